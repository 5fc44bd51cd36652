// The dialects of the tests of this folder.

#ifndef PALINDROME_TEST_UNIT_VERIFY_RUN_MEANING_DIALECTS_H
#define PALINDROME_TEST_UNIT_VERIFY_RUN_MEANING_DIALECTS_H

#include "mlir/IR/DialectRegistry.h"
#include "palindrome/Dialects.h"
#include "palindrome/Export.h"
#include "palindrome/Lower.h"

namespace palindrome::meaning {

/// What a module needs to be lowered and exported.
inline mlir::DialectRegistry makeRegistry() {
  mlir::DialectRegistry registry;
  registerDialects(registry);
  registerExports(registry);
  registerLowering(registry);
  return registry;
}

} // namespace palindrome::meaning

#endif // PALINDROME_TEST_UNIT_VERIFY_RUN_MEANING_DIALECTS_H
