// LLVM's own mutations, of lib/FuzzMutate, over all types.
//
// FuzzMutate expects plain modules. Where it would crash or not end on others,
// the functions below find no place:
// - It loads and stores whatever it finds, which is impossible for tokens and
//   for types without a size, and it counts the elements of arrays one by one.
//   It makes the largest integers of the widest types, which takes minutes to
//   print.
// - It inserts before an instruction that follows, which a block that consists
//   of phis and a `catchswitch` does not have, nor one that ends in a
//   `musttail` call or a terminator with a result.
// - It sorts blocks by dependence, and loses the instructions of a circle,
//   which unreachable code may have.
// - It dies if no known type fits an operation; so some of each kind are known.
//
// FuzzMutate chooses by the distributions of the C++ library, so a step repeats
// only with the same library.

#include "verify/seek/mutate/ir/Places.h"
#include "verify/seek/mutate/random/Types.h"
#include "verify/seek/mutate/wild/Tables.h"
#include "llvm/FuzzMutate/IRMutator.h"
#include "llvm/FuzzMutate/Operations.h"
#include "llvm/FuzzMutate/RandomIRBuilder.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace palindrome::mutate {

static std::vector<Type *> knownTypes(Module &module, Chooser &choose) {
  LLVMContext &context = module.getContext();
  Type *i32 = Type::getInt32Ty(context), *single = Type::getFloatTy(context);
  std::vector<Type *> types = {
      Type::getInt1Ty(context),
      i32,
      single,
      PointerType::get(context, 0),
      FixedVectorType::get(Type::getInt1Ty(context), 4),
      FixedVectorType::get(i32, 4),
      FixedVectorType::get(single, 4),
      StructType::get(context, {i32, single})};
  for (unsigned i = 0; i != 12; ++i)
    types.push_back(randomSizedType(module, choose));
  return types;
}

static bool isFuzzMutateType(Type *type) {
  return type->isVoidTy() || isSmallAndSized(type);
}

/// Whether FuzzMutate may load all globals, call all functions and use all
/// values of `function`.
static bool isPlainFunction(Function &function) {
  Module &module = *function.getParent();
  for (GlobalVariable &variable : module.globals())
    if (!isSmallAndSized(variable.getValueType()))
      return false;
  for (Function &other : module) {
    FunctionType *type = other.getFunctionType();
    auto metadata = [](Type *t) { return t->isMetadataTy() || t->isTokenTy(); };
    if (llvm::any_of(type->subtypes(), metadata) && &other != &function)
      continue; // FuzzMutate leaves those out itself.
    if (!llvm::all_of(type->subtypes(), isFuzzMutateType))
      return false;
  }
  for (BasicBlock &block : function)
    for (Instruction &i : block)
      if (!isFuzzMutateType(i.getType()))
        return false;
  return true;
}

static bool isPlainBlock(BasicBlock &block, const DominatorTree &dominators) {
  if (block.getFirstInsertionPt() == block.end() ||
      !block.getTerminator()->getType()->isVoidTy() ||
      block.getTerminatingMustTailCall() ||
      !dominators.isReachableFromEntry(&block))
    return false;
  return llvm::none_of(predecessors(&block), [](BasicBlock *from) {
    return from->getFirstInsertionPt() == from->end();
  });
}

/// Chooses a block that FuzzMutate can change; null if there is none.
static BasicBlock *choosePlainBlock(Module &module, Chooser &choose,
                                    bool entryToo) {
  auto *function = chooseGlobal<Function>(
      module, choose, [](Function &f) { return !f.isDeclaration(); });
  if (!function || !isPlainFunction(*function))
    return nullptr;
  DominatorTree dominators(*function);
  std::vector<BasicBlock *> found;
  for (BasicBlock &block : *function)
    if ((entryToo || !block.isEntryBlock()) && isPlainBlock(block, dominators))
      found.push_back(&block);
  return found.empty() ? nullptr : choose.of(found);
}

template <typename Strategy, bool entryToo = true>
static bool mutateBlock(Module &module, Chooser &choose) {
  BasicBlock *block = choosePlainBlock(module, choose, entryToo);
  if (!block)
    return false;
  RandomIRBuilder builder(int(choose.bits()), knownTypes(module, choose));
  Strategy strategy;
  static_cast<IRMutationStrategy &>(strategy).mutate(*block, builder);
  return true;
}

/// The operations that FuzzMutate has, and those that it leaves out by default.
class AllOperations : public InjectorIRStrategy {
public:
  AllOperations() : InjectorIRStrategy(operations()) {}

private:
  static std::vector<fuzzerop::OpDescriptor> operations() {
    std::vector<fuzzerop::OpDescriptor> all = getDefaultOps();
    describeFuzzerUnaryOperations(all);
    describeFuzzerOtherOps(all);
    return all;
  }
};

static bool deleteInstruction(Module &module, Chooser &choose) {
  BasicBlock *block = choosePlainBlock(module, choose, /*entryToo=*/true);
  if (!block)
    return false;
  RandomIRBuilder builder(int(choose.bits()), knownTypes(module, choose));
  InstDeleterIRStrategy().mutate(*block->getParent(), builder);
  return true;
}

static bool modifyInstruction(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<Instruction>(module, choose, [](Instruction &i) {
    return isa<BinaryOperator, CmpInst, GetElementPtrInst, SelectInst,
               ShuffleVectorInst, FPMathOperator>(i);
  });
  if (!i)
    return false;
  RandomIRBuilder builder(int(choose.bits()), {});
  InstModificationIRStrategy().mutate(*i, builder);
  return true;
}

/// A new function, which the other rows may fill.
static bool defineFunction(Module &module, Chooser &choose) {
  RandomIRBuilder builder(int(choose.bits()), knownTypes(module, choose));
  builder.createFunctionDefinition(module);
  return true;
}

constexpr Mutation fuzzMutateRows[] = {
    {"fuzzmutate inject", forFuzzing, mutateBlock<AllOperations>},
    {"fuzzmutate delete", forFuzzing, deleteInstruction},
    {"fuzzmutate modify", forFuzzing, modifyInstruction},
    {"fuzzmutate call", forFuzzing, mutateBlock<InsertFunctionStrategy>},
    {"fuzzmutate cfg", forFuzzing, mutateBlock<InsertCFGStrategy>},
    {"fuzzmutate phi", forFuzzing, mutateBlock<InsertPHIStrategy, false>},
    {"fuzzmutate sink", forFuzzing, mutateBlock<SinkInstructionStrategy>},
    {"fuzzmutate shuffle", forFuzzing, mutateBlock<ShuffleBlockStrategy>},
    {"fuzzmutate function", forFuzzing, defineFunction},
};

ArrayRef<Mutation> fuzzMutateMutations() { return fuzzMutateRows; }

} // namespace palindrome::mutate
