// Module-level attributes: flags, triple, data layout, ident, named structs.

module attributes {
  llvm.target_triple = "x86_64-pc-linux-gnu",
  llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
  llvm.ident = "hand",
  llvm.commandline = "none -at -all",
  llvm.dependent_libraries = ["m", "c"]
} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>,
                     #llvm.mlir.module_flag<max, "PIC Level", 2 : i32>,
                     #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @f, to = @f, count = 9>]>,
                     #llvm.mlir.module_flag<error, "target-abi", "lp64">]
  llvm.linker_options ["-l", "m"]

  llvm.func @f() {
    llvm.return
  }
}
