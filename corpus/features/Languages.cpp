// What a module was compiled from.

#include "corpus/features/Languages.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace {
struct Name {
  StringLiteral name, language;
};
} // namespace

/// The names of languages where DWARF's, without a version, are others.
static constexpr Name otherNames[] = {
    {"C_plus_plus", "C++"},          {"C_sharp", "C#"},
    {"ObjC", "Objective-C"},         {"ObjC_plus_plus", "Objective-C++"},
    {"OpenCL_C", "OpenCL"},          {"OpenCL_CPP", "OpenCL"},
    {"CPP_for_OpenCL", "OpenCL"},    {"Assembly", "Assembler"},
    {"Mips_Assembler", "Assembler"},
};

/// How strings in `!llvm.ident` begin, of compilers with one language.
static constexpr Name producers[] = {
    {"rustc", "Rust"},
    {"flang", "Fortran"},
    {"Swift", "Swift"},
    {"ldc", "D"},
};

static StringRef languageOfExtension(StringRef file) {
  return StringSwitch<StringRef>(sys::path::extension(file))
      .Case(".c", "C")
      .Cases({".cc", ".cpp", ".cxx", ".c++", ".C", ".cppm"}, "C++")
      .Cases({".f", ".F", ".f90", ".F90", ".f95", ".f03", ".f08", ".for"},
             "Fortran")
      .Case(".rs", "Rust")
      .Case(".swift", "Swift")
      .Case(".zig", "Zig")
      .Case(".jl", "Julia")
      .Case(".d", "D")
      .Case(".go", "Go")
      .Case(".m", "Objective-C")
      .Case(".mm", "Objective-C++")
      .Case(".cu", "CUDA")
      .Case(".hip", "HIP")
      .Case(".cl", "OpenCL")
      .Default("");
}

static StringRef languageOfUnit(const DICompileUnit &unit) {
  DISourceLanguageName language = unit.getSourceLanguage();
  StringRef name =
      language.hasVersionedName()
          ? dwarf::SourceLanguageNameString(
                static_cast<dwarf::SourceLanguageName>(language.getName()))
          : dwarf::LanguageString(language.getName());
  name.consume_front("DW_LNAME_");
  name.consume_front("DW_LANG_");
  // A version of the standard ends the name: C11, C_plus_plus_17.
  name = name.rtrim("0123456789").rtrim('_');
  for (const Name &each : otherNames)
    if (name == each.name)
      return each.language;
  return name;
}

/// The compile units, also those without debug info.
static SmallVector<const DICompileUnit *> unitsOf(const Module &module) {
  SmallVector<const DICompileUnit *> units;
  if (const NamedMDNode *list = module.getNamedMetadata("llvm.dbg.cu"))
    for (const MDNode *node : list->operands())
      if (auto *unit = dyn_cast<DICompileUnit>(node))
        units.push_back(unit);
  return units;
}

std::string palindrome::corpus::languageOf(const Module &module) {
  for (const DICompileUnit *unit : unitsOf(module))
    if (StringRef language = languageOfUnit(*unit); !language.empty())
      return language.str();
  if (StringRef language = languageOfExtension(module.getSourceFileName());
      !language.empty())
    return language.str();
  if (const NamedMDNode *idents = module.getNamedMetadata("llvm.ident"))
    for (const MDNode *node : idents->operands())
      for (const MDOperand &operand : node->operands())
        if (auto *text = dyn_cast_or_null<MDString>(operand.get()))
          for (const Name &each : producers)
            if (text->getString().starts_with(each.name))
              return each.language.str();
  return "";
}

std::string palindrome::corpus::flagsOf(const Module &module) {
  for (const DICompileUnit *unit : unitsOf(module))
    if (!unit->getFlags().empty())
      return unit->getFlags().str();
  return "";
}
