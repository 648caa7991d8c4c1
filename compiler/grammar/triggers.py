"""When an ability triggers: "whenever another creature you control dies"."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Document, Noun, Said
from compiler.parsing import NOTHING

from .base import given, itself, rule

# What the event is about --------------------------------------------------------------------------------------


def _filter(noun: Noun) -> Any:
    return NOTHING if noun.card else {"what": noun.filter}


def _together(noun: Noun) -> Any:
    return NOTHING if noun.card else {"what": noun.filter, "together": True}


def _or_self(noun: Noun) -> Any:
    if noun.card or "other" in noun.filter:
        return NOTHING
    return {"what": {**noun.filter, "or_self": True}}


rule("one_of_event", "<itself>", given({}))
rule("one_of_event", "<attached>", given({"what": "attached"}))
rule("one_of_event", "<a_noun>", _filter)
rule("one_of_event", "~ or another <one>", _or_self)
rule("many_of_event", "one or more <many>", _together)

_VERBS = (
    ("enters", "enters", "enter"),
    ("enters", "enters the battlefield", "enter the battlefield"),
    ("leaves", "leaves the battlefield", "leave the battlefield"),
    ("dies", "dies", "die"),
    ("dies", "is put into a graveyard from the battlefield", "are put into a graveyard from the battlefield"),
    ("is_sacrificed", "is sacrificed", "are sacrificed"),
    ("attacks", "attacks", "attack"),
    ("blocks", "blocks", "block"),
    ("becomes_blocked", "becomes blocked", "become blocked"),
    ("blocks_or_becomes_blocked", "blocks or becomes blocked", "block or become blocked"),
    ("becomes_tapped", "becomes tapped", "become tapped"),
    ("becomes_untapped", "becomes untapped", "become untapped"),
    ("is_dealt_damage", "is dealt damage", "are dealt damage"),
)
for _when, _one, _many in _VERBS:
    rule("happens", _one, given({"when": _when}))
    rule("happen", _many, given({"when": _when}))
for _when, _one in (
    ("blocks", "blocks"),
    ("becomes_blocked", "becomes blocked by"),
    ("blocks_or_becomes_blocked", "blocks or becomes blocked by"),
):
    rule("happens", f"{_one} <a_noun>", lambda noun, when=_when: _against(when, noun))
for _designation in ("monstrous", "renowned"):
    rule("happens", f"becomes {_designation}", given({"when": "becomes", "designation": _designation}))
rule("happens", "attacks alone", given({"when": "attacks", "alone": True}))
rule("happens", "is dealt combat damage", given({"when": "is_dealt_damage", "combat": True}))
rule("happens", "is dealt noncombat damage", given({"when": "is_dealt_damage", "combat": False}))
rule("happens", "becomes the target of a spell or ability", given({"when": "becomes_target"}))
for _whose, _words in (("opponent", "an opponent controls"), ("you", "you control")):
    rule(
        "happens",
        f"becomes the target of a spell or ability {_words}",
        given({"when": "becomes_target", "of": _whose}),
    )


def _against(when: str, noun: Noun) -> Any:
    return NOTHING if noun.card else {"when": when, "against": noun.filter}


def _deals(kind: str, to: Document) -> Document:
    combat = {"combat damage": {"combat": True}, "noncombat damage": {"combat": False}}.get(kind, {})
    return {"when": "deals_damage", **combat, **to}


for _kind in ("damage", "combat damage", "noncombat damage"):
    rule("happens", f"deals {_kind} <to_whom>?", lambda to, kind=_kind: _deals(kind, to or {}))
    rule("happen", f"deal {_kind} <to_whom>?", lambda to, kind=_kind: _deals(kind, to or {}))
for _words, _to in (
    ("a player", {"to": ["player"]}),
    ("an opponent", {"to": ["player"], "whom": "opponent"}),
    ("you", {"to": ["player"], "whom": "you"}),
    ("a creature", {"to": ["creature"]}),
    ("a planeswalker", {"to": ["planeswalker"]}),
    ("a player or planeswalker", {"to": ["player", "planeswalker"]}),
    ("a creature or player", {"to": ["creature", "player"]}),
    ("a creature or planeswalker", {"to": ["creature", "planeswalker"]}),
    ("a creature an opponent controls", {"to": ["creature"], "whom": "opponent"}),
    ("a creature you control", {"to": ["creature"], "whom": "you"}),
    (
        "an opponent or a planeswalker an opponent controls",
        {"to": ["player", "planeswalker"], "whom": "opponent"},
    ),
):
    rule("to_whom", f"to {_words}", given(_to))

rule(
    "event",
    "the last <counter_kind> counter is removed from <one_of_event>",
    lambda kind, who: {"when": "loses_counters", "kind": kind, "last": True, **who},
)
rule(
    "event",
    "a|an <counter_kind> counter is removed from <one_of_event>",
    lambda kind, who: {"when": "loses_counters", "kind": kind, **who},
)
rule("nth_time", "for the <ordinal> time each turn", lambda number: {"nth": number})
rule("event", "<one_of_event> <happens> <nth_time>?", lambda who, does, nth: _event(who, does, nth))
rule("event", "<many_of_event> <happen> <nth_time>?", lambda who, does, nth: _event(who, does, nth))


def _event(who: Document, does: Document, nth: Document | None) -> Document:
    return {**does, **who, **(nth or {})}


def _damaged_by_self(noun: Noun) -> Any:
    return NOTHING if noun.card else {"when": "dies", "what": noun.filter, "damaged_by_self": True}


rule("event", "a|an <one> dealt damage by ~ this turn dies", _damaged_by_self)


def _to_graveyard(noun: Noun, place: Document, *, together: bool) -> Any:
    if not noun.card or place.get("zone") != "graveyard":
        return NOTHING
    what = {**noun.filter, **place}
    what.pop("zone")
    found: Document = {"when": "goes_to_graveyard", "what": what}
    return {**found, "together": True} if together else found


rule(
    "event",
    "<a_noun> is put into <place> from anywhere",
    lambda noun, place: _to_graveyard(noun, place, together=False),
)
rule(
    "event",
    "one or more <many> are put into <place> from anywhere",
    lambda noun, place: _to_graveyard(noun, place, together=True),
)

# What players do ----------------------------------------------------------------------------------------------

_DOERS: tuple[tuple[str, Document, bool], ...] = (
    ("you", {}, True),
    ("an opponent", {"who": "opponent"}, False),
    ("a player", {"who": "any"}, False),
)
for _words, _who, _you in _DOERS:
    rule("you_of_event" if _you else "doer", _words, given(_who))
for _doer, _s, _their in (("you_of_event", "", "your"), ("doer", "s", "their")):
    for _when, _what in (("gains_life", f"gain{_s} life"), ("loses_life", f"lose{_s} life")):
        rule(
            "event",
            f"<{_doer}> {_what} <nth_time>?",
            lambda who, nth, when=_when: {"when": when, **who, **(nth or {})},
        )
    rule("event", f"<{_doer}> cycle{_s} a card", lambda who: {"when": "cycles", **who})
    rule("event", f"<{_doer}> draw{_s} a card", lambda who: {"when": "draws", **who})
    rule(
        "event",
        f"<{_doer}> draw{_s} {_their} <ordinal> card each turn",
        lambda who, nth: {"when": "draws", **who, "nth": nth},
    )
    rule("event", f"<{_doer}> cast{_s} <a_spell>", lambda who, what: {"when": "casts", **who, **what})
    rule(
        "event",
        f"<{_doer}> cast{_s} {_their} <ordinal> <one_spell> each turn",
        lambda who, nth, noun: {"when": "casts", **who, **_what_of(noun), "nth": nth},
    )
    rule("event", f"<{_doer}> discard{_s} <a_card>", lambda who, what: {"when": "discards", **who, **what})
    rule(
        "event",
        f"<{_doer}> discard{_s} one or more <many>",
        lambda who, noun: (
            {"when": "discards", **who, **_what_of(noun), "together": True} if noun.card else NOTHING
        ),
    )
    rule("event", f"<{_doer}> sacrifice{_s} <sacrificed>", lambda who, what: _sacrifices(who, what))
rule("event", "you cycle this card", given({"when": "cycles", "what": "self"}))
rule("event", "you cycle ~", given({"when": "cycles", "what": "self"}))
rule("event", "you're dealt damage", given({"when": "is_dealt_damage", "who": "you"}))
rule("event", "you are dealt damage", given({"when": "is_dealt_damage", "who": "you"}))
rule("event", "you're dealt combat damage", given({"when": "is_dealt_damage", "who": "you", "combat": True}))
rule("event", "you are dealt combat damage", given({"when": "is_dealt_damage", "who": "you", "combat": True}))
rule("event", "an opponent is dealt damage", given({"when": "is_dealt_damage", "who": "opponent"}))
rule(
    "event",
    "an opponent is dealt noncombat damage",
    given({"when": "is_dealt_damage", "who": "opponent", "combat": False}),
)


def _what_of(noun: Noun) -> Document:
    return {"what": noun.filter} if noun.filter else {}


def _sacrifices(who: Document, what: Document) -> Document:
    return {"when": "is_sacrificed", **(who or {"who": "you"}), **what}


rule("a_spell", "a|an <one_spell>", _what_of)
rule("a_spell", "another <one_spell>", lambda noun: {"what": {**noun.filter, "other": True}})
rule("a_card", "a|an <one>", lambda noun: _what_of(noun) if noun.card else NOTHING)
rule("sacrificed", "<a_noun>", _filter)
rule("sacrificed", "one or more <many>", _together)

# Steps --------------------------------------------------------------------------------------------------------

_STEPS = (("upkeep", "upkeep"), ("draw step", "draw"), ("end step", "end"))
for _words, _step in _STEPS:
    for _whose, _field in (
        ("your", {}),
        ("each opponent 's", {"whose": "opponent"}),
        ("each player 's", {"whose": "any"}),
        ("each", {"whose": "any"}),
    ):
        rule("begins", f"{_whose} {_words}", given({"when": "begins", "step": _step, **_field}))
    rule(
        "begins",
        f"the {_words} of enchanted <attached_kind> 's controller",
        lambda _, step=_step: {"when": "begins", "step": step, "whose": "controller of attached"},
    )
for _words, _field in (
    ("your turn", {}),
    ("each turn", {"whose": "any"}),
    ("each opponent 's turn", {"whose": "opponent"}),
):
    rule("begins", f"combat on {_words}", given({"when": "begins", "step": "begin_combat", **_field}))

rule("trigger", "when|whenever <event>", itself)
rule("trigger", "at the beginning of <begins>", itself)
rule("trigger", "at end of combat", given({"when": "begins", "step": "end_combat", "whose": "any"}))
rule("trigger", "at end of combat on your turn", given({"when": "begins", "step": "end_combat"}))

# Delayed ------------------------------------------------------------------------------------------------------

for _words, _step in _STEPS:
    rule("next", f"the next {_words}", given({"when": "begins", "step": _step, "whose": "any"}))
    rule("next", f"your next {_words}", given({"when": "begins", "step": _step}))
rule("next", "the next turn 's upkeep", given({"when": "begins", "step": "upkeep", "whose": "any"}))


def said_of_event(at: int, words: str) -> Said:
    """Something that the event gave a name to."""
    return Said(at, words)
