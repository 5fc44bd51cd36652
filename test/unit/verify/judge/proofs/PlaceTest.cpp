// Which file holds the proofs.

#include "verify/judge/proofs/Place.h"
#include <cstdlib>
#include <gtest/gtest.h>

using namespace palindrome::proofs;

TEST(PlaceTest, FindsTheFileThatIsAskedFor) {
  setenv("PALINDROME_PROOF_CACHE", "/of/environment", 1);
  std::optional<StorePlace> place = findStore("/given");
  ASSERT_TRUE(place);
  EXPECT_EQ(place->path, "/given");
  EXPECT_TRUE(place->isNamed);
  place = findStore("");
  ASSERT_TRUE(place);
  EXPECT_EQ(place->path, "/of/environment");
  EXPECT_TRUE(place->isNamed);
  EXPECT_FALSE(findStore("none"));
  setenv("PALINDROME_PROOF_CACHE", "none", 1);
  EXPECT_FALSE(findStore(""));

  unsetenv("PALINDROME_PROOF_CACHE");
  setenv("XDG_CACHE_HOME", "/of/user", 1);
  place = findStore("");
  ASSERT_TRUE(place);
  EXPECT_EQ(place->path, "/of/user/palindrome/proofs.sqlite");
  EXPECT_FALSE(place->isNamed);
}
