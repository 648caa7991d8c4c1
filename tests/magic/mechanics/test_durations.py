"""How long something lasts: until something leaves, as long as something is so (CR 610.3, 611.2b)."""

from __future__ import annotations

from tests.magic.positions import announce, cast
from tests.magic.table import side, table


def test_exiled_until_it_leaves() -> None:
    """It is back at once, before anybody may act, under its owner's control (CR 610.3)."""
    game = table(
        side("Plains, Mountain*3", hand="Sealed Pasture, Act of Treason"),
        side("Grizzly Bears, Island*2", hand="Boomerang"),
    )
    cast(game, "Sealed Pasture")
    game.resolve()
    assert game.zone("Grizzly Bears") == "exile"
    game.play("A pass")
    announce(game, "B", "Boomerang", "Sealed Pasture")
    game.play("B pass; A pass")
    assert game.zone("Grizzly Bears") == "battlefield"
    assert not game.table.stack
    assert game.thing("Grizzly Bears").controller is None


def test_it_had_left_before() -> None:
    """Nothing is exiled then (CR 610.3)."""
    game = table(side("Plains", hand="Sealed Pasture"), side("Grizzly Bears, Island*2", hand="Boomerang"))
    cast(game, "Sealed Pasture")
    game.play("A pass")
    announce(game, "B", "Boomerang", "Sealed Pasture")
    game.resolve()
    game.resolve()
    assert game.zone("Grizzly Bears") == "battlefield"


def test_a_token_does_not_come_back() -> None:
    game = table(
        side("Plains", hand="Sealed Pasture"),
        side("Saproling Token(token), Island*2", hand="Boomerang"),
    )
    cast(game, "Sealed Pasture")
    game.resolve()
    game.play("A pass")
    announce(game, "B", "Boomerang", "Sealed Pasture")
    game.resolve()
    assert not any(thing.token for thing in game.table.objects.values())


def test_one_that_exiled_is_exiled_itself() -> None:
    """What the jailer held comes back while the jailer is gone; the jailer comes back and triggers anew."""
    game = table(
        side("Plains*3, Grizzly Bears", hand="Gilded Jailer"),
        side("Plains, Island*2", hand="Sealed Pasture, Boomerang"),
    )
    cast(game, "Gilded Jailer")
    game.resolve()
    assert game.zone("Grizzly Bears") == "exile"
    game.end_turn()
    game.pass_to("main1")
    game.play("B cast Sealed Pasture; B pass; A pass; B pass; A pass")
    assert game.zone("Gilded Jailer") == "exile"
    assert game.zone("Grizzly Bears") == "battlefield"
    game.play("B cast Boomerang; B target Sealed Pasture; B pass; A pass")
    assert game.zone("Gilded Jailer") == "battlefield"
    game.resolve()
    assert game.zone("Grizzly Bears") == "exile"


def test_a_card_of_a_hand_goes_back_to_the_hand() -> None:
    """It returns to the zone from which it was exiled (CR 610.3)."""
    game = table(side("Plains, Mountain", hand="Confiscating Clerk, Shock"), side(hand="Grizzly Bears, Opt"))
    cast(game, "Confiscating Clerk")
    game.resolve()
    game.play("A choose Grizzly Bears")
    assert game.zone("Grizzly Bears") == "exile"
    cast(game, "Shock", "Confiscating Clerk")
    assert game.zone("Grizzly Bears") == "hand"


def test_control_as_long_as_one_controls_the_source() -> None:
    game = table(side("Island", hand="Silver Tongue"), side("Hill Giant, Mountain", hand="Shock"))
    cast(game, "Silver Tongue")
    game.resolve()
    assert game.characteristics(game.ref("Hill Giant")).controller == 0
    game.play("A pass")
    announce(game, "B", "Shock", "Silver Tongue")
    game.play("B pass; A pass")
    assert game.characteristics(game.ref("Hill Giant")).controller == 1


def test_what_is_not_so_at_once_begins_nothing() -> None:
    """The source died before its ability resolves (CR 611.2b)."""
    game = table(side("Island", hand="Silver Tongue"), side("Hill Giant, Mountain", hand="Shock"))
    cast(game, "Silver Tongue")
    game.play("A pass")
    announce(game, "B", "Shock", "Silver Tongue")
    game.resolve()
    game.resolve()
    assert game.characteristics(game.ref("Hill Giant")).controller == 1
    assert not game.table.effects


def test_as_long_as_it_remains_tapped() -> None:
    """Once it has ended, it does not come back."""
    game = table(side("Wastes, Iron Yoke, Grizzly Bears, Mountain*2", hand=""), side())
    game.play("A activate Iron Yoke; A auto_pay")
    game.resolve()
    assert game.size("Grizzly Bears") == (4, 2)
    game.end_turn()
    assert game.size("Grizzly Bears") == (4, 2)
    game.end_turn()
    game.pass_to("main1")
    assert game.size("Grizzly Bears") == (2, 2)


def test_as_long_as_it_remains_on_the_battlefield() -> None:
    game = table(side("Wastes, Grave Yoke"), side("Grizzly Bears, Island*2", hand="Boomerang"))
    game.play("A activate Grave Yoke")
    game.resolve()
    assert len(game.table.effects) == 1
    game.play("A pass")
    announce(game, "B", "Boomerang", "Grave Yoke")
    game.resolve()
    assert not game.table.effects
