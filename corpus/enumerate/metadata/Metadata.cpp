// Metadata: nodes of each shape, attachments of every kind, named lists and
// module flags.

#include "llvm/IR/Metadata.h"
#include "corpus/enumerate/cases/Body.h"
#include "corpus/enumerate/metadata/Kinds.h"
#include "verify/seek/makers/Metadata.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;
using namespace palindrome;
using namespace palindrome::enumerate;

/// The node of a row.
static MDNode *makeNode(LLVMContext &context, const makers::NodeText &row) {
  return makers::makeNode(context, makers::withNumbers(row.text));
}

/// Instructions that kinds of metadata are for.
static Instruction *makeInstruction(Body &body, unsigned kind) {
  LLVMContext &context = body.function->getContext();
  Type *i32 = Type::getInt32Ty(context),
       *pointer = PointerType::get(context, 0);
  Value *number = body.arg(0), *address = body.arg(1), *real = body.arg(2);
  auto *callee = FunctionType::get(pointer, {}, false);
  switch (kind) {
  case 0:
    return body.builder.CreateLoad(i32, address);
  case 1:
    return body.builder.CreateLoad(pointer, address);
  case 2:
    return body.builder.CreateStore(number, address);
  case 3:
    return body.builder.CreateCall(callee, address);
  case 4:
    return body.insert(BinaryOperator::CreateFAdd(real, real));
  case 5:
    return body.insert(BinaryOperator::CreateAdd(number, number));
  case 6:
    return body.builder.CreateAlloca(i32);
  case 7:
    return body.insert(
        GetElementPtrInst::Create(i32, address, ArrayRef<Value *>(number)));
  case 8:
    return body.insert(
        SelectInst::Create(ConstantInt::getTrue(context), number, number));
  case 9:
    return body.insert(new AtomicRMWInst(AtomicRMWInst::Add, address, number,
                                         Align(4), AtomicOrdering::Monotonic,
                                         SyncScope::System));
  case 10:
    return body.insert(new FenceInst(context, AtomicOrdering::Acquire));
  case 11: {
    auto *other = body.newBlock();
    new UnreachableInst(context, other);
    auto *branch =
        body.builder.CreateCondBr(ConstantInt::getTrue(context), other, other);
    body.builder.SetInsertPoint(body.newBlock());
    return branch;
  }
  case 12:
    return body.insert(new IntToPtrInst(number, pointer));
  case 13: {
    auto *other = body.newBlock();
    new UnreachableInst(context, other);
    auto *choice = body.builder.CreateSwitch(number, other, 1);
    choice->addCase(ConstantInt::get(Type::getInt32Ty(context), 1), other);
    body.builder.SetInsertPoint(body.newBlock());
    return choice;
  }
  case 14:
    return body.builder.CreateCall(FunctionType::get(i32, {i32}, false),
                                   address, {number});
  default:
    return nullptr;
  }
}

/// Whether LLVM's verifier is known to crash on an attachment: it casts
/// operands of these kinds without a check.
static bool crashesLLVM(StringRef kind, const MDNode &node) {
  auto isNull = [](const MDOperand &operand) { return !operand.get(); };
  static constexpr StringLiteral casting[] = {
      "tbaa",  "alias.scope", "noalias",           "dereferenceable",
      "align", "annotation",  "llvm.access.group", "dereferenceable_or_null",
      "mmra",  "callee_type"};
  if (kind == "memprof")
    return any_of(node.operands(), [](const MDOperand &operand) {
      return !isa_and_nonnull<MDNode>(operand.get());
    });
  if (kind == "llvm.loop")
    return node.getNumOperands() == 0 || isNull(node.getOperand(0));
  return is_contained(casting, kind) && any_of(node.operands(), isNull);
}

