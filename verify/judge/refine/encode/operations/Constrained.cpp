// Encodes constrained floating-point intrinsics (LangRef, 'Constrained
// Floating-Point Intrinsics'): the plain operation under a rounding mode, and
// the exceptions that it may raise.
//
//   %r = constrained.fadd(%x, %y, "round.dynamic", "fpexcept.strict")   becomes
//   value: fadd(x, y) rounded by the current mode
//   exceptions: those so far | exceptions.fadd(x, y, mode)
//
//   "round.upward" instead of "round.dynamic"   adds
//   undefined behavior where the current mode is another one
//
// Which exceptions an operation raises is an uninterpreted function of its
// operands, the same in source and target. An operation of numbers with an
// exact result raises none, and the order of summands and factors does not
// matter.

#include "verify/judge/refine/encode/operations/Constrained.h"
#include "verify/judge/refine/encode/operations/Encoders.h"
#include "llvm/IR/FPEnv.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace palindrome::encode;
using namespace llvm;

namespace {
/// A function of a module of its own, which holds a plain operation while it is
/// encoded.
class Scratch {
public:
  explicit Scratch(const CallBase &like)
      : module("", like.getContext()),
        function(llvm::Function::Create(
            FunctionType::get(Type::getVoidTy(like.getContext()), false),
            GlobalValue::ExternalLinkage, "scratch", module)) {
    module.setDataLayout(like.getDataLayout());
    BasicBlock::Create(like.getContext(), "", function);
  }
  Scratch(const Scratch &) = delete;
  Scratch &operator=(const Scratch &) = delete;
  ~Scratch() {
    // The operands belong to another module.
    function->dropAllReferences();
  }

  Instruction *add(Instruction *inst) {
    inst->insertInto(&function->getEntryBlock(),
                     function->getEntryBlock().end());
    return inst;
  }
  llvm::Function *declare(Intrinsic::ID id, ArrayRef<Type *> types) {
    return Intrinsic::getOrInsertDeclaration(&module, id, types);
  }

private:
  Module module;
  llvm::Function *function;
};
} // namespace

/// The opcode of the plain instruction; 0 if it is an intrinsic.
static unsigned plainOpcode(Intrinsic::ID id) {
  switch (id) {
#define DAG_INSTRUCTION(NAME, ARGUMENTS, ROUNDS, ID, NODE)                     \
  case Intrinsic::ID:                                                          \
    return Instruction::NAME;
#define DAG_FUNCTION(NAME, ARGUMENTS, ROUNDS, ID, NODE)
#define FUNCTION(NAME, ARGUMENTS, ROUNDS, ID)
#include "llvm/IR/ConstrainedOps.def"
  default:
    return 0;
  }
}

/// The plain intrinsic.
static Intrinsic::ID plainIntrinsic(Intrinsic::ID id) {
  switch (id) {
#define INSTRUCTION(NAME, ARGUMENTS, ROUNDS, ID)
#define DAG_FUNCTION(NAME, ARGUMENTS, ROUNDS, ID, NODE)                        \
  case Intrinsic::ID:                                                          \
    return Intrinsic::NAME;
#define FUNCTION(NAME, ARGUMENTS, ROUNDS, ID)                                  \
  case Intrinsic::ID:                                                          \
    return Intrinsic::NAME;
#include "llvm/IR/ConstrainedOps.def"
  default:
    return Intrinsic::not_intrinsic;
  }
}

/// The same operation in the default environment.
static Instruction *plainOperation(const ConstrainedFPIntrinsic &call,
                                   Scratch &scratch) {
  SmallVector<llvm::Value *, 3> operands;
  for (unsigned i = 0; i < call.getNonMetadataArgCount(); ++i)
    operands.push_back(call.getArgOperand(i));
  unsigned opcode = plainOpcode(call.getIntrinsicID());
  Instruction *result = nullptr;
  if (auto *compare = dyn_cast<ConstrainedFPCmpIntrinsic>(&call)) {
    result = new FCmpInst(compare->getPredicate(), operands[0], operands[1]);
  } else if (Instruction::isBinaryOp(opcode)) {
    result = BinaryOperator::Create(Instruction::BinaryOps(opcode), operands[0],
                                    operands[1]);
  } else if (Instruction::isCast(opcode)) {
    result = CastInst::Create(Instruction::CastOps(opcode), operands[0],
                              call.getType());
  } else {
    Intrinsic::ID id = plainIntrinsic(call.getIntrinsicID());
    SmallVector<Type *, 2> types = {call.getType()};
    if (!call.getType()->isFPOrFPVectorTy())
      types.push_back(operands[0]->getType());
    else if (operands.size() > 1 &&
             operands[1]->getType() != operands[0]->getType())
      types.push_back(operands[1]->getType());
    result = CallInst::Create(scratch.declare(id, types), operands);
  }
  if (isa<FPMathOperator>(result) && isa<FPMathOperator>(&call))
    result->setFastMathFlags(call.getFastMathFlags());
  return scratch.add(result);
}

