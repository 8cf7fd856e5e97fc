"""The command line: what may be written there, and how every command ends."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Sequence
from contextlib import suppress
from itertools import cycle
from typing import Any, Final, NoReturn, TextIO, cast

from typing_extensions import override

from vorhand.cards import BUILD
from vorhand.commands.course import Course, people_noted, seated
from vorhand.commands.files import FORMS, Keeper, reason
from vorhand.commands.play import Seats, Table
from vorhand.commands.rulebook import rules
from vorhand.commands.screen import Refused, Screen, fitting, language_here
from vorhand.commands.settings import names_for, options_for, players_for, seats_for
from vorhand.commands.show import convert, show
from vorhand.commands.watch import watch
from vorhand.errors import VorhandError, nearest, printable, quoted
from vorhand.game import GAMES, AnyGame
from vorhand.languages import LANGUAGES

DONE: Final = 0
FAILED: Final = 1
WRONG: Final = 2
CODES: Final = (
    "exit codes: 0 done; 1 a record breaks a rule, nothing was found, a match could not be saved, "
    "or nobody reads along any more; 2 the command cannot be carried out"
)
SEEDS: Final = 1 << 32
PLAYERS_TOLD: Final = "simple players by name, random among them; a wrong name has all listed"


def main(argv: Sequence[str] | None = None) -> int:
    """
    Carry out a command, by default the one on the command line, and answer with the exit code.

    Args:
        argv: the arguments without the name of the program.
    """
    try:
        code = _main(sys.argv[1:] if argv is None else list(argv))
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        if not isinstance(error, BrokenPipeError):  # whoever reads along may stop before the end
            _complain(reason(error))
        with suppress(OSError, ValueError):  # so that nothing is left to be written at the end
            os.dup2(os.open(os.devnull, os.O_WRONLY), cast("TextIO", sys.stdout).fileno())
        return FAILED
    except KeyboardInterrupt:
        return FAILED
    return code


def _main(argv: list[str]) -> int:
    try:
        chosen = parser().parse_args(argv)
    except SystemExit as end:  # argparse has said why
        return end.code if isinstance(end.code, int) else WRONG
    screen = Screen(getattr(chosen, "language", None) or language_here())
    try:
        code: int = chosen.run(screen, chosen)
    except Refused as error:
        _complain(screen.word(error.key, **error.details))
        return error.code
    except VorhandError as error:
        _complain(str(error))
        return WRONG
    return code


def _complain(text: str) -> None:
    if sys.stderr is None:  # nobody wants to know
        return
    encoding = getattr(sys.stderr, "encoding", None) or "utf-8"
    sys.stderr.write(f"vorhand: {fitting(printable(text), encoding)}\n")


# --- The command line


def parser() -> argparse.ArgumentParser:
    """What may be written on the command line."""
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument(
        "--language",
        choices=LANGUAGES,
        default=argparse.SUPPRESS,
        help="by default that of the environment, or else English",
    )
    whole = argparse.ArgumentParser(
        prog="vorhand",
        description="Play card games at the terminal, and read records and rules of them.",
        epilog=CODES,
        parents=[common],
        allow_abbrev=False,
    )
    whole.add_argument(
        "--version", action=_Version, nargs=0, help="print version and build and end"
    )
    commands = whole.add_subparsers(metavar="COMMAND", required=True)

    def add(name: str, run: Any, told: str, game: str | None = None) -> argparse.ArgumentParser:  # noqa: ANN401 - a command
        made = commands.add_parser(
            name, help=told, description=f"{told}.", parents=[common], allow_abbrev=False
        )
        made.set_defaults(run=run)
        if game is not None:
            made.add_argument("game", metavar="GAME", type=_game, help=", ".join(GAMES))
        return made

    playing = add("play", _play, "Play a match against simple players", "game")
    _add_match(playing)
    playing.add_argument("--seats", nargs="+", metavar="SEAT", default=None, help="seats of people")
    playing.add_argument("--against", nargs="+", metavar="PLAYER", default=[], help=PLAYERS_TOLD)
    playing.add_argument("--save", metavar="FILE", help="keep the match there, or resume it")
    watching = add("watch", _watch, "Watch a match between simple players", "game")
    _add_match(watching)
    watching.add_argument("--seats", nargs="+", metavar="PLAYER", default=[], help=PLAYERS_TOLD)
    watching.add_argument("--all", action="store_true", help="show every deal in full")
    showing = add("show", _show, "Tell the match of a record")
    showing.add_argument("record", metavar="RECORD", help="a file, or - for standard input")
    showing.add_argument("--html", metavar="FILE", help="write a page that steps through the match")
    _add_force(showing)
    converting = add("convert", _convert, "Write a record in another form")
    converting.add_argument("record", metavar="IN", help="a file, or - for standard input")
    converting.add_argument("target", metavar="OUT", help="a file, or - for standard output")
    converting.add_argument("--to", choices=FORMS, help="by default as the ending of OUT says")
    _add_force(converting)
    reading = add("rules", _rules, "Print the rules of a game", "game")
    reading.add_argument("word", metavar="WORD", nargs="*", help="only rules in which it is found")
    return whole


def _add_match(made: argparse.ArgumentParser) -> None:
    made.add_argument("--variant", metavar="NAME", help="a wrong name has all of them listed")
    made.add_argument("--players", type=int, metavar="N", help="how many play")
    made.add_argument("--limit", type=int, metavar="N", help="the total or the deals that end it")
    made.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="any option of the game, such as passing=left,hold",
    )
    made.add_argument("--names", nargs="+", default=[], metavar="NAME", help="from seat 0 on")
    made.add_argument("--seed", type=int, metavar="N", help="the same seed, the same cards")


def _add_force(made: argparse.ArgumentParser) -> None:
    made.add_argument("--force", action="store_true", help="write over a file that is there")


def _game(name: str) -> AnyGame:
    if name not in GAMES:
        known = ", ".join(GAMES)
        raise argparse.ArgumentTypeError(
            f"there is no game {quoted(name)}{nearest(name, GAMES)} ({known})"
        )
    return GAMES[name]


class _Version(argparse.Action):
    """Print the version, which takes time to find out."""

    @override
    def __call__(self, parser: argparse.ArgumentParser, *others: object) -> NoReturn:
        from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415 - see above

        try:
            found = version("vorhand")
        except PackageNotFoundError:  # run from its folder
            found = "(not installed)"
        if sys.stdout is not None:
            sys.stdout.write(f"vorhand {found}, {BUILD} build\n")
        parser.exit()


# --- Commands


def _options(chosen: argparse.Namespace) -> Any:  # noqa: ANN401 - of any game
    return options_for(chosen.game, chosen.variant, chosen.option, chosen.players, chosen.limit)


def _play(screen: Screen, chosen: argparse.Namespace) -> int:
    game: AnyGame = chosen.game
    keeper = None if chosen.save is None else Keeper(chosen.save)
    record = None if keeper is None else keeper.load()
    seed = secrets.randbelow(SEEDS) if chosen.seed is None else chosen.seed
    people, noted = chosen.seats, list[str]()
    if record is None:
        course = Course(game, game.Match(_options(chosen)), seed)
    else:
        said = (chosen.variant, chosen.players, chosen.limit, chosen.seed)
        if chosen.option or any(value is not None for value in said):
            raise Refused("file-says", file=chosen.save)
        course = Course.resumed(record, game, str(chosen.save), seed)
        noted, there = seated(record) or [], people_noted(record)
        if (there and people and list(people) != list(there)) or (noted and chosen.names):
            raise Refused("file-says", file=chosen.save)
        people = people or there
    players = course.match.options.players
    seats = Seats(
        names_for(screen, chosen.names, players, noted),
        seats_for(people or ["0"], players),
        players_for(game, chosen.against, players),
    )
    return Table(screen, course, seats, keeper).play()


def _watch(screen: Screen, chosen: argparse.Namespace) -> int:
    game: AnyGame = chosen.game
    options = _options(chosen)
    seed = 1 if chosen.seed is None else chosen.seed
    names = names_for(screen, chosen.names, options.players)
    players = players_for(game, chosen.seats, options.players)
    case, sitting = "/named" if chosen.seats else "", zip(names, cycle(chosen.seats), strict=False)
    told = ", ".join(f"{name}: {player}" for name, player in sitting)
    headline = screen.word(f"watching{case}", players=told, seed=seed)
    screen.say(f"{game.NAME.capitalize()}. {headline}", "")
    return watch(
        screen, Course(game, game.Match(options), seed), names, players, every_deal=chosen.all
    )


def _show(screen: Screen, chosen: argparse.Namespace) -> int:
    return show(screen, chosen.record, chosen.html, force=chosen.force)


def _convert(screen: Screen, chosen: argparse.Namespace) -> int:
    return convert(screen, chosen.record, chosen.target, chosen.to, force=chosen.force)


def _rules(screen: Screen, chosen: argparse.Namespace) -> int:
    return rules(screen, chosen.game, " ".join(chosen.word))
