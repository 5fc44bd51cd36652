// Pieces of programs with regions, blocks and memory: scf, cf, memref.

#include "verify/seek/mutate/mlir/Piece.h"

using namespace palindrome::mutate;

static constexpr Piece structureTable[] = {
    {"piece if", "any", "", "i1;$T;$T",
     "%r = scf.if %a -> ($T) {\nscf.yield %b : $T\n} else {\n"
     "scf.yield %c : $T\n}"},
    {"piece for", "any", "", "$T;index",
     "%l = arith.constant `0|1|-2` : index\n%m = arith.constant 5 : index\n"
     "%h = arith.remui %b, %m : index\n%s = arith.constant `1|2|3` : index\n"
     "%r = scf.for %i = %l to %h step %s iter_args(%x = %a) -> ($T) {\n"
     "scf.yield %x : $T\n}"},
    {"piece for of integers", "any", "`i8|i32|i16|i64|i4|i128`", "$T",
     "%l = arith.constant `0|1|-2|-3` : $F\n%h = arith.constant `1|3|4` : $F\n"
     "%s = arith.constant `1|2` : $F\n"
     "%r = scf.for `|unsigned `%i = %l to %h step %s iter_args(%x = %a) -> "
     "($T) : $F {\nscf.yield %x : $T\n}"},
    {"piece while", "any", "`i8|i32|i4|index`", "$T",
     "%z = arith.constant 0 : $F\n%o = arith.constant 1 : $F\n"
     "%n = arith.constant `1|2|3` : $F\n"
     "%r:2 = scf.while (%i = %z, %x = %a) : ($F, $T) -> ($F, $T) {\n"
     "%c = arith.cmpi `ult|ne`, %i, %n : $F\n"
     "scf.condition(%c) %i, %x : $F, $T\n} do {\n^bb0(%i: $F, %x: $T):\n"
     "%j = arith.addi %i, %o : $F\nscf.yield %j, %x : $F, $T\n}"},
    {"piece index_switch", "any", "", "index;$T;$T;$T",
     "%r = scf.index_switch %a -> $T\n"
     "case `0|-1|3|4294967296` {\nscf.yield %b : $T\n}\n"
     "case `1|2|7` {\nscf.yield %c : $T\n}\n"
     "default {\nscf.yield %d : $T\n}"},
    {"piece cond_br", "any", "", "i1;$T;$T",
     "%r = scf.execute_region -> $T {\ncf.cond_br %a, ^x, ^y\n"
     "^x:\ncf.br ^z(%b : $T)\n^y:\ncf.br ^z(%c : $T)\n"
     "^z(%v: $T):\nscf.yield %v : $T\n}"},
    {"piece cf.switch", "int", "any", "$E;$U;$U",
     "%r = scf.execute_region -> $U {\n"
     "cf.switch %a : $E, [default: ^x, 0: ^y, 1: ^z(%c : $U)]\n"
     "^x:\ncf.br ^z(%b : $U)\n^y:\ncf.br ^z(%c : $U)\n"
     "^z(%v: $U):\nscf.yield %v : $U\n}"},
    {"piece parallel", "int", "", "$E",
     "%l = arith.constant 0 : index\n%h = arith.constant `0|2|3` : index\n"
     "%s = arith.constant 1 : index\n"
     "%r = scf.parallel (%i) = (%l) to (%h) step (%s) init (%a) -> $E {\n"
     "scf.reduce(%a : $E) {\n^bb0(%x: $E, %y: $E):\n"
     "%z = arith.`addi|xori|maxsi|minui` %x, %y : $E\n"
     "scf.reduce.return %z : $E\n}\n}"},

    // Memory.
    {"piece load", "any", "", "memref<`3|?|5`x$E>;index",
     "%z = arith.constant 0 : index\n%n = memref.dim %a, %z : $0\n"
     "%i = arith.remui %b, %n : index\nmemref.load %a[%i] : $0"},
    {"piece store", "any", "", "memref<`3|?|5`x$E>;index;$E",
     "%z = arith.constant 0 : index\n%n = memref.dim %a, %z : $0\n"
     "%i = arith.remui %b, %n : index\nmemref.store %c, %a[%i] : $0"},
    {"piece load 2-D", "any", "", "memref<`3|?`x`2|?`x$E>;index;index",
     "%z = arith.constant 0 : index\n%o = arith.constant 1 : index\n"
     "%n = memref.dim %a, %z : $0\n%m = memref.dim %a, %o : $0\n"
     "%i = arith.remui %b, %n : index\n%j = arith.remui %c, %m : index\n"
     "memref.load %a[%i, %j] : $0"},
    {"piece store 2-D", "any", "", "memref<`3|?`x`2|?`x$E>;index;index;$E",
     "%z = arith.constant 0 : index\n%o = arith.constant 1 : index\n"
     "%n = memref.dim %a, %z : $0\n%m = memref.dim %a, %o : $0\n"
     "%i = arith.remui %b, %n : index\n%j = arith.remui %c, %m : index\n"
     "memref.store %d, %a[%i, %j] : $0"},
    {"piece alloc", "any", "", "$E;$E",
     "%m = memref.`alloc|alloca`() `|{alignment = 16 : i64}` : memref<3x$E>\n"
     "%z = arith.constant 0 : index\n%o = arith.constant 1 : index\n"
     "%t = arith.constant 2 : index\nmemref.store %a, %m[%z] : memref<3x$E>\n"
     "memref.store %b, %m[%o] : memref<3x$E>\n"
     "memref.store %a, %m[%t] : memref<3x$E>"},
    {"piece copy", "any", "", "memref<3x$E>;memref<3x$E>",
     "memref.copy %a, %b : $0 to $0"},
    {"piece subview", "any", "", "memref<5x$E>;$E",
     "%s = memref.subview %a[`0|1`] [2] [`1|3`] : $0 to memref<2x$E, "
     "strided<[`1|3`], offset: `0|1`>>\n%i = arith.constant `0|1` : index\n"
     "memref.load %s[%i] : memref<2x$E, strided<[`1|3`], offset: `0|1`>>"},
    {"piece dynamic subview", "any", "", "memref<5x$E>;index;$E",
     "%n = arith.constant 3 : index\n%o = arith.remui %b, %n : index\n"
     "%s = memref.subview %a[%o] [2] [2] : $0 to memref<2x$E, strided<[2], "
     "offset: ?>>\n%i = arith.constant `0|1` : index\n"
     "memref.store %c, %s[%i] : memref<2x$E, strided<[2], offset: ?>>"},
    {"piece reinterpret_cast", "any", "", "memref<5x$E>",
     "%s = memref.reinterpret_cast %a to offset: [1], sizes: [2, 2], strides: "
     "[`2|1`, 1] : $0 to memref<2x2x$E, strided<[`2|1`, 1], offset: 1>>\n"
     "%i = arith.constant `0|1` : index\n%j = arith.constant `0|1` : index\n"
     "memref.load %s[%i, %j] : memref<2x2x$E, strided<[`2|1`, 1], offset: 1>>"},
    {"piece collapse_shape", "any", "", "memref<3x2x$E>",
     "%s = memref.collapse_shape %a [[0, 1]] : $0 into memref<6x$E>\n"
     "%i = arith.constant `0|1|4|5` : index\n"
     "memref.load %s[%i] : memref<6x$E>"},
    {"piece expand_shape", "any", "", "memref<4x$E>",
     "%s = memref.expand_shape %a [[0, 1]] output_shape [2, 2] : $0 into "
     "memref<2x2x$E>\n%i = arith.constant `0|1` : index\n"
     "%j = arith.constant `0|1` : index\n"
     "memref.load %s[%i, %j] : memref<2x2x$E>"},
    {"piece atomic_rmw", "int", "", "memref<3x$E>;index;$E",
     "%n = arith.constant 3 : index\n%i = arith.remui %b, %n : index\n"
     "memref.atomic_rmw `addi|assign|maxs|maxu|mins|minu|andi|ori|xori` %c, "
     "%a[%i] : ($E, $0) -> $E"},
    {"piece atomic_rmw of floats", "wide", "", "memref<3x$E>;index;$E",
     "%n = arith.constant 3 : index\n%i = arith.remui %b, %n : index\n"
     "memref.atomic_rmw `addf|mulf|maximumf|minimumf|maxnumf|minnumf` %c, "
     "%a[%i] : ($E, $0) -> $E"},
    {"piece generic_atomic_rmw", "any", "", "memref<3x$E>;index;$E",
     "%n = arith.constant 3 : index\n%i = arith.remui %b, %n : index\n"
     "memref.generic_atomic_rmw %a[%i] : $0 {\n^bb0(%x: $E):\n"
     "memref.atomic_yield %c : $E\n}"},
};

llvm::ArrayRef<Piece> palindrome::mutate::structurePieces() {
  return structureTable;
}
