"""Schemathesis plays through the contract: every operation by itself, then along the links, all checks on.

A state can have the form that the contract describes and yet be one that no game can be in: an ace in two
hands. So 422 is allowed for data that fits the schemas; a check of our own sees to it that it says why.
"""

from __future__ import annotations

import functools
import re
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import CheckContext
from schemathesis.config import SchemathesisConfig
from schemathesis.core.result import Ok
from schemathesis.pytest.lazy import get_all_tests
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import negative_data_rejection

from tests.contract import binary, contradictions, language  # noqa: F401  # imported for what they do
from tests.contract.service import app
from tests.support.selection import among, examples

ACCEPTED = ["2xx", "3xx", "404", "409", "422"]
FOREIGN = r"Invalid value '\w+'|^/action: Object (contains unknown|missing required) field"
"""An action of one game in a state of another, which may know the type and give it other fields."""
FOREIGN_AMONG = FOREIGN.replace("/action:", r"/actions/\d+:")
SEATS = r"there is no seat \d+|seat \d+ is asked for already"
PASSED_FOR = (
    r"^/auto/pass/\d+/(seat: there is no seat|seat: seat \d+ has an entry|stops/\w+/\d+: \w+ has no step|"
    r"until/step: \w+ has no step|until/turn: turn \d+ is still to come|until: a seat that is asked)"
)
"""Seats, steps and turns are those of the game, and of the state."""
WORK = r"|are more work than the \d+"
"""A product of members and the size of the state is bounded."""
BEYOND_SCHEMAS = {
    "": r"got `float`",  # JSON Schema takes 1.0 for a whole number
    "/cards": r"are not searched by|: one of |stands alone",  # a ruleset's own words
    "/decks/checks": r"^/ruleset: nobody brings cards|^/text: ",  # XML that is not sound, parts no game has
    "/games": rf"^/(seats|options)|{SEATS}",  # the id in the path decides what a game may be told
    "/replays": rf"^/(seats|options)|^/upto: the record has|{SEATS}"
    r"|^/actions/\d+(/\w+)?: (Invalid value|Object (contains unknown|missing required) field)",  # likewise
    "/legal-actions": SEATS,
    "/adjudications": rf"{FOREIGN}|{SEATS}|{PASSED_FOR}|^/auto: `auto` goes on after an action",
    "/moves": rf"{SEATS}|{PASSED_FOR}|^/player/samples: \d+ is more than|^/player: to search",
    "/verdicts": rf"{FOREIGN}|{SEATS}|^/about: nothing at the table|^/seat: the seat that acts",
    "/samples": r"there is no seat",
    "/views": r"there is no seat",
    "/playouts": FOREIGN_AMONG + WORK,
    "/evaluations": rf"{FOREIGN_AMONG}{WORK}"
    r"|there is no seat|has nothing to decide|^/samples: \d+ is more than",
}
"""What errors in a request may say though it fits its schema, by the end of the path."""
REFUSED = ["400", "404", "406", "409", "413", "415", "422"]
"""A list with more items than it may have makes a body that is too large to be looked at."""
CONFIG = SchemathesisConfig.from_dict(
    {
        "checks": {
            "positive_data_acceptance": {"expected-statuses": ACCEPTED},
            "negative_data_rejection": {"expected-statuses": REFUSED},
        }
    }
)
STEADY = settings(
    settings(),
    phases=[Phase.explicit, Phase.generate],  # shrinking a state takes minutes and tells nothing more
    suppress_health_check=list(HealthCheck),
)

PATHS = sorted(
    rule.rule.replace("<", "{").replace(">", "}")
    for rule in app().url_map.iter_rules()
    if rule.rule.startswith("/v1/") and "/tables" not in rule.rule
)
"""Tables need a token and a step, which no schema can say: `tests/tables/test_damaged.py` tries them."""
LENGTHY = {"/v1/adjudications", "/v1/evaluations", "/v1/playouts", "/v1/replays", "/v1/verdicts"}
"""What is asked with a state or a record and an action: thousands of requests each. A short run asks with a
state alone, and sends :mod:`.test_damaged_requests` everywhere."""


@functools.cache
def contract() -> BaseSchema:
    """The contract as the service tells it."""
    return schemathesis.openapi.from_wsgi("/openapi.json", app(), config=CONFIG)


@schemathesis.check
def a_refusal_has_its_reason(
    context: CheckContext, response: schemathesis.Response, case: schemathesis.Case[Any]
) -> None:
    """Data that fits the schemas is refused only for what a schema cannot say."""
    generated = case.meta.generation.mode if case.meta else None
    if response.status_code != 422 or generated is None or not generated.is_positive:
        return
    problem: dict[str, Any] = response.json()
    if problem["type"] == "/problems/invalid-state":
        assert problem["faults"], problem
        return
    reasons = [reason for end, reason in BEYOND_SCHEMAS.items() if case.path.endswith(end)]
    assert problem["errors"], problem
    for error in problem["errors"]:
        place = f"{error['pointer']}: {error['message']}"
        assert any(re.search(reason, place) for reason in reasons), problem


ANSWERS_WITH_FAULTS = "/games/checks"
"""It lists what is wrong with a game, and refuses nothing that could be told of one."""


def hold(case: schemathesis.Case[Any]) -> None:
    """Send a request and hold the answer to everything that is checked."""
    told = case.path.endswith(ANSWERS_WITH_FAULTS)
    case.call_and_validate(excluded_checks=[negative_data_rejection] if told else [])


@pytest.mark.seeded
@pytest.mark.parametrize("path", among(PATHS, *(path for path in PATHS if path not in LENGTHY)))
def test_operation(path: str) -> None:
    """The requests to a path are made when it is tested, not when tests are collected: they are thousands."""
    of_path = contract().include(path=path)
    steady = settings(STEADY, max_examples=examples(20))
    for made in get_all_tests(schema=of_path, test_func=hold, settings=steady, given_kwargs=None):
        assert isinstance(made, Ok), made
        assert isinstance(made, Ok)
        _, test = made.ok()
        test()


def test_the_paths_are_those_of_the_contract() -> None:
    operations = [found.ok() for found in contract().get_all_operations() if isinstance(found, Ok)]
    paths = {operation.path for operation in operations}
    assert sorted(path for path in paths if "/tables" not in path) == PATHS


@pytest.mark.seeded
def test_links() -> None:
    machine = contract().exclude(path_regex="/tables").as_state_machine()
    machine.run(settings=settings(STEADY, max_examples=examples(40), stateful_step_count=12))
