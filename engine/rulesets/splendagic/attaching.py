"""Chapter 10, the first half: as a player's upkeep begins, creatures and planeswalkers without a land card
get one (SPL-10.1–10.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from engine.kernel.answers import Asking, given
from engine.kernel.clauses import Ask, Choice, Explanation, Menu, Offer
from engine.kernel.documents import Action, Decision, Fault, Task
from engine.kernel.ruleset import TaskRule
from engine.magic.objects import characteristics
from engine.magic.parts import BasePart
from engine.magic.procedures.refusals import elsewhere
from engine.magic.seams import Between
from engine.magic.state import Id, MagicDraft, MagicState
from engine.magic.status.position import Position

from . import atoms, lands
from .book import cite
from .distribution import Candidate, Distribution, Question, distribute
from .state import KINDS, MANA, NAMES, Counts, Kind, options_of

RECEIVES = cite("SPL-10.1")
SUITABLE = cite("SPL-10.2")
SCARCE = cite("SPL-10.4")
CHOOSES = cite("SPL-R46")
FROM_NOWHERE = cite("SPL-R47")
TOKENS_TOO = cite("SPL-R48")


class AttachPicking(Decision, frozen=True, tag="attach_pick"):
    """Which permanent gets the next land card, where there are not enough for all."""

    text = "Choose which permanent gets the next land card"
    so_far: dict[Id, Kind]
    """The land cards that come under permanents as far as that is settled."""


class AttachChoosing(Decision, frozen=True, tag="attach_type"):
    """Which land card a multicoloured permanent gets."""

    text = "Choose a land card for {permanent}"
    permanent: Id
    so_far: dict[Id, Kind]
    """The land cards that come under other permanents as far as that is settled."""


class AttachPick(Action, frozen=True, tag="attach_pick"):
    """Let this permanent have a land card; those before it go without."""

    permanent: Id


class AttachType(Action, frozen=True, tag="attach_type"):
    """Let this permanent have a land card of this type."""

    permanent: Id
    kind: Kind


class AttachLands(Between, Asking[AttachPick | AttachType], tag="attach_lands"):
    """The active player's creatures and planeswalkers get land cards (SPL-10.1).

    Whoever leaves the game gives land cards back, so that what was chosen may not fit any more.
    """

    lies_on = ("owed_draws",)
    asks_anew = True


# Who gets one ----------------------------------------------------------------------------------------------


def candidates(state: MagicState, seat: int) -> Iterator[Candidate]:
    """The permanents of a player that should get a land card, with those that suit them (SPL-10.1, 10.2)."""
    options, objects = options_of(state), state.table.objects
    for ref, found in characteristics(state).items():
        if found.controller != seat or not lands.bears(found) or lands.under(state, ref) is not None:
            continue
        several = len(found.colors) > 1
        if several and options.multicolor_attach == "none":
            continue
        if objects[ref].token and not options.tokens_generate:
            continue
        yield Candidate(ref, suitable(found.colors))


def suitable(colors: frozenset[str]) -> frozenset[Kind]:
    """The types that suit something of these colours: Wastes suit what has none (SPL-10.2)."""
    return frozenset(kind for kind, mana in zip(KINDS, MANA, strict=True) if mana in (colors or "C"))


def _source(state: MagicState, wanted: int) -> Counts:
    """The piles from which so many land cards could be taken (SPL-R47)."""
    if options_of(state).attach_source == "unlimited":
        return [wanted] * len(KINDS)
    return lands.supply(state)


def _distribution(state: MagicState, task: AttachLands) -> Distribution:
    bare = [*candidates(state, state.table.active)]
    told = (one.permanent if isinstance(one, AttachPick) else one.kind for one in given(task))
    return distribute(bare, _source(state, len(bare)), told)


# Tasks -----------------------------------------------------------------------------------------------------


def _ask(state: MagicState, task: AttachLands) -> Decision | None:
    so_far, question = _distribution(state, task)
    if question is None:
        return None
    seat, settled = state.table.active, dict(so_far)
    if question.permanent is None:
        return AttachPicking(seat=seat, rule=SCARCE, so_far=settled)
    return AttachChoosing(seat=seat, rule=CHOOSES, permanent=question.permanent, so_far=settled)


def _act(draft: MagicDraft, task: AttachLands) -> None:
    attached = _distribution(draft.state, task).given
    draft.done()
    for ref, kind in attached:
        atoms.attach_land(draft, _rule(draft.state, ref), ref, kind)


def _rule(state: MagicState, ref: Id) -> str:
    """Why a permanent gets a land card."""
    if options_of(state).attach_source == "unlimited":
        return FROM_NOWHERE
    return TOKENS_TOO if state.table.objects[ref].token else RECEIVES


TASKS: dict[type[Task], TaskRule] = {AttachLands: TaskRule(ask=_ask, act=_act)}


# Offers ----------------------------------------------------------------------------------------------------


def _question(state: MagicState) -> Question:
    task = state.machine.agenda[-1]
    question = _distribution(state, task).question
    assert question is not None, "the decision is being asked"
    return question


def _open(ask: Ask, *_: str) -> Sequence[str]:
    return _question(ask.state).options


def _asked_about(ask: Ask) -> Sequence[Id]:
    return (ask.decision.permanent,)


def _not_next(ask: Ask, permanent: Id) -> Iterator[Explanation]:
    """Why a permanent cannot be picked."""
    bare = {one.permanent: one.kinds for one in candidates(ask.state, ask.seat)}
    if permanent not in bare:
        yield RECEIVES, "{permanent} is no creature or planeswalker of yours that should get a land card", {}
    elif permanent in ask.decision.so_far:
        yield SCARCE, "{permanent} gets a land card already", {}
    elif not bare[permanent] & _left(ask):
        yield SCARCE, "no land card is left that suits {permanent}", {}


def _unsuitable(ask: Ask, permanent: Id, kind: Kind) -> Iterator[Explanation]:
    """Why a permanent cannot get a land card of a type."""
    name = NAMES[kind]
    found = characteristics(ask.state).get(permanent)
    if found is not None and kind not in suitable(found.colors):
        yield SUITABLE, "{name} does not suit the colours of {permanent}", {"name": name}
    elif kind not in _left(ask):
        yield SCARCE, "no {name} is left", {"name": name}


def _left(ask: Ask) -> set[Kind]:
    """The types of which a land card is left after what is settled so far."""
    settled: dict[Id, Kind] = ask.decision.so_far
    numbers = _source(ask.state, len(settled) + 1)
    gone = Counter(settled.values())
    return {kind for kind, number in zip(KINDS, numbers, strict=True) if number > gone[kind]}


ORDER = (
    "permanents get land cards in battlefield order, and one is passed over only if in the end no suitable "
    "card is left for it: {permanent} cannot be next"
)


def _would_leave_one(ask: Ask, permanent: Id, kind: Kind) -> tuple[str, str]:
    card = lands.with_article(kind)
    return SCARCE, f"with {card} here, a card would be left that suits a permanent which was passed over"


MENUS = (
    Menu(
        AttachPicking,
        (
            Offer(
                AttachPick,
                SCARCE,
                "Put a land card under {permanent}",
                choices=(Choice("permanent", _open, (SCARCE, ORDER), because=_not_next),),
            ),
        ),
        elsewhere,
    ),
    Menu(
        AttachChoosing,
        (
            Offer(
                AttachType,
                SUITABLE,
                "Put a(n) {kind} under {permanent}",
                choices=(
                    Choice(
                        "permanent",
                        _asked_about,
                        (SUITABLE, "the land card is chosen for another permanent than {permanent}"),
                    ),
                    Choice("kind", _open, _would_leave_one, because=_unsuitable),
                ),
            ),
        ),
        elsewhere,
    ),
)


class Attaching(BasePart):
    """Permanents get land cards as an upkeep begins."""

    tasks: Mapping[type[Task], TaskRule] = TASKS
    menus: Sequence[Menu] = MENUS

    def faults(self, position: Position) -> Iterator[Fault]:
        """They get them in no other step."""
        for place, task in enumerate(position.machine.agenda):
            if isinstance(task, AttachLands) and position.kind != "upkeep":
                message = "land cards are attached as an upkeep begins"
                yield Fault(f"$.machine.agenda[{place}]", message, RECEIVES)
