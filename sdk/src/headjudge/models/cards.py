"""The card language, and what the service says of cards and decks.

Generated, do not edit: sdk/codegen/generate.py writes this file from openapi.yaml.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, TypeAlias

from msgspec import Struct, field

from .common import Face, Fault, Remark


class Card(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card or token: its characteristics (CR 109.3) and what it does."""

    name: str
    types: Sequence[
        Literal[
            "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
        ]
    ]
    cost: str | None = None
    """Absent: it has no mana cost (CR 202.1b)."""
    supertypes: Sequence[Literal["basic", "legendary", "snow", "world"]] = []
    subtypes: Sequence[str] = []
    colors: Sequence[Literal["B", "G", "R", "U", "W"]] | None = None
    """A colour indicator, or the colours of a token; otherwise the mana cost says (CR 202.2)."""
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    keywords: Sequence[CardKeywordWithCostOrString] = []
    abilities: Sequence[CardAbility] = []
    granted: Sequence[CardAbility] = []
    """Abilities that it gives to something else."""


class CardAbilitiesChange(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="abilities"
):
    """Layer 6: it loses all abilities, or gains some (indexes into `granted` of the card)."""

    change: ClassVar[Literal["abilities"]] = "abilities"
    lose_all: bool = False
    gain: Sequence[int] = []


class CardActivatedAbility(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ability", tag="activated"
):
    """Cost: effect (CR 602). It is a mana ability by itself where CR 605.1a says so."""

    ability: ClassVar[Literal["activated"]] = "activated"
    cost: CardPrice
    targets: Sequence[CardTarget] = []
    do: Sequence[CardEffect] = []
    modes: Sequence[CardMode] = []
    choose: tuple[int, int] = (1, 1)
    timing: Literal["instant", "sorcery"] = "instant"
    once_per_turn: bool = False
    most_per_turn: int | None = None
    """It can be activated so often each turn (CR 602.5b)."""
    condition: CardCondition | None = None
    """It can be activated only while this holds (CR 602.5)."""
    zone: Literal["battlefield", "graveyard", "hand"] = "battlefield"


class CardAdaptEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="adapt"):
    """The source gets +1/+1 counters if it has none (CR 701.46)."""

    do: ClassVar[Literal["adapt"]] = "adapt"
    amount: CardAmountOrIntegerOrString
    """As a string: the name of a number."""


class CardAddManaEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="add_mana"
):
    """Add these symbols, or one entry of `one_of`, `amount` times (CR 106.3)."""

    do: ClassVar[Literal["add_mana"]] = "add_mana"
    mana: str = ""
    one_of: Sequence[str] = []
    amount: CardAmountOrIntegerOrString = 1
    """As a string: the name of a number."""


class CardAllOfCondition(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="all_of"):
    """Each of several conditions holds."""

    if_: ClassVar[Literal["all_of"]] = "all_of"
    conditions: Sequence[CardCondition]


class CardAmassEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="amass"):
    """Put so many +1/+1 counters on an Army, created if there is none (CR 701.47)."""

    do: ClassVar[Literal["amass"]] = "amass"
    amount: CardAmountOrIntegerOrString
    """As a string: the name of a number."""


class CardAnyOfCondition(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="any_of"):
    """At least one of several conditions holds."""

    if_: ClassVar[Literal["any_of"]] = "any_of"
    conditions: Sequence[CardCondition]


class CardAttachEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="attach"):
    """Attach an Aura or Equipment to something (CR 701.3)."""

    do: ClassVar[Literal["attach"]] = "attach"
    to: str
    """The name of an object."""
    what: str = "self"
    """The name of an object."""


class CardAttackTaxRule(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="rule", tag="attack_tax"
):
    """Creatures cannot attack the controller unless their controller pays for each (CR 508.1h)."""

    rule: ClassVar[Literal["attack_tax"]] = "attack_tax"
    mana: str


class CardAttacksTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="attacks"
):
    """`what` is declared as an attacker (CR 508.3a); `that_player` is the defending player.

    `attacked` is the player or planeswalker that it attacks."""

    when: ClassVar[Literal["attacks"]] = "attacks"
    what: CardFilterOrAttachedOrSelf = "self"
    together: bool = False
    """Once for all of them that do it at once ("one or more"): `that` are all, `number` says how many."""
    nth: int | None = None
    """Only the n-th time each turn."""
    alone: bool = False


class CardBecomeEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="become"):
    """A permanent becomes renowned, or monstrous (CR 702.112b, 701.37b); it has no meaning of its own."""

    do: ClassVar[Literal["become"]] = "become"
    designation: Literal["monstrous", "renowned"]
    what: str = "self"
    """The name of an object."""


class CardBecomesBlockedTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="becomes_blocked"
):
    """`what` becomes blocked (CR 509.3c), by what passes `against`: `opposing` (509.3d).

    `defending_player` is the player whom it attacks, or a planeswalker of theirs."""

    when: ClassVar[Literal["becomes_blocked"]] = "becomes_blocked"
    what: CardFilterOrAttachedOrSelf = "self"
    together: bool = False
    """Once for all of them that do it at once ("one or more"): `that` are all, `number` says how many."""
    nth: int | None = None
    """Only the n-th time each turn."""
    against: CardFilter | None = None


class CardBecomesTappedTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="becomes_tapped"
):
    """`what` becomes tapped (CR 603.2e, 701.26): what is tapped already, or enters tapped, does not."""

    when: ClassVar[Literal["becomes_tapped"]] = "becomes_tapped"
    what: CardFilterOrAttachedOrSelf = "self"
    together: bool = False
    """Once for all of them that do it at once ("one or more"): `that` are all, `number` says how many."""
    nth: int | None = None
    """Only the n-th time each turn."""


class CardBecomesTargetTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="becomes_target"
):
    """`what` becomes the target of a spell or ability that `of` controls: `targeting`.

    However often one spell or ability targets it, that is one occurrence (CR 603.2c)."""

    when: ClassVar[Literal["becomes_target"]] = "becomes_target"
    what: CardFilterOrAttachedOrSelf = "self"
    together: bool = False
    """Once for all of them that do it at once ("one or more"): `that` are all, `number` says how many."""
    nth: int | None = None
    """Only the n-th time each turn."""
    of: str = "any"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


class CardBecomesTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="becomes"
):
    """`what` becomes monstrous, or renowned (CR 701.37b, 702.112b)."""

    when: ClassVar[Literal["becomes"]] = "becomes"
    what: CardFilterOrAttachedOrSelf = "self"
    together: bool = False
    """Once for all of them that do it at once ("one or more"): `that` are all, `number` says how many."""
    nth: int | None = None
    """Only the n-th time each turn."""
    designation: Literal["monstrous", "renowned"] = "monstrous"


class CardBecomesUntappedTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="becomes_untapped"
):
    """`what` becomes untapped (CR 603.2e, 701.26)."""

    when: ClassVar[Literal["becomes_untapped"]] = "becomes_untapped"
    what: CardFilterOrAttachedOrSelf = "self"
    together: bool = False
    """Once for all of them that do it at once ("one or more"): `that` are all, `number` says how many."""
    nth: int | None = None
    """Only the n-th time each turn."""


class CardBeforeCondition(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="before"
):
    """Attackers, or blockers, have not been declared yet this turn (CR 508.1, 509.1)."""

    if_: ClassVar[Literal["before"]] = "before"
    step: Literal["declare_attackers", "declare_blockers"]


class CardBeginsTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="begins"
):
    """A step of somebody's turn begins; `that_player` is whose turn it is."""

    when: ClassVar[Literal["begins"]] = "begins"
    step: Literal["begin_combat", "draw", "end", "end_combat", "upkeep"]
    whose: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


class CardBlocksOrBecomesBlockedTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="blocks_or_becomes_blocked"
):
    """`what` blocks or becomes blocked (CR 509.3a, 509.3c); with what passes `against`, once for each."""

    when: ClassVar[Literal["blocks_or_becomes_blocked"]] = "blocks_or_becomes_blocked"
    what: CardFilterOrAttachedOrSelf = "self"
    together: bool = False
    """Once for all of them that do it at once ("one or more"): `that` are all, `number` says how many."""
    nth: int | None = None
    """Only the n-th time each turn."""
    against: CardFilter | None = None


class CardBlocksTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="blocks"
):
    """`what` is declared as a blocker (CR 509.3a), of what passes `against`: `opposing` (509.3b)."""

    when: ClassVar[Literal["blocks"]] = "blocks"
    what: CardFilterOrAttachedOrSelf = "self"
    together: bool = False
    """Once for all of them that do it at once ("one or more"): `that` are all, `number` says how many."""
    nth: int | None = None
    """Only the n-th time each turn."""
    against: CardFilter | None = None


class CardBolsterEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="bolster"):
    """Put +1/+1 counters on a creature with the least toughness among those that one controls (CR 701.39)."""

    do: ClassVar[Literal["bolster"]] = "bolster"
    amount: CardAmountOrIntegerOrString
    """As a string: the name of a number."""


class CardCantBeCounteredRule(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="rule", tag="cant_be_countered"
):
    """Spells can't be countered (CR 101.2): others, or the spell itself, on the stack (113.6)."""

    rule: ClassVar[Literal["cant_be_countered"]] = "cant_be_countered"
    spells: CardOnStackOrSelf


