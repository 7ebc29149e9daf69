# Files that are about to be executed, read before the kernel does: `make -C collector check-reading`, a second.
# More of it: READING_ROUNDS=10000000.

READING_BUILD := $(BUILD)/reading
READING_ROUNDS ?= 50000
READING_SEEDS ?= 1 2 3
READING_ALL := src/host/program.c src/ground/text.c src/region/memory.c

$(READING_BUILD)/fuzz: tests/reading/fuzz.c $(READING_ALL) $(UNWIND_HEADERS)
	@mkdir -p $(@D)
	$(CC) $(STRICT) -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -o $@ $< $(READING_ALL)

check-reading: $(READING_BUILD)/fuzz
	for seed in $(READING_SEEDS); do \
	    ASAN_OPTIONS=detect_leaks=0 $(READING_BUILD)/fuzz $(READING_BUILD)/fuzz $(READING_ROUNDS) $$seed || exit 1; done

.PHONY: check-reading
