"""``POST /v1/rulesets/{ruleset}/tables``: new tables."""

from __future__ import annotations

from typing import Any

from flask import Response, url_for
from msgspec import UnsetType
from msgspec.structs import replace

import engine
from service.answers.tables import Invitation, NewTable
from service.bodies import Body
from service.contract.operation import ETAG, LOCATION, Resource
from service.current import asked
from service.forwarded import client_of, networks
from service.judge import judge
from service.move_bodies import SearchPlayer
from service.naming import at_most
from service.pools import insist_on_share, with_pool
from service.problems import (
    TablesUnavailableProblem,
    TokenRefusedProblem,
    UnknownRulesetProblem,
    invalid_request,
)
from service.table_bodies import TableBody
from service.tables import tokens
from service.tables.asked import answered, tables, token_if_any
from service.tables.inside import Inside, PersonPlayer, SeatInside
from service.tables.playing import dealt, seated
from service.tables.seen import answer

blp = Resource("new_tables", "/v1/rulesets/<ruleset>/tables", "New tables.")

BODY = Body(TableBody)
CREATED = 201


@blp.operation(
    "POST",
    "",
    "createTable",
    NewTable,
    says="The table, and an invitation for each free seat.",
    status=CREATED,
    body=TableBody,
    problems=(UnknownRulesetProblem, TokenRefusedProblem, TablesUnavailableProblem),
    headers=ETAG | LOCATION,
    seat="optional",
)
def create_table(ruleset: str) -> Response:
    """A new table

    A game that this service keeps, so that people play it at several devices without a server of their own.
    The token of the request (`Authorization: Bearer …`, 32 random bytes that the client makes) takes a seat;
    each other person takes one with an invitation, with a token of their own. The cards are dealt when the
    last seat is taken. Nobody is told a seed: chance follows from all tokens and a secret of the server.
    """
    engine.ruleset(ruleset)
    store = tables()
    token = token_if_any()
    body = BODY.read()
    inside = _laid_out(ruleset, body)
    if token is None and not isinstance(body.seat, UnsetType):
        raise invalid_request("/seat", "a seat is taken with a token: send `Authorization: Bearer …`")
    if token is not None:
        inside = seated(inside, _first_seat(inside, body), token, {})
    inside, invitations = _invited(inside)
    step = dealt(inside)
    client = client_of(asked().environ, networks(judge().config.trusted_proxies))
    table = store.create(step.inside, step.position, client)
    seat = None if token is None else table.inside.seat_of(tokens.hashed(token))
    told = answer(table, seat, since=-1, kind=NewTable, invitations=invitations)
    return answered(told, CREATED, {"Location": url_for("tables.look", table=table.inside.table)})


def _laid_out(ruleset: str, body: TableBody) -> Inside:
    """The table that a request describes, with nobody at it.

    Raises:
        Refusal: its members do not fit each other.
        engine.InvalidOptions: no game begins like that.
    """
    few, _ = engine.ruleset(ruleset).seats
    given = [len(each) for each in (body.seats, body.players) if not isinstance(each, UnsetType)]
    number = given[0] if given else few
    told: list[dict[str, Any]] = [{} for _ in range(number)]
    told = told if isinstance(body.seats, UnsetType) else body.seats
    players = [PersonPlayer() for _ in range(number)] if isinstance(body.players, UnsetType) else body.players
    if len(players) != len(told):
        raise invalid_request("/players", f"{len(players)} players for {len(told)} seats")
    if not any(isinstance(player, PersonPlayer) for player in players):
        raise invalid_request("/players", "somebody has to play: at least one player is a person")
    for seat, player in enumerate(players):
        if isinstance(player, SearchPlayer) and not isinstance(player.samples, UnsetType):
            at_most(judge().config.max_playouts, player.samples, f"/players/{seat}/samples")
    brought = with_pool(ruleset, body.options, told)
    for seat, one in enumerate(told):
        insist_on_share(ruleset, one, len(told), f"/seats/{seat}")
    faults, _ = engine.check_game(ruleset, options=brought.options, seats=told)
    if faults:
        raise engine.InvalidOptions(brought.explained(faults))
    return Inside(
        table=tokens.new_table(),
        ruleset=ruleset,
        edition=engine.ruleset(ruleset).edition,
        secret=tokens.new_secret(),
        options=brought.options,
        away_seconds=None if isinstance(body.away_seconds, UnsetType) else body.away_seconds,
        seats=tuple(
            SeatInside(player=player, told=dict(each)) for player, each in zip(players, told, strict=True)
        ),
    )


def _first_seat(inside: Inside, body: TableBody) -> int:
    """The seat that whoever creates a table takes."""
    if isinstance(body.seat, UnsetType):
        return next(number for number, seat in enumerate(inside.seats) if seat.is_person)
    if body.seat >= len(inside.seats) or not inside.seats[body.seat].is_person:
        raise invalid_request(
            "/seat", f"seat {body.seat} is no person's: the game has {len(inside.seats)} seats"
        )
    return body.seat


def _invited(inside: Inside) -> tuple[Inside, list[Invitation]]:
    """The table with an invitation for each free seat, and those."""
    seats, given = list(inside.seats), []
    for number, seat in enumerate(seats):
        if not seat.is_taken:
            invitation = tokens.new_invitation()
            given.append(Invitation(seat=number, invitation=invitation))
            seats[number] = replace(seat, invitation=tokens.hashed(invitation))
    return replace(inside, seats=tuple(seats)), given
