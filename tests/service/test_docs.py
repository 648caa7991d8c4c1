"""``/docs``: the contract for people, and a page for each of its types."""

from __future__ import annotations

import re
from typing import Any

import pytest

from service.contract.reading import Member, groups, references, type_page, uses
from tests.support.documents import at, places

from .conftest import Judge, problem


@pytest.fixture
def shown(judge: Judge) -> Any:
    """The document that the page shows."""
    return judge.http.get("/docs/openapi.json").get_json()


@pytest.fixture
def schemas(judge: Judge) -> dict[str, Any]:
    """The types of the contract."""
    found: dict[str, Any] = judge.http.get("/openapi.json").get_json()["components"]["schemas"]
    return found


def test_the_page_and_its_assets_are_served_from_here(judge: Judge) -> None:
    page = judge.http.get("/docs/")
    assert "//" not in page.text.replace("http://localhost", "")
    assets = re.findall(r'(?:src|href)="(/docs/[^"]+)"', page.text)
    assert len(assets) == 4
    for path in assets:
        with judge.http.get(path) as asset:
            assert asset.status_code == 200
    problem(judge.http.get("/docs/nothing.js"), "not-found")


@pytest.mark.parametrize("path", ["/docs", "/play", "/docs?x=y"])
def test_who_leaves_the_slash_out_is_sent_to_the_same_host_whatever_it_is_called(
    judge: Judge, path: str
) -> None:
    response = judge.http.get(path, headers={"Host": "elsewhere.example"})
    bare, _, query = path.partition("?")
    assert response.status_code == 308
    assert response.headers["Location"] == f"{bare}/" + (f"?{query}" if query else "")
    assert b"elsewhere" not in response.data


@pytest.mark.parametrize(
    "path",
    ["/docs/", "/docs/start.js", "/docs/types", "/docs/types/State", "/docs/swagger-ui.css", "/problems"],
)
def test_pages_ask_nobody_else_and_are_shown_in_no_other(judge: Judge, path: str) -> None:
    with judge.http.get(path, headers={"Accept": "text/html"}) as page:
        text = page.get_data(as_text=True)
        assert page.status_code == 200
        policy = dict(rule.split(" ", 1) for rule in page.headers["Content-Security-Policy"].split("; "))
        assert policy["default-src"] == "'self'"
        assert "script-src" not in policy, "scripts are those of this service, none within a page"
        assert policy["frame-ancestors"] == "'none'"
        assert page.headers["X-Content-Type-Options"] == "nosniff"
        assert page.headers["X-Frame-Options"] == "DENY"
        assert not re.search(r"<script>|\son\w+=", text) or path.endswith((".js", ".css"))


def depth(schemas: dict[str, Any], value: Any, above: tuple[str, ...] = ()) -> int:
    """How many named types stand in one another."""
    found = set(references(value))
    assert not found & {*above}, f"{above} holds itself"
    return max((1 + depth(schemas, schemas[name], (*above, name)) for name in found), default=0)


def test_no_operation_holds_types_more_than_two_deep(shown: Any) -> None:
    """Whatever the card language grows to: answers are unions by ruleset, whose members have links."""
    schemas = shown["components"]["schemas"]
    assert len(shown["paths"]) > 10
    assert max(depth(schemas, path) for path in shown["paths"].values()) == 2
    assert set(references(shown["paths"])) <= set(schemas)


def test_the_page_shows_every_operation_with_its_answers(judge: Judge, shown: Any) -> None:
    whole = judge.http.get("/openapi.json").get_json()
    assert len(whole["paths"]) > 10
    for path, item in whole["paths"].items():
        for method in item.keys() & {"get", "post"}:
            operation, other = item[method], shown["paths"][path][method]
            assert set(other["responses"]) == set(operation["responses"])
            assert other.get("requestBody") == operation.get("requestBody")
            assert other["description"] == operation["description"]


def test_every_link_leads_somewhere(judge: Judge, shown: Any) -> None:
    texts = {at(shown, place) for place in places(shown) if place and place[-1] == "description"}
    links = {link for text in texts if isinstance(text, str) for link in re.findall(r"\]\(([^)]+)\)", text)}
    assert {"/docs/types", "/docs/types/State", "/problems/illegal-action"} <= links
    for link in links:
        assert judge.http.get(link).status_code == 200, link


def test_every_type_has_a_page_that_names_its_members(judge: Judge, schemas: dict[str, Any]) -> None:
    index = judge.http.get("/docs/types").text
    assert len(schemas) > 100
    for name, schema in schemas.items():
        assert f'"/docs/types/{name}"' in index
        page = judge.http.get(f"/docs/types/{name}").text
        for part in [*schema.get("properties", {}), *set(references(schema))]:
            assert part in page, f"{name}: {part}"
    problem(judge.http.get("/docs/types/Nothing"), "not-found")


def test_a_page_tells_a_type_in_words() -> None:
    schemas: dict[str, Any] = {
        "Deck": {
            "description": "Cards.",
            "properties": {
                "cards": {"type": "array", "items": {"$ref": "#/components/schemas/Card"}},
                "size": {"type": "integer", "minimum": 1, "maximum": 60, "description": "How many."},
                "owner": {"anyOf": [{"$ref": "#/components/schemas/Seat"}, {"type": "null"}]},
                "color": {"type": "string", "enum": ["R", "W"]},
                "notes": {"type": "object", "additionalProperties": {}},
                "pair": {
                    "type": "array",
                    "prefixItems": [{"type": "integer"}, {"const": "x"}],
                    "items": False,
                },
            },
            "required": ["cards"],
            "additionalProperties": False,
        },
        "Card": {"type": "string"},
        "Seat": {"type": ["integer", "null"], "minimum": 0},
    }
    used_by = uses(schemas)
    page = type_page(schemas, "Deck", used_by["Deck"])
    assert page.members[0] == Member(
        "cards", [("list of ", False), ("Card", True)], required=True, description=""
    )
    assert page.members[1] == Member(
        "size", [("integer from 1 to 60", False)], required=False, description="How many."
    )
    assert ["".join(text for text, _ in member.type) for member in page.members[2:]] == [
        "Seat or null",
        '"R" or "W"',
        "map to any JSON",
        'list of integer, then "x"',
    ]
    assert (page.closed, page.used_by) == (True, [])
    assert type_page(schemas, "Card", used_by["Card"]).used_by == ["Deck"]
    assert type_page(schemas, "Seat", used_by["Seat"]).type == [("integer or null from 0", False)]


def test_types_are_grouped_by_what_they_belong_to() -> None:
    names = ["CardFilter", "DuelState", "Magic54State", "MagicObject", "Rule"]
    assert groups(names, {"magic54": "Magic 54", "duel": "Duel"}) == {
        "Requests and answers": ["Rule"],
        "Magic 54": ["Magic54State"],
        "Duel": ["DuelState"],
        "Games with Magic cards": ["MagicObject"],
        "Cards and their language": ["CardFilter"],
    }
