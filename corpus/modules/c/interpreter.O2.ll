; ModuleID = 'c/interpreter.c'
source_filename = "c/interpreter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%union.cell = type { i64 }
%struct.instruction = type { i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@tracing = weak dso_local global i8 0, align 1
@instruction_limit = hidden local_unnamed_addr global i32 1048576, align 4
@run.labels = internal unnamed_addr constant [9 x ptr] [ptr blockaddress(@run, %21), ptr blockaddress(@run, %54), ptr blockaddress(@run, %96), ptr blockaddress(@run, %134), ptr blockaddress(@run, %175), ptr blockaddress(@run, %211), ptr blockaddress(@run, %251), ptr blockaddress(@run, %282), ptr blockaddress(@run, %307)], align 16
@.str = private unnamed_addr constant [25 x i8] c"limit of %d instructions\00", align 1
@stderr = external local_unnamed_addr global ptr, align 8
@.str.1 = private unnamed_addr constant [9 x i8] c"%td: %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c"overflow\00", align 1
@.str.3 = private unnamed_addr constant [25 x i8] c"division of %lld by zero\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"%lld\0A\00", align 1
@main.countdown = internal constant [7 x { i8, i8, i8, i8 }] [{ i8, i8, i8, i8 } { i8 64, i8 1, i8 0, i8 0 }, { i8, i8, i8, i8 } { i8 7, i8 0, i8 0, i8 0 }, { i8, i8, i8, i8 } { i8 -32, i8 -1, i8 -1, i8 -1 }, { i8, i8, i8, i8 } { i8 1, i8 0, i8 0, i8 0 }, { i8, i8, i8, i8 } { i8 4, i8 0, i8 0, i8 0 }, { i8, i8, i8, i8 } { i8 6, i8 -1, i8 -1, i8 -1 }, { i8, i8, i8, i8 } { i8 8, i8 0, i8 0, i8 0 }], align 16
@on_error = internal thread_local global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@.str.5 = private unnamed_addr constant [11 x i8] c"error: %s\0A\00", align 1
@message = internal thread_local global [80 x i8] zeroinitializer, align 16
@.str.6 = private unnamed_addr constant [21 x i8] c"stack overflow at %d\00", align 1
@.str.7 = private unnamed_addr constant [16 x i8] c"stack underflow\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i64 @run(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca [64 x %union.cell], align 16
  %3 = load i32, ptr @instruction_limit, align 4, !tbaa !5
  %4 = icmp slt i32 %3, 1
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str, i32 noundef %3) #9
  unreachable

6:                                                ; preds = %1
  %7 = load volatile i8, ptr @tracing, align 1, !tbaa !9, !range !11, !noundef !12
  %8 = trunc nuw i8 %7 to i1
  %9 = load i32, ptr %0, align 4
  %10 = and i32 %9, 32
  %11 = icmp ne i32 %10, 0
  %12 = select i1 %8, i1 true, i1 %11
  br i1 %12, label %13, label %18

13:                                               ; preds = %6
  %14 = load ptr, ptr @stderr, align 8, !tbaa !13
  %15 = and i32 %9, 31
  %16 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %14, ptr noundef nonnull @.str.1, i64 noundef 0, i32 noundef %15) #10
  %17 = load i32, ptr %0, align 4
  br label %18

18:                                               ; preds = %6, %13
  %19 = phi i32 [ %17, %13 ], [ %9, %6 ]
  %20 = ptrtoint ptr %0 to i64
  br label %315

21:                                               ; preds = %315
  %22 = icmp sgt i32 %317, 63
  br i1 %22, label %23, label %24

23:                                               ; preds = %21
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.6, i32 noundef %317) #9
  unreachable

24:                                               ; preds = %21
  %25 = ashr i32 %316, 6
  %26 = sext i32 %25 to i64
  %27 = add nsw i32 %317, 1
  %28 = sext i32 %317 to i64
  %29 = getelementptr inbounds %union.cell, ptr %2, i64 %28
  store i64 %26, ptr %29, align 8, !tbaa !16
  %30 = getelementptr inbounds nuw i8, ptr %319, i64 4
  %31 = load i32, ptr @instruction_limit, align 4, !tbaa !5
  %32 = icmp slt i32 %318, %31
  br i1 %32, label %34, label %33

