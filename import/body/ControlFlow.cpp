// Translates blocks, phis and terminators (LangRef, "Terminator Instructions",
// "'phi' Instruction", "'landingpad' Instruction"). A phi becomes a block
// argument; its incoming values become operands of the branches:
//
//   entry:                             llvm.br ^bb1(%zero : i32)
//     br label %loop                       {llvmx.block = "entry"}
//   loop:                            ^bb1(%i: i32 loc("i")):
//     %i = phi i32 [ 0, %entry ],
//                  [ %n, %loop ]
//
// The order of the entries of a phi is carried in the location of the argument,
// the name of a block and the order of its predecessors on its terminator.

#include "import/body/BodyImporter.h"
#include "import/types/Enums.h"
#include "translate/CarriedCodes.h"
#include "translate/Carrier.h"
#include "llvm/IR/CFG.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir;
using namespace mlir::LLVM;

/// Up to this number of predecessors a scan is faster than a map.
static constexpr unsigned fewPredecessors = 8;

//===----------------------------------------------------------------------===//
// Blocks and phis
//===----------------------------------------------------------------------===//

void BodyImporter::importBlocks(llvm::Function &function) {
  unsigned count = function.size();
  blocks.reserve(count);
  predecessors.resize(count);
  blockNumbers.reserve(count);
  for (llvm::BasicBlock &block : function) {
    blockNumbers[&block] = blocks.size();
    blocks.push_back(&region.emplaceBlock());
  }
  if (count == 1)
    return;
  for (llvm::BasicBlock &block : function)
    for (llvm::BasicBlock *successor : llvm::successors(&block))
      predecessors[blockNumbers[successor]].push_back(&block);
  for (auto [block, target] : llvm::zip_equal(function, blocks))
    importPhis(block, target);
}

/// The place of each element of `actual` in `canonical`; empty if the order is
/// the same.
static SmallVector<int32_t> placesOf(ArrayRef<llvm::BasicBlock *> actual,
                                     ArrayRef<llvm::BasicBlock *> canonical) {
  if (actual == canonical)
    return {};
  // A block may occur several times: its places are taken in order.
  if (canonical.size() <= fewPredecessors) {
    SmallVector<int32_t> order;
    unsigned taken = 0; // A bit for each place.
    for (llvm::BasicBlock *block : actual) {
      size_t place = 0;
      while (place < canonical.size() &&
             (canonical[place] != block || taken >> place & 1))
        ++place;
      if (place == canonical.size())
        return {};
      taken |= 1 << place;
      order.push_back(place);
    }
    return order;
  }
  llvm::DenseMap<llvm::BasicBlock *, SmallVector<int32_t, 1>> places;
  for (int32_t i = canonical.size(); i-- > 0;)
    places[canonical[i]].push_back(i);
  SmallVector<int32_t> order;
  for (llvm::BasicBlock *block : actual) {
    SmallVector<int32_t, 1> &candidates = places[block];
    if (candidates.empty())
      return {};
    order.push_back(candidates.pop_back_val());
  }
  return order;
}

void BodyImporter::importPhis(llvm::BasicBlock &block, Block *target) {
  ArrayRef<llvm::BasicBlock *> canonical = predecessors[blockNumbers[&block]];
  for (llvm::PHINode &phi : block.phis()) {
    carried.clear();
    if (phi.hasMetadata())
      carryMetadata(phi, nullptr);
    if (isa<llvm::FPMathOperator>(phi) && phi.getFastMathFlags().any())
      carry(carrier::fastMath, fastMathText(phi.getFastMathFlags()));
    SmallVector<int32_t> order =
        placesOf(SmallVector<llvm::BasicBlock *>(phi.blocks()), canonical);
    if (!order.empty())
      carry(carrier::phiOrder, builder.getDenseI32ArrayAttr(order));
    define(&phi, target->addArgument(convertType(phi.getType()),
                                     carriedLocation(phi)));
  }
}

/// A location with the entries of `carried` and the name of `value`, for block
/// arguments and landing pads, which cannot have attributes.
Location BodyImporter::carriedLocation(const llvm::Value &value) {
  Location loc = module.unknown;
  bool isExact = false;
  if (auto *inst = dyn_cast<llvm::Instruction>(&value);
      inst && inst->getDebugLoc())
    loc = module.debugInfo.location(inst->getDebugLoc(), isExact);
  if (value.hasName()) {
    loc = NameLoc::get(builder.getStringAttr(value.getName()), loc);
    module.noteLocations(location_kind::names);
  }
  if (!carried.empty()) {
    loc = FusedLoc::get({loc}, builder.getDictionaryAttr(carried),
                        builder.getContext());
    module.noteLocations(location_kind::entries);
  }
  return loc;
}

