// The memory effects of `llvmx.instruction` and `llvmx.terminator`, and whether
// they may be speculated or inlined. LLVMX.td has the table and the reasons.

#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "translate/LLVMXDialect.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/AtomicOrdering.h"
#include "llvm/Support/ModRef.h"

using namespace palindrome;
using namespace mlir;
using llvm::ModRefInfo;

namespace {
/// The properties of one op that passes ask for.
struct Behaviour {
  /// Unless `isFixed`, this decides whether passes erase the op when its result
  /// is unused, merge it with an equal op, and move it.
  ModRefInfo memory = ModRefInfo::ModRef;
  bool allocates = false;
  /// The op may leave the function, or is tied to its place in the control flow
  /// or to a token.
  bool isFixed = true;
  bool isSpeculatable = false;
  bool isInlinable = false;
};
} // namespace

//===----------------------------------------------------------------------===//
// Behaviour by opcode
//===----------------------------------------------------------------------===//

static bool isToken(Type type) { return isa<LLVM::LLVMTokenType>(type); }

/// The value of attribute `name` among the attributes of a call; "" for a flag,
/// nullopt if the call does not have it.
static std::optional<StringRef> callAttribute(DictionaryAttr details,
                                              StringRef name) {
  auto attributes = details.getAs<ArrayAttr>("attributes");
  if (!attributes)
    return std::nullopt;
  for (Attribute attribute : attributes) {
    if (auto flag = dyn_cast<StringAttr>(attribute))
      if (flag.getValue() == name)
        return StringRef();
    auto pair = dyn_cast<ArrayAttr>(attribute);
    if (pair && pair.size() == 2)
      if (auto key = dyn_cast<StringAttr>(pair[0]),
          value = dyn_cast<StringAttr>(pair[1]);
          key && value && key.getValue() == name)
        return value.getValue();
  }
  return std::nullopt;
}

/// The behaviour of a call as far as its own attributes restrict it. Those of
/// the callee do not count: effects are queried often, and looking up a symbol
/// takes linear time.
static Behaviour behaviourOfCall(Operation *op, DictionaryAttr details) {
  auto has = [&](StringRef name) {
    return callAttribute(details, name).has_value();
  };
  Behaviour call;
  call.isFixed =
      details.contains("bundles") || details.contains("sideeffect") ||
      details.contains("tail") || !has("nounwind") || !has("willreturn") ||
      llvm::any_of(ArrayRef<StringRef>{"convergent", "nomerge", "noduplicate",
                                       "returns_twice", "strictfp"},
                   has) ||
      llvm::any_of(op->getResultTypes(), isToken) ||
      llvm::any_of(op->getOperandTypes(), isToken);
  uint32_t effects = 0;
  std::optional<StringRef> memory = callAttribute(details, "memory");
  if (memory && !memory->getAsInteger(10, effects))
    call.memory = llvm::MemoryEffects::createFromIntValue(effects).getModRef();
  call.isSpeculatable = has("speculatable");
  return call;
}

/// The behaviour of a load or store. An ordered or volatile access both reads
/// and writes.
static Behaviour behaviourOfAccess(DictionaryAttr details, ModRefInfo memory) {
  auto ordering = details.getAs<IntegerAttr>("ordering");
  bool isOrdered = ordering && ordering.getValue().ugt(static_cast<uint64_t>(
                                   llvm::AtomicOrdering::Unordered));
  Behaviour access;
  access.isFixed = isOrdered || details.contains("volatile");
  access.memory = memory;
  access.isInlinable = true;
  return access;
}

namespace {
/// The opcodes that behave alike. `Division` is undefined for some operands, so
/// that it must not be speculated.
enum class Class { Value, Division, Alloca, Load, Store, Atomic, Call, Branch };
} // namespace

