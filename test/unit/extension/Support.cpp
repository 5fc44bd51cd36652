// Support for the tests of the extension registry.

#include "Support.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Dialects.h"
#include "palindrome/Import.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Verifier.h"

using namespace palindrome;
using namespace palindrome::test;

mlir::DialectRegistry palindrome::test::basicRegistry() {
  mlir::DialectRegistry registry;
  registerDialects(registry);
  registerExports(registry);
  registerImports(registry);
  registry.insert<OursDialect, TheirsDialect>();
  return registry;
}

State::State(const mlir::DialectRegistry &registry,
             mlir::MLIRContext::Threading threading)
    : context(registry, threading) {
  context.getDiagEngine().registerHandler([this](mlir::Diagnostic &diagnostic) {
    auto place =
        diagnostic.getLocation()->findInstanceOf<mlir::FileLineColLoc>();
    std::string text = std::to_string(place ? place.getLine() : 0) + ':' +
                       std::to_string(place ? place.getColumn() : 0) + ": " +
                       diagnostic.str();
    if (diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error)
      errors.push_back(text);
    else if (diagnostic.getSeverity() == mlir::DiagnosticSeverity::Warning)
      warnings.push_back(text);
  });
}

mlir::OwningOpRef<mlir::ModuleOp> State::parse(llvm::StringRef text) {
  auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
  EXPECT_TRUE(module) << testing::PrintToString(errors) << "\n" << text.str();
  return module;
}

std::string palindrome::test::exportText(llvm::StringRef text, State &state) {
  auto source = state.parse(text);
  if (!source)
    return "";
  llvm::LLVMContext context;
  auto exported = exportModule(*source, context);
  EXPECT_EQ(exported == nullptr, !state.errors.empty())
      << testing::PrintToString(state.errors);
  if (!exported)
    return "";
  std::string result;
  llvm::raw_string_ostream stream(result);
  EXPECT_FALSE(llvm::verifyModule(*exported, &stream)) << result;
  result.clear();
  exported->print(stream, nullptr);
  if (llvm::StringRef(result).starts_with("; ModuleID"))
    result.erase(0, result.find('\n') + 1);
  return result;
}

std::string
palindrome::test::exportText(llvm::StringRef text,
                             const mlir::DialectRegistry &registry) {
  State state(registry);
  std::string result = exportText(text, state);
  EXPECT_EQ(testing::PrintToString(state.errors), "{}");
  EXPECT_EQ(testing::PrintToString(state.warnings), "{}");
  return result;
}
