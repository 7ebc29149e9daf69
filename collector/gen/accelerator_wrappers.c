/* Stands in front of the libraries through which programs have GPUs work, if they are loaded.
 * Made from api/accelerator.toml by `cargo xtask codegen`; do not edit. */

#include <stdint.h>

#include "calls/accelerator.h"
#include "calls/call.h"
#include "ground/export.h"
#include "calls.h"
#include "libraries.h"

#define RETURN_ADDRESS __builtin_return_address(0)

/* Structures by value: so many words. */
struct words_2 {
    word words[2];
};
struct words_3 {
    word words[3];
};
struct words_4 {
    word words[4];
};

/* Compiled in this order. */
void accelerator_first(void)
{
}

EXPORT word __cudaLaunchKernel(word a0, struct words_2 a1, struct words_2 a2, word a3, word a4,
    word a5)
{
    typedef word next_function(word, struct words_2, struct words_2, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "__cudaLaunchKernel", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL___cudaLaunchKernel, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word __cudaLaunchKernel_ptsz(word a0, struct words_2 a1, struct words_2 a2, word a3,
    word a4, word a5)
{
    typedef word next_function(word, struct words_2, struct words_2, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "__cudaLaunchKernel_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL___cudaLaunchKernel, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuArray3DCreate(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuArray3DCreate", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuArray3DCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuArray3DCreate_v2(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuArray3DCreate_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuArray3DCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuArrayCreate(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuArrayCreate", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuArrayCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuArrayCreate_v2(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuArrayCreate_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuArrayCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuArrayDestroy(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuArrayDestroy", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuArrayDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuArrayDestroy_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuArrayDestroy_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuArrayDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuCtxCreate(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuCtxCreate", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuCtxCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuCtxCreate_v2(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuCtxCreate_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuCtxCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuCtxCreate_v3(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuCtxCreate_v3", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuCtxCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuCtxCreate_v4(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuCtxCreate_v4", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuCtxCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuCtxDestroy(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuCtxDestroy", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuCtxDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuCtxDestroy_v2(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuCtxDestroy_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuCtxDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuCtxDestroy_v3(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuCtxDestroy_v3", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuCtxDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuCtxDestroy_v4(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuCtxDestroy_v4", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuCtxDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuCtxEnablePeerAccess(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuCtxEnablePeerAccess", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuCtxEnablePeerAccess, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuCtxEnablePeerAccess_v2(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuCtxEnablePeerAccess_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuCtxEnablePeerAccess, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuCtxEnablePeerAccess_v3(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuCtxEnablePeerAccess_v3", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuCtxEnablePeerAccess, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuCtxEnablePeerAccess_v4(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuCtxEnablePeerAccess_v4", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuCtxEnablePeerAccess, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuCtxSynchronize(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuCtxSynchronize", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuCtxSynchronize, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuCtxSynchronize_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuCtxSynchronize_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuCtxSynchronize, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuCtxSynchronize_v2(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuCtxSynchronize_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuCtxSynchronize, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuDevicePrimaryCtxRelease(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuDevicePrimaryCtxRelease", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuDevicePrimaryCtxRelease, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuDevicePrimaryCtxRelease_v2(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuDevicePrimaryCtxRelease_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuDevicePrimaryCtxRelease, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuDevicePrimaryCtxRelease_v3(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuDevicePrimaryCtxRelease_v3", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuDevicePrimaryCtxRelease, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuDevicePrimaryCtxRelease_v4(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuDevicePrimaryCtxRelease_v4", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuDevicePrimaryCtxRelease, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuDevicePrimaryCtxReset(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuDevicePrimaryCtxReset", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuDevicePrimaryCtxReset, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuDevicePrimaryCtxReset_v2(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuDevicePrimaryCtxReset_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuDevicePrimaryCtxReset, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuDevicePrimaryCtxReset_v3(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuDevicePrimaryCtxReset_v3", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuDevicePrimaryCtxReset, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuDevicePrimaryCtxReset_v4(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuDevicePrimaryCtxReset_v4", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuDevicePrimaryCtxReset, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuDevicePrimaryCtxRetain(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuDevicePrimaryCtxRetain", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuDevicePrimaryCtxRetain, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuDevicePrimaryCtxRetain_v2(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuDevicePrimaryCtxRetain_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuDevicePrimaryCtxRetain, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuDevicePrimaryCtxRetain_v3(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuDevicePrimaryCtxRetain_v3", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuDevicePrimaryCtxRetain, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuDevicePrimaryCtxRetain_v4(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuDevicePrimaryCtxRetain_v4", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuDevicePrimaryCtxRetain, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuDevicePrimaryCtxSetFlags(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuDevicePrimaryCtxSetFlags", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuDevicePrimaryCtxSetFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuDevicePrimaryCtxSetFlags_v2(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuDevicePrimaryCtxSetFlags_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuDevicePrimaryCtxSetFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuDevicePrimaryCtxSetFlags_v3(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuDevicePrimaryCtxSetFlags_v3", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuDevicePrimaryCtxSetFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuDevicePrimaryCtxSetFlags_v4(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuDevicePrimaryCtxSetFlags_v4", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuDevicePrimaryCtxSetFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuEventCreate(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuEventCreate", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuEventCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuEventCreate_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuEventCreate_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuEventCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuEventCreate_v2(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuEventCreate_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuEventCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuEventDestroy(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuEventDestroy", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuEventDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuEventDestroy_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuEventDestroy_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuEventDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuEventDestroy_v2(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuEventDestroy_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuEventDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuEventQuery(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuEventQuery", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuEventQuery, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuEventQuery_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuEventQuery_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuEventQuery, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuEventQuery_v2(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuEventQuery_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuEventQuery, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuEventRecord(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuEventRecord", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuEventRecord, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuEventRecordWithFlags(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuEventRecordWithFlags", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuEventRecordWithFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuEventRecordWithFlags_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuEventRecordWithFlags_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuEventRecordWithFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuEventRecordWithFlags_v2(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuEventRecordWithFlags_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuEventRecordWithFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuEventRecord_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuEventRecord_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuEventRecord, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuEventRecord_v2(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuEventRecord_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuEventRecord, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuEventSynchronize(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuEventSynchronize", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuEventSynchronize, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuEventSynchronize_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuEventSynchronize_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuEventSynchronize, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuEventSynchronize_v2(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuEventSynchronize_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuEventSynchronize, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuGraphExecDestroy(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuGraphExecDestroy", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuGraphExecDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuGraphExecDestroy_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuGraphExecDestroy_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuGraphExecDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuGraphExecDestroy_v2(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuGraphExecDestroy_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuGraphExecDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuGraphInstantiate(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuGraphInstantiate", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuGraphInstantiate, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuGraphInstantiateWithFlags(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuGraphInstantiateWithFlags", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuGraphInstantiateWithFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuGraphInstantiateWithFlags_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuGraphInstantiateWithFlags_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuGraphInstantiateWithFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuGraphInstantiateWithFlags_v2(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuGraphInstantiateWithFlags_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuGraphInstantiateWithFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuGraphInstantiateWithParams(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuGraphInstantiateWithParams", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuGraphInstantiateWithParams, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuGraphInstantiateWithParams_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuGraphInstantiateWithParams_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuGraphInstantiateWithParams, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuGraphInstantiateWithParams_v2(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuGraphInstantiateWithParams_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuGraphInstantiateWithParams, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuGraphInstantiate_ptsz(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuGraphInstantiate_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuGraphInstantiate, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuGraphInstantiate_v2(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuGraphInstantiate_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuGraphInstantiate, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuGraphLaunch(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuGraphLaunch", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuGraphLaunch, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuGraphLaunch_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuGraphLaunch_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuGraphLaunch, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuGraphUpload(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuGraphUpload", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuGraphUpload, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuGraphUpload_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuGraphUpload_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuGraphUpload, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuGraphUpload_v2(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuGraphUpload_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuGraphUpload, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuInit(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuInit", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuInit, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuInit_v2(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuInit_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuInit, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuInit_v3(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuInit_v3", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuInit, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuInit_v4(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuInit_v4", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuInit, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLaunch(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLaunch", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuLaunch, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLaunchCooperativeKernel(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLaunchCooperativeKernel", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_cuLaunchCooperativeKernel, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLaunchCooperativeKernelMultiDevice(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLaunchCooperativeKernelMultiDevice", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuLaunchCooperativeKernelMultiDevice, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLaunchCooperativeKernelMultiDevice_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLaunchCooperativeKernelMultiDevice_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuLaunchCooperativeKernelMultiDevice, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLaunchCooperativeKernel_ptsz(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLaunchCooperativeKernel_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_cuLaunchCooperativeKernel, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLaunchGrid(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLaunchGrid", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuLaunchGrid, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLaunchGridAsync(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLaunchGridAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuLaunchGridAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLaunchGridAsync_ptsz(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLaunchGridAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuLaunchGridAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLaunchGrid_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLaunchGrid_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuLaunchGrid, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLaunchKernel(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7,
    word a8, word a9, word a10)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLaunchKernel", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    s = call_enter(t, CALL_cuLaunchKernel, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLaunchKernelEx(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLaunchKernelEx", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuLaunchKernelEx, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLaunchKernelEx_ptsz(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLaunchKernelEx_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuLaunchKernelEx, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLaunchKernel_ptsz(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLaunchKernel_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    s = call_enter(t, CALL_cuLaunchKernel, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLaunch_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLaunch_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuLaunch, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLibraryLoadData(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLibraryLoadData", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_cuLibraryLoadData, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLibraryLoadData_ptsz(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLibraryLoadData_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_cuLibraryLoadData, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLibraryLoadData_v2(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLibraryLoadData_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_cuLibraryLoadData, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLibraryLoadFromFile(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLibraryLoadFromFile", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_cuLibraryLoadFromFile, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLibraryLoadFromFile_ptsz(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLibraryLoadFromFile_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_cuLibraryLoadFromFile, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLibraryLoadFromFile_v2(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLibraryLoadFromFile_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_cuLibraryLoadFromFile, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLibraryUnload(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLibraryUnload", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuLibraryUnload, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLibraryUnload_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLibraryUnload_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuLibraryUnload, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLibraryUnload_v2(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLibraryUnload_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuLibraryUnload, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLinkComplete(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLinkComplete", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuLinkComplete, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLinkComplete_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLinkComplete_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuLinkComplete, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuLinkComplete_v2(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuLinkComplete_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuLinkComplete, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemAddressFree(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemAddressFree", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuMemAddressFree, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemAddressFree_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemAddressFree_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuMemAddressFree, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemAddressReserve(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemAddressReserve", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemAddressReserve, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemAddressReserve_ptsz(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemAddressReserve_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemAddressReserve, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemAdvise(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemAdvise", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemAdvise, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemAdvise_ptsz(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemAdvise_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemAdvise, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemAdvise_v2(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemAdvise_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemAdvise, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemAdvise_v2_ptsz(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemAdvise_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemAdvise, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemAlloc(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemAlloc", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuMemAlloc, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemAllocAsync(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemAllocAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemAllocAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemAllocAsync_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemAllocAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemAllocAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemAllocFromPoolAsync(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemAllocFromPoolAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemAllocFromPoolAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemAllocFromPoolAsync_ptsz(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemAllocFromPoolAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemAllocFromPoolAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemAllocHost(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemAllocHost", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuMemAllocHost, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemAllocHost_v2(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemAllocHost_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuMemAllocHost, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemAllocManaged(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemAllocManaged", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemAllocManaged, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemAllocManaged_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemAllocManaged_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemAllocManaged, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemAllocPitch(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemAllocPitch", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemAllocPitch, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemAllocPitch_v2(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemAllocPitch_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemAllocPitch, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemAlloc_v2(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemAlloc_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuMemAlloc, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemCreate(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemCreate", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemCreate_ptsz(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemCreate_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemFree(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemFree", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuMemFree, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemFreeAsync(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemFreeAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuMemFreeAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemFreeAsync_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemFreeAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuMemFreeAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemFreeHost(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemFreeHost", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuMemFreeHost, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemFreeHost_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemFreeHost_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuMemFreeHost, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemFree_v2(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemFree_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuMemFree, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemHostAlloc(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemHostAlloc", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemHostAlloc, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemHostAlloc_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemHostAlloc_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemHostAlloc, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemHostRegister(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemHostRegister", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemHostRegister, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemHostRegister_v2(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemHostRegister_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemHostRegister, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemHostUnregister(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemHostUnregister", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuMemHostUnregister, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemHostUnregister_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemHostUnregister_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuMemHostUnregister, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemMap(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemMap", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemMap, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemMap_ptsz(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemMap_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemMap, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemPoolCreate(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemPoolCreate", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuMemPoolCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemPoolCreate_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemPoolCreate_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuMemPoolCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemPoolDestroy(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemPoolDestroy", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuMemPoolDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemPoolDestroy_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemPoolDestroy_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuMemPoolDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemPoolTrimTo(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemPoolTrimTo", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuMemPoolTrimTo, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemPoolTrimTo_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemPoolTrimTo_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuMemPoolTrimTo, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemPrefetchAsync(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemPrefetchAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemPrefetchAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemPrefetchAsync_ptsz(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemPrefetchAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemPrefetchAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemPrefetchAsync_v2(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemPrefetchAsync_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemPrefetchAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemPrefetchAsync_v2_ptsz(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemPrefetchAsync_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemPrefetchAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemRelease(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemRelease", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuMemRelease, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemRelease_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemRelease_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuMemRelease, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemSetAccess(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemSetAccess", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemSetAccess, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemSetAccess_ptsz(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemSetAccess_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemSetAccess, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemUnmap(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemUnmap", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuMemUnmap, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemUnmap_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemUnmap_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuMemUnmap, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpy(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpy", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemcpy, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpy2DAsync_v2(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpy2DAsync_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, accelerator_directed(accelerator_plane_kind(a0), CALL_cuMemcpy2DAsync,
        CALL_cuMemcpy2DAsync_to_device, CALL_cuMemcpy2DAsync_from_device,
        CALL_cuMemcpy2DAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_plane_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpy2DAsync_v2_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpy2DAsync_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, accelerator_directed(accelerator_plane_kind(a0), CALL_cuMemcpy2DAsync,
        CALL_cuMemcpy2DAsync_to_device, CALL_cuMemcpy2DAsync_from_device,
        CALL_cuMemcpy2DAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_plane_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpy2DUnaligned_v2(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpy2DUnaligned_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, accelerator_directed(accelerator_plane_kind(a0), CALL_cuMemcpy2DUnaligned,
        CALL_cuMemcpy2DUnaligned_to_device, CALL_cuMemcpy2DUnaligned_from_device,
        CALL_cuMemcpy2DUnaligned_on_devices), RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_plane_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpy2DUnaligned_v2_ptds(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpy2DUnaligned_v2_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, accelerator_directed(accelerator_plane_kind(a0), CALL_cuMemcpy2DUnaligned,
        CALL_cuMemcpy2DUnaligned_to_device, CALL_cuMemcpy2DUnaligned_from_device,
        CALL_cuMemcpy2DUnaligned_on_devices), RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_plane_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpy2D_v2(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpy2D_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, accelerator_directed(accelerator_plane_kind(a0), CALL_cuMemcpy2D,
        CALL_cuMemcpy2D_to_device, CALL_cuMemcpy2D_from_device, CALL_cuMemcpy2D_on_devices),
        RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_plane_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpy2D_v2_ptds(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpy2D_v2_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, accelerator_directed(accelerator_plane_kind(a0), CALL_cuMemcpy2D,
        CALL_cuMemcpy2D_to_device, CALL_cuMemcpy2D_from_device, CALL_cuMemcpy2D_on_devices),
        RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_plane_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpy3DAsync_v2(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpy3DAsync_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, accelerator_directed(accelerator_solid_kind(a0), CALL_cuMemcpy3DAsync,
        CALL_cuMemcpy3DAsync_to_device, CALL_cuMemcpy3DAsync_from_device,
        CALL_cuMemcpy3DAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_solid_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpy3DAsync_v2_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpy3DAsync_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, accelerator_directed(accelerator_solid_kind(a0), CALL_cuMemcpy3DAsync,
        CALL_cuMemcpy3DAsync_to_device, CALL_cuMemcpy3DAsync_from_device,
        CALL_cuMemcpy3DAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_solid_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpy3DBatchAsync(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpy3DBatchAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemcpy3DBatchAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpy3DBatchAsync_ptsz(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpy3DBatchAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemcpy3DBatchAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpy3DBatchAsync_v2(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpy3DBatchAsync_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemcpy3DBatchAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpy3DBatchAsync_v2_ptsz(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpy3DBatchAsync_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemcpy3DBatchAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpy3DPeer(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpy3DPeer", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuMemcpy3DPeer, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_solid_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpy3DPeerAsync(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpy3DPeerAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuMemcpy3DPeerAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_solid_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpy3DPeerAsync_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpy3DPeerAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuMemcpy3DPeerAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_solid_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpy3DPeer_ptds(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpy3DPeer_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuMemcpy3DPeer, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_solid_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpy3D_v2(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpy3D_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, accelerator_directed(accelerator_solid_kind(a0), CALL_cuMemcpy3D,
        CALL_cuMemcpy3D_to_device, CALL_cuMemcpy3D_from_device, CALL_cuMemcpy3D_on_devices),
        RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_solid_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpy3D_v2_ptds(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpy3D_v2_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, accelerator_directed(accelerator_solid_kind(a0), CALL_cuMemcpy3D,
        CALL_cuMemcpy3D_to_device, CALL_cuMemcpy3D_from_device, CALL_cuMemcpy3D_on_devices),
        RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_solid_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyAsync(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemcpyAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyAsync_ptsz(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemcpyAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyAtoA_v2(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyAtoA_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemcpyAtoA, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyAtoA_v2_ptds(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyAtoA_v2_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemcpyAtoA, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyAtoD_v2(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyAtoD_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemcpyAtoD, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a3 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyAtoD_v2_ptds(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyAtoD_v2_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemcpyAtoD, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a3 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyAtoHAsync_v2(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyAtoHAsync_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemcpyAtoHAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a3 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyAtoHAsync_v2_ptsz(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyAtoHAsync_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemcpyAtoHAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a3 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyAtoH_v2(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyAtoH_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemcpyAtoH, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a3 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyAtoH_v2_ptds(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyAtoH_v2_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemcpyAtoH, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a3 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyBatchAsync(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyBatchAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_cuMemcpyBatchAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? accelerator_sum(a2,
        a3) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyBatchAsync_ptsz(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyBatchAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_cuMemcpyBatchAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? accelerator_sum(a2,
        a3) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyBatchAsync_v2(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyBatchAsync_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_cuMemcpyBatchAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? accelerator_sum(a2,
        a3) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyBatchAsync_v2_ptsz(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyBatchAsync_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_cuMemcpyBatchAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? accelerator_sum(a2,
        a3) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyDtoA_v2(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyDtoA_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemcpyDtoA, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a3 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyDtoA_v2_ptds(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyDtoA_v2_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemcpyDtoA, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a3 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyDtoDAsync_v2(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyDtoDAsync_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemcpyDtoDAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyDtoDAsync_v2_ptsz(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyDtoDAsync_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemcpyDtoDAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyDtoD_v2(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyDtoD_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemcpyDtoD, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyDtoD_v2_ptds(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyDtoD_v2_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemcpyDtoD, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyDtoHAsync_v2(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyDtoHAsync_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemcpyDtoHAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyDtoHAsync_v2_ptsz(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyDtoHAsync_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemcpyDtoHAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyDtoH_v2(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyDtoH_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemcpyDtoH, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyDtoH_v2_ptds(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyDtoH_v2_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemcpyDtoH, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyHtoAAsync_v2(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyHtoAAsync_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemcpyHtoAAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a3 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyHtoAAsync_v2_ptsz(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyHtoAAsync_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemcpyHtoAAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a3 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyHtoA_v2(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyHtoA_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemcpyHtoA, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a3 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyHtoA_v2_ptds(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyHtoA_v2_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemcpyHtoA, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a3 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyHtoDAsync_v2(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyHtoDAsync_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemcpyHtoDAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyHtoDAsync_v2_ptsz(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyHtoDAsync_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemcpyHtoDAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyHtoD_v2(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyHtoD_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemcpyHtoD, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyHtoD_v2_ptds(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyHtoD_v2_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemcpyHtoD, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyPeer(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyPeer", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemcpyPeer, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyPeerAsync(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyPeerAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cuMemcpyPeerAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyPeerAsync_ptsz(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyPeerAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cuMemcpyPeerAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyPeer_ptds(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyPeer_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemcpyPeer, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyWithAttributesAsync(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyWithAttributesAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemcpyWithAttributesAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpyWithAttributesAsync_ptsz(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpyWithAttributesAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemcpyWithAttributesAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemcpy_ptds(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemcpy_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemcpy, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD16(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD16", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemsetD16, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD16Async(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD16Async", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemsetD16Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD16Async_ptsz(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD16Async_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemsetD16Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD16Async_v2(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD16Async_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemsetD16Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD16Async_v2_ptsz(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD16Async_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemsetD16Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD16_v2(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD16_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemsetD16, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD16_v2_ptds(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD16_v2_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemsetD16, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD2D16(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD2D16", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemsetD2D16, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD2D16Async(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD2D16Async", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cuMemsetD2D16Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD2D16Async_ptsz(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD2D16Async_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cuMemsetD2D16Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD2D16Async_v2(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD2D16Async_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cuMemsetD2D16Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD2D16Async_v2_ptsz(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD2D16Async_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cuMemsetD2D16Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD2D16_v2(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD2D16_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemsetD2D16, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD2D16_v2_ptds(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD2D16_v2_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemsetD2D16, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD2D32(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD2D32", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemsetD2D32, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD2D32Async(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD2D32Async", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cuMemsetD2D32Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD2D32Async_ptsz(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD2D32Async_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cuMemsetD2D32Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD2D32Async_v2(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD2D32Async_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cuMemsetD2D32Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD2D32Async_v2_ptsz(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD2D32Async_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cuMemsetD2D32Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD2D32_v2(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD2D32_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemsetD2D32, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD2D32_v2_ptds(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD2D32_v2_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemsetD2D32, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD2D8(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD2D8", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemsetD2D8, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD2D8Async(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD2D8Async", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cuMemsetD2D8Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD2D8Async_ptsz(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD2D8Async_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cuMemsetD2D8Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD2D8Async_v2(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD2D8Async_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cuMemsetD2D8Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD2D8Async_v2_ptsz(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD2D8Async_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cuMemsetD2D8Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD2D8_v2(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD2D8_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemsetD2D8, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD2D8_v2_ptds(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD2D8_v2_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuMemsetD2D8, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD32(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD32", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemsetD32, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD32Async(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD32Async", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemsetD32Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD32Async_ptsz(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD32Async_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemsetD32Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD32Async_v2(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD32Async_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemsetD32Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD32Async_v2_ptsz(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD32Async_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemsetD32Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD32_v2(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD32_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemsetD32, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD32_v2_ptds(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD32_v2_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemsetD32, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD8(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD8", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemsetD8, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD8Async(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD8Async", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemsetD8Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD8Async_ptsz(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD8Async_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemsetD8Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD8Async_v2(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD8Async_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemsetD8Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD8Async_v2_ptsz(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD8Async_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cuMemsetD8Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD8_v2(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD8_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemsetD8, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMemsetD8_v2_ptds(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMemsetD8_v2_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMemsetD8, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMipmappedArrayCreate(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMipmappedArrayCreate", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMipmappedArrayCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMipmappedArrayCreate_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMipmappedArrayCreate_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuMipmappedArrayCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMipmappedArrayDestroy(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMipmappedArrayDestroy", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuMipmappedArrayDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuMipmappedArrayDestroy_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuMipmappedArrayDestroy_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuMipmappedArrayDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuModuleLoad(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuModuleLoad", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuModuleLoad, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuModuleLoadData(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuModuleLoadData", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuModuleLoadData, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuModuleLoadDataEx(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuModuleLoadDataEx", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuModuleLoadDataEx, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuModuleLoadDataEx_ptsz(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuModuleLoadDataEx_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuModuleLoadDataEx, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuModuleLoadDataEx_v2(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuModuleLoadDataEx_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cuModuleLoadDataEx, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuModuleLoadData_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuModuleLoadData_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuModuleLoadData, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuModuleLoadData_v2(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuModuleLoadData_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuModuleLoadData, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuModuleLoadFatBinary(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuModuleLoadFatBinary", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuModuleLoadFatBinary, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuModuleLoadFatBinary_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuModuleLoadFatBinary_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuModuleLoadFatBinary, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuModuleLoadFatBinary_v2(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuModuleLoadFatBinary_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuModuleLoadFatBinary, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuModuleLoad_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuModuleLoad_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuModuleLoad, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuModuleLoad_v2(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuModuleLoad_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuModuleLoad, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuModuleUnload(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuModuleUnload", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuModuleUnload, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuModuleUnload_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuModuleUnload_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuModuleUnload, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuModuleUnload_v2(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuModuleUnload_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuModuleUnload, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuStreamCreate(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuStreamCreate", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuStreamCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuStreamCreateWithPriority(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuStreamCreateWithPriority", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuStreamCreateWithPriority, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuStreamCreateWithPriority_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuStreamCreateWithPriority_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuStreamCreateWithPriority, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuStreamCreateWithPriority_v2(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuStreamCreateWithPriority_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuStreamCreateWithPriority, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuStreamCreate_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuStreamCreate_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuStreamCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuStreamCreate_v2(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuStreamCreate_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cuStreamCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuStreamDestroy(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuStreamDestroy", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuStreamDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuStreamDestroy_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuStreamDestroy_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuStreamDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuStreamDestroy_v2(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuStreamDestroy_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuStreamDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuStreamQuery(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuStreamQuery", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuStreamQuery, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuStreamQuery_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuStreamQuery_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuStreamQuery, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuStreamQuery_v2(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuStreamQuery_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuStreamQuery, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuStreamSynchronize(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuStreamSynchronize", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuStreamSynchronize, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuStreamSynchronize_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuStreamSynchronize_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuStreamSynchronize, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuStreamSynchronize_v2(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuStreamSynchronize_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cuStreamSynchronize, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuStreamWaitEvent(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuStreamWaitEvent", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuStreamWaitEvent, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuStreamWaitEvent_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuStreamWaitEvent_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuStreamWaitEvent, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cuStreamWaitEvent_v2(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDA, "cuStreamWaitEvent_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cuStreamWaitEvent, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaDeviceEnablePeerAccess(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaDeviceEnablePeerAccess", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaDeviceEnablePeerAccess, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaDeviceReset(void)
{
    typedef word next_function(void);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaDeviceReset", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real();
    s = call_enter(t, CALL_cudaDeviceReset, RETURN_ADDRESS, &start);
    result = real();
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaDeviceSynchronize(void)
{
    typedef word next_function(void);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaDeviceSynchronize", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real();
    s = call_enter(t, CALL_cudaDeviceSynchronize, RETURN_ADDRESS, &start);
    result = real();
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaEventCreate(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaEventCreate", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaEventCreate, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaEventCreateWithFlags(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaEventCreateWithFlags", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaEventCreateWithFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaEventCreateWithFlags_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaEventCreateWithFlags_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaEventCreateWithFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaEventCreate_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaEventCreate_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaEventCreate, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaEventDestroy(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaEventDestroy", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaEventDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaEventDestroy_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaEventDestroy_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaEventDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaEventQuery(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaEventQuery", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaEventQuery, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaEventQuery_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaEventQuery_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaEventQuery, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaEventRecord(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaEventRecord", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaEventRecord, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaEventRecordWithFlags(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaEventRecordWithFlags", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaEventRecordWithFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaEventRecordWithFlags_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaEventRecordWithFlags_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaEventRecordWithFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaEventRecord_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaEventRecord_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaEventRecord, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaEventSynchronize(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaEventSynchronize", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaEventSynchronize, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaFree(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaFree", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaFree, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaFreeArray(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaFreeArray", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaFreeArray, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaFreeArray_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaFreeArray_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaFreeArray, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaFreeAsync(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaFreeAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaFreeAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaFreeAsync_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaFreeAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaFreeAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaFreeHost(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaFreeHost", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaFreeHost, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaFreeHost_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaFreeHost_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaFreeHost, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaFreeMipmappedArray(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaFreeMipmappedArray", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaFreeMipmappedArray, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaFreeMipmappedArray_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaFreeMipmappedArray_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaFreeMipmappedArray, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaFree_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaFree_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaFree, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaGetDeviceCount(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaGetDeviceCount", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaGetDeviceCount, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaGraphExecDestroy(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaGraphExecDestroy", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaGraphExecDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaGraphExecDestroy_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaGraphExecDestroy_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaGraphExecDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaGraphInstantiate(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaGraphInstantiate", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cudaGraphInstantiate, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaGraphInstantiateWithFlags(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaGraphInstantiateWithFlags", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaGraphInstantiateWithFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaGraphInstantiateWithFlags_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaGraphInstantiateWithFlags_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaGraphInstantiateWithFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaGraphInstantiateWithParams(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaGraphInstantiateWithParams", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaGraphInstantiateWithParams, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaGraphInstantiateWithParams_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaGraphInstantiateWithParams_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaGraphInstantiateWithParams, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaGraphInstantiate_ptsz(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaGraphInstantiate_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cudaGraphInstantiate, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaGraphLaunch(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaGraphLaunch", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaGraphLaunch, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaGraphLaunch_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaGraphLaunch_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaGraphLaunch, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaGraphUpload(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaGraphUpload", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaGraphUpload, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaGraphUpload_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaGraphUpload_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaGraphUpload, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaHostAlloc(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaHostAlloc", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaHostAlloc, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaHostAlloc_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaHostAlloc_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaHostAlloc, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaHostRegister(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaHostRegister", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaHostRegister, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaHostRegister_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaHostRegister_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaHostRegister, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaHostUnregister(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaHostUnregister", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaHostUnregister, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaHostUnregister_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaHostUnregister_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaHostUnregister, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaInitDevice(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaInitDevice", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaInitDevice, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaLaunchCooperativeKernel(word a0, struct words_2 a1, struct words_2 a2, word a3,
    word a4, word a5)
{
    typedef word next_function(word, struct words_2, struct words_2, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaLaunchCooperativeKernel", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cudaLaunchCooperativeKernel, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaLaunchCooperativeKernelMultiDevice(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaLaunchCooperativeKernelMultiDevice", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaLaunchCooperativeKernelMultiDevice, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaLaunchCooperativeKernelMultiDevice_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaLaunchCooperativeKernelMultiDevice_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaLaunchCooperativeKernelMultiDevice, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaLaunchCooperativeKernel_ptsz(word a0, struct words_2 a1, struct words_2 a2,
    word a3, word a4, word a5)
{
    typedef word next_function(word, struct words_2, struct words_2, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaLaunchCooperativeKernel_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cudaLaunchCooperativeKernel, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaLaunchKernel(word a0, struct words_2 a1, struct words_2 a2, word a3, word a4,
    word a5)
{
    typedef word next_function(word, struct words_2, struct words_2, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaLaunchKernel", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cudaLaunchKernel, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaLaunchKernelExC(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaLaunchKernelExC", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaLaunchKernelExC, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaLaunchKernelExC_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaLaunchKernelExC_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaLaunchKernelExC, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaLaunchKernel_ptsz(word a0, struct words_2 a1, struct words_2 a2, word a3, word a4,
    word a5)
{
    typedef word next_function(word, struct words_2, struct words_2, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaLaunchKernel_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cudaLaunchKernel, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaLibraryLoadData(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaLibraryLoadData", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_cudaLibraryLoadData, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaLibraryLoadData_ptsz(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaLibraryLoadData_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_cudaLibraryLoadData, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaLibraryLoadFromFile(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaLibraryLoadFromFile", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_cudaLibraryLoadFromFile, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaLibraryLoadFromFile_ptsz(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaLibraryLoadFromFile_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, CALL_cudaLibraryLoadFromFile, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaLibraryUnload(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaLibraryUnload", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaLibraryUnload, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaLibraryUnload_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaLibraryUnload_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaLibraryUnload, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMalloc(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMalloc", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaMalloc, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMalloc3D(word a0, struct words_3 a1)
{
    typedef word next_function(word, struct words_3);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMalloc3D", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaMalloc3D, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMalloc3DArray(word a0, word a1, struct words_3 a2, word a3)
{
    typedef word next_function(word, word, struct words_3, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMalloc3DArray", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cudaMalloc3DArray, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMalloc3DArray_ptsz(word a0, word a1, struct words_3 a2, word a3)
{
    typedef word next_function(word, word, struct words_3, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMalloc3DArray_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cudaMalloc3DArray, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMalloc3D_ptsz(word a0, struct words_3 a1)
{
    typedef word next_function(word, struct words_3);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMalloc3D_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaMalloc3D, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMallocArray(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMallocArray", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cudaMallocArray, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMallocArray_ptsz(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMallocArray_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cudaMallocArray, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMallocAsync(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMallocAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaMallocAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMallocAsync_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMallocAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaMallocAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMallocFromPoolAsync(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMallocFromPoolAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cudaMallocFromPoolAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMallocFromPoolAsync_ptsz(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMallocFromPoolAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cudaMallocFromPoolAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMallocHost(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMallocHost", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaMallocHost, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMallocHost_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMallocHost_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaMallocHost, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMallocManaged(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMallocManaged", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaMallocManaged, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMallocManaged_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMallocManaged_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaMallocManaged, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMallocMipmappedArray(word a0, word a1, struct words_3 a2, word a3, word a4)
{
    typedef word next_function(word, word, struct words_3, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMallocMipmappedArray", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cudaMallocMipmappedArray, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMallocMipmappedArray_ptsz(word a0, word a1, struct words_3 a2, word a3, word a4)
{
    typedef word next_function(word, word, struct words_3, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMallocMipmappedArray_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cudaMallocMipmappedArray, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMallocPitch(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMallocPitch", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cudaMallocPitch, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMallocPitch_ptsz(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMallocPitch_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cudaMallocPitch, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMalloc_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMalloc_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaMalloc, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemAdvise(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemAdvise", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cudaMemAdvise, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemAdvise_ptds(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemAdvise_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cudaMemAdvise, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemAdvise_ptsz(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemAdvise_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cudaMemAdvise, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemAdvise_v2(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemAdvise_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cudaMemAdvise, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemAdvise_v2_ptsz(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemAdvise_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cudaMemAdvise, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemPoolCreate(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemPoolCreate", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaMemPoolCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemPoolCreate_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemPoolCreate_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaMemPoolCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemPoolDestroy(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemPoolDestroy", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaMemPoolDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemPoolDestroy_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemPoolDestroy_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaMemPoolDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemPoolTrimTo(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemPoolTrimTo", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaMemPoolTrimTo, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemPoolTrimTo_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemPoolTrimTo_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaMemPoolTrimTo, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemPrefetchAsync(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemPrefetchAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cudaMemPrefetchAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemPrefetchAsync_ptds(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemPrefetchAsync_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cudaMemPrefetchAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemPrefetchAsync_ptsz(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemPrefetchAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cudaMemPrefetchAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemPrefetchAsync_v2(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemPrefetchAsync_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cudaMemPrefetchAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemPrefetchAsync_v2_ptsz(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemPrefetchAsync_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cudaMemPrefetchAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, accelerator_directed(a3, CALL_cudaMemcpy, CALL_cudaMemcpy_to_device,
        CALL_cudaMemcpy_from_device, CALL_cudaMemcpy_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy2D(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    typedef word next_function(word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy2D", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, accelerator_directed(a6, CALL_cudaMemcpy2D, CALL_cudaMemcpy2D_to_device,
        CALL_cudaMemcpy2D_from_device, CALL_cudaMemcpy2D_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 * a5 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy2DArrayToArray(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy2DArrayToArray", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, accelerator_directed(a8, CALL_cudaMemcpy2DArrayToArray,
        CALL_cudaMemcpy2DArrayToArray_to_device, CALL_cudaMemcpy2DArrayToArray_from_device,
        CALL_cudaMemcpy2DArrayToArray_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a6 * a7 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy2DArrayToArray_ptds(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy2DArrayToArray_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, accelerator_directed(a8, CALL_cudaMemcpy2DArrayToArray,
        CALL_cudaMemcpy2DArrayToArray_to_device, CALL_cudaMemcpy2DArrayToArray_from_device,
        CALL_cudaMemcpy2DArrayToArray_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a6 * a7 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy2DAsync(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy2DAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, accelerator_directed(a6, CALL_cudaMemcpy2DAsync,
        CALL_cudaMemcpy2DAsync_to_device, CALL_cudaMemcpy2DAsync_from_device,
        CALL_cudaMemcpy2DAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 * a5 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy2DAsync_ptsz(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy2DAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, accelerator_directed(a6, CALL_cudaMemcpy2DAsync,
        CALL_cudaMemcpy2DAsync_to_device, CALL_cudaMemcpy2DAsync_from_device,
        CALL_cudaMemcpy2DAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 * a5 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy2DFromArray(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy2DFromArray", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, accelerator_directed(a7, CALL_cudaMemcpy2DFromArray,
        CALL_cudaMemcpy2DFromArray_to_device, CALL_cudaMemcpy2DFromArray_from_device,
        CALL_cudaMemcpy2DFromArray_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a5 * a6 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy2DFromArrayAsync(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy2DFromArrayAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, accelerator_directed(a7, CALL_cudaMemcpy2DFromArrayAsync,
        CALL_cudaMemcpy2DFromArrayAsync_to_device, CALL_cudaMemcpy2DFromArrayAsync_from_device,
        CALL_cudaMemcpy2DFromArrayAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a5 * a6 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy2DFromArrayAsync_ptsz(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy2DFromArrayAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, accelerator_directed(a7, CALL_cudaMemcpy2DFromArrayAsync,
        CALL_cudaMemcpy2DFromArrayAsync_to_device, CALL_cudaMemcpy2DFromArrayAsync_from_device,
        CALL_cudaMemcpy2DFromArrayAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a5 * a6 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy2DFromArray_ptds(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy2DFromArray_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, accelerator_directed(a7, CALL_cudaMemcpy2DFromArray,
        CALL_cudaMemcpy2DFromArray_to_device, CALL_cudaMemcpy2DFromArray_from_device,
        CALL_cudaMemcpy2DFromArray_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a5 * a6 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy2DToArray(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy2DToArray", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, accelerator_directed(a7, CALL_cudaMemcpy2DToArray,
        CALL_cudaMemcpy2DToArray_to_device, CALL_cudaMemcpy2DToArray_from_device,
        CALL_cudaMemcpy2DToArray_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a5 * a6 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy2DToArrayAsync(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy2DToArrayAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, accelerator_directed(a7, CALL_cudaMemcpy2DToArrayAsync,
        CALL_cudaMemcpy2DToArrayAsync_to_device, CALL_cudaMemcpy2DToArrayAsync_from_device,
        CALL_cudaMemcpy2DToArrayAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a5 * a6 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy2DToArrayAsync_ptsz(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy2DToArrayAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, accelerator_directed(a7, CALL_cudaMemcpy2DToArrayAsync,
        CALL_cudaMemcpy2DToArrayAsync_to_device, CALL_cudaMemcpy2DToArrayAsync_from_device,
        CALL_cudaMemcpy2DToArrayAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a5 * a6 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy2DToArray_ptds(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy2DToArray_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, accelerator_directed(a7, CALL_cudaMemcpy2DToArray,
        CALL_cudaMemcpy2DToArray_to_device, CALL_cudaMemcpy2DToArray_from_device,
        CALL_cudaMemcpy2DToArray_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a5 * a6 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy2D_ptds(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    typedef word next_function(word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy2D_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, accelerator_directed(a6, CALL_cudaMemcpy2D, CALL_cudaMemcpy2D_to_device,
        CALL_cudaMemcpy2D_from_device, CALL_cudaMemcpy2D_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 * a5 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy3D(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy3D", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, accelerator_directed(accelerator_box_kind(a0), CALL_cudaMemcpy3D,
        CALL_cudaMemcpy3D_to_device, CALL_cudaMemcpy3D_from_device, CALL_cudaMemcpy3D_on_devices),
        RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_box_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy3DAsync(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy3DAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, accelerator_directed(accelerator_box_kind(a0), CALL_cudaMemcpy3DAsync,
        CALL_cudaMemcpy3DAsync_to_device, CALL_cudaMemcpy3DAsync_from_device,
        CALL_cudaMemcpy3DAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_box_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy3DAsync_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy3DAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, accelerator_directed(accelerator_box_kind(a0), CALL_cudaMemcpy3DAsync,
        CALL_cudaMemcpy3DAsync_to_device, CALL_cudaMemcpy3DAsync_from_device,
        CALL_cudaMemcpy3DAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_box_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy3DBatchAsync(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy3DBatchAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cudaMemcpy3DBatchAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy3DBatchAsync_ptsz(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy3DBatchAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cudaMemcpy3DBatchAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy3DPeer(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy3DPeer", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaMemcpy3DPeer, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_peer_box_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy3DPeerAsync(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy3DPeerAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaMemcpy3DPeerAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_peer_box_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy3DPeerAsync_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy3DPeerAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaMemcpy3DPeerAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_peer_box_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy3DPeer_ptds(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy3DPeer_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaMemcpy3DPeer, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_peer_box_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy3DWithAttributesAsync(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy3DWithAttributesAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaMemcpy3DWithAttributesAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy3DWithAttributesAsync_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy3DWithAttributesAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaMemcpy3DWithAttributesAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy3D_ptds(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy3D_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, accelerator_directed(accelerator_box_kind(a0), CALL_cudaMemcpy3D,
        CALL_cudaMemcpy3D_to_device, CALL_cudaMemcpy3D_from_device, CALL_cudaMemcpy3D_on_devices),
        RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_box_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyArrayToArray(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyArrayToArray", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, accelerator_directed(a7, CALL_cudaMemcpyArrayToArray,
        CALL_cudaMemcpyArrayToArray_to_device, CALL_cudaMemcpyArrayToArray_from_device,
        CALL_cudaMemcpyArrayToArray_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a6 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyArrayToArray_ptds(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyArrayToArray_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, accelerator_directed(a7, CALL_cudaMemcpyArrayToArray,
        CALL_cudaMemcpyArrayToArray_to_device, CALL_cudaMemcpyArrayToArray_from_device,
        CALL_cudaMemcpyArrayToArray_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a6 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyAsync(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, accelerator_directed(a3, CALL_cudaMemcpyAsync,
        CALL_cudaMemcpyAsync_to_device, CALL_cudaMemcpyAsync_from_device,
        CALL_cudaMemcpyAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyAsync_ptsz(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, accelerator_directed(a3, CALL_cudaMemcpyAsync,
        CALL_cudaMemcpyAsync_to_device, CALL_cudaMemcpyAsync_from_device,
        CALL_cudaMemcpyAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyBatchAsync(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyBatchAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_cudaMemcpyBatchAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? accelerator_sum(a2,
        a3) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyBatchAsync_ptsz(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyBatchAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_cudaMemcpyBatchAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? accelerator_sum(a2,
        a3) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyFromArray(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyFromArray", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, accelerator_directed(a5, CALL_cudaMemcpyFromArray,
        CALL_cudaMemcpyFromArray_to_device, CALL_cudaMemcpyFromArray_from_device,
        CALL_cudaMemcpyFromArray_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyFromArrayAsync(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    typedef word next_function(word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyFromArrayAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, accelerator_directed(a5, CALL_cudaMemcpyFromArrayAsync,
        CALL_cudaMemcpyFromArrayAsync_to_device, CALL_cudaMemcpyFromArrayAsync_from_device,
        CALL_cudaMemcpyFromArrayAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyFromArrayAsync_ptsz(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6)
{
    typedef word next_function(word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyFromArrayAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, accelerator_directed(a5, CALL_cudaMemcpyFromArrayAsync,
        CALL_cudaMemcpyFromArrayAsync_to_device, CALL_cudaMemcpyFromArrayAsync_from_device,
        CALL_cudaMemcpyFromArrayAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyFromArray_ptds(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyFromArray_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, accelerator_directed(a5, CALL_cudaMemcpyFromArray,
        CALL_cudaMemcpyFromArray_to_device, CALL_cudaMemcpyFromArray_from_device,
        CALL_cudaMemcpyFromArray_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyFromSymbol(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyFromSymbol", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, accelerator_directed(a4, CALL_cudaMemcpyFromSymbol,
        CALL_cudaMemcpyFromSymbol_to_device, CALL_cudaMemcpyFromSymbol_from_device,
        CALL_cudaMemcpyFromSymbol_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyFromSymbolAsync(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyFromSymbolAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, accelerator_directed(a4, CALL_cudaMemcpyFromSymbolAsync,
        CALL_cudaMemcpyFromSymbolAsync_to_device, CALL_cudaMemcpyFromSymbolAsync_from_device,
        CALL_cudaMemcpyFromSymbolAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyFromSymbolAsync_ptsz(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyFromSymbolAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, accelerator_directed(a4, CALL_cudaMemcpyFromSymbolAsync,
        CALL_cudaMemcpyFromSymbolAsync_to_device, CALL_cudaMemcpyFromSymbolAsync_from_device,
        CALL_cudaMemcpyFromSymbolAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyFromSymbol_ptds(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyFromSymbol_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, accelerator_directed(a4, CALL_cudaMemcpyFromSymbol,
        CALL_cudaMemcpyFromSymbol_to_device, CALL_cudaMemcpyFromSymbol_from_device,
        CALL_cudaMemcpyFromSymbol_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyPeer(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyPeer", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cudaMemcpyPeer, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyPeerAsync(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyPeerAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cudaMemcpyPeerAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyPeerAsync_ptsz(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyPeerAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cudaMemcpyPeerAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyToArray(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyToArray", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, accelerator_directed(a5, CALL_cudaMemcpyToArray,
        CALL_cudaMemcpyToArray_to_device, CALL_cudaMemcpyToArray_from_device,
        CALL_cudaMemcpyToArray_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyToArrayAsync(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    typedef word next_function(word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyToArrayAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, accelerator_directed(a5, CALL_cudaMemcpyToArrayAsync,
        CALL_cudaMemcpyToArrayAsync_to_device, CALL_cudaMemcpyToArrayAsync_from_device,
        CALL_cudaMemcpyToArrayAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyToArrayAsync_ptsz(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6)
{
    typedef word next_function(word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyToArrayAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, accelerator_directed(a5, CALL_cudaMemcpyToArrayAsync,
        CALL_cudaMemcpyToArrayAsync_to_device, CALL_cudaMemcpyToArrayAsync_from_device,
        CALL_cudaMemcpyToArrayAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyToArray_ptds(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyToArray_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, accelerator_directed(a5, CALL_cudaMemcpyToArray,
        CALL_cudaMemcpyToArray_to_device, CALL_cudaMemcpyToArray_from_device,
        CALL_cudaMemcpyToArray_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyToSymbol(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyToSymbol", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, accelerator_directed(a4, CALL_cudaMemcpyToSymbol,
        CALL_cudaMemcpyToSymbol_to_device, CALL_cudaMemcpyToSymbol_from_device,
        CALL_cudaMemcpyToSymbol_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyToSymbolAsync(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyToSymbolAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, accelerator_directed(a4, CALL_cudaMemcpyToSymbolAsync,
        CALL_cudaMemcpyToSymbolAsync_to_device, CALL_cudaMemcpyToSymbolAsync_from_device,
        CALL_cudaMemcpyToSymbolAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyToSymbolAsync_ptsz(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyToSymbolAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, accelerator_directed(a4, CALL_cudaMemcpyToSymbolAsync,
        CALL_cudaMemcpyToSymbolAsync_to_device, CALL_cudaMemcpyToSymbolAsync_from_device,
        CALL_cudaMemcpyToSymbolAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyToSymbol_ptds(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyToSymbol_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, accelerator_directed(a4, CALL_cudaMemcpyToSymbol,
        CALL_cudaMemcpyToSymbol_to_device, CALL_cudaMemcpyToSymbol_from_device,
        CALL_cudaMemcpyToSymbol_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyWithAttributesAsync(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyWithAttributesAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cudaMemcpyWithAttributesAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpyWithAttributesAsync_ptsz(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpyWithAttributesAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cudaMemcpyWithAttributesAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemcpy_ptds(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemcpy_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, accelerator_directed(a3, CALL_cudaMemcpy, CALL_cudaMemcpy_to_device,
        CALL_cudaMemcpy_from_device, CALL_cudaMemcpy_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaMemset, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset2D(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset2D", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cudaMemset2D, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset2DAsync(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset2DAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cudaMemset2DAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset2DAsync_ptds(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset2DAsync_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cudaMemset2DAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset2DAsync_ptsz(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset2DAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cudaMemset2DAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset2DAsync_v2(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset2DAsync_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cudaMemset2DAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset2DAsync_v2_ptsz(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset2DAsync_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_cudaMemset2DAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset2D_ptds(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset2D_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cudaMemset2D, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset2D_ptsz(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset2D_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cudaMemset2D, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset2D_v2(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset2D_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cudaMemset2D, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset2D_v2_ptsz(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset2D_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_cudaMemset2D, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset3D(struct words_4 a0, word a1, struct words_3 a2)
{
    typedef word next_function(struct words_4, word, struct words_3);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset3D", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaMemset3D, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset3DAsync(struct words_4 a0, word a1, struct words_3 a2, word a3)
{
    typedef word next_function(struct words_4, word, struct words_3, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset3DAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cudaMemset3DAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset3DAsync_ptds(struct words_4 a0, word a1, struct words_3 a2, word a3)
{
    typedef word next_function(struct words_4, word, struct words_3, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset3DAsync_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cudaMemset3DAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset3DAsync_ptsz(struct words_4 a0, word a1, struct words_3 a2, word a3)
{
    typedef word next_function(struct words_4, word, struct words_3, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset3DAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cudaMemset3DAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset3DAsync_v2(struct words_4 a0, word a1, struct words_3 a2, word a3)
{
    typedef word next_function(struct words_4, word, struct words_3, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset3DAsync_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cudaMemset3DAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset3DAsync_v2_ptsz(struct words_4 a0, word a1, struct words_3 a2, word a3)
{
    typedef word next_function(struct words_4, word, struct words_3, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset3DAsync_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cudaMemset3DAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset3D_ptds(struct words_4 a0, word a1, struct words_3 a2)
{
    typedef word next_function(struct words_4, word, struct words_3);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset3D_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaMemset3D, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset3D_ptsz(struct words_4 a0, word a1, struct words_3 a2)
{
    typedef word next_function(struct words_4, word, struct words_3);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset3D_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaMemset3D, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset3D_v2(struct words_4 a0, word a1, struct words_3 a2)
{
    typedef word next_function(struct words_4, word, struct words_3);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset3D_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaMemset3D, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset3D_v2_ptsz(struct words_4 a0, word a1, struct words_3 a2)
{
    typedef word next_function(struct words_4, word, struct words_3);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset3D_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaMemset3D, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemsetAsync(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemsetAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cudaMemsetAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemsetAsync_ptds(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemsetAsync_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cudaMemsetAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemsetAsync_ptsz(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemsetAsync_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cudaMemsetAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemsetAsync_v2(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemsetAsync_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cudaMemsetAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemsetAsync_v2_ptsz(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemsetAsync_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_cudaMemsetAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset_ptds(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset_ptds", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaMemset, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaMemset, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset_v2(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset_v2", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaMemset, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaMemset_v2_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaMemset_v2_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaMemset, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaSetDevice(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaSetDevice", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaSetDevice, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaSetDeviceFlags(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaSetDeviceFlags", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaSetDeviceFlags, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaStreamCreate(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaStreamCreate", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaStreamCreate, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaStreamCreateWithFlags(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaStreamCreateWithFlags", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaStreamCreateWithFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaStreamCreateWithFlags_ptsz(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaStreamCreateWithFlags_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_cudaStreamCreateWithFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaStreamCreateWithPriority(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaStreamCreateWithPriority", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaStreamCreateWithPriority, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaStreamCreateWithPriority_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaStreamCreateWithPriority_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaStreamCreateWithPriority, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaStreamCreate_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaStreamCreate_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaStreamCreate, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaStreamDestroy(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaStreamDestroy", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaStreamDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaStreamDestroy_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaStreamDestroy_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaStreamDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaStreamQuery(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaStreamQuery", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaStreamQuery, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaStreamQuery_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaStreamQuery_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaStreamQuery, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaStreamSynchronize(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaStreamSynchronize", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaStreamSynchronize, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaStreamSynchronize_ptsz(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaStreamSynchronize_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_cudaStreamSynchronize, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaStreamWaitEvent(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaStreamWaitEvent", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaStreamWaitEvent, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaStreamWaitEvent_ptsz(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaStreamWaitEvent_ptsz", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_cudaStreamWaitEvent, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word cudaThreadSynchronize(void)
{
    typedef word next_function(void);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_CUDART, "cudaThreadSynchronize", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real();
    s = call_enter(t, CALL_cudaThreadSynchronize, RETURN_ADDRESS, &start);
    result = real();
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipArrayCreate(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipArrayCreate", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_hipArrayCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipArrayDestroy(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipArrayDestroy", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipArrayDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipCtxCreate(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipCtxCreate", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipCtxCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipCtxDestroy(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipCtxDestroy", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipCtxDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipCtxSynchronize(void)
{
    typedef word next_function(void);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipCtxSynchronize", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real();
    s = call_enter(t, CALL_hipCtxSynchronize, RETURN_ADDRESS, &start);
    result = real();
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipCtxSynchronize_spt(void)
{
    typedef word next_function(void);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipCtxSynchronize_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real();
    s = call_enter(t, CALL_hipCtxSynchronize, RETURN_ADDRESS, &start);
    result = real();
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipDeviceEnablePeerAccess(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipDeviceEnablePeerAccess", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_hipDeviceEnablePeerAccess, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipDevicePrimaryCtxRelease(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipDevicePrimaryCtxRelease", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipDevicePrimaryCtxRelease, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipDevicePrimaryCtxRetain(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipDevicePrimaryCtxRetain", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_hipDevicePrimaryCtxRetain, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipDeviceReset(void)
{
    typedef word next_function(void);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipDeviceReset", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real();
    s = call_enter(t, CALL_hipDeviceReset, RETURN_ADDRESS, &start);
    result = real();
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipDeviceSynchronize(void)
{
    typedef word next_function(void);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipDeviceSynchronize", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real();
    s = call_enter(t, CALL_hipDeviceSynchronize, RETURN_ADDRESS, &start);
    result = real();
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipDeviceSynchronize_spt(void)
{
    typedef word next_function(void);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipDeviceSynchronize_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real();
    s = call_enter(t, CALL_hipDeviceSynchronize, RETURN_ADDRESS, &start);
    result = real();
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipDrvLaunchKernelEx(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipDrvLaunchKernelEx", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipDrvLaunchKernelEx, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipDrvLaunchKernelEx_spt(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipDrvLaunchKernelEx_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipDrvLaunchKernelEx, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipEventCreate(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipEventCreate", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipEventCreate, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipEventCreateWithFlags(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipEventCreateWithFlags", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_hipEventCreateWithFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipEventCreateWithFlags_spt(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipEventCreateWithFlags_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_hipEventCreateWithFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipEventCreate_spt(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipEventCreate_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipEventCreate, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipEventDestroy(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipEventDestroy", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipEventDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipEventDestroy_spt(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipEventDestroy_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipEventDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipEventQuery(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipEventQuery", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipEventQuery, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipEventQuery_spt(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipEventQuery_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipEventQuery, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipEventRecord(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipEventRecord", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_hipEventRecord, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipEventRecordWithFlags(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipEventRecordWithFlags", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipEventRecordWithFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipEventRecordWithFlags_spt(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipEventRecordWithFlags_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipEventRecordWithFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipEventRecord_spt(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipEventRecord_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_hipEventRecord, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipEventSynchronize(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipEventSynchronize", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipEventSynchronize, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipEventSynchronize_spt(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipEventSynchronize_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipEventSynchronize, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipExtLaunchKernel(word a0, struct words_2 a1, struct words_2 a2, word a3, word a4,
    word a5, word a6, word a7, word a8)
{
    typedef word next_function(word, struct words_2, struct words_2, word, word, word, word, word,
        word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipExtLaunchKernel", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_hipExtLaunchKernel, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipExtLaunchKernel_spt(word a0, struct words_2 a1, struct words_2 a2, word a3, word a4,
    word a5, word a6, word a7, word a8)
{
    typedef word next_function(word, struct words_2, struct words_2, word, word, word, word, word,
        word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipExtLaunchKernel_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, CALL_hipExtLaunchKernel, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipExtLaunchMultiKernelMultiDevice(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipExtLaunchMultiKernelMultiDevice", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipExtLaunchMultiKernelMultiDevice, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipExtLaunchMultiKernelMultiDevice_spt(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipExtLaunchMultiKernelMultiDevice_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipExtLaunchMultiKernelMultiDevice, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipExtMallocWithFlags(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipExtMallocWithFlags", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipExtMallocWithFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipExtModuleLaunchKernel(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10, word a11, word a12, word a13)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word, word, word,
        word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipExtModuleLaunchKernel", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13);
    s = call_enter(t, CALL_hipExtModuleLaunchKernel, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipExtModuleLaunchKernel_spt(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9, word a10, word a11, word a12, word a13)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word, word, word,
        word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipExtModuleLaunchKernel_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13);
    s = call_enter(t, CALL_hipExtModuleLaunchKernel, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipFree(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipFree", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipFree, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipFreeArray(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipFreeArray", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipFreeArray, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipFreeAsync(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipFreeAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_hipFreeAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipFreeHost(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipFreeHost", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipFreeHost, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipFreeMipmappedArray(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipFreeMipmappedArray", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipFreeMipmappedArray, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipGetDeviceCount(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipGetDeviceCount", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipGetDeviceCount, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipGraphExecDestroy(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipGraphExecDestroy", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipGraphExecDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipGraphInstantiate(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipGraphInstantiate", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_hipGraphInstantiate, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipGraphInstantiateWithFlags(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipGraphInstantiateWithFlags", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipGraphInstantiateWithFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipGraphLaunch(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipGraphLaunch", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_hipGraphLaunch, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipGraphLaunch_spt(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipGraphLaunch_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_hipGraphLaunch, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipGraphUpload(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipGraphUpload", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_hipGraphUpload, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipHostAlloc(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipHostAlloc", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipHostAlloc, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipHostFree(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipHostFree", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipHostFree, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipHostMalloc(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipHostMalloc", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipHostMalloc, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipHostRegister(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipHostRegister", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipHostRegister, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipHostUnregister(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipHostUnregister", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipHostUnregister, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipInit(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipInit", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipInit, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipLaunchCooperativeKernel(word a0, struct words_2 a1, struct words_2 a2, word a3,
    word a4, word a5)
{
    typedef word next_function(word, struct words_2, struct words_2, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipLaunchCooperativeKernel", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_hipLaunchCooperativeKernel, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipLaunchCooperativeKernelMultiDevice(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipLaunchCooperativeKernelMultiDevice", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipLaunchCooperativeKernelMultiDevice, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipLaunchCooperativeKernelMultiDevice_spt(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipLaunchCooperativeKernelMultiDevice_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipLaunchCooperativeKernelMultiDevice, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipLaunchCooperativeKernel_spt(word a0, struct words_2 a1, struct words_2 a2, word a3,
    word a4, word a5)
{
    typedef word next_function(word, struct words_2, struct words_2, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipLaunchCooperativeKernel_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_hipLaunchCooperativeKernel, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipLaunchKernel(word a0, struct words_2 a1, struct words_2 a2, word a3, word a4,
    word a5)
{
    typedef word next_function(word, struct words_2, struct words_2, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipLaunchKernel", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_hipLaunchKernel, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipLaunchKernelExC(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipLaunchKernelExC", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipLaunchKernelExC, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipLaunchKernelExC_spt(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipLaunchKernelExC_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipLaunchKernelExC, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipLaunchKernel_spt(word a0, struct words_2 a1, struct words_2 a2, word a3, word a4,
    word a5)
{
    typedef word next_function(word, struct words_2, struct words_2, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipLaunchKernel_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_hipLaunchKernel, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMalloc(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMalloc", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_hipMalloc, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMalloc3D(word a0, struct words_3 a1)
{
    typedef word next_function(word, struct words_3);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMalloc3D", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_hipMalloc3D, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMalloc3DArray(word a0, word a1, struct words_3 a2, word a3)
{
    typedef word next_function(word, word, struct words_3, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMalloc3DArray", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMalloc3DArray, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMallocArray(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMallocArray", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_hipMallocArray, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMallocAsync(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMallocAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipMallocAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMallocFromPoolAsync(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMallocFromPoolAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMallocFromPoolAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMallocHost(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMallocHost", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_hipMallocHost, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMallocManaged(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMallocManaged", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipMallocManaged, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMallocPitch(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMallocPitch", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMallocPitch, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemAdvise(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemAdvise", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMemAdvise, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemAdvise_spt(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemAdvise_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMemAdvise, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemAllocHost(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemAllocHost", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_hipMemAllocHost, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemAllocPitch(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemAllocPitch", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_hipMemAllocPitch, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemCreate(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemCreate", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMemCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemMap(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemMap", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_hipMemMap, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemPoolCreate(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemPoolCreate", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_hipMemPoolCreate, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemPoolDestroy(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemPoolDestroy", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipMemPoolDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemPoolTrimTo(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemPoolTrimTo", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_hipMemPoolTrimTo, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemPrefetchAsync(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemPrefetchAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMemPrefetchAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemPrefetchAsync_spt(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemPrefetchAsync_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMemPrefetchAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemRelease(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemRelease", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipMemRelease, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemUnmap(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemUnmap", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_hipMemUnmap, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpy(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpy", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, accelerator_directed(a3, CALL_hipMemcpy, CALL_hipMemcpy_to_device,
        CALL_hipMemcpy_from_device, CALL_hipMemcpy_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpy2D(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    typedef word next_function(word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpy2D", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, accelerator_directed(a6, CALL_hipMemcpy2D, CALL_hipMemcpy2D_to_device,
        CALL_hipMemcpy2D_from_device, CALL_hipMemcpy2D_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 * a5 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpy2DArrayToArray(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpy2DArrayToArray", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, accelerator_directed(a8, CALL_hipMemcpy2DArrayToArray,
        CALL_hipMemcpy2DArrayToArray_to_device, CALL_hipMemcpy2DArrayToArray_from_device,
        CALL_hipMemcpy2DArrayToArray_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a6 * a7 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpy2DArrayToArray_spt(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpy2DArrayToArray_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, accelerator_directed(a8, CALL_hipMemcpy2DArrayToArray,
        CALL_hipMemcpy2DArrayToArray_to_device, CALL_hipMemcpy2DArrayToArray_from_device,
        CALL_hipMemcpy2DArrayToArray_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a6 * a7 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpy2DAsync(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpy2DAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, accelerator_directed(a6, CALL_hipMemcpy2DAsync,
        CALL_hipMemcpy2DAsync_to_device, CALL_hipMemcpy2DAsync_from_device,
        CALL_hipMemcpy2DAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 * a5 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpy2DAsync_spt(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpy2DAsync_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, accelerator_directed(a6, CALL_hipMemcpy2DAsync,
        CALL_hipMemcpy2DAsync_to_device, CALL_hipMemcpy2DAsync_from_device,
        CALL_hipMemcpy2DAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 * a5 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpy2DFromArray(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpy2DFromArray", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, accelerator_directed(a7, CALL_hipMemcpy2DFromArray,
        CALL_hipMemcpy2DFromArray_to_device, CALL_hipMemcpy2DFromArray_from_device,
        CALL_hipMemcpy2DFromArray_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a5 * a6 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpy2DFromArrayAsync(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpy2DFromArrayAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, accelerator_directed(a7, CALL_hipMemcpy2DFromArrayAsync,
        CALL_hipMemcpy2DFromArrayAsync_to_device, CALL_hipMemcpy2DFromArrayAsync_from_device,
        CALL_hipMemcpy2DFromArrayAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a5 * a6 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpy2DFromArrayAsync_spt(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpy2DFromArrayAsync_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, accelerator_directed(a7, CALL_hipMemcpy2DFromArrayAsync,
        CALL_hipMemcpy2DFromArrayAsync_to_device, CALL_hipMemcpy2DFromArrayAsync_from_device,
        CALL_hipMemcpy2DFromArrayAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a5 * a6 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpy2DFromArray_spt(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpy2DFromArray_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, accelerator_directed(a7, CALL_hipMemcpy2DFromArray,
        CALL_hipMemcpy2DFromArray_to_device, CALL_hipMemcpy2DFromArray_from_device,
        CALL_hipMemcpy2DFromArray_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a5 * a6 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpy2DToArray(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpy2DToArray", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, accelerator_directed(a7, CALL_hipMemcpy2DToArray,
        CALL_hipMemcpy2DToArray_to_device, CALL_hipMemcpy2DToArray_from_device,
        CALL_hipMemcpy2DToArray_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a5 * a6 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpy2DToArrayAsync(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpy2DToArrayAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, accelerator_directed(a7, CALL_hipMemcpy2DToArrayAsync,
        CALL_hipMemcpy2DToArrayAsync_to_device, CALL_hipMemcpy2DToArrayAsync_from_device,
        CALL_hipMemcpy2DToArrayAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a5 * a6 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpy2DToArrayAsync_spt(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpy2DToArrayAsync_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    s = call_enter(t, accelerator_directed(a7, CALL_hipMemcpy2DToArrayAsync,
        CALL_hipMemcpy2DToArrayAsync_to_device, CALL_hipMemcpy2DToArrayAsync_from_device,
        CALL_hipMemcpy2DToArrayAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a5 * a6 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpy2DToArray_spt(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7)
{
    typedef word next_function(word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpy2DToArray_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7);
    s = call_enter(t, accelerator_directed(a7, CALL_hipMemcpy2DToArray,
        CALL_hipMemcpy2DToArray_to_device, CALL_hipMemcpy2DToArray_from_device,
        CALL_hipMemcpy2DToArray_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a5 * a6 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpy2D_spt(word a0, word a1, word a2, word a3, word a4, word a5, word a6)
{
    typedef word next_function(word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpy2D_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6);
    s = call_enter(t, accelerator_directed(a6, CALL_hipMemcpy2D, CALL_hipMemcpy2D_to_device,
        CALL_hipMemcpy2D_from_device, CALL_hipMemcpy2D_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 * a5 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpy3D(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpy3D", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, accelerator_directed(accelerator_box_kind(a0), CALL_hipMemcpy3D,
        CALL_hipMemcpy3D_to_device, CALL_hipMemcpy3D_from_device, CALL_hipMemcpy3D_on_devices),
        RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_box_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpy3DAsync(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpy3DAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, accelerator_directed(accelerator_box_kind(a0), CALL_hipMemcpy3DAsync,
        CALL_hipMemcpy3DAsync_to_device, CALL_hipMemcpy3DAsync_from_device,
        CALL_hipMemcpy3DAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_box_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpy3DAsync_spt(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpy3DAsync_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, accelerator_directed(accelerator_box_kind(a0), CALL_hipMemcpy3DAsync,
        CALL_hipMemcpy3DAsync_to_device, CALL_hipMemcpy3DAsync_from_device,
        CALL_hipMemcpy3DAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_box_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpy3D_spt(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpy3D_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, accelerator_directed(accelerator_box_kind(a0), CALL_hipMemcpy3D,
        CALL_hipMemcpy3D_to_device, CALL_hipMemcpy3D_from_device, CALL_hipMemcpy3D_on_devices),
        RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_box_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyAsync(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, accelerator_directed(a3, CALL_hipMemcpyAsync, CALL_hipMemcpyAsync_to_device,
        CALL_hipMemcpyAsync_from_device, CALL_hipMemcpyAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyAsync_spt(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyAsync_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, accelerator_directed(a3, CALL_hipMemcpyAsync, CALL_hipMemcpyAsync_to_device,
        CALL_hipMemcpyAsync_from_device, CALL_hipMemcpyAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyAtoA(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyAtoA", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_hipMemcpyAtoA, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyAtoD(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyAtoD", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMemcpyAtoD, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a3 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyAtoH(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyAtoH", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMemcpyAtoH, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a3 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyAtoHAsync(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyAtoHAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_hipMemcpyAtoHAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a3 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyDtoA(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyDtoA", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMemcpyDtoA, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a3 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyDtoD(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyDtoD", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipMemcpyDtoD, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyDtoDAsync(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyDtoDAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMemcpyDtoDAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyDtoH(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyDtoH", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipMemcpyDtoH, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyDtoHAsync(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyDtoHAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMemcpyDtoHAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyFromArray(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyFromArray", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, accelerator_directed(a5, CALL_hipMemcpyFromArray,
        CALL_hipMemcpyFromArray_to_device, CALL_hipMemcpyFromArray_from_device,
        CALL_hipMemcpyFromArray_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyFromArray_spt(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyFromArray_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, accelerator_directed(a5, CALL_hipMemcpyFromArray,
        CALL_hipMemcpyFromArray_to_device, CALL_hipMemcpyFromArray_from_device,
        CALL_hipMemcpyFromArray_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyFromSymbol(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyFromSymbol", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, accelerator_directed(a4, CALL_hipMemcpyFromSymbol,
        CALL_hipMemcpyFromSymbol_to_device, CALL_hipMemcpyFromSymbol_from_device,
        CALL_hipMemcpyFromSymbol_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyFromSymbolAsync(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyFromSymbolAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, accelerator_directed(a4, CALL_hipMemcpyFromSymbolAsync,
        CALL_hipMemcpyFromSymbolAsync_to_device, CALL_hipMemcpyFromSymbolAsync_from_device,
        CALL_hipMemcpyFromSymbolAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyFromSymbolAsync_spt(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyFromSymbolAsync_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, accelerator_directed(a4, CALL_hipMemcpyFromSymbolAsync,
        CALL_hipMemcpyFromSymbolAsync_to_device, CALL_hipMemcpyFromSymbolAsync_from_device,
        CALL_hipMemcpyFromSymbolAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyFromSymbol_spt(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyFromSymbol_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, accelerator_directed(a4, CALL_hipMemcpyFromSymbol,
        CALL_hipMemcpyFromSymbol_to_device, CALL_hipMemcpyFromSymbol_from_device,
        CALL_hipMemcpyFromSymbol_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyHtoA(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyHtoA", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMemcpyHtoA, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a3 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyHtoAAsync(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyHtoAAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_hipMemcpyHtoAAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a3 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyHtoD(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyHtoD", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipMemcpyHtoD, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyHtoDAsync(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyHtoDAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMemcpyHtoDAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyParam2D(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyParam2D", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipMemcpyParam2D, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_plane_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyParam2DAsync(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyParam2DAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_hipMemcpyParam2DAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result,
        (uint32_t)result == 0 ? accelerator_plane_bytes(a0) : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyPeer(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyPeer", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_hipMemcpyPeer, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyPeerAsync(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyPeerAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_hipMemcpyPeerAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyToArray(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyToArray", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, accelerator_directed(a5, CALL_hipMemcpyToArray,
        CALL_hipMemcpyToArray_to_device, CALL_hipMemcpyToArray_from_device,
        CALL_hipMemcpyToArray_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyToArray_spt(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyToArray_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, accelerator_directed(a5, CALL_hipMemcpyToArray,
        CALL_hipMemcpyToArray_to_device, CALL_hipMemcpyToArray_from_device,
        CALL_hipMemcpyToArray_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a4 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyToSymbol(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyToSymbol", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, accelerator_directed(a4, CALL_hipMemcpyToSymbol,
        CALL_hipMemcpyToSymbol_to_device, CALL_hipMemcpyToSymbol_from_device,
        CALL_hipMemcpyToSymbol_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyToSymbolAsync(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyToSymbolAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, accelerator_directed(a4, CALL_hipMemcpyToSymbolAsync,
        CALL_hipMemcpyToSymbolAsync_to_device, CALL_hipMemcpyToSymbolAsync_from_device,
        CALL_hipMemcpyToSymbolAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyToSymbolAsync_spt(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyToSymbolAsync_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, accelerator_directed(a4, CALL_hipMemcpyToSymbolAsync,
        CALL_hipMemcpyToSymbolAsync_to_device, CALL_hipMemcpyToSymbolAsync_from_device,
        CALL_hipMemcpyToSymbolAsync_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyToSymbol_spt(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyToSymbol_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, accelerator_directed(a4, CALL_hipMemcpyToSymbol,
        CALL_hipMemcpyToSymbol_to_device, CALL_hipMemcpyToSymbol_from_device,
        CALL_hipMemcpyToSymbol_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyWithStream(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyWithStream", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, accelerator_directed(a3, CALL_hipMemcpyWithStream,
        CALL_hipMemcpyWithStream_to_device, CALL_hipMemcpyWithStream_from_device,
        CALL_hipMemcpyWithStream_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpyWithStream_spt(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpyWithStream_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, accelerator_directed(a3, CALL_hipMemcpyWithStream,
        CALL_hipMemcpyWithStream_to_device, CALL_hipMemcpyWithStream_from_device,
        CALL_hipMemcpyWithStream_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemcpy_spt(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemcpy_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, accelerator_directed(a3, CALL_hipMemcpy, CALL_hipMemcpy_to_device,
        CALL_hipMemcpy_from_device, CALL_hipMemcpy_on_devices), RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, (uint32_t)result == 0 ? a2 : ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemset(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemset", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipMemset, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemset2D(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemset2D", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_hipMemset2D, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemset2DAsync(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemset2DAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_hipMemset2DAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemset2DAsync_spt(word a0, word a1, word a2, word a3, word a4, word a5)
{
    typedef word next_function(word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemset2DAsync_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5);
    s = call_enter(t, CALL_hipMemset2DAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemset2D_spt(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemset2D_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_hipMemset2D, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemset3D(struct words_4 a0, word a1, struct words_3 a2)
{
    typedef word next_function(struct words_4, word, struct words_3);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemset3D", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipMemset3D, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemset3DAsync(struct words_4 a0, word a1, struct words_3 a2, word a3)
{
    typedef word next_function(struct words_4, word, struct words_3, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemset3DAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMemset3DAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemset3DAsync_spt(struct words_4 a0, word a1, struct words_3 a2, word a3)
{
    typedef word next_function(struct words_4, word, struct words_3, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemset3DAsync_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMemset3DAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemset3D_spt(struct words_4 a0, word a1, struct words_3 a2)
{
    typedef word next_function(struct words_4, word, struct words_3);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemset3D_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipMemset3D, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemsetAsync(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemsetAsync", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMemsetAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemsetAsync_spt(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemsetAsync_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMemsetAsync, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemsetD16(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemsetD16", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipMemsetD16, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemsetD16Async(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemsetD16Async", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMemsetD16Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemsetD16Async_spt(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemsetD16Async_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMemsetD16Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemsetD16_spt(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemsetD16_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipMemsetD16, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemsetD32(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemsetD32", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipMemsetD32, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemsetD32Async(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemsetD32Async", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMemsetD32Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemsetD32Async_spt(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemsetD32Async_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMemsetD32Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemsetD32_spt(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemsetD32_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipMemsetD32, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemsetD8(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemsetD8", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipMemsetD8, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemsetD8Async(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemsetD8Async", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMemsetD8Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemsetD8Async_spt(word a0, word a1, word a2, word a3)
{
    typedef word next_function(word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemsetD8Async_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3);
    s = call_enter(t, CALL_hipMemsetD8Async, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemsetD8_spt(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemsetD8_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipMemsetD8, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipMemset_spt(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipMemset_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipMemset, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipModuleLaunchCooperativeKernel(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipModuleLaunchCooperativeKernel", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_hipModuleLaunchCooperativeKernel, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipModuleLaunchCooperativeKernelMultiDevice(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipModuleLaunchCooperativeKernelMultiDevice", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipModuleLaunchCooperativeKernelMultiDevice, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipModuleLaunchCooperativeKernelMultiDevice_spt(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipModuleLaunchCooperativeKernelMultiDevice_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipModuleLaunchCooperativeKernelMultiDevice, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipModuleLaunchCooperativeKernel_spt(word a0, word a1, word a2, word a3, word a4,
    word a5, word a6, word a7, word a8, word a9)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipModuleLaunchCooperativeKernel_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    s = call_enter(t, CALL_hipModuleLaunchCooperativeKernel, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipModuleLaunchKernel(word a0, word a1, word a2, word a3, word a4, word a5, word a6,
    word a7, word a8, word a9, word a10)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipModuleLaunchKernel", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    s = call_enter(t, CALL_hipModuleLaunchKernel, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipModuleLaunchKernel_spt(word a0, word a1, word a2, word a3, word a4, word a5,
    word a6, word a7, word a8, word a9, word a10)
{
    typedef word next_function(word, word, word, word, word, word, word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipModuleLaunchKernel_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    s = call_enter(t, CALL_hipModuleLaunchKernel, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipModuleLoad(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipModuleLoad", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_hipModuleLoad, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipModuleLoadData(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipModuleLoadData", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_hipModuleLoadData, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipModuleLoadDataEx(word a0, word a1, word a2, word a3, word a4)
{
    typedef word next_function(word, word, word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipModuleLoadDataEx", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2, a3, a4);
    s = call_enter(t, CALL_hipModuleLoadDataEx, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2, a3, a4);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipModuleUnload(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipModuleUnload", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipModuleUnload, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipSetDevice(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipSetDevice", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipSetDevice, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipSetDeviceFlags(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipSetDeviceFlags", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipSetDeviceFlags, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipStreamCreate(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipStreamCreate", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipStreamCreate, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipStreamCreateWithFlags(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipStreamCreateWithFlags", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_hipStreamCreateWithFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipStreamCreateWithFlags_spt(word a0, word a1)
{
    typedef word next_function(word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipStreamCreateWithFlags_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1);
    s = call_enter(t, CALL_hipStreamCreateWithFlags, RETURN_ADDRESS, &start);
    result = real(a0, a1);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipStreamCreateWithPriority(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipStreamCreateWithPriority", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipStreamCreateWithPriority, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipStreamCreateWithPriority_spt(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipStreamCreateWithPriority_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipStreamCreateWithPriority, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipStreamCreate_spt(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipStreamCreate_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipStreamCreate, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipStreamDestroy(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipStreamDestroy", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipStreamDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipStreamDestroy_spt(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipStreamDestroy_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipStreamDestroy, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipStreamQuery(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipStreamQuery", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipStreamQuery, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipStreamQuery_spt(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipStreamQuery_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipStreamQuery, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipStreamSynchronize(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipStreamSynchronize", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipStreamSynchronize, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipStreamSynchronize_spt(word a0)
{
    typedef word next_function(word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipStreamSynchronize_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0);
    s = call_enter(t, CALL_hipStreamSynchronize, RETURN_ADDRESS, &start);
    result = real(a0);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipStreamWaitEvent(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipStreamWaitEvent", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipStreamWaitEvent, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

EXPORT word hipStreamWaitEvent_spt(word a0, word a1, word a2)
{
    typedef word next_function(word, word, word);
    static struct library_function f;
    next_function *real = (next_function *)accelerator_real(
        &f, LIBRARY_HIP, "hipStreamWaitEvent_spt", RETURN_ADDRESS);
    struct region_thread *t = thread_current();
    struct region_site *s;
    uint64_t start;
    word result;

    if (call_nested(t))
        return real(a0, a1, a2);
    s = call_enter(t, CALL_hipStreamWaitEvent, RETURN_ADDRESS, &start);
    result = real(a0, a1, a2);
    accelerator_leave(t, s, start, result, ACCELERATOR_NO_BYTES);
    return result;
}

void accelerator_last(void)
{
}
