"""How a build grows: ``python -m bench.building`` builds sites of 10, 100 and 1,000 puzzles in all languages.

Each is built with nothing remembered, then again unchanged, then after a change of one puzzle; then MkDocs
and its theme build as many plain pages of as many words. Written to building.json and building.md.
"""

import argparse
import datetime
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from bench.figures import Figures, rounded
from bench.grown_puzzles import grown_puzzles
from bench.grown_site import KEPT, make_plain, make_site, pages_of, words_of, write_puzzle
from bench.tables import head, row
from machiavelli.loading.texts import TEXTS, languages_in

HERE = Path(__file__).parent
FULL = (10, 100, 1000)
QUICK = (10, 100)
VERIFIED, COLD, AGAIN, EDITED, PLAIN = "verify", "first", "again", "edited", "plain"
RUNS = {
    VERIFIED: "only verifying, with nothing remembered",
    COLD: "the first build",
    AGAIN: "again, unchanged",
    EDITED: "again, one puzzle changed",
    PLAIN: "MkDocs, plain pages",
}
_VERIFY = ("machiavelli", "verify", "--anew")
_BUILD = ("mkdocs", "build", "--strict", "--site-dir", "site")


def measure(sizes: Sequence[int]) -> Figures:
    """All sizes, the small ones first."""
    puzzles = grown_puzzles(max(sizes) - len(KEPT))
    found = {}
    for count in sizes:
        with tempfile.TemporaryDirectory() as folder:
            found[str(count)] = _measured(Path(folder), puzzles[: count - len(KEPT)])
    about = {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "cpus": os.cpu_count(),
        "python": platform.python_version(),
        "languages": len(languages_in(TEXTS)),
    }
    return {"about": about, "sizes": found}


def _measured(folder: Path, puzzles: list[dict[str, Any]]) -> Figures:
    """Of one size; with those of the project that are kept."""
    ours, plain = folder / "ours", folder / "plain"
    make_site(ours, puzzles)
    runs = {VERIFIED: _run(ours, *_VERIFY), COLD: _run(ours, *_BUILD), AGAIN: _run(ours, *_BUILD)}
    # The hand in another order is another question, with the same answer.
    write_puzzle(ours, puzzles[-1] | {"hand": " ".join(reversed(puzzles[-1]["hand"].split()))})
    runs[EDITED] = _run(ours, *_BUILD)
    pages = pages_of(ours / "site")
    words = words_of(pages)
    make_plain(plain, len(pages), words)
    runs[PLAIN] = _run(plain, *_BUILD)
    if len(pages_of(plain / "site")) != len(pages):
        raise RuntimeError("there are not as many plain pages as ours")
    return {"pages": len(pages), "words": words, "runs": runs}


def _run(folder: Path, module: str, *arguments: str) -> Figures:
    """A command in a folder: seconds by the clock, those of all its processes, MB of the largest of them."""
    print(f"measuring: {module} in {folder.name}", flush=True)
    environment = {**os.environ, "PYTHONPATH": "generator", "NO_MKDOCS_2_WARNING": "1"}
    start = time.perf_counter()
    with tempfile.TemporaryFile() as said:
        command = [sys.executable, "-m", module, *arguments]
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=said, stderr=said)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        seconds = time.perf_counter() - start
        if process.returncode:
            said.seek(0)
            raise RuntimeError(said.read().decode()[-4000:])
    found = {
        "seconds": rounded(seconds),
        "processor": rounded(usage.ru_utime + usage.ru_stime),
        "megabytes": rounded(usage.ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)),
    }
    print(f"  {found}", flush=True)
    return found


def report(results: Mapping[str, Any]) -> str:
    """``building.md`` from what ``building.json`` holds."""
    about, sizes = results["about"], results["sizes"]
    machine = f"{about['cpus']} processors, Python {about['python']}"
    lines = [
        "# How a build grows",
        "",
        f"{about['date']}, {machine}, {about['languages']} languages. Written by `make bench-building`; "
        "what is measured, and how, stands in [README.md](README.md).",
        "",
        "Where others use the machine, seconds by the clock say little: read those of the processors.",
        "",
        *_runs(sizes),
        "",
        "## Growth",
        "",
        *_growth(sizes),
    ]
    return "\n".join(lines) + "\n"


def _runs(sizes: Mapping[str, Figures]) -> Iterator[str]:
    """Every run of every size, and how many times as much as plain pages it takes."""
    names = ("seconds", "processor", "megabytes")
    times = (f"{name} × plain" for name in names)
    yield from head("puzzles", "pages", "what", "seconds", "processor seconds", "MB, largest process", *times)
    for count, size in sizes.items():
        for name, what in RUNS.items():
            run, plain = size["runs"][name], size["runs"][PLAIN]
            ratios = [f"{run[it] / plain[it]:.2g}" if name not in (PLAIN, VERIFIED) else "" for it in names]
            yield row(count, size["pages"], what, *(f"{run[it]:g}" for it in names), *ratios)


def _growth(sizes: Mapping[str, Figures]) -> Iterator[str]:
    """From each size to the next: what one more page takes. The same figure again and again is linear."""
    yield from head("puzzles", "what", "processor ms for each page more", "× plain", "kB for each page more")
    for few, many in pairwise(sizes):
        small, large = sizes[few], sizes[many]
        more = large["pages"] - small["pages"]
        cost = {it: large["runs"][it]["processor"] - small["runs"][it]["processor"] for it in RUNS}
        for it in (COLD, AGAIN, EDITED, PLAIN):
            memory = large["runs"][it]["megabytes"] - small["runs"][it]["megabytes"]
            ratio = "" if it == PLAIN else f"{cost[it] / cost[PLAIN]:.2g}"
            yield row(
                f"{few} → {many}",
                RUNS[it],
                f"{1000 * cost[it] / more:.3g}",
                ratio,
                f"{1024 * memory / more:.3g}",
            )


def main() -> None:
    """Measure and write the results."""
    parser = argparse.ArgumentParser(prog="bench.building", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="10 and 100 puzzles: some minutes")
    parser.add_argument(
        "--sizes", type=int, nargs="+", metavar="N", help="only show sites of so many puzzles"
    )
    options = parser.parse_args()
    if options.sizes:
        print(report(measure(options.sizes)))
        return
    results = measure(QUICK if options.quick else FULL)
    name = "quick-building" if options.quick else "building"
    (HERE / f"{name}.json").write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", "utf-8")
    (HERE / f"{name}.md").write_text(report(results), "utf-8")
    print(f"written: {HERE.name}/{name}.json, {HERE.name}/{name}.md")


if __name__ == "__main__":
    main()
