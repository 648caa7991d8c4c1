"""``headjudge report``."""
