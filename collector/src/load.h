/* Keeps the table of modules in step with dlopen and dlclose. */

#ifndef STEELYARD_LOAD_H
#define STEELYARD_LOAD_H

/* Brings the table up to date if something was loaded since. Not for the handler. */
void load_settle(void);

#endif
