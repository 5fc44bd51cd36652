// Modules of text, for the tests of all judges of LLVM IR.

#ifndef PALINDROME_TEST_UNIT_VERIFY_MODULES_H
#define PALINDROME_TEST_UNIT_VERIFY_MODULES_H

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

namespace palindrome {

/// The module `text` in `context`; null after a failure of the test.
inline std::unique_ptr<llvm::Module> parseText(llvm::LLVMContext &context,
                                               llvm::StringRef text) {
  llvm::SMDiagnostic error;
  auto module = llvm::parseAssemblyString(text, error, context);
  EXPECT_TRUE(module) << error.getMessage().str() << " in " << text.str();
  return module;
}

} // namespace palindrome

#endif // PALINDROME_TEST_UNIT_VERIFY_MODULES_H
