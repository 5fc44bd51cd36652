// The normal form of terms, the roles of instructions, and what an event may
// write.

#include "verify/judge/refine/lockstep/terms/Term.h"
#include "test/unit/verify/judge/refine/Two.h"
#include "verify/judge/refine/lockstep/events/Roles.h"
#include "verify/judge/refine/lockstep/events/Writes.h"
#include "llvm/IR/ValueSymbolTable.h"

namespace palindrome::refine::lockstep {
namespace {

/// Some instructions with the parameters %p and %q, %x and %y, and %c.
struct Body : Two {
  explicit Body(const std::string &body, bool usesNormalForms = true)
      : Two("@k = constant i32 7\n@m = global i32 7\n"
            "declare void @f()\ndeclare i32 @r(ptr) memory(read)\n"
            "declare i32 @n(i32) memory(none) nounwind willreturn\n"
            "declare i32 @llvm.ctpop.i32(i32)\n"
            "declare i32 @llvm.lround.i32.f32(float)\n"
            "declare void @llvm.lifetime.end.p0(ptr)\n"
            "define void @src(ptr %p, ptr %q, i64 %x, i64 %y, i1 %c, float %z)"
            " {\n" +
            body + "\n  ret void\n}\n"),
        pool(module->getDataLayout(), usesNormalForms) {}

  const llvm::Value &named(llvm::StringRef name) {
    const llvm::Value *value = source().getValueSymbolTable()->lookup(name);
    return value ? *value : *module->getNamedValue(name);
  }
  const Term *termOf(const llvm::Value *value) {
    auto *constant = llvm::dyn_cast<llvm::Constant>(value);
    if (constant && !llvm::isa<llvm::GlobalValue>(constant))
      return pool.constant(constant);
    auto *inst = llvm::dyn_cast<llvm::Instruction>(value);
    if (!inst || (roleOf(*inst) != StepRole::Pure &&
                  roleOf(*inst) != StepRole::Division))
      return pool.leaf(value);
    llvm::SmallVector<const Term *> operands;
    for (const llvm::Value *operand : inst->operands())
      operands.push_back(termOf(operand));
    return pool.operation(*inst, operands);
  }
  const Term *term(llvm::StringRef name) { return termOf(&named(name)); }
  const llvm::Instruction &inst(llvm::StringRef name) {
    return llvm::cast<llvm::Instruction>(named(name));
  }

