// What the digest of a pair depends on, and what it does not depend on.

#include "verify/judge/proofs/Content.h"
#include "test/unit/verify/Modules.h"

using namespace palindrome;
using namespace palindrome::proofs;

/// The digest of the functions @f of two modules.
static Digest ofModules(const std::string &source, const std::string &target) {
  llvm::LLVMContext context;
  auto one = parseText(context, source), other = parseText(context, target);
  std::optional<Digest> digest =
      ContentDigests().ofPair(*one->getFunction("f"), *other->getFunction("f"));
  EXPECT_TRUE(digest);
  return digest.value_or(Digest());
}

/// The digest of the functions @src and @tgt of one module.
static Digest ofModule(const std::string &text) {
  llvm::LLVMContext context;
  auto module = parseText(context, text);
  std::optional<Digest> digest = ContentDigests().ofPair(
      *module->getFunction("src"), *module->getFunction("tgt"));
  EXPECT_TRUE(digest);
  return digest.value_or(Digest());
}

static std::string replaced(std::string text, llvm::StringRef from,
                            llvm::StringRef to) {
  size_t at = text.find(from.str());
  EXPECT_NE(at, std::string::npos) << from.str();
  return text.replace(at, from.size(), to.str());
}

/// A function that leads to symbols of each kind, directly and through others.
static constexpr char module[] = R"(
target datalayout = "e-i64:64"
target triple = "x86_64-unknown-linux-gnu"
module asm "nop"
%pair = type { i32, %inner }
%inner = type { i8, ptr }
$group = comdat any
@table = internal constant [2 x ptr] [ptr @callee, ptr @number]
@number = global i32 7, align 8
@other = alias i32, ptr @number
define i32 @f(ptr byval(%pair) align 8 %p, i32 %x) nounwind {
entry:
  %v = load i32, ptr @other, align 4, !tbaa !2
  %t = load ptr, ptr @table, align 8
  %r = call i32 %t(i32 noundef %x)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %n = add nuw i32 %i, 1
  %c = icmp ult i32 %n, %r
  br i1 %c, label %loop, label %done, !llvm.loop !5
done:
  %a = alloca %pair, align 8
  ret i32 %v
}
define internal i32 @callee(i32 %x) {
  %r = call i32 @deepest(i32 %x)
  ret i32 %r
}
declare i32 @deepest(i32 signext) willreturn
define i32 @unrelated() { ret i32 1 }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 4}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4}
!4 = !{!"root"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
)";

TEST(Content, NearMissesHaveOtherDigests) {
  const Digest same = ofModules(module, module);
  EXPECT_EQ(same, ofModules(module, module));
  const std::pair<const char *, const char *> changes[] = {
      {"e-i64:64", "e-i64:32"},    // The data layout.
      {"linux-gnu", "linux-musl"}, // The triple.
      {"\"nop\"", "\"hlt\""},      // The module's assembly.
      {"i32 1, !\"wchar_size\"", "i32 8, !\"wchar_size\""}, // A flag.
      {"\"wchar_size\", i32 4", "\"wchar_size\", i32 2"},
      {"%pair = type { i32", "%pair = type { i64"}, // A type, and one in it.
      {"%inner = type { i8", "%inner = type { i16"},
      {"%inner = type { i8, ptr }", "%inner = type <{ i8, ptr }>"},
      {"i32 7", "i32 8"}, // A variable that an alias leads to.
      {"align 8\n@other", "align 16\n@other"},
      {"@number = global", "@number = constant"},
      {"@number = global", "@number = internal global"},
      {"internal constant [2", "internal global [2"},
      {"[ptr @callee, ptr @number]", "[ptr @deepest, ptr @number]"},
      {"@other = alias i32, ptr @number", "@other = alias i32, ptr @table"},
      {") nounwind {", ") {"}, // Attributes.
      {"byval(%pair) align 8 %p", "byval(%pair) align 4 %p"},
      {"byval(%pair) align 8 %p", "byval(%inner) align 8 %p"},
      {"i32 noundef %x", "i32 %x"},
      {"signext) willreturn", ") willreturn"}, // Of what callees call.
      {"signext) willreturn", "signext)"},
      {"declare i32 @deepest(i32 signext) willreturn",
       "define i32 @deepest(i32 signext) willreturn { ret i32 0 }"},
      {"  %r = call i32 @deepest(i32 %x)", "  %r = add i32 %x, 1"},
      {"align 4, !tbaa !2", "align 4"}, // Metadata.
      {"!3, !3, i64 0", "!3, !3, i64 4"},
      {"!{!\"int\"", "!{!\"long\""},
      {"llvm.loop.mustprogress", "llvm.loop.unroll.disable"},
      {"add nuw", "add"}, // The body.
      {"icmp ult", "icmp slt"},
      {"alloca %pair", "alloca %inner"},
      {"load i32, ptr @other, align 4", "load i32, ptr @other, align 2"},
      {"load i32, ptr @other", "load volatile i32, ptr @other"},
      {"phi i32 [ 0, %entry ]", "phi i32 [ 1, %entry ]"},
  };
  for (auto [from, to] : changes) {
    std::string changed = replaced(module, from, to);
    EXPECT_NE(same, ofModules(changed, module)) << from << " in the source";
    EXPECT_NE(same, ofModules(module, changed)) << from << " in the target";
    EXPECT_NE(ofModules(changed, module), ofModules(module, changed)) << from;
  }
}

