// Tests of segments: what is compared where both sides arrive at a cut. Each
// wrong pair is accepted once the obligation that rejects it is left out.

#include "verify/refine/encode/query/Segment.h"
#include "verify/refine/encode/query/Encode.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <gtest/gtest.h>

using palindrome::refine::CutObligations;
using palindrome::refine::SegmentProof;

namespace palindrome::encode {
namespace {

/// A module with the functions src and tgt.
class Pair {
public:
  explicit Pair(llvm::StringRef text) {
    llvm::SMDiagnostic error;
    module = llvm::parseAssemblyString(text, error, context);
    if (!module) {
      ADD_FAILURE() << error.getMessage().str() << "\n" << text.str();
      return;
    }
    std::string problem;
    llvm::raw_string_ostream stream(problem);
    EXPECT_FALSE(llvm::verifyModule(*module, &stream)) << problem;
  }

  SegmentProof prove(const CutObligations &compared = {},
                     bool isFirst = false) const {
    RefineOptions options;
    options.timeoutSeconds = 120;
    options.undefInputs = options.poisonInputs = false;
    return refine::proveSegment(*module->getFunction("src"),
                                *module->getFunction("tgt"), options, isFirst,
                                compared);
  }

  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module;
};

std::string wordsFor(const SegmentProof &proof) {
  switch (proof.kind) {
  case SegmentProof::Holds:
    return "holds";
  case SegmentProof::Fails:
    return "fails";
  case SegmentProof::Unknown:
    return reasonText(*proof.reason);
  }
  return "";
}

struct SegmentCase {
  const char *name;
  /// What is left out so that a wrong pair is accepted; null if it is right.
  bool CutObligations::*needed;
  /// The parameters of both functions.
  const char *parameters;
  const char *source, *target;
  /// The rest of the module.
  const char *rest;
};

const char cutOfI8[] = "declare void @palindrome.cut.1(i8)\n"
                       "declare void @palindrome.cut.2(i8)\n";
const char cutOfPointer[] = "declare void @palindrome.cut.1(ptr)\n";
const char cutOfContents[] =
    "declare void @palindrome.cut.1(ptr byval([2 x i8]))\n";
const char cutOfNothing[] = "declare void @palindrome.cut.1()\n"
                            "declare void @f(i8)\n";

const SegmentCase segmentCases[] = {
    // Values.
    {"SameValue", nullptr, "i8 %x",
     "%r = mul i8 %x, 2\ncall void @palindrome.cut.1(i8 %r)\nunreachable",
     "%r = shl i8 %x, 1\ncall void @palindrome.cut.1(i8 %r)\nunreachable",
     cutOfI8},
    {"OtherValue", &CutObligations::values, "i8 %x",
     "%r = mul i8 %x, 2\ncall void @palindrome.cut.1(i8 %r)\nunreachable",
     "%r = mul i8 %x, 3\ncall void @palindrome.cut.1(i8 %r)\nunreachable",
     cutOfI8},
    {"PoisonAdded", &CutObligations::values, "i8 %x",
     "%r = add i8 %x, 1\ncall void @palindrome.cut.1(i8 %r)\nunreachable",
     "%r = add nsw i8 %x, 1\ncall void @palindrome.cut.1(i8 %r)\nunreachable",
     cutOfI8},
    {"PoisonReplaced", nullptr, "i8 %x",
     "call void @palindrome.cut.1(i8 poison)\nunreachable",
     "call void @palindrome.cut.1(i8 %x)\nunreachable", cutOfI8},
    {"UndefReplaced", nullptr, "i8 %x",
     "call void @palindrome.cut.1(i8 undef)\nunreachable",
     "call void @palindrome.cut.1(i8 7)\nunreachable", cutOfI8},
    {"UndefKept", nullptr, "i8 %x",
     "call void @palindrome.cut.1(i8 %x)\nunreachable",
     "call void @palindrome.cut.1(i8 %x)\nunreachable", cutOfI8},
    {"FreezeDropped", &CutObligations::values, "i8 %x",
     "%f = freeze i8 %x\ncall void @palindrome.cut.1(i8 %f)\nunreachable",
     "call void @palindrome.cut.1(i8 %x)\nunreachable", cutOfI8},
    {"FreezeAdded", nullptr, "i8 %x",
     "call void @palindrome.cut.1(i8 %x)\nunreachable",
     "%f = freeze i8 %x\ncall void @palindrome.cut.1(i8 %f)\nunreachable",
     cutOfI8},
    {"SetOfUndef", nullptr, "i8 %x",
     "%r = shl i8 undef, 1\ncall void @palindrome.cut.1(i8 %r)\nunreachable",
     "%r = shl i8 undef, 1\ncall void @palindrome.cut.1(i8 %r)\nunreachable",
     cutOfI8},
    {"OtherSet", &CutObligations::values, "i8 %x",
     "%r = shl i8 undef, 1\ncall void @palindrome.cut.1(i8 %r)\nunreachable",
     "%r = or i8 undef, 1\ncall void @palindrome.cut.1(i8 %r)\nunreachable",
     cutOfI8},
    // An argument may be a set such as {1, 2}: `%x > 1` is then undef although
    // both elements are less than 3.
    {"OfASet", &CutObligations::values, "i8 %x",
     "%a = icmp ne i8 %x, %x\n%b = icmp ugt i8 %x, 2\n%c = and i1 %a, %b\n"
     "%r = zext i1 %c to i8\ncall void @palindrome.cut.1(i8 %r)\nunreachable",
     "%a = icmp ne i8 %x, %x\n"
     "%r = zext i1 %a to i8\ncall void @palindrome.cut.1(i8 %r)\nunreachable",
     cutOfI8},
    {"SetWithinUndef", nullptr, "i8 %x",
     "call void @palindrome.cut.1(i8 undef)\nunreachable",
     "%r = shl i8 undef, 1\ncall void @palindrome.cut.1(i8 %r)\nunreachable",
     cutOfI8},

    // A single value, so that the next segment may assume one.
    {"Definite", nullptr, "i8 noundef %x",
     "call void @palindrome.cut.1(i8 noundef %x)\nunreachable",
     "call void @palindrome.cut.1(i8 noundef %x)\nunreachable", cutOfI8},
    {"NotDefinite", &CutObligations::values, "i8 %x",
     "call void @palindrome.cut.1(i8 noundef %x)\nunreachable",
     "call void @palindrome.cut.1(i8 noundef %x)\nunreachable", cutOfI8},

    // Which cut.
    {"SameCut", nullptr, "i1 noundef %c",
     "br i1 %c, label %a, label %b\n"
     "a:\ncall void @palindrome.cut.1(i8 1)\nunreachable\n"
     "b:\ncall void @palindrome.cut.2(i8 1)\nunreachable",
     "%n = xor i1 %c, true\nbr i1 %n, label %b, label %a\n"
     "a:\ncall void @palindrome.cut.1(i8 1)\nunreachable\n"
     "b:\ncall void @palindrome.cut.2(i8 1)\nunreachable",
     cutOfI8},
    {"OtherCut", &CutObligations::sameCut, "i1 noundef %c",
     "br i1 %c, label %a, label %b\n"
     "a:\ncall void @palindrome.cut.1(i8 1)\nunreachable\n"
     "b:\ncall void @palindrome.cut.2(i8 1)\nunreachable",
     "br i1 %c, label %b, label %a\n"
     "a:\ncall void @palindrome.cut.1(i8 1)\nunreachable\n"
     "b:\ncall void @palindrome.cut.2(i8 1)\nunreachable",
     cutOfI8},
    {"SeveralEdges", nullptr, "i1 noundef %c, i8 %x",
     "br i1 %c, label %a, label %b\n"
     "a:\ncall void @palindrome.cut.1(i8 %x)\nunreachable\n"
     "b:\n%y = add i8 %x, 1\ncall void @palindrome.cut.1(i8 %y)\nunreachable",
     "%z = zext i1 %c to i8\n%o = sub i8 1, %z\n%y = add i8 %x, %o\n"
     "call void @palindrome.cut.1(i8 %y)\nunreachable",
     cutOfI8},
    {"ConditionSwapped", &CutObligations::values, "i1 noundef %c, i8 %x",
     "br i1 %c, label %a, label %b\n"
     "a:\ncall void @palindrome.cut.1(i8 %x)\nunreachable\n"
     "b:\n%y = add i8 %x, 1\ncall void @palindrome.cut.1(i8 %y)\nunreachable",
     "%z = zext i1 %c to i8\n%y = add i8 %x, %z\n"
     "call void @palindrome.cut.1(i8 %y)\nunreachable",
     cutOfI8},

    // Memory.
    {"SameStore", nullptr, "ptr %p, i8 %x",
     "store i8 %x, ptr %p\nstore i8 3, ptr %p\n"
     "call void @palindrome.cut.1(ptr %p)\nunreachable",
     "store i8 3, ptr %p\ncall void @palindrome.cut.1(ptr %p)\nunreachable",
     cutOfPointer},
    {"StoreDropped", &CutObligations::memory, "ptr %p, i8 %x",
     "store i8 3, ptr %p\ncall void @palindrome.cut.1(ptr %p)\nunreachable",
     "call void @palindrome.cut.1(ptr %p)\nunreachable", cutOfPointer},
    {"SetOfUndefStored", nullptr, "ptr %p",
     "%r = shl i8 undef, 1\nstore i8 %r, ptr %p\n"
     "call void @palindrome.cut.1(ptr %p)\nunreachable",
     "%r = shl i8 undef, 1\nstore i8 %r, ptr %p\n"
     "call void @palindrome.cut.1(ptr %p)\nunreachable",
     cutOfPointer},
    // The bytes are 0, 0 or 1, 1 in the source: each is what it may be there,
    // but not both together.
    {"SetOfTwoBytes", &CutObligations::jointly, "ptr %p",
     "%u = and i16 undef, 1\n%r = mul i16 %u, 257\n"
     "store i16 %r, ptr %p, align 1\n"
     "call void @palindrome.cut.1(ptr %p)\nunreachable",
     "store i16 1, ptr %p, align 1\n"
     "call void @palindrome.cut.1(ptr %p)\nunreachable",
     cutOfPointer},
    {"OneOfTwoBytes", nullptr, "ptr %p",
     "%u = and i16 undef, 1\n%r = mul i16 %u, 257\n"
     "store i16 %r, ptr %p, align 1\n"
     "call void @palindrome.cut.1(ptr %p)\nunreachable",
     "store i16 257, ptr %p, align 1\n"
     "call void @palindrome.cut.1(ptr %p)\nunreachable",
     cutOfPointer},
    // What is loaded may be a set as well, with poison in it.
    {"SumInMemory", nullptr, "ptr %p, ptr %q",
     "%a = load i8, ptr %p\n%b = load i8, ptr %q\n%c = add nsw i8 %a, %b\n"
     "store i8 %c, ptr %p\ncall void @palindrome.cut.1(ptr %p)\nunreachable",
     "%b = load i8, ptr %q\n%a = load i8, ptr %p\n%c = add nsw i8 %b, %a\n"
     "store i8 %c, ptr %p\ncall void @palindrome.cut.1(ptr %p)\nunreachable",
     cutOfPointer},
    {"UndefStored", nullptr, "ptr %p, i8 %x",
     "store i8 %x, ptr %p\ncall void @palindrome.cut.1(ptr %p)\nunreachable",
     "store i8 %x, ptr %p\ncall void @palindrome.cut.1(ptr %p)\nunreachable",
     cutOfPointer},

    // The stack lives on behind a cut, if a pointer to it is passed.
    {"StackPassed", nullptr, "i8 %x",
     "%a = alloca i8\nstore i8 0, ptr %a\nstore i8 %x, ptr %a\n"
     "call void @palindrome.cut.1(ptr %a)\nunreachable",
     "%a = alloca i8\nstore i8 %x, ptr %a\n"
     "call void @palindrome.cut.1(ptr %a)\nunreachable",
     cutOfPointer},
    {"StoreToStackDropped", &CutObligations::memory, "i8 %x",
     "%a = alloca i8\nstore i8 7, ptr %a\n"
     "call void @palindrome.cut.1(ptr %a)\nunreachable",
     "%a = alloca i8\ncall void @palindrome.cut.1(ptr %a)\nunreachable",
     cutOfPointer},
    {"StackOverPast", &CutObligations::memory, "i8 %x",
     "%a = alloca i8\ncall void @llvm.lifetime.start.p0(ptr %a)\n"
     "store i8 %x, ptr %a\ncall void @llvm.lifetime.end.p0(ptr %a)\n"
     "call void @palindrome.cut.1(ptr %a)\nunreachable",
     "%a = alloca i8\ncall void @llvm.lifetime.start.p0(ptr %a)\n"
     "store i8 %x, ptr %a\ncall void @llvm.lifetime.end.p0(ptr %a)\n"
     "call void @palindrome.cut.1(ptr %a)\nunreachable",
     cutOfPointer},
    {"HeapPassed", nullptr, "i8 %x",
     "%a = call ptr @malloc(i64 1)\n%c = icmp eq ptr %a, null\n"
     "br i1 %c, label %n, label %y\nn:\nunreachable\ny:\n"
     "store i8 %x, ptr %a\ncall void @palindrome.cut.1(ptr %a)\nunreachable",
     "%a = call ptr @malloc(i64 1)\n%c = icmp eq ptr %a, null\n"
     "br i1 %c, label %n, label %y\nn:\nunreachable\ny:\n"
     "store i8 %x, ptr %a\ncall void @palindrome.cut.1(ptr %a)\nunreachable",
     "declare noalias ptr @malloc(i64)\n"
     "declare void @palindrome.cut.1(ptr)\n"},

    // Contents of objects that nothing else points to.
    {"Contents", nullptr, "ptr byval([2 x i8]) align 1 %p, i8 %x",
     "store i8 1, ptr %p\nstore i8 %x, ptr %p\n"
     "call void @palindrome.cut.1(ptr byval([2 x i8]) %p)\nunreachable",
     "store i8 %x, ptr %p\n"
     "call void @palindrome.cut.1(ptr byval([2 x i8]) %p)\nunreachable",
     cutOfContents},
    {"OtherContents", &CutObligations::values,
     "ptr byval([2 x i8]) align 1 %p, i8 %x",
     "store i8 1, ptr %p\n"
     "call void @palindrome.cut.1(ptr byval([2 x i8]) %p)\nunreachable",
     "%q = getelementptr i8, ptr %p, i64 1\nstore i8 1, ptr %q\n"
     "call void @palindrome.cut.1(ptr byval([2 x i8]) %p)\nunreachable",
     cutOfContents},
    {"ContentsOfAlloca", nullptr, "i8 %x",
     "%p = alloca [2 x i8]\nstore i8 %x, ptr %p\n"
     "call void @palindrome.cut.1(ptr byval([2 x i8]) %p)\nunreachable",
     "%u = alloca i32\n%p = alloca [2 x i8]\nstore i8 %x, ptr %p\n"
     "call void @palindrome.cut.1(ptr byval([2 x i8]) %p)\nunreachable",
     cutOfContents},
    {"LessAligned", &CutObligations::values, "i8 %x",
     "%p = alloca [2 x i8], align 2\nstore i8 %x, ptr %p\n"
     "call void @palindrome.cut.1(ptr byval([2 x i8]) %p)\nunreachable",
     "%p = alloca [2 x i8], align 1\nstore i8 %x, ptr %p\n"
     "call void @palindrome.cut.1(ptr byval([2 x i8]) %p)\nunreachable",
     cutOfContents},
    // The address is no choice of the source, which may have looked at it in an
    // earlier segment.
    {"AddressChosenAgain", &CutObligations::values,
     "ptr byval([2 x i8]) align 1 %p, i64 noundef %a",
     "%b = ptrtoint ptr %p to i64\n%c = icmp eq i64 %a, %b\n"
     "%r = zext i1 %c to i8\ncall void @palindrome.cut.1(i8 %r)\nunreachable",
     "call void @palindrome.cut.1(i8 0)\nunreachable", cutOfI8},

    // Events.
    {"SameCall", nullptr, "i8 %x",
     "call void @f(i8 %x)\ncall void @palindrome.cut.1()\nunreachable",
     "call void @f(i8 %x)\ncall void @palindrome.cut.1()\nunreachable",
     cutOfNothing},
    {"CallDropped", &CutObligations::events, "i8 %x",
     "call void @f(i8 %x) nounwind willreturn memory(inaccessiblemem: write)\n"
     "call void @palindrome.cut.1()\nunreachable",
     "call void @palindrome.cut.1()\nunreachable", cutOfNothing},

    // A promise of the function concerns its end, not a cut.
    {"NoReturn", nullptr,
     "i8 %x) noreturn willreturn nounwind nofree memory(none",
     "call void @palindrome.cut.1(i8 %x)\nunreachable",
     "call void @palindrome.cut.1(i8 %x)\nunreachable", cutOfI8},
};

std::string textOf(const SegmentCase &test) {
  std::string text = test.rest;
  for (auto [name, body] :
       {std::pair("src", test.source), {"tgt", test.target}})
    text += std::string("define i8 @") + name + "(" + test.parameters +
            ") {\n" + body + "\n}\n";
  return text;
}

class SegmentTest : public testing::TestWithParam<SegmentCase> {};

TEST_P(SegmentTest, Obligations) {
  const SegmentCase &test = GetParam();
  Pair pair(textOf(test));
  ASSERT_TRUE(pair.module);
  EXPECT_EQ(wordsFor(pair.prove()), test.needed ? "fails" : "holds");
  if (!test.needed)
    return;
  CutObligations without;
  without.*test.needed = false;
  EXPECT_EQ(wordsFor(pair.prove(without)), "holds");
}

INSTANTIATE_TEST_SUITE_P(Pairs, SegmentTest, testing::ValuesIn(segmentCases),
                         [](const testing::TestParamInfo<SegmentCase> &info) {
                           return info.param.name;
                         });

/// A segment that does not arrive at a cut where the other does is wrong
/// whatever is compared.
TEST(SegmentTest, ReturnsInstead) {
  Pair pair(std::string(cutOfI8) +
            "define i8 @src(i8 %x) {\n"
            "  call void @palindrome.cut.1(i8 %x)\n  unreachable\n}\n"
            "define i8 @tgt(i8 %x) {\n  ret i8 %x\n}\n");
  SegmentProof proof = pair.prove({false, false, false, false, false});
  EXPECT_EQ(wordsFor(proof), "fails");
  EXPECT_FALSE(proof.cut);
}

/// The failing values are named, the others are not.
TEST(SegmentTest, NamesFailingValues) {
  Pair pair("declare void @palindrome.cut.4(i8, i8, i8)\n"
            "define void @src(i8 %x, i8 %y) {\n"
            "  call void @palindrome.cut.4(i8 %x, i8 %y, i8 1)\n"
            "  unreachable\n}\n"
            "define void @tgt(i8 %x, i8 %y) {\n"
            "  %z = add i8 %y, 1\n"
            "  call void @palindrome.cut.4(i8 %x, i8 %z, i8 1)\n"
            "  unreachable\n}\n");
  SegmentProof proof = pair.prove();
  ASSERT_EQ(wordsFor(proof), "fails");
  EXPECT_EQ(proof.cut, 4u);
  EXPECT_EQ(proof.values, llvm::SmallVector<unsigned>({1}));
  EXPECT_FALSE(proof.memoryFails);
}

/// A later segment may begin with undef, though the function's arguments are
/// not.
TEST(SegmentTest, LaterInputsMayBeUndef) {
  Pair pair(std::string(cutOfI8) +
            "define void @src(i8 %x) {\n  %r = mul i8 %x, 2\n"
            "  call void @palindrome.cut.1(i8 %r)\n  unreachable\n}\n"
            "define void @tgt(i8 %x) {\n  %r = add i8 %x, %x\n"
            "  call void @palindrome.cut.1(i8 %r)\n  unreachable\n}\n");
  EXPECT_EQ(wordsFor(pair.prove({}, /*isFirst=*/true)), "holds");
  EXPECT_EQ(wordsFor(pair.prove({}, /*isFirst=*/false)), "fails");
}

/// In a program of a user, such a name means nothing.
TEST(SegmentTest, NameMeansNothingElsewhere) {
  Pair pair("declare void @palindrome.cut.1(i8)\n"
            "define i8 @src(i8 noundef %x) {\n"
            "  call void @palindrome.cut.1(i8 %x)\n  ret i8 1\n}\n"
            "define i8 @tgt(i8 noundef %x) {\n"
            "  call void @palindrome.cut.1(i8 %x)\n  ret i8 2\n}\n");
  refine::Proof proof = refine::proveRefinement(
      *pair.module->getFunction("src"), *pair.module->getFunction("tgt"), {});
  EXPECT_EQ(proof.kind, refine::Proof::Fails);
}

TEST(SegmentTest, Promises) {
  Pair pair("declare void @g(ptr)\n"
            "define i8 @src(ptr readonly %p) memory(argmem: read) {\n"
            "  %x = load i8, ptr %p\n  ret i8 %x\n}\n"
            "define i8 @tgt(ptr readonly %p, ptr %q) {\n"
            "  store i8 1, ptr %q\n  call void @g(ptr %q)\n  ret i8 1\n}\n");
  EXPECT_EQ(refine::findUnkeptPromise(*pair.module->getFunction("src")),
            std::nullopt);
  EXPECT_EQ(refine::findUnkeptPromise(*pair.module->getFunction("tgt")),
            "attribute readonly");
}

TEST(SegmentTest, ConvergentCallsDependOnBranchesOfOtherSegments) {
  Pair pair("declare void @g() convergent\n"
            "define void @src() convergent {\n"
            "  call void @g()\n  ret void\n}\n"
            "define void @tgt(i1 %c) convergent {\n"
            "  br i1 %c, label %a, label %b\n"
            "a:\n  call void @g()\n  br label %b\n"
            "b:\n  ret void\n}\n");
  EXPECT_EQ(refine::findUnkeptPromise(*pair.module->getFunction("src")),
            std::nullopt);
  EXPECT_EQ(refine::findUnkeptPromise(*pair.module->getFunction("tgt")),
            "a convergent call");
}

} // namespace
} // namespace palindrome::encode
