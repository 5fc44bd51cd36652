target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define i32 @f(ptr captures(none) %p, i8 %x) memory(argmem: readwrite) {
  %wide = zext nneg i8 %x to i32
  %slot = alloca [4 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr %slot)
  %place = getelementptr inbounds nuw i32, ptr %p, i64 2
  %loaded = load i32, ptr %place, align 4
  %either = or disjoint i32 %loaded, %wide
  call void @llvm.lifetime.end.p0(ptr %slot)
  ret i32 %either
}

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
