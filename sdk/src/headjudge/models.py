"""The documents of the contract, version 1.0.0: states, actions, decisions, events, requests and answers.

Generated, do not edit: sdk/codegen/generate.py writes this file from openapi.yaml.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, TypeAlias

from msgspec import Struct, field


class ActionTemplate(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A template of a type of action, with the decisions at which an action of the type reads like that."""

    text: str
    decisions: Sequence[str]
    """Their types; none: any."""


class AdjudicationBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state and one action, or several that are applied in order: all of them, or none."""

    state: State | None = None
    """The whole state; instead of `state_id`."""
    state_id: str | None = None
    """Id of a hot state, from an earlier answer; instead of `state`."""
    action: Action | None = None
    """What a seat does."""
    actions: Sequence[Action] | None = None
    """Applied in order; with none, the answer is the position as it is, settled."""
    include: Sequence[Literal["events", "legal_actions", "state", "texts"]] | None = None
    """Heavy members to include in the answer; by default all but `texts`, which tell everything in words."""
    perspectives: Sequence[int] = []
    """Seats for each of which the answer has what may be sent on to its player as it is, in the order
    asked. `decision` and legal actions of the position itself are then in the answer only if `include`
    names `legal_actions`."""
    auto: Literal["forced"] | None = None
    """`forced`: after the actions go on as long as the seat that decides can do one thing only and every
    seat sees that. It never passes for anybody. At most as many actions as may be sent are taken so;
    then the answer stops at the next decision."""


class BadRequestProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/bad-request"
):
    """The request breaks HTTP itself, so that it was not looked at any further."""

    type: ClassVar[Literal["/problems/bad-request"]] = "/problems/bad-request"
    title: Literal["The request is not valid HTTP"]
    status: Literal[400]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""


class CacheUnavailableProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/cache-unavailable"
):
    """The server cannot ask its cache at the moment, so that it does not know whether the state is hot.

    Send the whole document as `state` instead of `state_id`, or repeat the request after the seconds
    that `Retry-After` names. A request that holds the state needs no cache."""

    type: ClassVar[Literal["/problems/cache-unavailable"]] = "/problems/cache-unavailable"
    title: Literal["The cache cannot be asked whether the state is hot"]
    status: Literal[503]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""
    state_id: str


class Card(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card or token: its characteristics (CR 109.3) and what it does."""

    name: str
    types: Sequence[
        Literal["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"]
    ]
    cost: str | None = None
    """Absent: it has no mana cost (CR 202.1b)."""
    supertypes: Sequence[Literal["basic", "legendary", "world"]] = []
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
    zone: Literal["battlefield", "graveyard", "hand"] = "battlefield"


class CardAddManaEffect(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="add_mana"
):
    """Add these symbols, or one entry of `one_of`, `amount` times (CR 106.3)."""

    do: ClassVar[Literal["add_mana"]] = "add_mana"
    mana: str = ""
    one_of: Sequence[str] = []
    amount: CardAmountOrIntegerOrString = 1
    """As a string: the name of a number."""


class CardAmassEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="amass"):
    """Put so many +1/+1 counters on an Army, created if there is none (CR 701.47)."""

    do: ClassVar[Literal["amass"]] = "amass"
    amount: CardAmountOrIntegerOrString
    """As a string: the name of a number."""


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


class CardBecomesBlockedTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="becomes_blocked"
):
    """`what` becomes blocked (CR 509.3c)."""

    when: ClassVar[Literal["becomes_blocked"]] = "becomes_blocked"
    what: CardFilterOrAttachedOrSelf = "self"
    together: bool = False
    """Once for all of them that do it at once ("one or more"): `that` are all, `number` says how many."""
    nth: int | None = None
    """Only the n-th time each turn."""


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


class CardBeginsTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="begins"
):
    """A step of somebody's turn begins; `that_player` is whose turn it is."""

    when: ClassVar[Literal["begins"]] = "begins"
    step: Literal["begin_combat", "draw", "end", "upkeep"]
    whose: str = "you"
    """Players: `you`, `opponent` (each player but you), `any`, or the name of one."""


class CardBlocksTrigger(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="when", tag="blocks"
):
    """`what` is declared as a blocker (CR 509.3a)."""

    when: ClassVar[Literal["blocks"]] = "blocks"
    what: CardFilterOrAttachedOrSelf = "self"
    together: bool = False
    """Once for all of them that do it at once ("one or more"): `that` are all, `number` says how many."""
    nth: int | None = None
    """Only the n-th time each turn."""


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
    """A number is within bounds."""

    if_: ClassVar[Literal["compare"]] = "compare"
    amount: CardAmountOrIntegerOrString
    """As a string: the name of a number."""
    at_least: int | None = None
    at_most: int | None = None


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
        Literal["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"]
    ] = []


class CardCostRule(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="rule", tag="cost"):
    """Spells of some players cost more or less (CR 601.2f)."""

    rule: ClassVar[Literal["cost"]] = "cost"
    spells: CardOnStack
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
    """A card of a ruleset's library, as people look it up."""

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


class CardExistsCondition(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="if", tag="exists"
):
    """There are at least so many such objects."""

    if_: ClassVar[Literal["exists"]] = "exists"
    what: CardFilter
    at_least: int = 1


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
        Literal["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"]
    ] = []
    """Any of them."""
    all_types: Sequence[
        Literal["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"]
    ] = []
    """All of them ("artifact creature")."""
    not_types: Sequence[
        Literal["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"]
    ] = []
    """None of them."""
    subtypes: Sequence[str] = []
    not_subtypes: Sequence[str] = []
    supertypes: Sequence[Literal["basic", "legendary", "world"]] = []
    not_supertypes: Sequence[Literal["basic", "legendary", "world"]] = []
    colors: Sequence[Literal["B", "G", "R", "U", "W"]] = []
    not_colors: Sequence[Literal["B", "G", "R", "U", "W"]] = []
    keywords: Sequence[
        Literal[
            "deathtouch",
            "defender",
            "double strike",
            "fear",
            "first strike",
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
            "vigilance",
            "wither",
        ]
    ] = []
    """All of them."""
    not_keywords: Sequence[
        Literal[
            "deathtouch",
            "defender",
            "double strike",
            "fear",
            "first strike",
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
        Literal["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"]
    ] = []
    """Any of them."""
    all_types: Sequence[
        Literal["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"]
    ] = []
    """All of them ("artifact creature")."""
    not_types: Sequence[
        Literal["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"]
    ] = []
    """None of them."""
    subtypes: Sequence[str] = []
    not_subtypes: Sequence[str] = []
    supertypes: Sequence[Literal["basic", "legendary", "world"]] = []
    not_supertypes: Sequence[Literal["basic", "legendary", "world"]] = []
    colors: Sequence[Literal["B", "G", "R", "U", "W"]] = []
    not_colors: Sequence[Literal["B", "G", "R", "U", "W"]] = []
    keywords: Sequence[
        Literal[
            "deathtouch",
            "defender",
            "double strike",
            "fear",
            "first strike",
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
            "vigilance",
            "wither",
        ]
    ] = []
    """All of them."""
    not_keywords: Sequence[
        Literal[
            "deathtouch",
            "defender",
            "double strike",
            "fear",
            "first strike",
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
        Literal["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"]
    ] = []
    """Any of them."""
    all_types: Sequence[
        Literal["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"]
    ] = []
    """All of them ("artifact creature")."""
    not_types: Sequence[
        Literal["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"]
    ] = []
    """None of them."""
    subtypes: Sequence[str] = []
    not_subtypes: Sequence[str] = []
    supertypes: Sequence[Literal["basic", "legendary", "world"]] = []
    not_supertypes: Sequence[Literal["basic", "legendary", "world"]] = []
    colors: Sequence[Literal["B", "G", "R", "U", "W"]] = []
    not_colors: Sequence[Literal["B", "G", "R", "U", "W"]] = []
    keywords: Sequence[
        Literal[
            "deathtouch",
            "defender",
            "double strike",
            "fear",
            "first strike",
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
            "vigilance",
            "wither",
        ]
    ] = []
    """All of them."""
    not_keywords: Sequence[
        Literal[
            "deathtouch",
            "defender",
            "double strike",
            "fear",
            "first strike",
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
        Literal["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"]
    ] = []
    """Any of them."""
    all_types: Sequence[
        Literal["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"]
    ] = []
    """All of them ("artifact creature")."""
    not_types: Sequence[
        Literal["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"]
    ] = []
    """None of them."""
    subtypes: Sequence[str] = []
    not_subtypes: Sequence[str] = []
    supertypes: Sequence[Literal["basic", "legendary", "world"]] = []
    not_supertypes: Sequence[Literal["basic", "legendary", "world"]] = []
    colors: Sequence[Literal["B", "G", "R", "U", "W"]] = []
    not_colors: Sequence[Literal["B", "G", "R", "U", "W"]] = []
    keywords: Sequence[
        Literal[
            "deathtouch",
            "defender",
            "double strike",
            "fear",
            "first strike",
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
            "vigilance",
            "wither",
        ]
    ] = []
    """All of them."""
    not_keywords: Sequence[
        Literal[
            "deathtouch",
            "defender",
            "double strike",
            "fear",
            "first strike",
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

    keyword: Literal["buyback", "cycling", "equip", "evoke", "flashback", "kicker", "ward"]
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
            "deathtouch",
            "defender",
            "double strike",
            "fear",
            "first strike",
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
        Literal["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"]
    ] = []
    """Any of them."""
    all_types: Sequence[
        Literal["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"]
    ] = []
    """All of them ("artifact creature")."""
    not_types: Sequence[
        Literal["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"]
    ] = []
    """None of them."""
    subtypes: Sequence[str] = []
    not_subtypes: Sequence[str] = []
    supertypes: Sequence[Literal["basic", "legendary", "world"]] = []
    not_supertypes: Sequence[Literal["basic", "legendary", "world"]] = []
    colors: Sequence[Literal["B", "G", "R", "U", "W"]] = []
    not_colors: Sequence[Literal["B", "G", "R", "U", "W"]] = []
    keywords: Sequence[
        Literal[
            "deathtouch",
            "defender",
            "double strike",
            "fear",
            "first strike",
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
            "vigilance",
            "wither",
        ]
    ] = []
    """All of them."""
    not_keywords: Sequence[
        Literal[
            "deathtouch",
            "defender",
            "double strike",
            "fear",
            "first strike",
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


class CardPlayerRule(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="rule", tag="player"):
    """What players may not do, or have (CR 613.10)."""

    rule: ClassVar[Literal["player"]] = "player"
    whose: Literal["any", "opponent", "you"]
    cant: Literal["draw more than one", "gain life", "search"] | None = None
    has: Literal["hexproof", "open hand"] | None = None
    can: Literal["ignore hexproof"] | None = None
    """Their spells and abilities can target what has hexproof against them (CORE-13.11)."""


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


class CardSumAmount(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="amount", tag="sum"):
    """The sum of numbers and names that stand for numbers."""

    amount: ClassVar[Literal["sum"]] = "sum"
    of: Sequence[int | Literal["amount", "x"]]


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


CardTrigger: TypeAlias = (
    CardEntersTrigger
    | CardLeavesTrigger
    | CardDiesTrigger
    | CardIsSacrificedTrigger
    | CardGoesToGraveyardTrigger
    | CardAttacksTrigger
    | CardBlocksTrigger
    | CardBecomesBlockedTrigger
    | CardBecomesTappedTrigger
    | CardBecomesUntappedTrigger
    | CardDealsDamageTrigger
    | CardIsDealtDamageTrigger
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
    | CardDevotionAmount
    | CardTypesAmount
    | CardCountersAmount
    | CardSumAmount
    | CardThisTurnAmount
)


CardAmountOrIntegerOrString: TypeAlias = int | str | CardAmount


class CardTypesChange(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="change", tag="types"):
    """Layer 4: types and subtypes, added, or set instead of those of the same kind that it has (CR 205.1)."""

    change: ClassVar[Literal["types"]] = "types"
    types: Sequence[
        Literal["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"]
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
)


class CardUntapEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="untap"):
    """Untap objects (CR 701.26)."""

    do: ClassVar[Literal["untap"]] = "untap"
    what: CardFilterOrString
    """As a string: the name of an object."""


class CardUntilEffect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do", tag="until"):
    """A continuous effect for a time (CR 611.2); the objects are those that are meant now."""

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
    CardAddManaEffect
    | CardAmassEffect
    | CardAttachEffect
    | CardChooseEffect
    | CardChooseColorEffect
    | CardCounterEffect
    | CardCreateEffect
    | CardDamageEffect
    | CardDestroyEffect
    | CardDigEffect
    | CardDiscardEffect
    | CardDrawEffect
    | CardEachEffect
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
    | CardCompareCondition
    | CardLifeCondition
    | CardYourTurnCondition
    | CardThisTurnCondition
    | CardNotCondition
)


class Castle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player's castle."""

    rows: Sequence[Sequence[str | None]] | None = None
    """The front first; in each the spots from the owner's left (CAS-3.1)."""
    reserve: Sequence[str] = []
    """Top first, in the zone `reserve`."""
    acted: int = 0
    """The turn in which the player last took a castle action (CAS-4.2)."""


class CastleActionAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_action"
):
    """Take the castle action of the turn."""

    type: ClassVar[Literal["castle_action"]] = "castle_action"
    action: Literal["conceal", "exchange", "look", "rouse", "shift"]


class CastleActionPlayouts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the games went that began with an action."""

    action: CastleAction
    wins: Sequence[int]
    """Games won, for each seat."""
    draws: int
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: Sequence[float]
    """Mean result, for each seat: 1 for a win, 0 for a loss; a game that nobody has won gives equal shares
    to the seats that are in it, so that the means of all seats add up to 1."""
    standard_error: Sequence[float] | None
    """Standard error of each of these means; null for a single game."""
    length: float
    """Mean number of decisions made in a game."""


class CastleActionVerdict(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action in words, and the verdict on it."""

    action: CastleAction
    text: str
    """The action in words, as on a button."""
    legal: bool
    rule: str
    reason: str
    violations: Sequence[Violation]
    left_open: Sequence[
        Literal[
            "ability",
            "action",
            "amount",
            "card",
            "color",
            "column",
            "creature",
            "defender",
            "effect",
            "half",
            "index",
            "mana",
            "mode",
            "object",
            "of",
            "seat",
            "source",
            "spot",
            "target",
            "to",
            "way",
            "x",
        ]
    ]
    """Parameters of the action that say nothing: there is no candidate for them, and they hold something
    only because an action must have them."""


class CastleActivatedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_activated"
):
    """A castle card has become active in its spot (CAS-9.9)."""

    type: ClassVar[Literal["castle_activated"]] = "castle_activated"
    seat: int
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    object: str
    rule: str


class CastleAddAction(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="add"):
    """Let the creature attack, too, this player or planeswalker."""

    type: ClassVar[Literal["add"]] = "add"
    creature: str
    defender: str


class CastleAdjudication(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"
):
    """The position after the actions, and what happened on the way, settling included."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: CastleDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: CastleState | None = None
    legal_actions: Sequence[CastleAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[CastleEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[CastleSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    forced: Sequence[CastleAction] | None = None
    """The actions that `auto` has taken after those sent, in order: they belong to a record of the game as
    if they had been sent. Absent without `auto`."""
    action: CastleAction | None = None
    """What the player of a move chose: it belongs to a record before `forced`. Absent elsewhere, and where
    `include` does not name `action`."""


class CastleAim(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a creature attacked, and by which column, if it has left the battlefield."""

    defender: str
    column: int = 0
    blocked: bool = False


class CastleAims(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The attacks of this turn, asked about attackers that have left the battlefield (CAS-5.1)."""

    of: Mapping[str, CastleAim] = {}
    """By the creatures that attacked."""


class CastleAssault(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The attack of the running combat phase."""

    column: int = 0
    """The column of the defender's castle that is attacked, until the phase ends, even if combat is over
    before; 0: none is."""
    fallen: bool = False
    """The blocker has died, and combat ends when state-based actions are checked (CAS-11.4)."""


class CastleAttackerDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="attacker"
):
    """Which creature attacks as well, and whom."""

    type: ClassVar[Literal["attacker"]] = "attacker"
    column: int
    attackers: Sequence[str]
    """Those that have been added."""
    seat: int
    rule: str


class CastleChooseXOfActivationDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_x_of_activation"
):
    """The value of X of a revealed card (CAS-9.5)."""

    type: ClassVar[Literal["choose_x_of_activation"]] = "choose_x_of_activation"
    object: str
    largest: int
    seat: int
    rule: str


class CastleColumnAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="column"
):
    """Attack this column, with creatures that are added next."""

    type: ClassVar[Literal["column"]] = "column"
    column: int


class CastleColumnAttackedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="column_attacked"
):
    """The attackers came to a column of this player's castle (CAS-7.1)."""

    type: ClassVar[Literal["column_attacked"]] = "column_attacked"
    seat: int
    column: int
    rule: str


class CastleColumnDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="column"
):
    """Which column of the opponent's castle to attack, if any."""

    type: ClassVar[Literal["column"]] = "column"
    seat: int
    rule: str


class CastleCombatEndedEarlyEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="combat_ended_early"
):
    """Combat is over before its end of combat step has ended (CAS-11.4, 11.7)."""

    type: ClassVar[Literal["combat_ended_early"]] = "combat_ended_early"
    column: int
    rule: str


class CastleConcealSpotDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="conceal_spot"
):
    """Which creature is turned face down (CAS-12.5)."""

    type: ClassVar[Literal["conceal_spot"]] = "conceal_spot"
    seat: int
    rule: str


class CastleConcealedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_concealed"
):
    """A castle creature was turned face down in its spot (CAS-12.5)."""

    type: ClassVar[Literal["castle_concealed"]] = "castle_concealed"
    seat: int
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    object: str
    rule: str


class CastleDamageNullifiedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_nullified"
):
    """Damage to a player came to nothing, since a rule says so; nothing was dealt (CAS-5.1)."""

    type: ClassVar[Literal["damage_nullified"]] = "damage_nullified"
    source: str
    seat: int
    amount: int
    rule: str


class CastleDealtEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_dealt"
):
    """A player's shuffled stock was dealt, face down: twelve cards into the spots, the others as the
    reserve (CAS-2.4)."""

    type: ClassVar[Literal["castle_dealt"]] = "castle_dealt"
    seat: int
    rule: str


class CastleDiedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_died"
):
    """A castle creature died: it lies in its owner's graveyard as `object` (CAS-10.7)."""

    type: ClassVar[Literal["castle_died"]] = "castle_died"
    seat: int
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    object: str
    rule: str


class CastleDiscardedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_discarded"
):
    """A revealed card was let go; its spot is vacant (CAS-9.8)."""

    type: ClassVar[Literal["castle_discarded"]] = "castle_discarded"
    seat: int
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    object: str
    rule: str


class CastleEvaluated(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How good an action is for the seat that decides, by the games that began with it."""

    action: CastleAction
    wins: int
    draws: int
    losses: int
    """Games that another seat has won, or that this seat had to leave before."""
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: float
    """Mean result: 1 for a win, 0 for a loss; a game that nobody has won gives equal shares to the seats
    that are in it. Rounded to six decimal places."""
    standard_error: float | None
    """By how much the mean is likely to be off: in two of three cases it is off by less. Null where there
    is one observation, which says nothing about that."""
    behind: float
    """By how much the mean is below that of the best action; 0 for the best."""
    behind_error: float | None
    """Standard error of `behind`, from the differences game by game: with the same chance for both it is
    smaller than those of the two means let one expect. Null for a single sample."""
    decisions: int
    """Decisions made in its games, all together."""


class CastleEvaluation(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"
):
    """The legal actions of the seat that decides, each by games played out at random in the same samples
    of what it has not seen, with the same chance. It depends on nothing that the seat does not know."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
    seat: int
    samples: int
    playouts: int
    """Games in each sample, for each action."""
    seed: int
    max_decisions: int
    """After how many decisions a game was left unfinished."""
    policy: Literal["purposeful", "quiet", "uniform"]
    """Among which actions everybody chose at random."""
    unfinished_as: Literal["draw", "estimate"]
    """What a game counted that was left unfinished."""
    best: CastleAction
    """The action with the highest mean; the first one, if several have."""
    actions: Sequence[CastleEvaluated]
    """The actions that were sent, or all legal ones, in the order of their list."""


class CastleExchangeSpotDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="exchange_spot"
):
    """Which card goes under the reserve (CAS-12.4)."""

    type: ClassVar[Literal["exchange_spot"]] = "exchange_spot"
    seat: int
    rule: str


class CastleExchangedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_exchanged"
):
    """A face-down card has gone under the reserve, and the top card of the reserve into its spot
    (CAS-12.4)."""

    type: ClassVar[Literal["castle_exchanged"]] = "castle_exchanged"
    seat: int
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    rule: str


class CastleExiledEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_exiled"
):
    """A castle creature that died was exiled from the graveyard, as `object` (CAS-10.7)."""

    type: ClassVar[Literal["castle_exiled"]] = "castle_exiled"
    seat: int
    object: str
    rule: str


class CastleFrontChoiceDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="front_choice"
):
    """Whether the creature in front blocks, or changes places with the card behind it."""

    type: ClassVar[Literal["front_choice"]] = "front_choice"
    creature: str
    life: int
    """What a switch costs."""
    seat: int
    rule: str


class CastleLandCapabilityEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="land_capability"
):
    """A revealed card was tested: what it asks of the defender beside what lands pay for (CAS-9.4)."""

    type: ClassVar[Literal["land_capability"]] = "land_capability"
    seat: int
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    object: str
    price: int
    missing: str
    """What no land pays for; generic mana last."""
    lands: Sequence[CastleLandPays]
    """Which land pays for what of the rest."""
    rule: str


class CastleLandPays(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a land pays for. No land is tapped for it, and no mana is made."""

    land: str
    mana: str
    pays: str
    """Symbols of the cost; generic mana as a number."""


class CastleLegalActions(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"
):
    """What the rules allow in a state."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: CastleDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    actions: Sequence[CastleAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[CastleSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    labels: Sequence[str] | None = None
    """For each action what a button would say."""


class CastleLetGoAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="let_go"
):
    """Don't pay: the card is exiled."""

    type: ClassVar[Literal["let_go"]] = "let_go"


class CastleLifeLossNullifiedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="life_loss_nullified"
):
    """What an opponent's spell or ability would have made a player lose came to nothing (CAS-R14)."""

    type: ClassVar[Literal["life_loss_nullified"]] = "life_loss_nullified"
    seat: int
    amount: int
    rule: str


class CastleLookSpotDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="look_spot"
):
    """Which card to look at (CAS-12.2)."""

    type: ClassVar[Literal["look_spot"]] = "look_spot"
    seat: int
    rule: str


class CastleLookedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_looked"
):
    """A player has looked at a face-down card of the own castle (CAS-12.2)."""

    type: ClassVar[Literal["castle_looked"]] = "castle_looked"
    seat: int
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    rule: str
    private: Private | None = None


class CastleNewGame(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"):
    """A game at its first decision, and the seed that it was dealt by."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    seed: int
    """The seed of the request, or the one drawn for it."""
    decision: CastleDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: CastleState | None = None
    legal_actions: Sequence[CastleAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[CastleEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[CastleSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""


class CastleNoAttackAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="no_attack"
):
    """Attack with nothing in this combat."""

    type: ClassVar[Literal["no_attack"]] = "no_attack"


class CastleOptions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a game of Castle Magic is played."""

    starting_seat: int | None = None
    """Who has the first turn; absent: chance decides."""
    cards: Sequence[Card] = []
    """Cards and tokens beside those of the library, in the card language. Decks and cards speak of them by
    the key of their name, `grey_ogre`; a token is one whose name ends with the word Token."""
    castle_actions: Sequence[Literal["conceal", "exchange", "look", "rouse", "shift"]] = field(
        default_factory=lambda: ["look", "shift", "exchange", "conceal"]
    )
    """Of these a player may take one in each turn of their own; empty: there are none. They reconstruct a
    list that the source has lost."""
    castle_may_attack: bool = False
    """Active castle creatures may attack, from their spots."""
    capability: Literal["all_permanents", "lands"] = "lands"
    """Whose mana counts in the activation test."""
    protection: Literal["block_clause_only", "wholly_ignored"] = "block_clause_only"
    """How much of protection is switched off: its clause about blocks, or all of it."""
    attacker_damage: Literal["any_attacking_source", "breached_column_only", "combat_only"] = (
        "breached_column_only"
    )
    """Which damage by attacking creatures the player they attack takes: that of unblocked ones while the
    attacked column is vacant; any; or of the first kind only combat damage."""
    life_loss_by_opponent: Literal["allowed", "zero"] = "allowed"
    """Whether spells and abilities of an opponent can make a player lose life."""
    turn_limit: int | None = None
    """The game is a draw when this turn ends; absent: no limit."""


class CastlePayAction(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pay"):
    """Pay what is asked."""

    type: ClassVar[Literal["pay"]] = "pay"


class CastlePayForActivationDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pay_for_activation"
):
    """Whether the defender pays life for a revealed card (CAS-9.6)."""

    type: ClassVar[Literal["pay_for_activation"]] = "pay_for_activation"
    object: str
    price: int
    missing: str
    """The part of its mana cost that no land pays for; generic mana last."""
    lands: Sequence[CastleLandPays]
    """Which land pays for what of the rest."""
    seat: int
    rule: str


class CastlePerspective(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"
):
    """What a seat may know: the table, the decision, and its own legal actions."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
    seat: int
    """The seat that looks."""
    view: CastleView
    decision: CastleSeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[CastleAction]
    """Every legal action of that seat, without concession; empty when the game is over."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""


class CastlePlayouts(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"
):
    """How games went that were played out at random."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    count: int
    """Number of games; where there are `actions`, that of all of them together."""
    max_decisions: int
    """After how many decisions a game was left unfinished."""
    wins: Sequence[int]
    """Games won, for each seat. Wins, `draws` and `unfinished` add up to `count`: with unfinished games,
    wins ÷ `count` is no win rate."""
    draws: int
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: Sequence[float]
    """Mean result, for each seat: 1 for a win, 0 for a loss; a game that nobody has won gives equal shares
    to the seats that are in it, so that the means of all seats add up to 1."""
    standard_error: Sequence[float] | None
    """Standard error of each of these means; null for a single game."""
    length: float
    """Mean number of decisions made in a game."""
    lengths: Sequence[int]
    """Decisions made in each game, in order; those of the first action come first."""
    actions: Sequence[CastleActionPlayouts] | None = None
    """For each of `actions`, in their order, how the games went that began with it; only where they were
    asked for."""


class CastleProceedAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="proceed"
):
    """Let the creature in front block all attackers."""

    type: ClassVar[Literal["proceed"]] = "proceed"
    creature: str


class CastleRevealedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_revealed"
):
    """A face-down card of a castle was turned up for both players (CAS-8.3, 12.6)."""

    type: ClassVar[Literal["castle_revealed"]] = "castle_revealed"
    seat: int
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    object: str
    card: str
    rule: str


class CastleRousePayDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="rouse_pay"
):
    """Whether to pay the mana cost of a revealed card."""

    type: ClassVar[Literal["rouse_pay"]] = "rouse_pay"
    object: str
    cost: str
    seat: int
    rule: str


class CastleRouseSpotDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="rouse_spot"
):
    """Which card is revealed (CAS-12.6)."""

    type: ClassVar[Literal["rouse_spot"]] = "rouse_spot"
    seat: int
    rule: str


class CastleSample(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state that the seat cannot tell from the real one."""

    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    state: CastleState


class CastleSamples(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"):
    """States that the seat cannot tell from the real one."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
    seat: int
    samples: Sequence[CastleSample]


class CastleSeatOptions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat is told."""

    name: str | None = None
    """The player's name."""
    deck: str | Mapping[str, int] | None = None
    """The name of a deck that the ruleset ships, or the number of copies of each card by its key; absent:
    the shipped decks in turn."""
    stock: str | Mapping[str, int] | None = None
    """The fifteen creature cards of the stock: the name of a shipped one, or the number of copies of each
    card by its key; absent: the one that belongs to the shipped deck, or the shipped ones in turn."""


class CastleSeatPerspective(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"
):
    """What a game server sends on to the player of a seat as it is."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
    seat: int
    """The seat that looks."""
    view: CastleView
    decision: CastleSeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[CastleAction]
    """Every legal action of that seat, without concession; empty when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    events: Sequence[CastleEvent] | None = None
    """What the seat saw happen: the events without those private parts that others see. Absent where the
    answer is not about events."""


class CastleSeenCastle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player's castle and reserve."""

    spots: Sequence[CastleSeenSpot]
    """Row by row, the front first."""
    reserve: Sequence[CastleSeenReserve]
    """Top first."""
    face_down: Mapping[str, Any] | None = None
    """Of one's own stock: how many of which cards lie face down, in spots or in the reserve. Absent for
    the other player's."""
    acted: bool = False
    """The player has taken the castle action of this turn already."""


class CastleSeenReserve(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card of a reserve."""

    id: str
    card: str | None = None
    """Absent: the seat does not know the card."""
    name: str | None = None


class CastleSeenSpot(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A spot of a castle."""

    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    """Column and row; row 1 is the front."""
    holds: Literal["active", "face_down", "vacant"]
    id: str | None = None
    """Of the card; an active one is on the battlefield under this id."""
    card: str | None = None
    """Absent: nothing stands there, or a card that the seat does not know."""
    name: str | None = None


class CastleShiftFromDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="shift_from"
):
    """Which of the two spots to exchange comes first (CAS-12.3)."""

    type: ClassVar[Literal["shift_from"]] = "shift_from"
    seat: int
    rule: str


class CastleShiftToDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="shift_to"
):
    """Which spot beside or behind it is the other one."""

    type: ClassVar[Literal["shift_to"]] = "shift_to"
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    seat: int
    rule: str


class CastleShiftedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_shifted"
):
    """A player exchanged the contents of two adjacent spots as the castle action of the turn (CAS-12.3)."""

    type: ClassVar[Literal["castle_shifted"]] = "castle_shifted"
    seat: int
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    other: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    rule: str


class CastleSpotAction(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="spot"):
    """This spot."""

    type: ClassVar[Literal["spot"]] = "spot"
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]


