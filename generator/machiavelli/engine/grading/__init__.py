"""WHAT A PUZZLE IS LIKE: where each card goes, which manoeuvres a play shows, how hard it is."""