33:                                               ; preds = %24
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str, i32 noundef %31) #9
  unreachable

34:                                               ; preds = %24
  %35 = load volatile i8, ptr @tracing, align 1, !tbaa !9, !range !11, !noundef !12
  %36 = trunc nuw i8 %35 to i1
  %37 = load i32, ptr %30, align 4
  %38 = and i32 %37, 32
  %39 = icmp ne i32 %38, 0
  %40 = select i1 %36, i1 true, i1 %39
  br i1 %40, label %41, label %49

41:                                               ; preds = %34
  %42 = load ptr, ptr @stderr, align 8, !tbaa !13
  %43 = ptrtoint ptr %30 to i64
  %44 = sub i64 %43, %20
  %45 = ashr exact i64 %44, 2
  %46 = and i32 %37, 31
  %47 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %42, ptr noundef nonnull @.str.1, i64 noundef %45, i32 noundef %46) #10
  %48 = load i32, ptr %30, align 4
  br label %49

49:                                               ; preds = %41, %34, %299, %292, %274, %267, %243, %236, %203, %196, %167, %160, %126, %119, %88, %81
  %50 = phi i32 [ %295, %292 ], [ %270, %267 ], [ %84, %81 ], [ %122, %119 ], [ %163, %160 ], [ %199, %196 ], [ %239, %236 ], [ %95, %88 ], [ %133, %126 ], [ %174, %167 ], [ %210, %203 ], [ %250, %243 ], [ %281, %274 ], [ %306, %299 ], [ %48, %41 ], [ %37, %34 ]
  %51 = phi i32 [ %317, %292 ], [ %255, %267 ], [ %58, %81 ], [ %100, %119 ], [ %138, %160 ], [ %189, %196 ], [ %317, %236 ], [ %58, %88 ], [ %100, %126 ], [ %138, %167 ], [ %189, %203 ], [ %317, %243 ], [ %255, %274 ], [ %317, %299 ], [ %27, %41 ], [ %27, %34 ]
  %52 = phi ptr [ %288, %292 ], [ %263, %267 ], [ %77, %81 ], [ %115, %119 ], [ %156, %160 ], [ %192, %196 ], [ %232, %236 ], [ %77, %88 ], [ %115, %126 ], [ %156, %167 ], [ %192, %203 ], [ %232, %243 ], [ %263, %274 ], [ %288, %299 ], [ %30, %41 ], [ %30, %34 ]
  %53 = add nuw nsw i32 %318, 1
  br label %315

54:                                               ; preds = %315
  %55 = icmp eq i32 %317, 0
  br i1 %55, label %56, label %57, !prof !17

56:                                               ; preds = %54
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.7) #9
  unreachable

57:                                               ; preds = %54
  %58 = add nsw i32 %317, -1
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %61, !prof !17

60:                                               ; preds = %57
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.7) #9
  unreachable

61:                                               ; preds = %57
  %62 = sext i32 %58 to i64
  %63 = getelementptr inbounds %union.cell, ptr %2, i64 %62
  %64 = load i64, ptr %63, align 8, !tbaa !16
  %65 = add nsw i32 %317, -2
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds %union.cell, ptr %2, i64 %66
  %68 = load i64, ptr %67, align 8, !tbaa !16
  %69 = tail call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %64, i64 %68)
  %70 = extractvalue { i64, i1 } %69, 1
  br i1 %70, label %71, label %72

71:                                               ; preds = %61
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.2) #9
  unreachable

72:                                               ; preds = %61
  %73 = icmp sgt i32 %317, 65
  br i1 %73, label %74, label %75

74:                                               ; preds = %72
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.6, i32 noundef %65) #9
  unreachable

75:                                               ; preds = %72
  %76 = extractvalue { i64, i1 } %69, 0
  store i64 %76, ptr %67, align 8, !tbaa !16
  %77 = getelementptr inbounds nuw i8, ptr %319, i64 4
  %78 = load i32, ptr @instruction_limit, align 4, !tbaa !5
  %79 = icmp slt i32 %318, %78
  br i1 %79, label %81, label %80

80:                                               ; preds = %75
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str, i32 noundef %78) #9
  unreachable

