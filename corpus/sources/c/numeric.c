// Numbers: matrices that vectorize, complex, long double, _Float16, __int128,
// saturation, fast-math regions, variable-length arrays, restrict.

#include <complex.h>
#include <float.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

typedef float v4 __attribute__((vector_size(16)));
typedef int v4i __attribute__((vector_size(16)));

void multiply(int n, const double a[restrict n][n],
              const double b[restrict n][n], double c[restrict n][n]) {
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j) {
      double sum = 0;
#pragma clang loop vectorize_width(4) interleave_count(2)
      for (int k = 0; k < n; ++k)
        sum += a[i][k] * b[k][j];
      c[i][j] = sum;
    }
}

float dot(const float *restrict x, const float *restrict y, int n) {
#pragma clang fp reassociate(on) contract(fast)
  float sum = 0;
  for (int i = 0; i < n; ++i)
    sum += x[i] * y[i];
  return sum;
}

v4 blend(v4 a, v4 b, v4i mask) {
  v4i bits = (mask & (v4i)a) | (~mask & (v4i)b);
  v4 result = (v4)bits * 2.0f - __builtin_shufflevector(a, a, 3, 2, 1, 0);
  v4i less = result < b;
  return (v4)((less & (v4i)result) | (~less & (v4i)b));
}

double complex roots(double a, double b, double c) {
  double complex discriminant = csqrt(b * b - 4 * a * c);
  return (-b + discriminant) / (2 * a);
}

long double series(long double x, int terms) {
  long double sum = 0, term = 1;
  for (int i = 1; i <= terms; ++i) {
    sum += term;
    term *= x / i;
    if (fabsl(term) < LDBL_EPSILON)
      break;
  }
  return isnan(sum) ? INFINITY : sum;
}

_Float16 half_mean(const _Float16 *values, unsigned n) {
  float sum = 0;
#pragma clang loop unroll_count(4)
  for (unsigned i = 0; i < n; ++i)
    sum += values[i];
  return (_Float16)(sum / (float)n);
}

unsigned __int128 power(unsigned __int128 base, unsigned exponent) {
  unsigned __int128 result = 1;
  for (; exponent; exponent >>= 1, base *= base)
    if (exponent & 1)
      result *= base;
  return result;
}

int bits(uint64_t x) {
  return __builtin_popcountll(x) + __builtin_clzll(x | 1) +
         (int)__builtin_bswap32((uint32_t)x) + __builtin_ffsll((int64_t)x);
}

unsigned _BitInt(37) odd_width(unsigned _BitInt(37) x, _BitInt(5) y) {
  return (x << 3) + (unsigned _BitInt(37))y * 3;
}

void moving_average(const double *in, double *out, int n, int window) {
  double ring[window];
  memset(ring, 0, sizeof ring);
  double sum = 0;
  for (int i = 0; i < n; ++i) {
    sum += in[i] - ring[i % window];
    ring[i % window] = in[i];
    out[i] = sum / (i < window ? i + 1 : window);
  }
}
