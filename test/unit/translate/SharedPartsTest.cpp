// Types, constants and metadata that share parts or are nested deep: the MLIR
// has a size in proportion to the LLVM IR, as text and as bytecode, and nothing
// recurses over the depth. Limits are on sizes, never on time.

#include "Support.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Export.h"
#include "palindrome/Import.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"

using namespace palindrome;
using namespace palindrome::test;

//===----------------------------------------------------------------------===//
// Generators
//===----------------------------------------------------------------------===//

static std::string number(size_t value) { return std::to_string(value); }

/// `first`, then `part` of each number below `size`, separated by `separator`.
static std::string repeat(size_t size, llvm::StringRef separator,
                          llvm::function_ref<std::string(size_t)> part) {
  std::string text;
  for (size_t i = 0; i < size; ++i)
    text += (i ? separator.str() : "") + part(i);
  return text;
}

namespace {
/// A family of modules; `make` returns the module of a size.
struct Family {
  const char *name;
  std::string (*make)(size_t size);
  size_t size;
};
void PrintTo(const Family &family, std::ostream *stream) {
  *stream << family.name;
}
} // namespace

/// Each struct has eight of the next. As one text, the first would have 8^size
/// parts.
static std::string sharedStructs(size_t size) {
  return repeat(size, "\n",
                [](size_t i) {
                  std::string next = "%" + number(i + 1);
                  return "%" + number(i) + " = type { " +
                         repeat(8, ", ", [&](size_t) { return next; }) + " }";
                }) +
         "\n%" + number(size) +
         " = type { i8, ptr }\n"
         "@g = external global %0\n@h = global %0 zeroinitializer\n"
         "@i = global { ptr, %0 } { ptr @g, %0 undef }\n"
         "define ptr @f(ptr %p, %0 %v, ptr byval(%0) %b) {\n"
         "  %a = alloca %0, align 8\n"
         "  %q = getelementptr %0, ptr %p, i64 1, i32 1, i32 2\n"
         "  store %0 %v, ptr %a, align 8\n"
         "  %l = load %0, ptr %a, align 8\n"
         "  %r = call %0 @c(%0 %l)\n  br label %end\nend:\n"
         "  %x = phi %0 [ %r, %0 ]\n  store %0 %x, ptr %p, align 8\n"
         "  store %0 zeroinitializer, ptr %p, align 8\n"
         "  ret ptr %q\n}\ndeclare %0 @c(%0)\n";
}

/// Each struct has two of the one before, which has a name of its own.
static std::string sharedNamedStructs(size_t size) {
  return "%\"a s\\220\" = type <{ i8 }>\n" +
         repeat(size, "\n",
                [](size_t i) {
                  std::string last = "%\"a s\\22" + number(i) + "\"";
                  return "%\"a s\\22" + number(i + 1) + "\" = type <{ " + last +
                         ", [2 x " + last + "] }>";
                }) +
         "\n@g = external global %\"a s\\22" + number(size) + "\"\n";
}

/// A long name, which structs share in the same way.
static std::string sharedLongNames(size_t size) {
  std::string name = "%" + std::string(40 * size, 'n');
  return name + " = type { ptr }\n" +
         repeat(size, "\n",
                [&](size_t i) {
                  std::string last = i ? "%s" + number(i - 1) : name;
                  return "%s" + number(i) + " = type { " + last + ", " + last +
                         " }\n@g" + number(i) + " = external global %s" +
                         number(i);
                }) +
         "\n";
}

/// Structs within structs; the outermost is `size` deep.
static std::string deepStructs(size_t size) {
  return "%s0 = type { i8 }\n" +
         repeat(size, "\n",
                [](size_t i) {
                  return "%s" + number(i + 1) + " = type { %s" + number(i) +
                         ", i8 }";
                }) +
         "\n@g = global %s" + number(size) + " zeroinitializer\n";
}

static std::string deepArrays(size_t size) {
  return "@g = global " + repeat(size, "", [](size_t) { return "[1 x "; }) +
         "i8" + std::string(size, ']') + " zeroinitializer\n";
}

static std::string deepLiterals(size_t size) {
  return "declare void @f(ptr byref(" +
         repeat(size, "", [](size_t) { return "{ i8, "; }) + "ptr" +
         repeat(size, "", [](size_t) { return " }"; }) + "))\n";
}