81:                                               ; preds = %75
  %82 = load volatile i8, ptr @tracing, align 1, !tbaa !9, !range !11, !noundef !12
  %83 = trunc nuw i8 %82 to i1
  %84 = load i32, ptr %77, align 4
  %85 = and i32 %84, 32
  %86 = icmp ne i32 %85, 0
  %87 = select i1 %83, i1 true, i1 %86
  br i1 %87, label %88, label %49

88:                                               ; preds = %81
  %89 = load ptr, ptr @stderr, align 8, !tbaa !13
  %90 = ptrtoint ptr %77 to i64
  %91 = sub i64 %90, %20
  %92 = ashr exact i64 %91, 2
  %93 = and i32 %84, 31
  %94 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %89, ptr noundef nonnull @.str.1, i64 noundef %92, i32 noundef %93) #10
  %95 = load i32, ptr %77, align 4
  br label %49

96:                                               ; preds = %315
  %97 = icmp eq i32 %317, 0
  br i1 %97, label %98, label %99, !prof !17

98:                                               ; preds = %96
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.7) #9
  unreachable

99:                                               ; preds = %96
  %100 = add nsw i32 %317, -1
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %103, !prof !17

102:                                              ; preds = %99
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.7) #9
  unreachable

103:                                              ; preds = %99
  %104 = add nsw i32 %317, -2
  %105 = icmp sgt i32 %317, 65
  br i1 %105, label %106, label %107

106:                                              ; preds = %103
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.6, i32 noundef %104) #9
  unreachable

107:                                              ; preds = %103
  %108 = sext i32 %100 to i64
  %109 = getelementptr inbounds %union.cell, ptr %2, i64 %108
  %110 = load i64, ptr %109, align 8, !tbaa !16
  %111 = sext i32 %104 to i64
  %112 = getelementptr inbounds %union.cell, ptr %2, i64 %111
  %113 = load i64, ptr %112, align 8, !tbaa !16
  %114 = mul i64 %113, %110
  store i64 %114, ptr %112, align 8, !tbaa !16
  %115 = getelementptr inbounds nuw i8, ptr %319, i64 4
  %116 = load i32, ptr @instruction_limit, align 4, !tbaa !5
  %117 = icmp slt i32 %318, %116
  br i1 %117, label %119, label %118

118:                                              ; preds = %107
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str, i32 noundef %116) #9
  unreachable

119:                                              ; preds = %107
  %120 = load volatile i8, ptr @tracing, align 1, !tbaa !9, !range !11, !noundef !12
  %121 = trunc nuw i8 %120 to i1
  %122 = load i32, ptr %115, align 4
  %123 = and i32 %122, 32
  %124 = icmp ne i32 %123, 0
  %125 = select i1 %121, i1 true, i1 %124
  br i1 %125, label %126, label %49

126:                                              ; preds = %119
  %127 = load ptr, ptr @stderr, align 8, !tbaa !13
  %128 = ptrtoint ptr %115 to i64
  %129 = sub i64 %128, %20
  %130 = ashr exact i64 %129, 2
  %131 = and i32 %122, 31
  %132 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %127, ptr noundef nonnull @.str.1, i64 noundef %130, i32 noundef %131) #10
  %133 = load i32, ptr %115, align 4
  br label %49

134:                                              ; preds = %315
  %135 = icmp eq i32 %317, 0
  br i1 %135, label %136, label %137, !prof !17

136:                                              ; preds = %134
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.7) #9
  unreachable

137:                                              ; preds = %134
  %138 = add nsw i32 %317, -1
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds %union.cell, ptr %2, i64 %139
  %141 = load i64, ptr %140, align 8, !tbaa !16
  %142 = icmp eq i32 %138, 0
  br i1 %142, label %143, label %144, !prof !17

143:                                              ; preds = %137
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.7) #9
  unreachable

144:                                              ; preds = %137
  %145 = add nsw i32 %317, -2
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds %union.cell, ptr %2, i64 %146
  %148 = load i64, ptr %147, align 8, !tbaa !16
  %149 = icmp eq i64 %141, 0
  br i1 %149, label %150, label %151

150:                                              ; preds = %144
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.3, i64 noundef %148) #9
  unreachable

151:                                              ; preds = %144
  %152 = icmp sgt i32 %317, 65
  br i1 %152, label %153, label %154

