// Intrinsics as a release has them: under older names, with other operands, as
// the operations that they stand for, or refused.

#include "export/releases/Changes.h"
#include "export/releases/Since.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;
using namespace palindrome::releases;

namespace {
struct NewIntrinsic {
  StringLiteral name;
  unsigned since;
};
struct OldIntrinsic {
  StringLiteral name, oldName;
  unsigned since, oldSince;
};

/// An intrinsic whose calls are made anew for releases before `since`.
struct Replacement {
  Intrinsic::ID intrinsic;
  unsigned since;
  /// Makes what takes the place of a call, which has uses of the same type;
  /// null if there are none. `changes` has the release, and the builder is
  /// before the call; `name` is that of the intrinsic.
  Value *(*make)(Changes &changes, IRBuilder<> &builder, CallBase &call,
                 StringRef name);
  /// Whether the result lacks something.
  bool isDropped = false;
};
} // namespace

/// The intrinsic `name` of the type that an older release had, which may not be
/// that of this one.
static FunctionCallee declare(Module &module, const Twine &name, Type *result,
                              ArrayRef<Type *> operands) {
  std::string text = name.str();
  auto *type = FunctionType::get(result, operands, /*isVarArg=*/false);
  Function *known = module.getFunction(text);
  if (known && known->getFunctionType() == type)
    return known;
  if (known) // Its calls are made anew, and then it goes.
    known->setName(text + ".later");
  return Function::Create(type, GlobalValue::ExternalLinkage, text, module);
}

/// A call of `name` with these operands in the place of `call`, with its
/// attributes and those of its operands. Its type is that of the call unless
/// `result` is set.
static Value *callOf(IRBuilder<> &builder, CallBase &call, const Twine &name,
                     ArrayRef<Value *> operands, Type *result = nullptr) {
  SmallVector<Type *> types;
  SmallVector<AttributeSet> ofOperands;
  AttributeList old = call.getAttributes();
  for (Value *operand : operands) {
    types.push_back(operand->getType());
    const Use *same =
        find_if(call.args(), [&](const Use &use) { return use == operand; });
    ofOperands.push_back(
        same == call.arg_end()
            ? AttributeSet()
            : old.getParamAttrs(unsigned(same - call.arg_begin())));
  }
  CallInst *made = builder.CreateCall(
      declare(*call.getModule(), name, result ? result : call.getType(), types),
      operands);
  made->setAttributes(AttributeList::get(call.getContext(), old.getFnAttrs(),
                                         old.getRetAttrs(), ofOperands));
  if (auto *oldCall = dyn_cast<CallInst>(&call))
    made->setTailCallKind(oldCall->getTailCallKind());
  made->copyMetadata(call);
  return made;
}

/// Before LLVM 22 the marks of a lifetime have the size of the object; -1 is
/// any.
static Value *makeLifetime(Changes &changes, IRBuilder<> &builder,
                           CallBase &call, StringRef name) {
  int64_t size = -1;
  if (auto *object = dyn_cast<AllocaInst>(call.getArgOperand(0))) {
    std::optional<TypeSize> known =
        object->getAllocationSize(changes.module.getDataLayout());
    if (known && !known->isScalable())
      size = known->getFixedValue();
  }
  return callOf(builder, call, name,
                {builder.getInt64(size), call.getArgOperand(0)});
}

/// Before LLVM 22 the alignment is an operand behind the pointer, number
/// `pointer`, and no attribute of it.
template <unsigned pointer>
static Value *makeMasked(Changes &, IRBuilder<> &builder, CallBase &call,
                         StringRef name) {
  // The operand has 32 bits, of which not all powers of two were accepted.
  uint64_t alignment = std::min<uint64_t>(
      call.getParamAlign(pointer).valueOrOne().value(), 1 << 29);
  call.removeParamAttr(pointer, Attribute::Alignment);
  SmallVector<Value *> operands(call.args());
  operands.insert(operands.begin() + pointer + 1, builder.getInt32(alignment));
  return callOf(builder, call, name, operands);
}

