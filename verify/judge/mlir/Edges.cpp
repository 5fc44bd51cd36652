// Computes edges of the control flow. In MLIR each edge passes its own values;
// in LLVM IR a phi has one value for a predecessor, whatever the number of
// edges:
//
//   llvm.cond_br %c, ^b(%x), ^b(%y)   becomes   br i1 %c, label %b, label %edge
//                                             edge:
//                                               br label %b

#include "verify/judge/mlir/Edges.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace palindrome::mlirdiff {

/// The branch at the end of `block`, if the block contains only constants
/// besides and only the branch uses its arguments; else null.
static BrOp onlyBranch(Block &block) {
  if (block.isEntryBlock() || !block.hasOneUse())
    return {};
  auto branch = dyn_cast<BrOp>(block.getTerminator());
  for (Operation &op : block.without_terminator())
    if (!Constants::isConstant(op))
      return {};
  auto isOfBranch = [&](Operation *user) { return user == branch; };
  for (BlockArgument argument : block.getArguments())
    if (!branch || !llvm::all_of(argument.getUsers(), isOfBranch))
      return {};
  return branch;
}

static Edge directEdge(Operation &terminator, unsigned i) {
  Edge edge{terminator.getSuccessor(i), {}};
  if (auto branch = dyn_cast<BranchOpInterface>(terminator))
    edge.values =
        llvm::to_vector(branch.getSuccessorOperands(i).getForwardedOperands());
  return edge;
}

/// The continuation of `edge` through its target, which only executes `branch`.
static Edge through(const Edge &edge, BrOp branch) {
  Edge onward{branch.getDest(), {}};
  for (Value value : branch.getDestOperands()) {
    auto argument = dyn_cast<BlockArgument>(value);
    bool isPassed = argument && argument.getOwner() == edge.target &&
                    argument.getArgNumber() < edge.values.size();
    onward.values.push_back(isPassed ? edge.values[argument.getArgNumber()]
                                     : value);
  }
  return onward;
}

bool isEdgeBlock(Block &block, Constants &constants) {
  BrOp branch = onlyBranch(block);
  if (!branch || branch.getDestOperands().empty())
    return false;
  BlockOperand &use = *block.use_begin();
  Operation &from = *use.getOwner();
  Edge edge = through(directEdge(from, use.getOperandNumber()), branch);
  auto same = [&](Value x, Value y) {
    std::optional<Constants::Term> term = constants.of(x);
    return x == y || (term && term == constants.of(y));
  };
  for (unsigned i = 0; i < from.getNumSuccessors(); ++i) {
    if (i == use.getOperandNumber())
      continue;
    Edge other = directEdge(from, i);
    if (other.target != edge.target)
      if (BrOp onward = onlyBranch(*other.target))
        other = through(other, onward);
    if (other.target == edge.target &&
        !llvm::equal(other.values, edge.values, same))
      return true;
  }
  return false;
}

Edge edgeOf(Operation &terminator, unsigned i, Constants &constants) {
  Edge edge = directEdge(terminator, i);
  if (isEdgeBlock(*edge.target, constants))
    return through(edge, onlyBranch(*edge.target));
  return edge;
}

} // namespace palindrome::mlirdiff
