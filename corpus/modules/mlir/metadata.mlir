// TBAA, alias scopes, ranges and other metadata as attributes.

#root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#struct = #llvm.tbaa_type_desc<id = "point", members = {<#int, 0>, <#int, 4>}>
#tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
#field = #llvm.tbaa_tag<base_type = #struct, access_type = #int, offset = 4, constant = true>
#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "f">
#one = #llvm.alias_scope<id = distinct[1]<>, domain = #domain, description = "f: %a">
#two = #llvm.alias_scope<id = distinct[2]<>, domain = #domain>

llvm.func @f(i32) -> i32

llvm.func @metadata(%p: !llvm.ptr, %q: !llvm.ptr) -> i32 {
  llvm.intr.experimental.noalias.scope.decl #one
  %0 = llvm.load %p {tbaa = [#tag], alias_scopes = [#one], noalias_scopes = [#two]} : !llvm.ptr -> i32
  llvm.store %0, %q {tbaa = [#field], alias_scopes = [#two]} : i32, !llvm.ptr
  %1 = llvm.call @f(%0) {alias_scopes = [#one, #two]} : (i32) -> i32
  %2 = llvm.load %p {noundef} : !llvm.ptr -> i32
  llvm.return %2 : i32
}
