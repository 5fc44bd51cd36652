; Calling conventions by name and by number, on functions and on calls.

declare ccc void @c()
declare fastcc void @fast()
declare coldcc void @cold()
declare ghccc void @ghc()
declare cc11 void @hipe()
declare anyregcc void @anyreg()
declare preserve_mostcc void @preserve_most()
declare preserve_allcc void @preserve_all()
declare preserve_nonecc void @preserve_none()
declare swiftcc void @swift()
declare swifttailcc void @swifttail()
declare cxx_fast_tlscc void @tls()
declare tailcc void @tail()
declare cfguard_checkcc void @cfguard()
declare x86_stdcallcc void @stdcall()
declare x86_fastcallcc void @fastcall()
declare x86_thiscallcc void @thiscall(ptr)
declare x86_vectorcallcc void @vectorcall()
declare x86_regcallcc void @regcall()
declare x86_intrcc void @interrupt(ptr byval(i8))
declare x86_64_sysvcc void @sysv()
declare win64cc void @win64()
declare arm_apcscc void @apcs()
declare arm_aapcscc void @aapcs()
declare arm_aapcs_vfpcc void @aapcs_vfp()
declare msp430_intrcc void @msp()
declare avr_intrcc void @avr()
declare avr_signalcc void @avr_signal()
declare ptx_kernel void @ptx_kernel()
declare ptx_device void @ptx_device()
declare spir_func void @spir()
declare spir_kernel void @spir_kernel()
declare intel_ocl_bicc void @intel()
declare aarch64_vector_pcs void @vector_pcs()
declare aarch64_sve_vector_pcs void @sve_pcs()
declare aarch64_sme_preservemost_from_x0 void @sme0()
declare aarch64_sme_preservemost_from_x1 void @sme1()
declare aarch64_sme_preservemost_from_x2 void @sme2()
declare m68k_rtdcc void @m68k()
declare graalcc void @graal()
declare riscv_vector_cc void @riscv()
declare riscv_vls_cc(128) void @riscv_vls()
declare cheriot_compartmentcallcc void @cheriot()
declare cc 500 void @numbered()
declare cc 1023 void @last()
declare amdgpu_gfx void @gfx()

define fastcc i32 @calls(i32 %x) {
  call fastcc void @fast()
  call coldcc void @cold()
  call preserve_nonecc void @preserve_none()
  call tailcc void @tail()
  tail call swifttailcc void @swifttail()
  call cc 500 void @numbered()
  call cc 1023 void @last()
  call x86_thiscallcc void @thiscall(ptr null)
  call riscv_vls_cc(128) void @riscv_vls()
  %r = call fastcc i32 @calls(i32 %x)
  ret i32 %r
}

define amdgpu_kernel void @kernel() {
  call amdgpu_gfx void @gfx()
  ret void
}

define amdgpu_ps float @pixel(float inreg %x) {
  ret float %x
}

define amdgpu_vs void @vertex() { ret void }
define amdgpu_gs void @geometry() { ret void }
define amdgpu_cs void @compute() { ret void }
define amdgpu_hs void @hull() { ret void }
define amdgpu_ls void @local() { ret void }
define amdgpu_es void @export() { ret void }
define spir_kernel void @opencl(ptr addrspace(1) %p) { ret void }
