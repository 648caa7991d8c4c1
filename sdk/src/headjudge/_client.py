"""The client: a service, its rulesets, and games played on it.

Generated, do not edit: sdk/codegen/generate.py writes this file from aio/_client.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import TracebackType
from typing import Literal, Self, cast

import msgspec

from . import models
from ._documents import as_sent
from ._driver import Session
from ._exchange import PATIENT, Answer, RetryPolicy, Timeout
from ._game import Game
from ._games import GAMES, Rulesets
from ._operations import Operations
from ._received import MOST_BYTES
from ._records import Past, with_cards
from ._table import Players, Table, at_seat, links_of
from ._tokens import new_token, read_link, read_saved
from ._transport import Transport


class Client(Rulesets):
    """A headjudge service. Threads and tasks may share a client.

    >>> judge = headjudge.Client("http://localhost:8000")
    >>> game = judge.new_game("perdure", seed=7)
    """

    api: Operations
    """The HTTP interface as it is, one method for each operation."""

    def __init__(
        self,
        base_url: str = "http://localhost:8000",
        *,
        session: Session | None = None,
        timeout: Timeout = (3.05, 30.0),
        retry: RetryPolicy = PATIENT,
        user_agent: str | None = None,
        max_answer_bytes: int = MOST_BYTES,
    ) -> None:
        """Nothing is sent yet.

        :param base_url: where the service answers, with or without ``/v1`` at its end.
        :param session: for proxies, certificates, credentials; used as it is and left open.
        :param timeout: seconds for connecting and for each silence while reading, or one number for both.
        :param retry: how often and how patiently a request is repeated.
        :param user_agent: what the service logs before the name of the SDK.
        :param max_answer_bytes: the longest answer that is read, decompressed if it was compressed; what is
            longer raises :class:`headjudge.UnexpectedAnswer`.
        """
        self._transport = Transport(
            base_url,
            session=session,
            timeout=timeout,
            retry=retry,
            user_agent=user_agent,
            max_answer_bytes=max_answer_bytes,
        )
        self.api = Operations(self._transport)

    def _new_game(self, ruleset: str, body: models.GameBody) -> Game:
        answer = self.api.create_game(ruleset, body)
        begun = models.ReplayBody(
            ruleset=ruleset,
            edition=0,
            seed=answer.result.seed,
            options=with_cards(body.options, answer.result.pool),
            seats=body.seats,
            actions=(),
        )
        return self._reached(answer, Past(begun))

    def _replay(self, body: models.ReplayBody) -> Game:
        played = body.actions if body.upto is None else body.actions[: body.upto]
        begun = msgspec.structs.replace(body, actions=(), upto=None, include=None, perspectives=[])
        return self._reached(self.api.replay(body), Past(begun, played))

    def _load(self, state: models.State) -> Game:
        return self._reached(self.api.adjudicate(models.AdjudicationBody(state=state, actions=())))

    def _reached(
        self, answer: Answer[models.NewGame | models.Adjudication], past: Past | None = None
    ) -> Game:
        """The game that an answer describes, and what led to it."""
        kind = GAMES[answer.result.ruleset]
        return kind(answer.result.state_id, self.api, _answer=answer, _past=past)

    # Tables

    def create_table(
        self,
        ruleset: str,
        *,
        seat: int | None = None,
        players: Players | None = None,
        options: models.Options | Mapping[str, object] | None = None,
        seats: Sequence[models.SeatOptions | Mapping[str, object]] | None = None,
        away_seconds: int | None = None,
    ) -> Table:
        """A new table, where the caller sits; its ``links`` invite others. The cards are dealt when the last
        seat is taken.

        :param seat: the caller's; by default the first person's.
        :param players: who plays each seat: ``"person"`` (the default of all), ``"random"``, ``"greedy"``,
            ``"search"``, or a player with a budget.
        :param options: what :meth:`new_game` takes.
        :param seats: likewise.
        :param away_seconds: after so long somebody else may end the game of who has to decide.
        """
        body = models.TableBody(
            options=cast("models.Options | None", options),
            seats=cast("Sequence[models.SeatOptions] | None", seats),
            players=None if players is None else [_player(each) for each in players],
            seat=seat,
            away_seconds=away_seconds,
        )
        token = new_token()
        transport = self._seated(token)
        made = Operations(transport).create_table(ruleset, body).result
        return at_seat(transport, token, made, links_of(self._transport.base_url, made))

    def join_table(self, link: str, **seat: object) -> Table:
        """Take the seat that a link invites to; ``seat`` is what the joiner brings, a name or a deck.

        :raises InvitationRefused: it is taken.
        :raises InvalidRequest: no game begins with what the joiner brings.
        :raises ValueError: the link leads to no table.
        """
        table, invitation = read_link(link)
        token = new_token()
        transport = self._seated(token)
        body = models.TakeSeatBody(invitation=invitation, seat=cast("models.SeatOptions", seat))
        seen = Operations(transport).take_seat(table, body).result
        return at_seat(transport, token, seen, {})

    def open_table(self, saved: str | bytes) -> Table:
        """The table at a seat that :meth:`Table.save` saved.

        :raises ValueError: it saved none.
        """
        seat = read_saved(saved)
        transport = self._seated(seat.token)
        seen = Operations(transport).look(seat.table).result
        return at_seat(transport, seat.token, seen, {})

    def _seated(self, token: str) -> Transport:
        return self._transport.with_headers({"Authorization": f"Bearer {token}"})

    def check_game(
        self,
        ruleset: str,
        *,
        options: models.Options | Mapping[str, object] | None = None,
        seats: Sequence[models.SeatOptions | Mapping[str, object]] | None = None,
    ) -> models.GameCheck:
        """What is wrong with such a game, and cards of one's own decks whose text has nothing to work on in
        it. Nothing is created.

        :param options: what :meth:`new_game` takes.
        :param seats: likewise.
        :raises UnknownRuleset: the service has no such ruleset.
        """
        body = models.GameBody(
            options=cast("models.Options | None", options),
            seats=cast("Sequence[models.SeatOptions] | None", seats),
        )
        return self.api.check_game(ruleset, body).result

    def check_card(
        self,
        card: models.Card | Mapping[str, object],
        *,
        tokens: Sequence[models.Card | Mapping[str, object]] = (),
    ) -> models.CardCheck:
        """What is wrong with a card of one's own, or else its key and what it is and does.

        :param card: in the card language.
        :param tokens: tokens that it creates and the library does not have.
        """
        return self.api.check_card(models.CardCheckBody(card=card, tokens=tokens)).result

    def read_deck(self, text: str, ruleset: str) -> models.DeckCheck:
        """What a deck list says, as programs and sites write it, and what a game makes of it: for each line
        whether there is the card, why not, or which names are near.

        >>> deck = judge.read_deck("4 Lightning Bolt\\n56 Mountain", "duel")
        >>> if deck.playable:
        ...     game = judge.new_game("duel", options=deck.options, seats=[deck.seat, {}])

        :param text: the list; ``.cod`` and ``.dek`` files as well.
        :param ruleset: the game that it is for.
        :raises InvalidRequest: it is no list, or too long; or nobody brings cards to this game.
        :raises UnknownRuleset: the service has no such ruleset.
        """
        return self.api.check_deck(models.DeckCheckBody(ruleset=ruleset, text=text)).result

    def faults(self, state: bytes | models.State) -> tuple[models.Fault, ...]:
        """Everything that is wrong with a state; empty if it can be played.

        :raises ValueError: the bytes aren't JSON at all.
        """
        status = self.api.check_state(models.StatusBody(state=as_sent(state))).result
        return tuple(status.faults)

    def rulesets(self) -> tuple[models.RulesetBrief, ...]:
        """The games that the service knows."""
        return tuple(self.api.list_rulesets().result.rulesets)

    def ruleset(self, ruleset: str) -> models.RulesetDetails:
        """One of them in full: its options, seats, actions and decks."""
        return self.api.get_ruleset(ruleset).result

    def guide(self, ruleset: str) -> models.RulesetGuide:
        """How one of them is played: words, a position with its parts named, and what surprises."""
        return self.api.get_guide(ruleset).result

    def texts(
        self, ruleset: str, *, kind: Literal["event", "decision", "action", "word"] | None = None
    ) -> models.RulesetTexts:
        """The templates of all its events, decisions and actions, and what its words are called: for whoever
        translates them. With ``kind``, only those; the others are empty."""
        return self.api.get_texts(ruleset, kind=kind).result

    def rules(
        self,
        ruleset: str,
        *,
        kind: Literal["clause", "ruling"] | None = None,
        text: str | None = None,
    ) -> tuple[models.Rule, ...]:
        """The rulebook, in order; with ``kind``, only its clauses or only its rulings; with ``text``, only
        the rules that say it somewhere."""
        return tuple(self.api.list_rules(ruleset, kind=kind, text=text).result.rules)

    def rule(self, ruleset: str, rule: str) -> models.Rule:
        """The rule that an event, a violation or an outcome cites."""
        return self.api.get_rule(ruleset, rule).result

    def cards(
        self,
        ruleset: str,
        *,
        q: str | None = None,
        name: str | None = None,
        text: str | None = None,
        color: Sequence[str] | None = None,
        type: Sequence[str] | None = None,  # noqa: A002  # as the interface calls it
        keyword: Sequence[str] | None = None,
        mana_value: int | None = None,
        used_in: Sequence[str] | None = None,
    ) -> Iterator[models.CardEntry]:
        """The card library, or the cards in it for which all of this holds; fetched page by page while you
        iterate.

        >>> for card in judge.cards("duel", type=["creature"], color=["G"], used_in=["splendagic"]): ...

        :param q: what the name says somewhere; cards of the pool that the service knows are found as well. It
            stands alone.
        :param name: how the name begins.
        :param text: what the text says somewhere.
        :param color: letters of colors, of which the card has each; ``C`` for a card without one.
        :param type: words of the type line, of which the card has each.
        :param keyword: keywords, of which the card has each.
        :param mana_value: the mana value; of a playing card its cost.
        :param used_in: ids of games, in each of which the card is used.
        :raises InvalidRequest: no card of the ruleset has such a word; those that there are are listed.
        """
        page, pages = 0, 1
        while page < pages:
            page += 1
            answer = self.api.list_cards(
                ruleset,
                q=q,
                name=name,
                text=text,
                color=_several(color),
                type=_several(type),
                keyword=_several(keyword),
                mana_value=mana_value,
                used_in=_several(used_in),
                page=page,
            )
            pages = answer.result.pages
            yield from answer.result.cards

    def card(self, ruleset: str, key: str) -> models.CardEntry:
        """One card of the library, or of the pool that the service knows, by its key or its name."""
        return self.api.get_card(ruleset, key).result

    def close(self) -> None:
        """Close the connections, unless the session is the caller's."""
        self._transport.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()


def _several(words: Sequence[str] | None) -> Sequence[str] | None:
    """The words; a single one need not stand in a list."""
    return [words] if isinstance(words, str) else words


def _player(player: models.TablePlayer | str) -> models.TablePlayer:
    return _PLAYERS[player] if isinstance(player, str) else player


_PLAYERS: Mapping[str, models.TablePlayer] = {
    "person": models.PersonPlayer(),
    "random": models.RandomPlayer(),
    "greedy": models.GreedyPlayer(),
    "search": models.SearchPlayer(),
}
