"""The atoms: the only functions that write on the table. Each changes one thing and emits one event with its
rule.

Whatever may still be replaced or prevented is decided before an atom is called
(:mod:`engine.magic.replacement`).

An atom that writes nothing of what permanents are printed with, of their counters and controllers, nor an
effect, may be marked :func:`engine.kernel.draft.aside`: characteristics to which nothing applies outlast it.
"""

from __future__ import annotations

from .base import *
from .memory import *
from .permanents import *
from .players import *
from .stack import *
from .zones import *
