// Pairs of which one side calls what the other side invokes.

#include "test/unit/verify/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

constexpr const char *declarations = R"(
@info = external constant ptr
declare i32 @personality(...)
declare void @f(ptr)
declare i32 @quiet(ptr) nounwind
declare void @g(i32)
)";

// Each target calls, and does what the source cannot do.
constexpr const char *wrong = R"(
define void @src.catches(ptr %p) personality ptr @personality {
  invoke void @f(ptr %p) to label %a unwind label %b
a:
  ret void
b:
  %x = landingpad { ptr, i32 } catch ptr null
  ret void
}
define void @tgt.catches(ptr %p) personality ptr @personality {
  call void @f(ptr %p)
  ret void
}
define void @src.cleansUp(ptr %p) personality ptr @personality {
  invoke void @f(ptr %p) to label %a unwind label %b
a:
  ret void
b:
  %x = landingpad { ptr, i32 } cleanup
  call void @g(i32 1)
  resume { ptr, i32 } %x
}
define void @tgt.cleansUp(ptr %p) personality ptr @personality {
  call void @f(ptr %p)
  ret void
}
define void @src.writes(ptr %p) personality ptr @personality {
  invoke void @f(ptr %p) to label %a unwind label %b
a:
  ret void
b:
  %x = landingpad { ptr, i32 } cleanup
  store i32 1, ptr %p
  resume { ptr, i32 } %x
}
define void @tgt.writes(ptr %p) personality ptr @personality {
  call void @f(ptr %p)
  ret void
}
define void @src.anotherException(ptr %p, ptr %q) personality ptr @personality {
  invoke void @f(ptr %p) to label %a unwind label %b
a:
  ret void
b:
  %x = landingpad { ptr, i32 } cleanup
  %y = insertvalue { ptr, i32 } %x, ptr %q, 0
  resume { ptr, i32 } %y
}
define void @tgt.anotherException(ptr %p, ptr %q) personality ptr @personality {
  call void @f(ptr %p)
  ret void
}
define void @src.sometimes(ptr %p, i1 noundef %c) personality ptr @personality {
  invoke void @f(ptr %p) to label %a unwind label %b
a:
  ret void
b:
  %x = landingpad { ptr, i32 } cleanup
  br i1 %c, label %r, label %w
w:
  call void @g(i32 1)
  br label %r
r:
  resume { ptr, i32 } %x
}
define void @tgt.sometimes(ptr %p, i1 noundef %c) personality ptr @personality {
  call void @f(ptr %p)
  ret void
}
define void @src.waits(ptr %p) personality ptr @personality {
  invoke void @f(ptr %p) to label %a unwind label %b
a:
  ret void
b:
  %x = landingpad { ptr, i32 } cleanup
  br label %l
l:
  br label %l
}
define void @tgt.waits(ptr %p) personality ptr @personality {
  call void @f(ptr %p)
  ret void
}
define void @src.promised(ptr %p) personality ptr @personality {
  invoke void @f(ptr %p) to label %a unwind label %b
a:
  ret void
b:
  %x = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %x
}
define void @tgt.promised(ptr %p) personality ptr @personality {
  call void @f(ptr %p) nounwind
  ret void
}
define void @src.operand(ptr %p) personality ptr @personality {
  invoke void @f(ptr %p) to label %a unwind label %b
a:
  ret void
b:
  %x = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %x
}
define void @tgt.operand(ptr %p) personality ptr @personality {
  %q = getelementptr i8, ptr %p, i64 1
  call void @f(ptr %q)
  ret void
}
define i32 @src.onReturn(ptr %p) personality ptr @personality {
  %v = invoke i32 @quiet(ptr %p) to label %a unwind label %b
a:
  ret i32 %v
b:
  %x = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %x
}
define i32 @tgt.onReturn(ptr %p) personality ptr @personality {
  %v = call i32 @quiet(ptr %p)
  %w = add i32 %v, 1
  ret i32 %w
}
define void @src.invoked(ptr %p) personality ptr @personality {
  call void @f(ptr %p)
  ret void
}
define void @tgt.invoked(ptr %p) personality ptr @personality {
  invoke void @f(ptr %p) to label %a unwind label %b
a:
  ret void
b:
  %x = landingpad { ptr, i32 } cleanup
  ret void
}
define void @src.filtersOne(ptr %p) personality ptr @personality {
  invoke void @f(ptr %p) to label %a unwind label %b
a:
  ret void
b:
  %x = landingpad { ptr, i32 } cleanup filter [1 x ptr] [ptr @info]
  call void @g(i32 1)
  ret void
}
define void @tgt.filtersOne(ptr %p) personality ptr @personality {
  invoke void @f(ptr %p) to label %a unwind label %b
a:
  ret void
b:
  %x = landingpad { ptr, i32 } filter [1 x ptr] [ptr @info]
  call void @g(i32 1)
  ret void
}
define void @src.reads(ptr %p) personality ptr @personality {
  call void @f(ptr %p)
  ret void
}
define void @tgt.reads(ptr %p) personality ptr @personality {
  invoke void @f(ptr %p) to label %a unwind label %b
a:
  ret void
b:
  %x = landingpad { ptr, i32 } cleanup
  %v = load i32, ptr %p
  resume { ptr, i32 } %x
}
)";

