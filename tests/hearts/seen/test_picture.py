"""Pictures of Hearts, written out by hand."""

from __future__ import annotations

from typing import Any

from tests.hawk import positions as of_hawk
from tests.hearts import positions as of_hearts
from tests.looking import lines
from vorhand import Card, Cards, Trick, hearts


def late_hearts() -> hearts.Playing:
    """Three cards each, and one trick that seat 2 has taken; the rest is left open."""
    hands = tuple(map(Cards, ["2C TC KH", "3C AD 2S", "4D 5D QS", "5C TH AS"]))
    masks = tuple(hand.mask for hand in hands)
    deal = hearts.Deal(of_hearts.held(), 1, 4, hands, (), masks)
    first = of_hawk.trick("6C 7C 8C QH")
    taken = Trick(tuple(hearts.Play(play.seat, play.card) for play in first), 2)
    running = (hearts.Play(2, Card("4D")), hearts.Play(3, Card("TH")))
    unplayed = sum(masks) - Card("4D").bit - Card("TH").bit
    return hearts.Playing(deal, (taken,), running, 0, unplayed, 0)


def test_a_trick_of_hearts() -> None:
    assert str(late_hearts()).split("\n") == lines("""
        |Hearts, deal 5, seat 1 deals, to move: 0|
        |   seat  hand                   tricks  points|
        |>     0  ♣ 2 10       ♥ K            0       0|
        |      1  ♣ 3     ♦ A       ♠ 2       0       0|
        |      2          ♦ 5       ♠ Q       1       1|
        |      3  ♣ 5               ♠ A       0       0|
        |hearts are broken|
        |trick                      2:4♦  3:10♥|
        |previous trick, to seat 2  0:6♣  1:7♣  2:8♣  3:Q♥|
    """)


def test_what_a_seat_sees_of_the_exchange_and_the_passes() -> None:
    options = hearts.Options(pass_count=1)
    state = of_hearts.dealt("2C", "3C", "4C", "5C", options=options, dealer=2)
    state = of_hearts.after(state, "3 pass 5C", "1 pass 3C")
    mine = str(hearts.view(state, 1)).split("\n")
    assert mine[0] == "Hearts, deal 1, seat 2 deals, view of seat 1, to move: 0, 2"
    assert mine[2].split() == [">", "0", "13", "cards", "0", "0"]
    assert mine[6:] == lines("""
        |pass left|
        |seat 3 passes  1 card|
        |passed         3♣|
    """)
    assert str(state).split("\n")[6:] == lines("""
        |pass left|
        |seat 1 passes  3♣|
        |seat 3 passes  5♣|
    """)
    state = of_hearts.after(state, "0 pass 2C", "2 pass 4C")
    assert str(hearts.view(state, 1)).split("\n")[6:] == lines("""
        |pass left|
        |passed    3♣|
        |received  2♣|
    """)
    assert str(state).split("\n")[6:] == ["pass left"]


def test_a_shooter_chooses() -> None:
    state = of_hearts.moon_to_choose()
    text = str(state).split("\n")
    assert text[0] == "Hearts, deal 1, seat 3 deals, to move: 1"
    assert text[3].split() == [">", "1", "no", "cards", "13", "26"]
    assert text[6] == "seat 1 shot the moon and chooses"
    over = of_hearts.after(state, "1 choose shooter_down")
    assert str(over).split("\n")[0] == "Hearts, deal 1, seat 3 deals, the deal is over"
    assert str(over).split("\n")[6] == "the moon: the shooter goes down"
    assert "choose" not in str(over)
    assert hearts.Choose(1, hearts.Moon.OFF)._repr_html_().endswith("chooses: nothing</div>")


def test_a_kitty_and_whose_it_is() -> None:
    few, after = of_hearts.few, of_hearts.after
    options: dict[str, Any] = {"left_over": "5H", "kitty": hearts.Kitty.FIRST_TRICK}
    start = few("2C 3H", "3C 2H", "4C 3D", **options)
    assert str(start).split("\n")[5:] == lines("""
        |hold deal|
        |kitty  5♥|
    """)
    assert str(hearts.view(start, 0)).split("\n")[5:] == lines("""
        |hold deal|
        |kitty  1 card|
    """)
    state = after(start, *of_hearts.played("0: 2C 3C 4C", players=3))
    taken = ["previous trick, to seat 2  0:2♣  1:3♣  2:4♣"]
    assert str(state).split("\n")[5:] == [*taken, "kitty, to seat 2           5♥"]
    assert str(hearts.view(state, 2)).split("\n")[5:] == [*taken, "kitty, to seat 2           5♥"]
    assert str(hearts.view(state, 1)).split("\n")[5:] == [
        *taken,
        "kitty, to seat 2           1 card",
    ]
    end = after(state, *of_hearts.played("2: 3D 3H 2H", players=3))
    assert str(end).split("\n")[-1] == str(hearts.view(end, 0)).split("\n")[-1]
    assert str(end).split("\n")[-1].split() == ["kitty,", "to", "seat", "2", "5♥"]


def test_partners_are_named() -> None:
    state = of_hearts.dealt(options=of_hearts.held(partners=hearts.Partners.ADDED))
    text = "partners: 0, 2 and 1, 3"
    assert str(state).split("\n")[6] == text
    assert str(hearts.view(state, 3)).split("\n")[6] == text
    assert "partners" not in str(of_hearts.dealt())
