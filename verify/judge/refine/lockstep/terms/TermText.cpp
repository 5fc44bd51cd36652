#include "verify/judge/refine/lockstep/terms/TermText.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// How deep terms are written.
static constexpr unsigned mostDepth = 6;

ValueNames::ValueNames(const Function &source, const Function &target) {
  number(source);
  number(target);
}

/// Numbers what has no name: parameters, blocks and results, in their order.
void ValueNames::number(const Function &function) {
  unsigned next = 0;
  auto add = [&](const Value &value) {
    if (!value.hasName() && !value.getType()->isVoidTy())
      numbers[&value] = next++;
  };
  for (const Argument &argument : function.args())
    add(argument);
  for (const BasicBlock &block : function) {
    add(block);
    for (const Instruction &inst : block)
      add(inst);
  }
}

std::string ValueNames::of(const Value &value) const {
  std::string text;
  raw_string_ostream out(text);
  if (auto found = numbers.find(&value); found != numbers.end())
    out << "%" << found->second;
  else if (isa<GlobalValue>(value))
    out << "@" << value.getName();
  else if (value.hasName())
    out << "%" << value.getName();
  else if (isa<ConstantData>(value))
    value.printAsOperand(out, /*PrintType=*/false);
  else
    out << "...";
  return text;
}

std::string ValueNames::line(const Value &value) const {
  auto *inst = dyn_cast<Instruction>(&value);
  if (!inst)
    return of(value);
  std::string text;
  raw_string_ostream out(text);
  if (!inst->getType()->isVoidTy())
    out << of(*inst) << " = ";
  out << inst->getOpcodeName();
  auto *call = dyn_cast<CallBase>(inst);
  if (call)
    out << " " << of(*call->getCalledOperand());
  StringRef before = call ? "(" : " ";
  for (const Use &use : call ? call->args() : inst->operands()) {
    out << before << of(*use.get());
    before = ", ";
  }
  if (call)
    out << (call->arg_empty() ? "()" : ")");
  return text;
}

void ValueNames::write(raw_ostream &out, const Term &term,
                       unsigned depth) const {
  if (term.kind == Term::Constant || term.kind == Term::Leaf ||
      term.kind == Term::Foreign) {
    out << of(*term.value) << (term.kind == Term::Foreign ? "'" : "");
    return;
  }
  if (depth == mostDepth) {
    out << "...";
    return;
  }
  bool isAddress = term.kind == Term::Address;
  out << "("
      << (isAddress ? "getelementptr"
                    : Instruction::getOpcodeName(term.opcode()));
  if (term.opcode() == Instruction::ICmp || term.opcode() == Instruction::FCmp)
    out << " "
        << CmpInst::getPredicateName(
               static_cast<CmpInst::Predicate>(term.rest[1]));
  for (const Term *operand :
       isAddress ? term.operands.take_front() : term.operands) {
    out << " ";
    write(out, *operand, depth + 1);
  }
  for (const AddressStep &step : term.steps) {
    out << " + " << step.scale;
    if (step.operand != 0) {
      out << " * ";
      write(out, *term.operands[step.operand], depth + 1);
    }
  }
  out << ")";
}

std::string ValueNames::of(const Term &term) const {
  std::string text;
  raw_string_ostream out(text);
  write(out, term, 0);
  return text;
}
