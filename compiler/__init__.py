"""Rules text read into card data, and what judges it; the engine knows nothing of it.

* :mod:`.databases`   – card databases read, each card as :class:`.printed.Printed`
* :mod:`.normalising` – printed text made ready to be read, with the rewrites that :mod:`.rewrites` lists
* :mod:`.parsing`, :mod:`.grammar` – all that a line can mean, in the card language with :mod:`.nodes` in it
* :mod:`.references`, :mod:`.scope`, :mod:`.writing` – "it", "that creature": names put in their place
* :mod:`.compiling`   – what is checked, told and compared, so that one meaning is left, or a refusal
* :mod:`.telling`, :mod:`.comparing`, :mod:`.preferences`, :mod:`.crosschecks` – how
* :mod:`.running`, :mod:`.pool`, :mod:`.summary` – a whole database, the file, the numbers
* :mod:`.proving`, :mod:`.mutants` – whether a text tells a card from those with one thing wrong
"""
