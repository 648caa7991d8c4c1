"""The atoms: the only functions that write on the table. Each changes one thing and emits one event with its
rule.

Whatever may still be replaced or prevented is decided before an atom is called
(:mod:`engine.magic.replacement`).

An atom that writes on certain aspects of the state alone says so (:func:`engine.kernel.derived.confined`,
:mod:`engine.magic.aspects`): what ignores them outlasts it.
"""

from __future__ import annotations

from .base import *
from .course import *
from .memory import *
from .permanents import *
from .players import *
from .stack import *
from .zones import *
