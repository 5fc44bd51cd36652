// A C interface for a function that is declared: the function gets a body, which
// passes pointers to descriptors to `_mlir_ciface_` and its name, which C defines.
//
// RUN: %lowered %s > %t
// RUN: FileCheck %s --check-prefix=MLIR < %t
// RUN: FileCheck %s --check-prefix=LLVM < %t

// MLIR-LABEL: llvm.func private @consume(
// MLIR-COUNT-7: llvm.insertvalue
// MLIR: %[[P:.*]] = llvm.alloca {{.*}} x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// MLIR: llvm.store %{{.*}}, %[[P]]
// MLIR: llvm.call @_mlir_ciface_consume(%[[P]], %{{.*}}) : (!llvm.ptr, i32) -> ()
// MLIR: llvm.return
// MLIR: llvm.func @_mlir_ciface_consume(!llvm.ptr, i32)
// LLVM-LABEL: define private void @consume(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i32 %7)
// LLVM: %[[P:.*]] = alloca { ptr, ptr, i64, [2 x i64], [2 x i64] }
// LLVM: store { ptr, ptr, i64, [2 x i64], [2 x i64] } %{{.*}}, ptr %[[P]]
// LLVM: call void @_mlir_ciface_consume(ptr %[[P]], i32 %7)
// LLVM: declare void @_mlir_ciface_consume(ptr, i32)
func.func private @consume(memref<?x?xf32>, i32) attributes {llvm.emit_c_interface}

// A result that is a struct comes back through a pointer, which is the first
// parameter.
//
// MLIR-LABEL: llvm.func private @produce(
// MLIR: %[[P:.*]] = llvm.alloca
// MLIR: llvm.call @_mlir_ciface_produce(%[[P]], %{{.*}}) : (!llvm.ptr, i32) -> ()
// MLIR: %[[R:.*]] = llvm.load %[[P]]
// MLIR: llvm.return %[[R]]
// LLVM-LABEL: define private { ptr, ptr, i64, [1 x i64], [1 x i64] } @produce(i32 %0)
// LLVM: call void @_mlir_ciface_produce(ptr %{{.*}}, i32 %0)
// LLVM: declare void @_mlir_ciface_produce(ptr, i32)
func.func private @produce(i32) -> memref<?xf32> attributes {llvm.emit_c_interface}

// Another result is returned.
//
// LLVM-LABEL: define private i32 @count(i64 %0, ptr %1)
// LLVM: %[[R:.*]] = call i32 @_mlir_ciface_count(ptr %{{.*}})
// LLVM: ret i32 %[[R]]
func.func private @count(memref<*xf32>) -> i32 attributes {llvm.emit_c_interface}
