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
@instruction_limit = hidden global i32 1048576, align 4, !dbg !27
@run.labels = internal constant [9 x ptr] [ptr blockaddress(@run, %46), ptr blockaddress(@run, %90), ptr blockaddress(@run, %142), ptr blockaddress(@run, %192), ptr blockaddress(@run, %244), ptr blockaddress(@run, %289), ptr blockaddress(@run, %336), ptr blockaddress(@run, %386), ptr blockaddress(@run, %431)], align 16, !dbg !29
@.str = private unnamed_addr constant [25 x i8] c"limit of %d instructions\00", align 1, !dbg !48
@stderr = external global ptr, align 8
@.str.1 = private unnamed_addr constant [9 x i8] c"%td: %d\0A\00", align 1, !dbg !54
@.str.2 = private unnamed_addr constant [9 x i8] c"overflow\00", align 1, !dbg !57
@.str.3 = private unnamed_addr constant [25 x i8] c"division of %lld by zero\00", align 1, !dbg !59
@.str.4 = private unnamed_addr constant [6 x i8] c"%lld\0A\00", align 1, !dbg !61
@main.countdown = internal constant [7 x { i8, i8, i8, i8 }] [{ i8, i8, i8, i8 } { i8 64, i8 1, i8 0, i8 0 }, { i8, i8, i8, i8 } { i8 7, i8 0, i8 0, i8 0 }, { i8, i8, i8, i8 } { i8 -32, i8 -1, i8 -1, i8 -1 }, { i8, i8, i8, i8 } { i8 1, i8 0, i8 0, i8 0 }, { i8, i8, i8, i8 } { i8 4, i8 0, i8 0, i8 0 }, { i8, i8, i8, i8 } { i8 6, i8 -1, i8 -1, i8 -1 }, { i8, i8, i8, i8 } { i8 8, i8 0, i8 0, i8 0 }], align 16, !dbg !66
@on_error = internal thread_local global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !79
@.str.5 = private unnamed_addr constant [11 x i8] c"error: %s\0A\00", align 1, !dbg !74
@message = internal thread_local global [80 x i8] zeroinitializer, align 16, !dbg !106
@.str.6 = private unnamed_addr constant [21 x i8] c"stack overflow at %d\00", align 1, !dbg !111
@.str.7 = private unnamed_addr constant [16 x i8] c"stack underflow\00", align 1, !dbg !116

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @run(ptr noundef %0) #0 !dbg !31 {
  %2 = alloca ptr, align 8
  %3 = alloca [64 x %union.cell], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !129, !DIExpression(), !130)
    #dbg_declare(ptr %3, !131, !DIExpression(), !142)
    #dbg_declare(ptr %4, !143, !DIExpression(), !144)
  store i32 0, ptr %4, align 4, !dbg !144
    #dbg_declare(ptr %5, !145, !DIExpression(), !146)
  store i32 0, ptr %5, align 4, !dbg !146
    #dbg_declare(ptr %6, !147, !DIExpression(), !148)
    #dbg_declare(ptr %7, !149, !DIExpression(), !150)
    #dbg_declare(ptr %8, !151, !DIExpression(), !152)
  %9 = load ptr, ptr %2, align 8, !dbg !153
  store ptr %9, ptr %8, align 8, !dbg !152
  br label %10, !dbg !154

10:                                               ; preds = %1
  %11 = load i32, ptr %5, align 4, !dbg !155
  %12 = add nsw i32 %11, 1, !dbg !155
  store i32 %12, ptr %5, align 4, !dbg !155
  %13 = load i32, ptr @instruction_limit, align 4, !dbg !155
  %14 = icmp sgt i32 %12, %13, !dbg !155
  br i1 %14, label %15, label %17, !dbg !155

15:                                               ; preds = %10
  %16 = load i32, ptr @instruction_limit, align 4, !dbg !155
  call void (ptr, ...) @fail(ptr noundef @.str, i32 noundef %16) #9, !dbg !155
  unreachable, !dbg !155

17:                                               ; preds = %10
  %18 = load volatile i8, ptr @tracing, align 1, !dbg !158
  %19 = trunc i8 %18 to i1, !dbg !158
  br i1 %19, label %26, label %20, !dbg !158

20:                                               ; preds = %17
  %21 = load ptr, ptr %8, align 8, !dbg !158
  %22 = load i32, ptr %21, align 4, !dbg !158
  %23 = lshr i32 %22, 5, !dbg !158
  %24 = and i32 %23, 1, !dbg !158
  %25 = icmp ne i32 %24, 0, !dbg !158
  br i1 %25, label %26, label %38, !dbg !158

26:                                               ; preds = %20, %17
  %27 = load ptr, ptr @stderr, align 8, !dbg !158
  %28 = load ptr, ptr %8, align 8, !dbg !158
  %29 = load ptr, ptr %2, align 8, !dbg !158
  %30 = ptrtoint ptr %28 to i64, !dbg !158
  %31 = ptrtoint ptr %29 to i64, !dbg !158
  %32 = sub i64 %30, %31, !dbg !158
  %33 = sdiv exact i64 %32, 4, !dbg !158
  %34 = load ptr, ptr %8, align 8, !dbg !158
  %35 = load i32, ptr %34, align 4, !dbg !158
  %36 = and i32 %35, 31, !dbg !158
  %37 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %27, ptr noundef @.str.1, i64 noundef %33, i32 noundef %36) #10, !dbg !158
  br label %38, !dbg !158

38:                                               ; preds = %26, %20
  %39 = load ptr, ptr %8, align 8, !dbg !160
  %40 = load i32, ptr %39, align 4, !dbg !160
  %41 = and i32 %40, 31, !dbg !160
  %42 = zext i32 %41 to i64, !dbg !160
  %43 = getelementptr inbounds nuw [9 x ptr], ptr @run.labels, i64 0, i64 %42, !dbg !160
  %44 = load ptr, ptr %43, align 8, !dbg !160
  br label %434, !dbg !160

45:                                               ; No predecessors!
  br label %46, !dbg !160

46:                                               ; preds = %45, %434
    #dbg_label(!161, !162)
  %47 = getelementptr inbounds [64 x %union.cell], ptr %3, i64 0, i64 0, !dbg !163
  %48 = load ptr, ptr %8, align 8, !dbg !164
  %49 = load i32, ptr %48, align 4, !dbg !165
  %50 = ashr i32 %49, 6, !dbg !165
  %51 = sext i32 %50 to i64, !dbg !164
  call void @push(ptr noundef %47, ptr noundef %4, i64 noundef %51), !dbg !166
  %52 = load ptr, ptr %8, align 8, !dbg !167
  %53 = getelementptr inbounds nuw %struct.instruction, ptr %52, i32 1, !dbg !167
  store ptr %53, ptr %8, align 8, !dbg !167
  br label %54, !dbg !168

54:                                               ; preds = %46
  %55 = load i32, ptr %5, align 4, !dbg !169
  %56 = add nsw i32 %55, 1, !dbg !169
  store i32 %56, ptr %5, align 4, !dbg !169
  %57 = load i32, ptr @instruction_limit, align 4, !dbg !169
  %58 = icmp sgt i32 %56, %57, !dbg !169
  br i1 %58, label %59, label %61, !dbg !169

59:                                               ; preds = %54
  %60 = load i32, ptr @instruction_limit, align 4, !dbg !169
  call void (ptr, ...) @fail(ptr noundef @.str, i32 noundef %60) #9, !dbg !169
  unreachable, !dbg !169

61:                                               ; preds = %54
  %62 = load volatile i8, ptr @tracing, align 1, !dbg !172
  %63 = trunc i8 %62 to i1, !dbg !172
  br i1 %63, label %70, label %64, !dbg !172

64:                                               ; preds = %61
  %65 = load ptr, ptr %8, align 8, !dbg !172
  %66 = load i32, ptr %65, align 4, !dbg !172
  %67 = lshr i32 %66, 5, !dbg !172
  %68 = and i32 %67, 1, !dbg !172
  %69 = icmp ne i32 %68, 0, !dbg !172
  br i1 %69, label %70, label %82, !dbg !172

70:                                               ; preds = %64, %61
  %71 = load ptr, ptr @stderr, align 8, !dbg !172
  %72 = load ptr, ptr %8, align 8, !dbg !172
  %73 = load ptr, ptr %2, align 8, !dbg !172
  %74 = ptrtoint ptr %72 to i64, !dbg !172
  %75 = ptrtoint ptr %73 to i64, !dbg !172
  %76 = sub i64 %74, %75, !dbg !172
  %77 = sdiv exact i64 %76, 4, !dbg !172
  %78 = load ptr, ptr %8, align 8, !dbg !172
  %79 = load i32, ptr %78, align 4, !dbg !172
  %80 = and i32 %79, 31, !dbg !172
  %81 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %71, ptr noundef @.str.1, i64 noundef %77, i32 noundef %80) #10, !dbg !172
  br label %82, !dbg !172

