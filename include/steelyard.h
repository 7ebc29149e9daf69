/* Regions and numbers of a program's own, which Steelyard's report then shows: docs/regions.md.
 *
 *     steelyard_begin("solve");
 *     steelyard_value("residual", r);
 *     steelyard_end("solve");
 *
 * C, C++; any thread. A name is copied when it is first met: keep the names few, and the same in all ranks. Nothing is to
 * be linked: the functions are found when the program is loaded, and without Steelyard each call is a load and a branch.
 *
 * Apache-2.0 OR MIT. */

#ifndef STEELYARD_H
#define STEELYARD_H

/* A name that nobody defines is 0. It is read where the dynamic linker puts addresses: a program that is not
 * position-independent would take a constant 0 for it otherwise. */
#if defined(__GNUC__) && defined(__ELF__) && defined(__LP64__) && defined(__x86_64__)
#define STEELYARD_FIND(function, name) \
    __asm__(".weak " name "\n\tmov{q} {" name "@GOTPCREL(%%rip), %0|%0, " name "@GOTPCREL[rip]}" : "=r"(function))
#elif defined(__GNUC__) && defined(__ELF__) && defined(__LP64__) && defined(__aarch64__)
#define STEELYARD_FIND(function, name) \
    __asm__(".weak " name "\n\tadrp %0, :got:" name "\n\tldr %0, [%0, :got_lo12:" name "]" : "=r"(function))
#else
#define STEELYARD_FIND(function, name) ((void)((function) = 0))
#endif

#if defined(__GNUC__)
#define STEELYARD_UNLIKELY(condition) __builtin_expect(!!(condition), 0)
#define STEELYARD_INLINE static __inline__ __attribute__((unused))
#else
#define STEELYARD_UNLIKELY(condition) (condition)
#define STEELYARD_INLINE static inline
#endif

/* The thread enters a region, inside the one that it is in. */
STEELYARD_INLINE void steelyard_begin(const char *name)
{
    void (*function)(const char *);

    STEELYARD_FIND(function, "steelyard_record_begin");
    if (STEELYARD_UNLIKELY(function))
        function(name);
}

/* It leaves the region of that name, and those inside it that it has not left. */
STEELYARD_INLINE void steelyard_end(const char *name)
{
    void (*function)(const char *);

    STEELYARD_FIND(function, "steelyard_record_end");
    if (STEELYARD_UNLIKELY(function))
        function(name);
}

/* A number that the program has found: a residual, a time step, cells in a second. */
STEELYARD_INLINE void steelyard_value(const char *name, double value)
{
    void (*function)(const char *, double);

    STEELYARD_FIND(function, "steelyard_record_value");
    if (STEELYARD_UNLIKELY(function))
        function(name, value);
}

#ifdef __cplusplus
namespace steelyard {

/* A region as long as the object lives, whatever ends it: steelyard::region in_solve("solve"); */
class region {
public:
    explicit region(const char *name) : name_(name) { steelyard_begin(name_); }
    ~region() { steelyard_end(name_); }

private:
    region(const region &);
    region &operator=(const region &);

    const char *name_;
};

}
#endif

#endif
