"""docs/operate.md, the dashboard and the alerts: they speak of metrics, labels and settings that exist."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import Counter, Gauge, Histogram

from service import metrics
from service.app import create_app
from service.config import Config
from service.problems import PROBLEMS
from service.tables.counted import StoreCollector
from service.tables.local import LocalTables

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
OPERATE = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
(GROUP,) = yaml.safe_load((DEPLOY / "prometheus" / "alerts.yaml").read_text(encoding="utf-8"))["groups"]
RULES: list[dict[str, Any]] = GROUP["rules"]
DASHBOARD: dict[str, Any] = json.loads((DEPLOY / "grafana" / "headjudge.json").read_text(encoding="utf-8"))
TARGETS = [(panel["title"], target) for panel in DASHBOARD["panels"] for target in panel["targets"]]
OF_PROMETHEUS = {"job", "instance"}

SELECTOR = re.compile(r"\b([a-z_]+)\{([^}]*)\}")
MATCHER = re.compile(r'(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"')
GROUPED = re.compile(r"\bby \(([^)]*)\)")
GRAFANAS = re.compile(r"\$\w+")


@cache
def labels_of() -> dict[str, set[str]]:
    """Every series with its labels."""
    found: dict[str, set[str]] = {"up": set()}
    for told in StoreCollector(LocalTables(1, 1)).collect():
        found[told.name] = {label for sample in told.samples for label in sample.labels}
    for metric in vars(metrics).values():
        if isinstance(metric, (Counter, Gauge, Histogram)):
            (family,) = metric.describe()
            labels = set(metric._labelnames)
            if isinstance(metric, Counter):
                found[f"{family.name}_total"] = labels
            elif isinstance(metric, Gauge):
                found[family.name] = labels
            else:
                found |= {f"{family.name}_{end}": labels for end in ("count", "sum")}
                found[f"{family.name}_bucket"] = labels | {"le"}
    return found


@cache
def values_of(label: str) -> set[str]:
    """The values that a label can have; none for those that anything may stand in."""
    counted = {
        "found": metrics.LOOKUPS,
        "kind": metrics.CACHE_FAILURES,
        "result": metrics.TABLES_CREATED,
        "reason": metrics.STORE_FAILURES,
    }
    if label in counted:
        return {values[0] for values in counted[label]._metrics}
    if label == "part":
        asked = StoreCollector(LocalTables(1, 1)).collect()
        return {sample.labels[label] for told in asked for sample in told.samples if label in sample.labels}
    if label == "operation":
        return {rule.endpoint for rule in create_app(Config()).url_map.iter_rules()} | {"none"}
    return set(PROBLEMS) if label == "type" else set()


def check(query: str) -> set[str]:
    """Look at each selector of a query; the labels that its series have."""
    selectors = SELECTOR.findall(query)
    assert selectors
    assert len(re.findall(r"\bheadjudge_\w+", query)) == len(
        [name for name, _ in selectors if name.startswith("headjudge_")]
    )
    there: set[str] = set()
    for name, inside in selectors:
        assert name in labels_of(), f"there is no {name}"
        matchers = MATCHER.findall(inside)
        assert len(matchers) == inside.count('"') // 2 > 0
        for label, operator, value in matchers:
            assert label in labels_of()[name] | OF_PROMETHEUS, f"{name} has no {label}"
            for each in value.split("|") if "~" in operator else [value]:
                if values_of(label) and not GRAFANAS.search(each):
                    assert any(re.fullmatch(each, known) for known in values_of(label)), f"{label}: {each}"
        there |= labels_of()[name] | OF_PROMETHEUS
    for grouping in GROUPED.findall(query):
        assert {label.strip() for label in grouping.split(",")} <= there
    return there


# Alerts


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_each_alert_asks_for_what_is_counted(rule: dict[str, Any]) -> None:
    check(rule["expr"])
    assert set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
    assert re.fullmatch(r"\d+m", rule.get("for", "1m"))
    assert rule["labels"]["severity"] in {"page", "ticket"}
    assert set(rule["annotations"]) == {"summary", "description"}
    named = set(re.findall(r"\$labels\.(\w+)", rule["annotations"]["summary"]))
    grouped = GROUPED.findall(rule["expr"])
    assert named <= (set(grouped[0].split(", ")) if grouped else OF_PROMETHEUS)


def test_the_guide_tells_of_each_alert() -> None:
    told = re.findall(r"(?m)^\| `(Headjudge\w+)` \|", OPERATE)
    assert told == [rule["alert"] for rule in RULES]
    assert len(told) == 7


def test_prometheus_accepts_the_rules_and_they_fire_when_they_should() -> None:
    """With Prometheus' own tool where it is installed; without it, that each alert is tried both ways."""
    cases = yaml.safe_load((DEPLOY / "prometheus" / "alerts.test.yaml").read_text(encoding="utf-8"))
    tried = [each for case in cases["tests"] for each in case["alert_rule_test"]]
    for rule in RULES:
        outcomes = {bool(each.get("exp_alerts")) for each in tried if each["alertname"] == rule["alert"]}
        assert outcomes == {True, False}, rule["alert"]
    for case in cases["tests"]:
        for series in case["input_series"]:
            check(series["series"])
    promtool("check", "config", "prometheus.yaml")
    promtool("test", "rules", "alerts.test.yaml")


