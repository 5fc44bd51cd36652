; ModuleID = 'c/concurrent.c'
source_filename = "c/concurrent.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@level = dso_local global float 1.500000e+00, align 4, !dbg !0
@counters = internal global [8 x i64] zeroinitializer, align 16, !dbg !27
@lock = internal global i32 0, align 4, !dbg !23
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 200, ptr @start, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @stop, ptr null }]
@llvm.compiler.used = appending global [1 x ptr] [ptr @spread], section "llvm.metadata"

@greatest_common_divisor = dso_local alias i32 (i32, i32), ptr @gcd

; Function Attrs: noinline nounwind optnone uwtable
define internal void @start() #0 !dbg !43 {
  %1 = alloca i64, align 8
  store i64 1, ptr %1, align 8, !dbg !46
  %2 = load i64, ptr %1, align 8, !dbg !46
  store atomic i64 %2, ptr @counters release, align 16, !dbg !46
  ret void, !dbg !47
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stop() #0 !dbg !48 {
  fence seq_cst, !dbg !49
  ret void, !dbg !50
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @with_lock(ptr noundef %0, ptr noundef %1) #0 !dbg !51 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !59, !DIExpression(), !60)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !61, !DIExpression(), !62)
    #dbg_declare(ptr %5, !63, !DIExpression(), !64)
  store i32 0, ptr %5, align 4, !dbg !64
  br label %9, !dbg !65

9:                                                ; preds = %21, %2
  store i32 1, ptr %6, align 4, !dbg !66
  %10 = load i32, ptr %5, align 4, !dbg !66
  %11 = load i32, ptr %6, align 4, !dbg !66
  %12 = cmpxchg weak ptr @lock, i32 %10, i32 %11 acquire monotonic, align 4, !dbg !66
  %13 = extractvalue { i32, i1 } %12, 0, !dbg !66
  %14 = extractvalue { i32, i1 } %12, 1, !dbg !66
  br i1 %14, label %16, label %15, !dbg !66

15:                                               ; preds = %9
  store i32 %13, ptr %5, align 4, !dbg !66
  br label %16, !dbg !66

16:                                               ; preds = %15, %9
  %17 = zext i1 %14 to i8, !dbg !66
  store i8 %17, ptr %7, align 1, !dbg !66
  %18 = load i8, ptr %7, align 1, !dbg !66
  %19 = trunc i8 %18 to i1, !dbg !66
  %20 = xor i1 %19, true, !dbg !67
  br i1 %20, label %21, label %22, !dbg !65

21:                                               ; preds = %16
  store i32 0, ptr %5, align 4, !dbg !68
  call void asm sideeffect "pause", "~{memory},~{dirflag},~{fpsr},~{flags}"() #2, !dbg !70, !srcloc !71
  br label %9, !dbg !65, !llvm.loop !72

22:                                               ; preds = %16
    #dbg_declare(ptr %8, !75, !DIExpression(), !77)
  store ptr %5, ptr %8, align 8, !dbg !77
  %23 = load ptr, ptr %3, align 8, !dbg !78
  %24 = load ptr, ptr %4, align 8, !dbg !79
  %25 = call i32 %23(ptr noundef %24), !dbg !78
  call void @unlock(ptr noundef %8), !dbg !80
  ret i32 %25, !dbg !80
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @unlock(ptr noundef %0) #0 !dbg !81 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !85, !DIExpression(), !86)
  store i32 0, ptr %3, align 4, !dbg !87
  %4 = load i32, ptr %3, align 4, !dbg !87
  store atomic i32 %4, ptr @lock release, align 4, !dbg !87
  %5 = load ptr, ptr %2, align 8, !dbg !88
  store ptr null, ptr %5, align 8, !dbg !89
  ret void, !dbg !90
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @bump(i32 noundef %0, i64 noundef %1) #0 !dbg !91 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !94, !DIExpression(), !95)
  store i64 %1, ptr %5, align 8
    #dbg_declare(ptr %5, !96, !DIExpression(), !97)
  %22 = load i32, ptr %4, align 4, !dbg !98
  switch i32 %22, label %63 [
    i32 0, label %23
    i32 1, label %28
    i32 2, label %33
    i32 3, label %38
    i32 4, label %43
    i32 5, label %48
    i32 6, label %53
    i32 7, label %58
  ], !dbg !99

