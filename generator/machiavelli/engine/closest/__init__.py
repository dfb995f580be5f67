"""THE CLOSEST LAYOUT: of the best plays, the one that breaks the fewest melds and moves the fewest cards."""
