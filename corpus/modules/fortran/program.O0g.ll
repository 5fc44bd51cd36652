; ModuleID = 'FIRModule'
source_filename = "FIRModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$_QQclX28612C2069302C2031782C2066382E3329 = comdat any

$_QQclX6bb58657993096522d7e2d21392a2b12 = comdat any

$_QQclX6C6173743A20 = comdat any

$_QQclX6C6F7720 = comdat any

$_QQclX3D3D3D = comdat any

@state_ = common global [8 x i8] zeroinitializer, align 4, !dbg !0, !dbg !9
@_QMiso_c_bindingECc_double = external constant i32
@_QMiso_c_bindingECc_int = external constant i32
@_QFEfactorials = internal global [10 x i64] zeroinitializer, !dbg !12
@_QFECint64 = internal constant i32 8
@_QFECreal32 = internal constant i32 4
@_QQclX28612C2069302C2031782C2066382E3329 = linkonce constant [17 x i8] c"(a, i0, 1x, f8.3)", comdat
@_QQclX6bb58657993096522d7e2d21392a2b12 = linkonce constant [35 x i8] c"/tmp/palindrome-corpus/program.f90\00", comdat
@_QQclX6C6173743A20 = linkonce constant [6 x i8] c"last: ", comdat
@_QQclX6C6F7720 = linkonce constant [4 x i8] c"low ", comdat
@_QQclX3D3D3D = linkonce constant [3 x i8] c"===", comdat

declare void @free(ptr)

define void @_QQmain() #0 !dbg !3 {
  %1 = alloca { ptr, i64, i32, i8, i8, i8, i8 }, align 8, !dbg !26
  %2 = alloca { ptr, i64, i32, i8, i8, i8, i8 }, align 8, !dbg !26
  %3 = alloca { ptr, i64, i32, i8, i8, i8, i8 }, align 8, !dbg !26
  %4 = alloca { ptr, i64, i32, i8, i8, i8, i8 }, align 8, !dbg !26
  %5 = alloca { ptr, i64, i32, i8, i8, i8, i8 }, align 8, !dbg !26
  %6 = alloca { ptr, i64, i32, i8, i8, i8, i8 }, align 8, !dbg !26
  %7 = alloca i8, i64 5, align 1, !dbg !27
  %8 = alloca [20 x i8], i64 1, align 1, !dbg !28
  %9 = alloca i32, i64 1, align 4, !dbg !29
  %10 = alloca i32, i64 1, align 4, !dbg !30
  %11 = alloca [1 x i8], i64 1, align 1, !dbg !27
  %12 = alloca { ptr, i64, i32, i8, i8, i8, i8 }, i64 1, align 8, !dbg !26
  %13 = alloca { ptr, i64, i32, i8, i8, i8, i8 }, i64 1, align 8, !dbg !26
  %14 = alloca i64, i64 1, align 8, !dbg !31
    #dbg_declare(ptr %9, !32, !DIExpression(), !29)
    #dbg_declare(ptr %8, !33, !DIExpression(), !28)
  store i32 42, ptr @state_, align 4, !dbg !35
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @state_, i64 4), align 4, !dbg !36
  br label %15, !dbg !37

15:                                               ; preds = %19, %0
  %16 = phi i32 [ %31, %19 ], [ 1, %0 ], !dbg !37
  %17 = phi i64 [ %32, %19 ], [ 10, %0 ], !dbg !37
  %18 = icmp sgt i64 %17, 0, !dbg !37
  br i1 %18, label %19, label %33, !dbg !37

19:                                               ; preds = %15
  store i32 %16, ptr %9, align 4, !dbg !37
  %20 = load i32, ptr %9, align 4, !dbg !31
  %21 = sext i32 %20 to i64, !dbg !31
  store i64 %21, ptr %14, align 8, !dbg !31
  %22 = call i64 @_QFPfactorial(ptr %14), !dbg !31
  %23 = load i32, ptr %9, align 4, !dbg !31
  %24 = sext i32 %23 to i64, !dbg !31
  %25 = sub nsw i64 %24, 1, !dbg !31
  %26 = mul nsw i64 %25, 1, !dbg !31
  %27 = mul nsw i64 %26, 1, !dbg !31
  %28 = add nsw i64 %27, 0, !dbg !31
  %29 = getelementptr i64, ptr @_QFEfactorials, i64 %28, !dbg !31
  store i64 %22, ptr %29, align 8, !dbg !31
  %30 = load i32, ptr %9, align 4, !dbg !31
  %31 = add nsw i32 %30, 1, !dbg !31
  %32 = sub i64 %17, 1, !dbg !37
  br label %15, !dbg !37

