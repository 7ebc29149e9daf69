# The unwinder's own checks: `make -C collector check-unwind`, a few seconds; what it costs: `make -C collector bench-unwind`.
# `cargo test -p steelyard-oracle` compares it with two other unwinders.
# More of it: UNWIND_ROUNDS=1000000.

UNWIND_BUILD := $(BUILD)/unwind
UNWIND_ROUNDS ?= 5000
UNWIND_SEEDS ?= 1 2 3
UNWIND_OBJECT ?= $(firstword $(wildcard /lib/*-linux-gnu/libc.so.6 /lib64/libc.so.6))
UNWIND_READER := src/unwinding/cfi.c src/unwinding/fde.c src/unwinding/expression.c src/unwinding/rule.c
UNWIND_ALL := src/unwinding/unwind.c src/unwinding/module.c src/unwinding/trampoline.c src/ground/clock.c src/ground/filter.c src/linking/object.c src/region/memory.c $(UNWIND_READER)
UNWIND_HEADERS := $(wildcard src/*/*.h gen/*.h)
UNWIND_PROGRAMS := tests/unwind/programs

$(UNWIND_BUILD)/steps: tests/unwind/steps.c $(UNWIND_ALL) $(UNWIND_HEADERS)
	@mkdir -p $(@D)
	$(CC) $(STRICT) -O2 -g -o $@ $< $(UNWIND_ALL) -ldl

$(UNWIND_BUILD)/fuzz: tests/unwind/fuzz.c src/unwinding/unwind.c $(UNWIND_READER) $(UNWIND_HEADERS)
	@mkdir -p $(@D)
	$(CC) $(STRICT) -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -o $@ $< src/unwinding/unwind.c $(UNWIND_READER)

$(UNWIND_BUILD)/librecorder.so: tests/unwind/recorder.c $(UNWIND_ALL) $(UNWIND_HEADERS)
	@mkdir -p $(@D)
	$(CC) $(STRICT) -O2 -g -fPIC -shared -o $@ $< $(UNWIND_ALL) -ldl -lpthread -lrt

check-unwind: $(UNWIND_BUILD)/steps $(UNWIND_BUILD)/fuzz
	$(UNWIND_BUILD)/steps
	for seed in $(UNWIND_SEEDS); do \
	    ASAN_OPTIONS=detect_leaks=0 $(UNWIND_BUILD)/fuzz $(UNWIND_OBJECT) $(UNWIND_ROUNDS) $$seed || exit 1; done

# Cycles of one walk in real programs. Not asserted: the machine decides.
bench-unwind: $(UNWIND_BUILD)/librecorder.so
	sh tests/unwind/bench.sh $(UNWIND_BUILD) $(UNWIND_PROGRAMS)

.PHONY: check-unwind bench-unwind
