; Ifuncs in another address space than their functions and resolvers.

target datalayout = "P1"
@f = ifunc i32 (i32), ptr addrspace(1) @r
@g = ifunc i32 (i32), ptr addrspace(2) addrspacecast (ptr addrspace(1) @r to ptr addrspace(2))
@a = alias ptr (), ptr addrspace(1) @r
@h = internal ifunc i32 (i32), ptr addrspace(1) @a
define ptr addrspace(1) @r() addrspace(1) { ret ptr addrspace(1) null }
define i32 @u(i32 %x) { %a = call addrspace(1) i32 @f(i32 %x)
 %b = call addrspace(2) i32 @g(i32 %x)
 ret i32 %a }
