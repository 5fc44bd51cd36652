// Which calls of a source are replaced by bodies, what is kept of what the
// calls promise, and that proofs by such copies tell right from wrong.

#include "verify/judge/refine/shape/Callees.h"
#include "test/unit/verify/judge/refine/Two.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Verifier.h"

namespace palindrome::refine {
namespace {

const std::string unknownFunctions = R"(
declare void @a(i32)
declare void @b(i32)
declare void @keep(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
)";

/// The calls of the source's copy, but for intrinsics, as text without the
/// results; "none" if there is no copy.
std::string callsOfCopy(const std::string &text) {
  Two two(unknownFunctions + text);
  llvm::Function *copy =
      inlineMissingCallees(two.source(), two.target(), Inlining::Stricter);
  if (!copy)
    return "none";
  EXPECT_FALSE(llvm::verifyFunction(*copy, &llvm::errs()));
  std::string calls;
  for (const llvm::Instruction &inst : llvm::instructions(*copy))
    if (llvm::isa<llvm::CallBase>(inst) &&
        !llvm::isa<llvm::IntrinsicInst>(inst)) {
      std::string call = llvm::StringRef(print(inst)).trim().str();
      calls += (calls.empty() ? "" : "; ") + call;
    }
  copy->eraseFromParent();
  return calls;
}

/// The copy of a source that calls @f with this body alone, where the target
/// calls nothing.
std::string callsWith(const std::string &callee, const std::string &call) {
  return callsOfCopy(callee + "define void @src(i32 %x) {\n  " + call +
                     "\n  ret void\n}\ndefine void @tgt(i32 %x) {\n  ret "
                     "void\n}\n");
}

PairResult judge(const std::string &text) {
  return checkTwo(unknownFunctions + text);
}

TEST(Callees, WhatTheTargetLacksIsReplaced) {
  EXPECT_EQ(callsOfCopy(R"(
define void @f(i32 %x) {
  call void @a(i32 %x)
  ret void
}
define void @g(i32 %x) {
  call void @b(i32 %x)
  ret void
}
define void @src() {
  call void @f(i32 1)
  call void @g(i32 2)
  call void @f(i32 3)
  ret void
}
define void @tgt() {
  call void @a(i32 1)
  call void @b(i32 2)
  call void @f(i32 3)
  ret void
}
)"),
            "call void @f(i32 3); call void @a(i32 1); call void @b(i32 2)");
}

TEST(Callees, ACalleeOfACalleeIsReplaced) {
  EXPECT_EQ(callsWith(R"(
define void @g(i32 %x) {
  call void @a(i32 %x)
  ret void
}
define void @f(i32 %x) {
  call void @g(i32 %x)
  ret void
}
)",
                      "call void @f(i32 %x)"),
            "call void @a(i32 %x)");
}

TEST(Callees, ARecursionEnds) {
  EXPECT_EQ(callsWith(R"(
define void @f(i32 %x) {
  call void @f(i32 %x)
  ret void
}
)",
                      "call void @f(i32 %x)"),
            "call void @f(i32 %x)");
}

TEST(Callees, SomeBodiesStayWhereTheyAre) {
  const std::string call = "call void @f(i32 %x)";
  auto body = [](const std::string &head, const std::string &body) {
    return "define " + head + " {\n" + body + "  ret void\n}\n";
  };
  EXPECT_EQ(callsWith(body("void @f(i32 %x)", ""), call), "");
  // Another definition may take its place.
  EXPECT_EQ(callsWith(body("weak void @f(i32 %x)", ""), call), "none");
  EXPECT_EQ(callsWith(body("weak_odr void @f(i32 %x)", ""), call), "");
  EXPECT_EQ(callsWith(body("void @f(i32 %x) \"denormal-fp-math\"=\"ieee,"
                           "positive-zero\"",
                           ""),
                      call),
            "none");
  EXPECT_EQ(callsWith("declare ptr @llvm.frameaddress.p0(i32)\n" +
                          body("void @f(i32 %x)",
                               "  %p = call ptr @llvm.frameaddress.p0(i32 0)\n"
                               "  call void @keep(ptr %p)\n"),
                      call),
            "none");
  EXPECT_EQ(
      callsWith(body("void @f(i32 %x)", "  %p = alloca i32, i32 %x\n"), call),
      "none");
  EXPECT_EQ(callsWith(body("fastcc void @f(i32 %x)", ""), call), "none");
}

