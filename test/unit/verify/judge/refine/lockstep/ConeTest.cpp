// Questions about terms: what the functions look like, and what is proved.

#include "verify/judge/refine/lockstep/terms/Cone.h"
#include "test/unit/verify/judge/refine/Two.h"
#include "verify/judge/refine/encode/query/Encode.h"
#include "verify/judge/refine/lockstep/events/Roles.h"
#include "llvm/IR/ValueSymbolTable.h"

namespace palindrome::refine::lockstep {
namespace {

/// Two functions of one block as terms. What is not computed from other values
/// is a leaf; the target's is that of the source with its number or name.
class Pair {
public:
  Pair(const llvm::Function &source, const llvm::Function &target)
      : source(source), target(target), pool(source.getDataLayout()),
        from(termsOf(source)), to(termsOf(target)) {}

  /// The facts are the source's values called %fact*, the opposites of those
  /// called %not*. Those called %defined* are such.
  bool refines(PureQuestion ask) {
    Cones cones(source, target, ask);
    return cones.refines(from, to, facts);
  }
  bool holds(PureQuestion ask) {
    Cones cones(source, target, ask);
    return cones.holds(to, facts, defined);
  }

  const llvm::Function &source, &target;
  TermPool pool;
  std::vector<Fact> facts;
  std::vector<const Term *> defined;
  const Term *from, *to;

private:
  const Term *leafFor(const llvm::Value &value) {
    const auto &names = *source.getValueSymbolTable();
    if (auto *argument = llvm::dyn_cast<llvm::Argument>(&value))
      return pool.leaf(source.getArg(argument->getArgNo()));
    if (auto *global = llvm::dyn_cast<llvm::GlobalValue>(&value))
      return pool.leaf(source.getParent()->getNamedValue(global->getName()));
    const llvm::Value *known = names.lookup(value.getName());
    return known ? pool.leaf(known) : pool.leaf(&value, /*isForeign=*/true);
  }

