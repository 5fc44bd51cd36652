; Constant expressions of each kind that LLVM still has, in initializers and as
; operands, nested and shared.

target datalayout = "e-p:64:64-p1:32:32-i64:64-n8:16:32:64"

%struct = type { i32, [4 x i64], ptr }

@data = global [8 x %struct] zeroinitializer
@other = addrspace(1) global i32 5
@third = external global i8

@gep_plain = global ptr getelementptr (%struct, ptr @data, i64 1, i32 1, i64 2)
@gep_inbounds = global ptr getelementptr inbounds (i8, ptr @data, i64 24)
@gep_nusw = global ptr getelementptr nusw (i8, ptr @data, i64 16)
@gep_nuw = global ptr getelementptr nuw (i8, ptr @data, i64 8)
@gep_all = global ptr getelementptr inbounds nuw (i8, ptr @data, i64 4)
@gep_negative = global ptr getelementptr (i8, ptr @third, i64 -3)
@gep_inrange = global ptr getelementptr inbounds inrange(-16, 40) ([3 x ptr], ptr @vtable, i32 0, i32 2)
@vtable = constant [3 x ptr] zeroinitializer
@int = global i64 ptrtoint (ptr @data to i64)
@short = global i32 ptrtoint (ptr @data to i32)
@address = global i64 ptrtoaddr (ptr @data to i64)
@back = global ptr inttoptr (i64 4096 to ptr)
@space = global ptr addrspacecast (ptr addrspace(1) @other to ptr)
@sum = global i64 add (i64 ptrtoint (ptr @data to i64), i64 16)
@sum_flags = global i64 add nuw nsw (i64 ptrtoint (ptr @data to i64), i64 1)
@difference = global i64 sub (i64 ptrtoint (ptr @third to i64), i64 ptrtoint (ptr @data to i64))
@relative = global i32 trunc (i64 sub (i64 ptrtoint (ptr @third to i64), i64 ptrtoint (ptr @relative to i64)) to i32)
@xored = global i64 xor (i64 ptrtoint (ptr @data to i64), i64 -1)
@cast = global <2 x i32> bitcast (i64 ptrtoint (ptr @data to i64) to <2 x i32>)
@in_struct = global { i64, ptr } { i64 ptrtoint (ptr @third to i64), ptr getelementptr inbounds (%struct, ptr @data, i64 0, i32 2) }
@equivalent = global i64 ptrtoint (ptr dso_local_equivalent @callee to i64)
@uncheck = global ptr no_cfi @callee
@signed = global ptr ptrauth (ptr @callee, i32 2)
@signed_more = global ptr ptrauth (ptr @callee, i32 1, i64 1234, ptr @third)

declare void @callee()

define ptr @operands(i1 %c, i64 %i) {
entry:
  %a = load i64, ptr getelementptr inbounds (%struct, ptr @data, i64 2, i32 1, i64 3), align 8
  store ptr getelementptr (i8, ptr @data, i64 40), ptr inttoptr (i64 -8 to ptr), align 8
  %b = add i64 %a, ptrtoint (ptr @third to i64)
  %d = icmp eq i64 %b, sub (i64 0, i64 ptrtoint (ptr @data to i64))
  br i1 %c, label %then, label %done

then:
  call void inttoptr (i64 add (i64 ptrtoint (ptr @callee to i64), i64 4) to ptr)()
  br label %done

done:
  %p = phi ptr [ addrspacecast (ptr addrspace(1) @other to ptr), %entry ], [ getelementptr (i8, ptr @third, i64 7), %then ]
  %q = select i1 %d, ptr %p, ptr getelementptr inbounds (i8, ptr @third, i64 9)
  ret ptr %q
}

; The same expression many times over.
define i64 @shared() {
  %a = add i64 ptrtoint (ptr getelementptr (i8, ptr @data, i64 12) to i64), ptrtoint (ptr getelementptr (i8, ptr @data, i64 12) to i64)
  %b = mul i64 %a, ptrtoint (ptr getelementptr (i8, ptr @data, i64 12) to i64)
  ret i64 %b
}

define <2 x i64> @in_vectors() {
  ret <2 x i64> <i64 ptrtoint (ptr @data to i64), i64 7>
}
