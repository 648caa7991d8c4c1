"""What one may choose not to untap during one's untap step (CR 502.3)."""

from __future__ import annotations

import pytest

from tests.harness import of_type
from tests.magic.table import Play, document, side, table


def untapping(mine: str, other: str = "") -> Play:
    """A's untap step; ``mine`` is what A has, ``other`` what B has."""
    game = table(side(mine), side(other), active=1, turn=4)
    game.end_turn()
    assert (game.table.active, game.table.step) == (0, "untap")
    return game


def test_it_stays_tapped_if_its_controller_wishes() -> None:
    game = untapping("Drowsing Golem(tapped), Grizzly Bears(tapped)")
    game.seat_to_act("A")
    game.legal("untap Drowsing Golem", "keep_tapped Drowsing Golem")
    game.play("A keep_tapped Drowsing Golem")
    assert game.thing("Drowsing Golem").tapped
    assert not game.thing("Grizzly Bears").tapped


def test_it_untaps_with_the_others_if_its_controller_wishes() -> None:
    game = untapping("Drowsing Golem(tapped), Grizzly Bears(tapped)")
    assert game.thing("Grizzly Bears").tapped
    game.play("A untap Drowsing Golem")
    assert not game.thing("Drowsing Golem").tapped
    assert not game.thing("Grizzly Bears").tapped
    assert {told["rule"] for told in of_type(game.events, "untapped")} == {"CR-502.3"}


def test_each_is_asked_about_before_any_untaps() -> None:
    game = untapping("Drowsing Golem(tapped), Patient Urn(tapped)")
    game.play("A untap Drowsing Golem")
    assert game.thing("Drowsing Golem").tapped
    game.legal("untap Patient Urn", "keep_tapped Patient Urn")
    game.play("A keep_tapped Patient Urn")
    assert not game.thing("Drowsing Golem").tapped
    assert game.thing("Patient Urn").tapped


def test_the_question_is_about_one_of_them() -> None:
    game = untapping("Drowsing Golem(tapped), Patient Urn(tapped)")
    game.refuses("A keep_tapped Patient Urn", "CR-502.3")


@pytest.mark.parametrize("mine", ["Drowsing Golem", "Grizzly Bears(tapped)"])
def test_nobody_is_asked_without_need(mine: str) -> None:
    game = table(side(mine), side(), active=1, turn=4)
    game.end_turn()
    game.pass_to("upkeep")
    assert not game.thing(mine.partition("(")[0]).tapped


def test_what_an_effect_keeps_tapped_is_not_asked_about() -> None:
    written = document([side("Drowsing Golem(tapped)"), side()], active=1, turn=4)
    written["table"]["objects"]["o1"]["stays_tapped"] = True
    game = Play(written)
    game.end_turn()
    assert game.table.step == "upkeep"
    assert game.thing("Drowsing Golem").tapped


def test_it_is_asked_in_the_untap_step_of_its_controller_alone() -> None:
    game = table(side(), side("Drowsing Golem(tapped)"), active=1, turn=4)
    game.end_turn()
    assert game.table.step == "upkeep"
    assert game.thing("Drowsing Golem").tapped


def test_who_controls_it_is_asked_whoever_owns_it() -> None:
    game = untapping("Control Magic(on Drowsing Golem)", "Drowsing Golem(tapped)")
    game.seat_to_act("A")
    game.play("A keep_tapped Drowsing Golem")
    assert game.thing("Drowsing Golem").tapped


def test_what_lasts_while_it_is_tapped_ends_as_it_untaps() -> None:
    for answer, power in (("keep_tapped", 4), ("untap", 2)):
        game = table(side("Drowsing Golem, Grizzly Bears, Wastes"), side())
        game.play("A activate Drowsing Golem; A target Grizzly Bears; A pass; B pass")
        assert game.size("Grizzly Bears") == (4, 2)
        game.end_turn()
        game.end_turn()
        game.play(f"A {answer} Drowsing Golem")
        assert game.size("Grizzly Bears") == (power, 2)
