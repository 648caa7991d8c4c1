"""What type checkers make of games of a ruleset that is known. Never run: mypy and pyright have to agree."""

from __future__ import annotations

from typing import assert_type

import headjudge
from headjudge import aio, models


def a_new_game_has_the_types_of_its_ruleset(judge: headjudge.Client) -> None:
    """Of `duel` it has `duel`'s, whatever comes of it."""
    game = judge.new_game("duel", seed=7)
    assert_type(game, headjudge.DuelGame)
    assert_type(game.state, models.DuelState)
    assert_type(game.legal_actions, tuple[models.DuelAction, ...])
    assert_type(game.events, tuple[models.DuelEvent, ...])
    assert_type(game.decision, models.DuelDecision | None)
    assert_type(game.view(0), models.DuelPerspective)
    assert_type(game.perspectives, tuple[models.DuelSeatPerspective, ...])
    assert_type(game.perspective(0), models.DuelSeatPerspective)
    assert_type(game.apply(game.legal_actions[0]), headjudge.DuelGame)
    assert_type(game.move("random"), headjudge.DuelGame)
    assert_type(game.chosen, models.DuelAction | None)
    assert_type(game.loaded(), headjudge.DuelGame)
    assert_type(game.sample(0), tuple[headjudge.DuelGame, ...])
    assert_type(game.successors()[0], headjudge.Successor[models.DuelAction, headjudge.DuelGame])


def every_ruleset_has_a_class(judge: headjudge.Client) -> None:
    """And its name is enough."""
    assert_type(judge.new_game("magic54"), headjudge.Magic54Game)
    assert_type(judge.new_game("perdure"), headjudge.PerdureGame)
    assert_type(judge.new_game("castle"), headjudge.CastleGame)
    assert_type(judge.new_game("five_colors"), headjudge.FiveColorsGame)
    assert_type(judge.new_game("splendagic", seats=[{}, {}, {}]), headjudge.SplendagicGame)


def options_are_those_of_the_ruleset(judge: headjudge.Client) -> None:
    """As structs; by name they are checked by the service."""
    judge.new_game("duel", options=models.DuelOptions(starting_seat=1), seats=[models.DuelSeatOptions()] * 2)
    judge.new_game("duel", options={"starting_seat": 1}, seats=[{"deck": "red"}, models.DuelSeatOptions()])
    judge.new_game("duel", options=models.CastleOptions())  # type: ignore[call-overload]  # pyright: ignore[reportArgumentType, reportCallIssue]
    judge.new_game("duel", seats=[models.PerdureSeatOptions()] * 2)  # type: ignore[list-item]  # pyright: ignore[reportArgumentType, reportCallIssue]


def an_action_of_another_ruleset_is_an_error(game: headjudge.DuelGame) -> None:
    """Where it is given or asked about."""
    game.apply(models.MagicPassAction())
    game.apply(models.CastleColumnAction(column=1))  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    game.verdict(models.PerdureEndPhaseAction())  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    game.why_not(models.CastleColumnAction(column=1))  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]


def a_state_of_another_ruleset_is_an_error(game: headjudge.DuelGame) -> models.CastleState:
    """So is a table that it doesn't have."""
    game.state.table.castles  # type: ignore[attr-defined]  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]  # noqa: B018
    return game.state  # type: ignore[return-value]  # pyright: ignore[reportReturnType]


def what_is_loaded_has_the_types_that_one_asks_for(judge: headjudge.Client, saved: bytes) -> None:
    """By the ruleset's name, or because the state has them."""
    assert_type(judge.load(saved), headjudge.Game)
    assert_type(judge.load(saved, ruleset="castle"), headjudge.CastleGame)
    assert_type(judge.load(judge.new_game("castle").state), headjudge.CastleGame)
    assert_type(judge.replay(saved), headjudge.Game)
    assert_type(judge.replay(saved, ruleset="perdure", events=True), headjudge.PerdureGame)
    judge.load(judge.new_game("castle").state, ruleset="duel")  # type: ignore[call-overload]  # pyright: ignore[reportArgumentType, reportCallIssue]


def a_ruleset_that_is_known_at_run_time_alone(judge: headjudge.Client, ruleset: str, saved: bytes) -> None:
    """Gives a game of any; `isinstance` tells of which."""
    game = judge.new_game(ruleset, options={"first_player": "red"})
    assert_type(game, headjudge.Game)
    assert_type(game.state, models.State)
    assert_type(judge.load(saved, ruleset=ruleset), headjudge.Game)
    if isinstance(game, headjudge.PerdureGame):
        assert_type(game.state, models.PerdureState)
        assert_type(game.decision, models.PerdureDecision | None)


def what_is_no_action_at_all_is_an_error(game: headjudge.Game) -> None:
    """Of games of any ruleset, too."""
    assert_type(game.apply(models.CastleColumnAction(column=1)), headjudge.Game)
    game.apply("pass")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    game.playouts(actions=[1])  # type: ignore[list-item]  # pyright: ignore[reportArgumentType]


def what_is_passed_is_typed(game: headjudge.DuelGame) -> None:
    """Wishes and their words; what goes on without asking is a game of the same ruleset."""
    wish = models.Pass(seat=0, ask="stops", stops=models.Stops(mine=["upkeep"]))
    assert_type(game.play_on(wish), headjudge.DuelGame)
    assert_type(game.apply(auto=models.Auto(pass_=[wish])), headjudge.DuelGame)
    assert_type(game.auto, models.CourseTaken | None)
    assert_type(game.perspectives[0].auto, models.SeatCourse | None)
    models.Pass(seat=0, until=models.MyTurnUntil(turn=3))
    models.Pass(seat=0, ask="never")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    game.move("random", auto="passes")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]


def what_compares_actions_takes_those_of_the_ruleset(game: headjudge.PerdureGame) -> None:
    """And gives its answers."""
    assert_type(game.playouts(actions=game.legal_actions), models.PerdurePlayouts)
    assert_type(game.evaluate(actions=game.legal_actions), models.PerdureEvaluation)
    assert_type(game.forced, tuple[models.PerdureAction, ...])
    game.evaluate(actions=[models.CastleColumnAction(column=1)])  # type: ignore[list-item]  # pyright: ignore[reportArgumentType]


def a_game_of_one_ruleset_is_a_game(game: headjudge.CastleGame) -> headjudge.Game:
    """So whatever takes games of any takes it, and so with what leads on."""
    successors: tuple[headjudge.Successor, ...] = game.successors()
    return successors[0].game


async def what_is_awaited_has_the_same_types(judge: aio.Client, saved: bytes) -> None:
    """Under `headjudge.aio`, whose games are classes of their own."""
    game = await judge.new_game("duel", seed=7)
    assert_type(game, aio.DuelGame)
    assert_type(game.state, models.DuelState)
    assert_type(game.legal_actions, tuple[models.DuelAction, ...])
    assert_type(await game.apply(game.legal_actions[0]), aio.DuelGame)
    assert_type(await game.view(0), models.DuelPerspective)
    assert_type(await game.successors(), tuple[aio.Successor[models.DuelAction, aio.DuelGame], ...])
    assert_type(await judge.load(saved, ruleset="castle"), aio.CastleGame)
    assert_type([card async for card in judge.cards("duel")], list[models.CardEntry])
    await game.apply(models.CastleColumnAction(column=1))  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    game.save().decode()  # type: ignore[attr-defined]  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
