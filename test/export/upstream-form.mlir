// Choices in which the upstream form follows MLIR's exporter and the lossless
// form does not.
// RUN: palindrome-translate --mlir-to-llvmir %s 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=SILENT --allow-empty < %t
// RUN: palindrome export %s 2>/dev/null | FileCheck %s --check-prefix=LOSSLESS

// There are no warnings of what is dropped.
// SILENT-NOT: warning

// A global without an initializer becomes undef, unless it is a declaration.
// CHECK-DAG: @private = internal global i32 undef
// CHECK-DAG: @elsewhere = external global i32
llvm.mlir.global internal @private() : i32
llvm.mlir.global external @elsewhere() : i32

// Constant expressions of initializers are folded with the data layout.
// CHECK-DAG: @size = global i64 4
llvm.mlir.global external @size() : i64 {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
  llvm.return %2 : i64
}

// An intrinsic keeps its attributes. Other declarations lack those that concern
// a body.
// CHECK-DAG: declare ptr @llvm.returnaddress(i32 immarg) #[[INTRINSIC:[0-9]+]]
// CHECK-DAG: declare void @declared(){{$}}
// LOSSLESS-DAG: declare ptr @llvm.returnaddress(i32){{$}}
// LOSSLESS-DAG: declare void @declared() #{{[0-9]+}} section "s"
llvm.func @llvm.returnaddress(i32) -> !llvm.ptr
llvm.func @declared() attributes {section = "s", target_cpu = "cpu"}

// Operands are folded, and nothing has a name.
// CHECK-LABEL: define i32 @fold(i32 %0)
// CHECK-NEXT: %2 = add i32 %0, 5
// CHECK-NEXT: ret i32 %2
// LOSSLESS-LABEL: define i32 @fold(i32 %named)
// LOSSLESS-NEXT: add i32 2, 3
llvm.func @fold(%x: i32 loc("named")) -> i32 attributes {unheard_of} {
  %0 = llvm.mlir.constant(2 : i32) : i32
  %1 = llvm.mlir.constant(3 : i32) : i32
  %2 = llvm.add %0, %1 : i32
  %3 = llvm.add %x, %2 : i32
  llvm.return %3 : i32
}

// Blocks keep their order, but are translated in order of dominance. A block is
// inserted for an edge that passes other values than another of its terminator.
// CHECK-LABEL: define i32 @order(i1 %0, i32 %1)
// CHECK-NEXT: br i1 %0, label %5, label %3
// CHECK: 3: {{.*}}; preds = %6, %5, %2
// CHECK-NEXT: %4 = phi i32 [ %7, %6 ], [ 2, %5 ], [ %1, %2 ]
// CHECK: 5: {{.*}}; preds = %2
// CHECK-NEXT: br i1 %0, label %3, label %6
// CHECK: 6: {{.*}}; preds = %5
// CHECK-NEXT: %7 = phi i32 [ %1, %5 ]
// CHECK-NEXT: br label %3
llvm.func @order(%c: i1, %x: i32) -> i32 {
  llvm.cond_br %c, ^side, ^last(%x : i32)
^last(%0: i32):
  llvm.return %0 : i32
^side:
  %1 = llvm.mlir.constant(2 : i32) : i32
  llvm.cond_br %c, ^last(%1 : i32), ^last(%x : i32)
}

// CHECK: attributes #[[INTRINSIC]] = { {{.*}}nosync
