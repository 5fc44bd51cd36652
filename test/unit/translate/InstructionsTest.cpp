// Instructions: each opcode with its flags.

#include "Support.h"

using namespace palindrome;
using namespace palindrome::test;

/// A function body with operands of every kind.
#define BODY(code)                                                             \
  "define void @f(i32 %i, i64 %l, float %x, double %d, ptr %p, <4 x i32> %v, " \
  "<4 x float> %w, i1 %c, <2 x ptr> %q, {i32, [2 x i8]} %s) {\n" code          \
  "\n ret void\n}"

static const Case instructionsCases[] = {
    {"IntegerFlags",
     BODY(
         " %1 = add nuw i32 %i, 1\n %2 = sub nsw i32 %1, %i\n %3 = mul nuw nsw "
         "i32 %2, %2\n %4 = shl nuw i32 %3, 2\n %5 = lshr exact i32 %4, 1\n "
         "%6 = ashr exact i32 %5, 1\n %7 = sdiv exact i32 %6, 3\n %8 = udiv "
         "exact i32 %7, 3\n %9 = or disjoint i32 %8, 1\n %10 = and i32 %9, 7\n "
         "%11 = xor i32 %10, -1\n %12 = srem i32 %11, 5\n %13 = urem i32 %12, "
         "5\n %14 = or i32 %13, 1\n %15 = udiv <4 x i32> %v, %v")},
    {"FloatFlags",
     BODY(
         " %1 = fadd fast float %x, 1.0\n %2 = fsub nnan float %1, %x\n %3 = "
         "fmul ninf nsz float %2, %x\n %4 = fdiv arcp float %3, %x\n %5 = frem "
         "contract afn float %4, %x\n %6 = fneg reassoc float %5\n %7 = fcmp "
         "fast olt float %6, %x\n %8 = select nnan i1 %7, float %6, float %x\n "
         "%9 = fadd <4 x float> %w, %w\n %10 = fpext nnan float %x to double\n "
         "%11 = fptrunc fast double %d to float\n %12 = fneg float %x")},
    {"Casts",
     BODY(" %1 = trunc nuw nsw i64 %l to i32\n %2 = zext nneg i32 %i to i64\n "
          "%3 = sext i32 %i to i64\n %4 = fptosi float %x to i8\n %5 = fptoui "
          "float %x to i8\n %6 = sitofp i32 %i to float\n %7 = uitofp nneg i32 "
          "%i to float\n %8 = ptrtoint ptr %p to i64\n %9 = inttoptr i64 %l to "
          "ptr\n %10 = bitcast float %x to i32\n %11 = addrspacecast ptr %p to "
          "ptr addrspace(3)\n %12 = bitcast i32 %i to i32\n %13 = bitcast ptr "
          "%p to ptr\n %14 = uitofp i32 %i to "
          "float")},
    {"Compares",
     BODY(
         " %1 = icmp samesign ult i32 %i, 3\n %2 = icmp eq ptr %p, null\n %3 = "
         "icmp sge <4 x i32> %v, %v\n %4 = fcmp uno float %x, 0.0\n %5 = fcmp "
         "true float %x, %x\n %6 = fcmp false float %x, %x\n %7 = icmp "
         "samesign "
         "sgt <4 x i32> %v, %v\n %8 = icmp ule <2 x ptr> %q, %q")},
    {"Memory",
     BODY(
         " %1 = alloca i32\n %2 = alloca [4 x i8], i64 %l, align 32\n %3 = "
         "alloca inalloca i64\n %4 = load volatile i32, ptr %p, align 1\n "
         "store "
         "volatile i32 %4, ptr %p, align 2\n %5 = load atomic i32, ptr %p "
         "seq_cst, align 4\n store atomic i32 1, ptr %p syncscope(\"agent\") "
         "release, align 4\n %6 = load i32, ptr %p, align 4, !nontemporal !0, "
         "!invariant.load !1\n store i32 1, ptr %p, align 4, !nontemporal !0\n "
         "%7 = load i8, ptr %p, align 4294967296\n %8 = alloca i8, align "
         "4294967296\n %9 = load atomic volatile float, ptr %p unordered, "
         "align 4") "\n!0 = !{i32 1}\n!1 = !{}"},
    {"AllocaAddressSpace",
     "target datalayout = \"A5\"\ndefine void @f() {\n %a = alloca i32, align "
     "4, addrspace(5)\n %b = alloca i32, i16 3, align 4, addrspace(5)\n ret "
     "void\n}"},
    {"Atomics",
     BODY(" %1 = atomicrmw add ptr %p, i32 1 monotonic, align 4\n %2 = "
          "atomicrmw volatile fmax ptr %p, float 1.0 syncscope(\"x\") acq_rel, "
          "align 8\n %3 = cmpxchg weak volatile ptr %p, i32 1, i32 2 "
          "syncscope(\"singlethread\") acquire monotonic, align 16\n fence "
          "syncscope(\"workgroup\") seq_cst\n fence acquire\n %4 = atomicrmw "
          "uinc_wrap ptr %p, i32 1 seq_cst, align 4\n %5 = atomicrmw usub_sat "
          "ptr %p, i32 1 seq_cst, align 4\n %6 = cmpxchg ptr %p, ptr null, ptr "
          "%p seq_cst seq_cst, align 8\n %7 = atomicrmw xchg ptr %p, ptr %p "
          "seq_cst, align 8\n %8 = atomicrmw fminimum ptr %p, double 2.0 "
          "seq_cst, align 8")},
    {"GetElementPtr",
     BODY(
         " %1 = getelementptr i8, ptr %p, i64 %l\n %2 = getelementptr inbounds "
         "{ i32, [4 x i8] }, ptr %p, i64 0, i32 1, i64 3\n %3 = getelementptr "
         "nusw nuw i32, ptr %p, i32 -1\n %4 = getelementptr { i8, i32 }, <2 x "
         "ptr> %q, <2 x i64> <i64 1, i64 2>, <2 x i32> splat (i32 1)\n %5 = "
         "getelementptr i8, ptr %p, i32 2147483647\n %6 = getelementptr i8, "
         "ptr %p, i32 -2147483648\n %7 = getelementptr i8, ptr %p, i128 5\n %8 "
         "= getelementptr inbounds i8, <2 x ptr> %q, i64 1\n %9 = "
         "getelementptr <vscale x 4 x i32>, ptr %p, i64 1\n %10 = "
         "getelementptr { i8, i8 }, ptr %p, i1 false, i32 1")},
    {"Vectors",
     BODY(
         " %1 = extractelement <4 x i32> %v, i32 0\n %2 = insertelement <4 x "
         "i32> %v, i32 1, i64 %l\n %3 = shufflevector <4 x i32> %v, <4 x i32> "
         "poison, <2 x i32> <i32 3, i32 poison>\n %4 = shufflevector <4 x i32> "
         "%v, <4 x i32> %v, <8 x i32> zeroinitializer\n %5 = extractelement <4 "
         "x i32> %v, i8 200")},
    {"Scalable",
     "define <vscale x 4 x i32> @f(<vscale x 4 x i32> %v, i32 %x) {\n %1 = "
     "insertelement <vscale x 4 x i32> poison, i32 %x, i64 0\n %2 = "
     "shufflevector <vscale x 4 x i32> %1, <vscale x 4 x i32> poison, <vscale "
     "x "
     "4 x i32> zeroinitializer\n ret <vscale x 4 x i32> %2\n}"},
    {"Aggregates",
     BODY(" %1 = extractvalue { i32, [2 x i8] } %s, 1, 1\n %2 = insertvalue { "
          "i32, [2 x i8] } %s, i8 1, 1, 0\n %3 = insertvalue { i32, [2 x i8] } "
          "poison, i32 %i, 0\n %4 = extractvalue { i32, [2 x i8] } "
          "zeroinitializer, 0")},
    {"Others",
     BODY(" %1 = freeze i32 %i\n %2 = select i1 %c, ptr %p, ptr "
          "null\n %3 = select <4 x i1> zeroinitializer, <4 x i32> %v, "
          "<4 x i32> undef\n %4 = freeze <4 x i32> undef\n %5 = "
          "va_arg ptr %p, double")},
    {"Metadata",
     BODY(" %1 = load i32, ptr %p, align 4, !range !0, !noundef !1, !tbaa !2, "
          "!alias.scope !5, !noalias !5, !invariant.group !1, !foo !1\n %2 = "
          "load ptr, ptr %p, align 8, !nonnull !1, !align !8, !dereferenceable "
          "!9, !dereferenceable_or_null !9\n store i32 1, ptr %p, align 4, "
          "!tbaa "
          "!2, !llvm.access.group !10\n %3 = fdiv float %x, %x, !fpmath !11\n "
          "%4 "
          "= add i32 %1, 1, !mine !2") "\n!0 = !{i32 0, i32 5}\n!1 = !{}\n!2 = "
                                       "!{!3, !3, i64 0}\n!3 = !{!\"int\", "
                                       "!4, i64 0}\n!4 = !{!\"root\"}\n!5 = "
                                       "!{!6}\n!6 = distinct !{!6, !7}\n!7 = "
                                       "distinct !{!7}\n!8 = !{i64 8}\n!9 = "
                                       "!{i64 4}\n!10 = distinct !{}\n!11 = "
                                       "!{float 2.5}"},
    {"NoFolding", BODY(" %1 = add i32 1, 2\n %2 = icmp eq i32 1, 1\n %3 = "
                       "select i1 true, i32 1, i32 2\n %4 = getelementptr i8, "
                       "ptr null, i64 0\n %5 = zext i8 1 to i32\n %6 = fadd "
                       "float 1.0, 2.0\n %7 = and i32 %i, %i\n %8 = "
                       "extractelement <2 x i32> <i32 1, i32 2>, i32 0")},
};
ROUND_TRIP_CASES(Instructions, instructionsCases);

/// The first has no op, and the text of the second's op does not parse.
static const Case instructionsGaps[] = {
    {"PointerToAddress", BODY(" %1 = ptrtoaddr ptr %p to i64")},
    {"GetElementPtrWithoutIndices", BODY(" %1 = getelementptr i8, ptr %p")},
};
ROUND_TRIP_CASES(InstructionCorners, instructionsGaps);

TEST(Instructions, AreTheDialectsOwn) {
  std::string text =
      importedText("define i32 @f(ptr %0) {\n %2 = load i32, ptr %0, align 4\n "
                   "%3 = or disjoint i32 %2, 1\n %4 = getelementptr inbounds "
                   "{ i8, i32 }, ptr %0, i32 0, i32 1\n store i32 %3, ptr %4, "
                   "align 4\n ret i32 %3\n}");
  EXPECT_TRUE(carriesNothing(text));
  for (const char *op : {"llvm.load", "llvm.or disjoint",
                         "llvm.getelementptr "
                         "inbounds"})
    EXPECT_NE(text.find(op), std::string::npos) << text;
}
