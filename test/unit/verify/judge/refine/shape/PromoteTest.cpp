// Which locals become values, and which ones.

#include "verify/judge/refine/shape/Promote.h"
#include "test/unit/verify/judge/refine/Two.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Verifier.h"

namespace palindrome::refine {
namespace {

const std::string declarations = R"(
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare void @g(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
)";

/// What @src with this body returns once its locals are values, as text. Fails
/// the test if an access to memory remains.
std::string returned(const std::string &body) {
  Two two(declarations + "define i32 @src(i32 %x, i32 %y, i1 %c) {\n" + body +
          "}\n");
  EXPECT_TRUE(hasPromotableLocals(two.source()));
  promoteLocals(two.source());
  EXPECT_FALSE(llvm::verifyFunction(two.source(), &llvm::errs()));
  std::string text;
  for (const llvm::Instruction &inst : llvm::instructions(two.source())) {
    EXPECT_FALSE(inst.mayReadOrWriteMemory() ||
                 llvm::isa<llvm::AllocaInst>(inst))
        << print(inst);
    if (auto *ret = llvm::dyn_cast<llvm::ReturnInst>(&inst))
      text = print(*ret->getReturnValue());
  }
  return text;
}

bool isPromotable(const std::string &body) {
  Two two(declarations + "define i32 @src(i32 %x, ptr %p, i64 %i) {\n" + body +
          "  ret i32 0\n}\n");
  return hasPromotableLocals(two.source());
}

/// A struct is loaded where its parts were stored, and the other way round.
TEST(Promote, AggregatesAreTheirScalars) {
  EXPECT_EQ(returned(R"(
  %a = alloca { i64, [2 x i32] }
  store { i64, [2 x i32] } { i64 1, [2 x i32] [i32 2, i32 3] }, ptr %a
  %q = getelementptr i8, ptr %a, i64 12
  store i32 %x, ptr %q
  %v = load { i64, [2 x i32] }, ptr %a
  %r = extractvalue { i64, [2 x i32] } %v, 1, 1
  %o = getelementptr i8, ptr %a, i64 8
  %s = load i32, ptr %o
  ret i32 %r
)"),
            "  %r = extractvalue { i64, [2 x i32] } %3, 1, 1");
  const std::string split = R"(
  %a = alloca { i32, i32 }
  store i32 1, ptr %a
  %v = load { i32, i32 }, ptr %a
)";
  EXPECT_TRUE(isPromotable(split));
  // Its scalars are not accessed as what they are.
  EXPECT_FALSE(isPromotable(split + "  store i64 0, ptr %a\n"));
  EXPECT_FALSE(isPromotable(split + "  call void @g(ptr %a)\n"));
  // Too many.
  EXPECT_FALSE(isPromotable("  %a = alloca [64 x i32]\n"
                            "  %v = load [64 x i32], ptr %a\n"));
}

TEST(Promote, AnAggregateStaysWhereItIsToStay) {
  Two two("define i32 @src(i32 %x) {\n"
          "  %a = alloca { i32, i32 }\n"
          "  %b = alloca i32\n"
          "  store i32 %x, ptr %b\n"
          "  store { i32, i32 } zeroinitializer, ptr %a\n"
          "  %r = load i32, ptr %b\n"
          "  ret i32 %r\n"
          "}\n");
  EXPECT_TRUE(hasPromotableLocals(two.source(), /*splits=*/false));
  promoteLocals(two.source(), /*splits=*/false);
  unsigned allocas = 0;
  for (const llvm::Instruction &inst : llvm::instructions(two.source()))
    allocas += llvm::isa<llvm::AllocaInst>(inst);
  EXPECT_EQ(allocas, 1u);
  EXPECT_FALSE(hasPromotableLocals(two.source(), /*splits=*/false));
}

/// Copies to a local, from one, and from one to another.
TEST(Promote, CopiesAreLoadsAndStores) {
  auto promoted = [](const std::string &body) {
    Two two(declarations +
            "define i32 @src(i32 %x, ptr %p) {\n"
            "  %a = alloca { i32, i32 }\n"
            "  %b = alloca { i32, i32 }\n" +
            body +
            "}\n!0 = !{i64 0, i64 4, !1, i64 4, i64 4, !1}\n"
            "!1 = !{!2, !2, i64 0}\n!2 = !{!\"int\", !3, i64 0}\n"
            "!3 = !{!\"root\"}\n");
    promoteLocals(two.source());
    EXPECT_FALSE(llvm::verifyFunction(two.source(), &llvm::errs()));
    std::string text;
    for (const llvm::Instruction &inst : llvm::instructions(two.source()))
      text += print(inst).substr(2) + "\n";
    return text;
  };
  EXPECT_EQ(promoted(R"(
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr align 4 %p, i64 8, i1 false), !tbaa.struct !0
  %q = getelementptr i8, ptr %a, i64 4
  %r = load i32, ptr %q
  ret i32 %r
)"),
            "%1 = getelementptr inbounds nuw i8, ptr %p, i64 4\n"
            "%2 = load i32, ptr %1, align 4, !tbaa !0\nret i32 %2\n");
  EXPECT_EQ(promoted(R"(
  store i32 %x, ptr %a
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %b, i64 8, i1 false)
  ret i32 0
)"),
            "store i32 %x, ptr %p, align 1\nret i32 0\n");
  EXPECT_EQ(promoted(R"(
  call void @llvm.memset.p0.i64(ptr %a, i8 1, i64 8, i1 false)
  %r = load i32, ptr %a
  ret i32 %r
)"),
            "ret i32 16843009\n");
}

