"""Words that a format adds to the filters of its standing rules: who is foremost in a row is larger."""

from __future__ import annotations

import msgspec
import pytest

from engine.kernel.draft import Draft
from engine.magic import atoms
from engine.magic.characteristics import Characteristics
from engine.magic.hooks import Word
from engine.magic.language.abilities import Static
from engine.magic.language.changes import AddPT, Keywords, Types
from engine.magic.language.filters import Filter, StandingFilter
from engine.magic.library.validation import card_faults
from engine.magic.objects import characteristics, compute
from engine.magic.parts import BasePart
from engine.magic.seams import Format
from engine.magic.state import Id, MagicState
from tests.magic.formats import parts_with, rule, served, state_type, variant
from tests.magic.positions import cast
from tests.magic.random_games import random_games
from tests.magic.table import side, table

RANKS = rule("RAN-1", "The first creature in the row of each player gets +1/+1.")


def foremost(state: MagicState, ref: Id, found: Characteristics) -> bool:
    """The first in the order of entering among what its controller owns there."""
    objects = state.table.objects
    mine = [other for other in state.table.battlefield if objects[other].owner == found.controller]
    return mine[:1] == [ref]


def firsts(state: MagicState) -> list[Id]:
    """The first of each owner."""
    objects, found = state.table.objects, dict[int, Id]()
    for ref in state.table.battlefield:
        found.setdefault(objects[ref].owning_seat, ref)
    return list(found.values())


def red_by_now(state: MagicState, ref: Id, found: Characteristics) -> bool:
    """It looks at what the layers have made of the object so far."""
    return "R" in found.colors


class Ranks(BasePart):
    """Permanents stand in a row."""

    words = {"foremost": Word(foremost, firsts)}  # never changed


class Reds(BasePart):
    """A second part with a word."""

    words = {"red by now": Word(red_by_now)}  # never changed


RANKS_FORMAT = variant(
    "ranks",
    Ranks(),
    Reds(),
    rules=(RANKS,),
    standing=(
        Static(StandingFilter(types=("creature",), where="foremost"), (AddPT(1, 1),)),
        Static(StandingFilter(where="red by now"), (Keywords(gain=("haste",)),)),
    ),
)
RANKED_FORMAT = variant(
    "ranked",
    Ranks(),
    rules=(RANKS,),
    standing=(Static(StandingFilter(types=("creature",), where="foremost"), (AddPT(1, 1),)),),
)
serving = served(RANKS_FORMAT, RANKED_FORMAT)
test_random_games = random_games(RANKS_FORMAT)


def test_a_word_holds_of_what_the_part_says() -> None:
    game = table(
        side("Grizzly Bears, Hill Giant"), side("Forest, Grizzly Bears, Wind Drake"), ruleset="ranks"
    )
    assert (game.size("Grizzly Bears"), game.size("Hill Giant")) == ((3, 3), (3, 3))
    assert (game.size("Grizzly Bears#2"), game.size("Wind Drake")) == ((2, 2), (2, 2))


def test_a_word_follows_the_table() -> None:
    game = table(side("Mountain, Raging Goblin", "Shock"), side("Grizzly Bears, Hill Giant"), ruleset="ranks")
    cast(game, "Shock", "Grizzly Bears")
    game.pass_to("end")
    assert game.zone("Grizzly Bears") == "battlefield", "it has 3 toughness as long as it is foremost"
    game = table(side("Swamp*2", "Doom Blade"), side("Grizzly Bears, Hill Giant"), ruleset="ranks")
    cast(game, "Doom Blade", "Grizzly Bears")
    assert game.size("Hill Giant") == (4, 4)


def test_a_word_gets_the_characteristics_as_far_as_the_layers_have_come() -> None:
    """Control changes in the second layer, the bonus belongs to the seventh; colors change in the fifth."""
    game = table(side("Control Magic(on Grizzly Bears), Hill Giant"), side("Grizzly Bears"), ruleset="ranks")
    assert game.size("Grizzly Bears") == (2, 2)
    game = table(side("Swamp, Hill Giant", "Aphotic Wisps"), ruleset="ranks")
    assert "haste" in game.characteristics(game.ref("Hill Giant")).keywords
    cast(game, "Aphotic Wisps", "Hill Giant")
    found = game.characteristics(game.ref("Hill Giant"))
    assert (found.colors, found.keywords) == ({"B"}, {"fear"})


@pytest.mark.parametrize("ruleset", ["ranked", "ranks"])
def test_what_looks_at_nothing_else_outlasts_what_is_done_aside(ruleset: str) -> None:
    """Nothing does beside an ability that looks at what is tapped."""
    game = table(side("Grizzly Bears, Hill Giant"), ruleset=ruleset)
    draft = Draft(game.state)
    kept = characteristics(draft.state)
    atoms.tap(draft, game.ref("Hill Giant"), RANKS.id)
    assert characteristics(draft.state) is kept
    assert {ref: one.power for ref, one in compute(draft.state).items()} == {
        ref: one.power for ref, one in kept.items()
    }
    game = table(side("Grizzly Bears, Castle"), ruleset=ruleset)
    draft = Draft(game.state)
    kept = characteristics(draft.state)
    atoms.tap(draft, game.ref("Grizzly Bears"), RANKS.id)
    assert characteristics(draft.state) is not kept


def test_moves_elsewhere_are_aside_and_moves_from_the_battlefield_are_not() -> None:
    game = table(side("Grizzly Bears, Crusade", "Forest"), ruleset="ranks")
    draft = Draft(game.state)
    kept = characteristics(draft.state)
    atoms.move(draft, game.ref("Forest"), "graveyard", RANKS.id)
    assert characteristics(draft.state) is kept
    atoms.move(draft, game.ref("Crusade"), "graveyard", RANKS.id)
    assert characteristics(draft.state).keys() == {game.ref("Grizzly Bears")}


def test_cards_do_not_know_the_words() -> None:
    static = Static(Filter(types=("creature",)), (AddPT(1, 1),))
    card = {"name": "Vanguard", "types": ["enchantment"], "abilities": [msgspec.to_builtins(static)]}
    assert not card_faults(msgspec.json.encode(card), set())
    card["abilities"][0]["of"]["where"] = "foremost"
    (fault,) = card_faults(msgspec.json.encode(card), set())
    assert fault.path == "$.abilities[0].of"
    assert "where" in fault.message


def test_a_word_that_nobody_defines_is_refused() -> None:
    parts = parts_with(Ranks())
    standing = (Static(StandingFilter(where="foremots"), (Types(types=("artifact",)),)),)
    with pytest.raises(ValueError, match=r"uses the word 'foremots', .*; perhaps it should be foremost"):
        Format(state_type("unknown", parts), (2, 2), parts, standing=standing)


def test_a_word_that_two_parts_define_is_refused() -> None:
    class Others(Ranks):
        """The same word again."""

    parts = parts_with(Ranks(), Others())
    with pytest.raises(ValueError, match="Ranks and Others both define the word 'foremost'"):
        Format(state_type("both", parts), (2, 2), parts)
