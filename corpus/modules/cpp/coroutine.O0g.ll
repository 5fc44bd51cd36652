; ModuleID = 'cpp/coroutine.cpp'
source_filename = "cpp/coroutine.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Tally = type { i64 }
%struct.Version = type { i32, i32 }
%"class.std::strong_ordering" = type { i8 }
%struct.Generator = type { %"struct.std::__n4861::coroutine_handle" }
%"struct.std::__n4861::coroutine_handle" = type { ptr }
%"struct.Generator<long>::promise_type" = type { i64 }
%"struct.std::__n4861::suspend_always" = type { i8 }
%_Z6primesl.Frame = type { ptr, ptr, %"struct.Generator<long>::promise_type", i64, i64, i2, %"struct.std::__n4861::suspend_always", i8, %"struct.std::__n4861::suspend_always", %"struct.std::__n4861::suspend_always" }
%"struct.std::__n4861::coroutine_handle.0" = type { ptr }
%"struct.std::__cmp_cat::__unspec" = type { i8 }

$_ZN9GeneratorIlE12promise_type17get_return_objectEv = comdat any

$_ZN9GeneratorIlE12promise_type15initial_suspendEv = comdat any

$_ZNKSt7__n486114suspend_always11await_readyEv = comdat any

$_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE = comdat any

$_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_addressEPv = comdat any

$_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvNS0_IvEEEv = comdat any

$_ZNKSt7__n486114suspend_always12await_resumeEv = comdat any

$_ZN9GeneratorIlE12promise_type11yield_valueEl = comdat any

$_ZN9GeneratorIlE12promise_type11return_voidEv = comdat any

$_ZN9GeneratorIlE12promise_type13final_suspendEv = comdat any

$_ZN5TallyD2Ev = comdat any

$_ZN9GeneratorIlE4nextEv = comdat any

$_ZNK9GeneratorIlE5valueEv = comdat any

$_ZTW5tally = comdat any

$_ZStltSt15strong_orderingNSt9__cmp_cat8__unspecE = comdat any

$_ZNK7VersionssERKS_ = comdat any

$_ZNSt9__cmp_cat8__unspecC2EPS0_ = comdat any

$_ZN9GeneratorIlED2Ev = comdat any

$_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEC2Ev = comdat any

$_ZNSt7__n486116coroutine_handleIvE12from_addressEPv = comdat any

$_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7addressEv = comdat any

$_ZNSt7__n486116coroutine_handleIvEC2Ev = comdat any

$_ZSteqSt15strong_orderingNSt9__cmp_cat8__unspecE = comdat any

$_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_promiseERS3_ = comdat any

$_ZN9GeneratorIlEC2ENSt7__n486116coroutine_handleINS0_12promise_typeEEE = comdat any

$_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvbEv = comdat any

$_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7destroyEv = comdat any

$__clang_call_terminate = comdat any

$_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE6resumeEv = comdat any

$_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE4doneEv = comdat any

$_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7promiseEv = comdat any

$_ZNSt15strong_ordering5equalE = comdat any

@tally = dso_local thread_local global %struct.Tally { i64 8 }, align 8, !dbg !0
@__dso_handle = external hidden global i8
@__const._Z13sum_of_primesl.old = private unnamed_addr constant %struct.Version { i32 1, i32 2 }, align 4
@__const._Z13sum_of_primesl.recent = private unnamed_addr constant %struct.Version { i32 1, i32 10 }, align 4
@_ZNSt15strong_ordering5equalE = linkonce_odr dso_local constant %"class.std::strong_ordering" zeroinitializer, comdat, align 1, !dbg !218
@__tls_guard = internal thread_local global i8 0, align 1

@_ZTH5tally = dso_local alias void (), ptr @__tls_init

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local void @_Z6primesl(ptr dead_on_unwind writable sret(%struct.Generator) align 8 %0, i64 noundef %1) #0 personality ptr @__gxx_personality_v0 !dbg !244 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8, !coro.outside.frame !256
    #dbg_declare(ptr %4, !272, !DIExpression(), !273)
  %5 = alloca i64, align 8
  %6 = alloca %"struct.Generator<long>::promise_type", align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %"struct.std::__n4861::suspend_always", align 1
  %10 = alloca %"struct.std::__n4861::suspend_always", align 1
  %11 = alloca i64, align 8
  %12 = alloca i8, align 1
  %13 = alloca i64, align 8
    #dbg_declare(ptr %13, !274, !DIExpression(), !280)
  %14 = alloca %"struct.std::__n4861::suspend_always", align 1
  %15 = alloca %"struct.std::__n4861::suspend_always", align 1
  %16 = alloca %"struct.std::__n4861::suspend_always", align 1
  %17 = alloca %"struct.std::__n4861::suspend_always", align 1
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  br i1 true, label %20, label %18, !dbg !281

18:                                               ; preds = %2
  %19 = phi ptr [ null, %2 ]
  br label %24, !dbg !281

20:                                               ; preds = %2
  %21 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 48) #12, !dbg !282
  br label %22, !dbg !281

22:                                               ; preds = %20
  %23 = phi ptr [ %21, %20 ]
  br label %24, !dbg !281

24:                                               ; preds = %18, %22
  %25 = phi ptr [ %19, %18 ], [ %23, %22 ], !dbg !281
    #dbg_declare(ptr %25, !283, !DIExpression(DW_OP_plus_uconst, 42), !281)
    #dbg_declare(ptr %25, !284, !DIExpression(DW_OP_plus_uconst, 32), !281)
    #dbg_declare(ptr %25, !285, !DIExpression(DW_OP_plus_uconst, 16), !281)
    #dbg_declare(ptr %25, !272, !DIExpression(DW_OP_plus_uconst, 24), !281)
    #dbg_declare(ptr %25, !248, !DIExpression(), !281)
  %26 = getelementptr inbounds nuw %_Z6primesl.Frame, ptr %25, i32 0, i32 0, !dbg !286
  store ptr @_Z6primesl.resume, ptr %26, align 8, !dbg !286
  %27 = select i1 true, ptr @_Z6primesl.destroy, ptr @_Z6primesl.cleanup, !dbg !286
  %28 = getelementptr inbounds nuw %_Z6primesl.Frame, ptr %25, i32 0, i32 1, !dbg !286
  store ptr %27, ptr %28, align 8, !dbg !286
  br label %29, !dbg !286

29:                                               ; preds = %24
  %30 = getelementptr inbounds %_Z6primesl.Frame, ptr %25, i32 0, i32 3, !dbg !286
  %31 = getelementptr inbounds %_Z6primesl.Frame, ptr %25, i32 0, i32 6, !dbg !286
  %32 = getelementptr inbounds %_Z6primesl.Frame, ptr %25, i32 0, i32 4, !dbg !286
  %33 = getelementptr inbounds %_Z6primesl.Frame, ptr %25, i32 0, i32 7, !dbg !286
  %34 = getelementptr inbounds %_Z6primesl.Frame, ptr %25, i32 0, i32 8, !dbg !286
  %35 = getelementptr inbounds %_Z6primesl.Frame, ptr %25, i32 0, i32 9, !dbg !286
  %36 = getelementptr inbounds %_Z6primesl.Frame, ptr %25, i32 0, i32 2, !dbg !286
  br label %37, !dbg !286

37:                                               ; preds = %29
  %38 = load i64, ptr %4, align 8, !dbg !286
  store i64 %38, ptr %30, align 8, !dbg !286
  %39 = getelementptr inbounds nuw %"struct.Generator<long>::promise_type", ptr %36, i32 0, i32 0, !dbg !282
  %40 = load i64, ptr %30, align 8, !dbg !282
  store i64 %40, ptr %39, align 8, !dbg !282
  invoke void @_ZN9GeneratorIlE12promise_type17get_return_objectEv(ptr dead_on_unwind writable sret(%struct.Generator) align 8 %0, ptr noundef nonnull align 8 dereferenceable(8) %36)
          to label %41 unwind label %52, !dbg !282

41:                                               ; preds = %37
  call void @_ZN9GeneratorIlE12promise_type15initial_suspendEv(ptr noundef nonnull align 8 dereferenceable(8) %36) #7, !dbg !282
  %42 = call noundef zeroext i1 @_ZNKSt7__n486114suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %31) #7, !dbg !282
  br i1 %42, label %57, label %43, !dbg !282

43:                                               ; preds = %41
  %44 = getelementptr inbounds nuw %_Z6primesl.Frame, ptr %25, i32 0, i32 5, !dbg !282
  store i2 0, ptr %44, align 1, !dbg !282
  br label %45, !dbg !282

45:                                               ; preds = %43
  call void @_Z6primesl.__await_suspend_wrapper__init(ptr %31, ptr %25) #7, !dbg !282
  br label %46, !dbg !282

46:                                               ; preds = %45
  br label %47, !dbg !282

47:                                               ; preds = %46
  br label %48, !dbg !282

48:                                               ; preds = %47
  switch i8 -1, label %169 [
    i8 0, label %57
    i8 1, label %49
  ], !dbg !282

49:                                               ; preds = %48
  br label %50, !dbg !282

50:                                               ; preds = %49
  %51 = phi i32 [ 2, %49 ]
  br label %60, !dbg !282

52:                                               ; preds = %37
  %53 = landingpad { ptr, i32 }
          cleanup, !dbg !287
  %54 = extractvalue { ptr, i32 } %53, 0, !dbg !287
  store ptr %54, ptr %7, align 8, !dbg !287
  %55 = extractvalue { ptr, i32 } %53, 1, !dbg !287
  store i32 %55, ptr %8, align 4, !dbg !287
  %56 = icmp ne ptr %25, null, !dbg !282
  br i1 %56, label %172, label %173, !dbg !282

57:                                               ; preds = %48, %41
  call void @_ZNKSt7__n486114suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %31) #7, !dbg !282
  br label %58, !dbg !282

58:                                               ; preds = %57
  %59 = phi i32 [ 0, %57 ]
  br label %60, !dbg !282

60:                                               ; preds = %58, %50
  %61 = phi i32 [ %59, %58 ], [ %51, %50 ]
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %65, label %63

63:                                               ; preds = %60
  %64 = phi i32 [ %61, %60 ]
  br label %163

65:                                               ; preds = %60
  store i64 2, ptr %32, align 8, !dbg !288
  br label %66, !dbg !289

66:                                               ; preds = %132, %65
  %67 = load i64, ptr %32, align 8, !dbg !290
  %68 = load i64, ptr %30, align 8, !dbg !291
  %69 = icmp slt i64 %67, %68, !dbg !292
  br i1 %69, label %73, label %70, !dbg !293

70:                                               ; preds = %66
  br label %71, !dbg !293

71:                                               ; preds = %70
  %72 = phi i32 [ 4, %70 ]
  br label %135, !dbg !293

73:                                               ; preds = %66
  store i8 1, ptr %33, align 1, !dbg !294
  call void @llvm.lifetime.start.p0(ptr %13) #7, !dbg !295
  store i64 2, ptr %13, align 8, !dbg !280
  br label %74, !dbg !295

74:                                               ; preds = %96, %73
  %75 = load i64, ptr %13, align 8, !dbg !296
  %76 = load i64, ptr %13, align 8, !dbg !298
  %77 = mul nsw i64 %75, %76, !dbg !299
  %78 = load i64, ptr %32, align 8, !dbg !300
  %79 = icmp sle i64 %77, %78, !dbg !301
  br i1 %79, label %82, label %80, !dbg !302

80:                                               ; preds = %74
  %81 = phi i1 [ false, %74 ]
  br label %87, !dbg !302

82:                                               ; preds = %74
  %83 = load i8, ptr %33, align 1, !dbg !303
  %84 = trunc i8 %83 to i1, !dbg !303
  br label %85

85:                                               ; preds = %82
  %86 = phi i1 [ %84, %82 ]
  br label %87

87:                                               ; preds = %80, %85
  %88 = phi i1 [ %81, %80 ], [ %86, %85 ], !dbg !304
  br i1 %88, label %90, label %89, !dbg !305

89:                                               ; preds = %87
  call void @llvm.lifetime.end.p0(ptr %13) #7, !dbg !306
  br label %99

90:                                               ; preds = %87
  %91 = load i64, ptr %32, align 8, !dbg !307
  %92 = load i64, ptr %13, align 8, !dbg !308
  %93 = srem i64 %91, %92, !dbg !309
  %94 = icmp ne i64 %93, 0, !dbg !310
  %95 = zext i1 %94 to i8, !dbg !311
  store i8 %95, ptr %33, align 1, !dbg !311
  br label %96, !dbg !312

96:                                               ; preds = %90
  %97 = load i64, ptr %13, align 8, !dbg !313
  %98 = add nsw i64 %97, 1, !dbg !313
  store i64 %98, ptr %13, align 8, !dbg !313
  br label %74, !dbg !306, !llvm.loop !314

99:                                               ; preds = %89
  %100 = load i8, ptr %33, align 1, !dbg !317
  %101 = trunc i8 %100 to i1, !dbg !317
  br i1 %101, label %102, label %123, !dbg !317

102:                                              ; preds = %99
  %103 = load i64, ptr %32, align 8, !dbg !319
  call void @_ZN9GeneratorIlE12promise_type11yield_valueEl(ptr noundef nonnull align 8 dereferenceable(8) %36, i64 noundef %103) #7, !dbg !320
  %104 = call noundef zeroext i1 @_ZNKSt7__n486114suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %34) #7, !dbg !320
  br i1 %104, label %114, label %105, !dbg !320

105:                                              ; preds = %102
  %106 = getelementptr inbounds nuw %_Z6primesl.Frame, ptr %25, i32 0, i32 5, !dbg !320
  store i2 1, ptr %106, align 1, !dbg !320
  br label %107, !dbg !320

107:                                              ; preds = %105
  call void @_Z6primesl.__await_suspend_wrapper__yield(ptr %34, ptr %25) #7, !dbg !320
  br label %108, !dbg !320

108:                                              ; preds = %107
  br label %109, !dbg !320

109:                                              ; preds = %108
  br label %110, !dbg !320

110:                                              ; preds = %109
  switch i8 -1, label %169 [
    i8 0, label %114
    i8 1, label %111
  ], !dbg !320

111:                                              ; preds = %110
  br label %112, !dbg !320

112:                                              ; preds = %111
  %113 = phi i32 [ 2, %111 ]
  br label %117, !dbg !320

114:                                              ; preds = %110, %102
  call void @_ZNKSt7__n486114suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %34) #7, !dbg !320
  br label %115, !dbg !320

115:                                              ; preds = %114
  %116 = phi i32 [ 0, %114 ]
  br label %117, !dbg !320

117:                                              ; preds = %115, %112
  %118 = phi i32 [ %116, %115 ], [ %113, %112 ]
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %122, label %120

120:                                              ; preds = %117
  %121 = phi i32 [ %118, %117 ]
  br label %126

122:                                              ; preds = %117
  br label %123, !dbg !320

123:                                              ; preds = %122, %99
  br label %124, !dbg !321

124:                                              ; preds = %123
  %125 = phi i32 [ 0, %123 ]
  br label %126, !dbg !321

126:                                              ; preds = %120, %124
  %127 = phi i32 [ %121, %120 ], [ %125, %124 ], !dbg !322
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %131, label %129

129:                                              ; preds = %126
  %130 = phi i32 [ %127, %126 ]
  br label %135

131:                                              ; preds = %126
  br label %132, !dbg !323

132:                                              ; preds = %131
  %133 = load i64, ptr %32, align 8, !dbg !324
  %134 = add nsw i64 %133, 1, !dbg !324
  store i64 %134, ptr %32, align 8, !dbg !324
  br label %66, !dbg !325, !llvm.loop !326

135:                                              ; preds = %129, %71
  %136 = phi i32 [ %130, %129 ], [ %72, %71 ]
  %137 = icmp eq i32 %136, 4
  br i1 %137, label %140, label %138

138:                                              ; preds = %135
  %139 = phi i32 [ %136, %135 ]
  br label %163

140:                                              ; preds = %135
  call void @_ZN9GeneratorIlE12promise_type11return_voidEv(ptr noundef nonnull align 8 dereferenceable(8) %36) #7, !dbg !282
  br label %141, !dbg !282

141:                                              ; preds = %140
  call void @_ZN9GeneratorIlE12promise_type13final_suspendEv(ptr noundef nonnull align 8 dereferenceable(8) %36) #7, !dbg !282
  %142 = call noundef zeroext i1 @_ZNKSt7__n486114suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %35) #7, !dbg !282
  br i1 %142, label %152, label %143, !dbg !282

143:                                              ; preds = %141
  %144 = getelementptr inbounds nuw %_Z6primesl.Frame, ptr %25, i32 0, i32 0, !dbg !282
  store ptr null, ptr %144, align 8, !dbg !282
  br label %145, !dbg !282

145:                                              ; preds = %143
  call void @_Z6primesl.__await_suspend_wrapper__final(ptr %35, ptr %25) #7, !dbg !282
  br label %146, !dbg !282

146:                                              ; preds = %145
  br label %147, !dbg !282

147:                                              ; preds = %146
  br label %148, !dbg !282

148:                                              ; preds = %147
  switch i8 -1, label %169 [
    i8 0, label %152
    i8 1, label %149
  ], !dbg !282

149:                                              ; preds = %148
  br label %150, !dbg !282

150:                                              ; preds = %149
  %151 = phi i32 [ 2, %149 ]
  br label %155, !dbg !282

152:                                              ; preds = %148, %141
  call void @_ZNKSt7__n486114suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %35) #7, !dbg !282
  br label %153, !dbg !282

153:                                              ; preds = %152
  %154 = phi i32 [ 0, %152 ]
  br label %155, !dbg !282

155:                                              ; preds = %153, %150
  %156 = phi i32 [ %154, %153 ], [ %151, %150 ]
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %160, label %158

158:                                              ; preds = %155
  %159 = phi i32 [ %156, %155 ]
  br label %163

160:                                              ; preds = %155
  br label %161, !dbg !282

161:                                              ; preds = %160
  %162 = phi i32 [ 0, %160 ]
  br label %163, !dbg !282

163:                                              ; preds = %63, %138, %158, %161
  %164 = phi i32 [ %64, %63 ], [ %139, %138 ], [ %159, %158 ], [ %162, %161 ], !dbg !328
  %165 = icmp ne ptr %25, null, !dbg !282
  br i1 %165, label %166, label %167, !dbg !282

166:                                              ; preds = %163
  call void @_ZdlPvm(ptr noundef %25, i64 noundef 48) #7, !dbg !282
  br label %167, !dbg !282

167:                                              ; preds = %163, %166
  switch i32 %164, label %179 [
    i32 0, label %168
    i32 2, label %169
  ]

168:                                              ; preds = %167
  br label %169, !dbg !282

169:                                              ; preds = %168, %167, %148, %110, %48
  br label %170, !dbg !282

170:                                              ; preds = %169
  br label %171, !dbg !282

171:                                              ; preds = %170
  ret void, !dbg !282

172:                                              ; preds = %52
  call void @_ZdlPvm(ptr noundef %25, i64 noundef 48) #7, !dbg !282
  br label %173, !dbg !282

173:                                              ; preds = %52, %172
  br label %174, !dbg !282

