// Which events leave what was read as it was, so that it need not be read
// again.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

constexpr const char *writesDeclarations = R"(
@small = internal global i64 0
@unknown = external global i64
@replaced = weak global i64 0
declare void @use(ptr)
declare void @borrow(ptr captures(none)) memory(argmem: readwrite)
declare void @g(i32)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
)";

TEST(LockstepWrites, LeaveOtherPlaces) {
  EXPECT_EQ(provedOf(std::string(writesDeclarations) + R"(
define void @aLocalBegins(ptr %q) {
  %l = alloca i32
  %p = load ptr, ptr %q
  %x = load i32, ptr %p
  call void @g(i32 %x)
  %x1 = load i32, ptr %p
  call void @llvm.lifetime.start.p0(ptr %l)
  store i32 1, ptr %l
- %y = load i32, ptr %p
- call void @g(i32 %y)
+ call void @g(i32 %x1)
  call void @use(ptr %l)
  ret void
}
define void @aKnownLocalBegins(ptr %q, i32 %n) {
  %l = alloca i32
  br label %head
head:
  %i = phi i32 [ 0, %0 ], [ %j, %next ]
  %p = load ptr, ptr %q
  %x = load i32, ptr %p
  %z = icmp eq i32 %x, 0
  br i1 %z, label %exit, label %next
next:
  call void @llvm.lifetime.start.p0(ptr %l)
- %y = load i32, ptr %p
- call void @g(i32 %y)
+ call void @g(i32 %x)
  call void @use(ptr %l)
  call void @llvm.lifetime.end.p0(ptr %l)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %head, label %exit
exit:
  ret void
}
define void @aVolatileAccess(ptr %p, ptr %q) {
  %x = load ptr, ptr %p
  %v = load volatile i32, ptr %q
- %y = load ptr, ptr %p
- call void @use(ptr %y)
+ call void @use(ptr %x)
  ret void
}
define void @aCopyBehind(ptr %p, ptr %q, i64 %n) {
  %x = load i32, ptr %p
  %t = getelementptr inbounds i8, ptr %p, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %q, i64 %n, i1 false)
- %y = load i32, ptr %p
- call void @g(i32 %y)
+ call void @g(i32 %x)
  ret void
}
define void @aLocalIsLent(ptr %q) {
  %l = alloca i32
  %p = load ptr, ptr %q
  %x = load i32, ptr %p
  call void @borrow(ptr %l)
- %y = load i32, ptr %p
- call void @g(i32 %y)
+ call void @g(i32 %x)
  ret void
}
define i32 @oneNumber(ptr %p, i32 noundef %a, i1 noundef %d) {
  %b = load i32, ptr %p
  %c = icmp eq i32 %a, %b
  br i1 %c, label %same, label %other
same:
  call void @g(i32 7)
- ret i32 %b
+ ret i32 %a
other:
  ret i32 0
}
define ptr @readTwice(ptr %p, ptr %q) {
  %x = load ptr, ptr %p
- %y = load ptr, ptr %p
- store ptr %y, ptr %q
- %c = icmp eq ptr %y, null
+ store ptr %x, ptr %q
+ %c = icmp eq ptr %x, null
  br i1 %c, label %a, label %b
a:
  ret ptr null
b:
  ret ptr %q
}
)"),
            (std::vector<std::string>{
                "aLocalBegins", "aKnownLocalBegins", "aVolatileAccess",
                "aCopyBehind", "aLocalIsLent", "oneNumber", "readTwice"}));
}

