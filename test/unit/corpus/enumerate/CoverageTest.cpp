// What LLVM's tables have and no module does.

#include "corpus/enumerate/Coverage.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace palindrome::enumerate;

namespace {

bool isMissing(const Coverage &coverage, StringRef what, StringRef name) {
  for (const CoverageTable &table : coverageTables())
    if (table.what == what)
      return is_contained(coverage.missing(table), name);
  ADD_FAILURE() << "no table " << what.str();
  return false;
}

TEST(Coverage, NamesWhatIsMissing) {
  LLVMContext context;
  SMDiagnostic error;
  auto module = parseAssemblyString(R"(
define fastcc i32 @f(i32 noundef %x, ptr %p) {
  %y = atomicrmw xchg ptr %p, i32 %x seq_cst, align 4, !mmra !0
  %z = call i32 @llvm.ctpop.i32(i32 %y) [ "deopt"(i64 ptrtoint (ptr @f to i64)) ]
  ret i32 %z
}
declare i32 @llvm.ctpop.i32(i32)
!0 = !{!"a", !"b"}
!list = !{!1}
!1 = !DIFile(filename: "a", directory: "b"))",
                                    error, context);
  ASSERT_TRUE(module);
  Coverage coverage;
  const std::pair<StringRef, StringRef> present[] = {
      {"opcode", "atomicrmw"},
      {"atomic operation", "xchg"},
      {"intrinsic", "llvm.ctpop"},
      {"attribute", "noundef"},
      {"class of metadata", "DIFile"},
      {"kind of metadata", "mmra"},
      {"operand bundle", "deopt"},
      {"calling convention", "cc 8"},
      {"constant expression", "ptrtoint"}};
  for (auto [what, name] : present)
    EXPECT_TRUE(isMissing(coverage, what, name)) << name.str();
  coverage.add(*module);
  for (auto [what, name] : present)
    EXPECT_FALSE(isMissing(coverage, what, name)) << name.str();
  EXPECT_TRUE(isMissing(coverage, "opcode", "fence"));
  EXPECT_TRUE(isMissing(coverage, "intrinsic", "llvm.ctlz"));

  Coverage copy;
  copy.add(coverage.rows());
  EXPECT_EQ(copy.rows(), coverage.rows());
}

} // namespace
