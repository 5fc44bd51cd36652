// Tests that the dictionary has names of each kind, in libFuzzer's format.

#include "verify/seek/fuzz/mutants/Dictionary.h"
#include "palindrome/Engine.h"
#include "verify/seek/mutate/bytes/Bytes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include <gtest/gtest.h>

using namespace palindrome;

TEST(Dictionary, HasNamesOfEachKind) {
  mlir::DialectRegistry registry;
  nativeEngine().registerDialects(registry);
  std::string text = fuzz::makeDictionary(registry);
  std::vector<std::string> tokens = mutate::parseDictionary(text);
  // The last is of the file for libFuzzer, with escapes.
  for (const char *token :
       {"getelementptr", "noundef", "!tbaa", "llvmx.constants",
        "llvm.getelementptr", "target(\"spirv.Image\")"})
    EXPECT_TRUE(llvm::is_contained(tokens, token)) << token;
  // Only comments and empty lines are no tokens.
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(text).split(lines, '\n');
  llvm::erase_if(lines, [](llvm::StringRef line) {
    return line.trim().empty() || line.starts_with("#");
  });
  EXPECT_EQ(lines.size(), tokens.size());
}
