// The bodies of two functions: blocks in their order, operations by likeness,
// constants by none, for they may stand anywhere.

#include "verify/diff/Align.h"
#include "verify/mlir/Comparison.h"
#include "verify/mlir/NormalForm.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace palindrome::mlirdiff {
namespace {

class BodyComparer {
public:
  BodyComparer(Comparison &comparison, LLVMFuncOp a, LLVMFuncOp b)
      : comparison(comparison), a(a), b(b) {
    context.scopeA = subprogramOf(a.getLoc());
    context.scopeB = subprogramOf(b.getLoc());
    context.hasLocation = true;
  }

  void run();

private:
  using Ops = SmallVector<Operation *>;
  SmallVector<Block *> blocksOf(LLVMFuncOp function);
  Ops operationsOf(Block &block);
  SmallVector<diff::AlignKeys> keysOf(ArrayRef<Operation *> ops);
  SmallVector<diff::AlignKeys> keysOf(ArrayRef<Block *> blocks);
  uint64_t describe(Value value);
  void pairBlocks();
  void pairArguments(Block &ofA, Block &ofB);
  void pairOperations(Block &ofA, Block &ofB);
  void compareArguments(Block &ofA, Block &ofB);

  Comparison &comparison;
  LLVMFuncOp a, b;
  Context context;
  SmallVector<std::pair<Block *, Block *>> blocks;
  SmallVector<std::pair<Operation *, Operation *>> operations;
};
} // namespace

StringRef pairingName(Operation &op) {
  if (auto intrinsic = dyn_cast<CallIntrinsicOp>(op)) {
    StringRef name = intrinsic.getIntrin();
    if (op.hasAttr(debugRecordMark))
      return name.contains("declare") ? DbgDeclareOp::getOperationName()
             : name.contains("label") ? DbgLabelOp::getOperationName()
                                      : DbgValueOp::getOperationName();
  }
  return op.getName().getStringRef();
}

/// The branch that is all of `block`, constants aside; null if there is more.
static BrOp onlyBranch(Block &block) {
  auto branch = dyn_cast<BrOp>(block.getTerminator());
  for (Operation &op : block.without_terminator())
    if (!Constants::isConstant(op))
      return {};
  return branch;
}

bool isEdgeBlock(Block &block, Constants &constants) {
  if (block.isEntryBlock() || block.getNumArguments() || !block.hasOneUse())
    return false;
  BrOp branch = onlyBranch(block);
  if (!branch || branch.getDest() == &block || branch.getDestOperands().empty())
    return false;
  auto same = [&](OperandRange x, OperandRange y) {
    return llvm::equal(x, y, [&](Value p, Value q) {
      std::optional<Constants::Term> term = constants.of(p);
      return p == q || (term && term == constants.of(q));
    });
  };
  auto from = dyn_cast<BranchOpInterface>((*block.getUsers().begin()));
  if (!from)
    return false;
  for (auto [i, successor] : llvm::enumerate(from->getSuccessors())) {
    if (successor == &block)
      continue;
    OperandRange values = from.getSuccessorOperands(i).getForwardedOperands();
    Block *target = successor;
    if (target != branch.getDest()) {
      BrOp other = target->hasOneUse() && !target->getNumArguments()
                       ? onlyBranch(*target)
                       : BrOp();
      if (!other)
        continue;
      values = other.getDestOperands();
      target = other.getDest();
    }
    if (target == branch.getDest() && !same(values, branch.getDestOperands()))
      return true;
  }
  return false;
}

SmallVector<Block *> BodyComparer::blocksOf(LLVMFuncOp function) {
  SmallVector<Block *> found;
  for (Block &block : function.getBody())
    if (!isEdgeBlock(block, comparison.constants))
      found.push_back(&block);
  return found;
}

BodyComparer::Ops BodyComparer::operationsOf(Block &block) {
  Ops ops;
  // A tag is its block's name.
  for (Operation &op : block)
    if (!Constants::isConstant(op) && !isa<BlockTagOp>(op))
      ops.push_back(&op);
  return ops;
}

uint64_t BodyComparer::describe(Value value) {
  if (std::optional<Constants::Term> term = comparison.constants.of(value))
    return llvm::hash_combine(1, *term);
  if (auto argument = dyn_cast<BlockArgument>(value))
    return llvm::hash_combine(2, argument.getArgNumber());
  return llvm::hash_combine(3, pairingName(*value.getDefiningOp()));
}

SmallVector<diff::AlignKeys> BodyComparer::keysOf(ArrayRef<Operation *> ops) {
  SmallVector<diff::AlignKeys> keys;
  for (Operation *op : ops) {
    uint64_t name = llvm::hash_value(pairingName(*op));
    uint64_t types = llvm::hash_combine(name, op->getNumOperands());
    for (Type type : op->getResultTypes())
      types = llvm::hash_combine(types, type);
    uint64_t operands = types;
    for (Value operand : op->getOperands())
      operands = llvm::hash_combine(operands, describe(operand));
    keys.push_back({llvm::hash_combine(
                        operands, op->getDiscardableAttrDictionary()),
                    operands, types, name});
  }
  return keys;
}

