"""The card language, and what the service says of cards and decks.

Generated, do not edit: sdk/codegen/generate.py writes this file from openapi.yaml.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, TypeAlias

from msgspec import Struct, convert, field

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
    limit: CardLimit | None = None
    """It can be activated so often (CR 602.5b)."""
    own_cost: CardOwnCost | None = None
    condition: CardCondition | None = None
    """It can be activated only while this holds (CR 602.5)."""
    by: Literal["any", "you"] = "you"
    """`any`: every player may activate it, and is "you" in it (CR 602.2)."""
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
    chosen: bool = False
    """One mana of the color that was chosen as the source entered, or else `mana` if that is given, too."""
    amount: CardAmountOrIntegerOrString = 1
    """As a string: the name of a number."""
    combination: bool = False
    """Each of so many mana is one of `one_of`."""
    only: Sequence[CardSpending] = []
    """It may be spent on one of these alone (CR 106.6)."""
    not_on: CardOnStack | None = None
    """It cannot be spent to cast one of these."""
    lasts: Literal["turn"] | None = None
    """Its player does not lose it as steps and phases end, until the turn does."""


class CardAddPhasesEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="add_phases"
):
    """There are additional phases after this one, in this order (CR 500.8); `after` says which it has to
    be."""

    do: ClassVar[Literal["add_phases"]] = "add_phases"
    phases: Sequence[Literal["combat", "main"]]
    after: Literal["combat", "main"] | None = None


class CardAllOfCondition(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="all_of"):
    """Each of several conditions holds."""

    if_: ClassVar[Literal["all_of"]] = "all_of"
    conditions: Sequence[CardCondition]


class CardAlternativeCostAbility(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ability", tag="alternative_cost"
):
    """Its player may pay this in place of its mana cost, casting it from the hand (CR 118.9)."""

    ability: ClassVar[Literal["alternative_cost"]] = "alternative_cost"
    price: CardPriceOrFree
    """`free`: it is cast without paying its mana cost."""
    condition: CardCondition | None = None
    """Only while this holds as it is cast."""


class CardAmassEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="amass"):
    """Put so many +1/+1 counters on an Army, created if there is none (CR 701.47)."""

    do: ClassVar[Literal["amass"]] = "amass"
    amount: CardAmountOrIntegerOrString
    """As a string: the name of a number."""
    subtype: Literal["Goblin", "Orc", "Zombie"] = "Zombie"


class CardAnyOfCondition(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="any_of"):
    """At least one of several conditions holds."""

    if_: ClassVar[Literal["any_of"]] = "any_of"
    conditions: Sequence[CardCondition]


class CardAnyOfTrigger(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="any_of"):
    """Any of several events: "enters or attacks" (CR 603.2). It has the names that all of them give;
    `that` only where all are about the same objects."""

    when: ClassVar[Literal["any_of"]] = "any_of"
    events: Sequence[CardTrigger]


class CardAsEntersAbility(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ability", tag="as_enters"
):
    """A value that its controller chooses as it enters (CR 614.12a), for its other abilities (CR 607.2d)."""

    ability: ClassVar[Literal["as_enters"]] = "as_enters"
    choose: Literal["basic land type", "color", "creature type"]
    but_not: Sequence[Literal["B", "G", "R", "U", "W"]] = []
    """None of these colors."""


class CardAtLeast(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What something of all that is chosen comes to together, at least."""

    stat: Literal["mana_value", "power", "toughness"]
    min: int


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

    `attacked` is the player or planeswalker that it attacks. Of those that attack together, all that
    attack one player are one occurrence where `to` says that it is about players."""

    when: ClassVar[Literal["attacks"]] = "attacks"
    what: CardFilterOrAttachedOrSelf = "self"
    together: bool = False
    """Once for all of them that do it at once ("one or more"): `that` are all, `number` says how many."""
    nth: int | None = None
    """Only the n-th time each turn."""
    to: Sequence[Literal["planeswalker", "player"]] = field(
        default_factory=lambda: ["player", "planeswalker"]
    )
    whom: str = "any"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    alone: bool = False
    beside: CardFilter | None = None
    """Only if so many others that are so attack as well: `beside_count`."""
    beside_count: int = 1
    at_least: int = 1
    """Of those that attack together, so many."""
    while_: CardCondition | None = field(name="while", default=None)
    """Only if this is so as it attacks; it is not asked again."""


class CardBeDealtDamageEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="would", tag="be_dealt_damage"
):
    """`what` or `who` would be dealt damage by `by` (CR 120.4): `amount`; `prevented` of it.

    Without `what` and `who` it is dealt to anything. Where `by` is left out, all that is dealt to one
    object or player at once is one event."""

    would: ClassVar[Literal["be_dealt_damage"]] = "be_dealt_damage"
    what: CardFilterOrString | None = None
    """As a string: the name of an object."""
    who: Literal["any", "opponent", "you"] | None = None
    by: CardFilterOrString | None = None
    """As a string: the name of an object."""
    combat: bool | None = None


class CardBeDiscardedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="would", tag="be_discarded"
):
    """A spell or ability that an opponent controls would make its owner discard the source (CR 701.9)."""

    would: ClassVar[Literal["be_discarded"]] = "be_discarded"


class CardBecomeEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="become"):
    """A permanent becomes renowned, or monstrous (CR 702.112b, 701.37b), or saddled until end of turn (CR
    702.171b); it has no meaning of its own."""

    do: ClassVar[Literal["become"]] = "become"
    designation: Literal["monstrous", "renowned", "saddled"]
    what: str = "self"
    """The name of an object."""


class CardBecomeMonarchEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="become_monarch"
):
    """A player becomes the monarch; whoever was it no longer is (CR 725.3)."""

    do: ClassVar[Literal["become_monarch"]] = "become_monarch"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


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


class CardBecomesMonarchTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="becomes_monarch"
):
    """A player becomes the monarch who was not: `that_player` (CR 725.3)."""

    when: ClassVar[Literal["becomes_monarch"]] = "becomes_monarch"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    nth: int | None = None
    """Only the n-th time each turn that the player does it."""
    during: Literal["opponent", "you"] | None = None
    """Only in the turns of these players."""


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
    during: Literal["opponent", "you"] | None = None
    """Only in the turns of these players."""


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
    during: Literal["opponent", "you"] | None = None
    """Only in the turns of these players."""
    of: str = "any"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    by: CardOnStack | None = None
    """Only of spells that are so, and not of abilities."""


class CardBecomesTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="becomes"
):
    """`what` becomes monstrous, renowned or saddled (CR 701.37b, 702.112b, 702.171b)."""

    when: ClassVar[Literal["becomes"]] = "becomes"
    what: CardFilterOrAttachedOrSelf = "self"
    together: bool = False
    """Once for all of them that do it at once ("one or more"): `that` are all, `number` says how many."""
    nth: int | None = None
    """Only the n-th time each turn."""
    during: Literal["opponent", "you"] | None = None
    """Only in the turns of these players."""
    designation: Literal["monstrous", "renowned", "saddled"] = "monstrous"


class CardBecomesUnblockedTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="becomes_unblocked"
):
    """`what` attacks and isn't blocked: no blockers were declared for it (CR 509.3g).

    `defending_player` is the player whom it attacks, or a planeswalker of theirs."""

    when: ClassVar[Literal["becomes_unblocked"]] = "becomes_unblocked"
    what: CardFilterOrAttachedOrSelf = "self"
    together: bool = False
    """Once for all of them that do it at once ("one or more"): `that` are all, `number` says how many."""


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
    during: Literal["opponent", "you"] | None = None
    """Only in the turns of these players."""


class CardBeforeCondition(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="before"
):
    """Attackers, or blockers, have not been declared yet this turn (CR 508.1, 509.1)."""

    if_: ClassVar[Literal["before"]] = "before"
    step: Literal["declare_attackers", "declare_blockers"]


class CardBeginsTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="begins"
):
    """A step of a player's turn begins: `that_player`; `main2` is no third main phase (CR 505.1a)."""

    when: ClassVar[Literal["begins"]] = "begins"
    step: Literal["begin_combat", "draw", "end", "end_combat", "main1", "main2", "upkeep"]
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


class CardCanChange(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="can"):
    """What it may do in combat that others may not."""

    change: ClassVar[Literal["can"]] = "can"
    attack_despite: Literal["defender"] | None = None
    """It can attack as though it didn't have this keyword."""
    block_more: int = 0
    """It can block so many additional creatures each combat."""
    block_any_number: bool = False
    block_despite: Literal["landwalk", "shadow"] | None = None
    """It can block what has this keyword as though that didn't have it."""
    be_blocked_despite: (
        Literal["forestwalk", "islandwalk", "mountainwalk", "plainswalk", "swampwalk"] | None
    ) = None
    """It can be blocked as though it didn't have this keyword."""
    damage_as_unblocked: bool = False
    """Its controller may have it assign its combat damage as though it weren't blocked."""


class CardCantBeCounteredRule(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="rule", tag="cant_be_countered"
):
    """Spells can't be countered (CR 101.2): others, or the spell itself, on the stack (113.6)."""

    rule: ClassVar[Literal["cant_be_countered"]] = "cant_be_countered"
    spells: CardOnStackOrSelf


class CardCantCastRule(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="rule", tag="cant_cast"
):
    """Players can't cast spells that are so (CR 101.2), or no more than so many of them each turn.

    What was cast before counts for the whole turn (CR 613.11)."""

    rule: ClassVar[Literal["cant_cast"]] = "cant_cast"
    whose: Literal["any", "opponent", "you"]
    spells: CardOnStack | None = None
    more_than: int | None = None


class CardCantChange(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="cant"):
    """A restriction (CR 101.2, 508.1c, 509.1b)."""

    change: ClassVar[Literal["cant"]] = "cant"
    attack: bool = False
    attack_alone: bool = False
    attack_player: str | None = None
    """It can't attack these players."""
    or_planeswalkers: bool = False
    """Nor planeswalkers that they control."""
    block: bool = False
    block_source: bool = False
    """It can't block the source."""
    block_alone: bool = False
    block_those: CardFilter | None = None
    """It can't block these."""
    block_except: CardFilter | None = None
    """It can block nothing but these."""
    be_blocked: bool = False
    be_blocked_by: CardFilter | None = None
    be_blocked_except: CardFilter | None = None
    """Nothing but these can block it."""
    be_blocked_by_more_than: int | None = None
    """So many creatures at most can block it."""
    be_blocked_by_fewer_than: int | None = None
    """So many creatures at least have to block it, if any do."""
    unless: CardCondition | None = None
    """Of `attack`, or of `be_blocked`: it can, where this holds of the `defending_player`."""
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


class CardCastEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="cast"):
    """You may cast or play one of these cards now, for its mana cost, for nothing or for other mana (CR
    608.2g)."""

    do: ClassVar[Literal["cast"]] = "cast"
    what: CardFilterOrString
    """As a string: the name of an object."""
    cost: CardPriceOrFree | None = None
    """What is paid rather than its mana cost, of mana alone; `free`: nothing."""
    as_: str | None = field(name="as", default=None)
    """The spell, if one is cast."""
    then: Literal["exile"] | None = None
    """The spell is exiled if it would be put into a graveyard."""
    may: Literal["cast", "play"] = "cast"
    """`play`: a land, too, as one of those that you may play this turn (CR 305.2)."""


class CardCastOnlyRule(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="rule", tag="cast_only"
):
    """The spell itself can be cast only while the condition of its ability holds, wherever (CR 601.3)."""

    rule: ClassVar[Literal["cast_only"]] = "cast_only"


class CardCastsTrigger(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="casts"):
    """A player casts a spell (CR 601.2i): `that_player` and `that`."""

    when: ClassVar[Literal["casts"]] = "casts"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    nth: int | None = None
    """Only the n-th time each turn that the player does it."""
    during: Literal["opponent", "you"] | None = None
    """Only in the turns of these players."""
    what: CardOnStackOrSelf = field(default_factory=lambda: convert({}, type=CardOnStackOrSelf))
    """`self`: the spell itself, "when you cast this spell" (CR 113.6)."""
    copied: bool = False
    """Or copies one: `that` is then the copy, which nobody has cast (CR 707.10)."""
    from_: Literal["exile", "graveyard", "hand"] | None = field(name="from", default=None)
    """Only from the own hand, from the own graveyard, or from exile."""
    not_from: Literal["hand"] | None = None
    """Only from anywhere other than the own hand."""


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


class CardChooseAtRandomEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="choose_at_random"
):
    """So many objects are chosen at random; nobody chooses them (CR 608.2c)."""

    do: ClassVar[Literal["choose_at_random"]] = "choose_at_random"
    as_: str = field(name="as")
    """A name given here, for later use."""
    what: CardFilter
    amount: CardAmountOrIntegerOrString = 1
    """As a string: the name of a number."""


class CardChooseColorEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="choose_color"
):
    """A player chooses a color."""

    do: ClassVar[Literal["choose_color"]] = "choose_color"
    as_: str = field(name="as", default="color")
    """A name given here, for later use."""


class CardChooseCreatureTypeEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="choose_creature_type"
):
    """A player chooses a creature type."""

    do: ClassVar[Literal["choose_creature_type"]] = "choose_creature_type"
    as_: str = field(name="as", default="creature_type")
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


class CardChooseLandTypeEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="choose_land_type"
):
    """A player chooses a basic land type."""

    do: ClassVar[Literal["choose_land_type"]] = "choose_land_type"
    as_: str = field(name="as", default="land_type")
    """A name given here, for later use."""


class CardChosen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Permanents that a player chooses to pay with, all at once: so many of this kind, or any number."""

    what: CardFilter
    amount: CardAmountOrIntegerOrString = 1
    """As a string: the name of a number."""
    any_number: bool = False
    min: int = 0
    """Of any number, so many at least."""
    total: CardAtLeast | None = None
    as_: str | None = field(name="as", default=None)
    """A name given here, for later use."""


class CardChosenAnywhere(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The same of permanents, or of cards in a graveyard or a hand."""

    what: CardFilter
    amount: CardAmountOrIntegerOrString = 1
    """As a string: the name of a number."""
    any_number: bool = False
    min: int = 0
    """Of any number, so many at least."""
    total: CardAtLeast | None = None
    as_: str | None = field(name="as", default=None)
    """A name given here, for later use."""


class CardChosenColorChange(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="chosen_color"
):
    """Layer 5: its colour becomes the one that was chosen under this name."""

    change: ClassVar[Literal["chosen_color"]] = "chosen_color"
    color: str
    """The name of a chosen color."""


class CardChosenCreatureTypeChange(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="chosen_creature_type"
):
    """Layer 4: its creature types become the one that was chosen under this name (CR 205.1a)."""

    change: ClassVar[Literal["chosen_creature_type"]] = "chosen_creature_type"
    creature_type: str
    """The name of a chosen creature type."""


class CardChosenInHand(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The same of cards in one's hand."""

    what: CardInHand | None = None
    amount: CardAmountOrIntegerOrString = 1
    """As a string: the name of a number."""
    any_number: bool = False
    min: int = 0
    """Of any number, so many at least."""
    total: CardAtLeast | None = None
    as_: str | None = field(name="as", default=None)
    """A name given here, for later use."""
    how: Literal["at random"] | None = None


class CardChosenLandTypeChange(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="chosen_land_type"
):
    """Layer 4: its land type becomes the basic one that was chosen under this name (CR 305.7)."""

    change: ClassVar[Literal["chosen_land_type"]] = "chosen_land_type"
    land_type: str
    """The name of a chosen basic land type."""


class CardClashEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="clash"):
    """Clash with an opponent; `as` is 1 if you win, and 0 otherwise (CR 701.30)."""

    do: ClassVar[Literal["clash"]] = "clash"
    as_: str | None = field(name="as", default=None)
    """A name given here, for later use."""


class CardColorsChange(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="colors"
):
    """Layer 5: its colours become these."""

    change: ClassVar[Literal["colors"]] = "colors"
    colors: Sequence[Literal["B", "G", "R", "U", "W"]]


class CardCommitsCrimeTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="commits_crime"
):
    """A player casts a spell, activates an ability or puts one on the stack that targets an opponent, or
    what an opponent controls, or a card in an opponent's graveyard: `that_player` (CR 700.13)."""

    when: ClassVar[Literal["commits_crime"]] = "commits_crime"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    nth: int | None = None
    """Only the n-th time each turn that the player does it."""
    during: Literal["opponent", "you"] | None = None
    """Only in the turns of these players."""


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
    """Layer 1 (CR 707): copiable values of something that has a name, with exceptions."""

    change: ClassVar[Literal["copy"]] = "copy"
    of: str
    """The name of an object."""
    except_: CardExceptions | None = field(name="except", default=None)


class CardCopySpellEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="copy_spell"
):
    """Put copies of a spell or ability on the stack (CR 707.10)."""

    do: ClassVar[Literal["copy_spell"]] = "copy_spell"
    what: str
    """The name of an object."""
    amount: CardAmountOrIntegerOrString = 1
    """As a string: the name of a number."""
    new_targets: bool = False
    """Their controller may choose new targets for them (CR 707.10c)."""


class CardCostRule(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="rule", tag="cost"):
    """Spells of some players cost more or less, or the spell itself, wherever it is cast from (CR 601.2f);
    or abilities that they activate (CR 602.2b)."""

    rule: ClassVar[Literal["cost"]] = "cost"
    spells: CardOnStackOrSelf | None = None
    whose: Literal["any", "opponent", "you"] = "you"
    by: CardAmountOrIntegerOrString = 0
    """So much generic mana, or so often `mana`; less than 0 makes them cheaper. As a string: the name of a
    number."""
    targeting: CardFilter | None = None
    """Only those that target one of these."""
    beyond_first: bool = False
    """So much for each target of the spell itself beyond the first."""
    mana: str = ""
    abilities: Literal["cycling", "equip"] | None = None
    """Abilities of this kind, in place of spells."""


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
    as_: str | None = field(name="as", default=None)
    """What was countered, as it was."""


class CardCountersAmount(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="amount", tag="counters"
):
    """The number of counters of a kind, or of all kinds, on objects, as they are or last were, times
    `times`."""

    amount: ClassVar[Literal["counters"]] = "counters"
    on: CardFilterOrString
    """As a string: the name of an object."""
    kind: str | None = None
    """A kind of counter: `charge`, `+1/+1`."""
    times: int = 1


class CardCountersOfKind(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """So many counters of one kind."""

    kind: str
    """A kind of counter: `charge`, `+1/+1`."""
    amount: int = 1


class CardCreateCopyEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="create_copy"
):
    """Players create tokens that are copies of an object (CR 707.1)."""

    do: ClassVar[Literal["create_copy"]] = "create_copy"
    of: str
    """The name of an object."""
    amount: CardAmountOrIntegerOrString = 1
    """As a string: the name of a number."""
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    except_: CardExceptions | None = field(name="except", default=None)
    """What they are otherwise (CR 707.9)."""
    tapped: bool = False
    attacking: bool = False
    """They enter attacking a player or planeswalker that their controller chooses (CR 508.4)."""
    as_: str | None = field(name="as", default=None)
    """A name given here, for later use."""


class CardCreateEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="create"):
    """Players create tokens of the kind with this key (CR 701.7)."""

    do: ClassVar[Literal["create"]] = "create"
    token: str
    amount: CardAmountOrIntegerOrString = 1
    """As a string: the name of a number."""
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    size: CardAmountOrIntegerOrString | None = None
    """Its power and its toughness, in the place of those that the token has (X/X). As a string: the name
    of a number."""
    tapped: bool = False
    attacking: bool = False
    """It enters attacking a player or planeswalker that its controller chooses (CR 508.4)."""
    attached_to: str | None = None
    """What a Role enters attached to; it is not created if it cannot be (CR 303.4h)."""
    as_: str | None = field(name="as", default=None)
    """A name given here, for later use."""


class CardCreateEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="would", tag="create"):
    """A player would create tokens, or those of them that pass `what` (CR 701.7): so many, `amount`.

    What `do` creates is created at the same time, beside them."""

    would: ClassVar[Literal["create"]] = "create"
    who: Literal["any", "opponent", "you"] = "you"
    what: CardFilter | None = None


class CardCyclesTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="cycles"
):
    """A player cycles a card (CR 702.29c)."""

    when: ClassVar[Literal["cycles"]] = "cycles"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    nth: int | None = None
    """Only the n-th time each turn that the player does it."""
    during: Literal["opponent", "you"] | None = None
    """Only in the turns of these players."""
    what: Literal["self"] | None = None
    """The card itself, wherever it has gone; left out, any card."""


class CardDamageByToughnessChange(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="damage_by_toughness"
):
    """It assigns combat damage equal to its toughness."""

    change: ClassVar[Literal["damage_by_toughness"]] = "damage_by_toughness"


class CardDamageCantBePreventedRule(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="rule", tag="damage_cant_be_prevented"
):
    """Damage can't be prevented (CR 615.12): all, or what such a source would deal."""

    rule: ClassVar[Literal["damage_cant_be_prevented"]] = "damage_cant_be_prevented"
    by: CardFilter | None = None
    combat: bool | None = None


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
    number_as: str | None = None
    """How much was dealt, to all of them."""
    unpreventable: bool = False
    """It can't be prevented (CR 615.12)."""
    also: Sequence[CardMoreDamage] = []
    """What it deals to others at the same time, in amounts of their own (CR 608.2f)."""


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
    during: Literal["opponent", "you"] | None = None
    """Only in the turns of these players."""
    to: Sequence[Literal["creature", "planeswalker", "player"]] = field(
        default_factory=lambda: ["creature", "player", "planeswalker"]
    )
    combat: bool | None = None
    whom: str = "any"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    against: CardFilter | None = None
    """Only damage to such a permanent, once for each."""


class CardDestroyEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="destroy"):
    """Destroy objects (CR 701.8)."""

    do: ClassVar[Literal["destroy"]] = "destroy"
    what: CardFilterOrString
    """As a string: the name of an object."""
    can_regenerate: bool = True
    as_: str | None = field(name="as", default=None)
    """Those that are destroyed, as they were: nothing else happens instead (CR 701.8)."""
    also: CardFilterOrString | None = None
    """What is destroyed at the same time. As a string: the name of an object."""


class CardDetainEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="detain"):
    """Until the controller's next turn they can't attack or block, and their activated abilities can't be
    activated (CR 701.35a)."""

    do: ClassVar[Literal["detain"]] = "detain"
    what: str
    """The name of an object."""


class CardDevotionAmount(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="amount", tag="devotion"
):
    """CR 700.5: the symbols of a colour, or of two, among the mana costs of the controller's permanents."""

    amount: ClassVar[Literal["devotion"]] = "devotion"
    color: Literal["B", "G", "R", "U", "W"]
    and_color: Literal["B", "G", "R", "U", "W"] | None = None
    """Symbols that are of this colour count as well, once if they are of both (CR 700.5a)."""


class CardDieEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="would", tag="die"):
    """`what` would be put into a graveyard from the battlefield (CR 700.4)."""

    would: ClassVar[Literal["die"]] = "die"
    what: CardFilterOrAttachedOrSelf = "self"
    damaged_by_self: bool = False
    """Only if the source dealt damage to it this turn."""


class CardDiesTrigger(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="dies"):
    """`what` is put into a graveyard from the battlefield (CR 700.4); looks back."""

    when: ClassVar[Literal["dies"]] = "dies"
    what: CardFilterOrAttachedOrSelf = "self"
    together: bool = False
    """Once for all of them that do it at once ("one or more"): `that` are all, `number` says how many."""
    nth: int | None = None
    """Only the n-th time each turn."""
    during: Literal["opponent", "you"] | None = None
    """Only in the turns of these players."""
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
    by: Literal["basic land type", "card type", "color", "mana value", "name", "power", "toughness"]
    among: CardFilter
    times: int = 1


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
    all: bool = False
    """Their whole hands."""
    as_: str | None = field(name="as", default=None)
    """The cards where they were put, though something else happened than going to a graveyard (CR 701.9c)."""
    number_as: str | None = None
    """How many cards one player's hand was."""


class CardDiscardsTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="discards"
):
    """A player discards a card, wherever it goes (CR 701.9): `that_player` and `that`."""

    when: ClassVar[Literal["discards"]] = "discards"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    nth: int | None = None
    """Only the n-th time each turn that the player does it."""
    during: Literal["opponent", "you"] | None = None
    """Only in the turns of these players."""
    what: CardInHandOrSelf = field(default_factory=lambda: convert({}, type=CardInHandOrSelf))
    """`self`: the card itself, of keywords alone (CR 702.35a)."""
    together: bool = False
    """Once for all cards that a player discards at once: `that` are all, `number` says how many."""


class CardDiscoverEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="discover"
):
    """Exile cards until a nonland card of such a mana value; cast it for nothing, or put it into the hand
    (CR 701.57)."""

    do: ClassVar[Literal["discover"]] = "discover"
    amount: CardAmountOrIntegerOrString
    """As a string: the name of a number."""


