// One description writes a struct and reads it.

#include "verify/base/io/JSONMembers.h"
#include <gtest/gtest.h>

namespace palindrome {
namespace {

enum class Colour { Red, Green };
llvm::StringRef colourName(Colour colour) {
  return colour == Colour::Red ? "red" : "green";
}

struct Leaf {
  Colour colour = Colour::Red;
  bool isOld = false;
};

struct Tree {
  std::string name;
  uint64_t seed = 0;
  unsigned height = 0;
  double weight = 0;
  bool isTall = false;
  std::optional<Leaf> best, worst;
  std::vector<Leaf> leaves;
  std::map<std::string, uint64_t> counts;
};

} // namespace

template <>
inline constexpr EnumNames<Colour> namesOf<Colour>{colourName, Colour::Green};

namespace {

void describe(JSONMembers &members, Leaf &leaf) {
  members.member("colour", leaf.colour);
  members.memberIfAny("old", leaf.isOld);
}

void describe(JSONMembers &members, Tree &tree) {
  members.memberIfAny("name", tree.name);
  members.digits("seed", tree.seed);
  members.member("height", tree.height);
  members.derived("twice", 2 * tree.height);
  members.member("weight", tree.weight);
  members.choice("size", tree.isTall, "short", "tall");
  members.member("best", tree.best);
  members.memberIfAny("worst", tree.worst);
  members.object("inner", [&](JSONMembers &inner) {
    inner.member("leaves", tree.leaves);
    inner.memberIfAny("counts", tree.counts);
  });
}

constexpr llvm::StringLiteral full =
    R"({"kind":"tree","name":"a\n","seed":"18446744073709551615","height":3,)"
    R"("twice":6,"weight":0.250000,"size":"tall","best":{"colour":"green"},)"
    R"("inner":{"leaves":[{"colour":"red","old":true}],"counts":{"b":7}}})";

TEST(JSONMembers, AreReadAsTheyAreWritten) {
  Tree tree{"a\n",
            UINT64_MAX,
            3,
            0.25,
            true,
            Leaf{Colour::Green},
            std::nullopt,
            {Leaf{Colour::Red, true}},
            {{"b", 7}}};
  EXPECT_EQ(formatMembers(tree, "tree"), full);
  auto back = parseMembers<Tree>(full, "tree");
  ASSERT_TRUE(back);
  EXPECT_EQ(formatMembers(*back, "tree"), full);
  EXPECT_EQ(back->seed, UINT64_MAX);
  EXPECT_EQ(back->leaves.front().isOld, true);
  EXPECT_FALSE(back->worst);
}

TEST(JSONMembers, WhatIsEmpty) {
  constexpr llvm::StringLiteral empty =
      R"({"seed":"0","height":0,"twice":0,"weight":0.000000,"size":"short",)"
      R"("best":null,"inner":{"leaves":[]}})";
  EXPECT_EQ(formatMembers(Tree()), empty);
  auto back = parseMembers<Tree>(empty);
  ASSERT_TRUE(back);
  EXPECT_EQ(formatMembers(*back), empty);
}

TEST(JSONMembers, OtherFormsAreNone) {
  EXPECT_FALSE(parseMembers<Tree>("", "tree"));
  EXPECT_FALSE(parseMembers<Tree>("[]", "tree"));
  EXPECT_FALSE(parseMembers<Tree>("{}", "tree"));
  EXPECT_FALSE(parseMembers<Tree>(full, "bush"));
  // Each is no value of its member.
  for (auto [from, to] :
       {std::pair(R"("height":3)", R"("height":-3)"),
        {R"("height":3)", R"("height":4294967296)"},
        {R"("height":3)", R"("height":"3")"},
        {R"("height":3,)", ""},
        {R"("tall")", R"("wide")"},
        {R"("green")", R"("blue")"},
        {R"(true)", R"("true")"},
        {R"("18446744073709551615")", R"("18446744073709551616")"},
        {R"({"b":7})", R"({"b":[]})"},
        {R"([{"colour":"red","old":true}])", R"([{"old":true}])"}}) {
    std::string text = full.str();
    size_t at = text.find(from);
    ASSERT_NE(at, std::string::npos) << from;
    text.replace(at, strlen(from), to);
    EXPECT_FALSE(parseMembers<Tree>(text, "tree")) << text;
  }
}

} // namespace
} // namespace palindrome
