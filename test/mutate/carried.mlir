#loc1 = loc("p")
#loc2 = loc("x")
module attributes {llvmx.metadata = [["value", 0], "t", array<i32: 0, 1>, ["value", 5 : i32], array<i32: 3>, ["tuple", array<i64: 5, 6, 7>, unit], "x", ["value", 1 : i32], array<i32: 6>], llvmx.metadata_kinds = ["unknown", "heapallocsite"], llvmx.named_metadata = [["llvm.some", array<i32: 5>]], llvmx.source_filename = "carried.ll", llvmx.version = 1 : i32} {
  llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32, alignment = 4 : i64, llvmx.attachments = [["type", 2 : i32]], llvmx.partition = "p", section = "s"} : i32 loc(#loc)
  llvm.func @f(%arg0: !llvm.ptr {llvm.byval = i32} loc("p"), %arg1: i32 loc("x")) attributes {llvmx.attachments = [["kcfi_type", 4 : i32]], no_unwind, passthrough = [["uwtable", "1"], ["a", "b"], ["alloc-family", "x"]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc)
    %1 = llvm.load %arg0 {alignment = 4 : i64, llvmx.md.unknown = 5 : i32, llvmx.name = "a"} : !llvm.ptr -> i32 loc(#loc)
    llvm.call @f(%arg0, %1) ["deopt"(%0 : i32)] {llvmx.md.annotation = 8 : i32} : (!llvm.ptr {llvm.byval = i32}, i32) -> () loc(#loc)
    llvm.return loc(#loc)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)