static void enumerateAttachments(Enumeration &e) {
  SmallVector<StringRef> kinds;
  e.context.getMDKindNames(kinds);
  SmallVector<std::string> names;
  for (StringRef kind : kinds)
    names.push_back(kind.str());
  names.append({"custom", "a kind\n", "0"});
  for (const std::string &name : names)
    for (const makers::NodeText &row : makers::nodeTexts()) {
      if (crashesLLVM(name, *makeNode(e.context, row)))
        continue;
      unsigned kind = e.context.getMDKindID(name);
      for (unsigned place = 0; place != 15; ++place)
        e.add([&](Module &module) {
          Body body(module, {Type::getInt32Ty(e.context),
                             PointerType::get(e.context, 0),
                             Type::getFloatTy(e.context)});
          makeInstruction(body, place)
              ->setMetadata(kind, makeNode(e.context, row));
          body.finish();
          return true;
        });
      for (bool defined : {false, true}) {
        e.add([&](Module &module) {
          Type *i32 = Type::getInt32Ty(e.context);
          auto *variable = new GlobalVariable(
              module, i32, false, GlobalValue::ExternalLinkage,
              defined ? ConstantInt::get(i32, 0) : nullptr, "v");
          variable->addMetadata(kind, *makeNode(e.context, row));
          variable->addMetadata(kind, *makeNode(e.context, row));
          return true;
        });
        e.add([&](Module &module) {
          auto *function = Function::Create(
              FunctionType::get(Type::getVoidTy(e.context), {}, false),
              GlobalValue::ExternalLinkage, "f", module);
          function->addMetadata(kind, *makeNode(e.context, row));
          if (defined)
            new UnreachableInst(e.context,
                                BasicBlock::Create(e.context, "", function));
          return true;
        });
      }
    }
}

/// Nodes as operands of calls.
static void enumerateOperands(Enumeration &e) {
  for (const makers::NodeText &row : makers::nodeTexts())
    e.add([&](Module &module) {
      auto *type = FunctionType::get(Type::getVoidTy(e.context),
                                     {Type::getMetadataTy(e.context)}, false);
      Function *callee = Function::Create(type, GlobalValue::ExternalLinkage,
                                          "llvm.unknown", module);
      Body body(module, {});
      body.insert(CallInst::Create(
          callee, MetadataAsValue::get(e.context, makeNode(e.context, row))));
      body.finish();
      return true;
    });
}

/// Constants of each type as operands of nodes, and values as operands of
/// calls.
static void enumerateConstantNodes(Enumeration &e) {
  for (Type *type : e.types.values) {
    for (bool poison : {false, true})
      e.add([&](Module &module) {
        Constant *constant =
            poison ? PoisonValue::get(type) : UndefValue::get(type);
        module.getOrInsertNamedMetadata("list")->addOperand(
            MDNode::get(e.context, ConstantAsMetadata::get(constant)));
        return true;
      });
    e.add([&](Module &module) {
      Body body(module, {type});
      Function *callee =
          Intrinsic::getOrInsertDeclaration(&module, Intrinsic::fake_use, {});
      auto *call = body.insert(CallInst::Create(callee, {body.arg(0)}));
      call->setMetadata("custom",
                        MDNode::get(e.context, ConstantAsMetadata::get(
                                                   PoisonValue::get(type))));
      body.finish();
      return true;
    });
  }
}

static void enumerateLoops(Enumeration &e) {
  auto loop = [&](StringRef properties, StringRef itself) {
    e.addText("define void @NAME(i1 %c, ptr %p) !dbg !8 {\n  br label %a\na:\n"
              "  %x = load i32, ptr %p, align 4, !llvm.access.group !5\n  br "
              "i1 %c, label %a, label %b, !llvm.loop !3\nb:\n  ret void\n}\n"
              "!llvm.dbg.cu = !{!7}\n!llvm.module.flags = !{!10}\n"
              "!10 = !{i32 2, !\"Debug Info Version\", i32 3}\n!3 = " +
              itself + makers::withNumbers(properties) + "}\n" +
              makers::loopScene);
  };
  ArrayRef<StringLiteral> all = makers::loopProperties();
  for (StringRef first : all) {
    loop((", " + first).str(), "distinct !{!3");
    loop((", " + first + ", " + first).str(), "distinct !{!3");
    loop(first, "distinct !{");
    loop((first + ", !3").str(), "distinct !{");
    loop((", " + first).str(), "!{!3");
  }
  for (StringRef first : all)
    for (StringRef second : all)
      loop((", " + first + ", " + second).str(), "distinct !{!3");
}

