// The refinement problem.

#include "verify/judge/refine/encode/state/Problem.h"
#include "verify/judge/refine/encode/ir/LibraryFunctions.h"
#include "verify/judge/refine/encode/ir/LoopBounds.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::encode;
using namespace llvm;

/// The number of pointers in a value of `type`.
static unsigned countPointers(Type *type, const DataLayout &layout) {
  SmallVector<LaneType> lanes;
  if (type->isVoidTy() || !listLanes(type, layout, lanes))
    return 0;
  return count_if(lanes,
                  [](LaneType lane) { return lane.type->isPointerTy(); });
}

/// Whether the call is of a library function that `is` accepts.
static bool isLibraryCall(const Instruction &inst, bool is(LibFunc function)) {
  auto *call = dyn_cast<CallInst>(&inst);
  std::optional<LibFunc> function =
      call ? libraryFunctionOf(*call) : std::nullopt;
  return function && is(*function);
}

/// Whether other code may run while `function` does, or see what it does.
static bool hasObservers(const llvm::Function &function) {
  return any_of(instructions(function), [](const Instruction &inst) {
    auto *call = dyn_cast<CallBase>(&inst);
    if (!call)
      return inst.isVolatile() || inst.isAtomic();
    if (auto *intrinsic = dyn_cast<IntrinsicInst>(call))
      return !intrinsic->hasFnAttr(Attribute::NoCallback);
    return !isLibraryCall(inst, isAllocation) &&
           !isLibraryCall(inst, isDeallocation);
  });
}

/// The number of pointers that `function` receives while it runs, each of which
/// may point to an object of its own. Those in loops count for each iteration.
static unsigned countUnknown(const llvm::Function &function, unsigned bound) {
  const DataLayout &layout = function.getDataLayout();
  LoopBounds bounds(function, bound);
  unsigned count = 0;
  for (const Instruction &inst : instructions(function))
    if (isa<LoadInst, CallBase, AtomicRMWInst, AtomicCmpXchgInst,
            LandingPadInst, VAArgInst>(inst) &&
        !isLibraryCall(inst, isAllocation))
      count += bounds.copies(*inst.getParent()) *
               countPointers(inst.getType(), layout);
  return count;
}

/// The number of objects that `function` may allocate.
static unsigned countLocal(const llvm::Function &function, unsigned bound) {
  LoopBounds bounds(function, bound);
  unsigned count = 0;
  for (const Instruction &inst : instructions(function))
    if (auto *call = dyn_cast<CallBase>(&inst))
      count += bounds.copies(*inst.getParent()) *
               (1 + count_if(call->args(), [&](const Use &use) {
                  return call->isByValArgument(use.getOperandNo());
                }));
    else
      count += isa<AllocaInst>(inst) ? bounds.copies(*inst.getParent()) : 0;
  for (const Argument &argument : function.args())
    count += argument.hasByValAttr();
  return count;
}

/// The number of pointers among the arguments.
static unsigned countArguments(const llvm::Function &function) {
  unsigned count = 0;
  for (const Argument &argument : function.args())
    count += countPointers(argument.getType(), function.getDataLayout());
  return count;
}

/// Whether `function` may see pointers in memory.
static bool hasPointersInMemory(const llvm::Function &function) {
  const DataLayout &layout = function.getDataLayout();
  return any_of(instructions(function), [&](const Instruction &inst) {
    if (isa<CallBase>(inst))
      return true;
    if (auto *store = dyn_cast<StoreInst>(&inst))
      return countPointers(store->getValueOperand()->getType(), layout) != 0;
    return isa<LoadInst>(inst) && countPointers(inst.getType(), layout) != 0;
  });
}

/// Whether a part of `type` has a size that is no multiple of 8 bits.
static bool hasParts(const Type *type, const DataLayout &layout) {
  if (isa<IntegerType, FixedVectorType>(type))
    return layout.getTypeSizeInBits(const_cast<Type *>(type)) % 8 != 0;
  return any_of(type->subtypes(), [&](const Type *part) {
    return part->isSized() && hasParts(part, layout);
  });
}

/// Whether `function` loads or stores such values.
static bool hasParts(const llvm::Function &function) {
  return any_of(instructions(function), [&](const Instruction &inst) {
    if (!isa<LoadInst, StoreInst>(inst))
      return false;
    const Type *type = getLoadStoreType(&inst);
    return hasParts(type, function.getDataLayout());
  });
}

/// Whether the behavior of the source is undefined if the argument is undef or
/// poison. Such inputs need not be looked at.
static bool mustBeDefined(const Argument &argument) {
  return any_of(
      ArrayRef({Attribute::NoUndef, Attribute::Dereferenceable,
                Attribute::DereferenceableOrNull, Attribute::ByVal,
                Attribute::StructRet}),
      [&](Attribute::AttrKind kind) { return argument.hasAttribute(kind); });
}

/// Adds the widths of the pointers that `function` loads or stores.
static void addWidths(const llvm::Function &function,
                      SmallSet<unsigned, 2> &widths) {
  const DataLayout &layout = function.getDataLayout();
  for (const Instruction &inst : instructions(function)) {
    SmallVector<LaneType> lanes;
    if (isa<LoadInst, StoreInst>(inst) &&
        listLanes(getLoadStoreType(&inst), layout, lanes))
      for (LaneType lane : lanes)
        if (lane.type->isPointerTy())
          widths.insert(layout.getTypeSizeInBits(lane.type));
  }
}