153:                                              ; preds = %151
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.6, i32 noundef %145) #9
  unreachable

154:                                              ; preds = %151
  %155 = sdiv i64 %148, %141
  store i64 %155, ptr %147, align 8, !tbaa !16
  %156 = getelementptr inbounds nuw i8, ptr %319, i64 4
  %157 = load i32, ptr @instruction_limit, align 4, !tbaa !5
  %158 = icmp slt i32 %318, %157
  br i1 %158, label %160, label %159

159:                                              ; preds = %154
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str, i32 noundef %157) #9
  unreachable

160:                                              ; preds = %154
  %161 = load volatile i8, ptr @tracing, align 1, !tbaa !9, !range !11, !noundef !12
  %162 = trunc nuw i8 %161 to i1
  %163 = load i32, ptr %156, align 4
  %164 = and i32 %163, 32
  %165 = icmp ne i32 %164, 0
  %166 = select i1 %162, i1 true, i1 %165
  br i1 %166, label %167, label %49

167:                                              ; preds = %160
  %168 = load ptr, ptr @stderr, align 8, !tbaa !13
  %169 = ptrtoint ptr %156 to i64
  %170 = sub i64 %169, %20
  %171 = ashr exact i64 %170, 2
  %172 = and i32 %163, 31
  %173 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %168, ptr noundef nonnull @.str.1, i64 noundef %171, i32 noundef %172) #10
  %174 = load i32, ptr %156, align 4
  br label %49

175:                                              ; preds = %315
  %176 = icmp eq i32 %317, 0
  br i1 %176, label %177, label %178, !prof !17

177:                                              ; preds = %175
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.7) #9
  unreachable

178:                                              ; preds = %175
  %179 = add nsw i32 %317, -1
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds %union.cell, ptr %2, i64 %180
  %182 = load i64, ptr %181, align 8, !tbaa !16
  %183 = icmp sgt i32 %317, 64
  br i1 %183, label %184, label %185

184:                                              ; preds = %178
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.6, i32 noundef %179) #9
  unreachable

185:                                              ; preds = %178
  %186 = icmp eq i32 %317, 64
  br i1 %186, label %187, label %188

187:                                              ; preds = %185
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.6, i32 noundef 64) #9
  unreachable

188:                                              ; preds = %185
  %189 = add nsw i32 %317, 1
  %190 = sext i32 %317 to i64
  %191 = getelementptr inbounds %union.cell, ptr %2, i64 %190
  store i64 %182, ptr %191, align 8, !tbaa !16
  %192 = getelementptr inbounds nuw i8, ptr %319, i64 4
  %193 = load i32, ptr @instruction_limit, align 4, !tbaa !5
  %194 = icmp slt i32 %318, %193
  br i1 %194, label %196, label %195

195:                                              ; preds = %188
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str, i32 noundef %193) #9
  unreachable

196:                                              ; preds = %188
  %197 = load volatile i8, ptr @tracing, align 1, !tbaa !9, !range !11, !noundef !12
  %198 = trunc nuw i8 %197 to i1
  %199 = load i32, ptr %192, align 4
  %200 = and i32 %199, 32
  %201 = icmp ne i32 %200, 0
  %202 = select i1 %198, i1 true, i1 %201
  br i1 %202, label %203, label %49

203:                                              ; preds = %196
  %204 = load ptr, ptr @stderr, align 8, !tbaa !13
  %205 = ptrtoint ptr %192 to i64
  %206 = sub i64 %205, %20
  %207 = ashr exact i64 %206, 2
  %208 = and i32 %199, 31
  %209 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %204, ptr noundef nonnull @.str.1, i64 noundef %207, i32 noundef %208) #10
  %210 = load i32, ptr %192, align 4
  br label %49

211:                                              ; preds = %315
  %212 = icmp eq i32 %317, 0
  br i1 %212, label %213, label %214, !prof !17

213:                                              ; preds = %211
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.7) #9
  unreachable

214:                                              ; preds = %211
  %215 = add nsw i32 %317, -1
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds %union.cell, ptr %2, i64 %216
  %218 = load i64, ptr %217, align 8, !tbaa !16
  %219 = icmp eq i32 %215, 0
  br i1 %219, label %220, label %221, !prof !17

220:                                              ; preds = %214
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.7) #9
  unreachable

