// Struct types whose layout differs between two versions.

#include "verify/run/versions/Layouts.h"
#include "verify/judge/refine/structure/Structure.h"
#include "verify/run/versions/CTypes.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/TypeFinder.h"
#include <map>

using namespace palindrome;
using namespace palindrome::versions;
namespace dwarf = llvm::dwarf;

namespace {
/// A type of either version.
struct Layout {
  std::string place = {};
  uint64_t size = 0;
  std::vector<Member> members = {};
  std::vector<std::string> functions = {}; ///< See LayoutChange.

  bool isSame(const Layout &other) const {
    return size == other.size && members == other.members;
  }
};
/// By name; nothing for a name of several types.
using Layouts = std::map<std::string, std::optional<Layout>>;
} // namespace

/// Adds a type. That several modules that were linked have it is no other one.
static void add(Layouts &layouts, std::string name, Layout layout) {
  auto [known, isNew] = layouts.try_emplace(std::move(name), layout);
  if (!isNew && known->second && !known->second->isSame(layout))
    known->second.reset();
}

//===-- debug information -------------------------------------------------===//

/// Whether a type is a struct, a union or a class.
static bool hasMembers(const llvm::DICompositeType &type) {
  return llvm::is_contained({dwarf::DW_TAG_structure_type,
                             dwarf::DW_TAG_union_type,
                             dwarf::DW_TAG_class_type},
                            type.getTag());
}

/// What a member of a type that has no name itself belongs to.
static const llvm::DICompositeType *
findUnnamed(const llvm::DIDerivedType &member) {
  auto *type =
      llvm::dyn_cast_or_null<llvm::DICompositeType>(member.getBaseType());
  bool isUnnamed = member.getName().empty() && type &&
                   type->getName().empty() && hasMembers(*type);
  return isUnnamed ? type : nullptr;
}

/// Adds the members of `type`, which is at `offset`, and in the place of a
/// member without a name those that it has.
static void addMembers(const llvm::DICompositeType &type, uint64_t offset,
                       std::vector<Member> &members) {
  for (const llvm::DINode *element : type.getElements()) {
    auto *member = llvm::dyn_cast_or_null<llvm::DIDerivedType>(element);
    if (!member || member->isStaticMember() ||
        (member->getTag() != dwarf::DW_TAG_member &&
         member->getTag() != dwarf::DW_TAG_inheritance))
      continue;
    uint64_t place = offset + member->getOffsetInBits();
    if (const llvm::DICompositeType *unnamed = findUnnamed(*member)) {
      addMembers(*unnamed, place, members);
      continue;
    }
    std::string text = typeText(member->getBaseType());
    members.push_back(
        {member->getName().empty() ? text : member->getName().str(), place,
         member->getSizeInBits(), text});
  }
}

static std::string placeOf(const llvm::DIType &type) {
  return type.getLine()
             ? (type.getFilename() + ":" + llvm::Twine(type.getLine())).str()
             : "";
}

/// `type` without names for it and qualifiers.
static const llvm::DIType *valueTypeOf(const llvm::DIType *type) {
  // Debug information of others may have a cycle.
  for (unsigned steps = 0; steps < 16; ++steps) {
    auto *derived = llvm::dyn_cast_or_null<llvm::DIDerivedType>(type);
    if (!derived ||
        !llvm::is_contained({dwarf::DW_TAG_typedef, dwarf::DW_TAG_const_type,
                             dwarf::DW_TAG_volatile_type,
                             dwarf::DW_TAG_atomic_type},
                            derived->getTag()))
      break;
    type = derived->getBaseType();
  }
  return type;
}

