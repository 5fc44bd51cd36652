// The attributes of rocdl on kernels, which go through the bridge, and the ops
// that are no single intrinsic.
module attributes {llvm.target_triple = "amdgcn-amd-amdhsa"} {
  llvm.func @kernel(%out: !llvm.ptr<1>)
      attributes {rocdl.kernel, rocdl.flat_work_group_size = "64,256", rocdl.waves_per_eu = 2 : i32} {
    %0 = rocdl.workgroup.dim.x : i64
    %1 = rocdl.grid.dim.y range <i64, 1, 64> : i64
    %2 = llvm.add %0, %1 : i64
    rocdl.barrier
    llvm.store %2, %out : i64, !llvm.ptr<1>
    llvm.return
  }
  llvm.func @reqd() attributes {rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 16, 4, 2>} {
    llvm.return
  }
}
