"""
What every game needs, written once.

Nothing here knows any particular game. A game is a folder beside this one, built from these
modules::

    checks         checks of what callers hand in: seats, whole numbers, cards
    options        the values of options, and how a variant prints
    dealing        who deals which deal, and whether a deck or hands are complete
    shuffling      a deck from a seed, and cards in packets
    phases         what a deal knows at any moment
    plays          moves, the play of a card among them, and lists of plays
    tricks         complete tricks, and what has been taken in them
    narrowing      how rules narrow down what may be played
    turns          what every game asks of its phases: whose turn, what is legal, why not, what next
    notation       how moves are written in a line, marked and answered
    actions        numbers that stand for moves
    planes         observations as planes of bits
    views          what one seat may know
    samples        full states for a view
    placements     in how many ways hidden cards can lie, and one of them drawn
    matches        deals in a row, and their totals
    games          what every game has, as a type
    keeping        answers that are kept, as far as there is room
    transposition  what the keys of positions have in common

``docs/how-to/add-a-game.md`` tells step by step how to add a game.
"""
