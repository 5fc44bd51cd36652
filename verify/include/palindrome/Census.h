// The census: counts the metadata of an LLVM module by kind, and how much of it
// an imported module represents in forms of the `llvm` dialect. It looks only
// at the two modules, so that it can compare engines.

#ifndef PALINDROME_CENSUS_H
#define PALINDROME_CENSUS_H

#include "mlir/IR/BuiltinOps.h"
#include <cstdint>
#include <map>
#include <string>

namespace llvm {
class Module;
} // namespace llvm

namespace palindrome {

struct CensusCount {
  uint64_t total = 0; ///< In the LLVM module.
  /// Of these, represented in a form of the dialect, wholly or in part.
  uint64_t represented = 0;
};

/// Counts by kind: the class of a node ("DISubprogram", "tbaa tag"), an
/// attachment and its owners ("!prof of instructions"), a debug record
/// ("debug record: value"), a module flag, and more. docs/census.md lists the
/// kinds.
using Census = std::map<std::string, CensusCount>;

/// Counts each node that is reachable from `module` once, and each attachment
/// and each debug record.
std::map<std::string, uint64_t> countMetadata(const llvm::Module &module);

/// Counts the attributes of the dialect that are reachable from ops, from their
/// locations and from the locations of block arguments. Carried information
/// (discardable attributes `llvmx.*`) does not count, except for entries of the
/// metadata table that are an attribute of the dialect or begin with one.
std::map<std::string, uint64_t> countRepresented(mlir::ModuleOp module);

/// Combines both counts. Since an import may represent one node by several
/// attributes, `represented` is limited to `total`.
Census compareCounts(const std::map<std::string, uint64_t> &total,
                     const std::map<std::string, uint64_t> &represented);

/// Adds the counts of `part` to those of `sum`.
void addCensus(Census &sum, const Census &part);

} // namespace palindrome

#endif // PALINDROME_CENSUS_H