class CardCantChange(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="cant"):
    """A restriction (CR 101.2, 508.1c, 509.1b)."""

    change: ClassVar[Literal["cant"]] = "cant"
    attack: bool = False
    block: bool = False
    be_blocked: bool = False
    be_blocked_by: CardFilter | None = None
    be_blocked_except: CardFilter | None = None
    """Nothing but these can block it."""
    block_except: CardFilter | None = None
    """It can block nothing but these."""
    activate: bool | Literal["unless mana"] = False
    """Its activated abilities cannot be activated, or only if they are mana abilities."""
    untap: bool = False
    """It doesn't untap during its controller's untap step."""
    be_targeted_by: str | None = None
    """It can't be the target of the spells and abilities of these players."""
    be_targeted_only: Literal["abilities", "spells"] | None = None
    """Of these alone."""
    be_targeted_from: CardFilter | None = None
    """Of spells that are so, and of abilities with sources that are so."""
    be_regenerated: bool = False
    """Regeneration shields are not applied to it (CR 701.19c)."""


class CardCastCondition(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="cast"):
    """The spell, or the permanent that it became, was cast so (CR 400.7d)."""

    if_: ClassVar[Literal["cast"]] = "cast"
    how: Literal["buyback", "evoked", "flashback"]


class CardCastsTrigger(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="casts"):
    """A player casts a spell (CR 601.2i): `that_player` and `that`."""

    when: ClassVar[Literal["casts"]] = "casts"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    nth: int | None = None
    """Only the n-th time each turn that the player does it."""
    what: CardOnStack | None = None


class CardCheck(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What there is to say of a card in the card language."""

    sound: bool
    """Whether the faults are none, so that a game can bring it along."""
    faults: Sequence[Fault]
    """All of them, each with its path and the words that are allowed there."""
    key: str | None
    """The key under which it lies on a table, made of its name and its content; null with faults. Decks
    and card sets speak of it by the part before the hyphen."""
    face: Face | None
    """What the card is and does, as a reader sees it; null if that cannot be told."""


class CardCheckBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card in the card language, and the tokens of its own that it creates."""

    card: Any
    """Any JSON at all; a card in the card language has no faults."""
    tokens: Sequence[Any] = []
    """Tokens that it creates and the library does not have."""


class CardChooseColorEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="choose_color"
):
    """A player chooses a color."""

    do: ClassVar[Literal["choose_color"]] = "choose_color"
    as_: str = field(name="as", default="color")
    """A name given here, for later use."""


class CardChooseEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="choose"):
    """Players choose objects on resolution, without targeting; `chooser` in `what` is who chooses."""

    do: ClassVar[Literal["choose"]] = "choose"
    as_: str = field(name="as")
    """A name given here, for later use."""
    what: CardFilter
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    min: int = 1
    max: int = 1
    hand_of: str | None = None
    """Choose among the cards in this player's hand: those that who chooses knows (CORE-26.1)."""


class CardColorsChange(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="colors"
):
    """Layer 5: its colours become these."""

    change: ClassVar[Literal["colors"]] = "colors"
    colors: Sequence[Literal["B", "G", "R", "U", "W"]]


class CardCompareCondition(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="compare"
):
    """A number is within bounds, or stands so to another that is worked out."""

    if_: ClassVar[Literal["compare"]] = "compare"
    amount: CardAmountOrIntegerOrString
    """As a string: the name of a number."""
    at_least: CardAmountOrIntegerOrString | None = None
    """As a string: the name of a number."""
    at_most: CardAmountOrIntegerOrString | None = None
    """As a string: the name of a number."""
    more_than: CardAmountOrIntegerOrString | None = None
    """As a string: the name of a number."""
    less_than: CardAmountOrIntegerOrString | None = None
    """As a string: the name of a number."""


class CardConniveEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="connive"):
    """Its controller draws cards, discards as many, and puts a +1/+1 counter on it for each of these that
    is no land (CR 701.50)."""

    do: ClassVar[Literal["connive"]] = "connive"
    what: str = "self"
    """The name of an object."""
    amount: CardAmountOrIntegerOrString = 1
    """As a string: the name of a number."""


class CardControlChange(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="control"
):
    """Layer 2: who controls it."""

    change: ClassVar[Literal["control"]] = "control"
    by: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


class CardCopyChange(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="copy"):
    """Layer 1 (CR 707): copiable values of something that has a name; `also_types` are exceptions."""

    change: ClassVar[Literal["copy"]] = "copy"
    of: str
    """The name of an object."""
    also_types: Sequence[
        Literal[
            "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
        ]
    ] = []


class CardCostRule(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="rule", tag="cost"):
    """Spells of some players cost more or less, or the spell itself, wherever it is cast from (CR 601.2f)."""

    rule: ClassVar[Literal["cost"]] = "cost"
    spells: CardOnStackOrSelf
    whose: Literal["any", "opponent", "you"] = "you"
    by: CardAmountOrIntegerOrString = 0
    """Generic mana; less than 0 makes them cheaper. As a string: the name of a number."""
    targeting: CardFilter | None = None
    """Only those that target one of these."""


class CardCountAmount(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="amount", tag="count"):
    """The number of objects, times `times`."""

    amount: ClassVar[Literal["count"]] = "count"
    what: CardFilterOrString
    """As a string: the name of an object."""
    times: int = 1


class CardCounterEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="counter"):
    """Counter a spell or ability (CR 701.6)."""

    do: ClassVar[Literal["counter"]] = "counter"
    what: str
    """The name of an object."""
    to: Literal["exile", "graveyard", "hand", "library"] = "graveyard"
    """Where the spell goes; on top of the library."""


class CardCountersAmount(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="amount", tag="counters"
):
    """The number of counters of a kind on objects, as they are or last were, times `times`."""

    amount: ClassVar[Literal["counters"]] = "counters"
    kind: str
    """A kind of counter: `charge`, `+1/+1`."""
    on: CardFilterOrString
    """As a string: the name of an object."""
    times: int = 1


class CardCreateEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="create"):
    """Create tokens of the kind with this key (CR 701.7)."""

    do: ClassVar[Literal["create"]] = "create"
    token: str
    amount: CardAmountOrIntegerOrString = 1
    """As a string: the name of a number."""
    tapped: bool = False
    as_: str | None = field(name="as", default=None)
    """A name given here, for later use."""


class CardCyclesTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="cycles"
):
    """A player cycles a card (CR 702.29c)."""

    when: ClassVar[Literal["cycles"]] = "cycles"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    nth: int | None = None
    """Only the n-th time each turn that the player does it."""
    what: Literal["self"] | None = None
    """The card itself, wherever it has gone; left out, any card."""


class CardDamageByToughnessChange(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="damage_by_toughness"
):
    """It assigns combat damage equal to its toughness."""

    change: ClassVar[Literal["damage_by_toughness"]] = "damage_by_toughness"


class CardDamageEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="damage"):
    """`by` deals damage to objects or players (CR 120); a divided target brings its own amounts."""

    do: ClassVar[Literal["damage"]] = "damage"
    amount: CardAmountOrIntegerOrString
    """As a string: the name of a number."""
    to: CardFilterOrString | None = None
    """As a string: the name of an object or a player."""
    who: str | None = None
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    by: str = "self"
    """The name of an object."""
    as_: str | None = field(name="as", default=None)
    """The objects and players that were dealt damage this way."""


class CardDamageInsteadAbility(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ability", tag="damage_instead"
):
    """Damage is changed before it is dealt (CR 614, 615)."""

    ability: ClassVar[Literal["damage_instead"]] = "damage_instead"
    by: CardFilterOrSelf | None = None
    """Only from these sources."""
    to: CardFilterOrSelf | None = None
    to_player: Literal["any", "opponent", "you"] | None = None
    combat: bool | None = None
    plus: int = 0
    times: int = 1
    prevent: bool = False


class CardDealsDamageTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="deals_damage"
):
    """`what` deals damage to `damaged`: a creature, player or planeswalker.

    `amount` is how much; `that_player` is the player, or the object's controller, that was dealt
    damage. Where `to` is left out, all the damage that it deals at once is one occurrence (CR 603.2c)."""

    when: ClassVar[Literal["deals_damage"]] = "deals_damage"
    what: CardFilterOrAttachedOrSelf = "self"
    together: bool = False
    """Once for all of them that do it at once ("one or more"): `that` are all, `number` says how many."""
    nth: int | None = None
    """Only the n-th time each turn."""
    to: Sequence[Literal["creature", "planeswalker", "player"]] = field(
        default_factory=lambda: ["creature", "player", "planeswalker"]
    )
    combat: bool | None = None
    whom: str = "any"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


class CardDestroyEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="destroy"):
    """Destroy objects (CR 701.8)."""

    do: ClassVar[Literal["destroy"]] = "destroy"
    what: CardFilterOrString
    """As a string: the name of an object."""
    can_regenerate: bool = True


class CardDevotionAmount(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="amount", tag="devotion"
):
    """CR 700.5: the symbols of a colour among the mana costs of the controller's permanents."""

    amount: ClassVar[Literal["devotion"]] = "devotion"
    color: Literal["B", "G", "R", "U", "W"]