82:                                               ; preds = %70, %64
  %83 = load ptr, ptr %8, align 8, !dbg !174
  %84 = load i32, ptr %83, align 4, !dbg !174
  %85 = and i32 %84, 31, !dbg !174
  %86 = zext i32 %85 to i64, !dbg !174
  %87 = getelementptr inbounds nuw [9 x ptr], ptr @run.labels, i64 0, i64 %86, !dbg !174
  %88 = load ptr, ptr %87, align 8, !dbg !174
  br label %434, !dbg !174

89:                                               ; No predecessors!
  br label %90, !dbg !174

90:                                               ; preds = %89, %434
    #dbg_label(!175, !176)
  %91 = getelementptr inbounds [64 x %union.cell], ptr %3, i64 0, i64 0, !dbg !177
  %92 = call i64 @pop(ptr noundef %91, ptr noundef %4), !dbg !178
  store i64 %92, ptr %6, align 8, !dbg !179
  %93 = getelementptr inbounds [64 x %union.cell], ptr %3, i64 0, i64 0, !dbg !180
  %94 = call i64 @pop(ptr noundef %93, ptr noundef %4), !dbg !181
  store i64 %94, ptr %7, align 8, !dbg !182
  %95 = load i64, ptr %6, align 8, !dbg !183
  %96 = load i64, ptr %7, align 8, !dbg !185
  %97 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %95, i64 %96), !dbg !186
  %98 = extractvalue { i64, i1 } %97, 1, !dbg !186
  %99 = extractvalue { i64, i1 } %97, 0, !dbg !186
  store i64 %99, ptr %6, align 8, !dbg !186
  br i1 %98, label %100, label %101, !dbg !186

100:                                              ; preds = %90
  call void (ptr, ...) @fail(ptr noundef @.str.2) #9, !dbg !187
  unreachable, !dbg !187

101:                                              ; preds = %90
  %102 = getelementptr inbounds [64 x %union.cell], ptr %3, i64 0, i64 0, !dbg !188
  %103 = load i64, ptr %6, align 8, !dbg !189
  call void @push(ptr noundef %102, ptr noundef %4, i64 noundef %103), !dbg !190
  %104 = load ptr, ptr %8, align 8, !dbg !191
  %105 = getelementptr inbounds nuw %struct.instruction, ptr %104, i32 1, !dbg !191
  store ptr %105, ptr %8, align 8, !dbg !191
  br label %106, !dbg !192

106:                                              ; preds = %101
  %107 = load i32, ptr %5, align 4, !dbg !193
  %108 = add nsw i32 %107, 1, !dbg !193
  store i32 %108, ptr %5, align 4, !dbg !193
  %109 = load i32, ptr @instruction_limit, align 4, !dbg !193
  %110 = icmp sgt i32 %108, %109, !dbg !193
  br i1 %110, label %111, label %113, !dbg !193

111:                                              ; preds = %106
  %112 = load i32, ptr @instruction_limit, align 4, !dbg !193
  call void (ptr, ...) @fail(ptr noundef @.str, i32 noundef %112) #9, !dbg !193
  unreachable, !dbg !193

113:                                              ; preds = %106
  %114 = load volatile i8, ptr @tracing, align 1, !dbg !196
  %115 = trunc i8 %114 to i1, !dbg !196
  br i1 %115, label %122, label %116, !dbg !196

116:                                              ; preds = %113
  %117 = load ptr, ptr %8, align 8, !dbg !196
  %118 = load i32, ptr %117, align 4, !dbg !196
  %119 = lshr i32 %118, 5, !dbg !196
  %120 = and i32 %119, 1, !dbg !196
  %121 = icmp ne i32 %120, 0, !dbg !196
  br i1 %121, label %122, label %134, !dbg !196

122:                                              ; preds = %116, %113
  %123 = load ptr, ptr @stderr, align 8, !dbg !196
  %124 = load ptr, ptr %8, align 8, !dbg !196
  %125 = load ptr, ptr %2, align 8, !dbg !196
  %126 = ptrtoint ptr %124 to i64, !dbg !196
  %127 = ptrtoint ptr %125 to i64, !dbg !196
  %128 = sub i64 %126, %127, !dbg !196
  %129 = sdiv exact i64 %128, 4, !dbg !196
  %130 = load ptr, ptr %8, align 8, !dbg !196
  %131 = load i32, ptr %130, align 4, !dbg !196
  %132 = and i32 %131, 31, !dbg !196
  %133 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %123, ptr noundef @.str.1, i64 noundef %129, i32 noundef %132) #10, !dbg !196
  br label %134, !dbg !196

134:                                              ; preds = %122, %116
  %135 = load ptr, ptr %8, align 8, !dbg !198
  %136 = load i32, ptr %135, align 4, !dbg !198
  %137 = and i32 %136, 31, !dbg !198
  %138 = zext i32 %137 to i64, !dbg !198
  %139 = getelementptr inbounds nuw [9 x ptr], ptr @run.labels, i64 0, i64 %138, !dbg !198
  %140 = load ptr, ptr %139, align 8, !dbg !198
  br label %434, !dbg !198

141:                                              ; No predecessors!
  br label %142, !dbg !198

142:                                              ; preds = %141, %434
    #dbg_label(!199, !200)
  %143 = getelementptr inbounds [64 x %union.cell], ptr %3, i64 0, i64 0, !dbg !201
  %144 = call i64 @pop(ptr noundef %143, ptr noundef %4), !dbg !202
  store i64 %144, ptr %6, align 8, !dbg !203
  %145 = getelementptr inbounds [64 x %union.cell], ptr %3, i64 0, i64 0, !dbg !204
  %146 = call i64 @pop(ptr noundef %145, ptr noundef %4), !dbg !205
  store i64 %146, ptr %7, align 8, !dbg !206
  %147 = getelementptr inbounds [64 x %union.cell], ptr %3, i64 0, i64 0, !dbg !207
  %148 = load i64, ptr %6, align 8, !dbg !208
  %149 = sext i64 %148 to i128, !dbg !209
  %150 = load i64, ptr %7, align 8, !dbg !210
  %151 = sext i64 %150 to i128, !dbg !211
  %152 = mul i128 %149, %151, !dbg !212
  %153 = trunc i128 %152 to i64, !dbg !213
  call void @push(ptr noundef %147, ptr noundef %4, i64 noundef %153), !dbg !214
  %154 = load ptr, ptr %8, align 8, !dbg !215
  %155 = getelementptr inbounds nuw %struct.instruction, ptr %154, i32 1, !dbg !215
  store ptr %155, ptr %8, align 8, !dbg !215
  br label %156, !dbg !216

156:                                              ; preds = %142
  %157 = load i32, ptr %5, align 4, !dbg !217
  %158 = add nsw i32 %157, 1, !dbg !217
  store i32 %158, ptr %5, align 4, !dbg !217
  %159 = load i32, ptr @instruction_limit, align 4, !dbg !217
  %160 = icmp sgt i32 %158, %159, !dbg !217
  br i1 %160, label %161, label %163, !dbg !217

161:                                              ; preds = %156
  %162 = load i32, ptr @instruction_limit, align 4, !dbg !217
  call void (ptr, ...) @fail(ptr noundef @.str, i32 noundef %162) #9, !dbg !217
  unreachable, !dbg !217

163:                                              ; preds = %156
  %164 = load volatile i8, ptr @tracing, align 1, !dbg !220
  %165 = trunc i8 %164 to i1, !dbg !220
  br i1 %165, label %172, label %166, !dbg !220

166:                                              ; preds = %163
  %167 = load ptr, ptr %8, align 8, !dbg !220
  %168 = load i32, ptr %167, align 4, !dbg !220
  %169 = lshr i32 %168, 5, !dbg !220
  %170 = and i32 %169, 1, !dbg !220
  %171 = icmp ne i32 %170, 0, !dbg !220
  br i1 %171, label %172, label %184, !dbg !220

