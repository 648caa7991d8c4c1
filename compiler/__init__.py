"""Rules text read into card data, and what judges it; the engine knows nothing of it.

* :mod:`.mutants` – cards with one thing wrong, to see whether their text tells them apart
"""
