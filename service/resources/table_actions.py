"""``/v1/tables/{table}/…``: what seats do at a table."""

from __future__ import annotations

from collections.abc import Sequence

from flask import Response
from msgspec import Raw, UnsetType
from msgspec.structs import replace

import engine
from service.answers.positions import Verdicts
from service.answers.tables import TableAnswer
from service.bodies import Auto, Body
from service.choosing import choice
from service.contract.operation import ETAG, Resource
from service.guard import guard
from service.naming import actions_of, documents_of
from service.passing import planned
from service.positions import Position
from service.problems import (
    GameOverProblem,
    IllegalActionProblem,
    NotDueProblem,
    NotYourDecisionProblem,
    Refusal,
    TableNotPlayingProblem,
    invalid_request,
)
from service.table_bodies import ClaimBody, TableAdjudicationBody, TableMoveBody, TableVerdictBody
from service.tables import tokens
from service.tables.asked import (
    AT_A_SEAT,
    AT_A_STEP,
    answered,
    at_step,
    game_of,
    private,
    seat_of,
    stepped,
    tables,
    token,
)
from service.tables.inside import Inside, PersonPlayer
from service.tables.playing import carried_out, not_yours
from service.tables.seen import answer, away

blp = Resource("table_actions", "/v1/tables/<table>", "Playing at a table.")

ACTION = Body(TableAdjudicationBody)
MOVE = Body(TableMoveBody)
VERDICT = Body(TableVerdictBody)
CLAIM = Body(ClaimBody)


@blp.operation(
    "POST",
    "/adjudications",
    "actAtTable",
    TableAnswer,
    says="The table after the actions, with what the seat saw happen.",
    body=TableAdjudicationBody,
    problems=(*AT_A_STEP, NotYourDecisionProblem, IllegalActionProblem),
    headers=ETAG,
    seat="required",
)
def act(table: str) -> Response:
    """Act at a table

    Carries out what the seat of the token does at this step: where it decides, or, to concede, at any time.
    The same request again is not done twice: the answer is then the present table. A request whose step is
    not the present one is refused (`stale-step`); nothing that a player has seen is taken back.
    """
    body = ACTION.read()
    opened, seat, request, repeated = at_step(table, body)
    if repeated is not None:
        return answered(answer(opened, seat, body.include, since=repeated))
    position = game_of(opened)
    documents, place = documents_of(body)
    actions = _actions_of(position, seat, documents, place)
    inside, forced = _with_wish(opened.inside, position, seat, body.auto)
    step = carried_out(inside, position, seat, actions, asker=seat, request=request, forced=forced)
    return stepped(opened, step, seat, body.include)


def _actions_of(
    position: Position, seat: int, documents: Sequence[Raw], place: str
) -> Sequence[engine.Action]:
    """The actions of a seat; of one that does not decide, its concession alone is read.

    Raises:
        Refusal: it is another seat's decision, or one of them is no action.
    """
    if position.seat == seat or not documents:
        return actions_of(position.state, documents, place)
    try:
        actions = actions_of(position.state, documents, place)
    except Refusal:
        actions = []
    if actions and isinstance(actions[0], engine.Concede) and actions[0].seat == seat:
        return actions
    raise not_yours(position.state, seat, f"seat {position.seat} decides")


def _with_wish(
    inside: Inside, position: Position, seat: int, auto: Auto | str | UnsetType
) -> tuple[Inside, bool]:
    """The table with what the seat wishes not to be asked about, and whether to go on where one thing only
    can be done."""
    if isinstance(auto, UnsetType):
        return inside, False
    if isinstance(auto, str):
        return inside, True
    for number, wish in enumerate(auto.pass_):
        if wish.seat != seat:
            raise invalid_request(
                f"/auto/pass/{number}/seat",
                f"the token is that of seat {seat}, which wishes for itself alone",
            )
    plan = planned(position.state, auto)
    assert plan is not None, "it is an object"
    seats = list(inside.seats)
    seats[seat] = replace(seats[seat], wish=plan.wishes.get(seat))
    return replace(inside, seats=tuple(seats)), auto.forced


