"""Every card in play: each does here everything that it can do."""
