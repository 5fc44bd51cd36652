// The tables of nodes, and their reading.

#include "verify/seek/makers/Metadata.h"
#include "llvm/ADT/Twine.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;

namespace palindrome::makers {

static constexpr NodeText nodes[] = {
    {R"(!{})", " alias.scope noalias "},
    {R"(distinct !{})", " llvm.access.group "},
    {R"(!{i32 #0})", " nontemporal kcfi_type "},
    {R"(!{i64 #8})", " dereferenceable dereferenceable_or_null align "
                     "vcall_visibility callsite "},
    {R"(!{i32 #0, i32 #7})", " range noalias.addrspace "},
    {R"(!{i64 #1, i64 #9, i64 20, i64 30})", " range absolute_symbol "},
    {R"(!{!"a \22text\22\0A"})", " annotation "},
    {R"(!{!""})", " annotation "},
    {R"(!{null})"},
    {R"(!{ptr null})"},
    {R"(distinct !{!0})", " llvm.loop "},
    {R"(distinct !{!0, !{!"llvm.loop.unroll.count", i32 #4}})", " llvm.loop "},
    {R"(!{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"domain"})",
     " alias.scope noalias "},
    {R"(!{!{!"branch_weights", i32 #1, i32 #2}, null, !1}
!1 = distinct !{!{}})"},
    {R"(!{!"branch_weights", i32 #1, i32 #2})", " prof "},
    {R"(!{!"branch_weights", !"expected", i32 #1, i32 #2000})", " prof "},
    {R"(!{!"VP", i32 #0, i64 #100, i64 #123, i64 #90})", " prof "},
    {R"(!{!"function_entry_count", i64 #100})", " function_prof "},
    {R"(!{!"synthetic_function_entry_count", i64 #0})", " function_prof "},
    {R"(!{!"unknown", !"pass"})", " prof "},
    {R"(!{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"})",
     " tbaa "},
    {R"(!{!1, !2, i64 4, i64 #1}
!1 = !{!"s", !2, i64 4}
!2 = !{!"int", !3, i64 0}
!3 = distinct !{!3})",
     " tbaa "},
    {R"(!{i64 #0, i64 #4, !1}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !{!"root"}, i64 0})",
     " tbaa.struct "},
    {R"(!{float 2.5})", " fpmath "},
    {R"(!{i64 #0, !"type id"})", " type "},
    {R"(!{i64 #0, !1}
!1 = distinct !{})",
     " type "},
    {R"(!{!{i64 0, i64 #1, i1 true}})", " callback "},
    {R"(!{!"pc section", !{i64 #7}})", " pcsections "},
    {R"(!{!"prefix", !"suffix"})", " mmra "},
    {R"(!{!{!"prefix", !"suffix"}, !{!"p", !"s"}})", " mmra annotation "},
    {R"(!{!{!{i64 #1, i64 #2}, !"hot"}})", " memprof "},
    {R"(!{i64 #0, !"type id", !"more"})"},
    {R"(!{!"section_prefix", !"hot"})", " section_prefix "},
    {R"(!{!"address", !"read_provenance"})", " captures "},
    {R"(!{!"int", i1 false})", " alloc_token "},
    {R"(!{!"loop_header_weight", i64 #100})", " irr_loop "},
    {R"(!{!1, !2}
!1 = distinct !{}
!2 = distinct !{})",
     " llvm.access.group "},
    {R"(distinct !DIAssignID())", " DIAssignID "},
    {R"(!{!{i64 #0, !"_ZTSFvvE.generalized"}})", " callee_type "},
    {R"(!{i32 #4294967295})", " kcfi_type "},
    {R"(!{i1 true})"},
    {R"(!{i128 18446744073709551615, i128 7})"},
};

ArrayRef<NodeText> nodeTexts() { return nodes; }

bool NodeText::isFor(StringRef kind) const {
  return StringRef(kinds).contains((" " + kind + " ").str());
}

std::string withNumbers(StringRef text,
                        function_ref<uint64_t(uint64_t)> number) {
  auto [made, rest] = text.split('#');
  std::string result = made.str();
  while (!rest.empty()) {
    uint64_t old = 0;
    rest.consumeInteger(10, old);
    result += std::to_string(number(old));
    std::tie(made, rest) = rest.split('#');
    result += made;
  }
  return result;
}

MDNode *makeNode(LLVMContext &context, StringRef text) {
  SMDiagnostic error;
  std::unique_ptr<Module> module = parseAssemblyString(
      ("!nodes = !{!0}\n!0 = " + text + "\n").str(), error, context);
  return module ? module->getNamedMetadata("nodes")->getOperand(0) : nullptr;
}

