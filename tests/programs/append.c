/* Appends lines to one file through stdio and records to another by system calls, always forwards, and rereads neither.
 * Usage: append LINES RECORDS */
#include "truth.h"
#include <fcntl.h>

int main(int argc, char **argv)
{
    int lines = argc > 1 ? atoi(argv[1]) : 20000, records = argc > 2 ? atoi(argv[2]) : 500;
    char record[4096] = {0};
    FILE *text = fopen("append.txt", "a");
    int binary = open("append.dat", O_WRONLY | O_CREAT | O_APPEND, 0600);

    if (text == NULL || binary < 0)
        return 1;
    for (int i = 0; i < lines; i++)
        fprintf(text, "step %d of %d: residual %.17g\n", i, lines, 1.0 / (1 + i));
    for (int i = 0; i < records; i++)
        if (write(binary, record, sizeof record) != sizeof record)
            return 1;
    fclose(text);
    close(binary);
    return 0;
}
