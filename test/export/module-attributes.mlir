// Attributes of the module, and linker options.
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s --require-mlir=different

module attributes {
  llvm.ident = "compiler 1.0",
  llvm.commandline = "-O2",
  llvm.dependent_libraries = #llvm.dependent_libraries<"m", "c">
} {
  // CHECK: !llvm.ident = !{[[IDENT:![0-9]+]]}
  // CHECK: !llvm.commandline = !{[[LINE:![0-9]+]]}
  // CHECK: !llvm.dependent-libraries = !{[[M:![0-9]+]], [[C:![0-9]+]]}
  // CHECK: !llvm.linker.options = !{[[OPTIONS:![0-9]+]], [[MORE:![0-9]+]]}
  // CHECK: [[IDENT]] = !{!"compiler 1.0"}
  // CHECK: [[LINE]] = !{!"-O2"}
  // CHECK: [[M]] = !{!"m"}
  // CHECK: [[C]] = !{!"c"}
  // CHECK: [[OPTIONS]] = !{!"-l", !"clang_rt"}
  llvm.linker_options ["-l", "clang_rt"]
  // CHECK: [[MORE]] = !{!"/DEFAULTLIB:", !"x"}
  llvm.linker_options ["/DEFAULTLIB:", "x"]
}
