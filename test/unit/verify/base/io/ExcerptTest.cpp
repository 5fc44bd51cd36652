// The lines that errors are about, and what of them is shown.

#include "verify/base/io/Excerpt.h"
#include "verify/base/io/Printable.h"
#include <gtest/gtest.h>

using namespace palindrome;

TEST(Excerpt, LineAndCaret) {
  llvm::StringRef text = "define void @f() {\n  rot void\r\n}";
  EXPECT_EQ(excerptOf(text, 2, 3), "  rot void\n  ^\n");
  EXPECT_EQ(excerptOf(text, 1, 1), "define void @f() {\n^\n");
  EXPECT_EQ(excerptOf(text, 3, 2), "}\n ^\n");
}

TEST(Excerpt, NoColumn) { EXPECT_EQ(excerptOf("a b\n", 1, 0), "a b\n"); }

TEST(Excerpt, NoSuchPlace) {
  EXPECT_EQ(excerptOf("a\n", 0, 1), "");
  EXPECT_EQ(excerptOf("a\n", 3, 1), "");
  EXPECT_EQ(excerptOf("a\n", 2, 1), "\n^\n"); // Its end.
  EXPECT_EQ(excerptOf("ab", 1, 99), "ab\n  ^\n");
}

TEST(Excerpt, Tabs) {
  EXPECT_EQ(excerptOf("\tx\ty", 1, 4),
            "        x       y\n                ^\n");
  EXPECT_EQ(excerptOf("ab\ty", 1, 4), "ab      y\n        ^\n");
}

TEST(Excerpt, CharactersOfSeveralBytes) {
  // Two bytes and one column; three bytes and two columns.
  EXPECT_EQ(excerptOf("\xc3\xa9 x", 1, 4), "\xc3\xa9 x\n  ^\n");
  EXPECT_EQ(excerptOf("\xe6\xbc\xa2 x", 1, 5), "\xe6\xbc\xa2 x\n   ^\n");
  // A column within a character.
  EXPECT_EQ(excerptOf("\xc3\xa9 x", 1, 2), "\xc3\xa9 x\n^\n");
}

TEST(Excerpt, WhatATerminalWouldObey) {
  EXPECT_EQ(excerptOf("abcdefgh \x1b[31m x", 1, 1), "abcdefgh <1B>[31m x\n^\n");
  EXPECT_EQ(excerptOf("abcdefgh \x1b x", 1, 12), "abcdefgh <1B> x\n"
                                                 "              ^\n");
}

TEST(Excerpt, NoText) {
  std::string bytes;
  for (unsigned i = 0; i != 256; ++i)
    if (i != '\n')
      bytes += static_cast<char>(i * 37);
  EXPECT_EQ(excerptOf(bytes, 1, 5), "");
  EXPECT_EQ(excerptOf(llvm::StringRef("\0\0\0\0", 4), 1, 1), "");
}

TEST(Excerpt, LongLines) {
  std::string text(100'000, 'x');
  text[50'000] = 'y';
  std::string shown = excerptOf(text, 1, 50'001);
  auto [line, caret] = llvm::StringRef(shown).split('\n');
  EXPECT_TRUE(line.starts_with("...x"));
  EXPECT_TRUE(line.ends_with("x..."));
  EXPECT_EQ(line.size(), 106u);
  EXPECT_EQ(line[caret.find('^')], 'y');

  text.back() = 'z';
  shown = excerptOf(text, 1, 100'000);
  std::tie(line, caret) = llvm::StringRef(shown).split('\n');
  EXPECT_TRUE(line.starts_with("...x"));
  EXPECT_TRUE(line.ends_with("xz"));
  EXPECT_EQ(line[caret.find('^')], 'z');

  shown = excerptOf(text, 1, 1);
  EXPECT_EQ(shown, std::string(100, 'x') + "...\n^\n");
}

TEST(Excerpt, LongLinesAreNotCutWithinCharacters) {
  std::string text;
  for (unsigned i = 0; i != 5000; ++i)
    text += "\xc3\xa9";
  for (unsigned column : {5001u, 5002u}) {
    std::string shown = excerptOf(text, 1, column);
    EXPECT_EQ(shown.find('<'), std::string::npos);
    EXPECT_NE(shown.find("^"), std::string::npos);
  }
}

TEST(Excerpt, Notes) {
  Diagnostic error{"f.mlir", 2, 3, "redefined"};
  error.notes.push_back({"f.mlir", 1, 1, "see here"});
  error.notes.push_back({"other", 1, 1, "and there"});
  EXPECT_EQ(withExcerpts(error, {"first\n  second\n", "f.mlir"}),
            "f.mlir:2:3: error: redefined\n"
            "  second\n"
            "  ^\n"
            "f.mlir:1:1: note: see here\n"
            "first\n"
            "^\n"
            "other:1:1: note: and there");
  EXPECT_EQ(error.str(), "f.mlir:2:3: error: redefined");
}

TEST(Excerpt, ManyNotes) {
  Diagnostic error{"f", 0, 0, "wrong"};
  for (unsigned i = 0; i != 25; ++i)
    error.notes.push_back({"f", 0, 0, "why"});
  std::string text = withExcerpts(error, {});
  EXPECT_EQ(llvm::StringRef(text).count('\n'), 21u);
  EXPECT_TRUE(llvm::StringRef(text).ends_with("f: note: and 5 more notes"));
}

TEST(Printable, Text) {
  EXPECT_EQ(printable("plain \xc3\xa9"), "plain \xc3\xa9");
  EXPECT_EQ(printable("a\tb\nc"), "a b c");
  EXPECT_EQ(printable("\x1b\x7f\xff"), "<1B><7F><FF>");
  // Text after this character is shown from right to left.
  const std::string override = {'\xe2', '\x80', '\xae'};
  EXPECT_EQ(printable(override), "<U+202E>");
  EXPECT_EQ(printable("\xc3"), "<C3>"); // A half of a character.
}
