"""Machiavelli: rules, puzzles and an exact engine for the Italian rummy with a shared table."""

__version__ = "0.1.0"
