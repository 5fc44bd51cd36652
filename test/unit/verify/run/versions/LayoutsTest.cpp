// Struct types whose layout differs.

#include "verify/run/versions/Layouts.h"
#include "test/unit/verify/Modules.h"
#include <gmock/gmock.h>

using namespace palindrome;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using versions::LayoutChange;

static std::vector<LayoutChange> changesOf(llvm::StringRef older,
                                           llvm::StringRef newer) {
  llvm::LLVMContext context;
  auto mine = parseText(context, older), its = parseText(context, newer);
  return versions::compareLayouts(*mine, *its, [](const llvm::Function &each) {
    return !each.hasLocalLinkage();
  });
}

/// A module with struct conn, of `size` bits, with `members`, which a public
/// and a local function point to.
static std::string moduleWith(llvm::StringRef size, llvm::StringRef members,
                              llvm::StringRef more = "") {
  return ("define void @open(ptr %c) !dbg !20 {\n  ret void\n}\n"
          "define internal void @local(ptr %c) !dbg !21 {\n  ret void\n}\n"
          "define void @none(i32 %x) !dbg !22 {\n  ret void\n}\n"
          "!llvm.dbg.cu = !{!1}\n!llvm.module.flags = !{!0}\n"
          "!0 = !{i32 2, !\"Debug Info Version\", i32 3}\n"
          "!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2,"
          " emissionKind: FullDebug)\n"
          "!2 = !DIFile(filename: \"conn.h\", directory: \"/\")\n"
          "!3 = !DIBasicType(name: \"int\", size: 32,"
          " encoding: DW_ATE_signed)\n"
          "!4 = !DIBasicType(name: \"long\", size: 64,"
          " encoding: DW_ATE_signed)\n"
          "!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9,"
          " size: 64)\n"
          "!6 = !DISubroutineType(types: !{null, !5})\n"
          "!7 = !DISubroutineType(types: !{null, !3})\n"
          "!9 = distinct !DICompositeType(tag: DW_TAG_structure_type,"
          " name: \"conn\", file: !2, line: 12, size: " +
          size + ", elements: " + members +
          ")\n"
          "!20 = distinct !DISubprogram(name: \"open\", file: !2, line: 30,"
          " type: !6, unit: !1)\n"
          "!21 = distinct !DISubprogram(name: \"local\", file: !2, line: 40,"
          " type: !6, unit: !1)\n"
          "!22 = distinct !DISubprogram(name: \"none\", file: !2, line: 50,"
          " type: !7, unit: !1)\n"
          "!10 = !DIDerivedType(tag: DW_TAG_member, name: \"fd\", scope: !9,"
          " baseType: !3, size: 32)\n"
          "!11 = !DIDerivedType(tag: DW_TAG_member, name: \"state\", scope: !9,"
          " baseType: !3, size: 32, offset: 32)\n"
          "!12 = !DIDerivedType(tag: DW_TAG_member, name: \"state\", scope: !9,"
          " baseType: !3, size: 32, offset: 128)\n"
          "!13 = !DIDerivedType(tag: DW_TAG_member, name: \"deadline\","
          " scope: !9, baseType: !4, size: 64, offset: 64)\n" +
          more)
      .str();
}

TEST(Layouts, NameMembersThatAreNewOrMoved) {
  auto changes = changesOf(moduleWith("64", "!{!10, !11}"),
                           moduleWith("192", "!{!10, !13, !12}"));
  ASSERT_THAT(changes, SizeIs(1));
  const LayoutChange &change = changes.front();
  EXPECT_EQ(change.name, "struct conn");
  EXPECT_EQ(change.olderPlace, "conn.h:12");
  EXPECT_EQ(change.olderSize, 64u);
  EXPECT_EQ(change.newerSize, 192u);
  ASSERT_THAT(change.members, SizeIs(2));
  EXPECT_EQ(change.members[0].older->offset, 32u);
  EXPECT_EQ(change.members[0].newer->offset, 128u);
  EXPECT_FALSE(change.members[1].older);
  EXPECT_EQ(change.members[1].newer->name, "deadline");
  EXPECT_EQ(change.members[1].newer->type, "long");
  EXPECT_THAT(change.functions, ElementsAre("@open"));
  EXPECT_TRUE(change.isDifference());
}

TEST(Layouts, SameOnesAreNoChange) {
  std::string text = moduleWith("64", "!{!10, !11}");
  EXPECT_THAT(changesOf(text, text), IsEmpty());
}

