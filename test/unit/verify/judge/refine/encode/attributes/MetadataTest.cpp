// Metadata of instructions: what it excludes, and what it makes poison.

#include "test/unit/verify/judge/refine/encode/Support.h"

namespace palindrome::encode {
namespace {

const char *const nodes = R"(
declare i8 @f()
declare void @clobber()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
!0 = !{i8 0, i8 4}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !4}
!3 = !{!5, !5, i64 0}
!4 = !{!"root"}
!5 = !{!"float", !4}
!6 = !{i64 8}
!7 = !{}
!8 = distinct !{!8, !9, !"a"}
!9 = distinct !{!9, !"domain"}
!10 = !{!8}
!11 = distinct !{!11, !9, !"b"}
!12 = !{!11}
!13 = !{float 2.5}
declare i8 @g()
declare i8 @h()
!14 = !{ptr @g}
!15 = !{ptr @g, ptr @h}
!16 = !{!2, !2, i64 0, i64 1}
!17 = !{!"node", !4, i64 1}
!18 = !{!4, i64 4, !"sized"}
!19 = !{!18, !18, i64 0, i64 4, i64 1}
!20 = !{!18, !18, i64 0, i64 5}
)";

#define LOAD_TWICE(tag)                                                        \
  "i32 @(ptr %p)",                                                             \
      "%x = load i32, ptr %p, !tbaa !" tag "\ncall void @clobber()\n"          \
      "%y = load i32, ptr %p, !tbaa !" tag "\n%z = sub i32 %x, %y\nret i32 %z"
#define RETURN_0 "call void @clobber()\nret i32 0"
#define CONSTANT "approximated: !tbaa of constant memory"
#define ALIASING "approximated: metadata on what may alias"

