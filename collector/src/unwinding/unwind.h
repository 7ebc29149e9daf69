/* From a signal's context to the chain of return addresses: a walk of .eh_frame.
 *
 * unwind_stack() and unwind_caller() are async-signal-safe: they read the thread's stack within the bounds given, the
 * unwind tables of mapped objects, and a cache shared by all threads without locks. errno is left as it was. While an
 * object is being unloaded they must not run; after it is gone, module_refresh() forgets the rules that came from it. */

#ifndef STEELYARD_UNWIND_H
#define STEELYARD_UNWIND_H

#include <stddef.h>
#include <stdint.h>
#include <ucontext.h>

#define UNWIND_TRUNCATED 1u /* the walk did not reach the thread's outermost frame */

/* frames[0] is the pc of the context, the others are return addresses, outwards. Returns their number, at most
 * `capacity`. The stack is read only between `stack_low` and `stack_high` and, where the thread runs on it, within the
 * signal stack that the context names. */
size_t unwind_stack(const ucontext_t *context, uint64_t stack_low, uint64_t stack_high, uint64_t *frames,
                    size_t capacity, unsigned *flags);

/* One step, for a wrapper that is called by a language binding and wants the program behind it: the return address of
 * the function that `return_address` lies in, or 0 where that cannot be told at once.
 *
 * `sp` is the stack pointer as it will be when the wrapper has returned, and `fp` what the frame pointer register will
 * hold then; both become what they will be when that function has returned, too, and stay as they are where the result
 * is 0. In the wrapper, on x86-64, or in a function always inlined into it:
 *
 *     const uint64_t *frame = __builtin_frame_address(0);
 *     uint64_t sp = (uint64_t)(frame + 2), fp = frame[0];
 *     uint64_t outer = unwind_caller(frame[1], &sp, &fp, stack_high);
 *
 * The compiler then keeps the frame pointer in that wrapper, at any optimisation: frame[0] is the caller's rbp, frame[1]
 * the return address, and the caller's stack begins above. Rules that need another register give 0. Only the stack in
 * [sp, stack_high) is read. */
uint64_t unwind_caller(uint64_t return_address, uint64_t *sp, uint64_t *fp, uint64_t stack_high);

#endif
