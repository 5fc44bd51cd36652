// Calls of functions of the C library.

#include "verify/judge/refine/encode/library/Library.h"
#include "test/unit/verify/judge/refine/encode/Support.h"
#include "verify/judge/refine/encode/ir/LibraryFunctions.h"
#include <set>

namespace palindrome::encode {
namespace {

#define MAC "target triple = \"x86_64-apple-macosx10.15.0\"\n"
#define FFS MAC "declare i32 @ffs(i32)\ndeclare i32 @ffsll(i64)\n"
#define ABS "declare i32 @abs(i32)\n"
#define ASCII                                                                  \
  "declare i32 @isdigit(i32)\ndeclare i32 @isascii(i32)\n"                     \
  "declare i32 @toascii(i32)\n"
#define MATH                                                                   \
  "declare double @fabs(double)\ndeclare double @fmax(double, double)\n"       \
  "declare double @floor(double)\ndeclare double @sin(double)\n"               \
  "declare double @llvm.fabs.f64(double)\n"                                    \
  "declare double @llvm.floor.f64(double)\n"                                   \
  "declare double @llvm.maxnum.f64(double, double)\n"

#define PRINT                                                                  \
  "declare i32 @sprintf(ptr, ptr, ...)\n"                                      \
  "declare i32 @snprintf(ptr, i64, ptr, ...)\n"                                \
  "@text = private constant [4 x i8] c\"ab%\\00\"\n"                           \
  "@twice = private constant [5 x i8] c\"ab%%\\00\"\n"                         \
  "@c = private constant [3 x i8] c\"%c\\00\"\n"                               \
  "@s = private constant [3 x i8] c\"%s\\00\"\n"                               \
  "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"
#define PRINT_TEXT(SIZE)                                                       \
  "%r = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %p, i64 " SIZE             \
  ", ptr @twice)\nret i32 %r"

const PairCase formats[] = {
    {"SPrintF", "i32 @(ptr %p)",
     "%r = call i32 (ptr, ptr, ...) @sprintf(ptr %p, ptr @twice)\nret i32 %r",
     "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @text, i64 4, i1 false)\n"
     "ret i32 3",
     "holds", PRINT},
    {"SNPrintF", "i32 @(ptr %p)", PRINT_TEXT("9"),
     "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @text, i64 4, i1 false)\n"
     "ret i32 3",
     "holds", PRINT},
    {"SNPrintFCuts", "i32 @(ptr %p)", PRINT_TEXT("2"),
     "store i8 97, ptr %p, align 1\n%q = getelementptr i8, ptr %p, i64 1\n"
     "store i8 0, ptr %q, align 1\nret i32 3",
     "holds", PRINT},
    {"SNPrintFDoesNotCutLater", "i32 @(ptr %p)", PRINT_TEXT("3"),
     "store i8 97, ptr %p, align 1\n%q = getelementptr i8, ptr %p, i64 1\n"
     "store i8 0, ptr %q, align 1\nret i32 3",
     "fails", PRINT},
    {"SNPrintFOfNothing", "i32 @(ptr %p)", PRINT_TEXT("0"), "ret i32 3",
     "holds", PRINT},
    {"SNPrintFReturnsAll", "i32 @(ptr %p)", PRINT_TEXT("0"), "ret i32 0",
     "fails", PRINT},
    {"SNPrintFOfUnknownSize", "i32 @(ptr %p, i64 %n)", PRINT_TEXT("%n"),
     "ret i32 3", "approximated: what snprintf does", PRINT},
    {"SPrintFOfACharacter", "i32 @(ptr %p, i32 %x)",
     "%r = call i32 (ptr, ptr, ...) @sprintf(ptr %p, ptr @c, i32 %x)\n"
     "ret i32 %r",
     "%y = trunc i32 %x to i8\nstore i8 %y, ptr %p, align 1\n"
     "%q = getelementptr i8, ptr %p, i64 1\n"
     "store i8 0, ptr %q, align 1\nret i32 1",
     "holds", PRINT},
    {"SPrintFOfAString", "i32 @(ptr %p)",
     "%r = call i32 (ptr, ptr, ...) @sprintf(ptr %p, ptr @s, ptr @text)\n"
     "ret i32 %r",
     "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @text, i64 4, i1 false)\n"
     "ret i32 3",
     "holds", PRINT},
    // A format is not copied as it is.
    {"SPrintFOfTheFormat", "i32 @(ptr %p)",
     "%r = call i32 (ptr, ptr, ...) @sprintf(ptr %p, ptr @text)\nret i32 %r",
     "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @text, i64 4, i1 false)\n"
     "ret i32 3",
     "approximated: what sprintf does", PRINT},
};

const PairCase numbers[] = {
    {"FFS", "i32 @()", "%r = call i32 @ffs(i32 40)\nret i32 %r", "ret i32 4",
     "holds", FFS},
    {"FFSOfZero", "i32 @()", "ret i32 0",
     "%r = call i32 @ffsll(i64 0)\nret i32 %r", "holds", FFS},
    {"FFSCountsFromOne", "i32 @()", "%r = call i32 @ffs(i32 40)\nret i32 %r",
     "ret i32 3", "fails", FFS},
    {"FFSIsCTTZ", "i32 @(i32 noundef %x)",
     "%r = call i32 @ffs(i32 %x)\nret i32 %r",
     "%c = call i32 @llvm.cttz.i32(i32 %x, i1 true)\n%n = add i32 %c, 1\n"
     "%z = icmp eq i32 %x, 0\n%r = select i1 %z, i32 0, i32 %n\nret i32 %r",
     "holds", FFS "declare i32 @llvm.cttz.i32(i32, i1)\n"},
    // Not all systems have it.
    {"FFSUnknown", "i32 @()", "%r = call i32 @ffs(i32 40)\nret i32 %r",
     "ret i32 4", "approximated: what ffs does",
     "target triple = \"x86_64-pc-windows-msvc\"\ndeclare i32 @ffs(i32)\n"},
    {"Abs", "i32 @(i32 noundef %x)", "%r = call i32 @abs(i32 %x)\nret i32 %r",
     "%n = sub nsw i32 0, %x\n%c = icmp slt i32 %x, 0\n"
     "%r = select i1 %c, i32 %n, i32 %x\nret i32 %r",
     "holds", ABS},
    {"AbsOfLeast", "i32 @(i32 noundef %x)",
     "%n = sub i32 0, %x\n%c = icmp slt i32 %x, 0\n"
     "%r = select i1 %c, i32 %n, i32 %x\nret i32 %r",
     "%r = call i32 @abs(i32 %x)\nret i32 %r", "fails", ABS},
    {"IsDigit", "i1 @(i32 noundef %x)",
     "%d = call i32 @isdigit(i32 %x)\n%r = icmp ne i32 %d, 0\nret i1 %r",
     "%d = sub i32 %x, 48\n%r = icmp ult i32 %d, 10\nret i1 %r", "holds",
     ASCII},
    {"IsDigitMayBeAnyNumber", "i32 @()", "ret i32 1",
     "%d = call i32 @isdigit(i32 48)\nret i32 %d", "fails", ASCII},
    {"IsDigitChooses", "i32 @()", "%d = call i32 @isdigit(i32 48)\nret i32 %d",
     "ret i32 1", "holds", ASCII},
    {"IsASCII", "i1 @(i32 noundef %x)",
     "%d = call i32 @isascii(i32 %x)\n%r = icmp ne i32 %d, 0\nret i1 %r",
     "%r = icmp ule i32 %x, 128\nret i1 %r", "fails", ASCII},
    {"ToASCII", "i32 @(i32 %x)", "%r = call i32 @toascii(i32 %x)\nret i32 %r",
     "%r = and i32 %x, 127\nret i32 %r", "holds", ASCII},
    {"FAbs", "double @(double %x)",
     "%r = call double @fabs(double %x)\nret double %r",
     "%r = call double @llvm.fabs.f64(double %x)\nret double %r", "holds",
     MATH},
    {"FloorIsNotFAbs", "double @(double %x)",
     "%r = call double @floor(double %x)\nret double %r",
     "%r = call double @llvm.fabs.f64(double %x)\nret double %r", "fails",
     MATH},
    {"FMax", "double @(double %x)",
     "%r = call double @fmax(double %x, double %x)\nret double %r",
     "%r = call double @llvm.maxnum.f64(double %x, double %x)\nret double %r",
     "holds", MATH},
    {"FloorIsDropped", "void @(double %x)",
     "%r = call double @floor(double %x)\nret void", "ret void", "holds", MATH},
    {"SinWritesErrno", "void @(double %x)",
     "%r = call double @sin(double %x)\nret void", "ret void",
     "approximated: what sin does", MATH},
    {"SinOfNoErrno", "void @(double %x)",
     "%r = call double @sin(double %x) memory(none)\nret void", "ret void",
     "holds", MATH},
};

PALINDROME_PAIR_TESTS(LibraryFormatTest, formats);
PALINDROME_PAIR_TESTS(LibraryNumberTest, numbers);

#define BYTES                                                                  \
  "target triple = \"x86_64-unknown-linux-gnu\"\n"                             \
  "declare i32 @memcmp(ptr, ptr, i64)\ndeclare i32 @bcmp(ptr, ptr, i64)\n"     \
  "declare ptr @memchr(ptr, i32, i64)\ndeclare ptr @memrchr(ptr, i32, i64)\n"  \
  "declare ptr @memcpy(ptr, ptr, i64)\ndeclare ptr @mempcpy(ptr, ptr, i64)\n"  \
  "declare ptr @memset(ptr, i32, i64)\n"                                       \
  "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n"                       \
  "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"                   \
  "@s = constant [4 x i8] c\"abca\"\n@t = constant [4 x i8] c\"abda\"\n"

const PairCase bytes[] = {
    {"MemCmpIsNegative", "i32 @()",
     "%r = call i32 @memcmp(ptr @s, ptr @t, i64 4)\nret i32 %r", "ret i32 -7",
     "holds", BYTES},
    {"MemCmpIsNotPositive", "i32 @()",
     "%r = call i32 @memcmp(ptr @s, ptr @t, i64 4)\nret i32 %r", "ret i32 7",
     "fails", BYTES},
    {"MemCmpSignOnly", "i32 @()", "ret i32 -1",
     "%r = call i32 @memcmp(ptr @s, ptr @t, i64 4)\nret i32 %r", "fails",
     BYTES},
    {"MemCmpOfFewer", "i32 @()",
     "%r = call i32 @memcmp(ptr @s, ptr @t, i64 2)\nret i32 %r", "ret i32 0",
     "holds", BYTES},
    {"MemCmpTooFar", "i32 @()", "ret i32 -1",
     "%r = call i32 @memcmp(ptr @s, ptr @t, i64 5)\nret i32 %r", "fails",
     BYTES},
    {"MemCmpOfOne", "i32 @(ptr noundef %p, ptr noundef %q)",
     "%r = call i32 @memcmp(ptr %p, ptr %q, i64 1)\nret i32 %r",
     "%x = load i8, ptr %p\n%y = load i8, ptr %q\n%a = zext i8 %x to i32\n"
     "%b = zext i8 %y to i32\n%r = sub i32 %a, %b\nret i32 %r",
     "holds", BYTES},
    {"MemCmpOfItself", "i32 @(ptr %p, i64 %n)",
     "%r = call i32 @memcmp(ptr %p, ptr %p, i64 %n)\nret i32 %r", "ret i32 0",
     "holds", BYTES},
    {"MemCmpOfAnySize", "i32 @(ptr %p, ptr %q, i64 %n)",
     "%r = call i32 @memcmp(ptr %p, ptr %q, i64 %n)\nret i32 %r", "ret i32 0",
     "approximated: what memcmp does", BYTES},
    {"MemCmpStaysAsItIs", "i32 @(ptr %p, ptr %q, i64 %n)",
     "%r = call i32 @memcmp(ptr %p, ptr %q, i64 %n)\nret i32 %r",
     "%r = call i32 @memcmp(ptr %p, ptr %q, i64 %n)\n%s = add i32 %r, 0\n"
     "ret i32 %s",
     "holds", BYTES},
    {"BCmpHasNoSign", "i32 @()",
     "%r = call i32 @bcmp(ptr @s, ptr @t, i64 4)\nret i32 %r", "ret i32 7",
     "holds", BYTES},
    {"BCmpDiffers", "i32 @()",
     "%r = call i32 @bcmp(ptr @s, ptr @t, i64 4)\nret i32 %r", "ret i32 0",
     "fails", BYTES},
    {"MemChr", "ptr @()",
     "%r = call ptr @memchr(ptr @s, i32 97, i64 4)\n"
     "ret ptr %r",
     "ret ptr @s", "holds", BYTES},
    {"MemChrStops", "ptr @()",
     "%r = call ptr @memchr(ptr @s, i32 99, i64 9)\nret ptr %r",
     "ret ptr getelementptr (i8, ptr @s, i64 2)", "holds", BYTES},
    {"MemChrFindsNothing", "ptr @()",
     "%r = call ptr @memchr(ptr @s, i32 100, i64 4)\nret ptr %r", "ret ptr @s",
     "fails", BYTES},
    {"MemRChr", "ptr @()",
     "%r = call ptr @memrchr(ptr @s, i32 97, i64 4)\nret ptr %r",
     "ret ptr getelementptr (i8, ptr @s, i64 3)", "holds", BYTES},
    {"MemRChrIsLast", "ptr @()",
     "%r = call ptr @memrchr(ptr @s, i32 97, i64 4)\nret ptr %r", "ret ptr @s",
     "fails", BYTES},
    {"MemCpy", "ptr @(ptr %p, ptr %q, i64 noundef %n)",
     "%r = call ptr @memcpy(ptr %p, ptr %q, i64 %n)\nret ptr %r",
     "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)\n"
     "ret ptr %p",
     "holds", BYTES},
    {"MemPCpyGivesEnd", "ptr @(ptr noundef %p, ptr %q)",
     "%r = call ptr @mempcpy(ptr %p, ptr %q, i64 4)\nret ptr %r",
     "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 4, i1 false)\n"
     "ret ptr %p",
     "fails", BYTES},
    {"MemSetTakesLowByte", "ptr @(ptr %p)",
     "%r = call ptr @memset(ptr %p, i32 258, i64 100)\nret ptr %r",
     "call void @llvm.memset.p0.i64(ptr %p, i8 2, i64 100, i1 false)\n"
     "ret ptr %p",
     "holds", BYTES},
};

PALINDROME_PAIR_TESTS(LibraryBytesTest, bytes);

#define STRINGS                                                                \
  "declare i64 @strlen(ptr)\ndeclare i32 @strcmp(ptr, ptr)\n"                  \
  "declare i32 @strncmp(ptr, ptr, i64)\ndeclare ptr @strchr(ptr, i32)\n"       \
  "declare ptr @strcpy(ptr, ptr)\ndeclare ptr @stpcpy(ptr, ptr)\n"             \
  "declare ptr @strcat(ptr, ptr)\n"                                            \
  "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"                   \
  "@s = constant [4 x i8] c\"abc\\00\"\n@e = constant [1 x i8] c\"\\00\"\n"    \
  "@n = constant [2 x i8] c\"ab\"\n"

const PairCase strings[] = {
    {"StrLen", "i64 @()", "%r = call i64 @strlen(ptr @s)\nret i64 %r",
     "ret i64 3", "holds", STRINGS},
    {"StrLenWrong", "i64 @()", "%r = call i64 @strlen(ptr @s)\nret i64 %r",
     "ret i64 4", "fails", STRINGS},
    {"StrLenWithoutEnd", "i64 @()", "%r = call i64 @strlen(ptr @n)\nret i64 %r",
     "unreachable", "holds", STRINGS},
    {"StrLenIsZero", "i1 @(ptr noundef %p)",
     "%l = call i64 @strlen(ptr %p)\n%r = icmp eq i64 %l, 0\nret i1 %r",
     "%c = load i8, ptr %p\n%r = icmp eq i8 %c, 0\nret i1 %r", "holds",
     STRINGS},
    {"StrLenMayBeLong", "i1 @(ptr noundef %p)",
     "%l = call i64 @strlen(ptr %p)\n%r = icmp ugt i64 %l, 7\nret i1 %r",
     "ret i1 false", "approximated: what strlen does", STRINGS},
    {"StrLenTwice", "i64 @(ptr %p)",
     "%x = call i64 @strlen(ptr %p)\n%y = call i64 @strlen(ptr %p)\n"
     "%r = add i64 %x, %y\nret i64 %r",
     "%x = call i64 @strlen(ptr %p)\n%r = add i64 %x, %x\nret i64 %r", "holds",
     STRINGS},
    {"StrCmpWithNothing", "i32 @(ptr noundef %p)",
     "%r = call i32 @strcmp(ptr %p, ptr @e)\nret i32 %r",
     "%c = load i8, ptr %p\n%r = zext i8 %c to i32\nret i32 %r", "holds",
     STRINGS},
    {"StrCmpOfItself", "i32 @(ptr noundef %p)",
     "%r = call i32 @strcmp(ptr %p, ptr %p)\nret i32 %r", "ret i32 0", "holds",
     STRINGS},
    {"StrCmpIsAdded", "i32 @(ptr noundef %p)", "ret i32 0",
     "%r = call i32 @strcmp(ptr %p, ptr %p)\nret i32 %r",
     "approximated: what strcmp does", STRINGS},
    {"StrCmpDiffers", "i32 @()",
     "%r = call i32 @strcmp(ptr @s, ptr @e)\nret i32 %r", "ret i32 0", "fails",
     STRINGS},
    {"StrNCmpOfNone", "i32 @(ptr noundef %p)",
     "%r = call i32 @strncmp(ptr %p, ptr @s, i64 0)\nret i32 %r", "ret i32 0",
     "holds", STRINGS},
    {"StrNCmpStops", "i32 @()",
     "%r = call i32 @strncmp(ptr @s, ptr @n, i64 2)\nret i32 %r", "ret i32 0",
     "holds", STRINGS},
    {"StrNCmpGoesOn", "i32 @()",
     "%r = call i32 @strncmp(ptr @s, ptr @n, i64 3)\nret i32 %r", "unreachable",
     "holds", STRINGS},
    {"StrChr", "ptr @()", "%r = call ptr @strchr(ptr @s, i32 98)\nret ptr %r",
     "ret ptr getelementptr (i8, ptr @s, i64 1)", "holds", STRINGS},
    {"StrChrFindsEnd", "ptr @()",
     "%r = call ptr @strchr(ptr @s, i32 0)\nret ptr %r", "ret ptr null",
     "fails", STRINGS},
    {"StrCpy", "ptr @(ptr noundef %p)",
     "%r = call ptr @strcpy(ptr %p, ptr @s)\nret ptr %r",
     "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @s, i64 4, i1 false)\n"
     "ret ptr %p",
     "holds", STRINGS},
    {"StrCpyHasEnd", "ptr @(ptr noundef %p)",
     "%r = call ptr @strcpy(ptr %p, ptr @s)\nret ptr %r",
     "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @s, i64 3, i1 false)\n"
     "ret ptr %p",
     "fails", STRINGS},
    {"StpCpy", "ptr @(ptr noundef %p)",
     "%r = call ptr @stpcpy(ptr %p, ptr @s)\nret ptr %r",
     "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @s, i64 4, i1 false)\n"
     "%r = getelementptr i8, ptr %p, i64 3\nret ptr %r",
     "holds", STRINGS},
    {"StrCatOfNothing", "ptr @(ptr noundef %p)",
     "store i8 0, ptr %p\n%r = call ptr @strcat(ptr %p, ptr @s)\nret ptr %r",
     "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @s, i64 4, i1 false)\n"
     "ret ptr %p",
     "holds", STRINGS},
};

PALINDROME_PAIR_TESTS(LibraryStringsTest, strings);

#define ALIGNED                                                                \
  "target triple = \"x86_64-unknown-linux-gnu\"\n"                             \
  "declare ptr @aligned_alloc(i64, i64)\ndeclare ptr @malloc(i64)\n"

const PairCase allocations[] = {
    {"AlignedAlloc", "i1 @()",
     "%p = call ptr @aligned_alloc(i64 64, i64 64)\n"
     "%a = ptrtoint ptr %p to i64\n%b = and i64 %a, 63\n"
     "%r = icmp eq i64 %b, 0\nret i1 %r",
     "ret i1 true", "holds", ALIGNED},
    {"MallocIsLessAligned", "i1 @()", "ret i1 true",
     "%p = call ptr @malloc(i64 64)\n%a = ptrtoint ptr %p to i64\n"
     "%b = and i64 %a, 63\n%r = icmp eq i64 %b, 0\nret i1 %r",
     "fails", ALIGNED},
};

PALINDROME_PAIR_TESTS(LibraryAllocationTest, allocations);

#define STREAMS "declare i64 @fwrite(ptr, i64, i64, ptr)\n"

const PairCase streams[] = {
    {"FWriteOfNothing", "i64 @(ptr %p, ptr %f)",
     "%r = call i64 @fwrite(ptr %p, i64 1, i64 0, ptr %f)\nret i64 %r",
     "ret i64 0", "holds", STREAMS},
    {"FWriteOfSome", "i64 @(ptr %p, ptr %f)",
     "%r = call i64 @fwrite(ptr %p, i64 1, i64 2, ptr %f)\nret i64 %r",
     "ret i64 2", "approximated: what fwrite does", STREAMS},
    {"FWriteOfNone", "void @(ptr %p, i64 noundef %n, ptr %f)",
     "%z = icmp eq i64 %n, 0\nbr i1 %z, label %ret, label %call\ncall:\n"
     "%r = call i64 @fwrite(ptr %p, i64 1, i64 %n, ptr %f)\nbr label %ret\n"
     "ret:\nret void",
     "%r = call i64 @fwrite(ptr %p, i64 1, i64 %n, ptr %f)\nret void", "holds",
     STREAMS},
};

PALINDROME_PAIR_TESTS(LibraryStreamsTest, streams);

// What is not encoded as an allocation is an unknown function, which may return
// any pointer.
TEST(LibraryAllocations, AreThoseThatAreEncoded) {
  std::set<llvm::LibFunc> encoded;
  for (const LibraryEncoder &encoder : allocationEncoders())
    encoded.insert(encoder.function);
  for (unsigned number = 0; number != llvm::NumLibFuncs; ++number) {
    auto function = llvm::LibFunc(number);
    EXPECT_EQ(isAllocation(function) + isDeallocation(function),
              int(encoded.count(function)))
        << number;
  }
}

} // namespace
} // namespace palindrome::encode
