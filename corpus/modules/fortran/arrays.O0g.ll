; ModuleID = 'FIRModule'
source_filename = "FIRModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$_QQclXd246c9569ac8626c28a3c48af325a823 = comdat any

@_QMarraysECdp = constant i32 8
@_QQclXd246c9569ac8626c28a3c48af325a823 = linkonce constant [34 x i8] c"/tmp/palindrome-corpus/arrays.f90\00", comdat

declare void @free(ptr)

declare ptr @malloc(i64)

define void @_QMarraysPmatrix_product(ptr noalias %0, ptr noalias %1, ptr noalias %2) #0 !dbg !6 {
  %4 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8, !dbg !20
  %5 = alloca { ptr, i64, i32, i8, i8, i8, i8 }, align 8, !dbg !20
  %6 = alloca double, i64 1, align 8, !dbg !20
  %7 = alloca i32, i64 1, align 4, !dbg !21
  %8 = alloca i32, i64 1, align 4, !dbg !22
  %9 = alloca i32, i64 1, align 4, !dbg !23
  %10 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8, !dbg !24
  %11 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, align 8, !dbg !25
  %12 = alloca { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, i64 1, align 8, !dbg !20
    #dbg_declare(ptr %1, !26, !DIExpression(), !27)
  %13 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %1, i32 0, i32 6, !dbg !25
  %14 = load i8, ptr %13, align 1, !dbg !25
  %15 = and i8 %14, -2, !dbg !25
  %16 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 2, i8 28, i8 0, i8 undef, [2 x [3 x i64]] undef }, i8 %15, 6, !dbg !25
  %17 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %1, i32 0, i32 7, i32 0, i32 0, !dbg !25
  %18 = load i64, ptr %17, align 8, !dbg !25
  %19 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %1, i32 0, i32 7, i32 0, i32 1, !dbg !25
  %20 = load i64, ptr %19, align 8, !dbg !25
  %21 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %1, i32 0, i32 7, i32 0, i32 2, !dbg !25
  %22 = load i64, ptr %21, align 8, !dbg !25
  %23 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %1, i32 0, i32 7, i32 1, i32 0, !dbg !25
  %24 = load i64, ptr %23, align 8, !dbg !25
  %25 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %1, i32 0, i32 7, i32 1, i32 1, !dbg !25
  %26 = load i64, ptr %25, align 8, !dbg !25
  %27 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %1, i32 0, i32 7, i32 1, i32 2, !dbg !25
  %28 = load i64, ptr %27, align 8, !dbg !25
  %29 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %1, i32 0, i32 0, !dbg !25
  %30 = load ptr, ptr %29, align 8, !dbg !25
  %31 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %16, i64 1, 7, 0, 0, !dbg !25
  %32 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %31, i64 %20, 7, 0, 1, !dbg !25
  %33 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %32, i64 %22, 7, 0, 2, !dbg !25
  %34 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %33, i64 1, 7, 1, 0, !dbg !25
  %35 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %34, i64 %26, 7, 1, 1, !dbg !25
  %36 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %35, i64 %28, 7, 1, 2, !dbg !25
  %37 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %36, ptr %30, 0, !dbg !25
  store { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %37, ptr %11, align 8, !dbg !25
    #dbg_declare(ptr %2, !28, !DIExpression(), !27)
  %38 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %2, i32 0, i32 6, !dbg !24
  %39 = load i8, ptr %38, align 1, !dbg !24
  %40 = and i8 %39, -2, !dbg !24
  %41 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 2, i8 28, i8 0, i8 undef, [2 x [3 x i64]] undef }, i8 %40, 6, !dbg !24
  %42 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %2, i32 0, i32 7, i32 0, i32 0, !dbg !24
  %43 = load i64, ptr %42, align 8, !dbg !24
  %44 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %2, i32 0, i32 7, i32 0, i32 1, !dbg !24
  %45 = load i64, ptr %44, align 8, !dbg !24
  %46 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %2, i32 0, i32 7, i32 0, i32 2, !dbg !24
  %47 = load i64, ptr %46, align 8, !dbg !24
  %48 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %2, i32 0, i32 7, i32 1, i32 0, !dbg !24
  %49 = load i64, ptr %48, align 8, !dbg !24
  %50 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %2, i32 0, i32 7, i32 1, i32 1, !dbg !24
  %51 = load i64, ptr %50, align 8, !dbg !24
  %52 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %2, i32 0, i32 7, i32 1, i32 2, !dbg !24
  %53 = load i64, ptr %52, align 8, !dbg !24
  %54 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %2, i32 0, i32 0, !dbg !24
  %55 = load ptr, ptr %54, align 8, !dbg !24
  %56 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %41, i64 1, 7, 0, 0, !dbg !24
  %57 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %56, i64 %45, 7, 0, 1, !dbg !24
  %58 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %57, i64 %47, 7, 0, 2, !dbg !24
  %59 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %58, i64 1, 7, 1, 0, !dbg !24
  %60 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %59, i64 %51, 7, 1, 1, !dbg !24
  %61 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %60, i64 %53, 7, 1, 2, !dbg !24
  %62 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %61, ptr %55, 0, !dbg !24
  store { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %62, ptr %10, align 8, !dbg !24
    #dbg_declare(ptr %9, !29, !DIExpression(), !23)
    #dbg_declare(ptr %8, !31, !DIExpression(), !22)
    #dbg_declare(ptr %7, !32, !DIExpression(), !21)
  %63 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %11, i32 0, i32 7, i64 0, i32 0, !dbg !33
  %64 = load i64, ptr %63, align 8, !dbg !33
  %65 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %11, i32 0, i32 7, i64 0, i32 1, !dbg !33
  %66 = load i64, ptr %65, align 8, !dbg !33
  %67 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %11, i32 0, i32 7, i64 0, i32 2, !dbg !33
  %68 = load i64, ptr %67, align 8, !dbg !33
  %69 = icmp sgt i64 %66, 0, !dbg !33
  %70 = select i1 %69, i64 %66, i64 0, !dbg !33
  %71 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %10, i32 0, i32 7, i64 1, i32 0, !dbg !33
  %72 = load i64, ptr %71, align 8, !dbg !33
  %73 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %10, i32 0, i32 7, i64 1, i32 1, !dbg !33
  %74 = load i64, ptr %73, align 8, !dbg !33
  %75 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %10, i32 0, i32 7, i64 1, i32 2, !dbg !33
  %76 = load i64, ptr %75, align 8, !dbg !33
  %77 = icmp sgt i64 %74, 0, !dbg !33
  %78 = select i1 %77, i64 %74, i64 0, !dbg !33
    #dbg_value(i64 %70, !34, !DIExpression(), !33)
    #dbg_value(i64 %78, !36, !DIExpression(), !33)
    #dbg_declare(ptr %0, !37, !DIExpression(), !27)
  store double 0.000000e+00, ptr %6, align 8, !dbg !20
  %79 = insertvalue { ptr, i64, i32, i8, i8, i8, i8 } { ptr undef, i64 8, i32 20240719, i8 0, i8 28, i8 0, i8 0 }, ptr %6, 0, !dbg !20
  store { ptr, i64, i32, i8, i8, i8, i8 } %79, ptr %5, align 8, !dbg !20
  %80 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 2, i8 28, i8 0, i8 0, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef], [3 x i64] undef] }, i64 %70, 7, 0, 1, !dbg !20
  %81 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %80, i64 8, 7, 0, 2, !dbg !20
  %82 = mul i64 8, %70, !dbg !20
  %83 = mul i64 1, %70, !dbg !20
  %84 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %81, i64 1, 7, 1, 0, !dbg !20
  %85 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %84, i64 %78, 7, 1, 1, !dbg !20
  %86 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %85, i64 %82, 7, 1, 2, !dbg !20
  %87 = mul i64 %82, %78, !dbg !20
  %88 = mul i64 %83, %78, !dbg !20
  %89 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %86, ptr %0, 0, !dbg !20
  store { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] } %89, ptr %4, align 8, !dbg !20
  call void @llvm.memcpy.p0.p0.i32(ptr %12, ptr %4, i32 72, i1 false), !dbg !20
  call void @_FortranAAssign(ptr %12, ptr %5, ptr @_QQclXd246c9569ac8626c28a3c48af325a823, i32 10), !dbg !20
  %90 = trunc i64 %74 to i32, !dbg !42
  %91 = sext i32 %90 to i64, !dbg !43
  br label %92, !dbg !43

