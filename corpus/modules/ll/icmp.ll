; Integer comparison: every predicate, samesign, pointers and vectors.

define i1 @predicates(i32 %a, i32 %b) {
  %eq = icmp eq i32 %a, %b
  %ne = icmp ne i32 %a, %b
  %ugt = icmp ugt i32 %a, %b
  %uge = icmp uge i32 %a, %b
  %ult = icmp ult i32 %a, %b
  %ule = icmp ule i32 %a, %b
  %sgt = icmp sgt i32 %a, %b
  %sge = icmp sge i32 %a, %b
  %slt = icmp slt i32 %a, %b
  %sle = icmp sle i32 %a, %b
  %1 = and i1 %eq, %ne
  %2 = and i1 %ugt, %uge
  %3 = and i1 %ult, %ule
  %4 = and i1 %sgt, %sge
  %5 = and i1 %slt, %sle
  %6 = or i1 %1, %2
  %7 = or i1 %3, %4
  %8 = or i1 %6, %7
  %9 = or i1 %8, %5
  ret i1 %9
}

define i1 @samesign(i64 %a, i64 %b) {
  %ugt = icmp samesign ugt i64 %a, %b
  %ult = icmp samesign ult i64 %a, 100
  %eq = icmp samesign eq i64 %a, %b
  %sle = icmp samesign sle i64 %a, %b
  %1 = xor i1 %ugt, %ult
  %2 = xor i1 %eq, %sle
  %3 = xor i1 %1, %2
  ret i1 %3
}

define i1 @pointers(ptr %p, ptr %q, ptr addrspace(3) %r) {
  %null = icmp eq ptr %p, null
  %order = icmp ult ptr %p, %q
  %space = icmp ne ptr addrspace(3) %r, null
  %1 = or i1 %null, %order
  %2 = or i1 %1, %space
  ret i1 %2
}

define <4 x i1> @vectors(<4 x i16> %a, <4 x i16> %b, <4 x ptr> %p) {
  %lt = icmp slt <4 x i16> %a, splat (i16 -1)
  %uge = icmp samesign uge <4 x i16> %a, %b
  %set = icmp ne <4 x ptr> %p, zeroinitializer
  %1 = and <4 x i1> %lt, %uge
  %2 = and <4 x i1> %1, %set
  ret <4 x i1> %2
}

define <vscale x 8 x i1> @scalable(<vscale x 8 x i16> %a) {
  %r = icmp ugt <vscale x 8 x i16> %a, zeroinitializer
  ret <vscale x 8 x i1> %r
}

define i1 @constants() {
  %1 = icmp ult i8 1, 2
  %2 = icmp eq ptr null, undef
  %3 = and i1 %1, %2
  ret i1 %3
}
