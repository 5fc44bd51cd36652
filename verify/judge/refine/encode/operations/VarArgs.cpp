// Encodes va_arg, llvm.va_start, llvm.va_copy and llvm.va_end (LangRef,
// 'Variable Argument Handling Intrinsics'). The contents of a va_list depend on
// the platform. Here it holds one number that stands for the remaining
// arguments; uninterpreted functions map that number to the next argument and
// to the number of the rest:
//
//   %r = va_arg ptr %list, i32   becomes
//   value: va.i32.value0(n)    *list = va.i32.rest(n)    for n = *list

#include "verify/judge/refine/encode/attributes/Promises.h"
#include "verify/judge/refine/encode/operations/Encoders.h"
#include "llvm/TargetParser/Triple.h"

using namespace palindrome::encode;
using namespace llvm;

/// The size of a va_list in bytes, as the platforms' ABIs define it.
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

/// The pointer to the list at `operand`, with the checks of an access to it.
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

/// Encodes va_arg. It is undefined behavior if the next argument does not exist
/// or has another type.
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
                       .select(side.problem.blocks.wrapPointer(lane.value),
                               side.problem.blocks.null());
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
