// Translates block arguments, terminators and landing pads (LangRef,
// "Terminator Instructions", "'phi' Instruction", "'landingpad' Instruction").
// Mirrors import/body/ControlFlow.cpp. A block argument becomes a phi:
//
//   ^bb0:                              0:
//     llvm.br ^bb1(%a : i32)             br label %1
//   ^bb1(%x: i32):                     1:
//     llvm.cond_br %c, ^bb1(%y : i32),   %x = phi i32 [ %a, %0 ], [ %y, %1 ]
//                      ^bb2              br i1 %c, label %1, label %2
//
// The entries of a phi are in canonical order, by the layout of the
// predecessors and then by position in the terminator, unless another order is
// carried.

#include "export/body/BodyExporter.h"
#include "translate/Carrier.h"
#include "translate/LLVMXDialect.h"
#include <numeric>

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// Blocks and phis
//===----------------------------------------------------------------------===//

BrOp palindrome::exporter::edgeBranch(Block &block) {
  auto branch = dyn_cast<BrOp>(block.front());
  if (!branch || !branch->getDiscardableAttr(carrier::edge) ||
      block.getNumArguments() != 0 || !block.getSinglePredecessor())
    return {};
  auto *from = block.getSinglePredecessor()->getTerminator();
  return isa<InvokeOp, llvmx::TerminatorOp>(from) ? branch : BrOp();
}

void BodyExporter::restoreFromLocation(Location outer, llvm::Value *value) {
  // An inliner adds call sites.
  Location loc = outer;
  while (auto site = dyn_cast<CallSiteLoc>(loc))
    loc = site.getCallee();
  DictionaryAttr carried;
  if (auto fused = dyn_cast<FusedLoc>(loc)) {
    carried = dyn_cast_or_null<DictionaryAttr>(fused.getMetadata());
    if (!fused.getLocations().empty())
      loc = fused.getLocations().front();
  }
  if (auto name = dyn_cast<NameLoc>(loc); name && module.form.namesByLocation)
    value->setName(name.getName().getValue());
  auto *inst = dyn_cast<llvm::Instruction>(value);
  if (inst && carried)
    for (NamedAttribute entry : carried)
      amendInstruction(entry, inst, outer);
}

LogicalResult BodyExporter::exportPhis(Block &block, llvm::BasicBlock *target) {
  for (BlockArgument argument : block.getArguments()) {
    llvm::Type *type = convertType(argument.getType());
    if (!type || !type->isFirstClassType() || type->isLabelTy() ||
        type->isMetadataTy())
      return block.getParentOp()->emitOpError("a block argument of type ")
             << argument.getType() << " has no form in LLVM IR";
    auto *phi =
        llvm::PHINode::Create(type, /*NumReservedValues=*/2, "", target);
    module.report.op = block.getParentOp();
    if (llvm::DILocation *place = locationHere(argument.getLoc()))
      phi->setDebugLoc(place);
    restoreFromLocation(argument.getLoc(), phi);
    values[argument] = phi;
  }
  return success();
}

/// The permutation of `count` edges that `attribute` holds; empty if it holds
/// none.
static ArrayRef<int32_t> carriedOrder(Attribute attribute, size_t count) {
  auto order = dyn_cast_or_null<DenseI32ArrayAttr>(attribute);
  if (!order || static_cast<size_t>(order.size()) != count)
    return {};
  llvm::BitVector seen(count);
  for (int32_t place : order.asArrayRef()) {
    if (place < 0 || static_cast<size_t>(place) >= count || seen[place])
      return {};
    seen.set(place);
  }
  return order.asArrayRef();
}

llvm::BasicBlock *BodyExporter::sourceOf(const Edge &edge) {
  llvm::Instruction *terminator =
      edge.isSplit ? nullptr : terminators.lookup(edge.terminator);
  return terminator ? terminator->getParent() : edge.from;
}

/// A phi in the block of the split `edge` that passes `value` on to `phi`.
llvm::PHINode *BodyExporter::passOn(llvm::Value *value, llvm::PHINode *phi,
                                    const Edge &edge) {
  auto *middle =
      llvm::PHINode::Create(value->getType(), /*NumReservedValues=*/1, "",
                            edge.from->getTerminator()->getIterator());
  middle->setDebugLoc(phi->getDebugLoc());
  middle->addIncoming(value, edge.from->getSinglePredecessor());
  return middle;
}

