/* A library with functions of its own under names that POSIX has: -DLIBRARY -shared, as a plug-in too. Without: a program
 * that is linked with it. -DASKS -shared: a library that means POSIX's. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>

struct six {
    double part[6];
};

#ifdef ASKS

long send(int, const void *, unsigned long, int);

int asks(void)
{
    errno = 0;
    return send(-1, "", 0, 0) == -1 && errno == EBADF;
}

#else

double send(double, double, int), poll(double), link(double, float), pause(double), wait(double), access(double);
struct six sync(struct six, int);
double accept(int, int, int, int, int, int, int, double, int);
int select(int, int, int, int, int, int, int, int);
long double tee(long double);
_Complex double connect(_Complex double);

#ifdef LIBRARY

double send(double a, double b, int c) { return a * b + c; }
double poll(double a) { return a * 2; }
double link(double a, float b) { return a / b; }
double pause(double a) { return a + 1; }
double wait(double a) { return a - 1; }
static double access_chosen(double a) { return a * 11; }
static double (*choose(void))(double) { return access_chosen; }
double access(double) __attribute__((ifunc("choose")));
__attribute__((weak)) long double tee(long double a) { return a * 3; }
_Complex double connect(_Complex double a) { return a * a; }
struct six sync(struct six a, int b)
{
    for (int i = 0; i < 6; i++)
        a.part[i] *= b;
    return a;
}
double accept(int a, int b, int c, int d, int e, int f, int g, double h, int i) { return a + b + c + d + e + f + g + h + i; }
int select(int a, int b, int c, int d, int e, int f, int g, int h) { return a - b + c - d + e - f + g - h; }

extern __typeof__(send) alias_of_send __attribute__((alias("send")));
static double (*const kept[])(double) = {poll, pause, wait};

/* Where do its own calls lead? */
long run(void)
{
    return send == alias_of_send;
}

double by_its_table(double a) { return kept[0](a) + kept[1](a) + kept[2](a); }

#else

long run(void);
double by_its_table(double);
__attribute__((weak)) int asks(void);

int main(void)
{
    struct six six = sync((struct six){{1, 2, 3, 4, 5, 6}}, 3);
    _Complex double square = connect(1 + 2i);
    double (*pointer)(double) = pause;

    for (int i = 0; i < 3; i++)
        fclose(fopen("/dev/null", "r"));
    printf("%g %g %g %g %g %g\n", send(2, 3, 4), poll(2.5), link(9, 2), pointer(1.5), wait(3.5), access(1.5));
    printf("%g %g %g %d %Lg %g %g\n", six.part[0], six.part[5], accept(1, 2, 3, 4, 5, 6, 7, 8.5, 9),
           select(1, 2, 3, 4, 5, 6, 7, 9), tee(1.25L), __real__ square, __imag__ square);
    printf("%ld %d %g %d\n", run(), dlsym(RTLD_DEFAULT, "send") == (void *)send, by_its_table(4), asks != NULL ? asks() : -1);
    return 0;
}

#endif
#endif
