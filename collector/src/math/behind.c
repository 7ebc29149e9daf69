#include "math/behind.h"

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>

#include "ground/text.h"

#define NAME 40u

struct library_function behind_functions[BEHIND_PLACES];
uint16_t behind_places[MATH_ROUTINES];

static word nothing(void)
{
    return 0;
}

/* NULL without room: such a routine is looked up at every call. */
static struct library_function *place_of(unsigned routine)
{
    static uint32_t used = 1;
    uint16_t place = __atomic_load_n(&behind_places[routine], __ATOMIC_RELAXED);

    if (place == 0 && __atomic_load_n(&used, __ATOMIC_RELAXED) < BEHIND_PLACES) {
        uint32_t new = __atomic_fetch_add(&used, 1, __ATOMIC_RELAXED);

        /* Of two threads one leaves its place empty. */
        if (new < BEHIND_PLACES && __atomic_compare_exchange_n(&behind_places[routine], &place, (uint16_t)new, false,
                                                               __ATOMIC_RELAXED, __ATOMIC_RELAXED))
            place = (uint16_t)new;
    }
    return place != 0 ? &behind_functions[place] : NULL;
}

static bool contains(const char *text, const char *part)
{
    for (; *text != '\0'; text++) {
        size_t same = 0;

        while (part[same] != '\0' && text[same] == part[same])
            same++;
        if (part[same] == '\0')
            return true;
    }
    return false;
}

static bool is_any(const char *name, const char *const *parts)
{
    for (; *parts != NULL; parts++)
        if (contains(name, *parts))
            return true;
    return false;
}

/* ---- the object that a function lies in ---- */

struct home {
    const ElfW(Dyn) *dynamic;
    const char *name; /* of its file, without folders; NULL: there is none */
    struct object object;
};

static bool is_home(const struct link_map *map, void *argument)
{
    struct home *home = argument;

    if (map->l_ld != home->dynamic)
        return false;
    home->name = text_last_part(map->l_name);
    home->object = object_of(map->l_addr, map->l_ld);
    return true;
}

static struct home home_of(const void *address)
{
    struct home home = {.dynamic = object_at(address).dynamic};

    if (home.dynamic != NULL)
        object_each(is_home, &home);
    return home;
}

/* Fortran's usual name of the same routine, dgemm_ of dgemm and DGEMM. */
static bool has_usual_name(const struct home *home, const char *bare)
{
    char usual[NAME];
    size_t length = 0;

    for (; bare[length] != '\0' && length < NAME - 2; length++)
        usual[length] = bare[length] >= 'A' && bare[length] <= 'Z' ? (char)(bare[length] - 'A' + 'a') : bare[length];
    usual[length++] = '_';
    usual[length] = '\0';
    return home->name != NULL && object_address(&home->object, usual, object_hash(usual)) != NULL;
}

/* ---- how wide ---- */

static bool count_behind(const struct link_map *map, void *argument)
{
    unsigned *found = argument;
    const char *name = text_last_part(map->l_name);

    if (is_any(name, math_behind))
        found[is_any(name, math_wide_files)]++;
    return false;
}

/* False: what a front stands for is not loaded yet, as it is with the first call. */
static bool width_of(const struct home *home, bool *wide)
{
    unsigned found[2] = {0, 0}; /* narrow ones, wide ones */

    *wide = home->name != NULL && is_any(home->name, math_wide_files);
    if (home->name == NULL || !contains(home->name, math_front))
        return true;
    object_each(count_behind, found);
    *wide = found[1] != 0 && found[0] == 0;
    return found[0] + found[1] != 0;
}

/* A library may have functions of such short names for itself, which come before those of one that was opened for others. */
static any_function *own_of(const void *from, const char *name)
{
    struct home home = home_of(from);

    return home.name != NULL ? object_function(object_address(&home.object, name, object_hash(name))) : NULL;
}

any_function *behind_find(unsigned routine, const void *from, uint32_t *note)
{
    const struct math_routine *r = &math_routines[routine];
    struct library_function none = {.room = 0}, *f = place_of(routine);
    int error = errno;
    bool opened = !library_is_everyones((enum library_kind)r->kind);
    any_function *real = r->bare != 0 && opened ? own_of(from, r->name) : NULL;
    struct home home;
    bool wide = false, sure = true;

    if (real == NULL)
        real = library_look_up(f != NULL ? f : &none, (enum library_kind)r->kind, r->name, from);
    *note = real == NULL ? BEHIND_OTHER : 0;
    if (real != NULL) {
        home = home_of(object_pointer(real));
        if (r->bare != 0 && !has_usual_name(&home, r->name))
            *note = BEHIND_OTHER;
        if (r->form <= MATH_VALUE32)
            sure = width_of(&home, &wide);
        *note |= wide ? BEHIND_WIDE : 0;
        if (f != NULL && sure)
            library_note(f, from, real, *note);
    }
    errno = error;
    return real != NULL ? real : (any_function *)nothing;
}