class CastleState(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"):
    """A whole game of Castle Magic."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
    table: CastleTable
    options: CastleOptions | None = None
    machine: Mapping[str, Any] | None = None
    """What is still to be done, chance, and who knows which card. Opaque: hand it back as it came. A state
    written by hand may leave it out; it then stands at the start of the window that its phase names."""
    edition: int = 0
    """Edition of the rulebook that the state follows; 0 stands for the current one."""


class CastleSuccessor(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal action with what comes of it."""

    action: CastleAction
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    state: CastleState | None = None
    events: Sequence[CastleEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""


class CastleSuccessors(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"
):
    """A page of the legal actions, each with what comes of it."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    total: int
    """How many legal actions there are."""
    next: int | None
    """The `after` of the next page; null on the last."""
    successors: Sequence[CastleSuccessor]


class CastleSwitchAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="switch"
):
    """Pay 2 life and let the creature in front change places with the card behind it."""

    type: ClassVar[Literal["switch"]] = "switch"


class CastleSwitchedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_switched"
):
    """A defender paid for exchanging the foremost card of a column with the one behind it (CAS-8.6)."""

    type: ClassVar[Literal["castle_switched"]] = "castle_switched"
    seat: int
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    other: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    rule: str


class CastleTable(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table with castles."""

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
    stack: Sequence[MagicStackItem] = []
    """Bottom first."""
    objects: Mapping[str, MagicObject] = {}
    effects: Sequence[MagicContinuousEffect] = []
    shields: Sequence[MagicShield] = []
    delayed: Sequence[MagicDelayed] = []
    combat: MagicCombat | None = None
    cards: Mapping[str, Card] = {}
    """Definitions that the game brought along, each under the key that its content gives it. A state
    written by hand may call them otherwise, by any keys without a slash: it is settled with the right
    ones."""
    outcome: Outcome | None = None
    castles: Castles | None = None
    assault: CastleAssault | None = None
    aims: CastleAims | None = None


class CastleVerdicts(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"
):
    """What can be done with something: legal actions, then one of each other kind that concerns it."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
    about: str | Mapping[str, str | int]
    """What was asked about: a thing, or a place by its parameters."""
    verdicts: Sequence[CastleActionVerdict]


class CastleView(Struct, frozen=True, kw_only=True, omit_defaults=True):
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
    castles: Sequence[CastleSeenCastle]
    """Seat by seat."""
    attacked_column: int
    """Of the castle of the player whose turn it is not; 0: no column is attacked."""
    battlefield: Sequence[MagicSeenPermanent] = []
    """In the order of entering."""
    exile: Sequence[MagicSeenCard] = []
    stack: Sequence[MagicSeenItem] = []
    """Bottom first."""
    attackers: Sequence[MagicSeenAttacker] = []
    effects: Sequence[MagicSeenEffect] = []
    shields: Sequence[MagicSeenShield] = []
    delayed: Sequence[MagicSeenDelayed] = []
    waiting: Sequence[MagicSeenWaiting] = []
    cards: Mapping[str, Card] = {}
    """Definitions that the game brought along, of cards that the seat sees."""
    faces: Mapping[str, Face] = {}
    """What the cards that this view names are and do, each once, by key or code."""
    outcome: Outcome | None = None


class Castles(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The castles, seat by seat."""

    seats: Sequence[Castle] | None = None


class ConcedeAction(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="concede"):
    """Give the game up. Never listed, possible at every decision, also by a seat that is not asked."""

    type: ClassVar[Literal["concede"]] = "concede"
    seat: int


class ConcededEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="conceded"):
    """A seat gave up."""

    type: ClassVar[Literal["conceded"]] = "conceded"
    seat: int
    rule: str


class DecisionInBrief(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A decision of any ruleset: its type, who decides and under which clause. It may have members of its
    own."""

    type: str
    seat: int
    rule: str


class DuelActionPlayouts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the games went that began with an action."""

    action: DuelAction
    wins: Sequence[int]
    """Games won, for each seat."""
    draws: int
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: Sequence[float]
    """Mean result, for each seat: 1 for a win, 0 for a loss; a game that nobody has won gives equal shares
    to the seats that are in it, so that the means of all seats add up to 1."""
    standard_error: Sequence[float] | None
    """Standard error of each of these means; null for a single game."""
    length: float
    """Mean number of decisions made in a game."""


class DuelActionVerdict(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action in words, and the verdict on it."""

    action: DuelAction
    text: str
    """The action in words, as on a button."""
    legal: bool
    rule: str
    reason: str
    violations: Sequence[Violation]
    left_open: Sequence[
        Literal[
            "ability",
            "amount",
            "attacker",
            "card",
            "color",
            "creature",
            "defender",
            "effect",
            "half",
            "index",
            "mana",
            "mode",
            "object",
            "of",
            "seat",
            "source",
            "target",
            "to",
            "way",
            "x",
        ]
    ]
    """Parameters of the action that say nothing: there is no candidate for them, and they hold something
    only because an action must have them."""


class DuelAdjudication(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"
):
    """The position after the actions, and what happened on the way, settling included."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: DuelDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: DuelState | None = None
    legal_actions: Sequence[DuelAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[DuelEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[DuelSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    forced: Sequence[DuelAction] | None = None
    """The actions that `auto` has taken after those sent, in order: they belong to a record of the game as
    if they had been sent. Absent without `auto`."""
    action: DuelAction | None = None
    """What the player of a move chose: it belongs to a record before `forced`. Absent elsewhere, and where
    `include` does not name `action`."""


class DuelEvaluated(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How good an action is for the seat that decides, by the games that began with it."""

    action: DuelAction
    wins: int
    draws: int
    losses: int
    """Games that another seat has won, or that this seat had to leave before."""
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: float
    """Mean result: 1 for a win, 0 for a loss; a game that nobody has won gives equal shares to the seats
    that are in it. Rounded to six decimal places."""
    standard_error: float | None
    """By how much the mean is likely to be off: in two of three cases it is off by less. Null where there
    is one observation, which says nothing about that."""
    behind: float
    """By how much the mean is below that of the best action; 0 for the best."""
    behind_error: float | None
    """Standard error of `behind`, from the differences game by game: with the same chance for both it is
    smaller than those of the two means let one expect. Null for a single sample."""
    decisions: int
    """Decisions made in its games, all together."""


class DuelEvaluation(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"):
    """The legal actions of the seat that decides, each by games played out at random in the same samples
    of what it has not seen, with the same chance. It depends on nothing that the seat does not know."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
    seat: int
    samples: int
    playouts: int
    """Games in each sample, for each action."""
    seed: int
    max_decisions: int
    """After how many decisions a game was left unfinished."""
    policy: Literal["purposeful", "quiet", "uniform"]
    """Among which actions everybody chose at random."""
    unfinished_as: Literal["draw", "estimate"]
    """What a game counted that was left unfinished."""
    best: DuelAction
    """The action with the highest mean; the first one, if several have."""
    actions: Sequence[DuelEvaluated]
    """The actions that were sent, or all legal ones, in the order of their list."""


class DuelLegalActions(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"
):
    """What the rules allow in a state."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: DuelDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    actions: Sequence[DuelAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[DuelSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    labels: Sequence[str] | None = None
    """For each action what a button would say."""


class DuelNewGame(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"):
    """A game at its first decision, and the seed that it was dealt by."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    seed: int
    """The seed of the request, or the one drawn for it."""
    decision: DuelDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: DuelState | None = None
    legal_actions: Sequence[DuelAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[DuelEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[DuelSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""


class DuelOptions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a game is played."""

    starting_seat: int | None = None
    """Who has the first turn; absent: chance decides."""
    cards: Sequence[Card] = []
    """Cards and tokens beside those of the library, in the card language. Decks and cards speak of them by
    the key of their name, `grey_ogre`; a token is one whose name ends with the word Token."""


class DuelPerspective(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"):
    """What a seat may know: the table, the decision, and its own legal actions."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
    seat: int
    """The seat that looks."""
    view: MagicTableView
    decision: DuelSeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[DuelAction]
    """Every legal action of that seat, without concession; empty when the game is over."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""


class DuelPlayouts(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"):
    """How games went that were played out at random."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    count: int
    """Number of games; where there are `actions`, that of all of them together."""
    max_decisions: int
    """After how many decisions a game was left unfinished."""
    wins: Sequence[int]
    """Games won, for each seat. Wins, `draws` and `unfinished` add up to `count`: with unfinished games,
    wins ÷ `count` is no win rate."""
    draws: int
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: Sequence[float]
    """Mean result, for each seat: 1 for a win, 0 for a loss; a game that nobody has won gives equal shares
    to the seats that are in it, so that the means of all seats add up to 1."""
    standard_error: Sequence[float] | None
    """Standard error of each of these means; null for a single game."""
    length: float
    """Mean number of decisions made in a game."""
    lengths: Sequence[int]
    """Decisions made in each game, in order; those of the first action come first."""
    actions: Sequence[DuelActionPlayouts] | None = None
    """For each of `actions`, in their order, how the games went that began with it; only where they were
    asked for."""


class DuelSample(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state that the seat cannot tell from the real one."""

    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    state: DuelState


class DuelSamples(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"):
    """States that the seat cannot tell from the real one."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
    seat: int
    samples: Sequence[DuelSample]


class DuelSeatOptions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat is told."""

    name: str | None = None
    """The player's name."""
    deck: str | Mapping[str, int] | None = None
    """The name of a deck that the ruleset ships, or the number of copies of each card by its key; absent:
    the shipped decks in turn."""


class DuelSeatPerspective(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"
):
    """What a game server sends on to the player of a seat as it is."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
    seat: int
    """The seat that looks."""
    view: MagicTableView
    decision: DuelSeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[DuelAction]
    """Every legal action of that seat, without concession; empty when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    events: Sequence[DuelEvent] | None = None
    """What the seat saw happen: the events without those private parts that others see. Absent where the
    answer is not about events."""


class DuelState(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"):
    """A whole game of Duel."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
    table: MagicTable
    options: DuelOptions | None = None
    machine: Mapping[str, Any] | None = None
    """What is still to be done, chance, and who knows which card. Opaque: hand it back as it came. A state
    written by hand may leave it out; it then stands at the start of the window that its phase names."""
    edition: int = 0
    """Edition of the rulebook that the state follows; 0 stands for the current one."""


class DuelSuccessor(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal action with what comes of it."""

    action: DuelAction
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    state: DuelState | None = None
    events: Sequence[DuelEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""


class DuelSuccessors(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"):
    """A page of the legal actions, each with what comes of it."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    total: int
    """How many legal actions there are."""
    next: int | None
    """The `after` of the next page; null on the last."""
    successors: Sequence[DuelSuccessor]


class DuelVerdicts(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"):
    """What can be done with something: legal actions, then one of each other kind that concerns it."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
    about: str | Mapping[str, str | int]
    """What was asked about: a thing, or a place by its parameters."""
    verdicts: Sequence[DuelActionVerdict]


class EditionMismatchProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/edition-mismatch"
):
    """The state follows an edition of the rulebook that this server does not serve.

    A change of ruling raises the edition of a ruleset. A game that was begun under another edition has
    to be finished on a server that has it."""

    type: ClassVar[Literal["/problems/edition-mismatch"]] = "/problems/edition-mismatch"
    title: Literal["The state follows another edition of the rules"]
    status: Literal[409]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""
    ruleset: str
    state_edition: int
    supported: Sequence[int]


class EvaluationBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state, the seat that decides there, and how many games to judge its actions by."""

    seat: int
    """The seat that decides; what it knows counts."""
    state: State | None = None
    """The whole state; instead of `state_id`."""
    state_id: str | None = None
    """Id of a hot state, from an earlier answer; instead of `state`."""
    samples: int = 16
    """In how many samples of what the seat has not seen; sample i is drawn with seed + i × `playouts`.
    Samples × `playouts` is at most `limits.playouts`."""
    playouts: int = 1
    """How many games begin with each action in each sample; game j in sample i is played with seed + i ×
    `playouts` + j."""
    seed: int = 0
    """Seed of the random numbers: the same seed gives the same answer."""
    max_decisions: int | None = None
    """A game that is not over after so many decisions is left unfinished. Without it, as many as 99 % of
    random games need: `playout_decisions` of the ruleset."""
    policy: Literal["purposeful", "quiet", "uniform"] = "uniform"
    """Among which actions everybody chooses at random: all legal ones (`uniform`); those that are not
    aimless (`aimless_actions` of the ruleset), wherever there are any (`purposeful`); or of these only
    such as pass (`passing_actions`), elsewhere such as have no members but `type`, wherever there are
    any (`quiet`). Quiet players pass, end declarations and pay as proposed, so that what has begun
    takes effect."""
    unfinished_as: Literal["draw", "estimate"] = "draw"
    """What a game counts that is left unfinished: as a draw, equal shares for the seats that are in it; or
    as the ruleset's static evaluation estimates how likely each of them is to win, which looks at what
    lies open and counts what does not."""
    actions: Sequence[Action] | None = None
    """Legal actions of the seat, the only ones to be judged. Without it, all are."""


class ExpectationFailedProblem(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    tag_field="type",
    tag="/problems/expectation-failed",
):
    """The header field `Expect` asks for something other than `100-continue`."""

    type: ClassVar[Literal["/problems/expectation-failed"]] = "/problems/expectation-failed"
    title: Literal["The expectation cannot be met"]
    status: Literal[417]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""


class Face(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a card is and does, as people read it."""

    name: str
    type: str
    """Its type line."""
    text: str
    """What it is and does, generated from the ruleset's data."""
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


class Fault(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One fault of a document."""

    path: str
    """JSONPath of the place, `$.table.seats[0].hand[2]`."""
    message: str
    """The fault in words."""
    rule: str | None = None
    """The clause that it breaks; absent where the document has the wrong form."""


class FiveColorsActionHeldEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="action_held"
):
    """An action would harm these creatures, and is held for a save (L5C-16.1)."""

    type: ClassVar[Literal["action_held"]] = "action_held"
    id: str
    creatures: Sequence[str]
    rule: str


class FiveColorsActionPlayouts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the games went that began with an action."""

    action: FiveColorsAction
    wins: Sequence[int]
    """Games won, for each seat."""
    draws: int
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: Sequence[float]
    """Mean result, for each seat: 1 for a win, 0 for a loss; a game that nobody has won gives equal shares
    to the seats that are in it, so that the means of all seats add up to 1."""
    standard_error: Sequence[float] | None
    """Standard error of each of these means; null for a single game."""
    length: float
    """Mean number of decisions made in a game."""


class FiveColorsActionVerdict(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action in words, and the verdict on it."""

    action: FiveColorsAction
    text: str
    """The action in words, as on a button."""
    legal: bool
    rule: str
    reason: str
    violations: Sequence[Violation]
    left_open: Sequence[
        Literal[
            "ability",
            "against",
            "amount",
            "card",
            "challenged",
            "color",
            "creature",
            "deck",
            "effect",
            "half",
            "index",
            "legend",
            "mana",
            "mode",
            "object",
            "of",
            "province",
            "quality",
            "seat",
            "source",
            "target",
            "to",
            "way",
            "x",
        ]
    ]
    """Parameters of the action that say nothing: there is no candidate for them, and they hold something
    only because an action must have them."""


class FiveColorsAddProvinceAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="add_province"
):
    """Add a province at the right end, with the top card of the dynasty deck in it."""

    type: ClassVar[Literal["add_province"]] = "add_province"


class FiveColorsAddProvinceDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="add_province"
):
    """Add a province, or leave it at that."""

    type: ClassVar[Literal["add_province"]] = "add_province"
    left: int
    seat: int
    rule: str


class FiveColorsAdjudication(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """The position after the actions, and what happened on the way, settling included."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: FiveColorsDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: FiveColorsState | None = None
    legal_actions: Sequence[FiveColorsAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[FiveColorsEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[FiveColorsSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    forced: Sequence[FiveColorsAction] | None = None
    """The actions that `auto` has taken after those sent, in order: they belong to a record of the game as
    if they had been sent. Absent without `auto`."""
    action: FiveColorsAction | None = None
    """What the player of a move chose: it belongs to a record before `forced`. Absent elsewhere, and where
    `include` does not name `action`."""


class FiveColorsArmyDestroyedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="army_destroyed"
):
    """The creatures of a player at a battle are destroyed, as far as nothing keeps them from it
    (L5C-17.3)."""

    type: ClassVar[Literal["army_destroyed"]] = "army_destroyed"
    seat: int
    creatures: Sequence[str]
    rule: str


class FiveColorsAssignAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="assign"
):
    """Assign a creature to a province of the defending player, which is numbered from its owner's left."""

    type: ClassVar[Literal["assign"]] = "assign"
    creature: str
    province: int


class FiveColorsAssignFlyingAttackersDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="assign_flying_attackers"
):
    """Which flying creature attacks next, and where."""

    type: ClassVar[Literal["assign_flying_attackers"]] = "assign_flying_attackers"
    seat: int
    rule: str


class FiveColorsAssignFlyingDefendersDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="assign_flying_defenders"
):
    """Which flying creature defends next, and where."""

    type: ClassVar[Literal["assign_flying_defenders"]] = "assign_flying_defenders"
    seat: int
    rule: str


class FiveColorsAssignGroundAttackersDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="assign_ground_attackers"
):
    """Which creature on the ground attacks next, and where."""

    type: ClassVar[Literal["assign_ground_attackers"]] = "assign_ground_attackers"
    seat: int
    rule: str


class FiveColorsAssignGroundDefendersDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="assign_ground_defenders"
):
    """Which creature on the ground defends next, and where."""

    type: ClassVar[Literal["assign_ground_defenders"]] = "assign_ground_defenders"
    seat: int
    rule: str


class FiveColorsAssignmentBeganEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="assignment_began"
):
    """A step of assignment began, in which a player assigns creatures on the ground, or those that fly
    (L5C-14.1). Steps in which nobody can be assigned are skipped."""

    type: ClassVar[Literal["assignment_began"]] = "assignment_began"
    stage: int
    """1 to 4: those of the attacker are 1 and 3."""
    seat: int
    flying: bool
    rule: str


class FiveColorsAttackerAssignedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="attacker_assigned"
):
    """A creature was assigned to attack a province (L5C-14.1)."""

    type: ClassVar[Literal["attacker_assigned"]] = "attacker_assigned"
    creature: str
    province: int
    rule: str


class FiveColorsBattleActionEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="battle_action"
):
    """A player has announced and paid for an action in a battle, which is carried out now unless it is
    held (L5C-15.2, 16.1)."""

    type: ClassVar[Literal["battle_action"]] = "battle_action"
    seat: int
    source: str
    """The spell, or what has the ability."""
    rule: str


class FiveColorsBattleChosenEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="battle_chosen"
):
    """The battle of a province began (L5C-15.1)."""

    type: ClassVar[Literal["battle_chosen"]] = "battle_chosen"
    province: int
    rule: str


class FiveColorsBattleEndedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="battle_ended"
):
    """The battle of a province is over, and its creatures go home (L5C-15.5, 17.7)."""

    type: ClassVar[Literal["battle_ended"]] = "battle_ended"
    province: int
    rule: str


class FiveColorsBattleTotalsEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="battle_totals"
):
    """The totals of a battle: power and toughness of the attackers, then of the defenders (L5C-17.1). The
    province falls if the attackers' power exceeds the defenders' toughness by six (L5C-18.1)."""

    type: ClassVar[Literal["battle_totals"]] = "battle_totals"
    province: int
    attackers_power: int
    attackers_toughness: int
    defenders_power: int
    defenders_toughness: int
    rule: str
    toughness_only: Sequence[str] = []
    """Creatures that were tapped to pay a cost: their power is not added (L5C-17.2)."""
    not_counted: Sequence[str] = []
    """Creatures that an effect has tapped: nothing of theirs is added (L5C-17.2)."""


class FiveColorsBattles(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is going on in the Battle phase; nothing in other phases."""

    stage: int = 0
    """The step of assignment, from 1 to 4; 0 outside of it."""
    attackers: Mapping[str, int] = {}
    """The active player's creatures, each with the number of the other player's province that it attacks."""
    defenders: Mapping[str, int] = {}
    """The other player's creatures, each with the number of the province that it defends."""
    current: int = 0
    """The province whose battle is being fought; 0: none."""
    paying: Sequence[str] = []
    """Assigned creatures that were tapped to pay a cost, and have not untapped since."""
    protections: Sequence[FiveColorsProtection] = []
    """Those used in the running battle."""
    shields: Sequence[str] = []
    """The sources of prevention effects for everybody that actions of the running battle have made."""


class FiveColorsChallengeAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="challenge"
):
    """Tap a legend: it challenges this creature."""

    type: ClassVar[Literal["challenge"]] = "challenge"
    legend: str
    challenged: str


class FiveColorsChooseDeckAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_deck"
):
    """Search this deck."""

    type: ClassVar[Literal["choose_deck"]] = "choose_deck"
    deck: Literal["dynasty", "fate"]


class FiveColorsColourChosenEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="colour_chosen"
):
    """A player has chosen a colour with the decks (L5C-3.1)."""

    type: ClassVar[Literal["colour_chosen"]] = "colour_chosen"
    seat: int
    colour: Literal["W", "U", "B", "R", "G"]
    rule: str


class FiveColorsDamageDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage"
):
    """How much of a creature's damage another one is dealt."""

    type: ClassVar[Literal["damage"]] = "damage"
    source: str
    to: str
    left: int
    """What is not divided yet."""
    seat: int
    rule: str


class FiveColorsDeckNamedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="deck_named"
):
    """A player names the deck to be searched for a card that may be in either (L5C-21.1)."""

    type: ClassVar[Literal["deck_named"]] = "deck_named"
    seat: int
    deck: Literal["dynasty", "fate"]
    rule: str


class FiveColorsDefenderAssignedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="defender_assigned"
):
    """A creature was assigned to defend a province (L5C-14.1)."""

    type: ClassVar[Literal["defender_assigned"]] = "defender_assigned"
    creature: str
    province: int
    rule: str


class FiveColorsDiscardFromProvinceAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="discard_from_province"
):
    """Discard the card in a province."""

    type: ClassVar[Literal["discard_from_province"]] = "discard_from_province"
    province: int


class FiveColorsDuel(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who fights; nobody where there is no duel."""

    legend: str | None = None
    challenged: str | None = None


class FiveColorsDuelBeganEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="duel_began"
):
    """A legendary creature challenged another creature (L5C-13.1)."""

    type: ClassVar[Literal["duel_began"]] = "duel_began"
    legend: str
    challenged: str
    rule: str


class FiveColorsDuelDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="duel"
):
    """Focus, or strike."""

    type: ClassVar[Literal["duel"]] = "duel"
    legend: str
    challenged: str
    seat: int
    rule: str


class FiveColorsDuelResultEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="duel_result"
):
    """The totals of a duel (L5C-13.3)."""

    type: ClassVar[Literal["duel_result"]] = "duel_result"
    legend: str
    challenged: str
    of_legend: int
    of_challenged: int
    rule: str
    loser: str | None = None
    """The creature with the lower total; absent for a tie."""


class FiveColorsDuelStruckEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="duel_struck"
):
    """A player struck: the exchange of a duel is over (L5C-13.2)."""

    type: ClassVar[Literal["duel_struck"]] = "duel_struck"
    seat: int
    rule: str


class FiveColorsEvaluated(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How good an action is for the seat that decides, by the games that began with it."""

    action: FiveColorsAction
    wins: int
    draws: int
    losses: int
    """Games that another seat has won, or that this seat had to leave before."""
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: float
    """Mean result: 1 for a win, 0 for a loss; a game that nobody has won gives equal shares to the seats
    that are in it. Rounded to six decimal places."""
    standard_error: float | None
    """By how much the mean is likely to be off: in two of three cases it is off by less. Null where there
    is one observation, which says nothing about that."""
    behind: float
    """By how much the mean is below that of the best action; 0 for the best."""
    behind_error: float | None
    """Standard error of `behind`, from the differences game by game: with the same chance for both it is
    smaller than those of the two means let one expect. Null for a single sample."""
    decisions: int
    """Decisions made in its games, all together."""


class FiveColorsEvaluation(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """The legal actions of the seat that decides, each by games played out at random in the same samples
    of what it has not seen, with the same chance. It depends on nothing that the seat does not know."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
    seat: int
    samples: int
    playouts: int
    """Games in each sample, for each action."""
    seed: int
    max_decisions: int
    """After how many decisions a game was left unfinished."""
    policy: Literal["purposeful", "quiet", "uniform"]
    """Among which actions everybody chose at random."""
    unfinished_as: Literal["draw", "estimate"]
    """What a game counted that was left unfinished."""
    best: FiveColorsAction
    """The action with the highest mean; the first one, if several have."""
    actions: Sequence[FiveColorsEvaluated]
    """The actions that were sent, or all legal ones, in the order of their list."""


class FiveColorsEventDiscardedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="event_discarded"
):
    """An event went to its owner's graveyard as the owner's turn began (L5C-9.1)."""

    type: ClassVar[Literal["event_discarded"]] = "event_discarded"
    seat: int
    object: str
    rule: str


class FiveColorsEventEnteredEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="event_entered"
):
    """An enchantment that was turned up in a province came into play as an event (L5C-10.3)."""

    type: ClassVar[Literal["event_entered"]] = "event_entered"
    seat: int
    object: str
    rule: str


class FiveColorsEvents(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Enchantments that came up in a province, in the order of entering."""

    in_play: Mapping[str, int] = {}
    """Each with the number of the turn in whose Events phase it came up."""


class FiveColorsFocusAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="focus"
):
    """Lay this card face down before yourself."""

    type: ClassVar[Literal["focus"]] = "focus"
    card: str


class FiveColorsFocusLaidEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="focus_laid"
):
    """A player laid a card from the hand face down before them (L5C-13.2)."""

    type: ClassVar[Literal["focus_laid"]] = "focus_laid"
    seat: int
    rule: str
    private: Private | None = None


class FiveColorsFreeDeed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that a player has done without a cost."""

    source: str
    code: str
    """Which ability of it."""
    target: str | None = None
    """What it was done to, if that is one single thing."""


class FiveColorsFreeDeeds(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a player has done without a cost, and what the table was like before."""

    table: str | None = None
    deeds: Sequence[FiveColorsFreeDeed] = []


class FiveColorsLandPutEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="land_put"
):
    """A player puts a land onto the battlefield, from a province or from the hand (L5C-19.1b)."""

    type: ClassVar[Literal["land_put"]] = "land_put"
    seat: int
    rule: str
    province: int | None = None


class FiveColorsLegalActions(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """What the rules allow in a state."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: FiveColorsDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    actions: Sequence[FiveColorsAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[FiveColorsSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    labels: Sequence[str] | None = None
    """For each action what a button would say."""


class FiveColorsManaDoubledEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="mana_doubled"
):
    """A basic land of its controller's colour makes twice as much mana (L5C-3.2)."""

    type: ClassVar[Literal["mana_doubled"]] = "mana_doubled"
    seat: int
    object: str
    rule: str


class FiveColorsNameDeckDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="name_deck"
):
    """Which deck to search."""

    type: ClassVar[Literal["name_deck"]] = "name_deck"
    seat: int
    rule: str


class FiveColorsNewGame(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """A game at its first decision, and the seed that it was dealt by."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    seed: int
    """The seed of the request, or the one drawn for it."""
    decision: FiveColorsDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: FiveColorsState | None = None
    legal_actions: Sequence[FiveColorsAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[FiveColorsEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[FiveColorsSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""


class FiveColorsOptions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a game is played."""

    starting_seat: int | None = None
    """Who has the first turn; absent: chance decides."""
    cards: Sequence[Card] = []
    """Cards and tokens beside those of the library, in the card language. Decks and cards speak of them by
    the key of their name, `grey_ogre`; a token is one whose name ends with the word Token."""
    empty_fate: Literal["lose", "no_draw"] = "lose"
    """What happens to a player who has to draw from an empty fate deck: the player loses, or draws
    nothing. Then a game in which nobody can attack any more goes on until its last turn."""
    event_scope: Literal["as_printed", "each_player"] = "each_player"
    """For whom an event speaks: for each player in turn, or for its owner as printed."""
    focus_cards: Literal["discard", "return_to_hand"] = "discard"
    """Where focus cards go after a duel."""
    protection_action: Literal["once_per_battle", "taps_itself", "unlimited"] = "once_per_battle"
    """How a creature with protection taps opposing creatures at its battle: once in each battle, as often
    as it likes, or by tapping itself."""
    weaker_side_strikes: bool = False
    """Whether an army that is destroyed still deals its damage."""


class FiveColorsPerspective(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """What a seat may know: the table, the decision, and its own legal actions."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
    seat: int
    """The seat that looks."""
    view: FiveColorsView
    decision: FiveColorsSeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[FiveColorsAction]
    """Every legal action of that seat, without concession; empty when the game is over."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""


class FiveColorsPickBattleAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pick_battle"
):
    """Resolve the battle of this province of one's own next."""

    type: ClassVar[Literal["pick_battle"]] = "pick_battle"
    province: int


class FiveColorsPickBattleDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pick_battle"
):
    """Which battle is resolved next."""

    type: ClassVar[Literal["pick_battle"]] = "pick_battle"
    seat: int
    rule: str


class FiveColorsPlayouts(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """How games went that were played out at random."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    count: int
    """Number of games; where there are `actions`, that of all of them together."""
    max_decisions: int
    """After how many decisions a game was left unfinished."""
    wins: Sequence[int]
    """Games won, for each seat. Wins, `draws` and `unfinished` add up to `count`: with unfinished games,
    wins ÷ `count` is no win rate."""
    draws: int
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: Sequence[float]
    """Mean result, for each seat: 1 for a win, 0 for a loss; a game that nobody has won gives equal shares
    to the seats that are in it, so that the means of all seats add up to 1."""
    standard_error: Sequence[float] | None
    """Standard error of each of these means; null for a single game."""
    length: float
    """Mean number of decisions made in a game."""
    lengths: Sequence[int]
    """Decisions made in each game, in order; those of the first action come first."""
    actions: Sequence[FiveColorsActionPlayouts] | None = None
    """For each of `actions`, in their order, how the games went that began with it; only where they were
    asked for."""


class FiveColorsProtection(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A protection that has been used as an action in the running battle (L5C-15.6)."""

    creature: str
    quality: str


class FiveColorsProtectionUsedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="protection_used"
):
    """A creature has used its protection from a quality against another, which taps (L5C-15.6)."""

    type: ClassVar[Literal["protection_used"]] = "protection_used"
    creature: str
    quality: str
    against: str
    rule: str


