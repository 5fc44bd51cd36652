; Attributes and metadata on calls that come back as ops of rocdl: the range that
; the op says, others beside it, names, tail calls, metadata, fast-math flags.
target triple = "amdgcn-amd-amdhsa"

define i32 @range() {
  %id = call range(i32 0, 64) i32 @llvm.amdgcn.workitem.id.x()
  ret i32 %id
}

define i32 @range_and_more() {
  %id = call noundef range(i32 0, 64) i32 @llvm.amdgcn.workitem.id.y() #0
  ret i32 %id
}

define i32 @other_attributes(i32 %a) {
  %r = tail call noundef i32 @llvm.amdgcn.readfirstlane.i32(i32 noundef %a) #0, !noundef !0
  ret i32 %r
}

define float @fast(float %a) {
  %r = call nnan ninf float @llvm.amdgcn.rcp.f32(float %a)
  %s = tail call fast float @llvm.amdgcn.rcp.f32(float %r)
  ret float %s
}

define i32 @bundles(i32 %a) convergent {
  %t = call token @llvm.experimental.convergence.entry()
  %r = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %a) [ "convergencectrl"(token %t) ]
  ret i32 %r
}

declare noundef i32 @llvm.amdgcn.workitem.id.x()
declare noundef i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare float @llvm.amdgcn.rcp.f32(float)
declare token @llvm.experimental.convergence.entry()

attributes #0 = { convergent nounwind "custom"="1" }

!0 = !{}
