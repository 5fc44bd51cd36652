// Which promises of a target's parameters the callers in the source keep, and
// which conventions they may have.

#include "verify/judge/refine/promises/CallerAgreement.h"
#include "test/unit/verify/Modules.h"

namespace palindrome::refine {
namespace {

/// What becomes of the parameter %x of @f in the source: "i32 range(i32 1, 3)".
/// The target is the source with `promise` at the parameter.
std::string adopted(const std::string &head, const std::string &promise,
                    const std::string &rest,
                    const std::string &body = "  ret void") {
  llvm::LLVMContext context;
  auto module = [&](const std::string &promises) {
    return parseText(context, "declare void @any(ptr)\ndefine " + head + " " +
                                  promises + " %x) {\n" + body + "\n}\n" +
                                  rest);
  };
  auto source = module(""), target = module(promise);
  if (!source || !target)
    return "does not parse";
  llvm::AttributeList before = source->getFunction("f")->getAttributes();
  CallerAgreement agreement(*source, *target);
  std::string text =
      source->getFunction("f")->getAttributes().getParamAttrs(0).getAsString();
  agreement.undo();
  EXPECT_EQ(source->getFunction("f")->getAttributes(), before);
  return text;
}

std::string caller(const std::string &argument) {
  return "define void @caller(i32 %y, ptr %p) {\n" + argument +
         "\n  ret void\n}\n";
}

TEST(CallerAgreement, AreAddedWhereAllCallsKeepThem) {
  const std::string promise = "range(i32 1, 3)", head = "internal void @f(i32",
                    one = "  call void @f(i32 1)\n",
                    two = "  call void @f(i32 2)\n";
  EXPECT_EQ(adopted(head, promise, caller(one + two)), promise);
  // One call does not.
  EXPECT_EQ(adopted(head, promise, caller(one + "  call void @f(i32 3)")), "");
  EXPECT_EQ(adopted(head, promise, caller(one + "  call void @f(i32 %y)")), "");
  EXPECT_EQ(adopted(head, promise, caller("  call void @f(i32 undef)")), "");
  // There may be other calls.
  EXPECT_EQ(adopted("void @f(i32", promise, caller(one)), "");
  EXPECT_EQ(adopted(head, promise, caller(one + "  call void @any(ptr @f)")),
            "");
  EXPECT_EQ(adopted(head, promise, caller(one + "  call void @f(i64 1)")), "");
}

TEST(CallerAgreement, FollowFromWhatCallersKnow) {
  const std::string range = "range(i32 0, 256)", head = "internal void @f(i32";
  EXPECT_EQ(adopted(head, range,
                    caller("  %z = and i32 %y, 255\n  call void @f(i32 %z)")),
            range);
  EXPECT_EQ(adopted(head, range,
                    caller("  %z = and i32 %y, 511\n  call void @f(i32 %z)")),
            "");
  auto checked = [&](const std::string &predicate) {
    return adopted("internal void @f(ptr", "nonnull",
                   "define void @caller(ptr %p) {\n"
                   "  %c = icmp " +
                       predicate +
                       " ptr %p, null\n  br i1 %c, label %yes, label %no\n"
                       "yes:\n  call void @f(ptr %p)\n  ret void\n"
                       "no:\n  ret void\n}\n");
  };
  EXPECT_EQ(checked("ne"), "nonnull");
  EXPECT_EQ(checked("eq"), "");
}

TEST(CallerAgreement, HoldInARecursionIfTheyBegin) {
  const std::string promise = "range(i32 1, 3)", head = "internal void @f(i32";
  auto again = [](const std::string &value) {
    return "  %z = sub i32 3, %x\n  call void @f(i32 " + value +
           ")\n  ret void";
  };
  const std::string begin = caller("  call void @f(i32 1)");
  EXPECT_EQ(adopted(head, promise, begin, again("%x")), promise);
  EXPECT_EQ(adopted(head, promise, begin, again("%z")), promise);
  EXPECT_EQ(adopted(head, promise, begin, again("4")), "");
  EXPECT_EQ(
      adopted(head, promise, caller("  call void @f(i32 3)"), again("%x")), "");
}

/// What the only block of a function returns: "i32 7".
std::string returnedBy(const llvm::Module &module, llvm::StringRef name) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  llvm::cast<llvm::ReturnInst>(module.getFunction(name)->back().getTerminator())
      ->getReturnValue()
      ->printAsOperand(stream);
  return text;
}

TEST(CallerAgreement, AParameterThatTheTargetIgnoresIsAConstant) {
  auto ignored = [](const std::string &linkage, const std::string &calls) {
    llvm::LLVMContext context;
    auto module = [&](const std::string &returned) {
      return parseText(context, "define " + linkage +
                                    " i32 @f(i32 %x) {\n  ret i32 " + returned +
                                    "\n}\ndefine void @caller() {\n" + calls +
                                    "  ret void\n}\n");
    };
    auto source = module("%x"), target = module("7");
    CallerAgreement agreement(*source, *target);
    std::string returned = returnedBy(*source, "f");
    agreement.undo();
    EXPECT_EQ(returnedBy(*source, "f"), "i32 %x");
    return returned;
  };
  const std::string seven = "  call i32 @f(i32 7)\n",
                    eight = "  call i32 @f(i32 8)\n";
  EXPECT_EQ(ignored("internal", seven + seven), "i32 7");
  EXPECT_EQ(ignored("internal", seven + eight), "i32 %x");
  EXPECT_EQ(ignored("", seven), "i32 %x");
}

TEST(CallerAgreement, ResultsKeepWhatBodiesDo) {
  auto result = [](const std::string &linkage, const std::string &body) {
    llvm::LLVMContext context;
    auto module = [&](const std::string &promise) {
      return parseText(context, "define " + linkage + promise +
                                    " i32 @f(i32 %x) {\n" + body +
                                    "}\ndefine i32 @g(i32 %x) {\n"
                                    "  %r = call i32 @f(i32 %x)\n"
                                    "  ret i32 %r\n}\n");
    };
    auto source = module(""), target = module(" range(i32 0, 10)");
    CallerAgreement agreement(*source, *target);
    return source->getFunction("f")
        ->getAttributes()
        .getRetAttrs()
        .getAsString();
  };
  const std::string small = "  %y = and i32 %x, 7\n  ret i32 %y\n",
                    large = "  %y = and i32 %x, 15\n  ret i32 %y\n";
  EXPECT_EQ(result("", small), "range(i32 0, 10)");
  EXPECT_EQ(result("", large), "");
  // Another body may take the place of this one.
  EXPECT_EQ(result("linkonce_odr", small), "");
  // What it gets from itself is in the range if all else is.
  const std::string again = "  %c = icmp eq i32 %x, 0\n"
                            "  br i1 %c, label %a, label %b\n"
                            "a:\n  %r = call i32 @f(i32 1)\n  ret i32 %r\nb:\n";
  EXPECT_EQ(result("", again + small), "range(i32 0, 10)");
  EXPECT_EQ(result("", again + large), "");
}

TEST(CallerAgreement, AResultThatTheTargetDoesNotReturnIsKnown) {
  auto caller = [](const std::string &linkage, const std::string &returned,
                   const std::string &ofTarget, const std::string &inTarget) {
    llvm::LLVMContext context;
    auto module = [&](const std::string &result, const std::string &used) {
      return parseText(context, "define " + linkage +
                                    " noundef i32 @f(i32 %x) {\n  ret i32 " +
                                    result +
                                    "\n}\ndefine i32 @g(i32 %x) {\n"
                                    "  %r = call noundef i32 @f(i32 %x)\n"
                                    "  ret i32 " +
                                    used + "\n}\n");
    };
    auto source = module(returned, "%r"), target = module(ofTarget, inTarget);
    CallerAgreement agreement(*source, *target);
    const std::string ofCallee = returnedBy(*source, "f");
    std::string text = returnedBy(*source, "g") + ", " + ofCallee;
    // That a result is poison is no undefined behavior then.
    llvm::Function &function = *source->getFunction("f");
    EXPECT_EQ(function.hasRetAttribute(llvm::Attribute::NoUndef),
              ofCallee != "i32 poison");
    agreement.undo();
    EXPECT_EQ(returnedBy(*source, "g"), "i32 %r");
    EXPECT_TRUE(function.hasRetAttribute(llvm::Attribute::NoUndef));
    return text;
  };
  EXPECT_EQ(caller("internal", "4", "poison", "4"), "i32 4, i32 poison");
  // Also if the target is wrong, which the prover finds.
  EXPECT_EQ(caller("internal", "4", "poison", "5"), "i32 4, i32 poison");
  EXPECT_EQ(caller("internal", "4", "poison", "%r"), "i32 %r, i32 4");
  EXPECT_EQ(caller("internal", "4", "4", "4"), "i32 %r, i32 4");
  EXPECT_EQ(caller("internal", "%x", "poison", "4"), "i32 %r, i32 %x");
  EXPECT_EQ(caller("", "4", "poison", "4"), "i32 %r, i32 4");
}

TEST(CallerAgreement, NobodyElseSeesTheConvention) {
  auto becomes = [](const std::string &linkage, const std::string &convention,
                    const std::string &ofCall, const std::string &use) {
    llvm::LLVMContext context;
    auto module = [&](const std::string &own, const std::string &itsCall) {
      return parseText(context, "define " + linkage + " " + own +
                                    " void @f() { ret void }\n"
                                    "define void @g(ptr %p) {\n  call " +
                                    itsCall + " void @f()\n" + use +
                                    "  ret void\n}\n");
    };
    auto source = module("", ""), target = module(convention, ofCall);
    CallerAgreement agreement(*source, *target);
    llvm::Function &function = *source->getFunction("f");
    const bool isTargets =
        function.getCallingConv() == target->getFunction("f")->getCallingConv();
    auto &call =
        llvm::cast<llvm::CallBase>(source->getFunction("g")->front().front());
    EXPECT_EQ(call.getCallingConv(), function.getCallingConv());
    agreement.undo();
    EXPECT_EQ(function.getCallingConv(), llvm::CallingConv::C);
    return isTargets;
  };
  EXPECT_TRUE(becomes("internal", "fastcc", "fastcc", ""));
  // Others call it, or call it otherwise; a call through a pointer shows it; it
  // is more than a matter of time.
  EXPECT_FALSE(becomes("", "fastcc", "fastcc", ""));
  EXPECT_FALSE(becomes("internal", "fastcc", "", ""));
  EXPECT_FALSE(
      becomes("internal", "fastcc", "fastcc", "  store ptr @f, ptr %p\n"));
  EXPECT_FALSE(becomes("internal", "tailcc", "tailcc", ""));
}

TEST(CallerAgreement, AResultInMemoryIsMemory) {
  auto hasMark = [](const std::string &linkage, const std::string &ofFunction,
                    const std::string &ofCall) {
    llvm::LLVMContext context;
    auto module = [&](const std::string &own, const std::string &itsCall) {
      return parseText(context, "define " + linkage + " void @f(ptr " + own +
                                    " align 4 %p) { ret void }\n"
                                    "define void @g(ptr %p) {\n"
                                    "  call void @f(ptr " +
                                    itsCall + " %p)\n  ret void\n}\n");
    };
    auto source = module("sret(i32)", "sret(i32)"),
         target = module(ofFunction, ofCall);
    CallerAgreement agreement(*source, *target);
    llvm::Function &function = *source->getFunction("f");
    auto &call = llvm::cast<llvm::CallBase>(*function.user_back());
    const bool result =
        function.hasParamAttribute(0, llvm::Attribute::StructRet);
    EXPECT_EQ(call.paramHasAttr(0, llvm::Attribute::StructRet), result);
    EXPECT_TRUE(function.hasParamAttribute(0, llvm::Attribute::Alignment));
    agreement.undo();
    EXPECT_TRUE(function.hasParamAttribute(0, llvm::Attribute::StructRet));
    return result;
  };
  EXPECT_FALSE(hasMark("internal", "", ""));
  EXPECT_TRUE(hasMark("internal", "", "sret(i32)"));
  EXPECT_TRUE(hasMark("internal", "sret(i32)", "sret(i32)"));
  EXPECT_TRUE(hasMark("", "", ""));
}

/// The attributes of @f in the source, where the target promises all of these.
std::string keptBy(const std::string &body, const std::string &rest = "") {
  llvm::LLVMContext context;
  auto module = [&](const std::string &own, const std::string &result,
                    const std::string &parameter) {
    return parseText(context, "declare void @any()\n"
                              "define internal " +
                                  result + " i32 @f(ptr " + parameter +
                                  " %p, i32 noundef %x) " + own + " {\n" +
                                  body + "}\n" + rest);
  };
  auto source = module("", "", ""),
       target = module("nounwind willreturn memory(none)", "noundef",
                       "captures(none)");
  CallerAgreement agreement(*source, *target);
  const llvm::AttributeList list = source->getFunction("f")->getAttributes();
  std::string text = list.getFnAttrs().getAsString() + ", " +
                     list.getRetAttrs().getAsString() + ", " +
                     list.getParamAttrs(0).getAsString();
  agreement.undo();
  EXPECT_FALSE(
      source->getFunction("f")->hasFnAttribute(llvm::Attribute::NoUnwind));
  return text;
}

TEST(CallerAgreement, WhatBodiesKeepIsPromised) {
  const std::string
      all = "nounwind willreturn memory(none), noundef, captures(none)",
      ret = "  ret i32 %x\n";
  EXPECT_EQ(keptBy(ret), all);
  EXPECT_EQ(keptBy("  %v = load i32, ptr %p\n  ret i32 %v\n"),
            "nounwind willreturn, , captures(none)");
  EXPECT_EQ(keptBy("  call void @any()\n" + ret), ", noundef, captures(none)");
  // It keeps them if the functions that it calls do, itself among them.
  EXPECT_EQ(keptBy("  %r = call i32 @f(ptr %p, i32 %x)\n  ret i32 %r\n"),
            "nounwind memory(none), noundef, captures(none)");
  EXPECT_EQ(keptBy("  %r = call i32 @h(ptr %p, i32 %x)\n" + ret,
                   "define internal i32 @h(ptr %p, i32 %x) "
                   "{\n  call void @any()\n  ret i32 0\n}\n"),
            ", noundef, ");
}

/// What the callees of @f keep, which the target knows.
TEST(CallerAgreement, ChainsOfCalleesKeepPromises) {
  llvm::LLVMContext context;
  auto module = [&](const std::string &own) {
    return parseText(context, "define internal i32 @f(i32 %x) " + own +
                                  " {\n  %r = call i32 @g(i32 %x)\n  ret i32 "
                                  "%r\n}\ndefine internal i32 @g(i32 %x) " +
                                  own + " {\n  ret i32 %x\n}\n");
  };
  auto source = module(""), target = module("nounwind willreturn memory(none)");
  CallerAgreement agreement(*source, *target);
  EXPECT_EQ(source->getFunction("f")->getAttributes().getFnAttrs(),
            target->getFunction("f")->getAttributes().getFnAttrs());
}

TEST(CallerAgreement, OneOfTwoEqualFunctionsIsCalled) {
  auto called = [](const std::string &other, const std::string &inTarget) {
    llvm::LLVMContext context;
    auto module = [&](const std::string &callee, const std::string &body) {
      return parseText(
          context, "define i32 @one(i32 %x) {\n  %y = add i32 %x, 1\n"
                   "  ret i32 %y\n}\ndefine i32 @other(i32 %x) {\n" +
                       body + "}\ndefine i32 @f(i32 %x) {\n  %y = call i32 @" +
                       callee + "(i32 %x)\n  ret i32 %y\n}\n");
    };
    auto source = module("other", other),
         target = module(inTarget, "  %y = call i32 @one(i32 %x)\n"
                                   "  ret i32 %y\n");
    CallerAgreement agreement(*source, *target);
    auto &call =
        llvm::cast<llvm::CallBase>(source->getFunction("f")->front().front());
    std::string name = call.getCalledFunction()->getName().str();
    agreement.undo();
    EXPECT_EQ(call.getCalledFunction()->getName(), "other");
    return name;
  };
  const std::string same = "  %z = add i32 %x, 1\n  ret i32 %z\n";
  EXPECT_EQ(called(same, "one"), "one");
  EXPECT_EQ(called(same, "other"), "other");
  EXPECT_EQ(called("  %z = add i32 %x, 2\n  ret i32 %z\n", "one"), "other");
}

} // namespace
} // namespace palindrome::refine
