"""What a resolving spell or ability does, step by step, in the order written (CR 608.2c, 701).

A step is a verb with its fields, ``{"do": "destroy", "what": "target"}``. It may name what it was about with
``as``; later steps use the name. Players are meant by ``who``.

Each verb is defined in one place, in the chapter of :mod:`engine.magic.effects` that it belongs to. It says
there all that there is to it and registers itself; the language takes whatever has registered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ForwardRef

__all__ = ["ANY_EFFECT", "Effect", "Instruction", "any_effect"]

if TYPE_CHECKING:
    from engine.magic.effects.base import Effect, Instruction
else:
    Effect = ForwardRef("ANY_EFFECT", module=__name__)
    """Any verb: the first decoder of cards looks it up, when all have registered."""
    Instruction = Any

ANY_EFFECT: Any = None
"""The union of all verbs; :mod:`engine.magic.effects` fills it in when all have been imported."""


def any_effect() -> Any:
    """The union of all verbs."""
    return ANY_EFFECT
