/* Accounts for a timed call and chooses which call is timed next. Runs on the thread that made the call. */

#include "calls/call.h"

#include "calls/jump.h"
#include "gen/calls.h"
#include "ground/options.h"
#include "linking/next.h"
#include "sampling/mask.h"

__extension__ typedef unsigned __int128 wide;

#define STRIDE_MAX 1024

/* A timed call costs two readings of the counter and this function: some 60 cycles, and several times as many where a
 * virtual machine makes the readings dear. It may cost one 200th of the calls it stands for, so a stride is enough when
 * stride × mean ≥ 200 × that; recent_tsc is sixteen means. */
#define LEAST_COST UINT64_C(60)
static uint64_t enough = 200 * LEAST_COST * 16;

void call_timing_costs(uint64_t cycles)
{
    enough = 200 * (cycles > LEAST_COST ? cycles : LEAST_COST) * 16;
}

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

/* Calls that move data are worth a timing each from here on: their time is a file's too, and few may hold most of it. */
#define LONG_NS 2000

static bool moves_data(const struct region_site *s)
{
    unsigned class = call_table[s->call].class;

    return class == CLASS_MPI_IO || class == CLASS_IO_READ || class == CLASS_IO_WRITE;
}

/* Each of them is kept, with its time. */
static bool is_traced(const struct region_site *s)
{
    return (options.trace != 0 && (call_table[s->call].flags & CALL_IS_MPI) != 0) ||
           (options.io_trace != 0 && moves_data(s));
}

static bool is_long(const struct region_site *s)
{
    return moves_data(s) && clock_ns(s->recent_tsc / 16) >= LONG_NS;
}

static void adapt(struct region_site *s, uint64_t cycles)
{
    uint64_t recent = s->recent_tsc;

    recent = recent - recent / 16 + cycles;
    if (s->timed == 1)
        recent = cycles * 16;
    s->recent_tsc = recent > UINT32_MAX ? UINT32_MAX : (uint32_t)recent;
    if (s->timed < ALL_TIMED || is_traced(s) || (call_table[s->call].flags & CALL_ALWAYS_TIMED) != 0)
        return;
    if (recent * s->stride < enough && s->stride < STRIDE_MAX && !is_long(s))
        s->stride *= 2;
    else if (s->stride > 1 && (recent * s->stride >= 4 * enough || is_long(s)))
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

    mask_until_here(t);
    if (tick != 0 && now > tick) {
        seen = now - tick;
        s->tail_tsc += seen;
    }
    if (start != 0) {
        site_settle(s);
        uint64_t cycles = clock_between(start, tick != 0 ? tick : now);

        seen += cycles;
        s->timed++;
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
    if (__builtin_expect(options.trace != 0, 0))
        t->left_tsc = now;
    load_settle_returned(t, t->call_sp);
}

void call_short_account(struct region_thread *t, struct region_site *s, bool failed)
{
    if (t->first_tick_tsc != 0)
        call_account(t, s, 0, clock_cycles());
    call_over(t, s, failed);
}

static bool calls_nothing(uint32_t call)
{
    return call < CALL_LIMIT && (call_table[call].flags & CALL_IS_LEAF) != 0 && !next_calls_others;
}

/* The frame of a call that is still there lies above ours: call_sp is its lower end. On an alternate stack nothing is known,
 * but its bounds are others. */
void call_find_outer(struct region_thread *t, const void *frame)
{
    uint64_t at = (uint64_t)frame;

    if (t == NULL)
        return;
    while (!thread_idle(t) && at >= t->call_sp && at < t->stack_high && t->call_sp >= t->stack_low)
        jump_forget_call(t);
    if (!thread_idle(t) && calls_nothing(t->call))
        aside_begin(t);
}
