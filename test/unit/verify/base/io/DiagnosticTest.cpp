// Diagnostics in the form that users see, and the handlers that collect them.

#include "verify/base/io/Diagnostic.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LLVMContext.h"
#include <gtest/gtest.h>

using namespace palindrome;

TEST(Diagnostic, OneLine) {
  EXPECT_EQ(oneLine(""), "");
  EXPECT_EQ(oneLine("a"), "a");
  EXPECT_EQ(oneLine("\n a \n\n  b\n"), "a; b");
  EXPECT_EQ(oneLine("a\na\nb\na"), "a; b; a");
}

TEST(Diagnostic, OneLineIsBounded) {
  EXPECT_EQ(oneLine(std::string(1000, 'x')), std::string(1000, 'x'));
  EXPECT_EQ(oneLine(std::string(1001, 'x')), std::string(1000, 'x') + "...");
}

TEST(Diagnostic, Place) {
  Diagnostic diagnostic{"f.ll", 3, 4, "wrong"};
  EXPECT_EQ(diagnostic.str(), "f.ll:3:4: error: wrong");
  EXPECT_EQ(diagnostic.within("f.ll"), "3:4: wrong");
  EXPECT_EQ(diagnostic.within("g.ll"), "f.ll:3:4: wrong");
}

TEST(Diagnostic, NoPlace) {
  Diagnostic diagnostic{"f.ll", 0, 0, "wrong"};
  EXPECT_EQ(diagnostic.str(), "f.ll: error: wrong");
  EXPECT_EQ(diagnostic.within("g.ll"), "wrong");
}

namespace {
/// Counts what reaches it.
struct Counter final : llvm::DiagnosticHandler {
  explicit Counter(unsigned &count) : count(count) {}
  bool handleDiagnostics(const llvm::DiagnosticInfo &) override {
    ++count;
    return true;
  }
  unsigned &count;
};
} // namespace

static void report(llvm::LLVMContext &context, llvm::StringRef message,
                   llvm::DiagnosticSeverity severity) {
  context.diagnose(llvm::DiagnosticInfoGeneric(message, severity));
}

TEST(LLVMErrors, KeepsTheFirstError) {
  llvm::LLVMContext context;
  LLVMErrors errors(context);
  report(context, "a warning", llvm::DS_Warning);
  EXPECT_FALSE(errors.first);
  report(context, "first", llvm::DS_Error);
  report(context, "second", llvm::DS_Error);
  EXPECT_EQ(errors.first, "first");
}

TEST(LLVMErrors, RestoresThePreviousHandler) {
  llvm::LLVMContext context;
  unsigned count = 0;
  context.setDiagnosticHandler(std::make_unique<Counter>(count));
  {
    LLVMErrors outer(context);
    {
      LLVMErrors inner(context);
      report(context, "inner", llvm::DS_Error);
      EXPECT_EQ(inner.first, "inner");
    }
    report(context, "outer", llvm::DS_Error);
    EXPECT_EQ(outer.first, "outer");
    EXPECT_EQ(count, 0u);
  }
  report(context, "after", llvm::DS_Error);
  EXPECT_EQ(count, 1u);
}
