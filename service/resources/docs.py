"""``/openapi.yaml``, ``/openapi.json``, ``/docs``: the contract, to read by machine and by person; and
``/card.schema.json``, the form of cards.
"""

from __future__ import annotations

import json
from pathlib import Path

import flask_swagger_ui
from flask import Blueprint, Response, redirect, render_template, send_from_directory, url_for
from werkzeug.exceptions import NotFound
from werkzeug.wrappers import Response as WerkzeugResponse

import engine
from service import responses
from service.contract.document import (
    contract_for_people,
    contract_json,
    contract_yaml,
    current_contract,
    current_uses,
)
from service.contract.reading import groups, type_page

blp = Blueprint("docs", __name__, template_folder="templates")
blp.after_request(responses.as_page)

ASSETS = Path(flask_swagger_ui.__file__).parent / "dist"
"""Swagger UI, as the package brings it along."""


@blp.get("/")
def front_door() -> WerkzeugResponse:
    """Redirect the bare address to the docs."""
    return redirect(url_for("docs.show"))


@blp.get("/openapi.json")
def as_json() -> Response:
    """The contract as JSON."""
    return responses.document("contract", contract_json())


@blp.get("/openapi.yaml")
def as_yaml() -> Response:
    """The contract as YAML, as it is checked in."""
    return responses.document("contract-yaml", contract_yaml(), "application/yaml")


@blp.get("/card.schema.json")
def card_schema() -> Response:
    """The JSON Schema of a card in the card language, for editors."""
    return responses.document("card-schema", json.dumps(engine.card_schema()).encode())


@blp.get("/docs/")
def show() -> str:
    """The contract, operation by operation."""
    return render_template("docs.html")


@blp.get("/docs/start.js")
def start() -> Response:
    """What makes that page."""
    return Response(render_template("docs.js"), content_type="text/javascript; charset=utf-8")


@blp.get("/docs/<path:name>")
def asset(name: str) -> Response:
    """What that page is made of."""
    return send_from_directory(ASSETS, name)


@blp.get("/docs/openapi.json")
def for_browser() -> Response:
    """The contract as that page shows it."""
    return responses.document("docs", contract_for_people())


@blp.get("/docs/types")
def types() -> str:
    """Every type of the contract."""
    names = list(current_contract()["components"]["schemas"])
    rulesets = {ruleset.id: ruleset.name for ruleset in engine.rulesets()}
    return render_template("types.html", groups=groups(names, rulesets))


@blp.get("/docs/types/<name>")
def type_of(name: str) -> str:
    """One of them."""
    schemas = current_contract()["components"]["schemas"]
    if name not in schemas:
        raise NotFound
    return render_template("types.html", page=type_page(schemas, name, current_uses()[name]))
