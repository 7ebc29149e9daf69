/* Linked statically: nothing can be loaded into it. It must run as if we were not there. */
#include <stdio.h>
int main(int argc, char **argv)
{
    printf("static, %d arguments, last %s\n", argc, argv[argc - 1]);
    return 31;
}
