"""Decks that share cards, dealt so that none holds what it cannot hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.kernel import rng

from . import atoms
from .definitions import definition, is_token
from .language.words import FaceDown
from .library.loader import BLANKS, MARKERS
from .seams import Limit, Pool
from .state import Id, MagicDraft, MagicState


def fill(
    faces: Sequence[str], numbers: Sequence[int], most: Sequence[Mapping[str, int]]
) -> list[Counter[str]] | None:
    """Cards for several places; None if there are not enough that may lie there.

    Args:
        faces: the cards, in an order that nobody knows; the first ones are taken first.
        numbers: how many each of the places takes.
        most: how many of each face may lie in each of them.
    """
    there = Counter(faces)
    taken = [Counter[str]() for _ in numbers]

    def take(place: int, asked: set[int]) -> bool:
        """One more card for a place, which another one may have to give."""
        able = [face for face in faces if taken[place][face] < most[place].get(face, 0)]
        for face in able:
            if there[face]:
                there[face] -= 1
                taken[place][face] += 1
                return True
        asked = asked | {place}
        for face in able:
            for other, held in enumerate(taken):
                if other not in asked and held[face]:
                    held[face] -= 1
                    if take(other, asked):
                        taken[place][face] += 1
                        return True
                    held[face] += 1
        return False

    for place, number in enumerate(numbers):
        if not all(take(place, set()) for _ in range(number)):
            return None
    return taken


def set_apart(draft: MagicDraft, pools: Sequence[Pool], seat: int) -> list[Pool]:
    """The pools without the places in which not all of their cards may lie: those are dealt, from what a seat
    knows alone."""
    apart = [_set_face_down_apart(draft, pool, seat) if pool.face_down else pool for pool in pools]
    return [_set_apart(draft, pool, seat) if pool.limits else pool for pool in apart]


def _set_face_down_apart(draft: MagicDraft, pool: Pool, seat: int) -> Pool:
    """What lies face down gets its faces, from what a seat knows alone: of a card that was cast face down,
    that it has the keyword which lets it be (CR 702.37c, 702.168b), and so of one that was foretold
    (CR 702.143a)."""
    known, objects = draft.state.machine.known, draft.state.table.objects
    lying = [ref for ref in pool.face_down if seat not in known.get(ref, ())]
    if not lying or draft.state.table.outcome is not None:
        return pool
    unseen = [ref for ref in pool.slots if seat not in known.get(ref, ())]
    faces = sorted(objects[ref].true_card for ref in (*lying, *unseen))
    rng.shuffle(draft.state.machine.rng, faces)
    places: dict[FaceDown | None, list[Id]] = {}
    for ref in sorted(lying, key=lambda one: objects[one].face_down in _OF_ANY_CARD):
        places.setdefault(objects[ref].face_down, []).append(ref)
    able = [
        {face: len(faces) for face in faces if may_lie_face_down(draft.state, face, way)} for way in places
    ]
    filled = fill(faces, [*map(len, places.values())], able)
    assert filled is not None, "cards lie where they may lie"
    laid: dict[Id, str] = {}
    for refs, taken in zip(places.values(), filled, strict=True):
        cards = sorted(taken.elements())
        rng.shuffle(draft.state.machine.rng, cards)
        laid.update(zip(refs, cards, strict=True))
    rest = sorted((Counter(faces) - Counter(laid.values())).elements())
    atoms.deal_faces(draft, {**laid, **dict(zip(unseen, rest, strict=True))})
    return pool


_OF_ANY_CARD: tuple[FaceDown, ...] = ("manifest", "cloak", "exiled")
"""How cards come to lie face down that need no keyword for it."""


def may_lie_face_down(state: MagicState, card: str, way: FaceDown | None) -> bool:
    """Whether a card can lie face down in this way: cast or foretold, it has the keyword; manifested, cloaked
    or exiled by an effect, it is any card."""
    if way is None or way in _OF_ANY_CARD:
        return not is_token(state, card) and card not in BLANKS and card not in MARKERS
    return any(one.name == way for one in definition(state, card).alternatives)


def _set_apart(draft: MagicDraft, pool: Pool, seat: int) -> Pool:
    known, objects = draft.state.machine.known, draft.state.table.objects
    unseen = [ref for ref in pool.slots if seat not in known.get(ref, ())]
    faces = sorted(objects[ref].card for ref in unseen)
    rng.shuffle(draft.state.machine.rng, faces)
    laid: dict[Id, str] = {}
    for refs, taken in zip(*_filled(draft, pool.limits, unseen, faces), strict=True):
        cards = sorted(taken.elements())
        rng.shuffle(draft.state.machine.rng, cards)
        laid.update(zip(refs, cards, strict=True))
    rest = sorted((Counter(faces) - Counter(laid.values())).elements())
    others = [ref for ref in unseen if ref not in laid]
    atoms.deal_faces(draft, {**laid, **dict(zip(others, rest, strict=True))})
    return Pool([ref for ref in pool.slots if ref not in laid], pool.hands)


def _filled(
    draft: MagicDraft, limits: Sequence[Limit], unseen: Sequence[Id], faces: Sequence[str]
) -> tuple[list[list[Id]], list[Counter[str]]]:
    """The unseen places of each limit, and what comes there.

    Where decks hold more than they can have held, as in a state that was written by hand, every card may lie
    there that may at all.
    """
    objects = draft.state.table.objects
    places = [[ref for ref in limit.slots if ref in unseen] for limit in limits]
    seen = [Counter(objects[ref].card for ref in limit.slots if ref not in unseen) for limit in limits]
    most = [Counter(limit.most) - there for limit, there in zip(limits, seen, strict=True)]
    able = [dict.fromkeys(limit.able, len(faces)) for limit in limits]
    numbers = [*map(len, places)]
    found = fill(faces, numbers, most) or fill(faces, numbers, able)
    assert found is not None, "cards lie where they may lie"
    return places, found
