// Makes the names of two modules correspond, then pairs their symbols by name.

#include "verify/judge/refine/Pairs.h"
#include "verify/judge/refine/Globals.h"
#include "verify/judge/refine/References.h"
#include "verify/judge/refine/promises/CallerAgreement.h"
#include "verify/judge/refine/promises/Unwritten.h"
#include "verify/judge/refine/replay/Inputs.h"
#include "verify/judge/refine/rules/Rules.h"
#include "verify/judge/refine/shape/Signatures.h"
#include "verify/judge/refine/structure/Structure.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace palindrome::refine;
using palindrome::Meaning;

CounterexamplePrinter::~CounterexamplePrinter() = default;

/// Renames `global` to a name that neither its module nor `other` has.
static void renameApart(llvm::GlobalValue &global, const llvm::Module &other) {
  std::string base =
      global.hasName() ? global.getName().str() : std::string("unnamed");
  const llvm::Module &own = *global.getParent();
  for (unsigned i = 1;; ++i) {
    std::string name = base + "." + llvm::utostr(i);
    if (!own.getNamedValue(name) && !other.getNamedValue(name)) {
      global.setName(name);
      return;
    }
  }
}

/// Globals whose counterparts are not known.
using Strays = llvm::SmallPtrSet<const llvm::GlobalValue *, 8>;

/// The globals of `range` that are of the type of `global` and that `choose`
/// accepts.
template <typename Range, typename Predicate>
static llvm::SmallVector<llvm::GlobalValue *>
findLike(Range range, const llvm::GlobalValue &global, Predicate choose) {
  llvm::SmallVector<llvm::GlobalValue *> found;
  for (auto &candidate : range)
    if (choose(candidate) &&
        candidate.getAddressSpace() == global.getAddressSpace() &&
        sameType(global.getValueType(), candidate.getValueType()))
      found.push_back(&candidate);
  return found;
}

/// Names the globals without a name. Of each kind and type, the n-th of the
/// source and the n-th of the target receive the same name, if there are as
/// many of them. Otherwise some were removed or added, and no name shows which:
///
///   source: @0 = external constant [8 x i8]    target: @0 = external ...
///           @1 = external constant [8 x i8]
///
/// They receive names of their own and are added to `strays`. Where the target
/// has no such global without a name, its new ones are taken for them, which
/// have received a name: no other module can refer to either.
template <typename Range>
static void nameUnnamed(Range sourceAll, Range targetAll,
                        const llvm::Module &sourceModule,
                        const llvm::Module &targetModule, Strays &strays) {
  for (auto &global : sourceAll) {
    if (global.hasName())
      continue;
    auto isUnnamed = [](const llvm::GlobalValue &candidate) {
      return !candidate.hasName();
    };
    auto isNew = [&](const llvm::GlobalValue &candidate) {
      return !sourceModule.getNamedValue(candidate.getName());
    };
    auto source = findLike(sourceAll, global, isUnnamed),
         target = findLike(targetAll, global, isUnnamed);
    if (target.empty())
      target = findLike(targetAll, global, isNew);
    for (llvm::GlobalValue *each : source)
      renameApart(*each, targetModule);
    if (source.size() == target.size()) {
      for (auto [mine, its] : llvm::zip(target, source))
        mine->setName(its->getName());
    } else if (!target.empty()) {
      strays.insert(source.begin(), source.end());
      strays.insert(target.begin(), target.end());
    }
  }
  for (auto &global : targetAll)
    if (!global.hasName())
      renameApart(global, sourceModule);
}

/// Whether two globals of the same name correspond.
static bool correspond(const llvm::GlobalValue &source,
                       const llvm::GlobalValue &target) {
  if (!source.hasLocalLinkage() && !target.hasLocalLinkage())
    return true; // The linker identifies them by their name.
  if (source.hasLocalLinkage() != target.hasLocalLinkage() ||
      source.getValueID() != target.getValueID())
    return false;
  if (auto *function = llvm::dyn_cast<llvm::Function>(&source))
    return judgeSignature(*function, llvm::cast<llvm::Function>(target))
        .holds();
  if (auto *variable = llvm::dyn_cast<llvm::GlobalVariable>(&source))
    return judgeVariable(*variable, llvm::cast<llvm::GlobalVariable>(target))
        .holds();
  return true;
}

