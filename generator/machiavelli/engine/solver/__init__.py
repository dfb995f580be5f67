"""THE SOLVER: how many hand cards can be played, and a layout that plays them, by a sweep over the ranks."""
