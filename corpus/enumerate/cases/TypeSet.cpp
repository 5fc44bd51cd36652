// Makes the types of the set in a context.

#include "corpus/enumerate/cases/TypeSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Type.h"

using namespace llvm;
using namespace palindrome;
using namespace palindrome::enumerate;

static void append(TypeList &list, const TypeList &others) {
  list.insert(list.end(), others.begin(), others.end());
}

static TypeList aggregateTypes(LLVMContext &context) {
  Type *i1 = Type::getInt1Ty(context), *i8 = Type::getInt8Ty(context);
  Type *i32 = Type::getInt32Ty(context), *i64 = Type::getInt64Ty(context);
  Type *f32 = Type::getFloatTy(context), *f64 = Type::getDoubleTy(context);
  Type *pointer = PointerType::get(context, 0);
  Type *vector = FixedVectorType::get(i32, 4);
  Type *scalable = ScalableVectorType::get(i32, 4);
  Type *pair = StructType::create(context, {i32, pointer}, "pair");
  Type *packed =
      StructType::create(context, {i8, i64}, "packed struct", /*packed=*/true);
  Type *unnamed = StructType::create(context, {f32, f32});
  Type *odd = IntegerType::get(context, 129);
  // Vectors that MLIR has no type for.
  Type *ppc = FixedVectorType::get(Type::getPPC_FP128Ty(context), 2);
  Type *target = TargetExtType::get(context, "llvm.test.vectorelement");
  Type *targets = FixedVectorType::get(target, 4);
  return {ArrayType::get(i8, 0),
          ArrayType::get(i1, 3),
          ArrayType::get(odd, 2),
          ArrayType::get(pointer, 2),
          ArrayType::get(f64, 2),
          ArrayType::get(vector, 2),
          ArrayType::get(scalable, 2),
          ArrayType::get(ArrayType::get(i32, 2), 3),
          ArrayType::get(pair, 2),
          StructType::get(context),
          StructType::get(context, {}, /*isPacked=*/true),
          StructType::get(context, {i32, f32}),
          StructType::get(context, {i8, i64}, /*isPacked=*/true),
          StructType::get(context, {f32, f32}),
          StructType::get(context, {vector, vector}),
          StructType::get(context, {scalable, scalable}),
          StructType::get(context, {pair, ArrayType::get(packed, 1)}),
          StructType::create(context, ArrayRef<Type *>(), "empty"),
          ArrayType::get(ppc, 2),
          ArrayType::get(targets, 2),
          StructType::get(context, {ppc, i32, targets}),
          StructType::get(context, {target, pointer}),
          StructType::create(context, {ppc, ArrayType::get(target, 2)}, "h"),
          pair,
          packed,
          unnamed};
}

TypeSet::TypeSet(LLVMContext &context) : PlainTypes(context) {
  targets = makers::targetTypes(context);
  aggregates = aggregateTypes(context);
  opaque = {StructType::create(context, "opaque"),
            StructType::create(context, "opaque type")};
  amx = Type::getX86_AMXTy(context);

  for (const TypeList *likes : {&integerLike, &floatLike, &pointerLike})
    append(values, *likes);
  vectors.push_back(FixedVectorType::get(targets.back(), 4));
  values.push_back(vectors.back());
  append(values, targets);
  append(values, aggregates);

  all = values;
  append(all, opaque);
  append(all, {amx, Type::getVoidTy(context), Type::getLabelTy(context),
               Type::getTokenTy(context), Type::getMetadataTy(context),
               FunctionType::get(integers[5], {pointers[0]}, true)});
  few = {integers[5],
         integers[7],
         floats[2],
         floats[4],
         pointers[0],
         pointers[1],
         FixedVectorType::get(integers[5], 4),
         FixedVectorType::get(floats[6], 2),
         ScalableVectorType::get(floats[3], 2),
         targets[2],
         aggregates[5],
         aggregates[11]};
}
