"""Walking through the layers: what a view says of how a permanent became what it is (CR 613)."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import engine
from tests.harness import plain
from tests.magic.crowded import crowded, played
from tests.magic.layers.boards import random_board
from tests.magic.layers.walking import explain, printed, shown, walk
from tests.magic.positions import cast
from tests.magic.table import Play, document, side, table
from tests.rulesets.castle.table import castles
from tests.rulesets.castle.table import side as castle
from tests.rulesets.tables import new_game
from tests.sides import one_sided
from tests.support.selection import examples


def test_what_nothing_has_changed_tells_nothing() -> None:
    game = table(side(battlefield="Grizzly Bears, Forest"))
    for name in ("Grizzly Bears", "Forest"):
        assert (printed(game, name), walk(game, name)) == (None, [])


def test_a_bear_that_has_grown() -> None:
    """In layer 7c counters come first here, then effects in the order of timestamps."""
    game = table(
        side(hand="Giant Growth", battlefield="Grizzly Bears(1 +1/+1), Glorious Anthem, Forest"),
        side(battlefield="Rancor(on Grizzly Bears)"),
    )
    game.play("A cast Giant Growth; A pass; B pass")
    assert printed(game, "Grizzly Bears") == {"power": 2, "toughness": 2, "keywords": []}
    assert walk(game, "Grizzly Bears") == [
        ("6", "Rancor", "It has trample.", {"keywords": ["trample"]}),
        ("7c", "Grizzly Bears", "It has a +1/+1 counter on it.", {"power": 3, "toughness": 3}),
        ("7c", "Glorious Anthem", "It gets +1/+1.", {"power": 4, "toughness": 4}),
        ("7c", "Rancor", "It gets +2/+0.", {"power": 6}),
        ("7c", "Giant Growth", "It gets +3/+3 until end of turn.", {"power": 9, "toughness": 7}),
    ]


def test_a_token_is_printed_with_the_size_that_it_was_created_with() -> None:
    """Nothing that is done to it later has given it that (CR 111.3)."""
    game = table(side(battlefield="Forest*2", hand="Grow a Wurm"), side(battlefield="Levitation"))
    game.play("A cast Grow a Wurm; A x 1")
    game.resolve()
    token = game.table.battlefield[-1]
    assert (game.characteristics(token).power, shown(game.state, token).changes) == (1, ())
    game = table(side(battlefield="Forest*2, Glorious Anthem, Pack Banner", hand="Grow a Wurm"))
    game.play("A cast Grow a Wurm; A x 1")
    game.resolve()
    seen = shown(game.state, game.table.battlefield[-1])
    assert plain(seen.printed) == {"power": 1, "toughness": 1, "keywords": []}
    assert [plain(one.became) for one in seen.changes] == [
        {"keywords": ["trample"]},
        {"power": 2, "toughness": 2},
        {"power": 3, "toughness": 3},
    ]


def test_a_keyword_that_was_there_before_is_told_where_its_ability_is_another() -> None:
    """Each of two instances has an ability of its own (CR 702.116b)."""
    game = table(side(battlefield="Many Howler, Grizzly Bears, Howling Horde*2"))
    others = [("6", f"Howling Horde#{number}", "It has myriad.") for number in (1, 2)]
    for name, new in (("Grizzly Bears", {0}), ("Many Howler", set())):
        assert [one[:3] for one in walk(game, name)] == others
        assert {index for index, one in enumerate(walk(game, name)) if "keywords" in one[3]} == new
    assert explain(game.state)


def test_every_member_of_a_change() -> None:
    game = table(side(battlefield="Grizzly Bears"), side(battlefield="Rancor(on Grizzly Bears)"))
    keywords, _ = plain(shown(game.state, game.ref("Grizzly Bears")).changes)
    assert keywords == {
        "layer": "6",
        "rule": "CR-613.1f",
        "change": "keywords",
        "source": game.ref("Rancor"),
        "ability": "rancor/0",
        "controller": 1,
        "text": "It has trample.",
        "became": {"keywords": ["trample"]},
    }


def test_an_effect_that_takes_all_abilities_and_sets_the_size() -> None:
    """The anthem applies later, though it entered before; what the Angel has lost is not counted on."""
    game = table(side(battlefield="Glorious Anthem, Serra Angel(2 +1/+1), Dull Age"))
    assert printed(game, "Serra Angel") == {"keywords": ["flying", "vigilance"]}
    assert walk(game, "Serra Angel") == [
        ("6", "Dull Age", "It loses all abilities.", {"keywords": []}),
        ("7b", "Dull Age", "It has base power and toughness 1/1.", {"power": 1, "toughness": 1}),
        ("7c", "Serra Angel", "It has two +1/+1 counters on it.", {"power": 3, "toughness": 3}),
        ("7c", "Glorious Anthem", "It gets +1/+1.", {"power": 4, "toughness": 4}),
    ]


def test_a_spell_that_changes_a_creature_in_four_layers() -> None:
    game = table(side("Island*2", hand="Turn to Frog"), side(battlefield="Serra Angel"))
    cast(game, "Turn to Frog", "Serra Angel")
    until = " until end of turn."
    assert walk(game, "Serra Angel") == [
        ("4", "Turn to Frog", f"It becomes a Frog{until}", {"subtypes": ["Frog"]}),
        ("5", "Turn to Frog", f"It becomes blue{until}", {"colors": ["U"]}),
        ("6", "Turn to Frog", f"It loses all abilities{until}", {"keywords": []}),
        ("7b", "Turn to Frog", f"It has base power and toughness 1/1{until}", {"power": 1, "toughness": 1}),
    ]


def test_a_creature_that_enters_as_a_copy() -> None:
    game = table(side("Island*4, Glorious Anthem", hand="Clone"), side("Hill Giant"))
    cast(game, "Clone")
    game.play("A copy Hill Giant")
    assert printed(game, "Clone") == {
        "card": "clone",
        "name": "Clone",
        "subtypes": ["Shapeshifter"],
        "colors": ["U"],
        "power": 0,
        "toughness": 0,
        "abilities": ["clone/0"],
    }
    copied, grown = walk(game, "Clone")
    assert copied[:3] == ("1", "Clone", "It becomes a copy of Hill Giant.")
    assert copied[3] == {
        "card": "hill_giant",
        "name": "Hill Giant",
        "subtypes": ["Giant"],
        "colors": ["R"],
        "power": 3,
        "toughness": 3,
        "abilities": [],
    }
    assert grown == ("7c", "Glorious Anthem", "It gets +1/+1.", {"power": 4, "toughness": 4})


def test_an_effect_that_makes_a_copy_names_the_exception() -> None:
    game = table(
        side("Saheeli, Sublime Artificer(5 loyalty), Icy Manipulator, Hill Giant(1 +1/+1), Glorious Anthem")
    )
    game.play("A activate Saheeli, Sublime Artificer / 1; A pass; B pass")
    copied, grown = walk(game, "Icy Manipulator")
    assert copied[:3] == (
        "1",
        "Saheeli, Sublime Artificer",
        (
            "It becomes a copy of Hill Giant until end of turn, except it's an artifact in addition to its "
            "other types."
        ),
    )
    assert copied[3]["types"] == ["artifact", "creature"]
    assert (copied[3]["power"], copied[3]["toughness"]) == (3, 3)
    assert grown == ("7c", "Glorious Anthem", "It gets +1/+1.", {"power": 4, "toughness": 4})
    was = printed(game, "Icy Manipulator")
    assert (was["name"], was["types"]) == ("Icy Manipulator", ["artifact"])
    assert was["without"] == ["power", "toughness"]


def test_a_land_that_becomes_a_creature_has_no_size_before_it_is_set() -> None:
    game = table(side("Island, Forest(1 +1/+1), Glorious Anthem", hand="Awaken"))
    assert printed(game, "Forest") is None
    cast(game, "Awaken", "Forest")
    assert printed(game, "Forest") == {"types": ["land"], "without": ["power", "toughness"]}
    until = " until end of turn."
    assert walk(game, "Forest") == [
        ("4", "Awaken", f"It becomes a creature in addition to its other types{until}",
         {"types": ["creature", "land"]}),
        ("7b", "Awaken", f"It has base power and toughness 3/3{until}", {"power": 3, "toughness": 3}),
        ("7c", "Forest", "It has a +1/+1 counter on it.", {"power": 4, "toughness": 4}),
        ("7c", "Glorious Anthem", "It gets +1/+1.", {"power": 5, "toughness": 5}),
    ]  # fmt: skip


def test_a_creature_that_somebody_else_controls() -> None:
    game = table(side("Mountain*3, Glorious Anthem", hand="Act of Treason"), side("Hill Giant(tapped)"))
    cast(game, "Act of Treason", "Hill Giant")
    assert printed(game, "Hill Giant")["controller"] == 1
    control, haste, anthem = walk(game, "Hill Giant")
    assert control == (
        "2", "Act of Treason", "Player 1 gains control of it until end of turn.", {"controller": 0},
    )  # fmt: skip
    assert haste == ("6", "Act of Treason", "It gains haste until end of turn.", {"keywords": ["haste"]})
    assert anthem[:3] == ("7c", "Glorious Anthem", "It gets +1/+1.")


def test_control_for_ever_has_no_end_in_the_text() -> None:
    game = table(side("Island", hand="Poisoned Gift", name="Ann"), side("Grizzly Bears"))
    cast(game, "Poisoned Gift", "A")
    assert walk(game, "Grizzly Bears") == [
        ("2", "Poisoned Gift", "Ann gains control of it.", {"controller": 0})
    ]


def test_an_effect_that_lasts_until_a_turn_names_the_player() -> None:
    """Its numbers were fixed as it began: they are told in the place of what is counted."""
    game = table(side("Forest*3, Grizzly Bears, Hill Giant", hand="Rally the Small", name="Ann"), side())
    cast(game, "Rally the Small")
    assert [step[1:3] for step in walk(game, "Hill Giant")] == [
        ("Rally the Small", "It gains trample until Ann's next turn."),
        ("Rally the Small", "It gets +2/+0 until Ann's next turn."),
    ]


def test_half_of_a_size_that_was_set_is_told_with_the_number_that_was_fixed() -> None:
    game = table(side("Plains, Hill Giant(1 +1/+0)", hand="Even Ground"))
    cast(game, "Even Ground")
    assert walk(game, "Hill Giant") == [
        ("7b", "Even Ground", "It has base toughness 4 until end of turn.", {"toughness": 4}),
        ("7c", "Hill Giant", "It has a +1/+0 counter on it.", {"power": 4}),
    ]


def test_an_aura_that_gives_control_names_the_player() -> None:
    game = table(side(battlefield="Control Magic(on Hill Giant)", name="Ann"), side("Hill Giant"))
    assert walk(game, "Hill Giant") == [("2", "Control Magic", "Ann controls it.", {"controller": 0})]


def test_an_ability_that_defines_the_size() -> None:
    """Layer 7a: no number is printed."""
    game = table(side("Tarmogoyf, Glorious Anthem", graveyard="Shock, Forest"))
    assert printed(game, "Tarmogoyf") == {"without": ["power", "toughness"]}
    assert walk(game, "Tarmogoyf") == [
        (
            "7a",
            "Tarmogoyf",
            (
                "This creature's power is equal to the number of card types among cards in all graveyards "
                "and its toughness is equal to that number plus 1."
            ),
            {"power": 2, "toughness": 3},
        ),
        ("7c", "Glorious Anthem", "It gets +1/+1.", {"power": 3, "toughness": 4}),
    ]
    defined = shown(game.state, game.ref("Tarmogoyf")).changes[0]
    assert (defined.rule, defined.ability) == ("CR-613.4a", "tarmogoyf/0")


def test_a_size_of_zero_that_an_ability_defines_is_told() -> None:
    game = table(side("Tarmogoyf"))
    assert [step[3] for step in walk(game, "Tarmogoyf")] == [{"power": 0, "toughness": 1}]


def test_a_creature_that_has_lost_what_defines_its_size() -> None:
    """Where nothing gives it a number it has 0: whatever took the ability has done that."""
    game = table(side("Tarmogoyf(1 +0/+1), Plains", hand="Plain Cloth", graveyard="Forest"))
    cast(game, "Plain Cloth", "Tarmogoyf")
    assert printed(game, "Tarmogoyf") == {"abilities": ["tarmogoyf/0"], "without": ["power", "toughness"]}
    assert walk(game, "Tarmogoyf") == [
        (
            "6",
            "Plain Cloth",
            "It loses all abilities until end of turn.",
            {"abilities": [], "power": 0},
        ),
        ("7c", "Tarmogoyf", "It has a +0/+1 counter on it.", {"toughness": 1}),
    ]


def test_power_and_toughness_that_are_switched_come_last() -> None:
    game = table(side("Island, Glorious Anthem, Wall of Omens", hand="Twisted Image", library="Wastes*9"))
    cast(game, "Twisted Image", "Wall of Omens")
    assert [step[:3] for step in walk(game, "Wall of Omens")] == [
        ("7c", "Glorious Anthem", "It gets +1/+1."),
        ("7d", "Twisted Image", "Switch its power and toughness until end of turn."),
    ]


def test_a_land_of_another_type_has_other_abilities() -> None:
    game = table(side(battlefield="Spreading Seas(on Forest)"), side(battlefield="Forest"))
    assert printed(game, "Forest") == {"subtypes": ["Forest"], "abilities": ["forest/mana"]}
    assert walk(game, "Forest") == [
        ("4", "Spreading Seas", "It is an Island.", {"subtypes": ["Island"], "abilities": ["island/mana"]})
    ]


def test_a_keyword_comes_with_its_abilities_in_one_step() -> None:
    game = table(side(battlefield="Unleashed Horde, Grizzly Bears"))
    ((layer, source, text, became),) = walk(game, "Grizzly Bears")
    assert (layer, source, text) == ("6", "Unleashed Horde", "It has unleash.")
    assert (became["keywords"], len(became["abilities"])) == (["unleash"], 2)


def test_a_keyword_and_an_ability_that_one_effect_gives_are_two_steps() -> None:
    gifts = {
        "name": "Two Gifts",
        "types": ["enchantment"],
        "granted": [
            {"ability": "activated", "cost": {"tap": True}, "do": [{"do": "gain_life", "amount": 1}]}
        ],
        "abilities": [
            {
                "ability": "static",
                "of": {"types": ["creature"]},
                "changes": [
                    {"change": "keywords", "gain": ["flying"]},
                    {"change": "abilities", "gain": [0]},
                ],
            }
        ],
    }
    packed = engine.card_definitions([gifts])
    written = document([side("Grizzly Bears, Forest"), side()])
    written["table"]["cards"] = packed
    written["table"]["objects"]["o2"]["card"] = next(iter(packed))
    assert [step[2] for step in walk(Play(written), "Grizzly Bears")] == [
        "It has flying.",
        'It has "{T}: You gain 1 life."',
    ]


def test_a_granted_ability_is_quoted() -> None:
    game = table(side(battlefield="Grizzly Bears, Viridian Longbow(on Grizzly Bears)"))
    ((layer, _, text, became),) = walk(game, "Grizzly Bears")
    assert (layer, became) == ("6", {"abilities": ["viridian_longbow/g0"]})
    assert text.startswith('It has "{T}: This creature deals 1 damage')


def test_a_colour_that_was_chosen_is_named() -> None:
    game = table(side("Plains, Grizzly Bears", hand="Gods Willing", library="Wastes*9"))
    cast(game, "Gods Willing")
    game.play("A color R")
    ((_, _, text, became),) = walk(game, "Grizzly Bears")
    assert text == "It gains protection from red until end of turn."
    assert became == {"keywords": ["protection from red"]}


def test_what_changes_nothing_is_not_told() -> None:
    game = table(side("Lure(on Grizzly Bears), Grizzly Bears(2 charge), Goblin King, Serra Angel"))
    assert walk(game, "Grizzly Bears") == []
    game = table(side("Wind Drake, Rancor(on Wind Drake), Rancor(on Wind Drake)"))
    assert [step[0] for step in walk(game, "Wind Drake")] == ["6", "7c", "7c"]


def test_dependencies_are_in_the_order_in_which_they_applied() -> None:
    """CR 613.8: the Swamps come of the Tomb only where it has not become a Mountain."""
    game = table(side("Tomb of Yawgmoth, Twin Grove"), side("Blood Moon"))
    assert [step[1] for step in walk(game, "Twin Grove")] == ["Blood Moon"]
    assert [step[1] for step in walk(game, "Tomb of Yawgmoth")] == ["Blood Moon"]


def test_the_row_of_a_castle_cites_its_rule() -> None:
    game = castles(castle("1,2 act Hill Giant; 2,3 act Wall of Air; 3,1 act Juggernaut"))
    assert walk(game, "Hill Giant") == [("7c", "", "It gets +1/+1.", {"power": 4, "toughness": 4})]
    (bonus,) = shown(game.state, game.ref("Wall of Air")).changes
    assert (bonus.rule, bonus.source, bonus.ability, bonus.controller) == ("CAS-10.6", None, None, None)
    assert walk(game, "Juggernaut") == []


def test_both_seats_are_told_the_same() -> None:
    game = table(side("Hill Giant(1 +1/+1)"), side("Rancor(on Hill Giant), Glorious Anthem"))
    mine, theirs = (shown(game.state, game.ref("Hill Giant"), seat) for seat in (0, 1))
    assert mine == theirs
    assert len(mine.changes) == 3


@one_sided("the page shows one seat's view of one game")
def test_the_page_about_views_shows_what_is_answered() -> None:
    page = (Path(__file__).parents[3] / "docs" / "views.md").read_text(encoding="utf-8")
    face, permanent, ability = map(
        json.loads, re.findall(r"^```json\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    )
    game = table(side("Island*2", hand="Turn to Frog"), side("Serra Angel(2 +1/+1), Glorious Anthem"))
    cast(game, "Turn to Frog", "Serra Angel")
    assert plain(shown(game.state, game.ref("Serra Angel"))) == permanent
    assert {"serra_angel": plain(engine.view(game.state, 0).view.faces["serra_angel"])} == face
    game = table(side("Mogg Fanatic"), side("Grizzly Bears"))
    game.play("A activate Mogg Fanatic; A target Grizzly Bears")
    assert plain(engine.view(game.state, 0).view)["stack"] == [ability]


def test_looking_at_it_changes_nothing_of_the_game() -> None:
    game = table(side("Grizzly Bears(1 +1/+1), Dull Age, Glorious Anthem, Tarmogoyf"))
    before = engine.encode(game.state)
    assert engine.view(game.state, 0) == engine.view(game.state, 0)
    assert engine.encode(game.state) == before


def test_the_steps_explain_what_is_on_crowded_boards() -> None:
    """Boards on which nothing is changed are few."""
    assert sum(explain(engine.decode(random_board(seed)), seed % 2) for seed in range(150)) > 1_200


def test_the_steps_explain_crowded_games() -> None:
    steps = 0
    for seed in range(4):
        for number, state in enumerate(played(crowded(seed), seed, 120)):
            steps += explain(state, number % 2) if number % 3 == 0 else 0
    assert steps > 200


@pytest.mark.parametrize("ruleset", ["castle", "five_colors", "splendagic"])
def test_the_steps_explain_the_games_of_every_ruleset(ruleset: str) -> None:
    steps = 0
    for seed in range(examples(3)):
        for number, state in enumerate(played(new_game(ruleset, seed), seed, 400)):
            steps += explain(state, number % 2) if number % 8 == 0 else 0
    assert steps > 20
