/* Kernels and regions of Kokkos, where that was asked for (run --kokkos). */

#ifndef STEELYARD_KOKKOS_H
#define STEELYARD_KOKKOS_H

/* What Kokkos looks up of a tool's library, if that is ours; NULL: not that. No program finds it otherwise, and none that
 * brings another tool of Kokkos along has it in that one's place. */
void *kokkos_function(const void *handle, const char *name);

#endif
