"""What players are: the monarch, one who has the city's blessing."""

from __future__ import annotations

from .acts import act
from .base import given, rule

act(
    "become|becomes the monarch",
    given(
        lambda who: [
            {"do": "become_monarch", **({} if isinstance(who, str) and who == "you" else {"who": who})}
        ]
    ),
)
for _words, _who in (("you're", "you"), ("an opponent is", "opponent")):
    rule("condition", f"{_words} the monarch", given({"if": "is_monarch", "who": _who}))
rule("condition", "there is a monarch", given({"if": "is_monarch", "who": "any"}))
rule(
    "condition",
    "there is no monarch",
    given({"if": "not", "condition": {"if": "is_monarch", "who": "any"}}),
)
rule("condition", "you have the city 's blessing", given({"if": "is_blessed"}))
rule(
    "condition",
    "you don't have the city 's blessing",
    given({"if": "not", "condition": {"if": "is_blessed"}}),
)
