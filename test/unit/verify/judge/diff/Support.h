// What the tests of the LLVM differ share: modules from text, each with its own
// context.

#ifndef PALINDROME_TEST_UNIT_VERIFY_JUDGE_DIFF_SUPPORT_H
#define PALINDROME_TEST_UNIT_VERIFY_JUDGE_DIFF_SUPPORT_H

#include "palindrome/Differ.h"
#include "test/unit/verify/judge/compare/ClassCase.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"

namespace palindrome::test {

/// A module with its context.
struct Parsed {
  explicit Parsed(llvm::StringRef text) {
    context.setDiagnosticHandlerCallBack(
        [](const llvm::DiagnosticInfo *, void *) {});
    llvm::SMDiagnostic error;
    module = llvm::parseAssemblyString(text, error, context);
    EXPECT_TRUE(module) << error.getMessage().str() << "\n" << text.str();
    if (!module)
      module = std::make_unique<llvm::Module>("broken", context);
  }
  operator const llvm::Module &() const { return *module; }

  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module;
};

inline DiffResult diffText(llvm::StringRef a, llvm::StringRef b,
                           const DiffOptions &options = {}) {
  Parsed left(a), right(b);
  return diffModules(left, right, options);
}

} // namespace palindrome::test

#endif // PALINDROME_TEST_UNIT_VERIFY_JUDGE_DIFF_SUPPORT_H
