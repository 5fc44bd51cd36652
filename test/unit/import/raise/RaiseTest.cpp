// Raising, against MLIR's own conversions to `llvm`, which share nothing with
// the table of counterparts; and down, up, and down again.

#include "palindrome/Raise.h"
#include "mlir/Conversion/ConvertToLLVM/ToLLVMPass.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "palindrome/Dialects.h"
#include "palindrome/Export.h"
#include "palindrome/Lower.h"
#include "translate/Carrier.h"
#include "translate/Counterparts.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include <gtest/gtest.h>

using namespace palindrome;

namespace {

mlir::MLIRContext &context() {
  static mlir::MLIRContext *context = [] {
    mlir::DialectRegistry registry;
    registerDialects(registry);
    registerExports(registry);
    registerLowering(registry);
    auto *made = new mlir::MLIRContext(registry);
    for (llvm::StringRef dialect : raisedDialects())
      made->getOrLoadDialect(dialect);
    return made;
  }();
  return *context;
}

using Module = mlir::OwningOpRef<mlir::ModuleOp>;

Module parse(const std::string &text) {
  Module module = mlir::parseSourceString<mlir::ModuleOp>(text, &context());
  EXPECT_TRUE(module && succeeded(mlir::verify(*module))) << text;
  return module;
}

std::string print(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream);
  return text;
}

/// Converts by MLIR's passes alone.
void convert(mlir::ModuleOp module) {
  mlir::PassManager manager(&context());
  manager.addPass(mlir::createConvertToLLVMPass());
  EXPECT_TRUE(succeeded(manager.run(module)));
}

RaiseStats raise(mlir::ModuleOp module, std::vector<std::string> to = {}) {
  RaiseOptions options;
  options.dialects = std::move(to);
  if (options.dialects.empty())
    for (llvm::StringRef dialect : exactDialects())
      options.dialects.push_back(dialect.str());
  RaiseStats stats;
  EXPECT_TRUE(succeeded(raiseModule(module, options, stats)));
  EXPECT_TRUE(succeeded(mlir::verify(module))) << print(module);
  return stats;
}

std::string versioned(const std::string &body) {
  return "module attributes {llvmx.version = 1 : i32} {\n" + body + "}\n";
}

/// A function for each of `lines`, "T, ... -> R: OP", in which OP has %0, %1,
/// ... for the operands.
std::string functionsOf(llvm::ArrayRef<const char *> lines) {
  std::string text;
  for (auto [number, entry] : llvm::enumerate(lines)) {
    auto [signature, op] = llvm::StringRef(entry).split(": ");
    auto [types, result] = signature.split(" -> ");
    llvm::SmallVector<llvm::StringRef> split;
    types.split(split, ", ");
    llvm::SmallVector<std::string> parameters;
    for (size_t index = 0; index < split.size(); ++index)
      parameters.push_back(
          ("%" + llvm::Twine(index) + ": " + split[index]).str());
    text += ("func.func @f" + llvm::Twine(number) + "(" +
             llvm::join(parameters, ", ") + ") -> " + result +
             " {\n%r = " + op + "\nreturn %r : " + result + "\n}\n")
                .str();
  }
  return text;
}

