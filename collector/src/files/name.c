#include "files/name.h"

#include <fcntl.h>
#include <string.h>

#include "gen/records.h"
#include "ground/system.h"
#include "ground/text.h"

static bool is_digit(char letter)
{
    return letter >= '0' && letter <= '9';
}

static bool starts_with(const char *path, const char *start)
{
    return strncmp(path, start, strlen(start)) == 0;
}

void name_set(struct file_name *name, const char *path)
{
    size_t size = text_length(path, NAME_ROOM);

    name->flags = path[0] != '/' ? FILE_IS_RELATIVE : 0;
    if (size == NAME_ROOM) {
        size = NAME_ROOM - 1;
        name->flags |= FILE_IS_CUT;
    }
    memcpy(name->bytes, path, size);
    name->bytes[size] = '\0';
    name->size = (uint32_t)size;
}

uint32_t name_last_part(const struct file_name *name)
{
    uint32_t at = name->size;

    while (at > 0 && name->bytes[at - 1] != '/')
        at--;
    return at;
}

void name_fold_digits(struct file_name *name, uint32_t from)
{
    uint32_t to = from;

    for (uint32_t at = from; at < name->size; at++)
        if (!is_digit(name->bytes[at]))
            name->bytes[to++] = name->bytes[at];
        else if (to == from || name->bytes[to - 1] != '#')
            name->bytes[to++] = '#';
    name->bytes[to] = '\0';
    name->size = to;
    name->flags |= FILE_IS_FOLDED;
}

void name_fold_directory(struct file_name *name)
{
    uint32_t at = name_last_part(name);

    if (at + 1 < NAME_ROOM) {
        name->bytes[at] = '*';
        name->bytes[at + 1] = '\0';
        name->size = at + 1;
    }
    if (starts_with(name->bytes, "/proc/") || starts_with(name->bytes, "/sys/") ||
        starts_with(name->bytes, "/dev/"))
        name_fold_digits(name, 0);
    name->flags |= FILE_IS_FOLDED;
}

static bool starts_with_any(const char *path, const char *const *starts)
{
    while (*starts != NULL && !starts_with(path, *starts))
        starts++;
    return *starts != NULL;
}

/* Whether a Python module lies there. */
static bool is_module(const char *path)
{
    return strstr(path, "/site-packages/") != NULL || strstr(path, "/dist-packages/") != NULL ||
           strstr(path, "/lib/python") != NULL;
}

/* The letter after the first slash decides for most paths, on each open. */
bool name_is_system(const char *path, bool written)
{
    static const char *const devices[] = {"/dev/shm/", "/dev/hugepages/", NULL};
    static const char *const installed[] = {"/usr/", "/lib/", "/lib64/", "/etc/", "/opt/", "/bin/", "/sbin/", NULL};

    switch (path[0] == '/' ? path[1] : '\0') {
    case 'd':
        if (starts_with(path, "/dev/"))
            return !starts_with_any(path, devices);
        break;
    case 'p':
        if (starts_with(path, "/proc/"))
            return true;
        break;
    case 's':
        if (starts_with(path, "/sys/"))
            return true;
        /* fall through */
    case 'b':
    case 'e':
    case 'l':
    case 'o':
    case 'u':
        if (!written && starts_with_any(path, installed))
            return true;
        break;
    default: break;
    }
    return !written && is_module(path);
}

bool name_ask(int fd, bool deleted, char path[NAME_ROOM])
{
    static const char mark[] = " (deleted)";
    char link[40];
    struct text text = {link, sizeof link, 0};
    long size;

    text_add(&text, "/proc/self/fd/");
    text_add_number(&text, (uint64_t)fd);
    size = system_call(SYS_readlinkat, AT_FDCWD, (long)link, (long)path, NAME_ROOM - 1, 0, 0);
    if (size <= 0)
        return false;
    path[size] = '\0';
    if (deleted && size >= (long)sizeof mark && strcmp(path + size - (sizeof mark - 1), mark) == 0)
        path[size - ((long)sizeof mark - 1)] = '\0';
    return true;
}

void name_set_whole(struct file_name *name, int directory, const char *path)
{
    char base[NAME_ROOM];
    struct text text = {name->bytes, NAME_ROOM, 0};
    bool known = false;

    if (path[0] != '/' && path[0] != '\0')
        known = directory == AT_FDCWD
                    ? system_call(SYS_getcwd, (long)base, NAME_ROOM, 0, 0, 0, 0) > 0 && base[0] == '/'
                    : name_ask(directory, false, base) && base[0] == '/';
    while (known && path[0] == '.' && path[1] == '/')
        path += 2;
    if (known) {
        text_add(&text, base);
        if (strcmp(base, "/") != 0)
            text_add(&text, "/");
        text_add(&text, path);
    }
    if (!known || !text_whole(&text)) {
        name_set(name, path);
        return;
    }
    name->size = (uint32_t)text.used;
    name->flags = 0;
}

