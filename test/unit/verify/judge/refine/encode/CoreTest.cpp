// Integers, undef and poison, control flow, loops, memory, attributes.

#include "test/unit/verify/judge/refine/encode/Support.h"

namespace palindrome::encode {
namespace {

const PairCase cases[] = {
    // Integers and their flags.
    {"ShiftForProduct", "i8 @(i8 %x)", "%r = mul i8 %x, 2\nret i8 %r",
     "%r = shl i8 %x, 1\nret i8 %r", "holds"},
    {"FlagsAdded", "i8 @(i8 %x, i8 %y)", "%r = add i8 %x, %y\nret i8 %r",
     "%r = add nsw i8 %x, %y\nret i8 %r", "fails"},
    {"FlagsDropped", "i8 @(i8 %x, i8 %y)", "%r = add nsw i8 %x, %y\nret i8 %r",
     "%r = add i8 %x, %y\nret i8 %r", "holds"},
    {"DivisionHoisted", "i8 @(i1 noundef %c, i8 noundef %x)",
     "br i1 %c, label %a, label %b\na:\n%r = udiv i8 1, %x\nret i8 %r\n"
     "b:\nret i8 0",
     "%r = udiv i8 1, %x\n%s = select i1 %c, i8 %r, i8 0\nret i8 %s", "fails"},
    {"SignedDivisionOverflows", "i8 @(i8 noundef %x)",
     "%r = sdiv i8 %x, -1\nret i8 %r",
     "%c = icmp eq i8 %x, -128\nbr i1 %c, label %a, label %b\n"
     "a:\nunreachable\nb:\n%r = sub i8 0, %x\nret i8 %r",
     "holds"},
    {"SameSign", "i1 @(i8 %x)", "%r = icmp samesign ult i8 %x, 7\nret i1 %r",
     "%r = icmp slt i8 %x, 7\nret i1 %r", "holds"},
    {"DisjointOr", "i8 @(i8 %x, i8 %y)",
     "%r = or disjoint i8 %x, %y\nret i8 %r",
     "%r = add nuw nsw i8 %x, %y\nret i8 %r", "holds"},

    // Undef is a set of values, of which each use sees its own.
    {"UndefUsedTwice", "i8 @(i8 %x)", "%r = mul i8 %x, 2\nret i8 %r",
     "%r = add i8 %x, %x\nret i8 %r", "fails"},
    {"DefinedUsedTwice", "i8 @(i8 noundef %x)", "%r = mul i8 %x, 2\nret i8 %r",
     "%r = add i8 %x, %x\nret i8 %r", "holds"},
    {"FreezeThawed", "i8 @(i8 %x)", "%r = freeze i8 %x\nret i8 %r", "ret i8 %x",
     "fails"},
    {"Frozen", "i8 @(i8 %x)", "ret i8 %x", "%r = freeze i8 %x\nret i8 %r",
     "holds"},
    {"UndefElementOnly", "i8 @(i8 noundef %x)",
     "%p = alloca <2 x i8>\n%q = getelementptr i8, ptr %p, i64 1\n"
     "store i8 %x, ptr %q\n%v = load <2 x i8>, ptr %p\n"
     "%e = extractelement <2 x i8> %v, i64 1\n%c = icmp eq i8 %e, 0\n"
     "br i1 %c, label %a, label %b\na:\nret i8 1\nb:\nret i8 2",
     "unreachable", "fails"},
    {"DivisorIsDefined", "i8 @(i8 noundef range(i8 1, 4) %x)",
     "%p = alloca <2 x i8>\n%q = getelementptr i8, ptr %p, i64 1\n"
     "store i8 %x, ptr %q\n%v = load <2 x i8>, ptr %p\n"
     "%e = extractelement <2 x i8> %v, i64 1\n%r = udiv i8 7, %e\nret i8 %r",
     "unreachable", "fails"},
    {"SetOfUndef", "i8 @()", "%r = or i8 undef, 1\nret i8 %r", "ret i8 2",
     "fails"},
    {"MemberOfUndef", "i8 @()", "%r = or i8 undef, 1\nret i8 %r", "ret i8 3",
     "holds"},
    {"FrozenOnce", "i8 @()",
     "%f = freeze i8 undef\n%r = xor i8 %f, %f\nret i8 %r", "ret i8 0",
     "holds"},
    {"BranchOnUndef", "i8 @(i1 %c)",
     "br i1 %c, label %a, label %b\na:\nret i8 1\nb:\nret i8 1", "ret i8 1",
     "holds"},
    {"BranchIntroduced", "i8 @(i1 %c)", "ret i8 1",
     "br i1 %c, label %a, label %b\na:\nret i8 1\nb:\nret i8 1", "fails"},
    {"PoisonIsNotStopped", "i8 @(i1 %c)",
     "%r = select i1 %c, i8 poison, i8 1\nret i8 %r", "ret i8 1", "holds"},

    // Loops, up to two iterations.
    {"LoopInBound", "i8 @()",
     "br label %l\nl:\n%i = phi i8 [ 0, %0 ], [ %n, %l ]\n%n = add i8 %i, 1\n"
     "%c = icmp ult i8 %n, 2\nbr i1 %c, label %l, label %e\ne:\nret i8 %n",
     "ret i8 2", "holds"},
    {"UndefinedBeforeBound", "i8 @()", "ret i8 0",
     "br label %l\nl:\n%c = icmp slt i8 undef, 2\n"
     "br i1 %c, label %l, label %e\ne:\nret i8 0",
     "fails"},
    {"LoopPastBound", "i8 @()",
     "br label %l\nl:\n%i = phi i8 [ 0, %0 ], [ %n, %l ]\n%n = add i8 %i, 1\n"
     "%c = icmp ult i8 %n, 99\nbr i1 %c, label %l, label %e\ne:\nret i8 %n",
     "ret i8 2", "bound"},
    // Executions without an end, where there has to be progress.
    {"EndlessHasToProgress", "i8 @(i8 %n) mustprogress",
     "br label %l\nl:\n%i = phi i8 [ 0, %0 ], [ %k, %l ]\n"
     "%k = add i8 %i, 3\nstore i8 %k, ptr @v\nbr label %l",
     "unreachable", "holds", "@v = global i8 0\n"},
    {"EndlessMayReturn", "i8 @(i1 %c) mustprogress",
     "br label %l\nl:\nbr i1 %c, label %l, label %e\ne:\nret i8 1", "ret i8 2",
     "fails"},
    {"EndlessInB", "i8 @(i1 %c) mustprogress", "ret i8 1",
     "br i1 %c, label %l, label %e\nl:\nbr label %l\ne:\nret i8 1", "fails"},
    {"EndlessNeedNotProgress", "i8 @()", "br label %l\nl:\nbr label %l",
     "ret i8 2", "bound"},
    {"EndlessLoopHasToProgress", "i8 @()",
     "br label %l\nl:\nbr label %l, !llvm.loop !0", "ret i8 2", "holds",
     "!0 = distinct !{!0, !1}\n!1 = !{!\"llvm.loop.mustprogress\"}\n"},
    {"EndlessWithinPromise", "i8 @(i1 %c)",
     "br label %o\no:\nbr label %l\nl:\nbr i1 %c, label %l, label %t\n"
     "t:\nbr label %o, !llvm.loop !0",
     "ret i8 2", "holds",
     "!0 = distinct !{!0, !1}\n!1 = !{!\"llvm.loop.mustprogress\"}\n"},
    {"EndlessAroundPromise", "i8 @(i1 %c)",
     "br label %o\no:\nbr label %l\nl:\n"
     "br i1 %c, label %l, label %t, !llvm.loop !0\nt:\nbr label %o",
     "ret i8 2", "bound",
     "!0 = distinct !{!0, !1}\n!1 = !{!\"llvm.loop.mustprogress\"}\n"},
    {"EndlessIsSeen", "i8 @(ptr %p) mustprogress",
     "br label %l\nl:\nstore volatile i8 0, ptr %p\nbr label %l", "ret i8 2",
     "fails"},
    {"EndlessSideEffect", "i8 @() mustprogress",
     "br label %l\nl:\ncall void @llvm.sideeffect()\nbr label %l", "ret i8 2",
     "bound", "declare void @llvm.sideeffect()\n"},
    {"LoopOfAFewIterations", "i8 @()",
     "br label %l\nl:\n%i = phi i8 [ 0, %0 ], [ %n, %l ]\n%n = add i8 %i, 1\n"
     "%c = icmp ult i8 %n, 9\nbr i1 %c, label %l, label %e\ne:\nret i8 %n",
     "ret i8 9", "holds"},
    {"LoopOfOneIterationLess", "i8 @()",
     "br label %l\nl:\n%i = phi i8 [ 0, %0 ], [ %n, %l ]\n%n = add i8 %i, 1\n"
     "%c = icmp ult i8 %n, 9\nbr i1 %c, label %l, label %e\ne:\nret i8 %n",
     "ret i8 8", "fails"},

    // Memory.
    {"StoreForwarded", "i32 @(ptr %p, i32 %v)",
     "store i32 %v, ptr %p\n%r = load i32, ptr %p\nret i32 %r",
     "store i32 %v, ptr %p\nret i32 %v", "holds"},
    {"ForwardedPastAlias", "i32 @(ptr %p, ptr %q)",
     "store i32 2, ptr %p\nstore i32 1, ptr %q\n%r = load i32, ptr %p\n"
     "ret i32 %r",
     "store i32 2, ptr %p\nstore i32 1, ptr %q\nret i32 2", "fails"},
    {"ForwardedPastStack", "i32 @(ptr %p)",
     "%q = alloca i32\nstore i32 2, ptr %q\nstore i32 1, ptr %p\n"
     "%r = load i32, ptr %q\nret i32 %r",
     "store i32 1, ptr %p\nret i32 2", "holds"},
    {"StoreDropped", "void @(ptr %p)", "store i8 1, ptr %p\nret void",
     "ret void", "fails"},
    {"StoreIntroduced", "void @(ptr %p)", "ret void",
     "store i8 1, ptr %p\nret void", "fails"},
    {"StoredBack", "void @(ptr %p)",
     "%v = load ptr, ptr %p\nstore ptr %v, ptr %p\nret void", "ret void",
     "holds"},
    {"LoadDropped", "void @(ptr %p)", "%v = load i8, ptr %p\nret void",
     "ret void", "holds"},
    {"BytesOfWord", "i8 @(ptr %p)",
     "store i32 67305985, ptr %p\n%q = getelementptr i8, ptr %p, i64 2\n"
     "%r = load i8, ptr %q\nret i8 %r",
     "store i32 67305985, ptr %p\nret i8 3", "holds"},
    {"PaddingIsUndefined", "i8 @(ptr %p)",
     "store { i8, i16 } zeroinitializer, ptr %p\n"
     "%q = getelementptr i8, ptr %p, i64 1\n%r = load i8, ptr %q\nret i8 %r",
     "store { i8, i16 } zeroinitializer, ptr %p\nret i8 42", "holds"},
    {"UninitialisedIsUndef", "i8 @()",
     "%p = alloca i8\n%r = load i8, ptr %p\n"
     "ret i8 %r",
     "ret i8 poison", "fails"},
    {"ConstantRead", "i8 @()", "%r = load i8, ptr @k\nret i8 %r", "ret i8 7",
     "holds", "@k = constant i8 7"},
    {"VariableRead", "i8 @()", "%r = load i8, ptr @k\nret i8 %r", "ret i8 7",
     "fails", "@k = global i8 7"},
    {"InBoundsAdded", "ptr @(ptr %p)",
     "%r = getelementptr i8, ptr %p, i64 1\nret ptr %r",
     "%r = getelementptr inbounds i8, ptr %p, i64 1\nret ptr %r", "fails"},
    {"AnUndefIndexOfADefinedPointer", "i8 @(ptr %p)",
     "%r = load i8, ptr %p\nret i8 %r",
     "%q = getelementptr i8, ptr %p, i64 undef\n%r = load i8, ptr %q\n"
     "ret i8 %r",
     "fails"},
    // Each step is in bounds, also if the sum of all is.
    {"GEPStepsAreMerged", "ptr @(ptr %p, i64 %i, i64 %j)",
     "%q = getelementptr inbounds i8, ptr %p, i64 %i\n"
     "%r = getelementptr inbounds i8, ptr %q, i64 %j\nret ptr %r",
     "%r = getelementptr inbounds [1 x i8], ptr %p, i64 %i, i64 %j\nret ptr %r",
     "holds"},
    {"GEPStepsAreAdded", "ptr @(ptr %p, i64 %i, i64 %j)",
     "%r = getelementptr inbounds [1 x i8], ptr %p, i64 %i, i64 %j\nret ptr %r",
     "%s = add nsw i64 %i, %j\n"
     "%r = getelementptr inbounds i8, ptr %p, i64 %s\nret ptr %r",
     "holds"},
    {"GEPStepsAreSplit", "ptr @(ptr %p, i64 %i, i64 %j)",
     "%s = add nsw i64 %i, %j\n"
     "%r = getelementptr inbounds i8, ptr %p, i64 %s\nret ptr %r",
     "%r = getelementptr inbounds [1 x i8], ptr %p, i64 %i, i64 %j\nret ptr %r",
     "fails"},
    {"GEPThereAndBack", "ptr @(ptr %p)", "ret ptr %p",
     "%r = getelementptr inbounds [1 x i8], ptr %p, i64 1, i64 -1\nret ptr %r",
     "fails"},
    {"GEPOfZeros", "ptr @(ptr %p)", "ret ptr %p",
     "%r = getelementptr inbounds [1 x i8], ptr %p, i64 0, i64 0\nret ptr %r",
     "holds"},
    // What a pointer with the address of null is based on does not matter.
    {"NullIsThePointer", "ptr @(ptr noundef %p)",
     "%c = icmp eq ptr %p, null\n%r = select i1 %c, ptr null, ptr %p\n"
     "ret ptr %r",
     "ret ptr %p", "holds"},
    {"PointerIsNull", "ptr @(ptr noundef %p)", "ret ptr %p",
     "%c = icmp eq ptr %p, null\n%r = select i1 %c, ptr null, ptr %p\n"
     "ret ptr %r",
     "holds"},
    {"NullIsValidIsAnObject", "ptr @(ptr noundef %p) null_pointer_is_valid",
     "ret ptr %p",
     "%c = icmp eq ptr %p, null\n%r = select i1 %c, ptr null, ptr %p\n"
     "ret ptr %r",
     "fails"},
    {"NullIsNoOtherPointer", "ptr @(ptr noundef %p, ptr noundef %q)",
     "%c = icmp eq ptr %q, null\n%r = select i1 %c, ptr null, ptr %p\n"
     "ret ptr %r",
     "ret ptr %p", "fails"},
    {"NullIsPassed", "void @(ptr noundef %p)",
     "%c = icmp eq ptr %p, null\n%r = select i1 %c, ptr null, ptr %p\n"
     "call void @f(ptr %r)\nret void",
     "call void @f(ptr %p)\nret void", "holds", "declare void @f(ptr)\n"},
    {"NarrowIndexWraps", "i1 @(i32 noundef %i)",
     "%p = getelementptr i16, ptr @k, i32 %i\n%r = icmp eq ptr %p, @k\n"
     "ret i1 %r",
     "%r = icmp eq i32 %i, 0\nret i1 %r", "fails",
     "target datalayout = \"p:32:32:32\"\n@k = global i16 0"},
    {"StackIsNotNull", "i1 @()",
     "%p = alloca i8\n%r = icmp eq ptr %p, null\nret i1 %r", "ret i1 false",
     "holds"},

    {"InlineAssembly", "void @()",
     "call void asm sideeffect \"nop\", \"\"()\nret void", "ret void",
     "approximated: what inline assembly does"},

    // Attributes.
    {"RangeIsPoison", "i1 @(i8 range(i8 0, 4) %x)",
     "%r = icmp ult i8 %x, 4\nret i1 %r", "ret i1 true", "holds"},
    {"NonNull", "i1 @(ptr nonnull %p)", "%r = icmp eq ptr %p, null\nret i1 %r",
     "ret i1 false", "holds"},
    {"MaybeNull", "i1 @(ptr %p)", "%r = icmp eq ptr %p, null\nret i1 %r",
     "ret i1 false", "fails"},
    {"LoadSpeculated",
     "i32 @(ptr noundef dereferenceable(4) align 4 %p, i1 noundef %c)",
     "br i1 %c, label %a, label %b\na:\n%r = load i32, ptr %p\nret i32 %r\n"
     "b:\nret i32 0",
     "%r = load i32, ptr %p\n%s = select i1 %c, i32 %r, i32 0\nret i32 %s",
     "holds"},
    {"LoadNotSpeculated", "i32 @(ptr noundef align 4 %p, i1 noundef %c)",
     "br i1 %c, label %a, label %b\na:\n%r = load i32, ptr %p\nret i32 %r\n"
     "b:\nret i32 0",
     "%r = load i32, ptr %p\n%s = select i1 %c, i32 %r, i32 0\nret i32 %s",
     "fails"},
};

PALINDROME_PAIR_TESTS(CoreTest, cases);

} // namespace
} // namespace palindrome::encode