/// Adds the types with members that a value of `type` consists of, or that it
/// points to.
static void addParts(const llvm::DIType *type,
                     llvm::SetVector<const llvm::DICompositeType *> &parts) {
  llvm::SetVector<const llvm::DIType *> seen;
  seen.insert(type);
  for (size_t i = 0; i < seen.size(); ++i) {
    if (auto *derived = llvm::dyn_cast_or_null<llvm::DIDerivedType>(seen[i]))
      seen.insert(derived->getBaseType());
    auto *composite = llvm::dyn_cast_or_null<llvm::DICompositeType>(seen[i]);
    if (!composite)
      continue;
    if (composite->getTag() == dwarf::DW_TAG_array_type)
      seen.insert(composite->getBaseType());
    if (!hasMembers(*composite))
      continue;
    parts.insert(composite);
    for (const llvm::DINode *element : composite->getElements())
      if (auto *member = llvm::dyn_cast_or_null<llvm::DIDerivedType>(element);
          member && llvm::isa_and_nonnull<llvm::DICompositeType>(
                        valueTypeOf(member->getBaseType())))
        seen.insert(valueTypeOf(member->getBaseType()));
  }
}

/// The names of the types with members: of one that has none itself that of a
/// typedef, as of `typedef struct { int x; } point;`.
static llvm::MapVector<const llvm::DICompositeType *, std::string>
namesOf(const llvm::DebugInfoFinder &finder) {
  llvm::MapVector<const llvm::DICompositeType *, std::string> names;
  for (const llvm::DIType *type : finder.types()) {
    auto *derived = llvm::dyn_cast<llvm::DIDerivedType>(type);
    bool isTypedef = derived && derived->getTag() == dwarf::DW_TAG_typedef;
    auto *composite = llvm::dyn_cast_or_null<llvm::DICompositeType>(
        isTypedef ? derived->getBaseType() : type);
    if (composite && hasMembers(*composite) && !composite->isForwardDecl() &&
        composite->getName().empty() == isTypedef)
      names.try_emplace(composite, typeText(type));
  }
  return names;
}

using PublicFilter = llvm::function_ref<bool(const llvm::Function &)>;

static Layouts findInDebugInfo(const llvm::Module &module,
                               PublicFilter isPublic) {
  Layouts layouts;
  llvm::DebugInfoFinder finder;
  finder.processModule(module);
  const auto names = namesOf(finder);
  for (const auto &[type, name] : names) {
    Layout layout{placeOf(*type), type->getSizeInBits()};
    addMembers(*type, 0, layout.members);
    add(layouts, name, std::move(layout));
  }
  for (const llvm::Function &function : module) {
    const llvm::DISubprogram *debug = function.getSubprogram();
    if (!debug || !debug->getType() || !isPublic(function))
      continue;
    llvm::SetVector<const llvm::DICompositeType *> parts;
    for (const llvm::DIType *type : debug->getType()->getTypeArray())
      addParts(type, parts);
    for (const llvm::DICompositeType *part : parts)
      if (auto name = names.find(part); name != names.end())
        if (std::optional<Layout> &layout = layouts[name->second])
          layout->functions.push_back("@" + function.getName().str());
  }
  return layouts;
}

//===-- LLVM's types ------------------------------------------------------===//

/// The name of a type without the numbers that it got because others had its
/// name: "struct.node" for "struct.node.3", and for "struct.node.3.7", which is
/// what that became when another module had it already.
static llvm::StringRef nameOf(const llvm::StructType &type) {
  llvm::StringRef name = type.getName();
  for (;;) {
    auto [rest, number] = name.rsplit('.');
    unsigned value;
    if (number.getAsInteger(10, value))
      return name;
    name = rest;
  }
}

static std::string textOf(const llvm::Type &type) {
  if (auto *named = llvm::dyn_cast<llvm::StructType>(&type);
      named && named->hasName())
    return "%" + nameOf(*named).str();
  std::string text;
  llvm::raw_string_ostream stream(text);
  type.print(stream, /*IsForDebug=*/false, /*NoDetails=*/true);
  return text;
}

