"""
Quick ways to answer what the rules ask at every play.

No rule is stated here: everything could be replaced by a loop over all subsets of the table, and
the tests do just that. The rules are in ``capturing.py`` and ``dead.py``.
"""
