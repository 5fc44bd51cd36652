// The census: how much of a module's metadata there is, by kind, and how much
// of it an imported module has in the `llvm` dialect's own forms. It knows
// nothing of how an engine imports, so that engines can be compared.

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
  uint64_t total = 0;    ///< In the LLVM module.
  uint64_t modelled = 0; ///< Of these, in a form of the dialect's own.
};

/// Counts by kind: the class of a node ("DISubprogram", "tbaa tag"), an
/// attachment and what it is on ("!prof of instructions"), a debug record
/// ("debug record: value"), a module flag, a line of `llvm.ident` and the like
/// (docs/census.md lists them).
using Census = std::map<std::string, CensusCount>;

/// What there is: each node that `module` reaches once, each attachment and
/// each record.
std::map<std::string, uint64_t> countMetadata(const llvm::Module &module);

/// What `module` says in the dialect's own forms: attributes reached from ops,
/// from their locations and from those of block arguments. What is carried in
/// `llvmx.` entries does not count, but for the dialect's attributes that stand
/// for a node in the metadata table, alone or at the head of an entry.
std::map<std::string, uint64_t> countModelled(mlir::ModuleOp module);

/// Puts both together. An engine may say one thing twice: no kind has more
/// modelled than there are.
Census compareCounts(const std::map<std::string, uint64_t> &total,
                     const std::map<std::string, uint64_t> &modelled);

/// Adds the counts of `part` to `sum`.
void addCensus(Census &sum, const Census &part);

} // namespace palindrome

#endif // PALINDROME_CENSUS_H
