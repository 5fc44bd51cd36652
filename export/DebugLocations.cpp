// Translates MLIR locations to debug locations (LangRef, "DILocation"). Mirrors
// import/DebugLocations.cpp.
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

#include "export/DebugInfo.h"
#include "export/DebugInfoFields.h"
#include "export/ModuleExporter.h"
#include "translate/DebugChains.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace palindrome;
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
  // Such a location holds its own scope, so that it is the same in any other.
  if (auto fused = dyn_cast<mlir::FusedLoc>(loc); fused && readRest(fused))
    scope = nullptr;
  LocationKey key(loc.getAsOpaquePointer(), scope, inlinedAt);
  if (auto it = locations.find(key); it != locations.end())
    return it->second;
  llvm::DILocation *result = nullptr;
  if (!inlinedAt)
    result = llvm::dyn_cast_or_null<llvm::DILocation>(
        module.metadata.lookup(mlir::Attribute(loc)));
  if (!result)
    result = makeLocation(loc, scope, inlinedAt);
  locations[key] = result;
  return result;
}

/// `location` with the fields that MLIR's locations do not have.
static llvm::DILocation *addRest(llvm::DILocation *location,
                                 const LocationRest &rest) {
  if (!location)
    return nullptr;
  auto make = [&](auto get) {
    return get(location->getContext(), location->getLine(),
               location->getColumn(), location->getRawScope(),
               location->getRawInlinedAt(), rest.isImplicitCode, rest.atomGroup,
               rest.atomRank);
  };
  using llvm::DILocation;
  return rest.isDistinct ? make([](auto &&...fields) {
    return DILocation::getDistinct(fields...);
  })
                         : make([](auto &&...fields) {
                             return DILocation::get(fields...);
                           });
}

/// The nearest location that encloses both, which may be null.
llvm::DILocation *DebugInfoExporter::merge(llvm::DILocation *a,
                                           llvm::DILocation *b) const {
  // LLVM follows all scopes and call sites.
  auto isEndless = [](const llvm::DILocation *location) {
    if (!outermostSubprogram(location))
      return true;
    for (; location; location = location->getInlinedAt())
      if (!enclosingSubprogram(location->getRawScope()))
        return true;
    return false;
  };
  if (a && b && module.metadata.hasEndlessScopes() &&
      (isEndless(a) || isEndless(b)))
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
        return llvm::DILocation::get(module.context, place.getStartLine(),
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
        llvm::DILocation *caller = location(site.getCaller(), scope, inlinedAt);
        llvm::DILocation *callee = location(site.getCallee(), /*scope=*/nullptr,
                                            caller ? caller : inlinedAt);
        return callee ? callee : caller;
      })
      .Case([&](mlir::FusedLoc fused) -> Result {
        if (auto local =
                llvm::dyn_cast_or_null<DILocalScopeAttr>(fused.getMetadata()))
          scope = llvm::dyn_cast_or_null<llvm::DILocalScope>(node(local));
        if (std::optional<LocationRest> rest = readRest(fused))
          return addRest(
              location(fused.getLocations().front(), scope, inlinedAt), *rest);
        Result merged = nullptr;
        for (auto [i, part] : llvm::enumerate(fused.getLocations())) {
          Result next = location(part, scope, inlinedAt);
          merged = i == 0 ? next : merge(merged, next);
        }
        return merged;
      })
      .Default([](mlir::Attribute) { return nullptr; });
}
