// Gives a function of the target back the pointers that it had, where its calls
// load what it did load.
//
// No instruction between such a load and the call may write memory, or fail to
// go on, so that a load of the function itself, at its beginning, returns the
// same, and is undefined where that of the caller is.

#include "verify/judge/refine/shape/Retype.h"
#include "verify/judge/refine/shape/Signatures.h"
#include "verify/judge/refine/structure/LocalCalls.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include <map>

using namespace palindrome::refine;
using namespace llvm;

/// What a function loads through a parameter: types by their offsets.
using Parts = std::map<int64_t, Type *>;

/// The bytes from the base of an address to the address, if they are constant.
static std::optional<int64_t> constantOffset(const GEPOperator &step,
                                             const DataLayout &layout) {
  APInt bytes(layout.getIndexTypeSizeInBits(step.getType()), 0);
  if (!step.accumulateConstantOffset(layout, bytes))
    return std::nullopt;
  return bytes.getSExtValue();
}

namespace {
/// Collects what a function loads through a parameter, itself or by passing it
/// on to local functions that do nothing else with it either.
class Loads {
public:
  explicit Loads(const DataLayout &layout) : layout(layout) {}

  /// Adds what is loaded through an address so many bytes behind the
  /// parameter's. Returns false if anything else is done with it.
  bool add(const Value &pointer, int64_t offset);

  Parts parts;

private:
  bool addPassed(const CallBase &call, const Use &use, int64_t offset);

  const DataLayout &layout;
  /// The parameters that were looked at.
  SmallPtrSet<const Value *, 4> seen;
};
} // namespace

bool Loads::add(const Value &pointer, int64_t offset) {
  return all_of(pointer.uses(), [&](const Use &use) {
    const User *user = use.getUser();
    if (auto *step = dyn_cast<GEPOperator>(user)) {
      std::optional<int64_t> more = constantOffset(*step, layout);
      return step->getPointerOperand() == &pointer && more &&
             add(*step, offset + *more);
    }
    if (auto *call = dyn_cast<CallBase>(user))
      return addPassed(*call, use, offset);
    auto *load = dyn_cast<LoadInst>(user);
    return load && load->isSimple() &&
           parts.try_emplace(offset, load->getType()).first->second ==
               load->getType();
  });
}

bool Loads::addPassed(const CallBase &call, const Use &use, int64_t offset) {
  const Function *callee = call.getCalledFunction();
  if (!callee || !localCallsOf(*callee) || !call.isArgOperand(&use))
    return false;
  const Argument *parameter = callee->getArg(call.getArgOperandNo(&use));
  return seen.insert(parameter).second && add(*parameter, offset);
}

/// The pointer from which `call` loads a part for its argument with this
/// number; null if it does not.
static Value *baseOf(const CallBase &call, unsigned number, int64_t offset) {
  auto *load = dyn_cast<LoadInst>(call.getArgOperand(number));
  if (!load || !load->isSimple() || load->getParent() != call.getParent())
    return nullptr;
  for (const Instruction *next = load->getNextNode(); next != &call;
       next = next->getNextNode())
    if (next->mayWriteToMemory() ||
        !isGuaranteedToTransferExecutionToSuccessor(next))
      return nullptr;
  if (offset == 0)
    return load->getPointerOperand();
  auto *step = dyn_cast<GEPOperator>(load->getPointerOperand());
  return step && constantOffset(*step, call.getDataLayout()) == offset
             ? step->getPointerOperand()
             : nullptr;
}

namespace {
/// A parameter of the source's function, as it is in the target.
struct Counterpart {
  unsigned source;
  unsigned first;             ///< Its number, or that of its first part.
  std::optional<Parts> parts; ///< Nothing if it is the same.
};

/// Matches the parameters of a function in the target with those in the source.
class Matching {
public:
  Matching(const Function &source, const Function &target)
      : source(source), target(target), calls(*localCallsOf(target)),
        before(*localCallsOf(source)) {}
  bool match(unsigned mine, unsigned theirs);
  SmallVector<Counterpart> matched;

private:
  bool areLoaded(const Parts &parts, unsigned first) const;
  bool areLoadedAlike(unsigned number) const;

