"""The turn (SPL-3): what happens of itself as an upkeep begins, and turns with more or fewer upkeeps."""

from __future__ import annotations

from typing import Any

import engine
from engine.kernel.rulebook import Rulebook
from engine.kernel.ruleset import Ruleset
from engine.magic import game as magic_game
from engine.magic.language.keywords import KEYWORDS
from engine.magic.parts import KINDS
from engine.magic.procedures.turn import STEPS
from engine.magic.rules import with_magic
from engine.magic.seams import Format
from engine.rulesets.splendagic import PARTS, SPLENDAGIC
from engine.rulesets.splendagic.book import BOOK
from engine.rulesets.splendagic.options import SplendagicOptions, SplendagicSeat
from engine.rulesets.splendagic.state import SplendagicTable
from engine.rulesets.splendagic.turn import SplendagicTurn
from engine.rulesets.splendagic.views import SplendagicView
from tests.harness import of_type, plain, scenario
from tests.magic.formats import served, state_type
from tests.rulesets.splendagic.table import SplendagicPlay, document, side, table


def with_turn(name: str, turn: SplendagicTurn) -> Ruleset[Any]:
    """Splendagic with other turns."""
    parts = [turn if part.seam == "turn" else part for part in PARTS]
    form = Format(state_type(name, parts, SplendagicTable, SplendagicOptions), (2, 4), parts)
    own = Rulebook(id=name, name=name, edition=1, source="the tests", rules=BOOK.rules)
    return magic_game.ruleset(
        form,
        book=with_magic(own),
        summary="For tests.",
        options=SplendagicOptions,
        seat=SplendagicSeat,
        decks={},
        playout_decisions=5_000,
        view_type=SplendagicView,
    )


DRAW = STEPS.index("draw")
TWICE = with_turn(
    "splendagic_twice",
    SplendagicTurn((*STEPS[:DRAW], "upkeep_again", *STEPS[DRAW:]), {**KINDS, "upkeep_again": "upkeep"}),
)
NEVER = with_turn("splendagic_never", SplendagicTurn(tuple(step for step in STEPS if step != "upkeep")))
serving = served(SPLENDAGIC, TWICE, NEVER)


def begin(ruleset: str, *sides: Any, **more: Any) -> SplendagicPlay:
    """A turn of A begins."""
    return SplendagicPlay({**document(*sides, step="untap", **more), "ruleset": ruleset})


def test_a_regular_turn_has_no_further_steps() -> None:
    """SPL-3.1, SPL-R9: the Splendor action is no phase."""
    turn = SplendagicTurn()
    assert turn.steps() == STEPS


def test_what_triggers_as_the_upkeep_begins_waits_for_land_cards() -> None:
    """SPL-3.3, SPL-R68: turn-based actions come before triggered abilities."""
    game = table(side("Wind Drake, Greedy Idol, Forest"), supply=(4, 4, 4, 4, 4, 5), step="untap")
    told = [event["type"] for event in plain(game.events)]
    assert told.index("land_attached") < told.index("announced")
    assert (game.table.step, len(game.table.stack)) == ("upkeep", 1)


def test_owed_cards_are_drawn_after_land_cards_have_come() -> None:
    """SPL-3.3, SPL-R68: also before what triggers."""
    game = table(side("Wind Drake, Greedy Idol"), owed=[("B", 2)], supply=(4, 4, 4, 4, 4, 5), step="untap")
    told = [event["type"] for event in plain(game.events)]
    wanted = ["land_attached", "owed_draw", "drew", "announced"]
    assert [name for name in told if name in wanted] == wanted


@scenario("ST-17", decides="SPL-10.3 SPL-R53 SPL-R69")
def test_there_is_one_land_card_under_a_permanent_at_most() -> None:
    """Nothing phases out (SPL-R53): no card says so. Without an upkeep nothing is attached; another one
    attaches nothing to what has a land card (SPL-R69)."""
    board, supply = side("Wind Drake(island), Llanowar Elves, Bronze Sable"), (4, 3, 4, 4, 4, 5)
    carrying = {"Wind Drake": "island", "Llanowar Elves": "forest", "Bronze Sable": "wastes"}
    for ruleset in ("splendagic", "splendagic_twice"):
        game = begin(ruleset, board, supply=supply)
        assert {game.name(ref): kind for ref, kind in game.table.lands.under.items()} == carrying
        assert len(of_type(game.events, "land_attached")) == 2
        assert game.supply() == (4, 3, 4, 4, 3, 4)
        game.play("A pass; B pass")
        assert {game.name(ref): kind for ref, kind in game.table.lands.under.items()} == carrying
    game = begin("splendagic_never", board, supply=supply)
    assert [*game.table.lands.under.values()] == ["island"]
    assert "phasing" not in KEYWORDS


def test_another_upkeep_attaches_again_within_the_limit() -> None:
    """SPL-R69: what has spent its card in between, or has entered, gets one; nothing gets a second one."""
    game = begin(
        "splendagic_twice",
        side("Wind Drake, Grizzly Bears", hand="Ashcoat Bear", stock=(0, 0, 0, 0, 1, 0)),
        supply=(4, 4, 4, 4, 2, 5),
    )
    assert game.table.step == "upkeep"
    assert len(game.table.lands.under) == 2
    game.play("A cast Ashcoat Bear; A stock forest; A attached Grizzly Bears")
    assert game.under("Grizzly Bears") is None
    game.play("A pass; B pass; A pass; B pass")
    assert game.table.step == "upkeep_again"
    kinds = {name: game.under(name) for name in ("Wind Drake", "Grizzly Bears", "Ashcoat Bear")}
    assert kinds == {"Wind Drake": "island", "Grizzly Bears": "forest", "Ashcoat Bear": "forest"}
    assert [event["kind"] for event in of_type(game.events, "land_attached")] == ["forest", "forest"]


def test_without_an_upkeep_nothing_is_attached() -> None:
    """SPL-R69."""
    game = begin("splendagic_never", side("Wind Drake, Hill Giant"), supply=(4, 4, 4, 4, 4, 5))
    assert game.table.step == "draw"
    assert game.table.lands.under == {}


def test_nothing_is_attached_in_the_first_turn() -> None:
    """SPL-R67: there are no permanents; the Splendor action is due all the same."""
    state = engine.new_game("splendagic", seed=4, options={"starting_seat": 0}, seats=[{}, {}])
    game = SplendagicPlay.at(state)
    while game.asked() == "mulligan":
        game.take(engine.legal_actions(game.state)[0])
    assert game.table.step == "upkeep"
    assert of_type(game.events, "land_attached") == []
    game.pass_to("main1")
    assert "take_different" in game.kinds()