92:                                               ; preds = %176, %3
  %93 = phi i32 [ %178, %176 ], [ 1, %3 ], !dbg !43
  %94 = phi i64 [ %179, %176 ], [ %91, %3 ], !dbg !43
  %95 = icmp sgt i64 %94, 0, !dbg !43
  br i1 %95, label %96, label %180, !dbg !43

96:                                               ; preds = %92
  store i32 %93, ptr %8, align 4, !dbg !43
  %97 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %11, i32 0, i32 7, i64 1, i32 0, !dbg !44
  %98 = load i64, ptr %97, align 8, !dbg !44
  %99 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %11, i32 0, i32 7, i64 1, i32 1, !dbg !44
  %100 = load i64, ptr %99, align 8, !dbg !44
  %101 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %11, i32 0, i32 7, i64 1, i32 2, !dbg !44
  %102 = load i64, ptr %101, align 8, !dbg !44
  %103 = trunc i64 %100 to i32, !dbg !44
  %104 = sext i32 %103 to i64, !dbg !44
  br label %105, !dbg !44

105:                                              ; preds = %172, %96
  %106 = phi i32 [ %174, %172 ], [ 1, %96 ], !dbg !44
  %107 = phi i64 [ %175, %172 ], [ %104, %96 ], !dbg !44
  %108 = icmp sgt i64 %107, 0, !dbg !44
  br i1 %108, label %109, label %176, !dbg !44

109:                                              ; preds = %105
  store i32 %106, ptr %7, align 4, !dbg !44
  %110 = trunc i64 %66 to i32, !dbg !42
  %111 = sext i32 %110 to i64, !dbg !45
  br label %112, !dbg !45

112:                                              ; preds = %116, %109
  %113 = phi i32 [ %170, %116 ], [ 1, %109 ], !dbg !45
  %114 = phi i64 [ %171, %116 ], [ %111, %109 ], !dbg !45
  %115 = icmp sgt i64 %114, 0, !dbg !45
  br i1 %115, label %116, label %172, !dbg !45

116:                                              ; preds = %112
  store i32 %113, ptr %9, align 4, !dbg !45
  %117 = load i32, ptr %9, align 4, !dbg !46
  %118 = sext i32 %117 to i64, !dbg !46
  %119 = load i32, ptr %8, align 4, !dbg !46
  %120 = sext i32 %119 to i64, !dbg !46
  %121 = sub nsw i64 %118, 1, !dbg !46
  %122 = mul nsw i64 %121, 1, !dbg !46
  %123 = mul nsw i64 %122, 1, !dbg !46
  %124 = add nsw i64 %123, 0, !dbg !46
  %125 = mul nsw i64 1, %70, !dbg !46
  %126 = sub nsw i64 %120, 1, !dbg !46
  %127 = mul nsw i64 %126, 1, !dbg !46
  %128 = mul nsw i64 %127, %125, !dbg !46
  %129 = add nsw i64 %128, %124, !dbg !46
  %130 = mul nsw i64 %125, %78, !dbg !46
  %131 = getelementptr double, ptr %0, i64 %129, !dbg !46
  %132 = load double, ptr %131, align 8, !dbg !46
  %133 = load i32, ptr %7, align 4, !dbg !46
  %134 = sext i32 %133 to i64, !dbg !46
  %135 = sub nsw i64 %118, 1, !dbg !46
  %136 = mul nsw i64 %135, 1, !dbg !46
  %137 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %1, i32 0, i32 7, i32 0, i32 2, !dbg !46
  %138 = load i64, ptr %137, align 8, !dbg !46
  %139 = mul nsw i64 %136, %138, !dbg !46
  %140 = add nsw i64 %139, 0, !dbg !46
  %141 = sub nsw i64 %134, 1, !dbg !46
  %142 = mul nsw i64 %141, 1, !dbg !46
  %143 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %1, i32 0, i32 7, i32 1, i32 2, !dbg !46
  %144 = load i64, ptr %143, align 8, !dbg !46
  %145 = mul nsw i64 %142, %144, !dbg !46
  %146 = add nsw i64 %145, %140, !dbg !46
  %147 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %1, i32 0, i32 0, !dbg !46
  %148 = load ptr, ptr %147, align 8, !dbg !46
  %149 = getelementptr i8, ptr %148, i64 %146, !dbg !46
  %150 = load double, ptr %149, align 8, !dbg !46
  %151 = sub nsw i64 %134, 1, !dbg !46
  %152 = mul nsw i64 %151, 1, !dbg !46
  %153 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %2, i32 0, i32 7, i32 0, i32 2, !dbg !46
  %154 = load i64, ptr %153, align 8, !dbg !46
  %155 = mul nsw i64 %152, %154, !dbg !46
  %156 = add nsw i64 %155, 0, !dbg !46
  %157 = sub nsw i64 %120, 1, !dbg !46
  %158 = mul nsw i64 %157, 1, !dbg !46
  %159 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %2, i32 0, i32 7, i32 1, i32 2, !dbg !46
  %160 = load i64, ptr %159, align 8, !dbg !46
  %161 = mul nsw i64 %158, %160, !dbg !46
  %162 = add nsw i64 %161, %156, !dbg !46
  %163 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]] }, ptr %2, i32 0, i32 0, !dbg !46
  %164 = load ptr, ptr %163, align 8, !dbg !46
  %165 = getelementptr i8, ptr %164, i64 %162, !dbg !46
  %166 = load double, ptr %165, align 8, !dbg !46
  %167 = fmul contract double %150, %166, !dbg !46
  %168 = fadd contract double %132, %167, !dbg !46
  store double %168, ptr %131, align 8, !dbg !46
  %169 = load i32, ptr %9, align 4, !dbg !46
  %170 = add nsw i32 %169, 1, !dbg !46
  %171 = sub i64 %114, 1, !dbg !45
  br label %112, !dbg !45

172:                                              ; preds = %112
  store i32 %113, ptr %9, align 4, !dbg !46
  %173 = load i32, ptr %7, align 4, !dbg !47
  %174 = add nsw i32 %173, 1, !dbg !47
  %175 = sub i64 %107, 1, !dbg !44
  br label %105, !dbg !44

