// Random questions of a few bits: what is shown holds on all inputs.

#include "test/unit/verify/judge/refine/Two.h"
#include "verify/judge/refine/interpret/refinement/OutcomeRefinement.h"
#include "verify/judge/refine/linear/Linear.h"
#include "verify/judge/refine/replay/ExactRun.h"
#include <random>
#include <set>

namespace palindrome::refine {
namespace {

constexpr unsigned arguments = 3, bits = 3, wideBits = 5;

/// Makes expressions of three integers, as text.
class Maker {
public:
  explicit Maker(unsigned seed) : random(seed) {
    for (unsigned i = 0; i != arguments; ++i)
      narrow.push_back("%a" + std::to_string(i));
    for (unsigned i = 0; i != 4; ++i)
      addInteger();
    for (unsigned i = 0; i != 6; ++i)
      addCondition();
  }

  /// A module with a question.
  std::string question() {
    std::string text = "define " + start("src");
    unsigned facts = below(5);
    for (unsigned i = 0; i != facts; ++i) {
      std::string next = "n" + std::to_string(i);
      bool isTrue = below(2) != 0;
      text += need(pick(conditions)) + "br i1 " + chosen + ", label %" +
              (isTrue ? next : "never") + ", label %" +
              (isTrue ? "never" : next) + "\n" + next + ":\n";
    }
    bool isClaim = below(4) != 0;
    std::string type = isClaim ? "i1" : "i" + std::to_string(bits);
    text += isClaim ? "ret i1 true\n" : need(pick(narrow)) + "ret i3 " + chosen;
    text += "\nnever:\nunreachable\n}\ndefine " + start("tgt");
    text += need(pick(isClaim ? conditions : narrow)) + "ret " + type + " " +
            chosen + "\n}\n";
    for (const char *name : {"umin", "umax", "smin", "smax"})
      text += "declare i3 @llvm." + std::string(name) + ".i3(i3, i3)\n";
    size_t place;
    while ((place = text.find("RESULT")) != std::string::npos)
      text.replace(place, 6, type);
    return text;
  }

private:
  unsigned below(unsigned end) { return random() % end; }
  const std::string &pick(const std::vector<std::string> &from) {
    return from[below(static_cast<unsigned>(from.size()))];
  }
  std::string start(const char *name) {
    defined.clear();
    return "RESULT @" + std::string(name) +
           "(i3 %a0, i3 range(i3 0, 3) %a1, "
           "i3 noundef %a2) {\n";
  }
  std::string constant(unsigned width) {
    return std::to_string(below(1U << width));
  }

  /// The instructions for a value that this function lacks, with flags that may
  /// be others in the other function.
  std::string need(const std::string &name) {
    chosen = name;
    std::string text = needParts(name);
    chosen = name;
    return text;
  }
  std::string needParts(const std::string &name) {
    auto found = recipes.find(name);
    if (found == recipes.end() || !defined.insert(name).second)
      return "";
    std::string text;
    for (const std::string &operand : found->second.operands)
      text += needParts(operand);
    std::string body = found->second.text;
    for (size_t place; (place = body.find('{')) != std::string::npos;) {
      size_t end = body.find('}', place);
      std::string flag = body.substr(place + 1, end - place - 1);
      body.replace(place, end - place + 1, below(3) == 0 ? flag : "");
    }
    return text + name + " = " + body + "\n";
  }

  void addInteger() {
    std::string name = "%v" + std::to_string(number++);
    std::string left = pick(narrow), right = pick(narrow);
    std::string both = " i3 " + left + ", " + right;
    std::string withConstant = " i3 " + left + ", " + constant(bits);
    std::string shift = " i3 " + left + ", " + std::to_string(below(bits));
    std::string factor = std::to_string(1 + below((1U << bits) - 1));
    switch (below(14)) {
    case 0:
    case 1:
      return define(narrow, name, "add {nuw} {nsw}" + withConstant, {left});
    case 2:
      return define(narrow, name, "add {nuw} {nsw}" + both, {left, right});
    case 3:
      return define(narrow, name, "sub {nuw} {nsw}" + both, {left, right});
    case 4:
      return define(narrow, name, "mul {nuw} {nsw} i3 " + left + ", " + factor,
                    {left});
    case 5:
      return define(narrow, name, "shl {nuw} {nsw}" + shift, {left});
    case 6:
      return define(narrow, name, "lshr {exact}" + shift, {left});
    case 7:
      return define(narrow, name, "or {disjoint}" + withConstant, {left});
    case 8:
      return define(narrow, name, "and" + both, {left, right});
    case 9:
      return define(narrow, name,
                    std::string(below(2) ? "udiv" : "urem") + " i3 " + left +
                        ", " + factor,
                    {left});
    case 10:
      return define(narrow, name,
                    std::string(below(2) ? "sdiv" : "xor") + " i3 " + left +
                        ", " + std::to_string(1 + below(3)),
                    {left});
    case 11: {
      const char *const kinds[] = {"umin", "umax", "smin", "smax"};
      return define(narrow, name,
                    "call i3 @llvm." + std::string(kinds[below(4)]) +
                        ".i3(i3 " + left + ", i3 " + right + ")",
                    {left, right});
    }
    case 12: {
      if (conditions.empty())
        addCondition();
      std::string condition = pick(conditions);
      return define(narrow, name,
                    "select i1 " + condition + ", i3 " + left + ", i3 " + right,
                    {condition, left, right});
    }
    default: {
      std::string widened = name + "w", changed = name + "x";
      define(wide, widened,
             below(2) ? "zext {nneg} i3 " + left + " to i5"
                      : "sext i3 " + left + " to i5",
             {left});
      define(wide, changed,
             "add {nuw} {nsw} i5 " + widened + ", " + constant(wideBits),
             {widened});
      return define(narrow, name, "trunc {nuw} {nsw} i5 " + changed + " to i3",
                    {changed});
    }
    }
  }

