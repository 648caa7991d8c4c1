"""What effects say about attacks and blocks: "can't attack alone", "must be blocked if able"."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Document, Many, Noun, Said
from compiler.parsing import NOTHING

from .abilities import static_of
from .base import given, rule
from .comparisons import compared, number_of
from .conditions import exists, negated
from .lasting import until

DEFENDER = "defending player"


def _cant(name: str, value: Any = True) -> Any:
    return given({name: value})


# What it can't do ---------------------------------------------------------------------------------------------

rule("cant", "attack alone", _cant("attack_alone"))
rule("cant", "block alone", _cant("block_alone"))
rule("cant", "attack or block alone", given({"attack_alone": True, "block_alone": True}))
rule("cant", "attack you", _cant("attack_player", "you"))
rule(
    "cant",
    "attack you or planeswalkers you control",
    given({"attack_player": "you", "or_planeswalkers": True}),
)
rule("cant", "block ~", _cant("block_source"))
rule("cant", "block <many>", lambda noun: NOTHING if noun.card else {"block_those": noun.filter})
rule("cant", "be blocked by more than one creature", _cant("be_blocked_by_more_than", 1))
rule(
    "cant",
    "be blocked by more than <plain_number> creatures",
    lambda number: {"be_blocked_by_more_than": number} if number > 1 else NOTHING,
)
rule(
    "cant",
    "be blocked except by <plain_number> or more creatures",
    lambda number: {"be_blocked_by_fewer_than": number},
)

# What it can do -----------------------------------------------------------------------------------------------


def _can(**said: Any) -> Any:
    return given({"change": "can", **said})


for _words in ("as though it didn't have defender", "as though they didn't have defender"):
    rule("able", f"can attack {_words}", _can(attack_despite="defender"))
    rule("able_now", f"can attack this turn {_words}", _can(attack_despite="defender"))
for _when, _able in (("each combat", "able"), ("this turn", "able_now")):
    rule(_able, f"can block an additional creature {_when}", _can(block_more=1))
    rule(
        _able,
        f"can block <plain_number> additional creatures {_when}",
        lambda number: {"change": "can", "block_more": number} if number > 1 else NOTHING,
    )
rule("able", "can block any number of creatures", _can(block_any_number=True))
rule("able_now", "can block any number of creatures this turn", _can(block_any_number=True))
rule("change_last", "<able>", lambda change: [change])
rule("change_last", "is|are goaded", given([{"change": "goaded"}]))
rule("static", "<subjects> <able>", lambda what, change: static_of(what, [change]))
rule("static", "<subjects> is|are goaded", lambda what: static_of(what, [{"change": "goaded"}]))
rule("clause", "<subjects> <able_now>", lambda what, change: until(what, [change], "turn"))
rule(
    "clause",
    "<subjects> <changes> until end of turn and <able_now>",
    lambda what, changes, change: until(what, [*changes, change], "turn"),
)

rule(
    "able", "can block creatures with shadow as though they didn't have shadow", _can(block_despite="shadow")
)
rule(
    "able",
    "can block creatures with landwalk abilities as though they didn't have those abilities",
    _can(block_despite="landwalk"),
)
for _walk in ("plainswalk", "islandwalk", "swampwalk", "mountainwalk", "forestwalk"):
    for _they in ("it", "they"):
        rule(
            "able",
            f"can be blocked as though {_they} didn't have {_walk}",
            _can(be_blocked_despite=_walk),
        )
_PASSING_BY = "assign its combat damage as though it weren't blocked"
rule(
    "static",
    f"you may have ~ {_PASSING_BY}",
    given(static_of(Many("self"), [{"change": "can", "damage_as_unblocked": True}])),
)
rule(
    "static",
    f"<attached> 's controller may have it {_PASSING_BY}",
    lambda what: static_of(Many(what), [{"change": "can", "damage_as_unblocked": True}]),
)

# What it has to do --------------------------------------------------------------------------------------------

for _verb, _must in (
    ("blocks|block", {"block": True}),
    ("attacks|attack or blocks|block", {"attack": True, "block": True}),
):
    rule("compelled", f"{_verb} each combat if able", given({"change": "must", **_must}))
    rule("compelled_now", f"{_verb} this turn if able", given({"change": "must", **_must}))
rule("compelled_now", "blocks|block ~ this turn if able", given({"change": "must", "block_source": True}))
rule("compelled", "must be blocked if able", given({"change": "must", "be_blocked": True}))
rule("compelled_now", "must be blocked this turn if able", given({"change": "must", "be_blocked": True}))
rule("compelled_now", "assigns|assign no combat damage this turn", given({"change": "no_combat_damage"}))
for _of in ("self", "attached"):
    for _what in ("<able>", "<compelled>"):
        rule("static_of_it", f"it {_what}", lambda change, of=_of: static_of(Many(of), [change]))

for _words, _value in (("", True), (" unless they're mana abilities", "unless mana")):
    rule(
        "static",
        f"<attached> 's activated abilities can't be activated{_words}",
        lambda what, value=_value: static_of(Many(what), [{"change": "cant", "activate": value}]),
    )

# Unless, if, as long as ---------------------------------------------------------------------------------------

_SOLE = ({"change": "cant", "attack": True}, {"change": "cant", "be_blocked": True})


def _of_defender(node: Any) -> Any:
    """A condition with the name of the defending player in it."""
    if isinstance(node, Said) and node.words == DEFENDER:
        return "defending_player"
    if isinstance(node, dict):
        return {name: _of_defender(value) for name, value in node.items()}
    return [_of_defender(one) for one in node] if isinstance(node, list) else node


def _unless(static: Document, condition: Any) -> Any:
    """What can't be done, or has to be, unless something holds: of the ability, or of the defending player."""
    changes = static.get("changes", [])
    if not changes or any(one["change"] not in ("cant", "must") for one in changes):
        return NOTHING
    named = _of_defender(condition)
    if named == condition:
        return {**static, "condition": negated(condition)}
    return {**static, "changes": [{**changes[0], "unless": named}]} if changes in _ONE else NOTHING