23:                                               ; preds = %2
  %24 = load i64, ptr %5, align 8, !dbg !100
  store i64 %24, ptr %6, align 8, !dbg !102
  %25 = load i64, ptr %6, align 8, !dbg !102
  %26 = atomicrmw add ptr @counters, i64 %25 seq_cst, align 16, !dbg !102
  store i64 %26, ptr %7, align 8, !dbg !102
  %27 = load i64, ptr %7, align 8, !dbg !102
  store i64 %27, ptr %3, align 8, !dbg !103
  br label %64, !dbg !103

28:                                               ; preds = %2
  %29 = load i64, ptr %5, align 8, !dbg !104
  store i64 %29, ptr %8, align 8, !dbg !105
  %30 = load i64, ptr %8, align 8, !dbg !105
  %31 = atomicrmw sub ptr getelementptr inbounds ([8 x i64], ptr @counters, i64 0, i64 1), i64 %30 acq_rel, align 8, !dbg !105
  store i64 %31, ptr %9, align 8, !dbg !105
  %32 = load i64, ptr %9, align 8, !dbg !105
  store i64 %32, ptr %3, align 8, !dbg !106
  br label %64, !dbg !106

33:                                               ; preds = %2
  %34 = load i64, ptr %5, align 8, !dbg !107
  store i64 %34, ptr %10, align 8, !dbg !108
  %35 = load i64, ptr %10, align 8, !dbg !108
  %36 = atomicrmw or ptr getelementptr inbounds ([8 x i64], ptr @counters, i64 0, i64 2), i64 %35 monotonic, align 16, !dbg !108
  store i64 %36, ptr %11, align 8, !dbg !108
  %37 = load i64, ptr %11, align 8, !dbg !108
  store i64 %37, ptr %3, align 8, !dbg !109
  br label %64, !dbg !109

38:                                               ; preds = %2
  %39 = load i64, ptr %5, align 8, !dbg !110
  store i64 %39, ptr %12, align 8, !dbg !111
  %40 = load i64, ptr %12, align 8, !dbg !111
  %41 = atomicrmw and ptr getelementptr inbounds ([8 x i64], ptr @counters, i64 0, i64 3), i64 %40 seq_cst, align 8, !dbg !111
  store i64 %41, ptr %13, align 8, !dbg !111
  %42 = load i64, ptr %13, align 8, !dbg !111
  store i64 %42, ptr %3, align 8, !dbg !112
  br label %64, !dbg !112

43:                                               ; preds = %2
  %44 = load i64, ptr %5, align 8, !dbg !113
  store i64 %44, ptr %14, align 8, !dbg !114
  %45 = load i64, ptr %14, align 8, !dbg !114
  %46 = atomicrmw xor ptr getelementptr inbounds ([8 x i64], ptr @counters, i64 0, i64 4), i64 %45 seq_cst, align 16, !dbg !114
  store i64 %46, ptr %15, align 8, !dbg !114
  %47 = load i64, ptr %15, align 8, !dbg !114
  store i64 %47, ptr %3, align 8, !dbg !115
  br label %64, !dbg !115

48:                                               ; preds = %2
  %49 = load i64, ptr %5, align 8, !dbg !116
  store i64 %49, ptr %16, align 8, !dbg !117
  %50 = load i64, ptr %16, align 8, !dbg !117
  %51 = atomicrmw xchg ptr getelementptr inbounds ([8 x i64], ptr @counters, i64 0, i64 5), i64 %50 acquire, align 8, !dbg !117
  store i64 %51, ptr %17, align 8, !dbg !117
  %52 = load i64, ptr %17, align 8, !dbg !117
  store i64 %52, ptr %3, align 8, !dbg !118
  br label %64, !dbg !118

53:                                               ; preds = %2
  %54 = load i64, ptr %5, align 8, !dbg !119
  store i64 %54, ptr %18, align 8, !dbg !120
  %55 = load i64, ptr %18, align 8, !dbg !120
  %56 = atomicrmw nand ptr getelementptr inbounds ([8 x i64], ptr @counters, i64 0, i64 6), i64 %55 seq_cst, align 16, !dbg !120
  store i64 %56, ptr %19, align 8, !dbg !120
  %57 = load i64, ptr %19, align 8, !dbg !120
  store i64 %57, ptr %3, align 8, !dbg !121
  br label %64, !dbg !121

