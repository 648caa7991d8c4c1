"""Examples for the contract: requests, and the answers that this service gives to them."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from flask import Flask, Response

import engine
from service.contract.requests import Request, requests
from service.contract.table_requests import play_at_table
from service.problems import CONTENT_TYPE, Problem, Refusal
from service.refusals import of_engine

REQUEST_ID = "7f3a90c4d2e81b56"
"""The ``X-Request-Id`` of the examples; refusals repeat it."""

Document = dict[str, Any]


def add_examples(document: Document, app: Flask) -> None:
    """Give all operations of a contract examples of what they are sent and what they answer.

    The answers are those of ``app``, which has to have the default settings: the document must not depend on
    where it is made. Examples of the same name belong together.

    Raises:
        KeyError: an example asks for an operation, or has an answer, that the document does not describe.
        ValueError: operations that share the description of an answer give different ones.
    """
    operations = {
        described["operationId"]: (path, method.upper(), described, item.get("parameters", []))
        for path, item in document["paths"].items()
        for method, described in item.items()
        if "operationId" in described
    }

    def play(request: Request) -> Document:
        path, method, described, of_path = operations[request.operation]
        _show_request(request, described, [*of_path, *described.get("parameters", [])])
        status, kind, answer = _played(app, method, path, request)
        response = described["responses"][str(status)]
        if "$ref" in response:
            response = document["components"]["responses"][response["$ref"].rpartition("/")[2]]
        shown = response["content"][kind].setdefault("examples", {})
        if shown.setdefault(request.name, {"value": answer}) != {"value": answer}:
            raise ValueError(f"{request.operation} answers {request.name} as no other operation does")
        return answer

    for request in requests():
        play(request)
    play_at_table(play)


def _show_request(request: Request, described: Document, parameters: list[Document]) -> None:
    examples = [
        (parameter, request.parameters[parameter["name"]])
        for parameter in parameters
        if parameter.get("name") in request.parameters
    ]
    if request.body is not None:
        examples.append((described["requestBody"]["content"]["application/json"], request.body))
    for place, value in examples:
        place.setdefault("examples", {})[request.name] = {"summary": request.summary, "value": value}


def _played(app: Flask, method: str, path: str, request: Request) -> tuple[int, str, Document]:
    """Status, type and document of the answer to a request.

    The view is called without what goes around a request, so that nothing is logged or counted.
    """
    place = path.format_map(request.parameters)
    query = {name: value for name, value in request.parameters.items() if f"{{{name}}}" not in path}
    body = {} if request.body is None else {"json": request.body}
    headers = {} if request.token is None else {"Authorization": f"Bearer {request.token}"}
    with app.test_request_context(place, method=method, query_string=query, headers=headers, **body):
        try:
            response: Response = app.make_response(app.dispatch_request())
        except Refusal as refusal:
            return _refused(refusal.problem)
        except engine.EngineError as error:
            return _refused(of_engine(error))
        return response.status_code, str(response.mimetype), json.loads(response.data)


def _refused(problem: Problem) -> tuple[int, str, Any]:
    return problem.STATUS, CONTENT_TYPE, msgspec.json.decode(problem.document(REQUEST_ID))
