// Blocks, phis and terminators (LangRef "Terminator Instructions", "phi",
// "landingpad"). A block argument is a phi, the operands that branches pass its
// incoming values: in canonical order (by the layout of the blocks they come
// from, then by place in the terminator), unless another order is carried.

#include "export/BodyExporter.h"
#include "translate/Carrier.h"

using namespace palindrome;
using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// Blocks and phis
//===----------------------------------------------------------------------===//

BrOp palindrome::edgeBranch(Block &block) {
  auto branch = dyn_cast<BrOp>(block.front());
  if (!branch || !branch->getDiscardableAttr(carrier::edge) ||
      block.getNumArguments() != 0 || !block.getSinglePredecessor())
    return {};
  auto *from = block.getSinglePredecessor()->getTerminator();
  return isa<InvokeOp>(from) ? branch : BrOp();
}

void BodyExporter::restoreFromLocation(Location loc, llvm::Value *value) {
  DictionaryAttr carried;
  if (auto fused = dyn_cast<FusedLoc>(loc)) {
    carried = dyn_cast_or_null<DictionaryAttr>(fused.getMetadata());
    if (!fused.getLocations().empty())
      loc = fused.getLocations().front();
  }
  if (auto name = dyn_cast<NameLoc>(loc))
    value->setName(name.getName().getValue());
  auto *inst = dyn_cast<llvm::Instruction>(value);
  if (inst && carried)
    for (NamedAttribute entry : carried)
      amendInstruction(entry, inst);
}

void BodyExporter::exportPhis(Block &block, llvm::BasicBlock *target) {
  for (BlockArgument argument : block.getArguments()) {
    auto *phi = llvm::PHINode::Create(convertType(argument.getType()),
                                      /*NumReservedValues=*/2, "", target);
    restoreFromLocation(argument.getLoc(), phi);
    values[argument] = phi;
  }
}

/// A carried order of `count` edges; empty when none is, or it does not fit.
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

void BodyExporter::finishPhis(Block &block, llvm::BasicBlock *target) {
  ArrayRef<Edge> incoming = edges[&block];
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
      phi->addIncoming(lookupValue(edge.operands[argument.getArgNumber()]),
                       edge.from);
    }
  }
}

/// Puts the uses of a block into the order that is carried.
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
  // A use list is in reverse order of the uses' making.
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

/// The block that an edge with `operands` leads to in LLVM.
llvm::BasicBlock *BodyExporter::successor(Block *block, OperandRange operands) {
  llvm::BasicBlock *target = module.blocks.lookup(block);
  if (!target) {
    BrOp branch = edgeBranch(*block);
    return successor(branch.getDest(), branch.getDestOperands());
  }
  edges[block].push_back({builder.GetInsertBlock(), operands});
  return target;
}

//===----------------------------------------------------------------------===//
// Terminators
//===----------------------------------------------------------------------===//

LogicalResult BodyExporter::exportTerminator(Operation &op) {
  if (auto invoke = dyn_cast<InvokeOp>(op))
    return exportInvoke(invoke);

  if (auto branch = dyn_cast<BrOp>(op)) {
    builder.CreateBr(successor(branch.getDest(), branch.getDestOperands()));
    return success();
  }
  if (auto branch = dyn_cast<CondBrOp>(op)) {
    llvm::BasicBlock *ifTrue =
        successor(branch.getTrueDest(), branch.getTrueDestOperands());
    llvm::BasicBlock *ifFalse =
        successor(branch.getFalseDest(), branch.getFalseDestOperands());
    builder.CreateCondBr(lookupValue(branch.getCondition()), ifTrue, ifFalse);
    return success();
  }
  if (auto indirect = dyn_cast<IndirectBrOp>(op)) {
    llvm::IndirectBrInst *inst = builder.CreateIndirectBr(
        lookupValue(indirect.getAddr()), indirect->getNumSuccessors());
    for (auto [target, operands] :
         llvm::zip_equal(indirect.getSuccessors(), indirect.getSuccOperands()))
      inst->addDestination(successor(target, operands));
    return success();
  }
  if (auto select = dyn_cast<SwitchOp>(op)) {
    llvm::BasicBlock *byDefault =
        successor(select.getDefaultDestination(), select.getDefaultOperands());
    llvm::SwitchInst *inst =
        builder.CreateSwitch(lookupValue(select.getValue()), byDefault,
                             select.getCaseDestinations().size());
    if (std::optional<DenseIntElementsAttr> caseValues = select.getCaseValues())
      for (auto [i, caseValue] :
           llvm::enumerate(caseValues->getValues<APInt>()))
        inst->addCase(llvm::ConstantInt::get(module.context, caseValue),
                      successor(select.getCaseDestinations()[i],
                                select.getCaseOperands(i)));
    return success();
  }
  return op.emitOpError("cannot be exported to LLVM IR");
}

LogicalResult BodyExporter::exportInvoke(InvokeOp op) {
  SmallVector<llvm::Value *> operands = lookupValues(op.getCalleeOperands());
  llvm::Value *callee = nullptr;
  ArrayRef<llvm::Value *> arguments = operands;
  if (FlatSymbolRefAttr symbol = op.getCalleeAttr()) {
    callee = module.symbols.lookup(symbol.getAttr());
    if (!callee)
      return op.emitOpError("symbol ") << symbol << " is not in this module";
  } else {
    callee = operands.front();
    arguments = arguments.drop_front();
  }
  llvm::FunctionType *type = callType(op, callee, arguments);
  llvm::BasicBlock *normal =
      successor(op.getNormalDest(), op.getNormalDestOperands());
  llvm::BasicBlock *unwind =
      successor(op.getUnwindDest(), op.getUnwindDestOperands());
  llvm::InvokeInst *inst = builder.CreateInvoke(
      type, callee, normal, unwind, arguments,
      exportBundles(op.getOpBundleOperands(), op.getOpBundleTagsAttr()));
  inst->setCallingConv(static_cast<unsigned>(op.getCConv()));
  CallAttributeParts parts;
  parts.arguments = op.getArgAttrsAttr();
  parts.results = op.getResAttrsAttr();
  parts.carried =
      dyn_cast_or_null<ArrayAttr>(op->getDiscardableAttr(carrier::attributes));
  setAttributes(inst, module.attributes.convertCall(parts));
  amendCallingConv(op, inst);
  if (op->getNumResults() == 1)
    values[op->getResult(0)] = inst;
  return success();
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
