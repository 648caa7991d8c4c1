"""Combat under the Comprehensive Rules."""
