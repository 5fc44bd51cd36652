// States a function of MLIR as a function of LLVM IR: runs it on its
// parameters, which are terms.

#include "verify/judge/dialects/Stated.h"
#include "verify/judge/dialects/Interpret.h"
#include "verify/judge/dialects/machine/Descriptor.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace palindrome;
using namespace palindrome::dialects;

namespace {
/// A statement that is being made.
class Statement {
public:
  Statement(mlir::ModuleOp original, mlir::FunctionOpInterface function,
            const llvm::Module &lowered, llvm::Function &stated,
            const Limits &limits, const Assumptions &assumptions)
      : function(function), lowered(lowered), stated(stated),
        hasRoom(assumptions.room), machine(original, limits, llvm::nulls()),
        terms(stated.getContext(), llvm::ConstantFolder(),
              llvm::IRBuilderCallbackInserter([this](llvm::Instruction *added) {
                if (machine.current())
                  ops[added] = machine.current();
              })) {
    terms.SetInsertPoint(
        llvm::BasicBlock::Create(stated.getContext(), "", &stated));
    machine.buildWith(
        terms,
        [this](mlir::FunctionOpInterface callee, const Values &arguments) {
          return call(callee, arguments);
        },
        assumptions.objects);
  }

  /// Builds the body. False if there is none, for `reason`.
  bool build();
  std::string reason;
  StatedOps ops;

private:
  /// The values of `types` that consist of `parts`, with memrefs that are
  /// well-formed. Nothing if the types do not agree, or the machine has
  /// stopped.
  std::optional<Values> valuesOf(mlir::TypeRange types,
                                 llvm::ArrayRef<llvm::Value *> parts);
  /// The arguments of `function`; nothing as above.
  std::optional<Values> takeParameters();
  /// Ends the function with a return.
  void giveResults(const Values &results);
  /// A call of the function that `callee` is lowered to.
  std::optional<Values> call(mlir::FunctionOpInterface callee,
                             const Values &arguments);

  mlir::FunctionOpInterface function;
  const llvm::Module &lowered;
  llvm::Function &stated;
  bool hasRoom;
  Machine machine;
  llvm::IRBuilder<llvm::ConstantFolder, llvm::IRBuilderCallbackInserter> terms;
};
} // namespace

/// The number of members of an aggregate or a vector; nothing for another type.
static std::optional<unsigned> countMembers(llvm::Type *type) {
  if (auto *vector = llvm::dyn_cast<llvm::FixedVectorType>(type))
    return vector->getNumElements();
  if (auto *array = llvm::dyn_cast<llvm::ArrayType>(type))
    return array->getNumElements();
  if (auto *members = llvm::dyn_cast<llvm::StructType>(type))
    return members->getNumElements();
  return std::nullopt;
}

/// Adds the scalars that `value` consists of.
static void flatten(llvm::IRBuilderBase &terms, llvm::Value *value,
                    llvm::SmallVectorImpl<llvm::Value *> &parts) {
  std::optional<unsigned> count = countMembers(value->getType());
  if (!count)
    return parts.push_back(value);
  for (unsigned i = 0; i < *count; ++i)
    flatten(terms,
            value->getType()->isVectorTy()
                ? terms.CreateExtractElement(value, uint64_t(i))
                : terms.CreateExtractValue(value, i),
            parts);
}

/// The value of `type` that consists of the first of `parts`, which are
/// dropped; null if they have other types.
static llvm::Value *assemble(llvm::IRBuilderBase &terms, llvm::Type *type,
                             llvm::ArrayRef<llvm::Value *> &parts) {
  std::optional<unsigned> count = countMembers(type);
  if (!count) {
    if (parts.empty() || parts.front()->getType() != type)
      return nullptr;
    llvm::Value *part = parts.front();
    parts = parts.drop_front();
    return part;
  }
  llvm::Value *whole = llvm::PoisonValue::get(type);
  for (unsigned i = 0; i < *count; ++i) {
    llvm::Type *memberType =
        type->isVectorTy() ? type->getScalarType()
                           : llvm::ExtractValueInst::getIndexedType(type, i);
    llvm::Value *member = assemble(terms, memberType, parts);
    if (!member)
      return nullptr;
    whole = type->isVectorTy()
                ? terms.CreateInsertElement(whole, member, uint64_t(i))
                : terms.CreateInsertValue(whole, member, i);
  }
  return whole;
}

