// Kernels of numerical programs, each a function: products of matrices,
// stencils, triangular systems, reductions, histograms, transforms. Arguments
// are `restrict`, as the passes of MLIR take different memrefs for different
// memory.

enum { N = 24 };
typedef double Matrix[N];

// Products of matrices and vectors.

void gemm(double alpha, double beta, Matrix *restrict a, Matrix *restrict b,
          Matrix *restrict c) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      double sum = 0;
      for (int k = 0; k < N; k++)
        sum += a[i][k] * b[k][j];
      c[i][j] = alpha * sum + beta * c[i][j];
    }
}

void syrk(Matrix *restrict a, Matrix *restrict c) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j <= i; j++)
      for (int k = 0; k < N; k++)
        c[i][j] += a[i][k] * a[j][k];
}

void mvt(Matrix *restrict a, double *restrict x, double *restrict y) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      y[i] += a[j][i] * x[j];
}

void atax(Matrix *restrict a, double *restrict x, double *restrict y) {
  for (int i = 0; i < N; i++) {
    double t = 0;
    for (int j = 0; j < N; j++)
      t += a[i][j] * x[j];
    for (int j = 0; j < N; j++)
      y[j] += a[i][j] * t;
  }
}

void gemver(Matrix *restrict a, double *restrict u, double *restrict v) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      a[i][j] += u[i] * v[j];
}

void axpy(int n, double a, double *restrict x, double *restrict y) {
  for (int i = 0; i < n; i++)
    y[i] += a * x[i];
}

void transpose(Matrix *restrict a, Matrix *restrict b) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      b[j][i] = a[i][j];
}

void doitgen(double (*restrict a)[N][N], Matrix *restrict c,
             double (*restrict out)[N][N]) {
  for (int r = 0; r < 3; r++)
    for (int q = 0; q < N; q++)
      for (int p = 0; p < N; p++)
        for (int s = 0; s < N; s++)
          out[r][q][p] += a[r][q][s] * c[s][p];
}

// Stencils.

void jacobi1(double *restrict a, double *restrict b) {
  for (int i = 1; i < N - 1; i++)
    b[i] = (a[i - 1] + a[i] + a[i + 1]) * 0.25;
}

void jacobi2(Matrix *restrict a, Matrix *restrict b) {
  for (int i = 1; i < N - 1; i++)
    for (int j = 1; j < N - 1; j++)
      b[i][j] = 0.2 * (a[i][j] + a[i][j - 1] + a[i][j + 1] + a[i + 1][j] +
                       a[i - 1][j]);
}

void seidel(Matrix *restrict a) {
  for (int i = 1; i < N - 1; i++)
    for (int j = 1; j < N - 1; j++)
      a[i][j] = (a[i - 1][j] + a[i][j - 1] + a[i][j] + a[i][j + 1]) * 0.25;
}

void fdtd(Matrix *restrict ex, Matrix *restrict hz) {
  for (int i = 0; i < N; i++)
    for (int j = 1; j < N; j++)
      ex[i][j] -= 0.5 * (hz[i][j] - hz[i][j - 1]);
}

void blur(unsigned char (*restrict in)[32], unsigned char (*restrict out)[32]) {
  for (int y = 0; y < 30; y++)
    for (int x = 0; x < 30; x++)
      out[y][x] = (in[y][x] + in[y + 1][x + 1] + in[y + 2][x + 2]) / 3;
}

// Triangular systems and factorizations.

void trisolv(Matrix *restrict l, double *restrict b, double *restrict x) {
  for (int i = 0; i < N; i++) {
    double t = b[i];
    for (int j = 0; j < i; j++)
      t -= l[i][j] * x[j];
    x[i] = t / l[i][i];
  }
}

void lu(Matrix *restrict a) {
  for (int k = 0; k < N; k++)
    for (int i = k + 1; i < N; i++) {
      a[i][k] /= a[k][k];
      for (int j = k + 1; j < N; j++)
        a[i][j] -= a[i][k] * a[k][j];
    }
}

void floyd(int (*restrict d)[N]) {
  for (int k = 0; k < N; k++)
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++)
        if (d[i][k] + d[k][j] < d[i][j])
          d[i][j] = d[i][k] + d[k][j];
}

// Reductions and scans.

double dot(int n, double *restrict x, double *restrict y) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += x[i] * y[i];
  return sum;
}

int largest(int n, int *restrict x) {
  int best = 0;
  for (int i = 1; i < n; i++)
    if (x[i] > x[best])
      best = i;
  return best;
}

void scan(int n, unsigned *restrict x) {
  for (int i = 1; i < n; i++)
    x[i] += x[i - 1];
}

double mean(Matrix *restrict a, double *restrict out) {
  double all = 0;
  for (int j = 0; j < N; j++) {
    double sum = 0;
    for (int i = 0; i < N; i++)
      sum += a[i][j];
    out[j] = sum / N;
    all += sum;
  }
  return all;
}

// Histograms, sorting, transforms.

void histogram(int n, unsigned char *restrict x, int *restrict bins) {
  for (int i = 0; i < n; i++)
    bins[x[i]]++;
}

unsigned modes(int n, unsigned char *restrict x) {
  unsigned bins[16];
  for (int i = 0; i < 16; i++)
    bins[i] = 0;
  for (int i = 0; i < n; i++)
    bins[x[i] & 15] += 1;
  unsigned most = 0;
  for (int i = 0; i < 16; i++)
    if (bins[i] > most)
      most = bins[i];
  return most;
}

void butterfly(double *restrict re, double *restrict im) {
  for (int i = 0; i < N / 2; i++) {
    double r = re[i + N / 2], m = im[i + N / 2];
    re[i + N / 2] = re[i] - r;
    im[i + N / 2] = im[i] - m;
    re[i] += r;
    im[i] += m;
  }
}

void interleave(double *restrict in, double *restrict out) {
  for (int i = 0; i < N / 2; i++) {
    out[2 * i] = in[i];
    out[2 * i + 1] = in[i + N / 2];
  }
}