176:                                              ; preds = %105
  store i32 %106, ptr %7, align 4, !dbg !47
  %177 = load i32, ptr %8, align 4, !dbg !48
  %178 = add nsw i32 %177, 1, !dbg !48
  %179 = sub i64 %94, 1, !dbg !43
  br label %92, !dbg !43

180:                                              ; preds = %92
  store i32 %93, ptr %8, align 4, !dbg !48
  ret void, !dbg !49
}

define void @_QMarraysPsmooth(ptr noalias %0, ptr noalias %1) #0 !dbg !50 {
  %3 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8, !dbg !57
  %4 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8, !dbg !57
  %5 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8, !dbg !58
  %6 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8, !dbg !59
  %7 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8, !dbg !59
  %8 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8, !dbg !59
  %9 = alloca double, i64 1, align 8, !dbg !60
  %10 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8, !dbg !61
  %11 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8, !dbg !62
  %12 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, i64 1, align 8, !dbg !62
  %13 = alloca i64, i64 1, align 8, !dbg !63
  %14 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, i64 1, align 8, !dbg !59
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 8, i32 20240719, i8 1, i8 28, i8 2, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 8]] }, ptr %11, align 8, !dbg !62
  call void @llvm.memcpy.p0.p0.i32(ptr %12, ptr %11, i32 48, i1 false), !dbg !62
    #dbg_declare(ptr %12, !64, !DIExpression(), !62)
    #dbg_declare(ptr %0, !68, !DIExpression(), !57)
  %15 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 6, !dbg !61
  %16 = load i8, ptr %15, align 1, !dbg !61
  %17 = and i8 %16, -2, !dbg !61
  %18 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 undef, [1 x [3 x i64]] undef }, i8 %17, 6, !dbg !61
  %19 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 7, i32 0, i32 0, !dbg !61
  %20 = load i64, ptr %19, align 8, !dbg !61
  %21 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 7, i32 0, i32 1, !dbg !61
  %22 = load i64, ptr %21, align 8, !dbg !61
  %23 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 7, i32 0, i32 2, !dbg !61
  %24 = load i64, ptr %23, align 8, !dbg !61
  %25 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 0, !dbg !61
  %26 = load ptr, ptr %25, align 8, !dbg !61
  %27 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %18, i64 1, 7, 0, 0, !dbg !61
  %28 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %27, i64 %22, 7, 0, 1, !dbg !61
  %29 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %28, i64 %24, 7, 0, 2, !dbg !61
  %30 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %29, ptr %26, 0, !dbg !61
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %30, ptr %10, align 8, !dbg !61
    #dbg_declare(ptr %9, !69, !DIExpression(), !60)
    #dbg_declare(ptr %1, !70, !DIExpression(), !57)
  store double 5.000000e-01, ptr %9, align 8, !dbg !71
  %31 = ptrtoint ptr %1 to i64, !dbg !72
  %32 = icmp ne i64 %31, 0, !dbg !72
  br i1 %32, label %33, label %35, !dbg !72

33:                                               ; preds = %2
  %34 = load double, ptr %1, align 8, !dbg !73
  store double %34, ptr %9, align 8, !dbg !73
  br label %35, !dbg !72

35:                                               ; preds = %33, %2
  %36 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %10, i32 0, i32 7, i64 0, i32 0, !dbg !74
  %37 = load i64, ptr %36, align 8, !dbg !74
  %38 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %10, i32 0, i32 7, i64 0, i32 1, !dbg !74
  %39 = load i64, ptr %38, align 8, !dbg !74
  %40 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %10, i32 0, i32 7, i64 0, i32 2, !dbg !74
  %41 = load i64, ptr %40, align 8, !dbg !74
  call void @_FortranAAllocatableSetBounds(ptr %12, i32 0, i64 1, i64 %39), !dbg !74
  %42 = call i32 @_FortranAAllocatableAllocateSource(ptr %12, ptr %10, i1 false, ptr null, ptr @_QQclXd246c9569ac8626c28a3c48af325a823, i32 27), !dbg !74
  %43 = load double, ptr %9, align 8, !dbg !59
  %44 = fsub contract double 1.000000e+00, %43, !dbg !59
  call void @llvm.memcpy.p0.p0.i32(ptr %8, ptr %12, i32 48, i1 false), !dbg !59
  %45 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %8, i32 0, i32 7, i64 0, i32 0, !dbg !59
  %46 = load i64, ptr %45, align 8, !dbg !59
  %47 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %8, i32 0, i32 7, i64 0, i32 1, !dbg !59
  %48 = load i64, ptr %47, align 8, !dbg !59
  %49 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %8, i32 0, i32 7, i64 0, i32 2, !dbg !59
  %50 = load i64, ptr %49, align 8, !dbg !59
  %51 = trunc i64 %48 to i32, !dbg !59
  %52 = sub nsw i32 %51, 1, !dbg !59
  %53 = sext i32 %52 to i64, !dbg !59
  %54 = add i64 %53, -1, !dbg !59
  %55 = icmp sgt i64 %54, 0, !dbg !59
  %56 = select i1 %55, i64 %54, i64 0, !dbg !59
  %57 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %8, i32 0, i32 0, !dbg !59
  %58 = load ptr, ptr %57, align 8, !dbg !59
  %59 = sub nsw i32 %51, 2, !dbg !59
  %60 = sext i32 %59 to i64, !dbg !59
  %61 = add i64 %46, %48, !dbg !59
  %62 = sub i64 %61, 1, !dbg !59
  %63 = mul i64 8, %56, !dbg !59
  %64 = icmp sgt i64 %63, 0, !dbg !59
  %65 = select i1 %64, i64 %63, i64 1, !dbg !59
  %66 = call ptr @malloc(i64 %65), !dbg !59
  %67 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %56, 7, 0, 1, !dbg !59
  %68 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %67, i64 8, 7, 0, 2, !dbg !59
  %69 = mul i64 8, %56, !dbg !59
  %70 = mul i64 1, %56, !dbg !59
  %71 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %68, ptr %66, 0, !dbg !59
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %71, ptr %7, align 8, !dbg !59
  br label %72, !dbg !59

72:                                               ; preds = %76, %35
  %73 = phi i64 [ %117, %76 ], [ 1, %35 ], !dbg !59
  %74 = phi i64 [ %118, %76 ], [ %56, %35 ], !dbg !59
  %75 = icmp sgt i64 %74, 0, !dbg !59
  br i1 %75, label %76, label %119, !dbg !59

