"""What happens instead of something for a time, and rules that are changed: "if a creature would die this turn, …"."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Document, Noun
from compiler.parsing import NOTHING

from .base import given, itself, rule
from .damage import KINDS, damage


def _instead(at: int, event: Any, does: Document) -> Any:
    """A step; its event is spoken of in its own steps."""
    if event is NOTHING or any("@" in step for step in does.get("steps", ())):
        return NOTHING
    return [{"do": "instead", "event": event, **does, "@span": (at, at)}]


# Dying, going to a graveyard -----------------------------------------------------------------------------------


def _of_a_kind(event: Document) -> Any:
    return event if isinstance(event.get("what"), dict) and "damaged_by_self" not in event else NOTHING


rule(
    "clause",
    "if <would_die> this turn , exile it instead",
    lambda at, event: _instead(at, _of_a_kind(event), {"to": "exile"}),
    at=True,
)
for _whose, _more in (
    ("a", {}),
    ("your", {"controller": "you"}),
    ("an opponent 's", {"controller": "opponent"}),
):
    rule(
        "clause",
        f"if a|an <one> would be put into {_whose} graveyard from anywhere this turn , exile it instead",
        lambda at, noun, more=_more: (
            NOTHING
            if not noun.card or "zone" in noun.filter
            else _instead(at, {"would": "go_to_graveyard", "what": {**noun.filter, **more}}, {"to": "exile"})
        ),
        at=True,
    )

# Drawing, gaining life -----------------------------------------------------------------------------------------

for _who, _person, _s in (("you", "you", ""), ("opponent", "an opponent", "s"), ("any", "a player", "s")):
    _event: Document = {} if _who == "you" else {"who": _who}
    _they = "you" if _who == "you" else "that player"
    for _opening, _next in (("if", {}), ("the next time", {"next": True})):
        _draw, _gain = {"would": "draw", **_event}, {"would": "gain_life", **_event}
        for _words, _of in (("draw a card", _draw), ("gain life", _gain)):
            rule(
                "clause",
                f"{_opening} {_person} would {_words} this turn , <clauses> instead",
                lambda at, steps, event=_of, once=_next: (
                    NOTHING
                    if event["would"] == "draw" and len(steps) == 1 and steps[0].get("do") == "draw"
                    else _instead(at, event, {"steps": steps, **once})
                ),
                at=True,
            )
        for _words, _does in (
            ("twice that much life", {"times": 2}),
            ("three times that much life", {"times": 3}),
            ("no life", {"nothing": True}),
        ):
            rule(
                "clause",
                f"{_opening} {_person} would gain life this turn , {_they} gain{_s} {_words} instead",
                lambda at, event=_gain, does=_does, once=_next: _instead(at, event, {**does, **once}),
                at=True,
            )
        rule(
            "clause",
            f"{_opening} {_person} would draw a card this turn , "
            + ("" if _who == "you" else f"{_they} ")
            + f"draw{_s} <number> cards instead",
            lambda at, number, event=_draw, once=_next: (
                _instead(at, event, {"times": number, **once}) if isinstance(number, int) else NOTHING
            ),
            at=True,
        )

# Tokens --------------------------------------------------------------------------------------------------------

for _who, _under in (("you", "your"), ("opponent", "an opponent 's"), ("any", "a player 's")):
    for _words, _times in (("twice", 2), ("three times", 3)):
        rule(
            "clause",
            f"if one or more tokens would be created under {_under} control this turn ,"
            f" {_words} that many of those tokens are created instead",
            lambda at, who=_who, times=_times: _instead(
                at, {"would": "create", **({} if who == "you" else {"who": who})}, {"times": times}
            ),
            at=True,
        )

# Damage --------------------------------------------------------------------------------------------------------

rule("hurt_for_a_time", "<thing>", lambda thing: {"what": thing.value})
rule("hurt_for_a_time", "<hurt>", itself)
for _kind, _combat in KINDS:
    rule(
        "clause",
        f"if {_kind} would be dealt to <hurt_for_a_time> this turn , prevent that damage and <clauses>",
        lambda at, to, steps, combat=_combat: (
            _instead(at, damage(to, combat), {"prevent": "all", "steps": steps}) if len(to) == 1 else NOTHING
        ),
        at=True,
    )
    rule(
        "clause",
        f"if <dealer> would deal {_kind} to <hurt> this turn , it deals <other_damage> instead",
        lambda at, by, to, does, combat=_combat: _instead(at, damage(to, by, combat), does),
        at=True,
    )

# Rules ---------------------------------------------------------------------------------------------------------


def _by(noun: Noun) -> Any:
    return NOTHING if noun.card or "zone" in noun.filter else noun.filter


def _unpreventable(by: Any, combat: Document) -> Any:
    return NOTHING if by is NOTHING else {"rule": "damage_cant_be_prevented", **by, **combat}


for _kind, _combat in KINDS:
    rule("unpreventable", f"{_kind} can't be prevented", given(_unpreventable({}, _combat)))
    rule(
        "unpreventable",
        f"{_kind} that would be dealt by <many> can't be prevented",
        lambda noun, combat=_combat: (
            NOTHING if _by(noun) is NOTHING else _unpreventable({"by": _by(noun)}, combat)
        ),
    )
    rule(
        "unpreventable",
        f"{_kind} that would be dealt by <sources> can't be prevented",
        lambda by, combat=_combat: _unpreventable({"by": by}, combat),
    )
rule("rule_for_a_time", "<unpreventable>", itself)
for _words, _whose in (("you", "you"), ("your opponents", "opponent"), ("players", "any")):
    rule(
        "rule_for_a_time",
        f"{_words} can't gain life",
        given({"rule": "player", "whose": _whose, "cant": "gain life"}),
    )
rule("clause", "<rule_for_a_time> this turn", lambda one: [{"do": "rules", "rules": [one]}])


def _not_prevented(steps: Any) -> Any:
    if not steps or steps[-1].get("do") != "damage":
        return NOTHING
    return [*steps[:-1], {**steps[-1], "unpreventable": True}]


rule("sentence", "<clauses> . the damage can't be prevented", _not_prevented)