172:                                              ; preds = %166, %163
  %173 = load ptr, ptr @stderr, align 8, !dbg !220
  %174 = load ptr, ptr %8, align 8, !dbg !220
  %175 = load ptr, ptr %2, align 8, !dbg !220
  %176 = ptrtoint ptr %174 to i64, !dbg !220
  %177 = ptrtoint ptr %175 to i64, !dbg !220
  %178 = sub i64 %176, %177, !dbg !220
  %179 = sdiv exact i64 %178, 4, !dbg !220
  %180 = load ptr, ptr %8, align 8, !dbg !220
  %181 = load i32, ptr %180, align 4, !dbg !220
  %182 = and i32 %181, 31, !dbg !220
  %183 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %173, ptr noundef @.str.1, i64 noundef %179, i32 noundef %182) #10, !dbg !220
  br label %184, !dbg !220

184:                                              ; preds = %172, %166
  %185 = load ptr, ptr %8, align 8, !dbg !222
  %186 = load i32, ptr %185, align 4, !dbg !222
  %187 = and i32 %186, 31, !dbg !222
  %188 = zext i32 %187 to i64, !dbg !222
  %189 = getelementptr inbounds nuw [9 x ptr], ptr @run.labels, i64 0, i64 %188, !dbg !222
  %190 = load ptr, ptr %189, align 8, !dbg !222
  br label %434, !dbg !222

191:                                              ; No predecessors!
  br label %192, !dbg !222

192:                                              ; preds = %191, %434
    #dbg_label(!223, !224)
  %193 = getelementptr inbounds [64 x %union.cell], ptr %3, i64 0, i64 0, !dbg !225
  %194 = call i64 @pop(ptr noundef %193, ptr noundef %4), !dbg !226
  store i64 %194, ptr %7, align 8, !dbg !227
  %195 = getelementptr inbounds [64 x %union.cell], ptr %3, i64 0, i64 0, !dbg !228
  %196 = call i64 @pop(ptr noundef %195, ptr noundef %4), !dbg !229
  store i64 %196, ptr %6, align 8, !dbg !230
  %197 = load i64, ptr %7, align 8, !dbg !231
  %198 = icmp eq i64 %197, 0, !dbg !233
  br i1 %198, label %199, label %201, !dbg !233

199:                                              ; preds = %192
  %200 = load i64, ptr %6, align 8, !dbg !234
  call void (ptr, ...) @fail(ptr noundef @.str.3, i64 noundef %200) #9, !dbg !235
  unreachable, !dbg !235

201:                                              ; preds = %192
  %202 = getelementptr inbounds [64 x %union.cell], ptr %3, i64 0, i64 0, !dbg !236
  %203 = load i64, ptr %6, align 8, !dbg !237
  %204 = load i64, ptr %7, align 8, !dbg !238
  %205 = sdiv i64 %203, %204, !dbg !239
  call void @push(ptr noundef %202, ptr noundef %4, i64 noundef %205), !dbg !240
  %206 = load ptr, ptr %8, align 8, !dbg !241
  %207 = getelementptr inbounds nuw %struct.instruction, ptr %206, i32 1, !dbg !241
  store ptr %207, ptr %8, align 8, !dbg !241
  br label %208, !dbg !242

208:                                              ; preds = %201
  %209 = load i32, ptr %5, align 4, !dbg !243
  %210 = add nsw i32 %209, 1, !dbg !243
  store i32 %210, ptr %5, align 4, !dbg !243
  %211 = load i32, ptr @instruction_limit, align 4, !dbg !243
  %212 = icmp sgt i32 %210, %211, !dbg !243
  br i1 %212, label %213, label %215, !dbg !243

213:                                              ; preds = %208
  %214 = load i32, ptr @instruction_limit, align 4, !dbg !243
  call void (ptr, ...) @fail(ptr noundef @.str, i32 noundef %214) #9, !dbg !243
  unreachable, !dbg !243

215:                                              ; preds = %208
  %216 = load volatile i8, ptr @tracing, align 1, !dbg !246
  %217 = trunc i8 %216 to i1, !dbg !246
  br i1 %217, label %224, label %218, !dbg !246

218:                                              ; preds = %215
  %219 = load ptr, ptr %8, align 8, !dbg !246
  %220 = load i32, ptr %219, align 4, !dbg !246
  %221 = lshr i32 %220, 5, !dbg !246
  %222 = and i32 %221, 1, !dbg !246
  %223 = icmp ne i32 %222, 0, !dbg !246
  br i1 %223, label %224, label %236, !dbg !246

224:                                              ; preds = %218, %215
  %225 = load ptr, ptr @stderr, align 8, !dbg !246
  %226 = load ptr, ptr %8, align 8, !dbg !246
  %227 = load ptr, ptr %2, align 8, !dbg !246
  %228 = ptrtoint ptr %226 to i64, !dbg !246
  %229 = ptrtoint ptr %227 to i64, !dbg !246
  %230 = sub i64 %228, %229, !dbg !246
  %231 = sdiv exact i64 %230, 4, !dbg !246
  %232 = load ptr, ptr %8, align 8, !dbg !246
  %233 = load i32, ptr %232, align 4, !dbg !246
  %234 = and i32 %233, 31, !dbg !246
  %235 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %225, ptr noundef @.str.1, i64 noundef %231, i32 noundef %234) #10, !dbg !246
  br label %236, !dbg !246

236:                                              ; preds = %224, %218
  %237 = load ptr, ptr %8, align 8, !dbg !248
  %238 = load i32, ptr %237, align 4, !dbg !248
  %239 = and i32 %238, 31, !dbg !248
  %240 = zext i32 %239 to i64, !dbg !248
  %241 = getelementptr inbounds nuw [9 x ptr], ptr @run.labels, i64 0, i64 %240, !dbg !248
  %242 = load ptr, ptr %241, align 8, !dbg !248
  br label %434, !dbg !248

243:                                              ; No predecessors!
  br label %244, !dbg !248

244:                                              ; preds = %243, %434
    #dbg_label(!249, !250)
  %245 = getelementptr inbounds [64 x %union.cell], ptr %3, i64 0, i64 0, !dbg !251
  %246 = call i64 @pop(ptr noundef %245, ptr noundef %4), !dbg !252
  store i64 %246, ptr %6, align 8, !dbg !253
  %247 = getelementptr inbounds [64 x %union.cell], ptr %3, i64 0, i64 0, !dbg !254
  %248 = load i64, ptr %6, align 8, !dbg !255
  call void @push(ptr noundef %247, ptr noundef %4, i64 noundef %248), !dbg !256
  %249 = getelementptr inbounds [64 x %union.cell], ptr %3, i64 0, i64 0, !dbg !257
  %250 = load i64, ptr %6, align 8, !dbg !258
  call void @push(ptr noundef %249, ptr noundef %4, i64 noundef %250), !dbg !259
  %251 = load ptr, ptr %8, align 8, !dbg !260
  %252 = getelementptr inbounds nuw %struct.instruction, ptr %251, i32 1, !dbg !260
  store ptr %252, ptr %8, align 8, !dbg !260
  br label %253, !dbg !261

253:                                              ; preds = %244
  %254 = load i32, ptr %5, align 4, !dbg !262
  %255 = add nsw i32 %254, 1, !dbg !262
  store i32 %255, ptr %5, align 4, !dbg !262
  %256 = load i32, ptr @instruction_limit, align 4, !dbg !262
  %257 = icmp sgt i32 %255, %256, !dbg !262
  br i1 %257, label %258, label %260, !dbg !262

258:                                              ; preds = %253
  %259 = load i32, ptr @instruction_limit, align 4, !dbg !262
  call void (ptr, ...) @fail(ptr noundef @.str, i32 noundef %259) #9, !dbg !262
  unreachable, !dbg !262

260:                                              ; preds = %253
  %261 = load volatile i8, ptr @tracing, align 1, !dbg !265
  %262 = trunc i8 %261 to i1, !dbg !265
  br i1 %262, label %269, label %263, !dbg !265

263:                                              ; preds = %260
  %264 = load ptr, ptr %8, align 8, !dbg !265
  %265 = load i32, ptr %264, align 4, !dbg !265
  %266 = lshr i32 %265, 5, !dbg !265
  %267 = and i32 %266, 1, !dbg !265
  %268 = icmp ne i32 %267, 0, !dbg !265
  br i1 %268, label %269, label %281, !dbg !265

269:                                              ; preds = %263, %260
  %270 = load ptr, ptr @stderr, align 8, !dbg !265
  %271 = load ptr, ptr %8, align 8, !dbg !265
  %272 = load ptr, ptr %2, align 8, !dbg !265
  %273 = ptrtoint ptr %271 to i64, !dbg !265
  %274 = ptrtoint ptr %272 to i64, !dbg !265
  %275 = sub i64 %273, %274, !dbg !265
  %276 = sdiv exact i64 %275, 4, !dbg !265
  %277 = load ptr, ptr %8, align 8, !dbg !265
  %278 = load i32, ptr %277, align 4, !dbg !265
  %279 = and i32 %278, 31, !dbg !265
  %280 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %270, ptr noundef @.str.1, i64 noundef %276, i32 noundef %279) #10, !dbg !265
  br label %281, !dbg !265

