module attributes {llvmx.constants = [["expr", "xor", i64, 0, ["expr", "add", i64, 0, ["expr", "xor", i64, 0, ["expr", "add", i64, 0, ["expr", "xor", i64, 0, ["expr", "add", i64, 0, ["expr", "xor", i64, 0, ["expr", "add", i64, 0, ["expr", "xor", i64, 0, ["expr", "add", i64, 0, ["expr", "xor", i64, 0, ["expr", "add", i64, 0, ["expr", "xor", i64, 0, ["expr", "add", i64, 0, ["expr", "xor", i64, 0, ["expr", "ptrtoint", i64, 0, @f], 1], 2], 3], 4], 5], 6], 7], 8], 9], 10], 11], 12], 13], 14], 15]], llvmx.source_filename = "tables.ll", llvmx.types = [["vector", [!llvm.ppc_fp128], 2], ["struct", [!llvm.target<"llvmx.type", 0>, i8], "deep"], ["array", [!llvm.target<"llvmx.type", 1>], 2], ["packed", [!llvm.target<"llvmx.type", 1>, !llvm.target<"llvmx.type", 2>], ""], ["scalable", [!llvm.ppc_fp128], 1], ["struct", [!llvm.target<"llvmx.type", 4>]], ["target", [], "llvmx.type", array<i64: 3, 4>]], llvmx.version = 1 : i32} {
  llvm.func @t(!llvm.target<"llvmx.type", 0>, !llvm.target<"llvmx.type", 3>, !llvm.target<"llvmx.type", 5>, !llvm.target<"llvmx.type", 6>) loc(#loc)
  llvm.func @f() attributes {llvmx.prefix_data = ["expr", "add", i64, 0, ["expr", "xor", i64, 0, ["expr", "add", i64, 0, ["constant", 0], 16], 17], 18]} {
    llvm.return loc(#loc)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)

