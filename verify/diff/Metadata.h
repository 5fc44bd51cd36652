// Compares metadata of two modules as graphs: nodes may be cyclic, distinct or
// uniqued, and chains may be long, so nothing here recurses along them.
//
// Nodes that are equal are bound to each other, one to one. So that a node that
// was changed in B does not get bound to the wrong counterpart (and every later
// use of it look changed), only nodes with the same colour are bound. A colour
// is a hash of what is within a few steps of a node, and so the same for both
// modules if the graphs are; it steers what is reported and where, but that two
// nodes are equal is only ever said after their fields and operands were
// compared.

#ifndef PALINDROME_VERIFY_DIFF_METADATA_H
#define PALINDROME_VERIFY_DIFF_METADATA_H

#include "verify/diff/Constants.h"
#include "verify/diff/MetadataFields.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/DebugInfoMetadata.h"

namespace palindrome::diff {

class MetadataComparer {
public:
  MetadataComparer(ConstantComparer &constants, const Correspondence &values,
                   Report &report)
      : constants(constants), values(values), report(report) {}

  /// Compares what a place refers to and reports, as `className`, each
  /// difference not reported before. Either may be null.
  void compare(const llvm::Metadata *a, const llvm::Metadata *b,
               llvm::StringRef className, const Place &place);

  /// The same for two lists of nodes: the operands of a named list.
  void compareLists(llvm::ArrayRef<const llvm::Metadata *> a,
                    llvm::ArrayRef<const llvm::Metadata *> b,
                    llvm::StringRef className, const Place &place);

  /// A hash that is the same for equal nodes of either module.
  uint64_t colour(const llvm::Metadata *metadata) {
    return colourWithin(metadata, kColourSteps);
  }

private:
  static constexpr unsigned kColourSteps = 3;
  /// One pair still to be compared, and how it was reached.
  struct Step {
    const llvm::Metadata *a, *b;
    int parent;
    unsigned operand;
  };

  void run(llvm::StringRef className, const Place &place);
  void compareNodes(int step, const llvm::MDNode *a, const llvm::MDNode *b);
  void compareOperands(int step, const llvm::MDNode *a, const llvm::MDNode *b);
  bool leavesEqual(const llvm::Metadata *a, const llvm::Metadata *b);
  bool bound(const llvm::MDNode *a, const llvm::MDNode *b);
  void note(int step, llvm::StringRef field, const llvm::Metadata *a,
            const llvm::Metadata *b);
  std::string path(int step);
  uint64_t colourWithin(const llvm::Metadata *metadata, unsigned steps);

  ConstantComparer &constants;
  const Correspondence &values;
  Report &report;
  llvm::DenseMap<const llvm::MDNode *, const llvm::MDNode *> toB, toA;
  /// Pairs of other colours that were compared, so that each is only once.
  llvm::DenseSet<std::pair<const llvm::MDNode *, const llvm::MDNode *>> seen;
  llvm::DenseMap<std::pair<const llvm::Metadata *, unsigned>, uint64_t> colours;
  /// Each node of A is compared with so many of other colours, then no deeper.
  llvm::DenseMap<const llvm::MDNode *, unsigned> strangers;

  /// The walk that is under way.
  std::vector<Step> steps;
  llvm::StringRef className;
  const Place *place = nullptr;
};

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_DIFF_METADATA_H