281:                                              ; preds = %269, %263
  %282 = load ptr, ptr %8, align 8, !dbg !267
  %283 = load i32, ptr %282, align 4, !dbg !267
  %284 = and i32 %283, 31, !dbg !267
  %285 = zext i32 %284 to i64, !dbg !267
  %286 = getelementptr inbounds nuw [9 x ptr], ptr @run.labels, i64 0, i64 %285, !dbg !267
  %287 = load ptr, ptr %286, align 8, !dbg !267
  br label %434, !dbg !267

288:                                              ; No predecessors!
  br label %289, !dbg !267

289:                                              ; preds = %288, %434
    #dbg_label(!268, !269)
  %290 = getelementptr inbounds [64 x %union.cell], ptr %3, i64 0, i64 0, !dbg !270
  %291 = call i64 @pop(ptr noundef %290, ptr noundef %4), !dbg !271
  store i64 %291, ptr %6, align 8, !dbg !272
  %292 = getelementptr inbounds [64 x %union.cell], ptr %3, i64 0, i64 0, !dbg !273
  %293 = call i64 @pop(ptr noundef %292, ptr noundef %4), !dbg !274
  store i64 %293, ptr %7, align 8, !dbg !275
  %294 = getelementptr inbounds [64 x %union.cell], ptr %3, i64 0, i64 0, !dbg !276
  %295 = load i64, ptr %6, align 8, !dbg !277
  call void @push(ptr noundef %294, ptr noundef %4, i64 noundef %295), !dbg !278
  %296 = getelementptr inbounds [64 x %union.cell], ptr %3, i64 0, i64 0, !dbg !279
  %297 = load i64, ptr %7, align 8, !dbg !280
  call void @push(ptr noundef %296, ptr noundef %4, i64 noundef %297), !dbg !281
  %298 = load ptr, ptr %8, align 8, !dbg !282
  %299 = getelementptr inbounds nuw %struct.instruction, ptr %298, i32 1, !dbg !282
  store ptr %299, ptr %8, align 8, !dbg !282
  br label %300, !dbg !283

300:                                              ; preds = %289
  %301 = load i32, ptr %5, align 4, !dbg !284
  %302 = add nsw i32 %301, 1, !dbg !284
  store i32 %302, ptr %5, align 4, !dbg !284
  %303 = load i32, ptr @instruction_limit, align 4, !dbg !284
  %304 = icmp sgt i32 %302, %303, !dbg !284
  br i1 %304, label %305, label %307, !dbg !284

305:                                              ; preds = %300
  %306 = load i32, ptr @instruction_limit, align 4, !dbg !284
  call void (ptr, ...) @fail(ptr noundef @.str, i32 noundef %306) #9, !dbg !284
  unreachable, !dbg !284

307:                                              ; preds = %300
  %308 = load volatile i8, ptr @tracing, align 1, !dbg !287
  %309 = trunc i8 %308 to i1, !dbg !287
  br i1 %309, label %316, label %310, !dbg !287

310:                                              ; preds = %307
  %311 = load ptr, ptr %8, align 8, !dbg !287
  %312 = load i32, ptr %311, align 4, !dbg !287
  %313 = lshr i32 %312, 5, !dbg !287
  %314 = and i32 %313, 1, !dbg !287
  %315 = icmp ne i32 %314, 0, !dbg !287
  br i1 %315, label %316, label %328, !dbg !287

316:                                              ; preds = %310, %307
  %317 = load ptr, ptr @stderr, align 8, !dbg !287
  %318 = load ptr, ptr %8, align 8, !dbg !287
  %319 = load ptr, ptr %2, align 8, !dbg !287
  %320 = ptrtoint ptr %318 to i64, !dbg !287
  %321 = ptrtoint ptr %319 to i64, !dbg !287
  %322 = sub i64 %320, %321, !dbg !287
  %323 = sdiv exact i64 %322, 4, !dbg !287
  %324 = load ptr, ptr %8, align 8, !dbg !287
  %325 = load i32, ptr %324, align 4, !dbg !287
  %326 = and i32 %325, 31, !dbg !287
  %327 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %317, ptr noundef @.str.1, i64 noundef %323, i32 noundef %326) #10, !dbg !287
  br label %328, !dbg !287

328:                                              ; preds = %316, %310
  %329 = load ptr, ptr %8, align 8, !dbg !289
  %330 = load i32, ptr %329, align 4, !dbg !289
  %331 = and i32 %330, 31, !dbg !289
  %332 = zext i32 %331 to i64, !dbg !289
  %333 = getelementptr inbounds nuw [9 x ptr], ptr @run.labels, i64 0, i64 %332, !dbg !289
  %334 = load ptr, ptr %333, align 8, !dbg !289
  br label %434, !dbg !289

335:                                              ; No predecessors!
  br label %336, !dbg !289

336:                                              ; preds = %335, %434
    #dbg_label(!290, !291)
  %337 = getelementptr inbounds [64 x %union.cell], ptr %3, i64 0, i64 0, !dbg !292
  %338 = call i64 @pop(ptr noundef %337, ptr noundef %4), !dbg !293
  %339 = icmp ne i64 %338, 0, !dbg !293
  br i1 %339, label %340, label %344, !dbg !293

340:                                              ; preds = %336
  %341 = load ptr, ptr %8, align 8, !dbg !294
  %342 = load i32, ptr %341, align 4, !dbg !295
  %343 = ashr i32 %342, 6, !dbg !295
  br label %345, !dbg !293

344:                                              ; preds = %336
  br label %345, !dbg !293

345:                                              ; preds = %344, %340
  %346 = phi i32 [ %343, %340 ], [ 1, %344 ], !dbg !293
  %347 = load ptr, ptr %8, align 8, !dbg !296
  %348 = sext i32 %346 to i64, !dbg !296
  %349 = getelementptr inbounds %struct.instruction, ptr %347, i64 %348, !dbg !296
  store ptr %349, ptr %8, align 8, !dbg !296
  br label %350, !dbg !297

350:                                              ; preds = %345
  %351 = load i32, ptr %5, align 4, !dbg !298
  %352 = add nsw i32 %351, 1, !dbg !298
  store i32 %352, ptr %5, align 4, !dbg !298
  %353 = load i32, ptr @instruction_limit, align 4, !dbg !298
  %354 = icmp sgt i32 %352, %353, !dbg !298
  br i1 %354, label %355, label %357, !dbg !298

355:                                              ; preds = %350
  %356 = load i32, ptr @instruction_limit, align 4, !dbg !298
  call void (ptr, ...) @fail(ptr noundef @.str, i32 noundef %356) #9, !dbg !298
  unreachable, !dbg !298

357:                                              ; preds = %350
  %358 = load volatile i8, ptr @tracing, align 1, !dbg !301
  %359 = trunc i8 %358 to i1, !dbg !301
  br i1 %359, label %366, label %360, !dbg !301

360:                                              ; preds = %357
  %361 = load ptr, ptr %8, align 8, !dbg !301
  %362 = load i32, ptr %361, align 4, !dbg !301
  %363 = lshr i32 %362, 5, !dbg !301
  %364 = and i32 %363, 1, !dbg !301
  %365 = icmp ne i32 %364, 0, !dbg !301
  br i1 %365, label %366, label %378, !dbg !301

366:                                              ; preds = %360, %357
  %367 = load ptr, ptr @stderr, align 8, !dbg !301
  %368 = load ptr, ptr %8, align 8, !dbg !301
  %369 = load ptr, ptr %2, align 8, !dbg !301
  %370 = ptrtoint ptr %368 to i64, !dbg !301
  %371 = ptrtoint ptr %369 to i64, !dbg !301
  %372 = sub i64 %370, %371, !dbg !301
  %373 = sdiv exact i64 %372, 4, !dbg !301
  %374 = load ptr, ptr %8, align 8, !dbg !301
  %375 = load i32, ptr %374, align 4, !dbg !301
  %376 = and i32 %375, 31, !dbg !301
  %377 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %367, ptr noundef @.str.1, i64 noundef %373, i32 noundef %376) #10, !dbg !301
  br label %378, !dbg !301

378:                                              ; preds = %366, %360
  %379 = load ptr, ptr %8, align 8, !dbg !303
  %380 = load i32, ptr %379, align 4, !dbg !303
  %381 = and i32 %380, 31, !dbg !303
  %382 = zext i32 %381 to i64, !dbg !303
  %383 = getelementptr inbounds nuw [9 x ptr], ptr @run.labels, i64 0, i64 %382, !dbg !303
  %384 = load ptr, ptr %383, align 8, !dbg !303
  br label %434, !dbg !303