TEST(Callees, ALoopThatNeedNotEndStaysInItsFunction) {
  auto calls = [](const std::string &ofCallee) {
    return callsOfCopy("define void @f() " + ofCallee + R"( {
entry:
  br label %loop
loop:
  br label %loop
}
define void @src() mustprogress {
  call void @f()
  ret void
}
define void @tgt() mustprogress {
  ret void
}
)");
  };
  EXPECT_EQ(calls(""), "none");
  EXPECT_EQ(calls("mustprogress"), "");
}

TEST(Callees, TailsAreThoseOfTheCall) {
  const std::string callee = R"(
define void @f(i32 %x) {
  tail call void @a(i32 %x)
  ret void
}
)";
  EXPECT_EQ(callsWith(callee, "call void @f(i32 %x)"), "call void @a(i32 %x)");
  EXPECT_EQ(callsWith(callee, "tail call void @f(i32 %x)"),
            "tail call void @a(i32 %x)");
}

TEST(Callees, PromisesOfParametersArePassedOn) {
  EXPECT_EQ(callsWith(R"(
define void @f(i32 range(i32 0, 10) %x) {
  call void @a(i32 range(i32 5, 20) %x)
  ret void
}
)",
                      "call void @f(i32 noundef %x)"),
            "call void @a(i32 noundef range(i32 5, 10) %x)");
}

TEST(Callees, WhatIsNotWrittenThroughIsNotInTheBody) {
  auto test = [](const std::string &promise, const std::string &inner) {
    return callsWith("define void @f(ptr " + promise + R"( %p) {
  %q = getelementptr i8, ptr %p, i64 8
  call void @a(ptr )" + inner +
                         R"( %q)
  ret void
}
)",
                     "call void @f(ptr null)");
  };
  EXPECT_EQ(test("readonly", ""), "call void @a(ptr readonly %q.f)");
  EXPECT_EQ(test("", ""), "call void @a(ptr %q.f)");
  EXPECT_EQ(test("readonly", "writeonly"), "call void @a(ptr writeonly %q.f)");
}

TEST(Callees, PromisesOfTheResultArePassedBack) {
  auto test = [](const std::string &between) {
    return callsWith(R"(
define noundef i32 @f() {
  %r = call i32 @a()
  )" + between + R"(
  ret i32 %r
}
)",
                     "%x1 = call range(i32 0, 9) i32 @f()");
  };
  EXPECT_EQ(test(""), "%r.f = call noundef range(i32 0, 9) i32 @a()");
  // The result is used, or the body may end, before it is returned.
  EXPECT_EQ(test("%s = add i32 %r, 1"), "%r.f = call i32 @a()");
  EXPECT_EQ(test("call void @b()"), "%r.f = call i32 @a(); call void @b()");
}

/// A caller that catches what @f, with this body, throws; the target is what
/// the inliner makes of it, with `pad` for the block where calls unwind to.
std::string catching(const std::string &body, const std::string &pad) {
  const std::string rest = R"(
good:
  %r = phi i32 [ 1, %one ]
  ret i32 %r
bad:
  %l = landingpad { ptr, i32 } cleanup
  call void @b(i32 %x) nounwind
  ret i32 2
other:
  %m = landingpad { ptr, i32 } cleanup
  ret i32 3
}
)";
  return "declare i32 @personality(...)\ndefine void @f(i32 %x) {\n" + body +
         R"(
  ret void
}
define i32 @src(i32 %x) personality ptr @personality {
one:
  invoke void @f(i32 %x) to label %good unwind label %bad)" +
         llvm::StringRef(rest).split("other:").first.str() + R"(}
define i32 @tgt(i32 %x) personality ptr @personality {
first:
  invoke void @a(i32 %x) to label %one unwind label %)" +
         pad + R"(
one:
  br label %good)" +
         rest;
}

