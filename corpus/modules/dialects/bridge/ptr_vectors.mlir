// Ops of ptr on vectors, under masks, and in other address spaces.
module {
  llvm.func @masked(%p: !ptr.ptr<#llvm.address_space<3>>, %mask: vector<4xi1>, %v: vector<4xf64>) {
    %0 = ptr.masked_load %p, %mask, %v alignment = 16 : !ptr.ptr<#llvm.address_space<3>> -> vector<4xf64>
    ptr.masked_store %0, %p, %mask : vector<4xf64>, !ptr.ptr<#llvm.address_space<3>>
    llvm.return
  }
  llvm.func @scattered(%ps: vector<8x!ptr.ptr<#llvm.address_space<0>>>, %mask: vector<8xi1>, %v: vector<8xi32>) {
    %0 = ptr.gather %ps, %mask, %v : vector<8x!ptr.ptr<#llvm.address_space<0>>> -> vector<8xi32>
    ptr.scatter %0, %ps, %mask alignment = 4 : vector<8xi32>, vector<8x!ptr.ptr<#llvm.address_space<0>>>
    llvm.return
  }
  llvm.func @difference(%p: !ptr.ptr<#llvm.address_space<0>>, %q: !ptr.ptr<#llvm.address_space<0>>) -> i64 {
    %0 = ptr.ptr_diff %p, %q : !ptr.ptr<#llvm.address_space<0>> -> i64
    %1 = ptr.ptr_diff nuw %p, %q : !ptr.ptr<#llvm.address_space<0>> -> i64
    %2 = llvm.xor %0, %1 : i64
    llvm.return %2 : i64
  }
  llvm.func @nothing() -> !ptr.ptr<#llvm.address_space<1>> {
    %0 = ptr.constant #ptr.null : !ptr.ptr<#llvm.address_space<1>>
    llvm.return %0 : !ptr.ptr<#llvm.address_space<1>>
  }
}
