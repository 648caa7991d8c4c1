"""Real processes for tests: the service under gunicorn, Valkey, a cluster of them, and load."""
