// What the tests of the extension registry share: dialects that take any op,
// and contexts that keep the errors with their places.

#ifndef PALINDROME_TEST_UNIT_EXTENSION_SUPPORT_H
#define PALINDROME_TEST_UNIT_EXTENSION_SUPPORT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "palindrome/Export.h"
#include "palindrome/Extension.h"
#include <gtest/gtest.h>

namespace palindrome::test {

/// A dialect that has no op of its own and takes every one of its name.
template <typename Derived> class OpenDialect : public mlir::Dialect {
public:
  explicit OpenDialect(mlir::MLIRContext *context)
      : Dialect(Derived::getDialectNamespace(), context,
                mlir::TypeID::get<Derived>()) {
    allowUnknownOperations();
  }
};

/// One that an ExportInterface exports.
class OursDialect : public OpenDialect<OursDialect> {
public:
  using OpenDialect::OpenDialect;
  static constexpr llvm::StringLiteral getDialectNamespace() { return "ours"; }
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(OursDialect)
};

/// One that only an upstream interface exports.
class TheirsDialect : public OpenDialect<TheirsDialect> {
public:
  using OpenDialect::OpenDialect;
  static constexpr llvm::StringLiteral getDialectNamespace() {
    return "theirs";
  }
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TheirsDialect)
};

/// What all contexts here know: the translators' dialects and those above.
mlir::DialectRegistry basicRegistry();

/// A context that loads dialects as they are met, and keeps errors and warnings
/// as "LINE:COLUMN: TEXT" (0:0 for no place).
struct State {
  explicit State(const mlir::DialectRegistry &registry,
                 mlir::MLIRContext::Threading threading =
                     mlir::MLIRContext::Threading::DISABLED);

  /// Parses; null after a test failure.
  mlir::OwningOpRef<mlir::ModuleOp> parse(llvm::StringRef text);

  mlir::MLIRContext context;
  std::vector<std::string> errors, warnings;
};

/// The export of `text`, without the ModuleID line; "" after an error, which
/// `state` then has. A test failure if the result does not verify.
std::string exportText(llvm::StringRef text, State &state);

/// The same, with a test failure after any error or warning.
std::string exportText(llvm::StringRef text,
                       const mlir::DialectRegistry &registry);

} // namespace palindrome::test

#endif // PALINDROME_TEST_UNIT_EXTENSION_SUPPORT_H
