"""Steps that depend on something, in words: may, unless, if, for each, later."""

from __future__ import annotations

from collections.abc import Sequence

from engine.magic.language import effects as does
from engine.magic.language.filters import Filter, Whose

from .amounts import damage
from .clauses import Clause, joined
from .costs import payment
from .speaker import Mention
from .teller import Teller, raw, tells
from .triggers import condition_text, next_text


@tells(does.May)
def _may(teller: Teller, step: does.May) -> list[Clause]:
    if step.pay is not None and not step.then:
        return _unless(teller, step)
    match step:
        case does.May(pay=None, then=(does.Tap() as tap,), otherwise=(does.May(then=(does.Untap() as up,)),)):
            if tap.what == up.what and isinstance(tap.what, str):
                who, what = teller.speaker.player(step.who), teller.speaker.thing(tap.what)
                return [raw(f"{who} may tap or untap {what}")]
    speaker = teller.speaker
    who = speaker.player(step.who)
    if step.pay is None:
        first, *others = _inner(teller, step.then, step.who)
        clauses = [raw(f"{who} may {first}")]
        if others:
            clauses.append(raw("if " + ("you" if who == "you" else "they") + " do, " + others[0]))
            clauses += [raw(other) for other in others[1:]]
    else:
        clauses = [raw(f"{who} may {payment(speaker, step.pay)}")]
        if isinstance(step.pay.sacrifice, Filter):
            teller.named(step.pay.sacrifice_as, f"the sacrificed {speaker.noun(step.pay.sacrifice).singular}")
        inner = joined(teller.clauses(step.then))
        if not isinstance(step.then[0], does.WhenYouDo):
            inner[0] = f"if {'you' if who == 'you' else 'they'} do, {inner[0]}"
        clauses += [raw(text) for text in inner]
    if step.otherwise:
        inner = joined(teller.clauses(step.otherwise))
        dont = "you don't" if who == "you" else "they don't"
        clauses += [raw(f"if {dont}, {inner[0]}"), *(raw(text) for text in inner[1:])]
    return clauses


def _inner(teller: Teller, steps: Sequence[does.Effect], who: Whose) -> list[str]:
    """What somebody may do, and what follows from it."""
    clauses = teller.clauses(steps)
    first = clauses[0].after_may(who)
    return [first, *joined(clauses[1:])]


def _unless(teller: Teller, step: does.May) -> list[Clause]:
    """ "… unless its controller pays {3}"."""
    assert step.pay is not None
    texts = joined(teller.clauses(step.otherwise))
    who = teller.speaker.player(step.who)
    pays = payment(teller.speaker, step.pay)
    if who != "you":
        verb, _, rest = pays.partition(" ")
        pays = f"{verb}s {rest}"
    texts[-1] += f" unless {who} {pays}"
    return [raw(text) for text in texts]


@tells(does.If)
def _if(teller: Teller, step: does.If) -> list[Clause]:
    speaker = teller.speaker
    if step.then and step.otherwise:
        usual = joined(teller.clauses(step.otherwise))
        condition = condition_text(speaker, step.condition)
        instead = _instead(teller, step)
        instead[-1] += " instead"
        return [raw(text) for text in [*usual, f"if {condition}, {instead[0]}", *instead[1:]]]
    condition = condition_text(speaker, step.condition, negated=not step.then)
    inner = joined(teller.clauses(step.then or step.otherwise))
    return [raw(f"if {condition}, {inner[0]}"), *(raw(text) for text in inner[1:])]


def _instead(teller: Teller, step: does.If) -> list[str]:
    """What happens instead; damage to the same is not told again whom it is dealt to."""
    match step.then, step.otherwise:
        case (does.Damage(to=str() as one, who=None, by=by) as more,), (does.Damage(to=other, who=None),):
            if one == other:
                subject = teller.speaker.subject(by)
                return [Clause(damage(teller.speaker, more.amount), "deal", subject).text]
    return joined(teller.clauses(step.then))


@tells(does.Each)
def _each(teller: Teller, step: does.Each) -> list[Clause]:
    speaker = teller.speaker
    if step.who is not None:
        each = {"any": "player", "opponent": "opponent"}.get(step.who, speaker.player(step.who))
        speaker.introduce(step.name, Mention("that player", "that player", "player"))
    else:
        assert step.what is not None
        noun = None if isinstance(step.what, str) else speaker.noun(step.what)
        each = noun.bare() if noun is not None else f"of {speaker.thing(str(step.what))}"
        head = "that object" if noun is None else f"that {noun.singular}"
        speaker.introduce(step.name, Mention(head, head))
    inner = joined(teller.clauses(step.steps))
    return [raw(f"for each {each}, {inner[0]}"), *(raw(text) for text in inner[1:])]


@tells(does.Later)
def _later(teller: Teller, step: does.Later) -> list[Clause]:
    opening = next_text(teller.speaker, step.when)
    inner = joined(teller.clauses(step.steps))
    return [raw(f"{opening}, {inner[0]}"), *(raw(text) for text in inner[1:])]


@tells(does.WhenYouDo)
def _when_you_do(teller: Teller, step: does.WhenYouDo) -> list[Clause]:
    for target in step.targets:
        teller.speaker.introduce_target(target)
    inner = joined(teller.clauses(step.steps))
    return [raw(f"when you do, {inner[0]}"), *(raw(text) for text in inner[1:])]