class FiveColorsProvince(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A place for a dynasty card, until it is destroyed (L5C-4.6)."""

    card: str | None = None
    """In the zone `province`; absent: it is empty."""
    face_up: bool = False
    walls: Sequence[str] = []
    """Walls that are attached to it, in the order of entering (L5C-19.2)."""
    leaving: str | None = None
    """The card that last lay there, as a spell that is still to become a permanent."""


class FiveColorsProvinceAddedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="province_added"
):
    """A player has one province more, the last one from the left (L5C-4.1, 20.4)."""

    type: ClassVar[Literal["province_added"]] = "province_added"
    seat: int
    province: int
    rule: str


class FiveColorsProvinceDestroyedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="province_destroyed"
):
    """A province was destroyed (L5C-18.1)."""

    type: ClassVar[Literal["province_destroyed"]] = "province_destroyed"
    seat: int
    province: int
    rule: str


class FiveColorsProvinceDiscardedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="province_discarded"
):
    """A player discards the card in a province (L5C-19.1c)."""

    type: ClassVar[Literal["province_discarded"]] = "province_discarded"
    seat: int
    province: int
    rule: str


class FiveColorsProvinceRefilledEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="province_refilled"
):
    """The top card of the dynasty deck came face down into a province (L5C-19.3)."""

    type: ClassVar[Literal["province_refilled"]] = "province_refilled"
    seat: int
    province: int
    rule: str


class FiveColorsProvinceTurnedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="province_turned"
):
    """A card that lay face down in a province was turned up (L5C-10.1)."""

    type: ClassVar[Literal["province_turned"]] = "province_turned"
    seat: int
    province: int
    object: str
    card: str
    rule: str


class FiveColorsProvincesSlidEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="provinces_slid"
):
    """The provinces from this number on were one place further to the right before (L5C-18.3)."""

    type: ClassVar[Literal["provinces_slid"]] = "provinces_slid"
    seat: int
    province: int
    rule: str


class FiveColorsPutLandAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="put_land"
):
    """Put a land from a province or from the hand onto the battlefield, tapped."""

    type: ClassVar[Literal["put_land"]] = "put_land"
    card: str


class FiveColorsRealm(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is one player's."""

    colour: Literal["W", "U", "B", "R", "G"] = "W"
    provinces: Sequence[FiveColorsProvince] = []
    """From the left."""
    dynasty: Sequence[str] = []
    """The dynasty deck, top first: the zone `dynasty`."""
    focus: Sequence[str] = []
    """Cards that lie face down before the player in a duel: the zone `focus`."""
    named: Literal["dynasty", "fate"] | None = None
    """The deck that the player has named, while searching it."""
    life_gained: int = 0
    """In this turn, losses not subtracted."""


class FiveColorsRealms(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is all the players'."""

    seats: Sequence[FiveColorsRealm] | None = None


class FiveColorsRecruitedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="recruited"
):
    """A creature or artifact was brought in from a province; a Wall is attached to it (L5C-19.1a, 19.2)."""

    type: ClassVar[Literal["recruited"]] = "recruited"
    seat: int
    province: int
    object: str
    attached: bool
    rule: str


class FiveColorsRepeats(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The free deeds of the players; empty as long as there are none."""

    seats: Sequence[FiveColorsFreeDeeds] = []


class FiveColorsSample(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state that the seat cannot tell from the real one."""

    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    state: FiveColorsState


class FiveColorsSamples(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """States that the seat cannot tell from the real one."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
    seat: int
    samples: Sequence[FiveColorsSample]


class FiveColorsSaveDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="save"
):
    """Whether to save a creature, and with what, before the held action is carried out."""

    type: ClassVar[Literal["save"]] = "save"
    held: str
    creatures: Sequence[str]
    """Those that it would harm."""
    seat: int
    rule: str


class FiveColorsSavedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="saved"
):
    """A save has been carried out; the held action is carried out next (L5C-16.2)."""

    type: ClassVar[Literal["saved"]] = "saved"
    id: str
    seat: int
    rule: str


class FiveColorsSeatOptions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat is told."""

    name: str | None = None
    """The player's name."""
    deck: str | None = None
    """The name of a pair of decks that the ruleset ships, with its colour; absent: the shipped ones in
    turn."""
    colour: Literal["B", "G", "R", "U", "W"] | None = None
    """The player's colour; absent: that of the shipped decks. To be told with decks of one's own."""
    dynasty: Mapping[str, int] | None = None
    """A dynasty deck of one's own: the number of copies of each land, creature, artifact and global
    enchantment."""
    fate: Mapping[str, int] | None = None
    """A fate deck of one's own: the number of copies of each Aura, sorcery and instant."""


class FiveColorsSeatPerspective(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """What a game server sends on to the player of a seat as it is."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
    seat: int
    """The seat that looks."""
    view: FiveColorsView
    decision: FiveColorsSeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[FiveColorsAction]
    """Every legal action of that seat, without concession; empty when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    events: Sequence[FiveColorsEvent] | None = None
    """What the seat saw happen: the events without those private parts that others see. Absent where the
    answer is not about events."""


class FiveColorsSeenArmy(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The creatures of one side at the battle that is being fought, as they would count now."""

    power: int
    toughness: int
    creatures: Sequence[str] = []
    toughness_only: Sequence[str] = []
    """Those tapped to pay a cost: their power is not added."""
    not_counted: Sequence[str] = []
    """Those that an effect has tapped: nothing of theirs is added."""


class FiveColorsSeenBattle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The battle that is being fought. Power above the other side's toughness destroys that side;
    attackers' power that exceeds the defenders' toughness by six destroys the province."""

    province: int
    """The number of the defending player's province."""
    attackers: FiveColorsSeenArmy
    defenders: FiveColorsSeenArmy


class FiveColorsSeenProvince(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A province."""

    number: int
    """From its owner's left, beginning with 1."""
    holds: Literal["face_down", "face_up", "nothing"]
    """What lies there."""
    card: MagicSeenCard | None = None
    """The card there, if the seat has seen it."""
    walls: Sequence[str] = []
    """Walls that are attached to it."""


class FiveColorsSeenRealm(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is a player's beside hand, library and graveyard; the library is the fate deck."""

    colour: Literal["W", "U", "B", "R", "G"]
    provinces: Sequence[FiveColorsSeenProvince]
    cards_in_dynasty: int
    """Cards of the dynasty deck."""
    dynasty: Sequence[MagicSeenCard] = []
    """Those of them that the seat has seen."""
    focus_cards: int = 0
    """Cards face down before the player in a duel."""
    focus: Sequence[MagicSeenCard] = []
    """Those of them that the seat has seen."""
    life_gained: int = 0
    """In this turn, losses not subtracted."""


class FiveColorsState(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """A whole game of Legend of the Five Colors."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
    table: FiveColorsTable
    options: FiveColorsOptions | None = None
    machine: Mapping[str, Any] | None = None
    """What is still to be done, chance, and who knows which card. Opaque: hand it back as it came. A state
    written by hand may leave it out; it then stands at the start of the window that its phase names."""
    edition: int = 0
    """Edition of the rulebook that the state follows; 0 stands for the current one."""


class FiveColorsStrikeAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="strike"
):
    """End the exchange: the totals are compared."""

    type: ClassVar[Literal["strike"]] = "strike"


class FiveColorsSuccessor(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal action with what comes of it."""

    action: FiveColorsAction
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    state: FiveColorsState | None = None
    events: Sequence[FiveColorsEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""


class FiveColorsSuccessors(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """A page of the legal actions, each with what comes of it."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    total: int
    """How many legal actions there are."""
    next: int | None
    """The `after` of the next page; null on the last."""
    successors: Sequence[FiveColorsSuccessor]


class FiveColorsTable(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table with provinces."""

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
    stack: Sequence[MagicStackItem] = []
    """Bottom first."""
    objects: Mapping[str, MagicObject] = {}
    effects: Sequence[MagicContinuousEffect] = []
    shields: Sequence[MagicShield] = []
    delayed: Sequence[MagicDelayed] = []
    combat: MagicCombat | None = None
    cards: Mapping[str, Card] = {}
    """Definitions that the game brought along, each under the key that its content gives it. A state
    written by hand may call them otherwise, by any keys without a slash: it is settled with the right
    ones."""
    outcome: Outcome | None = None
    realms: FiveColorsRealms | None = None
    battles: FiveColorsBattles | None = None
    events: FiveColorsEvents | None = None
    duel: FiveColorsDuel | None = None
    repeats: FiveColorsRepeats | None = None


class FiveColorsUseProtectionAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="use_protection"
):
    """Let a creature use its protection from a quality against an opposing creature that has it."""

    type: ClassVar[Literal["use_protection"]] = "use_protection"
    creature: str
    quality: str
    """As cards say it: a colour's letter, a card type, `everything`."""
    against: str


class FiveColorsVerdicts(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """What can be done with something: legal actions, then one of each other kind that concerns it."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
    about: str | Mapping[str, str | int]
    """What was asked about: a thing, or a place by its parameters."""
    verdicts: Sequence[FiveColorsActionVerdict]


class FiveColorsView(Struct, frozen=True, kw_only=True, omit_defaults=True):
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
    realms: Sequence[FiveColorsSeenRealm]
    """Seat by seat."""
    battles: FiveColorsBattles
    events: FiveColorsEvents
    duel: FiveColorsDuel
    repeats: FiveColorsRepeats
    battlefield: Sequence[MagicSeenPermanent] = []
    """In the order of entering."""
    exile: Sequence[MagicSeenCard] = []
    stack: Sequence[MagicSeenItem] = []
    """Bottom first."""
    attackers: Sequence[MagicSeenAttacker] = []
    effects: Sequence[MagicSeenEffect] = []
    shields: Sequence[MagicSeenShield] = []
    delayed: Sequence[MagicSeenDelayed] = []
    waiting: Sequence[MagicSeenWaiting] = []
    cards: Mapping[str, Card] = {}
    """Definitions that the game brought along, of cards that the seat sees."""
    faces: Mapping[str, Face] = {}
    """What the cards that this view names are and do, each once, by key or code."""
    outcome: Outcome | None = None
    battle: FiveColorsSeenBattle | None = None
    """The battle that is being fought, with its totals so far."""


class ForcedEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="forced"):
    """A seat was not asked, since everybody saw that it could do one thing only, which comes next."""

    type: ClassVar[Literal["forced"]] = "forced"
    seat: int
    action: Literal[
        "play_mana",
        "summon",
        "play_card",
        "activate_special",
        "pass",
        "play_growth",
        "declare_attacker",
        "finish_attackers",
        "declare_blocker",
        "finish_blockers",
        "search_deck",
        "divide_damage",
        "discard",
        "exchange",
        "end_turn",
        "concede",
        "play_land",
        "play_creature",
        "cast",
        "cantrip",
        "enchant",
        "end_phase",
        "heal_select",
        "trix_toggle",
        "trix_done",
        "activate",
        "tap_for_mana",
        "choose_mode",
        "no_more_modes",
        "choose_x",
        "choose_half",
        "choose_target",
        "no_more_targets",
        "divide",
        "activate_mana",
        "auto_pay",
        "spend_mana",
        "pay_with",
        "place_trigger",
        "accept",
        "decline",
        "choose",
        "done",
        "choose_color",
        "choose_mana",
        "keep_on_top",
        "put_away",
        "place_next",
        "replace",
        "prevent_damage",
        "enter_as_copy",
        "enter_plain",
        "enter_with",
        "enter_attached",
        "enter_next",
        "keep",
        "keep_hand",
        "mulligan",
        "put_on_bottom",
        "stay_out",
        "attack",
        "block",
        "assign_damage",
        "castle_action",
        "no_attack",
        "column",
        "add",
        "proceed",
        "switch",
        "pay",
        "let_go",
        "spot",
        "use_protection",
        "challenge",
        "put_land",
        "discard_from_province",
        "assign",
        "pick_battle",
        "focus",
        "strike",
        "add_province",
        "choose_deck",
        "take_different",
        "take_same",
        "reserve",
        "reserve_blind",
        "no_more_mana",
        "pay_life",
        "hand_in",
        "attach_pick",
        "attach_type",
        "return_land",
        "pick_land",
    ]
    """The type of that action."""
    rule: str


class GameBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a new game may be told."""

    seed: int | None = None
    """Seed of the random numbers: the same seed gives the same game. Without it the server draws one,
    which the answer tells."""
    options: Options | None = None
    """By name; the others have their defaults. `GET /v1/rulesets/{ruleset}` lists them."""
    seats: Sequence[SeatOptions] | None = None
    """For each seat in order; all of them or none."""
    include: Sequence[Literal["events", "legal_actions", "state", "texts"]] | None = None
    """Heavy members to include in the answer; by default all but `events`, which tell how the game was
    laid out, and `texts`, which tell everything in words."""
    perspectives: Sequence[int] = []
    """Seats for each of which the answer has what may be sent on to its player as it is, in the order
    asked. `decision` and legal actions of the position itself are then in the answer only if `include`
    names `legal_actions`."""


class GameCheck(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What there is to say of a new game before it begins."""

    playable: bool
    """Whether the faults are none, so that it can be created."""
    faults: Sequence[Fault]
    """All that keeps it from being created."""
    remarks: Sequence[Remark]
    """What one would like to know, though nothing is wrong with it: cards of one's own decks whose text
    has nothing to work on in this game."""


class GameOverProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/game-over"
):
    """The game has ended: nobody has a legal action.

    `outcome` says how it ended. In a request with several `actions`, `index` says before which one it
    ended; none of them has been applied."""

    type: ClassVar[Literal["/problems/game-over"]] = "/problems/game-over"
    title: Literal["The game is over"]
    status: Literal[409]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""
    outcome: Outcome
    index: int
    """Which of `actions`, from 0."""


EditionMismatchOrGameOverProblem: TypeAlias = EditionMismatchProblem | GameOverProblem


class GreedyPlayer(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="greedy"):
    """Takes the action after which the position looks best to the seat, one step ahead: of those that are
    not aimless the one with the highest mean, as `POST /v1/evaluations` says with the same seed, one
    sample, 8 decisions, the policy `quiet` and what is unfinished as an estimate; of several, any.
    Where there is one such action only, nothing is evaluated."""

    kind: ClassVar[Literal["greedy"]] = "greedy"


class HeadersTooLargeProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/headers-too-large"
):
    """There are more header fields than this server accepts, or they are too long. No operation of the
    contract needs that many."""

    type: ClassVar[Literal["/problems/headers-too-large"]] = "/problems/headers-too-large"
    title: Literal["The header fields are too large"]
    status: Literal[431]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""


class IllegalActionProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/illegal-action"
):
    """The action is well formed, but the rules forbid it in this state.

    `violations` lists every clause that it breaks, each with its rule, the reason and the facts that
    matter; `rule` and `reason` repeat the first. `decision` says what the state waits for. In a request
    with several `actions`, `index` says which one was refused; none of them has been applied. What is
    allowed: `POST /v1/legal-actions`."""

    type: ClassVar[Literal["/problems/illegal-action"]] = "/problems/illegal-action"
    title: Literal["The rules forbid this action"]
    status: Literal[409]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""
    rule: str
    reason: str
    violations: Sequence[Violation]
    seat: int
    """The seat that decides."""
    index: int
    """Which of `actions`, from 0."""
    decision: DecisionInBrief


EditionMismatchOrIllegalActionOrGameOverProblem: TypeAlias = (
    EditionMismatchProblem | IllegalActionProblem | GameOverProblem
)


class InternalErrorProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/internal-error"
):
    """A bug in headjudge. The log has it under the `request_id`; please report it with the request."""

    type: ClassVar[Literal["/problems/internal-error"]] = "/problems/internal-error"
    title: Literal["A bug in the server"]
    status: Literal[500]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""


class InvalidRequestProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/invalid-request"
):
    """The request is JSON, but not what this call takes: a member is missing, unknown, or has an
    impossible value.

    `errors` lists the places (JSON pointers) and what is expected there. Whole numbers are written
    without a fraction: `1`, not `1.0`."""

    type: ClassVar[Literal["/problems/invalid-request"]] = "/problems/invalid-request"
    title: Literal["The request does not have the form that this call takes"]
    status: Literal[422]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""
    errors: Sequence[RequestError]


class InvalidStateProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/invalid-state"
):
    """No game can be in the state that was sent.

    `faults` lists everything that is wrong with it: the place in the document (JSONPath), what is wrong
    there, and the clause that it breaks. Where the document does not even have the form of a state, the
    first such fault alone is listed, without a clause. `POST /v1/statuses` gives the same list without
    refusing."""

    type: ClassVar[Literal["/problems/invalid-state"]] = "/problems/invalid-state"
    title: Literal["No game can be in this state"]
    status: Literal[422]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""
    faults: Sequence[Fault]


InvalidRequestOrInvalidStateProblem: TypeAlias = InvalidRequestProblem | InvalidStateProblem


class LegalActionsBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state, and what to add to its legal actions."""

    state: State | None = None
    """The whole state; instead of `state_id`."""
    state_id: str | None = None
    """Id of a hot state, from an earlier answer; instead of `state`."""
    include: Sequence[Literal["labels", "legal_actions", "texts"]] = []
    """`labels`: for each action the label of its button. `texts`: the decision and the actions in words.
    `legal_actions`: the list also where `perspectives` are asked for; otherwise it is there anyhow."""
    perspectives: Sequence[int] = []
    """Seats for each of which the answer has what may be sent on to its player as it is, in the order
    asked. `decision` and legal actions of the position itself are then in the answer only if `include`
    names `legal_actions`."""


class Limits(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What this server accepts in one request."""

    body_bytes: int
    header_seconds: int
    """Time in which header fields have to come."""
    body_seconds: int
    """Time in which a body has to come."""
    seconds: int
    """Time that a request may take; what takes longer ends as `took-too-long`."""
    actions: int
    recorded_actions: int
    """Actions in the record of a game."""
    samples: int
    playouts: int
    """Games that are played out, for each action where there are several."""
    playout_work: int
    """At most this much is the number of games (of all actions and samples together) × `max_decisions` ×
    the KiB of the state's document, rounded up."""
    cards_per_page: int


class Magic54ActionPlayouts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the games went that began with an action."""

    action: Magic54Action
    wins: Sequence[int]
    """Games won, for each seat."""
    draws: int
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: Sequence[float]
    """Mean result, for each seat: 1 for a win, 0 for a loss; a game that nobody has won gives equal shares
    to the seats that are in it, so that the means of all seats add up to 1."""
    standard_error: Sequence[float] | None
    """Standard error of each of these means; null for a single game."""
    length: float
    """Mean number of decisions made in a game."""


class Magic54ActionVerdict(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action in words, and the verdict on it."""

    action: Magic54Action
    text: str
    """The action in words, as on a button."""
    legal: bool
    rule: str
    reason: str
    violations: Sequence[Violation]
    left_open: Sequence[Literal["amount", "attacker", "blocker", "card", "creature", "seat", "target"]]
    """Parameters of the action that say nothing: there is no candidate for them, and they hold something
    only because an action must have them."""


class Magic54ActivateSpecialAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="activate_special"
):
    """Pay for the Special of an own creature and put it on the pile (M54-4.4)."""

    type: ClassVar[Literal["activate_special"]] = "activate_special"
    creature: str
    target: str | None = None
    """The creature that a Jack is to protect; none for Queen and King."""


class Magic54Adjudication(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"
):
    """The position after the actions, and what happened on the way, settling included."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: Magic54Decision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: Magic54State | None = None
    legal_actions: Sequence[Magic54Action] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[Magic54Event] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[Magic54SeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    forced: Sequence[Magic54Action] | None = None
    """The actions that `auto` has taken after those sent, in order: they belong to a record of the game as
    if they had been sent. Absent without `auto`."""
    action: Magic54Action | None = None
    """What the player of a move chose: it belongs to a record before `forced`. Absent elsewhere, and where
    `include` does not name `action`."""


class Magic54Attacker(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An attacking creature with those that block it."""

    card: str
    blocked: bool = False
    """Stays true when all its blockers have left (M54-R36)."""
    blockers: Sequence[str] = []
    """In the order of declaration, those still in play."""


class Magic54AttackerDeclaredEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="attacker_declared"
):
    """A creature attacks; it was tapped."""

    type: ClassVar[Literal["attacker_declared"]] = "attacker_declared"
    seat: int
    card: str
    rule: str


class Magic54BlockerDeclaredEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="blocker_declared"
):
    """A creature blocks an attacker."""

    type: ClassVar[Literal["blocker_declared"]] = "blocker_declared"
    seat: int
    """The seat of the blocker."""
    blocker: str
    attacker: str
    rule: str


class Magic54Blow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Announced damage, applied at the end of the resolution (M54-R21)."""

    source: str
    """The Damage card, or the creature that strikes."""
    target: str
    amount: int


class Magic54CardItem(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="card"):
    """An Action or Damage card."""

    type: ClassVar[Literal["card"]] = "card"
    seat: int
    """Who played it."""
    card: str
    target: str | None = None


class Magic54ChooseAnswerDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_answer"
):
    """Before or after the attack: what a player adds to the pile, or that he passes (M54-R10, M54-R11)."""

    type: ClassVar[Literal["choose_answer"]] = "choose_answer"
    seat: int
    rule: str


class Magic54ChooseCardDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_card"
):
    """Which card of the deck to take with the Joker that is being solved (M54-R33)."""

    type: ClassVar[Literal["choose_card"]] = "choose_card"
    seat: int
    rule: str


class Magic54ChooseCombatPlayDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_combat_play"
):
    """In the combat step: what a player adds to the pile, or that he passes (M54-8.2)."""

    type: ClassVar[Literal["choose_combat_play"]] = "choose_combat_play"
    seat: int
    rule: str


class Magic54ChooseDiscardDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_discard"
):
    """Which card in excess of five to discard (M54-10.1)."""

    type: ClassVar[Literal["choose_discard"]] = "choose_discard"
    left: int
    """How many cards are still to be discarded."""
    seat: int
    rule: str


class Magic54ChooseExchangeDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_exchange"
):
    """Which card to exchange before the turn ends, if any (M54-10.2)."""

    type: ClassVar[Literal["choose_exchange"]] = "choose_exchange"
    seat: int
    rule: str


class Magic54ChoosePlayDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_play"
):
    """Before or after the attack, the pile being empty: what the active player plays, or that he passes
    (M54-7.5, M54-7.7)."""

    type: ClassVar[Literal["choose_play"]] = "choose_play"
    seat: int
    rule: str


class Magic54ChooseShareDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_share"
):
    """How much of an attacker's damage goes to this blocker (M54-9.6)."""

    type: ClassVar[Literal["choose_share"]] = "choose_share"
    attacker: str
    blocker: str
    left: int
    """Damage of the attacker that is not yet divided; its last blocker takes what remains."""
    seat: int
    rule: str


class Magic54Combat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The running attack."""

    attackers: Sequence[Magic54Attacker] = []
    """In the order of declaration, those still in play."""
    growth: Sequence[str] = []
    """Growth cards solved in this combat, the first solved first (M54-R20)."""


class Magic54CombatEndedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="combat_ended"
):
    """The attack is over."""

    type: ClassVar[Literal["combat_ended"]] = "combat_ended"
    rule: str


class Magic54Creature(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A creature in play."""

    card: str
    tapped: bool = False
    sick: bool = False
    """It has summoning sickness: it entered play this turn (M54-4.3)."""
    damage: int = 0
    """Marked this turn (M54-R19)."""
    bonus: int = 0
    """What Growth added this turn to attack and defense (M54-R19)."""


class Magic54CreatureDiedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="creature_died"
):
    """A creature went to its owner's discard pile."""

    type: ClassVar[Literal["creature_died"]] = "creature_died"
    seat: int
    card: str
    rule: str


class Magic54CreatureView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A creature in play."""

    card: str
    power: int
    """Its attack, the damage that it deals, with what Growth added (M54-4.1)."""
    toughness: int
    """Its defense, the damage that kills it, with what Growth added (M54-4.1)."""
    tapped: bool = False
    sick: bool = False
    """It has summoning sickness: it entered play this turn."""
    damage: int = 0
    bonus: int = 0
    """What Growth added this turn."""


class Magic54DamageAnnouncedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_announced"
):
    """Damage is aimed at a creature or player; it is applied when all effects are solved."""

    type: ClassVar[Literal["damage_announced"]] = "damage_announced"
    source: str
    target: str
    amount: int
    rule: str


class Magic54DamageCancelledEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_cancelled"
):
    """Announced damage was cancelled."""

    type: ClassVar[Literal["damage_cancelled"]] = "damage_cancelled"
    source: str
    target: str
    amount: int
    by: str
    rule: str


class Magic54DamageDealtEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_dealt"
):
    """Damage was applied to a creature or player."""

    type: ClassVar[Literal["damage_dealt"]] = "damage_dealt"
    source: str
    target: str
    amount: int
    rule: str


class Magic54DamageDividedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_divided"
):
    """A blocker's share of an attacker's damage was settled."""

    type: ClassVar[Literal["damage_divided"]] = "damage_divided"
    attacker: str
    blocker: str
    amount: int
    rule: str


class Magic54DamageLostEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_lost"
):
    """Announced damage found its creature gone from play."""

    type: ClassVar[Literal["damage_lost"]] = "damage_lost"
    source: str
    target: str
    amount: int
    rule: str


class Magic54DamageRedirectedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_redirected"
):
    """Announced damage to `target` goes to `to` instead."""

    type: ClassVar[Literal["damage_redirected"]] = "damage_redirected"
    source: str
    target: str
    amount: int
    by: str
    to: str
    rule: str


class Magic54DamageRemovedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_removed"
):
    """Damage that was marked on a creature is gone."""

    type: ClassVar[Literal["damage_removed"]] = "damage_removed"
    seat: int
    card: str
    amount: int
    by: str
    """The Ace that removed it."""
    rule: str


class Magic54DeckRenewedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="deck_renewed"
):
    """A seat's discard pile became its deck."""

    type: ClassVar[Literal["deck_renewed"]] = "deck_renewed"
    seat: int
    amount: int
    """How many cards the deck has."""
    rule: str


class Magic54DeclareAttackerAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="declare_attacker"
):
    """Attack with a creature; it taps at once (M54-9.2)."""

    type: ClassVar[Literal["declare_attacker"]] = "declare_attacker"
    creature: str


class Magic54DeclareAttackersDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="declare_attackers"
):
    """Which creature attacks, if any (M54-9.1)."""

    type: ClassVar[Literal["declare_attackers"]] = "declare_attackers"
    seat: int
    rule: str


class Magic54DeclareBlockerAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="declare_blocker"
):
    """Block an attacker with a creature (M54-9.3)."""

    type: ClassVar[Literal["declare_blocker"]] = "declare_blocker"
    blocker: str
    attacker: str


class Magic54DeclareBlockersDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="declare_blockers"
):
    """Which creature blocks which attacker, if any (M54-9.3)."""

    type: ClassVar[Literal["declare_blockers"]] = "declare_blockers"
    seat: int
    rule: str


Magic54Decision: TypeAlias = (
    Magic54ChoosePlayDecision
    | Magic54ChooseAnswerDecision
    | Magic54ChooseCombatPlayDecision
    | Magic54DeclareAttackersDecision
    | Magic54DeclareBlockersDecision
    | Magic54ChooseCardDecision
    | Magic54ChooseShareDecision
    | Magic54ChooseDiscardDecision
    | Magic54ChooseExchangeDecision
)


class Magic54DiscardAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="discard"
):
    """Discard a card in the end phase (M54-10.1)."""

    type: ClassVar[Literal["discard"]] = "discard"
    card: str


class Magic54DiscardedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="discarded"
):
    """A card went to its owner's discard pile."""

    type: ClassVar[Literal["discarded"]] = "discarded"
    seat: int
    card: str
    rule: str


class Magic54DivideDamageAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="divide_damage"
):
    """Give one blocker its share of an attacker's damage (M54-R38)."""

    type: ClassVar[Literal["divide_damage"]] = "divide_damage"
    attacker: str
    blocker: str
    amount: int


class Magic54DrawSkippedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="draw_skipped"
):
    """The starting player did not draw in his first turn."""

    type: ClassVar[Literal["draw_skipped"]] = "draw_skipped"
    seat: int
    rule: str


class Magic54DrewEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="drew"):
    """A seat drew the top card of its deck, which only it sees."""

    type: ClassVar[Literal["drew"]] = "drew"
    seat: int
    rule: str
    private: Private | None = None


class Magic54Effect(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A registered effect on the damage of this resolution: it cancels, or it redirects (M54-R25)."""

    by: str
    """The Ace, Jack or Queen."""
    on: str
    """The creature or player whose damage it concerns."""
    to: str | None = None
    """Where the damage goes instead; without it, the damage is cancelled."""


class Magic54EffectRegisteredEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="effect_registered"
):
    """From now on in this resolution, damage to `on` is cancelled, or goes to `to` instead."""

    type: ClassVar[Literal["effect_registered"]] = "effect_registered"
    by: str
    on: str
    rule: str
    to: str | None = None


class Magic54EndTurnAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="end_turn"
):
    """End the turn without an exchange (M54-10.3)."""

    type: ClassVar[Literal["end_turn"]] = "end_turn"


class Magic54Evaluated(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How good an action is for the seat that decides, by the games that began with it."""

    action: Magic54Action
    wins: int
    draws: int
    losses: int
    """Games that another seat has won, or that this seat had to leave before."""
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: float
    """Mean result: 1 for a win, 0 for a loss; a game that nobody has won gives equal shares to the seats
    that are in it. Rounded to six decimal places."""
    standard_error: float | None
    """By how much the mean is likely to be off: in two of three cases it is off by less. Null where there
    is one observation, which says nothing about that."""
    behind: float
    """By how much the mean is below that of the best action; 0 for the best."""
    behind_error: float | None
    """Standard error of `behind`, from the differences game by game: with the same chance for both it is
    smaller than those of the two means let one expect. Null for a single sample."""
    decisions: int
    """Decisions made in its games, all together."""


class Magic54Evaluation(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"
):
    """The legal actions of the seat that decides, each by games played out at random in the same samples
    of what it has not seen, with the same chance. It depends on nothing that the seat does not know."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
    seat: int
    samples: int
    playouts: int
    """Games in each sample, for each action."""
    seed: int
    max_decisions: int
    """After how many decisions a game was left unfinished."""
    policy: Literal["purposeful", "quiet", "uniform"]
    """Among which actions everybody chose at random."""
    unfinished_as: Literal["draw", "estimate"]
    """What a game counted that was left unfinished."""
    best: Magic54Action
    """The action with the highest mean; the first one, if several have."""
    actions: Sequence[Magic54Evaluated]
    """The actions that were sent, or all legal ones, in the order of their list."""


class Magic54ExchangeAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="exchange"
):
    """Put a card under the deck, draw one, and end the turn (M54-10.2)."""

    type: ClassVar[Literal["exchange"]] = "exchange"
    card: str


class Magic54ExchangedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="exchanged"
):
    """A seat put a card from its hand under its deck, which only it sees."""

    type: ClassVar[Literal["exchanged"]] = "exchanged"
    seat: int
    rule: str
    private: Private | None = None


class Magic54FinishAttackersAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="finish_attackers"
):
    """Name no further attacker."""

    type: ClassVar[Literal["finish_attackers"]] = "finish_attackers"


class Magic54FinishBlockersAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="finish_blockers"
):
    """Name no further blocker."""

    type: ClassVar[Literal["finish_blockers"]] = "finish_blockers"


class Magic54FoundNothingEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="found_nothing"
):
    """A seat needed its deck, but deck and discard pile were both empty."""

    type: ClassVar[Literal["found_nothing"]] = "found_nothing"
    seat: int
    rule: str


class Magic54GameOverEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="game_over"
):
    """The game has ended."""

    type: ClassVar[Literal["game_over"]] = "game_over"
    winner: int | None
    """The seat that won; null for a draw."""
    rule: str


class Magic54GameStartedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="game_started"
):
    """The cards are dealt and a seat has the first turn."""

    type: ClassVar[Literal["game_started"]] = "game_started"
    starting_seat: int
    rule: str


class Magic54GrewEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="grew"):
    """A creature's attack and defense rose."""

    type: ClassVar[Literal["grew"]] = "grew"
    seat: int
    card: str
    amount: int
    rule: str


class Magic54GrowthDiscardedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="growth_discarded"
):
    """A Growth card went to its owner's discard pile after the combat."""

    type: ClassVar[Literal["growth_discarded"]] = "growth_discarded"
    seat: int
    card: str
    rule: str


