"""How much hypothesis draws: little in everyday runs, much in long ones."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

_calm = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "short", max_examples=60, deadline=None, suppress_health_check=_calm, derandomize=True
)
settings.register_profile("long", max_examples=3000, deadline=None, suppress_health_check=_calm)
settings.load_profile(os.environ.get("VORHAND_LAWS", "short"))
