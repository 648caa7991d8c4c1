"""Rules text, written from card data in the usual wording of the rules. Nothing is typed in for one card.

* :mod:`.words`     – numbers, articles, plurals, lists
* :mod:`.nouns`     – filters as noun phrases, "another nonblack creature you control"
* :mod:`.speaker`   – what a name is called at its first mention and after it
* :mod:`.amounts`   – how much, and what is paid
* :mod:`.changes`   – what continuous effects do
* :mod:`.teller`    – steps as clauses, joined to sentences; the verbs themselves say how they are told
* :mod:`.triggers`  – when, and whether
* :mod:`.abilities` – whole abilities
* :mod:`.card`      – the card
"""
