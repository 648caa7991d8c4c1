"""Texts that the contract knows more closely than the decoder does: words of closed sets, and texts of a
fixed form.

To the decoder they are texts, so that a document is read fast and a wrong word is told together with all else
that is wrong with its position. The contract lists the words, or has the pattern.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from msgspec import Meta

from engine.kernel.bounds import Text
from engine.kernel.documents import WORDS

from .language.changes import Change
from .language.words import CardType, Color, CounterKind, ManaType, Payment, Supertype


def _one_of(words: Any) -> Meta:
    """A word of this literal type."""
    return Meta(extra_json_schema={"enum": list(get_args(words))})


def _like(pattern: str) -> Meta:
    return Meta(extra_json_schema={"pattern": f"^{pattern}$"})


StepName = Annotated[Text, Meta(extra_json_schema={WORDS: "step"})]
"""A step of the format's turn."""
ZoneName = Annotated[Text, Meta(extra_json_schema={WORDS: "zone"})]
"""A zone of the core, or one that the format adds."""
PlaceName = Annotated[Text, Meta(extra_json_schema={WORDS: "place"})]
"""A zone, or ``outside`` for what has left the game."""
ManaName = Annotated[Text, _one_of(ManaType)]
"""A type of mana."""
ColorLetter = Annotated[Text, _one_of(Color)]
TypeName = Annotated[Text, _one_of(CardType)]
"""A card type."""
SupertypeName = Annotated[Text, _one_of(Supertype)]
CounterName = Annotated[Text, _one_of(CounterKind)]
"""A kind of counter."""
PaymentName = Annotated[Text, _one_of(Payment)]
"""How a spell was paid for."""
ChangeName = Annotated[
    Text,
    Meta(extra_json_schema={"enum": [change.__struct_config__.tag for change in get_args(Change)]}),
]
"""A kind of change, a word of the card language."""
TurnEnd = Annotated[Text, _like(r"(turn|turn of (0|[1-9][0-9]*))")]
"""``turn``: until the turn ends; ``turn of 0``: until that seat's next turn begins."""
LastsUntil = Annotated[Text, _like(r"(turn|forever|turn of (0|[1-9][0-9]*))")]
"""The same, or ``forever``."""
Choice = Literal["mode", "x", "half", "amount", "color", "whether", "copy", "objects"]
"""What is chosen: ``half`` is how a hybrid or Phyrexian symbol is paid, ``amount`` a share of a division,
``whether`` an answer to what an effect offers, ``copy`` the card that a permanent enters as a copy of."""