385:                                              ; No predecessors!
  br label %386, !dbg !303

386:                                              ; preds = %385, %434
    #dbg_label(!304, !305)
  %387 = load i32, ptr %4, align 4, !dbg !306
  %388 = sub nsw i32 %387, 1, !dbg !307
  %389 = sext i32 %388 to i64, !dbg !308
  %390 = getelementptr inbounds [64 x %union.cell], ptr %3, i64 0, i64 %389, !dbg !308
  %391 = load i64, ptr %390, align 8, !dbg !309
  %392 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i64 noundef %391), !dbg !310
  %393 = load ptr, ptr %8, align 8, !dbg !311
  %394 = getelementptr inbounds nuw %struct.instruction, ptr %393, i32 1, !dbg !311
  store ptr %394, ptr %8, align 8, !dbg !311
  br label %395, !dbg !312

395:                                              ; preds = %386
  %396 = load i32, ptr %5, align 4, !dbg !313
  %397 = add nsw i32 %396, 1, !dbg !313
  store i32 %397, ptr %5, align 4, !dbg !313
  %398 = load i32, ptr @instruction_limit, align 4, !dbg !313
  %399 = icmp sgt i32 %397, %398, !dbg !313
  br i1 %399, label %400, label %402, !dbg !313

400:                                              ; preds = %395
  %401 = load i32, ptr @instruction_limit, align 4, !dbg !313
  call void (ptr, ...) @fail(ptr noundef @.str, i32 noundef %401) #9, !dbg !313
  unreachable, !dbg !313

402:                                              ; preds = %395
  %403 = load volatile i8, ptr @tracing, align 1, !dbg !316
  %404 = trunc i8 %403 to i1, !dbg !316
  br i1 %404, label %411, label %405, !dbg !316

405:                                              ; preds = %402
  %406 = load ptr, ptr %8, align 8, !dbg !316
  %407 = load i32, ptr %406, align 4, !dbg !316
  %408 = lshr i32 %407, 5, !dbg !316
  %409 = and i32 %408, 1, !dbg !316
  %410 = icmp ne i32 %409, 0, !dbg !316
  br i1 %410, label %411, label %423, !dbg !316

411:                                              ; preds = %405, %402
  %412 = load ptr, ptr @stderr, align 8, !dbg !316
  %413 = load ptr, ptr %8, align 8, !dbg !316
  %414 = load ptr, ptr %2, align 8, !dbg !316
  %415 = ptrtoint ptr %413 to i64, !dbg !316
  %416 = ptrtoint ptr %414 to i64, !dbg !316
  %417 = sub i64 %415, %416, !dbg !316
  %418 = sdiv exact i64 %417, 4, !dbg !316
  %419 = load ptr, ptr %8, align 8, !dbg !316
  %420 = load i32, ptr %419, align 4, !dbg !316
  %421 = and i32 %420, 31, !dbg !316
  %422 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %412, ptr noundef @.str.1, i64 noundef %418, i32 noundef %421) #10, !dbg !316
  br label %423, !dbg !316

423:                                              ; preds = %411, %405
  %424 = load ptr, ptr %8, align 8, !dbg !318
  %425 = load i32, ptr %424, align 4, !dbg !318
  %426 = and i32 %425, 31, !dbg !318
  %427 = zext i32 %426 to i64, !dbg !318
  %428 = getelementptr inbounds nuw [9 x ptr], ptr @run.labels, i64 0, i64 %427, !dbg !318
  %429 = load ptr, ptr %428, align 8, !dbg !318
  br label %434, !dbg !318

430:                                              ; No predecessors!
  br label %431, !dbg !318

431:                                              ; preds = %430, %434
    #dbg_label(!319, !320)
  %432 = getelementptr inbounds [64 x %union.cell], ptr %3, i64 0, i64 0, !dbg !321
  %433 = call i64 @pop(ptr noundef %432, ptr noundef %4), !dbg !322
  ret i64 %433, !dbg !323

434:                                              ; preds = %423, %378, %328, %281, %236, %184, %134, %82, %38
  %435 = phi ptr [ %44, %38 ], [ %88, %82 ], [ %140, %134 ], [ %190, %184 ], [ %242, %236 ], [ %287, %281 ], [ %334, %328 ], [ %384, %378 ], [ %429, %423 ]
  indirectbr ptr %435, [label %46, label %90, label %142, label %192, label %244, label %289, label %336, label %386, label %431]
}

; Function Attrs: cold noinline noreturn nounwind optnone uwtable
define internal void @fail(ptr noundef %0, ...) #1 !dbg !324 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !329, !DIExpression(), !330)
    #dbg_declare(ptr %3, !331, !DIExpression(), !342)
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !343
  call void @llvm.va_start.p0(ptr %4), !dbg !343
  %5 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @message), !dbg !344
  %6 = getelementptr inbounds [80 x i8], ptr %5, i64 0, i64 0, !dbg !344
  %7 = load ptr, ptr %2, align 8, !dbg !345
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !346
  %9 = call i32 @vsnprintf(ptr noundef %6, i64 noundef 80, ptr noundef %7, ptr noundef %8) #10, !dbg !347
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !348
  call void @llvm.va_end.p0(ptr %10), !dbg !348
  %11 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @on_error), !dbg !349
  %12 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %11, i64 0, i64 0, !dbg !349
  call void @longjmp(ptr noundef %12, i32 noundef 1) #11, !dbg !350
  unreachable, !dbg !350
}

; Function Attrs: nounwind
declare i32 @fprintf(ptr noundef, ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @push(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 !dbg !351 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !356, !DIExpression(), !357)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !358, !DIExpression(), !359)
  store i64 %2, ptr %6, align 8
    #dbg_declare(ptr %6, !360, !DIExpression(), !361)
  %7 = load ptr, ptr %5, align 8, !dbg !362
  %8 = load i32, ptr %7, align 4, !dbg !364
  %9 = icmp sge i32 %8, 64, !dbg !365
  br i1 %9, label %10, label %13, !dbg !365

10:                                               ; preds = %3
  %11 = load ptr, ptr %5, align 8, !dbg !366
  %12 = load i32, ptr %11, align 4, !dbg !367
  call void (ptr, ...) @fail(ptr noundef @.str.6, i32 noundef %12) #9, !dbg !368
  unreachable, !dbg !368

13:                                               ; preds = %3
  %14 = load i64, ptr %6, align 8, !dbg !369
  %15 = load ptr, ptr %4, align 8, !dbg !370
  %16 = load ptr, ptr %5, align 8, !dbg !371
  %17 = load i32, ptr %16, align 4, !dbg !372
  %18 = add nsw i32 %17, 1, !dbg !372
  store i32 %18, ptr %16, align 4, !dbg !372
  %19 = sext i32 %17 to i64, !dbg !370
  %20 = getelementptr inbounds %union.cell, ptr %15, i64 %19, !dbg !370
  store i64 %14, ptr %20, align 8, !dbg !373
  ret void, !dbg !374
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @pop(ptr noundef %0, ptr noundef %1) #0 !dbg !375 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !378, !DIExpression(), !379)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !380, !DIExpression(), !381)
  %5 = load ptr, ptr %4, align 8, !dbg !382
  %6 = load i32, ptr %5, align 4, !dbg !384
  %7 = icmp eq i32 %6, 0, !dbg !385
  %8 = zext i1 %7 to i32, !dbg !385
  %9 = sext i32 %8 to i64, !dbg !384
  %10 = icmp ne i64 %9, 0, !dbg !386
  br i1 %10, label %11, label %12, !dbg !386

11:                                               ; preds = %2
  call void (ptr, ...) @fail(ptr noundef @.str.7) #9, !dbg !387
  unreachable, !dbg !387

12:                                               ; preds = %2
  %13 = load ptr, ptr %3, align 8, !dbg !388
  %14 = load ptr, ptr %4, align 8, !dbg !389
  %15 = load i32, ptr %14, align 4, !dbg !390
  %16 = add nsw i32 %15, -1, !dbg !390
  store i32 %16, ptr %14, align 4, !dbg !390
  %17 = sext i32 %16 to i64, !dbg !388
  %18 = getelementptr inbounds %union.cell, ptr %13, i64 %17, !dbg !388
  %19 = load i64, ptr %18, align 8, !dbg !391
  ret i64 %19, !dbg !392
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #3

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !68 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @on_error), !dbg !393
  %3 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %2, i64 0, i64 0, !dbg !393
  %4 = call i32 @_setjmp(ptr noundef %3) #12, !dbg !395
  %5 = icmp ne i32 %4, 0, !dbg !395
  br i1 %5, label %6, label %11, !dbg !395

