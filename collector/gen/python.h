/* Whose a file of Python's code is. Made from api/python.toml by `cargo xtask codegen`; do not edit. */

#ifndef STEELYARD_PYTHON_PATHS_H
#define STEELYARD_PYTHON_PATHS_H

/* Folders of what came with Python, or was installed beside it. */
static const char *const python_installed[] = {
    "/site-packages/",
    "/dist-packages/",
    "/lib/python3",
    "/lib64/python3",
};

/* How names begin of what was typed, or given as text; others that begin with < were made by what is installed. */
static const char *const python_typed[] = {
    "<stdin>",
    "<string>",
    "<ipython-input",
    "<python-input",
};

#endif
