/* A thread of Python has a chain of frames, and each frame its code object and the place in it. Where these lie follows from
 * the version: by constants up to 3.12, by the table that the interpreter has for debuggers (_Py_DebugOffsets) from 3.13 on.
 *
 * The frames are the interrupted thread's own, so that they stay while it stands still; but it may stand in the middle of
 * making or clearing one. So each page is asked for before it is read, once a sample, each object's type is compared before
 * it is taken for code or text, and the state for the thread's own by its number. Where anything is amiss there are no frames.
 *
 * A code object is described once, in a record of the ring, and known again by where it lies and what it points to: it may be
 * freed and its place be another's. Its table of lines goes along, and lines are looked up after the run. */

#include "unwinding/python.h"

#include <pthread.h>
#include <stdbool.h>
#include <string.h>

#include "gen/python.h"
#include "ground/filter.h"
#include "linking/object.h"
#include "region/memory.h"
#include "region/region.h"
#include "region/ring.h"

#define UNKNOWN_VERSION(major, minor) ((uint32_t)(major) << 8 | (uint32_t)(minor))
#define VERSION(minor) UNKNOWN_VERSION(3, minor)

#define NOWHERE UINT32_MAX
#define STEPS 4096u /* along a chain that may go in circles */
#define UNITS 1024u /* of a text, at most */
#define LINES_MOST (64u * 1024)

/* Offsets in objects. */
struct layout {
    uint32_t thread_id, frame, frame_in; /* of a thread's state: its frame, or what has that at `frame_in` */
    uint32_t interpreter, collecting;    /* of a thread's state; of the interpreter's: a number, 1 while garbage is collected */
    uint32_t previous, code, instruction, owner, is_entry; /* of a frame */
    uint32_t filename, name, first_line, lines, bytecode; /* of code; `bytecode` NOWHERE: the instruction is a number */
    uint32_t type, type_flags;
    uint32_t length, state, ascii, compact; /* of a text, with the sizes of its heads */
    uint32_t bytes, bytes_length;
    uint32_t unit; /* bytes of a unit in which the number of an instruction is counted */
    uint64_t tag;  /* bits of a reference to code that are no address */
};

#define TEXTS_UP_TO_11 .length = 16, .state = 32, .ascii = 48, .compact = 72
#define OBJECTS .type = 8, .type_flags = 168, .bytes_length = 16, .bytes = 32

/* From the headers of each version: 64-bit, without Py_TRACE_REFS. */
static const struct layout layouts[] = {
    [9] = {.thread_id = 176, .frame = 24, .frame_in = NOWHERE, .interpreter = 16, .collecting = 816,
           .previous = 24, .code = 32, .instruction = 104, .owner = NOWHERE, .is_entry = NOWHERE,
           .filename = 104, .name = 112, .first_line = 40, .lines = 120, .bytecode = NOWHERE, .unit = 1,
           TEXTS_UP_TO_11, OBJECTS},
    [10] = {.thread_id = 176, .frame = 24, .frame_in = NOWHERE, .interpreter = 16, .collecting = 816,
            .previous = 24, .code = 32, .instruction = 96, .owner = NOWHERE, .is_entry = NOWHERE,
            .filename = 104, .name = 112, .first_line = 40, .lines = 120, .bytecode = NOWHERE, .unit = 2,
            TEXTS_UP_TO_11, OBJECTS},
    [11] = {.thread_id = 152, .frame = 56, .frame_in = 8, .interpreter = 16, .collecting = 848,
            .previous = 48, .code = 32, .instruction = 56, .owner = NOWHERE, .is_entry = 68,
            .filename = 112, .name = 128, .first_line = 72, .lines = 136, .bytecode = 184,
            TEXTS_UP_TO_11, OBJECTS},
    [12] = {.thread_id = 136, .frame = 56, .frame_in = 0, .interpreter = 16, .collecting = 312,
            .previous = 8, .code = 0, .instruction = 56, .owner = 70, .is_entry = NOWHERE,
            .filename = 112, .name = 128, .first_line = 68, .lines = 136, .bytecode = 192,
            .length = 16, .state = 32, .ascii = 40, .compact = 56, OBJECTS},
};