/// A struct of `size` fields and as many uses.
static std::string longStruct(size_t size) {
  return "%s = type { " + repeat(size, ", ", [](size_t) { return "i32"; }) +
         " }\n" + repeat(size, "\n", [](size_t i) {
           return "define ptr @f" + number(i) +
                  "(ptr %p) {\n  %q = getelementptr %s, ptr %p, i64 0, i32 " +
                  number(i) + "\n  ret ptr %q\n}";
         });
}

/// A struct of `size` fields within as many structs.
static std::string structInMany(size_t size) {
  return "%s = type { " + repeat(size, ", ", [](size_t) { return "i32"; }) +
         " }\n" + repeat(size, "\n", [](size_t i) {
           std::string outer = "%t" + number(i);
           return outer + " = type { i" + number(i + 1) + ", %s }\n@g" +
                  number(i) + " = external global " + outer;
         });
}

/// A target type whose text LLVM, too, prints in full.
static std::string deepTargetTypes(size_t size) {
  return "declare void @f(" +
         repeat(size, "",
                [](size_t i) { return "target(\"t" + number(i) + "\", "; }) +
         "i8" + repeat(size, "", [](size_t) { return ", 4294967295)"; }) +
         ")\n";
}

/// A group of `size` attributes on as many functions and calls.
static std::string sharedAttributes(size_t size) {
  return "declare void @f()\n" +
         repeat(size, "\n",
                [](size_t i) {
                  return "define void @f" + number(i) +
                         "() #0 {\n  call void @f() #0\n  ret void\n}";
                }) +
         "\nattributes #0 = { " +
         repeat(size, " ",
                [](size_t i) { return "\"key" + number(i) + "\"=\"value\""; }) +
         " }\n";
}

/// A list of `size` scopes or groups on as many loads.
static std::string sharedScopes(size_t size) {
  return "define void @f(ptr %p) {\n" +
         repeat(size, "\n",
                [](size_t i) {
                  return "  %l" + number(i) +
                         " = load i32, ptr %p, align 4, !alias.scope !0, "
                         "!noalias !0, !llvm.access.group !1";
                }) +
         "\n  ret void\n}\n!0 = !{" +
         repeat(size, ", ", [](size_t i) { return "!" + number(i + 3); }) +
         "}\n!1 = !{" +
         repeat(size, ", ",
                [&](size_t i) { return "!" + number(size + i + 3); }) +
         "}\n!2 = distinct !{!2, !\"domain\"}\n" +
         repeat(size, "\n",
                [](size_t i) {
                  std::string self = "!" + number(i + 3);
                  return self + " = distinct !{" + self + ", !2}";
                }) +
         "\n" +
         repeat(size, "\n",
                [&](size_t i) {
                  return "!" + number(size + i + 3) + " = distinct !{}";
                }) +
         "\n";
}

/// Each node has two of the one before.
static std::string sharedNodes(size_t size) {
  return "!n = !{!" + number(size) + "}\n!0 = !{}\n" +
         repeat(size, "\n",
                [](size_t i) {
                  std::string last = "!" + number(i);
                  return "!" + number(i + 1) + " = !{" + last + ", " + last +
                         ", i32 " + number(i) + "}";
                }) +
         "\n";
}

/// A cycle of nodes, uniqued ones.
static std::string cycleOfNodes(size_t size) {
  return "!n = !{!0}\n" +
         repeat(size, "\n",
                [&](size_t i) {
                  return "!" + number(i) + " = !{!" + number((i + 1) % size) +
                         ", i32 " + number(i) + "}";
                }) +
         "\n";
}

/// Debug info of a unit and the subprogram !3, to which modules add nodes from
/// !6 on.
static const std::string sharedDebugInfo =
    "!llvm.module.flags = !{!0}\n!llvm.dbg.cu = !{!2}\n"
    "!0 = !{i32 2, !\"Debug Info Version\", i32 3}\n"
    "!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n"
    "!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, "
    "emissionKind: FullDebug)\n"
    "!3 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, "
    "type: !4, spFlags: DISPFlagDefinition, unit: !2)\n"
    "!4 = !DISubroutineType(types: !5)\n!5 = !{}\n";

