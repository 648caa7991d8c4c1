"""What lies on the stack: abilities as targets, and other targets for spells and abilities."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Document, Noun, Targeted
from compiler.parsing import NOTHING

from .acts import act, mine
from .base import given, listed, rule

_SPELL: Document = {"zone": "stack"}

rule("ability_kinds", "activated", given({"kinds": ["activated"]}))
rule("ability_kinds", "triggered", given({"kinds": ["triggered"]}))
rule("ability_kinds", "activated or triggered", given({}))
rule("ability_control", "you control", given({"controller": "you"}))
rule("ability_control", "you don't control", given({"not_controller": "you"}))
rule("ability_control", "an opponent controls", given({"controller": "opponent"}))
listed("source_types", "source_type", last="or")
for _type in ("artifact", "creature", "enchantment", "land", "planeswalker"):
    rule("source_type", _type, given(_type))
rule("ability_source", "from a|an <source_types> source", lambda types: {"source": {"types": list(types)}})
rule("single", "with a single target", given(True))


def _target(
    at: int, what: Noun | None, kinds: Document | None, least: int, control: Any, source: Any, single: Any
) -> Any:
    """A target on the stack; whoever controls it, controls the spell or the ability."""
    spell = None if what is None else {**what.filter, **(control or {})}
    ability = None if kinds is None else {**kinds, **(control or {}), **(source or {})}
    head = "ability" if what is None else "spell" if kinds is None else "spell or ability"
    return Targeted(at, head, spell, ability=ability, single=bool(single), least=least)


for _before, _least in (("", 1), ("up to one ", 0)):
    rule(
        "target",
        f"{_before}target <ability_kinds> ability <ability_control>? <ability_source>? <single>?",
        lambda at, kinds, control, source, single, least=_least: _target(
            at, None, kinds, least, control, source, single
        ),
        at=True,
    )
rule(
    "target",
    "target spell or ability <ability_control>? <single>?",
    lambda at, control, single: _target(at, Noun(_SPELL, "spell"), {}, 1, control, None, single),
    at=True,
)
rule(
    "target",
    "target <one> , activated ability , or triggered ability <ability_control>?",
    lambda at, noun, control: _target(at, noun, {}, 1, control, None, None) if _is_spell(noun) else NOTHING,
    at=True,
)
rule(
    "target",
    "target <target_spell> with a single target",
    lambda at, noun: _target(at, noun, None, 1, None, None, single=True),
    at=True,
)
rule("target_spell", "<one>", lambda noun: noun if _is_spell(noun) else NOTHING)


def _is_spell(noun: Noun) -> bool:
    return noun.filter.get("zone") == "stack" and "other" not in noun.filter


# Other targets ------------------------------------------------------------------------------------------------


def _retarget(of: Any, **more: str) -> Any:
    return {"do": "retarget", "what": of.value, **more} if of.way == "one" else NOTHING


act("change the target of <thing>", lambda of: mine(_retarget(of, how="change")))
rule("sentence", "you may choose new targets for <thing>", lambda of: _new_targets(of))


def _new_targets(of: Any) -> Any:
    step = _retarget(of)
    return NOTHING if step is NOTHING else [step]
