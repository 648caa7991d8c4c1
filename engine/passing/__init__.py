"""Passing for a seat that does not want to be asked: whether a decision is passed in its name.

The engine passes for nobody (M54-R12): nothing here changes a state. :func:`pass_or_ask` says what
to do at a decision, and whoever asks it sends the action, or does not. What it says follows from the position
as the seat sees it and from what the seat wishes, from nothing else: no memory, no clock. So a line of play
comes out the same however it is cut into requests.

* :mod:`.wishes` – what a seat wishes
* :mod:`.until` – how long one wish lasts
* :mod:`.useful` – whether a seat can do anything
* :mod:`.conditions` – the conditions, in order
"""

from __future__ import annotations

from .conditions import PassOrAsk, Reason, ReasonToAsk, ReasonToPass, pass_or_ask
from .until import is_over
from .wishes import EndOfTurnUntil, MyTurnUntil, Pass, StackEmptyUntil, StepUntil, Stops, Until

__all__ = [
    "EndOfTurnUntil",
    "MyTurnUntil",
    "Pass",
    "PassOrAsk",
    "Reason",
    "ReasonToAsk",
    "ReasonToPass",
    "StackEmptyUntil",
    "StepUntil",
    "Stops",
    "Until",
    "is_over",
    "pass_or_ask",
]
