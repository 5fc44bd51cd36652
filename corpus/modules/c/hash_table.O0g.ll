; ModuleID = 'c/hash_table.c'
source_filename = "c/hash_table.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.entry = type { ptr, i64, i32, [0 x i8] }
%struct.table = type { ptr, i64, i64 }

@.str = private unnamed_addr constant [12 x i8] c"removed %d\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [10 x i8] c"%-10s %d\0A\00", align 1, !dbg !7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @table_add(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 !dbg !24 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca %struct.entry, align 8
  store ptr %0, ptr %5, align 8
    #dbg_declare(ptr %5, !55, !DIExpression(), !56)
  store ptr %1, ptr %6, align 8
    #dbg_declare(ptr %6, !57, !DIExpression(), !58)
  store i32 %2, ptr %7, align 4
    #dbg_declare(ptr %7, !59, !DIExpression(), !60)
  %13 = load ptr, ptr %5, align 8, !dbg !61
  %14 = getelementptr inbounds nuw %struct.table, ptr %13, i32 0, i32 2, !dbg !63
  %15 = load i64, ptr %14, align 8, !dbg !63
  %16 = load ptr, ptr %5, align 8, !dbg !64
  %17 = getelementptr inbounds nuw %struct.table, ptr %16, i32 0, i32 1, !dbg !65
  %18 = load i64, ptr %17, align 8, !dbg !65
  %19 = icmp uge i64 %15, %18, !dbg !66
  br i1 %19, label %20, label %25, !dbg !67

20:                                               ; preds = %3
  %21 = load ptr, ptr %5, align 8, !dbg !68
  %22 = call i32 @grow(ptr noundef %21), !dbg !69
  %23 = icmp ne i32 %22, 0, !dbg !70
  br i1 %23, label %24, label %25, !dbg !67

24:                                               ; preds = %20
  store i32 -1, ptr %4, align 4, !dbg !71
  br label %70, !dbg !71

25:                                               ; preds = %20, %3
    #dbg_declare(ptr %8, !72, !DIExpression(), !73)
  %26 = load ptr, ptr %6, align 8, !dbg !74
  %27 = call i64 @hash_of(ptr noundef %26), !dbg !75
  store i64 %27, ptr %8, align 8, !dbg !73
    #dbg_declare(ptr %9, !76, !DIExpression(), !77)
  %28 = load ptr, ptr %5, align 8, !dbg !78
  %29 = load ptr, ptr %6, align 8, !dbg !79
  %30 = load i64, ptr %8, align 8, !dbg !80
  %31 = call ptr @find(ptr noundef %28, ptr noundef %29, i64 noundef %30), !dbg !81
  store ptr %31, ptr %9, align 8, !dbg !77
  %32 = load ptr, ptr %9, align 8, !dbg !82
  %33 = load ptr, ptr %32, align 8, !dbg !84
  %34 = icmp ne ptr %33, null, !dbg !84
  br i1 %34, label %63, label %35, !dbg !85

35:                                               ; preds = %25
    #dbg_declare(ptr %10, !86, !DIExpression(), !88)
  %36 = load ptr, ptr %6, align 8, !dbg !89
  %37 = call i64 @strlen(ptr noundef %36) #8, !dbg !90
  %38 = add i64 %37, 1, !dbg !91
  store i64 %38, ptr %10, align 8, !dbg !88
    #dbg_declare(ptr %11, !92, !DIExpression(), !93)
  %39 = load i64, ptr %10, align 8, !dbg !94
  %40 = add i64 24, %39, !dbg !95
  %41 = call noalias ptr @malloc(i64 noundef %40) #9, !dbg !96
  store ptr %41, ptr %11, align 8, !dbg !93
  %42 = load ptr, ptr %11, align 8, !dbg !97
  %43 = icmp ne ptr %42, null, !dbg !97
  br i1 %43, label %45, label %44, !dbg !99

44:                                               ; preds = %35
  store i32 -1, ptr %4, align 4, !dbg !100
  br label %70, !dbg !100

45:                                               ; preds = %35
  %46 = load ptr, ptr %11, align 8, !dbg !101
  %47 = getelementptr inbounds nuw %struct.entry, ptr %12, i32 0, i32 0, !dbg !102
  store ptr null, ptr %47, align 8, !dbg !102
  %48 = getelementptr inbounds nuw %struct.entry, ptr %12, i32 0, i32 1, !dbg !102
  %49 = load i64, ptr %8, align 8, !dbg !103
  store i64 %49, ptr %48, align 8, !dbg !102
  %50 = getelementptr inbounds nuw %struct.entry, ptr %12, i32 0, i32 2, !dbg !102
  store i32 0, ptr %50, align 8, !dbg !102
  %51 = getelementptr i8, ptr %12, i64 20, !dbg !102
  call void @llvm.memset.p0.i64(ptr align 4 %51, i8 0, i64 4, i1 false), !dbg !102
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %12, i64 24, i1 false), !dbg !104
  %52 = load ptr, ptr %11, align 8, !dbg !105
  %53 = getelementptr inbounds nuw %struct.entry, ptr %52, i32 0, i32 3, !dbg !106
  %54 = getelementptr inbounds [0 x i8], ptr %53, i64 0, i64 0, !dbg !107
  %55 = load ptr, ptr %6, align 8, !dbg !108
  %56 = load i64, ptr %10, align 8, !dbg !109
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %54, ptr align 1 %55, i64 %56, i1 false), !dbg !107
  %57 = load ptr, ptr %11, align 8, !dbg !110
  %58 = load ptr, ptr %9, align 8, !dbg !111
  store ptr %57, ptr %58, align 8, !dbg !112
  %59 = load ptr, ptr %5, align 8, !dbg !113
  %60 = getelementptr inbounds nuw %struct.table, ptr %59, i32 0, i32 2, !dbg !114
  %61 = load i64, ptr %60, align 8, !dbg !115
  %62 = add i64 %61, 1, !dbg !115
  store i64 %62, ptr %60, align 8, !dbg !115
  br label %63, !dbg !116

63:                                               ; preds = %45, %25
  %64 = load i32, ptr %7, align 4, !dbg !117
  %65 = load ptr, ptr %9, align 8, !dbg !118
  %66 = load ptr, ptr %65, align 8, !dbg !119
  %67 = getelementptr inbounds nuw %struct.entry, ptr %66, i32 0, i32 2, !dbg !120
  %68 = load i32, ptr %67, align 8, !dbg !121
  %69 = add nsw i32 %68, %64, !dbg !121
  store i32 %69, ptr %67, align 8, !dbg !121
  store i32 %69, ptr %4, align 4, !dbg !122
  br label %70, !dbg !122

