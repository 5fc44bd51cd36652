// A memref of unknown rank, or with a size or stride that is no constant, has no
// bare pointer. test/cli/export-lower-errors.test has more of this kind.
//
// RUN: split-file %s %t
// RUN: %exits 2 palindrome export --lower --use-bare-ptr-memref-call-conv %t/unranked.mlir 2>&1 | FileCheck %s --check-prefix=UNRANKED
// RUN: %exits 2 palindrome export --lower --use-bare-ptr-memref-call-conv %t/dynamic.mlir 2>&1 | FileCheck %s --check-prefix=DYNAMIC
// RUN: %exits 2 palindrome export --lower %t/attribute.mlir 2>&1 | FileCheck %s --check-prefix=ATTRIBUTE

//--- unranked.mlir
// UNRANKED: unranked.mlir:2:1: error: 'func.func' cannot be lowered: 'memref<*xf32>' has no bare pointer
func.func private @unranked(memref<*xf32>)
//--- dynamic.mlir
// DYNAMIC: dynamic.mlir:2:1: error: 'func.func' cannot be lowered: 'memref<2x?xf32>' has no bare pointer
func.func private @dynamic(memref<2x?xf32>)
//--- attribute.mlir
// ATTRIBUTE: attribute.mlir:2:1: error: 'func.func' cannot be lowered: 'memref<2x?xf32>' has no bare pointer, because not all of its sizes and strides are constants; leave out llvm.bareptr
func.func private @attribute(memref<2x?xf32>) attributes {llvm.bareptr}
