// Landing pads with all clauses, funclets with and without unwind destinations,
// and the calls in them.

#include "corpus/enumerate/instructions/Kinds.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace palindrome::enumerate;

static constexpr StringLiteral clauses[] = {
    "catch ptr null",
    "catch ptr @NAMEt",
    "catch i32 7",
    "filter [0 x ptr] zeroinitializer",
    "filter [1 x ptr] [ptr @NAMEt]",
    "filter [2 x ptr] [ptr @NAMEt, ptr null]",
    "filter [2 x ptr] undef",
    "filter [1 x ptr] zeroinitializer"};

static std::string landingPad(StringRef type, StringRef clauses,
                              StringRef personality = "ptr @NAMEp") {
  return ("@NAMEt = external constant ptr\ndeclare i32 @NAMEp(...)\ndeclare "
          "void @NAMEg()\ndefine void @NAME() personality " +
          personality +
          " {\n  invoke void @NAMEg() to label %a unwind label %b\na:\n  ret "
          "void\nb:\n  %p = landingpad " +
          type + " " + clauses + "\n  resume " + type + " %p\n}\n")
      .str();
}

static void enumerateLandingPads(Enumeration &e) {
  for (StringRef cleanup : {"", "cleanup"})
    for (StringRef first : clauses) {
      e.addText(landingPad("{ ptr, i32 }", (cleanup + " " + first).str()));
      for (StringRef second : clauses)
        e.addText(landingPad("{ ptr, i32 }",
                             (cleanup + " " + first + " " + second).str()));
    }
  for (StringRef type : {"{ ptr, i32 }", "{ i64, i32 }", "i64", "ptr", "{}",
                         "<4 x i32>", "target(\"spirv.Event\")", "[2 x i8]"})
    e.addText(landingPad(type, "cleanup"));
  for (StringRef personality :
       {"ptr null", "i32 7", "ptr undef", "ptr poison",
        "ptr addrspacecast (ptr addrspace(3) null to ptr)",
        "ptr getelementptr (i8, ptr @NAMEp, i64 8)"})
    e.addText(landingPad("{ ptr, i32 }", "cleanup", personality));
}

/// The bodies of functions with the personality `@NAMEp`.
static constexpr StringLiteral funclets[] = {
    R"(  invoke void @NAMEg() to label %a unwind label %c
a:
  ret void
c:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %p = catchpad within %s [ptr null, i32 64, ptr null]
  catchret from %p to label %a)",
    R"(  invoke void @NAMEg() to label %a unwind label %c
a:
  ret void
c:
  %s = catchswitch within none [label %h, label %i] unwind label %u
h:
  %p = catchpad within %s []
  call void @NAMEg() [ "funclet"(token %p) ]
  catchret from %p to label %a
i:
  %q = catchpad within %s [i32 1]
  unreachable
u:
  %w = cleanuppad within none []
  cleanupret from %w unwind to caller)",
    R"(  invoke void @NAMEg() to label %a unwind label %c
a:
  ret void
c:
  %w = cleanuppad within none [i32 7, ptr @NAMEg]
  invoke void @NAMEg() [ "funclet"(token %w) ] to label %d unwind label %e
d:
  cleanupret from %w unwind label %e
e:
  %x = cleanuppad within none []
  cleanupret from %x unwind to caller)",
    R"(  invoke void @NAMEg() to label %a unwind label %c
a:
  ret void
c:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %p = catchpad within %s []
  invoke void @NAMEg() [ "funclet"(token %p) ] to label %j unwind label %k
j:
  catchret from %p to label %a
k:
  %t = catchswitch within %p [label %l] unwind to caller
l:
  %q = catchpad within %t []
  catchret from %q to label %j)",
    R"(  %x = alloca i32, align 4
  invoke void @NAMEg() to label %a unwind label %c
a:
  ret void
c:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %p = catchpad within %s [ptr %x]
  unreachable)",
    R"(  br label %a
a:
  %i = phi i32 [ 0, %0 ], [ %j, %b ]
  %j = add i32 %i, 1
  invoke void @NAMEg() to label %b unwind label %c
b:
  br label %a
c:
  %v = phi i32 [ %i, %a ]
  %w = cleanuppad within none [i32 %v]
  cleanupret from %w unwind to caller)",
    R"(  invoke void @NAMEg() to label %a unwind label %c
a:
  ret void
c:
  %w = cleanuppad within none []
  br label %d
d:
  %x = cleanuppad within %w []
  cleanupret from %x unwind label %e
e:
  %y = cleanuppad within %w []
  unreachable)"};

/// Other ways to call what may unwind.
static constexpr StringLiteral invokes[] = {
    R"(  %x = invoke i32 @NAMEh(i32 1) to label %a unwind label %b
a:
  %y = add i32 %x, 1
  ret void
b:
  %p = landingpad { ptr, i32 } cleanup
  ret void)",
    R"(  invoke void asm sideeffect unwind "", ""() to label %a unwind label %b
a:
  ret void
b:
  %p = landingpad { ptr, i32 } cleanup
  ret void)",
    R"(  %x = invoke fastcc noundef i32 @NAMEh(i32 inreg 1) nounwind to label %a unwind label %b
a:
  ret void
b:
  %p = landingpad { ptr, i32 } cleanup
  %v = extractvalue { ptr, i32 } %p, 0
  ret void)",
    R"(  %x = invoke i32 @NAMEh(i32 1) [ "deopt"(i32 1) ] to label %a unwind label %b
a:
  ret void
b:
  %q = phi i32 [ 1, %0 ]
  %p = landingpad { ptr, i32 } cleanup
  ret void)",
    R"(  invoke void @llvm.donothing() to label %a unwind label %b
a:
  ret void
b:
  %p = landingpad { ptr, i32 } cleanup
  ret void)",
    R"(  %f = load ptr, ptr @NAMEv
  %x = invoke i32 (i32, ...) %f(i32 1, double 2.0) to label %a unwind label %b
a:
  ret void
b:
  %p = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %p)",
    R"(  %x = invoke i32 @NAMEh(i32 1) to label %b unwind label %a
a:
  %p = landingpad { ptr, i32 } cleanup
  ret void
b:
  %z = phi i32 [ %x, %0 ]
  ret void)"};

void palindrome::enumerate::enumerateExceptions(Enumeration &e) {
  enumerateLandingPads(e);
  StringRef head = "declare i32 @NAMEp(...)\ndeclare void @NAMEg()\ndeclare "
                   "i32 @NAMEh(i32)\n@NAMEv = external global ptr\n"
                   "declare void @llvm.donothing()\n"
                   "define void @NAME() personality ptr @NAMEp {\n";
  for (StringRef body : invokes)
    e.addText(head + body + "\n}\n");
  for (StringRef body : funclets)
    for (StringRef personality :
         {"NAMEp", "__CxxFrameHandler3", "__C_specific_handler",
          "ProcessCLRException", "__gxx_wasm_personality_v0",
          "_except_handler3"})
      e.addText("declare i32 @" + personality +
                "(...)\ndeclare void @NAMEg()\ndefine void @NAME() "
                "personality ptr @" +
                personality + " {\n" + body + "\n}\n");
}
