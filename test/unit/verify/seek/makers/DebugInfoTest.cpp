// Classes of debug info as text.

#include "verify/seek/makers/DebugInfo.h"
#include "verify/seek/makers/Metadata.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LLVMContext.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace palindrome::makers;

namespace {

TEST(DebugInfo, EachTypeIsReadWithEachField) {
  for (const DebugClass &row : debugClasses()) {
    if (row.use != DebugClass::Type)
      continue;
    SmallVector<StringRef> fields;
    row.fields.split(fields, '\n');
    for (StringRef field : fields) {
      std::string text =
          ("!" + row.name + "(" + withField(row.needed, field) + ")\n").str();
      // A context of its own for each: LLVM 22 compares the numbers of two
      // DIFixedPointTypes as if they had the same width, and reads beyond one.
      LLVMContext context;
      // LLVM warns of nodes that its verifier rejects.
      context.setDiagnosticHandlerCallBack(
          [](const DiagnosticInfo *, void *) {});
      EXPECT_TRUE(isa_and_nonnull<DIType>(makeNode(context, inScene(text))))
          << text;
    }
  }
}

TEST(DebugInfo, AFieldReplacesItsNamesake) {
  EXPECT_EQ(withField("name: \"a, b\", size: 8", "size: 16, line: 1"),
            "name: \"a, b\", size: 16, line: 1");
  EXPECT_EQ(withField("", "types: !{null, !1}"), "types: !{null, !1}");
}

} // namespace
