"""The documents of the contract: states, actions, decisions, events, requests and answers.

All of them are named here, ``models.DuelState``, and each is defined in one of the modules:

* ``common``: What no ruleset has a part in: outcomes, problems, rules, texts.
* ``cards``: The card language, and what the service says of cards and decks.
* ``magic``: What the games with Magic cards share.
* ``magic54``: The documents of ``magic54``.
* ``perdure``: The documents of ``perdure``.
* ``duel``: The documents of ``duel``.
* ``castle``: The documents of ``castle``.
* ``five_colors``: The documents of ``five_colors``.
* ``splendagic``: The documents of ``splendagic``.
* ``any_ruleset``: Requests and answers of whichever ruleset, and the unions that they hold.

Generated, do not edit: sdk/codegen/generate.py writes this file from openapi.yaml.
"""

from . import any_ruleset, cards, castle, common, duel, five_colors, magic, magic54, perdure, splendagic
from .any_ruleset import *
from .cards import *
from .castle import *
from .common import *
from .duel import *
from .five_colors import *
from .magic import *
from .magic54 import *
from .perdure import *
from .splendagic import *

__all__: list[str] = []
__all__ += common.__all__
__all__ += cards.__all__
__all__ += magic.__all__
__all__ += magic54.__all__
__all__ += perdure.__all__
__all__ += duel.__all__
__all__ += castle.__all__
__all__ += five_colors.__all__
__all__ += splendagic.__all__
__all__ += any_ruleset.__all__
