// Values that the target has kept, where the source reads or takes them again.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

/// A list of which the target keeps the head from one round to the next, which
/// it has just stored; the source reads it again.
constexpr const char *list = R"(
define void @x(ptr %list) {
entry:
  call void @g()
+ %first = load ptr, ptr %list
  br label %head
head:
- %p = load ptr, ptr %list
+ %p = phi ptr [ %first, %entry ], [ %next, %body ]
  %more = icmp ne ptr %p, null
  br i1 %more, label %body, label %exit
body:
  %next = load ptr, ptr %p
  call void @free(ptr %p)
  store ptr %next, ptr %list
  br label %head
exit:
  ret void
}
)";

/// The target's pointer is always one step behind the source's.
constexpr const char *behind = R"(
define i1 @x(ptr %p, ptr %end, ptr %wanted) {
entry:
- %first = getelementptr inbounds nuw i8, ptr %p, i64 16
  br label %head
head:
- %at = phi ptr [ %first, %entry ], [ %next, %body ]
+ %in = phi ptr [ %p, %entry ], [ %at, %body ]
+ %at = getelementptr inbounds nuw i8, ptr %in, i64 16
  %more = icmp ult ptr %at, %end
  br i1 %more, label %body, label %exit
body:
  %found = icmp eq ptr %at, %wanted
- %next = getelementptr inbounds nuw i8, ptr %at, i64 16
  br i1 %found, label %exit, label %head
exit:
  %r = phi i1 [ false, %head ], [ true, %body ]
  ret i1 %r
}
)";

/// A byte, and what a table has for it, which the target has read before.
constexpr const char *tableOfBytes = R"(
define void @x(ptr %s, ptr %table) {
entry:
+ %c0 = load i8, ptr %s
+ %i0 = zext i8 %c0 to i64
+ %q0 = getelementptr i16, ptr %table, i64 %i0
+ %w0 = load i16, ptr %q0
  br label %head
head:
  %at = phi ptr [ %s, %entry ], [ %next, %body ]
- %c = load i8, ptr %at
- %i = zext i8 %c to i64
- %q = getelementptr i16, ptr %table, i64 %i
- %w = load i16, ptr %q
+ %c = phi i8 [ %c0, %entry ], [ %c1, %body ]
+ %w = phi i16 [ %w0, %entry ], [ %w1, %body ]
  %more = icmp ne i16 %w, 0
  br i1 %more, label %body, label %exit
body:
  %d = zext i8 %c to i32
  %k = call i32 @m(i32 %d)
  %next = getelementptr i8, ptr %at, i64 1
+ %c1 = load i8, ptr %next
+ %i1 = zext i8 %c1 to i64
+ %q1 = getelementptr i16, ptr %table, i64 %i1
+ %w1 = load i16, ptr %q1
  br label %head
exit:
  ret void
}
)";

/// Two counters that are one.
constexpr const char *twins = R"(
define void @x(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
- %k = phi i32 [ 0, %entry ], [ %next, %latch ]
  %m = call i32 @m(i32 %i)
- %c = icmp sgt i32 %m, %k
+ %c = icmp sgt i32 %m, %i
  br i1 %c, label %body, label %latch
body:
- %d = sub i32 %m, %k
+ %d = sub i32 %m, %i
  call void @h(i32 %d)
  br label %latch
latch:
  %next = add i32 %m, 1
  %e = icmp eq i32 %next, %n
  br i1 %e, label %exit, label %head
exit:
  ret void
}
)";

/// Two loads of one base, with stores in between that do not change it.
constexpr const char *bases = R"(
define void @x(ptr %a, i64 %i, i16 %v) {
  %b = load ptr, ptr %a, !tbaa !1
  %p = getelementptr inbounds i64, ptr %b, i64 %i
  store i16 %v, ptr %p, !tbaa !2
- %c = load ptr, ptr %a, !tbaa !1
- %q = getelementptr inbounds nuw i8, ptr %c, i64 8
+ %q = getelementptr inbounds nuw i8, ptr %b, i64 8
  store i16 3, ptr %q, !tbaa !2
- %d = load ptr, ptr %a, !tbaa !1
- %r0 = getelementptr inbounds i64, ptr %d, i64 %i
+ %r0 = getelementptr inbounds i64, ptr %b, i64 %i
  %r = getelementptr inbounds nuw i8, ptr %r0, i64 2
  %x = load i8, ptr %r
  %y = add i8 %x, 1
  store i8 %y, ptr %r
  ret void
}
)";

