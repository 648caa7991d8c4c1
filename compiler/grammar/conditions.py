"""What follows "if" and "as long as": "you control a Goblin", "it was kicked"."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Document, Noun, Said
from compiler.parsing import NOTHING
from engine.magic.language.ways import KEYWORD_OF

from .base import given, itself, rule

rule("condition", "it|~ was bargained", given({"if": "paid", "how": "bargained"}))
rule("condition", "this spell was bargained", given({"if": "paid", "how": "bargained"}))
rule("condition", "it|~ escaped", given({"if": "paid", "how": "escaped"}))
rule("condition", "this spell escaped", given({"if": "paid", "how": "escaped"}))
rule("condition", "it|~ was foretold", given({"if": "paid", "how": "foretold"}))
rule("condition", "this spell was foretold", given({"if": "paid", "how": "foretold"}))
rule("condition", "it|~ was kicked", given({"if": "paid", "how": "kicked"}))
rule("condition", "this spell was kicked", given({"if": "paid", "how": "kicked"}))
rule("condition", "it|~ wasn't kicked", given({"if": "not", "condition": {"if": "paid", "how": "kicked"}}))
rule(
    "condition",
    "this spell wasn't kicked",
    given({"if": "not", "condition": {"if": "paid", "how": "kicked"}}),
)
rule("condition", "it 's your turn", given({"if": "your_turn"}))
rule("condition", "it 's the first combat phase of the turn", given({"if": "first_combat"}))
rule("condition", "it 's not your turn", given({"if": "not", "condition": {"if": "your_turn"}}))
for _how, _keyword in KEYWORD_OF.items():
    if _how not in ("kicked", "bargained", "escaped", "foretold"):
        for _whose in ("its", "this spell 's"):
            _said = given({"if": "paid", "how": _how})
            rule("condition", f"{_whose} {_keyword} cost was paid", _said)

# What there is ------------------------------------------------------------------------------------------------


def negated(condition: Any) -> Any:
    """That it does not hold: of several in one, each or one of them."""
    if condition["if"] == "not":
        return condition["condition"]
    if condition["if"] in ("all_of", "any_of"):
        other = "any_of" if condition["if"] == "all_of" else "all_of"
        return {"if": other, "conditions": [negated(one) for one in condition["conditions"]]}
    return {"if": "not", "condition": condition}


def _yours(noun: Noun) -> Any:
    if noun.card or "controller" in noun.filter or "zone" in noun.filter:
        return NOTHING
    return {**noun.filter, "controller": "you"}


def exists(what: Any, least: int = 1) -> Any:
    """There are at least so many."""
    if what is NOTHING:
        return NOTHING
    found: Document = {"if": "exists", "what": what}
    return found if least == 1 else {**found, "at_least": least}


def _or_more(what: Any, least: Any) -> Any:
    return exists(what, least) if isinstance(least, int) and least > 1 else NOTHING


def _or_fewer(what: Any, most: Any) -> Any:
    if what is NOTHING or not isinstance(most, int):
        return NOTHING
    return negated(exists(what, most + 1))


def _anywhere(noun: Noun) -> Any:
    return NOTHING if noun.card else noun.filter


rule("condition", "you control <a_noun>", lambda noun: exists(_yours(noun)))
rule("condition", "you control no <many>", lambda noun: _none(_yours(noun)))
rule("condition", "you don't control <a_noun>", lambda noun: _none(_yours(noun)))
rule("condition", "you control <number> or more <many>", lambda number, noun: _or_more(_yours(noun), number))
rule(
    "condition", "you control <number> or fewer <many>", lambda number, noun: _or_fewer(_yours(noun), number)
)
rule("condition", "an opponent controls <a_noun>", lambda noun: exists(_theirs(noun)))
rule(
    "condition",
    "your opponents control <number> or more <many>",
    lambda number, noun: _or_more(_theirs(noun), number),
)
rule(
    "condition",
    "your opponents control <number> or fewer <many>",
    lambda number, noun: _or_fewer(_theirs(noun), number),
)
rule("condition", "<a_noun> is on the battlefield", lambda noun: exists(_anywhere(noun)))
rule("condition", "there is <a_noun>", lambda noun: exists(_anywhere(noun)))
rule(
    "condition",
    "<a_noun> is in <place>",
    lambda noun, place: exists({**noun.filter, **place}) if noun.card else NOTHING,
)
rule("condition", "no <many> are on the battlefield", lambda noun: _none(_anywhere(noun)))
rule("condition", "there are <number> or more <many>", lambda number, noun: _or_more(_anywhere(noun), number))
rule(
    "condition",
    "<number> or more <many> are in <place>",
    lambda number, noun, place: _or_more({**noun.filter, **place}, number) if noun.card else NOTHING,
)
rule("condition", "there are no <many>", lambda noun: _none(_anywhere(noun)))


def _none(what: Any) -> Any:
    return NOTHING if what is NOTHING else negated(exists(what))


def _theirs(noun: Noun) -> Any:
    if noun.card or "controller" in noun.filter or "zone" in noun.filter:
        return NOTHING
    return {**noun.filter, "controller": "opponent"}


def _came_about(noun: Noun, way: Document, least: int = 1) -> Any:
    """So many were "destroyed this way"."""
    if "zone" in noun.filter or "among" in noun.filter:
        return NOTHING
    return exists({**noun.filter, **way}, least)


for _verb in ("is", "was"):
    rule("condition", f"<a_noun> {_verb} <done_way>", _came_about)
for _verb in ("are", "were"):
    rule("condition", f"no <many> {_verb} <done_way>", lambda noun, way: _no_more(_came_about(noun, way)))
    rule(
        "condition",
        f"<number> or more <many> {_verb} <done_way>",
        lambda number, noun, way: _came_about(noun, way, number) if isinstance(number, int) else NOTHING,
    )


def _no_more(condition: Any) -> Any:
    return NOTHING if condition is NOTHING else negated(condition)


# Hands and life -----------------------------------------------------------------------------------------------


def _hand(controller: Any, least: Any = None, most: Any = None) -> Any:
    bounds = {name: value for name, value in (("at_least", least), ("at_most", most)) if value is not None}
    if not all(isinstance(value, int) for value in bounds.values()):
        return NOTHING
    count = {"amount": "count", "what": {"zone": "hand", "controller": controller}}
    return {"if": "compare", "amount": count, **bounds}


rule("condition", "you have no cards in hand", lambda: _hand("you", most=0))
rule("condition", "you have <number> or more cards in hand", lambda number: _hand("you", least=number))
rule("condition", "you have <number> or fewer cards in hand", lambda number: _hand("you", most=number))
rule(
    "condition",
    "<some_player> has <number> or more cards in hand",
    lambda who, number: _hand(who, least=number),
)
rule(
    "condition",
    "<some_player> has <number> or fewer cards in hand",
    lambda who, number: _hand(who, most=number),
)
rule("condition", "<some_player> has no cards in hand", lambda who: _hand(who, most=0))


def _life(who: str, **bounds: Any) -> Any:
    found: Document = {"if": "life", **bounds}
    return found if who == "you" else {**found, "who": who}


for _words, _who in (("you have", "you"), ("an opponent has", "opponent"), ("a player has", "any")):
    rule("condition", f"{_words} <digits> or more life", lambda number, who=_who: _life(who, at_least=number))
    rule("condition", f"{_words} <digits> or less life", lambda number, who=_who: _life(who, at_most=number))
    rule(
        "condition",
        f"{_words} exactly <digits> life",
        lambda number, who=_who: _life(who, at_least=number, at_most=number),
    )

rule("condition", "you have exactly <plain_number> cards in hand", lambda number: _exactly_in_hand(number))


def _exactly_in_hand(number: int) -> Any:
    hand: Document = {"amount": "count", "what": {"zone": "hand", "controller": "you"}}
    return {"if": "compare", "amount": hand, "at_least": number, "at_most": number}


# What something is --------------------------------------------------------------------------------------------


def _is(what: Any, wanted: Any, *, no: bool = False) -> Any:
    if wanted is NOTHING:
        return NOTHING
    found = {"if": "is", "what": what, "filter": wanted}
    return negated(found) if no else found


def _card_alone(noun: Noun) -> Any:
    """ "That card is a Goblin card": it lies in a hand, where it was put."""
    if not noun.card or "controller" in noun.filter:
        return NOTHING
    return {**noun.filter, "zone": "hand"}


rule("condition", "<is_subject> is a|an <one>", lambda what, noun: _is(what, _card_alone(noun)))
rule("condition", "it 's a|an <one>", lambda at, noun: _is(Said(at, "it"), _card_alone(noun)), at=True)


def _designated(word: str, *, no: bool) -> Any:
    found = {"if": "is_designated", "designation": word}
    return negated(found) if no else found


def _noun_alone(noun: Noun) -> Any:
    if noun.card or "controller" in noun.filter or "zone" in noun.filter:
        return NOTHING
    return noun.filter


for _verb, _no in (("is", False), ("was", False), ("isn't", True), ("wasn't", True), ("'s", False)):
    rule(
        "condition",
        f"<is_subject> {_verb} a|an <one>",
        lambda what, noun, no=_no: _is(what, _noun_alone(noun), no=no),
    )
    rule("condition", f"<is_subject> {_verb} <state>", lambda what, state, no=_no: _is(what, state, no=no))
for _whose, _of in (("", {}), (" you control", {"controller": "you"})):
    _bearer: Document = {"types": ["creature"], **_of}
    rule("condition", f"~ is attached to a creature{_whose}", lambda bearer=_bearer: _is("attached", bearer))
rule("condition", "<said> is a permanent you control", lambda what: _is(what, {"controller": "you"}))
rule("is_subject", "<itself>", itself)
rule("is_subject", "<attached>", itself)
rule("is_subject", "<said>", itself)
for _designation in ("monstrous", "renowned", "saddled"):
    for _verb, _no in (("is", False), ("isn't", True)):
        rule(
            "condition",
            f"~ {_verb} {_designation}",
            lambda word=_designation, no=_no: _designated(word, no=no),
        )
    rule(
        "condition",
        f"it is {_designation}",
        lambda at, word=_designation: {"if": "is_designated", "designation": word, "what": Said(at, "it")},
        at=True,
    )
rule("state", "tapped", given({"tapped": True}))
rule("state", "untapped", given({"tapped": False}))
rule("state", "attacking", given({"combat": "attacking"}))
rule("state", "blocking", given({"combat": "blocking"}))
rule("state", "blocked", given({"combat": "blocked"}))
rule("state", "modified", given({"group": "modified"}))
rule("state", "enchanted", given({"bears": {"subtypes": ["Aura"]}}))
rule("state", "equipped", given({"bears": {"subtypes": ["Equipment"]}}))
rule("state", "nonbasic", given({"not_supertypes": ["basic"]}))
rule("state", "colorless", given({"number_of_colors": {"max": 0}}))
rule("state", "multicolored", given({"number_of_colors": {"min": 2}}))
rule("state", "<color> or <color>", lambda one, other: {"colors": [one, other]})
rule("state", "legendary", given({"supertypes": ["legendary"]}))
rule("state", "<color>", lambda color: {"colors": [color]})
rule(
    "condition",
    "<is_subject> has a|an <counter_kind> counter on it",
    lambda what, kind: _is(what, {"counter": kind}),
)
rule(
    "condition",
    "<is_subject> has no <counter_kind> counters on it",
    lambda what, kind: _is(what, {"counter": kind}, no=True),
)
for _has, _no in (("has", False), ("doesn't have", True)):
    rule(
        "condition",
        f"<is_subject> {_has} <simple_keyword>",
        lambda what, word, no=_no: _is(what, {"keywords": [word]}, no=no),
    )
    rule(
        "condition",
        f"<is_subject> {_has} toxic",
        lambda what, no=_no: _is(what, {"keywords": ["toxic"]}, no=no),
    )
rule("condition", "<is_subject> has a counter on it", lambda what: _is(what, {"has_counters": True}))
rule(
    "condition", "<is_subject> has no counters on it", lambda what: _is(what, {"has_counters": True}, no=True)
)
for _stat, _field in (("power", "power"), ("toughness", "toughness"), ("mana value", "mana_value")):
    rule(
        "condition",
        f"<is_subject> 's {_stat} is <bounds>",
        lambda what, bounds, stat=_field: _is(what, {stat: bounds}),
    )
    rule(
        "condition",
        f"its {_stat} is <bounds>",
        lambda at, bounds, stat=_field: _is(Said(at, "it"), {stat: bounds}),
        at=True,
    )

# What has happened this turn ----------------------------------------------------------------------------------


def _happened(event: Document, least: Any = 1, of: str = "times") -> Any:
    if not isinstance(least, int):
        return NOTHING
    found: Document = {"if": "this_turn", "event": event}
    if least != 1:
        found["at_least"] = least
    return found if of == "times" else {**found, "of": of}


_ALL_CREATURES = {"types": ["creature"], "controller": "you"}
rule("condition", "you attacked this turn", lambda: _happened({"when": "attacks", "what": _ALL_CREATURES}))
rule(
    "condition",
    "you didn't attack this turn",
    lambda: negated(_happened({"when": "attacks", "what": _ALL_CREATURES})),
)
rule(
    "condition",
    "<a_noun> died under your control this turn",
    lambda noun: (
        NOTHING if noun.card else _happened({"when": "dies", "what": {**noun.filter, "controller": "you"}})
    ),
)
rule(
    "condition",
    "<a_noun> you controlled died this turn",
    lambda noun: (
        NOTHING if noun.card else _happened({"when": "dies", "what": {**noun.filter, "controller": "you"}})
    ),
)
rule(
    "condition",
    "<a_noun> entered under your control this turn",
    lambda noun: (
        NOTHING if noun.card else _happened({"when": "enters", "what": {**noun.filter, "controller": "you"}})
    ),
)
rule(
    "condition",
    "<a_noun> you controlled left the battlefield this turn",
    lambda noun: (
        NOTHING if noun.card else _happened({"when": "leaves", "what": {**noun.filter, "controller": "you"}})
    ),
)
_DID = {"died": "dies", "left the battlefield": "leaves", "attacked": "attacks"}
"""What objects did, and its event."""


def _these_did(noun: Noun, when: str, least: Any = 1, **whose: str) -> Any:
    """So many of these did it."""
    if noun.card or "zone" in noun.filter or (whose and "controller" in noun.filter):
        return NOTHING
    return _happened({"when": when, "what": {**noun.filter, **whose}}, least)


for _words, _when in _DID.items():
    rule("condition", f"<a_noun> {_words} this turn", lambda noun, when=_when: _these_did(noun, when))
    rule(
        "condition",
        f"<number> or more <many> {_words} this turn",
        lambda number, noun, when=_when: _these_did(noun, when, number),
    )
    rule(
        "condition",
        f"<number> or more <many> you controlled {_words} this turn",
        lambda number, noun, when=_when: _these_did(noun, when, number, controller="you"),
    )
    rule(
        "condition",
        f"no <many> {_words} this turn",
        lambda noun, when=_when: _none_did(_these_did(noun, when)),
    )
rule(
    "condition",
    "<number> or more <many> entered under your control this turn",
    lambda number, noun: _these_did(noun, "enters", number, controller="you"),
)
rule("condition", "~ entered this turn", given(_happened({"when": "enters"})))
rule("condition", "~ didn't attack this turn", lambda: negated(_happened({"when": "attacks"})))
rule(
    "condition",
    "<a_noun> was put into your graveyard from anywhere this turn",
    lambda noun: (
        _happened({"when": "goes_to_graveyard", "what": {**noun.filter, "controller": "you"}})
        if noun.card
        else NOTHING
    ),
)


def _none_did(condition: Any) -> Any:
    return NOTHING if condition is NOTHING else negated(condition)


for _words, _of in (("you", {}), ("an opponent", {"who": "opponent"}), ("a player", {"who": "any"})):
    for _did, _when in (("gained", "gains_life"), ("lost", "loses_life")):
        _event = {"when": _when, **_of}
        rule("condition", f"{_words} {_did} life this turn", lambda event=_event: _happened(event))
        rule(
            "condition",
            f"{_words} {_did} <digits> or more life this turn",
            lambda number, event=_event: _happened(event, number, "amount"),
        )
for _lost, _when in (("gain", "gains_life"), ("lose", "loses_life")):
    rule(
        "condition",
        f"you didn't {_lost} life this turn",
        lambda when=_when: negated(_happened({"when": when})),
    )
for _words in ("you've cast", "you cast"):
    rule("condition", f"{_words} <a_spell> this turn", lambda what: _happened({"when": "casts", **what}))
    for _zone, _place in (("hand", "your hand"), ("graveyard", "your graveyard"), ("exile", "exile")):
        rule(
            "condition",
            f"{_words} <a_spell> from {_place} this turn",
            lambda what, zone=_zone: _happened({"when": "casts", **what, "from": zone}),
        )
    rule(
        "condition",
        f"{_words} <number> or more <many_spells> this turn",
        lambda number, noun: _happened(
            {"when": "casts", **({"what": noun.filter} if noun.filter else {})}, number
        ),
    )
rule(
    "condition",
    "you haven't cast <a_spell> this turn",
    lambda what: _none_did(_happened({"when": "casts", **what})),
)
rule(
    "condition",
    "you haven't cast <a_spell> from your hand this turn",
    lambda what: _none_did(_happened({"when": "casts", **what, "from": "hand"})),
)
rule(
    "condition",
    "you've drawn <number> or more cards this turn",
    lambda number: _happened({"when": "draws"}, number),
)
rule(
    "condition",
    "an opponent was dealt damage this turn",
    lambda: _happened({"when": "is_dealt_damage", "who": "opponent"}),
)
rule(
    "condition",
    "you sacrificed <a_noun> this turn",
    lambda noun: (
        NOTHING if noun.card else _happened({"when": "is_sacrificed", "who": "you", "what": noun.filter})
    ),
)
rule("condition", "you've committed a crime this turn", lambda: _happened({"when": "commits_crime"}))
rule(
    "condition",
    "you've scried or surveilled this turn",
    lambda: _happened({"when": "does", "action": ["scry", "surveil"]}),
)
rule("condition", "you discarded a card this turn", lambda: _happened({"when": "discards"}))

# Numbers that are bounded --------------------------------------------------------------------------------------


def _at_least(amount: Any, number: Any) -> Any:
    return {"if": "compare", "amount": amount, "at_least": number} if isinstance(number, int) else NOTHING


rule("condition", "the number of <counted> is <number> or more", _at_least)
rule(
    "condition",
    "there are no <counters_somewhere>",
    lambda amount: {"if": "compare", "amount": amount, "at_most": 0},
)
rule(
    "condition",
    "there are <number> or more <counters_somewhere>",
    lambda number, amount: _at_least(amount, number),
)
rule(
    "condition",
    "there are <number> or more card types among <many>",
    lambda number, noun: (
        NOTHING
        if noun.card
        else _at_least({"amount": "different", "by": "card type", "among": noun.filter}, number)
    ),
)
rule(
    "condition",
    "the number of card types among <many> is <number> or more",
    lambda noun, number: (
        NOTHING
        if noun.card
        else _at_least({"amount": "different", "by": "card type", "among": noun.filter}, number)
    ),
)