def promtool(*command: str) -> None:
    """Have Prometheus' own tool look at something, where it is installed."""
    if tool := shutil.which("promtool"):
        done = subprocess.run(
            [tool, *command], cwd=DEPLOY / "prometheus", capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr


def test_prometheus_calls_the_job_what_the_rules_call_it() -> None:
    config = yaml.safe_load((DEPLOY / "prometheus" / "prometheus.yaml").read_text(encoding="utf-8"))
    assert [job["job_name"] for job in config["scrape_configs"]] == ["headjudge"]
    assert config["rule_files"] == ["alerts.yaml"]
    for rule in RULES:
        for _, inside in SELECTOR.findall(rule["expr"]):
            assert ("job", "=", "headjudge") in MATCHER.findall(inside)


# The dashboard


@pytest.mark.parametrize(("panel", "target"), TARGETS, ids=lambda each: each if isinstance(each, str) else "")
def test_each_query_asks_for_what_is_counted(panel: str, target: dict[str, Any]) -> None:
    check(target["expr"])
    shown = set(re.findall(r"\{\{(\w+)\}\}", target["legendFormat"]))
    grouped = GROUPED.findall(target["expr"])
    assert shown <= ({label.strip() for label in grouped[0].split(",")} if grouped else set()), panel
    variables = {variable["name"] for variable in DASHBOARD["templating"]["list"]}
    used = {name[1:] for name in GRAFANAS.findall(target["expr"])} - {"__rate_interval"}
    assert used == {"job", "instance"} <= variables


def test_prometheus_understands_each_query(tmp_path: Path) -> None:
    """As the dashboard asks them, with something in place of Grafana's variables."""
    given = {"$__rate_interval": "5m", "$job": "headjudge", "$instance": ".+"}
    rules = [
        {"record": f"query{number}", "expr": GRAFANAS.sub(lambda name: given[name[0]], target["expr"])}
        for number, (_, target) in enumerate(TARGETS)
    ]
    (tmp_path / "rules.yaml").write_text(yaml.safe_dump({"groups": [{"name": "queries", "rules": rules}]}))
    promtool("check", "rules", str(tmp_path / "rules.yaml"))


def test_the_dashboard_shows_every_metric() -> None:
    queries = " ".join(target["expr"] for _, target in TARGETS)
    assert all(name in queries for name in labels_of())


def test_panels_stand_side_by_side() -> None:
    panels = DASHBOARD["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    places = [panel["gridPos"] for panel in panels]
    assert all(place["x"] >= 0 and place["x"] + place["w"] <= 24 for place in places)
    for one, other in combinations(places, 2):
        apart = (
            one["x"] + one["w"] <= other["x"]
            or other["x"] + other["w"] <= one["x"]
            or one["y"] + one["h"] <= other["y"]
            or other["y"] + other["h"] <= one["y"]
        )
        assert apart, (one, other)


def test_the_dashboard_comes_with_no_address() -> None:
    sources = {panel["datasource"]["uid"] for panel in DASHBOARD["panels"]}
    assert sources == {"${datasource}"}
    assert "http" not in json.dumps(DASHBOARD)


# The guide


def test_the_guide_tells_what_each_metric_means() -> None:
    rows = re.findall(r"(?m)^\| `(headjudge_\w+)` \| ([^|]*) \|", OPERATE)
    told = {name: set(re.findall(r"`(\w+)`", labels)) for name, labels in rows}
    real: dict[str, set[str]] = {}
    for series, labels in labels_of().items():
        if series.endswith("_total"):
            real[series] = labels
        elif series.endswith("_count"):
            real[series.removesuffix("_count")] = labels
        elif series.startswith("headjudge_tables") and not series.endswith(("_sum", "_bucket")):
            real[series] = labels
    assert told == real


@pytest.mark.parametrize("label", ["found", "kind", "result", "reason", "part"])
def test_the_guide_tells_what_each_value_means(label: str) -> None:
    (row,) = [
        line for line in OPERATE.splitlines() if line.startswith("| `headjudge_") and f"`{label}`" in line
    ]
    assert values_of(label)
    assert values_of(label) <= set(re.findall(r"`([\w-]+)`", row))


def test_every_problem_that_the_guide_names_exists() -> None:
    named = re.findall(r"\b(4\d\d|5\d\d) `([a-z-]+)`", OPERATE)
    assert len(named) >= 5
    for status, name in named:
        assert int(status) == PROBLEMS[name].STATUS


def test_every_setting_and_file_that_the_guide_names_exists() -> None:
    settings = {f"HEADJUDGE_{name.upper()}" for name in Config.__struct_fields__}
    files = [path for path in DEPLOY.rglob("*") if path.suffix in {".conf", ".env", ".yaml"}]
    for text in (OPERATE, *(path.read_text(encoding="utf-8") for path in files)):
        assert set(re.findall(r"\bHEADJUDGE_[A-Z_]+\b", text)) <= settings
    for target in re.findall(r"\]\(([^)#]+)\)", OPERATE):
        assert (ROOT / "docs" / target).exists(), target
    for path in re.findall(r"deploy/[\w./-]+", OPERATE):
        assert (ROOT / path.rstrip(".")).exists(), path