33:                                               ; preds = %15
  store i32 %16, ptr %9, align 4, !dbg !31
  %34 = call ptr @_FortranAioBeginExternalFormattedOutput(ptr @_QQclX28612C2069302C2031782C2066382E3329, i64 17, ptr null, i32 6, ptr @_QQclX6bb58657993096522d7e2d21392a2b12, i32 26), !dbg !38
  %35 = call i1 @_FortranAioOutputAscii(ptr %34, ptr @_QQclX6C6173743A20, i64 6), !dbg !39
  %36 = load i64, ptr getelementptr inbounds nuw (i8, ptr @_QFEfactorials, i64 72), align 8, !dbg !40
  %37 = call i1 @_FortranAioOutputInteger64(ptr %34, i64 %36), !dbg !40
  %38 = call contract double @hypot(double 3.000000e+00, double 4.000000e+00), !dbg !41
  %39 = call i1 @_FortranAioOutputReal64(ptr %34, double %38), !dbg !41
  %40 = call i32 @_FortranAioEndIoStatement(ptr %34), !dbg !38
  store i32 100, ptr %10, align 4, !dbg !30
  store i32 1, ptr %9, align 4, !dbg !30
  br label %41, !dbg !30

41:                                               ; preds = %126, %33
  %42 = load i32, ptr %10, align 4, !dbg !30
  %43 = icmp sgt i32 %42, 0, !dbg !30
  br i1 %43, label %44, label %131, !dbg !30

44:                                               ; preds = %41
  call void @_QFPstep(ptr @state_), !dbg !42
  %45 = load i32, ptr @state_, align 4, !dbg !43
  %46 = srem i32 %45, 7, !dbg !43
  %47 = xor i32 %45, 7, !dbg !43
  %48 = icmp slt i32 %47, 0, !dbg !43
  %49 = icmp ne i32 %46, 0, !dbg !43
  %50 = and i1 %49, %48, !dbg !43
  %51 = add i32 %46, 7, !dbg !43
  %52 = select i1 %50, i32 %51, i32 %46, !dbg !43
  %53 = icmp eq i32 %52, 0, !dbg !43
  br i1 %53, label %56, label %54, !dbg !43

54:                                               ; preds = %44
  %55 = icmp sle i32 1, %52, !dbg !43
  br i1 %55, label %57, label %59, !dbg !43

56:                                               ; preds = %44
  br label %126, !dbg !44

57:                                               ; preds = %54
  %58 = icmp sle i32 %52, 3, !dbg !43
  br i1 %58, label %61, label %59, !dbg !43

59:                                               ; preds = %57, %54
  %60 = icmp eq i32 %52, 6, !dbg !43
  br i1 %60, label %88, label %87, !dbg !43

61:                                               ; preds = %57
  %62 = load i32, ptr @state_, align 4, !dbg !27
  %63 = and i32 %62, 15, !dbg !27
  %64 = add i32 %63, 97, !dbg !27
  %65 = trunc i32 %64 to i8, !dbg !27
  %66 = insertvalue [1 x i8] undef, i8 %65, 0, !dbg !27
  store [1 x i8] %66, ptr %11, align 1, !dbg !27
  call void @llvm.memmove.p0.p0.i64(ptr %7, ptr @_QQclX6C6F7720, i64 4, i1 false), !dbg !27
  br label %67, !dbg !27

67:                                               ; preds = %71, %61
  %68 = phi i64 [ %76, %71 ], [ 4, %61 ], !dbg !27
  %69 = phi i64 [ %77, %71 ], [ 1, %61 ], !dbg !27
  %70 = icmp sgt i64 %69, 0, !dbg !27
  br i1 %70, label %71, label %78, !dbg !27

71:                                               ; preds = %67
  %72 = sub i64 %68, 4, !dbg !27
  %73 = getelementptr [1 x [1 x i8]], ptr %11, i32 0, i64 %72, !dbg !27
  %74 = load [1 x i8], ptr %73, align 1, !dbg !27
  %75 = getelementptr [1 x i8], ptr %7, i64 %68, !dbg !27
  store [1 x i8] %74, ptr %75, align 1, !dbg !27
  %76 = add nsw i64 %68, 1, !dbg !27
  %77 = sub i64 %69, 1, !dbg !27
  br label %67, !dbg !27