class CardDiesTrigger(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="dies"):
    """`what` is put into a graveyard from the battlefield (CR 700.4); looks back."""

    when: ClassVar[Literal["dies"]] = "dies"
    what: CardFilterOrAttachedOrSelf = "self"
    together: bool = False
    """Once for all of them that do it at once ("one or more"): `that` are all, `number` says how many."""
    nth: int | None = None
    """Only the n-th time each turn."""
    damaged_by_self: bool = False
    """Only if the source dealt damage to it this turn."""


class CardDifferenceAmount(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="amount", tag="difference"
):
    """A number less another; it may be negative (CR 107.1b)."""

    amount: ClassVar[Literal["difference"]] = "difference"
    of: tuple[CardAmountOrIntegerOrString, CardAmountOrIntegerOrString]


class CardDifferentAmount(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="amount", tag="different"
):
    """How many different names, colors … there are among objects, times `times`."""

    amount: ClassVar[Literal["different"]] = "different"
    by: Literal["basic land type", "color", "mana value", "name", "power", "toughness"]
    among: CardFilter
    times: int = 1


class CardDigEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="dig"):
    """Look at the top cards of one's library, put some into the hand, the others on the bottom."""

    do: ClassVar[Literal["dig"]] = "dig"
    amount: CardAmountOrIntegerOrString
    """As a string: the name of a number."""
    take: int = 1
    optional: bool = False
    """Up to `take`, revealed."""
    what: CardInLibrary | None = None
    order: Literal["any", "random"] = "any"
    """In which order the others go to the bottom."""


class CardDiscardEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="discard"):
    """Players discard cards that they choose, unless `how` or `what` says otherwise (CR 701.9)."""

    do: ClassVar[Literal["discard"]] = "discard"
    amount: CardAmountOrIntegerOrString = 1
    """As a string: the name of a number."""
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    what: str | None = None
    """This card, which was chosen before."""
    how: Literal["at random", "own choice"] = "own choice"


class CardDiscardsTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="discards"
):
    """A player discards a card, wherever it goes (CR 701.9): `that_player` and `that`."""

    when: ClassVar[Literal["discards"]] = "discards"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    nth: int | None = None
    """Only the n-th time each turn that the player does it."""
    what: CardInHand | None = None
    together: bool = False
    """Once for all cards that a player discards at once: `that` are all, `number` says how many."""


class CardDrawEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="draw"):
    """Players draw cards, one at a time (CR 121)."""

    do: ClassVar[Literal["draw"]] = "draw"
    amount: CardAmountOrIntegerOrString = 1
    """As a string: the name of a number."""
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


class CardDrawsTrigger(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="draws"):
    """A player draws a card: `that_player`."""

    when: ClassVar[Literal["draws"]] = "draws"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    nth: int | None = None
    """Only the n-th time each turn that the player does it."""


class CardEachEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="each"):
    """The steps once for each player, in turn order from the active one, or object."""

    do: ClassVar[Literal["each"]] = "each"
    who: str | None = None
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    what: CardFilterOrString | None = None
    """As a string: the name of an object."""
    as_: str = field(name="as", default="each")
    """A name given here, for later use."""
    steps: Sequence[CardEffect] = []


class CardEntersTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="enters"
):
    """`what` enters the battlefield (CR 603.6a)."""

    when: ClassVar[Literal["enters"]] = "enters"
    what: CardFilterOrAttachedOrSelf = "self"
    together: bool = False
    """Once for all of them that do it at once ("one or more"): `that` are all, `number` says how many."""
    nth: int | None = None
    """Only the n-th time each turn."""


class CardEntersWithAbility(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ability", tag="enters_with"
):
    """How permanents enter the battlefield (CR 614.1c): the source, or others that pass a filter."""

    ability: ClassVar[Literal["enters_with"]] = "enters_with"
    what: CardFilterOrSelf = "self"
    tapped: bool = False
    counters: str | None = None
    """A kind of counter: `charge`, `+1/+1`."""
    amount: CardAmountOrIntegerOrString = 1
    """As a string: the name of a number."""
    optional: bool = False
    copy_of: CardFilter | None = None
    """It may enter as a copy of one of these (CR 707.5)."""
    condition: CardCondition | None = None


class CardEntry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card as people look it up: of a ruleset's library, or of a pool beside it."""

    name: str
    type: str
    """Its type line."""
    text: str
    """What it is and does, generated from the ruleset's data."""
    key: str
    rules: Sequence[str]
    """The clauses that say what it is and does."""
    cost: str | None = None
    """Its mana cost, where it is written in symbols: `{1}{G}`."""
    numbers: Mapping[str, int] = {}
    """Cost, power and the like."""
    types: Sequence[str] = []
    """Every word of its type line."""
    colors: Sequence[Literal["W", "U", "B", "R", "G", "C"]] = []
    """Letters of its colors; `C` for a card without a color."""
    keywords: Sequence[str] = []
    """Names of its keywords."""
    definition: Card | None = None
    """What it says in the ruleset's card language, where there is one."""
    used_in: Sequence[str] = []
    """The games whose decks or card sets it is in."""
    in_library: bool = True
    """False for a card of the pool that the service was given: a game that uses it has it in
    `table.cards`."""


class CardEquipCostRule(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="rule", tag="equip_cost"
):
    """Equip abilities of the controller cost so much more (or less)."""

    rule: ClassVar[Literal["equip_cost"]] = "equip_cost"
    by: int


class CardExileInsteadOfDyingChange(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="exile_instead_of_dying"
):
    """If it would die, it is exiled instead (CR 614)."""

    change: ClassVar[Literal["exile_instead_of_dying"]] = "exile_instead_of_dying"


class CardExileInsteadOfLeavingChange(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="exile_instead_of_leaving"
):
    """If it would leave the battlefield, it is exiled instead of going anywhere else (CR 614)."""

    change: ClassVar[Literal["exile_instead_of_leaving"]] = "exile_instead_of_leaving"


class CardExistsCondition(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="exists"
):
    """There are at least so many such objects."""

    if_: ClassVar[Literal["exists"]] = "exists"
    what: CardFilter
    at_least: int = 1


class CardExploreEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="explore"):
    """Reveal the top card of the library: a land goes to the hand; else the permanent gets a +1/+1
    counter, and the card may go to the graveyard (CR 701.44)."""

    do: ClassVar[Literal["explore"]] = "explore"
    what: str = "self"
    """The name of an object."""


class CardFatesealEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="fateseal"
):
    """Look at the top cards of an opponent's library; each stays on top or goes to the bottom (CR 701.29)."""

    do: ClassVar[Literal["fateseal"]] = "fateseal"
    amount: CardAmountOrIntegerOrString
    """As a string: the name of a number."""


class CardFightEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="fight"):
    """Two creatures deal damage equal to their power to each other (CR 701.14)."""

    do: ClassVar[Literal["fight"]] = "fight"
    one: str
    """The name of an object."""
    other: str
    """The name of an object."""