221:                                              ; preds = %214
  %222 = add nsw i32 %317, -2
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds %union.cell, ptr %2, i64 %223
  %225 = load i64, ptr %224, align 8, !tbaa !16
  %226 = icmp sgt i32 %317, 65
  br i1 %226, label %227, label %228

227:                                              ; preds = %221
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.6, i32 noundef %222) #9
  unreachable

228:                                              ; preds = %221
  store i64 %218, ptr %224, align 8, !tbaa !16
  %229 = icmp eq i32 %317, 65
  br i1 %229, label %230, label %231

230:                                              ; preds = %228
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.6, i32 noundef %215) #9
  unreachable

231:                                              ; preds = %228
  store i64 %225, ptr %217, align 8, !tbaa !16
  %232 = getelementptr inbounds nuw i8, ptr %319, i64 4
  %233 = load i32, ptr @instruction_limit, align 4, !tbaa !5
  %234 = icmp slt i32 %318, %233
  br i1 %234, label %236, label %235

235:                                              ; preds = %231
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str, i32 noundef %233) #9
  unreachable

236:                                              ; preds = %231
  %237 = load volatile i8, ptr @tracing, align 1, !tbaa !9, !range !11, !noundef !12
  %238 = trunc nuw i8 %237 to i1
  %239 = load i32, ptr %232, align 4
  %240 = and i32 %239, 32
  %241 = icmp ne i32 %240, 0
  %242 = select i1 %238, i1 true, i1 %241
  br i1 %242, label %243, label %49

243:                                              ; preds = %236
  %244 = load ptr, ptr @stderr, align 8, !tbaa !13
  %245 = ptrtoint ptr %232 to i64
  %246 = sub i64 %245, %20
  %247 = ashr exact i64 %246, 2
  %248 = and i32 %239, 31
  %249 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %244, ptr noundef nonnull @.str.1, i64 noundef %247, i32 noundef %248) #10
  %250 = load i32, ptr %232, align 4
  br label %49

251:                                              ; preds = %315
  %252 = icmp eq i32 %317, 0
  br i1 %252, label %253, label %254, !prof !17

253:                                              ; preds = %251
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.7) #9
  unreachable

254:                                              ; preds = %251
  %255 = add nsw i32 %317, -1
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds %union.cell, ptr %2, i64 %256
  %258 = load i64, ptr %257, align 8, !tbaa !16
  %259 = icmp eq i64 %258, 0
  %260 = ashr i32 %316, 6
  %261 = sext i32 %260 to i64
  %262 = select i1 %259, i64 1, i64 %261
  %263 = getelementptr inbounds %struct.instruction, ptr %319, i64 %262
  %264 = load i32, ptr @instruction_limit, align 4, !tbaa !5
  %265 = icmp slt i32 %318, %264
  br i1 %265, label %267, label %266

266:                                              ; preds = %254
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str, i32 noundef %264) #9
  unreachable

267:                                              ; preds = %254
  %268 = load volatile i8, ptr @tracing, align 1, !tbaa !9, !range !11, !noundef !12
  %269 = trunc nuw i8 %268 to i1
  %270 = load i32, ptr %263, align 4
  %271 = and i32 %270, 32
  %272 = icmp ne i32 %271, 0
  %273 = select i1 %269, i1 true, i1 %272
  br i1 %273, label %274, label %49

274:                                              ; preds = %267
  %275 = load ptr, ptr @stderr, align 8, !tbaa !13
  %276 = ptrtoint ptr %263 to i64
  %277 = sub i64 %276, %20
  %278 = ashr exact i64 %277, 2
  %279 = and i32 %270, 31
  %280 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %275, ptr noundef nonnull @.str.1, i64 noundef %278, i32 noundef %279) #10
  %281 = load i32, ptr %263, align 4
  br label %49

282:                                              ; preds = %315
  %283 = sext i32 %317 to i64
  %284 = getelementptr %union.cell, ptr %2, i64 %283
  %285 = getelementptr i8, ptr %284, i64 -8
  %286 = load i64, ptr %285, align 8, !tbaa !16
  %287 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i64 noundef %286)
  %288 = getelementptr inbounds nuw i8, ptr %319, i64 4
  %289 = load i32, ptr @instruction_limit, align 4, !tbaa !5
  %290 = icmp slt i32 %318, %289
  br i1 %290, label %292, label %291

