"""Prohibitions of the format: on a sabbath nobody works, and idle hands are not tolerated before it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

import engine
from engine.kernel.clauses import Explanation
from engine.magic.definitions import definition
from engine.magic.hooks import ActivateIt, CastIt, Deed, MakeManaIt, ModeIt, PassIt, PlayIt
from engine.magic.parts import BasePart
from engine.magic.procedures.priority import PLAYING_LANDS, is_open
from engine.magic.seams import format_of
from engine.magic.state import MagicState
from tests.magic.formats import rule, served, variant
from tests.magic.random_games import random_games
from tests.magic.table import side, table

QUIET = rule("SAB-1", "No instant is cast in a main phase.")
DILIGENCE = rule("SAB-2", "Nobody passes in a second main phase as long as they can play a land.")
PLAIN = rule("SAB-4", "In upkeeps and end steps nobody chooses the first mode of anything.")
SABBATH = rule("SAB-3", "On every fifth turn nobody casts, activates an ability, or plays a land.")


class Quiet(BasePart):
    """No instants in main phases."""

    def forbids(self, state: MagicState, seat: int, deed: Deed) -> Explanation | None:
        """Casting, by the type of the card."""
        step = state.table.step
        if not isinstance(deed, CastIt) or format_of(state).turn.kind(step) != "main":
            return None
        card = definition(state, state.table.objects[deed.card].card)
        return (
            (QUIET.id, "{card} is an instant, and it is {step}", {"step": step})
            if "instant" in card.types
            else None
        )


class Plain(BasePart):
    """First modes are too plain for an evening."""

    def forbids(self, state: MagicState, seat: int, deed: Deed) -> Explanation | None:
        """Modes, by their numbers."""
        if isinstance(deed, ModeIt) and deed.mode == 0 and state.table.step in ("upkeep", "end"):
            return PLAIN.id, "mode {mode} is too plain for the step {step}", {"step": state.table.step}
        return None


class Diligence(BasePart):
    """Lands are played."""

    def forbids(self, state: MagicState, seat: int, deed: Deed) -> Explanation | None:
        """Passing, as long as the offer of playing a land is open."""
        if isinstance(deed, PassIt) and state.table.step == "main2" and is_open(state, seat, PLAYING_LANDS):
            return DILIGENCE.id, "a land can be played", {}
        return None


class Sabbath(BasePart):
    """A day of rest."""

    def forbidding(self, state: MagicState, seat: int) -> Iterable[type[Deed]]:
        """On a sabbath, all but passing."""
        return (CastIt, ActivateIt, MakeManaIt, PlayIt) if state.table.turn % 5 == 0 else ()

    def forbids(self, state: MagicState, seat: int, deed: Deed) -> Explanation | None:
        """Whatever it is asked about."""
        return SABBATH.id, "it is the turn {turn}, a sabbath", {"turn": state.table.turn}


SABBATH_FORMAT = variant(
    "sabbath", Plain(), Diligence(), Quiet(), Sabbath(), rules=(QUIET, DILIGENCE, PLAIN, SABBATH)
)
serving = served(SABBATH_FORMAT)
test_random_games = random_games(SABBATH_FORMAT)
MINE = side("Mountain, Samite Healer", hand="Shock, Forest, Raging Goblin")


def test_what_is_forbidden_is_not_listed_and_refused_by_the_rule_of_the_format() -> None:
    game = table(MINE, ruleset="sabbath")
    game.legal(
        "play_land Forest",
        "cast Raging Goblin",
        "activate Samite Healer",
        "tap Mountain for {R}",
        "pass",
    )
    game.refuses("A cast Shock", "SAB-1")
    game = table(MINE, ruleset="sabbath", step="end")
    game.legal("cast Shock", "activate Samite Healer", "tap Mountain for {R}", "pass")


def test_every_kind_of_deed_is_forbidden_on_a_sabbath() -> None:
    game = table(MINE, ruleset="sabbath", turn=5)
    game.legal("pass")
    for deed in ("play_land Forest", "cast Raging Goblin", "activate Samite Healer", "tap Mountain for {R}"):
        game.refuses(f"A {deed}", "SAB-3")


def test_a_mode_is_forbidden_by_itself() -> None:
    game = table(side("Plains", "Healing Salve"), side("Grizzly Bears"), ruleset="sabbath", step="draw")
    game.play("A cast Healing Salve")
    game.legal("mode 0", "mode 1")
    game = table(
        side("Plains, Mountain, Forest", "Healing Salve, Branching Bolt"),
        side("Wind Drake"),
        ruleset="sabbath",
        step="end",
    )
    game.refuses("A cast Branching Bolt", "CR-601.2c")
    game.play("A cast Healing Salve")
    assert (game.asked(), game.table.stack[0].modes) == ("choose_target", [1])


def test_the_refusal_of_a_mode_says_why() -> None:
    game = table(side("Mountain, Island", "Shock, Three Noes"), ruleset="sabbath", step="end")
    game.play("A cast Shock; A target B; A cast Three Noes")
    game.legal("mode 1", "mode 2")
    game.refuses("A mode 0", "SAB-4")


def test_a_refusal_tells_the_prohibitions_of_all_parts() -> None:
    game = table(MINE, ruleset="sabbath", turn=5)
    game.refuses("A cast Shock", "SAB-1", "SAB-3")
    game = table(side(hand="Shock, Forest"), ruleset="sabbath", turn=5)
    game.refuses("A cast Shock", "SAB-1", "SAB-3", "CR-118.3")


def test_a_prohibition_may_depend_on_what_else_is_offered() -> None:
    game = table(MINE, ruleset="sabbath", step="main2")
    game.refuses("A pass", "SAB-2")
    game.play("A play_land Forest; A pass")
    game.seat_to_act("B")
    game = table(MINE, ruleset="sabbath", step="main2", turn=5)
    game.legal("pass")


def test_prohibitions_are_told_out_of_time_as_well() -> None:
    game = table(side("Mountain*2, Samite Healer", hand="Shock"), ruleset="sabbath")
    game.play("A activate Samite Healer")
    assert game.asked() == "choose_target"
    game.refuses("A cast Shock", "SAB-1")
    game.play("A target B")


def test_nothing_is_said_of_cards_and_abilities_that_are_not_there() -> None:
    game = table(MINE, ruleset="sabbath", turn=5)
    for action in (
        {"type": "cast", "card": "o999", "way": "normal"},
        {"type": "play_land", "card": "o999"},
        {"type": "activate", "source": game.ref("Mountain"), "ability": "mountain/0"},
        {"type": "tap_for_mana", "source": game.ref("Samite Healer"), "ability": "x", "mana": "{R}"},
    ):
        refused = engine.decode_action(game.state, msgspec.json.encode(action))
        verdict = engine.check(game.state, refused)
        assert "SAB-3" not in [violation.rule for violation in verdict.violations]