/* _Py_DebugOffsets, in words: an eight-letter cookie, the version, whether it is free-threaded, then structures that each
 * begin with a size. */
#define COOKIE "xdebugpy"
enum { TABLE_VERSION = 1 };

struct table_places {
    uint8_t thread_frame, thread_id, interpreter, gc, collecting;
    uint8_t previous, executable, instruction, owner;
    uint8_t filename, qualname, lines, first_line, bytecode;
    uint8_t type, type_flags;
    uint8_t bytes_length, bytes;
    uint8_t state, length, ascii;
};

/* By minor version, from 13 on. That of 3.14 is from its header alone. */
static const struct table_places table_places[] = {{
    .thread_frame = 23, .thread_id = 24, .interpreter = 22, .gc = 10, .collecting = 72,
    .previous = 29, .executable = 30, .instruction = 31, .owner = 33,
    .filename = 35, .qualname = 37, .lines = 38, .first_line = 39, .bytecode = 43,
    .type = 45, .type_flags = 49,
    .bytes_length = 65, .bytes = 66,
    .state = 68, .length = 69, .ascii = 70,
}, {
    .thread_frame = 26, .thread_id = 27, .interpreter = 25, .gc = 11, .collecting = 82,
    .previous = 32, .executable = 33, .instruction = 34, .owner = 36,
    .filename = 40, .qualname = 42, .lines = 43, .first_line = 44, .bytecode = 48,
    .type = 51, .type_flags = 55,
    .bytes_length = 75, .bytes = 76,
    .state = 78, .length = 79, .ascii = 80,
}};

typedef void *current_state(void);

struct interpreter {
    const ElfW(Dyn) *dynamic;
    uint32_t version;
    current_state *state;
    uint64_t code_type, text_type;
    uint64_t eval, eval_end;
    uint64_t table; /* _Py_DebugOffsets, 0 none */
    struct layout layout;
};

static struct interpreter python;
static bool known; /* its layout is, and `python` does not change */
static bool trusted; /* its frames were read by a wrapper, and all was as it should be */
static __thread uint64_t trusted_state __attribute__((tls_model("initial-exec"))); /* the thread's, then */

/* ---- finding it ---- */

static void *address_of(const struct object *object, const char *name)
{
    return object_address(object, name, object_hash(name));
}

/* Before 3.11 it does not say so itself. */
static uint32_t version_of(const struct object *object)
{
    const unsigned long *version = address_of(object, "Py_Version");

    if (version != NULL)
        return (uint32_t)(*version >> 16);
    if (address_of(object, "PyIter_Send") != NULL)
        return VERSION(10);
    return address_of(object, "PyFrame_GetCode") != NULL ? VERSION(9) : UNKNOWN_VERSION(3, PYTHON_TOO_OLD);
}

static bool find_at(const struct link_map *map, void *argument)
{
    static const char state[] = "PyGILState_GetThisThreadState", eval[] = "_PyEval_EvalFrameDefault";
    struct interpreter *found = argument;
    struct object object;
    const ElfW(Sym) *symbol;
    void *address;

    if (map->l_ld == NULL || object_is_ours(map->l_ld))
        return false;
    if (map->l_ld == python.dynamic) {
        found->dynamic = map->l_ld;
        return true;
    }
    object = object_of(map->l_addr, map->l_ld);
    if (object.symbols == NULL || (address = address_of(&object, state)) == NULL)
        return false;
    found->dynamic = map->l_ld;
    found->version = version_of(&object);
    found->state = (current_state *)object_function(address);
    found->code_type = (uint64_t)address_of(&object, "PyCode_Type");
    found->text_type = (uint64_t)address_of(&object, "PyUnicode_Type");
    if ((symbol = object_symbol(&object, eval, object_hash(eval))) != NULL) {
        found->eval = (uint64_t)object_place_of(&object, symbol);
        found->eval_end = found->eval + symbol->st_size;
    }
    found->table = found->version >= VERSION(13) ? (uint64_t)address_of(&object, "_PyRuntime") : 0;
    return true;
}

