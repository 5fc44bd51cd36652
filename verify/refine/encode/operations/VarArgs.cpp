// Variable arguments (LangRef, variable argument handling intrinsics, va_arg).
// How a list looks is the target's to say: here it is a number in the memory of
// the list, which names the arguments that are left.

#include "verify/refine/encode/attributes/Promises.h"
#include "verify/refine/encode/operations/Encoders.h"
#include "llvm/TargetParser/Triple.h"

using namespace palindrome::encode;
using namespace llvm;

/// The bytes of a list (the targets' ABIs).
static uint64_t listBytes(const Side &side) {
  const Triple &triple = side.function.getParent()->getTargetTriple();
  bool isPointer = triple.isOSWindows() || triple.isOSDarwin();
  if (triple.isX86_64() && !triple.isOSWindows())
    return 24;
  if ((triple.isAArch64() && !isPointer) || triple.getArch() == Triple::systemz)
    return 32;
  if (triple.isPPC32() || triple.getArch() == Triple::hexagon ||
      triple.getArch() == Triple::xtensa)
    return 12;
  return side.problem.layout.getPointerSize();
}

static Type *listType(const Side &side) {
  return IntegerType::get(side.function.getContext(), 8 * listBytes(side));
}

/// Lets the list at `operand` be accessed, and gives the pointer to it.
static Expr accessList(Side &side, const llvm::Value *operand, bool isWrite) {
  Expr pointer = side.useDefinite(side.get(operand).front());
  Expr size = Expr::bits(offsetBits, listBytes(side));
  checkPromisedAccess(side, operand, pointer, size, isWrite);
  side.checkAccess(pointer, size, Align(1), isWrite);
  return pointer;
}

static Expr readList(Side &side, const llvm::Value *operand) {
  Expr pointer = accessList(side, operand, /*isWrite=*/false);
  return side.useDefinite(side.memory.load(listType(side), pointer).front());
}

static void writeList(Side &side, const llvm::Value *operand, Lane value) {
  Expr pointer = accessList(side, operand, /*isWrite=*/true);
  side.memory.store(listType(side), {std::move(value)}, pointer);
}

/// The next argument as one of the type: undefined behaviour if there is none.
static Lanes encodeVarArg(Side &side, const Instruction &inst) {
  const llvm::Value *list = inst.getOperand(0);
  Expr state = readList(side, list);
  SmallVector<LaneType> types;
  if (!listLanes(inst.getType(), side.problem.layout, types)) {
    side.setUnsupported("an argument of this type");
    return side.problem.poison(inst.getType());
  }
  std::string name;
  raw_string_ostream(name) << "va." << *inst.getType() << '.';
  auto ask = [&](const Twine &what, unsigned width) {
    return Uninterpreted((name + what).str(), {state.width()}, width)({state});
  };
  side.addUB(!ask("exists", 1).toBoolean());
  Lanes result;
  const palindrome::RefineOptions &options = side.problem.options;
  for (auto [number, type] : enumerate(types)) {
    bool isPointer = type.type->isPointerTy();
    unsigned width = side.problem.widthOf(type.type);
    Lane lane{ask("value" + Twine(number), width)};
    if (isPointer)
      lane.value = side.problem.blocks.isInitial(Blocks::blockOf(lane.value))
                       .select(lane.value, side.problem.blocks.null());
    if (options.undefInputs) {
      Expr isUndef = ask("undef" + Twine(number), 1).toBoolean();
      Lane any = side.choices.undef(width, isPointer);
      lane.value = isUndef.select(any.value, lane.value);
      lane.undefs = any.undefs;
      lane.varies = {isUndef, true};
    }
    if (options.poisonInputs)
      lane.poison = ask("poison" + Twine(number), 1).toBoolean();
    result.push_back(std::move(lane));
  }
  writeList(side, list, Lane{ask("rest", state.width())});
  return result;
}

static Lanes encodeStart(Side &side, const Instruction &inst) {
  writeList(side, inst.getOperand(0),
            Lane{Expr::variable(8 * listBytes(side), "va.own")});
  return {};
}

static Lanes encodeCopy(Side &side, const Instruction &inst) {
  Expr state = readList(side, inst.getOperand(1));
  writeList(side, inst.getOperand(0), Lane{state});
  return {};
}

static Lanes encodeEnd(Side &side, const Instruction &inst) {
  readList(side, inst.getOperand(0));
  writeList(side, inst.getOperand(0), side.choices.undef(8 * listBytes(side)));
  return {};
}

ArrayRef<OpcodeEncoder> palindrome::encode::varArgEncoders() {
  static constexpr OpcodeEncoder encoders[] = {
      {Instruction::VAArg, encodeVarArg, Over}};
  return encoders;
}

ArrayRef<IntrinsicEncoder> palindrome::encode::varArgIntrinsics() {
  static constexpr IntrinsicEncoder encoders[] = {
      {Intrinsic::vastart, encodeStart, Over},
      {Intrinsic::vacopy, encodeCopy, Over},
      {Intrinsic::vaend, encodeEnd, Over},
  };
  return encoders;
}
