// The passes of a lowering, in their order.

#ifndef PALINDROME_EXPORT_LOWER_PIPELINE_H
#define PALINDROME_EXPORT_LOWER_PIPELINE_H

#include "palindrome/Lower.h"
#include "llvm/ADT/StringSet.h"
#include <set>

namespace palindrome::lower {

/// What a module holds that decides which passes it needs.
struct Contents {
  bool hasTensors = false;      ///< A value or a parameter of a function.
  bool hasDeallocation = false; ///< An op that frees a memref.
  bool hasLayouts = false;      ///< A memref whose layout no strides express.
  bool hasLoops = false;        ///< An op that `Loops.h` converts.
  bool hasAtomics = false;      ///< An op that `Atomics.h` converts.
  bool hasFloats = false;       ///< A type or an op of `Floats.h`.
  bool hasIndices = false;      ///< An op that `Indices.h` converts.
  bool hasPowers = false;       ///< An op that `Powers.h` converts.
  bool hasAngles = false;       ///< An op that `Angles.h` is for.
  bool hasMaps = false;         ///< A map that `Indices.h` converts.
  bool hasComplex = false;      ///< An op that `Complex.h` converts.
  bool hasLibrary = false;      ///< An op that `Libm.h` converts.
  bool hasComposites = false;   ///< An op that `Composites.h` converts.
  bool hasMasks = false;        ///< An op that `Masks.h` converts.
  bool hasReductions = false;   ///< An op that `Reductions.h` converts.
  bool hasVectors = false;      ///< An op that `Vectors.h` converts.
  bool hasStrides = false;      ///< A stride that `Strides.h` converts.
  bool hasForeignTypes = false; ///< A type that `ForeignTypes.h` converts.
  bool hasMemory = false;       ///< An op that `Memory.h` converts.
  bool hasPointers = false;     ///< A type that `Pointers.h` converts.
  bool hasSchedule = false;     ///< A sequence that starts a schedule.
  llvm::StringSet<> ops;        ///< The names of all ops.
  /// The functions with constant tensors.
  std::set<mlir::Operation *> withConstants;
  /// The names of the dialects of ops.
  std::set<std::string> dialects;
  /// Those with MLIR's interface for conversion to `llvm`.
  std::set<std::string> convertibleDialects;
};

/// The parts of the pipeline. The first one carries out and removes schedules.
/// What else a module needs is known after it. The second one leaves ops on
/// scalars, vectors and memrefs, in blocks; the last one converts those to the
/// `llvm` dialect.
enum class Part : uint8_t { Schedule, Structure, Conversion };

Contents findContents(mlir::ModuleOp module);

/// The passes of `part` for a module with `contents`, as text, separated by
/// commas.
std::string printPasses(Part part, const Contents &contents,
                        const LoweringOptions &options);

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_PIPELINE_H
