// Translates named metadata (LangRef, "Named Metadata", "Module Flags
// Metadata"). A list that the dialect has a form for is modelled if every
// element is equal to the one that the exporter makes; module flags are
// modelled one by one. Other lists are carried. `llvmx.named_metadata` also has
// the order of all lists, unless it is the exporter's own:
//
//   !llvm.ident = !{!2}              llvm.ident = "clang",
//   !mine = !{!1}                    llvmx.named_metadata =
//   !2 = !{!"clang"}                   ["llvm.ident", ["mine", array<i32: 5>]]

#include "import/NamedMetadata.h"
#include "import/metadata/MetadataOperands.h"
#include "import/module/ModuleImporter.h"
#include "import/types/Enums.h"
#include "translate/Carrier.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir::LLVM;
using llvm::dyn_cast_or_null;

static constexpr llvm::StringLiteral flagsName = "llvm.module.flags";

namespace {
/// The rank of a list in the order in which the exporter makes modelled lists.
enum Rank { Carried, Ident, CommandLine, DependentLibraries, Ops };

class NamedMetadataImporter {
public:
  NamedMetadataImporter(ModuleImporter &module, mlir::ModuleOp op)
      : module(module), op(op), builder(&module.context) {
    builder.setInsertionPointToEnd(op.getBody());
  }

  void run();

private:
  /// The rank of one list, and its entry in `llvmx.named_metadata`.
  struct List {
    Rank rank = Carried;
    mlir::Attribute entry;
  };

  Rank model(const llvm::NamedMDNode &list);
  bool modelStrings(const llvm::NamedMDNode &list, llvm::StringRef attribute);
  bool modelLibraries(const llvm::NamedMDNode &list);
  bool modelLinkerOptions(const llvm::NamedMDNode &list);
  void importFlags(const llvm::NamedMDNode &list, List &into);
  mlir::Attribute carry(const llvm::NamedMDNode &list);
  bool onlyStrings(const llvm::NamedMDNode &list,
                   llvm::SmallVectorImpl<mlir::StringAttr> &strings);
  void count(const llvm::NamedMDNode &list, bool isModelled);

  ModuleImporter &module;
  mlir::ModuleOp op;
  mlir::OpBuilder builder;
  llvm::SmallVector<List> lists;
};
} // namespace

void NamedMetadataImporter::count(const llvm::NamedMDNode &list,
                                  bool isModelled) {
  llvm::StringRef name = list.getName();
  // Debug info is counted where it is translated.
  if (name == "llvm.dbg.cu")
    return;
  Modelling outcome =
      Modelling::of(isModelled, "the dialect has no exact form for it");
  // The kinds are those of docs/census.md: what the dialect has a form for
  // counts by operands, any other list as one.
  static constexpr llvm::StringLiteral withForm[] = {
      "llvm.ident", "llvm.commandline", "llvm.linker.options",
      "llvm.dependent-libraries"};
  if (!llvm::is_contained(withForm, name))
    return module.count("other named metadata",
                        Modelling::no("the dialect has no form for it"));
  for (unsigned i = 0; i < list.getNumOperands(); ++i)
    module.count(name, outcome);
}

//===----------------------------------------------------------------------===//
// Lists of strings
//===----------------------------------------------------------------------===//

/// Reads `list` as a nonempty list of tuples of one string each. Returns false
/// if it is none.
bool NamedMetadataImporter::onlyStrings(
    const llvm::NamedMDNode &list,
    llvm::SmallVectorImpl<mlir::StringAttr> &strings) {
  for (const llvm::MDNode *node : list.operands()) {
    const llvm::MDString *text =
        uniquedTuple(node) && node->getNumOperands() == 1
            ? stringOperand(node->getOperand(0))
            : nullptr;
    if (!text)
      return false;
    strings.push_back(builder.getStringAttr(text->getString()));
  }
  return !strings.empty();
}

bool NamedMetadataImporter::modelStrings(const llvm::NamedMDNode &list,
                                         llvm::StringRef attribute) {
  llvm::SmallVector<mlir::StringAttr> strings;
  if (!onlyStrings(list, strings))
    return false;
  if (strings.size() == 1)
    op->setAttr(attribute, strings.front());
  else
    op->setAttr(attribute,
                builder.getArrayAttr({strings.begin(), strings.end()}));
  return true;
}

bool NamedMetadataImporter::modelLibraries(const llvm::NamedMDNode &list) {
  llvm::SmallVector<mlir::StringAttr> strings;
  if (!onlyStrings(list, strings))
    return false;
  op->setAttr(LLVMDialect::getDependentLibrariesAttrName(),
              DependentLibrariesAttr::get(&module.context, strings));
  return true;
}

