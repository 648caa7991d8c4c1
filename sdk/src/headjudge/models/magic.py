"""What the games with Magic cards share.

Generated, do not edit: sdk/codegen/generate.py writes this file from openapi.yaml.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

from msgspec import Struct

from .cards import Card, CardExceptions, CardLimits
from .common import Face, Outcome, Private


class MagicAbilityActivatedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="ability_activated"
):
    """CR 602.2."""

    type: ClassVar[Literal["ability_activated"]] = "ability_activated"
    source: str
    code: str
    seat: int
    rule: str


class MagicAbilityBeganEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="ability_began"
):
    """An ability functions for a time: what happens instead of something, or a changed rule (CR 611.2)."""

    type: ClassVar[Literal["ability_began"]] = "ability_began"
    source: str
    until: str
    rule: str


class MagicAbilityCopiedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="ability_copied"
):
    """A copy of an ability was put on the stack, which nobody has activated (CR 707.10)."""

    type: ClassVar[Literal["ability_copied"]] = "ability_copied"
    id: str
    source: str
    seat: int
    of: str
    rule: str


class MagicAbilityTriggeredEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="ability_triggered"
):
    """CR 603.2."""

    type: ClassVar[Literal["ability_triggered"]] = "ability_triggered"
    source: str
    code: str
    seat: int
    rule: str


class MagicAcceptAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="accept"
):
    """Yes."""

    type: ClassVar[Literal["accept"]] = "accept"


class MagicActedEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="acted"):
    """A player has scried, surveilled or proliferated (CR 701.22d), rolled a die, won or lost a flip; told
    where something asks for it."""

    type: ClassVar[Literal["acted"]] = "acted"
    seat: int
    action: Literal["lose_flip", "proliferate", "roll", "scry", "surveil", "win_flip"]
    rule: str


class MagicActivateAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="activate"
):
    """Activate an ability of a permanent, or of a card that has one elsewhere (CR 602)."""

    type: ClassVar[Literal["activate"]] = "activate"
    source: str
    ability: str


class MagicActivateManaAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="activate_mana"
):
    """Activate a mana ability for the payment, for this mana."""

    type: ClassVar[Literal["activate_mana"]] = "activate_mana"
    source: str
    ability: str
    mana: str


class MagicAnnouncedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="announced"
):
    """A spell or ability was put on the stack (CR 601.2a, 602.2a, 603.3)."""

    type: ClassVar[Literal["announced"]] = "announced"
    id: str
    code: str
    seat: int
    source: str
    rule: str


class MagicApplyEffectAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="apply_effect"
):
    """Let the effect apply."""

    type: ClassVar[Literal["apply_effect"]] = "apply_effect"


class MagicArrangeDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="arrange"
):
    """Which card is the next one from the top down."""

    type: ClassVar[Literal["arrange"]] = "arrange"
    bottom: bool
    """They go on the bottom; otherwise on top."""
    picked: Sequence[str]
    seat: int
    rule: str


class MagicArrangedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="arranged"
):
    """A player put cards on top or on the bottom of a library, in an order of choice (CR 401.4)."""

    type: ClassVar[Literal["arranged"]] = "arranged"
    seat: int
    top: int
    bottom: int
    rule: str
    owner: int | None = None
    """Whose library it is, if not that player's own."""


class MagicAssignDamageAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="assign_damage"
):
    """Assign so much of the source's combat damage to this recipient."""

    type: ClassVar[Literal["assign_damage"]] = "assign_damage"
    source: str
    to: str
    amount: int


class MagicAssignDamageDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="assign_damage"
):
    """How much of the source's combat damage this recipient is assigned."""

    type: ClassVar[Literal["assign_damage"]] = "assign_damage"
    source: str
    to: str
    left: int
    """Damage of the source that is not assigned yet."""
    seat: int
    rule: str


class MagicAttachedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="attached"
):
    """CR 701.3."""

    type: ClassVar[Literal["attached"]] = "attached"
    object: str
    to: str
    rule: str


class MagicAttackAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="attack"
):
    """Let the creature attack this player or planeswalker."""

    type: ClassVar[Literal["attack"]] = "attack"
    creature: str
    defender: str


class MagicAttackedAloneEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="attacked_alone"
):
    """A creature attacks alone (CR 506.5), which is told where attackers are not declared all at once."""

    type: ClassVar[Literal["attacked_alone"]] = "attacked_alone"
    creature: str
    defender: str
    rule: str


class MagicAttacker(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An attacking creature, what it attacks, and who blocks it (CR 506–509)."""

    creature: str
    defender: str
    """`seat:1`, or a planeswalker."""
    against: int | None = None
    """Of a planeswalker, the defending player, fixed as the attack was declared."""
    blocked: bool = False
    blockers: Sequence[str] = []


class MagicAttackerDeclaredEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="attacker_declared"
):
    """CR 508.1."""

    type: ClassVar[Literal["attacker_declared"]] = "attacker_declared"
    creature: str
    defender: str
    rule: str


class MagicAutoPayAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="auto_pay"
):
    """Let the rest of the payment be made in the stated, deterministic way."""

    type: ClassVar[Literal["auto_pay"]] = "auto_pay"


class MagicBecameBlockedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="became_blocked"
):
    """CR 509.1h."""

    type: ClassVar[Literal["became_blocked"]] = "became_blocked"
    creature: str
    rule: str


class MagicBecameMonarchEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="became_monarch"
):
    """CR 725.3."""

    type: ClassVar[Literal["became_monarch"]] = "became_monarch"
    seat: int
    rule: str


class MagicBecameUnblockedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="became_unblocked"
):
    """No blockers were declared for an attacker (CR 509.1h); told where something asks for it."""

    type: ClassVar[Literal["became_unblocked"]] = "became_unblocked"
    creature: str
    rule: str


class MagicBlessedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="blessed"
):
    """CR 702.131."""

    type: ClassVar[Literal["blessed"]] = "blessed"
    seat: int
    rule: str


class MagicBlockAction(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="block"):
    """Let the creature block this attacker."""

    type: ClassVar[Literal["block"]] = "block"
    creature: str
    attacker: str


class MagicBlockerDeclaredEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="blocker_declared"
):
    """A creature blocks an attacker, and perhaps others with the same declaration (CR 509.1)."""

    type: ClassVar[Literal["blocker_declared"]] = "blocker_declared"
    creature: str
    attacker: str
    rule: str
    others: Sequence[str] = []


class MagicCastAction(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="cast"):
    """Cast a card: `normal`, with `kicker` or `buyback`, for `evoke`, `flashback` or another cost (CR
    601)."""

    type: ClassVar[Literal["cast"]] = "cast"
    card: str
    way: Literal[
        "alternative",
        "awaken",
        "bargain",
        "bestow",
        "blitz",
        "buyback",
        "casualty",
        "cleave",
        "conspire",
        "dash",
        "disguise",
        "entwine",
        "escape",
        "evoke",
        "flashback",
        "foretell",
        "freerunning",
        "harmonize",
        "jump-start",
        "kicker",
        "mayhem",
        "morph",
        "multikicker",
        "normal",
        "offspring",
        "overload",
        "prowl",
        "replicate",
        "retrace",
        "sneak",
        "spectacle",
        "squad",
        "surge",
        "warp",
        "web-slinging",
    ]


class MagicCastNowDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="cast_now"
):
    """Whether to cast a card as something resolves, and which."""

    type: ClassVar[Literal["cast_now"]] = "cast_now"
    source: str
    base: str | None
    """What is paid rather than its mana cost; absent: its mana cost."""
    seat: int
    rule: str


class MagicCeasedEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="ceased"):
    """A token or a copy outside its zone ceased to exist (CR 704.5d)."""

    type: ClassVar[Literal["ceased"]] = "ceased"
    object: str
    rule: str


class MagicChangeTargetDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="change_target"
):
    """What becomes the target of a spell or ability in the place of another, which cannot stay (CR 115.7a,
    115.7d)."""

    type: ClassVar[Literal["change_target"]] = "change_target"
    id: str
    object: str
    """What it targets so far."""
    target: str
    wanted: str
    """What it may be, in words."""
    seat: int
    rule: str


class MagicChooseAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose"
):
    """Pick this one."""

    type: ClassVar[Literal["choose"]] = "choose"
    object: str


class MagicChooseColorAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_color"
):
    """Choose this color."""

    type: ClassVar[Literal["choose_color"]] = "choose_color"
    color: Literal["B", "G", "R", "U", "W"]


class MagicChooseColorDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_color"
):
    """Which color."""

    type: ClassVar[Literal["choose_color"]] = "choose_color"
    source: str
    seat: int
    rule: str


class MagicChooseCreatureTypeDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_creature_type"
):
    """Which creature type."""

    type: ClassVar[Literal["choose_creature_type"]] = "choose_creature_type"
    source: str
    seat: int
    rule: str


class MagicChooseHalfAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_half"
):
    """Pay the symbol with this."""

    type: ClassVar[Literal["choose_half"]] = "choose_half"
    half: Literal["1", "2", "B", "G", "P", "R", "SB", "SC", "SG", "SR", "SU", "SW", "U", "W"]


class MagicChooseHalfDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_half"
):
    """How a hybrid or Phyrexian symbol will be paid."""

    type: ClassVar[Literal["choose_half"]] = "choose_half"
    id: str
    symbol: str
    seat: int
    rule: str


class MagicChooseLandTypeAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_land_type"
):
    """Choose this basic land type."""

    type: ClassVar[Literal["choose_land_type"]] = "choose_land_type"
    land_type: Literal["Forest", "Island", "Mountain", "Plains", "Swamp"]


class MagicChooseLandTypeDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_land_type"
):
    """Which basic land type."""

    type: ClassVar[Literal["choose_land_type"]] = "choose_land_type"
    source: str
    seat: int
    rule: str


class MagicChooseManaAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_mana"
):
    """Add this mana."""

    type: ClassVar[Literal["choose_mana"]] = "choose_mana"
    mana: str


class MagicChooseManaDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_mana"
):
    """Which mana a resolving spell or ability adds."""

    type: ClassVar[Literal["choose_mana"]] = "choose_mana"
    source: str
    seat: int
    rule: str


class MagicChooseModeAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_mode"
):
    """This mode (too)."""

    type: ClassVar[Literal["choose_mode"]] = "choose_mode"
    mode: int


class MagicChooseModeDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_mode"
):
    """Which mode."""

    type: ClassVar[Literal["choose_mode"]] = "choose_mode"
    id: str
    chosen: Sequence[int]
    seat: int
    rule: str


class MagicChooseNewTargetDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_new_target"
):
    """Whether something else becomes a target of a spell or ability."""

    type: ClassVar[Literal["choose_new_target"]] = "choose_new_target"
    id: str
    object: str
    """What it targets so far."""
    target: str
    wanted: str
    """What it may be, in words."""
    seat: int
    rule: str


class MagicChooseObjectsDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_objects"
):
    """Which object next."""

    type: ClassVar[Literal["choose_objects"]] = "choose_objects"
    what: Literal["choose", "discard", "proliferate", "put_back", "sacrifice", "search", "take"]
    source: str
    """The spell that asks for it, or what has the ability."""
    picked: Sequence[str]
    seat: int
    rule: str


class MagicChooseOneOfDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_one_of"
):
    """Which of these."""

    type: ClassVar[Literal["choose_one_of"]] = "choose_one_of"
    source: str
    what: Literal["keyword", "kind of counter"]
    choices: Sequence[str]
    seat: int
    rule: str


class MagicChoosePermissionDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_permission"
):
    """Which of several rules that each let one card be played each turn is used."""

    type: ClassVar[Literal["choose_permission"]] = "choose_permission"
    seat: int
    rule: str


class MagicChoosePriceAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_price"
):
    """This price, by its number."""

    type: ClassVar[Literal["choose_price"]] = "choose_price"
    price: int


class MagicChoosePriceDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_price"
):
    """Which of several prices to pay."""

    type: ClassVar[Literal["choose_price"]] = "choose_price"
    id: str
    seat: int
    rule: str


class MagicChooseReplacementDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_replacement"
):
    """Which of several replacement effects applies next."""

    type: ClassVar[Literal["choose_replacement"]] = "choose_replacement"
    seat: int
    rule: str


class MagicChooseTargetAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_target"
):
    """Target this."""

    type: ClassVar[Literal["choose_target"]] = "choose_target"
    target: str


class MagicChooseTargetDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_target"
):
    """The next target."""

    type: ClassVar[Literal["choose_target"]] = "choose_target"
    id: str
    target: str
    wanted: str
    """What it may be, in words."""
    chosen: Sequence[str]
    seat: int
    rule: str


class MagicChooseTimesAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_times"
):
    """So many times."""

    type: ClassVar[Literal["choose_times"]] = "choose_times"
    times: int


class MagicChooseTimesDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_times"
):
    """How many times to pay a cost that may be paid any number of times."""

    type: ClassVar[Literal["choose_times"]] = "choose_times"
    id: str
    seat: int
    rule: str


class MagicChooseValueAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_value"
):
    """Choose this: a color, a type, a keyword, a kind of counter."""

    type: ClassVar[Literal["choose_value"]] = "choose_value"
    choice: str


class MagicChooseValueDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_value"
):
    """The color or type that is chosen as something enters."""

    type: ClassVar[Literal["choose_value"]] = "choose_value"
    object: str
    what: Literal["basic land type", "color", "creature type"]
    but_not: Sequence[Literal["W", "U", "B", "R", "G"]]
    seat: int
    rule: str


class MagicChooseXAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_x"
):
    """X is this number."""

    type: ClassVar[Literal["choose_x"]] = "choose_x"
    x: int


class MagicChooseXDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_x"
):
    """The value of X."""

    type: ClassVar[Literal["choose_x"]] = "choose_x"
    id: str
    seat: int
    rule: str


class MagicChooseXToPayDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_x_to_pay"
):
    """How much to pay for X where an effect asks for it."""

    type: ClassVar[Literal["choose_x_to_pay"]] = "choose_x_to_pay"
    source: str
    seat: int
    rule: str


class MagicChoseEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="chose"):
    """A player chose something for a spell or ability, or nothing else was possible (CR 601.2b, 608.2d)."""

    type: ClassVar[Literal["chose"]] = "chose"
    seat: int
    source: str
    kind: Literal[
        "amount", "color", "copy", "half", "mode", "objects", "price", "times", "type", "whether", "x"
    ]
    rule: str
    choice: int | str | None = None
    """A number (of a mode, from 0), a color, `yes` or `no`, the key of a card."""
    objects: Sequence[str] = []
    """The objects chosen, or the target whose share this is."""
    private: Private | None = None
    code: str | None = None
    """The address of the mode chosen."""


class MagicCoinFlippedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="coin_flipped"
):
    """A player flipped a coin, and won the flip or lost it (CR 705.2)."""

    type: ClassVar[Literal["coin_flipped"]] = "coin_flipped"
    seat: int
    won: bool
    rule: str


class MagicCombat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The running combat phase."""

    attackers: Sequence[MagicAttacker] = []
    struck: Sequence[str] = []
    """Creatures that had first or double strike as the first-strike step began (CR 510.4)."""
    met: bool = False
    """Blockers have been declared: what is not blocked is unblocked (CR 509.1h)."""


class MagicCombatEndedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="combat_ended"
):
    """The combat phase ended, everything left combat (CR 511.3)."""

    type: ClassVar[Literal["combat_ended"]] = "combat_ended"
    rule: str


