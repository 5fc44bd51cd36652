// What MLIR's documents say of an op on scalars, stated as LLVM IR, is what the
// rules do on values.

#include "Stated.h"

using namespace palindrome;
using namespace palindrome::dialects;

namespace {
/// Ops on scalars of which each takes all of `operands` and `types`.
struct Group {
  llvm::StringRef signature;    ///< `$` is the type.
  std::vector<std::string> ops; ///< With the flags that follow the operands.
  std::vector<std::string> operands;
  llvm::StringRef suffix;
  std::vector<std::string> types;
};
} // namespace

static const std::vector<std::string> widths = {"i1", "i8", "i24", "i64"};
static const std::vector<std::string> reals = {"f16", "bf16", "f32", "f64"};
static const std::vector<std::string> one = {"%a"}, two = {"%a, %b"};

static const Group groups[] = {
    {"(%a: $, %b: $) -> $",
     {"arith.addi",
      "arith.addi overflow<nsw>",
      "arith.addi overflow<nuw>",
      "arith.addi overflow<nsw, nuw>",
      "arith.andi",
      "arith.ceildivsi",
      "arith.ceildivui",
      "arith.divsi",
      "arith.divsi exact",
      "arith.divui",
      "arith.divui exact",
      "arith.floordivsi",
      "arith.maxsi",
      "arith.maxui",
      "arith.minsi",
      "arith.minui",
      "arith.muli",
      "arith.muli overflow<nsw>",
      "arith.muli overflow<nuw>",
      "arith.ori",
      "arith.remsi",
      "arith.remui",
      "arith.shli",
      "arith.shli overflow<nsw>",
      "arith.shli overflow<nuw>",
      "arith.shrsi",
      "arith.shrsi exact",
      "arith.shrui",
      "arith.shrui exact",
      "arith.subi",
      "arith.subi overflow<nsw>",
      "arith.subi overflow<nuw>",
      "arith.xori"},
     two,
     " : $",
     widths},
    {"(%a: $, %b: $) -> ($, $)",
     {"arith.mulsi_extended", "arith.mului_extended"},
     two,
     " : $",
     widths},
    {"(%a: $, %b: $) -> ($, i1)",
     {"arith.addui_extended"},
     two,
     " : $, i1",
     widths},
    {"(%a: $, %b: $) -> i1",
     {"arith.cmpi"},
     {"eq, %a, %b", "ne, %a, %b", "slt, %a, %b", "sle, %a, %b", "sgt, %a, %b",
      "sge, %a, %b", "ult, %a, %b", "ule, %a, %b", "ugt, %a, %b",
      "uge, %a, %b"},
     " : $",
     widths},
    {"(%a: $) -> i70",
     {"arith.extsi", "arith.extui"},
     one,
     " : $ to i70",
     widths},
    {"(%a: i70) -> $",
     {"arith.trunci", "arith.trunci overflow<nsw>",
      "arith.trunci overflow<nuw>"},
     one,
     " : i70 to $",
     widths},
    {"(%a: $) -> index",
     {"arith.index_cast", "arith.index_castui"},
     one,
     " : $ to index",
     {"i1", "i8", "i64", "i70"}},
    {"(%a: index) -> $",
     {"arith.index_cast", "arith.index_castui"},
     one,
     " : index to $",
     {"i1", "i8", "i64", "i70"}},
    {"(%a: index, %b: index) -> index",
     {"index.add",  "index.and",  "index.ceildivs",  "index.ceildivu",
      "index.divs", "index.divu", "index.floordivs", "index.maxs",
      "index.maxu", "index.mins", "index.minu",      "index.mul",
      "index.or",   "index.rems", "index.remu",      "index.shl",
      "index.shrs", "index.shru", "index.sub",       "index.xor"},
     two,
     "",
     {"index"}},
    {"(%a: index, %b: index) -> i1",
     {"index.cmp"},
     {"slt(%a, %b)", "uge(%a, %b)", "eq(%a, %b)"},
     "",
     {"index"}},
    {"(%a: index) -> $",
     {"index.casts", "index.castu"},
     one,
     " : index to $",
     {"i8", "i70"}},
    {"(%a: $, %b: $) -> $",
     {"arith.addf", "arith.addf fastmath<nnan>", "arith.addf fastmath<ninf>",
      "arith.divf", "arith.maximumf", "arith.minimumf", "arith.mulf",
      "arith.remf", "arith.subf"},
     two,
     " : $",
     reals},
    {"(%a: $) -> $", {"arith.negf"}, one, " : $", reals},
    {"(%a: $, %b: $) -> i1",
     {"arith.cmpf"},
     {"false, %a, %b", "oeq, %a, %b", "ogt, %a, %b", "oge, %a, %b",
      "olt, %a, %b", "ole, %a, %b", "one, %a, %b", "ord, %a, %b", "uno, %a, %b",
      "ueq, %a, %b", "ugt, %a, %b", "uge, %a, %b", "ult, %a, %b", "ule, %a, %b",
      "une, %a, %b", "true, %a, %b"},
     " : $",
     {"f16", "f64"}},
    {"(%a: $) -> f32",
     {"arith.sitofp", "arith.uitofp"},
     one,
     " : $ to f32",
     widths},
    {"(%a: f32) -> $",
     {"arith.fptosi", "arith.fptoui"},
     one,
     " : f32 to $",
     widths},
    {"(%a: $) -> f64",
     {"arith.extf"},
     one,
     " : $ to f64",
     {"f16", "bf16", "f32"}},
    {"(%a: f64) -> $",
     {"arith.truncf"},
     one,
     " : f64 to $",
     {"f16", "bf16", "f32"}},
    {"(%a: i32) -> f32", {"arith.bitcast"}, one, " : i32 to f32", {""}},
    {"(%a: $) -> $",
     {"math.absf", "math.ceil", "math.floor", "math.round", "math.roundeven",
      "math.sqrt", "math.trunc"},
     one,
     " : $",
     reals},
    {"(%a: $) -> $",
     {"math.absi", "math.ctlz", "math.ctpop", "math.cttz"},
     one,
     " : $",
     {"i8", "i24", "i64"}},
    {"(%a: $, %b: $) -> $", {"math.copysign"}, two, " : $", reals},
    {"(%a: $, %b: $, %c: $) -> $",
     {"math.fma"},
     {"%a, %b, %c"},
     " : $",
     {"f32", "f64"}},
    {"(%a: vector<2x$>, %b: vector<2x$>, %c: vector<2x$>) -> vector<2x$>",
     {"vector.fma"},
     {"%a, %b, %c"},
     " : vector<2x$>",
     {"f32"}},
    {"(%a: $) -> $",
     {"math.acos", "math.asin", "math.atan", "math.cos", "math.cosh",
      "math.exp", "math.exp2", "math.log", "math.log10", "math.log2",
      "math.sin", "math.sinh", "math.tan", "math.tanh"},
     one,
     " : $",
     {"f64"}},
    {"(%a: $, %b: $) -> $", {"math.atan2", "math.powf"}, two, " : $", {"f64"}},
};

