"""Damage, life, mana, and what happens to permanents and spells, in words."""

from __future__ import annotations

from engine.magic.language import effects as does
from engine.magic.language.filters import Filter
from engine.magic.language.words import COLORS

from .amounts import counted_for_each, damage, life, number_or_x, several, word_of
from .changes import Changed, change_clauses
from .clauses import Clause, player_clause
from .teller import Teller, act, raw, tells
from .tokens import tokens_created
from .words import either


@tells(does.Damage)
def _damage(teller: Teller, step: does.Damage) -> list[Clause]:
    speaker = teller.speaker
    subject = speaker.subject(step.by)
    amount = damage(speaker, step.amount)
    to = []
    if step.to is not None:
        to.append("itself" if step.to == step.by else speaker.what(step.to))
    if step.who is not None:
        to.append(speaker.player(step.who))
    divided = "divided as you choose among " if to and to[0].endswith(" targets") else "to "
    rest = f"{amount} {divided}{' and '.join(to)}"
    if step.name is not None:
        teller.named(step.name, "a creature dealt damage this way")
    return [Clause(rest, "deal", subject, f"source {step.by}", follows=" and ")]


@tells(does.Destroy)
def _destroy(teller: Teller, step: does.Destroy) -> list[Clause]:
    what = teller.speaker.what(step.what) if isinstance(step.what, str) else _all(teller, step.what)
    clauses = act("destroy", what)
    if not step.can_regenerate:
        many = isinstance(step.what, Filter) or teller.speaker.several(step.what)
        clauses.append(raw(f"{'they' if many else 'it'} can't be regenerated"))
    return clauses


def _all(teller: Teller, what: Filter) -> str:
    return f"all {teller.speaker.noun(what).several()}"


@tells(does.Move)
def _move(teller: Teller, step: does.Move) -> list[Clause]:
    speaker = teller.speaker
    whole = isinstance(step.what, Filter)
    graveyard = (
        isinstance(step.what, Filter)
        and step.what.zone == "graveyard"
        and step.what == Filter(zone="graveyard", controller=step.what.controller)
    )
    if isinstance(step.what, str):
        what = speaker.thing(step.what)
    elif graveyard:
        what = {
            "any": "all graveyards",
            "you": "your graveyard",
            "opponent": "each opponent's graveyard",
        }.get(step.what.controller, f"{speaker.player(step.what.controller)}'s graveyard")
    else:
        what = f"all {speaker.noun(step.what).several('from')}".replace("from a ", "from all ")
        what = what.replace("from all graveyard", "from all graveyards").replace("from exile", "in exile")
    many = whole or speaker.several(str(step.what))
    clauses = act(*_moving(teller, step, what, many))
    teller.named(step.name, "those cards" if many else "that card", many)
    return clauses


def _moving(teller: Teller, step: does.Move, what: str, many: bool) -> tuple[str, str]:
    owner = "their owners'" if many else "its owner's"
    if "your graveyard" in what:
        owner = "your"
    if step.to == "exile":
        return "exile", what
    if step.to == "hand":
        return "return", f"{what} to {owner} hand{'s' if many and owner != 'your' else ''}"
    if step.to == "library":
        place = "top" if step.position == "top" else "the bottom"
        return "put", f"{what} on {place} of {owner} {'libraries' if many else 'library'}"
    if step.to == "graveyard":
        return "put", f"{what} into {owner} graveyard{'s' if many and owner != 'your' else ''}"
    under = " under your control" if step.controller == "you" else f" under {owner} control"
    state = " tapped" if step.tapped else ""
    counters = f" with a {step.counters} counter on {'them' if many else 'it'}" if step.counters else ""
    if " graveyard" in what and owner != "your":
        return "put", f"{what} onto the battlefield{state}{under}{counters}"
    return "return", f"{what} to the battlefield{state}{under if owner != 'your' else ''}{counters}"


@tells(does.LoseLife)
def _lose_life(teller: Teller, step: does.LoseLife) -> list[Clause]:
    clause = player_clause(teller.speaker, step.who, "lose", "", imperative=False)
    if step.name is not None:
        teller.speaker.introduce_number(step.name, "the life lost this way")
    return [clause._replace(rest=life(teller.speaker, step.amount), joins_all=True)]


@tells(does.GainLife)
def _gain_life(teller: Teller, step: does.GainLife) -> list[Clause]:
    clause = player_clause(teller.speaker, step.who, "gain", "", imperative=False)
    amount = life(teller.speaker, step.amount)
    together = isinstance(step.amount, int)
    return [clause._replace(rest=amount, follows=" and " if together else "", joins_all=together)]


@tells(does.AddMana)
def _add_mana(teller: Teller, step: does.AddMana) -> list[Clause]:
    speaker = teller.speaker
    if step.mana:
        per = "" if step.amount == 1 else f" for each {counted_for_each(speaker, step.amount)}"
        return act("add", step.mana + per)
    number = word_of(speaker, step.amount)
    if len(step.one_of) == len(COLORS):
        return act("add", f"{number} mana of any {'one ' if step.amount != 1 else ''}color")
    times = "" if step.amount == 1 else f"{number} "
    return act("add", either([f"{times}{{{color}}}" for color in step.one_of]))