class CardDoesTrigger(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="does"):
    """A player has scried, surveilled or proliferated (CR 701.22d, 701.25e), rolled a die, won or lost a
    flip of a coin (CR 705.2, 706.2)."""

    when: ClassVar[Literal["does"]] = "does"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    nth: int | None = None
    """Only the n-th time each turn that the player does it."""
    during: Literal["opponent", "you"] | None = None
    """Only in the turns of these players."""
    action: Sequence[Literal["lose_flip", "proliferate", "roll", "scry", "surveil", "win_flip"]] = []
    """Any of these."""


class CardDoneCondition(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="done"):
    """The step just before has been done: what it named is something, or a number above 0 (CR 608.2c)."""

    if_: ClassVar[Literal["done"]] = "done"
    what: str
    """The name of what a step did: objects, or a number."""


class CardDoubleCountersEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="double_counters"
):
    """Put as many counters on objects as they have (CR 701.10e)."""

    do: ClassVar[Literal["double_counters"]] = "double_counters"
    on: CardFilterOrString
    """As a string: the name of an object."""
    kind: str = "+1/+1"
    """A kind of counter: `charge`, `+1/+1`."""
    every_kind: bool = False
    """As many of each kind."""


class CardDrawEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="draw"):
    """Players draw cards, one at a time (CR 121)."""

    do: ClassVar[Literal["draw"]] = "draw"
    amount: CardAmountOrIntegerOrString = 1
    """As a string: the name of a number."""
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


class CardDrawEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="would", tag="draw"):
    """A player would draw a card (CR 121.6)."""

    would: ClassVar[Literal["draw"]] = "draw"
    who: Literal["any", "opponent", "you"] = "you"
    empty_library: bool = False
    """Only while that player's library has no cards in it."""


class CardDrawsTrigger(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="draws"):
    """A player draws a card: `that_player`."""

    when: ClassVar[Literal["draws"]] = "draws"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    nth: int | None = None
    """Only the n-th time each turn that the player does it."""
    during: Literal["opponent", "you"] | None = None
    """Only in the turns of these players."""


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


class CardEachMayEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="each_may"
):
    """Players say in turn order whether they do something; then those who do so do it at once (CR 101.4)."""

    do: ClassVar[Literal["each_may"]] = "each_may"
    who: str
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    steps: Sequence[CardEffect]
    """Each is done by the same players, `who`."""


class CardEndureEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="endure"):
    """Its controller puts so many +1/+1 counters on it, or creates a white Spirit that large (CR 701.63)."""

    do: ClassVar[Literal["endure"]] = "endure"
    amount: int
    what: str = "self"
    """The name of an object."""


class CardEnlistsTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="enlists"
):
    """`what` enlists a creature, which is tapped for it as it attacks: `enlisted` (CR 702.154c)."""

    when: ClassVar[Literal["enlists"]] = "enlists"
    what: CardFilterOrAttachedOrSelf = "self"


class CardEntersTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="enters"
):
    """`what` enters the battlefield (CR 603.6a), tapped or untapped if it says so."""

    when: ClassVar[Literal["enters"]] = "enters"
    what: CardFilterOrAttachedOrSelf = "self"
    together: bool = False
    """Once for all of them that do it at once ("one or more"): `that` are all, `number` says how many."""
    nth: int | None = None
    """Only the n-th time each turn."""
    during: Literal["opponent", "you"] | None = None
    """Only in the turns of these players."""
    tapped: bool | None = None


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
    choice: Sequence[str] = []
    """In the place of `counters`: one of one of these kinds, which its controller chooses (CR 614.12a)."""
    optional: bool = False
    copy_of: CardFilter | None = None
    """It may enter as a copy of one of these (CR 707.5)."""
    except_: CardExceptions | None = field(name="except", default=None)
    """What it is otherwise as such a copy (CR 707.9)."""
    unless_pay: CardPrice | None = None
    """It enters untapped if its controller pays this as it enters: life, or a card that is revealed."""
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


class CardExceptions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Copiable values that are others than those of what is copied: "except it's an artifact in addition
    to its other types"."""

    types: Sequence[
        Literal[
            "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
        ]
    ] = []
    """Card types that it has besides."""
    subtypes: Sequence[str] = []
    """Subtypes that it has besides."""
    colors: Sequence[Literal["B", "G", "R", "U", "W"]] | None = None
    """The colors that it has."""
    more_colors: Sequence[Literal["B", "G", "R", "U", "W"]] = []
    """Colors that it has besides."""
    size: tuple[int, int] | None = None
    """Its power and toughness."""
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
    """Keywords that it has besides."""
    not_legendary: bool = False
    no_mana_cost: bool = False
    """Its mana value is 0 (CR 202.3a)."""


class CardExchangeControlEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="exchange_control"
):
    """The players who control two permanents exchange control of them for good (CR 701.12b); `what` are
    both, or one of them beside `other`."""

    do: ClassVar[Literal["exchange_control"]] = "exchange_control"
    what: str
    """The name of an object."""
    other: str | None = None
    """The name of an object."""


class CardExchangeLifeEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="exchange_life"
):
    """Two players exchange life totals (CR 701.12c): `who` are both, or one who does it with the
    controller."""

    do: ClassVar[Literal["exchange_life"]] = "exchange_life"
    who: str
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


class CardExertsTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="exerts"
):
    """The controller exerts `what`, a permanent (CR 701.43). Of the source it says as well that its
    controller may exert it as it attacks, and means that time (CR 508.1g, 701.43d)."""

    when: ClassVar[Literal["exerts"]] = "exerts"
    what: CardFilterOrAttachedOrSelf = "self"


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


class CardExileUntilEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="exile_until"
):
    """Exile cards from the top of a library one by one, until such a card is exiled (CR 701.13)."""

    do: ClassVar[Literal["exile_until"]] = "exile_until"
    until: CardInLibrary
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    as_: str | None = field(name="as", default=None)
    """The card that was looked for; nothing, if there is none."""
    all_as: str | None = None
    """All of the cards."""


class CardExileWithTimeEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="exile_with_time"
):
    """Exile the source, a spell, with so many time counters on it: it is suspended (CR 702.62)."""

    do: ClassVar[Literal["exile_with_time"]] = "exile_with_time"
    amount: int = 1


class CardExistsCondition(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="exists"
):
    """There are at least so many such objects."""

    if_: ClassVar[Literal["exists"]] = "exists"
    what: CardFilter
    at_least: int = 1


class CardExploitEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="exploit"):
    """One may sacrifice a creature: the source exploits it (CR 702.110)."""

    do: ClassVar[Literal["exploit"]] = "exploit"


class CardExploitsTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="exploits"
):
    """`what` exploits a creature (CR 702.110b)."""

    when: ClassVar[Literal["exploits"]] = "exploits"
    what: CardFilterOrAttachedOrSelf = "self"


class CardExploreEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="explore"):
    """Reveal the top card of the library: a land goes to the hand; else the permanent gets a +1/+1
    counter, and the card may go to the graveyard (CR 701.44)."""

    do: ClassVar[Literal["explore"]] = "explore"
    what: str = "self"
    """The name of an object."""


class CardExploresTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="explores"
):
    """`what` has explored, whatever of it was possible (CR 701.44b)."""

    when: ClassVar[Literal["explores"]] = "explores"
    what: CardFilterOrAttachedOrSelf = "self"


class CardExtraTurnEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="extra_turn"
):
    """Players take extra turns after this one, each so many (CR 500.7)."""

    do: ClassVar[Literal["extra_turn"]] = "extra_turn"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    times: int = 1


class CardExtreme(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """It has as much of a number as any of those `among` which it is, or as little with `least`."""

    stat: Literal["mana_value", "power", "toughness"]
    among: CardFilter
    least: bool = False


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
        | Literal["toxic"]
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
        | Literal["toxic"]
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
    among: str | None = None
    """One of what a step named, wherever it is ("creature destroyed this way"); its zone says nothing."""
    or_self: bool = False
    """The source passes, whatever else is asked ("this or another creature")."""
    tapped: bool | None = None
    combat: Literal["attacking", "attacking or blocking", "blocked", "blocking", "unblocked"] | None = None
    """`blocked` and `unblocked` are attacking creatures (CR 509.1h)."""
    power: CardRange | None = None
    toughness: CardRange | None = None
    mana_value: CardRange | None = None
    counter: str | None = None
    """With at least one such counter."""
    token: bool | None = None
    name: str | None = None
    any_of: Sequence[CardQualities] = []
    """It passes at least one of these ("an Aura or Equipment", "a creature or Vehicle")."""
    but_not: CardQualities | None = None
    """It does not pass this ("that isn't a Forest")."""
    number_of_colors: CardRange | None = None
    """Multicolored: at least 2; monocolored: exactly 1; colorless: at most 0 (CR 105.2)."""
    group: Literal["commander", "historic", "modified", "outlaw"] | None = None
    """Legendary, artifact or Saga (CR 700.6); with counters, equipped or enchanted by its controller (CR
    700.9); Assassin, Mercenary, Pirate, Rogue or Warlock (CR 700.12)."""
    has_counters: bool | None = None
    """With a counter of any kind."""
    owner: str = "any"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    bears: CardQualities | None = None
    """Something is attached to it that passes this ("equipped", "enchanted")."""
    attacking: str | None = None
    """It attacks one of these players."""
    blocking: str | None = None
    """It blocks this."""
    blocked_by: str | None = None
    """This blocks it."""
    targeting: CardFilterOrString | None = None
    """On the stack: it targets one of these. As a string: the name of an object."""
    targeting_player: str | None = None
    """On the stack: it targets one of these players."""
    this_turn: CardTrigger | None = None
    """This has happened to it, or it did this, this turn; of it the event says `self`."""
    shares: CardShares | None = None
    chosen: Literal["basic land type", "color", "creature type"] | None = None
    """Of the color, or of the type, that was chosen as the source entered (CR 607.2d)."""
    extreme: CardExtreme | None = None
    zone: Literal["battlefield", "exile", "graveyard", "hand", "library", "stack"] = "battlefield"


CardFilterOrArray: TypeAlias = Sequence[CardChosen] | CardFilter


CardFilterOrAttached: TypeAlias = Literal["attached"] | CardFilter


CardFilterOrAttachedOrSelf: TypeAlias = Literal["attached", "self"] | CardFilter


CardFilterOrSelf: TypeAlias = Literal["self"] | CardFilter


CardFilterOrSelfOrArray: TypeAlias = Literal["self"] | Sequence[CardChosen] | CardFilter


CardFilterOrString: TypeAlias = str | CardFilter


class CardFirstCombatCondition(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="first_combat"
):
    """It is the first combat phase of the turn (CR 500.8)."""

    if_: ClassVar[Literal["first_combat"]] = "first_combat"


class CardFlashRule(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="rule", tag="flash"):
    """You may cast spells as though they had flash, or the spell itself, wherever it is (CR 702.8)."""

    rule: ClassVar[Literal["flash"]] = "flash"
    spells: CardOnStackOrSelf


class CardFlipCoinEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="flip_coin"
):
    """Flip so many coins, or one after the other until a flip is lost; `as` names the number of flips won,
    `lost_as` of those lost (CR 705.2)."""

    do: ClassVar[Literal["flip_coin"]] = "flip_coin"
    amount: int = 1
    until_lost: bool = False
    as_: str | None = field(name="as", default=None)
    """A name given here, for later use."""
    lost_as: str | None = None
    """A name given here, for later use."""


class CardGainLifeEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="gain_life"
):
    """Players gain life (CR 119.3)."""

    do: ClassVar[Literal["gain_life"]] = "gain_life"
    amount: CardAmountOrIntegerOrString
    """As a string: the name of a number."""
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


class CardGainLifeEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="would", tag="gain_life"
):
    """A player would gain life (CR 119.10): `amount`."""

    would: ClassVar[Literal["gain_life"]] = "gain_life"
    who: Literal["any", "opponent", "you"] = "you"


class CardGainsLifeTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="gains_life"
):
    """A player gains life: so `amount`, once for each source that makes them gain it (CR 119.9)."""

    when: ClassVar[Literal["gains_life"]] = "gains_life"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    nth: int | None = None
    """Only the n-th time each turn that the player does it."""
    during: Literal["opponent", "you"] | None = None
    """Only in the turns of these players."""


class CardGetCountersEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="get_counters"
):
    """Players get counters (CR 122.1): energy, experience, poison."""

    do: ClassVar[Literal["get_counters"]] = "get_counters"
    kind: Literal["energy", "experience", "poison"]
    amount: CardAmountOrIntegerOrString = 1
    """As a string: the name of a number."""
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


class CardGetCountersEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="would", tag="get_counters"
):
    """Counters of a kind would be put on `what`, or it would enter with some (CR 122.6)."""

    would: ClassVar[Literal["get_counters"]] = "get_counters"
    what: CardFilterOrAttachedOrSelf = "self"
    kind: str = "+1/+1"
    """A kind of counter: `charge`, `+1/+1`."""


class CardGetEmblemEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="get_emblem"
):
    """Players get an emblem with the abilities of the one with this key, for the rest of the game (CR
    114.2)."""

    do: ClassVar[Literal["get_emblem"]] = "get_emblem"
    emblem: str
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


class CardGetsCountersTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="gets_counters"
):
    """Counters are put on `what`, or it enters with some (CR 122.6): so many, `amount`, at once."""

    when: ClassVar[Literal["gets_counters"]] = "gets_counters"
    what: CardFilterOrAttachedOrSelf = "self"
    kind: str | None = None
    """Of this kind alone."""
    each: bool = False
    """Once for each counter."""


class CardGoToGraveyardEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="would", tag="go_to_graveyard"
):
    """A card would be put into a graveyard from anywhere (CR 603.6c): the source, or one that passes.

    The source says so wherever it is. Tokens are no cards."""

    would: ClassVar[Literal["go_to_graveyard"]] = "go_to_graveyard"
    what: CardInGraveyardOrSelf = "self"


class CardGoadEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="goad"):
    """Until the controller's next turn they attack each combat if able, and another player if able (CR
    701.15a)."""

    do: ClassVar[Literal["goad"]] = "goad"
    what: CardFilterOrString
    """As a string: the name of an object."""


class CardGoadedChange(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="goaded"
):
    """It attacks each combat if able, and a player other than the controller of this if able (CR 701.15b)."""

    change: ClassVar[Literal["goaded"]] = "goaded"


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
    during: Literal["opponent", "you"] | None = None
    """Only in the turns of these players."""


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
        | Literal["toxic"]
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
        | Literal["toxic"]
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
    among: str | None = None
    """One of what a step named, wherever it is ("creature destroyed this way"); its zone says nothing."""
    or_self: bool = False
    """The source passes, whatever else is asked ("this or another creature")."""
    tapped: bool | None = None
    combat: Literal["attacking", "attacking or blocking", "blocked", "blocking", "unblocked"] | None = None
    """`blocked` and `unblocked` are attacking creatures (CR 509.1h)."""
    power: CardRange | None = None
    toughness: CardRange | None = None
    mana_value: CardRange | None = None
    counter: str | None = None
    """With at least one such counter."""
    token: bool | None = None
    name: str | None = None
    any_of: Sequence[CardQualities] = []
    """It passes at least one of these ("an Aura or Equipment", "a creature or Vehicle")."""
    but_not: CardQualities | None = None
    """It does not pass this ("that isn't a Forest")."""
    number_of_colors: CardRange | None = None
    """Multicolored: at least 2; monocolored: exactly 1; colorless: at most 0 (CR 105.2)."""
    group: Literal["commander", "historic", "modified", "outlaw"] | None = None
    """Legendary, artifact or Saga (CR 700.6); with counters, equipped or enchanted by its controller (CR
    700.9); Assassin, Mercenary, Pirate, Rogue or Warlock (CR 700.12)."""
    has_counters: bool | None = None
    """With a counter of any kind."""
    owner: str = "any"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    bears: CardQualities | None = None
    """Something is attached to it that passes this ("equipped", "enchanted")."""
    attacking: str | None = None
    """It attacks one of these players."""
    blocking: str | None = None
    """It blocks this."""
    blocked_by: str | None = None
    """This blocks it."""
    targeting: CardFilterOrString | None = None
    """On the stack: it targets one of these. As a string: the name of an object."""
    targeting_player: str | None = None
    """On the stack: it targets one of these players."""
    this_turn: CardTrigger | None = None
    """This has happened to it, or it did this, this turn; of it the event says `self`."""
    shares: CardShares | None = None
    chosen: Literal["basic land type", "color", "creature type"] | None = None
    """Of the color, or of the type, that was chosen as the source entered (CR 607.2d)."""
    extreme: CardExtreme | None = None
    zone: Literal["battlefield", "exile", "graveyard", "hand", "library", "stack"] = "graveyard"


CardInGraveyardOrSelf: TypeAlias = Literal["self"] | CardInGraveyard


class CardInHand(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A filter at a place that speaks of cards in a hand; its zone goes without saying."""

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
        | Literal["toxic"]
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
        | Literal["toxic"]
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
    among: str | None = None
    """One of what a step named, wherever it is ("creature destroyed this way"); its zone says nothing."""
    or_self: bool = False
    """The source passes, whatever else is asked ("this or another creature")."""
    tapped: bool | None = None
    combat: Literal["attacking", "attacking or blocking", "blocked", "blocking", "unblocked"] | None = None
    """`blocked` and `unblocked` are attacking creatures (CR 509.1h)."""
    power: CardRange | None = None
    toughness: CardRange | None = None
    mana_value: CardRange | None = None
    counter: str | None = None
    """With at least one such counter."""
    token: bool | None = None
    name: str | None = None
    any_of: Sequence[CardQualities] = []
    """It passes at least one of these ("an Aura or Equipment", "a creature or Vehicle")."""
    but_not: CardQualities | None = None
    """It does not pass this ("that isn't a Forest")."""
    number_of_colors: CardRange | None = None
    """Multicolored: at least 2; monocolored: exactly 1; colorless: at most 0 (CR 105.2)."""
    group: Literal["commander", "historic", "modified", "outlaw"] | None = None
    """Legendary, artifact or Saga (CR 700.6); with counters, equipped or enchanted by its controller (CR
    700.9); Assassin, Mercenary, Pirate, Rogue or Warlock (CR 700.12)."""
    has_counters: bool | None = None
    """With a counter of any kind."""
    owner: str = "any"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    bears: CardQualities | None = None
    """Something is attached to it that passes this ("equipped", "enchanted")."""
    attacking: str | None = None
    """It attacks one of these players."""
    blocking: str | None = None
    """It blocks this."""
    blocked_by: str | None = None
    """This blocks it."""
    targeting: CardFilterOrString | None = None
    """On the stack: it targets one of these. As a string: the name of an object."""
    targeting_player: str | None = None
    """On the stack: it targets one of these players."""
    this_turn: CardTrigger | None = None
    """This has happened to it, or it did this, this turn; of it the event says `self`."""
    shares: CardShares | None = None
    chosen: Literal["basic land type", "color", "creature type"] | None = None
    """Of the color, or of the type, that was chosen as the source entered (CR 607.2d)."""
    extreme: CardExtreme | None = None
    zone: Literal["battlefield", "exile", "graveyard", "hand", "library", "stack"] = "hand"


CardInHandOrSelf: TypeAlias = Literal["self"] | CardInHand


class CardInLibrary(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A filter at a place that speaks of cards in a library; its zone goes without saying."""

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
        | Literal["toxic"]
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
        | Literal["toxic"]
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
    among: str | None = None
    """One of what a step named, wherever it is ("creature destroyed this way"); its zone says nothing."""
    or_self: bool = False
    """The source passes, whatever else is asked ("this or another creature")."""
    tapped: bool | None = None
    combat: Literal["attacking", "attacking or blocking", "blocked", "blocking", "unblocked"] | None = None
    """`blocked` and `unblocked` are attacking creatures (CR 509.1h)."""
    power: CardRange | None = None
    toughness: CardRange | None = None
    mana_value: CardRange | None = None
    counter: str | None = None
    """With at least one such counter."""
    token: bool | None = None
    name: str | None = None
    any_of: Sequence[CardQualities] = []
    """It passes at least one of these ("an Aura or Equipment", "a creature or Vehicle")."""
    but_not: CardQualities | None = None
    """It does not pass this ("that isn't a Forest")."""
    number_of_colors: CardRange | None = None
    """Multicolored: at least 2; monocolored: exactly 1; colorless: at most 0 (CR 105.2)."""
    group: Literal["commander", "historic", "modified", "outlaw"] | None = None
    """Legendary, artifact or Saga (CR 700.6); with counters, equipped or enchanted by its controller (CR
    700.9); Assassin, Mercenary, Pirate, Rogue or Warlock (CR 700.12)."""
    has_counters: bool | None = None
    """With a counter of any kind."""
    owner: str = "any"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    bears: CardQualities | None = None
    """Something is attached to it that passes this ("equipped", "enchanted")."""
    attacking: str | None = None
    """It attacks one of these players."""
    blocking: str | None = None
    """It blocks this."""
    blocked_by: str | None = None
    """This blocks it."""
    targeting: CardFilterOrString | None = None
    """On the stack: it targets one of these. As a string: the name of an object."""
    targeting_player: str | None = None
    """On the stack: it targets one of these players."""
    this_turn: CardTrigger | None = None
    """This has happened to it, or it did this, this turn; of it the event says `self`."""
    shares: CardShares | None = None
    chosen: Literal["basic land type", "color", "creature type"] | None = None
    """Of the color, or of the type, that was chosen as the source entered (CR 607.2d)."""
    extreme: CardExtreme | None = None
    zone: Literal["battlefield", "exile", "graveyard", "hand", "library", "stack"] = "library"


class CardInsteadAbility(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ability", tag="instead"
):
    """What happens in the place of an event (CR 614.1a, 615.1); `do` besides `prevent`, `to`."""

    ability: ClassVar[Literal["instead"]] = "instead"
    event: CardEvent
    condition: CardCondition | None = None
    times: int = 1
    plus: int = 0
    """So many times as much, or so much more: damage, life, cards drawn, tokens, counters."""
    prevent: Literal["all"] | int | None = None
    """Of damage."""
    all_but: int = 0
    """Of all damage, so much is not prevented."""
    deal_to: str | None = None
    """The damage is dealt to this instead (CR 614.9)."""
    nothing: bool = False
    """Nothing happens."""
    to: Literal["battlefield", "exile", "hand", "library"] | None = None
    """The object goes there."""
    optional: bool = False
    """Its controller may let it happen so."""
    position: Literal["bottom", "shuffled", "top"] = "top"
    """In a library; `shuffled`: it is revealed, and its owner shuffles it in."""
    do: Sequence[CardEffect] = []


class CardInsteadEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="instead"):
    """What happens instead of something until the turn ends, as such an ability says it (CR 614.1)."""

    do: ClassVar[Literal["instead"]] = "instead"
    event: CardEvent
    times: int = 1
    plus: int = 0
    prevent: Literal["all"] | None = None
    nothing: bool = False
    to: Literal["exile"] | None = None
    steps: Sequence[CardEffect] = []
    """What an ability has in `do`."""
    next: bool = False
    """The next time, and never after that."""


class CardIsBlessedCondition(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="is_blessed"
):
    """The controller has the city's blessing (CR 702.131c)."""

    if_: ClassVar[Literal["is_blessed"]] = "is_blessed"


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
    during: Literal["opponent", "you"] | None = None
    """Only in the turns of these players."""
    who: str | None = None
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    combat: bool | None = None


class CardIsDesignatedCondition(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="is_designated"
):
    """Something that has a name is monstrous, renowned or saddled (CR 701.37b, 702.112b, 702.171b)."""

    if_: ClassVar[Literal["is_designated"]] = "is_designated"
    designation: Literal["monstrous", "renowned", "saddled"]
    what: str = "self"
    """The name of an object."""


class CardIsMonarchCondition(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="is_monarch"
):
    """A player is the monarch (CR 725.1); of any: there is a monarch."""

    if_: ClassVar[Literal["is_monarch"]] = "is_monarch"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


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
    during: Literal["opponent", "you"] | None = None
    """Only in the turns of these players."""
    who: str = "any"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


class CardIsSoTrigger(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="is_so"):
    """Something is so (CR 603.8): it triggers as soon as it is, and not again before it has left the
    stack.

    On resolution it is not asked again."""

    when: ClassVar[Literal["is_so"]] = "is_so"
    condition: CardCondition | None = None


