"""Measuring the engine beside an integer program and the public peers, in one run on the same positions."""