78:                                               ; preds = %67
  call void @llvm.memmove.p0.p0.i64(ptr %8, ptr %7, i64 5, i1 false), !dbg !27
  br label %79, !dbg !27

79:                                               ; preds = %83, %78
  %80 = phi i64 [ %85, %83 ], [ 5, %78 ], !dbg !27
  %81 = phi i64 [ %86, %83 ], [ 15, %78 ], !dbg !27
  %82 = icmp sgt i64 %81, 0, !dbg !27
  br i1 %82, label %83, label %126, !dbg !27

83:                                               ; preds = %79
  %84 = getelementptr [20 x [1 x i8]], ptr %8, i32 0, i64 %80, !dbg !27
  store [1 x i8] c" ", ptr %84, align 1, !dbg !27
  %85 = add nsw i64 %80, 1, !dbg !27
  %86 = sub i64 %81, 1, !dbg !27
  br label %79, !dbg !27

87:                                               ; preds = %59
  br label %89, !dbg !43

88:                                               ; preds = %59
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @state_, i64 4), align 4, !dbg !45
  br label %131, !dbg !46

89:                                               ; preds = %87
  %90 = insertvalue { ptr, i64, i32, i8, i8, i8, i8 } { ptr undef, i64 20, i32 20240719, i8 0, i8 40, i8 0, i8 0 }, ptr %8, 0, !dbg !26
  store { ptr, i64, i32, i8, i8, i8, i8 } %90, ptr %6, align 8, !dbg !26
  store { ptr, i64, i32, i8, i8, i8, i8 } { ptr null, i64 20, i32 20240719, i8 0, i8 40, i8 2, i8 0 }, ptr %5, align 8, !dbg !26
  call void @llvm.memcpy.p0.p0.i32(ptr %12, ptr %5, i32 24, i1 false), !dbg !26
  call void @_FortranAAdjustl(ptr %12, ptr %6, ptr @_QQclX6bb58657993096522d7e2d21392a2b12, i32 39), !dbg !26
  call void @llvm.memcpy.p0.p0.i32(ptr %4, ptr %12, i32 24, i1 false), !dbg !26
  %91 = getelementptr { ptr, i64, i32, i8, i8, i8, i8 }, ptr %4, i32 0, i32 1, !dbg !26
  %92 = load i64, ptr %91, align 8, !dbg !26
  %93 = getelementptr { ptr, i64, i32, i8, i8, i8, i8 }, ptr %4, i32 0, i32 0, !dbg !26
  %94 = load ptr, ptr %93, align 8, !dbg !26
  %95 = insertvalue { ptr, i64, i32, i8, i8, i8, i8 } { ptr undef, i64 20, i32 20240719, i8 0, i8 40, i8 0, i8 0 }, ptr %94, 0, !dbg !26
  store { ptr, i64, i32, i8, i8, i8, i8 } %95, ptr %3, align 8, !dbg !26
  store { ptr, i64, i32, i8, i8, i8, i8 } { ptr null, i64 0, i32 20240719, i8 0, i8 40, i8 2, i8 0 }, ptr %2, align 8, !dbg !26
  call void @llvm.memcpy.p0.p0.i32(ptr %13, ptr %2, i32 24, i1 false), !dbg !26
  call void @_FortranATrim(ptr %13, ptr %3, ptr @_QQclX6bb58657993096522d7e2d21392a2b12, i32 39), !dbg !26
  call void @llvm.memcpy.p0.p0.i32(ptr %1, ptr %13, i32 24, i1 false), !dbg !26
  %96 = getelementptr { ptr, i64, i32, i8, i8, i8, i8 }, ptr %1, i32 0, i32 1, !dbg !26
  %97 = load i64, ptr %96, align 8, !dbg !26
  %98 = getelementptr { ptr, i64, i32, i8, i8, i8, i8 }, ptr %1, i32 0, i32 0, !dbg !26
  %99 = load ptr, ptr %98, align 8, !dbg !26
  call void @free(ptr %94), !dbg !26
  %100 = add i64 %97, 3, !dbg !26
  %101 = alloca i8, i64 %100, align 1, !dbg !26
  call void @llvm.memmove.p0.p0.i64(ptr %101, ptr @_QQclX3D3D3D, i64 3, i1 false), !dbg !26
  br label %102, !dbg !26

