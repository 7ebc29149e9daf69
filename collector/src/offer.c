/* Our symbol table names every function of every version of MPI. A name that the loaded MPI lacks is taken out of it
 * by changing its symbol's type, one byte, to one that the dynamic linker passes over; a linker in another thread that
 * has matched it already is not harmed. As long as no MPI is loaded the names that not every MPI has are withheld; those of
 * other libraries are, all of them, as long as theirs is not loaded. */

#include "offer.h"

#include <elf.h>
#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>

#include "../gen/calls.h"
#include "../gen/libraries.h"
#include "system.h"
#include "text.h"

#define TURNS 100000 /* given up by a thread that waits for another to be done */
#define WITHHELD STT_FILE
#define PAGE 4096u

/* The parts of an object's dynamic section that a search by name needs. */
struct object {
    uint64_t bias;
    ElfW(Sym) *symbols;
    const char *names;
    const uint32_t *hash;     /* DT_GNU_HASH, or NULL */
    const uint32_t *old_hash; /* DT_HASH, or NULL */
};

extern ElfW(Dyn) _DYNAMIC[] __attribute__((visibility("hidden")));
extern const ElfW(Ehdr) __ehdr_start __attribute__((visibility("hidden")));

static uint32_t busy;
static bool settled;    /* an MPI is loaded, and what it has is offered */
static bool beginning = true;
static unsigned known[LIBRARY_KINDS]; /* other libraries that are loaded and whose names are offered */
static uint64_t linker_adds;

/* glibc has added the bias already, except where the section cannot be written. */
static void *pointer(uint64_t bias, uint64_t value)
{
    return (void *)(value < bias ? value + bias : value);
}

static struct object object_of(uint64_t bias, const ElfW(Dyn) *entry)
{
    struct object object = {.bias = bias};

    for (; entry->d_tag != DT_NULL; entry++) {
        void *value = pointer(bias, entry->d_un.d_ptr);

        if (entry->d_tag == DT_SYMTAB)
            object.symbols = value;
        else if (entry->d_tag == DT_STRTAB)
            object.names = value;
        else if (entry->d_tag == DT_GNU_HASH)
            object.hash = value;
        else if (entry->d_tag == DT_HASH)
            object.old_hash = value;
    }
    return object;
}

static uint32_t hash_of(const char *name)
{
    uint32_t hash = 5381;

    for (; *name != '\0'; name++)
        hash = hash * 33 + (uint8_t)*name;
    return hash;
}

static uint32_t old_hash_of(const char *name)
{
    uint32_t hash = 0;

    for (; *name != '\0'; name++) {
        hash = (hash << 4) + (uint8_t)*name;
        hash = (hash ^ (hash >> 24 & 0xF0)) & 0x0FFFFFFF;
    }
    return hash;
}

static ElfW(Sym) *symbol_if(const struct object *object, uint32_t index, const char *name)
{
    ElfW(Sym) *symbol = &object->symbols[index];

    return symbol->st_shndx != SHN_UNDEF && strcmp(object->names + symbol->st_name, name) == 0 ? symbol : NULL;
}

/* buckets, first symbol, words of the filter, its shift; the filter; the buckets; the chains. */
static ElfW(Sym) *find_by_hash(const struct object *object, const char *name, uint32_t hash)
{
    const uint32_t *head = object->hash;
    const ElfW(Addr) *filter = (const ElfW(Addr) *)(head + 4);
    const uint32_t *buckets = (const uint32_t *)(filter + head[2]);
    const uint32_t *chains = buckets + head[0];
    const unsigned bits = 8 * sizeof *filter;
    ElfW(Addr) word = filter[hash / bits & (head[2] - 1)];
    uint32_t index;

    if ((word >> hash % bits & word >> (hash >> head[3]) % bits & 1) == 0)
        return NULL;
    index = buckets[hash % head[0]];
    if (index < head[1])
        return NULL;
    for (;; index++) {
        uint32_t chained = chains[index - head[1]];
        ElfW(Sym) *symbol = (chained | 1) == (hash | 1) ? symbol_if(object, index, name) : NULL;

        if (symbol != NULL || (chained & 1) != 0)
            return symbol;
    }
}

