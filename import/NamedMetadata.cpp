// Named metadata (LangRef "Module Flags Metadata", "llvm.ident" and others):
// lists that the dialect has a form for become ops and attributes where every
// element is what the exporter makes of it; module flags one by one. The others
// are carried, with what it takes to put all lists into their order.

#include "import/NamedMetadata.h"
#include "import/Attachments.h"
#include "import/Enums.h"
#include "import/MetadataOperands.h"
#include "import/ModuleImporter.h"
#include "translate/Carrier.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace palindrome;
using namespace mlir::LLVM;
using llvm::dyn_cast_or_null;

static constexpr llvm::StringLiteral flagsName = "llvm.module.flags";

namespace {
/// The place of a list in the order in which the exporter makes those that are
/// modelled.
enum Rank { Carried, Ident, CommandLine, DependentLibraries, Ops };

class NamedMetadataImporter {
public:
  NamedMetadataImporter(ModuleImporter &module, mlir::ModuleOp op)
      : module(module), op(op), builder(&module.context) {
    builder.setInsertionPointToEnd(op.getBody());
  }

  void run();

private:
  /// One list: where it stands among the modelled ones, and its entry.
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
  ImportStats *stats = module.options.stats;
  // Debug info is counted where it is translated.
  if (!stats || list.getName() == "llvm.dbg.cu")
    return;
  for (unsigned i = 0; i < list.getNumOperands(); ++i)
    if (isModelled)
      stats->modelled(list.getName());
    else if (list.getName().starts_with("llvm."))
      stats->carried(list.getName(), "the dialect has no exact form for it");
    else
      stats->carried("other named metadata", "the dialect has no form for it");
}

//===----------------------------------------------------------------------===//
// Lists of strings
//===----------------------------------------------------------------------===//

/// Whether every element of `list`, of which there are some, is a tuple of one
/// string; gives the strings.
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

/// One op for each element.
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

/// An edge of the call graph's profile: two functions or null, and a count.
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

/// The value of "CG Profile". The exporter makes it a distinct node, which is
/// this one if it is the only reference to it.
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
/// Reads the fields of a profile's summary, `!{!"Name", value}` each, in order.
class SummaryReader {
public:
  explicit SummaryReader(const llvm::MDNode *node)
      : rest(node->op_begin(), node->op_end()) {}

  bool atEnd() const { return rest.empty(); }
  /// The value of the next field, where that has `name`.
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

/// The entries of a summary, `!{i32 cut-off, i64 least count, i32 counts}`
/// each.
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

/// The value of "ProfileSummary". Its text does not parse without details.
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
  std::optional<uint64_t> numbers[6];
  for (auto [number, name] : llvm::zip_equal(
           numbers, llvm::ArrayRef<llvm::StringRef>(
                        {"TotalCount", "MaxCount", "MaxInternalCount",
                         "MaxFunctionCount", "NumCounts", "NumFunctions"}))) {
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

/// The value of flag `key`; null when the dialect has none that exports to it.
static mlir::Attribute flagValue(ModuleImporter &module, llvm::StringRef key,
                                 const llvm::Metadata *value, bool &isExact) {
  auto *node = dyn_cast_or_null<llvm::MDNode>(value);
  if (key == LLVMDialect::getModuleFlagKeyProfileSummaryName())
    return node ? profileSummary(module, node) : mlir::Attribute();
  if (key == LLVMDialect::getModuleFlagKeyCGProfileName())
    return node ? callGraphProfile(module, node, isExact) : mlir::Attribute();
  if (const llvm::MDString *text = stringOperand(value))
    return module.builder.getStringAttr(text->getString());
  isExact &= integerOperand(value, 32).has_value();
  if (std::optional<uint64_t> number = integerOperand(value);
      number && llvm::isUInt<32>(*number))
    return module.builder.getI32IntegerAttr(static_cast<int32_t>(*number));
  return {};
}

/// `!{i32 behavior, !"key", value}`; `isExact` tells whether it exports to the
/// same node.
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

/// Whether the flag's value is a node that nothing else may refer to.
static bool isCallGraphProfile(const llvm::MDNode *node) {
  const llvm::MDString *key = node->getNumOperands() == 3
                                  ? stringOperand(node->getOperand(1))
                                  : nullptr;
  return key &&
         key->getString() == LLVMDialect::getModuleFlagKeyCGProfileName();
}

/// Models the flags that have a form, and sets the entry of the list: its name
/// when all have and the form is exact, otherwise with what each other is.
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
      if (ImportStats *stats = module.options.stats) {
        if (flags[i] && !isExact)
          stats->partly("module flag", modelledInPart);
        else if (flags[i])
          stats->modelled("module flag");
        else
          stats->carried("module flag",
                         "the dialect has no form for its value");
      }
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

/// Translates the list; Carried when the dialect has no form for it.
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
  // Last, when it is known what else refers to the flags' values.
  for (auto [list, entry] :
       llvm::zip_equal(module.source.named_metadata(), lists))
    if (list.getName() == flagsName) {
      if (beforeFlags)
        builder.setInsertionPointAfter(beforeFlags);
      else
        builder.setInsertionPointToStart(op.getBody());
      importFlags(list, entry);
    }

  // The exporter makes what has an entry first. The last lists need none if
  // they are in its own order.
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

void palindrome::importNamedMetadata(ModuleImporter &module,
                                     mlir::ModuleOp op) {
  NamedMetadataImporter(module, op).run();
}
