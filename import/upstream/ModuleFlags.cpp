// Translates module flags (LangRef, "Module Flags Metadata") in the upstream
// form: numbers, strings, the call graph profile and the profile summary. A
// flag with another value is left out with a warning.

#include "import/Enums.h"
#include "import/MetadataOperands.h"
#include "import/upstream/Importer.h"

using namespace palindrome;
using namespace palindrome::upstream;
using namespace mlir::LLVM;
using llvm::dyn_cast_or_null;

//===----------------------------------------------------------------------===//
// The call graph profile
//===----------------------------------------------------------------------===//

/// The symbol of a function in the profile, which may be null.
static mlir::FlatSymbolRefAttr profiledFunction(Importer &importer,
                                                const llvm::Metadata *operand) {
  auto *value = dyn_cast_or_null<llvm::ValueAsMetadata>(operand);
  auto *function = value ? llvm::dyn_cast<llvm::GlobalValue>(
                               value->getValue()->stripPointerCasts())
                         : nullptr;
  return function ? importer.symbol(function) : mlir::FlatSymbolRefAttr();
}

static mlir::Attribute callGraphProfile(Importer &importer,
                                        const llvm::MDTuple *node) {
  llvm::SmallVector<mlir::Attribute> edges;
  for (const llvm::MDOperand &operand : node->operands()) {
    auto *edge = dyn_cast_or_null<llvm::MDTuple>(operand);
    if (!edge || edge->getNumOperands() != 3)
      return {};
    std::optional<uint64_t> count = integerOperand(edge->getOperand(2));
    if (!count)
      return {};
    edges.push_back(ModuleFlagCGProfileEntryAttr::get(
        &importer.context, profiledFunction(importer, edge->getOperand(0)),
        profiledFunction(importer, edge->getOperand(1)), *count));
  }
  return importer.builder.getArrayAttr(edges);
}

//===----------------------------------------------------------------------===//
// The profile summary
//===----------------------------------------------------------------------===//

namespace {
/// Reads the entries of a summary, each `!{!"Name", value}`, in order.
class SummaryReader {
public:
  SummaryReader(Importer &importer, const llvm::MDTuple *summary)
      : importer(importer), summary(summary) {}

  mlir::Attribute read();

private:
  mlir::InFlightDiagnostic warn() {
    return mlir::emitWarning(importer.moduleLoc());
  }
  const llvm::MDTuple *pair(const llvm::Metadata *entry);
  bool hasKey(const llvm::MDTuple *entry, llvm::StringRef key);
  const llvm::MDTuple *take(llvm::StringRef key);
  std::optional<ProfileSummaryFormatKind> takeFormat();
  template <typename Number>
  const Number *takeConstant(llvm::StringRef key, llvm::StringRef kind);
  std::optional<uint64_t> takeNumber(llvm::StringRef key);
  bool isNext(llvm::StringRef key, bool &isBroken);
  bool takeOptional(std::optional<uint64_t> &number);
  bool takeOptional(mlir::FloatAttr &ratio);
  bool takeDetails(
      llvm::SmallVectorImpl<ModuleFlagProfileSummaryDetailedAttr> &details);

  Importer &importer;
  const llvm::MDTuple *summary;
  unsigned next = 0;
};
} // namespace

const llvm::MDTuple *SummaryReader::pair(const llvm::Metadata *entry) {
  auto *tuple = dyn_cast_or_null<llvm::MDTuple>(entry);
  if (tuple && tuple->getNumOperands() == 2)
    return tuple;
  if (entry)
    warn() << "expected 2-element tuple metadata: " << importer.textOf(entry);
  return nullptr;
}

bool SummaryReader::hasKey(const llvm::MDTuple *entry, llvm::StringRef key) {
  const llvm::MDString *found = stringOperand(entry->getOperand(0));
  return found && found->getString() == key;
}

/// The next entry, whose key must be `key`; null after a warning.
const llvm::MDTuple *SummaryReader::take(llvm::StringRef key) {
  const llvm::MDTuple *entry = pair(summary->getOperand(next++));
  if (entry && !hasKey(entry, key)) {
    warn() << "expected '" << key
           << "' key, but found: " << importer.textOf(entry->getOperand(0));
    return nullptr;
  }
  return entry;
}

