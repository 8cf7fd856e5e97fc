"""
Adapters: the games in the form that other people's programs for learning ask for.

Each of them is a module of its own and needs an extra, which it names if the extra is missing::

    PettingZoo    `vorhand.adapters.pettingzoo`: all seats, one after the other;
                  ``pip install 'vorhand[pettingzoo]'``
    Gymnasium     `vorhand.adapters.gymnasium`: one seat, and players at the others;
                  ``pip install 'vorhand[gymnasium]'``
    OpenSpiel     `vorhand.adapters.openspiel`: each game as a game of OpenSpiel, and its own
                  Hearts read and written; ``pip install 'vorhand[openspiel]'``

What the actions are says `vorhand.turns`, and what is seen says `vorhand.observing`.
"""
