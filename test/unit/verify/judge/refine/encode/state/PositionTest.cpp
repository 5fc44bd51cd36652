// Where the walk is: domains, edges, and what every path has passed.

#include "verify/judge/refine/encode/state/Position.h"
#include "test/unit/verify/judge/refine/encode/state/Support.h"

namespace palindrome::encode {
namespace {

class PositionTest : public StateTest {
protected:
  /// Nodes 0 to 3: the entry, its two successors in some order, the end.
  PositionTest() {
    parse("define void @src(i1 %c) {\n"
          "  br i1 %c, label %a, label %b\n"
          "a:\n  br label %end\n"
          "b:\n  br label %end\n"
          "end:\n  ret void\n}");
    std::string why;
    here.start(*unroll(*source, 1, why));
  }

  Position here;
  Expr condition = Expr::booleanVariable("c");
};

TEST_F(PositionTest, DomainIsTheDisjunctionOfTheEdges) {
  here.enter(0);
  EXPECT_TRUE(here.domain.isTrue());
  here.edgesOut().push_back(condition);
  here.edgesOut().push_back(!condition);
  for (unsigned node : {1, 2}) {
    here.enter(node);
    EXPECT_TRUE(here.domain.isSame(condition) ||
                here.domain.isSame(!condition));
    here.edgesOut().push_back(here.domain);
  }
  here.enter(3);
  EXPECT_TRUE(here.domain.isTrue());
}

TEST_F(PositionTest, PassesWhatDominates) {
  here.enter(0);
  unsigned entry = here.place();
  here.edgesOut().push_back(condition);
  here.edgesOut().push_back(!condition);
  here.enter(1);
  unsigned branch = here.place();
  EXPECT_TRUE(here.isPassed(entry));
  EXPECT_TRUE(here.isPassed(branch));
  here.edgesOut().push_back(here.domain);
  here.enter(2);
  EXPECT_FALSE(here.isPassed(branch));
  here.edgesOut().push_back(here.domain);
  here.enter(3);
  EXPECT_TRUE(here.isPassed(entry));
  EXPECT_FALSE(here.isPassed(branch));
  here.leave();
  EXPECT_FALSE(here.isPassed(entry));
}

TEST_F(PositionTest, ActsInPartOfTheDomain) {
  here.enter(0);
  bool hasActed = false;
  here.onlyIf(condition, [&] {
    hasActed = true;
    EXPECT_TRUE(here.domain.isSame(condition));
    EXPECT_FALSE(here.isPassed(here.place()));
  });
  EXPECT_TRUE(hasActed);
  EXPECT_TRUE(here.domain.isTrue());
  EXPECT_TRUE(here.isPassed(here.place()));
  here.onlyIf(Expr::boolean(false), [] { FAIL(); });
}

TEST_F(PositionTest, PathsThatEndWithinStayEnded) {
  here.enter(0);
  here.onlyIf(condition, [&] { here.domain = Expr::boolean(false); });
  EXPECT_TRUE(alwaysHolds(here.domain == !condition));
}

} // namespace
} // namespace palindrome::encode
