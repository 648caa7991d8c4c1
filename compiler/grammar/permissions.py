"""What players may see of hidden zones, and play from elsewhere than the hand."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Document, Noun, Said, Targeted
from compiler.parsing import NOTHING

from .base import given, rule
from .rules import of_rule


def _played_from(place: Document, *, lands: bool, noun: Noun | None = None) -> Any:
    """What may be played from elsewhere than the hand."""
    said = {**place} if lands else {**place, "lands": False}
    if noun is not None:
        if noun.filter.get("zone") != "stack" or "controller" in noun.filter:
            return NOTHING
        said["spells"] = {k: v for k, v in noun.filter.items() if k != "zone"}
    return of_rule(rule="play_from", **said)


def _once(place: Document, once: str, *, lands: bool, noun: Noun | None = None) -> Any:
    """The same of what lets one be played each turn, or in each of one's own turns."""
    return _played_from({**place, "once": once}, lands=lands, noun=noun)


def _spending(noun: Noun, mana: str) -> Any:
    """What mana may be spent as to cast some spells."""
    if noun.filter.get("zone") != "stack" or "controller" in noun.filter:
        return NOTHING
    spells = {k: v for k, v in noun.filter.items() if k != "zone"}
    return of_rule(rule="spend", mana=mana, **({"spells": spells} if spells else {}))


_PLACES: dict[str, Document] = {"your graveyard": {}, "the top of your library": {"from": "library"}}
for _where, _place in _PLACES.items():
    rule("static", f"you may play lands from {_where}", given(_played_from(_place, lands=True)))
    rule(
        "static",
        f"you may cast <many> from {_where}",
        lambda noun, place=_place: _played_from(place, lands=False, noun=noun),
    )
    rule(
        "static",
        f"you may play lands and cast <many> from {_where}",
        lambda noun, place=_place: _played_from(place, lands=True, noun=noun),
    )
    for _often, _when in (("once each turn", "turn"), ("once during each of your turns", "your_turn")):
        rule(
            "static",
            f"{_often} , you may play a land from {_where}",
            given(_once(_place, _when, lands=True)),
        )
        rule(
            "static",
            f"{_often} , you may cast <a_noun> from {_where}",
            lambda noun, place=_place, once=_when: _once(place, once, lands=False, noun=noun),
        )
        rule(
            "static",
            f"{_often} , you may play a land or cast <a_noun> from {_where}",
            lambda noun, place=_place, once=_when: _once(place, once, lands=True, noun=noun),
        )
for _what, _mana in (("color", "any_color"), ("type", "any_type")):
    rule(
        "static",
        f"you may spend mana as though it were mana of any {_what} to cast <many>",
        lambda noun, mana=_mana: _spending(noun, mana),
    )
rule(
    "static",
    "you may look at the top card of your library any time",
    given(of_rule(rule="player", whose="you", has="top card")),
)
rule(
    "static",
    "play with the top card of your library revealed",
    given(of_rule(rule="player", whose="you", has="top revealed")),
)
for _words, _whose in (("your opponents", "opponent"), ("players", "any")):
    rule(
        "static",
        f"{_words} play with the top card of their libraries revealed",
        given(of_rule(rule="player", whose=_whose, has="top revealed")),
    )


# For a time ---------------------------------------------------------------------------------------------------


def _permit(verb: str, thing: Any, said: Document) -> Any:
    """What may be played: cards that were spoken of, or a target that lies in a graveyard."""
    of = thing.value
    if isinstance(of, Targeted):
        if of.what is None or of.what.get("zone") != "graveyard" or thing.way != "one":
            return NOTHING
    elif not isinstance(of, Said):
        return NOTHING
    return [{"do": "permit", "what": of, **({} if verb == "play" else {"may": verb}), **said}]


rule("in_front", "until the end of your next turn", given({"lasts": "end_of_your_next_turn"}))
rule("in_front", "until your next turn", given({"lasts": "your_next_turn"}))
rule("in_front", "until your next end step", given({"lasts": "your_next_end_step"}))
rule("behind", "this turn", given({}))
for _remain in ("it remains", "they remain"):
    rule("behind", f"for as long as {_remain} exiled", given({"lasts": "forever"}))
for _it in ("it", "them"):
    rule("spent_so", f", and mana of any type can be spent to cast {_it}", given({"mana": "any_type"}))
    rule(
        "spent_so",
        f", and you may spend mana as though it were mana of any color to cast {_it}",
        given({"mana": "any_color"}),
    )
for _free in ("its mana cost", "their mana costs"):
    rule("for_nothing", f"without paying {_free}", given({"cost": "free"}))
rule("allowing", "<allowed>", lambda found: [found[0]])
rule("allowing", "<allowed> <spent_so>", lambda found, how: [{**found[0], **how}])
rule("sentence", "<allowing>", lambda found: found)
rule(
    "sentence",
    "<allowing> . if that spell would be put into a graveyard , exile it instead",
    lambda found: [{**found[0], "then": "exile"}],
)
for _verb in ("play", "cast"):
    rule(
        "allowed",
        f"<in_front> , you may {_verb} <thing>",
        lambda lasts, thing, verb=_verb: _permit(verb, thing, lasts),
    )
    rule(
        "allowed",
        f"<in_front> , you may {_verb} <thing> <for_nothing>",
        lambda lasts, thing, cost, verb=_verb: _permit(verb, thing, {**lasts, **cost}),
    )
    rule(
        "allowed",
        f"you may {_verb} <thing> <for_nothing> until end of turn",
        lambda thing, cost, verb=_verb: _permit(verb, thing, cost),
    )
    rule(
        "allowed",
        f"you may {_verb} <thing> <behind>",
        lambda thing, lasts, verb=_verb: _permit(verb, thing, lasts),
    )
    rule(
        "allowed",
        f"you may look at and {_verb} <thing> <behind>",
        lambda thing, lasts, verb=_verb: _permit(verb, thing, {**lasts, "look": True}),
    )
    rule(
        "allowed",
        f"<in_front> , you may look at and {_verb} <thing>",
        lambda lasts, thing, verb=_verb: _permit(verb, thing, {**lasts, "look": True}),
    )