class CardFilter(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Objects of a zone for which all of this is true; what is left out does not matter."""

    zone: Literal["battlefield", "exile", "graveyard", "hand", "library", "stack"] = "battlefield"
    types: Sequence[
        Literal[
            "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
        ]
    ] = []
    """Any of them."""
    all_types: Sequence[
        Literal[
            "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
        ]
    ] = []
    """All of them ("artifact creature")."""
    not_types: Sequence[
        Literal[
            "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
        ]
    ] = []
    """None of them."""
    subtypes: Sequence[str] = []
    not_subtypes: Sequence[str] = []
    supertypes: Sequence[Literal["basic", "legendary", "snow", "world"]] = []
    """All of them ("basic snow land")."""
    not_supertypes: Sequence[Literal["basic", "legendary", "snow", "world"]] = []
    colors: Sequence[Literal["B", "G", "R", "U", "W"]] = []
    not_colors: Sequence[Literal["B", "G", "R", "U", "W"]] = []
    keywords: Sequence[
        Literal[
            "changeling",
            "deathtouch",
            "defender",
            "devoid",
            "double strike",
            "fear",
            "first strike",
            "flanking",
            "flash",
            "flying",
            "haste",
            "hexproof",
            "horsemanship",
            "indestructible",
            "infect",
            "intimidate",
            "lifelink",
            "menace",
            "reach",
            "shadow",
            "shroud",
            "skulk",
            "trample",
            "umbra armor",
            "vigilance",
            "wither",
        ]
    ] = []
    """All of them."""
    not_keywords: Sequence[
        Literal[
            "changeling",
            "deathtouch",
            "defender",
            "devoid",
            "double strike",
            "fear",
            "first strike",
            "flanking",
            "flash",
            "flying",
            "haste",
            "hexproof",
            "horsemanship",
            "indestructible",
            "infect",
            "intimidate",
            "lifelink",
            "menace",
            "reach",
            "shadow",
            "shroud",
            "skulk",
            "trample",
            "umbra armor",
            "vigilance",
            "wither",
        ]
    ] = []
    has_abilities: bool | None = None
    """Keywords count among them (CR 113.3)."""
    controller: str = "any"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    not_controller: str | None = None
    """Somebody else controls it ("you don't control")."""
    attached_to: str | None = None
    """The name of an object."""
    other: bool = False
    """Not the source itself."""
    not_same_as: str | None = None
    """None of what has this name ("your other creatures", beside one that was targeted)."""
    or_self: bool = False
    """The source passes, whatever else is asked ("this or another creature")."""
    tapped: bool | None = None
    combat: Literal["attacking", "attacking or blocking", "blocking"] | None = None
    power: CardRange | None = None
    toughness: CardRange | None = None
    mana_value: CardRange | None = None
    counter: str | None = None
    """With at least one such counter."""
    token: bool | None = None
    name: str | None = None


CardFilterOrAttachedOrSelf: TypeAlias = Literal["attached", "self"] | CardFilter


CardFilterOrSelf: TypeAlias = Literal["self"] | CardFilter


CardFilterOrString: TypeAlias = str | CardFilter


class CardGainLifeEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="gain_life"
):
    """Players gain life (CR 119.3)."""

    do: ClassVar[Literal["gain_life"]] = "gain_life"
    amount: CardAmountOrIntegerOrString
    """As a string: the name of a number."""
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


class CardGainsLifeTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="gains_life"
):
    """A player gains life: so `amount`, once for each source that makes them gain it (CR 119.9)."""

    when: ClassVar[Literal["gains_life"]] = "gains_life"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    nth: int | None = None
    """Only the n-th time each turn that the player does it."""


class CardGoesToGraveyardTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="goes_to_graveyard"
):
    """A card is put into a graveyard from anywhere (CR 603.6c): `that_player` owns it. Tokens are no
    cards.

    It does not look back, wherever the card comes from."""

    when: ClassVar[Literal["goes_to_graveyard"]] = "goes_to_graveyard"
    what: CardInGraveyard | None = None
    together: bool = False
    """Once for all of them that do it at once ("one or more"): `that` are all, `number` says how many."""
    nth: int | None = None
    """Only the n-th time each turn."""


class CardGreatestAmount(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="amount", tag="greatest"
):
    """The greatest such number among objects; 0 if there are none."""

    amount: ClassVar[Literal["greatest"]] = "greatest"
    stat: Literal["mana_value", "power", "toughness"]
    among: CardFilter


class CardHalfAmount(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="amount", tag="half"):
    """Half a number, rounded up or down as it says (CR 107.1a)."""

    amount: ClassVar[Literal["half"]] = "half"
    of: CardAmountOrIntegerOrString
    """As a string: the name of a number."""
    round: Literal["down", "up"]


class CardHandToLibraryEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="hand_to_library"
):
    """A player puts cards from the hand on top of the library, in any order."""

    do: ClassVar[Literal["hand_to_library"]] = "hand_to_library"
    amount: int = 1
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


class CardIfEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="if"):
    """Steps that depend on a condition."""

    do: ClassVar[Literal["if"]] = "if"
    condition: CardCondition
    then: Sequence[CardEffect] = []
    otherwise: Sequence[CardEffect] = []


class CardInGraveyard(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A filter at a place that speaks of cards in a graveyard; its zone goes without saying."""

    zone: Literal["battlefield", "exile", "graveyard", "hand", "library", "stack"] = "graveyard"
    types: Sequence[
        Literal[
            "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
        ]
    ] = []
    """Any of them."""
    all_types: Sequence[
        Literal[
            "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
        ]
    ] = []
    """All of them ("artifact creature")."""
    not_types: Sequence[
        Literal[
            "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
        ]
    ] = []
    """None of them."""
    subtypes: Sequence[str] = []
    not_subtypes: Sequence[str] = []
    supertypes: Sequence[Literal["basic", "legendary", "snow", "world"]] = []
    """All of them ("basic snow land")."""
    not_supertypes: Sequence[Literal["basic", "legendary", "snow", "world"]] = []
    colors: Sequence[Literal["B", "G", "R", "U", "W"]] = []
    not_colors: Sequence[Literal["B", "G", "R", "U", "W"]] = []
    keywords: Sequence[
        Literal[
            "changeling",
            "deathtouch",
            "defender",
            "devoid",
            "double strike",
            "fear",
            "first strike",
            "flanking",
            "flash",
            "flying",
            "haste",
            "hexproof",
            "horsemanship",
            "indestructible",
            "infect",
            "intimidate",
            "lifelink",
            "menace",
            "reach",
            "shadow",
            "shroud",
            "skulk",
            "trample",
            "umbra armor",
            "vigilance",
            "wither",
        ]
    ] = []
    """All of them."""
    not_keywords: Sequence[
        Literal[
            "changeling",
            "deathtouch",
            "defender",
            "devoid",
            "double strike",
            "fear",
            "first strike",
            "flanking",
            "flash",
            "flying",
            "haste",
            "hexproof",
            "horsemanship",
            "indestructible",
            "infect",
            "intimidate",
            "lifelink",
            "menace",
            "reach",
            "shadow",
            "shroud",
            "skulk",
            "trample",
            "umbra armor",
            "vigilance",
            "wither",
        ]
    ] = []
    has_abilities: bool | None = None
    """Keywords count among them (CR 113.3)."""
    controller: str = "any"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    not_controller: str | None = None
    """Somebody else controls it ("you don't control")."""
    attached_to: str | None = None
    """The name of an object."""
    other: bool = False
    """Not the source itself."""
    not_same_as: str | None = None
    """None of what has this name ("your other creatures", beside one that was targeted)."""
    or_self: bool = False
    """The source passes, whatever else is asked ("this or another creature")."""
    tapped: bool | None = None
    combat: Literal["attacking", "attacking or blocking", "blocking"] | None = None
    power: CardRange | None = None
    toughness: CardRange | None = None
    mana_value: CardRange | None = None
    counter: str | None = None
    """With at least one such counter."""
    token: bool | None = None
    name: str | None = None


class CardInHand(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A filter at a place that speaks of cards in a hand; its zone goes without saying."""

    zone: Literal["battlefield", "exile", "graveyard", "hand", "library", "stack"] = "hand"
    types: Sequence[
        Literal[
            "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
        ]
    ] = []
    """Any of them."""
    all_types: Sequence[
        Literal[
            "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
        ]
    ] = []
    """All of them ("artifact creature")."""
    not_types: Sequence[
        Literal[
            "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
        ]
    ] = []
    """None of them."""
    subtypes: Sequence[str] = []
    not_subtypes: Sequence[str] = []
    supertypes: Sequence[Literal["basic", "legendary", "snow", "world"]] = []
    """All of them ("basic snow land")."""
    not_supertypes: Sequence[Literal["basic", "legendary", "snow", "world"]] = []
    colors: Sequence[Literal["B", "G", "R", "U", "W"]] = []
    not_colors: Sequence[Literal["B", "G", "R", "U", "W"]] = []
    keywords: Sequence[
        Literal[
            "changeling",
            "deathtouch",
            "defender",
            "devoid",
            "double strike",
            "fear",
            "first strike",
            "flanking",
            "flash",
            "flying",
            "haste",
            "hexproof",
            "horsemanship",
            "indestructible",
            "infect",
            "intimidate",
            "lifelink",
            "menace",
            "reach",
            "shadow",
            "shroud",
            "skulk",
            "trample",
            "umbra armor",
            "vigilance",
            "wither",
        ]
    ] = []
    """All of them."""
    not_keywords: Sequence[
        Literal[
            "changeling",
            "deathtouch",
            "defender",
            "devoid",
            "double strike",
            "fear",
            "first strike",
            "flanking",
            "flash",
            "flying",
            "haste",
            "hexproof",
            "horsemanship",
            "indestructible",
            "infect",
            "intimidate",
            "lifelink",
            "menace",
            "reach",
            "shadow",
            "shroud",
            "skulk",
            "trample",
            "umbra armor",
            "vigilance",
            "wither",
        ]
    ] = []
    has_abilities: bool | None = None
    """Keywords count among them (CR 113.3)."""
    controller: str = "any"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    not_controller: str | None = None
    """Somebody else controls it ("you don't control")."""
    attached_to: str | None = None
    """The name of an object."""
    other: bool = False
    """Not the source itself."""
    not_same_as: str | None = None
    """None of what has this name ("your other creatures", beside one that was targeted)."""
    or_self: bool = False
    """The source passes, whatever else is asked ("this or another creature")."""
    tapped: bool | None = None
    combat: Literal["attacking", "attacking or blocking", "blocking"] | None = None
    power: CardRange | None = None
    toughness: CardRange | None = None
    mana_value: CardRange | None = None
    counter: str | None = None
    """With at least one such counter."""
    token: bool | None = None
    name: str | None = None


class CardInLibrary(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A filter at a place that speaks of cards in a library; its zone goes without saying."""

    zone: Literal["battlefield", "exile", "graveyard", "hand", "library", "stack"] = "library"
    types: Sequence[
        Literal[
            "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
        ]
    ] = []
    """Any of them."""
    all_types: Sequence[
        Literal[
            "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
        ]
    ] = []
    """All of them ("artifact creature")."""
    not_types: Sequence[
        Literal[
            "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
        ]
    ] = []
    """None of them."""
    subtypes: Sequence[str] = []
    not_subtypes: Sequence[str] = []
    supertypes: Sequence[Literal["basic", "legendary", "snow", "world"]] = []
    """All of them ("basic snow land")."""
    not_supertypes: Sequence[Literal["basic", "legendary", "snow", "world"]] = []
    colors: Sequence[Literal["B", "G", "R", "U", "W"]] = []
    not_colors: Sequence[Literal["B", "G", "R", "U", "W"]] = []
    keywords: Sequence[
        Literal[
            "changeling",
            "deathtouch",
            "defender",
            "devoid",
            "double strike",
            "fear",
            "first strike",
            "flanking",
            "flash",
            "flying",
            "haste",
            "hexproof",
            "horsemanship",
            "indestructible",
            "infect",
            "intimidate",
            "lifelink",
            "menace",
            "reach",
            "shadow",
            "shroud",
            "skulk",
            "trample",
            "umbra armor",
            "vigilance",
            "wither",
        ]
    ] = []
    """All of them."""
    not_keywords: Sequence[
        Literal[
            "changeling",
            "deathtouch",
            "defender",
            "devoid",
            "double strike",
            "fear",
            "first strike",
            "flanking",
            "flash",
            "flying",
            "haste",
            "hexproof",
            "horsemanship",
            "indestructible",
            "infect",
            "intimidate",
            "lifelink",
            "menace",
            "reach",
            "shadow",
            "shroud",
            "skulk",
            "trample",
            "umbra armor",
            "vigilance",
            "wither",
        ]
    ] = []
    has_abilities: bool | None = None
    """Keywords count among them (CR 113.3)."""
    controller: str = "any"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    not_controller: str | None = None
    """Somebody else controls it ("you don't control")."""
    attached_to: str | None = None
    """The name of an object."""
    other: bool = False
    """Not the source itself."""
    not_same_as: str | None = None
    """None of what has this name ("your other creatures", beside one that was targeted)."""
    or_self: bool = False
    """The source passes, whatever else is asked ("this or another creature")."""
    tapped: bool | None = None
    combat: Literal["attacking", "attacking or blocking", "blocking"] | None = None
    power: CardRange | None = None
    toughness: CardRange | None = None
    mana_value: CardRange | None = None
    counter: str | None = None
    """With at least one such counter."""
    token: bool | None = None
    name: str | None = None


class CardIsCondition(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="is"):
    """Something that has a name passes a filter."""

    if_: ClassVar[Literal["is"]] = "is"
    what: str
    """The name of an object or a player."""
    filter: CardFilter


class CardIsDealtDamageTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="is_dealt_damage"
):
    """`what` is dealt damage, or one of the players `who`: `amount` by the sources `by` (CR 120.4).

    Damage by several sources at once is one occurrence (CR 603.2c)."""

    when: ClassVar[Literal["is_dealt_damage"]] = "is_dealt_damage"
    what: CardFilterOrAttachedOrSelf = "self"
    together: bool = False
    """Once for all of them that do it at once ("one or more"): `that` are all, `number` says how many."""
    nth: int | None = None
    """Only the n-th time each turn."""
    who: str | None = None
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    combat: bool | None = None


class CardIsDesignatedCondition(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="is_designated"
):
    """Something that has a name has become monstrous, or renowned (CR 701.37b, 702.112b)."""

    if_: ClassVar[Literal["is_designated"]] = "is_designated"
    designation: Literal["monstrous", "renowned"]
    what: str = "self"
    """The name of an object."""


class CardIsSacrificedTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="is_sacrificed"
):
    """`who` sacrifices `what` (CR 701.21): `that_player`; looks back."""

    when: ClassVar[Literal["is_sacrificed"]] = "is_sacrificed"
    what: CardFilterOrAttachedOrSelf = "self"
    together: bool = False
    """Once for all of them that do it at once ("one or more"): `that` are all, `number` says how many."""
    nth: int | None = None
    """Only the n-th time each turn."""
    who: str = "any"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