/* What the interpreter says of its own layout: constants of its file. */
static bool layout_by_table(struct interpreter *found)
{
    uint32_t newer = (found->version & 0xFF) - 13;
    const struct table_places *at = &table_places[newer];
    const uint64_t *table = (const uint64_t *)found->table;
    struct layout *layout = &found->layout;

    if (table == NULL || newer >= sizeof table_places / sizeof *table_places || memcmp(table, COOKIE, 8) != 0 ||
        (uint32_t)(table[TABLE_VERSION] >> 16) != found->version)
        return false;
    *layout = (struct layout){
        .thread_id = (uint32_t)table[at->thread_id],
        .frame = (uint32_t)table[at->thread_frame],
        .frame_in = NOWHERE,
        .interpreter = (uint32_t)table[at->interpreter],
        .collecting = (uint32_t)(table[at->gc] + table[at->collecting]),
        .previous = (uint32_t)table[at->previous],
        .code = (uint32_t)table[at->executable],
        .instruction = (uint32_t)table[at->instruction],
        .owner = (uint32_t)table[at->owner],
        .is_entry = NOWHERE,
        .filename = (uint32_t)table[at->filename],
        .name = (uint32_t)table[at->qualname],
        .first_line = (uint32_t)table[at->first_line],
        .lines = (uint32_t)table[at->lines],
        .bytecode = (uint32_t)table[at->bytecode],
        .type = (uint32_t)table[at->type],
        .type_flags = (uint32_t)table[at->type_flags],
        .length = (uint32_t)table[at->length],
        .state = (uint32_t)table[at->state],
        .ascii = (uint32_t)table[at->ascii],
        .compact = (uint32_t)table[at->ascii] + 16,
        .bytes_length = (uint32_t)table[at->bytes_length],
        .bytes = (uint32_t)table[at->bytes],
        .tag = newer > 0 ? 7 : 0,
    };
    /* What no version has otherwise: a table with other rows does not pass. */
    return (layout->type == 8 || layout->type == 24) && layout->bytes == layout->bytes_length + 16 &&
           layout->ascii == layout->state + 8 && layout->length == layout->type + 8 && layout->owner < 128 &&
           layout->previous < 64 && layout->bytecode < 512 && layout->name == layout->filename + 16;
}

static bool find_layout(struct interpreter *found)
{
    uint32_t minor = found->version & 0xFF;

    if (found->eval == 0 || found->code_type == 0 || found->text_type == 0 || found->version >> 8 != 3)
        return false;
    if (minor < sizeof layouts / sizeof *layouts && layouts[minor].thread_id != 0) {
        found->layout = layouts[minor];
        return true;
    }
    return layout_by_table(found);
}

void python_look(void)
{
    struct interpreter found = {0};

    if (object_each(find_at, &found) && found.dynamic == python.dynamic)
        return;
    __atomic_store_n(&known, false, __ATOMIC_SEQ_CST);
    __atomic_store_n(&trusted, false, __ATOMIC_SEQ_CST);
    if (found.dynamic != NULL && find_layout(&found)) {
        python = found;
        __atomic_store_n(&known, true, __ATOMIC_RELEASE);
    } else {
        python = found;
    }
    if (region != NULL)
        python_describe(region);
}

void python_describe(struct region_header *header)
{
    if (python.dynamic == NULL)
        return;
    header->python_version = python.version;
    header->python_known = known;
    header->python_eval = python.eval;
    header->python_eval_end = python.eval_end;
}

/* ---- reading ---- */

#define PAGE_BITS 12u
#define PAGES 64u

/* Pages that can be read, as of this sample. Outside the handler a thread's frames are whole: nothing is asked there once
 * they were as they should be, as long as the thread's state is the same. */
