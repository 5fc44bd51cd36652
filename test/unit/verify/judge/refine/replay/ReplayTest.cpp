// Confirmation of witnesses.

#include "Replaying.h"

using namespace llvm;
using namespace palindrome;
using namespace palindrome::refine;
using namespace palindrome::replay;

namespace {

TEST_F(ReplayTest, ConcreteWithoutChoices) {
  witness.arguments = {{bits(8, 200)}};
  auto found = run("define i8 @src(i8 %x) { ret i8 %x }"
                   "define i8 @tgt(i8 %x) { %y = and i8 %x, 127 ret i8 %y }");
  ASSERT_TRUE(found) << reasonText(why);
  EXPECT_EQ(found->kind, Replay::Concrete);
  EXPECT_EQ(found->difference.text(),
            "the results differ: the target has 72, the source has 200 (-56)");
}

// A pointer whose width is not that of the data layout is no input.
TEST_F(ReplayTest, PointerOfAnotherWidth) {
  passPointer(4, 1);
  for (StringRef layout : {"e-p:32:32", "e-p:16:16", "e-p:128:128"}) {
    EXPECT_FALSE(run(("target datalayout = \"" + layout +
                      "\" define i8 @src(ptr %p) { ret i8 0 } "
                      "define i8 @tgt(ptr %p) { ret i8 1 }")
                         .str()));
    EXPECT_EQ(why.what, "a value of the witness that is no value of its type");
  }
}

TEST_F(ReplayTest, BlockBeyondTheAddressSpace) {
  witness.blocks.resize(2);
  witness.blocks[1].size = 16;
  witness.blocks[1].address = 0xfff8;
  constexpr StringLiteral functions = "define i8 @src() { ret i8 0 } "
                                      "define i8 @tgt() { ret i8 1 }";
  EXPECT_TRUE(run(("target datalayout = \"e-p:32:32\" " + functions).str()));
  EXPECT_FALSE(run(("target datalayout = \"e-p:16:16\" " + functions).str()));
  EXPECT_EQ(why.what, "a block of the witness beyond the address space");
}

TEST_F(ReplayTest, PointerInMemoryOfAnotherWidth) {
  passPointer(4, 0);
  witness.arguments.clear();
  Byte byte;
  byte.kind = Byte::Pointer;
  byte.block = 1;
  byte.offset = APInt(64, 0);
  witness.blocks[1].bytes[0] = byte;
  EXPECT_FALSE(run("target datalayout = \"e-p:32:32\" "
                   "define i8 @src() { ret i8 0 } "
                   "define i8 @tgt() { ret i8 1 }"));
  EXPECT_EQ(why.what, "a pointer of the witness that is no pointer");
}

// inttoptr may return a pointer that is based on %p, in its bounds or not.
TEST_F(ReplayTest, IntToPtrOfAnAddressOutOfBounds) {
  passPointer(4, 100);
  EXPECT_FALSE(run("define ptr @src(ptr %p) { %i = ptrtoint ptr %p to i64 "
                   "%q = inttoptr i64 %i to ptr ret ptr %q } "
                   "define ptr @tgt(ptr %p) { ret ptr %p }"));
  EXPECT_EQ(why.kind, ReasonKind::NotReproduced);
  // Not one with another address.
  EXPECT_TRUE(run("define ptr @src(ptr %p) { %i = ptrtoint ptr %p to i64 "
                  "%j = add i64 %i, 1 "
                  "%q = inttoptr i64 %j to ptr ret ptr %q } "
                  "define ptr @tgt(ptr %p) { ret ptr %p }"));
}

TEST_F(ReplayTest, AccessThroughIntToPtr) {
  passPointer(4, 0);
  EXPECT_FALSE(run("define i8 @src(ptr %p) { %v = load i8, ptr %p ret i8 %v } "
                   "define i8 @tgt(ptr %p) { %i = ptrtoint ptr %p to i64 "
                   "%j = sub i64 %i, 8 %q = inttoptr i64 %j to ptr "
                   "%r = getelementptr i8, ptr %q, i64 8 "
                   "%v = load i8, ptr %r ret i8 %v }"));
  EXPECT_EQ(why.what, "an access through inttoptr");
}

TEST_F(ReplayTest, InputsThatAgreeProveNothing) {
  witness.arguments = {{bits(8, 100)}};
  EXPECT_FALSE(run("define i8 @src(i8 %x) { ret i8 %x }"
                   "define i8 @tgt(i8 %x) { %y = and i8 %x, 127 ret i8 %y }"));
  EXPECT_EQ(reasonText(why), "not reproduced: a run of the source matches");
}

TEST_F(ReplayTest, CallsWithFlagsGivePoison) {
  witness.arguments = {{bits(32, 0)}};
  auto text = [](StringRef flags) {
    return "declare float @h(float) "
           "define i1 @src(float %x) { %r = call " +
           flags.str() +
           " float @h(float %x) %c = fcmp uno float %r, 0.0 ret i1 %c }"
           "define i1 @tgt(float %x) { %r = call " +
           flags.str() + " float @h(float %x) ret i1 false }";
  };
  auto returns = [&](uint64_t result) {
    CallEffect effect;
    effect.result = {bits(32, result)};
    witness.effects = {{named("r"), {effect}}};
  };
  parse(text("nnan"));
  returns(0x7FC00000);
  EXPECT_FALSE(replayed());
  parse(text("afn"));
  returns(0x7FC00000);
  EXPECT_FALSE(replayed());
  EXPECT_EQ(reasonText(why), "unsupported: fast-math flags of a call");
  parse(text(""));
  returns(0x7FC00000);
  EXPECT_TRUE(replayed()) << reasonText(why);
}

TEST_F(ReplayTest, NoAliasResultsAreApart) {
  Block null, first;
  first.size = first.address = 16;
  witness.blocks = {null, first};
  auto text = [](StringRef attribute) {
    std::string calls = "%p = call ptr @a(i8 0) %q = call ptr @a(i8 1) "
                        "store i8 0, ptr %p store i8 0, ptr %q ";
    return ("declare " + attribute + " ptr @a(i8) define i1 @src() { " + calls +
            "%c = icmp eq ptr %p, %q ret i1 %c } define i1 @tgt() { " + calls +
            "ret i1 false }")
        .str();
  };
  auto runs = [&](StringRef attribute) {
    parse(text(attribute));
    CallEffect effect;
    Leaf pointer;
    pointer.kind = Leaf::Pointer;
    pointer.block = 1;
    pointer.bits = APInt(64, 0);
    effect.result = {pointer};
    witness.effects = {{named("p"), {effect}}, {named("q"), {effect}}};
    return replayed().has_value();
  };
  EXPECT_TRUE(runs("")) << reasonText(why);
  EXPECT_FALSE(runs("noalias"));
}

TEST_F(ReplayTest, ComparingDoesNotCapture) {
  Block null, first;
  first.size = first.address = 16;
  Leaf pointer;
  pointer.kind = Leaf::Pointer;
  pointer.block = 1;
  pointer.bits = APInt(64, 0);
  witness.blocks = {null, first};
  witness.arguments = {{pointer}};
  auto text = [](StringRef value) {
    return ("define i64 @src(ptr captures(none) %p) { "
            "%c = icmp eq ptr %p, null %d = zext i1 %c to i64 "
            "%a = ptrtoint ptr %p to i64 ret i64 " +
            value + " } define i64 @tgt(ptr captures(none) %p) { ret i64 1 }")
        .str();
  };
  // The conversion may capture the address, which is undefined behavior.
  EXPECT_FALSE(run(text("%d")));
  std::string other = text("%d");
  other.replace(other.find("%a = ptrtoint ptr %p to i64"), 27, "");
  EXPECT_TRUE(run(other)) << reasonText(why);
}

TEST_F(ReplayTest, EnumeratesAsChoices) {
  auto found = run("define i8 @src() { %x = freeze i8 poison "
                   "%y = and i8 %x, 3 ret i8 %y }"
                   "define i8 @tgt() { ret i8 4 }");
  ASSERT_TRUE(found) << reasonText(why);
  EXPECT_EQ(found->kind, Replay::Enumerated);
  EXPECT_NE(palindrome::textOf(found->shown).find("256 runs"),
            std::string::npos)
      << palindrome::textOf(found->shown);
}

TEST_F(ReplayTest, OneOfAsChoicesMatches) {
  EXPECT_FALSE(run("define i8 @src() { %x = freeze i8 poison "
                   "%y = and i8 %x, 3 ret i8 %y }"
                   "define i8 @tgt() { ret i8 3 }"));
}

TEST_F(ReplayTest, LeavesChoicesTooManyOpen) {
  std::optional<OpenCase> open;
  parse("define i32 @src() { %x = mul i32 undef, 2 ret i32 %x }"
        "define i32 @tgt() { ret i32 1 }");
  auto ask = [&] {
    return confirm(*module->getFunction("src"), *module->getFunction("tgt"),
                   witness, why, &open);
  };
  EXPECT_FALSE(ask());
  EXPECT_EQ(reasonText(why), "not reproduced: too many choices");
  ASSERT_TRUE(open);
  EXPECT_EQ(open->ending.kind, Ending::Returns);
  EXPECT_EQ(open->ending.result[0].bits, 1);
  EXPECT_EQ(open->shown.kind, Replay::Solver);
  EXPECT_NE(
      palindrome::textOf(open->shown.shown).find("the solver finds no choices"),
      std::string::npos);
}

TEST_F(ReplayTest, ARunOfAThatMatchesIsNotOpen) {
  std::optional<OpenCase> open;
  for (const char *text :
       {"define i32 @src() { %x = mul i32 undef, 2 ret i32 %x }"
        "define i32 @tgt() { ret i32 4 }",
        "define i8 @src() { %x = mul i8 undef, 2 ret i8 %x }"
        "define i8 @tgt() { ret i8 100 }"}) {
    parse(text);
    EXPECT_FALSE(confirm(*module->getFunction("src"),
                         *module->getFunction("tgt"), witness, why, &open));
    EXPECT_EQ(reasonText(why), "not reproduced: a run of the source matches");
    EXPECT_FALSE(open);
  }
}

TEST_F(ReplayTest, ReplaysBsChoices) {
  parse("define i8 @src() { ret i8 0 }"
        "define i8 @tgt() { %x = freeze i8 poison ret i8 %x }");
  EXPECT_FALSE(replayed());
  witness.choices[named("x")] = {{ChoiceKind::Freeze, APInt(8, 5)}};
  auto found = replayed();
  ASSERT_TRUE(found) << reasonText(why);
  EXPECT_EQ(found->difference.text(),
            "the results differ: the target has 5, the source has 0");
}

// The target's result is a set of values, and the source's is one of them.
TEST_F(ReplayTest, AValueThatVariesIsNoFrozenOne) {
  Leaf undef;
  undef.kind = Leaf::Undef;
  witness.arguments = {{undef}};
  StringRef frozen = "define i3 @src(i3 %x) { %f = freeze i3 %x"
                     "  %r = or i3 %f, 1 ret i3 %r }";
  auto found = run((frozen + "define i3 @tgt(i3 %x) {"
                             "  %r = or i3 %x, 1 ret i3 %r }")
                       .str());
  ASSERT_TRUE(found) << reasonText(why);
  EXPECT_EQ(found->kind, Replay::Enumerated);
  // These results do not vary, once what is frozen is.
  for (StringRef target :
       {"define i3 @tgt(i3 %x) { %o = or i3 %x, 1 %f = freeze i3 %o"
        "  %z = and i3 %x, 0 %r = or i3 %z, %f ret i3 %r }",
        "define i3 @tgt(i3 %x) { %o = or i3 %x, 1 %r = freeze i3 %o"
        "  ret i3 %r }",
        "define i3 @tgt(i3 %x) { %o = and i3 %x, 0 %r = or i3 %o, 1"
        "  ret i3 %r }"}) {
    EXPECT_FALSE(run((frozen + target).str())) << target.str();
    EXPECT_EQ(why.kind, ReasonKind::NotReproduced);
  }
  // Nor is the source's one value.
  EXPECT_FALSE(run("define i3 @src(i3 %x) { %a = or i3 %x, 1 ret i3 %a }"
                   "define i3 @tgt(i3 %x) { %o = and i3 %x, 2"
                   "  %r = or i3 %o, 1 ret i3 %r }"));
}

// Each use of a register that was computed from undef may observe another
// value.
TEST_F(ReplayTest, UsesOfOneRegisterMayDiffer) {
  Leaf undef;
  undef.kind = Leaf::Undef;
  witness.arguments = {{undef}};
  StringRef zero = "define i8 @src(i8 %x) { ret i8 0 }"
                   "define i8 @tgt(i8 %x) { %y = and i8 %x, 1 ";
  auto found = run((zero + "%r = sub i8 %y, %y ret i8 %r }").str());
  ASSERT_TRUE(found) << reasonText(why);
  EXPECT_EQ(found->kind, Replay::Concrete);
  EXPECT_TRUE(run(
      (zero + "%o = call {i8, i1} @llvm.sadd.with.overflow.i8(i8 %y, i8 0)"
              "%a = extractvalue {i8, i1} %o, 0 %r = sub i8 %a, %a ret i8 %r }"
              "declare {i8, i1} @llvm.sadd.with.overflow.i8(i8, i8)")
          .str()));
  EXPECT_FALSE(
      run((zero + "%f = freeze i8 %y %r = sub i8 %f, %f ret i8 %r }").str()));
  EXPECT_FALSE(
      run((zero + "%a = and i8 %y, 2 %r = sub i8 %a, %a ret i8 %r }").str()));
}

TEST_F(ReplayTest, BothSidesHaveOneEnvironment) {
  parse("declare i8 @g(i8) "
        "define i8 @src(i8 %x) { %y = call i8 @g(i8 %x) %z = add i8 %y, 1 "
        "ret i8 %z }"
        "define i8 @tgt(i8 %x) { %y = call i8 @g(i8 %x) "
        "%z = add nuw i8 %y, 1 ret i8 %z }");
  witness.arguments = {{bits(8, 1)}};
  EXPECT_FALSE(replayed());
  CallEffect effect;
  effect.result = {bits(8, 255)};
  witness.effects[named("y")] = {effect};
  auto found = replayed();
  ASSERT_TRUE(found) << reasonText(why);
  EXPECT_EQ(found->kind, Replay::Concrete);
}

TEST_F(ReplayTest, AccessesOfTypesThatDifferMayBeUndefined) {
  const char *text = R"(
    define i8 @src() {
      %a = alloca i8
      store i8 1, ptr %a, !tbaa !TYPE
      store i8 2, ptr %a, !tbaa !0
      ret i8 1
    }
    define i8 @tgt() {
      ret i8 2
    }
    !0 = !{!2, !2, i64 0}
    !1 = !{!3, !3, i64 0}
    !2 = !{!"int", !4}
    !3 = !{!"float", !4}
    !4 = !{!"root"})";
  auto withType = [&](const char *type) {
    std::string own = text;
    return run(own.replace(own.find("TYPE"), 4, type));
  };
  EXPECT_TRUE(withType("0")) << reasonText(why);
  EXPECT_FALSE(withType("1"));
  EXPECT_EQ(reasonText(why),
            "unsupported: accesses that may be such as do not alias");
}

