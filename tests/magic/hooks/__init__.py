"""Each hook of the core, answered by a part of a test format."""
