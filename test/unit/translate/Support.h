// Functions for the tests of the translators: modules from text, each in a
// context of its own, and the round trip.

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

/// An LLVM module with its context; `module` is null if `text` does not parse
/// or verify.
struct LLVMSource {
  explicit LLVMSource(llvm::StringRef text);

  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module;
  /// The error if it does not parse or verify.
  std::string error;
};

/// An MLIR context that records warnings and errors.
struct MLIRState {
  MLIRState();

  mlir::MLIRContext context;
  std::vector<std::string> warnings, errors;
};

/// The text of an LLVM module without the ModuleID line.
std::string print(const llvm::Module &module);

/// The text of an MLIR module with locations.
std::string print(mlir::ModuleOp module);

/// The import of `text` in the context of `state`. Null, after a test failure,
/// if it does not parse.
mlir::OwningOpRef<mlir::ModuleOp> importText(llvm::StringRef text,
                                             MLIRState &state);

/// The text of the import of `text`.
std::string importedText(llvm::StringRef text);

/// Whether the version of the format is the only carried entry in `text`, an
/// imported module.
testing::AssertionResult carriesNothing(llvm::StringRef text);

/// Exports `module` and returns the text; "" if the export reported an error.
/// It is a test failure if the result does not verify.
std::string exportedText(mlir::ModuleOp module);

/// Round-trips `ir` with the MLIR in memory, as text and as bytecode. It is a
/// test failure if the result differs in a byte. Returns the MLIR text.
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
