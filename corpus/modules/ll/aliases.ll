; Aliases and ifuncs: linkages, visibility, expressions, chains, address spaces.

target triple = "x86_64-pc-linux-gnu"

@target = global [4 x i32] zeroinitializer, align 16
@in_space = addrspace(1) global i8 0
@tls = thread_local global i32 0

@plain = alias i32, ptr @target
@array = alias [4 x i32], ptr @target
@inner = alias i32, getelementptr inbounds ([4 x i32], ptr @target, i64 0, i64 2)
@chain = alias i32, ptr @plain
@private = private alias i32, ptr @target
@internal = internal unnamed_addr alias i32, ptr @target
@linkonce = linkonce alias i32, ptr @target
@weak = weak alias i32, ptr @target
@linkonce_odr = linkonce_odr alias i32, ptr @target
@weak_odr = weak_odr hidden alias i32, ptr @target
@protected = protected local_unnamed_addr alias i32, ptr @target
@dso = dso_local alias i32, ptr @target
@space = alias i8, addrspacecast (ptr addrspace(1) @in_space to ptr)
@space1 = alias i8, ptr addrspace(1) @in_space
@thread = thread_local(initialexec) alias i32, ptr @tls
@integer = alias i32, inttoptr (i64 add (i64 ptrtoint (ptr @target to i64), i64 4) to ptr)
@parted = alias i32, ptr @target, partition "part"
@function = alias void (i32), ptr @implementation
@variadic = weak dso_local alias i32 (ptr, ...), ptr @printer

@choose = ifunc void (i32), ptr @resolver
@choose_hidden = internal ifunc i32 (ptr), ptr @resolver
@choose_weak = weak hidden ifunc void (), ptr @resolver
@choose_part = dso_local ifunc void (), ptr @resolver, partition "p"

define void @implementation(i32 %x) {
  ret void
}

define i32 @printer(ptr %f, ...) {
  ret i32 0
}

define internal ptr @resolver() {
  ret ptr @implementation
}

define internal ptr @other_resolver() {
  ret ptr @implementation
}

define i32 @user() {
  call void @function(i32 1)
  call void @choose(i32 2)
  %a = load i32, ptr @inner, align 4
  %b = load i32, ptr @chain, align 4
  %c = call i32 (ptr, ...) @variadic(ptr @plain, i32 %a, double 1.0)
  ret i32 %b
}
