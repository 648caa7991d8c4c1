"""What holds for every game of every ruleset, however it's played."""
