# The doors. Each sets up what it needs: the environment in .venv, and for the tests a browser.
#   make serve   the site with live reload, at http://127.0.0.1:8000/
#   make test    everything: engine, data, pages, JavaScript, a real browser
#   make site    the finished site in site/
#   make check   format, lint, types, and every claim of the data, whatever is remembered of it
#   make bench   the engine beside other solvers, and the pages in a browser; QUICK=1 a part of it: bench/README.md

PYTHON  ?= python3
PY      := .venv/bin/python
ADDRESS ?= 127.0.0.1:8000
export NO_MKDOCS_2_WARNING := 1

.PHONY: serve test site check browser schemas lock study simulated test-dask bench bench-browser bench-building bench-memory bench-lock lighthouse

serve: .venv/.ready
	@echo "The site: http://$(ADDRESS)/  (stop with Ctrl+C)"
	$(PY) -m mkdocs serve --dev-addr $(ADDRESS)

# On all cores; the tests of one file stay together, for they share what they build.
test: .venv/.ready browser
	$(PY) -m pytest -n auto --dist loadfile

# Never add -q here: it hides the warnings that --strict counts.
site: .venv/.ready
	$(PY) -m mkdocs build --strict

check: .venv/.ready
	$(PY) -m ruff format --check generator tests bench
	$(PY) -m ruff check generator tests bench
	$(PY) -m mypy
	.venv/bin/machiavelli verify --anew

.venv/.ready: requirements.txt pyproject.toml
	$(PYTHON) -m venv .venv
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	$(PY) -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

browser:
	@sh .ci/browser

# After a change of the model: the JSON Schemas that editors read.
schemas: .venv/.ready
	$(PY) -m machiavelli.loading.schema

# After a change of engine or players that plays other hands: what the pages on strategy quote. The better part of an hour.
study: .venv/.ready
	.venv/bin/machiavelli study > .measured.new
	mv .measured.new strategy/measured.json

# After a change of rules, engine or players that plays other hands: simulated hands of VARIANT=base, or of all variants,
# GAMES of each number of players. Three hands a second and core on average: 200 of everything take two core hours.
simulated: .venv/.ready
	.venv/bin/machiavelli simulate $(addprefix --variant ,$(VARIANT)) --policy all --players 2-6 \
		--games $(or $(GAMES),100) --into simulated
	.venv/bin/machiavelli simulate $(addprefix --variant ,$(VARIANT)) --policy hold --policy mixed --players 3 \
		--games $(or $(GAMES),100) --into simulated

# Simulated hands on a Dask cluster of two processes, in an environment of its own.
test-dask: .venv-dask/.ready
	PYTHONPATH=generator:tests:. .venv-dask/bin/python -m pytest -q tests/dask/check_dask.py

.venv-dask/.ready: requirements.txt pyproject.toml
	$(PYTHON) -m venv .venv-dask
	.venv-dask/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	.venv-dask/bin/python -m pip install --quiet --disable-pip-version-check --no-build-isolation -e '.[dask]'
	@touch $@

# After a change of requirements.in (needs uv): the pins, with hashes and without addresses.
lock:
	uv pip compile --quiet --generate-hashes --universal --python-version 3.11 --no-emit-index-url \
		--custom-compile-command "make lock" requirements.in -o requirements.txt

# --- measuring: an environment of its own, since a peer's package has the name of ours -----------------

BENCH := PYTHONPATH=generator:tests:. .venv-bench/bin/python -m bench

bench: .venv-bench/.ready $(if $(WITH),,bench-browser bench-building)
	$(BENCH) $(if $(QUICK),--quick) $(WITH)

# The finished site in Chromium, in the environment of the site: what drives it is there.
bench-browser: site browser
	PYTHONPATH=generator:tests:. $(PY) -m bench.in_browser $(if $(QUICK),--quick)

# How the build grows: 10, 100 and 1,000 puzzles, and as many plain pages; with QUICK=1 only 10 and 100.
bench-building: .venv/.ready
	PYTHONPATH=generator:tests:. $(PY) -m bench.building $(if $(QUICK),--quick) $(if $(SIZES),--sizes $(SIZES))

# Lighthouse on pages of the finished site. It is installed beside the repository's own things, never by the tests.
lighthouse: site browser
	npm install --prefix .venv-bench/lighthouse --ignore-scripts --no-audit --no-fund --silent lighthouse@13.5.0
	PYTHONPATH=generator:tests:. $(PY) -m bench.lighthouse

# Memory in use while so many positions are solved in one process.
bench-memory: .venv-bench/.ready
	$(BENCH) --memory $(or $(COUNT),100000)

.venv-bench/.ready: bench/requirements.txt bench/javascript/package-lock.json
	@command -v npm >/dev/null || { echo "make bench needs node and npm (Debian: apt-get install npm)" >&2; exit 1; }
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes \
		-r bench/requirements.txt
	npm ci --prefix bench/javascript --ignore-scripts --no-audit --no-fund --silent
	@touch $@

# After a change of bench/requirements.in (needs uv and npm).
bench-lock:
	uv pip compile --quiet --generate-hashes --universal --python-version 3.11 --no-emit-index-url \
		--override bench/overrides.txt --custom-compile-command "make bench-lock" \
		bench/requirements.in -o bench/requirements.txt
	npm install --prefix bench/javascript --package-lock-only --omit-lockfile-registry-resolved --silent
