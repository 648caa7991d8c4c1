"""L5C-12.1, 16, 19: bestow, mounts and split second, where realms stand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.harness import of_type
from tests.rulesets.five_colors.table import RealmPlay, battle, side, table

ANTLERS, FOREST = "Lent Antlers", "Forest*2"


def casts(game: RealmPlay) -> set[str]:
    """The ways in which a card with bestow can be cast now."""
    return {one.rpartition(" ")[2] for one in game.listed() if one.startswith("cast ")}


# Bestow (CR 702.103) ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "where", "step", "ways"),
    [
        (ANTLERS, "hand", "actions", {"bestow"}),
        (ANTLERS, "hand", "recruitment", {"normal"}),
        (ANTLERS, "province", "actions", set()),
        (ANTLERS, "province", "recruitment", {"normal"}),
        ("Shared Charge", "hand", "actions", {"bestow", "normal"}),
        ("Shared Charge", "province", "actions", {"normal"}),
    ],
)
def test_bestowed_it_is_an_aura_which_is_cast_from_the_hand_in_actions(
    card: str, where: str, step: str, ways: set[str]
) -> None:
    """L5C-12.1b, c, 19.1a; CR 702.103b: Shared Charge has haste."""
    lies: dict[str, Any] = {"hand": card} if where == "hand" else {"provinces": f"{card}(up), -, -, -"}
    game = table(side(f"{FOREST}, Grizzly Bears", colour="G", **lies), step=step)
    assert casts(game) == ways
    if "bestow" not in ways:
        game.refuses(f"A cast {card} with bestow", "L5C-19.4" if step == "recruitment" else "L5C-12.1")


def bestowed() -> RealmPlay:
    """A has bestowed Lent Antlers on Grizzly Bears, in the Actions phase."""
    game = table(side(f"{FOREST}, Grizzly Bears", ANTLERS, colour="G"), side("Wall of Stone, Hill Giant"))
    game.play(f"A cast {ANTLERS} with bestow; A target Grizzly Bears")
    return game


def test_a_bestowed_card_stays_with_what_it_enchants() -> None:
    """L5C-6.2: it is carried out at once, and stands at no province."""
    game = bestowed()
    assert (game.size("Grizzly Bears"), game.thing(ANTLERS).attached_to) == (
        (4, 4),
        game.ref("Grizzly Bears"),
    )


def test_what_it_enchanted_leaves_and_it_stays_at_home_as_a_creature() -> None:
    """L5C-15.5, R48; CR 702.103f: it is at no battle."""
    game = table(
        side(f"{FOREST}, Grizzly Bears, Hill Giant", ANTLERS, colour="G"),
        side("Island", "Unsummon", colour="U"),
    )
    game.play(f"A cast {ANTLERS} with bestow; A target Grizzly Bears; A pass")
    game.play("A send Grizzly Bears → 1; A send Hill Giant → 1")
    while game.asked() != "priority":
        game.idle()
    game.play("B cast Unsummon; B target Grizzly Bears")
    assert (game.zone("Grizzly Bears"), game.size(ANTLERS)) == ("hand", (2, 2))
    game.play("A pass; B pass")
    (told,) = of_type(game.events, "battle_totals")
    assert (told["attackers_power"], game.thing(ANTLERS).tapped) == (3, False)


# Mounts (CR 702.171) ----------------------------------------------------------------------------------------


def test_a_mount_is_saddled_in_actions_and_attacks_so() -> None:
    """L5C-12.1d, 14.7: whatever is tapped for it stays at home (L5C-14.2)."""
    game = table(side("Plain Strider, Hill Giant"), side(provinces="-, -, -, -"))
    game.play("A activate Plain Strider / saddle")
    assert game.thing("Plain Strider").saddled
    game.play("A pass; A send Plain Strider → 1")
    assert game.life() == (22, 20), "it has attacked while saddled, and nobody else could"


def test_it_is_not_saddled_in_a_battle() -> None:
    """L5C-15.3: an ability with the timing of a sorcery is no battle action."""
    game = battle(side("Plain Strider, Hill Giant"), side(), "Plain Strider → 1")
    game.play("B pass")
    game.refuses("A activate Plain Strider / saddle", "CR-602.5d")


# Split second (CR 702.61) -----------------------------------------------------------------------------------


def test_against_a_spell_with_split_second_no_save_is_cast_or_activated() -> None:
    """L5C-16.2: the question is put all the same. It is the one moment in which a spell waits."""
    game = battle(
        side("Hill Giant, Mountain", "Swift Sentence"),
        side("Drudge Skeletons, Swamp, Plains", "Healing Salve"),
        "Hill Giant → 1",
        "Drudge Skeletons → 1",
    )
    game.play("B pass; A cast Swift Sentence; A target Drudge Skeletons")
    assert game.asked() == "save"
    game.legal("decline")
    game.refuses("B cast Healing Salve", "CR-702.61")
    game.refuses("B activate Drudge Skeletons", "CR-702.61")
    game.play("B decline")
    assert game.zone("Drudge Skeletons") == "graveyard"
    game.seat_to_act("B")
