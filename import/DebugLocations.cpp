// Translates debug locations (LangRef, "DILocation") to MLIR's:
//
//   !1 = !DILocation(line: 3, column: 5, scope: !2)
//   !4 = !DILocation(line: 7, column: 1, scope: !5, inlinedAt: !1)
//
// become
//
//   #loc1 = loc(fused<#di_subprogram>["a.c":3:5])
//   #loc4 = loc(callsite(fused<#di_subprogram1>["a.c":7:1] at #loc1))
//
// What MLIR's locations do not represent is fused with them as `llvmx.location`
// (location_code in translate/CarriedCodes.h).

#include "import/DebugInfo.h"
#include "import/ModuleImporter.h"
#include "translate/CarriedCodes.h"
#include "translate/Carrier.h"

using namespace palindrome;
using namespace mlir::LLVM;

/// The location in the file, fused with the scope, without `inlinedAt`; null if
/// the scope has no attribute. Clears `isExact` if the scope's attribute does
/// not represent this very scope.
mlir::LocationAttr DebugInfoImporter::place(const llvm::DILocation *location,
                                            bool &isExact) {
  auto *scope = llvm::dyn_cast<llvm::MDNode>(location->getRawScope());
  Form form = this->form(scope);
  isExact &= form.standsFor();
  auto local = llvm::dyn_cast_or_null<DILocalScopeAttr>(form.attribute);
  if (!local) {
    isExact = false;
    return {};
  }
  const llvm::DIFile *file = location->getScope()->getFile();
  mlir::StringAttr &name = fileNames[file];
  if (!name)
    name = module.builder.getStringAttr(file ? file->getFilename() : "");
  return mlir::FusedLoc::get(
      {mlir::FileLineColLoc::get(name, location->getLine(),
                                 location->getColumn())},
      local, &module.context);
}

/// What MLIR's locations do not represent; null if there is nothing.
mlir::DictionaryAttr
DebugInfoImporter::locationRest(const llvm::DILocation *location) {
  int64_t code[location_code::Size];
  code[location_code::Identity] =
      location->isDistinct() ? numDistinctLocations++ : -1;
  code[location_code::AtomGroup] =
      static_cast<int64_t>(location->getAtomGroup());
  code[location_code::AtomRank] = location->getAtomRank();
  code[location_code::IsImplicitCode] = location->isImplicitCode();
  llvm::ArrayRef<int64_t> rest = code;
  while (!rest.empty() && rest.back() == (rest.size() == 1 ? -1 : 0))
    rest = rest.drop_back();
  if (rest.empty())
    return {};
  return module.builder.getDictionaryAttr(module.carry(
      carrier::location, module.builder.getDenseI64ArrayAttr(rest)));
}

mlir::Location DebugInfoImporter::location(const llvm::DILocation *location,
                                           bool &isExact) {
  // The call sites that are not translated yet, from the innermost, without
  // recursion: a chain may be thousands long.
  struct Site {
    const llvm::DILocation *location;
    mlir::LocationAttr place;
    bool isExact;
  };
  llvm::SmallVector<Site, 4> sites;
  KnownLocation known{module.unknown, true, 0};
  for (const llvm::DILocation *at = location; at; at = at->getInlinedAt()) {
    // Until it is known: an endless chain comes back here, and is too long.
    auto [it, isNew] = locations.try_emplace(
        at, KnownLocation{module.unknown, false, maxDepth});
    if (!isNew) {
      known = it->second;
      break;
    }
    bool exact = true;
    mlir::LocationAttr made = place(at, exact);
    sites.push_back({at, made, exact});
  }
  for (const Site &site : llvm::reverse(sites)) {
    mlir::LocationAttr result = site.place;
    bool exact = site.isExact && known.isExact;
    if (known.length >= maxDepth) {
      // Without all of its call sites, it would be a location in another
      // function.
      result = {};
      exact = false;
    } else if (result && known.length != 0) {
      result = mlir::CallSiteLoc::get(mlir::Location(result), known.location);
    }
    if (result)
      if (mlir::DictionaryAttr rest = locationRest(site.location))
        result = mlir::FusedLoc::get({mlir::Location(result)}, rest,
                                     &module.context);
    known = {result ? mlir::Location(result) : module.unknown, exact,
             known.length + 1};
    locations.insert_or_assign(site.location, known);
  }
  isExact = known.isExact;
  return known.location;
}

mlir::LocationAttr
DebugInfoImporter::subprogram(const llvm::DISubprogram *subprogram) {
  auto scope = attribute<DISubprogramAttr>(subprogram);
  if (!scope)
    return {};
  const llvm::DIFile *file = subprogram->getFile();
  return mlir::FusedLoc::get(
      {mlir::FileLineColLoc::get(
          module.builder.getStringAttr(file ? file->getFilename() : ""),
          subprogram->getLine(), 0)},
      scope, &module.context);
}
