"""Magic 54, played at the table: one file per chapter of its rules."""