76:                                               ; preds = %72
  %77 = add nsw i64 %73, %46, !dbg !59
  %78 = sub nsw i64 %77, 1, !dbg !59
  %79 = sub nsw i64 %78, %46, !dbg !59
  %80 = mul nsw i64 %79, 1, !dbg !59
  %81 = sub nsw i64 2, %46, !dbg !59
  %82 = add nsw i64 %80, %81, !dbg !59
  %83 = mul nsw i64 %82, 1, !dbg !59
  %84 = add nsw i64 %83, 0, !dbg !59
  %85 = mul nsw i64 1, %48, !dbg !59
  %86 = getelementptr double, ptr %58, i64 %84, !dbg !59
  %87 = load double, ptr %86, align 8, !dbg !59
  %88 = fmul contract double %44, %87, !dbg !59
  %89 = sub nsw i64 %78, %46, !dbg !59
  %90 = mul nsw i64 %89, 1, !dbg !59
  %91 = sub nsw i64 %46, %46, !dbg !59
  %92 = add nsw i64 %90, %91, !dbg !59
  %93 = mul nsw i64 %92, 1, !dbg !59
  %94 = add nsw i64 %93, 0, !dbg !59
  %95 = mul nsw i64 1, %48, !dbg !59
  %96 = getelementptr double, ptr %58, i64 %94, !dbg !59
  %97 = sub nsw i64 %78, %46, !dbg !59
  %98 = mul nsw i64 %97, 1, !dbg !59
  %99 = sub nsw i64 3, %46, !dbg !59
  %100 = add nsw i64 %98, %99, !dbg !59
  %101 = mul nsw i64 %100, 1, !dbg !59
  %102 = add nsw i64 %101, 0, !dbg !59
  %103 = mul nsw i64 1, %48, !dbg !59
  %104 = getelementptr double, ptr %58, i64 %102, !dbg !59
  %105 = load double, ptr %96, align 8, !dbg !59
  %106 = load double, ptr %104, align 8, !dbg !59
  %107 = fadd contract double %105, %106, !dbg !59
  %108 = fmul contract double %43, %107, !dbg !59
  %109 = fdiv contract double %108, 2.000000e+00, !dbg !59
  %110 = fadd contract double %88, %109, !dbg !59
  %111 = sub nsw i64 %73, 1, !dbg !59
  %112 = mul nsw i64 %111, 1, !dbg !59
  %113 = mul nsw i64 %112, 1, !dbg !59
  %114 = add nsw i64 %113, 0, !dbg !59
  %115 = mul nsw i64 1, %56, !dbg !59
  %116 = getelementptr double, ptr %66, i64 %114, !dbg !59
  store double %110, ptr %116, align 8, !dbg !59
  %117 = add nsw i64 %73, 1, !dbg !59
  %118 = sub i64 %74, 1, !dbg !59
  br label %72, !dbg !59

119:                                              ; preds = %72
  %120 = trunc i64 %39 to i32, !dbg !75
  %121 = sub nsw i32 %120, 1, !dbg !59
  %122 = sext i32 %121 to i64, !dbg !59
  %123 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %10, i32 0, i32 6, !dbg !59
  %124 = load i8, ptr %123, align 1, !dbg !59
  %125 = and i8 %124, -2, !dbg !59
  %126 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 undef, [1 x [3 x i64]] undef }, i8 %125, 6, !dbg !59
  %127 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %10, i32 0, i32 7, i32 0, i32 0, !dbg !59
  %128 = load i64, ptr %127, align 8, !dbg !59
  %129 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %10, i32 0, i32 7, i32 0, i32 1, !dbg !59
  %130 = load i64, ptr %129, align 8, !dbg !59
  %131 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %10, i32 0, i32 7, i32 0, i32 2, !dbg !59
  %132 = load i64, ptr %131, align 8, !dbg !59
  %133 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %10, i32 0, i32 0, !dbg !59
  %134 = load ptr, ptr %133, align 8, !dbg !59
  %135 = mul i64 1, %132, !dbg !59
  %136 = getelementptr i8, ptr %134, i64 %135, !dbg !59
  %137 = sub i64 %122, 2, !dbg !59
  %138 = add i64 %137, 1, !dbg !59
  %139 = sdiv i64 %138, 1, !dbg !59
  %140 = icmp sgt i64 %139, 0, !dbg !59
  %141 = select i1 %140, i64 %139, i64 0, !dbg !59
  %142 = mul i64 1, %132, !dbg !59
  %143 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %126, i64 1, 7, 0, 0, !dbg !59
  %144 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %143, i64 %141, 7, 0, 1, !dbg !59
  %145 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %144, i64 %142, 7, 0, 2, !dbg !59
  %146 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %145, ptr %136, 0, !dbg !59
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %146, ptr %6, align 8, !dbg !59
  call void @llvm.memcpy.p0.p0.i32(ptr %14, ptr %6, i32 48, i1 false), !dbg !59
  call void @_FortranAAssign(ptr %14, ptr %7, ptr @_QQclXd246c9569ac8626c28a3c48af325a823, i32 28), !dbg !59
  call void @free(ptr %66), !dbg !59
  %147 = mul i64 4, %39, !dbg !76
  %148 = icmp sgt i64 %147, 0, !dbg !76
  %149 = select i1 %148, i64 %147, i64 1, !dbg !76
  %150 = call ptr @malloc(i64 %149), !dbg !76
  br label %151, !dbg !76

151:                                              ; preds = %155, %119
  %152 = phi i64 [ %174, %155 ], [ 1, %119 ], !dbg !76
  %153 = phi i64 [ %175, %155 ], [ %39, %119 ], !dbg !76
  %154 = icmp sgt i64 %153, 0, !dbg !76
  br i1 %154, label %155, label %176, !dbg !76

155:                                              ; preds = %151
  %156 = sub nsw i64 %152, 1, !dbg !76
  %157 = mul nsw i64 %156, 1, !dbg !76
  %158 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 7, i32 0, i32 2, !dbg !76
  %159 = load i64, ptr %158, align 8, !dbg !76
  %160 = mul nsw i64 %157, %159, !dbg !76
  %161 = add nsw i64 %160, 0, !dbg !76
  %162 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 0, !dbg !76
  %163 = load ptr, ptr %162, align 8, !dbg !76
  %164 = getelementptr i8, ptr %163, i64 %161, !dbg !76
  %165 = load double, ptr %164, align 8, !dbg !76
  %166 = fcmp contract olt double %165, 0.000000e+00, !dbg !76
  %167 = zext i1 %166 to i32, !dbg !76
  %168 = sub nsw i64 %152, 1, !dbg !76
  %169 = mul nsw i64 %168, 1, !dbg !76
  %170 = mul nsw i64 %169, 1, !dbg !76
  %171 = add nsw i64 %170, 0, !dbg !76
  %172 = mul nsw i64 1, %39, !dbg !76
  %173 = getelementptr i32, ptr %150, i64 %171, !dbg !76
  store i32 %167, ptr %173, align 4, !dbg !76
  %174 = add nsw i64 %152, 1, !dbg !76
  %175 = sub i64 %153, 1, !dbg !76
  br label %151, !dbg !76

176:                                              ; preds = %199, %151
  %177 = phi i64 [ %200, %199 ], [ 1, %151 ], !dbg !59
  %178 = phi i64 [ %201, %199 ], [ %39, %151 ], !dbg !59
  %179 = icmp sgt i64 %178, 0, !dbg !59
  br i1 %179, label %180, label %202, !dbg !59

180:                                              ; preds = %176
  %181 = sub nsw i64 %177, 1, !dbg !59
  %182 = mul nsw i64 %181, 1, !dbg !59
  %183 = mul nsw i64 %182, 1, !dbg !59
  %184 = add nsw i64 %183, 0, !dbg !59
  %185 = mul nsw i64 1, %39, !dbg !59
  %186 = getelementptr i32, ptr %150, i64 %184, !dbg !59
  %187 = load i32, ptr %186, align 4, !dbg !59
  %188 = icmp ne i32 %187, 0, !dbg !59
  br i1 %188, label %189, label %199, !dbg !59

