"""The kernel, tried with a game of its own (tests/kernel/tiny): it knows no other."""
