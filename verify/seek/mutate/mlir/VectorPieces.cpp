// Pieces of programs of the vector dialect.

#include "verify/seek/mutate/mlir/Piece.h"

using namespace palindrome::mutate;

static constexpr Piece vectorTable[] = {
    {"piece broadcast", "any", "", "`$E|vector<2x$E>|vector<1x$E>`",
     "vector.broadcast %a : $0 to vector<`3x2|2`x$E>"},
    {"piece extract", "any", "", "vector<3x2x$E>",
     "vector.extract %a`[1, 0] : $E|[2, 1] : $E|[2] : vector<2x$E>` from $0"},
    {"piece dynamic extract", "any", "", "vector<4x$E>;index",
     "%n = arith.constant 4 : index\n%i = arith.remui %b, %n : index\n"
     "vector.extract %a[%i] : $E from $0"},
    {"piece insert", "any", "", "$E;vector<3x2x$E>",
     "vector.insert %a, %b[`0|2`, `0|1`] : $E into vector<3x2x$E>"},
    {"piece dynamic insert", "any", "", "$E;vector<4x$E>;index",
     "%n = arith.constant 4 : index\n%i = arith.remui %c, %n : index\n"
     "vector.insert %a, %b[%i] : $E into vector<4x$E>"},
    {"piece from_elements", "any", "", "$E;$E",
     "vector.from_elements %a, %b, %a, %b : vector<`4|2x2`x$E>"},
    {"piece to_elements", "any", "", "vector<2x$E>",
     "vector.to_elements %a : $0"},
    {"piece shuffle", "any", "", "vector<2x$E>;vector<4x$E>",
     "vector.shuffle %a, %b [`0|3`, `5|1`, `2|-1`] : vector<2x$E>, "
     "vector<4x$E>"},
    {"piece reduction", "intx", "", "vector<4x$E>`|;$E`",
     "vector.reduction <`add|mul|minui|minsi|maxui|maxsi|and|or|xor`>, %a : "
     "vector<4x$E> into $E"},
    {"piece reduction of floats", "float", "", "vector<`4|3`x$E>",
     "vector.reduction <`add|mul|minimumf|maximumf|minnumf|maxnumf`>, %a : $0 "
     "into $E"},
    {"piece reduction with start", "num", "", "vector<4x$E>;$E",
     "vector.reduction "
     "<`add|mul|minui|maxsi|and|minimumf|maximumf|minnumf|maxnumf`>, %a, %b : "
     "vector<4x$E> into $E"},
    {"piece multi_reduction", "num", "", "vector<3x2x$E>;vector<`3|2`x$E>",
     "vector.multi_reduction "
     "<`add|mul|minui|maxsi|xor|minimumf|maximumf|maxnumf`>, %a, %b [`0|1`] : "
     "vector<3x2x$E> to vector<`3|2`x$E>"},
    {"piece scan", "num", "", "vector<3x2x$E>;vector<2x$E>",
     "vector.scan <`add|mul|minui|maxsi|xor|minimumf|maxnumf`>, %a, %b "
     "{inclusive = `true|false`, reduction_dim = 0 : i64} : vector<3x2x$E>, "
     "vector<2x$E>"},
    {"piece transpose", "any", "", "vector<3x2x$E>",
     "vector.transpose %a, [1, 0] : $0 to vector<2x3x$E>"},
    {"piece shape_cast", "any", "", "vector<3x2x$E>",
     "vector.shape_cast %a : $0 to vector<`6|2x3|1x6`x$E>"},
    {"piece slice", "any", "", "vector<3x2x$E>",
     "vector.extract_strided_slice %a {offsets = [1, 0], sizes = [2, 1], "
     "strides = [1, 1]} : $0 to vector<2x1x$E>"},
    {"piece insert slice", "any", "", "vector<2x$E>;vector<3x2x$E>",
     "vector.insert_strided_slice %a, %b {offsets = [`0|2`, 0], strides = "
     "[1]} : vector<2x$E> into vector<3x2x$E>"},
    {"piece interleave", "any", "", "vector<4x$E>;vector<4x$E>",
     "vector.interleave %a, %b : vector<4x$E> -> vector<8x$E>"},
    {"piece deinterleave", "any", "", "vector<4x$E>",
     "%x, %y = vector.deinterleave %a : vector<4x$E> -> vector<2x$E>"},
    {"piece vector bitcast", "num", "num", "vector<`2|4|2x2`x$E>",
     "vector.bitcast %a : $0 to vector<`2|4|8|2x4|2x1`x$F>"},
    {"piece vector fma", "wide", "", "vector<4x$E>;vector<4x$E>;vector<4x$E>",
     "vector.fma %a, %b, %c : vector<4x$E>"},
    {"piece outerproduct", "num", "",
     "vector<3x$E>;vector<2x$E>;vector<3x2x$E>",
     "vector.outerproduct %a, %b, %c {kind = "
     "#vector.kind<`add|mul|maxsi|minui|xor|maximumf|minnumf`>} : "
     "vector<3x$E>, "
     "vector<2x$E>"},
    {"piece contract", "num", "",
     "vector<2x3x$E>;vector<3x2x$E>;vector<2x2x$E>",
     "vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, "
     "affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], "
     "iterator_types = [\"parallel\", \"parallel\", \"reduction\"], kind = "
     "#vector.kind<`add|mul|maxsi|minui|maximumf`>} %a, %b, %c : "
     "vector<2x3x$E>, vector<3x2x$E> into vector<2x2x$E>"},
    {"piece step", "any", "", "", "vector.step : vector<4xindex>"},
    {"piece create_mask", "any", "", "index;index",
     "vector.create_mask %a, %b : vector<3x2xi1>"},
    {"piece create_mask 1-D", "any", "", "index",
     "vector.create_mask %a : vector<4xi1>"},
    {"piece constant_mask", "any", "", "",
     "vector.constant_mask [`0|1|3`, `1|2`] : vector<3x2xi1>"},
    {"piece masked reduction", "num", "", "vector<4x$E>;vector<4xi1>;$E",
     "vector.mask %b { vector.reduction "
     "<`add|mul|minui|maxsi|and|minimumf|maxnumf`>, %a, %c : vector<4x$E> into "
     "$E } : vector<4xi1> -> $E"},

    // Vectors and memory.
    {"piece vector load", "any", "", "memref<5x$E>",
     "%i = arith.constant `0|1|2` : index\n"
     "vector.load %a[%i] : $0, vector<3x$E>"},
    {"piece vector store", "any", "", "memref<5x$E>;vector<3x$E>",
     "%i = arith.constant `0|1|2` : index\n"
     "vector.store %b, %a[%i] : $0, vector<3x$E>"},
    {"piece transfer_read", "any", "", "memref<`3|?|5`x$E>;$E;index",
     "%n = arith.constant 3 : index\n%i = arith.remui %c, %n : index\n"
     "vector.transfer_read %a[%i], %b : $0, vector<`4|2`x$E>"},
    {"piece transfer_read 2-D", "any", "", "memref<3x2x$E>;$E",
     "%i = arith.constant `0|1|2` : index\n%j = arith.constant `0|1` : index\n"
     "vector.transfer_read %a[%i, %j], %b`| {permutation_map = affine_map<(i, "
     "j) -> (j, i)>}| {in_bounds = [false, false]}` : $0, vector<2x2x$E>"},
    {"piece masked transfer_read", "any", "", "memref<5x$E>;$E;vector<4xi1>",
     "%i = arith.constant `0|1|3` : index\n"
     "vector.transfer_read %a[%i], %b, %c : $0, vector<4x$E>"},
    {"piece transfer_write", "any", "", "memref<`3|?|5`x$E>;vector<4x$E>;index",
     "%n = arith.constant 3 : index\n%i = arith.remui %c, %n : index\n"
     "vector.transfer_write %b, %a[%i] : vector<4x$E>, $0"},
    {"piece masked transfer_write", "any", "",
     "memref<5x$E>;vector<4x$E>;vector<4xi1>",
     "%i = arith.constant `0|1|3` : index\n"
     "vector.transfer_write %b, %a[%i], %c : vector<4x$E>, $0"},
    {"piece maskedload", "any", "", "memref<5x$E>;vector<4xi1>;vector<4x$E>",
     "%i = arith.constant `0|1` : index\n"
     "vector.maskedload %a[%i], %b, %c : $0, vector<4xi1>, vector<4x$E> into "
     "vector<4x$E>"},
    {"piece maskedstore", "any", "", "memref<5x$E>;vector<4xi1>;vector<4x$E>",
     "%i = arith.constant `0|1` : index\n"
     "vector.maskedstore %a[%i], %b, %c : $0, vector<4xi1>, vector<4x$E>"},
    {"piece expandload", "any", "", "memref<5x$E>;vector<4xi1>;vector<4x$E>",
     "%i = arith.constant `0|1` : index\n"
     "vector.expandload %a[%i], %b, %c : $0, vector<4xi1>, vector<4x$E> into "
     "vector<4x$E>"},
    {"piece compressstore", "any", "", "memref<5x$E>;vector<4xi1>;vector<4x$E>",
     "%i = arith.constant `0|1` : index\n"
     "vector.compressstore %a[%i], %b, %c : $0, vector<4xi1>, vector<4x$E>"},
    {"piece gather", "any", "",
     "memref<5x$E>;vector<4xi1>;vector<4x$E>;vector<4xindex>",
     "%z = arith.constant 0 : index\n%n = arith.constant dense<5> : "
     "vector<4xindex>\n%i = arith.remui %d, %n : vector<4xindex>\n"
     "vector.gather %a[%z] [%i], %b, %c : $0, vector<4xindex>, vector<4xi1>, "
     "vector<4x$E> into vector<4x$E>"},
    {"piece scatter", "any", "",
     "memref<5x$E>;vector<4xi1>;vector<4x$E>;vector<4xindex>",
     "%z = arith.constant 0 : index\n%n = arith.constant dense<5> : "
     "vector<4xindex>\n%i = arith.remui %d, %n : vector<4xindex>\n"
     "vector.scatter %a[%z] [%i], %b, %c : $0, vector<4xindex>, vector<4xi1>, "
     "vector<4x$E>"},
};

llvm::ArrayRef<Piece> palindrome::mutate::vectorPieces() { return vectorTable; }