SmallVector<diff::AlignKeys> BodyComparer::keysOf(ArrayRef<Block *> blocks) {
  SmallVector<diff::AlignKeys> keys;
  for (Block *block : blocks) {
    uint64_t names = block->getNumArguments(), types = names;
    for (Operation *op : operationsOf(*block)) {
      names = llvm::hash_combine(names, pairingName(*op));
      types = llvm::hash_combine(types, names, op->getNumOperands());
    }
    keys.push_back({types, names, block->getNumArguments(),
                    llvm::hash_value(pairingName(*block->getTerminator()))});
  }
  return keys;
}

void BodyComparer::pairBlocks() {
  SmallVector<Block *> ofA = blocksOf(a), ofB = blocksOf(b);
  if (ofA.size() == ofB.size()) {
    for (auto [x, y] : llvm::zip_equal(ofA, ofB))
      blocks.push_back({x, y});
  } else {
    llvm::SmallBitVector seenA(ofA.size()), seenB(ofB.size());
    for (auto [i, j] : diff::align(keysOf(ofA), keysOf(ofB))) {
      blocks.push_back({ofA[i], ofB[j]});
      seenA.set(i);
      seenB.set(j);
    }
    seenA.flip();
    seenB.flip();
    for (unsigned i : seenA.set_bits())
      comparison.report.add("mlir-block-structure",
                            {&ofA[i]->front(), " whole block"},
                            spell(&ofA[i]->front()), "");
    for (unsigned i : seenB.set_bits())
      comparison.report.add("mlir-block-structure",
                            {&ofB[i]->front(), " whole block"}, "",
                            spell(&ofB[i]->front()));
  }
  for (auto [x, y] : blocks)
    comparison.blocks[x] = y;
}

void BodyComparer::pairArguments(Block &ofA, Block &ofB) {
  for (auto [x, y] : llvm::zip(ofA.getArguments(), ofB.getArguments()))
    comparison.values[x] = y;
}

void BodyComparer::pairOperations(Block &ofA, Block &ofB) {
  Ops opsA = operationsOf(ofA), opsB = operationsOf(ofB);
  llvm::SmallBitVector seenA(opsA.size()), seenB(opsB.size());
  for (auto [i, j] : diff::align(keysOf(opsA), keysOf(opsB))) {
    operations.push_back({opsA[i], opsB[j]});
    seenA.set(i);
    seenB.set(j);
    for (auto [x, y] : llvm::zip(opsA[i]->getResults(), opsB[j]->getResults()))
      comparison.values[x] = y;
  }
  seenA.flip();
  seenB.flip();
  for (unsigned i : seenA.set_bits())
    comparison.report.add("mlir-op-missing", {opsA[i], ""}, spell(opsA[i]), "");
  for (unsigned i : seenB.set_bits())
    comparison.report.add("mlir-op-added", {opsB[i], ""}, "", spell(opsB[i]));
}

void BodyComparer::compareArguments(Block &ofA, Block &ofB) {
  if (ofA.getNumArguments() != ofB.getNumArguments())
    comparison.report.add("mlir-block-structure",
                          {&ofA.front(), " block arguments"},
                          llvm::Twine(ofA.getNumArguments()),
                          llvm::Twine(ofB.getNumArguments()));
  for (auto [x, y] : llvm::zip(ofA.getArguments(), ofB.getArguments())) {
    Place place{&ofA.front(),
                " block argument " + std::to_string(x.getArgNumber())};
    if (x.getType() != y.getType())
      comparison.report.add("mlir-type", place, spell(x.getType()),
                            spell(y.getType()));
    // The entry block's are no instructions.
    if (ofA.isEntryBlock())
      continue;
    auto locA = resolve(x.getLoc(), context.scopeA);
    auto locB = resolve(y.getLoc(), context.scopeB);
    if (!equal(locA.get(), locB.get(), comparison.equality))
      comparison.report.add("mlir-location", place, spell(locA.get()),
                            spell(locB.get()));
  }
}

void BodyComparer::run() {
  if (a.getBody().empty() != b.getBody().empty()) {
    comparison.report.add("mlir-region", {a, ""},
                          a.getBody().empty() ? "no body" : "a body",
                          b.getBody().empty() ? "no body" : "a body");
    return;
  }
  pairBlocks();
  // All values have their counterparts before any is looked up.
  for (auto [x, y] : blocks) {
    pairArguments(*x, *y);
    pairOperations(*x, *y);
  }
  for (auto [x, y] : blocks)
    compareArguments(*x, *y);
  for (auto [x, y] : operations)
    compareOperations(comparison, *x, *y, context);
}

void compareBodies(Comparison &comparison, LLVMFuncOp a, LLVMFuncOp b) {
  BodyComparer(comparison, a, b).run();
}

} // namespace palindrome::mlirdiff
