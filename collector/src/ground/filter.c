#include "ground/filter.h"

FORK_DATA bool filter_installed, filter_clock;
