// The table of instruction properties. Most are compared as a number and
// spelled only for a report.

#include "verify/judge/diff/Properties.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace palindrome::diff {
namespace {

uint64_t predicate(const Instruction &i) {
  auto *compare = dyn_cast<CmpInst>(&i);
  return compare ? compare->getPredicate() : 0;
}
std::string spellPredicate(const Instruction &i) {
  return CmpInst::getPredicateName(cast<CmpInst>(i).getPredicate()).str();
}

/// The bits that hold nuw, nsw, exact and so on, or, in a floating-point
/// operation, the fast-math flags.
uint64_t optionalBits(const Instruction &i) {
  return cast<Operator>(i).getRawSubclassOptionalData();
}
uint64_t fastMath(const Instruction &i) {
  return isa<FPMathOperator>(i) ? optionalBits(i) : 0;
}
std::string spellFastMath(const Instruction &i) {
  std::string text;
  raw_string_ostream out(text);
  i.getFastMathFlags().print(out);
  return StringRef(text).trim().str();
}

uint64_t flags(const Instruction &i) {
  auto *exchange = dyn_cast<AtomicCmpXchgInst>(&i);
  uint64_t bits = exchange && exchange->isWeak();
  if (!isa<FPMathOperator>(i))
    bits |= optionalBits(i) << 1;
  if (auto *alloca = dyn_cast<AllocaInst>(&i))
    bits |= uint64_t(alloca->isUsedWithInAlloca()) << 16 |
            uint64_t(alloca->isSwiftError()) << 17;
  return bits;
}
std::string spellFlags(const Instruction &i) {
  std::string text;
  auto add = [&](bool flag, StringRef name) {
    if (flag)
      text += (text.empty() ? "" : " ") + name.str();
  };
  if (auto *alloca = dyn_cast<AllocaInst>(&i)) {
    add(alloca->isUsedWithInAlloca(), "inalloca");
    add(alloca->isSwiftError(), "swifterror");
  }
  if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(&i))
    add(exchange->isWeak(), "weak");
  if (auto *op = dyn_cast<OverflowingBinaryOperator>(&i)) {
    add(op->hasNoUnsignedWrap(), "nuw");
    add(op->hasNoSignedWrap(), "nsw");
  }
  if (auto *trunc = dyn_cast<TruncInst>(&i)) {
    add(trunc->hasNoUnsignedWrap(), "nuw");
    add(trunc->hasNoSignedWrap(), "nsw");
  }
  if (auto *op = dyn_cast<PossiblyExactOperator>(&i))
    add(op->isExact(), "exact");
  if (auto *op = dyn_cast<PossiblyDisjointInst>(&i))
    add(op->isDisjoint(), "disjoint");
  if (isa<PossiblyNonNegInst>(i))
    add(i.hasNonNeg(), "nneg");
  if (auto *compare = dyn_cast<ICmpInst>(&i))
    add(compare->hasSameSign(), "samesign");
  if (auto *gep = dyn_cast<GetElementPtrInst>(&i)) {
    GEPNoWrapFlags wrap = gep->getNoWrapFlags();
    add(wrap.isInBounds(), "inbounds");
    add(wrap.hasNoUnsignedSignedWrap() && !wrap.isInBounds(), "nusw");
    add(wrap.hasNoUnsignedWrap(), "nuw");
  }
  return text;
}

uint64_t alignment(const Instruction &i) {
  if (auto *alloca = dyn_cast<AllocaInst>(&i))
    return alloca->getAlign().value();
  if (auto *load = dyn_cast<LoadInst>(&i))
    return load->getAlign().value();
  if (auto *store = dyn_cast<StoreInst>(&i))
    return store->getAlign().value();
  if (auto *update = dyn_cast<AtomicRMWInst>(&i))
    return update->getAlign().value();
  if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(&i))
    return exchange->getAlign().value();
  return 0;
}
std::string spellAlignment(const Instruction &i) {
  return "align " + std::to_string(alignment(i));
}

uint64_t isVolatile(const Instruction &i) {
  if (auto *update = dyn_cast<AtomicRMWInst>(&i))
    return update->isVolatile();
  if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(&i))
    return exchange->isVolatile();
  return isa<LoadInst, StoreInst>(i) && i.isVolatile();
}
std::string spellVolatile(const Instruction &i) {
  return isVolatile(i) ? "volatile" : "";
}

