"""The whole OpenAPI document: the operations that the views describe, the schemas, links, headers and
examples.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.metadata import version
from threading import Lock
from typing import Any

import yaml
from flask import Flask, current_app
from flask_smorest import Api  # type: ignore[import-untyped]  # it has no types

from service.contract.components import schemas
from service.contract.examples import add_examples
from service.contract.names import problems_name
from service.contract.operation import ALONE, SEAT, problem_response, schema_ref
from service.contract.reading import for_people, uses
from service.contract.rewriting import markdown
from service.problems import CONTENT_TYPE, PATH, PROBLEMS

API_VERSION = version("headjudge-service")
EXTENSION = "headjudge-contract"

DESCRIPTION = """
headjudge adjudicates card games. Send a state and an action: you get the state after it, the events that led
there, who decides next, and every action that the rules allow; or the reasons why not, rule by rule.

The server keeps no games but those at tables, which are for people at several devices, and which
`HEADJUDGE_TABLES_URL=off` removes. A state is a plain JSON document that holds everything. Wherever a request
takes one, it takes the document as `state`, or the `state_id` of an earlier answer as long as that state is
*hot*: as long as the server still remembers it.
Equal states have equal ids, every request may be repeated, and the same request has the same answer, byte for
byte, on every server: chance follows from seeds. Only a new game without a `seed` is dealt by one that the
server draws, and the answer tells it.

Whole numbers are written without a fraction: `1`, not `1.0`. Documents that you send may not have members of
their own; answers may grow new members in time. A member that need not be there is left out where it has its
default, which its description names.

