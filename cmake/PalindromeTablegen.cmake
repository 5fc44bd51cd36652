# mlir_tablegen, which generates C++ from ODS.
list(APPEND CMAKE_MODULE_PATH ${LLVM_CMAKE_DIR} ${MLIR_CMAKE_DIR})
include(TableGen)
include(AddLLVM)
include(AddMLIR)
set(MLIR_TABLEGEN_EXE ${LLVM_TOOLS_BINARY_DIR}/mlir-tblgen)
