; getelementptr: index types, flags, structs, vectors, scalable element types,
; no index at all.

%node = type { i32, %inner, ptr, [4 x %inner] }
%inner = type { i8, [3 x i16], <2 x float> }

define ptr @structs(ptr %p, i64 %i, i32 %j) {
  %a = getelementptr %node, ptr %p, i64 1
  %b = getelementptr inbounds %node, ptr %a, i64 %i, i32 1, i32 1, i64 2
  %c = getelementptr %node, ptr %b, i32 %j, i32 3, i32 %j, i32 2, i32 1
  %d = getelementptr inbounds %node, ptr %c, i64 0, i32 0
  %e = getelementptr %inner, ptr %d, i8 -1, i32 1, i16 2
  ret ptr %e
}

define ptr @flags(ptr %p, i64 %i) {
  %a = getelementptr i8, ptr %p, i64 %i
  %b = getelementptr inbounds i8, ptr %a, i64 %i
  %c = getelementptr nusw i8, ptr %b, i64 %i
  %d = getelementptr nuw i8, ptr %c, i64 %i
  %e = getelementptr nusw nuw i8, ptr %d, i64 %i
  %f = getelementptr inbounds nuw i8, ptr %e, i64 %i
  ret ptr %f
}

define ptr @indices(ptr %p, i1 %a, i7 %b, i128 %c) {
  %1 = getelementptr i32, ptr %p, i1 %a
  %2 = getelementptr [5 x i32], ptr %1, i7 %b, i128 %c
  %3 = getelementptr [5 x i32], ptr %2, i64 -1, i32 -2147483648
  %4 = getelementptr i32, ptr %3, i64 9223372036854775807
  %5 = getelementptr i32, ptr %4, i64 0
  ret ptr %5
}

define <4 x ptr> @vectors(<4 x ptr> %v, ptr %p, <4 x i64> %i, i64 %j) {
  %a = getelementptr i32, <4 x ptr> %v, i64 1
  %b = getelementptr i32, <4 x ptr> %a, <4 x i64> %i
  %c = getelementptr inbounds [8 x i16], ptr %p, i64 %j, <4 x i64> %i
  %d = getelementptr %node, <4 x ptr> %c, <4 x i64> <i64 0, i64 1, i64 2, i64 3>, i32 3, <4 x i32> splat (i32 2), i32 0
  %e = getelementptr { i8, i16 }, <4 x ptr> %d, i64 0, <4 x i32> splat (i32 1)
  ret <4 x ptr> %e
}

define ptr @scalable(ptr %p, i64 %i) {
  %a = getelementptr <vscale x 4 x i32>, ptr %p, i64 %i
  %b = getelementptr inbounds <vscale x 4 x i32>, ptr %a, i64 1
  ret ptr %b
}

define <vscale x 2 x ptr> @scalable_pointers(<vscale x 2 x ptr> %p, <vscale x 2 x i64> %i) {
  %a = getelementptr i64, <vscale x 2 x ptr> %p, <vscale x 2 x i64> %i
  ret <vscale x 2 x ptr> %a
}

define ptr addrspace(3) @space(ptr addrspace(3) %p) {
  %a = getelementptr inbounds [2 x [3 x i8]], ptr addrspace(3) %p, i32 0, i32 1, i32 2
  ret ptr addrspace(3) %a
}

define ptr @no_index(ptr %p) {
  %a = getelementptr i32, ptr %p
  %b = getelementptr %node, ptr %a
  ret ptr %b
}
