/* Which MPI functions the program finds here. What the loaded MPI lacks, we do not offer: programs ask by a weak
 * reference or by dlsym whether their MPI has a function. */

#ifndef STEELYARD_OFFER_H
#define STEELYARD_OFFER_H

/* Looks for an MPI among the loaded objects and offers what it has. Before dlopen, so that what is opened next is bound
 * to what is really there. Cheap when nothing was loaded since. Not for the handler. */
void offer_settle(void);

#endif
