// Names what a counterexample shows as the program names it.

#include "verify/judge/refine/program/Terms.h"
#include "verify/judge/refine/program/Fields.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include <map>

using namespace palindrome;
using namespace palindrome::refine;

/// So many loads may stand between a variable and what is named after it, as in
/// `p->next->next`.
static constexpr unsigned longestChain = 4;

/// The parameters of `function` in the program, by argument; empty if those are
/// not the same, as where a struct is passed in registers.
static std::vector<const llvm::DILocalVariable *>
parametersOf(const llvm::Function &function) {
  std::map<unsigned, const llvm::DILocalVariable *> found;
  for (const llvm::Instruction &inst : llvm::instructions(function))
    for (const llvm::DbgVariableRecord &record :
         llvm::filterDbgVars(inst.getDbgRecordRange()))
      if (const llvm::DILocalVariable *variable = record.getVariable();
          variable->getArg() && !record.getDebugLoc()->getInlinedAt())
        found[variable->getArg()] = variable;
  std::vector<const llvm::DILocalVariable *> parameters;
  if (found.size() == function.arg_size())
    for (const auto &[number, variable] : found)
      parameters.push_back(variable);
  return parameters;
}

/// The variable that one of `records` says a value or an address is, as a
/// whole.
template <typename Records>
static std::optional<NamedValue> variableIn(const Records &records) {
  for (const llvm::DbgVariableRecord *record : records)
    if (record->getNumVariableLocationOps() == 1 &&
        record->getExpression()->getNumElements() == 0)
      return NamedValue{record->getVariable()->getName().str(),
                        record->getVariable()->getType()};
  return std::nullopt;
}

static std::optional<NamedField> memoryAt(const llvm::Value &pointer,
                                          const llvm::DataLayout &layout,
                                          unsigned depth);

/// What a value is in the program: a variable, or what is read from one.
static std::optional<NamedValue> valueOf(const llvm::Value &value,
                                         unsigned depth = longestChain) {
  // LLVM's search of records does not change the value.
  auto &searched = const_cast<llvm::Value &>(value);
  if (auto variable = variableIn(llvm::findDVRValues(&searched)))
    return variable;
  auto *load = llvm::dyn_cast<llvm::LoadInst>(&value);
  if (!load || depth == 0)
    return std::nullopt;
  auto place =
      memoryAt(*load->getPointerOperand(), load->getDataLayout(), depth - 1);
  return place ? std::optional(place->value) : std::nullopt;
}

/// The part of a variable, or of what a variable points to, at an address.
static std::optional<NamedField> memoryAt(const llvm::Value &pointer,
                                          const llvm::DataLayout &layout,
                                          unsigned depth) {
  llvm::APInt offset(layout.getIndexTypeSizeInBits(pointer.getType()), 0);
  const llvm::Value *base = pointer.stripAndAccumulateConstantOffsets(
      layout, offset, /*AllowNonInbounds=*/true);
  if (offset.isNegative())
    return std::nullopt;
  if (llvm::isa<llvm::AllocaInst>(base)) {
    auto object =
        variableIn(llvm::findDVRDeclares(const_cast<llvm::Value *>(base)));
    return object ? findField(*object, offset.getZExtValue()) : std::nullopt;
  }
  auto variable = valueOf(*base, depth);
  return variable ? findFieldBehind(*variable, offset.getZExtValue())
                  : std::nullopt;
}

/// The name of the result of an instruction; empty if it has none.
static std::string nameOf(const llvm::Instruction &inst) {
  if (auto value = valueOf(inst))
    return value->name;
  if (!inst.getType()->isPointerTy())
    return "";
  auto place = memoryAt(inst, inst.getDataLayout(), longestChain);
  return place ? "&" + place->value.name : "";
}

const llvm::Instruction *
palindrome::refine::instructionAt(const llvm::Function &function,
                                  const Counterexample::Step &step) {
  const llvm::Function *in = &function;
  if (llvm::StringRef name = step.function; name.consume_front("@"))
    in = function.getParent()->getFunction(name);
  if (!in || !step.index || *step.index >= in->getInstructionCount())
    return nullptr;
  return &*std::next(llvm::inst_begin(*in), *step.index);
}

static void addTerms(const llvm::Function &function,
                     Counterexample::Step &step) {
  const llvm::Instruction *inst = instructionAt(function, step);
  if (!inst)
    return;
  if (const llvm::DILocation *place = inst->getDebugLoc();
      place && place->getLine())
    step.line =
        place->getFilename().str() + ":" + std::to_string(place->getLine());
  step.variable = nameOf(*inst);
}

/// Adds the parts of a memory object that have one of `bytes`.
static void addFields(const NamedValue &pointer, uint64_t begin,
                      llvm::ArrayRef<Counterexample::Byte> bytes,
                      Counterexample::Block &block) {
  for (const Counterexample::Byte &byte : bytes) {
    auto isIn = [&](const Counterexample::Field &field) {
      return byte.offset >= field.offset &&
             byte.offset - field.offset < field.size;
    };
    if (byte.offset < begin || llvm::any_of(block.fields, isIn))
      continue;
    if (auto field = findFieldBehind(pointer, byte.offset - begin))
      block.fields.push_back(
          {field->value.name, begin + field->offset, field->size});
  }
}

/// Names what is in memory behind the first argument that points to it.
static void addFields(llvm::ArrayRef<const llvm::DILocalVariable *> parameters,
                      Counterexample &shown) {
  for (auto [input, parameter] : llvm::zip(shown.inputs, parameters)) {
    auto block = llvm::find_if(shown.memory, [&, &input = input](auto &each) {
      return each.number == input.block;
    });
    if (input.block == 0 || block == shown.memory.end() ||
        !block->fields.empty())
      continue;
    NamedValue pointer{parameter->getName().str(), parameter->getType()};
    addFields(pointer, input.offset, block->bytes, *block);
    for (const Counterexample::Side *side : {&shown.source, &shown.target})
      for (const Counterexample::Change &change : side->memory)
        if (change.block == block->number)
          addFields(pointer, input.offset, change.bytes, *block);
  }
}

void palindrome::refine::addProgramTerms(const llvm::Function &source,
                                         const llvm::Function &target,
                                         Counterexample &shown) {
  // Those of the target are shown, if it states them.
  std::vector<const llvm::DILocalVariable *> parameters = parametersOf(target);
  if (parameters.empty())
    parameters = parametersOf(source);
  if (parameters.size() == shown.inputs.size()) {
    for (auto [input, parameter] : llvm::zip(shown.inputs, parameters))
      input.variable = parameter->getName().str();
    addFields(parameters, shown);
  }
  for (auto [side, function] :
       {std::pair(&shown.source, &source), {&shown.target, &target}}) {
    auto add = [&, function = function](Counterexample::Step &step) {
      addTerms(*function, step);
    };
    for (std::optional<Counterexample::Step> *step :
         {&side->end, &side->parting})
      if (*step)
        add(**step);
    llvm::for_each(side->events, add);
    llvm::for_each(side->trace, add);
  }
  for (Counterexample::Step &call : shown.calls)
    addTerms(target, call);
}
