#include "cupti/write.h"

#include <fcntl.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ground/system.h"

struct page {
    char *bytes;
    size_t used;
    size_t room;
    bool failed;
};

static bool make_room(struct page *page, size_t more)
{
    if (page->failed || more <= page->room - page->used)
        return !page->failed;

    size_t room = 2 * (page->room + more);
    char *grown = realloc(page->bytes, room);

    if (grown == NULL) {
        page->failed = true;
        return false;
    }
    page->bytes = grown;
    page->room = room;
    return true;
}

__attribute__((format(printf, 2, 3))) static void add(struct page *page, const char *format, ...)
{
    char line[512];
    va_list values;

    va_start(values, format);
    int length = vsnprintf(line, sizeof line, format, values);
    va_end(values);
    if (length < 0 || (size_t)length >= sizeof line)
        page->failed = true;
    else if (make_room(page, (size_t)length)) {
        memcpy(page->bytes + page->used, line, (size_t)length);
        page->used += (size_t)length;
    }
}

/* Bytes of the character that a text begins with; 0 where it is not UTF-8. */
static size_t character(const unsigned char *text)
{
    static const struct {
        unsigned char mask, head;
    } forms[] = {{0xE0, 0xC0}, {0xF0, 0xE0}, {0xF8, 0xF0}};

    if (text[0] < 0x80)
        return 1;
    for (size_t form = 0; form < 3; form++) {
        if ((text[0] & forms[form].mask) != forms[form].head)
            continue;
        for (size_t i = 1; i <= form + 1; i++)
            if ((text[i] & 0xC0) != 0x80)
                return 0;
        bool is_long = (form == 0 && text[0] < 0xC2) || (text[0] == 0xE0 && text[1] < 0xA0) ||
                       (text[0] == 0xF0 && text[1] < 0x90);
        bool is_none = (text[0] == 0xED && text[1] > 0x9F) || text[0] > 0xF4 || (text[0] == 0xF4 && text[1] > 0x8F);

        return is_long || is_none ? 0 : form + 2;
    }
    return 0;
}

static void add_text(struct page *page, const char *text)
{
    const unsigned char *at = (const unsigned char *)text;

    if (!make_room(page, 6 * strlen(text) + 2))
        return;
    page->bytes[page->used++] = '"';
    while (*at != '\0') {
        size_t length = character(at);

        if (length == 0) {
            page->bytes[page->used++] = '?';
            at++;
        } else if (*at < 0x20) {
            page->used += (size_t)sprintf(page->bytes + page->used, "\\u%04x", *at++);
        } else {
            if (*at == '"' || *at == '\\')
                page->bytes[page->used++] = '\\';
            memcpy(page->bytes + page->used, at, length);
            page->used += length;
            at += length;
        }
    }
    page->bytes[page->used++] = '"';
}

static void add_bins(struct page *page, const char *name, const struct sums_seen *seen, uint64_t bins)
{
    add(page, ",\"%s_ns\":%" PRIu64 ",\"%s_bins\":[", name, seen->total_ns, name);
    for (uint64_t i = 0; i < bins; i++)
        add(page, "%s%" PRIu64, i > 0 ? "," : "", seen->bins[i]);
    add(page, "]");
}

static void add_device(struct page *page, struct sums_device *device, const struct write_facts *facts)
{
    static const char *const names[SUMS_UNIONS] = {"kernel", "copy", "busy"};
    static struct sums_seen seen[SUMS_UNIONS]; /* one writer at a time */
    uint64_t bins = 0;

    for (unsigned which = 0; which < SUMS_UNIONS; which++)
        sums_look(device, which, &seen[which]);
    if (device->last_ns > 0)
        bins = device->last_ns / device->bin_ns - device->first_bin + 1;
    add(page, "{\"device\":%" PRIu32 ",\"first_mono_ns\":%" PRIu64 ",\"last_mono_ns\":%" PRIu64, device->device,
        device->first_ns, device->last_ns);
    add(page, ",\"bins_mono_ns\":%" PRIu64 ",\"bin_ns\":%" PRIu64, device->first_bin * device->bin_ns, device->bin_ns);
    for (uint32_t i = 0; i < facts->device_count; i++)
        if (facts->devices[i].device == device->device) {
            add(page, ",\"name\":");
            add_text(page, facts->devices[i].name);
            add(page, ",\"address\":");
            add_text(page, facts->devices[i].address);
        }
    for (unsigned which = 0; which < SUMS_UNIONS; which++)
        add_bins(page, names[which], &seen[which], bins);
    add(page, "}");
}

