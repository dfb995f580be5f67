"""What a page loads at once is what its module imports, and what these import."""

import pytest

from machiavelli.pages.modules import loaded_with

SCRIPTS = {
    "ui/board.mjs": 'import { a } from "./near.mjs";\nimport {\nb,\n} from "../engine/far.mjs";\ngo();\n',
    "ui/near.mjs": 'export * from "../engine/far.mjs";\nexport const NAME = "./words.mjs";\n',
    "ui/words.mjs": "",
    "engine/far.mjs": 'import "./deep/deepest.mjs";\nconst later = () => import("./later.mjs");\n',
    "engine/deep/deepest.mjs": 'import { d } from "../far.mjs";\n',
    "engine/later.mjs": "",
    "engine/lost.mjs": 'import { e } from "./nowhere.mjs";\n',
}


def test_imports_are_followed_and_what_may_come_later_is_not():
    assert loaded_with("ui/board.mjs", SCRIPTS) == (
        "engine/deep/deepest.mjs",
        "engine/far.mjs",
        "ui/board.mjs",
        "ui/near.mjs",
    )


def test_an_import_of_nothing_is_an_error():
    with pytest.raises(KeyError, match=r"engine/nowhere\.mjs"):
        loaded_with("engine/lost.mjs", SCRIPTS)
