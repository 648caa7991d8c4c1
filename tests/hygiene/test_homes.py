"""Each card has one home: a file that is called like the card."""

from __future__ import annotations

import json

from engine.magic.library.definition import key_of
from tests.hygiene import source
from tests.hygiene.homes import MADE_UP, card_files, lost, shared_keys


def test_no_two_files_define_one_card() -> None:
    assert shared_keys(card_files()) == []


def test_two_places_of_one_card_are_named() -> None:
    one, other = (source.ROOT / folder / "frog.json" for folder in MADE_UP)
    places = [f"{folder}/frog.json" for folder in MADE_UP]
    assert shared_keys([one, other, source.ROOT / MADE_UP[0] / "snail.json"]) == [places]


def test_the_file_of_a_made_up_card_is_called_like_the_card() -> None:
    for folder in MADE_UP:
        files = sorted((source.ROOT / folder).glob("*.json"))
        assert files
        assert [file.stem for file in files] == [
            key_of(json.loads(file.read_bytes())["name"]) for file in files
        ]


def test_what_a_card_says_no_longer_is_found() -> None:
    before = {"keywords": ["flying"], "abilities": [{"ability": "static"}, {"ability": "spell"}]}
    assert lost(before, {**before, "keywords": ["flying", "reach"]}) == []
    assert lost(before, {"abilities": [{"ability": "spell"}]}) == ["keywords[0]", "abilities[0]"]
