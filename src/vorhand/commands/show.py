"""``vorhand show`` and ``vorhand convert``: records for people to read, and in other forms."""

from __future__ import annotations

from vorhand.commands.course import PEOPLE, SEAT, SEED, seated
from vorhand.commands.files import form_of, read_records, write_new, written
from vorhand.commands.screen import Refused, Screen
from vorhand.commands.telling import Teller
from vorhand.game import GAMES
from vorhand.records import Record, RecordedDeal
from vorhand.records.replaying import PlayedDeal, played_deals

MOST = 1000
"""The most characters that are shown of a header."""


def show(screen: Screen, name: str, page: str | None, *, force: bool) -> int:
    """
    Tell the records in a file, or make a page of the one in it; 1 if a rule is broken in one.

    Raises:
        Refused: the file cannot be read, or the page cannot be written.
    """
    records = read_records(name)
    if page is not None:
        if len(records) != 1:
            raise Refused("several", count=len(records), form="HTML")
        write_new(page, records[0].to_html(screen.language), force=force)
        if page != "-":
            screen.say(screen.word("written", file=page))
        return 0
    codes = []
    for number, record in enumerate(records):
        screen.say(*([""] if number else []))
        codes.append(tell(screen, record))
    return max(codes, default=0)


def tell(screen: Screen, record: Record) -> int:
    """Tell a record deal by deal; 1 if a rule is broken in it."""
    game = GAMES[record.game]
    teller = Teller(screen, game, seated(record))
    screen.say(record.game.capitalize())
    for name, value in record.headers:
        if not name.startswith(SEAT) and name not in {SEED, PEOPLE}:
            screen.say(f"{name}: {value if len(value) <= MOST else value[:MOST] + '...'}")
    match = played = None
    for deal, played in zip(record.deals, played_deals(record), strict=False):
        match = played.match
        screen.say("")
        _tell_deal(teller, deal, played)
        if played.error is not None:
            return _tell_fault(teller, played)
    screen.say("")
    if match is not None and match.over:
        screen.say(*teller.end(match))
    elif played is None or not record.single:
        screen.say(screen.word("goes-on"))
    return 0


def _tell_deal(teller: Teller, deal: RecordedDeal, played: PlayedDeal) -> None:
    screen, states = teller.screen, played.states
    if not states:
        return
    screen.say(*teller.begin(states[0]), *teller.hands(states[0]))
    notes = {note.move: note for note in deal.notes}
    for number, after in enumerate(states[1:]):
        screen.say(*teller.after(states[number], deal.moves[number], after, all_open=True))
        if number in notes:
            note, seat = notes[number], deal.moves[number].seat
            time = "" if note.time is None else f" {note.time:%Y-%m-%d %H:%M:%S} UTC"
            screen.say(f"     {teller.called(seat)},{time} {note.comment}".rstrip())
    if played.score is not None:
        screen.say(*teller.sheet(states[-1], played.match))


def _tell_fault(teller: Teller, played: PlayedDeal) -> int:
    fault = played.error
    broken = fault.violation if fault is not None else None
    word, language = teller.screen.word, teller.language
    if fault is None or broken is None or fault.move is None:
        reason = "" if fault is None else fault.text(language)
        teller.screen.say(word("stop", reason=reason))
        return 1
    made = broken.move.text(language, names=teller.names)
    reason = f"{broken.text(language, names=teller.names)} [{broken.rule.id}]"
    teller.screen.say(word("stop.move", number=fault.move + 1, made=made, reason=reason))
    return 1


def convert(screen: Screen, name: str, target: str, chosen: str | None, *, force: bool) -> int:
    """
    Write the records in a file in another form.

    Raises:
        Refused: the file cannot be read or written, or it has several records and the form one.
    """
    form = form_of(target, chosen)
    records = read_records(name)
    write_new(target, written(records, form), force=force)
    if target != "-":
        screen.say(screen.word("written", file=target))
    return 0
