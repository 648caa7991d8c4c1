"""Rules text, written from card data in the usual wording of the rules. Nothing is typed in for one card.

* :mod:`.nouns`    – filters as noun phrases, "another nonblack creature you control"; numbers, plurals, lists
* :mod:`.speaker`  – what a name is called at its first mention and after it
* :mod:`.amounts`  – how much, and what is paid
* :mod:`.changes`  – what continuous effects do
* :mod:`.teller`   – steps as clauses, joined to sentences; the verbs themselves say how they are told
* :mod:`.triggers` – when, and whether
* :mod:`.card`     – whole abilities, and the card
"""
