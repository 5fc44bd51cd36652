// What callees promise for a while, since their bodies keep it.

#include "verify/judge/refine/promises/CalleePromises.h"
#include "test/unit/verify/Modules.h"

namespace palindrome::refine {
namespace {

/// The attributes of @g in the source while it is looked at, where @g has the
/// marks `ofSource` and `ofTarget`. Afterwards it has those of before.
std::string kept(const std::string &body, const std::string &ofTarget,
                 const std::string &ofSource = "") {
  llvm::LLVMContext context;
  auto moduleOf = [&](const std::string &marks) {
    return parseText(context, "@cell = global i32 0\n"
                              "declare void @any()\n"
                              "define i32 @g(i32 %x) " +
                                  marks + " {\n" + body +
                                  "  ret i32 %x\n}\n"
                                  "define i32 @f(i32 %x) {\n"
                                  "  %y = call i32 @g(i32 %x)\n"
                                  "  ret i32 %y\n}\n");
  };
  auto source = moduleOf(ofSource), target = moduleOf(ofTarget);
  if (!source || !target)
    return "no module";
  const llvm::Function &callee = *source->getFunction("g");
  const llvm::AttributeList before = callee.getAttributes();
  std::string text;
  {
    CalleePromises promises(*source->getFunction("f"),
                            *target->getFunction("f"));
    text = callee.getAttributes().getFnAttrs().getAsString();
  }
  EXPECT_EQ(callee.getAttributes(), before);
  return text;
}

TEST(CalleePromises, AreWhatTheBodyKeeps) {
  EXPECT_EQ(kept("", "nounwind willreturn memory(none)"),
            "nounwind willreturn memory(none)");
  EXPECT_EQ(kept("  %y = load i32, ptr @cell\n", "memory(read) nounwind"),
            "nounwind memory(read)");
  EXPECT_EQ(kept("", "nounwind", "cold"), "cold nounwind");
}

TEST(CalleePromises, AreNothingElse) {
  EXPECT_EQ(kept("  store i32 0, ptr @cell\n", "memory(read) nounwind"),
            "nounwind");
  EXPECT_EQ(kept("  call void @any()\n", "nounwind willreturn nofree"), "");
  // What nobody promises is not looked for.
  EXPECT_EQ(kept("", ""), "");
  EXPECT_EQ(kept("", "cold"), "");
}

} // namespace
} // namespace palindrome::refine
