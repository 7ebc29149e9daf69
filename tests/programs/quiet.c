/* Does nothing, and says so by its status: to be linked as no library can be loaded into it. */
int main(void)
{
    return 0;
}
