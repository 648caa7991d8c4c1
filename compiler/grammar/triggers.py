"""When an ability triggers: "whenever another creature you control dies"."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Document, Many, Noun, Said, Targeted
from compiler.parsing import NOTHING
from engine.magic.language.kinds import ENCHANTED_PLAYERS

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
    ("becomes_unblocked", "attacks and isn't blocked", "attack and aren't blocked"),
    ("exploits", "exploits a creature", "exploit a creature"),
    ("explores", "explores", "explore"),
    ("becomes_tapped", "becomes tapped", "become tapped"),
    ("becomes_untapped", "becomes untapped", "become untapped"),
    ("turned_face_up", "is turned face up", "are turned face up"),
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
for _designation in ("monstrous", "renowned", "saddled"):
    rule("happens", f"becomes {_designation}", given({"when": "becomes", "designation": _designation}))
rule("happens", "attacks alone", given({"when": "attacks", "alone": True}))
for _word, _tapped in (("tapped", True), ("untapped", False)):
    rule("happens", f"enters {_word}", given({"when": "enters", "tapped": _tapped}))
    rule("happen", f"enter {_word}", given({"when": "enters", "tapped": _tapped}))
_ATTACKED: tuple[tuple[str, Document], ...] = (
    ("you", {"to": ["player"], "whom": "you"}),
    ("you or a planeswalker you control", {"whom": "you"}),
    ("a player", {"to": ["player"]}),
    ("an opponent", {"to": ["player"], "whom": "opponent"}),
    ("an opponent or a planeswalker an opponent controls", {"whom": "opponent"}),
    *((f"enchanted {player}", {"to": ["player"], "whom": "attached"}) for player in ENCHANTED_PLAYERS),
)
"""Whom something attacks."""
for _words, _whom in _ATTACKED:
    rule("happens", f"attacks {_words}", given({"when": "attacks", **_whom}))
    rule("happen", f"attack {_words}", given({"when": "attacks", **_whom}))
rule("happens", "is dealt combat damage", given({"when": "is_dealt_damage", "combat": True}))
rule("happens", "is dealt noncombat damage", given({"when": "is_dealt_damage", "combat": False}))
rule("happens", "becomes the target of a spell or ability", given({"when": "becomes_target"}))
rule("happens", "becomes the target of <targeting_spell>", lambda by: {"when": "becomes_target", "by": by})
rule(
    "targeting_spell",
    "a|an <one_spell>",
    lambda noun: NOTHING if "controller" in noun.filter else noun.filter,
)
for _whose, _words in (("opponent", "an opponent controls"), ("you", "you control")):
    rule(
        "happens",
        f"becomes the target of <targeting_spell> {_words}",
        lambda by, whose=_whose: {"when": "becomes_target", "of": whose, "by": by},
    )
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
    *((f"enchanted {player}", {"to": ["player"], "whom": "attached"}) for player in ENCHANTED_PLAYERS),
    ("a creature an opponent controls", {"to": ["creature"], "whom": "opponent"}),
    ("a creature you control", {"to": ["creature"], "whom": "you"}),
    (
        "an opponent or a planeswalker an opponent controls",
        {"to": ["player", "planeswalker"], "whom": "opponent"},
    ),
):
    rule("to_whom", f"to {_words}", given(_to))

_KINDS_HURT = ({"types": ["creature"]}, {"types": ["planeswalker"]}, {"types": ["creature", "planeswalker"]})


def _hurting(kind: str, noun: Noun) -> Any:
    """Damage to such a permanent; of the kinds that are dealt damage there are words of their own."""
    bare = {name: value for name, value in noun.filter.items() if name != "controller"}
    return NOTHING if noun.card or bare in _KINDS_HURT else {**_deals(kind, {}), "against": noun.filter}


for _kind in ("damage", "combat damage", "noncombat damage"):
    rule("happens", f"deals {_kind} to <a_noun>", lambda noun, kind=_kind: _hurting(kind, noun))
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
for _kind in ("<counter_kind> ", ""):
    rule(
        "event",
        f"one or more {_kind}counters are put on <one_of_event>",
        lambda *said: {"when": "gets_counters", **_kind_of(said), **said[-1]},
    )
    rule(
        "event",
        f"a|an {_kind}counter is put on <one_of_event>",
        lambda *said: {"when": "gets_counters", **_kind_of(said), **said[-1], "each": True},
    )


def _kind_of(said: tuple[Any, ...]) -> Document:
    return {"kind": said[0]} if len(said) > 1 else {}


rule("nth_time", "for the <ordinal> time each turn", lambda number: {"nth": number})
rule("event", "<one_of_event> <happens> <nth_time>?", lambda who, does, nth: _event(who, does, nth))
rule("many_of_event", "<plain_number> or more <many>", lambda number, noun: _so_many(number, noun))
rule("others", "one other <one>", lambda noun: _beside(1, noun))
rule("others", "<plain_number> other <many>", lambda number, noun: _beside(number, noun))
rule(
    "event",
    "<one_of_event> and at least <others> attack",
    lambda who, others: {"when": "attacks", **who, **others},
)


def _so_many(number: int, noun: Noun) -> Any:
    return NOTHING if noun.card or number < 2 else {"what": noun.filter, "together": True, "at_least": number}


def _beside(number: int, noun: Noun) -> Any:
    if noun.card:
        return NOTHING
    return {"beside": noun.filter, **({} if number == 1 else {"beside_count": number})}


rule("several_happen", "<happens> or <happens>", lambda one, other: [one, other])
rule("several_happen", "<happens> , <several_more>", lambda one, rest: [one, *rest])
rule("several_more", "<happens> , or <happens>", lambda one, other: [one, other])
rule("several_more", "<happens> , <several_more>", lambda one, rest: [one, *rest])
rule(
    "event",
    "<one_of_event> <several_happen>",
    lambda who, several: any_of([_event(who, does, None) for does in several]),
)
rule(
    "event",
    "~ or <attached> <happens>",
    lambda attached, does: any_of([_event({}, does, None), _event({"what": attached}, does, None)]),
)
rule("event", "<many_of_event> <happen> <nth_time>?", lambda who, does, nth: _event(who, does, nth))


def any_of(events: list[Document]) -> Document:
    """Any of these events."""
    return {"when": "any_of", "events": events}


def _event(who: Document, does: Document, nth: Document | None) -> Any:
    if "at_least" in who and does["when"] != "attacks":
        return NOTHING
    return {**does, **who, **(nth or {})}


def _damaged_by_self(noun: Noun) -> Any:
    return NOTHING if noun.card else {"when": "dies", "what": noun.filter, "damaged_by_self": True}


for _words, _owner in (("your", "you"), ("an opponent 's", "opponent")):
    _buried = f"put into {_words} graveyard from the battlefield"
    rule("event", f"<one_of_event> is {_buried}", lambda who, owner=_owner: _dies_of(who, owner))
    rule("event", f"<many_of_event> are {_buried}", lambda who, owner=_owner: _dies_of(who, owner))


def _dies_of(who: Document, owner: str) -> Any:
    """What a player owns goes to the graveyard of that player (CR 404.1)."""
    what = who.get("what")
    if not isinstance(what, dict) or "owner" in what or "at_least" in who or "or_self" in what:
        return NOTHING
    return {"when": "dies", **who, "what": {**what, "owner": owner}}


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


def _from_graveyard(noun: Noun, place: Document, *, together: bool) -> Any:
    found = _to_graveyard(noun, place, together=together)
    return NOTHING if found is NOTHING else {**found, "when": "leaves_graveyard"}


rule(
    "event",
    "<a_noun> leaves <place>",
    lambda noun, place: _from_graveyard(noun, place, together=False),
)
rule(
    "event",
    "one or more <many> leave <place>",
    lambda noun, place: _from_graveyard(noun, place, together=True),
)

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
rule("sacrificed", "<a_noun>", _filter)
rule("sacrificed", "<itself>", given({}))
rule("sacrificed", "it", given({}))
rule("sacrificed", "one or more <many>", _together)

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
    "exerts",
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