102:                                              ; preds = %106, %89
  %103 = phi i64 [ %111, %106 ], [ 3, %89 ], !dbg !26
  %104 = phi i64 [ %112, %106 ], [ %97, %89 ], !dbg !26
  %105 = icmp sgt i64 %104, 0, !dbg !26
  br i1 %105, label %106, label %113, !dbg !26

106:                                              ; preds = %102
  %107 = sub i64 %103, 3, !dbg !26
  %108 = getelementptr [1 x i8], ptr %99, i64 %107, !dbg !26
  %109 = load [1 x i8], ptr %108, align 1, !dbg !26
  %110 = getelementptr [1 x i8], ptr %101, i64 %103, !dbg !26
  store [1 x i8] %109, ptr %110, align 1, !dbg !26
  %111 = add nsw i64 %103, 1, !dbg !26
  %112 = sub i64 %104, 1, !dbg !26
  br label %102, !dbg !26

113:                                              ; preds = %102
  %114 = icmp sgt i64 %100, 20, !dbg !26
  %115 = select i1 %114, i64 20, i64 %100, !dbg !26
  call void @llvm.memmove.p0.p0.i64(ptr %8, ptr %101, i64 %115, i1 false), !dbg !26
  %116 = sub i64 20, %115, !dbg !26
  br label %117, !dbg !26

117:                                              ; preds = %121, %113
  %118 = phi i64 [ %123, %121 ], [ %115, %113 ], !dbg !26
  %119 = phi i64 [ %124, %121 ], [ %116, %113 ], !dbg !26
  %120 = icmp sgt i64 %119, 0, !dbg !26
  br i1 %120, label %121, label %125, !dbg !26

121:                                              ; preds = %117
  %122 = getelementptr [20 x [1 x i8]], ptr %8, i32 0, i64 %118, !dbg !26
  store [1 x i8] c" ", ptr %122, align 1, !dbg !26
  %123 = add nsw i64 %118, 1, !dbg !26
  %124 = sub i64 %119, 1, !dbg !26
  br label %117, !dbg !26

125:                                              ; preds = %117
  call void @free(ptr %99), !dbg !26
  br label %126, !dbg !26

126:                                              ; preds = %56, %79, %125
  %127 = load i32, ptr %10, align 4, !dbg !26
  %128 = sub i32 %127, 1, !dbg !26
  store i32 %128, ptr %10, align 4, !dbg !26
  %129 = load i32, ptr %9, align 4, !dbg !26
  %130 = add nsw i32 %129, 1, !dbg !26
  store i32 %130, ptr %9, align 4, !dbg !26
  br label %41, !dbg !26

131:                                              ; preds = %88, %41
  %132 = load i32, ptr getelementptr inbounds nuw (i8, ptr @state_, i64 4), align 4, !dbg !47
  %133 = icmp ne i32 %132, 0, !dbg !47
  br i1 %133, label %134, label %144, !dbg !47

134:                                              ; preds = %131
  %135 = call ptr @_FortranAioBeginExternalListOutput(i32 6, ptr @_QQclX6bb58657993096522d7e2d21392a2b12, i32 42), !dbg !48
  %136 = call i1 @_FortranAioOutputAscii(ptr %135, ptr %8, i64 20), !dbg !49
  %137 = load i32, ptr @state_, align 4, !dbg !50
  %138 = call i32 @llvm.ctpop.i32(i32 %137), !dbg !50
  %139 = call i1 @_FortranAioOutputInteger32(ptr %135, i32 %138), !dbg !50
  %140 = load i32, ptr @state_, align 4, !dbg !51
  %141 = lshr i32 %140, 2, !dbg !51
  %142 = call i1 @_FortranAioOutputInteger32(ptr %135, i32 %141), !dbg !51
  %143 = call i32 @_FortranAioEndIoStatement(ptr %135), !dbg !48
  br label %144, !dbg !47

144:                                              ; preds = %134, %131
  %145 = load i32, ptr @state_, align 4, !dbg !52
  %146 = sitofp i32 %145 to float, !dbg !52
  call void @_QFPreport(float %146), !dbg !52
  ret void, !dbg !53
}

define internal i64 @_QFPfactorial(ptr noalias %0) #0 !dbg !54 {
  %2 = alloca i64, i64 1, align 8, !dbg !59
  %3 = alloca i64, i64 1, align 8, !dbg !60
    #dbg_declare(ptr %0, !61, !DIExpression(), !62)
    #dbg_declare(ptr %2, !63, !DIExpression(), !59)
  store i64 1, ptr %2, align 8, !dbg !64
  %4 = load i64, ptr %0, align 8, !dbg !65
  %5 = icmp sgt i64 %4, 1, !dbg !65
  br i1 %5, label %6, label %11, !dbg !65

