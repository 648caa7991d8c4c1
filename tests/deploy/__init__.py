"""deploy/: what it configures is what the service does."""