static void add_kernel(struct page *page, const struct sums_kernel *kernel)
{
    add(page, "{\"device\":%" PRIu32 ",\"name\":", kernel->device);
    add_text(page, kernel->name != NULL ? kernel->name : "");
    add(page, ",\"others\":%s,\"calls\":%" PRIu64 ",\"untimed\":%" PRIu64, kernel->name == NULL ? "true" : "false",
        kernel->calls, kernel->untimed);
    add(page, ",\"time_ns\":%" PRIu64 ",\"min_ns\":%" PRIu64 ",\"max_ns\":%" PRIu64, kernel->time_ns, kernel->least_ns,
        kernel->most_ns);
    add(page, ",\"grid\":[%" PRId32 ",%" PRId32 ",%" PRId32 "],\"block\":[%" PRId32 ",%" PRId32 ",%" PRId32 "]}",
        kernel->grid[0], kernel->grid[1], kernel->grid[2], kernel->block[0], kernel->block[1], kernel->block[2]);
}

static void add_copy(struct page *page, const struct sums_copy *copy)
{
    add(page, "{\"device\":%" PRIu32 ",\"direction\":%d,\"source\":%d,\"target\":%d", copy->device, copy->direction,
        copy->source, copy->target);
    add(page, ",\"count\":%" PRIu64 ",\"untimed\":%" PRIu64 ",\"bytes\":%" PRIu64 ",\"time_ns\":%" PRIu64 "}", copy->count,
        copy->untimed, copy->bytes, copy->time_ns);
}

static void add_sums(struct page *page, struct sums *sums, const struct write_facts *facts)
{
    add(page, ",\"dropped\":%" PRIu64 ",\"late\":%" PRIu64 ",\n\"devices\":[", sums->dropped, sums->late);
    for (uint32_t i = 0; i < sums->device_count; i++) {
        add(page, i > 0 ? ",\n" : "");
        add_device(page, sums->devices[i], facts);
    }
    add(page, "],\n\"kernels\":[");
    for (uint32_t i = 0; i < sums->kernel_count; i++) {
        add(page, i > 0 ? ",\n" : "");
        add_kernel(page, &sums->kernels[i]);
    }
    add(page, "],\n\"copies\":[");
    for (uint32_t i = 0; i < sums->copy_count; i++) {
        add(page, i > 0 ? ",\n" : "");
        add_copy(page, &sums->copies[i]);
    }
    add(page, "]");
}

/* A file that grows beyond the limit would end the program. */
static bool put(const char *path, const struct page *page)
{
    if (page->used > system_limit(RLIMIT_FSIZE))
        return false;

    long file = system_call(SYS_openat, AT_FDCWD, (long)path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0600, 0, 0);
    size_t done = 0;

    if (file < 0)
        return false;
    while (done < page->used) {
        long written = system_call(SYS_write, file, (long)(page->bytes + done), (long)(page->used - done), 0, 0, 0);

        if (written <= 0 && written != -EINTR)
            break;
        done += written > 0 ? (size_t)written : 0;
    }
    system_call(SYS_close, file, 0, 0, 0, 0, 0);
    return done == page->used;
}

void write_file(const char *path, const struct write_facts *facts, struct sums *sums)
{
    struct page page = {0};
    char temporary[4096 + 8];

    add(&page, "{\"cupti\":%" PRIu32 ",\"driver\":%" PRIu32 ",\"ended\":%s,\"clock_error_ns\":%" PRIu64, facts->version,
        facts->driver, facts->ended ? "true" : "false", facts->clock_error_ns);
    if (facts->failed[0] != '\0')
        add(&page, ",\"failed\":\"%s\",\"function\":\"%s\",\"result\":%" PRId32, facts->failed, facts->function, facts->result);
    if (sums != NULL)
        add_sums(&page, sums, facts);
    add(&page, "}\n");
    if (!page.failed && snprintf(temporary, sizeof temporary, "%s.tmp", path) < (int)sizeof temporary) {
        if (put(temporary, &page))
            system_call(SYS_renameat2, AT_FDCWD, (long)temporary, AT_FDCWD, (long)path, 0, 0);
        else
            system_call(SYS_unlinkat, AT_FDCWD, (long)temporary, 0, 0, 0, 0);
    }
    free(page.bytes);
}
