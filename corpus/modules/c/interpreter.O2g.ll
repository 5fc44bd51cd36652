; ModuleID = 'c/interpreter.c'
source_filename = "c/interpreter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%union.cell = type { i64 }
%struct.instruction = type { i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@tracing = weak dso_local global i8 0, align 1, !dbg !0
@instruction_limit = hidden local_unnamed_addr global i32 1048576, align 4, !dbg !27
@run.labels = internal unnamed_addr constant [9 x ptr] [ptr blockaddress(@run, %21), ptr blockaddress(@run, %54), ptr blockaddress(@run, %96), ptr blockaddress(@run, %134), ptr blockaddress(@run, %175), ptr blockaddress(@run, %211), ptr blockaddress(@run, %251), ptr blockaddress(@run, %282), ptr blockaddress(@run, %307)], align 16, !dbg !29
@.str = private unnamed_addr constant [25 x i8] c"limit of %d instructions\00", align 1, !dbg !74
@stderr = external local_unnamed_addr global ptr, align 8
@.str.1 = private unnamed_addr constant [9 x i8] c"%td: %d\0A\00", align 1, !dbg !80
@.str.2 = private unnamed_addr constant [9 x i8] c"overflow\00", align 1, !dbg !83
@.str.3 = private unnamed_addr constant [25 x i8] c"division of %lld by zero\00", align 1, !dbg !85
@.str.4 = private unnamed_addr constant [6 x i8] c"%lld\0A\00", align 1, !dbg !87
@main.countdown = internal constant [7 x { i8, i8, i8, i8 }] [{ i8, i8, i8, i8 } { i8 64, i8 1, i8 0, i8 0 }, { i8, i8, i8, i8 } { i8 7, i8 0, i8 0, i8 0 }, { i8, i8, i8, i8 } { i8 -32, i8 -1, i8 -1, i8 -1 }, { i8, i8, i8, i8 } { i8 1, i8 0, i8 0, i8 0 }, { i8, i8, i8, i8 } { i8 4, i8 0, i8 0, i8 0 }, { i8, i8, i8, i8 } { i8 6, i8 -1, i8 -1, i8 -1 }, { i8, i8, i8, i8 } { i8 8, i8 0, i8 0, i8 0 }], align 16, !dbg !92
@on_error = internal thread_local global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !105
@.str.5 = private unnamed_addr constant [11 x i8] c"error: %s\0A\00", align 1, !dbg !100
@message = internal thread_local global [80 x i8] zeroinitializer, align 16, !dbg !132
@.str.6 = private unnamed_addr constant [21 x i8] c"stack overflow at %d\00", align 1, !dbg !137
@.str.7 = private unnamed_addr constant [16 x i8] c"stack underflow\00", align 1, !dbg !142

; Function Attrs: nounwind uwtable
define dso_local i64 @run(ptr noundef %0) local_unnamed_addr #0 !dbg !31 {
  %2 = alloca [64 x %union.cell], align 16, !DIAssignID !159
    #dbg_assign(i1 poison, !43, !DIExpression(), !159, ptr %2, !DIExpression(), !160)
    #dbg_value(ptr %0, !42, !DIExpression(), !160)
    #dbg_value(i32 0, !54, !DIExpression(), !160)
    #dbg_value(ptr %0, !58, !DIExpression(), !160)
    #dbg_value(i32 1, !55, !DIExpression(), !160)
  %3 = load i32, ptr @instruction_limit, align 4, !dbg !161, !tbaa !155
  %4 = icmp slt i32 %3, 1, !dbg !164
  br i1 %4, label %5, label %6, !dbg !165

5:                                                ; preds = %1
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str, i32 noundef %3) #9, !dbg !161
  unreachable, !dbg !161

6:                                                ; preds = %1
  %7 = load volatile i8, ptr @tracing, align 1, !dbg !166, !tbaa !168, !range !170, !noundef !171
  %8 = trunc nuw i8 %7 to i1, !dbg !172
  %9 = load i32, ptr %0, align 4, !dbg !173
  %10 = and i32 %9, 32, !dbg !174
  %11 = icmp ne i32 %10, 0, !dbg !174
  %12 = select i1 %8, i1 true, i1 %11, !dbg !175
  br i1 %12, label %13, label %18, !dbg !175

13:                                               ; preds = %6
  %14 = load ptr, ptr @stderr, align 8, !dbg !173, !tbaa !176
  %15 = and i32 %9, 31, !dbg !173
  %16 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %14, ptr noundef nonnull @.str.1, i64 noundef 0, i32 noundef %15) #10, !dbg !173
  %17 = load i32, ptr %0, align 4, !dbg !179
  br label %18, !dbg !173

18:                                               ; preds = %6, %13
  %19 = phi i32 [ %17, %13 ], [ %9, %6 ], !dbg !179
  %20 = ptrtoint ptr %0 to i64
  br label %315, !dbg !180

21:                                               ; preds = %315
    #dbg_label(!59, !181)
    #dbg_value(ptr %2, !182, !DIExpression(), !191)
    #dbg_value(ptr poison, !189, !DIExpression(), !191)
    #dbg_value(i32 poison, !190, !DIExpression(DW_OP_constu, 6, DW_OP_shra, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value), !191)
  %22 = icmp sgt i32 %317, 63, !dbg !193
  br i1 %22, label %23, label %24, !dbg !195

23:                                               ; preds = %21
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.6, i32 noundef %317) #9, !dbg !196
  unreachable, !dbg !196

24:                                               ; preds = %21
    #dbg_value(i32 %316, !190, !DIExpression(DW_OP_constu, 6, DW_OP_shra, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value), !191)
  %25 = ashr i32 %316, 6, !dbg !197
    #dbg_value(i32 %25, !190, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value), !191)
  %26 = sext i32 %25 to i64, !dbg !198
    #dbg_value(i64 %26, !190, !DIExpression(), !191)
  %27 = add nsw i32 %317, 1, !dbg !199
    #dbg_value(i32 %27, !54, !DIExpression(), !160)
  %28 = sext i32 %317 to i64, !dbg !200
  %29 = getelementptr inbounds %union.cell, ptr %2, i64 %28, !dbg !200
  store i64 %26, ptr %29, align 8, !dbg !201, !tbaa !202
  %30 = getelementptr inbounds nuw i8, ptr %319, i64 4, !dbg !203
    #dbg_value(ptr %30, !58, !DIExpression(), !160)
    #dbg_value(i32 %318, !55, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !160)
  %31 = load i32, ptr @instruction_limit, align 4, !dbg !204, !tbaa !155
  %32 = icmp slt i32 %318, %31, !dbg !207
  br i1 %32, label %34, label %33, !dbg !208

33:                                               ; preds = %24
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str, i32 noundef %31) #9, !dbg !204
  unreachable, !dbg !204

34:                                               ; preds = %24
  %35 = load volatile i8, ptr @tracing, align 1, !dbg !209, !tbaa !168, !range !170, !noundef !171
  %36 = trunc nuw i8 %35 to i1, !dbg !211
  %37 = load i32, ptr %30, align 4, !dbg !212
  %38 = and i32 %37, 32, !dbg !213
  %39 = icmp ne i32 %38, 0, !dbg !213
  %40 = select i1 %36, i1 true, i1 %39, !dbg !214
  br i1 %40, label %41, label %49, !dbg !214

41:                                               ; preds = %34
  %42 = load ptr, ptr @stderr, align 8, !dbg !212, !tbaa !176
  %43 = ptrtoint ptr %30 to i64, !dbg !212
  %44 = sub i64 %43, %20, !dbg !212
  %45 = ashr exact i64 %44, 2, !dbg !212
  %46 = and i32 %37, 31, !dbg !212
  %47 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %42, ptr noundef nonnull @.str.1, i64 noundef %45, i32 noundef %46) #10, !dbg !212
  %48 = load i32, ptr %30, align 4, !dbg !215
  br label %49, !dbg !212

49:                                               ; preds = %41, %34, %299, %292, %274, %267, %243, %236, %203, %196, %167, %160, %126, %119, %88, %81
  %50 = phi i32 [ %295, %292 ], [ %270, %267 ], [ %84, %81 ], [ %122, %119 ], [ %163, %160 ], [ %199, %196 ], [ %239, %236 ], [ %95, %88 ], [ %133, %126 ], [ %174, %167 ], [ %210, %203 ], [ %250, %243 ], [ %281, %274 ], [ %306, %299 ], [ %48, %41 ], [ %37, %34 ]
  %51 = phi i32 [ %317, %292 ], [ %255, %267 ], [ %58, %81 ], [ %100, %119 ], [ %138, %160 ], [ %189, %196 ], [ %317, %236 ], [ %58, %88 ], [ %100, %126 ], [ %138, %167 ], [ %189, %203 ], [ %317, %243 ], [ %255, %274 ], [ %317, %299 ], [ %27, %41 ], [ %27, %34 ]
  %52 = phi ptr [ %288, %292 ], [ %263, %267 ], [ %77, %81 ], [ %115, %119 ], [ %156, %160 ], [ %192, %196 ], [ %232, %236 ], [ %77, %88 ], [ %115, %126 ], [ %156, %167 ], [ %192, %203 ], [ %232, %243 ], [ %263, %274 ], [ %288, %299 ], [ %30, %41 ], [ %30, %34 ]
  %53 = add nuw nsw i32 %318, 1, !dbg !160
  br label %315, !dbg !160

54:                                               ; preds = %315
    #dbg_label(!60, !216)
    #dbg_value(ptr %2, !217, !DIExpression(), !223)
    #dbg_value(ptr poison, !222, !DIExpression(), !223)
  %55 = icmp eq i32 %317, 0, !dbg !225
  br i1 %55, label %56, label %57, !dbg !227, !prof !228

56:                                               ; preds = %54
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.7) #9, !dbg !229
  unreachable, !dbg !229

57:                                               ; preds = %54
  %58 = add nsw i32 %317, -1, !dbg !230
    #dbg_value(i32 %58, !54, !DIExpression(), !160)
    #dbg_value(i64 poison, !56, !DIExpression(), !160)
    #dbg_value(ptr %2, !217, !DIExpression(), !231)
    #dbg_value(ptr poison, !222, !DIExpression(), !231)
  %59 = icmp eq i32 %58, 0, !dbg !233
  br i1 %59, label %60, label %61, !dbg !234, !prof !228

60:                                               ; preds = %57
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.7) #9, !dbg !235
  unreachable, !dbg !235

61:                                               ; preds = %57
  %62 = sext i32 %58 to i64, !dbg !236
  %63 = getelementptr inbounds %union.cell, ptr %2, i64 %62, !dbg !236
  %64 = load i64, ptr %63, align 8, !dbg !237, !tbaa !202
    #dbg_value(i64 %64, !56, !DIExpression(), !160)
  %65 = add nsw i32 %317, -2, !dbg !238
    #dbg_value(i32 %65, !54, !DIExpression(), !160)
  %66 = sext i32 %65 to i64, !dbg !239
  %67 = getelementptr inbounds %union.cell, ptr %2, i64 %66, !dbg !239
  %68 = load i64, ptr %67, align 8, !dbg !240, !tbaa !202
    #dbg_value(i64 %68, !57, !DIExpression(), !160)
  %69 = tail call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %64, i64 %68), !dbg !241
  %70 = extractvalue { i64, i1 } %69, 1, !dbg !243
    #dbg_value(i64 poison, !56, !DIExpression(), !160)
  br i1 %70, label %71, label %72, !dbg !244

