"""How sure a mean is: the interval of Student's t."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin, sqrt, tan
from statistics import NormalDist, fmean, stdev

FEW = 1000
"""Up to so many degrees of freedom t is worked out; beyond, a formula is right to six digits."""
HALVINGS = 60
"""How often an angle is narrowed down by half: to all digits of a float."""


def interval(values: Sequence[float], confidence: float) -> tuple[float, float, float]:
    """The mean of two or more values that are independent, and between what it is this surely."""
    mean = fmean(values)
    half = student(confidence, len(values) - 1) * stdev(values) / sqrt(len(values))
    return mean, mean - half, mean + half


def student(confidence: float, degrees: int) -> float:
    """
    How many standard errors lie on each side of a mean, by the distribution of Student with so
    many degrees of freedom.
    """
    if degrees > FEW:
        normal = NormalDist().inv_cdf((1 + confidence) / 2)
        return normal + (normal**3 + normal) / (4 * degrees)  # the first step of a series in 1 / n
    low, high = 0.0, pi / 2
    for _ in range(HALVINGS):
        angle = (low + high) / 2
        low, high = (angle, high) if inside(angle, degrees) < confidence else (low, angle)
    return sqrt(degrees) * tan(low)


def inside(angle: float, degrees: int) -> float:
    """
    How likely Student's t lies between ``-t`` and ``t``, for the angle whose tangent is ``t`` by
    the root of the degrees of freedom. For whole degrees it is a sum of powers of the cosine.
    """
    odd = degrees % 2
    term = cos(angle) if odd else 1.0
    total = 0.0
    for power in range(1 + odd, degrees, 2):
        total += term
        term *= cos(angle) ** 2 * power / (power + 1)
    total *= sin(angle)
    return 2 / pi * (angle + total) if odd else total
