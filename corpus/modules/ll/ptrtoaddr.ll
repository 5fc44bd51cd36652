; ptrtoaddr, which has no op in the llvm dialect, on scalars and vectors.

target datalayout = "e-p:64:64-p1:64:64:64:32-i64:64"

define i64 @scalar(ptr %p, ptr addrspace(1) %q) {
  %a = ptrtoaddr ptr %p to i64
  %b = ptrtoaddr ptr addrspace(1) %q to i32
  %c = ptrtoaddr ptr null to i64
  %d = zext i32 %b to i64
  %e = xor i64 %a, %d
  ret i64 %e
}

define <4 x i64> @vectors(<4 x ptr> %p, <vscale x 2 x ptr> %s) {
  %a = ptrtoaddr <4 x ptr> %p to <4 x i64>
  %b = ptrtoaddr <vscale x 2 x ptr> %s to <vscale x 2 x i64>
  ret <4 x i64> %a
}
