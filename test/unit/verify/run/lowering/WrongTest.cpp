// Lowerings that get one op wrong: it is found among others.

#include "Modules.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "verify/run/lowering/Judge.h"
#include "llvm/ADT/StringExtras.h"
#include <gtest/gtest.h>

using namespace palindrome;

/// A lowering that exchanges the operands of each `arith.subi`.
static std::unique_ptr<llvm::Module> lowerWrongly(mlir::ModuleOp module,
                                                  llvm::LLVMContext &context) {
  module.walk([](mlir::arith::SubIOp op) {
    op->setOperands({op.getRhs(), op.getLhs()});
  });
  if (failed(lowerToLLVM(module)))
    return nullptr;
  return nativeEngine().exportModule(module, context);
}

/// What is wrong with @f of the module `text`: what differs, the ops, and the
/// number of lines of what is left.
static std::string findWrong(llvm::StringRef text) {
  LoweringContext context;
  auto original = context.parse(text);
  mlir::OwningOpRef<mlir::ModuleOp> copy = original->clone();
  llvm::LLVMContext llvmContext;
  std::unique_ptr<llvm::Module> lowered = lowerWrongly(*copy, llvmContext);
  if (!lowered)
    return "not lowered";
  lowering::JudgeLoweringOptions options;
  options.lower = lowerWrongly;
  for (const SettledSymbol &symbol :
       lowering::judgeLowering(*original, *lowered, options))
    if (symbol.name == "@f")
      return symbol.wrong
                 ? symbol.wrong->what + ": " +
                       llvm::join(symbol.wrong->ops, ", ") + "; " +
                       std::to_string(symbol.wrong->arguments.size()) +
                       " arguments, " +
                       std::to_string(
                           llvm::StringRef(symbol.wrong->module).count('\n')) +
                       " lines"
                 : "nothing";
  return "missing";
}

TEST(FindWrong, OneOpAmongOthers) {
  EXPECT_EQ(findWrong(R"(
    func.func @g(%x: i32) -> i32 { return %x : i32 }
    func.func @f(%x: i32, %y: i32, %z: f32) -> (i32, f32) {
      %a = arith.muli %x, %y : i32
      %b = arith.addf %z, %z : f32
      %c = arith.xori %a, %x : i32
      %d = arith.subi %a, %c : i32
      %e = arith.addi %d, %y : i32
      return %e, %b : i32, f32
    })"),
            "result: arith.subi of int; 2 arguments, 5 lines");
}

TEST(FindWrong, InALoop) {
  EXPECT_EQ(findWrong(R"(
    func.func @f(%x: i24, %y: i24) -> i24 {
      %l = arith.constant 0 : index
      %h = arith.constant 3 : index
      %s = arith.constant 1 : index
      %r = scf.for %i = %l to %h step %s iter_args(%v = %x) -> i24 {
        %a = arith.ori %y, %x : i24
        %b = arith.subi %a, %y : i24
        %c = arith.andi %b, %y : i24
        %d = arith.addi %c, %b : i24
        scf.yield %d : i24
      }
      return %r : i24
    })"),
            "result: arith.subi of int, scf.for; 2 arguments, 11 lines");
}

TEST(FindWrong, NothingThatIsRight) {
  EXPECT_EQ(findWrong(R"(
    func.func @f(%x: i32, %y: i32) -> i32 {
      %a = arith.muli %x, %y : i32
      return %a : i32
    })"),
            "nothing");
}
