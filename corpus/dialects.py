#!/usr/bin/env python3
"""Generates the modules of corpus/modules/dialects that cover a dialect's intrinsics.

  dialects.py PALINDROME DIALECT OUT

Writes a function for each op of DIALECT that represents an intrinsic. The function
calls the intrinsic with the types that LLVM declares (llvm-tblgen on
llvm/IR/Intrinsics.td) or, if it is overloaded, with those of the tables here. The
files are OUT/intrinsics-N.ll, and OUT/intrinsics-N.mlir, which PALINDROME imports
from them with --plain. Prints the ops whose intrinsic LLVM's verifier rejects.
"""

import json
import os
import re
import subprocess
import sys

LLVM = "/usr/lib/llvm-22"
PER_FILE = 25

# Each dialect's file of definitions and target triple. The rows of
# cmake/PalindromeIntrinsicDialects.cmake name the same files.
DIALECTS = {
    "arm_neon": ("ArmNeon/ArmNeon.td", "aarch64"),
    "arm_sme": ("ArmSME/IR/ArmSMEIntrinsicOps.td", "aarch64"),
    "arm_sve": ("ArmSVE/IR/ArmSVE.td", "aarch64"),
    "nvvm": ("LLVMIR/NVVMOps.td", "nvptx64-nvidia-cuda"),
    "rocdl": ("LLVMIR/ROCDLOps.td", "amdgcn-amd-amdhsa"),
}

# The types with which overloaded intrinsics are called, by a pattern of LLVM's
# enumerator. Types that are missing come from DEFAULTS.
OVERLOADS = [
    (r"amdgcn_(ds_load_tr16_b128|global_load_tr_b128)", ["<8 x half>"]),
    (r"amdgcn_(ds_load_tr[48]_b64|global_load_tr4_b64|global_load_tr_b64)", ["<2 x i32>"]),
    (r"amdgcn_(ds_load_tr6_b96|global_load_tr6_b96)", ["<3 x i32>"]),
    (r"amdgcn_ds_read_tr16_b64", ["<4 x half>"]),
    (r"amdgcn_ds_read_tr[48]_b64", ["<2 x i32>"]),
    (r"amdgcn_ds_read_tr6_b96", ["<3 x i32>"]),
    (r"amdgcn_load_to_lds", ["ptr addrspace(7)"]),
    (r"amdgcn_make_buffer_rsrc", ["ptr addrspace(8)", "ptr"]),
    (r"amdgcn_mfma_scale_", ["<8 x i32>", "<8 x i32>"]),
    (r"amdgcn_wmma_bf16_16x16x16_bf16", ["<16 x i16>", "<16 x i16>"]),
    (r"amdgcn_wmma_bf16_16x16x32_bf16", ["<8 x bfloat>", "<16 x bfloat>"]),
    (r"amdgcn_wmma_bf16f32_16x16x32_bf16", ["<8 x bfloat>", "<16 x bfloat>", "<8 x float>"]),
    (r"amdgcn_wmma_f16_16x16x128_", ["<8 x half>", "<16 x i32>"]),
    (r"amdgcn_wmma_f16_16x16x64_", ["<8 x half>", "<8 x i32>"]),
    (r"amdgcn_wmma_f16_16x16x16_f16", ["<16 x half>", "<16 x half>"]),
    (r"amdgcn_wmma_f16_16x16x32_f16", ["<8 x half>", "<16 x half>"]),
    (r"amdgcn_wmma_f32_16x16x128_", ["<8 x float>", "<16 x i32>"]),
    (r"amdgcn_wmma_f32_16x16x64_", ["<8 x float>", "<8 x i32>"]),
    (r"amdgcn_wmma_f32_16x16x16_bf16", ["<8 x float>", "<16 x i16>"]),
    (r"amdgcn_wmma_f32_16x16x16_f16", ["<8 x float>", "<16 x half>"]),
    (r"amdgcn_wmma_f32_16x16x16_", ["<8 x float>", "<2 x i32>"]),
    (r"amdgcn_wmma_f32_16x16x32_bf16", ["<8 x float>", "<16 x bfloat>"]),
    (r"amdgcn_wmma_f32_16x16x32_f16", ["<8 x float>", "<16 x half>"]),
    (r"amdgcn_wmma_f32_16x16x4_f32", ["<8 x float>", "<2 x float>"]),
    (r"amdgcn_wmma_i32_16x16x16_iu4", ["<8 x i32>", "<2 x i32>"]),
    (r"amdgcn_wmma_i32_16x16x16_iu8", ["<8 x i32>", "<4 x i32>"]),
    (r"amdgcn_wmma_i32_16x16x32_iu4", ["<8 x i32>", "<2 x i32>"]),
    (r"amdgcn_wmma_i32_16x16x64_iu8", ["<8 x i32>", "<8 x i32>"]),
    (r"amdgcn_wmma_scale(16)?_f32_16x16x128_f8f6f4", ["<8 x float>", "<16 x i32>", "<16 x i32>"]),
    (r"amdgcn_wmma_scale(16)?_f32_32x16x128_f4", ["<16 x float>", "<16 x i32>", "<8 x i32>"]),
    (r"aarch64_neon_smull", ["<8 x i16>"]),
    (r"aarch64_neon_(sdot|u?s?u?mmla)", ["<4 x i32>", "<16 x i8>"]),
    (r"aarch64_sve_convert_(from|to)_svbool", ["<vscale x 4 x i1>"]),
    (r"aarch64_sve_dupq_lane", ["<vscale x 8 x i16>"]),
    (r"aarch64_sve_psel", ["<vscale x 4 x i1>"]),
    (r"aarch64_sve_f", ["<vscale x 2 x double>"]),
    (r"aarch64_sve_([su]dot|u?s?u?mmla)", ["<vscale x 4 x i32>"]),
    (r"aarch64_sve_whilelt", ["<vscale x 8 x i1>", "i64"]),
    (r"aarch64_sve_zip_x[24]", ["<vscale x 16 x i8>"]),
    (r"aarch64_sme_[su]mop[as]_za32", ["<vscale x 8 x i16>"]),
    (r"aarch64_sme_(us|su|s|u)mop[as]_wide", ["<vscale x 16 x i8>"]),
    (r"aarch64_sme_mop[as]$", ["<vscale x 4 x float>"]),
    (r"aarch64_sme_mop[as]_wide", ["<vscale x 8 x half>"]),
    (r"aarch64_(sme|sve)_", ["<vscale x 4 x i32>"]),
]
DEFAULTS = {
    "llvm_anyint_ty": "i32",
    "llvm_anyfloat_ty": "float",
    "llvm_any_ty": "i32",
    "llvm_anyptr_ty": "ptr",
    "llvm_anyvector_ty": "<4 x float>",
}
SCALARS = {"f16": "half", "bf16": "bfloat", "f32": "float", "f64": "double",
           "OtherVT": "metadata", "isVoid": "void"}


