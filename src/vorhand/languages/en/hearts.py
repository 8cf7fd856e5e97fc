"""Hearts in English."""

from __future__ import annotations

from typing import Final

from vorhand.languages import Part

SENTENCES: Final = {
    # Why a move is refused
    "hearts.turn": "it is {turn}'s turn",
    "hearts.turn/passing": "cards are passed before anything else",
    "hearts.turn/playing": "it is your turn to play a card and nothing else",
    "hearts.turn/choosing": "you shot the moon and have to choose: the others go up or you go down",
    "hearts.turn/over": "the deal is over",
    "hearts.turn/view": "you are looking as {seat} and can only move for {seat}",
    "hearts.turn/absent": "nobody sits at seat {seat:n}",
    "hearts.pass.simultaneous": "you have already passed {passed}",
    "hearts.pass.count": "{count} cards are passed, not {given}",
    "hearts.pass.count/one": "{count} card is passed, not {given}",
    "hearts.held": "you do not hold {missing}",
    "hearts.lead.opening": "the first trick begins with {allowed}",
    "hearts.lead.opening/any-club": "the first trick begins with a club: {allowed}",
    "hearts.follow-suit": "{led} are led, and you can follow with {allowed}",
    "hearts.first-trick": (
        "you may not throw {card} on the first trick while you have anything else: {allowed}"
    ),
    "hearts.queen": "hearts are not broken yet, and you can play {allowed} instead of {card}",
    "hearts.breaking": "hearts are not broken yet, and you can lead {allowed}",
    "hearts.moon": "you have a choice: the others go up or you go down",
    # What a line of the score sheet rests on
    "hearts.points": "took {cards}",
    "hearts.points/no-trick": "took no trick",
    "hearts.points/doubled": "{cards} doubles what cards count",
    "hearts.moon/shot": "shot the moon: {cards}",
    "hearts.moon/others": "{other} shot the moon: {cards}",
    "hearts.moon/together": "shot the moon together: {cards}",
    "hearts.moon/other-side": "the other side shot the moon: {cards}",
    "hearts.moon/sun": "took every trick",
    "hearts.moon/sun-others": "{other} took every trick",
    "hearts.moon/sun-together": "took every trick together",
    "hearts.moon/sun-other-side": "the other side took every trick",
    "hearts.moon/doubled": "{cards} doubles what that is worth",
    "hearts.partners": "the score of the partner, {partner}",
}

LABELS: Final = {
    "pass.left": "pass left",
    "pass.right": "pass right",
    "pass.across": "pass across",
    "pass.second_left": "pass to the second on the left",
    "pass.second_right": "pass to the second on the right",
    "pass.hold": "hold deal",
    "passes": "{seat} passes",
    "passed": "passed",
    "received": "received",
    "broken": "hearts are broken",
    "partners": "partners: {seats} and {others}",
    "kitty": "kitty",
    "kitty/taken": "kitty, to {taker}",
    "choosing": "{seat} shot the moon and chooses",
    "moon.others_up": "the moon: the others go up",
    "moon.both": "the moon: the others go up and the shooter down",
    "moon.shooter_down": "the moon: the shooter goes down",
    "move.pass": "{seat} passes {cards}",
    "choose.others_up": "{seat} chooses: the others go up",
    "choose.shooter_down": "{seat} chooses: the shooter goes down",
    "choose.both": "{seat} chooses: both",
    "choose.shooter_chooses": "{seat} chooses: the shooter chooses",
    "choose.off": "{seat} chooses: nothing",
    "action.pass": "passes {card}",
    "action.others_up": "the others go up",
    "action.shooter_down": "goes down",
}

HEADINGS: Final = {
    "hearts.deck": "The cards",
    "hearts.deal": "The deal",
    "hearts.pass.direction": "Where you pass",
    "hearts.pass.simultaneous": "All pass at once",
    "hearts.pass.count": "How many you pass",
    "hearts.turn": "Your turn",
    "hearts.held": "Your own cards",
    "hearts.lead.opening": "The first lead",
    "hearts.follow-suit": "Following suit",
    "hearts.first-trick": "The first trick",
    "hearts.queen": "The queen waits",
    "hearts.breaking": "Breaking hearts",
    "hearts.trick": "Who takes the trick",
    "hearts.kitty": "The kitty",
    "hearts.points": "Points",
    "hearts.moon": "Shooting the moon",
    "hearts.partners": "Partners",
    "hearts.match.landing": "Landing on a total",
    "hearts.match.end": "The end of a match",
}

MINUTE: Final = (
    Part(
        "Players, cards, aim",
        (
            ("Four play, each for themselves, with 52 cards, ace high.", "hearts.deck"),
            (
                "You want few points: each heart counts 1, the queen of spades 13.",
                "hearts.points",
            ),
        ),
    ),
    Part("The deal", (("All cards are dealt, thirteen to each player.", "hearts.deal"),)),
    Part(
        "Passing",
        (
            ("Then you pass three cards to another player,", "hearts.pass.count"),
            ("before you see what you get yourself:", "hearts.pass.simultaneous"),
            (
                (
                    "to the left, in the next deal to the right, then across, and in the fourth "
                    "deal not at all."
                ),
                "hearts.pass.direction",
            ),
        ),
    ),
    Part(
        "Play",
        (
            (
                "Whoever holds the two of clubs leads it to the first trick.",
                "hearts.lead.opening",
            ),
            ("Play goes round clockwise,", "hearts.turn"),
            ("always a card from your own hand.", "hearts.held"),
            (
                "Follow the suit that was led if you can; otherwise play anything,",
                "hearts.follow-suit",
            ),
            ("but on the first trick neither a heart nor the queen.", "hearts.first-trick"),
            (
                "The highest card of the led suit takes the trick, and its player leads next.",
                "hearts.trick",
            ),
            ("You may not lead a heart before one has been played.", "hearts.breaking"),
        ),
    ),
    Part(
        "Scoring",
        (
            (
                "Count the hearts and the queen in the tricks you took: 26 points in all.",
                "hearts.points",
            ),
            (
                "But if you took every one of them, you score nothing and all others 26.",
                "hearts.moon",
            ),
        ),
    ),
    Part(
        "The end",
        (
            (
                "When somebody has 100 points after a deal, the lowest total wins.",
                "hearts.match.end",
            ),
        ),
    ),
    Part(
        "Variants",
        (
            ("Three, five or six can play,", "hearts.deck"),
            ("with cards that are left over as a kitty,", "hearts.kitty"),
            ("or four as partners.", "hearts.partners"),
            ("Some let the queen break hearts,", "hearts.breaking"),
            ("or let her wait until they are broken,", "hearts.queen"),
            (
                (
                    "count the king and the ace of spades too, as in Black Maria, or take 10 "
                    "points off for the jack of diamonds,"
                ),
                "hearts.points",
            ),
            (
                "take 26 points off for a moon, or count more for every trick,",
                "hearts.moon",
            ),
            ("or let a total of exactly 100 become 50.", "hearts.match.landing"),
        ),
    ),
)
"""The game in a minute."""
