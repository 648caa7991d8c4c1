"""CAS-5.1, 10.4, 10.5: emblems and the monarch, where castles stand."""

from __future__ import annotations

import pytest

from engine.magic.evaluate import monarch
from tests.harness import of_type
from tests.magic.positions import announce
from tests.rulesets.castle.table import Play, castles, side

WINGS, EMBERS, CROWN = "Emblem: Wings", "Emblem: Embers", "Hand Over the Crown"


def crowned(game: Play, name: str) -> Play:
    """A hands the crown to a player."""
    announce(game, "A", CROWN, name)
    game.resolve()
    assert monarch(game.state) == game.SEATS[name]
    return game


# Emblems ----------------------------------------------------------------------------------------------------


def test_what_an_emblem_says_of_creatures_passes_castles_by() -> None:
    """CAS-10.4: it is attached to none of them, whoever owns it."""
    game = castles(
        side("1,1 act Grizzly Bears; 2,1 down Hill Giant", battlefield="Hill Giant", command=WINGS),
        side("1,1 act Craw Wurm", command=WINGS),
    )
    flying = {
        name: "flying" in game.characteristics(game.ref(name)).keywords
        for name in ("Hill Giant", "Grizzly Bears", "Craw Wurm")
    }
    assert flying == {"Hill Giant": True, "Grizzly Bears": False, "Craw Wurm": False}


def test_a_creature_that_leaves_the_castle_is_one_of_those_that_an_emblem_means() -> None:
    """CAS-10.9: under another's control it is an ordinary creature."""
    game = castles(
        side(battlefield="Island*4", hand="Control Magic", command=WINGS), side("1,1 act Hill Giant")
    )
    announce(game, "A", "Control Magic", "Hill Giant")
    game.resolve()
    assert game.castle("B") == {}
    assert "flying" in game.characteristics(game.ref("Hill Giant")).keywords


@pytest.mark.parametrize("target", ["A", "B", "Hill Giant"])
def test_what_an_emblem_deals_to_a_player_is_nothing_and_to_a_castle_creature_is_something(
    target: str,
) -> None:
    """CAS-5.1: an emblem is no creature, of whomever; CAS-10.4a: what it targets it concerns."""
    game = castles(
        side(battlefield="Plains", hand="Healing Salve", command=EMBERS), side("1,1 act Hill Giant")
    )
    game.play(f"A cast Healing Salve; A mode 0; A target B; A target {target}")
    game.resolve()
    assert game.life() == (20, 20)
    assert len(of_type(game.events, "damage_dealt")) == (target == "Hill Giant")
    assert game.thing("Hill Giant").damage == (target == "Hill Giant")


@pytest.mark.parametrize("owner", ["A", "B"])
def test_while_it_is_locked_an_emblem_of_the_opponent_does_not_target_it(owner: str) -> None:
    """CAS-10.2: an ability that its owner's opponent controls."""
    own = {"battlefield": "Mountain, Hill Giant", "hand": "Shock", "command": EMBERS}
    if owner == "A":
        game = castles(side(**own), side("1,1 act Craw Wurm"))
        game.attack(1, "Hill Giant")
    else:
        game = castles(side(battlefield="Wall of Stone, Hill Giant"), side("1,1 act Craw Wurm", **own))
        game.attack(1, "Hill Giant#1")
        game.play("A pass")
    game.play(f"{owner} cast Shock; {owner} target A")
    assert ("choose_target Craw Wurm" in game.listed()) == (owner == "B")


# The monarch ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("castle", "king"), [("", 0), ("1,1 act Wall of Stone", 1), ("1,1 down Wall of Stone", 1)]
)
def test_who_attacks_through_a_vacant_column_takes_the_crown(castle: str, king: int) -> None:
    """CAS-5.1a, 8.4: a column that is not vacant lets no damage through, also where its card is discarded."""
    game = castles(
        side(battlefield="Plains, Hill Giant", hand=CROWN), side(castle, life=1 if "down" in castle else 20)
    )
    crowned(game, "B")
    game.attack(1, "Hill Giant")
    game.pass_to("main2")
    assert monarch(game.state) == king


def test_a_castle_creature_that_may_attack_takes_it_too() -> None:
    """The ability is about its controller, not about the creature (CAS-10.4)."""
    game = castles(
        side("1,1 act Hill Giant", battlefield="Plains", hand=CROWN),
        side(),
        options={"castle_may_attack": True},
    )
    crowned(game, "B")
    game.attack(1, "Hill Giant")
    game.pass_to("main2")
    assert (monarch(game.state), game.life()[1]) == (0, 17)


def test_the_monarch_draws_from_the_library() -> None:
    """CAS-3.8: nothing of castle or reserve moves."""
    game = castles(
        side(
            "1,1 down Hill Giant", reserve="Serra Angel", battlefield="Plains", hand=CROWN, library="Forest*9"
        ),
        side(),
    )
    crowned(game, "A")
    game.end_turn()
    assert game.cards("A", "hand") == ["forest"]
    assert (game.zone("Serra Angel"), game.castle("A")) == ("reserve", {"1,1": "down Hill Giant"})


def test_a_castle_creature_has_what_its_own_text_says_of_the_monarch() -> None:
    """CAS-10.4b, 10.6: Jealous Page in row 2; it sees who becomes the monarch."""
    game = castles(side("1,2 act Jealous Page", battlefield="Plains", hand=CROWN), side())
    assert game.size("Jealous Page") == (2, 2)
    crowned(game, "A")
    assert game.size("Jealous Page") == (4, 4)
    game.resolve()
    assert game.life() == (21, 20)