def tablegen(file):
    command = [f"{LLVM}/bin/llvm-tblgen", "--dump-json", f"-I{LLVM}/include",
               f"-I{os.path.dirname(file)}", file]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


def split_vector(text):
    match = re.fullmatch(r"<(vscale x )?(\d+) x (.+)>", text)
    return (match[1] or "", int(match[2]), match[3]) if match else ("", 0, text)


class Signature:
    """The name and types of one intrinsic, with all overloads chosen."""

    def __init__(self, records, enumerator):
        self.records = records
        record = records["int_" + enumerator]
        self.name = record["LLVMName"] or "llvm." + enumerator.replace("_", ".")
        self.chosen = next((types for pattern, types in OVERLOADS
                            if re.match(pattern, enumerator)), [])
        self.overloads = []
        results = [t["def"] for t in record["RetTypes"]]
        parameters = [t["def"] for t in record["ParamTypes"]]
        # A type may refer to a later overload, so all are collected first.
        self.collect(results + parameters)
        self.results = [self.type(t) for t in results]
        self.parameters = [self.type(t) for t in parameters]
        self.immediates = set()
        for entry in record["IntrProperties"]:
            entry = records[entry["def"]]
            if "ImmArg" in entry["!superclasses"]:
                self.immediates.add(entry["ArgNo"] - 1)

    def collect(self, names):
        for name in names:
            if self.records[name].get("isAny"):
                place = len(self.overloads)
                self.overloads.append(self.chosen[place] if place < len(self.chosen)
                                      else DEFAULTS[name])

    def type(self, name):
        record = self.records[name]
        if record.get("isAny"):
            # This method is called for the overloads in their order.
            place = getattr(self, "asked", 0)
            self.asked = place + 1
            return self.overloads[place]
        classes = record["!superclasses"]
        if "LLVMMatchType" in classes:
            base = self.overloads[record["Number"]]
            scalable, count, element = split_vector(base)
            if "LLVMScalarOrSameVectorWidth" in classes:
                element = self.type(record["ElTy"]["def"]) if "ElTy" in record else "i1"
                return f"<{scalable}{count} x {element}>" if count else element
            if "LLVMSubdivide4VectorType" in classes:
                return f"<{scalable}{count * 4} x i{int(element[1:]) // 4}>"
            if "LLVMTruncatedType" in classes:
                return f"<{scalable}{count} x i{int(element[1:]) // 2}>"
            return base
        if "LLVMQualPointerType" in classes:
            signature = record["Sig"]
            space = signature[1] if signature[0] == 24 else 0
            return f"ptr addrspace({space})" if space else "ptr"
        return self.value_type(record["VT"]["def"])

    @staticmethod
    def value_type(name):
        if name == "iPTR":
            return "ptr"
        if match := re.fullmatch(r"(nx)?v(\d+)(\w+)", name):
            vscale = "vscale x " if match[1] else ""
            return f"<{vscale}{match[2]} x {Signature.value_type(match[3])}>"
        return SCALARS.get(name, name)


