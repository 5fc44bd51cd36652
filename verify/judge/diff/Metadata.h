// Compares the metadata of two modules as graphs. Nodes may be distinct or
// uniqued and form cycles, and chains of nodes may be long, so the comparison
// does not recurse.
//
// Equal nodes are bound to each other, one to one. If a node of A were bound to
// the wrong node of B, every later use would seem changed; so only nodes of the
// same colour are bound. A colour is a hash of the graph within a few steps of
// a node, which is equal in both modules if the graphs are. Colours guide what
// is reported and where, but nodes count as equal only after their fields and
// operands have been compared.

#ifndef PALINDROME_VERIFY_JUDGE_DIFF_METADATA_H
#define PALINDROME_VERIFY_JUDGE_DIFF_METADATA_H

#include "verify/judge/diff/Constants.h"
#include "verify/judge/diff/MetadataFields.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/DebugInfoMetadata.h"

namespace palindrome::diff {

class MetadataComparer {
public:
  MetadataComparer(ConstantComparer &constants, const Correspondence &values,
                   Report &report)
      : constants(constants), values(values), report(report) {}

  /// Compares the metadata that is used at `place` and reports each difference
  /// that was not reported before, as `className`. Either may be null.
  void compare(const llvm::Metadata *x, const llvm::Metadata *y,
               llvm::StringRef className, const ValuePlace &place);

  /// Compares two lists of nodes, the operands of named metadata.
  void compareLists(llvm::ArrayRef<const llvm::Metadata *> x,
                    llvm::ArrayRef<const llvm::Metadata *> y,
                    llvm::StringRef className, const ValuePlace &place);

  /// The colour of `metadata`, a node or a leaf of either module.
  uint64_t colour(const llvm::Metadata *metadata) {
    return colourWithin(metadata, colourSteps);
  }

private:
  static constexpr unsigned colourSteps = 3;
  /// A pair to be compared, and the step and operand by which it was reached.
  struct Step {
    const llvm::Metadata *a, *b;
    int parent;
    unsigned operand;
  };

  void run(llvm::StringRef className, const ValuePlace &place);
  void compareNodes(int step, const llvm::MDNode *a, const llvm::MDNode *b);
  void compareOperands(int step, const llvm::MDNode *a, const llvm::MDNode *b);
  bool leavesEqual(const llvm::Metadata *a, const llvm::Metadata *b);
  bool bound(const llvm::MDNode *a, const llvm::MDNode *b);
  void note(int step, llvm::StringRef field, const llvm::Metadata *a,
            const llvm::Metadata *b);
  std::string path(int step);
  uint64_t colourWithin(const llvm::Metadata *metadata, unsigned depth);

  ConstantComparer &constants;
  const Correspondence &values;
  Report &report;
  llvm::DenseMap<const llvm::MDNode *, const llvm::MDNode *> toB, toA;
  /// The pairs of nodes of different colours that were compared, so that none
  /// is compared twice.
  llvm::DenseSet<std::pair<const llvm::MDNode *, const llvm::MDNode *>> seen;
  llvm::DenseMap<std::pair<const llvm::Metadata *, unsigned>, uint64_t> colours;
  /// The number of nodes of another colour that a node of A was compared with.
  llvm::DenseMap<const llvm::MDNode *, unsigned> strangers;

  /// The steps of the present comparison.
  std::vector<Step> steps;
  llvm::StringRef rootClass;
  const ValuePlace *root = nullptr;
};

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_JUDGE_DIFF_METADATA_H