const char *const plain[] = {
    "i8 -> i8: arith.constant 5 : i8",
    "i8 -> f32: arith.constant 0x7FC00001 : f32",
    "i8 -> vector<2xi16>: arith.constant dense<[1, -2]> : vector<2xi16>",
    "i8 -> vector<[2]xf64>: arith.constant dense<1.5> : vector<[2]xf64>",
    "i8, i8 -> i8: arith.addi %0, %1 : i8",
    "i8, i8 -> i8: arith.addi %0, %1 overflow<nsw> : i8",
    "i8, i8 -> i8: arith.addi %0, %1 overflow<nuw> : i8",
    "i8, i8 -> i8: arith.subi %0, %1 overflow<nsw, nuw> : i8",
    "i8, i8 -> i8: arith.muli %0, %1 : i8",
    "i8, i8 -> i8: arith.divui %0, %1 : i8",
    "i8, i8 -> i8: arith.divui %0, %1 exact : i8",
    "i8, i8 -> i8: arith.divsi %0, %1 : i8",
    "i8, i8 -> i8: arith.remui %0, %1 : i8",
    "i8, i8 -> i8: arith.remsi %0, %1 : i8",
    "i8, i8 -> i8: arith.andi %0, %1 : i8",
    "i8, i8 -> i8: arith.ori %0, %1 : i8",
    "i8, i8 -> i8: arith.xori %0, %1 : i8",
    "i8, i8 -> i8: arith.shli %0, %1 overflow<nuw> : i8",
    "i8, i8 -> i8: arith.shrui %0, %1 exact : i8",
    "i8, i8 -> i8: arith.shrsi %0, %1 : i8",
    "f32 -> f32: arith.negf %0 : f32",
    "f32, f32 -> f32: arith.addf %0, %1 fastmath<nnan> : f32",
    "f32, f32 -> f32: arith.addf %0, %1 fastmath<ninf> : f32",
    "f32, f32 -> f32: arith.addf %0, %1 fastmath<nsz> : f32",
    "f32, f32 -> f32: arith.addf %0, %1 fastmath<arcp> : f32",
    "f32, f32 -> f32: arith.addf %0, %1 fastmath<contract> : f32",
    "f32, f32 -> f32: arith.addf %0, %1 fastmath<afn> : f32",
    "f32, f32 -> f32: arith.addf %0, %1 fastmath<reassoc> : f32",
    "f32, f32 -> f32: arith.addf %0, %1 fastmath<fast> : f32",
    "f80, f80 -> f80: arith.subf %0, %1 fastmath<nnan,nsz> : f80",
    "f16, f16 -> f16: arith.mulf %0, %1 : f16",
    "bf16, bf16 -> bf16: arith.divf %0, %1 : bf16",
    "f128, f128 -> f128: arith.remf %0, %1 : f128",
    "i8 -> i32: arith.extui %0 : i8 to i32",
    ("vector<4xi8> -> vector<4xi32>: arith.extsi %0 : vector<4xi8> to "
     "vector<4xi32>"),
    "f32 -> f64: arith.extf %0 : f32 to f64",
    "i32 -> i8: arith.trunci %0 : i32 to i8",
    "i32 -> i8: arith.trunci %0 overflow<nuw> : i32 to i8",
    "f64 -> f32: arith.truncf %0 : f64 to f32",
    "i8 -> f32: arith.uitofp %0 : i8 to f32",
    "i8 -> f32: arith.sitofp %0 : i8 to f32",
    "f32 -> i8: arith.fptoui %0 : f32 to i8",
    "f32 -> i8: arith.fptosi %0 : f32 to i8",
    "f32 -> i32: arith.bitcast %0 : f32 to i32",
    "i8, i8 -> i1: arith.cmpi eq, %0, %1 : i8",
    "i8, i8 -> i1: arith.cmpi ne, %0, %1 : i8",
    "i8, i8 -> i1: arith.cmpi slt, %0, %1 : i8",
    "i8, i8 -> i1: arith.cmpi sle, %0, %1 : i8",
    "i8, i8 -> i1: arith.cmpi sgt, %0, %1 : i8",
    "i8, i8 -> i1: arith.cmpi sge, %0, %1 : i8",
    "i8, i8 -> i1: arith.cmpi ult, %0, %1 : i8",
    "i8, i8 -> i1: arith.cmpi ule, %0, %1 : i8",
    "i8, i8 -> i1: arith.cmpi ugt, %0, %1 : i8",
    "i8, i8 -> i1: arith.cmpi uge, %0, %1 : i8",
    "f32, f32 -> i1: arith.cmpf false, %0, %1 : f32",
    "f32, f32 -> i1: arith.cmpf oeq, %0, %1 : f32",
    "f32, f32 -> i1: arith.cmpf ogt, %0, %1 : f32",
    "f32, f32 -> i1: arith.cmpf oge, %0, %1 : f32",
    "f32, f32 -> i1: arith.cmpf olt, %0, %1 : f32",
    "f32, f32 -> i1: arith.cmpf ole, %0, %1 : f32",
    "f32, f32 -> i1: arith.cmpf one, %0, %1 fastmath<ninf> : f32",
    "f32, f32 -> i1: arith.cmpf ord, %0, %1 : f32",
    "f32, f32 -> i1: arith.cmpf ueq, %0, %1 : f32",
    "f32, f32 -> i1: arith.cmpf ugt, %0, %1 : f32",
    "f32, f32 -> i1: arith.cmpf uge, %0, %1 : f32",
    "f32, f32 -> i1: arith.cmpf ult, %0, %1 : f32",
    "f32, f32 -> i1: arith.cmpf ule, %0, %1 : f32",
    "f32, f32 -> i1: arith.cmpf une, %0, %1 : f32",
    "f32, f32 -> i1: arith.cmpf uno, %0, %1 : f32",
    "f32, f32 -> i1: arith.cmpf true, %0, %1 : f32",
    "i1, i8, i8 -> i8: arith.select %0, %1, %2 : i8",
    ("i1, !llvm.ptr, !llvm.ptr -> !llvm.ptr: arith.select %0, %1, %2 : "
     "!llvm.ptr"),
    "i8, i8 -> i8: arith.maxsi %0, %1 : i8",
    "i8, i8 -> i8: arith.maxui %0, %1 : i8",
    "i8, i8 -> i8: arith.minsi %0, %1 : i8",
    "i8, i8 -> i8: arith.minui %0, %1 : i8",
    "f32, f32 -> f32: arith.maximumf %0, %1 : f32",
    "f32, f32 -> f32: arith.minimumf %0, %1 fastmath<nsz> : f32",
    "f32, f32 -> f32: arith.maxnumf %0, %1 : f32",
    "f32, f32 -> f32: arith.minnumf %0, %1 : f32",
    "f32 -> f32: math.absf %0 : f32",
    "i8 -> i8: math.absi %0 : i8",
    "f32 -> f32: math.ceil %0 fastmath<afn> : f32",
    "f32, f32 -> f32: math.copysign %0, %1 : f32",
    "f32 -> f32: math.cos %0 : f32",
    "i8 -> i8: math.ctlz %0 : i8",
    "i8 -> i8: math.ctpop %0 : i8",
    "i8 -> i8: math.cttz %0 : i8",
    "f32 -> f32: math.exp %0 : f32",
    "f32 -> f32: math.exp2 %0 : f32",
    "f32 -> f32: math.floor %0 : f32",
    "f32, f32, f32 -> f32: math.fma %0, %1, %2 : f32",
    "f32 -> f32: math.log %0 : f32",
    "f32 -> f32: math.log10 %0 : f32",
    "f32 -> f32: math.log2 %0 : f32",
    "f32, f32 -> f32: math.powf %0, %1 : f32",
    "f32 -> f32: math.round %0 : f32",
    "f32 -> f32: math.roundeven %0 : f32",
    "vector<2xf64> -> vector<2xf64>: math.sin %0 : vector<2xf64>",
    "f32 -> f32: math.sqrt %0 : f32",
    "f32 -> f32: math.trunc %0 : f32",
    "i8 -> !llvm.struct<(i8, f32)>: ub.poison : !llvm.struct<(i8, f32)>",
};