/// Carries, on the terminator, the name of the block and the order of its
/// predecessors.
void BodyImporter::carryBlock(llvm::BasicBlock &block) {
  if (block.hasName())
    carry(carrier::block, builder.getStringAttr(block.getName()));
  ArrayRef<llvm::BasicBlock *> canonical = predecessors[blockNumbers[&block]];
  if (canonical.size() < 2)
    return;
  // A use list is in the reverse of the order in which the uses were made.
  SmallVector<llvm::BasicBlock *> actual(llvm::predecessors(&block));
  std::reverse(actual.begin(), actual.end());
  SmallVector<int32_t> order = placesOf(actual, canonical);
  if (!order.empty())
    carry(carrier::predecessors, builder.getDenseI32ArrayAttr(order));
}

LogicalResult
BodyImporter::successorOperands(llvm::BasicBlock *from, llvm::BasicBlock *to,
                                SmallVectorImpl<Value> &operands) {
  auto *first = dyn_cast<llvm::PHINode>(&to->front());
  if (!first)
    return success();
  unsigned place = 0;
  if (first->getNumIncomingValues() <= fewPredecessors) {
    place = first->getBasicBlockIndex(from);
  } else {
    llvm::DenseMap<llvm::BasicBlock *, unsigned> &places = incomingPlaces[to];
    if (places.empty())
      for (auto [i, block] : llvm::enumerate(first->blocks()))
        places[block] = i;
    place = places.lookup(from);
  }
  for (llvm::PHINode &phi : to->phis()) {
    // Most blocks have their predecessors in the same order in all phis.
    llvm::Value *incoming = phi.getIncomingBlock(place) == from
                                ? phi.getIncomingValue(place)
                                : phi.getIncomingValueForBlock(from);
    FailureOr<Value> operand = convertValue(incoming);
    if (failed(operand))
      return failure();
    operands.push_back(*operand);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Terminators
//===----------------------------------------------------------------------===//

LogicalResult BodyImporter::importBranch(llvm::BranchInst *branch) {
  // The condition comes first.
  SmallVector<Value> operands(branch->isConditional() ? 1 : 0);
  std::array<int32_t, 3> segments{1, 0, 0};
  SmallVector<Block *, 2> targets;
  // BranchInst::successors() has the false one first.
  for (llvm::BasicBlock *successor : llvm::successors(branch)) {
    size_t before = operands.size();
    targets.push_back(blocks[blockNumbers[successor]]);
    if (failed(successorOperands(branch->getParent(), successor, operands)))
      return failure();
    segments[targets.size()] = operands.size() - before;
  }
  if (branch->isUnconditional())
    return keep(module.ops.make<BrOp>(builder, {}, operands, {}, targets));
  FailureOr<Value> condition = convertValue(branch->getCondition());
  if (failed(condition))
    return failure();
  operands.front() = *condition;
  CondBrOp::Properties properties;
  properties.operandSegmentSizes = segments;
  return keep(
      module.ops.make<CondBrOp>(builder, {}, operands, properties, targets));
}

LogicalResult BodyImporter::importTerminator(llvm::Instruction &inst) {
  llvm::BasicBlock *from = inst.getParent();
  if (auto *invoke = dyn_cast<llvm::InvokeInst>(&inst))
    return importInvoke(invoke);

  if (auto *branch = dyn_cast<llvm::BranchInst>(&inst))
    return importBranch(branch);

  Location loc = module.unknown;
  SmallVector<Block *> targets;
  SmallVector<SmallVector<Value>> operands;
  for (llvm::BasicBlock *successor : llvm::successors(from)) {
    targets.push_back(blocks[blockNumbers[successor]]);
    if (failed(successorOperands(from, successor, operands.emplace_back())))
      return failure();
  }

  SmallVector<ValueRange> ranges(operands.begin(), operands.end());
  if (auto *indirect = dyn_cast<llvm::IndirectBrInst>(&inst)) {
    FailureOr<Value> address = convertValue(indirect->getAddress());
    if (failed(address))
      return failure();
    return keep(IndirectBrOp::create(builder, loc, *address, ranges, targets));
  }

  auto *select = cast<llvm::SwitchInst>(&inst);
  // The text of the op has case values of at most 64 bits.
  if (select->getCondition()->getType()->getIntegerBitWidth() > 64)
    return failure();
  FailureOr<Value> condition = convertValue(select->getCondition());
  if (failed(condition))
    return failure();
  SmallVector<APInt> caseValues;
  for (const auto &entry : select->cases())
    caseValues.push_back(entry.getCaseValue()->getValue());
  DenseIntElementsAttr cases;
  if (!caseValues.empty())
    cases = DenseIntElementsAttr::get(
        VectorType::get(static_cast<int64_t>(caseValues.size()),
                        condition->getType()),
        caseValues);
  return keep(SwitchOp::create(builder, loc, *condition, targets[0], ranges[0],
                               cases, ArrayRef(targets).drop_front(),
                               ArrayRef(ranges).drop_front()));
}

LogicalResult BodyImporter::importInvoke(llvm::InvokeInst *inst) {
  llvm::BasicBlock *from = inst->getParent();
  Callee callee;
  SmallVector<Value> normalOperands, unwindOperands;
  // llvm.invoke cannot call inline asm. Its verifier requires that the unwind
  // destination begins with an llvm.landingpad.
  if (inst->isInlineAsm() || failed(importCallee(inst, callee)) ||
      failed(successorOperands(from, inst->getUnwindDest(), unwindOperands)))
    return failure();
  Block *normal = blocks[blockNumbers[inst->getNormalDest()]];
  Block *unwind = blocks[blockNumbers[inst->getUnwindDest()]];

  // A phi of the normal destination may use the result of the invoke, but an op
  // cannot pass its own result to a successor. Then the edge gets a block:
  //   %r = llvm.invoke @f() to ^edge unwind ^pad
  // ^edge:
  //   llvm.br ^normal(%r : i32) {llvmx.edge}
  Block *edge = nullptr;
  if (passesResult(*inst, *inst->getNormalDest()))
    edge = createEdgeBlock(from);
  else if (failed(
               successorOperands(from, inst->getNormalDest(), normalOperands)))
    return failure();
  builder.setInsertionPointToEnd(blocks[blockNumbers[from]]);

  const CallAttributes &attributes =
      module.attributes.convertCall(inst->getAttributes(), inst->arg_size());
  auto op = InvokeOp::create(
      builder, module.unknown, callee.resultTypes, callee.variadicType,
      callee.symbol, callee.operands, attributes.arguments,
      resultAttributes(inst, attributes), normalOperands, unwindOperands,
      /*branch_weights=*/nullptr, callee.callingConv, callee.bundles,
      callee.bundleTags, edge ? edge : normal, unwind);
  if (attributes.all)
    carry(carrier::attributes, attributes.all);
  if (failed(keep(op))) {
    if (edge)
      edge->erase();
    return failure();
  }
  if (!edge)
    return success();
  define(inst, result);
  return fillEdgeBlock(edge, from, inst->getNormalDest());
}

/// Whether a phi of `successor` uses the result of terminator `inst` on the
/// edge from its block.
bool BodyImporter::passesResult(llvm::Instruction &inst,
                                llvm::BasicBlock &successor) {
  return llvm::any_of(inst.uses(), [&](llvm::Use &use) {
    auto *phi = dyn_cast<llvm::PHINode>(use.getUser());
    return phi && phi->getParent() == &successor &&
           phi->getIncomingBlock(use) == inst.getParent();
  });
}

/// Makes a block, which LLVM does not have, for an edge out of `from`.
Block *BodyImporter::createEdgeBlock(llvm::BasicBlock *from) {
  OpBuilder::InsertionGuard guard(builder);
  return builder.createBlock(
      &region, std::next(blocks[blockNumbers[from]]->getIterator()));
}

LogicalResult BodyImporter::fillEdgeBlock(Block *edge, llvm::BasicBlock *from,
                                          llvm::BasicBlock *to) {
  SmallVector<Value> operands;
  if (failed(successorOperands(from, to, operands)))
    return failure();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(edge);
  auto branch =
      BrOp::create(builder, module.unknown, operands, blocks[blockNumbers[to]]);
  branch->setDiscardableAttr(carrier::edge, builder.getUnitAttr());
  return success();
}

/// Translates the landing pads of `function`, before its other instructions:
/// the verifier of an llvm.invoke looks at the pad. A pad without an op stays
/// for importWithoutOp; so does one after debug records, whose ops would have
/// to precede it.
void BodyImporter::importLandingPads(llvm::Function &function) {
  if (!function.hasPersonalityFn())
    return;
  for (auto [block, target] : llvm::zip_equal(function, blocks)) {
    auto *pad = dyn_cast<llvm::LandingPadInst>(block.getFirstNonPHIIt());
    if (!pad || pad->hasDbgRecords())
      continue;
    builder.setInsertionPointToEnd(target);
    currentBlock = &block;
    carried.clear();
    (void)importLandingPad(pad);
  }
}

LogicalResult BodyImporter::importLandingPad(llvm::LandingPadInst *inst) {
  FailureOr<SmallVector<Value>> clauses = convertClauses(inst);
  if (failed(clauses))
    return failure();
  // The printed attributes of the op do not parse, so it carries in its
  // location.
  if (inst->hasMetadata())
    carryMetadata(*inst, nullptr);
  auto op = LandingpadOp::create(builder, carriedLocation(*inst),
                                 convertType(inst->getType()),
                                 inst->isCleanup(), *clauses);
  if (!module.verifier.accepts(op)) {
    op->erase();
    return failure();
  }
  define(inst, op.getRes());
  return success();
}
