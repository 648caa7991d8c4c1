"""Write the generated part of the SDK: what ``openapi.yaml`` says, and the twins that wait.

    python sdk/codegen/generate.py            # write
    python sdk/codegen/generate.py --check    # compare, and fail where a file is out of date

The models come from datamodel-code-generator: one frozen struct per object schema, one union per ``oneOf``;
``modules.py`` tells in which module of ``headjudge.models`` each of them is.
The operations come from one template: one method per ``operationId``; the games from another: one class per
ruleset. Same document, same bytes.

Whatever sends requests is written once, with ``async``, in ``headjudge/aio``. Its twin in ``headjudge`` is
the same text without (``blocking.py``): ``aio/_game.py`` is written by hand, ``_game.py`` is not.

Two things are decided here and not by the document:

* A member that may be absent has its default, or None where it has none. It is left out when it is sent.
* A struct of a union has its tag as a class variable: ``action.type == "cast"`` narrows like ``isinstance``.

Parameters in headers are the transport's business and become no arguments.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import jinja2
import yaml

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT))
from sdk.codegen.blocking import blocking  # noqa: E402  # this file is started by its path too
from sdk.codegen.modules import modules  # noqa: E402  # likewise
from sdk.codegen.shapes import Schema, Unsupported, component  # noqa: E402  # likewise

TEMPLATES = HERE / "templates"
CONTRACT = ROOT / "openapi.yaml"
PACKAGE = HERE.parent / "src" / "headjudge"
GENERATOR = "0.89.0"
"""The version of datamodel-code-generator: another one lays the same models out differently."""

COMMAND = """
    -W ignore -m datamodel_code_generator --input-file-type openapi
    --output-model-type msgspec.Struct --target-python-version 3.11 --disable-timestamp --formatters builtin
    --use-msgspec-tagged-unions --enum-field-as-literal all --use-generic-container-types
    --keyword-only --use-default --keep-model-order --use-schema-description --use-field-description
    --additional-imports typing.ClassVar,typing.Literal
