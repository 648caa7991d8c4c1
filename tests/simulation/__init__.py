"""Runs of ``headjudge simulate``."""
