; Variadic functions: va_arg of several types, and the intrinsics.

target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

define double @sum(i32 %n, ...) {
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %copy = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr %list)
  call void @llvm.va_copy.p0(ptr %copy, ptr %list)
  %i = va_arg ptr %list, i32
  %d = va_arg ptr %list, double
  %p = va_arg ptr %copy, ptr
  %s = va_arg ptr %copy, { i64, i8 }
  %v = va_arg ptr %copy, <4 x float>
  call void @llvm.va_end.p0(ptr %copy)
  call void @llvm.va_end.p0(ptr %list)
  ret double %d
}

; LLVM requires no pointer.
define target("spirv.Sampler") @of_other_lists(target("spirv.Sampler") %list, i64 %number) {
  %i = va_arg i64 %number, i32
  %s = va_arg target("spirv.Sampler") %list, target("spirv.Sampler")
  ret target("spirv.Sampler") %s
}

declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_copy.p0(ptr, ptr)
declare void @llvm.va_end.p0(ptr)
