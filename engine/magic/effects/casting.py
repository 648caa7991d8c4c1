"""Casting a card while something resolves: "you may cast it without paying its mana cost" (CR 608.2g)."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import Any, Literal

from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Decision, Fault
from engine.magic import atoms
from engine.magic.definitions import program
from engine.magic.evaluate import Context
from engine.magic.language.filters import Filter, NewName, Selector
from engine.magic.language.mana import ManaCost, Price
from engine.magic.library.unsupported import LEFT_OUT
from engine.magic.objects import viewpoint
from engine.magic.procedures import costs
from engine.magic.procedures.castable import each_way
from engine.magic.procedures.casting import AS_IT_RESOLVES, CastSpell, begin
from engine.magic.procedures.priority import PlayLand, most_lands, play_land
from engine.magic.procedures.refusals import elsewhere
from engine.magic.procedures.settling import as_others_see
from engine.magic.procedures.stack_items import Announce, FinishAnnouncement
from engine.magic.rules import cr
from engine.magic.state import Id
from engine.magic.text.nouns import article
from engine.magic.text.teller import Clause, Teller, raw

from .base import Effect, Running
from .permitting import THEN_EXILED
from .picking import Answers
from .whether import Decline

CAST_NOW = cr("608.2g")
_FROM = ("exile", "graveyard", "hand", "library")
"""Where a card can lie that is cast."""


class ChoosingToCast(Decision, frozen=True, tag="cast_now"):
    """Whether to cast a card as something resolves, and which."""

    text = "Cast a card for {source}, or none"
    passes = "choice"
    source: str
    base: ManaCost | None
    """What is paid rather than its mana cost; absent: its mana cost."""


class Cast(Effect, frozen=True, tag="cast", rename={"name": "as"}):
    """You may cast or play one of these cards now, for its mana cost, for nothing or for other mana
    (CR 608.2g)."""

    rule = CAST_NOW
    may_be_done = False
    touches = ()
    sets_going = (Announce, FinishAnnouncement)
    speaks_of_you = True
    what: Selector
    cost: Literal["free"] | Price | None = None
    """What is paid rather than its mana cost, of mana alone; `free`: nothing."""
    name: NewName | None = None
    """The spell, if one is cast."""
    then: Literal["exile"] | None = None
    """The spell is exiled if it would be put into a graveyard."""
    may: Literal["cast", "play"] = "cast"
    """`play`: a land, too, as one of those that you may play this turn (CR 305.2)."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """What is cast lies somewhere, and is paid for with mana."""
        if isinstance(self.cost, Price) and (self.cost != Price(mana=self.cost.mana) or not self.cost.mana):
            yield Fault(f"{path}.cost", "anything but mana is left out here; free: nothing", LEFT_OUT)
        if isinstance(self.what, Filter) and self.what.among is None:
            if self.what.zone not in ("hand", "graveyard"):
                yield Fault(f"{path}.what.zone", "a card is cast from a hand or a graveyard", self.rule)
            elif self.what.controller != "you":
                yield Fault(f"{path}.what.controller", "it is yours: give you", LEFT_OUT)
            if self.what.other or self.what.or_self:
                field = "other" if self.what.other else "or_self"
                yield Fault(f"{path}.what.{field}", "the source is not there")

    @property
    def casts(self) -> Selector:
        """What it moves, if that is cast."""
        return self.what

    @property
    def base(self) -> str | None:
        """What is paid rather than its mana cost."""
        if isinstance(self.cost, Price):
            return self.cost.mana
        return None if self.cost is None else ""

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        if isinstance(self.what, Filter):
            noun = speaker.noun(self.what)
            cards = article(noun.bare("from"))
        elif speaker.several(self.what):
            cards = f"a spell from among {speaker.thing(self.what)}"
        else:
            cards = speaker.thing(self.what)
        for step in teller.told:
            everything = getattr(step, "all_as", None)
            if everything is not None and getattr(step, "name", None) == self.what:
                speaker.rename(everything, "the exiled cards not cast this way")
        teller.named(self.name, "that spell", how="cast")
        if self.name is not None:
            speaker.mentioned(self.name)
        how = ""
        if isinstance(self.cost, Price):
            how = f" by paying {self.cost.mana} rather than paying its mana cost"
        elif self.cost is not None:
            how = " without paying its mana cost"
        return [
            raw(f"you may {self.may} {cards}{how}"),
            *([raw(THEN_EXILED)] if self.then is not None else []),
        ]

    def cards(self, context: Context) -> list[Id]:
        """Those that are no lands where they can be cast from, of what the player may look at (CR 406.3b)."""
        objects = context.state.table.objects
        return [
            ref
            for ref in dict.fromkeys(context.select(self.what))
            if ref in objects
            and objects[ref].zone in _FROM
            and not atoms.hides(context.state, context.controller, ref)
            and costs.card_of(context.state, ref).speed is not None
        ]

    def lands(self, context: Context) -> list[Id]:
        """The lands among them that the player may play now: on their own turn (CR 305.2)."""
        table, seat = context.state.table, context.controller
        played, most = table.seats[seat].lands_played, most_lands(context.state, seat)
        if self.may != "play" or table.active != seat or played >= most:
            return []
        return [
            ref
            for ref in dict.fromkeys(context.select(self.what))
            if ref in table.objects
            and table.objects[ref].zone in _FROM
            and not atoms.hides(context.state, seat, ref)
            and "land" in costs.card_of(context.state, ref).types
        ]

    def _lies_hidden(self, context: Context) -> bool:
        """Whether the player sees which cards there are, of some that there are, and others do not."""
        state, seat = context.state, context.controller
        if isinstance(self.what, str):
            lying = [ref for ref in context.select(self.what) if ref in state.table.objects]
            return any(
                atoms.lies_covered(state.table.objects[ref]) and not atoms.hides(state, seat, ref)
                for ref in lying
            )
        if self.what.zone != "hand":
            return False
        return any(state.table.seats[seat].hand)

    def ask(self, context: Context, answers: Answers) -> Decision | None:
        """Where none can be cast, as far as everybody can tell, the player is not asked."""
        if answers:
            return None
        decision = ChoosingToCast(
            seat=context.controller, rule=CAST_NOW, source=context.source, base=self.base
        )
        if self._lies_hidden(context):
            return decision
        ask = Ask(context.state, decision)
        is_open = self.lands(context) or any(_is_open(ask, card) for card in self.cards(context))
        return decision if is_open else None

    def act(self, running: Running) -> None:
        """The spell is announced and paid for before the next step; nobody gets priority."""
        action = running.answers[0].action if running.answers else None
        if isinstance(action, PlayLand):
            running.name(self.name, [])
            play_land(running.draft, running.seat, action.card, CAST_NOW)
            return
        if not isinstance(action, CastSpell):
            running.name(self.name, [])
            return
        then_exiled = self.then is not None
        task = begin(running.draft, running.seat, action, CAST_NOW, base=self.base, then_exiled=then_exiled)
        running.name(self.name, [task.id])
        running.draft.then(task)


def _is_open(ask: Ask, card: Id) -> bool:
    """Whether the card can be cast, or only cards in the player's hand say that it cannot."""
    ways: Sequence[costs.Way] = tuple(each_way(ask, card).values())
    if any(all(clause.broken(ask, card, way.name) is None for clause in AS_IT_RESOLVES) for way in ways):
        return True
    hand = ask.table.seats[ask.seat].hand
    return any(other != card for other in hand) and any(
        seen for way in ways for price in way.prices for seen in as_others_see(price)
    )


