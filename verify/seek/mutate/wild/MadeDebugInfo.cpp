// Mutations that make debug info where there is none, and debug records of all
// kinds.

#include "verify/seek/makers/DebugInfo.h"
#include "verify/seek/makers/Metadata.h"
#include "verify/seek/mutate/ir/Places.h"
#include "verify/seek/mutate/random/Constants.h"
#include "verify/seek/mutate/random/Names.h"
#include "verify/seek/mutate/random/Types.h"
#include "verify/seek/mutate/random/Values.h"
#include "verify/seek/mutate/wild/Tables.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/DIBuilder.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace palindrome::mutate {

static DICompileUnit *randomUnit(Module &module, DIBuilder &builder,
                                 DIFile *file, Chooser &choose) {
  if (auto units = module.debug_compile_units(); !units.empty())
    return *units.begin();
  if (!module.getModuleFlag("Debug Info Version"))
    module.addModuleFlag(Module::Warning, "Debug Info Version",
                         DEBUG_METADATA_VERSION);
  static constexpr unsigned languages[] = {
      dwarf::DW_LANG_C99, dwarf::DW_LANG_C_plus_plus_14, dwarf::DW_LANG_Rust,
      dwarf::DW_LANG_Fortran18, dwarf::DW_LANG_Swift};
  return builder.createCompileUnit(
      DISourceLanguageName(uint16_t(choose.of(languages))), file,
      randomString(choose), choose.flip(), choose.flip() ? "-g" : "",
      choose.below(3));
}

/// A type of any class as text, with one of its fields varied: what is behind
/// `!NUMBER = `, and the types that it is of, which are up to `depth` deep.
static std::string randomType(unsigned number, unsigned depth,
                              Chooser &choose) {
  static constexpr StringLiteral tags[] = {
      "tag: DW_TAG_typedef",        "tag: DW_TAG_rvalue_reference_type",
      "tag: DW_TAG_reference_type", "tag: DW_TAG_const_type",
      "tag: DW_TAG_volatile_type",  "tag: DW_TAG_atomic_type"};
  std::vector<const makers::DebugClass *> rows;
  for (const makers::DebugClass &row : makers::debugClasses())
    if (row.use == makers::DebugClass::Type)
      rows.push_back(&row);
  const makers::DebugClass &row = *choose.of(rows);
  SmallVector<StringRef> fields;
  row.fields.split(fields, '\n');
  std::string text = makers::withField(row.needed, choose.of(fields)), rest;
  // The types of functions have no name.
  if (row.name != "DISubroutineType") {
    std::string name;
    raw_string_ostream out(name);
    printEscapedString(randomName(choose), out);
    text = makers::withField(text, "name: \"" + name + "\"");
  }
  if (row.name == "DIDerivedType" && choose.flip())
    text = makers::withField(text, choose.of(tags));
  if (row.name == "DIDerivedType" && depth && choose.flip()) {
    std::string next = "!" + std::to_string(number + 1);
    text = makers::withField(text, "baseType: " + next);
    rest = next + " = " + randomType(number + 1, depth - 1, choose);
  }
  return ("!" + row.name + "(" + text + ")\n" + rest).str();
}

static DIType *randomDebugType(LLVMContext &context, Chooser &choose) {
  // The scene has other numbers.
  return cast<DIType>(makers::makeNode(
      context, makers::inScene(randomType(/*number=*/2, /*depth=*/2, choose))));
}

