/* The cycle counter and the stack pointer, per processor. No state; safe anywhere. */

#ifndef STEELYARD_ARCH_H
#define STEELYARD_ARCH_H

#if defined(__x86_64__)
#include "ground/arch_x86_64.h"
#elif defined(__aarch64__)
#include "ground/arch_aarch64.h"
#else
#error "libsteelyard knows x86-64 and AArch64; add collector/src/ground/arch_<name>.h for another processor."
#endif

#endif
