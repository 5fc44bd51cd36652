// What values are passed at cuts, and which of them are related.

#include "verify/refine/simulate/Relation.h"
#include "Support.h"
#include "llvm/IR/ValueSymbolTable.h"

using namespace palindrome::refine;

/// The slots of the only cut, as "source target", in a form for comparison.
static std::vector<std::string>
slotsOf(Two &two, const std::vector<LikelyEqual> &guess = {}) {
  auto cuts = cutAtHeads(two.source(), two.target());
  EXPECT_TRUE(cuts);
  std::vector<std::vector<LikelyEqual>> guesses;
  if (!guess.empty())
    guesses.push_back(guess);
  auto related = relate(two.source(), two.target(), *cuts, guesses);
  EXPECT_TRUE(related);
  std::vector<std::string> result;
  if (!related)
    return result;
  auto nameOf = [](const llvm::Value *value) {
    return value ? value->getName().str() : "-";
  };
  for (const Slot &slot : related->front().slots)
    result.push_back(nameOf(slot.source) + " " + nameOf(slot.target) +
                     (slot.contents ? " contents" : "") +
                     (slot.isSingle ? " single" : "") +
                     (slot.range ? " range" : ""));
  return result;
}

using Names = std::vector<std::string>;

TEST(Relation, PureValuesAreComputedAgain) {
  Two two(R"(
declare void @g(i32)
define void @src(i32 noundef %n, i1 %c) {
  %m = add i32 %n, 1
  br label %l
l:
  call void @g(i32 %m)
  br i1 %c, label %l, label %e
e:
  ret void
}
define void @tgt(i32 noundef %n, i1 %c) {
  br label %l
l:
  %m = add i32 %n, 1
  call void @g(i32 %m)
  br i1 %c, label %l, label %e
e:
  ret void
}
)");
  EXPECT_EQ(slotsOf(two), Names({"n n single", "c c"}));
}

TEST(Relation, LoadsAndPhisArePassed) {
  Two two(R"(
define i32 @src(ptr %p, i1 %c) {
  %x = load i32, ptr %p
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %j = add nsw i32 %i, 1
  br i1 %c, label %l, label %e
e:
  %r = add i32 %i, %x
  ret i32 %r
}
define i32 @tgt(ptr %p, i1 %c) {
  %x = load i32, ptr %p
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %k = phi i32 [ 0, %0 ], [ %h, %l ]
  %j = add nsw i32 %i, 1
  %h = add i32 %k, 2
  br i1 %c, label %l, label %e
e:
  %d = sub i32 %k, %i
  %r = add i32 %d, %x
  ret i32 %r
}
)");
  EXPECT_EQ(slotsOf(two), Names({"c c", "x x", "i i single range", "- k"}));
}

TEST(Relation, ALocalObjectIsPrivateUntilItsAddressIsKnown) {
  const char *head = R"(
declare void @g(ptr)
)";
  auto function = [](const std::string &name, const std::string &before,
                     const std::string &after) {
    return "define i32 @" + name + "(i1 noundef %c) {\n  %a = alloca i32\n" +
           before + "  br label %l\nl:\n  store i32 1, ptr %a\n" + after +
           "  br i1 %c, label %l, label %e\ne:\n  %r = load i32, ptr %a\n"
           "  ret i32 %r\n}\n";
  };
  std::string call = "  call void @g(ptr %a)\n";
  Two apart(head + function("src", "", "") + function("tgt", "", ""));
  EXPECT_EQ(slotsOf(apart), Names({"c c single", "a a contents"}));
  Two before(head + function("src", call, "") + function("tgt", "", ""));
  EXPECT_EQ(slotsOf(before), Names({"c c single", "a a single"}));
  Two within(head + function("src", "", call) + function("tgt", "", call));
  EXPECT_EQ(slotsOf(within), Names({"c c single", "a a single"}));
}

TEST(Relation, WeakeningDropsWhatFails) {
  Two two("define void @src(i32 %x) {\n  ret void\n}\n"
          "define void @tgt(i32 %x) {\n  ret void\n}\n");
  const llvm::Value *x = two.source().getArg(0), *y = two.target().getArg(0);
  RelatedCut cut{{nullptr, nullptr}, {{x, y}}};
  cut.slots[0].isSingle = true;
  cut.slots[0].range =
      llvm::ConstantRange(llvm::APInt(32, 0), llvm::APInt(32, 4));
  ASSERT_EQ(conjecturesOf(cut).size(), 2u);
  weaken(cut, {Conjecture::Range, 0});
  ASSERT_EQ(conjecturesOf(cut).size(), 1u);
  EXPECT_FALSE(cut.slots[0].range);
  weaken(cut, {Conjecture::Value, 0});
  EXPECT_FALSE(cut.slots[0].isSingle);
  EXPECT_TRUE(cut.slots[0].isPair());
  weaken(cut, {Conjecture::Value, 0});
  EXPECT_TRUE(conjecturesOf(cut).empty());
  ASSERT_EQ(cut.slots.size(), 2u);
  EXPECT_EQ(cut.slots[0].source, x);
  EXPECT_EQ(cut.slots[0].target, nullptr);
  EXPECT_EQ(cut.slots[1].source, nullptr);
  EXPECT_EQ(cut.slots[1].target, y);
}

TEST(Relation, GuessesComeBeforeNamesAndOrder) {
  Two two(R"(
define i32 @src(i32 noundef %n, i1 %c) {
  %m = add i32 %n, 1
  br label %l
l:
  %x = phi i32 [ 0, %0 ], [ %n, %l ]
  %y = phi i32 [ 1, %0 ], [ %x, %l ]
  br i1 %c, label %l, label %e
e:
  %z = add i32 %y, %m
  ret i32 %z
}
define i32 @tgt(i32 noundef %n, i1 %c) {
  br label %l
l:
  %x = phi i32 [ 1, %0 ], [ %y, %l ]
  %y = phi i32 [ 0, %0 ], [ %n, %l ]
  %k = phi i32 [ %n, %0 ], [ %k, %l ]
  br i1 %c, label %l, label %e
e:
  %z = add i32 %x, %k
  ret i32 %z
}
)");
  auto valueOf = [](const llvm::Function &function, llvm::StringRef name) {
    return function.getValueSymbolTable()->lookup(name);
  };
  auto pairOf = [&](llvm::StringRef x, llvm::StringRef y) {
    return LikelyEqual{valueOf(two.source(), x), valueOf(two.target(), y)};
  };
  // %m, which the segments of the source could compute again, is passed.
  Names slots = slotsOf(two, {pairOf("x", "y"), pairOf("y", "x"),
                              pairOf("m", "k"), pairOf("x", "x")});
  for (const char *pair : {"x y", "y x", "m k"})
    EXPECT_TRUE(llvm::any_of(slots, [&](llvm::StringRef slot) {
      return slot.starts_with(pair);
    })) << pair;
}