class MagicContinuousEffect(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a resolution set going (CR 611.2): a change for a time."""

    code: str
    pc: int
    """The step of the program that set it going, and which of its changes it is."""
    index: int
    controller: int
    source: str
    timestamp: int
    objects: Sequence[str] | None = None
    """What it changes; absent: whatever passes the filter of the step at the time, also what enters later
    (CR 611.2c)."""
    until: str = "turn"
    """`turn`, `forever`, `turn of 0`: until that seat's next turn begins, or `untap step of 0`: until that
    seat has untapped next, of objects that it controls."""
    vars: Mapping[str, Sequence[int | str]] = {}
    numbers: Sequence[int] = []
    """Power and toughness of the change when it began, if that had to be worked out (CR 611.2d)."""
    exceptions: CardExceptions | None = None
    """Of what becomes a copy: what belongs to the copied values besides (CR 707.9)."""
    size: tuple[int, int] | None = None
    """The same: power and toughness in the place of those on the copied card."""


class MagicControlChangedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="control_changed"
):
    """A permanent came under somebody else's control (CR 613.1b)."""

    type: ClassVar[Literal["control_changed"]] = "control_changed"
    object: str
    seat: int
    rule: str


class MagicCouldNotDrawEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="could_not_draw"
):
    """A player had to draw from an empty library (CR 121.4)."""

    type: ClassVar[Literal["could_not_draw"]] = "could_not_draw"
    seat: int
    rule: str


class MagicCounteredEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="countered"
):
    """A spell or ability was countered; the card of a spell moves next (CR 701.6)."""

    type: ClassVar[Literal["countered"]] = "countered"
    id: str
    rule: str


class MagicCountersGottenEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="counters_gotten"
):
    """A player got counters (CR 122.1)."""

    type: ClassVar[Literal["counters_gotten"]] = "counters_gotten"
    seat: int
    kind: str
    amount: int
    rule: str


class MagicCountersPutEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="counters_put"
):
    """CR 122.1."""

    type: ClassVar[Literal["counters_put"]] = "counters_put"
    object: str
    kind: str
    amount: int
    rule: str


class MagicCountersRemovedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="counters_removed"
):
    """CR 122.1."""

    type: ClassVar[Literal["counters_removed"]] = "counters_removed"
    object: str
    kind: str
    amount: int
    rule: str


class MagicCourse(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What follows this turn, this phase, and what will not take place."""

    extra_turns: Sequence[int] = []
    """Whose turns are taken after this one, the next one last (CR 500.7)."""
    last_in_order: int | None = None
    """Whose the last turn in turn order was; absent as long as every turn has been."""
    phases: Sequence[Literal["combat", "main"]] = []
    """The phases that are added directly after this one, the next one last (CR 500.8)."""
    resume: (
        Literal[
            "untap",
            "upkeep",
            "draw",
            "main1",
            "begin_combat",
            "declare_attackers",
            "declare_blockers",
            "first_strike_damage",
            "combat_damage",
            "end_combat",
            "main2",
            "end",
            "cleanup",
            "reveal",
            "straighten",
            "events",
            "actions",
            "battle_begin",
            "assignment",
            "battle",
            "battle_end",
            "recruitment",
            "growth",
        ]
        | None
    ) = None
    """The step with which the turn goes on after them."""
    added: bool = False
    """This phase has been added itself."""
    combats: int = 0
    """How many combat phases of this turn have begun."""
    mains: int = 0
    """How many main phases of this turn have begun."""
    without_combat: bool = False
    """All combat phases of this turn are skipped."""
    skips: Sequence[MagicSkip] = []


class MagicDamageDealtEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_dealt"
):
    """A source dealt damage to an object or a player (CR 120)."""

    type: ClassVar[Literal["damage_dealt"]] = "damage_dealt"
    source: str
    to: str
    amount: int
    rule: str
    combat: bool = False


class MagicDamagePreventedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_prevented"
):
    """CR 615."""

    type: ClassVar[Literal["damage_prevented"]] = "damage_prevented"
    source: str
    to: str
    amount: int
    rule: str


class MagicDamageRedirectedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_redirected"
):
    """CR 614.9."""

    type: ClassVar[Literal["damage_redirected"]] = "damage_redirected"
    source: str
    to: str
    amount: int
    instead: str
    rule: str


class MagicDamageRemovedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_removed"
):
    """Marked damage is gone: in the cleanup step, or by regeneration (CR 514.2, 701.19a)."""

    type: ClassVar[Literal["damage_removed"]] = "damage_removed"
    object: str
    rule: str


class MagicDeclareAttackersDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="declare_attackers"
):
    """Whether this creature attacks, and whom."""

    type: ClassVar[Literal["declare_attackers"]] = "declare_attackers"
    creature: str
    seat: int
    rule: str


class MagicDeclareBlockersDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="declare_blockers"
):
    """Whether this creature blocks, and what."""

    type: ClassVar[Literal["declare_blockers"]] = "declare_blockers"
    creature: str
    seat: int
    rule: str


class MagicDeclineAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="decline"
):
    """No."""

    type: ClassVar[Literal["decline"]] = "decline"


class MagicDeclineEffectAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="decline_effect"
):
    """Let happen what would happen without it."""

    type: ClassVar[Literal["decline_effect"]] = "decline_effect"


class MagicDelayed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A delayed triggered ability (CR 603.7)."""

    code: str
    controller: int
    source: str
    vars: Mapping[str, Sequence[int | str]] = {}
    within: Literal["turn"] | None = None
    """It triggers every time, until the turn ends (CR 603.7b)."""
    once: bool = False
    """Only the next time, though it is there no longer than the turn."""


class MagicDelayedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="delayed"
):
    """A delayed triggered ability was created (CR 603.7)."""

    type: ClassVar[Literal["delayed"]] = "delayed"
    source: str
    code: str
    rule: str


class MagicDidNotResolveEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="did_not_resolve"
):
    """All its targets were illegal (CR 608.2b), or an intervening condition was false."""

    type: ClassVar[Literal["did_not_resolve"]] = "did_not_resolve"
    id: str
    rule: str


class MagicDieRolledEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="die_rolled"
):
    """A player rolled a die with so many sides (CR 706.2)."""

    type: ClassVar[Literal["die_rolled"]] = "die_rolled"
    seat: int
    sides: int
    result: int
    rule: str


class MagicDiscardAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="discard"
):
    """Discard this card."""

    type: ClassVar[Literal["discard"]] = "discard"
    card: str


class MagicDiscardToHandSizeDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="discard_to_hand_size"
):
    """What to discard next."""

    type: ClassVar[Literal["discard_to_hand_size"]] = "discard_to_hand_size"
    left: int
    seat: int
    rule: str


class MagicDivideAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="divide"
):
    """So much for this target."""

    type: ClassVar[Literal["divide"]] = "divide"
    amount: int


class MagicDivideDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="divide"
):
    """How much for the next target of a division."""

    type: ClassVar[Literal["divide"]] = "divide"
    id: str
    recipient: str
    left: int
    seat: int
    rule: str


class MagicDividePreventionDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="divide_prevention"
):
    """How much of this damage is prevented, if a shield is not enough for all that is dealt at once."""

    type: ClassVar[Literal["divide_prevention"]] = "divide_prevention"
    source: str
    to: str
    amount: int
    redirected: bool
    seat: int
    rule: str


class MagicDoneAction(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="done"):
    """Pick no more."""

    type: ClassVar[Literal["done"]] = "done"


class MagicDrewEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="drew"):
    """A player drew a card (CR 121)."""

    type: ClassVar[Literal["drew"]] = "drew"
    seat: int
    rule: str
    private: Private | None = None


class MagicEffectBeganEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="effect_began"
):
    """A continuous effect of a resolution began (CR 611.2)."""

    type: ClassVar[Literal["effect_began"]] = "effect_began"
    source: str
    change: Literal[
        "copy",
        "control",
        "types",
        "colors",
        "chosen_color",
        "chosen_land_type",
        "chosen_creature_type",
        "keywords",
        "abilities",
        "set_power_toughness",
        "power_toughness",
        "switch_power_toughness",
        "cant",
        "must",
        "can",
        "goaded",
        "no_combat_damage",
        "damage_by_toughness",
        "exile_instead_of_dying",
        "exile_instead_of_leaving",
    ]
    objects: Sequence[str]
    rule: str


class MagicEffectsEndedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="effects_ended"
):
    """Continuous effects ended (CR 514.2, 611.2b)."""

    type: ClassVar[Literal["effects_ended"]] = "effects_ended"
    until: str
    rule: str


class MagicEmblemGottenEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="emblem_gotten"
):
    """CR 114.2."""

    type: ClassVar[Literal["emblem_gotten"]] = "emblem_gotten"
    object: str
    card: str
    seat: int
    rule: str


class MagicEnergyPaidEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="energy_paid"
):
    """A player paid energy (CR 107.14)."""

    type: ClassVar[Literal["energy_paid"]] = "energy_paid"
    seat: int
    amount: int
    rule: str


class MagicEnlistAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enlist"
):
    """Tap this creature for the attacker."""

    type: ClassVar[Literal["enlist"]] = "enlist"
    object: str


class MagicEnlistDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enlist"
):
    """Which creature this attacker enlists."""

    type: ClassVar[Literal["enlist"]] = "enlist"
    creature: str
    seat: int
    rule: str


class MagicEnlistNoneAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enlist_none"
):
    """Tap no creature for the attacker."""

    type: ClassVar[Literal["enlist_none"]] = "enlist_none"


class MagicEnlistedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enlisted"
):
    """An attacker enlists a creature, which was tapped for it (CR 702.154c)."""

    type: ClassVar[Literal["enlisted"]] = "enlisted"
    creature: str
    enlisted: str
    rule: str


class MagicEnterAsCopyAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enter_as_copy"
):
    """Enter as a copy of this."""

    type: ClassVar[Literal["enter_as_copy"]] = "enter_as_copy"
    of: str


class MagicEnterAsCopyDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enter_as_copy"
):
    """What a permanent enters as a copy of."""

    type: ClassVar[Literal["enter_as_copy"]] = "enter_as_copy"
    object: str
    seat: int
    rule: str


class MagicEnterAttachedAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enter_attached"
):
    """Enter attached to this."""

    type: ClassVar[Literal["enter_attached"]] = "enter_attached"
    to: str


class MagicEnterAttachedDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enter_attached"
):
    """What an Aura that no one has cast is attached to as it enters."""

    type: ClassVar[Literal["enter_attached"]] = "enter_attached"
    object: str
    seat: int
    rule: str


class MagicEnterNextAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enter_next"
):
    """This one is next."""

    type: ClassVar[Literal["enter_next"]] = "enter_next"
    object: str


class MagicEnterPayingAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enter_paying"
):
    """Pay life so that it enters untapped."""

    type: ClassVar[Literal["enter_paying"]] = "enter_paying"


class MagicEnterPlainAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enter_plain"
):
    """Enter as it is."""

    type: ClassVar[Literal["enter_plain"]] = "enter_plain"


class MagicEnterRevealingAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enter_revealing"
):
    """Reveal this card so that it enters untapped."""

    type: ClassVar[Literal["enter_revealing"]] = "enter_revealing"
    card: str


class MagicEnterTakingAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enter_taking"
):
    """Reveal this, or sacrifice it, as it enters."""

    type: ClassVar[Literal["enter_taking"]] = "enter_taking"
    object: str


class MagicEnterTakingDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enter_taking"
):
    """What else is revealed, or sacrificed, as a permanent enters."""

    type: ClassVar[Literal["enter_taking"]] = "enter_taking"
    object: str
    how: Literal["reveal", "sacrifice"]
    ability: str
    """Its address."""
    taken: Sequence[str]
    seat: int
    rule: str


class MagicEnterTappedDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enter_tapped"
):
    """What to pay so that a permanent does not enter tapped."""

    type: ClassVar[Literal["enter_tapped"]] = "enter_tapped"
    object: str
    seat: int
    rule: str


class MagicEnterWithAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enter_with"
):
    """Enter with the counter."""

    type: ClassVar[Literal["enter_with"]] = "enter_with"


class MagicEnterWithDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enter_with"
):
    """Whether a permanent enters with a counter."""

    type: ClassVar[Literal["enter_with"]] = "enter_with"
    object: str
    hasty: bool
    """Without it, it gains haste (CR 702.136a)."""
    seat: int
    rule: str


class MagicEnterWithOneOfDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enter_with_one_of"
):
    """With a counter of which of these kinds a permanent enters."""

    type: ClassVar[Literal["enter_with_one_of"]] = "enter_with_one_of"
    object: str
    choices: Sequence[str]
    seat: int
    rule: str


class MagicEnteredAttackingEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="entered_attacking"
):
    """A creature entered the battlefield attacking; it was not declared as an attacker (CR 508.4)."""

    type: ClassVar[Literal["entered_attacking"]] = "entered_attacking"
    creature: str
    defender: str
    rule: str


class MagicExertAction(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="exert"):
    """Exert this attacker."""

    type: ClassVar[Literal["exert"]] = "exert"
    creature: str


class MagicExertDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="exert"
):
    """Whether this attacker is exerted."""

    type: ClassVar[Literal["exert"]] = "exert"
    creature: str
    seat: int
    rule: str


class MagicExertedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="exerted"
):
    """A player exerted a permanent (CR 701.43a): it doesn't untap in that player's next untap step."""

    type: ClassVar[Literal["exerted"]] = "exerted"
    seat: int
    object: str
    rule: str


class MagicExploitedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="exploited"
):
    """CR 702.110b."""

    type: ClassVar[Literal["exploited"]] = "exploited"
    creature: str
    exploited: str
    rule: str


class MagicExploredEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="explored"
):
    """A creature has explored (CR 701.44b); told where something asks for it."""

    type: ClassVar[Literal["explored"]] = "explored"
    creature: str
    rule: str


class MagicGameBeganEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="game_began"
):
    """It was settled who has the first turn (CR 103.1)."""

    type: ClassVar[Literal["game_began"]] = "game_began"
    starting_seat: int
    rule: str


class MagicGameOverEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="game_over"
):
    """The game ended (CR 104)."""

    type: ClassVar[Literal["game_over"]] = "game_over"
    winner: int | None
    draw: bool
    rule: str


class MagicHandInAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="hand_in"
):
    """Pay the symbol with this."""

    type: ClassVar[Literal["hand_in"]] = "hand_in"
    tender: str


class MagicHandKeptEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="hand_kept"
):
    """CR 103.5."""

    type: ClassVar[Literal["hand_kept"]] = "hand_kept"
    seat: int
    rule: str


class MagicHarmonizeDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="harmonize"
):
    """Which creature is tapped, so that the spell costs less."""

    type: ClassVar[Literal["harmonize"]] = "harmonize"
    id: str
    seat: int
    rule: str


class MagicHeld(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card that was exiled until something leaves the battlefield (CR 610.3)."""

    object: str
    zone: Literal[
        "battlefield",
        "graveyard",
        "hand",
        "library",
        "stack",
        "exile",
        "castle",
        "reserve",
        "dynasty",
        "focus",
        "province",
        "creature_decks",
        "market",
        "planeswalker_row",
        "removed",
    ] = "battlefield"
    """Where it was, and to where it goes back."""


class MagicKeepAction(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="keep"):
    """Keep this one."""

    type: ClassVar[Literal["keep"]] = "keep"
    object: str


class MagicKeepHandAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="keep_hand"
):
    """Keep it."""

    type: ClassVar[Literal["keep_hand"]] = "keep_hand"


class MagicKeepLegendDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="keep_legend"
):
    """Which of the legendary permanents stays."""

    type: ClassVar[Literal["keep_legend"]] = "keep_legend"
    name: str
    seat: int
    rule: str


class MagicKeepOnTopAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="keep_on_top"
):
    """The card stays on top."""

    type: ClassVar[Literal["keep_on_top"]] = "keep_on_top"


class MagicKeepTappedAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="keep_tapped"
):
    """Let this permanent stay tapped."""

    type: ClassVar[Literal["keep_tapped"]] = "keep_tapped"
    permanent: str


class MagicKeepTargetAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="keep_target"
):
    """Leave this target unchanged."""

    type: ClassVar[Literal["keep_target"]] = "keep_target"


class MagicKeptMana(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One mana in a pool that may not be spent on everything (CR 106.6)."""

    mana: Literal["W", "U", "B", "R", "G", "C", "SW", "SU", "SB", "SR", "SG", "SC"]
    limits: CardLimits


class MagicKeywordCounter(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A kind of counter on an object that gives it the keyword of its name (CR 122.1b)."""

    kind: str
    timestamp: int
    """When the last one of this kind was put on it (CR 613.7c)."""


class MagicLandPlayedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="land_played"
):
    """A player played a land, or put one onto the battlefield in its place, which moves next (CR 305)."""

    type: ClassVar[Literal["land_played"]] = "land_played"
    seat: int
    rule: str
    put: bool = False
    """It was put there, where the game has that in place of playing a land."""


class MagicLandsAllowedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="lands_allowed"
):
    """A player may play more lands this turn (CR 305.2)."""

    type: ClassVar[Literal["lands_allowed"]] = "lands_allowed"
    seat: int
    number: int
    rule: str


class MagicLastingAbility(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An ability that functions for a time though no object has it: what happens instead of something, or
    a rule of the game that is changed (CR 611.2, 614)."""

    code: str
    controller: int
    source: str
    vars: Mapping[str, Sequence[int | str]] = {}
    until: str = "turn"
    once: bool = False
    """The next time, and never after that."""
    number: int = 0
    """It tells abilities apart that say the same."""


class MagicLeftCombatEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="left_combat"
):
    """CR 506.4."""

    type: ClassVar[Literal["left_combat"]] = "left_combat"
    creature: str
    rule: str


class MagicLeftGameEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="left_game"
):
    """A player's objects left the game (CR 800.4a): these, which everybody saw, and all that lay hidden."""

    type: ClassVar[Literal["left_game"]] = "left_game"
    seat: int
    objects: Sequence[str]
    rule: str


class MagicLifeGainedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="life_gained"
):
    """CR 119.3."""

    type: ClassVar[Literal["life_gained"]] = "life_gained"
    seat: int
    amount: int
    rule: str


class MagicLifeLostEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="life_lost"
):
    """CR 119.3."""

    type: ClassVar[Literal["life_lost"]] = "life_lost"
    seat: int
    amount: int
    rule: str


class MagicLookedEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="looked"):
    """A player looked at cards of a hidden zone (CR 701.20e)."""

    type: ClassVar[Literal["looked"]] = "looked"
    seat: int
    count: int
    rule: str
    private: Private | None = None


class MagicMakeManaDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="make_mana"
):
    """Which mana ability to activate for a payment, or that none is."""

    type: ClassVar[Literal["make_mana"]] = "make_mana"
    cost: str
    source: str | None
    """The spell, or what has the ability, that the payment is for; null where it is for neither."""
    ability: str | None
    """The address of the ability that the payment is for; null where it is for a spell, or for neither."""
    seat: int
    rule: str


class MagicManaAddedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="mana_added"
):
    """CR 106.3."""

    type: ClassVar[Literal["mana_added"]] = "mana_added"
    seat: int
    mana: str
    rule: str
    snow: bool = False
    """A snow source produced it."""


class MagicManaEmptiedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="mana_emptied"
):
    """A mana pool emptied as a step ended (CR 106.4)."""

    type: ClassVar[Literal["mana_emptied"]] = "mana_emptied"
    seat: int
    rule: str


class MagicManaSpentEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="mana_spent"
):
    """CR 106.4."""

    type: ClassVar[Literal["mana_spent"]] = "mana_spent"
    seat: int
    mana: str
    rule: str
    snow: bool = False
    """A snow source produced it."""


class MagicMarkedEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="marked"):
    """A permanent was given a designation or a mark: monstrous, "doesn't untap" (CR 701.37b, 502.3)."""

    type: ClassVar[Literal["marked"]] = "marked"
    object: str
    mark: Literal["hasty", "monstrous", "renowned", "saddled", "stays_tapped", "stays_tapped_for"]
    rule: str


class MagicMayApplyDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="may_apply"
):
    """Whether an effect changes what is about to happen, as its controller may choose."""

    type: ClassVar[Literal["may_apply"]] = "may_apply"
    source: str
    ability: str
    """The address of the effect."""
    seat: int
    rule: str


class MagicMayDecision(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="may"):
    """Whether to do, or to pay for, what a step offers."""

    type: ClassVar[Literal["may"]] = "may"
    source: str
    pay: str
    ability: str
    """The address of what is being carried out."""
    seat: int
    rule: str


class MagicMovedEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="moved"):
    """An object changed zones (CR 400.7): its new id, where it gives no hidden card away, and the old one."""

    type: ClassVar[Literal["moved"]] = "moved"
    object: str | None
    was: str | None
    from_zone: Literal[
        "battlefield",
        "graveyard",
        "hand",
        "library",
        "stack",
        "exile",
        "outside",
        "castle",
        "reserve",
        "dynasty",
        "focus",
        "province",
        "creature_decks",
        "market",
        "planeswalker_row",
        "removed",
    ]
    to_zone: Literal[
        "battlefield",
        "graveyard",
        "hand",
        "library",
        "stack",
        "exile",
        "outside",
        "castle",
        "reserve",
        "dynasty",
        "focus",
        "province",
        "creature_decks",
        "market",
        "planeswalker_row",
        "removed",
    ]
    owner: int | None
    rule: str
    card: str | None = None
    how: Literal["discarded", "sacrificed"] | None = None
    private: Private | None = None


class MagicMulliganAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="mulligan"
):
    """Shuffle it back and draw seven new cards."""

    type: ClassVar[Literal["mulligan"]] = "mulligan"


class MagicMulliganDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="mulligan"
):
    """Keep the hand, or take a mulligan."""

    type: ClassVar[Literal["mulligan"]] = "mulligan"
    taken: int
    seat: int
    rule: str


class MagicMulliganTakenEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="mulligan_taken"
):
    """CR 103.5."""

    type: ClassVar[Literal["mulligan_taken"]] = "mulligan_taken"
    seat: int
    rule: str


class MagicNoMoreManaAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="no_more_mana"
):
    """Activate no more mana abilities for the payment."""

    type: ClassVar[Literal["no_more_mana"]] = "no_more_mana"


class MagicNoMoreModesAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="no_more_modes"
):
    """These are all the modes."""

    type: ClassVar[Literal["no_more_modes"]] = "no_more_modes"


class MagicNoMoreTargetsAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="no_more_targets"
):
    """These are all the targets."""

    type: ClassVar[Literal["no_more_targets"]] = "no_more_targets"


class MagicObject(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card, token or copy in a zone."""

    card: str
    """Key of its definition. Secret where the zone is hidden."""
    owner: int | None
    """Nobody owns a card that the format lays in a zone that the players share."""
    zone: Literal[
        "battlefield",
        "graveyard",
        "hand",
        "library",
        "stack",
        "exile",
        "castle",
        "reserve",
        "dynasty",
        "focus",
        "province",
        "creature_decks",
        "market",
        "planeswalker_row",
        "removed",
    ] = "library"
    """`library`, `hand`, `graveyard`, `battlefield`, `stack`, `exile`, `command`, or one that the format
    adds."""
    controller: int | None = None
    """Under whose control it entered the battlefield or was cast; absent: its owner."""
    held_by: int | None = None
    """Who controls it through a continuous effect; absent: as it entered. What changes is noticed as the
    game settles."""
    tapped: bool = False
    sick: bool = False
    """Its controller has not controlled it continuously since their turn began (CR 302.6)."""
    damage: int = 0
    deathtouched: bool = False
    """Dealt damage by a source with deathtouch since state-based actions were last checked (CR 704.5h)."""
    counters: Mapping[str, int] = {}
    keyword_counters: Sequence[MagicKeywordCounter] = []
    """The timestamps of its keyword counters; absent: those that it entered with."""
    attached_to: str | None = None
    """A permanent, or `seat:0`, a player (CR 303.4)."""
    timestamp: int = 0
    """When it entered, or was last attached (CR 613.7); absent in a position written by hand: just after
    what stands before it on the battlefield."""
    token: bool = False
    face_down: Literal["cloak", "disguise", "exiled", "foretell", "manifest", "morph"] | None = None
    """How it came to lie face down on the stack or the battlefield, if it does (CR 708.2). Everybody sees
    that."""
    face: str | None = None
    """Key of the definition of the card itself while it lies face down, which is secret; `card` is that of
    what everybody sees then."""
    copy_of: str | None = None
    """Key of the card that it entered as a copy of (CR 707.5)."""
    exceptions: CardExceptions | None = None
    """What it has of its own as a copy, which belongs to the copied values (CR 707.9)."""
    chosen: str | None = None
    """The color or type that was chosen as it entered (CR 607.2d)."""
    size: tuple[int, int] | None = None
    """Power and toughness in the place of those on its card: of a token that was created so, or a copy of
    one."""
    shields: int = 0
    """Regeneration shields (CR 701.19)."""
    monstrous: bool = False
    renowned: bool = False
    saddled: bool = False
    """Until the turn ends (CR 702.171b)."""
    hasty: bool = False
    """It gained haste as it entered, by riot (CR 702.136a)."""
    stays_tapped: bool = False
    """It doesn't untap during its controller's next untap step."""
    stays_tapped_for: Sequence[int] = []
    """It doesn't untap during the next untap steps of these players, if they control it then."""
    paid: Sequence[
        Literal[
            "kicked",
            "replicated",
            "squad",
            "evoked",
            "buyback",
            "bargained",
            "casualty",
            "conspired",
            "entwined",
            "offspring",
            "dash",
            "blitz",
            "warped",
            "spectacle",
            "surge",
            "freerunning",
            "prowled",
            "web-slinging",
            "sneak",
            "bestowed",
            "overload",
            "awakened",
            "cleaved",
            "morph",
            "disguise",
            "flashback",
            "retraced",
            "jump-started",
            "escaped",
            "harmonized",
            "mayhem",
            "foretold",
            "suspended",
        ]
    ] = []
    """How the spell it was cast as was paid for: `kicked`, `evoked`, `flashback`, `buyback`."""
    cast_by: int | None = None
    """Who cast the spell that it is or was, where its card asks for that (CR 400.7d)."""
    cast_from: (
        Literal[
            "battlefield",
            "graveyard",
            "hand",
            "library",
            "stack",
            "exile",
            "castle",
            "reserve",
            "dynasty",
            "focus",
            "province",
            "creature_decks",
            "market",
            "planeswalker_row",
            "removed",
        ]
        | None
    ) = None
    """The zone from which it was cast."""
    spent: Sequence[Literal["W", "U", "B", "R", "G", "C", "SW", "SU", "SB", "SR", "SG", "SC"]] = []
    """The mana that was spent to cast it."""
    then_exiled: bool = False
    """Of a spell: it is exiled if it would be put into a graveyard."""
    x: int = 0
    used: Sequence[str] = []
    """What a limit counts this turn: the codes of abilities that were activated, or that triggered."""
    used_ever: Sequence[str] = []
    """The same of limits that do not end with the turn."""
    linked: Sequence[str] = []
    """What another ability of it exiled or chose (CR 607)."""
    holds: Sequence[MagicHeld] = []
    """What is exiled until it leaves the battlefield (CR 610.3)."""
    damaged_by: Sequence[str] = []
    """Sources that dealt damage to it this turn."""


class MagicOrderEnteringDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="order_entering"
):
    """Which of the permanents that enter together counts as the next one."""

    type: ClassVar[Literal["order_entering"]] = "order_entering"
    chosen: Sequence[str]
    seat: int
    rule: str


class MagicOrderTriggersDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="order_triggers"
):
    """Which of the player's triggered abilities is put on the stack next."""

    type: ClassVar[Literal["order_triggers"]] = "order_triggers"
    seat: int
    rule: str


class MagicPassAction(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pass"):
    """Do nothing now (CR 117.3d)."""

    type: ClassVar[Literal["pass"]] = "pass"


class MagicPassedEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="passed"):
    """A player passed priority (CR 117.3d)."""

    type: ClassVar[Literal["passed"]] = "passed"
    seat: int
    rule: str


class MagicPayCostDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pay_cost"
):
    """What to pay with for a cost: what to sacrifice, to discard, to tap …"""

    type: ClassVar[Literal["pay_cost"]] = "pay_cost"
    what: Literal[
        "discard", "exile", "put_counters", "remove_counters", "return", "reveal", "sacrifice", "tap"
    ]
    source: str
    """The spell, or what has the ability, whose cost it is; or what asks for the payment."""
    seat: int
    rule: str


class MagicPayEnoughAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pay_enough"
):
    """Pay with no more."""

    type: ClassVar[Literal["pay_enough"]] = "pay_enough"


class MagicPayLifeAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pay_life"
):
    """Pay the Phyrexian symbol with 2 life."""

    type: ClassVar[Literal["pay_life"]] = "pay_life"


class MagicPayManaDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pay_mana"
):
    """Which mana ability to activate for a payment."""

    type: ClassVar[Literal["pay_mana"]] = "pay_mana"
    cost: str
    source: str | None
    """The spell, or what has the ability, that the payment is for; null where it is for neither."""
    ability: str | None
    """The address of the ability that the payment is for; null where it is for a spell, or for neither."""
    seat: int
    rule: str


class MagicPaySymbolDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pay_symbol"
):
    """What pays the next symbol."""

    type: ClassVar[Literal["pay_symbol"]] = "pay_symbol"
    symbol: str
    source: str | None
    """The spell, or what has the ability, that the payment is for; null where it is for neither."""
    ability: str | None
    """The address of the ability that the payment is for; null where it is for a spell, or for neither."""
    seat: int
    rule: str


class MagicPayWithAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pay_with"
):
    """Pay with this object."""

    type: ClassVar[Literal["pay_with"]] = "pay_with"
    object: str


