// Which watched parameters a pointer is based on.

#include "verify/judge/refine/encode/state/Provenance.h"
#include "test/unit/verify/judge/refine/encode/state/Support.h"

namespace palindrome::encode {
namespace {

class ProvenanceTest : public StateTest {
protected:
  void start(llvm::StringRef text) {
    parse(text);
    std::string why;
    here.start(*unroll(*source, 1, why));
    choices.emplace(*problem, here, /*isTarget=*/false);
    values.emplace(*problem, here, *choices,
                   [](const llvm::Instruction &) { return Lanes(); });
    provenance.emplace(here, *values);
    here.enter(0);
  }
  /// The set of parameters that `name` is based on, as a number.
  std::optional<uint64_t> basedOn(llvm::StringRef name) {
    std::optional<Expr> origin = provenance->basedOn(&inst(name));
    if (!origin || !origin->constant())
      return std::nullopt;
    return origin->constant()->getZExtValue();
  }

  Position here;
  std::optional<Choices> choices;
  std::optional<SideValues> values;
  std::optional<Provenance> provenance;
};

TEST_F(ProvenanceTest, FollowsInstructionsThatKeepIt) {
  start("define void @src(ptr %p, ptr %q, i64 %i) {\n"
        "  %g = getelementptr i8, ptr %p, i64 %i\n"
        "  %f = freeze ptr %g\n"
        "  %h = getelementptr i8, ptr %q, i64 1\n"
        "  ret void\n}");
  provenance->watch(*source->getArg(0));
  provenance->watch(*source->getArg(1));
  provenance->watch(*source->getArg(0));
  EXPECT_EQ(provenance->watched().size(), 2u);
  EXPECT_EQ(basedOn("f"), 0b01u);
  EXPECT_EQ(basedOn("h"), 0b10u);
}

TEST_F(ProvenanceTest, SelectsBetweenTwo) {
  start("define void @src(ptr %p, ptr %q, i1 %c) {\n"
        "  %s = select i1 %c, ptr %p, ptr %q\n"
        "  ret void\n}");
  Expr condition = Expr::variable(1, "c");
  values->setArgument(*source->getArg(2), {Lane{condition}});
  provenance->watch(*source->getArg(0));
  provenance->watch(*source->getArg(1));
  std::optional<Expr> origin = provenance->basedOn(&inst("s"));
  ASSERT_TRUE(origin);
  EXPECT_TRUE(alwaysHolds(*origin == condition.toBoolean().select(
                                         Expr::bits(2, 1), Expr::bits(2, 2))));
}

TEST_F(ProvenanceTest, UndefConditionsLeaveItOpen) {
  start("define void @src(ptr %p, ptr %q, i1 %c) {\n"
        "  %s = select i1 %c, ptr %p, ptr %q\n"
        "  ret void\n}");
  values->setArgument(*source->getArg(2), {choices->undef(1)});
  provenance->watch(*source->getArg(0));
  EXPECT_FALSE(provenance->basedOn(&inst("s")));
}

TEST_F(ProvenanceTest, LoadsReturnNoParameterThatIsNotCaptured) {
  start("define void @src(ptr %p, ptr %q) {\n"
        "  %l = load ptr, ptr %q\n"
        "  ret void\n}");
  provenance->watch(*source->getArg(0));
  EXPECT_EQ(basedOn("l"), 0u);
}

TEST_F(ProvenanceTest, LoadsMayReturnWhatIsCaptured) {
  start("define void @src(ptr %p, ptr %q) {\n"
        "  store ptr %p, ptr %q\n"
        "  %l = load ptr, ptr %q\n"
        "  ret void\n}");
  provenance->watch(*source->getArg(0));
  EXPECT_FALSE(provenance->basedOn(&inst("l")));
}

} // namespace
} // namespace palindrome::encode