class Magic54GrowthItem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="growth"
):
    """A Mana card used as Growth; `target` is the creature."""

    type: ClassVar[Literal["growth"]] = "growth"
    seat: int
    """Who played it."""
    card: str
    target: str


class Magic54GrowthKeptEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="growth_kept"
):
    """A solved Growth card waits for the end of the combat."""

    type: ClassVar[Literal["growth_kept"]] = "growth_kept"
    seat: int
    card: str
    rule: str


class Magic54ItemSolvedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="item_solved"
):
    """The top effect of the pile is solved; what it does follows."""

    type: ClassVar[Literal["item_solved"]] = "item_solved"
    item: Magic54Item
    rule: str
    no_effect: bool = False


class Magic54LeftCombatEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="left_combat"
):
    """A creature that left play was removed from combat."""

    type: ClassVar[Literal["left_combat"]] = "left_combat"
    seat: int
    card: str
    rule: str


class Magic54LegalActions(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"
):
    """What the rules allow in a state."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: Magic54Decision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    actions: Sequence[Magic54Action] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[Magic54SeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    labels: Sequence[str] | None = None
    """For each action what a button would say."""


class Magic54ManaCard(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A Mana card in play."""

    card: str
    tapped: bool = False


class Magic54ManaPlayedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="mana_played"
):
    """A Mana card entered play."""

    type: ClassVar[Literal["mana_played"]] = "mana_played"
    seat: int
    card: str
    rule: str


class Magic54ManaTappedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="mana_tapped"
):
    """These Mana cards were tapped to pay."""

    type: ClassVar[Literal["mana_tapped"]] = "mana_tapped"
    seat: int
    cards: Sequence[str]
    rule: str


class Magic54NewGame(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"
):
    """A game at its first decision, and the seed that it was dealt by."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    seed: int
    """The seed of the request, or the one drawn for it."""
    decision: Magic54Decision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: Magic54State | None = None
    legal_actions: Sequence[Magic54Action] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[Magic54Event] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[Magic54SeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""


class Magic54Options(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a game of Magic 54 is played."""

    first_player: Literal["black", "random", "red"] = "random"
    """The team that begins; `random`: chance decides."""
    flip_shuffle: bool = False
    """Shuffle a discard pile that becomes the deck."""
    turn_limit: int | None = None
    """The game is a draw when this turn ends; absent: no limit."""


class Magic54PassAction(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pass"):
    """Say nothing for the moment (M54-R12)."""

    type: ClassVar[Literal["pass"]] = "pass"


class Magic54PassedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="passed"
):
    """A seat passed."""

    type: ClassVar[Literal["passed"]] = "passed"
    seat: int
    rule: str


class Magic54Perspective(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"
):
    """What a seat may know: the table, the decision, and its own legal actions."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
    seat: int
    """The seat that looks."""
    view: Magic54TableView
    decision: Magic54SeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[Magic54Action]
    """Every legal action of that seat, without concession; empty when the game is over."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""


class Magic54PhaseStartedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="phase_started"
):
    """The turn goes on to this phase."""

    type: ClassVar[Literal["phase_started"]] = "phase_started"
    phase: Literal["combat", "declare_attackers", "declare_blockers", "end", "post_attack", "pre_attack"]
    rule: str


class Magic54PileAddedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pile_added"
):
    """An effect was added to the pile."""

    type: ClassVar[Literal["pile_added"]] = "pile_added"
    item: Magic54Item
    rule: str


class Magic54PlayCardAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="play_card"
):
    """Pay for an Action or Damage card and put it on the pile."""

    type: ClassVar[Literal["play_card"]] = "play_card"
    card: str
    target: str | None = None
    """Creature or player for 2, 4, 6 and Ace; creature for 8; none for 10 and Joker."""


class Magic54PlayGrowthAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="play_growth"
):
    """Use a Mana card from the hand as Growth (M54-6.1)."""

    type: ClassVar[Literal["play_growth"]] = "play_growth"
    card: str
    creature: str


class Magic54PlayManaAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="play_mana"
):
    """Put a Mana card from the hand into play (M54-R1)."""

    type: ClassVar[Literal["play_mana"]] = "play_mana"
    card: str


class Magic54Playouts(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"
):
    """How games went that were played out at random."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    count: int
    """Number of games; where there are `actions`, that of all of them together."""
    max_decisions: int
    """After how many decisions a game was left unfinished."""
    wins: Sequence[int]
    """Games won, for each seat. Wins, `draws` and `unfinished` add up to `count`: with unfinished games,
    wins ÷ `count` is no win rate."""
    draws: int
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: Sequence[float]
    """Mean result, for each seat: 1 for a win, 0 for a loss; a game that nobody has won gives equal shares
    to the seats that are in it, so that the means of all seats add up to 1."""
    standard_error: Sequence[float] | None
    """Standard error of each of these means; null for a single game."""
    length: float
    """Mean number of decisions made in a game."""
    lengths: Sequence[int]
    """Decisions made in each game, in order; those of the first action come first."""
    actions: Sequence[Magic54ActionPlayouts] | None = None
    """For each of `actions`, in their order, how the games went that began with it; only where they were
    asked for."""


class Magic54ReturnedToHandEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="returned_to_hand"
):
    """A creature went back to its owner's hand."""

    type: ClassVar[Literal["returned_to_hand"]] = "returned_to_hand"
    seat: int
    card: str
    rule: str


class Magic54Sample(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state that the seat cannot tell from the real one."""

    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    state: Magic54State


class Magic54Samples(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"
):
    """States that the seat cannot tell from the real one."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
    seat: int
    samples: Sequence[Magic54Sample]


class Magic54SearchDeckAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="search_deck"
):
    """Take a card out of the deck with a Joker (M54-R33)."""

    type: ClassVar[Literal["search_deck"]] = "search_deck"
    card: str


class Magic54SearchedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="searched"
):
    """A seat took a card out of its deck, which only it sees."""

    type: ClassVar[Literal["searched"]] = "searched"
    seat: int
    rule: str
    private: Private | None = None


class Magic54Seat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One player's half of the table."""

    team: Literal["black", "red"]
    name: str = ""
    life: int = 20
    hand: Sequence[str] = []
    """In the order of arrival."""
    deck: Sequence[str] = []
    """Top first."""
    discard: Sequence[str] = []
    """Bottom first."""
    mana: Sequence[Magic54ManaCard] = []
    """In the order of entering play."""
    creatures: Sequence[Magic54Creature] = []
    """In the order of entering play."""


class Magic54SeatOptions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a new game may be told about a seat."""

    name: str | None = None
    """The player's name."""
    team: Literal["black", "red"] | None = None
    """The team that the seat plays; absent: the one that the other seat does not play, red for seat 0 and
    black for seat 1 if neither is told."""


class Magic54SeatPerspective(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"
):
    """What a game server sends on to the player of a seat as it is."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
    seat: int
    """The seat that looks."""
    view: Magic54TableView
    decision: Magic54SeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[Magic54Action]
    """Every legal action of that seat, without concession; empty when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    events: Sequence[Magic54Event] | None = None
    """What the seat saw happen: the events without those private parts that others see. Absent where the
    answer is not about events."""


class Magic54SeatView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One player's half of the table."""

    team: Literal["black", "red"]
    life: int
    hand_count: int
    deck_count: int
    name: str = ""
    hand: Sequence[str] | None = None
    """Absent in the view of the opponent."""
    deck: Sequence[str] | None = None
    """In the view of the seat that is solving its Joker: the cards of its deck, in canonical order."""
    discard: Sequence[str] = []
    """Bottom first."""
    mana: Sequence[Magic54ManaCard] = []
    creatures: Sequence[Magic54CreatureView] = []


class Magic54ShuffledEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="shuffled"
):
    """A seat's deck was shuffled."""

    type: ClassVar[Literal["shuffled"]] = "shuffled"
    seat: int
    rule: str


class Magic54SpecialItem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="special"
):
    """The Special of a creature; `card` is the creature."""

    type: ClassVar[Literal["special"]] = "special"
    seat: int
    """Who played it."""
    card: str
    target: str | None = None
    """The creature that a Jack protects."""


Magic54Item: TypeAlias = Magic54CardItem | Magic54SpecialItem | Magic54GrowthItem


class Magic54State(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"):
    """A whole game of Magic 54."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
    table: Magic54Table
    edition: int = 0
    """Edition of the rulebook that the state follows; 0 stands for the current one."""
    options: Magic54Options | None = None
    machine: Mapping[str, Any] | None = None
    """What is still to be done, chance, and who knows which card. Opaque: hand it back as it came. A state
    written by hand may leave it out; it then stands at the start of the window that its phase names."""


class Magic54Successor(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal action with what comes of it."""

    action: Magic54Action
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    state: Magic54State | None = None
    events: Sequence[Magic54Event] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""


class Magic54Successors(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"
):
    """A page of the legal actions, each with what comes of it."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    total: int
    """How many legal actions there are."""
    next: int | None
    """The `after` of the next page; null on the last."""
    successors: Sequence[Magic54Successor]


class Magic54SummonAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="summon"
):
    """Put a creature from the hand into play and pay for it (M54-R9)."""

    type: ClassVar[Literal["summon"]] = "summon"
    card: str


Magic54Action: TypeAlias = (
    Magic54PlayManaAction
    | Magic54SummonAction
    | Magic54PlayCardAction
    | Magic54ActivateSpecialAction
    | Magic54PassAction
    | Magic54PlayGrowthAction
    | Magic54DeclareAttackerAction
    | Magic54FinishAttackersAction
    | Magic54DeclareBlockerAction
    | Magic54FinishBlockersAction
    | Magic54SearchDeckAction
    | Magic54DivideDamageAction
    | Magic54DiscardAction
    | Magic54ExchangeAction
    | Magic54EndTurnAction
    | ConcedeAction
)


class Magic54SummonedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="summoned"
):
    """A creature entered play."""

    type: ClassVar[Literal["summoned"]] = "summoned"
    seat: int
    card: str
    rule: str


class Magic54Table(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What lies on the table and where the game stands."""

    turn: int
    """Counting both players' turns."""
    active: int
    """The seat whose turn it is."""
    phase: Literal["combat", "declare_attackers", "declare_blockers", "end", "post_attack", "pre_attack"]
    seats: Sequence[Magic54Seat]
    starting_seat: int = 0
    """The seat that had the first turn."""
    mana_played: bool = False
    """A Mana card was put into play this turn (M54-R1)."""
    pile: Sequence[Magic54Item] = []
    """Waiting effects, the first played first."""
    combat: Magic54Combat | None = None
    """From the first declared attacker to the end of the combat."""
    outcome: Outcome | None = None


class Magic54TableView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The table as one seat sees it."""

    seat: int
    """Whose view this is."""
    options: Magic54Options
    turn: int
    active: int
    phase: Literal["combat", "declare_attackers", "declare_blockers", "end", "post_attack", "pre_attack"]
    starting_seat: int
    seats: Sequence[Magic54SeatView]
    mana_played: bool = False
    pile: Sequence[Magic54Item] = []
    """The first played first."""
    combat: Magic54Combat | None = None
    effects: Sequence[Magic54Effect] = []
    """During a resolution: what acts on its damage, the first solved first."""
    blows: Sequence[Magic54Blow] = []
    """During a resolution: the damage announced so far."""
    faces: Mapping[str, Face] = {}
    """What the cards that this view names are and do, each once, by key or code."""
    outcome: Outcome | None = None


class Magic54TurnEndedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="turn_ended"
):
    """A seat's turn is over."""

    type: ClassVar[Literal["turn_ended"]] = "turn_ended"
    seat: int
    turn: int
    rule: str


class Magic54TurnStartedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="turn_started"
):
    """A seat's turn begins."""

    type: ClassVar[Literal["turn_started"]] = "turn_started"
    seat: int
    turn: int
    rule: str


class Magic54UntappedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="untapped"
):
    """Cards of a seat were turned upright."""

    type: ClassVar[Literal["untapped"]] = "untapped"
    seat: int
    rule: str
    cards: Sequence[str] = []


class Magic54Verdicts(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"
):
    """What can be done with something: legal actions, then one of each other kind that concerns it."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
    about: str | Mapping[str, str | int]
    """What was asked about: a thing, or a place by its parameters."""
    verdicts: Sequence[Magic54ActionVerdict]


class Magic54WoreOffEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="wore_off"
):
    """Damage and Growth vanished from these creatures."""

    type: ClassVar[Literal["wore_off"]] = "wore_off"
    cards: Sequence[str]
    rule: str


Magic54Event: TypeAlias = (
    Magic54GameStartedEvent
    | Magic54TurnStartedEvent
    | Magic54PhaseStartedEvent
    | Magic54UntappedEvent
    | Magic54DrewEvent
    | Magic54DrawSkippedEvent
    | Magic54FoundNothingEvent
    | Magic54DeckRenewedEvent
    | Magic54ShuffledEvent
    | Magic54ManaPlayedEvent
    | Magic54SummonedEvent
    | Magic54ManaTappedEvent
    | Magic54PileAddedEvent
    | Magic54PassedEvent
    | Magic54ItemSolvedEvent
    | Magic54EffectRegisteredEvent
    | Magic54SearchedEvent
    | Magic54ReturnedToHandEvent
    | Magic54LeftCombatEvent
    | Magic54GrewEvent
    | Magic54GrowthKeptEvent
    | Magic54AttackerDeclaredEvent
    | Magic54BlockerDeclaredEvent
    | Magic54DamageDividedEvent
    | Magic54DamageAnnouncedEvent
    | Magic54DamageRemovedEvent
    | Magic54DamageCancelledEvent
    | Magic54DamageRedirectedEvent
    | Magic54DamageLostEvent
    | Magic54DamageDealtEvent
    | Magic54CreatureDiedEvent
    | Magic54DiscardedEvent
    | Magic54GrowthDiscardedEvent
    | Magic54CombatEndedEvent
    | Magic54ExchangedEvent
    | Magic54WoreOffEvent
    | Magic54TurnEndedEvent
    | Magic54GameOverEvent
    | ConcededEvent
    | ForcedEvent
)


class MagicAbilityActivatedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="ability_activated"
):
    """CR 602.2."""

    type: ClassVar[Literal["ability_activated"]] = "ability_activated"
    source: str
    code: str
    seat: int
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
    """A player put cards on top or on the bottom of the library, in an order of choice (CR 401.4)."""

    type: ClassVar[Literal["arranged"]] = "arranged"
    seat: int
    top: int
    bottom: int
    rule: str


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
    """Cast a card: `normal`, with `kicker` or `buyback`, for `evoke` or `flashback` (CR 601)."""

    type: ClassVar[Literal["cast"]] = "cast"
    card: str
    way: Literal["buyback", "evoke", "flashback", "kicker", "normal"]


class MagicCeasedEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="ceased"):
    """A token or a copy outside its zone ceased to exist (CR 704.5d)."""

    type: ClassVar[Literal["ceased"]] = "ceased"
    object: str
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


class MagicChooseHalfAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_half"
):
    """Pay the symbol with this."""

    type: ClassVar[Literal["choose_half"]] = "choose_half"
    half: Literal["2", "B", "G", "P", "R", "U", "W"]


class MagicChooseHalfDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_half"
):
    """How a hybrid or Phyrexian symbol will be paid."""

    type: ClassVar[Literal["choose_half"]] = "choose_half"
    id: str
    symbol: str
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


class MagicChoseEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="chose"):
    """A player chose something for a spell or ability, or nothing else was possible (CR 601.2b, 608.2d)."""

    type: ClassVar[Literal["chose"]] = "chose"
    seat: int
    source: str
    kind: Literal["amount", "color", "copy", "half", "mode", "objects", "whether", "x"]
    rule: str
    choice: int | str | None = None
    """A number (of a mode, from 0), a color, `yes` or `no`, the key of a card."""
    objects: Sequence[str] = []
    """The objects chosen, or the target whose share this is."""
    private: Private | None = None
    code: str | None = None
    """The address of the mode chosen."""


class MagicCombat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The running combat phase."""

    attackers: Sequence[MagicAttacker] = []
    struck: Sequence[str] = []
    """Creatures that had first or double strike as the first-strike step began (CR 510.4)."""


class MagicCombatEndedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="combat_ended"
):
    """The combat phase ended, everything left combat (CR 511.3)."""

    type: ClassVar[Literal["combat_ended"]] = "combat_ended"
    rule: str


class MagicContinuousEffect(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a resolution set going (CR 611.2): a change to fixed objects for a time."""

    code: str
    pc: int
    """The step of the program that set it going, and which of its changes it is."""
    index: int
    objects: Sequence[str]
    controller: int
    source: str
    timestamp: int
    until: str = "turn"
    """`turn`, `forever`, or `turn of 0`: until that seat's next turn begins."""
    vars: Mapping[str, Sequence[int | str]] = {}
    numbers: Sequence[int] = []
    """Power and toughness of the change when it began, if that had to be worked out (CR 611.2d)."""


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


class MagicDelayed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A delayed triggered ability (CR 603.7)."""

    code: str
    controller: int
    source: str
    vars: Mapping[str, Sequence[int | str]] = {}


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
        "keywords",
        "abilities",
        "set_power_toughness",
        "power_toughness",
        "switch_power_toughness",
        "cant",
        "must",
        "damage_by_toughness",
        "exile_instead_of_dying",
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


class MagicEnterPlainAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enter_plain"
):
    """Enter as it is."""

    type: ClassVar[Literal["enter_plain"]] = "enter_plain"


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
    seat: int
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


class MagicLandPlayedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="land_played"
):
    """A player played a land, which moves next (CR 305)."""

    type: ClassVar[Literal["land_played"]] = "land_played"
    seat: int
    rule: str


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


class MagicMarkedEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="marked"):
    """A permanent was given a designation or a mark: monstrous, "doesn't untap" (CR 701.37b, 502.3)."""

    type: ClassVar[Literal["marked"]] = "marked"
    object: str
    mark: Literal["monstrous", "stays_tapped", "stays_tapped_for"]
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
    """`library`, `hand`, `graveyard`, `battlefield`, `stack`, `exile`, or one that the format adds."""
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
    attached_to: str | None = None
    timestamp: int = 0
    """When it entered, or was last attached (CR 613.7); absent in a position written by hand: just after
    what stands before it on the battlefield."""
    token: bool = False
    copy_of: str | None = None
    """Key of the card that it entered as a copy of (CR 707.5)."""
    copy_types: Sequence[
        Literal["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"]
    ] = []
    """Card types that what it copied had besides, which belong to the copied values (CR 707.9)."""
    shields: int = 0
    """Regeneration shields (CR 701.19)."""
    monstrous: bool = False
    stays_tapped: bool = False
    """It doesn't untap during its controller's next untap step."""
    stays_tapped_for: Sequence[int] = []
    """It doesn't untap during the next untap steps of these players, if they control it then."""
    paid: Sequence[Literal["kicked", "evoked", "buyback", "flashback"]] = []
    """How the spell it was cast as was paid for: `kicked`, `evoked`, `flashback`, `buyback`."""
    x: int = 0
    used: Sequence[str] = []
    """Activations this turn that a limit counts: ability codes, `loyalty`."""
    linked: Sequence[str] = []
    """What another ability of it exiled or chose (CR 607)."""
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
    """What to sacrifice, discard or tap for a cost."""

    type: ClassVar[Literal["pay_cost"]] = "pay_cost"
    what: Literal["discard", "sacrifice", "tap"]
    source: str
    """The spell, or what has the ability, whose cost it is; or what asks for the payment."""
    seat: int
    rule: str


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
    seat: int
    rule: str


class MagicPayWithAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pay_with"
):
    """Pay with this object."""

    type: ClassVar[Literal["pay_with"]] = "pay_with"
    object: str


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
    """Play a land from the hand (CR 305)."""

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
    mana: Sequence[Literal["W", "U", "B", "R", "G", "C"]] = []
    """The mana pool: `W`, `U`, `B`, `R`, `G`, `C`."""
    lands_played: int = 0
    mulligans: int = 0
    draws: int = 0
    """Cards drawn this turn."""
    poison: int = 0
    """Poison counters (CR 704.5c)."""
    failed_draw: bool = False
    """Drew from an empty library since state-based actions were last checked (CR 704.5b)."""
    lost: bool = False
    """Has left the game (CR 104.5)."""


class MagicSeenAttacker(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An attacking creature."""

    creature: str
    defender: str
    """A player, `seat:1`, or a planeswalker."""
    blocked: bool = False
    blockers: Sequence[str] = []


class MagicSeenCard(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card whose face the seat sees."""

    id: str
    card: str
    """Key of its definition."""
    name: str
    owner: int | None
    """Absent: nobody owns it."""
    place: int | None = None
    """In a library: its place from the top, 0 on top."""


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


class MagicSeenDelayed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A delayed triggered ability."""

    ability: str
    text: str
    """The text of the ability that has set it up."""
    source: str
    controller: int


class MagicSeenEffect(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A continuous effect of a resolution."""

    change: Literal[
        "copy",
        "control",
        "types",
        "colors",
        "keywords",
        "abilities",
        "set_power_toughness",
        "power_toughness",
        "switch_power_toughness",
        "cant",
        "must",
        "damage_by_toughness",
        "exile_instead_of_dying",
    ]
    """Its kind, a word of the card language."""
    ability: str
    """The address of what set it going."""
    source: str
    controller: int
    objects: Sequence[str]
    until: str


class MagicSeenItem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A spell or ability on the stack."""

    id: str
    controller: int
    source: str
    spell: str | None = None
    """Of a spell the key of its card."""
    ability: str | None = None
    """Of an ability its address."""
    text: str | None = None
    """Of an ability its text, in the words of cards."""
    modes: Sequence[int] = []
    targets: Sequence[MagicSeenTargets] = []
    x: int | None = None
    paid: Sequence[Literal["kicked", "evoked", "buyback", "flashback"]] = []
    about: Sequence[str] = []
    """What set a triggered ability off."""


class MagicSeenPermanent(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A permanent as it is now."""

    id: str
    card: str
    """Key of the definition that says what it is."""
    name: str
    owner: int
    controller: int
    types: Sequence[
        Literal["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"]
    ]
    subtypes: Sequence[str] = []
    supertypes: Sequence[Literal["basic", "legendary", "world"]] = []
    colors: Sequence[Literal["W", "U", "B", "R", "G"]] = []
    power: int | None = None
    """Of creatures."""
    toughness: int | None = None
    """Of creatures."""
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
    copies: str | None = None
    """Key of the card itself, where it is a copy now."""
    regeneration_shields: int = 0
    monstrous: bool = False
    stays_tapped: bool = False
    stays_tapped_for: Sequence[int] = []
    """Seats in whose next untap steps it doesn't untap."""
    paid: Sequence[Literal["kicked", "evoked", "buyback", "flashback"]] = []
    """How the spell was paid for: `kicked` …"""
    x: int = 0
    used: Sequence[str] = []
    """Abilities activated this turn, by address."""
    linked: Sequence[str] = []
    """What another ability of it exiled or chose."""
    printed: MagicSeenValues | None = None
    """What differs from this permanent as it is now: what its card says, and whose it would be without
    effects. Absent: nothing differs."""
    changes: Sequence[MagicSeenChange] = []
    """How it has become what it is: the layers, in the order in which they apply."""


class MagicSeenPlayer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player."""

    life: int
    cards_in_hand: int
    cards_in_library: int
    name: str = ""
    poison: int = 0
    hand: Sequence[MagicSeenCard] = []
    """Those that the seat has seen; its own hand in full."""
    library: Sequence[MagicSeenCard] = []
    """Those that the seat has seen."""
    graveyard: Sequence[MagicSeenCard] = []
    """Bottom first."""
    mana: Sequence[Literal["W", "U", "B", "R", "G", "C"]] = []
    lands_played: int = 0
    cards_drawn: int = 0
    """This turn."""
    mulligans: int = 0
    lost: bool = False


class MagicSeenShield(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A prevention effect."""

    source: str
    to: str | None = None
    """An object or a player; absent: everybody and everything."""
    amount: int | None = None
    """So much more damage; absent: all of it."""
    combat_only: bool = False
    by: str | None = None
    """Only damage that this object deals."""
    until: str = "turn"


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
        Sequence[Literal["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"]]
        | None
    ) = None
    subtypes: Sequence[str] | None = None
    supertypes: Sequence[Literal["basic", "legendary", "world"]] | None = None
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


class MagicSettleSymbolDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="settle_symbol"
):
    """How a hybrid or Phyrexian symbol is paid."""

    type: ClassVar[Literal["settle_symbol"]] = "settle_symbol"
    symbol: str
    source: str | None
    """The spell, or what has the ability, that the payment is for; null where it is for neither."""
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


class MagicSortDecision(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="sort"):
    """Where a card that was looked at goes."""

    type: ClassVar[Literal["sort"]] = "sort"
    object: str
    other: str
    seat: int
    rule: str


class MagicSpellCastEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="spell_cast"
):
    """A spell became cast (CR 601.2i)."""

    type: ClassVar[Literal["spell_cast"]] = "spell_cast"
    id: str
    seat: int
    rule: str


class MagicSpendManaAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="spend_mana"
):
    """Pay the symbol with this mana."""

    type: ClassVar[Literal["spend_mana"]] = "spend_mana"
    mana: Literal["B", "C", "G", "R", "U", "W"]


class MagicSpendManaDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="spend_mana"
):
    """Which mana of the pool pays the next symbol."""

    type: ClassVar[Literal["spend_mana"]] = "spend_mana"
    symbol: str
    source: str | None
    """The spell, or what has the ability, that the payment is for; null where it is for neither."""
    seat: int
    rule: str


CastleDecision: TypeAlias = (
    MagicPriorityDecision
    | MagicDiscardToHandSizeDecision
    | MagicChooseModeDecision
    | MagicChooseXDecision
    | MagicChooseHalfDecision
    | MagicChooseTargetDecision
    | MagicDivideDecision
    | MagicSettleSymbolDecision
    | MagicPayManaDecision
    | MagicSpendManaDecision
    | MagicPayCostDecision
    | MagicOrderTriggersDecision
    | MagicMayDecision
    | MagicChooseObjectsDecision
    | MagicChooseColorDecision
    | MagicChooseManaDecision
    | MagicSortDecision
    | MagicArrangeDecision
    | MagicChooseReplacementDecision
    | MagicDividePreventionDecision
    | MagicEnterAsCopyDecision
    | MagicEnterWithDecision
    | MagicEnterAttachedDecision
    | MagicOrderEnteringDecision
    | MagicKeepLegendDecision
    | MagicMulliganDecision
    | MagicPutOnBottomDecision
    | CastleColumnDecision
    | CastleAttackerDecision
    | CastleFrontChoiceDecision
    | MagicAssignDamageDecision
    | CastlePayForActivationDecision
    | CastleChooseXOfActivationDecision
    | CastleLookSpotDecision
    | CastleShiftFromDecision
    | CastleExchangeSpotDecision
    | CastleConcealSpotDecision
    | CastleRouseSpotDecision
    | CastleShiftToDecision
    | CastleRousePayDecision
)


DuelDecision: TypeAlias = (
    MagicPriorityDecision
    | MagicDiscardToHandSizeDecision
    | MagicChooseModeDecision
    | MagicChooseXDecision
    | MagicChooseHalfDecision
    | MagicChooseTargetDecision
    | MagicDivideDecision
    | MagicSettleSymbolDecision
    | MagicPayManaDecision
    | MagicSpendManaDecision
    | MagicPayCostDecision
    | MagicOrderTriggersDecision
    | MagicMayDecision
    | MagicChooseObjectsDecision
    | MagicChooseColorDecision
    | MagicChooseManaDecision
    | MagicSortDecision
    | MagicArrangeDecision
    | MagicChooseReplacementDecision
    | MagicDividePreventionDecision
    | MagicEnterAsCopyDecision
    | MagicEnterWithDecision
    | MagicEnterAttachedDecision
    | MagicOrderEnteringDecision
    | MagicKeepLegendDecision
    | MagicMulliganDecision
    | MagicPutOnBottomDecision
    | MagicDeclareAttackersDecision
    | MagicDeclareBlockersDecision
    | MagicAssignDamageDecision
)