71:                                               ; preds = %61
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.2) #9, !dbg !245
  unreachable, !dbg !245

72:                                               ; preds = %61
    #dbg_value(i64 poison, !56, !DIExpression(), !160)
    #dbg_value(ptr %2, !182, !DIExpression(), !246)
    #dbg_value(ptr poison, !189, !DIExpression(), !246)
    #dbg_value(i64 poison, !190, !DIExpression(), !246)
  %73 = icmp sgt i32 %317, 65, !dbg !248
  br i1 %73, label %74, label %75, !dbg !249

74:                                               ; preds = %72
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.6, i32 noundef %65) #9, !dbg !250
  unreachable, !dbg !250

75:                                               ; preds = %72
  %76 = extractvalue { i64, i1 } %69, 0, !dbg !241
    #dbg_value(i64 %76, !56, !DIExpression(), !160)
    #dbg_value(i64 %76, !190, !DIExpression(), !246)
    #dbg_value(i32 %58, !54, !DIExpression(), !160)
  store i64 %76, ptr %67, align 8, !dbg !251, !tbaa !202
  %77 = getelementptr inbounds nuw i8, ptr %319, i64 4, !dbg !252
    #dbg_value(ptr %77, !58, !DIExpression(), !160)
    #dbg_value(i32 %318, !55, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !160)
  %78 = load i32, ptr @instruction_limit, align 4, !dbg !253, !tbaa !155
  %79 = icmp slt i32 %318, %78, !dbg !256
  br i1 %79, label %81, label %80, !dbg !257

80:                                               ; preds = %75
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str, i32 noundef %78) #9, !dbg !253
  unreachable, !dbg !253

81:                                               ; preds = %75
  %82 = load volatile i8, ptr @tracing, align 1, !dbg !258, !tbaa !168, !range !170, !noundef !171
  %83 = trunc nuw i8 %82 to i1, !dbg !260
  %84 = load i32, ptr %77, align 4, !dbg !261
  %85 = and i32 %84, 32, !dbg !262
  %86 = icmp ne i32 %85, 0, !dbg !262
  %87 = select i1 %83, i1 true, i1 %86, !dbg !263
  br i1 %87, label %88, label %49, !dbg !263

88:                                               ; preds = %81
  %89 = load ptr, ptr @stderr, align 8, !dbg !261, !tbaa !176
  %90 = ptrtoint ptr %77 to i64, !dbg !261
  %91 = sub i64 %90, %20, !dbg !261
  %92 = ashr exact i64 %91, 2, !dbg !261
  %93 = and i32 %84, 31, !dbg !261
  %94 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %89, ptr noundef nonnull @.str.1, i64 noundef %92, i32 noundef %93) #10, !dbg !261
  %95 = load i32, ptr %77, align 4, !dbg !264
  br label %49, !dbg !261

96:                                               ; preds = %315
    #dbg_label(!61, !265)
    #dbg_value(ptr %2, !217, !DIExpression(), !266)
    #dbg_value(ptr poison, !222, !DIExpression(), !266)
  %97 = icmp eq i32 %317, 0, !dbg !268
  br i1 %97, label %98, label %99, !dbg !269, !prof !228

98:                                               ; preds = %96
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.7) #9, !dbg !270
  unreachable, !dbg !270

99:                                               ; preds = %96
  %100 = add nsw i32 %317, -1, !dbg !271
    #dbg_value(i32 %100, !54, !DIExpression(), !160)
    #dbg_value(i64 poison, !56, !DIExpression(), !160)
    #dbg_value(ptr %2, !217, !DIExpression(), !272)
    #dbg_value(ptr poison, !222, !DIExpression(), !272)
  %101 = icmp eq i32 %100, 0, !dbg !274
  br i1 %101, label %102, label %103, !dbg !275, !prof !228

102:                                              ; preds = %99
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.7) #9, !dbg !276
  unreachable, !dbg !276

103:                                              ; preds = %99
    #dbg_value(i64 poison, !56, !DIExpression(), !160)
  %104 = add nsw i32 %317, -2, !dbg !277
    #dbg_value(i32 %104, !54, !DIExpression(), !160)
    #dbg_value(i64 poison, !57, !DIExpression(), !160)
    #dbg_value(ptr %2, !182, !DIExpression(), !278)
    #dbg_value(ptr poison, !189, !DIExpression(), !278)
    #dbg_value(!DIArgList(i64 poison, i64 poison), !190, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_mul, DW_OP_stack_value), !278)
  %105 = icmp sgt i32 %317, 65, !dbg !280
  br i1 %105, label %106, label %107, !dbg !281

106:                                              ; preds = %103
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.6, i32 noundef %104) #9, !dbg !282
  unreachable, !dbg !282

107:                                              ; preds = %103
  %108 = sext i32 %100 to i64, !dbg !283
  %109 = getelementptr inbounds %union.cell, ptr %2, i64 %108, !dbg !283
  %110 = load i64, ptr %109, align 8, !dbg !284, !tbaa !202
    #dbg_value(i64 %110, !56, !DIExpression(), !160)
  %111 = sext i32 %104 to i64, !dbg !285
  %112 = getelementptr inbounds %union.cell, ptr %2, i64 %111, !dbg !285
  %113 = load i64, ptr %112, align 8, !dbg !286, !tbaa !202
    #dbg_value(!DIArgList(i64 %110, i64 %113), !190, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_mul, DW_OP_stack_value), !278)
    #dbg_value(i64 %113, !57, !DIExpression(), !160)
  %114 = mul i64 %113, %110, !dbg !287
    #dbg_value(i64 %114, !190, !DIExpression(), !278)
    #dbg_value(i32 %100, !54, !DIExpression(), !160)
  store i64 %114, ptr %112, align 8, !dbg !288, !tbaa !202
  %115 = getelementptr inbounds nuw i8, ptr %319, i64 4, !dbg !289
    #dbg_value(ptr %115, !58, !DIExpression(), !160)
    #dbg_value(i32 %318, !55, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !160)
  %116 = load i32, ptr @instruction_limit, align 4, !dbg !290, !tbaa !155
  %117 = icmp slt i32 %318, %116, !dbg !293
  br i1 %117, label %119, label %118, !dbg !294

118:                                              ; preds = %107
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str, i32 noundef %116) #9, !dbg !290
  unreachable, !dbg !290

119:                                              ; preds = %107
  %120 = load volatile i8, ptr @tracing, align 1, !dbg !295, !tbaa !168, !range !170, !noundef !171
  %121 = trunc nuw i8 %120 to i1, !dbg !297
  %122 = load i32, ptr %115, align 4, !dbg !298
  %123 = and i32 %122, 32, !dbg !299
  %124 = icmp ne i32 %123, 0, !dbg !299
  %125 = select i1 %121, i1 true, i1 %124, !dbg !300
  br i1 %125, label %126, label %49, !dbg !300

126:                                              ; preds = %119
  %127 = load ptr, ptr @stderr, align 8, !dbg !298, !tbaa !176
  %128 = ptrtoint ptr %115 to i64, !dbg !298
  %129 = sub i64 %128, %20, !dbg !298
  %130 = ashr exact i64 %129, 2, !dbg !298
  %131 = and i32 %122, 31, !dbg !298
  %132 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %127, ptr noundef nonnull @.str.1, i64 noundef %130, i32 noundef %131) #10, !dbg !298
  %133 = load i32, ptr %115, align 4, !dbg !301
  br label %49, !dbg !298

134:                                              ; preds = %315
    #dbg_label(!62, !302)
    #dbg_value(ptr %2, !217, !DIExpression(), !303)
    #dbg_value(ptr poison, !222, !DIExpression(), !303)
  %135 = icmp eq i32 %317, 0, !dbg !305
  br i1 %135, label %136, label %137, !dbg !306, !prof !228

136:                                              ; preds = %134
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.7) #9, !dbg !307
  unreachable, !dbg !307

137:                                              ; preds = %134
  %138 = add nsw i32 %317, -1, !dbg !308
    #dbg_value(i32 %138, !54, !DIExpression(), !160)
  %139 = sext i32 %138 to i64, !dbg !309
  %140 = getelementptr inbounds %union.cell, ptr %2, i64 %139, !dbg !309
  %141 = load i64, ptr %140, align 8, !dbg !310, !tbaa !202
    #dbg_value(i64 %141, !57, !DIExpression(), !160)
    #dbg_value(ptr %2, !217, !DIExpression(), !311)
    #dbg_value(ptr poison, !222, !DIExpression(), !311)
  %142 = icmp eq i32 %138, 0, !dbg !313
  br i1 %142, label %143, label %144, !dbg !314, !prof !228

143:                                              ; preds = %137
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.7) #9, !dbg !315
  unreachable, !dbg !315

144:                                              ; preds = %137
  %145 = add nsw i32 %317, -2, !dbg !316
    #dbg_value(i32 %145, !54, !DIExpression(), !160)
  %146 = sext i32 %145 to i64, !dbg !317
  %147 = getelementptr inbounds %union.cell, ptr %2, i64 %146, !dbg !317
  %148 = load i64, ptr %147, align 8, !dbg !318, !tbaa !202
    #dbg_value(i64 %148, !56, !DIExpression(), !160)
  %149 = icmp eq i64 %141, 0, !dbg !319
  br i1 %149, label %150, label %151, !dbg !321

150:                                              ; preds = %144
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.3, i64 noundef %148) #9, !dbg !322
  unreachable, !dbg !322

151:                                              ; preds = %144
    #dbg_value(ptr %2, !182, !DIExpression(), !323)
    #dbg_value(ptr poison, !189, !DIExpression(), !323)
    #dbg_value(!DIArgList(i64 %148, i64 %141), !190, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_div, DW_OP_stack_value), !323)
  %152 = icmp sgt i32 %317, 65, !dbg !325
  br i1 %152, label %153, label %154, !dbg !326

153:                                              ; preds = %151
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.6, i32 noundef %145) #9, !dbg !327
  unreachable, !dbg !327

154:                                              ; preds = %151
  %155 = sdiv i64 %148, %141, !dbg !328
    #dbg_value(i64 %155, !190, !DIExpression(), !323)
    #dbg_value(i32 %138, !54, !DIExpression(), !160)
  store i64 %155, ptr %147, align 8, !dbg !329, !tbaa !202
  %156 = getelementptr inbounds nuw i8, ptr %319, i64 4, !dbg !330
    #dbg_value(ptr %156, !58, !DIExpression(), !160)
    #dbg_value(i32 %318, !55, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !160)
  %157 = load i32, ptr @instruction_limit, align 4, !dbg !331, !tbaa !155
  %158 = icmp slt i32 %318, %157, !dbg !334
  br i1 %158, label %160, label %159, !dbg !335

