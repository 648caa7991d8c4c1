"""What happens instead of something else: "if you would gain life, you gain twice that much life instead"."""

from __future__ import annotations

from typing import NamedTuple

from engine.magic.language.abilities import Instead
from engine.magic.language.replaced import (
    BeDealtDamage,
    BeDiscarded,
    CreateTokens,
    Die,
    DrawCard,
    GainLifeEvent,
    GetCounters,
    GoToGraveyard,
    Leave,
    MillCards,
    Who,
)

from .conditions import condition_text
from .nouns import number_word, sentence
from .speaker import Mention, Speaker
from .teller import Teller, joined


class _When(NamedTuple):
    """Which of the events are meant: all, or those of a time."""

    opening: str = "if"
    ending: str = ""


ALWAYS = _When()
THIS_TURN = _When("if", " this turn")
NEXT_TIME = _When("the next time", " this turn")
_WHO = {"you": "you", "opponent": "an opponent", "any": "a player"}
_UNDER = {"you": "your", "opponent": "an opponent's", "any": "a player's"}
_TIMES = {2: "twice", 3: "three times"}
_THAT_PLAYER = Mention("that player", "that player", "player")


def instead_text(teller: Teller, ability: Instead) -> str:
    """The whole ability."""
    return _text(teller, ability, ALWAYS)


def instead_for_a_time(teller: Teller, ability: Instead, next_time: bool) -> str:
    """What functions for a time, as a clause: "if a creature would die this turn, exile it instead"."""
    text = _text(teller, ability, NEXT_TIME if next_time else THIS_TURN)
    return f"{text[0].lower()}{text[1:]}".removesuffix(".")


def _text(teller: Teller, ability: Instead, when: _When) -> str:
    speaker, event = teller.speaker, ability.event
    prefix = ""
    if ability.condition is not None:
        prefix = f"as long as {condition_text(speaker, ability.condition)}, "
    if isinstance(event, BeDealtDamage):
        return _damage(teller, ability, event, prefix, when)
    if isinstance(event, CreateTokens):
        return sentence(prefix + _tokens(teller, ability, event, when))
    if isinstance(event, GetCounters):
        return sentence(prefix + _counters(speaker, ability, event, when))
    if isinstance(event, MillCards):
        return sentence(prefix + _milling(ability, event, when))
    if isinstance(event, BeDiscarded):
        causes = f"a spell or ability an opponent controls causes you to discard {speaker.thing('self')}"
        opening = f"{prefix}{when.opening} {causes}"
        return sentence(f"{opening}, put it onto the battlefield instead of putting it into your graveyard")
    if isinstance(event, DrawCard | GainLifeEvent):
        return _of_player(teller, ability, event, prefix, when)
    return _moving(teller, ability, event, prefix, when)


# Damage ----------------------------------------------------------------------------------------------------


def _damage(teller: Teller, ability: Instead, event: BeDealtDamage, prefix: str, when: _When) -> str:
    speaker = teller.speaker
    kind = {True: "combat damage", False: "noncombat damage", None: "damage"}[event.combat]
    everything = ability.prevent == "all" and not ability.all_but and not ability.do
    if everything or ability.deal_to is not None:
        return sentence(prefix + _all_of_it(speaker, ability, event, kind))
    to = _hurt(speaker, event, many=False)
    if ability.do and event.by is None:
        opening = f"{when.opening} {kind} would be dealt to {' or '.join(to)}{when.ending}"
    else:
        by = _source(speaker, event, many=False) or "a source"
        whom = " or ".join(to) or "a permanent or player"
        opening = f"{when.opening} {by} would deal {kind} to {whom}{when.ending}"
    if ability.do:
        speaker.introduce_number("prevented", "the damage prevented this way")
        return _then(
            teller, ability, prefix + opening, "prevent that damage" if ability.prevent else "", when
        )
    if ability.all_but:
        return sentence(f"{prefix}{opening}, prevent all but {ability.all_but} of that damage")
    if ability.prevent is not None:
        return sentence(f"{prefix}{opening}, prevent {ability.prevent} of that damage")
    more = f"that much damage plus {ability.plus}"
    if ability.times > 1:
        more = "double that damage"
        if ability.times > 2:
            more = f"{number_word(ability.times)} times that damage"
    return sentence(f"{prefix}{opening}, it deals {more} instead")


