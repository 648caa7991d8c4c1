"""What players are asked, and what their answers are called."""

from __future__ import annotations

import pytest

import engine
from engine.magic.procedures.sources import Source, ability_to_tell
from tests.magic.table import side, table
from tests.support.saying import after, prompt, texts

from .players import red_and_blue

pytestmark = pytest.mark.one_sided("texts are read from given seats")


def test_what_a_target_is_for() -> None:
    game = after(red_and_blue("Mountain", "Grizzly Bears", hand="Shock"), "Cast Shock")
    assert prompt(game) == "Choose a target for Shock: a creature, planeswalker, or player"
    assert engine.decision_text(game, 1) == "Waiting for Red"
    assert texts(game) == (
        "Choose Grizzly Bears as the target",
        "Choose yourself as the target",
        "Choose Blue as the target",
    )
    assert engine.action_texts(game)[1] == "Choose Red as the target"
    assert engine.action_texts(game, 1) == ()


@pytest.mark.parametrize(
    ("card", "lands", "wanted"),
    [
        ("Doom Blade", "Swamp*2", "a nonblack creature"),
        ("Lava Spike", "Mountain", "a planeswalker or player"),
        ("Naturalize", "Forest*2", "an artifact or enchantment"),
    ],
)
def test_what_a_target_has_to_be(card: str, lands: str, wanted: str) -> None:
    mine = side(f"{lands}, Bad Moon", hand=card, name="Red")
    game = table(mine, side("Grizzly Bears*2, Iron Star", name="Blue")).state
    asked = after(game, f"Cast {card}")
    assert prompt(asked) == f"Choose a target for {card}: {wanted}"


def test_what_is_paid_for() -> None:
    game = after(red_and_blue("Mountain, Island, Swamp", hand="Mind Stone"), "Cast Mind Stone")
    assert prompt(game) == "Pay {2} for Mind Stone: choose where the mana comes from"
    assert texts(game)[0] == "Add {R} with Mountain"
    assert texts(game)[-1] == "Pay automatically"


def test_of_what_has_several_abilities_the_one_that_is_paid_for_is_told() -> None:
    """An activated ability, a mana ability, and what is paid for as an ability resolves; a spell needs no
    more than its name."""
    stone = red_and_blue("Mountain, Island, Mind Stone, Prophetic Prism, Iron Star, Swamp", hand="Shock")
    makes = "{T}, Sacrifice this artifact: Draw a card."
    game = after(stone, f"Activate Mind Stone: {{1}}, {makes}")
    assert prompt(game) == f'Pay {{1}} for Mind Stone ("{{1}}, {makes}"): choose where the mana comes from'
    game = after(stone, "Add {G} with Prophetic Prism: {1}, {T}: Add one mana of any color.")
    assert prompt(game) == (
        'Pay {1} for Prophetic Prism ("{1}, {T}: Add one mana of any color."): '
        "choose where the mana comes from"
    )
    game = after(stone, "Cast Shock", "Choose Blue as the target", "Add {R} with Mountain", "Pass", "Pass")
    game = after(game, "Pay {1} for Iron Star")
    assert str(prompt(game)).startswith(
        'Pay {1} for Iron Star ("Whenever a player casts a red spell, you may'
    )


def test_what_is_done_with_what_is_picked() -> None:
    looter = "Activate Merfolk Looter: {T}: Draw a card, then discard a card."
    game = red_and_blue("Merfolk Looter", hand="Opt, Divination", library="Forest")
    game = after(game, looter, "Pass", "Pass")
    assert prompt(game) == "Choose a card to discard for Merfolk Looter"
    assert texts(game) == ("Discard Opt", "Discard Divination", "Discard Forest")


