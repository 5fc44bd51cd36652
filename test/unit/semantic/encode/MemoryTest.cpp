// Memory: what values are in it, objects of the stack, pointers from integers.

#include "Support.h"

namespace palindrome::encode {
namespace {

const PairCase cases[] = {
    {"StackOfAnySizeIsDropped", "void @(i32 noundef %n)",
     "%p = alloca i8, i32 %n\nret void", "ret void", "holds"},
    {"StackOfAnySizeIsAccessed", "i8 @(i64 noundef %n)",
     "%p = alloca i8, i64 %n\n%q = getelementptr i8, ptr %p, i64 3\n"
     "store i8 1, ptr %q\n%r = load i8, ptr %q\nret i8 %r",
     "ret i8 1", "holds"},
    {"StackMayBeTooSmall", "i8 @(i64 noundef %n)", "ret i8 1",
     "%p = alloca i8, i64 %n\n%q = getelementptr i8, ptr %p, i64 3\n"
     "store i8 1, ptr %q\n%r = load i8, ptr %q\nret i8 %r",
     "fails"},
    {"IntToPtrIsDropped", "void @(i64 %x)",
     "%p = inttoptr i64 %x to ptr\n"
     "ret void",
     "ret void", "holds"},
    {"IntToPtrThere", "ptr @(i64 %x)",
     "%p = inttoptr i64 %x to ptr\n"
     "ret ptr %p",
     "%p = inttoptr i64 %x to ptr\nret ptr %p", "holds"},
    {"IntToPtrOfZero", "ptr @()", "%p = inttoptr i64 0 to ptr\nret ptr %p",
     "ret ptr null", "holds"},
    {"IntToPtrIsCompared", "i1 @(i64 noundef %x)",
     "%p = inttoptr i64 %x to ptr\n%r = icmp eq ptr %p, null\nret i1 %r",
     "%r = icmp eq i64 %x, 0\nret i1 %r", "holds"},
    {"IntToPtrIsCut", "ptr @(i128 noundef %x)",
     "%p = inttoptr i128 %x to ptr\nret ptr %p",
     "%y = trunc i128 %x to i64\n%p = inttoptr i64 %y to ptr\nret ptr %p",
     "holds"},
    {"IntToPtrOfAnother", "ptr @(i64 %x)",
     "%p = inttoptr i64 %x to ptr\nret ptr %p", "ret ptr null",
     "approximated: inttoptr"},
    // What A accesses may be there.
    {"IntToPtrIsAccessed", "i8 @(i64 %x)",
     "%p = inttoptr i64 %x to ptr\n%r = load i8, ptr %p\nret i8 %r", "ret i8 0",
     "approximated: inttoptr"},
    {"IntToPtrIsIndexed", "ptr @(i64 %x)",
     "%p = inttoptr i64 %x to ptr\n"
     "%q = getelementptr inbounds i8, ptr %p, i64 1\nret ptr %q",
     "ret ptr poison", "approximated: inttoptr"},
};

PALINDROME_PAIR_TESTS(MemoryTest, cases);

} // namespace
} // namespace palindrome::encode
