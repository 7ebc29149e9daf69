/* Ranges that a program marks for NVIDIA's tools (NVTX) are regions of its own, where that was asked for (run --nvtx): what it calls is
 * compiled into it, and loads the library that NVTX_INJECTION64_PATH names. Ranges that are pushed and popped are heard;
 * those that are started and ended may overlap, and end in another thread. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <wchar.h>

#include "calls/mark.h"
#include "calls/phase.h"
#include "gen/records.h"
#include "ground/export.h"
#include "region/region.h"

/* ---- what the program calls (nvtx3/nvtxDetail/nvtxTypes.h) ---- */

enum { NO_TRACKING = -2 }; /* of a push and a pop: no depth is told, as without a tool */

/* nvtxEventAttributes_t */
struct event {
    uint16_t version, size;
    uint32_t category;
    int32_t colour_type;
    uint32_t colour;
    int32_t payload_type, reserved;
    uint64_t payload;
    int32_t message_type;
    const void *message;
};

enum { MESSAGE_TEXT = 1, MESSAGE_WIDE, MESSAGE_REGISTERED };

static const char nameless[] = "NVTX range";

static const char *registered(void *domain, const char *text)
{
    (void)domain;
    return mark_text(text);
}

static int push(const char *text)
{
    phase_push(text == NULL || *text == '\0' ? nameless : text);
    return NO_TRACKING;
}

static int push_wide(const wchar_t *text)
{
    char name[PHASE_NAME];
    size_t length = 0;

    for (; text != NULL && text[length] != L'\0' && length < sizeof name - 1; length++)
        name[length] = text[length] < 0x80 ? (char)text[length] : '?';
    name[length] = '\0';
    return push(name);
}

static int push_event(const struct event *event)
{
    if (event == NULL || event->size < sizeof *event)
        return push(NULL);
    switch (event->message_type) {
    case MESSAGE_TEXT:
    case MESSAGE_REGISTERED:
        return push(event->message);
    case MESSAGE_WIDE:
        return push_wide(event->message);
    default:
        return push(NULL);
    }
}

static int push_of_domain(void *domain, const struct event *event)
{
    (void)domain;
    return push_event(event);
}

static int pop(void)
{
    phase_pop();
    return NO_TRACKING;
}

static int pop_of_domain(void *domain)
{
    (void)domain;
    return pop();
}

typedef void callback(void);

struct callbacks {
    size_t size;
    int (*functions)(uint32_t module, callback ****slots, unsigned *count);
};

enum { CALLBACKS = 1 }; /* the table of exports that is asked for */

/* Modules, and the places in them. */
enum { CORE = 1, PUSH_EVENT = 8, PUSH, PUSH_WIDE, POP };
enum { DOMAINS = 5, DOMAIN_PUSH = 4, DOMAIN_POP, REGISTER = 10 };

static const struct {
    uint32_t module;
    unsigned at;
    callback *ours;
} heard[] = {
    {CORE, PUSH_EVENT, (callback *)push_event},       {CORE, PUSH, (callback *)push},
    {CORE, PUSH_WIDE, (callback *)push_wide},         {CORE, POP, (callback *)pop},
    {DOMAINS, DOMAIN_PUSH, (callback *)push_of_domain}, {DOMAINS, DOMAIN_POP, (callback *)pop_of_domain},
    {DOMAINS, REGISTER, (callback *)registered},
};

/* 1: what is heard comes to us from now on. */
EXPORT int InitializeInjectionNvtx2(const void *(*exports)(uint32_t))
{
    const struct callbacks *callbacks = region == NULL ? NULL : exports(CALLBACKS);

    if (callbacks == NULL || callbacks->size < sizeof *callbacks)
        return 0;
    for (size_t i = 0; i < sizeof heard / sizeof *heard; i++) {
        callback ***slots;
        unsigned count = 0;

        if (callbacks->functions(heard[i].module, &slots, &count) && heard[i].at < count && slots[heard[i].at] != NULL)
            *slots[heard[i].at] = heard[i].ours;
    }
    return 1;
}
