"""What cards say happens instead of something else, except damage (CR 614.1a, 614.6).

An effect has its turn with an event once, and none with what takes its place (CR 614.5): proposals carry the
names of the effects, and so do programs that are carried out in the place of one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

from msgspec.structs import replace

from engine.kernel.clauses import Menu, Offer
from engine.kernel.defaults import with_defaults
from engine.kernel.documents import Decision
from engine.kernel.seats import seat_ref
from engine.magic import atoms
from engine.magic.characteristics import as_printed, printed_abilities
from engine.magic.definitions import definition, working_in
from engine.magic.effects import tokens
from engine.magic.effects.arranging import ShuffleLibrary
from engine.magic.evaluate import Context, holds, passes, reached, whose
from engine.magic.language.abilities import Instead
from engine.magic.language.filters import Filter
from engine.magic.language.replaced import (
    BeDiscarded,
    CreateTokens,
    Die,
    DrawCard,
    GainLifeEvent,
    GetCounters,
    GoToGraveyard,
    Leave,
    MillCards,
)
from engine.magic.language.unsaid import Dredges
from engine.magic.objects import WorkingAbilities, characteristics, viewpoint, working_abilities
from engine.magic.procedures.refusals import elsewhere
from engine.magic.proposals import (
    NEW,
    AnyProposal,
    Apply,
    ApplyEffect,
    CreateToken,
    DeclineEffect,
    Draw,
    Following,
    GainLife,
    Happen,
    Mill,
    Move,
    Proposal,
    PutCounters,
    Question,
    Replacement,
    Reply,
)
from engine.magic.rules import cr
from engine.magic.state import LastingAbility, MagicDraft, MagicState, Vars

from . import entering

REVEALED = cr("701.20")
MAY = cr("614.1a")


class ChoosingToApply(Decision, frozen=True, tag="may_apply"):
    """Whether an effect changes what is about to happen, as its controller may choose."""

    text = "{source}: {ability}"
    passes = "choice"
    source: str
    ability: str
    """The address of the effect."""


def watching(state: MagicState, proposal: AnyProposal) -> Iterator[Replacement[Any]]:
    """The effects of cards that apply to a proposal."""
    if isinstance(proposal, Move) and proposal.to == "graveyard":
        yield from _of_itself(state, proposal)
    if isinstance(proposal, Draw) and state.table.seats[proposal.seat].graveyard:
        yield from _dredging(state, proposal)
    for working in working_abilities(state, "instead"):
        context = viewpoint(state, working.source, working.controller, working.names)
        for code, ability in working.abilities.instead:
            if _applies(context, ability, proposal):
                name = working.name(code)
                change = _change(context, name, code, ability, working.lasting)
                asking = _asking(context, code, ability)
                yield Replacement(name, change, asking, text=text_of(working, code, ability))


def _of_itself(state: MagicState, move: Move) -> Iterator[Replacement[Any]]:
    """What a card says of itself that is put into a graveyard from anywhere but the battlefield."""
    thing = state.table.objects.get(move.object)
    if thing is None or thing.zone == "battlefield":
        return
    seat = thing.owning_seat
    for code, ability in printed_abilities(definition(state, thing.card)).instead:
        context = viewpoint(state, move.object, seat)
        if isinstance(ability.event, GoToGraveyard | BeDiscarded) and _applies(context, ability, move):
            name = f"{move.object} {code}"
            asking = _asking(context, code, ability)
            yield Replacement(name, _change(context, name, code, ability), asking, text=code)


def _dredging(state: MagicState, draw: Draw) -> Iterator[Replacement[Any]]:
    """The cards in the graveyard of a player that may return in the place of a draw (CR 702.52)."""
    seat = draw.seat
    for ref, card in working_in(state, "graveyard", state.table.seats[seat].graveyard):
        context = viewpoint(state, ref, seat)
        for code, ability in card.abilities:
            if isinstance(ability, Dredges) and _applies(context, ability, draw):
                name = f"{ref} {code}"
                change = _change(context, name, code, ability)
                yield Replacement(name, change, _asking(context, code, ability))


def _asking(context: Context, code: str, ability: Instead) -> Question[Any]:
    """Whoever controls an effect that may apply is asked."""

    def question(_state: MagicState, _proposal: AnyProposal) -> Decision | None:
        if not ability.optional:
            return None
        return ChoosingToApply(seat=context.controller, rule=MAY, source=context.source, ability=code)

    return question


def text_of(working: WorkingAbilities, code: str, ability: Instead) -> str:
    """Effects of one text do the same, unless their controllers do something or their sources are dealt the
    damage; those that function for a time, if their names stand for the same, too."""
    by_themselves = bool(ability.do) or ability.deal_to is not None
    if working.lasting is not None:
        source = working.source if by_themselves else ""
        return f"{code} {source} {working.controller} {sorted(working.names.items())}"
    return "" if by_themselves else code


def _applies(context: Context, ability: Instead, proposal: AnyProposal) -> bool:
    event = ability.event
    means = _MEANS.get((type(proposal), type(event)))
    if means is None or not means(context, event, proposal):
        return False
    if ability.condition is not None and not holds(context, ability.condition):
        return False
    return bool(reached(context, _touched(proposal), "shield"))


def _touched(proposal: AnyProposal) -> tuple[str, ...]:
    """The object or the player to whom it would happen."""
    if isinstance(proposal, Draw | Mill | GainLife | CreateToken):
        return (seat_ref(proposal.seat),)
    return (getattr(proposal, "object", ""),)


# Which events are meant ------------------------------------------------------------------------------------


def _is(context: Context, what: str | Filter, ref: str) -> bool:
    if isinstance(what, str):
        return ref == context.source if what == "self" else ref in context.named(what)
    found = characteristics(context.state).get(ref)
    thing = context.state.table.objects.get(ref)
    return found is not None and passes(context, ref, thing, found, what)


def _dies(context: Context, event: Die, move: Move) -> bool:
    found = characteristics(context.state).get(move.object)
    if move.to != "graveyard" or found is None:
        return False
    if not found.is_creature and isinstance(event.what, str):
        return False  # of others the filter says what they are
    thing = context.state.table.objects[move.object]
    if event.damaged_by_self and context.source not in thing.damaged_by:
        return False
    return _is(context, event.what, move.object)


def _leaves(context: Context, event: Leave, move: Move) -> bool:
    thing = context.state.table.objects.get(move.object)
    lies = thing is not None and thing.zone == "battlefield"
    return lies and move.to not in ("battlefield", "exile") and _is(context, event.what, move.object)


def _is_buried(context: Context, event: GoToGraveyard, move: Move) -> bool:
    """The card as it is printed: where it goes it is nothing else."""
    thing = context.state.table.objects.get(move.object)
    if thing is None or move.to != "graveyard":
        return False
    if isinstance(event.what, str):
        return move.object == context.source
    card = as_printed(definition(context.state, thing.card), thing.owning_seat, False)
    return not thing.token and passes(context, move.object, None, card, event.what)


def _draws(context: Context, event: DrawCard, draw: Draw) -> bool:
    library = context.state.table.seats[draw.seat].library
    return draw.seat in whose(context, event.who) and not (event.empty_library and library)


def _is_discarded(context: Context, _: BeDiscarded, move: Move) -> bool:
    thing = context.state.table.objects.get(move.object)
    if thing is None or move.object != context.source or not move.discarded or move.to != "graveyard":
        return False
    return move.by in whose(context, "opponent")


def _mills(context: Context, event: MillCards, mill: Mill) -> bool:
    """Milling no card is no event."""
    library = context.state.table.seats[mill.seat].library
    return mill.amount > 0 and bool(library) and mill.seat in whose(context, event.who)


def _gains(context: Context, event: GainLifeEvent, gain: GainLife) -> bool:
    """CR 119.10: gaining no life is no event."""
    return gain.amount > 0 and gain.seat in whose(context, event.who)


def _creates(context: Context, event: CreateTokens, token: CreateToken) -> bool:
    if token.seat not in whose(context, event.who):
        return False
    return event.what is None or _would_pass(context, token, event.what)


def _gets(context: Context, event: GetCounters, put: PutCounters) -> bool:
    return put.kind == event.kind and put.amount > 0 and _is(context, event.what, put.object)


def _enters_with(context: Context, event: GetCounters, proposal: Move | CreateToken) -> bool:
    """CR 122.6a: what enters with counters has them put on it."""
    if not proposal.counters.get(event.kind) or isinstance(event.what, str):
        return False
    return _would_pass(context, proposal, event.what)


def _would_pass(context: Context, proposal: Move | CreateToken, what: Filter) -> bool:
    """Whether a permanent would pass a filter on the battlefield (CR 614.12)."""
    ref = getattr(proposal, "object", NEW)
    found = entering.as_it_enters(context.state, proposal)
    return passes(context, ref, None, found, what)


_MEANS: dict[tuple[type[Proposal], type[Any]], Callable[[Context, Any, Any], bool]] = {
    (Move, Die): _dies,
    (Move, Leave): _leaves,
    (Move, GoToGraveyard): _is_buried,
    (Move, BeDiscarded): _is_discarded,
    (Draw, DrawCard): _draws,
    (Mill, MillCards): _mills,
    (GainLife, GainLifeEvent): _gains,
    (CreateToken, CreateTokens): _creates,
    (PutCounters, GetCounters): _gets,
    (Move, GetCounters): _enters_with,
    (CreateToken, GetCounters): _enters_with,
}


# What happens instead --------------------------------------------------------------------------------------


def _change(
    context: Context, name: str, code: str, ability: Instead, lasting: LastingAbility | None = None
) -> Apply[Any]:
    def apply(draft: MagicDraft, proposal: AnyProposal, reply: Reply | None) -> list[AnyProposal]:
        if isinstance(reply, DeclineEffect):
            return [proposal]
        if lasting is not None and lasting.once:
            atoms.end_ability(draft, draft.state.table.lasting.index(lasting))
        if isinstance(proposal, CreateToken) and ability.do:
            return _with_others(draft, ability, name, proposal, context)
        if ability.do:
            follow(draft, context, code, name, proposal.replaced_by, _names(proposal))
        if ability.to is not None and isinstance(proposal, Move):
            return [_sent(draft, ability, proposal)]
        if ability.nothing or ability.do:
            return []
        return _more(ability, proposal)

    return apply


def follow(
    draft: MagicDraft, context: Context, code: str, name: str, before: Sequence[str], names: Vars
) -> None:
    """The steps of an ability are carried out as soon as what is about to happen has happened."""
    task = draft.current(Happen)
    program = Following(
        code=code,
        seat=context.controller,
        source=context.source,
        vars={**context.vars, **names},
        replaced_by=[*before, name],
    )
    task.following = [*task.following, program]


def follow_together(draft: MagicDraft, context: Context, code: str, held: Vars, names: Vars) -> None:
    """The same for what a shield does besides: once with the sum of all that it has prevented of what happens
    at once, of one source where that has a name."""
    task = draft.current(Happen)
    made = Following(code=code, seat=context.controller, source=context.source, vars={**held, **names})
    numbers = [name for name, values in names.items() if isinstance(values[0], int)]
    following = [*task.following]
    for place, one in enumerate(following):
        plain = {**one.vars, **{name: made.vars[name] for name in numbers}}
        if replace(one, vars=plain) == made:
            for name in numbers:
                made.vars[name] = [int(one.vars[name][0]) + int(made.vars[name][0])]
            following[place] = made
            break
    else:
        following.append(made)
    task.following = following


def _names(proposal: AnyProposal) -> Vars:
    match proposal:
        case Move():
            return {"that": [proposal.object]}
        case GainLife():
            return {"that_player": [seat_ref(proposal.seat)], "amount": [proposal.amount]}
        case Draw():
            return {"that_player": [seat_ref(proposal.seat)]}
    return {}


def _sent(draft: MagicDraft, ability: Instead, move: Move) -> AnyProposal:
    """It goes elsewhere; what its player did with it, and what is named after it, stays."""
    assert ability.to is not None, "it goes somewhere"
    position = "bottom" if ability.position == "bottom" else "top"
    sent = replace(move, to=ability.to, position=position)
    if ability.position == "shuffled":
        atoms.reveal(draft, [move.object], REVEALED)
        _shuffle_after(draft, draft.state.table.objects[move.object].owning_seat)
        if move.discarded:
            atoms.remember_faces(draft, [move.object])
    if move.named is not None and atoms.is_hidden(draft.state, ability.to):
        _name_what_is_hidden(draft, sent)
    return sent


def _name_what_is_hidden(draft: MagicDraft, move: Move) -> None:
    """In a hidden zone nothing finds a card that was milled (CR 701.17c); of one that was discarded counts
    what it is, if it was shown (CR 701.9c)."""
    if draft.state.table.objects[move.object].zone != "library":
        move.named_before = move.named
    move.named = None


def _shuffle_after(draft: MagicDraft, seat: int) -> None:
    """A library is shuffled once everything that goes into it is there."""
    shuffle = with_defaults(ShuffleLibrary(seat))
    agenda = draft.agenda
    if agenda[-2:-1] != [shuffle]:
        agenda.insert(len(agenda) - 1, shuffle)


def _with_others(
    draft: MagicDraft, ability: Instead, name: str, token: CreateToken, context: Context
) -> list[AnyProposal]:
    """One more for each, or so many for all that the player would create at once (CR 701.7b)."""
    step = cast("tokens.CreateToken", ability.do[0])
    another = CreateToken(rule=token.rule, card=step.token, seat=token.seat, replaced_by=token.replaced_by)
    if not isinstance(step.amount, int):
        return [token, another]
    task = draft.current(Happen)
    task.batch = [
        *task.batch[: task.index + 1],
        *(_settled(context, ability, name, token.seat, one) for one in task.batch[task.index + 1 :]),
    ]
    return [token, *[another] * step.amount]


def _settled(context: Context, ability: Instead, name: str, seat: int, proposal: AnyProposal) -> AnyProposal:
    """A proposal with which an effect has had its turn, if it is part of the same event."""
    event = ability.event
    if not isinstance(proposal, CreateToken) or proposal.seat != seat or not isinstance(event, CreateTokens):
        return proposal
    if not _creates(context, event, proposal):
        return proposal
    return replace(proposal, replaced_by=[*proposal.replaced_by, name])


def _more(ability: Instead, proposal: AnyProposal) -> list[AnyProposal]:
    match proposal:
        case Move() | CreateToken() if isinstance(ability.event, GetCounters):
            number = proposal.counters[ability.event.kind] * ability.times + ability.plus
            return [replace(proposal, counters={**proposal.counters, ability.event.kind: number})]
        case Draw() | CreateToken():
            return [proposal] * ability.times
        case GainLife() | Mill() | PutCounters():
            return [replace(proposal, amount=proposal.amount * ability.times + ability.plus)]
    return [proposal]


MENU = Menu(
    ChoosingToApply,
    (
        Offer(ApplyEffect, MAY, "Let {decision.source} change it"),
        Offer(DeclineEffect, MAY, "Let it happen without {decision.source}"),
    ),
    elsewhere,
)
