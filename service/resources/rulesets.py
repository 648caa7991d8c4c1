"""``/v1/rulesets``: the games that are adjudicated here."""

from __future__ import annotations

from typing import Any, TypeVar, cast, get_args

import marshmallow as ma
import msgspec
from flask import Response, url_for
from msgspec import UNSET, Struct
from msgspec.inspect import StructType

import engine
from decks.lines import LONGEST_LIST, MOST_LINES
from engine import Ruleset
from service import responses
from service.answers.rulesets import (
    DefaultStops,
    KnownPool,
    Limits,
    OptionDetails,
    PlayoutCost,
    RulesetBrief,
    RulesetDetails,
    RulesetGuide,
    RulesetLinks,
    RulesetList,
    RulesetTexts,
    SamplePosition,
    SeatRange,
    TableLimits,
)
from service.config import Config
from service.contract.operation import CACHE_CONTROL, Resource
from service.contract.showcases import SHOWCASES
from service.judge import judge
from service.passing import MOST_PASSES
from service.problems import InvalidRequestProblem, UnknownRulesetProblem
from service.queries import Query

TYPE = "/openapi.json#/components/schemas/{name}"
"""Where the contract describes the types that options are made of."""

T = TypeVar("T")


class TextsQuery(Query):
    """Which texts to list."""

    kind = ma.fields.String(
        validate=ma.validate.OneOf(["event", "decision", "action", "word"]),
        metadata={"description": "Only the texts of this kind; the others are then empty."},
    )


blp = Resource("rulesets", "/v1/rulesets", "The games and their options.")


@blp.operation(
    "GET",
    "",
    "listRulesets",
    RulesetList,
    says="The rulesets and the limits.",
    links=("RulesetOfList",),
    headers=CACHE_CONTROL,
    conditional=True,
)
def list_rulesets() -> Response:
    """The rulesets

    What games this server adjudicates, and how much it accepts in one request.
    """
    briefs = tuple(RulesetBrief(**_brief(ruleset)) for ruleset in engine.rulesets())
    pool = judge().pool
    body = RulesetList(
        rulesets=briefs,
        limits=_limits(judge().config),
        pool=UNSET if pool is None else KnownPool(digest=pool.digest, cards=pool.accepted),
    )
    return responses.document("rulesets", body)


@blp.operation(
    "GET",
    "/<ruleset>",
    "getRuleset",
    RulesetDetails,
    says="The ruleset in full.",
    problems=(UnknownRulesetProblem,),
    headers=CACHE_CONTROL,
    conditional=True,
)
def get_ruleset(ruleset: str) -> Response:
    """One ruleset

    Its options with their defaults and the rulings behind them, the types of its actions, decisions and
    events, and small positions to write others from.
    """
    found = engine.ruleset(ruleset)
    return responses.document(found.id, _details(found))


@blp.operation(
    "GET",
    "/<ruleset>/texts",
    "getTexts",
    RulesetTexts,
    says="The templates, and the display names of words.",
    query=TextsQuery,
    problems=(UnknownRulesetProblem, InvalidRequestProblem),
    headers=CACHE_CONTROL,
    conditional=True,
)
def get_texts(query: dict[str, Any], ruleset: str) -> Response:
    """Texts of a ruleset

    The templates of all events, decisions and actions by their types, which `texts` in answers are written
    from: to translate them, or to write texts where the game is shown.

    In a template `{field}` is what people call the value of a field: a player by name, an object by the name
    of its card, a word by its display name, a list as "A, B and C"; `{item.card}` is a field of a field,
    `{decision.symbol}` in an action one of the decision, `{choice/color}` a word of the set `color`.
    `{amount:card}` is a count with its noun, "3 cards". Of `draws|draw` the second word is for the player who
    reads, if the text names them first; they are called "you", and `{seat}'s` becomes "your". `a(n)` is "a"
    or "an". `[ on {target}]` is left out where a field in it is absent; `[flag? text]`, `[!flag? text]`,
    `[how=sacrificed,discarded? text]` stand under their conditions, which `&` joins. A field is absent where
    its JSON is, or where it is null, false, empty, or a private part without cards; `absent` says what stands
    for it elsewhere.

    Names in the template of an action that are no fields of it are told by the service alone.
    """
    found = engine.ruleset(ruleset)
    told = engine.templates(found.id)
    wanted = query.get("kind")

    def of(kind: str, texts: dict[str, T]) -> dict[str, T]:
        return texts if wanted in (None, kind) else {}

    body = RulesetTexts(
        ruleset=found.id,
        edition=found.edition,
        events=of("event", told.events),
        decisions=of("decision", told.decisions),
        actions=of("action", told.actions),
        words=of("word", told.words),
    )
    return responses.document(f"texts-{found.id}", body)


