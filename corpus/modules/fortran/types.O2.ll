; ModuleID = 'FIRModule'
source_filename = "FIRModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%_QM__fortran_type_infoTvalue = type { i8, [7 x i8], i64 }
%_QMshapesT.dp.link.to = type { { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } }
%_QMshapesT.dp.shape.next = type { { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } }
%_QM__fortran_type_infoTcomponent = type { { ptr, i64, i32, i8, i8, i8, i8 }, i8, i8, i8, i8, [4 x i8], i64, %_QM__fortran_type_infoTvalue, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] }, %_QM__fortran_builtinsT__builtin_c_ptr }
%_QM__fortran_builtinsT__builtin_c_ptr = type { i64 }
%_QM__fortran_type_infoTderivedtype = type { { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, { ptr, i64, i32, i8, i8, i8, i8 }, i64, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, i32, i8, i8, i8, i8, i8, [3 x i8] }
%_QM__fortran_type_infoTbinding = type { %_QM__fortran_builtinsT__builtin_c_funptr, { ptr, i64, i32, i8, i8, i8, i8 } }
%_QM__fortran_builtinsT__builtin_c_funptr = type { i64 }

$_QMshapesEXbXboxXsides = comdat any

$_QMshapesEXnXshape = comdat any

$_QMshapesEXnXname = comdat any

$_QMshapesEXdiXshapeXname = comdat any

$_QMshapesEXnXnext = comdat any

$_QMshapesEXnXlink = comdat any

$_QMshapesEXnXto = comdat any

$_QMshapesEXdiXlinkXto = comdat any

$_QMshapesEXdiXshapeXnext = comdat any

$_QMshapesEXnXsides = comdat any

$_QMshapesEXdiXboxXsides = comdat any

$_QMshapesEXnXradius = comdat any

$_QMshapesEXnXbox = comdat any

$_QMshapesEXnXarea = comdat any

$_QMshapesEXnXcircle = comdat any

$_QMshapesEXcXlink = comdat any

$_QMshapesEXdtXshape = comdat any

$_QMshapesEXcXshape = comdat any

$_QMshapesEXdtXlink = comdat any

$_QMshapesEXcXcircle = comdat any

$_QMshapesEXvXbox = comdat any

$_QMshapesEXvXcircle = comdat any

$_QMshapesEXdtXbox = comdat any

$_QMshapesEXcXbox = comdat any

$_QMshapesEXdtXcircle = comdat any

@_QMshapesEXbXboxXsides = linkonce_odr constant [1 x [2 x %_QM__fortran_type_infoTvalue]] [[2 x %_QM__fortran_type_infoTvalue] [%_QM__fortran_type_infoTvalue { i8 2, [7 x i8] undef, i64 1 }, %_QM__fortran_type_infoTvalue { i8 2, [7 x i8] undef, i64 2 }]], comdat
@_QMshapesEXnXshape = linkonce_odr constant [5 x i8] c"shape", comdat
@_QMshapesEXnXname = linkonce_odr constant [4 x i8] c"name", comdat
@_QMshapesEXdiXshapeXname = linkonce_odr constant [8 x i8] c"shape   ", comdat
@_QMshapesEXnXnext = linkonce_odr constant [4 x i8] c"next", comdat
@_QMshapesEXnXlink = linkonce_odr constant [4 x i8] c"link", comdat
@_QMshapesEXnXto = linkonce_odr constant [2 x i8] c"to", comdat
@_QMshapesEXdiXlinkXto = linkonce_odr constant %_QMshapesT.dp.link.to { { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 48, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr @_QMshapesEXdtXshape, [1 x i64] zeroinitializer } }, comdat
@_QMshapesEXdiXshapeXnext = linkonce_odr constant %_QMshapesT.dp.shape.next { { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 40, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr @_QMshapesEXdtXlink, [1 x i64] zeroinitializer } }, comdat
@_QMshapesEXnXsides = linkonce_odr constant [5 x i8] c"sides", comdat
@_QMshapesEXdiXboxXsides = linkonce_odr constant [2 x float] [float 1.000000e+00, float 1.000000e+00], comdat
@_QMshapesEXnXradius = linkonce_odr constant [6 x i8] c"radius", comdat
@_QMshapesEXnXbox = linkonce_odr constant [3 x i8] c"box", comdat
@_QMshapesEXnXarea = linkonce_odr constant [4 x i8] c"area", comdat
@_QMshapesEXnXcircle = linkonce_odr constant [6 x i8] c"circle", comdat
@_QMshapesEXcXlink = linkonce_odr constant [1 x %_QM__fortran_type_infoTcomponent] [%_QM__fortran_type_infoTcomponent { { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXto, i64 2, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i8 2, i8 6, i8 0, i8 0, [4 x i8] undef, i64 0, %_QM__fortran_type_infoTvalue { i8 1, [7 x i8] undef, i64 0 }, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr @_QMshapesEXdtXshape, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 2, i8 42, i8 1, i8 1, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16], [3 x i64] [i64 1, i64 0, i64 0]], ptr null, [1 x i64] zeroinitializer }, %_QM__fortran_builtinsT__builtin_c_ptr { i64 ptrtoint (ptr @_QMshapesEXdiXlinkXto to i64) } }], comdat
@_QMshapesEXdtXshape = linkonce_odr constant %_QM__fortran_type_infoTderivedtype { { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } undef, { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXshape, i64 5, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i64 48, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 8, i32 20240719, i8 1, i8 10, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 8]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 1, i32 20240719, i8 1, i8 7, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 1]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr @_QMshapesEXcXshape, i64 256, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 0, i64 2, i64 256]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 40, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 40]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } undef, i32 0, i8 0, i8 0, i8 1, i8 1, i8 1, [3 x i8] undef }, comdat
@_QMshapesEXcXshape = linkonce_odr constant [2 x %_QM__fortran_type_infoTcomponent] [%_QM__fortran_type_infoTcomponent { { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXname, i64 4, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i8 1, i8 4, i8 1, i8 0, [4 x i8] undef, i64 0, %_QM__fortran_type_infoTvalue { i8 2, [7 x i8] undef, i64 8 }, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 2, i8 42, i8 1, i8 1, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16], [3 x i64] [i64 1, i64 0, i64 0]], ptr null, [1 x i64] zeroinitializer }, %_QM__fortran_builtinsT__builtin_c_ptr { i64 ptrtoint (ptr @_QMshapesEXdiXshapeXname to i64) } }, %_QM__fortran_type_infoTcomponent { { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXnext, i64 4, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i8 2, i8 6, i8 0, i8 0, [4 x i8] undef, i64 8, %_QM__fortran_type_infoTvalue { i8 1, [7 x i8] undef, i64 0 }, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr @_QMshapesEXdtXlink, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 2, i8 42, i8 1, i8 1, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16], [3 x i64] [i64 1, i64 0, i64 0]], ptr null, [1 x i64] zeroinitializer }, %_QM__fortran_builtinsT__builtin_c_ptr { i64 ptrtoint (ptr @_QMshapesEXdiXshapeXnext to i64) } }], comdat
@_QMshapesEXdtXlink = linkonce_odr constant %_QM__fortran_type_infoTderivedtype { { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 32, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 32]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXlink, i64 4, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i64 40, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 8, i32 20240719, i8 1, i8 10, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 8]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 1, i32 20240719, i8 1, i8 7, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 1]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr @_QMshapesEXcXlink, i64 256, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 0, i64 1, i64 256]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 40, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 40]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, i32 0, i8 0, i8 0, i8 1, i8 1, i8 1, [3 x i8] undef }, comdat
@_QMshapesEXcXcircle = linkonce_odr constant [2 x %_QM__fortran_type_infoTcomponent] [%_QM__fortran_type_infoTcomponent { { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXshape, i64 5, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i8 1, i8 6, i8 0, i8 0, [4 x i8] undef, i64 0, %_QM__fortran_type_infoTvalue { i8 1, [7 x i8] undef, i64 0 }, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr @_QMshapesEXdtXshape, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 2, i8 42, i8 1, i8 1, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16], [3 x i64] [i64 1, i64 0, i64 0]], ptr null, [1 x i64] zeroinitializer }, %_QM__fortran_builtinsT__builtin_c_ptr zeroinitializer }, %_QM__fortran_type_infoTcomponent { { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXradius, i64 6, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i8 1, i8 2, i8 4, i8 0, [4 x i8] undef, i64 48, %_QM__fortran_type_infoTvalue { i8 1, [7 x i8] undef, i64 0 }, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 2, i8 42, i8 1, i8 1, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16], [3 x i64] [i64 1, i64 0, i64 0]], ptr null, [1 x i64] zeroinitializer }, %_QM__fortran_builtinsT__builtin_c_ptr zeroinitializer }], comdat
@_QMshapesEXvXbox = linkonce_odr constant [1 x %_QM__fortran_type_infoTbinding] [%_QM__fortran_type_infoTbinding { %_QM__fortran_builtinsT__builtin_c_funptr { i64 ptrtoint (ptr @_QMshapesPbox_area to i64) }, { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXarea, i64 4, i32 20240719, i8 0, i8 40, i8 1, i8 0 } }], comdat
@_QMshapesEXvXcircle = linkonce_odr constant [1 x %_QM__fortran_type_infoTbinding] [%_QM__fortran_type_infoTbinding { %_QM__fortran_builtinsT__builtin_c_funptr { i64 ptrtoint (ptr @_QMshapesPcircle_area to i64) }, { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXarea, i64 4, i32 20240719, i8 0, i8 40, i8 1, i8 0 } }], comdat
@_QMshapesEXdtXbox = linkonce_odr constant %_QM__fortran_type_infoTderivedtype { { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr @_QMshapesEXvXbox, i64 32, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 0, i64 1, i64 32]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXbox, i64 3, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i64 56, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 8, i32 20240719, i8 1, i8 10, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 8]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 1, i32 20240719, i8 1, i8 7, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 1]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr @_QMshapesEXcXbox, i64 256, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 0, i64 2, i64 256]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 40, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 40]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, i32 0, i8 1, i8 0, i8 1, i8 1, i8 1, [3 x i8] undef }, comdat
@_QMshapesEXcXbox = linkonce_odr constant [2 x %_QM__fortran_type_infoTcomponent] [%_QM__fortran_type_infoTcomponent { { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXshape, i64 5, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i8 1, i8 6, i8 0, i8 0, [4 x i8] undef, i64 0, %_QM__fortran_type_infoTvalue { i8 1, [7 x i8] undef, i64 0 }, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr @_QMshapesEXdtXshape, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 2, i8 42, i8 1, i8 1, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16], [3 x i64] [i64 1, i64 0, i64 0]], ptr null, [1 x i64] zeroinitializer }, %_QM__fortran_builtinsT__builtin_c_ptr zeroinitializer }, %_QM__fortran_type_infoTcomponent { { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXsides, i64 5, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i8 1, i8 2, i8 4, i8 1, [4 x i8] undef, i64 48, %_QM__fortran_type_infoTvalue { i8 1, [7 x i8] undef, i64 0 }, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] } { ptr @_QMshapesEXbXboxXsides, i64 16, i32 20240719, i8 2, i8 42, i8 1, i8 1, [2 x [3 x i64]] [[3 x i64] [i64 0, i64 2, i64 16], [3 x i64] [i64 0, i64 1, i64 32]], ptr null, [1 x i64] zeroinitializer }, %_QM__fortran_builtinsT__builtin_c_ptr { i64 ptrtoint (ptr @_QMshapesEXdiXboxXsides to i64) } }], comdat
@_QMshapesEXdtXcircle = linkonce_odr constant %_QM__fortran_type_infoTderivedtype { { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr @_QMshapesEXvXcircle, i64 32, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 0, i64 1, i64 32]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXcircle, i64 6, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i64 56, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 8, i32 20240719, i8 1, i8 10, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 8]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 1, i32 20240719, i8 1, i8 7, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 1]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr @_QMshapesEXcXcircle, i64 256, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 0, i64 2, i64 256]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 40, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 40]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, i32 0, i8 1, i8 0, i8 1, i8 1, i8 1, [3 x i8] undef }, comdat

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define float @_QMshapesPbox_area(ptr noalias readonly captures(none) %0) #0 {
  %2 = load ptr, ptr %0, align 8, !tbaa !4
  %3 = getelementptr i8, ptr %2, i64 48
  %4 = load float, ptr %3, align 4, !tbaa !8
  %5 = getelementptr i8, ptr %2, i64 52
  %6 = load float, ptr %5, align 4, !tbaa !8
  %7 = fmul contract float %4, %6
  ret float %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define float @_QMshapesPcircle_area(ptr noalias readonly captures(none) %0) #0 {
  %2 = load ptr, ptr %0, align 8, !tbaa !12
  %3 = getelementptr i8, ptr %2, i64 48
  %4 = load float, ptr %3, align 4, !tbaa !16
  %5 = fmul float %4, %4
  %6 = fmul contract float %5, 0x400921FB60000000
  ret float %6
}

