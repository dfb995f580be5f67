"""HOW A PERSON PLAYS IT: from the table and the final layout to gestures, their order and their names."""