  const Term *termsOf(const llvm::Function &function) {
    llvm::DenseMap<const llvm::Value *, const Term *> terms;
    auto get = [&](const llvm::Value *value) {
      if (const Term *known = terms.lookup(value))
        return known;
      auto *constant = llvm::dyn_cast<llvm::Constant>(value);
      return constant && !llvm::isa<llvm::GlobalValue>(constant)
                 ? pool.constant(constant)
                 : leafFor(*value);
    };
    for (const llvm::Instruction &inst : function.getEntryBlock()) {
      if (auto *end = llvm::dyn_cast<llvm::ReturnInst>(&inst))
        return get(end->getReturnValue());
      llvm::SmallVector<const Term *> operands;
      auto *call = llvm::dyn_cast<llvm::CallInst>(&inst);
      for (const llvm::Value *operand : call ? call->args() : inst.operands())
        operands.push_back(get(operand));
      StepRole role = roleOf(inst);
      const Term *term = role == StepRole::Pure || role == StepRole::Division
                             ? pool.operation(inst, operands)
                             : leafFor(inst);
      terms[&inst] = term;
      if (&function != &source)
        continue;
      if (inst.getName().starts_with("fact"))
        facts.push_back({term, true});
      else if (inst.getName().starts_with("not"))
        facts.push_back({term, false});
      else if (inst.getName().starts_with("defined"))
        defined.push_back(term);
    }
    return nullptr;
  }
};

/// A question has no undef, but for that of its constants.
bool prove(const llvm::Function &source, const llvm::Function &target) {
  RefineOptions options;
  options.timeoutSeconds = 20;
  options.undefInputs = false;
  if (encode::PartProver().proves(source, target, options))
    return true;
  // It is not for want of time that it does not hold.
  encode::Proof proof = encode::proveRefinement(source, target, options);
  if (proof.kind == encode::Proof::Unknown)
    ADD_FAILURE() << print(source) << print(target)
                  << "unknown: " << proof.reason->what;
  return false;
}

constexpr const char *coneDeclarations =
    "@g = external global i32\n"
    "declare i32 @f()\n"
    "declare noundef i32 @defined()\n"
    "declare i32 @llvm.umin.i32(i32, i32)\n"
    "declare i8 @llvm.ctpop.i8(i8)\n"
    "declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)\n"
    "declare float @llvm.fabs.f32(float)\n";

/// Source and target of one type, by their parameters and bodies.
std::string functions(const std::string &type, const std::string &parameters,
                      const std::string &source, const std::string &target) {
  auto function = [&](const std::string &name, const std::string &body) {
    return "define " + type + " @" + name + "(" + parameters + ") {\n" + body +
           "\n}\n";
  };
  return coneDeclarations + function("src", source) + function("tgt", target);
}

/// Whether the value that @tgt returns is proved to refine that of @src.
bool refines(const std::string &type, const std::string &parameters,
             const std::string &source, const std::string &target) {
  Two two(functions(type, parameters, source, target));
  return Pair(two.source(), two.target()).refines(prove);
}

/// Whether the condition that @tgt returns is proved to hold.
bool holds(const std::string &parameters, const std::string &source,
           const std::string &target) {
  Two two(functions("i1", parameters, source + "\n  ret i1 true", target));
  return Pair(two.source(), two.target()).holds(prove);
}

/// The functions that a question is about, without attributes of the module.
std::vector<std::string> textsOf(Two &two) {
  std::vector<std::string> texts;
  Pair(two.source(), two.target())
      .refines([&](const llvm::Function &source, const llvm::Function &target) {
        texts = {print(source), print(target)};
        return true;
      });
  return texts;
}

//===----------------------------------------------------------------------===//
// The functions
//===----------------------------------------------------------------------===//

TEST(Cone, StatesTheFactsInTheSource) {
  Two two(functions("i32", "i32 noundef %x, i32 range(i32 0, 9) %y",
                    "  %fact = icmp slt i32 %x, 8\n"
                    "  %not = icmp eq i32 %y, 1\n"
                    "  %r = mul i32 %x, %y\n  ret i32 %r",
                    "  %r = mul nsw i32 %x, %y\n  ret i32 %r"));
  std::vector<std::string> texts = textsOf(two);
  ASSERT_EQ(texts.size(), 2u);
  EXPECT_EQ(
      texts[0],
      R"(define i32 @palindrome.cone(i32 noundef %0, i32 range(i32 0, 9) %1) {
  %3 = icmp slt i32 %0, 8
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = icmp eq i32 %1, 1
  br i1 %5, label %9, label %7

6:                                                ; preds = %2
  unreachable

7:                                                ; preds = %4
  %8 = mul i32 %0, %1
  ret i32 %8

9:                                                ; preds = %4
  unreachable
}
)");
  EXPECT_EQ(texts[1], "define i32 @palindrome.cone.1(i32 %0, i32 %1) {\n"
                      "  %3 = mul nsw i32 %0, %1\n"
                      "  ret i32 %3\n}\n");
}

TEST(Cone, UsesFactsThatShareALeaf) {
  Two two(functions("i32", "i32 %x, i32 %y, i32 %z, i32 %u, i32 %v",
                    "  %fact.0 = icmp slt i32 %u, %v\n"
                    "  %fact.1 = icmp slt i32 %y, %z\n"
                    "  %fact.2 = icmp slt i32 %x, %y\n"
                    "  %r = add i32 %x, 1\n  ret i32 %r",
                    "  %r = add nsw i32 %x, 1\n  ret i32 %r"));
  std::vector<std::string> texts = textsOf(two);
  ASSERT_EQ(texts.size(), 2u);
  EXPECT_NE(texts[0].find("(i32 %0, i32 %1, i32 %2)"), std::string::npos)
      << texts[0];
}

TEST(Cone, UsesTheLastOfManyFacts) {
  std::string facts;
  for (unsigned i = 0; i != 20; ++i)
    facts += "  %fact." + std::to_string(i) + " = icmp ne i32 %x, " +
             std::to_string(i) + "\n";
  Two two(functions("i32", "i32 %x",
                    facts + "  %r = add i32 %x, 1\n  ret i32 %r",
                    "  %r = add nsw i32 %x, 1\n  ret i32 %r"));
  std::vector<std::string> texts = textsOf(two);
  ASSERT_EQ(texts.size(), 2u);
  EXPECT_EQ(texts[0].find("%0, 7\n"), std::string::npos) << texts[0];
  EXPECT_NE(texts[0].find("%0, 8\n"), std::string::npos) << texts[0];
  EXPECT_NE(texts[0].find("%0, 19\n"), std::string::npos) << texts[0];
}

TEST(Cone, ParametersHaveWhatHoldsOfTheValueAlone) {
  auto parametersFor = [](const std::string &parameters,
                          const std::string &leaf) {
    Two two(functions("i1", parameters,
                      leaf + "  %r = icmp eq ptr %p, null\n  ret i1 %r",
                      leaf + "  ret i1 false") +
            "declare nonnull ptr @made()\n!0 = !{}\n!1 = !{i64 8}\n");
    std::vector<std::string> texts = textsOf(two);
    EXPECT_EQ(texts.size(), 2u);
    if (texts.empty())
      return texts;
    llvm::StringRef first = llvm::StringRef(texts[0]).split('(').second;
    return std::vector<std::string>{first.split(") {").first.str()};
  };
  using Texts = std::vector<std::string>;
  EXPECT_EQ(parametersFor("ptr noalias nonnull readonly align 8 %p", ""),
            Texts{"ptr nonnull %0"});
  EXPECT_EQ(parametersFor("ptr dereferenceable(8) captures(none) %p", ""),
            Texts{"ptr noundef nonnull %0"});
  EXPECT_EQ(parametersFor("ptr dereferenceable_or_null(8) %p", ""),
            Texts{"ptr %0"});
  EXPECT_EQ(parametersFor("ptr byval(i32) %p", ""),
            Texts{"ptr noundef nonnull %0"});
  EXPECT_EQ(parametersFor("", "  %p = call noundef ptr @made()\n"),
            Texts{"ptr noundef nonnull %0"});
  EXPECT_EQ(parametersFor("ptr %q", "  %p = load ptr, ptr %q, !nonnull !0, "
                                    "!align !1\n"),
            Texts{"ptr nonnull %0"});
  EXPECT_EQ(parametersFor("", "  %p = alloca i32\n"),
            Texts{"ptr noundef nonnull %0"});
  EXPECT_EQ(parametersFor("ptr %q", "  %p = freeze ptr %q\n"),
            Texts{"ptr noundef %0"});
}

TEST(Cone, LeavesTheModulesAsTheyWere) {
  llvm::LLVMContext context;
  auto parse = [&](const std::string &text) {
    llvm::SMDiagnostic error;
    auto module = llvm::parseAssemblyString(text, error, context);
    EXPECT_TRUE(module) << error.getMessage().str();
    return module;
  };
  auto source = parse("@g = external global i32\n"
                      "declare i8 @llvm.ctpop.i8(i8)\n"
                      "define i1 @src(i8 %x, ptr %p) {\n"
                      "  %c = call i8 @llvm.ctpop.i8(i8 %x)\n"
                      "  %fact = icmp eq i8 %c, 0\n"
                      "  %q = getelementptr i8, ptr @g, i8 %c\n"
                      "  %r = icmp eq ptr %p, %q\n  ret i1 %r\n}\n");
  auto target = parse("@g = external global i32\n"
                      "define i1 @tgt(i8 %x, ptr %p) {\n"
                      "  %r = icmp eq ptr %p, @g\n  ret i1 %r\n}\n");
  auto textOf = [](const llvm::Module &module) {
    std::string text;
    llvm::raw_string_ostream(text) << module;
    return text;
  };
  std::string first = textOf(*source), second = textOf(*target);
  EXPECT_TRUE(Pair(*source->getFunction("src"), *target->getFunction("tgt"))
                  .refines([&](const llvm::Function &mine,
                               const llvm::Function &other) {
                    EXPECT_EQ(mine.getParent(), source.get());
                    EXPECT_EQ(other.getParent(), target.get());
                    return prove(mine, other);
                  }));
  EXPECT_EQ(textOf(*source), first);
  EXPECT_EQ(textOf(*target), second);
}

TEST(Cone, DeclaresIntrinsicsWhereItUsesThem) {
  Two two(functions("i8", "i8 noundef %x",
                    "  %c = call i8 @llvm.ctpop.i8(i8 %x)\n"
                    "  %r = mul i8 %c, 2\n  ret i8 %r",
                    "  %c = call i8 @llvm.ctpop.i8(i8 %x)\n"
                    "  %r = shl i8 %c, 1\n  ret i8 %r"));
  llvm::SMDiagnostic error;
  auto other = llvm::parseAssemblyString(
      "define i8 @tgt(i8 %x) {\n  ret i8 0\n}\n", error, two.context);
  ASSERT_TRUE(other);
  Pair pair(two.source(), two.target());
  Cones cones(two.source(), *other->getFunction("tgt"), prove);
  EXPECT_TRUE(cones.refines(pair.from, pair.to, {}));
  EXPECT_EQ(other->size(), 1u);
}

TEST(Cone, AGlobalMustBeThereForTheTarget) {
  llvm::LLVMContext context;
  llvm::SMDiagnostic error;
  auto source =
      llvm::parseAssemblyString("@g = global i32 0\ndefine i1 @src(ptr %p) {\n"
                                "  %q = getelementptr i8, ptr @g, i64 4\n"
                                "  %r = icmp eq ptr %p, %q\n  ret i1 %r\n}\n",
                                error, context);
  auto target = llvm::parseAssemblyString(
      "define i1 @tgt(ptr %p) {\n  ret i1 true\n}\n", error, context);
  ASSERT_TRUE(source && target);
  Pair pair(*source->getFunction("src"), *target->getFunction("tgt"));
  auto ask = [](const llvm::Function &, const llvm::Function &) {
    ADD_FAILURE();
    return true;
  };
  Cones cones(pair.source, pair.target, ask);
  EXPECT_FALSE(cones.refines(pair.to, pair.from, {}));
}

TEST(Cone, AsksEqualQuestionsOnce) {
  Two two(functions("i32", "i32 %x, i32 %y, i32 noundef %z",
                    "  %r = add i32 %x, 1\n  %s = add i32 %y, 1\n"
                    "  %t = add i32 %z, 1\n  %u = sub i32 %r, %s\n"
                    "  %v = sub i32 %u, %t\n  ret i32 %v",
                    "  %r = add nsw i32 %x, 1\n  %s = add nsw i32 %y, 1\n"
                    "  %t = add nsw i32 %z, 1\n  %u = sub i32 %r, %s\n"
                    "  %v = sub i32 %u, %t\n  ret i32 %v"));
  Pair pair(two.source(), two.target());
  unsigned asked = 0;
  auto ask = [&](const llvm::Function &, const llvm::Function &) {
    ++asked;
    return asked == 1;
  };
  Cones cones(pair.source, pair.target, ask);
  const Term *from = pair.from->operands[0], *to = pair.to->operands[0];
  EXPECT_TRUE(cones.refines(from->operands[0], to->operands[0], {}));
  EXPECT_TRUE(cones.refines(from->operands[1], to->operands[1], {}));
  EXPECT_EQ(asked, 1u);
  // %z has an attribute; the other way round is another question.
  EXPECT_FALSE(cones.refines(pair.from->operands[1], pair.to->operands[1], {}));
  EXPECT_EQ(asked, 2u);
  EXPECT_FALSE(cones.refines(to->operands[1], from->operands[1], {}));
  EXPECT_EQ(asked, 3u);
}

//===----------------------------------------------------------------------===//
// What is proved
//===----------------------------------------------------------------------===//

TEST(Cone, ProvesIdentities) {
  EXPECT_TRUE(refines("i32", "i32 %x", "  %r = mul i32 %x, 8\n  ret i32 %r",
                      "  %r = shl i32 %x, 3\n  ret i32 %r"));
  EXPECT_TRUE(refines("i1", "i32 %x, i32 %y",
                      "  %r = icmp samesign slt i32 %x, %y\n  ret i1 %r",
                      "  %r = icmp ult i32 %x, %y\n  ret i1 %r"));
  EXPECT_TRUE(refines("i64", "i32 %x",
                      "  %r = zext nneg i32 %x to i64\n  ret i64 %r",
                      "  %r = sext i32 %x to i64\n  ret i64 %r"));
  EXPECT_TRUE(refines("i32", "i32 %x, i32 %y",
                      "  %r = or disjoint i32 %x, %y\n  ret i32 %r",
                      "  %r = add i32 %x, %y\n  ret i32 %r"));
  EXPECT_TRUE(refines("i32", "i32 noundef %x",
                      "  %s = lshr exact i32 %x, 3\n"
                      "  %r = shl i32 %s, 3\n  ret i32 %r",
                      "  ret i32 %x"));
  EXPECT_TRUE(refines("i32", "i32 noundef %x",
                      "  %s = trunc nsw i32 %x to i8\n"
                      "  %r = sext i8 %s to i32\n  ret i32 %r",
                      "  ret i32 %x"));
  EXPECT_TRUE(refines("i32", "i32 noundef %x, i32 noundef %y",
                      "  %r = call i32 @llvm.umin.i32(i32 %x, i32 %y)\n"
                      "  ret i32 %r",
                      "  %c = icmp ult i32 %x, %y\n"
                      "  %r = select i1 %c, i32 %x, i32 %y\n  ret i32 %r"));
  EXPECT_TRUE(refines(
      "i1", "i32 noundef %x, i32 noundef %y",
      "  %p = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x, i32 %y)\n"
      "  %r = extractvalue { i32, i1 } %p, 1\n  ret i1 %r",
      "  %n = xor i32 %x, -1\n  %r = icmp ugt i32 %y, %n\n  ret i1 %r"));
  EXPECT_TRUE(refines("float", "float %x",
                      "  %y = fneg float %x\n"
                      "  %r = call float @llvm.fabs.f32(float %y)\n"
                      "  ret float %r",
                      "  %r = call float @llvm.fabs.f32(float %x)\n"
                      "  ret float %r"));
  EXPECT_TRUE(refines("<2 x i8>", "<2 x i8> %x, i8 %y",
                      "  %v = insertelement <2 x i8> %x, i8 %y, i32 0\n"
                      "  %r = shufflevector <2 x i8> %v, <2 x i8> %x, "
                      "<2 x i32> <i32 3, i32 0>\n  ret <2 x i8> %r",
                      "  %e = extractelement <2 x i8> %x, i32 1\n"
                      "  %v = insertelement <2 x i8> poison, i8 %e, i32 0\n"
                      "  %r = insertelement <2 x i8> %v, i8 %y, i32 1\n"
                      "  ret <2 x i8> %r"));
  EXPECT_TRUE(refines("{ i8, i8 }", "i8 %x, i8 %y",
                      "  %v = insertvalue { i8, i8 } poison, i8 %x, 0\n"
                      "  %r = insertvalue { i8, i8 } %v, i8 %y, 1\n"
                      "  ret { i8, i8 } %r",
                      "  %v = insertvalue { i8, i8 } poison, i8 %y, 1\n"
                      "  %r = insertvalue { i8, i8 } %v, i8 %x, 0\n"
                      "  ret { i8, i8 } %r"));
}

TEST(Cone, ProvesAddresses) {
  EXPECT_TRUE(refines("ptr", "ptr %p, i32 noundef %i",
                      "  %j = sext i32 %i to i64\n"
                      "  %r = getelementptr i32, ptr %p, i64 %j\n  ret ptr %r",
                      "  %j = sext i32 %i to i64\n  %k = shl i64 %j, 2\n"
                      "  %r = getelementptr i8, ptr %p, i64 %k\n  ret ptr %r"));
  EXPECT_TRUE(refines("ptr", "ptr %p",
                      "  %q = getelementptr inbounds i8, ptr %p, i64 8\n"
                      "  %r = getelementptr i8, ptr %q, i64 -4\n  ret ptr %r",
                      "  %r = getelementptr i8, ptr %p, i64 4\n  ret ptr %r"));
  EXPECT_TRUE(refines("i1", "ptr noundef nonnull %p",
                      "  %r = icmp eq ptr %p, null\n  ret i1 %r",
                      "  ret i1 false"));
  EXPECT_TRUE(refines("i1", "ptr align 4 %p",
                      "  %i = ptrtoint ptr %p to i64\n  %j = and i64 %i, 3\n"
                      "  %r = icmp eq i64 %j, 0\n  ret i1 %r",
                      "  ret i1 true"));
}

TEST(Cone, ProvesByFacts) {
  EXPECT_TRUE(refines("i32", "i32 noundef %x",
                      "  %fact = icmp ult i32 %x, 8\n"
                      "  %r = add i32 %x, 1\n  ret i32 %r",
                      "  %r = add nuw nsw i32 %x, 1\n  ret i32 %r"));
  // Only sets of one value are equal to a constant.
  EXPECT_TRUE(refines("i32", "i32 %x",
                      "  %not = icmp ne i32 %x, 3\n"
                      "  %r = mul i32 %x, 2\n  ret i32 %r",
                      "  %r = add i32 %x, %x\n  ret i32 %r"));
  EXPECT_TRUE(holds("ptr %p", "  %not = icmp eq ptr %p, null",
                    "  %r = icmp ne ptr %p, null\n  ret i1 %r"));
  EXPECT_TRUE(holds("i32 %x, i32 %y",
                    "  %fact.0 = icmp slt i32 %x, %y\n"
                    "  %fact.1 = icmp slt i32 %y, 5",
                    "  %r = icmp slt i32 %x, 4\n  ret i1 %r"));
}

TEST(Cone, ProvesOfDefinedValues) {
  const char *equal = "  %r = icmp eq i32 %x, %x\n  ret i1 %r";
  EXPECT_FALSE(holds("i32 %x", "", equal));
  EXPECT_TRUE(holds("i32 noundef %x", "", equal));
  EXPECT_TRUE(holds("i32 %x", "  %defined = add i32 %x, 1", equal));
  // The upper bits of %x are not known to be.
  EXPECT_FALSE(holds("i32 %x", "  %defined = trunc i32 %x to i16", equal));
  const char *unordered = "  %r = fcmp ueq float %x, %x\n  ret i1 %r";
  const char *leaf = "  %defined.x = load float, ptr @g\n";
  const char *sameOfLeaf =
      "  %defined.x = load float, ptr @g\n"
      "  %r = fcmp ueq float %defined.x, %defined.x\n  ret i1 %r";
  EXPECT_FALSE(holds("float %x", "", unordered));
  EXPECT_TRUE(holds("", leaf, sameOfLeaf));
}

//===----------------------------------------------------------------------===//
// What is not
//===----------------------------------------------------------------------===//

TEST(Cone, FlagsMustNotBeAdded) {
  for (const char *pair :
       {"add nsw i32 %x, %y", "add nuw i32 %x, %y", "shl nsw i32 %x, %y",
        "or disjoint i32 %x, %y", "lshr exact i32 %x, %y"}) {
    std::string with = std::string("  %r = ") + pair + "\n  ret i32 %r";
    std::string without = with;
    for (const char *flag : {" nsw", " nuw", " disjoint", " exact"})
      if (size_t at = without.find(flag); at != std::string::npos)
        without.erase(at, llvm::StringRef(flag).size());
    std::string parameters = "i32 noundef %x, i32 noundef %y";
    EXPECT_TRUE(refines("i32", parameters, with, without)) << pair;
    EXPECT_FALSE(refines("i32", parameters, without, with)) << pair;
  }
  std::string zext = "  %r = zext i32 %x to i64\n  ret i64 %r",
              nneg = "  %r = zext nneg i32 %x to i64\n  ret i64 %r";
  EXPECT_TRUE(refines("i64", "i32 noundef %x", nneg, zext));
  EXPECT_FALSE(refines("i64", "i32 noundef %x", zext, nneg));
  for (std::string flag : {"inbounds", "nuw", "nusw"}) {
    std::string with = "  %r = getelementptr " + flag +
                       " i8, ptr %p, i64 %i\n  ret ptr %r",
                without = "  %r = getelementptr i8, ptr %p, i64 %i\n"
                          "  ret ptr %r";
    std::string parameters = "ptr noundef %p, i64 noundef %i";
    EXPECT_TRUE(refines("ptr", parameters, with, without)) << flag;
    EXPECT_FALSE(refines("ptr", parameters, without, with)) << flag;
  }
  std::string fneg = "  %r = fneg float %x\n  ret float %r",
              nnan = "  %r = fneg nnan float %x\n  ret float %r";
  EXPECT_TRUE(refines("float", "float noundef %x", nnan, fneg));
  EXPECT_FALSE(refines("float", "float noundef %x", fneg, nnan));
}

TEST(Cone, EachUseOfUndefIsAnotherValue) {
  std::string twice = "  %r = mul i32 %x, 2\n  ret i32 %r",
              sum = "  %r = add i32 %x, %x\n  ret i32 %r";
  EXPECT_FALSE(refines("i32", "i32 %x", twice, sum));
  EXPECT_TRUE(refines("i32", "i32 %x", sum, twice));
  EXPECT_TRUE(refines("i32", "i32 noundef %x", twice, sum));
  // A fact holds for each value of a set.
  EXPECT_FALSE(
      refines("i32", "i32 %x", "  %fact = icmp ult i32 %x, 8\n" + twice, sum));
  // What a call returns may be undef, too.
  std::string call = "  %x = call i32 @f()\n",
              defined = "  %x = call i32 @defined()\n";
  EXPECT_FALSE(refines("i32", "", call + twice, call + sum));
  EXPECT_TRUE(refines("i32", "", defined + twice, defined + sum));
  EXPECT_TRUE(refines("i32", "i32 %y", "  %x = freeze i32 %y\n" + twice,
                      "  %x = freeze i32 %y\n" + sum));
}

// What the source uses more often, or in another order, is chosen as it is in
// the target.
TEST(Cone, TheSourceChoosesAsTheTargetDoes) {
  std::string sum = "  %s = mul i8 %x, %x\n  %r = add i8 %s, %x\n  ret i8 %r",
              product = "  %s = add i8 %x, 1\n  %r = mul i8 %x, %s\n"
                        "  ret i8 %r";
  EXPECT_TRUE(refines("i8", "i8 %x", sum, product));
  EXPECT_FALSE(refines("i8", "i8 %x", product, sum));
  std::string twice = "  %s = add i8 %x, 1\n  %r = mul i8 %s, %s\n",
              once = "  %s = add i8 %x, 1\n  %f = freeze i8 %s\n"
                     "  %r = mul i8 %f, %f\n";
  EXPECT_TRUE(refines("i8", "i8 %x", twice + "  ret i8 %r",
                      twice + "  %q = xor i8 %r, 0\n  ret i8 %q"));
  EXPECT_FALSE(refines("i8", "i8 %x", once + "  ret i8 %r",
                       twice + "  %q = xor i8 %r, 0\n  ret i8 %q"));
}

TEST(Cone, CallsKeepTheirAttributes) {
  auto count = [](const std::string &range) {
    return "  %r = call " + range + " i8 @llvm.ctpop.i8(i8 %x)\n  ret i8 %r";
  };
  std::string plain = count(""), right = count("range(i8 0, 9)"),
              narrow = count("range(i8 0, 8)");
  EXPECT_TRUE(refines("i8", "i8 noundef %x", plain, right));
  EXPECT_TRUE(refines("i8", "i8 noundef %x", narrow, plain));
  EXPECT_FALSE(refines("i8", "i8 noundef %x", plain, narrow));
}

TEST(Cone, PoisonDoesNotPassASelect) {
  std::string select = "  %r = select i1 %c, i1 %x, i1 false\n  ret i1 %r",
              both = "  %r = and i1 %c, %x\n  ret i1 %r";
  EXPECT_FALSE(refines("i1", "i1 noundef %c, i1 %x", select, both));
  EXPECT_TRUE(refines("i1", "i1 %c, i1 %x", both, select));
  EXPECT_TRUE(refines("i1", "i1 noundef %c, i1 noundef %x", select, both));
}

TEST(Cone, AttributesHoldInTheSourceAlone) {
  // Beyond its range, the source's %x is poison, the target's is not.
  std::string is = "  %r = icmp ult i8 %x, 4\n  ret i1 %r";
  EXPECT_TRUE(refines("i1", "i8 range(i8 0, 4) %x", is, "  ret i1 true"));
  EXPECT_FALSE(refines("i1", "i8 range(i8 0, 5) %x", is, "  ret i1 true"));
  EXPECT_FALSE(holds("i8 range(i8 0, 4) %x", "", is));
  EXPECT_TRUE(holds("i8 noundef range(i8 0, 4) %x", "", is));
  // Nothing is known of values of the target.
  EXPECT_FALSE(holds("", "",
                     "  %x = call i32 @defined()\n"
                     "  %r = icmp eq i32 %x, %x\n  ret i1 %r"));
}

TEST(Cone, FactsMustHold) {
  std::string plain = "  %r = add i32 %x, 1\n  ret i32 %r",
              nsw = "  %r = add nsw i32 %x, 1\n  ret i32 %r";
  EXPECT_FALSE(refines("i32", "i32 noundef %x",
                       "  %not = icmp slt i32 %x, 8\n" + plain, nsw));
  EXPECT_FALSE(refines("i32", "i32 noundef %x",
                       "  %fact = icmp ult i32 %x, -2147483648\n" + plain,
                       nsw));
  EXPECT_TRUE(refines("i32", "i32 noundef %x",
                      "  %fact = icmp ult i32 %x, 2147483647\n" + plain, nsw));
}

TEST(Cone, DivisionsMustBeDefined) {
  std::string none = "  ret i32 0",
              division = "  %q = udiv i32 0, %x\n  ret i32 %q";
  EXPECT_FALSE(refines("i32", "i32 noundef %x", none, division));
  EXPECT_TRUE(refines("i32", "i32 noundef %x", division, none));
  EXPECT_TRUE(refines("i32", "i32 noundef %x",
                      "  %not = icmp eq i32 %x, 0\n" + none, division));
}

} // namespace
} // namespace palindrome::refine::lockstep