/// An index that is computed from what was read twice.
constexpr const char *indices = R"(
define void @x(ptr %size, i32 %i, i32 %j, i16 %v, ptr %a) {
  %n = load i32, ptr %size, !tbaa !1
  %k = urem i32 %i, %n
  %p = getelementptr inbounds i32, ptr %a, i32 %k
  store i16 %v, ptr %p, !tbaa !2
- %m = load i32, ptr %size, !tbaa !1
- %l = urem i32 %j, %m
+ %l = urem i32 %j, %n
  %q = getelementptr inbounds i32, ptr %a, i32 %l
  %x = load i32, ptr %q
  store i32 %x, ptr %a
  ret void
}
)";

/// What the target reads on one way before a store, behind which the source
/// reads it on both.
constexpr const char *early = R"(
define i32 @x(i1 noundef %c, ptr %q, ptr %r) {
entry:
  %p = alloca i32
  call void @k(ptr %p)
  br i1 %c, label %one, label %two
one:
  store i32 5, ptr %p
  br label %join
two:
+ %before = load i32, ptr %p
  br label %join
join:
+ %x = phi i32 [ 5, %one ], [ %before, %two ]
  store ptr %q, ptr %r, !tbaa !1
- %x = load i32, ptr %p, !tbaa !2
  call void @h(i32 %x)
  ret i32 %x
}
)";

/// What the target reads on one way through a pointer that it reads there, too.
constexpr const char *chain = R"(
define i32 @x(i1 noundef %c, ptr %p, ptr %r) {
entry:
  br i1 %c, label %one, label %two
one:
  call void @g()
  %q1 = load ptr, ptr %p
  %f1 = getelementptr inbounds i8, ptr %q1, i64 4
  %x1 = load i32, ptr %f1
  %z = icmp eq i32 %x1, 0
  br i1 %z, label %end, label %join
two:
+ %q2 = load ptr, ptr %p
+ %f2 = getelementptr inbounds i8, ptr %q2, i64 4
+ %x2 = load i32, ptr %f2
  br label %join
join:
+ %q = phi ptr [ %q1, %one ], [ %q2, %two ]
+ %x = phi i32 [ %x1, %one ], [ %x2, %two ]
- %q = load ptr, ptr %p
- %f = getelementptr inbounds i8, ptr %q, i64 4
- %x = load i32, ptr %f
  call void @h(i32 %x)
  call void @k(ptr %q)
  ret i32 %x
end:
  ret i32 0
}
)";

/// A list of which the target has read the number of the next one on the way
/// there.
constexpr const char *ahead = R"(
define void @x(ptr %p) {
entry:
  %f0 = getelementptr inbounds i8, ptr %p, i64 8
  %n0 = load i32, ptr %f0
  call void @h(i32 %n0)
+ %k0 = load i32, ptr %f0
  br label %head
head:
+ %n = phi i32 [ %k0, %entry ], [ %m, %body ]
  %q = phi ptr [ %p, %entry ], [ %r, %body ]
- %f = getelementptr inbounds i8, ptr %q, i64 8
- %n = load i32, ptr %f
  %c = icmp eq i32 %n, 0
  br i1 %c, label %exit, label %body
body:
  call void @g()
  %r = load ptr, ptr %q
+ %s = getelementptr inbounds i8, ptr %r, i64 8
+ %m = load i32, ptr %s
  br label %head
exit:
  ret void
}
)";

/// The target reads once its pointers have met, the source on the ways there.
constexpr const char *met = R"(
define void @x(ptr %p, ptr %q, i1 %c) {
entry:
  br i1 %c, label %one, label %other
one:
  call void @g()
- %a = load i32, ptr %p
  br label %join
other:
  %f = getelementptr inbounds i8, ptr %q, i64 8
- %b = load i32, ptr %f
  br label %join
join:
- %v = phi i32 [ %a, %one ], [ %b, %other ]
+ %r = phi ptr [ %p, %one ], [ %f, %other ]
+ %v = load i32, ptr %r
  call void @h(i32 %v)
  ret void
}
)";