@tells(does.CreateToken)
def _create(teller: Teller, step: does.CreateToken) -> list[Clause]:
    words = tokens_created(teller.speaker, teller.tokens[step.token], step.amount, step.tapped, teller.quotes)
    many = step.amount != 1
    teller.named(step.name, "those tokens" if many else "that token", many)
    return act("create", words)


@tells(does.PutCounters)
def _put_counters(teller: Teller, step: does.PutCounters) -> list[Clause]:
    speaker = teller.speaker
    counters = several(speaker, step.amount, f"{step.kind} counter")
    return act("put", f"{counters} on {speaker.what(step.on)}")


@tells(does.Tap, does.Untap)
def _tap(teller: Teller, step: does.Tap | does.Untap) -> list[Clause]:
    verb = "tap" if isinstance(step, does.Tap) else "untap"
    what = step.what
    return act(verb, teller.speaker.thing(what) if isinstance(what, str) else _all(teller, what))


@tells(does.SkipUntap)
def _skip_untap(teller: Teller, step: does.SkipUntap) -> list[Clause]:
    speaker = teller.speaker
    one = isinstance(step.what, str) and not speaker.several(step.what)
    subject = speaker.subject(step.what) if isinstance(step.what, str) else _those(teller, step.what)
    when = "its controller's next untap step" if one else "their controllers' next untap steps"
    if step.during is not None:
        when = f"{speaker.possessive(step.during)} next untap step"
    return [raw(f"{subject} {'doesn' if one else 'don'}'t untap during {when}")]


def _those(teller: Teller, what: Filter) -> str:
    """What a step before has spoken of."""
    return f"those {teller.speaker.noun(what).plural}"


_LASTS = {"turn": "until end of turn", "your_next_turn": "until your next turn", "forever": ""}


@tells(does.Until)
def _until(teller: Teller, step: does.Until) -> list[Clause]:
    changed = Changed(teller.speaker, step.what, _LASTS[step.lasts], teller.granted)
    return [raw(clause) for clause in change_clauses(changed, step.changes)]


@tells(does.Sacrifice)
def _sacrifice(teller: Teller, step: does.Sacrifice) -> list[Clause]:
    speaker = teller.speaker
    if isinstance(step.what, str):
        return act("sacrifice", speaker.thing(step.what))
    clause = player_clause(speaker, step.who, "sacrifice", "")
    noun = speaker.noun(step.what)
    what = noun.one() if step.amount == 1 else f"{word_of(speaker, step.amount)} {noun.several()}"
    teller.named(step.name, f"the sacrificed {noun.singular}")
    return [clause._replace(rest=what if clause.imperative else f"{what} of their choice")]


@tells(does.Fight)
def _fight(teller: Teller, step: does.Fight) -> list[Clause]:
    speaker = teller.speaker
    one = speaker.subject(step.one)
    many = speaker.several(step.one)
    return [Clause(speaker.thing(step.other), "fight", one, step.one, plural=many)]


@tells(does.Prevent)
def _prevent(teller: Teller, step: does.Prevent) -> list[Clause]:
    speaker = teller.speaker
    kind = "combat damage" if step.combat_only else "damage"
    many, where = f"all {kind}", ""
    if step.amount is not None:
        number, comma, where = number_or_x(speaker, step.amount).partition(",")
        many, where = f"the next {number} {kind}", comma + where
    to = "" if step.to is None else f" to {speaker.thing(step.to)}"
    by = "" if step.by is None else f" by {speaker.thing(step.by)}"
    if step.lasts == "your_next_turn":
        return [raw(f"until your next turn, prevent {many} that would be dealt{to}{by}{where}")]
    return act("prevent", f"{many} that would be dealt{to}{by} this turn{where}")


@tells(does.Counter)
def _counter(teller: Teller, step: does.Counter) -> list[Clause]:
    return act("counter", teller.speaker.thing(step.what))


@tells(does.Attach)
def _attach(teller: Teller, step: does.Attach) -> list[Clause]:
    return act("attach", f"{teller.speaker.thing(step.what)} to {teller.speaker.thing(step.to)}")


@tells(does.Regenerate)
def _regenerate(teller: Teller, step: does.Regenerate) -> list[Clause]:
    return act("regenerate", teller.speaker.thing(step.what))


@tells(does.Proliferate)
def _proliferate(_: Teller, __: does.Proliferate) -> list[Clause]:
    return act("proliferate")


@tells(does.Monstrosity, does.Amass)
def _with_number(teller: Teller, step: does.Monstrosity | does.Amass) -> list[Clause]:
    word = "monstrosity" if isinstance(step, does.Monstrosity) else "amass Zombies"
    return act(word, number_or_x(teller.speaker, step.amount))