const PairCase metadataCases[] = {
    {"RangeOfLoad", "i8 @(ptr %p)",
     "%x = load i8, ptr %p, !range !0\nret i8 %x",
     "%x = load i8, ptr %p\n%y = and i8 %x, 3\nret i8 %y", "holds", nodes},
    {"RangeOfLoadAdded", "i8 @(ptr %p)", "%x = load i8, ptr %p\nret i8 %x",
     "%x = load i8, ptr %p, !range !0\nret i8 %x", "fails", nodes},
    {"RangeOfCall", "i8 @()", "%x = call i8 @f(), !range !0\nret i8 %x",
     "%x = call i8 @f()\n%y = and i8 %x, 3\nret i8 %y", "holds", nodes},
    {"RangeOfCallAdded", "i8 @()", "%x = call i8 @f()\nret i8 %x",
     "%x = call i8 @f(), !range !0\nret i8 %x", "fails", nodes},
    {"DereferenceableAdded", "ptr @(ptr %p)",
     "%x = load ptr, ptr %p\nret ptr %x",
     "%x = load ptr, ptr %p, !dereferenceable !6\nret ptr %x", "fails", nodes},
    {"DereferenceableLoads", "i8 @(ptr %p)",
     "%x = load ptr, ptr %p, !dereferenceable !6\nret i8 0",
     "%x = load ptr, ptr %p\n%y = load i8, ptr %x\nret i8 0", "holds", nodes},
    {"NoUndefAdded", "i8 @(ptr %p)", "%x = load i8, ptr %p\nret i8 %x",
     "%x = load i8, ptr %p, !noundef !7\nret i8 %x", "fails", nodes},

    {"OneCallee", "i8 @(ptr %p)", "%x = call i8 %p(), !callees !14\nret i8 %x",
     "%x = call i8 @g()\nret i8 %x", "holds", nodes},
    {"NotThatCallee", "i8 @(ptr %p)",
     "%x = call i8 %p(), !callees !14\nret i8 %x",
     "%x = call i8 @h()\nret i8 %x", "fails", nodes},
    {"TwoCallees", "i8 @(ptr %p)", "%x = call i8 %p(), !callees !15\nret i8 %x",
     "%x = call i8 @g()\nret i8 %x", "fails", nodes},
    {"EachCallee", "i8 @(ptr %p)", "%x = call i8 %p(), !callees !15\nret i8 %x",
     "%c = icmp eq ptr %p, @g\nbr i1 %c, label %t, label %f\nt:\n"
     "%x = call i8 @g()\nret i8 %x\nf:\n%y = call i8 @h()\nret i8 %y",
     "holds", nodes},
    {"CalleesAdded", "i8 @(ptr %p)", "%x = call i8 %p()\nret i8 %x",
     "%x = call i8 %p(), !callees !15\nret i8 %x", "fails", nodes},
    {"CalleesDropped", "i8 @(ptr %p)",
     "%x = call i8 %p(), !callees !15\nret i8 %x",
     "%x = call i8 %p()\nret i8 %x", "holds", nodes},
    {"CalleeDropped", "i8 @(ptr %p)",
     "%x = call i8 %p(), !callees !15\nret i8 %x",
     "%x = call i8 %p(), !callees !14\nret i8 %x", "fails", nodes},

    {"SameTypes", "i32 @(ptr %p)",
     "store i32 1, ptr %p, !tbaa !1\n%x = load i32, ptr %p, !tbaa !1\n"
     "ret i32 %x",
     "store i32 1, ptr %p, !tbaa !1\nret i32 1", "holds", nodes},
    {"TypesDropped", "i32 @(ptr %p)",
     "%x = load i32, ptr %p, !tbaa !1\nret i32 %x",
     "%x = load i32, ptr %p\nret i32 %x", "holds", nodes},
    {"TypeAddedToLoad", "i32 @(ptr %p)", "%x = load i32, ptr %p\nret i32 %x",
     "%x = load i32, ptr %p, !tbaa !1\nret i32 %x",
     "approximated: metadata on what may alias", nodes},
    {"TypeAddedToStore", "void @(ptr %p)", "store i32 1, ptr %p\nret void",
     "store i32 1, ptr %p, !tbaa !1\nret void",
     "approximated: metadata on what may alias", nodes},
    {"AnotherType", "i32 @(ptr %p)",
     "%x = load i32, ptr %p, !tbaa !1\nret i32 %x",
     "%x = load i32, ptr %p, !tbaa !3\nret i32 %x",
     "approximated: metadata on what may alias", nodes},
    {"TypeOfWhatIsNotAlwaysAccessed", "i32 @(ptr %p, i1 noundef %c)",
     "%y = load i32, ptr %p\nbr i1 %c, label %t, label %e\n"
     "t:\n%x = load i32, ptr %p, !tbaa !1\nret i32 %x\ne:\nret i32 0",
     "%x = load i32, ptr %p, !tbaa !1\n%r = select i1 %c, i32 %x, i32 0\n"
     "ret i32 %r",
     "approximated: metadata on what may alias", nodes},
    // What the source loads twice is constant; a call in between may not write.
    {"ConstantMemory", LOAD_TWICE("16"), RETURN_0, CONSTANT, nodes},
    {"ConstantMemoryWithoutPaths", LOAD_TWICE("17"), RETURN_0, CONSTANT, nodes},
    {"ConstantMemoryWithSizes", LOAD_TWICE("19"), RETURN_0, CONSTANT, nodes},
    {"NoConstantMemory", LOAD_TWICE("1"), RETURN_0, ALIASING, nodes},
    {"NoConstantMemoryWithSizes", LOAD_TWICE("20"), RETURN_0, ALIASING, nodes},
    {"ConstantMemoryInTargetAlone", "i32 @(ptr %p)",
     "%x = load i32, ptr %p, !tbaa !1\nret i32 %x",
     "%x = load i32, ptr %p, !tbaa !16\nret i32 %x", ALIASING, nodes},
    {"ConstantMemoryInBoth", "i32 @(ptr %p)",
     "%x = load i32, ptr %p, !tbaa !16\n%y = add i32 %x, 0\nret i32 %y",
     "%x = load i32, ptr %p, !tbaa !16\nret i32 %x", CONSTANT, nodes},
    {"ScopesKept", "i8 @(ptr %p, ptr %q)",
     "store i8 1, ptr %p, !alias.scope !10\n"
     "%x = load i8, ptr %q, !noalias !10\n"
     "%y = add i8 %x, %x\nret i8 %y",
     "store i8 1, ptr %p, !alias.scope !10\n"
     "%x = load i8, ptr %q, !noalias !10\n"
     "%y = shl i8 %x, 1\nret i8 %y",
     "holds", nodes},
    {"AnotherScope", "i8 @(ptr %p, ptr %q)",
     "store i8 1, ptr %p, !alias.scope !10\n"
     "%x = load i8, ptr %q, !noalias !10\nret i8 %x",
     "store i8 1, ptr %p, !alias.scope !12\n"
     "%x = load i8, ptr %q, !noalias !10\nret i8 %x",
     "approximated: metadata on what may alias", nodes},
    // One object that lives twice may have a type each time.
    {"LivesMerged", "void @()",
     "%a = alloca i32\ncall void @llvm.lifetime.start.p0(ptr %a)\n"
     "store i32 1, ptr %a, !tbaa !1\ncall void @llvm.lifetime.end.p0(ptr %a)\n"
     "call void @llvm.lifetime.start.p0(ptr %a)\n"
     "store i32 1, ptr %a, !tbaa !3\ncall void @llvm.lifetime.end.p0(ptr %a)\n"
     "ret void",
     "%a = alloca i32\nstore i32 1, ptr %a, !tbaa !1\n"
     "store i32 1, ptr %a, !tbaa !3\nret void",
     "approximated: metadata on what may alias", nodes},
    {"Imprecise", "float @(float noundef %x, float noundef %y)",
     "%r = fdiv float %x, %y\nret float %r",
     "%r = fdiv float %x, %y, !fpmath !13\nret float %r",
     "approximated: metadata !fpmath", nodes},
    {"ThatOfOthers", "i8 @(i8 noundef %x)", "%y = add i8 %x, %x\nret i8 %y",
     "%y = shl i8 %x, 1, !my.kind !7\nret i8 %y",
     "approximated: metadata !my.kind", nodes},
};

PALINDROME_PAIR_TESTS(MetadataTest, metadataCases);

} // namespace
} // namespace palindrome::encode
