// Which loops become an scf.for, and which do not, since they may make another
// number of iterations or overflow.

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Raise.h"
#include "llvm/ADT/StringExtras.h"
#include <gtest/gtest.h>

using namespace palindrome;

namespace {
enum Kind { While, Signed, Unsigned };

/// What becomes of the one loop of `text`.
Kind raiseLoop(const std::string &text) {
  mlir::DialectRegistry registry;
  registerRaising(registry);
  registry.insert<mlir::LLVM::LLVMDialect>();
  mlir::MLIRContext context(registry);
  auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
  EXPECT_TRUE(module) << text;
  RaiseOptions options;
  options.dialects = {"scf"};
  RaiseStats stats;
  EXPECT_TRUE(succeeded(raiseModule(*module, options, stats)));
  EXPECT_TRUE(succeeded(mlir::verify(*module)));
  Kind kind = While;
  unsigned loops = 0;
  module->walk([&](mlir::Operation *op) {
    loops += llvm::isa<mlir::scf::ForOp, mlir::scf::WhileOp>(op);
    if (auto loop = llvm::dyn_cast<mlir::scf::ForOp>(op))
      kind = loop.getUnsignedCmp() ? Unsigned : Signed;
  });
  EXPECT_EQ(loops, 1u) << text;
  return kind;
}

/// A loop that tests last, with `guard` around it: from %init on by %step as
/// long as `test` holds. `next` has the flags of the increment.
struct Last {
  const char *guard, *init, *step, *next, *test;
};

std::string textOf(const Last &loop) {
  std::string text = "llvm.func @g(i64)\n"
                     "llvm.func @f(%n: i32, %m: i64, %true: i1) {\n"
                     "  %c0 = llvm.mlir.constant(0 : i32) : i32\n"
                     "  %c3 = llvm.mlir.constant(3 : i32) : i32\n"
                     "  %zero = llvm.mlir.constant(0 : i64) : i64\n"
                     "  %six = llvm.mlir.constant(6 : i64) : i64\n"
                     "  %least = llvm.mlir.constant(-1 : i64) : i64\n"
                     "  %wide = llvm.zext %n : i32 to i64\n"
                     "  %init = llvm.mlir.constant(INIT : i64) : i64\n"
                     "  %step = llvm.mlir.constant(STEP : i64) : i64\n"
                     "  %guard = GUARD\n"
                     "  llvm.cond_br %guard, ^loop(%init : i64), ^end\n"
                     "^loop(%i: i64):\n"
                     "  llvm.call @g(%i) : (i64) -> ()\n"
                     "  %next = llvm.add %i, %step NEXT : i64\n"
                     "  %c = llvm.icmp TEST : i64\n"
                     "  llvm.cond_br %c, ^loop(%next : i64), ^end\n"
                     "^end:\n"
                     "  llvm.return\n}\n";
  for (auto [name, value] : {std::pair("INIT", loop.init),
                             {"STEP", loop.step},
                             {"GUARD", loop.guard},
                             {"NEXT", loop.next},
                             {"TEST", loop.test}})
    text.replace(text.find(name), strlen(name), value);
  return text;
}

constexpr const char *always = "llvm.or %true, %true : i1",
                     *positive = "llvm.icmp \"sgt\" %n, %c0 : i32",
                     *notZero = "llvm.icmp \"ne\" %n, %c0 : i32",
                     *above3 = "llvm.icmp \"sgt\" %n, %c3 : i32",
                     *wideNotZero = "llvm.icmp \"ne\" %m, %zero : i64",
                     *widePositive = "llvm.icmp \"sgt\" %m, %zero : i64";
} // namespace

