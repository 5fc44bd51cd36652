// Functions of MLIR's runner libraries in a run of LLVM IR.

#include "verify/lowering/Library.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using interpret::Lane;
using interpret::Lanes;
using interpret::Machine;

namespace {
/// A memref of bytes in memory, by its descriptor.
struct MemRef {
  Lane base;
  int64_t offset = 0;
  std::vector<int64_t> sizes, strides;
};

/// Reads what functions of the runner libraries are passed.
class Reader {
public:
  explicit Reader(Machine &machine)
      : machine(machine), context(machine.module().getContext()) {}

  /// The memref without a rank, `{i64 rank, ptr descriptor}`, at `at`. The
  /// machine has stopped if there is none.
  MemRef memref(Lane at) {
    int64_t rank = number(at);
    Lane descriptor = pointer(at);
    MemRef result;
    (void)pointer(descriptor); // What was allocated.
    result.base = pointer(descriptor);
    result.offset = number(descriptor);
    for (std::vector<int64_t> *numbers : {&result.sizes, &result.strides})
      for (int64_t i = 0; i < rank && !machine.stopped(); ++i)
        numbers->push_back(number(descriptor));
    return result;
  }

private:
  /// What is at `at`, which then points behind it.
  Lane next(Lane &at, llvm::Type *type) {
    Lane lane = machine.load(at, type, /*alignment=*/8)[0];
    if (at.isPointer())
      at.bits += machine.layout.getTypeAllocSize(type).getFixedValue();
    return lane;
  }
  Lane pointer(Lane &at) {
    return next(at, llvm::PointerType::getUnqual(context));
  }
  int64_t number(Lane &at) {
    Lane lane = next(at, llvm::Type::getInt64Ty(context));
    if (lane.isBits())
      return lane.bits.getSExtValue();
    machine.unsupported("a descriptor with poison"); // E.g. of no elements.
    return 0;
  }

  Machine &machine;
  llvm::LLVMContext &context;
};
} // namespace

/// Copies the elements of dimension `dimension` and those within.
static void copyElements(Machine &machine, const MemRef &from, const MemRef &to,
                         int64_t bytes, size_t dimension, int64_t source,
                         int64_t target) {
  if (machine.stopped())
    return;
  if (dimension < from.sizes.size()) {
    for (int64_t i = 0; i < from.sizes[dimension] && !machine.stopped(); ++i)
      copyElements(machine, from, to, bytes, dimension + 1,
                   source + i * from.strides[dimension],
                   target + i * to.strides[dimension]);
    return;
  }
  auto placeOf = [&](const MemRef &memref, int64_t element) {
    Lane place = memref.base;
    if (place.isPointer())
      place.bits += llvm::APInt(place.bits.getBitWidth(), element * bytes,
                                /*isSigned=*/true, /*implicitTrunc=*/true);
    return place;
  };
  Lane read = placeOf(from, source), written = placeOf(to, target);
  const interpret::MemoryObject *object =
      machine.access(read, bytes, 1, Machine::Access::Read);
  if (!object)
    return;
  interpret::Bytes copied =
      machine.readBytes(*object, read.bits.getZExtValue(), bytes);
  if (interpret::MemoryObject *into =
          machine.access(written, bytes, 1, Machine::Access::Write))
    machine.writeBytes(*into, written.bits.getZExtValue(), copied);
}

/// `memrefCopy(i64 bytes, ptr from, ptr to)`, for elements of `bytes`.
static void copyMemRef(Machine &machine, llvm::ArrayRef<Lanes> arguments) {
  const Lane &bytes = arguments[0][0];
  Reader reader(machine);
  MemRef from = reader.memref(arguments[1][0]);
  MemRef to = reader.memref(arguments[2][0]);
  if (!bytes.isBits())
    return machine.onImmediateUB("the size of an element is poison");
  if (machine.stopped())
    return;
  if (from.sizes.size() != to.sizes.size())
    return machine.onImmediateUB("a copy of a memref of another rank");
  copyElements(machine, from, to, bytes.bits.getSExtValue(), 0, from.offset,
               to.offset);
}

bool lowering::callRunnerLibrary(Machine &machine, llvm::StringRef name,
                                 llvm::ArrayRef<Lanes> arguments) {
  if (name != "memrefCopy" || arguments.size() != 3)
    return false;
  copyMemRef(machine, arguments);
  return true;
}