void palindrome::enumerate::enumerateMetadata(Enumeration &e) {
  enumerateAttachments(e);
  enumerateOperands(e);
  enumerateConstantNodes(e);
  enumerateLoops(e);
}

/// Named lists with the nodes that LLVM itself knows, and others.
static constexpr StringLiteral lists[] = {
    "!named = !{}",
    "!named = !{!0, !0}\n!0 = !{}",
    "!\\20a\\0A = !{!0}\n!0 = distinct !{!0}",
    "!named = !{!0, !1}\n!0 = !{!1}\n!1 = !{!0}",
    "!named = !{!0, !1}\n!0 = distinct !{!1}\n!1 = distinct !{!0}",
    ("!named = !{!0}\n!0 = !{!\"\\00\\FF\", null, i7 -1, half 0xH7E01, ptr "
     "null}"),
    ("!named = !{!0}\n!0 = !{ptr @v, ptr getelementptr (i8, ptr @v, i64 "
     "1)}\n@v = global i8 0"),
    ("!named = !{!0}\n!0 = !{<2 x i32> <i32 1, i32 2>, {i8, ptr} {i8 1, ptr "
     "null}, [2 x i8] c\"ab\", i32 poison, i32 undef}"),
    ("!named = !{!0}\n!0 = !{<vscale x 2 x i32> zeroinitializer, "
     "target(\"spirv.Event\") zeroinitializer}"),
    "!llvm.ident = !{!0}\n!0 = !{!\"a compiler\"}",
    "!llvm.ident = !{!0, !0}\n!0 = !{!\"a compiler\"}",
    "!llvm.ident = !{!0, !1}\n!0 = !{!\"a\"}\n!1 = !{!\"b\"}",
    "!llvm.ident = !{}",
    "!llvm.commandline = !{!0}\n!0 = !{!\"clang -c\"}",
    "!llvm.commandline = !{!0, !1}\n!0 = !{!\"a\"}\n!1 = !{!\"\"}",
    "!llvm.linker.options = !{!0, !1}\n!0 = !{!\"-l\", !\"m\"}\n!1 = !{}",
    "!llvm.linker.options = !{!0}\n!0 = distinct !{!\"/DEFAULTLIB:x\"}",
    "!llvm.dependent-libraries = !{!0, !1}\n!0 = !{!\"m\"}\n!1 = !{!\"c\"}",
    "!opencl.ocl.version = !{!0}\n!0 = !{i32 2, i32 0}",
    "!opencl.used.extensions = !{!0}\n!0 = !{}",
    ("!nvvm.annotations = !{!0}\n!0 = !{ptr @f, !\"kernel\", i32 "
     "1}\ndefine void @f() {\n  ret void\n}"),
    "!nvvm.annotations = !{!0}\n!0 = !{null, !\"kernel\", i32 1}",
    "!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0, i32 3, i32 1}",
    "!llvm.module.flags = !{}",
    "!llvm.dbg.cu = !{}",
    "!llvm.debugify = !{!0, !1}\n!0 = !{i32 1}\n!1 = !{i32 0}",
    ("!llvm.embedded.objects = !{!0}\n!0 = !{ptr @v, !\".llvmbc\"}\n@v = "
     "global i8 0"),
    "!llvm.gcov = !{!0}\n!0 = !{!\"a.gcno\", !\"a.gcda\", null}",
    "!llvm.stats = !{!0}\n!0 = !{!\"a\", i64 1}",
    "!llvm.pseudo_probe_desc = !{!0}\n!0 = !{i64 1, i64 2, !\"f\"}",
    ("!cfi.functions = !{!0}\n!0 = !{!\"f\", i8 0, !1}\n!1 = !{i64 0, "
     "!\"t\"}"),
    "!aliases = !{!0}\n!0 = !{!\"a\", !\"b\", i8 0, i8 0}",
    "!symvers = !{!0}\n!0 = !{!\"a\", !\"a@V\"}",
    "!riscv-isa = !{!0}\n!0 = !{!\"rv64i\"}",
    ("!spirv.ExecutionMode = !{!0}\n!0 = !{ptr @f, i32 17, i32 1, i32 1, i32 "
     "1}\ndeclare void @f()"),
    "!amdgpu.printf = !{!0}\n!0 = !{!\"1:1:4:%d\"}",
    "!dx.valver = !{!0}\n!0 = !{i32 1, i32 7}",
    "!llvm.offloading.symbols = !{!0}\n!0 = !{!\"a\"}",
    ("!omp_offload.info = !{!0}\n!0 = !{i32 0, i32 1, i32 2, !\"f\", i32 3, "
     "i32 0, i32 0}"),
    "!llvm.x = !{!0}\n!0 = distinct !DIAssignID()",
    "!named = !{!DIExpression(), !DIExpression(DW_OP_deref)}"};