constexpr const char *keptDeclarations = R"(
!0 = !{!"root"}
!1 = !{!3, !3, i64 0}
!2 = !{!4, !4, i64 0}
!3 = !{!"pointer", !0}
!4 = !{!"short", !0}
!5 = !{!6, !6, i64 0}
!6 = !{!"a kind of short", !4, i64 0}
declare void @g()
declare void @free(ptr)
declare i32 @m(i32)
declare void @h(i32)
declare void @k(ptr)
)";

TEST(LockstepKept, ValuesAreTheSame) {
  EXPECT_EQ(
      provedOf(
          std::string(keptDeclarations) + changed(list, "@x(", "@list(") +
          changed(twins, "@x(", "@twins(") + changed(bases, "@x(", "@bases(") +
          changed(indices, "@x(", "@indices(") +
          changed(early, "@x(", "@early(") + changed(chain, "@x(", "@chain(") +
          changed(ahead, "@x(", "@ahead(") + changed(met, "@x(", "@met(") +
          changed(tableOfBytes, "@x(", "@tableOfBytes(") +
          changed(behind, "@x(", "@behind(") +
          variant(chain, "furtherOn", "- %q = load ptr, ptr %p",
                  "  br label %further\nfurther:\n- %q = load ptr, ptr %p")),
      (std::vector<std::string>{"list", "twins", "bases", "indices", "early",
                                "chain", "ahead", "met", "tableOfBytes",
                                "behind", "furtherOn"}));
}

// The target reads as the type that all of the source's types are kinds of.
TEST(LockstepKept, WhatMeetsHasAMoreGeneralType) {
  auto typed = [](const std::string &name, const char *a, const char *v) {
    std::string text = changed(met, "@x(", "@" + name + "(");
    text = changed(text, "load i32, ptr %p",
                   std::string("load i32, ptr %p, !tbaa ") + a);
    text = changed(text, "load i32, ptr %f", "load i32, ptr %f, !tbaa !5");
    return changed(text, "load i32, ptr %r",
                   std::string("load i32, ptr %r, !tbaa ") + v);
  };
  EXPECT_EQ(provedOf(keptDeclarations + typed("general", "!5", "!2") +
                     typed("same", "!5", "!5") + typed("mixed", "!2", "!2") +
                     typed("other", "!5", "!1") + typed("special", "!2", "!5")),
            (std::vector<std::string>{"general", "same", "mixed"}));
}

