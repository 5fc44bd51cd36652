// Calls each kernel on the same inputs always, and prints what came of it.

#include <stdio.h>

enum { N = 24 };
typedef double Matrix[N];

#include "kernels.h"

static double a[3][N][N], b[3][N][N], c[3][N][N], x[N], y[N], z[N];
static unsigned char image[32][32], result[32][32];
static int graph[N][N], bins[256];

/// Prints a number that depends on all bits of `count` numbers.
static void show(const char *name, const void *from, int count) {
  const unsigned char *bytes = from;
  unsigned hash = 0;
  for (unsigned i = 0; i < count * sizeof(double); i++)
    hash = (hash ^ bytes[i]) * 16777619;
  printf("%s %u\n", name, hash);
}

static void fill(void) {
  unsigned state = 1;
  double *all[] = {&a[0][0][0], &b[0][0][0], &c[0][0][0]};
  for (int k = 0; k < 3; k++)
    for (int i = 0; i < 3 * N * N; i++)
      all[k][i] = ((state = state * 1664525 + 1013904223) >> 20) / 512.0 + 1;
  for (int i = 0; i < N; i++) {
    x[i] = a[0][0][i], y[i] = a[0][1][i], z[i] = a[0][2][i];
    for (int j = 0; j < N; j++)
      graph[i][j] = a[1][i][j] * 8;
  }
  for (int i = 0; i < 32 * 32; i++)
    image[i / 32][i % 32] = (state = state * 1664525 + 1013904223) >> 24;
}

#define MATRIX(name, which, ...)                                               \
  fill();                                                                      \
  name(__VA_ARGS__);                                                           \
  show(#name, &which[0][0][0], 3 * N * N)
#define VECTOR(name, which, ...)                                               \
  fill();                                                                      \
  name(__VA_ARGS__);                                                           \
  show(#name, which, N)

int main(void) {
  MATRIX(gemm, c, 1.5, 0.5, a[0], b[0], c[0]);
  MATRIX(syrk, c, a[0], c[0]);
  VECTOR(mvt, y, a[0], x, y);
  VECTOR(atax, y, a[0], x, y);
  MATRIX(gemver, a, a[0], x, y);
  VECTOR(axpy, y, N, 2.5, x, y);
  MATRIX(transpose, b, a[0], b[0]);
  MATRIX(doitgen, c, a, b[0], c);
  VECTOR(jacobi1, y, x, y);
  MATRIX(jacobi2, b, a[0], b[0]);
  MATRIX(seidel, a, a[0]);
  MATRIX(fdtd, a, a[0], b[0]);
  VECTOR(trisolv, x, a[0], y, x);
  MATRIX(lu, a, a[0]);
  VECTOR(butterfly, x, x, y);
  VECTOR(interleave, y, x, y);
  fill();
  printf("dot %.17g\n", dot(N, x, y));
  printf("mean %.17g\n", mean(a[0], z));
  floyd(graph);
  printf("largest %d\n", largest(N * N, graph[0]));
  scan(N * N, (unsigned *)graph[0]);
  blur(image, result);
  histogram(32 * 32, image[0], bins);
  printf("modes %u\n", modes(32 * 32, image[0]));
  show("graph", graph, sizeof(graph) / 8);
  show("bins", bins, sizeof(bins) / 8);
  show("image", result, sizeof(result) / 8);
  return 0;
}