TEST(Content, WhatIsNotReachedDoesNotCount) {
  const Digest same = ofModules(module, module);
  // Another function, a global, the file's name, the numbers of metadata.
  for (auto [from, to] : {
           std::pair("ret i32 1 }", "ret i32 2 }"),
           std::pair("define i32 @unrelated() {",
                     "@new = global i8 0\ndefine i32 @unrelated() {"),
           std::pair("target triple", "source_filename = \"x.c\"\n"
                                      "target triple"),
           std::pair("!llvm.module.flags", "!llvm.ident = !{!9}\n"
                                           "!9 = !{!\"me\"}\n"
                                           "!llvm.module.flags"),
       }) {
    std::string changed = replaced(module, from, to);
    EXPECT_EQ(same, ofModules(changed, module)) << from;
    EXPECT_EQ(same, ofModules(module, changed)) << from;
  }
}

TEST(Content, NamesOfStructsDoNotCount) {
  std::string renamed = module;
  for (size_t at = 0; (at = renamed.find("%pair", at)) != std::string::npos;)
    renamed.replace(at, 5, "%couple");
  EXPECT_EQ(ofModules(module, module), ofModules(renamed, module));
  EXPECT_EQ(ofModules(module, module), ofModules(module, renamed));
}

TEST(Content, DebugInformationDoesNotCount) {
  auto with = [](const char *attachment, const char *loop, const char *record) {
    return std::string("define void @f(i32 %x) ") + attachment + "{\nentry:\n" +
           record +
           "  br label %a\na:\n"
           "  br i1 false, label %a, label %b, !llvm.loop !8\nb:\n  ret "
           "void\n}\n"
           "!llvm.module.flags = !{!0}\n"
           "!0 = !{i32 2, !\"Debug Info Version\", i32 3}\n"
           "!llvm.dbg.cu = !{!1}\n"
           "!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2)\n"
           "!2 = !DIFile(filename: \"a.c\", directory: \"/\")\n"
           "!3 = distinct !DISubprogram(name: \"f\", file: !2, line: 1, "
           "type: !4, unit: !1, spFlags: DISPFlagDefinition)\n"
           "!4 = !DISubroutineType(types: !5)\n!5 = !{}\n"
           "!6 = !DILocation(line: 3, scope: !3)\n"
           "!7 = !DILocalVariable(name: \"x\", scope: !3)\n"
           "!8 = distinct !{!8" +
           loop + "}\n!9 = !{!\"llvm.loop.mustprogress\"}\n";
  };
  std::string without = with("", "", "");
  std::string all = with("!dbg !3 ", ", !6",
                         "    #dbg_value(i32 %x, !7, !DIExpression(), !6)\n");
  EXPECT_EQ(ofModules(without, without), ofModules(all, all));
  EXPECT_EQ(ofModules(without, without), ofModules(without, all));
  EXPECT_NE(ofModules(without, without),
            ofModules(without, with("", ", !9", "")));
}