const char branches[] = R"(
func.func private @declared(i32, !llvm.ptr) -> i32
func.func @branch(%c: i1 {llvm.noundef}, %x: i32) -> (i32 {llvm.signext})
    attributes {llvm.linkage = #llvm.linkage<weak>, no_unwind,
                passthrough = ["nofree"], dso_local} {
  cf.cond_br %c weights([1, 2]), ^a(%x : i32), ^b
^a(%y: i32):
  cf.br ^c(%y : i32) {loop_annotation = #llvm.loop_annotation<mustProgress = true>}
^b:
  cf.switch %x : i32, [default: ^d, 1: ^c(%x : i32), -2: ^a(%x : i32)]
^c(%z: i32):
  %r = call @branch(%c, %z) {CConv = #llvm.cconv<fastcc>, no_unwind} : (i1, i32) -> i32
  return %r : i32
^d:
  ub.unreachable
}
func.func @nothing() {
  return
}
)";

std::string everything() { return versioned(functionsOf(plain) + branches); }

} // namespace

TEST(Raise, EachRowIsTried) {
  Module module = parse(everything());
  llvm::StringSet<> tried;
  module->walk(
      [&](mlir::Operation *op) { tried.insert(op->getName().getStringRef()); });
  for (const counterparts::Counterpart &row : counterparts::all())
    EXPECT_TRUE(tried.contains(row.op)) << row.op.str();
}

TEST(Raise, RowsAreWhatMLIRConvertsTo) {
  Module theirs = parse(everything()), ours = parse(everything());
  convert(*theirs);
  // Of no meaning in LLVM IR, where it says what the linkage does.
  theirs->walk([](mlir::LLVM::LLVMFuncOp function) {
    function.removeSymVisibilityAttr();
  });
  ASSERT_TRUE(succeeded(lowerToLLVM(*ours)));
  EXPECT_EQ(print(*ours), print(*theirs));
}

TEST(Raise, DownAndUpIsTheSame) {
  Module module = parse(everything());
  std::string before = print(*module);
  ASSERT_TRUE(succeeded(lowerToLLVM(*module)));
  std::string down = print(*module);
  RaiseStats stats = raise(*module);
  EXPECT_EQ(print(*module), before);
  EXPECT_TRUE(stats.staying.empty());
  ASSERT_TRUE(succeeded(lowerToLLVM(*module)));
  EXPECT_EQ(print(*module), down);
}