class CardKeywordWithCost(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A keyword whose cost is more than mana."""

    keyword: Literal[
        "buyback",
        "cycling",
        "equip",
        "evoke",
        "flashback",
        "kicker",
        "outlast",
        "scavenge",
        "unearth",
        "ward",
    ]
    cost: CardPrice


CardKeywordWithCostOrString: TypeAlias = str | CardKeywordWithCost


class CardKeywordsChange(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="keywords"
):
    """Layer 6: keywords gained and lost. `gain` takes whole keywords, `"protection from red"`."""

    change: ClassVar[Literal["keywords"]] = "keywords"
    gain: Sequence[str] = []
    lose: Sequence[
        Literal[
            "changeling",
            "deathtouch",
            "defender",
            "devoid",
            "double strike",
            "fear",
            "first strike",
            "flanking",
            "flash",
            "flying",
            "haste",
            "hexproof",
            "horsemanship",
            "indestructible",
            "infect",
            "intimidate",
            "lifelink",
            "menace",
            "reach",
            "shadow",
            "shroud",
            "skulk",
            "trample",
            "umbra armor",
            "vigilance",
            "wither",
        ]
    ] = []
    protection_from: str | None = None
    """Protection from the colour that was chosen under this name, too."""


class CardKickedCondition(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="kicked"
):
    """CR 702.33d: the spell, or the permanent that it became, was kicked."""

    if_: ClassVar[Literal["kicked"]] = "kicked"


class CardLaterEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="later"):
    """A delayed triggered ability (CR 603.7)."""

    do: ClassVar[Literal["later"]] = "later"
    when: CardTrigger
    steps: Sequence[CardEffect]
    condition: CardCondition | None = None
    """An intervening if (CR 603.4): asked as it triggers, and as it resolves."""


class CardLeavesTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="leaves"
):
    """`what` leaves the battlefield (CR 603.6c); looks back (603.10a)."""

    when: ClassVar[Literal["leaves"]] = "leaves"
    what: CardFilterOrAttachedOrSelf = "self"
    together: bool = False
    """Once for all of them that do it at once ("one or more"): `that` are all, `number` says how many."""
    nth: int | None = None
    """Only the n-th time each turn."""


class CardLifeAmount(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="amount", tag="life"):
    """The life total of a player (CR 119.1); 0 where nobody is meant."""

    amount: ClassVar[Literal["life"]] = "life"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


class CardLifeCondition(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="life"):
    """One of the players has that much life (CR 119.1)."""

    if_: ClassVar[Literal["life"]] = "life"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    at_least: int | None = None
    at_most: int | None = None


class CardLoseLifeEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="lose_life"
):
    """Players lose life; `as` names the sum of what was lost (CR 119.3)."""

    do: ClassVar[Literal["lose_life"]] = "lose_life"
    amount: CardAmountOrIntegerOrString
    """As a string: the name of a number."""
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    as_: str | None = field(name="as", default=None)
    """A name given here, for later use."""


class CardLosesCountersTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="loses_counters"
):
    """Counters of a kind are removed from `what` (CR 122.1), once for each time; `last`: none is left."""

    when: ClassVar[Literal["loses_counters"]] = "loses_counters"
    what: CardFilterOrAttachedOrSelf = "self"
    kind: str = "+1/+1"
    """A kind of counter: `charge`, `+1/+1`."""
    last: bool = False


class CardLosesLifeTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="loses_life"
):
    """A player loses life, also by damage or by paying it (CR 119.3, 119.4): so `amount`, all at once."""

    when: ClassVar[Literal["loses_life"]] = "loses_life"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    nth: int | None = None
    """Only the n-th time each turn that the player does it."""


class CardMayEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="may"):
    """A player may pay, or just may (CR 608.2d, 118.12): then, or else."""

    do: ClassVar[Literal["may"]] = "may"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    pay: CardPrice | None = None
    then: Sequence[CardEffect] = []
    otherwise: Sequence[CardEffect] = []


class CardMillEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="mill"):
    """Players put the top cards of their libraries into their graveyards (CR 701.17)."""

    do: ClassVar[Literal["mill"]] = "mill"
    amount: CardAmountOrIntegerOrString
    """As a string: the name of a number."""
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


class CardMode(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One of the modes of a modal spell or ability (CR 700.2)."""

    targets: Sequence[CardTarget] = []
    do: Sequence[CardEffect] = []


class CardMonstrosityEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="monstrosity"
):
    """The source gets so many +1/+1 counters and is monstrous, if it is not yet (CR 701.37)."""

    do: ClassVar[Literal["monstrosity"]] = "monstrosity"
    amount: CardAmountOrIntegerOrString
    """As a string: the name of a number."""


class CardMoveCountersEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="move_counters"
):
    """Move counters from one permanent onto another, as many as there are at most (CR 122.5)."""

    do: ClassVar[Literal["move_counters"]] = "move_counters"
    from_: str = field(name="from")
    """The name of an object."""
    to: str
    """The name of an object."""
    kind: str = "+1/+1"
    """A kind of counter: `charge`, `+1/+1`."""
    amount: CardAmountOrIntegerOrString = 1
    """As a string: the name of a number."""
    all: bool = False
    """All of this kind."""


class CardMoveEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="move"):
    """Put objects into a zone of their owners: exile, return, put on top of a library, reanimate …"""

    do: ClassVar[Literal["move"]] = "move"
    what: CardFilterOrString
    """As a string: the name of an object."""
    to: Literal["battlefield", "exile", "graveyard", "hand", "library"]
    position: Literal["bottom", "top"] = "top"
    controller: str | None = None
    """Under whose control it enters the battlefield: `you`, or its owner if left out."""
    tapped: bool = False
    counters: str | None = None
    """A kind of counter: `charge`, `+1/+1`."""
    as_: str | None = field(name="as", default=None)
    """The objects that they became."""
    linked: bool = False
    """Remember them with the source, for its other ability (CR 607)."""


