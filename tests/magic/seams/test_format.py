"""Formats: exactly one part on each seam, answers to hooks, standing rules, keywords that mean nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, get_args

import msgspec
import pytest
from msgspec import Struct, field

from engine.kernel.clauses import Explanation
from engine.kernel.documents import Event, Task
from engine.kernel.ruleset import TaskRule
from engine.magic import game, parts
from engine.magic.events import Drew
from engine.magic.hooks import HOOKS, CastIt, CastZone, Deed, Hearer, PassIt, Word
from engine.magic.language.abilities import Instead, Static
from engine.magic.language.changes import AddPT, CostChange, Keywords, PlayerRule
from engine.magic.language.filters import Filter, OnStack
from engine.magic.language.replaced import BeDealtDamage
from engine.magic.options import GameOptions, SeatOptions
from engine.magic.procedures.casting import CastSpell
from engine.magic.procedures.priority import HavingPriority, PlayLand, Priority
from engine.magic.procedures.stack import Resolve
from engine.magic.procedures.state_based_actions import KeepingLegend
from engine.magic.procedures.turn import CleanUp
from engine.magic.rules import BOOK
from engine.magic.seams import MEMBERS, Format, Seam
from engine.magic.state import Table
from engine.rulesets.duel.decks import DECKS
from engine.rulesets.duel.state import DUEL_FORMAT, PARTS, DuelState
from tests.harness import of_type
from tests.magic.formats import parts_with, served, state_type, variant
from tests.magic.table import side, table

CREATURES = Filter(types=("creature",))
serving = served(
    variant(
        "blessed",
        standing=(
            Static(CREATURES, (AddPT(1, 1), Keywords(gain=("vigilance",)))),
            Static(rules=(CostChange(OnStack(types=("sorcery",)), "any", 1),)),
            Static(rules=(PlayerRule("any", cant="gain life"),)),
            Instead(BeDealtDamage(who="any", combat=False), prevent="all"),
        ),
    ),
    variant("plain_sky", ignored=frozenset({"flying", "prowess", "kicker", "trample"})),
)


# Composition -----------------------------------------------------------------------------------------------


def test_two_parts_on_one_seam_are_refused() -> None:
    with pytest.raises(ValueError, match="twice: two parts fill the seam combat"):
        Format(state_type("twice", PARTS), (2, 2), (*PARTS, parts.StandardCombat()))


def test_an_empty_seam_is_refused() -> None:
    without = tuple(part for part in PARTS if part.seam not in ("mana", "ending"))
    with pytest.raises(ValueError, match="empty: nothing fills the seam mana, ending"):
        Format(state_type("empty", PARTS), (2, 2), without)


def test_a_table_without_a_place_for_what_a_part_keeps_is_refused() -> None:
    class Shelf(Struct):
        """What the part keeps."""

    class Shelving(parts.PlainBoard):
        """A part that keeps something."""

        keeps: Mapping[str, type[Struct]] = {"shelf": Shelf}

    exchanged = parts_with(Shelving())
    with pytest.raises(ValueError, match="shelves: the table has no shelf for the Shelf that Shelving keeps"):
        Format(state_type("shelves", exchanged), (2, 2), exchanged)
    other: Any = msgspec.defstruct("Other", [("shelf", Rung, field(default=None))], bases=(Table,))
    with pytest.raises(ValueError, match="shelves: the table has something else as shelf for the Shelf"):
        Format(state_type("shelves", exchanged, other), (2, 2), exchanged)


def test_a_part_on_a_seam_that_there_is_not_is_refused() -> None:
    class Lost(parts.PlainBoard):
        """A misspelt seam."""

        seam: ClassVar[Any] = "bord"

    exchanged = (*parts_with(), Lost())
    with pytest.raises(ValueError, match="lost: Lost fills 'bord', which is no seam; the seams are setup, "):
        Format(state_type("lost", exchanged), (2, 2), exchanged)


def test_hearing_what_is_no_event_is_refused() -> None:
    class Deaf(parts.BasePart):
        """It hears a task."""

        hears: ClassVar[Any] = {CleanUp: lambda draft, event, was, now: None}

    exchanged = (*parts_with(), Deaf())
    with pytest.raises(ValueError, match="deaf: Deaf hears CleanUp, which is no event"):
        Format(state_type("deaf", exchanged), (2, 2), exchanged)


def test_a_task_of_two_parts_is_refused() -> None:
    class Sweeping(parts.PlainBoard):
        """It brings along what the turn has."""

        tasks: Mapping[Any, TaskRule] = {CleanUp: TaskRule()}

    with pytest.raises(ValueError, match="the task CleanUp comes from two places"):
        state_type("sweeping", parts_with(Sweeping()))


def test_a_part_that_lacks_what_its_seam_asks_for_is_refused() -> None:
    class Unending(parts.BasePart):
        """It does not say who loses."""

        seam: ClassVar[Seam | None] = "ending"

    exchanged = parts_with(Unending())
    with pytest.raises(ValueError, match="endless: Unending lacks last_turn, losers"):
        Format(state_type("endless", exchanged), (2, 2), exchanged)


def test_the_rulebook_is_that_of_the_format() -> None:
    form = Format(state_type("stranger", PARTS), (2, 2), PARTS)
    with pytest.raises(ValueError, match="the rulebook is that of duel, the states are those of stranger"):
        game.ruleset(
            form,
            book=BOOK,
            summary="",
            options=GameOptions,
            seat=SeatOptions,
            decks=DECKS,
            playout_decisions=1,
        )


# Hooks -----------------------------------------------------------------------------------------------------


def composed(format_id: str, *exchanged: Any) -> Format:
    """Regular Magic with these parts."""
    chosen = parts_with(*exchanged)
    return Format(state_type(format_id, chosen), (2, 2), chosen)


class Rung(Event, frozen=True):
    """The event of a part."""

    text = "A bell rings"


class Bell(parts.BasePart):
    """It forbids casting, knows a word, and tells an event."""

    events: Sequence[type[Event]] = (Rung,)
    words: Mapping[str, Word] = {"rung": Word(lambda state, ref, found: True)}
    carries: Mapping[type[Task], tuple[type[Task], ...]] = {CleanUp: (Priority,)}

    def forbids(self, state: Any, seat: int, deed: Deed) -> Explanation | None:
        """Quiet."""
        return ("BELL-1", "quiet", {}) if isinstance(deed, CastIt) else None


GONE = CastZone(lambda *_: [("CR-601.3", "{card} is gone", {})])


class Gong(parts.BasePart):
    """It forbids passing, and speaks of what may lie on the same task."""

    casts_from: Mapping[str, CastZone] = {"exile": GONE}
    carries: Mapping[type[Task], tuple[type[Task], ...]] = {CleanUp: (Resolve,)}

    def forbids(self, state: Any, seat: int, deed: Deed) -> Explanation | None:
        """On and on."""
        return ("GONG-1", "go on", {}) if isinstance(deed, PassIt) else None


def test_what_never_occurs_with_a_part_is_not_in_the_contract() -> None:
    """Events, actions, and decisions with their menus."""

    class Quiet(parts.BasePart):
        never = (Drew, PlayLand, KeepingLegend)

    loud, quiet = (variant("loud"), variant("quiet", Quiet()))
    for what, kind in (("event", Drew), ("action", PlayLand), ("decision", KeepingLegend)):
        assert kind in get_args(getattr(loud, what))
        assert set(get_args(getattr(loud, what))) - set(get_args(getattr(quiet, what))) >= {kind}
    assert KeepingLegend not in quiet.menu
    assert PlayLand not in quiet.menu[HavingPriority].by_action
    assert CastSpell in quiet.menu[HavingPriority].by_action


def test_where_no_part_answers_a_hook_there_is_nothing_to_ask() -> None:
    assert {hook: len(getattr(DUEL_FORMAT, hook)) for hook in HOOKS} == dict.fromkeys(HOOKS, 0)


def test_answers_come_in_the_order_of_the_parts() -> None:
    bell, gong, state = Bell(), Gong(), DuelState()
    for ringing, rules in (((bell, gong), ["BELL-1", "GONG-1"]), ((gong, bell), ["GONG-1", "BELL-1"])):
        form = composed("ringing", *ringing)
        deeds = (CastIt("o1", "normal"), PassIt())
        answers = [forbids(state, 0, deed) for forbids in form.forbids for deed in deeds]
        assert [answer[0] for answer in answers if answer is not None] == rules
        assert form.casts_from == {"exile": GONE}
        assert form.carries == {CleanUp: {Priority, Resolve}}
        assert list(form.words) == ["rung"]


def test_a_hook_has_a_name_that_no_seam_uses() -> None:
    assert [name for asked in MEMBERS.values() for name in asked if name in HOOKS] == []


@pytest.mark.parametrize(
    ("name", "hint"), [("forbid", "; perhaps it should be forbids"), ("colour_of_it", "")]
)
def test_what_is_no_hook_is_refused(name: str, hint: str) -> None:
    misspelt = type("Misspelt", (parts.BasePart,), {name: ()})
    with pytest.raises(ValueError, match=f"wrong: Misspelt has {name}, .* member of its seam{hint}$"):
        composed("wrong", misspelt())


def test_a_part_that_hears_the_event_of_a_part_is_refused() -> None:
    class Echo(parts.BasePart):
        """It hears the bell."""

        hears: Mapping[type[Event], Hearer] = {Rung: lambda draft, event, was, now: None}

    with pytest.raises(ValueError, match=r"loud: Echo hears Rung, which Bell tells; .* in a circle"):
        composed("loud", Echo(), Bell())


def test_a_word_that_two_parts_define_is_refused() -> None:
    class Chime(parts.BasePart):
        """It has the bell's word."""

        words: Mapping[str, Word] = Bell.words

    with pytest.raises(ValueError, match="chimes: Bell and Chime both define the word 'rung'"):
        composed("chimes", Bell(), Chime())


