"""MEASURING THE GAME: simulated play, always from a seed that is passed in. Uses the engine only."""
