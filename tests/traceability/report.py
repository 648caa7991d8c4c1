"""Compares book, code and tests, and says where they part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Set

from tests.traceability import books


def written_faults(ruleset: str) -> list[str]:
    """What is wrong with a ruleset's rules and scenarios before anything is played."""
    book, code, definitions = books.book(ruleset), books.cited(), books.definitions(ruleset)
    scenarios, said = books.scenarios(ruleset), books.said(ruleset)
    decided = {rule for scenario in scenarios for rule in scenario.decides}
    faults = [
        f"{rule}: in the book, neither cited nor said by cards nor a definition"
        for rule in book
        if rule not in code.keys() | said | definitions
    ]
    faults += [
        f"{rule}: a definition, yet cited at {code[rule][0]}"
        for rule in book
        if rule in definitions & code.keys()
    ]
    faults += [f"{rule}: a definition that no scenario decides" for rule in sorted(definitions - decided)]
    faults += [
        f"{scenario.place}: {scenario.name} decides {rule}, which is not in the book"
        for scenario in scenarios
        for rule in scenario.decides
        if rule not in book
    ]
    return faults + scenario_faults(ruleset)


def scenario_faults(ruleset: str) -> list[str]:
    """Scenarios that are missing, played twice, or unknown."""
    specification = books.SPECIFICATIONS[ruleset]
    expected = [specification.scenario.format(number) for number in range(1, specification.scenarios + 1)]
    played = Counter(scenario.name for scenario in books.scenarios(ruleset))
    faults = [f"{name}: no test plays this scenario" for name in expected if name not in played]
    faults += [f"{name}: {count} tests bear this name" for name, count in sorted(played.items()) if count > 1]
    return faults + [f"{name}: not a scenario of {ruleset}" for name in sorted(played.keys() - set(expected))]


def unknown_citations() -> list[str]:
    """Rule ids that the code cites and no rulebook holds."""
    known = {rule for ruleset in books.rulesets() for rule in books.book(ruleset)}
    return [
        f"{rule}: cited at {places[0]}, in no book"
        for rule, places in books.cited().items()
        if rule not in known
    ]


def unobserved(observed: Set[str]) -> list[str]:
    """Rules that the code cites and no test made happen, and places of others whose citation no test saw."""
    faults = [
        f"{rule}: cited at {where[0]}, never observed"
        for rule, where in sorted(books.cited().items())
        if rule not in observed
    ]
    missing = [place for place in books.citing() if place.split()[0] in observed and place not in observed]
    return faults + [f"{place}: never observed from there" for place in missing]


def table(observed: Mapping[str, Set[str]]) -> str:
    """The three sets side by side, one line for each rule."""
    code = books.cited()
    lines = []
    for ruleset in books.rulesets():
        book, definitions, said = books.book(ruleset), books.definitions(ruleset), books.said(ruleset)
        decided = Counter(rule for scenario in books.scenarios(ruleset) for rule in scenario.decides)
        lines += [f"{ruleset}: {len(book)} rules", f"{'rule':<10} {'scenarios':>9} {'observed':>8}  cited"]
        for rule in book:
            elsewhere = "a definition" if rule in definitions else "by cards" if rule in said else "–"
            where = ", ".join(code.get(rule, [elsewhere]))
            lines.append(f"{rule:<10} {decided[rule]:>9} {len(observed.get(rule, ())):>8}  {where}")
        lines.append("")
    return "\n".join(lines)