/// The width of the numbers of calls.
static constexpr unsigned countBits = 8;

/// Whether the call may set the rounding mode. Accesses to memory that are
/// observed are events, but set none.
static bool maySetRounding(const UnknownCall &call) {
  return call.isEvent && call.facts.site;
}

/// The number of calls on the path to here that may have set the rounding mode.
static Expr countCalls(Side &side) {
  Expr count = Expr::bits(countBits, 0);
  for (const UnknownCall &call : side.calls)
    if (maySetRounding(call)) {
      Expr happens =
          side.here.isPassed(call.place) ? Expr::boolean(true) : call.executed;
      count = count +
              (happens && !call.isRepeat)
                  .select(Expr::bits(countBits, 1), Expr::bits(countBits, 0));
    }
  return count;
}

/// The rounding mode of the environment after `count` calls that may have set
/// it. It is the same in source and target after as many calls.
static Expr modeAfter(Expr count) {
  constexpr unsigned width = FloatFormat::roundingBits;
  Uninterpreted after("rounding.after", {count.width()}, width);
  Expr number =
      count.isZero().select(Expr::variable(width, "rounding"), after({count}));
  return number.ult(Expr::bits(width, FloatFormat::roundingModes))
      .select(number,
              Expr::bits(width, uint64_t(RoundingMode::NearestTiesToEven)));
}

/// The rounding mode of the operation; not set if it has none. The behavior is
/// undefined where the operation names another mode than the environment has.
static Expr modeOf(Side &side, const ConstrainedFPIntrinsic &call) {
  std::optional<RoundingMode> mode = call.getRoundingMode();
  if (!mode)
    return Expr();
  side.problem.hasRounding = true;
  Expr current = modeAfter(countCalls(side));
  if (*mode == RoundingMode::Dynamic)
    return current;
  Expr named = Expr::bits(FloatFormat::roundingBits, uint64_t(*mode));
  side.addUB(current != named);
  return named;
}

std::vector<Expr> palindrome::encode::roundingModes(const Side &source,
                                                    const Side &target) {
  if (!source.problem.hasRounding)
    return {};
  auto count = std::max(count_if(source.calls, maySetRounding),
                        count_if(target.calls, maySetRounding));
  std::vector<Expr> modes;
  for (unsigned calls = 0; calls <= unsigned(count); ++calls)
    modes.push_back(modeAfter(Expr::bits(countBits, calls)));
  return modes;
}

/// Whether the operation of these numbers raises no exception, whatever the
/// rounding mode is: the result is exact. Where it, or an operand, is
/// subnormal, a machine may trap, or take it for zero.
static bool isExact(const ConstrainedFPIntrinsic &call,
                    ArrayRef<APFloat> operands) {
  if (any_of(operands, [](const APFloat &y) { return y.isDenormal(); }))
    return false;
  constexpr RoundingMode nearest = RoundingMode::NearestTiesToEven;
  const Type *type = call.getType()->getScalarType();
  APFloat x = operands.front();
  APFloat::opStatus status = APFloat::opInexact;
  bool isExact = true, isLossy = false;
  switch (call.getIntrinsicID()) {
  case Intrinsic::experimental_constrained_fadd:
    status = x.add(operands[1], nearest);
    break;
  case Intrinsic::experimental_constrained_fsub:
    status = x.subtract(operands[1], nearest);
    break;
  case Intrinsic::experimental_constrained_fmul:
    status = x.multiply(operands[1], nearest);
    break;
  case Intrinsic::experimental_constrained_fdiv:
    status = x.divide(operands[1], nearest);
    break;
  case Intrinsic::experimental_constrained_fma:
    status = x.fusedMultiplyAdd(operands[1], operands[2], nearest);
    break;
  case Intrinsic::experimental_constrained_fptrunc:
  case Intrinsic::experimental_constrained_fpext:
    status = x.convert(type->getFltSemantics(), nearest, &isLossy);
    break;
  case Intrinsic::experimental_constrained_fptosi:
  case Intrinsic::experimental_constrained_fptoui: {
    APSInt integer(type->getIntegerBitWidth(),
                   call.getIntrinsicID() ==
                       Intrinsic::experimental_constrained_fptoui);
    status = x.convertToInteger(integer, RoundingMode::TowardZero, &isExact);
    break;
  }
  case Intrinsic::experimental_constrained_fcmp:
  case Intrinsic::experimental_constrained_fcmps:
    return none_of(operands, [](const APFloat &y) { return y.isNaN(); });
  default:
    break;
  }
  return status == APFloat::opOK && isExact && !isLossy && !x.isDenormal();
}

