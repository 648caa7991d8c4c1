"""``/v1/rulesets/{ruleset}/rules``: the rulebooks that every answer cites."""

from __future__ import annotations

from typing import Any

import marshmallow as ma
from flask import Response

import engine
from service import responses
from service.answers.rulesets import RuleList
from service.contract.operation import CACHE_CONTROL, Resource
from service.problems import InvalidRequestProblem, Refusal, UnknownRuleProblem, UnknownRulesetProblem
from service.queries import Query, searched

blp = Resource("rules", "/v1/rulesets/<ruleset>/rules", "The numbered rules that answers cite.")


class RulesQuery(Query):
    """Which rules to list."""

    kind = ma.fields.String(
        validate=ma.validate.OneOf(["clause", "ruling"]),
        metadata={
            "description": "Only clauses, which restate the source; or only rulings, which decide the rest."
        },
    )
    text = searched("What the text says somewhere, whatever the case.")


@blp.operation(
    "GET",
    "",
    "listRules",
    RuleList,
    says="The rules in the order of the book.",
    query=RulesQuery,
    problems=(UnknownRulesetProblem, InvalidRequestProblem),
    headers=CACHE_CONTROL,
    conditional=True,
)
def list_rules(query: dict[str, Any], ruleset: str) -> Response:
    """The rulebook

    Every rule with its text and where it stands in the source; of a ruling also the question, the reading
    chosen and why.
    """
    book = engine.ruleset(ruleset).book
    kind, text = query.get("kind"), query.get("text", "").casefold()
    rules = tuple(rule for rule in book if kind in (None, rule.kind) and text in rule.text.casefold())
    body = RuleList(ruleset=book.id, name=book.name, edition=book.edition, source=book.source, rules=rules)
    return responses.document(f"{book.id}-rules", body)


@blp.operation(
    "GET",
    "/<rule>",
    "getRule",
    engine.Rule,
    says="The rule.",
    problems=(UnknownRulesetProblem, UnknownRuleProblem),
    headers=CACHE_CONTROL,
    conditional=True,
)
def get_rule(ruleset: str, rule: str) -> Response:
    """One rule

    By the id that events, decisions, verdicts and refusals carry as `rule`.
    """
    book = engine.ruleset(ruleset).book
    try:
        found = book.rule(rule)
    except KeyError:
        detail = f"{book.name} has no rule {rule!r}"
        raise Refusal(UnknownRuleProblem(detail=detail, ruleset=book.id, rule=rule)) from None
    return responses.document(f"{book.id}-rule", found)
