# Builds, demonstrates and tests Steelyard. `make help` lists what there is.

CARGO ?= cargo
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
TARGET = $(or $(CARGO_TARGET_DIR),target)
BINARY = $(TARGET)/release/steelyard
PYTEST = .venv/bin/python -m pytest -p no:cacheprovider
XTASK = $(TARGET)/release/xtask
PAGE = crates/view/page/viewer.html
# Both take their own number of jobs, also where `ready` runs two things at once.
COLLECTOR = MAKEFLAGS= $(MAKE) --no-print-directory --silent -C collector -j$(JOBS)
COMPILE = env -u MAKEFLAGS -u MFLAGS $(CARGO) build --locked --release
# What it compiles is shared (cargo 1.91 or later), and what it leaves is apart: its command is no command to use. Clippy compiles
# it, where it is installed: so its lints take no pass of their own.
CLIPPY = $(shell command -v clippy-driver 2>/dev/null)
UNIT = env -u MAKEFLAGS -u MFLAGS CARGO_BUILD_BUILD_DIR=$(abspath $(TARGET)) RUSTC_WORKSPACE_WRAPPER=$(CLIPPY) $(CARGO) test --locked --release --workspace --quiet \
    --config .cargo/unit.toml --target-dir $(abspath $(TARGET))/unit

# The command carries the library that the collector's own makefile built, rather than compile it again.
export STEELYARD_LIBRARY ?= $(abspath build/libsteelyard.so)

# Python keeps what it compiles: tests start it often.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: all cargo build build-all collector viewer viewer-fresh viewer-test demo documents test test-fast test-e2e test-beside test-alone test-slurm \
    test-unit test-collector test-crates test-aside test-sources test-untimed test-wide clippy lint setup ready bench causes \
    release check-release test-release packaging-fresh package-fresh clean help

all: build  ## Build the collector and the command (the default)

collector:
	@echo "make: building the collector"
	@$(COLLECTOR)

# Said at once, not after the collector is built and the dependencies are fetched.
cargo:
	@sh tests/setup/cargo.sh "$(CARGO)"

# Of the workspace, for its set of features: what needs more later finds it compiled.
build: cargo collector  ## Build build/libsteelyard.so and target/release/steelyard
	@echo "make: building the command (the first time takes a few minutes)"
	@$(COMPILE) --workspace --bin steelyard
	@echo "make: $(BINARY) is ready"

# One set of features: what the crates' tests depend on, too, is compiled once.
build-all: cargo collector
	@echo "make: building the command (the first time takes several minutes)"
	@$(COMPILE) --workspace

viewer:  ## Build the viewer's page, which the command carries (wants Node)
	@sh tests/setup/viewer.sh
	@cd viewer && npm run --silent check && npm run --silent build -- --logLevel warn
	@mkdir -p $(dir $(PAGE)) && cp viewer/dist/index.html $(PAGE)
	@echo "make: $(PAGE) is ready ($$(wc -c <$(PAGE)) bytes)"

# The committed page is what its sources make. Without Node that cannot be told, and the setup has said so.
viewer-fresh:
	@if sh tests/setup/viewer.sh; then \
	    cd viewer && npm run --silent check && npm run --silent build -- --logLevel warn && \
	    { cmp -s dist/index.html ../$(PAGE) || { echo "lint: $(PAGE) is older than viewer/: make viewer, and commit it" >&2; exit 1; }; }; \
	fi

viewer-test:
	@if sh tests/setup/viewer.sh; then cd viewer && npm run --silent test; fi

demo:  ## Get an MPI if there is none, build, and measure an example program
	@sh tests/setup/packages.sh gcc make >&2
	@$(MAKE) --no-print-directory build
	@STEELYARD=$(abspath $(BINARY)) sh examples/demo.sh

setup:  ## Get what the tests need
	@sh tests/setup/tests.sh

# What is fetched comes while what is here is compiled, once there is a compiler. What is made ready once is not looked for again
# by each part: cargo would have one wait for another's compile.
ready:
	@sh tests/setup/packages.sh gcc g++ make
	@$(MAKE) --no-print-directory -j2 setup build-all
NEEDS = $(if $(TESTS_ARE_READY),,setup build-all)

# Of what the unit tests are compiled from, which it does.
clippy: $(NEEDS)
	@echo "make: building the unit tests"
	@[ -n "$(CLIPPY)" ] || { echo "lint: clippy is missing: rustup component add clippy" >&2; exit 1; }
	@warnings=$$($(UNIT) --no-run 2>&1) && [ -z "$$warnings" ] || { echo "$$warnings" >&2; exit 1; }

lint: clippy viewer-fresh packaging-fresh package-fresh  ## Formatting, lints, generated files, house rules
	$(CARGO) fmt --all --check
	$(XTASK) codegen --check
	$(XTASK) check
	@if [ -f docs/workloads/lammps.steelyard ] && [ -f bench/results.md ]; then echo "xtask readme --check"; $(XTASK) readme --check; \
	else echo "lint: README.md is not checked: it wants docs/workloads/lammps.steelyard and bench/results.md"; fi