/// Whether the lane of the operation raises no exception since its operands are
/// such numbers.
static bool raisesNone(const ConstrainedFPIntrinsic &call,
                       ArrayRef<Lanes> operands, unsigned lane) {
  SmallVector<APFloat, 3> numbers;
  for (auto [number, lanes] : enumerate(operands)) {
    const Type *type = call.getArgOperand(number)->getType()->getScalarType();
    std::optional<APInt> bits = lanes[lane].value.constant();
    if (!type->isIEEELikeFPTy() || !bits || !lanes[lane].poison.isFalse() ||
        !lanes[lane].undefs.empty())
      return false;
    numbers.emplace_back(type->getFltSemantics(), *bits);
  }
  return isExact(call, numbers);
}

/// Whether the first two operands of the operation may be exchanged.
static bool isCommutative(const ConstrainedFPIntrinsic &call) {
  return is_contained({Intrinsic::experimental_constrained_fadd,
                       Intrinsic::experimental_constrained_fmul,
                       Intrinsic::experimental_constrained_fma,
                       Intrinsic::experimental_constrained_fmuladd},
                      call.getIntrinsicID());
}

/// Adds the exceptions that the operation raises.
static void raise(Side &side, const ConstrainedFPIntrinsic &call, Expr mode) {
  auto behavior = call.getExceptionBehavior();
  if (!behavior)
    return side.setUnsupported("an exception behavior that is not known");
  if (*behavior == fp::ebIgnore)
    return;
  SmallVector<Lanes, 3> operands;
  for (unsigned i = 0; i < call.getNonMetadataArgCount(); ++i)
    operands.push_back(side.get(call.getArgOperand(i)));
  std::string name =
      ("exceptions." + call.getCalledFunction()->getName()).str();
  if (auto *compare = dyn_cast<ConstrainedFPCmpIntrinsic>(&call))
    name += CmpInst::getPredicateName(compare->getPredicate());
  Expr raised = Expr::bits(ExceptionState::bits, 0);
  for (unsigned i = 0; i < operands.front().size(); ++i) {
    if (raisesNone(call, operands, i))
      continue;
    side.problem.mark(Over, "floating-point exceptions");
    SmallVector<Expr, 4> values;
    if (mode.isSet())
      values.push_back(mode);
    SmallVector<const Lane *, 3> lanes;
    for (const Lanes &all : operands)
      lanes.push_back(&all[i]);
    if (isCommutative(call) && !ordered(lanes[0]->value, lanes[1]->value)
                                    .first.isSame(lanes[0]->value))
      std::swap(lanes[0], lanes[1]);
    // The exceptions of undef and poison are like no number's.
    for (const Lane *lane : lanes) {
      Lane operand = side.choices.sample(*lane);
      values.push_back(operand.value);
      values.push_back(operand.poison.toBit());
      Variation varies = lane->variation();
      if (varies.isKnown())
        values.push_back(varies.condition.toBit());
      else
        side.markNarrow("the exceptions of undef");
    }
    SmallVector<unsigned, 4> widths;
    for (Expr value : values)
      widths.push_back(value.width());
    raised = raised | Uninterpreted(name, widths, ExceptionState::bits)(values);
  }
  raised = side.here.domain.select(raised, Expr::bits(ExceptionState::bits, 0));
  Expr &state = *behavior == fp::ebStrict ? side.exceptions.strict
                                          : side.exceptions.possible;
  state = state | raised;
}

Lanes palindrome::encode::encodeConstrained(Side &side, const CallBase &inst) {
  auto &call = cast<ConstrainedFPIntrinsic>(inst);
  Scratch scratch(call);
  const Instruction &plain = *plainOperation(call, scratch);
  auto *plainCall = dyn_cast<IntrinsicInst>(&plain);
  const OpcodeEncoder *byOpcode =
      plainCall ? nullptr : findEncoder(plain.getOpcode());
  const IntrinsicEncoder *byIntrinsic =
      plainCall ? findIntrinsicEncoder(plainCall->getIntrinsicID()) : nullptr;
  if (!byOpcode && !byIntrinsic) {
    side.setUnsupported("a call of " + call.getCalledFunction()->getName());
    return side.problem.poison(call.getType());
  }
  side.problem.mark(byOpcode ? byOpcode->exactness : byIntrinsic->exactness,
                    call.getCalledFunction()->getName());
  Expr mode = modeOf(side, call);
  raise(side, call, mode);
  // The default mode needs no case distinction in each operation.
  if (call.getRoundingMode() != RoundingMode::NearestTiesToEven)
    side.rounding = mode;
  Lanes result =
      (byOpcode ? byOpcode->encode : byIntrinsic->encode)(side, plain);
  side.rounding = Expr();
  return result;
}
