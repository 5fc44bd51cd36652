// Registers the dialects whose ops the importer makes and the exporter reads.

#include "palindrome/Dialects.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "translate/LLVMXDialect.h"

// Registering a dialect needs its class alone. The headers of these dialects
// declare all of their ops as well, which takes ten seconds to compile.
#include "mlir/Dialect/AMX/AMXDialect.h.inc"
#include "mlir/Dialect/ArmNeon/ArmNeonDialect.h.inc"
#include "mlir/Dialect/ArmSME/IR/ArmSMEDialect.h.inc"
#include "mlir/Dialect/ArmSVE/IR/ArmSVEDialect.h.inc"
#include "mlir/Dialect/DLTI/DLTIDialect.h.inc"
#include "mlir/Dialect/LLVMIR/NVVMOpsDialect.h.inc"
#include "mlir/Dialect/LLVMIR/ROCDLOpsDialect.h.inc"
#include "mlir/Dialect/LLVMIR/VCIXOpsDialect.h.inc"
#include "mlir/Dialect/X86Vector/X86VectorDialect.h.inc"

void palindrome::registerDialects(mlir::DialectRegistry &registry) {
  registry.insert<mlir::DLTIDialect, mlir::LLVM::LLVMDialect,
                  llvmx::LLVMXDialect>();
  // The dialects of target intrinsics, which are loaded only when needed.
  registry.insert<mlir::amx::AMXDialect, mlir::arm_neon::ArmNeonDialect,
                  mlir::arm_sme::ArmSMEDialect, mlir::arm_sve::ArmSVEDialect,
                  mlir::NVVM::NVVMDialect, mlir::ROCDL::ROCDLDialect,
                  mlir::vcix::VCIXDialect, mlir::x86vector::X86VectorDialect>();
}
