// Which LLVM attributes may be made, and where they may stand: the exporter
// builds none that LLVM's verifier or printer would stumble over.

#ifndef PALINDROME_EXPORT_ATTRIBUTECHECKS_H
#define PALINDROME_EXPORT_ATTRIBUTECHECKS_H

#include "export/Report.h"
#include "llvm/IR/Attributes.h"

namespace llvm {
class FunctionType;
}

namespace palindrome {

/// Whether an attribute of the integer kind `kind` may have this value.
bool isValidAttribute(llvm::Attribute::AttrKind kind, uint64_t value);

/// Whether these bounds make a range that LLVM reads: of one width, and not of
/// all values. Of none it is from 0 to 0.
bool isValidRange(const llvm::APInt &lower, const llvm::APInt &upper);

/// `list` without what may not stand on a function of `type`, or on a call
/// under it with `numArguments` arguments: each is reported.
llvm::AttributeList fitAttributes(llvm::LLVMContext &context,
                                  llvm::AttributeList list,
                                  llvm::FunctionType *type,
                                  unsigned numArguments,
                                  const DropReporter &report);

} // namespace palindrome

#endif // PALINDROME_EXPORT_ATTRIBUTECHECKS_H