TEST(Promote, NothingOfWhichOtherBytesAreCopied) {
  auto isSplit = [](const std::string &body) {
    return isPromotable("  %a = alloca { i32, i32 }\n"
                        "  %v = load i32, ptr %a\n" +
                        body);
  };
  auto copies = [](const char *to, const char *from, const char *rest) {
    return std::string("  call void @llvm.memcpy.p0.p0.i64(ptr ") + to +
           ", ptr " + from + ", " + rest + ")\n";
  };
  EXPECT_TRUE(isSplit(copies("%a", "%p", "i64 8, i1 false")));
  EXPECT_TRUE(isSplit(copies("%p", "%a", "i64 8, i1 false")));
  // A part of a part, too many bytes, an unknown number of them.
  EXPECT_FALSE(isSplit(copies("%a", "%p", "i64 2, i1 false")));
  EXPECT_FALSE(isSplit(copies("%a", "%p", "i64 9, i1 false")));
  EXPECT_FALSE(isSplit(copies("%a", "%p", "i64 %i, i1 false")));
  EXPECT_FALSE(isSplit(copies("%a", "%p", "i64 8, i1 true")));
  EXPECT_FALSE(isSplit(copies("%a", "%a", "i64 8, i1 false")));
  // A byte of what is copied may be poison, and another one not.
  EXPECT_FALSE(isSplit(copies("%a", "%p", "i64 8, i1 false") +
                       copies("%p", "%a", "i64 8, i1 false")));
  const std::string another = "  %b = alloca { i32, i32 }\n";
  EXPECT_FALSE(isSplit(another + copies("%a", "%p", "i64 8, i1 false") +
                       copies("%b", "%a", "i64 8, i1 false") +
                       copies("%p", "%b", "i64 8, i1 false")));
  // It has other parts than the one that it is copied to.
  EXPECT_FALSE(isSplit(another + "  store i64 0, ptr %b\n" +
                       copies("%a", "%b", "i64 8, i1 false")));
  EXPECT_FALSE(isPromotable("  %a = alloca i12\n  %v = load i12, ptr %a\n" +
                            copies("%a", "%p", "i64 2, i1 false")));
  EXPECT_FALSE(isSplit("  call void @llvm.memset.p0.i64(ptr %a, i8 undef, "
                       "i64 8, i1 false)\n"));
}

TEST(Promote, WhatWasStoredIsLoaded) {
  EXPECT_EQ(returned(R"(
  %a = alloca i32
  store i32 %x, ptr %a
  store i32 %y, ptr %a
  %r = load i32, ptr %a
  ret i32 %r
)"),
            "i32 %y");
}

TEST(Promote, StoresMeetAtAPhi) {
  EXPECT_EQ(returned(R"(
entry:
  %a = alloca i32
  store i32 %x, ptr %a
  br i1 %c, label %then, label %end
then:
  store i32 %y, ptr %a
  br label %end
end:
  %r = load i32, ptr %a
  ret i32 %r
)"),
            "  %0 = phi i32 [ %x, %entry ], [ %y, %then ]");
}

TEST(Promote, ALoopCarriesItsLocals) {
  EXPECT_EQ(returned(R"(
entry:
  %a = alloca i32
  store i32 0, ptr %a
  br label %head
head:
  %v = load i32, ptr %a
  %w = add i32 %v, 1
  store i32 %w, ptr %a
  br i1 %c, label %head, label %end
end:
  %r = load i32, ptr %a
  ret i32 %r
)"),
            "  %w = add i32 %0, 1");
}

TEST(Promote, PartsAreLocalsOfTheirOwn) {
  EXPECT_EQ(returned(R"(
  %a = alloca { i32, i32 }
  %b = getelementptr inbounds { i32, i32 }, ptr %a, i64 0, i32 1
  store i32 %x, ptr %b
  store i32 %y, ptr %a
  %r = load i32, ptr %b
  ret i32 %r
)"),
            "i32 %x");
}

TEST(Promote, WhatWasNotStoredIsUndef) {
  EXPECT_EQ(returned(R"(
  %a = alloca i32
  %r = load i32, ptr %a
  ret i32 %r
)"),
            "i32 undef");
}

TEST(Promote, ALifetimeBeginsWithUndef) {
  EXPECT_EQ(returned(R"(
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 %x, ptr %a
  call void @llvm.lifetime.start.p0(ptr %a)
  %r = load i32, ptr %a
  ret i32 %r
)"),
            "i32 undef");
}

