// Mutations that make exception handling: invokes with landing pads or
// funclets, and `callbr`.

#include "verify/seek/mutate/ir/Places.h"
#include "verify/seek/mutate/random/Constants.h"
#include "verify/seek/mutate/wild/Tables.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace palindrome::mutate {

/// The kind of handlers that a function has, by its personality.
enum class Handlers { None, LandingPads, Funclets };

static Handlers handlersOf(const Function &function) {
  Handlers handlers = Handlers::None;
  for (const BasicBlock &block : function)
    for (const Instruction &i : block) {
      if (isa<LandingPadInst>(i))
        return Handlers::LandingPads;
      if (isa<FuncletPadInst, CatchSwitchInst>(i))
        handlers = Handlers::Funclets;
    }
  return handlers;
}

/// Chooses a call that may become an invoke, in a function that has no other
/// kind of handlers; null if there is none.
static CallInst *chooseThrowing(Module &module, Chooser &choose,
                                Handlers kind) {
  auto *call = chooseInstruction<CallInst>(module, choose, [](CallInst &i) {
    return !i.isMustTailCall() && !i.isInlineAsm() && !isa<IntrinsicInst>(i);
  });
  if (!call)
    return nullptr;
  Handlers there = handlersOf(*call->getFunction());
  return there == Handlers::None || there == kind ? call : nullptr;
}

static void setPersonality(Function &function, StringRef name) {
  if (function.hasPersonalityFn())
    return;
  Module &module = *function.getParent();
  LLVMContext &context = module.getContext();
  auto *type = FunctionType::get(Type::getInt32Ty(context), /*isVarArg=*/true);
  if (GlobalValue *there = module.getNamedValue(name))
    function.setPersonalityFn(there);
  else
    function.setPersonalityFn(
        Function::Create(type, GlobalValue::ExternalLinkage, name, module));
}

/// Ends the block of `call` with it: an invoke that continues with what
/// followed, and unwinds to `handler`.
static InvokeInst *makeInvoke(CallInst &call, BasicBlock &handler) {
  BasicBlock *block = call.getParent();
  BasicBlock *rest = block->splitBasicBlock(std::next(call.getIterator()));
  block->getTerminator()->eraseFromParent();
  SmallVector<Value *> arguments(call.args());
  SmallVector<OperandBundleDef> bundles;
  call.getOperandBundlesAsDefs(bundles);
  auto *invoke =
      InvokeInst::Create(call.getFunctionType(), call.getCalledOperand(), rest,
                         &handler, arguments, bundles, "", block);
  invoke->setCallingConv(call.getCallingConv());
  invoke->setAttributes(call.getAttributes());
  invoke->copyMetadata(call);
  invoke->takeName(&call);
  call.replaceAllUsesWith(invoke);
  call.eraseFromParent();
  return invoke;
}

static bool landingPadMade(Module &module, Chooser &choose) {
  CallInst *call = chooseThrowing(module, choose, Handlers::LandingPads);
  if (!call)
    return false;
  Function &function = *call->getFunction();
  LLVMContext &context = module.getContext();
  setPersonality(function, "__gxx_personality_v0");
  auto *handler = BasicBlock::Create(context, "", &function);
  Type *pointer = PointerType::get(context, 0);
  Type *type = pointer;
  // All landing pads of a function have one type.
  for (BasicBlock &block : function)
    if (LandingPadInst *pad = block.getLandingPadInst())
      type = pad->getType();
  if (handlersOf(function) == Handlers::None && choose.flip())
    type = StructType::get(context, {pointer, Type::getInt32Ty(context)});
  auto *pad = LandingPadInst::Create(type, 2, "", handler);
  pad->setCleanup(choose.flip());
  for (size_t n = choose.below(3) + !pad->isCleanup(); n != 0; --n)
    pad->addClause(
        choose.flip()
            ? static_cast<Constant *>(randomConstant(module, pointer, choose))
            : ConstantArray::get(ArrayType::get(pointer, 1),
                                 {randomConstant(module, pointer, choose)}));
  if (choose.flip())
    ResumeInst::Create(pad, handler);
  else
    new UnreachableInst(context, handler);
  makeInvoke(*call, *handler);
  return true;
}

