// Translates MLIR locations to debug locations (LangRef, "DILocation"). Mirrors
// import/metadata/DebugLocations.cpp.
//
//   loc(callsite(fused<#callee>["a.c":3:5] at fused<#caller>["a.c":9:2]))
//
// becomes
//
//   !DILocation(line: 3, column: 5, scope: !callee, inlinedAt: !1)
//   !1 = !DILocation(line: 9, column: 2, scope: !caller)
//
// LLVM's debug locations need a scope, so a location without one has none in
// LLVM unless the function has a subprogram.
//
// Where LLVM's inliner makes a distinct location for each call, MLIR's has one
// attribute for all calls at one place, such as two calls in one macro. The
// importer numbers all but the first of them; they are distinct here:
//
//   loc(callsite(... at fused<{llvmx.call_site = 1 : i32}>[...]))

#include "export/metadata/DebugInfo.h"
#include "export/metadata/DebugInfoFields.h"
#include "export/metadata/Metadata.h"
#include "export/state/ExportState.h"
#include "translate/Carrier.h"
#include "translate/DebugChains.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir::LLVM;
using llvm::dyn_cast;

llvm::DISubprogram *DebugInfoExporter::subprogram(mlir::Location loc) {
  auto fused = dyn_cast<mlir::FusedLocWith<DISubprogramAttr>>(loc);
  return fused ? dyn_cast<llvm::DISubprogram>(node(fused.getMetadata()))
               : nullptr;
}

llvm::DILocation *DebugInfoExporter::location(mlir::Location loc,
                                              llvm::DILocalScope *scope,
                                              llvm::DILocation *inlinedAt) {
  if (!inlinedAt)
    if (llvm::DILocation *own = ownLocation(loc))
      return own;
  // Such a location holds its own scope, so that it is the same in any other.
  if (auto fused = dyn_cast<mlir::FusedLoc>(loc); fused && readRest(fused)) {
    scope = nullptr;
    if (inlinedAt)
      return this->inlinedAt(location(loc, scope, nullptr), inlinedAt);
  }
  auto [it, isNew] = locations.try_emplace(
      LocationKey(loc.getAsOpaquePointer(), scope, inlinedAt), nullptr);
  if (!isNew)
    return it->second;
  llvm::DILocation *result = makeLocation(loc, scope, inlinedAt);
  locations[LocationKey(loc.getAsOpaquePointer(), scope, inlinedAt)] = result;
  return result;
}

/// The translation of `loc` if it is the same wherever `loc` is used; null
/// otherwise.
llvm::DILocation *DebugInfoExporter::ownLocation(mlir::Location loc) {
  auto [it, isNew] =
      ownLocations.try_emplace(loc.getAsOpaquePointer(), nullptr);
  if (!isNew)
    return it->second;
  auto *result = llvm::dyn_cast_or_null<llvm::DILocation>(
      metadata.lookup(mlir::LocationAttr(loc)));
  if (!result)
    result = makeOwnLocation(loc);
  ownLocations[loc.getAsOpaquePointer()] = result;
  return result;
}

/// The node of the place `line`, `column` in `scope`, which was inlined at
/// `inlinedAt`, which may be null.
static llvm::DILocation *makeNode(llvm::LLVMContext &context, unsigned line,
                                  unsigned column, llvm::Metadata *scope,
                                  llvm::Metadata *inlinedAt,
                                  const LocationRest &rest) {
  using llvm::DILocation;
  return rest.isDistinct
             ? DILocation::getDistinct(context, line, column, scope, inlinedAt,
                                       rest.isImplicitCode, rest.atomGroup,
                                       rest.atomRank)
             : DILocation::get(context, line, column, scope, inlinedAt,
                               rest.isImplicitCode, rest.atomGroup,
                               rest.atomRank);
}