/// Renames globals of the same name that do not correspond. Globals that refer
/// to a renamed one may no longer correspond after that, so this repeats until
/// nothing changes.
static void separateHomonyms(llvm::Module &source, llvm::Module &target) {
  for (bool changed = true; changed;) {
    changed = false;
    llvm::SmallVector<llvm::GlobalValue *> all;
    for (llvm::GlobalValue &global : target.global_values())
      all.push_back(&global);
    for (llvm::GlobalValue *global : all) {
      llvm::GlobalValue *other = source.getNamedValue(global->getName());
      if (!other || correspond(*other, *global))
        continue;
      // Only the name of a local symbol can be changed: no other module refers
      // to it.
      if (global->hasLocalLinkage())
        renameApart(*global, source);
      else
        renameApart(*other, target);
      changed = true;
    }
  }
}

static bool isAnonymousConstant(const llvm::GlobalVariable &global) {
  return global.hasLocalLinkage() && global.isConstant() &&
         global.hasGlobalUnnamedAddr();
}

/// Gives equal anonymous constants of both modules the same name: passes
/// renumber string literals, as @.str.1 to @.str.2.
static void pairAnonymousConstants(llvm::Module &source, llvm::Module &target,
                                   Strays &strays) {
  llvm::SmallVector<llvm::GlobalVariable *> alone;
  for (llvm::GlobalVariable &global : source.globals())
    if (isAnonymousConstant(global) && !target.getNamedValue(global.getName()))
      alone.push_back(&global);
  for (llvm::GlobalVariable &global : target.globals()) {
    if (!isAnonymousConstant(global) || source.getNamedValue(global.getName()))
      continue;
    auto found = llvm::find_if(alone, [&](llvm::GlobalVariable *candidate) {
      return judgeVariable(*candidate, global).meaning == Meaning::Equivalent;
    });
    if (found == alone.end())
      continue;
    global.setName((*found)->getName());
    strays.erase(&global);
    strays.erase(*found);
    alone.erase(found);
  }
}

/// Establishes that two globals correspond if and only if they have the same
/// name. Returns those of which this is not certain.
static Strays alignNames(llvm::Module &source, llvm::Module &target) {
  Strays strays;
  auto name = [&](auto ofSource, auto ofTarget) {
    nameUnnamed(ofSource, ofTarget, source, target, strays);
  };
  name(source.globals(), target.globals());
  name(source.functions(), target.functions());
  name(source.aliases(), target.aliases());
  name(source.ifuncs(), target.ifuncs());
  separateHomonyms(source, target);
  pairAnonymousConstants(source, target, strays);
  return strays;
}

/// Compares the data layouts and the target triples of two modules.
static Judgement judgePlatforms(const llvm::Module &source,
                                const llvm::Module &target) {
  if (source.getDataLayout() != target.getDataLayout())
    return Judgement::unsupported("the data layouts differ");
  if (source.getTargetTriple() != target.getTargetTriple())
    return Judgement::unsupported("the target triples differ");
  return {};
}

/// Judges two declarations of a function whose address the target takes: an
/// indirect call may be one of it, so that the promises of its declaration may
/// make that call undefined. What LLVM adds to declarations of the library's
/// functions is true of them.
static Judgement judgeDeclarations(const llvm::GlobalValue &source,
                                   const llvm::GlobalValue &target) {
  auto *mine = llvm::dyn_cast<llvm::Function>(&source);
  auto *its = llvm::dyn_cast<llvm::Function>(&target);
  if (!mine || !its || !its->isDeclaration() || !its->hasAddressTaken() ||
      attributesRefine(mine->getAttributes(), its->getAttributes()))
    return {};
  llvm::LibFunc known;
  if (llvm::TargetLibraryInfoImpl(target.getParent()->getTargetTriple())
          .getLibFunc(*its, known))
    return {};
  return Judgement::unsupported("the attributes of " + symbolOf(target) +
                                " promise more in the target");
}

/// Judges two globals of the same name to which the functions of a pair refer.
/// Any difference limits the verdict to unknown, since the functions may not
/// depend on it.
static Judgement judgeReference(const llvm::GlobalValue &source,
                                const llvm::GlobalValue &target) {
  Judgement judgement;
  auto *sourceVariable = llvm::dyn_cast<llvm::GlobalVariable>(&source);
  auto *targetVariable = llvm::dyn_cast<llvm::GlobalVariable>(&target);
  if (sourceVariable && targetVariable)
    judgement = judgeVariable(*sourceVariable, *targetVariable);
  else if (source.getValueID() != target.getValueID())
    judgement = Judgement::unsupported(symbolOf(source) + " is of two kinds");
  if (source.hasExternalWeakLinkage() != target.hasExternalWeakLinkage())
    judgement.merge(Judgement::unsupported(symbolOf(source) +
                                           " may be missing on one side only"));
  judgement.merge(judgeDeclarations(source, target));
  if (judgement.meaning == Meaning::Different)
    judgement = Judgement::unsupported(judgement.what);
  return judgement;
}