/// Gives a function without debug info a subprogram, and its instructions
/// locations in it.
static bool subprogramMade(Module &module, Chooser &choose) {
  auto *function = chooseGlobal<Function>(module, choose, [](Function &f) {
    return !f.isDeclaration() && !f.getSubprogram();
  });
  if (!function)
    return false;
  DIBuilder builder(module, /*AllowUnresolved=*/true);
  DIFile *file = builder.createFile(randomName(choose), randomString(choose));
  DICompileUnit *unit = randomUnit(module, builder, file, choose);
  SmallVector<Metadata *> types = {
      randomDebugType(module.getContext(), choose)};
  auto *type =
      builder.createSubroutineType(builder.getOrCreateTypeArray(types));
  DISubprogram *subprogram = builder.createFunction(
      unit, function->getName(), choose.flip() ? function->getName() : "", file,
      1 + choose.below(99), type, choose.below(99),
      choose.flip() ? DINode::FlagPrototyped : DINode::FlagZero,
      DISubprogram::SPFlagDefinition |
          (choose.flip() ? DISubprogram::SPFlagOptimized
                         : DISubprogram::SPFlagLocalToUnit));
  function->setSubprogram(subprogram);
  DILocalScope *scope = subprogram;
  for (BasicBlock &block : *function)
    for (Instruction &i : block) {
      if (choose.oneIn(6))
        scope = choose.flip()
                    ? static_cast<DILocalScope *>(builder.createLexicalBlock(
                          subprogram, file, choose.below(50), choose.below(9)))
                    : builder.createLexicalBlockFile(subprogram, file,
                                                     choose.below(4));
      if (!isa<PHINode>(i) || choose.flip())
        i.setDebugLoc(DILocation::get(module.getContext(), choose.below(200),
                                      choose.below(90), scope, nullptr,
                                      choose.oneIn(5)));
    }
  builder.finalize();
  return true;
}

static SmallVector<uint64_t> randomExpression(Chooser &choose) {
  static const SmallVector<uint64_t> expressions[] = {
      {},
      {dwarf::DW_OP_deref},
      {dwarf::DW_OP_plus_uconst, 8},
      {dwarf::DW_OP_constu, 3, dwarf::DW_OP_minus, dwarf::DW_OP_stack_value},
      {dwarf::DW_OP_LLVM_fragment, 0, 8},
      {dwarf::DW_OP_LLVM_fragment, 8, 8},
      {dwarf::DW_OP_LLVM_convert, 32, dwarf::DW_ATE_signed,
       dwarf::DW_OP_LLVM_convert, 64, dwarf::DW_ATE_signed,
       dwarf::DW_OP_stack_value},
      {dwarf::DW_OP_swap, dwarf::DW_OP_xderef},
      {dwarf::DW_OP_LLVM_implicit_pointer},
      {dwarf::DW_OP_LLVM_extract_bits_sext, 4, 4},
      {dwarf::DW_OP_LLVM_tag_offset, 5},
      {dwarf::DW_OP_deref_size, 4},
      {dwarf::DW_OP_consts, uint64_t(-5), dwarf::DW_OP_stack_value},
  };
  return choose.of(expressions);
}

/// Inserts a debug record in a function that has a subprogram.
static bool recordMade(Module &module, Chooser &choose) {
  Instruction *point = randomPoint(module, choose);
  DISubprogram *subprogram =
      point ? point->getFunction()->getSubprogram() : nullptr;
  if (!subprogram)
    return false;
  LLVMContext &context = module.getContext();
  DIBuilder builder(module, /*AllowUnresolved=*/true);
  DIFile *file = subprogram->getFile();
  auto *location =
      DILocation::get(context, choose.below(99), choose.below(9), subprogram);
  if (choose.oneIn(5)) {
    builder.insertLabel(builder.createLabel(subprogram, randomName(choose),
                                            file, choose.below(99),
                                            choose.below(9), choose.flip(),
                                            std::nullopt),
                        location, point->getIterator());
    builder.finalize();
    return true;
  }
  DILocalVariable *variable = builder.createAutoVariable(
      subprogram, randomName(choose), file, choose.below(99),
      randomDebugType(module.getContext(), choose), choose.flip(),
      choose.flip() ? DINode::FlagArtificial : DINode::FlagZero,
      choose.flip() ? 0 : 32);
  auto expression = [&] {
    return DIExpression::get(context, randomExpression(choose));
  };
  Type *pointer = PointerType::get(context, 0);
  Value *address = randomValue(*point, pointer, choose);
  Value *value =
      randomValueOf(*point, choose, [](Type *t) { return !t->isTokenTy(); });
  if (!value)
    value = randomConstant(module, randomSizedType(module, choose), choose);
  switch (choose.below(5)) {
  case 0:
    builder.insertDeclare(address, variable, expression(), location,
                          point->getIterator());
    break;
  case 1:
    builder.insertDeclareValue(value, variable, expression(), location,
                               point->getIterator());
    break;
  case 2: {
    // A list of values, with an expression that refers to each.
    SmallVector<ValueAsMetadata *> values = {ValueAsMetadata::get(value),
                                             ValueAsMetadata::get(address)};
    auto *list = DIArgList::get(context, values);
    auto *sum = DIExpression::get(
        context, {dwarf::DW_OP_LLVM_arg, 0, dwarf::DW_OP_LLVM_arg, 1,
                  dwarf::DW_OP_plus, dwarf::DW_OP_stack_value});
    auto *record = new DbgVariableRecord(list, variable, sum, location);
    point->getParent()->insertDbgRecordBefore(record, point->getIterator());
    break;
  }
  case 3: {
    auto *linked =
        chooseInstruction<Instruction>(module, choose, [&](Instruction &i) {
          return isa<StoreInst, AllocaInst>(i) &&
                 i.getFunction() == point->getFunction();
        });
    if (!linked)
      return false;
    if (!linked->hasMetadata(LLVMContext::MD_DIAssignID))
      linked->setMetadata(LLVMContext::MD_DIAssignID,
                          DIAssignID::getDistinct(context));
    Value *stored =
        randomConstant(module, randomScalarType(context, choose), choose);
    builder.insertDbgAssign(linked, stored, variable, expression(),
                            UndefValue::get(pointer), expression(), location);
    break;
  }
  default:
    builder.insertDbgValueIntrinsic(value, variable, expression(), location,
                                    point->getIterator());
  }
  builder.finalize();
  return true;
}

