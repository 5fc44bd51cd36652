// Pairs and compares the bodies of two functions. Blocks are paired in their
// order, operations by alignment. Constants are not paired, since they may be
// anywhere.

#include "mlir/IR/SymbolTable.h"
#include "verify/judge/compare/Align.h"
#include "verify/judge/mlir/Comparison.h"
#include "verify/judge/mlir/Edges.h"
#include "verify/judge/mlir/NormalForm.h"

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
  bool hasNoForm(Operation &op);
  Ops operationsOf(Block &block);
  SmallVector<compare::AlignKeys> keysOf(ArrayRef<Block *> list);
  SmallVector<compare::AlignKeys> keysOf(ArrayRef<Operation *> ops);
  uint64_t describe(Value value);
  SmallVector<std::pair<unsigned, unsigned>> align(ArrayRef<Operation *> opsA,
                                                   ArrayRef<Operation *> opsB);
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

SmallVector<Block *> BodyComparer::blocksOf(LLVMFuncOp function) {
  SmallVector<Block *> found;
  for (Block &block : function.getBody())
    if (!isEdgeBlock(block, comparison.constants))
      found.push_back(&block);
  return found;
}

/// Whether nothing in LLVM IR represents `op`: a block tag, which only names
/// its block, or a debug record without a location, which is not exported.
bool BodyComparer::hasNoForm(Operation &op) {
  if (isa<BlockTagOp>(op))
    return true;
  return isa<DbgValueOp, DbgDeclareOp, DbgLabelOp>(op) &&
         !resolve(op.getLoc(),
                  subprogramOf(op.getParentOfType<LLVMFuncOp>().getLoc()));
}

BodyComparer::Ops BodyComparer::operationsOf(Block &block) {
  Ops ops;
  for (Operation &op : block)
    if (!Constants::isConstant(op) && !hasNoForm(op))
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

SmallVector<compare::AlignKeys>
BodyComparer::keysOf(ArrayRef<Operation *> ops) {
  SmallVector<compare::AlignKeys> keys;
  for (Operation *op : ops) {
    uint64_t name = llvm::hash_value(pairingName(*op));
    uint64_t types = llvm::hash_combine(name, op->getNumOperands());
    for (Type type : op->getResultTypes())
      types = llvm::hash_combine(types, type);
    uint64_t operands = types;
    for (Value operand : op->getOperands())
      operands = llvm::hash_combine(operands, describe(operand));
    uint64_t attributes = operands;
    for (NamedAttribute attribute : attributesOf(*op))
      if (!attribute.getName().getValue().starts_with(carriedPrefix))
        attributes = llvm::hash_combine(attributes, attribute.getName(),
                                        attribute.getValue());
    keys.push_back({attributes, operands, types, name});
  }
  return keys;
}

SmallVector<compare::AlignKeys> BodyComparer::keysOf(ArrayRef<Block *> list) {
  SmallVector<compare::AlignKeys> keys;
  for (Block *block : list) {
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
    for (auto [i, j] : compare::align(keysOf(ofA), keysOf(ofB))) {
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

/// Pairs the operations of two blocks, by position if their names are the same,
/// else by alignment.
SmallVector<std::pair<unsigned, unsigned>>
BodyComparer::align(ArrayRef<Operation *> opsA, ArrayRef<Operation *> opsB) {
  if (!llvm::equal(opsA, opsB, [](Operation *x, Operation *y) {
        return pairingName(*x) == pairingName(*y);
      }))
    return compare::align(keysOf(opsA), keysOf(opsB));
  SmallVector<std::pair<unsigned, unsigned>> pairs;
  for (unsigned i = 0; i < opsA.size(); ++i)
    pairs.push_back({i, i});
  return pairs;
}

void BodyComparer::pairOperations(Block &ofA, Block &ofB) {
  Ops opsA = operationsOf(ofA), opsB = operationsOf(ofB);
  llvm::SmallBitVector seenA(opsA.size()), seenB(opsB.size());
  for (auto [i, j] : align(opsA, opsB)) {
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

/// Whether `loc`, the location of a block argument, carries metadata of a phi.
static bool carriesMetadata(Location loc) {
  auto fused = dyn_cast<FusedLocWith<DictionaryAttr>>(loc);
  return fused && llvm::any_of(fused.getMetadata(), [](NamedAttribute entry) {
           return entry.getName().getValue().starts_with(metadataPrefix);
         });
}

void BodyComparer::compareArguments(Block &ofA, Block &ofB) {
  if (ofA.getNumArguments() != ofB.getNumArguments())
    comparison.report.add(
        "mlir-block-structure", {&ofA.front(), " block arguments"},
        llvm::Twine(ofA.getNumArguments()), llvm::Twine(ofB.getNumArguments()));
  for (auto [x, y] : llvm::zip(ofA.getArguments(), ofB.getArguments())) {
    OpPlace place{&ofA.front(),
                  " block argument " + std::to_string(x.getArgNumber())};
    if (x.getType() != y.getType())
      comparison.report.add("mlir-type", place, spell(x.getType()),
                            spell(y.getType()));
    // The arguments of other blocks are phis, which have locations in LLVM IR.
    if (ofA.isEntryBlock())
      continue;
    auto locA = resolve(x.getLoc(), context.scopeA);
    auto locB = resolve(y.getLoc(), context.scopeB);
    if (!equal(locA.get(), locB.get(), comparison.equality))
      comparison.report.add(!locB && carriesMetadata(y.getLoc())
                                ? "mlir-modelled-became-carried:location"
                                : "mlir-location",
                            place, spell(locA.get()), spell(locB.get()));
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
  // All values get their counterparts before any is looked up.
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
