// What SPIR-V says of functions, of which nothing is in LLVM IR.
module {
  llvm.func @entry(%p: !llvm.ptr<1> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>})
      attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 4, 1]>} {
    %0 = llvm.load %p : !llvm.ptr<1> -> i32
    %1 = llvm.add %0, %0 : i32
    llvm.store %1, %p : i32, !llvm.ptr<1>
    llvm.return
  }
}
