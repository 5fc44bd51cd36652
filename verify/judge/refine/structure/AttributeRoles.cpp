// Looks attributes up in Attributes.def.

#include "verify/judge/refine/structure/AttributeRoles.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include <array>

using llvm::Attribute;
using namespace palindrome::refine;

namespace {
struct Roles {
  AttributeRole function = AttributeRole::Unmodelled,
                parameter = AttributeRole::Unmodelled,
                result = AttributeRole::Unmodelled;
};

struct NamedRole {
  llvm::StringLiteral name;
  AttributeRole role;
  bool isSwitch;
};
} // namespace

static constexpr auto roles = [] {
  std::array<Roles, Attribute::EndAttrKinds> table;
#define ATTRIBUTE(KIND, FUNCTION, PARAMETER, RESULT)                           \
  table[Attribute::KIND] = {AttributeRole::FUNCTION, AttributeRole::PARAMETER, \
                            AttributeRole::RESULT};
#include "verify/judge/refine/structure/Attributes.def"
  return table;
}();

static constexpr NamedRole namedRoles[] = {
#define SWITCH(NAME, ROLE) {NAME, AttributeRole::ROLE, true},
#define TEXT(NAME, ROLE) {NAME, AttributeRole::ROLE, false},
#include "verify/judge/refine/structure/Attributes.def"
};

static constexpr NamedRole families[] = {
#define FAMILY(PREFIX, ROLE) {PREFIX, AttributeRole::ROLE, false},
#include "verify/judge/refine/structure/Attributes.def"
};

static const NamedRole *find(llvm::StringRef name) {
  static const llvm::StringMap<const NamedRole *> byName = [] {
    llvm::StringMap<const NamedRole *> map;
    for (const NamedRole &row : namedRoles)
      map[row.name] = &row;
    return map;
  }();
  if (const NamedRole *row = byName.lookup(name))
    return row;
  const NamedRole *family = llvm::find_if(families, [&](const NamedRole &row) {
    return name.starts_with(row.name);
  });
  return family == std::end(families) ? nullptr : family;
}

AttributeRole palindrome::refine::roleOf(Attribute::AttrKind kind,
                                         AttributePlace place) {
  const Roles &row = roles[kind];
  switch (place) {
  case AttributePlace::Function:
    return row.function;
  case AttributePlace::Parameter:
    return row.parameter;
  case AttributePlace::Result:
    return row.result;
  }
  llvm_unreachable("no other places");
}

AttributeRole palindrome::refine::roleOf(llvm::StringRef name) {
  const NamedRole *row = find(name);
  return row ? row->role : AttributeRole::Unmodelled;
}

AttributeRole palindrome::refine::roleOf(Attribute attribute,
                                         AttributePlace place) {
  return attribute.isStringAttribute()
             ? roleOf(attribute.getKindAsString())
             : roleOf(attribute.getKindAsEnum(), place);
}

bool palindrome::refine::isSwitch(llvm::StringRef name) {
  const NamedRole *row = find(name);
  return row && row->isSwitch;
}

bool palindrome::refine::guidesCompilation(Attribute::AttrKind kind) {
  AttributeRole role = roleOf(kind, AttributePlace::Function);
  return role == AttributeRole::Guide || role == AttributeRole::Code;
}
