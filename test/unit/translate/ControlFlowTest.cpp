// Blocks, phis and terminators: their order and names, and the forms that the
// dialect does not have.

#include "Support.h"

using namespace palindrome;
using namespace palindrome::test;

static const Case controlFlowCases[] = {
    {"Branches", "define i32 @f(i1 %c) {\nentry:\n br i1 %c, label %a, label "
                 "%b\na:\n br label %b\nb:\n %p = phi i32 [ 1, %entry ], [ 2, "
                 "%a ]\n ret i32 %p\n}"},
    {"PhiOrder", "define i32 @f(i1 %c) {\nentry:\n br i1 %c, label %a, label "
                 "%b\na:\n br label %b\nb:\n %p = phi i32 [ 2, %a ], [ 1, "
                 "%entry ]\n %q = phi i32 [ 1, %entry ], [ 2, %a ]\n ret i32 "
                 "%p\n}"},
    {"PredecessorOrder",
     "define void @f(i1 %c) {\nentry:\n br i1 %c, label %a, label %b\na:\n br "
     "label %c1\nb:\n br label %c1\nc1:\n ret void\n uselistorder label %c1, { "
     "1, 0 }\n}"},
    {"PredecessorOrderFromOutside",
     "define void @f(i1 %c) {\nentry:\n br i1 %c, label %a, label %b\na:\n br "
     "label %d\nb:\n br label %d\nd:\n ret void\n}\n"
     "@x = global ptr blockaddress(@f, %d)\n"
     "uselistorder_bb @f, %d, { 1, 0, 2 }"},
    {"PhiWithFlagsAndMetadata",
     "define float @f(i1 %c) {\n br i1 %c, label %1, label %2\n1:\n br label "
     "%2\n2:\n %3 = phi nnan ninf float [ 1.0, %0 ], [ 2.0, %1 ], !foo !0\n"
     " %n = phi fast float [ 1.0, %0 ], [ 3.0, %1 ]\n ret float %3\n}\n"
     "!0 = !{}"},
    {"SelfLoops",
     "define void @f(i1 %c) {\n br label %1\n1:\n %p = phi i32 [ "
     "0, %0 ], [ %p, %1 ], [ %p, %1 ]\n br i1 %c, label %1, label "
     "%1\n}\ndefine void @g() {\n br label %1\n1:\n br label %1\n}"},
    {"ForwardReferences",
     "define i32 @f(i1 %c) {\nentry:\n br label %late\nearly:\n %u = add i32 "
     "%v, %v\n ret i32 %u\nlate:\n %v = add i32 1, 2\n br label %early\n}"},
    {"PhiForward",
     "define void @f(i1 %c) {\nentry:\n br label %l\nl:\n %i = phi i32 [ 0, "
     "%entry ], [ %j, %l ]\n %j = add nuw nsw i32 %i, 1\n br i1 %c, label %l, "
     "label %e\ne:\n ret void\n}"},
    {"UnreachableBlocks",
     "define void @f() {\n ret void\ndead:\n %x = add i32 %y, 1\n %y = add i32 "
     "%x, 1\n br label %dead2\ndead2:\n %p = phi i32 [ %x, %dead ], [ %p, "
     "%dead2 ]\n br label %dead2\nlonely:\n %s = add i32 %s, 1\n %t = "
     "getelementptr i8, ptr %t, i64 1\n unreachable\n}"},
    {"UnreachablePhiWithoutEdges",
     "define void @f() {\n ret void\nd:\n br label %e\ne:\n %p = phi i32 [ 0, "
     "%d ]\n ret void\n}"},
    {"Switch", "define i32 @f(i64 %x) {\n switch i64 %x, label %d [\n i64 0, "
               "label %a\n i64 -1, label %a\n i64 9, label %d\n ]\na:\n %p = "
               "phi i32 [ 1, %0 ], [ 1, %0 ]\n ret i32 %p\nd:\n %q = phi i32 [ "
               "2, %0 ], [ 2, %0 ]\n ret i32 %q\n}"},
    {"SwitchWithoutCases",
     "define void @f(i8 %x) {\n switch i8 %x, label %d [\n ]\nd:\n ret "
     "void\n}"},
    {"IndirectBranch",
     "define void @f(i1 %c) {\n %p = select i1 %c, ptr blockaddress(@f, %a), "
     "ptr blockaddress(@f, %b)\n indirectbr ptr %p, [label %a, label %b, label "
     "%a]\na:\n %x = phi i32 [ 1, %0 ], [ 1, %0 ]\n ret void\nb:\n ret "
     "void\n}\n"
     "define void @g(ptr %p) {\n indirectbr ptr %p, []\n}"},
    {"Invoke",
     "declare i32 @p(...)\ndeclare i32 @g(i32)\n"
     "define i32 @f() personality ptr @p {\nentry:\n %r = invoke i32 @g(i32 1) "
     "to label %n unwind label %u\nn:\n ret i32 %r\nu:\n %l = landingpad { "
     "ptr, i32 } cleanup catch ptr null filter [1 x ptr] [ptr @p] filter [0 x "
     "ptr] zeroinitializer\n resume { ptr, i32 } %l\n}"},
    {"InvokeResultIntoPhi",
     "declare i32 @p(...)\ndeclare i32 @g(i32)\n"
     "define i32 @f(i1 %c) personality ptr @p {\nentry:\n br i1 %c, label %i, "
     "label %n\ni:\n %r = invoke i32 @g(i32 1) to label %n unwind label "
     "%u\nn:\n %x = phi i32 [ 0, %entry ], [ %r, %i ]\n ret i32 %x\nu:\n %l = "
     "landingpad { ptr, i32 } cleanup\n unreachable\n}"},
    {"InvokeResultIntoTwoPhis",
     "declare i32 @p(...)\ndeclare i32 @g(i32)\n"
     "define i32 @f() personality ptr @p {\n %r = invoke i32 @g(i32 1) to "
     "label "
     "%n unwind label %u\nn:\n %x = phi i32 [ %r, %0 ], [ %s, %m ]\n %y = phi "
     "i32 [ 5, %0 ], [ %s, %m ]\n %s = invoke i32 @g(i32 %x) to label %m "
     "unwind "
     "label %u\nm:\n br label %n\nu:\n %e = phi i32 [ 1, %0 ], [ %y, %n ]\n %l "
     "= landingpad { ptr, i32 } cleanup\n ret i32 %e\n}"},
    {"LandingPadMetadata",
     "declare i32 @p(...)\ndeclare void @g()\n"
     "define void @f() personality ptr @p {\n invoke void @g() to label %n "
     "unwind label %u\nn:\n ret void\nu:\n %named = landingpad { ptr, i32 } "
     "cleanup, !foo !0\n ret void\n}\n!0 = !{!\"x\"}"},
    {"InvokeIndirect",
     "declare i32 @p(...)\ndefine void @f(ptr %g, ptr %q) personality ptr @p "
     "{\n invoke void %g(i32 1) [ \"deopt\"(i32 7, ptr %q), \"x\"() ] to label "
     "%n unwind label %u\nn:\n invoke fastcc void (i32, ...) %g(i32 1, ptr %q) "
     "to label %m unwind label %u\nm:\n ret void\nu:\n %l = landingpad { ptr, "
     "i32 } cleanup\n ret void\n}"},
    {"BlockNames", "define void @f() {\n\"a b\":\n br label "
                   "%\"\\01x\"\n\"\\01x\":\n br label "
                   "%0\n0:\n br label %last\nlast:\n ret void\n}"},
    {"Returns", "define void @a() {\n ret void\n}\ndefine { i32, ptr } @b() "
                "{\n ret { i32, ptr } { i32 1, ptr null }\n}\n"
                "define void @c() {\n unreachable\n}"},
    {"TerminatorMetadata",
     "define void @f(i1 %c) {\n br i1 %c, label %a, label %a, !prof !0, "
     "!foo !1\na:\n br label %a, !llvm.loop !2\n}\n"
     "!0 = !{!\"branch_weights\", i32 1, i32 2}\n!1 = !{}\n"
     "!2 = distinct !{!2, !3}\n!3 = !{!\"llvm.loop.mustprogress\"}"},
    {"ManyPhis",
     "define void @f(i1 %c) {\ne:\n br i1 %c, label %a, label %b\n"
     "a:\n br label %b\nb:\n %x = phi i32 [ 1, %e ], [ 2, %a ]\n %y "
     "= phi float [ 1.0, %a ], [ 2.0, %e ]\n %z = phi ptr [ null, "
     "%e ], [ @f, %a ]\n %v = phi <2 x i8> [ zeroinitializer, %e ], "
     "[ <i8 1, i8 2>, %a ]\n ret void\n}"},
};
ROUND_TRIP_CASES(ControlFlow, controlFlowCases);

