// Pieces of programs of tensors, and of views of memory: tensor, bufferization,
// linalg, and more of memref.

#include "verify/seek/mutate/mlir/Piece.h"

using namespace palindrome::mutate;

static constexpr Piece tensorTable[] = {
    {"piece tensor elements", "any", "", "$E;$E",
     "tensor.from_elements %a, %b, %a, %b : tensor<`4|2x2`x$E>"},
    {"piece tensor.splat", "any", "", "$E",
     "tensor.splat %a : tensor<`3x2|4|2x2`x$E>"},
    {"piece tensor.extract", "any", "", "tensor<`4|?|5`x$E>;index",
     "%z = arith.constant 0 : index\n%n = tensor.dim %a, %z : $0\n"
     "%i = arith.remui %b, %n : index\ntensor.extract %a[%i] : $0"},
    {"piece tensor.insert", "any", "", "tensor<`4|?|5`x$E>;index;$E",
     "%z = arith.constant 0 : index\n%n = tensor.dim %a, %z : $0\n"
     "%i = arith.remui %b, %n : index\ntensor.insert %c into %a[%i] : $0"},
    {"piece tensor.generate", "any", "", "$E",
     "tensor.generate {\n^bb0(%i: index):\ntensor.yield %a : $E\n} : "
     "tensor<4x$E>"},
    {"piece extract_slice", "any", "", "tensor<5x$E>",
     "tensor.extract_slice %a[`0|1`] [2] [`1|2|3`] : $0 to tensor<2x$E>"},
    {"piece extract_slice open", "any", "", "tensor<5x$E>;index",
     "%n = arith.constant 3 : index\n%o = arith.remui %b, %n : index\n"
     "tensor.extract_slice %a[%o] [`2] [2] : $0 to tensor<2|%o] [1] : $0 to "
     "tensor<?`x$E>"},
    {"piece extract_slice row", "any", "", "tensor<3x2x$E>",
     "tensor.extract_slice %a[`1, 0] [1, 2|0, 1] [3, 1`] [1, 1] : $0 to "
     "tensor<`2|3`x$E>"},
    {"piece insert_slice", "any", "", "tensor<2x$E>;tensor<5x$E>",
     "tensor.insert_slice %a into %b[`0|1`] [2] [`1|2|3`] : $0 into "
     "tensor<5x$E>"},
    {"piece insert_slice row", "any", "", "tensor<2x$E>;tensor<3x2x$E>",
     "tensor.insert_slice %a into %b[`0|2`, 0] [1, 2] [1, 1] : $0 into "
     "tensor<3x2x$E>"},
    {"piece tensor.pad", "any", "", "tensor<`2|?|4`x$E>;$E",
     "tensor.pad %a low[`0|1|2`] high[`0|1|3`] {\n^bb0(%i: index):\n"
     "tensor.yield %b : $E\n} : $0 to tensor<`?|4|5|7`x$E>"},
    {"piece tensor.concat", "any", "", "tensor<2x$E>;tensor<4x$E>",
     "tensor.concat dim(0) %a, %b`, %a|` : (tensor<2x$E>, tensor<4x$E>`, "
     "tensor<2x$E>|`) -> tensor<`8|6`x$E>"},
    {"piece tensor collapse", "any", "", "tensor<3x2x$E>",
     "tensor.collapse_shape %a [[0, 1]] : $0 into tensor<6x$E>"},
    {"piece tensor expand", "any", "", "tensor<4x$E>",
     "tensor.expand_shape %a [[0, 1]] output_shape [`2, 2|4, 1|1, 4`] : $0 "
     "into tensor<`2x2|4x1|1x4`x$E>"},
    {"piece tensor.cast", "any", "", "tensor<`4|5`x$E>",
     "tensor.cast %a : $0 to tensor<?x$E>"},
    {"piece tensor ints", "intx", "", "tensor<4x$E>;tensor<4x$E>",
     "arith.`addi|subi|muli|andi|xori|maxsi|minui|shrsi` %a, %b : $0"},
    {"piece tensor floats", "float", "", "tensor<4x$E>;tensor<4x$E>",
     "arith.`addf|subf|mulf|divf|maximumf|minnumf` %a, %b : $0"},
    {"piece alloc_tensor", "any", "", "tensor<4x$E>",
     "bufferization.alloc_tensor() copy(%a) : $0"},
    {"piece tensor as buffer", "any", "", "tensor<4x$E>;index",
     "%m = bufferization.to_buffer %a read_only : $0 to memref<4x$E>\n"
     "%n = arith.constant 4 : index\n%i = arith.remui %b, %n : index\n"
     "memref.load %m[%i] : memref<4x$E>"},
    {"piece tensor loop", "any", "", "tensor<4x$E>;$E",
     "%z = arith.constant `0|1` : index\n%h = arith.constant 4 : index\n"
     "%o = arith.constant `1|2` : index\n"
     "%r = scf.for %i = %z to %h step %o iter_args(%t = %a) -> ($0) {\n"
     "%u = tensor.insert %b into %t[%i] : $0\nscf.yield %u : $0\n}"},
    {"piece tensor if", "any", "", "tensor<4x$E>;i1;$E",
     "%z = arith.constant `0|3` : index\n%r = scf.if %b -> ($0) {\n"
     "%u = tensor.insert %c into %a[%z] : $0\nscf.yield %u : $0\n} else {\n"
     "scf.yield %a : $0\n}"},

    // Structured ops, whose memory is that of tensors or is given.
    {"piece linalg ints", "int", "", "tensor<4x$E>;tensor<4x$E>;tensor<4x$E>",
     "linalg.`add|sub|mul|max|min` ins(%a, %b : $0, $0) outs(%c : $0) -> $0"},
    {"piece linalg floats", "wide", "",
     "tensor<4x$E>;tensor<4x$E>;tensor<4x$E>",
     "linalg.`add|sub|mul|div|max|min` ins(%a, %b : $0, $0) outs(%c : $0) -> "
     "$0"},
    {"piece linalg functions", "wide", "", "tensor<4x$E>;tensor<4x$E>",
     "linalg.`abs|negf|ceil|floor|round|sqrt|square|reciprocal` ins(%a : $0) "
     "outs(%b : $0) -> $0"},
    {"piece linalg.fill", "any", "", "$E;tensor<`4|2x2`x$E>",
     "linalg.fill ins(%a : $E) outs(%b : tensor<`4|2x2`x$E>) -> "
     "tensor<`4|2x2`x$E>"},
    {"piece linalg.fill memory", "any", "", "$E;memref<`3x2|5`x$E>",
     "linalg.fill ins(%a : $E) outs(%b : memref<`3x2|5`x$E>)"},
    {"piece linalg.matmul", "num", "",
     "tensor<2x3x$E>;tensor<3x2x$E>;tensor<2x2x$E>",
     "linalg.matmul ins(%a, %b : $0, tensor<3x2x$E>) outs(%c : "
     "tensor<2x2x$E>) -> tensor<2x2x$E>"},
    {"piece linalg.matmul memory", "num", "",
     "memref<2x3x$E>;memref<3x2x$E>;memref<2x2x$E>",
     "linalg.matmul ins(%a, %b : $0, memref<3x2x$E>) outs(%c : "
     "memref<2x2x$E>)"},
    {"piece linalg.dot", "num", "", "tensor<4x$E>;tensor<4x$E>;tensor<$E>",
     "linalg.dot ins(%a, %b : $0, $0) outs(%c : tensor<$E>) -> tensor<$E>"},
    {"piece linalg.matvec", "num", "",
     "tensor<3x2x$E>;tensor<2x$E>;tensor<3x$E>",
     "linalg.matvec ins(%a, %b : $0, tensor<2x$E>) outs(%c : tensor<3x$E>) -> "
     "tensor<3x$E>"},
    {"piece linalg.conv_1d", "num", "",
     "tensor<5x$E>;tensor<2x$E>;tensor<4x$E>",
     "linalg.conv_1d ins(%a, %b : $0, tensor<2x$E>) outs(%c : tensor<4x$E>) -> "
     "tensor<4x$E>"},
    {"piece linalg.conv_2d", "num", "",
     "tensor<1x4x4x1x$E>;tensor<2x2x1x2x$E>;tensor<1x2x2x2x$E>",
     "linalg.conv_2d_nhwc_hwcf {dilations = dense<`1|2`> : tensor<2xi64>, "
     "strides = dense<`2|1`> : tensor<2xi64>} ins(%a, %b : $0, "
     "tensor<2x2x1x2x$E>) outs(%c : tensor<1x2x2x2x$E>) -> "
     "tensor<1x2x2x2x$E>"},
    {"piece linalg pooling", "num", "",
     "tensor<1x4x4x1x$E>;tensor<2x2x$E>;tensor<1x2x2x1x$E>",
     "linalg.pooling_nhwc_`sum|max|min|max_unsigned|min_unsigned` {dilations = "
     "dense<`1|2`> : tensor<2xi64>, strides = dense<`2|1`> : tensor<2xi64>} "
     "ins(%a, %b : $0, tensor<2x2x$E>) outs(%c : tensor<1x2x2x1x$E>) -> "
     "tensor<1x2x2x1x$E>"},
    {"piece linalg.transpose", "any", "", "tensor<3x2x$E>;tensor<2x3x$E>",
     "%r = linalg.transpose ins(%a : $0) outs(%b : tensor<2x3x$E>) "
     "permutation = [1, 0]"},
    {"piece linalg.broadcast", "any", "", "tensor<2x$E>;tensor<`3x2|2x3`x$E>",
     "%r = linalg.broadcast ins(%a : $0) outs(%b : tensor<`3x2|2x3`x$E>) "
     "dimensions = [`0|1`]"},
    {"piece linalg.reduce", "int", "", "tensor<3x2x$E>;tensor<`2|3`x$E>",
     "%r = linalg.reduce ins(%a : $0) outs(%b : tensor<`2|3`x$E>) dimensions = "
     "[`0|1`] (%x: $E, %y: $E) {\n"
     "%s = arith.`addi|muli|maxsi|minui|xori` %x, %y : $E\n"
     "linalg.yield %s : $E\n}"},
    {"piece linalg.map", "float", "", "tensor<4x$E>;tensor<4x$E>",
     "%r = linalg.map ins(%a, %b : $0, $0) outs(%b : $0) (%x: $E, %y: $E, "
     "%u: $E) {\n"
     "%s = arith.`addf|mulf|subf|maximumf|divf` %x, %y : $E\n"
     "linalg.yield %s : $E\n}"},
    {"piece linalg.generic", "any", "", "tensor<2x2x$E>;tensor<`2x2|2`x$E>",
     "%e = tensor.empty() : $0\n"
     "%r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (`i, j|j, "
     "i`)>, affine_map<(i, j) -> (`i, j|j, i|j|i`)>, affine_map<(i, j) -> (i, "
     "j)>], iterator_types = [\"parallel\", \"parallel\"]} ins(%a, %b : $0, "
     "tensor<`2x2|2`x$E>) outs(%e : $0) {\n^bb0(%x: $E, %y: $E, %z: $E):\n"
     "linalg.yield `%x|%y` : $E\n} -> $0"},
    {"piece linalg.generic sum", "int", "", "tensor<2x3x$E>;tensor<2x$E>",
     "%r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, "
     "affine_map<(i, j) -> (i)>], iterator_types = [\"parallel\", "
     "\"reduction\"]} ins(%a : $0) outs(%b : tensor<2x$E>) {\n"
     "^bb0(%x: $E, %y: $E):\n%s = arith.`addi|maxsi|xori|subi` %y, %x : $E\n"
     "linalg.yield %s : $E\n} -> tensor<2x$E>"},
    {"piece linalg.index", "index", "", "tensor<1x4xindex>",
     "%r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], "
     "iterator_types = [\"parallel\", \"parallel\"]} outs(%a : $0) {\n"
     "^bb0(%x: index):\n%i = linalg.index `0|1` : index\n"
     "%s = arith.`addi|muli` %i, %x : index\nlinalg.yield %s : index\n} -> "
     "$0"},
    {"piece linalg.pack", "any", "", "tensor<`4|5`x$E>;$E;tensor<`2|3`x2x$E>",
     "%r = linalg.pack %a padding_value(%b : $E) inner_dims_pos = [0] "
     "inner_tiles = [2] into %c : $0 -> tensor<`2|3`x2x$E>"},
    {"piece linalg.unpack", "any", "", "tensor<2x2x$E>;tensor<`4|3`x$E>",
     "%r = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [2] into %b : "
     "$0 -> tensor<`4|3`x$E>"},
    {"piece linalg.copy", "any", "", "memref<3x2x$E>;memref<3x2x$E>",
     "linalg.copy ins(%a : $0) outs(%b : $0)"},

    // Views of memory.
    {"piece memref.cast", "any", "", "memref<`3|5`x$E>",
     "memref.cast %a : $0 to memref<?x$E>"},
    {"piece memref.transpose", "any", "", "memref<3x2x$E>",
     "%t = memref.transpose %a (i, j) -> (j, i) : $0 to memref<2x3x$E, "
     "strided<[1, 2]>>\n%i = arith.constant `0|1` : index\n"
     "%j = arith.constant `0|2` : index\n"
     "memref.load %t[%i, %j] : memref<2x3x$E, strided<[1, 2]>>"},
    {"piece memref.view", "`i8|i16|i32|f32`", "", "memref<16xi8>;$E",
     "%o = arith.constant `0|4|8` : index\n"
     "%v = memref.view %a[%o][] : memref<16xi8> to memref<2x$E>\n"
     "%i = arith.constant `0|1` : index\nmemref.store %b, %v[%i] : "
     "memref<2x$E>"},
    {"piece memref.reshape", "any", "", "memref<3x2x$E>",
     "%s = memref.alloc() : memref<1xindex>\n%z = arith.constant 0 : index\n"
     "%n = arith.constant 6 : index\n"
     "memref.store %n, %s[%z] : memref<1xindex>\n"
     "%r = memref.reshape %a(%s) : ($0, memref<1xindex>) -> memref<6x$E>\n"
     "%i = arith.constant `0|5` : index\nmemref.load %r[%i] : memref<6x$E>"},
    {"piece subview of subview", "any", "", "memref<7x$E>;index",
     "%n = arith.constant 2 : index\n%o = arith.remui %b, %n : index\n"
     "%s = memref.subview %a[%o] [3] [2] : $0 to memref<3x$E, strided<[2], "
     "offset: ?>>\n%t = memref.subview %s[`0|1`] [2] [1] : memref<3x$E, "
     "strided<[2], offset: ?>> to memref<2x$E, strided<[2], offset: ?>>\n"
     "%i = arith.constant `0|1` : index\n"
     "memref.load %t[%i] : memref<2x$E, strided<[2], offset: ?>>"},
    {"piece strided metadata", "any", "", "memref<?x3x$E>",
     "%b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : $0 -> "
     "memref<$E>, index, index, index, index, index"},
    {"piece memref.dim", "any", "", "memref<?x?x$E>",
     "%i = arith.constant `0|1` : index\nmemref.dim %a, %i : $0"},
    {"piece alloca_scope", "any", "", "$E",
     "%r = memref.alloca_scope -> ($E) {\n%m = memref.alloca() : memref<$E>\n"
     "memref.store %a, %m[] : memref<$E>\n"
     "%x = memref.load %m[] : memref<$E>\n"
     "memref.alloca_scope.return %x : $E\n}"},
    {"piece scalar memory", "any", "", "$E;i1;$E",
     "%m = memref.`alloc|alloca`() : memref<$E>\n"
     "memref.store %a, %m[] : memref<$E>\nscf.if %b {\n"
     "memref.store %c, %m[] : memref<$E>\n}\nmemref.load %m[] : memref<$E>"},
};

llvm::ArrayRef<Piece> palindrome::mutate::tensorPieces() { return tensorTable; }
