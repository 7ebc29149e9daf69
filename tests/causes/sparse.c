/* Loops that wait for memory at addresses that they read: whatever instruction a sample falls on, more arithmetic at a
 * time is not what they need.
 *   sparse multiply ROUNDS   a matrix in compressed rows times a vector
 *   sparse relax ROUNDS      Gauss-Seidel on it
 *   sparse chain ROUNDS      a list with a payload that is summed */

#include "../programs/truth.h"

enum { ROWS = 1 << 20, EACH = 8 };

static int *column;
static double *value, *x, *y;

struct node {
    struct node *next;
    double payload[3];
};

static uint32_t draw(uint64_t *state)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(*state >> 33);
}

__attribute__((noinline)) static void multiply(const int *first)
{
    for (int r = 0; r < ROWS; r++) {
        double sum = 0.0;
        for (int k = first[r]; k < first[r + 1]; k++)
            sum += value[k] * x[column[k]]; /* multiplies here */
        y[r] = sum;
    }
}

__attribute__((noinline)) static void relax(const int *first)
{
    for (int r = 0; r < ROWS; r++) {
        double sum = y[r];
        for (int k = first[r]; k < first[r + 1]; k++)
            sum -= value[k] * x[column[k]]; /* relaxes here */
        x[r] = sum * 0.0625;
    }
}

__attribute__((noinline)) static double follow(const struct node *at)
{
    double sum = 0.0;
    for (; at != NULL; at = at->next)
        sum += at->payload[0] + at->payload[1] * 0.5 + at->payload[2] * 0.25; /* follows here */
    return sum;
}

static double chain(int rounds)
{
    struct node *nodes = malloc(sizeof *nodes * ROWS);
    int *order = malloc(sizeof *order * ROWS);
    uint64_t state = 1;
    double sum = 0.0;
    for (int i = 0; i < ROWS; i++)
        order[i] = i;
    for (int i = ROWS - 1; i > 0; i--) {
        int j = (int)(draw(&state) % (uint32_t)(i + 1)), kept = order[i];
        order[i] = order[j], order[j] = kept;
    }
    for (int i = 0; i < ROWS; i++) {
        nodes[order[i]].next = i + 1 < ROWS ? &nodes[order[i + 1]] : NULL;
        nodes[order[i]].payload[0] = nodes[order[i]].payload[1] = nodes[order[i]].payload[2] = i;
    }
    for (int r = 0; r < rounds; r++)
        sum += follow(&nodes[order[0]]);
    free(nodes);
    free(order);
    return sum;
}

int main(int count, char **arguments)
{
    const char *what = count > 1 ? arguments[1] : "multiply";
    int rounds = count > 2 ? atoi(arguments[2]) : 10;
    uint64_t state = 1;
    int *first;

    if (strcmp(what, "chain") == 0)
        return chain(rounds) < 0.0;
    first = malloc(sizeof *first * (ROWS + 1));
    column = malloc(sizeof *column * ROWS * EACH);
    value = malloc(sizeof *value * ROWS * EACH);
    x = malloc(sizeof *x * ROWS);
    y = malloc(sizeof *y * ROWS);
    for (int r = 0; r < ROWS; r++) {
        first[r] = r * EACH;
        x[r] = y[r] = 1.0;
        for (int k = r * EACH; k < (r + 1) * EACH; k++) {
            column[k] = (int)(draw(&state) % ROWS);
            value[k] = 0.5;
        }
    }
    first[ROWS] = ROWS * EACH;
    for (int r = 0; r < rounds; r++)
        (strcmp(what, "relax") == 0 ? relax : multiply)(first);
    return x[0] < -1e300;
}