174:                                              ; preds = %173
  %175 = load ptr, ptr %7, align 8, !dbg !282
  %176 = load i32, ptr %8, align 4, !dbg !282
  %177 = insertvalue { ptr, i32 } poison, ptr %175, 0, !dbg !282
  %178 = insertvalue { ptr, i32 } %177, i32 %176, 1, !dbg !282
  resume { ptr, i32 } %178, !dbg !282

179:                                              ; preds = %167
  unreachable
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZN9GeneratorIlE12promise_type17get_return_objectEv(ptr dead_on_unwind noalias writable sret(%struct.Generator) align 8 %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #0 comdat align 2 !dbg !329 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"struct.std::__n4861::coroutine_handle", align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !330, !DIExpression(), !331)
  %6 = load ptr, ptr %4, align 8
  %7 = call ptr @_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_promiseERS3_(ptr noundef nonnull align 8 dereferenceable(8) %6), !dbg !332
  %8 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle", ptr %5, i32 0, i32 0, !dbg !332
  store ptr %7, ptr %8, align 8, !dbg !332
  %9 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle", ptr %5, i32 0, i32 0, !dbg !333
  %10 = load ptr, ptr %9, align 8, !dbg !333
  call void @_ZN9GeneratorIlEC2ENSt7__n486116coroutine_handleINS0_12promise_typeEEE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr %10), !dbg !333
  ret void, !dbg !334
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN9GeneratorIlE12promise_type15initial_suspendEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !335 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !336, !DIExpression(), !337)
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !338
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt7__n486114suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #3 comdat align 2 !dbg !339 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !340, !DIExpression(), !342)
  %3 = load ptr, ptr %2, align 8
  ret i1 false, !dbg !343
}

; Function Attrs: alwaysinline mustprogress
define internal void @_Z6primesl.__await_suspend_wrapper__init(ptr noundef nonnull %0, ptr noundef %1) #4 !dbg !344 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"struct.std::__n4861::coroutine_handle.0", align 8
  %6 = alloca %"struct.std::__n4861::coroutine_handle", align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !346, !DIExpression(), !347)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !348, !DIExpression(), !347)
  %7 = load ptr, ptr %3, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call ptr @_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_addressEPv(ptr noundef %8) #7, !dbg !349
  %10 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle", ptr %6, i32 0, i32 0, !dbg !349
  store ptr %9, ptr %10, align 8, !dbg !349
  %11 = call ptr @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvNS0_IvEEEv(ptr noundef nonnull align 8 dereferenceable(8) %6) #7, !dbg !349
  %12 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle.0", ptr %5, i32 0, i32 0, !dbg !349
  store ptr %11, ptr %12, align 8, !dbg !349
  %13 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle.0", ptr %5, i32 0, i32 0, !dbg !349
  %14 = load ptr, ptr %13, align 8, !dbg !349
  call void @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(ptr noundef nonnull align 1 dereferenceable(1) %7, ptr %14) #7, !dbg !349
  ret void, !dbg !349
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr %1) #3 comdat align 2 !dbg !350 {
  %3 = alloca %"struct.std::__n4861::coroutine_handle.0", align 8
  %4 = alloca ptr, align 8
  %5 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle.0", ptr %3, i32 0, i32 0
  store ptr %1, ptr %5, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !351, !DIExpression(), !352)
    #dbg_declare(ptr %3, !353, !DIExpression(), !354)
  %6 = load ptr, ptr %4, align 8
  ret void, !dbg !355
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local ptr @_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_addressEPv(ptr noundef %0) #3 comdat align 2 !dbg !356 {
  %2 = alloca %"struct.std::__n4861::coroutine_handle", align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !357, !DIExpression(), !358)
    #dbg_declare(ptr %2, !359, !DIExpression(), !360)
  call void @_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #7, !dbg !360
  %4 = load ptr, ptr %3, align 8, !dbg !361
  %5 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle", ptr %2, i32 0, i32 0, !dbg !362
  store ptr %4, ptr %5, align 8, !dbg !363
  %6 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle", ptr %2, i32 0, i32 0, !dbg !364
  %7 = load ptr, ptr %6, align 8, !dbg !364
  ret ptr %7, !dbg !364
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local ptr @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvNS0_IvEEEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !365 {
  %2 = alloca %"struct.std::__n4861::coroutine_handle.0", align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !366, !DIExpression(), !368)
  %4 = load ptr, ptr %3, align 8
  %5 = call noundef ptr @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7addressEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #7, !dbg !369
  %6 = call ptr @_ZNSt7__n486116coroutine_handleIvE12from_addressEPv(ptr noundef %5) #7, !dbg !370
  %7 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle.0", ptr %2, i32 0, i32 0, !dbg !370
  store ptr %6, ptr %7, align 8, !dbg !370
  %8 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle.0", ptr %2, i32 0, i32 0, !dbg !371
  %9 = load ptr, ptr %8, align 8, !dbg !371
  ret ptr %9, !dbg !371
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNKSt7__n486114suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #3 comdat align 2 !dbg !372 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !373, !DIExpression(), !374)
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !375
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN9GeneratorIlE12promise_type11yield_valueEl(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) #3 comdat align 2 !dbg !376 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !377, !DIExpression(), !378)
  store i64 %1, ptr %4, align 8
    #dbg_declare(ptr %4, !379, !DIExpression(), !380)
  %5 = load ptr, ptr %3, align 8
  %6 = load i64, ptr %4, align 8, !dbg !381
  %7 = getelementptr inbounds nuw %"struct.Generator<long>::promise_type", ptr %5, i32 0, i32 0, !dbg !382
  store i64 %6, ptr %7, align 8, !dbg !383
  ret void, !dbg !384
}

; Function Attrs: alwaysinline mustprogress
define internal void @_Z6primesl.__await_suspend_wrapper__yield(ptr noundef nonnull %0, ptr noundef %1) #4 !dbg !385 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"struct.std::__n4861::coroutine_handle.0", align 8
  %6 = alloca %"struct.std::__n4861::coroutine_handle", align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !386, !DIExpression(), !387)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !388, !DIExpression(), !387)
  %7 = load ptr, ptr %3, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call ptr @_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_addressEPv(ptr noundef %8) #7, !dbg !389
  %10 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle", ptr %6, i32 0, i32 0, !dbg !389
  store ptr %9, ptr %10, align 8, !dbg !389
  %11 = call ptr @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvNS0_IvEEEv(ptr noundef nonnull align 8 dereferenceable(8) %6) #7, !dbg !389
  %12 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle.0", ptr %5, i32 0, i32 0, !dbg !389
  store ptr %11, ptr %12, align 8, !dbg !389
  %13 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle.0", ptr %5, i32 0, i32 0, !dbg !389
  %14 = load ptr, ptr %13, align 8, !dbg !389
  call void @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(ptr noundef nonnull align 1 dereferenceable(1) %7, ptr %14) #7, !dbg !389
  ret void, !dbg !389
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN9GeneratorIlE12promise_type11return_voidEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !390 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !391, !DIExpression(), !392)
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !393
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN9GeneratorIlE12promise_type13final_suspendEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !394 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !395, !DIExpression(), !396)
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !397
}

; Function Attrs: alwaysinline mustprogress
define internal void @_Z6primesl.__await_suspend_wrapper__final(ptr noundef nonnull %0, ptr noundef %1) #4 !dbg !398 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"struct.std::__n4861::coroutine_handle.0", align 8
  %6 = alloca %"struct.std::__n4861::coroutine_handle", align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !399, !DIExpression(), !400)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !401, !DIExpression(), !400)
  %7 = load ptr, ptr %3, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call ptr @_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_addressEPv(ptr noundef %8) #7, !dbg !402
  %10 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle", ptr %6, i32 0, i32 0, !dbg !402
  store ptr %9, ptr %10, align 8, !dbg !402
  %11 = call ptr @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvNS0_IvEEEv(ptr noundef nonnull align 8 dereferenceable(8) %6) #7, !dbg !402
  %12 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle.0", ptr %5, i32 0, i32 0, !dbg !402
  store ptr %11, ptr %12, align 8, !dbg !402
  %13 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle.0", ptr %5, i32 0, i32 0, !dbg !402
  %14 = load ptr, ptr %13, align 8, !dbg !402
  call void @_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE(ptr noundef nonnull align 1 dereferenceable(1) %7, ptr %14) #7, !dbg !402
  ret void, !dbg !402
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #5

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init() #6 section ".text.startup" !dbg !403 {
  %1 = call i32 @__cxa_thread_atexit(ptr @_ZN5TallyD2Ev, ptr @tally, ptr @__dso_handle) #7, !dbg !406
  ret void, !dbg !406
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5TallyD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !407 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !408, !DIExpression(), !410)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Tally, ptr %3, i32 0, i32 0, !dbg !411
  store i64 0, ptr %4, align 8, !dbg !413
  ret void, !dbg !414
}

; Function Attrs: nounwind
declare i32 @__cxa_thread_atexit(ptr, ptr, ptr) #7

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i64 @_Z13sum_of_primesl(i64 noundef %0) #0 personality ptr @__gxx_personality_v0 !dbg !415 {
  %2 = alloca i64, align 8
  %3 = alloca %struct.Generator, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.Version, align 4
  %7 = alloca %struct.Version, align 4
  %8 = alloca %struct.Version, align 4
  %9 = alloca %"class.std::strong_ordering", align 1
  %10 = alloca %"struct.std::__cmp_cat::__unspec", align 1
  store i64 %0, ptr %2, align 8
    #dbg_declare(ptr %2, !418, !DIExpression(), !419)
    #dbg_declare(ptr %3, !420, !DIExpression(), !421)
  %11 = load i64, ptr %2, align 8, !dbg !422
  call void @_Z6primesl(ptr dead_on_unwind writable sret(%struct.Generator) align 8 %3, i64 noundef %11), !dbg !423
  br label %12, !dbg !424

12:                                               ; preds = %17, %1
  %13 = invoke noundef zeroext i1 @_ZN9GeneratorIlE4nextEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %14 unwind label %22, !dbg !425

14:                                               ; preds = %12
  br i1 %13, label %15, label %26, !dbg !424

15:                                               ; preds = %14
  %16 = invoke noundef i64 @_ZNK9GeneratorIlE5valueEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %17 unwind label %22, !dbg !426

17:                                               ; preds = %15
  %18 = call ptr @_ZTW5tally(), !dbg !427
  %19 = getelementptr inbounds nuw %struct.Tally, ptr %18, i32 0, i32 0, !dbg !428
  %20 = load i64, ptr %19, align 8, !dbg !429
  %21 = add nsw i64 %20, %16, !dbg !429
  store i64 %21, ptr %19, align 8, !dbg !429
  br label %12, !dbg !424, !llvm.loop !430

22:                                               ; preds = %15, %12
  %23 = landingpad { ptr, i32 }
          cleanup, !dbg !432
  %24 = extractvalue { ptr, i32 } %23, 0, !dbg !432
  store ptr %24, ptr %4, align 8, !dbg !432
  %25 = extractvalue { ptr, i32 } %23, 1, !dbg !432
  store i32 %25, ptr %5, align 4, !dbg !432
  call void @_ZN9GeneratorIlED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #7, !dbg !432
  br label %46, !dbg !432

26:                                               ; preds = %14
    #dbg_declare(ptr %6, !433, !DIExpression(), !439)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 @__const._Z13sum_of_primesl.old, i64 8, i1 false), !dbg !439
    #dbg_declare(ptr %7, !440, !DIExpression(), !441)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 @__const._Z13sum_of_primesl.recent, i64 8, i1 false), !dbg !441
    #dbg_declare(ptr %8, !442, !DIExpression(), !443)
    #dbg_declare(ptr %8, !444, !DIExpression(DW_OP_plus_uconst, 4), !445)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %7, i64 8, i1 false), !dbg !446
  %27 = call i8 @_ZNK7VersionssERKS_(ptr noundef nonnull align 4 dereferenceable(8) %6, ptr noundef nonnull align 4 dereferenceable(8) %7) #7, !dbg !447
  %28 = getelementptr inbounds nuw %"class.std::strong_ordering", ptr %9, i32 0, i32 0, !dbg !447
  store i8 %27, ptr %28, align 1, !dbg !447
  call void @_ZNSt9__cmp_cat8__unspecC2EPS0_(ptr noundef nonnull align 1 dereferenceable(1) %10, ptr noundef null) #7, !dbg !447
  %29 = getelementptr inbounds nuw %"class.std::strong_ordering", ptr %9, i32 0, i32 0, !dbg !447
  %30 = load i8, ptr %29, align 1, !dbg !447
  %31 = call noundef zeroext i1 @_ZStltSt15strong_orderingNSt9__cmp_cat8__unspecE(i8 %30) #7, !dbg !447
  br i1 %31, label %32, label %40, !dbg !448

32:                                               ; preds = %26
  %33 = call ptr @_ZTW5tally(), !dbg !449
  %34 = getelementptr inbounds nuw %struct.Tally, ptr %33, i32 0, i32 0, !dbg !450
  %35 = load i64, ptr %34, align 8, !dbg !450
  %36 = getelementptr inbounds nuw %struct.Version, ptr %8, i32 0, i32 0, !dbg !451
  %37 = load i32, ptr %36, align 4, !dbg !451
  %38 = sext i32 %37 to i64, !dbg !451
  %39 = add nsw i64 %35, %38, !dbg !452
  br label %44, !dbg !448

40:                                               ; preds = %26
  %41 = getelementptr inbounds nuw %struct.Version, ptr %8, i32 0, i32 1, !dbg !453
  %42 = load i32, ptr %41, align 4, !dbg !453
  %43 = sext i32 %42 to i64, !dbg !453
  br label %44, !dbg !448

44:                                               ; preds = %40, %32
  %45 = phi i64 [ %39, %32 ], [ %43, %40 ], !dbg !448
  call void @_ZN9GeneratorIlED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #7, !dbg !432
  ret i64 %45, !dbg !432

46:                                               ; preds = %22
  %47 = load ptr, ptr %4, align 8, !dbg !432
  %48 = load i32, ptr %5, align 4, !dbg !432
  %49 = insertvalue { ptr, i32 } poison, ptr %47, 0, !dbg !432
  %50 = insertvalue { ptr, i32 } %49, i32 %48, 1, !dbg !432
  resume { ptr, i32 } %50, !dbg !432
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZN9GeneratorIlE4nextEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #0 comdat align 2 !dbg !454 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !455, !DIExpression(), !457)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Generator, ptr %3, i32 0, i32 0, !dbg !458
  call void @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE6resumeEv(ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !459
  %5 = getelementptr inbounds nuw %struct.Generator, ptr %3, i32 0, i32 0, !dbg !460
  %6 = call noundef zeroext i1 @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE4doneEv(ptr noundef nonnull align 8 dereferenceable(8) %5) #7, !dbg !461
  %7 = xor i1 %6, true, !dbg !462
  ret i1 %7, !dbg !463
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNK9GeneratorIlE5valueEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #0 comdat align 2 !dbg !464 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !465, !DIExpression(), !467)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Generator, ptr %3, i32 0, i32 0, !dbg !468
  %5 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7promiseEv(ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !469
  %6 = getelementptr inbounds nuw %"struct.Generator<long>::promise_type", ptr %5, i32 0, i32 0, !dbg !470
  %7 = load i64, ptr %6, align 8, !dbg !470
  ret i64 %7, !dbg !471
}

; Function Attrs: noinline uwtable
define weak_odr hidden noundef ptr @_ZTW5tally() #8 comdat {
  call void @_ZTH5tally()
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tally)
  ret ptr %1
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #9

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZStltSt15strong_orderingNSt9__cmp_cat8__unspecE(i8 %0) #3 comdat !dbg !472 {
  %2 = alloca %"class.std::strong_ordering", align 1
  %3 = alloca %"struct.std::__cmp_cat::__unspec", align 1
  %4 = getelementptr inbounds nuw %"class.std::strong_ordering", ptr %2, i32 0, i32 0
  store i8 %0, ptr %4, align 1
    #dbg_declare(ptr %2, !475, !DIExpression(), !476)
    #dbg_declare(ptr %3, !477, !DIExpression(), !478)
  %5 = getelementptr inbounds nuw %"class.std::strong_ordering", ptr %2, i32 0, i32 0, !dbg !479
  %6 = load i8, ptr %5, align 1, !dbg !479
  %7 = sext i8 %6 to i32, !dbg !480
  %8 = icmp slt i32 %7, 0, !dbg !481
  ret i1 %8, !dbg !482
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local i8 @_ZNK7VersionssERKS_(ptr noundef nonnull align 4 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(8) %1) #3 comdat align 2 !dbg !483 {
  %3 = alloca %"class.std::strong_ordering", align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca %"class.std::strong_ordering", align 1
  %7 = alloca %"class.std::strong_ordering", align 1
  %8 = alloca %"struct.std::__cmp_cat::__unspec", align 1
  %9 = alloca %"class.std::strong_ordering", align 1
  %10 = alloca %"class.std::strong_ordering", align 1
  %11 = alloca %"struct.std::__cmp_cat::__unspec", align 1
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !490, !DIExpression(), !492)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !493, !DIExpression(), !494)
  %12 = load ptr, ptr %4, align 8
    #dbg_declare(ptr %6, !495, !DIExpression(), !497)
  %13 = getelementptr inbounds nuw %struct.Version, ptr %12, i32 0, i32 0, !dbg !497
  %14 = load i32, ptr %13, align 4, !dbg !497
  %15 = load ptr, ptr %5, align 8, !dbg !497, !nonnull !256, !align !498
  %16 = getelementptr inbounds nuw %struct.Version, ptr %15, i32 0, i32 0, !dbg !497
  %17 = load i32, ptr %16, align 4, !dbg !497
  %18 = icmp slt i32 %14, %17, !dbg !497
  %19 = select i1 %18, i8 -1, i8 1, !dbg !497
  %20 = icmp eq i32 %14, %17, !dbg !497
  %21 = select i1 %20, i8 0, i8 %19, !dbg !497
  %22 = getelementptr inbounds nuw %"class.std::strong_ordering", ptr %6, i32 0, i32 0, !dbg !497
  store i8 %21, ptr %22, align 1, !dbg !497
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %7, ptr align 1 %6, i64 1, i1 false), !dbg !497
  call void @_ZNSt9__cmp_cat8__unspecC2EPS0_(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef null) #7, !dbg !497
  %23 = getelementptr inbounds nuw %"class.std::strong_ordering", ptr %7, i32 0, i32 0, !dbg !497
  %24 = load i8, ptr %23, align 1, !dbg !497
  %25 = call noundef zeroext i1 @_ZSteqSt15strong_orderingNSt9__cmp_cat8__unspecE(i8 %24) #7, !dbg !497
  %26 = xor i1 %25, true, !dbg !497
  br i1 %26, label %27, label %28, !dbg !497

27:                                               ; preds = %2
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 %6, i64 1, i1 false), !dbg !497
  br label %45, !dbg !497

