"""Perdure, played at the table: one file per chapter of its rules."""
