# The doors. Each sets up what it needs: the environment in .venv, and for the tests a browser.
#   make serve   the site with live reload, at http://127.0.0.1:8000/
#   make test    everything: engine, data, pages, JavaScript, a real browser
#   make site    the finished site in site/
#   make check   format, lint, types, and every claim of the data

PYTHON  ?= python3
PY      := .venv/bin/python
ADDRESS ?= 127.0.0.1:8000
export NO_MKDOCS_2_WARNING := 1

.PHONY: serve test site check browser schemas lock

serve: .venv/.ready
	@echo "The site: http://$(ADDRESS)/  (stop with Ctrl+C)"
	$(PY) -m mkdocs serve --dev-addr $(ADDRESS)

test: .venv/.ready browser
	$(PY) -m pytest

# Never add -q here: it hides the warnings that --strict counts.
site: .venv/.ready
	$(PY) -m mkdocs build --strict

check: .venv/.ready
	$(PY) -m ruff format --check generator tests
	$(PY) -m ruff check generator tests
	$(PY) -m mypy
	.venv/bin/machiavelli verify

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

# After a change of requirements.in (needs uv): the pins, with hashes and without addresses.
lock:
	uv pip compile --quiet --generate-hashes --universal --python-version 3.11 --no-emit-index-url \
		--custom-compile-command "make lock" requirements.in -o requirements.txt
