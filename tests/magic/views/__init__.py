"""What a seat sees, what it hears, and what it can guess."""