/// Makes one op for each element.
bool NamedMetadataImporter::modelLinkerOptions(const llvm::NamedMDNode &list) {
  llvm::SmallVector<mlir::ArrayAttr> options;
  for (const llvm::MDNode *node : list.operands()) {
    llvm::SmallVector<mlir::Attribute> words;
    for (const llvm::MDOperand &operand : node->operands())
      if (const llvm::MDString *text = stringOperand(operand))
        words.push_back(builder.getStringAttr(text->getString()));
    if (!uniquedTuple(node) || words.size() != node->getNumOperands())
      return false;
    options.push_back(builder.getArrayAttr(words));
  }
  for (mlir::ArrayAttr words : options)
    LinkerOptionsOp::create(builder, module.unknown, words);
  return !options.empty();
}

//===----------------------------------------------------------------------===//
// Module flags
//===----------------------------------------------------------------------===//

/// An edge of the call graph profile: two functions, which may be null, and a
/// count.
static mlir::Attribute profileEdge(ModuleImporter &module,
                                   const llvm::Metadata *metadata,
                                   bool &isExact) {
  auto *node = dyn_cast_or_null<llvm::MDTuple>(metadata);
  if (!node || node->getNumOperands() != 3)
    return {};
  isExact &= node->isUniqued();
  mlir::FlatSymbolRefAttr ends[2];
  for (unsigned i = 0; i < 2; ++i) {
    if (!node->getOperand(i))
      continue;
    auto *value =
        dyn_cast_or_null<llvm::ConstantAsMetadata>(node->getOperand(i));
    auto *symbol =
        value ? llvm::dyn_cast<llvm::GlobalValue>(value->getValue()) : nullptr;
    if (!symbol)
      return {};
    ends[i] = module.symbols.reference(symbol);
  }
  std::optional<uint64_t> count = integerOperand(node->getOperand(2), 64);
  if (!count)
    return {};
  return ModuleFlagCGProfileEntryAttr::get(&module.context, ends[0], ends[1],
                                           *count);
}

/// The value of flag "CG Profile". The exporter makes a distinct node of it,
/// which is equal to this one only if nothing else refers to the node.
static mlir::Attribute callGraphProfile(ModuleImporter &module,
                                        const llvm::MDNode *node,
                                        bool &isExact) {
  if (!llvm::isa<llvm::MDTuple>(node))
    return {};
  isExact &= node->isDistinct() && module.modelled.claimOnly(node);
  llvm::SmallVector<mlir::Attribute> edges;
  for (const llvm::MDOperand &operand : node->operands()) {
    edges.push_back(profileEdge(module, operand, isExact));
    if (!edges.back())
      return {};
  }
  return module.builder.getArrayAttr(edges);
}

namespace {
/// Reads the fields of a profile summary, each `!{!"Name", value}`, in order.
class SummaryReader {
public:
  explicit SummaryReader(const llvm::MDNode *node)
      : rest(node->op_begin(), node->op_end()) {}

  bool atEnd() const { return rest.empty(); }
  /// The value of the next field if its name is `name`, otherwise null.
  const llvm::Metadata *take(llvm::StringRef name) {
    const llvm::MDNode *field =
        rest.empty() ? nullptr : uniquedTuple(rest.front());
    const llvm::MDString *found = field && field->getNumOperands() == 2
                                      ? stringOperand(field->getOperand(0))
                                      : nullptr;
    if (!found || found->getString() != name)
      return nullptr;
    rest = rest.drop_front();
    return field->getOperand(1);
  }
  std::optional<uint64_t> takeNumber(llvm::StringRef name) {
    return integerOperand(take(name), 64);
  }

private:
  llvm::ArrayRef<llvm::MDOperand> rest;
};
} // namespace

/// The detailed entries of a summary, each `!{i32 cut-off, i64 least count,
/// i32 counts}`.
static std::optional<llvm::SmallVector<ModuleFlagProfileSummaryDetailedAttr>>
summaryDetails(ModuleImporter &module, const llvm::Metadata *metadata) {
  const llvm::MDNode *list = uniquedTuple(metadata);
  if (!list)
    return std::nullopt;
  llvm::SmallVector<ModuleFlagProfileSummaryDetailedAttr> details;
  for (const llvm::MDOperand &operand : list->operands()) {
    const llvm::MDNode *entry = uniquedTuple(operand);
    if (!entry || entry->getNumOperands() != 3)
      return std::nullopt;
    std::optional<uint64_t> cutOff = integerOperand(entry->getOperand(0), 32);
    std::optional<uint64_t> least = integerOperand(entry->getOperand(1), 64);
    std::optional<uint64_t> counts = integerOperand(entry->getOperand(2), 32);
    if (!cutOff || !least || !counts)
      return std::nullopt;
    details.push_back(ModuleFlagProfileSummaryDetailedAttr::get(
        &module.context, static_cast<uint32_t>(*cutOff), *least,
        static_cast<uint32_t>(*counts)));
  }
  return details;
}

