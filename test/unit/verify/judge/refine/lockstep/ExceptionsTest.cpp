// Pairs of which one side calls what the other side invokes.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

const std::string exceptionsDeclarations = R"(
@info = external constant ptr
declare i32 @personality(...)
declare i32 @__gxx_personality_v0(...)
declare void @f(ptr)
declare i32 @quiet(ptr) nounwind
declare void @g(i32)
)";

// The target calls what the source invokes without need.
const std::string called = R"(
define void @x(ptr %p) personality ptr @personality {
- invoke void @f(ptr %p) to label %a unwind label %b
-a:
+ call void @f(ptr %p)
  ret void
-b:
- %x = landingpad { ptr, i32 } cleanup
- resume { ptr, i32 } %x
}
)";

// The target invokes what the source calls.
const std::string invoked = R"(
define void @x(ptr %p) personality ptr @personality {
- call void @f(ptr %p)
+ invoke void @f(ptr %p) to label %a unwind label %b
+a:
  ret void
+b:
+ %x = landingpad { ptr, i32 } cleanup
+ resume { ptr, i32 } %x
}
)";

// Each target does what the source cannot do.
const std::string wrongExceptions = R"(
define void @anotherException(ptr %p, ptr %q) personality ptr @personality {
- invoke void @f(ptr %p) to label %a unwind label %b
-a:
+ call void @f(ptr %p)
  ret void
-b:
- %x = landingpad { ptr, i32 } cleanup
- %y = insertvalue { ptr, i32 } %x, ptr %q, 0
- resume { ptr, i32 } %y
}
define void @sometimes(ptr %p, i1 noundef %c) personality ptr @personality {
- invoke void @f(ptr %p) to label %a unwind label %b
-a:
+ call void @f(ptr %p)
  ret void
-b:
- %x = landingpad { ptr, i32 } cleanup
- br i1 %c, label %r, label %w
-w:
- call void @g(i32 1)
- br label %r
-r:
- resume { ptr, i32 } %x
}
define i32 @onReturn(ptr %p) personality ptr @personality {
- %v = invoke i32 @quiet(ptr %p) to label %a unwind label %b
-a:
- ret i32 %v
-b:
- %x = landingpad { ptr, i32 } cleanup
- resume { ptr, i32 } %x
+ %v = call i32 @quiet(ptr %p)
+ %w = add i32 %v, 1
+ ret i32 %w
}
define void @filtersOne(ptr %p) personality ptr @personality {
  invoke void @f(ptr %p) to label %a unwind label %b
a:
  ret void
b:
- %x = landingpad { ptr, i32 } cleanup filter [1 x ptr] [ptr @info]
+ %x = landingpad { ptr, i32 } filter [1 x ptr] [ptr @info]
  call void @g(i32 1)
  ret void
}
)";

// A filter that lets none pass is entered for all exceptions in C++.
const std::string filtersAll = R"(
define void @x(ptr %p) personality ptr @__gxx_personality_v0 {
  invoke void @f(ptr %p) to label %a unwind label %b
a:
  ret void
b:
- %x = landingpad { ptr, i32 } cleanup filter [0 x ptr] zeroinitializer
+ %x = landingpad { ptr, i32 } filter [0 x ptr] zeroinitializer
  call void @g(i32 1)
  ret void
}
)";

