"""Legend of the Five Colors."""
