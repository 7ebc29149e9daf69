/* A debugger sees each signal before the program does. gdb stops at real-time signals, but lets SIGURG pass without a
 * word, as lldb does the other way round: so our signal is the one that the debugger is used to. What any other program
 * that traces its children makes of a signal nobody knows: it is shown none. */

#ifndef STEELYARD_DEBUGGER_H
#define STEELYARD_DEBUGGER_H

#include <signal.h>
#include <stdbool.h>

/* Ignored where nobody handles it, and used by next to nobody. */
#define QUIET_SIGNAL SIGURG

enum debugger {
    DEBUGGER_NONE, /* or a tracer that passes all signals on */
    DEBUGGER_GDB,
    DEBUGGER_LLDB,
    DEBUGGER_OTHER,
};

/* Reads two small files, also in a handler. */
enum debugger debugger_attached(void);

/* Likewise, what the parent would be, if it traced this process. */
enum debugger debugger_of_parent(void);

#endif
