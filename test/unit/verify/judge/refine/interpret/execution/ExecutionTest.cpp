// Whole executions: memory, attributes, control flow and calls.

#include "test/unit/verify/judge/refine/interpret/Support.h"

using namespace palindrome::refine;
using namespace palindrome::interpret::test;

namespace {

class ExecutionTest : public testing::TestWithParam<Case> {};

TEST_P(ExecutionTest, RunsAsTarget) {
  EXPECT_EQ(runAsTarget(GetParam().text), GetParam().outcome);
}

#define BODY(type, body) "define " type " @f() {\n" body "\n}"
#define LITTLE "target datalayout = \"e\"\n"
#define BIG "target datalayout = \"E\"\n"
#define PUN                                                                    \
  BODY("i8", "%p = alloca i16 store i16 258, ptr %p %x = load i8, ptr %p "     \
             "ret i8 %x")
#define STRINGS(type, body)                                                    \
  "target triple = \"x86_64-pc-linux-gnu\"\n"                                  \
  "declare i32 @strcmp(ptr, ptr) declare i32 @strncmp(ptr, ptr, i64) "         \
  "declare ptr @strchr(ptr, i32) declare ptr @strcpy(ptr, ptr) " BODY(         \
      type, "%s = alloca i32 store i32 6513249, ptr %s "                       \
            "%t = alloca i32 store i32 6578785, ptr %t "                       \
            "%n = alloca i16 store i16 25185, ptr %n " body)
#define MASKED                                                                 \
  "declare void @llvm.masked.store.v2i8.p0(<2 x i8>, ptr, <2 x i1>) "          \
  "declare void @llvm.masked.scatter.v2i8.v2p0(<2 x i8>, <2 x ptr>, "          \
  "<2 x i1>) "                                                                 \
  "declare <2 x i8> @llvm.masked.load.v2i8.p0(ptr, <2 x i1>, <2 x i8>) "       \
  "declare <2 x i8> @llvm.masked.gather.v2i8.v2p0(<2 x ptr>, <2 x i1>, "       \
  "<2 x i8>) "

const Case memory[] = {
    {"storeLoad",
     BODY("i32", "%p = alloca i32 store i32 7, ptr %p "
                 "%x = load i32, ptr %p ret i32 %x"),
     "returns 7"},
    {"littleEndian", LITTLE PUN, "returns 2"},
    {"bigEndian", BIG PUN, "returns 1"},
    {"ffs",
     "target triple = \"x86_64-apple-macosx10.15.0\"\n"
     "declare i32 @ffs(i32) " BODY("i32", "%x = call i32 @ffs(i32 40) "
                                          "ret i32 %x"),
     "returns 4"},
    // These are "abc", "abd", and "ab" without an end.
    {"strcmpLess",
     STRINGS("i32", "%x = call i32 @strcmp(ptr %s, ptr %t) ret i32 %x"),
     "returns 4294967295 (-1)"},
    {"strcmpGreater",
     STRINGS("i32", "%x = call i32 @strcmp(ptr %t, ptr %s) ret i32 %x"),
     "returns 1"},
    {"strcmpOfItself",
     STRINGS("i32", "%x = call i32 @strcmp(ptr %s, ptr %s) ret i32 %x"),
     "returns 0"},
    {"strcmpWithoutEnd",
     STRINGS("i32", "%x = call i32 @strcmp(ptr %n, ptr %s) ret i32 %x"),
     "has undefined behavior: access out of bounds"},
    {"strncmpStops",
     STRINGS("i32", "%x = call i32 @strncmp(ptr %n, ptr %s, i64 2) ret i32 %x"),
     "returns 0"},
    {"strncmpGoesOn",
     STRINGS("i32", "%x = call i32 @strncmp(ptr %t, ptr %s, i64 3) ret i32 %x"),
     "returns 1"},
    {"strchr",
     STRINGS("ptr", "%p = call ptr @strchr(ptr %s, i32 354) "
                    "%q = getelementptr i8, ptr %s, i64 1 "
                    "%c = icmp eq ptr %p, %q "
                    "%r = select i1 %c, ptr null, ptr %p ret ptr %r"),
     "returns null"},
    {"strchrOfEnd",
     STRINGS("i8", "%p = call ptr @strchr(ptr %s, i32 0) "
                   "%q = getelementptr i8, ptr %p, i64 -1 "
                   "%c = load i8, ptr %q ret i8 %c"),
     "returns 99"},
    {"strchrOfNone",
     STRINGS("ptr", "%p = call ptr @strchr(ptr %s, i32 120) ret ptr %p"),
     "returns null"},
    {"strcpyCopiesTheEnd",
     STRINGS("i32", "%p = alloca i32 %q = call ptr @strcpy(ptr %p, ptr %s) "
                    "%x = load i32, ptr %q ret i32 %x"),
     "returns 6513249"},
    {"strcpyBeyond",
     STRINGS("void", "%p = alloca i16 %q = call ptr @strcpy(ptr %p, ptr %s) "
                     "ret void"),
     "has undefined behavior: access out of bounds"},
    {"strcpyToItself",
     STRINGS("void", "%q = call ptr @strcpy(ptr %s, ptr %s) ret void"),
     "has undefined behavior: a string is copied to itself"},
    {"absOfLeast",
     "declare i32 @abs(i32) " BODY("i32", "%x = call i32 @abs(i32 -2147483648) "
                                          "ret i32 %x"),
     "has undefined behavior: the absolute value of the least number"},
    {"isDigit",
     "declare i32 @isdigit(i32) " BODY(
         "i32", "%x = call i32 @isdigit(i32 47) %y = call i32 @isdigit(i32 48) "
                "%z = sub i32 %y, %x ret i32 %z"),
     "returns 1"},
    {"maskedStore",
     MASKED BODY("i16",
                 "%p = alloca i16 store i16 0, ptr %p "
                 "call void @llvm.masked.store.v2i8.p0(<2 x i8> <i8 1, i8 2>, "
                 "ptr %p, <2 x i1> <i1 false, i1 true>) "
                 "%x = load i16, ptr %p ret i16 %x"),
     "returns 512"},
    {"maskedStoreAccessesOnlyWhatIsOn",
     MASKED BODY("i8",
                 "%p = alloca i8 %q = getelementptr i8, ptr %p, i64 -1 "
                 "call void @llvm.masked.store.v2i8.p0(<2 x i8> <i8 1, i8 2>, "
                 "ptr %q, <2 x i1> <i1 false, i1 true>) "
                 "%x = load i8, ptr %p ret i8 %x"),
     "returns 2"},
    {"maskedStoreOutOfBounds",
     MASKED BODY("void",
                 "%p = alloca i8 %q = getelementptr i8, ptr %p, i64 -1 "
                 "call void @llvm.masked.store.v2i8.p0(<2 x i8> <i8 1, i8 2>, "
                 "ptr %q, <2 x i1> <i1 true, i1 false>) ret void"),
     "has undefined behavior: access out of bounds"},
    {"maskedLoad",
     MASKED BODY("<2 x i8>",
                 "%p = alloca i16 store i16 258, ptr %p "
                 "%x = call <2 x i8> @llvm.masked.load.v2i8.p0(ptr align 2 %p, "
                 "<2 x i1> <i1 false, i1 true>, <2 x i8> <i8 7, i8 8>) "
                 "ret <2 x i8> %x"),
     "returns {7, 1}"},
    {"maskedLoadIsAligned",
     MASKED BODY(
         "<2 x i8>",
         "%p = alloca i32, align 2 %q = getelementptr i8, ptr %p, i64 1 "
         "%x = call <2 x i8> @llvm.masked.load.v2i8.p0(ptr align 2 %q, "
         "<2 x i1> <i1 false, i1 true>, <2 x i8> <i8 7, i8 8>) "
         "ret <2 x i8> %x"),
     "has undefined behavior: access through poison: align is violated"},
    {"gather",
     MASKED BODY("<2 x i8>",
                 "%p = alloca i8 store i8 3, ptr %p "
                 "%q = insertelement <2 x ptr> poison, ptr %p, i64 0 "
                 "%x = call <2 x i8> @llvm.masked.gather.v2i8.v2p0(<2 x ptr> "
                 "%q, <2 x i1> <i1 true, i1 false>, <2 x i8> <i8 7, i8 8>) "
                 "ret <2 x i8> %x"),
     "returns {3, 8}"},
    {"scatterThroughPoison",
     MASKED BODY("void",
                 "call void @llvm.masked.scatter.v2i8.v2p0(<2 x i8> <i8 1, i8 "
                 "2>, <2 x ptr> poison, <2 x i1> <i1 false, i1 true>) "
                 "ret void"),
     "has undefined behavior: access through poison"},
    {"noBytesOfPoison", BODY("void", "%x = load {}, ptr poison ret void"),
     "has undefined behavior: access through poison"},
    {"noBytesOfNull",
     BODY("i8", "%x = load {}, ptr null store {} %x, ptr null ret i8 1"),
     "returns 1"},
    {"resultDies", BODY("dereferenceable(1) ptr", "%p = alloca i8 ret ptr %p"),
     "has undefined behavior: a pointer is not dereferenceable(1)"},
    {"tailCallOfAlloca",
     "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1) " BODY(
         "void", "%p = alloca i8 tail call void @llvm.memset.p0.i64(ptr %p, "
                 "i8 0, i64 1, i1 false) ret void"),
     "has undefined behavior: access to an alloca by a tail call of its "
     "function"},
    {"tailCallOfDefinition",
     "define void @g(ptr %p) { store i8 1, ptr %p ret void } " BODY(
         "void", "%p = alloca i8 tail call void @g(ptr %p) ret void"),
     "has undefined behavior: access to an alloca by a tail call of its "
     "function"},
    {"tailCallHasItsOwnAllocas",
     "define void @g(ptr %p) { %q = alloca i8 store i8 1, ptr %q ret void "
     "} " BODY("i8",
               "%p = alloca i8 store i8 2, ptr %p tail call void @g(ptr %p) "
               "%x = load i8, ptr %p ret i8 %x"),
     "returns 2"},
    {"calleeIsNotListed",
     "declare void @g() declare void @h() !0 = !{ptr @g} " BODY(
         "void", "call void @h(), !callees !0 ret void"),
     "has undefined behavior: a call of a function that !callees does not "
     "list"},
    {"thereAndBack",
     BODY("ptr", "%p = alloca i8 %q = getelementptr inbounds [1 x i8], ptr %p, "
                 "i64 2, i64 -2 ret ptr %q"),
     "returns poison"},
    {"realloc",
     "declare ptr @malloc(i64) declare ptr @realloc(ptr, i64) " BODY(
         "i8", "%p = call ptr @malloc(i64 1) store i8 7, ptr %p "
               "%q = call ptr @realloc(ptr %p, i64 2) %x = load i8, ptr %q "
               "ret i8 %x"),
     "returns 7"},
    {"reallocEndsTheOld",
     "declare ptr @malloc(i64) declare ptr @realloc(ptr, i64) " BODY(
         "i8", "%p = call ptr @malloc(i64 1) store i8 7, ptr %p "
               "%q = call ptr @realloc(ptr %p, i64 2) %x = load i8, ptr %p "
               "ret i8 %x"),
     "has undefined behavior: access to a block that is freed or out of its "
     "lifetime"},
    {"reallocOfStack",
     "declare ptr @realloc(ptr, i64) " BODY(
         "ptr", "%p = alloca i8 %q = call ptr @realloc(ptr %p, i64 2) "
                "ret ptr %q"),
     "has undefined behavior: realloc of what is no block of the heap"},
    {"alignedAlloc",
     "target triple = \"x86_64-unknown-linux-gnu\"\n"
     "declare ptr @aligned_alloc(i64, i64) " BODY(
         "i8", "%p = call ptr @aligned_alloc(i64 64, i64 64) "
               "store i8 3, ptr %p, align 64 %x = load i8, ptr %p, align 64 "
               "ret i8 %x"),
     "returns 3"},
    {"loadedAsStored",
     BODY("i7", "%p = alloca i7 store i7 5, ptr %p %x = load i7, ptr %p "
                "ret i7 %x"),
     "returns 5"},
    {"loadedAsPart",
     BODY("i7", "%p = alloca i8 store i8 5, ptr %p %x = load i7, ptr %p "
                "ret i7 %x"),
     "is not supported: an integer of no whole number of bytes, not stored as "
     "such"},
    {"uninitialised",
     BODY("i8", "%p = alloca i8 %x = load i8, ptr %p "
                "ret i8 %x"),
     "returns undef"},
    {"poisonByteSpoilsAll",
     BODY("i16", "%p = alloca i16 store i16 1, ptr %p store i8 poison, ptr %p "
                 "%x = load i16, ptr %p ret i16 %x"),
     "returns poison"},
    {"pointerRoundTrip",
     BODY("i1", "%p = alloca ptr store ptr %p, ptr %p %q = load ptr, ptr %p "
                "%x = icmp eq ptr %p, %q ret i1 %x"),
     "returns 1"},
    {"pointerAsInteger",
     BODY("i1", "%p = alloca ptr store ptr %p, ptr %p %x = load i64, ptr %p "
                "%y = ptrtoint ptr %p to i64 %z = icmp eq i64 %x, %y "
                "ret i1 %z"),
     "returns 1"},
    {"zeroBytesAreNull",
     BODY("ptr", "%p = alloca ptr store i64 0, ptr %p %x = load ptr, ptr %p "
                 "ret ptr %x"),
     "returns null"},
    {"outOfBounds",
     BODY("i32", "%p = alloca i16 %x = load i32, ptr %p, "
                 "align 1 ret i32 %x"),
     "has undefined behavior: access out of bounds"},
    {"null", BODY("i8", "%x = load i8, ptr null ret i8 %x"),
     "has undefined behavior: access through null"},
    {"misaligned",
     BODY("i16",
          "%p = alloca i64, align 8 %q = getelementptr i8, ptr %p, i64 1 "
          "%x = load i16, ptr %q, align 2 ret i16 %x"),
     "has undefined behavior: access is not aligned to 2"},
    {"inboundsPastEnd",
     BODY("ptr", "%p = alloca i8 %q = getelementptr inbounds i8, ptr %p, i64 2 "
                 "ret ptr %q"),
     "returns poison"},
    {"inboundsOfNullByZero",
     BODY("ptr", "%q = getelementptr inbounds i8, ptr null, i64 0 ret ptr %q"),
     "returns null"},
    {"nuwBackwards",
     BODY("ptr", "%q = getelementptr nuw i16, ptr null, i64 -1 ret ptr %q"),
     "returns poison"},
    {"afterLifetime",
     "declare void @llvm.lifetime.start.p0(ptr)\n"
     "declare void @llvm.lifetime.end.p0(ptr)\n" BODY(
         "i8", "%p = alloca i8 call void @llvm.lifetime.start.p0(ptr %p) "
               "call void @llvm.lifetime.end.p0(ptr %p) "
               "%x = load i8, ptr %p ret i8 %x"),
     "returns poison"},
    {"writeAfterLifetime",
     "declare void @llvm.lifetime.start.p0(ptr)\n"
     "declare void @llvm.lifetime.end.p0(ptr)\n" BODY(
         "void", "%p = alloca i8 call void @llvm.lifetime.start.p0(ptr %p) "
                 "call void @llvm.lifetime.end.p0(ptr %p) "
                 "store i8 1, ptr %p ret void"),
     "has undefined behavior: access to a block that is freed or out of its "
     "lifetime"},
    {"calledBesideTheStart",
     BODY("void", "%a = alloca i8 %p = getelementptr i8, ptr %a, i64 1 "
                  "call void %p() ret void"),
     "has undefined behavior: a call of what is no function"},
    {"otherAddressSpace",
     BODY("i64", "%x = ptrtoint ptr addrspace(1) null to i64 ret i64 %x"),
     "is not supported: an address space"},
    {"doubleFree",
     "declare ptr @malloc(i64)\ndeclare void @free(ptr)\n" BODY(
         "void", "%p = call ptr @malloc(i64 4) call void @free(ptr %p) "
                 "call void @free(ptr %p) ret void"),
     "has undefined behavior: free of what is no block of the heap"},
    {"callocIsZero",
     "declare ptr @calloc(i64, i64)\n" BODY(
         "i8", "%p = call ptr @calloc(i64 2, i64 2) "
               "%x = load i8, ptr %p ret i8 %x"),
     "returns 0"},
    {"overlap",
     "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n" BODY(
         "void", "%p = alloca i32 %q = getelementptr i8, ptr %p, i64 1 "
                 "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 2, "
                 "i1 false) ret void"),
     "has undefined behavior: memcpy of memory that overlaps"},
    {"rangeMetadata",
     BODY("i8", "%p = alloca i8 store i8 9, ptr %p "
                "%x = load i8, ptr %p, !range !{i8 0, i8 4} "
                "ret i8 %x"),
     "returns poison"},
    {"noundefMetadata",
     BODY("i8", "%p = alloca i8 %x = load i8, ptr %p, "
                "!noundef !{} ret i8 %x"),
     "has undefined behavior: a value with !noundef is undef"},
    {"noundefResult", BODY("noundef i8", "ret i8 poison"),
     "has undefined behavior: a noundef value is poison"},
    {"noundefOfTheCall",
     "declare ptr @malloc(i64 range(i64 0, 4))\n" BODY(
         "void", "%p = call ptr @malloc(i64 noundef 9) ret void"),
     "has undefined behavior: a noundef value is poison: the value is out of "
     "range"},
    {"nonnullResult", BODY("nonnull ptr", "ret ptr null"), "returns poison"},
    {"falseAssumption",
     "declare void @llvm.assume(i1)\n" BODY(
         "void", "call void @llvm.assume(i1 false) ret void"),
     "has undefined behavior: an assumption is false"},
    {"alignedAssumption",
     "declare void @llvm.assume(i1)\n" BODY(
         "void", "call void @llvm.assume(i1 true) [\"align\"(ptr null, i64 8)] "
                 "ret void"),
     "returns void"},
};

const Case control[] = {
    {"loop",
     BODY("i32", "br label %l l: %i = phi i32 [0, %0], [%n, %l] "
                 "%n = add i32 %i, 1 %c = icmp ult i32 %n, 10 "
                 "br i1 %c, label %l, label %e e: ret i32 %n"),
     "returns 10"},
    {"phisAreOfOneTime",
     BODY("i32", "br label %l l: %a = phi i32 [1, %0], [%b, %l] "
                 "%b = phi i32 [2, %0], [%a, %l] %c = icmp eq i32 %a, 1 "
                 "br i1 %c, label %l, label %e e: ret i32 %b"),
     "returns 1"},
    {"switch",
     BODY("i8", "switch i8 3, label %d [i8 3, label %x] "
                "d: ret i8 0 x: ret i8 1"),
     "returns 1"},
    {"unreachable", BODY("void", "unreachable"),
     "has undefined behavior: unreachable is reached"},
    {"endless", BODY("void", "br label %l l: br label %l"), "runs for ever"},
    {"endless_in_turns",
     BODY("void", "br label %l l: %a = phi i1 [ 0, %0 ], [ %b, %m ] "
                  "br label %m m: %b = xor i1 %a, 1 br label %l"),
     "runs for ever"},
    {"endless_store",
     BODY("void", "%p = alloca i8 br label %l l: store i8 1, ptr %p "
                  "br label %l"),
     "runs for ever"},
    // What decides nothing may change: what is counted, or stored and not read.
    {"counting",
     BODY("void", "br label %l l: %i = phi i64 [ 0, %0 ], [ %j, %l ] "
                  "%j = add i64 %i, 1 br label %l"),
     "runs for ever"},
    {"counting_to",
     BODY("void", "br label %l l: %i = phi i64 [ 0, %0 ], [ %j, %l ] "
                  "%j = add i64 %i, 1 %c = icmp ne i64 %j, -1 "
                  "br i1 %c, label %l, label %e e: ret void"),
     "does not end within the limit of steps"},
    {"counting_division",
     BODY("void", "br label %l l: %i = phi i64 [ -1000, %0 ], [ %j, %l ] "
                  "%j = add i64 %i, 1 %d = udiv i64 1, %i br label %l"),
     "has undefined behavior: division by zero"},
    {"counting_stored",
     BODY("void", "%p = alloca i64 br label %l "
                  "l: %i = phi i64 [ 0, %0 ], [ %j, %l ] "
                  "store i64 %i, ptr %p %j = add i64 %i, 1 br label %l"),
     "runs for ever"},
    {"counting_in_memory",
     BODY("void", "%p = alloca i64 store i64 0, ptr %p br label %l "
                  "l: %i = load i64, ptr %p %j = add i64 %i, 1 "
                  "store i64 %j, ptr %p %c = icmp ne i64 %j, 300 "
                  "br i1 %c, label %l, label %e e: ret void"),
     "returns void"},
    {"counting_volatile",
     BODY("void", "%p = alloca i64 br label %l "
                  "l: %i = phi i64 [ 0, %0 ], [ %j, %l ] "
                  "store volatile i64 %i, ptr %p %j = add i64 %i, 1 "
                  "br label %l"),
     "does not end within the limit of steps"},
    {"endless_volatile",
     BODY("void", "%p = alloca i8 br label %l l: store volatile i8 1, ptr %p "
                  "br label %l"),
     "runs for ever"},
    {"endless_volatile_mustprogress",
     "define void @f() mustprogress { %p = alloca i8 br label %l "
     "l: store volatile i8 1, ptr %p br label %l }",
     "runs for ever"},
    {"endless_atomic",
     BODY("void", "%p = alloca i8 br label %l "
                  "l: %v = load atomic i8, ptr %p monotonic, align 1 "
                  "br label %l"),
     "does not end within the limit of steps"},
    {"endless_mustprogress",
     "define void @f() mustprogress { br label %l l: br label %l }",
     "has undefined behavior: a loop that has to make progress runs for ever"},
    {"calls",
     "define internal i8 @g(i8 %x) { %y = add i8 %x, 1 ret i8 %y }\n" BODY(
         "i8", "%x = call i8 @g(i8 4) ret i8 %x"),
     "returns 5"},
};

INSTANTIATE_TEST_SUITE_P(Memory, ExecutionTest, testing::ValuesIn(memory),
                         caseName);
INSTANTIATE_TEST_SUITE_P(Control, ExecutionTest, testing::ValuesIn(control),
                         caseName);

} // namespace
