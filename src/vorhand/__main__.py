"""The front door for a terminal: ``python -m vorhand`` is the command ``vorhand``."""

import sys

from vorhand.commands import main

if __name__ == "__main__":
    sys.exit(main())
