"""Coins and dice: what players leave to chance (CR 705, 706)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Annotated

from msgspec import Meta

from engine.kernel.documents import Fault
from engine.magic import atoms
from engine.magic.language.filters import NewNumber
from engine.magic.rules import cr
from engine.magic.text.nouns import number_word
from engine.magic.text.teller import Clause, Teller, instruct

from .base import Effect, Running
from .doing import tell_done

MOST_COINS = 20
"""That are flipped at once."""
MOST_SIDES = 100


class FlipCoin(Effect, frozen=True, tag="flip_coin", rename={"name": "as"}):
    """Flip so many coins, or one after the other until a flip is lost; ``as`` names the number of flips won,
    ``lost_as`` of those lost (CR 705.2)."""

    rule = cr("705.2")
    touches = ()
    speaks_of_you = True
    amount: Annotated[int, Meta(ge=1, le=MOST_COINS)] = 1
    until_lost: bool = False
    name: NewNumber | None = None
    lost_as: NewNumber | None = None

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.until_lost and self.amount != 1:
            yield Fault(f"{path}.amount", "until a flip is lost: give no amount")
        if self.until_lost and self.lost_as is not None:
            yield Fault(f"{path}.lost_as", "one flip is lost in any case")
        if self.name is not None and self.name == self.lost_as:
            yield Fault(f"{path}.lost_as", "this is the name for the flips that are won")

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        one = self.amount == 1 and not self.until_lost
        for name, verb in ((self.name, "win"), (self.lost_as, "lose")):
            if name is not None:
                speaker.introduce_number(name, f"the number of flips you {verb}")
                flips = "the flip" if one else "one or more flips"
                speaker.introduce_any(name, (f"you {verb} {flips}", f"you don't {verb} {flips}"))
        coins = "a coin" if self.amount == 1 else f"{number_word(self.amount)} coins"
        return instruct("flip", f"{coins} until you lose a flip" if self.until_lost else coins)

    def act(self, running: Running) -> None:
        """Who flips calls heads or tails, which says nothing about the chance: nobody is asked."""
        flips: list[bool] = []
        while len(flips) < self.amount or (self.until_lost and flips[-1]):
            flips.append(atoms.flip_coin(running.draft, running.seat, self.rule))
            tell_done(running.draft, "win_flip" if flips[-1] else "lose_flip", running.seat)
        running.name(self.name, [sum(flips)])
        running.name(self.lost_as, [len(flips) - sum(flips)])


class RollDie(Effect, frozen=True, tag="roll_die", rename={"name": "as"}):
    """Roll a die with so many sides; ``as`` names the result (CR 706.2)."""

    rule = cr("706.2")
    touches = ()
    speaks_of_you = True
    sides: Annotated[int, Meta(ge=2, le=MOST_SIDES)]
    name: NewNumber | None = None

    def tell(self, teller: Teller) -> list[Clause]:
        if self.name is not None:
            teller.speaker.introduce_number(self.name, "the result")
        return instruct("roll", f"a d{self.sides}")

    def act(self, running: Running) -> None:
        """One die, which counts as "one or more dice"."""
        running.name(self.name, [atoms.roll(running.draft, running.seat, self.sides, self.rule)])
        tell_done(running.draft, "roll", running.seat)