static bool funcletMade(Module &module, Chooser &choose) {
  CallInst *call = chooseThrowing(module, choose, Handlers::Funclets);
  if (!call)
    return false;
  Function &function = *call->getFunction();
  LLVMContext &context = module.getContext();
  static constexpr StringLiteral personalities[] = {
      "__CxxFrameHandler3", "__C_specific_handler", "_except_handler3",
      "__gxx_wasm_personality_v0", "ProcessCLRException"};
  setPersonality(function, choose.of(personalities));
  auto *handler = BasicBlock::Create(context, "", &function);
  Value *none = ConstantTokenNone::get(context);
  if (choose.flip()) {
    auto *pad = CleanupPadInst::Create(none, {}, "", handler);
    CleanupReturnInst::Create(pad, nullptr, handler);
  } else {
    auto *body = BasicBlock::Create(context, "", &function);
    auto *after = BasicBlock::Create(context, "", &function);
    auto *dispatch = CatchSwitchInst::Create(none, nullptr, 1, "", handler);
    dispatch->addHandler(body);
    Type *pointer = PointerType::get(context, 0);
    SmallVector<Value *> arguments;
    for (size_t n = choose.below(4); n != 0; --n)
      arguments.push_back(
          choose.flip() ? randomConstant(module, pointer, choose)
                        : ConstantInt::get(Type::getInt32Ty(context), 64));
    auto *pad = CatchPadInst::Create(dispatch, arguments, "", body);
    CatchReturnInst::Create(pad, after, body);
    new UnreachableInst(context, after);
  }
  makeInvoke(*call, *handler);
  return true;
}

static bool callBrMade(Module &module, Chooser &choose) {
  std::vector<BranchInst *> found;
  for (Instruction *i : instructionsOf(module, [](Instruction &i) {
         return isa<BranchInst>(i) && i.getNumSuccessors() != 0;
       }))
    found.push_back(cast<BranchInst>(i));
  if (found.empty())
    return false;
  BranchInst *branch = choose.of(found);
  LLVMContext &context = module.getContext();
  SmallVector<BasicBlock *> indirect;
  std::string constraints;
  for (unsigned n = 1; n < branch->getNumSuccessors(); ++n) {
    indirect.push_back(branch->getSuccessor(n));
    constraints += n == 1 ? "!i" : ",!i";
  }
  auto *type = FunctionType::get(Type::getVoidTy(context), /*isVarArg=*/false);
  auto *code = InlineAsm::get(type, "# $0", constraints, choose.flip());
  BasicBlock *block = branch->getParent();
  BasicBlock *next = branch->getSuccessor(0);
  if (llvm::is_contained(indirect, next))
    return false;
  branch->eraseFromParent();
  CallBrInst::Create(type, code, next, indirect, {}, "", block);
  return true;
}

/// Lets an invoke unwind to another landing pad, which may be its own.
static bool unwindChanged(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<InvokeInst>(module, choose);
  if (!i)
    return false;
  std::vector<BasicBlock *> pads;
  for (BasicBlock &block : *i->getFunction())
    if (block.isEHPad() && &block != i->getUnwindDest() &&
        !isa<PHINode>(block.front()) && block.isLandingPad())
      pads.push_back(&block);
  if (pads.empty() || isa<PHINode>(i->getUnwindDest()->front()))
    return false;
  i->setUnwindDest(choose.of(pads));
  return true;
}

static bool anyPersonality(Module &module, Chooser &choose) {
  auto *function = chooseGlobal<Function>(
      module, choose, [](Function &f) { return !f.isDeclaration(); });
  if (!function)
    return false;
  function->setPersonalityFn(
      randomConstant(module, PointerType::get(module.getContext(), 0), choose));
  return true;
}

constexpr Mutation exceptionRows[] = {
    {"landing pad made", forFuzzing, landingPadMade},
    {"funclet made", forFuzzing, funcletMade},
    {"callbr made", forFuzzing, callBrMade},
    {"unwind changed", forFuzzing, unwindChanged},
    {"any personality", forFuzzing, anyPersonality},
};

ArrayRef<Mutation> exceptionMutations() { return exceptionRows; }

} // namespace palindrome::mutate