/// `text` with `type` for each `$`.
static std::string with(llvm::StringRef text, llvm::StringRef type) {
  std::string result;
  for (char c : text)
    c == '$' ? void(result += type) : result.push_back(c);
  return result;
}

/// A module with a function @f that carries out one op.
static std::string moduleWith(const Group &group, llvm::StringRef op,
                              llvm::StringRef operands, llvm::StringRef type) {
  auto [name, flags] = op.split(' ');
  llvm::StringRef results = group.signature.split("-> ").second;
  bool hasTwo = results.consume_front("(") && results.consume_back(")");
  return with("func.func @f" + group.signature.str() + " {\n%r" +
                  (hasTwo ? ":2" : "") + " = " + name.str() + " " +
                  operands.str() + " " + flags.str() + group.suffix.str() +
                  "\nreturn " + (hasTwo ? "%r#0, %r#1" : "%r") + " : " +
                  results.str() + "\n}\n",
              type);
}

std::vector<std::string> dialects::scalarModules() {
  std::vector<std::string> modules;
  for (const Group &group : groups)
    for (const std::string &op : group.ops)
      for (const std::string &operands : group.operands)
        for (const std::string &type : group.types)
          modules.push_back(moduleWith(group, op, operands, type));
  return modules;
}

using StatedScalar = Stated;

TEST_P(StatedScalar, AreStatedAsOnValues) {
  EXPECT_EQ(runStated(GetParam(), rulesOfRuns), "tested") << GetParam();
}
INSTANTIATE_TEST_SUITE_P(All, StatedScalar, testing::ValuesIn(scalarModules()));
