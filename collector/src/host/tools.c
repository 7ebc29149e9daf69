/* Regions that a program marks for other tools are regions of its own: what it calls of their libraries, where it brings them
 * along, goes on to them. Neither what they do at the beginning nor at the end of a region is part of it. */

#include <stdint.h>

#include "calls/phase.h"
#include "ground/export.h"
#include "ground/word.h"
#include "linking/library.h"

#define REAL(type, kind, name) (type *)library_meant_at_once(&meant, LIBRARY_##kind, name, __builtin_return_address(0))

typedef word of_name(const char *name);

/* What is no name at all has an end all the same. */
static const char *told(const char *name)
{
    return (uintptr_t)name < 0x10000 ? "" : name;
}

/* By its name at both ends. */
#define BEGINS(begins, kind) \
    EXPORT word begins(const char *name) \
    { \
        static struct library_function meant; \
        of_name *real = REAL(of_name, kind, #begins); \
        word result = real != NULL ? real(name) : 0; \
\
        phase_begin(told(name)); \
        return result; \
    }
#define ENDS(ends, kind) \
    EXPORT word ends(const char *name) \
    { \
        static struct library_function meant; \
        of_name *real = REAL(of_name, kind, #ends); \
\
        phase_end(told(name)); \
        return real != NULL ? real(name) : 0; \
    }

typedef void constructor(void *object, const char *name);
typedef void of_object(void *object);

/* An object of C++, whose end is that of what began last. */
#define CONSTRUCTS(begins, kind) \
    EXPORT void begins(void *object, const char *name) \
    { \
        static struct library_function meant; \
        constructor *real = REAL(constructor, kind, #begins); \
\
        if (real != NULL) \
            real(object, name); \
        phase_push(told(name)); \
    }
#define DESTROYS(ends, kind) \
    EXPORT void ends(void *object) \
    { \
        static struct library_function meant; \
        of_object *real = REAL(of_object, kind, #ends); \
\
        phase_pop(); \
        if (real != NULL) \
            real(object); \
    }

BEGINS(cali_begin_region, CALIPER)
ENDS(cali_end_region, CALIPER)
BEGINS(cali_begin_phase, CALIPER)
ENDS(cali_end_phase, CALIPER)
BEGINS(cali_begin_comm_region, CALIPER)
ENDS(cali_end_comm_region, CALIPER)
/* cali::Function, cali::ScopeAnnotation */
CONSTRUCTS(_ZN4cali8FunctionC1EPKc, CALIPER)
DESTROYS(_ZN4cali8FunctionD1Ev, CALIPER)
CONSTRUCTS(_ZN4cali15ScopeAnnotationC1EPKc, CALIPER)
DESTROYS(_ZN4cali15ScopeAnnotationD1Ev, CALIPER)

BEGINS(likwid_markerStartRegion, LIKWID)
ENDS(likwid_markerStopRegion, LIKWID)

BEGINS(PAPI_hl_region_begin, PAPI)
ENDS(PAPI_hl_region_end, PAPI)

BEGINS(Tau_start, TAU)
ENDS(Tau_stop, TAU)

typedef int push(const char *name);
typedef int pop(void);

/* AMD's ranges. What they return is the depth. */
EXPORT int roctxRangePushA(const char *name)
{
    static struct library_function meant;
    push *real = REAL(push, ROCTX, "roctxRangePushA");
    int result = real != NULL ? real(name) : -1;

    phase_push(told(name));
    return result;
}

EXPORT int roctxRangePop(void)
{
    static struct library_function meant;
    pop *real = REAL(pop, ROCTX, "roctxRangePop");

    phase_pop();
    return real != NULL ? real() : -1;
}

/* Score-P's: what its macros call, with a handle for the end. */
typedef void scorep_begin(void *handle, const void *file, const void *file_handle, const char *name, uint32_t kind,
                          const char *of, uint32_t line);

typedef void scorep_begin_by_name(const char *name, uint32_t kind, const char *of, uint32_t line);

EXPORT void SCOREP_User_RegionBegin(void *handle, const void *file, const void *file_handle, const char *name, uint32_t kind,
                                    const char *of, uint32_t line)
{
    static struct library_function meant;
    scorep_begin *real = REAL(scorep_begin, SCOREP, "SCOREP_User_RegionBegin");

    if (real != NULL)
        real(handle, file, file_handle, name, kind, of, line);
    phase_push(told(name));
}

EXPORT void SCOREP_User_RegionEnd(void *handle)
{
    static struct library_function meant;
    of_object *real = REAL(of_object, SCOREP, "SCOREP_User_RegionEnd");

    phase_pop();
    if (real != NULL)
        real(handle);
}

EXPORT void SCOREP_User_RegionByNameBegin(const char *name, uint32_t kind, const char *of, uint32_t line)
{
    static struct library_function meant;
    scorep_begin_by_name *real = REAL(scorep_begin_by_name, SCOREP, "SCOREP_User_RegionByNameBegin");

    if (real != NULL)
        real(name, kind, of, line);
    phase_begin(told(name));
}

EXPORT void SCOREP_User_RegionByNameEnd(const char *name)
{
    static struct library_function meant;
    of_name *real = REAL(of_name, SCOREP, "SCOREP_User_RegionByNameEnd");

    phase_end(told(name));
    if (real != NULL)
        real(name);
}
