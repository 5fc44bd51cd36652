// One execution of a function, from the arguments of a witness to the outcome.

#include "verify/judge/refine/interpret/execution/Interpreter.h"
#include "verify/judge/refine/interpret/library/Library.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace palindrome::interpret {

Interpreter::Interpreter(Role role, const Module &module, Memory memory,
                         Oracle &oracle, Environment &environment,
                         Options options)
    : machine({role, module, std::move(options)}, std::move(memory), oracle,
              environment, *this),
      divergence(machine) {}

bool Interpreter::initialize() {
  for (MemoryObject &object : machine.objects) {
    if (!object.global)
      continue;
    // What one module alone has starts in both executions as it has it.
    const auto *own = machine.setting.module.getGlobalVariable(
        object.global->getName(), true);
    if (!own)
      own = dyn_cast<GlobalVariable>(object.global);
    if (!own)
      continue;
    object.writable &= !own->isConstant();
    if (object.address && own->getAlign() &&
        *object.address % own->getAlign()->value() != 0)
      machine.course.unsupported(
          "a global whose address is less aligned than it says");
    // A variable may have been written before the call. One of local linkage
    // may be the function's own state, which starts as its initializer.
    bool mayHaveChanged = !own->isConstant() && !own->hasLocalLinkage();
    if ((mayHaveChanged && !machine.setting.options.startsProgram) ||
        !own->hasDefinitiveInitializer())
      continue;
    Type *type = own->getValueType();
    SmallVector<Type *> types;
    if (!laneTypes(type, types)) {
      machine.course.unsupported("an initializer's type");
      continue;
    }
    Lanes lanes = machine.values.constant(own->getInitializer());
    if (machine.course.stopped())
      break;
    Bytes bytes = toBytes(lanes, type, machine.setting.layout, 0);
    if (bytes.size() > object.size)
      machine.course.unsupported("a global of another size");
    else
      machine.accesses.writeBytes(object, 0, bytes);
  }
  return !machine.course.stopped();
}

/// Checks that the witness's objects lie in the address space, and that the
/// pointers in them have its width.
void Interpreter::checkWitness() {
  // Addresses are numbers of at most 64 bits.
  unsigned bits = std::min(64u, machine.setting.layout.getPointerSizeInBits(0));
  for (const MemoryObject &object : machine.objects) {
    if (object.kind != MemoryObject::Null && object.address &&
        (*object.address > maxUIntN(bits) ||
         object.size > maxUIntN(bits) - *object.address))
      machine.course.unsupported(
          "a block of the witness beyond the address space");
    for (const auto &[offset, byte] : object.bytes)
      if (byte.pointer && byte.offset.getBitWidth() !=
                              machine.setting.layout.getIndexSizeInBits(0))
        machine.course.unsupported(
            "a pointer of the witness that is no pointer");
  }
}

Outcome Interpreter::run(const Function &function,
                         const std::vector<refine::Leaves> &arguments) {
  std::vector<Lanes> lanes;
  SmallVector<Type *> types;
  for (const Argument &argument : function.args()) {
    Lanes value;
    if (!laneTypes(argument.getType(), types))
      machine.course.unsupported("an argument's type");
    else if (argument.getArgNo() >= arguments.size() ||
             arguments[argument.getArgNo()].size() != types.size())
      machine.course.unsupported("an argument that the witness does not give");
    else
      for (auto [leaf, type] : zip(arguments[argument.getArgNo()], types))
        value.push_back(machine.values.given(leaf, type));
    lanes.push_back(std::move(value));
  }
  if (machine.setting.layout.getPointerSizeInBits(0) !=
      machine.setting.layout.getIndexSizeInBits(0))
    machine.course.unsupported("pointers whose index is narrower");
  if (machine.setting.layout.getPointerSizeInBits(0) % 8 != 0)
    machine.course.unsupported("pointers of no whole number of bytes");
  checkWitness();
  machine.frames.start(lanes);
  Lanes result;
  // LLVM attributes more to a library function's name than its body shows.
  if (isLibraryFunction(machine.setting, function))
    machine.course.unsupported("a library function's definition");
  checkSignature(machine.course, function);
  const SoleArguments sole = findSoleArguments(machine, function);
  if (!machine.course.stopped())
    result = call(function, std::move(lanes));
  return finish(std::move(result), function, sole);
}

/// The outcome of an execution that has ended, or whose function returned.
Outcome Interpreter::finish(Lanes result, const Function &function,
                            const SoleArguments &sole) {
  Outcome outcome;
  outcome.type = function.getReturnType();
  for (const Argument &argument : function.args())
    if (argument.hasNoAliasAttr())
      for (const Lane &lane :
           machine.frames.rootArguments()[argument.getArgNo()])
        if (lane.isPointer())
          outcome.exclusive.push_back(lane.object);
  // Attributes constrain an execution that the interpreter has seen to the end,
  // or to that it has none.
  const std::optional<Course::Ending> &end = machine.course.end();
  if (!end || end->kind == Outcome::Unwinds || end->kind == Outcome::NoReturn ||
      end->kind == Outcome::Diverges)
    checkEffects(machine, function, sole, result,
                 end ? end->kind : Outcome::Returns);
  if (end) {
    outcome.kind = end->kind;
    outcome.why = end->why;
    outcome.at = end->at;
  } else {
    outcome.result = std::move(result);
  }
  if (machine.setting.isSource())
    machine.accesses.endLoads();
  machine.callees.conclude(outcome);
  outcome.hasIntToPtr = machine.objects.hasIntToPtr();
  outcome.exceptions = machine.record.exceptions();
  outcome.memory = machine.objects.take();
  outcome.events = machine.record.take();
  outcome.repeatsEvents =
      divergence.repeatsEvents() && outcome.kind == Outcome::Diverges;
  return outcome;
}

} // namespace palindrome::interpret
