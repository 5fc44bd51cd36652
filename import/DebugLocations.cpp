// Debug locations to MLIR's (LangRef "DILocation"): a place in a file, fused
// with its scope; a place that was inlined is the callee of a call site. What
// MLIR cannot say of a location is fused with it: `llvmx.location`, an array of
// a number, which tells distinct locations apart, or -1; the atom group and
// rank; whether the code is implicit. Zeros at the end are left out.

#include "import/DebugInfo.h"
#include "import/ModuleImporter.h"
#include "translate/Carrier.h"

using namespace palindrome;
using namespace mlir::LLVM;

/// The place of `location` without where it was inlined; null when its scope
/// has no attribute.
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

/// What MLIR's locations do not say; null for nothing.
mlir::DictionaryAttr
DebugInfoImporter::locationRest(const llvm::DILocation *location) {
  int64_t code[] = {-1, static_cast<int64_t>(location->getAtomGroup()),
                    location->getAtomRank(), location->isImplicitCode()};
  if (location->isDistinct())
    code[0] = numDistinctLocations++;
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
  if (auto it = locations.find(location); it != locations.end()) {
    isExact = it->second.second;
    return it->second.first;
  }
  // By recursion, since MLIR prints locations so.
  bool exact = true;
  mlir::LocationAttr result = place(location, exact);
  if (const llvm::DILocation *inlinedAt = location->getInlinedAt()) {
    bool callerIsExact = false;
    if (depth < maxDepth) {
      ++depth;
      mlir::Location caller = this->location(inlinedAt, callerIsExact);
      --depth;
      if (result)
        result = mlir::CallSiteLoc::get(mlir::Location(result), caller);
    }
    exact &= callerIsExact;
  }
  if (result)
    if (mlir::DictionaryAttr rest = locationRest(location))
      result =
          mlir::FusedLoc::get({mlir::Location(result)}, rest, &module.context);
  mlir::Location loc = result ? mlir::Location(result) : module.unknown;
  isExact = exact;
  if (depth < maxDepth) // Else it may be more exact for another.
    locations.try_emplace(location, loc, exact);
  return loc;
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
