// Kernels of several objects, launched with all that a launch can say: shared
// memory, clusters, a stream. A module of device code that is no object yet is
// nothing in LLVM IR.
module attributes {gpu.container_module} {
  gpu.module @device {
    llvm.func @kernel(%n: i32) attributes {gpu.kernel, nvvm.kernel} {
      llvm.return
    }
  }
  gpu.binary @chosen <#gpu.select_object<#rocdl.target>> [#gpu.object<#nvvm.target, "PTX">, #gpu.object<#rocdl.target, "HSACO">]
  gpu.binary @sectioned [#gpu.object<#nvvm.target, properties = {section = "__nv_rel_fatbin"}, "FATBIN">]
  llvm.func @shared(%size: i64, %bytes: i32, %x: f32, %p: !llvm.ptr) {
    gpu.launch_func @chosen::@saxpy blocks in (%size, %size, %size) threads in (%size, %size, %size) : i64 dynamic_shared_memory_size %bytes args(%x : f32, %p : !llvm.ptr)
    llvm.return
  }
  llvm.func @clusters(%size: i64) {
    gpu.launch_func @sectioned::@first clusters in (%size, %size, %size) blocks in (%size, %size, %size) threads in (%size, %size, %size) : i64
    llvm.return
  }
  llvm.func @asynchronous(%stream: !llvm.ptr, %size: i64, %again: i1) {
    llvm.cond_br %again, ^launch, ^done
  ^launch:
    gpu.launch_func <%stream : !llvm.ptr> @sectioned::@second blocks in (%size, %size, %size) threads in (%size, %size, %size) : i64
    llvm.br ^done
  ^done:
    llvm.return
  }
}