/// Before LLVM 22 it returned whether the code is that of a resume.
static Value *makeCoroutineEnd(Changes &, IRBuilder<> &builder, CallBase &call,
                               StringRef name) {
  callOf(builder, call, name, SmallVector<Value *>(call.args()),
         builder.getInt1Ty());
  return nullptr;
}

/// The elements to the left of the end of the first vector are counted from
/// there by a negative number.
template <int sign>
static Value *makeSplice(Changes &changes, IRBuilder<> &builder, CallBase &call,
                         StringRef name) {
  StringRef types =
      name.drop_front(Intrinsic::getBaseName(call.getIntrinsicID()).size());
  int64_t count = cast<ConstantInt>(call.getArgOperand(2))->getSExtValue();
  return callOf(builder, call,
                Twine(changes.lacks(19) ? "llvm.experimental.vector.splice"
                                        : "llvm.vector.splice") +
                    types,
                {call.getArgOperand(0), call.getArgOperand(1),
                 builder.getInt32(sign * count)});
}

static Value *makeOperand(Changes &, IRBuilder<> &, CallBase &call, StringRef) {
  return call.getArgOperand(0);
}

static Value *makeNothing(Changes &, IRBuilder<> &, CallBase &, StringRef) {
  return nullptr;
}

static Value *makeTrue(Changes &, IRBuilder<> &builder, CallBase &, StringRef) {
  return builder.getTrue();
}

/// 1 if the first operand is greater, -1 if it is less, else 0.
template <CmpInst::Predicate greater, CmpInst::Predicate less>
static Value *makeOrder(Changes &, IRBuilder<> &builder, CallBase &call,
                        StringRef) {
  Value *one = call.getArgOperand(0), *other = call.getArgOperand(1);
  Type *type = call.getType();
  // Both comparisons have to see one value of an operand that is undef.
  one = builder.CreateFreeze(one);
  other = builder.CreateFreeze(other);
  return builder.CreateSelect(
      builder.CreateICmp(less, one, other), Constant::getAllOnesValue(type),
      builder.CreateZExt(builder.CreateICmp(greater, one, other), type));
}

static constexpr Replacement replacements[] = {
    {Intrinsic::lifetime_start, 22, makeLifetime},
    {Intrinsic::lifetime_end, 22, makeLifetime},
    {Intrinsic::masked_load, 22, makeMasked<0>},
    {Intrinsic::masked_gather, 22, makeMasked<0>},
    {Intrinsic::masked_store, 22, makeMasked<1>},
    {Intrinsic::masked_scatter, 22, makeMasked<1>},
    {Intrinsic::coro_end, 22, makeCoroutineEnd},
    {Intrinsic::vector_splice_left, 22, makeSplice<1>},
    {Intrinsic::vector_splice_right, 22, makeSplice<-1>},
    {Intrinsic::threadlocal_address, 16, makeOperand},
    {Intrinsic::scmp, 19, makeOrder<CmpInst::ICMP_SGT, CmpInst::ICMP_SLT>},
    {Intrinsic::ucmp, 19, makeOrder<CmpInst::ICMP_UGT, CmpInst::ICMP_ULT>},
    {Intrinsic::fake_use, 20, makeNothing, /*isDropped=*/true},
    {Intrinsic::allow_runtime_check, 19, makeTrue, /*isDropped=*/true},
    {Intrinsic::allow_ubsan_check, 19, makeTrue, /*isDropped=*/true},
    {Intrinsic::allow_sanitize_address, 22, makeTrue, /*isDropped=*/true},
    {Intrinsic::allow_sanitize_hwaddress, 22, makeTrue, /*isDropped=*/true},
    {Intrinsic::allow_sanitize_memory, 22, makeTrue, /*isDropped=*/true},
    {Intrinsic::allow_sanitize_thread, 22, makeTrue, /*isDropped=*/true},
};

