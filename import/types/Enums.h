// The tables that MLIR generates to translate LLVM's enumerations to the
// dialect's.

#ifndef PALINDROME_IMPORT_TYPES_ENUMS_H
#define PALINDROME_IMPORT_TYPES_ENUMS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/CallingConv.h"
#include "llvm/IR/Comdat.h"
#include "llvm/IR/GlobalValue.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"

#include "mlir/Dialect/LLVMIR/LLVMConversionEnumsFromLLVM.inc"

#endif // PALINDROME_IMPORT_TYPES_ENUMS_H
