# The dialects whose ops correspond to intrinsics by tables that mlir-tblgen
# makes from the ops' definitions. One row is one dialect:
#
#   name         stem of the files and of the functions that register it
#   class        of the dialect, in namespace mlir
#   header       that declares its ops, in mlir/Dialect
#   target       of LLVM, which has the intrinsics (llvm/IR/Intrinsics*.h)
#   definitions  of the ops, in mlir/Dialect
#   directions   which have no file of their own for the dialect
set(PALINDROME_INTRINSIC_DIALECTS
  # name   class                     header                      target   definitions                     directions
  "ArmNeon arm_neon::ArmNeonDialect  ArmNeon/ArmNeonDialect.h    AArch64  ArmNeon/ArmNeon.td              import,export"
  "ArmSME  arm_sme::ArmSMEDialect    ArmSME/IR/ArmSME.h          AArch64  ArmSME/IR/ArmSMEIntrinsicOps.td import,export"
  "ArmSVE  arm_sve::ArmSVEDialect    ArmSVE/IR/ArmSVEDialect.h   AArch64  ArmSVE/IR/ArmSVE.td             import,export"
  "NVVM    NVVM::NVVMDialect         LLVMIR/NVVMDialect.h        NVPTX    LLVMIR/NVVMOps.td               import"
  "ROCDL   ROCDL::ROCDLDialect       LLVMIR/ROCDLDialect.h       AMDGPU   LLVMIR/ROCDLOps.td              import")

set(PALINDROME_TABLES_import -gen-intr-from-llvmir-conversions -gen-convertible-llvmir-intrinsics)
set(PALINDROME_TABLES_export -gen-llvmir-conversions)

# palindrome_intrinsic_dialects(DIRECTION SOURCES): makes the tables of DIRECTION
# (import or export) and a file for each dialect from its Generated.cpp.in, and
# sets SOURCES to these files. Generated.def lists the dialects' names, as
# PALINDROME_GENERATED_DIALECT(NAME). The target Palindrome_DIRECTION_tables
# makes the tables: DIALECT-gen-TABLE.inc.
function(palindrome_intrinsic_dialects direction sources)
  include_directories(SYSTEM ${MLIR_INCLUDE_DIRS})
  list(GET MLIR_INCLUDE_DIRS 0 definitions_directory)
  foreach(row IN LISTS PALINDROME_INTRINSIC_DIALECTS)
    separate_arguments(row UNIX_COMMAND "${row}")
    list(POP_FRONT row NAME CLASS HEADER TARGET definitions directions)
    if(NOT directions MATCHES ${direction})
      continue()
    endif()
    set(LLVM_TARGET_DEFINITIONS ${definitions_directory}/mlir/Dialect/${definitions})
    cmake_path(GET LLVM_TARGET_DEFINITIONS PARENT_PATH directory)
    foreach(table IN LISTS PALINDROME_TABLES_${direction})
      mlir_tablegen(${NAME}${table}.inc ${table} EXTRA_INCLUDES ${directory})
    endforeach()
    configure_file(dialects/Generated.cpp.in dialects/${NAME}.cpp @ONLY)
    list(APPEND files ${CMAKE_CURRENT_BINARY_DIR}/dialects/${NAME}.cpp)
    string(APPEND list "PALINDROME_GENERATED_DIALECT(${NAME})\n")
  endforeach()
  add_public_tablegen_target(Palindrome_${direction}_tables)
  file(CONFIGURE OUTPUT dialects/Generated.def CONTENT "${list}")
  set(${sources} ${files} PARENT_SCOPE)
endfunction()
