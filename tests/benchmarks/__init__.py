"""Programs that measure speed and memory; they are run by hand, or by ``nox -s bench``."""