def _step(ask: Ask) -> tuple[Cast, Context]:
    """What is being carried out."""
    task: Any = ask.state.machine.agenda[-1]
    step = program(ask.state, task.code)[task.pc]
    assert isinstance(step, Cast), "the decision is about casting"
    return step, viewpoint(ask.state, task.source, task.seat, task.vars)


def _cards(ask: Ask) -> list[Id]:
    step, context = _step(ask)
    return step.cards(context)


def _lands(ask: Ask) -> list[Id]:
    step, context = _step(ask)
    return step.lands(context)


MENU = Menu(
    ChoosingToCast,
    (
        Offer(
            CastSpell,
            CAST_NOW,
            "Cast {card}[!way=normal? {way}]",
            choices=(
                Choice("card", _cards, (CAST_NOW, "{card} cannot be cast now")),
                Choice(
                    "way",
                    lambda ask, card: [*each_way(ask, card)],
                    (CAST_NOW, "{card} cannot be cast in the way {way} now"),
                    AS_IT_RESOLVES,
                ),
            ),
        ),
        Offer(
            PlayLand,
            CAST_NOW,
            "Play {card}",
            choices=(Choice("card", _lands, (CAST_NOW, "{card} cannot be played now")),),
        ),
        Offer(Decline, CAST_NOW, "Cast nothing"),
    ),
    elsewhere,
)
