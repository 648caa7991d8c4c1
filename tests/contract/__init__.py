"""The service held to its contract, and to never answering anything with a 5xx."""
