"""
The table in a real browser: people tap cards in `examples/table.html` until the match is over.

Each person is a window of one headless Chromium, see `test_page` for what it needs. The servers run
in threads, so that what is shown can be compared with what there is.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from selenium.webdriver import ActionChains, Chrome, ChromeOptions, Keys
from selenium.webdriver.chrome.service import Service

from examples import websocket_server
from examples.table import Table
from examples.table_page import PAGE, Page
from examples.websocket_server import Room
from tests.browser.test_page import FLAGS
from vorhand import GAMES, Card, Cards, hearts, hurrikan, records
from vorhand.show.words import sign
from vorhand.testing import SUBJECTS

HOST = "127.0.0.1"
SHORT: list[tuple[str, dict[str, Any]]] = [
    ("hearts", {"limit": 15}),
    ("hawk", {"players": 5, "deals": 1}),
    ("hurrikan", {"target": 4}),
]
LOOK = """
const at = (id) => document.getElementById(id);
const seen = (one) => one.checkVisibility();
const text = (id) => (seen(at(id)) ? at(id).innerText : "");
const cards = (id) => [...at(id).querySelectorAll("button")].filter(seen);
return {
  after: Number(at("table").dataset.after ?? -1),
  lobby: seen(at("lobby")), table: seen(at("table")), playing: seen(at("hand")),
  told: text("told"), connection: text("connection"),
  state: text("state"), turn: at("state").classList.contains("turn"),
  happened: text("happened"), log: at("log").textContent, answer: text("answer"),
  facts: text("facts"), previous: text("previous"), live: at("live").textContent,
  hand: cards("hand").map((one) => one.dataset.card),
  barred: cards("hand").filter((one) => one.getAttribute("aria-disabled"))
    .map((one) => one.dataset.card),
  pressed: [...cards("hand"), ...cards("lying")]
    .filter((one) => one.getAttribute("aria-pressed") === "true").map((one) => one.dataset.card),
  lying: cards("lying").map((one) => one.dataset.card),
  can: cards("lying").filter((one) => one.classList.contains("can")).map((one) => one.dataset.card),
  actions: cards("actions").map((one) => one.textContent),
  seats: [...document.querySelectorAll("#seats li")].filter(seen).map((one) => ({
    seat: Number(one.dataset.seat), name: one.querySelector(".who").textContent,
    mark: one.querySelector(".mark").textContent, turn: one.classList.contains("turn"),
    card: one.querySelector("[data-card]")?.dataset.card ?? null,
    numbers: [...one.querySelectorAll("dd")].map((dd) => dd.textContent),
  })),
  sheet: seen(at("sheet")) ? at("sheet").innerText : null,
  lines: [...document.querySelectorAll("#sheet li")].map((one) => one.textContent),
  rows: [...document.querySelectorAll("#sheet tr[data-seat]")]
    .map((row) => [...row.children].map((cell) => cell.textContent)),
  winner: document.getElementById("winner")?.textContent ?? null,
  all: [...document.querySelectorAll("[data-card]")].filter(seen).map((one) => one.dataset.card),
  wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  small: [...document.querySelectorAll("button, select, input[type=text]")].filter(seen)
    .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 44).length,
};
"""


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    driver = os.environ.get("CHROMEDRIVER") or shutil.which("chromedriver")
    assert program, "no chromium: install it or name it in CHROMIUM"
    assert driver, "no chromedriver: install it or name it in CHROMEDRIVER"
    options = ChromeOptions()
    options.binary_location = program
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    folder = tmp_path_factory.mktemp("profile")
    for flag in (*FLAGS, "--lang=en", f"--user-data-dir={folder}"):
        options.add_argument(flag)
    chrome = Chrome(options=options, service=Service(driver))
    yield chrome
    chrome.quit()


class Server:
    """A table that is served from a thread."""

    def __init__(self, table: Table, origins: tuple[str, ...] = ()) -> None:
        self.table, self.room = table, Room(table)
        self.listening = socket.create_server((HOST, 0))
        self.port = self.listening.getsockname()[1]
        self.url = f"http://localhost:{self.port}/"
        self.page = Page(origins)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.task: asyncio.Task[None] | None = None
        self.people: list[Person] = []
        self.thread = threading.Thread(target=lambda: asyncio.run(self.run()))

    async def run(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.task = asyncio.create_task(self.room.run(self.page, sock=self.listening))
        await asyncio.wait([self.task])

    def call(self, action: Callable[[], object]) -> None:
        """Do something where the server runs."""
        assert self.loop is not None
        self.loop.call_soon_threadsafe(action)

    def receive(self, seat: int, message: str) -> None:
        """Have a seat whose person has no window send a message."""
        self.call(lambda: self.room.tell(self.table.receive(seat, message)))

    def stop(self) -> None:
        assert self.task is not None
        self.call(self.task.cancel)
        self.thread.join(10)
        assert not self.thread.is_alive()


@contextmanager
def served(
    name: str, *, bots: bool = True, seed: int = 1, origins: tuple[str, ...] = (), **options: Any
) -> Iterator[Server]:
    game: Any = GAMES[name]
    chosen = game.Options(**options)
    record = records.Record(name, chosen, game.Match(chosen).dealer)
    with serving(Table(record, seed, bots=bots), origins) as server:
        yield server


@contextmanager
def serving(table: Table, origins: tuple[str, ...] = ()) -> Iterator[Server]:
    server = Server(table, origins)
    server.thread.start()
    try:
        yield server
    finally:
        for person in server.people:  # before the server goes, which they would notice
            person.leave()
        server.stop()


class Person:
    """Somebody who sits before a window, and sees what is in it."""

    def __init__(self, browser: Chrome, url: str, *, phone: bool = False) -> None:
        self.browser, self.url = browser, url
        self.wrong: list[Any] = []
        # A window of the driver's own making would begin with the first page of the browser.
        made = {"url": "about:blank", "newWindow": True}
        self.window = browser.execute_cdp_cmd("Target.createTarget", made)["targetId"]
        browser.switch_to.window(self.window)
        if phone:
            size = {"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True}
            browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        browser.get(url)

    def look(self) -> Any:
        self.browser.switch_to.window(self.window)
        return self.browser.execute_script(LOOK)

    def until(self, is_so: Callable[[Any], bool], seconds: float = 10) -> Any:
        end = monotonic() + seconds
        while not is_so(seen := self.look()):
            assert monotonic() < end, seen
            sleep(0.02)
        return seen

    def click(self, selector: str) -> None:
        self.browser.switch_to.window(self.window)
        self.browser.find_element("css selector", selector).click()

    def tap(self, card: object, where: str = "hand") -> None:
        self.click(f'#{where} [data-card="{card}"]')

    def press(self, *keys: str) -> None:
        self.browser.switch_to.window(self.window)
        ActionChains(self.browser).send_keys(*keys).perform()

    def act(self, beginning: str) -> None:
        """Press the button whose text begins so."""
        self.browser.switch_to.window(self.window)
        buttons = self.browser.find_elements("css selector", "#actions button")
        next(one for one in buttons if one.text.startswith(beginning)).click()

    def join(self, name: str = "", seat: int | str = "any", language: str = "en") -> None:
        self.until(lambda seen: seen["lobby"] and not seen["connection"])
        self.speak(language)
        self.until(lambda _: bool(self.find(f'#choice input[value="{seat}"]')))
        self.find("#name")[0].send_keys(name)
        self.click(f'#choice input[value="{seat}"]')
        self.click("#join button")
        self.until(lambda seen: seen["table"])

    def speak(self, language: str) -> None:
        self.browser.switch_to.window(self.window)
        if self.find("html")[0].get_attribute("lang") != language:
            self.click("#language")
            self.until(lambda seen: not seen["connection"])

    def leave(self) -> None:
        self.browser.switch_to.window(self.window)
        self.wrong += self.browser.get_log("browser")  # type: ignore[no-untyped-call] # of selenium
        self.browser.execute_script("localStorage.clear()")
        self.browser.close()
        self.browser.switch_to.window(self.browser.window_handles[0])

    def find(self, selector: str) -> Any:
        self.browser.switch_to.window(self.window)
        return self.browser.find_elements("css selector", selector)


@pytest.fixture
def sit(browser: Chrome) -> Iterator[Callable[..., Person]]:
    """
    Open windows for people. No error was on the console of any when the server left them, and
    nothing was asked for but the page.
    """
    people: list[Person] = []
    for log in ("browser", "performance"):
        browser.get_log(log)  # type: ignore[no-untyped-call] # of selenium: what went before

    def opened(server: Server, *, phone: bool = False) -> Person:
        people.append(Person(browser, server.url, phone=phone))
        server.people.append(people[-1])
        return people[-1]

    yield opened
    assert not [wrong for person in people for wrong in person.wrong]
    asked = set()
    for entry in browser.get_log("performance"):  # type: ignore[no-untyped-call] # of selenium
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            asked.add(message["params"]["request"]["url"])
    # What the first page of the browser loads is not meant.
    asked = {url for url in asked if url.startswith(("http", "ws", "file"))}
    assert asked <= {person.url for person in people}


def past(made: int) -> Callable[[Any], bool]:
    """Whether more moves than so many are shown."""
    return lambda seen: bool(seen["after"] > made)


def check(person: Person, table: Table, seat: int) -> Any:
    """What is shown is what there is, and nothing that the seat cannot see."""
    seen, state, game = person.look(), table.state, table.game
    assert seen["after"] == table.made
    assert not seen["wide"]
    assert not seen["small"]
    assert Cards(map(Card, set(seen["all"]))) <= Cards(map(Card, visible(table, seat)))
    if not seen["playing"]:
        return seen
    view = game.view(state, seat)
    assert seen["hand"] == list(map(str, view.hand))
    assert seen["turn"] == (seat in game.to_move(state))
    players = table.match.options.players
    order = [(seat + n) % players for n in range(1, players + 1)]  # oneself at the end
    assert [one["seat"] for one in seen["seats"]] == order
    trick = getattr(state.public, "trick", ()) or [
        play for one in getattr(state.public, "tricks", ())[-1:] for play in one.plays
    ]
    for other, one in zip(order, seen["seats"], strict=True):
        assert one["name"] == table.names("en")[other]
        assert one["turn"] == (other in game.to_move(state))
        numbers = [int(it.replace("\N{MINUS SIGN}", "-")) for it in one["numbers"]]
        assert numbers[-1] == table.match.totals[other]
        assert numbers[1] == game.points(state)[other]  # in Hurrikan that are the cards
        cards = [str(play.card) for play in trick if play.seat == other]
        assert one["card"] == (cards[0] if cards else None)
    assert seen["lying"] == list(map(str, getattr(state, "table", ())))
    return seen


def visible(table: Table, seat: int) -> list[str]:
    """The cards that a seat may see, of the last deal too, whose sheet it may be reading."""
    subject = SUBJECTS[table.game.NAME]
    return list(map(str, subject.visible(table.state, seat)))


def take_a_turn(person: Person, table: Table, seat: int) -> None:
    """Make the first legal move by tapping; it is the turn of the person."""
    move = table.game.legal_moves(table.state, seat)[0]
    made = table.made
    if isinstance(move, hearts.Pass):
        for card in move.cards:
            person.tap(card)
        person.act("Pass")
    elif isinstance(move, hurrikan.Play):
        person.tap(move.card)
        seen = person.look()
        if set(seen["pressed"]) != {str(move.card), *map(str, move.takes)}:
            for card in move.takes:
                person.tap(card, "lying")
        person.act("Take" if move.takes else "Lay")
    else:
        person.tap(move.card)
    person.until(past(made))


def play_on(people: dict[int, Person], table: Table) -> None:
    """Play until the match is over; all read the sheet after each deal."""
    sheets = 0
    while not table.match.over:
        settle(people, table)
        for seat, person in people.items():
            seen = person.look()
            if seen["sheet"] and not table.match.over:
                read_sheet(person, table, seat)
            seen = check(person, table, seat)
        turns = [seat for seat in people if seat in table.game.to_move(table.state)]
        number = table.match.number
        take_a_turn(people[turns[0]], table, turns[0])
        if table.match.number > number:
            sheets += 1
    assert sheets == table.match.number
    settle(people, table)
    for seat, person in people.items():
        seen = person.until(lambda seen: seen["winner"] is not None)
        names = [table.names("en")[it] for it in table.match.winners]
        if len(names) > 1:
            assert seen["winner"] == f"{', '.join(names[:-1])} and {names[-1]} win the match."
        elif table.match.winners == (seat,):
            assert seen["winner"] == "You win the match."
        else:
            assert seen["winner"] == f"{names[0]} wins the match."
        check_sheet(seen, table)
        assert not person.find("#sheet button")


def settle(people: dict[int, Person], table: Table) -> None:
    """Wait until simple players have moved, and all have seen it."""
    end = monotonic() + 10
    while table.bot is not None:
        assert monotonic() < end
        sleep(0.005)
    for person in people.values():
        person.until(lambda seen: seen["after"] == table.made)


def check_sheet(seen: Any, table: Table) -> None:
    names, scores = table.names("en"), table.match.scores[-1]
    rows = [[cell.replace("\N{MINUS SIGN}", "-") for cell in row] for row in seen["rows"]]
    assert rows == [
        [names[seat], f"{score:+}" if score > 0 else str(score), str(table.match.totals[seat])]
        for seat, score in enumerate(scores)
    ]
    for seat, score in enumerate(scores):
        told = [line for line in seen["lines"] if line.startswith(f"{names[seat]} ")]
        points = [line.removeprefix(f"{names[seat]} ").split(":")[0] for line in told]
        assert sum(int(it.replace("\N{MINUS SIGN}", "-")) for it in points) == score


def read_sheet(person: Person, table: Table, seat: int) -> None:
    """Look at the score sheet, and go on to the next deal."""
    seen = person.look()
    check_sheet(seen, table)
    assert not seen["hand"]
    assert not seen["wide"]
    del seat
    person.click("#sheet button")
    person.until(lambda seen: seen["playing"])


@pytest.mark.parametrize(("name", "options"), SHORT)
def test_a_whole_match_with_simple_players(
    sit: Callable[..., Person], name: str, options: dict[str, Any]
) -> None:
    with served(name, **options) as server:
        person = sit(server)
        person.join("Ann", 1)
        play_on({1: person}, server.table)


@pytest.mark.parametrize(
    ("name", "options"),
    [("hearts", {"limit": 10}), ("hawk", {"players": 2, "deals": 2}), ("hurrikan", {"target": 3})],
)
def test_a_whole_match_of_two_people(
    sit: Callable[..., Person], name: str, options: dict[str, Any]
) -> None:
    with served(name, seed=2, **options) as server:
        one, other = sit(server), sit(server, phone=True)
        one.join("Ann", 0)
        other.until(lambda _: "Ann" in other.find("#choice")[0].text)  # the lobby follows
        other.join("Ben", 1)
        assert one.until(lambda seen: "Ben sits" in seen["happened"])
        play_on({0: one, 1: other}, server.table)


# What is not legal


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", ["hearts", "hawk"])
def test_a_card_that_is_not_legal_is_grey_and_tells_why(
    sit: Callable[..., Person], name: str, language: str
) -> None:
    with served(name, seed=3) as server:
        person, table, asked = sit(server), server.table, 0
        person.join("Ann", 0, language)
        while asked < 3:
            settle({0: person}, table)
            if isinstance(table.state, hearts.Passing):
                for card in list(table.state.hands[0])[:3]:
                    person.tap(card)
                person.click("#actions button")
                person.until(lambda seen: seen["turn"] and not seen["actions"])
                continue
            seen, view = person.look(), table.game.view(table.state, 0)
            legal = {str(move.card) for move in table.game.legal_moves(view)}
            assert set(seen["hand"]) - legal == set(seen["barred"])
            for card in seen["barred"][:2]:
                made = table.made
                broken = table.game.violation(view, table.game.parse_move(f"0 {card}"))
                assert broken is not None
                reason = broken.text(language, names=table.names(language))
                person.tap(card)
                assert person.look()["answer"] == f"{sign(Card(card))}: {reason}"
                label = person.find(f'#hand [data-card="{card}"]')[0].get_attribute("aria-label")
                assert label == f"{Card(card).name(language)}: {reason}"
                assert table.made == made
                asked += 1
            made = table.made
            person.tap(min(legal))
            person.until(past(made))
            assert not person.look()["answer"]


def test_whose_turn_it_is_is_told_with_names(sit: Callable[..., Person]) -> None:
    with served("hawk", bots=False, players=2) as server:
        one, other = sit(server), sit(server)
        one.join("Ann", 0)
        other.join("Ben", 1, "de")
        assert other.until(lambda seen: seen["playing"])["state"] == "An der Reihe: Ann."
        card = other.look()["hand"][0]
        assert not other.look()["barred"]  # it is not the card that is wrong
        other.tap(card)
        table = server.table
        broken = table.game.violation(table.state, table.game.parse_move(f"1 {card}"))
        assert broken is not None
        reason = broken.text("de", names=["Ann", "Ben"])
        assert "Ann" in reason
        assert other.look()["answer"] == f"{sign(Card(card))}: {reason}"
        other.speak("en")


# Passing, choosing, capturing


def test_cards_are_chosen_and_passed(sit: Callable[..., Person]) -> None:
    with served("hearts", bots=False) as server:
        one, other = sit(server), sit(server)
        one.join("Ann", 0)
        other.join("Ben", 1)
        hand = one.until(lambda seen: seen["turn"])["hand"]
        assert one.look()["state"] == "Choose 3 cards for Ben."
        for card in hand[:2]:
            one.tap(card)
        one.click("#actions button")
        seen = one.look()
        assert seen["answer"] == "Cards still to choose: 1."
        assert seen["pressed"] == hand[:2]
        one.tap(hand[4])
        one.tap(hand[5])
        seen = one.look()
        assert seen["answer"] == "3 cards are passed: take one back first."
        assert seen["pressed"] == [*hand[:2], hand[4]]
        one.tap(hand[0])
        one.tap(hand[5])
        passed = [hand[1], hand[4], hand[5]]
        signs = " ".join(sign(Card(card)) for card in passed)
        assert one.look()["actions"] == [f"Pass {signs} to Ben"]
        # What others do meanwhile takes nothing away.
        table = server.table
        server.call(lambda: server.room.tell(table.join('{"join": 3, "name": "Dan"}')[1]))
        one.until(lambda seen: "Dan sits" in seen["happened"])
        assert one.look()["pressed"] == passed
        one.click("#actions button")
        seen = one.until(lambda seen: not seen["turn"])
        assert f"You passed {signs} to Ben." in seen["facts"]
        assert seen["state"] == "Still passing: Ben, seat 2 and Dan."
        assert seen["pressed"] == passed  # they are marked until all have passed
        assert other.until(lambda seen: "Ann has passed" in seen["happened"])
        assert not set(passed) & set(other.look()["all"])
        assert table.state.pending[0] == Cards(map(Card, passed))


def moon_table() -> Table:
    """Seat 0 takes all hearts and the queen with the last cards, and may choose what that does."""
    options = hearts.Options(
        players=4,
        passing=(hearts.Direction.HOLD,),
        opening=hearts.Opening.DEALERS_LEFT,
        breaking=hearts.Breaking.NOTHING_NEEDED,
        first_trick=hearts.FirstTrick.ANYTHING,
        moon=hearts.Moon.SHOOTER_CHOOSES,
        limit=20,
    )
    high = [f"{rank}H" for rank in "AKQJT98765"] + ["AS", "KS", "QS"]
    others = [str(card) for card in hearts.pack(options) if str(card) not in high]
    # Each has one of the hearts that are left, to follow with.
    low = [card for card in others if card.endswith("H")]
    rest = [card for card in others if card not in low]
    hands = [high, *([low[n], *rest[n::3]] for n in range(3))]
    match = hearts.Match(options, dealer=3)
    deck = deck_with(options, hands)
    state: Any = match.deal(deck)
    # Spades first, then hearts, each from the top; the others throw what comes last.
    order = [hearts.Play(0, Card(card)) for card in [*high[10:], *high[:10]]]
    moves: list[Any] = []
    while len(moves) < 48:
        legal = hearts.legal_moves(state)
        mine = [move for move in order if move in legal]
        moves.append(mine[0] if mine else legal[-1])
        state = hearts.apply(state, moves[-1])
    deal = records.RecordedDeal(tuple(deck), tuple(moves))
    return Table(records.Record("hearts", options, 3, deals=(deal,)), 1)


def deck_with(options: hearts.Options, hands: list[list[str]]) -> list[Card]:
    """The deck that gives these hands: in packets, to the left of the dealer first."""
    left = [list(hand) for hand in hands]
    deck = []
    for packet in options.packets:
        for hand in left:
            deck += [Card(card) for card in hand[:packet]]
            del hand[:packet]
    return deck


def test_who_shot_the_moon_chooses(sit: Callable[..., Person]) -> None:
    with serving(moon_table()) as server:
        people = [sit(server), sit(server)]
        for seat, name in enumerate(("Ann", "Ben")):
            people[seat].join(name, seat)
        table = server.table
        for seat in (2, 3):
            table.join(json.dumps({"join": seat}))
        while table.game.to_move(table.state) and not isinstance(table.state, hearts.Choosing):
            seat = table.game.to_move(table.state)[0]
            made, move = table.made, table.game.legal_moves(table.state)[0]
            if seat < 2:
                people[seat].until(lambda seen: seen["turn"])
                people[seat].tap(move.card)
            else:
                message = json.dumps({"move": str(move), "after": table.made})
                server.receive(seat, message)
            people[0].until(past(made))
        seen = people[0].look()
        assert seen["state"] == "You have shot the moon: choose what it does."
        assert seen["actions"] == ["The others get the points", "Points are taken off my total"]
        assert people[1].until(lambda seen: seen["state"] == "It is the turn of Ann.")
        people[0].click("#actions button")
        for person in people:
            seen = person.until(lambda seen: seen["sheet"] is not None)
            assert [row[1:] for row in seen["rows"]] == [["0", "0"], *[["+26", "26"]] * 3]
        assert people[0].look()["winner"] == "You win the match."
        assert people[1].look()["winner"] == "Ann wins the match."


def several_captures() -> tuple[Table, Any, list[Any]]:
    """A table of Hurrikan at which the first player has a card with several captures."""
    game: Any = hurrikan
    record = records.Record("hurrikan", game.Options(), 1)
    for seed in range(1000):
        table = Table(record, seed, bots=False)
        moves = [move for move in game.legal_moves(table.state) if len(move.takes) > 1]
        for move in moves:
            same = [one for one in game.legal_moves(table.state) if one.card == move.card]
            if len(same) > 1:
                return table, move, same
    raise AssertionError


def test_a_capture_is_made_by_tapping_the_table(sit: Callable[..., Person]) -> None:
    table, move, same = several_captures()
    with serving(table) as server:
        person = sit(server)
        person.join("Ann", 0)
        taken = next(card for card in table.state.table if card in move.takes)
        person.tap(taken, "lying")
        assert person.look()["answer"] == "First choose a card of your hand."
        person.tap(move.card)
        seen = person.look()
        assert set(seen["can"]) == {str(card) for one in same for card in one.takes}
        assert seen["pressed"] == [str(move.card)]
        assert len(seen["actions"]) == len(same)
        # What is too little is refused by the server, with the rule.
        wrong = next(card for card in move.takes if all(Cards([card]) != one.takes for one in same))
        person.tap(wrong, "lying")
        person.act("Take")
        refused = hurrikan.violation(table.state, hurrikan.Play(0, move.card, Cards([wrong])))
        assert refused is not None
        expected = refused.text("en", names=table.names("en"))
        person.until(lambda seen: seen["answer"] == expected)
        for card in move.takes:
            if card != wrong:
                person.tap(card, "lying")
        assert set(person.look()["pressed"]) == {str(move.card), *map(str, move.takes)}
        person.tap(move.card)  # a second time: that is the capture
        seen = person.until(lambda seen: seen["after"] == 1)
        signs = " ".join(map(sign, move.takes))
        assert seen["happened"] == f"You take {signs} with {sign(move.card)}."
        assert list(table.game.moves_of(table.state)) == [move]


def only_capture() -> tuple[Table, Any]:
    """A table of Hurrikan at which the first player has a card with one capture."""
    game: Any = hurrikan
    record = records.Record("hurrikan", game.Options(), 1)
    for seed in range(100):
        table = Table(record, seed)
        legal = game.legal_moves(table.state)
        for move in legal:
            if move.takes and [one.card for one in legal].count(move.card) == 1:
                return table, move
    raise AssertionError


def test_the_only_capture_needs_no_choice(sit: Callable[..., Person]) -> None:
    table, move = only_capture()
    with serving(table) as server:
        person = sit(server)
        person.join("Ann", 0)
        person.tap(move.card)
        seen = person.look()
        assert seen["can"] == [str(card) for card in table.state.table if card in move.takes]
        assert len(seen["actions"]) == 1
        person.press(Keys.ESCAPE)
        assert not person.look()["pressed"]
        person.tap(move.card)
        person.tap(move.card)
        person.until(lambda seen: seen["after"] == 1)
        assert list(table.game.moves_of(table.state)) == [move]


# Connections


def test_a_reload_and_a_lost_connection_change_nothing(sit: Callable[..., Person]) -> None:
    with served("hearts", bots=False) as server:
        one, other = sit(server), sit(server)
        one.join("Ann", 2)
        other.join("Ben", 3)
        hand = one.look()["hand"]
        one.browser.switch_to.window(one.window)
        one.browser.refresh()
        assert one.until(lambda seen: seen["playing"])["hand"] == hand
        one.tap(hand[3])
        server.call(server.room.at[2].transport.abort)
        assert "cannot be reached" in one.until(lambda seen: seen["connection"])["connection"]
        seen = one.until(lambda seen: not seen["connection"])
        assert (seen["hand"], seen["pressed"]) == (hand, [hand[3]])
        assert server.table.names("en")[2:] == ["Ann", "Ben"]


def test_who_closes_the_window_finds_the_seat_again(sit: Callable[..., Person]) -> None:
    with served("hearts", bots=False) as server:
        one = sit(server)
        one.join("Ann", 2)
        hand = one.look()["hand"]
        one.click("#leave")
        seen = one.until(lambda seen: seen["lobby"] and not seen["connection"])
        assert seen["told"] == "Your seat is kept for you."
        again = sit(server)  # another window, which has none of the memory of the first
        again.until(lambda seen: seen["lobby"])
        again.until(lambda _: bool(again.find("#kept button")))
        assert again.find("#kept button")[0].text == "Back to your seat: Ann"
        assert not again.find('#choice input[value="2"]:enabled')
        again.click("#kept button")
        assert again.until(lambda seen: seen["playing"])["hand"] == hand


def test_two_windows_do_not_fight_for_one_seat(sit: Callable[..., Person], browser: Chrome) -> None:
    with served("hawk", bots=False) as server:
        one = sit(server)
        one.join("Ann", 0)
        before = set(browser.window_handles)
        browser.execute_script("window.open(location.href)")  # with a copy of its memory
        [handle] = set(browser.window_handles) - before
        one.until(lambda seen: seen["connection"] != "")
        assert "in another window" in one.look()["connection"]
        sleep(1.5)  # longer than it takes to try again
        assert "in another window" in one.look()["connection"]
        one.click("#retry")
        assert one.until(lambda seen: not seen["connection"])["playing"]
        browser.switch_to.window(handle)
        browser.close()


@contextmanager
def script(port: int, *arguments: str) -> Iterator[None]:
    command = [sys.executable, websocket_server.__file__, *arguments, "--port", str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline().startswith("Listening at")
            yield
        finally:
            process.kill()


def test_the_server_goes_and_comes_back(browser: Chrome, tmp_path: Path) -> None:
    first = browser.current_window_handle
    with socket.create_server((HOST, 0)) as free:
        port = free.getsockname()[1]
    arguments = ["hawk", "--bots", "--pause", "0", "--save", str(tmp_path / "match.jsonl")]
    with script(port, *arguments):
        person = Person(browser, f"http://localhost:{port}/")
        person.join("Ann", 0)
        person.tap(person.until(lambda seen: seen["turn"])["hand"][0])
        seen = person.until(lambda seen: len(seen["hand"]) == 9 and seen["turn"])
    gone = person.until(lambda seen: seen["connection"])
    assert re.match(r"The server cannot be reached. Trying again in \d s.", gone["connection"])
    assert gone["hand"] == seen["hand"]
    with script(port, *arguments):
        person.click("#retry")
        back = person.until(lambda seen: not seen["connection"])
        for part in ("hand", "seats", "state", "after"):
            assert back[part] == seen[part]
        person.tap(next(card for card in back["hand"] if card not in back["barred"]))
        person.until(lambda seen: len(seen["hand"]) == 8)
    # Another match at the same place: the seat is nobody's there.
    person.until(lambda seen: seen["connection"])
    with script(port, "hawk"):
        person.click("#retry")
        seen = person.until(lambda seen: seen["lobby"] and not seen["connection"])
        assert seen["told"] == "The table has begun anew: choose a seat."
    browser.execute_script("localStorage.clear()")
    browser.close()
    browser.switch_to.window(first)


def test_a_page_from_disk_needs_to_be_let_in(browser: Chrome) -> None:
    first = browser.current_window_handle
    with served("hawk") as closed, served("hawk", origins=("null",)) as opened:
        for server in (closed, opened):
            person = Person(browser, f"{PAGE.as_uri()}?server=ws://localhost:{server.port}")
            if server is opened:
                person.join("Ann", 0)
                check(person, server.table, 0)
            else:
                seen = person.until(lambda seen: "cannot be reached" in seen["connection"])
                assert not seen["lobby"]
            browser.close()
            browser.switch_to.window(first)
        person = Person(browser, PAGE.as_uri())
        assert "Open this page from the server" in person.look()["connection"]
        browser.close()
    browser.switch_to.window(first)


# Keys, names, sizes


def test_a_deal_is_played_with_keys_alone(sit: Callable[..., Person]) -> None:
    with served("hawk", players=3, deals=1) as server:
        person, table = sit(server), server.table
        person.until(lambda _: bool(person.find("#choice input")))
        person.click("h1")
        person.press(Keys.TAB, Keys.TAB, "Ann", Keys.TAB, Keys.ARROW_DOWN, Keys.ENTER)
        person.until(lambda seen: seen["table"])
        turn = 0
        while not table.match.over:
            settle({0: person}, table)
            seen, made = person.look(), table.made
            place = next(n for n, card in enumerate(seen["hand"]) if card not in seen["barred"])
            if turn % 2 and place < 10:
                person.press(str((place + 1) % 10))
            else:
                person.press(Keys.ARROW_RIGHT)  # goes to the hand, if the focus is elsewhere
                assert outlined(person)
                person.press(*[Keys.ARROW_LEFT] * 20, *[Keys.ARROW_RIGHT] * place)
                assert focus_of(person) == seen["hand"][place]
                person.press(Keys.ENTER)
            person.until(past(made))
            turn += 1
        assert person.until(lambda seen: seen["winner"])
        assert table.names("en")[0] == "Ann"


def focus_of(person: Person) -> str | None:
    person.browser.switch_to.window(person.window)
    return person.browser.switch_to.active_element.get_attribute("data-card")


def outlined(person: Person) -> bool:
    style = "return getComputedStyle(document.activeElement).outlineStyle"
    return bool(person.browser.execute_script(style) == "solid")


def test_hurrikan_and_passes_are_played_with_keys(sit: Callable[..., Person]) -> None:
    table, move, _ = several_captures()
    with serving(table) as server:
        person = sit(server)
        person.join("Ann", 0)
        hand = person.look()["hand"]
        person.press(str(hand.index(str(move.card)) + 1), Keys.ARROW_UP)
        lying = person.look()["lying"]
        for card in move.takes:
            person.press(*[Keys.ARROW_LEFT] * 9, *[Keys.ARROW_RIGHT] * lying.index(str(card)))
            assert focus_of(person) == str(card)
            person.press(Keys.SPACE)
        person.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
        label = f"Take {' '.join(map(sign, move.takes))} with {sign(move.card)}"
        person.press(*[Keys.ARROW_LEFT] * 9)
        person.press(*[Keys.ARROW_RIGHT] * person.look()["actions"].index(label))
        assert person.browser.switch_to.active_element.text == label
        person.press(Keys.ENTER)
        person.until(lambda seen: seen["after"] == 1)
        assert list(table.game.moves_of(table.state)) == [move]
    with served("hearts", bots=False) as server:
        person = sit(server)
        person.join("Ann", 0)
        hand = person.look()["hand"]
        person.press("1", "5", "0", Keys.ARROW_DOWN, Keys.ENTER)
        person.until(lambda seen: not seen["turn"])
        assert server.table.state.pending[0] == Cards(map(Card, (hand[0], hand[4], hand[9])))


def test_what_happens_is_told_to_who_listens(sit: Callable[..., Person]) -> None:
    with served("hawk", bots=False, players=2) as server:
        one, other = sit(server), sit(server)
        one.join("Ann", 0)
        other.join("Ben", 1)
        card = one.look()["hand"][0]
        one.tap(card)
        name = Card(card).name()
        heard = other.until(lambda seen: seen["turn"])["live"]
        assert heard == f"Ann plays the {name}. It is your turn."
        region = other.find("#live")[0]
        assert region.get_attribute("aria-live") == "polite"
        assert other.find("#answer")[0].get_attribute("role") == "alert"


HOSTILE = ["<img src=x>", "<b id=pwned>x</b>", "&lt;b&gt;'\"`${1}"]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_a_text_and_nothing_else(sit: Callable[..., Person], name: str) -> None:
    with served("hawk", bots=False, players=2, deals=1) as server:
        one, other = sit(server), sit(server)
        one.join(name, 0)
        other.until(lambda _: name in other.find("#choice")[0].text)
        other.join("Ben", 1)
        assert name in other.look()["state"]
        one.tap(one.look()["hand"][0])
        seen = other.until(lambda seen: seen["turn"])
        assert f"{name} plays" in seen["happened"]
        assert name in [one["name"] for one in seen["seats"]]
        other.click("#leave")
        other.until(lambda _: name in other.find("#choice")[0].text)
        for person in (one, other):
            assert not person.find("img, b[id]")


def test_names_that_are_refused_are_told(sit: Callable[..., Person]) -> None:
    with served("hawk") as server:
        one, other = sit(server), sit(server)
        one.join("Ann", 0)
        other.until(lambda _: "Ann" in other.find("#choice")[0].text)
        other.find("#name")[0].send_keys("ann" + 30 * " " + "x")
        assert len(other.find("#name")[0].get_attribute("value")) == 20
        other.click("#join button")
        seen = other.until(lambda seen: seen["told"])
        assert seen["told"] == "somebody else goes by the name of ann"
        other.find("#name")[0].clear()
        other.join("Ben", "any", "de")
        assert server.table.names("en")[1] == "Ben"
        other.speak("en")


@pytest.mark.parametrize(
    ("name", "players"), [("hearts", 3), ("hearts", 5), ("hawk", 6), ("hurrikan", 4)]
)
def test_a_phone_needs_no_scrolling_to_the_side(
    sit: Callable[..., Person], name: str, players: int
) -> None:
    with served(name, players=players) as server:
        person, table = sit(server, phone=True), server.table
        seen = person.until(lambda seen: seen["lobby"])
        assert not seen["wide"]
        person.join("M" * 20, 0)  # the widest letter
        for _ in range(3):
            settle({0: person}, table)
            check(person, table, 0)
            take_a_turn(person, table, 0)
        person.speak("de")
        seen = person.until(lambda seen: seen["playing"])
        assert not seen["wide"]
        assert not seen["small"]
        person.speak("en")
