"""The library: the cards, one JSON file each, and what the engine makes of them.

* :mod:`.loader`     – the files, read once, as a format has them; ``definition_of(key)``
* :mod:`.definition` – a card as the engine uses it: keywords expanded, every ability with its address and its
  program, a flat list of instructions
* :mod:`.reading`    – what the structs of the language say of themselves, and walks over card data
* :mod:`.names`      – which names card data may use where
* :mod:`.validation` – everything that is wrong with a card, and the JSON Schema of a card
* :mod:`.check`      – card files checked for their author
"""
