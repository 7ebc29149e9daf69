/* A program that is marked for another tool: 20 steps, each with a part inside. */

#include <stdint.h>
#include <stdio.h>

#if defined(CALIPER)
int cali_begin_region(const char *), cali_end_region(const char *), cali_begin_phase(const char *), cali_end_phase(const char *);
int cali_begin_comm_region(const char *), cali_end_comm_region(const char *);
void _ZN4cali8FunctionC1EPKc(int *, const char *), _ZN4cali8FunctionD1Ev(int *);
void _ZN4cali15ScopeAnnotationC1EPKc(int *, const char *), _ZN4cali15ScopeAnnotationD1Ev(int *);
#define NAMES
#define BEGIN cali_begin_region
#define END cali_end_region
#elif defined(LIKWID)
int likwid_markerStartRegion(const char *), likwid_markerStopRegion(const char *);
#define NAMES
#define BEGIN likwid_markerStartRegion
#define END likwid_markerStopRegion
#elif defined(PAPI)
int PAPI_hl_region_begin(const char *), PAPI_hl_region_end(const char *);
#define NAMES
#define BEGIN PAPI_hl_region_begin
#define END PAPI_hl_region_end
#elif defined(TAU)
int Tau_start(const char *), Tau_stop(const char *);
#define NAMES
#define BEGIN Tau_start
#define END Tau_stop
#elif defined(ROCTX)
int roctxRangePushA(const char *), roctxRangePop(void);
#elif defined(SCOREP)
void SCOREP_User_RegionBegin(int *, const char **, void *, const char *, uint32_t, const char *, uint32_t), SCOREP_User_RegionEnd(int);
void SCOREP_User_RegionByNameBegin(const char *, uint32_t, const char *, uint32_t), SCOREP_User_RegionByNameEnd(const char *);
#endif

static int wrong;

static void part(void)
{
    for (volatile int i = 0; i < 100000; i++)
        ;
}

static void step(void)
{
#if defined(NAMES)
    wrong += BEGIN("step") != 7;
    wrong += BEGIN("part") != 7;
    part();
    wrong += END("part") != 8;
    wrong += END("step") != 8;
#elif defined(ROCTX)
    wrong += roctxRangePushA("step") != 3;
    wrong += roctxRangePushA("part") != 3;
    part();
    wrong += roctxRangePop() != 4;
    wrong += roctxRangePop() != 4;
#elif defined(SCOREP)
    static int handle, place;
    static const char *file;

    SCOREP_User_RegionBegin(&handle, &file, &place, "step", 2, __FILE__, 11);
    SCOREP_User_RegionByNameBegin("part", 2, __FILE__, 12);
    part();
    SCOREP_User_RegionByNameEnd("part");
    SCOREP_User_RegionEnd(handle);
    wrong += handle != 5;
#endif
}

int main(void)
{
    for (int i = 0; i < 20; i++)
        step();
#if defined(CALIPER)
    int function = 0, scope = 0;

    _ZN4cali8FunctionC1EPKc(&function, "function");
    cali_begin_phase("phase");
    cali_begin_comm_region("halo");
    _ZN4cali15ScopeAnnotationC1EPKc(&scope, "scope");
    _ZN4cali15ScopeAnnotationD1Ev(&scope);
    cali_end_comm_region("halo");
    cali_end_phase("phase");
    _ZN4cali8FunctionD1Ev(&function);
    wrong += function != 9 || scope != 9;
#endif
    puts("done");
    return wrong;
}
