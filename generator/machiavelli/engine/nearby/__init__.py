"""TABLES NEAR A TABLE: what a few moved cards lead to, and how to get far by small moves."""
