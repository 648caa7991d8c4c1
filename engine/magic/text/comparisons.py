"""Numbers that are compared: "an opponent has more life than you", "you have a full party"."""

from __future__ import annotations

from msgspec.structs import replace

from engine.magic.language.amounts import (
    Amount,
    Count,
    Counters,
    Devotion,
    Different,
    LifeTotal,
    Party,
    Players,
    PoisonCounters,
    Spent,
    Total,
)
from engine.magic.language.conditions import Compare, holder
from engine.magic.language.filters import Filter
from engine.magic.language.plurals import plural

from .amounts import counted, counters_on, described, different, mana_spent
from .nouns import Noun, number_word
from .speaker import Speaker


def yours(speaker: Speaker, what: Filter) -> Noun:
    """The noun after "you control"."""
    return speaker.noun(replace(what, controller="any"))


def verb_of(what: Filter) -> str:
    """What a player does with such objects: controls, or has, them."""
    return "controls" if what.zone == "battlefield" else "has"


def theirs(speaker: Speaker, what: Filter) -> str:
    """What stands after "they control", or "they have": "Goblins", "creature cards in their graveyard"."""
    bare = yours(speaker, what)
    if what.zone == "battlefield":
        return bare.several()
    return f"{bare.elsewhere().several()} in {'your' if what.controller == 'you' else 'their'} {what.zone}"


_RELATIONS = {
    "more_than": "greater than",
    "less_than": "less than",
    "at_least": "greater than or equal to",
    "at_most": "less than or equal to",
}


def _relative(speaker: Speaker, condition: Compare) -> str:
    """ "You have more life than that player", "this creature's power is less than its toughness"."""
    (field, bound), *equal = condition.bounds.items()
    amount = condition.amount
    if condition.is_of_two_players:
        who = speaker.player(holder(amount) or "")
        fewer = "less" if isinstance(amount, LifeTotal) else "fewer"
        verb, what = _thing_held(speaker, amount, "more" if field == "more_than" else fewer)
        verb = verb if who != "you" else {"has": "have", "controls": "control"}[verb]
        return f"{who} {verb} {what} than {speaker.player(holder(bound) or '')}"
    relation = "equal to" if equal else _RELATIONS[field]
    return f"{described(speaker, amount)} is {relation} {described(speaker, bound)}"


def _thing_held(speaker: Speaker, amount: Amount, more: str) -> tuple[str, str]:
    """What a player does with what is counted, and that: "controls" and "more lands"."""
    what = amount.what if isinstance(amount, Count) else None
    if not isinstance(what, Filter):
        return "has", f"{more} {'life' if isinstance(amount, LifeTotal) else 'poison counters'}"
    if what.zone == "hand":
        return "has", f"{more} cards in hand"
    return verb_of(what), f"{more} {theirs(speaker, what)}"


def bounds(least: int | None, most: int | None) -> str:
    """ "Two or more", "two or fewer", "no", "exactly two", "from two to four"."""
    if least is not None and most is not None:
        exact = least == most
        return (
            f"exactly {number_word(least)}" if exact else f"from {number_word(least)} to {number_word(most)}"
        )
    if (least, most) == (None, 0):
        return "no"
    return f"{number_word(least)} or more" if least is not None else f"{number_word(most or 0)} or fewer"


def compare_text(speaker: Speaker, condition: Compare, negated: bool) -> str:
    """ "There are three or more colors among …", "your life total is greater than your hand size"."""
    if condition.is_relative:
        return _relative(speaker, condition)
    least, most = (
        bound if isinstance(bound, int) else None for bound in (condition.at_least, condition.at_most)
    )
    if negated:
        least, most = (None if most is None else most + 1), (None if least is None else least - 1)
    amount = condition.amount
    if getattr(amount, "times", 1) == 1:
        found = _measured(speaker, amount, least, most) or _counted(speaker, amount, bounds(least, most))
        if found is not None:
            return found
    return f"{described(speaker, amount)} is {_measure(least, most)}"


def _measured(speaker: Speaker, amount: Amount, least: int | None, most: int | None) -> str | None:
    """Words of their own for some numbers."""
    if isinstance(amount, Party) and (least, most) == (4, None):
        return "you have a full party"
    if isinstance(amount, Devotion) and least is None and most is not None:
        return f"{described(speaker, amount)} is less than {number_word(most + 1)}"
    if isinstance(amount, Devotion) and least is not None and most is None:
        return f"{described(speaker, amount)} is {number_word(least)} or greater"
    if isinstance(amount, Spent) and not amount.colors and (most, least) in ((None, least), (0, None)):
        so_much = "no" if least is None else f"at least {number_word(least)}"
        return f"{so_much} {mana_spent(speaker, amount, 'was')}"
    if isinstance(amount, Total):
        stat, those = amount.stat.replace("_", " "), speaker.noun(amount.among).several()
        return f"{those} have total {stat} {_measure(least, most)}"
    if (words := speaker.any_of(amount)) is not None and (least, most) in ((1, None), (None, 0)):
        return words[least is None]
    if amount == "x":
        return f"X is {_measure(least, most).replace('greater', 'more')}"
    return None


def _counted(speaker: Speaker, amount: Amount, so_many: str) -> str | None:
    """ "There are so many …", "you have so many …"; None of what is no count."""
    if isinstance(amount, Spent):
        return f"{so_many} colors of {mana_spent(speaker, amount, 'were')}" if amount.colors else None
    if isinstance(amount, PoisonCounters):
        return _player_has(speaker, amount.who, f"{so_many} poison counters")
    if isinstance(amount, Players) and amount.who == "opponent":
        return f"you have {so_many} opponents"
    if isinstance(amount, Different) and _is_told_apart(amount):
        noun = yours(speaker, amount.among).several()
        return f"you control {so_many} {noun} with different {plural(amount.by)}"
    if isinstance(amount, Count) and isinstance(amount.what, Filter):
        what = amount.what
        if what == Filter(zone="hand", controller=what.controller):
            return _player_has(speaker, what.controller, f"{so_many} cards in hand")
        if what.controller == "you" and what.zone == "battlefield":
            return f"you control {so_many} {yours(speaker, what).several()}"
    words = _plural_of(speaker, amount)
    return None if words is None else f"there are {so_many} {words}"


def _plural_of(speaker: Speaker, amount: Amount) -> str | None:
    if isinstance(amount, Different):
        return different(speaker, amount)
    if isinstance(amount, Counters):
        return counters_on(speaker, amount)
    return counted(speaker, amount) if isinstance(amount, Count) and isinstance(amount.what, Filter) else None


def _player_has(speaker: Speaker, who: str, what: str) -> str:
    words = speaker.player(who)
    return f"{words} {'have' if words == 'you' else 'has'} {what}"


def _is_told_apart(amount: Different) -> bool:
    """Whether it is things of one's own that differ, "lands with different names"."""
    own = amount.among.controller == "you" and amount.among.zone == "battlefield"
    return own and amount.by not in ("color", "card type", "basic land type")


def _measure(least: int | None, most: int | None) -> str:
    """ "4 or greater", "4 or less", "4", "from 2 to 4"."""
    if least is None or most is None:
        return f"{most} or less" if least is None else f"{least} or greater"
    return str(least) if least == most else f"from {least} to {most}"