/// The scope of a location; null if it has no translation.
llvm::DILocalScope *DebugInfoExporter::localScope(DILocalScopeAttr attribute) {
  // Most locations have the scope of the one before.
  if (recentScope.first == attribute)
    return recentScope.second;
  auto *scope = llvm::dyn_cast_or_null<llvm::DILocalScope>(node(attribute));
  // While a node is made that contains the scope, its translation is a
  // stand-in.
  if (frames.empty())
    recentScope = {attribute, scope};
  return scope;
}

/// The location of the call at `loc` if it is the same wherever `loc` is used;
/// null otherwise.
llvm::DILocation *DebugInfoExporter::ownCaller(mlir::Location loc) {
  // Most locations were inlined at the call of the one before.
  if (recentCaller.first == loc)
    return recentCaller.second;
  llvm::DILocation *call = asCall(loc, ownLocation(loc));
  if (frames.empty())
    recentCaller = {loc, call};
  return call;
}

llvm::DILocation *DebugInfoExporter::makeOwnLocation(mlir::Location loc) {
  std::optional<WrittenLocation> written = readWritten(loc);
  if (!written) {
    // A number of a call, for example, does not change the location.
    auto fused = dyn_cast<mlir::FusedLoc>(loc);
    return fused && fused.getLocations().size() == 1 && !readRest(fused) &&
                   !llvm::isa_and_nonnull<DILocalScopeAttr>(fused.getMetadata())
               ? ownLocation(fused.getLocations().front())
               : nullptr;
  }
  llvm::DILocation *site = nullptr;
  if (written->caller) {
    site = ownCaller(mlir::Location(written->caller));
    if (!site)
      return nullptr;
  }
  llvm::DILocalScope *scope = localScope(written->scope);
  return scope ? makeNode(state.context, written->line, written->column, scope,
                          site, written->rest)
               : nullptr;
}

/// `location` with other call sites, and with what MLIR's locations do not
/// have.
static llvm::DILocation *copyOf(const llvm::DILocation &location,
                                llvm::Metadata *inlinedAt,
                                const LocationRest &rest) {
  return makeNode(location.getContext(), location.getLine(),
                  location.getColumn(), location.getRawScope(), inlinedAt,
                  rest);
}

static llvm::DILocation *withInlinedAt(const llvm::DILocation &location,
                                       llvm::DILocation *inlinedAt,
                                       bool isDistinct) {
  return copyOf(location, inlinedAt,
                {isDistinct, location.getAtomGroup(), location.getAtomRank(),
                 location.isImplicitCode()});
}

llvm::DILocation *DebugInfoExporter::inlinedAt(llvm::DILocation *location,
                                               llvm::DILocation *site) {
  if (!site || !location)
    return location;
  if (metadata.hasEndlessScopes() && isEndless(location))
    return nullptr;
  llvm::SmallVector<llvm::DILocation *> chain;
  for (llvm::DILocation *at = location; at; at = at->getInlinedAt())
    chain.push_back(at);
  for (llvm::DILocation *at : llvm::reverse(chain)) {
    if (!at->isDistinct()) {
      site = withInlinedAt(*at, site, /*isDistinct=*/false);
      continue;
    }
    llvm::DILocation *&copy = inlinedCopies[{at, site}];
    if (!copy)
      copy = withInlinedAt(*at, site, /*isDistinct=*/true);
    site = copy;
  }
  return site;
}

/// Whether `loc`, that of a call, is marked as another call's than the first at
/// its place.
static bool isNumberedCall(mlir::Location loc) {
  while (true) {
    if (auto site = dyn_cast<mlir::CallSiteLoc>(loc)) {
      loc = site.getCallee();
      continue;
    }
    auto fused = dyn_cast<mlir::FusedLoc>(loc);
    if (!fused || fused.getLocations().size() != 1)
      return false;
    auto entries =
        llvm::dyn_cast_or_null<mlir::DictionaryAttr>(fused.getMetadata());
    if (entries && entries.contains(carrier::callSite))
      return true;
    loc = fused.getLocations().front();
  }
}

