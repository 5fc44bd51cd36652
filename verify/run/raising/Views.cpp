// Descriptors and subscripts of memrefs, after their conversion. Both forms of
// what is replaced here are defined in the same cases, so that a proof about
// one is one about the other, in both directions.

#include "verify/run/raising/Views.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/STLExtras.h"

using namespace palindrome;

/// What was inserted where `extract` extracts; null if another op made it.
static mlir::Value findInserted(mlir::LLVM::ExtractValueOp extract) {
  mlir::Value container = extract.getContainer();
  while (auto insert = container.getDefiningOp<mlir::LLVM::InsertValueOp>()) {
    if (insert.getPosition() == extract.getPosition())
      return insert.getValue();
    size_t common =
        std::min(insert.getPosition().size(), extract.getPosition().size());
    if (insert.getPosition().take_front(common) ==
        extract.getPosition().take_front(common))
      return nullptr; // One contains the other.
    container = insert.getContainer();
  }
  return nullptr;
}

void raising::resolveDescriptors(mlir::ModuleOp module) {
  module.walk([](mlir::LLVM::ExtractValueOp extract) {
    if (mlir::Value value = findInserted(extract)) {
      extract.getResult().replaceAllUsesWith(value);
      extract.erase();
    }
  });
}

namespace {
/// `factor` elements, `times` times.
struct Step {
  mlir::Value times;
  int64_t factor;
};
} // namespace

static bool hasBoth(mlir::LLVM::IntegerOverflowFlags flags) {
  return bitEnumContainsAll(flags, mlir::LLVM::IntegerOverflowFlags::nsw |
                                       mlir::LLVM::IntegerOverflowFlags::nuw);
}

/// The operands of sums without overflow, and the factors of products with
/// positive constants without overflow, the longest steps first.
static llvm::SmallVector<Step> findSteps(mlir::Value index) {
  llvm::SmallVector<Step> steps;
  auto add = [&](Step step) {
    auto isLonger = [](const Step &one, const Step &other) {
      return one.factor > other.factor;
    };
    steps.insert(llvm::upper_bound(steps, step, isLonger), step);
  };
  llvm::SmallVector<mlir::Value> open{index};
  while (!open.empty()) {
    mlir::Value value = open.pop_back_val();
    llvm::APInt factor;
    if (auto sum = value.getDefiningOp<mlir::LLVM::AddOp>();
        sum && hasBoth(sum.getOverflowFlags()))
      open.append({sum.getRhs(), sum.getLhs()});
    else if (auto product = value.getDefiningOp<mlir::LLVM::MulOp>();
             product && hasBoth(product.getOverflowFlags()) &&
             mlir::matchPattern(product.getRhs(),
                                mlir::m_ConstantInt(&factor)) &&
             factor.isStrictlyPositive() && factor.getActiveBits() <= 32)
      add({product.getLhs(), factor.getSExtValue()});
    else
      add({value, 1});
  }
  return steps;
}

/// The steps of
///
///   %m = llvm.mul %i, %c20 overflow<nsw, nuw> : i64
///   %n = llvm.add %m, %j overflow<nsw, nuw> : i64
///   %q = llvm.getelementptr inbounds|nuw %p[%n] : (!llvm.ptr, i64) -> ..., f64
///
/// are those of
///
///   %r = llvm.getelementptr inbounds|nuw %p[%i] : ..., !llvm.array<20 x f64>
///   %q = llvm.getelementptr inbounds|nuw %r[%j] : ..., f64
///
/// Where the former is no poison, its bytes, as an unsigned number, do not
/// exceed an object, which has less than half of the address space: so neither
/// do the bytes of each step, and %r is between %p and %q, in the same object.
/// Where the latter is none, %p and %q are in one object, and no step leads
/// back, so that their bytes together, and with them the sum and the products,
/// do not overflow, signed or not.
void raising::splitSteps(mlir::ModuleOp module) {
  llvm::SmallVector<mlir::LLVM::GEPOp> geps;
  module.walk([&](mlir::LLVM::GEPOp gep) { geps.push_back(gep); });
  for (mlir::LLVM::GEPOp gep : geps) {
    mlir::LLVM::GEPNoWrapFlags flags = gep.getNoWrapFlags();
    if (!bitEnumContainsAll(flags, mlir::LLVM::GEPNoWrapFlags::inbounds |
                                       mlir::LLVM::GEPNoWrapFlags::nuw) ||
        gep.getDynamicIndices().size() != 1 ||
        gep.getRawConstantIndices().size() != 1 ||
        !gep.getDynamicIndices().front().getType().isInteger(64))
      continue;
    llvm::SmallVector<Step> steps = findSteps(gep.getDynamicIndices().front());
    if (steps.size() == 1 && steps.front().factor == 1)
      continue;
    mlir::OpBuilder builder(gep);
    mlir::Value address = gep.getBase();
    for (const Step &step : steps) {
      mlir::Type type = gep.getElemType();
      if (step.factor != 1)
        type = mlir::LLVM::LLVMArrayType::get(type, step.factor);
      address = mlir::LLVM::GEPOp::create(builder, gep.getLoc(), gep.getType(),
                                          type, address,
                                          mlir::ValueRange{step.times}, flags);
    }
    gep.getResult().replaceAllUsesWith(address);
    gep.erase();
  }
}
