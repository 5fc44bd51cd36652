// Transfers by direct memory access, and the ops of `memref` for them.

#include "verify/judge/dialects/memref/DMA.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "verify/judge/dialects/machine/Views.h"
#include "llvm/ADT/DenseSet.h"

using namespace palindrome;
using namespace palindrome::dialects;

static mlir::MemRefType typeOf(const Element &element) {
  return llvm::cast<mlir::MemRefType>(element.memref.getType());
}

/// Where the `count` elements from `first` on are, which is within bounds.
static std::vector<Pointer> placesOf(Machine &machine, const Element &first,
                                     int64_t count,
                                     std::optional<Chunks> chunks) {
  std::vector<Pointer> places;
  const View *view = viewOf(machine, first.memref);
  if (!view || !machine.memory().isWithin(first.index, view->sizes))
    return places;
  mlir::Type type = typeOf(first).getElementType();
  Pointer start = machine.memory().placeOf(*view, first.index, type);
  for (int64_t i = 0; i < count; ++i) {
    int64_t element =
        chunks ? i / chunks->each * chunks->stride + i % chunks->each : i;
    places.push_back(
        {start.buffer, start.bytes + element * machine.memory().bytesOf(type)});
  }
  return places;
}

void dialects::startTransfer(Machine &machine, const Element &source,
                             const Element &target, const Element &tag,
                             int64_t count, std::optional<Chunks> chunks) {
  awaitTransfer(machine, tag);
  unsigned sourceSpace = typeOf(source).getMemorySpaceAsInt();
  unsigned targetSpace = typeOf(target).getMemorySpaceAsInt();
  if (chunks && sourceSpace == targetSpace)
    return machine.unsupported("neither memory of the transfer is slower");
  if (count < 0 || (chunks && chunks->each <= 0))
    machine.undefined("a number of elements is negative or zero");
  if (!machine.isRunning())
    return;
  // A lower number is that of a slower memory.
  bool isSourceSlower = sourceSpace < targetSpace;
  std::vector<Pointer> from =
      placesOf(machine, source, count, isSourceSlower ? chunks : std::nullopt);
  std::vector<Pointer> to =
      placesOf(machine, target, count, isSourceSlower ? std::nullopt : chunks);
  if (!machine.isRunning())
    return;
  mlir::Type type = typeOf(source).getElementType();
  llvm::DenseSet<std::pair<Buffer *, int64_t>> read;
  for (const Pointer &place : from)
    read.insert({place.buffer.get(), place.bytes});
  for (auto [source, target] : llvm::zip_equal(from, to)) {
    if (read.contains({target.buffer.get(), target.bytes}))
      return machine.undefined("the memory of the transfer overlaps");
    Value value = machine.memory().load(source, type);
    if (!machine.isRunning())
      return;
    machine.memory().store(value, target, type);
  }
}

void dialects::awaitTransfer(Machine &machine, const Element &tag) {
  if (const View *view = viewOf(machine, tag.memref))
    (void)machine.memory().isWithin(tag.index, view->sizes);
}

static void start(Machine &machine, mlir::Operation *op) {
  auto startOp = llvm::cast<mlir::memref::DmaStartOp>(op);
  std::optional<Chunks> chunks;
  if (startOp.isStrided())
    chunks = {machine.number(startOp.getStride()),
              machine.number(startOp.getNumElementsPerStride())};
  startTransfer(
      machine,
      {startOp.getSrcMemRef(), machine.numbers(startOp.getSrcIndices())},
      {startOp.getDstMemRef(), machine.numbers(startOp.getDstIndices())},
      {startOp.getTagMemRef(), machine.numbers(startOp.getTagIndices())},
      machine.number(startOp.getNumElements()), chunks);
}

static void await(Machine &machine, mlir::Operation *op) {
  auto waitOp = llvm::cast<mlir::memref::DmaWaitOp>(op);
  awaitTransfer(machine, {waitOp.getTagMemRef(),
                          machine.numbers(waitOp.getTagIndices())});
}

llvm::ArrayRef<Rule> dialects::memrefDMARules() {
  static constexpr Rule rules[] = {
      {"memref.dma_start", start},
      {"memref.dma_wait", await},
  };
  return rules;
}
