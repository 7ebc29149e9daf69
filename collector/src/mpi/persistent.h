/* Persistent requests: what each start of one sends. A table of fixed size without locks; a request stays in it until
 * its handle is another's. */

#ifndef STEELYARD_PERSISTENT_H
#define STEELYARD_PERSISTENT_H

#include <stdbool.h>
#include <stdint.h>

#include "ground/word.h"
#include "mpi/sent.h"
#include "region/region.h"

/* The request was made at the site, and each start of it moves as many bytes: it sends them, to a peer if it is no
 * collective's, or receives them. */
void persistent_made(struct region_site *s, word request, uint64_t bytes, bool sends, struct sent_peer peer);

/* Rules of api/mpi.toml, like those of volume.h: what such requests send that were started. Their peers got it. */
uint64_t volume_started(struct region_thread *t, word request);
uint64_t volume_all_started(struct region_thread *t, int64_t count, word requests);

#endif
