// The dialects that upstream's interfaces export, through the bridge.

#include "export/Bridged.h"
#include "export/dialects/Dialects.h"
#include "mlir/Target/LLVMIR/Dialect/GPU/GPUToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/NVVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/OpenACC/OpenACCToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/OpenMP/OpenMPToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/Ptr/PtrToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/ROCDL/ROCDLToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/SPIRV/SPIRVToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/XeVM/XeVMToLLVMIRTranslation.h"

void palindrome::exporter::registerUpstreamExports(
    mlir::DialectRegistry &registry) {
  registerStandIn(registry);
  mlir::registerGPUDialectTranslation(registry);
  mlir::registerNVVMDialectTranslation(registry);
  mlir::registerOpenACCDialectTranslation(registry);
  mlir::registerOpenMPDialectTranslation(registry);
  mlir::registerPtrDialectTranslation(registry);
  mlir::registerROCDLDialectTranslation(registry);
  mlir::registerSPIRVDialectTranslation(registry);
  mlir::registerXeVMDialectTranslation(registry);
  // For gpu.binary.
  mlir::gpu::registerOffloadingLLVMTranslationInterfaceExternalModels(registry);
}
