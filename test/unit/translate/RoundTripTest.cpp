// The round trip of every case that the other tests list.

#include "Support.h"

using namespace palindrome;
using namespace palindrome::test;

TEST_P(RoundTrip, IsExact) { roundTrip(GetParam().ir); }

// A program that links no case is no test.
TEST(Support, NoticesAModuleThatDoesNotComeBack) {
  MLIRState state;
  auto module = importText("define void @f() {\n ret void\n}", state);
  ASSERT_TRUE(module);
  module->getBody()->front().erase();
  EXPECT_EQ(exportedText(*module).find("define"), std::string::npos);
}