std::pair<AtomicOrdering, AtomicOrdering> orderings(const Instruction &i) {
  constexpr AtomicOrdering none = AtomicOrdering::NotAtomic;
  if (auto *load = dyn_cast<LoadInst>(&i))
    return {load->getOrdering(), none};
  if (auto *store = dyn_cast<StoreInst>(&i))
    return {store->getOrdering(), none};
  if (auto *fence = dyn_cast<FenceInst>(&i))
    return {fence->getOrdering(), none};
  if (auto *update = dyn_cast<AtomicRMWInst>(&i))
    return {update->getOrdering(), none};
  if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(&i))
    return {exchange->getSuccessOrdering(), exchange->getFailureOrdering()};
  return {none, none};
}
std::string spellOrderings(const Instruction &i) {
  auto [success, failure] = orderings(i);
  std::string text = toIRString(success);
  if (failure != AtomicOrdering::NotAtomic)
    text += std::string(" ") + toIRString(failure);
  return text;
}

/// The name of the synchronization scope. Its number depends on the context.
std::string syncScope(const Instruction &i) {
  std::optional<SyncScope::ID> id = getAtomicSyncScopeID(&i);
  if (!id)
    return "";
  SmallVector<StringRef> names;
  i.getContext().getSyncScopeNames(names);
  return *id < names.size() ? names[*id].str() : std::to_string(*id);
}
bool syncScopesEqual(const Instruction &a, const Instruction &b) {
  std::optional<SyncScope::ID> left = getAtomicSyncScopeID(&a);
  std::optional<SyncScope::ID> right = getAtomicSyncScopeID(&b);
  // The two predefined scopes have the same numbers in every context.
  if (left == right && (!left || *left <= SyncScope::System))
    return true;
  return left.has_value() == right.has_value() && syncScope(a) == syncScope(b);
}

uint64_t atomicOperation(const Instruction &i) {
  auto *update = dyn_cast<AtomicRMWInst>(&i);
  return update ? update->getOperation() : 0;
}
std::string spellAtomicOperation(const Instruction &i) {
  return AtomicRMWInst::getOperationName(cast<AtomicRMWInst>(i).getOperation())
      .str();
}

uint64_t callingConvention(const Instruction &i) {
  auto *call = dyn_cast<CallBase>(&i);
  return call ? call->getCallingConv() : 0;
}
std::string spellCallingConvention(const Instruction &i) {
  return "cc " + std::to_string(callingConvention(i));
}

uint64_t tailKind(const Instruction &i) {
  auto *call = dyn_cast<CallInst>(&i);
  return call ? call->getTailCallKind() : 0;
}
std::string spellTailKind(const Instruction &i) {
  switch (cast<CallInst>(i).getTailCallKind()) {
  case CallInst::TCK_None:
    return "";
  case CallInst::TCK_Tail:
    return "tail";
  case CallInst::TCK_MustTail:
    return "musttail";
  case CallInst::TCK_NoTail:
    return "notail";
  }
  return "?";
}

ArrayRef<unsigned> indices(const Instruction &i) {
  if (auto *extract = dyn_cast<ExtractValueInst>(&i))
    return extract->getIndices();
  if (auto *insert = dyn_cast<InsertValueInst>(&i))
    return insert->getIndices();
  return {};
}
ArrayRef<int> shuffleMask(const Instruction &i) {
  auto *shuffle = dyn_cast<ShuffleVectorInst>(&i);
  return shuffle ? shuffle->getShuffleMask() : ArrayRef<int>();
}
template <typename T> std::string spellList(ArrayRef<T> list) {
  return join(map_range(list, [](T n) { return std::to_string(n); }), ", ");
}

uint64_t isCleanup(const Instruction &i) {
  auto *pad = dyn_cast<LandingPadInst>(&i);
  return pad && pad->isCleanup();
}
std::string spellCleanup(const Instruction &i) {
  return isCleanup(i) ? "cleanup" : "";
}

/// Whether `property` has the same value for both.
template <auto property> bool same(const Instruction &a, const Instruction &b) {
  return property(a) == property(b);
}

} // namespace

ArrayRef<InstructionProperty> instructionProperties() {
  static const InstructionProperty table[] = {
      {"predicate", same<predicate>, spellPredicate},
      {"flags", same<flags>, spellFlags},
      {"fast-math", same<fastMath>, spellFastMath},
      {"alignment", same<alignment>, spellAlignment},
      {"volatile", same<isVolatile>, spellVolatile},
      {"atomic-ordering", same<orderings>, spellOrderings},
      {"sync-scope", syncScopesEqual, syncScope},
      {"atomic-operation", same<atomicOperation>, spellAtomicOperation},
      {"calling-convention", same<callingConvention>, spellCallingConvention},
      {"tail-kind", same<tailKind>, spellTailKind},
      {"indices", same<indices>,
       [](const Instruction &i) { return spellList(indices(i)); }},
      {"shuffle-mask", same<shuffleMask>,
       [](const Instruction &i) { return spellList(shuffleMask(i)); }},
      {"landingpad-clause", same<isCleanup>, spellCleanup},
  };
  return table;
}

} // namespace palindrome::diff