class CardMustChange(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="must"):
    """A requirement (CR 508.1d, 509.1c)."""

    change: ClassVar[Literal["must"]] = "must"
    attack: bool = False
    be_blocked_by_all: bool = False


class CardNotCondition(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="not"):
    """A condition does not hold."""

    if_: ClassVar[Literal["not"]] = "not"
    condition: CardCondition


class CardOnStack(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A filter at a place that speaks of spells; its zone goes without saying."""

    zone: Literal["battlefield", "exile", "graveyard", "hand", "library", "stack"] = "stack"
    types: Sequence[
        Literal[
            "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
        ]
    ] = []
    """Any of them."""
    all_types: Sequence[
        Literal[
            "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
        ]
    ] = []
    """All of them ("artifact creature")."""
    not_types: Sequence[
        Literal[
            "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
        ]
    ] = []
    """None of them."""
    subtypes: Sequence[str] = []
    not_subtypes: Sequence[str] = []
    supertypes: Sequence[Literal["basic", "legendary", "snow", "world"]] = []
    """All of them ("basic snow land")."""
    not_supertypes: Sequence[Literal["basic", "legendary", "snow", "world"]] = []
    colors: Sequence[Literal["B", "G", "R", "U", "W"]] = []
    not_colors: Sequence[Literal["B", "G", "R", "U", "W"]] = []
    keywords: Sequence[
        Literal[
            "changeling",
            "deathtouch",
            "defender",
            "devoid",
            "double strike",
            "fear",
            "first strike",
            "flanking",
            "flash",
            "flying",
            "haste",
            "hexproof",
            "horsemanship",
            "indestructible",
            "infect",
            "intimidate",
            "lifelink",
            "menace",
            "reach",
            "shadow",
            "shroud",
            "skulk",
            "trample",
            "umbra armor",
            "vigilance",
            "wither",
        ]
    ] = []
    """All of them."""
    not_keywords: Sequence[
        Literal[
            "changeling",
            "deathtouch",
            "defender",
            "devoid",
            "double strike",
            "fear",
            "first strike",
            "flanking",
            "flash",
            "flying",
            "haste",
            "hexproof",
            "horsemanship",
            "indestructible",
            "infect",
            "intimidate",
            "lifelink",
            "menace",
            "reach",
            "shadow",
            "shroud",
            "skulk",
            "trample",
            "umbra armor",
            "vigilance",
            "wither",
        ]
    ] = []
    has_abilities: bool | None = None
    """Keywords count among them (CR 113.3)."""
    controller: str = "any"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    not_controller: str | None = None
    """Somebody else controls it ("you don't control")."""
    attached_to: str | None = None
    """The name of an object."""
    other: bool = False
    """Not the source itself."""
    not_same_as: str | None = None
    """None of what has this name ("your other creatures", beside one that was targeted)."""
    or_self: bool = False
    """The source passes, whatever else is asked ("this or another creature")."""
    tapped: bool | None = None
    combat: Literal["attacking", "attacking or blocking", "blocking"] | None = None
    power: CardRange | None = None
    toughness: CardRange | None = None
    mana_value: CardRange | None = None
    counter: str | None = None
    """With at least one such counter."""
    token: bool | None = None
    name: str | None = None


CardOnStackOrSelf: TypeAlias = Literal["self"] | CardOnStack


class CardPage(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of a card library."""

    ruleset: str
    page: int
    pages: int
    total: int
    next: str | None
    """Path of the next page."""
    cards: Sequence[CardEntry]


class CardPartyAmount(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="amount", tag="party"):
    """CR 700.8: the most of one's creatures of which each stands for another of Cleric, Rogue, Warrior and
    Wizard, times `times`."""

    amount: ClassVar[Literal["party"]] = "party"
    times: int = 1


class CardPlayerRule(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="rule", tag="player"):
    """What players may not do, or have (CR 613.10)."""

    rule: ClassVar[Literal["player"]] = "player"
    whose: Literal["any", "opponent", "you"]
    cant: Literal["draw more than one", "gain life", "search"] | None = None
    has: Literal["hexproof", "open hand"] | None = None
    can: Literal["ignore hexproof"] | None = None
    """Their spells and abilities can target what has hexproof against them (CORE-13.11)."""


class CardPlayersAmount(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="amount", tag="players"
):
    """The number of players in the game, or of one's opponents, times `times`."""

    amount: ClassVar[Literal["players"]] = "players"
    who: Literal["any", "opponent"] = "opponent"
    times: int = 1


class CardPoisonAmount(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="amount", tag="poison"
):
    """How many poison counters a player has (CR 122.1)."""

    amount: ClassVar[Literal["poison"]] = "poison"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


class CardPowerToughnessChange(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="power_toughness"
):
    """Layer 7c: so much more (or less) power and toughness."""

    change: ClassVar[Literal["power_toughness"]] = "power_toughness"
    power: CardAmountOrIntegerOrString = 0
    """As a string: the name of a number."""
    toughness: CardAmountOrIntegerOrString = 0
    """As a string: the name of a number."""


class CardPreventEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="prevent"):
    """Prevent the next `amount` damage, or all of it, for a time (CR 615)."""

    do: ClassVar[Literal["prevent"]] = "prevent"
    amount: CardAmountOrIntegerOrString | None = None
    """As a string: the name of a number."""
    to: str | None = None
    """The name of an object or a player."""
    by: str | None = None
    """Only damage that this deals."""
    combat_only: bool = False
    lasts: Literal["turn", "your_next_turn"] = "turn"


class CardPrice(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything that a cost consists of; what is left out is not part of it."""

    mana: str = ""
    tap: bool = False
    untap: bool = False
    loyalty: int | Literal["-X"] | None = None
    life: int = 0
    sacrifice: CardFilterOrSelf | None = None
    sacrifice_as: str = "sacrificed"
    """A name given here, for later use."""
    exile: Literal["self"] | None = None
    discard: Literal["self"] | int | None = None
    """The source itself, from the hand, or so many cards."""
    tap_others: CardFilter | None = None
    """Tap so many other untapped permanents that one controls, of this kind."""
    tap_others_count: int = 1
    remove_counters: str | None = None
    """Remove so many counters of this kind from the source."""
    remove_counters_count: int = 1


class CardProliferateEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="proliferate"
):
    """Any number of permanents with counters get another of each kind that they have (CR 701.34)."""

    do: ClassVar[Literal["proliferate"]] = "proliferate"


class CardPutCountersEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="put_counters"
):
    """Put counters on objects (CR 122)."""

    do: ClassVar[Literal["put_counters"]] = "put_counters"
    on: CardFilterOrString
    """As a string: the name of an object."""
    kind: str = "+1/+1"
    """A kind of counter: `charge`, `+1/+1`."""
    amount: CardAmountOrIntegerOrString = 1
    """As a string: the name of a number."""


class CardRange(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A number between two bounds, both included."""

    min: int | None = None
    max: int | None = None


class CardRegenerateEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="regenerate"
):
    """A regeneration shield (CR 701.19)."""

    do: ClassVar[Literal["regenerate"]] = "regenerate"
    what: str = "self"
    """The name of an object."""


class CardRemoveCountersEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="remove_counters"
):
    """Remove counters from objects, as many as there are at most; `as` names the number (CR 122.1)."""

    do: ClassVar[Literal["remove_counters"]] = "remove_counters"
    from_: CardFilterOrString = field(name="from")
    """As a string: the name of an object."""
    kind: str = "+1/+1"
    """A kind of counter: `charge`, `+1/+1`."""
    amount: CardAmountOrIntegerOrString = 1
    """As a string: the name of a number."""
    all: bool = False
    """All of this kind."""
    as_: str | None = field(name="as", default=None)
    """A name given here, for later use."""


class CardRevealHandEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="reveal_hand"
):
    """Players reveal their hands."""

    do: ClassVar[Literal["reveal_hand"]] = "reveal_hand"
    who: str
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


CardRule: TypeAlias = (
    CardCostRule | CardEquipCostRule | CardAttackTaxRule | CardPlayerRule | CardCantBeCounteredRule
)


class CardSacrificeEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="sacrifice"
):
    """Sacrifice something named, or players sacrifice permanents that they choose (CR 701.21)."""

    do: ClassVar[Literal["sacrifice"]] = "sacrifice"
    what: CardFilterOrString
    """As a string: the name of an object."""
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    amount: CardAmountOrIntegerOrString = 1
    """As a string: the name of a number."""
    as_: str | None = field(name="as", default=None)
    """A name given here, for later use."""


class CardScryEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="scry"):
    """Look at the top cards of one's library; each stays on top or goes to the bottom (CR 701.22)."""

    do: ClassVar[Literal["scry"]] = "scry"
    amount: CardAmountOrIntegerOrString
    """As a string: the name of a number."""


class CardSearchEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="search"):
    """Find a card in one's library, put it somewhere, shuffle (CR 701.23)."""

    do: ClassVar[Literal["search"]] = "search"
    what: CardInLibrary
    to: Literal["battlefield", "hand"] = "hand"
    tapped: bool = False


