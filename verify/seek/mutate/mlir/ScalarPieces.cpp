// Pieces of programs that compute: arith, index, math, complex, ub.

#include "verify/seek/mutate/mlir/Piece.h"

using namespace palindrome::mutate;

static constexpr Piece scalarTable[] = {
    // Integers.
    {"piece integers", "intx", "", "$T;$T",
     "arith.`addi|subi|muli|andi|ori|xori|maxsi|maxui|minsi|minui` %a, %b : "
     "$T"},
    {"piece overflow flags", "int", "", "$T;$T",
     "arith.`addi|subi|muli|shli` %a, %b overflow<`nsw|nuw|nsw, nuw`> : $T"},
    {"piece shifts", "intx", "", "$T;$T",
     "arith.`shli|shrsi|shrui` %a, %b : $T"},
    {"piece divisions", "intx", "", "$T;$T",
     "%o = arith.constant $1\n%d = arith.ori %b, %o : $T\n"
     "arith.`divui|remui|ceildivui` %a, `%d|%d|%d|%b` : $T"},
    {"piece signed divisions", "intx", "", "$T;$T",
     "%o = arith.constant $1\n%d = arith.ori %b, %o : $T\n"
     "%n = arith.ori %a, %o : $T\n"
     "arith.`divsi|remsi|ceildivsi|floordivsi` `%n|%a`, %d : $T"},
    {"piece extended", "int", "", "$T;$T",
     "arith.`addui_extended %a, %b : $T, $B|mulsi_extended %a, %b : $T|"
     "mului_extended %a, %b : $T`"},
    {"piece cmpi", "intx", "", "$T;$T",
     "arith.cmpi `eq|ne|slt|sle|sgt|sge|ult|ule|ugt|uge`, %a, %b : $T"},
    {"piece select", "any", "", "`$B|i1`;$T;$T",
     "\"arith.select\"(%a, %b, %c) : ($0, $T, $T) -> $T"},
    {"piece integer casts", "int", "int", "$T",
     "arith.`extsi|extui|trunci` %a : $T to $U"},
    {"piece index casts", "intx", "intx", "$T",
     "arith.`index_cast|index_castui` %a : $T to $U"},
    {"piece bitcast", "num", "num", "$T", "arith.bitcast %a : $T to $U"},
    {"piece bits", "intx", "", "$T", "math.`absi|ctlz|cttz|ctpop` %a : $T"},
    {"piece ipowi", "int", "", "$T;$T", "math.ipowi %a, %b : $T"},

    // Numbers with a point.
    {"piece floats", "float", "", "$T;$T",
     "arith.`addf|subf|mulf|divf|maximumf|minimumf|maxnumf|minnumf` %a, %b : "
     "$T"},
    {"piece remf", "float", "", "$T;$T", "arith.remf %a, %b : $T"},
    {"piece negf", "float", "", "$T", "arith.negf %a : $T"},
    {"piece cmpf", "float", "", "$T;$T",
     "arith.cmpf `oeq|ogt|oge|olt|ole|one|ord|ueq|ugt|uge|ult|ule|une|uno`, "
     "%a, %b : $T"},
    {"piece extf", "float", "float", "$T", "arith.extf %a : $T to $U"},
    {"piece truncf rounding", "float", "float", "$T",
     "arith.truncf %a `to_nearest_even|upward|downward|toward_zero` : $T to "
     "$U"},
    {"piece truncf", "float", "float", "$T", "arith.truncf %a : $T to $U"},
    {"piece from integers", "int", "float", "$T",
     "arith.`sitofp|uitofp` %a : $T to $U"},
    {"piece to integers", "float", "int", "$T",
     "arith.`fptosi|fptoui` %a : $T to $U"},
    {"piece scaling", "float", "", "",
     "%s = arith.constant `1.0|2.0|0.5` : f8E8M0FNU\n"
     "%x = arith.constant `1.0|1.5|-6.0|0.4` : f4E2M1FN\n"
     "arith.scaling_extf %x, %s : f4E2M1FN, f8E8M0FNU to `f32|f16|bf16`"},
    {"piece exact functions", "wide", "", "$T",
     "math.`absf|ceil|floor|round|roundeven|trunc|sqrt` %a : $T"},
    {"piece functions", "wide", "", "$T",
     "math.`exp|exp2|expm1|log|log2|log10|log1p|sin|cos|tan|tanh|atan|erf|"
     "cbrt|rsqrt|sinh|cosh|asin|acos|asinh|acosh|atanh|erfc` %a : $T"},
    {"piece classes", "float", "", "$T",
     "math.`isfinite|isinf|isnan|isnormal` %a : $T"},
    {"piece two floats", "wide", "", "$T;$T",
     "math.`copysign|powf|atan2` %a, %b : $T"},
    {"piece fma", "wide", "", "$T;$T;$T", "math.fma %a, %b, %c : $T"},
    {"piece clampf", "wide", "", "$T;$T;$T", "math.clampf %a to [%b, %c] : $T"},
    {"piece fpowi", "wide", "int", "$T;$U", "math.fpowi %a, %b : $T, $U"},

    // The index dialect.
    {"piece index", "index", "", "index;index",
     "index.`add|sub|mul|and|or|xor|maxs|maxu|mins|minu|shl|shrs|shru` %a, "
     "%b"},
    {"piece index divisions", "index", "", "index;index",
     "%o = index.constant 1\n%d = index.or %b, %o\n"
     "index.`divu|remu|ceildivu|divs|rems|ceildivs|floordivs` %a, %d"},
    {"piece index cmp", "index", "", "index;index",
     "index.cmp `eq(|ne(|slt(|sle(|sgt(|sge(|ult(|ule(|ugt(|uge(`%a, %b)"},
    {"piece index from", "int", "", "$E",
     "index.`casts|castu` %a : $E to index"},
    {"piece index to", "int", "", "index",
     "index.`casts|castu` %a : index to $E"},

    // Complex numbers.
    {"piece complex", "complex", "", "$E;$E",
     "complex.`add|sub|mul|div` %a, %b : $E"},
    {"piece complex functions", "complex", "", "$E",
     "complex.`neg|conj|exp|log|sqrt|sin|cos|tanh|sign|expm1|log1p|tan|rsqrt` "
     "%a : $E"},
    {"piece complex cmp", "complex", "", "$E;$E",
     "complex.`eq|neq` %a, %b : $E"},
    {"piece complex create", "`f32|f64|f16|bf16|i32|i4`", "", "$E;$E",
     "%z = complex.create %a, %b : complex<$E>"},
    {"piece complex parts", "`f32|f64|f16|bf16`", "", "complex<$E>",
     "complex.`re|im|abs|angle` %a : complex<$E>"},

    {"piece poison", "any", "", "", "ub.poison : $T"},
};

llvm::ArrayRef<Piece> palindrome::mutate::scalarPieces() { return scalarTable; }