# Standing rules --------------------------------------------------------------------------------------------


def test_a_standing_rule_applies_to_everything_it_names() -> None:
    game = table(
        side(battlefield="Grizzly Bears, Glorious Anthem, Forest"),
        side(battlefield="Hill Giant(1 +1/+1)"),
        ruleset="blessed",
    )
    assert game.size("Grizzly Bears") == (4, 4)
    assert game.size("Hill Giant") == (5, 5)
    assert game.characteristics(game.ref("Forest")).keywords == frozenset()
    game.pass_to("declare_attackers")
    game.play("A attack Grizzly Bears → B")
    assert not game.thing("Grizzly Bears").tapped


def test_what_resolves_later_comes_after_a_standing_rule() -> None:
    game = table(
        side(hand="Turn to Frog", battlefield="Island*2"), side(battlefield="Serra Angel"), ruleset="blessed"
    )
    game.play("A cast Turn to Frog; A pass; B pass")
    assert game.size("Serra Angel") == (2, 2)
    assert game.characteristics(game.ref("Serra Angel")).keywords == frozenset()


def test_standing_rules_change_what_spells_cost() -> None:
    game = table(side(hand="Lava Spike, Shock", battlefield="Mountain"), ruleset="blessed")
    game.includes("cast Shock")
    game.refuses("A cast Lava Spike", "CR-118.3")


