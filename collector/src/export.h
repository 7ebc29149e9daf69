/* What the program sees: nothing but the functions that we stand in front of. */

#ifndef STEELYARD_EXPORT_H
#define STEELYARD_EXPORT_H

#define EXPORT __attribute__((visibility("default")))

/* Finds the next definition, once; `pointer` is a static pointer to the function. Not atomic: all find the same. */
#define FIND(pointer, name) \
    ((void)((pointer) == NULL && ((pointer) = (__typeof__(pointer))next_symbol(name)) == NULL))

#endif
