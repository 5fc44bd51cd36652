// Mutations that give names which are hard to print and to read, or take names
// away.

#include "verify/seek/mutate/ir/Places.h"
#include "verify/seek/mutate/random/Names.h"
#include "verify/seek/mutate/wild/Tables.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace palindrome::mutate {

/// A name, or none.
static std::string randomOrNoName(Chooser &choose) {
  return choose.oneIn(5) ? "" : randomName(choose);
}

template <typename Kind>
static bool globalRenamed(Module &module, Chooser &choose) {
  auto *value = chooseGlobal<Kind>(module, choose, [](Kind &v) {
    return !v.getName().starts_with("llvm.");
  });
  if (!value)
    return false;
  value->setName(randomOrNoName(choose));
  return true;
}

static bool valueRenamed(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<Instruction>(
      module, choose, [](Instruction &i) { return !i.getType()->isVoidTy(); });
  if (i)
    i->setName(randomOrNoName(choose));
  return i;
}

static bool parametersRenamed(Module &module, Chooser &choose) {
  auto *function = chooseGlobal<Function>(module, choose, [](Function &f) {
    return f.arg_size() && !f.isIntrinsic();
  });
  if (!function)
    return false;
  for (Argument &argument : function->args())
    if (choose.flip())
      argument.setName(randomOrNoName(choose));
  return true;
}

static bool blocksRenamed(Module &module, Chooser &choose) {
  auto *function = chooseGlobal<Function>(
      module, choose, [](Function &f) { return !f.isDeclaration(); });
  if (!function)
    return false;
  for (BasicBlock &block : *function)
    if (choose.flip())
      block.setName(randomOrNoName(choose));
  return true;
}

static bool typeRenamed(Module &module, Chooser &choose) {
  std::vector<StructType *> types = module.getIdentifiedStructTypes();
  if (types.empty())
    return false;
  choose.of(types)->setName(randomOrNoName(choose));
  return true;
}

static bool comdatRenamed(Module &module, Chooser &choose) {
  auto *object =
      chooseGlobal<GlobalObject>(module, choose, [](GlobalObject &v) {
        return !isa<GlobalIFunc>(v) && !v.isDeclarationForLinker();
      });
  if (!object)
    return false;
  Comdat *comdat = module.getOrInsertComdat(randomName(choose));
  comdat->setSelectionKind(Comdat::SelectionKind(choose.below(5)));
  object->setComdat(comdat);
  return true;
}

static bool sectionRenamed(Module &module, Chooser &choose) {
  auto *object = chooseGlobal<GlobalObject>(
      module, choose, [](GlobalObject &v) { return !isa<GlobalIFunc>(v); });
  if (!object)
    return false;
  if (choose.oneIn(3))
    object->setPartition(randomString(choose));
  else
    object->setSection(randomString(choose));
  return true;
}

static bool gcRenamed(Module &module, Chooser &choose) {
  auto *function = chooseGlobal<Function>(module, choose);
  if (!function)
    return false;
  function->setGC(randomName(choose));
  return true;
}

constexpr Mutation nameRows[] = {
    {"name variable", forFuzzing, globalRenamed<GlobalVariable>},
    {"name function", forFuzzing, globalRenamed<Function>},
    {"name alias", forFuzzing, globalRenamed<GlobalAlias>},
    {"name ifunc", forFuzzing, globalRenamed<GlobalIFunc>},
    {"name value", forFuzzing, valueRenamed},
    {"name parameters", forFuzzing, parametersRenamed},
    {"name blocks", forFuzzing, blocksRenamed},
    {"name type", forFuzzing, typeRenamed},
    {"name comdat", forFuzzing, comdatRenamed},
    {"name section", forFuzzing, sectionRenamed},
    {"name gc", forFuzzing, gcRenamed},
};

ArrayRef<Mutation> nameMutations() { return nameRows; }

} // namespace palindrome::mutate
