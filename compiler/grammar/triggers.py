"""When an ability triggers: "whenever you draw a card", "at the beginning of your upkeep", or on one of :mod:`.events`."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Document, Many, Noun, Said, Targeted
from compiler.parsing import NOTHING
from engine.magic.language.kinds import ENCHANTED_PLAYERS

from .base import given, itself, rule
from .events import any_of, filter_of, together_of

# What players do ----------------------------------------------------------------------------------------------

_DOERS: tuple[tuple[str, Document, bool], ...] = (
    ("you", {}, True),
    ("an opponent", {"who": "opponent"}, False),
    ("a player", {"who": "any"}, False),
    *((f"enchanted {player}", {"who": "attached"}, False) for player in ENCHANTED_PLAYERS),
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
    for _words, _actions in (
        ("scries" if _s else "scry", ["scry"]),
        (f"surveil{_s}", ["surveil"]),
        ("scries or surveils" if _s else "scry or surveil", ["scry", "surveil"]),
        (f"proliferate{_s}", ["proliferate"]),
        (f"roll{_s} one or more dice", ["roll"]),
        (f"win{_s} a coin flip", ["win_flip"]),
        (f"lose{_s} a coin flip", ["lose_flip"]),
    ):
        rule(
            "event",
            f"<{_doer}> {_words} <nth_time>?",
            lambda who, nth, actions=_actions: {"when": "does", **who, "action": actions, **(nth or {})},
        )
    rule(
        "event",
        f"<{_doer}> become{_s} the monarch <nth_time>?",
        lambda who, nth: {"when": "becomes_monarch", **who, **(nth or {})},
    )
    rule(
        "event",
        f"<{_doer}> commit{_s} a crime <nth_time>?",
        lambda who, nth: {"when": "commits_crime", **who, **(nth or {})},
    )
    rule(
        "event",
        f"<{_doer}> draw{_s} {_their} <ordinal> card each turn",
        lambda who, nth: {"when": "draws", **who, "nth": nth},
    )
    rule("event", f"<{_doer}> cast{_s} <a_spell>", lambda who, what: {"when": "casts", **who, **what})
    rule(
        "event",
        f"<{_doer}> cast{_s} or {'copies' if _s else 'copy'} <a_spell>",
        lambda who, what: {"when": "casts", **who, **what, "copied": True},
    )
    for _zone, _words in (
        ("hand", f"{_their} hand"),
        ("graveyard", f"{_their} graveyard"),
        ("exile", "exile"),
    ):
        rule(
            "event",
            f"<{_doer}> cast{_s} <a_spell> from {_words}",
            lambda who, what, zone=_zone: {"when": "casts", **who, **what, "from": zone},
        )
    rule(
        "event",
        f"<{_doer}> cast{_s} <a_spell> from anywhere other than {_their} hand",
        lambda who, what: {"when": "casts", **who, **what, "not_from": "hand"},
    )
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
rule("trigger", "you may exert ~ as it attacks . when you do", given({"when": "exerts"}))
rule(
    "event",
    "you exert <a_noun>",
    lambda noun: NOTHING if noun.card else {"when": "exerts", "what": noun.filter},
)
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
rule("sacrificed", "<a_noun>", filter_of)
rule("sacrificed", "<itself>", given({}))
rule("sacrificed", "it", given({}))
rule("sacrificed", "one or more <many>", together_of)

# Steps --------------------------------------------------------------------------------------------------------

_STEPS = (
    ("upkeep", "upkeep"),
    ("draw step", "draw"),
    ("first main phase", "main1"),
    ("second main phase", "main2"),
    ("end step", "end"),
)
for _words, _step in _STEPS:
    for _whose, _field in (
        ("your", {}),
        ("each opponent 's", {"whose": "opponent"}),
        ("each player 's", {"whose": "any"}),
        ("each", {"whose": "any"}),
        *((f"enchanted {player} 's", {"whose": "attached"}) for player in ENCHANTED_PLAYERS),
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
_IN_NO_TURN = (
    "any_of", "gets_counters", "loses_counters", "exploits",
    "attacks", "blocks", "becomes_blocked", "blocks_or_becomes_blocked", "becomes_unblocked",
    "enlists", "exerts",
)  # fmt: skip
"""Events of which it is not said in whose turn they are."""
for _words, _whose in (("your turn", "you"), ("an opponent 's turn", "opponent")):
    rule(
        "trigger",
        f"when|whenever <event> during {_words}",
        lambda event, whose=_whose: NOTHING if event["when"] in _IN_NO_TURN else {**event, "during": whose},
    )
_SADDLED: Document = {"when": "attacks", "while": {"if": "is_designated", "designation": "saddled"}}
rule("trigger", "when <condition>", lambda condition: _is_so(condition))


def _is_so(condition: Document) -> Any:
    """What can be so: not what has happened, or was paid."""
    asked = condition["condition"] if condition["if"] == "not" else condition
    lasting = asked["if"] in ("exists", "compare", "life", "is")
    return {"when": "is_so", "condition": condition} if lasting else NOTHING


rule(
    "trigger",
    "whenever <event> while <condition>",
    lambda event, condition: {**event, "while": condition} if event["when"] == "attacks" else NOTHING,
)
rule("trigger", "whenever ~ attacks while saddled", given(_SADDLED))
rule("one_trigger", "whenever it attacks while saddled", given(_SADDLED))
rule("trigger", "<one_trigger> and <one_trigger>", lambda one, other: any_of([one, other]))
rule("one_trigger", "when|whenever <event>", itself)
rule("one_trigger", "when it dies", given({"when": "dies"}))
rule("one_trigger", "at the beginning of <begins>", itself)
rule("trigger", "at the beginning of <begins>", itself)
rule("trigger", "at end of combat", given({"when": "begins", "step": "end_combat", "whose": "any"}))
rule("trigger", "at end of combat on your turn", given({"when": "begins", "step": "end_combat"}))


def _of_named(thing: Many, does: Document) -> Any:
    """What was spoken of, or a target, does something."""
    named = isinstance(thing.value, Said | Targeted)
    return {**does, "what": {"among": thing.value}} if named else NOTHING


rule("event_of_named", "<thing> <happens>", _of_named)

# Delayed ------------------------------------------------------------------------------------------------------

for _words, _step in _STEPS:
    rule("next", f"the next {_words}", given({"when": "begins", "step": _step, "whose": "any"}))
    rule("next", f"your next {_words}", given({"when": "begins", "step": _step}))
rule("next", "the next turn 's upkeep", given({"when": "begins", "step": "upkeep", "whose": "any"}))


def said_of_event(at: int, words: str) -> Said:
    """Something that the event gave a name to."""
    return Said(at, words)
