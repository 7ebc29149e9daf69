/* What calls without data leave in the record of a file's use. */

#include "files/layer.h"

#include "files/file_use.h"

__thread uint32_t layer_inside;

void layer_asked(struct region_thread *t, struct region_file_use *use, const struct layer_call *c, uint32_t field,
                 bool failed)
{
    uint64_t *counter;

    if (use == NULL)
        return;
    counter = failed ? &use->errors : (uint64_t *)((char *)use + field);
    ++*counter;
    if (field == LAYER_FIELD(syncs) || field == LAYER_FIELD(flushes))
        use->sync_tsc += c->time.cycles;
    else
        use->meta_tsc += c->time.cycles;
    use_heat_meta(t, (enum file_interface)use->interface, c->time.start, c->time.end);
}

void layer_opened(struct region_thread *t, struct region_file_use *use, const struct layer_call *c, bool failed)
{
    layer_asked(t, use, c, LAYER_FIELD(opens), failed);
    if (use == NULL || failed)
        return;
    if (use->open_start_tsc == 0)
        use->open_start_tsc = c->time.start;
    use->open_end_tsc = c->time.end;
    use->read_began = 0;
    use->write_began = 0;
}

void layer_closed(struct region_thread *t, struct region_file_use *use, const struct layer_call *c, bool failed)
{
    layer_asked(t, use, c, LAYER_FIELD(closes), failed);
    if (use == NULL || failed)
        return;
    if (use->close_start_tsc == 0)
        use->close_start_tsc = c->time.start;
    use->close_end_tsc = c->time.end;
}