TEST(LockstepWrites, MayReachTheseOnes) {
  EXPECT_EQ(provedOf(std::string(writesDeclarations) + R"(
define void @aKnownLocalIsWritten(ptr %q) {
  %l = alloca i32
  call void @use(ptr %l)
  %p = load ptr, ptr %q
  %x = load i32, ptr %p
  store i32 1, ptr %l
- %y = load i32, ptr %p
- call void @g(i32 %y)
+ call void @g(i32 %x)
  ret void
}
define void @aKnownLocalBeginsUnread(ptr %q) {
  %l = alloca i32
  call void @use(ptr %l)
  %p = load ptr, ptr %q
  %x = load i32, ptr %p
  call void @llvm.lifetime.start.p0(ptr %l)
- %y = load i32, ptr %p
- call void @g(i32 %y)
+ call void @g(i32 %x)
  ret void
}
define void @aVolatileStore(ptr %p, ptr %q) {
  %x = load i32, ptr %p
  store volatile i32 7, ptr %q
- %y = load i32, ptr %p
- call void @g(i32 %y)
+ call void @g(i32 %x)
  ret void
}
define void @anAtomicLoad(ptr %p, ptr %q) {
  %x = load i32, ptr %p
  %v = load atomic i32, ptr %q seq_cst, align 4
- %y = load i32, ptr %p
- call void @g(i32 %y)
+ call void @g(i32 %x)
  ret void
}
define void @aCopyFromBefore(ptr %p, ptr %q, i64 %n) {
  %t = getelementptr inbounds i8, ptr %p, i64 4
  %x = load i32, ptr %t
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)
- %y = load i32, ptr %t
- call void @g(i32 %y)
+ call void @g(i32 %x)
  ret void
}
define void @aCalleeMayGoBack(ptr %p) {
  %x = load i32, ptr %p
  %t = getelementptr inbounds i8, ptr %p, i64 4
  call void @borrow(ptr %t)
- %y = load i32, ptr %p
- call void @g(i32 %y)
+ call void @g(i32 %x)
  ret void
}
define void @aLocalIsLentAgain(ptr %q, i1 noundef %d) {
  %l = alloca i32
  br label %head
head:
  %p = load ptr, ptr %q
  %x = load i32, ptr %p
  call void @use(ptr %l)
- %y = load i32, ptr %p
- call void @g(i32 %y)
+ call void @g(i32 %x)
  br i1 %d, label %head, label %exit
exit:
  ret void
}
define ptr @oneAddress(ptr %p, ptr noundef %a) {
  %b = load ptr, ptr %p
  %c = icmp eq ptr %a, %b
  br i1 %c, label %same, label %other
same:
- ret ptr %b
+ ret ptr %a
other:
  ret ptr null
}
)"),
            std::vector<std::string>());
}

TEST(LockstepWrites, AreFarEnough) {
  EXPECT_EQ(provedOf(std::string(writesDeclarations) + R"(
define void @anotherField(ptr %p, i64 %i) {
  %a = getelementptr inbounds { i32, i32 }, ptr %p, i64 %i, i32 1
  %x = load i32, ptr %a
  %b = getelementptr inbounds { i32, i32 }, ptr %p, i64 %i, i32 0
  store i32 1, ptr %b
- %y = load i32, ptr %a
- call void @g(i32 %y)
+ call void @g(i32 %x)
  ret void
}
define void @anotherFieldOfAnother(ptr %p, i64 %i, i64 %j) {
  %a = getelementptr inbounds [4 x { i32, i32 }], ptr %p, i64 %i, i64 %j, i32 1
  %x = load i32, ptr %a
  %b = getelementptr inbounds [4 x { i32, i32 }], ptr %p, i64 %i, i64 %j, i32 0
  store i32 1, ptr %b
- %y = load i32, ptr %a
- call void @g(i32 %y)
+ call void @g(i32 %x)
  ret void
}
define void @forwardFromBehind(ptr %p, i64 %i) {
  %a = getelementptr inbounds i8, ptr %p, i64 4
  %x = load i32, ptr %a
  %b = getelementptr inbounds nuw { i64, [8 x i32] }, ptr %p, i64 0, i32 1, i64 %i
  store i32 1, ptr %b
- %y = load i32, ptr %a
- call void @g(i32 %y)
+ call void @g(i32 %x)
  ret void
}
define void @anUnsignedIndex(ptr %p, i8 %i) {
  %x = load i32, ptr %p
  %n = zext i8 %i to i64
  %b = getelementptr { i32, [8 x i32] }, ptr %p, i64 0, i32 1, i64 %n
  store i32 1, ptr %b
- %y = load i32, ptr %p
- call void @g(i32 %y)
+ call void @g(i32 %x)
  ret void
}
define i64 @aFieldOfALargerObject(ptr %p, ptr %v) {
  %x = load i64, ptr @small
  %a = getelementptr inbounds i8, ptr %p, i64 8
  store i64 1, ptr %a
- %y = load i64, ptr @small
- ret i64 %y
+ ret i64 %x
}
define void @aShortIndex(ptr %p, i8 %i) {
  %x = load i32, ptr %p
  %b = getelementptr i32, ptr %p, i8 %i
  %c = getelementptr i8, ptr %b, i64 516
  store i32 1, ptr %c
- %y = load i32, ptr %p
- call void @g(i32 %y)
+ call void @g(i32 %x)
  ret void
}
)"),
            (std::vector<std::string>{"anotherField", "anotherFieldOfAnother",
                                      "forwardFromBehind", "anUnsignedIndex",
                                      "aFieldOfALargerObject", "aShortIndex"}));
}

