// Finds the accesses through a pointer, and the array that they are of. An
// address is a sum of steps of some bytes each:
//
//   %q = llvm.getelementptr inbounds %p[%i] : ..., !llvm.array<20 x f64>
//   %r = llvm.getelementptr inbounds %q[0, %j] : ..., !llvm.array<20 x f64>
//   %x = llvm.load %r : !llvm.ptr -> f64
//
// has %i steps of 160 bytes, and %j of 8, which are two dimensions if %j is at
// least 0 and less than 20. Otherwise there is one dimension with the index
// 20 * %i + %j.

#include "import/raise/Accesses.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/MathExtras.h"

using namespace palindrome;
using namespace palindrome::raise;

namespace {
/// `bytes`, as often as `times` says, or once.
struct Step {
  int64_t bytes;
  mlir::Value times;
};

/// Where a value leads from the pointer.
struct Place {
  mlir::Value address;
  llvm::SmallVector<Step, 4> steps;
};

struct AccessAt {
  mlir::Operation *op;
  llvm::SmallVector<Step, 4> steps;
};
} // namespace

int64_t raise::sizeOf(mlir::Type type) {
  if (auto array = llvm::dyn_cast<mlir::LLVM::LLVMArrayType>(type)) {
    int64_t size = 0;
    return llvm::MulOverflow(sizeOf(array.getElementType()),
                             static_cast<int64_t>(array.getNumElements()), size)
               ? 0
               : size;
  }
  if (!type.isIntOrFloat())
    return 0;
  unsigned bits = type.getIntOrFloatBitWidth();
  return bits == 8 || bits == 16 || bits == 32 || bits == 64 ? bits / 8 : 0;
}

/// The steps of `gep`, added to `steps`. False if they are none of arrays.
static bool addSteps(mlir::LLVM::GEPOp gep,
                     llvm::SmallVectorImpl<Step> &steps) {
  mlir::Type type = gep.getElemType();
  for (auto [number, index] : llvm::enumerate(gep.getIndices())) {
    if (number > 0) {
      auto array = llvm::dyn_cast<mlir::LLVM::LLVMArrayType>(type);
      if (!array)
        return false;
      type = array.getElementType();
    }
    int64_t bytes = sizeOf(type);
    if (bytes == 0)
      return false;
    auto value = llvm::dyn_cast<mlir::Value>(index);
    llvm::APInt known;
    std::optional<int64_t> times;
    if (!value)
      times = llvm::cast<mlir::IntegerAttr>(index).getInt();
    else if (mlir::matchPattern(value, mlir::m_ConstantInt(&known)) &&
             known.getSignificantBits() <= 64)
      times = known.getSExtValue();
    else if (!value.getType().isInteger() ||
             value.getType().getIntOrFloatBitWidth() > 64)
      return false;
    if (!times)
      steps.push_back({bytes, value});
    else if (int64_t all = 0; llvm::MulOverflow(bytes, *times, all))
      return false;
    else if (all != 0)
      steps.push_back({all, nullptr});
  }
  return true;
}

/// The type that `op` loads from `address`, or stores to it; null if that is
/// more than reading or writing a value.
static mlir::Type accessedType(mlir::Operation *op, mlir::Value address) {
  auto isPlain = [](auto access) {
    return !access.getVolatile_() &&
           access.getOrdering() == mlir::LLVM::AtomicOrdering::not_atomic &&
           !access.getInvariantGroup();
  };
  if (auto load = llvm::dyn_cast<mlir::LLVM::LoadOp>(op))
    return isPlain(load) && !load.getInvariant() ? load.getType() : nullptr;
  auto store = llvm::dyn_cast<mlir::LLVM::StoreOp>(op);
  return store && store.getValue() != address && isPlain(store)
             ? store.getValue().getType()
             : nullptr;
}

/// Follows `pointer` to all accesses.
static llvm::StringRef collect(mlir::Value pointer, Accesses &accesses,
                               llvm::SmallVectorImpl<AccessAt> &found) {
  llvm::SmallVector<Place> open{{pointer, {}}};
  while (!open.empty()) {
    Place place = open.pop_back_val();
    for (mlir::Operation *user : place.address.getUsers()) {
      if (auto gep = llvm::dyn_cast<mlir::LLVM::GEPOp>(user)) {
        Place next{gep.getRes(), place.steps};
        if (!bitEnumContainsAll(gep.getNoWrapFlags(),
                                mlir::LLVM::GEPNoWrapFlags::inboundsFlag))
          return "a step of its address may leave its object";
        if (!llvm::isa<mlir::LLVM::LLVMPointerType>(gep.getType()) ||
            !addSteps(gep, next.steps))
          return "its address has steps that are none of an array";
        accesses.others.push_back(gep);
        open.push_back(std::move(next));
        continue;
      }
      if (llvm::isa<mlir::LLVM::LifetimeStartOp, mlir::LLVM::LifetimeEndOp>(
              user) &&
          pointer.getDefiningOp<mlir::LLVM::AllocaOp>() &&
          place.address == pointer) {
        accesses.others.push_back(user);
        continue;
      }
      mlir::Type type = accessedType(user, place.address);
      if (!type)
        return "its address is used otherwise";
      if (sizeOf(type) == 0 || !type.isIntOrFloat())
        return "memref has no elements of its type";
      if (accesses.element && accesses.element != type)
        return "what is there is accessed as several types";
      accesses.element = type;
      found.push_back({user, place.steps});
    }
  }
  return found.empty() ? "nothing is accessed there" : "";
}

