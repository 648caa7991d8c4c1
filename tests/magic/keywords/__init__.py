"""Each keyword, where it bites and where it lets pass (CR 702)."""
