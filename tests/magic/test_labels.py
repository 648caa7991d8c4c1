"""What a button says: names in the place of ids."""

from __future__ import annotations

import json

import engine
from tests.magic.positions import cast
from tests.magic.table import Play, side, table


def labels(game: Play) -> list[str]:
    """The labels of all legal actions."""
    return [engine.label(game.state, action) for action in engine.legal_actions(game.state)]


def test_cards_players_and_abilities_are_named() -> None:
    game = table(
        a=side(hand="Lightning Bolt", battlefield="Mountain, Chandra, Novice Pyromancer(5 loyalty)"),
        b=side(battlefield="Grizzly Bears", name="Bob"),
    )
    assert labels(game) == [
        "Cast Lightning Bolt",
        "Activate Chandra, Novice Pyromancer: +1: Elementals you control get +2/+0 until end of turn.",
        "Activate Chandra, Novice Pyromancer: −1: Add {R}{R}.",
        "Activate Chandra, Novice Pyromancer: −2: Chandra deals 2 damage to any target.",
        "Add {R} with Mountain",
        "Pass",
    ]
    game.play("A cast Lightning Bolt")
    assert labels(game) == [
        "Choose Chandra, Novice Pyromancer as the target",
        "Choose Grizzly Bears as the target",
        "Choose Player 1 as the target",
        "Choose Bob as the target",
    ]


def test_ways_to_cast_and_abilities_of_keywords() -> None:
    game = table(a=side(graveyard="Deep Analysis", battlefield="Island*2, Bonesplitter, Grizzly Bears"))
    assert {"Cast Deep Analysis with flashback", "Activate Bonesplitter: Equip {1}"} <= set(labels(game))


def test_two_keywords_of_one_name_are_told_apart() -> None:
    game = table(side("Island, Swamp", hand="Winding Eel"))
    cycling = {"Swampcycling {1}", "Islandcycling {1}"}
    assert {f"Activate Winding Eel: {one}" for one in cycling} <= set(labels(game))


def test_a_copy_is_called_what_it_copies() -> None:
    game = table(a=side(battlefield="Wind Drake, Llanowar Elves"))
    document = json.loads(engine.encode(game.state))
    document["table"]["objects"]["o1"]["copy_of"] = "llanowar_elves"
    copied = engine.decode(json.dumps(document).encode())
    action = engine.decode_action(
        copied, b'{"type":"tap_for_mana","source":"o1","ability":"llanowar_elves/0","mana":"{G}"}'
    )
    assert engine.label(copied, action) == "Add {G} with Llanowar Elves (o1)"


def test_abilities_that_wait_are_called_by_their_sources() -> None:
    """By their cards and by what they do; two of one text are told apart by what they are about."""
    game = table(side("Soul Warden, Essence Warden, Forest*2", hand="Grizzly Bears"), side())
    game.play("A cast Grizzly Bears")
    game.resolve()
    warden = "on the stack next: Whenever another creature enters, you gain 1 life."
    assert labels(game) == [
        f"Put the ability of Soul Warden {warden}",
        f"Put the ability of Essence Warden {warden}",
    ]
    game = table(side("Thermo-Alchemist, Seeker of the Way", hand="Shock", mana=["R"]), side())
    game.play("A cast Shock; A target B")
    seeker = "Put the ability of Seeker of the Way on the stack next"
    alchemist = "Whenever you cast an instant or sorcery spell, untap this creature."
    assert labels(game) == [
        f"Put the ability of Thermo-Alchemist on the stack next: {alchemist}",
        f"{seeker}: Whenever you cast a noncreature spell, this creature gains lifelink until end of turn.",
        f"{seeker}: Prowess",
    ]


def test_abilities_of_what_is_gone_and_what_they_are_about() -> None:
    """One ability triggers on each of two creatures; of two others the sources have died."""
    game = table(side("Angelic Chorus", hand="Dragon Fodder", mana=["R"] * 2), side())
    game.play("A cast Dragon Fodder")
    game.resolve()
    tokens = game.table.battlefield[1:]
    chorus = (
        "Put the ability of Angelic Chorus on the stack next: Whenever a creature you control enters, you "
        "gain life equal to that creature's toughness."
    )
    assert labels(game) == [f"{chorus} (about Goblin Token ({ref}))" for ref in tokens]
    game = table(side("Last Ember*2", hand="Wrath of God", mana=["W"] * 4), side())
    game.play("A cast Wrath of God")
    game.resolve()
    dies = "When this creature dies, it deals 2 damage to each opponent."
    assert labels(game) == [
        f"Put the ability of Last Ember ({ref}) on the stack next: {dies}" for ref in ("o2", "o3")
    ]


def test_modes_are_called_by_their_text() -> None:
    game = table(side("Hill Giant", hand="Healing Salve", mana=["W"]), side())
    game.play("A cast Healing Salve")
    assert labels(game) == [
        "Choose: Target player gains 3 life.",
        "Choose: Prevent the next 3 damage that would be dealt to any target this turn.",
    ]


def test_an_offer_says_whose_it_is_and_what_it_costs() -> None:
    game = table(side("Iron Star, Mountain", hand="Shock", mana=["R"]), side())
    game.play("A cast Shock; A target B")
    game.all_pass()
    assert labels(game) == ["Pay {1} for Iron Star", "Decline what Iron Star offers"]


def test_abilities_of_sources_that_have_left_are_told_apart_by_what_they_are_about() -> None:
    mine = side("Mountain*4", hand="Marked for the Crows*2, Pyroclasm")
    game = table(mine, side("Hill Giant, Hill Giant"))
    for giant in ("Hill Giant#1", "Hill Giant#2"):
        cast(game, "Marked for the Crows#1", giant)
    about = [f"(about Hill Giant ({game.ref(giant)}))" for giant in ("Hill Giant#1", "Hill Giant#2")]
    cast(game, "Pyroclasm")
    assert game.asked() == "order_triggers"
    texts = engine.action_texts(game.state, game.SEATS["A"])
    assert [text[text.index("(about") :] for text in texts] == about
