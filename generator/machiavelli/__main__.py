"""``python -m machiavelli`` is the command line."""

from machiavelli.delivery.cli import main

main()