// Nothing writes to memory with such a tag where the source is defined.
TEST_F(ReplayTest, ConstantMemoryIsNotFollowed) {
  auto withTag = [&](const char *tag) {
    return run(std::string("define i8 @src() { %a = alloca i8 "
                           "store i8 1, ptr %a %x = load i8, ptr %a, !tbaa ") +
               tag +
               " ret i8 %x } define i8 @tgt() { ret i8 2 } "
               "!0 = !{!5, !5, i64 0} !1 = !{!5, !5, i64 0, i64 1} "
               "!2 = !{!\"char\", !6, i64 1} !3 = !{!7, !7, i64 0, i64 1} "
               "!4 = !{!7, !7, i64 0, i64 1, i64 1} !5 = !{!\"char\", !6} "
               "!6 = !{!\"root\"} !7 = !{!6, i64 1, !\"char\"}");
  };
  for (const char *tag : {"!0", "!3"})
    EXPECT_TRUE(withTag(tag)) << tag << reasonText(why);
  for (const char *tag : {"!1", "!2", "!4"})
    EXPECT_FALSE(withTag(tag)) << tag;
}

// Of the undef that @tgt passes, 11 is one value, which is no remainder by 9.
TEST_F(ReplayTest, DrawsTheUndefThatIsPassed) {
  auto passes = [&](const std::string &modulus) {
    parse("declare void @f(i8) "
          "define void @src(i8 %x) { %y = urem i8 %x, " +
          modulus +
          " call void @f(i8 %y) ret void } "
          "define void @tgt(i8 %x) { %y = add i8 %x, 1 "
          "call void @f(i8 %y) ret void }");
    Leaf undef;
    undef.kind = Leaf::Undef;
    witness = {};
    witness.arguments = {{undef}};
    witness.choices[named("y")] = {{ChoiceKind::Undef, APInt(8, 10)}};
    return replayed();
  };
  EXPECT_TRUE(passes("9")) << reasonText(why);
  EXPECT_FALSE(passes("200"));
}

