"""Words of the card language that permit, hold and hurry, where realms stand (L5C-12, 16.4, R47)."""

from __future__ import annotations

import engine
from tests.rulesets.five_colors.table import DYNASTY, RealmPlay, side, table


def exiled(fate: str, dynasty: str = DYNASTY) -> RealmPlay:
    """A has exiled the two topmost cards of the fate deck, and may play them until the next turn ends."""
    fate = f"{fate}, Giant Growth*6"
    game = table(side("Mountain*6", hand="Borrowed Days", dynasty=dynasty, fate=fate, colour="R"))
    resolved(game, "Borrowed Days")
    return game


def resolved(game: RealmPlay, name: str, target: str = "") -> None:
    """A casts a sorcery with the first mana that there is."""
    game.play(f"A cast {name}")
    while game.table.stack:
        if game.asked() == "choose_target":
            game.play(f"A target {target}")
        elif game.asked() == "pay_mana":
            game.take(engine.legal_actions(game.state)[0])
        else:
            game.idle()


def test_a_sorcery_that_an_effect_permits_is_cast_in_the_actions_phase() -> None:
    """CR 601.3e: L5C-12.1 closes the list of actions, not of the places from which they come."""
    game = exiled("Dragon Fodder, Firebolt")
    assert game.zone("Dragon Fodder") == "exile"
    game.includes("cast Dragon Fodder")
    resolved(game, "Dragon Fodder")
    assert game.zone("Dragon Fodder") == "graveyard"
    assert sum(game.table.objects[ref].token for ref in game.table.battlefield) == 2


def test_an_instant_that_an_effect_permits_waits_for_a_battle() -> None:
    """L5C-12.2."""
    game = exiled("Shock, Dragon Fodder")
    game.excludes("cast Shock")
    game.refuses("A cast Shock", "L5C-12.2")


def test_what_is_permitted_comes_from_the_fate_deck_alone() -> None:
    """L5C-21.1: the library is the fate deck, and the dynasty deck stays as it is."""
    game = exiled("Dragon Fodder, Shock", dynasty="Grizzly Bears*4")
    assert len(game.table.realms.seats[0].dynasty) == 4


def test_a_stunned_creature_stays_tapped_once_for_each_counter() -> None:
    """CR 122.1d."""
    game = table(side("Island*3", hand="Frost Snare", colour="U"), side("Grizzly Bears"))
    resolved(game, "Frost Snare", "Grizzly Bears")
    bears = game.thing("Grizzly Bears")
    assert (bears.tapped, bears.counters) == (True, {"stun": 2})
    for left in ({"stun": 1}, {}):
        turn = game.table.turn
        while game.table.turn == turn or game.table.active != 1 or game.table.step != "actions":
            game.idle()
        bears = game.thing("Grizzly Bears")
        assert (bears.tapped, bears.counters) == (True, left)
    turn = game.table.turn
    while game.table.turn < turn + 2:
        game.idle()
    assert not game.thing("Grizzly Bears").tapped


def test_a_creature_with_flash_in_a_province_has_no_time_of_its_own() -> None:
    """L5C-R47."""
    for where in ("Sudden Giant(up)", "Hill Giant(up)"):
        game = table(side("Mountain*6, Forest", provinces=f"{where}, -, -, -", colour="R"))
        game.excludes(f"cast {where.removesuffix('(up)')}")


def test_a_spell_is_cast_in_the_middle_of_another_and_carried_out_after_it() -> None:
    """CR 608.2g: there is no priority for it; L5C-6.2 has it carried out before anything else."""
    fate = "Dragon Fodder, Giant Growth*6"
    game = table(side("Mountain*6", hand="Reckless Attempt", dynasty=DYNASTY, fate=fate, colour="R"))
    game.play("A cast Reckless Attempt")
    while game.asked() == "pay_mana":
        game.take(engine.legal_actions(game.state)[0])
    game.legal("cast Dragon Fodder", "decline")
    game.play("A cast Dragon Fodder")
    assert (game.zone("Reckless Attempt"), game.zone("Dragon Fodder")) == ("graveyard", "graveyard")
    assert sum(game.table.objects[ref].token for ref in game.table.battlefield) == 2


def test_a_dashed_creature_returns_to_the_hand_as_the_turn_ends() -> None:
    """CR 702.109a: to its owner's hand, and to no province; it did what it does as it enters."""
    game = table(side("Mountain", provinces="Hasty Raider(up), -, -, -", colour="R"), step="recruitment")
    game.play("A cast Hasty Raider with dash")
    while game.asked() == "pay_mana":
        game.take(engine.legal_actions(game.state)[0])
    assert (game.zone("Hasty Raider"), game.life()) == ("battlefield", (21, 20))
    turn = game.table.turn
    while game.table.turn == turn:
        game.idle()
    assert game.zone("Hasty Raider") == "hand"


