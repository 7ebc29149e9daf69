#include "files/hints.h"

#include <string.h>

#include "files/file.h"
#include "mpi/mpi.h"

#define HINTED_FILES 64u
#define HINTS 64u
#define HINT_KEY 48u
#define HINT_VALUE 255 /* the least that any MPI takes for its longest */
#define HINTS_TEXT 4096u

static uint32_t hinted;

FORK_CODE void hints_forget(void)
{
    hinted = 0;
}

bool hints_given(word info)
{
    return mpi_abi.family != MPI_UNKNOWN && (info & mpi_abi.handle_mask) != mpi_abi.info_null;
}

struct hints {
    char keys[HINTS][HINT_KEY];
    uint8_t order[HINTS];
    unsigned used;
};

static void gather_keys(word info, struct hints *hints)
{
    int (*number)(word, int *) = (int (*)(word, int *))next_pmpi(CALL_MPI_Info_get_nkeys);
    int (*nth)(word, int, char *) = (int (*)(word, int, char *))next_pmpi(CALL_MPI_Info_get_nthkey);
    int keys = 0;

    hints->used = 0;
    if (number(info, &keys) != 0)
        return;
    for (int i = 0; i < keys && hints->used < HINTS; i++) {
        char key[512] = ""; /* no MPI's keys are longer than 255 */
        unsigned at = hints->used;

        if (nth(info, i, key) != 0 || strlen(key) >= HINT_KEY)
            continue;
        strcpy(hints->keys[hints->used], key);
        for (; at > 0 && strcmp(hints->keys[hints->order[at - 1]], key) > 0; at--)
            hints->order[at] = hints->order[at - 1];
        hints->order[at] = (uint8_t)hints->used++;
    }
}

static bool value_of(word info, const char *key, char *value)
{
    int (*get)(word, const char *, int, char *, int *) =
        (int (*)(word, const char *, int, char *, int *))next_pmpi(CALL_MPI_Info_get);
    int (*get_string)(word, const char *, int *, char *, int *) =
        (int (*)(word, const char *, int *, char *, int *))next_pmpi(CALL_MPI_Info_get_string);
    int room = HINT_VALUE + 1, found = 0;

    return (get(info, key, HINT_VALUE, value, &found) == 0 ||
            get_string(info, key, &room, value, &found) == 0) &&
           found != 0;
}

/* Lines of key=value, sorted; the number of bytes. */
static uint32_t write_hints(word info, char *text)
{
    struct hints hints;
    uint32_t used = 0;

    gather_keys(info, &hints);
    for (unsigned i = 0; i < hints.used; i++) {
        const char *key = hints.keys[hints.order[i]];
        char value[2048] = "";
        size_t length = strlen(key);

        if (!value_of(info, key, value))
            continue;
        for (char *c = value; *c != '\0'; c++)
            if ((unsigned char)*c < ' ')
                *c = ' ';
        if (used + length + strlen(value) + 2 > HINTS_TEXT)
            break;
        memcpy(text + used, key, length);
        used += (uint32_t)length;
        text[used++] = '=';
        length = strlen(value);
        memcpy(text + used, value, length);
        used += (uint32_t)length;
        text[used++] = '\n';
    }
    return used;
}

void hints_keep(struct region_file *about, word file)
{
    int (*get_info)(word, word *) = (int (*)(word, word *))next_pmpi(CALL_MPI_File_get_info);
    int (*free_info)(word *) = (int (*)(word *))next_pmpi(CALL_MPI_Info_free);
    char text[HINTS_TEXT];
    word info = 0;
    uint32_t size;

    if (__atomic_load_n(&about->hints, __ATOMIC_RELAXED) != 0 ||
        __atomic_fetch_add(&hinted, 1, __ATOMIC_RELAXED) >= HINTED_FILES)
        return;
    if (get_info(file, &info) != 0 || (info & mpi_abi.handle_mask) == mpi_abi.info_null)
        return;
    size = write_hints(info, text);
    free_info(&info);
    if (size != 0)
        __atomic_store_n(&about->hints, file_keep_text(text, size), __ATOMIC_RELEASE);
}
