// Lists the ops and intrinsics of each dialect that its registered interfaces
// translate.

#ifndef PALINDROME_TOOLS_LINE_DIALECTSUPPORT_H
#define PALINDROME_TOOLS_LINE_DIALECTSUPPORT_H

#include "mlir/IR/MLIRContext.h"
#include <string>
#include <vector>

namespace palindrome::tools {

struct DialectSupport {
  std::string name;
  unsigned operations = 0; ///< The number of ops of the dialect.
  /// The ops that Palindrome's own interface exports.
  std::vector<std::string> direct;
  /// Whether MLIR's own interface exports other ops, or the dialect's
  /// attributes, through the bridge.
  bool hasBridge = false;
  /// The intrinsics that an import may translate to ops of the dialect.
  std::vector<std::string> intrinsics;
};

/// Loads every dialect that is registered in `context` and lists those with an
/// interface for translation, sorted by name.
std::vector<DialectSupport> listDialects(mlir::MLIRContext &context);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_LINE_DIALECTSUPPORT_H
