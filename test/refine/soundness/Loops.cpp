// Makes random functions with loops.
//
//   entry:  %a = alloca i8, ...                the start of each phi
//   loop:   phis, operations, accesses, calls  perhaps two branches that join
//   exit:   ret of one of the values

#include "test/refine/soundness/Loops.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/NoFolder.h"
#include "llvm/Passes/PassBuilder.h"

using namespace llvm;
using palindrome::mutate::Chooser;

namespace {
class LoopMaker {
public:
  LoopMaker(Module &module, Chooser &choose)
      : module(module), choose(choose), builder(module.getContext()),
        byte(builder.getInt8Ty()), bit(builder.getInt1Ty()) {}

  Function *run(StringRef name);

private:
  /// A value that may be used here.
  Value *value();
  Value *condition();
  Value *pointer();
  /// An operation on bytes, an access to memory or a call.
  void step();
  void steps(unsigned count) {
    while (count-- > 0)
      step();
  }
  void branch();
  /// A loop that ends in a new block, which follows.
  void loop(unsigned depth);
  Function *callee(bool isPure);

  Module &module;
  Chooser &choose;
  IRBuilder<NoFolder> builder;
  Type *byte, *bit;
  Function *function = nullptr;
  /// The bytes and pointers that dominate the place where the builder is.
  std::vector<Value *> bytes, pointers;
};
} // namespace

Value *LoopMaker::value() {
  if (choose.oneIn(5))
    return ConstantInt::get(byte, choose.oneIn(3) ? choose.below(256)
                                                  : choose.below(4));
  if (choose.oneIn(60))
    return UndefValue::get(byte);
  return choose.of(bytes);
}

Value *LoopMaker::condition() {
  constexpr CmpInst::Predicate predicates[] = {
      CmpInst::ICMP_EQ, CmpInst::ICMP_NE, CmpInst::ICMP_ULT, CmpInst::ICMP_SLT};
  Value *x = value();
  return builder.CreateICmp(choose.of(predicates), x, value());
}

Value *LoopMaker::pointer() {
  Value *base = choose.of(pointers);
  return choose.oneIn(3)
             ? builder.CreateGEP(byte, base, builder.getInt64(choose.below(2)))
             : base;
}

Function *LoopMaker::callee(bool isPure) {
  auto *type = FunctionType::get(byte, {byte}, false);
  auto *result = cast<Function>(
      module.getOrInsertFunction(isPure ? "pure" : "log", type).getCallee());
  if (isPure) {
    result->setDoesNotAccessMemory();
    result->setDoesNotThrow();
    result->addFnAttr(Attribute::WillReturn);
  } else if (choose.flip()) {
    result->setDoesNotThrow();
  }
  return result;
}

void LoopMaker::step() {
  switch (choose.below(8)) {
  case 0:
    bytes.push_back(builder.CreateLoad(byte, pointer()));
    return;
  case 1: {
    Value *stored = value();
    builder.CreateStore(stored, pointer());
    return;
  }
  case 2: {
    if (!choose.oneIn(3))
      break;
    Value *passed = value();
    bytes.push_back(builder.CreateCall(callee(choose.flip()), {passed}));
    return;
  }
  case 3: {
    Value *decides = condition(), *x = value();
    bytes.push_back(builder.CreateSelect(decides, x, value()));
    return;
  }
  case 4:
    if (choose.flip())
      break;
    bytes.push_back(builder.CreateFreeze(value()));
    return;
  default:
    break;
  }
  constexpr Instruction::BinaryOps opcodes[] = {
      Instruction::Add, Instruction::Add, Instruction::Sub, Instruction::And,
      Instruction::Or,  Instruction::Xor, Instruction::Shl, Instruction::Mul};
  Value *x = value();
  auto *result = builder.CreateBinOp(choose.of(opcodes), x, value());
  if (auto *operation = dyn_cast<OverflowingBinaryOperator>(result)) {
    cast<Instruction>(operation)->setHasNoSignedWrap(choose.oneIn(4));
    cast<Instruction>(operation)->setHasNoUnsignedWrap(choose.oneIn(6));
  }
  bytes.push_back(result);
}

void LoopMaker::branch() {
  LLVMContext &context = module.getContext();
  auto *yes = BasicBlock::Create(context, "yes", function),
       *no = BasicBlock::Create(context, "no", function),
       *join = BasicBlock::Create(context, "join", function);
  builder.CreateCondBr(condition(), yes, no);
  std::vector<Value *> before = bytes;
  SmallVector<std::pair<Value *, BasicBlock *>> incoming;
  for (BasicBlock *side : {yes, no}) {
    builder.SetInsertPoint(side);
    bytes = before;
    steps(choose.below(3));
    incoming.emplace_back(value(), side);
    builder.CreateBr(join);
  }
  builder.SetInsertPoint(join);
  bytes = std::move(before);
  PHINode *merged = builder.CreatePHI(byte, 2);
  for (auto [from, block] : incoming)
    merged->addIncoming(from, block);
  bytes.push_back(merged);
}

