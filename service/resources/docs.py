"""``/openapi.yaml``, ``/openapi.json``, ``/docs``: the contract, to read by machine and by person."""

from __future__ import annotations

from flask import Blueprint, Response, redirect, url_for
from flask_swagger_ui import get_swaggerui_blueprint
from werkzeug.wrappers import Response as WerkzeugResponse

from service import answers
from service.contract.document import contract_json, contract_yaml

blp = Blueprint("docs", __name__)

browser = get_swaggerui_blueprint(
    "/docs",
    "/openapi.json",
    config={"app_name": "headjudge", "defaultModelsExpandDepth": 0, "tryItOutEnabled": True},
)


@blp.get("/")
def front_door() -> WerkzeugResponse:
    """To the docs: that is what somebody wants who comes without a path."""
    return redirect(url_for("swagger_ui.show"))


@blp.get("/openapi.json")
def as_json() -> Response:
    """The contract as JSON."""
    return answers.document("contract", contract_json())


@blp.get("/openapi.yaml")
def as_yaml() -> Response:
    """The contract as YAML, as it is checked in."""
    return answers.document("contract-yaml", contract_yaml(), "application/yaml")