  const Function &source, &target;
  const SmallVector<CallBase *> calls, before;
};
} // namespace

/// Whether what the metadata of a load states is about this access alone, and
/// not about others in the same function.
static bool isOfOneAccess(unsigned kind) {
  switch (kind) {
  case LLVMContext::MD_tbaa:
  case LLVMContext::MD_align:
  case LLVMContext::MD_dereferenceable:
  case LLVMContext::MD_dereferenceable_or_null:
  case LLVMContext::MD_invariant_load:
  case LLVMContext::MD_nonnull:
  case LLVMContext::MD_noundef:
  case LLVMContext::MD_range:
    return true;
  default:
    return false;
  }
}

/// Whether all calls load what they pass for one parameter in the same way.
bool Matching::areLoadedAlike(unsigned number) const {
  auto *first = cast<LoadInst>(calls.front()->getArgOperand(number));
  SmallVector<std::pair<unsigned, MDNode *>> attached;
  first->getAllMetadataOtherThanDebugLoc(attached);
  return all_of(attached, [](auto &one) { return isOfOneAccess(one.first); }) &&
         all_of(calls, [&](const CallBase *call) {
           auto *load = cast<LoadInst>(call->getArgOperand(number));
           SmallVector<std::pair<unsigned, MDNode *>> others;
           load->getAllMetadataOtherThanDebugLoc(others);
           return load->getAlign() == first->getAlign() && others == attached &&
                  !call->getAttributes().hasParamAttrs(number);
         });
}

/// Whether all calls load these parts of one object for the parameters from
/// `first` on.
bool Matching::areLoaded(const Parts &parts, unsigned first) const {
  if (parts.empty() || first + parts.size() > target.arg_size() ||
      calls.empty())
    return false;
  unsigned number = first;
  for (auto [offset, type] : parts) {
    const unsigned own = number++;
    if (target.getArg(own)->getType() != type ||
        target.getAttributes().hasParamAttrs(own) ||
        !all_of(calls,
                [&, offset = offset](const CallBase *call) {
                  Value *base = baseOf(*call, own, offset);
                  return base &&
                         base == baseOf(*call, first, parts.begin()->first);
                }) ||
        !areLoadedAlike(own))
      return false;
  }
  return true;
}

/// Matches the parameters from `mine` and from `theirs` on.
bool Matching::match(unsigned mine, unsigned theirs) {
  if (mine == source.arg_size())
    return theirs == target.arg_size();
  const Argument &parameter = *source.getArg(mine);
  Loads loads(source.getDataLayout());
  // In the source, the calls do not load what they pass.
  if (parameter.getType()->isPointerTy() && loads.add(parameter, 0) &&
      areLoaded(loads.parts, theirs) &&
      none_of(before, [&](const CallBase *call) {
        return baseOf(*call, mine, loads.parts.begin()->first);
      })) {
    matched.push_back({mine, theirs, loads.parts});
    if (match(mine + 1, theirs + loads.parts.size()))
      return true;
    matched.pop_back();
  }
  if (theirs != target.arg_size() &&
      target.getArg(theirs)->getType() == parameter.getType()) {
    matched.push_back({mine, theirs, std::nullopt});
    if (match(mine + 1, theirs + 1))
      return true;
    matched.pop_back();
  }
  return parameter.use_empty() && match(mine + 1, theirs);
}

/// Loads the parts of `pointer` as `call`, one of the old calls, does, and puts
/// them for the parameters from `first` on of the function `old`.
static void loadParts(const Counterpart &one, const CallBase &call,
                      const Function &old, Value &pointer,
                      IRBuilderBase &builder) {
  unsigned number = one.first;
  for (auto [offset, type] : *one.parts) {
    auto *theirs = cast<LoadInst>(call.getArgOperand(number));
    Value *address =
        offset == 0 ? &pointer
                    : builder.CreatePtrAdd(&pointer,
                                           builder.getInt64(uint64_t(offset)));
    LoadInst *load =
        builder.CreateAlignedLoad(type, address, theirs->getAlign());
    load->copyMetadata(*theirs);
    load->setDebugLoc(DebugLoc());
    old.getArg(number++)->replaceAllUsesWith(load);
  }
}

