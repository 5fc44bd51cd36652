// Calls of the target that are likely to be wrong: pairs that the search must
// refute by them, and near misses, which it must not.

#include "verify/judge/refine/replay/Suspects.h"
#include "verify/judge/refine/replay/Replay.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace palindrome;

namespace {

/// A body that is the same on both sides but for the marker of its calls of
/// @use, which stands for `$`.
struct SuspectPair {
  const char *name;
  const char *body; ///< Of a function with the parameters `ptr %s, i32 %n`.
  bool isRefuted;
  bool hasSuspects;
};
std::ostream &operator<<(std::ostream &out, const SuspectPair &pair) {
  return out << pair.name;
}

constexpr const char *declarationsOfSuspects = R"(
declare ptr @make()
declare void @fill(ptr)
declare i32 @next(ptr)
declare void @use(ptr)
declare void @blind(ptr readnone)
declare void @copied(ptr byval(i64))
declare void @fail(ptr) noreturn
)";

class SuspectsTest : public testing::TestWithParam<SuspectPair> {
protected:
  void SetUp() override {
    std::string text = declarationsOfSuspects;
    for (auto [name, marker] :
         {std::pair("src", "call"), std::pair("tgt", "tail call")}) {
      std::string body = GetParam().body;
      for (size_t at; (at = body.find('$')) != std::string::npos;)
        body.replace(at, 1, marker);
      text += std::string("define void @") + name + "(ptr %s, i32 %n) {\n" +
              body + "\n}\n";
    }
    SMDiagnostic diagnostic;
    module = parseAssemblyString(text, diagnostic, context);
    ASSERT_TRUE(module) << diagnostic.getMessage().str();
    source = module->getFunction("src");
    target = module->getFunction("tgt");
  }

  LLVMContext context;
  std::unique_ptr<Module> module;
  Function *source = nullptr, *target = nullptr;
};

TEST_P(SuspectsTest, Judges) {
  auto found = replay::search(*source, *target, {}, 2);
  EXPECT_EQ(found.has_value(), GetParam().isRefuted)
      << (found ? palindrome::textOf(found->shown) : "");
}

TEST_P(SuspectsTest, FindsSuspects) {
  EXPECT_EQ(!replay::findSuspects(*source, *target).empty(),
            GetParam().hasSuspects);
  EXPECT_TRUE(replay::findSuspects(*source, *source).empty());
  EXPECT_TRUE(replay::findSuspects(*target, *target).empty());
}

const SuspectPair suspected[] = {
    {"throughMemory", R"(
  %a = alloca i64, align 8
  %slot = load ptr, ptr %s
  store ptr %a, ptr %slot
  %n2 = add i32 %n, 5
  %c = icmp ult i32 %n2, 100
  br i1 %c, label %go, label %out
go:
  %p = load ptr, ptr %slot
  $ void @use(ptr %p)
  br label %out
out:
  ret void)",
     true, true},
    {"afterALoop", R"(
  %a = alloca i64, align 8
  store i64 0, ptr %a
  br label %head
head:
  %i = phi i32 [ 0, %0 ], [ %j, %body ]
  %t = call i32 @next(ptr %a)
  %c = icmp eq i32 %t, 288
  br i1 %c, label %out, label %body
body:
  %j = add i32 %i, 1
  %d = icmp eq i32 %j, 3
  br i1 %d, label %bad, label %head
bad:
  $ void @use(ptr %a)
  ret void
out:
  ret void)",
     true, true},
    {"intrinsic", R"(
  %a = alloca i64, align 8
  %p = load ptr, ptr %s
  $ void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %a, i64 8, i1 false)
  ret void)",
     true, true},
    {"doesNotReturn", R"(
  %a = alloca i64, align 8
  %f = load i8, ptr %s
  %c = icmp slt i8 %f, 0
  br i1 %c, label %bad, label %out
bad:
  $ void @fail(ptr %a)
  unreachable
out:
  ret void)",
     true, true},
};

