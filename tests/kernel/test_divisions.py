"""Dividing amounts: source by source, recipient by recipient, asked for where there is a choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.kernel.divisions import Division, Shares, divide


def division(source: str, amount: int, *recipients: str) -> Division:
    """An amount of the first seat."""
    return Division(source, 0, amount, recipients)


def ways(divisions: Sequence[Division], given: dict[tuple[str, str], int]) -> Iterator[Shares]:
    """What all the ways to answer come to."""
    shares, open_ = divide(divisions, given)
    if open_ is None:
        yield shares
        return
    for amount in open_.amounts:
        yield from ways(divisions, {**given, (open_.division.source, open_.to): amount})


def test_a_share_is_asked_for_while_there_is_a_choice() -> None:
    shares, open_ = divide([division("a", 3, "x", "y", "z")], {("a", "x"): 1})
    assert open_ is not None
    assert (open_.division.source, open_.to, open_.left, list(open_.amounts)) == ("a", "y", 2, [0, 1, 2])
    assert shares == {"a": {"x": 1}}


def test_the_last_recipient_gets_the_rest_unasked() -> None:
    assert divide([division("a", 3, "x", "y")], {("a", "x"): 1}) == ({"a": {"x": 1, "y": 2}}, None)
    assert divide([division("a", 3, "x")], {}) == ({"a": {"x": 3}}, None)


def test_nothing_left_is_not_asked_for() -> None:
    assert divide([division("a", 2, "x", "y", "z")], {("a", "x"): 2}) == (
        {"a": {"x": 2, "y": 0, "z": 0}},
        None,
    )
    assert divide([division("a", 0, "x", "y")], {}) == ({"a": {"x": 0, "y": 0}}, None)


def test_sources_are_divided_in_order_each_for_itself() -> None:
    both = [division("a", 1, "x", "y"), division("b", 2, "x", "y")]
    assert divide(both, {("b", "x"): 1})[1] == divide(both, {})[1]
    shares, open_ = divide(both, {("a", "x"): 0})
    assert open_ is not None
    assert open_.division is both[1]
    assert shares == {"a": {"x": 0, "y": 1}, "b": {}}
    found = list(ways(both, {}))
    assert len(found) == 2 * 3
    assert all(
        sum(row.values()) == one.amount
        for shares in found
        for one, row in zip(both, shares.values(), strict=True)
    )


def test_a_ruleset_says_which_shares_are_legal() -> None:
    seen: list[Shares] = []

    def at_least_one(one: Division, to: str, left: int, settled: Shares) -> Sequence[int]:
        seen.append({source: dict(row) for source, row in settled.items()})
        return range(1, left + 1) if to == "x" else (left,)

    _, open_ = divide([division("a", 3, "x", "y")], {}, at_least_one)
    assert open_ is not None
    assert list(open_.amounts) == [1, 2, 3]
    assert divide([division("a", 3, "x", "y")], {("a", "x"): 1}, at_least_one)[0] == {"a": {"x": 1, "y": 2}}
    assert seen[-1] == {"a": {"x": 1}}
    assert divide([division("a", 1, "x", "y")], {}, at_least_one) == ({"a": {"x": 1, "y": 0}}, None)