class CardKeywordWithCost(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A keyword whose cost is more than mana."""

    keyword: Literal[
        "bestow",
        "blitz",
        "buyback",
        "cleave",
        "cumulative upkeep",
        "cycling",
        "dash",
        "disguise",
        "echo",
        "embalm",
        "encore",
        "entwine",
        "equip",
        "escalate",
        "escape",
        "eternalize",
        "evoke",
        "flashback",
        "foretell",
        "freerunning",
        "harmonize",
        "kicker",
        "madness",
        "mayhem",
        "megamorph",
        "morph",
        "multikicker",
        "ninjutsu",
        "offspring",
        "outlast",
        "overload",
        "plot",
        "prowl",
        "reconfigure",
        "recover",
        "replicate",
        "scavenge",
        "sneak",
        "spectacle",
        "squad",
        "surge",
        "transmute",
        "unearth",
        "ward",
        "warp",
        "web-slinging",
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
    choice: Sequence[str] = []
    """In the place of all that: one of these keywords, which the controller chooses on resolution (CR
    608.2d)."""


class CardLandsRule(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="rule", tag="lands"):
    """Players may play so many additional lands on each of their turns (CR 305.2)."""

    rule: ClassVar[Literal["lands"]] = "lands"
    by: int = 1
    whose: Literal["any", "you"] = "you"


class CardLaterEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="later"):
    """A delayed triggered ability (CR 603.7); `within` a turn it triggers every time (603.7b), or the next
    time alone, `once`."""

    do: ClassVar[Literal["later"]] = "later"
    when: CardTrigger
    steps: Sequence[CardEffect]
    condition: CardCondition | None = None
    """An intervening if (CR 603.4): asked as it triggers, and as it resolves."""
    within: Literal["turn"] | None = None
    once: bool = False


class CardLeaveEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="would", tag="leave"):
    """`what` would leave the battlefield (CR 603.6c)."""

    would: ClassVar[Literal["leave"]] = "leave"
    what: CardFilterOrAttachedOrSelf = "self"


class CardLeavesGraveyardTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="leaves_graveyard"
):
    """A card leaves a graveyard (CR 603.6c): `that_player` owns it, `that` is where it has gone."""

    when: ClassVar[Literal["leaves_graveyard"]] = "leaves_graveyard"
    what: CardInGraveyard | None = None
    together: bool = False
    """Once for all of them that do it at once ("one or more"): `that` are all, `number` says how many."""
    during: Literal["opponent", "you"] | None = None


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
    during: Literal["opponent", "you"] | None = None
    """Only in the turns of these players."""


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


class CardLimit(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How often an ability can be activated, or triggers (CR 602.5b, 603.2)."""

    times: int
    per: Literal["game", "turn"]
    """`game`: for as long as its source stays the same object (CR 400.7)."""


class CardLimits(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What some mana may be spent on, and what not (CR 106.6)."""

    only: Sequence[CardSpending] = []
    """Nothing but these; empty: anything."""
    not_on: CardOnStack | None = None
    """Not casting one of these spells."""


class CardLookAtHandEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="look_at_hand"
):
    """Look at the hands of other players (CR 701.20e): who looks alone knows the cards."""

    do: ClassVar[Literal["look_at_hand"]] = "look_at_hand"
    who: str
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


class CardLookEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="look"):
    """Look at the top cards of a library, or reveal them, and put each where its portion says. Cards that
    all go to one zone are not looked at."""

    do: ClassVar[Literal["look"]] = "look"
    amount: CardAmountOrIntegerOrString = 1
    """How many; with `until`, how many such cards are looked for. As a string: the name of a number."""
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    of: str | None = None
    """Whose library it is, if not that of who looks."""
    reveal: bool = False
    until: CardInLibrary | None = None
    """Cards are revealed until such a one is, all of them if there is none."""
    parts: Sequence[CardPortion] = []
    """One after the other; what no portion takes stays on top."""
    as_: str | None = field(name="as", default=None)
    """The cards that were revealed, where they lie; with `until`, those looked for."""


class CardLoseGameEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="lose_game"
):
    """Players lose the game and leave it (CR 104.3e)."""

    do: ClassVar[Literal["lose_game"]] = "lose_game"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


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
    during: Literal["opponent", "you"] | None = None
    """Only in the turns of these players."""


class CardManifestDreadEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="manifest_dread"
):
    """Look at the top two cards of a library, manifest one of them, and put the other into the graveyard
    (CR 701.62)."""

    do: ClassVar[Literal["manifest_dread"]] = "manifest_dread"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    as_: str | None = field(name="as", default=None)
    """What was manifested."""


class CardManifestEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="manifest"
):
    """Put the top cards of a library onto the battlefield face down, one at a time: manifest them (CR
    701.40), or cloak them (CR 701.58)."""

    do: ClassVar[Literal["manifest"]] = "manifest"
    amount: int = 1
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    how: Literal["cloak", "manifest"] = "manifest"
    as_: str | None = field(name="as", default=None)
    """What they became."""


class CardMayEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="may"):
    """A player may pay, or just may (CR 608.2d, 118.12): then, or else."""

    do: ClassVar[Literal["may"]] = "may"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    pay: CardPrice | None = None
    then: Sequence[CardEffect] = []
    otherwise: Sequence[CardEffect] = []
    once: bool = False
    """It is done only once each turn; whoever does not do it may do it another time (CR 603.2i)."""


class CardMayStayTappedRule(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="rule", tag="may_stay_tapped"
):
    """You may choose not to untap the source during your untap step (CR 502.3)."""

    rule: ClassVar[Literal["may_stay_tapped"]] = "may_stay_tapped"


class CardMillEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="mill"):
    """Players put the top cards of their libraries into their graveyards (CR 701.17)."""

    do: ClassVar[Literal["mill"]] = "mill"
    amount: CardAmountOrIntegerOrString
    """As a string: the name of a number."""
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    as_: str | None = field(name="as", default=None)
    """The cards where they were put."""


class CardMillEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="would", tag="mill"):
    """A player would mill one or more cards (CR 701.17)."""

    would: ClassVar[Literal["mill"]] = "mill"
    who: Literal["any", "opponent", "you"] = "you"


CardEvent: TypeAlias = (
    CardBeDealtDamageEvent
    | CardDieEvent
    | CardLeaveEvent
    | CardGoToGraveyardEvent
    | CardBeDiscardedEvent
    | CardDrawEvent
    | CardMillEvent
    | CardGainLifeEvent
    | CardCreateEvent
    | CardGetCountersEvent
)


class CardMode(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One of the modes of a modal spell or ability (CR 700.2)."""

    targets: Sequence[CardTarget] = []
    do: Sequence[CardEffect] = []
    cost: str = ""
    """What it costs more to choose this mode of a spell with spree (CR 702.172a)."""


class CardMonstrosityEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="monstrosity"
):
    """The source gets so many +1/+1 counters and is monstrous, if it is not yet (CR 701.37)."""

    do: ClassVar[Literal["monstrosity"]] = "monstrosity"
    amount: CardAmountOrIntegerOrString
    """As a string: the name of a number."""


class CardMoreDamage(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Damage in another amount, dealt at the same time."""

    amount: CardAmountOrIntegerOrString
    """As a string: the name of a number."""
    to: CardFilterOrString | None = None
    """As a string: the name of an object or a player."""
    who: str | None = None
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


class CardMoreLandsEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="more_lands"
):
    """You may play so many additional lands this turn (CR 305.2)."""

    do: ClassVar[Literal["more_lands"]] = "more_lands"
    by: int = 1


class CardMoreManaRule(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="rule", tag="more_mana"
):
    """Whenever a permanent is tapped for mana, who taps it adds more: a triggered mana ability, which
    resolves at once (CR 605.1b, 605.4a). Give one of `mana`, `one_of`, `chosen` and `produced`."""

    rule: ClassVar[Literal["more_mana"]] = "more_mana"
    what: CardFilterOrAttached
    whose: Literal["any", "you"] = "any"
    """Who taps it: the controller of the source alone, or anybody."""
    mana: str = ""
    one_of: Sequence[str] = []
    amount: int = 1
    """So many of `one_of`, in any combination."""
    chosen: bool = False
    """One mana of the color that was chosen as the source entered."""
    produced: bool = False
    """One mana of a type that the land produces."""


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
    every_kind: bool = False
    """All of every kind."""


class CardMoveEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="move"):
    """Put objects into a zone of their owners: exile, return, put on top of a library, reanimate …"""

    do: ClassVar[Literal["move"]] = "move"
    what: CardFilterOrString
    """As a string: the name of an object."""
    to: Literal["battlefield", "exile", "graveyard", "hand", "library"]
    position: Literal["bottom", "random", "shuffled", "top"] = "top"
    """In a library; `random`: on the bottom in a random order, `shuffled`: its owner shuffles it."""
    controller: str | None = None
    """Under whose control it enters the battlefield: `you`, or its owner if left out."""
    tapped: bool = False
    counters: str | None = None
    """A kind of counter: `charge`, `+1/+1`."""
    as_: str | None = field(name="as", default=None)
    """The objects that they became."""
    linked: bool = False
    """Remember them with the source, for its other ability (CR 607)."""
    also: CardFilterOrString | None = None
    """What goes there at the same time. As a string: the name of an object."""
    lasts: CardUntilLeaves | None = None
    """Exile them until the source leaves the battlefield."""


class CardMustChange(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="must"):
    """A requirement (CR 508.1d, 509.1c)."""

    change: ClassVar[Literal["must"]] = "must"
    attack: bool = False
    block: bool = False
    block_source: bool = False
    """It blocks the source."""
    be_blocked: bool = False
    """By something, if anything can block it."""
    be_blocked_by_all: bool = False


class CardNoCombatDamageChange(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="no_combat_damage"
):
    """It assigns no combat damage."""

    change: ClassVar[Literal["no_combat_damage"]] = "no_combat_damage"


class CardNotCondition(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="not"):
    """A condition does not hold."""

    if_: ClassVar[Literal["not"]] = "not"
    condition: CardCondition


class CardOnStack(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A filter at a place that speaks of spells; its zone goes without saying."""

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
        | Literal["toxic"]
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
        | Literal["toxic"]
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
    among: str | None = None
    """One of what a step named, wherever it is ("creature destroyed this way"); its zone says nothing."""
    or_self: bool = False
    """The source passes, whatever else is asked ("this or another creature")."""
    tapped: bool | None = None
    combat: Literal["attacking", "attacking or blocking", "blocked", "blocking", "unblocked"] | None = None
    """`blocked` and `unblocked` are attacking creatures (CR 509.1h)."""
    power: CardRange | None = None
    toughness: CardRange | None = None
    mana_value: CardRange | None = None
    counter: str | None = None
    """With at least one such counter."""
    token: bool | None = None
    name: str | None = None
    any_of: Sequence[CardQualities] = []
    """It passes at least one of these ("an Aura or Equipment", "a creature or Vehicle")."""
    but_not: CardQualities | None = None
    """It does not pass this ("that isn't a Forest")."""
    number_of_colors: CardRange | None = None
    """Multicolored: at least 2; monocolored: exactly 1; colorless: at most 0 (CR 105.2)."""
    group: Literal["commander", "historic", "modified", "outlaw"] | None = None
    """Legendary, artifact or Saga (CR 700.6); with counters, equipped or enchanted by its controller (CR
    700.9); Assassin, Mercenary, Pirate, Rogue or Warlock (CR 700.12)."""
    has_counters: bool | None = None
    """With a counter of any kind."""
    owner: str = "any"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    bears: CardQualities | None = None
    """Something is attached to it that passes this ("equipped", "enchanted")."""
    attacking: str | None = None
    """It attacks one of these players."""
    blocking: str | None = None
    """It blocks this."""
    blocked_by: str | None = None
    """This blocks it."""
    targeting: CardFilterOrString | None = None
    """On the stack: it targets one of these. As a string: the name of an object."""
    targeting_player: str | None = None
    """On the stack: it targets one of these players."""
    this_turn: CardTrigger | None = None
    """This has happened to it, or it did this, this turn; of it the event says `self`."""
    shares: CardShares | None = None
    chosen: Literal["basic land type", "color", "creature type"] | None = None
    """Of the color, or of the type, that was chosen as the source entered (CR 607.2d)."""
    extreme: CardExtreme | None = None
    zone: Literal["battlefield", "exile", "graveyard", "hand", "library", "stack"] = "stack"


CardOnStackOrSelf: TypeAlias = Literal["self"] | CardOnStack


class CardOwnCost(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an ability says of its own cost (CR 602.2b)."""

    by: CardAmountOrIntegerOrString
    """So much generic mana, or so often `mana`; less than 0 makes it cheaper. As a string: the name of a
    number."""
    mana: str = ""
    condition: CardCondition | None = None


class CardPage(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of a card library."""

    ruleset: str
    page: int
    pages: int
    total: int
    next: str | None
    """Path of the next page."""
    cards: Sequence[CardEntry]


class CardPaidAmount(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="amount", tag="paid"):
    """How many times a cost was paid that may be paid so often, for the spell or for the spell that the
    permanent was, times `times` (CR 400.7d)."""

    amount: ClassVar[Literal["paid"]] = "paid"
    how: Literal["kicked", "replicated", "squad"]
    times: int = 1


class CardPaidCondition(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="paid"):
    """A cost of this name was paid for the spell, or for the spell that the permanent was (CR 400.7d)."""

    if_: ClassVar[Literal["paid"]] = "paid"
    how: Literal[
        "awakened",
        "bargained",
        "bestowed",
        "blitz",
        "buyback",
        "casualty",
        "cleaved",
        "conspired",
        "dash",
        "disguise",
        "entwined",
        "escaped",
        "evoked",
        "flashback",
        "foretold",
        "freerunning",
        "harmonized",
        "jump-started",
        "kicked",
        "mayhem",
        "morph",
        "offspring",
        "overload",
        "prowled",
        "replicated",
        "retraced",
        "sneak",
        "spectacle",
        "squad",
        "surge",
        "suspended",
        "warped",
        "web-slinging",
    ]


class CardPartyAmount(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="amount", tag="party"):
    """CR 700.8: the most of one's creatures of which each stands for another of Cleric, Rogue, Warrior and
    Wizard, times `times`."""

    amount: ClassVar[Literal["party"]] = "party"
    times: int = 1


class CardPermitEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="permit"):
    """You may cast cards in exile or in a graveyard for a time, or play them: lands, too (CR 601.3)."""

    do: ClassVar[Literal["permit"]] = "permit"
    what: str
    """The name of an object."""
    may: Literal["cast", "play"] = "play"
    lasts: Literal["end_of_your_next_turn", "forever", "turn", "your_next_end_step", "your_next_turn"] = (
        "turn"
    )
    cost: Literal["free"] | None = None
    """`free`: without paying its mana cost; absent: for its mana cost."""
    mana: Literal["any_color", "any_type"] | None = None
    """Mana may be spent to cast it as though it were of any color, or of any type (CR 609.4b)."""
    then: Literal["exile"] | None = None
    """As a spell it is exiled if it would be put into a graveyard."""
    look: bool = False
    """You may look at what lies face down there (CR 406.3)."""


class CardPlayFromRule(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="rule", tag="play_from"
):
    """You may play lands or cast spells from your graveyard, or from the top of your library, as you would
    from your hand (CR 305.1, 601.3). Of a library it is the card that you see there."""

    rule: ClassVar[Literal["play_from"]] = "play_from"
    from_: Literal["graveyard", "library"] = field(name="from", default="graveyard")
    lands: bool = True
    spells: CardOnStack | None = None
    """Spells that are so may be cast; absent: none."""
    once: Literal["turn", "your_turn"] | None = None
    """One card is played so each turn, or during each of your turns, with the source as the same object
    (CR 400.7)."""


class CardPlayerCountersAmount(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="amount", tag="player_counters"
):
    """How many energy or experience counters a player has, times `times` (CR 122.1)."""

    amount: ClassVar[Literal["player_counters"]] = "player_counters"
    kind: Literal["energy", "experience"]
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    times: int = 1


class CardPlayerRule(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="rule", tag="player"):
    """What players may not do, or have (CR 613.10)."""

    rule: ClassVar[Literal["player"]] = "player"
    whose: Literal["any", "opponent", "you"]
    cant: Literal["draw more than one", "gain life", "lose the game", "search", "win the game"] | None = None
    """Who can't lose may concede all the same, and who can't win wins when everybody else has lost (CR
    104.2a, 104.3a)."""
    has: (
        Literal["hexproof", "no maximum hand size", "open hand", "shroud", "top card", "top revealed"] | None
    ) = None
    """`top card`: may look at the top card of their library any time; `top revealed`: plays with it
    revealed (CR 401.5)."""
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


class CardPopulateEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="populate"
):
    """Create a token that is a copy of a creature token that one chooses and controls (CR 701.36)."""

    do: ClassVar[Literal["populate"]] = "populate"


class CardPortion(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Some of the cards, which a player picks, and where they go. The last portion, if it says no more
    than where, is whatever is left of them."""

    to: Literal["battlefield", "bottom", "exile", "graveyard", "hand", "shuffled", "top"]
    what: CardInLibrary | None = None
    """They must pass this."""
    min: int = 1
    max: int = 1
    any_number: bool = False
    """As many as the player likes."""
    all: bool = False
    """Everything that passes, without a choice."""
    found: bool = False
    """What was looked for with `until`."""
    reveal: bool = False
    """They are shown to all players first."""
    tapped: bool = False
    order: Literal["any", "random"] = "any"
    """Of several that go on top or on the bottom of a library."""
    face_down: bool = False
    """They are exiled face down (CR 406.3)."""
    linked: bool = False
    """Remember what is exiled with the source, for its other ability (CR 607)."""
    as_: str | None = field(name="as", default=None)
    """The objects that they became."""


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
    to: CardFilterOrString | None = None
    """As a string: the name of an object or a player."""
    who: str | None = None
    """Players, beside objects that pass a filter."""
    by: CardFilterOrString | None = None
    """Only damage that this deals. As a string: the name of an object."""
    choose_source: bool = False
    """One of those is chosen: "a red source of your choice" (CR 609.7)."""
    combat_only: bool = False
    next: bool = False
    """All that is dealt at the next time, and nothing after that."""
    lasts: Literal["turn", "your_next_turn"] = "turn"
    number_as: str | None = None
    """How much of one event was prevented, for `then`."""
    source_as: str | None = None
    """What would have dealt it."""
    then: Sequence[CardEffect] = []
    """What is done right after damage was prevented (CR 615.5)."""


class CardPrice(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything that a cost consists of; what is left out is not part of it."""

    mana: str = ""
    times: CardAmountOrIntegerOrString = 1
    """The mana so many times. As a string: the name of a number."""
    tap: bool = False
    untap: bool = False
    loyalty: int | Literal["-X"] | None = None
    life: CardAmountOrIntegerOrString = 0
    """As a string: the name of a number."""
    energy: int = 0
    """So many energy counters of the player (CR 107.14)."""
    sacrifice: CardFilterOrSelfOrArray | None = None
    sacrifice_as: str = "sacrificed"
    """A name given here, for later use."""
    exile: Literal["self"] | Sequence[CardChosenAnywhere] | None = None
    exile_top: CardAmountOrIntegerOrString = 0
    """Exile so many cards from the top of the library. As a string: the name of a number."""
    discard: Literal["hand", "self"] | int | Sequence[CardChosenInHand] | None = None
    """The source itself, from the hand, or so many cards; or all of them."""
    return_: Literal["self"] | Sequence[CardChosen] | None = field(name="return", default=None)
    reveal: Sequence[CardChosenInHand] = []
    tap_others: CardFilterOrArray | None = None
    """Tap so many other untapped permanents that one controls, of this kind."""
    tap_others_count: int = 1
    remove_counters: str | None = None
    """Remove so many counters of this kind from the source."""
    remove_counters_count: CardAmountOrIntegerOrString = 1
    """As a string: the name of a number."""
    remove_from: CardFilter | None = None
    """From one of these that one controls, instead."""
    put_counters: str | None = None
    """Put so many counters of this kind on the source."""
    put_counters_count: int = 1
    put_on: CardFilter | None = None
    """On one of these that one controls, instead."""
    mill: CardAmountOrIntegerOrString = 0
    """As a string: the name of a number."""
    any_of: Sequence[CardPrice] = []
    """And one of these, as one chooses."""


CardPriceOrFree: TypeAlias = Literal["free"] | CardPrice


class CardProliferateEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="proliferate"
):
    """Any number of permanents with counters get another of each kind that they have (CR 701.34)."""

    do: ClassVar[Literal["proliferate"]] = "proliferate"


class CardPutCountersEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="put_counters"
):
    """Put counters on objects (CR 122); a divided target brings its own numbers."""

    do: ClassVar[Literal["put_counters"]] = "put_counters"
    on: CardFilterOrString
    """As a string: the name of an object."""
    kind: str = "+1/+1"
    """A kind of counter: `charge`, `+1/+1`."""
    amount: CardAmountOrIntegerOrString = 1
    """As a string: the name of a number."""
    kinds: Sequence[CardCountersOfKind] = []
    """Counters of several kinds at once, in the place of `kind` and `amount`."""
    choice: Sequence[str] = []
    """One counter of one of these kinds, which the controller chooses on resolution (CR 608.2d)."""
    as_: str | None = field(name="as", default=None)
    """What passes the filter; of what has a name, that it got counters."""


class CardPutSameCountersEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="put_same_counters"
):
    """Put the counters on an object that something had as it left, as many of each kind (CR 122.8)."""

    do: ClassVar[Literal["put_same_counters"]] = "put_same_counters"
    of: str
    """The name of an object."""
    on: str
    """The name of an object."""
    kind: str | None = None
    """Those of this kind alone."""


class CardQualities(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What objects are, wherever they are; all of it is asked for."""

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
        | Literal["toxic"]
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
        | Literal["toxic"]
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
    among: str | None = None
    """One of what a step named, wherever it is ("creature destroyed this way"); its zone says nothing."""
    or_self: bool = False
    """The source passes, whatever else is asked ("this or another creature")."""
    tapped: bool | None = None
    combat: Literal["attacking", "attacking or blocking", "blocked", "blocking", "unblocked"] | None = None
    """`blocked` and `unblocked` are attacking creatures (CR 509.1h)."""
    power: CardRange | None = None
    toughness: CardRange | None = None
    mana_value: CardRange | None = None
    counter: str | None = None
    """With at least one such counter."""
    token: bool | None = None
    name: str | None = None
    any_of: Sequence[CardQualities] = []
    """It passes at least one of these ("an Aura or Equipment", "a creature or Vehicle")."""
    but_not: CardQualities | None = None
    """It does not pass this ("that isn't a Forest")."""
    number_of_colors: CardRange | None = None
    """Multicolored: at least 2; monocolored: exactly 1; colorless: at most 0 (CR 105.2)."""
    group: Literal["commander", "historic", "modified", "outlaw"] | None = None
    """Legendary, artifact or Saga (CR 700.6); with counters, equipped or enchanted by its controller (CR
    700.9); Assassin, Mercenary, Pirate, Rogue or Warlock (CR 700.12)."""
    has_counters: bool | None = None
    """With a counter of any kind."""
    owner: str = "any"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    bears: CardQualities | None = None
    """Something is attached to it that passes this ("equipped", "enchanted")."""
    attacking: str | None = None
    """It attacks one of these players."""
    blocking: str | None = None
    """It blocks this."""
    blocked_by: str | None = None
    """This blocks it."""
    targeting: CardFilterOrString | None = None
    """On the stack: it targets one of these. As a string: the name of an object."""
    targeting_player: str | None = None
    """On the stack: it targets one of these players."""
    this_turn: CardTrigger | None = None
    """This has happened to it, or it did this, this turn; of it the event says `self`."""
    shares: CardShares | None = None
    chosen: Literal["basic land type", "color", "creature type"] | None = None
    """Of the color, or of the type, that was chosen as the source entered (CR 607.2d)."""
    extreme: CardExtreme | None = None


class CardRange(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A number between two bounds, both included."""

    min: CardAmountOrIntegerOrString | None = None
    """As a string: the name of a number."""
    max: CardAmountOrIntegerOrString | None = None
    """As a string: the name of a number."""
    more_than: CardAmountOrIntegerOrString | None = None
    """A bound that is not included, for amounts; beside numbers, `min` says it. As a string: the name of a
    number."""
    less_than: CardAmountOrIntegerOrString | None = None
    """As a string: the name of a number."""


class CardRedirectEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="redirect"
):
    """The same damage as with `prevent` is dealt to `deal_to` instead (CR 614.9)."""

    do: ClassVar[Literal["redirect"]] = "redirect"
    amount: CardAmountOrIntegerOrString | None = None
    """As a string: the name of a number."""
    to: CardFilterOrString | None = None
    """As a string: the name of an object or a player."""
    who: str | None = None
    """Players, beside objects that pass a filter."""
    by: CardFilterOrString | None = None
    """Only damage that this deals. As a string: the name of an object."""
    choose_source: bool = False
    """One of those is chosen: "a red source of your choice" (CR 609.7)."""
    combat_only: bool = False
    next: bool = False
    """All that is dealt at the next time, and nothing after that."""
    lasts: Literal["turn", "your_next_turn"] = "turn"
    deal_to: str = "self"
    """The name of an object or a player."""


class CardRegenerateEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="regenerate"
):
    """A regeneration shield (CR 701.19)."""

    do: ClassVar[Literal["regenerate"]] = "regenerate"
    what: CardFilterOrString = "self"
    """As a string: the name of an object."""


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
    every_kind: bool = False
    """All of every kind."""
    as_: str | None = field(name="as", default=None)
    """A name given here, for later use."""


class CardRemoveFromCombatEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="remove_from_combat"
):
    """They neither attack nor block any more; what they blocked stays blocked (CR 506.4)."""

    do: ClassVar[Literal["remove_from_combat"]] = "remove_from_combat"
    what: CardFilterOrString
    """As a string: the name of an object."""


class CardRetargetEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="retarget"
):
    """Change the target of a spell or ability, or choose new targets for it (CR 115.7)."""

    do: ClassVar[Literal["retarget"]] = "retarget"
    what: str
    """The name of an object."""
    how: Literal["change", "choose"] = "choose"
    """`choose`: each may stay; `change`: another legal target takes the place of the single one."""


class CardRevealAtRandomEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="reveal_at_random"
):
    """A player reveals a card at random from their hand (CR 701.20)."""

    do: ClassVar[Literal["reveal_at_random"]] = "reveal_at_random"
    who: str
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    as_: str | None = field(name="as", default=None)
    """A name given here, for later use."""


class CardRevealHandEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="reveal_hand"
):
    """Players reveal their hands."""

    do: ClassVar[Literal["reveal_hand"]] = "reveal_hand"
    who: str
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


class CardRollDieEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="roll_die"
):
    """Roll a die with so many sides; `as` names the result (CR 706.2)."""

    do: ClassVar[Literal["roll_die"]] = "roll_die"
    sides: int
    as_: str | None = field(name="as", default=None)
    """A name given here, for later use."""


class CardRulesEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="rules"):
    """Rules of the game that are changed until the turn ends (CR 611.2, 613.11)."""

    do: ClassVar[Literal["rules"]] = "rules"
    rules: Sequence[CardRule]


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
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


class CardSearchEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="search"):
    """A player finds cards in their library, puts them somewhere, and shuffles (CR 701.23)."""

    do: ClassVar[Literal["search"]] = "search"
    what: CardInLibrary
    to: Literal["battlefield", "exile", "graveyard", "hand", "top"] = "hand"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    max: CardAmountOrIntegerOrString = 1
    """Up to so many with a quality; exactly so many of any cards. As a string: the name of a number."""
    any_number: bool = False
    """As many as the player likes, in the place of `max`."""
    tapped: bool = False
    parts: Sequence[CardPortion] = []
    """Where each of several goes, in the place of `to`: one to each, the last to what is left."""
    zones: Sequence[Literal["graveyard", "hand"]] = []
    """Beside the library, which you search or leave alone then; it is shuffled only if it was searched."""
    as_: str | None = field(name="as", default=None)
    """The objects that they became."""


class CardSetLifeEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="set_life"
):
    """The life total of players becomes a number: they gain or lose as much as it takes (CR 119.5)."""

    do: ClassVar[Literal["set_life"]] = "set_life"
    amount: int
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


class CardSetPowerToughnessChange(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="set_power_toughness"
):
    """Layer 7b: power, toughness or both become these (7a in a characteristic-defining ability)."""

    change: ClassVar[Literal["set_power_toughness"]] = "set_power_toughness"
    power: CardAmountOrIntegerOrString | None = None
    toughness: CardAmountOrIntegerOrString | None = None


class CardShares(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an object has in common with another."""

    what: Literal["card type", "color", "creature type", "name"]
    with_: str = field(name="with")
    """The name of an object."""


class CardShuffleEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="shuffle"):
    """Players shuffle their libraries, with cards that they put into them first (CR 701.24)."""

    do: ClassVar[Literal["shuffle"]] = "shuffle"
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    zones: Sequence[Literal["graveyard", "hand"]] = []
    """All cards in these zones of the player are shuffled in."""
    with_: CardFilterOrString | None = field(name="with", default=None)
    """These are. As a string: the name of an object."""


class CardSkipEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="skip"):
    """Players skip something the next time that it would begin, or so many times (CR 614.10a)."""

    do: ClassVar[Literal["skip"]] = "skip"
    what: Literal["combat phase", "combat phases", "draw step", "turn", "upkeep step"]
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    times: int = 1


class CardSkipStepRule(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="rule", tag="skip_step"
):
    """Players skip a step of each of their turns (CR 614.10)."""

    rule: ClassVar[Literal["skip_step"]] = "skip_step"
    step: Literal["draw", "upkeep"]
    whose: Literal["any", "opponent", "you"] = "you"


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
    way: Literal["cleave"] | None = None
    """It is what the spell does if it is cast in this way, in place of the other spell ability: that
    without the words that stand in square brackets (CR 702.148a)."""


class CardSpendRule(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="rule", tag="spend"):
    """You may spend mana as though it were mana of any color, or of any type, to cast spells (CR 609.4b)."""

    rule: ClassVar[Literal["spend"]] = "spend"
    mana: Literal["any_color", "any_type"]
    spells: CardOnStack | None = None


class CardSpending(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that mana may be spent on (CR 106.6)."""

    cast: CardOnStack | None = None
    """Casting one of these spells."""
    activate: CardFilter | None = None
    """Activating an ability of one of these permanents."""
    sources: CardOnStack | None = None
    """Activating an ability of a source like this, wherever it is."""


class CardSpentAmount(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="amount", tag="spent"):
    """How much mana was spent to cast the spell, or the spell that the permanent was, or another object;
    of one color, or how many colors of it, times `times` (CR 400.7d)."""

    amount: ClassVar[Literal["spent"]] = "spent"
    of: str = "self"
    """The name of an object."""
    color: Literal["B", "G", "R", "U", "W"] | None = None
    colors: bool = False
    snow: bool = False
    """The mana from snow sources (CR 107.4h)."""
    times: int = 1


class CardStackAbility(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Activated and triggered abilities on the stack (CR 113.3b–c); mana abilities are never there."""

    kinds: Sequence[Literal["activated", "triggered"]] = field(
        default_factory=lambda: ["activated", "triggered"]
    )
    """Any of them."""
    controller: str = "any"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""
    not_controller: str | None = None
    """Somebody else controls it ("you don't control")."""
    source: CardQualities | None = None
    """Its source is one of these, or was when it was there last ("from an artifact source")."""


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
    who: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


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
    as_: str | None = field(name="as", default=None)
    """What passes the filter; of what has a name, that it became tapped."""


class CardTarget(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One use of the word "target" (CR 115): what may be chosen, and how many."""

    as_: str = field(name="as", default="target")
    """A name given here, for later use."""
    what: CardFilter | None = None
    player: Literal["any", "opponent"] | None = None
    ability: CardStackAbility | None = None
    """An ability on the stack, or one, where `what` means spells ("target spell or ability")."""
    single_target: bool = False
    """Of spells and abilities: as they were put on the stack, one thing became a target, once (CR 115.9a)."""
    min: int | str = 1
    max: int | str = 1
    """Numbers, or X (CR 107.3a)."""
    any_number: bool = False
    """As many as one likes, or none ("any number of target creatures")."""
    divided: bool = False
    """The amount of the effect is divided among them on announcement, at least 1 to each (CR 601.2d)."""
    not_same_as: str | None = None
    """Another target that this one must differ from ("another target …")."""
    same: Literal["owner"] | None = None
    """They are all of one player ("two target cards from a single graveyard")."""


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


CardAmount: TypeAlias = (
    CardCountAmount
    | CardStatAmount
    | CardGreatestAmount
    | CardTotalAmount
    | CardDevotionAmount
    | CardDifferentAmount
    | CardCountersAmount
    | CardSpentAmount
    | CardPaidAmount
    | CardLifeAmount
    | CardPoisonAmount
    | CardPlayerCountersAmount
    | CardPlayersAmount
    | CardPartyAmount
    | CardSumAmount
    | CardDifferenceAmount
    | CardHalfAmount
    | CardThisTurnAmount
)


CardAmountOrIntegerOrString: TypeAlias = int | str | CardAmount


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
    limit: CardLimit | None = None
    """It triggers only so often (CR 603.2)."""
    target_chooser: Literal["that_player", "you"] = "you"
    zone: Literal["battlefield", "exile", "graveyard"] = "battlefield"
    """Where the source has to be for it to trigger (CR 603.6); in exile, abilities of keywords alone."""


CardAbility: TypeAlias = (
    CardSpellAbility
    | CardActivatedAbility
    | CardTriggeredAbility
    | CardStaticAbility
    | CardEntersWithAbility
    | CardAsEntersAbility
    | CardAlternativeCostAbility
    | CardInsteadAbility
)


class CardTurnedFaceUpTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="turned_face_up"
):
    """`what`, which lay face down, is turned face up (CR 708.8): it does not enter the battlefield."""

    when: ClassVar[Literal["turned_face_up"]] = "turned_face_up"
    what: CardFilterOrAttachedOrSelf = "self"


CardTrigger: TypeAlias = (
    CardEntersTrigger
    | CardLeavesTrigger
    | CardDiesTrigger
    | CardIsSacrificedTrigger
    | CardGoesToGraveyardTrigger
    | CardLeavesGraveyardTrigger
    | CardAttacksTrigger
    | CardBlocksTrigger
    | CardBecomesBlockedTrigger
    | CardBlocksOrBecomesBlockedTrigger
    | CardBecomesUnblockedTrigger
    | CardEnlistsTrigger
    | CardExertsTrigger
    | CardBecomesTappedTrigger
    | CardBecomesUntappedTrigger
    | CardTurnedFaceUpTrigger
    | CardDealsDamageTrigger
    | CardIsDealtDamageTrigger
    | CardBecomesTrigger
    | CardLosesCountersTrigger
    | CardExploitsTrigger
    | CardGetsCountersTrigger
    | CardExploresTrigger
    | CardBecomesTargetTrigger
    | CardGainsLifeTrigger
    | CardLosesLifeTrigger
    | CardDiscardsTrigger
    | CardCyclesTrigger
    | CardCastsTrigger
    | CardDrawsTrigger
    | CardDoesTrigger
    | CardCommitsCrimeTrigger
    | CardBecomesMonarchTrigger
    | CardIsSoTrigger
    | CardBeginsTrigger
    | CardAnyOfTrigger
)


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
    chosen: Literal["basic land type", "creature type"] | None = None
    """The type that was chosen as the source entered is among the subtypes (CR 607.2d)."""
    set_subtypes: bool = False
    """To basic land types: a land loses its own abilities (CR 305.7)."""
    set_types: bool = False
    """Other card types are lost, with the subtypes that belong to them (CR 205.1a)."""
    every: Literal["basic land type", "creature type"] | None = None
    """All subtypes of a kind are added (CR 205.3, 702.73a)."""
    lose_type: (
        Literal[
            "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
        ]
        | None
    ) = None
    """It is not of this type any more, and loses the subtypes that belong to that alone (CR 205.1a)."""


CardChange: TypeAlias = (
    CardCopyChange
    | CardControlChange
    | CardTypesChange
    | CardColorsChange
    | CardChosenColorChange
    | CardChosenLandTypeChange
    | CardChosenCreatureTypeChange
    | CardKeywordsChange
    | CardAbilitiesChange
    | CardSetPowerToughnessChange
    | CardPowerToughnessChange
    | CardSwitchPowerToughnessChange
    | CardCantChange
    | CardMustChange
    | CardCanChange
    | CardGoadedChange
    | CardNoCombatDamageChange
    | CardDamageByToughnessChange
    | CardExileInsteadOfDyingChange
    | CardExileInsteadOfLeavingChange
)


class CardUntapAsWellRule(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="rule", tag="untap_as_well"
):
    """During each other player's untap step, this untaps with what that player has (CR 502.3)."""

    rule: ClassVar[Literal["untap_as_well"]] = "untap_as_well"
    what: CardFilterOrSelf


CardRule: TypeAlias = (
    CardCostRule
    | CardAttackTaxRule
    | CardPlayerRule
    | CardCantBeCounteredRule
    | CardFlashRule
    | CardCastOnlyRule
    | CardCantCastRule
    | CardLandsRule
    | CardUntapAsWellRule
    | CardMayStayTappedRule
    | CardPlayFromRule
    | CardSpendRule
    | CardDamageCantBePreventedRule
    | CardMoreManaRule
    | CardSkipStepRule
)


class CardUntapEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="untap"):
    """Untap objects (CR 701.26)."""

    do: ClassVar[Literal["untap"]] = "untap"
    what: CardFilterOrString
    """As a string: the name of an object."""
    as_: str | None = field(name="as", default=None)
    """What passes the filter; of what has a name, that it became untapped."""


class CardUntilEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="until"):
    """A continuous effect for a time (CR 611.2). Of what passes a filter, what changes characteristics or
    control is for the objects that pass now; everything else holds for those that come later, too."""

    do: ClassVar[Literal["until"]] = "until"
    what: CardFilterOrString
    """As a string: the name of an object."""
    changes: Sequence[CardChange]
    lasts: CardWhileOrForeverOrTurnOrYourNextTurn = "turn"
    as_: str | None = field(name="as", default=None)
    """The objects that pass the filter as it begins."""


