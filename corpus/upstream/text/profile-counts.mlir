// title = "A profile summary cannot hold counts of more than 32 bits."
// kind = "rejected"
// run = 'mlir-opt-22 %s'
// valid = false
// fails = 'integer value too large'
// expected = """
// LLVM's ProfileSummary writes NumCounts and the counts of the detailed summary as
// 64-bit integers; the import of such a module wraps them."""
// cause = """
// ModuleFlagProfileSummaryDetailedAttr declares its parameters as uint32_t
// (LLVMAttrDefs.td)."""
// issue = "no public issue found"
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 8589934592, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 4294967297>>>]
