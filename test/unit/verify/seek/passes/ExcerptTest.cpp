// Copies of parts of modules.

#include "verify/seek/passes/Excerpt.h"
#include "test/unit/verify/Modules.h"
#include "verify/judge/refine/structure/Structure.h"
#include "llvm/IR/Verifier.h"

using namespace palindrome;
using namespace palindrome::passes;

namespace {
constexpr llvm::StringLiteral excerptText =
    "@count = internal global i32 0\n"
    "@limit = internal constant i32 9\n"
    "define internal i32 @next() {\n"
    "  %1 = load i32, ptr @count\n"
    "  %2 = add i32 %1, 1\n"
    "  store i32 %2, ptr @count\n"
    "  ret i32 %2\n"
    "}\n"
    "define i32 @f(i32 %x) {\n"
    "  %1 = call i32 @next()\n"
    "  ret i32 %1\n"
    "}\n"
    "define i32 @g(i32 %x) {\n"
    "  %1 = load i32, ptr @limit\n"
    "  %2 = icmp eq i32 %x, %1\n"
    "  br i1 %2, label %a, label %b\n"
    "a:\n"
    "  br label %b\n"
    "b:\n"
    "  %3 = phi i32 [ 1, %0 ], [ 2, %a ]\n"
    "  ret i32 %3\n"
    "}\n";

TEST(ExcerptTest, CopiesAModule) {
  llvm::LLVMContext context;
  auto module = parseText(context, excerptText);
  auto copy = copyModule(*module);
  EXPECT_FALSE(llvm::verifyModule(*copy, &llvm::errs()));
  for (llvm::StringRef name : {"f", "g", "next"})
    EXPECT_TRUE(
        refine::sameBody(*module->getFunction(name), *copy->getFunction(name)));
  EXPECT_TRUE(copy->getNamedGlobal("count")->hasInitializer());
  EXPECT_TRUE(copy->getFunction("next")->hasInternalLinkage());
}

TEST(ExcerptTest, HasWhatEitherSideRefersTo) {
  llvm::LLVMContext context;
  auto source = parseText(context, excerptText),
       target = parseText(context, excerptText);
  // The target's @f no longer calls @next, which both modules have.
  llvm::Function *f = target->getFunction("f");
  llvm::Instruction &call = f->getEntryBlock().front();
  call.replaceAllUsesWith(f->getArg(0));
  call.eraseFromParent();
  llvm::StringSet<> names;
  names.insert("f");
  Excerpts excerpts = copyExcerpts(*source, *target, names);
  for (const llvm::Module *side :
       {excerpts.source.get(), excerpts.target.get()}) {
    EXPECT_FALSE(llvm::verifyModule(*side, &llvm::errs()));
    EXPECT_TRUE(side->getNamedGlobal("count"));
    EXPECT_FALSE(side->getFunction("next")->isDeclaration());
    EXPECT_FALSE(side->getFunction("g"));
  }
}

TEST(ExcerptTest, RefreshesOneFunction) {
  llvm::LLVMContext context;
  auto module = parseText(context, excerptText);
  auto copy = copyModule(*module);
  llvm::Function *f = module->getFunction("f");
  llvm::Instruction &call = f->getEntryBlock().front();
  call.replaceAllUsesWith(f->getArg(0));
  EXPECT_FALSE(refine::sameBody(*f, *copy->getFunction("f")));
  EXPECT_TRUE(refreshFunction(*f, *copy));
  EXPECT_TRUE(refine::sameBody(*f, *copy->getFunction("f")));
  EXPECT_FALSE(llvm::verifyModule(*copy, &llvm::errs()));
}

TEST(ExcerptTest, DoesNotRefreshWithNewDefinitions) {
  llvm::LLVMContext context;
  auto module = parseText(context, excerptText);
  auto copy = copyModule(*module);
  llvm::Function *next = module->getFunction("next");
  next->setName("other");
  EXPECT_FALSE(refreshFunction(*module->getFunction("f"), *copy));
}

TEST(ExcerptTest, SeesLocalState) {
  llvm::LLVMContext context;
  auto module = parseText(context, excerptText);
  EXPECT_TRUE(localStateOf(*module->getFunction("next")));
  // Through a callee.
  EXPECT_TRUE(localStateOf(*module->getFunction("f")));
  // Constants have no state.
  EXPECT_FALSE(localStateOf(*module->getFunction("g")));
}
} // namespace