TEST_F(ReplayTest, NullMayStandForWhatIsAtZero) {
  parse("declare void @g(ptr) "
        "define void @src(ptr %p) { call void @g(ptr %p) ret void }"
        "define void @tgt(ptr %p) { call void @g(ptr null) ret void }");
  passPointer(8, -uint64_t(4096));
  CallEffect effect;
  effect.unwinds = true;
  witness.effects[&module->getFunction("tgt")->front().front()] = {effect};
  EXPECT_FALSE(replayed());
  witness.arguments[0][0].bits = APInt(64, 4);
  EXPECT_TRUE(replayed()) << reasonText(why);
}

TEST_F(ReplayTest, WhatIsCalledIsNoEmptyBlock) {
  parse("define void @src(ptr %p) { call void %p() ret void }"
        "define void @tgt(ptr %p) { ret void }");
  passPointer(0, 0);
  EXPECT_FALSE(replayed());
  witness.blocks[1].size = 1;
  EXPECT_TRUE(replayed()) << reasonText(why);
}

TEST_F(ReplayTest, AnAllocationOfAAloneFindsRoom) {
  auto found = run("declare ptr @malloc(i64) "
                   "define ptr @src() { %p = call ptr @malloc(i64 4) "
                   "ret ptr %p }"
                   "define ptr @tgt() { ret ptr null }");
  EXPECT_TRUE(found) << reasonText(why);
}