70:                                               ; preds = %63, %44, %24
  %71 = load i32, ptr %4, align 4, !dbg !123
  ret i32 %71, !dbg !123
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @grow(ptr noundef %0) #0 !dbg !124 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !127, !DIExpression(), !128)
    #dbg_declare(ptr %4, !129, !DIExpression(), !130)
  %9 = load ptr, ptr %3, align 8, !dbg !131
  %10 = getelementptr inbounds nuw %struct.table, ptr %9, i32 0, i32 1, !dbg !132
  %11 = load i64, ptr %10, align 8, !dbg !132
  %12 = icmp ne i64 %11, 0, !dbg !131
  br i1 %12, label %13, label %18, !dbg !131

13:                                               ; preds = %1
  %14 = load ptr, ptr %3, align 8, !dbg !133
  %15 = getelementptr inbounds nuw %struct.table, ptr %14, i32 0, i32 1, !dbg !134
  %16 = load i64, ptr %15, align 8, !dbg !134
  %17 = mul i64 %16, 2, !dbg !135
  br label %19, !dbg !131

18:                                               ; preds = %1
  br label %19, !dbg !131

19:                                               ; preds = %18, %13
  %20 = phi i64 [ %17, %13 ], [ 8, %18 ], !dbg !131
  store i64 %20, ptr %4, align 8, !dbg !130
    #dbg_declare(ptr %5, !136, !DIExpression(), !137)
  %21 = load i64, ptr %4, align 8, !dbg !138
  %22 = call noalias ptr @calloc(i64 noundef %21, i64 noundef 8) #10, !dbg !139
  store ptr %22, ptr %5, align 8, !dbg !137
  %23 = load ptr, ptr %5, align 8, !dbg !140
  %24 = icmp ne ptr %23, null, !dbg !140
  br i1 %24, label %26, label %25, !dbg !142

25:                                               ; preds = %19
  store i32 -1, ptr %2, align 4, !dbg !143
  br label %83, !dbg !143

26:                                               ; preds = %19
    #dbg_declare(ptr %6, !144, !DIExpression(), !146)
  store i64 0, ptr %6, align 8, !dbg !146
  br label %27, !dbg !147

27:                                               ; preds = %70, %26
  %28 = load i64, ptr %6, align 8, !dbg !148
  %29 = load ptr, ptr %3, align 8, !dbg !150
  %30 = getelementptr inbounds nuw %struct.table, ptr %29, i32 0, i32 1, !dbg !151
  %31 = load i64, ptr %30, align 8, !dbg !151
  %32 = icmp ult i64 %28, %31, !dbg !152
  br i1 %32, label %33, label %73, !dbg !153

33:                                               ; preds = %27
    #dbg_declare(ptr %7, !154, !DIExpression(), !156)
  %34 = load ptr, ptr %3, align 8, !dbg !157
  %35 = getelementptr inbounds nuw %struct.table, ptr %34, i32 0, i32 0, !dbg !158
  %36 = load ptr, ptr %35, align 8, !dbg !158
  %37 = load i64, ptr %6, align 8, !dbg !159
  %38 = getelementptr inbounds nuw ptr, ptr %36, i64 %37, !dbg !157
  %39 = load ptr, ptr %38, align 8, !dbg !157
  store ptr %39, ptr %7, align 8, !dbg !156
    #dbg_declare(ptr %8, !160, !DIExpression(), !161)
  br label %40, !dbg !162

40:                                               ; preds = %67, %33
  %41 = load ptr, ptr %7, align 8, !dbg !163
  %42 = icmp ne ptr %41, null, !dbg !165
  br i1 %42, label %43, label %69, !dbg !165

43:                                               ; preds = %40
  %44 = load ptr, ptr %7, align 8, !dbg !166
  %45 = getelementptr inbounds nuw %struct.entry, ptr %44, i32 0, i32 0, !dbg !168
  %46 = load ptr, ptr %45, align 8, !dbg !168
  store ptr %46, ptr %8, align 8, !dbg !169
  %47 = load ptr, ptr %5, align 8, !dbg !170
  %48 = load ptr, ptr %7, align 8, !dbg !171
  %49 = getelementptr inbounds nuw %struct.entry, ptr %48, i32 0, i32 1, !dbg !172
  %50 = load i64, ptr %49, align 8, !dbg !172
  %51 = load i64, ptr %4, align 8, !dbg !173
  %52 = sub i64 %51, 1, !dbg !174
  %53 = and i64 %50, %52, !dbg !175
  %54 = getelementptr inbounds nuw ptr, ptr %47, i64 %53, !dbg !170
  %55 = load ptr, ptr %54, align 8, !dbg !170
  %56 = load ptr, ptr %7, align 8, !dbg !176
  %57 = getelementptr inbounds nuw %struct.entry, ptr %56, i32 0, i32 0, !dbg !177
  store ptr %55, ptr %57, align 8, !dbg !178
  %58 = load ptr, ptr %7, align 8, !dbg !179
  %59 = load ptr, ptr %5, align 8, !dbg !180
  %60 = load ptr, ptr %7, align 8, !dbg !181
  %61 = getelementptr inbounds nuw %struct.entry, ptr %60, i32 0, i32 1, !dbg !182
  %62 = load i64, ptr %61, align 8, !dbg !182
  %63 = load i64, ptr %4, align 8, !dbg !183
  %64 = sub i64 %63, 1, !dbg !184
  %65 = and i64 %62, %64, !dbg !185
  %66 = getelementptr inbounds nuw ptr, ptr %59, i64 %65, !dbg !180
  store ptr %58, ptr %66, align 8, !dbg !186
  br label %67, !dbg !187

67:                                               ; preds = %43
  %68 = load ptr, ptr %8, align 8, !dbg !188
  store ptr %68, ptr %7, align 8, !dbg !189
  br label %40, !dbg !190, !llvm.loop !191

69:                                               ; preds = %40
  br label %70, !dbg !192

70:                                               ; preds = %69
  %71 = load i64, ptr %6, align 8, !dbg !194
  %72 = add i64 %71, 1, !dbg !194
  store i64 %72, ptr %6, align 8, !dbg !194
  br label %27, !dbg !195, !llvm.loop !196

73:                                               ; preds = %27
  %74 = load ptr, ptr %3, align 8, !dbg !198
  %75 = getelementptr inbounds nuw %struct.table, ptr %74, i32 0, i32 0, !dbg !199
  %76 = load ptr, ptr %75, align 8, !dbg !199
  call void @free(ptr noundef %76) #11, !dbg !200
  %77 = load ptr, ptr %5, align 8, !dbg !201
  %78 = load ptr, ptr %3, align 8, !dbg !202
  %79 = getelementptr inbounds nuw %struct.table, ptr %78, i32 0, i32 0, !dbg !203
  store ptr %77, ptr %79, align 8, !dbg !204
  %80 = load i64, ptr %4, align 8, !dbg !205
  %81 = load ptr, ptr %3, align 8, !dbg !206
  %82 = getelementptr inbounds nuw %struct.table, ptr %81, i32 0, i32 1, !dbg !207
  store i64 %80, ptr %82, align 8, !dbg !208
  store i32 0, ptr %2, align 4, !dbg !209
  br label %83, !dbg !209

