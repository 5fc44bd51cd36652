// Memory: values as bytes, objects of the stack, pointers from integers.

#include "test/unit/verify/judge/refine/encode/Support.h"

namespace palindrome::encode {
namespace {

const PairCase memoryCases[] = {
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
    // Each byte may be undef, and is chosen for each use.
    {"BytesAreLoadedApart", "<2 x i32> @(ptr %p)",
     "%l = load i16, ptr %p, align 1\n%v = bitcast i16 %l to <2 x i8>\n"
     "%r = zext <2 x i8> %v to <2 x i32>\nret <2 x i32> %r",
     "%v = load <2 x i8>, ptr %p, align 1\n"
     "%r = zext <2 x i8> %v to <2 x i32>\nret <2 x i32> %r",
     "holds"},
    {"BytesAreLoadedTogether", "<2 x i32> @(ptr %p)",
     "%v = load <2 x i8>, ptr %p, align 1\n"
     "%r = zext <2 x i8> %v to <2 x i32>\nret <2 x i32> %r",
     "%l = load i16, ptr %p, align 1\n%v = bitcast i16 %l to <2 x i8>\n"
     "%r = zext <2 x i8> %v to <2 x i32>\nret <2 x i32> %r",
     "fails"},
    {"ProductsOfExtendedNumbersFit", "i64 @(i32 %x, i32 %y)",
     "%a = sext i32 %x to i64\n%b = sext i32 %y to i64\n"
     "%r = mul i64 %a, %b\nret i64 %r",
     "%a = sext i32 %x to i64\n%b = sext i32 %y to i64\n"
     "%r = mul nsw i64 %a, %b\nret i64 %r",
     "holds"},
    {"ProductsOfExtendedNumbersAreNegative", "i16 @(i8 %x, i8 %y)",
     "%a = sext i8 %x to i16\n%b = sext i8 %y to i16\n"
     "%r = mul i16 %a, %b\nret i16 %r",
     "%a = sext i8 %x to i16\n%b = sext i8 %y to i16\n"
     "%r = mul nuw i16 %a, %b\nret i16 %r",
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
    // The object that the source accesses may exist.
    {"IntToPtrIsAccessed", "i8 @(i64 %x)",
     "%p = inttoptr i64 %x to ptr\n%r = load i8, ptr %p\nret i8 %r", "ret i8 0",
     "approximated: inttoptr"},
    {"IntToPtrIsIndexed", "ptr @(i64 %x)",
     "%p = inttoptr i64 %x to ptr\n"
     "%q = getelementptr inbounds i8, ptr %p, i64 1\nret ptr %q",
     "ret ptr poison", "approximated: inttoptr"},
    {"AddressOf64Bits", "i64 @(ptr %p)",
     "%x = ptrtoint ptr %p to i128\n%y = trunc i128 %x to i64\nret i64 %y",
     "%x = ptrtoint ptr %p to i64\nret i64 %x", "holds"},
    {"AddressOfMoreBits", "i128 @(ptr %p)",
     "%x = ptrtoint ptr %p to i128\n%y = lshr i128 %x, 64\nret i128 %y",
     "ret i128 0", "unsupported: a parameter of this type",
     "target datalayout = \"e-p:128:128\"\n"},
    {"OwnAddressOfMoreBits", "i128 @()",
     "%p = alloca i8\n%x = ptrtoint ptr %p to i128\n"
     "%y = lshr i128 %x, 64\nret i128 %y",
     "ret i128 0", "unsupported: an address of so many bits",
     "target datalayout = \"e-p:128:128\"\n"},
    // Padding and undef pointers of the source are observed in memory.
    {"CopyAroundAFill", "void @(ptr %p, ptr %q)",
     "%x = load { ptr, i8 }, ptr %p\n"
     "store { ptr, i8 } zeroinitializer, ptr %p\n"
     "store { ptr, i8 } %x, ptr %q\nret void",
     "%x = load { ptr, i8 }, ptr %p\n"
     "call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 false)\n"
     "store { ptr, i8 } %x, ptr %q\nret void",
     "holds",
     "target datalayout = \"e-p:32:32\"\n"
     "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n"},
    // The source fills it with undef; in the target it may be poison from
    // before.
    {"PaddingThatIsNotFilled", "void @(ptr %p, ptr %q)",
     "%x = load { ptr, i8 }, ptr %p\n"
     "store { ptr, i8 } zeroinitializer, ptr %p\n"
     "store { ptr, i8 } %x, ptr %q\nret void",
     "%x = load { ptr, i8 }, ptr %p\n"
     "call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 5, i1 false)\n"
     "store { ptr, i8 } %x, ptr %q\nret void",
     "fails",
     "target datalayout = \"e-p:32:32\"\n"
     "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n"},
    // <1, 2, 3> of two bits each, the first one lowest, is 57.
    {"PackedIsNumber", "i6 @(ptr %p)",
     "store <3 x i2> <i2 1, i2 2, i2 3>, ptr %p\n%r = load i6, ptr %p\n"
     "ret i6 %r",
     "store <3 x i2> <i2 1, i2 2, i2 3>, ptr %p\nret i6 57", "holds"},
    {"PackedIsOtherWay", "i6 @(ptr %p)",
     "store <3 x i2> <i2 1, i2 2, i2 3>, ptr %p\n%r = load i6, ptr %p\n"
     "ret i6 %r",
     "store <3 x i2> <i2 1, i2 2, i2 3>, ptr %p\nret i6 27", "fails"},
    {"PackedBigEndian", "i6 @(ptr %p)",
     "store <3 x i2> <i2 1, i2 2, i2 3>, ptr %p\n%r = load i6, ptr %p\n"
     "ret i6 %r",
     "store <3 x i2> <i2 1, i2 2, i2 3>, ptr %p\nret i6 27", "holds",
     "target datalayout = \"E\"\n"},
    {"PackedBack", "i4 @(ptr %p, <3 x i4> %v)",
     "store <3 x i4> %v, ptr %p\n%w = load <3 x i4>, ptr %p\n"
     "%r = extractelement <3 x i4> %w, i64 1\nret i4 %r",
     "store <3 x i4> %v, ptr %p\n"
     "%r = extractelement <3 x i4> %v, i64 1\nret i4 %r",
     "approximated: poison in a part of a byte"},
    {"PackedBackDefined", "i4 @(ptr %p, i4 noundef %x, i4 noundef %y)",
     "%u = insertelement <2 x i4> zeroinitializer, i4 %x, i64 0\n"
     "%v = insertelement <2 x i4> %u, i4 %y, i64 1\n"
     "store <2 x i4> %v, ptr %p\n%w = load <2 x i4>, ptr %p\n"
     "%r = extractelement <2 x i4> %w, i64 1\nret i4 %r",
     "%u = insertelement <2 x i4> zeroinitializer, i4 %x, i64 0\n"
     "%v = insertelement <2 x i4> %u, i4 %y, i64 1\n"
     "store <2 x i4> %v, ptr %p\nret i4 %y",
     "holds"},
    {"PartsOfAByteStay", "i7 @(ptr %p)",
     "%x = load i7, ptr %p\nstore i7 %x, ptr %p\n%r = load i7, ptr %p\n"
     "ret i7 %r",
     "%x = load i7, ptr %p\nret i7 %x", "holds"},
    {"PartIsNoByte", "void @(ptr %p)", "store i6 57, ptr %p\nret void",
     "store i8 57, ptr %p\nret void", "fails"},
    {"ByteIsNoPart", "void @(ptr %p)", "store i8 57, ptr %p\nret void",
     "store i6 57, ptr %p\nret void", "fails"},
    {"SpareBitsAreAny", "i8 @(ptr %p)",
     "store i6 57, ptr %p\n%r = load i8, ptr %p\nret i8 %r",
     "store i6 57, ptr %p\nret i8 121", "holds"},
    {"OtherBitsAreNot", "i8 @(ptr %p)",
     "store i6 57, ptr %p\n%r = load i8, ptr %p\nret i8 %r",
     "store i6 57, ptr %p\nret i8 120", "fails"},
    {"LoadedAsAnother", "i17 @(ptr %p)",
     "store <2 x i17> <i17 1, i17 2>, ptr %p\n%r = load i17, ptr %p\n"
     "ret i17 %r",
     "store <2 x i17> <i17 1, i17 2>, ptr %p\nret i17 2", "holds"},
    {"LoadedAsItself", "<2 x i17> @(ptr %p)",
     "store <2 x i17> <i17 1, i17 2>, ptr %p\n"
     "%r = load <2 x i17>, ptr %p\nret <2 x i17> %r",
     "store <2 x i17> <i17 1, i17 2>, ptr %p\n"
     "ret <2 x i17> <i17 1, i17 3>",
     "fails"},
    {"PartsInAnAggregate", "i1 @(ptr %p, i1 noundef %x)",
     "%a = insertvalue { i8, i1 } zeroinitializer, i1 %x, 1\n"
     "store { i8, i1 } %a, ptr %p\n%q = getelementptr i8, ptr %p, i64 1\n"
     "%r = load i1, ptr %q\nret i1 %r",
     "%a = insertvalue { i8, i1 } zeroinitializer, i1 %x, 1\n"
     "store { i8, i1 } %a, ptr %p\nret i1 %x",
     "holds"},
    // The bytes of a pointer refine those of its address.
    {"NumberBecomesPointer", "void @(ptr %p, ptr %q)",
     "%x = load i32, ptr %p\nstore i32 %x, ptr %q\nret void",
     "call void @llvm.memmove.p0.p0.i64(ptr %q, ptr %p, i64 4, i1 false)\n"
     "ret void",
     "holds", "declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)"},
    {"PointerBecomesNumber", "void @(ptr %p, ptr %q)",
     "call void @llvm.memmove.p0.p0.i64(ptr %q, ptr %p, i64 4, i1 false)\n"
     "ret void",
     "%x = load i32, ptr %p\nstore i32 %x, ptr %q\nret void", "fails",
     "declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)"},
    // A pointer loaded from a number's bytes may point to an object there.
    {"NumberIsAccessed", "i8 @(i64 noundef %x)",
     "%s = alloca i64\nstore i64 %x, ptr %s\n%p = load ptr, ptr %s\n"
     "%r = load i8, ptr %p\nret i8 %r",
     "ret i8 0", "approximated: an integer's bytes loaded as a pointer"},
    {"CopiedNumberIsAccessed", "i8 @(ptr %p, ptr %q)",
     "%x = load i64, ptr %p\nstore i64 %x, ptr %q\n%v = load ptr, ptr %q\n"
     "%r = load i8, ptr %v\nret i8 %r",
     "ret i8 0", "approximated: an integer's bytes loaded as a pointer"},
    {"FilledNumberIsAccessed", "i8 @(i8 noundef %x)",
     "%s = alloca i64\n"
     "call void @llvm.memset.p0.i64(ptr %s, i8 %x, i64 8, i1 false)\n"
     "%p = load ptr, ptr %s\n%r = load i8, ptr %p\nret i8 %r",
     "ret i8 0", "approximated: an integer's bytes loaded as a pointer",
     "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)"},
    {"MovedNumberIsAccessed", "i8 @(i64 noundef %x, ptr %p)",
     "%s = alloca i64\nstore i64 %x, ptr %s\n"
     "call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %s, i64 8, i1 false)\n"
     "%q = load ptr, ptr %p\n%r = load i8, ptr %q\nret i8 %r",
     "ret i8 0", "approximated: an integer's bytes loaded as a pointer",
     "declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)"},
    {"ConstantNumberIsAccessed", "i8 @()",
     "%p = load ptr, ptr @g\n%r = load i8, ptr %p\nret i8 %r", "ret i8 0",
     "approximated: an integer's bytes loaded as a pointer",
     "@g = constant i64 4096"},
    {"NumberMayBeAccessed", "i8 @(i64 noundef %x, ptr %p, ptr %q)",
     "store i64 %x, ptr %p\n%v = load ptr, ptr %q\n"
     "%r = load i8, ptr %v\nret i8 %r",
     "%v = load ptr, ptr %q\nstore i64 %x, ptr %p\n"
     "%r = load i8, ptr %v\nret i8 %r",
     "approximated: an integer's bytes loaded as a pointer"},
    {"NumberElsewhere", "i8 @(i64 noundef %x, ptr %p)",
     "%q = getelementptr inbounds i8, ptr %p, i64 8\nstore i64 %x, ptr %q\n"
     "%v = load ptr, ptr %p\n%r = load i8, ptr %v\nret i8 %r",
     "%v = load ptr, ptr %p\n"
     "%q = getelementptr inbounds i8, ptr %p, i64 8\nstore i64 %x, ptr %q\n"
     "%r = load i8, ptr %v\nret i8 %r",
     "holds"},
    {"ZeroIsNull", "i8 @()",
     "%s = alloca i64\nstore i64 0, ptr %s\n%p = load ptr, ptr %s\n"
     "%r = load i8, ptr %p\nret i8 %r",
     "unreachable", "holds"},
    {"NumberIsCompared", "i1 @(i64 noundef %x)",
     "%s = alloca i64\nstore i64 %x, ptr %s\n%p = load ptr, ptr %s\n"
     "%r = icmp eq ptr %p, null\nret i1 %r",
     "%r = icmp eq i64 %x, 0\nret i1 %r", "holds"},
};

PALINDROME_PAIR_TESTS(MemoryTest, memoryCases);

} // namespace
} // namespace palindrome::encode
