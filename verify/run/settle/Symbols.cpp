// What each property of a symbol means for those who link it, load it or take
// its address (LangRef, "Module Structure").

#include "verify/run/settle/Symbols.h"
#include "verify/judge/refine/rules/Rules.h"
#include "verify/judge/refine/structure/AttributeRoles.h"
#include "verify/judge/refine/structure/Structure.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Comdat.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::settle;
using llvm::GlobalValue;
using llvm::StringRef;

using Differences = llvm::SmallVectorImpl<SymbolDifference>;

std::string palindrome::settle::nameOf(const GlobalValue &value) {
  std::string name;
  llvm::raw_string_ostream stream(name);
  value.printAsOperand(stream, /*PrintType=*/false);
  return name;
}

/// Whether other modules of the program see the symbol, and at link time only
/// one of the definitions of its name is right.
static bool isStrong(const GlobalValue &value) {
  return value.hasExternalLinkage() && !value.isDeclaration();
}

/// A private symbol differs from an internal one in the symbol table alone.
static void compareLinkage(const GlobalValue &source, const GlobalValue &target,
                           Differences &differences) {
  if (source.getLinkage() == target.getLinkage() ||
      (source.hasLocalLinkage() && target.hasLocalLinkage()))
    return;
  // The linker sees a declaration in both.
  if (source.hasAvailableExternallyLinkage() && target.isDeclaration() &&
      target.hasExternalLinkage())
    return;
  // A local symbol and one of other modules are two symbols, and of strong
  // definitions there may be one.
  bool isDifferent = source.hasLocalLinkage() != target.hasLocalLinkage() ||
                     isStrong(source) != isStrong(target) ||
                     source.hasAppendingLinkage() ||
                     target.hasAppendingLinkage();
  differences.push_back({isDifferent ? Verdict::Different : Verdict::Unknown,
                         "the linkage differs"});
}

/// The verdict on two DLL storage classes, which only object files in COFF
/// have; nothing if they do not count.
static std::optional<Verdict> judgeStorage(const GlobalValue &source,
                                           const GlobalValue &target) {
  const llvm::Triple &triple = source.getParent()->getTargetTriple();
  if (source.getDLLStorageClass() == target.getDLLStorageClass() ||
      (!triple.str().empty() && !triple.isOSBinFormatCOFF()))
    return std::nullopt;
  bool isExport =
      source.hasDLLExportStorageClass() || target.hasDLLExportStorageClass();
  return isExport && triple.isOSBinFormatCOFF() ? Verdict::Different
                                                : Verdict::Unknown;
}

static void compareAccess(const GlobalValue &source, const GlobalValue &target,
                          Differences &differences) {
  // The linker gives a symbol the most constraining visibility of all files.
  if (source.getVisibility() != target.getVisibility())
    differences.push_back({Verdict::Different, "the visibility differs"});
  if (std::optional<Verdict> storage = judgeStorage(source, target))
    differences.push_back({*storage, "the DLL storage class differs"});
  if (source.getPartition() != target.getPartition())
    differences.push_back({Verdict::Unknown, "the partition differs"});
}

/// Whether code for a thread-local variable in the mode `target` is right
/// wherever it is in the mode `source`.
static bool suits(GlobalValue::ThreadLocalMode source,
                  GlobalValue::ThreadLocalMode target) {
  return source == target || target == GlobalValue::GeneralDynamicTLSModel ||
         source == GlobalValue::LocalExecTLSModel;
}

