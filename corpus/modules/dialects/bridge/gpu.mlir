// A module of device code as an object, embedded for the runtime to find, and a
// kernel of it that is launched.
module attributes {gpu.container_module} {
  gpu.binary @kernels <#gpu.select_object<0>> [#gpu.object<#nvvm.target, "BLOB">]
  llvm.func @launch(%size: i64, %n: i32) {
    gpu.launch_func @kernels::@kernel blocks in (%size, %size, %size) threads in (%size, %size, %size) : i64 args(%n : i32)
    llvm.return
  }
}
