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
from selenium.webdriver.support.ui import WebDriverWait

from examples.referee import read
from vorhand import GAMES, Card, Cards, hawk, hearts, records
from vorhand.game import play_out
from vorhand.languages import LANGUAGES
from vorhand.records.headers import players_of, seats_of
from vorhand.show.words import capital, sign
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
    text: hand.querySelector(".cards .now").textContent,
    refused: cards(hand).filter((_, n) =>
      hand.querySelectorAll("[data-card]")[n].classList.contains("refused")),
    name: hand.querySelector(".name").textContent,
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
  facts: document.getElementById("facts").textContent,
  result: document.getElementById("result").checkVisibility()
    ? document.getElementById("result").textContent : null,
  current: [...document.querySelectorAll("#deals [aria-current=step]")].map(
    (button) => button.textContent),
  hash: location.hash,
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


def cards_of(move: Any) -> Cards:
    """The cards that a move plays or passes."""
    return move.cards if isinstance(move, hearts.Pass) else Cards([move.card])


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
        called = "Round" if record.game == "hurrikan" else "Deal"
        assert seen["place"].startswith(f"{called} {deal + 1} of {len(played.states)} · ")
        assert f" · Move {move} of " in seen["place"]
        assert not seen["wide"]
        over = not game.to_move(state)
        assert (seen["sheet"] is not None) == over
        if over:
            for line in game.scoresheet(state):
                assert capital(line.text(names=players_of(record))) in seen["sheet"]
                assert line.rule.id in seen["sheet"]
        assert (seen["stop"] is not None) == (place == len(row) - 1 and played.error is not None)
        viewer.press(Keys.ARROW_RIGHT)
    assert not viewer.enabled("on")
    check_position(viewer, game, row[-1][2])
    if played.error is not None:
        assert played.error.violation is not None
        seen = viewer.look()
        assert played.error.violation.text(names=players_of(record)) in seen["stop"]
        move = played.error.violation.move
        refused = [named(hand["refused"]) for hand in seen["hands"]]
        held = row[-1][2].hands[move.seat] & cards_of(move)
        assert held
        assert refused == [
            held if seat == move.seat else Cards() for seat in range(record.options.players)
        ]
    viewer.press(Keys.ARROW_LEFT)
    check_position(viewer, game, row[-2][2])
    assert viewer.look()["stop"] is None
    assert not any(hand["refused"] for hand in viewer.look()["hands"])
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
                names = players_of(record)
                reason = game.violation(state, move).text(language, names=names)
                selector = f'[data-seat="{seat}"] [data-card="{card}"]'
                box = viewer.browser.find_element("css selector", selector)
                told = f"{sign(card)}: {reason}"
                assert box.get_attribute("title") == told
                assert box.get_attribute("aria-label") == f"{card.name(language)}: {reason}"
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
    name = seats_of(record, "en")[move.seat]
    told = f"{name} passes {' '.join(map(sign, move.cards))}"
    assert viewer.look()["move"] == told
    viewer.watch((move.seat + 1) % 4)
    assert viewer.look()["move"] == f"{name} passes"
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
    assert not viewer.browser.find_elements("css selector", "#about script")
    assert not viewer.browser.find_elements("css selector", "img")
    viewer.check_quiet()


# --- Nothing moves

WIDE = {"width": 1280, "height": 900, "deviceScaleFactor": 1, "mobile": False}
PHONE = {"width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": True}
every_size = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])

WALK = """
const boxes = () => ["nav", "#steps", "#steps button", "#seats button", "#board .line",
    "#board .head", "#hands", ".hand", ".hand .cards", ".hand .counts", "#deals"]
  .flatMap((selector) => [...document.querySelectorAll(selector)].map((one) => {
    const box = one.getBoundingClientRect();
    return [selector, box.left, box.top, box.width, selector === "#deals" ? 0 : box.height]
      .join(" ");
  }));
const found = [];
let deal = null;
window.scrollTo(0, 0);
for (const [at, [d, p]] of places.entries()) {
  go(at);
  window.scrollTo(0, 0);
  const now = boxes();
  const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
  if (deal?.d !== d) deal = { d, boxes: now };
  const moved = now.filter((one, n) => one !== deal.boxes[n]);
  if (moved.length || now.length !== deal.boxes.length || wide) found.push([d, p, wide, ...moved]);
}
go(0);
return [places.length, found];
"""


def sized(browser: Chrome, size: dict[str, Any]) -> None:
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)


@pytest.fixture
def any_size(browser: Chrome) -> Iterator[Chrome]:
    """A browser whose size a test may change."""
    yield browser
    browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


@every_size
@pytest.mark.parametrize("language", LANGUAGES)
@every_record
def test_nothing_moves_from_step_to_step(
    any_size: Chrome, path: Path, tmp_path: Path, language: str, size: dict[str, Any]
) -> None:
    record = read(path)
    viewer = Viewer(any_size, record, tmp_path, language=language)
    sized(any_size, size)
    for seat in (None, *range(record.options.players)):
        viewer.watch(seat)
        steps, moved = any_size.execute_script(WALK)
        assert steps == len(in_a_row(record))
        assert not moved
    viewer.check_quiet()


