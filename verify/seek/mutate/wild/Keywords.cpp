// Mutations of the words of a module's text: a word becomes another of its
// group, wherever the parser lets it stand, or throughout.

#include "verify/seek/mutate/wild/Tables.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

using namespace llvm;

namespace palindrome::mutate {

namespace {

/// Words that can stand for each other.
using Group = std::vector<StringRef>;

const std::vector<Group> &typeGroups() {
  static const std::vector<Group> groups = {
      {"i1", "i7", "i8", "i9", "i16", "i17", "i24", "i32", "i33", "i48", "i64",
       "i65", "i96", "i128", "i129", "i256", "i1000"},
      {"half", "bfloat", "float", "double", "x86_fp80", "fp128", "ppc_fp128"},
      {"ptr", "ptr addrspace(1)", "ptr addrspace(5)", "i64",
       "target(\"spirv.Sampler\")", "target(\"aarch64.svcount\")",
       "target(\"some.target\", i32, 7)"},
      {"<2 x ", "<3 x ", "<4 x ", "<8 x ", "<16 x ", "<vscale x 2 x ",
       "<vscale x 4 x ", "<1 x "},
      {"[0 x ", "[1 x ", "[2 x ", "[3 x ", "[4 x ", "[8 x ", "[1000 x "},
  };
  return groups;
}

const std::vector<Group> &wordGroups() {
  static const std::vector<Group> groups = {
      {"private", "internal", "weak", "weak_odr", "linkonce", "linkonce_odr",
       "available_externally", "appending", "common", "extern_weak",
       "external"},
      {"hidden", "protected", "default", "dllimport", "dllexport"},
      {"unnamed_addr", "local_unnamed_addr"},
      {"dso_local", "dso_preemptable"},
      {"thread_local", "thread_local(localdynamic)",
       "thread_local(initialexec)", "thread_local(localexec)"},
      {"constant", "global"},
      {"fastcc",
       "coldcc",
       "tailcc",
       "swiftcc",
       "swifttailcc",
       "ghccc",
       "anyregcc",
       "preserve_mostcc",
       "preserve_allcc",
       "preserve_nonecc",
       "cxx_fast_tlscc",
       "x86_stdcallcc",
       "x86_fastcallcc",
       "x86_vectorcallcc",
       "x86_regcallcc",
       "win64cc",
       "arm_aapcscc",
       "aarch64_vector_pcs",
       "aarch64_sve_vector_pcs",
       "msp430_intrcc",
       "avr_intrcc",
       "ptx_kernel",
       "ptx_device",
       "spir_func",
       "spir_kernel",
       "amdgpu_kernel",
       "amdgpu_vs",
       "amdgpu_cs",
       "amdgpu_gfx",
       "riscv_vector_cc",
       "cfguard_checkcc",
       "cc 77",
       "cc 1022",
       "ccc",
       "graalcc",
       "m68k_rtdcc"},
      {"tail", "musttail", "notail"},
      {"unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"},
      {"xchg",      "add",       "sub",     "and",      "nand",     "or",
       "xor",       "max",       "min",     "umax",     "umin",     "fadd",
       "fsub",      "fmax",      "fmin",    "fmaximum", "fminimum", "uinc_wrap",
       "udec_wrap", "usub_cond", "usub_sat"},
      {"add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr",
       "ashr", "and", "or", "xor", "fadd", "fsub", "fmul", "fdiv", "frem"},
      {"eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"},
      {"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt",
       "uge", "ult", "ule", "une", "uno", "true"},
      {"trunc", "zext", "sext", "fptrunc", "fpext", "fptoui", "fptosi",
       "uitofp", "sitofp", "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast",
       "addrspacecast"},
      {"nuw", "nsw", "exact", "disjoint", "nneg", "samesign", "inbounds",
       "nusw"},
      {"nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"},
      {"nocapture",
       "noundef",
       "nonnull",
       "noalias",
       "readonly",
       "writeonly",
       "readnone",
       "returned",
       "nest",
       "inreg",
       "signext",
       "zeroext",
       "nofree",
       "immarg",
       "swiftself",
       "swifterror",
       "swiftasync",
       "allocptr",
       "allocalign",
       "dead_on_unwind",
       "writable",
       "captures(none)",
       "captures(ret: address)",
       "align 16",
       "dereferenceable(8)",
       "nofpclass(nan)",
       "range(i32 0, 5)",
       "byval(i32)",
       "sret(i32)",
       "byref(i32)",
       "elementtype(i32)",
       "preallocated(i32)",
       "inalloca(i32)"},
      {"nounwind",
       "noinline",
       "alwaysinline",
       "optnone",
       "optsize",
       "minsize",
       "cold",
       "hot",
       "convergent",
       "naked",
       "noreturn",
       "norecurse",
       "willreturn",
       "mustprogress",
       "nosync",
       "nocallback",
       "nobuiltin",
       "builtin",
       "noduplicate",
       "noredzone",
       "ssp",
       "sspreq",
       "sspstrong",
       "safestack",
       "uwtable",
       "sanitize_address",
       "sanitize_memory",
       "strictfp",
       "speculatable",
       "returns_twice",
       "jumptable",
       "presplitcoroutine",
       "skipprofile",
       "memory(none)",
       "memory(argmem: read)",
       "memory(read, inaccessiblemem: none)",
       "vscale_range(1,16)",
       "alignstack(16)",
       "allocsize(0)",
       "nooutline",
       "hybrid_patchable",
       "fn_ret_thunk_extern"},
      {"any", "exactmatch", "largest", "nodeduplicate", "samesize"},
      {"DIFlagPublic", "DIFlagPrivate", "DIFlagProtected", "DIFlagArtificial",
       "DIFlagPrototyped", "DIFlagFwdDecl", "DIFlagVector",
       "DIFlagStaticMember", "DIFlagLValueReference", "DIFlagBitField",
       "DIFlagNoReturn", "DIFlagNonTrivial", "DIFlagBigEndian",
       "DIFlagAllCallsDescribed", "DIFlagZero"},
      {"DISPFlagDefinition", "DISPFlagLocalToUnit", "DISPFlagOptimized",
       "DISPFlagPure", "DISPFlagElemental", "DISPFlagVirtual",
       "DISPFlagDeleted", "DISPFlagMainSubprogram", "DISPFlagObjCDirect"},
      {"DW_TAG_member", "DW_TAG_pointer_type", "DW_TAG_reference_type",
       "DW_TAG_const_type", "DW_TAG_volatile_type", "DW_TAG_typedef",
       "DW_TAG_inheritance", "DW_TAG_ptr_to_member_type", "DW_TAG_friend",
       "DW_TAG_atomic_type", "DW_TAG_restrict_type", "DW_TAG_immutable_type",
       "DW_TAG_variant", "DW_TAG_set_type", "DW_TAG_template_alias"},
      {"DW_TAG_structure_type", "DW_TAG_class_type", "DW_TAG_union_type",
       "DW_TAG_array_type", "DW_TAG_enumeration_type", "DW_TAG_variant_part",
       "DW_TAG_namelist"},
      {"DW_TAG_base_type", "DW_TAG_unspecified_type", "DW_TAG_string_type"},
      {"DW_ATE_signed", "DW_ATE_unsigned", "DW_ATE_float", "DW_ATE_boolean",
       "DW_ATE_address", "DW_ATE_UTF", "DW_ATE_signed_char",
       "DW_ATE_complex_float", "DW_ATE_decimal_float"},
      {"DW_LANG_C99", "DW_LANG_C_plus_plus", "DW_LANG_Rust", "DW_LANG_Swift",
       "DW_LANG_Mips_Assembler", "DW_LANG_ObjC", "DW_LANG_Fortran08"},
      {"FullDebug", "LineTablesOnly", "NoDebug", "DebugDirectivesOnly"},
      {"CSK_MD5", "CSK_SHA1", "CSK_SHA256"},
      {"DW_CC_normal", "DW_CC_program", "DW_CC_BORLAND_stdcall",
       "DW_CC_LLVM_vectorcall"},
      {"DW_VIRTUALITY_virtual", "DW_VIRTUALITY_pure_virtual",
       "DW_VIRTUALITY_none"},
      {"distinct !{", "!{"},
      {"#dbg_value", "#dbg_declare", "#dbg_declare_value"},
      {"undef", "poison", "zeroinitializer", "null", "none"},
      {"sideeffect", "alignstack", "inteldialect", "unwind"},
      {"true", "false"},
      {"range(", "nofpclass("},
      {"cleanup", "catch ptr null"},
      {"!tbaa", "!range", "!noundef", "!nonnull", "!invariant.load",
       "!nontemporal", "!prof", "!align", "!noalias", "!alias.scope",
       "!llvm.access.group", "!llvm.loop", "!annotation", "!srcloc",
       "!unpredictable", "!some"},
  };
  return groups;
}

} // namespace

static bool isWordByte(char c) {
  return isAlnum(c) || c == '_' || c == '.' || c == '$' || c == '-';
}

/// Whether `word` stands at `at` in `text`, and is no part of a longer word or
/// of a name.
static bool standsAt(StringRef text, size_t at, StringRef word) {
  if (at != 0 && isWordByte(word.front()) &&
      (isWordByte(text[at - 1]) || StringRef("%@!#\"").contains(text[at - 1])))
    return false;
  size_t end = at + word.size();
  return !isWordByte(word.back()) || end == text.size() ||
         !isWordByte(text[end]);
}

/// The places of `word` in `text`.
static std::vector<size_t> placesOf(StringRef text, StringRef word) {
  std::vector<size_t> places;
  for (size_t at = text.find(word); at != StringRef::npos;
       at = text.find(word, at + 1))
    if (standsAt(text, at, word))
      places.push_back(at);
  return places;
}

/// Replaces a word by another of its group: at one place, or throughout.
static bool replaceWord(std::string &text, const std::vector<Group> &groups,
                        bool throughout, Chooser &choose) {
  // Groups that the module has no word of are frequent.
  for (unsigned again = 0; again != 12; ++again) {
    const Group &group = choose.of(groups);
    StringRef word = choose.of(group), other = choose.of(group);
    if (word == other)
      continue;
    std::vector<size_t> places = placesOf(text, word);
    if (places.empty())
      continue;
    if (!throughout)
      places = {choose.of(places)};
    for (size_t at : llvm::reverse(places))
      text.replace(at, word.size(), other.data(), other.size());
    return true;
  }
  return false;
}

static bool typeWord(std::string &text, LLVMContext &, Chooser &choose) {
  return replaceWord(text, typeGroups(), /*throughout=*/false, choose);
}

static bool typeThroughout(std::string &text, LLVMContext &, Chooser &choose) {
  return replaceWord(text, typeGroups(), /*throughout=*/true, choose);
}

static bool word(std::string &text, LLVMContext &, Chooser &choose) {
  return replaceWord(text, wordGroups(), /*throughout=*/false, choose);
}

/// Makes a number another: a constant, a line, an alignment, a width.
static bool number(std::string &text, LLVMContext &, Chooser &choose) {
  std::vector<size_t> places;
  for (size_t at = 1; at < text.size(); ++at)
    if (isDigit(text[at]) && !isWordByte(text[at - 1]) &&
        !StringRef("%@!#").contains(text[at - 1]))
      places.push_back(at);
  if (places.empty())
    return false;
  size_t at = choose.of(places), end = at;
  while (end != text.size() && isDigit(text[end]))
    ++end;
  static constexpr StringLiteral numbers[] = {"0",
                                              "1",
                                              "2",
                                              "3",
                                              "4",
                                              "7",
                                              "8",
                                              "16",
                                              "31",
                                              "64",
                                              "127",
                                              "128",
                                              "255",
                                              "256",
                                              "65535",
                                              "65536",
                                              "4294967295",
                                              "4294967296",
                                              "18446744073709551615"};
  text.replace(at, end - at, choose.of(numbers).str());
  return true;
}

/// Removes or doubles a line.
template <bool doubled>
static bool line(std::string &text, LLVMContext &, Chooser &choose) {
  size_t at = text.rfind('\n', choose.below(text.size()));
  if (at == std::string::npos)
    return false;
  size_t end = text.find('\n', at + 1);
  if (end == std::string::npos || end == at + 1)
    return false;
  std::string taken = text.substr(at, end - at);
  if (doubled)
    text.insert(at, taken);
  else
    text.erase(at, end - at);
  return true;
}

constexpr Mutation keywordRows[] = {
    {"text word", forFuzzing, nullptr, word},
    {"text type", forFuzzing, nullptr, typeWord},
    {"text type throughout", forFuzzing, nullptr, typeThroughout},
    {"text number", forFuzzing, nullptr, number},
    {"text line removed", forFuzzing, nullptr, line<false>},
    {"text line doubled", forFuzzing, nullptr, line<true>},
};

ArrayRef<Mutation> keywordMutations() { return keywordRows; }

} // namespace palindrome::mutate
