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
define float @_QMshapesPbox_area(ptr noalias readonly captures(none) %0) #0 !dbg !6 {
    #dbg_declare(ptr %0, !29, !DIExpression(), !30)
  %2 = load ptr, ptr %0, align 8, !dbg !31, !tbaa !32
  %3 = getelementptr i8, ptr %2, i64 48, !dbg !31
  %4 = load float, ptr %3, align 4, !dbg !31, !tbaa !36
  %5 = getelementptr i8, ptr %2, i64 52, !dbg !31
  %6 = load float, ptr %5, align 4, !dbg !31, !tbaa !36
  %7 = fmul contract float %4, %6, !dbg !31
    #dbg_value(float %7, !40, !DIExpression(), !41)
  ret float %7, !dbg !42
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define float @_QMshapesPcircle_area(ptr noalias readonly captures(none) %0) #0 !dbg !43 {
    #dbg_declare(ptr %0, !50, !DIExpression(), !51)
  %2 = load ptr, ptr %0, align 8, !dbg !52, !tbaa !53
  %3 = getelementptr i8, ptr %2, i64 48, !dbg !52
  %4 = load float, ptr %3, align 4, !dbg !52, !tbaa !57
  %5 = fmul float %4, %4, !dbg !52
  %6 = fmul contract float %5, 0x400921FB60000000, !dbg !52
    #dbg_value(float %6, !61, !DIExpression(), !62)
  ret float %6, !dbg !63
}