static ElfW(Sym) *find(const struct object *object, const char *name, uint32_t hash)
{
    if (object->symbols == NULL || object->names == NULL)
        return NULL;
    if (object->hash != NULL)
        return object->hash[0] != 0 ? find_by_hash(object, name, hash) : NULL;
    if (object->old_hash == NULL || object->old_hash[0] == 0)
        return NULL;
    for (uint32_t i = object->old_hash[2 + old_hash_of(name) % object->old_hash[0]]; i != STN_UNDEF;
         i = object->old_hash[2 + object->old_hash[0] + i]) {
        ElfW(Sym) *symbol = symbol_if(object, i, name);

        if (symbol != NULL)
            return symbol;
    }
    return NULL;
}

#define LIBRARIES 8

/* The objects that make up the MPI: those that define its first function, under either name. */
struct search {
    struct object library[LIBRARIES];
    unsigned used;
    bool complete; /* one of them has the profiling name: other tools do not */
    unsigned visits;
    struct object other[LIBRARY_KINDS][LIBRARIES];
    unsigned others[LIBRARY_KINDS];
};

static void visit_other(struct search *search, const struct object *object)
{
    for (unsigned kind = 0; kind < LIBRARY_KINDS; kind++)
        if (search->others[kind] < LIBRARIES &&
            find(object, library_signs[kind], hash_of(library_signs[kind])) != NULL)
            search->other[kind][search->others[kind]++] = *object;
}

static int visit(struct dl_phdr_info *info, size_t size, void *argument)
{
    struct search *search = argument;
    struct object object = {0};
    bool has, has_profiling;

    (void)size;
    if (search->visits++ == 0) {
        if (!beginning && info->dlpi_adds == linker_adds)
            return 1;
        linker_adds = info->dlpi_adds;
    }
    for (size_t i = 0; i < info->dlpi_phnum; i++)
        if (info->dlpi_phdr[i].p_type == PT_DYNAMIC)
            object = object_of(info->dlpi_addr, (const ElfW(Dyn) *)(info->dlpi_addr + info->dlpi_phdr[i].p_vaddr));
    if (info->dlpi_addr == (uintptr_t)&__ehdr_start || object.symbols == NULL)
        return 0;
    visit_other(search, &object);
    if (search->used == LIBRARIES)
        return 0;
    has = find(&object, "MPI_Init", hash_of("MPI_Init")) != NULL;
    has_profiling = find(&object, "PMPI_Init", hash_of("PMPI_Init")) != NULL;
    if (has || has_profiling)
        search->library[search->used++] = object;
    search->complete |= has_profiling;
    return 0;
}

/* What MPI 3.1 has every MPI has; later names by what they begin or end with. */
static bool is_young(const char *name)
{
    static const char *const beginnings[] = {
        "MPI_Session_",       "MPI_Abi_",          "MPI_Comm_create_from_group", "MPI_Comm_idup_with_info",
        "MPI_Group_from_",    "MPI_Info_create_env", "MPI_Info_get_string",     "MPI_Intercomm_create_from_",
        "MPI_Isendrecv",      "MPI_Psend_",        "MPI_Precv_",                 "MPI_Pready",
        "MPI_Parrived",       "MPI_Type_get_value_index", "MPI_Buffer_flush",    "MPI_Buffer_iflush",
        "MPI_Comm_attach_",   "MPI_Comm_detach_",  "MPI_Comm_flush_",            "MPI_Comm_iflush_",
        "MPI_Get_hw_",        "MPI_Remove_",       "MPI_Request_get_status_",    "MPI_Status_get_",
        "MPI_Status_set_error", "MPI_Status_set_source", "MPI_Status_set_tag",
    };
    static const char *const persistent[] = {
        "all", "All", "gather", "Gather", "scatter", "Scatter", "Bcast", "Reduce", "Barrier", "scan", "Scan",
    };
    size_t length = strlen(name);

    if (length > 2 && strcmp(name + length - 2, "_c") == 0)
        return true;
    for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++)
        if (strncmp(name, beginnings[i], strlen(beginnings[i])) == 0)
            return true;
    for (size_t i = 0; i < sizeof persistent / sizeof *persistent && length > 5; i++)
        if (strcmp(name + length - 5, "_init") == 0 && strstr(name, persistent[i]) != NULL)
            return true;
    return false;
}

