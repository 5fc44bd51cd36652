// Which promises the body of a function keeps by itself.

#include "verify/judge/refine/promises/Keeps.h"
#include "test/unit/verify/Modules.h"

namespace palindrome::refine {
namespace {

/// Whether the body of @f keeps all that its head promises.
bool keepsAll(const std::string &head, const std::string &body) {
  llvm::LLVMContext context;
  auto module = parseText(
      context, "@g = global i32 0\n@k = constant i32 7\n"
               "define void @again() willreturn norecurse {\n"
               "  call void @again()\n  ret void\n}\n"
               "declare void @any()\ndeclare void @take(ptr)\n"
               "declare void @lend(ptr captures(none))\n"
               "declare void @test(ptr captures(address_is_null))\n"
               "declare ptr @next(ptr readonly captures(ret: address, "
               "provenance)) memory(argmem: read) nounwind willreturn\n"
               "declare void @look(ptr readonly captures(none)) "
               "memory(argmem: read) nounwind willreturn nofree nosync "
               "norecurse\n"
               "declare void @fill(ptr initializes((0, 8)) writeonly "
               "captures(none))\n"
               "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n"
               "define " +
                   head + " {\n" + body + "\n}\n");
  if (!module)
    return false;
  const llvm::Function &function = *module->getFunction("f");
  llvm::AttributeList all = function.getAttributes();
  auto keepsSet = [&](llvm::AttributeSet set, AttributePlace place,
                      unsigned parameter = 0) {
    // What a caller passes is the caller's promise.
    return llvm::all_of(set, [&](llvm::Attribute attribute) {
      return (place == AttributePlace::Parameter &&
              attribute.hasAttribute(llvm::Attribute::NoUndef)) ||
             keeps(function, place, parameter, attribute);
    });
  };
  bool result = keepsSet(all.getFnAttrs(), AttributePlace::Function) &&
                keepsSet(all.getRetAttrs(), AttributePlace::Result);
  for (unsigned i = 0; i != function.arg_size(); ++i)
    result &= keepsSet(all.getParamAttrs(i), AttributePlace::Parameter, i);
  return result;
}

bool keepsOfFunction(const std::string &promises, const std::string &body) {
  return keepsAll("void @f(ptr %p, i1 %c) " + promises, body);
}

TEST(Keeps, WhatAFunctionDoes) {
  const char *quiet = "nounwind nofree nosync norecurse willreturn "
                      "mustprogress memory(argmem: read)";
  EXPECT_TRUE(keepsOfFunction(quiet, "call void @look(ptr %p)\nret void"));
  EXPECT_TRUE(keepsOfFunction("noreturn", "unreachable"));
  EXPECT_TRUE(keepsOfFunction("memory(none)", "%a = alloca i32\n"
                                              "store i32 0, ptr %a\n"
                                              "%x = load i32, ptr @k\n"
                                              "ret void"));
  EXPECT_TRUE(keepsOfFunction("memory(read, argmem: readwrite, "
                              "inaccessiblemem: none)",
                              "%x = load i32, ptr @g\n"
                              "store i32 %x, ptr %p\nret void"));
}

TEST(Keeps, NothingThatACalleeMayDo) {
  for (const char *promise : {"nounwind", "nofree", "nosync", "norecurse",
                              "willreturn", "mustprogress", "memory(read)"})
    EXPECT_FALSE(keepsOfFunction(promise, "call void @any()\nret void"))
        << promise;
  EXPECT_FALSE(keepsOfFunction("noreturn", "call void @any()\nret void"));
  // By itself a promise to return says nothing.
  EXPECT_FALSE(keepsOfFunction("willreturn norecurse",
                               "call void @f(ptr %p, i1 %c)\nret void"));
  // Nor does that of a body that calls itself: @f may be a copy of it.
  for (const char *promise : {"willreturn", "norecurse"})
    EXPECT_FALSE(keepsOfFunction(promise, "call void @again()\nret void"));
  EXPECT_FALSE(keepsOfFunction("willreturn", "br label %l\nl:\n"
                                             "br i1 %c, label %l, label %e\n"
                                             "e:\nret void"));
  EXPECT_FALSE(keepsOfFunction("nosync", "%x = load volatile i32, ptr %p\n"
                                         "ret void"));
  EXPECT_FALSE(keepsOfFunction("nosync", "fence seq_cst\nret void"));
  EXPECT_FALSE(keepsOfFunction("memory(argmem: readwrite)",
                               "%x = load i32, ptr @g\nret void"));
  EXPECT_FALSE(keepsOfFunction("memory(argmem: readwrite)",
                               "%q = load ptr, ptr %p\n"
                               "store i32 0, ptr %q\nret void"));
  EXPECT_FALSE(keepsOfFunction("memory(read)", "store i32 0, ptr @k\n"
                                               "ret void"));
  EXPECT_FALSE(keepsOfFunction("memory(argmem: readwrite)",
                               "%q = select i1 %c, ptr %p, ptr @g\n"
                               "store i32 0, ptr %q\nret void"));
}

bool keepsOfPointer(const std::string &promises, const std::string &body) {
  return keepsAll("ptr @f(ptr " + promises + " %p, i1 %c)",
                  body + "\nret ptr null");
}

TEST(Keeps, WhatIsDoneWithAPointer) {
  EXPECT_TRUE(keepsOfPointer("readnone captures(none)", ""));
  EXPECT_TRUE(keepsOfPointer("readonly captures(none)", "call void %p()"));
  EXPECT_TRUE(keepsOfPointer("readonly captures(none)",
                             "%q = getelementptr i8, ptr %p, i64 4\n"
                             "%x = load i32, ptr %q\n"
                             "call void @look(ptr %p)"));
  EXPECT_TRUE(
      keepsOfPointer("writeonly captures(none)", "store i32 0, ptr %p"));
  EXPECT_TRUE(keepsOfPointer("writeonly captures(address_is_null)",
                             "%n = icmp eq ptr %p, null\n"
                             "store i32 0, ptr %p"));
  EXPECT_TRUE(
      keepsOfPointer("captures(address_is_null)", "call void @test(ptr %p)"));
  EXPECT_TRUE(keepsOfPointer("captures(address)", "%n = icmp ult ptr %p, @g"));
  EXPECT_TRUE(keepsOfPointer("readonly captures(none)",
                             "%q = call ptr @next(ptr %p)\n"
                             "%x = load i32, ptr %q"));
  EXPECT_TRUE(keepsAll("ptr @f(ptr returned captures(ret: address, "
                       "provenance) %p)",
                       "ret ptr %p"));
}

TEST(Keeps, NothingThatMayBeDoneWithAPointer) {
  EXPECT_FALSE(keepsOfPointer("readonly", "store i32 0, ptr %p"));
  EXPECT_FALSE(keepsOfPointer("writeonly", "%x = load i32, ptr %p"));
  EXPECT_FALSE(keepsOfPointer("readonly", "call void @lend(ptr %p)"));
  EXPECT_FALSE(keepsOfPointer("readonly", "store ptr %p, ptr @g"));
  EXPECT_FALSE(keepsOfPointer("captures(none)", "store ptr %p, ptr @g"));
  EXPECT_FALSE(keepsOfPointer("captures(none)", "call void @take(ptr %p)"));
  EXPECT_FALSE(keepsOfPointer("captures(none)", "call void %p(ptr %p)"));
  EXPECT_FALSE(keepsOfPointer("captures(none)", "call void @test(ptr %p)"));
  EXPECT_FALSE(
      keepsOfPointer("captures(address)", "%n = ptrtoint ptr %p to i64"));
  // What it is compared with is another address than that of the parameter.
  EXPECT_FALSE(keepsOfPointer("captures(address_is_null)",
                              "%q = getelementptr i8, ptr %p, i64 -8\n"
                              "%n = icmp eq ptr %q, null"));
  EXPECT_FALSE(keepsOfPointer("captures(address_is_null)",
                              "br label %l\nl:\n"
                              "%q = phi ptr [ %p, %0 ], [ %r, %l ]\n"
                              "%n = icmp eq ptr %q, null\n"
                              "%r = getelementptr i8, ptr %q, i64 8\n"
                              "br i1 %c, label %l, label %e\ne:"));
  EXPECT_FALSE(keepsOfPointer("readonly", "%q = call ptr @next(ptr %p)\n"
                                          "store i32 0, ptr %q"));
  EXPECT_FALSE(keepsOfPointer("captures(none)", "%q = call ptr @next(ptr %p)\n"
                                                "store ptr %q, ptr @g"));
  EXPECT_FALSE(keepsAll("ptr @f(ptr captures(none) %p)", "ret ptr %p"));
  EXPECT_FALSE(keepsAll("ptr @f(ptr returned %p, ptr %q, i1 %c)",
                        "%r = select i1 %c, ptr %p, ptr %q\nret ptr %r"));
}

TEST(Keeps, WhatIsInitialized) {
  EXPECT_TRUE(keepsOfPointer("initializes((0, 4), (8, 12))",
                             "%q = getelementptr i8, ptr %p, i64 8\n"
                             "store i32 0, ptr %q\nstore i32 0, ptr %p\n"
                             "%x = load i32, ptr %p\n"
                             "call void @take(ptr %p)"));
  EXPECT_TRUE(keepsOfPointer("initializes((0, 8))", "call void @fill(ptr %p)"));
  EXPECT_TRUE(keepsOfPointer("initializes((0, 8))",
                             "call void @llvm.memset.p0.i64(ptr %p, i8 0, "
                             "i64 9, i1 false)"));
  EXPECT_TRUE(keepsOfPointer("initializes((0, 4))",
                             "br i1 %c, label %a, label %b\na:\n"
                             "store i32 1, ptr %p\nbr label %e\nb:\n"
                             "store i32 2, ptr %p\nbr label %e\ne:"));
}

TEST(Keeps, NothingThatMayNotBeInitialized) {
  EXPECT_FALSE(keepsOfPointer("initializes((0, 5))", "store i32 0, ptr %p"));
  EXPECT_FALSE(keepsOfPointer("initializes((0, 4))",
                              "%x = load i32, ptr %p\nstore i32 %x, ptr %p"));
  EXPECT_FALSE(keepsOfPointer("initializes((0, 4))",
                              "call void @take(ptr %p)\nstore i32 0, ptr %p"));
  EXPECT_FALSE(keepsOfPointer("initializes((0, 4))",
                              "store ptr %p, ptr @g\nstore i32 0, ptr %p"));
  EXPECT_FALSE(keepsOfPointer("initializes((0, 4))",
                              "call void @lend(ptr %p)\nstore i32 0, ptr %p"));
  EXPECT_FALSE(keepsOfPointer("initializes((0, 4))",
                              "br i1 %c, label %a, label %e\na:\n"
                              "store i32 1, ptr %p\nbr label %e\ne:"));
  EXPECT_FALSE(keepsOfPointer("initializes((0, 4))",
                              "%q = select i1 %c, ptr %p, ptr @g\n"
                              "store i32 0, ptr %q"));
}

TEST(Keeps, WhatIsReturned) {
  EXPECT_TRUE(keepsAll("noundef range(i32 0, 10) i32 @f(i1 noundef %c)",
                       "%x = select i1 %c, i32 0, i32 9\nret i32 %x"));
  EXPECT_TRUE(keepsAll("range(i32 0, 256) i32 @f(i8 %x)",
                       "%y = zext i8 %x to i32\nret i32 %y"));
  EXPECT_TRUE(keepsAll("nonnull ptr @f(ptr %p)",
                       "%q = getelementptr inbounds i8, ptr %p, i64 8\n"
                       "ret ptr %q"));
  EXPECT_TRUE(keepsAll("noundef nonnull ptr @f()", "ret ptr @g"));
  EXPECT_TRUE(keepsAll("noundef { i32, ptr } @f()",
                       "ret { i32, ptr } { i32 0, ptr @g }"));
}

TEST(Keeps, WhatIsReturnedAfterItsUse) {
  EXPECT_TRUE(keepsAll("noundef nonnull ptr @f(ptr %p)",
                       "store i32 0, ptr %p\nret ptr %p"));
  EXPECT_TRUE(keepsAll("nonnull ptr @f(ptr %p)",
                       "%c = icmp eq ptr %p, null\n"
                       "%q = select i1 %c, ptr @g, ptr %p\nret ptr %q"));
  EXPECT_TRUE(keepsAll("nonnull ptr @f(ptr %p)",
                       "%c = icmp eq ptr %p, null\n"
                       "br i1 %c, label %a, label %b\n"
                       "a:\nbr label %b\nb:\n"
                       "%q = phi ptr [ @g, %a ], [ %p, %0 ]\n"
                       "br label %d\nd:\nret ptr @k"));
  EXPECT_TRUE(keepsAll("nonnull ptr @f(ptr %p)",
                       "%c = icmp eq ptr %p, null\n"
                       "br i1 %c, label %a, label %b\n"
                       "a:\nret ptr @g\nb:\nret ptr %p"));
  EXPECT_TRUE(keepsAll("noundef ptr @f(ptr noundef %p)",
                       "br label %l\nl:\n"
                       "%q = phi ptr [ %p, %0 ], [ %n, %l ]\n"
                       "%n = load ptr, ptr %q\n"
                       "%c = icmp eq ptr %n, null\n"
                       "br i1 %c, label %e, label %l\ne:\nret ptr %q"));
  EXPECT_TRUE(
      keepsAll("noundef i32 @f(i32 %x)", "%c = udiv i32 7, %x\nret i32 %x"));
}

TEST(Keeps, NothingThatMayNotHaveBeenUsed) {
  // The value itself is stored, and not used as an address.
  EXPECT_FALSE(
      keepsAll("noundef ptr @f(ptr %p)", "store ptr %p, ptr @g\nret ptr %p"));
  EXPECT_FALSE(
      keepsAll("noundef i32 @f(i32 %x)", "%c = udiv i32 %x, 7\nret i32 %x"));
  // The use is behind, or on another way.
  EXPECT_FALSE(keepsAll("noundef ptr @f(ptr %p, i1 noundef %c)",
                        "br i1 %c, label %a, label %b\n"
                        "a:\nstore i32 0, ptr %p\nbr label %b\n"
                        "b:\nret ptr %p"));
  // The next value was not read from yet.
  EXPECT_FALSE(keepsAll("noundef ptr @f(ptr noundef %p)",
                        "br label %l\nl:\n"
                        "%q = phi ptr [ %p, %0 ], [ %n, %l ]\n"
                        "%n = load ptr, ptr %q\n"
                        "%i = ptrtoint ptr %q to i64\n"
                        "%c = icmp eq i64 %i, 0\n"
                        "br i1 %c, label %e, label %l\ne:\nret ptr %n"));
  EXPECT_FALSE(keepsAll("nonnull ptr @f(ptr %p)",
                        "%c = icmp ne ptr %p, null\n"
                        "%q = select i1 %c, ptr @g, ptr %p\nret ptr %q"));
  EXPECT_FALSE(keepsAll("nonnull ptr @f(ptr %p, ptr %o)",
                        "%c = icmp eq ptr %p, null\n"
                        "%q = select i1 %c, ptr @g, ptr %o\nret ptr %q"));
  EXPECT_FALSE(keepsAll("nonnull ptr @f(ptr %p)",
                        "%c = icmp eq ptr %p, null\n"
                        "br i1 %c, label %a, label %b\n"
                        "a:\nret ptr %p\nb:\nret ptr @g"));
  EXPECT_FALSE(keepsAll("nonnull ptr @f(ptr %p) null_pointer_is_valid",
                        "store i32 0, ptr %p\nret ptr %p"));
}

TEST(Keeps, WhoDoesNotCallBackDoesNotRecur) {
  auto calls = [](const char *marks) {
    return keepsOfFunction("norecurse", std::string("call void @any() ") +
                                            marks + "\nret void");
  };
  EXPECT_TRUE(calls("nocallback"));
  EXPECT_FALSE(calls("nounwind"));
  // What has a body here may call others here.
  EXPECT_FALSE(keepsOfFunction("norecurse", "call void @f(ptr %p, i1 %c) "
                                            "nocallback\nret void"));
}

TEST(Keeps, NothingThatMayNotBeReturned) {
  EXPECT_FALSE(keepsAll("noundef i32 @f(i1 %c)",
                        "%x = select i1 %c, i32 0, i32 9\nret i32 %x"));
  EXPECT_FALSE(keepsAll("noundef i32 @f(i32 noundef %x)",
                        "%y = add nsw i32 %x, 1\nret i32 %y"));
  EXPECT_FALSE(keepsAll("noundef i32 @f(i32 noundef %x)",
                        "%y = shl i32 %x, %x\nret i32 %y"));
  EXPECT_FALSE(
      keepsAll("noundef i32 @f(ptr %p)", "%x = load i32, ptr %p\nret i32 %x"));
  EXPECT_FALSE(keepsAll("noundef i32 @f()", "ret i32 undef"));
  EXPECT_FALSE(keepsAll("noundef { i32, i32 } @f()",
                        "ret { i32, i32 } { i32 0, i32 undef }"));
  EXPECT_FALSE(
      keepsAll("noundef [2 x { i32 }] @f()",
               "ret [2 x { i32 }] [{ i32 } { i32 0 }, { i32 } poison]"));
  EXPECT_FALSE(keepsAll("range(i32 0, 255) i32 @f(i8 %x)",
                        "%y = zext i8 %x to i32\nret i32 %y"));
  EXPECT_FALSE(keepsAll("nonnull ptr @f(ptr %p)",
                        "%q = getelementptr i8, ptr %p, i64 8\nret ptr %q"));
  EXPECT_FALSE(keepsAll("nonnull ptr @f(ptr %p)",
                        "%q = getelementptr inbounds i8, ptr %p, i64 0\n"
                        "ret ptr %q"));
  EXPECT_FALSE(
      keepsAll("nonnull ptr @f() null_pointer_is_valid", "ret ptr @g"));
}

} // namespace
} // namespace palindrome::refine