def _all_of_it(speaker: Speaker, ability: Instead, event: BeDealtDamage, kind: str) -> str:
    """ "Prevent all damage that would be dealt to you", "… is dealt to enchanted creature instead"."""
    to = " and ".join(_hurt(speaker, event, many=True))
    source = _source(speaker, event, many=True)
    dealt = f"all {kind} that would be dealt{f' to {to}' if to else ''}{f' by {source}' if source else ''}"
    if ability.deal_to is None:
        return f"prevent {dealt}"
    return f"{dealt} is dealt to {speaker.thing(ability.deal_to)} instead"


def _hurt(speaker: Speaker, event: BeDealtDamage, *, many: bool) -> list[str]:
    to = [] if event.who is None else [_WHO[event.who]]
    if isinstance(event.what, str):
        to.append(speaker.thing(event.what))
    elif event.what is not None:
        noun = speaker.noun(event.what, "and" if many else "or")
        to.append(noun.several() if many else noun.one())
    return to


def _source(speaker: Speaker, event: BeDealtDamage, *, many: bool) -> str:
    if event.by is None:
        return ""
    if isinstance(event.by, str):
        return speaker.thing(event.by)
    noun = speaker.noun(event.by, "and" if many else "or")
    return (noun.several() if many else noun.one()).replace("permanent", "source")


# Objects that go somewhere ---------------------------------------------------------------------------------


def _moving(
    teller: Teller, ability: Instead, event: Die | Leave | GoToGraveyard, prefix: str, when: _When
) -> str:
    speaker = teller.speaker
    if isinstance(event, GoToGraveyard):
        who, would = _card(speaker, event)
    else:
        who = _one(speaker, event.what)
        would = "die" if isinstance(event, Die) else "leave the battlefield"
        if isinstance(event, Die) and event.damaged_by_self:
            who += f" dealt damage by {speaker.thing('self')} this turn"
    speaker.introduce("that", Mention("it", "it"))
    done = f"{'you may ' if ability.optional else ''}{_goes(ability, isinstance(event, Leave), who)}"
    opening = f"{when.opening} {who} would {would}{when.ending}"
    if not ability.do:
        return sentence(f"{prefix}{opening}, {done}")
    rest = [sentence(words) for words in joined(teller.clauses(ability.do))]
    return " ".join([sentence(f"{prefix}{opening}, {done}"), *rest])


def _card(speaker: Speaker, event: GoToGraveyard) -> tuple[str, str]:
    if isinstance(event.what, str):
        return speaker.thing("self"), "be put into a graveyard from anywhere"
    whose = {"you": "your", "opponent": "an opponent's"}.get(event.what.controller, "a")
    noun = speaker.noun(event.what).elsewhere()
    return noun.one(), f"be put into {whose} graveyard from anywhere"


def _one(speaker: Speaker, what: Who) -> str:
    return speaker.thing(what) if isinstance(what, str) else speaker.noun(what).one()


def _goes(ability: Instead, leaving: bool, who: str) -> str:
    if leaving:
        return "exile it instead of putting it anywhere else"
    if ability.to == "exile":
        return "exile it instead"
    if ability.to == "hand":
        return "return it to its owner's hand instead"
    if ability.position == "shuffled":
        return f"reveal {who} and shuffle it into its owner's library instead"
    place = "top" if ability.position == "top" else "the bottom"
    return f"put it on {place} of its owner's library instead"


# Players ---------------------------------------------------------------------------------------------------


