"""What simulated games come to, with how sure one can be of it.

* :mod:`.runs` – a run's folder, checked; :mod:`.counts`, :mod:`.drawn` – its rows, counted in one pass
* :mod:`.intervals` – estimates and their intervals; :mod:`.tally` – counting by keys
* :mod:`.report` – what is told: :mod:`.rates`, :mod:`.games`, :mod:`.comparison`, all as :mod:`.contents`
* :mod:`.html`, :mod:`.terminal`, :mod:`.files` – what it is written as; :mod:`.drawing` – its pictures
* :mod:`.command` – the command line
"""