/// The dialect's switch does not parse cases of more than 64 bits.
static const Case controlFlowGaps[] = {
    {"SwitchWide", "define void @f(i128 %x) {\n switch i128 %x, label %d [\n "
                   "i128 170141183460469231731687303715884105727, label %d\n "
                   "]\nd:\n ret void\n}"},
};
ROUND_TRIP_CASES(ControlFlowCorners, controlFlowGaps);

/// A block with so many predecessors that the importer uses a map.
TEST(ControlFlow, PhiWithManyPredecessors) {
  for (bool reversed : {false, true}) {
    std::string text = "define i32 @f(i32 %x) {\nentry:\n switch i32 %x, label "
                       "%end [\n";
    const int count = 40;
    for (int i = 0; i < count; ++i)
      text +=
          " i32 " + std::to_string(i) + ", label %b" + std::to_string(i) + "\n";
    text += " ]\n";
    for (int i = 0; i < count; ++i)
      text += "b" + std::to_string(i) + ":\n br label %end\n";
    text += "end:\n";
    for (const char *name : {"p", "q"}) {
      text += std::string(" %") + name + " = phi i32 ";
      for (int i = 0; i < count; ++i) {
        int j = reversed && *name == 'p' ? count - 1 - i : i;
        text +=
            "[ " + std::to_string(j * 3) + ", %b" + std::to_string(j) + " ], ";
      }
      text += "[ -1, %entry ]\n";
    }
    text += " ret i32 %p\n}\n";
    roundTrip(text);
  }
}

