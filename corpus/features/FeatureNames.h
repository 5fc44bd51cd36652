// The names of the features that modules have.

#ifndef PALINDROME_CORPUS_FEATURES_FEATURENAMES_H
#define PALINDROME_CORPUS_FEATURES_FEATURENAMES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"
#include <string>
#include <vector>

namespace llvm {
class Module;
class Type;
} // namespace llvm

namespace mlir {
class ModuleOp;
}

namespace palindrome::corpus {

/// Collects names such as "opcode:add": a kind, and what it is.
class FeatureNames {
public:
  void add(llvm::StringRef kind, const llvm::Twine &name);
  /// All names, each once, sorted.
  std::vector<std::string> take() const;

private:
  llvm::StringSet<> names;
};

/// Adds the features of an LLVM module. See docs/corpus.md for the kinds.
void addFeatures(const llvm::Module &module, FeatureNames &features);
/// The same for MLIR.
void addFeatures(mlir::ModuleOp module, FeatureNames &features);

/// The name of the kind of a type: "i32", "<N x i8>", "[N x struct]". Counts of
/// elements and what a struct consists of are left out, and rare widths of
/// integers are ranges, so that there are not too many.
std::string nameOfType(const llvm::Type *type);

} // namespace palindrome::corpus

#endif // PALINDROME_CORPUS_FEATURES_FEATURENAMES_H
