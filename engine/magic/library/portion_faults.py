"""What makes no sense about cards that are looked at together, and where they go (CR 401.4, 701.20)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.documents import Fault
from engine.magic.language.portions import IN_LIBRARY, Portion
from engine.magic.rules import says

Told = tuple[bool, str, str]
"""Whether something is wrong, with which field, and what; an empty field stands for the whole."""
TAPPED = says("110.5")
_SEVERAL = ("any", "opponent")
_ONE_PLAYER = "one player's: for several, put it into the steps of each"


def look_faults(look: Any, path: str) -> Iterator[Fault]:
    """The faults of a step that looks at cards."""
    yield from _at(path, _of_players(look))
    yield from _at(path, _of_library(look))
    for place, portion in enumerate(look.parts):
        here = f"{path}.parts[{place}]"
        yield from tapped_faults(portion, here)
        yield from _at(here, _of_portion(look, portion, place))
        yield from _at(here, _of_amount(look, portion, place))


def tapped_faults(moved: Any, path: str) -> Iterator[Fault]:
    """Where nothing is tapped."""
    if moved.tapped and moved.to != "battlefield":
        yield Fault(f"{path}.tapped", "only on the battlefield can a card be tapped", TAPPED)


def _at(path: str, told: Iterator[Told]) -> Iterator[Fault]:
    for wrong, field, message in told:
        if wrong:
            yield Fault(f"{path}.{field}" if field else path, message)


def _of_players(look: Any) -> Iterator[Told]:
    yield look.who in _SEVERAL, "who", _ONE_PLAYER
    yield look.of in _SEVERAL, "of", _ONE_PLAYER
    yield look.of == look.who, "of", "it is that of who looks anyway"


def _of_library(look: Any) -> Iterator[Told]:
    yield look.until is not None and look.reveal, "reveal", "with until they are revealed anyway"
    named = look.name is not None
    yield named and not look.shows, "as", "only what is revealed can be spoken of where it lies"
    yield not look.parts and look.shows and not named, "", "nothing comes of it: give parts, or as"
    ends = not look.parts or look.is_rest(len(look.parts) - 1)
    some = look.amount != 1 or look.until is not None
    yield some and not ends, "parts", "say last where the rest goes"
    wanted = {"until": look.until} | {f"parts[{at}].what": one.what for at, one in enumerate(look.parts)}
    for field, what in wanted.items():
        owned = what is not None and (what.controller != "any" or what.not_controller is not None)
        yield owned, f"{field}.controller", "of says whose library it is"
    names = [look.name, *(portion.name for portion in look.parts)]
    for at, portion in enumerate(look.parts):
        again = portion.name is not None and names.count(portion.name) > 1
        yield again, f"parts[{at}].as", "something else is called so already"


def _of_portion(look: Any, portion: Portion, place: int) -> Iterator[Told]:
    rest, numbers = look.is_rest(place), (portion.min, portion.max)
    bounded = 0 <= portion.min <= portion.max and portion.max >= 1
    yield not bounded, "", "min is at least 0, max is at least 1 and not less than min"
    stays = portion.to in IN_LIBRARY
    yield portion.name is not None and stays, "as", "what stays in a library is not spoken of"
    more = portion.all or numbers != (1, 1)
    yield portion.any_number and more, "any_number", "it says how many; leave out all, min and max"
    yield portion.all and (portion.what is None or numbers != (1, 1)), "all", "say of what, and no numbers"
    yield portion.found and (look.until is None or place > 0), "found", "of until, in the first portion"
    more = portion.what is not None or portion.all or portion.any_number or portion.max != 1
    yield portion.found and more, "found", "it is all that was looked for; only min may be 0"
    shown = look.shows or portion.to != "hand" or rest or portion.what is None
    yield portion.reveal and shown, "reveal", "cards of some kind that go into the hand may be revealed"
    must = portion.what is not None and (portion.to == "hand" or stays) and not look.shows
    yield must and not portion.reveal, "reveal", "that it is such a card has to be shown"
    several = rest or portion.max > 1 or portion.any_number or portion.all
    below = portion.to == "bottom" and several
    shown = portion.to != "exile" or look.shows
    yield portion.face_down and shown, "face_down", "cards that were not shown are exiled face down"
    yield portion.linked and portion.to != "exile", "linked", "what is linked is exiled"
    yield portion.order == "random" and not below, "order", "of several that go on the bottom"
    yield portion.to == "shuffled" and not rest, "to", "the rest is shuffled, with the library"
    other = look.until is not None and not (portion.found or rest)
    yield other, "", "with until, there is what was looked for, and the rest"
    if rest and place == 0:
        yield portion.to == "graveyard" and not look.shows, "to", "write it as mill"
        yield portion.to in ("bottom", "shuffled") and not look.shows, "to", "looking makes no difference"


def _of_amount(look: Any, portion: Portion, place: int) -> Iterator[Told]:
    if look.until is not None or not isinstance(look.amount, int):
        return
    rest = look.is_rest(place)
    if look.amount == 1:
        yield portion.max > 1, "max", "there is one card"
        yield portion.any_number, "any_number", "there is one card: give min 0"
        must = portion.what is not None and portion.min == 1 and not portion.all
        yield must, "min", "there is one card: give all, or min 0"
        yield portion.to == "top", "to", "it lies there"
        yield portion.order == "random", "order", "there is one card"
        yield portion.is_plain and not rest, "", "there is one card, and nothing is left of it"
    else:
        before = [one for one in look.parts[:place] if not one.is_left_to_choice and one.what is None]
        taken = sum(one.max for one in before) + (1 if rest else portion.max)
        alone = rest and len(before) == place and taken == look.amount
        yield portion.order == "random" and alone, "order", "one card is left"
        yield taken > look.amount, "", "no more than are looked at"
