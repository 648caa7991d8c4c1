"""The kernel: what every game has in common. It knows no game.

* :mod:`.documents` – what states, actions, decisions and events are made of
* :mod:`.bounds`, :mod:`.constraints` – bounds on the size of documents, and constraints on their fields
* :mod:`.seats`     – references to players
* :mod:`.rulebook`  – numbered rules and how code cites them
* :mod:`.clauses`   – offers, guards and choices: the legality of actions, listed and explained
* :mod:`.answers`   – what was answered to a task so far: kept, taken back, checked
* :mod:`.picks`, :mod:`.divisions` – two shapes of questions: picking some of many, dividing an amount
* :mod:`.templates`, :mod:`.naming`, :mod:`.texts` – events, decisions and actions in words
* :mod:`.draft`     – copy-on-write changes, events, the agenda
* :mod:`.rng`       – chance out of a seed and a counter
* :mod:`.ruleset`   – a game, described to the kernel
* :mod:`.adjudicate` – the loop; listing, checking, applying, viewing, sampling, playing out
* :mod:`.creation`  – new games
* :mod:`.codec`     – canonical encoding, state ids, strict decoding
* :mod:`.defaults`, :mod:`.forms`, :mod:`.closed_words` – what decoding needs: defaults, faults, words
* :mod:`.sampling`  – dealing unseen cards anew
* :mod:`.errors`    – every refusal
"""
