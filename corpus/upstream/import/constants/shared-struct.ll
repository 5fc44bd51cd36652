; title = "Struct types that share parts are printed in a time exponential in their depth."
; kind = "hang"
; run = 'mlir-translate-22 --import-llvm %s -o %t'
; timeout = true
; seconds = 2
; expected = """
; A time linear in the input: 10 types with 8 fields each. MLIR's document of the LLVM
; dialect, "Identified Structure Types": a struct is written in full where it is first
; used and by its name later."""
; cause = "printStructType of LLVMTypeSyntax.cpp abbreviates a struct only within itself."
; issue = "no public issue found"
; ours = "identical"
%t0 = type { %t1, %t1, %t1, %t1, %t1, %t1, %t1, %t1 }
%t1 = type { %t2, %t2, %t2, %t2, %t2, %t2, %t2, %t2 }
%t2 = type { %t3, %t3, %t3, %t3, %t3, %t3, %t3, %t3 }
%t3 = type { %t4, %t4, %t4, %t4, %t4, %t4, %t4, %t4 }
%t4 = type { %t5, %t5, %t5, %t5, %t5, %t5, %t5, %t5 }
%t5 = type { %t6, %t6, %t6, %t6, %t6, %t6, %t6, %t6 }
%t6 = type { %t7, %t7, %t7, %t7, %t7, %t7, %t7, %t7 }
%t7 = type { %t8, %t8, %t8, %t8, %t8, %t8, %t8, %t8 }
%t8 = type { %t9, %t9, %t9, %t9, %t9, %t9, %t9, %t9 }
%t9 = type { i32 }
@g = external global %t0
