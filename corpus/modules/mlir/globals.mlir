// Globals: values of every kind, initializer regions, attributes.

llvm.mlir.global external @declared() : i32
llvm.mlir.global internal constant @string("hello\00") {addr_space = 0 : i32}
llvm.mlir.global external @integer(42 : i64) : i64
llvm.mlir.global private unnamed_addr constant @wide(-1 : i128) : i128
llvm.mlir.global external @float(1.500000e+00 : f32) : f32
llvm.mlir.global external @half(0x7E01 : f16) : f16
llvm.mlir.global weak hidden @zero() : !llvm.array<4 x i32> {
  %0 = llvm.mlir.zero : !llvm.array<4 x i32>
  llvm.return %0 : !llvm.array<4 x i32>
}
llvm.mlir.global external @dense(dense<[1, 2, 3]> : tensor<3xi16>) : !llvm.array<3 x i16>
llvm.mlir.global external @splat(dense<7> : vector<4xi32>) : vector<4xi32>
llvm.mlir.global external @matrix(dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf64>) : !llvm.array<2 x array<2 x f64>>
llvm.mlir.global external thread_local @tls(0 : i32) {alignment = 8 : i64, dso_local} : i32
llvm.mlir.global external @space(0 : i8) {addr_space = 3 : i32, section = "shared"} : i8
llvm.mlir.global linkonce_odr protected local_unnamed_addr @init(0 : i32) {externally_initialized} : i32
llvm.mlir.global common @common(0 : i32) : i32
llvm.mlir.global external @pointer() : !llvm.ptr {
  %0 = llvm.mlir.addressof @integer : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external constant @record() : !llvm.struct<"record", (i32, ptr, array<2 x i8>)> {
  %0 = llvm.mlir.undef : !llvm.struct<"record", (i32, ptr, array<2 x i8>)>
  %1 = llvm.mlir.constant(5 : i32) : i32
  %2 = llvm.mlir.addressof @string : !llvm.ptr
  %3 = llvm.getelementptr inbounds %2[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %4 = llvm.mlir.constant("ab") : !llvm.array<2 x i8>
  %5 = llvm.insertvalue %1, %0[0] : !llvm.struct<"record", (i32, ptr, array<2 x i8>)>
  %6 = llvm.insertvalue %3, %5[1] : !llvm.struct<"record", (i32, ptr, array<2 x i8>)>
  %7 = llvm.insertvalue %4, %6[2] : !llvm.struct<"record", (i32, ptr, array<2 x i8>)>
  llvm.return %7 : !llvm.struct<"record", (i32, ptr, array<2 x i8>)>
}
llvm.mlir.global external @nothing() : f64 {
  %0 = llvm.mlir.poison : f64
  llvm.return %0 : f64
}
llvm.mlir.global appending @llvm.used() {section = "llvm.metadata"} : !llvm.array<1 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<1 x ptr>
  %1 = llvm.mlir.addressof @integer : !llvm.ptr
  %2 = llvm.insertvalue %1, %0[0] : !llvm.array<1 x ptr>
  llvm.return %2 : !llvm.array<1 x ptr>
}
