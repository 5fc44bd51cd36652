// Mutations that attach random metadata of all kinds, and change nodes.

#include "verify/seek/makers/Metadata.h"
#include "verify/seek/mutate/ir/Places.h"
#include "verify/seek/mutate/random/Constants.h"
#include "verify/seek/mutate/random/Metadata.h"
#include "verify/seek/mutate/random/Names.h"
#include "verify/seek/mutate/random/Types.h"
#include "verify/seek/mutate/wild/Tables.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"

using namespace llvm;

namespace palindrome::mutate {

/// A kind of metadata by LLVM, or one of any name.
static unsigned randomKind(LLVMContext &context, Chooser &choose) {
  return choose.oneIn(6) ? context.getMDKindID(randomName(choose))
                         : choose.below(LLVMContext::MD_implicit_ref + 1);
}

/// Attaches metadata that LLVM's verifier accepts for its kind, if possible.
static bool anyAttached(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<Instruction>(module, choose);
  if (!i)
    return false;
  // Not all kinds suit an instruction.
  for (unsigned again = 0; again != 8; ++again) {
    unsigned kind = randomKind(module.getContext(), choose);
    if (MDNode *node = randomAttachment(*i, kind, choose)) {
      i->setMetadata(kind, node);
      return true;
    }
  }
  return false;
}

/// Attaches any node of the module, or a new one.
static bool anyNodeAttached(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<Instruction>(module, choose);
  if (!i)
    return false;
  SetVector<MDNode *> nodes = nodesOf(module);
  MDNode *node = nodes.empty() || choose.flip()
                     ? randomTuple(module, choose)
                     : nodes[choose.below(nodes.size())];
  unsigned kind = choose.flip()
                      ? module.getContext().getMDKindID(randomName(choose))
                      : randomKind(module.getContext(), choose);
  if (kind == LLVMContext::MD_dbg)
    return false;
  i->setMetadata(kind, node);
  return true;
}

static MDNode *randomGlobalNode(GlobalObject &object, unsigned kind,
                                Chooser &choose) {
  Module &module = *object.getParent();
  LLVMContext &context = module.getContext();
  if (kind == LLVMContext::MD_dbg)
    return nullptr;
  if (kind == LLVMContext::MD_associated ||
      kind == LLVMContext::MD_implicit_ref) {
    auto *other =
        chooseGlobal<GlobalObject>(module, choose, [](GlobalObject &v) {
          return !v.getName().starts_with("llvm.");
        });
    return other ? MDNode::get(context, {ConstantAsMetadata::get(other)})
                 : nullptr;
  }
  SmallVector<StringRef> names;
  context.getMDKindNames(names);
  MDNode *node = randomNode(
      context, kind == LLVMContext::MD_prof ? "function_prof" : names[kind],
      choose);
  return node ? node : randomTuple(module, choose);
}

static bool anyOnGlobal(Module &module, Chooser &choose) {
  auto *object = chooseGlobal<GlobalObject>(
      module, choose, [](GlobalObject &v) { return !isa<GlobalIFunc>(v); });
  if (!object)
    return false;
  static constexpr unsigned allKinds[] = {LLVMContext::MD_type,
                                          LLVMContext::MD_absolute_symbol,
                                          LLVMContext::MD_vcall_visibility,
                                          LLVMContext::MD_section_prefix,
                                          LLVMContext::MD_prof,
                                          LLVMContext::MD_kcfi_type,
                                          LLVMContext::MD_associated,
                                          LLVMContext::MD_exclude,
                                          LLVMContext::MD_implicit_ref,
                                          LLVMContext::MD_pcsections,
                                          LLVMContext::MD_callback,
                                          LLVMContext::MD_func_sanitize};
  unsigned kind = choose.oneIn(3) ? randomKind(module.getContext(), choose)
                                  : choose.of(allKinds);
  MDNode *node = randomGlobalNode(*object, kind, choose);
  if (!node)
    return false;
  object->addMetadata(kind, *node);
  return true;
}

/// Makes an operand of a node what the operand at the same place of another
/// node of the same class is, or null.
static bool fieldChanged(Module &module, Chooser &choose) {
  SetVector<MDNode *> nodes = nodesOf(module);
  std::vector<MDNode *> found;
  for (MDNode *node : nodes)
    if (node->getNumOperands() && (!isa<MDTuple>(node) || choose.oneIn(4)))
      found.push_back(node);
  if (found.empty())
    return false;
  MDNode *node = choose.of(found);
  unsigned operand = choose.below(node->getNumOperands());
  std::vector<Metadata *> others;
  for (MDNode *other : nodes)
    if (other->getMetadataID() == node->getMetadataID() &&
        operand < other->getNumOperands() &&
        other->getOperand(operand) != node->getOperand(operand))
      others.push_back(other->getOperand(operand));
  if (node->getOperand(operand))
    others.push_back(nullptr);
  if (isa_and_nonnull<MDString>(node->getOperand(operand)))
    others.push_back(MDString::get(module.getContext(), randomString(choose)));
  if (isa<MDTuple>(node))
    others.push_back(randomOperand(module, choose));
  if (others.empty())
    return false;
  node->replaceOperandWith(operand, choose.of(others));
  return true;
}

/// Makes a node distinct, or a copy of it uniqued.
static bool distinctFlipped(Module &module, Chooser &choose) {
  SetVector<MDNode *> nodes = nodesOf(module);
  std::vector<std::pair<MDNode *, unsigned>> uses;
  for (MDNode *node : nodes)
    for (unsigned i = 0; i != node->getNumOperands(); ++i)
      if (auto *other = dyn_cast_or_null<MDNode>(node->getOperand(i));
          other && other != node && !isa<DIExpression, DIAssignID>(other))
        uses.push_back({node, i});
  if (uses.empty())
    return false;
  auto [node, i] = choose.of(uses);
  auto *old = cast<MDNode>(node->getOperand(i));
  MDNode *copy = old->isDistinct() ? MDNode::replaceWithUniqued(old->clone())
                                   : MDNode::replaceWithDistinct(old->clone());
  node->replaceOperandWith(i, copy);
  return true;
}

static bool namedList(Module &module, Chooser &choose) {
  static constexpr StringLiteral names[] = {
      "llvm.ident",          "llvm.commandline",
      "llvm.linker.options", "llvm.dependent-libraries",
      "nvvm.annotations",    "opencl.ocl.version",
      "opencl.kernels",      "llvm.gcov",
      "amdgpu.printf.fmts",  "llvm.offloading.symbols",
      "llvm.errno.tbaa",     "a name"};
  std::string name =
      choose.flip() ? choose.of(names).str() : randomName(choose);
  LLVMContext &context = module.getContext();
  NamedMDNode *list = module.getOrInsertNamedMetadata(name);
  list->addOperand(
      choose.flip()
          ? MDNode::get(context, {MDString::get(context, randomString(choose))})
          : randomTuple(module, choose));
  return true;
}

static bool moduleFlag(Module &module, Chooser &choose) {
  ArrayRef<StringLiteral> flags = makers::moduleFlags();
  std::string name =
      choose.oneIn(4) ? randomName(choose) : choose.of(flags).str();
  LLVMContext &context = module.getContext();
  static constexpr Module::ModFlagBehavior behaviors[] = {
      Module::Error,        Module::Warning, Module::Override, Module::Append,
      Module::AppendUnique, Module::Max,     Module::Min};
  Module::ModFlagBehavior behavior = choose.of(behaviors);
  if (module.getModuleFlag(name))
    return false;
  switch (choose.below(3)) {
  case 0:
    module.addModuleFlag(behavior, name,
                         MDString::get(context, randomString(choose)));
    break;
  case 1:
    module.addModuleFlag(behavior, name, randomTuple(module, choose, 1));
    break;
  default:
    module.addModuleFlag(behavior, name, uint32_t(choose.below(4)));
  }
  return true;
}

/// Makes a call's metadata argument another value, constant or node.
static bool argumentChanged(Module &module, Chooser &choose) {
  std::vector<Use *> found = metadataArguments(module);
  if (found.empty())
    return false;
  Metadata *operand = randomOperand(module, choose);
  choose.of(found)->set(MetadataAsValue::get(
      module.getContext(), operand ? operand : randomTuple(module, choose)));
  return true;
}

constexpr Mutation anyMetadataRows[] = {
    {"any attachment", forFuzzing, anyAttached},
    {"any node attached", forFuzzing, anyNodeAttached},
    {"any global attachment", forFuzzing, anyOnGlobal},
    {"node field", forFuzzing, fieldChanged},
    {"node distinct", forFuzzing, distinctFlipped},
    {"any named metadata", forFuzzing, namedList},
    {"any module flag", forFuzzing, moduleFlag},
    {"any metadata argument", forFuzzing, argumentChanged},
};

ArrayRef<Mutation> anyMetadataMutations() { return anyMetadataRows; }

} // namespace palindrome::mutate
