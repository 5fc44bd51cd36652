; Inline assembly that may unwind, called and invoked.

target triple = "x86_64-pc-linux-gnu"

declare i32 @__gxx_personality_v0(...)

define void @unwinds() personality ptr @__gxx_personality_v0 {
  call void asm sideeffect unwind "call throwing", "~{memory}"()
  invoke void asm sideeffect unwind "call throwing", ""()
          to label %ok unwind label %bad

ok:
  ret void

bad:
  %e = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %e
}