189:                                              ; preds = %180
  %190 = sub nsw i64 %177, 1, !dbg !77
  %191 = mul nsw i64 %190, 1, !dbg !77
  %192 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 7, i32 0, i32 2, !dbg !77
  %193 = load i64, ptr %192, align 8, !dbg !77
  %194 = mul nsw i64 %191, %193, !dbg !77
  %195 = add nsw i64 %194, 0, !dbg !77
  %196 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 0, !dbg !77
  %197 = load ptr, ptr %196, align 8, !dbg !77
  %198 = getelementptr i8, ptr %197, i64 %195, !dbg !77
  store double 0.000000e+00, ptr %198, align 8, !dbg !77
  br label %199, !dbg !59

199:                                              ; preds = %189, %180
  %200 = add nsw i64 %177, 1, !dbg !59
  %201 = sub i64 %178, 1, !dbg !59
  br label %176, !dbg !59

202:                                              ; preds = %176
  %203 = icmp sgt i64 %39, 0, !dbg !63
  %204 = select i1 %203, i64 %39, i64 0, !dbg !63
  store i64 1, ptr %13, align 8, !dbg !63
  %205 = mul i64 8, %204, !dbg !63
  %206 = icmp sgt i64 %205, 0, !dbg !63
  %207 = select i1 %206, i64 %205, i64 1, !dbg !63
  %208 = call ptr @malloc(i64 %207), !dbg !63
  br label %209, !dbg !59

209:                                              ; preds = %242, %202
  %210 = phi i64 [ %243, %242 ], [ 1, %202 ], !dbg !59
  %211 = phi i64 [ %244, %242 ], [ %39, %202 ], !dbg !59
  %212 = icmp sgt i64 %211, 0, !dbg !59
  br i1 %212, label %213, label %245, !dbg !59

213:                                              ; preds = %209
  %214 = sub nsw i64 %210, 1, !dbg !59
  %215 = mul nsw i64 %214, 1, !dbg !59
  %216 = mul nsw i64 %215, 1, !dbg !59
  %217 = add nsw i64 %216, 0, !dbg !59
  %218 = mul nsw i64 1, %39, !dbg !59
  %219 = getelementptr i32, ptr %150, i64 %217, !dbg !59
  %220 = load i32, ptr %219, align 4, !dbg !59
  %221 = icmp ne i32 %220, 0, !dbg !59
  br i1 %221, label %242, label %222, !dbg !59

222:                                              ; preds = %213
  %223 = sub nsw i64 %210, 1, !dbg !63
  %224 = mul nsw i64 %223, 1, !dbg !63
  %225 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 7, i32 0, i32 2, !dbg !63
  %226 = load i64, ptr %225, align 8, !dbg !63
  %227 = mul nsw i64 %224, %226, !dbg !63
  %228 = add nsw i64 %227, 0, !dbg !63
  %229 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 0, !dbg !63
  %230 = load ptr, ptr %229, align 8, !dbg !63
  %231 = getelementptr i8, ptr %230, i64 %228, !dbg !63
  %232 = load double, ptr %231, align 8, !dbg !63
  %233 = call contract double @llvm.sqrt.f64(double %232), !dbg !63
  %234 = load i64, ptr %13, align 8, !dbg !63
  %235 = add i64 %234, 1, !dbg !63
  store i64 %235, ptr %13, align 8, !dbg !63
  %236 = sub nsw i64 %234, 1, !dbg !63
  %237 = mul nsw i64 %236, 1, !dbg !63
  %238 = mul nsw i64 %237, 1, !dbg !63
  %239 = add nsw i64 %238, 0, !dbg !63
  %240 = mul nsw i64 1, %204, !dbg !63
  %241 = getelementptr double, ptr %208, i64 %239, !dbg !63
  store double %233, ptr %241, align 8, !dbg !63
  br label %242, !dbg !59

242:                                              ; preds = %222, %213
  %243 = add nsw i64 %210, 1, !dbg !59
  %244 = sub i64 %211, 1, !dbg !59
  br label %209, !dbg !59

245:                                              ; preds = %209
  store i64 1, ptr %13, align 8, !dbg !63
  br label %246, !dbg !59

246:                                              ; preds = %278, %245
  %247 = phi i64 [ %279, %278 ], [ 1, %245 ], !dbg !59
  %248 = phi i64 [ %280, %278 ], [ %39, %245 ], !dbg !59
  %249 = icmp sgt i64 %248, 0, !dbg !59
  br i1 %249, label %250, label %281, !dbg !59

250:                                              ; preds = %246
  %251 = sub nsw i64 %247, 1, !dbg !59
  %252 = mul nsw i64 %251, 1, !dbg !59
  %253 = mul nsw i64 %252, 1, !dbg !59
  %254 = add nsw i64 %253, 0, !dbg !59
  %255 = mul nsw i64 1, %39, !dbg !59
  %256 = getelementptr i32, ptr %150, i64 %254, !dbg !59
  %257 = load i32, ptr %256, align 4, !dbg !59
  %258 = icmp ne i32 %257, 0, !dbg !59
  br i1 %258, label %278, label %259, !dbg !59

259:                                              ; preds = %250
  %260 = load i64, ptr %13, align 8, !dbg !63
  %261 = add i64 %260, 1, !dbg !63
  store i64 %261, ptr %13, align 8, !dbg !63
  %262 = sub nsw i64 %260, 1, !dbg !63
  %263 = mul nsw i64 %262, 1, !dbg !63
  %264 = mul nsw i64 %263, 1, !dbg !63
  %265 = add nsw i64 %264, 0, !dbg !63
  %266 = mul nsw i64 1, %204, !dbg !63
  %267 = getelementptr double, ptr %208, i64 %265, !dbg !63
  %268 = load double, ptr %267, align 8, !dbg !63
  %269 = sub nsw i64 %247, 1, !dbg !63
  %270 = mul nsw i64 %269, 1, !dbg !63
  %271 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 7, i32 0, i32 2, !dbg !63
  %272 = load i64, ptr %271, align 8, !dbg !63
  %273 = mul nsw i64 %270, %272, !dbg !63
  %274 = add nsw i64 %273, 0, !dbg !63
  %275 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 0, !dbg !63
  %276 = load ptr, ptr %275, align 8, !dbg !63
  %277 = getelementptr i8, ptr %276, i64 %274, !dbg !63
  store double %268, ptr %277, align 8, !dbg !63
  br label %278, !dbg !59

278:                                              ; preds = %259, %250
  %279 = add nsw i64 %247, 1, !dbg !59
  %280 = sub i64 %248, 1, !dbg !59
  br label %246, !dbg !59

281:                                              ; preds = %246
  call void @free(ptr %150), !dbg !59
  call void @free(ptr %208), !dbg !59
  call void @llvm.memcpy.p0.p0.i32(ptr %5, ptr %12, i32 48, i1 false), !dbg !58
  %282 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %5, i32 0, i32 0, !dbg !58
  %283 = load ptr, ptr %282, align 8, !dbg !58
  call void @free(ptr %283), !dbg !58
  call void @llvm.memcpy.p0.p0.i32(ptr %12, ptr %11, i32 48, i1 false), !dbg !58
  call void @llvm.memcpy.p0.p0.i32(ptr %4, ptr %12, i32 48, i1 false), !dbg !57
  %284 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %4, i32 0, i32 0, !dbg !57
  %285 = load ptr, ptr %284, align 8, !dbg !57
  %286 = ptrtoint ptr %285 to i64, !dbg !57
  %287 = icmp ne i64 %286, 0, !dbg !57
  br i1 %287, label %288, label %291, !dbg !57

