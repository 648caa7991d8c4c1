"""Each seam of the core, with another part on it."""