static constexpr StringLiteral flagValues[] = {
    "i32 0",
    "i32 1",
    "i32 7",
    "i64 1",
    "i1 true",
    "i8 2",
    "i128 1",
    "!\"a\"",
    "!{}",
    "!{!\"a\", !\"b\"}",
    "!{!\"Debug Info Version\", i32 3}",
    "ptr null",
    "float 1.0",
    "null",
    "!{!{!\"a\", !\"b\", i64 1}}"};

void palindrome::enumerate::enumerateNamedMetadata(Enumeration &e) {
  for (StringRef list : lists)
    e.addText(list);
  for (unsigned behavior = 0; behavior != 10; ++behavior)
    for (StringRef value : flagValues)
      for (StringRef name : {"key", "other key"})
        e.addText("!llvm.module.flags = !{!0}\n!0 = !{i32 " + Twine(behavior) +
                  ", !\"" + name + "\", " + value + "}\n");
  for (StringRef name : makers::moduleFlags())
    for (StringRef value : flagValues)
      for (unsigned behavior : {1, 7})
        e.addText("!llvm.module.flags = !{!0}\n!0 = !{i32 " + Twine(behavior) +
                  ", !\"" + name + "\", " + value + "}\n");
  e.addText("!llvm.module.flags = !{!0, !1}\n!0 = !{i32 1, !\"a\", i32 "
            "1}\n!1 = !{i32 3, !\"b\", !{!\"a\", i32 1}}\n");
  e.addText("!llvm.module.flags = !{!0, !0}\n!0 = !{i32 5, !\"a\", !{}}\n");
  e.addText("!llvm.module.flags = !{!0}\n!0 = distinct !{i32 1, !\"a\", i32 "
            "1}\n");
  e.addText("!llvm.module.flags = !{!0}\n!x = !{!0}\n!0 = !{i32 1, !\"a\", "
            "i32 1}\n");
  e.addText("!llvm.module.flags = !{!0}\n!0 = !{i32 5, !\"CG Profile\", "
            "!1}\n!1 = !{!2, !3}\n!2 = !{ptr @f, ptr @g, i64 "
            "7}\n!3 = !{ptr @f, null, i64 7}\ndeclare void @f()\ndeclare void "
            "@g()\n");
  e.addText("!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"ProfileSummary\", "
            "!1}\n!1 = !{!2, !3, !4, !5, !6, !7, !8, !9}\n!2 = "
            "!{!\"ProfileFormat\", !\"InstrProf\"}\n!3 = !{!\"TotalCount\", "
            "i64 10}\n!4 = !{!\"MaxCount\", i64 5}\n!5 = "
            "!{!\"MaxInternalCount\", i64 1}\n!6 = !{!\"MaxFunctionCount\", "
            "i64 4}\n!7 = !{!\"NumCounts\", i64 3}\n!8 = "
            "!{!\"NumFunctions\", i64 3}\n!9 = !{!\"DetailedSummary\", "
            "!10}\n!10 = !{!11}\n!11 = !{i32 10000, i64 100, i32 1}\n");
}
