// Tests that neither a terminal nor a CI server obeys what a stream passes on.

#include "verify/base/io/TextStream.h"
#include "gtest/gtest.h"

using namespace palindrome;

TEST(TextStream, Characters) {
  EXPECT_EQ(withoutCommands("a\tb \xc3\xa9\n"), "a\tb \xc3\xa9\n");
  EXPECT_EQ(withoutCommands("\x1b[2J\r\x07\x7f"), "<1B>[2J<0D><07><7F>");
  const std::string override = {'\xe2', '\x80', '\xae'};
  EXPECT_EQ(withoutCommands("x" + override + "y"), "x<U+202E>y");
  EXPECT_EQ(withoutCommands("\xc2\x85\xff\xc3"), "<U+0085><FF><C3>");
}

TEST(TextStream, Commands) {
  EXPECT_EQ(withoutCommands("::error::x\n"), ":<3A>error::x\n");
  EXPECT_EQ(withoutCommands("a\n \t::add-mask::x"), "a\n \t:<3A>add-mask::x");
  EXPECT_EQ(withoutCommands("\xc2\xa0::x"), "\xc2\xa0:<3A>x");
  EXPECT_EQ(withoutCommands("a::b : :: c\n"), "a::b : :: c\n");
  EXPECT_EQ(withoutCommands(": :x\n:x\n"), ": :x\n:x\n");
  EXPECT_EQ(withoutCommands("a ##[error]x"), "a ##<5B>error]x");
  EXPECT_EQ(withoutCommands("##vso[task]"), "##vso<5B>task]");
  EXPECT_EQ(withoutCommands("###teamcity[x]"), "###teamcity<5B>x]");
  EXPECT_EQ(withoutCommands("#[a] #a[b] ## [c] ##a b[c]"),
            "#[a] #a[b] ## [c] ##a b[c]");
}

TEST(TextStream, Parts) {
  std::string text;
  llvm::raw_string_ostream os(text);
  {
    TextStream stream(os);
    stream.SetUnbuffered();
    // A character and a command come in parts.
    stream << '\xe2' << '\x80' << "\xaf|" << "\n:" << ":x";
    EXPECT_EQ(text, "\xe2\x80\xaf|\n:<3A>x");
    stream << '\xe2' << '\x80' << 'a';
    EXPECT_EQ(text.substr(text.size() - 9), "<E2><80>a");
    stream << '\xe2';
  }
  EXPECT_EQ(text.substr(text.size() - 4), "<E2>");
}

TEST(TextStream, ColoursOfTheProgram) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os.enable_colors(true);
  TextStream stream(os);
  stream << "a\xc3";
  stream.changeColor(llvm::raw_ostream::RED, /*isBold=*/true);
  stream << "\x1b[0m";
  stream.resetColor();
  stream << "b";
  stream.flush();
  EXPECT_EQ(text, "a<C3>\x1b[0;1;31m<1B>[0m\x1b[0mb");
}
