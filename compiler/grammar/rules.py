"""Whole lines that change a rule of the game: what untaps, what is cast and played, what mana is made."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Document, Noun
from compiler.parsing import NOTHING

from .abilities import limits_of
from .base import given, rule


def _cast_only(parts: list[Document]) -> Any:
    """When the spell itself can be cast."""
    found = limits_of(parts)
    return (
        NOTHING if found is NOTHING or set(found) != {"condition"} else {**of_rule(rule="cast_only"), **found}
    )


rule("ability", "cast this spell only <only> .", _cast_only)


rule(
    "static",
    "you may choose not to untap ~ during your untap step",
    lambda: of_rule(rule="may_stay_tapped"),
)
rule(
    "static",
    "untap ~ during each other player 's untap step",
    lambda: of_rule(rule="untap_as_well", what="self"),
)
rule(
    "static",
    "untap all <many> during each other player 's untap step",
    lambda noun: NOTHING if noun.card else of_rule(rule="untap_as_well", what=noun.filter),
)


def of_rule(**said: Any) -> Document:
    """A static ability that changes a rule of the game."""
    return {"ability": "static", "rules": [said]}


_ANY_COLOR = ["{W}", "{U}", "{B}", "{R}", "{G}"]
rule("more_mana", "<mana>", lambda mana: {"mana": mana})
rule("more_mana", "<mana> or <mana>", lambda *mana: {"one_of": list(mana)})
rule("more_mana", "one mana of any color", lambda: {"one_of": _ANY_COLOR})
rule("more_mana", "one mana of the chosen color", lambda: {"chosen": True})
rule("more_mana", "one mana of any type that land produced", lambda: {"produced": True})
rule(
    "more_mana",
    "<number> mana in any combination of colors",
    lambda number: {"one_of": _ANY_COLOR, "amount": number} if isinstance(number, int) else NOTHING,
)


def _more_mana(what: Any, more: Document, **whose: str) -> Any:
    """What is added whenever something is tapped for mana."""
    if isinstance(what, Noun):
        if what.card:
            return NOTHING
        what = what.filter
    return of_rule(rule="more_mana", what=what, **whose, **more)


rule(
    "static",
    "whenever <attached> is tapped for mana , its controller adds <more_mana>",
    lambda _, more: _more_mana("attached", more),
)
rule(
    "static",
    "whenever you tap <a_noun> for mana , add <more_mana>",
    lambda noun, more: _more_mana(noun, more, whose="you"),
)
rule(
    "static",
    "whenever a player taps <a_noun> for mana , that player adds <more_mana>",
    lambda noun, more: _more_mana(noun, more),
)
rule(
    "static",
    "creatures can't attack you unless their controller pays <mana> for each creature they control that 's attacking you",
    lambda mana: of_rule(rule="attack_tax", mana=mana),
)
rule("static", "<unpreventable>", lambda one: of_rule(**one))
rule("static", "this spell can't be countered", given(of_rule(rule="cant_be_countered", spells="self")))
rule(
    "static",
    "<many> can't be countered",
    lambda noun: (
        of_rule(rule="cant_be_countered", spells={k: v for k, v in noun.filter.items() if k != "zone"})
        if noun.filter.get("zone") == "stack"
        else NOTHING
    ),
)
rule(
    "static", "you may cast this spell|~ as though it had flash", given(of_rule(rule="flash", spells="self"))
)
rule(
    "static",
    "you may cast <many> as though they had flash",
    lambda noun: (
        of_rule(rule="flash", spells={k: v for k, v in noun.filter.items() if k != "zone"})
        if noun.filter.get("zone") == "stack"
        else NOTHING
    ),
)


def _cant_cast(noun: Noun, whose: str, **limit: int) -> Any:
    """Spells that some players can't cast, or no more of than so many each turn."""
    what = {k: v for k, v in noun.filter.items() if k != "zone"}
    if noun.filter.get("zone") != "stack" or "controller" in what:
        return NOTHING
    return of_rule(rule="cant_cast", whose=whose, **({"spells": what} if what else {}), **limit)


for _words, _whose in (("you", "you"), ("your opponents", "opponent"), ("players", "any")):
    rule("static", f"{_words} can't cast <many>", lambda noun, whose=_whose: _cant_cast(noun, whose))
for _words, _whose in (("you", "you"), ("each opponent", "opponent"), ("each player", "any")):
    rule(
        "static",
        f"{_words} can't cast more than one <one> each turn",
        lambda noun, whose=_whose: _cant_cast(noun, whose, more_than=1),
    )
    rule(
        "static",
        f"{_words} can't cast more than <plain_number> <many> each turn",
        lambda number, noun, whose=_whose: (
            _cant_cast(noun, whose, more_than=number) if number > 1 else NOTHING
        ),
    )
for _words, _of, _turns in (("you", "your", {}), ("each player", "their", {"whose": "any"})):
    rule(
        "static",
        f"{_words} may play an additional land on each of {_of} turns",
        given(of_rule(rule="lands", **_turns)),
    )
    rule(
        "static",
        f"{_words} may play <plain_number> additional lands on each of {_of} turns",
        lambda number, whose=_turns: of_rule(rule="lands", by=number, **whose) if number > 1 else NOTHING,
    )
for _step in ("draw", "upkeep"):
    rule("static", f"skip your {_step} step", given(of_rule(rule="skip_step", step=_step)))
    for _words, _whose in (("each opponent", "opponent"), ("each player", "any")):
        rule(
            "static",
            f"{_words} skips their {_step} step",
            given(of_rule(rule="skip_step", step=_step, whose=_whose)),
        )
for _words, _whose in (("you", "you"), ("your opponents", "opponent"), ("players", "any")):
    for _end in ("lose the game", "win the game"):
        rule("static", f"{_words} can't {_end}", given(of_rule(rule="player", whose=_whose, cant=_end)))
    rule("static", f"{_words} can't gain life", given(of_rule(rule="player", whose=_whose, cant="gain life")))
    rule(
        "static",
        f"{_words} play with their hands revealed",
        given(of_rule(rule="player", whose=_whose, has="open hand")),
    )
    rule(
        "static",
        f"{_words} have no maximum hand size",
        given(of_rule(rule="player", whose=_whose, has="no maximum hand size")),
    )
    for _word in ("hexproof", "shroud"):
        rule("static", f"{_words} have {_word}", given(of_rule(rule="player", whose=_whose, has=_word)))
    rule(
        "static",
        f"{_words} can't draw more than one card each turn",
        given(of_rule(rule="player", whose=_whose, cant="draw more than one")),
    )
rule(
    "static",
    "each opponent can't draw more than one card each turn",
    given(of_rule(rule="player", whose="opponent", cant="draw more than one")),
)
rule(
    "static",
    "spells and abilities your opponents control can't cause their controller to search their library",
    given(of_rule(rule="player", whose="opponent", cant="search")),
)
rule(
    "static",
    "your opponents and permanents your opponents control with hexproof can be the targets of spells and abilities"
    " you control as though they didn't have hexproof",
    given(of_rule(rule="player", whose="you", can="ignore hexproof")),
)
