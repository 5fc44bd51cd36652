// title = """
// A launch whose sizes are i32 is exported as a call with arguments of the wrong type."""
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'Call parameter type does not match function signature'
// expected = """
// MLIR's document of the GPU dialect, `gpu.launch_func`: the sizes may be i32 or i64."""
// cause = """
// LaunchKernel of SelectObjectAttr.cpp passes the sizes on to `mgpuLaunchKernel`, which
// takes i64, without an extension."""
// issue = "no public issue found"
module attributes {gpu.container_module} {
  gpu.binary @m [#gpu.object<#nvvm.target, "abc">]
  llvm.func @f(%a : i32) {
    gpu.launch_func @m::@k blocks in (%a, %a, %a) threads in (%a, %a, %a) : i32
    llvm.return
  }
}
