"""The cache fails in every way it can, under load. That may cost time, never an answer."""
