"""What type checkers make of the SDK. Never run: mypy and pyright read it and have to agree."""

from __future__ import annotations

from typing import assert_never, assert_type

import headjudge
from headjudge import models


def the_type_of_an_action_narrows(action: models.PerdureAction) -> str:
    """``type`` tells the members of a union apart, like ``isinstance``."""
    if action.type == "cast":
        assert_type(action, models.PerdureCastAction)
        return action.card
    if action.type == "declare_blocker":
        assert_type(action, models.PerdureDeclareBlockerAction)
        return action.attacker
    return action.type


def isinstance_narrows(action: models.Magic54Action) -> str | None:
    """So does ``isinstance``."""
    if isinstance(action, models.Magic54PlayCardAction):
        assert_type(action.target, str | None)
        return action.target
    return None


def a_match_narrows(action: models.PerdureAction) -> int:
    """So does a pattern."""
    match action:
        case models.PerdureDivideDamageAction(amount=amount):
            assert_type(amount, int)
            return amount
        case models.PerdureCastAction(card=card):
            assert_type(card, str)
            return len(card)
        case _:
            return 0


def the_ruleset_of_a_state_narrows(state: models.State) -> int:
    """``ruleset`` tells states apart, and nothing is left when all are named."""
    if state.ruleset == "magic54":
        assert_type(state, models.Magic54State)
        return state.table.seats[0].life
    if state.ruleset == "perdure":
        assert_type(state, models.PerdureState)
        return len(state.table.seats[0].lands)
    if state.ruleset == "duel":
        assert_type(state, models.DuelState)
        return len(state.table.battlefield)
    if state.ruleset == "castle":
        assert_type(state, models.CastleState)
        return len(state.table.battlefield)
    if state.ruleset == "five_colors":
        assert_type(state, models.FiveColorsState)
        return len(state.table.battlefield)
    if state.ruleset == "splendagic":
        assert_type(state, models.SplendagicState)
        return len(state.table.battlefield)
    assert_never(state)


def the_parts_of_a_card_narrow(card: models.Card) -> int | str | models.CardAmount | None:
    """Each union of the card language is told apart by a member of its own."""
    for ability in card.abilities:
        if ability.ability == "spell":
            assert_type(ability, models.CardSpellAbility)
            for step in ability.do:
                if step.do == "damage":
                    assert_type(step, models.CardDamageEffect)
                    return step.amount
                if step.do == "if" and step.condition.if_ == "exists":
                    assert_type(step.condition, models.CardExistsCondition)
                    return step.condition.at_least
    return None


def an_action_of_magic_narrows(action: models.DuelAction) -> str:
    """Actions that several games share are told apart like others."""
    if action.type == "cast":
        assert_type(action, models.MagicCastAction)
        return action.card
    return action.type


def an_action_of_one_game_with_magic_cards_narrows(action: models.CastleAction) -> int | str:
    """So are those that one of them adds."""
    if action.type == "column":
        assert_type(action, models.CastleColumnAction)
        return action.column
    if action.type == "add":
        assert_type(action, models.CastleAddAction)
        return action.creature
    return action.type


def what_a_seat_sees_of_a_castle_is_typed(view: models.CastleView) -> str | None:
    """Spots say what they hold; a face that the seat does not know is None."""
    spot = view.castles[0].spots[0]
    assert_type(spot, models.CastleSeenSpot)
    return spot.card if spot.holds == "face_down" else None


def options_are_typed() -> models.CastleOptions:
    """Their words are checked."""
    return models.CastleOptions(
        castle_actions=["look", "shift"], attacker_damage="combat_only", turn_limit=30
    )


def a_member_of_one_kind_is_not_a_member_of_all(action: models.PerdureAction) -> object:
    """Without narrowing, what only some members have is an error."""
    return action.card  # type: ignore[union-attr]  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownVariableType]  # as the two want it


def what_cannot_be_changed_is_not_to_be_assigned(
    game: headjudge.Game, cast: models.PerdureCastAction
) -> None:
    """Structs and games never change."""
    game.state_id = ""  # type: ignore[misc]  # pyright: ignore[reportAttributeAccessIssue]
    cast.card = "7S"  # type: ignore[misc]  # pyright: ignore[reportAttributeAccessIssue]


def a_game_is_typed(game: headjudge.Game) -> None:
    """What a game offers."""
    assert_type(game.legal_actions, tuple[models.Action, ...])
    assert_type(game.events, tuple[models.Event, ...])
    assert_type(game.decision, models.Decision | None)
    assert_type(game.seat, int | None)
    assert_type(game.outcome, models.Outcome | None)
    assert_type(game.state, models.State)
    assert_type(game.apply(game.legal_actions[0]), headjudge.Game)
    assert_type(game.why_not(game.legal_actions[0]), tuple[models.Violation, ...])
    assert_type(game.successors()[0].action, models.Action)
    assert_type(game.view(0), models.Perspective)


def an_operation_is_typed(api: headjudge.Operations) -> None:
    """What an operation takes and gives."""
    answer = api.list_rules("perdure", kind="ruling")
    assert_type(answer, headjudge.Answer[models.RuleList])
    api.list_rules("perdure", kind="rulings")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]


def an_error_is_typed(error: headjudge.IllegalAction) -> None:
    """What an error carries."""
    assert_type(error.violations, tuple[models.Violation, ...])
    assert_type(error.decision, models.DecisionInBrief | None)