TEST(LockstepKept, OthersAreNot) {
  EXPECT_EQ(
      provedOf(
          std::string(keptDeclarations) +
          // What is kept is not what was stored, or stored elsewhere.
          variant(list, "another", "store ptr %next, ptr %list",
                  "store ptr null, ptr %list") +
          variant(list, "elsewhere", "store ptr %next, ptr %list",
                  "store ptr %next, ptr %p") +
          variant(list, "late", "  store ptr %next, ptr %list\n",
                  "  store ptr %next, ptr %list\n  call void @g()\n") +
          variant(list, "tooEarly", "  br label %head\nhead",
                  "  call void @g()\n  br label %head\nhead") +
          // What is between may free, not return, or write.
          variant(early, "freed", "  store ptr %q, ptr %r, !tbaa !1",
                  "  call void @g()") +
          variant(early, "ordered", "  store ptr %q, ptr %r, !tbaa !1",
                  "  store atomic i32 1, ptr %r seq_cst, align 4, "
                  "!tbaa !1") +
          variant(early, "overwritten", "store ptr %q, ptr %r, !tbaa !1",
                  "store i32 1, ptr %p") +
          // The pointer may be another one, or what it leads to.
          variant(chain, "anotherPointer", "- %q = load ptr, ptr %p",
                  "  store ptr null, ptr %r\n- %q = load ptr, ptr %p") +
          variant(chain, "anotherNumber", "- %x = load i32, ptr %f",
                  "  store i32 1, ptr %r\n- %x = load i32, ptr %f") +
          variant(chain, "anotherPlace", "+ %x2 = load i32, ptr %f2",
                  "+ %x2 = load i32, ptr %r") +
          // What is read in the next block is not surely read.
          variant(chain, "behindACall", "- %q = load ptr, ptr %p",
                  "  call void @g()\n  br label %further\nfurther:\n"
                  "- %q = load ptr, ptr %p") +
          variant(chain, "behindABranch", "- %q = load ptr, ptr %p",
                  "  br i1 %c, label %further, label %end\nfurther:\n"
                  "- %q = load ptr, ptr %p") +
          variant(chain, "anotherStep", "%q2, i64 4", "%q2, i64 8") +
          variant(chain, "neverRead", "- %x = load i32, ptr %f",
                  "- %x = add i32 0, 0") +
          variant(ahead, "anotherNumberThere",
                  "+ %s = getelementptr inbounds i8, ptr %r, i64 8",
                  "+ %s = getelementptr inbounds i8, ptr %r, i64 4") +
          variant(ahead, "readTooEarly", "+ %k0 = load i32, ptr %f0",
                  "+ %k0 = load i32, ptr %f0\n  call void @g()") +
          variant(ahead, "thePreviousOne",
                  "+ %s = getelementptr inbounds i8, ptr %r, i64 8",
                  "+ %s = getelementptr inbounds i8, ptr %q, i64 8") +
          // A way writes, reads elsewhere or not at all, or promises less.
          variant(met, "metBehindACall", "- %a = load i32, ptr %p",
                  "- %a = load i32, ptr %p\n  call void @g()") +
          variant(met, "metElsewhere", "[ %f, %other ]", "[ %q, %other ]") +
          variant(met, "notReadBefore", "- %b = load i32, ptr %f",
                  "- %b = add i32 0, 0") +
          variant(met, "metMoreAligned", "+ %v = load i32, ptr %r",
                  "+ %v = load i32, ptr %r, align 16") +
          // It begins elsewhere, or takes other steps.
          variant(behind, "beginsElsewhere", "[ %p, %entry ]",
                  "[ %end, %entry ]") +
          variant(behind, "goesBack", "[ %at, %body ]", "[ %in, %body ]") +
          variant(behind, "smallerSteps",
                  "+ %at = getelementptr inbounds nuw i8, ptr %in, i64 16",
                  "+ %at = getelementptr inbounds nuw i8, ptr %in, i64 8") +
          variant(behind, "smallerStepsAtFirst",
                  "- %first = getelementptr inbounds nuw i8, ptr %p, i64 16",
                  "- %first = getelementptr inbounds nuw i8, ptr %p, i64 8") +
          // The number for another byte, of another table, or one of before.
          variant(tableOfBytes, "forAnotherByte", "+ %i1 = zext i8 %c1",
                  "+ %i1 = zext i8 %c") +
          variant(tableOfBytes, "inAnotherTable",
                  "+ %q1 = getelementptr i16, ptr %table",
                  "+ %q1 = getelementptr i16, ptr %s") +
          variant(tableOfBytes, "readBeforeACall", "+ %w1 = load i16, ptr %q1",
                  "+ %w1 = load i16, ptr %q1\n  call void @g()") +
          variant(tableOfBytes, "theSameAgain", "[ %w1, %body ]",
                  "[ %w, %body ]") +
          // The counters differ at first, or later.
          variant(twins, "first", "- %k = phi i32 [ 0,",
                  "- %k = phi i32 [ 1,") +
          variant(twins, "later", "- %k = phi i32 [ 0, %entry ], [ %next,",
                  "- %k = phi i32 [ 0, %entry ], [ %m,") +
          // A store may change the base.
          variant(bases, "written", "store i16 3, ptr %q, !tbaa !2",
                  "store ptr null, ptr %q, !tbaa !1") +
          variant(bases, "untyped", "store i16 3, ptr %q, !tbaa !2",
                  "store i16 3, ptr %q") +
          variant(indices, "otherSize", "store i16 %v, ptr %p, !tbaa !2",
                  "store i32 8, ptr %p, !tbaa !1") +
          variant(indices, "swapped", "+ %l = urem i32 %j, %n",
                  "+ %l = urem i32 %n, %j") +
          variant(bases, "further",
                  "- %q = getelementptr inbounds nuw i8, ptr %c, i64 8",
                  "- %q = getelementptr inbounds nuw i8, ptr %c, i64 6")),
      std::vector<std::string>());
}

