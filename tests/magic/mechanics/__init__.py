"""Each mechanic of the card language, in play."""
