// What a pass that sees a whole program may know of the callers of a function.

#include "verify/seek/passes/Callers.h"
#include "test/unit/verify/Modules.h"

using namespace palindrome;
using namespace palindrome::passes;

TEST(CallersTest, SymbolsAreMadeLocal) {
  llvm::LLVMContext context;
  auto global = parseText(context, "define void @f() { ret void }");
  auto local = parseText(context, "define internal void @f() { ret void }");
  EXPECT_TRUE(isMadeLocal(*global, *local, "f"));
  EXPECT_FALSE(isMadeLocal(*local, *global, "f"));
  EXPECT_FALSE(isMadeLocal(*local, *local, "f"));
  EXPECT_FALSE(isMadeLocal(*global, *local, "g"));
}

TEST(CallersTest, OnlyPassesOverModulesKnowCallers) {
  llvm::LLVMContext context;
  auto module = parseText(context, "@v = internal global i8 0\n"
                                   "define internal void @local() { ret void }"
                                   "define void @global() { ret void }"
                                   "define void @state() {"
                                   "  store i8 1, ptr @v ret void }");
  refine::FunctionPair local, global, state, none;
  state.source = module->getFunction("state");
  local.source = module->getFunction("local");
  global.source = module->getFunction("global");
  auto textOf = [](const std::optional<Reason> &reason) {
    return reason ? reasonText(*reason) : "none";
  };
  auto doubt = [&](const refine::FunctionPair &pair, bool isInterprocedural) {
    return textOf(
        doubtOfCallers(pair, *module, /*isLocalNow=*/false, isInterprocedural));
  };
  EXPECT_EQ(doubt(local, true), "interprocedural: a call that the program "
                                "may not make");
  EXPECT_EQ(doubt(local, false), "none");
  EXPECT_EQ(doubt(global, true), "none");
  EXPECT_EQ(doubt(state, true),
            "interprocedural: contents of @v that the program may not have");
  EXPECT_EQ(doubt(none, true), "none");
  EXPECT_EQ(textOf(doubtOfCallers(global, *module, /*isLocalNow=*/true,
                                  /*isInterprocedural=*/false)),
            "interprocedural: the pass made it local");
  auto starting = parseText(
      context, "@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] "
               "zeroinitializer");
  EXPECT_EQ(textOf(doubtOfCallers(none, *starting, /*isLocalNow=*/false,
                                  /*isInterprocedural=*/true)),
            "interprocedural: the pass may have run constructors");
}
