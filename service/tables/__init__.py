"""Tables: games that the service keeps, each seat with a token of its own.

All other operations are stateless and cannot open a table; nothing but this package and its resource reads
what is kept here.

* :mod:`.tokens`  – what opens a seat
* :mod:`.inside`  – what a table consists of, as it is kept
* :mod:`.store`   – where tables are kept: one head each, compared and set
* :mod:`.local`, :mod:`.remote` – in this process; in a Valkey or Redis, or a cluster of them
* :mod:`.counted` – how many there are
* :mod:`.playing` – what is done at a table: seats taken, the deal, actions, claims
* :mod:`.seen`    – what a seat is told
"""
