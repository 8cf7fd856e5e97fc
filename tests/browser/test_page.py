"""
The page of a record in a real browser: headless Chromium, driven by its own driver.

It needs Debian's `chromium` and `chromium-driver`, or others that `CHROMIUM` and `CHROMEDRIVER`
name, and the dependency group `browser`: `nox -s browser`.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest
from selenium.webdriver import Chrome, ChromeOptions, Keys
from selenium.webdriver.chrome.service import Service

from examples.referee import read
from vorhand import GAMES, Card, Cards, hawk, hearts, records
from vorhand.game import play_out
from vorhand.show.words import sign
from vorhand.testing import SUBJECTS

RECORDS = sorted((Path(__file__).parents[2] / "examples" / "records").iterdir())
every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
)
LOOK = """
const cards = (root) => [...root.querySelectorAll("[data-card]")].map((box) => box.dataset.card);
return {
  hands: [...document.querySelectorAll(".hand")].map((hand) => ({
    cards: cards(hand),
    text: hand.querySelector(".cards").textContent,
    turn: hand.classList.contains("turn"),
    legal: cards(hand).filter((_, n) =>
      hand.querySelectorAll("[data-card]")[n].dataset.legal === "1"),
    counts: [...hand.querySelectorAll(".counts span")].map((one) => one.textContent),
  })),
  lines: [...document.querySelectorAll(".line")].map((line) => ({
    text: line.textContent, cards: cards(line),
  })),
  all: cards(document),
  move: document.getElementById("move").textContent,
  place: document.getElementById("place").textContent,
  answer: document.getElementById("answer").textContent,
  note: document.getElementById("note").checkVisibility()
    ? document.getElementById("note").textContent : null,
  stop: document.getElementById("stop").checkVisibility()
    ? document.getElementById("stop").textContent : null,
  sheet: document.getElementById("sheet").checkVisibility()
    ? document.getElementById("sheet").textContent : null,
  wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
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
    for flag in (*FLAGS, f"--user-data-dir={tmp_path_factory.mktemp('profile')}"):
        options.add_argument(flag)
    chrome = Chrome(options=options, service=Service(driver))
    yield chrome
    chrome.quit()


class Viewer:
    """The page of a record, as it is seen and used."""

    def __init__(self, browser: Chrome, record: records.Record, folder: Path, **how: Any) -> None:
        path = folder / "page.html"
        path.write_text(record.to_html(**how), "utf-8")
        self.browser, self.url = browser, path.as_uri()
        browser.set_window_size(1200, 1000)
        browser.get("about:blank")
        for log in ("browser", "performance"):
            browser.get_log(log)  # type: ignore[no-untyped-call] # of selenium: what went before
        browser.get(self.url)

    def look(self) -> Any:
        return self.browser.execute_script(LOOK)

    def press(self, *keys: str) -> None:
        self.browser.find_element("tag name", "body").send_keys(*keys)

    def press_with_shift(self, key: str) -> None:
        self.press(Keys.SHIFT + key)

    def click(self, selector: str) -> None:
        self.browser.find_element("css selector", selector).click()

    def watch(self, viewer: int | None) -> None:
        self.click(f'[data-viewer="{"null" if viewer is None else viewer}"]')

    def enabled(self, button: str) -> bool:
        return self.browser.find_element("id", button).is_enabled()

    def check_quiet(self) -> None:
        """No error on the console, and nothing was asked for but the page itself."""
        assert not self.browser.get_log("browser")  # type: ignore[no-untyped-call] # of selenium
        asked = set()
        for entry in self.browser.get_log("performance"):  # type: ignore[no-untyped-call] # the same
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                asked.add(message["params"]["request"]["url"])
        assert asked <= {self.url, "data:,"}


def in_a_row(record: records.Record) -> list[tuple[int, int, Any]]:
    """All positions of a record, with the numbers of deal and move."""
    return [
        (deal, move, state)
        for deal, states in enumerate(records.replay(record).states)
        for move, state in enumerate(states)
    ]


def named(cards: list[str]) -> Cards:
    assert len(set(cards)) == len(cards)
    return Cards(map(Card, cards))


def legal_cards(game: Any, state: Any, seat: int) -> Cards:
    """The cards that a seat may play or pass."""
    if isinstance(state, hearts.Passing):
        return state.hands[seat] if state.pending[seat] is None else Cards()
    return Cards(move.card for move in game.legal_moves(state, seat))


def check_position(viewer: Viewer, game: Any, state: Any, seat: int | None = None) -> None:
    """What is shown is what there is, and from a seat nothing that it cannot see."""
    seen = viewer.look()
    assert len(seen["hands"]) == state.options.players
    points = game.points(state)
    for other, (hand, held) in enumerate(zip(seen["hands"], state.hands, strict=True)):
        assert hand["turn"] == (other in game.to_move(state))
        if game is not GAMES["hurrikan"]:
            assert hand["counts"][1].endswith(f" {points[other]}")
        if seat in {None, other}:
            assert named(hand["cards"]) == held
            assert named(hand["legal"]) == legal_cards(game, state, other)
        else:
            assert not hand["cards"]
            assert hand["text"].startswith(f"{len(held)} card" if held else "no cards")
    table = state.table if hasattr(state, "table") else [play.card for play in state.public.trick]
    if table:
        assert set(table) in [set(named(line["cards"])) for line in seen["lines"]]
    if seat is not None:
        subject = SUBJECTS[game.RULES.game]
        assert Cards(map(Card, seen["all"])) <= Cards(subject.visible(state, seat))


@every_record
def test_arrow_keys_step_through_a_match(browser: Chrome, path: Path, tmp_path: Path) -> None:
    record = read(path)
    game, viewer = GAMES[record.game], Viewer(browser, record, tmp_path)
    row = in_a_row(record)
    played = records.replay(record)
    assert not viewer.enabled("back")
    ends = {place - 1 for place, (_, move, _) in enumerate(row) if move == 0} | {len(row) - 1}
    for place, (deal, move, state) in enumerate(row):
        # Each key is pressed; after the first deal it is looked at some positions only.
        if deal and place not in ends and place % 6:
            viewer.press(Keys.ARROW_RIGHT)
            continue
        check_position(viewer, game, state)
        seen = viewer.look()
        called = "round" if record.game == "hurrikan" else "deal"
        assert seen["place"].startswith(f"{called} {deal + 1} of {len(played.states)} · ")
        assert f" · move {move} of " in seen["place"]
        assert not seen["wide"]
        over = not game.to_move(state)
        assert (seen["sheet"] is not None) == over
        if over:
            for line in game.scoresheet(state):
                assert line.text() in seen["sheet"]
                assert line.rule.id in seen["sheet"]
        assert (seen["stop"] is not None) == (place == len(row) - 1 and played.error is not None)
        viewer.press(Keys.ARROW_RIGHT)
    assert not viewer.enabled("on")
    check_position(viewer, game, row[-1][2])
    if played.error is not None:
        assert played.error.violation is not None
        assert played.error.violation.text() in viewer.look()["stop"]
    viewer.press(Keys.ARROW_LEFT)
    check_position(viewer, game, row[-2][2])
    viewer.check_quiet()


@every_record
def test_a_seat_sees_its_own_cards_alone(browser: Chrome, path: Path, tmp_path: Path) -> None:
    record = read(path)
    game, viewer = GAMES[record.game], Viewer(browser, record, tmp_path)
    for place, (_, _, state) in enumerate(in_a_row(record)[:36]):
        seat = place % record.options.players
        viewer.watch(seat)
        check_position(viewer, game, state, seat)
        viewer.watch(None)
        check_position(viewer, game, state)
        viewer.watch((seat + 1) % record.options.players)
        viewer.click("#on")
    viewer.check_quiet()


@every_record
def test_buttons_and_shift_go_from_deal_to_deal(
    browser: Chrome, path: Path, tmp_path: Path
) -> None:
    record = read(path)
    game, viewer = GAMES[record.game], Viewer(browser, record, tmp_path)
    row = in_a_row(record)
    first = [state for _, move, state in row if move == 0]
    for state in first:
        check_position(viewer, game, state)
        viewer.click("#next-deal")
    check_position(viewer, game, row[-1][2])
    assert not viewer.enabled("next-deal")
    for state in reversed(first):
        viewer.press_with_shift(Keys.ARROW_LEFT)
        check_position(viewer, game, state)
    viewer.press_with_shift(Keys.ARROW_RIGHT)
    check_position(viewer, game, first[1])
    viewer.click("#previous-deal")
    check_position(viewer, game, first[0])
    viewer.click("#on")
    viewer.click("#on")
    check_position(viewer, game, row[2][2])
    viewer.click("#back")
    check_position(viewer, game, row[1][2])
    viewer.check_quiet()


@pytest.mark.parametrize("language", ["en", "de"])
@every_record
def test_a_card_that_is_not_legal_tells_why(
    browser: Chrome, path: Path, tmp_path: Path, language: str
) -> None:
    record = read(path)
    game: Any = GAMES[record.game]
    viewer = Viewer(browser, record, tmp_path, language=language)
    asked = 0
    for _, _, state in in_a_row(record)[:12]:
        for seat in range(record.options.players):
            barred = state.hands[seat] - legal_cards(game, state, seat)
            for card in list(barred)[:1]:
                move = game.Play(seat, card)
                if isinstance(state, hearts.Passing):
                    move = hearts.Pass(seat, Cards([card]))
                reason = game.violation(state, move).text(language)
                selector = f'[data-seat="{seat}"] [data-card="{card}"]'
                box = viewer.browser.find_element("css selector", selector)
                told = f"{card.name(language)}: {reason}"
                assert box.get_attribute("title") == box.get_attribute("aria-label") == told
                box.click()
                assert viewer.look()["answer"] == told
                asked += 1
        viewer.press(Keys.ARROW_RIGHT)
    assert asked > 6
    viewer.check_quiet()


def test_a_pass_is_hidden_from_other_seats(browser: Chrome, tmp_path: Path) -> None:
    record = read(next(path for path in RECORDS if path.name == "hearts.txt"))
    viewer = Viewer(browser, record, tmp_path)
    viewer.press(Keys.ARROW_RIGHT)
    move = record.deals[0].moves[0]
    told = f"seat {move.seat} passes {' '.join(map(sign, move.cards))}"
    assert viewer.look()["move"] == told
    viewer.watch((move.seat + 1) % 4)
    assert viewer.look()["move"] == f"seat {move.seat} passes"
    viewer.watch(move.seat)
    assert viewer.look()["move"] == told


def test_only_the_seat_itself_sees_what_it_has_passed_and_received(
    browser: Chrome, tmp_path: Path
) -> None:
    record = read(next(path for path in RECORDS if path.name == "hearts.txt"))
    viewer = Viewer(browser, record, tmp_path)
    viewer.press(*[Keys.ARROW_RIGHT] * 5)
    state = in_a_row(record)[5][2]
    assert hearts.view(state, 0).received
    shown = len(viewer.look()["lines"])
    for seat in range(4):
        viewer.watch(seat)
        seen = hearts.view(state, seat)
        lines = [named(line["cards"]) for line in viewer.look()["lines"]]
        assert lines[shown:] == [seen.passed, seen.received]


def test_headers_cannot_break_out_of_the_page(browser: Chrome, tmp_path: Path) -> None:
    evil = "</script><script>document.title='broken'</script><img src=x onerror=alert(1)><!--"
    record = attrs.evolve(read(RECORDS[0]), headers={"Event": evil, "Site": "\"' & \u2028"})
    viewer = Viewer(browser, record, tmp_path)
    about = viewer.browser.find_element("id", "about").text
    assert evil in about
    assert "\"' &" in about
    assert viewer.browser.title.startswith(f"Hawk - {evil[:20]}")
    assert not viewer.browser.find_elements("css selector", "img")
    viewer.check_quiet()


@every_record
def test_a_phone_needs_no_scrolling_to_the_side(
    browser: Chrome, path: Path, tmp_path: Path
) -> None:
    viewer = Viewer(browser, read(path), tmp_path, language="de")
    size = {"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    try:
        for _ in range(3):
            assert not viewer.look()["wide"]
            viewer.click("#next-deal")
        viewer.check_quiet()
    finally:
        browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def test_a_record_without_deals_has_a_page(browser: Chrome, tmp_path: Path) -> None:
    viewer = Viewer(browser, records.Record("hawk", hawk.SOURCE, 0), tmp_path)
    assert viewer.look()["move"] == "the record has no deals"
    viewer.check_quiet()


def test_notes_are_shown_to_whoever_sees_the_move(browser: Chrome, tmp_path: Path) -> None:
    state: Any = hearts.deal(hearts.pack())
    for seat in range(4):
        state = hearts.apply(state, hearts.legal_moves(state, seat)[0])
    state = hearts.apply(state, hearts.legal_moves(state)[0])
    time = datetime(2026, 12, 1, 20, 15, 3, tzinfo=UTC)
    notes = [
        records.Note(0, "<b>three clubs</b>\nto the left", time),
        records.Note(4, time=time),
    ]
    page = Viewer(browser, records.record_of([state], notes=[notes]), tmp_path)
    assert page.look()["note"] is None
    page.press(Keys.ARROW_RIGHT)
    assert page.look()["note"] == "2026-12-01 20:15:03 UTC · <b>three clubs</b>\nto the left"
    page.watch(1)
    assert page.look()["note"] is None
    page.watch(0)
    assert page.look()["note"] is not None
    for _ in range(4):
        page.press(Keys.ARROW_RIGHT)
    page.watch(3)
    assert page.look()["note"] == "2026-12-01 20:15:03 UTC"


def test_a_deal_on_its_own_has_its_number_and_no_totals(browser: Chrome, tmp_path: Path) -> None:
    state = play_out(hearts, hearts.deal(hearts.pack(), number=3), Random(1))
    page = Viewer(browser, records.record_of([state]), tmp_path)
    assert page.look()["place"].startswith("deal 4 of 4")
    for _ in range(52):
        page.press(Keys.ARROW_RIGHT)
    assert "score" in page.look()["sheet"]
    assert "total" not in page.look()["sheet"]
