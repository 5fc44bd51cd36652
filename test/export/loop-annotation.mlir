// #llvm.loop_annotation: every option, in order.
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s --require-mlir=different

#file = #llvm.di_file<"loop.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#function = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#group = #llvm.access_group<id = distinct[1]<>>
#after = #llvm.loop_annotation<disableNonforced = true>
#all = #llvm.loop_annotation<disableNonforced = true, mustProgress = true, isVectorized = true,
  vectorize = <disable = false, predicateEnable = true, scalableEnable = false, width = 16 : i32, followupVectorized = #after, followupEpilogue = #after, followupAll = #after>,
  interleave = <count = 32 : i32>,
  unroll = <disable = true, count = 64 : i32, runtimeDisable = false, full = true, followupUnrolled = #after, followupRemainder = #after, followupAll = #after>,
  unrollAndJam = <disable = false, count = 8 : i32, followupOuter = #after, followupInner = #after, followupRemainderOuter = #after, followupRemainderInner = #after, followupAll = #after>,
  licm = <disable = true, versioningDisable = true>,
  distribute = <disable = true, followupCoincident = #after, followupSequential = #after, followupFallback = #after, followupAll = #after>,
  pipeline = <disable = false, initiationinterval = 2 : i32>,
  peeled = <count = 5 : i32>, unswitch = <partialDisable = true>,
  startLoc = loc(fused<#function>["loop.c":3:4]), endLoc = loc(fused<#function>["loop.c":5:6]),
  parallelAccesses = #group>
#little = #llvm.loop_annotation<unroll = <disable = false, full = false>, licm = <disable = false>>

// CHECK-LABEL: define void @f(
llvm.func @f(%again: i1, %p: !llvm.ptr) {
  llvm.br ^loop loc(unknown)
^loop:
  // CHECK: load {{.*}} !llvm.access.group [[GROUP:![0-9]+]]
  %0 = llvm.load %p {access_groups = [#group]} : !llvm.ptr -> i32 loc(unknown)
  // CHECK: br i1 {{.*}} !llvm.loop [[ALL:![0-9]+]]
  llvm.cond_br %again, ^loop, ^next {loop_annotation = #all} loc(unknown)
^next:
  // CHECK: br label {{.*}} !llvm.loop [[LITTLE:![0-9]+]]
  llvm.br ^next {loop_annotation = #little} loc(unknown)
} loc(fused<#function>["loop.c":1:2])

// CHECK: [[GROUP]] = distinct !{}
// CHECK: [[ALL]] = distinct !{[[ALL]], 
// CHECK: !DILocation(line: 3, column: 4,
// CHECK-NEXT: !DILocation(line: 5, column: 6,
// CHECK-NEXT: !{!"llvm.loop.disable_nonforced"}
// CHECK-NEXT: !{!"llvm.loop.mustprogress"}
// CHECK-NEXT: !{!"llvm.loop.isvectorized", i32 1}
// CHECK-NEXT: !{!"llvm.loop.vectorize.enable", i1 true}
// CHECK-NEXT: !{!"llvm.loop.vectorize.predicate.enable", i1 true}
// CHECK-NEXT: !{!"llvm.loop.vectorize.scalable.enable", i1 false}
// CHECK-NEXT: !{!"llvm.loop.vectorize.width", i32 16}
// CHECK-NEXT: !{!"llvm.loop.vectorize.followup_vectorized", [[AFTER:![0-9]+]]}
// CHECK-NEXT: [[AFTER]] = distinct !{[[AFTER]], !{{[0-9]+}}}
// CHECK-NEXT: !{!"llvm.loop.vectorize.followup_epilogue", [[AFTER]]}
// CHECK-NEXT: !{!"llvm.loop.vectorize.followup_all", [[AFTER]]}
// CHECK-NEXT: !{!"llvm.loop.interleave.count", i32 32}
// CHECK-NEXT: !{!"llvm.loop.unroll.disable"}
// CHECK-NEXT: !{!"llvm.loop.unroll.count", i32 64}
// CHECK-NEXT: !{!"llvm.loop.unroll.runtime.disable", i1 false}
// CHECK-NEXT: !{!"llvm.loop.unroll.full"}
// CHECK-NEXT: !{!"llvm.loop.unroll.followup_unrolled", [[AFTER]]}
// CHECK-NEXT: !{!"llvm.loop.unroll.followup_remainder", [[AFTER]]}
// CHECK-NEXT: !{!"llvm.loop.unroll.followup_all", [[AFTER]]}
// CHECK-NEXT: !{!"llvm.loop.unroll_and_jam.enable"}
// CHECK-NEXT: !{!"llvm.loop.unroll_and_jam.count", i32 8}
// CHECK-NEXT: !{!"llvm.loop.unroll_and_jam.followup_outer", [[AFTER]]}
// CHECK-NEXT: !{!"llvm.loop.unroll_and_jam.followup_inner", [[AFTER]]}
// CHECK-NEXT: !{!"llvm.loop.unroll_and_jam.followup_remainder_outer", [[AFTER]]}
// CHECK-NEXT: !{!"llvm.loop.unroll_and_jam.followup_remainder_inner", [[AFTER]]}
// CHECK-NEXT: !{!"llvm.loop.unroll_and_jam.followup_all", [[AFTER]]}
// CHECK-NEXT: !{!"llvm.licm.disable"}
// CHECK-NEXT: !{!"llvm.loop.licm_versioning.disable"}
// CHECK-NEXT: !{!"llvm.loop.distribute.enable", i1 false}
// CHECK-NEXT: !{!"llvm.loop.distribute.followup_coincident", [[AFTER]]}
// CHECK-NEXT: !{!"llvm.loop.distribute.followup_sequential", [[AFTER]]}
// CHECK-NEXT: !{!"llvm.loop.distribute.followup_fallback", [[AFTER]]}
// CHECK-NEXT: !{!"llvm.loop.distribute.followup_all", [[AFTER]]}
// CHECK-NEXT: !{!"llvm.loop.pipeline.disable", i1 false}
// CHECK-NEXT: !{!"llvm.loop.pipeline.initiationinterval", i32 2}
// CHECK-NEXT: !{!"llvm.loop.peeled.count", i32 5}
// CHECK-NEXT: !{!"llvm.loop.unswitch.partial.disable"}
// CHECK-NEXT: !{!"llvm.loop.parallel_accesses", [[GROUP]]}
// CHECK-NEXT: [[LITTLE]] = distinct !{[[LITTLE]], [[ENABLE:![0-9]+]]}
// CHECK-NEXT: [[ENABLE]] = !{!"llvm.loop.unroll.enable"}