TEST(Promote, OutsideOfItsLifetimeALocalIsPoison) {
  const std::string expected = "i32 poison";
  EXPECT_EQ(returned(R"(
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 %x, ptr %a
  call void @llvm.lifetime.end.p0(ptr %a)
  %r = load i32, ptr %a
  ret i32 %r
)"),
            expected);
  EXPECT_EQ(returned(R"(
  %a = alloca i32
  %r = load i32, ptr %a
  call void @llvm.lifetime.start.p0(ptr %a)
  ret i32 %r
)"),
            expected);
}

TEST(Promote, WhatOthersMayAccessStaysInMemory) {
  const std::string use = "  store i32 %x, ptr %a\n";
  const std::string local = "  %a = alloca i32\n" + use;
  EXPECT_TRUE(isPromotable(local));
  EXPECT_FALSE(isPromotable(local + "  call void @g(ptr %a)\n"));
  EXPECT_FALSE(isPromotable(local + "  store ptr %a, ptr %p\n"));
  EXPECT_FALSE(isPromotable(local + "  %n = ptrtoint ptr %a to i64\n"));
  EXPECT_FALSE(isPromotable(local + "  store volatile i32 0, ptr %a\n"));
  EXPECT_FALSE(isPromotable(local + "  store atomic i32 0, ptr %a "
                                    "seq_cst, align 4\n"));
  EXPECT_FALSE(isPromotable(local + "  store i64 0, ptr %a\n"));
  EXPECT_FALSE(isPromotable(local + "  store i16 0, ptr %a\n"));
  EXPECT_FALSE(isPromotable(local + "  store float 0.0, ptr %a\n"));
  EXPECT_FALSE(isPromotable(
      local +
      "  %b = getelementptr i8, ptr %a, i64 %i\n  store i8 0, ptr %b\n"));
  EXPECT_FALSE(isPromotable(
      local +
      "  %b = getelementptr i8, ptr %a, i64 -1\n  store i8 0, ptr %b\n"));
}

PairResult check(const std::string &text) {
  return checkTwo(declarations + text);
}

// The source has a loop whose state is in memory.
const std::string inMemory = R"(
define i32 @src(i32 %n) {
entry:
  %i = alloca i32
  %s = alloca i32
  store i32 0, ptr %i
  store i32 0, ptr %s
  br label %head
head:
  %iv = load i32, ptr %i
  %c = icmp ult i32 %iv, %n
  br i1 %c, label %body, label %end
body:
  %sv = load i32, ptr %s
  %t = add i32 %sv, %iv
  store i32 %t, ptr %s
  %j = add i32 %iv, 1
  store i32 %j, ptr %i
  br label %head
end:
  %r = load i32, ptr %s
  ret i32 %r
}
)";

std::string inValues(const std::string &step) {
  return R"(
define i32 @tgt(i32 %n) {
entry:
  br label %head
head:
  %s = phi i32 [ 0, %entry ], [ %t, %body ]
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %c = icmp ult i32 %i, %n
  br i1 %c, label %body, label %end
body:
  %t = add i32 %s, %i
  %j = add i32 %i, )" +
         step + R"(
  br label %head
end:
  ret i32 %s
}
)";
}

TEST(Promote, ALoopInMemoryIsProvedInLockstep) {
  PairResult result = check(inMemory + inValues("1"));
  EXPECT_EQ(result.meaning, Meaning::Refined);
  EXPECT_EQ(result.proof, ProofKind::Lockstep);
  EXPECT_TRUE(result.complete);
}

TEST(Promote, AnotherLoopIsRefuted) {
  EXPECT_EQ(check(inMemory + inValues("2")).meaning, Meaning::Different);
}

// In each, the target is not what the source's local is.
TEST(Promote, WrongTargetsAreRefuted) {
  const std::string source = R"(
define i32 @src(i32 %x, i1 noundef %c) {
entry:
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 %x, ptr %a
  br i1 %c, label %then, label %end
then:
  store i32 7, ptr %a
  br label %end
end:
  %r = load i32, ptr %a
  call void @llvm.lifetime.end.p0(ptr %a)
  ret i32 %r
}
)";
  auto target = [&](const std::string &value) {
    return source +
           "define i32 @tgt(i32 %x, i1 noundef %c) {\n  %r = select i1 "
           "%c, i32 " +
           value + "\n  ret i32 %r\n}\n";
  };
  EXPECT_EQ(check(target("7, i32 %x")).meaning, Meaning::Refined);
  EXPECT_EQ(check(target("%x, i32 7")).meaning, Meaning::Different);
  EXPECT_EQ(check(target("7, i32 poison")).meaning, Meaning::Different);
  EXPECT_EQ(check(target("7, i32 undef")).meaning, Meaning::Different);
}

// A target's store outside of a lifetime would be undefined; what the source
// does there does not matter.
TEST(Promote, UndefIsNotTakenForPoison) {
  EXPECT_EQ(check(R"(
define i32 @src() {
  %a = alloca i32
  %r = load i32, ptr %a
  ret i32 %r
}
define i32 @tgt() {
  ret i32 poison
}
)")
                .meaning,
            Meaning::Different);
}

} // namespace
} // namespace palindrome::refine
