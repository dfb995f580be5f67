"""Who may know whom. The table of design: each layer, what it may import, and what it may never touch."""

import ast
import re
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "generator" / "machiavelli"

# For each layer, the layers it may import besides itself. `errors` may be imported by all.
MAY_IMPORT = {
    "errors": set(),
    "model": set(),
    "engine": {"model"},
    "known": set(),
    "loading": {"model"},
    "verification": {"model", "engine", "known"},
    "pages": {"model"},
    "pictures": {"model"},
    "study": {"model", "engine"},
    "facts": {"model", "engine", "pages", "known"},
    "texts_report": {"model", "loading", "verification", "pages", "pipeline"},
    "pipeline": {"model", "engine", "loading", "verification", "pages", "pictures", "facts", "known"},
    "delivery": {
        "model",
        "engine",
        "loading",
        "verification",
        "pages",
        "study",
        "facts",
        "pipeline",
        "texts_report",
        "known",
    },
}

# Modules from outside that a layer never imports.
NEVER = {
    "model": "yaml json jinja2 mkdocs pathlib os random time logging fluent pydantic click",
    "engine": "yaml json jinja2 mkdocs pathlib os random time logging fluent pydantic click",
    "known": "yaml jinja2 mkdocs click random pickle marshal shelve",
    "loading": "jinja2 mkdocs click",
    "verification": "yaml jinja2 mkdocs click pathlib os",
    "pages": "yaml mkdocs click",
    "pictures": "yaml json jinja2 mkdocs click pathlib os",
    "study": "yaml json jinja2 mkdocs click pathlib os time logging",
    "facts": "yaml mkdocs click jinja2",
    "pipeline": "yaml mkdocs click jinja2",
}

# Single modules with a stricter list.
NEVER_IN_MODULE = {
    "delivery/plugin.py": "yaml jinja2 machiavelli.engine machiavelli.loading machiavelli.delivery.cli",
    "delivery/cli.py": "mkdocs jinja2 yaml",
    "delivery/remembering.py": "mkdocs machiavelli.delivery.plugin machiavelli.delivery.plugin_config",
    "verification/proof_checker.py": "machiavelli.engine",
    "verification/proof_checker_melds.py": "machiavelli.engine",
    "verification/proof_checker_openings.py": "machiavelli.engine",
    "verification/proof_why.py": "machiavelli.engine",
    "model/proof_reading.py": "machiavelli.engine",
}


def _modules() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("*.py"))


def _layer(path: Path) -> str:
    relative = path.relative_to(PACKAGE)
    return relative.parts[0] if len(relative.parts) > 1 else relative.stem


def _imports(path: Path) -> set[str]:
    """Every module that a file imports, also inside functions."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import; write the full name"
            assert node.module is not None
            names.add(node.module)
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def _touches(imports: set[str], forbidden: str) -> set[str]:
    return {
        name for name in imports for word in forbidden.split() if name == word or name.startswith(word + ".")
    }


@pytest.mark.parametrize("path", _modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_imports_only_what_its_layer_may(path: Path):
    layer = _layer(path)
    if layer in {"__init__", "__main__"}:
        return
    imports = _imports(path)
    layers = {name.split(".")[1] for name in imports if name.startswith("machiavelli.")}
    assert layer in MAY_IMPORT, f"a new layer {layer!r}: say here who may know whom"
    assert layers - {layer, "errors", "__version__"} <= MAY_IMPORT[layer]
    assert not _touches(imports, NEVER.get(layer, ""))
    assert not _touches(imports, NEVER_IN_MODULE.get(str(path.relative_to(PACKAGE)), ""))


@pytest.mark.parametrize("layer", ["model", "engine", "verification", "pages"])
def test_inner_layers_do_not_print_or_open_files(layer: str):
    for path in (PACKAGE / layer).rglob("*.py"):
        calls = {
            node.func.id
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not calls & {"print", "open", "eval", "exec", "input"}, path


def test_every_module_says_what_it_is_for():
    for path in _modules():
        assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), path


def test_files_and_functions_stay_small():
    for path in _modules():
        text = path.read_text(encoding="utf-8")
        assert text.count("\n") <= 300, f"{path}: more than one subject?"
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef):
                length = (node.end_lineno or 0) - node.lineno + 1
                assert length <= 60, f"{path}:{node.lineno}: {node.name} has {length} lines"


def test_the_plugin_stays_thin():
    assert (PACKAGE / "delivery" / "plugin.py").read_text(encoding="utf-8").count("\n") <= 110


# --- the browser ---------------------------------------------------------------------------------

SCRIPT_NEVER = {
    "engine": r"\b(document|window|fetch|localStorage|sessionStorage|XMLHttpRequest|Date|setTimeout)\b"
    r"|Math\.random|https?:",
    "ui": r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|https?://(?!www\.w3\.org/)|\bfetch\(",
}


def _scripts(part: str) -> list[Path]:
    found = sorted((PACKAGE / "web" / part).rglob("*.mjs"))
    assert found, f"no scripts in web/{part}"
    return found


@pytest.mark.parametrize("part", sorted(SCRIPT_NEVER))
def test_scripts_touch_only_what_they_may(part: str):
    for path in _scripts(part):
        text = re.sub(r"/\*.*?\*/|//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert not re.search(SCRIPT_NEVER[part], text), path
        for module in re.findall(r"""(?:(?<=[\s}])from|\bimport)\s*\(?\s*["']([^"']+)["']""", text):
            known = [PACKAGE / "web" / "engine", PACKAGE / "web" / part]
            target = (path.parent / module).resolve()
            assert module.startswith("."), (path, module)
            assert target.is_file(), (path, module)
            assert any(target.is_relative_to(folder) for folder in known), (path, module)
        assert path.read_text(encoding="utf-8").count("\n") <= 300, path


# Ways into the browser's engine: each only gathers what lies in other modules.
ENTRIES = {"index.mjs", "judging.mjs", "worker.mjs"}
# Apart from their twins because most pages do without them: openings, and melds laid beside the sweep.
TWINS = {"first_turns.mjs": "turns.mjs", "solver/special.mjs": "solver/solve.mjs"}


def test_every_browser_module_has_its_python_twin():
    homes = [PACKAGE, PACKAGE / "engine", PACKAGE / "model", PACKAGE / "delivery" / "commands"]
    for path in _scripts("engine"):
        own = path.relative_to(PACKAGE / "web" / "engine")
        name = Path(TWINS.get(str(own), own))
        assert str(name) in ENTRIES or any((home / name.with_suffix(".py")).is_file() for home in homes), path


def test_the_browser_checks_proofs_with_code_of_its_own():
    """As in Python: nothing that searches for proofs has a part in checking them."""
    checker = PACKAGE / "web" / "engine" / "verification"
    for path in checker.glob("proof_*.mjs"):
        for module in re.findall(r'from\s+"([^"]+)"', path.read_text(encoding="utf-8")):
            target = (path.parent / module).resolve()
            assert target.parent == checker or target.name in {"cards.mjs", "errors.mjs", "proof_reading.mjs"}


def test_python_is_new_enough():
    assert sys.version_info >= (3, 11)
