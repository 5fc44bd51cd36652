// Ops of nvvm whose code wants MLIR's own translation, and its attributes on
// functions and parameters: barriers, shuffles, votes, asynchronous copies,
// matrix fragments, inline PTX.
module attributes {llvm.target_triple = "nvptx64-nvidia-cuda"} {
  llvm.func @kernel(%p: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant})
      attributes {nvvm.kernel, nvvm.maxntid = array<i32: 128, 2, 1>, nvvm.minctasm = 2 : i32} {
    nvvm.barrier0
    nvvm.fence.mbarrier.init
    llvm.return
  }
  llvm.func @shuffle(%mask: i32, %value: f32, %lane: i32, %clamp: i32) -> f32 {
    %0 = nvvm.shfl.sync bfly %mask, %value, %lane, %clamp : f32 -> f32
    %1 = nvvm.shfl.sync idx %mask, %0, %lane, %clamp {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
    %2 = llvm.extractvalue %1[0] : !llvm.struct<(f32, i1)>
    llvm.return %2 : f32
  }
  llvm.func @vote(%mask: i32, %pred: i1) -> i32 {
    %0 = nvvm.vote.sync ballot %mask, %pred -> i32
    llvm.return %0 : i32
  }
  llvm.func @copy(%shared: !llvm.ptr<3>, %global: !llvm.ptr<1>) {
    nvvm.cp.async.shared.global %shared, %global, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
    nvvm.cp.async.commit.group
    nvvm.cp.async.wait.group 0
    llvm.return
  }
  llvm.func @registers() -> i32 {
    %0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 64> : i32
    %1 = nvvm.read.ptx.sreg.ntid.x : i32
    %2 = llvm.add %0, %1 : i32
    llvm.return %2 : i32
  }
}