TEST(Exceptions, NoNearMissIsProved) {
  EXPECT_EQ(provedOf(std::string(declarations) + wrong),
            std::vector<std::string>());
}

constexpr const char *right = R"(
define void @src.resumes(ptr %p) personality ptr @personality {
  invoke void @f(ptr %p) to label %a unwind label %b
a:
  call void @g(i32 1)
  ret void
b:
  %x = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %x
}
define void @tgt.resumes(ptr %p) personality ptr @personality {
  call void @f(ptr %p)
  call void @g(i32 1)
  ret void
}
define void @src.parts(ptr %p, i1 noundef %c) personality ptr @personality {
  invoke void @f(ptr %p) to label %a unwind label %b
a:
  ret void
b:
  %x = landingpad { ptr, i32 } cleanup catch ptr @info
  %p0 = extractvalue { ptr, i32 } %x, 0
  %p1 = extractvalue { ptr, i32 } %x, 1
  br i1 %c, label %d, label %e
d:
  br label %e
e:
  %y0 = insertvalue { ptr, i32 } poison, ptr %p0, 0
  %y1 = insertvalue { ptr, i32 } %y0, i32 %p1, 1
  resume { ptr, i32 } %y1
}
define void @tgt.parts(ptr %p, i1 noundef %c) personality ptr @personality {
  call void @f(ptr %p)
  ret void
}
define i32 @src.quiet(ptr %p) personality ptr @personality {
  %v = invoke i32 @quiet(ptr %p) to label %a unwind label %b
a:
  ret i32 %v
b:
  %x = landingpad { ptr, i32 } cleanup
  call void @g(i32 1)
  resume { ptr, i32 } %x
}
define i32 @tgt.quiet(ptr %p) personality ptr @personality {
  %v = call i32 @quiet(ptr %p)
  ret i32 %v
}
define void @src.undefined(ptr %p) personality ptr @personality {
  invoke void @f(ptr %p) to label %a unwind label %b
a:
  ret void
b:
  %x = landingpad { ptr, i32 } cleanup
  unreachable
}
define void @tgt.undefined(ptr %p) personality ptr @personality {
  call void @f(ptr %p)
  ret void
}
define void @src.filtersAll(ptr %p) personality ptr @personality {
  invoke void @f(ptr %p) to label %a unwind label %b
a:
  ret void
b:
  %x = landingpad { ptr, i32 } cleanup filter [0 x ptr] zeroinitializer
  call void @g(i32 1)
  ret void
}
define void @tgt.filtersAll(ptr %p) personality ptr @personality {
  invoke void @f(ptr %p) to label %a unwind label %b
a:
  ret void
b:
  %x = landingpad { ptr, i32 } filter [0 x ptr] zeroinitializer
  call void @g(i32 1)
  ret void
}
define void @src.invoked(ptr %p) personality ptr @personality {
  call void @f(ptr %p)
  ret void
}
define void @tgt.invoked(ptr %p) personality ptr @personality {
  invoke void @f(ptr %p) to label %a unwind label %b
a:
  ret void
b:
  %x = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %x
}
)";

TEST(Exceptions, WhatTheNearMissesComeFromIsProved) {
  EXPECT_EQ(provedOf(std::string(declarations) + right),
            (std::vector<std::string>{"resumes", "parts", "quiet", "undefined",
                                      "filtersAll", "invoked"}));
}

} // namespace
} // namespace palindrome::refine
