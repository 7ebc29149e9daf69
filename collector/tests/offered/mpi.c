/* An MPI of few functions: some of every MPI, one of the newer ones. */

int PMPI_Init(void *count, void *arguments);
int PMPI_Send(void);
int PMPI_Session_init(void);
int MPI_Init(void *count, void *arguments);
int MPI_Send(void);
int MPI_Session_init(void);

int PMPI_Init(void *count, void *arguments)
{
    (void)count, (void)arguments;
    return 0;
}

int PMPI_Send(void)
{
    return 0;
}

int PMPI_Session_init(void)
{
    return 0;
}

int MPI_Init(void *count, void *arguments)
{
    return PMPI_Init(count, arguments);
}

int MPI_Send(void)
{
    return PMPI_Send();
}

int MPI_Session_init(void)
{
    return PMPI_Session_init();
}
