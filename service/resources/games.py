"""``POST /v1/rulesets/{ruleset}/games``: new games, and what there is to say of them before."""

from __future__ import annotations

from secrets import randbelow

from flask import Response, url_for
from msgspec import UnsetType

import engine
from service import responses
from service.answers.checks import GameCheck
from service.answers.positions import NewGame
from service.bodies import Body, GameBody, given_seats
from service.contract.operation import ETAG, LOCATION, Resource
from service.judge import judge
from service.naming import seats_of
from service.playing import log_for
from service.pools import explained, use_of, with_pool
from service.problems import UnknownRulesetProblem
from service.telemetry import span

blp = Resource("games", "/v1/rulesets/<ruleset>/games", "New games.")

BODY = Body(GameBody)
CREATED = 201


@blp.operation(
    "POST",
    "",
    "createGame",
    NewGame,
    says="The game at its first decision.",
    status=CREATED,
    body=GameBody,
    problems=(UnknownRulesetProblem,),
    links=("LegalActions", "Adjudication", "Move", "StateOfPosition", "Successors"),
    headers=ETAG | LOCATION,
)
def create_game(ruleset: str) -> Response:
    """A new game

    Shuffled and dealt by `seed`: the same seed gives the same game. Without one the server draws it, so that
    each game is different, and the answer tells it. Nothing is kept: the game is in the answer. Cards of the
    server's pool that the decks name lie in `table.cards` of the state, so that any server goes on with it.
    """
    engine.ruleset(ruleset)
    body = BODY.read()
    seed = randbelow(engine.MAX_SEED + 1) if isinstance(body.seed, UnsetType) else body.seed
    brought = with_pool(ruleset, body.options, given_seats(body))
    with span("engine"), explained(brought):
        begun = engine.begin(ruleset, seed=seed, options=brought.options, seats=given_seats(body))
    seats = seats_of(begun.state, body.perspectives)
    positions = judge().positions
    with span("encode"):
        position = positions.keep(begun.state)
    positions.share([position])
    where = {"Location": url_for("states.get_state", state_id=position.state_id)}
    log = log_for(body.include, seats)
    log.note(None, begun.events, begun.state)
    answer = NewGame.at(position, body.include, log, seats, seed=seed, pool=use_of(brought))
    return responses.of_position(answer, position, CREATED, where)


@blp.operation(
    "POST",
    "/checks",
    "checkGame",
    GameCheck,
    says="The faults, none if the game can be created, and the remarks.",
    body=GameBody,
    problems=(UnknownRulesetProblem,),
)
def check_game(ruleset: str) -> Response:
    """Check of a new game

    Takes what a new game takes and creates none. Lists everything that keeps it from being created, and
    besides that what one would like to know: cards of one's own decks whose text has nothing to work on in
    this game, each with the clause that says so.
    """
    engine.ruleset(ruleset)
    body = BODY.read()
    seed = 0 if isinstance(body.seed, UnsetType) else body.seed
    seats = given_seats(body)
    brought = with_pool(ruleset, body.options, seats)
    found, remarks = engine.check_game(ruleset, seed=seed, options=brought.options, seats=seats)
    faults = tuple(brought.explained(found))
    return responses.encoded(GameCheck(playable=not faults, faults=faults, remarks=remarks))
