/* Which of our functions a program finds. What no loaded object has besides us, we do not offer: programs ask by a weak
 * reference or by dlsym whether there is a function. */

#ifndef STEELYARD_OFFER_H
#define STEELYARD_OFFER_H

#include <stdbool.h>
#include <stdint.h>

#include "gen/libraries.h"

/* At the library's beginning: what the program would not find without us is withheld. Also from what was asked for it
 * already by weak references. */
void offer_start(void);

/* From now on. */
void offer_open(void);

/* Offers what the libraries have that were opened since, and has the calls of objects that came with one pass us. Cheap
 * when nothing was loaded. Not for the handler. */
void offer_settle(void);

/* Something may have been unloaded: the kinds of library (kind.h) of which one is gone, as bits. */
uint32_t offer_settle_closed(void);

/* While nothing that another thread closes can go: library_hand_out(), and library_opened_for_all() of what lies there. */
bool offer_hand_out(enum library_kind kind, const char *name, const void *address);
void offer_opened_for_all(enum library_kind kind, const char *name, const void *address);

/* Over a fork. False: another thread is at it for too long, and nothing is to be released. */
bool offer_hold(void);
void offer_release(void);

/* Another thread of the parent may have been at it. */
void offer_after_fork(void);

#endif