"""

METHODS = ("get", "put", "post", "delete", "patch", "head", "options")
PARTS = ("State", "Action", "Decision", "Event", "Perspective", "SeatPerspective", "Playouts", "Evaluation")
"""What the games of different rulesets differ in: for each, the schema whose name is that of the ruleset and
this. ``Ruleset`` of ``headjudge.aio._kinds`` has an attribute for each of them."""
APART = ("__init__.py", "_driver.py", "_lazy.py")
"""Modules of ``headjudge.aio`` that are written anew for those who wait."""

PLAIN = {"string": "str", "integer": "int", "number": "float", "boolean": "bool"}


@dataclass(frozen=True, slots=True)
class Parameter:
    """An argument of a method."""

    name: str
    type: str
    required: bool
    description: str


@dataclass(frozen=True, slots=True)
class Decoder:
    """What decodes the answers of an operation, in Python."""

    type: str
    value: str


@dataclass(frozen=True, slots=True)
class Operation:
    """A method of the client, as the template needs it."""

    name: str
    method: str
    address: str
    summary: str
    description: str
    path: str
    """The path as the inside of an f-string."""
    segments: tuple[Parameter, ...]
    query: tuple[Parameter, ...]
    body: Parameter | None
    result: str
    decoder: str | None
    """Name of the decoder of the result; None where the result is text."""


@dataclass(frozen=True, slots=True)
class GameClass:
    """The games of one ruleset, as the template needs them."""

    ruleset: str
    prefix: str
    """What the names of its schemas begin with."""
    parts: Mapping[str, str]
    """The attributes of ``Ruleset``, and their schemas."""


def generate(document: Mapping[str, Any], package: Path = PACKAGE) -> dict[str, str]:
    """The generated files by name; the twins of what the package has in ``aio`` among them.

    :raises Unsupported: the document has a schema or an operation that this generator has no Python for.
    """
    names = list(document["components"]["schemas"])
    odd = [name for name in names if not re.fullmatch(r"[A-Z][A-Za-z0-9]*", name)]
    if odd:
        raise Unsupported(f"schemas that are no class names: {', '.join(odd)}")
    found = list(operations(document))
    rulesets = list(games(document))
    prefixes = {each.ruleset: each.prefix for each in rulesets}
    models = list(modules(document["components"]["schemas"], prefixes, _structs(document)))
    sources = {
        "_version.py": _render("version", version=document["info"]["version"]),
        **{f"models/{each.name}.py": _render("module", module=each) for each in models},
        "models/__init__.py": _render("models", modules=models),
        "aio/_operations.py": _render("operations", operations=found, decoders=_decoders(found)),
    }
    if rulesets:
        sources["aio/_games.py"] = _render("games", games=rulesets)
    by_hand = [f"aio/{path.name}" for path in (package / "aio").glob("*.py") if path.name not in APART]
    written = {name: (package / name).read_text("utf-8") for name in by_hand if name not in sources}
    twins = {
        name.removeprefix("aio/"): blocking(source, name)
        for name, source in (sources | written).items()
        if name.startswith("aio/")
    }
    return {name: _tidy(name, source) for name, source in (sources | twins).items()}


def games(document: Mapping[str, Any]) -> Iterator[GameClass]:
    """The rulesets that the states of a document tell apart."""
    schemas = document["components"]["schemas"]
    mapping = schemas.get("State", {}).get("discriminator", {}).get("mapping", {})
    for ruleset, ref in mapping.items():
        prefix = ref.rpartition("/")[2].removesuffix("State")
        parts = {snake_case(part): prefix + part for part in PARTS}
        missing = {*parts.values(), f"{prefix}Options", f"{prefix}SeatOptions"} - schemas.keys()
        if missing:
            raise Unsupported(f"the games of {ruleset} have no {', '.join(sorted(missing))}")
        yield GameClass(ruleset, prefix, parts)


def _structs(document: Mapping[str, Any]) -> str:
    """What datamodel-code-generator makes of the schemas."""
    installed = version("datamodel-code-generator")
    if installed != GENERATOR:
        raise Unsupported(f"datamodel-code-generator {GENERATOR} writes the models, {installed} is installed")
    schemas = {name: component(each) for name, each in document["components"]["schemas"].items()}
    with TemporaryDirectory() as place:
        source, target = Path(place, "openapi.json"), Path(place, "models.py")
        bare = {**document, "paths": {}, "components": {"schemas": schemas}}
        source.write_text(json.dumps(bare), encoding="utf-8")
        command = [sys.executable, *COMMAND.split(), "--custom-file-header", " "]
        command += ["--custom-template-dir", str(TEMPLATES), "--input", str(source), "--output", str(target)]
        _run(command)
        return target.read_text(encoding="utf-8").strip()


def _run(command: list[str], text: str = "") -> str:
    """What a command prints.

    :raises Unsupported: it fails.
    """
    done = subprocess.run(command, input=text, capture_output=True, encoding="utf-8", check=False)  # noqa: S603  # our own
    if done.returncode:
        raise Unsupported(f"{' '.join(command[1:4])} fails: {done.stdout}{done.stderr}".strip())
    return done.stdout


def operations(document: Mapping[str, Any]) -> Iterator[Operation]:
    """The operations of a document, in its order."""
    for address, item in document["paths"].items():
        for method in METHODS:
            if method in item:
                shared = item.get("parameters", [])
                yield _operation(document, address, method, {**item[method]}, shared)


def _operation(
    document: Mapping[str, Any], address: str, method: str, operation: Schema, shared: list[Schema]
) -> Operation:
    where = f"{method.upper()} {address}"
    if "operationId" not in operation:
        raise Unsupported(f"{where} has no operationId")
    parameters = [_resolved(document, each) for each in [*shared, *operation.get("parameters", [])]]
    arguments = {
        place: tuple(
            Parameter(
                name=each["name"],
                type=python_type(each["schema"], f"{where}, {each['name']}"),
                required=each.get("required", False),
                description=each.get("description", ""),
            )
            for each in parameters
            if each["in"] == place
        )
        for place in ("path", "query")
    }
    result = _result(document, operation, where)
    return Operation(
        name=snake_case(operation["operationId"]),
        method=method.upper(),
        address=address,
        summary=operation.get("summary", "").rstrip(".") + ".",
        description=operation.get("description", ""),
        path=re.sub(r"\{(\w+)\}", r"{_segment(\1)}", address),
        segments=arguments["path"],
        query=arguments["query"],
        body=_body(document, operation, where),
        result=result or "str",
        decoder=result and decoder_name(result),
    )


def _resolved(document: Mapping[str, Any], node: Schema) -> Schema:
    """What a local reference stands for."""
    while "$ref" in node:
        target: Any = document
        for step in node["$ref"].removeprefix("#/").split("/"):
            target = target[step.replace("~1", "/").replace("~0", "~")]
        node = target
    return node


def _body(document: Mapping[str, Any], operation: Schema, where: str) -> Parameter | None:
    if "requestBody" not in operation:
        return None
    body = _resolved(document, operation["requestBody"])
    if "application/json" not in body["content"]:
        raise Unsupported(f"{where} takes no JSON")
    schema = body["content"]["application/json"]["schema"]
    return Parameter("body", python_type(schema, f"{where}, body"), body.get("required", False), "")


def _result(document: Mapping[str, Any], operation: Schema, where: str) -> str | None:
    """The type of the answer to a successful call; None for a text."""
    successes = [code for code in operation["responses"] if str(code).startswith("2")]
    if len(successes) != 1:
        raise Unsupported(f"{where} succeeds in {len(successes)} ways, not one")
    content = _resolved(document, operation["responses"][successes[0]]).get("content", {})
    if "application/json" not in content:
        return None
    return python_type(content["application/json"]["schema"], f"{where}, answer")


def python_type(schema: Schema, where: str) -> str:
    """The type that a schema outside the components stands for: a model, a plain value or a list of them."""
    match schema:
        case {"$ref": str(ref)}:
            return "models." + ref.rpartition("/")[2]
        case {"anyOf": [*kinds]}:
            return " | ".join(python_type(kind, where) for kind in kinds)
        case {"const": value}:
            return f"Literal[{value!r}]"
        case {"enum": [*values]}:
            return f"Literal[{', '.join(map(repr, values))}]"
        case {"type": "array", "items": items}:
            return f"Sequence[{python_type(items, where)}]"
        case {"type": str(kind)} if kind in PLAIN:
            return PLAIN[kind]
    raise Unsupported(f"{where}: give this schema a name among the components: {json.dumps(schema)}")


def snake_case(name: str) -> str:
    """``createGame`` → ``create_game``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).replace("-", "_").lower()