288:                                              ; preds = %281
  call void @llvm.memcpy.p0.p0.i32(ptr %3, ptr %12, i32 48, i1 false), !dbg !57
  %289 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %3, i32 0, i32 0, !dbg !57
  %290 = load ptr, ptr %289, align 8, !dbg !57
  call void @free(ptr %290), !dbg !57
  call void @llvm.memcpy.p0.p0.i32(ptr %12, ptr %11, i32 48, i1 false), !dbg !57
  br label %291, !dbg !57

291:                                              ; preds = %288, %281
  ret void, !dbg !78
}

define { double, double } @_QMarraysPsummary(ptr noalias %0) #0 !dbg !79 {
  %2 = alloca { double, double }, i64 1, align 8, !dbg !85
  %3 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8, !dbg !86
  %4 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8, !dbg !87
  %5 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8, !dbg !87
  %6 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8, !dbg !88
  %7 = alloca { double, double }, i64 1, align 8, !dbg !89
    #dbg_declare(ptr %7, !90, !DIExpression(), !89)
    #dbg_declare(ptr %0, !91, !DIExpression(), !85)
  %8 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 6, !dbg !88
  %9 = load i8, ptr %8, align 1, !dbg !88
  %10 = and i8 %9, -2, !dbg !88
  %11 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 undef, [1 x [3 x i64]] undef }, i8 %10, 6, !dbg !88
  %12 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 7, i32 0, i32 0, !dbg !88
  %13 = load i64, ptr %12, align 8, !dbg !88
  %14 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 7, i32 0, i32 1, !dbg !88
  %15 = load i64, ptr %14, align 8, !dbg !88
  %16 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 7, i32 0, i32 2, !dbg !88
  %17 = load i64, ptr %16, align 8, !dbg !88
  %18 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 0, !dbg !88
  %19 = load ptr, ptr %18, align 8, !dbg !88
  %20 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %11, i64 1, 7, 0, 0, !dbg !88
  %21 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %20, i64 %15, 7, 0, 1, !dbg !88
  %22 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %21, i64 %17, 7, 0, 2, !dbg !88
  %23 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %22, ptr %19, 0, !dbg !88
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %23, ptr %6, align 8, !dbg !88
  %24 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %6, i32 0, i32 7, i64 0, i32 0, !dbg !87
  %25 = load i64, ptr %24, align 8, !dbg !87
  %26 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %6, i32 0, i32 7, i64 0, i32 1, !dbg !87
  %27 = load i64, ptr %26, align 8, !dbg !87
  %28 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %6, i32 0, i32 7, i64 0, i32 2, !dbg !87
  %29 = load i64, ptr %28, align 8, !dbg !87
  %30 = mul i64 4, %27, !dbg !87
  %31 = icmp sgt i64 %30, 0, !dbg !87
  %32 = select i1 %31, i64 %30, i64 1, !dbg !87
  %33 = call ptr @malloc(i64 %32), !dbg !87
  br label %34, !dbg !87

34:                                               ; preds = %38, %1
  %35 = phi i64 [ %57, %38 ], [ 1, %1 ], !dbg !87
  %36 = phi i64 [ %58, %38 ], [ %27, %1 ], !dbg !87
  %37 = icmp sgt i64 %36, 0, !dbg !87
  br i1 %37, label %38, label %59, !dbg !87

38:                                               ; preds = %34
  %39 = sub nsw i64 %35, 1, !dbg !87
  %40 = mul nsw i64 %39, 1, !dbg !87
  %41 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 7, i32 0, i32 2, !dbg !87
  %42 = load i64, ptr %41, align 8, !dbg !87
  %43 = mul nsw i64 %40, %42, !dbg !87
  %44 = add nsw i64 %43, 0, !dbg !87
  %45 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 0, !dbg !87
  %46 = load ptr, ptr %45, align 8, !dbg !87
  %47 = getelementptr i8, ptr %46, i64 %44, !dbg !87
  %48 = load double, ptr %47, align 8, !dbg !87
  %49 = fcmp contract ogt double %48, 0.000000e+00, !dbg !87
  %50 = zext i1 %49 to i32, !dbg !87
  %51 = sub nsw i64 %35, 1, !dbg !87
  %52 = mul nsw i64 %51, 1, !dbg !87
  %53 = mul nsw i64 %52, 1, !dbg !87
  %54 = add nsw i64 %53, 0, !dbg !87
  %55 = mul nsw i64 1, %27, !dbg !87
  %56 = getelementptr i32, ptr %33, i64 %54, !dbg !87
  store i32 %50, ptr %56, align 4, !dbg !87
  %57 = add nsw i64 %35, 1, !dbg !87
  %58 = sub i64 %36, 1, !dbg !87
  br label %34, !dbg !87

59:                                               ; preds = %34
  %60 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 4, i32 20240719, i8 1, i8 14, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %27, 7, 0, 1, !dbg !87
  %61 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %60, i64 4, 7, 0, 2, !dbg !87
  %62 = mul i64 4, %27, !dbg !87
  %63 = mul i64 1, %27, !dbg !87
  %64 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %61, ptr %33, 0, !dbg !87
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %64, ptr %5, align 8, !dbg !87
  %65 = call contract double @_FortranASumReal8(ptr %6, ptr @_QQclXd246c9569ac8626c28a3c48af325a823, i32 41, i32 0, ptr %5), !dbg !87
  call void @free(ptr %33), !dbg !87
  %66 = mul i64 8, %27, !dbg !87
  %67 = icmp sgt i64 %66, 0, !dbg !87
  %68 = select i1 %67, i64 %66, i64 1, !dbg !87
  %69 = call ptr @malloc(i64 %68), !dbg !87
  br label %70, !dbg !87

70:                                               ; preds = %74, %59
  %71 = phi i64 [ %92, %74 ], [ 1, %59 ], !dbg !87
  %72 = phi i64 [ %93, %74 ], [ %27, %59 ], !dbg !87
  %73 = icmp sgt i64 %72, 0, !dbg !87
  br i1 %73, label %74, label %94, !dbg !87

74:                                               ; preds = %70
  %75 = sub nsw i64 %71, 1, !dbg !87
  %76 = mul nsw i64 %75, 1, !dbg !87
  %77 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 7, i32 0, i32 2, !dbg !87
  %78 = load i64, ptr %77, align 8, !dbg !87
  %79 = mul nsw i64 %76, %78, !dbg !87
  %80 = add nsw i64 %79, 0, !dbg !87
  %81 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 0, !dbg !87
  %82 = load ptr, ptr %81, align 8, !dbg !87
  %83 = getelementptr i8, ptr %82, i64 %80, !dbg !87
  %84 = load double, ptr %83, align 8, !dbg !87
  %85 = call contract double @llvm.fabs.f64(double %84), !dbg !87
  %86 = sub nsw i64 %71, 1, !dbg !87
  %87 = mul nsw i64 %86, 1, !dbg !87
  %88 = mul nsw i64 %87, 1, !dbg !87
  %89 = add nsw i64 %88, 0, !dbg !87
  %90 = mul nsw i64 1, %27, !dbg !87
  %91 = getelementptr double, ptr %69, i64 %89, !dbg !87
  store double %85, ptr %91, align 8, !dbg !87
  %92 = add nsw i64 %71, 1, !dbg !87
  %93 = sub i64 %72, 1, !dbg !87
  br label %70, !dbg !87

