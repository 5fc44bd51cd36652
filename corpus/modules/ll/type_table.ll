; Types that go to the type table: structs that share parts, so that their text
; would have 8^13 of them, and vectors that no op of the llvm dialect takes.
source_filename = "type_table.ll"

%0 = type { %1, %1, %1, %1, %1, %1, %1, %1 }
%1 = type { %2, %2, %2, %2, %2, %2, %2, %2 }
%2 = type { %3, %3, %3, %3, %3, %3, %3, %3 }
%3 = type { %4, %4, %4, %4, %4, %4, %4, %4 }
%4 = type { %5, %5, %5, %5, %5, %5, %5, %5 }
%5 = type { %6, %6, %6, %6, %6, %6, %6, %6 }
%6 = type { %7, %7, %7, %7, %7, %7, %7, %7 }
%7 = type { %8, %8, %8, %8, %8, %8, %8, %8 }
%8 = type { %9, %9, %9, %9, %9, %9, %9, %9 }
%9 = type { %10, %10, %10, %10, %10, %10, %10, %10 }
%10 = type { %11, %11, %11, %11, %11, %11, %11, %11 }
%11 = type { %12, %12, %12, %12, %12, %12, %12, %12 }
%12 = type { i8, ptr, %"pair of floats" }
%"pair of floats" = type <{ <2 x ppc_fp128>, [2 x <1 x ppc_fp128>] }>

@shared = external global %0
@zero = global %0 zeroinitializer
@part = global { ptr, %"pair of floats" } { ptr @zero, %"pair of floats" undef }

define ptr @address(ptr %p) {
  %q = getelementptr inbounds %0, ptr %p, i64 1, i32 1, i32 2, i32 3
  ret ptr %q
}

define <2 x ppc_fp128> @memory(ptr %p, <2 x ppc_fp128> %v, i1 %c) {
  %a = alloca <2 x ppc_fp128>, align 16
  br i1 %c, label %then, label %end

then:                                             ; preds = %0
  %l = load <2 x ppc_fp128>, ptr %p, align 16
  store <2 x ppc_fp128> %l, ptr %a, align 16
  br label %end

end:                                              ; preds = %then, %0
  %x = phi <2 x ppc_fp128> [ %v, %0 ], [ %l, %then ]
  %r = call <2 x ppc_fp128> @memory(ptr byval(%"pair of floats") %a, <2 x ppc_fp128> %x, i1 false)
  ret <2 x ppc_fp128> %r
}

declare void @targets(target("llvmx.type", 0), <4 x target("llvm.test.vectorelement")>)