6:                                                ; preds = %1
  %7 = load i64, ptr %0, align 8, !dbg !60
  %8 = sub i64 %7, 1, !dbg !60
  store i64 %8, ptr %3, align 8, !dbg !60
  %9 = call i64 @_QFPfactorial(ptr %3), !dbg !60
  %10 = mul i64 %7, %9, !dbg !60
  store i64 %10, ptr %2, align 8, !dbg !60
  br label %11, !dbg !65

11:                                               ; preds = %6, %1
  %12 = load i64, ptr %2, align 8, !dbg !66
  ret i64 %12, !dbg !66
}

define internal void @_QFPstep(ptr noalias %0) #0 !dbg !67 {
    #dbg_declare(ptr %0, !72, !DIExpression(), !73)
  %2 = load i32, ptr %0, align 4, !dbg !74
  %3 = shl i32 %2, 3, !dbg !74
  %4 = mul i32 %2, 17, !dbg !74
  %5 = add i32 %4, 5, !dbg !74
  %6 = srem i32 %5, 10007, !dbg !74
  %7 = xor i32 %3, %6, !dbg !74
  store i32 %7, ptr %0, align 4, !dbg !74
  ret void, !dbg !75
}

define internal void @_QFPreport(float %0) #0 !dbg !76 {
  %2 = alloca float, i64 1, align 4, !dbg !82
  store float %0, ptr %2, align 4, !dbg !82
    #dbg_declare(ptr %2, !83, !DIExpression(), !82)
  %3 = load float, ptr %2, align 4, !dbg !84
  %4 = fcmp contract ogt float %3, 0x47DFFFFFE0000000, !dbg !84
  br i1 %4, label %5, label %6, !dbg !84

5:                                                ; preds = %1
  call void @_FortranAStopStatement(i32 3, i1 false, i1 false), !dbg !85
  unreachable, !dbg !85

6:                                                ; preds = %1
  %7 = call ptr @_FortranAioBeginExternalListOutput(i32 6, ptr @_QQclX6bb58657993096522d7e2d21392a2b12, i32 60), !dbg !86
  %8 = load float, ptr %2, align 4, !dbg !87
  %9 = call i32 @llvm.lround.i32.f32(float %8), !dbg !87
  %10 = call i1 @_FortranAioOutputInteger32(ptr %7, i32 %9), !dbg !87
  %11 = load float, ptr %2, align 4, !dbg !88
  %12 = call contract float @llvm.trunc.f32(float %11), !dbg !88
  %13 = call i1 @_FortranAioOutputReal32(ptr %7, float %12), !dbg !88
  %14 = load float, ptr %2, align 4, !dbg !89
  %15 = call i32 @_FortranAExponent4_4(float %14), !dbg !89
  %16 = call i1 @_FortranAioOutputInteger32(ptr %7, i32 %15), !dbg !89
  %17 = call i32 @_FortranAioEndIoStatement(ptr %7), !dbg !86
  ret void, !dbg !90
}

declare !dbg !91 ptr @_FortranAioBeginExternalFormattedOutput(ptr, i64, ptr, i32, ptr, i32) #1

declare !dbg !97 zeroext i1 @_FortranAioOutputAscii(ptr, ptr, i64) #1

declare !dbg !101 zeroext i1 @_FortranAioOutputInteger64(ptr, i64) #1

declare !dbg !104 zeroext i1 @_FortranAioOutputReal64(ptr, double) #1

declare !dbg !108 double @hypot(double, double) #1

declare !dbg !111 i32 @_FortranAioEndIoStatement(ptr) #1

declare !dbg !114 void @_FortranAAdjustl(ptr, ptr, ptr, i32) #1

declare !dbg !117 ptr @_FortranAioBeginExternalListOutput(i32, ptr, i32) #1

declare !dbg !120 zeroext i1 @_FortranAioOutputInteger32(ptr, i32) #1

declare !dbg !123 void @_FortranAStopStatement(i32, i1 zeroext, i1 zeroext) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !126 i32 @llvm.lround.i32.f32(float) #2

