// The functions that translate the `llvm` dialect's enumerations to LLVM's,
// which MLIR generates. Mirrors import/types/Enums.h.

#ifndef PALINDROME_EXPORT_TYPES_ENUMS_H
#define PALINDROME_EXPORT_TYPES_ENUMS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/CallingConv.h"
#include "llvm/IR/Comdat.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/GlobalValue.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"

#include "mlir/Dialect/LLVMIR/LLVMConversionEnumsToLLVM.inc"

#endif // PALINDROME_EXPORT_TYPES_ENUMS_H
