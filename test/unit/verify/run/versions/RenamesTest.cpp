// Functions that have another name in the newer version.

#include "verify/run/versions/Renames.h"
#include "test/unit/verify/Modules.h"
#include <gmock/gmock.h>
#include <map>

using namespace palindrome;
using testing::IsEmpty;
using testing::Pair;
using testing::UnorderedElementsAre;

/// The renames that are found, by the older names.
static std::map<std::string, std::string> renamesOf(llvm::StringRef older,
                                                    llvm::StringRef newer) {
  llvm::LLVMContext context;
  auto mine = parseText(context, older), its = parseText(context, newer);
  std::map<std::string, std::string> result;
  for (const auto &[name, newName] : versions::findRenames(*mine, *its))
    result[name.str()] = newName;
  return result;
}

/// A local function and its caller.
static std::string withCaller(std::string name, llvm::StringRef body) {
  return "define internal i32 @" + name + "(i32 %x) {\n" + body.str() +
         "\n}\n"
         "define i32 @caller(i32 %x) {\n"
         "  %r = call i32 @" +
         name + "(i32 %x)\n  ret i32 %r\n}\n";
}

static constexpr llvm::StringLiteral body = "  %a = mul i32 %x, 7\n"
                                            "  %b = xor i32 %a, 91\n"
                                            "  ret i32 %b";

/// A public function that nobody calls.
static std::string alone(std::string name) {
  return "define i32 @" + name + "(i32 %x) {\n" + body.str() + "\n}\n";
}

TEST(Renames, OfTheSameCallersAndLikeContent) {
  EXPECT_THAT(renamesOf(withCaller("old", body), withCaller("new", body)),
              UnorderedElementsAre(Pair("old", "new")));
  // A constant is another one: it is judged, and not who it is.
  EXPECT_THAT(renamesOf(withCaller("old", body),
                        withCaller("new", "  %a = mul i32 %x, 8\n"
                                          "  %b = xor i32 %a, 91\n"
                                          "  ret i32 %b")),
              UnorderedElementsAre(Pair("old", "new")));
}

TEST(Renames, NotOfOtherContent) {
  EXPECT_THAT(renamesOf(withCaller("old", body),
                        withCaller("new", "  %a = sdiv i32 3, %x\n"
                                          "  %b = shl i32 %a, 2\n"
                                          "  %c = icmp eq i32 %b, %x\n"
                                          "  %d = zext i1 %c to i32\n"
                                          "  ret i32 %d")),
              IsEmpty());
}

TEST(Renames, NotOfOtherCallers) {
  std::string other = withCaller("new", body);
  size_t at = other.find("@caller");
  other.replace(at, 7, "@other");
  EXPECT_THAT(renamesOf(withCaller("old", body), other), IsEmpty());
}

TEST(Renames, NotOfAnotherTypeOrLinkage) {
  EXPECT_THAT(renamesOf("define i32 @old(i32 %x) {\n  ret i32 %x\n}\n",
                        "define i32 @new(i32 %x, i32 %y) {\n  ret i32 %x\n}\n"),
              IsEmpty());
  EXPECT_THAT(renamesOf("define internal i32 @old(i32 %x) {\n  ret i32 %x\n}\n",
                        "define i32 @new(i32 %x) {\n  ret i32 %x\n}\n"),
              IsEmpty());
}

TEST(Renames, NotIfTwoAreAsMuchAlike) {
  EXPECT_THAT(renamesOf(alone("old"), alone("one")),
              UnorderedElementsAre(Pair("old", "one")));
  EXPECT_THAT(renamesOf(alone("old"), alone("one") + alone("two")), IsEmpty());
  EXPECT_THAT(renamesOf(alone("one") + alone("two"), alone("new")), IsEmpty());
}

TEST(Renames, NotOfWhatHasNothingToTellItBy) {
  EXPECT_THAT(renamesOf("define void @old() {\n  ret void\n}\n",
                        "define void @new() {\n  ret void\n}\n"),
              IsEmpty());
}

TEST(Renames, NotToOrFromANameOfTheLibrary) {
  EXPECT_THAT(renamesOf(alone("old"), alone("toascii")), IsEmpty());
  EXPECT_THAT(renamesOf(alone("toascii"), alone("new")), IsEmpty());
}

TEST(Renames, NotOfWhatAssemblyMayName) {
  std::string used = "@llvm.used = appending global [1 x ptr] [ptr @NAME]\n"
                     "define internal i32 @NAME(i32 %x) {\n  ret i32 %x\n}\n";
  auto named = [&](llvm::StringRef name) {
    std::string text = used;
    for (size_t at; (at = text.find("NAME")) != std::string::npos;)
      text.replace(at, 4, name.str());
    return text;
  };
  EXPECT_THAT(renamesOf(named("old"), named("new")), IsEmpty());
}

// Callers and callees that were renamed themselves are found one by one.
TEST(Renames, OfARenamedCaller) {
  std::string text = "declare void @event(i32)\n"
                     "define internal void @IN(i32 %x) {\n"
                     "  %a = add i32 %x, 1\n"
                     "  call void @event(i32 %a)\n"
                     "  ret void\n}\n"
                     "define internal void @OUT(i32 %x) {\n"
                     "  %a = mul i32 %x, 3\n"
                     "  call void @IN(i32 %a)\n"
                     "  ret void\n}\n"
                     "define void @main(i32 %x) {\n"
                     "  call void @OUT(i32 %x)\n"
                     "  ret void\n}\n";
  std::string newer = text;
  for (auto [name, newName] : {std::pair("@IN", "@inner"), {"@OUT", "@outer"}})
    for (size_t at; (at = newer.find(name)) != std::string::npos;)
      newer.replace(at, llvm::StringRef(name).size(), newName);
  EXPECT_THAT(renamesOf(text, newer),
              UnorderedElementsAre(Pair("IN", "inner"), Pair("OUT", "outer")));
}

TEST(Renames, AreUndone) {
  llvm::LLVMContext context;
  auto module = parseText(context, withCaller("new", body));
  versions::Renames renames;
  renames["old"] = "new";
  auto undone = versions::undoRenames(*module, renames);
  EXPECT_TRUE(undone->getFunction("old"));
  EXPECT_FALSE(undone->getFunction("new"));
  EXPECT_TRUE(module->getFunction("new"));
}
