// Memory is compared only where one of the functions writes and the other does
// not do the same. The wrong pairs differ in a little from right ones.

#include "test/unit/verify/judge/refine/encode/Support.h"

namespace palindrome::encode {
namespace {

constexpr const char *pointers = "void @(ptr noundef %p, ptr noundef %q)";
constexpr const char *value = "void @(ptr noundef %p, ptr noundef %q, i8 %x)";
constexpr const char *sharedWritesCallee = "declare void @f(ptr)\n"
                                           "declare void @g()\n";

const PairCase sharedWritesCases[] = {
    {"TheSameWrites", value,
     "store i8 %x, ptr %p\n store i8 1, ptr %q\n ret void",
     "store i8 %x, ptr %p\n store i8 1, ptr %q\n ret void", "holds"},
    {"AnotherOrder", value,
     "store i8 %x, ptr %p\n store i8 1, ptr %q\n ret void",
     "store i8 1, ptr %q\n store i8 %x, ptr %p\n ret void", "fails"},
    {"AnotherOrderOfTheSame", pointers,
     "store i8 1, ptr %p\n store i8 1, ptr %q\n ret void",
     "store i8 1, ptr %q\n store i8 1, ptr %p\n ret void", "holds"},
    {"AWriteBetween", value,
     "store i8 %x, ptr %p\n store i8 1, ptr %q\n ret void",
     "store i8 %x, ptr %p\n store i8 2, ptr %p\n store i8 1, ptr %q\n ret void",
     "fails"},
    {"AWriteBetweenThatIsHidden", pointers,
     "store i8 1, ptr %p\n store i8 3, ptr %p\n ret void",
     "store i8 1, ptr %p\n store i8 2, ptr %p\n store i8 3, ptr %p\n ret void",
     "holds"},
    {"ADeadWriteIsGone", pointers,
     "store i8 1, ptr %p\n store i8 2, ptr %q\n store i8 3, ptr %p\n ret void",
     "store i8 2, ptr %q\n store i8 3, ptr %p\n ret void", "holds"},
    {"AWriteThatIsNotDeadIsGone", pointers,
     "store i8 1, ptr %p\n store i8 3, ptr %q\n ret void",
     "store i8 3, ptr %q\n ret void", "fails"},
    {"AnUndefByteStays", pointers, "store i8 undef, ptr %p\n ret void",
     "store i8 undef, ptr %p\n ret void", "holds"},
    {"AFrozenByteIsOneOfUndef", pointers, "store i8 undef, ptr %p\n ret void",
     "%a = freeze i8 undef\n store i8 %a, ptr %p\n ret void", "holds"},
    {"AnUndefByteIsMoreThanAFrozenOne", pointers,
     "%a = freeze i8 undef\n store i8 %a, ptr %p\n ret void",
     "store i8 undef, ptr %p\n ret void", "fails"},
    {"UndefTwiceIsNotOneFrozenTwice", pointers,
     "%a = freeze i8 undef\n store i8 %a, ptr %p\n"
     "%r = getelementptr i8, ptr %p, i64 1\n store i8 %a, ptr %r\n ret void",
     "%a = freeze i8 undef\n store i8 %a, ptr %p\n"
     "%r = getelementptr i8, ptr %p, i64 1\n store i8 undef, ptr %r\n ret void",
     "fails"},
    {"OnOtherPaths", "void @(ptr noundef %p, i1 noundef %c)",
     "br i1 %c, label %a, label %b\n a:\n store i8 1, ptr %p\n br label %b\n"
     "b:\n ret void",
     "%n = xor i1 %c, true\n br i1 %n, label %a, label %b\n a:\n"
     "store i8 1, ptr %p\n br label %b\n b:\n ret void",
     "fails"},
    {"LocalsThatOthersKnow", pointers,
     "%a = alloca i8\n store i8 1, ptr %a\n call void @f(ptr %a)\n ret void",
     "%a = alloca i8\n store i8 1, ptr %a\n call void @f(ptr %a)\n ret void",
     "holds", sharedWritesCallee},
    {"AnotherByteInALocal", pointers,
     "%a = alloca i8\n store i8 1, ptr %a\n call void @f(ptr %a)\n ret void",
     "%a = alloca i8\n store i8 2, ptr %a\n call void @f(ptr %a)\n ret void",
     "fails", sharedWritesCallee},
    {"AWriteToALocalMovedBehindACall", pointers,
     "%a = alloca i8\n store i8 1, ptr %a\n call void @f(ptr %a)\n ret void",
     "%a = alloca i8\n call void @f(ptr %a)\n store i8 1, ptr %a\n ret void",
     "fails", sharedWritesCallee},
    {"AWriteMovedBehindACall", pointers,
     "store i8 1, ptr %p\n call void @g()\n ret void",
     "call void @g()\n store i8 1, ptr %p\n ret void", "fails",
     sharedWritesCallee},
    {"TheSameCopy", pointers,
     "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 100, i1 false)\n"
     "ret void",
     "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 100, i1 false)\n"
     "ret void",
     "holds"},
    {"ACopyOfWhatChangedBefore", pointers,
     "store i8 1, ptr %q\n"
     "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 100, i1 false)\n"
     "ret void",
     "store i8 2, ptr %q\n"
     "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 100, i1 false)\n"
     "store i8 1, ptr %q\n ret void",
     "fails"},
    {"APointerToALocal", pointers,
     "%a = alloca i8\n store ptr %a, ptr %p\n ret void",
     "%a = alloca i8\n store ptr %a, ptr %p\n ret void", "holds"},
    {"APointerToAnotherLocal", pointers,
     "%a = alloca i8\n %b = alloca i8\n store i8 1, ptr %a\n"
     "store i8 2, ptr %b\n store ptr %a, ptr %p\n call void @g()\n ret void",
     "%a = alloca i8\n %b = alloca i8\n store i8 1, ptr %a\n"
     "store i8 2, ptr %b\n store ptr %b, ptr %p\n call void @g()\n ret void",
     "fails", sharedWritesCallee},
};

PALINDROME_PAIR_TESTS(SharedWritesTest, sharedWritesCases);

} // namespace
} // namespace palindrome::encode