/// The edges into a block that has arguments, in the order of MLIR's list of
/// predecessors. For the upstream form, which legalizes the source, so that no
/// two edges into a block come from one terminator.
SmallVector<BodyExporter::Edge, 2>
BodyExporter::edgesByPredecessor(Block &block) {
  llvm::DenseMap<Operation *, const Edge *> byTerminator;
  for (const Edge &edge : edges[&block])
    byTerminator[edge.terminator] = &edge;
  SmallVector<Edge, 2> ordered;
  if (block.getNumArguments() != 0)
    for (Block *from : block.getPredecessors())
      if (const Edge *edge = byTerminator.lookup(from->getTerminator()))
        ordered.push_back(*edge);
  return ordered;
}

void BodyExporter::finishPhis(Block &block, llvm::BasicBlock *target) {
  SmallVector<Edge, 2> ordered;
  if (module.form.ordersByDominance)
    ordered = edgesByPredecessor(block);
  ArrayRef<Edge> incoming =
      module.form.ordersByDominance ? ArrayRef(ordered) : edges[&block];
  for (BlockArgument argument : block.getArguments()) {
    auto *phi = cast<llvm::PHINode>(values.lookup(argument));
    Attribute attribute;
    if (auto fused = dyn_cast<FusedLoc>(argument.getLoc()))
      if (auto carried = dyn_cast_or_null<DictionaryAttr>(fused.getMetadata()))
        attribute = carried.get(carrier::phiOrder);
    ArrayRef<int32_t> order = carriedOrder(attribute, incoming.size());
    if (attribute && order.empty())
      module.report.drop(carrier::phiOrder, "it is no order of the edges");
    for (size_t i = 0; i < incoming.size(); ++i) {
      const Edge &edge = incoming[order.empty() ? i : order[i]];
      llvm::Value *value = lookupValue(edge.operands[argument.getArgNumber()]);
      phi->addIncoming(edge.isSplit ? passOn(value, phi, edge) : value,
                       sourceOf(edge));
    }
  }
}

/// Sorts the uses of `target` into the carried order, in which LLVM prints the
/// block's predecessors.
void BodyExporter::orderPredecessors(Block &block, llvm::BasicBlock *target) {
  Attribute attribute =
      block.getTerminator()->getDiscardableAttr(carrier::predecessors);
  if (!attribute)
    return;
  ArrayRef<Edge> incoming = edges[&block];
  ArrayRef<int32_t> order = carriedOrder(attribute, incoming.size());
  if (order.empty()) {
    module.report.drop(carrier::predecessors, "it is no order of the edges");
    return;
  }
  // The first use in the list is the last that was made.
  llvm::DenseMap<const llvm::BasicBlock *, SmallVector<unsigned, 1>> ranks;
  for (auto [rank, place] : llvm::enumerate(order))
    ranks[incoming[place].from].push_back(order.size() - rank);
  llvm::DenseMap<const llvm::Use *, unsigned> rankOfUse;
  for (const llvm::Use &use : target->uses())
    if (auto *user = dyn_cast<llvm::Instruction>(use.getUser()))
      if (SmallVector<unsigned, 1> &rest = ranks[user->getParent()];
          !rest.empty())
        rankOfUse[&use] = rest.pop_back_val();
  target->sortUseList([&](const llvm::Use &a, const llvm::Use &b) {
    return rankOfUse.lookup(&a) < rankOfUse.lookup(&b);
  });
}

/// Records the edge from the current block to `block`, which passes `operands`,
/// and returns the LLVM block that it leads to.
llvm::BasicBlock *BodyExporter::successor(Block *block, OperandRange operands,
                                          Operation *terminator) {
  llvm::BasicBlock *target = lookupBlock(block);
  if (isNested)
    return target;
  if (!target) {
    BrOp branch = edgeBranch(*block);
    return successor(branch.getDest(), branch.getDestOperands(), terminator);
  }
  SmallVector<Edge, 2> &incoming = edges[block];
  llvm::BasicBlock *from = builder.GetInsertBlock();
  // A phi has one value per predecessor, so two edges of one terminator that
  // pass different values need a block between:
  //   llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
  if (!operands.empty())
    for (const Edge &other : llvm::reverse(incoming)) {
      if (other.terminator != terminator)
        break;
      if (other.from != from)
        continue;
      // Any earlier edges from here pass the same values as `other`.
      if (!passSame(other.operands, operands))
        return splitEdge(block, target, operands, terminator);
      break;
    }
  incoming.push_back({from, operands, terminator});
  return target;
}