TEST(Counted, LoopsThatTestLast) {
  const std::pair<Last, Kind> cases[] = {
      {{positive, "0", "1", "", "\"ne\" %next, %wide"}, Signed},
      {{positive, "0", "1", "", "\"ne\" %wide, %next"}, Signed},
      {{notZero, "0", "1", "overflow<nsw, nuw>", "\"ne\" %next, %wide"},
       Signed},
      {{above3, "3", "1", "", "\"slt\" %next, %wide"}, Signed},
      {{widePositive, "0", "1", "", "\"ne\" %next, %m"}, Signed},
      {{wideNotZero, "0", "1", "", "\"ne\" %next, %m"}, Unsigned},
      {{positive, "0", "4", "", "\"ult\" %next, %wide"}, Signed},
      {{positive, "0", "1", "", "\"sle\" %next, %wide"}, Signed},
      {{positive, "0", "1", "", "\"slt\" %i, %wide"}, Signed},
      {{always, "0", "1", "", "\"ne\" %next, %six"}, Signed},
      {{always, "0", "2", "", "\"slt\" %next, %six"}, Signed},
      {{always, "0", "1", "", "\"ult\" %next, %least"}, While},
      {{always, "-2", "1", "", "\"slt\" %next, %six"}, Signed},
      // It makes an iteration in any case.
      {{always, "0", "1", "", "\"slt\" %next, %wide"}, While},
      {{positive, "3", "1", "", "\"ne\" %next, %wide"}, While},
      // It may pass its bound.
      {{notZero, "-1", "1", "", "\"ne\" %next, %m"}, While},
      {{positive, "0", "2", "", "\"ne\" %next, %wide"}, While},
      // The counter may overflow.
      {{widePositive, "0", "4", "", "\"slt\" %next, %m"}, While},
      {{widePositive, "0", "1", "", "\"sle\" %next, %m"}, While},
      // An increment is poison, at which the test is undefined.
      {{wideNotZero, "0", "1", "overflow<nsw>", "\"ne\" %next, %m"}, While},
      {{always, "-2", "1", "overflow<nuw>", "\"slt\" %next, %six"}, While},
      // No step forward.
      {{positive, "0", "-1", "", "\"slt\" %next, %wide"}, While},
      {{positive, "0", "0", "", "\"slt\" %next, %wide"}, While},
  };
  for (const auto &[loop, kind] : cases)
    EXPECT_EQ(raiseLoop(textOf(loop)), kind) << textOf(loop);
}

TEST(Counted, LoopsThatTestFirst) {
  struct Case {
    const char *test, *step;
    Kind kind;
  };
  const Case cases[] = {
      {"\"slt\" %i, %m", "1", Signed},    {"\"sgt\" %m, %i", "1", Signed},
      {"\"ult\" %i, %m", "1", Unsigned},  {"\"ne\" %i, %m", "1", Unsigned},
      {"\"ne\" %i, %wide", "1", Signed},  {"\"slt\" %i, %wide", "8", Signed},
      {"\"sle\" %i, %wide", "1", Signed}, {"\"sle\" %i, %m", "1", While},
      {"\"slt\" %i, %m", "2", While},     {"\"ne\" %i, %wide", "2", While},
      {"\"sgt\" %i, %m", "1", While},
  };
  for (const Case &each : cases) {
    std::string text = "llvm.func @g(i64, i64)\n"
                       "llvm.func @f(%n: i32, %m: i64) -> i64 {\n"
                       "  %zero = llvm.mlir.constant(0 : i64) : i64\n"
                       "  %wide = llvm.zext %n : i32 to i64\n"
                       "  %step = llvm.mlir.constant(" +
                       std::string(each.step) +
                       " : i64) : i64\n"
                       "  llvm.br ^test(%zero, %m : i64, i64)\n"
                       "^test(%i: i64, %s: i64):\n"
                       "  %c = llvm.icmp " +
                       each.test +
                       " : i64\n"
                       "  llvm.cond_br %c, ^body, ^end\n"
                       "^body:\n"
                       "  llvm.call @g(%i, %s) : (i64, i64) -> ()\n"
                       "  %t = llvm.mul %s, %i : i64\n"
                       "  %next = llvm.add %i, %step : i64\n"
                       "  llvm.br ^test(%next, %t : i64, i64)\n"
                       "^end:\n"
                       "  %r = llvm.xor %s, %i : i64\n"
                       "  llvm.return %r : i64\n}\n";
    EXPECT_EQ(raiseLoop(text), each.kind) << text;
  }
}
