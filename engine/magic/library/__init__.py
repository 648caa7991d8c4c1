"""The library: the cards, one JSON file each, and what the engine makes of them.

* :mod:`.loader`     – the files, read once; ``definition_of(key)``
* :mod:`.definition` – a card as the engine uses it: keywords expanded, every ability with its address
* :mod:`.macros`     – what keywords and keyword actions stand for
* :mod:`.program`    – the steps of an ability as a flat list of instructions
* :mod:`.validation` – everything that is wrong with a card
* :mod:`.schema`     – the JSON Schema of a card, generated from the types
* :mod:`.check`      – card files checked for their author
"""
