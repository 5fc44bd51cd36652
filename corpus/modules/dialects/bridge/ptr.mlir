// Ops of ptr: offsets, loads and stores with their options, constants.
module {
  llvm.func @offset(%p: !ptr.ptr<#llvm.address_space<0>>, %i: i32) -> !ptr.ptr<#llvm.address_space<0>> {
    %0 = ptr.ptr_add inbounds %p, %i : !ptr.ptr<#llvm.address_space<0>>, i32
    llvm.return %0 : !ptr.ptr<#llvm.address_space<0>>
  }
  llvm.func @load(%p: !ptr.ptr<#llvm.address_space<0>>) -> f32 {
    %0 = ptr.load %p : !ptr.ptr<#llvm.address_space<0>> -> f32
    %1 = ptr.load volatile %p alignment = 4 : !ptr.ptr<#llvm.address_space<0>> -> f32
    llvm.return %1 : f32
  }
  llvm.func @store(%p: !ptr.ptr<#llvm.address_space<0>>, %v: i64) {
    ptr.store %v, %p alignment = 8 : i64, !ptr.ptr<#llvm.address_space<0>>
    ptr.store %v, %p atomic monotonic alignment = 8 : i64, !ptr.ptr<#llvm.address_space<0>>
    llvm.return
  }
  llvm.func @type_offset() -> i32 {
    %0 = ptr.type_offset f64 : i32
    llvm.return %0 : i32
  }
}
