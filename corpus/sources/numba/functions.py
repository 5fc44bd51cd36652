"""Prints the LLVM IR that Numba makes of some functions, one module for the file's argument."""

import sys

import numpy
from numba import njit, types


def mean(values):
    total = 0.0
    for value in values:
        total += value
    return total / len(values)


def matrix(a, b):
    result = numpy.zeros((a.shape[0], b.shape[1]))
    for i in range(a.shape[0]):
        for j in range(b.shape[1]):
            for k in range(a.shape[1]):
                result[i, j] += a[i, k] * b[k, j]
    return result


def collatz(n):
    steps = 0
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps


numbers, table = types.float64[::1], types.float64[:, ::1]
functions = {
    "mean": (mean, (numbers,)),
    "matrix": (matrix, (table, table)),
    "collatz": (collatz, (types.int64,)),
}
function, signature = functions[sys.argv[1]]
compiled = njit(signature)(function)
print(compiled.inspect_llvm(signature))
