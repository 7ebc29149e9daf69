/* What the program sees: nothing but the functions that we stand in front of. */

#ifndef STEELYARD_EXPORT_H
#define STEELYARD_EXPORT_H

#define EXPORT __attribute__((visibility("default")))

/* Another name that libc has for a function: `defined` in C, `name` for the linker. */
#if defined(__has_attribute)
#if __has_attribute(copy)
#define COPY(function) __attribute__((copy(function)))
#endif
#endif
#ifndef COPY
#define COPY(function)
#endif
#define ALIAS(other, defined, name) \
    extern __typeof__(defined) other __attribute__((alias(name), visibility("default"))) COPY(defined)

/* For variables of the hot path: without it their addresses would be looked up. */
#define HIDDEN __attribute__((visibility("hidden")))

/* What every child of a fork runs and writes lies together, and what every start of a program writes, too: each page of it
 * is a page fault. */
#define FORK_CODE __attribute__((section(".text.hot.fork")))
#define FORK_DATA __attribute__((section(".data.fork")))

#define INLINE static inline __attribute__((always_inline))

/* Before `return other(…)`, with parameters of the same types: it is a jump, or the compiler says why not. */
#if defined(__has_attribute)
#if __has_attribute(musttail)
#define JUMP __attribute__((musttail))
#endif
#endif
#ifndef JUMP
#define JUMP
#endif

/* Finds the next definition, once; `pointer` is a static pointer to the function. Not atomic: all find the same. */
#define FIND(pointer, name) \
    ((void)((pointer) == NULL && ((pointer) = (__typeof__(pointer))next_symbol(name)) == NULL))

#endif