FiveColorsDecision: TypeAlias = (
    MagicPriorityDecision
    | MagicDiscardToHandSizeDecision
    | MagicChooseModeDecision
    | MagicChooseXDecision
    | MagicChooseHalfDecision
    | MagicChooseTargetDecision
    | MagicDivideDecision
    | MagicSettleSymbolDecision
    | MagicPayManaDecision
    | MagicSpendManaDecision
    | MagicPayCostDecision
    | MagicOrderTriggersDecision
    | MagicMayDecision
    | MagicChooseObjectsDecision
    | MagicChooseColorDecision
    | MagicChooseManaDecision
    | MagicSortDecision
    | MagicArrangeDecision
    | MagicChooseReplacementDecision
    | MagicDividePreventionDecision
    | MagicEnterAsCopyDecision
    | MagicEnterWithDecision
    | MagicEnterAttachedDecision
    | MagicOrderEnteringDecision
    | MagicKeepLegendDecision
    | MagicMulliganDecision
    | MagicPutOnBottomDecision
    | FiveColorsAssignGroundAttackersDecision
    | FiveColorsAssignGroundDefendersDecision
    | FiveColorsAssignFlyingAttackersDecision
    | FiveColorsAssignFlyingDefendersDecision
    | FiveColorsPickBattleDecision
    | FiveColorsSaveDecision
    | FiveColorsDamageDecision
    | FiveColorsDuelDecision
    | FiveColorsAddProvinceDecision
    | FiveColorsNameDeckDecision
)


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
    stack: Sequence[MagicStackItem] = []
    """Bottom first."""
    objects: Mapping[str, MagicObject] = {}
    effects: Sequence[MagicContinuousEffect] = []
    shields: Sequence[MagicShield] = []
    delayed: Sequence[MagicDelayed] = []
    combat: MagicCombat | None = None
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
    stack: Sequence[MagicSeenItem] = []
    """Bottom first."""
    attackers: Sequence[MagicSeenAttacker] = []
    effects: Sequence[MagicSeenEffect] = []
    shields: Sequence[MagicSeenShield] = []
    delayed: Sequence[MagicSeenDelayed] = []
    waiting: Sequence[MagicSeenWaiting] = []
    cards: Mapping[str, Card] = {}
    """Definitions that the game brought along, of cards that the seat sees."""
    faces: Mapping[str, Face] = {}
    """What the cards that this view names are and do, each once, by key or code."""
    outcome: Outcome | None = None


class MagicTapForManaAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="tap_for_mana"
):
    """Activate a mana ability while one has priority (CR 605.3a)."""

    type: ClassVar[Literal["tap_for_mana"]] = "tap_for_mana"
    source: str
    ability: str
    mana: str


CastleAction: TypeAlias = (
    MagicPlayLandAction
    | MagicCastAction
    | MagicActivateAction
    | MagicTapForManaAction
    | CastleActionAction
    | MagicPassAction
    | MagicDiscardAction
    | MagicChooseModeAction
    | MagicNoMoreModesAction
    | MagicChooseXAction
    | MagicChooseHalfAction
    | MagicChooseTargetAction
    | MagicNoMoreTargetsAction
    | MagicDivideAction
    | MagicActivateManaAction
    | MagicAutoPayAction
    | MagicSpendManaAction
    | MagicPayWithAction
    | MagicPlaceTriggerAction
    | MagicAcceptAction
    | MagicDeclineAction
    | MagicChooseAction
    | MagicDoneAction
    | MagicChooseColorAction
    | MagicChooseManaAction
    | MagicKeepOnTopAction
    | MagicPutAwayAction
    | MagicPlaceNextAction
    | MagicReplaceAction
    | MagicPreventDamageAction
    | MagicEnterAsCopyAction
    | MagicEnterPlainAction
    | MagicEnterWithAction
    | MagicEnterAttachedAction
    | MagicEnterNextAction
    | MagicKeepAction
    | MagicKeepHandAction
    | MagicMulliganAction
    | MagicPutOnBottomAction
    | CastleNoAttackAction
    | CastleColumnAction
    | CastleAddAction
    | CastleProceedAction
    | CastleSwitchAction
    | MagicAssignDamageAction
    | CastlePayAction
    | CastleLetGoAction
    | CastleSpotAction
    | ConcedeAction
)


DuelAction: TypeAlias = (
    MagicPlayLandAction
    | MagicCastAction
    | MagicActivateAction
    | MagicTapForManaAction
    | MagicPassAction
    | MagicDiscardAction
    | MagicChooseModeAction
    | MagicNoMoreModesAction
    | MagicChooseXAction
    | MagicChooseHalfAction
    | MagicChooseTargetAction
    | MagicNoMoreTargetsAction
    | MagicDivideAction
    | MagicActivateManaAction
    | MagicAutoPayAction
    | MagicSpendManaAction
    | MagicPayWithAction
    | MagicPlaceTriggerAction
    | MagicAcceptAction
    | MagicDeclineAction
    | MagicChooseAction
    | MagicDoneAction
    | MagicChooseColorAction
    | MagicChooseManaAction
    | MagicKeepOnTopAction
    | MagicPutAwayAction
    | MagicPlaceNextAction
    | MagicReplaceAction
    | MagicPreventDamageAction
    | MagicEnterAsCopyAction
    | MagicEnterPlainAction
    | MagicEnterWithAction
    | MagicEnterAttachedAction
    | MagicEnterNextAction
    | MagicKeepAction
    | MagicKeepHandAction
    | MagicMulliganAction
    | MagicPutOnBottomAction
    | MagicStayOutAction
    | MagicAttackAction
    | MagicBlockAction
    | MagicAssignDamageAction
    | ConcedeAction
)


FiveColorsAction: TypeAlias = (
    MagicCastAction
    | MagicActivateAction
    | MagicTapForManaAction
    | FiveColorsUseProtectionAction
    | FiveColorsChallengeAction
    | FiveColorsPutLandAction
    | FiveColorsDiscardFromProvinceAction
    | MagicPassAction
    | MagicDiscardAction
    | MagicChooseModeAction
    | MagicNoMoreModesAction
    | MagicChooseXAction
    | MagicChooseHalfAction
    | MagicChooseTargetAction
    | MagicNoMoreTargetsAction
    | MagicDivideAction
    | MagicActivateManaAction
    | MagicAutoPayAction
    | MagicSpendManaAction
    | MagicPayWithAction
    | MagicPlaceTriggerAction
    | MagicAcceptAction
    | MagicDeclineAction
    | MagicChooseAction
    | MagicDoneAction
    | MagicChooseColorAction
    | MagicChooseManaAction
    | MagicKeepOnTopAction
    | MagicPutAwayAction
    | MagicPlaceNextAction
    | MagicReplaceAction
    | MagicPreventDamageAction
    | MagicEnterAsCopyAction
    | MagicEnterPlainAction
    | MagicEnterWithAction
    | MagicEnterAttachedAction
    | MagicEnterNextAction
    | MagicKeepAction
    | MagicKeepHandAction
    | MagicMulliganAction
    | MagicPutOnBottomAction
    | FiveColorsAssignAction
    | FiveColorsPickBattleAction
    | MagicAssignDamageAction
    | FiveColorsFocusAction
    | FiveColorsStrikeAction
    | FiveColorsAddProvinceAction
    | FiveColorsChooseDeckAction
    | ConcedeAction
)


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


class MagicTokenCreatedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="token_created"
):
    """CR 701.7."""

    type: ClassVar[Literal["token_created"]] = "token_created"
    object: str
    card: str
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


class MagicUnattachedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="unattached"
):
    """CR 701.3d."""

    type: ClassVar[Literal["unattached"]] = "unattached"
    object: str
    rule: str


class MagicUntappedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="untapped"
):
    """CR 701.26."""

    type: ClassVar[Literal["untapped"]] = "untapped"
    object: str
    rule: str


CastleEvent: TypeAlias = (
    MagicAttachedEvent
    | MagicAttackerDeclaredEvent
    | MagicBecameBlockedEvent
    | MagicBlockerDeclaredEvent
    | MagicCombatEndedEvent
    | MagicControlChangedEvent
    | MagicCountersPutEvent
    | MagicCountersRemovedEvent
    | MagicDamageDealtEvent
    | MagicDamagePreventedEvent
    | MagicDamageRemovedEvent
    | MagicLeftCombatEvent
    | MagicMarkedEvent
    | MagicRegeneratedEvent
    | MagicShieldMadeEvent
    | MagicTappedEvent
    | MagicUnattachedEvent
    | MagicUntappedEvent
    | MagicLandPlayedEvent
    | MagicLifeGainedEvent
    | MagicLifeLostEvent
    | MagicManaAddedEvent
    | MagicManaEmptiedEvent
    | MagicManaSpentEvent
    | MagicPoisonedEvent
    | MagicAbilityActivatedEvent
    | MagicAbilityTriggeredEvent
    | MagicAnnouncedEvent
    | MagicChoseEvent
    | MagicCounteredEvent
    | MagicDelayedEvent
    | MagicDidNotResolveEvent
    | MagicEffectBeganEvent
    | MagicEffectsEndedEvent
    | MagicResolvedEvent
    | MagicSpellCastEvent
    | MagicTargetedEvent
    | MagicGameBeganEvent
    | MagicGameOverEvent
    | MagicHandKeptEvent
    | MagicMulliganTakenEvent
    | MagicPassedEvent
    | MagicPlayerLostEvent
    | MagicStepBeganEvent
    | MagicTurnBeganEvent
    | MagicArrangedEvent
    | MagicCeasedEvent
    | MagicCouldNotDrawEvent
    | MagicDrewEvent
    | MagicLookedEvent
    | MagicMovedEvent
    | MagicRevealedEvent
    | MagicShuffledEvent
    | MagicTokenCreatedEvent
    | CastleColumnAttackedEvent
    | CastleRevealedEvent
    | CastleCombatEndedEarlyEvent
    | CastleDiedEvent
    | CastleExiledEvent
    | CastleDealtEvent
    | CastleShiftedEvent
    | CastleSwitchedEvent
    | CastleActivatedEvent
    | CastleDiscardedEvent
    | CastleConcealedEvent
    | CastleDamageNullifiedEvent
    | CastleLifeLossNullifiedEvent
    | CastleLandCapabilityEvent
    | CastleLookedEvent
    | CastleExchangedEvent
    | ConcededEvent
    | ForcedEvent
)


DuelEvent: TypeAlias = (
    MagicAttachedEvent
    | MagicAttackerDeclaredEvent
    | MagicBecameBlockedEvent
    | MagicBlockerDeclaredEvent
    | MagicCombatEndedEvent
    | MagicControlChangedEvent
    | MagicCountersPutEvent
    | MagicCountersRemovedEvent
    | MagicDamageDealtEvent
    | MagicDamagePreventedEvent
    | MagicDamageRemovedEvent
    | MagicLeftCombatEvent
    | MagicMarkedEvent
    | MagicRegeneratedEvent
    | MagicShieldMadeEvent
    | MagicTappedEvent
    | MagicUnattachedEvent
    | MagicUntappedEvent
    | MagicLandPlayedEvent
    | MagicLifeGainedEvent
    | MagicLifeLostEvent
    | MagicManaAddedEvent
    | MagicManaEmptiedEvent
    | MagicManaSpentEvent
    | MagicPoisonedEvent
    | MagicAbilityActivatedEvent
    | MagicAbilityTriggeredEvent
    | MagicAnnouncedEvent
    | MagicChoseEvent
    | MagicCounteredEvent
    | MagicDelayedEvent
    | MagicDidNotResolveEvent
    | MagicEffectBeganEvent
    | MagicEffectsEndedEvent
    | MagicResolvedEvent
    | MagicSpellCastEvent
    | MagicTargetedEvent
    | MagicGameBeganEvent
    | MagicGameOverEvent
    | MagicHandKeptEvent
    | MagicMulliganTakenEvent
    | MagicPassedEvent
    | MagicPlayerLostEvent
    | MagicStepBeganEvent
    | MagicTurnBeganEvent
    | MagicArrangedEvent
    | MagicCeasedEvent
    | MagicCouldNotDrawEvent
    | MagicDrewEvent
    | MagicLookedEvent
    | MagicMovedEvent
    | MagicRevealedEvent
    | MagicShuffledEvent
    | MagicTokenCreatedEvent
    | ConcededEvent
    | ForcedEvent
)


FiveColorsEvent: TypeAlias = (
    MagicAttachedEvent
    | MagicAttackerDeclaredEvent
    | MagicCombatEndedEvent
    | MagicControlChangedEvent
    | MagicCountersPutEvent
    | MagicCountersRemovedEvent
    | MagicDamageDealtEvent
    | MagicDamagePreventedEvent
    | MagicDamageRemovedEvent
    | MagicLeftCombatEvent
    | MagicMarkedEvent
    | MagicRegeneratedEvent
    | MagicShieldMadeEvent
    | MagicTappedEvent
    | MagicUnattachedEvent
    | MagicUntappedEvent
    | MagicLandPlayedEvent
    | MagicLifeGainedEvent
    | MagicLifeLostEvent
    | MagicManaAddedEvent
    | MagicManaEmptiedEvent
    | MagicManaSpentEvent
    | MagicPoisonedEvent
    | MagicAbilityActivatedEvent
    | MagicAbilityTriggeredEvent
    | MagicAnnouncedEvent
    | MagicChoseEvent
    | MagicDelayedEvent
    | MagicDidNotResolveEvent
    | MagicEffectBeganEvent
    | MagicEffectsEndedEvent
    | MagicResolvedEvent
    | MagicSpellCastEvent
    | MagicTargetedEvent
    | MagicGameBeganEvent
    | MagicGameOverEvent
    | MagicHandKeptEvent
    | MagicMulliganTakenEvent
    | MagicPassedEvent
    | MagicPlayerLostEvent
    | MagicStepBeganEvent
    | MagicTurnBeganEvent
    | MagicArrangedEvent
    | MagicCeasedEvent
    | MagicCouldNotDrawEvent
    | MagicDrewEvent
    | MagicLookedEvent
    | MagicMovedEvent
    | MagicRevealedEvent
    | MagicShuffledEvent
    | MagicTokenCreatedEvent
    | FiveColorsManaDoubledEvent
    | FiveColorsAssignmentBeganEvent
    | FiveColorsAttackerAssignedEvent
    | FiveColorsDefenderAssignedEvent
    | FiveColorsBattleChosenEvent
    | FiveColorsBattleActionEvent
    | FiveColorsProtectionUsedEvent
    | FiveColorsActionHeldEvent
    | FiveColorsSavedEvent
    | FiveColorsBattleTotalsEvent
    | FiveColorsArmyDestroyedEvent
    | FiveColorsBattleEndedEvent
    | FiveColorsColourChosenEvent
    | FiveColorsProvinceAddedEvent
    | FiveColorsProvinceTurnedEvent
    | FiveColorsProvinceDestroyedEvent
    | FiveColorsProvincesSlidEvent
    | FiveColorsProvinceRefilledEvent
    | FiveColorsDeckNamedEvent
    | FiveColorsEventEnteredEvent
    | FiveColorsEventDiscardedEvent
    | FiveColorsDuelBeganEvent
    | FiveColorsFocusLaidEvent
    | FiveColorsDuelStruckEvent
    | FiveColorsDuelResultEvent
    | FiveColorsRecruitedEvent
    | FiveColorsLandPutEvent
    | FiveColorsProvinceDiscardedEvent
    | ConcededEvent
    | ForcedEvent
)


class MalformedJsonProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/malformed-json"
):
    """The body is not JSON as RFC 8259 defines it, in UTF-8: cut off, nested too deeply, with a number out
    of range, with half a surrogate pair, with NaN."""

    type: ClassVar[Literal["/problems/malformed-json"]] = "/problems/malformed-json"
    title: Literal["The body is not JSON"]
    status: Literal[400]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""


BadRequestOrMalformedJsonProblem: TypeAlias = BadRequestProblem | MalformedJsonProblem


class MethodNotAllowedProblem(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    tag_field="type",
    tag="/problems/method-not-allowed",
):
    """The path exists, but not for this method. The header `Allow` lists those that it takes."""

    type: ClassVar[Literal["/problems/method-not-allowed"]] = "/problems/method-not-allowed"
    title: Literal["The path does not take this method"]
    status: Literal[405]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""


class MoveBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state, and who chooses for the seat that decides there."""

    player: Player
    """Who chooses. It knows what the seat knows, and no more."""
    state: State | None = None
    """The whole state; instead of `state_id`."""
    state_id: str | None = None
    """Id of a hot state, from an earlier answer; instead of `state`."""
    seed: int = 0
    """Seed of the choice: the same seed gives the same answer. One seed does for a whole game."""
    include: Sequence[Literal["action", "events", "legal_actions", "state", "texts"]] | None = None
    """Heavy members to include in the answer; by default all but `action` and `texts`. `action`: what was
    chosen, which may be a secret of the seat, and belongs to the record of the game. `texts` tell
    everything in words."""
    perspectives: Sequence[int] = []
    """Seats for each of which the answer has what may be sent on to its player as it is, in the order
    asked. `decision` and legal actions of the position itself are then in the answer only if `include`
    names `legal_actions`."""
    auto: Literal["forced"] | None = None
    """`forced`: after the actions go on as long as the seat that decides can do one thing only and every
    seat sees that. It never passes for anybody. At most as many actions as may be sent are taken so;
    then the answer stops at the next decision."""


class NotAcceptableProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/not-acceptable"
):
    """Answers are `application/json`, and the header `Accept` excludes it."""

    type: ClassVar[Literal["/problems/not-acceptable"]] = "/problems/not-acceptable"
    title: Literal["The answer exists as JSON only"]
    status: Literal[406]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""


class NotFoundProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/not-found"
):
    """Nothing is served at this path. `/docs` shows what there is."""

    type: ClassVar[Literal["/problems/not-found"]] = "/problems/not-found"
    title: Literal["Nothing is served at this path"]
    status: Literal[404]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""


class OptionDetails(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that a new game, or one of its seats, may be told."""

    name: str
    description: str
    default: Any
    """What holds if the option is left out; null for nothing."""
    form: Mapping[str, Any]
    """JSON Schema of its values."""
    rule: str | None = None
    """The ruling behind it."""
    ruling: str | None = None
    """The text of that ruling."""


class Outcome(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a game ended."""

    winner: int | None
    """The seat that won; null for a draw."""
    draw: bool
    rule: str
    """The clause that ended the game."""
    reason: str


class PerdureActionPlayouts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the games went that began with an action."""

    action: PerdureAction
    wins: Sequence[int]
    """Games won, for each seat."""
    draws: int
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: Sequence[float]
    """Mean result, for each seat: 1 for a win, 0 for a loss; a game that nobody has won gives equal shares
    to the seats that are in it, so that the means of all seats add up to 1."""
    standard_error: Sequence[float] | None
    """Standard error of each of these means; null for a single game."""
    length: float
    """Mean number of decisions made in a game."""


class PerdureActionVerdict(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action in words, and the verdict on it."""

    action: PerdureAction
    text: str
    """The action in words, as on a button."""
    legal: bool
    rule: str
    reason: str
    violations: Sequence[Violation]
    left_open: Sequence[Literal["amount", "attacker", "blocker", "card", "creature", "seat", "target"]]
    """Parameters of the action that say nothing: there is no candidate for them, and they hold something
    only because an action must have them."""


class PerdureAdjudication(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"
):
    """The position after the actions, and what happened on the way, settling included."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: PerdureDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: PerdureState | None = None
    legal_actions: Sequence[PerdureAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[PerdureEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[PerdureSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    forced: Sequence[PerdureAction] | None = None
    """The actions that `auto` has taken after those sent, in order: they belong to a record of the game as
    if they had been sent. Absent without `auto`."""
    action: PerdureAction | None = None
    """What the player of a move chose: it belongs to a record before `forced`. Absent elsewhere, and where
    `include` does not name `action`."""


class PerdureAttacker(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An attacking creature with those that block it."""

    card: str
    blockers: Sequence[str] = []
    """In the order of declaration."""


class PerdureAttackerDeclaredEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="attacker_declared"
):
    """A creature attacks."""

    type: ClassVar[Literal["attacker_declared"]] = "attacker_declared"
    seat: int
    card: str
    rule: str
    tapped: bool = False
    """Attacking tapped it."""


class PerdureBlockerDeclaredEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="blocker_declared"
):
    """A creature blocks an attacker."""

    type: ClassVar[Literal["blocker_declared"]] = "blocker_declared"
    seat: int
    """The seat of the blocker."""
    blocker: str
    attacker: str
    rule: str


class PerdureCantripAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="cantrip"
):
    """Discard a card from the hand for one mana and draw two (PER-3.7)."""

    type: ClassVar[Literal["cantrip"]] = "cantrip"
    card: str


class PerdureCantripPlayedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="cantrip_played"
):
    """A card was discarded as a cantrip."""

    type: ClassVar[Literal["cantrip_played"]] = "cantrip_played"
    seat: int
    card: str
    rule: str


class PerdureCardsLostEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="cards_lost"
):
    """A player discarded cards off his deck for damage."""

    type: ClassVar[Literal["cards_lost"]] = "cards_lost"
    seat: int
    amount: int
    rule: str
    cards: Sequence[str] = []
    """In the order in which they were discarded."""
    missing: int = 0
    """How many more cards the player owed than his deck held."""


class PerdureCastAction(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="cast"):
    """Pay for a card from the hand and carry it out as a spell (PER-3.6)."""

    type: ClassVar[Literal["cast"]] = "cast"
    card: str
    target: str | None = None
    """Creature or player for Spades; none for the other suits."""


class PerdureChooseCardDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_card"
):
    """Which card of the discard pile to shuffle into the deck with the Heal spell (PER-R19)."""

    type: ClassVar[Literal["choose_card"]] = "choose_card"
    left: int
    """How many cards are still to be chosen."""
    seat: int
    rule: str


class PerdureChooseCreatureDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_creature"
):
    """Which creature to tap or untap with the Trix spell, if any (PER-R20)."""

    type: ClassVar[Literal["choose_creature"]] = "choose_creature"
    left: int
    """How many more creatures may be chosen."""
    seat: int
    rule: str


class PerdureChoosePlayDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_play"
):
    """Before or after the attack: which card the active player uses, or that he ends the phase (PER-2.4,
    PER-2.6)."""

    type: ClassVar[Literal["choose_play"]] = "choose_play"
    seat: int
    rule: str


class PerdureChooseShareDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_share"
):
    """How much of an attacker's damage goes to this blocker (PER-4.4)."""

    type: ClassVar[Literal["choose_share"]] = "choose_share"
    attacker: str
    blocker: str
    left: int
    """Damage of the attacker that is not yet divided; its last blocker takes what remains."""
    seat: int
    rule: str


class PerdureCombat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The running attack."""

    attackers: Sequence[PerdureAttacker] = []
    """In the order of declaration."""


class PerdureCombatEndedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="combat_ended"
):
    """The attack is over."""

    type: ClassVar[Literal["combat_ended"]] = "combat_ended"
    rule: str


class PerdureCreature(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A creature in play."""

    card: str
    tapped: bool = False
    sick: bool = False
    """It has summoning sickness: it entered play this turn (PER-3.5)."""
    damage: int = 0
    """Marked this turn (PER-4.6)."""
    enchantments: Sequence[str] = []
    """In the order in which they were attached."""


class PerdureCreatureDiedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="creature_died"
):
    """A creature went to its owner's discard pile."""

    type: ClassVar[Literal["creature_died"]] = "creature_died"
    seat: int
    card: str
    rule: str


class PerdureCreaturePlayedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="creature_played"
):
    """A creature entered play."""

    type: ClassVar[Literal["creature_played"]] = "creature_played"
    seat: int
    card: str
    rule: str


class PerdureCreatureView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A creature in play."""

    card: str
    power: int
    """The damage that it deals, with what suits added (PER-5.1, PER-6.2)."""
    toughness: int
    """The damage that kills it, with what suits added (PER-5.1, PER-6.1)."""
    tapped: bool = False
    sick: bool = False
    """It has summoning sickness: it entered play this turn."""
    damage: int = 0
    enchantments: Sequence[str] = []


class PerdureDamageDealtEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_dealt"
):
    """A creature or a spell dealt damage to a creature or player."""

    type: ClassVar[Literal["damage_dealt"]] = "damage_dealt"
    source: str
    target: str
    amount: int
    rule: str
    step: int = 0
    """The step of combat damage, 1 or 2; absent: damage of a spell."""


class PerdureDamageDividedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_divided"
):
    """A blocker's share of an attacker's damage was settled."""

    type: ClassVar[Literal["damage_divided"]] = "damage_divided"
    attacker: str
    blocker: str
    amount: int
    rule: str


class PerdureDamageRemovedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_removed"
):
    """Damage that was marked on a creature is gone."""

    type: ClassVar[Literal["damage_removed"]] = "damage_removed"
    seat: int
    card: str
    amount: int
    rule: str


class PerdureDamageStepStartedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_step_started"
):
    """One of the two steps of combat damage began."""

    type: ClassVar[Literal["damage_step_started"]] = "damage_step_started"
    step: int
    """1: Queens in a fight; 2: all others."""
    rule: str


class PerdureDealtEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="dealt"):
    """The pack was shuffled and halved."""

    type: ClassVar[Literal["dealt"]] = "dealt"
    amount: int
    """How many cards each player got."""
    rule: str


class PerdureDeathRattleEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="death_rattle"
):
    """A King that died dealt damage to a player."""

    type: ClassVar[Literal["death_rattle"]] = "death_rattle"
    source: str
    target: str
    amount: int
    rule: str


class PerdureDecksExchangedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="decks_exchanged"
):
    """Each player took all the cards of the other."""

    type: ClassVar[Literal["decks_exchanged"]] = "decks_exchanged"
    rule: str


class PerdureDeclareAttackerAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="declare_attacker"
):
    """Attack with a creature (PER-4.1)."""

    type: ClassVar[Literal["declare_attacker"]] = "declare_attacker"
    creature: str


class PerdureDeclareAttackersDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="declare_attackers"
):
    """Which creature attacks, if any (PER-4.1)."""

    type: ClassVar[Literal["declare_attackers"]] = "declare_attackers"
    seat: int
    rule: str


class PerdureDeclareBlockerAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="declare_blocker"
):
    """Block an attacker with a creature (PER-4.2)."""

    type: ClassVar[Literal["declare_blocker"]] = "declare_blocker"
    blocker: str
    attacker: str


class PerdureDeclareBlockersDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="declare_blockers"
):
    """Which creature blocks which attacker, if any (PER-4.2)."""

    type: ClassVar[Literal["declare_blockers"]] = "declare_blockers"
    seat: int
    rule: str


PerdureDecision: TypeAlias = (
    PerdureChoosePlayDecision
    | PerdureChooseCardDecision
    | PerdureChooseCreatureDecision
    | PerdureDeclareAttackersDecision
    | PerdureDeclareBlockersDecision
    | PerdureChooseShareDecision
)


class PerdureDiscardedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="discarded"
):
    """A card went to its owner's discard pile."""

    type: ClassVar[Literal["discarded"]] = "discarded"
    seat: int
    card: str
    rule: str


class PerdureDivideDamageAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="divide_damage"
):
    """Give one blocker its share of an attacker's damage (PER-R12)."""

    type: ClassVar[Literal["divide_damage"]] = "divide_damage"
    attacker: str
    blocker: str
    amount: int


class PerdureDrawSkippedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="draw_skipped"
):
    """The starting player did not draw in his first turn."""

    type: ClassVar[Literal["draw_skipped"]] = "draw_skipped"
    seat: int
    rule: str


class PerdureDrewEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="drew"):
    """A seat drew the top card of its deck, which only it sees."""

    type: ClassVar[Literal["drew"]] = "drew"
    seat: int
    rule: str
    private: Private | None = None


class PerdureEnchantAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enchant"
):
    """Put a card from the hand on an own creature (PER-3.8)."""

    type: ClassVar[Literal["enchant"]] = "enchant"
    card: str
    creature: str


class PerdureEnchantedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enchanted"
):
    """A creature got an enchantment."""

    type: ClassVar[Literal["enchanted"]] = "enchanted"
    seat: int
    card: str
    creature: str
    rule: str


class PerdureEnchantmentsDiscardedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enchantments_discarded"
):
    """The enchantments of a creature that died went to the discard pile."""

    type: ClassVar[Literal["enchantments_discarded"]] = "enchantments_discarded"
    seat: int
    creature: str
    cards: Sequence[str]
    rule: str


class PerdureEndPhaseAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="end_phase"
):
    """Go on to the attack, or end the turn (PER-2.1)."""

    type: ClassVar[Literal["end_phase"]] = "end_phase"


class PerdureEvaluated(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How good an action is for the seat that decides, by the games that began with it."""

    action: PerdureAction
    wins: int
    draws: int
    losses: int
    """Games that another seat has won, or that this seat had to leave before."""
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: float
    """Mean result: 1 for a win, 0 for a loss; a game that nobody has won gives equal shares to the seats
    that are in it. Rounded to six decimal places."""
    standard_error: float | None
    """By how much the mean is likely to be off: in two of three cases it is off by less. Null where there
    is one observation, which says nothing about that."""
    behind: float
    """By how much the mean is below that of the best action; 0 for the best."""
    behind_error: float | None
    """Standard error of `behind`, from the differences game by game: with the same chance for both it is
    smaller than those of the two means let one expect. Null for a single sample."""
    decisions: int
    """Decisions made in its games, all together."""


class PerdureEvaluation(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"
):
    """The legal actions of the seat that decides, each by games played out at random in the same samples
    of what it has not seen, with the same chance. It depends on nothing that the seat does not know."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
    seat: int
    samples: int
    playouts: int
    """Games in each sample, for each action."""
    seed: int
    max_decisions: int
    """After how many decisions a game was left unfinished."""
    policy: Literal["purposeful", "quiet", "uniform"]
    """Among which actions everybody chose at random."""
    unfinished_as: Literal["draw", "estimate"]
    """What a game counted that was left unfinished."""
    best: PerdureAction
    """The action with the highest mean; the first one, if several have."""
    actions: Sequence[PerdureEvaluated]
    """The actions that were sent, or all legal ones, in the order of their list."""


class PerdureFinishAttackersAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="finish_attackers"
):
    """Name no further attacker."""

    type: ClassVar[Literal["finish_attackers"]] = "finish_attackers"


class PerdureFinishBlockersAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="finish_blockers"
):
    """Name no further blocker."""

    type: ClassVar[Literal["finish_blockers"]] = "finish_blockers"


class PerdureGameOverEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="game_over"
):
    """A game has ended."""

    type: ClassVar[Literal["game_over"]] = "game_over"
    winner: int | None
    """The seat that won; null for a drawn game."""
    game: int
    score: tuple[int, int]
    """Games won by each seat in this match."""
    rule: str


class PerdureGameStartedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="game_started"
):
    """The cards lie ready and a seat has the first turn."""

    type: ClassVar[Literal["game_started"]] = "game_started"
    starting_seat: int
    game: int
    """1 or 2, within the match."""
    rule: str


class PerdureHealSelectAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="heal_select"
):
    """Choose a card of the discard pile to be shuffled into the deck (PER-R19)."""

    type: ClassVar[Literal["heal_select"]] = "heal_select"
    card: str


class PerdureHealSelectedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="heal_selected"
):
    """A card of the discard pile was chosen to be shuffled into the deck."""

    type: ClassVar[Literal["heal_selected"]] = "heal_selected"
    seat: int
    card: str
    rule: str


class PerdureHealedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="healed"
):
    """The chosen cards went from the discard pile into the deck."""

    type: ClassVar[Literal["healed"]] = "healed"
    seat: int
    rule: str
    cards: Sequence[str] = []


class PerdureLand(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A land; it lies face down."""

    card: str
    tapped: bool = False


class PerdureLandPlayedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="land_played"
):
    """A seat put a card face down into play as a land, which only it sees."""

    type: ClassVar[Literal["land_played"]] = "land_played"
    seat: int
    rule: str
    private: Private | None = None


class PerdureLandView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A land in play."""

    card: str | None = None
    """Absent in the view of the opponent: it lies face down."""
    tapped: bool = False


class PerdureLegalActions(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"
):
    """What the rules allow in a state."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: PerdureDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    actions: Sequence[PerdureAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[PerdureSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    labels: Sequence[str] | None = None
    """For each action what a button would say."""


class PerdureManaGainedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="mana_gained"
):
    """A spell brought floating mana."""

    type: ClassVar[Literal["mana_gained"]] = "mana_gained"
    seat: int
    amount: int
    rule: str


class PerdureManaLostEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="mana_lost"
):
    """Floating mana was lost at the end of the turn."""

    type: ClassVar[Literal["mana_lost"]] = "mana_lost"
    seat: int
    amount: int
    rule: str


class PerdureManaSpentEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="mana_spent"
):
    """A cost was paid."""

    type: ClassVar[Literal["mana_spent"]] = "mana_spent"
    seat: int
    amount: int
    rule: str
    floating: int = 0
    """How much of it was floating mana."""
    lands: Sequence[int] = []
    """The lands that were tapped, by their places in play, from 0."""


class PerdureMatch(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where the match stands."""

    game: int = 1
    """1 or 2."""
    score: tuple[int, int] | None = None
    """Games won by each seat in this match."""
    decks: tuple[int, int] | None = None
    """Whose original deck each seat plays: `[0, 1]` in the first game, `[1, 0]` in the second."""


class PerdureMatchOverEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="match_over"
):
    """A match has ended."""

    type: ClassVar[Literal["match_over"]] = "match_over"
    winner: int | None
    """The seat that won; null for a drawn match."""
    score: tuple[int, int]
    rule: str


class PerdureNewGame(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"
):
    """A game at its first decision, and the seed that it was dealt by."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    seed: int
    """The seed of the request, or the one drawn for it."""
    decision: PerdureDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: PerdureState | None = None
    legal_actions: Sequence[PerdureAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[PerdureEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[PerdureSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""


class PerdureOptions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a game of Perdure is played."""

    first_player: Literal["A", "B", "random"] = "random"
    """Who begins: A (seat 0) or B (seat 1); `random`: chance decides."""
    enchantment_cost: Literal["card", "free", "one"] = "free"
    """What an enchantment costs: nothing, one mana, or what the card costs as a creature or spell."""
    format: Literal["game", "match", "series"] = "match"
    """What is played: a match of two games, a single game, or matches until one is won."""
    turn_limit: int | None = None
    """The game is a draw when this turn ends; absent: no limit."""


class PerdurePerspective(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"
):
    """What a seat may know: the table, the decision, and its own legal actions."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
    seat: int
    """The seat that looks."""
    view: PerdureTableView
    decision: PerdureSeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[PerdureAction]
    """Every legal action of that seat, without concession; empty when the game is over."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""


class PerdurePhaseStartedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="phase_started"
):
    """The turn goes on to this phase."""

    type: ClassVar[Literal["phase_started"]] = "phase_started"
    phase: Literal["declare_attackers", "declare_blockers", "play", "play_again"]
    rule: str


class PerdurePlayCreatureAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="play_creature"
):
    """Put a creature from the hand into play and pay for it (PER-3.4)."""

    type: ClassVar[Literal["play_creature"]] = "play_creature"
    card: str


class PerdurePlayLandAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="play_land"
):
    """Put a card from the hand face down into play as a land (PER-3.1)."""

    type: ClassVar[Literal["play_land"]] = "play_land"
    card: str


class PerdurePlayouts(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"
):
    """How games went that were played out at random."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    count: int
    """Number of games; where there are `actions`, that of all of them together."""
    max_decisions: int
    """After how many decisions a game was left unfinished."""
    wins: Sequence[int]
    """Games won, for each seat. Wins, `draws` and `unfinished` add up to `count`: with unfinished games,
    wins ÷ `count` is no win rate."""
    draws: int
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: Sequence[float]
    """Mean result, for each seat: 1 for a win, 0 for a loss; a game that nobody has won gives equal shares
    to the seats that are in it, so that the means of all seats add up to 1."""
    standard_error: Sequence[float] | None
    """Standard error of each of these means; null for a single game."""
    length: float
    """Mean number of decisions made in a game."""
    lengths: Sequence[int]
    """Decisions made in each game, in order; those of the first action come first."""
    actions: Sequence[PerdureActionPlayouts] | None = None
    """For each of `actions`, in their order, how the games went that began with it; only where they were
    asked for."""


class PerdureSample(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state that the seat cannot tell from the real one."""

    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    state: PerdureState


class PerdureSamples(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"
):
    """States that the seat cannot tell from the real one."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
    seat: int
    samples: Sequence[PerdureSample]


class PerdureSeat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One player's half of the table."""

    name: str = ""
    hand: Sequence[str] = []
    """In the order of arrival."""
    deck: Sequence[str] = []
    """Top first."""
    discard: Sequence[str] = []
    """Bottom first."""
    lands: Sequence[PerdureLand] = []
    """In the order of entering play."""
    creatures: Sequence[PerdureCreature] = []
    """In the order of entering play."""
    floating_mana: int = 0
    """Mana gained this turn and not yet spent (PER-R7)."""


class PerdureSeatOptions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a new game may be told about a seat."""

    name: str | None = None
    """The player's name."""


class PerdureSeatPerspective(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"
):
    """What a game server sends on to the player of a seat as it is."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
    seat: int
    """The seat that looks."""
    view: PerdureTableView
    decision: PerdureSeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[PerdureAction]
    """Every legal action of that seat, without concession; empty when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    events: Sequence[PerdureEvent] | None = None
    """What the seat saw happen: the events without those private parts that others see. Absent where the
    answer is not about events."""


class PerdureSeatView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One player's half of the table."""

    hand_count: int
    deck_count: int
    name: str = ""
    hand: Sequence[str] | None = None
    """Absent in the view of the opponent."""
    discard: Sequence[str] = []
    """Bottom first."""
    lands: Sequence[PerdureLandView] = []
    creatures: Sequence[PerdureCreatureView] = []
    floating_mana: int = 0


class PerdureShuffledEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="shuffled"
):
    """A seat's deck was shuffled."""

    type: ClassVar[Literal["shuffled"]] = "shuffled"
    seat: int
    rule: str


class PerdureSpell(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A spell being carried out."""

    card: str
    chosen: Sequence[str] = []
    """Cards to be healed, or creatures already tapped or untapped."""


class PerdureSpellCastEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="spell_cast"
):
    """A card is being carried out as a spell."""

    type: ClassVar[Literal["spell_cast"]] = "spell_cast"
    seat: int
    card: str
    rule: str
    target: str | None = None


class PerdureState(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"):
    """A whole game of Perdure."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
    table: PerdureTable
    edition: int = 0
    """Edition of the rulebook that the state follows; 0 stands for the current one."""
    options: PerdureOptions | None = None
    machine: Mapping[str, Any] | None = None
    """What is still to be done, chance, and who knows which card. Opaque: hand it back as it came. A state
    written by hand may leave it out; it then stands at the start of the window that its phase names."""


class PerdureSuccessor(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal action with what comes of it."""

    action: PerdureAction
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    state: PerdureState | None = None
    events: Sequence[PerdureEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""


class PerdureSuccessors(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"
):
    """A page of the legal actions, each with what comes of it."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    total: int
    """How many legal actions there are."""
    next: int | None
    """The `after` of the next page; null on the last."""
    successors: Sequence[PerdureSuccessor]


class PerdureTable(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What lies on the table and where the game stands."""

    turn: int
    """Counting both players' turns of this game."""
    active: int
    """The seat whose turn it is."""
    phase: Literal["declare_attackers", "declare_blockers", "play", "play_again"]
    seats: Sequence[PerdureSeat]
    starting_seat: int = 0
    """The seat that had the first turn of this game."""
    land_played: bool = False
    """A land was put into play this turn (PER-R6)."""
    match: PerdureMatch | None = None
    combat: PerdureCombat | None = None
    """From the first declared attacker to the end of the combat."""
    spell: PerdureSpell | None = None
    """A Heal or Trix spell, from its casting until it is discarded."""
    outcome: Outcome | None = None


class PerdureTableView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The table as one seat sees it."""

    seat: int
    """Whose view this is."""
    options: PerdureOptions
    turn: int
    active: int
    phase: Literal["declare_attackers", "declare_blockers", "play", "play_again"]
    starting_seat: int
    match: PerdureMatch
    seats: Sequence[PerdureSeatView]
    land_played: bool = False
    combat: PerdureCombat | None = None
    spell: PerdureSpell | None = None
    faces: Mapping[str, Face] = {}
    """What the cards that this view names are and do, each once, by key or code."""
    outcome: Outcome | None = None


class PerdureTappedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="tapped"
):
    """A creature was turned sideways."""

    type: ClassVar[Literal["tapped"]] = "tapped"
    seat: int
    card: str
    rule: str


class PerdureTrixDoneAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="trix_done"
):
    """Tap and untap no further creature."""

    type: ClassVar[Literal["trix_done"]] = "trix_done"


class PerdureTrixToggleAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="trix_toggle"
):
    """Tap an untapped creature, or untap a tapped one (PER-R20)."""

    type: ClassVar[Literal["trix_toggle"]] = "trix_toggle"
    creature: str


PerdureAction: TypeAlias = (
    PerdurePlayLandAction
    | PerdurePlayCreatureAction
    | PerdureCastAction
    | PerdureCantripAction
    | PerdureEnchantAction
    | PerdureEndPhaseAction
    | PerdureHealSelectAction
    | PerdureTrixToggleAction
    | PerdureTrixDoneAction
    | PerdureDeclareAttackerAction
    | PerdureFinishAttackersAction
    | PerdureDeclareBlockerAction
    | PerdureFinishBlockersAction
    | PerdureDivideDamageAction
    | ConcedeAction
)


class PerdureTurnEndedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="turn_ended"
):
    """A seat's turn is over."""

    type: ClassVar[Literal["turn_ended"]] = "turn_ended"
    seat: int
    turn: int
    rule: str


class PerdureTurnStartedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="turn_started"
):
    """A seat's turn begins."""

    type: ClassVar[Literal["turn_started"]] = "turn_started"
    seat: int
    turn: int
    rule: str


class PerdureUntappedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="untapped"
):
    """Cards of a seat were turned upright."""

    type: ClassVar[Literal["untapped"]] = "untapped"
    seat: int
    rule: str
    cards: Sequence[str] = []
    """The creatures among them."""
    lands: Sequence[int] = []
    """The lands among them, by their places in play, from 0."""


PerdureEvent: TypeAlias = (
    PerdureDealtEvent
    | PerdureDecksExchangedEvent
    | PerdureGameStartedEvent
    | PerdureTurnStartedEvent
    | PerdurePhaseStartedEvent
    | PerdureUntappedEvent
    | PerdureDrewEvent
    | PerdureDrawSkippedEvent
    | PerdureShuffledEvent
    | PerdureLandPlayedEvent
    | PerdureCreaturePlayedEvent
    | PerdureSpellCastEvent
    | PerdureCantripPlayedEvent
    | PerdureEnchantedEvent
    | PerdureManaSpentEvent
    | PerdureManaGainedEvent
    | PerdureHealSelectedEvent
    | PerdureHealedEvent
    | PerdureTappedEvent
    | PerdureAttackerDeclaredEvent
    | PerdureBlockerDeclaredEvent
    | PerdureDamageStepStartedEvent
    | PerdureDamageDividedEvent
    | PerdureDamageDealtEvent
    | PerdureDeathRattleEvent
    | PerdureCardsLostEvent
    | PerdureCreatureDiedEvent
    | PerdureEnchantmentsDiscardedEvent
    | PerdureDiscardedEvent
    | PerdureCombatEndedEvent
    | PerdureDamageRemovedEvent
    | PerdureManaLostEvent
    | PerdureTurnEndedEvent
    | PerdureGameOverEvent
    | PerdureMatchOverEvent
    | ConcededEvent
    | ForcedEvent
)


class PerdureVerdicts(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"
):
    """What can be done with something: legal actions, then one of each other kind that concerns it."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
    about: str | Mapping[str, str | int]
    """What was asked about: a thing, or a place by its parameters."""
    verdicts: Sequence[PerdureActionVerdict]


class PlayoutsBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state, and how many games to play out from it at random."""

    state: State | None = None
    """The whole state; instead of `state_id`."""
    state_id: str | None = None
    """Id of a hot state, from an earlier answer; instead of `state`."""
    count: int = 1
    """Number of games, for each action where there are `actions`; game i is played with seed + i."""
    seed: int = 0
    """Seed of the random numbers: the same seed gives the same answer."""
    max_decisions: int | None = None
    """A game that is not over after so many decisions is left unfinished. Without it, as many as 99 % of
    random games need: `playout_decisions` of the ruleset."""
    policy: Literal["purposeful", "quiet", "uniform"] = "uniform"
    """Among which actions everybody chooses at random: all legal ones (`uniform`); those that are not
    aimless (`aimless_actions` of the ruleset), wherever there are any (`purposeful`); or of these only
    such as pass (`passing_actions`), elsewhere such as have no members but `type`, wherever there are
    any (`quiet`). Quiet players pass, end declarations and pay as proposed, so that what has begun
    takes effect."""
    unfinished_as: Literal["draw", "estimate"] = "draw"
    """What a game counts that is left unfinished: as a draw, equal shares for the seats that are in it; or
    as the ruleset's static evaluation estimates how likely each of them is to win, which looks at what
    lies open and counts what does not."""
    actions: Sequence[Action] | Literal["all"] | None = None
    """Actions to compare: `count` games begin with each of them. `all` are the legal actions of the state,
    in the order of their list."""


class Private(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The part of an event that only some seats may see."""

    seats: Sequence[int]
    cards: Sequence[str]
    objects: Sequence[str] = []
    """Ids, where they would tell the others something."""


class RandomPlayer(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="random"):
    """Takes any legal action, each equally likely."""

    kind: ClassVar[Literal["random"]] = "random"


class RateLimitedProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/rate-limited"
):
    """Too many requests from this address. The header `Retry-After` says in how many seconds to go on."""

    type: ClassVar[Literal["/problems/rate-limited"]] = "/problems/rate-limited"
    title: Literal["Too many requests"]
    status: Literal[429]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""


class Remark(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that one would like to know about a new game, though nothing is wrong with it."""

    path: str
    """JSONPath of the place, `$.seats[0].fate.cancel`."""
    message: str
    """What there is to know, in words."""
    rule: str
    """The clause that it follows from."""


class ReplayBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The record of a game: how it was created, and what the seats did."""

    ruleset: str
    """Id of the ruleset."""
    edition: int
    """Edition of its rulebook under which the game was played, as states tell it."""
    seed: int
    """Seed of the random numbers: the same seed gives the same answer."""
    actions: Sequence[Action]
    """What the seats did, in order, from the first decision."""
    options: Options | None = None
    """By name; the others have their defaults. `GET /v1/rulesets/{ruleset}` lists them."""
    seats: Sequence[SeatOptions] | None = None
    """For each seat in order; all of them or none."""
    upto: int | None = None
    """Replay so many of the actions only."""
    include: Sequence[Literal["events", "legal_actions", "state", "texts"]] | None = None
    """Heavy members to include in the answer; by default all but `events`, which tell the whole game from
    the shuffling on, and `texts`, which tell everything in words."""
    perspectives: Sequence[int] = []
    """Seats for each of which the answer has what may be sent on to its player as it is, in the order
    asked. `decision` and legal actions of the position itself are then in the answer only if `include`
    names `legal_actions`."""


class RequestError(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that is wrong with a request."""

    pointer: str
    """JSON pointer (RFC 6901) of the place; empty for the whole."""
    message: str
    place: Literal["body", "query"] = "body"
    """`body` or `query`."""
    rule: str | None = None


class RequestTimeoutProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/request-timeout"
):
    """The request did not come in time: header fields and body each have to be complete within some
    seconds, which `GET /v1/rulesets` tells. Repeat it over a new connection."""

    type: ClassVar[Literal["/problems/request-timeout"]] = "/problems/request-timeout"
    title: Literal["The request took too long to come"]
    status: Literal[408]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""


class RequestTooLargeProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/request-too-large"
):
    """The body is larger than this server accepts. `GET /v1/rulesets` lists the limits."""

    type: ClassVar[Literal["/problems/request-too-large"]] = "/problems/request-too-large"
    title: Literal["The body is too large"]
    status: Literal[413]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""
    limit: int
    """Bytes that a body may have."""


class Rule(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A rule of a game: a *clause* restates what the source says, a *ruling* decides what it leaves open."""

    id: str
    kind: Literal["clause", "ruling"]
    section: str
    """Where in the source it stands."""
    text: str
    """The rule in our own words; of a ruling, the reading chosen."""
    chapter: str | None = None
    title: str | None = None
    question: str | None = None
    """Of a ruling: what is open, and the readings."""
    why: str | None = None
    """Of a ruling: the reason for the choice."""
    option: str | None = None
    """The option of a new game that chooses another reading."""
    definition: bool = False
    """True if nothing that happens in a game can cite it: a definition, or something that does not exist."""


class RuleList(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A rulebook, or those of its rules that were asked for, in the book's order."""

    ruleset: str
    name: str
    edition: int
    source: str
    rules: Sequence[Rule]


class RulesetBrief(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A ruleset in a few words."""

    id: str
    name: str
    edition: int
    """Edition of the rulebook; a change of ruling raises it."""
    seats: SeatRange
    summary: str
    """One sentence for people who choose a game."""
    links: RulesetLinks


class RulesetDetails(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A ruleset in full."""

    id: str
    name: str
    edition: int
    """Edition of the rulebook; a change of ruling raises it."""
    seats: SeatRange
    summary: str
    """One sentence for people who choose a game."""
    links: RulesetLinks
    source: str
    """The text that the rulebook restates."""
    options: Sequence[OptionDetails]
    seat_options: Sequence[OptionDetails]
    actions: Sequence[str]
    """The types of actions."""
    decisions: Sequence[str]
    """The types of decisions."""
    events: Sequence[str]
    """The types of events."""
    decks: Sequence[str]
    """Names of the decks it ships."""
    aimless_actions: Sequence[str]
    """The types of actions that lead nowhere by themselves: mana with nothing to pay for, a mulligan.
    Playouts with the policy `purposeful` leave them be."""
    passing_actions: Sequence[str]
    """The types of actions that do nothing more and let the game go on: a pass, the end of a phase, no
    further blocker, a no. At each decision at most one action of these types is legal, so a client can
    give it a place and a key of its own."""
    playout_decisions: int
    """`max_decisions` of playouts where none is sent: 99 % of random games from the start have ended by
    then."""
    positions: Sequence[SamplePosition]
    """Small states to write others from. The first has nothing on the table but what the rules insist on."""


class RulesetLinks(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Paths of what belongs to a ruleset."""

    self: str
    rules: str
    cards: str
    texts: str
    games: str


class RulesetList(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The games this server adjudicates, and its limits."""

    rulesets: Sequence[RulesetBrief]
    limits: Limits


class RulesetTexts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the texts of a ruleset are written from."""

    ruleset: str
    edition: int
    events: Mapping[str, Template]
    """By their types."""
    decisions: Mapping[str, Template]
    """By their types; `waiting` is what the seats read that do not decide."""
    actions: Mapping[str, Sequence[ActionTemplate]]
    """By their types. A type that reads differently at different decisions has several."""
    words: Mapping[str, Mapping[str, str]]
    """Display names of words, by their sets: steps, zones, keywords and others. A word that is in none is
    told as it is, with blanks for `_`."""


class SampleBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state, the seat whose knowledge counts, and how many samples to draw."""

    seat: int
    """The seat, from 0."""
    state: State | None = None
    """The whole state; instead of `state_id`."""
    state_id: str | None = None
    """Id of a hot state, from an earlier answer; instead of `state`."""
    seed: int = 0
    """Seed of the random numbers: the same seed gives the same answer."""
    count: int = 1
    """Number of samples; sample i is drawn with seed + i."""


class SamplePosition(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state to start from."""

    summary: str
    """The position in words."""
    state: State
    """As one would write it by hand: what is left out has its default."""


class SearchPlayer(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="search"):
    """Takes the action that `POST /v1/evaluations` calls the best of those that are not aimless, with the
    same seed, one playout in each sample and the policy `purposeful`. Where there is one such action
    only, nothing is evaluated."""

    kind: ClassVar[Literal["search"]] = "search"
    samples: int = 16
    """In how many samples of what the seat has not seen: more of them play better. At most
    `limits.playouts`."""
    max_decisions: int | None = None
    """A game that is not over after so many decisions is left unfinished. Without it, as many as 99 % of
    random games need: `playout_decisions` of the ruleset."""
    unfinished_as: Literal["draw", "estimate"] = "draw"
    """What a game counts that is left unfinished: as a draw, equal shares for the seats that are in it; or
    as the ruleset's static evaluation estimates how likely each of them is to win, which looks at what
    lies open and counts what does not."""


Player: TypeAlias = RandomPlayer | GreedyPlayer | SearchPlayer


class SeatRange(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How many seats play."""

    min: int
    max: int


class SplendagicActionPlayouts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the games went that began with an action."""

    action: SplendagicAction
    wins: Sequence[int]
    """Games won, for each seat."""
    draws: int
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: Sequence[float]
    """Mean result, for each seat: 1 for a win, 0 for a loss; a game that nobody has won gives equal shares
    to the seats that are in it, so that the means of all seats add up to 1."""
    standard_error: Sequence[float] | None
    """Standard error of each of these means; null for a single game."""
    length: float
    """Mean number of decisions made in a game."""


class SplendagicActionVerdict(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action in words, and the verdict on it."""

    action: SplendagicAction
    text: str
    """The action in words, as on a button."""
    legal: bool
    rule: str
    reason: str
    violations: Sequence[Violation]
    left_open: Sequence[
        Literal[
            "ability",
            "amount",
            "attacker",
            "card",
            "color",
            "creature",
            "defender",
            "effect",
            "half",
            "index",
            "kind",
            "level",
            "mana",
            "mode",
            "object",
            "of",
            "permanent",
            "seat",
            "slot",
            "source",
            "target",
            "tender",
            "to",
            "way",
            "x",
        ]
    ]
    """Parameters of the action that say nothing: there is no candidate for them, and they hold something
    only because an action must have them."""


class SplendagicAdjudication(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """The position after the actions, and what happened on the way, settling included."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: SplendagicDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: SplendagicState | None = None
    legal_actions: Sequence[SplendagicAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[SplendagicEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[SplendagicSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    forced: Sequence[SplendagicAction] | None = None
    """The actions that `auto` has taken after those sent, in order: they belong to a record of the game as
    if they had been sent. Absent without `auto`."""
    action: SplendagicAction | None = None
    """What the player of a move chose: it belongs to a record before `forced`. Absent elsewhere, and where
    `include` does not name `action`."""


Adjudication: TypeAlias = (
    Magic54Adjudication
    | PerdureAdjudication
    | DuelAdjudication
    | CastleAdjudication
    | FiveColorsAdjudication
    | SplendagicAdjudication
)


class SplendagicAttachPickAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="attach_pick"
):
    """Let this permanent have a land card; those before it go without."""

    type: ClassVar[Literal["attach_pick"]] = "attach_pick"
    permanent: str


class SplendagicAttachPickDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="attach_pick"
):
    """Which permanent gets the next land card, where there are not enough for all."""

    type: ClassVar[Literal["attach_pick"]] = "attach_pick"
    so_far: Mapping[str, Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]]
    """The land cards that come under permanents as far as that is settled."""
    seat: int
    rule: str


class SplendagicAttachTypeAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="attach_type"
):
    """Let this permanent have a land card of this type."""

    type: ClassVar[Literal["attach_type"]] = "attach_type"
    permanent: str
    kind: Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]


class SplendagicAttachTypeDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="attach_type"
):
    """Which land card a multicoloured permanent gets."""

    type: ClassVar[Literal["attach_type"]] = "attach_type"
    permanent: str
    so_far: Mapping[str, Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]]
    """The land cards that come under other permanents as far as that is settled."""
    seat: int
    rule: str


class SplendagicCardSet(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card set of one's own: the number of copies of each card by its key. What is left out is that of
    the set that the ruleset ships."""

    level1: Mapping[str, int] | None = None
    """The creature cards of level 1, 40 as a rule."""
    level2: Mapping[str, int] | None = None
    """The creature cards of level 2, 30 as a rule."""
    level3: Mapping[str, int] | None = None
    """The creature cards of level 3, 20 as a rule."""
    planeswalkers: Mapping[str, int] | None = None
    """The planeswalker cards, 21 as a rule."""
    player_deck: Mapping[str, int] | None = None
    """The common deck from which every player is dealt 25 cards, 100 as a rule."""


class SplendagicEvaluated(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How good an action is for the seat that decides, by the games that began with it."""

    action: SplendagicAction
    wins: int
    draws: int
    losses: int
    """Games that another seat has won, or that this seat had to leave before."""
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: float
    """Mean result: 1 for a win, 0 for a loss; a game that nobody has won gives equal shares to the seats
    that are in it. Rounded to six decimal places."""
    standard_error: float | None
    """By how much the mean is likely to be off: in two of three cases it is off by less. Null where there
    is one observation, which says nothing about that."""
    behind: float
    """By how much the mean is below that of the best action; 0 for the best."""
    behind_error: float | None
    """Standard error of `behind`, from the differences game by game: with the same chance for both it is
    smaller than those of the two means let one expect. Null for a single sample."""
    decisions: int
    """Decisions made in its games, all together."""


class SplendagicEvaluation(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """The legal actions of the seat that decides, each by games played out at random in the same samples
    of what it has not seen, with the same chance. It depends on nothing that the seat does not know."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    seat: int
    samples: int
    playouts: int
    """Games in each sample, for each action."""
    seed: int
    max_decisions: int
    """After how many decisions a game was left unfinished."""
    policy: Literal["purposeful", "quiet", "uniform"]
    """Among which actions everybody chose at random."""
    unfinished_as: Literal["draw", "estimate"]
    """What a game counted that was left unfinished."""
    best: SplendagicAction
    """The action with the highest mean; the first one, if several have."""
    actions: Sequence[SplendagicEvaluated]
    """The actions that were sent, or all legal ones, in the order of their list."""


Evaluation: TypeAlias = (
    Magic54Evaluation
    | PerdureEvaluation
    | DuelEvaluation
    | CastleEvaluation
    | FiveColorsEvaluation
    | SplendagicEvaluation
)


class SplendagicLandAttachedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="land_attached"
):
    """A land card came under a permanent (SPL-10.1)."""

    type: ClassVar[Literal["land_attached"]] = "land_attached"
    object: str
    kind: Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]
    rule: str


class SplendagicLandReturnedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="land_returned"
):
    """A land card went back to the supply (SPL-9.1, 10.6, 11.1, 13.3): out of a player's stock, or from
    under a permanent."""

    type: ClassVar[Literal["land_returned"]] = "land_returned"
    kind: Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]
    reason: Literal["death", "left", "limit", "paid"]
    rule: str
    seat: int | None = None
    """Whose stock it was in; absent: none."""
    object: str | None = None
    """The permanent under which it lay."""


class SplendagicLandTakenEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="land_taken"
):
    """A land card came from the supply into a player's stock (SPL-5.1, 5.2, 8.1)."""

    type: ClassVar[Literal["land_taken"]] = "land_taken"
    seat: int
    kind: Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]
    rule: str


class SplendagicLands(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where the land cards are that do not lie in the supply."""

    stocks: Sequence[Sequence[int]] = []
    """What the players have collected, seat by seat; left out: nothing."""
    under: Mapping[str, Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]] = {}
    """The land cards under permanents; a document has them in any order."""


class SplendagicLegalActions(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """What the rules allow in a state."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: SplendagicDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    actions: Sequence[SplendagicAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[SplendagicSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    labels: Sequence[str] | None = None
    """For each action what a button would say."""


LegalActions: TypeAlias = (
    Magic54LegalActions
    | PerdureLegalActions
    | DuelLegalActions
    | CastleLegalActions
    | FiveColorsLegalActions
    | SplendagicLegalActions
)


class SplendagicMarketCastEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="market_cast"
):
    """A player cast the creature card of a market slot (SPL-6.1)."""

    type: ClassVar[Literal["market_cast"]] = "market_cast"
    seat: int
    level: int
    """Of creature cards: 1, 2 or 3."""
    slot: int
    """Of the market row, from the left, counted from 1."""
    card: str
    rule: str


class SplendagicMarketRefilledEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="market_refilled"
):
    """The top card of a creature deck was turned up in a slot of its row (SPL-12.1)."""

    type: ClassVar[Literal["market_refilled"]] = "market_refilled"
    level: int
    """Of creature cards: 1, 2 or 3."""
    slot: int
    """Of the market row, from the left, counted from 1."""
    object: str
    card: str
    rule: str


