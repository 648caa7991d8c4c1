"""``/v1/rulesets``: the games that are adjudicated here."""

from __future__ import annotations

from typing import Any, cast, get_args

import msgspec
from flask import Response, url_for
from msgspec import Struct
from msgspec.inspect import StructType

import engine
from engine import Ruleset
from service import answers
from service.config import Config
from service.contract.operation import CACHE_CONTROL, Resource
from service.documents import (
    Limits,
    OptionDetails,
    RulesetBrief,
    RulesetDetails,
    RulesetLinks,
    RulesetList,
    SeatRange,
)
from service.judge import judge
from service.problems import UnknownRulesetProblem

TYPE = "/openapi.json#/components/schemas/{name}"
"""Where the contract describes the types that options are made of."""

blp = Resource("rulesets", "/v1/rulesets", "The games and their options.")


@blp.operation(
    "GET",
    "",
    "listRulesets",
    "RulesetList",
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
    body = msgspec.json.encode(RulesetList(rulesets=briefs, limits=_limits(judge().config)))
    return answers.document("rulesets", body)


@blp.operation(
    "GET",
    "/<ruleset>",
    "getRuleset",
    "RulesetDetails",
    says="The ruleset in full.",
    problems=(UnknownRulesetProblem,),
    headers=CACHE_CONTROL,
    conditional=True,
)
def get_ruleset(ruleset: str) -> Response:
    """One ruleset

    Its options with their defaults and the rulings behind them, the types of its actions, decisions and
    events.
    """
    found = engine.ruleset(ruleset)
    return answers.document(found.id, msgspec.json.encode(_details(found)))


def _limits(config: Config) -> Limits:
    return Limits(
        body_bytes=config.max_body_bytes,
        header_seconds=config.header_seconds,
        body_seconds=config.body_seconds,
        seconds=config.max_seconds,
        actions=config.max_actions,
        recorded_actions=config.max_recorded_actions,
        samples=config.max_samples,
        playouts=config.max_playouts,
        playout_work=config.max_playout_work,
        cards_per_page=config.cards_per_page,
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
            games=url_for("games.create_game", ruleset=ruleset.id),
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
        playout_decisions=ruleset.playout_decisions,
    )


def _tags(union: Any) -> tuple[str, ...]:
    return tuple(str(member.__struct_config__.tag) for member in get_args(union) or (union,))


def _options(ruleset: Ruleset[Any], kind: type[Struct]) -> tuple[OptionDetails, ...]:
    _, types = msgspec.json.schema_components([kind], ref_template=TYPE)
    forms = types[kind.__name__]["properties"]
    described = cast("StructType", msgspec.inspect.type_info(kind))
    found = []
    for field in described.fields:
        form = dict(forms[field.encode_name])
        rule = (getattr(field.type, "extra", None) or {}).get("rule")
        found.append(
            OptionDetails(
                name=field.encode_name,
                description=form.pop("description", ""),
                default=form.pop("default", None),
                form=form,
                rule=rule,
                ruling=None if rule is None else ruleset.book.rule(rule).text,
            )
        )
    return tuple(found)
