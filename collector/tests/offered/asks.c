/* Asks by weak references what its MPI has: one bit for each. */

__attribute__((weak)) int MPI_Send(void);
__attribute__((weak)) int MPI_Send_c(void);
__attribute__((weak)) int PMPI_Send_c(void);
__attribute__((weak)) int MPI_Session_init(void);
__attribute__((weak)) int MPI_Bcast(void);
__attribute__((visibility("default"))) int asks(void);

int asks(void)
{
    return (MPI_Send != 0) | (MPI_Send_c != 0) << 1 | (PMPI_Send_c != 0) << 2 | (MPI_Session_init != 0) << 3 |
           (MPI_Bcast != 0) << 4;
}
