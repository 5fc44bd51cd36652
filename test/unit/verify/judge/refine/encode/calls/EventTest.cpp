// What others see besides calls, and how calls end: volatile and atomic
// accesses, exceptions, operand bundles, inline assembly.

#include "test/unit/verify/judge/refine/encode/Support.h"

namespace palindrome::encode {
namespace {

#define REST                                                                   \
  "@g = global i8 0\ndeclare void @f(i8)\ndeclare void @n(i8) nounwind\n"      \
  "declare i32 @p(...)\ndeclare float @h(float)\n"                             \
  "declare i8 @one(i8)\ndeclare void @e(ptr)\n"
#define THROWING "i8 @(i8 %x) personality ptr @p"
#define INVOKE "invoke void @f(i8 %x) to label %ok unwind label %bad\n"
#define CLEANUP "bad:\n%l = landingpad { ptr, i32 } cleanup\n"
#define CATCH "bad:\n%l = landingpad { ptr, i32 } catch ptr null\n"
#define RESUME "resume { ptr, i32 } %l"
#define OK "ok:\nret i8 1\n"
#define ADD0 "%y = add i8 %x, 0\n"

const PairCase eventCases[] = {
    // Volatile.
    {"VolatileValueIsOne", "i8 @(ptr %p)",
     "%a = load volatile i8, ptr %p\n%b = add i8 %a, 0\nret i8 %b",
     "%a = load volatile i8, ptr %p\nret i8 %a", "holds"},
    {"VolatileValueIsNew", "i8 @(ptr %p)",
     "%a = load volatile i8, ptr %p\n%b = load volatile i8, ptr %p\nret i8 %b",
     "%a = load volatile i8, ptr %p\n%b = load volatile i8, ptr %p\nret i8 %a",
     "fails"},
    {"VolatileIsDropped", "void @(ptr %p)",
     "%a = load volatile i8, ptr %p\nret void", "ret void", "fails"},
    {"VolatileIsAdded", "void @(ptr %p)", "%a = load i8, ptr %p\nret void",
     "%a = load volatile i8, ptr %p\nret void",
     "approximated: an observed access that only one side has"},
    {"VolatileOrder", "void @(ptr %p)",
     "store volatile i8 1, ptr %p\nstore volatile i8 2, ptr %p\nret void",
     "store volatile i8 2, ptr %p\nstore volatile i8 1, ptr %p\nret void",
     "fails"},
    {"VolatileOrderOfValues", "void @(ptr %p, i8 %x)",
     ADD0 "store volatile i8 %y, ptr %p\nret void",
     "store volatile i8 %x, ptr %p\nret void", "holds"},
    {"VolatileAndCall", "void @(ptr %p)",
     "store volatile i8 1, ptr %p\ncall void @f(i8 1)\nret void",
     "call void @f(i8 1)\nstore volatile i8 1, ptr %p\nret void", "fails",
     REST},
    {"VolatileAndPlain", "i8 @(ptr %p)",
     "%x = load i8, ptr @g\n%a = load volatile i8, ptr %p\nret i8 %x",
     "%a = load volatile i8, ptr %p\n%x = load i8, ptr @g\nret i8 %x", "holds",
     REST},
    {"VolatileProvesNothing", "i8 @(ptr %p)",
     "%a = load volatile i8, ptr %p\nret i8 0",
     "%a = load volatile i8, ptr %p\n%x = load i8, ptr %p\nret i8 0", "fails"},
    {"VolatileMayNotReturn", "i8 @(ptr %p, i8 %x)",
     "store volatile i8 1, ptr %p\n%r = udiv i8 1, %x\nret i8 0",
     "%r = udiv i8 1, %x\nstore volatile i8 1, ptr %p\nret i8 0", "fails"},
    {"VolatileLoadReturns", "i8 @(ptr %p, i8 %x)",
     "%a = load volatile i8, ptr %p\n%r = udiv i8 1, %x\nret i8 0",
     "%r = udiv i8 1, %x\n%a = load volatile i8, ptr %p\nret i8 0", "holds"},
    {"VolatileIsThere", "i8 @(ptr noundef dereferenceable(1) %p, i8 %x)",
     "store volatile i8 %x, ptr @g\n%r = load i8, ptr @g\nret i8 %r",
     "store volatile i8 %x, ptr @g\nret i8 %x", "holds", REST},

    // Atomics.
    {"FenceKeepsOwn", "i8 @(i8 %x)",
     "%p = alloca i8\nstore i8 %x, ptr %p\nfence seq_cst\n"
     "%r = load i8, ptr %p\nret i8 %r",
     "fence seq_cst\nret i8 %x", "holds"},
    {"FenceAcquires", "i8 @()",
     "%x = load i8, ptr @g\nfence acquire\n%r = load i8, ptr @g\nret i8 %r",
     "%x = load i8, ptr @g\nfence acquire\nret i8 %x",
     "approximated: the order of atomic accesses", REST},
    {"ReleaseDoesNotAcquire", "i8 @()",
     "%x = load i8, ptr @g\nfence release\n%r = load i8, ptr @g\n"
     "%s = sub i8 %r, %r\nret i8 %s",
     "%x = load i8, ptr @g\nfence release\n%s = sub i8 %x, %x\nret i8 %s",
     "holds", REST},
    {"ReleasesMemory", "void @(ptr %p)",
     "store i8 1, ptr @g\nstore atomic i8 1, ptr %p release, align 1\nret void",
     "store atomic i8 1, ptr %p release, align 1\nstore i8 1, ptr @g\nret void",
     "approximated: the order of atomic accesses", REST},
    {"ExchangesAreOne", "i8 @(ptr %p, i8 %x)",
     ADD0 "%o = atomicrmw add ptr %p, i8 %y seq_cst\nret i8 %o",
     "%o = atomicrmw add ptr %p, i8 %x seq_cst\nret i8 %o", "holds"},
    {"CompareExchange", "i1 @(ptr %p, i8 %x)",
     ADD0 "%o = cmpxchg ptr %p, i8 %y, i8 1 seq_cst seq_cst\n"
          "%r = extractvalue { i8, i1 } %o, 1\nret i1 %r",
     "%o = cmpxchg ptr %p, i8 %x, i8 1 seq_cst seq_cst\n"
     "%r = extractvalue { i8, i1 } %o, 1\nret i1 %r",
     "holds"},
    {"AtomicIsChecked", "i8 @(ptr %p)",
     "%x = load atomic i8, ptr %p acquire, align 1\nret i8 0",
     "%x = load atomic i8, ptr %p acquire, align 1\n%c = icmp eq ptr %p, null\n"
     "%d = xor i1 %c, true\ncall void @llvm.assume(i1 %d)\nret i8 0",
     "holds"},
    {"UnorderedBecomesPlain", "i8 @(ptr %p)",
     "%x = load atomic i8, ptr %p unordered, align 1\nret i8 %x",
     "%x = load i8, ptr %p\nret i8 %x",
     "approximated: an unordered access that is none on one side"},
    {"UnorderedStays", "i8 @(ptr %p)",
     "%x = load atomic i8, ptr %p unordered, align 1\n%r = add i8 %x, 0\n"
     "ret i8 %r",
     "%x = load atomic i8, ptr %p unordered, align 1\nret i8 %x", "holds"},

    // Exceptions.
    {"InvokeIsKept", THROWING,
     ADD0
     "invoke void @f(i8 %y) to label %ok unwind label %bad\n" OK CLEANUP RESUME,
     INVOKE OK CLEANUP RESUME, "holds", REST},
    {"CleanupOfNothing", THROWING, INVOKE OK CLEANUP RESUME,
     "call void @f(i8 %x)\nret i8 1", "holds", REST},
    {"CleanupIsDropped", THROWING,
     INVOKE OK CLEANUP "call void @n(i8 1)\n" RESUME,
     "call void @f(i8 %x)\nret i8 1", "approximated: what a personality does",
     REST},
    {"CatchIsDropped", THROWING, INVOKE OK CATCH "ret i8 1",
     "call void @f(i8 %x)\nret i8 1", "approximated: what a personality does",
     REST},
    {"NoUnwindIsNotCaught", THROWING,
     "invoke void @n(i8 %x) to label %ok unwind label %bad\n" OK CATCH
     "ret i8 2",
     "call void @n(i8 %x)\nret i8 1", "holds", REST},
    {"ClausesMayNotLand", THROWING,
     INVOKE OK "bad:\n%l = landingpad { ptr, i32 } catch ptr @g\nret i8 2",
     INVOKE OK CATCH "ret i8 2", "approximated: what a personality does", REST},
    {"SelectorIsTheSame", "i32 @(i8 %x) personality ptr @p",
     INVOKE "ok:\nret i32 1\n" CATCH
            "%s = extractvalue { ptr, i32 } %l, 1\n%t = add i32 %s, 0\n"
            "ret i32 %t",
     INVOKE "ok:\nret i32 1\n" CATCH
            "%s = extractvalue { ptr, i32 } %l, 1\nret i32 %s",
     "holds", REST},
    {"ResultOfInvoke", THROWING,
     "%a = invoke i8 @one(i8 %x) to label %ok unwind label %bad\n"
     "ok:\n%b = add i8 %a, 0\nret i8 %b\n" CLEANUP RESUME,
     "%a = call i8 @one(i8 %x)\nret i8 %a", "holds", REST},

    // Other parts of calls.
    {"BundleIsTheSame", "void @(i8 %x)",
     ADD0 "call void @f(i8 %x) [ \"deopt\"(i8 %y) ]\nret void",
     "call void @f(i8 %x) [ \"deopt\"(i8 %x) ]\nret void", "holds", REST},
    {"BundleIsAnother", "void @(i8 noundef %x)",
     "call void @f(i8 %x) [ \"deopt\"(i8 %x) ]\nret void",
     "call void @f(i8 %x) [ \"deopt\"(i8 0) ]\nret void", "fails", REST},
    {"BundleIsDropped", "void @(i8 %x)",
     "call void @f(i8 %x) [ \"deopt\"(i8 %x) ]\nret void",
     "call void @f(i8 %x)\nret void", "fails", REST},
    {"MustTail", "void @(i8 %x)", ADD0 "musttail call void @f(i8 %y)\nret void",
     "musttail call void @f(i8 %x)\nret void", "holds", REST},
    {"MustTailIsAdded", "void @(i8 %x)", "call void @f(i8 %x)\nret void",
     "musttail call void @f(i8 %x)\nret void", "holds", REST},
    {"MustTailIsAddedForAnAlloca", "void @(ptr %p)",
     "%a = alloca i8\ncall void @k(ptr %a)\ncall void @k(ptr %p)\nret void",
     "%a = alloca i8\ncall void @k(ptr %a)\nmusttail call void @k(ptr %p)\n"
     "ret void",
     "fails", "declare void @k(ptr)\n"},
    {"AssemblyIsTheSame", "i8 @(i8 %x)",
     ADD0 "%r = call i8 asm \"neg $0\", \"=r,r\"(i8 %y)\nret i8 %r",
     "%r = call i8 asm \"neg $0\", \"=r,r\"(i8 %x)\nret i8 %r", "holds"},
    {"AssemblyIsAnother", "i8 @(i8 %x)",
     "%r = call i8 asm \"neg $0\", \"=r,r\"(i8 %x)\nret i8 %r",
     "%r = call i8 asm \"not $0\", \"=r,r\"(i8 %x)\nret i8 %r",
     "approximated: what inline assembly does"},
    {"AssemblyOfNoEffect", "void @()",
     "call void asm \"nop\", \"\"() willreturn memory(none)\nret void",
     "ret void", "holds"},
    {"AssemblyOfSideEffectIsDropped", "void @()",
     "call void asm sideeffect \"nop\", \"\"() willreturn memory(none)\n"
     "ret void",
     "ret void", "approximated: what inline assembly does"},
    {"AssemblyOfSideEffectIsMerged", "i8 @()",
     "%x = call i8 asm sideeffect \"in $0\", \"=r\"() willreturn memory(none)\n"
     "%y = call i8 asm sideeffect \"in $0\", \"=r\"() willreturn memory(none)\n"
     "%z = sub i8 %x, %y\nret i8 %z",
     "%x = call i8 asm sideeffect \"in $0\", \"=r\"() willreturn memory(none)\n"
     "ret i8 0",
     "approximated: what inline assembly does"},
    {"CallOfNoNaN", "i1 @(float %x)",
     "%r = call nnan float @h(float %x)\n%c = fcmp uno float %r, 0.0\nret i1 "
     "%c",
     "%r = call nnan float @h(float %x)\nret i1 false", "holds", REST},
    {"CallOfAny", "i1 @(float %x)",
     "%r = call float @h(float %x)\n%c = fcmp uno float %r, 0.0\nret i1 %c",
     "%r = call float @h(float %x)\nret i1 false", "fails", REST},
    {"FastCall", "float @(float %x, i8 %y)",
     "%z = add i8 %y, 0\n%r = call fast float @h(float %x)\n"
     "call void @f(i8 %z)\nret float %r",
     "%r = call fast float @h(float %x)\ncall void @f(i8 %y)\nret float %r",
     "holds", REST},
    {"FasterCall", "float @(float %x)",
     "%r = call float @h(float %x)\nret float %r",
     "%r = call afn float @h(float %x)\nret float %r",
     "approximated: fast-math flags of a call", REST},
    {"ResultHasNoAlias", "i8 @()",
     "%p = call ptr @a()\nstore i8 3, ptr %p\nstore i8 4, ptr @g\n"
     "call void @f(i8 0)\n%r = load i8, ptr %p\nret i8 %r",
     "%p = call ptr @a()\nstore i8 3, ptr %p\nstore i8 4, ptr @g\n"
     "call void @f(i8 0)\nret i8 3",
     "holds", REST "declare noalias ptr @a()\n"},
    {"ResultMayAlias", "i8 @()",
     "%p = call ptr @a()\nstore i8 3, ptr %p\nstore i8 4, ptr @g\n"
     "%r = load i8, ptr %p\nret i8 %r",
     "%p = call ptr @a()\nstore i8 3, ptr %p\nstore i8 4, ptr @g\nret i8 3",
     "fails", REST "declare ptr @a()\n"},
    {"ResultMayBeNull", "i1 @()",
     "%p = call ptr @a()\n%c = icmp eq ptr %p, null\nret i1 %c",
     "%p = call ptr @a()\nret i1 false", "approximated: noalias of a call",
     REST "declare noalias ptr @a()\n"},

    // Variable arguments.
    {"CopyOfAList", "i32 @(...)",
     "%p = alloca ptr\n%q = alloca ptr\ncall void @llvm.va_start(ptr %p)\n"
     "call void @llvm.va_copy(ptr %q, ptr %p)\n%a = va_arg ptr %p, i32\n"
     "%b = va_arg ptr %q, i32\n%c = add i32 %a, %b\nret i32 %c",
     "%p = alloca ptr\ncall void @llvm.va_start(ptr %p)\n"
     "%a = va_arg ptr %p, i32\n%c = add i32 %a, %a\nret i32 %c",
     "holds"},
    {"NextOfAList", "i32 @(...)",
     "%p = alloca ptr\ncall void @llvm.va_start(ptr %p)\n"
     "%a = va_arg ptr %p, i32\n%b = va_arg ptr %p, i32\n"
     "%c = add i32 %a, %b\nret i32 %c",
     "%p = alloca ptr\ncall void @llvm.va_start(ptr %p)\n"
     "%a = va_arg ptr %p, i32\n%c = add i32 %a, %a\nret i32 %c",
     "approximated: llvm.va_start.p0"},
    {"OtherTypeOfAList", "i32 @(...)",
     "%p = alloca ptr\ncall void @llvm.va_start(ptr %p)\n"
     "%a = va_arg ptr %p, i32\nret i32 0",
     "%p = alloca ptr\ncall void @llvm.va_start(ptr %p)\n"
     "%a = va_arg ptr %p, i64\nret i32 0",
     "approximated: llvm.va_start.p0"},
    {"ListOfTheCaller", "void @(ptr %p)", "%a = va_arg ptr %p, i32\nret void",
     "ret void", "approximated: va_arg"},
    {"ListThatEnded", "i32 @(...)",
     "%p = alloca ptr\ncall void @llvm.va_start(ptr %p)\n"
     "call void @llvm.va_end(ptr %p)\n%a = va_arg ptr %p, i32\nret i32 %a",
     "unreachable", "holds"},
    {"BytesOfAList", "i8 @(...)",
     "%p = alloca [24 x i8]\ncall void @llvm.va_start(ptr %p)\n"
     "%q = getelementptr i8, ptr %p, i64 20\n%x = load i8, ptr %q\n"
     "ret i8 %x",
     "%p = alloca [24 x i8]\ncall void @llvm.va_start(ptr %p)\n"
     "%q = getelementptr i8, ptr %p, i64 20\n%x = load i8, ptr %q\n"
     "%y = freeze i8 %x\nret i8 %y",
     "holds", "target triple = \"x86_64-unknown-linux\"\n"},
    {"BytesOfAListAreNotUndef", "i8 @(...)",
     "%p = alloca [24 x i8]\ncall void @llvm.va_start(ptr %p)\n"
     "%q = getelementptr i8, ptr %p, i64 20\n%x = load i8, ptr %q\n"
     "ret i8 %x",
     "ret i8 0", "approximated: llvm.va_start.p0",
     "target triple = \"x86_64-unknown-linux\"\n"},
    {"ListThatIsTooShort", "void @(...)",
     "%p = alloca [24 x i8]\ncall void @llvm.va_start(ptr %p)\nret void",
     "%p = alloca [16 x i8]\ncall void @llvm.va_start(ptr %p)\nret void",
     "approximated: llvm.va_start.p0",
     "target triple = \"x86_64-unknown-linux\"\n"},

    {"RepeatsWhatItWrites", "void @(ptr %p)",
     "call void @w(ptr %p)\ncall void @w(ptr %p)\nret void",
     "call void @w(ptr %p)\nret void", "holds",
     "declare void @w(ptr) memory(inaccessiblemem: write, argmem: read)\n"},
    {"RepeatsWhatItReads", "void @(ptr %p)",
     "call void @w(ptr %p)\ncall void @w(ptr %p)\nret void",
     "call void @w(ptr %p)\nret void", "fails",
     "declare void @w(ptr) memory(inaccessiblemem: readwrite, argmem: read)\n"},
    {"RepeatsLater", "void @(ptr %p, ptr %q)",
     "call void @w(ptr %p)\ncall void @w(ptr %q)\ncall void @w(ptr %p)\n"
     "ret void",
     "call void @w(ptr %p)\ncall void @w(ptr %q)\nret void", "fails",
     "declare void @w(ptr) memory(inaccessiblemem: write, argmem: read)\n"},
};

PALINDROME_PAIR_TESTS(EventTest, eventCases);

} // namespace
} // namespace palindrome::encode