58:                                               ; preds = %2
  %59 = load i64, ptr %5, align 8, !dbg !122
  store i64 %59, ptr %20, align 8, !dbg !123
  %60 = load i64, ptr %20, align 8, !dbg !123
  %61 = atomicrmw umin ptr getelementptr inbounds ([8 x i64], ptr @counters, i64 0, i64 7), i64 %60 monotonic, align 8, !dbg !123
  store i64 %61, ptr %21, align 8, !dbg !123
  %62 = load i64, ptr %21, align 8, !dbg !123
  store i64 %62, ptr %3, align 8, !dbg !124
  br label %64, !dbg !124

63:                                               ; preds = %2
  unreachable, !dbg !125

64:                                               ; preds = %58, %53, %48, %43, %38, %33, %28, %23
  %65 = load i64, ptr %3, align 8, !dbg !126
  ret i64 %65, !dbg !126
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @raise_level(float noundef %0) #0 !dbg !127 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca i8, align 1
  store float %0, ptr %2, align 4
    #dbg_declare(ptr %2, !130, !DIExpression(), !131)
    #dbg_declare(ptr %3, !132, !DIExpression(), !133)
  %7 = load atomic i32, ptr @level monotonic, align 4, !dbg !134
  store i32 %7, ptr %4, align 4, !dbg !134
  %8 = load float, ptr %4, align 4, !dbg !134
  store float %8, ptr %3, align 4, !dbg !133
  br label %9, !dbg !135

9:                                                ; preds = %24, %1
  %10 = load float, ptr %3, align 4, !dbg !136
  %11 = load float, ptr %2, align 4, !dbg !137
  %12 = fadd float %10, %11, !dbg !138
  store float %12, ptr %5, align 4, !dbg !139
  %13 = load i32, ptr %3, align 4, !dbg !139
  %14 = load i32, ptr %5, align 4, !dbg !139
  %15 = cmpxchg ptr @level, i32 %13, i32 %14 seq_cst seq_cst, align 4, !dbg !139
  %16 = extractvalue { i32, i1 } %15, 0, !dbg !139
  %17 = extractvalue { i32, i1 } %15, 1, !dbg !139
  br i1 %17, label %19, label %18, !dbg !139

18:                                               ; preds = %9
  store i32 %16, ptr %3, align 4, !dbg !139
  br label %19, !dbg !139

19:                                               ; preds = %18, %9
  %20 = zext i1 %17 to i8, !dbg !139
  store i8 %20, ptr %6, align 1, !dbg !139
  %21 = load i8, ptr %6, align 1, !dbg !139
  %22 = trunc i8 %21 to i1, !dbg !139
  %23 = xor i1 %22, true, !dbg !140
  br i1 %23, label %24, label %25, !dbg !135

24:                                               ; preds = %19
  br label %9, !dbg !135, !llvm.loop !141

25:                                               ; preds = %19
  fence syncscope("singlethread") acquire, !dbg !143
  ret void, !dbg !144
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @cycles() #0 !dbg !145 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !148, !DIExpression(), !151)
    #dbg_declare(ptr %2, !152, !DIExpression(), !153)
  %3 = call { i32, i32 } asm sideeffect "rdtsc", "={ax},={dx},~{dirflag},~{fpsr},~{flags}"() #2, !dbg !154, !srcloc !155
  %4 = extractvalue { i32, i32 } %3, 0, !dbg !154
  %5 = extractvalue { i32, i32 } %3, 1, !dbg !154
  store i32 %4, ptr %1, align 4, !dbg !154
  store i32 %5, ptr %2, align 4, !dbg !154
  %6 = load i32, ptr %2, align 4, !dbg !156
  %7 = zext i32 %6 to i64, !dbg !157
  %8 = shl i64 %7, 32, !dbg !158
  %9 = load i32, ptr %1, align 4, !dbg !159
  %10 = zext i32 %9 to i64, !dbg !159
  %11 = or i64 %8, %10, !dbg !160
  ret i64 %11, !dbg !161
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @rotate(i32 noundef %0, i8 noundef zeroext %1) #0 !dbg !162 {
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !166, !DIExpression(), !167)
  store i8 %1, ptr %4, align 1
    #dbg_declare(ptr %4, !168, !DIExpression(), !169)
  %5 = load i32, ptr %3, align 4, !dbg !170
  %6 = load i8, ptr %4, align 1, !dbg !171
  %7 = call i32 asm "roll $1, $0", "=r,{cx}I,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i8 %6, i32 %5) #3, !dbg !170, !srcloc !172
  store i32 %7, ptr %3, align 4, !dbg !170
  %8 = load i32, ptr %3, align 4, !dbg !173
  ret i32 %8, !dbg !174
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @gcd(i32 noundef %0, i32 noundef %1) #0 !dbg !175 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !178, !DIExpression(), !179)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !180, !DIExpression(), !181)
  %6 = load i32, ptr %5, align 4, !dbg !182
  %7 = icmp eq i32 %6, 0, !dbg !184
  br i1 %7, label %8, label %10, !dbg !184

