// What making a term folds: the shape that results from each rule, and that the
// solver finds no input for which it differs from the term without folding.

#include "Unfolded.h"

namespace palindrome::smt {
namespace {

using Operation = Expr (*)(llvm::ArrayRef<Expr>);

struct FoldCase {
  const char *name;
  Operation operation;
  std::vector<Expr> (*operands)(const Variables &);
  /// The term that results.
  Expr (*expected)(const Variables &);
};

Expr byte(uint64_t value) { return Expr::bits(8, value); }
Expr word(uint64_t value) { return Expr::bits(16, value); }
Expr yes() { return Expr::boolean(true); }
Expr no() { return Expr::boolean(false); }

// clang-format off
#define OPERATION(EXPR) [](llvm::ArrayRef<Expr> o) -> Expr { return EXPR; }
#define OPERANDS(...) [](const Variables &v) -> std::vector<Expr> { return {__VA_ARGS__}; }
#define FOLDS_TO(EXPR) [](const Variables &v) -> Expr { return EXPR; }
// Without parameters in use, `v` is not named.
#define CASE(NAME, OPERATION_EXPR, OPERAND_LIST, EXPECTED)                     \
  {#NAME, OPERATION(OPERATION_EXPR), OPERANDS OPERAND_LIST, FOLDS_TO(EXPECTED)}

const FoldCase cases[] = {
    CASE(NotTrue, !o[0], (yes()), no()),
    CASE(NotFalse, !o[0], (no()), yes()),
    CASE(NotNot, !o[0], (!v.p), v.p),

    CASE(AndTrue, o[0] && o[1], (v.p, yes()), v.p),
    CASE(TrueAnd, o[0] && o[1], (yes(), v.p), v.p),
    CASE(AndFalse, o[0] && o[1], (v.p, no()), no()),
    CASE(FalseAnd, o[0] && o[1], (no(), v.p), no()),
    CASE(AndSame, o[0] && o[1], (v.p, v.p), v.p),
    CASE(AndNegated, o[0] && o[1], (v.p, !v.p), no()),
    CASE(NegatedAnd, o[0] && o[1], (!v.p, v.p), no()),
    CASE(OrTrue, o[0] || o[1], (v.p, yes()), yes()),
    CASE(TrueOr, o[0] || o[1], (yes(), v.p), yes()),
    CASE(OrFalse, o[0] || o[1], (v.p, no()), v.p),
    CASE(FalseOr, o[0] || o[1], (no(), v.p), v.p),
    CASE(OrSame, o[0] || o[1], (v.p, v.p), v.p),
    CASE(OrNegated, o[0] || o[1], (v.p, !v.p), yes()),
    CASE(ImpliesItself, o[0].implies(o[1]), (v.p, v.p), yes()),
    CASE(FalseImplies, o[0].implies(o[1]), (no(), v.p), yes()),
    CASE(TrueImplies, o[0].implies(o[1]), (yes(), v.p), v.p),

    CASE(EqualSame, o[0] == o[1], (v.x, v.x), yes()),
    CASE(EqualConstants, o[0] == o[1], (byte(3), byte(3)), yes()),
    CASE(UnequalConstants, o[0] == o[1], (byte(3), byte(4)), no()),
    CASE(NotEqualConstants, o[0] != o[1], (byte(3), byte(4)), yes()),
    CASE(EqualTrue, o[0] == o[1], (v.p, yes()), v.p),
    CASE(TrueEqual, o[0] == o[1], (yes(), v.p), v.p),
    CASE(EqualFalse, o[0] == o[1], (v.p, no()), !v.p),
    CASE(FalseEqual, o[0] == o[1], (no(), v.p), !v.p),
    CASE(EqualSums, o[0] == o[1], (v.x + byte(3), v.x + byte(4)), no()),
    CASE(EqualSumAndBase, o[0] == o[1], (v.x + byte(3), v.x), no()),
    CASE(EqualSumsOfOthers, o[0] == o[1], (v.x + byte(3), v.y + byte(3)),
         v.x == v.y),
    CASE(EqualSumAndConstant, o[0] == o[1], (byte(3), v.x + byte(3)),
         byte(3) == v.x + byte(3)),
    CASE(EqualSelectionOfOther, o[0] == o[1],
         (v.p.select(byte(1), v.y), byte(2)), !v.p && v.y == byte(2)),
    CASE(EqualSelectionOfSame, o[0] == o[1],
         (v.p.select(v.y, byte(2)), byte(2)), !v.p || v.y == byte(2)),
    CASE(EqualSelectionOfConstants, o[0] == o[1],
         (byte(1), v.p.select(byte(1), byte(2))), v.p),
    CASE(EqualConcatenation, o[0] == o[1], (v.x.concat(v.y), word(0x0102)),
         v.x == byte(1) && v.y == byte(2)),
    CASE(EqualConstantAndConcatenation, o[0] == o[1],
         (word(0x0102), v.x.concat(v.y)), v.x == byte(1) && v.y == byte(2)),
    CASE(EqualConcatenations, o[0] == o[1],
         (v.x.concat(v.y), v.x.concat(v.z)), v.y == v.z),

    CASE(SelectTrue, o[0].select(o[1], o[2]), (yes(), v.x, v.y), v.x),
    CASE(SelectFalse, o[0].select(o[1], o[2]), (no(), v.x, v.y), v.y),
    CASE(SelectSame, o[0].select(o[1], o[2]), (v.p, v.x, v.x), v.x),
    CASE(SelectNegated, o[0].select(o[1], o[2]), (!v.p, v.x, v.y),
         v.p.select(v.y, v.x)),
    CASE(SelectTrueOr, o[0].select(o[1], o[2]), (v.p, yes(), v.q), v.p || v.q),
    CASE(SelectFalseAnd, o[0].select(o[1], o[2]), (v.p, no(), v.q),
         !v.p && v.q),
    CASE(SelectOrTrue, o[0].select(o[1], o[2]), (v.p, v.q, yes()), !v.p || v.q),
    CASE(SelectAndFalse, o[0].select(o[1], o[2]), (v.p, v.q, no()), v.p && v.q),

    CASE(AddConstants, o[0] + o[1], (byte(200), byte(100)), byte(44)),
    CASE(AddZero, o[0] + o[1], (v.x, byte(0)), v.x),
    CASE(ZeroAdd, o[0] + o[1], (byte(0), v.x), v.x),
    CASE(AddToSum, o[0] + o[1], (v.x + byte(3), byte(4)), v.x + byte(7)),
    CASE(SumsWithConstants, o[0] + o[1], (v.x + byte(3), v.y + byte(4)),
         (v.x + v.y) + byte(7)),
    CASE(ConstantsCancel, o[0] + o[1], (v.x + byte(3), v.y + byte(253)),
         v.x + v.y),
    CASE(SubtractConstant, o[0] - o[1], (v.x + byte(3), byte(1)),
         v.x + byte(2)),
    CASE(SubtractSame, o[0] - o[1], (v.x, v.x), byte(0)),
    CASE(SubtractSums, o[0] - o[1], (v.x + byte(3), v.x + byte(1)), byte(2)),
    CASE(SubtractConstants, o[0] - o[1], (byte(3), byte(4)), byte(255)),
    CASE(NegateConstant, -o[0], (byte(1)), byte(255)),
    CASE(MultiplyByOne, o[0] * o[1], (v.x, byte(1)), v.x),
    CASE(OneTimes, o[0] * o[1], (byte(1), v.x), v.x),
    CASE(MultiplyByZero, o[0] * o[1], (v.x, byte(0)), byte(0)),
    CASE(MultiplyConstants, o[0] * o[1], (byte(100), byte(3)), byte(44)),
    CASE(MultiplyInOrder, o[0] * o[1], (v.y, v.x), v.x * v.y),

    CASE(Complement, ~o[0], (byte(1)), byte(254)),
    CASE(AndOfSame, o[0] & o[1], (v.x, v.x), v.x),
    CASE(AndOfOnes, o[0] & o[1], (byte(255), v.x), v.x),
    CASE(AndOfZero, o[0] & o[1], (v.x, byte(0)), byte(0)),
    CASE(AndOfConstants, o[0] & o[1], (byte(12), byte(10)), byte(8)),
    CASE(OrOfSame, o[0] | o[1], (v.x, v.x), v.x),
    CASE(OrOfOnes, o[0] | o[1], (v.x, byte(255)), byte(255)),
    CASE(OrOfZero, o[0] | o[1], (byte(0), v.x), v.x),
    CASE(OrOfConstants, o[0] | o[1], (byte(12), byte(10)), byte(14)),
    CASE(XorOfSame, o[0] ^ o[1], (v.x, v.x), byte(0)),
    CASE(XorOfZero, o[0] ^ o[1], (v.x, byte(0)), v.x),
    CASE(XorOfConstants, o[0] ^ o[1], (byte(12), byte(10)), byte(6)),

    CASE(DivideUnsigned, o[0].udiv(o[1]), (byte(254), byte(3)), byte(84)),
    CASE(DivideSigned, o[0].sdiv(o[1]), (byte(249), byte(2)), byte(253)),
    CASE(DivideOverflowing, o[0].sdiv(o[1]), (byte(128), byte(255)), byte(128)),
    CASE(RemainderUnsigned, o[0].urem(o[1]), (byte(254), byte(3)), byte(2)),
    CASE(RemainderSigned, o[0].srem(o[1]), (byte(249), byte(2)), byte(255)),
    CASE(RemainderOverflowing, o[0].srem(o[1]), (byte(128), byte(255)),
         byte(0)),

    CASE(ShiftLeftByZero, o[0].shl(o[1]), (v.x, byte(0)), v.x),
    CASE(ShiftLeft, o[0].shl(o[1]), (byte(129), byte(1)), byte(2)),
    CASE(ShiftLeftByWidth, o[0].shl(o[1]), (byte(129), byte(8)), byte(0)),
    CASE(ShiftRightByZero, o[0].lshr(o[1]), (v.x, byte(0)), v.x),
    CASE(ShiftRight, o[0].lshr(o[1]), (byte(129), byte(1)), byte(64)),
    CASE(ShiftRightTooFar, o[0].lshr(o[1]), (byte(129), byte(200)), byte(0)),
    CASE(ShiftSignByZero, o[0].ashr(o[1]), (v.x, byte(0)), v.x),
    CASE(ShiftSign, o[0].ashr(o[1]), (byte(129), byte(1)), byte(192)),
    CASE(ShiftSignTooFar, o[0].ashr(o[1]), (byte(129), byte(8)), byte(255)),

    CASE(LessThanItself, o[0].ult(o[1]), (v.x, v.x), no()),
    CASE(AtMostItself, o[0].ule(o[1]), (v.x, v.x), yes()),
    CASE(SignedLessThanItself, o[0].slt(o[1]), (v.x, v.x), no()),
    CASE(SignedAtMostItself, o[0].sle(o[1]), (v.x, v.x), yes()),
    CASE(LessUnsigned, o[0].ult(o[1]), (byte(1), byte(255)), yes()),
    CASE(LessSigned, o[0].slt(o[1]), (byte(1), byte(255)), no()),
    CASE(GreaterUnsigned, o[0].ugt(o[1]), (byte(1), byte(255)), no()),
    CASE(GreaterSigned, o[0].sgt(o[1]), (byte(1), byte(255)), yes()),
    CASE(AtLeastUnsigned, o[0].uge(o[1]), (byte(255), byte(255)), yes()),
    CASE(AtLeastSigned, o[0].sge(o[1]), (byte(255), byte(1)), no()),
    CASE(AtMostSigned, o[0].sle(o[1]), (byte(128), byte(127)), yes()),
    CASE(AtMostUnsigned, o[0].ule(o[1]), (byte(128), byte(127)), no()),

    CASE(ConcatenateConstants, o[0].concat(o[1]), (byte(1), byte(2)),
         word(0x0102)),
    CASE(ConcatenateParts, o[0].concat(o[1]),
         (v.x.extract(6, 4), v.x.extract(3, 1)), v.x.extract(6, 1)),
    CASE(ConcatenateWhole, o[0].concat(o[1]),
         (v.x.extract(7, 4), v.x.extract(3, 0)), v.x),
    CASE(ExtractWhole, o[0].extract(7, 0), (v.x), v.x),
    CASE(ExtractFromConstant, o[0].extract(6, 3), (byte(0x5a)),
         Expr::bits(4, 0xb)),
    CASE(ExtractFromPart, o[0].extract(2, 1), (v.x.extract(6, 3)),
         v.x.extract(5, 4)),
    CASE(ExtractFromUpper, o[0].extract(11, 9), (v.x.concat(v.y)),
         v.x.extract(3, 1)),
    CASE(ExtractFromLower, o[0].extract(7, 2), (v.x.concat(v.y)),
         v.y.extract(7, 2)),
    CASE(ExtractFromSelection, o[0].extract(15, 8),
         (v.p.select(word(0x0102), v.x.concat(v.y))),
         v.p.select(byte(1), v.x)),
    CASE(ExtractCommonPart, o[0].extract(15, 8),
         (v.p.select(v.x.concat(v.y), v.x.concat(v.z))), v.x),
    CASE(ExtractBit, o[0].bit(3), (byte(8)), Expr::bits(1, 1)),

    CASE(ZeroExtendConstant, o[0].zext(16), (byte(255)), word(255)),
    CASE(ZeroExtendNowhere, o[0].zext(8), (v.x), v.x),
    CASE(SignExtendConstant, o[0].sext(16), (byte(255)), word(0xffff)),
    CASE(SignExtendNowhere, o[0].sext(8), (v.x), v.x),
    CASE(TruncateExtended, o[0].trunc(8), (v.x.zext(16)), v.x),
    CASE(ExtendUnsigned, o[0].zextOrTrunc(16), (byte(128)), word(128)),
    CASE(TruncateUnsigned, o[0].zextOrTrunc(4), (byte(0x5a)),
         Expr::bits(4, 0xa)),
    CASE(ExtendSigned, o[0].sextOrTrunc(16), (byte(128)), word(0xff80)),
    CASE(TruncateSigned, o[0].sextOrTrunc(4), (byte(0x5a)), Expr::bits(4, 0xa)),

    CASE(ZeroIsZero, o[0].isZero(), (byte(0)), yes()),
    CASE(ExtendedIsZero, o[0].isZero(), (v.x.zext(16)), v.x == byte(0)),
    CASE(ConstantIsNegative, o[0].isNegative(), (byte(128)), yes()),
    CASE(BitOfTrue, o[0].toBit(), (yes()), Expr::bits(1, 1)),
    CASE(BitOfFalse, o[0].toBit(), (no()), Expr::bits(1, 0)),
    CASE(BooleanOfBit, o[0].toBoolean(), (v.p.toBit()), v.p),
};
// clang-format on

class FoldingTest : public testing::TestWithParam<FoldCase> {
protected:
  ExprArena terms;
  Variables variables;
};

TEST_P(FoldingTest, HasShapeAndMeaning) {
  const FoldCase &test = GetParam();
  std::vector<Expr> operands = test.operands(variables);
  Expr folded = test.operation(operands);
  EXPECT_TRUE(folded.isSame(test.expected(variables)));
  EXPECT_TRUE(isEquivalent(folded, unfolded(test.operation, operands)));
}

INSTANTIATE_TEST_SUITE_P(Expr, FoldingTest, testing::ValuesIn(cases),
                         [](const testing::TestParamInfo<FoldCase> &info) {
                           return info.param.name;
                         });

class ExprTest : public testing::Test {
protected:
  ExprArena terms;
  Variables v;
};

TEST_F(ExprTest, LeavesDivisionByZeroToTheSolver) {
  const Operation divisions[] = {
      OPERATION(o[0].udiv(o[1])), OPERATION(o[0].sdiv(o[1])),
      OPERATION(o[0].urem(o[1])), OPERATION(o[0].srem(o[1]))};
  for (Operation operation : divisions)
    for (Expr dividend : {byte(7), byte(249)}) {
      Expr quotient = operation({dividend, byte(0)});
      EXPECT_FALSE(quotient.constant());
      EXPECT_TRUE(
          isEquivalent(quotient, unfolded(operation, {dividend, byte(0)})));
    }
}

TEST_F(ExprTest, DoesNotJoinPartsThatAreNotAdjacent) {
  Expr swapped = v.x.extract(3, 0).concat(v.x.extract(7, 4));
  EXPECT_FALSE(swapped.isSame(v.x));
  EXPECT_FALSE(isEquivalent(swapped, v.x));
  Expr overlapping = v.x.extract(7, 3).concat(v.x.extract(4, 2));
  EXPECT_FALSE(isEquivalent(overlapping, v.x));
  Expr ofTwo = v.x.extract(7, 4).concat(v.y.extract(3, 0));
  EXPECT_FALSE(isEquivalent(ofTwo, v.x));
}

TEST_F(ExprTest, DoesNotSplitAcrossTheBorderOfAConcatenation) {
  Expr both = v.x.concat(v.y);
  for (auto [high, low] :
       {std::pair(11, 4), std::pair(8, 4), std::pair(11, 7), std::pair(8, 7)}) {
    SCOPED_TRACE(high * 100 + low);
    Expr middle = both.extract(high, low);
    EXPECT_EQ(middle.width(), unsigned(high - low + 1));
    EXPECT_TRUE(isEquivalent(
        middle, v.x.extract(high - 8, 0).concat(v.y.extract(7, low))));
    EXPECT_FALSE(isEquivalent(middle, v.x.trunc(high - low + 1)));
  }
}

TEST_F(ExprTest, DoesNotCompareConcatenationsOfOtherWidths) {
  Expr short4 = Expr::variable(4, "short");
  Expr equal = v.x.concat(short4) == short4.concat(v.x);
  // The upper half of x is the short one, and the lower half, too.
  Expr expected = v.x.extract(7, 4) == short4 && v.x.extract(3, 0) == short4;
  EXPECT_TRUE(isEquivalent(equal, expected));
  EXPECT_FALSE(isEquivalent(equal, v.x.extract(7, 4) == short4));
}

TEST_F(ExprTest, KnowsItsSortAndValue) {
  EXPECT_FALSE(Expr().isSet());
  EXPECT_TRUE(v.p.isBoolean());
  EXPECT_FALSE(v.x.isBoolean());
  EXPECT_EQ(v.x.width(), 8u);
  EXPECT_EQ(v.x.concat(v.y).width(), 16u);
  EXPECT_TRUE(v.x.isVariable());
  EXPECT_FALSE(byte(1).isVariable());
  EXPECT_FALSE((v.x + v.y).isVariable());
  EXPECT_FALSE(v.x.constant());
  EXPECT_EQ(*byte(300).constant(), 300 - 256);
  llvm::APInt wide = llvm::APInt::getOneBitSet(200, 199);
  EXPECT_EQ(*Expr::bits(wide).constant(), wide);
  EXPECT_TRUE(Expr::variable(8, "x").isSame(v.x));
  EXPECT_FALSE(Expr::variable(9, "x").isSame(v.x));
}

/// Random terms, each made with and without folding from operands that were
/// themselves made so: rules that are sound alone may not be in each other's
/// company.
class RandomTerms {
public:
  explicit RandomTerms(unsigned seed) : random(seed) {
    for (Expr leaf : {v.x, v.y, byte(0), byte(1), byte(255), byte(0x5a)})
      bytes.push_back({leaf, leaf});
    for (Expr leaf : {v.p, v.q, yes(), no()})
      booleans.push_back({leaf, leaf});
  }

  void grow();
  Pair last() const { return wasByte ? bytes.back() : booleans.back(); }

private:
  Pair &pick(std::vector<Pair> &from) { return from[random() % from.size()]; }

  std::mt19937 random;
  Variables v;
  std::vector<Pair> bytes, booleans;
  bool wasByte = true;
};

struct Shape {
  /// Of the operands: `b` for a byte, `p` for a Boolean.
  const char *operands;
  bool makesByte;
  Operation operation;
};

const Shape shapes[] = {
    {"p", false, OPERATION(!o[0])},
    {"pp", false, OPERATION(o[0] && o[1])},
    {"pp", false, OPERATION(o[0] || o[1])},
    {"pp", false, OPERATION(o[0] == o[1])},
    {"ppp", false, OPERATION(o[0].select(o[1], o[2]))},
    {"bb", false, OPERATION(o[0] == o[1])},
    {"bb", false, OPERATION(o[0].ult(o[1]))},
    {"bb", false, OPERATION(o[0].sle(o[1]))},
    {"bbb", false, OPERATION(o[0].concat(o[1]) == o[1].concat(o[2]))},
    {"bb", false, OPERATION(o[0].zext(16) == o[1].sext(16))},
    {"pbb", true, OPERATION(o[0].select(o[1], o[2]))},
    {"bb", true, OPERATION(o[0] + o[1])},
    {"bb", true, OPERATION(o[0] - o[1])},
    {"bb", true, OPERATION(o[0] & o[1])},
    {"bb", true, OPERATION(o[0] | o[1])},
    {"bb", true, OPERATION(o[0] ^ o[1])},
    {"bb", true, OPERATION(o[0].shl(o[1]))},
    {"bb", true, OPERATION(o[0].ashr(o[1]))},
    {"b", true, OPERATION(~o[0])},
    {"b", true, OPERATION(-o[0])},
    {"bb", true, OPERATION(o[0].concat(o[1]).extract(11, 4))},
    {"bb", true, OPERATION(o[0].extract(7, 5).concat(o[1].extract(4, 0)))},
    {"bb", true, OPERATION(o[0].concat(o[1]).trunc(8))},
    {"b", true, OPERATION(o[0].bit(7).sext(8))},
    {"p", true, OPERATION(o[0].toBit().zext(8))},
};

void RandomTerms::grow() {
  const Shape &shape = shapes[random() % std::size(shapes)];
  std::vector<Expr> folded, raw;
  for (const char *kind = shape.operands; *kind; ++kind) {
    const Pair &operand = pick(*kind == 'b' ? bytes : booleans);
    folded.push_back(operand.first);
    raw.push_back(operand.second);
  }
  wasByte = shape.makesByte;
  (wasByte ? bytes : booleans)
      .emplace_back(shape.operation(folded), unfolded(shape.operation, raw));
}

TEST_F(ExprTest, FoldsRandomTermsSoundly) {
  for (unsigned seed = 0; seed < 100; ++seed) {
    SCOPED_TRACE(seed);
    RandomTerms random(seed);
    for (unsigned i = 0; i < 20; ++i)
      random.grow();
    auto [folded, raw] = random.last();
    EXPECT_TRUE(isEquivalent(folded, raw));
  }
}

/// Without a part, terms have other shapes and the same meaning.
TEST(ExprParts, ChangeNoMeaning) {
  SolverParts parts;
  parts.normalForms = parts.folding = false;
  ExprArena terms(parts);
  Variables v;
  for (const FoldCase &test : cases) {
    SCOPED_TRACE(test.name);
    std::vector<Expr> operands = test.operands(v);
    EXPECT_TRUE(isEquivalent(test.operation(operands),
                             unfolded(test.operation, operands)));
  }
  EXPECT_FALSE(((v.x + byte(3)) - (v.x + byte(1))).constant());
  EXPECT_FALSE((v.x * v.y).isSame(v.y * v.x));
  EXPECT_EQ((byte(3) + byte(4)).constant(), llvm::APInt(8, 7));
  EXPECT_TRUE((byte(3) == byte(4)).isFalse());
}

TEST_F(ExprTest, EqualsIsNotFolded) {
  EXPECT_FALSE(byte(3).equals(byte(4)).isFalse());
  EXPECT_TRUE(isEquivalent(byte(3).equals(byte(4)), no()));
  EXPECT_TRUE(isEquivalent((v.x + byte(1)).equals(byte(1)), v.x == byte(0)));
}

} // namespace
} // namespace palindrome::smt