TEST(ControlFlow, HugeSwitch) {
  std::string text = "define i32 @f(i32 %x) {\n switch i32 %x, label %d [\n";
  for (int i = 0; i < 20000; ++i)
    text +=
        " i32 " + std::to_string(i * 7) + ", label %" + (i % 3 ? "a\n" : "d\n");
  text += " ]\na:\n ret i32 1\nd:\n ret i32 2\n}";
  roundTrip(text);
}

TEST(ControlFlow, HugeBlock) {
  std::string text = "define i32 @f(i32 %0) {\n";
  const int count = 100000;
  for (int i = 1; i <= count; ++i)
    text += " %" + std::to_string(i + 1) + " = add i32 %" +
            std::to_string(i == 1 ? 0 : i) + ", 1\n";
  text += " ret i32 %" + std::to_string(count + 1) + "\n}";
  MLIRState state;
  auto module = importText(text, state);
  ASSERT_TRUE(module);
  size_t ops = 0;
  (*module)->walk([&](mlir::Operation *) { ++ops; });
  // There is one op for each instruction, and a few more.
  EXPECT_LE(ops, count + 10u);
  EXPECT_EQ(exportedText(*module), print(*LLVMSource(text).module));
}

TEST(ControlFlow, CanonicalOrderIsNotCarried) {
  std::string text = importedText(controlFlowCases[0].ir);
  EXPECT_EQ(text.find("llvmx.phi_order"), std::string::npos) << text;
  EXPECT_EQ(text.find("llvmx.predecessors"), std::string::npos) << text;
  text = importedText(controlFlowCases[1].ir);
  EXPECT_NE(text.find("llvmx.phi_order"), std::string::npos) << text;
}
