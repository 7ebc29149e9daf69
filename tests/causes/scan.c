/* Reads numbers from one string that holds them all: scan whole COUNT, or scan pieces COUNT; or changes its letters: scan length COUNT,
 * or scan kept COUNT. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long flip(char *text, int asks)
{
    long found = 0;
    size_t length = strlen(text);

    for (size_t i = 0; i < (asks ? strlen(text) : length); i++) { /* its length */
        text[i] ^= 1;
        found += text[i] == '3';
    }
    return found;
}

int main(int argc, char **argv)
{
    int count = argc > 2 ? atoi(argv[2]) : 1, read = 0, used;
    int whole = argc > 1 && strcmp(argv[1], "whole") == 0;
    char *text = malloc((size_t)count * 20 + 1), *at = text;
    double sum = 0, number;

    for (int i = 0; i < count; i++)
        at += sprintf(at, "%.6f\n", i * 0.37);
    if (argc > 1 && (strcmp(argv[1], "length") == 0 || strcmp(argv[1], "kept") == 0)) {
        printf("%ld\n", flip(text, strcmp(argv[1], "length") == 0));
        free(text);
        return 0;
    }
    for (at = text; read < count; read++) {
        if (whole) {
            sscanf(at, "%lf%n", &number, &used); /* the scan */
            at += used;
        } else {
            number = strtod(at, &at);
        }
        sum += number;
    }
    printf("%d %.3f\n", read, sum);
    free(text);
    return 0;
}
