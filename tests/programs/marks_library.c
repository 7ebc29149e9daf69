/* Stands for the libraries of other tools, with the names by which programs mark regions for them: counts what it is called
 * for, and says so at the end. Made after their published headers. */

#include <stdint.h>
#include <stdio.h>

static int begun, ended;

#define NAMED(begins, ends) \
    int begins(const char *name) \
    { \
        begun += name != NULL; \
        return 7; \
    } \
    int ends(const char *name) \
    { \
        ended += name != NULL; \
        return 8; \
    }
#define OBJECT(begins, ends) \
    void begins(int *object, const char *name) \
    { \
        begun += name != NULL; \
        *object = 9; \
    } \
    void ends(int *object) \
    { \
        ended += *object == 9; \
    }

#define SIGN(name) \
    void name(void) \
    { \
    }

#if defined(CALIPER)
SIGN(cali_init)
NAMED(cali_begin_region, cali_end_region)
NAMED(cali_begin_phase, cali_end_phase)
NAMED(cali_begin_comm_region, cali_end_comm_region)
OBJECT(_ZN4cali8FunctionC1EPKc, _ZN4cali8FunctionD1Ev)
OBJECT(_ZN4cali15ScopeAnnotationC1EPKc, _ZN4cali15ScopeAnnotationD1Ev)
#elif defined(LIKWID)
SIGN(likwid_markerInit)
NAMED(likwid_markerStartRegion, likwid_markerStopRegion)
#elif defined(PAPI)
SIGN(PAPI_hl_read)
NAMED(PAPI_hl_region_begin, PAPI_hl_region_end)
#elif defined(TAU)
SIGN(Tau_set_node)
NAMED(Tau_start, Tau_stop)
#elif defined(ROCTX)
SIGN(roctxMarkA)
int roctxRangePushA(const char *name)
{
    begun += name != NULL;
    return 3;
}

int roctxRangePop(void)
{
    ended++;
    return 4;
}
#elif defined(SCOREP)
SIGN(SCOREP_User_RegionInit)
void SCOREP_User_RegionBegin(int *handle, const char **file, void *file_handle, const char *name, uint32_t kind, const char *of,
                             uint32_t line)
{
    begun += file != NULL && file_handle != NULL && name != NULL && kind == 2 && of != NULL && line == 11;
    *handle = 5;
}

void SCOREP_User_RegionEnd(int handle)
{
    ended += handle == 5;
}

void SCOREP_User_RegionByNameBegin(const char *name, uint32_t kind, const char *of, uint32_t line)
{
    begun += name != NULL && kind == 2 && of != NULL && line == 12;
}

void SCOREP_User_RegionByNameEnd(const char *name)
{
    ended += name != NULL;
}
#endif

__attribute__((destructor)) static void say(void)
{
    printf("heard %d %d\n", begun, ended);
}
