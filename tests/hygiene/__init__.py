"""What the source must not contain, checked by reading it."""