def test_standing_rules_concern_players_and_damage() -> None:
    game = table(
        side(hand="Healing Salve, Lightning Bolt", battlefield="Plains, Mountain, Grizzly Bears"),
        ruleset="blessed",
    )
    game.play("A cast Healing Salve; A mode 0; A target A; A pass; B pass")
    assert game.life() == (20, 20)
    game.play("A cast Lightning Bolt; A target B; A pass; B pass")
    assert game.life() == (20, 20)
    assert of_type(game.events, "damage_prevented")[0]["amount"] == 3
    game.pass_to("declare_attackers")
    game.play("A attack Grizzly Bears → B")
    game.pass_to("end_combat")
    assert game.life() == (20, 17)


# Ignored keywords ------------------------------------------------------------------------------------------


def test_printed_keywords_that_are_ignored_mean_nothing() -> None:
    game = table(
        side(hand="Shock", battlefield="Wind Drake, Seeker of the Way, Mountain"),
        side(battlefield="Grizzly Bears"),
        ruleset="plain_sky",
    )
    game.play("A cast Shock; A target B; A pass; B pass; A pass; B pass")
    assert game.size("Seeker of the Way") == (2, 2)
    assert game.characteristics(game.ref("Seeker of the Way")).keywords == frozenset({"lifelink"})
    assert game.characteristics(game.ref("Wind Drake")).keywords == frozenset()
    game.pass_to("declare_attackers")
    game.play("A attack Wind Drake → B; A stay_out Seeker of the Way; A pass; B pass")
    game.includes("block Grizzly Bears → Wind Drake")


def test_other_formats_do_not_ignore_them() -> None:
    bears = side(battlefield="Grizzly Bears, Rancor(on Grizzly Bears)")
    for ruleset, keywords in (("plain_sky", set()), ("duel", {"trample"}), ("plain_sky", set())):
        game = table(bears, ruleset=ruleset)
        assert game.characteristics(game.ref("Grizzly Bears")).keywords == keywords


def test_ways_to_cast_that_are_ignored_do_not_exist() -> None:
    game = table(side(hand="Burst Lightning", battlefield="Mountain*5"), ruleset="plain_sky")
    game.refuses("A cast Burst Lightning with kicker", "CR-601.3")


def test_granted_keywords_that_are_ignored_mean_nothing() -> None:
    game = table(
        side(battlefield="Grizzly Bears, Rancor(on Grizzly Bears)"),
        side(battlefield="Llanowar Elves"),
        ruleset="plain_sky",
    )
    assert game.size("Grizzly Bears") == (4, 2)
    assert game.characteristics(game.ref("Grizzly Bears")).keywords == frozenset()