291:                                              ; preds = %282
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str, i32 noundef %289) #9
  unreachable

292:                                              ; preds = %282
  %293 = load volatile i8, ptr @tracing, align 1, !tbaa !9, !range !11, !noundef !12
  %294 = trunc nuw i8 %293 to i1
  %295 = load i32, ptr %288, align 4
  %296 = and i32 %295, 32
  %297 = icmp ne i32 %296, 0
  %298 = select i1 %294, i1 true, i1 %297
  br i1 %298, label %299, label %49

299:                                              ; preds = %292
  %300 = load ptr, ptr @stderr, align 8, !tbaa !13
  %301 = ptrtoint ptr %288 to i64
  %302 = sub i64 %301, %20
  %303 = ashr exact i64 %302, 2
  %304 = and i32 %295, 31
  %305 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %300, ptr noundef nonnull @.str.1, i64 noundef %303, i32 noundef %304) #10
  %306 = load i32, ptr %288, align 4
  br label %49

307:                                              ; preds = %315
  %308 = icmp eq i32 %317, 0
  br i1 %308, label %309, label %310, !prof !17

309:                                              ; preds = %307
  tail call void (ptr, ...) @fail(ptr noundef nonnull @.str.7) #9
  unreachable

310:                                              ; preds = %307
  %311 = sext i32 %317 to i64
  %312 = getelementptr %union.cell, ptr %2, i64 %311
  %313 = getelementptr i8, ptr %312, i64 -8
  %314 = load i64, ptr %313, align 8, !tbaa !16
  ret i64 %314

315:                                              ; preds = %49, %18
  %316 = phi i32 [ %19, %18 ], [ %50, %49 ]
  %317 = phi i32 [ 0, %18 ], [ %51, %49 ]
  %318 = phi i32 [ 1, %18 ], [ %53, %49 ]
  %319 = phi ptr [ %0, %18 ], [ %52, %49 ]
  %320 = and i32 %316, 31
  %321 = zext nneg i32 %320 to i64
  %322 = getelementptr inbounds nuw ptr, ptr @run.labels, i64 %321
  %323 = load ptr, ptr %322, align 8, !tbaa !18
  indirectbr ptr %323, [label %21, label %54, label %96, label %134, label %175, label %211, label %251, label %282, label %307]
}

; Function Attrs: cold noreturn nounwind optsize uwtable
define internal void @fail(ptr noundef readonly captures(none) %0, ...) unnamed_addr #1 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #11
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @message)
  %4 = call i32 @vsnprintf(ptr noundef nonnull %3, i64 noundef 80, ptr noundef %0, ptr noundef nonnull %2) #11
  call void @llvm.va_end.p0(ptr nonnull %2)
  %5 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @on_error)
  call void @longjmp(ptr noundef nonnull %5, i32 noundef 1) #12
  unreachable
}

; Function Attrs: nofree nounwind
declare noundef i32 @fprintf(ptr noundef captures(none), ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #3

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 {
  %1 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @on_error)
  %2 = call i32 @_setjmp(ptr noundef nonnull %1) #13
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %8, label %4

4:                                                ; preds = %0
  %5 = load ptr, ptr @stderr, align 8, !tbaa !13
  %6 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @message)
  %7 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %5, ptr noundef nonnull @.str.5, ptr noundef nonnull %6) #10
  br label %11

8:                                                ; preds = %0
  %9 = call i64 @run(ptr noundef nonnull @main.countdown)
  %10 = trunc i64 %9 to i32
  br label %11

11:                                               ; preds = %8, %4
  %12 = phi i32 [ 1, %4 ], [ %10, %8 ]
  ret i32 %12
}

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #7

; Function Attrs: nofree nounwind
declare noundef i32 @vsnprintf(ptr noundef captures(none), i64 noundef, ptr noundef readonly captures(none), ptr noundef) local_unnamed_addr #2

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

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"_Bool", !7, i64 0}
!11 = !{i8 0, i8 2}
!12 = !{}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 _ZTS8_IO_FILE", !15, i64 0}
!15 = !{!"any pointer", !7, i64 0}
!16 = !{!7, !7, i64 0}
!17 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!18 = !{!15, !15, i64 0}
