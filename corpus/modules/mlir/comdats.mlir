// Comdat groups of each kind, on globals and functions.

module attributes {llvm.target_triple = "x86_64-pc-windows-msvc"} {
  llvm.comdat @__llvm_comdat {
    llvm.comdat_selector @any any
    llvm.comdat_selector @exact exactmatch
    llvm.comdat_selector @largest largest
    llvm.comdat_selector @nodup nodeduplicate
    llvm.comdat_selector @same samesize
    llvm.comdat_selector @fun any
  }
  llvm.mlir.global linkonce_odr @any(1 : i32) comdat(@__llvm_comdat::@any) : i32
  llvm.mlir.global weak_odr @exact(2 : i32) comdat(@__llvm_comdat::@exact) : i32
  llvm.mlir.global external @largest(3 : i32) comdat(@__llvm_comdat::@largest) : i32
  llvm.mlir.global external @nodup(4 : i32) comdat(@__llvm_comdat::@nodup) : i32
  llvm.mlir.global external @same(5 : i32) comdat(@__llvm_comdat::@same) : i32
  llvm.func linkonce_odr @fun() comdat(@__llvm_comdat::@fun) {
    llvm.return
  }
}
