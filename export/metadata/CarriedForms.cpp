// Compares a carried metadata node with the attribute beside it.

#include "export/metadata/CarriedForms.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"

using namespace palindrome;
using namespace palindrome::exporter;
using llvm::dyn_cast_or_null;

/// The depth at which nodes are assumed to differ. Those that attributes export
/// to are less deep; carried ones may be deeper or cyclic.
static constexpr unsigned maxDepth = 8;

static bool haveSameContent(const llvm::MDNode &carried,
                            const llvm::MDNode &modelled, unsigned depth);

static bool haveSameContent(const llvm::Metadata *carried,
                            const llvm::Metadata *modelled, unsigned depth) {
  if (carried == modelled)
    return true;
  if (auto *node = dyn_cast_or_null<llvm::MDTuple>(carried)) {
    auto *other = dyn_cast_or_null<llvm::MDTuple>(modelled);
    return other && haveSameContent(*node, *other, depth + 1);
  }
  auto *number = llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(carried);
  auto *other = llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(modelled);
  if (!number || !other)
    return false;
  // The attribute has the number in another width.
  const llvm::APInt &value = number->getValue();
  unsigned width = other->getValue().getBitWidth();
  return (value.isIntN(width) || value.isSignedIntN(width)) &&
         value.zextOrTrunc(width) == other->getValue();
}

static bool haveSameContent(const llvm::MDNode &carried,
                            const llvm::MDNode &modelled, unsigned depth) {
  if (depth > maxDepth)
    return false;
  llvm::SmallVector<const llvm::Metadata *> operands(carried.op_begin(),
                                                     carried.op_end());
  // The origin of branch weights, "expected".
  if (operands.size() == modelled.getNumOperands() + 1 &&
      llvm::isa_and_nonnull<llvm::MDString>(operands[1]))
    operands.erase(operands.begin() + 1);
  if (operands.size() != modelled.getNumOperands())
    return false;
  for (auto [operand, other] : llvm::zip_equal(operands, modelled.operands()))
    if (!haveSameContent(operand, other.get(), depth))
      return false;
  return true;
}

bool palindrome::exporter::isFormOf(const llvm::MDNode &carried,
                                    const llvm::MDNode &modelled) {
  return haveSameContent(carried, modelled, 0);
}