/// Whether `part` is `type` or within it.
static bool isWithin(const llvm::Type &part, const llvm::Type *type) {
  return type && (type == &part ||
                  llvm::any_of(type->subtypes(), [&](const llvm::Type *each) {
                    return isWithin(part, each);
                  }));
}

/// Whether a parameter or the result of `function` has such a value, or points
/// to one by the ABI.
static bool takes(const llvm::Function &function, const llvm::Type &part) {
  if (isWithin(part, function.getFunctionType()))
    return true;
  return llvm::any_of(function.args(), [&](const llvm::Argument &argument) {
    return isWithin(part, argument.getPointeeInMemoryValueType());
  });
}

static Layouts findAmongTypes(const llvm::Module &module,
                              PublicFilter isPublic) {
  Layouts layouts;
  llvm::TypeFinder types;
  types.run(module, /*onlyNamed=*/true);
  const llvm::DataLayout &data = module.getDataLayout();
  for (llvm::StructType *type : types) {
    if (type->isOpaque() || !type->isSized() || type->isScalableTy())
      continue;
    const llvm::StructLayout *places = data.getStructLayout(type);
    Layout layout{"", places->getSizeInBits()};
    for (auto [number, element] : llvm::enumerate(type->elements()))
      layout.members.push_back(
          {"#" + std::to_string(number), places->getElementOffsetInBits(number),
           data.getTypeSizeInBits(element), textOf(*element)});
    for (const llvm::Function &function : module)
      if (isPublic(function) && takes(function, *type))
        layout.functions.push_back("@" + function.getName().str());
    add(layouts, "%" + nameOf(*type).str(), std::move(layout));
  }
  return layouts;
}

//===-- the comparison ----------------------------------------------------===//

static LayoutChange compare(const std::string &name, const Layout &older,
                            const Layout &newer) {
  LayoutChange change{name, older.place, newer.place, older.size, newer.size};
  change.functions = older.functions;
  auto findIn = [](const std::vector<Member> &members,
                   const Member &member) -> std::optional<Member> {
    auto found = llvm::find_if(members, [&](const Member &other) {
      return other.name == member.name;
    });
    return found == members.end() ? std::nullopt : std::optional(*found);
  };
  for (const Member &member : older.members) {
    std::optional<Member> other = findIn(newer.members, member);
    if (!other || !(*other == member))
      change.members.push_back({member, other});
  }
  for (const Member &member : newer.members)
    if (!findIn(older.members, member))
      change.members.push_back({std::nullopt, member});
  return change;
}

std::vector<LayoutChange> versions::compareLayouts(const llvm::Module &older,
                                                   const llvm::Module &newer,
                                                   PublicFilter isPublic) {
  auto hasDebugInfo = [](const llvm::Module &module) {
    return !module.debug_compile_units().empty();
  };
  auto find = hasDebugInfo(older) && hasDebugInfo(newer) ? findInDebugInfo
                                                         : findAmongTypes;
  Layouts mine = find(older, isPublic), its = find(newer, isPublic);
  std::vector<LayoutChange> changes;
  for (const auto &[name, layout] : mine)
    if (auto other = its.find(name); layout && other != its.end() &&
                                     other->second &&
                                     !layout->isSame(*other->second))
      changes.push_back(compare(name, *layout, *other->second));
  return changes;
}

void versions::mergeLayouts(std::vector<LayoutChange> &all,
                            std::vector<LayoutChange> found) {
  for (LayoutChange &change : found) {
    auto known = llvm::find_if(all, [&](const LayoutChange &other) {
      return other.name == change.name &&
             other.olderPlace == change.olderPlace &&
             other.newerPlace == change.newerPlace &&
             other.olderSize == change.olderSize &&
             other.newerSize == change.newerSize;
    });
    if (known == all.end()) {
      all.push_back(std::move(change));
      continue;
    }
    for (std::string &function : change.functions)
      if (!llvm::is_contained(known->functions, function))
        known->functions.push_back(std::move(function));
  }
}