def test_an_offer_tells_the_ability_and_its_price() -> None:
    game = red_and_blue("Iron Star, Mountain*2", hand="Shock")
    game = after(game, "Cast Shock", "Choose Blue as the target", "Pass", "Pass")
    assert prompt(game) == (
        "Iron Star: Whenever a player casts a red spell, you may pay {1}. If you do, you gain 1 life. "
        "Pay {1}?"
    )
    assert texts(game) == ("Pay {1} for Iron Star", "Decline what Iron Star offers")


def test_where_a_card_goes_that_was_looked_at() -> None:
    game = red_and_blue("Island", hand="Opt", library="Forest")
    game = after(game, "Cast Opt", "Pass", "Pass")
    assert prompt(game) == "Keep Forest on top of your library, or put it on the bottom"
    assert texts(game) == ("Keep Forest on top", "Put Forest on the bottom")


def test_further_modes_and_the_end_of_choosing() -> None:
    game = red_and_blue("Mountain*2, Forest", "Wind Drake, Hill Giant", hand="Branching Bolt")
    game = after(game, "Cast Branching Bolt")
    assert prompt(game) == "Choose a mode for Branching Bolt"
    game = after(game, texts(game)[0])
    assert prompt(game) == "Choose another mode for Branching Bolt"
    assert texts(game)[-1] == "Choose no more modes"


def test_what_is_sacrificed_to_pay() -> None:
    game = red_and_blue("Mountain*2, Wind Drake, Hill Giant", hand="Fling")
    game = after(game, "Cast Fling", "Choose Blue as the target")
    assert prompt(game) == "Choose what to sacrifice to pay for Fling"
    assert texts(game) == ("Sacrifice Wind Drake", "Sacrifice Hill Giant")


def test_attackers() -> None:
    game = red_and_blue("Hill Giant")
    while "Hill Giant" not in str(prompt(game)):
        game = after(game, "Pass", "Pass")
    assert prompt(game) == "Declare attackers: does Hill Giant attack?"
    assert texts(game) == ("Do not attack with Hill Giant", "Attack Blue with Hill Giant")


def test_mana_of_two_abilities_of_one_source_is_told_apart() -> None:
    """Both of them add {G}."""
    game = red_and_blue("Jiang Yanggu, Wildcrafter(3 loyalty), Llanowar Elves(1 +1/+1)")
    green = [text for text in texts(game) if text.startswith("Add {G} with Llanowar Elves")]
    assert green == [
        "Add {G} with Llanowar Elves: {T}: Add {G}.",
        "Add {G} with Llanowar Elves: {T}: Add one mana of any color.",
    ]


RED = {
    "Add {R} with Dwarven Ruins",
    "Add {R}{R} with Dwarven Ruins: {T}, Sacrifice this land: Add {R}{R}.",
    "Add {R} with Prophetic Prism: {1}, {T}: Add one mana of any color.",
}
"""What makes red mana: of the first ability the mana says all, of the others it does not."""


def test_what_a_mana_ability_takes_beside_a_tap_is_said() -> None:
    """At priority, and while a cost is paid."""
    game = red_and_blue("Dwarven Ruins, Prophetic Prism, Island", hand="Hill Giant, Lava Spike")
    assert {text for text in texts(game) if text.startswith("Add {R}")} == RED
    game = after(game, "Cast Lava Spike", "Choose yourself as the target")
    assert prompt(game) == "Pay {R} for Lava Spike: choose where the mana comes from"
    assert set(texts(game)) == RED | {"Pay automatically"}


def test_what_a_mana_ability_does_beside_adding_mana_is_said() -> None:
    plain = Source("o1", "forge/0", (("C",),), gone=False, life=0)
    for more in ({"does_more": True}, {"life": 1}, {"gone": True}, {"cost": ("1",)}):
        told = plain._replace(code="forge/1", **more)
        assert ability_to_tell([plain], "forge/0") == ""
        assert ability_to_tell([told], "forge/1") == "forge/1"
        assert ability_to_tell([plain, told], "forge/0") == "forge/0", "two abilities add this mana"
