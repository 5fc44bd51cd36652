// Terminators: branches, switches of all widths, indirectbr, callbr, loops, and
// blocks in unusual orders.

#include "corpus/enumerate/cases/Body.h"
#include "corpus/enumerate/instructions/Kinds.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace palindrome::enumerate;

static void enumerateSwitches(Enumeration &e) {
  for (Type *type : e.types.integers)
    for (unsigned cases : {0, 1, 2, 5})
      for (unsigned shared : {0, 1, 2})
        for (bool values : {false, true})
          e.add([&](Module &module) {
            auto *integer = cast<IntegerType>(type);
            if (cases > 2 && integer->getBitWidth() < 3)
              return false;
            Body body(module, {type});
            BasicBlock *other = body.newBlock("default");
            SwitchInst *made =
                body.builder.CreateSwitch(body.arg(0), other, cases);
            SmallVector<BasicBlock *> targets = {other};
            for (unsigned i = 0; i != cases; ++i) {
              // All to the default, to one block, or each to its own.
              if (shared == 2 || (shared == 1 && i == 0))
                targets.push_back(body.newBlock());
              BasicBlock *target = targets.back();
              // Values from both ends of the range.
              APInt value(integer->getBitWidth(), i / 2);
              made->addCase(ConstantInt::get(e.context, i % 2 ? ~value : value),
                            target);
            }
            for (BasicBlock *target : targets) {
              body.builder.SetInsertPoint(target);
              if (values) {
                PHINode *phi = body.builder.CreatePHI(type, 2);
                for (BasicBlock *from : predecessors(target))
                  phi->addIncoming(body.arg(0), from);
              }
              body.builder.CreateRetVoid();
            }
            return true;
          });
}

/// Successors that repeat, loops, unreachable blocks, use before definition in
/// the order of blocks, and addresses of blocks.
static constexpr StringLiteral graphs[] = {
    R"(define void @NAME(i1 %c) {
  br i1 %c, label %a, label %a
a:
  ret void
})",
    R"(define i32 @NAME(i1 %c, i32 %x, i32 %y) {
  br i1 %c, label %a, label %a
a:
  %p = phi i32 [ %x, %0 ], [ %x, %0 ]
  ret i32 %p
})",
    R"(define void @NAME(i1 %c) {
  br label %a
a:
  br i1 %c, label %a, label %b
b:
  ret void
})",
    R"(define i32 @NAME(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %j, %loop ], [ 0, %entry ]
  %k = phi i32 [ %i, %loop ], [ 1, %entry ]
  %j = add i32 %i, %k
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %k
})",
    R"(define i32 @NAME(i32 %x) {
  br label %b
a:
  ret i32 %y
b:
  %y = add i32 %x, 1
  br label %a
})",
    R"(define void @NAME() {
  ret void
dead:
  br label %dead
})",
    R"(define i32 @NAME() {
  ret i32 0
dead:
  %x = add i32 %x, 1
  br label %dead
})",
    R"(define i32 @NAME() {
  ret i32 0
dead:
  %x = phi i32 [ %y, %dead ]
  %y = phi i32 [ %x, %dead ]
  br label %dead
})",
    R"(define void @NAME(ptr %p) {
  indirectbr ptr %p, []
})",
    R"(define void @NAME(ptr %p) {
  indirectbr ptr %p, [label %a]
a:
  ret void
})",
    R"(define void @NAME(ptr %p) {
  indirectbr ptr %p, [label %a, label %b, label %a]
a:
  ret void
b:
  ret void
})",
    R"(define i32 @NAME(ptr %p, i32 %x) {
  indirectbr ptr %p, [label %a, label %a]
a:
  %y = phi i32 [ %x, %0 ], [ %x, %0 ]
  ret i32 %y
})",
    R"(define void @NAME() {
  indirectbr ptr blockaddress(@NAME, %a), [label %a]
a:
  ret void
})",
    R"(define void @NAME(ptr addrspace(3) %p) {
  indirectbr ptr addrspace(3) %p, [label %a]
a:
  ret void
})",
    R"(define void @NAME() {
  callbr void asm sideeffect "", "!i"() to label %a [label %b]
a:
  ret void
b:
  ret void
})",
    R"(define i32 @NAME() {
  %x = callbr i32 asm "", "=r,!i,!i"() to label %a [label %b, label %c]
a:
  ret i32 %x
b:
  ret i32 1
c:
  %y = call i32 @llvm.callbr.landingpad.i32(i32 %x)
  ret i32 %y
}
declare i32 @llvm.callbr.landingpad.i32(i32))",
    R"(define i32 @NAME(i32 %z) {
  %x = callbr i32 asm "", "=r,!i"() to label %a [label %a]
a:
  %p = phi i32 [ 1, %0 ], [ 1, %0 ]
  ret i32 %p
})",
    R"(define void @NAME() {
"a name":
  br label %"1"
"1":
  br label %""
"":
  br label %"\FF"
"\FF":
  ret void
})",
    R"(define void @NAME(i8 %"", i8 %"a b", i8 %"0") {
  %"c\0A" = add i8 %"a b", %"0"
  ret void
})",
    R"(define void @NAME() {
  unreachable
})"};

void palindrome::enumerate::enumerateControlFlow(Enumeration &e) {
  enumerateSwitches(e);
  for (StringRef graph : graphs)
    e.addText(graph);
  // Values that are passed to blocks, of each type.
  for (Type *type : e.types.values)
    for (bool loop : {false, true})
      e.add([&](Module &module) {
        Body body(module, asResult(type),
                  {Type::getInt1Ty(e.context), type, type});
        BasicBlock *left = body.newBlock(), *right = body.newBlock(),
                   *join = body.newBlock();
        body.builder.CreateCondBr(body.arg(0), left, right);
        body.builder.SetInsertPoint(left);
        body.builder.CreateBr(join);
        body.builder.SetInsertPoint(right);
        body.builder.CreateBr(join);
        body.builder.SetInsertPoint(join);
        PHINode *phi = body.builder.CreatePHI(type, 3);
        phi->addIncoming(body.arg(1), left);
        phi->addIncoming(body.arg(2), right);
        if (!loop) {
          body.finish(phi);
          return true;
        }
        phi->addIncoming(phi, join);
        BasicBlock *exit = body.newBlock();
        body.builder.CreateCondBr(body.arg(0), join, exit);
        body.builder.SetInsertPoint(exit);
        body.finish(phi);
        return true;
      });
}