class CardSetPowerToughnessChange(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="set_power_toughness"
):
    """Layer 7b: power, toughness or both become these (7a in a characteristic-defining ability)."""

    change: ClassVar[Literal["set_power_toughness"]] = "set_power_toughness"
    power: CardAmountOrIntegerOrString | None = None
    toughness: CardAmountOrIntegerOrString | None = None


class CardSkipUntapEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="skip_untap"
):
    """They don't untap during their controllers' next untap steps (CORE-5.8)."""

    do: ClassVar[Literal["skip_untap"]] = "skip_untap"
    what: CardFilterOrString
    """As a string: the name of an object."""
    during: str | None = None
    """During the next untap step of this player, whoever controls them by then."""


class CardSomePlayerCondition(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="some_player"
):
    """A condition holds of one player by themselves, who is `they` in it."""

    if_: ClassVar[Literal["some_player"]] = "some_player"
    condition: CardCondition
    who: Literal["any", "opponent"] = "opponent"


class CardSpellAbility(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ability", tag="spell"
):
    """What an instant or sorcery does, and what Auras target."""

    ability: ClassVar[Literal["spell"]] = "spell"
    targets: Sequence[CardTarget] = []
    do: Sequence[CardEffect] = []
    modes: Sequence[CardMode] = []
    choose: tuple[int, int] = (1, 1)
    """How many modes, at least and at most."""
    additional: CardPrice | None = None
    """A mandatory additional cost (CR 601.2b)."""


class CardStatAmount(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="amount", tag="stat"):
    """A number of one object, as it is or, if it left, last was (CR 608.2h)."""

    amount: ClassVar[Literal["stat"]] = "stat"
    stat: Literal["mana_value", "power", "toughness"]
    of: str
    """The name of an object."""
    times: int = 1


class CardStaticAbility(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ability", tag="static"
):
    """Something that is so while the source is on the battlefield (CR 604). `of` is what changes."""

    ability: ClassVar[Literal["static"]] = "static"
    of: CardFilterOrAttachedOrSelf = "self"
    changes: Sequence[CardChange] = []
    rules: Sequence[CardRule] = []
    condition: CardCondition | None = None


class CardStepCondition(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="step"):
    """It is one of these steps or phases of somebody's turn (CR 500.1)."""

    if_: ClassVar[Literal["step"]] = "step"
    steps: Sequence[
        Literal["combat", "declare_attackers", "declare_blockers", "draw", "end", "main", "upkeep"]
    ]
    whose: Literal["any", "opponent", "you"] = "any"


class CardSumAmount(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="amount", tag="sum"):
    """The sum of numbers."""

    amount: ClassVar[Literal["sum"]] = "sum"
    of: Sequence[CardAmountOrIntegerOrString]


class CardSurveilEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="surveil"):
    """Like `scry`, with the graveyard in place of the bottom (CR 701.25)."""

    do: ClassVar[Literal["surveil"]] = "surveil"
    amount: CardAmountOrIntegerOrString
    """As a string: the name of a number."""


class CardSwitchPowerToughnessChange(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="switch_power_toughness"
):
    """Layer 7d: power and toughness change places."""

    change: ClassVar[Literal["switch_power_toughness"]] = "switch_power_toughness"


class CardTapEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="tap"):
    """Tap objects (CR 701.26)."""

    do: ClassVar[Literal["tap"]] = "tap"
    what: CardFilterOrString
    """As a string: the name of an object."""


