// Types: identified, packed, opaque, recursive and empty structs, arrays, target
// types, odd integers.

llvm.mlir.global external @opaque() : !llvm.struct<"opaque", opaque>
llvm.mlir.global external @packed() : !llvm.struct<packed (i8, i64, i7)>
llvm.mlir.global external @recursive() : !llvm.struct<"list", (i32, struct<"pair", (ptr, f64)>, ptr)>
llvm.mlir.global external @array() : !llvm.array<0 x struct<"name with spaces", (i8)>>

llvm.func @types(%a: i1, %b: i257, %c: f80, %d: !llvm.ppc_fp128, %e: bf16, %f: !llvm.array<3 x vector<2xi8>>,
                 %g: !llvm.struct<()>, %h: !llvm.struct<packed ()>, %i: !llvm.ptr<42>, %j: !llvm.target<"spirv.Event">) {
  llvm.return
}

llvm.func @values(%x: !llvm.struct<(i32, array<2 x f32>)>, %f: f32) -> f32 {
  %0 = llvm.extractvalue %x[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.insertvalue %f, %x[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %2 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %3 = llvm.fadd %0, %2 : f32
  llvm.return %3 : f32
}