std::optional<ProfileSummaryFormatKind> SummaryReader::takeFormat() {
  const llvm::MDTuple *entry = pair(summary->getOperand(next++));
  if (!entry)
    return std::nullopt;
  if (!hasKey(entry, "ProfileFormat")) {
    warn() << "expected 'ProfileFormat' key: "
           << importer.textOf(entry->getOperand(0));
    return std::nullopt;
  }
  const llvm::MDString *name = stringOperand(entry->getOperand(1));
  std::optional<ProfileSummaryFormatKind> format;
  if (name)
    format = symbolizeProfileSummaryFormatKind(name->getString());
  if (!format)
    warn() << "expected 'SampleProfile', 'InstrProf' or 'CSInstrProf' values, "
              "but found: "
           << importer.textOf(entry->getOperand(1));
  return format;
}

/// The value of the next entry, whose key must be `key` and whose value must be
/// a `Number`. Null after a warning, or without one if the value is no
/// constant.
template <typename Number>
const Number *SummaryReader::takeConstant(llvm::StringRef key,
                                          llvm::StringRef kind) {
  const llvm::MDTuple *entry = take(key);
  auto *constant =
      entry ? dyn_cast_or_null<llvm::ConstantAsMetadata>(entry->getOperand(1))
            : nullptr;
  if (!constant)
    return nullptr;
  auto *number = llvm::dyn_cast<Number>(constant->getValue());
  if (!number)
    warn() << "expected " << kind << " metadata value for key '" << key
           << "': " << importer.textOf(entry);
  return number;
}

std::optional<uint64_t> SummaryReader::takeNumber(llvm::StringRef key) {
  auto *number = takeConstant<llvm::ConstantInt>(key, "integer");
  return number ? std::optional(number->getZExtValue()) : std::nullopt;
}

/// Whether the next entry has the key `key` and a constant. The entry is
/// optional, but the detailed summary must follow.
bool SummaryReader::isNext(llvm::StringRef key, bool &isBroken) {
  isBroken = false;
  const llvm::MDTuple *entry = pair(summary->getOperand(next));
  if (!entry || !hasKey(entry, key) ||
      !llvm::isa_and_nonnull<llvm::ConstantAsMetadata>(entry->getOperand(1)))
    return false;
  if (next + 1 >= summary->getNumOperands()) {
    warn() << "the last summary entry is '" << key
           << "', expected 'DetailedSummary': " << importer.textOf(entry);
    isBroken = true;
  }
  return !isBroken;
}

bool SummaryReader::takeOptional(std::optional<uint64_t> &number) {
  bool isBroken = false;
  if (!isNext("IsPartialProfile", isBroken))
    return !isBroken;
  number = takeNumber("IsPartialProfile");
  return number.has_value();
}

bool SummaryReader::takeOptional(mlir::FloatAttr &ratio) {
  static constexpr llvm::StringLiteral key("PartialProfileRatio");
  bool isBroken = false;
  if (!isNext(key, isBroken))
    return !isBroken;
  auto *number = takeConstant<llvm::ConstantFP>(key, "double");
  if (number)
    ratio = mlir::FloatAttr::get(mlir::Float64Type::get(&importer.context),
                                 number->getValueAPF());
  return number;
}