std::string replaced(std::string text, llvm::StringRef from,
                     llvm::StringRef to) {
  size_t at = text.find(from.str());
  EXPECT_NE(at, std::string::npos);
  return text.replace(at, from.size(), to.str());
}

TEST(Callees, WhatUnwindsEntersThePadOfTheCall) {
  const std::string body = "  call void @a(i32 %x)";
  PairResult result = judge(catching(body, "bad"));
  EXPECT_EQ(result.meaning, Meaning::Refined);
  EXPECT_EQ(result.proof, ProofKind::Lockstep);
  EXPECT_GT(judge(catching(body, "other")).meaning, Meaning::Refined);
  const std::string calls =
      callsOfCopy(catching(body + "\n  call void @keep(ptr null)", "bad"));
  for (llvm::StringRef call :
       {"invoke void @a(i32 %x)", "invoke void @keep(ptr null)"})
    EXPECT_TRUE(llvm::StringRef(calls).contains(call)) << calls;
  // What it throws again is not what the call would throw.
  EXPECT_EQ(callsOfCopy(replaced(catching(R"(
  invoke void @a(i32 %x) to label %end unwind label %pad
pad:
  %p = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %p
end:)",
                                          "bad"),
                                 "@f(i32 %x) {",
                                 "@f(i32 %x) personality ptr @personality {")),
            "none");
}

const std::string counting = R"(
define void @fill(ptr %p, i32 noundef range(i32 0, 10) %n) {
entry:
  %own = alloca i32
  call void @keep(ptr %own)
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %end
body:
  call void @a(i32 %i)
  %next = add i32 %i, 1
  br label %head
end:
  call void @b(i32 %n)
  ret void
}
define void @src(ptr %p, i32 %m) {
  call void @fill(ptr %p, i32 %m)
  ret void
}
)";

std::string inlined(const std::string &step, const std::string &range,
                    const std::string &marker) {
  return R"(
define void @tgt(ptr %p, i32 %m) {
entry:
  %own = alloca i32
  call void @llvm.lifetime.start.p0(ptr %own)
  call void @keep(ptr %own)
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, %m
  br i1 %more, label %body, label %end
body:
  call void @a(i32 %i)
  %next = add i32 %i, )" +
         step + R"(
  br label %head
end:
  call void @b(i32 )" +
         range + R"( %m)
  )" + marker +
         R"(
  ret void
}
)";
}

TEST(Callees, ABodyWithALoopIsProvedInLockstep) {
  const std::string ends = "call void @llvm.lifetime.end.p0(ptr %own)";
  PairResult result =
      judge(counting + inlined("1", "noundef range(i32 0, 10)", ends));
  EXPECT_EQ(result.meaning, Meaning::Refined);
  EXPECT_EQ(result.proof, ProofKind::Lockstep);
  EXPECT_TRUE(result.complete);
  EXPECT_EQ(judge(counting + inlined("1", "", ends)).meaning, Meaning::Refined);
}

TEST(Callees, WrongBodiesAreNotProved) {
  const std::string ends = "call void @llvm.lifetime.end.p0(ptr %own)";
  EXPECT_GT(judge(counting + inlined("2", "", ends)).meaning, Meaning::Refined);
  EXPECT_GT(judge(counting + inlined("1", "range(i32 0, 9)", ends)).meaning,
            Meaning::Refined);
  EXPECT_GT(judge(counting + inlined("1", "", "store i8 0, ptr %p")).meaning,
            Meaning::Refined);
}

// The callee's parameter is poison outside of its range, where the caller's is
// not.
TEST(Callees, APromiseIsTheParametersAlone) {
  auto pair = [](const std::string &returned) {
    return R"(
define i32 @f(i32 range(i32 0, 10) %x) {
  call void @a(i32 0)
  ret i32 %x
}
define i32 @src(i32 %x) {
  %r = call i32 @f(i32 %x)
  ret i32 %r
}
define i32 @tgt(i32 %x) {
  call void @a(i32 0)
  ret i32 )" +
           returned + "\n}\n";
  };
  EXPECT_EQ(judge(pair("%x")).meaning, Meaning::Refined);
  EXPECT_GT(judge(pair("poison")).meaning, Meaning::Refined);
}

} // namespace
} // namespace palindrome::refine
