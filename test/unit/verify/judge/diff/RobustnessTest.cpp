// Tests inputs that are hard for a comparison of graphs: cycles, long chains,
// many nodes, and modules that share a context.

#include "test/unit/verify/judge/diff/Support.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

namespace palindrome::test {
namespace {

TEST(Robustness, CyclicMetadata) {
  StringRef a = "!n = !{!0}\n!0 = distinct !{!0, !1}\n!1 = distinct !{!0, "
                "!\"x\"}";
  StringRef b = "!n = !{!0}\n!0 = distinct !{!0, !1}\n!1 = distinct !{!0, "
                "!\"y\"}";
  EXPECT_EQ(diffText(a, a).likeness, Likeness::Identical);
  DiffResult result = diffText(a, b);
  EXPECT_EQ(result.likeness, Likeness::Different);
  ASSERT_EQ(result.differences.size(), 1u);
  EXPECT_EQ(result.differences[0].a, "!\"x\"");
  EXPECT_EQ(result.differences[0].b, "!\"y\"");
}

/// Regression test: the counterpart of an unbound node is null, which is not
/// the same as being bound to null.
TEST(Robustness, SelfReferenceToNull) {
  StringRef a = "!n = !{!0}\n!0 = distinct !{!0, !\"x\"}";
  StringRef b = "!n = !{!0}\n!0 = distinct !{null, !\"x\"}";
  for (DiffResult result : {diffText(a, b), diffText(b, a)}) {
    EXPECT_EQ(result.likeness, Likeness::Different);
    EXPECT_EQ(classesOf(result), std::vector<std::string>{"named-metadata"});
  }
}

/// A chain of `length` nodes that named metadata refers to, with `text` at its
/// end.
void addChain(Module &module, unsigned length, StringRef text) {
  LLVMContext &context = module.getContext();
  MDNode *node = MDNode::get(context, MDString::get(context, text));
  for (unsigned i = 0; i != length; ++i)
    node = MDNode::get(context, node);
  module.getOrInsertNamedMetadata("chain")->addOperand(node);
}

TEST(Robustness, DeepMetadataChain) {
  Parsed a(""), b(""), c("");
  addChain(*a.module, 100000, "x");
  addChain(*b.module, 100000, "x");
  addChain(*c.module, 100000, "y");
  EXPECT_EQ(diffModules(a, b).likeness, Likeness::Identical);
  b.module->setSourceFileName("another");
  EXPECT_EQ(diffModules(a, b).likeness, Likeness::Isomorphic);
  DiffResult result = diffModules(a, c);
  EXPECT_EQ(result.likeness, Likeness::Different);
  EXPECT_EQ(result.counts["named-metadata"], 1u);
}

TEST(Robustness, DeepDistinctCycle) {
  auto cycle = [](Module &module, StringRef text) {
    LLVMContext &context = module.getContext();
    MDNode *first =
        MDNode::getDistinct(context, {nullptr, MDString::get(context, text)});
    MDNode *node = first;
    for (unsigned i = 0; i != 100000; ++i)
      node = MDNode::getDistinct(context, {node});
    first->replaceOperandWith(0, node);
    module.getOrInsertNamedMetadata("cycle")->addOperand(first);
  };
  Parsed a(""), b("");
  cycle(*a.module, "x");
  cycle(*b.module, "x");
  b.module->setSourceFileName("another");
  EXPECT_EQ(diffModules(a, b).likeness, Likeness::Isomorphic);
}

TEST(Robustness, MutuallyNestedTypes) {
  std::string a, b;
  for (int i = 0; i != 2000; ++i)
    a += "%t" + std::to_string(i) + " = type { ptr, %t" +
         std::to_string(i + 1) + " }\n";
  b = a + "%t2000 = type { i64 }\n@g = external global %t0";
  a += "%t2000 = type { i32 }\n@g = external global %t0";
  DiffResult result = diffText(a, b);
  EXPECT_EQ(result.likeness, Likeness::Different);
  EXPECT_EQ(result.counts["type-body"], 1u);
  EXPECT_EQ(result.counts.size(), 1u);
}

TEST(Robustness, DeepConstants) {
  auto nest = [](StringRef leaf) {
    std::string type = "i8", value = leaf.str();
    for (int i = 0; i != 200; ++i) {
      value = "[ " + type + " " + value + " ]";
      type = "[1 x " + type + "]";
    }
    return "@g = global " + type + " " + value;
  };
  DiffResult result = diffText(nest("1"), nest("2"));
  EXPECT_EQ(result.counts["global:initializer"], 1u);
}

TEST(Robustness, OneContext) {
  LLVMContext context;
  SMDiagnostic error;
  StringRef text = "%s = type { i32 }\n@g = external global %s\n"
                   "!n = !{!0}\n!0 = distinct !{!\"x\"}";
  auto a = parseAssemblyString(text, error, context);
  auto b = parseAssemblyString(text, error, context);
  ASSERT_TRUE(a && b);
  // The parser renames the second %s in the same context.
  DiffResult result = diffModules(*a, *b);
  EXPECT_EQ(result.likeness, Likeness::Isomorphic);
  EXPECT_EQ(classesOf(result), std::vector<std::string>{"type-name"});
}

TEST(Robustness, EmptyModules) {
  EXPECT_EQ(diffText("", "").likeness, Likeness::Identical);
  EXPECT_EQ(diffText("", "@g = global i32 0").likeness, Likeness::Different);
}

TEST(Robustness, UnnamedSymbolsGoByOrder) {
  StringRef text = "@0 = global i32 1\n@1 = global i32 2\n"
                   "define ptr @2() {\n ret ptr @1\n}";
  Parsed a(text), b(text);
  b.module->setSourceFileName("another");
  EXPECT_EQ(diffModules(a, b).likeness, Likeness::Isomorphic);
  std::string other = text.str();
  other.replace(other.find("ptr @1"), 6, "ptr @0");
  EXPECT_TRUE(diffText(text, other).counts.count("operand"));
}

TEST(Robustness, UnnamedSymbolsGoByWhatTheyHold) {
  DiffResult result = diffText("@0 = global i32 1\n@1 = global i32 2\n"
                               "define ptr @f() {\n ret ptr @1\n}",
                               "@0 = global i32 2\n@1 = global i32 1\n"
                               "define ptr @f() {\n ret ptr @0\n}");
  EXPECT_EQ(result.likeness, Likeness::Isomorphic);
  EXPECT_EQ(classesOf(result), std::vector<std::string>{"order:symbols"});
}

TEST(Robustness, ManyStrangersStayLinear) {
  // Every store has a different node in each module: the time must not grow
  // with the square of their number.
  auto text = [](StringRef word) {
    std::string body = "define void @f(ptr %p) {\n", nodes;
    for (int i = 0; i != 3000; ++i) {
      std::string n = std::to_string(i);
      body += " store i32 0, ptr %p, !a !" + n + "\n";
      nodes += "!" + n + " = !{!\"" + word.str() + n + "\", !" +
               std::to_string(i ? i - 1 : 0) + "}\n";
    }
    return body + " ret void\n}\n" + nodes;
  };
  DiffResult result = diffText(text("x"), text("y"));
  EXPECT_EQ(result.likeness, Likeness::Different);
  EXPECT_GE(result.counts["metadata:a"], 3000u);
  EXPECT_LE(result.counts["metadata:a"], 6000u);
}

} // namespace
} // namespace palindrome::test
