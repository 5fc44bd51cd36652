// What attributes of parameters promise, kept and broken on either side.

#include "test/unit/verify/judge/refine/encode/Support.h"

namespace palindrome::encode {
namespace {

#define POINTERS                                                               \
  "declare void @f(ptr)\n@v = global i8 0\n@w = global ptr null\n"
#define STORE "store i8 1, ptr %p\nret void"
#define EITHER                                                                 \
  "br i1 %c, label %t, label %f\nt:\nbr label %f\nf:\n"                        \
  "%m = phi ptr [ %q, %0 ], [ %p, %t ]\n"

/// Returns a new object, and stores a pointer to it.
#define OWN_STORED "%p = call ptr @n()\nstore ptr %p, ptr @g\nret ptr %p"
/// Returns what is in an object after a call.
#define DEAD(argument)                                                         \
  "%a = alloca i8\nstore i8 1, ptr %a\ncall void @f(" argument                 \
  ")\n%r = load i8, ptr %a\nret i8 %r"

const PairCase promiseCases[] = {
    // Attributes that require nothing of an execution.
    {"HintsAreAllowed",
     "i8 @(i8 %x) nonlazybind noredzone sanitize_address alignstack(16)",
     "%y = add i8 %x, 1\n%z = sub i8 %y, 1\nret i8 %z", "ret i8 %x", "holds"},
    {"HintsAllowNothing", "i8 @(i8 %x) nonlazybind noredzone sanitize_address",
     "ret i8 %x", "unreachable", "fails"},
    {"CodeOfAssembly", "i8 @() naked", "ret i8 1", "ret i8 0",
     "unsupported: function attribute naked"},

    // Accesses.
    {"ReadOnlyIsBrokenByA", "void @(ptr readonly %p)", STORE, "unreachable",
     "holds"},
    {"ReadOnlyIsBrokenByB", "void @(ptr readonly %p)", "ret void", STORE,
     "fails"},
    {"ReadOnlyIsKept", "i8 @(ptr readonly %p)",
     "%x = load i8, ptr %p\nret i8 %x", "unreachable", "fails"},
    {"ReadOnlyIsOfThePointer", "void @(ptr readonly %p, ptr %q)",
     "store i8 1, ptr %q\nret void", "unreachable", "fails"},
    {"ReadOnlyThroughGEP", "void @(ptr readonly %p)",
     "%q = getelementptr i8, ptr %p, i64 1\nstore i8 1, ptr %q\nret void",
     "unreachable", "holds"},
    {"ReadOnlyByPhi", "void @(i1 noundef %c, ptr readonly %p, ptr %q)",
     EITHER "store i8 1, ptr %m\nret void",
     "br i1 %c, label %t, label %f\nt:\nunreachable\nf:\n"
     "store i8 1, ptr %q\nret void",
     "holds"},
    {"ReadOnlyByPhiOtherwise", "void @(i1 noundef %c, ptr readonly %p, ptr %q)",
     EITHER "store i8 1, ptr %m\nret void",
     "br i1 %c, label %f, label %t\nt:\nunreachable\nf:\n"
     "store i8 1, ptr %q\nret void",
     "fails"},
    {"ReadNoneIsBroken", "i8 @(ptr readnone %p)",
     "%x = load i8, ptr %p\nret i8 %x", "unreachable", "holds"},
    {"WriteOnlyIsBroken", "i8 @(ptr writeonly %p)",
     "%x = load i8, ptr %p\nret i8 %x", "unreachable", "holds"},
    {"WriteOnlyIsKept", "void @(ptr writeonly %p)", STORE, "unreachable",
     "fails"},
    {"MemsetBreaksReadOnly", "void @(ptr readonly %p, i64 %n)",
     "call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false)\nret void",
     "%c = icmp eq i64 %n, 0\ncall void @llvm.assume(i1 %c)\nret void",
     "holds"},
    {"CallMayBreakReadOnly", "void @(ptr readonly %p)",
     "call void @f(ptr %p)\nret void", "unreachable",
     "approximated: what a call does with a parameter", POINTERS},
    {"CallBreaksItOnBothSides", "void @(ptr readonly %p)",
     "%x = load i8, ptr %p\ncall void @f(ptr %p)\nret void",
     "call void @f(ptr %p)\nret void", "holds", POINTERS},
    {"PassesWhatMayNotBeWritten", "void @(ptr readonly %p, ptr %q)",
     "%c = icmp eq ptr %p, %q\nbr i1 %c, label %t, label %f\n"
     "t:\ncall void @f(ptr %q)\nret void\nf:\nret void",
     "%c = icmp eq ptr %p, %q\nbr i1 %c, label %t, label %f\n"
     "t:\ncall void @f(ptr %p)\nret void\nf:\nret void",
     "fails", POINTERS},

    // Captures.
    {"CaptureByStore", "void @(ptr captures(none) %p)",
     "store ptr %p, ptr @w\nret void", "unreachable",
     "approximated: attribute captures", POINTERS},
    {"CaptureByStoreOfB", "void @(ptr captures(none) %p)", "ret void",
     "store ptr %p, ptr @w\nret void", "fails", POINTERS},
    {"StoreIsOverwritten", "void @(ptr captures(none) %p)",
     "store ptr %p, ptr @w\nstore ptr null, ptr @w\nret void", "unreachable",
     "approximated: attribute captures", POINTERS},
    {"CaptureByReturn", "ptr @(ptr captures(none) %p)", "ret ptr %p",
     "ret ptr poison", "holds"},
    {"CaptureByReturnMayBeUB", "ptr @(ptr captures(none) %p)", "ret ptr %p",
     "unreachable", "approximated: attribute captures"},
    {"BothReturnIt", "ptr @(ptr captures(none) %p)",
     "%q = getelementptr i8, ptr %p, i64 0\nret ptr %q", "ret ptr %p", "holds"},
    {"OnlyBReturnsIt", "ptr @(ptr captures(none) %p)", "ret ptr poison",
     "ret ptr %p", "approximated: attribute captures"},
    {"MayReturnIt", "ptr @(ptr captures(ret: address, provenance) %p)",
     "ret ptr %p", "ret ptr poison", "fails"},
    {"ReturnsAnother", "ptr @(ptr captures(none) %p, ptr %q)",
     "%c = icmp eq ptr %p, %q\n%r = select i1 %c, ptr %q, ptr null\n"
     "ret ptr %r",
     "%c = icmp eq ptr %p, %q\n%r = select i1 %c, ptr %p, ptr null\n"
     "ret ptr %r",
     "fails"},
    {"MayBePassed", "void @(ptr captures(none) %p)",
     "call void @f(ptr captures(none) %p)\nret void",
     "call void @f(ptr captures(none) poison)\nret void", "fails", POINTERS},
    {"MayNotBePassed", "void @(ptr captures(none) %p)",
     "call void @f(ptr %p)\nret void", "call void @f(ptr poison)\nret void",
     "approximated: what a call does with a parameter", POINTERS},
    {"TellsItsAddress", "i1 @(ptr %p, ptr %q)",
     "%c = icmp eq ptr %p, %q\nret i1 %c", "%c = icmp eq ptr %q, %p\nret i1 %c",
     "approximated: attribute captures", "",
     "i1 @(ptr captures(none) %p, ptr %q)"},
    {"AddsWhatItKeeps", "i8 @(i1 %c, ptr %p)",
     "%q = select i1 %c, ptr %p, ptr @v\n%x = load i8, ptr %q\nret i8 %x",
     "%q = select i1 %c, ptr %p, ptr @v\n%x = load i8, ptr %q, align 1\n"
     "ret i8 %x",
     "holds", POINTERS, "i8 @(i1 %c, ptr captures(none) %p)"},

    // Aliases.
    {"NoAliasForwards", "i8 @(ptr noalias %p, ptr %q)",
     "store i8 1, ptr %p\nstore i8 2, ptr %q\n%x = load i8, ptr %p\nret i8 %x",
     "store i8 1, ptr %p\nstore i8 2, ptr %q\nret i8 1", "holds"},
    {"MayAlias", "i8 @(ptr %p, ptr %q)",
     "store i8 1, ptr %p\nstore i8 2, ptr %q\n%x = load i8, ptr %p\nret i8 %x",
     "store i8 1, ptr %p\nstore i8 2, ptr %q\nret i8 1", "fails"},
    {"NoAliasOfWhatIsRead", "i8 @(ptr noalias %p, ptr %q)",
     "%x = load i8, ptr %p\n%y = load i8, ptr %q\n%z = add i8 %x, %y\n"
     "ret i8 %z",
     "%c = icmp eq ptr %p, %q\n%d = xor i1 %c, true\n"
     "call void @llvm.assume(i1 %d)\n"
     "%x = load i8, ptr %p\n%y = load i8, ptr %q\n%z = add i8 %x, %y\n"
     "ret i8 %z",
     "fails"},
    {"NoAliasIsAdded", "void @(ptr %p, ptr %q)",
     "store i8 1, ptr %p\nstore i8 1, ptr %q\nret void",
     "store i8 1, ptr %q\nstore i8 1, ptr %p\nret void", "fails", "",
     "void @(ptr noalias %p, ptr %q)"},

    // What there is on entry.
    {"OrNullIsDefined", "void @(ptr dereferenceable_or_null(4) %p)", "ret void",
     "%c = icmp eq ptr %p, null\nbr i1 %c, label %t, label %f\nt:\nret void\n"
     "f:\n%x = load i32, ptr %p, align 1\nret void",
     "holds"},
    {"OrNullIsSoMuch", "void @(ptr dereferenceable_or_null(3) %p)", "ret void",
     "%c = icmp eq ptr %p, null\nbr i1 %c, label %t, label %f\nt:\nret void\n"
     "f:\n%x = load i32, ptr %p, align 1\nret void",
     "fails"},
    {"StructRetIsThere", "void @(ptr sret(i32) %p)", "ret void",
     "call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 false)\n"
     "ret void",
     "holds"},
    {"StructRetIsNoMore", "void @(ptr sret(i16) %p)", "ret void",
     "call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 false)\n"
     "ret void",
     "fails"},
    {"Writable", "void @(ptr writable dereferenceable(1) %p)", "ret void",
     "%x = load i8, ptr %p\nstore i8 %x, ptr %p\nret void", "holds"},
    {"NotWritable", "void @(ptr dereferenceable(1) %p)", "ret void",
     "%x = load i8, ptr %p\nstore i8 %x, ptr %p\nret void", "fails"},
    {"ByValIsACopy", "void @(ptr byval(i8) %p, ptr %q)", STORE, "ret void",
     "holds"},
    {"ByValHasNoAlias", "i8 @(ptr byval(i8) %p, ptr %q)",
     "store i8 1, ptr %p\nstore i8 2, ptr %q\n%x = load i8, ptr %p\nret i8 %x",
     "store i8 2, ptr %q\nret i8 1", "holds"},
    {"ByValHasContents", "i8 @(ptr byval(i8) %p)",
     "%x = load i8, ptr %p\nret i8 %x", "ret i8 0", "fails"},
    // The source cannot choose an address of the copy that makes its behavior
    // undefined.
    {"ByValIsAlignedForItsType", "i32 @(ptr byval(i32) %p)",
     "%x = load i32, ptr %p\nret i32 %x", "ret i32 0", "fails"},
    {"ByValIsReadAgain", "i32 @(ptr byval(i32) %p)",
     "%x = load i32, ptr %p\nret i32 %x",
     "%x = load i32, ptr %p\nstore i32 %x, ptr %p\n"
     "%y = load i32, ptr %p\nret i32 %y",
     "holds"},
    {"ByValOfAWideVector", "<8 x i32> @(ptr byval(<8 x i32>) %p)",
     "%x = load <8 x i32>, ptr %p\nret <8 x i32> %x",
     "%x = load <8 x i32>, ptr %p, align 4\nret <8 x i32> %x",
     "approximated: the alignment of a copy that is passed"},
    {"ByValHasASize", "i8 @(ptr byval(i8) %p)",
     "%q = getelementptr i8, ptr %p, i64 1\n%x = load i8, ptr %q\nret i8 %x",
     "unreachable", "holds"},
    // LangRef: the copy belongs to the caller, an alloca to the function.
    {"ByValIsTheCallers", "void @(ptr byval(i8) %p) memory(read)", STORE,
     "unreachable", "holds"},
    {"ByValIsWrittenByB", "void @(ptr byval(i8) %p) memory(read)", "ret void",
     STORE, "fails"},
    {"ByValMayBeWritten", "void @(ptr byval(i8) %p) memory(argmem: readwrite)",
     STORE, "unreachable", "fails"},
    {"ByValMayBeRead", "i8 @(ptr byval(i8) %p) memory(argmem: read)",
     "%x = load i8, ptr %p\nret i8 %x", "unreachable", "fails"},
    {"ByValMustNotBeRead", "i8 @(ptr byval(i8) %p) memory(none)",
     "%x = load i8, ptr %p\nret i8 %x", "unreachable", "holds"},
    {"AllocaMayBeWritten", "void @() memory(none)", "%p = alloca i8\n" STORE,
     "unreachable", "fails"},
    // An object that the return ends is not dereferenceable then.
    {"ResultDies", "dereferenceable(1) ptr @()", "%p = alloca i8\nret ptr %p",
     "unreachable", "holds"},
    {"ResultOfBDies", "dereferenceable(1) ptr @()", "ret ptr @v",
     "%p = alloca i8\nret ptr %p", "fails", POINTERS},
    {"ResultOrNullDies", "dereferenceable_or_null(1) ptr @()",
     "%p = alloca i8\nret ptr %p", "unreachable", "holds"},
    {"ResultLives", "dereferenceable(1) ptr @()", "ret ptr @v", "unreachable",
     "fails", POINTERS},
    {"ResultMayDie", "ptr @()", "%p = alloca i8\nret ptr %p", "unreachable",
     "fails"},

    // New objects, which nobody else knows.
    {"OwnResult", "ptr @()", "%p = call ptr @n()\nret ptr %p",
     "%p = call ptr @n()\n%q = getelementptr i8, ptr %p, i64 0\nret ptr %q",
     "holds", "declare noalias ptr @n()\n", "noalias ptr @()"},
    {"ArgumentAsOwnResult", "ptr @(ptr %p)", "ret ptr %p", "ret ptr %p",
     "fails", "", "noalias ptr @(ptr %p)"},
    {"SharedResultOfBoth", "noalias ptr @(ptr %p)",
     "%q = getelementptr i8, ptr %p, i64 0\nret ptr %q", "ret ptr %p", "holds"},
    // Others know a pointer to what is stored.
    {"OwnResultIsStored", "ptr @()", OWN_STORED, OWN_STORED,
     "approximated: noalias of a call",
     "@g = global ptr null\ndeclare noalias ptr @n()\n", "noalias ptr @()"},
    {"NullMayBeThere", "ptr @() null_pointer_is_valid", "ret ptr null",
     "ret ptr null", "approximated: attribute noalias of the result", "",
     "noalias ptr @() null_pointer_is_valid"},

    // What a callee writes through an argument that is dead afterwards.
    {"DeadIsPoison", "i8 @()", DEAD("ptr dead_on_return %a"),
     "%a = alloca i8\nstore i8 1, ptr %a\n"
     "call void @f(ptr dead_on_return %a)\nret i8 1",
     "holds", POINTERS},
    {"DeadInBAlone", "i8 @()", DEAD("ptr %a"), DEAD("ptr dead_on_return %a"),
     "approximated: how a call treats what arguments point to", POINTERS},
    {"DeadInAAlone", "i8 @()", DEAD("ptr dead_on_return %a"), DEAD("ptr %a"),
     "holds", POINTERS},

    {"NullIsValid", "i8 @() null_pointer_is_valid",
     "%x = load i8, ptr null\nret i8 %x", "unreachable", "fails"},
    {"NullIsNot", "i8 @()", "%x = load i8, ptr null\nret i8 %x", "unreachable",
     "holds"},
};

PALINDROME_PAIR_TESTS(PromiseTest, promiseCases);

} // namespace
} // namespace palindrome::encode