def _of_player(
    teller: Teller, ability: Instead, event: DrawCard | GainLifeEvent, prefix: str, when: _When
) -> str:
    speaker, who = teller.speaker, _WHO[event.who]
    draws = isinstance(event, DrawCard)
    would = "draw a card" if draws else "gain life"
    if isinstance(event, DrawCard) and event.empty_library:
        would += f" while {'your' if event.who == 'you' else 'their'} library has no cards in it"
    opening = f"{prefix}{when.opening} {who} would {would}{when.ending}"
    they = "you" if event.who == "you" else "that player"
    speaker.introduce("that_player", Mention("you", "you", "player") if they == "you" else _THAT_PLAYER)
    if ability.optional and ability.do:
        (clause,) = teller.clauses(ability.do)
        return sentence(f"{opening}, you may {clause.after_may('you')} instead")
    if ability.do:
        return _then(teller, ability, opening, "", when)
    if draws:
        does = "" if event.who == "you" else "that player "
        does = "you may " if ability.optional else does
        ending = "" if event.who == "you" else "s"
        if ability.nothing:
            return sentence(f"{opening}, {does}skip{ending} that draw instead")
        return sentence(f"{opening}, {does}draw{ending} {number_word(ability.times)} cards instead")
    gain = f"{they} gain{'' if they == 'you' else 's'}"
    return sentence(f"{opening}, {gain} {_life(ability)} instead")


def _milling(ability: Instead, event: MillCards, when: _When) -> str:
    they = "you mill" if event.who == "you" else "that player mills"
    many = f"that many cards plus {number_word(ability.plus)}"
    if ability.times > 1:
        many = f"{_often(ability.times)} that many cards"
    opening = f"{when.opening} {_WHO[event.who]} would mill one or more cards{when.ending}"
    return f"{opening}, {they} {many} instead"


def _life(ability: Instead) -> str:
    if ability.nothing:
        return "no life"
    if ability.times > 1:
        return f"{_often(ability.times)} that much life"
    return f"that much life plus {ability.plus}"


def _often(times: int) -> str:
    return _TIMES.get(times, f"{number_word(times)} times")


def _then(teller: Teller, ability: Instead, opening: str, before: str, when: _When) -> str:
    """Steps in the place of an event, or after a prevention; for a time, in one sentence."""
    steps = joined(teller.clauses(ability.do))
    if when.ending:
        done = " and ".join(steps)
        return sentence(f"{opening}, {before} and {done}" if before else f"{opening}, {done} instead")
    first, *others = steps
    rest = [sentence(words) for words in others]
    if before:
        return " ".join([sentence(f"{opening}, {before}"), sentence(first), *rest])
    return " ".join([sentence(f"{opening}, {first} instead"), *rest])


# Tokens and counters ---------------------------------------------------------------------------------------


def _tokens(teller: Teller, ability: Instead, event: CreateTokens, when: _When) -> str:
    kind = "tokens"
    if event.what is not None:
        noun = teller.speaker.noun(event.what)
        kind = f"{noun.before} {noun.singular}".strip().removesuffix(" permanent") + " tokens"
    under = _UNDER[event.who]
    opening = f"{when.opening} one or more {kind} would be created under {under} control{when.ending}"
    if not ability.do:
        return f"{opening}, {_often(ability.times)} that many of those tokens are created instead"
    teller.speaker.introduce_number("amount", "that many")
    (clause,) = ability.do[0].tell(teller)
    return f"{opening}, those tokens plus {clause.rest} are created instead"


def _counters(speaker: Speaker, ability: Instead, event: GetCounters, when: _When) -> str:
    who = _one(speaker, event.what)
    opening = f"{when.opening} one or more {event.kind} counters would be put on {who}{when.ending}"
    many = f"that many plus {number_word(ability.plus)}"
    if ability.times > 1:
        many = f"{_often(ability.times)} that many"
    return f"{opening}, {many} {event.kind} counters are put on it instead"
