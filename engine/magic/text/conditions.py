"""What follows "if" and "as long as": "it was kicked", "you control a Goblin"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.magic.language.conditions import (
    AllOf,
    AnyOf,
    Before,
    Compare,
    Condition,
    Done,
    Exists,
    FirstCombat,
    InStep,
    Is,
    IsBlessed,
    IsDesignated,
    IsMonarch,
    Life,
    Not,
    Paid,
    SomePlayer,
    ThisTurn,
    WasCast,
    YourTurn,
)
from engine.magic.language.filters import THEY, Filter
from engine.magic.language.ways import KEYWORD_OF
from engine.magic.language.words import PERMANENT_TYPES

from .comparisons import compare_text, theirs, verb_of, yours
from .nouns import article, both, number_word
from .qualities import either
from .speaker import Mention, Speaker
from .this_turn import happened


def condition_text(speaker: Speaker, condition: Condition, negated: bool = False) -> str:
    """What follows "if" or "as long as"."""
    if isinstance(condition, Not):
        return condition_text(speaker, condition.condition, not negated)
    return _TOLD[type(condition)](speaker, condition, negated)


def _paid(speaker: Speaker, condition: Paid, negated: bool) -> str:
    was = "wasn't" if negated else "was"
    if condition.how in ("kicked", "bargained", "foretold"):
        return f"{_itself(speaker)} {was} {condition.how}"
    if condition.how == "escaped":
        escaped = "didn't escape" if negated else "escaped"
        return f"{_itself(speaker)} {escaped}"
    spell = not PERMANENT_TYPES.intersection(speaker.card.types)
    whose = "this spell's" if spell else speaker.possessive("self")
    return f"{whose} {KEYWORD_OF[condition.how]} cost {was} paid"


def _was_cast(speaker: Speaker, condition: WasCast, negated: bool) -> str:
    places = {None: "", "hand": " from your hand", "exile": " from exile"}
    where = places.get(condition.from_, f" from a {condition.from_}")
    spell = "it" if PERMANENT_TYPES.intersection(speaker.card.types) else "this spell"
    was, cast = ("wasn't", "didn't cast") if negated else ("was", "cast")
    return f"{spell} {was} cast{where}" if condition.who == "any" else f"you {cast} {spell}{where}"


def _is_designated(speaker: Speaker, condition: IsDesignated, negated: bool) -> str:
    is_so = "isn't" if negated else "is"
    return f"{speaker.subject(condition.what)} {is_so} {condition.designation}"


def _your_turn(_speaker: Speaker, _condition: YourTurn, negated: bool) -> str:
    return f"it's {'not ' if negated else ''}your turn"


def _is_monarch(speaker: Speaker, condition: IsMonarch, negated: bool) -> str:
    if condition.who == "any":
        return f"there is {'no' if negated else 'a'} monarch"
    who = "an opponent" if condition.who == "opponent" else speaker.player(condition.who)
    if who == "you":
        are = " aren't" if negated else "'re"
        return f"you{are} the monarch"
    return f"{who} {'is not' if negated else 'is'} the monarch"


def _is_blessed(_speaker: Speaker, _condition: IsBlessed, negated: bool) -> str:
    have = "don't have" if negated else "have"
    return f"you {have} the city's blessing"


def _first_combat(_speaker: Speaker, _condition: FirstCombat, negated: bool) -> str:
    return f"it's {'not ' if negated else ''}the first combat phase of the turn"


_STEPS = {
    "upkeep": "upkeep",
    "draw": "draw step",
    "main": "main phase",
    "combat": "combat",
    "declare_attackers": "declare attackers step",
    "declare_blockers": "declare blockers step",
    "end": "end step",
}
_WHOSE = {"you": "your", "opponent": "an opponent's"}


def _step(speaker: Speaker, condition: InStep, negated: bool) -> str:
    return f"it's {'not ' if negated else ''}{_steps(condition)}"


def _steps(condition: InStep) -> str:
    """ "Your upkeep", "combat", "the declare attackers step", "an upkeep", "combat on your turn"."""
    steps = either([_STEPS[step] for step in condition.steps])
    whose = _WHOSE.get(condition.whose, "")
    if condition.steps[0] == "combat":
        return f"{steps} on {whose} turn" if whose else steps
    if condition.steps[0] in ("declare_attackers", "declare_blockers"):
        return f"the {steps} on {whose} turn" if whose else f"the {steps}"
    return f"{whose} {steps}" if whose else article(steps)


def _before(_speaker: Speaker, condition: Before, negated: bool) -> str:
    who = condition.step.removeprefix("declare_")
    return f"{who} have been declared" if negated else f"{who} haven't been declared"


def limits_of(speaker: Speaker, condition: Condition) -> list[str]:
    """What stands after "Activate only" and "and only": "during your turn, before attackers are declared"."""
    limits: list[str] = []
    for one in condition.conditions if isinstance(condition, AllOf) else (condition,):
        if isinstance(one, YourTurn):
            limits.append("during your turn")
        elif isinstance(one, InStep):
            limits.append(f"during {_steps(one)}")
        elif one == Not(YourTurn()):
            limits.append("during an opponent's turn")
        elif not isinstance(one, Before):
            limits.append(f"if {condition_text(speaker, one)}")
        else:
            before = f"before {one.step.removeprefix('declare_')} are declared"
            if limits and limits[-1].startswith("during"):
                limits[-1] += f", {before}"
            else:
                limits.append(before)
    return limits


def time_of_any(condition: Condition) -> str:
    """What stands after "Any player may activate this ability but only": "during their turn"."""
    return "during an upkeep" if isinstance(condition, InStep) else "during their turn"


_SHARED = "you control "


def _joined(speaker: Speaker, condition: AllOf | AnyOf, negated: bool) -> str:
    """ "A and B", "A, B, or C"; "you control" is said once. Of what does not hold, each does not, or one."""
    told = [condition_text(speaker, one, negated) for one in condition.conditions]
    if all(words.startswith(_SHARED) for words in told):
        told = [told[0], *(words.removeprefix(_SHARED) for words in told[1:])]
    return both(told) if isinstance(condition, AllOf) != negated else either(told)


def are_all_negated(condition: Condition | None) -> bool:
    """Whether it says of one thing, or of each of several, that it is not so: "unless"."""
    if isinstance(condition, AllOf):
        return all(isinstance(one, Not) for one in condition.conditions)
    return isinstance(condition, Not)


def _done(speaker: Speaker, _condition: Done, negated: bool) -> str:
    no = "don't" if speaker.was_free else "can't"
    return f"{speaker.doer} {no if negated else 'do'}"


def _some_player(speaker: Speaker, condition: SomePlayer, negated: bool) -> str:
    """ "An opponent controls more lands than you", "no opponent has eight or more cards in hand"."""
    one = {"opponent": "an opponent", "any": "a player"}[condition.who]
    words = f"no {one.split()[1]}" if negated else one
    speaker.introduce(THEY, Mention(words, "that player", "player"))
    inner = condition.condition
    return condition_text(speaker, inner)


def _itself(speaker: Speaker) -> str:
    spell = not PERMANENT_TYPES.intersection(speaker.card.types)
    return "this spell" if spell else speaker.subject("self")


def _exists(speaker: Speaker, condition: Exists, negated: bool) -> str:
    number = condition.at_least
    what = condition.what
    if what.among is not None:
        return _came_about(speaker, what, number, negated)
    if what.controller == THEY or (what.controller not in _SOME_PLAYERS and what.zone == "battlefield"):
        who = speaker.player(what.controller)
        if (number, negated) == (1, False) and what.controller != THEY:
            return f"{who} {verb_of(what)} {yours(speaker, what).one()}"
        return f"{who} {verb_of(what)} {_so_many(number, negated)} {theirs(speaker, what)}"
    noun = speaker.noun(condition.what)
    if condition.what.controller == "you" and condition.what.zone == "battlefield":
        bare = yours(speaker, condition.what)
        if number == 1:
            return f"you control {'no ' + bare.several() if negated else bare.one()}"
        return f"you control {_bound(number, negated)} {bare.several()}"
    if what.controller == "opponent" and what.zone == "battlefield" and number > 1:
        return f"your opponents control {_bound(number, negated)} {yours(speaker, what).several()}"
    place = " on the battlefield" if condition.what.zone == "battlefield" else ""
    if number == 1 and noun.zone:
        there = noun.elsewhere()
        return f"no {there.several()} are in {noun.zones}" if negated else f"{there.one()} is in {noun.zone}"
    if number == 1:
        return f"no {noun.several()} are{place}" if negated else f"{noun.one()} is{place}"
    return f"there are {_bound(number, negated)} {noun.several()}{place}"


_SOME_PLAYERS = ("any", "chooser", "opponent", "you")


def _came_about(speaker: Speaker, wanted: Filter, number: int, negated: bool) -> str:
    """ "A land card was milled this way", "two or more creatures were destroyed this way"."""
    noun, how = speaker.noun(wanted), speaker.how(str(wanted.among))
    if not how:
        one = f"no {noun.bare()}" if negated else noun.one()
        return f"there is {one}" if number == 1 else f"there are {_bound(number, negated)} {noun.several()}"
    way = f" {how} this way"
    if number == 1 and not negated:
        return f"{noun.one().removesuffix(way)} was{way}"
    many = "no" if number == 1 else _bound(number, negated)
    return f"{many} {noun.several().removesuffix(way)} were{way}"


def _bound(number: int, negated: bool) -> str:
    return f"{number_word(number - 1)} or fewer" if negated else f"{number_word(number)} or more"


def _so_many(number: int, negated: bool) -> str:
    return "no" if negated and number == 1 else _bound(number, negated)


def _stat_of(wanted: Filter) -> str | None:
    """The number that is all that is asked for."""
    for stat in ("power", "toughness", "mana_value"):
        bounds = getattr(wanted, stat)
        if bounds is not None and wanted == Filter(**{stat: bounds}):
            return stat.replace("_", " ")
    return None


_BEARERS = (Filter(types=("creature",)), Filter(types=("creature",), controller="you"))
"""What an Equipment is attached to."""


def _is(speaker: Speaker, condition: Is, negated: bool) -> str:
    wanted = condition.filter
    stat = _stat_of(wanted)
    if stat is not None:
        whose = speaker.possessive(condition.what)
        bounds = speaker.noun(wanted).after.removeprefix(f"with {stat} ")
        return f"{whose} {stat} is {'not ' if negated else ''}{bounds}"
    no = "isn't" if negated else "is"
    if condition.what == "attached" and "Equipment" in speaker.card.subtypes and wanted in _BEARERS:
        where = f"attached to {speaker.noun(wanted).one()}"
        return f"{speaker.subject('self')} {no} {where}"
    subject = speaker.subject(condition.what)
    if wanted == Filter(has_counters=True):
        return f"{subject} {'has no counters' if negated else 'has a counter'} on it"
    if wanted == Filter(keywords=wanted.keywords) and len(wanted.keywords) == 1:
        has = "doesn't have" if negated else "has"
        return f"{subject} {has} {wanted.keywords[0]}"
    if wanted == Filter(counter=wanted.counter) and wanted.counter is not None:
        counters = f"no {wanted.counter} counters" if negated else article(f"{wanted.counter} counter")
        return f"{subject} has {counters} on it"
    noun = speaker.noun(wanted).elsewhere()
    words = noun.one()
    if noun == noun._replace(singular="permanent", after="", other=False) and noun.before:
        words = noun.before
    return f"{subject} {no} {words}"


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


_TOLD: dict[type[Any], Callable[[Speaker, Any, bool], str]] = {
    Paid: _paid,
    WasCast: _was_cast,
    Exists: _exists,
    Is: _is,
    IsDesignated: _is_designated,
    Compare: compare_text,
    Life: _life,
    YourTurn: _your_turn,
    IsMonarch: _is_monarch,
    IsBlessed: _is_blessed,
    FirstCombat: _first_combat,
    InStep: _step,
    Before: _before,
    ThisTurn: happened,
    Done: _done,
    AllOf: _joined,
    AnyOf: _joined,
    SomePlayer: _some_player,
}
