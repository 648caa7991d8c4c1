"""The contract: ``openapi.yaml``, put together from the code.

* :mod:`.operation`    – what a view says about itself: body, answers, problems, links
* :mod:`.by_ruleset`   – the answers as each ruleset has them
* :mod:`.names`        – what schemas are called
* :mod:`.descriptions` – what is said of fields
* :mod:`.components`   – msgspec types as named schemas: one per type, one per union
* :mod:`.showcases`    – what the examples ask: a small position of each ruleset, and what is done in it
* :mod:`.examples`     – what the service answers
* :mod:`.document`     – the whole document
"""
