"""Rules text, written from card data in the usual wording of the rules. Nothing is typed in for one card.

* :mod:`.words`      – numbers, articles, plurals, lists
* :mod:`.nouns`      – filters as noun phrases, "another nonblack creature you control"
* :mod:`.speaker`    – what a name is called at its first mention and after it
* :mod:`.amounts`    – how much
* :mod:`.costs`      – what is paid
* :mod:`.changes`    – what continuous effects do
* :mod:`.clauses`    – who does what, joined to sentences
* :mod:`.teller`     – steps; each kind is told in :mod:`.deeds`, :mod:`.card_deeds` or :mod:`.flow`
* :mod:`.triggers`   – when, and whether
* :mod:`.abilities`  – whole abilities
* :mod:`.card`       – the card
"""