8:                                                ; preds = %2
  %9 = load i32, ptr %4, align 4, !dbg !185
  store i32 %9, ptr %3, align 4, !dbg !186
  br label %17, !dbg !186

10:                                               ; preds = %2
  %11 = load i32, ptr %5, align 4, !dbg !187
  %12 = load i32, ptr %4, align 4, !dbg !188
  %13 = load i32, ptr %5, align 4, !dbg !189
  %14 = srem i32 %12, %13, !dbg !190
  %15 = musttail call i32 @gcd(i32 noundef %11, i32 noundef %14), !dbg !191
  ret i32 %15, !dbg !191

16:                                               ; No predecessors!
  store i32 undef, ptr %3, align 4, !dbg !192
  br label %17, !dbg !192

17:                                               ; preds = %16, %8
  %18 = load i32, ptr %3, align 4, !dbg !193
  ret i32 %18, !dbg !193
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @spread(ptr noundef %0, i32 noundef %1) #1 section ".text.special" align 64 !dbg !194 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !199, !DIExpression(), !200)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !201, !DIExpression(), !202)
    #dbg_declare(ptr %5, !203, !DIExpression(), !204)
  %8 = load ptr, ptr %3, align 8, !dbg !205
  %9 = getelementptr inbounds i32, ptr %8, i64 0, !dbg !205
  %10 = load i32, ptr %9, align 4, !dbg !205
  store i32 %10, ptr %5, align 4, !dbg !204
    #dbg_declare(ptr %6, !206, !DIExpression(), !207)
  %11 = load ptr, ptr %3, align 8, !dbg !208
  %12 = getelementptr inbounds i32, ptr %11, i64 0, !dbg !208
  %13 = load i32, ptr %12, align 4, !dbg !208
  store i32 %13, ptr %6, align 4, !dbg !207
    #dbg_declare(ptr %7, !209, !DIExpression(), !211)
  store i32 1, ptr %7, align 4, !dbg !211
  br label %14, !dbg !212

14:                                               ; preds = %53, %2
  %15 = load i32, ptr %7, align 4, !dbg !213
  %16 = load i32, ptr %4, align 4, !dbg !215
  %17 = icmp slt i32 %15, %16, !dbg !216
  br i1 %17, label %18, label %56, !dbg !217

18:                                               ; preds = %14
  %19 = load ptr, ptr %3, align 8, !dbg !218
  %20 = load i32, ptr %7, align 4, !dbg !220
  %21 = sext i32 %20 to i64, !dbg !218
  %22 = getelementptr inbounds i32, ptr %19, i64 %21, !dbg !218
  %23 = load i32, ptr %22, align 4, !dbg !218
  %24 = load i32, ptr %5, align 4, !dbg !221
  %25 = icmp slt i32 %23, %24, !dbg !222
  br i1 %25, label %26, label %32, !dbg !218

26:                                               ; preds = %18
  %27 = load ptr, ptr %3, align 8, !dbg !223
  %28 = load i32, ptr %7, align 4, !dbg !224
  %29 = sext i32 %28 to i64, !dbg !223
  %30 = getelementptr inbounds i32, ptr %27, i64 %29, !dbg !223
  %31 = load i32, ptr %30, align 4, !dbg !223
  br label %34, !dbg !218

32:                                               ; preds = %18
  %33 = load i32, ptr %5, align 4, !dbg !225
  br label %34, !dbg !218

