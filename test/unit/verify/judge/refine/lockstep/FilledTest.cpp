// Memsets and copies of constant bytes that become a store of one integer.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

const std::string set = R"(
declare void @g(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define i16 @x(ptr %p, ptr %q) {
- call void @llvm.memset.p0.i64(ptr align 4 %p, i8 3, i64 4, i1 false)
+ store i32 50529027, ptr %p, align 4
  %v = load i16, ptr %p
  call void @g(ptr %q)
  ret i16 %v
}
)";

TEST(LockstepFilled, ByOneByte) {
  EXPECT_TRUE(isProved(set));
  expectNone(set, {{"i32 50529027", "i32 50529028"},
                   {"i8 3", "i8 4"},
                   {"i64 4, i1", "i64 5, i1"},
                   {"i64 4, i1 false", "i64 4, i1 true"},
                   {"store i32", "store volatile i32"},
                   {"50529027, ptr %p, align 4", "50529027, ptr %p, align 8"},
                   {"50529027, ptr %p", "50529027, ptr %q"},
                   {"store i32 50529027", "store i64 217020518514230019"}});
}

const std::string copy = R"(
@magic = private constant [4 x i8] c"\01\02\03\04"
declare void @g(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @x(ptr %p) {
- call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @magic, i64 4, i1 false)
+ store i32 67305985, ptr %p, align 1
  call void @g(ptr %p)
  ret void
}
)";

TEST(LockstepFilled, ByConstantBytes) {
  EXPECT_TRUE(isProved(copy));
  expectNone(copy, {{"i32 67305985", "i32 16909060"},
                    {"private constant", "global"},
                    {"ptr @magic, i64 4", "ptr @magic, i64 2"},
                    {"align 1", "align 2"}});
}

} // namespace
} // namespace palindrome::refine