/// Whether two edges pass the same values.
bool BodyExporter::passSame(OperandRange first, OperandRange second) {
  return llvm::all_of(llvm::zip_equal(first, second), [&](auto pair) {
    auto [a, b] = pair;
    return a == b || lookupValue(a) == lookupValue(b);
  });
}

/// Inserts a block for an edge into `target`, at the end of the function.
llvm::BasicBlock *BodyExporter::splitEdge(Block *block,
                                          llvm::BasicBlock *target,
                                          OperandRange operands,
                                          Operation *terminator) {
  auto *middle =
      llvm::BasicBlock::Create(module.context, "", target->getParent());
  auto *branch = llvm::BranchInst::Create(target, middle);
  branch->setDebugLoc(builder.getCurrentDebugLocation());
  edges[block].push_back({middle, operands, terminator, /*isSplit=*/true});
  return middle;
}

/// Records the edges to `blocks`. Their operands are the last ones of `op`, in
/// segments of these sizes. (OperandRangeRange would take linear time for
/// each.)
SmallVector<llvm::BasicBlock *>
BodyExporter::successors(Operation &op, SuccessorRange blocks,
                         ArrayRef<int32_t> segments) {
  SmallVector<llvm::BasicBlock *> targets;
  OperandRange rest = op.getOperands().take_back(
      std::accumulate(segments.begin(), segments.end(), size_t(0)));
  for (auto [block, size] : llvm::zip_equal(blocks, segments)) {
    targets.push_back(successor(block, rest.take_front(size), &op));
    rest = rest.drop_front(size);
  }
  return targets;
}

//===----------------------------------------------------------------------===//
// Terminators
//===----------------------------------------------------------------------===//

void BodyExporter::setBranchWeights(DenseI32ArrayAttr weights,
                                    llvm::Instruction *inst) {
  if (weights)
    inst->setMetadata(llvm::LLVMContext::MD_prof,
                      module.modelled.branchWeights(weights));
}

void BodyExporter::setLoop(Operation &op, LoopAnnotationAttr annotation,
                           llvm::Instruction *inst) {
  // MLIR's conversion to a cond_br leaves it among the discardable attributes.
  if (!annotation)
    annotation = llvm::dyn_cast_or_null<LoopAnnotationAttr>(
        op.getDiscardableAttr("loop_annotation"));
  if (!annotation)
    return;
  inst->setMetadata(llvm::LLVMContext::MD_loop,
                    module.modelled.loopAnnotation(
                        annotation, op.getDiscardableAttr(carrier::loop)));
  loops.emplace_back(&op, inst);
}

LogicalResult BodyExporter::exportTerminator(Operation &op) {
  if (auto invoke = dyn_cast<InvokeOp>(op))
    return exportInvoke(invoke);

  if (auto branch = dyn_cast<BrOp>(op)) {
    llvm::Instruction *inst = builder.CreateBr(
        successor(branch.getDest(), branch.getDestOperands(), &op));
    setLoop(op, branch.getLoopAnnotationAttr(), inst);
    return success();
  }
  if (auto branch = dyn_cast<CondBrOp>(op)) {
    llvm::BasicBlock *ifTrue =
        successor(branch.getTrueDest(), branch.getTrueDestOperands(), &op);
    llvm::BasicBlock *ifFalse =
        successor(branch.getFalseDest(), branch.getFalseDestOperands(), &op);
    llvm::Instruction *inst = builder.CreateCondBr(
        lookupValue(branch.getCondition()), ifTrue, ifFalse);
    setBranchWeights(branch.getBranchWeightsAttr(), inst);
    setLoop(op, branch.getLoopAnnotationAttr(), inst);
    return success();
  }
  if (auto indirect = dyn_cast<IndirectBrOp>(op)) {
    llvm::IndirectBrInst *inst = builder.CreateIndirectBr(
        lookupValue(indirect.getAddr()), indirect->getNumSuccessors());
    for (llvm::BasicBlock *target : successors(
             op, indirect.getSuccessors(), indirect.getIndbrOperandSegments()))
      inst->addDestination(target);
    // indirectbr jumps to the address of a block, so no edge of it can be
    // split.
    for (auto [target, block] :
         llvm::zip_equal(inst->successors(), indirect.getSuccessors()))
      if (target != lookupBlock(block))
        return op.emitOpError("two of its edges pass different operands to "
                              "one block, which LLVM IR cannot say");
    return success();
  }
  if (auto select = dyn_cast<SwitchOp>(op)) {
    llvm::BasicBlock *byDefault = successor(select.getDefaultDestination(),
                                            select.getDefaultOperands(), &op);
    llvm::SwitchInst *inst =
        builder.CreateSwitch(lookupValue(select.getValue()), byDefault,
                             select.getCaseDestinations().size());
    if (std::optional<DenseIntElementsAttr> caseValues = select.getCaseValues())
      for (auto [caseValue, target] :
           llvm::zip_equal(caseValues->getValues<APInt>(),
                           successors(op, select.getCaseDestinations(),
                                      select.getCaseOperandSegments())))
        inst->addCase(llvm::ConstantInt::get(module.context, caseValue),
                      target);
    setBranchWeights(select.getBranchWeightsAttr(), inst);
    return success();
  }
  return module.rejectOp(op, "cannot be exported to LLVM IR");
}

