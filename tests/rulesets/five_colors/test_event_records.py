"""Documents with events and duels that no game comes to (L5C-10, 13)."""

from __future__ import annotations

from tests.magic.status.lies import Document, faults, forged, refused, written
from tests.rulesets.five_colors.table import document, side, table
from tests.sides import one_sided

pytestmark = one_sided("what is wrong with a document is the same for both seats")


def fought() -> Document:
    """A duel in which the challenged player has focused."""
    game = table(
        side("Jasmine Boreal, Grizzly Bears", hand="Wrath of God, Shock"),
        side("Hill Giant, Wastes", hand="Lightning Bolt, Giant Growth"),
    )
    game.play("A challenge Jasmine Boreal → Hill Giant; B focus Lightning Bolt")
    return written(game.state)


def ref_of(sound: Document, card: str) -> str:
    """The id of the first object with this card, on the battlefield if one is there."""
    objects = sound["table"]["objects"]
    refs = [*sound["table"]["battlefield"], *objects]
    return next(str(ref) for ref in refs if objects[ref]["card"] == card)


def test_an_event_lies_on_the_battlefield_and_has_come_up() -> None:
    sound = document(side("Crusade", hand="Shock"))
    crusade, shock = (ref_of(sound, name) for name in ("crusade", "shock"))
    for ref, turn in ((shock, 3), (crusade, 4), ("o999", 3)):
        lie = ("table.events", {"in_play": {ref: turn}})
        refused(sound, f"$.table.events.in_play.{ref}", "L5C-10.3", lie)


def test_a_duel_is_fought_by_two_creatures_as_long_as_it_is_on() -> None:
    sound = fought()
    assert faults(sound) == {}
    bears, wastes = (ref_of(sound, name) for name in ("grizzly_bears", "wastes"))
    legend = sound["table"]["duel"]["legend"]
    refused(sound, "$.table.duel", "L5C-13.2", ("table.duel", {}))
    refused(sound, "$.table.duel", "L5C-13.2", ("table.duel", {"legend": legend}))
    refused(sound, "$.table.duel.challenged", "L5C-13.1", ("table.duel.challenged", bears))
    refused(sound, "$.table.duel.challenged", "L5C-13.1", ("table.duel.challenged", wastes))
    refused(sound, "$.table.duel.legend", "L5C-13.1", ("table.duel.legend", "o999"))
    resting = document(side("Jasmine Boreal"), side("Hill Giant"))
    giant = ref_of(resting, "hill_giant")
    refused(resting, "$.table.duel", "L5C-13.2", ("table.duel", {"legend": giant, "challenged": giant}))


def test_cards_lie_before_players_only_in_a_duel() -> None:
    sound = document(side("Jasmine Boreal", focus="Shock"))
    assert faults(sound) == {"$.table.realms.seats[0].focus": "L5C-13.2"}


def test_the_tasks_of_a_duel_and_of_the_window_lie_where_the_engine_puts_them() -> None:
    forged(fought(), "machine.agenda", ("machine.agenda[2].seat", 2))
    game = table(side(provinces="Seal of Fire, -, -, -"), side("Hill Giant"), step="events")
    forged(written(game.state), "machine.agenda", ("machine.agenda[2].type", "priority"))
    forged(written(game.state), "machine.agenda", ("machine.agenda[2].seat", 7))
