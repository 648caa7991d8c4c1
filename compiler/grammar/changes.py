"""What continuous effects say: "gets +2/+0 and has trample", "can't attack or block", "becomes a blue Frog"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from compiler.nodes import Document, Noun, Quoted, Said
from compiler.parsing import NOTHING, Found, Parser
from compiler.subtypes import KNOWN, OF_PLURAL

from .base import G, given, itself, listed, rule
from .nouns import PERMANENTS

_SIZE = re.compile(r"([+−-])(\d+|X)/([+−-])(\d+|X)")
_SET = re.compile(r"(\d+|X)/(\d+|X)")


@G.reads("size")
def _size(parser: Parser, at: int) -> Iterator[Found]:
    """ "+2/-1", "+X/+0"."""
    found = _SIZE.fullmatch(parser.token(at))
    if found is not None:
        numbers = (_signed(found[1], found[2]), _signed(found[3], found[4]))
        yield numbers, at + 1


def _signed(sign: str, number: str) -> Any:
    if number == "X":
        return "x" if sign == "+" else "-x"
    return int(number) if sign == "+" else -int(number)


@G.reads("set_size")
def _set_size(parser: Parser, at: int) -> Iterator[Found]:
    """ "3/3"."""
    found = _SET.fullmatch(parser.token(at))
    if found is not None:
        yield tuple("x" if part == "X" else int(part) for part in found.groups()), at + 1


def _add(size: tuple[Any, Any]) -> Document:
    named = {"power": size[0], "toughness": size[1]}
    return {"change": "power_toughness", **{name: value for name, value in named.items() if value != 0}}


def _for_each(size: tuple[Any, Any], amount: Any) -> Any:
    change: Document = {"change": "power_toughness"}
    for name, number in zip(("power", "toughness"), size, strict=True):
        if not isinstance(number, int):
            return NOTHING
        if number:
            change[name] = amount if number == 1 else {**amount, "times": number}
    return change


rule("change", "gets|get <size>", _add)
rule("change", "gets|get <size> for each <counted_one>", _for_each)
rule(
    "change", "gains|gain|has|have <keyword_list>", lambda words: {"change": "keywords", "gain": list(words)}
)
rule(
    "change",
    "gains|gain your choice of <keyword_choice>",
    lambda words: {"change": "keywords", "choice": list(words)},
)
rule("change", "loses|lose <lost>", lambda words: {"change": "keywords", "lose": list(words)})
rule(
    "change",
    "gains|gain protection from the chosen color",
    lambda at: {"change": "keywords", "protection_from": Said(at, "the chosen color")},
    at=True,
)
listed("lost", "simple_keyword")
rule("change", "loses|lose all abilities", given({"change": "abilities", "lose_all": True}))
rule("change", "gains|gain|has|have <quoted>", lambda ability: {"change": "abilities", "gain": [ability]})
rule("change", "has|have base power and toughness <set_size>", lambda size: _base(*size))
rule(
    "change",
    "has|have base power and toughness each equal to <described>",
    lambda amount: _base(amount, amount),
)
rule(
    "change",
    "has|have base power <digits>",
    lambda number: {"change": "set_power_toughness", "power": number},
)
rule("quoted", '" <any_ability> "', Quoted)
rule("quoted", "' <any_ability> '", Quoted)


def _base(power: Any, toughness: Any) -> Document:
    return {"change": "set_power_toughness", "power": power, "toughness": toughness}


# "gets +1/+1, has flying, and …": a change may itself be a list
rule("changes", "<change>", lambda one: [one])
rule("changes", "<becoming>", itself)
rule("changes", "<change> and <change_last>", lambda one, rest: [one, *rest])
rule("changes", "<becoming> and <change_last>", lambda becoming, rest: [*becoming, *rest])
rule("changes", "<change> , <changes_rest>", lambda one, rest: [one, *rest])
rule("changes_rest", "<change> , <changes_rest>", lambda one, rest: [one, *rest])
rule("changes_rest", "<change> ,? and <change_last>", lambda one, rest: [one, *rest])
rule("change_last", "<change>", lambda one: [one])
rule("change_last", "<becoming>", itself)
rule("change_last", "<barred>", lambda change: [change])
rule("changes_rest", "and <change_last>", itself)
rule("changes", "<becoming> , <changes_rest>", lambda becoming, rest: [*becoming, *rest])
rule("changes_rest", "<becoming> , <changes_rest>", lambda becoming, rest: [*becoming, *rest])

# What it becomes ----------------------------------------------------------------------------------------------


@G.reads("kinds")
def _kinds(parser: Parser, at: int) -> Iterator[Found]:
    """ "Frog", "Elemental creature", "artifact creature", "Swamp", "Goblins"."""
    subtypes: list[str] = []
    types: list[str] = []
    while True:
        token, word = parser.token(at), parser.word(at)
        kind = word.removesuffix("s")
        if token in KNOWN and not types:
            subtypes.append(token)
        elif token in OF_PLURAL and not types:
            subtypes.append(OF_PLURAL[token])
        elif kind in PERMANENTS:
            types.append(kind)
        else:
            return
        at += 1
        yield (tuple(subtypes), tuple(types)), at


def _becomes(
    colors: tuple[str, ...] | None,
    kinds: tuple[tuple[str, ...], tuple[str, ...]] | None,
    size: Any,
    kept: bool | None,
) -> Any:
    found: list[Document] = []
    if colors is not None:
        found.append({"change": "colors", "colors": list(colors)})
    if kinds is not None:
        subtypes, types = kinds
        change: Document = {"change": "types"}
        if types:
            change["types"] = list(types)
        if subtypes:
            change["subtypes"] = list(subtypes)
        if not kept and subtypes:
            change["set_subtypes"] = True
        found.append(change)
    if size is not None:
        found.append(_base(*size))
    return found or NOTHING


rule("becoming", "becomes|become|is|are <color_words>", lambda colors: _becomes(colors, None, None, None))
rule(
    "becoming",
    "becomes|become|is|are a|an? <color_words>? <kinds> <with_base>? <in_addition>?",
    _becomes,
)
rule(
    "becoming",
    "becomes|become a|an? <set_size> <color_words>? <kinds> <in_addition>?",
    lambda size, colors, kinds, kept: _becomes(colors, kinds, size, kept),
)
rule(
    "becoming",
    "becomes a|an? <color_words>? <kinds> <with_base>",
    lambda colors, kinds, size: _becomes_only(_becomes(colors, kinds, size, None)),
)


def _becomes_only(changes: list[Document]) -> Any:
    """The same, without the card types that it had."""
    types = [one for one in changes if one["change"] == "types" and "types" in one and "set_subtypes" in one]
    if not types:
        return NOTHING
    return [{**one, "set_types": True} if one["change"] == "types" else one for one in changes]


rule(
    "becoming",
    "isn't|aren't a|an? <kinds>",
    lambda kinds: (
        [{"change": "types", "lose_type": kinds[1][0]}] if not kinds[0] and len(kinds[1]) == 1 else NOTHING
    ),
)
for _kind in ("creature", "basic land"):
    kept = " <in_addition>" if _kind == "basic land" else ""
    for _words in (f"is|are every {_kind} type{kept}", f"gains|gain all {_kind} types"):
        rule("becoming", _words, given([{"change": "types", "every": f"{_kind} type"}]))
rule(
    "becoming",
    "becomes|become the chosen color",
    lambda at: [{"change": "chosen_color", "color": Said(at, "the chosen color")}],
    at=True,
)
rule(
    "becoming",
    "becomes|become the chosen type",
    lambda at: [{"change": "chosen_land_type", "land_type": Said(at, "the chosen type")}],
    at=True,
)
rule(
    "becoming",
    "becomes|become the chosen type",
    lambda at: [{"change": "chosen_creature_type", "creature_type": Said(at, "the chosen type")}],
    at=True,
)
rule("color_words", "<colors_and>", itself)
rule("color_words", "colorless", given(()))
rule("with_base", "with base power and toughness <set_size>", itself)
rule("with_base", "with base power and toughness each equal to <described>", lambda amount: (amount, amount))
for _words in ("types", "land types", "card types", "creature types"):
    for _its in ("its", "their"):
        rule("in_addition", f"in addition to {_its} other {_words}", given(True))

# What it cannot do --------------------------------------------------------------------------------------------


def _cant(*parts: Document) -> Any:
    return {"change": "cant", **{name: value for part in parts for name, value in part.items()}}


def _blockers(noun: Noun) -> Any:
    return NOTHING if noun.card else {"be_blocked_by": noun.filter}


rule("cant", "attack", given({"attack": True}))
rule("cant", "block", given({"block": True}))
rule("cant", "attack or block", given({"attack": True, "block": True}))
rule("cant", "be blocked", given({"be_blocked": True}))
rule("cant", "be blocked by <many>", _blockers)
rule(
    "cant",
    "be blocked except by <many>",
    lambda noun: NOTHING if noun.card else {"be_blocked_except": noun.filter},
)
rule("cant", "be regenerated", given({"be_regenerated": True}))
rule(
    "cant",
    "be the target of spells or abilities your opponents control",
    given({"be_targeted_by": "opponent"}),
)
rule("cant", "be the target of spells or abilities", given({"be_targeted_by": "any"}))
rule(
    "cant",
    "be the target of abilities your opponents control",
    given({"be_targeted_by": "opponent", "be_targeted_only": "abilities"}),
)
rule(
    "cant",
    "be the target of spells your opponents control",
    given({"be_targeted_by": "opponent", "be_targeted_only": "spells"}),
)
rule("cant", "be the target of spells", given({"be_targeted_by": "any", "be_targeted_only": "spells"}))
for _color_word, _letter in (("white", "W"), ("blue", "U"), ("black", "B"), ("red", "R"), ("green", "G")):
    rule(
        "cant",
        f"be the target of {_color_word} spells or abilities from {_color_word} sources",
        given({"be_targeted_by": "any", "be_targeted_from": {"colors": [_letter]}}),
    )
rule("barred", "can't <cant>", _cant)
rule("barred", "can't <cant> and can't <cant>", _cant)
rule("barred", "can't <cant> and <cant>", _cant)
rule("barred", "can't <cant> , <cant> , and <cant>", _cant)
rule(
    "barred",
    "can block only <many>",
    lambda noun: NOTHING if noun.card else _cant({"block_except": noun.filter}),
)
for _words in (
    "doesn't untap during its controller's untap step",
    "don't untap during their controllers ' untap steps",
):
    rule("stays_tapped", _words, given({"change": "cant", "untap": True}))
_ACTIVATED = "activated abilities can't be activated"
rule("no_activation", f"its|their {_ACTIVATED}", given({"activate": True}))
rule(
    "no_activation",
    f"its|their {_ACTIVATED} unless they're mana abilities",
    given({"activate": "unless mana"}),
)
rule("barred", "can't <cant> , and <no_activation>", _cant)
rule(
    "barred",
    "doesn't untap during its controller's untap step, and <no_activation>",
    lambda no: _cant({"untap": True}, no),
)

# Apart --------------------------------------------------------------------------------------------------------

rule("compelled", "attacks|attack each combat if able", given({"change": "must", "attack": True}))
rule("compelled_now", "attacks|attack this turn if able", given({"change": "must", "attack": True}))
rule(
    "compelled",
    "assigns combat damage equal to its toughness rather than its power",
    given({"change": "damage_by_toughness"}),
)
