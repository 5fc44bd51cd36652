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

#include "import/metadata/DebugInfo.h"
#include "import/state/ImportState.h"
#include "translate/CarriedCodes.h"
#include "translate/Carrier.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir::LLVM;

/// `location` with `metadata`, which it does not have yet. The builder that
/// takes the context last looks for locations to join, of which there are none.
static mlir::FusedLoc fuse(mlir::Location location, mlir::Attribute metadata) {
  return mlir::FusedLoc::get(metadata.getContext(), location, metadata);
}

/// The location in the file, fused with the scope, without `inlinedAt`; null if
/// the scope has no attribute. It is exact if the scope's attribute represents
/// this very scope.
DebugInfoImporter::LocationForm
DebugInfoImporter::place(const llvm::DILocation *location) {
  uint64_t position =
      uint64_t(location->getLine()) << 32 | location->getColumn();
  auto [it, isNew] =
      places.try_emplace(std::make_pair(location->getRawScope(), position));
  if (isNew)
    it->second = makePlace(location);
  return it->second;
}

DebugInfoImporter::LocationForm
DebugInfoImporter::makePlace(const llvm::DILocation *location) {
  // Most locations have the scope of the one before.
  if (recentScope.scope != location->getRawScope()) {
    recentScope = {};
    recentScope.scope = location->getRawScope();
    Form form = this->form(llvm::dyn_cast<llvm::MDNode>(recentScope.scope));
    recentScope.attribute =
        llvm::dyn_cast_or_null<DILocalScopeAttr>(form.attribute);
    recentScope.isExact = form.standsFor();
    if (recentScope.attribute) {
      const llvm::DIFile *file = location->getScope()->getFile();
      recentScope.file =
          state.builder.getStringAttr(file ? file->getFilename() : "");
    }
  }
  if (!recentScope.attribute)
    return {};
  return {fuse(mlir::FileLineColLoc::get(recentScope.file, location->getLine(),
                                         location->getColumn()),
               recentScope.attribute),
          recentScope.isExact};
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
  // LLVM has 61 bits for a group and 3 for a rank.
  mlir::DictionaryAttr &known = locationRests[{
      code[location_code::Identity] * 2 + location->isImplicitCode(),
      location->getAtomGroup() << 3 | location->getAtomRank()}];
  if (!known)
    known = state.builder.getDictionaryAttr(state.carry(
        carrier::location, state.builder.getDenseI64ArrayAttr(rest)));
  return known;
}

mlir::Location DebugInfoImporter::location(const llvm::DILocation *location,
                                           bool &isExact) {
  if (recent && recent->first == location) {
    isExact = recent->second.isExact;
    return recent->second.location;
  }
  // The call sites that are not translated yet, from the innermost, without
  // recursion: a chain may be thousands long.
  llvm::SmallVector<const llvm::DILocation *, 4> sites;
  KnownLocation known{state.unknown, true, 0};
  for (const llvm::DILocation *at = location; at; at = at->getInlinedAt()) {
    // Until it is known: an endless chain comes back here, and is too long.
    auto [it, isNew] = locations.try_emplace(
        at, KnownLocation{state.unknown, false, maxDepth});
    if (!isNew) {
      known = it->second;
      break;
    }
    sites.push_back(at);
  }
  for (const llvm::DILocation *site : llvm::reverse(sites)) {
    known = makeLocation(site, known);
    locations.insert_or_assign(site, known);
  }
  recent = {location, known};
  isExact = known.isExact;
  return known.location;
}

/// Translates `location`, whose call sites are `sites`; these have length 0 if
/// there are none.
DebugInfoImporter::KnownLocation
DebugInfoImporter::makeLocation(const llvm::DILocation *location,
                                const KnownLocation &sites) {
  LocationForm here = place(location);
  // Without all of its call sites, it would be a location in another function.
  if (!here.location || sites.length >= maxDepth)
    return {state.unknown, false, sites.length + 1};
  mlir::Location result(here.location);
  if (sites.length != 0)
    result = mlir::CallSiteLoc::get(result, sites.location);
  if (mlir::DictionaryAttr rest = locationRest(location, result))
    result = fuse(result, rest);
  state.noteLocations(location_kind::debug);
  return {result, here.isExact && sites.isExact, sites.length + 1};
}

mlir::LocationAttr
DebugInfoImporter::subprogram(const llvm::DISubprogram *subprogram) {
  auto scope = attribute<DISubprogramAttr>(subprogram);
  if (!scope)
    return {};
  const llvm::DIFile *file = subprogram->getFile();
  state.noteLocations(location_kind::debug);
  return fuse(mlir::FileLineColLoc::get(
                  state.builder.getStringAttr(file ? file->getFilename() : ""),
                  subprogram->getLine(), 0),
              scope);
}