TEST(Content, ASymbolThatOneSideRefersToCountsOnBoth) {
  std::string calls = "declare void @g() nounwind\n"
                      "define void @f() { call void @g() ret void }\n";
  std::string callsNot = "declare void @g() nounwind\n"
                         "define void @f() { ret void }\n";
  std::string other = replaced(callsNot, ") nounwind", ")");
  EXPECT_NE(ofModules(calls, callsNot), ofModules(calls, other));
  EXPECT_NE(ofModules(callsNot, calls), ofModules(other, calls));
}

TEST(Content, RecursionEnds) {
  std::string odd = "define i32 @f(i32 %x) {\n"
                    "  %r = call i32 @g(i32 %x)\n  ret i32 %r\n}\n"
                    "define i32 @g(i32 %x) {\n"
                    "  %r = call i32 @f(i32 %x)\n  ret i32 %r\n}\n";
  EXPECT_EQ(ofModules(odd, odd), ofModules(odd, odd));
  EXPECT_NE(ofModules(odd, odd),
            ofModules(odd, replaced(odd, "@f(i32 %x)\n  ret",
                                    "@f(i32 noundef %x)\n  ret")));
}

TEST(Content, AddressesOfBlocksCount) {
  // Nothing that @f refers to has the address.
  std::string text = "define void @f() {\n  br label %b\nb:\n  ret void\n}\n";
  std::string taken = text + "@g = global ptr blockaddress(@f, %b)\n";
  EXPECT_NE(ofModules(text, text), ofModules(taken, text));
  // The address of a block in another function: that function is reached.
  std::string used = "define ptr @f() {\n"
                     "  ret ptr blockaddress(@g, %b)\n}\n"
                     "define i32 @g() {\n  br label %b\nb:\n  ret i32 1\n}\n";
  EXPECT_NE(ofModules(used, used),
            ofModules(used, replaced(used, "ret i32 1", "ret i32 2")));
}

TEST(Content, GlobalsWithoutNamesAreToldApart) {
  std::string text = "@0 = constant i8 1\n@1 = constant i8 2\n"
                     "define ptr @src() { ret ptr @0 }\n"
                     "define ptr @tgt() { ret ptr @0 }\n";
  EXPECT_EQ(ofModule(text), ofModule(text));
  EXPECT_NE(ofModule(text), ofModule(replaced(text, "@tgt() { ret ptr @0",
                                              "@tgt() { ret ptr @1")));
  EXPECT_NE(ofModule(text), ofModule(replaced(text, "i8 1", "i8 3")));
}

TEST(Content, SharedDistinctNodesCount) {
  std::string text =
      "define void @src(ptr %p) {\n  store i8 0, ptr %p, !noalias !0\n"
      "  ret void\n}\n"
      "define void @tgt(ptr %p) {\n  store i8 0, ptr %p, !noalias !0\n"
      "  ret void\n}\n"
      "!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}\n"
      "!3 = !{!4}\n!4 = distinct !{!4, !2}\n";
  std::string own = text;
  own.replace(own.rfind("!noalias !0"), 11, "!noalias !3");
  EXPECT_NE(ofModule(text), ofModule(own));
}

TEST(Content, TheFunctionsAreLeftAsTheyWere) {
  llvm::LLVMContext context;
  auto one = parseText(context, module), other = parseText(context, module);
  auto print = [&] {
    std::string text;
    llvm::raw_string_ostream stream(text);
    one->print(stream, nullptr, /*ShouldPreserveUseListOrder=*/true);
    other->print(stream, nullptr, /*ShouldPreserveUseListOrder=*/true);
    return text;
  };
  std::string before = print();
  EXPECT_TRUE(ContentDigests().ofPair(*one->getFunction("f"),
                                      *other->getFunction("f")));
  EXPECT_EQ(before, print());
}
