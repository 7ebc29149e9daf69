/* The hot path: what a wrapper does before and after the real call.
 *
 * One thread writes its block and its sites; its sampling handler reads them and sets first_tick_tsc. The order of
 * the stores to `call` is what the handler relies on, hence the compiler barriers; nothing needs a fence.
 *
 * Calls are counted exactly. They are timed one in `stride`: every `stride` calls form a block, and one of them,
 * chosen at random, is timed and stands for the block. So each call has the same chance of being timed whatever the
 * program does, and the sum of stride × cycles is unbiased. What lies behind the first sampling tick inside a call is
 * measured in every call: a long call cannot be missed, and what is estimated is at most one period long. */

#ifndef STEELYARD_CALL_H
#define STEELYARD_CALL_H

#include <stdbool.h>
#include <stdint.h>

#include "arch.h"
#include "clock.h"
#include "load.h"
#include "region.h"
#include "site.h"
#include "thread.h"

#define CALL_BARRIER() __atomic_signal_fence(__ATOMIC_SEQ_CST)

/* The end, at `now`, of a call that was timed or in which a tick fell. */
void call_account(struct region_thread *t, struct region_site *s, uint64_t start, uint64_t now);

/* Between calls while the governor has them pass uncounted; `idle` is this or 0. No call has this number. */
#define CALL_THIN UINT32_MAX

INLINE bool call_idle(const struct region_thread *t)
{
    return t->call == t->idle;
}

/* Only the outermost call of a recorded thread counts. */
INLINE bool call_nested(const struct region_thread *t)
{
    return __builtin_expect(t == NULL || !call_idle(t), 0);
}

/* For calls that may pass uncounted: also while they do, which costs the others nothing. */
INLINE bool call_passes(const struct region_thread *t)
{
    return __builtin_expect(t == NULL || t->call != 0, 0);
}

INLINE bool call_thin(const struct region_thread *t)
{
    return __builtin_expect(t != NULL && t->call == CALL_THIN, 0);
}

/* An uncounted call: samples are told of it, nobody else. */
INLINE void thin_enter(struct region_thread *t, uint32_t call)
{
    t->site = 0;
    t->call_sp = arch_sp();
    CALL_BARRIER();
    t->call = call;
    CALL_BARRIER();
}

INLINE void thin_leave(struct region_thread *t)
{
    CALL_BARRIER();
    t->call = t->idle;
    CALL_BARRIER();
}

INLINE struct region_site *call_enter(struct region_thread *t, uint32_t call,
                                             const void *return_address, uint64_t *start)
{
    uint32_t number;
    struct region_site *s = site_find(t, call, (uint64_t)return_address, &number);

    if (__builtin_expect(s->extra != 0, 0))
        s = site_behind(t, s, __builtin_frame_address(0), &number);

    t->site = number;
    t->call_sp = arch_sp();
    t->first_tick_tsc = 0;
    s->count++;
    CALL_BARRIER();
    t->call = call;
    CALL_BARRIER();
    *start = 0;
    if (__builtin_expect(--s->countdown == 0, 0))
        *start = clock_cycles();
    return s;
}

/* The call is over, and what it cost is accounted for. */
INLINE void call_over(struct region_thread *t, struct region_site *s, bool failed)
{
    t->call = t->idle;
    CALL_BARRIER();
    if (__builtin_expect(failed, 0) && s->errors != UINT32_MAX)
        s->errors++;
}

/* Below 64 ns, 256 ns, 1.024 µs …; above 17.2 s. */
INLINE unsigned call_duration_bin(uint64_t ns)
{
    unsigned bin = (59u - (unsigned)__builtin_clzll(ns | 32)) >> 1;

    return bin > DURATION_BINS - 1 ? DURATION_BINS - 1 : bin;
}

/* So many calls of the present call's site took so long. */
INLINE void call_lasted(const struct region_thread *t, uint64_t cycles, uint64_t calls)
{
    struct region_durations *durations = site_durations(t);

    if (__builtin_expect(durations != NULL, 1))
        durations->bins[call_duration_bin(clock_ns(cycles))] += calls;
}

INLINE void call_leave(struct region_thread *t, struct region_site *s, uint64_t start,
                              bool failed)
{
    CALL_BARRIER();
    if (__builtin_expect((start | *(volatile uint64_t *)&t->first_tick_tsc) != 0, 0))
        call_account(t, s, start, clock_cycles());
    call_over(t, s, failed);
}

/* Of a call that is timed every time: what call_account() does for a stride that is always 1, without the call. */
INLINE void call_leave_at(struct region_thread *t, struct region_site *s, uint64_t start, uint64_t end, bool failed)
{
    CALL_BARRIER();
    if (__builtin_expect(*(volatile uint64_t *)&t->first_tick_tsc == 0, 1)) {
        uint64_t cycles = clock_between(start, end);

        s->timed++;
        s->timed_tsc += cycles;
        s->weighted_tsc += cycles;
        if (cycles > s->max_tsc)
            s->max_tsc = cycles;
        call_lasted(t, cycles, 1);
        s->countdown = 1;
        load_settle_returned(t, t->call_sp);
    } else {
        call_account(t, s, start, end);
    }
    call_over(t, s, failed);
}

/* 0 bytes; up to 4, 16, 64 … 4 Mi; above. */
INLINE unsigned call_size_bin(uint64_t bytes)
{
    unsigned bin = (65u - (unsigned)__builtin_clzll((bytes - 1) | 1)) >> 1;

    if (bin > SIZE_BINS - 1)
        bin = SIZE_BINS - 1;
    return bytes == 0 ? 0 : bin;
}

INLINE void site_volume(struct region_site *s, uint64_t bytes)
{
    s->bytes += bytes;
    s->size_bins[call_size_bin(bytes)]++;
}

INLINE void site_second(struct region_site *s, uint64_t bytes)
{
    s->second += bytes;
}

#endif
