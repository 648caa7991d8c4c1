"""The Events phase, and what events are (L5C-9.1, 10)."""

from __future__ import annotations

from engine.rulesets.five_colors import FIVE_COLORS
from tests.harness import of_type, scenario
from tests.magic.formats import served
from tests.rulesets.five_colors.table import side, table

serving = served(FIVE_COLORS)


# Turning up ------------------------------------------------------------------------------------------------


@scenario("L5C-T05", decides="L5C-10.1 L5C-10.2 L5C-10.3 L5C-10.8 L5C-9.1 L5C-R19 L5C-R20")
def test_l5c_t05_event() -> None:
    game = table(
        side("White Knight", provinces="Hill Giant, Crusade, Plains, Savannah Lions"),
        side("White Knight"),
        step="events",
    )
    assert game.provinces("A") == ["Hill Giant", "-", "Plains", "Savannah Lions"]
    assert game.zone("Crusade") == "battlefield"
    assert (game.size("White Knight"), game.size("White Knight#2")) == ((3, 3), (3, 3))
    assert [event["province"] for event in of_type(game.events, "province_turned")] == [1, 2, 3, 4]
    assert [event["object"] for event in of_type(game.events, "event_entered")] == [game.ref("Crusade")]
    game.pass_to("recruitment")
    assert game.provinces("A")[1] == "-"
    game.end_turn()
    assert game.zone("Crusade") == "battlefield"
    game.end_turn()
    assert game.zone("Crusade") == "graveyard"
    (left,) = of_type(game.events, "event_discarded")
    assert (left["seat"], left["rule"]) == (0, "L5C-9.1")


@scenario("L5C-T06", decides="L5C-10.1 L5C-10.7")
def test_l5c_t06_order() -> None:
    game = table(
        side(provinces="Gravity Sphere, Hill Giant, Concordant Crossroads, -"), side(), step="events"
    )
    assert game.zone("Gravity Sphere") == "graveyard"
    assert game.zone("Concordant Crossroads") == "battlefield"
    kinds = ("province_turned", "moved", "event_entered")
    told = [kind for event in game.events if (kind := str(event.__struct_config__.tag)) in kinds]
    entering = ["province_turned", "moved", "event_entered"]
    assert told == [*entering, "province_turned", *entering, "moved"]
    assert of_type(game.events, "moved")[-1]["rule"] == "CR-704.5k"


# For each player -------------------------------------------------------------------------------------------


@scenario("L5C-T07", decides="L5C-10.4 L5C-R21")
def test_l5c_t07_one_sided_wording() -> None:
    for scope, theirs in (("each_player", (3, 3)), ("as_printed", (2, 2))):
        game = table(
            side("Grizzly Bears, Glorious Anthem"),
            side("Grizzly Bears"),
            options={"event_scope": scope},
            events="Glorious Anthem",
        )
        assert (game.size("Grizzly Bears"), game.size("Grizzly Bears#2")) == ((3, 3), theirs)