/// A location in a function that is inlined `size` times over.
static std::string inlinedLocations(size_t size) {
  return "declare void @x()\ndefine void @f() !dbg !3 {\n"
         "  call void @x(), !dbg !" +
         number(7 + size) + "\n  ret void\n}\n" + sharedDebugInfo +
         "!6 = distinct !DISubprogram(name: \"g\", scope: !1, file: !1, "
         "line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !2)\n"
         "!7 = distinct !DILocation(line: 1, column: 1, scope: !3)\n" +
         repeat(size, "\n",
                [](size_t i) {
                  return "!" + number(i + 8) +
                         " = distinct !DILocation(line: 2, column: 1, scope: "
                         "!6, inlinedAt: !" +
                         number(i + 7) + ")";
                }) +
         "\n";
}

/// Blocks within blocks, with a location in each.
static std::string nestedBlocks(size_t size) {
  return "declare void @x()\ndefine void @f() !dbg !3 {\n" +
         repeat(size, "\n",
                [&](size_t i) {
                  return "  call void @x(), !dbg !" + number(7 + size + i);
                }) +
         "\n  ret void\n}\n" + sharedDebugInfo +
         "!6 = distinct !DILexicalBlock(scope: !3, file: !1, line: 1)\n" +
         repeat(size, "\n",
                [](size_t i) {
                  return "!" + number(i + 7) +
                         " = distinct !DILexicalBlock(scope: !" +
                         number(i + 6) + ", file: !1, line: 1)";
                }) +
         "\n" +
         repeat(size, "\n",
                [&](size_t i) {
                  return "!" + number(7 + size + i) +
                         " = !DILocation(line: 1, column: 1, scope: !" +
                         number(i + 7) + ")";
                }) +
         "\n";
}

/// Structs of debug info with two members of the next struct each.
static std::string sharedDebugTypes(size_t size) {
  return "define void @f(ptr %p) !dbg !3 {\n"
         "    #dbg_value(ptr %p, !6, !DIExpression(), !7)\n"
         "  ret void, !dbg !7\n}\n" +
         sharedDebugInfo +
         "!6 = !DILocalVariable(name: \"p\", scope: !3, file: !1, line: 1, "
         "type: !8)\n!7 = !DILocation(line: 1, column: 1, scope: !3)\n" +
         repeat(size, "\n",
                [](size_t i) {
                  auto at = [&](size_t place) {
                    return "!" + number(8 + 4 * i + place);
                  };
                  return at(0) +
                         " = !DICompositeType(tag: DW_TAG_structure_type, "
                         "name: \"s" +
                         number(i) +
                         "\", file: !1, line: 1, size: 64, elements: " + at(1) +
                         ")\n" + at(1) + " = !{" + at(2) + ", " + at(3) +
                         "}\n" + at(2) +
                         " = !DIDerivedType(tag: DW_TAG_member, name: \"a\", "
                         "baseType: " +
                         at(4) + ", size: 32)\n" + at(3) +
                         " = !DIDerivedType(tag: DW_TAG_member, name: \"b\", "
                         "baseType: " +
                         at(4) + ", size: 32, offset: 32)";
                }) +
         "\n!" + number(8 + 4 * size) +
         " = !DIBasicType(name: \"int\", size: 32, encoding: "
         "DW_ATE_signed)\n";
}

/// A chain of pointers to pointers.
static std::string nestedDebugTypes(size_t size) {
  return "define void @f(ptr %p) !dbg !3 {\n"
         "    #dbg_value(ptr %p, !6, !DIExpression(), !7)\n"
         "  ret void, !dbg !7\n}\n" +
         sharedDebugInfo +
         "!6 = !DILocalVariable(name: \"p\", scope: !3, file: !1, line: 1, "
         "type: !8)\n!7 = !DILocation(line: 1, column: 1, scope: !3)\n" +
         repeat(size, "\n",
                [](size_t i) {
                  return "!" + number(8 + i) +
                         " = !DIDerivedType(tag: DW_TAG_pointer_type, "
                         "baseType: !" +
                         number(9 + i) + ", size: 64)";
                }) +
         "\n!" + number(8 + size) +
         " = !DIBasicType(name: \"int\", size: 32, encoding: "
         "DW_ATE_signed)\n";
}

/// TBAA structs with two members of the next struct each.
static std::string sharedTypesOfAliases(size_t size) {
  return "define i32 @f(ptr %p) {\n  %l = load i32, ptr %p, align 4, !tbaa "
         "!0\n  ret i32 %l\n}\n!0 = !{!1, !" +
         number(size + 1) + ", i64 0}\n" +
         repeat(size, "\n",
                [](size_t i) {
                  std::string next = "!" + number(i + 2);
                  return "!" + number(i + 1) + " = !{!\"s" + number(i) +
                         "\", " + next + ", i64 0, " + next + ", i64 4}";
                }) +
         "\n!" + number(size + 1) + " = !{!\"int\", !" + number(size + 2) +
         ", i64 0}\n!" + number(size + 2) + " = !{!\"root\"}\n";
}

