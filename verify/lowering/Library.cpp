// Functions of MLIR's runner libraries in a run of LLVM IR.

#include "verify/lowering/Library.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::lowering;
using interpret::Lane;
using interpret::Lanes;
using interpret::Machine;

namespace {
/// A memref in memory, by its descriptor.
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
    return memref(pointer(at), rank);
  }
  /// The memref of `rank` whose descriptor is at `descriptor`.
  MemRef memref(Lane descriptor, int64_t rank) {
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

/// The memory that the printers of memrefs look at, as memory of `printer`: a
/// view as `memref` in a buffer of its own. If `isRead`, it has the elements.
static dialects::View copyFor(dialects::Machine &printer, Machine &machine,
                              const MemRef &memref, mlir::Type element,
                              bool isRead) {
  dialects::View view;
  view.offset = memref.offset;
  view.sizes.assign(memref.sizes.begin(), memref.sizes.end());
  view.strides.assign(memref.strides.begin(), memref.strides.end());
  // The first element is printed even if there is none.
  dialects::Shape read;
  int64_t last = memref.offset, count = 1;
  for (auto [size, stride] : llvm::zip_equal(memref.sizes, memref.strides)) {
    read.push_back(std::max<int64_t>(size, 1));
    last += (read.back() - 1) * stride;
    count *= read.back();
    constexpr int64_t most = 1 << 16;
    if (stride < 0 || stride > most || read.back() > most || count > most ||
        last > most)
      machine.unsupported("such a large memref is printed");
    if (machine.stopped())
      return view;
  }
  if (memref.offset < 0)
    machine.unsupported("a memref with a negative offset is printed");
  if (machine.stopped())
    return view;
  view.base.buffer = printer.memory().allocate(element, last + 1,
                                               dialects::Buffer::Kind::Heap);
  const std::pair<mlir::Type, int64_t> scalars =
      printer.memory().scalarsOf(element);
  int64_t bytes = printer.memory().bytesOf(scalars.first);
  llvm::Type *type = llvm::IntegerType::get(machine.module().getContext(),
                                            printer.widthOf(scalars.first));
  if (!isRead)
    return view;
  dialects::forEachIndex(read, [&](llvm::ArrayRef<int64_t> index) {
    int64_t number = memref.offset;
    for (auto [position, stride] : llvm::zip_equal(index, memref.strides))
      number += position * stride;
    number *= scalars.second;
    for (int64_t end = number + scalars.second; number != end; ++number) {
      Lane place = memref.base;
      if (place.isPointer())
        place.bits += llvm::APInt(place.bits.getBitWidth(), number * bytes);
      if (machine.stopped())
        return;
      Lane lane = machine.load(place, type, /*alignment=*/1)[0];
      if (lane.isBits())
        view.base.buffer->scalars[number] = lane.bits;
    }
  });
  return view;
}

static dialects::Limits limitsOf(unsigned indexBits) {
  dialects::Limits limits;
  limits.indexBits = indexBits;
  limits.showsAddresses = false;
  return limits;
}

RunnerLibrary::RunnerLibrary(mlir::ModuleOp module, unsigned indexBits)
    : context(*module.getContext()),
      printer(module, limitsOf(indexBits), stream) {}

bool RunnerLibrary::print(Machine &machine, llvm::StringRef name,
                          llvm::ArrayRef<mlir::Type> types,
                          llvm::ArrayRef<dialects::Value> operands) {
  dialects::Values results;
  if (!dialects::callLibrary(printer, name, types, operands, results))
    return false;
  if (const std::optional<dialects::Stop> &stop = printer.stopped()) {
    if (stop->kind == dialects::Stop::Kind::Undefined)
      machine.onImmediateUB(stop->message);
    else
      machine.unsupported(stop->message);
  }
  return true;
}

/// `printMemrefF32(i64 rank, ptr descriptor)` and its kind, or the form for C,
/// with a pointer to these two, or to the descriptor of a memref of known rank.
bool RunnerLibrary::printMemRef(Machine &machine, llvm::StringRef name,
                                llvm::ArrayRef<Lanes> arguments) {
  llvm::StringRef plain = name;
  bool isForC = plain.consume_front("_mlir_ciface_");
  std::optional<dialects::MemRefPrinter> function =
      dialects::findMemRefPrinter(plain, context);
  if (!function || arguments.size() != (isForC ? 1 : 2) ||
      (!isForC && function->rank))
    return false;
  Reader reader(machine);
  MemRef memref;
  if (!isForC && arguments[0][0].isBits())
    memref =
        reader.memref(arguments[1][0], arguments[0][0].bits.getSExtValue());
  else if (!isForC)
    machine.onImmediateUB("@" + name + " gets a memref that is poison");
  else if (function->rank)
    memref = reader.memref(arguments[0][0], *function->rank);
  else
    memref = reader.memref(arguments[0][0]);
  if (machine.stopped())
    return true;
  dialects::View view = copyFor(printer, machine, memref, function->element,
                                function->printsElements);
  if (machine.stopped())
    return true;
  mlir::Type type = mlir::UnrankedMemRefType::get(function->element, {});
  return print(machine, plain, type, dialects::Value(std::move(view)));
}

/// `printString(ptr)`, for a string that ends with 0.
void RunnerLibrary::printString(Machine &machine, Lane at) {
  llvm::Type *type = llvm::Type::getInt8Ty(machine.module().getContext());
  while (!machine.stopped()) {
    Lane lane = machine.load(at, type, /*alignment=*/1)[0];
    if (!lane.isBits())
      return machine.onImmediateUB("@printString reads poison");
    if (lane.bits.isZero())
      return;
    stream << static_cast<char>(lane.bits.getZExtValue());
    at.bits += 1;
  }
}

bool RunnerLibrary::printScalars(Machine &machine, llvm::StringRef name,
                                 llvm::ArrayRef<Lanes> arguments) {
  dialects::Values operands;
  for (const Lanes &lanes : arguments) {
    if (lanes.size() != 1 || lanes[0].isPointer())
      return false;
    operands.push_back(lanes[0].isBits() ? dialects::Value(lanes[0].bits)
                                         : dialects::Value());
  }
  return print(machine, name, {}, operands);
}

bool RunnerLibrary::call(Machine &machine, llvm::StringRef name,
                         llvm::ArrayRef<Lanes> arguments) {
  if (!machine.at()->getType()->isVoidTy())
    return false;
  if (name == "memrefCopy" && arguments.size() == 3) {
    copyMemRef(machine, arguments);
    return true;
  }
  if (name == "printString" && arguments.size() == 1) {
    printString(machine, arguments[0][0]);
    return true;
  }
  return printMemRef(machine, name, arguments) ||
         printScalars(machine, name, arguments);
}
