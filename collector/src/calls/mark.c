#include "calls/mark.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "gen/records.h"

static _Alignas(8) char room[1 << 16];
static uint32_t used;

void *mark_room(size_t size)
{
    uint32_t place = __atomic_load_n(&used, __ATOMIC_RELAXED), needed = (uint32_t)(size + 7) / 8 * 8;

    do {
        if (size > sizeof room || place + needed > sizeof room)
            return NULL;
    } while (!__atomic_compare_exchange_n(&used, &place, place + needed, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
    return room + place;
}

const char *mark_text(const char *text)
{
    size_t length = text == NULL ? 0 : strnlen(text, PHASE_NAME);
    char *kept = length == 0 ? NULL : mark_room(length + 1);

    return kept == NULL ? NULL : memcpy(kept, text, length);
}
