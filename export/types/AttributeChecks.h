// Checks of LLVM attributes before they are made. MLIR's verifier accepts
// attributes, carried ones above all, that LLVM's verifier rejects or that
// LLVM's constructors assert against; the exporter drops those with a warning.

#ifndef PALINDROME_EXPORT_TYPES_ATTRIBUTECHECKS_H
#define PALINDROME_EXPORT_TYPES_ATTRIBUTECHECKS_H

#include "export/state/Report.h"
#include "llvm/IR/Attributes.h"

namespace llvm {
class FunctionType;
}

namespace palindrome::exporter {

/// Whether `value` is valid for an attribute of kind `kind`, one of LLVM's
/// integer attributes.
bool isValidAttribute(llvm::Attribute::AttrKind kind, uint64_t value);

/// Whether LLVM's parser reads back the range of these bounds, which excludes
/// `upper`. They have one width and differ, but for 0 and 0, which bound the
/// empty range.
bool isValidRange(const llvm::APInt &lower, const llvm::APInt &upper);

/// `list` without the attributes that are invalid on a function of `type`, or
/// on a call of such a function with `numArguments` arguments. Warns of each
/// attribute that it removes.
llvm::AttributeList fitAttributes(llvm::LLVMContext &context,
                                  llvm::AttributeList list,
                                  llvm::FunctionType *type,
                                  unsigned numArguments, bool isIntrinsic,
                                  const DropReporter &report);

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_TYPES_ATTRIBUTECHECKS_H