class SplendagicMiddle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The cards in the middle of the table, which nobody owns (SPL-12.3)."""

    market: Sequence[Sequence[str | None]] | None = None
    """Creature cards face up, level 1 first, in the zone `market`."""
    decks: Sequence[Sequence[str]] | None = None
    """Creature cards face down by level, top first, in the zone `creature_decks`."""
    planeswalkers: Sequence[str | None] = []
    """The planeswalker row, in the zone `planeswalker_row`. Whoever casts one leaves a gap (SPL-7.5)."""
    removed: Sequence[str] = []
    """Cards of the player deck and planeswalkers that were not dealt, in the zone `removed` (SPL-2.6)."""


class SplendagicNewGame(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """A game at its first decision, and the seed that it was dealt by."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    seed: int
    """The seed of the request, or the one drawn for it."""
    decision: SplendagicDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: SplendagicState | None = None
    legal_actions: Sequence[SplendagicAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[SplendagicEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[SplendagicSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""


NewGame: TypeAlias = (
    Magic54NewGame | PerdureNewGame | DuelNewGame | CastleNewGame | FiveColorsNewGame | SplendagicNewGame
)


class SplendagicOptions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a game of Splendagic is played."""

    starting_seat: int | None = None
    """Who has the first turn; absent: chance decides."""
    cards: Sequence[Card] = []
    """Cards and tokens beside those of the library, in the card language. Decks and cards speak of them by
    the key of their name, `grey_ogre`; a token is one whose name ends with the word Token."""
    wastes_mode: Literal["any", "colorless"] = "colorless"
    """What a Wastes pays: one colourless mana, or one mana of any type."""
    wastes_takeable: bool = True
    """Whether Wastes can be taken by the two actions that take land cards; otherwise they come by
    reserving alone."""
    forced_pw: Literal["at_action", "off"] = "at_action"
    """Whether a planeswalker that can be paid for has to be cast when the Splendor action is taken."""
    splendor_mandatory: bool = True
    """Whether the Splendor action has to be taken in every turn in which it can be."""
    tokens_generate: bool = True
    """Whether tokens get land cards, too."""
    limit_counts_attached: bool = False
    """Whether the limit of ten land cards counts those under permanents, too."""
    hand_creature_uses_action: bool = False
    """Whether casting a creature from the hand uses the Splendor action."""
    mulligan: Literal["london", "none"] = "london"
    """Which mulligans there are."""
    multicolor_attach: Literal["choose", "none"] = "choose"
    """Whether multicoloured permanents get a land card of one of their colours, or none."""
    pw_sources: Literal["creatures", "creatures_and_pws"] = "creatures_and_pws"
    """Under which permanents the land cards lie that pay for planeswalkers."""
    attack: Literal["left", "multiple", "right"] = "multiple"
    """Whom creatures may attack with three or four players: everybody, or the player on the left or on the
    right alone."""
    blind_reserve: Literal["hidden", "revealed"] = "hidden"
    """Whether the card that is taken from the top of a creature deck stays hidden from the others."""
    life: int = 20
    """Life totals to begin with."""
    reserve_limit: int | None = None
    """How many reserved cards a player may hold before no more can be reserved; absent: any number."""
    attach_source: Literal["supply", "unlimited"] = "supply"
    """Whether the land cards under permanents come from the supply, or from outside of the game."""
    card_set: SplendagicCardSet | None = None
    """A card set of one's own; absent: the one that the ruleset ships."""


Options: TypeAlias = (
    Magic54Options | PerdureOptions | DuelOptions | CastleOptions | FiveColorsOptions | SplendagicOptions
)


class SplendagicOwed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card draw that a player owes themselves (SPL-8.6)."""

    seat: int
    turn: int
    """In which the player reserved the card."""


class SplendagicOwedDrawEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="owed_draw"
):
    """A player draws the card that is owed for a reserved one (SPL-8.6)."""

    type: ClassVar[Literal["owed_draw"]] = "owed_draw"
    seat: int
    rule: str


class SplendagicPerspective(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """What a seat may know: the table, the decision, and its own legal actions."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    seat: int
    """The seat that looks."""
    view: SplendagicView
    decision: SplendagicSeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[SplendagicAction]
    """Every legal action of that seat, without concession; empty when the game is over."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""


Perspective: TypeAlias = (
    Magic54Perspective
    | PerdurePerspective
    | DuelPerspective
    | CastlePerspective
    | FiveColorsPerspective
    | SplendagicPerspective
)


class SplendagicPickLandAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pick_land"
):
    """This one, too. The piles are picked in canonical order."""

    type: ClassVar[Literal["pick_land"]] = "pick_land"
    kind: Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]


class SplendagicPickLandDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pick_land"
):
    """From which pile the next of three different land cards is taken."""

    type: ClassVar[Literal["pick_land"]] = "pick_land"
    picked: Sequence[Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]]
    seat: int
    rule: str


class SplendagicPlaneswalkersTurnedUpEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="planeswalkers_turned_up"
):
    """The planeswalker row lies there (SPL-2.2)."""

    type: ClassVar[Literal["planeswalkers_turned_up"]] = "planeswalkers_turned_up"
    objects: Sequence[str]
    cards: Sequence[str]
    rule: str


class SplendagicPlayouts(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """How games went that were played out at random."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    count: int
    """Number of games; where there are `actions`, that of all of them together."""
    max_decisions: int
    """After how many decisions a game was left unfinished."""
    wins: Sequence[int]
    """Games won, for each seat. Wins, `draws` and `unfinished` add up to `count`: with unfinished games,
    wins ÷ `count` is no win rate."""
    draws: int
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: Sequence[float]
    """Mean result, for each seat: 1 for a win, 0 for a loss; a game that nobody has won gives equal shares
    to the seats that are in it, so that the means of all seats add up to 1."""
    standard_error: Sequence[float] | None
    """Standard error of each of these means; null for a single game."""
    length: float
    """Mean number of decisions made in a game."""
    lengths: Sequence[int]
    """Decisions made in each game, in order; those of the first action come first."""
    actions: Sequence[SplendagicActionPlayouts] | None = None
    """For each of `actions`, in their order, how the games went that began with it; only where they were
    asked for."""


Playouts: TypeAlias = (
    Magic54Playouts
    | PerdurePlayouts
    | DuelPlayouts
    | CastlePlayouts
    | FiveColorsPlayouts
    | SplendagicPlayouts
)


class SplendagicPwRowCastEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pw_row_cast"
):
    """A player cast a planeswalker of the row (SPL-7.1)."""

    type: ClassVar[Literal["pw_row_cast"]] = "pw_row_cast"
    seat: int
    slot: int
    """Of the planeswalker row, from the left, counted from 1."""
    card: str
    rule: str


class SplendagicReserveAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="reserve"
):
    """Reserve the creature card of a market slot: it goes face up on top of the library."""

    type: ClassVar[Literal["reserve"]] = "reserve"
    level: int
    """Of creature cards: 1, 2 or 3."""
    slot: int
    """Of the market row, from the left, counted from 1."""


class SplendagicReserveBlindAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="reserve_blind"
):
    """Reserve the top card of a creature deck: it goes face down on top of the library."""

    type: ClassVar[Literal["reserve_blind"]] = "reserve_blind"
    level: int
    """Of creature cards: 1, 2 or 3."""


class SplendagicReserved(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A creature card that a player has reserved."""

    level: int
    """Of creature cards: 1, 2 or 3."""
    turn: int
    """In which it was reserved; it cannot be cast in that turn (SPL-6.7)."""
    face_up: bool = False
    """It lies face up in the library (SPL-8.4)."""
    lost: bool = False
    """Its owner has put it somewhere in the library, unseen: the others have lost sight of it."""


class SplendagicReservedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="reserved"
):
    """A player reserved a creature card (SPL-8.1, 8.2)."""

    type: ClassVar[Literal["reserved"]] = "reserved"
    seat: int
    level: int
    """Of creature cards: 1, 2 or 3."""
    how: Literal["blind", "open"]
    rule: str
    card: str | None = None
    """Absent: the others do not see it."""
    private: Private | None = None


class SplendagicReserves(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Reserved cards, and the draws that are owed for them."""

    cards: Mapping[str, SplendagicReserved] = {}
    """By their ids in a library or a hand, as long as their owners can follow them there."""
    owed: Sequence[SplendagicOwed] = []
    """In the order of reserving."""


class SplendagicReturnLandAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="return_land"
):
    """Return a land card of this type from the stock."""

    type: ClassVar[Literal["return_land"]] = "return_land"
    kind: Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]


class SplendagicReturnLandDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="return_land"
):
    """Which land card goes back to the supply next."""

    type: ClassVar[Literal["return_land"]] = "return_land"
    left: int
    """So many are still to be returned."""
    so_far: Sequence[Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]]
    """Those that will be."""
    seat: int
    rule: str


SplendagicDecision: TypeAlias = (
    MagicPriorityDecision
    | MagicDiscardToHandSizeDecision
    | MagicChooseModeDecision
    | MagicChooseXDecision
    | MagicChooseHalfDecision
    | MagicChooseTargetDecision
    | MagicDivideDecision
    | MagicSettleSymbolDecision
    | MagicPayManaDecision
    | MagicSpendManaDecision
    | MagicPayCostDecision
    | MagicOrderTriggersDecision
    | MagicMayDecision
    | MagicChooseObjectsDecision
    | MagicChooseColorDecision
    | MagicChooseManaDecision
    | MagicSortDecision
    | MagicArrangeDecision
    | MagicChooseReplacementDecision
    | MagicDividePreventionDecision
    | MagicEnterAsCopyDecision
    | MagicEnterWithDecision
    | MagicEnterAttachedDecision
    | MagicOrderEnteringDecision
    | MagicKeepLegendDecision
    | MagicMulliganDecision
    | MagicPutOnBottomDecision
    | MagicMakeManaDecision
    | MagicPaySymbolDecision
    | MagicDeclareAttackersDecision
    | MagicDeclareBlockersDecision
    | MagicAssignDamageDecision
    | SplendagicAttachPickDecision
    | SplendagicAttachTypeDecision
    | SplendagicReturnLandDecision
    | SplendagicPickLandDecision
)


Decision: TypeAlias = (
    Magic54Decision
    | PerdureDecision
    | DuelDecision
    | CastleDecision
    | FiveColorsDecision
    | SplendagicDecision
)