83:                                               ; preds = %73, %25
  %84 = load i32, ptr %2, align 4, !dbg !210
  ret i32 %84, !dbg !210
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @hash_of(ptr noundef %0) #0 !dbg !211 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !214, !DIExpression(), !215)
    #dbg_declare(ptr %3, !216, !DIExpression(), !217)
  store i64 -3750763034362895579, ptr %3, align 8, !dbg !217
  br label %4, !dbg !218

4:                                                ; preds = %15, %1
  %5 = load ptr, ptr %2, align 8, !dbg !219
  %6 = load i8, ptr %5, align 1, !dbg !222
  %7 = icmp ne i8 %6, 0, !dbg !223
  br i1 %7, label %8, label %18, !dbg !223

8:                                                ; preds = %4
  %9 = load i64, ptr %3, align 8, !dbg !224
  %10 = load ptr, ptr %2, align 8, !dbg !225
  %11 = load i8, ptr %10, align 1, !dbg !226
  %12 = zext i8 %11 to i64, !dbg !227
  %13 = xor i64 %9, %12, !dbg !228
  %14 = mul i64 %13, 1099511628211, !dbg !229
  store i64 %14, ptr %3, align 8, !dbg !230
  br label %15, !dbg !231

15:                                               ; preds = %8
  %16 = load ptr, ptr %2, align 8, !dbg !232
  %17 = getelementptr inbounds nuw i8, ptr %16, i32 1, !dbg !232
  store ptr %17, ptr %2, align 8, !dbg !232
  br label %4, !dbg !233, !llvm.loop !234

18:                                               ; preds = %4
  %19 = load i64, ptr %3, align 8, !dbg !236
  ret i64 %19, !dbg !237
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @find(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 !dbg !238 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !241, !DIExpression(), !242)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !243, !DIExpression(), !244)
  store i64 %2, ptr %6, align 8
    #dbg_declare(ptr %6, !245, !DIExpression(), !246)
    #dbg_declare(ptr %7, !247, !DIExpression(), !248)
  %8 = load ptr, ptr %4, align 8, !dbg !249
  %9 = getelementptr inbounds nuw %struct.table, ptr %8, i32 0, i32 0, !dbg !250
  %10 = load ptr, ptr %9, align 8, !dbg !250
  %11 = load i64, ptr %6, align 8, !dbg !251
  %12 = load ptr, ptr %4, align 8, !dbg !252
  %13 = getelementptr inbounds nuw %struct.table, ptr %12, i32 0, i32 1, !dbg !253
  %14 = load i64, ptr %13, align 8, !dbg !253
  %15 = sub i64 %14, 1, !dbg !254
  %16 = and i64 %11, %15, !dbg !255
  %17 = getelementptr inbounds nuw ptr, ptr %10, i64 %16, !dbg !249
  store ptr %17, ptr %7, align 8, !dbg !248
  br label %18, !dbg !256

18:                                               ; preds = %41, %3
  %19 = load ptr, ptr %7, align 8, !dbg !257
  %20 = load ptr, ptr %19, align 8, !dbg !258
  %21 = icmp ne ptr %20, null, !dbg !258
  br i1 %21, label %22, label %39, !dbg !259

22:                                               ; preds = %18
  %23 = load ptr, ptr %7, align 8, !dbg !260
  %24 = load ptr, ptr %23, align 8, !dbg !261
  %25 = getelementptr inbounds nuw %struct.entry, ptr %24, i32 0, i32 1, !dbg !262
  %26 = load i64, ptr %25, align 8, !dbg !262
  %27 = load i64, ptr %6, align 8, !dbg !263
  %28 = icmp ne i64 %26, %27, !dbg !264
  br i1 %28, label %37, label %29, !dbg !265

29:                                               ; preds = %22
  %30 = load ptr, ptr %7, align 8, !dbg !266
  %31 = load ptr, ptr %30, align 8, !dbg !267
  %32 = getelementptr inbounds nuw %struct.entry, ptr %31, i32 0, i32 3, !dbg !268
  %33 = getelementptr inbounds [0 x i8], ptr %32, i64 0, i64 0, !dbg !269
  %34 = load ptr, ptr %5, align 8, !dbg !270
  %35 = call i32 @strcmp(ptr noundef %33, ptr noundef %34) #8, !dbg !271
  %36 = icmp ne i32 %35, 0, !dbg !272
  br label %37, !dbg !265

37:                                               ; preds = %29, %22
  %38 = phi i1 [ true, %22 ], [ %36, %29 ]
  br label %39

39:                                               ; preds = %37, %18
  %40 = phi i1 [ false, %18 ], [ %38, %37 ], !dbg !273
  br i1 %40, label %41, label %45, !dbg !256

41:                                               ; preds = %39
  %42 = load ptr, ptr %7, align 8, !dbg !274
  %43 = load ptr, ptr %42, align 8, !dbg !275
  %44 = getelementptr inbounds nuw %struct.entry, ptr %43, i32 0, i32 0, !dbg !276
  store ptr %44, ptr %7, align 8, !dbg !277
  br label %18, !dbg !256, !llvm.loop !278

45:                                               ; preds = %39
  %46 = load ptr, ptr %7, align 8, !dbg !279
  ret ptr %46, !dbg !280
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @table_remove(ptr noundef %0, ptr noundef %1) #0 !dbg !281 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !284, !DIExpression(), !285)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !286, !DIExpression(), !287)
  %8 = load ptr, ptr %4, align 8, !dbg !288
  %9 = getelementptr inbounds nuw %struct.table, ptr %8, i32 0, i32 1, !dbg !290
  %10 = load i64, ptr %9, align 8, !dbg !290
  %11 = icmp eq i64 %10, 0, !dbg !291
  br i1 %11, label %12, label %13, !dbg !291

12:                                               ; preds = %2
  store i32 0, ptr %3, align 4, !dbg !292
  br label %34, !dbg !292

13:                                               ; preds = %2
    #dbg_declare(ptr %6, !293, !DIExpression(), !294)
  %14 = load ptr, ptr %4, align 8, !dbg !295
  %15 = load ptr, ptr %5, align 8, !dbg !296
  %16 = load ptr, ptr %5, align 8, !dbg !297
  %17 = call i64 @hash_of(ptr noundef %16), !dbg !298
  %18 = call ptr @find(ptr noundef %14, ptr noundef %15, i64 noundef %17), !dbg !299
  store ptr %18, ptr %6, align 8, !dbg !294
    #dbg_declare(ptr %7, !300, !DIExpression(), !301)
  %19 = load ptr, ptr %6, align 8, !dbg !302
  %20 = load ptr, ptr %19, align 8, !dbg !303
  store ptr %20, ptr %7, align 8, !dbg !301
  %21 = load ptr, ptr %7, align 8, !dbg !304
  %22 = icmp ne ptr %21, null, !dbg !304
  br i1 %22, label %24, label %23, !dbg !306