TEST(Raise, WhatOthersCannotSayStays) {
  const char *const ops[] = {
      "%r = llvm.zext nneg %i : i8 to i32",
      "%r = llvm.or disjoint %i, %i : i8",
      ("%r = llvm.select %c, %x, %x {fastmathFlags = #llvm.fastmath<nnan>} : "
       "i1, f32"),
      "%r = llvm.icmp \"eq\" %p, %p : !llvm.ptr",
      "%r = llvm.icmp \"slt\" %i, %i {llvmx.samesign} : i8",
      "%r = llvm.fpext %x {llvmx.fastmath = \"nnan\"} : f32 to f64",
      "%r = \"llvm.intr.ctlz\"(%i) <{is_zero_poison = true}> : (i8) -> i8",
      "%r = \"llvm.intr.abs\"(%i) <{is_int_min_poison = true}> : (i8) -> i8",
      "%r = llvm.bitcast %p : !llvm.ptr to !llvm.ptr",
      "%r = llvm.mlir.undef : i8",
      "%r = llvm.mlir.zero : !llvm.ptr",
      "%r = llvm.mlir.constant(dense<1> : tensor<2xi8>) : !llvm.array<2 x i8>",
  };
  for (const char *op : ops) {
    Module module = parse("llvm.func @f(%i: i8, %x: f32, %c: i1, %p: !llvm.ptr)"
                          " {\n" +
                          std::string(op) + "\nllvm.return\n}\n");
    RaiseStats stats = raise(*module);
    ASSERT_EQ(stats.staying.size(), 1u) << op;
    EXPECT_EQ(stats.staying[0].function, "f");
    EXPECT_NE(print(*module).find(stats.staying[0].op), std::string::npos)
        << print(*module);
  }
}

TEST(Raise, FunctionsWhoseSymbolsAreUsedStay) {
  struct Case {
    const char *text, *reason;
  };
  const Case cases[] = {
      {"llvm.func @f()\n"
       "llvm.func @g() -> !llvm.ptr {\n"
       "  llvm.call @f() : () -> ()\n"
       "  %p = llvm.mlir.addressof @f : !llvm.ptr\n"
       "  llvm.return %p : !llvm.ptr\n}\n",
       "its address is taken, or its symbol is used otherwise"},
      {"llvm.func @f(...)\n", "it is variadic"},
      {"llvm.func @f(%c: i1) {\n"
       "  llvm.return\n}\n"
       "llvm.func @g(%c: i1) {\n"
       "  llvm.call @f(%c) [\"x\"(%c : i1)] : (i1) -> ()\n"
       "  llvm.return\n}\n",
       "a call of it has operand bundles"},
      {"llvm.func @g(...) -> i32\n"
       "llvm.func @f() attributes {personality = @g} {\n"
       "  llvm.return\n}\n",
       "it has a personality"},
      {"llvm.func @f() {\n  llvm.return\n}\n"
       "llvm.mlir.alias external @a : !llvm.func<void ()> {\n"
       "  %p = llvm.mlir.addressof @f : !llvm.ptr\n"
       "  llvm.return %p : !llvm.ptr\n}\n",
       "its address is taken, or its symbol is used otherwise"},
  };
  for (const Case &each : cases) {
    Module module = parse(each.text);
    RaiseStats stats = raise(*module);
    auto found = llvm::find_if(stats.staying, [](const StayingOp &op) {
      return op.op == "llvm.func" && op.function == "f";
    });
    ASSERT_NE(found, stats.staying.end()) << each.text;
    EXPECT_EQ(found->reason, each.reason);
  }
}

TEST(Raise, OnlyToTheDialectsThatAreAskedFor) {
  Module module = parse("llvm.func @f(%x: i8) -> i8 {\n"
                        "  llvm.br ^bb1\n"
                        "^bb1:\n"
                        "  %r = llvm.add %x, %x : i8\n"
                        "  llvm.return %r : i8\n}\n");
  RaiseStats stats = raise(*module, {"arith"});
  EXPECT_EQ(stats.raised.size(), 1u);
  EXPECT_EQ(stats.raised["arith"], 1u);
  EXPECT_NE(print(*module).find("llvm.br"), std::string::npos);
}

