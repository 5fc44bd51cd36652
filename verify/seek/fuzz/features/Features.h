// The features of a module: what it consists of, as numbers. A mutant that has
// a feature that no module before had is worth mutating further.

#ifndef PALINDROME_VERIFY_SEEK_FUZZ_FEATURES_FEATURES_H
#define PALINDROME_VERIFY_SEEK_FUZZ_FEATURES_FEATURES_H

#include "llvm/ADT/DenseSet.h"
#include <cstdint>
#include <vector>

namespace llvm {
class Module;
} // namespace llvm

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace palindrome::fuzz {

/// A hash of a combination, such as an opcode with the types of its operands.
/// The same on every machine, so that a state folder can keep it.
using Feature = uint32_t;

/// Collects features.
class Features {
public:
  void add(Feature feature) {
    // The two values that DenseSet reserves stand for their neighbours.
    seen.insert(std::min<Feature>(feature, UINT32_MAX - 2));
  }
  bool contains(Feature feature) const {
    return seen.contains(std::min<Feature>(feature, UINT32_MAX - 2));
  }
  size_t size() const { return seen.size(); }

  /// The features of `other` that are not in this set, in ascending order.
  std::vector<Feature> newIn(const Features &other) const;

private:
  llvm::DenseSet<Feature> seen;
};

/// Adds the features of an LLVM module: of each instruction its opcode with its
/// types, flags, the opcodes of its operands, the kinds of its metadata; the
/// attributes in each place; properties of symbols; constant expressions;
/// debug records.
void addFeatures(const llvm::Module &module, Features &features);

/// Adds the features of an MLIR module: of each op its name with its types, its
/// attributes and the ops of its operands.
void addFeatures(mlir::ModuleOp module, Features &features);

} // namespace palindrome::fuzz

#endif // PALINDROME_VERIFY_SEEK_FUZZ_FEATURES_FEATURES_H
