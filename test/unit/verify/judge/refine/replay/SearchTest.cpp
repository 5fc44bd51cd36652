// Pairs that search must refute, and pairs that it must not.

#include "verify/judge/refine/replay/Replay.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace palindrome;
using namespace palindrome::refine;

namespace {

struct Pair {
  const char *name;
  const char *text; ///< @src and @tgt.
  bool isRefuted;
};
std::ostream &operator<<(std::ostream &out, const Pair &pair) {
  return out << pair.name;
}

class SearchTest : public testing::TestWithParam<Pair> {};

TEST_P(SearchTest, Judges) {
  LLVMContext context;
  SMDiagnostic diagnostic;
  auto module = parseAssemblyString(GetParam().text, diagnostic, context);
  ASSERT_TRUE(module) << diagnostic.getMessage().str();
  auto found = replay::search(*module->getFunction("src"),
                              *module->getFunction("tgt"), {}, 0.5);
  EXPECT_EQ(found.has_value(), GetParam().isRefuted)
      << (found ? palindrome::textOf(found->shown) : "");
}

#define SRC(signature, body) "define " signature " {\n" body "\n}\n"

const Pair refuted[] = {
    // The unused bits of the first byte may differ, the byte after it may not.
    {"byteAfterABit",
     "define void @src(ptr %p) { store {i1, i8} {i1 0, i8 0}, ptr %p ret void }"
     "define void @tgt(ptr %p) { store {i1, i8} {i1 0, i8 -1}, ptr %p "
     "ret void }",
     true},
    {"byvalIsWritten",
     "define void @src(ptr byval(i8) %p) memory(read) { ret void }"
     "define void @tgt(ptr byval(i8) %p) memory(read) { store i8 1, ptr %p "
     "ret void }",
     true},
    {"tailIsAdded",
     "declare void @g(ptr) "
     "define void @src() { %a = alloca i8 call void @g(ptr %a) ret void }"
     "define void @tgt() { %a = alloca i8 tail call void @g(ptr %a) ret void }",
     true},
    {"unwindingIsForbidden",
     "declare void @g() "
     "define void @src() { call void @g() ret void }"
     "define void @tgt() { call void @g() nounwind ret void }",
     true},
    {"value",
     "define i8 @src(i8 %x) { ret i8 %x }"
     "define i8 @tgt(i8 %x) { %y = and i8 %x, 127 ret i8 %y }",
     true},
    {"capturedArgumentCopied",
     "declare void @g(ptr) "
     "define void @src(ptr dereferenceable(1) %p) { %c = alloca i8 "
     "%x = load i8, ptr %p store i8 %x, ptr %c call void @g(ptr %c) ret void }"
     "define void @tgt(ptr dereferenceable(1) %p) { call void @g(ptr %p) "
     "ret void }",
     true},
    {"morePoison",
     "define i8 @src(i8 %x) { %y = add i8 %x, 1 ret i8 %y }"
     "define i8 @tgt(i8 %x) { %y = add nsw i8 %x, 1 ret i8 %y }",
     true},
    {"freezeDropped",
     "define i32 @src(i32 %x) { %y = freeze i32 %x ret i32 %y }"
     "define i32 @tgt(i32 %x) { ret i32 %x }",
     true},
    {"undefUsedTwice",
     "define i8 @src(i8 %x) { %y = shl i8 %x, 1 ret i8 %y }"
     "define i8 @tgt(i8 %x) { %y = add i8 %x, %x ret i8 %y }",
     true},
    {"selectToAnd",
     "define i1 @src(i1 %x, i1 %y) { %z = select i1 %x, i1 %y, i1 false "
     "ret i1 %z }"
     "define i1 @tgt(i1 %x, i1 %y) { %z = and i1 %x, %y ret i1 %z }",
     true},
    {"divisionHoisted",
     "define i8 @src(i8 %x, i1 %c) { br i1 %c, label %a, label %b "
     "a: %y = udiv i8 1, %x ret i8 %y b: ret i8 0 }"
     "define i8 @tgt(i8 %x, i1 %c) { %y = udiv i8 1, %x "
     "br i1 %c, label %a, label %b a: ret i8 %y b: ret i8 0 }",
     true},
    {"storeDropped",
     "define void @src(ptr %p) { store i8 1, ptr %p ret void }"
     "define void @tgt(ptr %p) { ret void }",
     true},
    {"loadOverStore",
     "define i8 @src(ptr %p, ptr %q) { %x = load i8, ptr %p "
     "store i8 1, ptr %q ret i8 %x }"
     "define i8 @tgt(ptr %p, ptr %q) { store i8 1, ptr %q "
     "%x = load i8, ptr %p ret i8 %x }",
     true},
    {"callDropped",
     "declare void @g() define void @src() { call void @g() ret void }"
     "define void @tgt() { ret void }",
     true},
    {"storeMovedOverCall",
     "@g = external global i8 declare void @h() "
     "define void @src() { store i8 1, ptr @g call void @h() ret void }"
     "define void @tgt() { call void @h() store i8 1, ptr @g ret void }",
     true},
    {"volatileMerged",
     "define void @src(ptr %p) { store volatile i8 1, ptr %p "
     "store volatile i8 1, ptr %p ret void }"
     "define void @tgt(ptr %p) { store volatile i8 1, ptr %p ret void }",
     true},
    {"byvalIsACopy",
     "define i8 @src(ptr byval(i8) %p, ptr %q) { store i8 1, ptr %q "
     "%x = load i8, ptr %p ret i8 %x }"
     "define i8 @tgt(ptr byval(i8) %p, ptr %q) { store i8 1, ptr %q "
     "ret i8 1 }",
     true},
    {"signOfZero",
     "define float @src(float %x) { %y = fadd float %x, 0.0 ret float %y }"
     "define float @tgt(float %x) { ret float %x }",
     true},
    // A callee may read through a captures(none) pointer.
    {"hiddenArgumentPoisoned",
     "declare ptr @g(ptr captures(none)) "
     "define void @src(ptr captures(none) %p) { %r = call ptr @g(ptr %p) "
     "ret void }"
     "define void @tgt(ptr captures(none) %p) { %r = call ptr @g(ptr poison) "
     "ret void }",
     true},
    {"writtenThroughHidden",
     "declare void @g(ptr captures(none)) "
     "define void @src(ptr dereferenceable(1) %p) { %c = alloca i8 "
     "%x = load i8, ptr %p store i8 %x, ptr %c call void @g(ptr %c) ret void }"
     "define void @tgt(ptr dereferenceable(1) %p) { call void @g(ptr %p) "
     "ret void }",
     true},
    {"undefIndex",
     "define i8 @src() { ret i8 0 }"
     "define i8 @tgt() { %p = alloca [2 x i8] store i16 0, ptr %p, align 1 "
     "%i = and i64 undef, 1 %q = getelementptr i8, ptr %p, i64 %i "
     "%x = load i8, ptr %q ret i8 %x }",
     true},
    {"undefBranch",
     "define i8 @src(i8 %x) { ret i8 0 }"
     "define i8 @tgt(i8 %x) { %y = add i8 %x, 1 %c = icmp eq i8 %y, 0 "
     "br i1 %c, label %a, label %b a: ret i8 0 b: ret i8 0 }",
     true},
    {"pointerCopiedAsBytes",
     "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1) "
     "define void @src(ptr %p, ptr %q) { call void @llvm.memcpy.p0.p0.i64("
     "ptr %q, ptr %p, i64 1, i1 false) ret void }"
     "define void @tgt(ptr %p, ptr %q) { %v = load i8, ptr %p "
     "store i8 %v, ptr %q ret void }",
     true},
    {"byvalOfMore",
     "declare void @f(ptr byval(i8)) "
     "define void @src(ptr %p) { call void @f(ptr %p) ret void }"
     "define void @tgt(ptr %p) { call void @f(ptr dereferenceable(2) %p) "
     "ret void }",
     true},
    {"byvalOfAnother",
     "declare void @f(ptr byval(i8)) "
     "define void @src(ptr dereferenceable(1) %p) { "
     "call void @f(ptr byval(i8) %p) ret void }"
     "define void @tgt(ptr dereferenceable(1) %p) { %c = alloca i8 "
     "store i8 1, ptr %c call void @f(ptr byval(i8) %c) ret void }",
     true},
    {"remainderOfUndef",
     "define i32 @src() { %r = urem i32 undef, 3 ret i32 %r }"
     "define i32 @tgt() { ret i32 3 }",
     true},
    {"maskOfUndef",
     "define i32 @src() { %r = and i32 20, undef ret i32 %r }"
     "define i32 @tgt() { ret i32 1 }",
     true},
};

const Pair kept[] = {
    // A callee that unwinds is undefined behavior in both.
    {"unwindingOutOfNounwind",
     "declare void @g(ptr) noreturn "
     "define void @src(ptr %p) nounwind { call void @g(ptr %p) unreachable }"
     "define void @tgt(ptr %p) nounwind { call void @g(ptr %p) nounwind "
     "unreachable }",
     false},
    {"undefToFreeze",
     "define i8 @src(i8 %x) { ret i8 %x }"
     "define i8 @tgt(i8 %x) { %y = freeze i8 %x ret i8 %y }",
     false},
    {"undefUsedTwiceBySource",
     "define i8 @src(i8 %x) { %y = add i8 %x, %x ret i8 %y }"
     "define i8 @tgt(i8 %x) { %y = shl i8 %x, 1 ret i8 %y }",
     false},
    // Each use of a value computed from undef may observe another value.
    {"valueFromUndefUsedTwice",
     "define i1 @src() { %x = and i8 undef, 1 %y = icmp eq i8 %x, %x "
     "ret i1 %y }"
     "define i1 @tgt() { ret i1 false }",
     false},
    {"valueFromUndefThroughPhi",
     "define i8 @src() { %x = or i8 undef, 1 br label %l "
     "l: %p = phi i8 [%x, %0] %y = sub i8 %p, %p ret i8 %y }"
     "define i8 @tgt() { ret i8 2 }",
     false},
    {"valueFromUndefThroughMemory",
     "define i8 @src() { %m = alloca i8 %x = or i8 undef, 1 "
     "store i8 %x, ptr %m %a = load i8, ptr %m %b = load i8, ptr %m "
     "%y = sub i8 %a, %b ret i8 %y }"
     "define i8 @tgt() { ret i8 2 }",
     false},
    // A store of an i1 leaves the other bits of its byte open.
    {"storedBackAsABit",
     "define void @src(ptr %p) { %x = load i1, ptr %p store i1 %x, ptr %p "
     "ret void }"
     "define void @tgt(ptr %p) { ret void }",
     false},
    {"poisonToAnything",
     "define i8 @src() { %x = add nuw i8 255, 1 ret i8 %x }"
     "define i8 @tgt() { ret i8 7 }",
     false},
    {"undefinedToAnything",
     "define i8 @src(i8 %x) { %y = udiv i8 %x, 0 ret i8 %y }"
     "define i8 @tgt(i8 %x) { ret i8 7 }",
     false},
    {"flagsDropped",
     "define i8 @src(i8 %x) { %y = add nsw i8 %x, 1 ret i8 %y }"
     "define i8 @tgt(i8 %x) { %y = add i8 %x, 1 ret i8 %y }",
     false},
    {"uninitialised",
     "define i32 @src() { %p = alloca i32 %x = load i32, ptr %p ret i32 %x }"
     "define i32 @tgt() { ret i32 5 }",
     false},
    {"addressesDiffer",
     "define i64 @src() { %p = alloca i8 %x = ptrtoint ptr %p to i64 "
     "ret i64 %x }"
     "define i64 @tgt() { %q = alloca i64 %p = alloca i8 "
     "%x = ptrtoint ptr %p to i64 ret i64 %x }",
     false},
    // The callee returns, as both calls promise.
    {"promiseOfBoth",
     "@x = constant i8 0 @y = constant i8 1 "
     "declare void @g(ptr) memory(argmem: readwrite) willreturn "
     "define void @src() { call void @g(ptr @x) call void @g(ptr @y) ret void }"
     "define void @tgt() { call void @g(ptr @y) call void @g(ptr @x) ret void "
     "}",
     false},
    {"pointerIsNull",
     "define ptr @src(ptr %p) { ret ptr %p }"
     "define ptr @tgt(ptr %p) { %c = icmp eq ptr %p, null "
     "%r = select i1 %c, ptr null, ptr %p ret ptr %r }",
     false},
    // The second call of the target is an event, the source's are none.
    {"theFunctionSilencesOneOfTwoEqualCalls",
     "declare i32 @g(i32) "
     "define i32 @src(i32 %x) memory(argmem: readwrite) { "
     "%a = call i32 @g(i32 %x) memory(none) "
     "%b = call i32 @g(i32 %x) ret i32 %a }"
     "define i32 @tgt(i32 %x) { "
     "%a = call i32 @g(i32 %x) memory(none) "
     "%b = call i32 @g(i32 %x) ret i32 %a }",
     false},
    // The copy belongs to the caller (LangRef, 'byval').
    {"byvalIsTheCallers",
     "define void @src(ptr byval(i8) %p) memory(read) { store i8 1, ptr %p "
     "ret void }"
     "define void @tgt(ptr byval(i8) %p) memory(read) { unreachable }",
     false},
    {"byvalIsReadOnly",
     "define void @src(ptr readonly byval(i8) %p) { store i8 1, ptr %p "
     "ret void }"
     "define void @tgt(ptr readonly byval(i8) %p) { unreachable }",
     false},
    {"nullIsThePointer",
     "define ptr @src(ptr %p) { %c = icmp eq ptr %p, null "
     "%r = select i1 %c, ptr null, ptr %p ret ptr %r }"
     "define ptr @tgt(ptr %p) { ret ptr %p }",
     false},
    {"unwindingOfTheCaller",
     "declare void @g() "
     "define void @src() nounwind { call void @g() ret void }"
     "define void @tgt() nounwind { call void @g() nounwind ret void }",
     false},
    {"byvalIsOnesOwn",
     "define i8 @src(ptr byval(i8) %p, ptr %q) { %x = load i8, ptr %p "
     "store i8 1, ptr %q %y = load i8, ptr %p store i8 2, ptr %p "
     "%z = sub i8 %x, %y ret i8 %z }"
     "define i8 @tgt(ptr byval(i8) %p, ptr %q) { %x = load i8, ptr %p "
     "store i8 1, ptr %q %z = sub i8 %x, %x ret i8 %z }",
     false},
    {"calleeWritesWhatIsReadOnlyHere",
     "declare void @g() "
     "define void @src(ptr %p) { call void @g() ret void }"
     "define void @tgt(ptr readonly captures(none) %p) { call void @g() "
     "ret void }",
     false},
    {"localGlobalNeverWritten",
     "@g = internal global i8 4 "
     "define i8 @src() { %x = load i8, ptr @g ret i8 %x }"
     "define i8 @tgt() { ret i8 4 }",
     false},
    {"localGlobalNeverRead",
     "@g = internal global i8 4 "
     "define void @src() { store i8 1, ptr @g ret void }"
     "define void @tgt() { ret void }",
     false},
    {"noaliasArgument",
     "define i8 @src(ptr noalias %p, ptr %q) { store i8 2, ptr %p "
     "store i8 1, ptr %q %x = load i8, ptr %p ret i8 %x }"
     "define i8 @tgt(ptr noalias %p, ptr %q) { store i8 2, ptr %p "
     "store i8 1, ptr %q ret i8 2 }",
     false},
    {"unusedMalloc",
     "declare ptr @malloc(i64) "
     "define void @src() { %p = call ptr @malloc(i64 4) ret void }"
     "define void @tgt() { ret void }",
     false},
    {"pureCallDropped",
     "declare i8 @g(i8) memory(none) willreturn nounwind "
     "define void @src() { %x = call i8 @g(i8 1) ret void }"
     "define void @tgt() { ret void }",
     false},
    {"pureCallsMerged",
     "declare i8 @g(i8) memory(none) willreturn nounwind "
     "define i8 @src() { %x = call i8 @g(i8 1) %y = call i8 @g(i8 1) "
     "%z = sub i8 %x, %y ret i8 %z }"
     "define i8 @tgt() { ret i8 0 }",
     false},
    {"poisonDividedByZero",
     "define i8 @src(i8 %x, i8 %y) { %z = sdiv i8 %x, %y ret i8 %z }"
     "define i8 @tgt(i8 %x, i8 %y) { %f = freeze i8 %x "
     "%z = sdiv i8 %f, %y ret i8 %z }",
     false},
    {"undefShiftedTooFar",
     "define i32 @src(i32 %x) { %y = shl i32 %x, 32 ret i32 %y }"
     "define i32 @tgt(i32 %x) { ret i32 poison }",
     false},
    {"localPassedToCall",
     "declare i8 @g(ptr) "
     "define i8 @src() { %q = alloca i8 %p = alloca i8 store i8 1, ptr %q "
     "%x = call i8 @g(ptr %p) ret i8 %x }"
     "define i8 @tgt() { %p = alloca i8 %x = call i8 @g(ptr %p) ret i8 %x }",
     false},
    {"allocationFunctionDropped",
     "declare ptr @a() allockind(\"alloc\") "
     "define void @src() { %p = call ptr @a() ret void }"
     "define void @tgt() { ret void }",
     false},
    {"nanPayload",
     "define float @src(float %x) { %y = fdiv float %x, 0.0 ret float %y }"
     "define float @tgt(float %x) { %y = fdiv float %x, 0.0 "
     "%c = fcmp uno float %y, 0.0 "
     "%z = select i1 %c, float 0x7FFC000000000000, float %y ret float %z }",
     false},
    {"contraction",
     "define float @src(float %x, float %y) { "
     "%m = fmul contract float %x, %y %z = fadd contract float %m, %x "
     "ret float %z }"
     "declare float @llvm.fma.f32(float, float, float) "
     "define float @tgt(float %x, float %y) { "
     "%z = call float @llvm.fma.f32(float %x, float %y, float %x) "
     "ret float %z }",
     false},
    // A callee cannot distinguish a captures(none) pointer from one to a copy.
    {"argumentCopied",
     "declare void @g(ptr captures(none) readonly) "
     "define void @src(ptr dereferenceable(1) %p) { %c = alloca i8 "
     "%x = load i8, ptr %p store i8 %x, ptr %c call void @g(ptr %c) ret void }"
     "define void @tgt(ptr dereferenceable(1) %p) { call void @g(ptr %p) "
     "ret void }",
     false},
    // An unrelated callee cannot read the object of a noalias result.
    {"storeToResultDropped",
     "declare noalias ptr @new() declare void @g() declare void @h(ptr) "
     "define void @src() { %p = call ptr @new() store i8 1, ptr %p "
     "call void @g() store i8 2, ptr %p call void @h(ptr %p) ret void }"
     "define void @tgt() { %p = call ptr @new() call void @g() "
     "store i8 2, ptr %p call void @h(ptr %p) ret void }",
     false},
    // An access through a pointer that undef selects is immediate UB.
    {"chosenByUndef",
     "define i8 @src(i1 %c, ptr %p, ptr %q) { %r = select i1 %c, ptr %p, "
     "ptr %q %x = load i8, ptr %r ret i8 %x }"
     "define i8 @tgt(i1 %c, ptr %p, ptr %q) { br i1 %c, label %a, label %b "
     "a: %x = load i8, ptr %p ret i8 %x b: %y = load i8, ptr %q ret i8 %y }",
     false},
    {"deadStackRead",
     "declare void @llvm.lifetime.start.p0(ptr) "
     "declare void @llvm.lifetime.end.p0(ptr) "
     "define i8 @src(i1 noundef %c) { ret i8 poison }"
     "define i8 @tgt(i1 noundef %c) { %p = alloca i8 "
     "call void @llvm.lifetime.start.p0(ptr %p) "
     "call void @llvm.lifetime.end.p0(ptr %p) "
     "%x = load i8, ptr %p ret i8 %x }",
     false},
    {"readThroughHidden",
     "declare i8 @g(ptr captures(none)) memory(argmem: read) "
     "define i8 @src(ptr %p) { %c = alloca i8 %x = load i8, ptr %p "
     "store i8 %x, ptr %c %r = call i8 @g(ptr %c) ret i8 %r }"
     "define i8 @tgt(ptr %p) { %r = call i8 @g(ptr %p) ret i8 %r }",
     false},
    {"hiddenInPureCalls",
     "declare noundef i8 @g(ptr captures(none)) memory(none) nounwind "
     "willreturn "
     "define i8 @src(ptr noundef %p, ptr noundef %q) { "
     "%x = call i8 @g(ptr %p) ret i8 0 }"
     "define i8 @tgt(ptr noundef %p, ptr noundef %q) { %x = call i8 @g(ptr %p) "
     "%y = call i8 @g(ptr %q) %r = xor i8 %x, %y ret i8 %r }",
     false},
    // The address is computed from undef, but has one value.
    {"undefMaskedAway",
     "define i8 @src() { ret i8 0 }"
     "define i8 @tgt() { %p = alloca [2 x i8] store i16 0, ptr %p, align 1 "
     "%i = and i64 undef, 0 %q = getelementptr i8, ptr %p, i64 %i "
     "%x = load i8, ptr %q ret i8 %x }",
     false},
    {"frozenIndex",
     "define i8 @src(i64 %x) { ret i8 0 }"
     "define i8 @tgt(i64 %x) { %p = alloca [2 x i8] store i16 0, ptr %p, align "
     "1 "
     "%f = freeze i64 %x %i = and i64 %f, 1 "
     "%q = getelementptr i8, ptr %p, i64 %i %v = load i8, ptr %q ret i8 %v }",
     false},
    {"bytesCopiedAsPointer",
     "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1) "
     "define void @src(ptr %p, ptr %q) { %v = load i8, ptr %p "
     "store i8 %v, ptr %q ret void }"
     "define void @tgt(ptr %p, ptr %q) { call void @llvm.memcpy.p0.p0.i64("
     "ptr %q, ptr %p, i64 1, i1 false) ret void }",
     false},
    {"byvalOfCopy",
     "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1) "
     "declare void @f(ptr byval(i8)) "
     "define void @src(ptr dereferenceable(1) %p) { "
     "call void @f(ptr byval(i8) %p) ret void }"
     "define void @tgt(ptr dereferenceable(1) %p) { %c = alloca i8 "
     "call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %p, i64 1, i1 false) "
     "call void @f(ptr byval(i8) %c) ret void }",
     false},
    {"remainderOfUndefChosen",
     "define i32 @src() { %r = srem i32 undef, 3 ret i32 %r }"
     "define i32 @tgt() { ret i32 -2 }",
     false},
};

INSTANTIATE_TEST_SUITE_P(Refuted, SearchTest, testing::ValuesIn(refuted),
                         [](const auto &info) { return info.param.name; });
INSTANTIATE_TEST_SUITE_P(Kept, SearchTest, testing::ValuesIn(kept),
                         [](const auto &info) { return info.param.name; });

} // namespace
