/* What programs of tests say to tests/cupti/libcupti.c, beside what NVIDIA's would know by itself. */

#include <stddef.h>
#include <stdint.h>

enum { MEMCPY = 1, MEMSET = 2, KERNEL = 10, PEERS = 22 };

/* Of its clock. */
uint64_t fake_now(void);

void fake_kernel(uint32_t device, const char *name, uint64_t start, uint64_t end);
/* `what`: direction, memory of the source, memory of the target, by CUPTI's numbers. */
void fake_copy(uint32_t kind, uint32_t device, const uint8_t what[3], uint64_t bytes, uint64_t start, uint64_t end);
void fake_lose(size_t records);