static constexpr StringLiteral properties[] = {
    R"(!{!"llvm.loop.mustprogress"})",
    R"(!{!"llvm.loop.unroll.disable"})",
    R"(!{!"llvm.loop.unroll.enable"})",
    R"(!{!"llvm.loop.unroll.full"})",
    R"(!{!"llvm.loop.unroll.count", i32 #4})",
    R"(!{!"llvm.loop.unroll.count", i64 4})",
    R"(!{!"llvm.loop.unroll.runtime.disable"})",
    R"(!{!"llvm.loop.unroll.followup_unrolled", !4})",
    R"(!{!"llvm.loop.unroll_and_jam.enable"})",
    R"(!{!"llvm.loop.unroll_and_jam.count", i32 #2})",
    R"(!{!"llvm.loop.vectorize.enable", i1 true})",
    R"(!{!"llvm.loop.vectorize.enable", i1 false})",
    R"(!{!"llvm.loop.vectorize.enable", i32 1})",
    R"(!{!"llvm.loop.vectorize.width", i32 #4})",
    R"(!{!"llvm.loop.vectorize.scalable.enable", i1 true})",
    R"(!{!"llvm.loop.vectorize.predicate.enable", i1 true})",
    R"(!{!"llvm.loop.vectorize.followup_all", !4, !4})",
    R"(!{!"llvm.loop.isvectorized", i32 1})",
    R"(!{!"llvm.loop.isvectorized"})",
    R"(!{!"llvm.loop.interleave.count", i32 #4})",
    R"(!{!"llvm.loop.distribute.enable", i1 true})",
    R"(!{!"llvm.loop.licm_versioning.disable"})",
    R"(!{!"llvm.loop.peeled.count", i32 1})",
    R"(!{!"llvm.loop.peel.count", i32 1})",
    R"(!{!"llvm.loop.pipeline.disable", i1 true})",
    R"(!{!"llvm.loop.pipeline.initiationinterval", i32 10})",
    R"(!{!"llvm.loop.disable_nonforced"})",
    R"(!{!"llvm.loop.parallel_accesses", !5})",
    R"(!{!"llvm.loop.parallel_accesses", !5, !6})",
    R"(!{!"llvm.loop.estimated_trip_count", i32 7})",
    R"(!{!"llvm.loop.unknown", !"x", i32 1})",
    R"(!{})",
    R"(!{i32 1})",
    R"(null)",
    R"(!"text")",
    R"(!5)",
    R"(!{!"llvm.loop.unroll.count", i32 4, i32 5})",
    R"(!DILocation(line: 1, scope: !8))"};

ArrayRef<StringLiteral> loopProperties() { return properties; }

static constexpr StringLiteral flags[] = {"key",
                                          "",
                                          "a \\22key\\22",
                                          "wchar_size",
                                          "PIC Level",
                                          "PIE Level",
                                          "Code Model",
                                          "uwtable",
                                          "frame-pointer",
                                          "Dwarf Version",
                                          "Debug Info Version",
                                          "CodeView",
                                          "CodeViewGHash",
                                          "Large Data Threshold",
                                          "RtLibUseGOT",
                                          "direct-access-external-data",
                                          "override-stack-alignment",
                                          "stack-protector-guard",
                                          "stack-protector-guard-offset",
                                          "stack-protector-guard-reg",
                                          "SDK Version",
                                          "min_enum_size",
                                          "NumRegisterParameters",
                                          "EnableSplitLTOUnit",
                                          "ThinLTO",
                                          "branch-target-enforcement",
                                          "sign-return-address",
                                          "aarch64-elf-pauthabi-platform",
                                          "target-abi",
                                          "riscv-isa",
                                          "SemanticInterposition",
                                          "ProfileSummary",
                                          "kcfi",
                                          "kcfi-offset",
                                          "cf-protection-branch",
                                          "ptrauth-elf-got",
                                          "amdhsa_code_object_version",
                                          "Objective-C Version",
                                          "Objective-C Garbage Collection",
                                          "Linker Options",
                                          "openmp",
                                          "cfguard",
                                          "ehcontguard",
                                          "Virtual Function Elim",
                                          "LTOPostLink",
                                          "MaxTLSAlign",
                                          "float-abi",
                                          "require-logical-pointer"};

ArrayRef<StringLiteral> moduleFlags() { return flags; }

const StringLiteral loopScene =
    "!4 = !{!\"llvm.loop.x\"}\n!5 = distinct !{}\n!6 = distinct !{}\n"
    "!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !9)\n"
    "!8 = distinct !DISubprogram(name: \"f\", file: !9, unit: !7)\n"
    "!9 = !DIFile(filename: \"a\", directory: \"b\")\n";

} // namespace palindrome::makers
