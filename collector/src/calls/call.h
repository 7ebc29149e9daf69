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

#include "calls/site.h"
#include "ground/arch.h"
#include "ground/clock.h"
#include "region/aside.h"
#include "region/region.h"
#include "region/thread.h"
#include "unwinding/load.h"

#define CALL_BARRIER() __atomic_signal_fence(__ATOMIC_SEQ_CST)

/* The end, at `now`, of a call that was timed or in which a tick fell. */
void call_account(struct region_thread *t, struct region_site *s, uint64_t start, uint64_t now);

/* What it takes beyond a call that is only counted: from it follows how many are timed. */
void call_timing_costs(uint64_t cycles);

/* The thread seems to be inside a call when this wrapper, with the frame given, is entered. If the frame of that call is
 * gone, an exception or a jump has left it, and the thread is told so. If it is one that calls nothing, then this is a
 * signal handler's, which counts like any other: the call is set aside. */
void call_find_outer(struct region_thread *t, const void *frame);

/* Only the outermost call of a recorded thread counts, and of a signal handler that has interrupted one that waits. */
INLINE bool call_nested(struct region_thread *t)
{
    if (__builtin_expect(t != NULL && thread_idle(t), 1))
        return false;
    call_find_outer(t, __builtin_frame_address(0));
    return t == NULL || !thread_idle(t);
}

/* For calls that may pass uncounted: also while they do, which costs the others nothing. */
INLINE bool call_passes(struct region_thread *t)
{
    if (__builtin_expect(t != NULL && t->call == 0, 1))
        return false;
    call_find_outer(t, __builtin_frame_address(0));
    return t == NULL || t->call != 0;
}

INLINE bool call_thin(const struct region_thread *t)
{
    return __builtin_expect(t != NULL && t->call == THREAD_THIN, 0);
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

INLINE void call_begin(struct region_thread *t, struct region_site *s, uint32_t call)
{
    t->site = s->number;
    t->call_sp = arch_sp();
    t->first_tick_tsc = 0;
    s->count++;
    CALL_BARRIER();
    t->call = call;
    CALL_BARRIER();
}

INLINE struct region_site *call_enter(struct region_thread *t, uint32_t call,
                                             const void *return_address, uint64_t *start)
{
    struct region_site *s = site_find(t, call, (uint64_t)return_address);

    if (__builtin_expect(s->extra != 0, 0))
        s = site_behind(t, s, __builtin_frame_address(0));
    call_begin(t, s, call);
    *start = 0;
    if (__builtin_expect(--s->countdown == 0, 0))
        *start = clock_cycles();
    return s;
}

/* The call is over, and what it cost is accounted for. */
INLINE void call_over(struct region_thread *t, struct region_site *s, bool failed)
{
    aside_leave_call(t);
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

/* ---- the short way through a wrapper, for calls that are over soon ---- */

/* A wrapper of few words has a small frame, and a call that was left by a jump is known from one that is still there by
 * where their frames are: this is what the next call's arguments may take of the stack. It costs no instruction. */
#define CALL_SHORT_FRAME() \
    char frame[128]; \
    __asm__ volatile("" : "=m"(frame))

/* The site, unless the call is one to time, or nested, or its site is not at hand. */
INLINE struct region_site *call_short(struct region_thread *t, uint32_t call, const void *return_address)
{
    struct region_site *s;

    if (__builtin_expect(t == NULL || t->call != 0, 0))
        return NULL;
    s = site_known(t, call, (uint64_t)return_address);
    return __builtin_expect(s != NULL && s->countdown != 1, 1) ? s : NULL;
}

INLINE void call_short_enter(struct region_thread *t, struct region_site *s, uint32_t call)
{
    s->countdown--;
    call_begin(t, s, call);
}

/* A tick fell into it, or it failed. */
void call_short_account(struct region_thread *t, struct region_site *s, bool failed);

/* `result` is 0 or an error. One more of the run's bytes if `repeats`. True where a tick fell into it, or it failed. */
INLINE bool call_short_leave(struct region_thread *t, struct region_site *s, int result, bool repeats)
{
    CALL_BARRIER();
    if (__builtin_expect(((uint64_t)(uint32_t)result | *(volatile uint64_t *)&t->first_tick_tsc) != 0, 0)) {
        call_short_account(t, s, result != 0);
        s->run += repeats && result == 0;
        return true;
    }
    t->call = 0; /* as it was; only a tick changes `idle` */
    CALL_BARRIER();
    s->run += repeats;
    return false;
}

/* ---- */

/* Of a call that is timed every time: what call_account() does for a stride that is always 1, without the call. */
INLINE void call_leave_at(struct region_thread *t, struct region_site *s, uint64_t start, uint64_t end, bool failed)
{
    CALL_BARRIER();
    if (__builtin_expect(*(volatile uint64_t *)&t->first_tick_tsc == 0, 1)) {
        uint64_t cycles = clock_between(start, end);

        s->timed++;
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

/* What the run holds goes to where it belongs. */
INLINE void site_settle(struct region_site *s)
{
    uint64_t run = s->run;

    s->run = 0;
    s->bytes += run * s->run_bytes;
    s->size_bins[s->run_bin] += run;
}

/* Most calls of a site are about as many bytes as the one before. */
INLINE void site_volume(struct region_site *s, uint64_t bytes)
{
    if (__builtin_expect(bytes != s->run_bytes, 0)) {
        site_settle(s);
        s->run_bytes = bytes;
        s->run_bin = call_size_bin(bytes);
    }
    s->run++;
}

INLINE void site_second(struct region_site *s, uint64_t bytes)
{
    s->second += bytes;
}

#endif