@blp.operation(
    "GET",
    "/<ruleset>/guide",
    "getGuide",
    RulesetGuide,
    says="The guide.",
    problems=(UnknownRulesetProblem,),
    headers=CACHE_CONTROL,
    conditional=True,
)
def get_guide(ruleset: str) -> Response:
    """How to play

    A few words about the game, a position with its parts named, and the rules that surprise a player of
    Magic. The rulebook decides; the guide explains.
    """
    found = engine.ruleset(ruleset)
    guide = found.guide
    body = RulesetGuide(
        ruleset=found.id,
        name=found.name,
        words=guide.words,
        parts=guide.parts,
        surprises=guide.surprises,
        state=dict(guide.state),
    )
    return responses.document(f"guide-{found.id}", body)


def _limits(config: Config) -> Limits:
    return Limits(
        body_bytes=config.max_body_bytes,
        header_seconds=config.header_seconds,
        body_seconds=config.body_seconds,
        seconds=config.max_seconds,
        actions=config.max_actions,
        passes=MOST_PASSES,
        recorded_actions=config.max_recorded_actions,
        samples=config.max_samples,
        playouts=config.max_playouts,
        playout_work=config.max_playout_work,
        cards_per_page=config.cards_per_page,
        own_cards=engine.MOST_CARDS,
        own_cards_bytes=engine.MOST_CARDS_BYTES,
        deck_characters=LONGEST_LIST,
        deck_lines=MOST_LINES,
        tables=UNSET
        if config.tables_url == "off"
        else TableLimits(
            per_client=config.tables_per_client,
            wait_seconds=config.table_wait_seconds,
            ttl_seconds=config.table_ttl_seconds,
        ),
    )


def _brief(ruleset: Ruleset[Any]) -> dict[str, Any]:
    few, many = ruleset.seats
    return {
        "id": ruleset.id,
        "name": ruleset.name,
        "edition": ruleset.edition,
        "seats": SeatRange(min=few, max=many),
        "summary": ruleset.summary,
        "links": RulesetLinks(
            self=url_for("rulesets.get_ruleset", ruleset=ruleset.id),
            rules=url_for("rules.list_rules", ruleset=ruleset.id),
            cards=url_for("cards.list_cards", ruleset=ruleset.id),
            texts=url_for("rulesets.get_texts", ruleset=ruleset.id),
            games=url_for("games.create_game", ruleset=ruleset.id),
            guide=url_for("rulesets.get_guide", ruleset=ruleset.id),
        ),
    }


def _details(ruleset: Ruleset[Any]) -> RulesetDetails:
    return RulesetDetails(
        **_brief(ruleset),
        source=ruleset.book.source,
        options=_options(ruleset, ruleset.options),
        seat_options=_options(ruleset, ruleset.seat),
        actions=_tags(ruleset.action),
        decisions=_tags(ruleset.decision),
        events=_tags(ruleset.event),
        decks=ruleset.decks,
        steps=ruleset.steps,
        default_stops=DefaultStops(mine=ruleset.stops.mine, theirs=ruleset.stops.theirs),
        passing_decisions=_passing(ruleset),
        aimless_actions=tuple(_tag(action) for action in _members(ruleset.action) if action.aimless),
        passing_actions=tuple(_tag(action) for action in _members(ruleset.action) if action.passing),
        playout_decisions=ruleset.playout_decisions,
        playout_cost=PlayoutCost(**ruleset.playout_cost._asdict()),
        positions=_positions(ruleset),
    )


def _passing(ruleset: Ruleset[Any]) -> dict[str, engine.Passing]:
    kinds = ((_tag(decision), decision.passes) for decision in _members(ruleset.decision))
    return {tag: passes for tag, passes in kinds if passes is not None}


def _positions(ruleset: Ruleset[Any]) -> tuple[SamplePosition, ...]:
    shown = SHOWCASES.get(ruleset.id)
    if shown is None:
        return ()
    return (
        SamplePosition(summary=f"{ruleset.name}: an empty table", state=shown.bare),
        SamplePosition(summary=shown.summary, state=shown.state),
    )


def _tags(union: Any) -> tuple[str, ...]:
    return tuple(_tag(member) for member in _members(union))


def _members(union: Any) -> tuple[Any, ...]:
    return get_args(union) or (union,)


def _tag(member: Any) -> str:
    return str(member.__struct_config__.tag)


def _options(ruleset: Ruleset[Any], kind: type[Struct]) -> tuple[OptionDetails, ...]:
    _, types = msgspec.json.schema_components([kind], ref_template=TYPE)
    forms = types[kind.__name__]["properties"]
    described = cast("StructType", msgspec.inspect.type_info(kind))
    found = []
    for field in described.fields:
        form = dict(forms[field.encode_name])
        extra = getattr(field.type, "extra", None) or {}
        rule = extra.get("rule")
        found.append(
            OptionDetails(
                name=field.encode_name,
                title=form.pop("title"),
                description=form.pop("description", ""),
                default=form.pop("default", None),
                form=form,
                choices=dict(extra.get("choices", {})),
                is_seat=extra.get("is_seat", False),
                rule=rule,
                ruling=None if rule is None else ruleset.book.rule(rule).text,
            )
        )
    return tuple(found)