28:                                               ; preds = %2
    #dbg_declare(ptr %9, !499, !DIExpression(), !501)
  %29 = getelementptr inbounds nuw %struct.Version, ptr %12, i32 0, i32 1, !dbg !501
  %30 = load i32, ptr %29, align 4, !dbg !501
  %31 = load ptr, ptr %5, align 8, !dbg !501, !nonnull !256, !align !498
  %32 = getelementptr inbounds nuw %struct.Version, ptr %31, i32 0, i32 1, !dbg !501
  %33 = load i32, ptr %32, align 4, !dbg !501
  %34 = icmp slt i32 %30, %33, !dbg !501
  %35 = select i1 %34, i8 -1, i8 1, !dbg !501
  %36 = icmp eq i32 %30, %33, !dbg !501
  %37 = select i1 %36, i8 0, i8 %35, !dbg !501
  %38 = getelementptr inbounds nuw %"class.std::strong_ordering", ptr %9, i32 0, i32 0, !dbg !501
  store i8 %37, ptr %38, align 1, !dbg !501
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %10, ptr align 1 %9, i64 1, i1 false), !dbg !501
  call void @_ZNSt9__cmp_cat8__unspecC2EPS0_(ptr noundef nonnull align 1 dereferenceable(1) %11, ptr noundef null) #7, !dbg !501
  %39 = getelementptr inbounds nuw %"class.std::strong_ordering", ptr %10, i32 0, i32 0, !dbg !501
  %40 = load i8, ptr %39, align 1, !dbg !501
  %41 = call noundef zeroext i1 @_ZSteqSt15strong_orderingNSt9__cmp_cat8__unspecE(i8 %40) #7, !dbg !501
  %42 = xor i1 %41, true, !dbg !501
  br i1 %42, label %43, label %44, !dbg !501

43:                                               ; preds = %28
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 %9, i64 1, i1 false), !dbg !501
  br label %45, !dbg !501

44:                                               ; preds = %28
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 @_ZNSt15strong_ordering5equalE, i64 1, i1 false), !dbg !502
  br label %45, !dbg !502

45:                                               ; preds = %44, %43, %27
  %46 = getelementptr inbounds nuw %"class.std::strong_ordering", ptr %3, i32 0, i32 0, !dbg !502
  %47 = load i8, ptr %46, align 1, !dbg !502
  ret i8 %47, !dbg !502
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt9__cmp_cat8__unspecC2EPS0_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) unnamed_addr #3 comdat align 2 !dbg !503 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !504, !DIExpression(), !505)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !506, !DIExpression(), !507)
  %5 = load ptr, ptr %3, align 8
  ret void, !dbg !508
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN9GeneratorIlED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !509 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !510, !DIExpression(), !511)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Generator, ptr %3, i32 0, i32 0, !dbg !512
  %5 = call noundef zeroext i1 @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvbEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #7, !dbg !512
  br i1 %5, label %6, label %9, !dbg !512

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw %struct.Generator, ptr %3, i32 0, i32 0, !dbg !515
  invoke void @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7destroyEv(ptr noundef nonnull align 8 dereferenceable(8) %7)
          to label %8 unwind label %10, !dbg !516

8:                                                ; preds = %6
  br label %9, !dbg !515

9:                                                ; preds = %8, %1
  ret void, !dbg !517

10:                                               ; preds = %6
  %11 = landingpad { ptr, i32 }
          catch ptr null, !dbg !516
  %12 = extractvalue { ptr, i32 } %11, 0, !dbg !516
  call void @__clang_call_terminate(ptr %12) #13, !dbg !516
  unreachable, !dbg !516
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !518 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !519, !DIExpression(), !521)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle", ptr %3, i32 0, i32 0, !dbg !522
  store ptr null, ptr %4, align 8, !dbg !522
  ret void, !dbg !523
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local ptr @_ZNSt7__n486116coroutine_handleIvE12from_addressEPv(ptr noundef %0) #3 comdat align 2 !dbg !524 {
  %2 = alloca %"struct.std::__n4861::coroutine_handle.0", align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !525, !DIExpression(), !526)
    #dbg_declare(ptr %2, !527, !DIExpression(), !528)
  call void @_ZNSt7__n486116coroutine_handleIvEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #7, !dbg !528
  %4 = load ptr, ptr %3, align 8, !dbg !529
  %5 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle.0", ptr %2, i32 0, i32 0, !dbg !530
  store ptr %4, ptr %5, align 8, !dbg !531
  %6 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle.0", ptr %2, i32 0, i32 0, !dbg !532
  %7 = load ptr, ptr %6, align 8, !dbg !532
  ret ptr %7, !dbg !532
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7addressEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !533 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !534, !DIExpression(), !535)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle", ptr %3, i32 0, i32 0, !dbg !536
  %5 = load ptr, ptr %4, align 8, !dbg !536
  ret ptr %5, !dbg !537
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt7__n486116coroutine_handleIvEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !538 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !539, !DIExpression(), !541)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle.0", ptr %3, i32 0, i32 0, !dbg !542
  store ptr null, ptr %4, align 8, !dbg !542
  ret void, !dbg !543
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqSt15strong_orderingNSt9__cmp_cat8__unspecE(i8 %0) #3 comdat !dbg !544 {
  %2 = alloca %"class.std::strong_ordering", align 1
  %3 = alloca %"struct.std::__cmp_cat::__unspec", align 1
  %4 = getelementptr inbounds nuw %"class.std::strong_ordering", ptr %2, i32 0, i32 0
  store i8 %0, ptr %4, align 1
    #dbg_declare(ptr %2, !545, !DIExpression(), !546)
    #dbg_declare(ptr %3, !547, !DIExpression(), !548)
  %5 = getelementptr inbounds nuw %"class.std::strong_ordering", ptr %2, i32 0, i32 0, !dbg !549
  %6 = load i8, ptr %5, align 1, !dbg !549
  %7 = sext i8 %6 to i32, !dbg !550
  %8 = icmp eq i32 %7, 0, !dbg !551
  ret i1 %8, !dbg !552
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local ptr @_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_promiseERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !553 {
  %2 = alloca %"struct.std::__n4861::coroutine_handle", align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !554, !DIExpression(), !555)
    #dbg_declare(ptr %2, !556, !DIExpression(), !557)
  call void @_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #7, !dbg !557
  %4 = load ptr, ptr %3, align 8, !dbg !558, !nonnull !256, !align !559
  %5 = getelementptr inbounds i8, ptr %4, i32 -16, !dbg !560
  %6 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle", ptr %2, i32 0, i32 0, !dbg !561
  store ptr %5, ptr %6, align 8, !dbg !562
  %7 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle", ptr %2, i32 0, i32 0, !dbg !563
  %8 = load ptr, ptr %7, align 8, !dbg !563
  ret ptr %8, !dbg !563
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN9GeneratorIlEC2ENSt7__n486116coroutine_handleINS0_12promise_typeEEE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr %1) unnamed_addr #3 comdat align 2 !dbg !564 {
  %3 = alloca %"struct.std::__n4861::coroutine_handle", align 8
  %4 = alloca ptr, align 8
  %5 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle", ptr %3, i32 0, i32 0
  store ptr %1, ptr %5, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !565, !DIExpression(), !566)
    #dbg_declare(ptr %3, !567, !DIExpression(), !568)
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds nuw %struct.Generator, ptr %6, i32 0, i32 0, !dbg !569
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %3, i64 8, i1 false), !dbg !569
  ret void, !dbg !570
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvbEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !571 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !572, !DIExpression(), !573)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle", ptr %3, i32 0, i32 0, !dbg !574
  %5 = load ptr, ptr %4, align 8, !dbg !574
  %6 = icmp ne ptr %5, null, !dbg !574
  ret i1 %6, !dbg !575
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7destroyEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #0 comdat align 2 !dbg !576 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !577, !DIExpression(), !578)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle", ptr %3, i32 0, i32 0, !dbg !579
  %5 = load ptr, ptr %4, align 8, !dbg !579
  %6 = getelementptr inbounds { ptr, ptr }, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8
  call fastcc void %7(ptr %5), !dbg !580
  ret void, !dbg !581
}

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #10 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #7
  call void @_ZSt9terminatev() #13
  unreachable
}

declare ptr @__cxa_begin_catch(ptr)

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE6resumeEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #0 comdat align 2 !dbg !582 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !583, !DIExpression(), !584)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle", ptr %3, i32 0, i32 0, !dbg !585
  %5 = load ptr, ptr %4, align 8, !dbg !585
  %6 = getelementptr inbounds { ptr, ptr }, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  call fastcc void %7(ptr %5), !dbg !586
  ret void, !dbg !587
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE4doneEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !588 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !589, !DIExpression(), !590)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle", ptr %3, i32 0, i32 0, !dbg !591
  %5 = load ptr, ptr %4, align 8, !dbg !591
  %6 = load ptr, ptr %5, align 8, !dbg !592
  %7 = icmp eq ptr %6, null, !dbg !592
  ret i1 %7, !dbg !593
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7promiseEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 !dbg !594 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !595, !DIExpression(), !596)
  %4 = load ptr, ptr %2, align 8
    #dbg_declare(ptr %3, !597, !DIExpression(), !598)
  %5 = getelementptr inbounds nuw %"struct.std::__n4861::coroutine_handle", ptr %4, i32 0, i32 0, !dbg !599
  %6 = load ptr, ptr %5, align 8, !dbg !599
  %7 = getelementptr inbounds i8, ptr %6, i32 16, !dbg !600
  store ptr %7, ptr %3, align 8, !dbg !598
  %8 = load ptr, ptr %3, align 8, !dbg !601
  ret ptr %8, !dbg !602
}

; Function Attrs: noinline uwtable
define internal void @__tls_init() #6 !dbg !603 {
  %1 = load i8, ptr @__tls_guard, align 1, !dbg !604
  %2 = icmp eq i8 %1, 0, !dbg !604
  br i1 %2, label %3, label %4, !dbg !604, !prof !605

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1, !dbg !604
  call void @__cxx_global_var_init(), !dbg !604
  br label %4, !dbg !604

4:                                                ; preds = %3, %0
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #11

; Function Attrs: mustprogress noinline optnone uwtable
define internal fastcc void @_Z6primesl.resume(ptr noundef nonnull align 8 dereferenceable(48) %0) #0 personality ptr @__gxx_personality_v0 !dbg !606 {
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %2, !609, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 42), !614)
    #dbg_declare(ptr %2, !615, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 32), !616)
    #dbg_declare(ptr %2, !617, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 16), !618)
    #dbg_declare(ptr %2, !619, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 24), !618)
    #dbg_declare(ptr %2, !608, !DIExpression(DW_OP_deref), !620)
  store ptr %0, ptr %2, align 8
  %3 = alloca i64, align 8
    #dbg_declare(ptr %3, !621, !DIExpression(), !623)
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8, !coro.outside.frame !256
  %7 = alloca ptr, align 8
  %8 = getelementptr inbounds %_Z6primesl.Frame, ptr %0, i32 0, i32 3, !dbg !624
  %9 = getelementptr inbounds %_Z6primesl.Frame, ptr %0, i32 0, i32 6, !dbg !624
  %10 = getelementptr inbounds %_Z6primesl.Frame, ptr %0, i32 0, i32 4, !dbg !624
  %11 = getelementptr inbounds %_Z6primesl.Frame, ptr %0, i32 0, i32 7, !dbg !624
  %12 = getelementptr inbounds %_Z6primesl.Frame, ptr %0, i32 0, i32 8, !dbg !624
  %13 = getelementptr inbounds %_Z6primesl.Frame, ptr %0, i32 0, i32 9, !dbg !624
  %14 = getelementptr inbounds %_Z6primesl.Frame, ptr %0, i32 0, i32 2, !dbg !624
  br label %15, !dbg !624

15:                                               ; preds = %1
  %16 = getelementptr inbounds nuw %_Z6primesl.Frame, ptr %0, i32 0, i32 5
  %17 = load i2, ptr %16, align 1
  switch i2 %17, label %141 [
    i2 0, label %18
    i2 1, label %76
  ]

18:                                               ; preds = %15
    #dbg_label(!625, !626)
  br label %19, !dbg !626

19:                                               ; preds = %18
  br label %20, !dbg !626

20:                                               ; preds = %19
  switch i8 0, label %138 [
    i8 0, label %24
    i8 1, label %21
  ], !dbg !626

21:                                               ; preds = %20
  br label %22, !dbg !626

22:                                               ; preds = %21
  %23 = phi i32 [ 2, %21 ]
  br label %27, !dbg !626

24:                                               ; preds = %20
  call void @_ZNKSt7__n486114suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %9) #7, !dbg !626
  br label %25, !dbg !626

25:                                               ; preds = %24
  %26 = phi i32 [ 0, %24 ]
  br label %27, !dbg !626

27:                                               ; preds = %25, %22
  %28 = phi i32 [ %26, %25 ], [ %23, %22 ]
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %27
  %31 = phi i32 [ %28, %27 ]
  br label %132

32:                                               ; preds = %27
  store i64 2, ptr %10, align 8, !dbg !616
  br label %33, !dbg !627

33:                                               ; preds = %101, %32
  %34 = load i64, ptr %10, align 8, !dbg !628
  %35 = load i64, ptr %8, align 8, !dbg !629
  %36 = icmp slt i64 %34, %35, !dbg !630
  br i1 %36, label %40, label %37, !dbg !631

37:                                               ; preds = %33
  br label %38, !dbg !631

38:                                               ; preds = %37
  %39 = phi i32 [ 4, %37 ]
  br label %104, !dbg !631

40:                                               ; preds = %33
  store i8 1, ptr %11, align 1, !dbg !614
  call void @llvm.lifetime.start.p0(ptr %3) #7, !dbg !632
  store i64 2, ptr %3, align 8, !dbg !623
  br label %41, !dbg !632

41:                                               ; preds = %63, %40
  %42 = load i64, ptr %3, align 8, !dbg !633
  %43 = load i64, ptr %3, align 8, !dbg !635
  %44 = mul nsw i64 %42, %43, !dbg !636
  %45 = load i64, ptr %10, align 8, !dbg !637
  %46 = icmp sle i64 %44, %45, !dbg !638
  br i1 %46, label %49, label %47, !dbg !639

47:                                               ; preds = %41
  %48 = phi i1 [ false, %41 ]
  br label %54, !dbg !639

49:                                               ; preds = %41
  %50 = load i8, ptr %11, align 1, !dbg !640
  %51 = trunc i8 %50 to i1, !dbg !640
  br label %52

52:                                               ; preds = %49
  %53 = phi i1 [ %51, %49 ]
  br label %54

54:                                               ; preds = %52, %47
  %55 = phi i1 [ %48, %47 ], [ %53, %52 ], !dbg !641
  br i1 %55, label %57, label %56, !dbg !642

56:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(ptr %3) #7, !dbg !643
  br label %66

57:                                               ; preds = %54
  %58 = load i64, ptr %10, align 8, !dbg !644
  %59 = load i64, ptr %3, align 8, !dbg !645
  %60 = srem i64 %58, %59, !dbg !646
  %61 = icmp ne i64 %60, 0, !dbg !647
  %62 = zext i1 %61 to i8, !dbg !648
  store i8 %62, ptr %11, align 1, !dbg !648
  br label %63, !dbg !649

63:                                               ; preds = %57
  %64 = load i64, ptr %3, align 8, !dbg !650
  %65 = add nsw i64 %64, 1, !dbg !650
  store i64 %65, ptr %3, align 8, !dbg !650
  br label %41, !dbg !643, !llvm.loop !651

66:                                               ; preds = %56
  %67 = load i8, ptr %11, align 1, !dbg !653
  %68 = trunc i8 %67 to i1, !dbg !653
  br i1 %68, label %69, label %92, !dbg !653

69:                                               ; preds = %66
  %70 = load i64, ptr %10, align 8, !dbg !655
  call void @_ZN9GeneratorIlE12promise_type11yield_valueEl(ptr noundef nonnull align 8 dereferenceable(8) %14, i64 noundef %70) #7, !dbg !656
  %71 = call noundef zeroext i1 @_ZNKSt7__n486114suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %12) #7, !dbg !656
  br i1 %71, label %83, label %72, !dbg !656

72:                                               ; preds = %69
  %73 = getelementptr inbounds nuw %_Z6primesl.Frame, ptr %0, i32 0, i32 5, !dbg !656
  store i2 1, ptr %73, align 1, !dbg !656
  br label %74, !dbg !656

74:                                               ; preds = %72
  call void @_Z6primesl.__await_suspend_wrapper__yield(ptr %12, ptr %0) #7, !dbg !656
  br label %75, !dbg !656

75:                                               ; preds = %74
  br label %77, !dbg !656

76:                                               ; preds = %15
    #dbg_label(!657, !656)
  br label %77, !dbg !656

77:                                               ; preds = %76, %75
  %78 = phi i8 [ -1, %75 ], [ 0, %76 ]
  br label %79, !dbg !656

79:                                               ; preds = %77
  switch i8 %78, label %138 [
    i8 0, label %83
    i8 1, label %80
  ], !dbg !656

80:                                               ; preds = %79
  br label %81, !dbg !656

81:                                               ; preds = %80
  %82 = phi i32 [ 2, %80 ]
  br label %86, !dbg !656

83:                                               ; preds = %79, %69
  call void @_ZNKSt7__n486114suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %12) #7, !dbg !656
  br label %84, !dbg !656

84:                                               ; preds = %83
  %85 = phi i32 [ 0, %83 ]
  br label %86, !dbg !656

86:                                               ; preds = %84, %81
  %87 = phi i32 [ %85, %84 ], [ %82, %81 ]
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %91, label %89

89:                                               ; preds = %86
  %90 = phi i32 [ %87, %86 ]
  br label %95

91:                                               ; preds = %86
  br label %92, !dbg !656

92:                                               ; preds = %91, %66
  br label %93, !dbg !658

93:                                               ; preds = %92
  %94 = phi i32 [ 0, %92 ]
  br label %95, !dbg !658

95:                                               ; preds = %93, %89
  %96 = phi i32 [ %90, %89 ], [ %94, %93 ], !dbg !659
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %100, label %98

98:                                               ; preds = %95
  %99 = phi i32 [ %96, %95 ]
  br label %104

100:                                              ; preds = %95
  br label %101, !dbg !660

101:                                              ; preds = %100
  %102 = load i64, ptr %10, align 8, !dbg !661
  %103 = add nsw i64 %102, 1, !dbg !661
  store i64 %103, ptr %10, align 8, !dbg !661
  br label %33, !dbg !662, !llvm.loop !663

104:                                              ; preds = %98, %38
  %105 = phi i32 [ %99, %98 ], [ %39, %38 ]
  %106 = icmp eq i32 %105, 4
  br i1 %106, label %109, label %107

107:                                              ; preds = %104
  %108 = phi i32 [ %105, %104 ]
  br label %132

109:                                              ; preds = %104
  call void @_ZN9GeneratorIlE12promise_type11return_voidEv(ptr noundef nonnull align 8 dereferenceable(8) %14) #7, !dbg !626
  br label %110, !dbg !626

110:                                              ; preds = %109
  call void @_ZN9GeneratorIlE12promise_type13final_suspendEv(ptr noundef nonnull align 8 dereferenceable(8) %14) #7, !dbg !626
  %111 = call noundef zeroext i1 @_ZNKSt7__n486114suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %13) #7, !dbg !626
  br i1 %111, label %121, label %112, !dbg !626

112:                                              ; preds = %110
  %113 = getelementptr inbounds nuw %_Z6primesl.Frame, ptr %0, i32 0, i32 0, !dbg !626
  store ptr null, ptr %113, align 8, !dbg !626
  br label %114, !dbg !626

114:                                              ; preds = %112
  call void @_Z6primesl.__await_suspend_wrapper__final(ptr %13, ptr %0) #7, !dbg !626
  br label %115, !dbg !626

115:                                              ; preds = %114
  br label %116, !dbg !626

