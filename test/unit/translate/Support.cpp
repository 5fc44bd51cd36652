// Imports, exports and round trips of modules from text.

#include "Support.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Dialects.h"
#include "palindrome/Export.h"
#include "palindrome/Import.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"

using namespace palindrome;
using namespace palindrome::test;

LLVMSource::LLVMSource(llvm::StringRef text) {
  context.setDiagnosticHandlerCallBack(
      [](const llvm::DiagnosticInfo *, void *) {});
  llvm::SMDiagnostic diagnostic;
  module = llvm::parseAssemblyString(text, diagnostic, context);
  llvm::raw_string_ostream stream(error);
  if (!module)
    diagnostic.print("", stream, /*ShowColors=*/false);
  else if (llvm::verifyModule(*module, &stream))
    module.reset();
}

MLIRState::MLIRState()
    : context(
          [] {
            mlir::DialectRegistry registry;
            registerDialects(registry);
            registerExports(registry);
            registerImports(registry);
            return registry;
          }(),
          mlir::MLIRContext::Threading::DISABLED) {
  context.loadAllAvailableDialects();
  context.getDiagEngine().registerHandler([this](mlir::Diagnostic &diagnostic) {
    std::string text = diagnostic.str();
    if (diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error)
      errors.push_back(text);
    else if (diagnostic.getSeverity() == mlir::DiagnosticSeverity::Warning)
      warnings.push_back(text);
  });
}

std::string palindrome::test::print(const llvm::Module &module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream, nullptr);
  if (llvm::StringRef(text).starts_with("; ModuleID"))
    text.erase(0, text.find('\n') + 1);
  return text;
}

std::string palindrome::test::print(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module->print(stream, mlir::OpPrintingFlags().enableDebugInfo());
  return text;
}

mlir::OwningOpRef<mlir::ModuleOp>
palindrome::test::importText(llvm::StringRef text, MLIRState &state) {
  LLVMSource source(text);
  EXPECT_TRUE(source.module) << source.error << "\n" << text.str();
  if (!source.module)
    return {};
  auto module = importModule(*source.module, state.context);
  EXPECT_TRUE(module) << testing::PrintToString(state.errors) << "\n"
                      << text.str();
  return module;
}

std::string palindrome::test::importedText(llvm::StringRef text) {
  LLVMSource source(text);
  EXPECT_TRUE(source.module) << source.error << "\n" << text.str();
  if (!source.module)
    return "";
  // The parser sets it to a name for the text.
  source.module->setSourceFileName("");
  MLIRState state;
  auto module = importModule(*source.module, state.context);
  return module ? print(*module) : "";
}

testing::AssertionResult
palindrome::test::carriesNothing(llvm::StringRef text) {
  if (text.count("llvmx.") == 1 && text.contains("llvmx.version = 1 : i32"))
    return testing::AssertionSuccess();
  return testing::AssertionFailure() << text.str();
}

std::string palindrome::test::exportedText(mlir::ModuleOp module) {
  llvm::LLVMContext context;
  auto exported = exportModule(module, context);
  if (!exported)
    return "";
  std::string error;
  llvm::raw_string_ostream stream(error);
  EXPECT_FALSE(llvm::verifyModule(*exported, &stream)) << error;
  return print(*exported);
}

std::string palindrome::test::roundTrip(llvm::StringRef ir) {
  LLVMSource source(ir);
  EXPECT_TRUE(source.module) << source.error << "\n" << ir.str();
  if (!source.module)
    return "";
  std::string before = print(*source.module);

  MLIRState memory;
  auto module = importModule(*source.module, memory.context);
  EXPECT_TRUE(module) << testing::PrintToString(memory.errors);
  if (!module)
    return "";
  EXPECT_TRUE(mlir::succeeded(mlir::verify(*module)))
      << testing::PrintToString(memory.errors);
  EXPECT_EQ(print(*source.module), before) << "importing changed the module";
  EXPECT_EQ(exportedText(*module), before) << "through memory";
  std::string text = print(*module);
  std::string bytecode;
  llvm::raw_string_ostream stream(bytecode);
  EXPECT_TRUE(mlir::succeeded(mlir::writeBytecodeToFile(*module, stream)));
  EXPECT_EQ(testing::PrintToString(memory.errors), "{}");
  EXPECT_EQ(testing::PrintToString(memory.warnings), "{}");

  for (bool isText : {true, false}) {
    MLIRState state;
    auto parsed = mlir::parseSourceString<mlir::ModuleOp>(
        isText ? text : bytecode, &state.context);
    EXPECT_TRUE(parsed) << testing::PrintToString(state.errors) << "\n" << text;
    if (!parsed)
      continue;
    EXPECT_EQ(exportedText(*parsed), before)
        << (isText ? "through text\n" : "through bytecode\n") << text;
    EXPECT_EQ(testing::PrintToString(state.errors), "{}");
    EXPECT_EQ(testing::PrintToString(state.warnings), "{}");
  }
  return text;
}