struct reader {
    bool trusting;
    uint64_t state;
    uint64_t page[PAGES]; /* by its number, plus one */
};

static bool can_read(struct reader *reader, uint64_t address)
{
    uint64_t page = (address >> PAGE_BITS) + 1, *place = &reader->page[page % PAGES];

    if (reader->trusting)
        return address != 0;
    if (*place == page)
        return true;
    if (address % 8 != 0 || address >> 47 != 0 || !memory_readable(address, 8))
        return false;
    *place = page;
    return true;
}

static bool read_word(struct reader *reader, uint64_t address, uint64_t *value)
{
    if (address % 8 != 0 || !can_read(reader, address))
        return false;
    *value = *(const uint64_t *)address;
    return true;
}

/* One that does not cross a word. */
static bool read_part(struct reader *reader, uint64_t address, unsigned bytes, uint64_t *value)
{
    if (!read_word(reader, address & ~UINT64_C(7), value))
        return false;
    *value >>= 8 * (address & 7);
    if (bytes < 8)
        *value &= (UINT64_C(1) << 8 * bytes) - 1;
    return true;
}

static bool can_read_all(struct reader *reader, uint64_t address, uint64_t bytes)
{
    if (bytes == 0)
        return true;
    for (uint64_t page = address >> PAGE_BITS; page <= (address + bytes - 1) >> PAGE_BITS; page++)
        if (!can_read(reader, page << PAGE_BITS))
            return false;
    return true;
}

/* ---- code ---- */

/* What is known of code objects, by where they lie. */
struct known_code {
    uint64_t code; /* 0 being changed */
    uint64_t mark; /* of what it points to */
    uint32_t number;
    uint8_t busy;
    bool installed;
};

/* What a frame's code is known by. */
struct numbered {
    uint32_t number; /* 0: not known */
    bool installed;  /* it came with Python, or lies beside it */
};

#define CODES 2048u
#define TRIES 8u

static struct known_code codes[CODES];
static uint32_t numbers;        /* given out */
static uint32_t forgotten;      /* up to this number nothing is known any more */
static uint64_t codes_of;       /* of the process that began then */

struct code {
    uint64_t at, name, filename, lines, first_line;
};

static uint64_t mix(uint64_t hash, uint64_t value)
{
    return (hash ^ value) * UINT64_C(0x9E3779B97F4A7C15);
}

static bool read_code(struct reader *reader, uint64_t at, struct code *code)
{
    const struct layout *layout = &python.layout;
    uint64_t type;

    code->at = at;
    return read_word(reader, at + layout->type, &type) && type == python.code_type &&
           read_word(reader, at + layout->name, &code->name) &&
           read_word(reader, at + layout->filename, &code->filename) &&
           read_word(reader, at + layout->lines, &code->lines) &&
           read_part(reader, at + layout->first_line, 4, &code->first_line);
}

/* A text as it lies in memory: where, how many bytes, in what form. */
struct text_of {
    uint64_t at, bytes, form;
};

/* The bits of a text's state: 2 whether it is interned, 3 its kind, compact, ascii. From 3.14 on the first are a number of 16. */
static bool find_text(struct reader *reader, uint64_t object, struct text_of *text)
{
    const struct layout *layout = &python.layout;
    unsigned shift = python.version >= VERSION(14) ? 16 : 2;
    uint64_t type, length, state, kind;
    bool compact, ascii;

    if (!read_word(reader, object + layout->type, &type) || type != python.text_type ||
        !read_word(reader, object + layout->length, &length) ||
        !read_part(reader, object + layout->state, 4, &state))
        return false;
    kind = state >> shift & 7;
    compact = (state >> (shift + 3) & 1) != 0;
    ascii = (state >> (shift + 4) & 1) != 0;
    if (!compact || (kind != 1 && kind != 2 && kind != 4))
        return false;
    if (length > UNITS)
        length = UNITS;
    text->at = object + (ascii ? layout->ascii : layout->compact);
    text->bytes = length * kind;
    text->form = ascii ? PYTHON_TEXT_ASCII : kind == 4 ? PYTHON_TEXT_UCS4 : (enum python_text)kind;
    return can_read_all(reader, text->at, text->bytes);
}

