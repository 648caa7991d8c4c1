"""Tables: games that the service keeps, played by people at several devices.

Generated, do not edit: sdk/codegen/generate.py writes this file from aio/_table.py.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, cast

import msgspec

from . import models
from ._about import Thing, obstacles
from ._driver import sleep
from ._exchange import NotModified
from ._operations import Operations
from ._tokens import Saved, link_of
from ._transport import Transport

BETWEEN_LOOKS = 1.0
"""Seconds between two looks where the service does not wait for news itself."""
LONGEST_WAIT = 10
Action = models.Action | Mapping[str, object]


@dataclass(eq=False)
class Table:
    """A seat at a table. Unlike a game it changes: :attr:`seen` is what was seen last.

    >>> table = judge.create_table("duel")
    >>> print(table.links[1])                    # send it to a friend
    >>> for seen in table.turns():               # whenever this seat decides
    ...     table.act(seen.perspective.legal_actions[0])
    """

    id: str
    """The id of the table."""
    token: str = field(repr=False)
    """What stands for the seat: whoever has it sits there."""
    seen: models.TableAnswer
    """The table as this seat saw it last."""
    links: Mapping[int, str]
    """For each seat that was free when the table was created, the link that invites to it."""
    _transport: Transport = field(repr=False)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seen.status == "over"

    @property
    def decides(self) -> bool:
        """Whether this seat has to decide."""
        perspective = self.seen.perspective
        return perspective is not None and bool(perspective.legal_actions)

    def look(self, *, since: int | None = None) -> models.TableAnswer:
        """The table as it is now, with what happened since a step, or since it was seen last."""
        step = self.seen.step if since is None else since
        return self._saw(self._api.look(self.id, since=step).result)

    def wait(self, seconds: float | None = None) -> models.TableAnswer | None:
        """The table once something has happened, with what that was; None if nothing has within so many
        seconds. Without a number it waits for as long as it takes."""
        until = None if seconds is None else time.monotonic() + seconds
        while True:
            left = LONGEST_WAIT if until is None else min(LONGEST_WAIT, int(until - time.monotonic()))
            before = time.monotonic()
            tagged = Operations(self._transport.with_headers({"If-None-Match": f'"{self.seen.step}"'}))
            try:
                return self._saw(tagged.look(self.id, wait=max(0, left)).result)
            except NotModified:
                now = time.monotonic()
            if until is not None and now >= until:
                return None
            if now - before < BETWEEN_LOOKS:
                sleep(BETWEEN_LOOKS if until is None else max(0.0, min(BETWEEN_LOOKS, until - now)))

    def turns(self) -> Iterator[models.TableAnswer]:
        """The moments in which this seat decides, until the game is over. Bots are asked to move, and others
        are waited for."""
        while not self.over:
            if self.decides:
                yield self.seen
            elif self._bot_decides:
                self.move()
            else:
                self.wait()

    def act(self, *actions: Action, auto: models.AutoOrForced | None = None) -> models.TableAnswer:
        """The table after the actions of this seat.

        A request that may have been carried out although no answer came is repeated, and is not done twice.

        :param auto: as for :meth:`headjudge.Game.apply`; ``pass`` names this seat alone, and the table keeps
            what it says.
        :raises IllegalAction: the rules forbid the first; of a later one ``refused`` of the answer tells why.
        :raises StaleStep: something has happened since :attr:`seen`.
        :raises NotYourDecision: another seat decides.
        """
        chosen = cast("Sequence[models.Action]", actions)
        body = models.TableAdjudicationBody(step=self.seen.step, actions=chosen, auto=auto)
        return self._saw(self._api.act_at_table(self.id, body).result)

    def concede(self) -> models.TableAnswer:
        """The table after this seat has given up."""
        self.look()
        return self.act({"type": "concede", "seat": self.seen.seat})

    def move(self) -> models.TableAnswer:
        """The table after the bot that decides has moved; as it is, if another seat has asked it to."""
        body = models.TableMoveBody(step=self.seen.step)
        return self._saw(self._api.move_at_table(self.id, body).result)

    def why_not(self, what: Action | Thing) -> tuple[models.Violation, ...]:
        """Every rule that an action of this seat would break; of a thing, those in the way of all that it is
        for."""
        if isinstance(what, str) or (isinstance(what, Mapping) and "type" not in what):
            about = models.TableVerdictBody(about=cast("Thing", what))
            return obstacles(cast("models.Verdicts", self._api.give_verdict_at_table(self.id, about).result))
        body = models.TableVerdictBody(action=cast("models.Action", what))
        verdict = cast("models.Verdict", self._api.give_verdict_at_table(self.id, body).result)
        return tuple(verdict.violations)

    def claim(self) -> models.TableAnswer:
        """The table after the person who has been away for too long has conceded.

        :raises NotDue: it is not so long yet.
        """
        body = models.ClaimBody(step=self.seen.step)
        return self._saw(self._api.claim(self.id, body).result)

    def record(self) -> models.ReplayBody:
        """The record of the game, for :meth:`Client.replay`.

        :raises TableNotOver: it goes on.
        """
        told = self._api.get_table_record(self.id).result
        return models.ReplayBody(
            ruleset=told.ruleset,
            edition=told.edition,
            chance=told.chance,
            options=cast("models.Options", told.options),
            seats=cast("Sequence[models.SeatOptions]", told.seats),
            actions=cast("Sequence[models.Action]", told.actions),
        )

    def save(self) -> str:
        """What :meth:`Client.open_table` goes on with, at this device or another. It holds the token."""
        return msgspec.json.encode(Saved(table=self.id, token=self.token)).decode()

    @property
    def _bot_decides(self) -> bool:
        perspective = self.seen.perspective
        if perspective is None or perspective.decision is None:
            return False
        return self.seen.seats[perspective.decision.seat].player.kind != "person"

    @property
    def _api(self) -> Operations:
        return Operations(self._transport)

    def _saw(self, answer: models.TableAnswer) -> models.TableAnswer:
        """Note what was seen; an answer that was overtaken by a later one is dropped."""
        if answer.step >= self.seen.step:
            self.seen = answer
        return self.seen


def at_seat(
    transport: Transport, token: str, seen: models.TableAnswer | models.NewTable, links: Mapping[int, str]
) -> Table:
    """The table that an answer describes."""
    return Table(seen.table, token, cast("models.TableAnswer", seen), links, transport)


def links_of(base_url: str, made: models.NewTable) -> Mapping[int, str]:
    """The links that invite to a table, by seat."""
    return {given.seat: link_of(base_url, made.table, given.invitation) for given in made.invitations}


Players = Sequence[models.TablePlayer | Literal["person", "random", "greedy", "search"]]
