// Compares metadata graphs breadth first, so that a difference is reported with
// the shortest path to it.

#include "verify/judge/diff/Metadata.h"
#include "verify/judge/diff/Hash.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;

namespace palindrome::diff {

/// The number of nodes of another colour with which a node of A is compared in
/// depth. For further ones only the difference as such is reported.
static constexpr unsigned mostStrangers = 8;

/// The colour of metadata that is not a node.
static uint64_t leafColour(const Metadata *metadata) {
  if (!metadata)
    return 1;
  if (auto *string = dyn_cast<MDString>(metadata))
    return mix(2, xxh3_64bits(string->getString()));
  if (auto *constant = dyn_cast<ConstantAsMetadata>(metadata))
    return constantHash(constant->getValue(), 1);
  return mix(3, metadata->getMetadataID());
}

uint64_t MetadataComparer::colourWithin(const Metadata *metadata,
                                        unsigned depth) {
  auto *node = dyn_cast_or_null<MDNode>(metadata);
  if (!node)
    return leafColour(metadata);
  auto found = colours.find({metadata, depth});
  if (found != colours.end())
    return found->second;
  SmallVector<MetadataField> fields;
  metadataFields(*node, fields);
  uint64_t hash = mix(node->getMetadataID(), node->getNumOperands());
  for (const MetadataField &field : fields)
    hash = mix(mix(hash, field.number), xxh3_64bits(field.text));
  for (unsigned i = 0, n = node->getNumOperands(); i != n; ++i) {
    const Metadata *operand = metadataOperand(*node, i);
    if (depth || !isa_and_nonnull<MDNode>(operand))
      hash = mix(hash, colourWithin(operand, depth ? depth - 1 : 0));
  }
  colours[{metadata, depth}] = hash;
  return hash;
}

void MetadataComparer::compare(const Metadata *x, const Metadata *y,
                               StringRef className, const ValuePlace &place) {
  if (!x && !y)
    return;
  auto *left = dyn_cast_or_null<MDNode>(x);
  if (left && y && toB.lookup(left) == y)
    return;
  steps.assign(1, {x, y, -1, 0});
  run(className, place);
}

void MetadataComparer::compareLists(ArrayRef<const Metadata *> x,
                                    ArrayRef<const Metadata *> y,
                                    StringRef className,
                                    const ValuePlace &place) {
  // Lists of equal length are paired by position. Of others only the common
  // prefix and suffix are paired, since an inserted element shifts those after
  // it.
  size_t front = 0, back = 0, shorter = std::min(x.size(), y.size());
  if (x.size() != y.size()) {
    while (front < shorter && colour(x[front]) == colour(y[front]))
      ++front;
    while (front + back < shorter &&
           colour(x[x.size() - 1 - back]) == colour(y[y.size() - 1 - back]))
      ++back;
    ValuePlace at = place;
    at.detail += "[" + std::to_string(front) + "]";
    report.add(className, at, [&](Difference &difference) {
      auto spell = [&](ArrayRef<const Metadata *> list, Side side) {
        std::string text;
        for (const Metadata *element : list.slice(front).drop_back(back))
          text += (text.empty() ? "" : ", ") + report.metadata(element, side);
        return text;
      };
      difference.a = spell(x, Side::A);
      difference.b = spell(y, Side::B);
    });
  } else {
    front = shorter;
  }
  auto compareAt = [&](size_t i, size_t j) {
    ValuePlace at = place;
    at.detail += "[" + std::to_string(i) + "]";
    compare(x[i], y[j], className, at);
  };
  for (size_t i = 0; i != front; ++i)
    compareAt(i, i);
  for (size_t i = back; i; --i)
    compareAt(x.size() - i, y.size() - i);
}

void MetadataComparer::run(StringRef className, const ValuePlace &place) {
  rootClass = className;
  root = &place;
  for (size_t i = 0; i != steps.size(); ++i) {
    auto [x, y, parent, operand] = steps[i];
    auto *left = dyn_cast_or_null<MDNode>(x);
    auto *right = dyn_cast_or_null<MDNode>(y);
    if (left && right)
      compareNodes(i, left, right);
    else if (!leavesEqual(x, y))
      note(i, "", x, y);
  }
}

bool MetadataComparer::leavesEqual(const Metadata *a, const Metadata *b) {
  if (!a || !b)
    return a == b;
  if (a->getMetadataID() != b->getMetadataID())
    return false;
  if (auto *string = dyn_cast<MDString>(a))
    return string->getString() == cast<MDString>(b)->getString();
  if (auto *constant = dyn_cast<ConstantAsMetadata>(a)) {
    const Constant *left = constant->getValue();
    const Constant *right = cast<ConstantAsMetadata>(b)->getValue();
    return constants.equal(left, right);
  }
  if (auto *local = dyn_cast<LocalAsMetadata>(a))
    return values.equal(local->getValue(),
                        cast<LocalAsMetadata>(b)->getValue());
  if (auto *list = dyn_cast<DIArgList>(a)) {
    ArrayRef<ValueAsMetadata *> left = list->getArgs();
    ArrayRef<ValueAsMetadata *> right = cast<DIArgList>(b)->getArgs();
    if (left.size() != right.size())
      return false;
    for (auto [x, y] : zip_equal(left, right))
      if (!leavesEqual(x, y))
        return false;
    return true;
  }
  return false;
}

/// Whether `a` and `b` are bound to each other. Binds them if neither is bound.
bool MetadataComparer::bound(const MDNode *a, const MDNode *b) {
  const MDNode *&forward = toB[a], *&backward = toA[b];
  if (!forward && !backward) {
    forward = b;
    backward = a;
  }
  return forward == b && backward == a;
}

void MetadataComparer::compareNodes(int step, const MDNode *a,
                                    const MDNode *b) {
  if (toB.lookup(a) == b)
    return;
  if (colour(a) == colour(b)) {
    if (!bound(a, b)) {
      // The same colour, but one is bound to another node already.
      if (seen.insert({a, b}).second)
        note(step, "(identity)", a, b);
      return;
    }
  } else if (!seen.insert({a, b}).second) {
    return;
  }
  bool alike = a->getMetadataID() == b->getMetadataID();
  if (!alike || (colour(a) != colour(b) && ++strangers[a] > mostStrangers))
    return note(step, "", a, b);
  compareOperands(step, a, b);
}

void MetadataComparer::compareOperands(int step, const MDNode *a,
                                       const MDNode *b) {
  SmallVector<MetadataField> left, right;
  metadataFields(*a, left);
  metadataFields(*b, right);
  if (left != right) {
    StringRef last;
    for (size_t i = 0, n = std::max(left.size(), right.size()); i != n; ++i) {
      if (i < left.size() && i < right.size() && left[i] == right[i])
        continue;
      StringRef name = i < left.size() ? left[i].name : right[i].name;
      if (name != last)
        note(step, name, a, b);
      last = name;
      // With different numbers of fields, the positions after the first
      // difference do not correspond.
      if (left.size() != right.size())
        break;
    }
  }
  if (a->getNumOperands() != b->getNumOperands())
    return note(step, "(operands)", a, b);
  for (unsigned i = 0, n = a->getNumOperands(); i != n; ++i) {
    const Metadata *x = metadataOperand(*a, i), *y = metadataOperand(*b, i);
    if (!x && !y)
      continue;
    if (auto *node = dyn_cast_or_null<MDNode>(x);
        node && y && toB.lookup(node) == y)
      continue;
    steps.push_back({x, y, step, i});
  }
}

/// The path from the place to the node, such as
/// ` -> DILocation.scope -> DISubprogram`. The middle of a long path is left
/// out.
std::string MetadataComparer::path(int step) {
  SmallVector<std::string> names;
  for (int at = step; steps[at].parent >= 0; at = steps[at].parent) {
    auto *from = cast<MDNode>(steps[steps[at].parent].a);
    StringRef name = metadataOperandName(*from, steps[at].operand);
    names.push_back(isa<MDTuple>(from)
                        ? "[" + std::to_string(steps[at].operand) + "]"
                        : " -> " + metadataClass(*from).str() + "." +
                              (name.empty() ? std::to_string(steps[at].operand)
                                            : name.str()));
  }
  std::string text;
  for (size_t i = names.size(); i--;) {
    if (names.size() > 8 && i == names.size() - 4)
      text += " -> ...";
    if (names.size() <= 8 || i >= names.size() - 3 || i < 3)
      text += names[i];
  }
  return text;
}

void MetadataComparer::note(int step, StringRef field, const Metadata *a,
                            const Metadata *b) {
  report.add(rootClass, *root, [&](Difference &difference) {
    if (rootClass.starts_with("metadata:") && rootClass != "metadata:argument")
      difference.where += " !" + rootClass.substr(9).str();
    difference.where += path(step);
    if (!field.empty()) {
      auto *node = cast<MDNode>(a);
      difference.where += " -> " + metadataClass(*node).str();
      difference.where += (field.front() == '(' ? " " : ".") + field.str();
    }
    if (a)
      difference.a = report.metadata(a, Side::A);
    if (b)
      difference.b = report.metadata(b, Side::B);
  });
}

} // namespace palindrome::diff