_ONE = [[one] for one in _SOLE]


def _where(static: Document, condition: Any, sole: Document) -> Any:
    """What can't be done where something holds of the defending player."""
    named = _of_defender(condition)
    if named == condition or static.get("changes") != [sole]:
        return NOTHING
    return {**static, "changes": [{**sole, "unless": negated(named)}]}


rule("ability", "<static> unless <conditions> .", _unless)
rule("ability", "<static> if <conditions> .", lambda static, asked: _where(static, asked, _SOLE[0]))
rule(
    "ability",
    "as long as <conditions> , <static> .",
    lambda asked, static: _where(static, asked, _SOLE[1]),
)


def _held(at: int, noun: Noun) -> Any:
    if noun.card or "controller" in noun.filter or "zone" in noun.filter:
        return NOTHING
    return {**noun.filter, "controller": Said(at, DEFENDER)}


def _number(number: Any) -> bool:
    return isinstance(number, int) and number > 1


rule("condition", f"the {DEFENDER} controls <a_noun>", lambda at, noun: exists(_held(at, noun)), at=True)
rule(
    "condition",
    f"the {DEFENDER} controls no <many>",
    lambda at, noun: NOTHING if (what := _held(at, noun)) is NOTHING else negated(exists(what)),
    at=True,
)
rule(
    "condition",
    f"the {DEFENDER} controls <number> or more <many>",
    lambda at, number, noun: exists(_held(at, noun), number) if _number(number) else NOTHING,
    at=True,
)
for _more, _how in (("more", "more_than"), ("fewer", "less_than")):
    rule(
        "condition",
        f"you control {_more} <many> than the {DEFENDER}",
        lambda at, noun, how=_how: compared(number_of(noun, "you"), how, number_of(noun, Said(at, DEFENDER))),
        at=True,
    )
    rule(
        "condition",
        f"the {DEFENDER} controls {_more} <many> than you",
        lambda at, noun, how=_how: compared(number_of(noun, Said(at, DEFENDER)), how, number_of(noun, "you")),
        at=True,
    )

# Keyword actions ----------------------------------------------------------------------------------------------
