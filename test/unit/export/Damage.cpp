// Damages carried entries at random.

#include "Damage.h"
#include "OpDamage.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Verifier.h"
#include "palindrome/Export.h"
#include "test/unit/translate/Support.h"
#include "translate/Carrier.h"
#include "llvm/IR/Verifier.h"

using namespace palindrome;
using namespace palindrome::test;
using llvm::dyn_cast;
using mlir::Attribute;

namespace {
/// The place of a carried entry.
struct Site {
  mlir::Operation *op;
  mlir::StringAttr name;
  /// The argument with the entry in its location; null if the op has the entry.
  mlir::BlockArgument argument;
  bool inLocation = false;
};

class Damager {
public:
  Damager(mlir::ModuleOp module, std::mt19937 &random)
      : module(module), random(random), builder(module.getContext()) {}

  std::string run();

private:
  unsigned pick(size_t count) {
    return std::uniform_int_distribution<size_t>(0, count - 1)(random);
  }
  template <typename T> T oneOf(std::initializer_list<T> list) {
    return *(list.begin() + pick(list.size()));
  }
  void collect(mlir::Operation *op);
  Attribute strange();
  llvm::StringRef entryName();
  Attribute change(Attribute attribute, unsigned depth = 0);
  template <typename T> llvm::SmallVector<T> changeList(llvm::ArrayRef<T> list);

  mlir::ModuleOp module;
  std::mt19937 &random;
  mlir::Builder builder;
  std::vector<Site> sites;
  /// The ops of llvmx that represent instructions.
  std::vector<mlir::Operation *> instructions;
};
} // namespace

static mlir::DictionaryAttr carriedIn(mlir::Location location) {
  auto fused = dyn_cast<mlir::FusedLoc>(location);
  return fused
             ? llvm::dyn_cast_or_null<mlir::DictionaryAttr>(fused.getMetadata())
             : mlir::DictionaryAttr();
}

void Damager::collect(mlir::Operation *op) {
  for (mlir::NamedAttribute entry : op->getAttrs()) {
    llvm::StringRef name = entry.getName();
    // The exporter also reads attributes of functions and calls.
    if (name.starts_with(carrier::prefix) || name == "arg_attrs" ||
        name == "res_attrs" || name == "passthrough" || name == "code" ||
        name == "details")
      sites.push_back({op, entry.getName(), {}});
  }
  if (isInstructionOfLLVMX(op))
    instructions.push_back(op);
  if (mlir::DictionaryAttr carried = carriedIn(op->getLoc()))
    for (mlir::NamedAttribute entry : carried)
      sites.push_back({op, entry.getName(), {}, /*inLocation=*/true});
  for (mlir::Region &region : op->getRegions())
    for (mlir::Block &block : region)
      for (mlir::BlockArgument argument : block.getArguments())
        if (mlir::DictionaryAttr carried = carriedIn(argument.getLoc()))
          for (mlir::NamedAttribute entry : carried)
            sites.push_back(
                {op, entry.getName(), argument, /*inLocation=*/true});
}

/// A random attribute of any class.
Attribute Damager::strange() {
  mlir::MLIRContext *context = builder.getContext();
  switch (pick(15)) {
  case 0:
    return builder.getUnitAttr();
  case 1:
    return builder.getStringAttr("nonsense");
  case 2:
    return builder.getI32IntegerAttr(-7);
  case 3:
    return builder.getI64IntegerAttr(std::numeric_limits<int64_t>::max());
  case 4:
    return builder.getArrayAttr({});
  case 5:
    return builder.getArrayAttr({builder.getUnitAttr()});
  case 6:
    return builder.getDenseI32ArrayAttr({1 << 30, -1, -9});
  case 7:
    return builder.getDenseI64ArrayAttr({});
  case 8:
    return mlir::FlatSymbolRefAttr::get(context, "no.such.symbol");
  case 9:
    return builder.getDictionaryAttr({});
  case 10:
    return mlir::TypeAttr::get(builder.getIndexType());
  case 11:
    return mlir::IntegerAttr::get(builder.getIntegerType(3), 1);
  case 12:
    return builder.getF32FloatAttr(1.0f);
  case 13:
    return mlir::IntegerAttr::get(builder.getIntegerType(128), 5);
  default:
    return mlir::TypeAttr::get(
        mlir::LLVM::LLVMStructType::getOpaque("damage.opaque", context));
  }
}

template <typename T>
llvm::SmallVector<T> Damager::changeList(llvm::ArrayRef<T> list) {
  llvm::SmallVector<T> result(list.begin(), list.end());
  if (result.empty())
    return {T(pick(50))};
  unsigned place = pick(result.size());
  switch (pick(6)) {
  case 0:
    result.pop_back();
    break;
  case 1:
    result.push_back(T(pick(50)));
    break;
  case 2:
    result[place] = oneOf<T>({-1, -2, -3, -100, std::numeric_limits<T>::max(),
                              std::numeric_limits<T>::min(), 0, 1});
    break;
  case 3:
    std::swap(result[place], result[pick(result.size())]);
    break;
  default:
    // Most likely the number of another entry.
    result[place] = T(pick(std::max<size_t>(8, 4 * result.size() + 30)));
  }
  return result;
}

