// Executes va_arg and the intrinsics on lists of variable arguments.
//
// The environment passes each argument with the type and the value that is
// asked for: a value that depends on the list, the place in it, and the type.
// What a list in memory looks like depends on the platform. Here its bytes are
// undef, and the machine notes what they stand for. A list of which the machine
// has no note, or whose bytes were written since, is not executed, so that no
// outcome rests on how a list is represented.

#include "verify/judge/refine/interpret/operations/VarArgs.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// The size of a list in bytes, by the ABI of the platform.
uint64_t sizeOfList(const Machine &machine) {
  const Triple &triple = machine.setting.triple();
  if (triple.isOSWindows() || (triple.isOSDarwin() && !triple.isX86_64()))
    return machine.setting.layout.getPointerSize();
  switch (triple.getArch()) {
  case Triple::x86_64:
    return 24;
  case Triple::aarch64:
  case Triple::aarch64_be:
  case Triple::systemz:
    return 32;
  case Triple::ppc:
  case Triple::ppcle:
  case Triple::hexagon:
  case Triple::xtensa:
    return 12;
  default:
    return machine.setting.layout.getPointerSize();
  }
}

using List = ArgumentList;

/// Whether the bytes at `place` are still those that the machine noted as
/// `list`.
bool isUnchanged(const Machine &machine, std::pair<unsigned, uint64_t> place,
                 const List &list) {
  const MemoryObject &object = machine.objects[place.first];
  for (uint64_t i = 0, size = sizeOfList(machine); i != size; ++i)
    if (object.at(place.second + i).undefStore != list.store)
      return false;
  return true;
}

/// The object of the list at `pointer`, after the checks of an access. Null if
/// the execution has ended.
MemoryObject *accessList(Machine &machine, const Lane &pointer, Access kind) {
  return machine.accesses.access(pointer, sizeOfList(machine), 1, kind);
}

/// The list at `pointer`; nothing if the execution has ended.
std::optional<List> readList(Machine &machine, const Lane &pointer) {
  const MemoryObject *object = accessList(machine, pointer, Access::Read);
  if (!object)
    return std::nullopt;
  std::pair place(pointer.object, pointer.bits.getZExtValue());
  if (const List *noted = machine.lists.find(place)) {
    if (isUnchanged(machine, place, *noted))
      return *noted;
  } else if (object->kind == MemoryObject::Initial && !object->written) {
    // The caller's list: one of the input.
    constexpr unsigned places = 1024;
    return List{1 + place.first * places + unsigned(place.second % places), 0,
                0};
  }
  machine.course.unsupported("a list of arguments that was written as bytes");
  return std::nullopt;
}

/// Writes bytes that stand for `list`, or for none where it is nothing.
void writeList(Machine &machine, const Lane &pointer,
               std::optional<List> list) {
  MemoryObject *object = accessList(machine, pointer, Access::Write);
  if (!object)
    return;
  std::pair place(pointer.object, pointer.bits.getZExtValue());
  MemoryByte byte;
  byte.undefStore = machine.accesses.nextStore();
  byte.stored = true;
  Bytes bytes(sizeOfList(machine), byte);
  machine.accesses.writeBytes(*object, place.second, bytes);
  machine.lists.drop(place);
  if (list) {
    list->store = byte.undefStore;
    machine.lists.put(place, *list);
  }
}

/// The next argument of `list`, of the type `type`. Stops if the type is not
/// modelled.
Lane argumentOf(Course &course, const List &list, Type *type) {
  unsigned number = list.origin * 7 + list.taken + 1;
  if (type->isIntegerTy()) {
    constexpr uint64_t factor = 37;
    return Lane::of(
        APInt(64, number * factor).zextOrTrunc(type->getIntegerBitWidth()));
  }
  if (type->isFloatingPointTy()) {
    APFloat value(double(number) + 0.5);
    bool losesInfo;
    value.convert(type->getFltSemantics(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
    return Lane::of(value.bitcastToAPInt());
  }
  course.unsupported("a variable argument of this type");
  return Lane::poison();
}

} // namespace

Lanes takeArgument(Machine &machine, const VAArgInst &instruction) {
  Lane pointer = machine.values.operand(instruction.getPointerOperand())[0];
  std::optional<List> list = readList(machine, pointer);
  if (!list)
    return Lanes(countLanes(instruction.getType()));
  if (list->taken >= machine.environment.variableArguments()) {
    machine.course.onImmediateUB("a variable argument that was not passed");
    return Lanes(countLanes(instruction.getType()));
  }
  Lane argument = argumentOf(machine.course, *list, instruction.getType());
  ++list->taken;
  writeList(machine, pointer, list);
  return {argument};
}

void startList(Machine &machine, const Lane &list) {
  // Of all functions with variable arguments only the executed one is entered.
  writeList(machine, list, List{});
}

void copyList(Machine &machine, const Lane &to, const Lane &from) {
  if (std::optional<List> list = readList(machine, from))
    writeList(machine, to, list);
}

void endList(Machine &machine, const Lane &list) {
  if (readList(machine, list))
    writeList(machine, list, std::nullopt);
}

} // namespace palindrome::interpret
