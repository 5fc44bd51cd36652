// title = """
// The bytecode of TBAA types that share members takes a time and a memory exponential in
// their depth."""
// kind = "hang"
// run = 'mlir-opt-22 --emit-bytecode %s -o %t.mlirbc'
// timeout = true
// seconds = 2
// expected = "A time linear in the input; as text the module has some 3 kB."
// cause = """
// #llvm.tbaa_type_desc has no bytecode of its own; the whole attribute is written as one
// text without aliases."""
// issue = "no public issue found"
#root = #llvm.tbaa_root<id = "root">
#t0 = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#t1 = #llvm.tbaa_type_desc<id = "s1", members = {<#t0, 0>, <#t0, 4>}>
#t2 = #llvm.tbaa_type_desc<id = "s2", members = {<#t1, 0>, <#t1, 8>}>
#t3 = #llvm.tbaa_type_desc<id = "s3", members = {<#t2, 0>, <#t2, 16>}>
#t4 = #llvm.tbaa_type_desc<id = "s4", members = {<#t3, 0>, <#t3, 32>}>
#t5 = #llvm.tbaa_type_desc<id = "s5", members = {<#t4, 0>, <#t4, 64>}>
#t6 = #llvm.tbaa_type_desc<id = "s6", members = {<#t5, 0>, <#t5, 128>}>
#t7 = #llvm.tbaa_type_desc<id = "s7", members = {<#t6, 0>, <#t6, 256>}>
#t8 = #llvm.tbaa_type_desc<id = "s8", members = {<#t7, 0>, <#t7, 512>}>
#t9 = #llvm.tbaa_type_desc<id = "s9", members = {<#t8, 0>, <#t8, 1024>}>
#t10 = #llvm.tbaa_type_desc<id = "s10", members = {<#t9, 0>, <#t9, 2048>}>
#t11 = #llvm.tbaa_type_desc<id = "s11", members = {<#t10, 0>, <#t10, 4096>}>
#t12 = #llvm.tbaa_type_desc<id = "s12", members = {<#t11, 0>, <#t11, 8192>}>
#t13 = #llvm.tbaa_type_desc<id = "s13", members = {<#t12, 0>, <#t12, 16384>}>
#t14 = #llvm.tbaa_type_desc<id = "s14", members = {<#t13, 0>, <#t13, 32768>}>
#t15 = #llvm.tbaa_type_desc<id = "s15", members = {<#t14, 0>, <#t14, 65536>}>
#t16 = #llvm.tbaa_type_desc<id = "s16", members = {<#t15, 0>, <#t15, 131072>}>
#t17 = #llvm.tbaa_type_desc<id = "s17", members = {<#t16, 0>, <#t16, 262144>}>
#t18 = #llvm.tbaa_type_desc<id = "s18", members = {<#t17, 0>, <#t17, 524288>}>
#t19 = #llvm.tbaa_type_desc<id = "s19", members = {<#t18, 0>, <#t18, 1048576>}>
#t20 = #llvm.tbaa_type_desc<id = "s20", members = {<#t19, 0>, <#t19, 2097152>}>
#t21 = #llvm.tbaa_type_desc<id = "s21", members = {<#t20, 0>, <#t20, 4194304>}>
#t22 = #llvm.tbaa_type_desc<id = "s22", members = {<#t21, 0>, <#t21, 8388608>}>
#t23 = #llvm.tbaa_type_desc<id = "s23", members = {<#t22, 0>, <#t22, 16777216>}>
#tag = #llvm.tbaa_tag<base_type = #t23, access_type = #t0, offset = 0>
llvm.func @f(%p : !llvm.ptr) {
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}
