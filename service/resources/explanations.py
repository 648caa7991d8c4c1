"""``/problems/{type}``: what the types of problems mean."""

from __future__ import annotations

from flask import Blueprint, Response, render_template, request
from werkzeug.exceptions import NotFound

from service import responses
from service.problems import PATH, PROBLEMS, Problem

blp = Blueprint("explanations", __name__, url_prefix=PATH.rstrip("/"), template_folder="templates")
blp.after_request(responses.as_page)


@blp.get("")
def list_problems() -> Response | str:
    """All of them."""
    return _explained(PROBLEMS)


@blp.get("/<kind>")
def explain(kind: str) -> Response | str:
    """One of them."""
    if kind not in PROBLEMS:
        raise NotFound
    return _explained({kind: PROBLEMS[kind]})


def _explained(kinds: dict[str, type[Problem]]) -> Response | str:
    entries = [
        {"type": PATH + slug, "title": kind.TITLE, "status": kind.STATUS, "explanation": kind.explanation()}
        for slug, kind in kinds.items()
    ]
    if request.accept_mimetypes.best_match(["application/json", "text/html"]) == "text/html":
        return render_template("problems.html", entries=entries)
    return responses.encoded(entries[0] if len(entries) == 1 else entries)