Errors are problem documents (RFC 9457). Their types are explained here:
"""

PARAMETERS = {
    "ruleset": "Id of the ruleset.",
    "rule": "Id of the rule.",
    "key": "Key of the card.",
    "state_id": "Id of the state, from an earlier answer.",
    "table": "Id of the table.",
}

HEADERS = {
    "X-Request-Id": {
        "description": "The id that the client gave the request, or one made for it; the log has it.",
        "schema": {"type": "string"},
    },
    "ETag": {
        "description": "Tag of the answer; of an answer about a state, the state's id.",
        "schema": {"type": "string"},
    },
    "Cache-Control": {"description": "How long to keep the answer.", "schema": {"type": "string"}},
    "Retry-After": {"description": "Seconds to wait before the next attempt.", "schema": {"type": "string"}},
    "Location": {"description": "Path of the state.", "schema": {"type": "string"}},
}

IF_NONE_MATCH = {
    "name": "If-None-Match",
    "in": "header",
    "description": "Tags of answers that the client has; 304 if this one is among them.",
    "schema": {"type": "string"},
}

SECURITY = {
    SEAT: {
        "type": "http",
        "scheme": "bearer",
        "description": "The token of a seat at a table: 32 random bytes that the client makes, base64url "
        "without padding, 43 characters.",
    }
}

_STATE = {"state_id": "$response.body#/state_id"}

LINKS: dict[str, Any] = {
    "LegalActions": {
        "operationId": "listLegalActions",
        "requestBody": _STATE,
        "description": "What the rules allow in this state.",
    },
    "Adjudication": {
        "operationId": "adjudicate",
        "requestBody": {**_STATE, "action": "$response.body#/legal_actions/0"},
        "description": "Play on with one of the legal actions.",
    },
    "AdjudicationOfListed": {
        "operationId": "adjudicate",
        "requestBody": {**_STATE, "action": "$response.body#/actions/0"},
        "description": "Play on with one of the legal actions.",
    },
    "Move": {
        "operationId": "move",
        "requestBody": {**_STATE, "player": {"kind": "random"}},
        "description": "Let the service play on.",
    },
    "Successors": {
        "operationId": "listSuccessors",
        "requestBody": _STATE,
        "description": "One step ahead of this state.",
    },
    "StateOfPosition": {
        "operationId": "getState",
        "parameters": {"state_id": "$response.body#/state_id"},
        "description": "The state's document.",
    },
    "RulesetOfList": {
        "operationId": "getRuleset",
        "parameters": {"ruleset": "$response.body#/rulesets/0/id"},
        "description": "A ruleset in full.",
    },
}


def prepare(app: Flask, pristine: Callable[[], Flask]) -> Api:
    """The collector of the operations that blueprints describe.

    ``pristine`` makes an application with the default settings, in which the examples are played.
    """
    app.config.update(
        API_TITLE="headjudge",
        API_VERSION=API_VERSION,
        OPENAPI_VERSION="3.1.0",
        API_SPEC_OPTIONS={"info": {"license": {"name": "Apache-2.0", "identifier": "Apache-2.0"}}},
    )
    api = _Api(app)
    api.pristine = pristine
    app.extensions[EXTENSION] = api
    return api


class _Api(Api):  # type: ignore[misc]  # as above
    DEFAULT_ERROR_RESPONSE_NAME = None
    pristine: Callable[[], Flask]

    def _register_error_handlers(self) -> None:
        """Leave errors to :mod:`service.refusals`."""


def contract(api: Api) -> dict[str, Any]:
    """The document of an application as plain data."""
    collected = json.loads(json.dumps(api.spec.to_dict()))
    types = ", ".join(f"[`{name}`]({PATH}{name})" for name in PROBLEMS)
    paths = collected["paths"]
    for path in paths.values():
        for operation in _operations(path):
            _complete(operation)
    for path in paths.values():
        for parameter in path.get("parameters", []):
            parameter["description"] = PARAMETERS[parameter["name"]]
    unions = _named_problems(paths)
    document = {
        "openapi": collected["openapi"],
        "info": {**collected["info"], "description": f"{markdown(DESCRIPTION)} {types}."},
        "servers": [{"url": "/"}],
        "security": [],
        "tags": collected["tags"],
        "paths": paths,
        "components": {
            "schemas": dict(sorted((schemas() | unions).items())),
            "responses": {kind.__name__: problem_response([kind]) for kind in ALONE},
            "headers": HEADERS,
            "links": LINKS,
            "parameters": {"If-None-Match": IF_NONE_MATCH},
            "securitySchemes": SECURITY,
        },
    }
    add_examples(document, api.pristine())
    return document


def _named_problems(paths: dict[str, Any]) -> dict[str, Any]:
    """Give the unions of problems that answers may be a name; returns their schemas."""
    found: dict[str, Any] = {}
    for operation in (operation for path in paths.values() for operation in _operations(path)):
        for response in operation["responses"].values():
            content = response.get("content", {}).get(CONTENT_TYPE, {})
            if "oneOf" in content.get("schema", {}):
                members = [ref["$ref"].rpartition("/")[2] for ref in content["schema"]["oneOf"]]
                name = problems_name(members)
                found[name], content["schema"] = content["schema"], schema_ref(name)
    return found


def _operations(path: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for method in ("get", "post"):
        if method in path:
            yield path[method]


def _complete(operation: dict[str, Any]) -> None:
    """Add what the view need not say about itself."""
    operation["description"] = markdown(operation["description"])
    if "304" in operation["responses"]:
        operation.setdefault("parameters", []).append({"$ref": "#/components/parameters/If-None-Match"})


_MAKING = Lock()
"""Making the document takes seconds: one thread makes it, the others wait for it."""


def make(app: Flask) -> None:
    """Make the document of an application in all its forms, which its processes share if they fork later."""
    with app.app_context():
        for form in (contract_json, contract_yaml, contract_for_people, current_uses):
            form()


def current_contract() -> dict[str, Any]:
    """The document of the current application; not to be changed."""
    with _MAKING:
        return _document(current_app.extensions[EXTENSION])


def contract_json() -> bytes:
    """The document of the current application as JSON."""
    with _MAKING:
        return _as_json(current_app.extensions[EXTENSION])


def contract_yaml() -> bytes:
    """The document of the current application as YAML."""
    with _MAKING:
        return _as_yaml(current_app.extensions[EXTENSION])


def contract_for_people() -> bytes:
    """The document of the current application as ``/docs`` shows it, as JSON."""
    with _MAKING:
        return _for_people(current_app.extensions[EXTENSION])


def current_uses() -> Mapping[str, Sequence[str]]:
    """For each type of the current application's document the types that it stands in."""
    with _MAKING:
        return _uses(current_app.extensions[EXTENSION])


@cache
def _document(api: Api) -> dict[str, Any]:
    return contract(api)


@cache
def _as_json(api: Api) -> bytes:
    return json.dumps(_document(api)).encode()


@cache
def _as_yaml(api: Api) -> bytes:
    return as_yaml(_document(api)).encode()


@cache
def _for_people(api: Api) -> bytes:
    return json.dumps(for_people(_document(api))).encode()


@cache
def _uses(api: Api) -> Mapping[str, Sequence[str]]:
    return uses(_document(api)["components"]["schemas"])


class _Dumper(yaml.CSafeDumper):
    """Without anchors, which not every reader of OpenAPI documents understands."""

    def ignore_aliases(self, data: Any) -> bool:
        """Write everything out."""
        del data
        return True


def _text(dumper: yaml.CSafeDumper, text: str) -> yaml.ScalarNode:
    style = "|" if "\n" in text else None
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style)


def _list(dumper: yaml.CSafeDumper, items: list[Any]) -> yaml.SequenceNode:
    is_plain = not any(isinstance(item, (dict, list)) for item in items)
    return dumper.represent_sequence("tag:yaml.org,2002:seq", items, flow_style=is_plain)


_Dumper.add_representer(str, _text)
_Dumper.add_representer(list, _list)


def as_yaml(document: dict[str, Any]) -> str:
    """The document as YAML, in the order of its members."""
    return yaml.dump(document, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=110)
