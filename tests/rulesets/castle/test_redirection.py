"""CAS-5.2: damage that is redirected to a player is asked about again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.kernel.seats import seat_ref
from engine.magic import game as magic
from engine.magic.parts import BasePart
from engine.magic.proposals import AnyProposal, Damage, Replacement
from engine.magic.rules import with_magic
from engine.magic.seams import Format
from engine.magic.state import MagicState
from engine.rulesets.castle import CASTLE, PARTS, STANDING
from engine.rulesets.castle.book import BOOK
from engine.rulesets.castle.decks import DECKS
from engine.rulesets.castle.options import CastleOptions, CastleSeat
from engine.rulesets.castle.state import CastleTable
from engine.rulesets.castle.views import CastleView
from tests.harness import of_type
from tests.magic.formats import served, state_type
from tests.magic.positions import cast
from tests.rulesets.castle.table import Play, side, written


class Mirror(BasePart):
    """What would be dealt to Grizzly Bears is dealt to their owner."""

    def watching(self, state: MagicState, proposal: AnyProposal) -> Iterator[Replacement[Any]]:
        """Damage is redirected."""
        thing = state.table.objects.get(proposal.to) if isinstance(proposal, Damage) else None
        if thing is not None and thing.card == "grizzly_bears":
            owner = seat_ref(thing.owning_seat)
            yield Replacement("mirror", lambda _draft, hit, _reply: [replace(hit, to=owner)])


MIRROR_PARTS = (*PARTS, Mirror())
MIRROR_STATE = state_type("castle_mirror", MIRROR_PARTS, CastleTable, CastleOptions)
MIRROR = magic.ruleset(
    Format(MIRROR_STATE, (2, 2), MIRROR_PARTS, standing=STANDING),
    book=replace(with_magic(BOOK), id="castle_mirror"),
    summary="For tests.",
    options=CastleOptions,
    seat=CastleSeat,
    decks=DECKS,
    playout_decisions=5_000,
    view_type=CastleView,
)
serving = served(CASTLE, MIRROR)


def test_damage_that_is_redirected_to_a_player_is_asked_about_again() -> None:
    def shot(a: Any, b: Any) -> Play:
        return Play({**written(a, b), "ruleset": "castle_mirror"})

    game = shot(side(battlefield="Mountain", hand="Shock"), side(battlefield="Grizzly Bears"))
    cast(game, "Shock", "Grizzly Bears")
    assert (game.thing("Grizzly Bears").damage, game.life()) == (0, (20, 20))
    assert of_type(game.events, "damage_nullified")
    game = shot(side(), side(battlefield="Prodigal Sorcerer, Grizzly Bears"))
    game.play("A pass; B activate Prodigal Sorcerer; B target Grizzly Bears")
    game.all_pass()
    assert (game.thing("Grizzly Bears").damage, game.life()) == (0, (20, 19)), "a creature of one's own"