static uint64_t lesser(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

/* Of ASCII or Latin 1. */
static bool text_contains(const struct text_of *text, const char *part)
{
    return text->form <= PYTHON_TEXT_UCS1 && memmem((const void *)text->at, text->bytes, part, strlen(part)) != NULL;
}

static bool text_begins(const struct text_of *text, const char *start)
{
    return text->form <= PYTHON_TEXT_UCS1 && text->bytes >= strlen(start) &&
           memcmp((const void *)text->at, start, strlen(start)) == 0;
}

/* It came with Python, was installed beside it, or was made by what was. */
static bool is_installed(const struct text_of *file)
{
    bool installed = text_begins(file, "<");

    for (size_t i = 0; i < sizeof python_typed / sizeof *python_typed; i++)
        installed = installed && !text_begins(file, python_typed[i]);
    for (size_t i = 0; i < sizeof python_installed / sizeof *python_installed; i++)
        installed = installed || text_contains(file, python_installed[i]);
    return installed;
}

/* False: there was no room. */
static bool describe(struct reader *reader, const struct code *code, struct numbered *as)
{
    struct text_of name, file;
    struct ring_record record = {0};
    uint64_t head[5], lines = 0, most = lesser(LINES_MOST, region->ring_size / 8);

    if (!find_text(reader, code->name, &name) || !find_text(reader, code->filename, &file))
        return false;
    if (!read_word(reader, code->lines + python.layout.bytes_length, &lines) ||
        !can_read_all(reader, code->lines + python.layout.bytes, lines = lesser(lines, most)))
        lines = 0;
    as->installed = is_installed(&file);
    head[0] = as->number;
    head[1] = code->first_line;
    head[2] = name.bytes << 8 | name.form;
    head[3] = file.bytes << 8 | file.form;
    head[4] = lines;
    struct ring_part parts[] = {
        {head, sizeof head},
        {(const void *)name.at, name.bytes},
        {(const void *)file.at, file.bytes},
        {(const void *)(code->lines + python.layout.bytes), lines},
    };
    return ring_append_parts(RING_CODE, &record, parts, sizeof parts / sizeof *parts);
}

/* What was known is of the parent of a fork, or too much. */
static void forget_codes(void)
{
    __atomic_store_n(&forgotten, __atomic_load_n(&numbers, __ATOMIC_RELAXED), __ATOMIC_RELAXED);
}

static struct numbered add_code(struct reader *reader, const struct code *code, uint64_t mark, struct known_code *place)
{
    struct numbered as = {.number = __atomic_add_fetch(&numbers, 1, __ATOMIC_RELAXED)};

    if (!describe(reader, code, &as))
        return (struct numbered){0};
    if (place == NULL || __atomic_exchange_n(&place->busy, 1, __ATOMIC_ACQUIRE) != 0)
        return as; /* described again the next time */
    __atomic_store_n(&place->code, 0, __ATOMIC_RELEASE);
    __atomic_store_n(&place->mark, mark, __ATOMIC_RELEASE);
    __atomic_store_n(&place->installed, as.installed, __ATOMIC_RELEASE);
    __atomic_store_n(&place->number, as.number, __ATOMIC_RELEASE);
    __atomic_store_n(&place->code, code->at, __ATOMIC_RELEASE);
    __atomic_store_n(&place->busy, 0, __ATOMIC_RELEASE);
    return as;
}

/* Described, where it is met for the first time. */
static struct numbered number_of(struct reader *reader, const struct code *code)
{
    uint64_t mark = mix(mix(mix(mix(0, code->name), code->filename), code->lines), code->first_line);
    uint64_t hash = mix(mark, code->at) >> 32;
    struct known_code *room = NULL;

    for (uint32_t step = 0; step < TRIES; step++) {
        struct known_code *place = &codes[(hash + step) % CODES];
        uint64_t at = __atomic_load_n(&place->code, __ATOMIC_ACQUIRE);
        uint64_t of = __atomic_load_n(&place->mark, __ATOMIC_ACQUIRE);
        struct numbered as = {.installed = __atomic_load_n(&place->installed, __ATOMIC_ACQUIRE),
                              .number = __atomic_load_n(&place->number, __ATOMIC_ACQUIRE)};

        if (as.number <= __atomic_load_n(&forgotten, __ATOMIC_RELAXED)) {
            room = room == NULL ? place : room;
            continue;
        }
        if (at == code->at && of == mark && __atomic_load_n(&place->code, __ATOMIC_ACQUIRE) == at)
            return as;
    }
    if (room == NULL) {
        forget_codes();
        room = &codes[hash % CODES];
    }
    return add_code(reader, code, mark, room);
}

/* ---- the stack ---- */

enum { OWNED_BY_C = 3 }; /* and above: no frame of Python, but where the interpreter was called from C */

/* Has the interpreter been started? Then the linker is long done with its file, too. */
static bool is_running(void)
{
    uint64_t flags = *(const volatile uint64_t *)(python.code_type + python.layout.type_flags);

    return (flags & UINT64_C(1) << 12) != 0; /* Py_TPFLAGS_READY */
}

static bool first_frame(struct reader *reader, uint64_t *frame)
{
    const struct layout *layout = &python.layout;
    uint64_t state = (uint64_t)python.state(), thread;

    reader->trusting = reader->trusting && state == trusted_state;
    reader->state = state;
    if (state == 0 || !read_word(reader, state + layout->thread_id, &thread) || thread != (uint64_t)pthread_self())
        return false;
    if (!read_word(reader, state + layout->frame, frame))
        return false;
    return layout->frame_in == NOWHERE || *frame == 0 || read_word(reader, *frame + layout->frame_in, frame);
}

/* One more than the place of the frame's instruction, 0 if that is not known. */
static bool read_place(struct reader *reader, uint64_t frame, uint64_t code, uint64_t *place)
{
    const struct layout *layout = &python.layout;
    uint64_t instruction;

    if (layout->bytecode == NOWHERE) {
        if (!read_part(reader, frame + layout->instruction, 4, &instruction))
            return false;
        instruction = (int32_t)instruction < 0 ? UINT64_MAX : instruction * layout->unit / 2;
    } else {
        if (!read_word(reader, frame + layout->instruction, &instruction))
            return false;
        instruction = (instruction - (code + layout->bytecode)) / 2;
    }
    *place = instruction < (UINT64_C(1) << 30) - 1 ? instruction + 1 : 0;
    return true;
}

/* A step outwards along the chain of frames. */
struct step {
    bool of_python; /* else it is where the interpreter was called from C */
    bool entry;
    uint64_t place;
    struct numbered code;
};

static bool step_out(struct reader *reader, uint64_t *frame, struct step *step)
{
    const struct layout *layout = &python.layout;
    uint64_t owner = 0, entry = 1, at;
    struct code code;

    if (layout->owner != NOWHERE) {
        if (!read_part(reader, *frame + layout->owner, 1, &owner))
            return false;
        entry = 0;
    }
    step->of_python = owner < OWNED_BY_C;
    if (!step->of_python)
        return read_word(reader, *frame + layout->previous, frame);
    if (layout->is_entry != NOWHERE && !read_part(reader, *frame + layout->is_entry, 1, &entry))
        return false;
    if (!read_word(reader, *frame + layout->code, &at) || !read_code(reader, at & ~layout->tag, &code) ||
        !read_place(reader, *frame, code.at, &step->place) || !read_word(reader, *frame + layout->previous, frame))
        return false;
    step->entry = (entry & 1) != 0;
    step->code = number_of(reader, &code);
    return true;
}

static uint64_t word_of(const struct step *step)
{
    return UINT64_C(1) << PYTHON_FRAME_BIT | (uint64_t)step->entry << PYTHON_ENTRY_BIT | step->place << 32 |
           step->code.number;
}

static bool begin(struct reader *reader, bool trusting, uint64_t *frame)
{
    if (__builtin_expect(!__atomic_load_n(&known, __ATOMIC_ACQUIRE), 1) || !is_running())
        return false;
    reader->trusting = trusting;
    memset(reader->page, 0, sizeof reader->page);
    if (__builtin_expect(codes_of != region->start_mono_ns, 0)) {
        codes_of = region->start_mono_ns;
        forget_codes();
    }
    return first_frame(reader, frame);
}

/* Another number than 0 and 1 is no such one: the interpreter was built otherwise. */
static bool is_collecting(struct reader *reader)
{
    uint64_t interpreter, collecting;

    return read_word(reader, reader->state + python.layout.interpreter, &interpreter) &&
           read_part(reader, interpreter + python.layout.collecting, 4, &collecting) && collecting == 1;
}

size_t python_stack(uint64_t *words, size_t capacity, bool *cut, bool *collecting)
{
    struct reader reader;
    size_t count = 0;
    uint64_t frame;

    *cut = *collecting = false;
    if (!begin(&reader, false, &frame))
        return 0;
    for (unsigned taken = 0; frame != 0 && taken < STEPS; taken++) {
        struct step step;

        if (count == capacity) {
            *cut = true;
            break;
        }
        if (!step_out(&reader, &frame, &step))
            return 0;
        if (step.of_python)
            words[count++] = word_of(&step);
        else if (count > 0)
            words[count - 1] |= UINT64_C(1) << PYTHON_ENTRY_BIT;
    }
    *collecting = count > 0 && is_collecting(&reader);
    return count;
}

/* ---- for wrappers ---- */

#define CALLER_STEPS 64u /* an import of an import of an import has many */

bool python_is_there(void)
{
    return __atomic_load_n(&known, __ATOMIC_ACQUIRE);
}

bool python_calls_from(const char *path)
{
    static const char *const folders[] = {"/site-packages/", "/dist-packages/", "/lib-dynload/"};
    const char *name = strrchr(path, '/');

    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
        if (strstr(path, folders[i]) != NULL)
            return true;
    name = name == NULL ? path : name + 1;
    return strncmp(name, "libpython", 9) == 0 || strncmp(name, "python", 6) == 0;
}

struct python_here python_here(void)
{
    const struct layout *layout = &python.layout;
    struct reader reader;
    struct python_here here = {0};
    uint64_t frame;

    if (!__atomic_load_n(&trusted, __ATOMIC_ACQUIRE) || !is_running() || (uint64_t)python.state() != trusted_state)
        return here;
    reader.trusting = true;
    if (!first_frame(&reader, &frame) || frame == 0)
        return here;
    here.code = *(const uint64_t *)(frame + layout->code);
    here.instruction = *(const uint64_t *)((frame + layout->instruction) & ~UINT64_C(7));
    return here;
}

uint64_t python_caller(bool *alone)
{
    struct reader reader;
    uint64_t frame, innermost = 0;

    *alone = false;
    if (filter_installed || !begin(&reader, __atomic_load_n(&trusted, __ATOMIC_RELAXED), &frame))
        return 0;
    for (unsigned taken = 0; frame != 0 && taken < CALLER_STEPS; taken++) {
        struct step step;

        if (!step_out(&reader, &frame, &step))
            return 0;
        if (!step.of_python || step.code.number == 0)
            continue;
        trusted_state = reader.state;
        __atomic_store_n(&trusted, true, __ATOMIC_RELEASE);
        step.entry = false;
        if (!step.code.installed) {
            *alone = taken == 0;
            return word_of(&step);
        }
        if (innermost == 0)
            innermost = word_of(&step);
    }
    return innermost;
}
