#include "math/grid.h"

#include <stddef.h>

#include "linking/library.h"

#define CONTEXT 1u /* its place in a descriptor of any type */

/* The routine that is called asks the same of the same context, so that a wrong one fails alike. */
static any_function *asked(const void *from)
{
    static struct library_function gridinfo;

    return library_meant_at_once(&gridinfo, LIBRARY_SCALAPACK, "blacs_gridinfo_", from);
}

bool grid_read(struct math_call *k, word descriptor, bool wide)
{
    void (*gridinfo)(const void *, void *, void *, void *, void *) =
        (void (*)(const void *, void *, void *, void *, void *))asked(k->from);
    int64_t rows, columns, row, column;

    k->ranks = k->rank = 0;
    if (gridinfo == NULL || descriptor == 0)
        return true;
    if (wide) {
        int64_t found[4] = {-1, -1, -1, -1};

        gridinfo((const int64_t *)descriptor + CONTEXT, &found[0], &found[1], &found[2], &found[3]);
        rows = found[0], columns = found[1], row = found[2], column = found[3];
    } else {
        int32_t found[4] = {-1, -1, -1, -1};

        gridinfo((const int32_t *)descriptor + CONTEXT, &found[0], &found[1], &found[2], &found[3]);
        rows = found[0], columns = found[1], row = found[2], column = found[3];
    }
    if (rows <= 0 || columns <= 0 || row < 0 || column < 0 || rows > INT32_MAX / columns)
        return false;
    k->ranks = (uint32_t)(rows * columns);
    k->rank = (uint32_t)(row * columns + column);
    return true;
}
