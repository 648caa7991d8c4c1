"""What follows "if" and "as long as": "it was kicked", "you control a Goblin"."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from engine.magic.language.amounts import CardTypes, Count, Counters
from engine.magic.language.conditions import (
    Cast,
    Compare,
    Condition,
    Exists,
    Is,
    Kicked,
    Life,
    Not,
    ThisTurn,
    YourTurn,
)
from engine.magic.language.filters import Filter
from engine.magic.language.words import PERMANENT_TYPES

from .amounts import counted, counters_on, described, types_among
from .nouns import Noun, article, number_word, possessive
from .speaker import Speaker
from .this_turn import happened


def condition_text(speaker: Speaker, condition: Condition, negated: bool = False) -> str:
    """What follows "if" or "as long as"."""
    if isinstance(condition, Not):
        return condition_text(speaker, condition.condition, not negated)
    if isinstance(condition, Exists):
        return _exists(speaker, condition, negated)
    if isinstance(condition, Is):
        return _is(speaker, condition, negated)
    if isinstance(condition, Compare):
        return _compare(speaker, condition, negated)
    if isinstance(condition, ThisTurn):
        return happened(speaker, condition, negated)
    if isinstance(condition, Life):
        return _life(speaker, condition, negated)
    if isinstance(condition, YourTurn):
        return f"it's {'not ' if negated else ''}your turn"
    was = "wasn't" if negated else "was"
    if isinstance(condition, Cast):
        if condition.how == "flashback":
            return f"{_itself(speaker)} {was} cast from a graveyard"
        return f"{possessive(_itself(speaker))} {condition.how.removesuffix('d')} cost {was} paid"
    if isinstance(condition, Kicked):
        return f"{_itself(speaker)} {was} kicked"
    assert_never(condition)


def _itself(speaker: Speaker) -> str:
    spell = not PERMANENT_TYPES.intersection(speaker.card.types)
    return "this spell" if spell else speaker.subject("self")


def _exists(speaker: Speaker, condition: Exists, negated: bool) -> str:
    noun = speaker.noun(condition.what)
    number = condition.at_least
    if condition.what.controller == "you" and condition.what.zone == "battlefield":
        bare = _yours(speaker, condition.what)
        if number == 1:
            return f"you control {'no ' + bare.several() if negated else bare.one()}"
        return f"you control {_bound(number, negated)} {bare.several()}"
    place = " on the battlefield" if condition.what.zone == "battlefield" else ""
    if number == 1:
        return f"no {noun.several()} are{place}" if negated else f"{noun.one()} is{place}"
    return f"there are {_bound(number, negated)} {noun.several()}{place}"


def _yours(speaker: Speaker, what: Filter) -> Noun:
    """The noun after "you control"."""
    return speaker.noun(replace(what, controller="any"))


def _bound(number: int, negated: bool) -> str:
    return f"{number_word(number - 1)} or fewer" if negated else f"{number_word(number)} or more"


def _is(speaker: Speaker, condition: Is, negated: bool) -> str:
    wanted = condition.filter
    if wanted == Filter(power=wanted.power):
        whose = speaker.possessive(condition.what)
        power = speaker.noun(wanted).after.removeprefix("with power ")
        return f"{whose} power is {'not ' if negated else ''}{power}"
    subject = speaker.subject(condition.what)
    if wanted == Filter(counter=wanted.counter) and wanted.counter is not None:
        counters = f"no {wanted.counter} counters" if negated else article(f"{wanted.counter} counter")
        return f"{subject} has {counters} on it"
    noun = speaker.noun(wanted).elsewhere()
    words = noun.one()
    if noun == noun._replace(singular="permanent", after="", other=False) and noun.before:
        words = noun.before
    return f"{subject} isn't {words}" if negated else f"{subject} is {words}"


_SOMEBODY = {"you": "you", "opponent": "an opponent", "any": "a player"}
_NOBODY = {"you": "you don't have", "opponent": "no opponent has", "any": "no player has"}


def _life(speaker: Speaker, condition: Life, negated: bool) -> str:
    who, least, most = condition.who, condition.at_least, condition.at_most
    bounds = f"{most} or less" if least is None else f"{least} or more"
    if least is not None and most is not None:
        bounds = str(least) if least == most else f"from {least} to {most}"
    if negated:
        nobody = _NOBODY.get(who) or f"{speaker.player(who)} doesn't have"
        return f"{nobody} {bounds} life"
    return f"{_SOMEBODY.get(who) or speaker.player(who)} {'have' if who == 'you' else 'has'} {bounds} life"


def _compare(speaker: Speaker, condition: Compare, negated: bool) -> str:
    least, most = condition.at_least, condition.at_most
    if negated:
        least, most = (None if most is None else most + 1), (None if least is None else least - 1)
    bounds = f"{number_word(least)} or more" if least is not None else f"{number_word(most or 0)} or fewer"
    if least is not None and most is not None:
        bounds = f"from {number_word(least)} to {number_word(most)}"
        bounds = f"exactly {number_word(least)}" if least == most else bounds
    so_many = "no" if (least, most) == (None, 0) else bounds
    amount = condition.amount
    if isinstance(amount, CardTypes):
        return f"there are {so_many} {types_among(speaker, amount)}"
    if isinstance(amount, Count) and isinstance(amount.what, Filter) and amount.times == 1:
        if amount.what == Filter(zone="hand", controller=amount.what.controller):
            who = speaker.player(amount.what.controller)
            return f"{who} {'have' if who == 'you' else 'has'} {so_many} cards in hand"
        if amount.what.controller == "you" and amount.what.zone == "battlefield":
            return f"you control {so_many} {_yours(speaker, amount.what).several()}"
        return f"there are {so_many} {counted(speaker, amount)}"
    if isinstance(amount, Counters) and amount.times == 1:
        return f"there are {so_many} {counters_on(speaker, amount)}"
    return f"{described(speaker, amount)} is {_measure(least, most)}"


def _measure(least: int | None, most: int | None) -> str:
    """ "4 or greater", "4 or less", "4", "from 2 to 4"."""
    if least is None or most is None:
        return f"{most} or less" if least is None else f"{least} or greater"
    return str(least) if least == most else f"from {least} to {most}"