class CardTarget(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One use of the word "target" (CR 115): what may be chosen, and how many."""

    as_: str = field(name="as", default="target")
    """A name given here, for later use."""
    what: CardFilter | None = None
    player: Literal["any", "opponent"] | None = None
    min: int = 1
    max: int = 1
    divided: bool = False
    """The amount of the effect is divided among them on announcement, at least 1 to each (CR 601.2d)."""
    not_same_as: str | None = None
    """Another target that this one must differ from ("another target …")."""


class CardThisTurnAmount(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="amount", tag="this_turn"
):
    """How many times an event, a trigger, has happened this turn, or the sum of its amounts (CR 608.2i)."""

    amount: ClassVar[Literal["this_turn"]] = "this_turn"
    event: CardTrigger
    of: Literal["amount", "times"] = "times"


class CardThisTurnCondition(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="this_turn"
):
    """An event, a trigger, has happened this turn at least so many times, or to such an amount (CR
    608.2i).

    What a player does counts for each player: two or more spells, all of one opponent."""

    if_: ClassVar[Literal["this_turn"]] = "this_turn"
    event: CardTrigger
    at_least: int = 1
    of: Literal["amount", "times"] = "times"


class CardTotalAmount(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="amount", tag="total"):
    """The sum of such a number of each of some objects; a negative one counts as it is (CR 107.1b)."""

    amount: ClassVar[Literal["total"]] = "total"
    stat: Literal["mana_value", "power", "toughness"]
    among: CardFilter


CardTrigger: TypeAlias = (
    CardEntersTrigger
    | CardLeavesTrigger
    | CardDiesTrigger
    | CardIsSacrificedTrigger
    | CardGoesToGraveyardTrigger
    | CardAttacksTrigger
    | CardBlocksTrigger
    | CardBecomesBlockedTrigger
    | CardBlocksOrBecomesBlockedTrigger
    | CardBecomesTappedTrigger
    | CardBecomesUntappedTrigger
    | CardDealsDamageTrigger
    | CardIsDealtDamageTrigger
    | CardBecomesTrigger
    | CardLosesCountersTrigger
    | CardBecomesTargetTrigger
    | CardGainsLifeTrigger
    | CardLosesLifeTrigger
    | CardDiscardsTrigger
    | CardCyclesTrigger
    | CardCastsTrigger
    | CardDrawsTrigger
    | CardBeginsTrigger
)


class CardTriggeredAbility(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ability", tag="triggered"
):
    """When …, do … (CR 603). `condition` is an intervening if (603.4)."""

    ability: ClassVar[Literal["triggered"]] = "triggered"
    trigger: CardTrigger
    condition: CardCondition | None = None
    targets: Sequence[CardTarget] = []
    do: Sequence[CardEffect] = []
    modes: Sequence[CardMode] = []
    choose: tuple[int, int] = (1, 1)
    once_per_turn: bool = False
    """It triggers only once each turn (CR 603.2)."""
    target_chooser: Literal["that_player", "you"] = "you"


CardAbility: TypeAlias = (
    CardSpellAbility
    | CardActivatedAbility
    | CardTriggeredAbility
    | CardStaticAbility
    | CardEntersWithAbility
    | CardDamageInsteadAbility
)


class CardTypesAmount(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="amount", tag="card_types"
):
    """The number of different card types among objects, plus `plus`."""

    amount: ClassVar[Literal["card_types"]] = "card_types"
    among: CardFilter
    plus: int = 0


CardAmount: TypeAlias = (
    CardCountAmount
    | CardStatAmount
    | CardGreatestAmount
    | CardTotalAmount
    | CardDevotionAmount
    | CardTypesAmount
    | CardDifferentAmount
    | CardCountersAmount
    | CardLifeAmount
    | CardPoisonAmount
    | CardPlayersAmount
    | CardPartyAmount
    | CardSumAmount
    | CardDifferenceAmount
    | CardHalfAmount
    | CardThisTurnAmount
)


CardAmountOrIntegerOrString: TypeAlias = int | str | CardAmount


class CardTypesChange(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="types"):
    """Layer 4: types and subtypes, added, or set instead of those of the same kind that it has (CR 205.1)."""

    change: ClassVar[Literal["types"]] = "types"
    types: Sequence[
        Literal[
            "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
        ]
    ] = []
    subtypes: Sequence[str] = []
    """A land gains the mana abilities of basic land types with them (CR 305.6)."""
    set_subtypes: bool = False
    """To basic land types: a land loses its own abilities (CR 305.7)."""


CardChange: TypeAlias = (
    CardCopyChange
    | CardControlChange
    | CardTypesChange
    | CardColorsChange
    | CardKeywordsChange
    | CardAbilitiesChange
    | CardSetPowerToughnessChange
    | CardPowerToughnessChange
    | CardSwitchPowerToughnessChange
    | CardCantChange
    | CardMustChange
    | CardDamageByToughnessChange
    | CardExileInsteadOfDyingChange
    | CardExileInsteadOfLeavingChange
)


class CardUntapEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="untap"):
    """Untap objects (CR 701.26)."""

    do: ClassVar[Literal["untap"]] = "untap"
    what: CardFilterOrString
    """As a string: the name of an object."""


class CardUntilEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="until"):
    """A continuous effect for a time (CR 611.2). Of what passes a filter, what changes characteristics or
    control is for the objects that pass now; everything else holds for those that come later, too."""

    do: ClassVar[Literal["until"]] = "until"
    what: CardFilterOrString
    """As a string: the name of an object."""
    changes: Sequence[CardChange]
    lasts: Literal["forever", "turn", "your_next_turn"] = "turn"


class CardWhenYouDoEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="when_you_do"
):
    """A reflexive triggered ability (CR 603.12)."""

    do: ClassVar[Literal["when_you_do"]] = "when_you_do"
    targets: Sequence[CardTarget] = []
    steps: Sequence[CardEffect] = []


CardEffect: TypeAlias = (
    CardAdaptEffect
    | CardAddManaEffect
    | CardAmassEffect
    | CardAttachEffect
    | CardBecomeEffect
    | CardBolsterEffect
    | CardChooseEffect
    | CardChooseColorEffect
    | CardConniveEffect
    | CardCounterEffect
    | CardCreateEffect
    | CardDamageEffect
    | CardDestroyEffect
    | CardDigEffect
    | CardDiscardEffect
    | CardDrawEffect
    | CardEachEffect
    | CardExploreEffect
    | CardFatesealEffect
    | CardFightEffect
    | CardGainLifeEffect
    | CardHandToLibraryEffect
    | CardIfEffect
    | CardLaterEffect
    | CardLoseLifeEffect
    | CardMayEffect
    | CardMillEffect
    | CardMonstrosityEffect
    | CardMoveEffect
    | CardMoveCountersEffect
    | CardPreventEffect
    | CardProliferateEffect
    | CardPutCountersEffect
    | CardRegenerateEffect
    | CardRemoveCountersEffect
    | CardRevealHandEffect
    | CardSacrificeEffect
    | CardScryEffect
    | CardSearchEffect
    | CardSkipUntapEffect
    | CardSurveilEffect
    | CardTapEffect
    | CardUntapEffect
    | CardUntilEffect
    | CardWhenYouDoEffect
)


class CardYourTurnCondition(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="your_turn"
):
    """It is the controller's turn."""

    if_: ClassVar[Literal["your_turn"]] = "your_turn"


CardCondition: TypeAlias = (
    CardKickedCondition
    | CardCastCondition
    | CardExistsCondition
    | CardIsCondition
    | CardIsDesignatedCondition
    | CardCompareCondition
    | CardLifeCondition
    | CardYourTurnCondition
    | CardStepCondition
    | CardBeforeCondition
    | CardThisTurnCondition
    | CardNotCondition
    | CardAllOfCondition
    | CardAnyOfCondition
    | CardSomePlayerCondition
)


class DeckCheck(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A deck list, read and checked for a game."""

    ruleset: str
    playable: bool
    """Whether a game can begin with it: every line was read, every card is there, and there are no faults."""
    lines: Sequence[DeckLine]
    """The lines with cards, and those that cannot be read."""
    missing: int
    """How many cards that the list plays are not there: refused, unknown, or on lines that cannot be read."""
    cards: Mapping[str, CardEntry]
    """What the cards are and do that are there, by key."""
    options: Mapping[str, Any]
    """What a new game is told of the list: the cards of the pool that it brings along (`cards`), the card
    set of a game that all play with one."""
    seat: Mapping[str, Any]
    """What the seat is told that plays the list: its deck, and what else the game has."""
    faults: Sequence[Fault]
    """What the rules of the game say against the cards that are there; `$.seats[0]` is `seat`."""
    remarks: Sequence[Remark]
    """What one would like to know, though nothing is wrong with it."""
    notes: Sequence[str]
    """How the list was read, and what was not checked."""
    pool: str | None
    """The digest of the pool that was asked; null without one."""


class DeckCheckBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A deck list, and the game that it is for."""

    ruleset: str
    """Id of the ruleset."""
    text: str
    """The list as it is: text of Magic Online, of Arena and of many sites, names alone, or the XML of
    `.cod` and `.dek` files."""


class DeckLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of a deck list, and what became of it."""

    line: int
    """Its number, from 1."""
    part: str
    """The part of the list that it stands in: `main`, one that the game has (`stock`), `sideboard`,
    `commander`, or `aside` for what else is not played."""
    copies: int
    name: str
    """As the list has it."""
    status: Literal["fault", "left_out", "library", "pool", "refused", "unknown"]
    """`library` and `pool` say where the card is from; `refused`: the pool has the card, but no game can
    use it, or nobody plays it here; `unknown`: there is no such card; `left_out`: it is not played, as
    cards of a sideboard; `fault`: the line cannot be read."""
    card: str | None = None
    """The key of the card, in `cards` of the answer."""
    why: str | None = None
    """Why it is not played."""
    near: Sequence[str] = []
    """Names that could be meant."""


class PoolUse(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a new game has of the pool of cards that this server knows beside the library."""

    digest: str
    """What tells this pool from any other."""
    cards: Sequence[Card]
    """The cards of the pool that the decks name, in the card language, with the tokens that they create. A
    record is whole with these after the `cards` of its options."""


__all__ = [
    "Card",
    "CardAbilitiesChange",
    "CardAbility",
    "CardActivatedAbility",
    "CardAdaptEffect",
    "CardAddManaEffect",
    "CardAllOfCondition",
    "CardAmassEffect",
    "CardAmount",
    "CardAmountOrIntegerOrString",
    "CardAnyOfCondition",
    "CardAttachEffect",
    "CardAttackTaxRule",
    "CardAttacksTrigger",
    "CardBecomeEffect",
    "CardBecomesBlockedTrigger",
    "CardBecomesTappedTrigger",
    "CardBecomesTargetTrigger",
    "CardBecomesTrigger",
    "CardBecomesUntappedTrigger",
    "CardBeforeCondition",
    "CardBeginsTrigger",
    "CardBlocksOrBecomesBlockedTrigger",
    "CardBlocksTrigger",
    "CardBolsterEffect",
    "CardCantBeCounteredRule",
    "CardCantChange",
    "CardCastCondition",
    "CardCastsTrigger",
    "CardChange",
    "CardCheck",
    "CardCheckBody",
    "CardChooseColorEffect",
    "CardChooseEffect",
    "CardColorsChange",
    "CardCompareCondition",
    "CardCondition",
    "CardConniveEffect",
    "CardControlChange",
    "CardCopyChange",
    "CardCostRule",
    "CardCountAmount",
    "CardCounterEffect",
    "CardCountersAmount",
    "CardCreateEffect",
    "CardCyclesTrigger",
    "CardDamageByToughnessChange",
    "CardDamageEffect",
    "CardDamageInsteadAbility",
    "CardDealsDamageTrigger",
    "CardDestroyEffect",
    "CardDevotionAmount",
    "CardDiesTrigger",
    "CardDifferenceAmount",
    "CardDifferentAmount",
    "CardDigEffect",
    "CardDiscardEffect",
    "CardDiscardsTrigger",
    "CardDrawEffect",
    "CardDrawsTrigger",
    "CardEachEffect",
    "CardEffect",
    "CardEntersTrigger",
    "CardEntersWithAbility",
    "CardEntry",
    "CardEquipCostRule",
    "CardExileInsteadOfDyingChange",
    "CardExileInsteadOfLeavingChange",
    "CardExistsCondition",
    "CardExploreEffect",
    "CardFatesealEffect",
    "CardFightEffect",
    "CardFilter",
    "CardFilterOrAttachedOrSelf",
    "CardFilterOrSelf",
    "CardFilterOrString",
    "CardGainLifeEffect",
    "CardGainsLifeTrigger",
    "CardGoesToGraveyardTrigger",
    "CardGreatestAmount",
    "CardHalfAmount",
    "CardHandToLibraryEffect",
    "CardIfEffect",
    "CardInGraveyard",
    "CardInHand",
    "CardInLibrary",
    "CardIsCondition",
    "CardIsDealtDamageTrigger",
    "CardIsDesignatedCondition",
    "CardIsSacrificedTrigger",
    "CardKeywordWithCost",
    "CardKeywordWithCostOrString",
    "CardKeywordsChange",
    "CardKickedCondition",
    "CardLaterEffect",
    "CardLeavesTrigger",
    "CardLifeAmount",
    "CardLifeCondition",
    "CardLoseLifeEffect",
    "CardLosesCountersTrigger",
    "CardLosesLifeTrigger",
    "CardMayEffect",
    "CardMillEffect",
    "CardMode",
    "CardMonstrosityEffect",
    "CardMoveCountersEffect",
    "CardMoveEffect",
    "CardMustChange",
    "CardNotCondition",
    "CardOnStack",
    "CardOnStackOrSelf",
    "CardPage",
    "CardPartyAmount",
    "CardPlayerRule",
    "CardPlayersAmount",
    "CardPoisonAmount",
    "CardPowerToughnessChange",
    "CardPreventEffect",
    "CardPrice",
    "CardProliferateEffect",
    "CardPutCountersEffect",
    "CardRange",
    "CardRegenerateEffect",
    "CardRemoveCountersEffect",
    "CardRevealHandEffect",
    "CardRule",
    "CardSacrificeEffect",
    "CardScryEffect",
    "CardSearchEffect",
    "CardSetPowerToughnessChange",
    "CardSkipUntapEffect",
    "CardSomePlayerCondition",
    "CardSpellAbility",
    "CardStatAmount",
    "CardStaticAbility",
    "CardStepCondition",
    "CardSumAmount",
    "CardSurveilEffect",
    "CardSwitchPowerToughnessChange",
    "CardTapEffect",
    "CardTarget",
    "CardThisTurnAmount",
    "CardThisTurnCondition",
    "CardTotalAmount",
    "CardTrigger",
    "CardTriggeredAbility",
    "CardTypesAmount",
    "CardTypesChange",
    "CardUntapEffect",
    "CardUntilEffect",
    "CardWhenYouDoEffect",
    "CardYourTurnCondition",
    "DeckCheck",
    "DeckCheckBody",
    "DeckLine",
    "PoolUse",
]