159:                                              ; preds = %154
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str, i32 noundef %157) #9, !dbg !331
  unreachable, !dbg !331

160:                                              ; preds = %154
  %161 = load volatile i8, ptr @tracing, align 1, !dbg !336, !tbaa !168, !range !170, !noundef !171
  %162 = trunc nuw i8 %161 to i1, !dbg !338
  %163 = load i32, ptr %156, align 4, !dbg !339
  %164 = and i32 %163, 32, !dbg !340
  %165 = icmp ne i32 %164, 0, !dbg !340
  %166 = select i1 %162, i1 true, i1 %165, !dbg !341
  br i1 %166, label %167, label %49, !dbg !341

167:                                              ; preds = %160
  %168 = load ptr, ptr @stderr, align 8, !dbg !339, !tbaa !176
  %169 = ptrtoint ptr %156 to i64, !dbg !339
  %170 = sub i64 %169, %20, !dbg !339
  %171 = ashr exact i64 %170, 2, !dbg !339
  %172 = and i32 %163, 31, !dbg !339
  %173 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %168, ptr noundef nonnull @.str.1, i64 noundef %171, i32 noundef %172) #10, !dbg !339
  %174 = load i32, ptr %156, align 4, !dbg !342
  br label %49, !dbg !339

175:                                              ; preds = %315
    #dbg_label(!63, !343)
    #dbg_value(ptr %2, !217, !DIExpression(), !344)
    #dbg_value(ptr poison, !222, !DIExpression(), !344)
  %176 = icmp eq i32 %317, 0, !dbg !346
  br i1 %176, label %177, label %178, !dbg !347, !prof !228

177:                                              ; preds = %175
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.7) #9, !dbg !348
  unreachable, !dbg !348

178:                                              ; preds = %175
  %179 = add nsw i32 %317, -1, !dbg !349
    #dbg_value(i32 %179, !54, !DIExpression(), !160)
  %180 = sext i32 %179 to i64, !dbg !350
  %181 = getelementptr inbounds %union.cell, ptr %2, i64 %180, !dbg !350
  %182 = load i64, ptr %181, align 8, !dbg !351, !tbaa !202
    #dbg_value(i64 %182, !56, !DIExpression(), !160)
    #dbg_value(ptr %2, !182, !DIExpression(), !352)
    #dbg_value(ptr poison, !189, !DIExpression(), !352)
    #dbg_value(i64 %182, !190, !DIExpression(), !352)
  %183 = icmp sgt i32 %317, 64, !dbg !354
  br i1 %183, label %184, label %185, !dbg !355

184:                                              ; preds = %178
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.6, i32 noundef %179) #9, !dbg !356
  unreachable, !dbg !356

185:                                              ; preds = %178
    #dbg_value(i32 %317, !54, !DIExpression(), !160)
    #dbg_value(ptr %2, !182, !DIExpression(), !357)
    #dbg_value(ptr poison, !189, !DIExpression(), !357)
    #dbg_value(i64 %182, !190, !DIExpression(), !357)
  %186 = icmp eq i32 %317, 64, !dbg !359
  br i1 %186, label %187, label %188, !dbg !360

187:                                              ; preds = %185
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.6, i32 noundef 64) #9, !dbg !361
  unreachable, !dbg !361

188:                                              ; preds = %185
  %189 = add nsw i32 %317, 1, !dbg !362
    #dbg_value(i32 %189, !54, !DIExpression(), !160)
  %190 = sext i32 %317 to i64, !dbg !363
  %191 = getelementptr inbounds %union.cell, ptr %2, i64 %190, !dbg !363
  store i64 %182, ptr %191, align 8, !dbg !364, !tbaa !202
  %192 = getelementptr inbounds nuw i8, ptr %319, i64 4, !dbg !365
    #dbg_value(ptr %192, !58, !DIExpression(), !160)
    #dbg_value(i32 %318, !55, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !160)
  %193 = load i32, ptr @instruction_limit, align 4, !dbg !366, !tbaa !155
  %194 = icmp slt i32 %318, %193, !dbg !369
  br i1 %194, label %196, label %195, !dbg !370

195:                                              ; preds = %188
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str, i32 noundef %193) #9, !dbg !366
  unreachable, !dbg !366

196:                                              ; preds = %188
  %197 = load volatile i8, ptr @tracing, align 1, !dbg !371, !tbaa !168, !range !170, !noundef !171
  %198 = trunc nuw i8 %197 to i1, !dbg !373
  %199 = load i32, ptr %192, align 4, !dbg !374
  %200 = and i32 %199, 32, !dbg !375
  %201 = icmp ne i32 %200, 0, !dbg !375
  %202 = select i1 %198, i1 true, i1 %201, !dbg !376
  br i1 %202, label %203, label %49, !dbg !376

203:                                              ; preds = %196
  %204 = load ptr, ptr @stderr, align 8, !dbg !374, !tbaa !176
  %205 = ptrtoint ptr %192 to i64, !dbg !374
  %206 = sub i64 %205, %20, !dbg !374
  %207 = ashr exact i64 %206, 2, !dbg !374
  %208 = and i32 %199, 31, !dbg !374
  %209 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %204, ptr noundef nonnull @.str.1, i64 noundef %207, i32 noundef %208) #10, !dbg !374
  %210 = load i32, ptr %192, align 4, !dbg !377
  br label %49, !dbg !374

211:                                              ; preds = %315
    #dbg_label(!64, !378)
    #dbg_value(ptr %2, !217, !DIExpression(), !379)
    #dbg_value(ptr poison, !222, !DIExpression(), !379)
  %212 = icmp eq i32 %317, 0, !dbg !381
  br i1 %212, label %213, label %214, !dbg !382, !prof !228

213:                                              ; preds = %211
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.7) #9, !dbg !383
  unreachable, !dbg !383

214:                                              ; preds = %211
  %215 = add nsw i32 %317, -1, !dbg !384
    #dbg_value(i32 %215, !54, !DIExpression(), !160)
  %216 = sext i32 %215 to i64, !dbg !385
  %217 = getelementptr inbounds %union.cell, ptr %2, i64 %216, !dbg !385
  %218 = load i64, ptr %217, align 8, !dbg !386, !tbaa !202
    #dbg_value(i64 %218, !56, !DIExpression(), !160)
    #dbg_value(ptr %2, !217, !DIExpression(), !387)
    #dbg_value(ptr poison, !222, !DIExpression(), !387)
  %219 = icmp eq i32 %215, 0, !dbg !389
  br i1 %219, label %220, label %221, !dbg !390, !prof !228

220:                                              ; preds = %214
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.7) #9, !dbg !391
  unreachable, !dbg !391

221:                                              ; preds = %214
  %222 = add nsw i32 %317, -2, !dbg !392
    #dbg_value(i32 %222, !54, !DIExpression(), !160)
  %223 = sext i32 %222 to i64, !dbg !393
  %224 = getelementptr inbounds %union.cell, ptr %2, i64 %223, !dbg !393
  %225 = load i64, ptr %224, align 8, !dbg !394, !tbaa !202
    #dbg_value(i64 %225, !57, !DIExpression(), !160)
    #dbg_value(ptr %2, !182, !DIExpression(), !395)
    #dbg_value(ptr poison, !189, !DIExpression(), !395)
    #dbg_value(i64 %218, !190, !DIExpression(), !395)
  %226 = icmp sgt i32 %317, 65, !dbg !397
  br i1 %226, label %227, label %228, !dbg !398

227:                                              ; preds = %221
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.6, i32 noundef %222) #9, !dbg !399
  unreachable, !dbg !399

228:                                              ; preds = %221
    #dbg_value(i32 %215, !54, !DIExpression(), !160)
  store i64 %218, ptr %224, align 8, !dbg !400, !tbaa !202
    #dbg_value(ptr %2, !182, !DIExpression(), !401)
    #dbg_value(ptr poison, !189, !DIExpression(), !401)
    #dbg_value(i64 %225, !190, !DIExpression(), !401)
  %229 = icmp eq i32 %317, 65, !dbg !403
  br i1 %229, label %230, label %231, !dbg !404

230:                                              ; preds = %228
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.6, i32 noundef %215) #9, !dbg !405
  unreachable, !dbg !405

231:                                              ; preds = %228
    #dbg_value(i32 %317, !54, !DIExpression(), !160)
  store i64 %225, ptr %217, align 8, !dbg !406, !tbaa !202
  %232 = getelementptr inbounds nuw i8, ptr %319, i64 4, !dbg !407
    #dbg_value(ptr %232, !58, !DIExpression(), !160)
    #dbg_value(i32 %318, !55, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !160)
  %233 = load i32, ptr @instruction_limit, align 4, !dbg !408, !tbaa !155
  %234 = icmp slt i32 %318, %233, !dbg !411
  br i1 %234, label %236, label %235, !dbg !412

235:                                              ; preds = %231
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str, i32 noundef %233) #9, !dbg !408
  unreachable, !dbg !408

236:                                              ; preds = %231
  %237 = load volatile i8, ptr @tracing, align 1, !dbg !413, !tbaa !168, !range !170, !noundef !171
  %238 = trunc nuw i8 %237 to i1, !dbg !415
  %239 = load i32, ptr %232, align 4, !dbg !416
  %240 = and i32 %239, 32, !dbg !417
  %241 = icmp ne i32 %240, 0, !dbg !417
  %242 = select i1 %238, i1 true, i1 %241, !dbg !418
  br i1 %242, label %243, label %49, !dbg !418

243:                                              ; preds = %236
  %244 = load ptr, ptr @stderr, align 8, !dbg !416, !tbaa !176
  %245 = ptrtoint ptr %232 to i64, !dbg !416
  %246 = sub i64 %245, %20, !dbg !416
  %247 = ashr exact i64 %246, 2, !dbg !416
  %248 = and i32 %239, 31, !dbg !416
  %249 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %244, ptr noundef nonnull @.str.1, i64 noundef %247, i32 noundef %248) #10, !dbg !416
  %250 = load i32, ptr %232, align 4, !dbg !419
  br label %49, !dbg !416

251:                                              ; preds = %315
    #dbg_label(!65, !420)
    #dbg_value(ptr %2, !217, !DIExpression(), !421)
    #dbg_value(ptr poison, !222, !DIExpression(), !421)
  %252 = icmp eq i32 %317, 0, !dbg !423
  br i1 %252, label %253, label %254, !dbg !424, !prof !228

253:                                              ; preds = %251
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.7) #9, !dbg !425
  unreachable, !dbg !425