test-collector: $(NEEDS) viewer-test
	$(COLLECTOR) check check-unwind check-reading

test-crates: $(NEEDS)
	$(UNIT) --no-fail-fast

test-unit: test-collector test-crates  ## Unit tests of the collector, of every crate and of the viewer

documents: build-all  ## Write the documents that tables make (docs/metrics.md, docs/findings.md, docs/format.md, …), and what python/ has of them
	UPDATE=1 $(UNIT) is_fresh
	@python3 python/generate.py

test-fast: test-unit  ## Unit tests and the quickest end-to-end tests
	STEELYARD=$(abspath $(BINARY)) $(PYTEST) tests/e2e -m fast

test-e2e:  ## End-to-end tests, hostile programs included
	@$(MAKE) --no-print-directory -j1 --keep-going test-beside test-alone

# Files side by side, as programs that wait leave processors idle.
test-beside: $(NEEDS)
	STEELYARD=$(abspath $(BINARY)) env -u MAKEFLAGS $(PYTEST) --numprocesses $$(($(JOBS) + 3)) --dist loadfile --no-loadscope-reorder tests/e2e \
	    -m "not slurm and (not timed or beside)"

# What hangs on how long things take, with nothing beside it.
test-alone: $(NEEDS)
	STEELYARD=$(abspath $(BINARY)) env -u MAKEFLAGS $(PYTEST) tests/e2e -m "not slurm and timed and not beside"

# In order, so that the first failure seen is the simplest; but a failure never hides what follows.
EACH = each() { status=0; for part; do \
	    echo "make: $$part"; \
	    $(MAKE) --no-print-directory $$part && echo "make: $$part passed" || { echo "make: $$part FAILED"; status=1; }; \
	done; return $$status; }; each

# Of these none hangs on how long it takes: they have what the programs leave of the processors, and are told together. But one of the
# programs waits for what is compiled.
test-aside:
	@mkdir -p build; { $(MAKE) --no-print-directory clippy; nice -n 5 $(MAKE) --no-print-directory test-sources; } >build/test-aside.log 2>&1; \
	status=$$?; cat build/test-aside.log; exit $$status

test-sources:
	+@$(EACH) lint test-collector test-crates

test-untimed:
	@$(MAKE) --no-print-directory -j2 --keep-going test-aside test-beside

test-slurm: setup build-all  ## All tests on a cluster of Slurm that is made for them (wants root, some minutes)
	STEELYARD=$(abspath $(BINARY)) $(PYTEST) tests/e2e/test_slurm.py tests/e2e/test_nodes.py

test: export TESTS_ARE_READY = 1
test: ready  ## Everything; what continuous integration runs
	+@$(EACH) test-untimed test-alone

test-wide: setup build-all  ## Test suites of other programs, without us and with us (hours); writes build/wide/report.md
	STEELYARD=$(abspath $(BINARY)) python3 tests/wide/run.py $(SUITES)

bench: setup build-all  ## Measure what recording and the viewer cost; write bench/results.md, bench/viewer.md
	@$(COMPILE) --workspace --examples
	STEELYARD=$(abspath $(BINARY)) .venv/bin/python bench/run.py --output bench/results.md
	@sh tests/setup/packages.sh chromium
	@if sh tests/setup/viewer.sh; then node bench/viewer.mjs --output bench/viewer.md; fi

causes: setup build-all  ## Time what removing each known cause gains; write docs/causes.md, and into docs/findings.md
	STEELYARD=$(abspath $(BINARY)) .venv/bin/python bench/causes.py
	@$(MAKE) --no-print-directory documents

# Pinned: another version of a compiler makes other bytes.
RELEASE_TOOLS = ziglang==0.17.1 cargo-zigbuild==0.24.0
RELEASE = PYTHONPATH=packaging PYTHONDONTWRITEBYTECODE=1 .release/bin/python -m release

release:  ## Make the files of a release in build/release/dist, for glibc 2.17 and both architectures
	@sh tests/setup/wheels.sh .release $(RELEASE_TOOLS)
	@$(RELEASE) --jobs $(JOBS) build

check-release:  ## Fail where a file of the release would not run everywhere, or tells where it was made
	@sh tests/setup/wheels.sh .release $(RELEASE_TOOLS)
	@$(RELEASE) check

test-release: setup  ## Install the files of the release in other userlands, and measure programs there (root, half an hour)
	@sh tests/setup/userland.sh
	$(PYTEST) -v -rs tests/release

# What packaging/ says of versions and licences is what the sources say.
packaging-fresh:
	@PYTHONPATH=packaging PYTHONDONTWRITEBYTECODE=1 $(or $(wildcard .venv/bin/python),python3) -m release sources

# What python/ repeats of the documents is what they say.
package-fresh:
	@$(or $(wildcard .venv/bin/python),python3) python/generate.py --check

clean:  ## Remove what was built; environments with wheels stay
	$(MAKE) --no-print-directory -C collector clean
	$(CARGO) clean
	rm -rf build viewer/dist

help:  ## This list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
