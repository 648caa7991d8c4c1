"""What games with Magic cards share: the rules of Magic, and the language that its cards are written in.

A game is a :mod:`format <.seams>`: one part for each seam of the core. :func:`.game.ruleset` makes it one of
the engine's rulesets.

Where something new belongs:

* A card is a file in ``library/cards``; ``docs/card-language.md`` teaches what stands in it.
* A word of the card language is a struct in :mod:`.language`, with the clause that a card cites by saying it.
  What it says in English is in :mod:`.text`, what is wrong with a use of it in :mod:`.library.validation`.
* What a card does, step by step, are the verbs of :mod:`.effects`, each in one place with its fields, its
  clause, its words and what it does. What changes for a time or for good is applied by :mod:`.layers`.
* A keyword is a line in :mod:`.language.keywords`. If it stands for abilities, they are in
  :mod:`.effects.keywords`; any other is asked for by the procedure that it changes.
* What happens step by step, and asks players, is a procedure: tasks, decisions and menus in
  :mod:`.procedures`, a module for each chapter of the rules. Procedures write through :mod:`.atoms` alone,
  and whatever could be replaced goes through :mod:`.replacement` first.
* What has to be true of a state that somebody sends is checked in :mod:`.status`.
* A part that a game exchanges fills a seam of :mod:`.seams`; the regular ones are in :mod:`.parts`.
"""