/// A random name for an entry of a parameter's dictionary or of an op's
/// details.
llvm::StringRef Damager::entryName() {
  return oneOf<llvm::StringRef>({"llvm.align",
                                 "llvm.sret",
                                 "llvm.range",
                                 "llvm.noalias",
                                 "llvm.byval",
                                 "llvm.bogus",
                                 "type",
                                 "cc",
                                 "tail",
                                 "asm",
                                 "constraints",
                                 "sideeffect",
                                 "bundles",
                                 "attributes",
                                 "arg_attrs",
                                 "res_attrs",
                                 "align",
                                 "volatile",
                                 "ordering",
                                 "failure",
                                 "syncscope",
                                 "operation",
                                 "weak",
                                 "flags",
                                 "mask",
                                 "cleanup",
                                 "cases",
                                 "unwind",
                                 "indirect",
                                 "inalloca",
                                 "intel",
                                 "alignstack",
                                 "llvm.elementtype",
                                 "llvm.dereferenceable",
                                 "weird"});
}

/// `attribute` with one random change.
Attribute Damager::change(Attribute attribute, unsigned depth) {
  if (pick(depth == 0 ? 6 : 12) == 0)
    return strange();
  if (auto array = dyn_cast<mlir::ArrayAttr>(attribute)) {
    llvm::SmallVector<Attribute> parts(array.begin(), array.end());
    if (parts.empty())
      return builder.getArrayAttr({strange()});
    unsigned place = pick(parts.size());
    switch (pick(8)) {
    case 0:
      parts.erase(parts.begin() + place);
      break;
    case 1:
      parts.insert(parts.begin() + place, strange());
      break;
    case 2:
      std::swap(parts[place], parts[pick(parts.size())]);
      break;
    case 3:
      parts[place] = parts[pick(parts.size())];
      break;
    case 4:
      parts.push_back(builder.getUnitAttr());
      break;
    default:
      parts[place] = change(parts[place], depth + 1);
    }
    return builder.getArrayAttr(parts);
  }
  if (auto dictionary = dyn_cast<mlir::DictionaryAttr>(attribute)) {
    llvm::SmallVector<mlir::NamedAttribute> entries(dictionary.begin(),
                                                    dictionary.end());
    if (entries.empty() || pick(4) == 0)
      entries.push_back(builder.getNamedAttr(entryName(), strange()));
    else if (pick(4) == 0)
      entries.erase(entries.begin() + pick(entries.size()));
    else
      entries[pick(entries.size())].setValue(
          change(entries[pick(entries.size())].getValue(), depth + 1));
    // A later entry replaces an earlier one.
    mlir::NamedAttrList list;
    for (mlir::NamedAttribute entry : entries)
      list.set(entry.getName(), entry.getValue());
    return list.getDictionary(builder.getContext());
  }
  if (auto integer = dyn_cast<mlir::IntegerAttr>(attribute)) {
    llvm::APInt value = integer.getValue();
    switch (pick(4)) {
    case 0:
      return mlir::IntegerAttr::get(integer.getType(), -value);
    case 1:
      return builder.getI64IntegerAttr(pick(100));
    case 2:
      return builder.getI32IntegerAttr(std::numeric_limits<int32_t>::max());
    default:
      return mlir::IntegerAttr::get(integer.getType(),
                                    llvm::APInt(value.getBitWidth(), pick(64),
                                                /*isSigned=*/false,
                                                /*implicitTrunc=*/true));
    }
  }
  if (auto list = dyn_cast<mlir::DenseI32ArrayAttr>(attribute))
    return builder.getDenseI32ArrayAttr(changeList(list.asArrayRef()));
  if (auto list = dyn_cast<mlir::DenseI64ArrayAttr>(attribute))
    return builder.getDenseI64ArrayAttr(changeList(list.asArrayRef()));
  if (auto text = dyn_cast<mlir::StringAttr>(attribute))
    return builder.getStringAttr(oneOf<llvm::StringRef>({"",
                                                         "nonsense",
                                                         "align",
                                                         "noalias",
                                                         "3",
                                                         "noinline",
                                                         "memory",
                                                         "sret",
                                                         "range",
                                                         "type",
                                                         "DILocation",
                                                         "DIExpression",
                                                         "DICompositeType",
                                                         "DISubprogram",
                                                         "tuple",
                                                         "a\nb",
                                                         "x",
                                                         "r,r",
                                                         "=r,~{memory}",
                                                         "xchg",
                                                         "fadd",
                                                         "funclet",
                                                         "deopt",
                                                         "convergent",
                                                         "musttail"}));
  if (llvm::isa<mlir::SymbolRefAttr>(attribute))
    return mlir::FlatSymbolRefAttr::get(builder.getContext(), "no.such");
  if (llvm::isa<mlir::TypeAttr>(attribute))
    return mlir::TypeAttr::get(oneOf<mlir::Type>(
        {builder.getI8Type(), builder.getIntegerType(64), builder.getF32Type(),
         mlir::LLVM::LLVMPointerType::get(builder.getContext()),
         mlir::LLVM::LLVMVoidType::get(builder.getContext()),
         mlir::LLVM::LLVMArrayType::get(builder.getI8Type(), 3),
         mlir::VectorType::get({4}, builder.getI32Type()),
         mlir::LLVM::LLVMTokenType::get(builder.getContext())}));
  return strange();
}

