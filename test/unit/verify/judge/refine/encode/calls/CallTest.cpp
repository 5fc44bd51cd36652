// Calls of unknown functions and of the library, and what they do to memory.

#include "test/unit/verify/judge/refine/encode/Support.h"

namespace palindrome::encode {
namespace {

#define GET "declare i8 @g(i8)\ndeclare i8 @h(i8)\n"
#define PURE "declare i8 @p(i8) memory(none) willreturn nounwind\n"
#define CALL_POINTERS                                                          \
  "declare void @f(ptr)\ndeclare void @f0()\n@v = global i8 0\n"
#define STRIP "declare i64 @llvm.ptrauth.strip(i64, i32)\n"
#define VP_ADD                                                                 \
  "declare <1 x half> @llvm.vp.fadd.v1f16(<1 x half>, <1 x half>, <1 x i1>, "  \
  "i32)\n"
#define VP_CALL(NAME)                                                          \
  "%" NAME " = call <1 x half> @llvm.vp.fadd.v1f16(<1 x half> %x, "            \
  "<1 x half> %x, <1 x i1> splat (i1 true), i32 1)\n"                          \
  "%" NAME ".i = bitcast <1 x half> %" NAME " to i16\n"
#define CORO                                                                   \
  "declare token @llvm.coro.id(i32, ptr, ptr, ptr)\n"                          \
  "declare ptr @llvm.coro.begin(token, ptr)\n"                                 \
  "declare token @llvm.coro.save(ptr)\n"                                       \
  "declare i8 @llvm.coro.suspend(token, i1)\n"
#define BEGIN                                                                  \
  "%id = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)\n"      \
  "%h = call ptr @llvm.coro.begin(token %id, ptr null)\n"                      \
  "%s = call token @llvm.coro.save(ptr %h)\n"
#define HEAP "declare ptr @malloc(i64)\ndeclare void @free(ptr)\n"

const PairCase callCases[] = {
    {"SameCall", "i8 @(i8 %x)", "%r = call i8 @g(i8 %x)\nret i8 %r",
     "%r = call i8 @g(i8 %x)\nret i8 %r", "holds", GET},
    {"OtherArgument", "i8 @(i8 noundef %x)",
     "%r = call i8 @g(i8 %x)\nret i8 %r", "%r = call i8 @g(i8 0)\nret i8 %r",
     "fails", GET},
    {"PoisonArgumentMayBeAny", "i8 @()",
     "%r = call i8 @g(i8 poison)\nret i8 %r",
     "%r = call i8 @g(i8 0)\nret i8 %r", "holds", GET},
    {"OtherFunction", "i8 @(i8 %x)", "%r = call i8 @g(i8 %x)\nret i8 %r",
     "%r = call i8 @h(i8 %x)\nret i8 %r", "fails", GET},
    {"CallIsDropped", "void @(i8 %x)", "%r = call i8 @g(i8 %x)\nret void",
     "ret void", "fails", GET},
    {"CallIsAdded", "void @(i8 %x)", "ret void",
     "%r = call i8 @g(i8 %x)\nret void", "fails", GET},
    {"OrderIsSeen", "void @(i8 %x)",
     "%a = call i8 @g(i8 %x)\n%b = call i8 @h(i8 %x)\nret void",
     "%b = call i8 @h(i8 %x)\n%a = call i8 @g(i8 %x)\nret void", "fails", GET},
    {"PureIsDropped", "void @(i8 %x)", "%a = call i8 @p(i8 %x)\nret void",
     "ret void", "holds", PURE},
    {"PureIsMerged", "i8 @(i8 noundef %x)",
     "%a = call i8 @p(i8 %x)\n%b = call i8 @p(i8 %x)\n%r = sub i8 %a, %b\n"
     "ret i8 %r",
     "ret i8 0", "holds", PURE},
    {"PureIsMergedThoughOneMayBeUndef", "i8 @(i8 %x)",
     "%a = call i8 @p(i8 noundef %x)\n%b = call i8 @p(i8 %x)\n"
     "%r = sub i8 %a, %b\nret i8 %r",
     "ret i8 0", "holds", PURE},
    {"PureIsMergedIfBothAreUndef", "i8 @(i8 %x)",
     "%a = call i8 @p(i8 %x)\n%b = call i8 @p(i8 %x)\n"
     "%r = sub i8 %a, %b\nret i8 %r",
     "ret i8 0", "holds", PURE},
    {"PureIsNotMergedIfOneIsUndef", "i8 @(i8 %x)",
     "%f = freeze i8 %x\n%a = call i8 @p(i8 %x)\n%b = call i8 @p(i8 %f)\n"
     "%r = sub i8 %a, %b\nret i8 %r",
     "ret i8 0", "fails", PURE},
    {"PureMayHaveUB", "void @(i8 %x)", "ret void",
     "%a = call i8 @p(i8 %x)\nret void", "fails", PURE},
    {"SpeculatableIsAdded", "void @(i8 %x)", "ret void",
     "%a = call i8 @s(i8 %x)\nret void", "holds",
     "declare i8 @s(i8) memory(none) willreturn nounwind speculatable\n"},
    {"MayNotReturn", "void @(i8 %x)", "%a = call i8 @q(i8 %x)\nret void",
     "ret void", "fails", "declare i8 @q(i8) memory(none) nounwind\n"},
    {"ChosenArgument", "i8 @(i8 noundef %x)",
     "%c = freeze i1 undef\n%a = select i1 %c, i8 %x, i8 0\n"
     "%r = call i8 @g(i8 %a)\nret i8 %r",
     "%r = call i8 @g(i8 %x)\nret i8 %r", "holds", GET},
    // The callee may return another value for each choice of its argument.
    {"ResultDependsOnChoice", "i8 @(i8 noundef %x)",
     "%c = freeze i1 undef\n%y = select i1 %c, i8 %x, i8 0\n"
     "%a = call i8 @p(i8 %y)\n%z = icmp eq i8 %a, 0\n%bad = and i1 %c, %z\n"
     "br i1 %bad, label %ub, label %ok\nub:\nunreachable\nok:\n"
     "%r = select i1 %c, i8 0, i8 %a\nret i8 %r",
     "%p = call i8 @p(i8 0)\n%q = call i8 @p(i8 %x)\n%i = icmp eq i8 %p, 0\n"
     "%j = icmp eq i8 %q, 1\n%k = and i1 %i, %j\n"
     "%r = select i1 %k, i8 1, i8 %p\nret i8 %r",
     "fails", PURE},
    {"WritesMemory", "i8 @(ptr %p)",
     "store i8 1, ptr %p\ncall void @f(ptr %p)\n%r = load i8, ptr %p\n"
     "ret i8 %r",
     "store i8 1, ptr %p\ncall void @f(ptr %p)\nret i8 1", "fails",
     CALL_POINTERS},
    {"ReadsMemory", "void @()", "store i8 1, ptr @v\ncall void @f0()\nret void",
     "call void @f0()\nstore i8 1, ptr @v\nret void", "fails", CALL_POINTERS},
    {"OwnIsKept", "i8 @()",
     "%a = alloca i8\nstore i8 1, ptr %a\ncall void @f0()\n"
     "%r = load i8, ptr %a\nret i8 %r",
     "call void @f0()\nret i8 1", "holds", CALL_POINTERS},
    {"PassedIsWritten", "i8 @()",
     "%a = alloca i8\nstore i8 1, ptr %a\ncall void @f(ptr %a)\n"
     "%r = load i8, ptr %a\nret i8 %r",
     "%a = alloca i8\nstore i8 1, ptr %a\ncall void @f(ptr %a)\nret i8 1",
     "fails", CALL_POINTERS},
    {"PassedIsKnownLater", "i8 @()",
     "%a = alloca i8\ncall void @f(ptr %a)\nstore i8 1, ptr %a\n"
     "call void @f0()\n%r = load i8, ptr %a\nret i8 %r",
     "%a = alloca i8\ncall void @f(ptr %a)\nstore i8 1, ptr %a\n"
     "call void @f0()\nret i8 1",
     "fails", CALL_POINTERS},
    {"PassedContentsAreSeen", "void @()",
     "%a = alloca i8\nstore i8 1, ptr %a\ncall void @f(ptr %a)\nret void",
     "%a = alloca i8\nstore i8 2, ptr %a\ncall void @f(ptr %a)\nret void",
     "fails", CALL_POINTERS},
    {"PassedBlocksCorrespond", "i8 @()",
     "%u = alloca i32\n%a = alloca i8\nstore i8 1, ptr %a\n"
     "call void @f(ptr %a)\n%r = load i8, ptr %a\nret i8 %r",
     "%a = alloca i8\nstore i8 1, ptr %a\ncall void @f(ptr %a)\n"
     "%r = load i8, ptr %a\nret i8 %r",
     "holds", CALL_POINTERS},
    {"ConstantIsKept", "i8 @()",
     "call void @f0()\n%r = load i8, ptr @c\nret i8 %r",
     "call void @f0()\nret i8 7", "holds",
     "declare void @f0()\n@c = constant i8 7\n"},
    {"CalleeMayFree", "i8 @(ptr dereferenceable(1) %p, i1 noundef %c)",
     "call void @f0()\nbr i1 %c, label %a, label %b\na:\n"
     "%r = load i8, ptr %p\nret i8 %r\nb:\nret i8 0",
     "call void @f0()\n%r = load i8, ptr %p\n%s = select i1 %c, i8 %r, i8 0\n"
     "ret i8 %s",
     "fails", CALL_POINTERS},
    {"TrapIsNoUB", "void @()", "call void @llvm.trap()\nunreachable",
     "unreachable", "fails", "declare void @llvm.trap()\n"},
    {"TrapIsNoReturn", "i8 @()", "call void @llvm.trap()\nret i8 0",
     "call void @llvm.trap()\nunreachable", "holds",
     "declare void @llvm.trap()\n"},
    {"MallocIsRemoved", "void @()",
     "%p = call ptr @malloc(i64 4)\ncall void @free(ptr %p)\nret void",
     "ret void", "holds", HEAP},
    {"MallocMayFail", "i1 @()",
     "%p = call ptr @malloc(i64 4)\n%r = icmp eq ptr %p, null\nret i1 %r",
     "ret i1 false", "holds", HEAP},
    {"MallocNeedNotSucceed", "i1 @()", "ret i1 false",
     "%p = call ptr @malloc(i64 4)\n%r = icmp eq ptr %p, null\nret i1 %r",
     "fails", HEAP},
    {"DoubleFree", "void @(ptr %p)", "call void @free(ptr %p)\nret void",
     "call void @free(ptr %p)\ncall void @free(ptr %p)\nret void", "fails",
     HEAP},
    {"FreeIsSeen", "void @(ptr %p)", "ret void",
     "call void @free(ptr %p)\nret void", "fails", HEAP},
    {"MemSetIsStores", "void @(ptr %p)",
     "store i8 3, ptr %p\n%q = getelementptr i8, ptr %p, i64 1\n"
     "store i8 3, ptr %q\nret void",
     "call void @llvm.memset.p0.i64(ptr %p, i8 3, i64 2, i1 false)\nret void",
     "holds"},
    {"MemSetTooFar", "void @(ptr %p)",
     "call void @llvm.memset.p0.i64(ptr %p, i8 3, i64 2, i1 false)\nret void",
     "call void @llvm.memset.p0.i64(ptr %p, i8 3, i64 3, i1 false)\nret void",
     "fails"},
    {"MemCpyOfAnySize", "void @(ptr %p, ptr %q, i64 noundef %n)",
     "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)\n"
     "ret void",
     "call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)\n"
     "ret void",
     "holds"},
    {"AssumeIsDropped", "void @(i1 %c)",
     "call void @llvm.assume(i1 %c)\nret void", "ret void", "holds"},
    {"AssumeIsAdded", "void @(i1 %c)", "ret void",
     "call void @llvm.assume(i1 %c)\nret void", "fails"},
    {"PassedAndNotKept", "i8 @(i8 %x)",
     "%p = alloca i8\nstore i8 %x, ptr %p\n"
     "call void @f(ptr captures(none) %p)\n%r = load i8, ptr %p\n"
     "call void @f0()\nret i8 %r",
     "%p = alloca i8\nstore i8 %x, ptr %p\n"
     "call void @f(ptr captures(none) %p)\ncall void @f0()\n"
     "%r = load i8, ptr %p\nret i8 %r",
     "holds", CALL_POINTERS},
    {"AddressIsKept", "i8 @(i8 %x)",
     "%p = alloca i8\nstore i8 %x, ptr %p\n"
     "call void @f(ptr captures(address) %p)\n%r = load i8, ptr %p\n"
     "call void @f0()\nret i8 %r",
     "%p = alloca i8\nstore i8 %x, ptr %p\n"
     "call void @f(ptr captures(address) %p)\ncall void @f0()\n"
     "%r = load i8, ptr %p\nret i8 %r",
     "holds", CALL_POINTERS},
    {"ProvenanceIsKept", "i8 @(i8 %x)",
     "%p = alloca i8\nstore i8 %x, ptr %p\n"
     "call void @f(ptr captures(address, read_provenance) %p)\n"
     "%r = load i8, ptr %p\ncall void @f0()\nret i8 %r",
     "%p = alloca i8\nstore i8 %x, ptr %p\n"
     "call void @f(ptr captures(address, provenance) %p)\ncall void @f0()\n"
     "%r = load i8, ptr %p\nret i8 %r",
     "fails", CALL_POINTERS},
    {"PassedContents", "void @(i8 noundef %x)",
     "%p = alloca i8\nstore i8 %x, ptr %p\n"
     "call void @f(ptr captures(none) %p)\nret void",
     "%p = alloca i8\nstore i8 0, ptr %p\n"
     "call void @f(ptr captures(none) %p)\nret void",
     "fails", CALL_POINTERS},
    {"PassedByValue", "void @(ptr %p)",
     "call void @f(ptr byval(i8) %p)\nret void",
     "call void @f(ptr dereferenceable(1) byval(i8) %p)\nret void", "holds",
     CALL_POINTERS},
    {"PassedByValueMoreIsRead", "void @(ptr %p)",
     "call void @f(ptr byval(i8) %p)\nret void",
     "call void @f(ptr dereferenceable(2) byval(i8) %p)\nret void", "fails",
     CALL_POINTERS},
    {"ByValueIsACopy", "i8 @(ptr %p)",
     "%x = load i8, ptr %p\n"
     "call void @f(ptr byval(i8) %p) memory(argmem: readwrite) nofree\n"
     "ret i8 %x",
     "call void @f(ptr byval(i8) %p) memory(argmem: readwrite) nofree\n"
     "%x = load i8, ptr %p\nret i8 %x",
     "holds", CALL_POINTERS},
    {"ByReferenceIsNone", "i8 @(ptr %p)",
     "%x = load i8, ptr %p\n"
     "call void @f(ptr %p) memory(argmem: readwrite) nofree\nret i8 %x",
     "call void @f(ptr %p) memory(argmem: readwrite) nofree\n"
     "%x = load i8, ptr %p\nret i8 %x",
     "fails", CALL_POINTERS},
    {"ByValueContents", "void @(ptr %p)",
     "call void @f(ptr byval(i8) %p)\nstore i8 0, ptr %p\nret void",
     "store i8 0, ptr %p\ncall void @f(ptr byval(i8) %p)\nret void", "fails",
     CALL_POINTERS},
    // What a call must not do in the target, the caller forbids in the source.
    {"UnwindingIsNot", "void @() nounwind", "call void @f0()\nret void",
     "call void @f0() nounwind\nret void", "holds", CALL_POINTERS},
    {"UnwindingIsAllowed", "void @()", "call void @f0()\nret void",
     "call void @f0() nounwind\nret void", "fails", CALL_POINTERS},
    {"UnwindingOfAnother", "void @() nounwind",
     "call void @f0()\ncall void @f0() nounwind\nret void",
     "call void @f0() nounwind\ncall void @f0()\nret void", "holds",
     CALL_POINTERS},
    {"StoppingIsNot", "void @() willreturn", "call void @f0()\nret void",
     "call void @f0() willreturn\nret void", "holds", CALL_POINTERS},
    {"StoppingIsAllowed", "void @()", "call void @f0()\nret void",
     "call void @f0() willreturn\nret void", "fails", CALL_POINTERS},
    {"ReturningIsNot", "void @() noreturn", "call void @f0()\nret void",
     "call void @f0() noreturn\nret void", "holds", CALL_POINTERS},
    {"ReturningIsUndefined", "void @()", "call void @f0()\nunreachable",
     "call void @f0() noreturn\nret void", "holds", CALL_POINTERS},
    {"ReturningIsAllowed", "void @()", "call void @f0()\nret void",
     "call void @f0() noreturn\nret void", "fails", CALL_POINTERS},
    {"SynchronizingIsNot", "void @() nosync", "call void @f0()\nret void",
     "call void @f0() nosync\nret void", "holds", CALL_POINTERS},
    {"SynchronizingIsAllowed", "void @()", "call void @f0()\nret void",
     "call void @f0() nosync\nret void", "fails", CALL_POINTERS},
    {"FreeingOfOwnIsAllowed", "void @() nofree", "call void @f0()\nret void",
     "call void @f0() nofree\nret void", "fails", CALL_POINTERS},

    // The callee of a tail call accesses no alloca of the caller.
    {"TailCallSeesNoAlloca", "void @()",
     "%a = alloca i8\nstore i8 1, ptr %a\ntail call void @f(ptr %a)\nret void",
     "%a = alloca i8\nstore i8 2, ptr %a\ntail call void @f(ptr %a)\nret void",
     "holds", CALL_POINTERS},
    {"TailCallWritesNoAlloca", "i8 @()",
     "%a = alloca i8\nstore i8 1, ptr %a\ntail call void @f(ptr %a)\n"
     "%x = load i8, ptr %a\nret i8 %x",
     "%a = alloca i8\nstore i8 1, ptr %a\ntail call void @f(ptr %a)\n"
     "ret i8 1",
     "holds", CALL_POINTERS},
    {"TailCallWritesMemory", "i8 @()",
     "store i8 1, ptr @v\ntail call void @f0()\n%x = load i8, ptr @v\n"
     "ret i8 %x",
     "store i8 1, ptr @v\ntail call void @f0()\nret i8 1", "fails",
     CALL_POINTERS},
    {"TailIsAdded", "void @()",
     "%a = alloca i8\nstore i8 1, ptr %a\ncall void @f(ptr %a)\nret void",
     "%a = alloca i8\nstore i8 1, ptr %a\ntail call void @f(ptr %a)\nret void",
     "fails", CALL_POINTERS},
    {"TailIsAddedAfterAllocaEscapes", "void @()",
     "%a = alloca i8\ncall void @f(ptr %a)\ncall void @f0()\nret void",
     "%a = alloca i8\ncall void @f(ptr %a)\ntail call void @f0()\nret void",
     "fails", CALL_POINTERS},
    {"TailIsAddedWithoutAllocas", "void @(ptr %p)",
     "call void @f(ptr %p)\nret void", "tail call void @f(ptr %p)\nret void",
     "holds", CALL_POINTERS},
    {"TailIsAddedWithAnAllocaOfOnesOwn", "i8 @(ptr %p)",
     "%a = alloca i8\nstore i8 1, ptr %a\ncall void @f(ptr %p)\n"
     "%x = load i8, ptr %a\nret i8 %x",
     "%a = alloca i8\nstore i8 1, ptr %a\ntail call void @f(ptr %p)\n"
     "%x = load i8, ptr %a\nret i8 %x",
     "holds", CALL_POINTERS},
    {"TailIsDropped", "void @(ptr %p)",
     "%a = alloca i8\ntail call void @f(ptr %a)\nret void",
     "%a = alloca i8\ncall void @f(ptr %a)\nret void", "holds", CALL_POINTERS},
    {"TailMemSetOfAlloca", "void @()",
     "%a = alloca i8\n"
     "tail call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 1, i1 false)\n"
     "ret void",
     "unreachable", "holds"},
    {"TailMemSetOfNothing", "void @()",
     "%a = alloca i8\n"
     "tail call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 0, i1 false)\n"
     "ret void",
     "unreachable", "fails"},
    {"MemSetOfAlloca", "void @()",
     "%a = alloca i8\n"
     "call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 1, i1 false)\nret void",
     "unreachable", "fails"},
    {"TailMemCpyOfBOfAlloca", "void @()", "ret void",
     "%a = alloca i8\n%b = alloca i8\n"
     "tail call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 1, i1 false)\n"
     "ret void",
     "fails"},
    {"TailMemSetOfArgument", "void @(ptr %p)",
     "tail call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 1, i1 false)\n"
     "ret void",
     "unreachable", "fails"},
    {"TailCallByValue", "void @()",
     "%a = alloca i8\nstore i8 1, ptr %a\n"
     "tail call void @f(ptr byval(i8) %a)\nret void",
     "%a = alloca i8\nstore i8 2, ptr %a\n"
     "tail call void @f(ptr byval(i8) %a)\nret void",
     "fails", CALL_POINTERS},

    {"AllocatesSoMuch", "ptr @()", "%p = call ptr @m(i32 4)\nret ptr %p",
     "%p = call dereferenceable_or_null(4) ptr @m(i32 4)\nret ptr %p", "holds",
     "declare ptr @m(i32) allocsize(0)\n"},
    {"AllocatesNoMore", "ptr @()", "%p = call ptr @m(i32 4)\nret ptr %p",
     "%p = call dereferenceable_or_null(5) ptr @m(i32 4)\nret ptr %p", "fails",
     "declare ptr @m(i32) allocsize(0)\n"},
    {"AllocatesAnArray", "ptr @(i32 %n)",
     "%p = call ptr @m(i32 4, i32 2)\nret ptr %p",
     "%p = call dereferenceable_or_null(8) ptr @m(i32 4, i32 2)\nret ptr %p",
     "holds", "declare ptr @m(i32, i32) allocsize(0, 1)\n"},

    // Intrinsics without an encoder.
    {"Opaque", "i64 @(i64 %x)",
     "%y = add i64 %x, 0\n%r = call i64 @llvm.ptrauth.strip(i64 %y, i32 1)\n"
     "ret i64 %r",
     "%r = call i64 @llvm.ptrauth.strip(i64 %x, i32 1)\nret i64 %r", "holds",
     STRIP},
    {"OpaqueOfAnotherArgument", "i64 @(i64 %x)",
     "%r = call i64 @llvm.ptrauth.strip(i64 %x, i32 1)\nret i64 %r",
     "%r = call i64 @llvm.ptrauth.strip(i64 %x, i32 2)\nret i64 %r",
     "approximated: what llvm.ptrauth.strip does", STRIP},
    {"OpaqueIsAboutTheFrame", "ptr @()",
     "%r = call ptr @llvm.returnaddress(i32 0)\nret ptr %r",
     "%r = call ptr @llvm.returnaddress(i32 0)\nret ptr %r",
     "unsupported: a call of llvm.returnaddress",
     "declare ptr @llvm.returnaddress(i32)\n"},
    {"OpaqueOfMetadata", "i1 @(ptr %p)",
     "%q = getelementptr i8, ptr %p, i64 0\n"
     "%r = call i1 @llvm.type.test(ptr %q, metadata !\"a\")\nret i1 %r",
     "%r = call i1 @llvm.type.test(ptr %p, metadata !\"a\")\nret i1 %r",
     "holds", "declare i1 @llvm.type.test(ptr, metadata)\n"},
    {"OpaqueOfOtherMetadata", "i1 @(ptr %p)",
     "%r = call i1 @llvm.type.test(ptr %p, metadata !\"a\")\nret i1 %r",
     "%r = call i1 @llvm.type.test(ptr %p, metadata !\"b\")\nret i1 %r",
     "approximated: what llvm.type.test does",
     "declare i1 @llvm.type.test(ptr, metadata)\n"},
    {"AssemblyOfAnotherType", "void @(ptr %p)",
     "call void asm \"\", \"*m\"(ptr elementtype(i8) %p)\nret void",
     "call void asm \"\", \"*m\"(ptr elementtype(i16) %p)\nret void",
     "approximated: what inline assembly does"},
    {"AssemblyOfOneType", "void @(ptr %p)",
     "call void asm sideeffect \"\", \"*m\"(ptr elementtype(i8) %p)\nret void",
     "%q = getelementptr i8, ptr %p, i64 0\n"
     "call void asm sideeffect \"\", \"*m\"(ptr elementtype(i8) %q)\nret void",
     "holds"},
    {"Coroutine", "i8 @(ptr %p) presplitcoroutine",
     BEGIN "store i8 1, ptr %p\n"
           "%r = call i8 @llvm.coro.suspend(token %s, i1 false)\nret i8 %r",
     BEGIN "store i8 1, ptr %p\n"
           "%r = call i8 @llvm.coro.suspend(token %s, i1 false)\n"
           "%t = or i8 %r, 0\nret i8 %t",
     "holds", CORO},
    {"MemoryIsSeenWhileSuspended", "i8 @(ptr %p) presplitcoroutine",
     BEGIN "store i8 1, ptr %p\n"
           "%r = call i8 @llvm.coro.suspend(token %s, i1 false)\nret i8 %r",
     BEGIN "%r = call i8 @llvm.coro.suspend(token %s, i1 false)\n"
           "store i8 1, ptr %p\nret i8 %r",
     "approximated: what llvm.coro.id does", CORO},
    {"AnotherToken", "i8 @(ptr %p) presplitcoroutine",
     BEGIN "%r = call i8 @llvm.coro.suspend(token %s, i1 false)\nret i8 %r",
     BEGIN "%r = call i8 @llvm.coro.suspend(token none, i1 false)\nret i8 %r",
     "approximated: what llvm.coro.id does", CORO},
    // Each call chooses the bits of a NaN.
    {"OpaqueNaN", "i16 @(<1 x half> %x)", VP_CALL("a") "ret i16 %a.i",
     VP_CALL("a") "%r = or i16 %a.i, 0\nret i16 %r", "holds", VP_ADD},
    {"OpaqueNaNsOfOneCall", "i16 @(<1 x half> %x)",
     VP_CALL("a") "%r = sub i16 %a.i, %a.i\nret i16 %r",
     VP_CALL("a") VP_CALL("b") "%r = sub i16 %a.i, %b.i\nret i16 %r",
     "approximated: what llvm.vp.fadd.v1f16 does", VP_ADD},
    {"OpaqueNaNsOfTwoCalls", "i16 @(<1 x half> %x)",
     VP_CALL("a") VP_CALL("b") "ret i16 0",
     VP_CALL("a") VP_CALL("b") "%r = sub i16 %a.i, %b.i\nret i16 %r",
     "approximated: what llvm.vp.fadd.v1f16 does", VP_ADD},
};

PALINDROME_PAIR_TESTS(CallTest, callCases);

} // namespace
} // namespace palindrome::encode
