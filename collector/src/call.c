/* Accounts for a timed call and chooses which call is timed next. Runs on the thread that made the call. */

#include "call.h"

#include "../gen/calls.h"

__extension__ typedef unsigned __int128 wide;

#define STRIDE_MAX 1024

/* A timed call costs two readings of the counter and this function: some 60 cycles. It may cost one 200th of the calls
 * it stands for, so a stride is enough when stride × mean ≥ 200 × 60; recent_tsc is sixteen means. */
#define ENOUGH (UINT64_C(200) * 60 * 16)

/* The first calls of a site are all timed: start-up differs from what follows, and most sites have few. */
#define ALL_TIMED 16

/* xorshift64*: the state is never zero. */
static uint64_t draw(struct region_thread *t)
{
    uint64_t x = t->random;

    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    t->random = x;
    return x * UINT64_C(0x2545F4914F6CDD1D);
}

static void adapt(struct region_site *s, uint64_t cycles)
{
    uint64_t recent = s->recent_tsc;

    recent = recent - recent / 16 + cycles;
    if (s->timed == 1)
        recent = cycles * 16;
    s->recent_tsc = recent > UINT32_MAX ? UINT32_MAX : (uint32_t)recent;
    if (s->timed < ALL_TIMED || (call_table[s->call].flags & CALL_ALWAYS_TIMED) != 0)
        return;
    if (recent * s->stride < ENOUGH && s->stride < STRIDE_MAX)
        s->stride *= 2;
    else if (recent * s->stride >= 4 * ENOUGH && s->stride > 1)
        s->stride /= 2;
}

/* The timed call's place in the next block of `stride` calls is drawn; the rest of the present block comes first. */
static void draw_next(struct region_thread *t, struct region_site *s)
{
    uint32_t place = (uint32_t)(draw(t) >> 32) & (s->stride - 1);

    s->countdown = s->block_rest + place + 1;
    s->block_rest = s->stride - 1 - place;
}

static void add_square(struct region_site *s, uint64_t cycles)
{
    wide sum = (wide)s->weighted_square_hi << 64 | s->weighted_square_lo;

    sum += (wide)cycles * cycles * ((uint64_t)s->stride * (s->stride - 1));
    s->weighted_square_hi = (uint64_t)(sum >> 64);
    s->weighted_square_lo = (uint64_t)sum;
}

void call_account(struct region_thread *t, struct region_site *s, uint64_t start, uint64_t now)
{
    uint64_t tick = *(volatile uint64_t *)&t->first_tick_tsc;
    uint64_t seen = 0, stands_for = 1;

    if (tick != 0 && now > tick) {
        seen = now - tick;
        s->tail_tsc += seen;
    }
    if (start != 0) {
        uint64_t cycles = clock_between(start, tick != 0 ? tick : now);

        seen += cycles;
        s->timed++;
        s->timed_tsc += cycles;
        s->weighted_tsc += s->stride * cycles;
        if (tick == 0)
            stands_for = s->stride;
        if (s->stride > 1)
            add_square(s, cycles);
        adapt(s, cycles);
        draw_next(t, s);
    }
    if (seen > s->max_tsc)
        s->max_tsc = seen;
    call_lasted(t, seen, stands_for);
    load_settle_returned(t, t->call_sp);
}