23:                                               ; preds = %13
  store i32 0, ptr %3, align 4, !dbg !307
  br label %34, !dbg !307

24:                                               ; preds = %13
  %25 = load ptr, ptr %7, align 8, !dbg !308
  %26 = getelementptr inbounds nuw %struct.entry, ptr %25, i32 0, i32 0, !dbg !309
  %27 = load ptr, ptr %26, align 8, !dbg !309
  %28 = load ptr, ptr %6, align 8, !dbg !310
  store ptr %27, ptr %28, align 8, !dbg !311
  %29 = load ptr, ptr %7, align 8, !dbg !312
  call void @free(ptr noundef %29) #11, !dbg !313
  %30 = load ptr, ptr %4, align 8, !dbg !314
  %31 = getelementptr inbounds nuw %struct.table, ptr %30, i32 0, i32 2, !dbg !315
  %32 = load i64, ptr %31, align 8, !dbg !316
  %33 = add i64 %32, -1, !dbg !316
  store i64 %33, ptr %31, align 8, !dbg !316
  store i32 1, ptr %3, align 4, !dbg !317
  br label %34, !dbg !317

34:                                               ; preds = %24, %23, %12
  %35 = load i32, ptr %3, align 4, !dbg !318
  ret i32 %35, !dbg !318
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !319 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.table, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !324, !DIExpression(), !325)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !326, !DIExpression(), !327)
    #dbg_declare(ptr %6, !328, !DIExpression(), !329)
  call void @llvm.memset.p0.i64(ptr align 8 %6, i8 0, i64 24, i1 false), !dbg !329
    #dbg_declare(ptr %7, !330, !DIExpression(), !332)
  store i32 1, ptr %7, align 4, !dbg !332
  br label %10, !dbg !333

10:                                               ; preds = %44, %2
  %11 = load i32, ptr %7, align 4, !dbg !334
  %12 = load i32, ptr %4, align 4, !dbg !336
  %13 = icmp slt i32 %11, %12, !dbg !337
  br i1 %13, label %14, label %47, !dbg !338

14:                                               ; preds = %10
  %15 = load ptr, ptr %5, align 8, !dbg !339
  %16 = load i32, ptr %7, align 4, !dbg !341
  %17 = sext i32 %16 to i64, !dbg !339
  %18 = getelementptr inbounds ptr, ptr %15, i64 %17, !dbg !339
  %19 = load ptr, ptr %18, align 8, !dbg !339
  %20 = getelementptr inbounds i8, ptr %19, i64 0, !dbg !339
  %21 = load i8, ptr %20, align 1, !dbg !339
  %22 = sext i8 %21 to i32, !dbg !339
  %23 = icmp eq i32 %22, 45, !dbg !342
  br i1 %23, label %24, label %33, !dbg !342

24:                                               ; preds = %14
  %25 = load ptr, ptr %5, align 8, !dbg !343
  %26 = load i32, ptr %7, align 4, !dbg !344
  %27 = sext i32 %26 to i64, !dbg !343
  %28 = getelementptr inbounds ptr, ptr %25, i64 %27, !dbg !343
  %29 = load ptr, ptr %28, align 8, !dbg !343
  %30 = getelementptr inbounds i8, ptr %29, i64 1, !dbg !345
  %31 = call i32 @table_remove(ptr noundef %6, ptr noundef %30), !dbg !346
  %32 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %31), !dbg !347
  br label %43, !dbg !347

33:                                               ; preds = %14
  %34 = load ptr, ptr %5, align 8, !dbg !348
  %35 = load i32, ptr %7, align 4, !dbg !350
  %36 = sext i32 %35 to i64, !dbg !348
  %37 = getelementptr inbounds ptr, ptr %34, i64 %36, !dbg !348
  %38 = load ptr, ptr %37, align 8, !dbg !348
  %39 = call i32 @table_add(ptr noundef %6, ptr noundef %38, i32 noundef 1), !dbg !351
  %40 = icmp slt i32 %39, 0, !dbg !352
  br i1 %40, label %41, label %42, !dbg !352

41:                                               ; preds = %33
  store i32 1, ptr %3, align 4, !dbg !353
  br label %79, !dbg !353

42:                                               ; preds = %33
  br label %43

43:                                               ; preds = %42, %24
  br label %44, !dbg !354

44:                                               ; preds = %43
  %45 = load i32, ptr %7, align 4, !dbg !355
  %46 = add nsw i32 %45, 1, !dbg !355
  store i32 %46, ptr %7, align 4, !dbg !355
  br label %10, !dbg !356, !llvm.loop !357

47:                                               ; preds = %10
    #dbg_declare(ptr %8, !359, !DIExpression(), !361)
  store i64 0, ptr %8, align 8, !dbg !361
  br label %48, !dbg !362

48:                                               ; preds = %75, %47
  %49 = load i64, ptr %8, align 8, !dbg !363
  %50 = getelementptr inbounds nuw %struct.table, ptr %6, i32 0, i32 1, !dbg !365
  %51 = load i64, ptr %50, align 8, !dbg !365
  %52 = icmp ult i64 %49, %51, !dbg !366
  br i1 %52, label %53, label %78, !dbg !367

53:                                               ; preds = %48
    #dbg_declare(ptr %9, !368, !DIExpression(), !370)
  %54 = getelementptr inbounds nuw %struct.table, ptr %6, i32 0, i32 0, !dbg !371
  %55 = load ptr, ptr %54, align 8, !dbg !371
  %56 = load i64, ptr %8, align 8, !dbg !372
  %57 = getelementptr inbounds nuw ptr, ptr %55, i64 %56, !dbg !373
  %58 = load ptr, ptr %57, align 8, !dbg !373
  store ptr %58, ptr %9, align 8, !dbg !370
  br label %59, !dbg !374

59:                                               ; preds = %70, %53
  %60 = load ptr, ptr %9, align 8, !dbg !375
  %61 = icmp ne ptr %60, null, !dbg !377
  br i1 %61, label %62, label %74, !dbg !377

62:                                               ; preds = %59
  %63 = load ptr, ptr %9, align 8, !dbg !378
  %64 = getelementptr inbounds nuw %struct.entry, ptr %63, i32 0, i32 3, !dbg !379
  %65 = getelementptr inbounds [0 x i8], ptr %64, i64 0, i64 0, !dbg !378
  %66 = load ptr, ptr %9, align 8, !dbg !380
  %67 = getelementptr inbounds nuw %struct.entry, ptr %66, i32 0, i32 2, !dbg !381
  %68 = load i32, ptr %67, align 8, !dbg !381
  %69 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef %65, i32 noundef %68), !dbg !382
  br label %70, !dbg !382