/// The value of flag "ProfileSummary". Null if there are no detailed entries:
/// the text of such an attribute does not parse.
static mlir::Attribute profileSummary(ModuleImporter &module,
                                      const llvm::MDNode *node) {
  if (!uniquedTuple(node))
    return {};
  SummaryReader reader(node);
  const llvm::MDString *formatName =
      stringOperand(reader.take("ProfileFormat"));
  auto format = formatName
                    ? symbolizeProfileSummaryFormatKind(formatName->getString())
                    : std::nullopt;
  static constexpr llvm::StringLiteral names[] = {
      "TotalCount",       "MaxCount",  "MaxInternalCount",
      "MaxFunctionCount", "NumCounts", "NumFunctions"};
  std::optional<uint64_t> numbers[std::size(names)];
  for (auto [number, name] : llvm::zip_equal(numbers, names)) {
    number = reader.takeNumber(name);
    if (!number)
      return {};
  }
  std::optional<uint64_t> isPartial = reader.takeNumber("IsPartialProfile");
  mlir::FloatAttr ratio;
  if (const llvm::Metadata *field = reader.take("PartialProfileRatio")) {
    auto *value = llvm::mdconst::dyn_extract<llvm::ConstantFP>(
        const_cast<llvm::Metadata *>(field));
    if (!value || !value->getType()->isDoubleTy())
      return {};
    ratio = mlir::FloatAttr::get(mlir::Float64Type::get(&module.context),
                                 value->getValueAPF());
  }
  auto details = summaryDetails(module, reader.take("DetailedSummary"));
  if (!format || !details || details->empty() || !reader.atEnd())
    return {};
  return ModuleFlagProfileSummaryAttr::get(
      &module.context, *format, *numbers[0], *numbers[1], *numbers[2],
      *numbers[3], *numbers[4], *numbers[5], isPartial, ratio, *details);
}

/// The number in a flag. The exporter gives it 32 bits, or those of the
/// attribute if these do not suffice.
static mlir::Attribute flagNumber(ModuleImporter &module,
                                  const llvm::ConstantInt &integer,
                                  bool &isExact) {
  if (!integer.getType()->isIntegerTy())
    return {};
  llvm::APInt number = integer.getValue();
  if (number.isIntN(32) || number.isSignedIntN(32)) {
    isExact &= number.getBitWidth() == 32;
    number = number.zextOrTrunc(32);
  }
  return module.builder.getIntegerAttr(
      module.builder.getIntegerType(number.getBitWidth()), number);
}

/// The value of flag `key`; null if the dialect has none that is exported to
/// it.
static mlir::Attribute flagValue(ModuleImporter &module, llvm::StringRef key,
                                 const llvm::Metadata *value, bool &isExact) {
  auto *node = dyn_cast_or_null<llvm::MDNode>(value);
  if (key == LLVMDialect::getModuleFlagKeyProfileSummaryName())
    return node ? profileSummary(module, node) : mlir::Attribute();
  if (key == LLVMDialect::getModuleFlagKeyCGProfileName())
    return node ? callGraphProfile(module, node, isExact) : mlir::Attribute();
  if (const llvm::MDString *text = stringOperand(value))
    return module.builder.getStringAttr(text->getString());
  auto *integer = llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(
      const_cast<llvm::Metadata *>(value));
  return integer ? flagNumber(module, *integer, isExact) : mlir::Attribute();
}

/// Reads `!{i32 behavior, !"key", value}`. Sets `isExact` to whether the result
/// is exported to the same node.
static mlir::Attribute flag(ModuleImporter &module, const llvm::MDNode *node,
                            bool &isExact) {
  isExact = node->isUniqued();
  if (!llvm::isa<llvm::MDTuple>(node) || node->getNumOperands() != 3)
    return {};
  std::optional<uint64_t> behavior = integerOperand(node->getOperand(0), 32);
  const llvm::MDString *key = stringOperand(node->getOperand(1));
  if (!behavior || *behavior < llvm::Module::ModFlagBehaviorFirstVal ||
      *behavior > llvm::Module::ModFlagBehaviorLastVal || !key)
    return {};
  mlir::Attribute value =
      flagValue(module, key->getString(), node->getOperand(2), isExact);
  if (!value)
    return {};
  return ModuleFlagAttr::get(
      &module.context,
      convertModFlagBehaviorFromLLVM(
          static_cast<llvm::Module::ModFlagBehavior>(*behavior)),
      module.builder.getStringAttr(key->getString()), value);
}

