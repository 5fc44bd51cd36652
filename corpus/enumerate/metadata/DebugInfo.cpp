// Debug info: every class of nodes with each of its fields varied, in named
// lists and where debug info refers to it.

#include "verify/seek/makers/DebugInfo.h"
#include "corpus/enumerate/metadata/Kinds.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace llvm;
using namespace palindrome;
using namespace palindrome::enumerate;
using makers::DebugClass;

/// Adds cases with a node: in a named list, distinct or not, and where debug
/// info refers to it.
static void addNode(Enumeration &e, const DebugClass &row, StringRef fields) {
  StringRef name = row.name;
  bool distinct = name.consume_front("distinct ");
  std::string node = ("!" + name + "(" + fields + ")").str();
  std::string own = distinct ? "distinct " + node : node;
  auto add = [&](const Twine &text) { e.addText(makers::inScene(text.str())); };
  add("!named = !{!0}\n!0 = " + own + "\n");
  if (!distinct && name != "DIExpression")
    add("!named = !{!0}\n!0 = distinct " + node + "\n");
  if (distinct && name != "DICompileUnit")
    add("!named = !{!0}\n!0 = " + node + "\n");
  if (name == "DICompileUnit")
    add("!llvm.dbg.cu = !{!0}\n!0 = " + own + "\n");
  if (row.use == DebugClass::Type) {
    add("define void @NAME(i32 %x) !dbg !15 {\n  #dbg_value(i32 %x, !2, "
        "!DIExpression(), !21)\n  ret void, !dbg !21\n}\n!2 = "
        "!DILocalVariable(name: \"x\", scope: !15, type: !0)\n!0 = " +
        own + "\n");
    add("@NAMEg = global i32 0, !dbg !2\n!2 = !DIGlobalVariableExpression(var: "
        "!3, expr: !16)\n!3 = distinct !DIGlobalVariable(name: \"g\", scope: "
        "!10, type: !0)\n!0 = " +
        own + "\n");
  }
  if (row.use == DebugClass::Scope) {
    add("define void @NAME() !dbg !15 {\n  ret void, !dbg !DILocation(line: 1, "
        "scope: !0)\n}\n!0 = " +
        own + "\n");
    add("define void @NAME() !dbg !2 {\n  ret void, !dbg !DILocation(line: 1, "
        "scope: !2)\n}\n!2 = distinct !DISubprogram(name: \"x\", scope: !0, "
        "spFlags: DISPFlagDefinition, unit: !10)\n!0 = " +
        own + "\n");
  }
  if (name == "DISubprogram") {
    add("define void @NAME() !dbg !0 {\n  ret void, !dbg !DILocation(line: 1, "
        "scope: !0)\n}\n!0 = " +
        own + "\n");
    add("declare !dbg !0 void @NAME()\n!0 = " + own + "\n");
  }
  if (name == "DILocation") {
    add("define void @NAME() !dbg !15 {\n  ret void, !dbg !0\n}\n!0 = " + own +
        "\n");
    add("define void @NAME() !dbg !15 {\n  ret void, !dbg !DILocation(line: 1, "
        "scope: !29, inlinedAt: !0)\n}\n!0 = " +
        own + "\n");
  }
  if (name == "DILocalVariable")
    add("define void @NAME(i32 %x) !dbg !15 {\n  #dbg_value(i32 %x, !0, !16, "
        "!21)\n  ret void\n}\n!0 = " +
        own + "\n");
  if (name == "DILabel")
    add("define void @NAME(i32 %x) !dbg !15 {\n  #dbg_label(!0, !21)\n  ret "
        "void\n}\n!0 = " +
        own + "\n");
  if (name == "DIGlobalVariable")
    add("@NAMEg = global i32 0, !dbg !DIGlobalVariableExpression(var: !0, "
        "expr: "
        "!16)\n!0 = " +
        own + "\n");
}

/// All words of the DWARF standard that LLVM knows for some fields.
static void enumerateWords(Enumeration &e) {
  auto find = [](StringRef name) -> const DebugClass & {
    return *llvm::find_if(makers::debugClasses(), [&](const DebugClass &row) {
      return row.name == name;
    });
  };
  auto add = [&](StringRef name, StringRef fields) {
    e.addText(makers::inScene(
        ("!named = !{!0}\n!0 = " +
         StringRef(find(name).name.starts_with("distinct ") ? "distinct !"
                                                            : "!") +
         name.ltrim("distinct ").str() + "(" + fields + ")\n")
            .str()));
  };
  for (unsigned tag = 0; tag != 0x10000; ++tag) {
    StringRef word = dwarf::TagString(tag);
    if (word.empty())
      continue;
    for (StringRef name :
         {"DIDerivedType", "DICompositeType", "DIBasicType", "GenericDINode",
          "DIImportedEntity", "DITemplateValueParameter", "DIStringType"})
      add(name, makers::withField(find(name).needed, ("tag: " + word).str()));
  }
  for (unsigned number = 0; number != 0x10000; ++number) {
    if (StringRef word = dwarf::LanguageString(number); !word.empty())
      add("distinct DICompileUnit", ("file: !11, language: " + word).str());
    if (number > 0xFF)
      continue;
    if (StringRef word = dwarf::AttributeEncodingString(number); !word.empty())
      add("DIBasicType", ("name: \"t\", encoding: " + word).str());
    if (StringRef word = dwarf::ConventionString(number); !word.empty())
      add("DISubroutineType", ("types: !14, cc: " + word).str());
    if (StringRef word = dwarf::MacinfoString(number); !word.empty())
      add("DIMacro", ("name: \"m\", type: " + word).str());
  }
#define HANDLE_DI_FLAG(ID, NAME)                                               \
  for (StringRef name : {"DIDerivedType", "DICompositeType",                   \
                         "DISubroutineType", "DILocalVariable"})               \
    add(name, makers::withField(find(name).needed, "flags: DIFlag" #NAME));    \
  add("distinct DISubprogram",                                                 \
      makers::withField(find("distinct DISubprogram").needed,                  \
                        "flags: DIFlag" #NAME));
#define HANDLE_DISP_FLAG(ID, NAME)                                             \
  for (StringRef name : {"distinct DISubprogram", "DISubprogram"})             \
    add(name, makers::withField(find(name).needed, "spFlags: "                 \
                                                   "DISPFlag" #NAME));
#include "llvm/IR/DebugInfoFlags.def"
}

void palindrome::enumerate::enumerateDebugInfo(Enumeration &e) {
  for (const DebugClass &row : makers::debugClasses()) {
    addNode(e, row, row.needed);
    SmallVector<StringRef> fields;
    row.fields.split(fields, '\n', -1, false);
    for (StringRef field : fields)
      addNode(e, row, makers::withField(row.needed, field));
    // Each two fields together.
    for (size_t i = 0; i < fields.size(); ++i)
      for (size_t j = i + 1; j < fields.size(); ++j)
        e.addText(makers::inScene(
            ("!named = !{!0}\n!0 = " +
             StringRef(row.name.starts_with("distinct ") ? "distinct !" : "!") +
             row.name.substr(row.name.starts_with("distinct ") ? 9 : 0) + "(" +
             makers::withField(makers::withField(row.needed, fields[i]),
                               fields[j]) +
             ")\n")
                .str()));
  }
  enumerateWords(e);
}