static bool recordExpressionAny(Module &module, Chooser &choose) {
  auto *record = chooseRecord<DbgVariableRecord>(module, choose);
  if (record)
    record->setExpression(
        DIExpression::get(module.getContext(), randomExpression(choose)));
  return record;
}

/// Makes a record refer to any value at its place.
static bool recordValueAny(Module &module, Chooser &choose) {
  auto *record = chooseRecord<DbgVariableRecord>(module, choose);
  if (!record)
    return false;
  auto *at = const_cast<Instruction *>(record->getInstruction());
  if (!at)
    return false;
  Value *value =
      randomValueOf(*at, choose, [](Type *t) { return !t->isTokenTy(); });
  if (!value)
    value = randomConstant(module, randomSizedType(module, choose), choose);
  record->setRawLocation(ValueAsMetadata::get(value));
  return true;
}

/// Copies a record to before another instruction of its function.
static bool recordCopied(Module &module, Chooser &choose) {
  auto *record = chooseRecord<DbgRecord>(module, choose);
  Instruction *point = randomPoint(module, choose);
  if (!record || !point || record->getFunction() != point->getFunction())
    return false;
  point->getParent()->insertDbgRecordBefore(record->clone(),
                                            point->getIterator());
  return true;
}

/// A global variable expression, with a type of any shape.
static bool variableDebugInfo(Module &module, Chooser &choose) {
  auto *variable = chooseGlobal<GlobalVariable>(module, choose);
  if (!variable)
    return false;
  DIBuilder builder(module, /*AllowUnresolved=*/true);
  DIFile *file = builder.createFile(randomName(choose), randomString(choose));
  DICompileUnit *unit = randomUnit(module, builder, file, choose);
  variable->addDebugInfo(builder.createGlobalVariableExpression(
      unit, randomName(choose), randomString(choose), file, choose.below(99),
      randomDebugType(module.getContext(), choose), choose.flip(),
      !variable->isDeclaration(),
      builder.createExpression(randomExpression(choose))));
  builder.finalize();
  return true;
}

constexpr Mutation madeDebugInfoRows[] = {
    {"subprogram made", forFuzzing, subprogramMade},
    {"record made", forFuzzing, recordMade},
    {"any record expression", forFuzzing, recordExpressionAny},
    {"any record value", forFuzzing, recordValueAny},
    {"record copied", forFuzzing, recordCopied},
    {"variable debug info", forFuzzing, variableDebugInfo},
};

ArrayRef<Mutation> madeDebugInfoMutations() { return madeDebugInfoRows; }

} // namespace palindrome::mutate