// typedef struct { ... } point;
TEST(Layouts, OfATypeThatATypedefNames) {
  auto text = [](llvm::StringRef size) {
    return moduleWith("64", "!{!10, !11, !14}",
                      ("!14 = !DIDerivedType(tag: DW_TAG_member, name: \"at\","
                       " scope: !9, baseType: !15, size: 32, offset: 64)\n"
                       "!15 = !DIDerivedType(tag: DW_TAG_typedef,"
                       " name: \"point\", file: !2, baseType: !16)\n"
                       "!16 = distinct !DICompositeType("
                       "tag: DW_TAG_structure_type, file: !2, line: 3, size: " +
                       size + ", elements: !{!10})\n")
                          .str());
  };
  auto changes = changesOf(text("32"), text("64"));
  ASSERT_THAT(changes, SizeIs(1));
  EXPECT_EQ(changes.front().name, "point");
  EXPECT_THAT(changes.front().functions, ElementsAre("@open"));
}

// Members of a member without a name are those of the type.
TEST(Layouts, MembersWithoutANameMakeNoDifference) {
  std::string nested =
      "!14 = !DIDerivedType(tag: DW_TAG_member, scope: !9, baseType: !15,"
      " size: 32, offset: 32)\n"
      "!15 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !9,"
      " file: !2, line: 14, size: 32, elements: !{!16})\n"
      "!16 = !DIDerivedType(tag: DW_TAG_member, name: \"state\", scope: !15,"
      " baseType: !3, size: 32)\n";
  EXPECT_THAT(changesOf(moduleWith("64", "!{!10, !11}"),
                        moduleWith("64", "!{!10, !14}", nested)),
              IsEmpty());
}

TEST(Layouts, OfLLVMTypesWithoutDebugInfo) {
  auto changes =
      changesOf("%struct.s = type { i32, i32 }\n"
                "define void @f(ptr byval(%struct.s) %p) {\n  ret void\n}\n"
                "define i32 @g(ptr %p) {\n"
                "  %q = getelementptr %struct.s, ptr %p, i32 0, i32 1\n"
                "  %v = load i32, ptr %q\n  ret i32 %v\n}\n",
                "%struct.s = type { i32, i64 }\n"
                "define void @f(ptr byval(%struct.s) %p) {\n  ret void\n}\n"
                "define i32 @g(ptr %p) {\n  ret i32 0\n}\n");
  ASSERT_THAT(changes, SizeIs(1));
  EXPECT_EQ(changes.front().name, "%struct.s");
  ASSERT_THAT(changes.front().members, SizeIs(1));
  EXPECT_EQ(changes.front().members[0].older->name, "#1");
  EXPECT_EQ(changes.front().members[0].newer->type, "i64");
  EXPECT_THAT(changes.front().functions, ElementsAre("@f"));
}

// A type of the newer module gets a number where the older one has its name:
// %s.8 becomes %s.8.1.
TEST(Layouts, OfLLVMTypesDoNotDependOnNumbersInNames) {
  std::string text = "%s.8 = type { i32 }\n%t = type { %s.8, i32 }\n"
                     "define i32 @f(ptr %p) {\n"
                     "  %q = getelementptr %t, ptr %p, i32 0, i32 1\n"
                     "  %v = load i32, ptr %q\n  ret i32 %v\n}\n";
  EXPECT_THAT(changesOf(text, text), IsEmpty());
}

// Modules that were linked may have two types of one name: which of them is
// which is not known.
TEST(Layouts, OfTwoTypesOfOneNameNoneIsCompared) {
  std::string two =
      "!17 = distinct !DICompositeType(tag: DW_TAG_structure_type,"
      " name: \"conn\", file: !2, line: 99, size: 32, elements: !{!10})\n"
      "!18 = !DIDerivedType(tag: DW_TAG_member, name: \"other\", scope: !9,"
      " baseType: !17, size: 32, offset: 64)\n";
  EXPECT_THAT(changesOf(moduleWith("96", "!{!10, !11, !18}", two),
                        moduleWith("64", "!{!10, !11}")),
              IsEmpty());
}

TEST(Layouts, OfSeveralModulesAreMerged) {
  auto changes = changesOf(moduleWith("64", "!{!10, !11}"),
                           moduleWith("192", "!{!10, !13, !12}"));
  auto other = changes;
  other.front().functions = {"@close", "@open"};
  versions::mergeLayouts(changes, std::move(other));
  ASSERT_THAT(changes, SizeIs(1));
  EXPECT_THAT(changes.front().functions, ElementsAre("@open", "@close"));
}
