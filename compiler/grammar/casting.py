"""How a spell was cast: by whom, from where, and with what mana."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Document
from compiler.parsing import NOTHING

from .base import COLORS, given, rule

_SPENT = "spent to cast this spell"
_COLORS: Document = {"amount": "spent", "colors": True}

for _words, _from in (("", {}), (" from your hand", {"from": "hand"})):
    rule("condition", f"you cast it|~{_words}", given({"if": "was_cast", **_from}))
    rule("condition", f"you cast this spell{_words}", given({"if": "was_cast", **_from}))
for _words, _from in (
    ("", {}),
    (" from a graveyard", {"from": "graveyard"}),
    (" from exile", {"from": "exile"}),
):
    rule("condition", f"it|~ was cast{_words}", given({"if": "was_cast", "who": "any", **_from}))
    rule("condition", f"this spell was cast{_words}", given({"if": "was_cast", "who": "any", **_from}))
rule("condition", "it|~ wasn't cast", given({"if": "not", "condition": {"if": "was_cast", "who": "any"}}))


rule("condition", "it|~ attacked this turn", given({"if": "this_turn", "event": {"when": "attacks"}}))


def _at_least(number: Any, amount: Document) -> Any:
    if not isinstance(number, int):
        return NOTHING
    return {"if": "compare", "amount": amount, "at_least": number}


_KINDS: tuple[tuple[str, Document], ...] = (
    ("", {}),
    (" snow", {"snow": True}),
    *((f" {word}", {"color": letter}) for word, letter in COLORS.items()),
)
for _word, _kind in _KINDS:
    _amount: Document = {"amount": "spent", **_kind}
    rule(
        "condition",
        f"at least <number>{_word} mana was {_SPENT}",
        lambda number, amount=_amount: _at_least(number, amount),
    )
    rule(
        "condition", f"no{_word} mana was {_SPENT}", given({"if": "compare", "amount": _amount, "at_most": 0})
    )
rule(
    "condition",
    f"<number> or more colors of mana were {_SPENT}",
    lambda number: (
        {"if": "compare", "amount": _COLORS, "at_least": number} if isinstance(number, int) else NOTHING
    ),
)
for _word, _kind in _KINDS:
    rule(
        "condition",
        f"at least <number>{_word} mana was spent to cast <said>",
        lambda number, what, more=_kind: _at_least_on(what, number, more),
    )
    rule(
        "condition",
        f"no{_word} mana was spent to cast <said>",
        lambda what, more=_kind: {
            "if": "compare",
            "amount": {"amount": "spent", "of": what, **more},
            "at_most": 0,
        },
    )
rule("described", "the amount of mana spent to cast <said>", lambda what: {"amount": "spent", "of": what})


def _at_least_on(what: Any, number: Any, more: Document) -> Any:
    if not isinstance(number, int):
        return NOTHING
    return {"if": "compare", "amount": {"amount": "spent", "of": what, **more}, "at_least": number}


rule("counted_one", f"color of mana {_SPENT}", given(_COLORS))
rule("described", f"the number of colors of mana {_SPENT}", given(_COLORS))
rule("described", f"the amount of mana {_SPENT}", given({"amount": "spent"}))
rule("described", f"the amount of snow mana {_SPENT}", given({"amount": "spent", "snow": True}))