void LoopMaker::loop(unsigned depth) {
  LLVMContext &context = module.getContext();
  auto *head = BasicBlock::Create(context, "loop", function),
       *exit = BasicBlock::Create(context, "exit", function);
  Value *limit =
      choose.flip() ? ConstantInt::get(byte, 1 + choose.below(4)) : value();
  bool isWhile = choose.flip();
  unsigned count = 1 + choose.below(2);
  SmallVector<Value *> starts{ConstantInt::get(byte, 0)};
  for (unsigned i = 0; i < count; ++i)
    starts.push_back(value());
  BasicBlock *before = builder.GetInsertBlock();
  builder.CreateBr(head);
  builder.SetInsertPoint(head);
  SmallVector<PHINode *> phis;
  for (Value *start : starts) {
    phis.push_back(builder.CreatePHI(byte, 2));
    phis.back()->addIncoming(start, before);
  }
  append_range(bytes, phis);
  std::vector<Value *> atHead = bytes;
  if (isWhile) {
    auto *body = BasicBlock::Create(context, "body", function);
    builder.CreateCondBr(builder.CreateICmpULT(phis.front(), limit), body,
                         exit);
    builder.SetInsertPoint(body);
  }
  steps(1 + choose.below(4));
  if (choose.oneIn(4))
    branch();
  if (depth == 0 && choose.oneIn(5))
    loop(1);
  steps(choose.below(3));
  Value *next = builder.CreateAdd(phis.front(), ConstantInt::get(byte, 1), "",
                                  choose.flip(), choose.oneIn(3));
  bytes.push_back(next);
  BasicBlock *latch = builder.GetInsertBlock();
  phis.front()->addIncoming(next, latch);
  for (PHINode *phi : drop_begin(phis))
    phi->addIncoming(value(), latch);
  if (isWhile) {
    builder.CreateBr(head);
    bytes = std::move(atHead);
  } else {
    builder.CreateCondBr(builder.CreateICmpULT(next, limit), head, exit);
  }
  builder.SetInsertPoint(exit);
}

Function *LoopMaker::run(StringRef name) {
  function = Function::Create(
      FunctionType::get(byte, {byte, byte, builder.getPtrTy()}, false),
      Function::ExternalLinkage, name, module);
  // Without noundef, most changes of uses are wrong.
  for (unsigned i = 0; i < 3; ++i)
    if (!choose.oneIn(4))
      function->addParamAttr(i, Attribute::NoUndef);
  builder.SetInsertPoint(
      BasicBlock::Create(module.getContext(), "entry", function));
  bytes = {function->getArg(0), function->getArg(1)};
  pointers = {function->getArg(2)};
  if (choose.flip()) {
    Value *local =
        builder.CreateAlloca(ArrayType::get(byte, 2), nullptr, "local");
    pointers.insert(pointers.end(), 2, local);
    Value *stored = value();
    builder.CreateStore(stored, local);
  }
  steps(choose.below(3));
  loop(0);
  steps(choose.below(2));
  builder.CreateRet(value());
  return function;
}

Function *palindrome::soundness::makeLoop(Module &module, StringRef name,
                                          Chooser &choose) {
  return LoopMaker(module, choose).run(name);
}

bool palindrome::soundness::hasLoop(const Function &function) {
  SmallVector<std::pair<const BasicBlock *, const BasicBlock *>> edges;
  FindFunctionBackedges(function, edges);
  return !edges.empty();
}

StringRef palindrome::soundness::optimize(Function &function, Chooser &choose) {
  constexpr StringLiteral pipelines[] = {
      "instcombine<no-verify-fixpoint>",
      "simplifycfg",
      "gvn",
      "early-cse<memssa>",
      "dse",
      "loop-mssa(licm)",
      "sroa,instcombine<no-verify-fixpoint>",
      "loop(loop-rotate)",
      "instcombine<no-verify-fixpoint>,simplifycfg,gvn",
      "reassociate",
      "jump-threading",
      "loop-mssa(licm),gvn,instcombine<no-verify-fixpoint>",
      "loop(indvars)",
      "loop(loop-rotate),loop(indvars)",
      "loop(loop-rotate),loop(loop-unroll-full)",
      "loop-unroll<O3;runtime>",
      "loop-unroll<O3;peeling;no-partial;no-runtime>",
      "loop(loop-rotate),loop-mssa(licm),instcombine<no-verify-fixpoint>",
      "loop(simple-loop-unswitch<nontrivial>)",
      "adce",
  };
  PassBuilder passes;
  LoopAnalysisManager loops;
  FunctionAnalysisManager functions;
  CGSCCAnalysisManager graph;
  ModuleAnalysisManager modules;
  passes.registerModuleAnalyses(modules);
  passes.registerCGSCCAnalyses(graph);
  passes.registerFunctionAnalyses(functions);
  passes.registerLoopAnalyses(loops);
  passes.crossRegisterProxies(loops, functions, graph, modules);
  FunctionPassManager manager;
  StringRef pipeline = choose.of(pipelines);
  cantFail(passes.parsePassPipeline(manager, pipeline));
  manager.run(function, functions);
  return pipeline;
}
