// The kernels of kernels.c.

void gemm(double alpha, double beta, Matrix *restrict a, Matrix *restrict b,
          Matrix *restrict c);
void syrk(Matrix *restrict a, Matrix *restrict c);
void mvt(Matrix *restrict a, double *restrict x, double *restrict y);
void atax(Matrix *restrict a, double *restrict x, double *restrict y);
void gemver(Matrix *restrict a, double *restrict u, double *restrict v);
void axpy(int n, double a, double *restrict x, double *restrict y);
void transpose(Matrix *restrict a, Matrix *restrict b);
void doitgen(double (*restrict a)[N][N], Matrix *restrict c,
             double (*restrict out)[N][N]);
void jacobi1(double *restrict a, double *restrict b);
void jacobi2(Matrix *restrict a, Matrix *restrict b);
void seidel(Matrix *restrict a);
void fdtd(Matrix *restrict ex, Matrix *restrict hz);
void blur(unsigned char (*restrict in)[32], unsigned char (*restrict out)[32]);
void trisolv(Matrix *restrict l, double *restrict b, double *restrict x);
void lu(Matrix *restrict a);
void floyd(int (*restrict d)[N]);
double dot(int n, double *restrict x, double *restrict y);
int largest(int n, int *restrict x);
void scan(int n, unsigned *restrict x);
double mean(Matrix *restrict a, double *restrict out);
void histogram(int n, unsigned char *restrict x, int *restrict bins);
unsigned modes(int n, unsigned char *restrict x);
void butterfly(double *restrict re, double *restrict im);
void interleave(double *restrict in, double *restrict out);
