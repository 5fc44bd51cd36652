; Loads and stores: alignment, volatile, types, address spaces; allocas.

target datalayout = "e-p:64:64-p5:32:32-i64:64-i128:128-A5"

define i32 @loads(ptr %p, ptr addrspace(1) %q) {
  %a = load i32, ptr %p, align 4
  %b = load volatile i32, ptr %p, align 1
  %c = load i32, ptr addrspace(1) %q, align 4294967296
  %d = load i32, ptr %p
  %e = load volatile i128, ptr %p, align 16
  %f = load <3 x i7>, ptr %p, align 2
  %g = load ptr addrspace(5), ptr %p, align 4
  %h = load { i8, [2 x ptr] }, ptr %p, align 8
  ret i32 %a
}

define void @stores(ptr %p, i32 %v) {
  store i32 %v, ptr %p, align 4
  store volatile i32 %v, ptr %p, align 2
  store i1 true, ptr %p
  store ptr %p, ptr %p, align 8
  store x86_fp80 0xK00000000000000000000, ptr %p, align 16
  store i47 -1, ptr null, align 8
  ret void
}

define void @allocas(i32 %n, i64 %m) {
  %a = alloca i32, align 4, addrspace(5)
  %b = alloca [16 x i8], align 1, addrspace(5)
  %c = alloca i8, i32 %n, align 1, addrspace(5)
  %d = alloca { ptr, i64 }, i64 %m, align 32, addrspace(5)
  %e = alloca i8, i8 -1, align 64, addrspace(5)
  %f = alloca i32, i32 1, align 4, addrspace(5)
  %g = alloca i32, i64 1, align 4, addrspace(5)
  %h = alloca i32, i32 0, align 4, addrspace(5)
  br label %later

later:
  %i = alloca double, align 8, addrspace(5)
  store double 0.0, ptr addrspace(5) %i, align 8
  ret void
}
