"""Numbers and games that change only when a rule does: perft counts and transcripts, kept as files."""
