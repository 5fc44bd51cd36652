// Warnings by kind.

#include "verify/base/io/Warnings.h"
#include <gtest/gtest.h>

using namespace palindrome;

TEST(Warnings, AreOfOneKindWhateverOpAndNames) {
  std::string kind = kindOfWarning(
      "'llvm.store' op in @f: llvmx.md.tbaa is dropped: it is node 7");
  EXPECT_EQ(kind, "llvmx.md.tbaa is dropped: it is node N");
  for (const char *same :
       {"'llvm.load' op in @f: llvmx.md.tbaa is dropped: it is node 7",
        "'llvm.load' op in @\"a: b\": llvmx.md.tbaa is dropped: it is node 123",
        "'llvm.load' op: llvmx.md.tbaa is dropped: it is node 0"})
    EXPECT_EQ(
        kindOfWarning(same).substr(kindOfWarning(same).size() - kind.size()),
        kind)
        << same;
  for (const char *other :
       {"'llvm.store' op in @f: llvmx.md.prof is dropped: it is node 7",
        "'llvm.store' op in @f: llvmx.md.tbaa is dropped: it is no node"})
    EXPECT_NE(kindOfWarning(other), kind) << other;
  EXPECT_EQ(kindOfWarning("a retained node of 'f' is dropped"),
            kindOfWarning("a retained node of 'g' is dropped"));
  EXPECT_NE(kindOfWarning("attribute 'a' is left out"),
            kindOfWarning("attribute 'b' is left out"));
  EXPECT_EQ(kindOfWarning("'"), "'");
}

static std::vector<Diagnostic> manyWarnings(unsigned count) {
  std::vector<Diagnostic> warnings;
  for (unsigned i = 1; i <= count; ++i)
    warnings.push_back({"a.mlir", i, 3,
                        "'llvm.add' op in @f" + std::to_string(i) +
                            ": llvmx.id is dropped: it is no number"});
  warnings.insert(warnings.begin() + 1, {"a.mlir", 0, 0, "something else"});
  return warnings;
}

TEST(Warnings, AreALineForEachKind) {
  auto lines = [](unsigned count, WarningMode mode) {
    return linesOf(manyWarnings(count), mode);
  };
  std::string first = "a.mlir:1:3: warning: 'llvm.add' op in @f1: llvmx.id is "
                      "dropped: it is no number";
  std::string other = "a.mlir: warning: something else";
  using Lines = std::vector<std::string>;
  EXPECT_EQ(lines(1, WarningMode::Summary), (Lines{first, other}));
  EXPECT_EQ(
      lines(2, WarningMode::Summary),
      (Lines{first + " (and 1 more like it; --warnings=all lists it)", other}));
  EXPECT_EQ(
      lines(7999, WarningMode::Summary),
      (Lines{first + " (and 7,998 more like it; --warnings=all lists them)",
             other}));
  EXPECT_EQ(lines(1234568, WarningMode::Summary).front(),
            first + " (and 1,234,567 more like it; --warnings=all lists them)");
  EXPECT_EQ(lines(7999, WarningMode::All).size(), 8000u);
  EXPECT_EQ(lines(2, WarningMode::All)[1], other);
  EXPECT_TRUE(lines(2, WarningMode::None).empty());
  EXPECT_TRUE(linesOf({}, WarningMode::Summary).empty());
}

TEST(Warnings, NotesAreALineForEachKind) {
  std::vector<std::string> notes = {
      "a/note: b.a: note: members without LLVM IR: 3",
      "lib.a: note: members without LLVM IR: 12", "lib.a: note: other",
      "c.a: note: members without LLVM IR: 1"};
  using Lines = std::vector<std::string>;
  EXPECT_EQ(
      linesOfNotes(notes, WarningMode::Summary),
      (Lines{notes[0] + " (and 2 more like it; --warnings=all lists them)",
             notes[2]}));
  EXPECT_EQ(linesOfNotes(notes, WarningMode::All), notes);
  EXPECT_TRUE(linesOfNotes(notes, WarningMode::None).empty());
  EXPECT_TRUE(linesOfNotes({}, WarningMode::Summary).empty());
}
