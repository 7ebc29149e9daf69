/* A library that is opened, used and closed while samples are taken. */
__attribute__((visibility("default"))) double plugin_work(double x, int rounds)
{
    for (int i = 0; i < rounds; i++)
        x = x * 0.999999 + 1.0 / (1.0 + x);
    return x;
}
