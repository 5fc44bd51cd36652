// Converts locations to debug locations as the `llvm` dialect documents it: a
// file location is a DILocation if its scope is known; a fused location may
// have a scope.

#include "verify/judge/mlir/Locations.h"
#include "verify/judge/mlir/Report.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace palindrome::mlirdiff {

using Pointer = std::shared_ptr<DebugLocation>;

DISubprogramAttr subprogramOf(Location loc) {
  auto fused = dyn_cast<FusedLocWith<DISubprogramAttr>>(loc);
  return fused ? fused.getMetadata() : DISubprogramAttr();
}

static Pointer resolve(Location loc, DILocalScopeAttr scope,
                       const Pointer &inlinedAt) {
  return llvm::TypeSwitch<Attribute, Pointer>(loc)
      .Case([&](FileLineColRange place) -> Pointer {
        if (!scope)
          return nullptr;
        // Columns have 16 bits in LLVM.
        unsigned column = place.getStartColumn();
        return std::make_shared<DebugLocation>(
            DebugLocation{place.getStartLine(), column < 65536 ? column : 0,
                          scope, false, inlinedAt});
      })
      .Case([&](NameLoc name) {
        return resolve(name.getChildLoc(), scope, inlinedAt);
      })
      .Case([&](OpaqueLoc opaque) {
        return resolve(opaque.getFallbackLocation(), scope, inlinedAt);
      })
      .Case([&](CallSiteLoc site) {
        Pointer caller = resolve(site.getCaller(), scope, inlinedAt);
        Pointer callee =
            resolve(site.getCallee(), {}, caller ? caller : inlinedAt);
        return callee ? callee : caller;
      })
      .Case([&](FusedLoc fused) -> Pointer {
        if (auto own = dyn_cast_or_null<DILocalScopeAttr>(fused.getMetadata()))
          scope = own;
        // LLVM merges a location with none to none.
        ArrayRef<Location> parts = fused.getLocations();
        Pointer found = resolve(parts.front(), scope, inlinedAt);
        for (Location part : parts.drop_front())
          found = found && resolve(part, scope, inlinedAt)
                      ? std::make_shared<DebugLocation>(
                            DebugLocation{0, 0, scope, true, inlinedAt})
                      : nullptr;
        return found;
      })
      .Default([](Attribute) { return nullptr; });
}

Pointer resolve(Location loc, DILocalScopeAttr scope) {
  return resolve(loc, scope, nullptr);
}

bool equal(const DebugLocation *a, const DebugLocation *b, Equality &equality) {
  if (!a || !b)
    return a == b;
  if (a->merged || b->merged)
    return true;
  return a->line == b->line && a->column == b->column &&
         equality(a->scope, b->scope) &&
         equal(a->inlinedAt.get(), b->inlinedAt.get(), equality);
}

std::string spell(const DebugLocation *location) {
  if (!location)
    return "none";
  if (location->merged)
    return "merged";
  std::string text = std::to_string(location->line) + ":" +
                     std::to_string(location->column) + " in " +
                     spell(Attribute(location->scope));
  if (location->inlinedAt)
    text += " inlined at " + spell(location->inlinedAt.get());
  return text;
}

} // namespace palindrome::mlirdiff
