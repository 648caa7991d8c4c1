"""What is refused of a submitted document, and that the rest can be played."""
