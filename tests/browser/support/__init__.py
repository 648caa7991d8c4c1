"""A page of the playground as a person uses it, and what went over the wire."""