class CardUntilLeaves(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Until something leaves the battlefield (CR 610.3)."""

    until_leaves: Literal["self"]


class CardWasCastCondition(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="was_cast"
):
    """The spell, or the permanent that it became, was cast: by its controller, or by anybody (CR 400.7d)."""

    if_: ClassVar[Literal["was_cast"]] = "was_cast"
    who: Literal["any", "you"] = "you"
    from_: Literal["battlefield", "exile", "graveyard", "hand", "library", "stack"] | None = field(
        name="from", default=None
    )


class CardWhenYouDoEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="when_you_do"
):
    """A reflexive triggered ability (CR 603.12): of what somebody may do, or of the step just before, if
    that did something (`of`)."""

    do: ClassVar[Literal["when_you_do"]] = "when_you_do"
    targets: Sequence[CardTarget] = []
    steps: Sequence[CardEffect] = []
    of: str | None = None
    """The name of what a step did: objects, or a number."""


class CardWhile(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """For as long as something that is on the battlefield passes a filter: as its controller has it, as it
    is tapped, or just as it is there."""

    while_: CardCondition = field(name="while")


CardWhileOrForeverOrTurnOrYourNextTurn: TypeAlias = Literal["forever", "turn", "your_next_turn"] | CardWhile


class CardWinGameEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="win_game"
):
    """The controller wins the game, which is over (CR 104.2b)."""

    do: ClassVar[Literal["win_game"]] = "win_game"


CardEffect: TypeAlias = (
    CardAdaptEffect
    | CardAddManaEffect
    | CardAddPhasesEffect
    | CardAmassEffect
    | CardAttachEffect
    | CardBecomeEffect
    | CardBecomeMonarchEffect
    | CardBolsterEffect
    | CardCastEffect
    | CardChooseEffect
    | CardChooseAtRandomEffect
    | CardChooseColorEffect
    | CardChooseCreatureTypeEffect
    | CardChooseLandTypeEffect
    | CardClashEffect
    | CardConniveEffect
    | CardCopySpellEffect
    | CardCounterEffect
    | CardCreateEffect
    | CardCreateCopyEffect
    | CardDamageEffect
    | CardDestroyEffect
    | CardDetainEffect
    | CardDiscardEffect
    | CardDiscoverEffect
    | CardDoubleCountersEffect
    | CardDrawEffect
    | CardEachEffect
    | CardEachMayEffect
    | CardEndureEffect
    | CardExchangeControlEffect
    | CardExchangeLifeEffect
    | CardExileUntilEffect
    | CardExileWithTimeEffect
    | CardExploitEffect
    | CardExploreEffect
    | CardExtraTurnEffect
    | CardFatesealEffect
    | CardFightEffect
    | CardFlipCoinEffect
    | CardGainLifeEffect
    | CardGetCountersEffect
    | CardGetEmblemEffect
    | CardGoadEffect
    | CardHandToLibraryEffect
    | CardIfEffect
    | CardInsteadEffect
    | CardLaterEffect
    | CardLookEffect
    | CardLookAtHandEffect
    | CardLoseGameEffect
    | CardLoseLifeEffect
    | CardManifestEffect
    | CardManifestDreadEffect
    | CardMayEffect
    | CardMillEffect
    | CardMonstrosityEffect
    | CardMoreLandsEffect
    | CardMoveEffect
    | CardMoveCountersEffect
    | CardPermitEffect
    | CardPopulateEffect
    | CardPreventEffect
    | CardProliferateEffect
    | CardPutCountersEffect
    | CardPutSameCountersEffect
    | CardRedirectEffect
    | CardRegenerateEffect
    | CardRemoveCountersEffect
    | CardRemoveFromCombatEffect
    | CardRetargetEffect
    | CardRevealAtRandomEffect
    | CardRevealHandEffect
    | CardRollDieEffect
    | CardRulesEffect
    | CardSacrificeEffect
    | CardScryEffect
    | CardSearchEffect
    | CardSetLifeEffect
    | CardShuffleEffect
    | CardSkipEffect
    | CardSkipUntapEffect
    | CardSurveilEffect
    | CardTapEffect
    | CardUntapEffect
    | CardUntilEffect
    | CardWhenYouDoEffect
    | CardWinGameEffect
)


class CardYourTurnCondition(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="your_turn"
):
    """It is the controller's turn."""

    if_: ClassVar[Literal["your_turn"]] = "your_turn"


CardCondition: TypeAlias = (
    CardPaidCondition
    | CardWasCastCondition
    | CardExistsCondition
    | CardIsCondition
    | CardIsDesignatedCondition
    | CardCompareCondition
    | CardLifeCondition
    | CardYourTurnCondition
    | CardIsMonarchCondition
    | CardIsBlessedCondition
    | CardFirstCombatCondition
    | CardStepCondition
    | CardBeforeCondition
    | CardThisTurnCondition
    | CardDoneCondition
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
    "CardAddPhasesEffect",
    "CardAllOfCondition",
    "CardAlternativeCostAbility",
    "CardAmassEffect",
    "CardAmount",
    "CardAmountOrIntegerOrString",
    "CardAnyOfCondition",
    "CardAnyOfTrigger",
    "CardAsEntersAbility",
    "CardAtLeast",
    "CardAttachEffect",
    "CardAttackTaxRule",
    "CardAttacksTrigger",
    "CardBeDealtDamageEvent",
    "CardBeDiscardedEvent",
    "CardBecomeEffect",
    "CardBecomeMonarchEffect",
    "CardBecomesBlockedTrigger",
    "CardBecomesMonarchTrigger",
    "CardBecomesTappedTrigger",
    "CardBecomesTargetTrigger",
    "CardBecomesTrigger",
    "CardBecomesUnblockedTrigger",
    "CardBecomesUntappedTrigger",
    "CardBeforeCondition",
    "CardBeginsTrigger",
    "CardBlocksOrBecomesBlockedTrigger",
    "CardBlocksTrigger",
    "CardBolsterEffect",
    "CardCanChange",
    "CardCantBeCounteredRule",
    "CardCantCastRule",
    "CardCantChange",
    "CardCastEffect",
    "CardCastOnlyRule",
    "CardCastsTrigger",
    "CardChange",
    "CardCheck",
    "CardCheckBody",
    "CardChooseAtRandomEffect",
    "CardChooseColorEffect",
    "CardChooseCreatureTypeEffect",
    "CardChooseEffect",
    "CardChooseLandTypeEffect",
    "CardChosen",
    "CardChosenAnywhere",
    "CardChosenColorChange",
    "CardChosenCreatureTypeChange",
    "CardChosenInHand",
    "CardChosenLandTypeChange",
    "CardClashEffect",
    "CardColorsChange",
    "CardCommitsCrimeTrigger",
    "CardCompareCondition",
    "CardCondition",
    "CardConniveEffect",
    "CardControlChange",
    "CardCopyChange",
    "CardCopySpellEffect",
    "CardCostRule",
    "CardCountAmount",
    "CardCounterEffect",
    "CardCountersAmount",
    "CardCountersOfKind",
    "CardCreateCopyEffect",
    "CardCreateEffect",
    "CardCreateEvent",
    "CardCyclesTrigger",
    "CardDamageByToughnessChange",
    "CardDamageCantBePreventedRule",
    "CardDamageEffect",
    "CardDealsDamageTrigger",
    "CardDestroyEffect",
    "CardDetainEffect",
    "CardDevotionAmount",
    "CardDieEvent",
    "CardDiesTrigger",
    "CardDifferenceAmount",
    "CardDifferentAmount",
    "CardDiscardEffect",
    "CardDiscardsTrigger",
    "CardDiscoverEffect",
    "CardDoesTrigger",
    "CardDoneCondition",
    "CardDoubleCountersEffect",
    "CardDrawEffect",
    "CardDrawEvent",
    "CardDrawsTrigger",
    "CardEachEffect",
    "CardEachMayEffect",
    "CardEffect",
    "CardEndureEffect",
    "CardEnlistsTrigger",
    "CardEntersTrigger",
    "CardEntersWithAbility",
    "CardEntry",
    "CardEvent",
    "CardExceptions",
    "CardExchangeControlEffect",
    "CardExchangeLifeEffect",
    "CardExertsTrigger",
    "CardExileInsteadOfDyingChange",
    "CardExileInsteadOfLeavingChange",
    "CardExileUntilEffect",
    "CardExileWithTimeEffect",
    "CardExistsCondition",
    "CardExploitEffect",
    "CardExploitsTrigger",
    "CardExploreEffect",
    "CardExploresTrigger",
    "CardExtraTurnEffect",
    "CardExtreme",
    "CardFatesealEffect",
    "CardFightEffect",
    "CardFilter",
    "CardFilterOrArray",
    "CardFilterOrAttached",
    "CardFilterOrAttachedOrSelf",
    "CardFilterOrSelf",
    "CardFilterOrSelfOrArray",
    "CardFilterOrString",
    "CardFirstCombatCondition",
    "CardFlashRule",
    "CardFlipCoinEffect",
    "CardGainLifeEffect",
    "CardGainLifeEvent",
    "CardGainsLifeTrigger",
    "CardGetCountersEffect",
    "CardGetCountersEvent",
    "CardGetEmblemEffect",
    "CardGetsCountersTrigger",
    "CardGoToGraveyardEvent",
    "CardGoadEffect",
    "CardGoadedChange",
    "CardGoesToGraveyardTrigger",
    "CardGreatestAmount",
    "CardHalfAmount",
    "CardHandToLibraryEffect",
    "CardIfEffect",
    "CardInGraveyard",
    "CardInGraveyardOrSelf",
    "CardInHand",
    "CardInHandOrSelf",
    "CardInLibrary",
    "CardInsteadAbility",
    "CardInsteadEffect",
    "CardIsBlessedCondition",
    "CardIsCondition",
    "CardIsDealtDamageTrigger",
    "CardIsDesignatedCondition",
    "CardIsMonarchCondition",
    "CardIsSacrificedTrigger",
    "CardIsSoTrigger",
    "CardKeywordWithCost",
    "CardKeywordWithCostOrString",
    "CardKeywordsChange",
    "CardLandsRule",
    "CardLaterEffect",
    "CardLeaveEvent",
    "CardLeavesGraveyardTrigger",
    "CardLeavesTrigger",
    "CardLifeAmount",
    "CardLifeCondition",
    "CardLimit",
    "CardLimits",
    "CardLookAtHandEffect",
    "CardLookEffect",
    "CardLoseGameEffect",
    "CardLoseLifeEffect",
    "CardLosesCountersTrigger",
    "CardLosesLifeTrigger",
    "CardManifestDreadEffect",
    "CardManifestEffect",
    "CardMayEffect",
    "CardMayStayTappedRule",
    "CardMillEffect",
    "CardMillEvent",
    "CardMode",
    "CardMonstrosityEffect",
    "CardMoreDamage",
    "CardMoreLandsEffect",
    "CardMoreManaRule",
    "CardMoveCountersEffect",
    "CardMoveEffect",
    "CardMustChange",
    "CardNoCombatDamageChange",
    "CardNotCondition",
    "CardOnStack",
    "CardOnStackOrSelf",
    "CardOwnCost",
    "CardPage",
    "CardPaidAmount",
    "CardPaidCondition",
    "CardPartyAmount",
    "CardPermitEffect",
    "CardPlayFromRule",
    "CardPlayerCountersAmount",
    "CardPlayerRule",
    "CardPlayersAmount",
    "CardPoisonAmount",
    "CardPopulateEffect",
    "CardPortion",
    "CardPowerToughnessChange",
    "CardPreventEffect",
    "CardPrice",
    "CardPriceOrFree",
    "CardProliferateEffect",
    "CardPutCountersEffect",
    "CardPutSameCountersEffect",
    "CardQualities",
    "CardRange",
    "CardRedirectEffect",
    "CardRegenerateEffect",
    "CardRemoveCountersEffect",
    "CardRemoveFromCombatEffect",
    "CardRetargetEffect",
    "CardRevealAtRandomEffect",
    "CardRevealHandEffect",
    "CardRollDieEffect",
    "CardRule",
    "CardRulesEffect",
    "CardSacrificeEffect",
    "CardScryEffect",
    "CardSearchEffect",
    "CardSetLifeEffect",
    "CardSetPowerToughnessChange",
    "CardShares",
    "CardShuffleEffect",
    "CardSkipEffect",
    "CardSkipStepRule",
    "CardSkipUntapEffect",
    "CardSomePlayerCondition",
    "CardSpellAbility",
    "CardSpendRule",
    "CardSpending",
    "CardSpentAmount",
    "CardStackAbility",
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
    "CardTurnedFaceUpTrigger",
    "CardTypesChange",
    "CardUntapAsWellRule",
    "CardUntapEffect",
    "CardUntilEffect",
    "CardUntilLeaves",
    "CardWasCastCondition",
    "CardWhenYouDoEffect",
    "CardWhile",
    "CardWhileOrForeverOrTurnOrYourNextTurn",
    "CardWinGameEffect",
    "CardYourTurnCondition",
    "DeckCheck",
    "DeckCheckBody",
    "DeckLine",
    "PoolUse",
]
