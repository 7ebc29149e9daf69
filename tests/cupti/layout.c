/* Compiled, never run: the records of collector/cupti/cupti.h lie where NVIDIA's own headers have them. KERNEL, COPY, PEERS
 * and SET are the newest types of records that those headers have, which is what their library delivers. */

#include <cuda.h>
#include <cupti_activity.h>
#include <cupti_result.h>
#include <cupti_version.h>
#include <stddef.h>

#include "cupti/cupti.h"

#define SAME(ours, field, theirs, their_field)                                                    \
    _Static_assert(offsetof(struct ours, field) == offsetof(theirs, their_field), #theirs "." #their_field); \
    _Static_assert(sizeof(((struct ours *)0)->field) == sizeof(((theirs *)0)->their_field), #theirs "." #their_field)
/* Where ours is a row of what are three fields there. */
#define BEGINS(ours, field, theirs, their_field) \
    _Static_assert(offsetof(struct ours, field) == offsetof(theirs, their_field), #theirs "." #their_field)

SAME(cupti_kernel, kind, KERNEL, kind);
SAME(cupti_kernel, start, KERNEL, start);
SAME(cupti_kernel, end, KERNEL, end);
SAME(cupti_kernel, device, KERNEL, deviceId);
BEGINS(cupti_kernel, grid[0], KERNEL, gridX);
BEGINS(cupti_kernel, grid[1], KERNEL, gridY);
BEGINS(cupti_kernel, grid[2], KERNEL, gridZ);
BEGINS(cupti_kernel, block[0], KERNEL, blockX);
BEGINS(cupti_kernel, block[1], KERNEL, blockY);
BEGINS(cupti_kernel, block[2], KERNEL, blockZ);
SAME(cupti_kernel, name, KERNEL, name);

SAME(cupti_copied, kind, COPY, kind);
SAME(cupti_copied, direction, COPY, copyKind);
SAME(cupti_copied, source, COPY, srcKind);
SAME(cupti_copied, target, COPY, dstKind);
SAME(cupti_copied, bytes, COPY, bytes);
SAME(cupti_copied, start, COPY, start);
SAME(cupti_copied, end, COPY, end);
SAME(cupti_copied, device, COPY, deviceId);

SAME(cupti_copied, kind, PEERS, kind);
SAME(cupti_copied, direction, PEERS, copyKind);
SAME(cupti_copied, source, PEERS, srcKind);
SAME(cupti_copied, target, PEERS, dstKind);
SAME(cupti_copied, bytes, PEERS, bytes);
SAME(cupti_copied, start, PEERS, start);
SAME(cupti_copied, end, PEERS, end);
SAME(cupti_copied, device, PEERS, deviceId);

SAME(cupti_set, kind, SET, kind);
SAME(cupti_set, bytes, SET, bytes);
SAME(cupti_set, start, SET, start);
SAME(cupti_set, end, SET, end);
SAME(cupti_set, device, SET, deviceId);
SAME(cupti_set, memory, SET, memoryKind);

#define EQUAL(ours, theirs) _Static_assert((int)(ours) == (int)(theirs), #theirs)
EQUAL(CUPTI_KERNEL, CUPTI_ACTIVITY_KIND_KERNEL);
EQUAL(CUPTI_CONCURRENT_KERNEL, CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL);
EQUAL(CUPTI_MEMCPY, CUPTI_ACTIVITY_KIND_MEMCPY);
EQUAL(CUPTI_MEMSET, CUPTI_ACTIVITY_KIND_MEMSET);
EQUAL(CUPTI_MEMCPY_PEERS, CUPTI_ACTIVITY_KIND_MEMCPY2);
EQUAL(CUPTI_HOST_TO_DEVICE, CUPTI_ACTIVITY_MEMCPY_KIND_HTOD);
EQUAL(CUPTI_DEVICE_TO_HOST, CUPTI_ACTIVITY_MEMCPY_KIND_DTOH);
EQUAL(CUPTI_DEVICE_TO_DEVICE, CUPTI_ACTIVITY_MEMCPY_KIND_DTOD);
EQUAL(CUPTI_HOST_TO_HOST, CUPTI_ACTIVITY_MEMCPY_KIND_HTOH);
EQUAL(CUPTI_PEER_TO_PEER, CUPTI_ACTIVITY_MEMCPY_KIND_PTOP);
EQUAL(CUPTI_PAGEABLE, CUPTI_ACTIVITY_MEMORY_KIND_PAGEABLE);
EQUAL(CUPTI_PINNED, CUPTI_ACTIVITY_MEMORY_KIND_PINNED);
EQUAL(CUPTI_DEVICE, CUPTI_ACTIVITY_MEMORY_KIND_DEVICE);
EQUAL(CUPTI_MANAGED, CUPTI_ACTIVITY_MEMORY_KIND_MANAGED);
EQUAL(CUPTI_FAILED_NOT_INITIALIZED, CUPTI_ERROR_NOT_INITIALIZED);
EQUAL(CUPTI_FAILED_PRIVILEGES, CUPTI_ERROR_INSUFFICIENT_PRIVILEGES);
EQUAL(CUPTI_FAILED_OLD_PROFILER, CUPTI_ERROR_OLD_PROFILER_API_INITIALIZED);
EQUAL(CUPTI_FAILED_SUBSCRIBERS, CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED);
EQUAL(CUPTI_FAILED_VIRTUAL_PRIVILEGES, CUPTI_ERROR_VIRTUALIZED_DEVICE_INSUFFICIENT_PRIVILEGES);
EQUAL(CUPTI_FLUSH_FORCED, CUPTI_ACTIVITY_FLAG_FLUSH_FORCED);

/* cupti_is_known has the version. */
_Static_assert((CUPTI_API_VERSION >= 18 && CUPTI_API_VERSION <= 28) ||
                   (CUPTI_API_VERSION >= 130000 && CUPTI_API_VERSION < 130600),
               "an unknown version of CUPTI");