@blp.operation(
    "POST",
    "/moves",
    "moveAtTable",
    TableAnswer,
    says="The table after the bot's move, with what the seat saw happen.",
    body=TableMoveBody,
    problems=(*AT_A_STEP, NotYourDecisionProblem),
    headers=ETAG,
    seat="required",
)
def move(table: str) -> Response:
    """Have a bot move at a table

    The bot that decides chooses as it was told to when the table was created, by what its seat knows. Any
    seat may ask for it: where both do, one is told `stale-step`.
    """
    body = MOVE.read()
    opened, seat, request, repeated = at_step(table, body)
    if repeated is not None:
        return answered(answer(opened, seat, body.include, since=repeated))
    position = game_of(opened)
    inside = opened.inside
    bot = position.seat
    assert bot is not None, "the game goes on"
    player = inside.seats[bot].player
    if isinstance(player, PersonPlayer):
        raise not_yours(position.state, seat, f"a person plays seat {bot}, which decides")
    action = choice(position.state, player, tokens.seed_of_bot(inside.secret, inside.step))
    step = carried_out(inside, position, bot, [action], asker=seat, request=request, by="bot")
    return stepped(opened, step, seat, body.include)


@blp.operation(
    "POST",
    "/verdicts",
    "giveVerdictAtTable",
    (engine.Verdict, Verdicts),
    says="Whether the action is legal, and if not, every reason why; `about` something, what could be done.",
    body=TableVerdictBody,
    problems=(*AT_A_SEAT, TableNotPlayingProblem, GameOverProblem, NotYourDecisionProblem),
    seat="required",
)
def give_verdict(table: str) -> Response:
    """Verdict at a table

    As `POST /v1/verdicts`, for the seat of the token: on an action where it decides, `about` something at any
    time. Changes nothing.
    """
    body = VERDICT.read()
    opened = tables().read(table)
    seat = seat_of(opened, token())
    position = game_of(opened)
    if isinstance(body.action, UnsetType) == isinstance(body.about, UnsetType):
        raise invalid_request("", "send the `action`, or what the actions are `about`: one of the two")
    if isinstance(body.about, UnsetType):
        if position.seat != seat:
            raise not_yours(position.state, seat, f"seat {position.seat} decides")
        assert isinstance(body.action, Raw), "one of the two was sent"
        (action,) = actions_of(position.state, [body.action], "/action")
        return private(engine.check(position.state, action))
    try:
        verdicts = engine.about(position.state, body.about, seat, between=guard().check)
    except engine.UnknownThing as error:
        raise invalid_request("/about", error.message) from None
    return private(Verdicts(ruleset=position.ruleset, about=body.about, verdicts=verdicts))


@blp.operation(
    "POST",
    "/claims",
    "claim",
    TableAnswer,
    says="The table after the absent seat's concession.",
    body=ClaimBody,
    problems=(*AT_A_STEP, NotDueProblem),
    headers=ETAG,
    seat="required",
)
def claim(table: str) -> Response:
    """Claim that somebody is gone

    Where the table was created with `away_seconds`, and a person has not decided for so long, any other seat
    may end the game for that person: they concede, and the ruleset says what comes of it. `away` of a look
    tells when it is due.
    """
    body = CLAIM.read()
    opened, seat, request, repeated = at_step(table, body)
    if repeated is not None:
        return answered(answer(opened, seat, body.include, since=repeated))
    position = game_of(opened)
    left = away(opened)
    if left != 0 or position.seat == seat or position.seat is None:
        due = None if left is None or position.seat == seat else left
        raise Refusal(NotDueProblem(detail="nobody has been away for so long", away=due))
    absent = position.seat
    step = carried_out(
        opened.inside,
        position,
        absent,
        [engine.Concede(seat=absent)],
        asker=seat,
        request=request,
        by="claim",
    )
    return stepped(opened, step, seat, body.include)
