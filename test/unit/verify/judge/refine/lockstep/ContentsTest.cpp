// What the source reads from memory: from constant globals.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

constexpr const char *constants = R"(
@one = constant i32 1
@pair = constant { i32, ptr } { i32 7, ptr @f }
@table = internal constant [3 x i16] [i16 1, i16 2, i16 undef]
@variable = global i32 1
@other = external constant i32
@weak = weak constant i32 1
@late = externally_initialized constant i32 1
declare void @f()
declare void @g(i32)
)";

TEST(LockstepContents, AreRead) {
  EXPECT_EQ(
      provedOf(std::string(constants) + R"(
define i32 @number() {
  call void @g(i32 3)
- %x = load i32, ptr @one
- ret i32 %x
+ ret i32 1
}
define void @callee() {
- %p = getelementptr inbounds { i32, ptr }, ptr @pair, i64 0, i32 1
- %f = load ptr, ptr %p
- call void %f()
+ call void @f()
  ret void
}
define i16 @element() {
- %p = getelementptr inbounds [3 x i16], ptr @table, i64 0, i64 1
- %x = load i16, ptr %p
- ret i16 %x
+ ret i16 2
}
define void @before(i1 %c) {
- %x = load i32, ptr @one
  call void @g(i32 3)
- call void @g(i32 %x)
+ call void @g(i32 1)
  ret void
}
)"),
      (std::vector<std::string>{"number", "callee", "element", "before"}));
}

TEST(LockstepContents, AreNotReadWhereTheyMayDiffer) {
  EXPECT_EQ(provedOf(std::string(constants) + R"(
define i32 @variable() {
- %x = load i32, ptr @variable
- ret i32 %x
+ ret i32 1
}
define i32 @other() {
- %x = load i32, ptr @other
- ret i32 %x
+ ret i32 1
}
define i32 @weak() {
- %x = load i32, ptr @weak
- ret i32 %x
+ ret i32 1
}
define i32 @late() {
- %x = load i32, ptr @late
- ret i32 %x
+ ret i32 1
}
define i16 @element() {
- %p = getelementptr inbounds [3 x i16], ptr @table, i64 0, i64 1
- %x = load i16, ptr %p
- ret i16 %x
+ ret i16 1
}
define i16 @undefined() {
- %p = getelementptr inbounds [3 x i16], ptr @table, i64 0, i64 2
- %x = load i16, ptr %p
- %d = sub i16 %x, %x
- ret i16 %d
+ %x = load i16, ptr @table
+ ret i16 %x
}
define i16 @unknown(i64 %i) {
- %p = getelementptr inbounds [3 x i16], ptr @table, i64 0, i64 %i
- %x = load i16, ptr %p
- ret i16 %x
+ ret i16 1
}
define void @changing(i1 %c) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ 1, %head ]
- %p = getelementptr inbounds [3 x i16], ptr @table, i64 0, i64 %i
- %x = load i16, ptr %p
- %y = zext i16 %x to i32
- call void @g(i32 %y)
+ call void @g(i32 1)
  br label %head
}
)"),
            std::vector<std::string>());
}

TEST(LockstepContents, CalleesKeepWhatIsDeclared) {
  EXPECT_EQ(provedOf(R"(
@table = constant ptr @f
@others = constant ptr @h
@any = global ptr @f
declare i32 @f(i32 noundef) nounwind memory(none)
declare i32 @h(i32)
define i32 @declared(i32 %x) {
- %f = load ptr, ptr @table
- %r = call i32 %f(i32 %x)
+ %r = call i32 @f(i32 noundef %x)
  ret i32 %r
}
define i32 @more(i32 %x) {
- %f = load ptr, ptr @table
- %r = call i32 %f(i32 %x)
+ %r = call i32 @f(i32 %x) willreturn
  ret i32 %r
}
define i32 @elsewhere(i32 %x) {
- %f = load ptr, ptr @others
- %r = call i32 %f(i32 %x)
+ %r = call i32 @f(i32 %x)
  ret i32 %r
}
define i32 @anything(i32 %x) {
- %f = load ptr, ptr @any
- %r = call i32 %f(i32 %x)
+ %r = call i32 @f(i32 %x)
  ret i32 %r
}
define i32 @undeclared(i32 %x) {
- %f = load ptr, ptr @others
- %r = call i32 %f(i32 %x)
+ %r = call i32 @h(i32 %x) nounwind
  ret i32 %r
}
)"),
            std::vector<std::string>{"declared"});
}

