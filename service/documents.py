"""Documents of the service's own: what the answers hold besides positions. Structs, encoded as they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from engine import ActionTemplate, CardEntry, Face, Fault, Remark, Rule, Template


class SeatRange(Struct, frozen=True):
    """How many seats play."""

    min: int
    max: int


class RulesetLinks(Struct, frozen=True):
    """Paths of what belongs to a ruleset."""

    self: str
    rules: str
    cards: str
    texts: str
    games: str


class RulesetBrief(Struct, frozen=True, kw_only=True):
    """A ruleset in a few words."""

    id: str
    name: str
    edition: Annotated[int, Meta(description="Edition of the rulebook; a change of ruling raises it.")]
    seats: SeatRange
    summary: Annotated[str, Meta(description="One sentence for people who choose a game.")]
    links: RulesetLinks


class Limits(Struct, frozen=True, kw_only=True):
    """What this server accepts in one request."""

    body_bytes: int
    header_seconds: Annotated[int, Meta(description="Time in which header fields have to come.")]
    body_seconds: Annotated[int, Meta(description="Time in which a body has to come.")]
    seconds: Annotated[
        int, Meta(description="Time that a request may take; what takes longer ends as `took-too-long`.")
    ]
    actions: int
    recorded_actions: Annotated[int, Meta(description="Actions in the record of a game.")]
    samples: int
    playouts: Annotated[
        int, Meta(description="Games that are played out, for each action where there are several.")
    ]
    playout_work: Annotated[
        int,
        Meta(
            description="At most this much is the number of games (of all actions and samples together) × "
            "`max_decisions` × the KiB of the state's document, rounded up."
        ),
    ]
    cards_per_page: int


class RulesetList(Struct, frozen=True, kw_only=True):
    """The games this server adjudicates, and its limits."""

    rulesets: tuple[RulesetBrief, ...]
    limits: Limits


class OptionDetails(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that a new game, or one of its seats, may be told."""

    name: str
    description: str
    default: Annotated[Any, Meta(description="What holds if the option is left out; null for nothing.")]
    form: Annotated[dict[str, Any], Meta(description="JSON Schema of its values.")]
    rule: Annotated[str | None, Meta(description="The ruling behind it.")] = None
    ruling: Annotated[str | None, Meta(description="The text of that ruling.")] = None


class Texts(Struct, frozen=True, kw_only=True):
    """An answer in words, as `GET /v1/rulesets/{ruleset}/texts` has the templates."""

    decision: Annotated[
        str | UnsetType | None,
        Meta(
            description="A prompt to the seat that decides; for another seat, whom it waits for. Null when "
            "the game is over. Absent where the answer does not hold the decision."
        ),
    ] = UNSET
    actions: Annotated[
        Sequence[str] | UnsetType,
        Meta(description="For each legal action what a button would say. Absent where the list is."),
    ] = UNSET
    events: Annotated[
        Sequence[str] | UnsetType,
        Meta(description="For each event a sentence. Absent where the list is."),
    ] = UNSET


class RulesetTexts(Struct, frozen=True, kw_only=True):
    """What the texts of a ruleset are written from."""

    ruleset: str
    edition: int
    events: Annotated[dict[str, Template], Meta(description="By their types.")]
    decisions: Annotated[
        dict[str, Template],
        Meta(description="By their types; `waiting` is what the seats read that do not decide."),
    ]
    actions: Annotated[
        dict[str, tuple[ActionTemplate, ...]],
        Meta(description="By their types. A type that reads differently at different decisions has several."),
    ]
    words: Annotated[
        dict[str, dict[str, str]],
        Meta(
            description="Display names of words, by their sets: steps, zones, keywords and others. A word "
            "that is in none is told as it is, with blanks for `_`."
        ),
    ]


class SamplePosition(Struct, frozen=True, kw_only=True):
    """A state to start from."""

    summary: Annotated[str, Meta(description="The position in words.")]
    state: Annotated[
        dict[str, Any],
        Meta(
            description="As one would write it by hand: what is left out has its default.",
            extra_json_schema={"$ref": "#/components/schemas/State"},
        ),
    ]