// licm hoists a load from a loop that is left at its head, but not at once.
constexpr const char *hoistedFromHead = R"(
declare void @g()
define i32 @x(ptr %p, i32 %n) {
entry:
  %none = icmp slt i32 %n, 1
  br i1 %none, label %exit, label %before
before:
  %w = zext nneg i32 %n to i64
+ %v = load i32, ptr %p
  br label %head
head:
  %i = phi i64 [ %w, %before ], [ %j, %body ]
  %s = phi i32 [ 0, %before ], [ %t, %body ]
  %more = icmp sgt i64 %i, 0
  br i1 %more, label %body, label %exit
body:
- %v = load i32, ptr %p
  %t = add i32 %s, %v
  %j = add nsw i64 %i, -1
  br label %head
exit:
  %r = phi i32 [ 0, %entry ], [ %s, %head ]
  ret i32 %r
}
)";

TEST(LockstepKept, ComesFromALoopOfWhichTheFirstTurnIsKnown) {
  EXPECT_TRUE(isProvedAtOnce(hoistedFromHead));
  expectNone(hoistedFromHead,
             {{"slt i32 %n, 1", "slt i32 %n, 0"},
              {"icmp sgt i64 %i, 0", "icmp sgt i64 %i, 1"},
              {"zext nneg i32 %n to i64", "sext i32 0 to i64"},
              {"- %v = load i32, ptr %p\n",
               "  call void @g()\n- %v = load i32, ptr %p\n"}});
}

// The head of a loop reads the pointer again that was read before it, and
// through that; and a load is made before a copy that does not change it.
constexpr const char *readThroughWhatWasRead = R"(
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @use(i16)
declare ptr @find(ptr)
define void @x(ptr noalias noundef %t, ptr noalias noundef %f) {
entry:
  %a = alloca ptr, align 8
  %o = call ptr @find(ptr %a)
  %p = load ptr, ptr %a
  %n = icmp eq ptr %p, null
  br i1 %n, label %exit, label %way
way:
+ %pre = load i16, ptr %p
  br label %head
head:
  %i = phi i16 [ 0, %way ], [ %j, %body ]
- %q = load ptr, ptr %a
- %m = load i16, ptr %q
- %c = icmp slt i16 %i, %m
+ %c = icmp slt i16 %i, %pre
  br i1 %c, label %body, label %exit
body:
  %j = add i16 %i, 1
  br label %head
exit:
  ret void
}
)";

TEST(LockstepKept, WhatIsReadThroughWhatWasRead) {
  EXPECT_TRUE(isProved(readThroughWhatWasRead));
  expectNone(readThroughWhatWasRead,
             {{"- %q = load ptr, ptr %a", "- %q = load ptr, ptr %t"},
              {"- %m = load i16, ptr %q", "- %m = load i16, ptr %f"},
              {"- %q = load ptr, ptr %a",
               "- store ptr %f, ptr %a\n- %q = load ptr, ptr %a"},
              {"  %j = add i16 %i, 1",
               "  %j = add i16 %i, 1\n  store ptr %f, ptr %a"}});
}

constexpr const char *readBeforeACopy = R"(
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @use(i16)
define void @x(i1 %c, ptr noalias noundef %t, ptr noalias noundef %f) {
entry:
  %s = getelementptr inbounds i8, ptr %t, i64 16
  %x = load i16, ptr %s
  br i1 %c, label %way, label %join
way:
  call void @use(i16 %x)
+ %pre = load i16, ptr %s
  br label %join
join:
+ %y = phi i16 [ %pre, %way ], [ %x, %entry ]
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %f, i64 8, i1 false)
- %y = load i16, ptr %s
  call void @use(i16 %y)
  ret void
}
)";

TEST(LockstepKept, WhatIsReadBeforeACopy) {
  EXPECT_TRUE(isProved(readBeforeACopy));
  expectNone(
      readBeforeACopy,
      {{"i64 8, i1 false", "i64 17, i1 false"},
       {"i64 8, i1 false", "i64 8, i1 true"},
       {"+ %pre = load i16, ptr %s", "+ %pre = load i16, ptr %f"},
       {"- %y = load i16, ptr %s", "- %y = load i16, ptr %t"},
       // It may not return, and then nothing is read.
       {"  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %f, i64 8, i1 false)",
        "  call void @use(i16 3)"}});
}

} // namespace
} // namespace palindrome::refine