const SuspectPair noSuspects[] = {
    {"argumentOfTheCaller", R"(
  %a = alloca i64, align 8
  call void @fill(ptr %a)
  $ void @use(ptr %s)
  ret void)",
     false, false},
    // It may be the alloca, for all that its name shows, but no run shows it.
    {"anotherObject", R"(
  %a = alloca i64, align 8
  store i64 0, ptr %a
  %p = call ptr @make()
  $ void @use(ptr %p)
  ret void)",
     false, true},
    {"byValue", R"(
  %a = alloca i64, align 8
  store i64 7, ptr %a
  $ void @copied(ptr byval(i64) %a)
  ret void)",
     false, false},
    {"notAccessed", R"(
  %a = alloca i64, align 8
  store i64 7, ptr %a
  $ void @blind(ptr readnone %a)
  ret void)",
     false, false},
    {"undefinedBefore", R"(
  %a = alloca i64, align 8
  store i64 7, ptr %a
  %p = inttoptr i32 %n to ptr
  store i8 0, ptr null
  $ void @use(ptr %a)
  ret void)",
     false, true},
    {"neverReached", R"(
  %a = alloca i64, align 8
  store i64 7, ptr %a
  %m = and i32 %n, 3
  %c = icmp eq i32 %m, 5
  br i1 %c, label %bad, label %out
bad:
  $ void @use(ptr %a)
  ret void
out:
  ret void)",
     false, true},
};

INSTANTIATE_TEST_SUITE_P(Refuted, SuspectsTest, testing::ValuesIn(suspected),
                         [](const auto &entry) { return entry.param.name; });
INSTANTIATE_TEST_SUITE_P(NearMisses, SuspectsTest,
                         testing::ValuesIn(noSuspects),
                         [](const auto &entry) { return entry.param.name; });

TEST(Suspects, InAllocaAndPreallocatedAreCopies) {
  LLVMContext context;
  SMDiagnostic diagnostic;
  auto module = parseAssemblyString(R"(
declare void @g(ptr inalloca(i64))
define void @src() {
  %a = alloca inalloca i64
  call void @g(ptr inalloca(i64) %a)
  ret void
}
define void @tgt() {
  %a = alloca inalloca i64
  tail call void @g(ptr inalloca(i64) %a)
  ret void
}
)",
                                    diagnostic, context);
  ASSERT_TRUE(module) << diagnostic.getMessage().str();
  EXPECT_TRUE(replay::findSuspects(*module->getFunction("src"),
                                   *module->getFunction("tgt"))
                  .empty());
}

/// The callee's body is executed in the source: it does not return, as it
/// promises. Lua's parser is such a pair.
TEST(Suspects, RefutesAnInlinedCalleeThatDoesNotReturn) {
  for (auto [attribute, isRefuted] :
       {std::pair("noreturn", true), std::pair("", true)}) {
    LLVMContext context;
    SMDiagnostic diagnostic;
    auto source = parseAssemblyString(std::string(R"(
declare ptr @name(ptr)
declare void @raise(ptr, ptr noundef nonnull) noreturn
define internal fastcc void @expected(ptr %l) )") +
                                          attribute + R"( {
  %n = tail call ptr @name(ptr %l)
  tail call void @raise(ptr %l, ptr %n)
  unreachable
}
define void @f(ptr %s) {
  %l = alloca [64 x i8], align 8
  call fastcc void @expected(ptr %l)
  unreachable
})",
                                      diagnostic, context);
    ASSERT_TRUE(source) << diagnostic.getMessage().str();
    auto target = parseAssemblyString(R"(
declare ptr @name(ptr)
declare void @raise(ptr, ptr noundef nonnull) noreturn
define void @f(ptr %s) {
  %l = alloca [64 x i8], align 8
  %n = tail call ptr @name(ptr %l)
  tail call void @raise(ptr %l, ptr %n)
  unreachable
})",
                                      diagnostic, context);
    ASSERT_TRUE(target) << diagnostic.getMessage().str();
    auto found = replay::search(*source->getFunction("f"),
                                *target->getFunction("f"), {}, 2);
    EXPECT_EQ(found.has_value(), isRefuted) << attribute;
  }
}

/// A function that returns although it is `noreturn` makes the source's
/// behavior undefined, so that nothing is refuted.
TEST(Suspects, DoesNotRefuteASourceThatBreaksNoReturn) {
  LLVMContext context;
  SMDiagnostic diagnostic;
  auto source = parseAssemblyString(R"(
declare void @use(ptr)
define internal void @stop() noreturn {
  ret void
}
define void @f() {
  %l = alloca i64, align 8
  call void @stop()
  call void @use(ptr %l)
  ret void
})",
                                    diagnostic, context);
  ASSERT_TRUE(source) << diagnostic.getMessage().str();
  auto target = parseAssemblyString(R"(
declare void @use(ptr)
define void @f() {
  %l = alloca i64, align 8
  tail call void @use(ptr %l)
  ret void
})",
                                    diagnostic, context);
  ASSERT_TRUE(target) << diagnostic.getMessage().str();
  EXPECT_FALSE(replay::search(*source->getFunction("f"),
                              *target->getFunction("f"), {}, 2));
}

} // namespace
