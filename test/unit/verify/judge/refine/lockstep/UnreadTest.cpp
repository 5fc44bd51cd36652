// What is written and never read: a memset of fewer bytes, and stores that are
// gone.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

constexpr const char *unreadDeclarations = R"(
declare void @use(ptr)
declare void @g(i32)
declare ptr @same(ptr)
declare void @pure(i32) memory(none) nounwind willreturn
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
)";

/// A store that is overwritten behind a load through another argument.
constexpr const char *argument = R"(
define void @x(ptr %p, ptr noalias %q, i32 %x) {
- store i32 7, ptr %p
  %v = load i32, ptr %q
  store i32 %x, ptr %p
  call void @g(i32 %v)
  ret void
}
)";

/// A store to a local that others know, behind a load of a pointer.
constexpr const char *older = R"(
define i32 @x(ptr %q, i32 %x) {
  %l = alloca i32
  %r = load ptr, ptr %q
  call void @use(ptr %l)
  %s = load i32, ptr %l
- store i32 7, ptr %l
  %v = load i32, ptr %r
  %t = add i32 %s, %v
  ret i32 %t
}
)";

/// A local of which the first eight bytes are written twice.
constexpr const char *cleared = R"(
define void @x(ptr %p, i1 %c) {
  %l = alloca [32 x i8], align 8
  %m = getelementptr inbounds i8, ptr %l, i64 8
- call void @llvm.memset.p0.i64(ptr align 8 %l, i8 0, i64 32, i1 false)
+ call void @llvm.memset.p0.i64(ptr align 8 %m, i8 0, i64 24, i1 false)
  call void @g(i32 1)
  store ptr %p, ptr %l
  call void @use(ptr %l)
  ret void
}
)";

/// An entry of an array of which the first eight bytes are written twice.
constexpr const char *entry = R"(
define void @x(ptr %p, ptr %q, i64 %i, i64 %j) {
  %l = getelementptr inbounds [16 x i8], ptr %p, i64 %i
+ %e = getelementptr inbounds [16 x i8], ptr %p, i64 %i
+ %m = getelementptr inbounds i8, ptr %e, i64 8
- call void @llvm.memset.p0.i64(ptr align 8 %l, i8 0, i64 16, i1 false)
+ call void @llvm.memset.p0.i64(ptr align 8 %m, i8 0, i64 8, i1 false)
  store ptr %q, ptr %l
  call void @use(ptr %p)
  ret void
}
)";

/// A copy that ends too early for its last bytes, on two paths.
constexpr const char *copied = R"(
define void @x(ptr %p, ptr %q, i1 noundef %c) {
- call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 16, i1 false)
+ call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false)
  %m = getelementptr inbounds i8, ptr %p, i64 8
  br i1 %c, label %a, label %b
a:
  store i64 1, ptr %m
  br label %end
b:
  store i64 2, ptr %m
  br label %end
end:
  call void @use(ptr %p)
  ret void
}
)";

/// A store that is overwritten behind other events.
constexpr const char *stored = R"(
define void @x(ptr %q, i32 %x) {
  %l = alloca i32
  call void @llvm.lifetime.start.p0(ptr %l)
- store i32 7, ptr %l
  call void @g(i32 1)
  store i32 %x, ptr %q
  store i32 %x, ptr %l
  call void @use(ptr %l)
  call void @llvm.lifetime.end.p0(ptr %l)
  ret void
}
)";

/// A store to a local that ends.
constexpr const char *ended = R"(
define void @x(ptr %q, i32 %x, i1 noundef %c) {
  %l = alloca i32
  call void @llvm.lifetime.start.p0(ptr %l)
  br label %head
head:
- store i32 7, ptr %l
  call void @g(i32 1)
  br i1 %c, label %head, label %exit
exit:
  call void @g(i32 2)
  call void @llvm.lifetime.end.p0(ptr %l)
  ret void
}
)";

TEST(LockstepUnread, IsLeftOut) {
  EXPECT_EQ(
      provedOf(std::string(unreadDeclarations) +
               changed(cleared, "@x(", "@cleared(") +
               changed(copied, "@x(", "@copied(") +
               changed(stored, "@x(", "@stored(") +
               changed(ended, "@x(", "@ended(") +
               changed(argument, "@x(", "@argument(") +
               variant(argument, "restricted", "%p, ptr noalias %q",
                       "noalias %p, ptr %q") +
               changed(older, "@x(", "@older(") +
               changed(entry, "@x(", "@entry(")),
      (std::vector<std::string>{"cleared", "copied", "stored", "ended",
                                "argument", "restricted", "older", "entry"}));
}