116:                                              ; preds = %115
  br label %117, !dbg !626

117:                                              ; preds = %116
  switch i8 -1, label %138 [
    i8 0, label %121
    i8 1, label %118
  ], !dbg !626

118:                                              ; preds = %117
  br label %119, !dbg !626

119:                                              ; preds = %118
  %120 = phi i32 [ 2, %118 ]
  br label %124, !dbg !626

121:                                              ; preds = %117, %110
  call void @_ZNKSt7__n486114suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %13) #7, !dbg !626
  br label %122, !dbg !626

122:                                              ; preds = %121
  %123 = phi i32 [ 0, %121 ]
  br label %124, !dbg !626

124:                                              ; preds = %122, %119
  %125 = phi i32 [ %123, %122 ], [ %120, %119 ]
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %129, label %127

127:                                              ; preds = %124
  %128 = phi i32 [ %125, %124 ]
  br label %132

129:                                              ; preds = %124
  br label %130, !dbg !626

130:                                              ; preds = %129
  %131 = phi i32 [ 0, %129 ]
  br label %132, !dbg !626

132:                                              ; preds = %130, %127, %107, %30
  %133 = phi i32 [ %31, %30 ], [ %108, %107 ], [ %128, %127 ], [ %131, %130 ], !dbg !618
  %134 = icmp ne ptr %0, null, !dbg !626
  br i1 %134, label %135, label %136, !dbg !626

135:                                              ; preds = %132
  call void @_ZdlPvm(ptr noundef %0, i64 noundef 48) #7, !dbg !626
  br label %136, !dbg !626

136:                                              ; preds = %135, %132
  switch i32 %133, label %140 [
    i32 0, label %137
    i32 2, label %138
  ]

137:                                              ; preds = %136
  br label %138, !dbg !626

138:                                              ; preds = %137, %136, %117, %79, %20
  br label %139, !dbg !626

139:                                              ; preds = %138
  ret void, !dbg !626

140:                                              ; preds = %136
  unreachable

141:                                              ; preds = %15
  unreachable, !dbg !626
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal fastcc void @_Z6primesl.destroy(ptr noundef nonnull align 8 dereferenceable(48) %0) #0 personality ptr @__gxx_personality_v0 !dbg !665 {
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %2, !668, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 42), !673)
    #dbg_declare(ptr %2, !674, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 32), !675)
    #dbg_declare(ptr %2, !676, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 16), !677)
    #dbg_declare(ptr %2, !678, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 24), !677)
    #dbg_declare(ptr %2, !667, !DIExpression(DW_OP_deref), !679)
  store ptr %0, ptr %2, align 8
  %3 = alloca i64, align 8
    #dbg_declare(ptr %3, !680, !DIExpression(), !682)
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8, !coro.outside.frame !256
  %7 = alloca ptr, align 8
  %8 = getelementptr inbounds %_Z6primesl.Frame, ptr %0, i32 0, i32 3, !dbg !683
  %9 = getelementptr inbounds %_Z6primesl.Frame, ptr %0, i32 0, i32 6, !dbg !683
  %10 = getelementptr inbounds %_Z6primesl.Frame, ptr %0, i32 0, i32 4, !dbg !683
  %11 = getelementptr inbounds %_Z6primesl.Frame, ptr %0, i32 0, i32 7, !dbg !683
  %12 = getelementptr inbounds %_Z6primesl.Frame, ptr %0, i32 0, i32 8, !dbg !683
  %13 = getelementptr inbounds %_Z6primesl.Frame, ptr %0, i32 0, i32 9, !dbg !683
  %14 = getelementptr inbounds %_Z6primesl.Frame, ptr %0, i32 0, i32 2, !dbg !683
  br label %15, !dbg !683

15:                                               ; preds = %1
  %16 = getelementptr inbounds nuw %_Z6primesl.Frame, ptr %0, i32 0, i32 5
  %17 = load i2, ptr %16, align 1
  %18 = getelementptr inbounds nuw %_Z6primesl.Frame, ptr %0, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %120, label %21

21:                                               ; preds = %15
  switch i2 %17, label %147 [
    i2 0, label %22
    i2 1, label %80
  ]

22:                                               ; preds = %21
    #dbg_label(!684, !685)
  br label %23, !dbg !685

23:                                               ; preds = %22
  br label %24, !dbg !685

24:                                               ; preds = %23
  switch i8 1, label %144 [
    i8 0, label %28
    i8 1, label %25
  ], !dbg !685

25:                                               ; preds = %24
  br label %26, !dbg !685

26:                                               ; preds = %25
  %27 = phi i32 [ 2, %25 ]
  br label %31, !dbg !685

28:                                               ; preds = %24
  call void @_ZNKSt7__n486114suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %9) #7, !dbg !685
  br label %29, !dbg !685

29:                                               ; preds = %28
  %30 = phi i32 [ 0, %28 ]
  br label %31, !dbg !685

31:                                               ; preds = %29, %26
  %32 = phi i32 [ %30, %29 ], [ %27, %26 ]
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %36, label %34

34:                                               ; preds = %31
  %35 = phi i32 [ %32, %31 ]
  br label %138

36:                                               ; preds = %31
  store i64 2, ptr %10, align 8, !dbg !675
  br label %37, !dbg !686

37:                                               ; preds = %105, %36
  %38 = load i64, ptr %10, align 8, !dbg !687
  %39 = load i64, ptr %8, align 8, !dbg !688
  %40 = icmp slt i64 %38, %39, !dbg !689
  br i1 %40, label %44, label %41, !dbg !690

41:                                               ; preds = %37
  br label %42, !dbg !690

42:                                               ; preds = %41
  %43 = phi i32 [ 4, %41 ]
  br label %108, !dbg !690

44:                                               ; preds = %37
  store i8 1, ptr %11, align 1, !dbg !673
  call void @llvm.lifetime.start.p0(ptr %3) #7, !dbg !691
  store i64 2, ptr %3, align 8, !dbg !682
  br label %45, !dbg !691

45:                                               ; preds = %67, %44
  %46 = load i64, ptr %3, align 8, !dbg !692
  %47 = load i64, ptr %3, align 8, !dbg !694
  %48 = mul nsw i64 %46, %47, !dbg !695
  %49 = load i64, ptr %10, align 8, !dbg !696
  %50 = icmp sle i64 %48, %49, !dbg !697
  br i1 %50, label %53, label %51, !dbg !698

51:                                               ; preds = %45
  %52 = phi i1 [ false, %45 ]
  br label %58, !dbg !698

53:                                               ; preds = %45
  %54 = load i8, ptr %11, align 1, !dbg !699
  %55 = trunc i8 %54 to i1, !dbg !699
  br label %56

56:                                               ; preds = %53
  %57 = phi i1 [ %55, %53 ]
  br label %58

58:                                               ; preds = %56, %51
  %59 = phi i1 [ %52, %51 ], [ %57, %56 ], !dbg !700
  br i1 %59, label %61, label %60, !dbg !701

60:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(ptr %3) #7, !dbg !702
  br label %70

61:                                               ; preds = %58
  %62 = load i64, ptr %10, align 8, !dbg !703
  %63 = load i64, ptr %3, align 8, !dbg !704
  %64 = srem i64 %62, %63, !dbg !705
  %65 = icmp ne i64 %64, 0, !dbg !706
  %66 = zext i1 %65 to i8, !dbg !707
  store i8 %66, ptr %11, align 1, !dbg !707
  br label %67, !dbg !708

67:                                               ; preds = %61
  %68 = load i64, ptr %3, align 8, !dbg !709
  %69 = add nsw i64 %68, 1, !dbg !709
  store i64 %69, ptr %3, align 8, !dbg !709
  br label %45, !dbg !702, !llvm.loop !710

70:                                               ; preds = %60
  %71 = load i8, ptr %11, align 1, !dbg !712
  %72 = trunc i8 %71 to i1, !dbg !712
  br i1 %72, label %73, label %96, !dbg !712

73:                                               ; preds = %70
  %74 = load i64, ptr %10, align 8, !dbg !714
  call void @_ZN9GeneratorIlE12promise_type11yield_valueEl(ptr noundef nonnull align 8 dereferenceable(8) %14, i64 noundef %74) #7, !dbg !715
  %75 = call noundef zeroext i1 @_ZNKSt7__n486114suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %12) #7, !dbg !715
  br i1 %75, label %87, label %76, !dbg !715

76:                                               ; preds = %73
  %77 = getelementptr inbounds nuw %_Z6primesl.Frame, ptr %0, i32 0, i32 5, !dbg !715
  store i2 1, ptr %77, align 1, !dbg !715
  br label %78, !dbg !715

78:                                               ; preds = %76
  call void @_Z6primesl.__await_suspend_wrapper__yield(ptr %12, ptr %0) #7, !dbg !715
  br label %79, !dbg !715

79:                                               ; preds = %78
  br label %81, !dbg !715

80:                                               ; preds = %21
    #dbg_label(!716, !715)
  br label %81, !dbg !715

81:                                               ; preds = %80, %79
  %82 = phi i8 [ -1, %79 ], [ 1, %80 ]
  br label %83, !dbg !715

83:                                               ; preds = %81
  switch i8 %82, label %144 [
    i8 0, label %87
    i8 1, label %84
  ], !dbg !715

84:                                               ; preds = %83
  br label %85, !dbg !715

85:                                               ; preds = %84
  %86 = phi i32 [ 2, %84 ]
  br label %90, !dbg !715

87:                                               ; preds = %83, %73
  call void @_ZNKSt7__n486114suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %12) #7, !dbg !715
  br label %88, !dbg !715

88:                                               ; preds = %87
  %89 = phi i32 [ 0, %87 ]
  br label %90, !dbg !715

90:                                               ; preds = %88, %85
  %91 = phi i32 [ %89, %88 ], [ %86, %85 ]
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %95, label %93

93:                                               ; preds = %90
  %94 = phi i32 [ %91, %90 ]
  br label %99

95:                                               ; preds = %90
  br label %96, !dbg !715

96:                                               ; preds = %95, %70
  br label %97, !dbg !717

97:                                               ; preds = %96
  %98 = phi i32 [ 0, %96 ]
  br label %99, !dbg !717

99:                                               ; preds = %97, %93
  %100 = phi i32 [ %94, %93 ], [ %98, %97 ], !dbg !718
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %104, label %102

102:                                              ; preds = %99
  %103 = phi i32 [ %100, %99 ]
  br label %108

104:                                              ; preds = %99
  br label %105, !dbg !719

105:                                              ; preds = %104
  %106 = load i64, ptr %10, align 8, !dbg !720
  %107 = add nsw i64 %106, 1, !dbg !720
  store i64 %107, ptr %10, align 8, !dbg !720
  br label %37, !dbg !721, !llvm.loop !722

108:                                              ; preds = %102, %42
  %109 = phi i32 [ %103, %102 ], [ %43, %42 ]
  %110 = icmp eq i32 %109, 4
  br i1 %110, label %113, label %111

111:                                              ; preds = %108
  %112 = phi i32 [ %109, %108 ]
  br label %138

113:                                              ; preds = %108
  call void @_ZN9GeneratorIlE12promise_type11return_voidEv(ptr noundef nonnull align 8 dereferenceable(8) %14) #7, !dbg !685
  br label %114, !dbg !685

114:                                              ; preds = %113
  call void @_ZN9GeneratorIlE12promise_type13final_suspendEv(ptr noundef nonnull align 8 dereferenceable(8) %14) #7, !dbg !685
  %115 = call noundef zeroext i1 @_ZNKSt7__n486114suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %13) #7, !dbg !685
  br i1 %115, label %127, label %116, !dbg !685

116:                                              ; preds = %114
  %117 = getelementptr inbounds nuw %_Z6primesl.Frame, ptr %0, i32 0, i32 0, !dbg !685
  store ptr null, ptr %117, align 8, !dbg !685
  br label %118, !dbg !685

118:                                              ; preds = %116
  call void @_Z6primesl.__await_suspend_wrapper__final(ptr %13, ptr %0) #7, !dbg !685
  br label %119, !dbg !685

119:                                              ; preds = %118
  br label %121, !dbg !685

120:                                              ; preds = %15
    #dbg_label(!724, !685)
  br label %121, !dbg !685

121:                                              ; preds = %120, %119
  %122 = phi i8 [ -1, %119 ], [ 1, %120 ]
  br label %123, !dbg !685

123:                                              ; preds = %121
  switch i8 %122, label %144 [
    i8 0, label %127
    i8 1, label %124
  ], !dbg !685

124:                                              ; preds = %123
  br label %125, !dbg !685

125:                                              ; preds = %124
  %126 = phi i32 [ 2, %124 ]
  br label %130, !dbg !685

127:                                              ; preds = %123, %114
  call void @_ZNKSt7__n486114suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %13) #7, !dbg !685
  br label %128, !dbg !685

128:                                              ; preds = %127
  %129 = phi i32 [ 0, %127 ]
  br label %130, !dbg !685

130:                                              ; preds = %128, %125
  %131 = phi i32 [ %129, %128 ], [ %126, %125 ]
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %135, label %133

133:                                              ; preds = %130
  %134 = phi i32 [ %131, %130 ]
  br label %138

135:                                              ; preds = %130
  br label %136, !dbg !685

136:                                              ; preds = %135
  %137 = phi i32 [ 0, %135 ]
  br label %138, !dbg !685

138:                                              ; preds = %136, %133, %111, %34
  %139 = phi i32 [ %35, %34 ], [ %112, %111 ], [ %134, %133 ], [ %137, %136 ], !dbg !677
  %140 = icmp ne ptr %0, null, !dbg !685
  br i1 %140, label %141, label %142, !dbg !685

141:                                              ; preds = %138
  call void @_ZdlPvm(ptr noundef %0, i64 noundef 48) #7, !dbg !685
  br label %142, !dbg !685

142:                                              ; preds = %141, %138
  switch i32 %139, label %146 [
    i32 0, label %143
    i32 2, label %144
  ]

143:                                              ; preds = %142
  br label %144, !dbg !685

144:                                              ; preds = %143, %142, %123, %83, %24
  br label %145, !dbg !685

145:                                              ; preds = %144
  ret void, !dbg !685

146:                                              ; preds = %142
  unreachable

147:                                              ; preds = %21
  unreachable, !dbg !685
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal fastcc void @_Z6primesl.cleanup(ptr noundef nonnull align 8 dereferenceable(48) %0) #0 personality ptr @__gxx_personality_v0 !dbg !725 {
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %2, !728, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 42), !733)
    #dbg_declare(ptr %2, !734, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 32), !735)
    #dbg_declare(ptr %2, !736, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 16), !737)
    #dbg_declare(ptr %2, !738, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 24), !737)
    #dbg_declare(ptr %2, !727, !DIExpression(DW_OP_deref), !739)
  store ptr %0, ptr %2, align 8
  %3 = alloca i64, align 8
    #dbg_declare(ptr %3, !740, !DIExpression(), !742)
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8, !coro.outside.frame !256
  %7 = alloca ptr, align 8
  %8 = getelementptr inbounds %_Z6primesl.Frame, ptr %0, i32 0, i32 3, !dbg !743
  %9 = getelementptr inbounds %_Z6primesl.Frame, ptr %0, i32 0, i32 6, !dbg !743
  %10 = getelementptr inbounds %_Z6primesl.Frame, ptr %0, i32 0, i32 4, !dbg !743
  %11 = getelementptr inbounds %_Z6primesl.Frame, ptr %0, i32 0, i32 7, !dbg !743
  %12 = getelementptr inbounds %_Z6primesl.Frame, ptr %0, i32 0, i32 8, !dbg !743
  %13 = getelementptr inbounds %_Z6primesl.Frame, ptr %0, i32 0, i32 9, !dbg !743
  %14 = getelementptr inbounds %_Z6primesl.Frame, ptr %0, i32 0, i32 2, !dbg !743
  br label %15, !dbg !743

15:                                               ; preds = %1
  %16 = getelementptr inbounds nuw %_Z6primesl.Frame, ptr %0, i32 0, i32 5
  %17 = load i2, ptr %16, align 1
  %18 = getelementptr inbounds nuw %_Z6primesl.Frame, ptr %0, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %120, label %21

21:                                               ; preds = %15
  switch i2 %17, label %147 [
    i2 0, label %22
    i2 1, label %80
  ]

22:                                               ; preds = %21
    #dbg_label(!744, !745)
  br label %23, !dbg !745

23:                                               ; preds = %22
  br label %24, !dbg !745

24:                                               ; preds = %23
  switch i8 1, label %144 [
    i8 0, label %28
    i8 1, label %25
  ], !dbg !745

25:                                               ; preds = %24
  br label %26, !dbg !745

26:                                               ; preds = %25
  %27 = phi i32 [ 2, %25 ]
  br label %31, !dbg !745

28:                                               ; preds = %24
  call void @_ZNKSt7__n486114suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %9) #7, !dbg !745
  br label %29, !dbg !745

29:                                               ; preds = %28
  %30 = phi i32 [ 0, %28 ]
  br label %31, !dbg !745

31:                                               ; preds = %29, %26
  %32 = phi i32 [ %30, %29 ], [ %27, %26 ]
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %36, label %34

34:                                               ; preds = %31
  %35 = phi i32 [ %32, %31 ]
  br label %138

36:                                               ; preds = %31
  store i64 2, ptr %10, align 8, !dbg !735
  br label %37, !dbg !746

37:                                               ; preds = %105, %36
  %38 = load i64, ptr %10, align 8, !dbg !747
  %39 = load i64, ptr %8, align 8, !dbg !748
  %40 = icmp slt i64 %38, %39, !dbg !749
  br i1 %40, label %44, label %41, !dbg !750

41:                                               ; preds = %37
  br label %42, !dbg !750

42:                                               ; preds = %41
  %43 = phi i32 [ 4, %41 ]
  br label %108, !dbg !750

44:                                               ; preds = %37
  store i8 1, ptr %11, align 1, !dbg !733
  call void @llvm.lifetime.start.p0(ptr %3) #7, !dbg !751
  store i64 2, ptr %3, align 8, !dbg !742
  br label %45, !dbg !751

45:                                               ; preds = %67, %44
  %46 = load i64, ptr %3, align 8, !dbg !752
  %47 = load i64, ptr %3, align 8, !dbg !754
  %48 = mul nsw i64 %46, %47, !dbg !755
  %49 = load i64, ptr %10, align 8, !dbg !756
  %50 = icmp sle i64 %48, %49, !dbg !757
  br i1 %50, label %53, label %51, !dbg !758

51:                                               ; preds = %45
  %52 = phi i1 [ false, %45 ]
  br label %58, !dbg !758

53:                                               ; preds = %45
  %54 = load i8, ptr %11, align 1, !dbg !759
  %55 = trunc i8 %54 to i1, !dbg !759
  br label %56

56:                                               ; preds = %53
  %57 = phi i1 [ %55, %53 ]
  br label %58

58:                                               ; preds = %56, %51
  %59 = phi i1 [ %52, %51 ], [ %57, %56 ], !dbg !760
  br i1 %59, label %61, label %60, !dbg !761

60:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(ptr %3) #7, !dbg !762
  br label %70

61:                                               ; preds = %58
  %62 = load i64, ptr %10, align 8, !dbg !763
  %63 = load i64, ptr %3, align 8, !dbg !764
  %64 = srem i64 %62, %63, !dbg !765
  %65 = icmp ne i64 %64, 0, !dbg !766
  %66 = zext i1 %65 to i8, !dbg !767
  store i8 %66, ptr %11, align 1, !dbg !767
  br label %67, !dbg !768