/// What the target may lack, since it only lets compilers and linkers do more.
static void comparePromises(const GlobalValue &source,
                            const GlobalValue &target, bool isWithoutAddress,
                            Differences &differences) {
  if (source.isThreadLocal() && target.isThreadLocal() &&
      source.getThreadLocalMode() != target.getThreadLocalMode())
    differences.push_back(
        {suits(source.getThreadLocalMode(), target.getThreadLocalMode())
             ? Verdict::Refined
             : Verdict::Unknown,
         "the thread-local mode differs"});
  if (target.getUnnamedAddr() < source.getUnnamedAddr()) {
    differences.push_back({Verdict::Refined, "unnamed_addr dropped"});
  } else if (target.getUnnamedAddr() > source.getUnnamedAddr()) {
    // Other modules may compare the address of a symbol that they see; of that,
    // local_unnamed_addr says nothing.
    bool isRight = isWithoutAddress &&
                   (target.hasLocalLinkage() || !target.hasGlobalUnnamedAddr());
    differences.push_back(
        isRight
            ? SymbolDifference{Verdict::Refined,
                               "unnamed_addr added, and no address is compared"}
            : SymbolDifference{Verdict::Unknown, "unnamed_addr added"});
  }
  if (source.isDSOLocal() != target.isDSOLocal())
    differences.push_back(
        source.isDSOLocal()
            ? SymbolDifference{Verdict::Refined, "dso_local dropped"}
            : SymbolDifference{Verdict::Unknown, "dso_local added"});
}

static bool sameComdat(const llvm::Comdat *one, const llvm::Comdat *other) {
  return one && other ? one->getName() == other->getName() &&
                            one->getSelectionKind() == other->getSelectionKind()
                      : one == other;
}

static bool sameSanitizerMetadata(const GlobalValue &source,
                                  const GlobalValue &target) {
  if (!source.hasSanitizerMetadata() || !target.hasSanitizerMetadata())
    return source.hasSanitizerMetadata() == target.hasSanitizerMetadata();
  GlobalValue::SanitizerMetadata one = source.getSanitizerMetadata(),
                                 other = target.getSanitizerMetadata();
  return one.NoAddress == other.NoAddress &&
         one.NoHWAddress == other.NoHWAddress && one.Memtag == other.Memtag &&
         one.IsDynInit == other.IsDynInit;
}

static void compareObjects(const llvm::GlobalObject &source,
                           const llvm::GlobalObject &target,
                           Differences &differences) {
  // Without its comdat, a second definition of a strong symbol is an error.
  if (!sameComdat(source.getComdat(), target.getComdat()))
    differences.push_back(
        {isStrong(source) && source.hasComdat() != target.hasComdat()
             ? Verdict::Different
             : Verdict::Unknown,
         "the comdat differs"});
  // A program can walk over the definitions in a section, by its bounds.
  if (source.getSection() != target.getSection())
    differences.push_back({source.isDeclaration() || target.isDeclaration()
                               ? Verdict::Unknown
                               : Verdict::Different,
                           "the section differs"});
  if (!sameSanitizerMetadata(source, target))
    differences.push_back({Verdict::Unknown, "what sanitizers do differs"});
}

static void compareVariables(const llvm::GlobalVariable &source,
                             const llvm::GlobalVariable &target,
                             Differences &differences) {
  if (source.getAttributes() != target.getAttributes())
    differences.push_back({Verdict::Unknown, "the attributes differ"});
  if (source.getCodeModel() != target.getCodeModel())
    differences.push_back({Verdict::Unknown, "the code model differs"});
}

static void compareHeaders(const llvm::Function &source,
                           const llvm::Function &target,
                           Differences &differences) {
  if (source.getAlign() != target.getAlign()) {
    bool isRaised =
        target.getAlign().valueOrOne() > source.getAlign().valueOrOne();
    // A program may keep bits of its own in pointers to aligned functions.
    differences.push_back(
        {isRaised ? Verdict::Refined : Verdict::Different,
         isRaised ? "the alignment is larger" : "the alignment is smaller"});
  }
  if (source.hasGC() != target.hasGC() ||
      (source.hasGC() && source.getGC() != target.getGC()))
    differences.push_back({Verdict::Unknown, "the garbage collector differs"});
}