34:                                               ; preds = %32, %26
  %35 = phi i32 [ %31, %26 ], [ %33, %32 ], !dbg !218
  store i32 %35, ptr %5, align 4, !dbg !226
  %36 = load ptr, ptr %3, align 8, !dbg !227
  %37 = load i32, ptr %7, align 4, !dbg !228
  %38 = sext i32 %37 to i64, !dbg !227
  %39 = getelementptr inbounds i32, ptr %36, i64 %38, !dbg !227
  %40 = load i32, ptr %39, align 4, !dbg !227
  %41 = load i32, ptr %6, align 4, !dbg !229
  %42 = icmp sgt i32 %40, %41, !dbg !230
  br i1 %42, label %43, label %49, !dbg !227

43:                                               ; preds = %34
  %44 = load ptr, ptr %3, align 8, !dbg !231
  %45 = load i32, ptr %7, align 4, !dbg !232
  %46 = sext i32 %45 to i64, !dbg !231
  %47 = getelementptr inbounds i32, ptr %44, i64 %46, !dbg !231
  %48 = load i32, ptr %47, align 4, !dbg !231
  br label %51, !dbg !227

49:                                               ; preds = %34
  %50 = load i32, ptr %6, align 4, !dbg !233
  br label %51, !dbg !227

51:                                               ; preds = %49, %43
  %52 = phi i32 [ %48, %43 ], [ %50, %49 ], !dbg !227
  store i32 %52, ptr %6, align 4, !dbg !234
  br label %53, !dbg !235

53:                                               ; preds = %51
  %54 = load i32, ptr %7, align 4, !dbg !236
  %55 = add nsw i32 %54, 1, !dbg !236
  store i32 %55, ptr %7, align 4, !dbg !236
  br label %14, !dbg !237, !llvm.loop !238

