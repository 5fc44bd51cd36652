// Every cast from each type to each other, with its flags.

#include "corpus/enumerate/cases/Body.h"
#include "corpus/enumerate/instructions/Kinds.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace palindrome::enumerate;

void palindrome::enumerate::enumerateCasts(Enumeration &e) {
  for (unsigned op = Instruction::CastOpsBegin; op != Instruction::CastOpsEnd;
       ++op) {
    auto cast = Instruction::CastOps(op);
    for (Type *from : e.types.values)
      for (Type *to : e.types.values) {
        if (!CastInst::castIsValid(cast, from, to))
          continue;
        for (unsigned flags = 0; flags != numFlagChoices; ++flags) {
          // Most casts have few flags.
          if (flags > 3 && !from->isFPOrFPVectorTy())
            break;
          e.add([&](Module &module) {
            Body body(module, to, {from});
            auto *made = body.insert(CastInst::Create(cast, body.arg(0), to));
            body.finish(made);
            return setFlags(*made, flags);
          });
        }
      }
  }
}
