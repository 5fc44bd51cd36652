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
/// the scope has no attribute. It is exact if the scope's attribute represents
/// this very scope.
DebugInfoImporter::Place
DebugInfoImporter::place(const llvm::DILocation *location) {
  uint64_t position =
      uint64_t(location->getLine()) << 32 | location->getColumn();
  auto [it, isNew] =
      places.try_emplace(std::make_pair(location->getRawScope(), position));
  if (isNew)
    it->second = makePlace(location);
  return it->second;
}

DebugInfoImporter::Place
DebugInfoImporter::makePlace(const llvm::DILocation *location) {
  Form form = this->form(llvm::dyn_cast<llvm::MDNode>(location->getRawScope()));
  auto local = llvm::dyn_cast_or_null<DILocalScopeAttr>(form.attribute);
  if (!local)
    return {};
  const llvm::DIFile *file = location->getScope()->getFile();
  mlir::StringAttr &name = fileNames[file];
  if (!name)
    name = module.builder.getStringAttr(file ? file->getFilename() : "");
  return {
      mlir::FusedLoc::get({mlir::FileLineColLoc::get(name, location->getLine(),
                                                     location->getColumn())},
                          local, &module.context),
      form.standsFor()};
}

/// What `base`, MLIR's location, does not represent of `location`; null if that
/// is nothing. Distinct nodes with one `base` are numbered.
mlir::DictionaryAttr
DebugInfoImporter::locationRest(const llvm::DILocation *location,
                                mlir::Attribute base) {
  int64_t code[location_code::Size];
  code[location_code::Identity] =
      location->isDistinct() ? numDistinct[base]++ : -1;
  code[location_code::AtomGroup] =
      static_cast<int64_t>(location->getAtomGroup());
  code[location_code::AtomRank] = location->getAtomRank();
  code[location_code::IsImplicitCode] = location->isImplicitCode();
  llvm::ArrayRef<int64_t> rest = code;
  while (!rest.empty() && rest.back() == (rest.size() == 1 ? -1 : 0))
    rest = rest.drop_back();
  if (rest.empty())
    return {};
  unsigned rankAndImplicit =
      unsigned(location->getAtomRank()) << 1 | location->isImplicitCode();
  mlir::DictionaryAttr &known =
      locationRests[{code[location_code::Identity], location->getAtomGroup(),
                     rankAndImplicit}];
  if (!known)
    known = module.builder.getDictionaryAttr(module.carry(
        carrier::location, module.builder.getDenseI64ArrayAttr(rest)));
  return known;
}

mlir::Location DebugInfoImporter::location(const llvm::DILocation *location,
                                           bool &isExact) {
  // The call sites that are not translated yet, from the innermost, without
  // recursion: a chain may be thousands long.
  struct Site {
    const llvm::DILocation *location;
    Place place;
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
    sites.push_back({at, place(at)});
  }
  for (const Site &site : llvm::reverse(sites)) {
    mlir::LocationAttr result = site.place.location;
    bool exact = site.place.isExact && known.isExact;
    if (known.length >= maxDepth) {
      // Without all of its call sites, it would be a location in another
      // function.
      result = {};
      exact = false;
    } else if (result && known.length != 0) {
      result = mlir::CallSiteLoc::get(mlir::Location(result), known.location);
    }
    if (result)
      if (mlir::DictionaryAttr rest = locationRest(site.location, result))
        result = mlir::FusedLoc::get({mlir::Location(result)}, rest,
                                     &module.context);
    if (result)
      module.noteLocations(location_kind::debug);
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
  module.noteLocations(location_kind::debug);
  return mlir::FusedLoc::get(
      {mlir::FileLineColLoc::get(
          module.builder.getStringAttr(file ? file->getFilename() : ""),
          subprogram->getLine(), 0)},
      scope, &module.context);
}