56:                                               ; preds = %14
  %57 = load i32, ptr %6, align 4, !dbg !240
  %58 = load i32, ptr %5, align 4, !dbg !241
  %59 = sub nsw i32 %57, %58, !dbg !242
  %60 = load i32, ptr %5, align 4, !dbg !243
  %61 = load i32, ptr %6, align 4, !dbg !244
  %62 = call i32 @greatest_common_divisor(i32 noundef %60, i32 noundef %61) #2, !dbg !245
  %63 = add nsw i32 %59, %62, !dbg !246
  ret i32 %63, !dbg !247
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #2 = { nounwind }
attributes #3 = { nounwind memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}
!llvm.ident = !{!42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "level", scope: !2, file: !3, line: 10, type: !33, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !22, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c/concurrent.c", directory: ".", checksumkind: CSK_MD5, checksum: "48f561cbd46a2adcdfcacef003a903ef")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "lib/llvm-22/lib/clang/22/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !18, line: 27, baseType: !19)
!18 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !20, line: 45, baseType: !21)
!20 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!21 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!22 = !{!0, !23, !27}
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 8, type: !25, isLocal: true, isDefinition: true)
!25 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !26)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "counters", scope: !2, file: !3, line: 9, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 512, elements: !31)
!30 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!31 = !{!32}
!32 = !DISubrange(count: 8)
!33 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !34)
!34 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 2}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!43 = distinct !DISubprogram(name: "start", scope: !3, file: !3, line: 12, type: !44, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!44 = !DISubroutineType(types: !45)
!45 = !{null}
!46 = !DILocation(line: 13, column: 3, scope: !43)
!47 = !DILocation(line: 14, column: 1, scope: !43)
!48 = distinct !DISubprogram(name: "stop", scope: !3, file: !3, line: 16, type: !44, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!49 = !DILocation(line: 17, column: 3, scope: !48)
!50 = !DILocation(line: 18, column: 1, scope: !48)
!51 = distinct !DISubprogram(name: "with_lock", scope: !3, file: !3, line: 25, type: !52, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!52 = !DISubroutineType(types: !53)
!53 = !{!26, !54, !57}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!55 = !DISubroutineType(types: !56)
!56 = !{!26, !57}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!58 = !{}
!59 = !DILocalVariable(name: "body", arg: 1, scope: !51, file: !3, line: 25, type: !54)
!60 = !DILocation(line: 25, column: 21, scope: !51)
!61 = !DILocalVariable(name: "argument", arg: 2, scope: !51, file: !3, line: 25, type: !57)
!62 = !DILocation(line: 25, column: 42, scope: !51)
!63 = !DILocalVariable(name: "expected", scope: !51, file: !3, line: 26, type: !26)
!64 = !DILocation(line: 26, column: 7, scope: !51)
!65 = !DILocation(line: 27, column: 3, scope: !51)
!66 = !DILocation(line: 27, column: 11, scope: !51)
!67 = !DILocation(line: 27, column: 10, scope: !51)
!68 = !DILocation(line: 29, column: 14, scope: !69)
!69 = distinct !DILexicalBlock(scope: !51, file: !3, line: 28, column: 73)
!70 = !DILocation(line: 31, column: 5, scope: !69)
!71 = !{i64 883}
!72 = distinct !{!72, !65, !73, !74}
!73 = !DILocation(line: 33, column: 3, scope: !51)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !DILocalVariable(name: "held", scope: !51, file: !3, line: 34, type: !76)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!77 = !DILocation(line: 34, column: 49, scope: !51)
!78 = !DILocation(line: 35, column: 10, scope: !51)
!79 = !DILocation(line: 35, column: 15, scope: !51)
!80 = !DILocation(line: 36, column: 1, scope: !51)
!81 = distinct !DISubprogram(name: "unlock", scope: !3, file: !3, line: 20, type: !82, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!82 = !DISubroutineType(types: !83)
!83 = !{null, !84}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!85 = !DILocalVariable(name: "held", arg: 1, scope: !81, file: !3, line: 20, type: !84)
!86 = !DILocation(line: 20, column: 26, scope: !81)
!87 = !DILocation(line: 21, column: 3, scope: !81)
!88 = !DILocation(line: 22, column: 4, scope: !81)
!89 = !DILocation(line: 22, column: 9, scope: !81)
!90 = !DILocation(line: 23, column: 1, scope: !81)
!91 = distinct !DISubprogram(name: "bump", scope: !3, file: !3, line: 38, type: !92, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!92 = !DISubroutineType(types: !93)
!93 = !{!17, !7, !17}
!94 = !DILocalVariable(name: "which", arg: 1, scope: !91, file: !3, line: 38, type: !7)
!95 = !DILocation(line: 38, column: 24, scope: !91)
!96 = !DILocalVariable(name: "by", arg: 2, scope: !91, file: !3, line: 38, type: !17)
!97 = !DILocation(line: 38, column: 40, scope: !91)
!98 = !DILocation(line: 39, column: 11, scope: !91)
!99 = !DILocation(line: 39, column: 3, scope: !91)
!100 = !DILocation(line: 41, column: 43, scope: !101)
!101 = distinct !DILexicalBlock(scope: !91, file: !3, line: 39, column: 18)
!102 = !DILocation(line: 41, column: 12, scope: !101)
!103 = !DILocation(line: 41, column: 5, scope: !101)
!104 = !DILocation(line: 43, column: 52, scope: !101)
!105 = !DILocation(line: 43, column: 12, scope: !101)
!106 = !DILocation(line: 43, column: 5, scope: !101)
!107 = !DILocation(line: 45, column: 51, scope: !101)
!108 = !DILocation(line: 45, column: 12, scope: !101)
!109 = !DILocation(line: 45, column: 5, scope: !101)
!110 = !DILocation(line: 47, column: 43, scope: !101)
!111 = !DILocation(line: 47, column: 12, scope: !101)
!112 = !DILocation(line: 47, column: 5, scope: !101)
!113 = !DILocation(line: 49, column: 43, scope: !101)
!114 = !DILocation(line: 49, column: 12, scope: !101)
!115 = !DILocation(line: 49, column: 5, scope: !101)
!116 = !DILocation(line: 51, column: 51, scope: !101)
!117 = !DILocation(line: 51, column: 12, scope: !101)
!118 = !DILocation(line: 51, column: 5, scope: !101)
!119 = !DILocation(line: 53, column: 58, scope: !101)
!120 = !DILocation(line: 53, column: 12, scope: !101)
!121 = !DILocation(line: 53, column: 5, scope: !101)
!122 = !DILocation(line: 55, column: 57, scope: !101)
!123 = !DILocation(line: 55, column: 12, scope: !101)
!124 = !DILocation(line: 55, column: 5, scope: !101)
!125 = !DILocation(line: 57, column: 5, scope: !101)
!126 = !DILocation(line: 59, column: 1, scope: !91)
!127 = distinct !DISubprogram(name: "raise_level", scope: !3, file: !3, line: 61, type: !128, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!128 = !DISubroutineType(types: !129)
!129 = !{null, !34}
!130 = !DILocalVariable(name: "by", arg: 1, scope: !127, file: !3, line: 61, type: !34)
!131 = !DILocation(line: 61, column: 24, scope: !127)
!132 = !DILocalVariable(name: "old", scope: !127, file: !3, line: 62, type: !34)
!133 = !DILocation(line: 62, column: 9, scope: !127)
!134 = !DILocation(line: 62, column: 15, scope: !127)
!135 = !DILocation(line: 63, column: 3, scope: !127)
!136 = !DILocation(line: 63, column: 56, scope: !127)
!137 = !DILocation(line: 63, column: 62, scope: !127)
!138 = !DILocation(line: 63, column: 60, scope: !127)
!139 = !DILocation(line: 63, column: 11, scope: !127)
!140 = !DILocation(line: 63, column: 10, scope: !127)
!141 = distinct !{!141, !135, !142, !74}
!142 = !DILocation(line: 64, column: 5, scope: !127)
!143 = !DILocation(line: 65, column: 3, scope: !127)
!144 = !DILocation(line: 66, column: 1, scope: !127)
!145 = distinct !DISubprogram(name: "cycles", scope: !3, file: !3, line: 69, type: !146, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!146 = !DISubroutineType(types: !147)
!147 = !{!17}
!148 = !DILocalVariable(name: "low", scope: !145, file: !3, line: 70, type: !149)
!149 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !18, line: 26, baseType: !150)
!150 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !20, line: 42, baseType: !7)
!151 = !DILocation(line: 70, column: 12, scope: !145)
!152 = !DILocalVariable(name: "high", scope: !145, file: !3, line: 70, type: !149)
!153 = !DILocation(line: 70, column: 17, scope: !145)
!154 = !DILocation(line: 71, column: 3, scope: !145)
!155 = !{i64 2038}
!156 = !DILocation(line: 72, column: 20, scope: !145)
!157 = !DILocation(line: 72, column: 10, scope: !145)
!158 = !DILocation(line: 72, column: 25, scope: !145)
!159 = !DILocation(line: 72, column: 33, scope: !145)
!160 = !DILocation(line: 72, column: 31, scope: !145)
!161 = !DILocation(line: 72, column: 3, scope: !145)
!162 = distinct !DISubprogram(name: "rotate", scope: !3, file: !3, line: 75, type: !163, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!163 = !DISubroutineType(types: !164)
!164 = !{!149, !149, !165}
!165 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!166 = !DILocalVariable(name: "x", arg: 1, scope: !162, file: !3, line: 75, type: !149)
!167 = !DILocation(line: 75, column: 26, scope: !162)
!168 = !DILocalVariable(name: "by", arg: 2, scope: !162, file: !3, line: 75, type: !165)
!169 = !DILocation(line: 75, column: 43, scope: !162)
!170 = !DILocation(line: 76, column: 3, scope: !162)
!171 = !DILocation(line: 76, column: 42, scope: !162)
!172 = !{i64 2170}
!173 = !DILocation(line: 77, column: 10, scope: !162)
!174 = !DILocation(line: 77, column: 3, scope: !162)
!175 = distinct !DISubprogram(name: "gcd", scope: !3, file: !3, line: 81, type: !176, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!176 = !DISubroutineType(types: !177)
!177 = !{!26, !26, !26}
!178 = !DILocalVariable(name: "a", arg: 1, scope: !175, file: !3, line: 81, type: !26)
!179 = !DILocation(line: 81, column: 46, scope: !175)
!180 = !DILocalVariable(name: "b", arg: 2, scope: !175, file: !3, line: 81, type: !26)
!181 = !DILocation(line: 81, column: 53, scope: !175)
!182 = !DILocation(line: 82, column: 7, scope: !183)
!183 = distinct !DILexicalBlock(scope: !175, file: !3, line: 82, column: 7)
!184 = !DILocation(line: 82, column: 9, scope: !183)
!185 = !DILocation(line: 83, column: 12, scope: !183)
!186 = !DILocation(line: 83, column: 5, scope: !183)
!187 = !DILocation(line: 84, column: 40, scope: !175)
!188 = !DILocation(line: 84, column: 43, scope: !175)
!189 = !DILocation(line: 84, column: 47, scope: !175)
!190 = !DILocation(line: 84, column: 45, scope: !175)
!191 = !DILocation(line: 84, column: 36, scope: !175)
!192 = !DILocation(line: 84, column: 29, scope: !175)
!193 = !DILocation(line: 85, column: 1, scope: !175)
!194 = distinct !DISubprogram(name: "spread", scope: !3, file: !3, line: 90, type: !195, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!195 = !DISubroutineType(types: !196)
!196 = !{!26, !197, !26}
!197 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !198, size: 64)
!198 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
!199 = !DILocalVariable(name: "values", arg: 1, scope: !194, file: !3, line: 90, type: !197)
!200 = !DILocation(line: 90, column: 19, scope: !194)
!201 = !DILocalVariable(name: "n", arg: 2, scope: !194, file: !3, line: 90, type: !26)
!202 = !DILocation(line: 90, column: 31, scope: !194)
!203 = !DILocalVariable(name: "least", scope: !194, file: !3, line: 91, type: !26)
!204 = !DILocation(line: 91, column: 7, scope: !194)
!205 = !DILocation(line: 91, column: 15, scope: !194)
!206 = !DILocalVariable(name: "most", scope: !194, file: !3, line: 91, type: !26)
!207 = !DILocation(line: 91, column: 26, scope: !194)
!208 = !DILocation(line: 91, column: 33, scope: !194)
!209 = !DILocalVariable(name: "i", scope: !210, file: !3, line: 92, type: !26)
!210 = distinct !DILexicalBlock(scope: !194, file: !3, line: 92, column: 3)
!211 = !DILocation(line: 92, column: 12, scope: !210)
!212 = !DILocation(line: 92, column: 8, scope: !210)
!213 = !DILocation(line: 92, column: 19, scope: !214)
!214 = distinct !DILexicalBlock(scope: !210, file: !3, line: 92, column: 3)
!215 = !DILocation(line: 92, column: 23, scope: !214)
!216 = !DILocation(line: 92, column: 21, scope: !214)
!217 = !DILocation(line: 92, column: 3, scope: !210)
!218 = !DILocation(line: 93, column: 13, scope: !219)
!219 = distinct !DILexicalBlock(scope: !214, file: !3, line: 92, column: 31)
!220 = !DILocation(line: 93, column: 20, scope: !219)
!221 = !DILocation(line: 93, column: 25, scope: !219)
!222 = !DILocation(line: 93, column: 23, scope: !219)
!223 = !DILocation(line: 93, column: 33, scope: !219)
!224 = !DILocation(line: 93, column: 40, scope: !219)
!225 = !DILocation(line: 93, column: 45, scope: !219)
!226 = !DILocation(line: 93, column: 11, scope: !219)
!227 = !DILocation(line: 94, column: 12, scope: !219)
!228 = !DILocation(line: 94, column: 19, scope: !219)
!229 = !DILocation(line: 94, column: 24, scope: !219)
!230 = !DILocation(line: 94, column: 22, scope: !219)
!231 = !DILocation(line: 94, column: 31, scope: !219)
!232 = !DILocation(line: 94, column: 38, scope: !219)
!233 = !DILocation(line: 94, column: 43, scope: !219)
!234 = !DILocation(line: 94, column: 10, scope: !219)
!235 = !DILocation(line: 95, column: 3, scope: !219)
!236 = !DILocation(line: 92, column: 26, scope: !214)
!237 = !DILocation(line: 92, column: 3, scope: !214)
!238 = distinct !{!238, !217, !239, !74}
!239 = !DILocation(line: 95, column: 3, scope: !210)
!240 = !DILocation(line: 96, column: 10, scope: !194)
!241 = !DILocation(line: 96, column: 17, scope: !194)
!242 = !DILocation(line: 96, column: 15, scope: !194)
!243 = !DILocation(line: 96, column: 49, scope: !194)
!244 = !DILocation(line: 96, column: 56, scope: !194)
!245 = !DILocation(line: 96, column: 25, scope: !194)
!246 = !DILocation(line: 96, column: 23, scope: !194)
!247 = !DILocation(line: 96, column: 3, scope: !194)