TEST(Raise, OtherTypesAreLeftToThePasses) {
  Module module = parse(versioned("func.func @f(%m: memref<2xi8>, %i: index) "
                                  "-> i8 {\n"
                                  "  %j = arith.addi %i, %i : index\n"
                                  "  %r = memref.load %m[%j] : memref<2xi8>\n"
                                  "  return %r : i8\n}\n"));
  ASSERT_TRUE(succeeded(lowerToLLVM(*module)));
  EXPECT_NE(print(*module).find("llvm.func @f(%arg0: !llvm.ptr, %arg1: "
                                "!llvm.ptr, %arg2: i64"),
            std::string::npos)
      << print(*module);
}

namespace {
/// Raises constants of i1 to index.bool.constant.
class BoolRaise : public RaiseInterface {
public:
  using RaiseInterface::RaiseInterface;

  mlir::LogicalResult raiseOperation(mlir::RewriterBase &rewriter,
                                     mlir::Operation *op) const override {
    auto constant = llvm::dyn_cast<mlir::LLVM::ConstantOp>(op);
    auto value = constant ? llvm::dyn_cast<mlir::BoolAttr>(constant.getValue())
                          : nullptr;
    if (!value)
      return mlir::failure();
    rewriter.replaceOpWithNewOp<mlir::index::BoolConstantOp>(constant, value);
    return mlir::success();
  }
};
} // namespace

TEST(Raise, ADialectRaisesToItsOwnOps) {
  context()
      .getOrLoadDialect<mlir::index::IndexDialect>()
      ->addInterfaces<BoolRaise>();
  const char *const text = "llvm.func @f() -> i8 {\n"
                           "  %c = llvm.mlir.constant(true) : i1\n"
                           "  %x = llvm.mlir.constant(3 : i8) : i8\n"
                           "  llvm.return %x : i8\n}\n";
  Module module = parse(text);
  RaiseStats stats = raise(*module, {"arith", "index"});
  EXPECT_EQ(stats.raised["index"], 1u);
  EXPECT_EQ(stats.raised["arith"], 1u);
  EXPECT_NE(print(*module).find("index.bool.constant true"), std::string::npos);

  Module other = parse(text);
  RaiseOptions options;
  options.dialects = {"dlti"};
  std::string error;
  mlir::ScopedDiagnosticHandler handler(&context(),
                                        [&](mlir::Diagnostic &diagnostic) {
                                          error = diagnostic.str();
                                          return mlir::success();
                                        });
  EXPECT_TRUE(failed(raiseModule(*other, options, stats)));
  EXPECT_EQ(error, "no ops of llvm are raised to dialect 'dlti': no extension "
                   "is registered for that; load one (--load-extension)");
}

TEST(Raise, RequestsAreLeftToThePasses) {
  Module module = parse(versioned("func.func @f(%x: i8) -> i8 attributes "
                                  "{llvm.emit_c_interface} {\n"
                                  "  return %x : i8\n}\n"));
  ASSERT_TRUE(succeeded(lowerToLLVM(*module)));
  EXPECT_NE(print(*module).find("@_mlir_ciface_f"), std::string::npos)
      << print(*module);
}

TEST(Raise, BranchesGetStructure) {
  Module module = parse("llvm.func @f(%a: i32, %b: i32) -> i32 {\n"
                        "  llvm.br ^bb1(%a, %b : i32, i32)\n"
                        "^bb1(%x: i32, %y: i32):\n"
                        "  %r = llvm.srem %x, %y : i32\n"
                        "  %c = llvm.icmp \"eq\" %r, %a : i32\n"
                        "  llvm.cond_br %c, ^bb2(%y : i32), "
                        "^bb1(%y, %r : i32, i32)\n"
                        "^bb2(%z: i32):\n"
                        "  llvm.return %z : i32\n}\n"
                        "llvm.func @g(%p: !llvm.ptr) {\n"
                        "  llvm.indirectbr %p : !llvm.ptr, [^bb1]\n"
                        "^bb1:\n"
                        "  llvm.return\n}\n");
  RaiseStats stats = raise(*module, {"scf"});
  std::string text = print(*module);
  EXPECT_NE(text.find("scf.while"), std::string::npos) << text;
  EXPECT_EQ(text.find("cf.cond_br"), std::string::npos) << text;
  EXPECT_EQ(stats.raised["scf"], 1u) << text;
  EXPECT_NE(text.find("llvm.indirectbr"), std::string::npos) << text;
  ASSERT_FALSE(stats.staying.empty());
  EXPECT_EQ(stats.staying.back().reason, "it keeps the blocks of its function");
  ASSERT_TRUE(succeeded(lowerToLLVM(*module)));
}