  void addCondition() {
    std::string name = "%c" + std::to_string(number++);
    if (conditions.size() > 1 && below(3) == 0) {
      std::string left = pick(conditions), right = pick(conditions);
      switch (below(5)) {
      case 0:
        return define(conditions, name, "xor i1 " + left + ", true", {left});
      case 1:
        return define(conditions, name,
                      "select i1 " + left + ", i1 " + right + ", i1 false",
                      {left, right});
      default: {
        const char *const kinds[] = {"and", "or", "xor", "icmp eq"};
        return define(conditions, name,
                      std::string(kinds[below(4)]) + " i1 " + left + ", " +
                          right,
                      {left, right});
      }
      }
    }
    const char *const kinds[] = {"eq",  "ne",  "slt", "sle", "sgt",
                                 "sge", "ult", "ule", "ugt", "uge"};
    bool isWide = !wide.empty() && below(4) == 0;
    const std::string left = pick(isWide ? wide : narrow);
    unsigned width = isWide ? wideBits : bits;
    bool hasConstant = below(2) != 0;
    const std::string right =
        hasConstant ? constant(width) : pick(isWide ? wide : narrow);
    define(conditions, name,
           "icmp {samesign} " + std::string(kinds[below(10)]) + " i" +
               std::to_string(width) + " " + left + ", " + right,
           {left, right});
  }

  void define(std::vector<std::string> &values, const std::string &name,
              const std::string &text,
              const std::vector<std::string> &operands) {
    recipes[name] = {text, operands};
    values.push_back(name);
  }

  struct Recipe {
    std::string text;
    std::vector<std::string> operands;
  };
  std::mt19937 random;
  unsigned number = 0;
  std::vector<std::string> narrow, wide, conditions;
  std::map<std::string, Recipe> recipes;
  std::set<std::string> defined;
  std::string chosen;
};

/// Whether the target refines the source for all arguments, poison among them.
bool holdsOnAllInputs(const llvm::Function &source,
                      const llvm::Function &target) {
  constexpr unsigned values = (1U << bits) + 1;
  for (unsigned number = 0; number != values * values * values; ++number) {
    Witness input;
    unsigned rest = number;
    for (unsigned i = 0; i != arguments; ++i, rest /= values) {
      Leaf leaf{Leaf::Bits, llvm::APInt(bits, rest % values % (1U << bits))};
      if (rest % values == values - 1)
        leaf = Leaf{Leaf::Poison, llvm::APInt()};
      input.arguments.push_back({leaf});
    }
    auto expected = replay::runExactly(source, interpret::Role::Source, input);
    if (!expected || expected->kind == interpret::Outcome::ImmediateUB)
      continue;
    auto actual = replay::runExactly(target, interpret::Role::Target, input);
    interpret::OutcomeDifference difference;
    if (!actual || interpret::outcomeRefines(*actual, *expected, difference) !=
                       interpret::Match::Yes)
      return false;
  }
  return true;
}

TEST(LinearRandom, WhatIsShownHolds) {
  unsigned shown = 0;
  for (unsigned seed = 0; seed != 4000; ++seed) {
    Two two(Maker(seed).question());
    if (!answerLinearly(two.source(), two.target()).isShown)
      continue;
    ++shown;
    EXPECT_TRUE(holdsOnAllInputs(two.source(), two.target()))
        << print(two.source()) << print(two.target());
  }
  EXPECT_GT(shown, 200U);
}

} // namespace
} // namespace palindrome::refine
