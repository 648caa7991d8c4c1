"""One folder per ruleset: its table notation and its scenarios, chapter by chapter."""
