// Library functions. One that LLVM knows but we do not is not supported: its
// meaning is not free.

#include "verify/refine/interpret/Attributes.h"
#include "verify/refine/interpret/Calls.h"
#include "verify/refine/interpret/Intrinsics.h"
#include "llvm/Analysis/TargetLibraryInfo.h"

using namespace llvm;

namespace palindrome::refine {
namespace {

const TargetLibraryInfoImpl &libraryOf(const Triple &triple) {
  // Making one is slow.
  thread_local std::map<std::string, std::unique_ptr<TargetLibraryInfoImpl>>
      known;
  auto &library = known[triple.str()];
  if (!library)
    library = std::make_unique<TargetLibraryInfoImpl>(triple);
  return *library;
}

/// The sizes that are tried: those of a greater block fail.
constexpr uint64_t kLargest = uint64_t(1) << 30;

/// The bytes of strings and arrays that are looked at.
constexpr uint64_t kMostBytes = uint64_t(1) << 14;

/// A block of the heap, or null: each may be had. Undetermined sizes are not
/// followed.
Lane heapBlock(Machine &machine, const Lane &size, uint64_t alignment,
               bool zeroed, bool overflows, bool mayFail, const Type *pointer) {
  unsigned bits = machine.layout.getPointerSizeInBits(0);
  Lane null = Lane::pointer(0, APInt(bits, 0));
  if (!size.isBits() || (machine.isA() && size.loose)) {
    machine.perhapsUndefined("an allocation of undetermined size");
    return Lane::poison();
  }
  Environment &environment = machine.environment;
  bool tooLarge = size.bits.ugt(kLargest);
  if (!overflows && tooLarge && !(mayFail && environment.mayLackRoom())) {
    machine.perhapsUndefined("an allocation that is too large");
    return null;
  }
  if (overflows)
    return null;
  bool isRoom = !mayFail || !environment.mayLackRoom() ||
                ((machine.isA() || !tooLarge) &&
                 machine.ask(ChoiceKind::Other, 1).isZero());
  environment.noteRoom(isRoom);
  if (!isRoom)
    return null;
  unsigned block = machine.allocate(MemoryBlock::Heap,
                                    size.bits.getLimitedValue(), alignment);
  if (zeroed)
    machine.memory[block].rest = MemoryByte::of(uint8_t(0));
  return Lane::pointer(block, APInt(bits, 0));
}

void freeBlock(Machine &machine, const Lane &pointer) {
  if (!pointer.isPointer()) {
    machine.undefined("free of what is not determined");
    return;
  }
  if (pointer.block == 0 && pointer.bits.isZero())
    return;
  const MemoryBlock &block = machine.memory[pointer.block];
  if (!pointer.bits.isZero() || !block.freeable || !block.alive)
    machine.undefined("free of what is no block of the heap");
  else
    machine.release(pointer.block);
}

/// A block of that size which holds what the old one did, which is freed.
Lane resizeBlock(Machine &machine, const Lane &old, const Lane &size,
                 const Type *pointer) {
  if (!size.isBits() || size.bits.isZero()) {
    machine.perhapsUndefined("realloc of undetermined size, or to nothing");
    return Lane::poison();
  }
  bool isNull = old.isPointer() && old.block == 0 && old.bits.isZero();
  if (!isNull) {
    if (!old.isPointer() || !old.bits.isZero() ||
        !machine.memory[old.block].freeable ||
        !machine.memory[old.block].alive) {
      machine.undefined("realloc of what is no block of the heap");
      return Lane::poison();
    }
  }
  Lane result = heapBlock(machine, size, 16, false, false, true, pointer);
  if (isNull || !result.isPointer() || result.block == 0 || machine.stopped())
    return result;
  MemoryBlock &from = machine.memory[old.block];
  uint64_t count = std::min(from.size, machine.memory[result.block].size);
  if (count > kMostBytes) {
    machine.unsupported("realloc of a large block");
    return result;
  }
  machine.writeBytes(machine.memory[result.block], 0,
                     machine.readBytes(from, 0, count));
  machine.release(old.block);
  return result;
}

/// The next byte of a string or array; nothing (and stopped) if there is none.
std::optional<uint8_t> byteAt(Machine &machine, Lane pointer, uint64_t index) {
  pointer.bits += index;
  MemoryBlock *block = machine.access(pointer, 1, 1, Machine::Access::Read);
  if (!block)
    return std::nullopt;
  Bytes bytes = machine.readBytes(*block, pointer.bits.getZExtValue(), 1);
  if (bytes[0].isBits() && !(machine.isA() && machine.readLoose(bytes)))
    return bytes[0].value;
  if (bytes[0].pointer)
    machine.unsupported("a pointer's bytes in a string");
  else
    machine.perhapsUndefined("a string's byte is not determined");
  return std::nullopt;
}

/// Whether that byte, which may be accessed, has one value.
bool isKnown(const Machine &machine, const Lane &pointer, uint64_t index) {
  return machine.memory[pointer.block]
      .at(pointer.bits.getZExtValue() + index)
      .isBits();
}

Lane stringLength(Machine &machine, const Lane &string, unsigned width) {
  for (uint64_t i = 0; i != kMostBytes; ++i) {
    auto byte = byteAt(machine, string, i);
    if (!byte)
      return Lane::poison();
    if (*byte == 0)
      return Lane::of(APInt(width, i));
  }
  machine.unsupported("a long string");
  return Lane::poison();
}

/// memcmp, whose sign is all that is told, or bcmp.
Lane compareBytes(Machine &machine, ArrayRef<Lanes> in, bool sign,
                  unsigned width) {
  const Lane &size = in[2][0];
  if (!size.isBits() || (machine.isA() && size.loose)) {
    machine.perhapsUndefined("a size that is not determined");
    return Lane::poison();
  }
  // All of both is accessed, however soon they differ.
  std::optional<int> order;
  for (const Lanes &side : {in[0], in[1]})
    if (!size.bits.isZero())
      machine.access(side[0], size.bits.getLimitedValue(), 1,
                     Machine::Access::Read);
  if (!machine.stopped() && size.bits.ugt(kMostBytes))
    machine.unsupported("a comparison of many bytes");
  for (uint64_t i = 0; !machine.stopped() && !order && size.bits.ugt(i); ++i) {
    if (machine.isA() &&
        !(isKnown(machine, in[0][0], i) && isKnown(machine, in[1][0], i)))
      return Lane::poison();
    auto x = byteAt(machine, in[0][0], i), y = byteAt(machine, in[1][0], i);
    if (x && y && *x != *y)
      order = *x < *y ? -1 : 1;
  }
  if (machine.stopped() || !order)
    return zeroLane(Type::getIntNTy(machine.module().getContext(), width),
                    machine.layout);
  // Which number is not told.
  return anyOfSign(machine, width, sign ? *order : 0);
}

} // namespace

bool isLibraryFunction(const Machine &machine, const Function &function) {
  LibFunc known;
  return libraryOf(machine.triple()).getLibFunc(function, known);
}

bool libraryCall(Machine &machine, const CallBase &call, const Function &callee,
                 std::vector<Lanes> &arguments, Lanes &result) {
  LibFunc function;
  if (!libraryOf(machine.triple()).getLibFunc(callee, function))
    return false;
  for (auto [i, lanes] : enumerate(arguments)) {
    Type *type = call.getArgOperand(i)->getType();
    applyAttributes(machine, lanes, type,
                    call.getAttributes().getParamAttrs(i));
    if (i < callee.arg_size())
      applyAttributes(machine, lanes, type,
                      callee.getAttributes().getParamAttrs(i));
  }
  Type *type = call.getType();
  result = Lanes(countLanes(type));
  if (machine.stopped())
    return true;
  switch (function) {
  case LibFunc_malloc:
  case LibFunc_Znwm:
  case LibFunc_Znam:
  case LibFunc_Znwj:
  case LibFunc_Znaj:
    result = {heapBlock(machine, arguments[0][0], 16, false, false,
                        function == LibFunc_malloc, type)};
    break;
  case LibFunc_calloc: {
    const Lane &count = arguments[0][0], &size = arguments[1][0];
    bool overflow = false;
    Lane total = Lane::poison();
    if (count.isBits() && size.isBits()) {
      total = Lane::of(count.bits.umul_ov(size.bits, overflow));
      total.loose = count.loose || size.loose;
    }
    result = {heapBlock(machine, total, 16, true, overflow, true, type)};
    break;
  }
  case LibFunc_realloc:
    result = {resizeBlock(machine, arguments[0][0], arguments[1][0], type)};
    break;
  case LibFunc_aligned_alloc: {
    const Lane &alignment = arguments[0][0];
    if (!alignment.isBits() || alignment.loose ||
        !alignment.bits.isPowerOf2() || alignment.bits.ugt(4096))
      machine.unsupported("an allocation of such an alignment");
    else
      result = {heapBlock(machine, arguments[1][0],
                          std::max<uint64_t>(16, alignment.bits.getZExtValue()),
                          false, false, true, type)};
    break;
  }
  case LibFunc_free:
  case LibFunc_ZdlPv:
  case LibFunc_ZdaPv:
  case LibFunc_ZdlPvm:
  case LibFunc_ZdaPvm:
    freeBlock(machine, arguments[0][0]);
    break;
  case LibFunc_strlen:
    result = {stringLength(machine, arguments[0][0], machine.width(type))};
    break;
  case LibFunc_memcmp:
  case LibFunc_bcmp:
    result = {compareBytes(machine, arguments, function == LibFunc_memcmp,
                           machine.width(type))};
    break;
  case LibFunc_memcpy:
  case LibFunc_memmove:
    copyMemory(machine, arguments[0][0], arguments[1][0], arguments[2][0],
               function == LibFunc_memmove);
    result = arguments[0];
    break;
  case LibFunc_memset: {
    Lane value = arguments[1][0];
    if (value.isBits())
      value.bits = value.bits.trunc(8);
    fillMemory(machine, arguments[0][0], value, arguments[2][0]);
    result = arguments[0];
    break;
  }
  default:
    if (auto number = numberFunction(machine, call, function, arguments))
      result = {*number};
    else
      machine.unsupported("the library function " + callee.getName());
    break;
  }
  return true;
}

} // namespace palindrome::refine