LogicalResult BodyExporter::exportInvoke(InvokeOp op) {
  CallSite site;
  if (failed(exportCallee(op, op.getCalleeAttr(), op.getCalleeOperands(),
                          op.getVarCalleeTypeAttr(), site)))
    return failure();
  llvm::BasicBlock *normal =
      successor(op.getNormalDest(), op.getNormalDestOperands(), op);
  llvm::BasicBlock *unwind =
      successor(op.getUnwindDest(), op.getUnwindDestOperands(), op);
  llvm::InvokeInst *inst = builder.CreateInvoke(
      site.type, site.callee, normal, unwind, site.arguments,
      exportBundles(op.getOpBundleOperands(), op.getOpBundleTagsAttr()));
  inst->setCallingConv(static_cast<unsigned>(op.getCConv()));
  CallAttributeParts parts;
  parts.arguments = op.getArgAttrsAttr();
  parts.results = op.getResAttrsAttr();
  restoreCallAttributes(op, parts);
  if (failed(setAttributes(inst, module.attributes.convertCall(parts))))
    return failure();
  amendCallingConv(op, inst);
  setBranchWeights(op.getBranchWeightsAttr(), inst);
  if (op->getNumResults() == 1)
    values[op->getResult(0)] = inst;
  return success();
}

/// Whether `value` is computed from constants alone. Appends the ops that do so
/// to `ops`, other than constants and addresses.
static bool isConstantChain(Value value, SmallVectorImpl<Operation *> &ops) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getNumResults() != 1 || op->getNumRegions() != 0)
    return false;
  if (op->hasTrait<OpTrait::ConstantLike>() || isa<AddressOfOp>(op))
    return true;
  if (op->getNumOperands() == 0 || !isMemoryEffectFree(op))
    return false;
  ops.push_back(op);
  return llvm::all_of(op->getOperands(), [&](Value operand) {
    return isConstantChain(operand, ops);
  });
}

/// Collects the ops that compute clauses of landing pads. LLVM's clauses are
/// constants, so these ops are evaluated even if they are not marked.
void BodyExporter::findClauses(Region &body) {
  for (Block &block : body) {
    auto invoke = dyn_cast<InvokeOp>(block.getTerminator());
    if (!invoke)
      continue;
    for (auto pad : invoke.getUnwindDest()->getOps<LandingpadOp>())
      for (Value clause : pad.getOperands()) {
        SmallVector<Operation *> ops;
        if (isConstantChain(clause, ops))
          clauseOps.insert(ops.begin(), ops.end());
      }
  }
}

LogicalResult BodyExporter::exportLandingPad(LandingpadOp op) {
  llvm::LandingPadInst *inst = builder.CreateLandingPad(
      convertType(op.getRes().getType()), op.getNumOperands());
  inst->setCleanup(op.getCleanup());
  for (Value clause : op.getOperands()) {
    auto *constant = dyn_cast<llvm::Constant>(lookupValue(clause));
    if (!constant)
      return op.emitOpError("a clause is not a constant");
    inst->addClause(constant);
  }
  restoreFromLocation(op.getLoc(), inst);
  values[op.getRes()] = inst;
  return success();
}
