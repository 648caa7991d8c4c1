"""The distributions and the image."""