6:                                                ; preds = %0
  %7 = load ptr, ptr @stderr, align 8, !dbg !396
  %8 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @message), !dbg !398
  %9 = getelementptr inbounds [80 x i8], ptr %8, i64 0, i64 0, !dbg !398
  %10 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %7, ptr noundef @.str.5, ptr noundef %9) #10, !dbg !399
  store i32 1, ptr %1, align 4, !dbg !400
  br label %14, !dbg !400

11:                                               ; preds = %0
  %12 = call i64 @run(ptr noundef @main.countdown), !dbg !401
  %13 = trunc i64 %12 to i32, !dbg !402
  store i32 %13, ptr %1, align 4, !dbg !403
  br label %14, !dbg !403

14:                                               ; preds = %11, %6
  %15 = load i32, ptr %1, align 4, !dbg !404
  ret i32 %15, !dbg !404
}

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #7

; Function Attrs: nounwind
declare i32 @vsnprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #7

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) #8

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { cold noinline noreturn nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn }
attributes #8 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { cold noreturn }
attributes #10 = { nounwind }
attributes #11 = { noreturn nounwind }
attributes #12 = { nounwind returns_twice }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!121, !122, !123, !124, !125, !126, !127}
!llvm.ident = !{!128}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "tracing", scope: !2, file: !3, line: 27, type: !119, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !17, globals: !26, splitDebugInlining: false, nameTableKind: None)
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
!26 = !{!0, !27, !29, !48, !54, !57, !59, !61, !66, !74, !79, !106, !111, !116}
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "instruction_limit", scope: !2, file: !3, line: 29, type: !18, isLocal: false, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "labels", scope: !31, file: !3, line: 53, type: !42, isLocal: true, isDefinition: true)
!31 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 52, type: !32, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !41)
!32 = !DISubroutineType(types: !33)
!33 = !{!19, !34}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "instruction", file: !3, line: 13, size: 32, elements: !37)
!37 = !{!38, !39, !40}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "opcode", scope: !36, file: !3, line: 14, baseType: !5, size: 5, flags: DIFlagBitField, extraData: i64 0)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "traced", scope: !36, file: !3, line: 15, baseType: !6, size: 1, offset: 5, flags: DIFlagBitField, extraData: i64 0)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "offset", scope: !36, file: !3, line: 16, baseType: !18, size: 26, offset: 6, flags: DIFlagBitField, extraData: i64 0)
!41 = !{}
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 576, elements: !46)
!43 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !44)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!46 = !{!47}
!47 = !DISubrange(count: 9)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 69, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 200, elements: !52)
!51 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!52 = !{!53}
!53 = !DISubrange(count: 25)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !3, line: 69, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 72, elements: !46)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !3, line: 76, type: !56, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(scope: null, file: !3, line: 87, type: !50, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(scope: null, file: !3, line: 101, type: !63, isLocal: true, isDefinition: true)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 48, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 6)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "countdown", scope: !68, file: !3, line: 108, type: !71, isLocal: true, isDefinition: true)
!68 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 107, type: !69, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!69 = !DISubroutineType(types: !70)
!70 = !{!18}
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 224, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 7)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(scope: null, file: !3, line: 112, type: !76, isLocal: true, isDefinition: true)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 88, elements: !77)
!77 = !{!78}
!78 = !DISubrange(count: 11)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "on_error", scope: !2, file: !3, line: 25, type: !81, isLocal: true, isDefinition: true)
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !82, line: 32, baseType: !83)
!82 = !DIFile(filename: "include/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !84, size: 1600, elements: !104)
!84 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !85, line: 26, size: 1600, elements: !86)
!85 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!86 = !{!87, !93, !94}
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !84, file: !85, line: 32, baseType: !88, size: 512)
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !89, line: 31, baseType: !90)
!89 = !DIFile(filename: "include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!90 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 512, elements: !91)
!91 = !{!92}
!92 = !DISubrange(count: 8)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !84, file: !85, line: 33, baseType: !18, size: 32, offset: 512)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !84, file: !85, line: 34, baseType: !95, size: 1024, offset: 576)
!95 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !96, line: 8, baseType: !97)
!96 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!97 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !96, line: 5, size: 1024, elements: !98)
!98 = !{!99}
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !97, file: !96, line: 7, baseType: !100, size: 1024)
!100 = !DICompositeType(tag: DW_TAG_array_type, baseType: !101, size: 1024, elements: !102)
!101 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!102 = !{!103}
!103 = !DISubrange(count: 16)
!104 = !{!105}
!105 = !DISubrange(count: 1)
!106 = !DIGlobalVariableExpression(var: !107, expr: !DIExpression())
!107 = distinct !DIGlobalVariable(name: "message", scope: !2, file: !3, line: 26, type: !108, isLocal: true, isDefinition: true)
!108 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 640, elements: !109)
!109 = !{!110}
!110 = !DISubrange(count: 80)
!111 = !DIGlobalVariableExpression(var: !112, expr: !DIExpression())
!112 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !113, isLocal: true, isDefinition: true)
!113 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 168, elements: !114)
!114 = !{!115}
!115 = !DISubrange(count: 21)
!116 = !DIGlobalVariableExpression(var: !117, expr: !DIExpression())
!117 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !118, isLocal: true, isDefinition: true)
!118 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 128, elements: !102)
!119 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !120)
!120 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!121 = !{i32 7, !"Dwarf Version", i32 5}
!122 = !{i32 2, !"Debug Info Version", i32 3}
!123 = !{i32 1, !"wchar_size", i32 4}
!124 = !{i32 8, !"PIC Level", i32 2}
!125 = !{i32 7, !"PIE Level", i32 2}
!126 = !{i32 7, !"uwtable", i32 2}
!127 = !{i32 7, !"frame-pointer", i32 2}
!128 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!129 = !DILocalVariable(name: "code", arg: 1, scope: !31, file: !3, line: 52, type: !34)
!130 = !DILocation(line: 52, column: 39, scope: !31)
!131 = !DILocalVariable(name: "stack", scope: !31, file: !3, line: 55, type: !132)
!132 = !DICompositeType(tag: DW_TAG_array_type, baseType: !133, size: 4096, elements: !140)
!133 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "cell", file: !3, line: 19, size: 64, elements: !134)
!134 = !{!135, !136, !138}
!135 = !DIDerivedType(tag: DW_TAG_member, name: "integer", scope: !133, file: !3, line: 20, baseType: !19, size: 64)
!136 = !DIDerivedType(tag: DW_TAG_member, name: "real", scope: !133, file: !3, line: 21, baseType: !137, size: 64)
!137 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!138 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !133, file: !3, line: 22, baseType: !139, size: 64)
!139 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!140 = !{!141}
!141 = !DISubrange(count: 64)
!142 = !DILocation(line: 55, column: 14, scope: !31)
!143 = !DILocalVariable(name: "top", scope: !31, file: !3, line: 56, type: !18)
!144 = !DILocation(line: 56, column: 7, scope: !31)
!145 = !DILocalVariable(name: "count", scope: !31, file: !3, line: 56, type: !18)
!146 = !DILocation(line: 56, column: 16, scope: !31)
!147 = !DILocalVariable(name: "a", scope: !31, file: !3, line: 57, type: !19)
!148 = !DILocation(line: 57, column: 11, scope: !31)
!149 = !DILocalVariable(name: "b", scope: !31, file: !3, line: 57, type: !19)
!150 = !DILocation(line: 57, column: 14, scope: !31)
!151 = !DILocalVariable(name: "pc", scope: !31, file: !3, line: 58, type: !34)
!152 = !DILocation(line: 58, column: 29, scope: !31)
!153 = !DILocation(line: 58, column: 34, scope: !31)
!154 = !DILocation(line: 69, column: 3, scope: !31)
!155 = !DILocation(line: 69, column: 3, scope: !156)
!156 = distinct !DILexicalBlock(scope: !157, file: !3, line: 69, column: 3)
!157 = distinct !DILexicalBlock(scope: !31, file: !3, line: 69, column: 3)
!158 = !DILocation(line: 69, column: 3, scope: !159)
!159 = distinct !DILexicalBlock(scope: !157, file: !3, line: 69, column: 3)
!160 = !DILocation(line: 69, column: 3, scope: !157)
!161 = !DILabel(scope: !31, name: "push", file: !3, line: 70, column: 1)
!162 = !DILocation(line: 70, column: 1, scope: !31)
!163 = !DILocation(line: 71, column: 8, scope: !31)
!164 = !DILocation(line: 71, column: 21, scope: !31)
!165 = !DILocation(line: 71, column: 25, scope: !31)
!166 = !DILocation(line: 71, column: 3, scope: !31)
!167 = !DILocation(line: 71, column: 34, scope: !31)
!168 = !DILocation(line: 72, column: 3, scope: !31)
!169 = !DILocation(line: 72, column: 3, scope: !170)
!170 = distinct !DILexicalBlock(scope: !171, file: !3, line: 72, column: 3)
!171 = distinct !DILexicalBlock(scope: !31, file: !3, line: 72, column: 3)
!172 = !DILocation(line: 72, column: 3, scope: !173)
!173 = distinct !DILexicalBlock(scope: !171, file: !3, line: 72, column: 3)
!174 = !DILocation(line: 72, column: 3, scope: !171)
!175 = !DILabel(scope: !31, name: "add", file: !3, line: 73, column: 1)
!176 = !DILocation(line: 73, column: 1, scope: !31)
!177 = !DILocation(line: 74, column: 11, scope: !31)
!178 = !DILocation(line: 74, column: 7, scope: !31)
!179 = !DILocation(line: 74, column: 5, scope: !31)
!180 = !DILocation(line: 74, column: 33, scope: !31)
!181 = !DILocation(line: 74, column: 29, scope: !31)
!182 = !DILocation(line: 74, column: 27, scope: !31)
!183 = !DILocation(line: 75, column: 30, scope: !184)
!184 = distinct !DILexicalBlock(scope: !31, file: !3, line: 75, column: 7)
!185 = !DILocation(line: 75, column: 33, scope: !184)
!186 = !DILocation(line: 75, column: 7, scope: !184)
!187 = !DILocation(line: 76, column: 5, scope: !184)
!188 = !DILocation(line: 77, column: 8, scope: !31)
!189 = !DILocation(line: 77, column: 21, scope: !31)
!190 = !DILocation(line: 77, column: 3, scope: !31)
!191 = !DILocation(line: 77, column: 25, scope: !31)
!192 = !DILocation(line: 78, column: 3, scope: !31)
!193 = !DILocation(line: 78, column: 3, scope: !194)
!194 = distinct !DILexicalBlock(scope: !195, file: !3, line: 78, column: 3)
!195 = distinct !DILexicalBlock(scope: !31, file: !3, line: 78, column: 3)
!196 = !DILocation(line: 78, column: 3, scope: !197)
!197 = distinct !DILexicalBlock(scope: !195, file: !3, line: 78, column: 3)
!198 = !DILocation(line: 78, column: 3, scope: !195)
!199 = !DILabel(scope: !31, name: "mul", file: !3, line: 79, column: 1)
!200 = !DILocation(line: 79, column: 1, scope: !31)
!201 = !DILocation(line: 80, column: 11, scope: !31)
!202 = !DILocation(line: 80, column: 7, scope: !31)
!203 = !DILocation(line: 80, column: 5, scope: !31)
!204 = !DILocation(line: 80, column: 33, scope: !31)
!205 = !DILocation(line: 80, column: 29, scope: !31)
!206 = !DILocation(line: 80, column: 27, scope: !31)
!207 = !DILocation(line: 81, column: 8, scope: !31)
!208 = !DILocation(line: 81, column: 50, scope: !31)
!209 = !DILocation(line: 81, column: 31, scope: !31)
!210 = !DILocation(line: 81, column: 73, scope: !31)
!211 = !DILocation(line: 81, column: 54, scope: !31)
!212 = !DILocation(line: 81, column: 52, scope: !31)
!213 = !DILocation(line: 81, column: 21, scope: !31)
!214 = !DILocation(line: 81, column: 3, scope: !31)
!215 = !DILocation(line: 82, column: 7, scope: !31)
!216 = !DILocation(line: 83, column: 3, scope: !31)
!217 = !DILocation(line: 83, column: 3, scope: !218)
!218 = distinct !DILexicalBlock(scope: !219, file: !3, line: 83, column: 3)
!219 = distinct !DILexicalBlock(scope: !31, file: !3, line: 83, column: 3)
!220 = !DILocation(line: 83, column: 3, scope: !221)
!221 = distinct !DILexicalBlock(scope: !219, file: !3, line: 83, column: 3)
!222 = !DILocation(line: 83, column: 3, scope: !219)
!223 = !DILabel(scope: !31, name: "div", file: !3, line: 84, column: 1)
!224 = !DILocation(line: 84, column: 1, scope: !31)
!225 = !DILocation(line: 85, column: 11, scope: !31)
!226 = !DILocation(line: 85, column: 7, scope: !31)
!227 = !DILocation(line: 85, column: 5, scope: !31)
!228 = !DILocation(line: 85, column: 33, scope: !31)
!229 = !DILocation(line: 85, column: 29, scope: !31)
!230 = !DILocation(line: 85, column: 27, scope: !31)
!231 = !DILocation(line: 86, column: 7, scope: !232)
!232 = distinct !DILexicalBlock(scope: !31, file: !3, line: 86, column: 7)
!233 = !DILocation(line: 86, column: 9, scope: !232)
!234 = !DILocation(line: 87, column: 49, scope: !232)
!235 = !DILocation(line: 87, column: 5, scope: !232)
!236 = !DILocation(line: 88, column: 8, scope: !31)
!237 = !DILocation(line: 88, column: 21, scope: !31)
!238 = !DILocation(line: 88, column: 25, scope: !31)
!239 = !DILocation(line: 88, column: 23, scope: !31)
!240 = !DILocation(line: 88, column: 3, scope: !31)
!241 = !DILocation(line: 88, column: 29, scope: !31)
!242 = !DILocation(line: 89, column: 3, scope: !31)
!243 = !DILocation(line: 89, column: 3, scope: !244)
!244 = distinct !DILexicalBlock(scope: !245, file: !3, line: 89, column: 3)
!245 = distinct !DILexicalBlock(scope: !31, file: !3, line: 89, column: 3)
!246 = !DILocation(line: 89, column: 3, scope: !247)
!247 = distinct !DILexicalBlock(scope: !245, file: !3, line: 89, column: 3)
!248 = !DILocation(line: 89, column: 3, scope: !245)
!249 = !DILabel(scope: !31, name: "dup", file: !3, line: 90, column: 1)
!250 = !DILocation(line: 90, column: 1, scope: !31)
!251 = !DILocation(line: 91, column: 11, scope: !31)
!252 = !DILocation(line: 91, column: 7, scope: !31)
!253 = !DILocation(line: 91, column: 5, scope: !31)
!254 = !DILocation(line: 91, column: 30, scope: !31)
!255 = !DILocation(line: 91, column: 43, scope: !31)
!256 = !DILocation(line: 91, column: 25, scope: !31)
!257 = !DILocation(line: 91, column: 52, scope: !31)
!258 = !DILocation(line: 91, column: 65, scope: !31)
!259 = !DILocation(line: 91, column: 47, scope: !31)
!260 = !DILocation(line: 91, column: 69, scope: !31)
!261 = !DILocation(line: 92, column: 3, scope: !31)
!262 = !DILocation(line: 92, column: 3, scope: !263)
!263 = distinct !DILexicalBlock(scope: !264, file: !3, line: 92, column: 3)
!264 = distinct !DILexicalBlock(scope: !31, file: !3, line: 92, column: 3)
!265 = !DILocation(line: 92, column: 3, scope: !266)
!266 = distinct !DILexicalBlock(scope: !264, file: !3, line: 92, column: 3)
!267 = !DILocation(line: 92, column: 3, scope: !264)
!268 = !DILabel(scope: !31, name: "swap", file: !3, line: 93, column: 1)
!269 = !DILocation(line: 93, column: 1, scope: !31)
!270 = !DILocation(line: 94, column: 11, scope: !31)
!271 = !DILocation(line: 94, column: 7, scope: !31)
!272 = !DILocation(line: 94, column: 5, scope: !31)
!273 = !DILocation(line: 94, column: 33, scope: !31)
!274 = !DILocation(line: 94, column: 29, scope: !31)
!275 = !DILocation(line: 94, column: 27, scope: !31)
!276 = !DILocation(line: 95, column: 8, scope: !31)
!277 = !DILocation(line: 95, column: 21, scope: !31)
!278 = !DILocation(line: 95, column: 3, scope: !31)
!279 = !DILocation(line: 95, column: 30, scope: !31)
!280 = !DILocation(line: 95, column: 43, scope: !31)
!281 = !DILocation(line: 95, column: 25, scope: !31)
!282 = !DILocation(line: 95, column: 47, scope: !31)
!283 = !DILocation(line: 96, column: 3, scope: !31)
!284 = !DILocation(line: 96, column: 3, scope: !285)
!285 = distinct !DILexicalBlock(scope: !286, file: !3, line: 96, column: 3)
!286 = distinct !DILexicalBlock(scope: !31, file: !3, line: 96, column: 3)
!287 = !DILocation(line: 96, column: 3, scope: !288)
!288 = distinct !DILexicalBlock(scope: !286, file: !3, line: 96, column: 3)
!289 = !DILocation(line: 96, column: 3, scope: !286)
!290 = !DILabel(scope: !31, name: "jump", file: !3, line: 97, column: 1)
!291 = !DILocation(line: 97, column: 1, scope: !31)
!292 = !DILocation(line: 98, column: 13, scope: !31)
!293 = !DILocation(line: 98, column: 9, scope: !31)
!294 = !DILocation(line: 98, column: 28, scope: !31)
!295 = !DILocation(line: 98, column: 32, scope: !31)
!296 = !DILocation(line: 98, column: 6, scope: !31)
!297 = !DILocation(line: 99, column: 3, scope: !31)
!298 = !DILocation(line: 99, column: 3, scope: !299)
!299 = distinct !DILexicalBlock(scope: !300, file: !3, line: 99, column: 3)
!300 = distinct !DILexicalBlock(scope: !31, file: !3, line: 99, column: 3)
!301 = !DILocation(line: 99, column: 3, scope: !302)
!302 = distinct !DILexicalBlock(scope: !300, file: !3, line: 99, column: 3)
!303 = !DILocation(line: 99, column: 3, scope: !300)
!304 = !DILabel(scope: !31, name: "print", file: !3, line: 100, column: 1)
!305 = !DILocation(line: 100, column: 1, scope: !31)
!306 = !DILocation(line: 101, column: 37, scope: !31)
!307 = !DILocation(line: 101, column: 41, scope: !31)
!308 = !DILocation(line: 101, column: 31, scope: !31)
!309 = !DILocation(line: 101, column: 46, scope: !31)
!310 = !DILocation(line: 101, column: 3, scope: !31)
!311 = !DILocation(line: 101, column: 56, scope: !31)
!312 = !DILocation(line: 102, column: 3, scope: !31)
!313 = !DILocation(line: 102, column: 3, scope: !314)
!314 = distinct !DILexicalBlock(scope: !315, file: !3, line: 102, column: 3)
!315 = distinct !DILexicalBlock(scope: !31, file: !3, line: 102, column: 3)
!316 = !DILocation(line: 102, column: 3, scope: !317)
!317 = distinct !DILexicalBlock(scope: !315, file: !3, line: 102, column: 3)
!318 = !DILocation(line: 102, column: 3, scope: !315)
!319 = !DILabel(scope: !31, name: "halt", file: !3, line: 103, column: 1)
!320 = !DILocation(line: 103, column: 1, scope: !31)
!321 = !DILocation(line: 104, column: 14, scope: !31)
!322 = !DILocation(line: 104, column: 10, scope: !31)
!323 = !DILocation(line: 104, column: 3, scope: !31)
!324 = distinct !DISubprogram(name: "fail", scope: !3, file: !3, line: 32, type: !325, scopeLine: 32, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!325 = !DISubroutineType(types: !326)
!326 = !{null, !327, null}
!327 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !328, size: 64)
!328 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !51)
!329 = !DILocalVariable(name: "format", arg: 1, scope: !324, file: !3, line: 32, type: !327)
!330 = !DILocation(line: 32, column: 18, scope: !324)
!331 = !DILocalVariable(name: "arguments", scope: !324, file: !3, line: 33, type: !332)
!332 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !333, line: 12, baseType: !334)
!333 = !DIFile(filename: "lib/llvm-22/lib/clang/22/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!334 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !335)
!335 = !DICompositeType(tag: DW_TAG_array_type, baseType: !336, size: 192, elements: !104)
!336 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !337)
!337 = !{!338, !339, !340, !341}
!338 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !336, file: !3, line: 33, baseType: !6, size: 32)
!339 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !336, file: !3, line: 33, baseType: !6, size: 32, offset: 32)
!340 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !336, file: !3, line: 33, baseType: !139, size: 64, offset: 64)
!341 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !336, file: !3, line: 33, baseType: !139, size: 64, offset: 128)
!342 = !DILocation(line: 33, column: 11, scope: !324)
!343 = !DILocation(line: 34, column: 3, scope: !324)
!344 = !DILocation(line: 35, column: 13, scope: !324)
!345 = !DILocation(line: 35, column: 38, scope: !324)
!346 = !DILocation(line: 35, column: 46, scope: !324)
!347 = !DILocation(line: 35, column: 3, scope: !324)
!348 = !DILocation(line: 36, column: 3, scope: !324)
!349 = !DILocation(line: 37, column: 11, scope: !324)
!350 = !DILocation(line: 37, column: 3, scope: !324)
!351 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 40, type: !352, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!352 = !DISubroutineType(types: !353)
!353 = !{null, !354, !355, !19}
!354 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !133, size: 64)
!355 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!356 = !DILocalVariable(name: "stack", arg: 1, scope: !351, file: !3, line: 40, type: !354)
!357 = !DILocation(line: 40, column: 30, scope: !351)
!358 = !DILocalVariable(name: "top", arg: 2, scope: !351, file: !3, line: 40, type: !355)
!359 = !DILocation(line: 40, column: 42, scope: !351)
!360 = !DILocalVariable(name: "value", arg: 3, scope: !351, file: !3, line: 40, type: !19)
!361 = !DILocation(line: 40, column: 55, scope: !351)
!362 = !DILocation(line: 41, column: 8, scope: !363)
!363 = distinct !DILexicalBlock(scope: !351, file: !3, line: 41, column: 7)
!364 = !DILocation(line: 41, column: 7, scope: !363)
!365 = !DILocation(line: 41, column: 12, scope: !363)
!366 = !DILocation(line: 42, column: 35, scope: !363)
!367 = !DILocation(line: 42, column: 34, scope: !363)
!368 = !DILocation(line: 42, column: 5, scope: !363)
!369 = !DILocation(line: 43, column: 29, scope: !351)
!370 = !DILocation(line: 43, column: 3, scope: !351)
!371 = !DILocation(line: 43, column: 11, scope: !351)
!372 = !DILocation(line: 43, column: 15, scope: !351)
!373 = !DILocation(line: 43, column: 27, scope: !351)
!374 = !DILocation(line: 44, column: 1, scope: !351)
!375 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 46, type: !376, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!376 = !DISubroutineType(types: !377)
!377 = !{!19, !354, !355}
!378 = !DILocalVariable(name: "stack", arg: 1, scope: !375, file: !3, line: 46, type: !354)
!379 = !DILocation(line: 46, column: 32, scope: !375)
!380 = !DILocalVariable(name: "top", arg: 2, scope: !375, file: !3, line: 46, type: !355)
!381 = !DILocation(line: 46, column: 44, scope: !375)
!382 = !DILocation(line: 47, column: 25, scope: !383)
!383 = distinct !DILexicalBlock(scope: !375, file: !3, line: 47, column: 7)
!384 = !DILocation(line: 47, column: 24, scope: !383)
!385 = !DILocation(line: 47, column: 29, scope: !383)
!386 = !DILocation(line: 47, column: 7, scope: !383)
!387 = !DILocation(line: 48, column: 5, scope: !383)
!388 = !DILocation(line: 49, column: 10, scope: !375)
!389 = !DILocation(line: 49, column: 19, scope: !375)
!390 = !DILocation(line: 49, column: 16, scope: !375)
!391 = !DILocation(line: 49, column: 24, scope: !375)
!392 = !DILocation(line: 49, column: 3, scope: !375)
!393 = !DILocation(line: 111, column: 14, scope: !394)
!394 = distinct !DILexicalBlock(scope: !68, file: !3, line: 111, column: 7)
!395 = !DILocation(line: 111, column: 7, scope: !394)
!396 = !DILocation(line: 112, column: 13, scope: !397)
!397 = distinct !DILexicalBlock(scope: !394, file: !3, line: 111, column: 25)
!398 = !DILocation(line: 112, column: 36, scope: !397)
!399 = !DILocation(line: 112, column: 5, scope: !397)
!400 = !DILocation(line: 113, column: 5, scope: !397)
!401 = !DILocation(line: 115, column: 15, scope: !68)
!402 = !DILocation(line: 115, column: 10, scope: !68)
!403 = !DILocation(line: 115, column: 3, scope: !68)
!404 = !DILocation(line: 116, column: 1, scope: !68)