class RulesetDetails(RulesetBrief, frozen=True, kw_only=True):
    """A ruleset in full."""

    source: Annotated[str, Meta(description="The text that the rulebook restates.")]
    options: tuple[OptionDetails, ...]
    seat_options: tuple[OptionDetails, ...]
    actions: Annotated[tuple[str, ...], Meta(description="The types of actions.")]
    decisions: Annotated[tuple[str, ...], Meta(description="The types of decisions.")]
    events: Annotated[tuple[str, ...], Meta(description="The types of events.")]
    decks: Annotated[tuple[str, ...], Meta(description="Names of the decks it ships.")]
    aimless_actions: Annotated[
        tuple[str, ...],
        Meta(
            description="The types of actions that lead nowhere by themselves: mana with nothing to pay for, "
            "a mulligan. Playouts with the policy `purposeful` leave them be."
        ),
    ]
    passing_actions: Annotated[
        tuple[str, ...],
        Meta(
            description="The types of actions that do nothing more and let the game go on: a pass, the end "
            "of a phase, no further blocker, a no. At each decision at most one action of these types is "
            "legal, so a client can give it a place and a key of its own."
        ),
    ]
    playout_decisions: Annotated[
        int,
        Meta(
            description="`max_decisions` of playouts where none is sent: 99 % of random games from the start "
            "have ended by then."
        ),
    ]
    positions: Annotated[
        tuple[SamplePosition, ...],
        Meta(
            description="Small states to write others from. The first has nothing on the table but what the "
            "rules insist on."
        ),
    ]


class RuleList(Struct, frozen=True, kw_only=True):
    """A rulebook, or those of its rules that were asked for, in the book's order."""

    ruleset: str
    name: str
    edition: int
    source: str
    rules: tuple[Rule, ...]


class CardPage(Struct, frozen=True, kw_only=True):
    """A page of a card library."""

    ruleset: str
    page: int
    pages: int
    total: int
    next: Annotated[str | None, Meta(description="Path of the next page.")]
    cards: tuple[CardEntry, ...]


Mean = Annotated[float, Meta(description="Rounded to six decimal places.")]
StandardError = Annotated[
    float | None,
    Meta(
        description="By how much the mean is likely to be off: in two of three cases it is off by less. Null "
        "where there is one observation, which says nothing about that."
    ),
]
Results = Annotated[
    tuple[float, ...],
    Meta(
        description="Mean result, for each seat: 1 for a win, 0 for a loss; a game that nobody has won gives "
        "equal shares to the seats that are in it, so that the means of all seats add up to 1."
    ),
]
StandardErrors = Annotated[
    tuple[float, ...] | None,
    Meta(description="Standard error of each of these means; null for a single game."),
]
Length = Annotated[float, Meta(description="Mean number of decisions made in a game.")]


class ActionPlayouts(Struct, frozen=True, kw_only=True):
    """How the games went that began with an action."""

    action: Any
    wins: Annotated[tuple[int, ...], Meta(description="Games won, for each seat.")]
    draws: int
    unfinished: Annotated[int, Meta(description="Games that were not over after `max_decisions`.")]
    mean: Results
    standard_error: StandardErrors
    length: Length


class Playouts(Struct, frozen=True, kw_only=True):
    """How games went that were played out at random."""

    ruleset: str
    state_id: str
    count: Annotated[
        int, Meta(description="Number of games; where there are `actions`, that of all of them together.")
    ]
    max_decisions: Annotated[int, Meta(description="After how many decisions a game was left unfinished.")]
    wins: Annotated[
        tuple[int, ...],
        Meta(
            description="Games won, for each seat. Wins, `draws` and `unfinished` add up to `count`: with "
            "unfinished games, wins ÷ `count` is no win rate."
        ),
    ]
    draws: int
    unfinished: Annotated[int, Meta(description="Games that were not over after `max_decisions`.")]
    mean: Results
    standard_error: StandardErrors
    length: Length
    lengths: Annotated[
        tuple[int, ...],
        Meta(description="Decisions made in each game, in order; those of the first action come first."),
    ]
    actions: Annotated[
        tuple[ActionPlayouts, ...] | UnsetType,
        Meta(
            description="For each of `actions`, in their order, how the games went that began with it; only "
            "where they were asked for."
        ),
    ] = UNSET


