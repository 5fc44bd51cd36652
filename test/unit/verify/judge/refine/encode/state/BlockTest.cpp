// Memory objects: their addresses and lifetimes, who knows them, and loads of
// other types than were stored.

#include "test/unit/verify/judge/refine/encode/Support.h"

namespace palindrome::encode {
namespace {

#define NARROW "target datalayout = \"e-p:32:32\"\n"
#define HEAP "declare ptr @malloc(i64)\ndeclare void @free(ptr)\n"
#define LIFE                                                                   \
  "declare void @llvm.lifetime.start.p0(ptr)\n"                                \
  "declare void @llvm.lifetime.end.p0(ptr)\n"

/// The body of a function that allocates %n bytes and looks at the address.
#define ALLOCATE                                                               \
  "%p = call ptr @malloc(i64 %n)\n%a = ptrtoint ptr %p to i64\n"               \
  "call void @free(ptr %p)\n%z = and i64 %a, 0\n"
#define TWO "%p = alloca i8\n%q = alloca i8\n"
#define CALL "declare void @f(ptr)\n"
/// An alloca whose lifetime ends after a store.
#define DEAD_BLOCK                                                             \
  "%p = alloca i8\ncall void @llvm.lifetime.start.p0(ptr %p)\n"                \
  "store i8 1, ptr %p\ncall void @llvm.lifetime.end.p0(ptr %p)\n"

const PairCase blockCases[] = {
    // An allocation fails if there is no address for an object of that size, so
    // that there is still an execution to compare.
    {"HugeAllocationOfB", "i64 @(i64 noundef %n)", "ret i64 %n",
     ALLOCATE "%h = icmp eq i64 %n, -1\n%o = select i1 %h, i64 0, i64 %n\n"
              "%r = or i64 %o, %z\nret i64 %r",
     "fails", HEAP},
    {"HugeAllocationOfA", "i64 @(i64 noundef %n)",
     ALLOCATE "%r = or i64 %n, %z\nret i64 %r",
     "%h = icmp eq i64 %n, -1\n%r = select i1 %h, i64 0, i64 %n\nret i64 %r",
     "fails", HEAP},
    {"AllocationLeftOut", "i64 @(i64 noundef %n)",
     ALLOCATE "%r = or i64 %n, %z\nret i64 %r", "ret i64 %n", "holds", HEAP},
    {"HugeAllocationNarrow", "i32 @(i32 noundef %n)", "ret i32 %n",
     "%p = call ptr @malloc(i32 %n)\n%a = ptrtoint ptr %p to i32\n"
     "call void @free(ptr %p)\n%z = and i32 %a, 0\n"
     "%h = icmp eq i32 %n, -1\n%o = select i1 %h, i32 0, i32 %n\n"
     "%r = or i32 %o, %z\nret i32 %r",
     "fails", NARROW "declare ptr @malloc(i32)\ndeclare void @free(ptr)\n"},

    // Which object of the source one of the target is.
    {"CalleeWritesToTheDestination", "i8 @()",
     TWO "call void @f(ptr %q)\n%v = load i8, ptr %q\nstore i8 %v, ptr %p\n"
         "%r = load i8, ptr %p\nret i8 %r",
     TWO "call void @f(ptr %p)\n%r = load i8, ptr %p\nret i8 %r", "holds",
     CALL},
    {"CalleeReadsTheDestination", "void @()",
     TWO "store i8 1, ptr %q\ncall void @f(ptr %q)\nret void",
     TWO "store i8 2, ptr %p\ncall void @f(ptr %p)\nret void", "fails", CALL},
    {"CalleeSeesOneObjectTwice", "void @()",
     TWO "call void @f(ptr %q)\n%v = load i8, ptr %q\nstore i8 %v, ptr %p\n"
         "call void @f(ptr %p)\nret void",
     TWO "call void @f(ptr %p)\ncall void @f(ptr %p)\nret void", "fails", CALL},

    // Addresses fit the pointers.
    {"NarrowStackAtNull", "i1 @()",
     "%p = alloca i32\n%c = icmp eq ptr %p, null\nret i1 %c", "ret i1 true",
     "fails", NARROW},
    {"NarrowStackWraps", "i1 @()",
     "%p = alloca i32\n%i = ptrtoint ptr %p to i32\n%e = add i32 %i, 4\n"
     "%c = icmp ult i32 %e, %i\nret i1 %c",
     "ret i1 true", "fails", NARROW},
    {"NarrowStackDoesNotWrap", "i1 @()",
     "%p = alloca i32\n%i = ptrtoint ptr %p to i32\n%e = add i32 %i, 3\n"
     "%c = icmp ult i32 %e, %i\nret i1 %c",
     "ret i1 false", "holds", NARROW},
    {"NarrowSigned", "i1 @(ptr %p, ptr %q)",
     "%c = icmp slt ptr %p, %q\nret i1 %c",
     "%c = icmp ult ptr %p, %q\nret i1 %c", "fails", NARROW},
    {"NarrowSameSign", "i1 @(ptr %p)", "%c = icmp ne ptr %p, null\nret i1 %c",
     "%c = icmp samesign ne ptr %p, null\nret i1 %c", "fails", NARROW},
    // Arguments, pointers in memory and results have addresses of that width.
    {"NarrowArgument", "ptr @(ptr %p)",
     "%q = getelementptr i8, ptr %p, i32 0\nret ptr %q", "ret ptr %p", "holds",
     NARROW},
    {"NarrowArgument16", "ptr @(ptr %p)",
     "%q = getelementptr i8, ptr %p, i16 0\nret ptr %q", "ret ptr %p", "holds",
     "target datalayout = \"e-p:16:16\"\n"},
    {"NarrowArgumentHighBit", "i1 @(ptr %p)",
     "%i = ptrtoint ptr %p to i32\n%c = icmp slt i32 %i, 0\nret i1 %c",
     "ret i1 false", "fails", NARROW},
    {"NarrowLoaded", "ptr @(ptr %p)",
     "%v = load ptr, ptr %p\n%q = getelementptr i8, ptr %v, i32 0\nret ptr %q",
     "%v = load ptr, ptr %p\nret ptr %v", "holds", NARROW},
    {"NarrowResult", "ptr @()",
     "%v = call ptr @f()\n%q = getelementptr i8, ptr %v, i32 0\nret ptr %q",
     "%v = call ptr @f()\nret ptr %v", "holds", NARROW "declare ptr @f()"},
    {"NarrowWritten", "ptr @()",
     "%m = alloca ptr\ncall void @f(ptr %m)\n%v = load ptr, ptr %m\n"
     "%q = getelementptr i8, ptr %v, i32 0\nret ptr %q",
     "%m = alloca ptr\ncall void @f(ptr %m)\n%v = load ptr, ptr %m\n"
     "ret ptr %v",
     "holds", NARROW "declare void @f(ptr)"},
    {"NarrowFrozen", "ptr @(ptr %p)",
     "%f = freeze ptr %p\n%q = getelementptr i8, ptr %f, i32 0\nret ptr %q",
     "%f = freeze ptr %p\nret ptr %f", "holds", NARROW},
    // The highest bit of an address has one meaning, however it was computed.
    {"NarrowIntToPtr", "i1 @()",
     "%p = getelementptr i8, ptr null, i32 -4\n"
     "%q = inttoptr i32 -4 to ptr\n%c = icmp eq ptr %p, %q\nret i1 %c",
     "ret i1 false", "approximated: inttoptr", NARROW},
    {"NarrowIntToPtrWide", "i1 @(i64 noundef %x)",
     "%y = or i64 %x, 4294967295\n%p = inttoptr i64 %y to ptr\n"
     "%q = getelementptr i8, ptr null, i32 -1\n"
     "%c = icmp eq ptr %p, %q\nret i1 %c",
     "ret i1 true", "holds", NARROW},
    {"NarrowNoUnsignedWrap", "ptr @(ptr %p, i32 %i)",
     "%q = getelementptr nuw i8, ptr %p, i32 %i\nret ptr %q",
     "%q = getelementptr i8, ptr %p, i32 %i\nret ptr %q", "holds", NARROW},
    {"NarrowUnsignedWraps", "ptr @(ptr %p, i32 %i)",
     "%q = getelementptr i8, ptr %p, i32 %i\nret ptr %q",
     "%q = getelementptr nuw i8, ptr %p, i32 %i\nret ptr %q", "fails", NARROW},
    // With nuw, the truncation of a wide index keeps the unsigned value.
    {"WideIndexUnsigned", "ptr @(ptr %p, i128 %i)",
     "%q = getelementptr nuw i8, ptr %p, i128 %i\nret ptr %q",
     "%t = trunc nuw i128 %i to i64\n"
     "%q = getelementptr nuw i8, ptr %p, i64 %t\nret ptr %q",
     "holds"},
    {"WideIndexTruncated", "ptr @(ptr %p, i128 %i)",
     "%t = trunc i128 %i to i64\n"
     "%q = getelementptr nuw i8, ptr %p, i64 %t\nret ptr %q",
     "%q = getelementptr nuw i8, ptr %p, i128 %i\nret ptr %q", "fails"},
    {"NarrowerIndex", "ptr @(ptr %p)",
     "%q = getelementptr i8, ptr %p, i32 0\nret ptr %q", "ret ptr %p",
     "unsupported: a parameter of this type",
     "target datalayout = \"e-p:64:64:64:32\"\n"},
    // With nusw the address itself must not wrap.
    {"AddressWraps", "ptr @(ptr %p, i64 %i)",
     "%q = getelementptr i8, ptr %p, i64 %i\nret ptr %q",
     "%q = getelementptr nusw i8, ptr %p, i64 %i\nret ptr %q", "fails"},
    {"AddressDoesNotWrap", "ptr @(ptr %p, i64 %i)",
     "%q = getelementptr nusw i8, ptr %p, i64 %i\nret ptr %q",
     "%q = getelementptr i8, ptr %p, i64 %i\nret ptr %q", "holds"},
    {"OtherWidth", "i64 @(ptr addrspace(1) %p)",
     "%i = ptrtoint ptr addrspace(1) %p to i64\nret i64 %i", "ret i64 0",
     "approximated: addresses in several address spaces",
     "target datalayout = \"p1:32:32\"\n"},
    {"OtherWidthOfGlobal", "i32 @()",
     "%q = getelementptr i8, ptr addrspace(1) @g, i32 1\n"
     "%i = ptrtoint ptr addrspace(1) %q to i32\nret i32 %i",
     "ret i32 0", "approximated: addresses in several address spaces",
     "target datalayout = \"p1:32:32\"\n@g = external addrspace(1) global i8"},
    {"NullOfAddressSpace", "i1 @(ptr addrspace(1) %p)",
     "%v = load i8, ptr addrspace(1) %p\n"
     "%c = icmp eq ptr addrspace(1) %p, null\nret i1 %c",
     "ret i1 false", "fails"},
    {"NullDereferenceable", "i1 @(ptr addrspace(1) dereferenceable(1) %p)",
     "%c = icmp eq ptr addrspace(1) %p, null\nret i1 %c", "ret i1 false",
     "fails"},

    // Heap objects are aligned for every type that fits.
    {"HeapAligned", "i64 @()",
     "%p = call ptr @malloc(i64 8)\n%i = ptrtoint ptr %p to i64\n"
     "%r = and i64 %i, 7\nret i64 %r",
     "ret i64 0", "holds", HEAP},
    {"SmallHeapLessAligned", "i64 @()", "ret i64 0",
     "%p = call ptr @malloc(i64 8)\n%i = ptrtoint ptr %p to i64\n"
     "%r = and i64 %i, 15\nret i64 %r",
     "fails", HEAP},
    {"NarrowHeapLessAligned", "i32 @()", "ret i32 0",
     "%p = call ptr @malloc(i32 64)\n%i = ptrtoint ptr %p to i32\n"
     "%r = and i32 %i, 15\nret i32 %r",
     "fails", NARROW "declare ptr @malloc(i32)"},

    // Other objects may lie where a freed one was.
    {"AddressReused", "i1 @()", "ret i1 false",
     "%p = call ptr @malloc(i64 8)\n%i = ptrtoint ptr %p to i64\n"
     "%c = icmp eq i64 %i, 0\ncall void @free(ptr %p)\n"
     "%q = call ptr @malloc(i64 8)\n%j = ptrtoint ptr %q to i64\n"
     "%d = icmp eq i64 %i, %j\n%e = select i1 %c, i1 false, i1 %d\n"
     "ret i1 %e",
     "fails", HEAP},
    {"AddressOfCallersReused", "i1 @(ptr noundef %p)",
     "call void @free(ptr %p)\nret i1 false",
     "%i = ptrtoint ptr %p to i64\ncall void @free(ptr %p)\n"
     "%c = icmp eq i64 %i, 0\n"
     "%q = call ptr @malloc(i64 8)\n%j = ptrtoint ptr %q to i64\n"
     "%d = icmp eq i64 %i, %j\n%e = select i1 %c, i1 false, i1 %d\n"
     "ret i1 %e",
     "fails", HEAP},
    {"AddressNotShared", "i1 @()", "ret i1 false",
     "%p = call ptr @malloc(i64 8)\n%i = ptrtoint ptr %p to i64\n"
     "%c = icmp eq i64 %i, 0\n"
     "%q = call ptr @malloc(i64 8)\n%j = ptrtoint ptr %q to i64\n"
     "%d = icmp eq i64 %i, %j\n%e = select i1 %c, i1 false, i1 %d\n"
     "ret i1 %e",
     "holds", HEAP},

    // A dead object of the stack reads as poison, and must not be written.
    {"DeadStackRead", "i8 @()", "ret i8 poison",
     DEAD_BLOCK "%v = load i8, ptr %p\nret i8 %v", "holds", LIFE},
    {"DeadStackIsPoison", "i8 @()", "ret i8 1",
     DEAD_BLOCK "%v = load i8, ptr %p\nret i8 %v", "fails", LIFE},
    {"DeadStackReadIsDefined", "i8 @()",
     DEAD_BLOCK "%v = load i8, ptr %p\nret i8 0", "unreachable", "fails", LIFE},
    {"DeadStackWritten", "i8 @()", DEAD_BLOCK "ret i8 0",
     DEAD_BLOCK "store i8 1, ptr %p\nret i8 0", "fails", LIFE},
    {"DeadStackWriteIsUndefined", "i8 @()",
     DEAD_BLOCK "store i8 1, ptr %p\nret i8 0", "unreachable", "holds", LIFE},

    // Code that knows the address as an integer may make a pointer of it.
    {"AddressReturned", "i64 @()",
     "%p = call ptr @malloc(i64 8)\n%c = icmp eq ptr %p, null\n"
     "br i1 %c, label %n, label %s\nn:\nret i64 0\n"
     "s:\nstore i8 1, ptr %p\n%i = ptrtoint ptr %p to i64\nret i64 %i",
     "%p = call ptr @malloc(i64 8)\n%c = icmp eq ptr %p, null\n"
     "br i1 %c, label %n, label %s\nn:\nret i64 0\n"
     "s:\n%i = ptrtoint ptr %p to i64\nret i64 %i",
     "fails", HEAP},
    {"AddressPassed", "i8 @()",
     "%p = alloca i8\nstore i8 1, ptr %p\n%i = ptrtoint ptr %p to i64\n"
     "call void @f(i64 %i)\n%r = load i8, ptr %p\nret i8 %r",
     "%p = alloca i8\nstore i8 1, ptr %p\n%i = ptrtoint ptr %p to i64\n"
     "call void @f(i64 %i)\nret i8 1",
     "fails", "declare void @f(i64)"},

    {"ScalableStored", "void @(ptr %p)",
     "store <vscale x 4 x i8> zeroinitializer, ptr %p\nret void",
     "store <vscale x 4 x i8> zeroinitializer, ptr %p, align 1\nret void",
     "unsupported: a scalable vector"},

    {"OpaqueGlobal", "i1 @()", "%r = icmp eq ptr @g, null\nret i1 %r",
     "ret i1 false", "holds", "%o = type opaque\n@g = external global %o"},

    {"VariadicOfOtherType", "void @(ptr %p)",
     "call void (...) @g(ptr %p)\nret void",
     "call void (...) @g(i16 1)\nret void", "fails", "declare void @g(...)"},

    // A pointer made of an integer may point to the object at that address.
    {"IntegerToNowhere", "ptr @(i64 noundef %x)",
     "%p = inttoptr i64 %x to ptr\nret ptr %p",
     "%p = getelementptr i8, ptr null, i64 %x\nret ptr %p",
     "approximated: inttoptr"},
    {"IntegerThroughMemory", "ptr @(i64 noundef %x)",
     "%p = inttoptr i64 %x to ptr\nret ptr %p",
     "%s = alloca i64\nstore i64 %x, ptr %s\n%p = load ptr, ptr %s\nret ptr %p",
     "approximated: inttoptr"},
    {"NowhereToInteger", "ptr @(i64 noundef %x)",
     "%p = getelementptr i8, ptr null, i64 %x\nret ptr %p",
     "%p = inttoptr i64 %x to ptr\nret ptr %p", "holds"},
    {"IntegerComputed", "ptr @(i64 noundef %x)",
     "%y = add i64 %x, 1\n%p = inttoptr i64 %y to ptr\nret ptr %p",
     "%y = sub i64 %x, -1\n%p = inttoptr i64 %y to ptr\nret ptr %p", "holds"},

    // Only functions can be called: none has the address of another object.
    {"CalleeByAddress", "i8 @(ptr %p)", "%r = call i8 %p()\nret i8 %r",
     "%c = icmp eq ptr %p, @g\nbr i1 %c, label %a, label %b\n"
     "a:\n%r = call i8 @g()\nret i8 %r\n"
     "b:\n%s = call i8 %p()\nret i8 %s",
     "holds", "declare i8 @g()"},

    // Loads whose size is no multiple of 8 bits.
    {"OddReadAsStored", "i7 @(i7 %x)",
     "%p = alloca i7\nstore i7 %x, ptr %p\n%r = load i7, ptr %p\nret i7 %r",
     "ret i7 %x", "holds"},
    {"OddReadOfByte", "i7 @(ptr %p)",
     "%b = load i8, ptr %p\n%r = trunc i8 %b to i7\nret i7 %r",
     "%r = load i7, ptr %p, align 1\nret i7 %r", "fails"},
    {"OddReadTwice", "i7 @(ptr %p)",
     "%q = load i7, ptr %p, align 1\n%r = load i7, ptr %p, align 1\nret i7 %r",
     "%r = load i7, ptr %p, align 1\nret i7 %r", "holds"},
    {"OddReadOfNothing", "i7 @()",
     "%p = alloca i7\n%r = load i7, ptr %p\nret i7 %r", "ret i7 poison",
     "fails"},
};

PALINDROME_PAIR_TESTS(BlockTest, blockCases);

} // namespace
} // namespace palindrome::encode