TEST_F(ReplayTest, WhereOneOfBsFindsNoRoomOneOfAsMayNot) {
  parse("declare ptr @malloc(i64) "
        "define i1 @src() { %p = call ptr @malloc(i64 4) "
        "%q = call ptr @malloc(i64 8) %c = icmp eq ptr %q, null ret i1 %c }"
        "define i1 @tgt() { %q = call ptr @malloc(i64 8) "
        "%c = icmp eq ptr %q, null ret i1 %c }");
  EXPECT_FALSE(replayed());
  witness.choices[named("q")] = {{ChoiceKind::Other, APInt(1, 1)}};
  EXPECT_FALSE(replayed());
  auto found = run("declare ptr @malloc(i64) "
                   "define i1 @src() { %q = call ptr @malloc(i64 8) "
                   "%c = icmp eq ptr %q, null ret i1 %c }"
                   "define i1 @tgt() { %q = call ptr @malloc(i64 8) "
                   "ret i1 true }");
  EXPECT_TRUE(found) << reasonText(why);
}

constexpr const char *resized =
    "declare ptr @malloc(i64) declare ptr @realloc(ptr, i64) "
    "define i8 @src() { %p = call ptr @malloc(i64 4) "
    "%c = icmp eq ptr %p, null br i1 %c, label %no, label %yes "
    "no: ret i8 0 yes: store i8 7, ptr %p "
    "%q = call ptr @realloc(ptr %p, i64 8) "
    "%d = icmp eq ptr %q, null %r = select i1 %d, ptr %p, ptr %q "
    "%v = load i8, ptr %r ret i8 %v } ";