NAMES = {
    "long": "Maximiliane Wilhelmine von und zu Hohenlohe-Langenburg-Weikersheim",
    "word": "W" * 200,
    "html": "</script><b onclick=alert(1)>Ann</b>",
    "right-to-left": "\u05d0\u05d1\u05d2\u05d3 \u0627\u0644\u0639\u0631\u0628",
    "turned": "A\u202e\u2066B",
}


@every_size
@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
@pytest.mark.parametrize("file", ["hearts.txt", "hurrikan.txt", "hawk-faulty.txt"])
def test_no_name_moves_or_breaks_the_page(
    any_size: Chrome, tmp_path: Path, file: str, name: str, size: dict[str, Any]
) -> None:
    record = read(next(path for path in RECORDS if path.name == file))
    headers = {f"Seat{seat}": f"{name}{seat}" for seat in range(record.options.players)}
    viewer = Viewer(any_size, attrs.evolve(record, headers=headers | {"Event": name}), tmp_path)
    sized(any_size, size)
    steps, moved = any_size.execute_script(WALK)
    assert steps == len(in_a_row(record))
    assert not moved
    assert not any_size.find_elements("css selector", "b[onclick]")
    viewer.check_quiet()


@every_record
def test_a_phone_needs_no_scrolling_to_the_side(
    any_size: Chrome, path: Path, tmp_path: Path
) -> None:
    viewer = Viewer(any_size, read(path), tmp_path, language="de")
    sized(any_size, PHONE)
    for _ in range(3):
        assert not viewer.look()["wide"]
        viewer.click("#next-deal")
    viewer.check_quiet()


# --- Names, totals, and the end of a match


def test_seats_have_their_names_wherever_they_stand(browser: Chrome, tmp_path: Path) -> None:
    record = read(next(path for path in RECORDS if path.name == "hawk.json"))
    viewer = Viewer(browser, record, tmp_path, language="de")
    assert [hand["name"] for hand in viewer.look()["hands"]] == ["Ann", "Ben", "Cleo"]
    buttons = browser.find_elements("css selector", "#seats button")
    assert [button.text for button in buttons] == ["Alle Karten offen", "Ann", "Ben", "Cleo"]
    viewer.press(*[Keys.ARROW_RIGHT] * 5)
    page = browser.find_element("tag name", "main").text
    assert "Platz" not in page
    assert "Ann" in viewer.look()["lines"][1]["text"]


def test_totals_stand_beside_tricks_and_points(browser: Chrome, tmp_path: Path) -> None:
    record = read(next(path for path in RECORDS if path.name == "hawk.json"))
    played = records.replay(record)
    viewer = Viewer(browser, record, tmp_path)
    totals = [0, 0, 0]
    for deal, score in enumerate(played.scores):
        for _ in played.states[deal][:-1]:
            told = [hand["counts"][2] for hand in viewer.look()["hands"]]
            assert told == [f"total {total}" for total in totals]
            viewer.press(Keys.ARROW_RIGHT)
        totals = [total + more for total, more in zip(totals, score, strict=True)]
        told = [hand["counts"][2] for hand in viewer.look()["hands"]]
        assert told == [f"total {total}" for total in totals]
        assert (viewer.look()["result"] is None) == (deal < 2)
        viewer.press(Keys.ARROW_RIGHT)
    assert viewer.look()["result"] == "Ben wins with a total of 0, 6 ahead of Cleo"


# --- The list of deals and tricks, and the address


@every_record
def test_deals_and_tricks_can_be_gone_to(browser: Chrome, path: Path, tmp_path: Path) -> None:
    record = read(path)
    viewer, game = Viewer(browser, record, tmp_path), GAMES[record.game]
    states = records.replay(record).states
    items = browser.find_elements("css selector", "#deals > li > button")
    assert len(items) == len(states)
    assert viewer.look()["current"] == [items[0].text.replace("\n", "")]
    items[1].click()
    check_position(viewer, game, states[1][0])
    inner = browser.find_elements("css selector", "#entries button")
    called = [button.text for button in inner]
    at = 3 if len(inner) > 4 else 0  # a record with a fault may have few
    inner[at].click()
    assert viewer.look()["current"] == [called[at]]
    if record.game == "hurrikan":
        place = at + 1
        assert called[at] == viewer.look()["move"]
        assert len(called) == len(states[1]) - 1
    else:
        place = next(
            number
            for number, state in enumerate(states[1])
            if len(state.public.tricks) == at and state.public.trick
        )
        assert called[at].startswith(f"Trick {at + 1}")
        taker = states[1][-1].public.tricks[at].taker
        assert called[at].endswith(seats_of(record, "en")[taker])
    check_position(viewer, game, states[1][place])
    inner[at + 1].send_keys(Keys.ENTER)
    assert viewer.look()["current"] == [called[at + 1]]
    viewer.check_quiet()