/// Whether `address` and all that is computed from it are only loaded from.
static bool isOnlyLoaded(const llvm::Value &address) {
  return llvm::all_of(address.users(), [](const llvm::User *user) {
    if (auto *load = llvm::dyn_cast<llvm::LoadInst>(user))
      return load->isSimple();
    return llvm::isa<llvm::GEPOperator>(user) && isOnlyLoaded(*user);
  });
}

/// Whether a global that only one side has is no more than its contents, which
/// are known, so that no global of the other side needs to correspond to it.
static bool isOnlyContents(const llvm::GlobalValue &global) {
  auto *variable = llvm::dyn_cast<llvm::GlobalVariable>(&global);
  return variable && variable->isConstant() &&
         variable->hasDefinitiveInitializer() && isOnlyLoaded(*variable);
}

static std::string loneText(const llvm::GlobalValue &global) {
  return symbolOf(global) + ", which only one side has";
}

/// Whether a body of either module may refer to these globals of one name.
static bool refersToSame(const llvm::GlobalValue &source,
                         const llvm::GlobalValue &target) {
  return judgeReference(source, target).holds();
}

/// Sets the surroundings of a pair, and limits its judgement to that of the
/// globals which its functions refer to.
static void addSurroundings(FunctionPair &pair, const Strays &strays,
                            References &references) {
  const llvm::Module &source = *pair.source->getParent();
  const llvm::Module &target = *pair.target->getParent();
  auto add = [&](std::string what) {
    if (pair.surroundings.empty())
      pair.surroundings = std::move(what);
  };
  const llvm::Function *callee = references.firstCallee(*pair.source);
  if (!callee)
    callee = references.firstCallee(*pair.target);
  if (callee)
    pair.callee = "the body of " + symbolOf(*callee);
  if (&source == &target)
    return;
  // A replay knows what a constant of one module contains. The solver takes it
  // for an object like any other.
  auto addToCallee = [&](std::string what) {
    if (pair.callee.empty())
      pair.callee = std::move(what);
  };

  auto limit = [&](Judgement judgement) {
    if (!judgement.holds())
      add(judgement.what);
    pair.judgement.merge(std::move(judgement));
  };
  limit(judgePlatforms(source, target));
  for (const llvm::Function *function : {pair.source, pair.target})
    for (const llvm::GlobalValue *global : references.of(*function)) {
      const llvm::GlobalValue *inSource =
          source.getNamedValue(global->getName());
      const llvm::GlobalValue *inTarget =
          target.getNamedValue(global->getName());
      if (strays.contains(global))
        limit(Judgement::unsupported("the counterpart of " + symbolOf(*global) +
                                     ", which has no name"));
      else if (inSource && inTarget)
        limit(judgeReference(*inSource, *inTarget));
      else if (isOnlyContents(*global))
        continue;
      else if (palindrome::replay::isLoneConstant(*global, source, target))
        addToCallee(loneText(*global));
      else if (global->hasLocalLinkage())
        add(loneText(*global));
    }
  if (const llvm::Function *different =
          references.firstDifferent(*pair.source, *pair.target))
    add("the body of " + symbolOf(*different));
}

/// The pair of two function definitions, judged by their signatures and by what
/// they refer to.
static FunctionPair
pairDefinitions(const llvm::Function &source, const llvm::Function &target,
                std::string sourceName, std::string targetName,
                const Strays &strays, References &references) {
  FunctionPair pair;
  pair.sourceName = std::move(sourceName);
  pair.targetName = std::move(targetName);
  pair.judgement = judgeSignature(source, target);
  if (pair.judgement.meaning == Meaning::Different)
    return pair;
  if (source.getParent() != target.getParent())
    pair.judgement.merge(judgeLinkage(source, target));
  pair.source = &source;
  pair.target = &target;
  addSurroundings(pair, strays, references);
  return pair;
}

