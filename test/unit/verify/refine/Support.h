// Parses the modules of the driver's tests.

#ifndef PALINDROME_TEST_UNIT_VERIFY_REFINE_SUPPORT_H
#define PALINDROME_TEST_UNIT_VERIFY_REFINE_SUPPORT_H

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

namespace palindrome::refine {

/// Null after a failure of the test.
inline std::unique_ptr<llvm::Module> parse(llvm::LLVMContext &context,
                                           const std::string &text) {
  llvm::SMDiagnostic error;
  auto module = llvm::parseAssemblyString(text, error, context);
  EXPECT_TRUE(module) << error.getMessage().str();
  return module;
}

} // namespace palindrome::refine

#endif // PALINDROME_TEST_UNIT_VERIFY_REFINE_SUPPORT_H
