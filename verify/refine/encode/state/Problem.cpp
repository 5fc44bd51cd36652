// The inputs of a pair.

#include "verify/refine/encode/state/Problem.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace palindrome::encode;
using namespace llvm;

static unsigned countPointers(Type *type, const DataLayout &layout) {
  SmallVector<LaneType> lanes;
  if (type->isVoidTy() || !listLanes(type, layout, lanes))
    return 0;
  return count_if(lanes,
                  [](LaneType lane) { return lane.type->isPointerTy(); });
}

/// How many blocks pointers from outside may lead to: each that comes in may
/// lead to one of its own. What the loops repeat counts for each time.
static unsigned countUnknown(const llvm::Function &function, unsigned bound) {
  const DataLayout &layout = function.getDataLayout();
  unsigned count = 0;
  for (const Instruction &inst : instructions(function))
    if (isa<LoadInst, CallBase, AtomicRMWInst, AtomicCmpXchgInst,
            LandingPadInst, VAArgInst>(inst))
      count += bound * countPointers(inst.getType(), layout);
  return count;
}

static unsigned countLocal(const llvm::Function &function, unsigned bound) {
  unsigned count = 0;
  for (const Instruction &inst : instructions(function))
    if (auto *call = dyn_cast<CallBase>(&inst))
      count += bound * (1 + count_if(call->args(), [&](const Use &use) {
                          return call->isByValArgument(use.getOperandNo());
                        }));
    else
      count += isa<AllocaInst>(inst) ? bound : 0;
  for (const Argument &argument : function.args())
    count += argument.hasByValAttr();
  return count;
}

static unsigned countArguments(const llvm::Function &function) {
  unsigned count = 0;
  for (const Argument &argument : function.args())
    count += countPointers(argument.getType(), function.getDataLayout());
  return count;
}

/// Whether pointers may be in memory that either side looks at.
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

/// Whether `type` has parts of no whole number of bytes.
static bool hasParts(const Type *type, const DataLayout &layout) {
  if (isa<IntegerType, FixedVectorType>(type))
    return layout.getTypeSizeInBits(const_cast<Type *>(type)) % 8 != 0;
  return any_of(type->subtypes(), [&](const Type *part) {
    return part->isSized() && hasParts(part, layout);
  });
}

/// Whether either side loads or stores such.
static bool hasParts(const llvm::Function &function) {
  return any_of(instructions(function), [&](const Instruction &inst) {
    if (!isa<LoadInst, StoreInst>(inst))
      return false;
    const Type *type = getLoadStoreType(&inst);
    return hasParts(type, function.getDataLayout());
  });
}

Problem::Problem(const llvm::Function &a, const llvm::Function &b,
                 const RefineOptions &options)
    : options(options), layout(a.getDataLayout()),
      blocks(a, b,
             countArguments(a) + countUnknown(a, options.sourceUnroll) +
                 countUnknown(b, options.targetUnroll),
             countLocal(a, options.sourceUnroll) + countLocal(b, options.targetUnroll)),
      environment(blocks, hasParts(a) || hasParts(b), options),
      memory(blocks, hasPointersInMemory(a) || hasPointersInMemory(b),
             hasParts(a) || hasParts(b),
             options.undefInputs ? Expr::booleanVariable("memory.undef?")
                                 : Expr::boolean(false),
             options.poisonInputs) {
  if (blocks.count() > 200)
    setUnsupported("so many blocks of memory");
  for (const Argument &argument : a.args()) {
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
      input.isUndef = options.undefInputs
                          ? Expr::booleanVariable(name("undef?"))
                          : Expr::boolean(false);
      input.poison = options.poisonInputs
                         ? Expr::booleanVariable(name("poison?"))
                         : Expr::boolean(false);
      if (input.isPointer)
        axioms &= blocks.isInitial(Blocks::blockOf(input.value));
      inputs.push_back(input);
    }
  }
}

void Problem::setUnsupported(const Twine &what) {
  if (unsupported.empty())
    unsupported = what.str();
}

void Problem::mark(Exactness exactness, const Twine &what) {
  if (exactness == Exact)
    return;
  std::string &first = exactness == Over ? overApproximated : underApproximated;
  if (first.empty())
    first = what.str();
}

unsigned Problem::widthOf(Type *type) const {
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
