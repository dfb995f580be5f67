"""POSITIONS AS PICTURES: a table and a hand drawn on one image, for whoever shows a link to a page."""