declare !dbg !129 zeroext i1 @_FortranAioOutputReal32(ptr, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !132 float @llvm.trunc.f32(float) #2

declare !dbg !135 i32 @_FortranAExponent4_4(float) #1

declare !dbg !136 void @_FortranAProgramStart(i32, ptr, ptr, ptr) #1

declare !dbg !139 void @_FortranAProgramEndStatement() #1

define i32 @main(i32 %0, ptr %1, ptr %2) #0 !dbg !141 {
  call void @_FortranAProgramStart(i32 %0, ptr %1, ptr %2, ptr null), !dbg !144
  call void @_QQmain(), !dbg !144
  call void @_FortranAProgramEndStatement(), !dbg !144
  ret i32 0, !dbg !144
}

declare !dbg !145 void @_FortranATrim(ptr, ptr, ptr, i32) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

attributes #0 = { "frame-pointer"="all" "target-cpu"="x86-64" }
attributes #1 = { "frame-pointer"="all" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) "frame-pointer"="all" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!7}
!llvm.ident = !{!22}
!llvm.module.flags = !{!23, !24, !25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_plus_uconst, 4))
!1 = distinct !DIGlobalVariable(name: "found", linkageName: "_QFEfound", scope: !2, file: !4, line: 10, type: !21, isLocal: false, isDefinition: true)
!2 = !DICommonBlock(scope: !3, declaration: null, name: "state", file: !4, line: 11)
!3 = distinct !DISubprogram(name: "MAIN", linkageName: "_QQmain", scope: !4, file: !4, line: 3, type: !5, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagMainSubprogram, unit: !7, retainedNodes: !18)
!4 = !DIFile(filename: "program.f90", directory: "/tmp/palindrome-corpus")
!5 = !DISubroutineType(cc: DW_CC_program, types: !6)
!6 = !{null}
!7 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !4, producer: "Debian flang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8)
!8 = !{!0, !9, !12}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "seed", linkageName: "_QFEseed", scope: !2, file: !4, line: 7, type: !11, isLocal: false, isDefinition: true)
!11 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "factorials", linkageName: "_QFEfactorials", scope: !3, file: !4, line: 8, type: !14, isLocal: false, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, elements: !16)
!15 = !DIBasicType(name: "integer(kind=8)", size: 64, encoding: DW_ATE_signed)
!16 = !{!17}
!17 = !DISubrange(count: 10)
!18 = !{!19}
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !3, entity: !20, file: !4, line: 1)
!20 = !DIModule(scope: null, name: "iso_c_binding", isDecl: true)
!21 = !DIBasicType(name: "logical", size: 32, encoding: DW_ATE_boolean)
!22 = !{!"Debian flang version 22.1.8"}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !DILocation(line: 39, column: 7, scope: !3)
!27 = !DILocation(line: 34, column: 7, scope: !3)
!28 = !DILocation(line: 9, column: 24, scope: !3)
!29 = !DILocation(line: 7, column: 14, scope: !3)
!30 = !DILocation(line: 28, column: 3, scope: !3)
!31 = !DILocation(line: 24, column: 5, scope: !3)
!32 = !DILocalVariable(name: "i", scope: !3, file: !4, line: 7, type: !11)
!33 = !DILocalVariable(name: "text", scope: !3, file: !4, line: 9, type: !34)
!34 = !DIStringType(size: 160, encoding: DW_ATE_ASCII)
!35 = !DILocation(line: 21, column: 3, scope: !3)
!36 = !DILocation(line: 22, column: 3, scope: !3)
!37 = !DILocation(line: 23, column: 3, scope: !3)
!38 = !DILocation(line: 26, column: 3, scope: !3)
!39 = !DILocation(line: 26, column: 30, scope: !3)
!40 = !DILocation(line: 26, column: 40, scope: !3)
!41 = !DILocation(line: 26, column: 56, scope: !3)
!42 = !DILocation(line: 29, column: 5, scope: !3)
!43 = !DILocation(line: 30, column: 5, scope: !3)
!44 = !DILocation(line: 32, column: 7, scope: !3)
!45 = !DILocation(line: 36, column: 7, scope: !3)
!46 = !DILocation(line: 37, column: 7, scope: !3)
!47 = !DILocation(line: 42, column: 3, scope: !3)
!48 = !DILocation(line: 42, column: 14, scope: !3)
!49 = !DILocation(line: 42, column: 27, scope: !3)
!50 = !DILocation(line: 42, column: 33, scope: !3)
!51 = !DILocation(line: 42, column: 47, scope: !3)
!52 = !DILocation(line: 43, column: 3, scope: !3)
!53 = !DILocation(line: 62, column: 1, scope: !3)
!54 = distinct !DISubprogram(name: "factorial", linkageName: "_QFPfactorial", scope: !3, file: !4, line: 45, type: !55, scopeLine: 45, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !57)
!55 = !DISubroutineType(cc: DW_CC_normal, types: !56)
!56 = !{!15, !15}
!57 = !{!58}
!58 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !54, entity: !20, file: !4, line: 1)
!59 = !DILocation(line: 47, column: 23, scope: !54)
!60 = !DILocation(line: 49, column: 16, scope: !54)
!61 = !DILocalVariable(name: "n", arg: 1, scope: !54, file: !4, line: 46, type: !15)
!62 = !DILocation(line: 45, column: 3, scope: !54)
!63 = !DILocalVariable(name: "value", scope: !54, file: !4, line: 47, type: !15)
!64 = !DILocation(line: 48, column: 5, scope: !54)
!65 = !DILocation(line: 49, column: 5, scope: !54)
!66 = !DILocation(line: 50, column: 3, scope: !54)
!67 = distinct !DISubprogram(name: "step", linkageName: "_QFPstep", scope: !3, file: !4, line: 52, type: !68, scopeLine: 52, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !70)
!68 = !DISubroutineType(cc: DW_CC_normal, types: !69)
!69 = !{null, !11}
!70 = !{!71}
!71 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !67, entity: !20, file: !4, line: 1)
!72 = !DILocalVariable(name: "x", arg: 1, scope: !67, file: !4, line: 53, type: !11)
!73 = !DILocation(line: 52, column: 3, scope: !67)
!74 = !DILocation(line: 54, column: 5, scope: !67)
!75 = !DILocation(line: 55, column: 3, scope: !67)
!76 = distinct !DISubprogram(name: "report", linkageName: "_QFPreport", scope: !3, file: !4, line: 57, type: !77, scopeLine: 57, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !80)
!77 = !DISubroutineType(cc: DW_CC_normal, types: !78)
!78 = !{null, !79}
!79 = !DIBasicType(name: "real", size: 32, encoding: DW_ATE_float)
!80 = !{!81}
!81 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !76, entity: !20, file: !4, line: 1)
!82 = !DILocation(line: 58, column: 40, scope: !76)
!83 = !DILocalVariable(name: "value", arg: 1, scope: !76, file: !4, line: 58, type: !79)
!84 = !DILocation(line: 59, column: 5, scope: !76)
!85 = !DILocation(line: 59, column: 34, scope: !76)
!86 = !DILocation(line: 60, column: 5, scope: !76)
!87 = !DILocation(line: 60, column: 14, scope: !76)
!88 = !DILocation(line: 60, column: 34, scope: !76)
!89 = !DILocation(line: 60, column: 47, scope: !76)
!90 = !DILocation(line: 61, column: 3, scope: !76)
!91 = !DISubprogram(name: "_FortranAioBeginExternalFormattedOutput", linkageName: "_FortranAioBeginExternalFormattedOutput", scope: !4, file: !4, line: 26, type: !92, scopeLine: 26, spFlags: 0)
!92 = !DISubroutineType(cc: DW_CC_normal, types: !93)
!93 = !{!94, !95, !15, !96, !11, !95, !11}
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !95, size: 64)
!95 = !DIBasicType(name: "integer(kind=1)", size: 8, encoding: DW_ATE_signed)
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!97 = !DISubprogram(name: "_FortranAioOutputAscii", linkageName: "_FortranAioOutputAscii", scope: !4, file: !4, line: 26, type: !98, scopeLine: 26, spFlags: 0)
!98 = !DISubroutineType(cc: DW_CC_normal, types: !99)
!99 = !{!100, !95, !95, !15}
!100 = !DIBasicType(name: "integer(kind=0)", size: 1, encoding: DW_ATE_signed)
!101 = !DISubprogram(name: "_FortranAioOutputInteger64", linkageName: "_FortranAioOutputInteger64", scope: !4, file: !4, line: 26, type: !102, scopeLine: 26, spFlags: 0)
!102 = !DISubroutineType(cc: DW_CC_normal, types: !103)
!103 = !{!100, !95, !15}
!104 = !DISubprogram(name: "_FortranAioOutputReal64", linkageName: "_FortranAioOutputReal64", scope: !4, file: !4, line: 26, type: !105, scopeLine: 26, spFlags: 0)
!105 = !DISubroutineType(cc: DW_CC_normal, types: !106)
!106 = !{!100, !95, !107}
!107 = !DIBasicType(name: "real(kind=8)", size: 64, encoding: DW_ATE_float)
!108 = !DISubprogram(name: "hypot", linkageName: "hypot", scope: !4, file: !4, line: 14, type: !109, scopeLine: 14, spFlags: 0)
!109 = !DISubroutineType(cc: DW_CC_normal, types: !110)
!110 = !{!107, !107, !107}
!111 = !DISubprogram(name: "_FortranAioEndIoStatement", linkageName: "_FortranAioEndIoStatement", scope: !4, file: !4, line: 26, type: !112, scopeLine: 26, spFlags: 0)
!112 = !DISubroutineType(cc: DW_CC_normal, types: !113)
!113 = !{!11, !95}
!114 = !DISubprogram(name: "_FortranAAdjustl", linkageName: "_FortranAAdjustl", scope: !4, file: !4, line: 39, type: !115, scopeLine: 39, spFlags: 0)
!115 = !DISubroutineType(cc: DW_CC_normal, types: !116)
!116 = !{null, !96, !96, !95, !11}
!117 = !DISubprogram(name: "_FortranAioBeginExternalListOutput", linkageName: "_FortranAioBeginExternalListOutput", scope: !4, file: !4, line: 42, type: !118, scopeLine: 42, spFlags: 0)
!118 = !DISubroutineType(cc: DW_CC_normal, types: !119)
!119 = !{!94, !11, !95, !11}
!120 = !DISubprogram(name: "_FortranAioOutputInteger32", linkageName: "_FortranAioOutputInteger32", scope: !4, file: !4, line: 42, type: !121, scopeLine: 42, spFlags: 0)
!121 = !DISubroutineType(cc: DW_CC_normal, types: !122)
!122 = !{!100, !95, !11}
!123 = !DISubprogram(name: "_FortranAStopStatement", linkageName: "_FortranAStopStatement", scope: !4, file: !4, line: 59, type: !124, scopeLine: 59, spFlags: 0)
!124 = !DISubroutineType(cc: DW_CC_normal, types: !125)
!125 = !{null, !11, !100, !100}
!126 = !DISubprogram(name: "llvm.lround.i32.f32", linkageName: "llvm.lround.i32.f32", scope: !4, file: !4, line: 60, type: !127, scopeLine: 60, spFlags: 0)
!127 = !DISubroutineType(cc: DW_CC_normal, types: !128)
!128 = !{!11, !79}
!129 = !DISubprogram(name: "_FortranAioOutputReal32", linkageName: "_FortranAioOutputReal32", scope: !4, file: !4, line: 60, type: !130, scopeLine: 60, spFlags: 0)
!130 = !DISubroutineType(cc: DW_CC_normal, types: !131)
!131 = !{!100, !95, !79}
!132 = !DISubprogram(name: "llvm.trunc.f32", linkageName: "llvm.trunc.f32", scope: !4, file: !4, line: 60, type: !133, scopeLine: 60, spFlags: 0)
!133 = !DISubroutineType(cc: DW_CC_normal, types: !134)
!134 = !{!79, !79}
!135 = !DISubprogram(name: "_FortranAExponent4_4", linkageName: "_FortranAExponent4_4", scope: !4, file: !4, line: 60, type: !127, scopeLine: 60, spFlags: 0)
!136 = !DISubprogram(name: "_FortranAProgramStart", linkageName: "_FortranAProgramStart", scope: !4, file: !4, line: 61, type: !137, scopeLine: 61, spFlags: 0)
!137 = !DISubroutineType(cc: DW_CC_normal, types: !138)
!138 = !{null, !11, !11, !11, !11}
!139 = !DISubprogram(name: "_FortranAProgramEndStatement", linkageName: "_FortranAProgramEndStatement", scope: !4, file: !4, line: 61, type: !140, scopeLine: 61, spFlags: 0)
!140 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!141 = distinct !DISubprogram(name: "main", linkageName: "main", scope: !4, file: !4, line: 61, type: !142, scopeLine: 61, spFlags: DISPFlagDefinition, unit: !7)
!142 = !DISubroutineType(cc: DW_CC_normal, types: !143)
!143 = !{!11, !11, !11, !11}
!144 = !DILocation(line: 61, column: 3, scope: !141)
!145 = !DISubprogram(name: "_FortranATrim", linkageName: "_FortranATrim", scope: !4, file: !4, line: 39, type: !115, scopeLine: 39, spFlags: 0)