def function(name, signature, has_result):
    """The declaration of the intrinsic, and a function that calls it with its
    parameters and returns the result if `has_result`. Immediates are 1."""
    result = "void"
    if len(signature.results) == 1:
        result = signature.results[0]
    elif signature.results:
        result = "{ " + ", ".join(signature.results) + " }"
    parameters, arguments = [], []
    for i, kind in enumerate(signature.parameters):
        if i in signature.immediates:
            arguments.append(f"{kind} {'true' if kind == 'i1' else 1}")
        else:
            parameters.append(f"{kind} %{i}")
            arguments.append(f"{kind} %{i}")
    intrinsic = signature.name
    parameters = [re.sub(r"%\d+", f"%a{i}", p) for i, p in enumerate(parameters)]
    names = iter(re.search(r"%\w+", p)[0] for p in parameters)
    arguments = [re.sub(r"%\d+$", lambda _: next(names), a) for a in arguments]
    kinds = ", ".join(signature.parameters)
    returned = result if has_result else "void"
    end = "  ret void" if returned == "void" else f"  ret {result} %r"
    assign = "" if returned == "void" else "%r = "
    return (f"declare {result} @{intrinsic}({kinds})\n",
            f"define {returned} @{name}({', '.join(parameters)}) {{\n"
            f"  {assign}call {result} @{intrinsic}({', '.join(arguments)})\n"
            f"{end}\n}}\n\n")


def intrinsic_ops(definitions):
    """The records of the ops that represent intrinsics, sorted by name."""
    ops = [record for record in definitions.values()
           if isinstance(record, dict) and not record.get("!anonymous")
           and "LLVM_IntrOpBase" in record.get("!superclasses", [])]
    return sorted(ops, key=lambda record: record["opName"])


def immediates_of(record):
    """The positions of the arguments that are attributes of the op. The code of
    the op's import lists them, followed by the attributes' names."""
    places = re.search(r"\{([\d, ]*)\},\s*\{[^{}]*\},\s*mlirOperands", record["mlirBuilder"])
    return {int(place) for place in places[1].split(",") if place.strip()}


def main():
    palindrome, dialect, out = sys.argv[1:]
    file, triple = DIALECTS[dialect]
    definitions = tablegen(f"{LLVM}/include/mlir/Dialect/{file}")
    intrinsics = tablegen(f"{LLVM}/include/llvm/IR/Intrinsics.td")
    ops = intrinsic_ops(definitions)
    os.makedirs(out, exist_ok=True)
    functions = []
    for record in ops:
        op, enumerator = record["opName"], record["llvmEnumName"]
        signature = Signature(intrinsics, enumerator)
        signature.immediates |= immediates_of(record)
        name = re.sub(r"\W", "_", op)
        declaration, body = function(name, signature,
                                     bool(record["results"]["args"]))
        module = f'target triple = "{triple}"\n\n{body}{declaration}'
        check = subprocess.run([f"{LLVM}/bin/opt", "-S", "--passes=verify", "-o", "-", "-"],
                               input=module, capture_output=True, text=True)
        if check.returncode:
            print(f"{dialect}.{op}: {check.stderr.strip().splitlines()[0]}", file=sys.stderr)
            continue
        functions.append((declaration, body))
    for i in range(0, len(functions), PER_FILE):
        part = functions[i:i + PER_FILE]
        base = f"{out}/intrinsics-{i // PER_FILE}"
        module = (f'target triple = "{triple}"\n\n' + "".join(b for _, b in part)
                  + "".join(sorted({d for d, _ in part})))
        text = subprocess.run([f"{LLVM}/bin/opt", "-S", "-o", "-", "-"],
                              input=module, capture_output=True, text=True, check=True).stdout
        text = re.sub(r"\A; ModuleID.*\nsource_filename.*\n", "", text)
        with open(base + ".ll", "w", encoding="utf-8") as stream:
            stream.write(text)
        subprocess.run([palindrome, "import", "--plain", f"--import-dialects={dialect}",
                        base + ".ll", "-o", base + ".mlir"], check=True)
    print(f"{dialect}: {len(functions)} of {len(ops)} ops")


main()
