# `make help` lists what there is.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check install -qq
# an exact copy of what was locked, and nothing that a compiler would have to build
LOCKED := --require-hashes --only-binary :all:
UV     := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 \
          --no-header --no-annotate --no-emit-index-url --no-emit-find-links --generate-hashes
# two more than the two cores that the figures of the README are of: many tests wait for other processes
JOBS   ?= 4
MINUTES ?= 60
QUICK  := tests/kernel tests/rulesets tests/magic tests/golden
SERVED := embedded limits compression telemetry
HEADJUDGE_PORT ?= 8000
export HEADJUDGE_PORT
# tests start many short processes: each module is compiled once
unexport PYTHONDONTWRITEBYTECODE

RUNTIME := $(VENV)/.runtime
DEV     := $(VENV)/.dev

.DEFAULT_GOAL := help
.PHONY: help venv run test full quick soak check types lint generated bench clients openapi sdk docs golden format lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "headjudge needs Python 3.11 or newer; set PYTHON=")'
	@mkdir -p $(VENV) 2>/dev/null && test -w $(VENV) || { echo "headjudge: nothing can be written to $(VENV);" \
	  "put the environment elsewhere: make VENV=/tmp/headjudge $(MAKECMDGOALS)" >&2; exit 1; }
	@echo "headjudge: making an environment in $(VENV) (a few seconds)"
	@$(PYTHON) -m venv $(VENV)

$(RUNTIME): $(BIN)/python requirements/runtime.txt requirements/build.txt pyproject.toml sdk/pyproject.toml
	@echo "headjudge: installing what the service needs (half a minute)"
	@$(PIP) $(LOCKED) -r requirements/runtime.txt -r requirements/build.txt
	@$(PIP) --no-deps --no-build-isolation --editable . --editable sdk
	@touch $@

$(DEV): $(RUNTIME) requirements/dev.txt
	@echo "headjudge: installing what tests, checks and benchmarks need (one to three minutes)"
	@$(PIP) $(LOCKED) -r requirements/dev.txt
	@touch $@

venv: $(DEV) ## the environment, tools included, in VENV (.venv)

run: $(RUNTIME) ## serve on HEADJUDGE_PORT (8000) with the embedded cache
	$(BIN)/headjudge serve

test: $(DEV) ## rules, engine, API, SDK and simulation
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal --short

full: $(DEV) ## the whole suite: what is killed, hosts, packaging and more of everything, too
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal

quick: $(DEV) ## the rules and the kernel, with goldens: half a minute
	$(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal --near -m "not slow" $(QUICK)

soak: $(DEV) ## random games, fuzz and hypothesis with fresh seeds for MINUTES (60)
	$(BIN)/python -m tests.soak --minutes $(MINUTES) --jobs $(JOBS)

check: types lint generated ## lint, types, layers, generated files up to date; tells of long files

types: $(DEV)
	$(BIN)/mypy

lint: $(DEV)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports
	$(BIN)/python -m tests.hygiene.lengths

generated: $(DEV)
	$(BIN)/python -m service.openapi --check
	$(BIN)/python sdk/codegen/generate.py --check
	$(BIN)/python -m tests.cards --check

bench: $(DEV) ## the benchmarks, with their ratios; AGAINST=REV measures a revision beside this tree
	$(BIN)/python -m bench $(if $(AGAINST),--against $(AGAINST))

clients: $(DEV) ## lint the contract and play with a TypeScript client made from it (needs npm)
	VENV=$(abspath $(VENV)) tests/clients/run

openapi: $(DEV) ## write openapi.yaml anew
	$(BIN)/python -m service.openapi

sdk: openapi ## write the generated half of the SDK anew
	$(BIN)/python sdk/codegen/generate.py

docs: $(DEV) ## write the schema of the card language, the reference in its manual and the kept texts of cards anew
	$(BIN)/python -m tests.cards

golden: $(DEV) ## write perft counts, transcripts and vectors anew
	$(BIN)/python -m tests.golden --write
	$(BIN)/python -m tests.vectors

format: $(DEV) ## lay the code out
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

lock: $(DEV) ## pin the newest versions that pyproject.toml and requirements/*.in allow; each must have wheels
	$(UV) --upgrade $(SERVED:%=--extra %) pyproject.toml -o requirements/runtime.txt
	$(UV) --upgrade requirements/build.in -o requirements/build.txt
	$(UV) --upgrade --all-extras -c requirements/runtime.txt -c requirements/build.txt \
	  pyproject.toml sdk/pyproject.toml requirements/build.in requirements/dev.in -o requirements/dev.txt
	$(BIN)/python requirements/wheels.py

clean: ## remove what the other targets made
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