TEST_F(ReplayTest, ReallocKeepsWhatIsThere) {
  EXPECT_TRUE(run(std::string(resized) + "define i8 @tgt() { ret i8 0 }"));
  EXPECT_FALSE(run(std::string(resized) + "define i8 @tgt() { ret i8 7 }"));
  EXPECT_EQ(reasonText(why), "not reproduced: a run of the source matches");
}

TEST_F(ReplayTest, BlocksOfDisjointLifetimesMayBeOne) {
  parse("declare void @llvm.lifetime.start.p0(ptr) "
        "declare void @llvm.lifetime.end.p0(ptr) "
        "define i1 @src() { ret i1 false }"
        "define i1 @tgt() { %p = alloca i32 %q = alloca i32 "
        "call void @llvm.lifetime.start.p0(ptr %p) "
        "call void @llvm.lifetime.end.p0(ptr %p) "
        "call void @llvm.lifetime.start.p0(ptr %q) "
        "call void @llvm.lifetime.end.p0(ptr %q) "
        "%x = ptrtoint ptr %p to i64 %y = ptrtoint ptr %q to i64 "
        "%c = icmp eq i64 %x, %y ret i1 %c }");
  EXPECT_FALSE(replayed());
  for (const char *name : {"p", "q"})
    witness.choices[named(name)] = {{ChoiceKind::Address, APInt(64, 8192)}};
  EXPECT_TRUE(replayed()) << reasonText(why);
}

