"""What no ruleset has a part in: outcomes, problems, rules, texts.

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


class Auto(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is done after the actions without asking, up to `limits.passes` actions."""

    forced: bool = True
    """Go on as long as the seat that decides can do one thing only, which is no pass, and every seat sees
    that."""
    pass_: Sequence[Pass] = field(name="pass", default=[])
    """The seats that are passed for, each at most once: what their clients wish. Nobody else is."""


AutoOrForced: TypeAlias = Literal["forced"] | Auto


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


class ClaimBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """That a person who has been away for too long is to concede."""

    step: int
    """The step that the player saw last: `step` of an answer."""
    include: Sequence[Literal["texts"]] = []


class ConcedeAction(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="concede"):
    """Give the game up. Never listed, possible at every decision, also by a seat that is not asked."""

    type: ClassVar[Literal["concede"]] = "concede"
    seat: int


class ConcededEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="conceded"):
    """A seat gave up."""

    type: ClassVar[Literal["conceded"]] = "conceded"
    seat: int
    rule: str


class CourseTaken(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How what was done without asking came to an end."""

    because: Literal["asks", "bound", "over"]
    """`asks`: somebody has to decide. `bound`: as many actions were taken as may be without asking; the
    same again goes on. `over`: the game has ended."""
    reasons: (
        Sequence[Literal["no_stop", "nothing_to_do", "only_action", "own_item", "until", "yielded"]] | None
    ) = None
    """For each of `forced` why nobody was asked: what only the seats themselves are to know. Absent where
    `include` does not name `events`."""


class DecisionInBrief(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A decision of any ruleset: its type, who decides and under which clause. It may have members of its
    own."""

    type: str
    seat: int
    rule: str


class DefaultStops(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The steps in which a seat is asked, if its client says nothing else."""

    mine: Sequence[str]
    """In its own turn."""
    theirs: Sequence[str]
    """In another's turn."""


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


class EndOfTurnUntil(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="to", tag="end_of_turn"
):
    """To the end of the turn in which it was set."""

    to: ClassVar[Literal["end_of_turn"]] = "end_of_turn"
    turn: int
    """The turn in which it was set, not after that of the position that is sent."""


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
        "turn_face_up",
        "set_aside",
        "untap",
        "keep_tapped",
        "choose_times",
        "choose_mode",
        "no_more_modes",
        "tap_for_less",
        "tap_nothing",
        "choose_price",
        "choose_x",
        "choose_half",
        "choose_target",
        "no_more_targets",
        "divide",
        "use_permission",
        "activate_mana",
        "auto_pay",
        "spend_mana",
        "pay_with",
        "pay_enough",
        "place_trigger",
        "decline",
        "accept",
        "pay_x",
        "choose",
        "done",
        "choose_color",
        "choose_land_type",
        "choose_value",
        "choose_mana",
        "keep_on_top",
        "put_away",
        "place_next",
        "keep_target",
        "replace",
        "prevent_damage",
        "enter_taking",
        "enter_plain",
        "enter_as_copy",
        "enter_with",
        "enter_attached",
        "enter_next",
        "apply_effect",
        "decline_effect",
        "enter_paying",
        "enter_revealing",
        "keep",
        "keep_hand",
        "mulligan",
        "put_on_bottom",
        "no_more_mana",
        "pay_life",
        "hand_in",
        "stay_out",
        "attack",
        "spare",
        "exert",
        "enlist_none",
        "enlist",
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
        "attach_pick",
        "attach_type",
        "return_land",
        "pick_land",
    ]
    """The type of that action."""
    rule: str


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


class Invitation(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What turns into a seat, once."""

    seat: int
    invitation: str


class InvitationRefusedProblem(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    tag_field="type",
    tag="/problems/invitation-refused",
):
    """The invitation leads to no free seat of this table.

    Whether it was used or never given is not said. Whoever created the table may create another one."""

    type: ClassVar[Literal["/problems/invitation-refused"]] = "/problems/invitation-refused"
    title: Literal["The invitation leads to no free seat"]
    status: Literal[403]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""


class KnownPool(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A pool of cards beside the library, which new games may use."""

    digest: str
    """What tells it from any other."""
    cards: int
    """How many of them games can use."""


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
    passes: int
    """Actions that an object `auto` lets be taken without asking."""
    recorded_actions: int
    """Actions in the record of a game."""
    samples: int
    playouts: int
    """Games that are played out, for each action where there are several."""
    playout_work: int
    """The most work, in microseconds by the `playout_cost` of the ruleset: (samples × `sample` + games of
    all actions and samples together × `max_decisions`, at most `decisions`, × `decision`) × the KiB of
    the state's document, rounded up."""
    cards_per_page: int
    own_cards: int
    """Cards that a game brings along beside those of the library, tokens included."""
    own_cards_bytes: int
    """Of all of them together, as JSON without white space."""
    deck_characters: int
    """Of a deck list that is checked."""
    deck_lines: int
    tables: TableLimits | None = None
    """Absent where this server keeps none."""


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


class MyTurnUntil(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="to", tag="my_turn"):
    """To the next turn of the seat."""

    to: ClassVar[Literal["my_turn"]] = "my_turn"
    turn: int
    """The turn in which it was set, not after that of the position that is sent."""


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


class NotDueProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/not-due"
):
    """Nobody has been away for long enough to be conceded for.

    `away` is the number of seconds until somebody may claim, as things stand; null where the table has
    no such rule, or where no other person decides."""

    type: ClassVar[Literal["/problems/not-due"]] = "/problems/not-due"
    title: Literal["No seat has been away for so long"]
    status: Literal[409]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""
    away: int | None


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


class NotYourDecisionProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/not-your-decision"
):
    """Another seat decides. A seat acts where it decides itself; it can concede for itself at any time.

    `decision` says who decides and under which clause, as every seat may know; null when nobody does."""

    type: ClassVar[Literal["/problems/not-your-decision"]] = "/problems/not-your-decision"
    title: Literal["Another seat decides"]
    status: Literal[409]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""
    decision: DecisionInBrief


