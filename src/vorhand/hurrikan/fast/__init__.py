"""
Quick ways to answer what the rules ask at every play.

No rule is stated here: a loop over all subsets of the table could replace everything, and in the
tests it does. The rules are in ``capturing.py`` and ``dead.py``.
"""
