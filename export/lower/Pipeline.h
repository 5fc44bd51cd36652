// The passes of a lowering, in their order.

#ifndef PALINDROME_EXPORT_LOWER_PIPELINE_H
#define PALINDROME_EXPORT_LOWER_PIPELINE_H

#include "palindrome/Lower.h"

namespace palindrome::lower {

/// What a module holds that decides which passes it needs.
struct Contents {
  bool hasTensors = false;      ///< A value or an attribute of a function.
  bool hasDeallocation = false; ///< An op that frees a memref.
};

Contents findContents(mlir::ModuleOp module);

/// The passes for a module with `contents`, as text, separated by commas.
std::string printPasses(const Contents &contents,
                        const LoweringOptions &options);

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_PIPELINE_H
