source_filename = "tables.ll"

%0 = type <{ %deep, [2 x %deep] }>
%deep = type { <2 x ppc_fp128>, i8 }

declare void @t(<2 x ppc_fp128>, %0, { <vscale x 1 x ppc_fp128> }, target("llvmx.type", 3, 4))

define void @f() prefix i64 add (i64 xor (i64 add (i64 xor (i64 add (i64 xor (i64 add (i64 xor (i64 add (i64 xor (i64 add (i64 xor (i64 add (i64 xor (i64 add (i64 xor (i64 add (i64 xor (i64 ptrtoint (ptr @f to i64), i64 1), i64 2), i64 3), i64 4), i64 5), i64 6), i64 7), i64 8), i64 9), i64 10), i64 11), i64 12), i64 13), i64 14), i64 15), i64 16), i64 17), i64 18) {
  ret void
}
