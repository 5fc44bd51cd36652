// Targets that call a function which the source does not have, as after
// `partial-inliner`: its body takes the place of the call where that has all
// behavior of the call.

#include "test/unit/verify/judge/refine/Two.h"
#include "verify/judge/refine/shape/Callees.h"

namespace palindrome::refine {
namespace {

/// A source that calls @a in a loop where %c holds, and a target that has @rest
/// do so, whose head is `head` and which is called by `call`. Both functions
/// have the attributes `own`.
std::string outlined(const std::string &own, const std::string &head,
                     const std::string &call) {
  const std::string body = R"(
  br label %next
next:
  %i = phi i32 [ 0, %start ], [ %j, %next ]
  call void @a(i32 %x)
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, %x
  br i1 %d, label %next, label %end
end:
  ret void
})";
  const std::string begin = R"( {
  br i1 %c, label %start, label %end
start:)";
  return "declare void @a(i32)\n" + head + " {\nstart:" + body +
         "\ndefine void @src(i1 %c, i32 noundef %x) " + own + begin + body +
         "\ndefine void @tgt(i1 %c, i32 noundef %x) " + own + begin + "\n  " +
         call + R"(
  br label %end
end:
  ret void
})";
}

Meaning meaningOf(const std::string &text) { return checkTwo(text).meaning; }

/// Whether the call of the target is replaced.
bool isReplaced(const std::string &text) {
  Two two(text);
  llvm::Function *copy =
      inlineMissingCallees(two.target(), two.source(), Inlining::Exact);
  if (copy)
    copy->eraseFromParent();
  return copy;
}

TEST(Outlined, TheBodyTakesThePlaceOfTheCall) {
  const std::string head = "define internal void @rest(i32 %x)",
                    call = "call void @rest(i32 %x)";
  EXPECT_EQ(meaningOf(outlined("", head, call)), Meaning::Refined);
  // The caller promises the same.
  EXPECT_EQ(meaningOf(outlined("mustprogress norecurse",
                               head + " mustprogress norecurse", call)),
            Meaning::Refined);
  EXPECT_EQ(meaningOf(outlined("", head, "call void @rest(i32 noundef %x)")),
            Meaning::Refined);
}

TEST(Outlined, WhatTheCallPromisesIsNotLost) {
  const std::string head = "define internal void @rest(i32 %x)",
                    call = "call void @rest(i32 %x)";
  EXPECT_TRUE(isReplaced(outlined("", head, call)));
  EXPECT_TRUE(isReplaced(outlined("", head + " nounwind", call)));
  for (const char *promise :
       {"willreturn", "mustprogress", "memory(none)", "nosync", "noreturn"})
    EXPECT_FALSE(isReplaced(outlined("", head + " " + promise, call)))
        << promise;
  EXPECT_FALSE(isReplaced(
      outlined("", head, "call void @rest(i32 range(i32 0, 9) %x)")));
  // Another definition may take its place.
  EXPECT_FALSE(
      isReplaced(outlined("", "define weak void @rest(i32 %x)", call)));
  // What unwinds out of the body is undefined.
  EXPECT_GT(meaningOf(outlined("", head + " nounwind", call)),
            Meaning::Refined);
}

/// A source that returns a product, and a target that has @rest compute it.
std::string product(const std::string &ofSource, const std::string &ofRest) {
  return "define i32 @src(i32 %x) {\n  %y = mul " + ofSource +
         " i32 %x, 3\n  ret i32 %y\n}\ndefine internal i32 @rest(i32 %x) {\n"
         "  %y = mul " +
         ofRest +
         " i32 %x, 3\n  ret i32 %y\n}\ndefine i32 @tgt(i32 %x) {\n"
         "  %y = call i32 @rest(i32 %x)\n  ret i32 %y\n}\n";
}

TEST(Outlined, ADifferenceInTheBodyIsSeen) {
  EXPECT_EQ(meaningOf(product("nsw", "")), Meaning::Refined);
  EXPECT_EQ(meaningOf(product("", "")), Meaning::Refined);
  EXPECT_EQ(meaningOf(product("", "nsw")), Meaning::Different);
}

/// A target whose callee gets the argument as `parameter`.
std::string passing(const std::string &ofCaller, const std::string &parameter) {
  return "declare void @a(ptr)\n"
         "define void @src(ptr " +
         ofCaller +
         " %p) {\n  call void @a(ptr %p)\n  ret void\n}\n"
         "define internal void @rest(ptr %p) {\n  call void @a(ptr %p)\n"
         "  ret void\n}\ndefine void @tgt(ptr " +
         ofCaller + " %p) {\n  call void @rest(ptr " + parameter +
         " %p)\n  ret void\n}\n";
}

TEST(Outlined, PromisesOfTheCallersParameterMayBePassedOn) {
  EXPECT_LE(meaningOf(passing("nonnull align 8 dereferenceable(16)",
                              "nonnull align 4 dereferenceable(8)")),
            Meaning::Refined);
  for (const char *stronger :
       {"nonnull", "align 8", "dereferenceable(16)", "readnone"})
    EXPECT_FALSE(isReplaced(passing("align 4", stronger))) << stronger;
  EXPECT_GT(meaningOf(passing("align 4", "noundef")), Meaning::Refined);
}

TEST(Outlined, WhatWasFreedCannotBeAccessed) {
  auto text = [](const std::string &before) {
    return "declare void @a()\n"
           "define internal void @rest(ptr %p) {\n  ret void\n}\n"
           "define void @src(ptr dereferenceable(8) %p) {\n  " +
           before +
           "\n  ret void\n}\ndefine void @tgt(ptr dereferenceable(8) %p) {\n "
           " " +
           before +
           "\n  call void @rest(ptr dereferenceable(8) %p)\n  ret void\n}\n";
  };
  EXPECT_TRUE(isReplaced(text("call void @a() memory(read)")));
  EXPECT_FALSE(isReplaced(text("call void @a()")));
  EXPECT_FALSE(isReplaced(text("call void @a() nofree")));
  EXPECT_GT(meaningOf(text("call void @a()")), Meaning::Refined);
}

TEST(Outlined, AnArgumentMustBeDefinedWhereTheBodyRequiresIt) {
  const std::string source = R"(
declare void @a(i32)
define void @src(i32 %x) {
  call void @a(i32 noundef %x)
  ret void
}
define internal void @rest(i32 %x) {
  call void @a(i32 noundef %x)
  ret void
}
define void @tgt(i32 %x) {
  call void @rest(i32 noundef %x)
  ret void
}
)";
  EXPECT_LE(meaningOf(source), Meaning::Refined);
  std::string earlier = source;
  earlier.replace(earlier.rfind("  call void @a(i32 noundef"), 0,
                  "  call void @a(i32 0)\n");
  size_t inSource = earlier.find("  call void @a(i32 noundef");
  earlier.insert(inSource, "  call void @a(i32 0)\n");
  // What @a does first may end the program before %x is passed.
  EXPECT_GT(meaningOf(earlier), Meaning::Refined);
}

} // namespace
} // namespace palindrome::refine
