"""
Quick ways to answer what the rules ask at every deal.

No rule is stated here: to ask the rules trick by trick could replace everything, and in the tests
it does. The rules are in ``bonuses.py``.
"""