67:                                               ; preds = %61
  %68 = load i64, ptr %3, align 8, !dbg !769
  %69 = add nsw i64 %68, 1, !dbg !769
  store i64 %69, ptr %3, align 8, !dbg !769
  br label %45, !dbg !762, !llvm.loop !770

70:                                               ; preds = %60
  %71 = load i8, ptr %11, align 1, !dbg !772
  %72 = trunc i8 %71 to i1, !dbg !772
  br i1 %72, label %73, label %96, !dbg !772

73:                                               ; preds = %70
  %74 = load i64, ptr %10, align 8, !dbg !774
  call void @_ZN9GeneratorIlE12promise_type11yield_valueEl(ptr noundef nonnull align 8 dereferenceable(8) %14, i64 noundef %74) #7, !dbg !775
  %75 = call noundef zeroext i1 @_ZNKSt7__n486114suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %12) #7, !dbg !775
  br i1 %75, label %87, label %76, !dbg !775

76:                                               ; preds = %73
  %77 = getelementptr inbounds nuw %_Z6primesl.Frame, ptr %0, i32 0, i32 5, !dbg !775
  store i2 1, ptr %77, align 1, !dbg !775
  br label %78, !dbg !775

78:                                               ; preds = %76
  call void @_Z6primesl.__await_suspend_wrapper__yield(ptr %12, ptr %0) #7, !dbg !775
  br label %79, !dbg !775

79:                                               ; preds = %78
  br label %81, !dbg !775

80:                                               ; preds = %21
    #dbg_label(!776, !775)
  br label %81, !dbg !775

81:                                               ; preds = %80, %79
  %82 = phi i8 [ -1, %79 ], [ 1, %80 ]
  br label %83, !dbg !775

83:                                               ; preds = %81
  switch i8 %82, label %144 [
    i8 0, label %87
    i8 1, label %84
  ], !dbg !775

84:                                               ; preds = %83
  br label %85, !dbg !775

85:                                               ; preds = %84
  %86 = phi i32 [ 2, %84 ]
  br label %90, !dbg !775

87:                                               ; preds = %83, %73
  call void @_ZNKSt7__n486114suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %12) #7, !dbg !775
  br label %88, !dbg !775

88:                                               ; preds = %87
  %89 = phi i32 [ 0, %87 ]
  br label %90, !dbg !775

90:                                               ; preds = %88, %85
  %91 = phi i32 [ %89, %88 ], [ %86, %85 ]
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %95, label %93

93:                                               ; preds = %90
  %94 = phi i32 [ %91, %90 ]
  br label %99

95:                                               ; preds = %90
  br label %96, !dbg !775

96:                                               ; preds = %95, %70
  br label %97, !dbg !777

97:                                               ; preds = %96
  %98 = phi i32 [ 0, %96 ]
  br label %99, !dbg !777

99:                                               ; preds = %97, %93
  %100 = phi i32 [ %94, %93 ], [ %98, %97 ], !dbg !778
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %104, label %102

102:                                              ; preds = %99
  %103 = phi i32 [ %100, %99 ]
  br label %108

104:                                              ; preds = %99
  br label %105, !dbg !779

105:                                              ; preds = %104
  %106 = load i64, ptr %10, align 8, !dbg !780
  %107 = add nsw i64 %106, 1, !dbg !780
  store i64 %107, ptr %10, align 8, !dbg !780
  br label %37, !dbg !781, !llvm.loop !782

108:                                              ; preds = %102, %42
  %109 = phi i32 [ %103, %102 ], [ %43, %42 ]
  %110 = icmp eq i32 %109, 4
  br i1 %110, label %113, label %111

111:                                              ; preds = %108
  %112 = phi i32 [ %109, %108 ]
  br label %138

113:                                              ; preds = %108
  call void @_ZN9GeneratorIlE12promise_type11return_voidEv(ptr noundef nonnull align 8 dereferenceable(8) %14) #7, !dbg !745
  br label %114, !dbg !745

114:                                              ; preds = %113
  call void @_ZN9GeneratorIlE12promise_type13final_suspendEv(ptr noundef nonnull align 8 dereferenceable(8) %14) #7, !dbg !745
  %115 = call noundef zeroext i1 @_ZNKSt7__n486114suspend_always11await_readyEv(ptr noundef nonnull align 1 dereferenceable(1) %13) #7, !dbg !745
  br i1 %115, label %127, label %116, !dbg !745

116:                                              ; preds = %114
  %117 = getelementptr inbounds nuw %_Z6primesl.Frame, ptr %0, i32 0, i32 0, !dbg !745
  store ptr null, ptr %117, align 8, !dbg !745
  br label %118, !dbg !745

118:                                              ; preds = %116
  call void @_Z6primesl.__await_suspend_wrapper__final(ptr %13, ptr %0) #7, !dbg !745
  br label %119, !dbg !745

119:                                              ; preds = %118
  br label %121, !dbg !745

120:                                              ; preds = %15
    #dbg_label(!784, !745)
  br label %121, !dbg !745

121:                                              ; preds = %120, %119
  %122 = phi i8 [ -1, %119 ], [ 1, %120 ]
  br label %123, !dbg !745

123:                                              ; preds = %121
  switch i8 %122, label %144 [
    i8 0, label %127
    i8 1, label %124
  ], !dbg !745

124:                                              ; preds = %123
  br label %125, !dbg !745

125:                                              ; preds = %124
  %126 = phi i32 [ 2, %124 ]
  br label %130, !dbg !745

127:                                              ; preds = %123, %114
  call void @_ZNKSt7__n486114suspend_always12await_resumeEv(ptr noundef nonnull align 1 dereferenceable(1) %13) #7, !dbg !745
  br label %128, !dbg !745

128:                                              ; preds = %127
  %129 = phi i32 [ 0, %127 ]
  br label %130, !dbg !745

130:                                              ; preds = %128, %125
  %131 = phi i32 [ %129, %128 ], [ %126, %125 ]
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %135, label %133

133:                                              ; preds = %130
  %134 = phi i32 [ %131, %130 ]
  br label %138

135:                                              ; preds = %130
  br label %136, !dbg !745

136:                                              ; preds = %135
  %137 = phi i32 [ 0, %135 ]
  br label %138, !dbg !745

138:                                              ; preds = %136, %133, %111, %34
  %139 = phi i32 [ %35, %34 ], [ %112, %111 ], [ %134, %133 ], [ %137, %136 ], !dbg !737
  %140 = icmp ne ptr null, null, !dbg !745
  br i1 %140, label %141, label %142, !dbg !745

141:                                              ; preds = %138
  call void @_ZdlPvm(ptr noundef null, i64 noundef 48) #7, !dbg !745
  br label %142, !dbg !745

142:                                              ; preds = %141, %138
  switch i32 %139, label %146 [
    i32 0, label %143
    i32 2, label %144
  ]

143:                                              ; preds = %142
  br label %144, !dbg !745

144:                                              ; preds = %143, %142, %123, %83, %24
  br label %145, !dbg !745

145:                                              ; preds = %144
  ret void, !dbg !745

146:                                              ; preds = %142
  unreachable

147:                                              ; preds = %21
  unreachable, !dbg !745
}