94:                                               ; preds = %70
  %95 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 8, i32 20240719, i8 1, i8 28, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %27, 7, 0, 1, !dbg !87
  %96 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %95, i64 8, 7, 0, 2, !dbg !87
  %97 = mul i64 8, %27, !dbg !87
  %98 = mul i64 1, %27, !dbg !87
  %99 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %96, ptr %69, 0, !dbg !87
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %99, ptr %4, align 8, !dbg !87
  %100 = call contract double @_FortranAMaxvalReal8(ptr %4, ptr @_QQclXd246c9569ac8626c28a3c48af325a823, i32 41, i32 0, ptr null), !dbg !87
  call void @free(ptr %69), !dbg !87
  %101 = insertvalue { double, double } undef, double %65, 0, !dbg !87
  %102 = insertvalue { double, double } %101, double %100, 1, !dbg !87
  store { double, double } %102, ptr %7, align 8, !dbg !87
  %103 = mul i64 4, %27, !dbg !86
  %104 = icmp sgt i64 %103, 0, !dbg !86
  %105 = select i1 %104, i64 %103, i64 1, !dbg !86
  %106 = call ptr @malloc(i64 %105), !dbg !86
  br label %107, !dbg !86

107:                                              ; preds = %111, %94
  %108 = phi i64 [ %130, %111 ], [ 1, %94 ], !dbg !86
  %109 = phi i64 [ %131, %111 ], [ %27, %94 ], !dbg !86
  %110 = icmp sgt i64 %109, 0, !dbg !86
  br i1 %110, label %111, label %132, !dbg !86

111:                                              ; preds = %107
  %112 = sub nsw i64 %108, 1, !dbg !86
  %113 = mul nsw i64 %112, 1, !dbg !86
  %114 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 7, i32 0, i32 2, !dbg !86
  %115 = load i64, ptr %114, align 8, !dbg !86
  %116 = mul nsw i64 %113, %115, !dbg !86
  %117 = add nsw i64 %116, 0, !dbg !86
  %118 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 0, !dbg !86
  %119 = load ptr, ptr %118, align 8, !dbg !86
  %120 = getelementptr i8, ptr %119, i64 %117, !dbg !86
  %121 = load double, ptr %120, align 8, !dbg !86
  %122 = fcmp contract une double %121, %121, !dbg !86
  %123 = zext i1 %122 to i32, !dbg !86
  %124 = sub nsw i64 %108, 1, !dbg !86
  %125 = mul nsw i64 %124, 1, !dbg !86
  %126 = mul nsw i64 %125, 1, !dbg !86
  %127 = add nsw i64 %126, 0, !dbg !86
  %128 = mul nsw i64 1, %27, !dbg !86
  %129 = getelementptr i32, ptr %106, i64 %127, !dbg !86
  store i32 %123, ptr %129, align 4, !dbg !86
  %130 = add nsw i64 %108, 1, !dbg !86
  %131 = sub i64 %109, 1, !dbg !86
  br label %107, !dbg !86

132:                                              ; preds = %107
  %133 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 4, i32 20240719, i8 1, i8 14, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 undef, i64 undef]] }, i64 %27, 7, 0, 1, !dbg !86
  %134 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %133, i64 4, 7, 0, 2, !dbg !86
  %135 = mul i64 4, %27, !dbg !86
  %136 = mul i64 1, %27, !dbg !86
  %137 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %134, ptr %106, 0, !dbg !86
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %137, ptr %3, align 8, !dbg !86
  %138 = call i1 @_FortranAAny(ptr %3, ptr @_QQclXd246c9569ac8626c28a3c48af325a823, i32 42, i32 1), !dbg !86
  call void @free(ptr %106), !dbg !86
  br i1 %138, label %139, label %144, !dbg !86

139:                                              ; preds = %132
  %140 = load { double, double }, ptr %7, align 8, !dbg !92
  %141 = extractvalue { double, double } %140, 1, !dbg !92
  %142 = fneg contract double %141, !dbg !92
  %143 = insertvalue { double, double } %140, double %142, 1, !dbg !92
  store { double, double } %143, ptr %7, align 8, !dbg !92
  br label %144, !dbg !86

144:                                              ; preds = %139, %132
  %145 = load { double, double }, ptr %7, align 8, !dbg !93
  store { double, double } %145, ptr %2, align 8, !dbg !85
  %146 = load { double, double }, ptr %2, align 8, !dbg !85
  ret { double, double } %146, !dbg !85
}

declare !dbg !94 void @_FortranAAllocatableSetBounds(ptr, i32, i64, i64) #1

declare !dbg !98 i32 @_FortranAAllocatableAllocateSource(ptr, ptr, i1 zeroext, ptr, ptr, i32) #1

declare !dbg !103 zeroext i1 @_FortranAAny(ptr, ptr, i32, i32) #1

declare !dbg !106 double @_FortranAMaxvalReal8(ptr, ptr, i32, i32, ptr) #1

declare !dbg !109 double @_FortranASumReal8(ptr, ptr, i32, i32, ptr) #1

declare !dbg !110 void @_FortranAAssign(ptr, ptr, ptr, i32) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

attributes #0 = { "frame-pointer"="all" "target-cpu"="x86-64" }
attributes #1 = { "frame-pointer"="all" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.ident = !{!2}
!llvm.module.flags = !{!3, !4, !5}

