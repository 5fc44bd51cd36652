// The parts of a side, for tests that use them without a walk.

#ifndef PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_ENCODE_STATE_SUPPORT_H
#define PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_ENCODE_STATE_SUPPORT_H

#include "verify/judge/refine/encode/state/Problem.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

namespace palindrome::encode {

/// A test with terms and a problem. The problem is that of @src and @tgt, or of
/// @src and itself where there is no @tgt.
class StateTest : public testing::Test {
protected:
  void parse(llvm::StringRef text) {
    llvm::SMDiagnostic error;
    module = llvm::parseAssemblyString(text, error, context);
    ASSERT_TRUE(module) << error.getMessage().str();
    source = module->getFunction("src");
    target = module->getFunction("tgt");
    problem.emplace(*source, target ? *target : *source, options);
  }
  /// The instruction of that name in @src.
  const llvm::Instruction &inst(llvm::StringRef name) const {
    for (const llvm::Instruction &inst : llvm::instructions(*source))
      if (inst.getName() == name)
        return inst;
    ADD_FAILURE() << "no instruction " << name.str();
    return *llvm::inst_begin(source);
  }
  static bool canHold(Expr condition) {
    return smt::check(condition, 60).kind == Answer::Sat;
  }
  static bool alwaysHolds(Expr condition) {
    return smt::check(!condition, 60).kind == Answer::Unsat;
  }
  static Expr word(uint64_t value) { return Expr::bits(offsetBits, value); }

  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module;
  const llvm::Function *source = nullptr, *target = nullptr;
  RefineOptions options;
  ExprArena terms;
  std::optional<Problem> problem;
};

} // namespace palindrome::encode

#endif // PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_ENCODE_STATE_SUPPORT_H
