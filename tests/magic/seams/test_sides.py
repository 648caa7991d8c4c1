"""For whom "you" holds: enchantments that lie by themselves speak for every player, each for themselves."""

from __future__ import annotations

from collections.abc import Sequence

from engine.magic.characteristics import speaks_of_controller
from engine.magic.definitions import definition
from engine.magic.library.loader import definition_of
from engine.magic.parts import BasePart
from engine.magic.state import Id, MagicState
from tests.magic.formats import rule, served, variant
from tests.magic.made_up import defined
from tests.magic.random_games import random_games
from tests.magic.table import side, table

COMMONS = rule("COM-1", "An enchantment that enchants nothing speaks for every player.")


class Commons(BasePart):
    """Enchantments belong to everybody."""

    def sides(self, state: MagicState, ref: Id) -> Sequence[int] | None:
        """All players, by the type on the card."""
        thing = state.table.objects[ref]
        if thing.attached_to is not None or "enchantment" not in definition(state, thing.card).types:
            return None
        return range(len(state.table.seats))


COMMONS_FORMAT = variant("commons", Commons(), rules=(COMMONS,), seats=(2, 3))
serving = served(COMMONS_FORMAT)
test_random_games = random_games(COMMONS_FORMAT)


# Which abilities speak of their controller -----------------------------------------------------------------


def test_an_ability_speaks_of_its_controller_where_its_text_does() -> None:
    for name, expected in (
        ("Glorious Anthem", [True]),
        ("Crusade", [False]),
        ("Furnace of Rath", [False]),
        ("Propaganda", [True]),
        ("Pestilence", [False, False]),
        ("Soul Warden", [True]),
        ("Dovin, Hand of Control", [True, True]),
        ("Gray Merchant of Asphodel", [True]),
    ):
        card = definition_of(name.lower().replace(" ", "_").replace(",", ""))
        assert [speaks_of_controller(one) for _, one in card.abilities][: len(expected)] == expected, name
    assert [speaks_of_controller(one) for _, one in defined("Dawn Chime").abilities] == [True]


def test_who_chooses_targets_is_no_reference() -> None:
    (ability,) = [one for _, one in defined("Day Bell").abilities]
    assert not speaks_of_controller(ability)


# Static abilities ------------------------------------------------------------------------------------------


def test_what_speaks_of_its_controller_applies_for_each_player_and_all_else_once() -> None:
    game = table(
        side("Glorious Anthem, Crusade, White Knight"), side("White Knight, Hill Giant"), ruleset="commons"
    )
    assert (game.size("White Knight"), game.size("White Knight#2")) == ((4, 4), (4, 4))
    assert game.size("Hill Giant") == (4, 4)


def test_two_of_the_same_apply_twice_to_each_and_no_more() -> None:
    game = table(
        side("Glorious Anthem*2, Grizzly Bears"), side("Grizzly Bears, Glorious Anthem"), ruleset="commons"
    )
    assert (game.size("Grizzly Bears"), game.size("Grizzly Bears#2")) == ((5, 5), (5, 5))


def test_one_side_begins_though_the_other_has() -> None:
    """What began in an earlier layer for one player has to begin for the other as well."""
    game = table(side("Pack Banner, Hill Giant"), side("Pack Banner, Grizzly Bears"), ruleset="commons")
    assert (game.size("Hill Giant"), game.size("Grizzly Bears")) == ((5, 5), (4, 4))
    for name in ("Hill Giant", "Grizzly Bears"):
        assert "trample" in game.characteristics(game.ref(name)).keywords


def test_an_aura_speaks_for_its_controller_alone() -> None:
    game = table(side("Control Magic(on Hill Giant)"), side("Hill Giant"), ruleset="commons")
    assert game.characteristics(game.ref("Hill Giant")).controller == 0


def test_rules_for_players_hold_for_each() -> None:
    for ruleset, asked in (("duel", "declare_attackers"), ("commons", "priority")):
        game = table(side("Propaganda, Hill Giant"), step="declare_attackers", ruleset=ruleset)
        assert game.asked() == asked


# Triggered and activated abilities -------------------------------------------------------------------------


def test_a_trigger_in_your_upkeep_is_everybodys() -> None:
    game = table(side("Dawn Chime"), side(), ruleset="commons")
    for life in ((20, 19), (19, 19), (19, 18)):
        game.end_turn()
        game.pass_to("draw")
        assert game.life() == life


def test_whoever_does_not_pay_sacrifices_in_their_own_upkeep() -> None:
    """Sunken City: {U}{U}, or it is sacrificed, by a player who does not control it."""
    game = table(side("Sunken City"), side("Island*2"), step="end", ruleset="commons")
    game.pass_to("upkeep")
    game.all_pass()
    game.play("B decline")
    assert game.zone("Sunken City") == "graveyard"


def test_anybody_may_activate_and_pays_with_the_enchantment_itself() -> None:
    for seat in ("A", "B"):
        game = table(side("Seal of Sparks"), side("Hill Giant"), ruleset="commons")
        if seat == "B":
            game.play("A pass")
        game.play(f"{seat} activate Seal of Sparks")
        assert game.table.stack[0].controller == "AB".index(seat)
        game.all_pass()
        assert game.thing("Hill Giant").damage == 2
        assert game.zone("Seal of Sparks") == "graveyard"


def test_damage_is_changed_once_for_each_side() -> None:
    """The Banner adds 1 to what spells of an opponent deal: for each player who has the caster for one."""
    theirs = side("Craw Wurm(3 +1/+1), Mountain", "Shock")
    game = table(side("Kindling Banner, Mountain", "Shock"), theirs, ruleset="commons")
    game.play("A cast Shock; A target Craw Wurm; A pass; B cast Shock#2; B target Craw Wurm")
    game.all_pass()
    assert game.thing("Craw Wurm").damage == 2 * (2 + 1)
    sides = [side("Mountain", "Shock"), side("Kindling Banner, Craw Wurm(3 +1/+1)"), side()]
    game = table(sides=sides, ruleset="commons", turn=4)
    game.play("A cast Shock; A target Craw Wurm")
    game.all_pass()
    assert game.thing("Craw Wurm").damage == 2 + 1 + 1