/// Whether the value of the flag is a node that must have no other users.
static bool isCallGraphProfile(const llvm::MDNode *node) {
  const llvm::MDString *key = node->getNumOperands() == 3
                                  ? stringOperand(node->getOperand(1))
                                  : nullptr;
  return key &&
         key->getString() == LLVMDialect::getModuleFlagKeyCGProfileName();
}

/// Models the flags that have a form, and sets the entry of the list: the name
/// alone if all flags are modelled exactly, otherwise with a number for each
/// flag (docs/carried.md, "Other metadata in the dialect's own forms").
void NamedMetadataImporter::importFlags(const llvm::NamedMDNode &list,
                                        List &into) {
  unsigned size = list.getNumOperands();
  llvm::SmallVector<mlir::Attribute> flags(size);
  llvm::SmallVector<int32_t> numbers(size, -1);
  for (bool isProfile : {false, true})
    for (auto [i, node] : llvm::enumerate(list.operands())) {
      if (isCallGraphProfile(node) != isProfile)
        continue;
      bool isExact = false;
      flags[i] = flag(module, node, isExact);
      if (!flags[i])
        numbers[i] = module.metadata.index(node);
      else if (!isExact)
        numbers[i] = -2 - module.metadata.index(node);
      module.count(
          "module flag",
          flags[i] && !isExact
              ? Modelling::inPart()
              : Modelling::of(bool(flags[i]),
                              "the dialect has no form for its value"));
    }
  llvm::erase(flags, mlir::Attribute());
  mlir::StringAttr name = builder.getStringAttr(list.getName());
  if (!flags.empty())
    ModuleFlagsOp::create(builder, module.unknown, builder.getArrayAttr(flags));
  if (!flags.empty() &&
      llvm::all_of(numbers, [](int32_t number) { return number == -1; }))
    into = {Ops, name};
  else
    into = {Carried, builder.getArrayAttr(
                         {name, builder.getDenseI32ArrayAttr(numbers)})};
}

//===----------------------------------------------------------------------===//
// All lists
//===----------------------------------------------------------------------===//

/// Models the list if the dialect has a form for it, otherwise returns Carried.
Rank NamedMetadataImporter::model(const llvm::NamedMDNode &list) {
  llvm::StringRef name = list.getName();
  if (name == "llvm.ident")
    return modelStrings(list, LLVMDialect::getIdentAttrName()) ? Ident
                                                               : Carried;
  if (name == "llvm.commandline")
    return modelStrings(list, LLVMDialect::getCommandlineAttrName())
               ? CommandLine
               : Carried;
  if (name == "llvm.dependent-libraries")
    return modelLibraries(list) ? DependentLibraries : Carried;
  if (name == "llvm.linker.options")
    return modelLinkerOptions(list) ? Ops : Carried;
  return Carried;
}

mlir::Attribute NamedMetadataImporter::carry(const llvm::NamedMDNode &list) {
  llvm::SmallVector<int32_t> nodes;
  for (const llvm::MDNode *node : list.operands())
    nodes.push_back(module.metadata.index(node));
  return builder.getArrayAttr({builder.getStringAttr(list.getName()),
                               builder.getDenseI32ArrayAttr(nodes)});
}

void NamedMetadataImporter::run() {
  mlir::Operation *beforeFlags = nullptr;
  for (const llvm::NamedMDNode &list : module.source.named_metadata()) {
    List &entry = lists.emplace_back();
    if (list.getName() == flagsName) {
      beforeFlags = op.getBody()->empty() ? nullptr : &op.getBody()->back();
      continue;
    }
    entry.rank = model(list);
    count(list, entry.rank != Carried);
    entry.entry = entry.rank == Carried ? carry(list)
                                        : builder.getStringAttr(list.getName());
  }
  // Module flags are last, when all other references to their values are known.
  for (auto [list, entry] :
       llvm::zip_equal(module.source.named_metadata(), lists))
    if (list.getName() == flagsName) {
      if (beforeFlags)
        builder.setInsertionPointAfter(beforeFlags);
      else
        builder.setInsertionPointToStart(op.getBody());
      importFlags(list, entry);
    }

  // The exporter makes the lists with an entry first, then the modelled ones in
  // its own order. So the last lists need no entry if they are in that order.
  Rank next = Ops;
  while (!lists.empty() && lists.back().rank != Carried &&
         lists.back().rank <= next)
    next = lists.pop_back_val().rank;
  llvm::SmallVector<mlir::Attribute> entries;
  for (const List &list : lists)
    entries.push_back(list.entry);
  if (!entries.empty())
    op->setAttr(carrier::namedMetadata, builder.getArrayAttr(entries));
}

void palindrome::importer::importNamedMetadata(ModuleImporter &module,
                                               mlir::ModuleOp op) {
  NamedMetadataImporter(module, op).run();
}
