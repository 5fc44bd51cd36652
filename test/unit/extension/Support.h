// Support for the tests of the extension registry: dialects that accept any op,
// and contexts that record errors with their locations.

#ifndef PALINDROME_TEST_UNIT_EXTENSION_SUPPORT_H
#define PALINDROME_TEST_UNIT_EXTENSION_SUPPORT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "palindrome/Export.h"
#include "palindrome/Extension.h"
#include <gtest/gtest.h>

namespace palindrome::test {

/// A dialect that registers no op and accepts all that begin with its name.
template <typename Derived> class OpenDialect : public mlir::Dialect {
  friend Derived;
  explicit OpenDialect(mlir::MLIRContext *context)
      : Dialect(Derived::getDialectNamespace(), context,
                mlir::TypeID::get<Derived>()) {
    allowUnknownOperations();
  }
};

/// The dialect `ours`, for tests that register an ExportInterface.
class OursDialect : public OpenDialect<OursDialect> {
public:
  explicit OursDialect(mlir::MLIRContext *context) : OpenDialect(context) {}
  static constexpr llvm::StringLiteral getDialectNamespace() { return "ours"; }
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(OursDialect)
};

/// The dialect `theirs`, for tests that register an upstream interface.
class TheirsDialect : public OpenDialect<TheirsDialect> {
public:
  explicit TheirsDialect(mlir::MLIRContext *context) : OpenDialect(context) {}
  static constexpr llvm::StringLiteral getDialectNamespace() {
    return "theirs";
  }
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TheirsDialect)
};

/// The dialects and extensions that all tests need: the built-in ones, and the
/// dialects above.
mlir::DialectRegistry basicRegistry();

/// A context that records errors and warnings as "LINE:COLUMN: TEXT", with 0:0
/// for an unknown location.
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
/// `state` records. Fails the test if the result does not verify.
std::string exportText(llvm::StringRef text, State &state);

/// The export of `text`, which fails the test after any error or warning.
std::string exportText(llvm::StringRef text,
                       const mlir::DialectRegistry &registry);

} // namespace palindrome::test

#endif // PALINDROME_TEST_UNIT_EXTENSION_SUPPORT_H