/// Makes the calls of `function` anew.
static void replaceCalls(Changes &changes, Function &function,
                         const Replacement &replacement) {
  StringRef construct = Intrinsic::getBaseName(replacement.intrinsic);
  const std::string name = function.getName().str();
  for (User *user : make_early_inc_range(function.users())) {
    auto *call = dyn_cast<CallBase>(user);
    if (!call || !isa<CallInst>(call)) {
      changes.refused(construct + " that is invoked", replacement.since,
                      nullptr);
      continue;
    }
    IRBuilder<> builder(call);
    if (Value *made = replacement.make(changes, builder, *call, name)) {
      if (isa<Instruction>(made) && made != call->getArgOperand(0))
        made->takeName(call);
      call->replaceAllUsesWith(made);
    }
    call->eraseFromParent();
    if (replacement.isDropped)
      changes.dropped(construct);
    else
      changes.rewritten(construct);
  }
  if (function.use_empty())
    function.eraseFromParent();
}

/// Gives `function` the name that it had before.
static void rename(Changes &changes, Function &function,
                   const OldIntrinsic &row) {
  StringRef types = function.getName().drop_front(StringRef("llvm.").size() +
                                                  row.name.size());
  if (changes.lacks(row.oldSince))
    return changes.refused("llvm." + row.name, row.oldSince, nullptr);
  std::string name = ("llvm." + row.oldName).str();
  if (name.back() == '$') {
    name.pop_back();
    name += types;
  } else if (!types.empty() && types != ".p0") {
    // There was one function of that name, for pointers of space 0.
    return changes.refused("llvm." + row.name + types, row.since, nullptr);
  }
  if (name == function.getName())
    return;
  function.setName(name);
  changes.rewritten("llvm." + row.name);
}

static constexpr NewIntrinsic newIntrinsics[] = {
#define NEW_INTRINSIC(NAME, SINCE) {NAME, SINCE},
#include "translate/Versions.def"
};
static constexpr OldIntrinsic oldIntrinsics[] = {
#define OLD_INTRINSIC(NAME, OLD_NAME, SINCE, OLD_SINCE)                        \
  {NAME, OLD_NAME, SINCE, OLD_SINCE},
#include "translate/Versions.def"
};

unsigned palindrome::releases::releaseOfIntrinsic(Intrinsic::ID id) {
  StringRef name = Intrinsic::getBaseName(id).drop_front(5);
  for (const Replacement &row : replacements)
    if (row.intrinsic == id)
      return row.since;
  for (const OldIntrinsic &row : oldIntrinsics)
    if (row.name == name)
      return row.since;
  for (const NewIntrinsic &row : newIntrinsics)
    if (row.name == name)
      return row.since;
  return oldestRelease;
}

static void changeIntrinsic(Changes &changes, Function &function) {
  Intrinsic::ID id = function.getIntrinsicID();
  if (id == Intrinsic::not_intrinsic)
    return;
  for (const Replacement &row : replacements)
    if (row.intrinsic == id && changes.lacks(row.since))
      return replaceCalls(changes, function, row);
  StringRef name = Intrinsic::getBaseName(id).drop_front(5);
  for (const OldIntrinsic &row : oldIntrinsics)
    if (row.name == name && changes.lacks(row.since))
      return rename(changes, function, row);
  for (const NewIntrinsic &row : newIntrinsics)
    if (row.name == name && changes.lacks(row.since)) {
      const GlobalValue *place = nullptr;
      for (User *user : function.users())
        if (auto *inst = dyn_cast<Instruction>(user); inst && !place)
          place = inst->getFunction();
      changes.refused("llvm." + name, row.since, place);
    }
}

void palindrome::releases::changeIntrinsics(Changes &changes) {
  SmallVector<Function *> functions;
  for (Function &function : changes.module)
    if (function.isDeclaration())
      functions.push_back(&function);
  for (Function *function : functions)
    changeIntrinsic(changes, *function);
}
