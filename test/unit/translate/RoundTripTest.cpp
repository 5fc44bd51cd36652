// Runs the round trip of every case that the other tests list.

#include "Support.h"

using namespace palindrome;
using namespace palindrome::test;

TEST_P(RoundTrip, IsExact) { roundTrip(GetParam().ir); }

// The round trip must fail if something is lost.
TEST(Support, NoticesAModuleThatDoesNotComeBack) {
  MLIRState state;
  auto module = importText("define void @f() {\n ret void\n}", state);
  ASSERT_TRUE(module);
  module->getBody()->front().erase();
  EXPECT_EQ(exportedText(*module).find("define"), std::string::npos);
}
