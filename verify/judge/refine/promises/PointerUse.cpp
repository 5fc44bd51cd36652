// Follows a parameter through the body (LangRef, "Pointer Capture").

#include "verify/judge/refine/promises/Keeps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome;
using namespace palindrome::refine;
using namespace llvm;

/// The most pointers that are followed.
static constexpr unsigned mostPointers = 100;

namespace {
/// What a value has of the parameter.
struct Based {
  /// What it tells of the address, or of the right to access what is there.
  CaptureComponents components = CaptureComponents::None;
  /// Whether it may be another address.
  bool isMoved = false;
};

class Follower {
public:
  explicit Follower(const Argument &pointer) {
    add(&pointer, {CaptureComponents::All, false});
  }

  PointerUse follow() {
    for (unsigned visited = 0; !open.empty(); ++visited) {
      if (visited == mostPointers) {
        loseTrack(CaptureComponents::All);
        break;
      }
      const Value *pointer = open.pop_back_val();
      for (const Use &use : pointer->uses())
        visit(use, based[pointer]);
    }
    return result;
  }

private:
  void loseTrack(CaptureComponents components) {
    result.captured |= CaptureInfo(components);
    result.isUnknown |= capturesAnyProvenance(components);
  }
  void captureOther(CaptureComponents components) {
    result.captured |= CaptureInfo(components, CaptureComponents::None);
  }
  /// Follows a value: again, if it turns out to have more of the parameter.
  void add(const Value *pointer, Based more) {
    auto [place, isNew] = based.try_emplace(pointer, more);
    Based &known = place->second;
    Based all{known.components | more.components,
              known.isMoved || more.isMoved};
    if (isNew || all.components != known.components ||
        all.isMoved != known.isMoved)
      open.push_back(pointer);
    known = all;
  }
  void visit(const Use &use, Based pointer);
  void visitCall(const CallBase &call, const Use &use, Based pointer);

  SmallDenseMap<const Value *, Based> based;
  SmallVector<const Value *> open;
  PointerUse result;
};
} // namespace

void Follower::visit(const Use &use, Based pointer) {
  auto *user = dyn_cast<Instruction>(use.getUser());
  if (!user || user->isVolatile() || user->isAtomic())
    return loseTrack(pointer.components);
  switch (user->getOpcode()) {
  case Instruction::Load:
    result.reads = true;
    return;
  case Instruction::Store:
    if (use.getOperandNo() != StoreInst::getPointerOperandIndex())
      return loseTrack(pointer.components);
    result.writes = true;
    return;
  case Instruction::GetElementPtr:
    return add(user, {pointer.components, true});
  case Instruction::PHI:
  case Instruction::Select:
  case Instruction::Freeze:
    return add(user, pointer);
  case Instruction::ICmp: {
    const Value *other = user->getOperand(1 - use.getOperandNo());
    bool isNullTest = cast<ICmpInst>(user)->isEquality() &&
                      isa<ConstantPointerNull>(other) && !pointer.isMoved;
    return captureOther(pointer.components &
                        (isNullTest ? CaptureComponents::AddressIsNull
                                    : CaptureComponents::Address));
  }
  case Instruction::Ret:
    result.captured |= CaptureInfo::retOnly(pointer.components);
    return;
  case Instruction::Call:
  case Instruction::Invoke:
    return visitCall(cast<CallBase>(*user), use, pointer);
  default:
    return loseTrack(pointer.components);
  }
}

void Follower::visitCall(const CallBase &call, const Use &use, Based pointer) {
  if (call.isDebugOrPseudoInst())
    return;
  // Who is called is not told by which pointer: what it knows of its own
  // address it has from its name.
  if (call.isCallee(&use))
    return;
  if (!call.isArgOperand(&use))
    return loseTrack(pointer.components);
  unsigned number = call.getArgOperandNo(&use);
  // The callee has a copy.
  if (call.isByValArgument(number)) {
    result.reads = true;
    return;
  }
  CaptureInfo captured = call.getCaptureInfo(number);
  // With no way to tell anybody, it cannot.
  if (call.onlyReadsMemory() && call.doesNotThrow() &&
      call.hasFnAttr(Attribute::WillReturn) && call.getType()->isVoidTy())
    captured = CaptureInfo::none();
  CaptureComponents others = captured.getOtherComponents() & pointer.components,
                    returned = captured.getRetComponents();
  captureOther(others);
  result.isUnknown |= capturesAnyProvenance(others) && !call.onlyReadsMemory();
  // Some that capture nothing return the pointer.
  if (call.paramHasAttr(number, Attribute::Returned) ||
      isa<IntrinsicInst>(call))
    returned = CaptureComponents::All;
  returned = returned & pointer.components;
  if (capturesAnything(returned) && call.getType()->isPointerTy())
    add(&call, {returned, true});
  else if (capturesAnything(returned) && !call.getType()->isVoidTy())
    loseTrack(returned);
  ModRefInfo access = call.getMemoryEffects().getModRef(IRMemLocation::ArgMem) |
                      call.getMemoryEffects().getModRef(IRMemLocation::Other);
  if (call.doesNotAccessMemory(number))
    return;
  result.reads |= isRefSet(access) && !call.onlyWritesMemory(number);
  result.writes |= isModSet(access) && !call.onlyReadsMemory(number);
}

PointerUse refine::useOf(const Argument &pointer) {
  return Follower(pointer).follow();
}
