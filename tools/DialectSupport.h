// What is translated of each dialect, as the registry of extensions has it.

#ifndef PALINDROME_TOOLS_DIALECTSUPPORT_H
#define PALINDROME_TOOLS_DIALECTSUPPORT_H

#include "mlir/IR/MLIRContext.h"
#include <string>
#include <vector>

namespace palindrome {

struct DialectSupport {
  std::string name;
  unsigned operations = 0; ///< How many it has.
  /// The ops that Palindrome's own interface exports.
  std::vector<std::string> direct;
  /// Whether upstream's interface exports others, through the bridge.
  bool hasBridge = false;
  /// The intrinsics that an import may bring back as ops of the dialect.
  std::vector<std::string> intrinsics;
};

/// Loads every dialect that is registered in `context`, and lists those of
/// which something is translated, by name.
std::vector<DialectSupport> listDialects(mlir::MLIRContext &context);

} // namespace palindrome

#endif // PALINDROME_TOOLS_DIALECTSUPPORT_H