/// The type of a value of `type` that is no memref; null if there is none. A
/// tensor has no type in LLVM IR, and is an array here.
static llvm::Type *typeOf(Machine &machine, mlir::Type type) {
  if (auto complex = llvm::dyn_cast<mlir::ComplexType>(type)) {
    llvm::Type *part = scalarTypeOf(machine, complex.getElementType());
    return part ? llvm::StructType::get(part, part) : nullptr;
  }
  if (auto tensor = llvm::dyn_cast<mlir::RankedTensorType>(type)) {
    llvm::Type *result = typeOf(machine, tensor.getElementType());
    if (!result || !tensor.hasStaticShape())
      return nullptr;
    for (int64_t size : llvm::reverse(tensor.getShape()))
      result = llvm::ArrayType::get(result, size);
    return result;
  }
  auto vector = llvm::dyn_cast<mlir::VectorType>(type);
  llvm::Type *result =
      scalarTypeOf(machine, vector ? vector.getElementType() : type);
  if (!vector || !result || vector.isScalable())
    return vector && vector.isScalable() ? nullptr : result;
  llvm::ArrayRef<int64_t> shape = vector.getShape();
  result = llvm::FixedVectorType::get(
      result, shape.empty() ? 1 : static_cast<unsigned>(shape.back()));
  for (int64_t size : llvm::reverse(shape.drop_back(shape.empty() ? 0 : 1)))
    result = llvm::ArrayType::get(result, size);
  return result;
}

/// What a caller, or a callee, keeps to about a memref of `type` whose
/// descriptor has `members`: the numbers are those that the type states, sizes
/// are not negative, and strides that follow from the sizes do.
static void assumeWellFormed(Machine &machine, mlir::MemRefType type,
                             llvm::ArrayRef<llvm::Value *> members) {
  llvm::IRBuilderBase &terms = machine.terms();
  auto bitsOf = [&](size_t member) {
    return Bits(Term{members[member], &terms});
  };
  auto demand = [&](const Bits &condition) {
    machine.undefinedIf(!condition, "the descriptor is not well-formed");
  };
  llvm::SmallVector<int64_t> strides;
  int64_t offset = 0;
  (void)type.getStridesAndOffset(strides, offset);
  llvm::SmallVector<int64_t> stated{offset};
  llvm::append_range(stated, type.getShape());
  llvm::append_range(stated, strides);
  constexpr size_t first = 2; // Behind the pointers.
  for (auto [member, number] : llvm::enumerate(stated)) {
    Bits given = bitsOf(first + member);
    if (!mlir::ShapedType::isDynamic(number))
      demand(given == given.same(number));
  }
  size_t rank = type.getRank(), sizes = first + 1, steps = sizes + rank;
  for (size_t i = 0; i < rank; ++i)
    if (type.isDynamicDim(i))
      demand(!bitsOf(sizes + i).isNegative());
  if (!type.getLayout().isIdentity())
    return;
  for (size_t i = 1; i < rank; ++i)
    if (mlir::ShapedType::isDynamic(strides[i - 1])) {
      Bits size = bitsOf(sizes + i), step = bitsOf(steps + i);
      demand(!size.multiplyOverflows(step, /*isSigned=*/true));
      demand(bitsOf(steps + i - 1) == size * step);
    }
}

/// What a caller keeps to that passes no memref without memory: that of all
/// elements, if they follow each other, is accessible.
static void assumeRoom(Machine &machine, mlir::MemRefType type,
                       llvm::ArrayRef<llvm::Value *> members) {
  llvm::IRBuilderBase &terms = machine.terms();
  llvm::Type *element = typeOf(machine, type.getElementType());
  if (!element || !type.getLayout().isIdentity())
    return;
  const llvm::DataLayout &layout =
      terms.GetInsertBlock()->getModule()->getDataLayout();
  llvm::Value *bytes = terms.getInt64(layout.getTypeAllocSize(element));
  for (llvm::Value *size : members.slice(3, type.getRank()))
    bytes = terms.CreateMul(bytes,
                            terms.CreateSExtOrTrunc(size, terms.getInt64Ty()));
  terms.CreateAssumption(
      terms.getTrue(),
      llvm::OperandBundleDef("dereferenceable",
                             llvm::ArrayRef<llvm::Value *>{members[1], bytes}));
}

