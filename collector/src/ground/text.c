/* Short texts without allocation or stdio. */

#include "ground/text.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "ground/system.h"

void text_add(struct text *text, const char *more)
{
    for (; *more != '\0'; more++) {
        if (text->used + 1 >= text->room) {
            text->used = text->room;
            return;
        }
        text->bytes[text->used++] = *more;
    }
    text->bytes[text->used] = '\0';
}

void text_add_number(struct text *text, uint64_t number)
{
    char digits[21];
    size_t at = sizeof digits - 1;

    digits[at] = '\0';
    do {
        digits[--at] = (char)('0' + number % 10);
        number /= 10;
    } while (number != 0);
    text_add(text, digits + at);
}

bool text_whole(const struct text *text)
{
    return text->used < text->room;
}

char *text_variable(const char *name)
{
    size_t length = strlen(name);

    for (char **entry = environ; entry != NULL && *entry != NULL; entry++)
        if (strncmp(*entry, name, length) == 0 && (*entry)[length] == '=')
            return *entry + length + 1;
    return NULL;
}

const char *text_last_part(const char *path)
{
    const char *last = path;

    for (; *path != '\0'; path++)
        if (*path == '/')
            last = path + 1;
    return last;
}

size_t text_read_file(const char *path, char *bytes, size_t room)
{
    long file = system_call(SYS_openat, AT_FDCWD, (long)path, O_RDONLY | O_CLOEXEC, 0, 0, 0);
    size_t used = 0;
    long got;

    if (file >= 0) {
        do {
            got = system_call(SYS_read, file, (long)(bytes + used), (long)(room - 1 - used), 0, 0, 0);
            if (got > 0)
                used += (size_t)got;
        } while (got > 0 && used < room - 1);
        system_call(SYS_close, file, 0, 0, 0, 0, 0);
    }
    bytes[used] = '\0';
    return used;
}

uint64_t text_number(const char *text, const char *label, uint64_t none)
{
    const char *at = strstr(text, label);
    uint64_t number = 0;

    if (at == NULL)
        return none;
    for (at += strlen(label); *at >= '0' && *at <= '9'; at++)
        number = 10 * number + (uint64_t)(*at - '0');
    return number;
}