class OptionDetails(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that a new game, or one of its seats, may be told."""

    name: str
    title: str
    """Its label, in words of players."""
    description: str
    default: Any
    """What holds if the option is left out; null for nothing."""
    form: Mapping[str, Any]
    """JSON Schema of its values."""
    choices: Mapping[str, str] = {}
    """Labels of its values, or of those in its list, where they are words."""
    is_seat: bool = False
    """Its value is a seat."""
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


class Part(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of the table."""

    shows: str
    """The member of the view that it shows: `stack`; `seats.*.hand` of a seat's own side."""
    name: str
    text: str
    """What it is for."""


class Pass(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """That a seat is passed for, and where it is asked all the same."""

    seat: int
    """The seat, from 0."""
    ask: Literal["all", "stops", "useful"] = "useful"
    """When the seat is asked. `useful`: at its stops, in answer to others, and for choices, as long as it
    can do something there. `stops`: likewise, whatever it can do, so that being asked tells nothing of
    its hand. `all`: wherever it decides."""
    stops: Stops | None = None
    """A step of combat counts while something attacks, in another's turn while the seat is attacked."""
    until: Until | None = None
    """Pass up to a point. It is over when the seat is asked, when its point is reached or passed, and as
    many turns later as there are seats; then it is as if absent. Not with `ask: all`."""
    hold: bool = False
    """Ask while an item of the seat's own is on top of the stack or the pile, which resolves else."""
    yields: Sequence[str] = []
    """Addresses of abilities, as `view.stack[].ability` tells them, that are passed on. An address is that
    of the ability of every copy of the card; spells have none."""


class PersonPlayer(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="person"):
    """Somebody who takes the seat with a token."""

    kind: ClassVar[Literal["person"]] = "person"


class PlayoutCost(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """By what the work of playouts and evaluations is bounded: figures that are the same on every server.
    Positions differ, and so do machines."""

    sample: int
    """Microseconds to draw a sample, for each KiB of the state's document."""
    decision: int
    """Microseconds to make a decision, for each KiB of the state's document."""
    decisions: int
    """How many decisions a game takes on average; of a larger `max_decisions`, no more is counted."""


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


class RefusedAction(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action after the first that was not carried out."""

    index: int
    """Which of `actions`, from 0."""
    rule: str
    reason: str
    violations: Sequence[Violation]
    """Every clause that it breaks; none where the game was over, or another seat had to decide."""


class Remark(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that one would like to know about a new game, though nothing is wrong with it."""

    path: str
    """JSONPath of the place, `$.seats[0].fate.cancel`."""
    message: str
    """What there is to know, in words."""
    rule: str
    """The clause that it follows from."""


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


class RulesetLinks(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Paths of what belongs to a ruleset."""

    self: str
    rules: str
    cards: str
    texts: str
    games: str
    guide: str


class RulesetList(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The games this server adjudicates, and its limits."""

    rulesets: Sequence[RulesetBrief]
    limits: Limits
    pool: KnownPool | None = None
    """Absent where this server knows none."""


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


class SearchPlayer(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="search"):
    """Takes the action that `POST /v1/evaluations` calls the best of those that are not aimless, with the
    same seed, one playout in each sample and the policy `purposeful`. Where there is one such action
    only, nothing is evaluated."""

    kind: ClassVar[Literal["search"]] = "search"
    samples: int | None = None
    """In how many samples of what the seat has not seen: more of them play better. At most
    `limits.playouts`. Without it, as many as fit into 0.8 s of work by the ruleset's `playout_cost`,
    from 1 to 16."""
    max_decisions: int | None = None
    """A game that is not over after so many decisions is left unfinished. Without it 16, or fewer where
    one sample would be too much work, if such games count as estimates; if they are draws, as many as
    99 % of random games need: `playout_decisions` of the ruleset."""
    unfinished_as: Literal["draw", "estimate"] = "estimate"
    """What a game counts that is left unfinished: as a draw, equal shares for the seats that are in it; or
    as the ruleset's static evaluation estimates how likely each of them is to win, which looks at what
    lies open and counts what does not."""


Player: TypeAlias = RandomPlayer | GreedyPlayer | SearchPlayer


class SeatCourse(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat may know of what was done without asking: its own part, which is nobody else's business."""

    reasons: Mapping[str, Literal["no_stop", "nothing_to_do", "own_item", "until", "yielded"]]
    """Why the seat was passed for: for each of its passes, by its number in `forced`."""
    asked: (
        Literal["attacked", "choice", "declares", "full", "mana", "no_pass", "own_item", "responds", "stop"]
        | None
    ) = None
    """Why the seat is asked now. Absent where it is not, or is not passed for."""


class SeatRange(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How many seats play."""

    min: int
    max: int


class StackEmptyUntil(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="to", tag="stack_empty"
):
    """Until the stack or the pile is empty. What comes onto it meanwhile is asked about."""

    to: ClassVar[Literal["stack_empty"]] = "stack_empty"
    seen: Sequence[str]
    """The ids of the items that were there, as views tell them; of those without an id, the cards."""
    turn: int
    """The turn in which it was set, not after that of the position that is sent."""


class StaleStepProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/stale-step"
):
    """Something has happened at the table since the step that the request names; nothing was done.

    `step` is the present one. Look at the table, then decide again."""

    type: ClassVar[Literal["/problems/stale-step"]] = "/problems/stale-step"
    title: Literal["The table has gone on since"]
    status: Literal[409]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""
    step: int


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


class StepUntil(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="to", tag="step"):
    """To this step of a turn, or to a later one, should the step be skipped."""

    to: ClassVar[Literal["step"]] = "step"
    step: str
    """One of `steps` of the ruleset."""
    whose: Literal["mine", "theirs"]
    """Of a turn of the seat, or of another's, but not beyond a turn of the seat."""
    turn: int
    """The turn in which it was set, not after that of the position that is sent."""


class Stops(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The steps in which a seat is asked. A list that is absent is the ruleset's (`default_stops`), an
    empty one is none."""

    mine: Sequence[str] | None = None
    """In its own turn."""
    theirs: Sequence[str] | None = None
    """In another's turn."""


class Surprise(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that a player of Magic does not expect."""

    text: str
    rules: Sequence[str]
    """The ids of the rules that say so."""


class TableLimits(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What this server accepts of tables."""

    per_client: int
    """New tables that one address may make within an hour."""
    wait_seconds: int
    """The longest wait of a look for news."""
    ttl_seconds: int
    """How long a table lives that nobody acts at; an hour until it is played."""


class TableMoveBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """That the bot that decides is to choose."""

    step: int
    """The step that the player saw last: `step` of an answer."""
    include: Sequence[Literal["texts"]] = []


class TableNotOverProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/table-not-over"
):
    """The record of a table is open once its game is over: before, it would tell what is hidden."""

    type: ClassVar[Literal["/problems/table-not-over"]] = "/problems/table-not-over"
    title: Literal["The game at this table is not over"]
    status: Literal[409]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""


EditionMismatchOrTableNotOverProblem: TypeAlias = EditionMismatchProblem | TableNotOverProblem


class TableNotPlayingProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/table-not-playing"
):
    """The game at this table has not begun: `waiting` for persons to take their seats."""

    type: ClassVar[Literal["/problems/table-not-playing"]] = "/problems/table-not-playing"
    title: Literal["The game at this table has not begun"]
    status: Literal[409]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""
    table_status: Literal["waiting"]


EditionMismatchOrStaleStepOrTableNotPlayingOrGameOverOrNotDueProblem: TypeAlias = (
    EditionMismatchProblem | StaleStepProblem | TableNotPlayingProblem | GameOverProblem | NotDueProblem
)


EditionMismatchOrStaleStepOrTableNotPlayingOrGameOverOrNotYourDecisionOrIllegalActionProblem: TypeAlias = (
    EditionMismatchProblem
    | StaleStepProblem
    | TableNotPlayingProblem
    | GameOverProblem
    | NotYourDecisionProblem
    | IllegalActionProblem
)


EditionMismatchOrStaleStepOrTableNotPlayingOrGameOverOrNotYourDecisionProblem: TypeAlias = (
    EditionMismatchProblem
    | StaleStepProblem
    | TableNotPlayingProblem
    | GameOverProblem
    | NotYourDecisionProblem
)


EditionMismatchOrTableNotPlayingOrGameOverOrNotYourDecisionProblem: TypeAlias = (
    EditionMismatchProblem | TableNotPlayingProblem | GameOverProblem | NotYourDecisionProblem
)


TablePlayer: TypeAlias = PersonPlayer | RandomPlayer | GreedyPlayer | SearchPlayer


class TableSeat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat, as everybody sees it."""

    player: TablePlayer
    taken: bool
    """Whether somebody sits here; a bot always does."""
    name: str | None = None


class TablesUnavailableProblem(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    tag_field="type",
    tag="/problems/tables-unavailable",
):
    """The server keeps no tables at the moment. Nothing was done.

    `reason`: `off`, this server keeps none at all; `down`, their store does not answer; `full`, it
    takes no new ones (running games go on); `newer`, the table was written by a newer version of the
    service, so that another server has to be asked."""

    type: ClassVar[Literal["/problems/tables-unavailable"]] = "/problems/tables-unavailable"
    title: Literal["Tables are not available at the moment"]
    status: Literal[503]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""
    reason: Literal["down", "full", "newer", "off"]


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


class TokenRefusedProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/token-refused"
):
    """This part of a table is open to a seat alone, and the request does not show that it comes from one.

    A seat's token is sent as `Authorization: Bearer …`. `reason`: `missing`, there is none;
    `malformed`, it is not 43 characters of base64url; `no-seat`, no seat of this table has it."""

    type: ClassVar[Literal["/problems/token-refused"]] = "/problems/token-refused"
    title: Literal["The token opens no seat of this table"]
    status: Literal[401]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""
    reason: Literal["malformed", "missing", "no-seat"]


class TookTooLongProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/took-too-long"
):
    """The work took longer than this server gives one request. Its results were discarded.

    `done` of `total` samples, playouts, successors or actions, as `what` says, were finished after
    `limit` seconds: ask for so many at once. The same request would take as long again. `GET
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


UnavailableOrTablesUnavailableOrTookTooLongProblem: TypeAlias = (
    UnavailableProblem | TablesUnavailableProblem | TookTooLongProblem
)


UnavailableOrTablesUnavailableProblem: TypeAlias = UnavailableProblem | TablesUnavailableProblem


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


class UnknownTableProblem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="/problems/unknown-table"
):
    """There is no such table: it never was, has expired, or was lost with the store."""

    type: ClassVar[Literal["/problems/unknown-table"]] = "/problems/unknown-table"
    title: Literal["There is no such table"]
    status: Literal[404]
    detail: str
    """What is wrong this time, in words."""
    request_id: str
    """`X-Request-Id` of the request, to be found in the log."""
    table: str


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
    | TokenRefusedProblem
    | InvitationRefusedProblem
    | UnknownTableProblem
    | StaleStepProblem
    | NotYourDecisionProblem
    | TableNotPlayingProblem
    | TableNotOverProblem
    | NotDueProblem
    | TablesUnavailableProblem
)


Until: TypeAlias = EndOfTurnUntil | MyTurnUntil | StackEmptyUntil | StepUntil


class Verdict(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Whether an action is legal, by which clause, and if not, every reason why."""

    legal: bool
    rule: str
    reason: str
    violations: Sequence[Violation]


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


__all__ = [
    "ActionTemplate",
    "Auto",
    "AutoOrForced",
    "BadRequestOrMalformedJsonProblem",
    "BadRequestProblem",
    "CacheUnavailableProblem",
    "ClaimBody",
    "ConcedeAction",
    "ConcededEvent",
    "CourseTaken",
    "DecisionInBrief",
    "DefaultStops",
    "EditionMismatchOrGameOverProblem",
    "EditionMismatchOrIllegalActionOrGameOverProblem",
    "EditionMismatchOrStaleStepOrTableNotPlayingOrGameOverOrNotDueProblem",
    "EditionMismatchOrStaleStepOrTableNotPlayingOrGameOverOrNotYourDecisionOrIllegalActionProblem",
    "EditionMismatchOrStaleStepOrTableNotPlayingOrGameOverOrNotYourDecisionProblem",
    "EditionMismatchOrTableNotOverProblem",
    "EditionMismatchOrTableNotPlayingOrGameOverOrNotYourDecisionProblem",
    "EditionMismatchProblem",
    "EndOfTurnUntil",
    "ExpectationFailedProblem",
    "Face",
    "Fault",
    "ForcedEvent",
    "GameCheck",
    "GameOverProblem",
    "GreedyPlayer",
    "HeadersTooLargeProblem",
    "IllegalActionProblem",
    "InternalErrorProblem",
    "InvalidRequestOrInvalidStateProblem",
    "InvalidRequestProblem",
    "InvalidStateProblem",
    "Invitation",
    "InvitationRefusedProblem",
    "KnownPool",
    "Limits",
    "MalformedJsonProblem",
    "MethodNotAllowedProblem",
    "MyTurnUntil",
    "NotAcceptableProblem",
    "NotDueProblem",
    "NotFoundProblem",
    "NotYourDecisionProblem",
    "OptionDetails",
    "Outcome",
    "Part",
    "Pass",
    "PersonPlayer",
    "Player",
    "PlayoutCost",
    "Private",
    "Problem",
    "RandomPlayer",
    "RateLimitedProblem",
    "RefusedAction",
    "Remark",
    "RequestError",
    "RequestTimeoutProblem",
    "RequestTooLargeProblem",
    "Rule",
    "RuleList",
    "RulesetBrief",
    "RulesetLinks",
    "RulesetList",
    "RulesetTexts",
    "SearchPlayer",
    "SeatCourse",
    "SeatRange",
    "StackEmptyUntil",
    "StaleStepProblem",
    "StateNotHotProblem",
    "Status",
    "StatusBody",
    "StepUntil",
    "Stops",
    "Surprise",
    "TableLimits",
    "TableMoveBody",
    "TableNotOverProblem",
    "TableNotPlayingProblem",
    "TablePlayer",
    "TableSeat",
    "TablesUnavailableProblem",
    "TargetTooLongProblem",
    "Template",
    "Texts",
    "TokenRefusedProblem",
    "TookTooLongProblem",
    "UnavailableOrCacheUnavailableOrTookTooLongProblem",
    "UnavailableOrCacheUnavailableProblem",
    "UnavailableOrTablesUnavailableOrTookTooLongProblem",
    "UnavailableOrTablesUnavailableProblem",
    "UnavailableOrTookTooLongProblem",
    "UnavailableProblem",
    "UnknownCardProblem",
    "UnknownRuleProblem",
    "UnknownRulesetOrUnknownCardProblem",
    "UnknownRulesetOrUnknownRuleProblem",
    "UnknownRulesetProblem",
    "UnknownTableProblem",
    "UnsupportedMediaTypeProblem",
    "UnsupportedTransferCodingProblem",
    "Until",
    "Verdict",
    "Violation",
    "WaitingDecision",
]
