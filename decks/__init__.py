"""Deck lists as people have them, read and checked for a game; the engine knows nothing of it.

* :mod:`.reading`  – lists in text, as Magic Online, Arena and many sites write them, or names alone
* :mod:`.markup`   – lists in XML: Cockatrice's ``.cod``, Magic Online's ``.dek``
* :mod:`.cards`    – the cards that there are: those of the library, and of a pool beside it
* :mod:`.bringing` – what a game has to bring along of a pool for the cards that it names
* :mod:`.checking` – a list against the cards and the rules of a game
* :mod:`.command`  – :command:`headjudge deck check`
"""
