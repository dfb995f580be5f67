import json
from pathlib import Path

import pytest

from machiavelli.delivery.search_index import accented_words, split_search_index, with_spellings


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("la combinación", "la combinación<span hidden>combinacion</span>"),
        ("<p>Mão e pé</p>", "<p>Mão<span hidden>mao</span> e pé<span hidden>pe</span></p>"),
        ('<a title="más">x</a>', '<a title="más">x</a>'),
        ("A&ntilde;o 8♣ l’ocho", "A&ntilde;o 8♣ l’ocho"),
        ("ya ñandú", "ya ñandú<span hidden>nandu</span>"),
        ("Comodín, comodines", "Comodín<span hidden>comodin</span>, comodines<span hidden>comodín</span>"),
        ("está estado", "está<span hidden>esta</span> estado"),
    ],
)
def test_words_are_followed_by_their_other_spellings(text: str, found: str):
    assert with_spellings(text, accented_words([text])) == found


def test_each_language_gets_its_own_index(tmp_path: Path):
    docs = [{"location": f"{lang}/a/", "title": "Título", "text": "x"} for lang in ("es", "pt")]
    (tmp_path / "search").mkdir()
    (tmp_path / "search" / "search_index.json").write_text(
        json.dumps({"config": {"lang": ["en"]}, "docs": docs})
    )
    split_search_index(tmp_path, ["es", "pt"], "es")
    for lang in ("es", "pt"):
        own = json.loads((tmp_path / lang / "search" / "search_index.json").read_text())
        assert own["config"]["lang"] == [lang]
        assert [doc["location"] for doc in own["docs"]] == ["a/"]
    root = json.loads((tmp_path / "search" / "search_index.json").read_text())
    assert [doc["location"] for doc in root["docs"]] == ["es/a/"]


def test_without_search_there_is_nothing_to_split(tmp_path: Path):
    split_search_index(tmp_path, ["es"], "es")
    assert not list(tmp_path.iterdir())