define float @_QMshapesPtotal_area(ptr noalias readonly captures(none) %0) local_unnamed_addr #1 !dbg !64 {
  %2 = alloca { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, align 8, !dbg !67
  %3 = alloca { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, align 8, !dbg !68
    #dbg_value(ptr null, !69, !DIExpression(), !70)
    #dbg_declare(ptr %0, !71, !DIExpression(), !72)
    #dbg_value(float 0.000000e+00, !73, !DIExpression(), !70)
  %4 = getelementptr i8, ptr %0, i64 23, !dbg !74
  %5 = load i8, ptr %4, align 1, !dbg !74, !tbaa !75
  %6 = or i8 %5, 1, !dbg !74
    #dbg_value(ptr poison, !69, !DIExpression(), !70)
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
  br label %7, !dbg !79

7:                                                ; preds = %32, %1
  %.sroa.01.0.in = phi ptr [ %0, %1 ], [ %.sroa.0156.0.copyload, %32 ]
  %.sroa.818.0 = phi i32 [ 20240719, %1 ], [ %.sroa.3171.0.copyload, %32 ], !dbg !70
  %.sroa.929.0 = phi i8 [ 0, %1 ], [ %.sroa.4172.0.copyload, %32 ], !dbg !70
  %.sroa.11.0 = phi i8 [ 1, %1 ], [ %.sroa.6174.0.copyload, %32 ], !dbg !70
  %.sroa.12.0 = phi i8 [ %6, %1 ], [ %.sroa.7175.0.copyload, %32 ], !dbg !70
  %.sroa.14.0 = phi i64 [ 0, %1 ], [ %.sroa.9177.0.copyload, %32 ], !dbg !70
  %.0 = phi float [ 0.000000e+00, %1 ], [ %12, %32 ], !dbg !70
  %.sroa.13.0.in = getelementptr i8, ptr %.sroa.01.0.in, i64 24, !dbg !70
  %.sroa.13.0 = load ptr, ptr %.sroa.13.0.in, align 1, !dbg !70, !tbaa !75
  %.sroa.10.0.in = getelementptr i8, ptr %.sroa.01.0.in, i64 21, !dbg !70
  %.sroa.10.0 = load i8, ptr %.sroa.10.0.in, align 1, !dbg !70, !tbaa !75
  %.sroa.77.0.in = getelementptr i8, ptr %.sroa.01.0.in, i64 8, !dbg !70
  %.sroa.77.0 = load i64, ptr %.sroa.77.0.in, align 1, !dbg !70, !tbaa !75
  %.sroa.01.0 = load ptr, ptr %.sroa.01.0.in, align 1, !dbg !70, !tbaa !75
    #dbg_value(float %.0, !73, !DIExpression(), !70)
    #dbg_value(ptr %.sroa.01.0, !69, !DIExpression(), !70)
  %8 = or i8 %.sroa.12.0, 1, !dbg !68
  store ptr %.sroa.01.0, ptr %3, align 8, !dbg !68, !tbaa !75
  store i64 %.sroa.77.0, ptr %.fca.1.gep, align 8, !dbg !68, !tbaa !75
  store i32 20240719, ptr %.fca.2.gep, align 8, !dbg !68, !tbaa !75
  store i8 0, ptr %.fca.3.gep, align 4, !dbg !68, !tbaa !75
  store i8 %.sroa.10.0, ptr %.fca.4.gep, align 1, !dbg !68, !tbaa !75
  store i8 0, ptr %.fca.5.gep, align 2, !dbg !68, !tbaa !75
  store i8 %8, ptr %.fca.6.gep, align 1, !dbg !68, !tbaa !75
  store ptr %.sroa.13.0, ptr %.fca.7.gep, align 8, !dbg !68, !tbaa !75
  store i64 0, ptr %.fca.8.0.gep, align 8, !dbg !68, !tbaa !75
  %.sroa.0118.0.copyload = load ptr, ptr %.sroa.13.0, align 1, !dbg !68, !tbaa !75
  %9 = load i64, ptr %.sroa.0118.0.copyload, align 8, !dbg !68, !tbaa !80
  %10 = inttoptr i64 %9 to ptr, !dbg !68
  %11 = call float %10(ptr nonnull %3), !dbg !68
  %12 = fadd contract float %.0, %11, !dbg !68
    #dbg_value(float %12, !73, !DIExpression(), !70)
  store ptr %.sroa.01.0, ptr %2, align 8, !dbg !67, !tbaa !75
  store i64 %.sroa.77.0, ptr %.sroa.77.0..sroa_idx10, align 8, !dbg !67, !tbaa !75
  store i32 %.sroa.818.0, ptr %.sroa.818.0..sroa_idx21, align 8, !dbg !67, !tbaa !75
  store i8 %.sroa.929.0, ptr %.sroa.929.0..sroa_idx32, align 4, !dbg !67, !tbaa !75
  store i8 %.sroa.10.0, ptr %.sroa.10.0..sroa_idx42, align 1, !dbg !67, !tbaa !75
  store i8 %.sroa.11.0, ptr %.sroa.11.0..sroa_idx52, align 2, !dbg !67, !tbaa !75
  store i8 %.sroa.12.0, ptr %.sroa.12.0..sroa_idx62, align 1, !dbg !67, !tbaa !75
  store ptr %.sroa.13.0, ptr %.sroa.13.0..sroa_idx72, align 8, !dbg !67, !tbaa !75
  store i64 %.sroa.14.0, ptr %.sroa.14.0..sroa_idx82, align 8, !dbg !67, !tbaa !75
  %13 = icmp eq ptr %.sroa.13.0, @_QMshapesEXdtXcircle, !dbg !67
  br i1 %13, label %16, label %14, !dbg !67

14:                                               ; preds = %7
  %15 = call i1 @_FortranAClassIs(ptr nonnull %2, ptr nonnull @_QMshapesEXdtXbox), !dbg !67
  br i1 %15, label %20, label %29, !dbg !67

16:                                               ; preds = %7
    #dbg_declare(ptr %2, !82, !DIExpression(), !67)
  %17 = getelementptr i8, ptr %.sroa.01.0, i64 48, !dbg !83
  %18 = load float, ptr %17, align 4, !dbg !83, !tbaa !84
  %19 = fcmp contract olt float %18, 0.000000e+00, !dbg !83
  br i1 %19, label %33, label %29, !dbg !83

20:                                               ; preds = %14
    #dbg_declare(ptr %2, !86, !DIExpression(), !67)
  %21 = load ptr, ptr %2, align 8, !dbg !87, !tbaa !75
  %22 = getelementptr i8, ptr %21, i64 48, !dbg !88
  %23 = load float, ptr %22, align 4, !dbg !88, !tbaa !84
  %24 = fcmp contract olt float %23, 0.000000e+00, !dbg !88
  %25 = getelementptr i8, ptr %21, i64 52, !dbg !88
  %26 = load float, ptr %25, align 4, !dbg !88, !tbaa !84
  %27 = fcmp contract olt float %26, 0.000000e+00, !dbg !88
  %28 = or i1 %24, %27, !dbg !88
  br i1 %28, label %33, label %29, !dbg !88

29:                                               ; preds = %16, %20, %14
  %30 = getelementptr i8, ptr %.sroa.01.0, i64 8, !dbg !89
  %.sroa.0156.0.copyload = load ptr, ptr %30, align 1, !dbg !89, !tbaa !75
  %31 = icmp eq ptr %.sroa.0156.0.copyload, null, !dbg !89
  br i1 %31, label %33, label %32, !dbg !89

32:                                               ; preds = %29
  %.sroa.3171.0..sroa_idx = getelementptr inbounds nuw i8, ptr %.sroa.0156.0.copyload, i64 16, !dbg !90
  %.sroa.3171.0.copyload = load i32, ptr %.sroa.3171.0..sroa_idx, align 1, !dbg !90, !tbaa !75
  %.sroa.4172.0..sroa_idx = getelementptr inbounds nuw i8, ptr %.sroa.0156.0.copyload, i64 20, !dbg !90
  %.sroa.4172.0.copyload = load i8, ptr %.sroa.4172.0..sroa_idx, align 1, !dbg !90, !tbaa !75
  %.sroa.6174.0..sroa_idx = getelementptr inbounds nuw i8, ptr %.sroa.0156.0.copyload, i64 22, !dbg !90
  %.sroa.6174.0.copyload = load i8, ptr %.sroa.6174.0..sroa_idx, align 1, !dbg !90, !tbaa !75
  %.sroa.7175.0..sroa_idx = getelementptr inbounds nuw i8, ptr %.sroa.0156.0.copyload, i64 23, !dbg !90
  %.sroa.7175.0.copyload = load i8, ptr %.sroa.7175.0..sroa_idx, align 1, !dbg !90, !tbaa !75
  %.sroa.9177.0..sroa_idx = getelementptr inbounds nuw i8, ptr %.sroa.0156.0.copyload, i64 32, !dbg !90
  %.sroa.9177.0.copyload = load i64, ptr %.sroa.9177.0..sroa_idx, align 1, !dbg !90, !tbaa !75
    #dbg_value(ptr poison, !69, !DIExpression(), !70)
  br label %7, !dbg !90

33:                                               ; preds = %29, %16, %20
  ret float %12, !dbg !91
}

declare !dbg !92 zeroext i1 @_FortranAClassIs(ptr, ptr) local_unnamed_addr

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target-cpu"="x86-64" }
attributes #1 = { "target-cpu"="x86-64" }

!llvm.dbg.cu = !{!0}
!llvm.ident = !{!2}
!llvm.module.flags = !{!3, !4, !5}

!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, producer: "Debian flang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "types.f90", directory: "/tmp/palindrome-corpus")
!2 = !{!"Debian flang version 22.1.8"}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 8, !"PIC Level", i32 2}
!5 = !{i32 7, !"PIE Level", i32 2}
!6 = distinct !DISubprogram(name: "box_area", linkageName: "_QMshapesPbox_area", scope: !7, file: !1, line: 39, type: !8, scopeLine: 39, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!7 = !DIModule(scope: !0, name: "shapes", file: !1, line: 38)
!8 = !DISubroutineType(cc: DW_CC_normal, types: !9)
!9 = !{!10, !11}
!10 = !DIBasicType(name: "real", size: 32, encoding: DW_ATE_float)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "box", scope: !0, file: !1, line: 21, size: 448, elements: !13)
!13 = !{!14, !25}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "shape", baseType: !15, size: 384, align: 64)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "shape", scope: !0, file: !1, line: 4, size: 384, elements: !16)
!16 = !{!17, !19}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "name", baseType: !18, size: 64, align: 8)
!18 = !DIStringType(size: 64, encoding: DW_ATE_ASCII)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "next", baseType: !20, size: 320, align: 64, offset: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "link", scope: !0, file: !1, line: 11, size: 320, elements: !22)
!22 = !{!23}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "to", baseType: !24, size: 320, align: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "sides", baseType: !26, size: 64, align: 32, offset: 384)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 2)
!29 = !DILocalVariable(name: "this", arg: 1, scope: !6, file: !1, line: 40, type: !11)
!30 = !DILocation(line: 39, column: 17, scope: !6)
!31 = !DILocation(line: 41, column: 5, scope: !6)
!32 = !{!33, !33, i64 0}
!33 = !{!"descriptor member", !34, i64 0}
!34 = !{!"any access", !35, i64 0}
!35 = !{!"Flang function root _QMshapesPbox_area"}
!36 = !{!37, !37, i64 0}
!37 = !{!"dummy arg data/_QMshapesFbox_areaEthis", !38, i64 0}
!38 = !{!"dummy arg data", !39, i64 0}
!39 = !{!"any data access", !34, i64 0}
!40 = !DILocalVariable(name: "box_area", scope: !6, file: !1, line: 39, type: !10)
!41 = !DILocation(line: 0, scope: !6)
!42 = !DILocation(line: 42, column: 3, scope: !6)
!43 = distinct !DISubprogram(name: "circle_area", linkageName: "_QMshapesPcircle_area", scope: !7, file: !1, line: 34, type: !44, scopeLine: 34, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!44 = !DISubroutineType(cc: DW_CC_normal, types: !45)
!45 = !{!10, !46}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "circle", scope: !0, file: !1, line: 15, size: 416, elements: !48)
!48 = !{!14, !49}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "radius", baseType: !10, size: 32, align: 32, offset: 384)
!50 = !DILocalVariable(name: "this", arg: 1, scope: !43, file: !1, line: 35, type: !46)
!51 = !DILocation(line: 34, column: 17, scope: !43)
!52 = !DILocation(line: 36, column: 5, scope: !43)
!53 = !{!54, !54, i64 0}
!54 = !{!"descriptor member", !55, i64 0}
!55 = !{!"any access", !56, i64 0}
!56 = !{!"Flang function root _QMshapesPcircle_area"}
!57 = !{!58, !58, i64 0}
!58 = !{!"dummy arg data/_QMshapesFcircle_areaEthis", !59, i64 0}
!59 = !{!"dummy arg data", !60, i64 0}
!60 = !{!"any data access", !55, i64 0}
!61 = !DILocalVariable(name: "circle_area", scope: !43, file: !1, line: 34, type: !10)
!62 = !DILocation(line: 0, scope: !43)
!63 = !DILocation(line: 37, column: 3, scope: !43)
!64 = distinct !DISubprogram(name: "total_area", linkageName: "_QMshapesPtotal_area", scope: !7, file: !1, line: 44, type: !65, scopeLine: 44, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!65 = !DISubroutineType(cc: DW_CC_normal, types: !66)
!66 = !{!10, !24}
!67 = !DILocation(line: 51, column: 7, scope: !64)
!68 = !DILocation(line: 50, column: 7, scope: !64)
!69 = !DILocalVariable(name: "current", scope: !64, file: !1, line: 46, type: !24)
!70 = !DILocation(line: 0, scope: !64)
!71 = !DILocalVariable(name: "first", arg: 1, scope: !64, file: !1, line: 45, type: !24)
!72 = !DILocation(line: 44, column: 3, scope: !64)
!73 = !DILocalVariable(name: "total_area", scope: !64, file: !1, line: 44, type: !10)
!74 = !DILocation(line: 48, column: 5, scope: !64)
!75 = !{!76, !76, i64 0}
!76 = !{!"descriptor member", !77, i64 0}
!77 = !{!"any access", !78, i64 0}
!78 = !{!"Flang function root _QMshapesPtotal_area"}
!79 = !DILocation(line: 49, column: 5, scope: !64)
!80 = !{!81, !81, i64 0}
!81 = !{!"any data access", !77, i64 0}
!82 = !DILocalVariable(name: "current", scope: !64, file: !1, line: 46, type: !46)
!83 = !DILocation(line: 53, column: 9, scope: !64)
!84 = !{!85, !85, i64 0}
!85 = !{!"target data", !81, i64 0}
!86 = !DILocalVariable(name: "current", scope: !64, file: !1, line: 46, type: !11)
!87 = !DILocation(line: 46, column: 30, scope: !64)
!88 = !DILocation(line: 55, column: 9, scope: !64)
!89 = !DILocation(line: 57, column: 7, scope: !64)
!90 = !DILocation(line: 58, column: 7, scope: !64)
!91 = !DILocation(line: 60, column: 3, scope: !64)
!92 = !DISubprogram(name: "_FortranAClassIs", linkageName: "_FortranAClassIs", scope: !1, file: !1, line: 1, type: !93, scopeLine: 1, spFlags: DISPFlagOptimized)
!93 = !DISubroutineType(cc: DW_CC_normal, types: !94)
!94 = !{!95, !96, !97}
!95 = !DIBasicType(name: "integer(kind=0)", size: 1, encoding: DW_ATE_signed)
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!97 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