!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, producer: "Debian flang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "arrays.f90", directory: "/tmp/palindrome-corpus")
!2 = !{!"Debian flang version 22.1.8"}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 8, !"PIC Level", i32 2}
!5 = !{i32 7, !"PIE Level", i32 2}
!6 = distinct !DISubprogram(name: "matrix_product", linkageName: "_QMarraysPmatrix_product", scope: !7, file: !1, line: 6, type: !8, scopeLine: 6, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!7 = !DIModule(scope: !0, name: "arrays", file: !1, line: 5)
!8 = !DISubroutineType(cc: DW_CC_normal, types: !9)
!9 = !{null, !10, !14, !14}
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, elements: !12)
!11 = !DIBasicType(name: "real(kind=8)", size: 64, encoding: DW_ATE_float)
!12 = !{!13, !13}
!13 = !DISubrange()
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, elements: !15, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref))
!15 = !{!16, !17}
!16 = !DISubrange(count: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 32, DW_OP_deref), stride: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 40, DW_OP_deref))
!17 = !DISubrange(count: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 56, DW_OP_deref), stride: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 64, DW_OP_deref))
!18 = !{!19}
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !6, entity: !7, file: !1, line: 1)
!20 = !DILocation(line: 10, column: 5, scope: !6)
!21 = !DILocation(line: 9, column: 22, scope: !6)
!22 = !DILocation(line: 9, column: 19, scope: !6)
!23 = !DILocation(line: 9, column: 16, scope: !6)
!24 = !DILocation(line: 7, column: 38, scope: !6)
!25 = !DILocation(line: 7, column: 29, scope: !6)
!26 = !DILocalVariable(name: "a", arg: 1, scope: !6, file: !1, line: 7, type: !14)
!27 = !DILocation(line: 6, column: 3, scope: !6)
!28 = !DILocalVariable(name: "b", arg: 2, scope: !6, file: !1, line: 7, type: !14)
!29 = !DILocalVariable(name: "i", scope: !6, file: !1, line: 9, type: !30)
!30 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "j", scope: !6, file: !1, line: 9, type: !30)
!32 = !DILocalVariable(name: "k", scope: !6, file: !1, line: 9, type: !30)
!33 = !DILocation(line: 8, column: 17, scope: !6)
!34 = !DILocalVariable(name: "._QMarraysFmatrix_productEc1", scope: !6, file: !1, type: !35, flags: DIFlagArtificial)
!35 = !DIBasicType(name: "integer(kind=8)", size: 64, encoding: DW_ATE_signed)
!36 = !DILocalVariable(name: "._QMarraysFmatrix_productEc2", scope: !6, file: !1, type: !35, flags: DIFlagArtificial)
!37 = !DILocalVariable(name: "c", scope: !6, file: !1, line: 8, type: !38)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, elements: !39)
!39 = !{!40, !41}
!40 = !DISubrange(count: !34)
!41 = !DISubrange(count: !36)
!42 = !DILocation(line: 0, scope: !6)
!43 = !DILocation(line: 11, column: 5, scope: !6)
!44 = !DILocation(line: 12, column: 7, scope: !6)
!45 = !DILocation(line: 13, column: 9, scope: !6)
!46 = !DILocation(line: 14, column: 11, scope: !6)
!47 = !DILocation(line: 15, column: 9, scope: !6)
!48 = !DILocation(line: 16, column: 7, scope: !6)
!49 = !DILocation(line: 18, column: 3, scope: !6)
!50 = distinct !DISubprogram(name: "smooth", linkageName: "_QMarraysPsmooth", scope: !7, file: !1, line: 20, type: !51, scopeLine: 20, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !55)
!51 = !DISubroutineType(cc: DW_CC_normal, types: !52)
!52 = !{null, !53, !11}
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, elements: !54, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref))
!54 = !{!16}
!55 = !{!56}
!56 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !50, entity: !7, file: !1, line: 1)
!57 = !DILocation(line: 20, column: 3, scope: !50)
!58 = !DILocation(line: 35, column: 5, scope: !50)
!59 = !DILocation(line: 28, column: 5, scope: !50)
!60 = !DILocation(line: 23, column: 17, scope: !50)
!61 = !DILocation(line: 21, column: 32, scope: !50)
!62 = !DILocation(line: 24, column: 30, scope: !50)
!63 = !DILocation(line: 33, column: 7, scope: !50)
!64 = !DILocalVariable(name: "copy", scope: !50, file: !1, line: 24, type: !65)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, elements: !66, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), allocated: !DIExpression(DW_OP_push_object_address, DW_OP_deref, DW_OP_lit0, DW_OP_ne))
!66 = !{!67}
!67 = !DISubrange(count: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 32, DW_OP_deref), lowerBound: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 24, DW_OP_deref), stride: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 40, DW_OP_deref))
!68 = !DILocalVariable(name: "values", arg: 1, scope: !50, file: !1, line: 21, type: !53)
!69 = !DILocalVariable(name: "w", scope: !50, file: !1, line: 23, type: !11)
!70 = !DILocalVariable(name: "weight", arg: 2, scope: !50, file: !1, line: 22, type: !11)
!71 = !DILocation(line: 25, column: 5, scope: !50)
!72 = !DILocation(line: 26, column: 5, scope: !50)
!73 = !DILocation(line: 26, column: 26, scope: !50)
!74 = !DILocation(line: 27, column: 5, scope: !50)
!75 = !DILocation(line: 0, scope: !50)
!76 = !DILocation(line: 30, column: 5, scope: !50)
!77 = !DILocation(line: 31, column: 7, scope: !50)
!78 = !DILocation(line: 36, column: 3, scope: !50)
!79 = distinct !DISubprogram(name: "summary", linkageName: "_QMarraysPsummary", scope: !7, file: !1, line: 38, type: !80, scopeLine: 38, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !83)
!80 = !DISubroutineType(cc: DW_CC_normal, types: !81)
!81 = !{!82, !53}
!82 = !DIBasicType(name: "complex(kind=8)", size: 128, encoding: DW_ATE_complex_float)
!83 = !{!84}
!84 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !79, entity: !7, file: !1, line: 1)
!85 = !DILocation(line: 38, column: 3, scope: !79)
!86 = !DILocation(line: 42, column: 5, scope: !79)
!87 = !DILocation(line: 41, column: 5, scope: !79)
!88 = !DILocation(line: 39, column: 29, scope: !79)
!89 = !DILocation(line: 40, column: 20, scope: !79)
!90 = !DILocalVariable(name: "total", scope: !79, file: !1, line: 40, type: !82)
!91 = !DILocalVariable(name: "values", arg: 1, scope: !79, file: !1, line: 39, type: !53)
!92 = !DILocation(line: 42, column: 32, scope: !79)
!93 = !DILocation(line: 43, column: 3, scope: !79)
!94 = !DISubprogram(name: "_FortranAAllocatableSetBounds", linkageName: "_FortranAAllocatableSetBounds", scope: !1, file: !1, line: 27, type: !95, scopeLine: 27, spFlags: 0)
!95 = !DISubroutineType(cc: DW_CC_normal, types: !96)
!96 = !{null, !97, !30, !35, !35}
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!98 = !DISubprogram(name: "_FortranAAllocatableAllocateSource", linkageName: "_FortranAAllocatableAllocateSource", scope: !1, file: !1, line: 27, type: !99, scopeLine: 27, spFlags: 0)
!99 = !DISubroutineType(cc: DW_CC_normal, types: !100)
!100 = !{!30, !97, !97, !101, !97, !102, !30}
!101 = !DIBasicType(name: "integer(kind=0)", size: 1, encoding: DW_ATE_signed)
!102 = !DIBasicType(name: "integer(kind=1)", size: 8, encoding: DW_ATE_signed)
!103 = !DISubprogram(name: "_FortranAAny", linkageName: "_FortranAAny", scope: !1, file: !1, line: 42, type: !104, scopeLine: 42, spFlags: 0)
!104 = !DISubroutineType(cc: DW_CC_normal, types: !105)
!105 = !{!101, !97, !102, !30, !30}
!106 = !DISubprogram(name: "_FortranAMaxvalReal8", linkageName: "_FortranAMaxvalReal8", scope: !1, file: !1, line: 41, type: !107, scopeLine: 41, spFlags: 0)
!107 = !DISubroutineType(cc: DW_CC_normal, types: !108)
!108 = !{!11, !97, !102, !30, !30, !97}
!109 = !DISubprogram(name: "_FortranASumReal8", linkageName: "_FortranASumReal8", scope: !1, file: !1, line: 41, type: !107, scopeLine: 41, spFlags: 0)
!110 = !DISubprogram(name: "_FortranAAssign", linkageName: "_FortranAAssign", scope: !1, file: !1, line: 10, type: !111, scopeLine: 10, spFlags: 0)
!111 = !DISubroutineType(cc: DW_CC_normal, types: !112)
!112 = !{null, !97, !97, !102, !30}