def test_the_list_can_be_folded_and_is_so_on_a_phone(any_size: Chrome, tmp_path: Path) -> None:
    viewer = Viewer(any_size, read(RECORDS[0]), tmp_path)
    entry = any_size.find_element("css selector", "#deals button")
    assert entry.is_displayed()
    viewer.click("#contents summary")
    assert not entry.is_displayed()
    sized(any_size, PHONE)
    any_size.refresh()
    entry = any_size.find_element("css selector", "#deals button")
    assert not entry.is_displayed()
    any_size.find_element("css selector", "#contents summary").send_keys(Keys.ENTER)
    assert entry.is_displayed()
    assert not viewer.look()["wide"]


def wait_for_hash(viewer: Viewer, wanted: str) -> None:
    WebDriverWait(viewer.browser, 5).until(lambda _: viewer.look()["hash"] == wanted)


def test_the_address_keeps_the_place(browser: Chrome, tmp_path: Path) -> None:
    record = read(next(path for path in RECORDS if path.name == "hearts.txt"))
    states = records.replay(record).states
    viewer = Viewer(browser, record, tmp_path)
    assert not viewer.look()["hash"]
    length = browser.execute_script("return history.length")
    viewer.press_with_shift(Keys.ARROW_RIGHT)
    viewer.press(*[Keys.ARROW_RIGHT] * 17)
    wait_for_hash(viewer, "#d2m17")
    viewer.watch(0)
    wait_for_hash(viewer, "#d2m17s0")
    assert browser.execute_script("return history.length") == length
    browser.refresh()
    check_position(viewer, hearts, states[1][17], 0)
    browser.execute_script("location.hash = '#d3m5'")
    WebDriverWait(browser, 5).until(lambda _: viewer.look()["place"].startswith("Deal 3 of 6"))
    check_position(viewer, hearts, states[2][5])
    for nonsense in ("", "#", "#d0m1", "#d3m57", "#d99m0", "#d3m5s4", "#d3", "#d-1m2", "#dxmy",
                     "#d3m5s0x", "#%", "#d3m99999999999"):  # fmt: skip
        browser.execute_script("location.hash = arguments[0]", nonsense)
        check_position(viewer, hearts, states[2][5])
        browser.get("about:blank")
        browser.get(viewer.url + nonsense)
        check_position(viewer, hearts, states[0][0])
        browser.get(f"{viewer.url}#d3m5")
        check_position(viewer, hearts, states[2][5])
    assert not browser.get_log("browser")  # type: ignore[no-untyped-call] # of selenium


def test_the_address_of_a_deal_on_its_own_has_its_number(browser: Chrome, tmp_path: Path) -> None:
    state = play_out(hearts, hearts.deal(hearts.pack(), number=3), Random(1))
    page = Viewer(browser, records.record_of([state]), tmp_path)
    page.press(Keys.ARROW_RIGHT)
    wait_for_hash(page, "#d4m1")


def test_a_card_keeps_the_focus_while_it_is_held(browser: Chrome, tmp_path: Path) -> None:
    viewer = Viewer(browser, read(RECORDS[0]), tmp_path)
    held = in_a_row(read(RECORDS[0]))[4][2].hands[1]
    script = "document.querySelector(arguments[0]).focus()"
    browser.execute_script(script, f'[data-seat="1"] [data-card="{next(iter(held))}"]')
    for _ in range(3):
        browser.switch_to.active_element.send_keys(Keys.ARROW_RIGHT)
    assert viewer.look()["place"].endswith("Move 3 of 36")
    assert browser.switch_to.active_element.get_attribute("data-card") == str(next(iter(held)))


def test_a_long_match_stays_usable(browser: Chrome, tmp_path: Path) -> None:
    match = hawk.Match(hawk.Options(players=6, deals=300))
    states: list[Any] = []
    for number in range(300):
        states.append(play_out(hawk, match.deal(match.deck_for(3)), Random(number)))
        match = match.record(states[-1])
    viewer = Viewer(browser, records.record_of(states), tmp_path)
    assert len(browser.find_elements("css selector", "#deals > li")) == 300
    browser.get(f"{viewer.url}#d300m36")
    assert viewer.look()["sheet"] is not None
    assert viewer.look()["result"] is not None
    spent = browser.execute_script(
        "const begun = performance.now();"
        "for (let n = 0; n < 72; n += 1) { back(); document.body.offsetHeight; }"
        "return performance.now() - begun;"
    )
    assert spent / 72 < 100  # milliseconds for a step, of which a screen shows sixty in a second
    viewer.check_quiet()


def test_a_record_without_deals_has_a_page(browser: Chrome, tmp_path: Path) -> None:
    viewer = Viewer(browser, records.Record("hawk", hawk.SOURCE, 0), tmp_path)
    assert viewer.look()["move"] == "The record has no deals"
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
    assert page.look()["place"].startswith("Deal 4 of 4")
    assert [len(hand["counts"]) for hand in page.look()["hands"]] == [2, 2, 2, 2]
    for _ in range(52):
        page.press(Keys.ARROW_RIGHT)
    assert "Score" in page.look()["sheet"]
    assert "Total" not in page.look()["sheet"]