define float @_QMshapesPtotal_area(ptr noalias readonly captures(none) %0) local_unnamed_addr #1 {
  %2 = alloca { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, align 8
  %3 = alloca { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, align 8
  %4 = getelementptr i8, ptr %0, i64 23
  %5 = load i8, ptr %4, align 1, !tbaa !20
  %6 = or i8 %5, 1
  %.fca.1.gep = getelementptr inbounds nuw i8, ptr %3, i64 8
  %.fca.2.gep = getelementptr inbounds nuw i8, ptr %3, i64 16
  %.fca.3.gep = getelementptr inbounds nuw i8, ptr %3, i64 20
  %.fca.4.gep = getelementptr inbounds nuw i8, ptr %3, i64 21
  %.fca.5.gep = getelementptr inbounds nuw i8, ptr %3, i64 22
  %.fca.6.gep = getelementptr inbounds nuw i8, ptr %3, i64 23
  %.fca.7.gep = getelementptr inbounds nuw i8, ptr %3, i64 24
  %.fca.8.0.gep = getelementptr inbounds nuw i8, ptr %3, i64 32
  %.sroa.77.0..sroa_idx10 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %.sroa.818.0..sroa_idx21 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %.sroa.929.0..sroa_idx32 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %.sroa.10.0..sroa_idx42 = getelementptr inbounds nuw i8, ptr %2, i64 21
  %.sroa.11.0..sroa_idx52 = getelementptr inbounds nuw i8, ptr %2, i64 22
  %.sroa.12.0..sroa_idx62 = getelementptr inbounds nuw i8, ptr %2, i64 23
  %.sroa.13.0..sroa_idx72 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %.sroa.14.0..sroa_idx82 = getelementptr inbounds nuw i8, ptr %2, i64 32
  br label %7

7:                                                ; preds = %32, %1
  %.sroa.01.0.in = phi ptr [ %0, %1 ], [ %.sroa.0156.0.copyload, %32 ]
  %.sroa.818.0 = phi i32 [ 20240719, %1 ], [ %.sroa.3171.0.copyload, %32 ]
  %.sroa.929.0 = phi i8 [ 0, %1 ], [ %.sroa.4172.0.copyload, %32 ]
  %.sroa.11.0 = phi i8 [ 1, %1 ], [ %.sroa.6174.0.copyload, %32 ]
  %.sroa.12.0 = phi i8 [ %6, %1 ], [ %.sroa.7175.0.copyload, %32 ]
  %.sroa.14.0 = phi i64 [ 0, %1 ], [ %.sroa.9177.0.copyload, %32 ]
  %.0 = phi float [ 0.000000e+00, %1 ], [ %12, %32 ]
  %.sroa.13.0.in = getelementptr i8, ptr %.sroa.01.0.in, i64 24
  %.sroa.13.0 = load ptr, ptr %.sroa.13.0.in, align 1, !tbaa !20
  %.sroa.10.0.in = getelementptr i8, ptr %.sroa.01.0.in, i64 21
  %.sroa.10.0 = load i8, ptr %.sroa.10.0.in, align 1, !tbaa !20
  %.sroa.77.0.in = getelementptr i8, ptr %.sroa.01.0.in, i64 8
  %.sroa.77.0 = load i64, ptr %.sroa.77.0.in, align 1, !tbaa !20
  %.sroa.01.0 = load ptr, ptr %.sroa.01.0.in, align 1, !tbaa !20
  %8 = or i8 %.sroa.12.0, 1
  store ptr %.sroa.01.0, ptr %3, align 8, !tbaa !20
  store i64 %.sroa.77.0, ptr %.fca.1.gep, align 8, !tbaa !20
  store i32 20240719, ptr %.fca.2.gep, align 8, !tbaa !20
  store i8 0, ptr %.fca.3.gep, align 4, !tbaa !20
  store i8 %.sroa.10.0, ptr %.fca.4.gep, align 1, !tbaa !20
  store i8 0, ptr %.fca.5.gep, align 2, !tbaa !20
  store i8 %8, ptr %.fca.6.gep, align 1, !tbaa !20
  store ptr %.sroa.13.0, ptr %.fca.7.gep, align 8, !tbaa !20
  store i64 0, ptr %.fca.8.0.gep, align 8, !tbaa !20
  %.sroa.0118.0.copyload = load ptr, ptr %.sroa.13.0, align 1, !tbaa !20
  %9 = load i64, ptr %.sroa.0118.0.copyload, align 8, !tbaa !24
  %10 = inttoptr i64 %9 to ptr
  %11 = call float %10(ptr nonnull %3)
  %12 = fadd contract float %.0, %11
  store ptr %.sroa.01.0, ptr %2, align 8, !tbaa !20
  store i64 %.sroa.77.0, ptr %.sroa.77.0..sroa_idx10, align 8, !tbaa !20
  store i32 %.sroa.818.0, ptr %.sroa.818.0..sroa_idx21, align 8, !tbaa !20
  store i8 %.sroa.929.0, ptr %.sroa.929.0..sroa_idx32, align 4, !tbaa !20
  store i8 %.sroa.10.0, ptr %.sroa.10.0..sroa_idx42, align 1, !tbaa !20
  store i8 %.sroa.11.0, ptr %.sroa.11.0..sroa_idx52, align 2, !tbaa !20
  store i8 %.sroa.12.0, ptr %.sroa.12.0..sroa_idx62, align 1, !tbaa !20
  store ptr %.sroa.13.0, ptr %.sroa.13.0..sroa_idx72, align 8, !tbaa !20
  store i64 %.sroa.14.0, ptr %.sroa.14.0..sroa_idx82, align 8, !tbaa !20
  %13 = icmp eq ptr %.sroa.13.0, @_QMshapesEXdtXcircle
  br i1 %13, label %16, label %14

14:                                               ; preds = %7
  %15 = call i1 @_FortranAClassIs(ptr nonnull %2, ptr nonnull @_QMshapesEXdtXbox)
  br i1 %15, label %20, label %29

16:                                               ; preds = %7
  %17 = getelementptr i8, ptr %.sroa.01.0, i64 48
  %18 = load float, ptr %17, align 4, !tbaa !26
  %19 = fcmp contract olt float %18, 0.000000e+00
  br i1 %19, label %33, label %29

20:                                               ; preds = %14
  %21 = load ptr, ptr %2, align 8, !tbaa !20
  %22 = getelementptr i8, ptr %21, i64 48
  %23 = load float, ptr %22, align 4, !tbaa !26
  %24 = fcmp contract olt float %23, 0.000000e+00
  %25 = getelementptr i8, ptr %21, i64 52
  %26 = load float, ptr %25, align 4, !tbaa !26
  %27 = fcmp contract olt float %26, 0.000000e+00
  %28 = or i1 %24, %27
  br i1 %28, label %33, label %29

29:                                               ; preds = %16, %20, %14
  %30 = getelementptr i8, ptr %.sroa.01.0, i64 8
  %.sroa.0156.0.copyload = load ptr, ptr %30, align 1, !tbaa !20
  %31 = icmp eq ptr %.sroa.0156.0.copyload, null
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  %.sroa.3171.0..sroa_idx = getelementptr inbounds nuw i8, ptr %.sroa.0156.0.copyload, i64 16
  %.sroa.3171.0.copyload = load i32, ptr %.sroa.3171.0..sroa_idx, align 1, !tbaa !20
  %.sroa.4172.0..sroa_idx = getelementptr inbounds nuw i8, ptr %.sroa.0156.0.copyload, i64 20
  %.sroa.4172.0.copyload = load i8, ptr %.sroa.4172.0..sroa_idx, align 1, !tbaa !20
  %.sroa.6174.0..sroa_idx = getelementptr inbounds nuw i8, ptr %.sroa.0156.0.copyload, i64 22
  %.sroa.6174.0.copyload = load i8, ptr %.sroa.6174.0..sroa_idx, align 1, !tbaa !20
  %.sroa.7175.0..sroa_idx = getelementptr inbounds nuw i8, ptr %.sroa.0156.0.copyload, i64 23
  %.sroa.7175.0.copyload = load i8, ptr %.sroa.7175.0..sroa_idx, align 1, !tbaa !20
  %.sroa.9177.0..sroa_idx = getelementptr inbounds nuw i8, ptr %.sroa.0156.0.copyload, i64 32
  %.sroa.9177.0.copyload = load i64, ptr %.sroa.9177.0..sroa_idx, align 1, !tbaa !20
  br label %7

33:                                               ; preds = %29, %16, %20
  ret float %12
}

declare zeroext i1 @_FortranAClassIs(ptr, ptr) local_unnamed_addr

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target-cpu"="x86-64" }
attributes #1 = { "target-cpu"="x86-64" }

!llvm.ident = !{!0}
!llvm.module.flags = !{!1, !2, !3}

!0 = !{!"Debian flang version 22.1.8"}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"descriptor member", !6, i64 0}
!6 = !{!"any access", !7, i64 0}
!7 = !{!"Flang function root _QMshapesPbox_area"}
!8 = !{!9, !9, i64 0}
!9 = !{!"dummy arg data/_QMshapesFbox_areaEthis", !10, i64 0}
!10 = !{!"dummy arg data", !11, i64 0}
!11 = !{!"any data access", !6, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"descriptor member", !14, i64 0}
!14 = !{!"any access", !15, i64 0}
!15 = !{!"Flang function root _QMshapesPcircle_area"}
!16 = !{!17, !17, i64 0}
!17 = !{!"dummy arg data/_QMshapesFcircle_areaEthis", !18, i64 0}
!18 = !{!"dummy arg data", !19, i64 0}
!19 = !{!"any data access", !14, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"descriptor member", !22, i64 0}
!22 = !{!"any access", !23, i64 0}
!23 = !{!"Flang function root _QMshapesPtotal_area"}
!24 = !{!25, !25, i64 0}
!25 = !{!"any data access", !22, i64 0}
!26 = !{!27, !27, i64 0}
!27 = !{!"target data", !25, i64 0}
