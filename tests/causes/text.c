/* Numbers written or read as text, and the same as bytes. */
#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static double *x;
static int n;

static void save(void)
{
    FILE *out = fopen("x.txt", "w");
    for (int i = 0; i < n; i++)
        fprintf(out, "%.12e\n", x[i]); /* as text */
    fclose(out);
}

static void scan(void)
{
    FILE *in = fopen("x.txt", "r");
    for (int i = 0; i < n; i++)
        if (fscanf(in, "%lf", &x[i]) != 1) /* from text */
            exit(1);
    fclose(in);
}

static void parse(void)
{
    char line[128];
    FILE *in = fopen("x.txt", "r");
    for (int i = 0; i < n && fgets(line, sizeof line, in); i++)
        x[i] = strtod(line, NULL); /* a line at a time */
    fclose(in);
}

/* The cross sum of whole numbers. */
static long digits(int as_text)
{
    long sum = 0;

    for (int i = 0; i < n; i++) {
        if (as_text) {
            char text[32];
            snprintf(text, sizeof text, "%d", i); /* in memory */
            for (const char *digit = text; *digit != 0; digit++)
                sum += *digit - '0';
        } else {
            for (int rest = i; rest > 0; rest /= 10)
                sum += rest % 10;
        }
    }
    return sum;
}

static int by_language(const void *a, const void *b)
{
    return strcoll(*(char *const *)a, *(char *const *)b);
}

/* Names in the order that the environment's language gives them. */
static int sorted(void)
{
    char(*names)[24] = malloc(24 * (size_t)n), **order = malloc(sizeof *order * (size_t)n);

    setlocale(LC_ALL, "");
    for (int i = 0; i < n; i++) {
        snprintf(names[i], sizeof *names, "Station-%d", (int)(i * 2654435761u % 1000003));
        order[i] = names[i];
    }
    qsort(order, (size_t)n, sizeof *order, by_language); /* the comparisons */
    return order[0][0] == 'S' ? 0 : 1;
}

int main(int argc, char **argv)
{
    const char *how = argv[1];

    n = atoi(argv[2]);
    x = malloc(sizeof *x * (size_t)n);
    for (int i = 0; i < n; i++)
        x[i] = sin(1e-3 * i) * 1e-5 * i;
    if (!strcmp(how, "text"))
        save();
    if (!strcmp(how, "bytes")) {
        FILE *out = fopen("x.dat", "w");
        fwrite(x, sizeof *x, (size_t)n, out);
        fclose(out);
    }
    if (!strcmp(how, "scan") || !strcmp(how, "parse")) {
        FILE *out = fopen("x.txt", "w");
        char block[19 * 4096 + 1];
        for (int i = 0; i < 4096; i++)
            memcpy(block + 19 * i, "1.234567890123e-05\n", 20);
        for (int i = 0; i < n; i += 4096)
            fwrite(block, 1, sizeof block - 1, out);
        fclose(out);
        how[0] == 's' ? scan() : parse();
    }
    if (!strcmp(how, "sorted"))
        return sorted();
    if (!strcmp(how, "digits") || !strcmp(how, "divided"))
        return digits(how[2] == 'g') > 0 ? argc - 3 : 1;
    return argc - 3;
}