254:                                              ; preds = %251
  %255 = add nsw i32 %317, -1, !dbg !426
    #dbg_value(i32 %255, !54, !DIExpression(), !160)
  %256 = sext i32 %255 to i64, !dbg !427
  %257 = getelementptr inbounds %union.cell, ptr %2, i64 %256, !dbg !427
  %258 = load i64, ptr %257, align 8, !dbg !428, !tbaa !202
  %259 = icmp eq i64 %258, 0, !dbg !429
  %260 = ashr i32 %316, 6, !dbg !430
  %261 = sext i32 %260 to i64, !dbg !430
  %262 = select i1 %259, i64 1, i64 %261, !dbg !430
  %263 = getelementptr inbounds %struct.instruction, ptr %319, i64 %262, !dbg !431
    #dbg_value(ptr %263, !58, !DIExpression(), !160)
    #dbg_value(i32 %318, !55, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !160)
  %264 = load i32, ptr @instruction_limit, align 4, !dbg !432, !tbaa !155
  %265 = icmp slt i32 %318, %264, !dbg !435
  br i1 %265, label %267, label %266, !dbg !436

266:                                              ; preds = %254
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str, i32 noundef %264) #9, !dbg !432
  unreachable, !dbg !432

267:                                              ; preds = %254
  %268 = load volatile i8, ptr @tracing, align 1, !dbg !437, !tbaa !168, !range !170, !noundef !171
  %269 = trunc nuw i8 %268 to i1, !dbg !439
  %270 = load i32, ptr %263, align 4, !dbg !440
  %271 = and i32 %270, 32, !dbg !441
  %272 = icmp ne i32 %271, 0, !dbg !441
  %273 = select i1 %269, i1 true, i1 %272, !dbg !442
  br i1 %273, label %274, label %49, !dbg !442

274:                                              ; preds = %267
  %275 = load ptr, ptr @stderr, align 8, !dbg !440, !tbaa !176
  %276 = ptrtoint ptr %263 to i64, !dbg !440
  %277 = sub i64 %276, %20, !dbg !440
  %278 = ashr exact i64 %277, 2, !dbg !440
  %279 = and i32 %270, 31, !dbg !440
  %280 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %275, ptr noundef nonnull @.str.1, i64 noundef %278, i32 noundef %279) #10, !dbg !440
  %281 = load i32, ptr %263, align 4, !dbg !443
  br label %49, !dbg !440

282:                                              ; preds = %315
    #dbg_label(!66, !444)
  %283 = sext i32 %317 to i64, !dbg !445
  %284 = getelementptr %union.cell, ptr %2, i64 %283, !dbg !445
  %285 = getelementptr i8, ptr %284, i64 -8, !dbg !445
  %286 = load i64, ptr %285, align 8, !dbg !446, !tbaa !202
  %287 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i64 noundef %286), !dbg !447
  %288 = getelementptr inbounds nuw i8, ptr %319, i64 4, !dbg !448
    #dbg_value(ptr %288, !58, !DIExpression(), !160)
    #dbg_value(i32 %318, !55, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !160)
  %289 = load i32, ptr @instruction_limit, align 4, !dbg !449, !tbaa !155
  %290 = icmp slt i32 %318, %289, !dbg !452
  br i1 %290, label %292, label %291, !dbg !453

291:                                              ; preds = %282
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str, i32 noundef %289) #9, !dbg !449
  unreachable, !dbg !449

292:                                              ; preds = %282
  %293 = load volatile i8, ptr @tracing, align 1, !dbg !454, !tbaa !168, !range !170, !noundef !171
  %294 = trunc nuw i8 %293 to i1, !dbg !456
  %295 = load i32, ptr %288, align 4, !dbg !457
  %296 = and i32 %295, 32, !dbg !458
  %297 = icmp ne i32 %296, 0, !dbg !458
  %298 = select i1 %294, i1 true, i1 %297, !dbg !459
  br i1 %298, label %299, label %49, !dbg !459

299:                                              ; preds = %292
  %300 = load ptr, ptr @stderr, align 8, !dbg !457, !tbaa !176
  %301 = ptrtoint ptr %288 to i64, !dbg !457
  %302 = sub i64 %301, %20, !dbg !457
  %303 = ashr exact i64 %302, 2, !dbg !457
  %304 = and i32 %295, 31, !dbg !457
  %305 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %300, ptr noundef nonnull @.str.1, i64 noundef %303, i32 noundef %304) #10, !dbg !457
  %306 = load i32, ptr %288, align 4, !dbg !460
  br label %49, !dbg !457

307:                                              ; preds = %315
    #dbg_label(!67, !461)
    #dbg_value(ptr %2, !217, !DIExpression(), !462)
    #dbg_value(ptr poison, !222, !DIExpression(), !462)
  %308 = icmp eq i32 %317, 0, !dbg !464
  br i1 %308, label %309, label %310, !dbg !465, !prof !228

309:                                              ; preds = %307
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.7) #9, !dbg !466
  unreachable, !dbg !466

310:                                              ; preds = %307
    #dbg_value(i32 %317, !54, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !160)
  %311 = sext i32 %317 to i64, !dbg !467
  %312 = getelementptr %union.cell, ptr %2, i64 %311, !dbg !467
  %313 = getelementptr i8, ptr %312, i64 -8, !dbg !467
  %314 = load i64, ptr %313, align 8, !dbg !468, !tbaa !202
  ret i64 %314, !dbg !469

315:                                              ; preds = %49, %18
  %316 = phi i32 [ %19, %18 ], [ %50, %49 ]
  %317 = phi i32 [ 0, %18 ], [ %51, %49 ], !dbg !160
  %318 = phi i32 [ 1, %18 ], [ %53, %49 ], !dbg !160
  %319 = phi ptr [ %0, %18 ], [ %52, %49 ], !dbg !160
  %320 = and i32 %316, 31, !dbg !160
  %321 = zext nneg i32 %320 to i64, !dbg !160
  %322 = getelementptr inbounds nuw ptr, ptr @run.labels, i64 %321, !dbg !160
    #dbg_value(i32 %317, !54, !DIExpression(), !160)
  %323 = load ptr, ptr %322, align 8, !dbg !160, !tbaa !470
    #dbg_value(ptr %319, !58, !DIExpression(), !160)
    #dbg_value(i32 %318, !55, !DIExpression(), !160)
  indirectbr ptr %323, [label %21, label %54, label %96, label %134, label %175, label %211, label %251, label %282, label %307]
}

; Function Attrs: cold noreturn nounwind optsize uwtable
define internal void @fail(ptr noundef readonly captures(none) %0, ...) unnamed_addr #1 !dbg !471 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !489
    #dbg_assign(i1 poison, !478, !DIExpression(), !489, ptr %2, !DIExpression(), !490)
    #dbg_value(ptr %0, !477, !DIExpression(), !490)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #11, !dbg !491
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !492
  %3 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @message), !dbg !493
  %4 = call i32 @vsnprintf(ptr noundef nonnull %3, i64 noundef 80, ptr noundef %0, ptr noundef nonnull %2) #11, !dbg !494
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !495
  %5 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @on_error), !dbg !496
  call void @longjmp(ptr noundef nonnull %5, i32 noundef 1) #12, !dbg !497
  unreachable, !dbg !497
}

; Function Attrs: nofree nounwind
declare !dbg !498 noundef i32 @fprintf(ptr noundef captures(none), ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #3

; Function Attrs: nofree nounwind
declare !dbg !559 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !94 {
  %1 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @on_error), !dbg !562
  %2 = call i32 @_setjmp(ptr noundef nonnull %1) #13, !dbg !564
  %3 = icmp eq i32 %2, 0, !dbg !565
  br i1 %3, label %8, label %4, !dbg !566

4:                                                ; preds = %0
  %5 = load ptr, ptr @stderr, align 8, !dbg !567, !tbaa !176
  %6 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @message), !dbg !569
  %7 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %5, ptr noundef nonnull @.str.5, ptr noundef nonnull %6) #10, !dbg !570
  br label %11, !dbg !571

8:                                                ; preds = %0
  %9 = call i64 @run(ptr noundef nonnull @main.countdown), !dbg !572
  %10 = trunc i64 %9 to i32, !dbg !573
  br label %11, !dbg !574

11:                                               ; preds = %8, %4
  %12 = phi i32 [ 1, %4 ], [ %10, %8 ], !dbg !575
  ret i32 %12, !dbg !576
}

