; Global variables: linkage, visibility, storage class, thread-local models,
; unnamed_addr, sections, partitions, alignment, address spaces.

target datalayout = "e-p:64:64-p1:64:64-p3:32:32-G1"
target triple = "x86_64-pc-linux-gnu"

@l_external = global i32 0
@l_private = private global i32 1
@l_internal = internal global i32 2
@l_available = available_externally global i32 3
@l_linkonce = linkonce global i32 4
@l_weak = weak global i32 5
@l_common = common global i32 0
@l_appending = appending global [1 x ptr] [ptr @l_external]
@l_linkonce_odr = linkonce_odr global i32 6
@l_weak_odr = weak_odr global i32 7
@l_extern_weak = extern_weak global i32
@l_declared = external global i32

@v_hidden = hidden global i32 0
@v_protected = protected global i32 0
@v_default = default global i32 0
@v_declared = external hidden global i32
@v_linkonce = linkonce_odr hidden global i32 0

@d_local = dso_local global i32 0
@d_preempt = dso_preemptable global i32 0
@d_weak_local = weak dso_local global i32 0
@d_declared = external dso_local global i32

@t_default = thread_local global i32 0
@t_local_dynamic = thread_local(localdynamic) global i32 0
@t_initial = thread_local(initialexec) global i32 0
@t_local_exec = thread_local(localexec) global i32 0
@t_declared = external thread_local global i32
@t_internal = internal thread_local(localexec) unnamed_addr global i64 0, align 8

@u_unnamed = unnamed_addr constant i32 0
@u_local = local_unnamed_addr constant i32 0
@u_private = private unnamed_addr constant [3 x i8] c"ab\00", align 1

@a_space = addrspace(1) global i32 0
@a_shared = internal addrspace(3) global [32 x float] undef, align 16
@a_external = external addrspace(4) constant i8
@a_max = addrspace(16777215) global i8 0
@a_default = addrspace(0) global i8 0

@e_init = externally_initialized global i32 0
@e_space = addrspace(1) externally_initialized constant i32 4

@s_section = global i32 0, section ".my section"
@s_odd = global i32 0, section "with \22quotes\22 and \00 byte"
@s_partition = global i32 0, partition "part1"
@s_both = global i32 0, section ".data.rel", partition "p", align 4
@s_aligned = global i32 0, align 4096
@s_code_model = global i32 0, code_model "large"
@s_code_small = external global i32, code_model "tiny"
@s_sanitize = global i32 0, no_sanitize_address, no_sanitize_hwaddress
@s_memtag = global i32 0, sanitize_memtag
@s_dyninit = global i32 0, sanitize_address_dyninit
@s_everything = internal thread_local(initialexec) unnamed_addr addrspace(1) externally_initialized constant i32 42, section "s", partition "q", code_model "small", no_sanitize_address, align 64 #0

@attributed = global i32 0 #0
@attributed_more = constant i8 1, align 1 #1

@"" = global i32 5
@"a name with spaces" = global i32 0
@"\01raw" = global i32 0
@"back\5Cslash and \22quote\22" = global i32 0
@"\E2\82\AC" = global i32 0
@"123" = global i32 0
@-dash.dot$dollar_ = global i32 0

@self = global ptr @self
@first = global ptr @second
@second = global ptr @first

attributes #0 = { "bss-section"=".mybss" "data-section"=".mydata" }
attributes #1 = { "rodata-section"=".myro" }
