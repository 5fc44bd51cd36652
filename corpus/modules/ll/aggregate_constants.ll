; Constant arrays, structs, vectors and strings; undef, poison, zeroinitializer.

%named = type { i8, i32 }
%packed = type <{ i8, i32, ptr }>
%deep = type { [2 x { i16, %named }], %packed }

@zero = global %deep zeroinitializer
@undef = global %deep undef
@poison = global %deep poison
@full = global %deep { [2 x { i16, %named }] [{ i16, %named } { i16 1, %named { i8 2, i32 3 } }, { i16, %named } { i16 -1, %named zeroinitializer }], %packed <{ i8 7, i32 undef, ptr @zero }> }
@partly = global { i32, i32, i32 } { i32 undef, i32 poison, i32 0 }

@string = constant [6 x i8] c"hello\00"
@unterminated = constant [5 x i8] c"hello"
@bytes = constant [12 x i8] c"\00\01\7F\80\FF\22\5C\0A\0D\09'%"
@utf8 = constant [7 x i8] c"\E2\82\AC \C3\A9\00"
@empty_string = constant [0 x i8] zeroinitializer
@wide = constant [3 x i32] [i32 104, i32 -1, i32 0]
@shorts = constant [4 x i16] [i16 1, i16 2, i16 65535, i16 -32768]
@longs = constant [2 x i64] [i64 -9223372036854775808, i64 9223372036854775807]
@floats = constant [3 x float] [float 1.0, float 0x3FB99999A0000000, float -0.0]
@doubles = constant [2 x double] [double 0x7FF0000000000000, double 1.5]
@odd = constant [3 x i24] [i24 1, i24 -8388608, i24 8388607]
@bools = constant [4 x i1] [i1 true, i1 false, i1 true, i1 poison]
@zeros = constant [3 x i8] [i8 0, i8 0, i8 0]
@same = constant [4 x i32] [i32 9, i32 9, i32 9, i32 9]
@holes = constant [3 x i32] [i32 1, i32 undef, i32 3]
@pointers = constant [3 x ptr] [ptr @string, ptr null, ptr @pointers]
@arrays = constant [2 x [2 x i8]] [[2 x i8] c"ab", [2 x i8] c"\00\00"]
@structs = constant [2 x %named] [%named { i8 1, i32 2 }, %named undef]

@vector = constant <4 x i32> <i32 1, i32 2, i32 3, i32 4>
@splat = constant <4 x i32> splat (i32 42)
@splatf = constant <2 x double> splat (double -0.0)
@masks = constant <8 x i1> <i1 1, i1 0, i1 1, i1 undef, i1 poison, i1 0, i1 0, i1 1>
@vptrs = constant <2 x ptr> <ptr @zero, ptr null>
@vbytes = constant <16 x i8> <i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8, i8 9, i8 10, i8 11, i8 12, i8 13, i8 14, i8 -1>
@vone = constant <1 x i8> <i8 5>
@array_of_vectors = constant [2 x <2 x i16>] [<2 x i16> <i16 1, i16 2>, <2 x i16> zeroinitializer]

@empty_struct = constant {} zeroinitializer
@empty_array = constant [0 x { i32 }] zeroinitializer
@nulls = constant { ptr, ptr addrspace(3) } { ptr null, ptr addrspace(3) null }
@noinit = external global %deep

define %named @as_operands(ptr %p) {
  store [4 x i8] c"\01\02\03\04", ptr %p
  store { i32, [2 x half] } { i32 5, [2 x half] [half 0xH3C00, half 0xH7E01] }, ptr %p
  store <4 x i32> <i32 1, i32 undef, i32 poison, i32 4>, ptr %p
  store <3 x i32> splat (i32 8), ptr %p
  store ptr null, ptr %p
  store i8 undef, ptr %p
  store i8 poison, ptr %p
  ret %named { i8 9, i32 undef }
}