/// The sizes of steps in bytes, from the largest to that of an element. Empty
/// if they are not those of an array.
static llvm::SmallVector<int64_t>
findStrides(llvm::ArrayRef<AccessAt> found, mlir::Type whole, int64_t element) {
  llvm::SmallVector<int64_t> strides{element};
  auto add = [&](int64_t bytes) {
    if (!llvm::is_contained(strides, bytes))
      strides.push_back(bytes);
  };
  for (const AccessAt &access : found)
    for (const Step &step : access.steps)
      if (step.times)
        add(step.bytes);
  for (auto array = llvm::dyn_cast_or_null<mlir::LLVM::LLVMArrayType>(whole);
       array; array = llvm::dyn_cast<mlir::LLVM::LLVMArrayType>(
                  array.getElementType()))
    add(sizeOf(array.getElementType()));
  llvm::sort(strides, std::greater<>());
  for (unsigned i = 1; i < strides.size(); ++i)
    if (strides[i - 1] % strides[i] != 0)
      return {};
  return strides.back() == element ? strides : llvm::SmallVector<int64_t>();
}

/// The access as one of an array of these strides. False if a constant step is
/// no number of elements.
static bool sortSteps(const AccessAt &from, llvm::ArrayRef<int64_t> strides,
                      Access &access) {
  access.op = from.op;
  access.indices.resize(strides.size());
  for (const Step &step : from.steps) {
    int64_t rest = step.bytes;
    for (auto [stride, index] : llvm::zip_equal(strides, access.indices)) {
      int64_t times = rest / stride;
      rest -= times * stride;
      if (times != 0)
        index.push_back({step.times, times});
      // A variable index has one dimension, unless there is but one.
      if (step.times && times != 0 && rest != 0)
        return false;
    }
    if (rest != 0)
      return false;
  }
  return true;
}

/// Whether each index of `access` is in its dimension, as far as `sizes` of all
/// but the first one tell.
static bool isInside(Access &access, llvm::ArrayRef<int64_t> sizes,
                     Ranges &ranges) {
  for (auto [number, index] : llvm::enumerate(access.indices)) {
    Range sum{0, 0};
    for (const IndexTerm &term : index) {
      Range range{term.factor, term.factor};
      if (term.value)
        range = range * ranges.of(term.value, access.op->getBlock());
      // The steps together do not overflow, since they are in bounds.
      access.isForward &= range.isNonNegative();
      sum = addSaturated(sum, range);
    }
    if (!sum.isNonNegative() || (number > 0 && sum.high >= sizes[number - 1]))
      return false;
  }
  return true;
}

llvm::StringRef raise::findAccesses(mlir::Value pointer, Ranges &ranges,
                                    Accesses &accesses) {
  Accesses made;
  llvm::SmallVector<AccessAt> found;
  if (llvm::StringRef reason = collect(pointer, made, found); !reason.empty())
    return reason;
  auto alloca = pointer.getDefiningOp<mlir::LLVM::AllocaOp>();
  mlir::Type whole = alloca ? alloca.getElemType() : mlir::Type();
  int64_t element = sizeOf(made.element);
  made.isScalar =
      llvm::all_of(found, [](auto &each) { return each.steps.empty(); }) &&
      (!whole || whole == made.element);
  if (alloca && sizeOf(whole) % element != 0)
    return "what is there is accessed as several types";
  llvm::SmallVector<int64_t> shaped = made.isScalar
                                          ? llvm::SmallVector<int64_t>()
                                          : findStrides(found, whole, element);
  // First as it is declared, then in one dimension.
  llvm::StringRef reason;
  for (bool isFlat : {false, true}) {
    llvm::SmallVector<int64_t> strides = shaped;
    if (isFlat && !made.isScalar)
      strides.assign(1, element);
    else if (strides.empty() && !made.isScalar)
      continue;
    made.all.clear();
    made.innerSizes.clear();
    for (unsigned i = 1; i < strides.size(); ++i)
      made.innerSizes.push_back(strides[i - 1] / strides[i]);
    reason = "";
    for (const AccessAt &each : found) {
      Access access;
      if (!sortSteps(each, strides, access))
        reason = "its address has steps that are none of an array";
      else if (!isInside(access, made.innerSizes, ranges))
        reason = "an index may be negative";
      if (!reason.empty())
        break;
      made.all.push_back(std::move(access));
    }
    if (reason.empty()) {
      accesses = std::move(made);
      return "";
    }
  }
  return reason;
}