std::string Damager::run() {
  module->walk([&](mlir::Operation *op) { collect(op); });
  if (sites.empty())
    return "";
  // The metadata table is a single entry, but has most of the content.
  if (!instructions.empty() && pick(3) == 0)
    return damageOp(instructions[pick(instructions.size())], random);
  Site site = sites[pick(sites.size())];
  if (!instructions.empty() && pick(3) == 0)
    site = {instructions[pick(instructions.size())],
            builder.getStringAttr("details"),
            {}};
  else if (module->hasAttr(carrier::metadata) && pick(2) == 0)
    site = {module, builder.getStringAttr(carrier::metadata), {}};

  mlir::Location location = site.argument ? site.argument.getLoc()
                            : site.op     ? site.op->getLoc()
                                          : module.getLoc();
  mlir::DictionaryAttr carried =
      site.inLocation ? carriedIn(location) : site.op->getAttrDictionary();
  Attribute before = carried.get(site.name);
  bool isOwn = !site.name.getValue().starts_with(carrier::prefix);
  Attribute after = before;
  if (!isOwn && pick(6) == 0)
    after = {};
  else
    for (int i = 0; i < 10 && after == before; ++i)
      after = change(before);

  if (site.inLocation) {
    mlir::NamedAttrList list(carried);
    if (after)
      list.set(site.name, after);
    else
      list.erase(site.name);
    auto fused = llvm::cast<mlir::FusedLoc>(location);
    location = mlir::FusedLoc::get(fused.getLocations(),
                                   list.getDictionary(builder.getContext()),
                                   builder.getContext());
    if (site.argument)
      site.argument.setLoc(location);
    else
      site.op->setLoc(location);
  } else if (after) {
    site.op->setAttr(site.name, after);
  } else {
    site.op->removeAttr(site.name);
  }

  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << site.op->getName() << ": " << site.name.getValue() << ": ";
  std::string values;
  llvm::raw_string_ostream valueStream(values);
  if (before != after && llvm::isa<mlir::ArrayAttr>(before) && after &&
      llvm::isa<mlir::ArrayAttr>(after)) {
    auto x = llvm::cast<mlir::ArrayAttr>(before),
         y = llvm::cast<mlir::ArrayAttr>(after);
    if (x.size() != y.size()) {
      size_t at = 0;
      while (at < std::min(x.size(), y.size()) && x[at] == y[at])
        ++at;
      valueStream << "from [" << at << "] shifted";
    } else {
      for (auto [i, pair] : llvm::enumerate(llvm::zip(x, y)))
        if (std::get<0>(pair) != std::get<1>(pair))
          valueStream << "[" << i << "] " << std::get<0>(pair) << " to "
                      << std::get<1>(pair) << "; ";
    }
  }
  if (values.empty())
    valueStream << before << " to " << (after ? after : Attribute());
  stream << llvm::StringRef(values).take_front(2000);
  return text;
}

std::string palindrome::test::damage(mlir::ModuleOp module,
                                     std::mt19937 &random) {
  return Damager(module, random).run();
}

Outcome palindrome::test::exportDamaged(mlir::ModuleOp module,
                                        std::string &message) {
  bool hasError = false;
  mlir::ScopedDiagnosticHandler handler(
      module.getContext(), [&](mlir::Diagnostic &diagnostic) {
        hasError |= diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error;
        if (message.empty())
          message = diagnostic.str();
      });
  if (failed(mlir::verify(module)))
    return Outcome::NotMLIR;
  llvm::LLVMContext context;
  auto exported = exportVerifiedModule(module, context);
  if (!exported)
    return hasError ? Outcome::Rejected : Outcome::Silent;
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (llvm::verifyModule(*exported, &stream)) {
    message = text;
    return Outcome::DoesNotVerify;
  }
  exported->print(stream, nullptr);
  return Outcome::Exported;
}
