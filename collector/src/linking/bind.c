/* Both walk the relocations of one object, within dl_iterate_phdr: it cannot go meanwhile. A word is changed only where it
 * holds what the linker has put there for that very name. */

#include "linking/bind.h"

#include <stddef.h>
#include <sys/auxv.h>
#include <sys/mman.h>

#include "ground/arch.h"
#include "ground/system.h"
#include "linking/claim.h"
#include "linking/kind.h"
#include "linking/library.h"
#include "linking/names.h"
#include "linking/object.h"

/* One reference by name: a word of the object, and the symbol that it is for. */
struct reference {
    const struct dl_phdr_info *info;
    struct object object;
    const ElfW(Sym) *symbol;
    const char *name;
    uint64_t *word;
    uint64_t addend; /* to the symbol's address */
    bool unfinished; /* of one reference at least */
};

typedef void visit_reference(struct reference *);

/* Memory that the linker made read-only when it was done: the bounds, by whole pages. False if there is none. */
static bool sealed(const struct dl_phdr_info *info, uint64_t *low, uint64_t *high)
{
    uint64_t page = getauxval(AT_PAGESZ);

    for (size_t i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &info->dlpi_phdr[i];

        if (header->p_type != PT_GNU_RELRO)
            continue;
        *low = (info->dlpi_addr + header->p_vaddr) & ~(page - 1);
        *high = (info->dlpi_addr + header->p_vaddr + header->p_memsz) & ~(page - 1);
        return *low < *high;
    }
    return false;
}

static void store(struct reference *r, uint64_t value)
{
    uint64_t low = 0, high = 0, at = (uint64_t)r->word;
    bool closed = sealed(r->info, &low, &high) && at >= low && at < high;
    uint64_t page = at & ~(getauxval(AT_PAGESZ) - 1);

    if (closed && system_call(SYS_mprotect, (long)page, (long)getauxval(AT_PAGESZ), PROT_READ | PROT_WRITE, 0, 0, 0) != 0)
        return;
    __atomic_store_n(r->word, value, __ATOMIC_RELEASE);
    if (closed)
        system_call(SYS_mprotect, (long)page, (long)getauxval(AT_PAGESZ), PROT_READ, 0, 0, 0);
}

static void each_of(struct reference *r, const ElfW(Rela) *entry, size_t size, visit_reference *visit)
{
    for (const ElfW(Rela) *end = entry + size / sizeof *entry; entry < end; entry++) {
        if (!arch_relocation_is_address(ELF64_R_TYPE(entry->r_info)))
            continue;
        r->addend = (uint64_t)entry->r_addend;
        r->symbol = &r->object.symbols[ELF64_R_SYM(entry->r_info)];
        r->name = r->object.names + r->symbol->st_name;
        r->word = (uint64_t *)(r->object.bias + entry->r_offset);
        visit(r);
    }
}

static bool asks_for_any(const struct object *object, bool weak)
{
    for (size_t i = 1; i < object_undefined(object); i++) {
        const ElfW(Sym) *symbol = &object->symbols[i];

        if (symbol->st_shndx == SHN_UNDEF && (!weak || ELF64_ST_BIND(symbol->st_info) == STB_WEAK) &&
            (weak || kind_of(object->names + symbol->st_name) != LIBRARY_KINDS))
            return true;
    }
    return false;
}

static struct reference first_reference(const struct dl_phdr_info *info)
{
    struct reference r = {.info = info};

    for (size_t i = 0; i < info->dlpi_phnum; i++)
        if (info->dlpi_phdr[i].p_type == PT_DYNAMIC)
            r.object = object_of(info->dlpi_addr, (const ElfW(Dyn) *)(info->dlpi_addr + info->dlpi_phdr[i].p_vaddr));
    return r;
}

static void each_reference(struct reference *r, visit_reference *visit)
{
    each_of(r, r->object.data, r->object.data_size, visit);
    each_of(r, r->object.jumps, r->object.jumps_size, visit);
}

static bool lies_in(const struct dl_phdr_info *info, uint64_t address)
{
    for (size_t i = 0; i < info->dlpi_phnum; i++)
        if (info->dlpi_phdr[i].p_type == PT_LOAD && address - info->dlpi_addr - info->dlpi_phdr[i].p_vaddr < info->dlpi_phdr[i].p_memsz)
            return true;
    return false;
}

/* A word that leads into the object itself waits for its first call. */
static void to_ours(struct reference *r)
{
    enum library_kind kind = kind_of(r->name);
    uint32_t hash, copy;
    uint64_t ours, now = *r->word;

    if (kind == LIBRARY_KINDS || r->addend != 0 || (r->symbol->st_shndx != SHN_UNDEF && kind != LIBRARY_OMPT))
        return;
    hash = object_hash(r->name);
    ours = names_offered(r->name, hash);
    if (ours == 0 || now == ours)
        return;
    copy = library_copy_at(kind, r->name, hash, (const void *)now);
    if (copy != LIBRARY_COPIES) {
        for (size_t i = 0; i < r->info->dlpi_phnum; i++) {
            const ElfW(Phdr) *header = &r->info->dlpi_phdr[i];

            if (header->p_type == PT_LOAD && (header->p_flags & PF_X) != 0)
                library_bound(kind, r->info->dlpi_addr + header->p_vaddr,
                              r->info->dlpi_addr + header->p_vaddr + header->p_memsz, copy);
        }
        store(r, ours);
    } else if (now == 0 || (r->info->dlpi_addr != 0 && now < r->info->dlpi_addr && !lies_in(r->info, now))) {
        r->unfinished = true;
    }
}

bool bind_to_ours(const struct dl_phdr_info *info)
{
    struct reference r = first_reference(info);

    if (r.object.symbols == NULL || r.object.names == NULL || !asks_for_any(&r.object, false))
        return true;
    each_reference(&r, to_ours);
    return !r.unfinished;
}

static void to_nothing(struct reference *r)
{
    uint64_t ours;

    if (r->symbol->st_shndx != SHN_UNDEF || r->addend != 0 || ELF64_ST_BIND(r->symbol->st_info) != STB_WEAK)
        return;
    ours = names_withheld(r->name, object_hash(r->name));
    if (ours != 0 && *r->word == ours)
        store(r, 0);
}

void bind_to_nothing(const struct dl_phdr_info *info)
{
    struct reference r = first_reference(info);

    if (r.object.symbols != NULL && r.object.names != NULL && asks_for_any(&r.object, true))
        each_reference(&r, to_nothing);
}

/* A library may refer to its own name, too: the linker has looked that up like any other. */
static void to_claimed(struct reference *r)
{
    uint64_t meant, now = *r->word - r->addend;
    uint32_t hash;

    if (!object_in_ours(now))
        return;
    hash = object_hash(r->name);
    if (names_claimed(r->name, hash) != now)
        return;
    meant = claim_meant(r->name, hash, object_version(&r->object, (uint64_t)(r->symbol - r->object.symbols)));
    if (meant != 0)
        store(r, meant + r->addend);
}

void bind_to_claimed(const struct dl_phdr_info *info)
{
    struct reference r = first_reference(info);

    if (r.object.symbols != NULL && r.object.names != NULL)
        each_reference(&r, to_claimed);
}