/// A value that is read from where memory was filled.
constexpr const char *filled = R"(
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@bytes = constant [8 x i8] c"01234567"
declare void @use(i32)
define void @x(ptr %p, ptr %o, i8 %byte, i64 %n) {
  %l = alloca i32
  %q = getelementptr i8, ptr %p, i64 4
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 8, i1 false)
  store i32 7, ptr %l
- %v = load i32, ptr %q
- call void @use(i32 %v)
+ call void @use(i32 16843009)
  ret void
}
)";
const std::string set = "@llvm.memset.p0.i64(ptr %p, i8 1, i64 8, i1 false)";

TEST(LockstepContents, AreKnownWhereMemoryWasFilledOrCopied) {
  std::string pointer =
      changed(changed(changed(filled, "i8 1, i64 8", "i8 0, i64 12"),
                      "load i32", "load ptr"),
              "i32 16843009", "ptr null");
  pointer = changed(changed(pointer, "i32 %v", "ptr %v"), "@use(i32)\n",
                    "@use(ptr)\n");
  std::string copied = changed(
      changed(filled, set,
              "@llvm.memcpy.p0.p0.i64(ptr %p, ptr @bytes, i64 8, i1 false)"),
      "16843009", "926299444");
  for (const std::string &text : {std::string(filled), pointer, copied})
    EXPECT_EQ(provedOf(text).size(), 1u) << text;
}

// Not all bits of the bytes belong to the value, or more bytes than were
// filled.
TEST(LockstepContents, AreUnknownWhereTheValueDoesNotFillItsBytes) {
  auto withType = [](const std::string &type, const std::string &value,
                     const std::string &byte) {
    std::string text = changed(changed(filled, "load i32", "load " + type),
                               "i32 %v", type + " %v");
    text = changed(changed(text, "i32 16843009", type + " " + value),
                   "@use(i32)\n", "@use(" + type + ")\n");
    return changed(text, "i8 1, i64 8", "i8 " + byte + ", i64 8");
  };
  EXPECT_EQ(provedOf(withType("i16", "257", "1")).size(), 1u);
  EXPECT_EQ(provedOf(withType("i1", "false", "0")).size(), 1u);
  const std::vector<std::string> none;
  EXPECT_EQ(provedOf(withType("i1", "true", "1")), none);
  EXPECT_EQ(provedOf(withType("i12", "257", "1")), none);
  EXPECT_EQ(provedOf(withType("<vscale x 1 x i32>", "zeroinitializer", "0")),
            none);
}

TEST(LockstepContents, AreUnknownWhereMemoryMayBeOther) {
  const std::string written = "store i32 7, ptr %l";
  expectNone(
      filled,
      {{"16843009", "16843008"},
       {set, "@llvm.memset.p0.i64(ptr %p, i8 1, i64 7, i1 false)"},
       {set, "@llvm.memset.p0.i64(ptr %q, i8 1, i64 3, i1 false)"},
       {set, "@llvm.memset.p0.i64(ptr %p, i8 1, i64 8, i1 true)"},
       {set, "@llvm.memset.p0.i64(ptr %p, i8 1, i64 %n, i1 false)"},
       {set, "@llvm.memset.p0.i64(ptr %p, i8 %byte, i64 8, i1 false)"},
       {set, "@llvm.memset.p0.i64(ptr %o, i8 1, i64 8, i1 false)"},
       {set, "@llvm.memcpy.p0.p0.i64(ptr %p, ptr @bytes, i64 8, i1 false)"},
       {set, "@llvm.memcpy.p0.p0.i64(ptr %p, ptr %o, i64 8, i1 false)"},
       {"i64 4\n", "i64 5\n"},
       {"i64 4\n", "i64 -1\n"},
       {written, "store i8 7, ptr %o"},
       {written, "store i8 7, ptr %q"}});
}

// What `!nonnull` would make poison is none where the source has used it.
constexpr const char *reference = R"(
define void @x(ptr %p, ptr noalias %q) {
  %a = load ptr, ptr %p, !nonnull !0
  %v = load i32, ptr %a
  store i32 %v, ptr %q
- %b = load ptr, ptr %p, !nonnull !0
- %w = load i32, ptr %b
- store i32 %w, ptr %b
+ %w = load i32, ptr %a
+ store i32 %w, ptr %a
  ret void
}
!0 = !{}
)";

TEST(LockstepContents, AreWhatAReferenceIs) {
  EXPECT_TRUE(isProved(reference));
  expectNone(reference,
             {{"ptr noalias %q", "ptr %q"},
              {"- %b = load ptr, ptr %p", "- %b = load ptr, ptr %q"}});
}

} // namespace
} // namespace palindrome::refine
