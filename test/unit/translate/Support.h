// What the translators' tests share: modules from text, each in a context of
// its own, and the round trip that every construct must survive.

#ifndef PALINDROME_TEST_UNIT_TRANSLATE_SUPPORT_H
#define PALINDROME_TEST_UNIT_TRANSLATE_SUPPORT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

namespace palindrome::test {

/// An LLVM module with its context; `module` is null when `text` was no module.
struct LLVMSource {
  explicit LLVMSource(llvm::StringRef text);

  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module;
  /// Why it does not parse or verify; empty when it does.
  std::string error;
};

/// An MLIR context that keeps the diagnostics of severity warning and error.
struct MLIRState {
  MLIRState();

  mlir::MLIRContext context;
  std::vector<std::string> warnings, errors;
};

/// LLVM's print without the ModuleID line.
std::string print(const llvm::Module &module);

/// MLIR's print with locations.
std::string print(mlir::ModuleOp module);

/// The import of `text` in `state`'s context; null when it does not parse,
/// after a test failure.
mlir::OwningOpRef<mlir::ModuleOp> importText(llvm::StringRef text,
                                             MLIRState &state);

/// MLIR's print of the import of `text`.
std::string importedText(llvm::StringRef text);

/// Whether the version of the format is the only carried entry in `text`, an
/// imported module.
testing::AssertionResult carriesNothing(llvm::StringRef text);

/// Exports `module` with every check; gives the print, or "" when it reported
/// an error. A test failure when the result does not verify.
std::string exportedText(mlir::ModuleOp module);

/// Demands that `ir` comes back byte for byte, with the MLIR in the middle kept
/// in memory, sent through text and sent through bytecode. Gives the MLIR text.
std::string roundTrip(llvm::StringRef ir);

/// One entry of a table of modules to round-trip.
struct Case {
  const char *name;
  const char *ir;
};
inline void PrintTo(const Case &entry, std::ostream *stream) {
  *stream << entry.name;
}
inline std::string nameOf(const testing::TestParamInfo<Case> &info) {
  return info.param.name;
}

class RoundTrip : public testing::TestWithParam<Case> {};

} // namespace palindrome::test

/// Round-trips every case of the array `cases`.
#define ROUND_TRIP_CASES(suite, cases)                                         \
  INSTANTIATE_TEST_SUITE_P(suite, RoundTrip, testing::ValuesIn(cases), nameOf)

#endif // PALINDROME_TEST_UNIT_TRANSLATE_SUPPORT_H
