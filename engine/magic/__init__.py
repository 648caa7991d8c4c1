"""What games with Magic cards share: the rules of Magic, and the language that its cards are written in.

A game is a :mod:`format <.seams>`: one part for each seam of the core. :func:`.game.ruleset` makes it one of
the engine's rulesets.
"""
