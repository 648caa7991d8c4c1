"""What can happen to objects, as triggers say it: "another creature you control dies"."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Document, Noun
from compiler.parsing import NOTHING
from engine.magic.language.kinds import ENCHANTED_PLAYERS

from .base import given, rule


def filter_of(noun: Noun) -> Any:
    """What an event is about; no card, which no event here speaks of."""
    return NOTHING if noun.card else {"what": noun.filter}


def together_of(noun: Noun) -> Any:
    """The same of several at once."""
    return NOTHING if noun.card else {"what": noun.filter, "together": True}


def _or_self(noun: Noun) -> Any:
    if noun.card or "other" in noun.filter:
        return NOTHING
    return {"what": {**noun.filter, "or_self": True}}


rule("one_of_event", "<itself>", given({}))
rule("one_of_event", "<attached>", given({"what": "attached"}))
rule("one_of_event", "<a_noun>", filter_of)
rule("one_of_event", "~ or another <one>", _or_self)
rule("many_of_event", "one or more <many>", together_of)

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
    ("enlists", "enlists a creature", "enlist a creature"),
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