class MagicPayXAction(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pay_x"):
    """X is this number."""

    type: ClassVar[Literal["pay_x"]] = "pay_x"
    x: int


class MagicPermission(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player may play a card from where it lies, for a time (CR 601.3)."""

    object: str
    """Another object, which that card may become, may not be played."""
    seat: int
    source: str
    until: str = "turn"
    cast_only: bool = False
    """It may be cast; a land may not be played."""
    base: str | None = None
    """What is paid rather than its mana cost; absent: its mana cost."""
    main: bool = False
    """Only in a main phase of the player with an empty stack."""
    since: int | None = None
    """The turn after whose end it may be."""
    mana: Literal["any_color", "any_type"] | None = None
    """As what mana may be spent to cast it; absent: as what it is."""
    then_exiled: bool = False
    """It is exiled if it would be put into a graveyard as it leaves the stack."""


class MagicPermittedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="permitted"
):
    """A player may play a card for a time (CR 601.3)."""

    type: ClassVar[Literal["permitted"]] = "permitted"
    seat: int
    object: str
    until: str
    rule: str


class MagicPhasesAddedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="phases_added"
):
    """Phases were added after this one (CR 500.8)."""

    type: ClassVar[Literal["phases_added"]] = "phases_added"
    phases: Sequence[Literal["combat", "main"]]
    rule: str


class MagicPlaceNextAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="place_next"
):
    """This card is next, from the top down."""

    type: ClassVar[Literal["place_next"]] = "place_next"
    object: str


class MagicPlaceTriggerAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="place_trigger"
):
    """Put this waiting ability on the stack next."""

    type: ClassVar[Literal["place_trigger"]] = "place_trigger"
    index: int


class MagicPlayLandAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="play_land"
):
    """Play a land from the hand, or from where an effect permits it (CR 305)."""

    type: ClassVar[Literal["play_land"]] = "play_land"
    card: str


class MagicPlayerLostEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="player_lost"
):
    """A player lost and left the game (CR 104.3, 104.5)."""

    type: ClassVar[Literal["player_lost"]] = "player_lost"
    seat: int
    rule: str


class MagicPoisonedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="poisoned"
):
    """A player got poison counters (CR 120.3b)."""

    type: ClassVar[Literal["poisoned"]] = "poisoned"
    seat: int
    amount: int
    rule: str


class MagicPreventDamageAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="prevent_damage"
):
    """Prevent so much of this damage."""

    type: ClassVar[Literal["prevent_damage"]] = "prevent_damage"
    amount: int


class MagicPriorityDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="priority"
):
    """Act, or pass."""

    type: ClassVar[Literal["priority"]] = "priority"
    step: Literal[
        "untap",
        "upkeep",
        "draw",
        "main1",
        "begin_combat",
        "declare_attackers",
        "declare_blockers",
        "first_strike_damage",
        "combat_damage",
        "end_combat",
        "main2",
        "end",
        "cleanup",
        "reveal",
        "straighten",
        "events",
        "actions",
        "battle_begin",
        "assignment",
        "battle",
        "battle_end",
        "recruitment",
        "growth",
    ]
    seat: int
    rule: str


class MagicPutAwayAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="put_away"
):
    """The card goes to the bottom, or to the graveyard."""

    type: ClassVar[Literal["put_away"]] = "put_away"


class MagicPutOnBottomAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="put_on_bottom"
):
    """Put this card on the bottom."""

    type: ClassVar[Literal["put_on_bottom"]] = "put_on_bottom"
    card: str


class MagicPutOnBottomDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="put_on_bottom"
):
    """Which card goes to the bottom next; the last one ends up lowest."""

    type: ClassVar[Literal["put_on_bottom"]] = "put_on_bottom"
    left: int
    seat: int
    rule: str


class MagicRegeneratedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="regenerated"
):
    """A permanent, which leaves combat; damage removed, and tapping, are told next (CR 701.19a)."""

    type: ClassVar[Literal["regenerated"]] = "regenerated"
    object: str
    rule: str


class MagicReplaceAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="replace"
):
    """Apply this replacement effect next."""

    type: ClassVar[Literal["replace"]] = "replace"
    effect: str


class MagicResolvedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="resolved"
):
    """CR 608."""

    type: ClassVar[Literal["resolved"]] = "resolved"
    id: str
    rule: str


class MagicRevealedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="revealed"
):
    """CR 701.20."""

    type: ClassVar[Literal["revealed"]] = "revealed"
    objects: Sequence[str]
    cards: Sequence[str]
    rule: str


class MagicSeat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player."""

    name: str = ""
    life: int = 20
    hand: Sequence[str] = []
    library: Sequence[str] = []
    """Top first."""
    graveyard: Sequence[str] = []
    """Bottom first."""
    mana: Sequence[Literal["W", "U", "B", "R", "G", "C", "SW", "SU", "SB", "SR", "SG", "SC"]] = []
    """The mana pool: `W`, `U`, `B`, `R`, `G`, `C`; `SG` and the like from snow sources."""
    kept_mana: Sequence[MagicKeptMana] = []
    """What is in the pool beside that, and may not be spent on everything; in the order in which it came."""
    lasting_mana: Sequence[Literal["W", "U", "B", "R", "G", "C", "SW", "SU", "SB", "SR", "SG", "SC"]] = []
    """Which of `mana` stays until the turn ends, though steps and phases end."""
    lands_played: int = 0
    more_lands: int = 0
    """So many lands more than usual may be played this turn."""
    mulligans: int = 0
    draws: int = 0
    """Cards drawn this turn."""
    poison: int = 0
    """Poison counters (CR 704.5c)."""
    counters: Mapping[str, int] = {}
    """Energy and experience (CR 107.14, 122.1)."""
    blessed: bool = False
    """Has the city's blessing, for the rest of the game (CR 702.131c)."""
    failed_draw: bool = False
    """Drew from an empty library since state-based actions were last checked (CR 704.5b)."""
    lost: bool = False
    """Has left the game (CR 104.5)."""


class MagicSeenAbility(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An ability that functions for a time: what happens instead of something, or a changed rule."""

    ability: str
    text: str
    """The text of the ability that says so."""
    source: str
    controller: int
    until: str = "turn"
    once: bool = False
    """The next time, and never after that."""
    about: Sequence[str] = []
    """Which objects and players its text means, such as its target."""


class MagicSeenAttacker(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An attacking creature."""

    creature: str
    defender: str
    """A player, `seat:1`, or a planeswalker."""
    blocked: bool = False
    blockers: Sequence[str] = []


class MagicSeenCard(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card whose face the seat sees, or that lies face down in exile."""

    id: str
    card: str
    """Key of its definition."""
    name: str
    owner: int | None
    """Absent: nobody owns it."""
    place: int | None = None
    """In a library: its place from the top, 0 on top."""
    counters: Mapping[str, int] = {}
    """Those on a card in exile."""
    face_down: Literal["cloak", "disguise", "exiled", "foretell", "manifest", "morph"] | None = None
    """How it came to lie face down in exile. Absent: it lies face up."""
    face: str | None = None
    """Key of the card that lies face down, where the seat knows it."""


class MagicSeenChange(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an effect or counters have changed about a permanent."""

    layer: Literal["1", "2", "4", "5", "6", "7a", "7b", "7c", "7d"]
    """1: copies, 2: control, 4: types, 5: colors, 6: abilities; 7a to 7d: power and toughness, as
    abilities define them, as they are set, with what is added, switched."""
    rule: str
    change: Literal[
        "copy",
        "control",
        "types",
        "colors",
        "chosen_color",
        "chosen_land_type",
        "chosen_creature_type",
        "keywords",
        "abilities",
        "set_power_toughness",
        "power_toughness",
        "switch_power_toughness",
        "counters",
    ]
    """Its kind, a word of the card language, or `counters`."""
    text: str
    """What it does to the permanent, in the words of cards."""
    became: MagicSeenValues
    """What it has changed, as it is after that."""
    source: str | None = None
    """It may have left. Absent: a rule of the game is the source."""
    ability: str | None = None
    """The address of what does it. Absent: no ability does."""
    controller: int | None = None
    """Who is “you” in the text. Absent: nobody is."""


class MagicSeenCourse(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What follows this turn and this phase, and what does not take place."""

    extra_turns: Sequence[int] = []
    """Whose they are; the next one last."""
    last_in_order: int | None = None
    """Whose the last turn in turn order was, if not this."""
    phases: Sequence[Literal["combat", "main"]] = []
    """Added after this one; the next one last."""
    resume: (
        Literal[
            "untap",
            "upkeep",
            "draw",
            "main1",
            "begin_combat",
            "declare_attackers",
            "declare_blockers",
            "first_strike_damage",
            "combat_damage",
            "end_combat",
            "main2",
            "end",
            "cleanup",
            "reveal",
            "straighten",
            "events",
            "actions",
            "battle_begin",
            "assignment",
            "battle",
            "battle_end",
            "recruitment",
            "growth",
        ]
        | None
    ) = None
    """The step after phases that were added."""
    combats: int = 0
    """Combat phases of this turn that have begun."""
    mains: int = 0
    """Main phases of this turn that have begun."""
    without_combat: bool = False
    skips: Sequence[MagicSeenSkip] = []


class MagicSeenDelayed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A delayed triggered ability."""

    ability: str
    text: str
    """The text of the ability that has set it up."""
    source: str
    controller: int
    within: Literal["turn"] | None = None
    """It triggers every time, until the turn ends."""
    once: bool = False
    """Only the next time."""


class MagicSeenEffect(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A continuous effect of a resolution."""

    change: Literal[
        "copy",
        "control",
        "types",
        "colors",
        "chosen_color",
        "chosen_land_type",
        "chosen_creature_type",
        "keywords",
        "abilities",
        "set_power_toughness",
        "power_toughness",
        "switch_power_toughness",
        "cant",
        "must",
        "can",
        "goaded",
        "no_combat_damage",
        "damage_by_toughness",
        "exile_instead_of_dying",
        "exile_instead_of_leaving",
    ]
    """Its kind, a word of the card language."""
    ability: str
    """The address of what set it going."""
    source: str
    controller: int
    objects: Sequence[str]
    """What it applies to now."""
    until: str


class MagicSeenItem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A spell or ability on the stack."""

    id: str
    controller: int
    source: str
    spell: str | None = None
    """Of a spell the key of its card."""
    face_down: Literal["cloak", "disguise", "exiled", "foretell", "manifest", "morph"] | None = None
    """How a spell was turned face down. Absent: it lies face up."""
    face: str | None = None
    """Key of the card that lies face down, where the seat knows it."""
    ability: str | None = None
    """Of an ability its address."""
    text: str | None = None
    """Of an ability its text, in the words of cards."""
    modes: Sequence[int] = []
    targets: Sequence[MagicSeenTargets] = []
    x: int | None = None
    paid: Sequence[
        Literal[
            "kicked",
            "replicated",
            "squad",
            "evoked",
            "buyback",
            "bargained",
            "casualty",
            "conspired",
            "entwined",
            "offspring",
            "dash",
            "blitz",
            "warped",
            "spectacle",
            "surge",
            "freerunning",
            "prowled",
            "web-slinging",
            "sneak",
            "bestowed",
            "overload",
            "awakened",
            "cleaved",
            "morph",
            "disguise",
            "flashback",
            "retraced",
            "jump-started",
            "escaped",
            "harmonized",
            "mayhem",
            "foretold",
            "suspended",
        ]
    ] = []
    about: Sequence[str] = []
    """What set a triggered ability off."""


class MagicSeenMana(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One mana that may not be spent on everything (CR 106.6)."""

    mana: Literal["W", "U", "B", "R", "G", "C", "SW", "SU", "SB", "SR", "SG", "SC"]
    text: str
    """What it may be spent on, in the words of cards."""


class MagicSeenPermanent(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A permanent as it is now."""

    id: str
    card: str
    """Key of the definition that says what it is."""
    name: str
    owner: int
    controller: int
    types: Sequence[
        Literal[
            "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
        ]
    ]
    subtypes: Sequence[str] = []
    supertypes: Sequence[Literal["basic", "legendary", "snow", "world"]] = []
    colors: Sequence[Literal["W", "U", "B", "R", "G"]] = []
    power: int | None = None
    """Of creatures and Vehicles."""
    toughness: int | None = None
    """Of creatures and Vehicles."""
    keywords: Sequence[str] = []
    abilities: Sequence[str] = []
    """Their addresses, as actions name them."""
    tapped: bool = False
    sick: bool = False
    """Not under its controller's control since their turn began."""
    damage: int = 0
    counters: Mapping[str, int] = {}
    attached_to: str | None = None
    token: bool = False
    face_down: Literal["cloak", "disguise", "exiled", "foretell", "manifest", "morph"] | None = None
    """How it came to lie face down. Absent: it lies face up."""
    face: str | None = None
    """Key of the card that lies face down, where the seat knows it."""
    copies: str | None = None
    """Key of the card itself, where it is a copy now."""
    regeneration_shields: int = 0
    chosen: str | None = None
    """What was chosen as it entered."""
    monstrous: bool = False
    renowned: bool = False
    saddled: bool = False
    hasty: bool = False
    """It gained haste as it entered."""
    stays_tapped: bool = False
    stays_tapped_for: Sequence[int] = []
    """Seats in whose next untap steps it doesn't untap."""
    paid: Sequence[
        Literal[
            "kicked",
            "replicated",
            "squad",
            "evoked",
            "buyback",
            "bargained",
            "casualty",
            "conspired",
            "entwined",
            "offspring",
            "dash",
            "blitz",
            "warped",
            "spectacle",
            "surge",
            "freerunning",
            "prowled",
            "web-slinging",
            "sneak",
            "bestowed",
            "overload",
            "awakened",
            "cleaved",
            "morph",
            "disguise",
            "flashback",
            "retraced",
            "jump-started",
            "escaped",
            "harmonized",
            "mayhem",
            "foretold",
            "suspended",
        ]
    ] = []
    """How the spell was paid for: `kicked` …"""
    cast_by: int | None = None
    """Who cast it, where its card asks for that."""
    cast_from: (
        Literal[
            "battlefield",
            "graveyard",
            "hand",
            "library",
            "stack",
            "exile",
            "castle",
            "reserve",
            "dynasty",
            "focus",
            "province",
            "creature_decks",
            "market",
            "planeswalker_row",
            "removed",
        ]
        | None
    ) = None
    """The zone from which it was cast."""
    spent: Sequence[Literal["W", "U", "B", "R", "G", "C", "SW", "SU", "SB", "SR", "SG", "SC"]] = []
    """The mana that was spent to cast it."""
    x: int = 0
    used: Sequence[str] = []
    """Abilities activated this turn, by address."""
    used_ever: Sequence[str] = []
    """Abilities used whose limit does not end with the turn, by address."""
    linked: Sequence[str] = []
    """What another ability of it exiled or chose."""
    printed: MagicSeenValues | None = None
    """What differs from this permanent as it is now: what its card says, and whose it would be without
    effects. Absent: nothing differs."""
    changes: Sequence[MagicSeenChange] = []
    """How it has become what it is: the layers, in the order in which they apply."""


class MagicSeenPermission(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a player may play for a time."""

    object: str
    seat: int
    source: str
    until: str = "turn"
    cast_only: bool = False
    """It may be cast, and not be played as a land."""
    base: str | None = None
    """What is paid rather than its mana cost, ` for nothing; absent: its mana cost."""
    main: bool = False
    """Only in the player's main phase, with an empty stack."""
    since: int | None = None
    """Only on turns after this one."""
    mana: Literal["any_color", "any_type"] | None = None
    """As what mana may be spent to cast it; absent: as what it is."""
    then_exiled: bool = False
    """As a spell it is exiled if it would be put into a graveyard."""


class MagicSeenPlayer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player."""

    life: int
    cards_in_hand: int
    cards_in_library: int
    name: str = ""
    poison: int = 0
    counters: Mapping[str, int] = {}
    """Energy and experience."""
    hand: Sequence[MagicSeenCard] = []
    """Those that the seat has seen; its own hand in full."""
    library: Sequence[MagicSeenCard] = []
    """Those that the seat has seen."""
    graveyard: Sequence[MagicSeenCard] = []
    """Bottom first."""
    mana: Sequence[Literal["W", "U", "B", "R", "G", "C", "SW", "SU", "SB", "SR", "SG", "SC"]] = []
    kept_mana: Sequence[MagicSeenMana] = []
    """Mana in the pool beside that, which may not be spent on everything."""
    lasting_mana: Sequence[Literal["W", "U", "B", "R", "G", "C", "SW", "SU", "SB", "SR", "SG", "SC"]] = []
    """Which of the mana stays until the turn ends."""
    lands_played: int = 0
    more_lands: int = 0
    """So many more may be played this turn."""
    cards_drawn: int = 0
    """This turn."""
    mulligans: int = 0
    blessed: bool = False
    """Has the city's blessing."""
    lost: bool = False


class MagicSeenShield(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An effect that prevents damage, or redirects it."""

    source: str
    to: str | None = None
    """An object or a player; absent: everybody and everything."""
    amount: int | None = None
    """So much more damage; absent: all of it."""
    combat_only: bool = False
    by: str | None = None
    """Only damage that this object deals."""
    until: str = "turn"
    ability: str | None = None
    """The ability whose words say what damage it is about."""
    once: bool = False
    """What is dealt at the next time, and no more."""
    deal_to: str | None = None
    """It is dealt to this object or player; absent: it is prevented."""


class MagicSeenSkip(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a player skips the next time that it would begin."""

    seat: int
    what: Literal["combat phase", "combat phases", "draw step", "turn", "upkeep step"]


class MagicSeenTargets(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was chosen for one use of the word "target"."""

    target: str
    chosen: Sequence[str]
    amounts: Sequence[int] = []
    """Of a division, in the same order."""


class MagicSeenValues(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Some of the characteristics of a permanent: those that are told. The fields are those of a permanent
    in a view."""

    card: str | None = None
    name: str | None = None
    controller: int | None = None
    types: (
        Sequence[
            Literal[
                "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
            ]
        ]
        | None
    ) = None
    subtypes: Sequence[str] | None = None
    supertypes: Sequence[Literal["basic", "legendary", "snow", "world"]] | None = None
    colors: Sequence[Literal["W", "U", "B", "R", "G"]] | None = None
    power: int | None = None
    toughness: int | None = None
    keywords: Sequence[str] | None = None
    abilities: Sequence[str] | None = None
    without: Sequence[Literal["power", "toughness"]] = []
    """What it has not, or not in numbers: it is no creature, or an ability says it."""


class MagicSeenWaiting(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A triggered ability that waits to be put on the stack. Actions name it by its place in the list."""

    ability: str
    text: str
    """In the words of cards."""
    source: str
    controller: int
    about: Sequence[str] = []


class MagicSetAsideAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="set_aside"
):
    """Exile a card from the hand by one of its keywords, to cast it later (CR 116.2)."""

    type: ClassVar[Literal["set_aside"]] = "set_aside"
    card: str
    keyword: Literal["foretell", "plot", "suspend"]


class MagicSettleSymbolDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="settle_symbol"
):
    """How a hybrid, Phyrexian or snow symbol is paid."""

    type: ClassVar[Literal["settle_symbol"]] = "settle_symbol"
    symbol: str
    source: str | None
    """The spell, or what has the ability, that the payment is for; null where it is for neither."""
    ability: str | None
    """The address of the ability that the payment is for; null where it is for a spell, or for neither."""
    seat: int
    rule: str


class MagicShield(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A prevention effect from a resolution (CR 615)."""

    to: str | None
    """An object or a player; absent: everybody and everything."""
    source: str
    amount: int | None = None
    """So much more damage, or all of it."""
    combat_only: bool = False
    by: str | None = None
    """Only damage that this object deals."""
    until: str = "turn"
    """`turn`, or `turn of 0`: until that seat's next turn begins."""
    code: str | None = None
    """Of one that asks by filters what damage it is about: the program with the step that says them."""
    pc: int = 0
    controller: int | None = None
    """Who controlled the program, for whom its filters speak."""
    vars: Mapping[str, Sequence[int | str]] = {}
    once: bool = False
    """All that is dealt at the next time, and no more."""
    deal_to: str | None = None
    """It is not prevented, but dealt to this (CR 614.9)."""


class MagicShieldMadeEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="shield_made"
):
    """A prevention or regeneration shield was made (CR 615, 701.19)."""

    type: ClassVar[Literal["shield_made"]] = "shield_made"
    source: str
    to: str | None
    rule: str


class MagicShuffledEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="shuffled"
):
    """A player shuffled a library, or what is one in the format (CR 701.24)."""

    type: ClassVar[Literal["shuffled"]] = "shuffled"
    seat: int
    rule: str
    zone: Literal[
        "battlefield",
        "graveyard",
        "hand",
        "library",
        "stack",
        "exile",
        "outside",
        "castle",
        "reserve",
        "dynasty",
        "focus",
        "province",
        "creature_decks",
        "market",
        "planeswalker_row",
        "removed",
    ] = "library"


class MagicSkip(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player skips something the next time that it would begin (CR 614.10a)."""

    seat: int
    what: Literal["combat phase", "combat phases", "draw step", "turn", "upkeep step"]


class MagicSkipAddedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="skip_added"
):
    """A player skips something the next time that it would begin (CR 614.10a)."""

    type: ClassVar[Literal["skip_added"]] = "skip_added"
    seat: int
    what: Literal["combat phase", "combat phases", "draw step", "turn", "upkeep step"]
    rule: str


class MagicSortDecision(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="sort"):
    """Where a card that was looked at goes."""

    type: ClassVar[Literal["sort"]] = "sort"
    object: str
    other: str
    owner: int | None
    """Whose library it is of, if not that of the seat that decides."""
    seat: int
    rule: str


class MagicSpareAction(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="spare"):
    """Let this attacker untap as usual: it is not exerted."""

    type: ClassVar[Literal["spare"]] = "spare"
    creature: str


class MagicSpellCastEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="spell_cast"
):
    """A spell became cast (CR 601.2i)."""

    type: ClassVar[Literal["spell_cast"]] = "spell_cast"
    id: str
    seat: int
    rule: str


class MagicSpellCopiedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="spell_copied"
):
    """A copy of a spell was put on the stack, which nobody has cast (CR 707.10)."""

    type: ClassVar[Literal["spell_copied"]] = "spell_copied"
    id: str
    card: str
    seat: int
    of: str
    rule: str


class MagicSpendManaAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="spend_mana"
):
    """Pay the symbol with this mana."""

    type: ClassVar[Literal["spend_mana"]] = "spend_mana"
    mana: Literal["B", "C", "G", "R", "U", "W"] | Literal["SB", "SC", "SG", "SR", "SU", "SW"]


class MagicSpendManaDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="spend_mana"
):
    """Which mana of the pool pays the next symbol."""

    type: ClassVar[Literal["spend_mana"]] = "spend_mana"
    symbol: str
    source: str | None
    """The spell, or what has the ability, that the payment is for; null where it is for neither."""
    ability: str | None
    """The address of the ability that the payment is for; null where it is for a spell, or for neither."""
    seat: int
    rule: str


class MagicStackItem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A spell or ability on the stack, with everything chosen for it (CR 601.2, 602.2, 603.3)."""

    id: str
    """Of a spell the id of its card, of an ability an id of its own."""
    code: str
    """Address of its program; empty for a permanent spell without any."""
    controller: int
    source: str
    """Of a spell the card itself."""
    modes: Sequence[int] = []
    vars: Mapping[str, Sequence[int | str]] = {}
    """Targets by name, divisions (`name:amounts`), `x`, and what the trigger was about."""


class MagicStartingLifeEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="starting_life"
):
    """Everybody begins with so much life (CR 103.4)."""

    type: ClassVar[Literal["starting_life"]] = "starting_life"
    life: int
    rule: str


class MagicStayOutAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="stay_out"
):
    """Let the creature stay out of combat: it doesn't attack, or doesn't block."""

    type: ClassVar[Literal["stay_out"]] = "stay_out"
    creature: str


class MagicStepBeganEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="step_began"
):
    """A step or phase began (CR 500)."""

    type: ClassVar[Literal["step_began"]] = "step_began"
    step: Literal[
        "untap",
        "upkeep",
        "draw",
        "main1",
        "begin_combat",
        "declare_attackers",
        "declare_blockers",
        "first_strike_damage",
        "combat_damage",
        "end_combat",
        "main2",
        "end",
        "cleanup",
        "reveal",
        "straighten",
        "events",
        "actions",
        "battle_begin",
        "assignment",
        "battle",
        "battle_end",
        "recruitment",
        "growth",
    ]
    seat: int
    turn: int
    rule: str


class MagicTable(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything that lies on the table."""

    seats: Sequence[MagicSeat] = []
    turn: int = 1
    active: int = 0
    starting_seat: int = 0
    step: Literal[
        "untap",
        "upkeep",
        "draw",
        "main1",
        "begin_combat",
        "declare_attackers",
        "declare_blockers",
        "first_strike_damage",
        "combat_damage",
        "end_combat",
        "main2",
        "end",
        "cleanup",
        "reveal",
        "straighten",
        "events",
        "actions",
        "battle_begin",
        "assignment",
        "battle",
        "battle_end",
        "recruitment",
        "growth",
    ] = "main1"
    battlefield: Sequence[str] = []
    """In the order of entering."""
    exile: Sequence[str] = []
    command: Sequence[str] = []
    """Emblems, in the order in which players got them (CR 114.2), and what marks the monarch."""
    stack: Sequence[MagicStackItem] = []
    """Bottom first."""
    objects: Mapping[str, MagicObject] = {}
    effects: Sequence[MagicContinuousEffect] = []
    shields: Sequence[MagicShield] = []
    permissions: Sequence[MagicPermission] = []
    lasting: Sequence[MagicLastingAbility] = []
    delayed: Sequence[MagicDelayed] = []
    combat: MagicCombat | None = None
    course: MagicCourse | None = None
    """Extra turns, additional phases, what is skipped; absent as long as nothing has said so."""
    cards: Mapping[str, Card] = {}
    """Definitions that the game brought along, each under the key that its content gives it. A state
    written by hand may call them otherwise, by any keys without a slash: it is settled with the right
    ones."""
    outcome: Outcome | None = None


class MagicTableView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The table as one seat sees it."""

    seat: int
    """Who is looking."""
    turn: int
    active: int
    starting_seat: int
    step: Literal[
        "untap",
        "upkeep",
        "draw",
        "main1",
        "begin_combat",
        "declare_attackers",
        "declare_blockers",
        "first_strike_damage",
        "combat_damage",
        "end_combat",
        "main2",
        "end",
        "cleanup",
        "reveal",
        "straighten",
        "events",
        "actions",
        "battle_begin",
        "assignment",
        "battle",
        "battle_end",
        "recruitment",
        "growth",
    ]
    seats: Sequence[MagicSeenPlayer]
    battlefield: Sequence[MagicSeenPermanent] = []
    """In the order of entering."""
    exile: Sequence[MagicSeenCard] = []
    command: Sequence[MagicSeenCard] = []
    """Emblems, and what marks the monarch."""
    stack: Sequence[MagicSeenItem] = []
    """Bottom first."""
    attackers: Sequence[MagicSeenAttacker] = []
    effects: Sequence[MagicSeenEffect] = []
    shields: Sequence[MagicSeenShield] = []
    permissions: Sequence[MagicSeenPermission] = []
    lasting: Sequence[MagicSeenAbility] = []
    delayed: Sequence[MagicSeenDelayed] = []
    waiting: Sequence[MagicSeenWaiting] = []
    cards: Mapping[str, Card] = {}
    """Definitions that the game brought along, of cards that the seat sees."""
    course: MagicSeenCourse | None = None
    """Absent as long as turns and phases follow each other as usual."""
    faces: Mapping[str, Face] = {}
    """What the cards that this view names are and do, each once, by key or code."""
    outcome: Outcome | None = None


class MagicTapForLessAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="tap_for_less"
):
    """Tap this creature."""

    type: ClassVar[Literal["tap_for_less"]] = "tap_for_less"
    creature: str


class MagicTapForManaAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="tap_for_mana"
):
    """Activate a mana ability while one has priority (CR 605.3a)."""

    type: ClassVar[Literal["tap_for_mana"]] = "tap_for_mana"
    source: str
    ability: str
    mana: str


class MagicTapNothingAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="tap_nothing"
):
    """Tap no creature."""

    type: ClassVar[Literal["tap_nothing"]] = "tap_nothing"


class MagicTappedEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="tapped"):
    """A permanent was tapped (CR 701.26); the rule of one that pays a cost is CR 107.5 or CR 601.2h."""

    type: ClassVar[Literal["tapped"]] = "tapped"
    object: str
    rule: str


class MagicTargetedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="targeted"
):
    """An object or player became a target (CR 115)."""

    type: ClassVar[Literal["targeted"]] = "targeted"
    by: str
    target: str
    rule: str


class MagicTimeSkippedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="time_skipped"
):
    """A player skipped something (CR 614.10a)."""

    type: ClassVar[Literal["time_skipped"]] = "time_skipped"
    seat: int
    what: Literal["combat phase", "combat phases", "draw step", "turn", "upkeep step"]
    rule: str


class MagicTokenCreatedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="token_created"
):
    """CR 701.7."""

    type: ClassVar[Literal["token_created"]] = "token_created"
    object: str
    card: str
    seat: int
    rule: str


class MagicTurnAddedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="turn_added"
):
    """A player takes an extra turn after this one (CR 500.7)."""

    type: ClassVar[Literal["turn_added"]] = "turn_added"
    seat: int
    rule: str


class MagicTurnBeganEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="turn_began"
):
    """A player's turn began (CR 500.7)."""

    type: ClassVar[Literal["turn_began"]] = "turn_began"
    seat: int
    turn: int
    rule: str


class MagicTurnFaceUpAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="turn_face_up"
):
    """Pay what it costs to turn a face-down permanent face up (CR 702.37e, 701.40b)."""

    type: ClassVar[Literal["turn_face_up"]] = "turn_face_up"
    permanent: str
    paying: Literal["keyword", "mana cost"]
    x: int = 0
    """The X in its mana cost."""


class MagicTurnedFaceUpEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="turned_face_up"
):
    """A face-down permanent was turned face up (CR 708.8)."""

    type: ClassVar[Literal["turned_face_up"]] = "turned_face_up"
    object: str
    card: str
    rule: str


class MagicUnattachedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="unattached"
):
    """CR 701.3d."""

    type: ClassVar[Literal["unattached"]] = "unattached"
    object: str
    rule: str


class MagicUntapAction(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="untap"):
    """Untap this permanent with the others."""

    type: ClassVar[Literal["untap"]] = "untap"
    permanent: str


class MagicUntapDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="untap"
):
    """Whether this permanent untaps, which may stay tapped."""

    type: ClassVar[Literal["untap"]] = "untap"
    permanent: str
    seat: int
    rule: str


class MagicUntappedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="untapped"
):
    """CR 701.26."""

    type: ClassVar[Literal["untapped"]] = "untapped"
    object: str
    rule: str


class MagicUsePermissionAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="use_permission"
):
    """Use what this ability permits."""

    type: ClassVar[Literal["use_permission"]] = "use_permission"
    source: str
    ability: str


__all__ = [
    "MagicAbilityActivatedEvent",
    "MagicAbilityBeganEvent",
    "MagicAbilityCopiedEvent",
    "MagicAbilityTriggeredEvent",
    "MagicAcceptAction",
    "MagicActedEvent",
    "MagicActivateAction",
    "MagicActivateManaAction",
    "MagicAnnouncedEvent",
    "MagicApplyEffectAction",
    "MagicArrangeDecision",
    "MagicArrangedEvent",
    "MagicAssignDamageAction",
    "MagicAssignDamageDecision",
    "MagicAttachedEvent",
    "MagicAttackAction",
    "MagicAttackedAloneEvent",
    "MagicAttacker",
    "MagicAttackerDeclaredEvent",
    "MagicAutoPayAction",
    "MagicBecameBlockedEvent",
    "MagicBecameMonarchEvent",
    "MagicBecameUnblockedEvent",
    "MagicBlessedEvent",
    "MagicBlockAction",
    "MagicBlockerDeclaredEvent",
    "MagicCastAction",
    "MagicCastNowDecision",
    "MagicCeasedEvent",
    "MagicChangeTargetDecision",
    "MagicChooseAction",
    "MagicChooseColorAction",
    "MagicChooseColorDecision",
    "MagicChooseCreatureTypeDecision",
    "MagicChooseHalfAction",
    "MagicChooseHalfDecision",
    "MagicChooseLandTypeAction",
    "MagicChooseLandTypeDecision",
    "MagicChooseManaAction",
    "MagicChooseManaDecision",
    "MagicChooseModeAction",
    "MagicChooseModeDecision",
    "MagicChooseNewTargetDecision",
    "MagicChooseObjectsDecision",
    "MagicChooseOneOfDecision",
    "MagicChoosePermissionDecision",
    "MagicChoosePriceAction",
    "MagicChoosePriceDecision",
    "MagicChooseReplacementDecision",
    "MagicChooseTargetAction",
    "MagicChooseTargetDecision",
    "MagicChooseTimesAction",
    "MagicChooseTimesDecision",
    "MagicChooseValueAction",
    "MagicChooseValueDecision",
    "MagicChooseXAction",
    "MagicChooseXDecision",
    "MagicChooseXToPayDecision",
    "MagicChoseEvent",
    "MagicCoinFlippedEvent",
    "MagicCombat",
    "MagicCombatEndedEvent",
    "MagicContinuousEffect",
    "MagicControlChangedEvent",
    "MagicCouldNotDrawEvent",
    "MagicCounteredEvent",
    "MagicCountersGottenEvent",
    "MagicCountersPutEvent",
    "MagicCountersRemovedEvent",
    "MagicCourse",
    "MagicDamageDealtEvent",
    "MagicDamagePreventedEvent",
    "MagicDamageRedirectedEvent",
    "MagicDamageRemovedEvent",
    "MagicDeclareAttackersDecision",
    "MagicDeclareBlockersDecision",
    "MagicDeclineAction",
    "MagicDeclineEffectAction",
    "MagicDelayed",
    "MagicDelayedEvent",
    "MagicDidNotResolveEvent",
    "MagicDieRolledEvent",
    "MagicDiscardAction",
    "MagicDiscardToHandSizeDecision",
    "MagicDivideAction",
    "MagicDivideDecision",
    "MagicDividePreventionDecision",
    "MagicDoneAction",
    "MagicDrewEvent",
    "MagicEffectBeganEvent",
    "MagicEffectsEndedEvent",
    "MagicEmblemGottenEvent",
    "MagicEnergyPaidEvent",
    "MagicEnlistAction",
    "MagicEnlistDecision",
    "MagicEnlistNoneAction",
    "MagicEnlistedEvent",
    "MagicEnterAsCopyAction",
    "MagicEnterAsCopyDecision",
    "MagicEnterAttachedAction",
    "MagicEnterAttachedDecision",
    "MagicEnterNextAction",
    "MagicEnterPayingAction",
    "MagicEnterPlainAction",
    "MagicEnterRevealingAction",
    "MagicEnterTakingAction",
    "MagicEnterTakingDecision",
    "MagicEnterTappedDecision",
    "MagicEnterWithAction",
    "MagicEnterWithDecision",
    "MagicEnterWithOneOfDecision",
    "MagicEnteredAttackingEvent",
    "MagicExertAction",
    "MagicExertDecision",
    "MagicExertedEvent",
    "MagicExploitedEvent",
    "MagicExploredEvent",
    "MagicGameBeganEvent",
    "MagicGameOverEvent",
    "MagicHandInAction",
    "MagicHandKeptEvent",
    "MagicHarmonizeDecision",
    "MagicHeld",
    "MagicKeepAction",
    "MagicKeepHandAction",
    "MagicKeepLegendDecision",
    "MagicKeepOnTopAction",
    "MagicKeepTappedAction",
    "MagicKeepTargetAction",
    "MagicKeptMana",
    "MagicKeywordCounter",
    "MagicLandPlayedEvent",
    "MagicLandsAllowedEvent",
    "MagicLastingAbility",
    "MagicLeftCombatEvent",
    "MagicLeftGameEvent",
    "MagicLifeGainedEvent",
    "MagicLifeLostEvent",
    "MagicLookedEvent",
    "MagicMakeManaDecision",
    "MagicManaAddedEvent",
    "MagicManaEmptiedEvent",
    "MagicManaSpentEvent",
    "MagicMarkedEvent",
    "MagicMayApplyDecision",
    "MagicMayDecision",
    "MagicMovedEvent",
    "MagicMulliganAction",
    "MagicMulliganDecision",
    "MagicMulliganTakenEvent",
    "MagicNoMoreManaAction",
    "MagicNoMoreModesAction",
    "MagicNoMoreTargetsAction",
    "MagicObject",
    "MagicOrderEnteringDecision",
    "MagicOrderTriggersDecision",
    "MagicPassAction",
    "MagicPassedEvent",
    "MagicPayCostDecision",
    "MagicPayEnoughAction",
    "MagicPayLifeAction",
    "MagicPayManaDecision",
    "MagicPaySymbolDecision",
    "MagicPayWithAction",
    "MagicPayXAction",
    "MagicPermission",
    "MagicPermittedEvent",
    "MagicPhasesAddedEvent",
    "MagicPlaceNextAction",
    "MagicPlaceTriggerAction",
    "MagicPlayLandAction",
    "MagicPlayerLostEvent",
    "MagicPoisonedEvent",
    "MagicPreventDamageAction",
    "MagicPriorityDecision",
    "MagicPutAwayAction",
    "MagicPutOnBottomAction",
    "MagicPutOnBottomDecision",
    "MagicRegeneratedEvent",
    "MagicReplaceAction",
    "MagicResolvedEvent",
    "MagicRevealedEvent",
    "MagicSeat",
    "MagicSeenAbility",
    "MagicSeenAttacker",
    "MagicSeenCard",
    "MagicSeenChange",
    "MagicSeenCourse",
    "MagicSeenDelayed",
    "MagicSeenEffect",
    "MagicSeenItem",
    "MagicSeenMana",
    "MagicSeenPermanent",
    "MagicSeenPermission",
    "MagicSeenPlayer",
    "MagicSeenShield",
    "MagicSeenSkip",
    "MagicSeenTargets",
    "MagicSeenValues",
    "MagicSeenWaiting",
    "MagicSetAsideAction",
    "MagicSettleSymbolDecision",
    "MagicShield",
    "MagicShieldMadeEvent",
    "MagicShuffledEvent",
    "MagicSkip",
    "MagicSkipAddedEvent",
    "MagicSortDecision",
    "MagicSpareAction",
    "MagicSpellCastEvent",
    "MagicSpellCopiedEvent",
    "MagicSpendManaAction",
    "MagicSpendManaDecision",
    "MagicStackItem",
    "MagicStartingLifeEvent",
    "MagicStayOutAction",
    "MagicStepBeganEvent",
    "MagicTable",
    "MagicTableView",
    "MagicTapForLessAction",
    "MagicTapForManaAction",
    "MagicTapNothingAction",
    "MagicTappedEvent",
    "MagicTargetedEvent",
    "MagicTimeSkippedEvent",
    "MagicTokenCreatedEvent",
    "MagicTurnAddedEvent",
    "MagicTurnBeganEvent",
    "MagicTurnFaceUpAction",
    "MagicTurnedFaceUpEvent",
    "MagicUnattachedEvent",
    "MagicUntapAction",
    "MagicUntapDecision",
    "MagicUntappedEvent",
    "MagicUsePermissionAction",
]
