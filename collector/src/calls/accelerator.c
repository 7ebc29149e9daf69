/* Structures are read by their published layouts, which are ABI: those of 64 bits, since CUDA 4. */

#include "calls/accelerator.h"

#include <errno.h>
#include <stddef.h>

#include "ground/text.h"
#include "linking/names.h"
#include "linking/offer.h"
#include "region/memory.h"

static word unknown(void)
{
    return 999;
}

any_function *accelerator_find(struct library_function *f, enum library_kind kind, const char *name,
                               const void *from)
{
    any_function *real = library_meant(f, kind, name, from);

    return real != NULL ? real : (any_function *)unknown;
}

void accelerator_account(struct region_thread *t, struct region_site *s, uint64_t start)
{
    uint64_t now = clock_cycles();
    int error = errno;

    call_account(t, s, start, now);
    errno = error;
}

/* ---- copies that a structure describes ---- */

static uint64_t at(word structure, size_t offset)
{
    return *(const uint64_t *)(structure + offset);
}

static uint32_t half_at(word structure, size_t offset)
{
    return *(const uint32_t *)(structure + offset);
}

static bool there(word structure, size_t size)
{
    return structure != 0 && memory_given((const void *)structure, size);
}

/* cudaMemcpy3DParms: the source's array, position (3) and pointer (4), the same of the target, extent (3), kind. */
#define BOX_TARGET 64u
#define BOX_EXTENT 128u
#define BOX_KIND 152u

word accelerator_box_kind(word structure)
{
    return there(structure, BOX_KIND + 8) ? half_at(structure, BOX_KIND) : KIND_NOT_TOLD;
}

static uint64_t box(word structure, size_t target, size_t extent)
{
    if (at(structure, 0) != 0 || at(structure, target) != 0)
        return ACCELERATOR_NO_BYTES; /* its width is in elements of the array */
    return at(structure, extent) * at(structure, extent + 8) * at(structure, extent + 16);
}

uint64_t accelerator_box_bytes(word structure)
{
    return box(structure, BOX_TARGET, BOX_EXTENT);
}

/* cudaMemcpy3DPeerParms: the same, a device behind each side, and no kind. */
uint64_t accelerator_peer_box_bytes(word structure)
{
    return box(structure, BOX_TARGET + 8, BOX_EXTENT + 16);
}

/* CUmemorytype */
enum { MEMORY_HOST = 1, MEMORY_DEVICE = 2, MEMORY_ARRAY = 3 };

static bool on_device(uint32_t type)
{
    return type == MEMORY_DEVICE || type == MEMORY_ARRAY;
}

static word kind_between(uint32_t source, uint32_t target)
{
    if (source == MEMORY_HOST && on_device(target))
        return KIND_TO_DEVICE;
    if (on_device(source) && target == MEMORY_HOST)
        return KIND_FROM_DEVICE;
    return on_device(source) && on_device(target) ? KIND_ON_DEVICES : KIND_NOT_TOLD;
}

/* CUDA_MEMCPY2D: of each side x, y, type, host, device, array, pitch; then width and height. */
word accelerator_plane_kind(word structure)
{
    return there(structure, 128) ? kind_between(half_at(structure, 16), half_at(structure, 72)) : KIND_NOT_TOLD;
}

uint64_t accelerator_plane_bytes(word structure)
{
    return at(structure, 112) * at(structure, 120);
}

/* CUDA_MEMCPY3D: of each side x, y, z, level, type, host, device, array, reserved, pitch, height; then width, height, depth.
 * CUDA_MEMCPY3D_PEER has a context where this has what is reserved. */
word accelerator_solid_kind(word structure)
{
    return there(structure, 200) ? kind_between(half_at(structure, 32), half_at(structure, 120)) : KIND_NOT_TOLD;
}

uint64_t accelerator_solid_bytes(word structure)
{
    return at(structure, 176) * at(structure, 184) * at(structure, 192);
}

uint64_t accelerator_sum(word sizes, word count)
{
    uint64_t sum = 0;

    for (word i = 0; i < count; i++)
        sum += at(sizes, i * 8);
    return sum;
}

/* ---- functions that the driver is asked for ---- */

/* Ours of the exported function that was found, whichever of the driver's versions of that name it is: where there is none,
 * or ours would go on to another, what was found. */
static void *ours_for(const char *symbol, void *found)
{
    static const char *const forms[] = {"", "_v2", "_v3", "_v4", "_ptsz", "_ptds", "_v2_ptsz", "_v2_ptds"};

    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        char name[80];
        struct text text = {name, sizeof name, 0};
        uint64_t ours;

        text_add(&text, symbol);
        text_add(&text, forms[i]);
        if (!text_whole(&text))
            break;
        ours = names_offered(name, object_hash(name));
        if (ours != 0 && offer_hand_out(LIBRARY_CUDA, name, found))
            return (void *)ours;
    }
    return found;
}

static void count_what_is_found(word result, const char *symbol, void **function)
{
    if ((uint32_t)result == 0 && region != NULL && symbol != NULL && function != NULL && *function != NULL)
        *function = ours_for(symbol, *function);
}

EXPORT word cuGetProcAddress(const char *symbol, void **function, word version, word flags)
{
    typedef word next_function(const char *, void **, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(&f, LIBRARY_CUDA, "cuGetProcAddress",
                                                            __builtin_return_address(0));
    word result = real(symbol, function, version, flags);

    count_what_is_found(result, symbol, function);
    return result;
}

EXPORT word cuGetProcAddress_v2(const char *symbol, void **function, word version, word flags, word status)
{
    typedef word next_function(const char *, void **, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(&f, LIBRARY_CUDA, "cuGetProcAddress_v2",
                                                            __builtin_return_address(0));
    word result = real(symbol, function, version, flags, status);

    count_what_is_found(result, symbol, function);
    return result;
}