  TermPool pool;
};

/// Whether %a and %b are one term.
bool areOne(const std::string &body, bool usesNormalForms = true) {
  Body made(body, usesNormalForms);
  return made.term("a") == made.term("b");
}

TEST(Term, HasNoNormalFormWithoutThem) {
  const char *pairs[] = {
      "%a = icmp sgt i64 %x, %y\n%b = icmp slt i64 %y, %x",
      "%a = add i64 %x, %y\n%b = add i64 %y, %x",
      "%a = shl i64 %x, 3\n%b = mul i64 %x, 8",
      "%a = select i1 %c, i1 true, i1 false\n%b = xor i1 %c, false"};
  for (const char *pair : pairs)
    EXPECT_FALSE(areOne(pair, /*usesNormalForms=*/false)) << pair;
  EXPECT_TRUE(areOne("%a = add i64 %x, %y\n%b = add i64 %x, %y",
                     /*usesNormalForms=*/false));
  // Places are known from addresses.
  EXPECT_TRUE(areOne("%d = getelementptr i8, ptr %p, i64 4\n"
                     "%a = getelementptr i8, ptr %d, i64 4\n"
                     "%b = getelementptr i64, ptr %p, i64 1",
                     /*usesNormalForms=*/false));
}

TEST(Term, ComparisonsHaveOneForm) {
  EXPECT_TRUE(areOne("%a = icmp sgt i64 %x, %y\n%b = icmp slt i64 %y, %x"));
  EXPECT_TRUE(areOne("%a = icmp eq i64 %x, %y\n%b = icmp eq i64 %y, %x"));
  EXPECT_TRUE(areOne("%n = icmp ne i64 %x, %y\n%a = xor i1 %n, true\n"
                     "%b = icmp eq i64 %x, %y"));
  EXPECT_FALSE(areOne("%a = icmp sge i64 %x, %y\n%b = icmp sgt i64 %x, %y"));
  EXPECT_FALSE(areOne("%a = icmp ugt i64 %x, %y\n%b = icmp sgt i64 %x, %y"));
  EXPECT_FALSE(
      areOne("%a = icmp samesign ugt i64 %x, %y\n%b = icmp ugt i64 %x, %y"));
  // NaN is neither.
  EXPECT_FALSE(areOne("%n = fcmp olt float %z, 0.0\n%a = xor i1 %n, true\n"
                      "%b = fcmp oge float %z, 0.0"));
}

TEST(Term, AnUndefValueIsNotEqualToItself) {
  Body made("%a = icmp eq i64 %x, %x\n%b = sub i64 %x, %x");
  EXPECT_EQ(made.term("a")->kind, Term::Operation);
  EXPECT_EQ(made.term("b")->kind, Term::Operation);
}

TEST(Term, FlagsCount) {
  EXPECT_FALSE(areOne("%a = add nsw i64 %x, %y\n%b = add i64 %x, %y"));
  EXPECT_FALSE(areOne("%a = or disjoint i64 %x, %y\n%b = or i64 %x, %y"));
  EXPECT_TRUE(areOne("%a = add nsw i64 %x, %y\n%b = add nsw i64 %y, %x"));
  // It is poison.
  EXPECT_FALSE(areOne("%a = add nuw i8 255, 1\n%b = add i8 255, 1"));
}

TEST(Term, ConstantsAreFoldedUnlessTheyArePoison) {
  Body made("%ra = add nsw nuw i64 2, 3\n%rb = sub nsw i64 2, 3\n"
            "%rc = sub nuw i64 2, 3\n%rd = mul nsw i8 100, 2\n"
            "%re = mul nuw i8 100, 2\n%rf = add nuw i8 200, 100\n"
            "%rg = add nsw i8 100, 100\n%rh = zext nneg i8 100 to i64\n"
            "%ri = zext nneg i8 200 to i64\n%rj = shl nsw i8 64, 1");
  for (const char *name : {"ra", "rb", "re", "rh"})
    EXPECT_TRUE(made.term(name)->constantInt()) << name;
  for (const char *name : {"rc", "rd", "rf", "rg", "ri", "rj"})
    EXPECT_FALSE(made.term(name)->constantInt()) << name;
}

TEST(Term, NarrowedExtensionsAreExtensions) {
  EXPECT_TRUE(areOne("%w = zext i1 %c to i32\n%a = trunc nuw nsw i32 %w to i8\n"
                     "%b = zext i1 %c to i8"));
  EXPECT_TRUE(areOne("%w = sext i1 %c to i32\n%a = trunc nsw i32 %w to i8\n"
                     "%b = sext i1 %c to i8"));
  EXPECT_TRUE(areOne("%b = and i64 %x, 7\n%w = zext i64 %b to i128\n"
                     "%a = trunc nuw nsw i128 %w to i64"));
  EXPECT_TRUE(areOne("%b = lshr i64 %x, 1\n%w = zext nneg i64 %b to i128\n"
                     "%a = trunc nuw nsw i128 %w to i64"));
  // Each of these may be poison.
  EXPECT_FALSE(areOne("%w = sext i1 %c to i32\n%a = trunc nuw i32 %w to i8\n"
                      "%b = sext i1 %c to i8"));
  EXPECT_FALSE(areOne("%b = and i64 %x, -2\n%w = zext i64 %b to i128\n"
                      "%a = trunc nsw i128 %w to i64"));
  EXPECT_FALSE(areOne("%b = lshr i64 %x, 0\n%w = zext nneg i64 %b to i128\n"
                      "%a = trunc i128 %w to i64"));
  EXPECT_FALSE(areOne("%w = zext nneg i1 %c to i32\n%a = trunc i32 %w to i8\n"
                      "%b = zext i1 %c to i8"));
}

TEST(Term, SelectsHaveOneForm) {
  EXPECT_TRUE(areOne("%n = xor i1 %c, true\n"
                     "%a = select i1 %n, i64 %x, i64 %y\n"
                     "%b = select i1 %c, i64 %y, i64 %x"));
  EXPECT_TRUE(areOne("%a = select i1 %c, i1 false, i1 true\n"
                     "%b = xor i1 %c, true"));
  // Poison of %c remains.
  EXPECT_FALSE(areOne("%a = select i1 %c, i64 %x, i64 %x\n"
                      "%b = add i64 %x, 0"));
  EXPECT_FALSE(areOne("%n = icmp eq i64 %x, 0\n"
                      "%a = select i1 %c, i1 %n, i1 false\n"
                      "%b = and i1 %c, %n"));
}

TEST(Term, AddressesAreSumsOfSteps) {
  EXPECT_TRUE(areOne("%d = getelementptr i32, ptr %p, i64 1\n"
                     "%a = getelementptr i8, ptr %d, i64 4\n"
                     "%b = getelementptr { i64, i32 }, ptr %p, i64 0, i32 1"));
  EXPECT_TRUE(
      areOne("%d = getelementptr inbounds i32, ptr %p, i64 %x\n"
             "%a = getelementptr inbounds i8, ptr %d, i64 4\n"
             "%b = getelementptr inbounds [4 x i8], ptr %p, i64 %x, i64 4"));
  EXPECT_FALSE(areOne("%a = getelementptr i32, ptr %p, i64 %x\n"
                      "%b = getelementptr i16, ptr %p, i64 %x"));
  EXPECT_FALSE(areOne("%a = getelementptr inbounds i8, ptr %p, i64 4\n"
                      "%b = getelementptr i8, ptr %p, i64 4"));
  // The first step leaves the object, perhaps.
  EXPECT_FALSE(areOne("%d = getelementptr inbounds i8, ptr %p, i64 8\n"
                      "%a = getelementptr inbounds i8, ptr %d, i64 -8\n"
                      "%b = getelementptr inbounds i8, ptr %p, i64 0"));
  EXPECT_FALSE(areOne("%d = getelementptr inbounds i8, ptr %p, i64 %x\n"
                      "%a = getelementptr i8, ptr %d, i64 4\n"
                      "%b = getelementptr [1 x i8], ptr %p, i64 %x, i64 4"));
  // All indices zero are in bounds, even of a pointer to nothing.
  Body zero("%a = getelementptr inbounds nuw { i8, i32 }, ptr %p, i64 0, i32 0"
            "\n%b = getelementptr inbounds i8, ptr %p, i64 1");
  EXPECT_EQ(zero.term("a"), zero.term("p"));
  EXPECT_NE(zero.term("b"), zero.term("p"));
  // An index may be poison, whatever it is multiplied by.
  Body made("%a = getelementptr {}, ptr %p, i64 %x");
  EXPECT_NE(made.term("a"), made.term("p"));
  EXPECT_FALSE(areOne("%a = getelementptr nuw i32, ptr %p, i64 -1\n"
                      "%b = getelementptr nuw i8, ptr %p, i64 -4"));
}

TEST(Term, FewerStepsLeadToTheSamePlace) {
  auto leads = [](const std::string &body) {
    Body made(body);
    return made.pool.fewerSteps(made.term("a")) == made.term("b");
  };
  EXPECT_TRUE(leads("%d = getelementptr inbounds i8, ptr %p, i64 -16\n"
                    "%a = getelementptr inbounds nuw i8, ptr %d, i64 8\n"
                    "%b = getelementptr inbounds i8, ptr %p, i64 -8"));
  EXPECT_TRUE(leads("%d = getelementptr inbounds i8, ptr %p, i64 -8\n"
                    "%a = getelementptr inbounds i8, ptr %d, i64 8\n"
                    "%b = getelementptr inbounds i8, ptr %p, i64 0"));
  EXPECT_TRUE(leads("%d = sdiv exact i64 %x, 16\n"
                    "%a = getelementptr inbounds [2 x i64], ptr %p, i64 %d\n"
                    "%b = getelementptr inbounds i8, ptr %p, i64 %x"));
  EXPECT_TRUE(leads("%d = ashr exact i64 %x, 3\n"
                    "%a = getelementptr inbounds [2 x i64], ptr %p, i64 %d\n"
                    "%b = getelementptr inbounds i16, ptr %p, i64 %x"));
  // There is a remainder; the divisor is no part of the step; the product need
  // not be what was divided; the way leaves the object.
  EXPECT_FALSE(leads("%d = sdiv i64 %x, 16\n"
                     "%a = getelementptr inbounds [2 x i64], ptr %p, i64 %d\n"
                     "%b = getelementptr inbounds i8, ptr %p, i64 %x"));
  EXPECT_FALSE(leads("%d = sdiv exact i64 %x, 3\n"
                     "%a = getelementptr inbounds [2 x i64], ptr %p, i64 %d\n"
                     "%b = getelementptr inbounds i8, ptr %p, i64 %x"));
  EXPECT_FALSE(leads("%d = udiv exact i64 %x, 16\n"
                     "%a = getelementptr inbounds [2 x i64], ptr %p, i64 %d\n"
                     "%b = getelementptr inbounds i8, ptr %p, i64 %x"));
  EXPECT_FALSE(leads("%d = getelementptr i8, ptr %p, i64 -16\n"
                     "%a = getelementptr inbounds i8, ptr %d, i64 8\n"
                     "%b = getelementptr inbounds i8, ptr %p, i64 -8"));
}

TEST(Term, BitsThatDifferAreCompared) {
  EXPECT_TRUE(areOne("%d = xor i64 %x, %y\n%e = and i64 %d, 63\n"
                     "%a = icmp eq i64 %e, 0\n"
                     "%f = and i64 %x, 63\n%g = and i64 %y, 63\n"
                     "%b = icmp eq i64 %f, %g"));
  EXPECT_FALSE(areOne("%d = xor i64 %x, %y\n%e = and i64 %d, 63\n"
                      "%a = icmp eq i64 %e, 1\n"
                      "%f = and i64 %x, 63\n%g = and i64 %y, 63\n"
                      "%b = icmp eq i64 %f, %g"));
  EXPECT_FALSE(areOne("%d = or i64 %x, %y\n%e = and i64 %d, 63\n"
                      "%a = icmp eq i64 %e, 0\n"
                      "%f = and i64 %x, 63\n%g = and i64 %y, 63\n"
                      "%b = icmp eq i64 %f, %g"));
}

TEST(Roles, OfCallsAndOperations) {
  Body made("%pure = call i32 @llvm.ctpop.i32(i32 0)\n"
            "%defined = call i32 @llvm.ctpop.i32(i32 noundef 0)\n"
            "%rounded = call i32 @llvm.lround.i32.f32(float %z)\n"
            "%reads = call i32 @r(ptr %p)\n"
            "%none = call i32 @n(i32 0)\n"
            "%frozen = freeze i64 %x\n"
            "%sum = fadd float %z, %z\n"
            "%load = load i32, ptr %p\n"
            "%volatile = load volatile i32, ptr %p\n"
            "%quotient = udiv i64 %x, %y\n"
            "%loose = select nsz i1 %c, float %z, float 0.0\n"
            "%strict = select nnan i1 %c, float %z, float 0.0");
  auto role = [&](llvm::StringRef name) { return roleOf(made.inst(name)); };
  EXPECT_EQ(role("pure"), StepRole::Pure);
  EXPECT_EQ(role("defined"), StepRole::PureCall);
  EXPECT_EQ(role("rounded"), StepRole::Choice);
  EXPECT_EQ(role("reads"), StepRole::Event);
  EXPECT_EQ(role("none"), StepRole::PureCall);
  EXPECT_EQ(role("frozen"), StepRole::Choice);
  EXPECT_EQ(role("sum"), StepRole::Choice);
  EXPECT_EQ(role("load"), StepRole::Load);
  EXPECT_EQ(role("volatile"), StepRole::Event);
  EXPECT_EQ(role("quotient"), StepRole::Division);
  EXPECT_EQ(role("loose"), StepRole::Choice);
  EXPECT_EQ(role("strict"), StepRole::Pure);
}

/// Whether the last instruction of `body` but `ret` may write to the four bytes
/// at %at, or at the global @k.
bool mayWrite(const std::string &body, llvm::StringRef at = "at") {
  Body made(body);
  const llvm::Instruction *event =
      made.source().back().getTerminator()->getPrevNode();
  return mayWrite(*event, made.term(at), 4, nullptr,
                  made.module->getDataLayout(),
                  [&](const llvm::Value *value) { return made.termOf(value); });
}

TEST(Writes, ToPlacesThatOverlap) {
  const std::string at = "%at = getelementptr i8, ptr %p, i64 4\n";
  auto store = [&](const std::string &type, const std::string &offset) {
    return mayWrite(at + "%d = getelementptr i8, ptr %p, i64 " + offset +
                    "\nstore " + type + " 0, ptr %d");
  };
  EXPECT_FALSE(store("i32", "0"));
  EXPECT_FALSE(store("i32", "8"));
  EXPECT_TRUE(store("i64", "0"));
  EXPECT_TRUE(store("i8", "7"));
  EXPECT_TRUE(store("i8", "%x"));
  EXPECT_TRUE(mayWrite(at + "store i8 0, ptr %q"));
  EXPECT_FALSE(mayWrite(at + "store volatile i8 0, ptr %p"));
  EXPECT_TRUE(mayWrite(at + "store volatile i8 0, ptr %at"));
  EXPECT_TRUE(mayWrite(at + "store atomic i8 0, ptr %p release, align 1"));
}

TEST(Writes, ToObjects) {
  EXPECT_FALSE(mayWrite("%at = alloca i32\nstore i32 0, ptr @m"));
  EXPECT_FALSE(mayWrite("%at = alloca i32\nstore i32 0, ptr %p"));
  EXPECT_FALSE(mayWrite("%at = alloca i32\ncall void @f()"));
  EXPECT_TRUE(mayWrite("%at = alloca i32\nstore ptr %at, ptr %q\n"
                       "call void @f()"));
  // What was there before is no new object, even if that is known to others.
  EXPECT_FALSE(mayWrite("%at = alloca i32\nstore ptr %at, ptr %q\n"
                        "store i32 0, ptr %p"));
  EXPECT_TRUE(mayWrite("%at = alloca i32\nstore ptr %at, ptr %q\n"
                       "%l = load ptr, ptr %q\nstore i32 0, ptr %l"));
  EXPECT_TRUE(mayWrite("%at = alloca i32\n"
                       "call void @llvm.lifetime.end.p0(ptr %at)"));
  EXPECT_FALSE(mayWrite("call void @f()", "k"));
  EXPECT_TRUE(mayWrite("call void @f()", "m"));
  EXPECT_FALSE(mayWrite("%v = call i32 @r(ptr @m)", "m"));
  EXPECT_TRUE(mayWrite("%v = call i32 @r(ptr @m) [ \"deopt\"() ]", "m"));
  EXPECT_TRUE(mayWrite("fence acquire", "m"));
  EXPECT_TRUE(mayWrite("%v = load atomic i32, ptr %q acquire, align 4", "m"));
}

TEST(Writes, WhatIsKnownOfAddresses) {
  Body made("%i = alloca i64, align 16\n"
            "%o = getelementptr inbounds i32, ptr %i, i64 %x\n"
            "%w = getelementptr i32, ptr %i, i64 %x");
  const llvm::DataLayout &layout = made.module->getDataLayout();
  EXPECT_EQ(alignmentOf(made.term("i"), layout), llvm::Align(16));
  EXPECT_EQ(alignmentOf(made.term("o"), layout), llvm::Align(4));
  EXPECT_EQ(alignmentOf(made.term("p"), layout), llvm::Align(1));
  EXPECT_TRUE(isNeverNull(made.term("o"), made.source()));
  EXPECT_FALSE(isNeverNull(made.term("w"), made.source()));
  EXPECT_FALSE(isNeverNull(made.term("p"), made.source()));
}

} // namespace
} // namespace palindrome::refine::lockstep
