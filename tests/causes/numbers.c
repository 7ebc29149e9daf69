/* Numbers too small for the normal range (denormal numbers): arithmetic on them is slow on many processors.
 *   numbers filter ROUNDS    a filter whose state decays into them
 *   numbers filter ROUNDS 1  the same with such numbers set to 0 (FTZ, DAZ)
 *   numbers diffuse ROUNDS [1]  a row of single-precision numbers that diffuse from one end
 *   numbers small ROUNDS     integer arithmetic in vector registers, whose values look the same, beside ordinary numbers */

#include <immintrin.h>

#include "../programs/truth.h"

enum { N = 1 << 12 };

static double state[N];
static float rows[2][N + 2];
static uint64_t counts[N];

__attribute__((noinline)) static void filter(int rounds)
{
    for (int r = 0; r < rounds; r++)
        for (int i = 0; i < N; i++)
            state[i] = state[i] * 0.9375 + state[i] * 0.03125; /* decays here */
}

__attribute__((noinline)) static void diffuse(int rounds)
{
    rows[0][0] = rows[1][0] = 1.0f;
    for (int r = 0; r < rounds; r++) {
        const float *restrict row = rows[r % 2];
        float *restrict next = rows[(r + 1) % 2];
        for (int i = 1; i <= N; i++)
            next[i] = 0.25f * row[i - 1] + 0.5f * row[i] + 0.25f * row[i + 1]; /* diffuses here */
    }
}

__attribute__((noinline)) static void small(int rounds)
{
    volatile double tiny = 1e-310;
    double x = tiny * 0.5 + 1.0; /* the flag is set once */
    for (int r = 0; r < rounds; r++) {
        __m128i one = _mm_set1_epi64x(r & 3);
        for (int i = 0; i < N; i += 2) {
            __m128i *at = (__m128i *)(counts + i);
            _mm_store_si128(at, _mm_add_epi64(_mm_load_si128(at), one));
            x = x * 0.999999 + 1.0;
        }
    }
    state[0] = x;
}

int main(int count, char **arguments)
{
    const char *what = count > 1 ? arguments[1] : "filter";
    int rounds = count > 2 ? atoi(arguments[2]) : 1000;
    double began, cpu;

    if (count > 3) {
        _MM_SET_FLUSH_ZERO_MODE(_MM_FLUSH_ZERO_ON);
        _mm_setcsr(_mm_getcsr() | 0x40); /* denormals are zero */
    }
    for (int i = 0; i < N; i++)
        state[i] = 1.0 + i;
    began = truth_wall(), cpu = truth_cpu();
    if (strcmp(what, "filter") == 0)
        filter(rounds);
    else if (strcmp(what, "diffuse") == 0)
        diffuse(rounds);
    else
        small(rounds);
    truth_seconds("all", truth_wall() - began, truth_cpu() - cpu);
    truth_print(0);
    return state[0] < 0.0;
}
