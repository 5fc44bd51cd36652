// Pieces of programs with loops that passes transform: affine, and more of scf.

#include "verify/seek/mutate/mlir/Piece.h"

using namespace palindrome::mutate;

static constexpr Piece loopTable[] = {
    // Maps and sets.
    {"piece affine.apply", "any", "", "index;index",
     "affine.apply affine_map<(d0)[s0] -> (`d0 + s0|d0 * 3 - s0|d0 floordiv "
     "3|d0 ceildiv 4|d0 mod 5|(d0 + s0) mod 7 - d0 floordiv 2|(-d0) ceildiv "
     "3|(d0 mod 4) floordiv 2|d0 * 4 + s0 mod 4`)>(%a)[%b]"},
    {"piece affine.min", "any", "", "index;index",
     "affine.`min|max` affine_map<(d0)[s0] -> (`d0 + s0|d0 * 2|-d0 + 5`, d0 "
     "`floordiv|ceildiv|mod` 3, `7|s0|s0 * -1`)>(%a)[%b]"},
    {"piece affine.if", "any", "", "index;index;$T;$T",
     "%r = affine.if affine_set<(d0)[s0] : (`d0 - 1 >= 0|d0 - s0 >= 0|d0 mod 2 "
     "== 0, s0 >= 0|d0 + s0 - 3 == 0|d0 floordiv 4 >= 0, -s0 + 9 >= 0`)>(%a)"
     "[%b] -> $T {\naffine.yield %c : $T\n} else {\naffine.yield %d : $T\n}"},
    {"piece delinearize_index", "any", "", "index",
     "%r:2 = affine.delinearize_index %a into (`3, 4|5|4|1, 8`) : index, "
     "index"},
    {"piece linearize_index", "any", "", "index;index",
     "affine.linearize_index `|disjoint `[%a, %b] by (`3, 4|4|1, 8`) : index"},

    // Affine loops.
    {"piece affine.for", "any", "", "$T",
     "%r = affine.for %i = `0|1|-2` to `3|5|0|4|7` `|step 2 |step 3 `iter_args("
     "%x = %a) -> ($T) {\naffine.yield %x : $T\n}"},
    {"piece affine.for open", "any", "", "$T;index",
     "%m = arith.constant 5 : index\n%h = arith.remui %b, %m : index\n"
     "%r = affine.for %i = `0|max affine_map<()[s0] -> (s0 - 3, 1)>()[%h]` to "
     "`%h|min affine_map<()[s0] -> (s0 * 2, 4)>()[%h]` `|step 2 "
     "`iter_args(%x = %a) -> ($T) {\naffine.yield %x : $T\n}"},
    {"piece affine sum", "int", "", "memref<5x$E>;$E",
     "%r = affine.for %i = `0|1` to `5|4` `|step 2 `iter_args(%x = %b) -> ($E) "
     "{\n%v = affine.load %a[%i] : $0\n%y = arith.`addi|muli|maxsi|xori|subi` "
     "%x, %v : $E\naffine.yield %y : $E\n}"},
    {"piece affine sum of floats", "wide", "", "memref<5x$E>;$E",
     "%r = affine.for %i = `0|1` to `5|4` iter_args(%x = %b) -> ($E) {\n"
     "%v = affine.load %a[%i] : $0\n"
     "%y = arith.`addf|mulf|maximumf|minnumf` %x, %v : $E\n"
     "affine.yield %y : $E\n}"},
    {"piece affine copy", "any", "", "memref<5x$E>;memref<5x$E>",
     "affine.for %i = `0|1` to `5|4|3` {\n"
     "%x = affine.load %a[`%i|4 - %i|%i mod 3|%i floordiv 2`] : $0\n"
     "affine.store %x, %b[`%i|4 - %i|0|%i - %i mod 2`] : $0\n}"},
    {"piece affine copy 2-D", "any", "", "memref<3x2x$E>;memref<`2|4`x3x$E>",
     "affine.for %i = 0 to 3 {\naffine.for %j = `0|1` to `2|1` {\n"
     "%x = affine.load %a[%i, %j] : $0\n"
     "affine.store %x, %b[%j, `%i|2 - %i`] : memref<`2|4`x3x$E>\n}\n}"},
    {"piece affine triangle", "any", "", "memref<4x4x$E>;$E",
     "affine.for %i = 0 to 4 {\n"
     "affine.for %j = `affine_map<(d0) -> (d0)>(%i) to 4|0 to affine_map<(d0) "
     "-> (d0 + 1)>(%i)|0 to min affine_map<(d0) -> (d0 * 2, 3)>(%i)` {\n"
     "affine.store %b, %a[`%i, %j|%j, %i`] : $0\n}\n}"},
    {"piece affine buffer", "any", "", "memref<5x$E>;memref<5x$E>",
     "%t = memref.alloc() : $0\naffine.for %i = 0 to 5 {\n"
     "%x = affine.load %a[%i] : $0\naffine.store %x, %t[`%i|4 - %i`] : $0\n}\n"
     "affine.for %i = `0|1` to `5|4` {\n"
     "%y = affine.load %t[`%i|4 - %i|%i - %i mod 2`] : $0\n"
     "affine.store %y, %b[`%i|4 - %i`] : $0\n}"},
    {"piece affine shift", "any", "", "memref<5x$E>",
     "affine.for %i = `0 to 4|1 to 4|1 to 3` {\n"
     "%x = affine.load %a[`%i + 1|%i|%i - 1 + (-%i + 4) floordiv 4`] : $0\n"
     "affine.store %x, %a[`%i|%i + 1`] : $0\n}"},
    {"piece affine.parallel", "any", "", "memref<3x2x$E>;memref<3x2x$E>",
     "affine.parallel (%i, %j) = (0, `0|1`) to (3, 2)`| step (2, 1)` {\n"
     "%x = affine.load %a[%i, %j] : $0\naffine.store %x, %b[%i, %j] : $0\n}"},
    {"piece affine.parallel sum", "int", "", "memref<5x$E>",
     "%r = affine.parallel (%i) = (`0|2`) to (`5|3`) reduce "
     "(\"`addi|muli|andi|ori`\") -> ($E) {\n"
     "%v = affine.load %a[%i] : $0\naffine.yield %v : $E\n}"},
    {"piece affine.load", "any", "", "memref<5x$E>;index",
     "affine.load %a[`symbol(%b) mod 5|2|(symbol(%b) mod 9) floordiv 2`] : "
     "$0"},
    {"piece affine.store", "any", "", "memref<5x$E>;index;$E",
     "affine.store %c, %a[`symbol(%b) mod 5|0|3`] : $0"},
    {"piece affine.vector_load", "any", "", "memref<5x$E>;index",
     "affine.vector_load %a[`0|2|symbol(%b) mod 3`] : $0, vector<3x$E>"},
    {"piece affine.vector_store", "any", "", "memref<5x$E>;vector<3x$E>;index",
     "affine.vector_store %b, %a[`0|2|symbol(%c) mod 3`] : $0, vector<3x$E>"},

    // Loops of scf over memory.
    {"piece for copy", "any", "", "memref<5x$E>;memref<5x$E>;index",
     "%l = arith.constant `0|1` : index\n%m = arith.constant `5|6` : index\n"
     "%h = arith.remui %c, %m : index\n%s = arith.constant `1|2|3` : index\n"
     "scf.for %i = %l to `%h|%h|%l` step %s {\n"
     "%x = memref.load %a[%i] : $0\nmemref.store %x, %b[`%i|%l`] : $0\n}"},
    {"piece for scaled", "any", "", "memref<7x$E>;memref<7x$E>",
     "%l = arith.constant `0|1` : index\n%h = arith.constant `2|3` : index\n"
     "%s = arith.constant 1 : index\n%t = arith.constant 2 : index\n"
     "scf.for %i = %l to %h step %s {\n%j = arith.`muli|addi` %i, %t : index\n"
     "%x = memref.load %a[%j] : $0\nmemref.store %x, %b[%i] : $0\n}"},
    {"piece for min", "any", "", "memref<5x$E>;$E",
     "%l = arith.constant 0 : index\n%h = arith.constant `5|4` : index\n"
     "%s = arith.constant `2|3` : index\nscf.for %i = %l to %h step %s {\n"
     "%n = affine.min affine_map<(d0)[s0] -> (`2|3`, s0 - d0)>(%i)[%h]\n"
     "%o = arith.constant 1 : index\nscf.for %j = %l to %n step %o {\n"
     "%k = arith.addi %i, %j : index\n%u = arith.constant 5 : index\n"
     "%v = arith.remui %k, %u : index\nmemref.store %b, %a[%v] : $0\n}\n}"},
    {"piece parallel copy", "any", "", "memref<3x2x$E>;memref<3x2x$E>",
     "%z = arith.constant 0 : index\n%o = arith.constant 1 : index\n"
     "%h = arith.constant `3|2` : index\n%w = arith.constant 2 : index\n"
     "scf.parallel (%i, %j) = (%z, %z) to (%h, %w) step (`%o|%w`, %o) {\n"
     "%x = memref.load %a[%i, %j] : $0\nmemref.store %x, %b[%i, %j] : $0\n"
     "scf.reduce\n}"},
    {"piece forall", "any", "", "memref<5x$E>;memref<5x$E>",
     "scf.forall (%i) `in (5)|in (3)|= (1) to (5) step (2)` {\n"
     "%x = memref.load %a[%i] : $0\nmemref.store %x, %b[%i] : $0\n}"},
    {"piece forall of tensors", "any", "", "tensor<4x$E>;tensor<4x$E>",
     "%r = scf.forall (%i) in (`4|3`) shared_outs(%o = %b) -> ($0) {\n"
     "%s = tensor.extract_slice %a[%i] [1] [1] : $0 to tensor<1x$E>\n"
     "scf.forall.in_parallel {\ntensor.parallel_insert_slice %s into %o[%i] "
     "[1] [1] : tensor<1x$E> into $0\n}\n}"},
    {"piece if store", "any", "", "i1;memref<3x$E>;$E;$E",
     "%z = arith.constant `0|1|2` : index\nscf.if %a {\n"
     "memref.store %c, %b[%z] : memref<3x$E>\n} else {\n"
     "memref.store %d, %b[%z] : memref<3x$E>\n}"},
    {"piece do while", "any", "", "$T;i1",
     "%z = arith.constant 0 : index\n%o = arith.constant 1 : index\n"
     "%n = arith.constant `1|3` : index\n"
     "%r:2 = scf.while (%i = %z, %x = %a) : (index, $T) -> ($T, index) {\n"
     "%j = arith.addi %i, %o : index\n%c = arith.cmpi ult, %j, %n : index\n"
     "%d = arith.`andi|xori` %c, `%b|%c` : i1\n%e = arith.andi %c, %d : i1\n"
     "scf.condition(%e) %x, %j : $T, index\n} do {\n"
     "^bb0(%x: $T, %j: index):\nscf.yield %j, %x : index, $T\n}"},
    {"piece cf loop", "any", "", "$T;index",
     "%z = arith.constant 0 : index\n%o = arith.constant 1 : index\n"
     "%m = arith.constant 4 : index\n%n = arith.remui %b, %m : index\n"
     "%r = scf.execute_region -> $T {\ncf.br ^h(%z, %a : index, $T)\n"
     "^h(%i: index, %x: $T):\n%c = arith.cmpi `ult|slt`, %i, %n : index\n"
     "cf.cond_br %c, ^b, ^e\n^b:\n%j = arith.addi %i, %o : index\n"
     "cf.br ^h(%j, %x : index, $T)\n^e:\nscf.yield %x : $T\n}"},
};

llvm::ArrayRef<Piece> palindrome::mutate::loopPieces() { return loopTable; }