70:                                               ; preds = %62
  %71 = load ptr, ptr %9, align 8, !dbg !383
  %72 = getelementptr inbounds nuw %struct.entry, ptr %71, i32 0, i32 0, !dbg !384
  %73 = load ptr, ptr %72, align 8, !dbg !384
  store ptr %73, ptr %9, align 8, !dbg !385
  br label %59, !dbg !386, !llvm.loop !387

74:                                               ; preds = %59
  br label %75, !dbg !388

75:                                               ; preds = %74
  %76 = load i64, ptr %8, align 8, !dbg !389
  %77 = add i64 %76, 1, !dbg !389
  store i64 %77, ptr %8, align 8, !dbg !389
  br label %48, !dbg !390, !llvm.loop !391

78:                                               ; preds = %48
  store i32 0, ptr %3, align 4, !dbg !393
  br label %79, !dbg !393

79:                                               ; preds = %78, %41
  %80 = load i32, ptr %3, align 4, !dbg !394
  ret i32 %80, !dbg !394
}

declare i32 @printf(ptr noundef, ...) #6

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #7

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind willreturn memory(read) }
attributes #9 = { nounwind allocsize(0) }
attributes #10 = { nounwind allocsize(0,1) }
attributes #11 = { nounwind }

!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}
!llvm.ident = !{!23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 86, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "c/hash_table.c", directory: ".", checksumkind: CSK_MD5, checksum: "1877bd8d35cbac035ac24fd88e6edaa7")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 12)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 91, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 10)
!12 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !13, globals: !15, splitDebugInlining: false, nameTableKind: None)
!13 = !{!14}
!14 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!15 = !{!0, !7}
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 8, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 2}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!24 = distinct !DISubprogram(name: "table_add", scope: !2, file: !2, line: 52, type: !25, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !54)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !28, !52, !27}
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "table", file: !2, line: 15, size: 192, elements: !30)
!30 = !{!31, !48, !51}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "buckets", scope: !29, file: !2, line: 16, baseType: !32, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "entry", file: !2, line: 8, size: 192, elements: !35)
!35 = !{!36, !37, !43, !44}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !34, file: !2, line: 9, baseType: !33, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "hash", scope: !34, file: !2, line: 10, baseType: !38, size: 64, offset: 64)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !39, line: 27, baseType: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !41, line: 45, baseType: !42)
!41 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !34, file: !2, line: 11, baseType: !27, size: 32, offset: 128)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !34, file: !2, line: 12, baseType: !45, offset: 160)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: -1)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "capacity", scope: !29, file: !2, line: 17, baseType: !49, size: 64, offset: 64)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !50, line: 18, baseType: !42)
!50 = !DIFile(filename: "lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!51 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !29, file: !2, line: 17, baseType: !49, size: 64, offset: 128)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!54 = !{}
!55 = !DILocalVariable(name: "table", arg: 1, scope: !24, file: !2, line: 52, type: !28)
!56 = !DILocation(line: 52, column: 29, scope: !24)
!57 = !DILocalVariable(name: "key", arg: 2, scope: !24, file: !2, line: 52, type: !52)
!58 = !DILocation(line: 52, column: 48, scope: !24)
!59 = !DILocalVariable(name: "amount", arg: 3, scope: !24, file: !2, line: 52, type: !27)
!60 = !DILocation(line: 52, column: 57, scope: !24)
!61 = !DILocation(line: 53, column: 7, scope: !62)
!62 = distinct !DILexicalBlock(scope: !24, file: !2, line: 53, column: 7)
!63 = !DILocation(line: 53, column: 14, scope: !62)
!64 = !DILocation(line: 53, column: 22, scope: !62)
!65 = !DILocation(line: 53, column: 29, scope: !62)
!66 = !DILocation(line: 53, column: 19, scope: !62)
!67 = !DILocation(line: 53, column: 38, scope: !62)
!68 = !DILocation(line: 53, column: 46, scope: !62)
!69 = !DILocation(line: 53, column: 41, scope: !62)
!70 = !DILocation(line: 53, column: 53, scope: !62)
!71 = !DILocation(line: 54, column: 5, scope: !62)
!72 = !DILocalVariable(name: "hash", scope: !24, file: !2, line: 55, type: !38)
!73 = !DILocation(line: 55, column: 12, scope: !24)
!74 = !DILocation(line: 55, column: 27, scope: !24)
!75 = !DILocation(line: 55, column: 19, scope: !24)
!76 = !DILocalVariable(name: "slot", scope: !24, file: !2, line: 56, type: !32)
!77 = !DILocation(line: 56, column: 18, scope: !24)
!78 = !DILocation(line: 56, column: 30, scope: !24)
!79 = !DILocation(line: 56, column: 37, scope: !24)
!80 = !DILocation(line: 56, column: 42, scope: !24)
!81 = !DILocation(line: 56, column: 25, scope: !24)
!82 = !DILocation(line: 57, column: 9, scope: !83)
!83 = distinct !DILexicalBlock(scope: !24, file: !2, line: 57, column: 7)
!84 = !DILocation(line: 57, column: 8, scope: !83)
!85 = !DILocation(line: 57, column: 7, scope: !83)
!86 = !DILocalVariable(name: "length", scope: !87, file: !2, line: 58, type: !49)
!87 = distinct !DILexicalBlock(scope: !83, file: !2, line: 57, column: 15)
!88 = !DILocation(line: 58, column: 12, scope: !87)
!89 = !DILocation(line: 58, column: 28, scope: !87)
!90 = !DILocation(line: 58, column: 21, scope: !87)
!91 = !DILocation(line: 58, column: 33, scope: !87)
!92 = !DILocalVariable(name: "entry", scope: !87, file: !2, line: 59, type: !33)
!93 = !DILocation(line: 59, column: 19, scope: !87)
!94 = !DILocation(line: 59, column: 50, scope: !87)
!95 = !DILocation(line: 59, column: 48, scope: !87)
!96 = !DILocation(line: 59, column: 27, scope: !87)
!97 = !DILocation(line: 60, column: 10, scope: !98)
!98 = distinct !DILexicalBlock(scope: !87, file: !2, line: 60, column: 9)
!99 = !DILocation(line: 60, column: 9, scope: !98)
!100 = !DILocation(line: 61, column: 7, scope: !98)
!101 = !DILocation(line: 62, column: 6, scope: !87)
!102 = !DILocation(line: 62, column: 28, scope: !87)
!103 = !DILocation(line: 62, column: 37, scope: !87)
!104 = !DILocation(line: 62, column: 14, scope: !87)
!105 = !DILocation(line: 63, column: 12, scope: !87)
!106 = !DILocation(line: 63, column: 19, scope: !87)
!107 = !DILocation(line: 63, column: 5, scope: !87)
!108 = !DILocation(line: 63, column: 24, scope: !87)
!109 = !DILocation(line: 63, column: 29, scope: !87)
!110 = !DILocation(line: 64, column: 13, scope: !87)
!111 = !DILocation(line: 64, column: 6, scope: !87)
!112 = !DILocation(line: 64, column: 11, scope: !87)
!113 = !DILocation(line: 65, column: 7, scope: !87)
!114 = !DILocation(line: 65, column: 14, scope: !87)
!115 = !DILocation(line: 65, column: 5, scope: !87)
!116 = !DILocation(line: 66, column: 3, scope: !87)
!117 = !DILocation(line: 67, column: 28, scope: !24)
!118 = !DILocation(line: 67, column: 12, scope: !24)
!119 = !DILocation(line: 67, column: 11, scope: !24)
!120 = !DILocation(line: 67, column: 19, scope: !24)
!121 = !DILocation(line: 67, column: 25, scope: !24)
!122 = !DILocation(line: 67, column: 3, scope: !24)
!123 = !DILocation(line: 68, column: 1, scope: !24)
!124 = distinct !DISubprogram(name: "grow", scope: !2, file: !2, line: 35, type: !125, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !12, retainedNodes: !54)
!125 = !DISubroutineType(types: !126)
!126 = !{!27, !28}
!127 = !DILocalVariable(name: "table", arg: 1, scope: !124, file: !2, line: 35, type: !28)
!128 = !DILocation(line: 35, column: 31, scope: !124)
!129 = !DILocalVariable(name: "capacity", scope: !124, file: !2, line: 36, type: !49)
!130 = !DILocation(line: 36, column: 10, scope: !124)
!131 = !DILocation(line: 36, column: 21, scope: !124)
!132 = !DILocation(line: 36, column: 28, scope: !124)
!133 = !DILocation(line: 36, column: 39, scope: !124)
!134 = !DILocation(line: 36, column: 46, scope: !124)
!135 = !DILocation(line: 36, column: 55, scope: !124)
!136 = !DILocalVariable(name: "buckets", scope: !124, file: !2, line: 37, type: !32)
!137 = !DILocation(line: 37, column: 18, scope: !124)
!138 = !DILocation(line: 37, column: 35, scope: !124)
!139 = !DILocation(line: 37, column: 28, scope: !124)
!140 = !DILocation(line: 38, column: 8, scope: !141)
!141 = distinct !DILexicalBlock(scope: !124, file: !2, line: 38, column: 7)
!142 = !DILocation(line: 38, column: 7, scope: !141)
!143 = !DILocation(line: 39, column: 5, scope: !141)
!144 = !DILocalVariable(name: "i", scope: !145, file: !2, line: 40, type: !49)
!145 = distinct !DILexicalBlock(scope: !124, file: !2, line: 40, column: 3)
!146 = !DILocation(line: 40, column: 15, scope: !145)
!147 = !DILocation(line: 40, column: 8, scope: !145)
!148 = !DILocation(line: 40, column: 22, scope: !149)
!149 = distinct !DILexicalBlock(scope: !145, file: !2, line: 40, column: 3)
!150 = !DILocation(line: 40, column: 26, scope: !149)
!151 = !DILocation(line: 40, column: 33, scope: !149)
!152 = !DILocation(line: 40, column: 24, scope: !149)
!153 = !DILocation(line: 40, column: 3, scope: !145)
!154 = !DILocalVariable(name: "entry", scope: !155, file: !2, line: 41, type: !33)
!155 = distinct !DILexicalBlock(scope: !149, file: !2, line: 41, column: 5)
!156 = !DILocation(line: 41, column: 24, scope: !155)
!157 = !DILocation(line: 41, column: 32, scope: !155)
!158 = !DILocation(line: 41, column: 39, scope: !155)
!159 = !DILocation(line: 41, column: 47, scope: !155)
!160 = !DILocalVariable(name: "next", scope: !155, file: !2, line: 41, type: !33)
!161 = !DILocation(line: 41, column: 52, scope: !155)
!162 = !DILocation(line: 41, column: 10, scope: !155)
!163 = !DILocation(line: 41, column: 58, scope: !164)
!164 = distinct !DILexicalBlock(scope: !155, file: !2, line: 41, column: 5)
!165 = !DILocation(line: 41, column: 5, scope: !155)
!166 = !DILocation(line: 42, column: 14, scope: !167)
!167 = distinct !DILexicalBlock(scope: !164, file: !2, line: 41, column: 79)
!168 = !DILocation(line: 42, column: 21, scope: !167)
!169 = !DILocation(line: 42, column: 12, scope: !167)
!170 = !DILocation(line: 43, column: 21, scope: !167)
!171 = !DILocation(line: 43, column: 29, scope: !167)
!172 = !DILocation(line: 43, column: 36, scope: !167)
!173 = !DILocation(line: 43, column: 44, scope: !167)
!174 = !DILocation(line: 43, column: 53, scope: !167)
!175 = !DILocation(line: 43, column: 41, scope: !167)
!176 = !DILocation(line: 43, column: 7, scope: !167)
!177 = !DILocation(line: 43, column: 14, scope: !167)
!178 = !DILocation(line: 43, column: 19, scope: !167)
!179 = !DILocation(line: 44, column: 47, scope: !167)
!180 = !DILocation(line: 44, column: 7, scope: !167)
!181 = !DILocation(line: 44, column: 15, scope: !167)
!182 = !DILocation(line: 44, column: 22, scope: !167)
!183 = !DILocation(line: 44, column: 30, scope: !167)
!184 = !DILocation(line: 44, column: 39, scope: !167)
!185 = !DILocation(line: 44, column: 27, scope: !167)
!186 = !DILocation(line: 44, column: 45, scope: !167)
!187 = !DILocation(line: 45, column: 5, scope: !167)
!188 = !DILocation(line: 41, column: 73, scope: !164)
!189 = !DILocation(line: 41, column: 71, scope: !164)
!190 = !DILocation(line: 41, column: 5, scope: !164)
!191 = distinct !{!191, !165, !192, !193}
!192 = !DILocation(line: 45, column: 5, scope: !155)
!193 = !{!"llvm.loop.mustprogress"}
!194 = !DILocation(line: 40, column: 43, scope: !149)
!195 = !DILocation(line: 40, column: 3, scope: !149)
!196 = distinct !{!196, !153, !197, !193}
!197 = !DILocation(line: 45, column: 5, scope: !145)
!198 = !DILocation(line: 46, column: 8, scope: !124)
!199 = !DILocation(line: 46, column: 15, scope: !124)
!200 = !DILocation(line: 46, column: 3, scope: !124)
!201 = !DILocation(line: 47, column: 20, scope: !124)
!202 = !DILocation(line: 47, column: 3, scope: !124)
!203 = !DILocation(line: 47, column: 10, scope: !124)
!204 = !DILocation(line: 47, column: 18, scope: !124)
!205 = !DILocation(line: 48, column: 21, scope: !124)
!206 = !DILocation(line: 48, column: 3, scope: !124)
!207 = !DILocation(line: 48, column: 10, scope: !124)
!208 = !DILocation(line: 48, column: 19, scope: !124)
!209 = !DILocation(line: 49, column: 3, scope: !124)
!210 = !DILocation(line: 50, column: 1, scope: !124)
!211 = distinct !DISubprogram(name: "hash_of", scope: !2, file: !2, line: 20, type: !212, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !12, retainedNodes: !54)
!212 = !DISubroutineType(types: !213)
!213 = !{!38, !52}
!214 = !DILocalVariable(name: "key", arg: 1, scope: !211, file: !2, line: 20, type: !52)
!215 = !DILocation(line: 20, column: 37, scope: !211)
!216 = !DILocalVariable(name: "hash", scope: !211, file: !2, line: 21, type: !38)
!217 = !DILocation(line: 21, column: 12, scope: !211)
!218 = !DILocation(line: 22, column: 3, scope: !211)
!219 = !DILocation(line: 22, column: 11, scope: !220)
!220 = distinct !DILexicalBlock(scope: !221, file: !2, line: 22, column: 3)
!221 = distinct !DILexicalBlock(scope: !211, file: !2, line: 22, column: 3)
!222 = !DILocation(line: 22, column: 10, scope: !220)
!223 = !DILocation(line: 22, column: 3, scope: !221)
!224 = !DILocation(line: 23, column: 13, scope: !220)
!225 = !DILocation(line: 23, column: 36, scope: !220)
!226 = !DILocation(line: 23, column: 35, scope: !220)
!227 = !DILocation(line: 23, column: 20, scope: !220)
!228 = !DILocation(line: 23, column: 18, scope: !220)
!229 = !DILocation(line: 23, column: 41, scope: !220)
!230 = !DILocation(line: 23, column: 10, scope: !220)
!231 = !DILocation(line: 23, column: 5, scope: !220)
!232 = !DILocation(line: 22, column: 16, scope: !220)
!233 = !DILocation(line: 22, column: 3, scope: !220)
!234 = distinct !{!234, !223, !235, !193}
!235 = !DILocation(line: 23, column: 43, scope: !221)
!236 = !DILocation(line: 24, column: 10, scope: !211)
!237 = !DILocation(line: 24, column: 3, scope: !211)
!238 = distinct !DISubprogram(name: "find", scope: !2, file: !2, line: 27, type: !239, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !12, retainedNodes: !54)
!239 = !DISubroutineType(types: !240)
!240 = !{!32, !28, !52, !38}
!241 = !DILocalVariable(name: "table", arg: 1, scope: !238, file: !2, line: 27, type: !28)
!242 = !DILocation(line: 27, column: 42, scope: !238)
!243 = !DILocalVariable(name: "key", arg: 2, scope: !238, file: !2, line: 27, type: !52)
!244 = !DILocation(line: 27, column: 61, scope: !238)
!245 = !DILocalVariable(name: "hash", arg: 3, scope: !238, file: !2, line: 28, type: !38)
!246 = !DILocation(line: 28, column: 37, scope: !238)
!247 = !DILocalVariable(name: "slot", scope: !238, file: !2, line: 29, type: !32)
!248 = !DILocation(line: 29, column: 18, scope: !238)
!249 = !DILocation(line: 29, column: 26, scope: !238)
!250 = !DILocation(line: 29, column: 33, scope: !238)
!251 = !DILocation(line: 29, column: 41, scope: !238)
!252 = !DILocation(line: 29, column: 49, scope: !238)
!253 = !DILocation(line: 29, column: 56, scope: !238)
!254 = !DILocation(line: 29, column: 65, scope: !238)
!255 = !DILocation(line: 29, column: 46, scope: !238)
!256 = !DILocation(line: 30, column: 3, scope: !238)
!257 = !DILocation(line: 30, column: 11, scope: !238)
!258 = !DILocation(line: 30, column: 10, scope: !238)
!259 = !DILocation(line: 30, column: 16, scope: !238)
!260 = !DILocation(line: 30, column: 22, scope: !238)
!261 = !DILocation(line: 30, column: 21, scope: !238)
!262 = !DILocation(line: 30, column: 29, scope: !238)
!263 = !DILocation(line: 30, column: 37, scope: !238)
!264 = !DILocation(line: 30, column: 34, scope: !238)
!265 = !DILocation(line: 30, column: 42, scope: !238)
!266 = !DILocation(line: 30, column: 54, scope: !238)
!267 = !DILocation(line: 30, column: 53, scope: !238)
!268 = !DILocation(line: 30, column: 61, scope: !238)
!269 = !DILocation(line: 30, column: 52, scope: !238)
!270 = !DILocation(line: 30, column: 66, scope: !238)
!271 = !DILocation(line: 30, column: 45, scope: !238)
!272 = !DILocation(line: 30, column: 71, scope: !238)
!273 = !DILocation(line: 0, scope: !238)
!274 = !DILocation(line: 31, column: 15, scope: !238)
!275 = !DILocation(line: 31, column: 14, scope: !238)
!276 = !DILocation(line: 31, column: 22, scope: !238)
!277 = !DILocation(line: 31, column: 10, scope: !238)
!278 = distinct !{!278, !256, !276, !193}
!279 = !DILocation(line: 32, column: 10, scope: !238)
!280 = !DILocation(line: 32, column: 3, scope: !238)
!281 = distinct !DISubprogram(name: "table_remove", scope: !2, file: !2, line: 70, type: !282, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !54)
!282 = !DISubroutineType(types: !283)
!283 = !{!27, !28, !52}
!284 = !DILocalVariable(name: "table", arg: 1, scope: !281, file: !2, line: 70, type: !28)
!285 = !DILocation(line: 70, column: 32, scope: !281)
!286 = !DILocalVariable(name: "key", arg: 2, scope: !281, file: !2, line: 70, type: !52)
!287 = !DILocation(line: 70, column: 51, scope: !281)
!288 = !DILocation(line: 71, column: 7, scope: !289)
!289 = distinct !DILexicalBlock(scope: !281, file: !2, line: 71, column: 7)
!290 = !DILocation(line: 71, column: 14, scope: !289)
!291 = !DILocation(line: 71, column: 23, scope: !289)
!292 = !DILocation(line: 72, column: 5, scope: !289)
!293 = !DILocalVariable(name: "slot", scope: !281, file: !2, line: 73, type: !32)
!294 = !DILocation(line: 73, column: 18, scope: !281)
!295 = !DILocation(line: 73, column: 30, scope: !281)
!296 = !DILocation(line: 73, column: 37, scope: !281)
!297 = !DILocation(line: 73, column: 50, scope: !281)
!298 = !DILocation(line: 73, column: 42, scope: !281)
!299 = !DILocation(line: 73, column: 25, scope: !281)
!300 = !DILocalVariable(name: "gone", scope: !281, file: !2, line: 73, type: !33)
!301 = !DILocation(line: 73, column: 58, scope: !281)
!302 = !DILocation(line: 73, column: 66, scope: !281)
!303 = !DILocation(line: 73, column: 65, scope: !281)
!304 = !DILocation(line: 74, column: 8, scope: !305)
!305 = distinct !DILexicalBlock(scope: !281, file: !2, line: 74, column: 7)
!306 = !DILocation(line: 74, column: 7, scope: !305)
!307 = !DILocation(line: 75, column: 5, scope: !305)
!308 = !DILocation(line: 76, column: 11, scope: !281)
!309 = !DILocation(line: 76, column: 17, scope: !281)
!310 = !DILocation(line: 76, column: 4, scope: !281)
!311 = !DILocation(line: 76, column: 9, scope: !281)
!312 = !DILocation(line: 77, column: 8, scope: !281)
!313 = !DILocation(line: 77, column: 3, scope: !281)
!314 = !DILocation(line: 78, column: 5, scope: !281)
!315 = !DILocation(line: 78, column: 12, scope: !281)
!316 = !DILocation(line: 78, column: 3, scope: !281)
!317 = !DILocation(line: 79, column: 3, scope: !281)
!318 = !DILocation(line: 80, column: 1, scope: !281)
!319 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 82, type: !320, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !54)
!320 = !DISubroutineType(types: !321)
!321 = !{!27, !27, !322}
!322 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !323, size: 64)
!323 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!324 = !DILocalVariable(name: "argc", arg: 1, scope: !319, file: !2, line: 82, type: !27)
!325 = !DILocation(line: 82, column: 14, scope: !319)
!326 = !DILocalVariable(name: "argv", arg: 2, scope: !319, file: !2, line: 82, type: !322)
!327 = !DILocation(line: 82, column: 27, scope: !319)
!328 = !DILocalVariable(name: "table", scope: !319, file: !2, line: 83, type: !29)
!329 = !DILocation(line: 83, column: 16, scope: !319)
!330 = !DILocalVariable(name: "i", scope: !331, file: !2, line: 84, type: !27)
!331 = distinct !DILexicalBlock(scope: !319, file: !2, line: 84, column: 3)
!332 = !DILocation(line: 84, column: 12, scope: !331)
!333 = !DILocation(line: 84, column: 8, scope: !331)
!334 = !DILocation(line: 84, column: 19, scope: !335)
!335 = distinct !DILexicalBlock(scope: !331, file: !2, line: 84, column: 3)
!336 = !DILocation(line: 84, column: 23, scope: !335)
!337 = !DILocation(line: 84, column: 21, scope: !335)
!338 = !DILocation(line: 84, column: 3, scope: !331)
!339 = !DILocation(line: 85, column: 9, scope: !340)
!340 = distinct !DILexicalBlock(scope: !335, file: !2, line: 85, column: 9)
!341 = !DILocation(line: 85, column: 14, scope: !340)
!342 = !DILocation(line: 85, column: 20, scope: !340)
!343 = !DILocation(line: 86, column: 51, scope: !340)
!344 = !DILocation(line: 86, column: 56, scope: !340)
!345 = !DILocation(line: 86, column: 59, scope: !340)
!346 = !DILocation(line: 86, column: 30, scope: !340)
!347 = !DILocation(line: 86, column: 7, scope: !340)
!348 = !DILocation(line: 87, column: 32, scope: !349)
!349 = distinct !DILexicalBlock(scope: !340, file: !2, line: 87, column: 14)
!350 = !DILocation(line: 87, column: 37, scope: !349)
!351 = !DILocation(line: 87, column: 14, scope: !349)
!352 = !DILocation(line: 87, column: 44, scope: !349)
!353 = !DILocation(line: 88, column: 7, scope: !349)
!354 = !DILocation(line: 85, column: 23, scope: !340)
!355 = !DILocation(line: 84, column: 29, scope: !335)
!356 = !DILocation(line: 84, column: 3, scope: !335)
!357 = distinct !{!357, !338, !358, !193}
!358 = !DILocation(line: 88, column: 14, scope: !331)
!359 = !DILocalVariable(name: "i", scope: !360, file: !2, line: 89, type: !49)
!360 = distinct !DILexicalBlock(scope: !319, file: !2, line: 89, column: 3)
!361 = !DILocation(line: 89, column: 15, scope: !360)
!362 = !DILocation(line: 89, column: 8, scope: !360)
!363 = !DILocation(line: 89, column: 22, scope: !364)
!364 = distinct !DILexicalBlock(scope: !360, file: !2, line: 89, column: 3)
!365 = !DILocation(line: 89, column: 32, scope: !364)
!366 = !DILocation(line: 89, column: 24, scope: !364)
!367 = !DILocation(line: 89, column: 3, scope: !360)
!368 = !DILocalVariable(name: "entry", scope: !369, file: !2, line: 90, type: !33)
!369 = distinct !DILexicalBlock(scope: !364, file: !2, line: 90, column: 5)
!370 = !DILocation(line: 90, column: 24, scope: !369)
!371 = !DILocation(line: 90, column: 38, scope: !369)
!372 = !DILocation(line: 90, column: 46, scope: !369)
!373 = !DILocation(line: 90, column: 32, scope: !369)
!374 = !DILocation(line: 90, column: 10, scope: !369)
!375 = !DILocation(line: 90, column: 50, scope: !376)
!376 = distinct !DILexicalBlock(scope: !369, file: !2, line: 90, column: 5)
!377 = !DILocation(line: 90, column: 5, scope: !369)
!378 = !DILocation(line: 91, column: 28, scope: !376)
!379 = !DILocation(line: 91, column: 35, scope: !376)
!380 = !DILocation(line: 91, column: 40, scope: !376)
!381 = !DILocation(line: 91, column: 47, scope: !376)
!382 = !DILocation(line: 91, column: 7, scope: !376)
!383 = !DILocation(line: 90, column: 65, scope: !376)
!384 = !DILocation(line: 90, column: 72, scope: !376)
!385 = !DILocation(line: 90, column: 63, scope: !376)
!386 = !DILocation(line: 90, column: 5, scope: !376)
!387 = distinct !{!387, !377, !388, !193}
!388 = !DILocation(line: 91, column: 52, scope: !369)
!389 = !DILocation(line: 89, column: 42, scope: !364)
!390 = !DILocation(line: 89, column: 3, scope: !364)
!391 = distinct !{!391, !367, !392, !193}
!392 = !DILocation(line: 91, column: 52, scope: !360)
!393 = !DILocation(line: 92, column: 3, scope: !319)
!394 = !DILocation(line: 93, column: 1, scope: !319)