Problem::Problem(const llvm::Function &source, const llvm::Function &target,
                 const RefineOptions &options, bool areParts)
    : options(options), areParts(areParts), layout(source.getDataLayout()),
      blocks(source, target,
             countArguments(source) +
                 countUnknown(source, options.sourceUnroll) +
                 countUnknown(target, options.targetUnroll),
             countLocal(source, options.sourceUnroll) +
                 countLocal(target, options.targetUnroll)),
      environment(blocks, hasParts(source) || hasParts(target), options),
      memory(blocks, hasPointersInMemory(source) || hasPointersInMemory(target),
             hasParts(source) || hasParts(target),
             options.undefInputs ? Expr::booleanVariable("memory.undef?")
                                 : Expr::boolean(false),
             options.poisonInputs) {
  hasObservers = ::hasObservers(source) || ::hasObservers(target);
  SmallSet<unsigned, 2> widths;
  addWidths(source, widths);
  addWidths(target, widths);
  hasWidthsInMemory = widths.size() > 1;
  if (blocks.count() > mostObjects)
    setUnsupported("so many blocks of memory");
  for (const Argument &argument : source.args()) {
    auto &inputs = arguments.emplace_back();
    SmallVector<LaneType> lanes;
    if (!listLanes(argument.getType(), layout, lanes)) {
      setUnsupported("a parameter of this type");
      continue;
    }
    for (LaneType lane : lanes) {
      InputLane input;
      input.width = widthOf(lane.type);
      input.isPointer = lane.type->isPointerTy();
      input.value = Expr::variable(input.width, name("arg"));
      input.isUndef = options.undefInputs && !mustBeDefined(argument)
                          ? Expr::booleanVariable(name("undef?"))
                          : Expr::boolean(false);
      input.poison = options.poisonInputs && !mustBeDefined(argument)
                         ? Expr::booleanVariable(name("poison?"))
                         : Expr::boolean(false);
      if (input.isPointer)
        axioms &=
            blocks.isInitial(Blocks::blockOf(input.value)) &&
            blocks.wrapPointer(input.value) == input.value &&
            blocks.inSpace(input.value, lane.type->getPointerAddressSpace()) ==
                input.value;
      inputs.push_back(input);
    }
  }
}

Expr Problem::isSameAddress(Expr ofSource, Expr ofTarget) const {
  // Where casts lead to other address spaces, an object has several addresses.
  if ((!looksAtAddresses && !comparesPointers) || castsSpaces)
    return Expr::boolean(false);
  Expr theirs = Blocks::blockOf(ofSource), ours = Blocks::blockOf(ofTarget);
  auto addressOf = [&](Expr block, Expr pointer) {
    return blocks.wrapAddress(blocks.address(block) +
                              Blocks::offsetOf(pointer));
  };
  Expr address = addressOf(ours, ofTarget), mayStandFor = theirs.isZero();
  // What follows a part of the source may use what the pointer is based on. In
  // address spaces other than 0, objects may lie at null.
  if (blocks.first() != 0 && !areParts && blocks.spaces().empty())
    mayStandFor |= address.isZero();
  if (mayStandFor.isFalse())
    return mayStandFor;
  return mayStandFor && blocks.isInitial(theirs) && blocks.isInitial(ours) &&
         address == addressOf(theirs, ofSource);
}

void Problem::markMixedSpaces() {
  // An object has one address here, of the width of space 0.
  bool isNarrow = any_of(blocks.spaces(), [&](unsigned space) {
    return layout.getPointerSizeInBits(space) !=
               layout.getPointerSizeInBits() ||
           layout.isNonIntegralAddressSpace(space);
  });
  const char *what = nullptr;
  if (hasWidthsInMemory)
    what = "pointers of several widths in memory";
  else if (looksAtAddresses && (isNarrow || castsSpaces))
    what = "addresses in several address spaces";
  if (!what)
    return;
  mark(Over, what);
  mark(Under, what);
}

unsigned Problem::widthOf(Type *type) const {
  // A token is a number that only calls look at.
  if (type->isTokenTy())
    return callBits;
  return type->isPointerTy() ? blocks.pointerBits()
                             : unsigned(layout.getTypeSizeInBits(type));
}

Lanes Problem::poison(Type *type) {
  SmallVector<LaneType> lanes;
  Lanes value;
  if (type->isVoidTy())
    return value;
  if (!listLanes(type, layout, lanes)) {
    setUnsupported("a value of this type");
    // Callers rely on there being as many lanes as elements.
    if (type->isPtrOrPtrVectorTy() && !type->isScalableTy())
      lanes.assign(countLanes(type), {type->getScalarType(), 0});
  }
  for (LaneType lane : lanes)
    value.push_back(
        {Expr::bits(widthOf(lane.type), 0), Expr::boolean(true), {}});
  return value;
}

std::string Problem::name(StringRef prefix) {
  return (prefix + Twine(names++)).str();
}