static const llvm::StringMap<Class> &classes() {
  static const llvm::StringMap<Class> table = [] {
    llvm::StringMap<Class> result;
    // Arithmetic and casts.
#define HANDLE_BINARY_INST(NUMBER, OPCODE, CLASS)                              \
  result[llvm::Instruction::getOpcodeName(llvm::Instruction::OPCODE)] =        \
      Class::Value;
#define HANDLE_CAST_INST(NUMBER, OPCODE, CLASS)                                \
  result[llvm::Instruction::getOpcodeName(llvm::Instruction::OPCODE)] =        \
      Class::Value;
#include "llvm/IR/Instruction.def"
    for (StringRef opcode : {"extractelement", "extractvalue", "fcmp", "fneg",
                             "freeze", "getelementptr", "icmp", "insertelement",
                             "insertvalue", "select", "shufflevector"})
      result[opcode] = Class::Value;
    for (StringRef opcode : {"sdiv", "srem", "udiv", "urem"})
      result[opcode] = Class::Division;
    for (StringRef opcode : {"atomicrmw", "cmpxchg"})
      result[opcode] = Class::Atomic;
    for (StringRef opcode : {"br", "switch"})
      result[opcode] = Class::Branch;
    result["alloca"] = Class::Alloca;
    result["call"] = Class::Call;
    result["load"] = Class::Load;
    result["store"] = Class::Store;
    return result;
  }();
  return table;
}

static Behaviour behaviourOf(Operation *op, StringRef opcode,
                             DictionaryAttr details) {
  // Other opcodes are fixed: pads, and terminators that unwind or whose
  // successor an asm chooses.
  Behaviour behaviour;
  auto entry = classes().find(opcode);
  if (entry == classes().end())
    return behaviour;
  switch (entry->second) {
  case Class::Value:
  case Class::Division:
    behaviour.memory = ModRefInfo::NoModRef;
    behaviour.isFixed = false;
    behaviour.isInlinable = true;
    behaviour.isSpeculatable = entry->second == Class::Value;
    return behaviour;
  case Class::Alloca:
    behaviour.memory = ModRefInfo::NoModRef;
    behaviour.isFixed = false;
    behaviour.allocates = true;
    return behaviour;
  case Class::Load:
    return behaviourOfAccess(details, ModRefInfo::Ref);
  case Class::Store:
    return behaviourOfAccess(details, ModRefInfo::Mod);
  case Class::Atomic:
    behaviour.isInlinable = true;
    return behaviour;
  case Class::Call:
    return behaviourOfCall(op, details);
  case Class::Branch:
    behaviour.memory = ModRefInfo::NoModRef;
    behaviour.isFixed = false;
    behaviour.isInlinable = true;
    return behaviour;
  }
  llvm_unreachable("every class is treated above");
}

static Behaviour behaviourOf(Operation *op) {
  if (auto instruction = dyn_cast<llvmx::InstructionOp>(op))
    return behaviourOf(op, instruction.getOpcode(), instruction.getDetails());
  auto terminator = cast<llvmx::TerminatorOp>(op);
  return behaviourOf(op, terminator.getOpcode(), terminator.getDetails());
}

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

using Effects = SmallVectorImpl<MemoryEffects::EffectInstance>;

static void addEffects(Operation *op, Effects &effects) {
  Behaviour behaviour = behaviourOf(op);
  ModRefInfo memory = behaviour.isFixed ? ModRefInfo::ModRef : behaviour.memory;
  if (behaviour.allocates && op->getNumResults() == 1)
    effects.emplace_back(MemoryEffects::Allocate::get(),
                         cast<OpResult>(op->getResult(0)));
  if (llvm::isRefSet(memory))
    effects.emplace_back(MemoryEffects::Read::get());
  if (llvm::isModSet(memory))
    effects.emplace_back(MemoryEffects::Write::get());
}

void llvmx::InstructionOp::getEffects(Effects &effects) {
  addEffects(*this, effects);
}

void llvmx::TerminatorOp::getEffects(Effects &effects) {
  addEffects(*this, effects);
}

Speculation::Speculatability llvmx::InstructionOp::getSpeculatability() {
  Behaviour behaviour = behaviourOf(*this);
  return behaviour.isSpeculatable && !behaviour.isFixed
             ? Speculation::Speculatable
             : Speculation::NotSpeculatable;
}

bool llvmx::isInlinable(Operation *op) {
  if (isa<llvmx::ConstantOp>(op))
    return true;
  return behaviourOf(op).isInlinable;
}
