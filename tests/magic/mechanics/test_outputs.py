"""What permanents could produce, after the method of CR 106.7."""

from __future__ import annotations

import pytest

from engine.magic.language.mana import written
from engine.magic.procedures.mana_abilities import outputs
from tests.magic.table import side, table


@pytest.mark.parametrize(
    ("permanent", "found"),
    [
        ("Forest", ["{G}"]),
        ("Forest(tapped)", ["{G}"]),
        ("Taiga", ["{R}", "{G}"]),
        ("City of Brass", ["{W}", "{U}", "{B}", "{R}", "{G}"]),
        ("Karst", ["{W}{B}"]),
        ("Dwarven Ruins", ["{R}", "{R}{R}"]),
        ("Painful Spring", ["{U}"]),
        ("Llanowar Elves(sick)", ["{G}"]),
        ("Spent Lantern", ["{R}"]),
        ("Prism", []),
        ("Signet", []),
        ("Brood Nest", ["{W}", "{U}", "{B}", "{R}", "{G}"]),
        ("Gear Furnace", []),
        ("Fen Verge", ["{B}"]),
        ("Spent Lantern(tapped)", ["{R}"]),
    ],
)
def test_outputs(permanent: str, found: list[str]) -> None:
    game = table(side(battlefield=permanent, hand="Grizzly Bears"))
    added = outputs(game.state, game.ref(permanent.partition("(")[0]), game.ref("Grizzly Bears"))
    assert sorted(map(written, added)) == sorted(found)


def test_what_depends_on_the_table_is_worked_out_now() -> None:
    game = table(side(battlefield="Grove Lord, Forest*3, Swamp"))
    assert outputs(game.state, game.ref("Grove Lord"), "") == (("G", "G", "G"),)
    game = table(side(battlefield="Grove Lord, Swamp"))
    assert outputs(game.state, game.ref("Grove Lord"), "") == ()


def test_costs_are_not_asked_for() -> None:
    game = table(side(battlefield="Blood Font", life=1))
    assert outputs(game.state, game.ref("Blood Font"), "") == (("B",),)
