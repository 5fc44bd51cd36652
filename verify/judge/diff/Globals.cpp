// Compares paired global values: first the properties that can be spelled, by a
// table, then types, constants, attributes and metadata.

#include "verify/judge/diff/Comparison.h"
#include "llvm/Support/CodeGen.h"

using namespace llvm;

namespace palindrome::diff {
namespace {

/// A property of a global value. Two values have the same property if its
/// spelling is the same.
struct GlobalProperty {
  StringLiteral className;
  std::string (*spell)(const GlobalValue &value);
};

std::string number(uint64_t n) { return std::to_string(n); }

std::string linkage(const GlobalValue &v) {
  static constexpr StringLiteral names[] = {"external",  "available_externally",
                                            "linkonce",  "linkonce_odr",
                                            "weak",      "weak_odr",
                                            "appending", "internal",
                                            "private",   "extern_weak",
                                            "common"};
  return names[v.getLinkage()].str();
}
std::string visibility(const GlobalValue &v) {
  static constexpr StringLiteral names[] = {"default", "hidden", "protected"};
  return names[v.getVisibility()].str();
}
std::string dllStorage(const GlobalValue &v) {
  static constexpr StringLiteral names[] = {"", "dllimport", "dllexport"};
  return names[v.getDLLStorageClass()].str();
}
std::string threadLocal(const GlobalValue &v) {
  static constexpr StringLiteral names[] = {
      "", "generaldynamic", "localdynamic", "initialexec", "localexec"};
  return names[v.getThreadLocalMode()].str();
}
std::string unnamedAddr(const GlobalValue &v) {
  static constexpr StringLiteral names[] = {"", "local_unnamed_addr",
                                            "unnamed_addr"};
  return names[unsigned(v.getUnnamedAddr())].str();
}
std::string dsoLocal(const GlobalValue &v) {
  return v.isDSOLocal() ? "dso_local" : "";
}
std::string section(const GlobalValue &v) {
  auto *object = dyn_cast<GlobalObject>(&v);
  return object ? object->getSection().str() : "";
}
std::string partition(const GlobalValue &v) { return v.getPartition().str(); }
std::string align(const GlobalValue &v) {
  MaybeAlign align;
  if (auto *variable = dyn_cast<GlobalVariable>(&v))
    align = variable->getAlign();
  else if (auto *function = dyn_cast<Function>(&v))
    align = function->getAlign();
  return align ? number(align->value()) : "";
}
std::string addressSpace(const GlobalValue &v) {
  return number(v.getAddressSpace());
}
std::string comdat(const GlobalValue &v) {
  auto *object = dyn_cast<GlobalObject>(&v);
  const Comdat *comdat = object ? object->getComdat() : nullptr;
  return comdat ? "$" + comdat->getName().str() : "";
}
std::string constant(const GlobalValue &v) {
  auto *variable = dyn_cast<GlobalVariable>(&v);
  return variable && variable->isConstant() ? "constant" : "global";
}
std::string externallyInitialized(const GlobalValue &v) {
  auto *variable = dyn_cast<GlobalVariable>(&v);
  return variable && variable->isExternallyInitialized()
             ? "externally_initialized"
             : "";
}
std::string codeModel(const GlobalValue &v) {
  auto *variable = dyn_cast<GlobalVariable>(&v);
  std::optional<CodeModel::Model> model =
      variable ? variable->getCodeModel() : std::nullopt;
  static constexpr StringLiteral names[] = {"tiny", "small", "kernel", "medium",
                                            "large"};
  return model ? names[*model].str() : "";
}
std::string sanitizer(const GlobalValue &v) {
  if (!v.hasSanitizerMetadata())
    return "";
  const GlobalValue::SanitizerMetadata &metadata = v.getSanitizerMetadata();
  std::string text;
  text += metadata.NoAddress ? "no_sanitize_address " : "";
  text += metadata.NoHWAddress ? "no_sanitize_hwaddress " : "";
  text += metadata.Memtag ? "sanitize_memtag " : "";
  text += metadata.IsDynInit ? "sanitize_address_dyninit " : "";
  return StringRef(text).trim().str();
}
std::string callingConvention(const GlobalValue &v) {
  auto *function = dyn_cast<Function>(&v);
  return function ? "cc " + number(function->getCallingConv()) : "";
}
std::string gc(const GlobalValue &v) {
  auto *function = dyn_cast<Function>(&v);
  return function && function->hasGC() ? function->getGC() : "";
}

constexpr GlobalProperty properties[] = {
    {"global:linkage", linkage},
    {"global:visibility", visibility},
    {"global:dll-storage", dllStorage},
    {"global:thread-local", threadLocal},
    {"global:unnamed-addr", unnamedAddr},
    {"global:dso-local", dsoLocal},
    {"global:section", section},
    {"global:partition", partition},
    {"global:align", align},
    {"global:addrspace", addressSpace},
    {"global:comdat", comdat},
    {"global:constant", constant},
    {"global:externally-initialized", externallyInitialized},
    {"global:code-model", codeModel},
    {"global:sanitizer", sanitizer},
    {"function:calling-convention", callingConvention},
    {"function:gc", gc},
};

StringRef kindOf(const GlobalValue &value) {
  return isa<Function>(value)      ? "function"
         : isa<GlobalAlias>(value) ? "alias"
         : isa<GlobalIFunc>(value) ? "ifunc"
                                   : "variable";
}

void compareVariables(Comparison &comparison, const GlobalVariable &a,
                      const GlobalVariable &b, const ValuePlace &place) {
  comparison.compareValues(a.hasInitializer() ? a.getInitializer() : nullptr,
                           b.hasInitializer() ? b.getInitializer() : nullptr,
                           "global:initializer", place);
  comparison.attributes.compare(a.getAttributes(), b.getAttributes(),
                                "global:attributes", place);
}

void compareFunctions(Comparison &comparison, const Function &a,
                      const Function &b, const ValuePlace &place) {
  comparison.attributes.compareFunction(a.getAttributes(), b.getAttributes(),
                                        place);
  comparison.compareValues(
      a.hasPersonalityFn() ? a.getPersonalityFn() : nullptr,
      b.hasPersonalityFn() ? b.getPersonalityFn() : nullptr,
      "function:personality", place);
  comparison.compareValues(a.hasPrefixData() ? a.getPrefixData() : nullptr,
                           b.hasPrefixData() ? b.getPrefixData() : nullptr,
                           "function:prefix", place);
  comparison.compareValues(a.hasPrologueData() ? a.getPrologueData() : nullptr,
                           b.hasPrologueData() ? b.getPrologueData() : nullptr,
                           "function:prologue", place);
  if (a.empty() != b.empty())
    comparison.report.add("function:body", place, a.empty() ? "" : "a body",
                          b.empty() ? "" : "a body");
  // LLVM does not print the argument names of a declaration.
  if (!a.empty() && !b.empty())
    for (unsigned i = 0, n = std::min(a.arg_size(), b.arg_size()); i != n;
         ++i) {
      const Argument *left = a.getArg(i), *right = b.getArg(i);
      if (left->getName() != right->getName())
        comparison.report.add("name:local", {left, false, ""},
                              left->hasName() ? "%" + left->getName() : "",
                              right->hasName() ? "%" + right->getName() : "");
    }
}

void compareGlobal(Comparison &comparison, const GlobalValue &a,
                   const GlobalValue &b) {
  Report &report = comparison.report;
  ValuePlace place = {&a, false, ""};
  if (a.getValueID() != b.getValueID()) {
    report.add("global:kind", place, kindOf(a), kindOf(b));
    return;
  }
  if (!comparison.types.equal(a.getValueType(), b.getValueType()))
    report.add(isa<Function>(a) ? "function:type" : "global:type", place,
               [&](Difference &difference) {
                 difference.a = report.type(a.getValueType());
                 difference.b = report.type(b.getValueType());
               });
  for (const GlobalProperty &property : properties) {
    std::string left = property.spell(a), right = property.spell(b);
    if (left != right)
      report.add(property.className, place, left, right);
  }
  if (auto *variable = dyn_cast<GlobalVariable>(&a))
    compareVariables(comparison, *variable, cast<GlobalVariable>(b), place);
  else if (auto *function = dyn_cast<Function>(&a))
    compareFunctions(comparison, *function, cast<Function>(b), place);
  else if (auto *alias = dyn_cast<GlobalAlias>(&a))
    comparison.compareValues(alias->getAliasee(),
                             cast<GlobalAlias>(b).getAliasee(), "alias:aliasee",
                             place);
  else if (auto *ifunc = dyn_cast<GlobalIFunc>(&a))
    comparison.compareValues(ifunc->getResolver(),
                             cast<GlobalIFunc>(b).getResolver(),
                             "ifunc:resolver", place);
  if (auto *object = dyn_cast<GlobalObject>(&a)) {
    SmallVector<std::pair<unsigned, MDNode *>, 4> left, right;
    object->getAllMetadata(left);
    cast<GlobalObject>(b).getAllMetadata(right);
    compareAttachments(comparison, left, right, place);
  }
}

} // namespace

void compareGlobals(Comparison &comparison) {
  for (const GlobalValue &a : comparison.a.global_values())
    if (auto *b = cast_or_null<GlobalValue>(comparison.values.inB(&a)))
      compareGlobal(comparison, a, *b);
}

} // namespace palindrome::diff