TEST(Exceptions, NoNearMissIsProved) {
  const std::string variants =
      variant(called, "catches", "cleanup\n- resume { ptr, i32 } %x",
              "catch ptr null\n- ret void") +
      variant(called, "cleansUp", "- resume",
              "- call void @g(i32 1)\n- resume") +
      variant(called, "writes", "- resume", "- store i32 1, ptr %p\n- resume") +
      variant(called, "waits", "- resume { ptr, i32 } %x",
              "- br label %l\n-l:\n- br label %l") +
      variant(called, "promised", "+ call void @f(ptr %p)",
              "+ call void @f(ptr %p) nounwind") +
      variant(
          called, "operand", "+ call void @f(ptr %p)",
          "+ %q = getelementptr i8, ptr %p, i64 1\n+ call void @f(ptr %q)") +
      variant(invoked, "invoked", "+ resume { ptr, i32 } %x", "+ ret void") +
      variant(filtersAll, "filtersByOthers", "@__gxx_personality_v0",
              "@personality") +
      variant(invoked, "reads", "+ resume",
              "+ %v = load i32, ptr %p\n+ resume");
  EXPECT_EQ(provedOf(exceptionsDeclarations + variants + wrongExceptions),
            std::vector<std::string>());
}

const std::string rightExceptions = R"(
define void @resumes(ptr %p) personality ptr @personality {
- invoke void @f(ptr %p) to label %a unwind label %b
-a:
+ call void @f(ptr %p)
  call void @g(i32 1)
  ret void
-b:
- %x = landingpad { ptr, i32 } cleanup
- resume { ptr, i32 } %x
}
define void @parts(ptr %p, i1 noundef %c) personality ptr @personality {
- invoke void @f(ptr %p) to label %a unwind label %b
-a:
+ call void @f(ptr %p)
  ret void
-b:
- %x = landingpad { ptr, i32 } cleanup catch ptr @info
- %p0 = extractvalue { ptr, i32 } %x, 0
- %p1 = extractvalue { ptr, i32 } %x, 1
- br i1 %c, label %d, label %e
-d:
- br label %e
-e:
- %y0 = insertvalue { ptr, i32 } poison, ptr %p0, 0
- %y1 = insertvalue { ptr, i32 } %y0, i32 %p1, 1
- resume { ptr, i32 } %y1
}
define i32 @quiet(ptr %p) personality ptr @personality {
- %v = invoke i32 @quiet(ptr %p) to label %a unwind label %b
-a:
+ %v = call i32 @quiet(ptr %p)
  ret i32 %v
-b:
- %x = landingpad { ptr, i32 } cleanup
- call void @g(i32 1)
- resume { ptr, i32 } %x
}
)";

TEST(Exceptions, WhatTheNearMissesComeFromIsProved) {
  const std::string variants =
      variant(called, "undefined", "resume { ptr, i32 } %x", "unreachable") +
      changed(invoked, "@x(", "@invoked(");
  const std::string right =
      rightExceptions + changed(filtersAll, "@x(", "@filtersAll(");
  EXPECT_EQ(provedOf(exceptionsDeclarations + variants + right),
            (std::vector<std::string>{"undefined", "invoked", "resumes",
                                      "parts", "quiet", "filtersAll"}));
}

// The inliner gives a caller the personality of what it inlines.
TEST(LockstepExceptions, APersonalityIsThatOfLandingPads) {
  auto isRefined = [](const std::string &source, const std::string &target) {
    Two two("declare i32 @__gxx_personality_v0(...)\n"
            "declare i32 @other(...)\n"
            "declare void @g()\n"
            "define void @src() " +
            source + "\ndefine void @tgt() " + target);
    return refinesInLockstep(*two.module->getFunction("src"),
                             *two.module->getFunction("tgt"), answerNothing,
                             [] { return false; });
  };
  const std::string personality = "personality ptr @__gxx_personality_v0 ",
                    other = "personality ptr @other ",
                    plain = "{ call void @g() ret void }", pads = R"({
  invoke void @g() to label %end unwind label %pad
pad:
  %p = landingpad { ptr, i32 } catch ptr null
  br label %end
end:
  ret void
})";
  EXPECT_TRUE(isRefined(plain, personality + plain));
  EXPECT_TRUE(isRefined(personality + plain, other + plain));
  EXPECT_TRUE(isRefined(personality + pads, personality + pads));
  EXPECT_FALSE(isRefined(personality + pads, other + pads));
}

} // namespace
} // namespace palindrome::refine
