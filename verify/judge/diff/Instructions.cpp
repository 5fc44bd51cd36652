// Compares two paired instructions: properties, types, operands and
// attachments, and the parts that only calls, phis, switches and landing pads
// have.

#include "llvm/IR/Instructions.h"
#include "verify/judge/diff/Comparison.h"
#include "verify/judge/diff/Properties.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace palindrome::diff {
namespace {

class InstructionComparer {
public:
  InstructionComparer(Comparison &comparison, const Instruction &a,
                      const Instruction &b)
      : comparison(comparison), report(comparison.report), a(a), b(b),
        place{&a, false, ""} {}

  void run();

private:
  ValuePlace detail(const Twine &text) const {
    return {&a, false, (" (" + text + ")").str()};
  }
  void compareTypes();
  void compareType(Type *left, Type *right, StringRef what);
  void compareOperand(const Value *left, const Value *right, const Twine &what);
  void compareOperands(const User &left, const User &right, unsigned n);
  void compareSuccessors();
  void comparePhi(const PHINode &left, const PHINode &right);
  void compareSwitch(const SwitchInst &left, const SwitchInst &right);
  void compareLandingPad(const LandingPadInst &left,
                         const LandingPadInst &right);
  void compareCall(const CallBase &left, const CallBase &right);
  void compareBundles(const CallBase &left, const CallBase &right);
  bool bundlesEqual(const CallBase &left, const CallBase &right);
  void compareMetadata();