attributes #0 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { alwaysinline mustprogress "min-legal-vector-width"="0" "sample-profile-suffix-elision-policy"="selected" }
attributes #5 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { noinline uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { allocsize(0) }
attributes #13 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!236, !237, !238, !239, !240, !241, !242}
!llvm.ident = !{!243}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "tally", scope: !2, file: !3, line: 61, type: !229, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !18, globals: !217, imports: !220, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cpp/coroutine.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "bb3479fcbfa517a196485dc63f3b1bc3")
!4 = !{!5, !15}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "_Ord", scope: !7, file: !6, line: 53, baseType: !9, size: 8, flags: DIFlagEnumClass, elements: !11, identifier: "_ZTSNSt9__cmp_cat4_OrdE")
!6 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/compare", directory: "")
!7 = !DINamespace(name: "__cmp_cat", scope: !8)
!8 = !DINamespace(name: "std", scope: null)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !7, file: !6, line: 51, baseType: !10)
!10 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12, !13, !14}
!12 = !DIEnumerator(name: "equivalent", value: 0)
!13 = !DIEnumerator(name: "less", value: -1)
!14 = !DIEnumerator(name: "greater", value: 1)
!15 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "_Ncmp", scope: !7, file: !6, line: 55, baseType: !9, size: 8, flags: DIFlagEnumClass, elements: !16, identifier: "_ZTSNSt9__cmp_cat5_NcmpE")
!16 = !{!17}
!17 = !DIEnumerator(name: "_Unordered", value: 2)
!18 = !{!19, !68, !70, !71, !111, !76, !34, !53, !210, !73}
!19 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "strong_ordering", scope: !8, file: !6, line: 258, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !20, identifier: "_ZTSSt15strong_ordering")
!20 = !{!21, !22, !24, !25, !26, !27, !31, !50}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "_M_value", scope: !19, file: !6, line: 260, baseType: !9, size: 8)
!22 = !DIDerivedType(tag: DW_TAG_variable, name: "less", scope: !19, file: !6, line: 269, baseType: !23, flags: DIFlagPublic | DIFlagStaticMember)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!24 = !DIDerivedType(tag: DW_TAG_variable, name: "equal", scope: !19, file: !6, line: 270, baseType: !23, flags: DIFlagPublic | DIFlagStaticMember)
!25 = !DIDerivedType(tag: DW_TAG_variable, name: "equivalent", scope: !19, file: !6, line: 271, baseType: !23, flags: DIFlagPublic | DIFlagStaticMember)
!26 = !DIDerivedType(tag: DW_TAG_variable, name: "greater", scope: !19, file: !6, line: 272, baseType: !23, flags: DIFlagPublic | DIFlagStaticMember)
!27 = !DISubprogram(name: "strong_ordering", linkageName: "_ZNSt15strong_orderingC4ENSt9__cmp_cat4_OrdE", scope: !19, file: !6, line: 263, type: !28, scopeLine: 263, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!28 = !DISubroutineType(types: !29)
!29 = !{null, !30, !5}
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!31 = !DISubprogram(name: "operator partial_ordering", linkageName: "_ZNKSt15strong_orderingcvSt16partial_orderingEv", scope: !19, file: !6, line: 275, type: !32, scopeLine: 275, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!32 = !DISubroutineType(types: !33)
!33 = !{!34, !49}
!34 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "partial_ordering", scope: !8, file: !6, line: 63, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !35, identifier: "_ZTSSt16partial_ordering")
!35 = !{!36, !37, !39, !40, !41, !42, !46}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "_M_value", scope: !34, file: !6, line: 66, baseType: !9, size: 8)
!37 = !DIDerivedType(tag: DW_TAG_variable, name: "less", scope: !34, file: !6, line: 83, baseType: !38, flags: DIFlagPublic | DIFlagStaticMember)
!38 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !34)
!39 = !DIDerivedType(tag: DW_TAG_variable, name: "equivalent", scope: !34, file: !6, line: 84, baseType: !38, flags: DIFlagPublic | DIFlagStaticMember)
!40 = !DIDerivedType(tag: DW_TAG_variable, name: "greater", scope: !34, file: !6, line: 85, baseType: !38, flags: DIFlagPublic | DIFlagStaticMember)
!41 = !DIDerivedType(tag: DW_TAG_variable, name: "unordered", scope: !34, file: !6, line: 86, baseType: !38, flags: DIFlagPublic | DIFlagStaticMember)
!42 = !DISubprogram(name: "partial_ordering", linkageName: "_ZNSt16partial_orderingC4ENSt9__cmp_cat4_OrdE", scope: !34, file: !6, line: 69, type: !43, scopeLine: 69, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, !5}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!46 = !DISubprogram(name: "partial_ordering", linkageName: "_ZNSt16partial_orderingC4ENSt9__cmp_cat5_NcmpE", scope: !34, file: !6, line: 74, type: !47, scopeLine: 74, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !45, !15}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!50 = !DISubprogram(name: "operator weak_ordering", linkageName: "_ZNKSt15strong_orderingcvSt13weak_orderingEv", scope: !19, file: !6, line: 279, type: !51, scopeLine: 279, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!51 = !DISubroutineType(types: !52)
!52 = !{!53, !49}
!53 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "weak_ordering", scope: !8, file: !6, line: 167, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !54, identifier: "_ZTSSt13weak_ordering")
!54 = !{!55, !56, !58, !59, !60, !64}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "_M_value", scope: !53, file: !6, line: 169, baseType: !9, size: 8)
!56 = !DIDerivedType(tag: DW_TAG_variable, name: "less", scope: !53, file: !6, line: 179, baseType: !57, flags: DIFlagPublic | DIFlagStaticMember)
!57 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !53)
!58 = !DIDerivedType(tag: DW_TAG_variable, name: "equivalent", scope: !53, file: !6, line: 180, baseType: !57, flags: DIFlagPublic | DIFlagStaticMember)
!59 = !DIDerivedType(tag: DW_TAG_variable, name: "greater", scope: !53, file: !6, line: 181, baseType: !57, flags: DIFlagPublic | DIFlagStaticMember)
!60 = !DISubprogram(name: "weak_ordering", linkageName: "_ZNSt13weak_orderingC4ENSt9__cmp_cat4_OrdE", scope: !53, file: !6, line: 172, type: !61, scopeLine: 172, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!61 = !DISubroutineType(types: !62)
!62 = !{null, !63, !5}
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!64 = !DISubprogram(name: "operator partial_ordering", linkageName: "_ZNKSt13weak_orderingcvSt16partial_orderingEv", scope: !53, file: !6, line: 184, type: !65, scopeLine: 184, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!65 = !DISubroutineType(types: !66)
!66 = !{!34, !67}
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!70 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!72 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "promise_type", scope: !73, file: !3, line: 9, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !180, identifier: "_ZTSN9GeneratorIlE12promise_typeE")
!73 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Generator<long>", file: !3, line: 8, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !74, templateParams: !178, identifier: "_ZTS9GeneratorIlE")
!74 = !{!75, !158, !162, !167, !170, !173}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "handle", scope: !73, file: !3, line: 37, baseType: !76, size: 64)
!76 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "coroutine_handle<Generator<long>::promise_type>", scope: !78, file: !77, line: 195, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !79, templateParams: !156, identifier: "_ZTSNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEE")
!77 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/coroutine", directory: "")
!78 = !DINamespace(name: "__n4861", scope: !8, exportSymbols: true)
!79 = !{!80, !82, !86, !92, !96, !100, !105, !108, !144, !147, !148, !151, !152, !153}
!80 = !DIDerivedType(tag: DW_TAG_member, name: "_M_fr_ptr", scope: !76, file: !77, line: 257, baseType: !81, size: 64, flags: DIFlagPrivate)
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!82 = !DISubprogram(name: "coroutine_handle", linkageName: "_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEC4Ev", scope: !76, file: !77, line: 199, type: !83, scopeLine: 199, flags: DIFlagPrototyped, spFlags: 0)
!83 = !DISubroutineType(types: !84)
!84 = !{null, !85}
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!86 = !DISubprogram(name: "coroutine_handle", linkageName: "_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEC4EDn", scope: !76, file: !77, line: 201, type: !87, scopeLine: 201, flags: DIFlagPrototyped, spFlags: 0)
!87 = !DISubroutineType(types: !88)
!88 = !{null, !85, !89}
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "nullptr_t", scope: !8, file: !90, line: 302, baseType: !91)
!90 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!91 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!92 = !DISubprogram(name: "from_promise", linkageName: "_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_promiseERS3_", scope: !76, file: !77, line: 204, type: !93, scopeLine: 204, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!93 = !DISubroutineType(types: !94)
!94 = !{!76, !95}
!95 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !72, size: 64)
!96 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEaSEDn", scope: !76, file: !77, line: 212, type: !97, scopeLine: 212, flags: DIFlagPrototyped, spFlags: 0)
!97 = !DISubroutineType(types: !98)
!98 = !{!99, !85, !89}
!99 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !76, size: 64)
!100 = !DISubprogram(name: "address", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7addressEv", scope: !76, file: !77, line: 220, type: !101, scopeLine: 220, flags: DIFlagPrototyped, spFlags: 0)
!101 = !DISubroutineType(types: !102)
!102 = !{!81, !103}
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !104, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!104 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !76)
!105 = !DISubprogram(name: "from_address", linkageName: "_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_addressEPv", scope: !76, file: !77, line: 222, type: !106, scopeLine: 222, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!106 = !DISubroutineType(types: !107)
!107 = !{!76, !81}
!108 = !DISubprogram(name: "operator coroutine_handle", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvNS0_IvEEEv", scope: !76, file: !77, line: 230, type: !109, scopeLine: 230, flags: DIFlagPrototyped, spFlags: 0)
!109 = !DISubroutineType(types: !110)
!110 = !{!111, !103}
!111 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "coroutine_handle<void>", scope: !78, file: !77, line: 96, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !112, templateParams: !142, identifier: "_ZTSNSt7__n486116coroutine_handleIvEE")
!112 = !{!113, !114, !118, !121, !125, !130, !133, !136, !137, !140, !141}
!113 = !DIDerivedType(tag: DW_TAG_member, name: "_M_fr_ptr", scope: !111, file: !77, line: 140, baseType: !81, size: 64, flags: DIFlagProtected)
!114 = !DISubprogram(name: "coroutine_handle", linkageName: "_ZNSt7__n486116coroutine_handleIvEC4Ev", scope: !111, file: !77, line: 100, type: !115, scopeLine: 100, flags: DIFlagPrototyped, spFlags: 0)
!115 = !DISubroutineType(types: !116)
!116 = !{null, !117}
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!118 = !DISubprogram(name: "coroutine_handle", linkageName: "_ZNSt7__n486116coroutine_handleIvEC4EDn", scope: !111, file: !77, line: 102, type: !119, scopeLine: 102, flags: DIFlagPrototyped, spFlags: 0)
!119 = !DISubroutineType(types: !120)
!120 = !{null, !117, !89}
!121 = !DISubprogram(name: "operator=", linkageName: "_ZNSt7__n486116coroutine_handleIvEaSEDn", scope: !111, file: !77, line: 106, type: !122, scopeLine: 106, flags: DIFlagPrototyped, spFlags: 0)
!122 = !DISubroutineType(types: !123)
!123 = !{!124, !117, !89}
!124 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !111, size: 64)
!125 = !DISubprogram(name: "address", linkageName: "_ZNKSt7__n486116coroutine_handleIvE7addressEv", scope: !111, file: !77, line: 114, type: !126, scopeLine: 114, flags: DIFlagPrototyped, spFlags: 0)
!126 = !DISubroutineType(types: !127)
!127 = !{!81, !128}
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !129, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!129 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !111)
!130 = !DISubprogram(name: "from_address", linkageName: "_ZNSt7__n486116coroutine_handleIvE12from_addressEPv", scope: !111, file: !77, line: 116, type: !131, scopeLine: 116, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!131 = !DISubroutineType(types: !132)
!132 = !{!111, !81}
!133 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt7__n486116coroutine_handleIvEcvbEv", scope: !111, file: !77, line: 125, type: !134, scopeLine: 125, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!134 = !DISubroutineType(types: !135)
!135 = !{!70, !128}
!136 = !DISubprogram(name: "done", linkageName: "_ZNKSt7__n486116coroutine_handleIvE4doneEv", scope: !111, file: !77, line: 130, type: !134, scopeLine: 130, flags: DIFlagPrototyped, spFlags: 0)
!137 = !DISubprogram(name: "operator()", linkageName: "_ZNKSt7__n486116coroutine_handleIvEclEv", scope: !111, file: !77, line: 133, type: !138, scopeLine: 133, flags: DIFlagPrototyped, spFlags: 0)
!138 = !DISubroutineType(types: !139)
!139 = !{null, !128}
!140 = !DISubprogram(name: "resume", linkageName: "_ZNKSt7__n486116coroutine_handleIvE6resumeEv", scope: !111, file: !77, line: 135, type: !138, scopeLine: 135, flags: DIFlagPrototyped, spFlags: 0)
!141 = !DISubprogram(name: "destroy", linkageName: "_ZNKSt7__n486116coroutine_handleIvE7destroyEv", scope: !111, file: !77, line: 137, type: !138, scopeLine: 137, flags: DIFlagPrototyped, spFlags: 0)
!142 = !{!143}
!143 = !DITemplateTypeParameter(name: "_Promise", type: null, defaulted: true)
!144 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvbEv", scope: !76, file: !77, line: 234, type: !145, scopeLine: 234, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!145 = !DISubroutineType(types: !146)
!146 = !{!70, !103}
!147 = !DISubprogram(name: "done", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE4doneEv", scope: !76, file: !77, line: 239, type: !145, scopeLine: 239, flags: DIFlagPrototyped, spFlags: 0)
!148 = !DISubprogram(name: "operator()", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEclEv", scope: !76, file: !77, line: 242, type: !149, scopeLine: 242, flags: DIFlagPrototyped, spFlags: 0)
!149 = !DISubroutineType(types: !150)
!150 = !{null, !103}
!151 = !DISubprogram(name: "resume", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE6resumeEv", scope: !76, file: !77, line: 244, type: !149, scopeLine: 244, flags: DIFlagPrototyped, spFlags: 0)
!152 = !DISubprogram(name: "destroy", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7destroyEv", scope: !76, file: !77, line: 246, type: !149, scopeLine: 246, flags: DIFlagPrototyped, spFlags: 0)
!153 = !DISubprogram(name: "promise", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7promiseEv", scope: !76, file: !77, line: 249, type: !154, scopeLine: 249, flags: DIFlagPrototyped, spFlags: 0)
!154 = !DISubroutineType(types: !155)
!155 = !{!95, !103}
!156 = !{!157}
!157 = !DITemplateTypeParameter(name: "_Promise", type: !72)
!158 = !DISubprogram(name: "Generator", linkageName: "_ZN9GeneratorIlEC4ENSt7__n486116coroutine_handleINS0_12promise_typeEEE", scope: !73, file: !3, line: 25, type: !159, scopeLine: 25, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!159 = !DISubroutineType(types: !160)
!160 = !{null, !161, !76}
!161 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!162 = !DISubprogram(name: "Generator", linkageName: "_ZN9GeneratorIlEC4ERKS0_", scope: !73, file: !3, line: 27, type: !163, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!163 = !DISubroutineType(types: !164)
!164 = !{null, !161, !165}
!165 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !166, size: 64)
!166 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !73)
!167 = !DISubprogram(name: "~Generator", linkageName: "_ZN9GeneratorIlED4Ev", scope: !73, file: !3, line: 28, type: !168, scopeLine: 28, flags: DIFlagPrototyped, spFlags: 0)
!168 = !DISubroutineType(types: !169)
!169 = !{null, !161}
!170 = !DISubprogram(name: "next", linkageName: "_ZN9GeneratorIlE4nextEv", scope: !73, file: !3, line: 32, type: !171, scopeLine: 32, flags: DIFlagPrototyped, spFlags: 0)
!171 = !DISubroutineType(types: !172)
!172 = !{!70, !161}
!173 = !DISubprogram(name: "value", linkageName: "_ZNK9GeneratorIlE5valueEv", scope: !73, file: !3, line: 36, type: !174, scopeLine: 36, flags: DIFlagPrototyped, spFlags: 0)
!174 = !DISubroutineType(types: !175)
!175 = !{!176, !177}
!176 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!177 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !166, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!178 = !{!179}
!179 = !DITemplateTypeParameter(name: "T", type: !176)
!180 = !{!181, !182, !186, !202, !203, !206, !209}
!181 = !DIDerivedType(tag: DW_TAG_member, name: "current", scope: !72, file: !3, line: 10, baseType: !176, size: 64)
!182 = !DISubprogram(name: "get_return_object", linkageName: "_ZN9GeneratorIlE12promise_type17get_return_objectEv", scope: !72, file: !3, line: 11, type: !183, scopeLine: 11, flags: DIFlagPrototyped, spFlags: 0)
!183 = !DISubroutineType(types: !184)
!184 = !{!73, !185}
!185 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!186 = !DISubprogram(name: "initial_suspend", linkageName: "_ZN9GeneratorIlE12promise_type15initial_suspendEv", scope: !72, file: !3, line: 15, type: !187, scopeLine: 15, flags: DIFlagPrototyped, spFlags: 0)
!187 = !DISubroutineType(types: !188)
!188 = !{!189, !185}
!189 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "suspend_always", scope: !78, file: !77, line: 326, size: 8, flags: DIFlagTypePassByValue, elements: !190, identifier: "_ZTSNSt7__n486114suspend_alwaysE")
!190 = !{!191, !196, !199}
!191 = !DISubprogram(name: "await_ready", linkageName: "_ZNKSt7__n486114suspend_always11await_readyEv", scope: !189, file: !77, line: 328, type: !192, scopeLine: 328, flags: DIFlagPrototyped, spFlags: 0)
!192 = !DISubroutineType(types: !193)
!193 = !{!70, !194}
!194 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !195, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!195 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !189)
!196 = !DISubprogram(name: "await_suspend", linkageName: "_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE", scope: !189, file: !77, line: 330, type: !197, scopeLine: 330, flags: DIFlagPrototyped, spFlags: 0)
!197 = !DISubroutineType(types: !198)
!198 = !{null, !194, !111}
!199 = !DISubprogram(name: "await_resume", linkageName: "_ZNKSt7__n486114suspend_always12await_resumeEv", scope: !189, file: !77, line: 332, type: !200, scopeLine: 332, flags: DIFlagPrototyped, spFlags: 0)
!200 = !DISubroutineType(types: !201)
!201 = !{null, !194}
!202 = !DISubprogram(name: "final_suspend", linkageName: "_ZN9GeneratorIlE12promise_type13final_suspendEv", scope: !72, file: !3, line: 16, type: !187, scopeLine: 16, flags: DIFlagPrototyped, spFlags: 0)
!203 = !DISubprogram(name: "yield_value", linkageName: "_ZN9GeneratorIlE12promise_type11yield_valueEl", scope: !72, file: !3, line: 17, type: !204, scopeLine: 17, flags: DIFlagPrototyped, spFlags: 0)
!204 = !DISubroutineType(types: !205)
!205 = !{!189, !185, !176}
!206 = !DISubprogram(name: "return_void", linkageName: "_ZN9GeneratorIlE12promise_type11return_voidEv", scope: !72, file: !3, line: 21, type: !207, scopeLine: 21, flags: DIFlagPrototyped, spFlags: 0)
!207 = !DISubroutineType(types: !208)
!208 = !{null, !185}
!209 = !DISubprogram(name: "unhandled_exception", linkageName: "_ZN9GeneratorIlE12promise_type19unhandled_exceptionEv", scope: !72, file: !3, line: 22, type: !207, scopeLine: 22, flags: DIFlagPrototyped, spFlags: 0)
!210 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__unspec", scope: !7, file: !6, line: 57, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !211, identifier: "_ZTSNSt9__cmp_cat8__unspecE")
!211 = !{!212}
!212 = !DISubprogram(name: "__unspec", linkageName: "_ZNSt9__cmp_cat8__unspecC4EPS0_", scope: !210, file: !6, line: 59, type: !213, scopeLine: 59, flags: DIFlagPrototyped, spFlags: 0)
!213 = !DISubroutineType(types: !214)
!214 = !{null, !215, !216}
!215 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !210, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!216 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !210, size: 64)
!217 = !{!0, !218}
!218 = !DIGlobalVariableExpression(var: !219, expr: !DIExpression())
!219 = distinct !DIGlobalVariable(name: "equal", linkageName: "_ZNSt15strong_ordering5equalE", scope: !8, file: !6, line: 348, type: !23, isLocal: false, isDefinition: true, declaration: !24)
!220 = !{!221, !225}
!221 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !8, entity: !222, file: !223, line: 68)
!222 = !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !224, file: !223, line: 90, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!223 = !DIFile(filename: "lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/exception_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "e8a32dcadc5d06d341e371fb480b7b44")
!224 = !DINamespace(name: "__exception_ptr", scope: !8)
!225 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !224, entity: !226, file: !223, line: 84)
!226 = !DISubprogram(name: "rethrow_exception", linkageName: "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE", scope: !8, file: !223, line: 80, type: !227, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!227 = !DISubroutineType(types: !228)
!228 = !{null, !222}
!229 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Tally", file: !3, line: 57, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !230, identifier: "_ZTS5Tally")
!230 = !{!231, !232}
!231 = !DIDerivedType(tag: DW_TAG_member, name: "total", scope: !229, file: !3, line: 58, baseType: !176, size: 64)
!232 = !DISubprogram(name: "~Tally", linkageName: "_ZN5TallyD4Ev", scope: !229, file: !3, line: 59, type: !233, scopeLine: 59, flags: DIFlagPrototyped, spFlags: 0)
!233 = !DISubroutineType(types: !234)
!234 = !{null, !235}
!235 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !229, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!236 = !{i32 7, !"Dwarf Version", i32 5}
!237 = !{i32 2, !"Debug Info Version", i32 3}
!238 = !{i32 1, !"wchar_size", i32 4}
!239 = !{i32 8, !"PIC Level", i32 2}
!240 = !{i32 7, !"PIE Level", i32 2}
!241 = !{i32 7, !"uwtable", i32 2}
!242 = !{i32 7, !"frame-pointer", i32 2}
!243 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!244 = distinct !DISubprogram(name: "primes", linkageName: "_Z6primesl", scope: !3, file: !3, line: 40, type: !245, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !247)
!245 = !DISubroutineType(types: !246)
!246 = !{!73, !176}
!247 = !{!248}
!248 = !DILocalVariable(name: "__coro_frame", scope: !244, file: !3, line: 40, type: !249, flags: DIFlagArtificial)
!249 = !DICompositeType(tag: DW_TAG_structure_type, name: "_Z6primesl.coro_frame_ty", file: !3, line: 40, size: 384, align: 64, flags: DIFlagArtificial, elements: !250)
!250 = !{!251, !252, !253, !260, !261, !262, !264, !269, !270, !271}
!251 = !DIDerivedType(tag: DW_TAG_member, name: "__resume_fn", scope: !249, file: !3, line: 40, baseType: !81, size: 64, align: 64, flags: DIFlagArtificial)
!252 = !DIDerivedType(tag: DW_TAG_member, name: "__destroy_fn", scope: !249, file: !3, line: 40, baseType: !81, size: 64, align: 64, offset: 64, flags: DIFlagArtificial)
!253 = !DIDerivedType(tag: DW_TAG_member, name: "__promise", scope: !249, file: !3, line: 40, baseType: !254, size: 64, align: 64, offset: 128, flags: DIFlagArtificial)
!254 = !DIDerivedType(tag: DW_TAG_typedef, name: "promise_type", scope: !255, file: !77, line: 84, baseType: !72)
!255 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__coroutine_traits_impl<Generator<long>, void>", scope: !78, file: !77, line: 78, size: 8, flags: DIFlagTypePassByValue, elements: !256, templateParams: !257, identifier: "_ZTSNSt7__n486123__coroutine_traits_implI9GeneratorIlEvEE")
!256 = !{}
!257 = !{!258, !259}
!258 = !DITemplateTypeParameter(name: "_Result", type: !73)
!259 = !DITemplateTypeParameter(type: null, defaulted: true)
!260 = !DIDerivedType(tag: DW_TAG_member, name: "limit", scope: !249, file: !3, line: 40, baseType: !176, size: 64, align: 64, offset: 192, flags: DIFlagArtificial)
!261 = !DIDerivedType(tag: DW_TAG_member, name: "candidate", scope: !249, file: !3, line: 40, baseType: !176, size: 64, align: 64, offset: 256, flags: DIFlagArtificial)
!262 = !DIDerivedType(tag: DW_TAG_member, name: "__coro_index", scope: !249, file: !3, line: 40, baseType: !263, size: 2, align: 8, offset: 320, flags: DIFlagArtificial)
!263 = !DIBasicType(name: "__coro_index", size: 8, encoding: DW_ATE_unsigned_char)
!264 = !DIDerivedType(tag: DW_TAG_member, name: "struct_std____n4861__suspend_always_0", scope: !249, file: !3, line: 40, baseType: !265, size: 8, align: 8, offset: 328, flags: DIFlagArtificial)
!265 = !DICompositeType(tag: DW_TAG_structure_type, name: "struct_std____n4861__suspend_always", scope: !249, file: !3, line: 40, size: 8, align: 64, flags: DIFlagArtificial, elements: !266)
!266 = !{!267}
!267 = !DIDerivedType(tag: DW_TAG_member, name: "__int_8", scope: !265, file: !3, line: 40, baseType: !268, size: 8, flags: DIFlagArtificial)
!268 = !DIBasicType(name: "__int_8", size: 8, encoding: DW_ATE_signed, flags: DIFlagArtificial)
!269 = !DIDerivedType(tag: DW_TAG_member, name: "prime", scope: !249, file: !3, line: 40, baseType: !70, size: 8, align: 8, offset: 336, flags: DIFlagArtificial)
!270 = !DIDerivedType(tag: DW_TAG_member, name: "struct_std____n4861__suspend_always_1", scope: !249, file: !3, line: 40, baseType: !265, size: 8, align: 8, offset: 344, flags: DIFlagArtificial)
!271 = !DIDerivedType(tag: DW_TAG_member, name: "struct_std____n4861__suspend_always_2", scope: !249, file: !3, line: 40, baseType: !265, size: 8, align: 8, offset: 352, flags: DIFlagArtificial)
!272 = !DILocalVariable(name: "limit", arg: 1, scope: !244, file: !3, line: 40, type: !176)
!273 = !DILocation(line: 40, column: 29, scope: !244)
!274 = !DILocalVariable(name: "divisor", scope: !275, file: !3, line: 43, type: !176)
!275 = distinct !DILexicalBlock(scope: !276, file: !3, line: 43, column: 5)
!276 = distinct !DILexicalBlock(scope: !277, file: !3, line: 41, column: 60)
!277 = distinct !DILexicalBlock(scope: !278, file: !3, line: 41, column: 3)
!278 = distinct !DILexicalBlock(scope: !279, file: !3, line: 41, column: 3)
!279 = distinct !DILexicalBlock(scope: !244, file: !3, line: 40, column: 36)
!280 = !DILocation(line: 43, column: 15, scope: !275)
!281 = !DILocation(line: 40, column: 36, scope: !244)
!282 = !DILocation(line: 40, column: 17, scope: !244)
!283 = !DILocalVariable(name: "prime", scope: !276, file: !3, line: 42, type: !70)
!284 = !DILocalVariable(name: "candidate", scope: !278, file: !3, line: 41, type: !176)
!285 = !DILocalVariable(name: "__promise", scope: !244, type: !254, flags: DIFlagArtificial)
!286 = !DILocation(line: 46, column: 7, scope: !244)
!287 = !DILocation(line: 48, column: 1, scope: !244)
!288 = !DILocation(line: 41, column: 13, scope: !278)
!289 = !DILocation(line: 41, column: 8, scope: !278)
!290 = !DILocation(line: 41, column: 28, scope: !277)
!291 = !DILocation(line: 41, column: 40, scope: !277)
!292 = !DILocation(line: 41, column: 38, scope: !277)
!293 = !DILocation(line: 41, column: 3, scope: !278)
!294 = !DILocation(line: 42, column: 10, scope: !276)
!295 = !DILocation(line: 43, column: 10, scope: !275)
!296 = !DILocation(line: 43, column: 28, scope: !297)
!297 = distinct !DILexicalBlock(scope: !275, file: !3, line: 43, column: 5)
!298 = !DILocation(line: 43, column: 38, scope: !297)
!299 = !DILocation(line: 43, column: 36, scope: !297)
!300 = !DILocation(line: 43, column: 49, scope: !297)
!301 = !DILocation(line: 43, column: 46, scope: !297)
!302 = !DILocation(line: 43, column: 59, scope: !297)
!303 = !DILocation(line: 43, column: 62, scope: !297)
!304 = !DILocation(line: 0, scope: !297)
!305 = !DILocation(line: 43, column: 5, scope: !275)
!306 = !DILocation(line: 43, column: 5, scope: !297)
!307 = !DILocation(line: 44, column: 15, scope: !297)
!308 = !DILocation(line: 44, column: 27, scope: !297)
!309 = !DILocation(line: 44, column: 25, scope: !297)
!310 = !DILocation(line: 44, column: 35, scope: !297)
!311 = !DILocation(line: 44, column: 13, scope: !297)
!312 = !DILocation(line: 44, column: 7, scope: !297)
!313 = !DILocation(line: 43, column: 69, scope: !297)
!314 = distinct !{!314, !305, !315, !316}
!315 = !DILocation(line: 44, column: 38, scope: !275)
!316 = !{!"llvm.loop.mustprogress"}
!317 = !DILocation(line: 45, column: 9, scope: !318)
!318 = distinct !DILexicalBlock(scope: !276, file: !3, line: 45, column: 9)
!319 = !DILocation(line: 46, column: 16, scope: !318)
!320 = !DILocation(line: 46, column: 7, scope: !318)
!321 = !DILocation(line: 47, column: 3, scope: !277)
!322 = !DILocation(line: 0, scope: !277)
!323 = !DILocation(line: 47, column: 3, scope: !276)
!324 = !DILocation(line: 41, column: 47, scope: !277)
!325 = !DILocation(line: 41, column: 3, scope: !277)
!326 = distinct !{!326, !293, !327, !316}
!327 = !DILocation(line: 47, column: 3, scope: !278)
!328 = !DILocation(line: 0, scope: !244)
!329 = distinct !DISubprogram(name: "get_return_object", linkageName: "_ZN9GeneratorIlE12promise_type17get_return_objectEv", scope: !72, file: !3, line: 11, type: !183, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !182, retainedNodes: !256)
!330 = !DILocalVariable(name: "this", arg: 1, scope: !329, type: !71, flags: DIFlagArtificial | DIFlagObjectPointer)
!331 = !DILocation(line: 0, scope: !329)
!332 = !DILocation(line: 13, column: 11, scope: !329)
!333 = !DILocation(line: 12, column: 14, scope: !329)
!334 = !DILocation(line: 12, column: 7, scope: !329)
!335 = distinct !DISubprogram(name: "initial_suspend", linkageName: "_ZN9GeneratorIlE12promise_type15initial_suspendEv", scope: !72, file: !3, line: 15, type: !187, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !186, retainedNodes: !256)
!336 = !DILocalVariable(name: "this", arg: 1, scope: !335, type: !71, flags: DIFlagArtificial | DIFlagObjectPointer)
!337 = !DILocation(line: 0, scope: !335)
!338 = !DILocation(line: 15, column: 54, scope: !335)
!339 = distinct !DISubprogram(name: "await_ready", linkageName: "_ZNKSt7__n486114suspend_always11await_readyEv", scope: !189, file: !77, line: 328, type: !192, scopeLine: 328, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !191, retainedNodes: !256)
!340 = !DILocalVariable(name: "this", arg: 1, scope: !339, type: !341, flags: DIFlagArtificial | DIFlagObjectPointer)
!341 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !195, size: 64)
!342 = !DILocation(line: 0, scope: !339)
!343 = !DILocation(line: 328, column: 51, scope: !339)
!344 = distinct !DISubprogram(linkageName: "_Z6primesl.__await_suspend_wrapper__init", scope: !3, file: !3, type: !345, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !256)
!345 = !DISubroutineType(types: !256)
!346 = !DILocalVariable(arg: 1, scope: !344, type: !81, flags: DIFlagArtificial)
!347 = !DILocation(line: 0, scope: !344)
!348 = !DILocalVariable(arg: 2, scope: !344, type: !81, flags: DIFlagArtificial)
!349 = !DILocation(line: 40, column: 17, scope: !344)
!350 = distinct !DISubprogram(name: "await_suspend", linkageName: "_ZNKSt7__n486114suspend_always13await_suspendENS_16coroutine_handleIvEE", scope: !189, file: !77, line: 330, type: !197, scopeLine: 330, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !196, retainedNodes: !256)
!351 = !DILocalVariable(name: "this", arg: 1, scope: !350, type: !341, flags: DIFlagArtificial | DIFlagObjectPointer)
!352 = !DILocation(line: 0, scope: !350)
!353 = !DILocalVariable(arg: 2, scope: !350, file: !77, line: 330, type: !111)
!354 = !DILocation(line: 330, column: 52, scope: !350)
!355 = !DILocation(line: 330, column: 70, scope: !350)
!356 = distinct !DISubprogram(name: "from_address", linkageName: "_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_addressEPv", scope: !76, file: !77, line: 222, type: !106, scopeLine: 223, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !105, retainedNodes: !256)
!357 = !DILocalVariable(name: "__a", arg: 1, scope: !356, file: !77, line: 222, type: !81)
!358 = !DILocation(line: 222, column: 60, scope: !356)
!359 = !DILocalVariable(name: "__self", scope: !356, file: !77, line: 224, type: !76)
!360 = !DILocation(line: 224, column: 19, scope: !356)
!361 = !DILocation(line: 225, column: 21, scope: !356)
!362 = !DILocation(line: 225, column: 9, scope: !356)
!363 = !DILocation(line: 225, column: 19, scope: !356)
!364 = !DILocation(line: 226, column: 2, scope: !356)
!365 = distinct !DISubprogram(name: "operator coroutine_handle", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvNS0_IvEEEv", scope: !76, file: !77, line: 230, type: !109, scopeLine: 231, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !108, retainedNodes: !256)
!366 = !DILocalVariable(name: "this", arg: 1, scope: !365, type: !367, flags: DIFlagArtificial | DIFlagObjectPointer)
!367 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !104, size: 64)
!368 = !DILocation(line: 0, scope: !365)
!369 = !DILocation(line: 231, column: 49, scope: !365)
!370 = !DILocation(line: 231, column: 16, scope: !365)
!371 = !DILocation(line: 231, column: 9, scope: !365)
!372 = distinct !DISubprogram(name: "await_resume", linkageName: "_ZNKSt7__n486114suspend_always12await_resumeEv", scope: !189, file: !77, line: 332, type: !200, scopeLine: 332, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !199, retainedNodes: !256)
!373 = !DILocalVariable(name: "this", arg: 1, scope: !372, type: !341, flags: DIFlagArtificial | DIFlagObjectPointer)
!374 = !DILocation(line: 0, scope: !372)
!375 = !DILocation(line: 332, column: 51, scope: !372)
!376 = distinct !DISubprogram(name: "yield_value", linkageName: "_ZN9GeneratorIlE12promise_type11yield_valueEl", scope: !72, file: !3, line: 17, type: !204, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !203, retainedNodes: !256)
!377 = !DILocalVariable(name: "this", arg: 1, scope: !376, type: !71, flags: DIFlagArtificial | DIFlagObjectPointer)
!378 = !DILocation(line: 0, scope: !376)
!379 = !DILocalVariable(name: "value", arg: 2, scope: !376, file: !3, line: 17, type: !176)
!380 = !DILocation(line: 17, column: 39, scope: !376)
!381 = !DILocation(line: 18, column: 17, scope: !376)
!382 = !DILocation(line: 18, column: 7, scope: !376)
!383 = !DILocation(line: 18, column: 15, scope: !376)
!384 = !DILocation(line: 19, column: 7, scope: !376)
!385 = distinct !DISubprogram(linkageName: "_Z6primesl.__await_suspend_wrapper__yield", scope: !3, file: !3, type: !345, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !256)
!386 = !DILocalVariable(arg: 1, scope: !385, type: !81, flags: DIFlagArtificial)
!387 = !DILocation(line: 0, scope: !385)
!388 = !DILocalVariable(arg: 2, scope: !385, type: !81, flags: DIFlagArtificial)
!389 = !DILocation(line: 46, column: 7, scope: !385)
!390 = distinct !DISubprogram(name: "return_void", linkageName: "_ZN9GeneratorIlE12promise_type11return_voidEv", scope: !72, file: !3, line: 21, type: !207, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !206, retainedNodes: !256)
!391 = !DILocalVariable(name: "this", arg: 1, scope: !390, type: !71, flags: DIFlagArtificial | DIFlagObjectPointer)
!392 = !DILocation(line: 0, scope: !390)
!393 = !DILocation(line: 21, column: 34, scope: !390)
!394 = distinct !DISubprogram(name: "final_suspend", linkageName: "_ZN9GeneratorIlE12promise_type13final_suspendEv", scope: !72, file: !3, line: 16, type: !187, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !202, retainedNodes: !256)
!395 = !DILocalVariable(name: "this", arg: 1, scope: !394, type: !71, flags: DIFlagArtificial | DIFlagObjectPointer)
!396 = !DILocation(line: 0, scope: !394)
!397 = !DILocation(line: 16, column: 52, scope: !394)
!398 = distinct !DISubprogram(linkageName: "_Z6primesl.__await_suspend_wrapper__final", scope: !3, file: !3, type: !345, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !256)
!399 = !DILocalVariable(arg: 1, scope: !398, type: !81, flags: DIFlagArtificial)
!400 = !DILocation(line: 0, scope: !398)
!401 = !DILocalVariable(arg: 2, scope: !398, type: !81, flags: DIFlagArtificial)
!402 = !DILocation(line: 40, column: 17, scope: !398)
!403 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !3, file: !3, type: !404, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!404 = !DISubroutineType(types: !405)
!405 = !{null}
!406 = !DILocation(line: 0, scope: !403)
!407 = distinct !DISubprogram(name: "~Tally", linkageName: "_ZN5TallyD2Ev", scope: !229, file: !3, line: 59, type: !233, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !232, retainedNodes: !256)
!408 = !DILocalVariable(name: "this", arg: 1, scope: !407, type: !409, flags: DIFlagArtificial | DIFlagObjectPointer)
!409 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !229, size: 64)
!410 = !DILocation(line: 0, scope: !407)
!411 = !DILocation(line: 59, column: 14, scope: !412)
!412 = distinct !DILexicalBlock(scope: !407, file: !3, line: 59, column: 12)
!413 = !DILocation(line: 59, column: 20, scope: !412)
!414 = !DILocation(line: 59, column: 25, scope: !407)
!415 = distinct !DISubprogram(name: "sum_of_primes", linkageName: "_Z13sum_of_primesl", scope: !3, file: !3, line: 63, type: !416, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !256)
!416 = !DISubroutineType(types: !417)
!417 = !{!176, !176}
!418 = !DILocalVariable(name: "limit", arg: 1, scope: !415, file: !3, line: 63, type: !176)
!419 = !DILocation(line: 63, column: 25, scope: !415)
!420 = !DILocalVariable(name: "generator", scope: !415, file: !3, line: 64, type: !73)
!421 = !DILocation(line: 64, column: 8, scope: !415)
!422 = !DILocation(line: 64, column: 27, scope: !415)
!423 = !DILocation(line: 64, column: 20, scope: !415)
!424 = !DILocation(line: 65, column: 3, scope: !415)
!425 = !DILocation(line: 65, column: 20, scope: !415)
!426 = !DILocation(line: 66, column: 30, scope: !415)
!427 = !DILocation(line: 66, column: 5, scope: !415)
!428 = !DILocation(line: 66, column: 11, scope: !415)
!429 = !DILocation(line: 66, column: 17, scope: !415)
!430 = distinct !{!430, !424, !431, !316}
!431 = !DILocation(line: 66, column: 36, scope: !415)
!432 = !DILocation(line: 70, column: 1, scope: !415)
!433 = !DILocalVariable(name: "old", scope: !415, file: !3, line: 67, type: !434)
!434 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Version", file: !3, line: 50, size: 64, flags: DIFlagTypePassByValue, elements: !435, identifier: "_ZTS7Version")
!435 = !{!436, !438}
!436 = !DIDerivedType(tag: DW_TAG_member, name: "major", scope: !434, file: !3, line: 51, baseType: !437, size: 32)
!437 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!438 = !DIDerivedType(tag: DW_TAG_member, name: "minor", scope: !434, file: !3, line: 51, baseType: !437, size: 32, offset: 32)
!439 = !DILocation(line: 67, column: 11, scope: !415)
!440 = !DILocalVariable(name: "recent", scope: !415, file: !3, line: 67, type: !434)
!441 = !DILocation(line: 67, column: 40, scope: !415)
!442 = !DILocalVariable(name: "major", scope: !415, file: !3, line: 68, type: !437)
!443 = !DILocation(line: 68, column: 9, scope: !415)
!444 = !DILocalVariable(name: "minor", scope: !415, file: !3, line: 68, type: !437)
!445 = !DILocation(line: 68, column: 16, scope: !415)
!446 = !DILocation(line: 68, column: 25, scope: !415)
!447 = !DILocation(line: 69, column: 14, scope: !415)
!448 = !DILocation(line: 69, column: 10, scope: !415)
!449 = !DILocation(line: 69, column: 25, scope: !415)
!450 = !DILocation(line: 69, column: 31, scope: !415)
!451 = !DILocation(line: 69, column: 39, scope: !415)
!452 = !DILocation(line: 69, column: 37, scope: !415)
!453 = !DILocation(line: 69, column: 47, scope: !415)
!454 = distinct !DISubprogram(name: "next", linkageName: "_ZN9GeneratorIlE4nextEv", scope: !73, file: !3, line: 32, type: !171, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !170, retainedNodes: !256)
!455 = !DILocalVariable(name: "this", arg: 1, scope: !454, type: !456, flags: DIFlagArtificial | DIFlagObjectPointer)
!456 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!457 = !DILocation(line: 0, scope: !454)
!458 = !DILocation(line: 33, column: 5, scope: !454)
!459 = !DILocation(line: 33, column: 12, scope: !454)
!460 = !DILocation(line: 34, column: 13, scope: !454)
!461 = !DILocation(line: 34, column: 20, scope: !454)
!462 = !DILocation(line: 34, column: 12, scope: !454)
!463 = !DILocation(line: 34, column: 5, scope: !454)
!464 = distinct !DISubprogram(name: "value", linkageName: "_ZNK9GeneratorIlE5valueEv", scope: !73, file: !3, line: 36, type: !174, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !173, retainedNodes: !256)
!465 = !DILocalVariable(name: "this", arg: 1, scope: !464, type: !466, flags: DIFlagArtificial | DIFlagObjectPointer)
!466 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !166, size: 64)
!467 = !DILocation(line: 0, scope: !464)
!468 = !DILocation(line: 36, column: 28, scope: !464)
!469 = !DILocation(line: 36, column: 35, scope: !464)
!470 = !DILocation(line: 36, column: 45, scope: !464)
!471 = !DILocation(line: 36, column: 21, scope: !464)
!472 = distinct !DISubprogram(name: "operator<", linkageName: "_ZStltSt15strong_orderingNSt9__cmp_cat8__unspecE", scope: !8, file: !6, line: 294, type: !473, scopeLine: 295, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !256)
!473 = !DISubroutineType(types: !474)
!474 = !{!70, !19, !210}
!475 = !DILocalVariable(name: "__v", arg: 1, scope: !472, file: !6, line: 294, type: !19)
!476 = !DILocation(line: 294, column: 32, scope: !472)
!477 = !DILocalVariable(arg: 2, scope: !472, file: !6, line: 294, type: !210)
!478 = !DILocation(line: 294, column: 56, scope: !472)
!479 = !DILocation(line: 295, column: 18, scope: !472)
!480 = !DILocation(line: 295, column: 14, scope: !472)
!481 = !DILocation(line: 295, column: 27, scope: !472)
!482 = !DILocation(line: 295, column: 7, scope: !472)
!483 = distinct !DISubprogram(name: "operator<=>", linkageName: "_ZNK7VersionssERKS_", scope: !434, file: !3, line: 52, type: !484, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !489, retainedNodes: !256)
!484 = !DISubroutineType(types: !485)
!485 = !{!19, !486, !488}
!486 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !487, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!487 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !434)
!488 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !487, size: 64)
!489 = !DISubprogram(name: "operator<=>", linkageName: "_ZNK7VersionssERKS_", scope: !434, file: !3, line: 52, type: !484, scopeLine: 52, flags: DIFlagPrototyped, spFlags: 0)
!490 = !DILocalVariable(name: "this", arg: 1, scope: !483, type: !491, flags: DIFlagArtificial | DIFlagObjectPointer)
!491 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !487, size: 64)
!492 = !DILocation(line: 0, scope: !483)
!493 = !DILocalVariable(arg: 2, scope: !483, file: !3, line: 52, type: !488)
!494 = !DILocation(line: 52, column: 35, scope: !483)
!495 = !DILocalVariable(name: "cmp", scope: !496, file: !3, line: 52, type: !19)
!496 = distinct !DILexicalBlock(scope: !483, file: !3, line: 52, column: 51)
!497 = !DILocation(line: 52, column: 51, scope: !496)
!498 = !{i64 4}
!499 = !DILocalVariable(name: "cmp", scope: !500, file: !3, line: 52, type: !19)
!500 = distinct !DILexicalBlock(scope: !483, file: !3, line: 52, column: 51)
!501 = !DILocation(line: 52, column: 51, scope: !500)
!502 = !DILocation(line: 52, column: 51, scope: !483)
!503 = distinct !DISubprogram(name: "__unspec", linkageName: "_ZNSt9__cmp_cat8__unspecC2EPS0_", scope: !210, file: !6, line: 59, type: !213, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !212, retainedNodes: !256)
!504 = !DILocalVariable(name: "this", arg: 1, scope: !503, type: !216, flags: DIFlagArtificial | DIFlagObjectPointer)
!505 = !DILocation(line: 0, scope: !503)
!506 = !DILocalVariable(arg: 2, scope: !503, file: !6, line: 59, type: !216)
!507 = !DILocation(line: 59, column: 35, scope: !503)
!508 = !DILocation(line: 59, column: 48, scope: !503)
!509 = distinct !DISubprogram(name: "~Generator", linkageName: "_ZN9GeneratorIlED2Ev", scope: !73, file: !3, line: 28, type: !168, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !167, retainedNodes: !256)
!510 = !DILocalVariable(name: "this", arg: 1, scope: !509, type: !456, flags: DIFlagArtificial | DIFlagObjectPointer)
!511 = !DILocation(line: 0, scope: !509)
!512 = !DILocation(line: 29, column: 9, scope: !513)
!513 = distinct !DILexicalBlock(scope: !514, file: !3, line: 29, column: 9)
!514 = distinct !DILexicalBlock(scope: !509, file: !3, line: 28, column: 16)
!515 = !DILocation(line: 30, column: 7, scope: !513)
!516 = !DILocation(line: 30, column: 14, scope: !513)
!517 = !DILocation(line: 31, column: 3, scope: !509)
!518 = distinct !DISubprogram(name: "coroutine_handle", linkageName: "_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEC2Ev", scope: !76, file: !77, line: 199, type: !83, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !82, retainedNodes: !256)
!519 = !DILocalVariable(name: "this", arg: 1, scope: !518, type: !520, flags: DIFlagArtificial | DIFlagObjectPointer)
!520 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!521 = !DILocation(line: 0, scope: !518)
!522 = !DILocation(line: 257, column: 13, scope: !518)
!523 = !DILocation(line: 199, column: 47, scope: !518)
!524 = distinct !DISubprogram(name: "from_address", linkageName: "_ZNSt7__n486116coroutine_handleIvE12from_addressEPv", scope: !111, file: !77, line: 116, type: !131, scopeLine: 117, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !130, retainedNodes: !256)
!525 = !DILocalVariable(name: "__a", arg: 1, scope: !524, file: !77, line: 116, type: !81)
!526 = !DILocation(line: 116, column: 60, scope: !524)
!527 = !DILocalVariable(name: "__self", scope: !524, file: !77, line: 118, type: !111)
!528 = !DILocation(line: 118, column: 19, scope: !524)
!529 = !DILocation(line: 119, column: 21, scope: !524)
!530 = !DILocation(line: 119, column: 9, scope: !524)
!531 = !DILocation(line: 119, column: 19, scope: !524)
!532 = !DILocation(line: 120, column: 2, scope: !524)
!533 = distinct !DISubprogram(name: "address", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7addressEv", scope: !76, file: !77, line: 220, type: !101, scopeLine: 220, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !100, retainedNodes: !256)
!534 = !DILocalVariable(name: "this", arg: 1, scope: !533, type: !367, flags: DIFlagArtificial | DIFlagObjectPointer)
!535 = !DILocation(line: 0, scope: !533)
!536 = !DILocation(line: 220, column: 57, scope: !533)
!537 = !DILocation(line: 220, column: 50, scope: !533)
!538 = distinct !DISubprogram(name: "coroutine_handle", linkageName: "_ZNSt7__n486116coroutine_handleIvEC2Ev", scope: !111, file: !77, line: 100, type: !115, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !114, retainedNodes: !256)
!539 = !DILocalVariable(name: "this", arg: 1, scope: !538, type: !540, flags: DIFlagArtificial | DIFlagObjectPointer)
!540 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64)
!541 = !DILocation(line: 0, scope: !538)
!542 = !DILocation(line: 100, column: 47, scope: !538)
!543 = !DILocation(line: 100, column: 61, scope: !538)
!544 = distinct !DISubprogram(name: "operator==", linkageName: "_ZSteqSt15strong_orderingNSt9__cmp_cat8__unspecE", scope: !8, file: !6, line: 285, type: !473, scopeLine: 286, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !256)
!545 = !DILocalVariable(name: "__v", arg: 1, scope: !544, file: !6, line: 285, type: !19)
!546 = !DILocation(line: 285, column: 32, scope: !544)
!547 = !DILocalVariable(arg: 2, scope: !544, file: !6, line: 285, type: !210)
!548 = !DILocation(line: 285, column: 56, scope: !544)
!549 = !DILocation(line: 286, column: 18, scope: !544)
!550 = !DILocation(line: 286, column: 14, scope: !544)
!551 = !DILocation(line: 286, column: 27, scope: !544)
!552 = !DILocation(line: 286, column: 7, scope: !544)
!553 = distinct !DISubprogram(name: "from_promise", linkageName: "_ZNSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE12from_promiseERS3_", scope: !76, file: !77, line: 204, type: !93, scopeLine: 205, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !92, retainedNodes: !256)
!554 = !DILocalVariable(name: "__p", arg: 1, scope: !553, file: !77, line: 204, type: !95)
!555 = !DILocation(line: 204, column: 30, scope: !553)
!556 = !DILocalVariable(name: "__self", scope: !553, file: !77, line: 206, type: !76)
!557 = !DILocation(line: 206, column: 19, scope: !553)
!558 = !DILocation(line: 208, column: 38, scope: !553)
!559 = !{i64 8}
!560 = !DILocation(line: 208, column: 6, scope: !553)
!561 = !DILocation(line: 207, column: 9, scope: !553)
!562 = !DILocation(line: 208, column: 4, scope: !553)
!563 = !DILocation(line: 209, column: 2, scope: !553)
!564 = distinct !DISubprogram(name: "Generator", linkageName: "_ZN9GeneratorIlEC2ENSt7__n486116coroutine_handleINS0_12promise_typeEEE", scope: !73, file: !3, line: 25, type: !159, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !158, retainedNodes: !256)
!565 = !DILocalVariable(name: "this", arg: 1, scope: !564, type: !456, flags: DIFlagArtificial | DIFlagObjectPointer)
!566 = !DILocation(line: 0, scope: !564)
!567 = !DILocalVariable(name: "handle", arg: 2, scope: !564, file: !3, line: 25, type: !76)
!568 = !DILocation(line: 25, column: 58, scope: !564)
!569 = !DILocation(line: 26, column: 9, scope: !564)
!570 = !DILocation(line: 26, column: 25, scope: !564)
!571 = distinct !DISubprogram(name: "operator bool", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEEcvbEv", scope: !76, file: !77, line: 234, type: !145, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !144, retainedNodes: !256)
!572 = !DILocalVariable(name: "this", arg: 1, scope: !571, type: !367, flags: DIFlagArtificial | DIFlagObjectPointer)
!573 = !DILocation(line: 0, scope: !571)
!574 = !DILocation(line: 236, column: 14, scope: !571)
!575 = !DILocation(line: 236, column: 2, scope: !571)
!576 = distinct !DISubprogram(name: "destroy", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7destroyEv", scope: !76, file: !77, line: 246, type: !149, scopeLine: 246, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !152, retainedNodes: !256)
!577 = !DILocalVariable(name: "this", arg: 1, scope: !576, type: !367, flags: DIFlagArtificial | DIFlagObjectPointer)
!578 = !DILocation(line: 0, scope: !576)
!579 = !DILocation(line: 246, column: 53, scope: !576)
!580 = !DILocation(line: 246, column: 30, scope: !576)
!581 = !DILocation(line: 246, column: 65, scope: !576)
!582 = distinct !DISubprogram(name: "resume", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE6resumeEv", scope: !76, file: !77, line: 244, type: !149, scopeLine: 244, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !151, retainedNodes: !256)
!583 = !DILocalVariable(name: "this", arg: 1, scope: !582, type: !367, flags: DIFlagArtificial | DIFlagObjectPointer)
!584 = !DILocation(line: 0, scope: !582)
!585 = !DILocation(line: 244, column: 51, scope: !582)
!586 = !DILocation(line: 244, column: 29, scope: !582)
!587 = !DILocation(line: 244, column: 63, scope: !582)
!588 = distinct !DISubprogram(name: "done", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE4doneEv", scope: !76, file: !77, line: 239, type: !145, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !147, retainedNodes: !256)
!589 = !DILocalVariable(name: "this", arg: 1, scope: !588, type: !367, flags: DIFlagArtificial | DIFlagObjectPointer)
!590 = !DILocation(line: 0, scope: !588)
!591 = !DILocation(line: 239, column: 63, scope: !588)
!592 = !DILocation(line: 239, column: 43, scope: !588)
!593 = !DILocation(line: 239, column: 36, scope: !588)
!594 = distinct !DISubprogram(name: "promise", linkageName: "_ZNKSt7__n486116coroutine_handleIN9GeneratorIlE12promise_typeEE7promiseEv", scope: !76, file: !77, line: 249, type: !154, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !153, retainedNodes: !256)
!595 = !DILocalVariable(name: "this", arg: 1, scope: !594, type: !367, flags: DIFlagArtificial | DIFlagObjectPointer)
!596 = !DILocation(line: 0, scope: !594)
!597 = !DILocalVariable(name: "__t", scope: !594, file: !77, line: 251, type: !81)
!598 = !DILocation(line: 251, column: 8, scope: !594)
!599 = !DILocation(line: 252, column: 30, scope: !594)
!600 = !DILocation(line: 252, column: 6, scope: !594)
!601 = !DILocation(line: 253, column: 33, scope: !594)
!602 = !DILocation(line: 253, column: 2, scope: !594)
!603 = distinct !DISubprogram(linkageName: "__tls_init", scope: !3, file: !3, type: !345, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!604 = !DILocation(line: 0, scope: !603)
!605 = !{!"branch_weights", i32 1, i32 1023}
!606 = distinct !DISubprogram(name: "primes", linkageName: "_Z6primesl.resume", scope: !3, file: !3, line: 40, type: !245, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !607)
!607 = !{!608}
!608 = !DILocalVariable(name: "__coro_frame", scope: !606, file: !3, line: 40, type: !249, flags: DIFlagArtificial)
!609 = !DILocalVariable(name: "prime", scope: !610, file: !3, line: 42, type: !70)
!610 = distinct !DILexicalBlock(scope: !611, file: !3, line: 41, column: 60)
!611 = distinct !DILexicalBlock(scope: !612, file: !3, line: 41, column: 3)
!612 = distinct !DILexicalBlock(scope: !613, file: !3, line: 41, column: 3)
!613 = distinct !DILexicalBlock(scope: !606, file: !3, line: 40, column: 36)
!614 = !DILocation(line: 42, column: 10, scope: !610)
!615 = !DILocalVariable(name: "candidate", scope: !612, file: !3, line: 41, type: !176)
!616 = !DILocation(line: 41, column: 13, scope: !612)
!617 = !DILocalVariable(name: "__promise", scope: !606, type: !254, flags: DIFlagArtificial)
!618 = !DILocation(line: 0, scope: !606)
!619 = !DILocalVariable(name: "limit", arg: 1, scope: !606, file: !3, line: 40, type: !176)
!620 = !DILocation(line: 40, column: 1, scope: !606)
!621 = !DILocalVariable(name: "divisor", scope: !622, file: !3, line: 43, type: !176)
!622 = distinct !DILexicalBlock(scope: !610, file: !3, line: 43, column: 5)
!623 = !DILocation(line: 43, column: 15, scope: !622)
!624 = !DILocation(line: 46, column: 7, scope: !606)
!625 = !DILabel(scope: !606, name: "__coro_resume_0", file: !3, line: 40, column: 17, isArtificial: true, coroSuspendIdx: 0)
!626 = !DILocation(line: 40, column: 17, scope: !606)
!627 = !DILocation(line: 41, column: 8, scope: !612)
!628 = !DILocation(line: 41, column: 28, scope: !611)
!629 = !DILocation(line: 41, column: 40, scope: !611)
!630 = !DILocation(line: 41, column: 38, scope: !611)
!631 = !DILocation(line: 41, column: 3, scope: !612)
!632 = !DILocation(line: 43, column: 10, scope: !622)
!633 = !DILocation(line: 43, column: 28, scope: !634)
!634 = distinct !DILexicalBlock(scope: !622, file: !3, line: 43, column: 5)
!635 = !DILocation(line: 43, column: 38, scope: !634)
!636 = !DILocation(line: 43, column: 36, scope: !634)
!637 = !DILocation(line: 43, column: 49, scope: !634)
!638 = !DILocation(line: 43, column: 46, scope: !634)
!639 = !DILocation(line: 43, column: 59, scope: !634)
!640 = !DILocation(line: 43, column: 62, scope: !634)
!641 = !DILocation(line: 0, scope: !634)
!642 = !DILocation(line: 43, column: 5, scope: !622)
!643 = !DILocation(line: 43, column: 5, scope: !634)
!644 = !DILocation(line: 44, column: 15, scope: !634)
!645 = !DILocation(line: 44, column: 27, scope: !634)
!646 = !DILocation(line: 44, column: 25, scope: !634)
!647 = !DILocation(line: 44, column: 35, scope: !634)
!648 = !DILocation(line: 44, column: 13, scope: !634)
!649 = !DILocation(line: 44, column: 7, scope: !634)
!650 = !DILocation(line: 43, column: 69, scope: !634)
!651 = distinct !{!651, !642, !652, !316}
!652 = !DILocation(line: 44, column: 38, scope: !622)
!653 = !DILocation(line: 45, column: 9, scope: !654)
!654 = distinct !DILexicalBlock(scope: !610, file: !3, line: 45, column: 9)
!655 = !DILocation(line: 46, column: 16, scope: !654)
!656 = !DILocation(line: 46, column: 7, scope: !654)
!657 = !DILabel(scope: !606, name: "__coro_resume_1", file: !3, line: 46, column: 7, isArtificial: true, coroSuspendIdx: 1)
!658 = !DILocation(line: 47, column: 3, scope: !611)
!659 = !DILocation(line: 0, scope: !611)
!660 = !DILocation(line: 47, column: 3, scope: !610)
!661 = !DILocation(line: 41, column: 47, scope: !611)
!662 = !DILocation(line: 41, column: 3, scope: !611)
!663 = distinct !{!663, !631, !664, !316}
!664 = !DILocation(line: 47, column: 3, scope: !612)
!665 = distinct !DISubprogram(name: "primes", linkageName: "_Z6primesl.destroy", scope: !3, file: !3, line: 40, type: !245, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !666)
!666 = !{!667}
!667 = !DILocalVariable(name: "__coro_frame", scope: !665, file: !3, line: 40, type: !249, flags: DIFlagArtificial)
!668 = !DILocalVariable(name: "prime", scope: !669, file: !3, line: 42, type: !70)
!669 = distinct !DILexicalBlock(scope: !670, file: !3, line: 41, column: 60)
!670 = distinct !DILexicalBlock(scope: !671, file: !3, line: 41, column: 3)
!671 = distinct !DILexicalBlock(scope: !672, file: !3, line: 41, column: 3)
!672 = distinct !DILexicalBlock(scope: !665, file: !3, line: 40, column: 36)
!673 = !DILocation(line: 42, column: 10, scope: !669)
!674 = !DILocalVariable(name: "candidate", scope: !671, file: !3, line: 41, type: !176)
!675 = !DILocation(line: 41, column: 13, scope: !671)
!676 = !DILocalVariable(name: "__promise", scope: !665, type: !254, flags: DIFlagArtificial)
!677 = !DILocation(line: 0, scope: !665)
!678 = !DILocalVariable(name: "limit", arg: 1, scope: !665, file: !3, line: 40, type: !176)
!679 = !DILocation(line: 40, column: 1, scope: !665)
!680 = !DILocalVariable(name: "divisor", scope: !681, file: !3, line: 43, type: !176)
!681 = distinct !DILexicalBlock(scope: !669, file: !3, line: 43, column: 5)
!682 = !DILocation(line: 43, column: 15, scope: !681)
!683 = !DILocation(line: 46, column: 7, scope: !665)
!684 = !DILabel(scope: !665, name: "__coro_resume_0", file: !3, line: 40, column: 17, isArtificial: true, coroSuspendIdx: 0)
!685 = !DILocation(line: 40, column: 17, scope: !665)
!686 = !DILocation(line: 41, column: 8, scope: !671)
!687 = !DILocation(line: 41, column: 28, scope: !670)
!688 = !DILocation(line: 41, column: 40, scope: !670)
!689 = !DILocation(line: 41, column: 38, scope: !670)
!690 = !DILocation(line: 41, column: 3, scope: !671)
!691 = !DILocation(line: 43, column: 10, scope: !681)
!692 = !DILocation(line: 43, column: 28, scope: !693)
!693 = distinct !DILexicalBlock(scope: !681, file: !3, line: 43, column: 5)
!694 = !DILocation(line: 43, column: 38, scope: !693)
!695 = !DILocation(line: 43, column: 36, scope: !693)
!696 = !DILocation(line: 43, column: 49, scope: !693)
!697 = !DILocation(line: 43, column: 46, scope: !693)
!698 = !DILocation(line: 43, column: 59, scope: !693)
!699 = !DILocation(line: 43, column: 62, scope: !693)
!700 = !DILocation(line: 0, scope: !693)
!701 = !DILocation(line: 43, column: 5, scope: !681)
!702 = !DILocation(line: 43, column: 5, scope: !693)
!703 = !DILocation(line: 44, column: 15, scope: !693)
!704 = !DILocation(line: 44, column: 27, scope: !693)
!705 = !DILocation(line: 44, column: 25, scope: !693)
!706 = !DILocation(line: 44, column: 35, scope: !693)
!707 = !DILocation(line: 44, column: 13, scope: !693)
!708 = !DILocation(line: 44, column: 7, scope: !693)
!709 = !DILocation(line: 43, column: 69, scope: !693)
!710 = distinct !{!710, !701, !711, !316}
!711 = !DILocation(line: 44, column: 38, scope: !681)
!712 = !DILocation(line: 45, column: 9, scope: !713)
!713 = distinct !DILexicalBlock(scope: !669, file: !3, line: 45, column: 9)
!714 = !DILocation(line: 46, column: 16, scope: !713)
!715 = !DILocation(line: 46, column: 7, scope: !713)
!716 = !DILabel(scope: !665, name: "__coro_resume_1", file: !3, line: 46, column: 7, isArtificial: true, coroSuspendIdx: 1)
!717 = !DILocation(line: 47, column: 3, scope: !670)
!718 = !DILocation(line: 0, scope: !670)
!719 = !DILocation(line: 47, column: 3, scope: !669)
!720 = !DILocation(line: 41, column: 47, scope: !670)
!721 = !DILocation(line: 41, column: 3, scope: !670)
!722 = distinct !{!722, !690, !723, !316}
!723 = !DILocation(line: 47, column: 3, scope: !671)
!724 = !DILabel(scope: !665, name: "__coro_resume_2", file: !3, line: 40, column: 17, isArtificial: true, coroSuspendIdx: 2)
!725 = distinct !DISubprogram(name: "primes", linkageName: "_Z6primesl.cleanup", scope: !3, file: !3, line: 40, type: !245, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !726)
!726 = !{!727}
!727 = !DILocalVariable(name: "__coro_frame", scope: !725, file: !3, line: 40, type: !249, flags: DIFlagArtificial)
!728 = !DILocalVariable(name: "prime", scope: !729, file: !3, line: 42, type: !70)
!729 = distinct !DILexicalBlock(scope: !730, file: !3, line: 41, column: 60)
!730 = distinct !DILexicalBlock(scope: !731, file: !3, line: 41, column: 3)
!731 = distinct !DILexicalBlock(scope: !732, file: !3, line: 41, column: 3)
!732 = distinct !DILexicalBlock(scope: !725, file: !3, line: 40, column: 36)
!733 = !DILocation(line: 42, column: 10, scope: !729)
!734 = !DILocalVariable(name: "candidate", scope: !731, file: !3, line: 41, type: !176)
!735 = !DILocation(line: 41, column: 13, scope: !731)
!736 = !DILocalVariable(name: "__promise", scope: !725, type: !254, flags: DIFlagArtificial)
!737 = !DILocation(line: 0, scope: !725)
!738 = !DILocalVariable(name: "limit", arg: 1, scope: !725, file: !3, line: 40, type: !176)
!739 = !DILocation(line: 40, column: 1, scope: !725)
!740 = !DILocalVariable(name: "divisor", scope: !741, file: !3, line: 43, type: !176)
!741 = distinct !DILexicalBlock(scope: !729, file: !3, line: 43, column: 5)
!742 = !DILocation(line: 43, column: 15, scope: !741)
!743 = !DILocation(line: 46, column: 7, scope: !725)
!744 = !DILabel(scope: !725, name: "__coro_resume_0", file: !3, line: 40, column: 17, isArtificial: true, coroSuspendIdx: 0)
!745 = !DILocation(line: 40, column: 17, scope: !725)
!746 = !DILocation(line: 41, column: 8, scope: !731)
!747 = !DILocation(line: 41, column: 28, scope: !730)
!748 = !DILocation(line: 41, column: 40, scope: !730)
!749 = !DILocation(line: 41, column: 38, scope: !730)
!750 = !DILocation(line: 41, column: 3, scope: !731)
!751 = !DILocation(line: 43, column: 10, scope: !741)
!752 = !DILocation(line: 43, column: 28, scope: !753)
!753 = distinct !DILexicalBlock(scope: !741, file: !3, line: 43, column: 5)
!754 = !DILocation(line: 43, column: 38, scope: !753)
!755 = !DILocation(line: 43, column: 36, scope: !753)
!756 = !DILocation(line: 43, column: 49, scope: !753)
!757 = !DILocation(line: 43, column: 46, scope: !753)
!758 = !DILocation(line: 43, column: 59, scope: !753)
!759 = !DILocation(line: 43, column: 62, scope: !753)
!760 = !DILocation(line: 0, scope: !753)
!761 = !DILocation(line: 43, column: 5, scope: !741)
!762 = !DILocation(line: 43, column: 5, scope: !753)
!763 = !DILocation(line: 44, column: 15, scope: !753)
!764 = !DILocation(line: 44, column: 27, scope: !753)
!765 = !DILocation(line: 44, column: 25, scope: !753)
!766 = !DILocation(line: 44, column: 35, scope: !753)
!767 = !DILocation(line: 44, column: 13, scope: !753)
!768 = !DILocation(line: 44, column: 7, scope: !753)
!769 = !DILocation(line: 43, column: 69, scope: !753)
!770 = distinct !{!770, !761, !771, !316}
!771 = !DILocation(line: 44, column: 38, scope: !741)
!772 = !DILocation(line: 45, column: 9, scope: !773)
!773 = distinct !DILexicalBlock(scope: !729, file: !3, line: 45, column: 9)
!774 = !DILocation(line: 46, column: 16, scope: !773)
!775 = !DILocation(line: 46, column: 7, scope: !773)
!776 = !DILabel(scope: !725, name: "__coro_resume_1", file: !3, line: 46, column: 7, isArtificial: true, coroSuspendIdx: 1)
!777 = !DILocation(line: 47, column: 3, scope: !730)
!778 = !DILocation(line: 0, scope: !730)
!779 = !DILocation(line: 47, column: 3, scope: !729)
!780 = !DILocation(line: 41, column: 47, scope: !730)
!781 = !DILocation(line: 41, column: 3, scope: !730)
!782 = distinct !{!782, !750, !783, !316}
!783 = !DILocation(line: 47, column: 3, scope: !731)
!784 = !DILabel(scope: !725, name: "__coro_resume_2", file: !3, line: 40, column: 17, isArtificial: true, coroSuspendIdx: 2)
