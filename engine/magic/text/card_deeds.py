"""What happens to cards in hands and libraries, and what players choose, in words."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.magic.language import effects as does
from engine.magic.language.filters import Whose

from .amounts import number_or_x, several
from .clauses import Clause, player_clause
from .teller import Teller, act, raw, tells, tells_together
from .words import number_word, plural


def _done_by_players(teller: Teller, who: Whose, verb: str, rest: Callable[[], str]) -> list[Clause]:
    """What players do, each for themselves; ``rest`` is told after them."""
    clause = player_clause(teller.speaker, who, verb, "")
    return [clause._replace(rest=rest())]


@tells(does.Draw)
def _draw(teller: Teller, step: does.Draw) -> list[Clause]:
    return _done_by_players(teller, step.who, "draw", lambda: several(teller.speaker, step.amount, "card"))


@tells(does.Discard)
def _discard(teller: Teller, step: does.Discard) -> list[Clause]:
    if step.what is not None:
        return _done_by_players(teller, step.who, "discard", lambda: teller.speaker.thing(str(step.what)))
    at_random = " at random" if step.how == "at random" else ""
    return _done_by_players(
        teller, step.who, "discard", lambda: several(teller.speaker, step.amount, "card") + at_random
    )


@tells(does.Mill)
def _mill(teller: Teller, step: does.Mill) -> list[Clause]:
    return _done_by_players(teller, step.who, "mill", lambda: several(teller.speaker, step.amount, "card"))


@tells(does.Scry, does.Surveil)
def _scry(teller: Teller, step: does.Scry | does.Surveil) -> list[Clause]:
    word = "scry" if isinstance(step, does.Scry) else "surveil"
    number = number_or_x(teller.speaker, step.amount)
    return [player_clause(teller.speaker, "you", word, number)]


@tells(does.Dig)
def _dig(teller: Teller, step: does.Dig) -> list[Clause]:
    speaker = teller.speaker
    number, comma, where = number_or_x(speaker, step.amount).partition(",")
    if isinstance(step.amount, int):
        number = number_word(step.amount)
    cards = "card" if step.amount == 1 else f"{number} cards"
    look = act("look", f"at the top {cards} of your library{comma}{where}")
    order = f"in {'any' if step.order == 'any' else 'a random'} order"
    one = number_word(step.take)
    if not step.optional:
        rest = f"{one} of them into your hand and the rest on the bottom of your library {order}"
        return [*look, *act("put", rest)]
    what = (
        "a card"
        if step.what is None
        else speaker.noun(replace(step.what, zone="exile"))._replace(zone="").one()
    )
    return [
        *look,
        raw(f"you may reveal {what} from among them and put it into your hand"),
        *act("put", f"the rest on the bottom of your library {order}"),
    ]


@tells(does.Search)
def _search(teller: Teller, step: does.Search) -> list[Clause]:
    what = teller.speaker.noun(replace(step.what, zone="library", controller="any"))
    card = what._replace(zone="").one()
    if step.to == "hand":
        rest = "reveal it, put it into your hand"
    else:
        rest = f"put it onto the battlefield{' tapped' if step.tapped else ''}"
    return act("search", f"your library for {card}, {rest}, then shuffle")


@tells(does.HandToLibrary)
def _hand_to_library(teller: Teller, step: does.HandToLibrary) -> list[Clause]:
    who = teller.speaker
    cards = several(who, step.amount, "card")
    clause = player_clause(who, step.who, "put", "")
    mine = "your" if clause.imperative else "their"
    order = " in any order" if step.amount > 1 else ""
    return [clause._replace(rest=f"{cards} from {mine} hand on top of {mine} library{order}")]


@tells(does.Choose)
def _choose(teller: Teller, step: does.Choose) -> list[Clause]:
    speaker = teller.speaker
    hand = step.what.zone == "hand"
    theirs = step.who == step.what.controller and step.who not in ("any", "opponent", "you")
    noun = speaker.noun(replace(step.what, controller="chooser") if theirs else step.what)
    if hand:
        noun = noun._replace(zone="")
    what = noun.one() if step.max == 1 else f"up to {number_word(step.max)} {noun.several()}"
    clause = player_clause(speaker, step.who, "choose", "", imperative=not hand)
    if step.hand_of is not None:
        what += f" from {_hand(teller, step, clause.subject)}"
    clause = clause._replace(rest=what)
    head = "card" if step.what.zone not in ("battlefield", "stack") else noun.singular
    several_things = step.max > 1 or step.who in ("any", "opponent")
    teller.named(step.name, f"those {plural(head)}" if several_things else f"that {head}", several_things)
    return [clause._replace(follows="")]


def _hand(teller: Teller, step: does.Choose, chooser: str) -> str:
    """The hand that is chosen from, "it" if it has just been revealed."""
    assert step.hand_of is not None, "the choice is among the cards of a hand"
    if step.hand_of in teller.revealed:
        return "it"
    if step.hand_of == step.who:
        return "your hand" if chooser == "you" else "their hand"
    return f"{teller.speaker.possessive(step.hand_of)} hand"


@tells_together(does.Choose, does.Move)
def _move_from_hand(teller: Teller, choice: does.Choose, move: does.Move) -> list[Clause] | None:
    """ "Put a creature card from your hand onto the battlefield"."""
    if choice.hand_of != choice.who or choice.hand_of in teller.revealed or move.what != choice.name:
        return None
    speaker = teller.speaker
    subject = speaker.player(choice.who)
    mine = "your" if subject == "you" else "their"
    where = _from_hand_to(move, mine)
    if where is None:
        return None
    noun = speaker.noun(replace(choice.what, controller="any"))._replace(zone="")
    number = ("" if choice.min == choice.max else "up to ") + number_word(choice.max)
    cards = noun.one() if choice.max == 1 else f"{number} {noun.several()}"
    verb = "exile" if move.to == "exile" else "put"
    several_cards = choice.max > 1
    for name in (choice.name, move.name):
        teller.named(name, "those cards" if several_cards else "that card", several_cards)
    rest = f"{cards} from {mine} hand{where}"
    if choice.min == 0 and choice.max == 1:
        return [raw(f"{subject} may {verb} {rest}")]
    return [Clause(rest, verb, subject, choice.who, imperative=subject == "you", follows=", then ")]


def _from_hand_to(move: does.Move, mine: str) -> str | None:
    if move.to == "library":
        return f" on {'top' if move.position == 'top' else 'the bottom'} of {mine} library"
    if move.to == "battlefield":
        under = " under your control" if move.controller == "you" and mine != "your" else ""
        counters = f" with a {move.counters} counter on it" if move.counters else ""
        return f" onto the battlefield{' tapped' if move.tapped else ''}{under}{counters}"
    return {"exile": "", "graveyard": f" into {mine} graveyard"}.get(move.to)


@tells(does.ChooseColor)
def _choose_color(teller: Teller, step: does.ChooseColor) -> list[Clause]:
    return act("choose", "a color")


@tells(does.Reveal)
def _reveal(teller: Teller, step: does.Reveal) -> list[Clause]:
    clause = player_clause(teller.speaker, step.who, "reveal", "")
    teller.revealed.add(step.who)
    return [clause._replace(rest=f"{'your' if clause.imperative else 'their'} hand", follows="")]
