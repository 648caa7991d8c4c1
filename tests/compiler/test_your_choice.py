"""One of several keywords or kinds of counters: invented texts come back as what they say."""

from __future__ import annotations

import pytest

from compiler.compiling import compile_card
from compiler.refusing import Refused
from tests.cards.documents import told

from .prints import printed
from .test_other_players import card

EITHER = "gains your choice of flying or lifelink until end of turn."


@pytest.mark.parametrize(
    ("text", "kind", "told_so"),
    [
        (f"Target creature gets +1/+1 and {EITHER}", "Instant", ""),
        (
            "{1}: Until end of turn, ~ gains your choice of protection from red or fear.",
            "Artifact Creature",
            "{1}: This creature gains your choice of protection from red or fear until end of turn.",
        ),
        ("Creatures you control gain your choice of trample or menace until end of turn.", "Sorcery", ""),
        (
            "{T}: Put your choice of an oil, time, or +1/+1 counter on ~.",
            "Artifact",
            "{T}: Put your choice of an oil counter, a time counter, or a +1/+1 counter on this artifact.",
        ),
        (
            "Put your choice of a first strike or oil counter on target creature.",
            "Sorcery",
            "Put your choice of a first strike counter or an oil counter on target creature.",
        ),
        (
            "~ enters with your choice of a flying counter or a reach counter on it.",
            "Creature",
            "This creature enters with your choice of a flying counter or a reach counter on it.",
        ),
    ],
)
def test_wordings(text: str, kind: str, told_so: str) -> None:
    assert told(card(text, kind)).splitlines() == [told_so or text]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (
            "Two target creatures each gain your choice of flying or lifelink until end of turn.",
            "Sorcery",
        ),
        ("Target creature gains your choice of flying or prowess until end of turn.", "Sorcery"),
        ("Target creature gains your choice of flying, banding, or haste until end of turn.", "Sorcery"),
        ("Put your choice of a flying counter or a reach counter on each creature you control.", "Sorcery"),
        ("Put your choice of a +1/+1 counter or two oil counters on target creature.", "Sorcery"),
        ("~ has your choice of flying or lifelink.", "Creature"),
        ("Each other creature enters with your choice of a reach or menace counter on it.", "Creature"),
    ],
)
def test_what_is_not_read(text: str, kind: str) -> None:
    with pytest.raises(Refused):
        compile_card(printed(text, kind))