bool SummaryReader::takeDetails(
    llvm::SmallVectorImpl<ModuleFlagProfileSummaryDetailedAttr> &details) {
  auto *last =
      dyn_cast_or_null<llvm::MDTuple>(summary->getOperand(next++).get());
  const llvm::MDTuple *entry = pair(last);
  if (!entry || !hasKey(entry, "DetailedSummary")) {
    if (last && last->getNumOperands() != 0)
      warn() << "expected 'DetailedSummary' key: "
             << importer.textOf(last->getOperand(0));
    return false;
  }
  auto *list = dyn_cast_or_null<llvm::MDTuple>(entry->getOperand(1));
  if (!list) {
    warn() << "expected tuple value for 'DetailedSummary' key: "
           << importer.textOf(entry->getOperand(1));
    return false;
  }
  for (const llvm::MDOperand &operand : list->operands()) {
    auto *detail = dyn_cast_or_null<llvm::MDTuple>(operand);
    if (!detail || detail->getNumOperands() != 3) {
      warn() << "'DetailedSummary' entry expects 3 operands: "
             << importer.textOf(operand);
      return false;
    }
    std::optional<uint64_t> numbers[3];
    for (unsigned i = 0; i < 3; ++i) {
      numbers[i] = integerOperand(detail->getOperand(i));
      if (!numbers[i]) {
        warn() << "expected only integer entries in 'DetailedSummary': "
               << importer.textOf(operand);
        return false;
      }
    }
    details.push_back(ModuleFlagProfileSummaryDetailedAttr::get(
        &importer.context, static_cast<uint32_t>(*numbers[0]), *numbers[1],
        static_cast<uint32_t>(*numbers[2])));
  }
  return true;
}

mlir::Attribute SummaryReader::read() {
  if (summary->getNumOperands() < 8) {
    warn() << "expected at 8 entries in 'ProfileSummary': "
           << importer.textOf(summary);
    return {};
  }
  std::optional<ProfileSummaryFormatKind> format = takeFormat();
  if (!format)
    return {};
  static constexpr llvm::StringLiteral names[] = {
      "TotalCount",       "MaxCount",  "MaxInternalCount",
      "MaxFunctionCount", "NumCounts", "NumFunctions"};
  uint64_t numbers[std::size(names)];
  for (auto [number, key] : llvm::zip_equal(numbers, names)) {
    std::optional<uint64_t> found = takeNumber(key);
    if (!found)
      return {};
    number = *found;
  }
  std::optional<uint64_t> isPartial;
  mlir::FloatAttr ratio;
  llvm::SmallVector<ModuleFlagProfileSummaryDetailedAttr> details;
  if (!takeOptional(isPartial) || !takeOptional(ratio) || !takeDetails(details))
    return {};
  return ModuleFlagProfileSummaryAttr::get(
      &importer.context, *format, numbers[0], numbers[1], numbers[2],
      numbers[3], numbers[4], numbers[5], isPartial, ratio, details);
}

//===----------------------------------------------------------------------===//
// Flags
//===----------------------------------------------------------------------===//

static mlir::Attribute flagValue(Importer &importer, llvm::StringRef key,
                                 const llvm::Metadata *value) {
  if (auto *number = dyn_cast_or_null<llvm::ConstantAsMetadata>(value))
    if (auto *integer = llvm::dyn_cast<llvm::ConstantInt>(number->getValue()))
      return importer.builder.getI32IntegerAttr(
          static_cast<int32_t>(integer->getZExtValue()));
  if (const llvm::MDString *text = stringOperand(value))
    return importer.builder.getStringAttr(text->getString());
  auto *node = dyn_cast_or_null<llvm::MDTuple>(value);
  if (node && key == LLVMDialect::getModuleFlagKeyCGProfileName())
    return callGraphProfile(importer, node);
  if (node && key == LLVMDialect::getModuleFlagKeyProfileSummaryName())
    return SummaryReader(importer, node).read();
  return {};
}

void Importer::importModuleFlags() {
  llvm::SmallVector<llvm::Module::ModuleFlagEntry> entries;
  source.getModuleFlagsMetadata(entries);
  llvm::SmallVector<mlir::Attribute> flags;
  for (const llvm::Module::ModuleFlagEntry &entry : entries) {
    llvm::StringRef key = entry.Key->getString();
    mlir::Attribute value = flagValue(*this, key, entry.Val);
    if (!value) {
      mlir::emitWarning(moduleLoc())
          << "unsupported module flag value for key '" << key
          << "' : " << textOf(entry.Val);
      continue;
    }
    flags.push_back(ModuleFlagAttr::get(
        &context, convertModFlagBehaviorFromLLVM(entry.Behavior),
        builder.getStringAttr(key), value));
  }
  if (flags.empty())
    return;
  mlir::OpBuilder at = mlir::OpBuilder::atBlockEnd(op.getBody());
  ModuleFlagsOp::create(at, moduleLoc(), at.getArrayAttr(flags));
}
