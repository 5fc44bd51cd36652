; Target extension types, as globals, arguments, slots and constants.

%holder = type { target("spirv.Image", float, 1, 2, 0, 0, 0, 0, 0), i32 }

define void @takes(target("spirv.Event") %e, target("aarch64.svcount") %c) {
  %slot = alloca target("aarch64.svcount"), align 2
  store target("aarch64.svcount") %c, ptr %slot, align 2
  %l = load target("aarch64.svcount"), ptr %slot, align 2
  call void @takes(target("spirv.Event") zeroinitializer, target("aarch64.svcount") %l)
  call void @takes(target("spirv.Event") poison, target("aarch64.svcount") undef)
  ret void
}

declare target("made.up", i32, ptr, 5, 6) @unknown(target("made.up.plain"))
