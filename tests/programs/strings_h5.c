/* A data set of strings of any length, written and read in a known number of calls: of each HDF5 is given a pointer. */
#include "truth.h"
#include <hdf5.h>

enum { STRINGS = 2000, TIMES = 5 };

int main(void)
{
    static char text[STRINGS][128];
    const char *strings[STRINGS];
    char *back[STRINGS];
    hsize_t count = STRINGS;
    hid_t file = H5Fcreate("strings.h5", H5F_ACC_TRUNC, H5P_DEFAULT, H5P_DEFAULT);
    hid_t type = H5Tcopy(H5T_C_S1), space = H5Screate_simple(1, &count, NULL), set;

    for (int i = 0; i < STRINGS; i++) {
        memset(text[i], 'a' + i % 26, 100);
        strings[i] = text[i];
    }
    H5Tset_size(type, H5T_VARIABLE);
    set = H5Dcreate2(file, "strings", type, space, H5P_DEFAULT, H5P_DEFAULT, H5P_DEFAULT);
    for (int n = 0; n < TIMES; n++)
        if (H5Dwrite(set, type, H5S_ALL, H5S_ALL, H5P_DEFAULT, strings) < 0)
            abort();
    for (int n = 0; n < TIMES; n++) {
        if (H5Dread(set, type, H5S_ALL, H5S_ALL, H5P_DEFAULT, back) < 0 || strlen(back[7]) != 100)
            abort();
        H5Dvlen_reclaim(type, space, H5P_DEFAULT, back);
    }
    H5Dclose(set);
    H5Sclose(space);
    H5Tclose(type);
    H5Fclose(file);
    return 0;
}
