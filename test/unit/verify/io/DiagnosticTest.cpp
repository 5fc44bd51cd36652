// Diagnostics in the one form that users see.

#include "verify/io/Diagnostic.h"
#include <gtest/gtest.h>

using namespace palindrome;

TEST(Diagnostic, OneLine) {
  EXPECT_EQ(oneLine(""), "");
  EXPECT_EQ(oneLine("a"), "a");
  EXPECT_EQ(oneLine("\n a \n\n  b\n"), "a; b");
  EXPECT_EQ(oneLine("a\na\nb\na"), "a; b; a");
}

TEST(Diagnostic, OneLineIsBounded) {
  EXPECT_EQ(oneLine(std::string(1000, 'x')), std::string(1000, 'x'));
  EXPECT_EQ(oneLine(std::string(1001, 'x')), std::string(1000, 'x') + "...");
}

TEST(Diagnostic, Place) {
  Diagnostic diagnostic{"f.ll", 3, 4, "wrong"};
  EXPECT_EQ(diagnostic.str(), "f.ll:3:4: error: wrong");
  EXPECT_EQ(diagnostic.within("f.ll"), "3:4: wrong");
  EXPECT_EQ(diagnostic.within("g.ll"), "f.ll:3:4: wrong");
}

TEST(Diagnostic, NoPlace) {
  Diagnostic diagnostic{"f.ll", 0, 0, "wrong"};
  EXPECT_EQ(diagnostic.str(), "f.ll: error: wrong");
  EXPECT_EQ(diagnostic.within("g.ll"), "wrong");
}
