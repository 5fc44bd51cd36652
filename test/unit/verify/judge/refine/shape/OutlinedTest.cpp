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

TEST(Outlined, WhatTheBodyDoesFirstBreaksThePromise) {
  auto text = [](const std::string &promise, const std::string &body) {
    return "declare void @a(ptr)\ndeclare void @b(i32)\n"
           "define internal void @rest(ptr %p) {\n" +
           body +
           "  ret void\n}\ndefine void @tgt(ptr dereferenceable(8) %p) {\n"
           "  call void @a(ptr %p)\n  call void @rest(ptr " +
           promise +
           " %p)\n  ret void\n}\ndefine void @src(ptr dereferenceable(8) %p) "
           "{\n  call void @a(ptr %p)\n" +
           body + "  ret void\n}\n";
  };
  const std::string all = "nonnull align 4 dereferenceable(8)",
                    store = "  store i32 0, ptr %p, align 4\n";
  EXPECT_LE(meaningOf(text(all, store)), Meaning::Refined);
  // It is an address, or must not be poison.
  const std::string load = "  %q = load ptr, ptr %p, align 4\n";
  EXPECT_TRUE(isReplaced(text(all, load + "  store i32 0, ptr %q\n")));
  EXPECT_TRUE(isReplaced(text(all, load + "  call void @a(ptr noundef %q)\n")));
  EXPECT_FALSE(isReplaced(text(all, load + "  call void @a(ptr %q)\n")));
  EXPECT_TRUE(isReplaced(text(all, "  call void @a(ptr noundef nonnull align 8 "
                                   "dereferenceable(16) %p)\n")));
  // The promise says more, or something else comes first.
  for (const char *more : {"align 8", "dereferenceable(16)"})
    EXPECT_FALSE(isReplaced(text(more, store))) << more;
  EXPECT_FALSE(isReplaced(text(all, "  call void @b(i32 0)\n" + store)));
  EXPECT_FALSE(isReplaced(text("nonnull", "  call void @a(ptr nonnull %p)\n")));
  EXPECT_FALSE(isReplaced(text(all, "  store volatile i32 0, ptr %p\n")));
}

TEST(Outlined, AnInvokeOfTheBodyInvokesWhatItCalls) {
  auto text = [](const std::string &body, const std::string &ofSource) {
    return R"(
declare void @a(i32)
declare i32 @personality(...)
define internal void @rest(i32 %x) {
)" + body + R"(  ret void
}
define void @src(i32 %x) personality ptr @personality {
  invoke void @a(i32 )" +
           ofSource + R"() to label %good unwind label %bad
good:
  ret void
bad:
  %e = landingpad { ptr, i32 } cleanup
  call void @a(i32 7)
  resume { ptr, i32 } %e
}
define void @tgt(i32 %x) personality ptr @personality {
  invoke void @rest(i32 %x) to label %good unwind label %bad
good:
  ret void
bad:
  %e = landingpad { ptr, i32 } cleanup
  call void @a(i32 7)
  resume { ptr, i32 } %e
}
)";
  };
  EXPECT_LE(meaningOf(text("  call void @a(i32 %x)\n", "%x")),
            Meaning::Refined);
  EXPECT_GT(meaningOf(text("  call void @a(i32 %x)\n", "8")), Meaning::Refined);
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

/// A source that adds, and a target that has @rest return the sum in memory,
/// and loads it with `load`. `begin` and `end` are around that, `alloca` is the
/// memory's.
std::string returnedInMemory(const std::string &begin, const std::string &end,
                             const std::string &load = "load i32, ptr %loc",
                             const std::string &alloca = "alloca i32") {
  return R"(
declare void @a(i32)
define i32 @src(i32 %x) {
  call void @a(i32 %x)
  %y = add i32 %x, 1
  ret i32 %y
}
define internal void @rest(i32 %x, ptr %out) {
  call void @a(i32 %x)
  %y = add i32 %x, 1
  store i32 %y, ptr %out
  ret void
}
define i32 @tgt(i32 %x) {
  %loc = )" +
         alloca + "\n" + begin + R"(
  call void @rest(i32 %x, ptr %loc)
  %y = )" +
         load + "\n" + end + R"(
  ret i32 %y
}
!0 = !{i32 0, i32 9}
)";
}

TEST(Outlined, WhatIsReturnedInMemoryIsAValue) {
  const std::string start = "  call void @llvm.lifetime.start.p0(ptr %loc)",
                    end = "  call void @llvm.lifetime.end.p0(ptr %loc)";
  EXPECT_EQ(meaningOf(returnedInMemory(start, end)), Meaning::Refined);
  EXPECT_EQ(meaningOf(returnedInMemory("", "")), Meaning::Refined);
  // The memory is dead, is not aligned as the access says, or the number is
  // poison.
  EXPECT_GT(meaningOf(returnedInMemory(end, start)), Meaning::Refined);
  EXPECT_GT(meaningOf(returnedInMemory("", "", "load i32, ptr %loc, align 4",
                                       "alloca i32, align 1")),
            Meaning::Refined);
  EXPECT_GT(
      meaningOf(returnedInMemory("", "", "load i32, ptr %loc, !range !0")),
      Meaning::Refined);
}

TEST(Outlined, MemoryMustLiveOnAllWays) {
  // Is it dead where the second iteration calls @rest?
  auto text = [](const std::string &start, const std::string &ofSource) {
    return R"(
declare void @a(i32)
define void @src(i1 %c) {
  br label %head
head:
)" + ofSource +
           R"(
  br i1 %c, label %head, label %end
end:
  ret void
}
define internal void @rest(ptr %out) {
  store i32 7, ptr %out
  ret void
}
define void @tgt(i1 %c) {
  %loc = alloca i32
)" +
           (start == "before"
                ? "  call void @llvm.lifetime.start.p0(ptr %loc)\n"
                : "") +
           R"(  br label %head
head:
)" +
           (start == "within"
                ? "  call void @llvm.lifetime.start.p0(ptr %loc)\n"
                : "") +
           R"(  call void @rest(ptr %loc)
  %y = load i32, ptr %loc
  call void @llvm.lifetime.end.p0(ptr %loc)
  call void @a(i32 %y)
  br i1 %c, label %head, label %end
end:
  ret void
}
)";
  };
  const std::string call = "  call void @a(i32 7)";
  EXPECT_EQ(meaningOf(text("within", call)), Meaning::Refined);
  EXPECT_GT(meaningOf(text("before", call)), Meaning::Refined);
  EXPECT_GT(meaningOf(text("within", "  call void @a(i32 8)")),
            Meaning::Refined);
}

} // namespace
} // namespace palindrome::refine