/// The location of the call at `loc`, for the `inlinedAt` of what was inlined.
llvm::DILocation *DebugInfoExporter::caller(mlir::Location loc,
                                            llvm::DILocalScope *scope,
                                            llvm::DILocation *inlinedAt) {
  return asCall(loc, location(loc, scope, inlinedAt));
}

/// The same for a call at `loc`, whose location is `place`.
llvm::DILocation *DebugInfoExporter::asCall(mlir::Location loc,
                                            llvm::DILocation *place) {
  if (!place || !isNumberedCall(loc))
    return place;
  llvm::DILocation *&own = callSites[{loc.getAsOpaquePointer(), place}];
  if (!own)
    own = withInlinedAt(*place, place->getInlinedAt(), /*isDistinct=*/true);
  return own;
}

llvm::DILocation *DebugInfoExporter::callSite(mlir::Location loc,
                                              llvm::DILocalScope *scope,
                                              llvm::DILocation *inlinedAt) {
  auto site = dyn_cast<mlir::CallSiteLoc>(loc);
  if (!site)
    return inlinedAt;
  llvm::DILocation *at = caller(site.getCaller(), scope, inlinedAt);
  return callSite(site.getCallee(), /*scope=*/nullptr, at ? at : inlinedAt);
}

/// Whether the call sites of `location`, or the scopes of one of them, never
/// end. LLVM follows them all.
bool DebugInfoExporter::isEndless(const llvm::DILocation *location) const {
  if (!outermostSubprogram(location))
    return true;
  for (; location; location = location->getInlinedAt())
    if (!enclosingSubprogram(location->getRawScope()))
      return true;
  return false;
}

/// The nearest location that encloses both, which may be null.
llvm::DILocation *DebugInfoExporter::merge(llvm::DILocation *a,
                                           llvm::DILocation *b) const {
  if (a && b && metadata.hasEndlessScopes() && (isEndless(a) || isEndless(b)))
    return nullptr;
  return llvm::DILocation::getMergedLocation(a, b);
}

llvm::DILocation *DebugInfoExporter::makeLocation(mlir::Location loc,
                                                  llvm::DILocalScope *scope,
                                                  llvm::DILocation *inlinedAt) {
  using Result = llvm::DILocation *;
  return llvm::TypeSwitch<mlir::Attribute, Result>(loc)
      .Case([&](mlir::FileLineColRange place) -> Result {
        if (!scope)
          return nullptr;
        return llvm::DILocation::get(state.context, place.getStartLine(),
                                     place.getStartColumn(), scope, inlinedAt);
      })
      .Case([&](mlir::NameLoc name) {
        return location(name.getChildLoc(), scope, inlinedAt);
      })
      .Case([&](mlir::OpaqueLoc opaque) {
        return location(opaque.getFallbackLocation(), scope, inlinedAt);
      })
      .Case([&](mlir::CallSiteLoc site) {
        // Without a scope of its own the callee has no debug location.
        llvm::DILocation *at = caller(site.getCaller(), scope, inlinedAt);
        if (llvm::DILocation *callee = location(
                site.getCallee(), /*scope=*/nullptr, at ? at : inlinedAt))
          return callee;
        // The op is at the call, as with LLVM's inliner.
        return location(site.getCaller(), scope, inlinedAt);
      })
      .Case([&](mlir::FusedLoc fused) -> Result {
        if (auto local =
                llvm::dyn_cast_or_null<DILocalScopeAttr>(fused.getMetadata()))
          scope = localScope(local);
        if (std::optional<LocationRest> rest = readRest(fused)) {
          Result place =
              location(fused.getLocations().front(), scope, inlinedAt);
          return place ? copyOf(*place, place->getRawInlinedAt(), *rest)
                       : nullptr;
        }
        Result merged = nullptr;
        for (auto [i, part] : llvm::enumerate(fused.getLocations())) {
          Result next = location(part, scope, inlinedAt);
          merged = i == 0 ? next : merge(merged, next);
        }
        return merged;
      })
      .Default([](mlir::Attribute) { return nullptr; });
}