def decoder_name(result: str) -> str:
    """The constant that decodes a type: ``models.CardPage`` → ``_CARD_PAGE``."""
    return "_" + snake_case(re.sub(r"\W+", "_", result.replace("models.", "")).strip("_")).upper()


def _decoders(found: list[Operation]) -> dict[str, Decoder]:
    """The decoders that the operations need, by name."""
    return {each.decoder: _decoder(each.result) for each in found if each.decoder is not None}


def _decoder(result: str) -> Decoder:
    kinds = result.split(" | ")
    if len(kinds) == 1:
        return Decoder(f"Decoder[{result}]", f"Decoder({result})")
    values = ", ".join(f"Decoder({kind})" for kind in kinds)
    return Decoder(f"Either[{', '.join(kinds)}]", f"Either({values})")


def _render(template: str, **values: object) -> str:
    environment = jinja2.Environment(  # noqa: S701  # Python is rendered, in which nothing is to be escaped
        loader=jinja2.FileSystemLoader(TEMPLATES),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template(f"{template}.jinja2").render(values)


def _tidy(name: str, source: str) -> str:
    """The source as the project lays Python out."""
    place = ["--stdin-filename", str(PACKAGE / name), "-"]
    for step in ("check --fix --quiet --select I,F401,UP", "format --quiet"):
        source = _run([sys.executable, "-m", "ruff", *step.split(), *place], source)
    return source


def main(arguments: list[str] | None = None) -> int:
    """The command. Exit status 1: a file is out of date, or the contract can't be rendered."""
    parser = argparse.ArgumentParser(description="Write the generated half of the SDK from openapi.yaml.")
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    parser.add_argument("--contract", type=Path, default=CONTRACT, help="the OpenAPI document")
    parser.add_argument("--package", type=Path, default=PACKAGE, help="the folder to write to")
    chosen = parser.parse_args(arguments)
    try:
        document = yaml.load(chosen.contract.read_text(encoding="utf-8"), yaml.CSafeLoader)
        files = generate(document, chosen.package)
    except Unsupported as reason:
        print(f"{chosen.contract.name}: {reason}", file=sys.stderr)
        return 1
    paths = {name: chosen.package / name for name in files}
    left = {f"models/{path.name}" for path in chosen.package.glob("models/*.py")} - files.keys()
    if chosen.check:
        stale = [
            name
            for name, source in files.items()
            if not paths[name].is_file() or paths[name].read_text(encoding="utf-8") != source
        ]
        stale += sorted(left)
        for name in stale:
            print(f"{name} is not what {chosen.contract.name} says; run make sdk", file=sys.stderr)
        return 1 if stale else 0
    for name, source in files.items():
        paths[name].parent.mkdir(exist_ok=True)
        paths[name].write_text(source, encoding="utf-8")
    for name in left:
        (chosen.package / name).unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
