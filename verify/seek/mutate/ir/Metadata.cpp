// Mutations of metadata: attachments, nodes of every class, debug locations and
// records, and named lists.

#include "verify/seek/mutate/ir/Places.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"

using namespace llvm;

namespace palindrome::mutate {
namespace {

using Attached = SmallVector<std::pair<unsigned, MDNode *>, 4>;

/// Chooses a node and the index of an operand for which `accept(node, operand)`
/// holds; the node is null if there is none.
template <typename Accept>
std::pair<MDNode *, unsigned> chooseOperand(Module &module, Chooser &choose,
                                            Accept accept) {
  std::vector<std::pair<MDNode *, unsigned>> found;
  for (MDNode *node : nodesOf(module))
    for (unsigned i = 0; i != node->getNumOperands(); ++i)
      if (accept(*node, node->getOperand(i).get()))
        found.push_back({node, i});
  return found.empty() ? std::make_pair(nullptr, 0u) : choose.of(found);
}

template <bool tuple> bool stringOperand(Module &module, Chooser &choose) {
  auto [node, i] = chooseOperand(module, choose, [](MDNode &n, Metadata *op) {
    return isa<MDTuple>(n) == tuple && isa_and_nonnull<MDString>(op);
  });
  if (!node)
    return false;
  StringRef old = cast<MDString>(node->getOperand(i))->getString();
  node->replaceOperandWith(
      i, MDString::get(module.getContext(), (old + "x").str()));
  return true;
}

bool integerOperand(Module &module, Chooser &choose) {
  auto integer = [](Metadata *operand) -> ConstantInt * {
    auto *constant = dyn_cast_or_null<ConstantAsMetadata>(operand);
    return constant ? dyn_cast<ConstantInt>(constant->getValue()) : nullptr;
  };
  auto [node, i] = chooseOperand(
      module, choose, [&](MDNode &, Metadata *op) { return integer(op); });
  if (!node)
    return false;
  ConstantInt *old = integer(node->getOperand(i));
  node->replaceOperandWith(i, ConstantAsMetadata::get(ConstantInt::get(
                                  old->getContext(), old->getValue() ^ 1)));
  return true;
}

bool nodeOperand(Module &module, Chooser &choose) {
  SetVector<MDNode *> all = nodesOf(module);
  auto [node, i] = chooseOperand(module, choose, [](MDNode &, Metadata *op) {
    return isa_and_nonnull<MDNode>(op);
  });
  if (!node)
    return false;
  std::vector<MDNode *> others;
  for (MDNode *other : all)
    if (other != node->getOperand(i) && other != node &&
        other->getMetadataID() ==
            cast<MDNode>(node->getOperand(i))->getMetadataID())
      others.push_back(other);
  if (others.empty())
    return false;
  node->replaceOperandWith(i, choose.of(others));
  return true;
}

bool distinctOperand(Module &module, Chooser &choose) {
  auto [node, i] = chooseOperand(module, choose, [](MDNode &n, Metadata *op) {
    return n.isDistinct() && isa<MDTuple>(n) && op;
  });
  if (!node)
    return false;
  node->replaceOperandWith(i, nullptr);
  return true;
}

/// Replaces a distinct node by another with the same operands.
bool identity(Module &module, Chooser &choose) {
  auto [node, i] = chooseOperand(module, choose, [](MDNode &n, Metadata *op) {
    auto *tuple = dyn_cast_or_null<MDTuple>(op);
    return tuple && tuple->isDistinct() && tuple != &n;
  });
  if (!node)
    return false;
  auto *old = cast<MDTuple>(node->getOperand(i));
  SmallVector<Metadata *> operands(old->op_begin(), old->op_end());
  node->replaceOperandWith(i,
                           MDTuple::getDistinct(module.getContext(), operands));
  return true;
}

/// Chooses an attachment, other than `!dbg`, by instruction and kind; the
/// instruction is null if there is none.
std::pair<Instruction *, unsigned> chooseAttachment(Module &module,
                                                    Chooser &choose) {
  auto *i = chooseInstruction<Instruction>(module, choose, [](Instruction &i) {
    return i.hasMetadataOtherThanDebugLoc();
  });
  if (!i)
    return {nullptr, 0};
  Attached attached;
  i->getAllMetadataOtherThanDebugLoc(attached);
  return {i, choose.of(attached).first};
}

bool attachmentRemoved(Module &module, Chooser &choose) {
  auto [i, kind] = chooseAttachment(module, choose);
  if (!i)
    return false;
  i->setMetadata(kind, nullptr);
  return true;
}

bool attachmentAdded(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<Instruction>(module, choose);
  if (!i)
    return false;
  i->setMetadata(choose.below(2) ? "mutated" : "tbaa",
                 MDTuple::getDistinct(module.getContext(), {}));
  return true;
}

bool attachmentChanged(Module &module, Chooser &choose) {
  auto [i, kind] = chooseAttachment(module, choose);
  if (!i)
    return false;
  std::vector<MDNode *> others;
  for (MDNode *other : nodesOf(module))
    if (isa<MDTuple>(other) && other != i->getMetadata(kind))
      others.push_back(other);
  if (others.empty())
    return false;
  i->setMetadata(kind, choose.of(others));
  return true;
}

bool globalAttachment(Module &module, Chooser &choose) {
  std::vector<GlobalObject *> found;
  for (GlobalObject &object : module.global_objects())
    if (!isa<GlobalIFunc>(object))
      found.push_back(&object);
  if (found.empty())
    return false;
  GlobalObject *object = choose.of(found);
  Attached attached;
  object->getAllMetadata(attached);
  if (!attached.empty() && choose.below(2))
    object->setMetadata(choose.of(attached).first, nullptr);
  else
    object->addMetadata("mutated",
                        *MDTuple::get(module.getContext(),
                                      MDString::get(module.getContext(), "x")));
  return true;
}

/// Moves the first named metadata to the end.
bool namedOrder(Module &module, Chooser &choose) {
  if (module.named_metadata_size() < 2)
    return false;
  NamedMDNode &first = *module.named_metadata_begin();
  std::string name = first.getName().str();
  SmallVector<MDNode *> operands(first.operands());
  module.eraseNamedMetadata(&first);
  NamedMDNode *last = module.getOrInsertNamedMetadata(name);
  for (MDNode *operand : operands)
    last->addOperand(operand);
  return true;
}

bool argument(Module &module, Chooser &choose) {
  std::vector<Use *> found = metadataArguments(module);
  if (found.empty())
    return false;
  Use *use = choose.of(found);
  use->set(MetadataAsValue::get(module.getContext(),
                                MDTuple::getDistinct(module.getContext(), {})));
  return true;
}

bool namedAdded(Module &module, Chooser &choose) {
  module.getOrInsertNamedMetadata("mutated")->addOperand(
      MDTuple::get(module.getContext(), {}));
  return true;
}

/// Chooses named metadata that has operands; null if there is none.
NamedMDNode *chooseNamed(Module &module, Chooser &choose) {
  std::vector<NamedMDNode *> found;
  for (NamedMDNode &named : module.named_metadata())
    if (named.getNumOperands())
      found.push_back(&named);
  return found.empty() ? nullptr : choose.of(found);
}

bool namedOperand(Module &module, Chooser &choose) {
  NamedMDNode *named = chooseNamed(module, choose);
  if (!named)
    return false;
  named->setOperand(choose.below(named->getNumOperands()),
                    MDTuple::getDistinct(module.getContext(), {}));
  return true;
}

bool namedShortened(Module &module, Chooser &choose) {
  NamedMDNode *named = chooseNamed(module, choose);
  if (!named)
    return false;
  SmallVector<MDNode *> operands(named->operands());
  operands.erase(operands.begin() + choose.below(operands.size()));
  named->clearOperands();
  for (MDNode *operand : operands)
    named->addOperand(operand);
  return true;
}

/// The classes for a change within a node. Several users may refer to the node,
/// and the differ reports the change at the one that it meets first.
#define ANY_METADATA "metadata:*|named-metadata|dbg-record:*"

constexpr Mutation table[] = {
    {"tuple string", ANY_METADATA, stringOperand<true>},
    {"node string", ANY_METADATA, stringOperand<false>},
    {"metadata integer", ANY_METADATA, integerOperand},
    {"metadata operand", ANY_METADATA "|dbg-record", nodeOperand},
    {"distinct operand", ANY_METADATA, distinctOperand},
    {"distinct identity", ANY_METADATA, identity},
    {"attachment removed", "metadata:*", attachmentRemoved},
    {"attachment added", "metadata:*", attachmentAdded},
    {"attachment changed", "metadata:*", attachmentChanged},
    {"global attachment", "metadata:*", globalAttachment},
    {"metadata argument", "metadata:argument", argument},
    {"named metadata order", "order:named-metadata", namedOrder},
    {"named metadata added", "named-metadata", namedAdded},
    {"named metadata operand", "named-metadata", namedOperand},
    {"named metadata shortened", "named-metadata", namedShortened},
};

} // namespace

SetVector<MDNode *> nodesOf(Module &module) {
  SetVector<MDNode *> found;
  auto add = [&](Metadata *metadata) {
    if (auto *node = dyn_cast_or_null<MDNode>(metadata))
      found.insert(node);
  };
  auto addAttached = [&](const Attached &attached) {
    for (auto [kind, node] : attached)
      add(node);
  };
  for (NamedMDNode &named : module.named_metadata())
    for (MDNode *node : named.operands())
      add(node);
  for (GlobalObject &object : module.global_objects()) {
    Attached attached;
    object.getAllMetadata(attached);
    addAttached(attached);
  }
  for (Instruction *i :
       instructionsOf(module, [](Instruction &) { return true; })) {
    Attached attached;
    i->getAllMetadata(attached);
    addAttached(attached);
    for (Use &use : i->operands())
      if (auto *value = dyn_cast<MetadataAsValue>(use))
        add(value->getMetadata());
  }
  for (DbgRecord *record : records(module))
    if (auto *variable = dyn_cast<DbgVariableRecord>(record)) {
      add(variable->getRawVariable());
      add(variable->getRawExpression());
      add(variable->getDebugLoc().getAsMDNode());
    }
  for (size_t i = 0; i != found.size(); ++i)
    for (const MDOperand &operand : found[i]->operands())
      add(operand);
  return found;
}

std::vector<Use *> metadataArguments(Module &module) {
  std::vector<Use *> found;
  for (Instruction *i :
       instructionsOf(module, [](Instruction &i) { return isa<CallBase>(i); }))
    for (Use &use : cast<CallBase>(i)->args())
      if (isa<MetadataAsValue>(use))
        found.push_back(&use);
  return found;
}

ArrayRef<Mutation> metadataMutations() { return table; }

} // namespace palindrome::mutate