static bool is_there(const struct search *search, const char *name, const char *stem, uint32_t hash)
{
    if (!search->complete)
        return !is_young(stem);
    for (unsigned i = 0; i < search->used; i++)
        if (find(&search->library[i], name, hash) != NULL)
            return true;
    return false;
}

/* The table lies in pages that cannot be written; they are opened at the first change and closed by the caller. */
struct table {
    struct object ours;
    uint64_t low, high; /* the pages that are open */
};

static void open_page(struct table *table, const ElfW(Sym) *symbol)
{
    uint64_t low = (uintptr_t)symbol & ~(uint64_t)(PAGE - 1);
    uint64_t high = ((uintptr_t)(symbol + 1) + PAGE - 1) & ~(uint64_t)(PAGE - 1);

    if (low >= table->low && high <= table->high)
        return;
    if (low > table->low && table->low != 0)
        low = table->low;
    if (high < table->high)
        high = table->high;
    if (system_call(SYS_mprotect, (long)low, (long)(high - low), PROT_READ | PROT_WRITE, 0, 0, 0) != 0)
        return;
    table->low = low;
    table->high = high;
}

static void offer(struct table *table, const char *name, uint32_t hash, bool there)
{
    ElfW(Sym) *symbol = find(&table->ours, name, hash);
    unsigned char info;

    if (symbol == NULL)
        return;
    info = (unsigned char)ELF64_ST_INFO(ELF64_ST_BIND(symbol->st_info), there ? STT_FUNC : WITHHELD);
    if (symbol->st_info == info)
        return;
    open_page(table, symbol);
    if ((uintptr_t)symbol >= table->low && (uintptr_t)(symbol + 1) <= table->high)
        __atomic_store_n(&symbol->st_info, info, __ATOMIC_RELAXED);
}

static void offer_mpi(struct table *table, const struct search *search)
{
    for (uint32_t call = 0; call < CALL_LIMIT; call++) {
        char room[80] = "P";
        struct text text = {room, sizeof room, 1};

        if ((call_table[call].flags & CALL_IS_MPI) == 0)
            continue;
        text_add(&text, call_table[call].name);
        for (const char *name = room; name <= room + 1; name++) {
            uint32_t hash = hash_of(name);

            offer(table, name, hash, is_there(search, name, room + 1, hash));
        }
    }
}

static void offer_others(struct table *table, const struct search *search, unsigned kind)
{
    for (unsigned i = 0; i < LIBRARY_NAMES; i++) {
        const char *name = library_names[i].name;
        uint32_t hash = hash_of(name);
        bool there = false;

        if (library_names[i].kind != kind)
            continue;
        for (unsigned k = 0; k < search->others[kind] && !there; k++)
            there = find(&search->other[kind][k], name, hash) != NULL;
        offer(table, name, hash, there);
    }
    known[kind] = search->others[kind];
}

static void offer_all(const struct search *search)
{
    struct table table = {.ours = object_of((uintptr_t)&__ehdr_start, _DYNAMIC)};

    if (!settled && (beginning || search->complete)) {
        offer_mpi(&table, search);
        settled = search->complete;
    }
    for (unsigned kind = 0; kind < LIBRARY_KINDS; kind++)
        if (beginning || search->others[kind] != known[kind])
            offer_others(&table, search, kind);
    if (table.low != 0)
        system_call(SYS_mprotect, (long)table.low, (long)(table.high - table.low), PROT_READ, 0, 0, 0);
}

void offer_settle(void)
{
    struct search search = {.used = 0};

    for (int turn = 0; __atomic_exchange_n(&busy, 1, __ATOMIC_ACQUIRE) != 0; turn++) {
        if (turn == TURNS)
            return;
        system_call(SYS_sched_yield, 0, 0, 0, 0, 0, 0);
    }
    if (dl_iterate_phdr(visit, &search) == 0)
        offer_all(&search);
    beginning = false;
    __atomic_store_n(&busy, 0, __ATOMIC_RELEASE);
}