class Evaluated(Struct, frozen=True, kw_only=True):
    """How good an action is for the seat that decides, by the games that began with it."""

    action: Any
    wins: int
    draws: int
    losses: Annotated[
        int, Meta(description="Games that another seat has won, or that this seat had to leave before.")
    ]
    unfinished: Annotated[int, Meta(description="Games that were not over after `max_decisions`.")]
    mean: Annotated[
        float,
        Meta(
            description="Mean result: 1 for a win, 0 for a loss; a game that nobody has won gives equal "
            "shares to the seats that are in it. Rounded to six decimal places."
        ),
    ]
    standard_error: StandardError
    behind: Annotated[
        float, Meta(description="By how much the mean is below that of the best action; 0 for the best.")
    ]
    behind_error: Annotated[
        float | None,
        Meta(
            description="Standard error of `behind`, from the differences game by game: with the same chance "
            "for both it is smaller than those of the two means let one expect. Null for a single sample."
        ),
    ]
    decisions: Annotated[int, Meta(description="Decisions made in its games, all together.")]


class Evaluation(Struct, frozen=True, kw_only=True):
    """The legal actions of the seat that decides, each by games played out at random in the same samples of
    what it has not seen, with the same chance. It depends on nothing that the seat does not know."""

    ruleset: str
    seat: int
    samples: int
    playouts: Annotated[int, Meta(description="Games in each sample, for each action.")]
    seed: int
    max_decisions: Annotated[int, Meta(description="After how many decisions a game was left unfinished.")]
    policy: Annotated[
        Literal["uniform", "purposeful", "quiet"],
        Meta(description="Among which actions everybody chose at random."),
    ]
    unfinished_as: Annotated[
        Literal["draw", "estimate"], Meta(description="What a game counted that was left unfinished.")
    ]
    best: Annotated[
        Any, Meta(description="The action with the highest mean; the first one, if several have.")
    ]
    actions: Annotated[
        tuple[Evaluated, ...],
        Meta(description="The actions that were sent, or all legal ones, in the order of their list."),
    ]


class Status(Struct, frozen=True, kw_only=True):
    """Everything that is wrong with a document."""

    playable: Annotated[bool, Meta(description="Whether the faults are none.")]
    faults: tuple[Fault, ...]


class GameCheck(Struct, frozen=True, kw_only=True):
    """What there is to say of a new game before it begins."""

    playable: Annotated[bool, Meta(description="Whether the faults are none, so that it can be created.")]
    faults: Annotated[tuple[Fault, ...], Meta(description="All that keeps it from being created.")]
    remarks: Annotated[
        tuple[Remark, ...],
        Meta(
            description="What one would like to know, though nothing is wrong with it: cards of one's own "
            "decks whose text has nothing to work on in this game."
        ),
    ]


class CardCheck(Struct, frozen=True, kw_only=True):
    """What there is to say of a card in the card language."""

    sound: Annotated[
        bool, Meta(description="Whether the faults are none, so that a game can bring it along.")
    ]
    faults: Annotated[
        tuple[Fault, ...],
        Meta(description="All of them, each with its path and the words that are allowed there."),
    ]
    key: Annotated[
        str | None,
        Meta(
            description="The key under which it lies on a table, made of its name and its content; null with "
            "faults. Decks and card sets speak of it by the part before the hyphen."
        ),
    ]
    face: Annotated[
        Face | None,
        Meta(description="What the card is and does, as a reader sees it; null if that cannot be told."),
    ]


class Health(Struct, frozen=True, kw_only=True):
    """How the server is."""

    status: Literal["ok", "degraded", "draining"]