TEST(LockstepWrites, AreTooNear) {
  EXPECT_EQ(provedOf(std::string(writesDeclarations) + R"(
define void @theSameField(ptr %p, i64 %i) {
  %a = getelementptr inbounds { i32, i32 }, ptr %p, i64 %i, i32 1
  %x = load i32, ptr %a
  %b = getelementptr inbounds { i32, i32 }, ptr %p, i64 %i, i32 1
  store i32 1, ptr %b
- %y = load i32, ptr %a
- call void @g(i32 %y)
+ call void @g(i32 %x)
  ret void
}
define void @aFieldOfAnother(ptr %p, i64 %i, i64 %j) {
  %a = getelementptr inbounds { i32, i32 }, ptr %p, i64 %i, i32 1
  %x = load i32, ptr %a
  %b = getelementptr inbounds { i32, i32 }, ptr %p, i64 %j, i32 0
  store i32 1, ptr %b
- %y = load i32, ptr %a
- call void @g(i32 %y)
+ call void @g(i32 %x)
  ret void
}
define void @halfOfIt(ptr %p, i64 %i) {
  %a = getelementptr inbounds { i32, i32 }, ptr %p, i64 %i, i32 1
  %x = load i32, ptr %a
  %b = getelementptr inbounds i64, ptr %p, i64 %i
  %c = getelementptr i8, ptr %b, i64 2
  store i32 1, ptr %c
- %y = load i32, ptr %a
- call void @g(i32 %y)
+ call void @g(i32 %x)
  ret void
}
define void @anotherScale(ptr %p, i64 %i) {
  %a = getelementptr inbounds { i32, i32 }, ptr %p, i64 %i, i32 1
  %x = load i32, ptr %a
  %b = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 1, ptr %b
- %y = load i32, ptr %a
- call void @g(i32 %y)
+ call void @g(i32 %x)
  ret void
}
define void @forwardFromBefore(ptr %p, i64 %i) {
  %a = getelementptr inbounds i8, ptr %p, i64 4
  %x = load i32, ptr %a
  %b = getelementptr inbounds nuw i32, ptr %p, i64 %i
  store i32 1, ptr %b
- %y = load i32, ptr %a
- call void @g(i32 %y)
+ call void @g(i32 %x)
  ret void
}
define void @perhapsBackward(ptr %p, i64 %i) {
  %a = getelementptr inbounds i8, ptr %p, i64 4
  %x = load i32, ptr %a
  %b = getelementptr inbounds { i64, [8 x i32] }, ptr %p, i64 0, i32 1, i64 %i
  store i32 1, ptr %b
- %y = load i32, ptr %a
- call void @g(i32 %y)
+ call void @g(i32 %x)
  ret void
}
define void @aSignedIndex(ptr %p, i8 %i) {
  %x = load i32, ptr %p
  %n = sext i8 %i to i64
  %b = getelementptr { i32, [8 x i32] }, ptr %p, i64 0, i32 1, i64 %n
  store i32 1, ptr %b
- %y = load i32, ptr %p
- call void @g(i32 %y)
+ call void @g(i32 %x)
  ret void
}
define i64 @perhapsInIt(ptr %p, ptr %v) {
  %x = load i64, ptr @small
  %a = getelementptr inbounds i8, ptr %p, i64 0
  store i64 1, ptr %a
- %y = load i64, ptr @small
- ret i64 %y
+ ret i64 %x
}
define i64 @notInBounds(ptr %p, ptr %v) {
  %x = load i64, ptr @small
  %a = getelementptr i8, ptr %p, i64 8
  store i64 1, ptr %a
- %y = load i64, ptr @small
- ret i64 %y
+ ret i64 %x
}
define i64 @aLargerGlobal(ptr %p, ptr %v) {
  %x = load i64, ptr @unknown
  %a = getelementptr inbounds i8, ptr %p, i64 8
  store i64 1, ptr %a
- %y = load i64, ptr @unknown
- ret i64 %y
+ ret i64 %x
}
define i64 @anotherDefinition(ptr %p, ptr %v) {
  %x = load i64, ptr @replaced
  %a = getelementptr inbounds i8, ptr %p, i64 8
  store i64 1, ptr %a
- %y = load i64, ptr @replaced
- ret i64 %y
+ ret i64 %x
}
define void @aShortIndexBack(ptr %p, i8 %i) {
  %x = load i32, ptr %p
  %b = getelementptr i32, ptr %p, i8 %i
  %c = getelementptr i8, ptr %b, i64 512
  store i32 1, ptr %c
- %y = load i32, ptr %p
- call void @g(i32 %y)
+ call void @g(i32 %x)
  ret void
}
)"),
            std::vector<std::string>());
}

/// Who may read a local, or knows where it is, does not write to it.
TEST(LockstepWrites, TakeMoreThanTheRightToRead) {
  const std::string text = std::string(writesDeclarations) + R"(
declare void @look(ptr readonly captures(address, read_provenance))
declare void @keep(ptr readonly)
declare void @change(ptr captures(address, read_provenance))
define void @f(i32 %x) {
  %l = alloca i32
  store i32 %x, ptr %l
  call void @LOOK(ptr %l)
  call void @g(i32 0)
- %y = load i32, ptr %l
- call void @g(i32 %y)
+ call void @g(i32 %x)
  ret void
}
)";
  auto with = [&](const char *callee) {
    std::string changed = text;
    changed.replace(changed.find("LOOK"), 4, callee);
    return provedOf(changed);
  };
  EXPECT_EQ(with("look"), std::vector<std::string>{"f"});
  // It may pass the pointer on to @g, or write itself.
  EXPECT_EQ(with("keep"), std::vector<std::string>());
  EXPECT_EQ(with("change"), std::vector<std::string>());
  EXPECT_EQ(with("use"), std::vector<std::string>());
}