  Comparison &comparison;
  Report &report;
  const Instruction &a, &b;
  ValuePlace place;
};

void InstructionComparer::run() {
  if (a.getName() != b.getName())
    report.add("name:local", place, a.hasName() ? "%" + a.getName() : "",
               b.hasName() ? "%" + b.getName() : "");
  compareMetadata();
  if (a.getOpcode() != b.getOpcode()) {
    report.add("opcode", place, [&](Difference &difference) {
      difference.a = report.instruction(a, Side::A);
      difference.b = report.instruction(b, Side::B);
    });
    return;
  }
  for (const InstructionProperty &property : instructionProperties())
    if (!property.equal(a, b))
      report.add(property.className, place, property.spell(a),
                 property.spell(b));
  compareTypes();
  if (auto *phi = dyn_cast<PHINode>(&a))
    return comparePhi(*phi, cast<PHINode>(b));
  if (auto *pad = dyn_cast<LandingPadInst>(&a))
    return compareLandingPad(*pad, cast<LandingPadInst>(b));
  if (auto *choice = dyn_cast<SwitchInst>(&a))
    return compareSwitch(*choice, cast<SwitchInst>(b));
  if (auto *call = dyn_cast<CallBase>(&a))
    compareCall(*call, cast<CallBase>(b));
  else
    compareOperands(a, b, a.getNumOperands());
  if (a.isTerminator())
    compareSuccessors();
}

void InstructionComparer::compareType(Type *left, Type *right, StringRef what) {
  if (comparison.types.equal(left, right))
    return;
  report.add("type", detail(what), [&](Difference &difference) {
    difference.a = report.type(left);
    difference.b = report.type(right);
  });
}

void InstructionComparer::compareTypes() {
  compareType(a.getType(), b.getType(), "result");
  if (auto *alloca = dyn_cast<AllocaInst>(&a))
    compareType(alloca->getAllocatedType(),
                cast<AllocaInst>(b).getAllocatedType(), "allocated");
  if (auto *gep = dyn_cast<GetElementPtrInst>(&a))
    compareType(gep->getSourceElementType(),
                cast<GetElementPtrInst>(b).getSourceElementType(), "source");
  if (auto *call = dyn_cast<CallBase>(&a))
    compareType(call->getFunctionType(), cast<CallBase>(b).getFunctionType(),
                "called");
}

void InstructionComparer::compareOperand(const Value *left, const Value *right,
                                         const Twine &what) {
  auto *leftNode = dyn_cast<MetadataAsValue>(left);
  auto *rightNode = dyn_cast<MetadataAsValue>(right);
  if (leftNode && rightNode)
    return comparison.metadata.compare(leftNode->getMetadata(),
                                       rightNode->getMetadata(),
                                       "metadata:argument", detail(what));
  comparison.compareValues(
      left, right,
      isa<InlineAsm>(left) && isa<InlineAsm>(right) ? "inline-asm" : "operand",
      detail(what));
}

/// Compares the first `n` operands, except blocks.
void InstructionComparer::compareOperands(const User &left, const User &right,
                                          unsigned n) {
  if (left.getNumOperands() != right.getNumOperands()) {
    report.add("operand", place, Twine(left.getNumOperands()) + " operands",
               Twine(right.getNumOperands()) + " operands");
    return;
  }
  for (unsigned i = 0; i != n; ++i) {
    const Value *x = left.getOperand(i), *y = right.getOperand(i);
    if (isa<BasicBlock>(x) && isa<BasicBlock>(y))
      continue;
    // The common case does not pay for the construction of a place.
    if (comparison.values.equal(x, y))
      continue;
    compareOperand(x, y, "operand " + Twine(i));
  }
}

void InstructionComparer::compareSuccessors() {
  unsigned n = a.getNumSuccessors();
  if (n != b.getNumSuccessors()) {
    report.add("successor", place, Twine(n) + " successors",
               Twine(b.getNumSuccessors()) + " successors");
    return;
  }
  for (unsigned i = 0; i != n; ++i)
    if (!comparison.values.equal(a.getSuccessor(i), b.getSuccessor(i)))
      comparison.compareValues(a.getSuccessor(i), b.getSuccessor(i),
                               "successor", detail("successor " + Twine(i)));
}

void InstructionComparer::comparePhi(const PHINode &left,
                                     const PHINode &right) {
  unsigned n = left.getNumIncomingValues();
  bool sameOrder = n == right.getNumIncomingValues();
  for (unsigned i = 0; sameOrder && i != n; ++i)
    sameOrder =
        comparison.values.equal(left.getIncomingBlock(i),
                                right.getIncomingBlock(i)) &&
        comparison.equal(left.getIncomingValue(i), right.getIncomingValue(i));
  if (sameOrder)
    return;
  // Entries with the same block have the same value in valid IR; in invalid IR
  // they are compared in order.
  DenseMap<const BasicBlock *, SmallVector<unsigned, 1>> byBlock;
  for (unsigned i = right.getNumIncomingValues(); i--;)
    byBlock[right.getIncomingBlock(i)].push_back(i);
  auto entry = [&](const PHINode &phi, unsigned i, Side side) {
    return "[ " + report.value(phi.getIncomingValue(i), side) + ", " +
           report.value(phi.getIncomingBlock(i), side) + " ]";
  };
  bool same = true;
  for (unsigned i = 0; i != n; ++i) {
    auto *counterpart = cast_or_null<BasicBlock>(
        comparison.values.inB(left.getIncomingBlock(i)));
    auto found = byBlock.find(counterpart);
    bool present = found != byBlock.end() && !found->second.empty();
    unsigned j = present ? found->second.pop_back_val() : 0;
    if (present &&
        comparison.equal(left.getIncomingValue(i), right.getIncomingValue(j)))
      continue;
    same = false;
    report.add("phi", place, [&](Difference &difference) {
      difference.a = entry(left, i, Side::A);
      if (present)
        difference.b = entry(right, j, Side::B);
    });
  }
  for (unsigned j = 0; j != right.getNumIncomingValues(); ++j) {
    SmallVector<unsigned, 1> &rest = byBlock[right.getIncomingBlock(j)];
    if (!is_contained(rest, j))
      continue;
    same = false;
    report.add("phi", place, [&](Difference &difference) {
      difference.b = entry(right, j, Side::B);
    });
  }
  if (same)
    report.add("order:phi", place, [&](Difference &difference) {
      difference.a = report.instruction(a, Side::A);
      difference.b = report.instruction(b, Side::B);
    });
}

void InstructionComparer::compareSwitch(const SwitchInst &left,
                                        const SwitchInst &right) {
  compareOperand(left.getCondition(), right.getCondition(), "condition");
  comparison.compareValues(left.getDefaultDest(), right.getDefaultDest(),
                           "successor", detail("default"));
  auto leftCase = left.case_begin(), leftEnd = left.case_end();
  auto rightCase = right.case_begin(), rightEnd = right.case_end();
  auto note = [&](const SwitchInst::ConstCaseHandle *x,
                  const SwitchInst::ConstCaseHandle *y) {
    auto spell = [&](const SwitchInst::ConstCaseHandle &handle, Side side) {
      return report.value(handle.getCaseValue(), side) + ", label " +
             report.value(handle.getCaseSuccessor(), side);
    };
    report.add("switch-case", place, [&](Difference &difference) {
      if (x)
        difference.a = spell(*x, Side::A);
      if (y)
        difference.b = spell(*y, Side::B);
    });
  };
  for (; leftCase != leftEnd && rightCase != rightEnd;
       ++leftCase, ++rightCase) {
    auto x = *leftCase, y = *rightCase;
    if (!comparison.equal(x.getCaseValue(), y.getCaseValue()))
      note(&x, &y);
    else if (!comparison.values.equal(x.getCaseSuccessor(),
                                      y.getCaseSuccessor()))
      comparison.compareValues(x.getCaseSuccessor(), y.getCaseSuccessor(),
                               "successor",
                               detail("case " + Twine(x.getCaseIndex())));
  }
  for (; leftCase != leftEnd; ++leftCase) {
    auto x = *leftCase;
    note(&x, nullptr);
  }
  for (; rightCase != rightEnd; ++rightCase) {
    auto y = *rightCase;
    note(nullptr, &y);
  }
}

void InstructionComparer::compareLandingPad(const LandingPadInst &left,
                                            const LandingPadInst &right) {
  unsigned n = std::max(left.getNumClauses(), right.getNumClauses());
  auto spell = [&](const LandingPadInst &pad, unsigned i, Side side) {
    return (pad.isCatch(i) ? "catch " : "filter ") +
           report.value(pad.getClause(i), side);
  };
  for (unsigned i = 0; i != n; ++i) {
    bool inLeft = i < left.getNumClauses(), inRight = i < right.getNumClauses();
    if (inLeft && inRight && left.isCatch(i) == right.isCatch(i) &&
        comparison.equal(left.getClause(i), right.getClause(i)))
      continue;
    report.add("landingpad-clause", detail("clause " + Twine(i)),
               [&](Difference &difference) {
                 if (inLeft)
                   difference.a = spell(left, i, Side::A);
                 if (inRight)
                   difference.b = spell(right, i, Side::B);
               });
  }
}

void InstructionComparer::compareCall(const CallBase &left,
                                      const CallBase &right) {
  comparison.attributes.compareCall(left.getAttributes(), right.getAttributes(),
                                    place);
  compareOperand(left.getCalledOperand(), right.getCalledOperand(), "callee");
  if (left.arg_size() != right.arg_size()) {
    report.add("operand", place, Twine(left.arg_size()) + " arguments",
               Twine(right.arg_size()) + " arguments");
  } else {
    for (unsigned i = 0, n = left.arg_size(); i != n; ++i) {
      const Value *x = left.getArgOperand(i), *y = right.getArgOperand(i);
      if (!comparison.values.equal(x, y))
        compareOperand(x, y, "argument " + Twine(i));
    }
  }
  compareBundles(left, right);
}

bool InstructionComparer::bundlesEqual(const CallBase &left,
                                       const CallBase &right) {
  if (left.getNumOperandBundles() != right.getNumOperandBundles())
    return false;
  for (unsigned i = 0, n = left.getNumOperandBundles(); i != n; ++i) {
    OperandBundleUse x = left.getOperandBundleAt(i);
    OperandBundleUse y = right.getOperandBundleAt(i);
    if (x.getTagName() != y.getTagName() || x.Inputs.size() != y.Inputs.size())
      return false;
    for (unsigned k = 0; k != x.Inputs.size(); ++k) {
      auto *node = dyn_cast<MetadataAsValue>(x.Inputs[k]);
      auto *other = dyn_cast<MetadataAsValue>(y.Inputs[k]);
      if (node && other)
        comparison.metadata.compare(
            node->getMetadata(), other->getMetadata(), "metadata:argument",
            detail("bundle \"" + x.getTagName() + "\""));
      else if (!comparison.equal(x.Inputs[k], y.Inputs[k]))
        return false;
    }
  }
  return true;
}

void InstructionComparer::compareBundles(const CallBase &left,
                                         const CallBase &right) {
  if (bundlesEqual(left, right))
    return;
  auto spell = [&](const CallBase &call, Side side) {
    std::string text;
    for (unsigned i = 0, n = call.getNumOperandBundles(); i != n; ++i) {
      OperandBundleUse bundle = call.getOperandBundleAt(i);
      text += (i ? ", \"" : "\"") + bundle.getTagName().str() + "\"(";
      ListSeparator comma;
      for (const Use &input : bundle.Inputs)
        text += StringRef(comma).str() + report.value(input, side);
      text += ")";
    }
    return text;
  };
  report.add("bundles", place, [&](Difference &difference) {
    difference.a = spell(left, Side::A);
    difference.b = spell(right, Side::B);
  });
}

void InstructionComparer::compareMetadata() {
  MDNode *left = a.getDebugLoc().getAsMDNode();
  MDNode *right = b.getDebugLoc().getAsMDNode();
  if (left || right)
    comparison.metadata.compare(left, right, "metadata:dbg", place);
  if (!a.hasMetadataOtherThanDebugLoc() && !b.hasMetadataOtherThanDebugLoc())
    return;
  SmallVector<std::pair<unsigned, MDNode *>, 4> attachedToA, attachedToB;
  a.getAllMetadataOtherThanDebugLoc(attachedToA);
  b.getAllMetadataOtherThanDebugLoc(attachedToB);
  compareAttachments(comparison, attachedToA, attachedToB, place);
}

} // namespace

void compareInstructions(Comparison &comparison, const Instruction &a,
                         const Instruction &b) {
  InstructionComparer(comparison, a, b).run();
}

} // namespace palindrome::diff