class SplendagicSample(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state that the seat cannot tell from the real one."""

    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    state: SplendagicState


class SplendagicSamples(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """States that the seat cannot tell from the real one."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    seat: int
    samples: Sequence[SplendagicSample]


Samples: TypeAlias = (
    Magic54Samples | PerdureSamples | DuelSamples | CastleSamples | FiveColorsSamples | SplendagicSamples
)


class SplendagicSeatOptions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat is told: its name alone, since all players are dealt cards of one deck."""

    name: str | None = None
    """The player's name."""
    deck: str | Mapping[str, int] | None = None
    """The name of a deck that the ruleset ships, or the number of copies of each card by its key; absent:
    the shipped decks in turn."""


SeatOptions: TypeAlias = (
    Magic54SeatOptions
    | PerdureSeatOptions
    | DuelSeatOptions
    | CastleSeatOptions
    | FiveColorsSeatOptions
    | SplendagicSeatOptions
)


class SplendagicSeatPerspective(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """What a game server sends on to the player of a seat as it is."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    seat: int
    """The seat that looks."""
    view: SplendagicView
    decision: SplendagicSeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[SplendagicAction]
    """Every legal action of that seat, without concession; empty when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    events: Sequence[SplendagicEvent] | None = None
    """What the seat saw happen: the events without those private parts that others see. Absent where the
    answer is not about events."""


SeatPerspective: TypeAlias = (
    Magic54SeatPerspective
    | PerdureSeatPerspective
    | DuelSeatPerspective
    | CastleSeatPerspective
    | FiveColorsSeatPerspective
    | SplendagicSeatPerspective
)


class SplendagicSeenLands(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Numbers of land cards."""

    plains: int
    island: int
    swamp: int
    mountain: int
    forest: int
    wastes: int


class SplendagicSeenMiddle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The middle of the table."""

    market: Sequence[Sequence[SplendagicSeenOffer | None]]
    """The rows of four slots, level 1 first; null: the slot is empty."""
    creature_decks: Sequence[int]
    """How many cards the creature decks have, level 1 first."""
    planeswalkers: Sequence[SplendagicSeenOffer | None]
    """The planeswalker row; null: the planeswalker of this slot has been cast."""
    removed: int
    """How many cards have been removed from the game."""


class SplendagicSeenOffer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card of the market or of the planeswalker row."""

    id: str
    card: str
    name: str


class SplendagicSeenReserved(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A reserved card in a library or a hand that the seat can follow. Its face is told there, if the seat
    knows it."""

    id: str
    seat: int
    """Who has reserved it."""
    level: int
    """Of creature cards: 1, 2 or 3."""
    turn: int
    """In which it was reserved: it cannot be cast in that turn."""
    place: int | None = None
    """In the library: its place from the top, 0 on top; absent: in the hand."""
    face_up: bool = False
    """It lies face up: everybody sees it."""


class SplendagicSplendor(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The Splendor action."""

    used: int = 0
    """The turn in which the action was last used, or lapsed; 0: it never was."""


class SplendagicSplendorDoneEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="splendor_done"
):
    """A player used the Splendor action of the turn (SPL-4.3)."""

    type: ClassVar[Literal["splendor_done"]] = "splendor_done"
    seat: int
    kind: Literal[
        "hand_cast", "market_cast", "pw_cast", "reserve", "reserve_blind", "take_different", "take_same"
    ]
    rule: str


class SplendagicSplendorLapsedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="splendor_lapsed"
):
    """A player could not use the Splendor action, or was not obliged to, and the turn went on (SPL-4.4)."""

    type: ClassVar[Literal["splendor_lapsed"]] = "splendor_lapsed"
    seat: int
    rule: str


class SplendagicStartingLifeEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="starting_life"
):
    """Everybody begins with so much life (SPL-2.8)."""

    type: ClassVar[Literal["starting_life"]] = "starting_life"
    life: int
    rule: str


SplendagicEvent: TypeAlias = (
    MagicAttachedEvent
    | MagicAttackerDeclaredEvent
    | MagicBecameBlockedEvent
    | MagicBlockerDeclaredEvent
    | MagicCombatEndedEvent
    | MagicControlChangedEvent
    | MagicCountersPutEvent
    | MagicCountersRemovedEvent
    | MagicDamageDealtEvent
    | MagicDamagePreventedEvent
    | MagicDamageRemovedEvent
    | MagicLeftCombatEvent
    | MagicMarkedEvent
    | MagicRegeneratedEvent
    | MagicShieldMadeEvent
    | MagicTappedEvent
    | MagicUnattachedEvent
    | MagicUntappedEvent
    | MagicLandPlayedEvent
    | MagicLifeGainedEvent
    | MagicLifeLostEvent
    | MagicManaAddedEvent
    | MagicManaEmptiedEvent
    | MagicManaSpentEvent
    | MagicPoisonedEvent
    | MagicAbilityActivatedEvent
    | MagicAbilityTriggeredEvent
    | MagicAnnouncedEvent
    | MagicChoseEvent
    | MagicCounteredEvent
    | MagicDelayedEvent
    | MagicDidNotResolveEvent
    | MagicEffectBeganEvent
    | MagicEffectsEndedEvent
    | MagicResolvedEvent
    | MagicSpellCastEvent
    | MagicTargetedEvent
    | MagicGameBeganEvent
    | MagicGameOverEvent
    | MagicHandKeptEvent
    | MagicLeftGameEvent
    | MagicMulliganTakenEvent
    | MagicPassedEvent
    | MagicPlayerLostEvent
    | MagicStepBeganEvent
    | MagicTurnBeganEvent
    | MagicArrangedEvent
    | MagicCeasedEvent
    | MagicCouldNotDrawEvent
    | MagicDrewEvent
    | MagicLookedEvent
    | MagicMovedEvent
    | MagicRevealedEvent
    | MagicShuffledEvent
    | MagicTokenCreatedEvent
    | SplendagicLandTakenEvent
    | SplendagicLandReturnedEvent
    | SplendagicLandAttachedEvent
    | SplendagicStartingLifeEvent
    | SplendagicPlaneswalkersTurnedUpEvent
    | SplendagicMarketRefilledEvent
    | SplendagicMarketCastEvent
    | SplendagicPwRowCastEvent
    | SplendagicSplendorDoneEvent
    | SplendagicSplendorLapsedEvent
    | SplendagicReservedEvent
    | SplendagicOwedDrawEvent
    | ConcededEvent
    | ForcedEvent
)


Event: TypeAlias = Magic54Event | PerdureEvent | DuelEvent | CastleEvent | FiveColorsEvent | SplendagicEvent


class SplendagicState(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """A whole game of Splendagic."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    table: SplendagicTable
    options: SplendagicOptions | None = None
    machine: Mapping[str, Any] | None = None
    """What is still to be done, chance, and who knows which card. Opaque: hand it back as it came. A state
    written by hand may leave it out; it then stands at the start of the window that its phase names."""
    edition: int = 0
    """Edition of the rulebook that the state follows; 0 stands for the current one."""


class SplendagicSuccessor(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal action with what comes of it."""

    action: SplendagicAction
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    state: SplendagicState | None = None
    events: Sequence[SplendagicEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""


class SplendagicSuccessors(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """A page of the legal actions, each with what comes of it."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    total: int
    """How many legal actions there are."""
    next: int | None
    """The `after` of the next page; null on the last."""
    successors: Sequence[SplendagicSuccessor]


class SplendagicTable(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table with land cards and a middle."""

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
    stack: Sequence[MagicStackItem] = []
    """Bottom first."""
    objects: Mapping[str, MagicObject] = {}
    effects: Sequence[MagicContinuousEffect] = []
    shields: Sequence[MagicShield] = []
    delayed: Sequence[MagicDelayed] = []
    combat: MagicCombat | None = None
    cards: Mapping[str, Card] = {}
    """Definitions that the game brought along, each under the key that its content gives it. A state
    written by hand may call them otherwise, by any keys without a slash: it is settled with the right
    ones."""
    outcome: Outcome | None = None
    lands: SplendagicLands | None = None
    middle: SplendagicMiddle | None = None
    splendor: SplendagicSplendor | None = None
    reserves: SplendagicReserves | None = None


class SplendagicTakeDifferentAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="take_different"
):
    """Take three land cards from different piles, or one from each if fewer piles are left."""

    type: ClassVar[Literal["take_different"]] = "take_different"


class SplendagicTakeSameAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="take_same"
):
    """Take two land cards from a pile of at least four, then draw a card."""

    type: ClassVar[Literal["take_same"]] = "take_same"
    kind: Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]


SplendagicAction: TypeAlias = (
    MagicPlayLandAction
    | MagicCastAction
    | MagicActivateAction
    | MagicTapForManaAction
    | SplendagicTakeDifferentAction
    | SplendagicTakeSameAction
    | SplendagicReserveAction
    | SplendagicReserveBlindAction
    | MagicPassAction
    | MagicDiscardAction
    | MagicChooseModeAction
    | MagicNoMoreModesAction
    | MagicChooseXAction
    | MagicChooseHalfAction
    | MagicChooseTargetAction
    | MagicNoMoreTargetsAction
    | MagicDivideAction
    | MagicActivateManaAction
    | MagicAutoPayAction
    | MagicSpendManaAction
    | MagicPayWithAction
    | MagicPlaceTriggerAction
    | MagicAcceptAction
    | MagicDeclineAction
    | MagicChooseAction
    | MagicDoneAction
    | MagicChooseColorAction
    | MagicChooseManaAction
    | MagicKeepOnTopAction
    | MagicPutAwayAction
    | MagicPlaceNextAction
    | MagicReplaceAction
    | MagicPreventDamageAction
    | MagicEnterAsCopyAction
    | MagicEnterPlainAction
    | MagicEnterWithAction
    | MagicEnterAttachedAction
    | MagicEnterNextAction
    | MagicKeepAction
    | MagicKeepHandAction
    | MagicMulliganAction
    | MagicPutOnBottomAction
    | MagicNoMoreManaAction
    | MagicPayLifeAction
    | MagicHandInAction
    | MagicStayOutAction
    | MagicAttackAction
    | MagicBlockAction
    | MagicAssignDamageAction
    | SplendagicAttachPickAction
    | SplendagicAttachTypeAction
    | SplendagicReturnLandAction
    | SplendagicPickLandAction
    | ConcedeAction
)


Action: TypeAlias = (
    Magic54Action | PerdureAction | DuelAction | CastleAction | FiveColorsAction | SplendagicAction
)


class SplendagicVerdicts(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """What can be done with something: legal actions, then one of each other kind that concerns it."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    about: str | Mapping[str, str | int]
    """What was asked about: a thing, or a place by its parameters."""
    verdicts: Sequence[SplendagicActionVerdict]


class SplendagicView(Struct, frozen=True, kw_only=True, omit_defaults=True):
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
    supply: SplendagicSeenLands
    """The six piles."""
    stocks: Sequence[SplendagicSeenLands]
    """Collected land cards, seat by seat."""
    attached: Mapping[str, Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]]
    """The land cards under permanents, by the ids of these."""
    middle: SplendagicSeenMiddle
    splendor_used: bool
    """The Splendor action of this turn has been used, or has lapsed."""
    owed_draws: Sequence[SplendagicOwed]
    """Cards that players are yet to draw for those they reserved."""
    reserved: Sequence[SplendagicSeenReserved]
    """Reserved cards, as far as the seat can follow them."""
    battlefield: Sequence[MagicSeenPermanent] = []
    """In the order of entering."""
    exile: Sequence[MagicSeenCard] = []
    stack: Sequence[MagicSeenItem] = []
    """Bottom first."""
    attackers: Sequence[MagicSeenAttacker] = []
    effects: Sequence[MagicSeenEffect] = []
    shields: Sequence[MagicSeenShield] = []
    delayed: Sequence[MagicSeenDelayed] = []
    waiting: Sequence[MagicSeenWaiting] = []
    cards: Mapping[str, Card] = {}
    """Definitions that the game brought along, of cards that the seat sees."""
    faces: Mapping[str, Face] = {}
    """What the cards that this view names are and do, each once, by key or code."""
    outcome: Outcome | None = None


State: TypeAlias = Magic54State | PerdureState | DuelState | CastleState | FiveColorsState | SplendagicState


class StateNotHotProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/state-not-hot"
):
    """The server has never held this state, or has evicted it.

    Send the whole document as `state` instead of `state_id`; the answer is the same, and the state is
    hot again. Servers keep no games: clients keep the latest state."""

    type: ClassVar[Literal["/problems/state-not-hot"]] = "/problems/state-not-hot"
    title: Literal["The state is not hot"]
    status: Literal[404]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""
    state_id: str


class Status(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything that is wrong with a document."""

    playable: bool
    """Whether the faults are none."""
    faults: Sequence[Fault]


class StatusBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A JSON document to be checked, or the id of a hot state: exactly one of the two."""

    state: Any = None
    """Any JSON at all."""
    state_id: str | None = None
    """Id of a hot state, from an earlier answer; instead of `state`."""


Successors: TypeAlias = (
    Magic54Successors
    | PerdureSuccessors
    | DuelSuccessors
    | CastleSuccessors
    | FiveColorsSuccessors
    | SplendagicSuccessors
)


class SuccessorsBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state, which of its successors to list, and what to add to each of them."""

    state: State | None = None
    """The whole state; instead of `state_id`."""
    state_id: str | None = None
    """Id of a hot state, from an earlier answer; instead of `state`."""
    limit: int = 100
    """How many successors to list at most."""
    after: int = 0
    """How many legal actions to skip: `next` of the previous page, 0 for the first."""
    include: Sequence[Literal["events", "state"]] = []
    """Members to include in each successor besides its action, id and outcome."""


class TargetTooLongProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/target-too-long"
):
    """The request line is longer than this server accepts. No path or query of the contract comes near."""

    type: ClassVar[Literal["/problems/target-too-long"]] = "/problems/target-too-long"
    title: Literal["The request line is too long"]
    status: Literal[414]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""


class Template(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The template of a type of event or decision."""

    text: str
    absent: Mapping[str, str] = {}
    """What stands for fields that are absent, by their names; templates, too."""


class Texts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An answer in words, as `GET /v1/rulesets/{ruleset}/texts` has the templates."""

    decision: str | None = None
    """A prompt to the seat that decides; for another seat, whom it waits for. Null when the game is over.
    Absent where the answer does not hold the decision."""
    actions: Sequence[str] | None = None
    """For each legal action what a button would say. Absent where the list is."""
    events: Sequence[str] | None = None
    """For each event a sentence. Absent where the list is."""


class TookTooLongProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/took-too-long"
):
    """The work took longer than this server gives one request. Its results were discarded.

    `done` of `total` samples, playouts, successors or actions, as `what` says, were finished after
    `limit` seconds. Ask for fewer at once: the same request would take as long again. `GET
    /v1/rulesets` tells the limits."""

    type: ClassVar[Literal["/problems/took-too-long"]] = "/problems/took-too-long"
    title: Literal["The work took too long"]
    status: Literal[503]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""
    limit: int
    """Seconds that a request may take."""
    what: str
    """What was counted, in the plural."""
    done: int
    """How many were finished."""
    total: int
    """How many there were to do."""


class UnavailableProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/unavailable"
):
    """The server is about to stop, or has been too busy to begin with the request. Nothing was done;
    repeat the request, to another server or after the seconds that `Retry-After` names."""

    type: ClassVar[Literal["/problems/unavailable"]] = "/problems/unavailable"
    title: Literal["The server accepts no requests at the moment"]
    status: Literal[503]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""


UnavailableOrCacheUnavailableOrTookTooLongProblem: TypeAlias = (
    UnavailableProblem | CacheUnavailableProblem | TookTooLongProblem
)


UnavailableOrCacheUnavailableProblem: TypeAlias = UnavailableProblem | CacheUnavailableProblem


UnavailableOrTookTooLongProblem: TypeAlias = UnavailableProblem | TookTooLongProblem


class UnknownCardProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/unknown-card"
):
    """The ruleset has no card with this key. `GET /v1/rulesets/{ruleset}/cards` lists them."""

    type: ClassVar[Literal["/problems/unknown-card"]] = "/problems/unknown-card"
    title: Literal["There is no such card"]
    status: Literal[404]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""
    ruleset: str
    card: str


class UnknownRuleProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/unknown-rule"
):
    """The rulebook has no rule with this id. `GET /v1/rulesets/{ruleset}/rules` lists them."""

    type: ClassVar[Literal["/problems/unknown-rule"]] = "/problems/unknown-rule"
    title: Literal["There is no such rule"]
    status: Literal[404]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""
    ruleset: str
    rule: str


class UnknownRulesetProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/unknown-ruleset"
):
    """There is no ruleset with this id. `GET /v1/rulesets` lists them."""

    type: ClassVar[Literal["/problems/unknown-ruleset"]] = "/problems/unknown-ruleset"
    title: Literal["There is no such ruleset"]
    status: Literal[404]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""
    ruleset: str


UnknownRulesetOrUnknownCardProblem: TypeAlias = UnknownRulesetProblem | UnknownCardProblem


UnknownRulesetOrUnknownRuleProblem: TypeAlias = UnknownRulesetProblem | UnknownRuleProblem


class UnsupportedMediaTypeProblem(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    tag_field="type",
    tag="/problems/unsupported-media-type",
):
    """Bodies are JSON: send `Content-Type: application/json`."""

    type: ClassVar[Literal["/problems/unsupported-media-type"]] = "/problems/unsupported-media-type"
    title: Literal["The body is not announced as JSON"]
    status: Literal[415]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""


class UnsupportedTransferCodingProblem(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    tag_field="type",
    tag="/problems/unsupported-transfer-coding",
):
    """The header field `Transfer-Encoding` names something other than `chunked` alone. Bodies are sent as
    they are, with their length or in chunks."""

    type: ClassVar[Literal["/problems/unsupported-transfer-coding"]] = "/problems/unsupported-transfer-coding"
    title: Literal["The transfer coding is not understood"]
    status: Literal[501]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""


Problem: TypeAlias = (
    IllegalActionProblem
    | GameOverProblem
    | EditionMismatchProblem
    | InvalidStateProblem
    | InvalidRequestProblem
    | MalformedJsonProblem
    | BadRequestProblem
    | RequestTimeoutProblem
    | TargetTooLongProblem
    | HeadersTooLargeProblem
    | ExpectationFailedProblem
    | UnsupportedTransferCodingProblem
    | UnsupportedMediaTypeProblem
    | RequestTooLargeProblem
    | UnknownRulesetProblem
    | UnknownRuleProblem
    | UnknownCardProblem
    | StateNotHotProblem
    | CacheUnavailableProblem
    | NotFoundProblem
    | MethodNotAllowedProblem
    | NotAcceptableProblem
    | RateLimitedProblem
    | UnavailableProblem
    | TookTooLongProblem
    | InternalErrorProblem
)


class Verdict(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Whether an action is legal, by which clause, and if not, every reason why."""

    legal: bool
    rule: str
    reason: str
    violations: Sequence[Violation]


class VerdictBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state, and an action, which need not be legal or listed; or what the actions are to be about."""

    state: State | None = None
    """The whole state; instead of `state_id`."""
    state_id: str | None = None
    """Id of a hot state, from an earlier answer; instead of `state`."""
    action: Action | None = None
    """What a seat does."""
    about: str | Mapping[str, str | int] | None = None
    """Instead of `action`, what actions name: an object (`o12`), a card (`QH`), a player (`seat:1`); or a
    place, by the parameters that name it (`{"province": 2}`)."""
    seat: int | None = None
    """With `about`, who asks; else who decides."""


Verdicts: TypeAlias = (
    Magic54Verdicts
    | PerdureVerdicts
    | DuelVerdicts
    | CastleVerdicts
    | FiveColorsVerdicts
    | SplendagicVerdicts
)


class ViewBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state and the seat that looks at it."""

    seat: int
    """The seat, from 0."""
    state: State | None = None
    """The whole state; instead of `state_id`."""
    state_id: str | None = None
    """Id of a hot state, from an earlier answer; instead of `state`."""
    include: Sequence[Literal["texts"]] = []
    """`texts`: the decision and the actions in words, as the seat reads them."""


class Violation(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One clause that an action breaks."""

    rule: str
    reason: str
    facts: Mapping[str, int | str]
    """The quantities that matter, e.g. `{"need": 3, "have": 2}`."""


class WaitingDecision(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="waiting"):
    """What the other seats see of a decision: who decides and under which clause."""

    type: ClassVar[Literal["waiting"]] = "waiting"
    seat: int
    rule: str


CastleSeenDecision: TypeAlias = (
    MagicPriorityDecision
    | MagicDiscardToHandSizeDecision
    | MagicChooseModeDecision
    | MagicChooseXDecision
    | MagicChooseHalfDecision
    | MagicChooseTargetDecision
    | MagicDivideDecision
    | MagicSettleSymbolDecision
    | MagicPayManaDecision
    | MagicSpendManaDecision
    | MagicPayCostDecision
    | MagicOrderTriggersDecision
    | MagicMayDecision
    | MagicChooseObjectsDecision
    | MagicChooseColorDecision
    | MagicChooseManaDecision
    | MagicSortDecision
    | MagicArrangeDecision
    | MagicChooseReplacementDecision
    | MagicDividePreventionDecision
    | MagicEnterAsCopyDecision
    | MagicEnterWithDecision
    | MagicEnterAttachedDecision
    | MagicOrderEnteringDecision
    | MagicKeepLegendDecision
    | MagicMulliganDecision
    | MagicPutOnBottomDecision
    | CastleColumnDecision
    | CastleAttackerDecision
    | CastleFrontChoiceDecision
    | MagicAssignDamageDecision
    | CastlePayForActivationDecision
    | CastleChooseXOfActivationDecision
    | CastleLookSpotDecision
    | CastleShiftFromDecision
    | CastleExchangeSpotDecision
    | CastleConcealSpotDecision
    | CastleRouseSpotDecision
    | CastleShiftToDecision
    | CastleRousePayDecision
    | WaitingDecision
)


DuelSeenDecision: TypeAlias = (
    MagicPriorityDecision
    | MagicDiscardToHandSizeDecision
    | MagicChooseModeDecision
    | MagicChooseXDecision
    | MagicChooseHalfDecision
    | MagicChooseTargetDecision
    | MagicDivideDecision
    | MagicSettleSymbolDecision
    | MagicPayManaDecision
    | MagicSpendManaDecision
    | MagicPayCostDecision
    | MagicOrderTriggersDecision
    | MagicMayDecision
    | MagicChooseObjectsDecision
    | MagicChooseColorDecision
    | MagicChooseManaDecision
    | MagicSortDecision
    | MagicArrangeDecision
    | MagicChooseReplacementDecision
    | MagicDividePreventionDecision
    | MagicEnterAsCopyDecision
    | MagicEnterWithDecision
    | MagicEnterAttachedDecision
    | MagicOrderEnteringDecision
    | MagicKeepLegendDecision
    | MagicMulliganDecision
    | MagicPutOnBottomDecision
    | MagicDeclareAttackersDecision
    | MagicDeclareBlockersDecision
    | MagicAssignDamageDecision
    | WaitingDecision
)


FiveColorsSeenDecision: TypeAlias = (
    MagicPriorityDecision
    | MagicDiscardToHandSizeDecision
    | MagicChooseModeDecision
    | MagicChooseXDecision
    | MagicChooseHalfDecision
    | MagicChooseTargetDecision
    | MagicDivideDecision
    | MagicSettleSymbolDecision
    | MagicPayManaDecision
    | MagicSpendManaDecision
    | MagicPayCostDecision
    | MagicOrderTriggersDecision
    | MagicMayDecision
    | MagicChooseObjectsDecision
    | MagicChooseColorDecision
    | MagicChooseManaDecision
    | MagicSortDecision
    | MagicArrangeDecision
    | MagicChooseReplacementDecision
    | MagicDividePreventionDecision
    | MagicEnterAsCopyDecision
    | MagicEnterWithDecision
    | MagicEnterAttachedDecision
    | MagicOrderEnteringDecision
    | MagicKeepLegendDecision
    | MagicMulliganDecision
    | MagicPutOnBottomDecision
    | FiveColorsAssignGroundAttackersDecision
    | FiveColorsAssignGroundDefendersDecision
    | FiveColorsAssignFlyingAttackersDecision
    | FiveColorsAssignFlyingDefendersDecision
    | FiveColorsPickBattleDecision
    | FiveColorsSaveDecision
    | FiveColorsDamageDecision
    | FiveColorsDuelDecision
    | FiveColorsAddProvinceDecision
    | FiveColorsNameDeckDecision
    | WaitingDecision
)


Magic54SeenDecision: TypeAlias = (
    Magic54ChoosePlayDecision
    | Magic54ChooseAnswerDecision
    | Magic54ChooseCombatPlayDecision
    | Magic54DeclareAttackersDecision
    | Magic54DeclareBlockersDecision
    | Magic54ChooseCardDecision
    | Magic54ChooseShareDecision
    | Magic54ChooseDiscardDecision
    | Magic54ChooseExchangeDecision
    | WaitingDecision
)


PerdureSeenDecision: TypeAlias = (
    PerdureChoosePlayDecision
    | PerdureChooseCardDecision
    | PerdureChooseCreatureDecision
    | PerdureDeclareAttackersDecision
    | PerdureDeclareBlockersDecision
    | PerdureChooseShareDecision
    | WaitingDecision
)


SplendagicSeenDecision: TypeAlias = (
    MagicPriorityDecision
    | MagicDiscardToHandSizeDecision
    | MagicChooseModeDecision
    | MagicChooseXDecision
    | MagicChooseHalfDecision
    | MagicChooseTargetDecision
    | MagicDivideDecision
    | MagicSettleSymbolDecision
    | MagicPayManaDecision
    | MagicSpendManaDecision
    | MagicPayCostDecision
    | MagicOrderTriggersDecision
    | MagicMayDecision
    | MagicChooseObjectsDecision
    | MagicChooseColorDecision
    | MagicChooseManaDecision
    | MagicSortDecision
    | MagicArrangeDecision
    | MagicChooseReplacementDecision
    | MagicDividePreventionDecision
    | MagicEnterAsCopyDecision
    | MagicEnterWithDecision
    | MagicEnterAttachedDecision
    | MagicOrderEnteringDecision
    | MagicKeepLegendDecision
    | MagicMulliganDecision
    | MagicPutOnBottomDecision
    | MagicMakeManaDecision
    | MagicPaySymbolDecision
    | MagicDeclareAttackersDecision
    | MagicDeclareBlockersDecision
    | MagicAssignDamageDecision
    | SplendagicAttachPickDecision
    | SplendagicAttachTypeDecision
    | SplendagicReturnLandDecision
    | SplendagicPickLandDecision
    | WaitingDecision
)


__all__ = [
    "Action",
    "ActionTemplate",
    "Adjudication",
    "AdjudicationBody",
    "BadRequestOrMalformedJsonProblem",
    "BadRequestProblem",
    "CacheUnavailableProblem",
    "Card",
    "CardAbilitiesChange",
    "CardAbility",
    "CardActivatedAbility",
    "CardAddManaEffect",
    "CardAmassEffect",
    "CardAmount",
    "CardAmountOrIntegerOrString",
    "CardAttachEffect",
    "CardAttackTaxRule",
    "CardAttacksTrigger",
    "CardBecomesBlockedTrigger",
    "CardBecomesTappedTrigger",
    "CardBecomesTargetTrigger",
    "CardBecomesUntappedTrigger",
    "CardBeginsTrigger",
    "CardBlocksTrigger",
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
    "CardExistsCondition",
    "CardFightEffect",
    "CardFilter",
    "CardFilterOrAttachedOrSelf",
    "CardFilterOrSelf",
    "CardFilterOrString",
    "CardGainLifeEffect",
    "CardGainsLifeTrigger",
    "CardGoesToGraveyardTrigger",
    "CardGreatestAmount",
    "CardHandToLibraryEffect",
    "CardIfEffect",
    "CardInGraveyard",
    "CardInHand",
    "CardInLibrary",
    "CardIsCondition",
    "CardIsDealtDamageTrigger",
    "CardIsSacrificedTrigger",
    "CardKeywordWithCost",
    "CardKeywordWithCostOrString",
    "CardKeywordsChange",
    "CardKickedCondition",
    "CardLaterEffect",
    "CardLeavesTrigger",
    "CardLifeCondition",
    "CardLoseLifeEffect",
    "CardLosesLifeTrigger",
    "CardMayEffect",
    "CardMillEffect",
    "CardMode",
    "CardMonstrosityEffect",
    "CardMoveEffect",
    "CardMustChange",
    "CardNotCondition",
    "CardOnStack",
    "CardOnStackOrSelf",
    "CardPage",
    "CardPlayerRule",
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
    "CardSpellAbility",
    "CardStatAmount",
    "CardStaticAbility",
    "CardSumAmount",
    "CardSurveilEffect",
    "CardSwitchPowerToughnessChange",
    "CardTapEffect",
    "CardTarget",
    "CardThisTurnAmount",
    "CardThisTurnCondition",
    "CardTrigger",
    "CardTriggeredAbility",
    "CardTypesAmount",
    "CardTypesChange",
    "CardUntapEffect",
    "CardUntilEffect",
    "CardWhenYouDoEffect",
    "CardYourTurnCondition",
    "Castle",
    "CastleAction",
    "CastleActionAction",
    "CastleActionPlayouts",
    "CastleActionVerdict",
    "CastleActivatedEvent",
    "CastleAddAction",
    "CastleAdjudication",
    "CastleAim",
    "CastleAims",
    "CastleAssault",
    "CastleAttackerDecision",
    "CastleChooseXOfActivationDecision",
    "CastleColumnAction",
    "CastleColumnAttackedEvent",
    "CastleColumnDecision",
    "CastleCombatEndedEarlyEvent",
    "CastleConcealSpotDecision",
    "CastleConcealedEvent",
    "CastleDamageNullifiedEvent",
    "CastleDealtEvent",
    "CastleDecision",
    "CastleDiedEvent",
    "CastleDiscardedEvent",
    "CastleEvaluated",
    "CastleEvaluation",
    "CastleEvent",
    "CastleExchangeSpotDecision",
    "CastleExchangedEvent",
    "CastleExiledEvent",
    "CastleFrontChoiceDecision",
    "CastleLandCapabilityEvent",
    "CastleLandPays",
    "CastleLegalActions",
    "CastleLetGoAction",
    "CastleLifeLossNullifiedEvent",
    "CastleLookSpotDecision",
    "CastleLookedEvent",
    "CastleNewGame",
    "CastleNoAttackAction",
    "CastleOptions",
    "CastlePayAction",
    "CastlePayForActivationDecision",
    "CastlePerspective",
    "CastlePlayouts",
    "CastleProceedAction",
    "CastleRevealedEvent",
    "CastleRousePayDecision",
    "CastleRouseSpotDecision",
    "CastleSample",
    "CastleSamples",
    "CastleSeatOptions",
    "CastleSeatPerspective",
    "CastleSeenCastle",
    "CastleSeenDecision",
    "CastleSeenReserve",
    "CastleSeenSpot",
    "CastleShiftFromDecision",
    "CastleShiftToDecision",
    "CastleShiftedEvent",
    "CastleSpotAction",
    "CastleState",
    "CastleSuccessor",
    "CastleSuccessors",
    "CastleSwitchAction",
    "CastleSwitchedEvent",
    "CastleTable",
    "CastleVerdicts",
    "CastleView",
    "Castles",
    "ConcedeAction",
    "ConcededEvent",
    "Decision",
    "DecisionInBrief",
    "DuelAction",
    "DuelActionPlayouts",
    "DuelActionVerdict",
    "DuelAdjudication",
    "DuelDecision",
    "DuelEvaluated",
    "DuelEvaluation",
    "DuelEvent",
    "DuelLegalActions",
    "DuelNewGame",
    "DuelOptions",
    "DuelPerspective",
    "DuelPlayouts",
    "DuelSample",
    "DuelSamples",
    "DuelSeatOptions",
    "DuelSeatPerspective",
    "DuelSeenDecision",
    "DuelState",
    "DuelSuccessor",
    "DuelSuccessors",
    "DuelVerdicts",
    "EditionMismatchOrGameOverProblem",
    "EditionMismatchOrIllegalActionOrGameOverProblem",
    "EditionMismatchProblem",
    "Evaluation",
    "EvaluationBody",
    "Event",
    "ExpectationFailedProblem",
    "Face",
    "Fault",
    "FiveColorsAction",
    "FiveColorsActionHeldEvent",
    "FiveColorsActionPlayouts",
    "FiveColorsActionVerdict",
    "FiveColorsAddProvinceAction",
    "FiveColorsAddProvinceDecision",
    "FiveColorsAdjudication",
    "FiveColorsArmyDestroyedEvent",
    "FiveColorsAssignAction",
    "FiveColorsAssignFlyingAttackersDecision",
    "FiveColorsAssignFlyingDefendersDecision",
    "FiveColorsAssignGroundAttackersDecision",
    "FiveColorsAssignGroundDefendersDecision",
    "FiveColorsAssignmentBeganEvent",
    "FiveColorsAttackerAssignedEvent",
    "FiveColorsBattleActionEvent",
    "FiveColorsBattleChosenEvent",
    "FiveColorsBattleEndedEvent",
    "FiveColorsBattleTotalsEvent",
    "FiveColorsBattles",
    "FiveColorsChallengeAction",
    "FiveColorsChooseDeckAction",
    "FiveColorsColourChosenEvent",
    "FiveColorsDamageDecision",
    "FiveColorsDecision",
    "FiveColorsDeckNamedEvent",
    "FiveColorsDefenderAssignedEvent",
    "FiveColorsDiscardFromProvinceAction",
    "FiveColorsDuel",
    "FiveColorsDuelBeganEvent",
    "FiveColorsDuelDecision",
    "FiveColorsDuelResultEvent",
    "FiveColorsDuelStruckEvent",
    "FiveColorsEvaluated",
    "FiveColorsEvaluation",
    "FiveColorsEvent",
    "FiveColorsEventDiscardedEvent",
    "FiveColorsEventEnteredEvent",
    "FiveColorsEvents",
    "FiveColorsFocusAction",
    "FiveColorsFocusLaidEvent",
    "FiveColorsFreeDeed",
    "FiveColorsFreeDeeds",
    "FiveColorsLandPutEvent",
    "FiveColorsLegalActions",
    "FiveColorsManaDoubledEvent",
    "FiveColorsNameDeckDecision",
    "FiveColorsNewGame",
    "FiveColorsOptions",
    "FiveColorsPerspective",
    "FiveColorsPickBattleAction",
    "FiveColorsPickBattleDecision",
    "FiveColorsPlayouts",
    "FiveColorsProtection",
    "FiveColorsProtectionUsedEvent",
    "FiveColorsProvince",
    "FiveColorsProvinceAddedEvent",
    "FiveColorsProvinceDestroyedEvent",
    "FiveColorsProvinceDiscardedEvent",
    "FiveColorsProvinceRefilledEvent",
    "FiveColorsProvinceTurnedEvent",
    "FiveColorsProvincesSlidEvent",
    "FiveColorsPutLandAction",
    "FiveColorsRealm",
    "FiveColorsRealms",
    "FiveColorsRecruitedEvent",
    "FiveColorsRepeats",
    "FiveColorsSample",
    "FiveColorsSamples",
    "FiveColorsSaveDecision",
    "FiveColorsSavedEvent",
    "FiveColorsSeatOptions",
    "FiveColorsSeatPerspective",
    "FiveColorsSeenArmy",
    "FiveColorsSeenBattle",
    "FiveColorsSeenDecision",
    "FiveColorsSeenProvince",
    "FiveColorsSeenRealm",
    "FiveColorsState",
    "FiveColorsStrikeAction",
    "FiveColorsSuccessor",
    "FiveColorsSuccessors",
    "FiveColorsTable",
    "FiveColorsUseProtectionAction",
    "FiveColorsVerdicts",
    "FiveColorsView",
    "ForcedEvent",
    "GameBody",
    "GameCheck",
    "GameOverProblem",
    "GreedyPlayer",
    "HeadersTooLargeProblem",
    "IllegalActionProblem",
    "InternalErrorProblem",
    "InvalidRequestOrInvalidStateProblem",
    "InvalidRequestProblem",
    "InvalidStateProblem",
    "LegalActions",
    "LegalActionsBody",
    "Limits",
    "Magic54Action",
    "Magic54ActionPlayouts",
    "Magic54ActionVerdict",
    "Magic54ActivateSpecialAction",
    "Magic54Adjudication",
    "Magic54Attacker",
    "Magic54AttackerDeclaredEvent",
    "Magic54BlockerDeclaredEvent",
    "Magic54Blow",
    "Magic54CardItem",
    "Magic54ChooseAnswerDecision",
    "Magic54ChooseCardDecision",
    "Magic54ChooseCombatPlayDecision",
    "Magic54ChooseDiscardDecision",
    "Magic54ChooseExchangeDecision",
    "Magic54ChoosePlayDecision",
    "Magic54ChooseShareDecision",
    "Magic54Combat",
    "Magic54CombatEndedEvent",
    "Magic54Creature",
    "Magic54CreatureDiedEvent",
    "Magic54CreatureView",
    "Magic54DamageAnnouncedEvent",
    "Magic54DamageCancelledEvent",
    "Magic54DamageDealtEvent",
    "Magic54DamageDividedEvent",
    "Magic54DamageLostEvent",
    "Magic54DamageRedirectedEvent",
    "Magic54DamageRemovedEvent",
    "Magic54Decision",
    "Magic54DeckRenewedEvent",
    "Magic54DeclareAttackerAction",
    "Magic54DeclareAttackersDecision",
    "Magic54DeclareBlockerAction",
    "Magic54DeclareBlockersDecision",
    "Magic54DiscardAction",
    "Magic54DiscardedEvent",
    "Magic54DivideDamageAction",
    "Magic54DrawSkippedEvent",
    "Magic54DrewEvent",
    "Magic54Effect",
    "Magic54EffectRegisteredEvent",
    "Magic54EndTurnAction",
    "Magic54Evaluated",
    "Magic54Evaluation",
    "Magic54Event",
    "Magic54ExchangeAction",
    "Magic54ExchangedEvent",
    "Magic54FinishAttackersAction",
    "Magic54FinishBlockersAction",
    "Magic54FoundNothingEvent",
    "Magic54GameOverEvent",
    "Magic54GameStartedEvent",
    "Magic54GrewEvent",
    "Magic54GrowthDiscardedEvent",
    "Magic54GrowthItem",
    "Magic54GrowthKeptEvent",
    "Magic54Item",
    "Magic54ItemSolvedEvent",
    "Magic54LeftCombatEvent",
    "Magic54LegalActions",
    "Magic54ManaCard",
    "Magic54ManaPlayedEvent",
    "Magic54ManaTappedEvent",
    "Magic54NewGame",
    "Magic54Options",
    "Magic54PassAction",
    "Magic54PassedEvent",
    "Magic54Perspective",
    "Magic54PhaseStartedEvent",
    "Magic54PileAddedEvent",
    "Magic54PlayCardAction",
    "Magic54PlayGrowthAction",
    "Magic54PlayManaAction",
    "Magic54Playouts",
    "Magic54ReturnedToHandEvent",
    "Magic54Sample",
    "Magic54Samples",
    "Magic54SearchDeckAction",
    "Magic54SearchedEvent",
    "Magic54Seat",
    "Magic54SeatOptions",
    "Magic54SeatPerspective",
    "Magic54SeatView",
    "Magic54SeenDecision",
    "Magic54ShuffledEvent",
    "Magic54SpecialItem",
    "Magic54State",
    "Magic54Successor",
    "Magic54Successors",
    "Magic54SummonAction",
    "Magic54SummonedEvent",
    "Magic54Table",
    "Magic54TableView",
    "Magic54TurnEndedEvent",
    "Magic54TurnStartedEvent",
    "Magic54UntappedEvent",
    "Magic54Verdicts",
    "Magic54WoreOffEvent",
    "MagicAbilityActivatedEvent",
    "MagicAbilityTriggeredEvent",
    "MagicAcceptAction",
    "MagicActivateAction",
    "MagicActivateManaAction",
    "MagicAnnouncedEvent",
    "MagicArrangeDecision",
    "MagicArrangedEvent",
    "MagicAssignDamageAction",
    "MagicAssignDamageDecision",
    "MagicAttachedEvent",
    "MagicAttackAction",
    "MagicAttacker",
    "MagicAttackerDeclaredEvent",
    "MagicAutoPayAction",
    "MagicBecameBlockedEvent",
    "MagicBlockAction",
    "MagicBlockerDeclaredEvent",
    "MagicCastAction",
    "MagicCeasedEvent",
    "MagicChooseAction",
    "MagicChooseColorAction",
    "MagicChooseColorDecision",
    "MagicChooseHalfAction",
    "MagicChooseHalfDecision",
    "MagicChooseManaAction",
    "MagicChooseManaDecision",
    "MagicChooseModeAction",
    "MagicChooseModeDecision",
    "MagicChooseObjectsDecision",
    "MagicChooseReplacementDecision",
    "MagicChooseTargetAction",
    "MagicChooseTargetDecision",
    "MagicChooseXAction",
    "MagicChooseXDecision",
    "MagicChoseEvent",
    "MagicCombat",
    "MagicCombatEndedEvent",
    "MagicContinuousEffect",
    "MagicControlChangedEvent",
    "MagicCouldNotDrawEvent",
    "MagicCounteredEvent",
    "MagicCountersPutEvent",
    "MagicCountersRemovedEvent",
    "MagicDamageDealtEvent",
    "MagicDamagePreventedEvent",
    "MagicDamageRemovedEvent",
    "MagicDeclareAttackersDecision",
    "MagicDeclareBlockersDecision",
    "MagicDeclineAction",
    "MagicDelayed",
    "MagicDelayedEvent",
    "MagicDidNotResolveEvent",
    "MagicDiscardAction",
    "MagicDiscardToHandSizeDecision",
    "MagicDivideAction",
    "MagicDivideDecision",
    "MagicDividePreventionDecision",
    "MagicDoneAction",
    "MagicDrewEvent",
    "MagicEffectBeganEvent",
    "MagicEffectsEndedEvent",
    "MagicEnterAsCopyAction",
    "MagicEnterAsCopyDecision",
    "MagicEnterAttachedAction",
    "MagicEnterAttachedDecision",
    "MagicEnterNextAction",
    "MagicEnterPlainAction",
    "MagicEnterWithAction",
    "MagicEnterWithDecision",
    "MagicGameBeganEvent",
    "MagicGameOverEvent",
    "MagicHandInAction",
    "MagicHandKeptEvent",
    "MagicKeepAction",
    "MagicKeepHandAction",
    "MagicKeepLegendDecision",
    "MagicKeepOnTopAction",
    "MagicLandPlayedEvent",
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
    "MagicPayLifeAction",
    "MagicPayManaDecision",
    "MagicPaySymbolDecision",
    "MagicPayWithAction",
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
    "MagicSeenAttacker",
    "MagicSeenCard",
    "MagicSeenChange",
    "MagicSeenDelayed",
    "MagicSeenEffect",
    "MagicSeenItem",
    "MagicSeenPermanent",
    "MagicSeenPlayer",
    "MagicSeenShield",
    "MagicSeenTargets",
    "MagicSeenValues",
    "MagicSeenWaiting",
    "MagicSettleSymbolDecision",
    "MagicShield",
    "MagicShieldMadeEvent",
    "MagicShuffledEvent",
    "MagicSortDecision",
    "MagicSpellCastEvent",
    "MagicSpendManaAction",
    "MagicSpendManaDecision",
    "MagicStackItem",
    "MagicStayOutAction",
    "MagicStepBeganEvent",
    "MagicTable",
    "MagicTableView",
    "MagicTapForManaAction",
    "MagicTappedEvent",
    "MagicTargetedEvent",
    "MagicTokenCreatedEvent",
    "MagicTurnBeganEvent",
    "MagicUnattachedEvent",
    "MagicUntappedEvent",
    "MalformedJsonProblem",
    "MethodNotAllowedProblem",
    "MoveBody",
    "NewGame",
    "NotAcceptableProblem",
    "NotFoundProblem",
    "OptionDetails",
    "Options",
    "Outcome",
    "PerdureAction",
    "PerdureActionPlayouts",
    "PerdureActionVerdict",
    "PerdureAdjudication",
    "PerdureAttacker",
    "PerdureAttackerDeclaredEvent",
    "PerdureBlockerDeclaredEvent",
    "PerdureCantripAction",
    "PerdureCantripPlayedEvent",
    "PerdureCardsLostEvent",
    "PerdureCastAction",
    "PerdureChooseCardDecision",
    "PerdureChooseCreatureDecision",
    "PerdureChoosePlayDecision",
    "PerdureChooseShareDecision",
    "PerdureCombat",
    "PerdureCombatEndedEvent",
    "PerdureCreature",
    "PerdureCreatureDiedEvent",
    "PerdureCreaturePlayedEvent",
    "PerdureCreatureView",
    "PerdureDamageDealtEvent",
    "PerdureDamageDividedEvent",
    "PerdureDamageRemovedEvent",
    "PerdureDamageStepStartedEvent",
    "PerdureDealtEvent",
    "PerdureDeathRattleEvent",
    "PerdureDecision",
    "PerdureDecksExchangedEvent",
    "PerdureDeclareAttackerAction",
    "PerdureDeclareAttackersDecision",
    "PerdureDeclareBlockerAction",
    "PerdureDeclareBlockersDecision",
    "PerdureDiscardedEvent",
    "PerdureDivideDamageAction",
    "PerdureDrawSkippedEvent",
    "PerdureDrewEvent",
    "PerdureEnchantAction",
    "PerdureEnchantedEvent",
    "PerdureEnchantmentsDiscardedEvent",
    "PerdureEndPhaseAction",
    "PerdureEvaluated",
    "PerdureEvaluation",
    "PerdureEvent",
    "PerdureFinishAttackersAction",
    "PerdureFinishBlockersAction",
    "PerdureGameOverEvent",
    "PerdureGameStartedEvent",
    "PerdureHealSelectAction",
    "PerdureHealSelectedEvent",
    "PerdureHealedEvent",
    "PerdureLand",
    "PerdureLandPlayedEvent",
    "PerdureLandView",
    "PerdureLegalActions",
    "PerdureManaGainedEvent",
    "PerdureManaLostEvent",
    "PerdureManaSpentEvent",
    "PerdureMatch",
    "PerdureMatchOverEvent",
    "PerdureNewGame",
    "PerdureOptions",
    "PerdurePerspective",
    "PerdurePhaseStartedEvent",
    "PerdurePlayCreatureAction",
    "PerdurePlayLandAction",
    "PerdurePlayouts",
    "PerdureSample",
    "PerdureSamples",
    "PerdureSeat",
    "PerdureSeatOptions",
    "PerdureSeatPerspective",
    "PerdureSeatView",
    "PerdureSeenDecision",
    "PerdureShuffledEvent",
    "PerdureSpell",
    "PerdureSpellCastEvent",
    "PerdureState",
    "PerdureSuccessor",
    "PerdureSuccessors",
    "PerdureTable",
    "PerdureTableView",
    "PerdureTappedEvent",
    "PerdureTrixDoneAction",
    "PerdureTrixToggleAction",
    "PerdureTurnEndedEvent",
    "PerdureTurnStartedEvent",
    "PerdureUntappedEvent",
    "PerdureVerdicts",
    "Perspective",
    "Player",
    "Playouts",
    "PlayoutsBody",
    "Private",
    "Problem",
    "RandomPlayer",
    "RateLimitedProblem",
    "Remark",
    "ReplayBody",
    "RequestError",
    "RequestTimeoutProblem",
    "RequestTooLargeProblem",
    "Rule",
    "RuleList",
    "RulesetBrief",
    "RulesetDetails",
    "RulesetLinks",
    "RulesetList",
    "RulesetTexts",
    "SampleBody",
    "SamplePosition",
    "Samples",
    "SearchPlayer",
    "SeatOptions",
    "SeatPerspective",
    "SeatRange",
    "SplendagicAction",
    "SplendagicActionPlayouts",
    "SplendagicActionVerdict",
    "SplendagicAdjudication",
    "SplendagicAttachPickAction",
    "SplendagicAttachPickDecision",
    "SplendagicAttachTypeAction",
    "SplendagicAttachTypeDecision",
    "SplendagicCardSet",
    "SplendagicDecision",
    "SplendagicEvaluated",
    "SplendagicEvaluation",
    "SplendagicEvent",
    "SplendagicLandAttachedEvent",
    "SplendagicLandReturnedEvent",
    "SplendagicLandTakenEvent",
    "SplendagicLands",
    "SplendagicLegalActions",
    "SplendagicMarketCastEvent",
    "SplendagicMarketRefilledEvent",
    "SplendagicMiddle",
    "SplendagicNewGame",
    "SplendagicOptions",
    "SplendagicOwed",
    "SplendagicOwedDrawEvent",
    "SplendagicPerspective",
    "SplendagicPickLandAction",
    "SplendagicPickLandDecision",
    "SplendagicPlaneswalkersTurnedUpEvent",
    "SplendagicPlayouts",
    "SplendagicPwRowCastEvent",
    "SplendagicReserveAction",
    "SplendagicReserveBlindAction",
    "SplendagicReserved",
    "SplendagicReservedEvent",
    "SplendagicReserves",
    "SplendagicReturnLandAction",
    "SplendagicReturnLandDecision",
    "SplendagicSample",
    "SplendagicSamples",
    "SplendagicSeatOptions",
    "SplendagicSeatPerspective",
    "SplendagicSeenDecision",
    "SplendagicSeenLands",
    "SplendagicSeenMiddle",
    "SplendagicSeenOffer",
    "SplendagicSeenReserved",
    "SplendagicSplendor",
    "SplendagicSplendorDoneEvent",
    "SplendagicSplendorLapsedEvent",
    "SplendagicStartingLifeEvent",
    "SplendagicState",
    "SplendagicSuccessor",
    "SplendagicSuccessors",
    "SplendagicTable",
    "SplendagicTakeDifferentAction",
    "SplendagicTakeSameAction",
    "SplendagicVerdicts",
    "SplendagicView",
    "State",
    "StateNotHotProblem",
    "Status",
    "StatusBody",
    "Successors",
    "SuccessorsBody",
    "TargetTooLongProblem",
    "Template",
    "Texts",
    "TookTooLongProblem",
    "UnavailableOrCacheUnavailableOrTookTooLongProblem",
    "UnavailableOrCacheUnavailableProblem",
    "UnavailableOrTookTooLongProblem",
    "UnavailableProblem",
    "UnknownCardProblem",
    "UnknownRuleProblem",
    "UnknownRulesetOrUnknownCardProblem",
    "UnknownRulesetOrUnknownRuleProblem",
    "UnknownRulesetProblem",
    "UnsupportedMediaTypeProblem",
    "UnsupportedTransferCodingProblem",
    "Verdict",
    "VerdictBody",
    "Verdicts",
    "ViewBody",
    "Violation",
    "WaitingDecision",
]