/// An expression that is `size` deep, wherever a constant may stand.
static std::string nestedExpression(size_t size) {
  std::string expression = "ptrtoint (ptr @g to i64)";
  for (size_t i = 0; i < size; ++i)
    expression = (i % 2 ? "add (i64 " : "xor (i64 ") + expression + ", i64 " +
                 number(i + 1) + ")";
  return "@g = global i8 0\n@h = global i64 " + expression +
         "\ndefine i64 @f() prefix i64 " + expression + " {\n  ret i64 " +
         expression + "\n}\n!n = !{!0}\n!0 = !{i64 " + expression + "}\n";
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

namespace {
struct Sizes {
  size_t text = 0, bytecode = 0;
};
} // namespace

static std::string bytecodeOf(mlir::ModuleOp module) {
  std::string bytes;
  llvm::raw_string_ostream stream(bytes);
  EXPECT_TRUE(mlir::succeeded(mlir::writeBytecodeToFile(module, stream)));
  return bytes;
}

static Sizes sizesOf(llvm::StringRef ir) {
  LLVMSource source(ir);
  MLIRState state;
  if (!source.module)
    return {};
  auto module = importModule(*source.module, state.context);
  return {print(*module).size(), bytecodeOf(*module).size()};
}

class SharedParts : public testing::TestWithParam<Family> {};

TEST_P(SharedParts, TakeLinearSpace) {
  const Family &family = GetParam();
  std::string once = family.make(family.size);
  std::string twice = family.make(2 * family.size);
  roundTrip(twice);
  Sizes small = sizesOf(once), large = sizesOf(twice);
  // Numbers become longer, too.
  EXPECT_LT(large.text, 2.4 * small.text);
  EXPECT_LT(large.bytecode, 2.4 * small.bytecode);
  // Entries of the module and names cost the same for each input.
  constexpr size_t factor = 40, fixed = 70000;
  EXPECT_LT(large.text, factor * twice.size() + fixed);
  EXPECT_LT(large.bytecode, factor * twice.size() + fixed);
}

static const Family families[] = {
    {"SharedStructs", sharedStructs, 20},
    {"SharedNamedStructs", sharedNamedStructs, 50},
    {"SharedLongNames", sharedLongNames, 200},
    {"DeepStructs", deepStructs, 500},
    {"DeepArrays", deepArrays, 500},
    {"DeepLiterals", deepLiterals, 300},
    {"LongStruct", longStruct, 200},
    {"StructInMany", structInMany, 400},
    {"DeepTargetTypes", deepTargetTypes, 200},
    {"SharedAttributes", sharedAttributes, 150},
    {"SharedScopes", sharedScopes, 150},
    {"SharedNodes", sharedNodes, 2000},
    {"CycleOfNodes", cycleOfNodes, 1000},
    {"InlinedLocations", inlinedLocations, 2000},
    {"NestedBlocks", nestedBlocks, 500},
    {"SharedDebugTypes", sharedDebugTypes, 200},
    {"NestedDebugTypes", nestedDebugTypes, 1000},
    {"SharedTypesOfAliases", sharedTypesOfAliases, 500},
    {"NestedExpression", nestedExpression, 300},
};
INSTANTIATE_TEST_SUITE_P(Families, SharedParts, testing::ValuesIn(families),
                         [](const testing::TestParamInfo<Family> &info) {
                           return info.param.name;
                         });

//===----------------------------------------------------------------------===//
// What LLVM's own text cannot hold
//===----------------------------------------------------------------------===//

/// Sends `module` through MLIR bytecode and back, and compares the bitcode:
/// LLVM prints each part of a constant wherever it occurs, and its text parser
/// and its verifier recurse.
static Sizes throughBytecode(llvm::Module &module) {
  auto bitcode = [](const llvm::Module &module) {
    std::string bytes;
    llvm::raw_string_ostream stream(bytes);
    llvm::WriteBitcodeToFile(module, stream);
    return bytes;
  };
  std::string before = bitcode(module);
  MLIRState state;
  auto imported = importModule(module, state.context);
  EXPECT_TRUE(imported) << testing::PrintToString(state.errors);
  if (!imported)
    return {};
  std::string text = print(*imported), bytes = bytecodeOf(*imported);
  for (const std::string &form : {text, bytes}) {
    MLIRState other;
    auto parsed = mlir::parseSourceString<mlir::ModuleOp>(form, &other.context);
    EXPECT_TRUE(parsed) << testing::PrintToString(other.errors);
    if (!parsed)
      continue;
    llvm::LLVMContext context;
    auto back = exportModule(*parsed, context);
    EXPECT_TRUE(back) << testing::PrintToString(other.errors);
    if (back) {
      back->setModuleIdentifier(module.getModuleIdentifier());
      EXPECT_EQ(bitcode(*back) == before, true);
    }
  }
  return {text.size(), bytes.size()};
}

/// A module with the constant that `make` makes of @g, as an initializer and as
/// metadata.
static Sizes
sizesOfConstant(llvm::function_ref<llvm::Constant *(llvm::Constant *)> make) {
  llvm::LLVMContext context;
  llvm::Module module("", context);
  llvm::Type *type = llvm::Type::getInt64Ty(context);
  auto *variable = new llvm::GlobalVariable(
      module, type, /*isConstant=*/false, llvm::GlobalValue::ExternalLinkage,
      llvm::ConstantInt::get(type, 1), "g");
  llvm::Constant *constant =
      make(llvm::ConstantExpr::getPtrToInt(variable, type));
  new llvm::GlobalVariable(module, constant->getType(), /*isConstant=*/false,
                           llvm::GlobalValue::ExternalLinkage, constant, "h");
  module.getOrInsertNamedMetadata("n")->addOperand(
      llvm::MDNode::get(context, llvm::ConstantAsMetadata::get(constant)));
  return throughBytecode(module);
}

TEST(SharedConstants, TakeLinearSpace) {
  // Each constant has two of the one before.
  auto sizes = [](unsigned depth) {
    return sizesOfConstant([&](llvm::Constant *constant) {
      for (unsigned i = 0; i < depth; ++i)
        constant = llvm::ConstantExpr::getXor(
            constant,
            llvm::ConstantExpr::getAdd(
                constant, llvm::ConstantInt::get(constant->getType(), i + 1)));
      return constant;
    });
  };
  Sizes small = sizes(500), large = sizes(1000);
  EXPECT_LT(large.text, 2.2 * small.text);
  EXPECT_LT(large.bytecode, 2.2 * small.bytecode);
}

TEST(SharedConstants, AggregatesTakeLinearSpace) {
  auto sizes = [](unsigned depth) {
    return sizesOfConstant([&](llvm::Constant *constant) {
      for (unsigned i = 0; i < depth; ++i)
        constant = llvm::ConstantStruct::getAnon({constant, constant});
      return constant;
    });
  };
  Sizes small = sizes(300), large = sizes(600);
  EXPECT_LT(large.text, 2.2 * small.text);
  EXPECT_LT(large.bytecode, 2.2 * small.bytecode);
}

TEST(DeepConstants, NeedNoStack) {
  sizesOfConstant([](llvm::Constant *constant) {
    for (unsigned i = 0; i < 20000; ++i) {
      auto *operand = llvm::ConstantInt::get(constant->getType(), i + 1);
      constant = i % 2 ? llvm::ConstantExpr::getAdd(constant, operand)
                       : llvm::ConstantExpr::getXor(constant, operand);
    }
    return constant;
  });
}

TEST(DeepMetadata, NeedsNoStack) {
  llvm::LLVMContext context;
  llvm::Module module("", context);
  llvm::MDNode *node = llvm::MDNode::get(context, {});
  for (unsigned i = 0; i < 100000; ++i)
    node = llvm::MDNode::get(
        context, {node, llvm::ConstantAsMetadata::get(llvm::ConstantInt::get(
                            llvm::Type::getInt32Ty(context), i))});
  module.getOrInsertNamedMetadata("n")->addOperand(node);
  throughBytecode(module);
}

TEST(DeepMetadata, CyclesNeedNoStack) {
  llvm::LLVMContext context;
  llvm::Module module("", context);
  llvm::MDNode *first = llvm::MDNode::getDistinct(context, {nullptr});
  llvm::MDNode *node = first;
  for (unsigned i = 0; i < 20000; ++i)
    node = llvm::MDNode::getDistinct(context, {node});
  first->replaceOperandWith(0, node);
  module.getOrInsertNamedMetadata("n")->addOperand(node);
  throughBytecode(module);
}
