# Two commands matter: `make run` plays, `make test` checks everything.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: run test test-long bench deck golden format lock clean

run: $(VENV)/run.stamp
	$(BIN)/storyhare simulate --rules odyssey --players 5 --games 1 --record build/sample
	$(BIN)/storyhare replay build/sample/game-1.jsonl

test: $(VENV)/dev.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n 2 -m "not long" --cov --cov-report=
	$(BIN)/coverage report --include='*/storyhare/rules/*,*/storyhare/views/*' --fail-under=100
	$(BIN)/coverage report --skip-covered

test-long: $(VENV)/dev.stamp
	$(BIN)/pytest -n 2 -m long

bench: $(VENV)/dev.stamp
	@$(BIN)/python -m bench

# Paints the default deck: all of it, or CARDS="fox-galaxy mask-market".
deck: $(VENV)/dev.stamp
	$(BIN)/python -m painter $(CARDS) --sheet docs/deck-contact.webp

golden: $(VENV)/dev.stamp
	GOLDEN=write $(BIN)/pytest -q tests/golden

format: $(VENV)/dev.stamp
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# Pins every dependency with its hashes, for all systems; run after changing pyproject.toml.
lock: $(VENV)/dev.stamp
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-header \
	  --no-emit-index-url pyproject.toml --output-file requirements/run.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-header \
	  --no-emit-index-url --extra dev pyproject.toml --output-file requirements/dev.txt

$(VENV)/bin/pip:
	$(PYTHON) -m venv $(VENV)

$(VENV)/run.stamp: $(VENV)/bin/pip requirements/run.txt pyproject.toml
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/run.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

$(VENV)/dev.stamp: $(VENV)/run.stamp requirements/dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@# The painter's Skia needs two system libraries that a bare machine may lack.
	@$(BIN)/python -c "import skia" || (apt-get update -qq && apt-get install -y -qq libegl1 libgl1) \
	  || { echo "Install libEGL and libGL (Debian: libegl1 libgl1), then run make again." >&2; exit 1; }
	@touch $@

clean:
	rm -rf $(VENV) build dist .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache
