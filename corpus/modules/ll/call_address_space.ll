; Calls of functions that live in a non-zero program address space.

target datalayout = "e-P1-p:16:8-p1:16:8-i8:8-i16:8-a:8"
target triple = "avr-unknown-unknown"

@table = addrspace(1) constant [2 x ptr addrspace(1)] [ptr addrspace(1) @callee, ptr addrspace(1) null]

declare void @callee() addrspace(1)

define i16 @caller(ptr addrspace(1) %f, ptr %p) addrspace(1) {
  call addrspace(1) void @callee()
  %a = call addrspace(1) i16 %f(i16 1)
  %b = load ptr addrspace(1), ptr %p, align 1
  tail call addrspace(1) void %b()
  ret i16 %a
}

define void @elsewhere() addrspace(0) {
  ret void
}
