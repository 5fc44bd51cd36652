; Types: odd integers, opaque and recursive structs, names with odd characters,
; unused and identical ones, function types as operands, target types.

%empty = type {}
%packed_empty = type <{}>
%list = type { i32, ptr, %tree }
%tree = type { [2 x ptr], <{ i8, %leaf }> }
%leaf = type { i1, i7, i64, i129 }
%opaque = type opaque
%unused = type { i32, i32 }
%same1 = type { i16, i16 }
%same2 = type { i16, i16 }
%"name with spaces" = type { i8 }
%"quote\22\01byte" = type { i8, i8 }
%class.std--basic_string.3 = type { ptr, i64 }
%5 = type { float }
%zero = type { [0 x i32], [0 x %empty], <1 x i8> }

@a = external global %opaque
@b = global %leaf zeroinitializer
@c = global %same1 { i16 1, i16 2 }
@d = global %same2 { i16 1, i16 2 }
@e = global %"name with spaces" { i8 1 }
@f = global %"quote\22\01byte" zeroinitializer
@g = global %5 { float 1.0 }
@h = global <{}> zeroinitializer
@i = global %packed_empty zeroinitializer
@j = global %zero zeroinitializer
@k = global { { {} }, [3 x {}] } zeroinitializer

define %list @floats(half %a, bfloat %b, float %c, double %d, x86_fp80 %e, fp128 %f, ppc_fp128 %g) {
  %r = insertvalue %list poison, i32 1, 0
  ret %list %r
}

define void @integers(i1 %a, i2 %b, i9 %c, i33 %d, i128 %e, i1000 %f) {
  ret void
}

define void @pointers(ptr %a, ptr addrspace(1) %b, ptr addrspace(999) %c, <2 x ptr> %d, [2 x ptr] %e) {
  %s = alloca %class.std--basic_string.3, align 8
  ret void
}

define void @vectors(<1 x i1> %a, <7 x i9> %b, <vscale x 3 x float> %c, <2 x ptr addrspace(1)> %d, <64 x i8> %e) {
  ret void
}

define void @calls(ptr %f) {
  %a = call ptr %f()
  %b = call { i32, %leaf } %f(%leaf zeroinitializer)
  %c = call <2 x i1> (i32, ...) %f(i32 1, ptr %a)
  ret void
}

