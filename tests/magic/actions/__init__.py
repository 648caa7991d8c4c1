"""Keyword actions and state-based actions (CR 701, 704)."""