/// A value that is read again from %b after a store through the `noalias` %a.
constexpr const char *exclusive = R"(
declare ptr @other()
declare void @keep(ptr)
@g = global i32 0
define i32 @x(ptr noalias %a, ptr %b, i1 %c) {
  %q = getelementptr i8, ptr %a, i64 4
  %v = load i32, ptr %b
  store i32 7, ptr %q
- %w = load i32, ptr %b
- ret i32 %w
+ ret i32 %v
}
)";

TEST(LockstepWrites, ThroughANoAliasArgumentAreToNoOtherPointersPlaces) {
  std::string second = changed(exclusive, "@x(ptr noalias %a, ptr %b",
                               "@second(ptr %a, ptr noalias %b");
  std::string global =
      changed(exclusive, "@x(ptr noalias %a, ptr %b, i1 %c) {",
              "@global(ptr noalias %a, i1 %c) {\n  %b = getelementptr i8, ptr "
              "@g, i64 0");
  std::string loaded =
      changed(exclusive, "@x(ptr noalias %a, ptr %b, i1 %c) {",
              "@loaded(ptr noalias %a, i1 %c) {\n  %b = call ptr @other()");
  for (const std::string &text :
       {std::string(exclusive), second, global, loaded})
    EXPECT_EQ(provedOf(text).size(), 1u) << text;
}

// The other pointer may be based on the argument, or only the target reads.
TEST(LockstepWrites, ThroughANoAliasArgumentMayBeToPlacesOfItsOwnPointers) {
  const std::string begin = "@x(ptr noalias %a, ptr %b, i1 %c) {";
  expectNone(
      exclusive,
      {{"ptr noalias %a", "ptr %a"},
       {begin, "@x(ptr noalias %a, ptr %d, i1 %c) {\n  %b = select i1 "
               "%c, ptr %a, ptr %d"},
       {begin, "@x(ptr noalias %a, i1 %c) {\n  call void @keep(ptr "
               "%a)\n  %b = call ptr @other()"},
       {begin, "@x(ptr noalias %a, ptr %d, i1 %c) {\n  store ptr %a, ptr "
               "@g\n  %b = load ptr, ptr %d"},
       {begin, "@x(ptr noalias %a, i1 %c) {\n  %i = ptrtoint ptr %a to "
               "i64\n  %b = inttoptr i64 %i to ptr"},
       {begin, "@x(ptr noalias %a, i64 %i, i1 %c) {\n  %b = getelementptr "
               "i8, ptr %a, i64 %i"},
       {"- %w = load i32, ptr %b\n- ret i32 %w\n+ ret i32 %v",
        "- ret i32 %v\n+ %w = load i32, ptr %b\n+ ret i32 %w"}});
}

constexpr const char *passedAnother = R"(
declare void @unknown(ptr)
declare void @keeps(ptr captures(none))
define i32 @x(ptr noalias %p, ptr %q) {
  %a = load i32, ptr %p
  call void @unknown(ptr %q)
- %b = load i32, ptr %p
- ret i32 %b
+ ret i32 %a
}
)";

TEST(LockstepWrites, OfACalleeAreNotToANoAliasArgumentThatItDoesNotKnow) {
  EXPECT_TRUE(isProved(passedAnother));
  // It may change what it is passed, or was told of before.
  expectNone(passedAnother, {{"ptr noalias %p", "ptr %p"},
                             {"@unknown(ptr %q)\n-", "@unknown(ptr %p)\n-"},
                             {"  %a = load", "  call void @unknown(ptr %p)\n"
                                             "  %a = load"},
                             {"  %a = load", "  store ptr %p, ptr %q\n"
                                             "  %a = load"}});
  EXPECT_TRUE(isProved(changed(passedAnother, "  %a = load",
                               "  call void @keeps(ptr %p)\n  %a = load")));
  // The target's load proves nothing of the source's execution.
  EXPECT_FALSE(isProved(R"(
declare void @unknown(ptr)
define i32 @x(ptr noalias %p, ptr %q) {
  %a = load i32, ptr %p
  call void @unknown(ptr %q)
+ %b = load i32, ptr %p
+ ret i32 %b
- ret i32 %a
}
)"));
}

} // namespace
} // namespace palindrome::refine