/// The definition that a call of `global` runs, through aliases. Null if the
/// module has none.
static const llvm::Function *bodyOf(const llvm::GlobalValue *global) {
  auto *function =
      llvm::dyn_cast<llvm::Function>(global->stripPointerCastsAndAliases());
  return function && !function->isDeclaration() ? function : nullptr;
}

namespace {
/// Pairs the symbols of two modules whose names correspond.
class ModulePairing {
public:
  ModulePairing(llvm::Module &source, llvm::Module &target, Strays strays)
      : source(source), target(target), strays(std::move(strays)),
        references(source, target, refersToSame) {}

  std::vector<FunctionPair> run();

private:
  void decide(std::string sourceName, std::string targetName,
              Judgement judgement);
  void visit(const llvm::GlobalValue &global);
  void visitAppending(llvm::StringRef name);
  void visitNew(const llvm::GlobalValue &global);
  void visitModules();

  llvm::Module &source, &target;
  const Strays strays;
  References references;
  std::vector<FunctionPair> pairs;
};
} // namespace

/// Adds a symbol whose verdict is known, unless it is equivalent.
void ModulePairing::decide(std::string sourceName, std::string targetName,
                           Judgement judgement) {
  if (judgement.meaning == Meaning::Equivalent)
    return;
  FunctionPair pair;
  pair.sourceName = std::move(sourceName);
  pair.targetName = std::move(targetName);
  pair.judgement = std::move(judgement);
  pairs.push_back(std::move(pair));
}

/// Whether the linker concatenates all definitions of `global`.
static bool isAppending(const llvm::GlobalValue &global) {
  return global.hasAppendingLinkage();
}

/// Judges a symbol of the source and its counterpart.
void ModulePairing::visit(const llvm::GlobalValue &global) {
  const llvm::GlobalValue *other = target.getNamedValue(global.getName());
  std::string name = symbolOf(global);
  if (isAppending(global))
    return;
  if (!other) {
    // No other module can refer to a declaration or a local symbol here, and
    // none may rely on a discardable one (LangRef, "Linkage Types").
    if (!defines(global) || global.isDiscardableIfUnused())
      return;
    return decide(name, "", Judgement::different("only the source defines it"));
  }
  if (!defines(global) && other->isDeclaration()) {
    // What is available externally says what another module defines. The pairs
    // of the functions that use it judge it, but not those that call it through
    // a pointer from elsewhere.
    return decide(name, name, judgeDeclarations(global, *other));
  }
  if (!defines(global) && defines(*other))
    return decide(
        name, name,
        Judgement::unsupported("only the target defines it, where the source "
                               "leaves it to other modules"));
  if (defines(global) && !defines(*other))
    return decide(name, name,
                  Judgement::different("only the source defines it"));

  auto *sourceVariable = llvm::dyn_cast<llvm::GlobalVariable>(&global);
  auto *targetVariable = llvm::dyn_cast<llvm::GlobalVariable>(other);
  if (sourceVariable && targetVariable)
    return decide(name, name, judgeVariable(*sourceVariable, *targetVariable));
  auto *sourceAlias = llvm::dyn_cast<llvm::GlobalAlias>(&global);
  auto *targetAlias = llvm::dyn_cast<llvm::GlobalAlias>(other);
  if (sourceAlias && targetAlias &&
      ConstantComparison().same(sourceAlias->getAliasee(),
                                targetAlias->getAliasee()))
    return;
  if (ConstantComparison constants;
      sourceAlias && targetAlias &&
      sameAddress(sourceAlias->getAliasee(), targetAlias->getAliasee(),
                  source.getDataLayout(), constants))
    return decide(name, name, {Meaning::Refined, ""});
  const llvm::Function *sourceBody = bodyOf(&global),
                       *targetBody = bodyOf(other);
  if (sourceBody && targetBody) {
    pairs.push_back(pairDefinitions(*sourceBody, *targetBody, name, name,
                                    strays, references));
    return;
  }
  if (!sourceBody != !targetBody && (sourceVariable || targetVariable))
    return decide(name, name,
                  Judgement::different("a function on one side, a variable on "
                                       "the other"));
  auto *sourceIfunc = llvm::dyn_cast<llvm::GlobalIFunc>(&global);
  auto *targetIfunc = llvm::dyn_cast<llvm::GlobalIFunc>(other);
  if (sourceIfunc && targetIfunc &&
      ConstantComparison().same(sourceIfunc->getResolver(),
                                targetIfunc->getResolver()))
    return;
  decide(name, name,
         Judgement::unsupported("an alias or ifunc of something else"));
}

