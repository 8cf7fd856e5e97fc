"""English. Cards stand in sentences as the library writes and reads them."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from vorhand.languages import Language, RankAndSuit
from vorhand.suits import Rank, Suit

SUITS: Final = MappingProxyType(
    {
        Suit.CLUBS: "clubs",
        Suit.DIAMONDS: "diamonds",
        Suit.HEARTS: "hearts",
        Suit.SPADES: "spades",
    }
)
RANKS: Final = MappingProxyType(
    {
        Rank.TWO: "two",
        Rank.THREE: "three",
        Rank.FOUR: "four",
        Rank.FIVE: "five",
        Rank.SIX: "six",
        Rank.SEVEN: "seven",
        Rank.EIGHT: "eight",
        Rank.NINE: "nine",
        Rank.TEN: "ten",
        Rank.JACK: "jack",
        Rank.QUEEN: "queen",
        Rank.KING: "king",
        Rank.ACE: "ace",
    }
)


def card(rank: Rank, suit: Suit) -> str:
    """The name of a card: queen of spades."""
    return f"{RANKS[rank]} of {SUITS[suit]}"


def cards(several: Sequence[RankAndSuit]) -> str:
    """Cards by their letters: TH QS."""
    return " ".join(rank.letter + suit.letter for rank, suit in several)


SENTENCES: Final = {
    # Hearts: why a move is refused
    "hearts.turn": "it is seat {turn}'s turn",
    "hearts.turn/passing": "cards are passed before anything else",
    "hearts.turn/playing": "it is your turn to play a card and nothing else",
    "hearts.turn/choosing": "you shot the moon and have to choose what it does",
    "hearts.turn/over": "the deal is over",
    "hearts.turn/view": "you are looking as seat {seat} and can only move for seat {seat}",
    "hearts.turn/absent": "nobody sits at seat {seat}",
    "hearts.pass.simultaneous": "you have already passed {passed}",
    "hearts.pass.count": "{count} cards are passed, not {given}",
    "hearts.pass.count/one": "{count} card is passed, not {given}",
    "hearts.held": "you do not hold {missing}",
    "hearts.lead.opening": "the first trick is led with {allowed}",
    "hearts.lead.opening/any-club": "the first trick is led with a club and you hold {allowed}",
    "hearts.follow-suit": "{led} are led and you hold {allowed}",
    "hearts.first-trick": "{card} is not thrown on the first trick while you hold {allowed}",
    "hearts.breaking": "hearts are not broken and you can lead {allowed}",
    "hearts.moon": "you choose whether the others go up or you go down",
    # Hearts: what a line of the score sheet rests on
    "hearts.points": "took {cards}",
    "hearts.points/no-trick": "took no trick",
    "hearts.moon/shot": "shot the moon with {cards}",
    "hearts.moon/others": "seat {other} shot the moon with {cards}",
    # Hawk: why a move is refused
    "hawk.turn": "it is seat {turn}'s turn",
    "hawk.turn/over": "the deal is over",
    "hawk.turn/view": "you are looking as seat {seat} and can only move for seat {seat}",
    "hawk.turn/absent": "nobody sits at seat {seat}",
    "hawk.held": "you do not hold {missing}",
    "hawk.follow-suit": "{led} are led and you hold {allowed}",
    "hawk.ruff": "{led} are led, you have none, and you must ruff with {allowed}",
    "hawk.ruff/over": "{led} are led, and you must ruff lower than the others, with {allowed}",
    # Hawk: what a line of the score sheet rests on
    "hawk.step/won": "LAFH won with {lafh} pips to {nob}: step {step}",
    "hawk.step/lost": "LAFH lost with {lafh} pips to {nob}: step {step}",
    "hawk.bonus.big-trick/lafh": (
        "seat {taker} took trick {trick} for LAFH, with more than {bound} pips: {cards}"
    ),
    "hawk.bonus.big-trick/nob": (
        "seat {taker} took trick {trick} for NOB, with more than {bound} pips: {cards}"
    ),
    "hawk.bonus.four-of-a-kind/lafh": (
        "seat {taker} took trick {trick} for LAFH, with four of a kind in it: {cards}"
    ),
    "hawk.bonus.four-of-a-kind/nob": (
        "seat {taker} took trick {trick} for NOB, with four of a kind in it: {cards}"
    ),
    "hawk.bonus.run/lafh": "seat {taker} took trick {trick} for LAFH, with a run in it: {cards}",
    "hawk.bonus.run/nob": "seat {taker} took trick {trick} for NOB, with a run in it: {cards}",
    "hawk.payout": "k is {k}: step {step}, bonuses {bonuses}; times {players} players",
    "hawk.payout/solo": (
        "k is {k}: step {step}, bonuses {bonuses}; times {players} players, times 3"
    ),
    "hawk.payout/solo-once": (
        "k is {k}: step {step}, bonuses {bonuses}; times {players} players, a solo counts once"
    ),
    "hawk.payout/nob": "NOB scores nothing",
    # Hurrikan: why a move is refused
    "hurrikan.turn": "it is seat {turn}'s turn",
    "hurrikan.turn/over": "the round is over",
    "hurrikan.turn/view": "you are looking as seat {seat} and can only move for seat {seat}",
    "hurrikan.turn/absent": "nobody sits at seat {seat}",
    "hurrikan.held": "you do not hold {missing}",
    "hurrikan.capture.on-table": "the table does not have {missing}",
    "hurrikan.capture.equal": (
        "{card} must take {allowed}, the card of equal value, and nothing else"
    ),
    "hurrikan.capture.equal/several": (
        "{card} must take one of {allowed}, the cards of equal value, and nothing else"
    ),
    "hurrikan.capture.equal/single": (
        "{card} cannot take {taken} alone: a single card must have the same value"
    ),
    "hurrikan.capture.sum": "{taken} add up to {total} and not to {value}",
    "hurrikan.capture.sum/large": "a set has at most {most} cards",
    "hurrikan.capture.forced": "{card} can capture {allowed}, so it may not be laid",
    # Hurrikan: what a line of the score sheet rests on
    "hurrikan.sweep": "swept the table with {card}: {cards}",
    "hurrikan.score.cards": "most cards: {amount}",
    "hurrikan.score.hearts": "most hearts: {amount}",
    "hurrikan.score.seven": "the seven of hearts",
    "hurrikan.score.best-four": "the best cards, four at most, worth {amount}: {cards}",
    "hurrikan.partners": "what the partner scored, seat {partner}",
    "hurrikan.partners/sweeps": "the sweeps of the partner, seat {partner}",
}

LABELS: Final = {
    # Around any game
    "deal": "deal {number}",
    "deal/round": "round {number}",
    "dealer": "seat {seat} deals",
    "view": "view of seat {seat}",
    "to-move": "to move: {seats}",
    "over": "the deal is over",
    "over/round": "the round is over",
    "seat": "seat",
    "hand": "hand",
    "cards": "{count} cards",
    "cards/one": "{count} card",
    "cards/none": "no cards",
    "points": "points",
    "move.play": "seat {seat} plays {card}",
    # Where tricks are played
    "tricks": "tricks",
    "trick": "trick",
    "previous-trick": "previous trick, to seat {taker}",
    # Hearts
    "pass.left": "pass left",
    "pass.right": "pass right",
    "pass.across": "pass across",
    "pass.second_left": "pass to the second on the left",
    "pass.second_right": "pass to the second on the right",
    "pass.hold": "hold deal",
    "passes": "seat {seat} passes",
    "passed": "passed",
    "received": "received",
    "broken": "hearts are broken",
    "choosing": "seat {seat} shot the moon and chooses",
    "moon.others_up": "the moon: the others go up",
    "moon.shooter_down": "the moon: the shooter goes down",
    "move.pass": "seat {seat} passes {cards}",
    "choose.others_up": "seat {seat} chooses: the others go up",
    "choose.shooter_down": "seat {seat} chooses: the shooter goes down",
    "choose.shooter_chooses": "seat {seat} chooses: the shooter chooses",
    "choose.off": "seat {seat} chooses: nothing",
    # Hawk
    "pips": "pips",
    "aside": "aside",
    "parties.both": "LAFH: whoever takes the first trick and whoever takes the last",
    "parties.last": "LAFH: whoever takes the last trick",
    "parties.joins": "LAFH: seat {seat} and whoever takes the last trick",
    "parties": "LAFH: {lafh}; NOB: {nob}",
    "parties.solo": "LAFH: {lafh}, a solo; NOB: {nob}",
    # Hurrikan
    "captured": "captured",
    "sweeps": "sweeps",
    "table": "table",
    "stock": "stock",
    "sweeper": "then seat {seat}, for its sweep",
    "last-capture": "last play, by seat {seat}: {card} takes",
    "last-lay": "last play, by seat {seat}: laid",
    "move.capture": "seat {seat} plays {card} and takes {takes}",
    "move.lay": "seat {seat} lays {card}",
    # A score sheet
    "score": "score",
    "total": "total",
    "reason": "for",
    "rule": "rule",
    # The page of a record
    "page.script": "This page needs scripts to step through the match, and they are switched off.",
    "page.options": "options",
    "page.place": "deal {deal} of {deals}",
    "page.place/round": "round {deal} of {deals}",
    "page.move": "move {move} of {moves}",
    "page.start": "the cards are dealt",
    "page.previous-deal": "to the start of the deal, or to the deal before",
    "page.back": "a move back",
    "page.on": "a move on",
    "page.next-deal": "to the next deal, or to the end",
    "page.seats": "who looks",
    "page.open": "open",
    "page.to-move": "to move",
    "page.keys": (
        "The arrow keys go one move back or on, with Shift one deal. "
        "Tap a card to see whether it is legal."
    ),
    "page.legal": "legal",
    "page.takes": "takes {takes}",
    "page.sheet": "score sheet",
    "page.stop": "the record breaks a rule here",
    "page.match-over": "another deal follows, but the match is over",
    "page.unfinished": "another deal follows, but this one is not finished",
    "page.empty": "the record has no deals",
    "page.more": "and further deals: {count}",
    "page.moves": "moves",
}

LANGUAGE: Final = Language(sentences=SENTENCES, labels=LABELS, suits=SUITS, card=card, cards=cards)