; Function Attrs: nounwind returns_twice
declare !dbg !577 i32 @_setjmp(ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #7

; Function Attrs: nofree nounwind
declare !dbg !581 noundef i32 @vsnprintf(ptr noundef captures(none), i64 noundef, ptr noundef readonly captures(none), ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #7

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #8

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { cold noreturn nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind returns_twice "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #8 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { cold noreturn }
attributes #10 = { cold nounwind }
attributes #11 = { nounwind }
attributes #12 = { noreturn nounwind }
attributes #13 = { nounwind returns_twice }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!147, !148, !149, !150, !151, !152, !153}
!llvm.ident = !{!154}
!llvm.errno.tbaa = !{!155}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "tracing", scope: !2, file: !3, line: 27, type: !145, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !17, globals: !26, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c/interpreter.c", directory: ".", checksumkind: CSK_MD5, checksum: "e7b6bf7177c2911e92a4d0fc5929118b")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "opcode", file: !3, line: 11, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9, !10, !11, !12, !13, !14, !15, !16}
!8 = !DIEnumerator(name: "PUSH", value: 0)
!9 = !DIEnumerator(name: "ADD", value: 1)
!10 = !DIEnumerator(name: "MUL", value: 2)
!11 = !DIEnumerator(name: "DIV", value: 3)
!12 = !DIEnumerator(name: "DUP", value: 4)
!13 = !DIEnumerator(name: "SWAP", value: 5)
!14 = !DIEnumerator(name: "JUMP_IF", value: 6)
!15 = !DIEnumerator(name: "PRINT", value: 7)
!16 = !DIEnumerator(name: "HALT", value: 8)
!17 = !{!18, !19, !24, !25}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !20, line: 27, baseType: !21)
!20 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !22, line: 44, baseType: !23)
!22 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!23 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!24 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!25 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!26 = !{!0, !27, !29, !74, !80, !83, !85, !87, !92, !100, !105, !132, !137, !142}
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "instruction_limit", scope: !2, file: !3, line: 29, type: !18, isLocal: false, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "labels", scope: !31, file: !3, line: 53, type: !68, isLocal: true, isDefinition: true)
!31 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 52, type: !32, scopeLine: 52, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !41, keyInstructions: true)
!32 = !DISubroutineType(types: !33)
!33 = !{!19, !34}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "instruction", file: !3, line: 13, size: 32, elements: !37)
!37 = !{!38, !39, !40}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "opcode", scope: !36, file: !3, line: 14, baseType: !5, size: 5, flags: DIFlagBitField, extraData: i64 0)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "traced", scope: !36, file: !3, line: 15, baseType: !6, size: 1, offset: 5, flags: DIFlagBitField, extraData: i64 0)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "offset", scope: !36, file: !3, line: 16, baseType: !18, size: 26, offset: 6, flags: DIFlagBitField, extraData: i64 0)
!41 = !{!42, !43, !54, !55, !56, !57, !58, !59, !60, !61, !62, !63, !64, !65, !66, !67}
!42 = !DILocalVariable(name: "code", arg: 1, scope: !31, file: !3, line: 52, type: !34)
!43 = !DILocalVariable(name: "stack", scope: !31, file: !3, line: 55, type: !44)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 4096, elements: !52)
!45 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "cell", file: !3, line: 19, size: 64, elements: !46)
!46 = !{!47, !48, !50}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "integer", scope: !45, file: !3, line: 20, baseType: !19, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "real", scope: !45, file: !3, line: 21, baseType: !49, size: 64)
!49 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !45, file: !3, line: 22, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!52 = !{!53}
!53 = !DISubrange(count: 64)
!54 = !DILocalVariable(name: "top", scope: !31, file: !3, line: 56, type: !18)
!55 = !DILocalVariable(name: "count", scope: !31, file: !3, line: 56, type: !18)
!56 = !DILocalVariable(name: "a", scope: !31, file: !3, line: 57, type: !19)
!57 = !DILocalVariable(name: "b", scope: !31, file: !3, line: 57, type: !19)
!58 = !DILocalVariable(name: "pc", scope: !31, file: !3, line: 58, type: !34)
!59 = !DILabel(scope: !31, name: "push", file: !3, line: 70, column: 1)
!60 = !DILabel(scope: !31, name: "add", file: !3, line: 73, column: 1)
!61 = !DILabel(scope: !31, name: "mul", file: !3, line: 79, column: 1)
!62 = !DILabel(scope: !31, name: "div", file: !3, line: 84, column: 1)
!63 = !DILabel(scope: !31, name: "dup", file: !3, line: 90, column: 1)
!64 = !DILabel(scope: !31, name: "swap", file: !3, line: 93, column: 1)
!65 = !DILabel(scope: !31, name: "jump", file: !3, line: 97, column: 1)
!66 = !DILabel(scope: !31, name: "print", file: !3, line: 100, column: 1)
!67 = !DILabel(scope: !31, name: "halt", file: !3, line: 103, column: 1)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !69, size: 576, elements: !72)
!69 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !70)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!72 = !{!73}
!73 = !DISubrange(count: 9)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(scope: null, file: !3, line: 69, type: !76, isLocal: true, isDefinition: true)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, size: 200, elements: !78)
!77 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!78 = !{!79}
!79 = !DISubrange(count: 25)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(scope: null, file: !3, line: 69, type: !82, isLocal: true, isDefinition: true)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, size: 72, elements: !72)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(scope: null, file: !3, line: 76, type: !82, isLocal: true, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(scope: null, file: !3, line: 87, type: !76, isLocal: true, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(scope: null, file: !3, line: 101, type: !89, isLocal: true, isDefinition: true)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, size: 48, elements: !90)
!90 = !{!91}
!91 = !DISubrange(count: 6)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(name: "countdown", scope: !94, file: !3, line: 108, type: !97, isLocal: true, isDefinition: true)
!94 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 107, type: !95, scopeLine: 107, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!95 = !DISubroutineType(types: !96)
!96 = !{!18}
!97 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 224, elements: !98)
!98 = !{!99}
!99 = !DISubrange(count: 7)
!100 = !DIGlobalVariableExpression(var: !101, expr: !DIExpression())
!101 = distinct !DIGlobalVariable(scope: null, file: !3, line: 112, type: !102, isLocal: true, isDefinition: true)
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, size: 88, elements: !103)
!103 = !{!104}
!104 = !DISubrange(count: 11)
!105 = !DIGlobalVariableExpression(var: !106, expr: !DIExpression())
!106 = distinct !DIGlobalVariable(name: "on_error", scope: !2, file: !3, line: 25, type: !107, isLocal: true, isDefinition: true)
!107 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !108, line: 32, baseType: !109)
!108 = !DIFile(filename: "include/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!109 = !DICompositeType(tag: DW_TAG_array_type, baseType: !110, size: 1600, elements: !130)
!110 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !111, line: 26, size: 1600, elements: !112)
!111 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!112 = !{!113, !119, !120}
!113 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !110, file: !111, line: 32, baseType: !114, size: 512)
!114 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !115, line: 31, baseType: !116)
!115 = !DIFile(filename: "include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!116 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 512, elements: !117)
!117 = !{!118}
!118 = !DISubrange(count: 8)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !110, file: !111, line: 33, baseType: !18, size: 32, offset: 512)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !110, file: !111, line: 34, baseType: !121, size: 1024, offset: 576)
!121 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !122, line: 8, baseType: !123)
!122 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!123 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !122, line: 5, size: 1024, elements: !124)
!124 = !{!125}
!125 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !123, file: !122, line: 7, baseType: !126, size: 1024)
!126 = !DICompositeType(tag: DW_TAG_array_type, baseType: !127, size: 1024, elements: !128)
!127 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!128 = !{!129}
!129 = !DISubrange(count: 16)
!130 = !{!131}
!131 = !DISubrange(count: 1)
!132 = !DIGlobalVariableExpression(var: !133, expr: !DIExpression())
!133 = distinct !DIGlobalVariable(name: "message", scope: !2, file: !3, line: 26, type: !134, isLocal: true, isDefinition: true)
!134 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, size: 640, elements: !135)
!135 = !{!136}
!136 = !DISubrange(count: 80)
!137 = !DIGlobalVariableExpression(var: !138, expr: !DIExpression())
!138 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !139, isLocal: true, isDefinition: true)
!139 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, size: 168, elements: !140)
!140 = !{!141}
!141 = !DISubrange(count: 21)
!142 = !DIGlobalVariableExpression(var: !143, expr: !DIExpression())
!143 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !144, isLocal: true, isDefinition: true)
!144 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, size: 128, elements: !128)
!145 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !146)
!146 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!147 = !{i32 7, !"Dwarf Version", i32 5}
!148 = !{i32 2, !"Debug Info Version", i32 3}
!149 = !{i32 1, !"wchar_size", i32 4}
!150 = !{i32 8, !"PIC Level", i32 2}
!151 = !{i32 7, !"PIE Level", i32 2}
!152 = !{i32 7, !"uwtable", i32 2}
!153 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!154 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!155 = !{!156, !156, i64 0}
!156 = !{!"int", !157, i64 0}
!157 = !{!"omnipotent char", !158, i64 0}
!158 = !{!"Simple C/C++ TBAA"}
!159 = distinct !DIAssignID()
!160 = !DILocation(line: 0, scope: !31)
!161 = !DILocation(line: 69, column: 3, scope: !162)
!162 = distinct !DILexicalBlock(scope: !163, file: !3, line: 69, column: 3)
!163 = distinct !DILexicalBlock(scope: !31, file: !3, line: 69, column: 3)
!164 = !DILocation(line: 69, column: 3, scope: !162, atomGroup: 5, atomRank: 2)
!165 = !DILocation(line: 69, column: 3, scope: !162, atomGroup: 5, atomRank: 1)
!166 = !DILocation(line: 69, column: 3, scope: !167, atomGroup: 6, atomRank: 3)
!167 = distinct !DILexicalBlock(scope: !163, file: !3, line: 69, column: 3)
!168 = !{!169, !169, i64 0}
!169 = !{!"_Bool", !157, i64 0}
!170 = !{i8 0, i8 2}
!171 = !{}
!172 = !DILocation(line: 69, column: 3, scope: !167, atomGroup: 6, atomRank: 2)
!173 = !DILocation(line: 69, column: 3, scope: !167)
!174 = !DILocation(line: 69, column: 3, scope: !167, atomGroup: 70, atomRank: 2)
!175 = !DILocation(line: 69, column: 3, scope: !167, atomGroup: 6, atomRank: 1)
!176 = !{!177, !177, i64 0}
!177 = !{!"p1 _ZTS8_IO_FILE", !178, i64 0}
!178 = !{!"any pointer", !157, i64 0}
!179 = !DILocation(line: 69, column: 3, scope: !163)
!180 = !DILocation(line: 69, column: 3, scope: !163, atomGroup: 8, atomRank: 1)
!181 = !DILocation(line: 70, column: 1, scope: !31)
!182 = !DILocalVariable(name: "stack", arg: 1, scope: !183, file: !3, line: 40, type: !186)
!183 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 40, type: !184, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !188, keyInstructions: true)
!184 = !DISubroutineType(types: !185)
!185 = !{null, !186, !187, !19}
!186 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!187 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!188 = !{!182, !189, !190}
!189 = !DILocalVariable(name: "top", arg: 2, scope: !183, file: !3, line: 40, type: !187)
!190 = !DILocalVariable(name: "value", arg: 3, scope: !183, file: !3, line: 40, type: !19)
!191 = !DILocation(line: 0, scope: !183, inlinedAt: !192)
!192 = distinct !DILocation(line: 71, column: 3, scope: !31)
!193 = !DILocation(line: 41, column: 12, scope: !194, inlinedAt: !192, atomGroup: 1, atomRank: 2)
!194 = distinct !DILexicalBlock(scope: !183, file: !3, line: 41, column: 7)
!195 = !DILocation(line: 41, column: 12, scope: !194, inlinedAt: !192, atomGroup: 1, atomRank: 1)
!196 = !DILocation(line: 42, column: 5, scope: !194, inlinedAt: !192)
!197 = !DILocation(line: 71, column: 25, scope: !31)
!198 = !DILocation(line: 71, column: 21, scope: !31)
!199 = !DILocation(line: 43, column: 15, scope: !183, inlinedAt: !192, atomGroup: 3, atomRank: 2)
!200 = !DILocation(line: 43, column: 3, scope: !183, inlinedAt: !192)
!201 = !DILocation(line: 43, column: 27, scope: !183, inlinedAt: !192, atomGroup: 2, atomRank: 1)
!202 = !{!157, !157, i64 0}
!203 = !DILocation(line: 71, column: 34, scope: !31, atomGroup: 9, atomRank: 2)
!204 = !DILocation(line: 72, column: 3, scope: !205)
!205 = distinct !DILexicalBlock(scope: !206, file: !3, line: 72, column: 3)
!206 = distinct !DILexicalBlock(scope: !31, file: !3, line: 72, column: 3)
!207 = !DILocation(line: 72, column: 3, scope: !205, atomGroup: 11, atomRank: 2)
!208 = !DILocation(line: 72, column: 3, scope: !205, atomGroup: 11, atomRank: 1)
!209 = !DILocation(line: 72, column: 3, scope: !210, atomGroup: 12, atomRank: 3)
!210 = distinct !DILexicalBlock(scope: !206, file: !3, line: 72, column: 3)
!211 = !DILocation(line: 72, column: 3, scope: !210, atomGroup: 12, atomRank: 2)
!212 = !DILocation(line: 72, column: 3, scope: !210)
!213 = !DILocation(line: 72, column: 3, scope: !210, atomGroup: 71, atomRank: 2)
!214 = !DILocation(line: 72, column: 3, scope: !210, atomGroup: 12, atomRank: 1)
!215 = !DILocation(line: 72, column: 3, scope: !206)
!216 = !DILocation(line: 73, column: 1, scope: !31)
!217 = !DILocalVariable(name: "stack", arg: 1, scope: !218, file: !3, line: 46, type: !186)
!218 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 46, type: !219, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !221, keyInstructions: true)
!219 = !DISubroutineType(types: !220)
!220 = !{!19, !186, !187}
!221 = !{!217, !222}
!222 = !DILocalVariable(name: "top", arg: 2, scope: !218, file: !3, line: 46, type: !187)
!223 = !DILocation(line: 0, scope: !218, inlinedAt: !224)
!224 = distinct !DILocation(line: 74, column: 7, scope: !31)
!225 = !DILocation(line: 47, column: 29, scope: !226, inlinedAt: !224)
!226 = distinct !DILexicalBlock(scope: !218, file: !3, line: 47, column: 7)
!227 = !DILocation(line: 47, column: 7, scope: !226, inlinedAt: !224, atomGroup: 1, atomRank: 1)
!228 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!229 = !DILocation(line: 48, column: 5, scope: !226, inlinedAt: !224)
!230 = !DILocation(line: 49, column: 16, scope: !218, inlinedAt: !224, atomGroup: 3, atomRank: 2)
!231 = !DILocation(line: 0, scope: !218, inlinedAt: !232)
!232 = distinct !DILocation(line: 74, column: 29, scope: !31)
!233 = !DILocation(line: 47, column: 29, scope: !226, inlinedAt: !232)
!234 = !DILocation(line: 47, column: 7, scope: !226, inlinedAt: !232, atomGroup: 1, atomRank: 1)
!235 = !DILocation(line: 48, column: 5, scope: !226, inlinedAt: !232)
!236 = !DILocation(line: 49, column: 10, scope: !218, inlinedAt: !224)
!237 = !DILocation(line: 49, column: 24, scope: !218, inlinedAt: !224, atomGroup: 2, atomRank: 2)
!238 = !DILocation(line: 49, column: 16, scope: !218, inlinedAt: !232, atomGroup: 3, atomRank: 2)
!239 = !DILocation(line: 49, column: 10, scope: !218, inlinedAt: !232)
!240 = !DILocation(line: 49, column: 24, scope: !218, inlinedAt: !232, atomGroup: 2, atomRank: 2)
!241 = !DILocation(line: 75, column: 7, scope: !242)
!242 = distinct !DILexicalBlock(scope: !31, file: !3, line: 75, column: 7)
!243 = !DILocation(line: 75, column: 7, scope: !242, atomGroup: 17, atomRank: 2)
!244 = !DILocation(line: 75, column: 7, scope: !242, atomGroup: 17, atomRank: 1)
!245 = !DILocation(line: 76, column: 5, scope: !242)
!246 = !DILocation(line: 0, scope: !183, inlinedAt: !247)
!247 = distinct !DILocation(line: 77, column: 3, scope: !31)
!248 = !DILocation(line: 41, column: 12, scope: !194, inlinedAt: !247, atomGroup: 1, atomRank: 2)
!249 = !DILocation(line: 41, column: 12, scope: !194, inlinedAt: !247, atomGroup: 1, atomRank: 1)
!250 = !DILocation(line: 42, column: 5, scope: !194, inlinedAt: !247)
!251 = !DILocation(line: 43, column: 27, scope: !183, inlinedAt: !247, atomGroup: 2, atomRank: 1)
!252 = !DILocation(line: 77, column: 25, scope: !31, atomGroup: 18, atomRank: 2)
!253 = !DILocation(line: 78, column: 3, scope: !254)
!254 = distinct !DILexicalBlock(scope: !255, file: !3, line: 78, column: 3)
!255 = distinct !DILexicalBlock(scope: !31, file: !3, line: 78, column: 3)
!256 = !DILocation(line: 78, column: 3, scope: !254, atomGroup: 20, atomRank: 2)
!257 = !DILocation(line: 78, column: 3, scope: !254, atomGroup: 20, atomRank: 1)
!258 = !DILocation(line: 78, column: 3, scope: !259, atomGroup: 21, atomRank: 3)
!259 = distinct !DILexicalBlock(scope: !255, file: !3, line: 78, column: 3)
!260 = !DILocation(line: 78, column: 3, scope: !259, atomGroup: 21, atomRank: 2)
!261 = !DILocation(line: 78, column: 3, scope: !259)
!262 = !DILocation(line: 78, column: 3, scope: !259, atomGroup: 72, atomRank: 2)
!263 = !DILocation(line: 78, column: 3, scope: !259, atomGroup: 21, atomRank: 1)
!264 = !DILocation(line: 78, column: 3, scope: !255)
!265 = !DILocation(line: 79, column: 1, scope: !31)
!266 = !DILocation(line: 0, scope: !218, inlinedAt: !267)
!267 = distinct !DILocation(line: 80, column: 7, scope: !31)
!268 = !DILocation(line: 47, column: 29, scope: !226, inlinedAt: !267)
!269 = !DILocation(line: 47, column: 7, scope: !226, inlinedAt: !267, atomGroup: 1, atomRank: 1)
!270 = !DILocation(line: 48, column: 5, scope: !226, inlinedAt: !267)
!271 = !DILocation(line: 49, column: 16, scope: !218, inlinedAt: !267, atomGroup: 3, atomRank: 2)
!272 = !DILocation(line: 0, scope: !218, inlinedAt: !273)
!273 = distinct !DILocation(line: 80, column: 29, scope: !31)
!274 = !DILocation(line: 47, column: 29, scope: !226, inlinedAt: !273)
!275 = !DILocation(line: 47, column: 7, scope: !226, inlinedAt: !273, atomGroup: 1, atomRank: 1)
!276 = !DILocation(line: 48, column: 5, scope: !226, inlinedAt: !273)
!277 = !DILocation(line: 49, column: 16, scope: !218, inlinedAt: !273, atomGroup: 3, atomRank: 2)
!278 = !DILocation(line: 0, scope: !183, inlinedAt: !279)
!279 = distinct !DILocation(line: 81, column: 3, scope: !31)
!280 = !DILocation(line: 41, column: 12, scope: !194, inlinedAt: !279, atomGroup: 1, atomRank: 2)
!281 = !DILocation(line: 41, column: 12, scope: !194, inlinedAt: !279, atomGroup: 1, atomRank: 1)
!282 = !DILocation(line: 42, column: 5, scope: !194, inlinedAt: !279)
!283 = !DILocation(line: 49, column: 10, scope: !218, inlinedAt: !267)
!284 = !DILocation(line: 49, column: 24, scope: !218, inlinedAt: !267, atomGroup: 2, atomRank: 2)
!285 = !DILocation(line: 49, column: 10, scope: !218, inlinedAt: !273)
!286 = !DILocation(line: 49, column: 24, scope: !218, inlinedAt: !273, atomGroup: 2, atomRank: 2)
!287 = !DILocation(line: 81, column: 52, scope: !31)
!288 = !DILocation(line: 43, column: 27, scope: !183, inlinedAt: !279, atomGroup: 2, atomRank: 1)
!289 = !DILocation(line: 82, column: 7, scope: !31, atomGroup: 26, atomRank: 2)
!290 = !DILocation(line: 83, column: 3, scope: !291)
!291 = distinct !DILexicalBlock(scope: !292, file: !3, line: 83, column: 3)
!292 = distinct !DILexicalBlock(scope: !31, file: !3, line: 83, column: 3)
!293 = !DILocation(line: 83, column: 3, scope: !291, atomGroup: 28, atomRank: 2)
!294 = !DILocation(line: 83, column: 3, scope: !291, atomGroup: 28, atomRank: 1)
!295 = !DILocation(line: 83, column: 3, scope: !296, atomGroup: 29, atomRank: 3)
!296 = distinct !DILexicalBlock(scope: !292, file: !3, line: 83, column: 3)
!297 = !DILocation(line: 83, column: 3, scope: !296, atomGroup: 29, atomRank: 2)
!298 = !DILocation(line: 83, column: 3, scope: !296)
!299 = !DILocation(line: 83, column: 3, scope: !296, atomGroup: 73, atomRank: 2)
!300 = !DILocation(line: 83, column: 3, scope: !296, atomGroup: 29, atomRank: 1)
!301 = !DILocation(line: 83, column: 3, scope: !292)
!302 = !DILocation(line: 84, column: 1, scope: !31)
!303 = !DILocation(line: 0, scope: !218, inlinedAt: !304)
!304 = distinct !DILocation(line: 85, column: 7, scope: !31)
!305 = !DILocation(line: 47, column: 29, scope: !226, inlinedAt: !304)
!306 = !DILocation(line: 47, column: 7, scope: !226, inlinedAt: !304, atomGroup: 1, atomRank: 1)
!307 = !DILocation(line: 48, column: 5, scope: !226, inlinedAt: !304)
!308 = !DILocation(line: 49, column: 16, scope: !218, inlinedAt: !304, atomGroup: 3, atomRank: 2)
!309 = !DILocation(line: 49, column: 10, scope: !218, inlinedAt: !304)
!310 = !DILocation(line: 49, column: 24, scope: !218, inlinedAt: !304, atomGroup: 2, atomRank: 2)
!311 = !DILocation(line: 0, scope: !218, inlinedAt: !312)
!312 = distinct !DILocation(line: 85, column: 29, scope: !31)
!313 = !DILocation(line: 47, column: 29, scope: !226, inlinedAt: !312)
!314 = !DILocation(line: 47, column: 7, scope: !226, inlinedAt: !312, atomGroup: 1, atomRank: 1)
!315 = !DILocation(line: 48, column: 5, scope: !226, inlinedAt: !312)
!316 = !DILocation(line: 49, column: 16, scope: !218, inlinedAt: !312, atomGroup: 3, atomRank: 2)
!317 = !DILocation(line: 49, column: 10, scope: !218, inlinedAt: !312)
!318 = !DILocation(line: 49, column: 24, scope: !218, inlinedAt: !312, atomGroup: 2, atomRank: 2)
!319 = !DILocation(line: 86, column: 9, scope: !320, atomGroup: 34, atomRank: 2)
!320 = distinct !DILexicalBlock(scope: !31, file: !3, line: 86, column: 7)
!321 = !DILocation(line: 86, column: 9, scope: !320, atomGroup: 34, atomRank: 1)
!322 = !DILocation(line: 87, column: 5, scope: !320)
!323 = !DILocation(line: 0, scope: !183, inlinedAt: !324)
!324 = distinct !DILocation(line: 88, column: 3, scope: !31)
!325 = !DILocation(line: 41, column: 12, scope: !194, inlinedAt: !324, atomGroup: 1, atomRank: 2)
!326 = !DILocation(line: 41, column: 12, scope: !194, inlinedAt: !324, atomGroup: 1, atomRank: 1)
!327 = !DILocation(line: 42, column: 5, scope: !194, inlinedAt: !324)
!328 = !DILocation(line: 88, column: 23, scope: !31)
!329 = !DILocation(line: 43, column: 27, scope: !183, inlinedAt: !324, atomGroup: 2, atomRank: 1)
!330 = !DILocation(line: 88, column: 29, scope: !31, atomGroup: 35, atomRank: 2)
!331 = !DILocation(line: 89, column: 3, scope: !332)
!332 = distinct !DILexicalBlock(scope: !333, file: !3, line: 89, column: 3)
!333 = distinct !DILexicalBlock(scope: !31, file: !3, line: 89, column: 3)
!334 = !DILocation(line: 89, column: 3, scope: !332, atomGroup: 37, atomRank: 2)
!335 = !DILocation(line: 89, column: 3, scope: !332, atomGroup: 37, atomRank: 1)
!336 = !DILocation(line: 89, column: 3, scope: !337, atomGroup: 38, atomRank: 3)
!337 = distinct !DILexicalBlock(scope: !333, file: !3, line: 89, column: 3)
!338 = !DILocation(line: 89, column: 3, scope: !337, atomGroup: 38, atomRank: 2)
!339 = !DILocation(line: 89, column: 3, scope: !337)
!340 = !DILocation(line: 89, column: 3, scope: !337, atomGroup: 74, atomRank: 2)
!341 = !DILocation(line: 89, column: 3, scope: !337, atomGroup: 38, atomRank: 1)
!342 = !DILocation(line: 89, column: 3, scope: !333)
!343 = !DILocation(line: 90, column: 1, scope: !31)
!344 = !DILocation(line: 0, scope: !218, inlinedAt: !345)
!345 = distinct !DILocation(line: 91, column: 7, scope: !31)
!346 = !DILocation(line: 47, column: 29, scope: !226, inlinedAt: !345)
!347 = !DILocation(line: 47, column: 7, scope: !226, inlinedAt: !345, atomGroup: 1, atomRank: 1)
!348 = !DILocation(line: 48, column: 5, scope: !226, inlinedAt: !345)
!349 = !DILocation(line: 49, column: 16, scope: !218, inlinedAt: !345, atomGroup: 3, atomRank: 2)
!350 = !DILocation(line: 49, column: 10, scope: !218, inlinedAt: !345)
!351 = !DILocation(line: 49, column: 24, scope: !218, inlinedAt: !345, atomGroup: 2, atomRank: 2)
!352 = !DILocation(line: 0, scope: !183, inlinedAt: !353)
!353 = distinct !DILocation(line: 91, column: 25, scope: !31)
!354 = !DILocation(line: 41, column: 12, scope: !194, inlinedAt: !353, atomGroup: 1, atomRank: 2)
!355 = !DILocation(line: 41, column: 12, scope: !194, inlinedAt: !353, atomGroup: 1, atomRank: 1)
!356 = !DILocation(line: 42, column: 5, scope: !194, inlinedAt: !353)
!357 = !DILocation(line: 0, scope: !183, inlinedAt: !358)
!358 = distinct !DILocation(line: 91, column: 47, scope: !31)
!359 = !DILocation(line: 41, column: 12, scope: !194, inlinedAt: !358, atomGroup: 1, atomRank: 2)
!360 = !DILocation(line: 41, column: 12, scope: !194, inlinedAt: !358, atomGroup: 1, atomRank: 1)
!361 = !DILocation(line: 42, column: 5, scope: !194, inlinedAt: !358)
!362 = !DILocation(line: 43, column: 15, scope: !183, inlinedAt: !358, atomGroup: 3, atomRank: 2)
!363 = !DILocation(line: 43, column: 3, scope: !183, inlinedAt: !358)
!364 = !DILocation(line: 43, column: 27, scope: !183, inlinedAt: !358, atomGroup: 2, atomRank: 1)
!365 = !DILocation(line: 91, column: 69, scope: !31, atomGroup: 42, atomRank: 2)
!366 = !DILocation(line: 92, column: 3, scope: !367)
!367 = distinct !DILexicalBlock(scope: !368, file: !3, line: 92, column: 3)
!368 = distinct !DILexicalBlock(scope: !31, file: !3, line: 92, column: 3)
!369 = !DILocation(line: 92, column: 3, scope: !367, atomGroup: 44, atomRank: 2)
!370 = !DILocation(line: 92, column: 3, scope: !367, atomGroup: 44, atomRank: 1)
!371 = !DILocation(line: 92, column: 3, scope: !372, atomGroup: 45, atomRank: 3)
!372 = distinct !DILexicalBlock(scope: !368, file: !3, line: 92, column: 3)
!373 = !DILocation(line: 92, column: 3, scope: !372, atomGroup: 45, atomRank: 2)
!374 = !DILocation(line: 92, column: 3, scope: !372)
!375 = !DILocation(line: 92, column: 3, scope: !372, atomGroup: 75, atomRank: 2)
!376 = !DILocation(line: 92, column: 3, scope: !372, atomGroup: 45, atomRank: 1)
!377 = !DILocation(line: 92, column: 3, scope: !368)
!378 = !DILocation(line: 93, column: 1, scope: !31)
!379 = !DILocation(line: 0, scope: !218, inlinedAt: !380)
!380 = distinct !DILocation(line: 94, column: 7, scope: !31)
!381 = !DILocation(line: 47, column: 29, scope: !226, inlinedAt: !380)
!382 = !DILocation(line: 47, column: 7, scope: !226, inlinedAt: !380, atomGroup: 1, atomRank: 1)
!383 = !DILocation(line: 48, column: 5, scope: !226, inlinedAt: !380)
!384 = !DILocation(line: 49, column: 16, scope: !218, inlinedAt: !380, atomGroup: 3, atomRank: 2)
!385 = !DILocation(line: 49, column: 10, scope: !218, inlinedAt: !380)
!386 = !DILocation(line: 49, column: 24, scope: !218, inlinedAt: !380, atomGroup: 2, atomRank: 2)
!387 = !DILocation(line: 0, scope: !218, inlinedAt: !388)
!388 = distinct !DILocation(line: 94, column: 29, scope: !31)
!389 = !DILocation(line: 47, column: 29, scope: !226, inlinedAt: !388)
!390 = !DILocation(line: 47, column: 7, scope: !226, inlinedAt: !388, atomGroup: 1, atomRank: 1)
!391 = !DILocation(line: 48, column: 5, scope: !226, inlinedAt: !388)
!392 = !DILocation(line: 49, column: 16, scope: !218, inlinedAt: !388, atomGroup: 3, atomRank: 2)
!393 = !DILocation(line: 49, column: 10, scope: !218, inlinedAt: !388)
!394 = !DILocation(line: 49, column: 24, scope: !218, inlinedAt: !388, atomGroup: 2, atomRank: 2)
!395 = !DILocation(line: 0, scope: !183, inlinedAt: !396)
!396 = distinct !DILocation(line: 95, column: 3, scope: !31)
!397 = !DILocation(line: 41, column: 12, scope: !194, inlinedAt: !396, atomGroup: 1, atomRank: 2)
!398 = !DILocation(line: 41, column: 12, scope: !194, inlinedAt: !396, atomGroup: 1, atomRank: 1)
!399 = !DILocation(line: 42, column: 5, scope: !194, inlinedAt: !396)
!400 = !DILocation(line: 43, column: 27, scope: !183, inlinedAt: !396, atomGroup: 2, atomRank: 1)
!401 = !DILocation(line: 0, scope: !183, inlinedAt: !402)
!402 = distinct !DILocation(line: 95, column: 25, scope: !31)
!403 = !DILocation(line: 41, column: 12, scope: !194, inlinedAt: !402, atomGroup: 1, atomRank: 2)
!404 = !DILocation(line: 41, column: 12, scope: !194, inlinedAt: !402, atomGroup: 1, atomRank: 1)
!405 = !DILocation(line: 42, column: 5, scope: !194, inlinedAt: !402)
!406 = !DILocation(line: 43, column: 27, scope: !183, inlinedAt: !402, atomGroup: 2, atomRank: 1)
!407 = !DILocation(line: 95, column: 47, scope: !31, atomGroup: 50, atomRank: 2)
!408 = !DILocation(line: 96, column: 3, scope: !409)
!409 = distinct !DILexicalBlock(scope: !410, file: !3, line: 96, column: 3)
!410 = distinct !DILexicalBlock(scope: !31, file: !3, line: 96, column: 3)
!411 = !DILocation(line: 96, column: 3, scope: !409, atomGroup: 52, atomRank: 2)
!412 = !DILocation(line: 96, column: 3, scope: !409, atomGroup: 52, atomRank: 1)
!413 = !DILocation(line: 96, column: 3, scope: !414, atomGroup: 53, atomRank: 3)
!414 = distinct !DILexicalBlock(scope: !410, file: !3, line: 96, column: 3)
!415 = !DILocation(line: 96, column: 3, scope: !414, atomGroup: 53, atomRank: 2)
!416 = !DILocation(line: 96, column: 3, scope: !414)
!417 = !DILocation(line: 96, column: 3, scope: !414, atomGroup: 76, atomRank: 2)
!418 = !DILocation(line: 96, column: 3, scope: !414, atomGroup: 53, atomRank: 1)
!419 = !DILocation(line: 96, column: 3, scope: !410)
!420 = !DILocation(line: 97, column: 1, scope: !31)
!421 = !DILocation(line: 0, scope: !218, inlinedAt: !422)
!422 = distinct !DILocation(line: 98, column: 9, scope: !31)
!423 = !DILocation(line: 47, column: 29, scope: !226, inlinedAt: !422)
!424 = !DILocation(line: 47, column: 7, scope: !226, inlinedAt: !422, atomGroup: 1, atomRank: 1)
!425 = !DILocation(line: 48, column: 5, scope: !226, inlinedAt: !422)
!426 = !DILocation(line: 49, column: 16, scope: !218, inlinedAt: !422, atomGroup: 3, atomRank: 2)
!427 = !DILocation(line: 49, column: 10, scope: !218, inlinedAt: !422)
!428 = !DILocation(line: 49, column: 24, scope: !218, inlinedAt: !422, atomGroup: 2, atomRank: 2)
!429 = !DILocation(line: 98, column: 9, scope: !31, atomGroup: 57, atomRank: 2)
!430 = !DILocation(line: 98, column: 9, scope: !31, atomGroup: 57, atomRank: 1)
!431 = !DILocation(line: 98, column: 6, scope: !31, atomGroup: 56, atomRank: 2)
!432 = !DILocation(line: 99, column: 3, scope: !433)
!433 = distinct !DILexicalBlock(scope: !434, file: !3, line: 99, column: 3)
!434 = distinct !DILexicalBlock(scope: !31, file: !3, line: 99, column: 3)
!435 = !DILocation(line: 99, column: 3, scope: !433, atomGroup: 59, atomRank: 2)
!436 = !DILocation(line: 99, column: 3, scope: !433, atomGroup: 59, atomRank: 1)
!437 = !DILocation(line: 99, column: 3, scope: !438, atomGroup: 60, atomRank: 3)
!438 = distinct !DILexicalBlock(scope: !434, file: !3, line: 99, column: 3)
!439 = !DILocation(line: 99, column: 3, scope: !438, atomGroup: 60, atomRank: 2)
!440 = !DILocation(line: 99, column: 3, scope: !438)
!441 = !DILocation(line: 99, column: 3, scope: !438, atomGroup: 77, atomRank: 2)
!442 = !DILocation(line: 99, column: 3, scope: !438, atomGroup: 60, atomRank: 1)
!443 = !DILocation(line: 99, column: 3, scope: !434)
!444 = !DILocation(line: 100, column: 1, scope: !31)
!445 = !DILocation(line: 101, column: 31, scope: !31)
!446 = !DILocation(line: 101, column: 46, scope: !31)
!447 = !DILocation(line: 101, column: 3, scope: !31)
!448 = !DILocation(line: 101, column: 56, scope: !31, atomGroup: 63, atomRank: 2)
!449 = !DILocation(line: 102, column: 3, scope: !450)
!450 = distinct !DILexicalBlock(scope: !451, file: !3, line: 102, column: 3)
!451 = distinct !DILexicalBlock(scope: !31, file: !3, line: 102, column: 3)
!452 = !DILocation(line: 102, column: 3, scope: !450, atomGroup: 65, atomRank: 2)
!453 = !DILocation(line: 102, column: 3, scope: !450, atomGroup: 65, atomRank: 1)
!454 = !DILocation(line: 102, column: 3, scope: !455, atomGroup: 66, atomRank: 3)
!455 = distinct !DILexicalBlock(scope: !451, file: !3, line: 102, column: 3)
!456 = !DILocation(line: 102, column: 3, scope: !455, atomGroup: 66, atomRank: 2)
!457 = !DILocation(line: 102, column: 3, scope: !455)
!458 = !DILocation(line: 102, column: 3, scope: !455, atomGroup: 78, atomRank: 2)
!459 = !DILocation(line: 102, column: 3, scope: !455, atomGroup: 66, atomRank: 1)
!460 = !DILocation(line: 102, column: 3, scope: !451)
!461 = !DILocation(line: 103, column: 1, scope: !31)
!462 = !DILocation(line: 0, scope: !218, inlinedAt: !463)
!463 = distinct !DILocation(line: 104, column: 10, scope: !31)
!464 = !DILocation(line: 47, column: 29, scope: !226, inlinedAt: !463)
!465 = !DILocation(line: 47, column: 7, scope: !226, inlinedAt: !463, atomGroup: 1, atomRank: 1)
!466 = !DILocation(line: 48, column: 5, scope: !226, inlinedAt: !463)
!467 = !DILocation(line: 49, column: 10, scope: !218, inlinedAt: !463)
!468 = !DILocation(line: 49, column: 24, scope: !218, inlinedAt: !463, atomGroup: 2, atomRank: 2)
!469 = !DILocation(line: 104, column: 3, scope: !31, atomGroup: 69, atomRank: 1)
!470 = !{!178, !178, i64 0}
!471 = distinct !DISubprogram(name: "fail", scope: !3, file: !3, line: 32, type: !472, scopeLine: 32, flags: DIFlagPrototyped | DIFlagNoReturn | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !476, keyInstructions: true)
!472 = !DISubroutineType(types: !473)
!473 = !{null, !474, null}
!474 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !475, size: 64)
!475 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !77)
!476 = !{!477, !478}
!477 = !DILocalVariable(name: "format", arg: 1, scope: !471, file: !3, line: 32, type: !474)
!478 = !DILocalVariable(name: "arguments", scope: !471, file: !3, line: 33, type: !479)
!479 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !480, line: 12, baseType: !481)
!480 = !DIFile(filename: "lib/llvm-22/lib/clang/22/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!481 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !482)
!482 = !DICompositeType(tag: DW_TAG_array_type, baseType: !483, size: 192, elements: !130)
!483 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !484)
!484 = !{!485, !486, !487, !488}
!485 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !483, file: !3, line: 33, baseType: !6, size: 32)
!486 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !483, file: !3, line: 33, baseType: !6, size: 32, offset: 32)
!487 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !483, file: !3, line: 33, baseType: !51, size: 64, offset: 64)
!488 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !483, file: !3, line: 33, baseType: !51, size: 64, offset: 128)
!489 = distinct !DIAssignID()
!490 = !DILocation(line: 0, scope: !471)
!491 = !DILocation(line: 33, column: 3, scope: !471)
!492 = !DILocation(line: 34, column: 3, scope: !471)
!493 = !DILocation(line: 35, column: 13, scope: !471)
!494 = !DILocation(line: 35, column: 3, scope: !471)
!495 = !DILocation(line: 36, column: 3, scope: !471)
!496 = !DILocation(line: 37, column: 11, scope: !471)
!497 = !DILocation(line: 37, column: 3, scope: !471)
!498 = !DISubprogram(name: "fprintf", scope: !499, file: !499, line: 350, type: !500, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!499 = !DIFile(filename: "include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!500 = !DISubroutineType(types: !501)
!501 = !{!18, !502, !558, null}
!502 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !503)
!503 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !504, size: 64)
!504 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !505, line: 7, baseType: !506)
!505 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!506 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !507, line: 49, size: 1728, elements: !508)
!507 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!508 = !{!509, !510, !512, !513, !514, !515, !516, !517, !518, !519, !520, !521, !522, !525, !527, !528, !529, !531, !533, !535, !537, !540, !542, !545, !548, !549, !550, !553, !554}
!509 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !506, file: !507, line: 51, baseType: !18, size: 32)
!510 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !506, file: !507, line: 54, baseType: !511, size: 64, offset: 64)
!511 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!512 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !506, file: !507, line: 55, baseType: !511, size: 64, offset: 128)
!513 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !506, file: !507, line: 56, baseType: !511, size: 64, offset: 192)
!514 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !506, file: !507, line: 57, baseType: !511, size: 64, offset: 256)
!515 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !506, file: !507, line: 58, baseType: !511, size: 64, offset: 320)
!516 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !506, file: !507, line: 59, baseType: !511, size: 64, offset: 384)
!517 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !506, file: !507, line: 60, baseType: !511, size: 64, offset: 448)
!518 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !506, file: !507, line: 61, baseType: !511, size: 64, offset: 512)
!519 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !506, file: !507, line: 64, baseType: !511, size: 64, offset: 576)
!520 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !506, file: !507, line: 65, baseType: !511, size: 64, offset: 640)
!521 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !506, file: !507, line: 66, baseType: !511, size: 64, offset: 704)
!522 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !506, file: !507, line: 68, baseType: !523, size: 64, offset: 768)
!523 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !524, size: 64)
!524 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !507, line: 36, flags: DIFlagFwdDecl)
!525 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !506, file: !507, line: 70, baseType: !526, size: 64, offset: 832)
!526 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !506, size: 64)
!527 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !506, file: !507, line: 72, baseType: !18, size: 32, offset: 896)
!528 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !506, file: !507, line: 73, baseType: !18, size: 32, offset: 928)
!529 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !506, file: !507, line: 74, baseType: !530, size: 64, offset: 960)
!530 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !22, line: 152, baseType: !23)
!531 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !506, file: !507, line: 77, baseType: !532, size: 16, offset: 1024)
!532 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!533 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !506, file: !507, line: 78, baseType: !534, size: 8, offset: 1040)
!534 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!535 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !506, file: !507, line: 79, baseType: !536, size: 8, offset: 1048)
!536 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, size: 8, elements: !130)
!537 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !506, file: !507, line: 81, baseType: !538, size: 64, offset: 1088)
!538 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !539, size: 64)
!539 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !507, line: 43, baseType: null)
!540 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !506, file: !507, line: 89, baseType: !541, size: 64, offset: 1152)
!541 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !22, line: 153, baseType: !23)
!542 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !506, file: !507, line: 91, baseType: !543, size: 64, offset: 1216)
!543 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !544, size: 64)
!544 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !507, line: 37, flags: DIFlagFwdDecl)
!545 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !506, file: !507, line: 92, baseType: !546, size: 64, offset: 1280)
!546 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !547, size: 64)
!547 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !507, line: 38, flags: DIFlagFwdDecl)
!548 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !506, file: !507, line: 93, baseType: !526, size: 64, offset: 1344)
!549 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !506, file: !507, line: 94, baseType: !51, size: 64, offset: 1408)
!550 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !506, file: !507, line: 95, baseType: !551, size: 64, offset: 1472)
!551 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !552, line: 18, baseType: !127)
!552 = !DIFile(filename: "lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!553 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !506, file: !507, line: 96, baseType: !18, size: 32, offset: 1536)
!554 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !506, file: !507, line: 98, baseType: !555, size: 160, offset: 1568)
!555 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, size: 160, elements: !556)
!556 = !{!557}
!557 = !DISubrange(count: 20)
!558 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !474)
!559 = !DISubprogram(name: "printf", scope: !499, file: !499, line: 356, type: !560, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!560 = !DISubroutineType(types: !561)
!561 = !{!18, !558, null}
!562 = !DILocation(line: 111, column: 14, scope: !563)
!563 = distinct !DILexicalBlock(scope: !94, file: !3, line: 111, column: 7)
!564 = !DILocation(line: 111, column: 7, scope: !563)
!565 = !DILocation(line: 111, column: 7, scope: !563, atomGroup: 1, atomRank: 2)
!566 = !DILocation(line: 111, column: 7, scope: !563, atomGroup: 1, atomRank: 1)
!567 = !DILocation(line: 112, column: 13, scope: !568)
!568 = distinct !DILexicalBlock(scope: !563, file: !3, line: 111, column: 25)
!569 = !DILocation(line: 112, column: 36, scope: !568)
!570 = !DILocation(line: 112, column: 5, scope: !568)
!571 = !DILocation(line: 113, column: 5, scope: !568, atomGroup: 2, atomRank: 1)
!572 = !DILocation(line: 115, column: 15, scope: !94, atomGroup: 3, atomRank: 3)
!573 = !DILocation(line: 115, column: 10, scope: !94, atomGroup: 3, atomRank: 2)
!574 = !DILocation(line: 115, column: 3, scope: !94, atomGroup: 3, atomRank: 1)
!575 = !DILocation(line: 0, scope: !94)
!576 = !DILocation(line: 116, column: 1, scope: !94, atomGroup: 4, atomRank: 1)
!577 = !DISubprogram(name: "_setjmp", scope: !108, file: !108, line: 45, type: !578, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!578 = !DISubroutineType(types: !579)
!579 = !{!18, !580}
!580 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64)
!581 = !DISubprogram(name: "vsnprintf", scope: !499, file: !499, line: 382, type: !582, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!582 = !DISubroutineType(types: !583)
!583 = !{!18, !584, !551, !558, !585}
!584 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !511)
!585 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !483, size: 64)