llvm::SmallVector<SymbolDifference>
palindrome::settle::compareSymbols(const GlobalValue &source,
                                   const GlobalValue &target,
                                   bool isWithoutAddress) {
  llvm::SmallVector<SymbolDifference> differences;
  compareLinkage(source, target, differences);
  compareAccess(source, target, differences);
  comparePromises(source, target, isWithoutAddress, differences);
  if (auto *object = llvm::dyn_cast<llvm::GlobalObject>(&source))
    compareObjects(*object, llvm::cast<llvm::GlobalObject>(target),
                   differences);
  if (auto *variable = llvm::dyn_cast<llvm::GlobalVariable>(&source))
    compareVariables(*variable, llvm::cast<llvm::GlobalVariable>(target),
                     differences);
  if (auto *function = llvm::dyn_cast<llvm::Function>(&source))
    compareHeaders(*function, llvm::cast<llvm::Function>(target), differences);
  return differences;
}

/// Attributes that the proofs pass over, though no rule does.
static bool isAboutCode(llvm::Attribute attribute) {
  return attribute.isStringAttribute() ||
         refine::roleOf(attribute, refine::AttributePlace::Function) ==
             refine::AttributeRole::Code;
}

llvm::AttributeList
palindrome::settle::attributesOfCode(const llvm::AttributeList &attributes,
                                     llvm::LLVMContext &context) {
  llvm::AttrBuilder builder(context);
  for (llvm::Attribute attribute : attributes.getFnAttrs())
    if (isAboutCode(attribute))
      builder.addAttribute(attribute);
  return llvm::AttributeList::get(context, llvm::AttributeList::FunctionIndex,
                                  builder);
}

/// Attributes by which a caller and a callee agree on the state of the machine
/// (LLVM's "Support for AArch64 Scalable Matrix Extension").
static bool isABI(StringRef name) { return name.starts_with("aarch64_"); }

SymbolDifference
palindrome::settle::compareAttributes(const llvm::AttributeList &source,
                                      const llvm::AttributeList &target,
                                      llvm::LLVMContext &context) {
  llvm::SmallSetVector<unsigned, 8> places;
  for (const llvm::AttributeList &list : {source, target})
    places.insert_range(list.indexes());
  auto only = [&](unsigned place, llvm::Attribute attribute) {
    return attribute.isValid() ? llvm::AttributeList().addAttributeAtIndex(
                                     context, place, attribute)
                               : llvm::AttributeList();
  };
  auto inOther = [](llvm::AttributeSet set, llvm::Attribute attribute) {
    return attribute.isStringAttribute()
               ? set.getAttribute(attribute.getKindAsString())
               : set.getAttribute(attribute.getKindAsEnum());
  };
  for (unsigned place : places) {
    llvm::AttributeSet mine = source.getAttributes(place),
                       its = target.getAttributes(place);
    llvm::SmallVector<std::pair<llvm::Attribute, llvm::Attribute>> pairs;
    for (llvm::Attribute attribute : mine)
      pairs.push_back({attribute, inOther(its, attribute)});
    for (llvm::Attribute attribute : its)
      if (!inOther(mine, attribute).isValid())
        pairs.push_back({llvm::Attribute(), attribute});
    for (auto [one, other] : pairs) {
      if (refine::attributesRefine(only(place, one), only(place, other)))
        continue;
      llvm::Attribute some = one.isValid() ? one : other;
      std::string name =
          some.isStringAttribute()
              ? ("\"" + some.getKindAsString() + "\"").str()
              : llvm::Attribute::getNameFromAttrKind(some.getKindAsEnum())
                    .str();
      bool isDifferent =
          some.isStringAttribute() && isABI(some.getKindAsString());
      return {isDifferent ? Verdict::Different : Verdict::Unknown,
              "the attribute " + name +
                  (!one.isValid()    ? " is new"
                   : other.isValid() ? " differs"
                                     : " is missing")};
    }
  }
  return {Verdict::Unknown, "the attributes differ"};
}
