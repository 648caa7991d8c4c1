"""The card language: what card data may say. Types only.

A card is a JSON document made of these structs. Objects are told apart by one word: effects by ``do``,
abilities by ``ability``, triggers by ``when``, changes by ``change`` (of objects) and ``rule`` (of the game),
conditions by ``if``, amounts by ``amount``.

* :mod:`.words`     – colours, types, zones: the closed vocabularies
* :mod:`.mana`      – mana symbols, ``{2}{G/W}``, and what else is paid
* :mod:`.filters`   – which objects: ``{"types": ["creature"], "controller": "you"}``
* :mod:`.amounts`   – how much: numbers, variables, counts; and whether
* :mod:`.changes`   – what continuous effects change, each in its layer
* :mod:`.effects`   – what a resolving spell or ability does, step by step
* :mod:`.triggers`  – when a triggered ability triggers
* :mod:`.abilities` – spell, activated, triggered and static abilities, replacements; the card
* :mod:`.keywords`  – keywords as printed, ``"ward {2}"``
* :mod:`.renamed`   – words that others have replaced
* :mod:`.plurals`   – plurals of the words of the rules

Wherever a card speaks of something it has met before, it uses a *name*: ``self`` (the source), ``you`` (its
controller), ``attached`` (what the source is attached to), ``that`` and ``that_player`` (what the trigger was
about), and the names that targets and earlier steps were given with ``as``. :mod:`.filters` lists them.
"""
