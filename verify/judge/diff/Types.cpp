// Compares the types of two modules without recursion: the bodies of structures
// that are matched by name wait in a queue.

#include "verify/judge/diff/Types.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace palindrome::diff {

TypeComparer::TypeComparer(const Module &a, const Module &b, Report &report)
    : report(report) {
  addStructs(a, structsA, numbersA);
  addStructs(b, structsB, numbersB);
}

void TypeComparer::addStructs(const Module &module,
                              StringMap<StructType *> &named,
                              DenseMap<StructType *, unsigned> &numbers) {
  for (StructType *type : module.getIdentifiedStructTypes()) {
    if (type->hasName())
      named[type->getName()] = type;
    else
      numbers.insert({type, numbers.size()});
  }
}

bool TypeComparer::equal(Type *a, Type *b) {
  bool same = match(a, b);
  checkBodies();
  return same;
}

/// Whether everything but the contained types is equal.
bool TypeComparer::headsEqual(Type *a, Type *b) {
  if (a->getTypeID() != b->getTypeID() ||
      a->getNumContainedTypes() != b->getNumContainedTypes())
    return false;
  switch (a->getTypeID()) {
  case Type::IntegerTyID:
    return a->getIntegerBitWidth() == b->getIntegerBitWidth();
  case Type::PointerTyID:
    return a->getPointerAddressSpace() == b->getPointerAddressSpace();
  case Type::FunctionTyID:
    return a->isFunctionVarArg() == b->isFunctionVarArg();
  case Type::ArrayTyID:
    return a->getArrayNumElements() == b->getArrayNumElements();
  case Type::FixedVectorTyID:
  case Type::ScalableVectorTyID:
    return cast<VectorType>(a)->getElementCount() ==
           cast<VectorType>(b)->getElementCount();
  case Type::TargetExtTyID: {
    auto *left = cast<TargetExtType>(a), *right = cast<TargetExtType>(b);
    return left->getName() == right->getName() &&
           left->int_params() == right->int_params();
  }
  case Type::StructTyID: {
    auto *left = cast<StructType>(a), *right = cast<StructType>(b);
    return left->isLiteral() == right->isLiteral() &&
           left->isPacked() == right->isPacked() &&
           left->isOpaque() == right->isOpaque();
  }
  default:
    return true;
  }
}

/// Whether `a` and `b` may be the same structure under two names, which
/// requires that neither name is used in the other module.
bool TypeComparer::mayBeRenamed(StructType *a, StructType *b) {
  if (a->isLiteral() || b->isLiteral())
    return a->isLiteral() && b->isLiteral();
  return !(a->hasName() && structsB.count(a->getName())) &&
         !(b->hasName() && structsA.count(b->getName()));
}

/// Whether `a` and `b` are matched whatever their bodies are: both are
/// identified structures with the same name or, without names, the same number.
bool TypeComparer::sameIdentity(StructType *a, StructType *b) {
  if (!a || !b || a->isLiteral() || b->isLiteral() ||
      a->hasName() != b->hasName())
    return false;
  return a->hasName() ? a->getName() == b->getName()
                      : numbersA.lookup(a) == numbersB.lookup(b);
}

bool TypeComparer::match(Type *a, Type *b) {
  SmallVector<Pair> assumed;
  SmallVector<Pair> work = {{a, b}};
  auto settle = [&](Type *left, Type *right) {
    toB[left] = right;
    toA[right] = left;
  };
  auto undo = [&] {
    for (auto [left, right] : assumed) {
      toB.erase(left);
      toA.erase(right);
    }
    return false;
  };
  while (!work.empty()) {
    auto [left, right] = work.pop_back_val();
    Type *known = toB.lookup(left);
    if (known == right && known)
      continue;
    if (known || toA.count(right))
      return undo();
    auto *leftStruct = dyn_cast<StructType>(left);
    auto *rightStruct = dyn_cast<StructType>(right);
    if (sameIdentity(leftStruct, rightStruct)) {
      settle(left, right);
      unchecked.push_back({leftStruct, rightStruct});
      continue;
    }
    if (!headsEqual(left, right))
      return undo();
    if (leftStruct && !mayBeRenamed(leftStruct, rightStruct))
      return undo();
    settle(left, right);
    assumed.push_back({left, right});
    for (unsigned i = 0, n = left->getNumContainedTypes(); i != n; ++i)
      work.push_back({left->getContainedType(i), right->getContainedType(i)});
  }
  for (auto [left, right] : assumed) {
    auto *leftStruct = dyn_cast<StructType>(left);
    auto *rightStruct = dyn_cast<StructType>(right);
    if (leftStruct && !leftStruct->isLiteral() &&
        (leftStruct->hasName() || rightStruct->hasName()))
      report.add("type-name", {},
                 [&, left = left, right = right](Difference &d) {
                   d.a = report.type(left);
                   d.b = report.type(right);
                   d.where = d.a;
                 });
  }
  return true;
}

static std::string body(Report &report, StructType *type) {
  if (type->isOpaque())
    return "opaque";
  std::string text = type->isPacked() ? "<{" : "{";
  for (Type *element : type->elements())
    text += (text.back() == '{' ? " " : ", ") + report.type(element);
  return text + (type->isPacked() ? " }>" : " }");
}

void TypeComparer::checkBodies() {
  if (checking)
    return;
  checking = true;
  while (!unchecked.empty()) {
    auto [left, right] = unchecked.pop_back_val();
    bool same = headsEqual(left, right);
    for (unsigned i = 0, n = left->getNumContainedTypes(); same && i != n; ++i)
      same = match(left->getContainedType(i), right->getContainedType(i));
    if (!same)
      report.add("type-body", {},
                 [&, left = left, right = right](Difference &d) {
                   d.where = report.type(left);
                   d.a = body(report, left);
                   d.b = body(report, right);
                 });
  }
  checking = false;
}

} // namespace palindrome::diff