def blitzed(line: str) -> RealmPlay:
    """A recruits Short Fuse Devil, and the turn ends."""
    provinces = "Short Fuse Devil(up), -, -, -"
    game = table(side("Mountain*3", provinces=provinces, colour="R"), step="recruitment")
    game.play(line)
    while game.asked() == "pay_mana":
        game.take(engine.legal_actions(game.state)[0])
    while game.table.active == 0:
        game.idle()
    return game


def test_a_blitzed_creature_is_sacrificed_as_the_turn_ends_and_a_fate_card_is_drawn() -> None:
    """CR 702.152a, L5C-21.1."""
    stayed, sacrificed = blitzed("A cast Short Fuse Devil"), blitzed("A cast Short Fuse Devil with blitz")
    assert (stayed.zone("Short Fuse Devil"), sacrificed.zone("Short Fuse Devil")) == (
        "battlefield",
        "graveyard",
    )
    assert len(sacrificed.cards("A", "hand")) == len(stayed.cards("A", "hand")) + 1
    assert len(sacrificed.cards("A", "library")) == len(stayed.cards("A", "library")) - 1


def test_web_slinging_from_a_province() -> None:
    provinces = "Wall Swinger(up), -, -, -"
    mine = side("Plains, Grizzly Bears(tapped), Hill Giant", provinces=provinces)
    game = table(mine, step="recruitment")
    game.play("A cast Wall Swinger with web-slinging")
    assert (game.zone("Grizzly Bears"), game.zone("Wall Swinger")) == ("hand", "battlefield")


def test_lands_of_the_graveyard_that_may_be_played_are_put() -> None:
    """L5C-19.1b: one of them each turn, tapped."""
    game = table(side("Gardener of Ruins", graveyard="Forest, Mountain", colour="G"), step="recruitment")
    game.includes("put_land Forest", "put_land Mountain")
    game.play("A put_land Mountain")
    assert (game.zone("Mountain"), game.thing("Mountain").tapped) == ("battlefield", True)
    game.refuses("A put_land Forest", "L5C-19.1b")
    game = table(side("Mountain", graveyard="Forest", colour="G"), step="recruitment")
    game.refuses("A put_land Forest", "L5C-19.1b")


def test_what_lets_one_card_be_played_each_turn_lets_one_land_be_put() -> None:
    mine = side("Sexton's Ledger, Wide Acres", graveyard="Forest, Mountain", colour="G")
    game = table(mine, step="recruitment")
    game.play("A put_land Mountain")
    game.refuses("A put_land Forest", "L5C-19.1b")
    assert game.thing("Sexton's Ledger").used


def test_the_top_card_that_is_seen_is_that_of_the_fate_deck() -> None:
    """L5C-21.1: spells come from there at their usual times; the dynasty deck stays hidden."""
    fate = "Dragon Fodder, Shock, Giant Growth*6"
    game = table(side("Open Ledger, Mountain*4", dynasty=DYNASTY, fate=fate, colour="R"))
    assert [card.name for card in engine.view(game.state, 1).view.seats[0].library] == ["Dragon Fodder"]
    resolved(game, "Dragon Fodder")
    assert game.zone("Dragon Fodder") == "graveyard"
    assert [card.name for card in engine.view(game.state, 1).view.seats[0].library] == ["Shock"]
    game.refuses("A cast Shock", "L5C-12.2")


def test_what_may_be_cast_until_the_next_end_step_waits_for_its_phase() -> None:
    """The end step of Magic is the End phase: until it begins."""
    fate = "Dragon Fodder, Shock, Giant Growth*6"
    game = table(side("Forest*6, Mountain", hand="Borrowed Evening", fate=fate, colour="R"))
    resolved(game, "Borrowed Evening")
    game.includes("cast Dragon Fodder")
    turn = game.table.turn
    while game.table.step != "end" and game.table.turn == turn:
        game.idle()
    assert not game.table.permissions


def test_any_mana_pays_where_it_may_be_spent_as_any() -> None:
    """CR 609.4b: Forests for {1}{R}."""
    fate = "Dragon Fodder, Shock, Giant Growth*6"
    game = table(side("Forest*6, Mountain", hand="Borrowed Hues", fate=fate, colour="R"))
    resolved(game, "Borrowed Hues")
    resolved(game, "Dragon Fodder")
    assert game.zone("Dragon Fodder") == "graveyard"