/// Lets the function read what its arguments point to.
static AttributeList readingArguments(LLVMContext &context,
                                      AttributeList list) {
  if (!list.hasFnAttr(Attribute::Memory))
    return list;
  MemoryEffects effects =
      list.getMemoryEffects() | MemoryEffects::argMemOnly(ModRefInfo::Ref);
  return list.addFnAttribute(context,
                             Attribute::getWithMemoryEffects(context, effects));
}

/// Removes loads of arguments that nothing uses any more.
static void eraseUnused(ArrayRef<LoadInst *> loads) {
  for (LoadInst *load : loads) {
    if (!load->use_empty())
      continue;
    auto *address = dyn_cast<Instruction>(load->getPointerOperand());
    load->eraseFromParent();
    if (isa_and_nonnull<GetElementPtrInst>(address) && address->use_empty())
      address->eraseFromParent();
  }
}

static void restore(Function &function, const Function &source,
                    ArrayRef<Counterpart> matched) {
  LLVMContext &context = function.getContext();
  SmallVector<std::optional<unsigned>> origins;
  SmallVector<Type *> types;
  for (const Counterpart &one : matched) {
    origins.push_back(one.parts ? std::nullopt
                                : std::optional<unsigned>(one.first));
    types.push_back(source.getArg(one.source)->getType());
  }
  const SmallVector<CallBase *> calls = *localCallsOf(function);
  SmallVector<LoadInst *> loads;
  // Placeholders stand for the new parameters until these are there.
  SmallVector<std::pair<Instruction *, unsigned>> placeholders;
  IRBuilder<> builder(&function.getEntryBlock(),
                      function.getEntryBlock().getFirstNonPHIIt());
  for (auto [number, one] : enumerate(matched)) {
    if (!one.parts)
      continue;
    auto *placeholder = cast<Instruction>(builder.CreateFreeze(
        PoisonValue::get(PointerType::getUnqual(context))));
    placeholders.emplace_back(placeholder, number);
    loadParts(one, *calls.front(), function, *placeholder, builder);
    for (const CallBase *call : calls)
      for (unsigned i = 0; i != one.parts->size(); ++i)
        loads.push_back(cast<LoadInst>(call->getArgOperand(one.first + i)));
  }
  for (CallBase *call : calls)
    call->setAttributes(readingArguments(context, call->getAttributes()));
  function.setAttributes(readingArguments(context, function.getAttributes()));
  Function &mine = retype(
      function, FunctionType::get(function.getReturnType(), types, false),
      origins, [&](CallBase &call, unsigned number) -> Value * {
        const Counterpart &one = matched[number];
        return baseOf(call, one.first, one.parts->begin()->first);
      });
  for (auto [placeholder, number] : placeholders) {
    placeholder->replaceAllUsesWith(mine.getArg(number));
    placeholder->eraseFromParent();
  }
  sort(loads);
  loads.erase(llvm::unique(loads), loads.end());
  eraseUnused(loads);
}

/// Gives the function of the target pointers back if it can. Returns whether it
/// has got some.
static bool restoreParametersOf(Function &function, const Function &source) {
  if (function.hasFnAttribute(Attribute::Speculatable))
    return false;
  Matching matching(source, function);
  if (!matching.match(0, 0) ||
      none_of(matching.matched,
              [](const Counterpart &one) { return one.parts.has_value(); }))
    return false;
  restore(function, source, matching.matched);
  return true;
}

void palindrome::refine::restoreParameters(Module &target, const Module &source,
                                           ArrayRef<std::string> names) {
  SmallVector<std::pair<StringRef, const Function *>> open;
  for (const std::string &name : names)
    if (const Function *function = target.getFunction(name),
        *other = source.getFunction(name);
        function && other && localCallsOf(*function) && localCallsOf(*other))
      open.emplace_back(name, other);
  // A function that has got its pointer back loads what it passes on.
  bool isStable = false;
  while (!isStable) {
    size_t count = open.size();
    erase_if(open, [&](auto &one) {
      return restoreParametersOf(*target.getFunction(one.first), *one.second);
    });
    isStable = open.size() == count;
  }
}