TEST_F(ReplayTest, BlocksAliveTogetherAreNotOne) {
  parse("declare void @llvm.lifetime.start.p0(ptr) "
        "define i1 @src() { ret i1 false }"
        "define i1 @tgt() { %p = alloca i32 %q = alloca i32 "
        "call void @llvm.lifetime.start.p0(ptr %p) "
        "call void @llvm.lifetime.start.p0(ptr %q) "
        "%x = ptrtoint ptr %p to i64 %y = ptrtoint ptr %q to i64 "
        "%c = icmp eq i64 %x, %y ret i1 %c }");
  for (const char *name : {"p", "q"})
    witness.choices[named(name)] = {{ChoiceKind::Address, APInt(64, 8192)}};
  EXPECT_FALSE(replayed());
}

TEST_F(ReplayTest, BitsBeyondAnOddIntegerMayBeAny) {
  parse("define i8 @src(ptr %p) { store i7 5, ptr %p ret i8 5 }"
        "define i8 @tgt(ptr %p) { store i7 5, ptr %p %x = load i8, ptr %p "
        "%f = freeze i8 %x ret i8 %f }");
  passPointer(1, 0);
  witness.choices[named("x")] = {{ChoiceKind::Undef, APInt(1, 1)}};
  EXPECT_TRUE(replayed()) << reasonText(why);
  witness.choices[named("x")] = {{ChoiceKind::Undef, APInt(1, 0)}};
  EXPECT_FALSE(replayed());
}

// The first call of the source writes nothing, so that the target's only call
// of @g may be silent, too; and it may be the source's second one.
TEST_F(ReplayTest, ACallThatMayBeTwoOfTheSourcesProvesNothing) {
  for (const char *argument : {"0", "poison"}) {
    EXPECT_FALSE(run("declare i32 @g(i32) declare void @f(i32)"
                     "define void @src() { %a = call i32 @g(i32 " +
                     std::string(argument) +
                     ") nounwind willreturn memory(none) "
                     "%b = call i32 @g(i32 0) call void @f(i32 %b) ret void }"
                     "define void @tgt() { %b = call i32 @g(i32 0) "
                     "tail call void @f(i32 %b) ret void }"));
    EXPECT_EQ(reasonText(why), "unsupported: which of several calls of an "
                               "unknown function are the same");
  }
}

TEST_F(ReplayTest, ARunWhoseStateRepeatsHasNoEnd) {
  EXPECT_TRUE(run("define void @src() { br label %l l: br label %l }"
                  "define void @tgt() { ret void }"));
  EXPECT_TRUE(run("define void @src() { ret void }"
                  "define void @tgt() { br label %l l: br label %l }"));
  EXPECT_FALSE(run("define void @src() { br label %l l: br label %l }"
                   "define void @tgt() { br label %l l: br label %m "
                   "m: br label %l }"));
  EXPECT_FALSE(run("define void @src() mustprogress { br label %l "
                   "l: br label %l } define void @tgt() { ret void }"));
}

TEST_F(ReplayTest, ARunThatIsCutOffProvesNothing) {
  EXPECT_FALSE(run("define void @src() { br label %l "
                   "l: %i = phi i64 [ 0, %0 ], [ %j, %l ] "
                   "%j = add i64 %i, 1 %c = icmp ne i64 %j, -1 "
                   "br i1 %c, label %l, label %e e: ret void }"
                   "define void @tgt() { ret void }"));
  EXPECT_EQ(reasonText(why),
            "unsupported: the source does not end within the limit of steps");
}

TEST_F(ReplayTest, WhatIsNotFollowedProvesNothing) {
  EXPECT_FALSE(run("define void @src() { call void asm \"\", \"\"() ret void }"
                   "define void @tgt() { unreachable }"));
  EXPECT_EQ(reasonText(why), "unsupported: inline assembly");
}

TEST_F(ReplayTest, GlobalsAreGivenWhereTheWitnessLacksThem) {
  auto found = run("@g = constant i8 7 "
                   "define i8 @src() { %x = load i8, ptr @g ret i8 %x }"
                   "define i8 @tgt() { ret i8 8 }");
  ASSERT_TRUE(found) << reasonText(why);
  EXPECT_NE(palindrome::textOf(found->shown).find("(@g)"), std::string::npos)
      << palindrome::textOf(found->shown);
}

} // namespace
