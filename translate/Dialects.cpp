// Registers the dialects that the importer makes and the exporter reads.

#include "palindrome/Dialects.h"
#include "mlir/Dialect/AMX/AMXDialect.h"
#include "mlir/Dialect/ArmNeon/ArmNeonDialect.h"
#include "mlir/Dialect/ArmSME/IR/ArmSME.h"
#include "mlir/Dialect/ArmSVE/IR/ArmSVEDialect.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Dialect/LLVMIR/VCIXDialect.h"
#include "mlir/Dialect/X86Vector/X86VectorDialect.h"
#include "translate/LLVMXDialect.h"

void palindrome::registerDialects(mlir::DialectRegistry &registry) {
  registry.insert<mlir::DLTIDialect, mlir::LLVM::LLVMDialect,
                  llvmx::LLVMXDialect>();
  // For intrinsics; loaded when they are met, or asked for.
  registry.insert<mlir::amx::AMXDialect, mlir::arm_neon::ArmNeonDialect,
                  mlir::arm_sme::ArmSMEDialect, mlir::arm_sve::ArmSVEDialect,
                  mlir::NVVM::NVVMDialect, mlir::ROCDL::ROCDLDialect,
                  mlir::vcix::VCIXDialect, mlir::x86vector::X86VectorDialect>();
}