std::optional<Values> Statement::valuesOf(mlir::TypeRange types,
                                          llvm::ArrayRef<llvm::Value *> parts) {
  size_t next = 0;
  bool agrees = true;
  Values values;
  for (mlir::Type type : types) {
    size_t first = next;
    std::optional<Value> value =
        putTogether(machine, type, [&](llvm::Type *part) -> llvm::Value * {
          bool isSame = next < parts.size() && parts[next]->getType() == part;
          agrees &= isSame;
          return isSame ? parts[next++] : llvm::PoisonValue::get(part);
        });
    if (!value || !agrees)
      return std::nullopt;
    if (auto memref = llvm::dyn_cast<mlir::MemRefType>(type)) {
      llvm::ArrayRef<llvm::Value *> members = parts.slice(first, next - first);
      assumeWellFormed(machine, memref, members);
      if (hasRoom)
        assumeRoom(machine, memref, members);
    }
    values.push_back(std::move(*value));
  }
  if (next != parts.size())
    return std::nullopt;
  return values;
}

std::optional<Values> Statement::takeParameters() {
  llvm::SmallVector<llvm::Value *> parts;
  for (llvm::Argument &parameter : stated.args())
    flatten(terms, &parameter, parts);
  std::optional<Values> arguments =
      valuesOf(function.getArgumentTypes(), parts);
  if (!arguments && machine.isRunning())
    reason = "the parameters have other types than are known";
  return arguments;
}

void Statement::giveResults(const Values &results) {
  llvm::SmallVector<llvm::Value *> parts;
  for (auto [value, type] : llvm::zip_equal(results, function.getResultTypes()))
    if (!takeApart(machine, value, type, parts))
      return;
  llvm::ArrayRef<llvm::Value *> left = parts;
  llvm::Type *type = stated.getReturnType();
  llvm::Value *result =
      type->isVoidTy() ? nullptr : assemble(terms, type, left);
  if (!left.empty() || (!result && !type->isVoidTy()))
    reason = "the results have other types than are known";
  else if (result)
    terms.CreateRet(result);
  else
    terms.CreateRetVoid();
}

std::optional<Values> Statement::call(mlir::FunctionOpInterface callee,
                                      const Values &arguments) {
  auto refuse = [&]() -> std::optional<Values> {
    machine.unsupported("the call of @" + callee.getName() +
                        " is not stated in LLVM IR");
    return std::nullopt;
  };
  const llvm::Function *same = lowered.getFunction(callee.getName());
  if (!same || same->isVarArg())
    return refuse();
  llvm::SmallVector<llvm::Value *> parts, operands;
  for (auto [value, type] :
       llvm::zip_equal(arguments, callee.getArgumentTypes()))
    if (!takeApart(machine, value, type, parts))
      return std::nullopt;
  llvm::ArrayRef<llvm::Value *> left = parts;
  llvm::FunctionType *type = same->getFunctionType();
  for (llvm::Type *parameter : type->params()) {
    llvm::Value *operand = assemble(terms, parameter, left);
    if (!operand)
      return refuse();
    operands.push_back(operand);
  }
  if (!left.empty())
    return refuse();
  llvm::Value *called = terms.CreateCall(
      stated.getParent()->getOrInsertFunction(callee.getName(), type),
      operands);
  parts.clear();
  if (!type->getReturnType()->isVoidTy())
    flatten(terms, called, parts);
  std::optional<Values> results = valuesOf(callee.getResultTypes(), parts);
  return results ? results : refuse();
}

bool Statement::build() {
  std::optional<Values> arguments = takeParameters();
  std::optional<Values> results;
  if (arguments)
    results = callOnOwnStack(machine, function, *arguments);
  if (results)
    giveResults(*results);
  else if (const std::optional<Stop> &stop = machine.stopped();
           arguments && stop && stop->kind == Stop::Kind::Undefined)
    terms.CreateUnreachable();
  else if (reason.empty() && stop)
    reason = stop->message;
  return reason.empty();
}

