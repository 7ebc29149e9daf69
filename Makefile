# Builds, demonstrates and tests Steelyard. `make help` lists what there is.

CARGO ?= cargo
TARGET = $(or $(CARGO_TARGET_DIR),target)
BINARY = $(TARGET)/release/steelyard
PYTEST = .venv/bin/python -m pytest -p no:cacheprovider

.PHONY: all build demo test test-fast test-e2e test-unit lint setup bench clean help

all: build  ## Build the collector and the command (the default)

build:  ## Build build/libsteelyard.so and target/release/steelyard
	@$(MAKE) --no-print-directory -C collector
	@echo "make: building the command (the first time takes a few minutes)"
	@$(CARGO) build --locked --release --package steelyard --quiet
	@echo "make: $(BINARY) is ready"

demo:  ## Get an MPI if there is none, build, and weigh an example program
	@sh tests/setup/packages.sh gcc make >&2
	@$(MAKE) --no-print-directory build
	@STEELYARD=$(abspath $(BINARY)) sh examples/demo.sh

setup:  ## Get what the tests need
	@sh tests/setup/tests.sh

lint:  ## Formatting, lints, generated files, house rules
	$(CARGO) fmt --all --check
	$(CARGO) clippy --locked --workspace --all-targets --quiet -- -D warnings
	$(CARGO) run --locked --quiet --package xtask -- codegen --check
	$(CARGO) run --locked --quiet --package xtask -- check

test-unit: setup build  ## Unit tests of the collector and of every crate
	$(MAKE) --no-print-directory -C collector test
	$(CARGO) test --locked --workspace --quiet

test-fast: test-unit  ## Unit tests and the quickest end-to-end tests
	STEELYARD=$(abspath $(BINARY)) $(PYTEST) tests/e2e -m fast

test-e2e: setup build  ## End-to-end tests, hostile programs included
	STEELYARD=$(abspath $(BINARY)) $(PYTEST) tests/e2e

# In order, so that the first failure seen is the simplest; but a failure never hides what follows.
test: setup build  ## Everything; what continuous integration runs
	@status=0; \
	$(MAKE) --no-print-directory lint || status=1; \
	$(MAKE) --no-print-directory test-unit || status=1; \
	$(MAKE) --no-print-directory test-e2e || status=1; \
	exit $$status

bench: setup build  ## Measure what recording costs and write bench/results.md
	STEELYARD=$(abspath $(BINARY)) .venv/bin/python bench/run.py --output bench/results.md

clean:  ## Remove what was built; environments with wheels stay
	$(MAKE) --no-print-directory -C collector clean
	$(CARGO) clean
	rm -rf build

help:  ## This list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