TEST(LockstepUnread, NothingElseIs) {
  EXPECT_EQ(
      provedOf(
          std::string(unreadDeclarations) +
          // Fewer bytes are written again, or other ones, or none.
          variant(cleared, "fewer", "store ptr %p, ptr %l",
                  "store i32 1, ptr %l") +
          variant(cleared, "others", "store ptr %p, ptr %l",
                  "store ptr %p, ptr %m") +
          // Another value, number of bytes, alignment or place.
          variant(cleared, "value", "%m, i8 0, i64 24", "%m, i8 1, i64 24") +
          variant(cleared, "length", "%m, i8 0, i64 24", "%m, i8 0, i64 16") +
          variant(cleared, "longer", "%m, i8 0, i64 24", "%m, i8 0, i64 25") +
          variant(cleared, "alignment", "align 8 %m, i8", "align 16 %m, i8") +
          variant(cleared, "before", "ptr %l, i64 8", "ptr %l, i64 4") +
          variant(cleared, "volatile", "i8 0, i64 32, i1 false",
                  "i8 0, i64 32, i1 true") +
          // Of another entry, or one that need not be there.
          variant(entry, "index",
                  "%e = getelementptr inbounds [16 x i8], ptr "
                  "%p, i64 %i",
                  "%e = getelementptr inbounds [16 x i8], ptr "
                  "%p, i64 %j") +
          variant(entry, "size", "%e = getelementptr inbounds [16 x i8]",
                  "%e = getelementptr inbounds [8 x i8]") +
          variant(entry, "unsigned", "%e = getelementptr inbounds",
                  "%e = getelementptr inbounds nuw") +
          variant(entry, "further", "i8, ptr %e, i64 8", "i8, ptr %e, i64 9") +
          // A callee, a load or a copy reads the bytes before.
          variant(cleared, "callee", "call void @g(i32 1)",
                  "call void @use(ptr %l)") +
          variant(cleared, "load", "call void @g(i32 1)",
                  "%v = load i32, ptr %l\n  call void @g(i32 %v)") +
          variant(cleared, "copy", "call void @g(i32 1)",
                  "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %l, i64 4, "
                  "i1 false)") +
          // A pointer that may lead there does.
          variant(cleared, "letOut", "%m = getelementptr",
                  "store ptr %l, ptr %p\n  %r = load ptr, ptr %p\n"
                  "  %m = getelementptr") +
          // Others see the bytes: before the store, or without it.
          variant(copied, "seen", "  br i1 %c",
                  "  call void @g(i32 1)\n  "
                  "br i1 %c") +
          variant(copied, "onePath", "  store i64 2, ptr %m\n", "") +
          variant(copied, "ordered", "  br i1 %c",
                  "  fence release\n  br i1 %c") +
          // What is loaded may be there, or be based on the same argument.
          variant(argument, "mayAlias", "noalias ", "") +
          variant(argument, "step", "%v = load i32, ptr %q",
                  "%s = getelementptr i8, ptr %p, i64 2\n"
                  "  %v = load i32, ptr %s") +
          variant(argument, "chosen", "%v = load i32, ptr %q",
                  "%c = icmp eq i32 %x, 0\n"
                  "  %s = select i1 %c, ptr %p, ptr %q\n"
                  "  %v = load i32, ptr %s") +
          variant(older, "younger",
                  "  %r = load ptr, ptr %q\n  call void @use(ptr %l)\n",
                  "  call void @use(ptr %l)\n  %r = load ptr, ptr %q\n") +
          variant(older, "stored",
                  "  %r = load ptr, ptr %q\n  call void @use(ptr %l)\n",
                  "  store ptr %l, ptr %q\n  %r = load ptr, ptr %q\n") +
          variant(older, "called", "  %r = load ptr, ptr %q\n",
                  "  %r = call ptr @same(ptr %l)\n") +
          variant(older, "around",
                  "  %r = load ptr, ptr %q\n  call void @use(ptr %l)\n",
                  "  br label %head\nhead:\n  %r = load ptr, ptr %q\n"
                  "  store ptr %l, ptr %q\n"
                  "  %c = load volatile i1, ptr %q\n"
                  "  br i1 %c, label %head, label %exit\nexit:\n") +
          variant(argument, "loaded", "%v = load i32, ptr %q",
                  "%s = load ptr, ptr %q\n  %v = load i32, ptr %s") +
          variant(stored, "read", "call void @g(i32 1)",
                  "%v = load i32, ptr %l\n  call void @g(i32 %v)") +
          variant(stored, "byOther",
                  "  call void @llvm.lifetime.start.p0(ptr "
                  "%l)\n",
                  "  call void @use(ptr %l)\n") +
          variant(ended, "known", "  br label %head\nhead",
                  "  call void @use(ptr %l)\n  br label %head\nhead") +
          variant(ended, "returned", "  call void @g(i32 2)",
                  "  %v = load i32, ptr %l\n  call void @g(i32 %v)")),
      std::vector<std::string>());
}

} // namespace
} // namespace palindrome::refine