/// Whether a value in `function` has as many elements as the target decides.
static bool isScalable(mlir::FunctionOpInterface function) {
  auto isScalableType = [](mlir::Type type) {
    auto vector = llvm::dyn_cast<mlir::VectorType>(type);
    return vector && vector.isScalable();
  };
  return function
      ->walk([&](mlir::Operation *op) {
        bool found = llvm::any_of(op->getResultTypes(), isScalableType) ||
                     llvm::any_of(op->getOperandTypes(), isScalableType);
        return found ? mlir::WalkResult::interrupt()
                     : mlir::WalkResult::advance();
      })
      .wasInterrupted();
}

/// How many instructions of a statement the prover may get.
static constexpr unsigned mostInstructions = 4000;

Limits dialects::limitsOfStatements(unsigned indexBits) {
  Limits limits;
  limits.steps = 20'000;
  limits.bytes = 1 << 25;
  limits.indexBits = indexBits;
  return limits;
}

llvm::Function *dialects::stateFunction(
    mlir::ModuleOp original, mlir::FunctionOpInterface function,
    const llvm::Function &lowered, llvm::Module &module, const Limits &limits,
    std::string &reason, StatedOps *ops, const Assumptions &assumptions) {
  if (isScalable(function)) {
    reason = "there are scalable vectors";
    return nullptr;
  }
  // Another function may call it already.
  llvm::Function *stated = module.getFunction(lowered.getName());
  if (!stated)
    stated = llvm::Function::Create(lowered.getFunctionType(),
                                    llvm::GlobalValue::ExternalLinkage,
                                    lowered.getName(), module);
  Statement statement(original, function, *lowered.getParent(), *stated, limits,
                      assumptions);
  bool isStated = statement.build();
  reason = std::move(statement.reason);
  if (isStated && stated->getInstructionCount() > mostInstructions) {
    reason = "the function is too large";
    isStated = false;
  }
  if (!isStated) {
    stated->deleteBody();
    return nullptr;
  }
  llvm::EliminateUnreachableBlocks(*stated);
  if (ops)
    for (const llvm::Instruction &instruction : llvm::instructions(*stated))
      if (mlir::Operation *op = statement.ops.lookup(&instruction))
        ops->try_emplace(&instruction, op);
  assert(!llvm::verifyFunction(*stated) && "what is stated is no function");
  return stated;
}

/// The members of the descriptor of `type`, the sizes and strides one by one;
/// else the type of the value.
static bool addTypesOf(Machine &machine, mlir::Type type,
                       llvm::SmallVectorImpl<llvm::Type *> &types) {
  llvm::IRBuilderBase &terms = machine.terms();
  if (auto memref = llvm::dyn_cast<mlir::MemRefType>(type)) {
    types.append(2, terms.getPtrTy(addressSpaceOf(memref).value_or(0)));
    types.append(1 + 2 * memref.getRank(),
                 terms.getIntNTy(
                     machine.widthOf(mlir::IndexType::get(type.getContext()))));
    return true;
  }
  types.push_back(typeOf(machine, type));
  return types.back();
}

std::unique_ptr<llvm::Module>
dialects::declareFunctions(mlir::ModuleOp original, const Limits &limits,
                           llvm::LLVMContext &context) {
  auto module = std::make_unique<llvm::Module>("", context);
  llvm::IRBuilder<> terms(context);
  Machine machine(original, limits, llvm::nulls());
  machine.buildWith(terms, nullptr, /*promisesObjects=*/false);
  for (auto function : original.getOps<mlir::FunctionOpInterface>()) {
    llvm::SmallVector<llvm::Type *> parameters, results;
    auto isKnown = [&](mlir::TypeRange types,
                       llvm::SmallVectorImpl<llvm::Type *> &known) {
      return llvm::all_of(types, [&](mlir::Type type) {
        return addTypesOf(machine, type, known);
      });
    };
    if (!isKnown(function.getArgumentTypes(), parameters) ||
        !isKnown(function.getResultTypes(), results))
      continue;
    llvm::Type *result = results.empty() ? terms.getVoidTy()
                         : results.size() == 1
                             ? results.front()
                             : llvm::StructType::get(context, results);
    llvm::Function::Create(
        llvm::FunctionType::get(result, parameters, /*isVarArg=*/false),
        llvm::GlobalValue::ExternalLinkage, function.getName(), *module);
  }
  return module;
}