void ModulePairing::visitAppending(llvm::StringRef name) {
  const llvm::GlobalVariable *sourceList = source.getGlobalVariable(name);
  const llvm::GlobalVariable *targetList = target.getGlobalVariable(name);
  if (!sourceList && !targetList)
    return;
  bool same = sourceList && targetList && sourceList->hasInitializer() &&
              targetList->hasInitializer() &&
              ConstantComparison().same(sourceList->getInitializer(),
                                        targetList->getInitializer());
  if (!same)
    decide(sourceList ? symbolOf(*sourceList) : "",
           targetList ? symbolOf(*targetList) : "",
           Judgement::unsupported("the entries of the list differ"));
}

/// Judges a symbol that only the target has. No other module of the source's
/// program can refer to it.
void ModulePairing::visitNew(const llvm::GlobalValue &global) {
  if (source.getNamedValue(global.getName()) || !defines(global) ||
      global.isDiscardableIfUnused() || isAppending(global))
    return;
  decide("", symbolOf(global),
         {Meaning::Refined, "only the target defines it"});
}

void ModulePairing::visitModules() {
  decide("module", "module", judgePlatforms(source, target));
  if (source.getModuleInlineAsm() != target.getModuleInlineAsm())
    decide("module", "module",
           Judgement::unsupported("the assembly of the modules differs"));
}

std::vector<FunctionPair> ModulePairing::run() {
  visitModules();
  for (const llvm::GlobalValue &global : source.global_values())
    visit(global);
  for (llvm::StringRef list : {"llvm.global_ctors", "llvm.global_dtors",
                               "llvm.used", "llvm.compiler.used"})
    visitAppending(list);
  for (const llvm::GlobalValue &global : target.global_values())
    visitNew(global);
  return std::move(pairs);
}

std::vector<FunctionPair>
palindrome::refine::pairModules(llvm::Module &source, llvm::Module &target) {
  Strays strays = alignNames(source, target);
  return ModulePairing(source, target, std::move(strays)).run();
}

std::vector<FunctionPair>
palindrome::refine::pairWholeModules(llvm::Module &source,
                                     llvm::Module &target) {
  makeUnwrittenConstant(source, target);
  CallerAgreement agreement(source, target);
  std::vector<std::string> local;
  for (const llvm::Function &function : source)
    if (const llvm::Function *other = target.getFunction(function.getName());
        other && isCalledOnly(function, *other) && !sameBody(function, *other))
      local.push_back(function.getName().str());
  restoreParameters(target, source, local);
  dropUnusedParameters(source, target, local);
  return pairModules(source, target);
}

std::optional<std::string> palindrome::refine::pairFunctions(
    llvm::Module &source, llvm::StringRef sourceName, llvm::Module &target,
    llvm::StringRef targetName, std::vector<FunctionPair> &pairs) {
  Strays strays;
  if (&source != &target)
    strays = alignNames(source, target);
  sourceName.consume_front("@");
  targetName.consume_front("@");
  auto find = [](const llvm::Module &module, llvm::StringRef name) {
    const llvm::GlobalValue *global = module.getNamedValue(name);
    return global ? bodyOf(global) : nullptr;
  };
  const llvm::Function *sourceFunction = find(source, sourceName);
  const llvm::Function *targetFunction = find(target, targetName);
  if (!sourceFunction || !targetFunction)
    return "no function @" + (sourceFunction ? targetName : sourceName).str() +
           " in " + (sourceFunction ? target : source).getModuleIdentifier();
  References references(source, target, refersToSame);
  pairs.push_back(pairDefinitions(*sourceFunction, *targetFunction,
                                  "@" + sourceName.str(),
                                  "@" + targetName.str(), strays, references));
  return std::nullopt;
}

std::vector<FunctionPair>
palindrome::refine::pairWithin(const llvm::Module &module) {
  References references(module, module, refersToSame);
  std::vector<FunctionPair> pairs;
  for (const llvm::Function &function : module) {
    llvm::StringRef rest = function.getName();
    if (function.isDeclaration() || !rest.consume_front("src"))
      continue;
    const llvm::Function *other = module.getFunction(("tgt" + rest).str());
    if (other && !other->isDeclaration())
      pairs.push_back(pairDefinitions(function, *other, symbolOf(function),
                                      symbolOf(*other), {}, references));
  }
  return pairs;
}
