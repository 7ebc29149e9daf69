/* Stands in front of libraries of mathematics, if they are loaded.
 * Made from api/math.toml by `cargo xtask codegen`; do not edit. */

#include "math/math_call.h"
#include "libraries.h"

#define FROM __builtin_return_address(0)

#define BODY_0(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6); \
        math_leave(&k); \
        return result; \
    }

#define BODY_1(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5); \
        math_leave(&k); \
        return result; \
    }

#define BODY_2(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word) = \
            (word (*)(word, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4); \
        math_leave(&k); \
        return result; \
    }

#define BODY_3(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, word a10, word a11, word a12, word a13) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
            word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); \
        math_leave(&k); \
        return result; \
    }

#define BODY_4(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word))math_enter(&k, \
                number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); \
        math_leave(&k); \
        return result; \
    }

#define BODY_5(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7); \
        math_leave(&k); \
        return result; \
    }

#define BODY_6(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, word a10, word a11) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); \
        math_leave(&k); \
        return result; \
    }

#define BODY_7(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, word a10) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); \
        math_leave(&k); \
        return result; \
    }

#define BODY_8(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, word a10, word a11, word a12, word a13, word a14, word a15) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
            word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
                word, word, word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); \
        math_leave(&k); \
        return result; \
    }

#define BODY_9(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8); \
        math_leave(&k); \
        return result; \
    }

#define BODY_10(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, word a10, word a11, word a12, word a13, word a14) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
            word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
                word, word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); \
        math_leave(&k); \
        return result; \
    }

#define BODY_11(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, word a10, word a11, word a12, word a13, word a14, word a15, word a16, \
        word a17, word a18) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
            word, word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
                word, word, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, \
            a16, a17, a18); \
        math_leave(&k); \
        return result; \
    }

#define BODY_12(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, word a10, word a11, word a12, word a13, word a14, word a15, word a16) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
            word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
                word, word, word, word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, \
            a16); \
        math_leave(&k); \
        return result; \
    }

#define BODY_13(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, word a10, word a11, word a12, word a13, word a14, word a15, word a16, \
        word a17, word a18, word a19, word a20, word a21, word a22, word a23, word a24) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
            word, word, word, word, word, word, word, word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
                word, word, word, word, word, word, word, word, word, word, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, \
            a16, a17, a18, a19, a20, a21, a22, a23, a24); \
        math_leave(&k); \
        return result; \
    }

#define BODY_14(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, word a10, word a11, word a12, word a13, word a14, word a15, word a16, \
        word a17, word a18, word a19, word a20, word a21, word a22, word a23) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
            word, word, word, word, word, word, word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
                word, word, word, word, word, word, word, word, word, word, word))math_enter(&k, \
                number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, \
            a16, a17, a18, a19, a20, a21, a22, a23); \
        math_leave(&k); \
        return result; \
    }

#define BODY_15(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, word a10, word a11, word a12, word a13, word a14, word a15, word a16, \
        word a17) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
            word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
                word, word, word, word, word))math_enter(&k, number, (const word[]){__VA_ARGS__}, \
                FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, \
            a16, a17); \
        math_leave(&k); \
        return result; \
    }

#define BODY_16(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word) = \
            (word (*)(word, word, word, word))math_enter(&k, number, (const word[]){__VA_ARGS__}, \
                FROM); \
        word result = real(a0, a1, a2, a3); \
        math_leave(&k); \
        return result; \
    }

#define BODY_17(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, word a10, word a11, word a12) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word, word, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); \
        math_leave(&k); \
        return result; \
    }

#define BODY_18(name, number, ...) \
    EXPORT double name(word a0, word a1, word a2) \
    { \
        struct math_call k; \
        double (*real)(word, word, word) = \
            (double (*)(word, word, word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        double result = real(a0, a1, a2); \
        math_leave(&k); \
        return result; \
    }

#define BODY_19(name, number, ...) \
    EXPORT double name(word a0, word a1, word a2, word a3, word a4) \
    { \
        struct math_call k; \
        double (*real)(word, word, word, word, word) = \
            (double (*)(word, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        double result = real(a0, a1, a2, a3, a4); \
        math_leave(&k); \
        return result; \
    }

#define BODY_20(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, word a10, word a11, word a12, word a13, word a14, word a15, word a16, \
        word a17, word a18, word a19, word a20, word a21, word a22) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
            word, word, word, word, word, word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
                word, word, word, word, word, word, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, \
            a16, a17, a18, a19, a20, a21, a22); \
        math_leave(&k); \
        return result; \
    }

#define BODY_21(name, number, ...) \
    EXPORT word name(word a0) \
    { \
        struct math_call k; \
        word (*real)(word) = \
            (word (*)(word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0); \
        math_planned(&k, result); \
        return result; \
    }

#define BODY_22(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5) \
    { \
        struct math_call k; \
        word (*real)(word, word, ...) = \
            (word (*)(word, word, ...))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5); \
        math_leave(&k); \
        return result; \
    }

#define BODY_23(name, number, ...) \
    EXPORT word name(word a0) \
    { \
        struct math_call k; \
        word (*real)(word) = \
            (word (*)(word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0); \
        math_leave(&k); \
        return result; \
    }

#define BODY_24(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2) \
    { \
        struct math_call k; \
        word (*real)(word, word, word) = \
            (word (*)(word, word, word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2); \
        math_leave(&k); \
        return result; \
    }

#define BODY_25(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, float a9, word a10) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, float, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, float, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); \
        math_leave(&k); \
        return result; \
    }

#define BODY_26(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, float a9, word a10, word a11, word a12, word a13, word a14) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, float, word, word, word, \
            word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, float, word, word, \
                word, word, word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); \
        math_leave(&k); \
        return result; \
    }

#define BODY_27(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, float a9, word a10, word a11, word a12, word a13) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, float, word, word, word, \
            word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, float, word, word, \
                word, word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); \
        math_leave(&k); \
        return result; \
    }

#define BODY_28(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, double a9, word a10) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, double, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, double, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); \
        math_leave(&k); \
        return result; \
    }

#define BODY_29(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, double a9, word a10, word a11, word a12, word a13) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, double, word, word, \
            word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, double, word, word, \
                word, word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); \
        math_leave(&k); \
        return result; \
    }

#define BODY_30(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, double a9, word a10, word a11, word a12) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, double, word, word, \
            word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, double, word, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); \
        math_leave(&k); \
        return result; \
    }

#define BODY_31(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, float a9, word a10, word a11, word a12) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, float, word, word, \
            word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, float, word, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); \
        math_leave(&k); \
        return result; \
    }

#define BODY_32(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, double a9, word a10, word a11, word a12, word a13, word a14) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, double, word, word, \
            word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, double, word, word, \
                word, word, word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14); \
        math_leave(&k); \
        return result; \
    }

#define BODY_33(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, double a4, word a5, word a6, word a7, \
        word a8) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, double, word, word, word, word) = \
            (word (*)(word, word, word, word, double, word, word, word, word))math_enter(&k, \
                number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8); \
        math_leave(&k); \
        return result; \
    }

#define BODY_34(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, float a4, word a5, word a6, word a7, \
        word a8) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, float, word, word, word, word) = \
            (word (*)(word, word, word, word, float, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8); \
        math_leave(&k); \
        return result; \
    }

#define BODY_35(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, double a4, double a5, word a6, word a7, \
        word a8, word a9) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, double, double, word, word, word, word) = \
            (word (*)(word, word, word, word, double, double, word, word, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); \
        math_leave(&k); \
        return result; \
    }

#define BODY_36(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, float a3, word a4, word a5, word a6, word a7) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, float, word, word, word, word) = \
            (word (*)(word, word, word, float, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7); \
        math_leave(&k); \
        return result; \
    }

#define BODY_37(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, float a10, word a11, word a12) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word, float, word, \
            word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word, float, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); \
        math_leave(&k); \
        return result; \
    }

#define BODY_38(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, float a5, word a6, word a7, \
        float a8, word a9, word a10) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, float, word, word, float, word, word) = \
            (word (*)(word, word, word, word, word, float, word, word, float, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); \
        math_leave(&k); \
        return result; \
    }

#define BODY_39(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, float a3, word a4, word a5, word a6) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, float, word, word, word) = \
            (word (*)(word, word, word, float, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6); \
        math_leave(&k); \
        return result; \
    }

#define BODY_40(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, float a5, float a6) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, float, float) = \
            (word (*)(word, word, word, word, word, float, float))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6); \
        math_leave(&k); \
        return result; \
    }

#define BODY_41(name, number, ...) \
    EXPORT word name(word a0, float a1, word a2, word a3) \
    { \
        struct math_call k; \
        word (*real)(word, float, word, word) = \
            (word (*)(word, float, word, word))math_enter(&k, number, (const word[]){__VA_ARGS__}, \
                FROM); \
        word result = real(a0, a1, a2, a3); \
        math_leave(&k); \
        return result; \
    }

#define BODY_42(name, number, ...) \
    EXPORT word name(word a0, double a1, word a2, word a3, double a4, word a5, word a6) \
    { \
        struct math_call k; \
        word (*real)(word, double, word, word, double, word, word) = \
            (word (*)(word, double, word, word, double, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6); \
        math_leave(&k); \
        return result; \
    }

#define BODY_43(name, number, ...) \
    EXPORT word name(word a0, double a1, word a2, word a3, word a4, word a5) \
    { \
        struct math_call k; \
        word (*real)(word, double, word, word, word, word) = \
            (word (*)(word, double, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5); \
        math_leave(&k); \
        return result; \
    }

#define BODY_44(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, double a6, word a7, \
        word a8, word a9, word a10, double a11, word a12, word a13) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, double, word, word, word, word, double, \
            word, word) = \
            (word (*)(word, word, word, word, word, word, double, word, word, word, word, double, \
                word, word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); \
        math_leave(&k); \
        return result; \
    }

#define BODY_45(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, double a6, word a7, \
        word a8, word a9, word a10, word a11, word a12, double a13, word a14, word a15, word a16, \
        word a17) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, double, word, word, word, word, word, \
            word, double, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, double, word, word, word, word, word, \
                word, double, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, \
            a16, a17); \
        math_leave(&k); \
        return result; \
    }

#define BODY_46(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, double a4, word a5, word a6, word a7, \
        word a8, double a9, word a10, word a11) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, double, word, word, word, word, double, word, word) = \
            (word (*)(word, word, word, word, double, word, word, word, word, double, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); \
        math_leave(&k); \
        return result; \
    }

#define BODY_47(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, double a3, word a4, word a5, word a6, word a7, \
        word a8, word a9) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, double, word, word, word, word, word, word) = \
            (word (*)(word, word, word, double, word, word, word, word, word, word))math_enter(&k, \
                number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); \
        math_leave(&k); \
        return result; \
    }

#define BODY_48(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, double a5, double a6) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, double, double) = \
            (word (*)(word, word, word, word, word, double, double))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6); \
        math_leave(&k); \
        return result; \
    }

#define BODY_49(name, number, ...) \
    EXPORT word name(word a0, double a1, word a2, word a3) \
    { \
        struct math_call k; \
        word (*real)(word, double, word, word) = \
            (word (*)(word, double, word, word))math_enter(&k, number, (const word[]){__VA_ARGS__}, \
                FROM); \
        word result = real(a0, a1, a2, a3); \
        math_leave(&k); \
        return result; \
    }

#define BODY_50(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, double a3, word a4, word a5, word a6, double a7, \
        word a8, word a9) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, double, word, word, word, double, word, word) = \
            (word (*)(word, word, word, double, word, word, word, double, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); \
        math_leave(&k); \
        return result; \
    }

#define BODY_51(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, double a3, word a4, word a5, word a6) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, double, word, word, word) = \
            (word (*)(word, word, word, double, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6); \
        math_leave(&k); \
        return result; \
    }

#define BODY_52(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, double a3, word a4, word a5, word a6, word a7, \
        word a8) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, double, word, word, word, word, word) = \
            (word (*)(word, word, word, double, word, word, word, word, word))math_enter(&k, \
                number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8); \
        math_leave(&k); \
        return result; \
    }

#define BODY_53(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, double a5, word a6, word a7, \
        word a8, word a9, double a10, word a11, word a12) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, double, word, word, word, word, double, word, \
            word) = \
            (word (*)(word, word, word, word, word, double, word, word, word, word, double, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); \
        math_leave(&k); \
        return result; \
    }

#define BODY_54(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, double a3, word a4, word a5, word a6, word a7, \
        double a8, word a9, word a10) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, double, word, word, word, word, double, word, word) = \
            (word (*)(word, word, word, double, word, word, word, word, double, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); \
        math_leave(&k); \
        return result; \
    }

#define BODY_55(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, double a3, word a4, word a5, word a6, word a7) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, double, word, word, word, word) = \
            (word (*)(word, word, word, double, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7); \
        math_leave(&k); \
        return result; \
    }

#define BODY_56(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, double a5, word a6, word a7, \
        double a8, word a9, word a10) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, double, word, word, double, word, word) = \
            (word (*)(word, word, word, word, word, double, word, word, double, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); \
        math_leave(&k); \
        return result; \
    }

#define BODY_57(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, double a7, \
        word a8, word a9, word a10, word a11) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, double, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, double, word, word, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); \
        math_leave(&k); \
        return result; \
    }

#define BODY_58(name, number, ...) \
    EXPORT word name(word a0, float a1, word a2, word a3, float a4, word a5, word a6) \
    { \
        struct math_call k; \
        word (*real)(word, float, word, word, float, word, word) = \
            (word (*)(word, float, word, word, float, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6); \
        math_leave(&k); \
        return result; \
    }

#define BODY_59(name, number, ...) \
    EXPORT word name(word a0, float a1, word a2, word a3, word a4, word a5) \
    { \
        struct math_call k; \
        word (*real)(word, float, word, word, word, word) = \
            (word (*)(word, float, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5); \
        math_leave(&k); \
        return result; \
    }

#define BODY_60(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, float a6, word a7, \
        word a8, word a9, word a10, float a11, word a12, word a13) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, float, word, word, word, word, float, \
            word, word) = \
            (word (*)(word, word, word, word, word, word, float, word, word, word, word, float, \
                word, word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); \
        math_leave(&k); \
        return result; \
    }

#define BODY_61(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, float a6, word a7, \
        word a8, word a9, word a10, word a11, word a12, float a13, word a14, word a15, word a16, \
        word a17) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, float, word, word, word, word, word, word, \
            float, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, float, word, word, word, word, word, \
                word, float, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, \
            a16, a17); \
        math_leave(&k); \
        return result; \
    }

#define BODY_62(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, float a4, word a5, word a6, word a7, \
        word a8, float a9, word a10, word a11) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, float, word, word, word, word, float, word, word) = \
            (word (*)(word, word, word, word, float, word, word, word, word, float, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); \
        math_leave(&k); \
        return result; \
    }

#define BODY_63(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, float a3, word a4, word a5, word a6, word a7, \
        word a8, word a9) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, float, word, word, word, word, word, word) = \
            (word (*)(word, word, word, float, word, word, word, word, word, word))math_enter(&k, \
                number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); \
        math_leave(&k); \
        return result; \
    }

#define BODY_64(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, float a3, word a4, word a5, word a6, float a7, \
        word a8, word a9) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, float, word, word, word, float, word, word) = \
            (word (*)(word, word, word, float, word, word, word, float, word, word))math_enter(&k, \
                number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); \
        math_leave(&k); \
        return result; \
    }

#define BODY_65(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, float a3, word a4, word a5, word a6, word a7, \
        word a8) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, float, word, word, word, word, word) = \
            (word (*)(word, word, word, float, word, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8); \
        math_leave(&k); \
        return result; \
    }

#define BODY_66(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, float a5, word a6, word a7, \
        word a8, word a9, float a10, word a11, word a12) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, float, word, word, word, word, float, word, \
            word) = \
            (word (*)(word, word, word, word, word, float, word, word, word, word, float, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); \
        math_leave(&k); \
        return result; \
    }

#define BODY_67(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, float a3, word a4, word a5, word a6, word a7, \
        float a8, word a9, word a10) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, float, word, word, word, word, float, word, word) = \
            (word (*)(word, word, word, float, word, word, word, word, float, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10); \
        math_leave(&k); \
        return result; \
    }

#define BODY_68(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, float a7, \
        word a8, word a9, word a10, word a11) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, float, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, float, word, word, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); \
        math_leave(&k); \
        return result; \
    }

#define BODY_69(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, double a10, word a11, word a12) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word, double, word, \
            word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word, double, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); \
        math_leave(&k); \
        return result; \
    }

#define BODY_70(name, number, ...) \
    EXPORT word name(word a0, word a1) \
    { \
        struct math_call k; \
        word (*real)(word, word) = \
            (word (*)(word, word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1); \
        math_leave(&k); \
        return result; \
    }

#define BODY_71(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5); \
        math_planned(&k, result); \
        return result; \
    }

#define BODY_72(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word) = \
            (word (*)(word, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4); \
        math_planned(&k, result); \
        return result; \
    }

#define BODY_73(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6); \
        math_planned(&k, result); \
        return result; \
    }

#define BODY_74(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word) = \
            (word (*)(word, word, word, word))math_enter(&k, number, (const word[]){__VA_ARGS__}, \
                FROM); \
        word result = real(a0, a1, a2, a3); \
        math_planned(&k, result); \
        return result; \
    }

#define BODY_75(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7); \
        math_planned(&k, result); \
        return result; \
    }

#define BODY_76(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8); \
        math_planned(&k, result); \
        return result; \
    }

#define BODY_77(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, word a10, word a11, word a12) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word, word, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12); \
        math_planned(&k, result); \
        return result; \
    }

#define BODY_78(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, word a10, word a11) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); \
        math_planned(&k, result); \
        return result; \
    }

#define BODY_79(name, number, ...) \
    EXPORT word name(word a0, double a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, double a9, word a10, word a11) \
    { \
        struct math_call k; \
        word (*real)(word, double, word, word, word, word, word, word, word, double, word, word) = \
            (word (*)(word, double, word, word, word, word, word, word, word, double, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); \
        math_leave(&k); \
        return result; \
    }

#define BODY_80(name, number, ...) \
    EXPORT word name(word a0, double a1, word a2, word a3, word a4, word a5, double a6, word a7) \
    { \
        struct math_call k; \
        word (*real)(word, double, word, word, word, word, double, word) = \
            (word (*)(word, double, word, word, word, word, double, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7); \
        math_leave(&k); \
        return result; \
    }

#define BODY_81(name, number, ...) \
    EXPORT word name(word a0, double a1, word a2, word a3, word a4, word a5, word a6) \
    { \
        struct math_call k; \
        word (*real)(word, double, word, word, word, word, word) = \
            (word (*)(word, double, word, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6); \
        math_leave(&k); \
        return result; \
    }

#define BODY_82(name, number, ...) \
    EXPORT word name(word a0, float a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, float a9, word a10, word a11) \
    { \
        struct math_call k; \
        word (*real)(word, float, word, word, word, word, word, word, word, float, word, word) = \
            (word (*)(word, float, word, word, word, word, word, word, word, float, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); \
        math_leave(&k); \
        return result; \
    }

#define BODY_83(name, number, ...) \
    EXPORT word name(word a0, float a1, word a2, word a3, word a4, word a5, float a6, word a7) \
    { \
        struct math_call k; \
        word (*real)(word, float, word, word, word, word, float, word) = \
            (word (*)(word, float, word, word, word, word, float, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7); \
        math_leave(&k); \
        return result; \
    }

#define BODY_84(name, number, ...) \
    EXPORT word name(word a0, float a1, word a2, word a3, word a4, word a5, word a6) \
    { \
        struct math_call k; \
        word (*real)(word, float, word, word, word, word, word) = \
            (word (*)(word, float, word, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6); \
        math_leave(&k); \
        return result; \
    }

#define BODY_85(name, number, ...) \
    EXPORT word name(word a0, double a1, double a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, double a10, double a11, word a12, word a13) \
    { \
        struct math_call k; \
        word (*real)(word, double, double, word, word, word, word, word, word, word, double, \
            double, word, word) = \
            (word (*)(word, double, double, word, word, word, word, word, word, word, double, \
                double, word, word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13); \
        math_leave(&k); \
        return result; \
    }

#define BODY_86(name, number, ...) \
    EXPORT word name(word a0, double a1, double a2, word a3, word a4, word a5, word a6, double a7, \
        double a8, word a9) \
    { \
        struct math_call k; \
        word (*real)(word, double, double, word, word, word, word, double, double, word) = \
            (word (*)(word, double, double, word, word, word, word, double, double, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); \
        math_leave(&k); \
        return result; \
    }

#define BODY_87(name, number, ...) \
    EXPORT word name(word a0, double a1, double a2, word a3, word a4, word a5, word a6, word a7) \
    { \
        struct math_call k; \
        word (*real)(word, double, double, word, word, word, word, word) = \
            (word (*)(word, double, double, word, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7); \
        math_leave(&k); \
        return result; \
    }

#define BODY_88(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, word a10, word a11, word a12, word a13, word a14, word a15, word a16, \
        word a17, word a18, word a19, word a20) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
            word, word, word, word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
                word, word, word, word, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, \
            a16, a17, a18, a19, a20); \
        math_leave(&k); \
        return result; \
    }

#define BODY_89(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, word a10, word a11, word a12, word a13, word a14, word a15, word a16, \
        word a17, word a18, word a19) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
            word, word, word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
                word, word, word, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, \
            a16, a17, a18, a19); \
        math_leave(&k); \
        return result; \
    }

#define BODY_90(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, word a10, word a11, word a12, word a13, word a14, word a15, word a16, \
        word a17, word a18, word a19, word a20, word a21, word a22, word a23, word a24, word a25, \
        word a26, word a27, word a28) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
            word, word, word, word, word, word, word, word, word, word, word, word, word, word, \
            word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
                word, word, word, word, word, word, word, word, word, word, word, word, word, word, \
                word, word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, \
            a16, a17, a18, a19, a20, a21, a22, a23, a24, a25, a26, a27, a28); \
        math_leave(&k); \
        return result; \
    }

#define BODY_91(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, word a10, word a11, word a12, word a13, word a14, word a15, word a16, \
        word a17, word a18, word a19, word a20, word a21, word a22, word a23, word a24, word a25, \
        word a26, word a27, word a28, word a29, word a30, word a31, word a32, word a33) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
            word, word, word, word, word, word, word, word, word, word, word, word, word, word, \
            word, word, word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
                word, word, word, word, word, word, word, word, word, word, word, word, word, word, \
                word, word, word, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, \
            a16, a17, a18, a19, a20, a21, a22, a23, a24, a25, a26, a27, a28, a29, a30, a31, a32, \
            a33); \
        math_leave(&k); \
        return result; \
    }

#define BODY_92(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, word a10, word a11, word a12, word a13, word a14, word a15, word a16, \
        word a17, word a18, word a19, word a20, word a21) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
            word, word, word, word, word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
                word, word, word, word, word, word, word, word, word))math_enter(&k, number, \
                (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, \
            a16, a17, a18, a19, a20, a21); \
        math_leave(&k); \
        return result; \
    }

#define BODY_93(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, word a10, word a11, word a12, word a13, word a14, word a15, word a16, \
        word a17, word a18, word a19, word a20, word a21, word a22, word a23, word a24, word a25, \
        word a26) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
            word, word, word, word, word, word, word, word, word, word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
                word, word, word, word, word, word, word, word, word, word, word, word, word, \
                word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, \
            a16, a17, a18, a19, a20, a21, a22, a23, a24, a25, a26); \
        math_leave(&k); \
        return result; \
    }

#define BODY_94(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2, word a3, word a4, word a5, word a6, word a7, \
        word a8, word a9, word a10, word a11, word a12, word a13, word a14, word a15, word a16, \
        word a17, word a18, word a19, word a20, word a21, word a22, word a23, word a24, word a25, \
        word a26, word a27, word a28, word a29, word a30, word a31) \
    { \
        struct math_call k; \
        word (*real)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
            word, word, word, word, word, word, word, word, word, word, word, word, word, word, \
            word, word, word, word, word) = \
            (word (*)(word, word, word, word, word, word, word, word, word, word, word, word, word, \
                word, word, word, word, word, word, word, word, word, word, word, word, word, word, \
                word, word, word, word, word))math_enter(&k, number, (const word[]){__VA_ARGS__}, \
                FROM); \
        word result = real(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, \
            a16, a17, a18, a19, a20, a21, a22, a23, a24, a25, a26, a27, a28, a29, a30, a31); \
        math_leave(&k); \
        return result; \
    }

/* Compiled in this order. */
void math_first(void)
{
}

BODY_0(CAXPBY, 0, a0)
BODY_1(CAXPY, 1, a0)
BODY_2(CCOPY, 2, a0)
BODY_3(CGBMV, 3, a1, a2, a3, a4, a0)
BODY_4(CGBSV, 4, a0, a1, a2, a3)
BODY_5(CGBTRF, 5, a0, a1, a2, a3)
BODY_6(CGBTRS, 6, a1, a2, a3, a4, a0)
BODY_7(CGEBRD, 7, a0, a1, a9)
BODY_8(CGEEV, 8, a2, a0, a1, a11)
BODY_9(CGEHRD, 9, a0, a7)
BODY_5(CGELQF, 10, a0, a1, a6)
BODY_6(CGELS, 11, a1, a2, a3, a0, a9)
BODY_10(CGELSD, 12, a0, a1, a2, a11)
BODY_3(CGELSS, 13, a0, a1, a2, a11)
BODY_3(CGELSY, 14, a0, a1, a2, a11)
BODY_10(CGEMM, 15, a2, a3, a4, a0, a1, a6, a8)
BODY_10(CGEMM3M, 16, a2, a3, a4, a0, a1)
BODY_8(CGEMMT, 17, a3, a4, a0, a1, a2)
BODY_10(CGEMM_BATCH, 18, a2, a3, a4, a13, a0, a1, a14)
BODY_11(CGEMM_BATCH_STRIDED, 19, a2, a3, a4, a16, a0, a1)
BODY_6(CGEMV, 20, a1, a2, a0)
BODY_4(CGEQP3, 21, a0, a1, a7)
BODY_5(CGEQRF, 22, a0, a1, a6)
BODY_9(CGERC, 23, a0, a1)
BODY_5(CGERQF, 24, a0, a1, a6)
BODY_9(CGERU, 25, a0, a1)
BODY_8(CGESDD, 26, a1, a2, a0, a11)
BODY_5(CGESV, 27, a0, a1)
BODY_12(CGESVD, 28, a2, a3, a0, a1, a12)
BODY_1(CGETRF, 29, a0, a1)
BODY_1(CGETRF2, 30, a0, a1)
BODY_0(CGETRI, 31, a0, a5)
BODY_4(CGETRS, 32, a1, a2, a0)
BODY_5(CGTSV, 33, a0, a1)
BODY_6(CHBMV, 34, a1, a2, a0)
BODY_6(CHEEV, 35, a2, a0, a1, a7)
BODY_10(CHEEVD, 36, a2, a0, a1, a7)
BODY_13(CHEEVR, 37, a3, a0, a1, a2, a16)
BODY_14(CHEEVX, 38, a3, a0, a1, a2, a16)
BODY_10(CHEGV, 39, a3, a1, a2, a10)
BODY_15(CHEGVD, 40, a3, a1, a2, a10)
BODY_3(CHEMM, 41, a2, a3, a0, a1)
BODY_7(CHEMV, 42, a1, a0)
BODY_5(CHER, 43, a1, a0)
BODY_4(CHER2, 44, a1, a0)
BODY_3(CHER2K, 45, a2, a3, a0, a1)
BODY_6(CHERK, 46, a2, a3, a0, a1)
BODY_6(CHESV, 47, a1, a2, a0, a9)
BODY_7(CHETRD, 48, a1, a0, a8)
BODY_9(CHETRF, 49, a1, a0, a6)
BODY_4(CHETRS, 50, a1, a2, a0)
BODY_4(CHPMV, 51, a1, a0)
BODY_0(CHPR, 52, a1, a0)
BODY_9(CHPR2, 53, a1, a0)
BODY_9(CPOSV, 54, a1, a2, a0)
BODY_1(CPOTRF, 55, a1, a0)
BODY_1(CPOTRF2, 56, a1, a0)
BODY_1(CPOTRI, 57, a1, a0)
BODY_9(CPOTRS, 58, a1, a2, a0)
BODY_16(CSCAL, 59, a0)
BODY_0(CSROT, 60, a0)
BODY_16(CSSCAL, 61, a0)
BODY_2(CSWAP, 62, a0)
BODY_3(CSYMM, 63, a2, a3, a0, a1)
BODY_3(CSYR2K, 64, a2, a3, a0, a1)
BODY_6(CSYRK, 65, a2, a3, a0, a1)
BODY_6(CSYSV, 66, a1, a2, a0, a9)
BODY_9(CSYTRF, 67, a1, a0, a6)
BODY_4(CSYTRS, 68, a1, a2, a0)
BODY_6(CTBMV, 69, a3, a4, a0, a1, a2)
BODY_6(CTBSV, 70, a3, a4, a0, a1, a2)
BODY_4(CTPMV, 71, a3, a0, a1, a2)
BODY_4(CTPSV, 72, a3, a0, a1, a2)
BODY_10(CTRMM, 73, a4, a5, a0, a1, a2, a3)
BODY_7(CTRMV, 74, a3, a0, a1, a2)
BODY_10(CTRSM, 75, a4, a5, a0, a1, a2, a3)
BODY_7(CTRSV, 76, a3, a0, a1, a2)
BODY_5(CTRTRI, 77, a2, a0, a1)
BODY_17(CTRTRS, 78, a3, a4, a0, a1, a2)
BODY_9(CUNGQR, 79, a0, a1, a2, a7)
BODY_10(CUNMQR, 80, a2, a3, a4, a0, a1, a11)
BODY_18(DASUM, 81, a0)
BODY_0(DAXPBY, 82, a0)
BODY_1(DAXPY, 83, a0)
BODY_2(DCOPY, 84, a0)
BODY_19(DDOT, 85, a0)
BODY_3(DGBMV, 86, a1, a2, a3, a4, a0)
BODY_4(DGBSV, 87, a0, a1, a2, a3)
BODY_5(DGBTRF, 88, a0, a1, a2, a3)
BODY_6(DGBTRS, 89, a1, a2, a3, a4, a0)
BODY_7(DGEBRD, 90, a0, a1, a9)
BODY_8(DGEEV, 91, a2, a0, a1, a12)
BODY_9(DGEHRD, 92, a0, a7)
BODY_5(DGELQF, 93, a0, a1, a6)
BODY_6(DGELS, 94, a1, a2, a3, a0, a9)
BODY_3(DGELSD, 95, a0, a1, a2, a11)
BODY_17(DGELSS, 96, a0, a1, a2, a11)
BODY_17(DGELSY, 97, a0, a1, a2, a11)
BODY_10(DGEMM, 98, a2, a3, a4, a0, a1, a6, a8)
BODY_8(DGEMMT, 99, a3, a4, a0, a1, a2)
BODY_10(DGEMM_BATCH, 100, a2, a3, a4, a13, a0, a1, a14)
BODY_11(DGEMM_BATCH_STRIDED, 101, a2, a3, a4, a16, a0, a1)
BODY_6(DGEMV, 102, a1, a2, a0)
BODY_9(DGEQP3, 103, a0, a1, a7)
BODY_5(DGEQRF, 104, a0, a1, a6)
BODY_9(DGER, 105, a0, a1)
BODY_5(DGERQF, 106, a0, a1, a6)
BODY_10(DGESDD, 107, a1, a2, a0, a11)
BODY_5(DGESV, 108, a0, a1)
BODY_8(DGESVD, 109, a2, a3, a0, a1, a12)
BODY_1(DGETRF, 110, a0, a1)
BODY_1(DGETRF2, 111, a0, a1)
BODY_0(DGETRI, 112, a0, a5)
BODY_4(DGETRS, 113, a1, a2, a0)
BODY_5(DGTSV, 114, a0, a1)
BODY_18(DNRM2, 115, a0)
BODY_9(DORGQR, 116, a0, a1, a2, a7)
BODY_10(DORMQR, 117, a2, a3, a4, a0, a1, a11)
BODY_9(DPOSV, 118, a1, a2, a0)
BODY_1(DPOTRF, 119, a1, a0)
BODY_1(DPOTRF2, 120, a1, a0)
BODY_1(DPOTRI, 121, a1, a0)
BODY_9(DPOTRS, 122, a1, a2, a0)
BODY_0(DROT, 123, a0)
BODY_6(DSBMV, 124, a1, a2, a0)
BODY_16(DSCAL, 125, a0)
BODY_4(DSPMV, 126, a1, a0)
BODY_0(DSPR, 127, a1, a0)
BODY_9(DSPR2, 128, a1, a0)
BODY_9(DSTEV, 129, a1, a0)
BODY_6(DSTEVD, 130, a1, a0, a7)
BODY_2(DSWAP, 131, a0)
BODY_7(DSYEV, 132, a2, a0, a1, a7)
BODY_17(DSYEVD, 133, a2, a0, a1, a7)
BODY_20(DSYEVR, 134, a3, a0, a1, a2, a16)
BODY_20(DSYEVX, 135, a3, a0, a1, a2, a16)
BODY_3(DSYGV, 136, a3, a1, a2, a10)
BODY_8(DSYGVD, 137, a3, a1, a2, a10)
BODY_3(DSYMM, 138, a2, a3, a0, a1)
BODY_7(DSYMV, 139, a1, a0)
BODY_5(DSYR, 140, a1, a0)
BODY_4(DSYR2, 141, a1, a0)
BODY_3(DSYR2K, 142, a2, a3, a0, a1)
BODY_6(DSYRK, 143, a2, a3, a0, a1)
BODY_6(DSYSV, 144, a1, a2, a0, a9)
BODY_7(DSYTRD, 145, a1, a0, a8)
BODY_9(DSYTRF, 146, a1, a0, a6)
BODY_4(DSYTRS, 147, a1, a2, a0)
BODY_6(DTBMV, 148, a3, a4, a0, a1, a2)
BODY_6(DTBSV, 149, a3, a4, a0, a1, a2)
BODY_4(DTPMV, 150, a3, a0, a1, a2)
BODY_4(DTPSV, 151, a3, a0, a1, a2)
BODY_10(DTRMM, 152, a4, a5, a0, a1, a2, a3)
BODY_7(DTRMV, 153, a3, a0, a1, a2)
BODY_10(DTRSM, 154, a4, a5, a0, a1, a2, a3)
BODY_7(DTRSV, 155, a3, a0, a1, a2)
BODY_5(DTRTRI, 156, a2, a0, a1)
BODY_17(DTRTRS, 157, a3, a4, a0, a1, a2)
BODY_18(DZASUM, 158, a0)
BODY_18(DZNRM2, 159, a0)
BODY_21(DftiCommitDescriptor, 160, a0)
BODY_22(DftiComputeBackward, 161, a0)
BODY_22(DftiComputeForward, 162, a0)
BODY_23(DftiFreeDescriptor, 163, a0)
BODY_24(ICAMAX, 164, a0)
BODY_24(IDAMAX, 165, a0)
BODY_24(ISAMAX, 166, a0)
BODY_24(IZAMAX, 167, a0)
BODY_4(LAPACKE_cgbsv, 168, a1, a2, a3, a4)
BODY_4(LAPACKE_cgbsv_64, 169, a1, a2, a3, a4)
BODY_4(LAPACKE_cgbsv_work, 170, a1, a2, a3, a4)
BODY_5(LAPACKE_cgbtrf, 171, a1, a2, a3, a4)
BODY_5(LAPACKE_cgbtrf_64, 172, a1, a2, a3, a4)
BODY_5(LAPACKE_cgbtrf_work, 173, a1, a2, a3, a4)
BODY_7(LAPACKE_cgbtrs, 174, a2, a3, a4, a5, a1)
BODY_7(LAPACKE_cgbtrs_64, 175, a2, a3, a4, a5, a1)
BODY_7(LAPACKE_cgbtrs_work, 176, a2, a3, a4, a5, a1)
BODY_9(LAPACKE_cgebrd, 177, a1, a2)
BODY_9(LAPACKE_cgebrd_64, 178, a1, a2)
BODY_7(LAPACKE_cgebrd_work, 179, a1, a2, a10)
BODY_7(LAPACKE_cgeev, 180, a3, a1, a2)
BODY_7(LAPACKE_cgeev_64, 181, a3, a1, a2)
BODY_3(LAPACKE_cgeev_work, 182, a3, a1, a2, a12)
BODY_0(LAPACKE_cgehrd, 183, a1)
BODY_0(LAPACKE_cgehrd_64, 184, a1)
BODY_9(LAPACKE_cgehrd_work, 185, a1, a8)
BODY_1(LAPACKE_cgelqf, 186, a1, a2)
BODY_1(LAPACKE_cgelqf_64, 187, a1, a2)
BODY_5(LAPACKE_cgelqf_work, 188, a1, a2, a7)
BODY_9(LAPACKE_cgels, 189, a2, a3, a4, a1)
BODY_9(LAPACKE_cgels_64, 190, a2, a3, a4, a1)
BODY_7(LAPACKE_cgels_work, 191, a2, a3, a4, a1, a10)
BODY_25(LAPACKE_cgelsd, 192, a1, a2, a3)
BODY_25(LAPACKE_cgelsd_64, 193, a1, a2, a3)
BODY_26(LAPACKE_cgelsd_work, 194, a1, a2, a3, a12)
BODY_25(LAPACKE_cgelss, 195, a1, a2, a3)
BODY_25(LAPACKE_cgelss_64, 196, a1, a2, a3)
BODY_27(LAPACKE_cgelss_work, 197, a1, a2, a3, a12)
BODY_25(LAPACKE_cgelsy, 198, a1, a2, a3)
BODY_25(LAPACKE_cgelsy_64, 199, a1, a2, a3)
BODY_27(LAPACKE_cgelsy_work, 200, a1, a2, a3, a12)
BODY_0(LAPACKE_cgeqp3, 201, a1, a2)
BODY_0(LAPACKE_cgeqp3_64, 202, a1, a2)
BODY_4(LAPACKE_cgeqp3_work, 203, a1, a2, a8)
BODY_1(LAPACKE_cgeqrf, 204, a1, a2)
BODY_1(LAPACKE_cgeqrf_64, 205, a1, a2)
BODY_5(LAPACKE_cgeqrf_work, 206, a1, a2, a7)
BODY_1(LAPACKE_cgerqf, 207, a1, a2)
BODY_1(LAPACKE_cgerqf_64, 208, a1, a2)
BODY_5(LAPACKE_cgerqf_work, 209, a1, a2, a7)
BODY_7(LAPACKE_cgesdd, 210, a2, a3, a1)
BODY_7(LAPACKE_cgesdd_64, 211, a2, a3, a1)
BODY_10(LAPACKE_cgesdd_work, 212, a2, a3, a1, a12)
BODY_5(LAPACKE_cgesv, 213, a1, a2)
BODY_5(LAPACKE_cgesv_64, 214, a1, a2)
BODY_5(LAPACKE_cgesv_work, 215, a1, a2)
BODY_1(LAPACKE_cgetrf, 216, a1, a2)
BODY_1(LAPACKE_cgetrf2, 217, a1, a2)
BODY_1(LAPACKE_cgetrf2_64, 218, a1, a2)
BODY_1(LAPACKE_cgetrf2_work, 219, a1, a2)
BODY_1(LAPACKE_cgetrf_64, 220, a1, a2)
BODY_1(LAPACKE_cgetrf_work, 221, a1, a2)
BODY_2(LAPACKE_cgetri, 222, a1)
BODY_2(LAPACKE_cgetri_64, 223, a1)
BODY_0(LAPACKE_cgetri_work, 224, a1, a6)
BODY_9(LAPACKE_cgetrs, 225, a2, a3, a1)
BODY_9(LAPACKE_cgetrs_64, 226, a2, a3, a1)
BODY_9(LAPACKE_cgetrs_work, 227, a2, a3, a1)
BODY_5(LAPACKE_cgtsv, 228, a1, a2)
BODY_5(LAPACKE_cgtsv_64, 229, a1, a2)
BODY_5(LAPACKE_cgtsv_work, 230, a1, a2)
BODY_0(LAPACKE_cheev, 231, a3, a1, a2)
BODY_0(LAPACKE_cheev_64, 232, a3, a1, a2)
BODY_4(LAPACKE_cheev_work, 233, a3, a1, a2, a8)
BODY_0(LAPACKE_cheevd, 234, a3, a1, a2)
BODY_0(LAPACKE_cheevd_64, 235, a3, a1, a2)
BODY_17(LAPACKE_cheevd_work, 236, a3, a1, a2, a8)
BODY_4(LAPACKE_chegv, 237, a4, a2, a3)
BODY_4(LAPACKE_chegv_64, 238, a4, a2, a3)
BODY_17(LAPACKE_chegv_work, 239, a4, a2, a3, a11)
BODY_4(LAPACKE_chegvd, 240, a4, a2, a3)
BODY_4(LAPACKE_chegvd_64, 241, a4, a2, a3)
BODY_8(LAPACKE_chegvd_work, 242, a4, a2, a3, a11)
BODY_9(LAPACKE_chesv, 243, a2, a3, a1)
BODY_9(LAPACKE_chesv_64, 244, a2, a3, a1)
BODY_7(LAPACKE_chesv_work, 245, a2, a3, a1, a10)
BODY_5(LAPACKE_chetrd, 246, a2, a1)
BODY_5(LAPACKE_chetrd_64, 247, a2, a1)
BODY_4(LAPACKE_chetrd_work, 248, a2, a1, a9)
BODY_1(LAPACKE_chetrf, 249, a2, a1)
BODY_1(LAPACKE_chetrf_64, 250, a2, a1)
BODY_5(LAPACKE_chetrf_work, 251, a2, a1, a7)
BODY_9(LAPACKE_chetrs, 252, a2, a3, a1)
BODY_9(LAPACKE_chetrs_64, 253, a2, a3, a1)
BODY_9(LAPACKE_chetrs_work, 254, a2, a3, a1)
BODY_5(LAPACKE_cposv, 255, a2, a3, a1)
BODY_5(LAPACKE_cposv_64, 256, a2, a3, a1)
BODY_5(LAPACKE_cposv_work, 257, a2, a3, a1)
BODY_2(LAPACKE_cpotrf, 258, a2, a1)
BODY_2(LAPACKE_cpotrf2, 259, a2, a1)
BODY_2(LAPACKE_cpotrf2_64, 260, a2, a1)
BODY_2(LAPACKE_cpotrf2_work, 261, a2, a1)
BODY_2(LAPACKE_cpotrf_64, 262, a2, a1)
BODY_2(LAPACKE_cpotrf_work, 263, a2, a1)
BODY_2(LAPACKE_cpotri, 264, a2, a1)
BODY_2(LAPACKE_cpotri_64, 265, a2, a1)
BODY_2(LAPACKE_cpotri_work, 266, a2, a1)
BODY_5(LAPACKE_cpotrs, 267, a2, a3, a1)
BODY_5(LAPACKE_cpotrs_64, 268, a2, a3, a1)
BODY_5(LAPACKE_cpotrs_work, 269, a2, a3, a1)
BODY_9(LAPACKE_csysv, 270, a2, a3, a1)
BODY_9(LAPACKE_csysv_64, 271, a2, a3, a1)
BODY_7(LAPACKE_csysv_work, 272, a2, a3, a1, a10)
BODY_1(LAPACKE_csytrf, 273, a2, a1)
BODY_1(LAPACKE_csytrf_64, 274, a2, a1)
BODY_5(LAPACKE_csytrf_work, 275, a2, a1, a7)
BODY_9(LAPACKE_csytrs, 276, a2, a3, a1)
BODY_9(LAPACKE_csytrs_64, 277, a2, a3, a1)
BODY_9(LAPACKE_csytrs_work, 278, a2, a3, a1)
BODY_1(LAPACKE_ctrtri, 279, a3, a1, a2)
BODY_1(LAPACKE_ctrtri_64, 280, a3, a1, a2)
BODY_1(LAPACKE_ctrtri_work, 281, a3, a1, a2)
BODY_4(LAPACKE_ctrtrs, 282, a4, a5, a1, a2, a3)
BODY_4(LAPACKE_ctrtrs_64, 283, a4, a5, a1, a2, a3)
BODY_4(LAPACKE_ctrtrs_work, 284, a4, a5, a1, a2, a3)
BODY_0(LAPACKE_cungqr, 285, a1, a2, a3)
BODY_0(LAPACKE_cungqr_64, 286, a1, a2, a3)
BODY_9(LAPACKE_cungqr_work, 287, a1, a2, a3, a8)
BODY_7(LAPACKE_cunmqr, 288, a3, a4, a5, a1, a2)
BODY_7(LAPACKE_cunmqr_64, 289, a3, a4, a5, a1, a2)
BODY_17(LAPACKE_cunmqr_work, 290, a3, a4, a5, a1, a2, a12)
BODY_4(LAPACKE_dgbsv, 291, a1, a2, a3, a4)
BODY_4(LAPACKE_dgbsv_64, 292, a1, a2, a3, a4)
BODY_4(LAPACKE_dgbsv_work, 293, a1, a2, a3, a4)
BODY_5(LAPACKE_dgbtrf, 294, a1, a2, a3, a4)
BODY_5(LAPACKE_dgbtrf_64, 295, a1, a2, a3, a4)
BODY_5(LAPACKE_dgbtrf_work, 296, a1, a2, a3, a4)
BODY_7(LAPACKE_dgbtrs, 297, a2, a3, a4, a5, a1)
BODY_7(LAPACKE_dgbtrs_64, 298, a2, a3, a4, a5, a1)
BODY_7(LAPACKE_dgbtrs_work, 299, a2, a3, a4, a5, a1)
BODY_9(LAPACKE_dgebrd, 300, a1, a2)
BODY_9(LAPACKE_dgebrd_64, 301, a1, a2)
BODY_7(LAPACKE_dgebrd_work, 302, a1, a2, a10)
BODY_6(LAPACKE_dgeev, 303, a3, a1, a2)
BODY_6(LAPACKE_dgeev_64, 304, a3, a1, a2)
BODY_3(LAPACKE_dgeev_work, 305, a3, a1, a2, a13)
BODY_0(LAPACKE_dgehrd, 306, a1)
BODY_0(LAPACKE_dgehrd_64, 307, a1)
BODY_9(LAPACKE_dgehrd_work, 308, a1, a8)
BODY_1(LAPACKE_dgelqf, 309, a1, a2)
BODY_1(LAPACKE_dgelqf_64, 310, a1, a2)
BODY_5(LAPACKE_dgelqf_work, 311, a1, a2, a7)
BODY_9(LAPACKE_dgels, 312, a2, a3, a4, a1)
BODY_9(LAPACKE_dgels_64, 313, a2, a3, a4, a1)
BODY_7(LAPACKE_dgels_work, 314, a2, a3, a4, a1, a10)
BODY_28(LAPACKE_dgelsd, 315, a1, a2, a3)
BODY_28(LAPACKE_dgelsd_64, 316, a1, a2, a3)
BODY_29(LAPACKE_dgelsd_work, 317, a1, a2, a3, a12)
BODY_28(LAPACKE_dgelss, 318, a1, a2, a3)
BODY_28(LAPACKE_dgelss_64, 319, a1, a2, a3)
BODY_30(LAPACKE_dgelss_work, 320, a1, a2, a3, a12)
BODY_28(LAPACKE_dgelsy, 321, a1, a2, a3)
BODY_28(LAPACKE_dgelsy_64, 322, a1, a2, a3)
BODY_30(LAPACKE_dgelsy_work, 323, a1, a2, a3, a12)
BODY_0(LAPACKE_dgeqp3, 324, a1, a2)
BODY_0(LAPACKE_dgeqp3_64, 325, a1, a2)
BODY_9(LAPACKE_dgeqp3_work, 326, a1, a2, a8)
BODY_1(LAPACKE_dgeqrf, 327, a1, a2)
BODY_1(LAPACKE_dgeqrf_64, 328, a1, a2)
BODY_5(LAPACKE_dgeqrf_work, 329, a1, a2, a7)
BODY_1(LAPACKE_dgerqf, 330, a1, a2)
BODY_1(LAPACKE_dgerqf_64, 331, a1, a2)
BODY_5(LAPACKE_dgerqf_work, 332, a1, a2, a7)
BODY_7(LAPACKE_dgesdd, 333, a2, a3, a1)
BODY_7(LAPACKE_dgesdd_64, 334, a2, a3, a1)
BODY_3(LAPACKE_dgesdd_work, 335, a2, a3, a1, a12)
BODY_5(LAPACKE_dgesv, 336, a1, a2)
BODY_5(LAPACKE_dgesv_64, 337, a1, a2)
BODY_5(LAPACKE_dgesv_work, 338, a1, a2)
BODY_1(LAPACKE_dgetrf, 339, a1, a2)
BODY_1(LAPACKE_dgetrf2, 340, a1, a2)
BODY_1(LAPACKE_dgetrf2_64, 341, a1, a2)
BODY_1(LAPACKE_dgetrf2_work, 342, a1, a2)
BODY_1(LAPACKE_dgetrf_64, 343, a1, a2)
BODY_1(LAPACKE_dgetrf_work, 344, a1, a2)
BODY_2(LAPACKE_dgetri, 345, a1)
BODY_2(LAPACKE_dgetri_64, 346, a1)
BODY_0(LAPACKE_dgetri_work, 347, a1, a6)
BODY_9(LAPACKE_dgetrs, 348, a2, a3, a1)
BODY_9(LAPACKE_dgetrs_64, 349, a2, a3, a1)
BODY_9(LAPACKE_dgetrs_work, 350, a2, a3, a1)
BODY_5(LAPACKE_dgtsv, 351, a1, a2)
BODY_5(LAPACKE_dgtsv_64, 352, a1, a2)
BODY_5(LAPACKE_dgtsv_work, 353, a1, a2)
BODY_0(LAPACKE_dorgqr, 354, a1, a2, a3)
BODY_0(LAPACKE_dorgqr_64, 355, a1, a2, a3)
BODY_9(LAPACKE_dorgqr_work, 356, a1, a2, a3, a8)
BODY_7(LAPACKE_dormqr, 357, a3, a4, a5, a1, a2)
BODY_7(LAPACKE_dormqr_64, 358, a3, a4, a5, a1, a2)
BODY_17(LAPACKE_dormqr_work, 359, a3, a4, a5, a1, a2, a12)
BODY_5(LAPACKE_dposv, 360, a2, a3, a1)
BODY_5(LAPACKE_dposv_64, 361, a2, a3, a1)
BODY_5(LAPACKE_dposv_work, 362, a2, a3, a1)
BODY_2(LAPACKE_dpotrf, 363, a2, a1)
BODY_2(LAPACKE_dpotrf2, 364, a2, a1)
BODY_2(LAPACKE_dpotrf2_64, 365, a2, a1)
BODY_2(LAPACKE_dpotrf2_work, 366, a2, a1)
BODY_2(LAPACKE_dpotrf_64, 367, a2, a1)
BODY_2(LAPACKE_dpotrf_work, 368, a2, a1)
BODY_2(LAPACKE_dpotri, 369, a2, a1)
BODY_2(LAPACKE_dpotri_64, 370, a2, a1)
BODY_2(LAPACKE_dpotri_work, 371, a2, a1)
BODY_5(LAPACKE_dpotrs, 372, a2, a3, a1)
BODY_5(LAPACKE_dpotrs_64, 373, a2, a3, a1)
BODY_5(LAPACKE_dpotrs_work, 374, a2, a3, a1)
BODY_0(LAPACKE_dstev, 375, a2, a1)
BODY_0(LAPACKE_dstev_64, 376, a2, a1)
BODY_5(LAPACKE_dstev_work, 377, a2, a1)
BODY_0(LAPACKE_dstevd, 378, a2, a1)
BODY_0(LAPACKE_dstevd_64, 379, a2, a1)
BODY_7(LAPACKE_dstevd_work, 380, a2, a1, a8)
BODY_0(LAPACKE_dsyev, 381, a3, a1, a2)
BODY_0(LAPACKE_dsyev_64, 382, a3, a1, a2)
BODY_9(LAPACKE_dsyev_work, 383, a3, a1, a2, a8)
BODY_0(LAPACKE_dsyevd, 384, a3, a1, a2)
BODY_0(LAPACKE_dsyevd_64, 385, a3, a1, a2)
BODY_7(LAPACKE_dsyevd_work, 386, a3, a1, a2, a8)
BODY_4(LAPACKE_dsygv, 387, a4, a2, a3)
BODY_4(LAPACKE_dsygv_64, 388, a4, a2, a3)
BODY_6(LAPACKE_dsygv_work, 389, a4, a2, a3, a11)
BODY_4(LAPACKE_dsygvd, 390, a4, a2, a3)
BODY_4(LAPACKE_dsygvd_64, 391, a4, a2, a3)
BODY_3(LAPACKE_dsygvd_work, 392, a4, a2, a3, a11)
BODY_9(LAPACKE_dsysv, 393, a2, a3, a1)
BODY_9(LAPACKE_dsysv_64, 394, a2, a3, a1)
BODY_7(LAPACKE_dsysv_work, 395, a2, a3, a1, a10)
BODY_5(LAPACKE_dsytrd, 396, a2, a1)
BODY_5(LAPACKE_dsytrd_64, 397, a2, a1)
BODY_4(LAPACKE_dsytrd_work, 398, a2, a1, a9)
BODY_1(LAPACKE_dsytrf, 399, a2, a1)
BODY_1(LAPACKE_dsytrf_64, 400, a2, a1)
BODY_5(LAPACKE_dsytrf_work, 401, a2, a1, a7)
BODY_9(LAPACKE_dsytrs, 402, a2, a3, a1)
BODY_9(LAPACKE_dsytrs_64, 403, a2, a3, a1)
BODY_9(LAPACKE_dsytrs_work, 404, a2, a3, a1)
BODY_1(LAPACKE_dtrtri, 405, a3, a1, a2)
BODY_1(LAPACKE_dtrtri_64, 406, a3, a1, a2)
BODY_1(LAPACKE_dtrtri_work, 407, a3, a1, a2)
BODY_4(LAPACKE_dtrtrs, 408, a4, a5, a1, a2, a3)
BODY_4(LAPACKE_dtrtrs_64, 409, a4, a5, a1, a2, a3)
BODY_4(LAPACKE_dtrtrs_work, 410, a4, a5, a1, a2, a3)
BODY_4(LAPACKE_sgbsv, 411, a1, a2, a3, a4)
BODY_4(LAPACKE_sgbsv_64, 412, a1, a2, a3, a4)
BODY_4(LAPACKE_sgbsv_work, 413, a1, a2, a3, a4)
BODY_5(LAPACKE_sgbtrf, 414, a1, a2, a3, a4)
BODY_5(LAPACKE_sgbtrf_64, 415, a1, a2, a3, a4)
BODY_5(LAPACKE_sgbtrf_work, 416, a1, a2, a3, a4)
BODY_7(LAPACKE_sgbtrs, 417, a2, a3, a4, a5, a1)
BODY_7(LAPACKE_sgbtrs_64, 418, a2, a3, a4, a5, a1)
BODY_7(LAPACKE_sgbtrs_work, 419, a2, a3, a4, a5, a1)
BODY_9(LAPACKE_sgebrd, 420, a1, a2)
BODY_9(LAPACKE_sgebrd_64, 421, a1, a2)
BODY_7(LAPACKE_sgebrd_work, 422, a1, a2, a10)
BODY_6(LAPACKE_sgeev, 423, a3, a1, a2)
BODY_6(LAPACKE_sgeev_64, 424, a3, a1, a2)
BODY_3(LAPACKE_sgeev_work, 425, a3, a1, a2, a13)
BODY_0(LAPACKE_sgehrd, 426, a1)
BODY_0(LAPACKE_sgehrd_64, 427, a1)
BODY_9(LAPACKE_sgehrd_work, 428, a1, a8)
BODY_1(LAPACKE_sgelqf, 429, a1, a2)
BODY_1(LAPACKE_sgelqf_64, 430, a1, a2)
BODY_5(LAPACKE_sgelqf_work, 431, a1, a2, a7)
BODY_9(LAPACKE_sgels, 432, a2, a3, a4, a1)
BODY_9(LAPACKE_sgels_64, 433, a2, a3, a4, a1)
BODY_7(LAPACKE_sgels_work, 434, a2, a3, a4, a1, a10)
BODY_25(LAPACKE_sgelsd, 435, a1, a2, a3)
BODY_25(LAPACKE_sgelsd_64, 436, a1, a2, a3)
BODY_27(LAPACKE_sgelsd_work, 437, a1, a2, a3, a12)
BODY_25(LAPACKE_sgelss, 438, a1, a2, a3)
BODY_25(LAPACKE_sgelss_64, 439, a1, a2, a3)
BODY_31(LAPACKE_sgelss_work, 440, a1, a2, a3, a12)
BODY_25(LAPACKE_sgelsy, 441, a1, a2, a3)
BODY_25(LAPACKE_sgelsy_64, 442, a1, a2, a3)
BODY_31(LAPACKE_sgelsy_work, 443, a1, a2, a3, a12)
BODY_0(LAPACKE_sgeqp3, 444, a1, a2)
BODY_0(LAPACKE_sgeqp3_64, 445, a1, a2)
BODY_9(LAPACKE_sgeqp3_work, 446, a1, a2, a8)
BODY_1(LAPACKE_sgeqrf, 447, a1, a2)
BODY_1(LAPACKE_sgeqrf_64, 448, a1, a2)
BODY_5(LAPACKE_sgeqrf_work, 449, a1, a2, a7)
BODY_1(LAPACKE_sgerqf, 450, a1, a2)
BODY_1(LAPACKE_sgerqf_64, 451, a1, a2)
BODY_5(LAPACKE_sgerqf_work, 452, a1, a2, a7)
BODY_7(LAPACKE_sgesdd, 453, a2, a3, a1)
BODY_7(LAPACKE_sgesdd_64, 454, a2, a3, a1)
BODY_3(LAPACKE_sgesdd_work, 455, a2, a3, a1, a12)
BODY_5(LAPACKE_sgesv, 456, a1, a2)
BODY_5(LAPACKE_sgesv_64, 457, a1, a2)
BODY_5(LAPACKE_sgesv_work, 458, a1, a2)
BODY_1(LAPACKE_sgetrf, 459, a1, a2)
BODY_1(LAPACKE_sgetrf2, 460, a1, a2)
BODY_1(LAPACKE_sgetrf2_64, 461, a1, a2)
BODY_1(LAPACKE_sgetrf2_work, 462, a1, a2)
BODY_1(LAPACKE_sgetrf_64, 463, a1, a2)
BODY_1(LAPACKE_sgetrf_work, 464, a1, a2)
BODY_2(LAPACKE_sgetri, 465, a1)
BODY_2(LAPACKE_sgetri_64, 466, a1)
BODY_0(LAPACKE_sgetri_work, 467, a1, a6)
BODY_9(LAPACKE_sgetrs, 468, a2, a3, a1)
BODY_9(LAPACKE_sgetrs_64, 469, a2, a3, a1)
BODY_9(LAPACKE_sgetrs_work, 470, a2, a3, a1)
BODY_5(LAPACKE_sgtsv, 471, a1, a2)
BODY_5(LAPACKE_sgtsv_64, 472, a1, a2)
BODY_5(LAPACKE_sgtsv_work, 473, a1, a2)
BODY_0(LAPACKE_sorgqr, 474, a1, a2, a3)
BODY_0(LAPACKE_sorgqr_64, 475, a1, a2, a3)
BODY_9(LAPACKE_sorgqr_work, 476, a1, a2, a3, a8)
BODY_7(LAPACKE_sormqr, 477, a3, a4, a5, a1, a2)
BODY_7(LAPACKE_sormqr_64, 478, a3, a4, a5, a1, a2)
BODY_17(LAPACKE_sormqr_work, 479, a3, a4, a5, a1, a2, a12)
BODY_5(LAPACKE_sposv, 480, a2, a3, a1)
BODY_5(LAPACKE_sposv_64, 481, a2, a3, a1)
BODY_5(LAPACKE_sposv_work, 482, a2, a3, a1)
BODY_2(LAPACKE_spotrf, 483, a2, a1)
BODY_2(LAPACKE_spotrf2, 484, a2, a1)
BODY_2(LAPACKE_spotrf2_64, 485, a2, a1)
BODY_2(LAPACKE_spotrf2_work, 486, a2, a1)
BODY_2(LAPACKE_spotrf_64, 487, a2, a1)
BODY_2(LAPACKE_spotrf_work, 488, a2, a1)
BODY_2(LAPACKE_spotri, 489, a2, a1)
BODY_2(LAPACKE_spotri_64, 490, a2, a1)
BODY_2(LAPACKE_spotri_work, 491, a2, a1)
BODY_5(LAPACKE_spotrs, 492, a2, a3, a1)
BODY_5(LAPACKE_spotrs_64, 493, a2, a3, a1)
BODY_5(LAPACKE_spotrs_work, 494, a2, a3, a1)
BODY_0(LAPACKE_sstev, 495, a2, a1)
BODY_0(LAPACKE_sstev_64, 496, a2, a1)
BODY_5(LAPACKE_sstev_work, 497, a2, a1)
BODY_0(LAPACKE_sstevd, 498, a2, a1)
BODY_0(LAPACKE_sstevd_64, 499, a2, a1)
BODY_7(LAPACKE_sstevd_work, 500, a2, a1, a8)
BODY_0(LAPACKE_ssyev, 501, a3, a1, a2)
BODY_0(LAPACKE_ssyev_64, 502, a3, a1, a2)
BODY_9(LAPACKE_ssyev_work, 503, a3, a1, a2, a8)
BODY_0(LAPACKE_ssyevd, 504, a3, a1, a2)
BODY_0(LAPACKE_ssyevd_64, 505, a3, a1, a2)
BODY_7(LAPACKE_ssyevd_work, 506, a3, a1, a2, a8)
BODY_4(LAPACKE_ssygv, 507, a4, a2, a3)
BODY_4(LAPACKE_ssygv_64, 508, a4, a2, a3)
BODY_6(LAPACKE_ssygv_work, 509, a4, a2, a3, a11)
BODY_4(LAPACKE_ssygvd, 510, a4, a2, a3)
BODY_4(LAPACKE_ssygvd_64, 511, a4, a2, a3)
BODY_3(LAPACKE_ssygvd_work, 512, a4, a2, a3, a11)
BODY_9(LAPACKE_ssysv, 513, a2, a3, a1)
BODY_9(LAPACKE_ssysv_64, 514, a2, a3, a1)
BODY_7(LAPACKE_ssysv_work, 515, a2, a3, a1, a10)
BODY_5(LAPACKE_ssytrd, 516, a2, a1)
BODY_5(LAPACKE_ssytrd_64, 517, a2, a1)
BODY_4(LAPACKE_ssytrd_work, 518, a2, a1, a9)
BODY_1(LAPACKE_ssytrf, 519, a2, a1)
BODY_1(LAPACKE_ssytrf_64, 520, a2, a1)
BODY_5(LAPACKE_ssytrf_work, 521, a2, a1, a7)
BODY_9(LAPACKE_ssytrs, 522, a2, a3, a1)
BODY_9(LAPACKE_ssytrs_64, 523, a2, a3, a1)
BODY_9(LAPACKE_ssytrs_work, 524, a2, a3, a1)
BODY_1(LAPACKE_strtri, 525, a3, a1, a2)
BODY_1(LAPACKE_strtri_64, 526, a3, a1, a2)
BODY_1(LAPACKE_strtri_work, 527, a3, a1, a2)
BODY_4(LAPACKE_strtrs, 528, a4, a5, a1, a2, a3)
BODY_4(LAPACKE_strtrs_64, 529, a4, a5, a1, a2, a3)
BODY_4(LAPACKE_strtrs_work, 530, a4, a5, a1, a2, a3)
BODY_4(LAPACKE_zgbsv, 531, a1, a2, a3, a4)
BODY_4(LAPACKE_zgbsv_64, 532, a1, a2, a3, a4)
BODY_4(LAPACKE_zgbsv_work, 533, a1, a2, a3, a4)
BODY_5(LAPACKE_zgbtrf, 534, a1, a2, a3, a4)
BODY_5(LAPACKE_zgbtrf_64, 535, a1, a2, a3, a4)
BODY_5(LAPACKE_zgbtrf_work, 536, a1, a2, a3, a4)
BODY_7(LAPACKE_zgbtrs, 537, a2, a3, a4, a5, a1)
BODY_7(LAPACKE_zgbtrs_64, 538, a2, a3, a4, a5, a1)
BODY_7(LAPACKE_zgbtrs_work, 539, a2, a3, a4, a5, a1)
BODY_9(LAPACKE_zgebrd, 540, a1, a2)
BODY_9(LAPACKE_zgebrd_64, 541, a1, a2)
BODY_7(LAPACKE_zgebrd_work, 542, a1, a2, a10)
BODY_7(LAPACKE_zgeev, 543, a3, a1, a2)
BODY_7(LAPACKE_zgeev_64, 544, a3, a1, a2)
BODY_3(LAPACKE_zgeev_work, 545, a3, a1, a2, a12)
BODY_0(LAPACKE_zgehrd, 546, a1)
BODY_0(LAPACKE_zgehrd_64, 547, a1)
BODY_9(LAPACKE_zgehrd_work, 548, a1, a8)
BODY_1(LAPACKE_zgelqf, 549, a1, a2)
BODY_1(LAPACKE_zgelqf_64, 550, a1, a2)
BODY_5(LAPACKE_zgelqf_work, 551, a1, a2, a7)
BODY_9(LAPACKE_zgels, 552, a2, a3, a4, a1)
BODY_9(LAPACKE_zgels_64, 553, a2, a3, a4, a1)
BODY_7(LAPACKE_zgels_work, 554, a2, a3, a4, a1, a10)
BODY_28(LAPACKE_zgelsd, 555, a1, a2, a3)
BODY_28(LAPACKE_zgelsd_64, 556, a1, a2, a3)
BODY_32(LAPACKE_zgelsd_work, 557, a1, a2, a3, a12)
BODY_28(LAPACKE_zgelss, 558, a1, a2, a3)
BODY_28(LAPACKE_zgelss_64, 559, a1, a2, a3)
BODY_29(LAPACKE_zgelss_work, 560, a1, a2, a3, a12)
BODY_28(LAPACKE_zgelsy, 561, a1, a2, a3)
BODY_28(LAPACKE_zgelsy_64, 562, a1, a2, a3)
BODY_29(LAPACKE_zgelsy_work, 563, a1, a2, a3, a12)
BODY_0(LAPACKE_zgeqp3, 564, a1, a2)
BODY_0(LAPACKE_zgeqp3_64, 565, a1, a2)
BODY_4(LAPACKE_zgeqp3_work, 566, a1, a2, a8)
BODY_1(LAPACKE_zgeqrf, 567, a1, a2)
BODY_1(LAPACKE_zgeqrf_64, 568, a1, a2)
BODY_5(LAPACKE_zgeqrf_work, 569, a1, a2, a7)
BODY_1(LAPACKE_zgerqf, 570, a1, a2)
BODY_1(LAPACKE_zgerqf_64, 571, a1, a2)
BODY_5(LAPACKE_zgerqf_work, 572, a1, a2, a7)
BODY_7(LAPACKE_zgesdd, 573, a2, a3, a1)
BODY_7(LAPACKE_zgesdd_64, 574, a2, a3, a1)
BODY_10(LAPACKE_zgesdd_work, 575, a2, a3, a1, a12)
BODY_5(LAPACKE_zgesv, 576, a1, a2)
BODY_5(LAPACKE_zgesv_64, 577, a1, a2)
BODY_5(LAPACKE_zgesv_work, 578, a1, a2)
BODY_1(LAPACKE_zgetrf, 579, a1, a2)
BODY_1(LAPACKE_zgetrf2, 580, a1, a2)
BODY_1(LAPACKE_zgetrf2_64, 581, a1, a2)
BODY_1(LAPACKE_zgetrf2_work, 582, a1, a2)
BODY_1(LAPACKE_zgetrf_64, 583, a1, a2)
BODY_1(LAPACKE_zgetrf_work, 584, a1, a2)
BODY_2(LAPACKE_zgetri, 585, a1)
BODY_2(LAPACKE_zgetri_64, 586, a1)
BODY_0(LAPACKE_zgetri_work, 587, a1, a6)
BODY_9(LAPACKE_zgetrs, 588, a2, a3, a1)
BODY_9(LAPACKE_zgetrs_64, 589, a2, a3, a1)
BODY_9(LAPACKE_zgetrs_work, 590, a2, a3, a1)
BODY_5(LAPACKE_zgtsv, 591, a1, a2)
BODY_5(LAPACKE_zgtsv_64, 592, a1, a2)
BODY_5(LAPACKE_zgtsv_work, 593, a1, a2)
BODY_0(LAPACKE_zheev, 594, a3, a1, a2)
BODY_0(LAPACKE_zheev_64, 595, a3, a1, a2)
BODY_4(LAPACKE_zheev_work, 596, a3, a1, a2, a8)
BODY_0(LAPACKE_zheevd, 597, a3, a1, a2)
BODY_0(LAPACKE_zheevd_64, 598, a3, a1, a2)
BODY_17(LAPACKE_zheevd_work, 599, a3, a1, a2, a8)
BODY_4(LAPACKE_zhegv, 600, a4, a2, a3)
BODY_4(LAPACKE_zhegv_64, 601, a4, a2, a3)
BODY_17(LAPACKE_zhegv_work, 602, a4, a2, a3, a11)
BODY_4(LAPACKE_zhegvd, 603, a4, a2, a3)
BODY_4(LAPACKE_zhegvd_64, 604, a4, a2, a3)
BODY_8(LAPACKE_zhegvd_work, 605, a4, a2, a3, a11)
BODY_9(LAPACKE_zhesv, 606, a2, a3, a1)
BODY_9(LAPACKE_zhesv_64, 607, a2, a3, a1)
BODY_7(LAPACKE_zhesv_work, 608, a2, a3, a1, a10)
BODY_5(LAPACKE_zhetrd, 609, a2, a1)
BODY_5(LAPACKE_zhetrd_64, 610, a2, a1)
BODY_4(LAPACKE_zhetrd_work, 611, a2, a1, a9)
BODY_1(LAPACKE_zhetrf, 612, a2, a1)
BODY_1(LAPACKE_zhetrf_64, 613, a2, a1)
BODY_5(LAPACKE_zhetrf_work, 614, a2, a1, a7)
BODY_9(LAPACKE_zhetrs, 615, a2, a3, a1)
BODY_9(LAPACKE_zhetrs_64, 616, a2, a3, a1)
BODY_9(LAPACKE_zhetrs_work, 617, a2, a3, a1)
BODY_5(LAPACKE_zposv, 618, a2, a3, a1)
BODY_5(LAPACKE_zposv_64, 619, a2, a3, a1)
BODY_5(LAPACKE_zposv_work, 620, a2, a3, a1)
BODY_2(LAPACKE_zpotrf, 621, a2, a1)
BODY_2(LAPACKE_zpotrf2, 622, a2, a1)
BODY_2(LAPACKE_zpotrf2_64, 623, a2, a1)
BODY_2(LAPACKE_zpotrf2_work, 624, a2, a1)
BODY_2(LAPACKE_zpotrf_64, 625, a2, a1)
BODY_2(LAPACKE_zpotrf_work, 626, a2, a1)
BODY_2(LAPACKE_zpotri, 627, a2, a1)
BODY_2(LAPACKE_zpotri_64, 628, a2, a1)
BODY_2(LAPACKE_zpotri_work, 629, a2, a1)
BODY_5(LAPACKE_zpotrs, 630, a2, a3, a1)
BODY_5(LAPACKE_zpotrs_64, 631, a2, a3, a1)
BODY_5(LAPACKE_zpotrs_work, 632, a2, a3, a1)
BODY_9(LAPACKE_zsysv, 633, a2, a3, a1)
BODY_9(LAPACKE_zsysv_64, 634, a2, a3, a1)
BODY_7(LAPACKE_zsysv_work, 635, a2, a3, a1, a10)
BODY_1(LAPACKE_zsytrf, 636, a2, a1)
BODY_1(LAPACKE_zsytrf_64, 637, a2, a1)
BODY_5(LAPACKE_zsytrf_work, 638, a2, a1, a7)
BODY_9(LAPACKE_zsytrs, 639, a2, a3, a1)
BODY_9(LAPACKE_zsytrs_64, 640, a2, a3, a1)
BODY_9(LAPACKE_zsytrs_work, 641, a2, a3, a1)
BODY_1(LAPACKE_ztrtri, 642, a3, a1, a2)
BODY_1(LAPACKE_ztrtri_64, 643, a3, a1, a2)
BODY_1(LAPACKE_ztrtri_work, 644, a3, a1, a2)
BODY_4(LAPACKE_ztrtrs, 645, a4, a5, a1, a2, a3)
BODY_4(LAPACKE_ztrtrs_64, 646, a4, a5, a1, a2, a3)
BODY_4(LAPACKE_ztrtrs_work, 647, a4, a5, a1, a2, a3)
BODY_0(LAPACKE_zungqr, 648, a1, a2, a3)
BODY_0(LAPACKE_zungqr_64, 649, a1, a2, a3)
BODY_9(LAPACKE_zungqr_work, 650, a1, a2, a3, a8)
BODY_7(LAPACKE_zunmqr, 651, a3, a4, a5, a1, a2)
BODY_7(LAPACKE_zunmqr_64, 652, a3, a4, a5, a1, a2)
BODY_17(LAPACKE_zunmqr_work, 653, a3, a4, a5, a1, a2, a12)
BODY_33(MKL_Comatcopy, 654, a2, a3, a1)
BODY_33(MKL_Domatcopy, 655, a2, a3, a1)
BODY_34(MKL_Somatcopy, 656, a2, a3, a1)
BODY_35(MKL_Zomatcopy, 657, a2, a3, a1)
BODY_15(PARDISO, 658, 0)
BODY_18(SASUM, 659, a0)
BODY_0(SAXPBY, 660, a0)
BODY_1(SAXPY, 661, a0)
BODY_18(SCASUM, 662, a0)
BODY_18(SCNRM2, 663, a0)
BODY_2(SCOPY, 664, a0)
BODY_19(SDOT, 665, a0)
BODY_3(SGBMV, 666, a1, a2, a3, a4, a0)
BODY_4(SGBSV, 667, a0, a1, a2, a3)
BODY_5(SGBTRF, 668, a0, a1, a2, a3)
BODY_6(SGBTRS, 669, a1, a2, a3, a4, a0)
BODY_7(SGEBRD, 670, a0, a1, a9)
BODY_8(SGEEV, 671, a2, a0, a1, a12)
BODY_9(SGEHRD, 672, a0, a7)
BODY_5(SGELQF, 673, a0, a1, a6)
BODY_6(SGELS, 674, a1, a2, a3, a0, a9)
BODY_3(SGELSD, 675, a0, a1, a2, a11)
BODY_17(SGELSS, 676, a0, a1, a2, a11)
BODY_17(SGELSY, 677, a0, a1, a2, a11)
BODY_10(SGEMM, 678, a2, a3, a4, a0, a1, a6, a8)
BODY_8(SGEMMT, 679, a3, a4, a0, a1, a2)
BODY_10(SGEMM_BATCH, 680, a2, a3, a4, a13, a0, a1, a14)
BODY_11(SGEMM_BATCH_STRIDED, 681, a2, a3, a4, a16, a0, a1)
BODY_6(SGEMV, 682, a1, a2, a0)
BODY_9(SGEQP3, 683, a0, a1, a7)
BODY_5(SGEQRF, 684, a0, a1, a6)
BODY_9(SGER, 685, a0, a1)
BODY_5(SGERQF, 686, a0, a1, a6)
BODY_10(SGESDD, 687, a1, a2, a0, a11)
BODY_5(SGESV, 688, a0, a1)
BODY_8(SGESVD, 689, a2, a3, a0, a1, a12)
BODY_1(SGETRF, 690, a0, a1)
BODY_1(SGETRF2, 691, a0, a1)
BODY_0(SGETRI, 692, a0, a5)
BODY_4(SGETRS, 693, a1, a2, a0)
BODY_5(SGTSV, 694, a0, a1)
BODY_18(SNRM2, 695, a0)
BODY_9(SORGQR, 696, a0, a1, a2, a7)
BODY_10(SORMQR, 697, a2, a3, a4, a0, a1, a11)
BODY_9(SPOSV, 698, a1, a2, a0)
BODY_1(SPOTRF, 699, a1, a0)
BODY_1(SPOTRF2, 700, a1, a0)
BODY_1(SPOTRI, 701, a1, a0)
BODY_9(SPOTRS, 702, a1, a2, a0)
BODY_0(SROT, 703, a0)
BODY_6(SSBMV, 704, a1, a2, a0)
BODY_16(SSCAL, 705, a0)
BODY_4(SSPMV, 706, a1, a0)
BODY_0(SSPR, 707, a1, a0)
BODY_9(SSPR2, 708, a1, a0)
BODY_9(SSTEV, 709, a1, a0)
BODY_6(SSTEVD, 710, a1, a0, a7)
BODY_2(SSWAP, 711, a0)
BODY_7(SSYEV, 712, a2, a0, a1, a7)
BODY_17(SSYEVD, 713, a2, a0, a1, a7)
BODY_20(SSYEVR, 714, a3, a0, a1, a2, a16)
BODY_20(SSYEVX, 715, a3, a0, a1, a2, a16)
BODY_3(SSYGV, 716, a3, a1, a2, a10)
BODY_8(SSYGVD, 717, a3, a1, a2, a10)
BODY_3(SSYMM, 718, a2, a3, a0, a1)
BODY_7(SSYMV, 719, a1, a0)
BODY_5(SSYR, 720, a1, a0)
BODY_4(SSYR2, 721, a1, a0)
BODY_3(SSYR2K, 722, a2, a3, a0, a1)
BODY_6(SSYRK, 723, a2, a3, a0, a1)
BODY_6(SSYSV, 724, a1, a2, a0, a9)
BODY_7(SSYTRD, 725, a1, a0, a8)
BODY_9(SSYTRF, 726, a1, a0, a6)
BODY_4(SSYTRS, 727, a1, a2, a0)
BODY_6(STBMV, 728, a3, a4, a0, a1, a2)
BODY_6(STBSV, 729, a3, a4, a0, a1, a2)
BODY_4(STPMV, 730, a3, a0, a1, a2)
BODY_4(STPSV, 731, a3, a0, a1, a2)
BODY_10(STRMM, 732, a4, a5, a0, a1, a2, a3)
BODY_7(STRMV, 733, a3, a0, a1, a2)
BODY_10(STRSM, 734, a4, a5, a0, a1, a2, a3)
BODY_7(STRSV, 735, a3, a0, a1, a2)
BODY_5(STRTRI, 736, a2, a0, a1)
BODY_17(STRTRS, 737, a3, a4, a0, a1, a2)
BODY_0(ZAXPBY, 738, a0)
BODY_1(ZAXPY, 739, a0)
BODY_2(ZCOPY, 740, a0)
BODY_0(ZDROT, 741, a0)
BODY_16(ZDSCAL, 742, a0)
BODY_3(ZGBMV, 743, a1, a2, a3, a4, a0)
BODY_4(ZGBSV, 744, a0, a1, a2, a3)
BODY_5(ZGBTRF, 745, a0, a1, a2, a3)
BODY_6(ZGBTRS, 746, a1, a2, a3, a4, a0)
BODY_7(ZGEBRD, 747, a0, a1, a9)
BODY_8(ZGEEV, 748, a2, a0, a1, a11)
BODY_9(ZGEHRD, 749, a0, a7)
BODY_5(ZGELQF, 750, a0, a1, a6)
BODY_6(ZGELS, 751, a1, a2, a3, a0, a9)
BODY_10(ZGELSD, 752, a0, a1, a2, a11)
BODY_3(ZGELSS, 753, a0, a1, a2, a11)
BODY_3(ZGELSY, 754, a0, a1, a2, a11)
BODY_10(ZGEMM, 755, a2, a3, a4, a0, a1, a6, a8)
BODY_10(ZGEMM3M, 756, a2, a3, a4, a0, a1)
BODY_8(ZGEMMT, 757, a3, a4, a0, a1, a2)
BODY_10(ZGEMM_BATCH, 758, a2, a3, a4, a13, a0, a1, a14)
BODY_11(ZGEMM_BATCH_STRIDED, 759, a2, a3, a4, a16, a0, a1)
BODY_6(ZGEMV, 760, a1, a2, a0)
BODY_4(ZGEQP3, 761, a0, a1, a7)
BODY_5(ZGEQRF, 762, a0, a1, a6)
BODY_9(ZGERC, 763, a0, a1)
BODY_5(ZGERQF, 764, a0, a1, a6)
BODY_9(ZGERU, 765, a0, a1)
BODY_8(ZGESDD, 766, a1, a2, a0, a11)
BODY_5(ZGESV, 767, a0, a1)
BODY_12(ZGESVD, 768, a2, a3, a0, a1, a12)
BODY_1(ZGETRF, 769, a0, a1)
BODY_1(ZGETRF2, 770, a0, a1)
BODY_0(ZGETRI, 771, a0, a5)
BODY_4(ZGETRS, 772, a1, a2, a0)
BODY_5(ZGTSV, 773, a0, a1)
BODY_6(ZHBMV, 774, a1, a2, a0)
BODY_6(ZHEEV, 775, a2, a0, a1, a7)
BODY_10(ZHEEVD, 776, a2, a0, a1, a7)
BODY_13(ZHEEVR, 777, a3, a0, a1, a2, a16)
BODY_14(ZHEEVX, 778, a3, a0, a1, a2, a16)
BODY_10(ZHEGV, 779, a3, a1, a2, a10)
BODY_15(ZHEGVD, 780, a3, a1, a2, a10)
BODY_3(ZHEMM, 781, a2, a3, a0, a1)
BODY_7(ZHEMV, 782, a1, a0)
BODY_5(ZHER, 783, a1, a0)
BODY_4(ZHER2, 784, a1, a0)
BODY_3(ZHER2K, 785, a2, a3, a0, a1)
BODY_6(ZHERK, 786, a2, a3, a0, a1)
BODY_6(ZHESV, 787, a1, a2, a0, a9)
BODY_7(ZHETRD, 788, a1, a0, a8)
BODY_9(ZHETRF, 789, a1, a0, a6)
BODY_4(ZHETRS, 790, a1, a2, a0)
BODY_4(ZHPMV, 791, a1, a0)
BODY_0(ZHPR, 792, a1, a0)
BODY_9(ZHPR2, 793, a1, a0)
BODY_9(ZPOSV, 794, a1, a2, a0)
BODY_1(ZPOTRF, 795, a1, a0)
BODY_1(ZPOTRF2, 796, a1, a0)
BODY_1(ZPOTRI, 797, a1, a0)
BODY_9(ZPOTRS, 798, a1, a2, a0)
BODY_16(ZSCAL, 799, a0)
BODY_2(ZSWAP, 800, a0)
BODY_3(ZSYMM, 801, a2, a3, a0, a1)
BODY_3(ZSYR2K, 802, a2, a3, a0, a1)
BODY_6(ZSYRK, 803, a2, a3, a0, a1)
BODY_6(ZSYSV, 804, a1, a2, a0, a9)
BODY_9(ZSYTRF, 805, a1, a0, a6)
BODY_4(ZSYTRS, 806, a1, a2, a0)
BODY_6(ZTBMV, 807, a3, a4, a0, a1, a2)
BODY_6(ZTBSV, 808, a3, a4, a0, a1, a2)
BODY_4(ZTPMV, 809, a3, a0, a1, a2)
BODY_4(ZTPSV, 810, a3, a0, a1, a2)
BODY_10(ZTRMM, 811, a4, a5, a0, a1, a2, a3)
BODY_7(ZTRMV, 812, a3, a0, a1, a2)
BODY_10(ZTRSM, 813, a4, a5, a0, a1, a2, a3)
BODY_7(ZTRSV, 814, a3, a0, a1, a2)
BODY_5(ZTRTRI, 815, a2, a0, a1)
BODY_17(ZTRTRS, 816, a3, a4, a0, a1, a2)
BODY_9(ZUNGQR, 817, a0, a1, a2, a7)
BODY_10(ZUNMQR, 818, a2, a3, a4, a0, a1, a11)
BODY_0(caxpby, 819, a0)
BODY_0(caxpby_, 820, a0)
BODY_0(caxpby_64, 821, a0)
BODY_0(caxpby_64_, 822, a0)
BODY_1(caxpy, 823, a0)
BODY_1(caxpy_, 824, a0)
BODY_1(caxpy_64, 825, a0)
BODY_1(caxpy_64_, 826, a0)
BODY_0(cblas_caxpby, 827, a0)
BODY_0(cblas_caxpby64_, 828, a0)
BODY_0(cblas_caxpby_64, 829, a0)
BODY_1(cblas_caxpy, 830, a0)
BODY_1(cblas_caxpy64_, 831, a0)
BODY_1(cblas_caxpy_64, 832, a0)
BODY_2(cblas_ccopy, 833, a0)
BODY_2(cblas_ccopy64_, 834, a0)
BODY_2(cblas_ccopy_64, 835, a0)
BODY_1(cblas_cdotc_sub, 836, a0)
BODY_1(cblas_cdotc_sub64_, 837, a0)
BODY_1(cblas_cdotc_sub_64, 838, a0)
BODY_1(cblas_cdotu_sub, 839, a0)
BODY_1(cblas_cdotu_sub64_, 840, a0)
BODY_1(cblas_cdotu_sub_64, 841, a0)
BODY_3(cblas_cgbmv, 842, a2, a3, a4, a5, a1)
BODY_3(cblas_cgbmv64_, 843, a2, a3, a4, a5, a1)
BODY_3(cblas_cgbmv_64, 844, a2, a3, a4, a5, a1)
BODY_3(cblas_cgemm, 845, a3, a4, a5, a1, a2, a7, a9)
BODY_3(cblas_cgemm3m, 846, a3, a4, a5, a1, a2)
BODY_3(cblas_cgemm3m64_, 847, a3, a4, a5, a1, a2)
BODY_3(cblas_cgemm3m_64, 848, a3, a4, a5, a1, a2)
BODY_3(cblas_cgemm64_, 849, a3, a4, a5, a1, a2, a7, a9)
BODY_3(cblas_cgemm_64, 850, a3, a4, a5, a1, a2, a7, a9)
BODY_8(cblas_cgemm_batch, 851, a3, a4, a5, a14, a1, a2, a15)
BODY_8(cblas_cgemm_batch64_, 852, a3, a4, a5, a14, a1, a2, a15)
BODY_8(cblas_cgemm_batch_64, 853, a3, a4, a5, a14, a1, a2, a15)
BODY_15(cblas_cgemm_batch_strided, 854, a3, a4, a5, a17, a1, a2)
BODY_15(cblas_cgemm_batch_strided64_, 855, a3, a4, a5, a17, a1, a2)
BODY_15(cblas_cgemm_batch_strided_64, 856, a3, a4, a5, a17, a1, a2)
BODY_3(cblas_cgemmt, 857, a4, a5, a1, a2, a3)
BODY_3(cblas_cgemmt64_, 858, a4, a5, a1, a2, a3)
BODY_3(cblas_cgemmt_64, 859, a4, a5, a1, a2, a3)
BODY_6(cblas_cgemv, 860, a2, a3, a1)
BODY_6(cblas_cgemv64_, 861, a2, a3, a1)
BODY_6(cblas_cgemv_64, 862, a2, a3, a1)
BODY_4(cblas_cgerc, 863, a1, a2)
BODY_4(cblas_cgerc64_, 864, a1, a2)
BODY_4(cblas_cgerc_64, 865, a1, a2)
BODY_4(cblas_cgeru, 866, a1, a2)
BODY_4(cblas_cgeru64_, 867, a1, a2)
BODY_4(cblas_cgeru_64, 868, a1, a2)
BODY_6(cblas_chbmv, 869, a2, a3, a1)
BODY_6(cblas_chbmv64_, 870, a2, a3, a1)
BODY_6(cblas_chbmv_64, 871, a2, a3, a1)
BODY_17(cblas_chemm, 872, a3, a4, a1, a2)
BODY_17(cblas_chemm64_, 873, a3, a4, a1, a2)
BODY_17(cblas_chemm_64, 874, a3, a4, a1, a2)
BODY_7(cblas_chemv, 875, a2, a1)
BODY_7(cblas_chemv64_, 876, a2, a1)
BODY_7(cblas_chemv_64, 877, a2, a1)
BODY_36(cblas_cher, 878, a2, a1)
BODY_4(cblas_cher2, 879, a2, a1)
BODY_4(cblas_cher264_, 880, a2, a1)
BODY_4(cblas_cher2_64, 881, a2, a1)
BODY_37(cblas_cher2k, 882, a3, a4, a1, a2)
BODY_37(cblas_cher2k64_, 883, a3, a4, a1, a2)
BODY_37(cblas_cher2k_64, 884, a3, a4, a1, a2)
BODY_36(cblas_cher64_, 885, a2, a1)
BODY_36(cblas_cher_64, 886, a2, a1)
BODY_38(cblas_cherk, 887, a3, a4, a1, a2)
BODY_38(cblas_cherk64_, 888, a3, a4, a1, a2)
BODY_38(cblas_cherk_64, 889, a3, a4, a1, a2)
BODY_4(cblas_chpmv, 890, a2, a1)
BODY_4(cblas_chpmv64_, 891, a2, a1)
BODY_4(cblas_chpmv_64, 892, a2, a1)
BODY_39(cblas_chpr, 893, a2, a1)
BODY_9(cblas_chpr2, 894, a2, a1)
BODY_9(cblas_chpr264_, 895, a2, a1)
BODY_9(cblas_chpr2_64, 896, a2, a1)
BODY_39(cblas_chpr64_, 897, a2, a1)
BODY_39(cblas_chpr_64, 898, a2, a1)
BODY_16(cblas_cscal, 899, a0)
BODY_16(cblas_cscal64_, 900, a0)
BODY_16(cblas_cscal_64, 901, a0)
BODY_40(cblas_csrot, 902, a0)
BODY_40(cblas_csrot64_, 903, a0)
BODY_40(cblas_csrot_64, 904, a0)
BODY_41(cblas_csscal, 905, a0)
BODY_41(cblas_csscal64_, 906, a0)
BODY_41(cblas_csscal_64, 907, a0)
BODY_2(cblas_cswap, 908, a0)
BODY_2(cblas_cswap64_, 909, a0)
BODY_2(cblas_cswap_64, 910, a0)
BODY_17(cblas_csymm, 911, a3, a4, a1, a2)
BODY_17(cblas_csymm64_, 912, a3, a4, a1, a2)
BODY_17(cblas_csymm_64, 913, a3, a4, a1, a2)
BODY_17(cblas_csyr2k, 914, a3, a4, a1, a2)
BODY_17(cblas_csyr2k64_, 915, a3, a4, a1, a2)
BODY_17(cblas_csyr2k_64, 916, a3, a4, a1, a2)
BODY_7(cblas_csyrk, 917, a3, a4, a1, a2)
BODY_7(cblas_csyrk64_, 918, a3, a4, a1, a2)
BODY_7(cblas_csyrk_64, 919, a3, a4, a1, a2)
BODY_4(cblas_ctbmv, 920, a4, a5, a1, a2, a3)
BODY_4(cblas_ctbmv64_, 921, a4, a5, a1, a2, a3)
BODY_4(cblas_ctbmv_64, 922, a4, a5, a1, a2, a3)
BODY_4(cblas_ctbsv, 923, a4, a5, a1, a2, a3)
BODY_4(cblas_ctbsv64_, 924, a4, a5, a1, a2, a3)
BODY_4(cblas_ctbsv_64, 925, a4, a5, a1, a2, a3)
BODY_5(cblas_ctpmv, 926, a4, a1, a2, a3)
BODY_5(cblas_ctpmv64_, 927, a4, a1, a2, a3)
BODY_5(cblas_ctpmv_64, 928, a4, a1, a2, a3)
BODY_5(cblas_ctpsv, 929, a4, a1, a2, a3)
BODY_5(cblas_ctpsv64_, 930, a4, a1, a2, a3)
BODY_5(cblas_ctpsv_64, 931, a4, a1, a2, a3)
BODY_6(cblas_ctrmm, 932, a5, a6, a1, a2, a3, a4)
BODY_6(cblas_ctrmm64_, 933, a5, a6, a1, a2, a3, a4)
BODY_6(cblas_ctrmm_64, 934, a5, a6, a1, a2, a3, a4)
BODY_9(cblas_ctrmv, 935, a4, a1, a2, a3)
BODY_9(cblas_ctrmv64_, 936, a4, a1, a2, a3)
BODY_9(cblas_ctrmv_64, 937, a4, a1, a2, a3)
BODY_6(cblas_ctrsm, 938, a5, a6, a1, a2, a3, a4)
BODY_6(cblas_ctrsm64_, 939, a5, a6, a1, a2, a3, a4)
BODY_6(cblas_ctrsm_64, 940, a5, a6, a1, a2, a3, a4)
BODY_9(cblas_ctrsv, 941, a4, a1, a2, a3)
BODY_9(cblas_ctrsv64_, 942, a4, a1, a2, a3)
BODY_9(cblas_ctrsv_64, 943, a4, a1, a2, a3)
BODY_18(cblas_dasum, 944, a0)
BODY_18(cblas_dasum64_, 945, a0)
BODY_18(cblas_dasum_64, 946, a0)
BODY_42(cblas_daxpby, 947, a0)
BODY_42(cblas_daxpby64_, 948, a0)
BODY_42(cblas_daxpby_64, 949, a0)
BODY_43(cblas_daxpy, 950, a0)
BODY_43(cblas_daxpy64_, 951, a0)
BODY_43(cblas_daxpy_64, 952, a0)
BODY_2(cblas_dcopy, 953, a0)
BODY_2(cblas_dcopy64_, 954, a0)
BODY_2(cblas_dcopy_64, 955, a0)
BODY_19(cblas_ddot, 956, a0)
BODY_19(cblas_ddot64_, 957, a0)
BODY_19(cblas_ddot_64, 958, a0)
BODY_44(cblas_dgbmv, 959, a2, a3, a4, a5, a1)
BODY_44(cblas_dgbmv64_, 960, a2, a3, a4, a5, a1)
BODY_44(cblas_dgbmv_64, 961, a2, a3, a4, a5, a1)
BODY_44(cblas_dgemm, 962, a3, a4, a5, a1, a2, a7, a9)
BODY_44(cblas_dgemm64_, 963, a3, a4, a5, a1, a2, a7, a9)
BODY_44(cblas_dgemm_64, 964, a3, a4, a5, a1, a2, a7, a9)
BODY_8(cblas_dgemm_batch, 965, a3, a4, a5, a14, a1, a2, a15)
BODY_8(cblas_dgemm_batch64_, 966, a3, a4, a5, a14, a1, a2, a15)
BODY_8(cblas_dgemm_batch_64, 967, a3, a4, a5, a14, a1, a2, a15)
BODY_45(cblas_dgemm_batch_strided, 968, a3, a4, a5, a17, a1, a2)
BODY_45(cblas_dgemm_batch_strided64_, 969, a3, a4, a5, a17, a1, a2)
BODY_45(cblas_dgemm_batch_strided_64, 970, a3, a4, a5, a17, a1, a2)
BODY_44(cblas_dgemmt, 971, a4, a5, a1, a2, a3)
BODY_44(cblas_dgemmt64_, 972, a4, a5, a1, a2, a3)
BODY_44(cblas_dgemmt_64, 973, a4, a5, a1, a2, a3)
BODY_46(cblas_dgemv, 974, a2, a3, a1)
BODY_46(cblas_dgemv64_, 975, a2, a3, a1)
BODY_46(cblas_dgemv_64, 976, a2, a3, a1)
BODY_47(cblas_dger, 977, a1, a2)
BODY_47(cblas_dger64_, 978, a1, a2)
BODY_47(cblas_dger_64, 979, a1, a2)
BODY_18(cblas_dnrm2, 980, a0)
BODY_18(cblas_dnrm264_, 981, a0)
BODY_18(cblas_dnrm2_64, 982, a0)
BODY_48(cblas_drot, 983, a0)
BODY_48(cblas_drot64_, 984, a0)
BODY_48(cblas_drot_64, 985, a0)
BODY_46(cblas_dsbmv, 986, a2, a3, a1)
BODY_46(cblas_dsbmv64_, 987, a2, a3, a1)
BODY_46(cblas_dsbmv_64, 988, a2, a3, a1)
BODY_49(cblas_dscal, 989, a0)
BODY_49(cblas_dscal64_, 990, a0)
BODY_49(cblas_dscal_64, 991, a0)
BODY_50(cblas_dspmv, 992, a2, a1)
BODY_50(cblas_dspmv64_, 993, a2, a1)
BODY_50(cblas_dspmv_64, 994, a2, a1)
BODY_51(cblas_dspr, 995, a2, a1)
BODY_52(cblas_dspr2, 996, a2, a1)
BODY_52(cblas_dspr264_, 997, a2, a1)
BODY_52(cblas_dspr2_64, 998, a2, a1)
BODY_51(cblas_dspr64_, 999, a2, a1)
BODY_51(cblas_dspr_64, 1000, a2, a1)
BODY_2(cblas_dswap, 1001, a0)
BODY_2(cblas_dswap64_, 1002, a0)
BODY_2(cblas_dswap_64, 1003, a0)
BODY_53(cblas_dsymm, 1004, a3, a4, a1, a2)
BODY_53(cblas_dsymm64_, 1005, a3, a4, a1, a2)
BODY_53(cblas_dsymm_64, 1006, a3, a4, a1, a2)
BODY_54(cblas_dsymv, 1007, a2, a1)
BODY_54(cblas_dsymv64_, 1008, a2, a1)
BODY_54(cblas_dsymv_64, 1009, a2, a1)
BODY_55(cblas_dsyr, 1010, a2, a1)
BODY_47(cblas_dsyr2, 1011, a2, a1)
BODY_47(cblas_dsyr264_, 1012, a2, a1)
BODY_47(cblas_dsyr2_64, 1013, a2, a1)
BODY_53(cblas_dsyr2k, 1014, a3, a4, a1, a2)
BODY_53(cblas_dsyr2k64_, 1015, a3, a4, a1, a2)
BODY_53(cblas_dsyr2k_64, 1016, a3, a4, a1, a2)
BODY_55(cblas_dsyr64_, 1017, a2, a1)
BODY_55(cblas_dsyr_64, 1018, a2, a1)
BODY_56(cblas_dsyrk, 1019, a3, a4, a1, a2)
BODY_56(cblas_dsyrk64_, 1020, a3, a4, a1, a2)
BODY_56(cblas_dsyrk_64, 1021, a3, a4, a1, a2)
BODY_4(cblas_dtbmv, 1022, a4, a5, a1, a2, a3)
BODY_4(cblas_dtbmv64_, 1023, a4, a5, a1, a2, a3)
BODY_4(cblas_dtbmv_64, 1024, a4, a5, a1, a2, a3)
BODY_4(cblas_dtbsv, 1025, a4, a5, a1, a2, a3)
BODY_4(cblas_dtbsv64_, 1026, a4, a5, a1, a2, a3)
BODY_4(cblas_dtbsv_64, 1027, a4, a5, a1, a2, a3)
BODY_5(cblas_dtpmv, 1028, a4, a1, a2, a3)
BODY_5(cblas_dtpmv64_, 1029, a4, a1, a2, a3)
BODY_5(cblas_dtpmv_64, 1030, a4, a1, a2, a3)
BODY_5(cblas_dtpsv, 1031, a4, a1, a2, a3)
BODY_5(cblas_dtpsv64_, 1032, a4, a1, a2, a3)
BODY_5(cblas_dtpsv_64, 1033, a4, a1, a2, a3)
BODY_57(cblas_dtrmm, 1034, a5, a6, a1, a2, a3, a4)
BODY_57(cblas_dtrmm64_, 1035, a5, a6, a1, a2, a3, a4)
BODY_57(cblas_dtrmm_64, 1036, a5, a6, a1, a2, a3, a4)
BODY_9(cblas_dtrmv, 1037, a4, a1, a2, a3)
BODY_9(cblas_dtrmv64_, 1038, a4, a1, a2, a3)
BODY_9(cblas_dtrmv_64, 1039, a4, a1, a2, a3)
BODY_57(cblas_dtrsm, 1040, a5, a6, a1, a2, a3, a4)
BODY_57(cblas_dtrsm64_, 1041, a5, a6, a1, a2, a3, a4)
BODY_57(cblas_dtrsm_64, 1042, a5, a6, a1, a2, a3, a4)
BODY_9(cblas_dtrsv, 1043, a4, a1, a2, a3)
BODY_9(cblas_dtrsv64_, 1044, a4, a1, a2, a3)
BODY_9(cblas_dtrsv_64, 1045, a4, a1, a2, a3)
BODY_18(cblas_dzasum, 1046, a0)
BODY_18(cblas_dzasum64_, 1047, a0)
BODY_18(cblas_dzasum_64, 1048, a0)
BODY_18(cblas_dznrm2, 1049, a0)
BODY_18(cblas_dznrm264_, 1050, a0)
BODY_18(cblas_dznrm2_64, 1051, a0)
BODY_24(cblas_icamax, 1052, a0)
BODY_24(cblas_icamax64_, 1053, a0)
BODY_24(cblas_icamax_64, 1054, a0)
BODY_24(cblas_idamax, 1055, a0)
BODY_24(cblas_idamax64_, 1056, a0)
BODY_24(cblas_idamax_64, 1057, a0)
BODY_24(cblas_isamax, 1058, a0)
BODY_24(cblas_isamax64_, 1059, a0)
BODY_24(cblas_isamax_64, 1060, a0)
BODY_24(cblas_izamax, 1061, a0)
BODY_24(cblas_izamax64_, 1062, a0)
BODY_24(cblas_izamax_64, 1063, a0)
BODY_18(cblas_sasum, 1064, a0)
BODY_18(cblas_sasum64_, 1065, a0)
BODY_18(cblas_sasum_64, 1066, a0)
BODY_58(cblas_saxpby, 1067, a0)
BODY_58(cblas_saxpby64_, 1068, a0)
BODY_58(cblas_saxpby_64, 1069, a0)
BODY_59(cblas_saxpy, 1070, a0)
BODY_59(cblas_saxpy64_, 1071, a0)
BODY_59(cblas_saxpy_64, 1072, a0)
BODY_18(cblas_scasum, 1073, a0)
BODY_18(cblas_scasum64_, 1074, a0)
BODY_18(cblas_scasum_64, 1075, a0)
BODY_18(cblas_scnrm2, 1076, a0)
BODY_18(cblas_scnrm264_, 1077, a0)
BODY_18(cblas_scnrm2_64, 1078, a0)
BODY_2(cblas_scopy, 1079, a0)
BODY_2(cblas_scopy64_, 1080, a0)
BODY_2(cblas_scopy_64, 1081, a0)
BODY_19(cblas_sdot, 1082, a0)
BODY_19(cblas_sdot64_, 1083, a0)
BODY_19(cblas_sdot_64, 1084, a0)
BODY_60(cblas_sgbmv, 1085, a2, a3, a4, a5, a1)
BODY_60(cblas_sgbmv64_, 1086, a2, a3, a4, a5, a1)
BODY_60(cblas_sgbmv_64, 1087, a2, a3, a4, a5, a1)
BODY_60(cblas_sgemm, 1088, a3, a4, a5, a1, a2, a7, a9)
BODY_60(cblas_sgemm64_, 1089, a3, a4, a5, a1, a2, a7, a9)
BODY_60(cblas_sgemm_64, 1090, a3, a4, a5, a1, a2, a7, a9)
BODY_8(cblas_sgemm_batch, 1091, a3, a4, a5, a14, a1, a2, a15)
BODY_8(cblas_sgemm_batch64_, 1092, a3, a4, a5, a14, a1, a2, a15)
BODY_8(cblas_sgemm_batch_64, 1093, a3, a4, a5, a14, a1, a2, a15)
BODY_61(cblas_sgemm_batch_strided, 1094, a3, a4, a5, a17, a1, a2)
BODY_61(cblas_sgemm_batch_strided64_, 1095, a3, a4, a5, a17, a1, a2)
BODY_61(cblas_sgemm_batch_strided_64, 1096, a3, a4, a5, a17, a1, a2)
BODY_60(cblas_sgemmt, 1097, a4, a5, a1, a2, a3)
BODY_60(cblas_sgemmt64_, 1098, a4, a5, a1, a2, a3)
BODY_60(cblas_sgemmt_64, 1099, a4, a5, a1, a2, a3)
BODY_62(cblas_sgemv, 1100, a2, a3, a1)
BODY_62(cblas_sgemv64_, 1101, a2, a3, a1)
BODY_62(cblas_sgemv_64, 1102, a2, a3, a1)
BODY_63(cblas_sger, 1103, a1, a2)
BODY_63(cblas_sger64_, 1104, a1, a2)
BODY_63(cblas_sger_64, 1105, a1, a2)
BODY_18(cblas_snrm2, 1106, a0)
BODY_18(cblas_snrm264_, 1107, a0)
BODY_18(cblas_snrm2_64, 1108, a0)
BODY_40(cblas_srot, 1109, a0)
BODY_40(cblas_srot64_, 1110, a0)
BODY_40(cblas_srot_64, 1111, a0)
BODY_62(cblas_ssbmv, 1112, a2, a3, a1)
BODY_62(cblas_ssbmv64_, 1113, a2, a3, a1)
BODY_62(cblas_ssbmv_64, 1114, a2, a3, a1)
BODY_41(cblas_sscal, 1115, a0)
BODY_41(cblas_sscal64_, 1116, a0)
BODY_41(cblas_sscal_64, 1117, a0)
BODY_64(cblas_sspmv, 1118, a2, a1)
BODY_64(cblas_sspmv64_, 1119, a2, a1)
BODY_64(cblas_sspmv_64, 1120, a2, a1)
BODY_39(cblas_sspr, 1121, a2, a1)
BODY_65(cblas_sspr2, 1122, a2, a1)
BODY_65(cblas_sspr264_, 1123, a2, a1)
BODY_65(cblas_sspr2_64, 1124, a2, a1)
BODY_39(cblas_sspr64_, 1125, a2, a1)
BODY_39(cblas_sspr_64, 1126, a2, a1)
BODY_2(cblas_sswap, 1127, a0)
BODY_2(cblas_sswap64_, 1128, a0)
BODY_2(cblas_sswap_64, 1129, a0)
BODY_66(cblas_ssymm, 1130, a3, a4, a1, a2)
BODY_66(cblas_ssymm64_, 1131, a3, a4, a1, a2)
BODY_66(cblas_ssymm_64, 1132, a3, a4, a1, a2)
BODY_67(cblas_ssymv, 1133, a2, a1)
BODY_67(cblas_ssymv64_, 1134, a2, a1)
BODY_67(cblas_ssymv_64, 1135, a2, a1)
BODY_36(cblas_ssyr, 1136, a2, a1)
BODY_63(cblas_ssyr2, 1137, a2, a1)
BODY_63(cblas_ssyr264_, 1138, a2, a1)
BODY_63(cblas_ssyr2_64, 1139, a2, a1)
BODY_66(cblas_ssyr2k, 1140, a3, a4, a1, a2)
BODY_66(cblas_ssyr2k64_, 1141, a3, a4, a1, a2)
BODY_66(cblas_ssyr2k_64, 1142, a3, a4, a1, a2)
BODY_36(cblas_ssyr64_, 1143, a2, a1)
BODY_36(cblas_ssyr_64, 1144, a2, a1)
BODY_38(cblas_ssyrk, 1145, a3, a4, a1, a2)
BODY_38(cblas_ssyrk64_, 1146, a3, a4, a1, a2)
BODY_38(cblas_ssyrk_64, 1147, a3, a4, a1, a2)
BODY_4(cblas_stbmv, 1148, a4, a5, a1, a2, a3)
BODY_4(cblas_stbmv64_, 1149, a4, a5, a1, a2, a3)
BODY_4(cblas_stbmv_64, 1150, a4, a5, a1, a2, a3)
BODY_4(cblas_stbsv, 1151, a4, a5, a1, a2, a3)
BODY_4(cblas_stbsv64_, 1152, a4, a5, a1, a2, a3)
BODY_4(cblas_stbsv_64, 1153, a4, a5, a1, a2, a3)
BODY_5(cblas_stpmv, 1154, a4, a1, a2, a3)
BODY_5(cblas_stpmv64_, 1155, a4, a1, a2, a3)
BODY_5(cblas_stpmv_64, 1156, a4, a1, a2, a3)
BODY_5(cblas_stpsv, 1157, a4, a1, a2, a3)
BODY_5(cblas_stpsv64_, 1158, a4, a1, a2, a3)
BODY_5(cblas_stpsv_64, 1159, a4, a1, a2, a3)
BODY_68(cblas_strmm, 1160, a5, a6, a1, a2, a3, a4)
BODY_68(cblas_strmm64_, 1161, a5, a6, a1, a2, a3, a4)
BODY_68(cblas_strmm_64, 1162, a5, a6, a1, a2, a3, a4)
BODY_9(cblas_strmv, 1163, a4, a1, a2, a3)
BODY_9(cblas_strmv64_, 1164, a4, a1, a2, a3)
BODY_9(cblas_strmv_64, 1165, a4, a1, a2, a3)
BODY_68(cblas_strsm, 1166, a5, a6, a1, a2, a3, a4)
BODY_68(cblas_strsm64_, 1167, a5, a6, a1, a2, a3, a4)
BODY_68(cblas_strsm_64, 1168, a5, a6, a1, a2, a3, a4)
BODY_9(cblas_strsv, 1169, a4, a1, a2, a3)
BODY_9(cblas_strsv64_, 1170, a4, a1, a2, a3)
BODY_9(cblas_strsv_64, 1171, a4, a1, a2, a3)
BODY_0(cblas_zaxpby, 1172, a0)
BODY_0(cblas_zaxpby64_, 1173, a0)
BODY_0(cblas_zaxpby_64, 1174, a0)
BODY_1(cblas_zaxpy, 1175, a0)
BODY_1(cblas_zaxpy64_, 1176, a0)
BODY_1(cblas_zaxpy_64, 1177, a0)
BODY_2(cblas_zcopy, 1178, a0)
BODY_2(cblas_zcopy64_, 1179, a0)
BODY_2(cblas_zcopy_64, 1180, a0)
BODY_1(cblas_zdotc_sub, 1181, a0)
BODY_1(cblas_zdotc_sub64_, 1182, a0)
BODY_1(cblas_zdotc_sub_64, 1183, a0)
BODY_1(cblas_zdotu_sub, 1184, a0)
BODY_1(cblas_zdotu_sub64_, 1185, a0)
BODY_1(cblas_zdotu_sub_64, 1186, a0)
BODY_48(cblas_zdrot, 1187, a0)
BODY_48(cblas_zdrot64_, 1188, a0)
BODY_48(cblas_zdrot_64, 1189, a0)
BODY_49(cblas_zdscal, 1190, a0)
BODY_49(cblas_zdscal64_, 1191, a0)
BODY_49(cblas_zdscal_64, 1192, a0)
BODY_3(cblas_zgbmv, 1193, a2, a3, a4, a5, a1)
BODY_3(cblas_zgbmv64_, 1194, a2, a3, a4, a5, a1)
BODY_3(cblas_zgbmv_64, 1195, a2, a3, a4, a5, a1)
BODY_3(cblas_zgemm, 1196, a3, a4, a5, a1, a2, a7, a9)
BODY_3(cblas_zgemm3m, 1197, a3, a4, a5, a1, a2)
BODY_3(cblas_zgemm3m64_, 1198, a3, a4, a5, a1, a2)
BODY_3(cblas_zgemm3m_64, 1199, a3, a4, a5, a1, a2)
BODY_3(cblas_zgemm64_, 1200, a3, a4, a5, a1, a2, a7, a9)
BODY_3(cblas_zgemm_64, 1201, a3, a4, a5, a1, a2, a7, a9)
BODY_8(cblas_zgemm_batch, 1202, a3, a4, a5, a14, a1, a2, a15)
BODY_8(cblas_zgemm_batch64_, 1203, a3, a4, a5, a14, a1, a2, a15)
BODY_8(cblas_zgemm_batch_64, 1204, a3, a4, a5, a14, a1, a2, a15)
BODY_15(cblas_zgemm_batch_strided, 1205, a3, a4, a5, a17, a1, a2)
BODY_15(cblas_zgemm_batch_strided64_, 1206, a3, a4, a5, a17, a1, a2)
BODY_15(cblas_zgemm_batch_strided_64, 1207, a3, a4, a5, a17, a1, a2)
BODY_3(cblas_zgemmt, 1208, a4, a5, a1, a2, a3)
BODY_3(cblas_zgemmt64_, 1209, a4, a5, a1, a2, a3)
BODY_3(cblas_zgemmt_64, 1210, a4, a5, a1, a2, a3)
BODY_6(cblas_zgemv, 1211, a2, a3, a1)
BODY_6(cblas_zgemv64_, 1212, a2, a3, a1)
BODY_6(cblas_zgemv_64, 1213, a2, a3, a1)
BODY_4(cblas_zgerc, 1214, a1, a2)
BODY_4(cblas_zgerc64_, 1215, a1, a2)
BODY_4(cblas_zgerc_64, 1216, a1, a2)
BODY_4(cblas_zgeru, 1217, a1, a2)
BODY_4(cblas_zgeru64_, 1218, a1, a2)
BODY_4(cblas_zgeru_64, 1219, a1, a2)
BODY_6(cblas_zhbmv, 1220, a2, a3, a1)
BODY_6(cblas_zhbmv64_, 1221, a2, a3, a1)
BODY_6(cblas_zhbmv_64, 1222, a2, a3, a1)
BODY_17(cblas_zhemm, 1223, a3, a4, a1, a2)
BODY_17(cblas_zhemm64_, 1224, a3, a4, a1, a2)
BODY_17(cblas_zhemm_64, 1225, a3, a4, a1, a2)
BODY_7(cblas_zhemv, 1226, a2, a1)
BODY_7(cblas_zhemv64_, 1227, a2, a1)
BODY_7(cblas_zhemv_64, 1228, a2, a1)
BODY_55(cblas_zher, 1229, a2, a1)
BODY_4(cblas_zher2, 1230, a2, a1)
BODY_4(cblas_zher264_, 1231, a2, a1)
BODY_4(cblas_zher2_64, 1232, a2, a1)
BODY_69(cblas_zher2k, 1233, a3, a4, a1, a2)
BODY_69(cblas_zher2k64_, 1234, a3, a4, a1, a2)
BODY_69(cblas_zher2k_64, 1235, a3, a4, a1, a2)
BODY_55(cblas_zher64_, 1236, a2, a1)
BODY_55(cblas_zher_64, 1237, a2, a1)
BODY_56(cblas_zherk, 1238, a3, a4, a1, a2)
BODY_56(cblas_zherk64_, 1239, a3, a4, a1, a2)
BODY_56(cblas_zherk_64, 1240, a3, a4, a1, a2)
BODY_4(cblas_zhpmv, 1241, a2, a1)
BODY_4(cblas_zhpmv64_, 1242, a2, a1)
BODY_4(cblas_zhpmv_64, 1243, a2, a1)
BODY_51(cblas_zhpr, 1244, a2, a1)
BODY_9(cblas_zhpr2, 1245, a2, a1)
BODY_9(cblas_zhpr264_, 1246, a2, a1)
BODY_9(cblas_zhpr2_64, 1247, a2, a1)
BODY_51(cblas_zhpr64_, 1248, a2, a1)
BODY_51(cblas_zhpr_64, 1249, a2, a1)
BODY_16(cblas_zscal, 1250, a0)
BODY_16(cblas_zscal64_, 1251, a0)
BODY_16(cblas_zscal_64, 1252, a0)
BODY_2(cblas_zswap, 1253, a0)
BODY_2(cblas_zswap64_, 1254, a0)
BODY_2(cblas_zswap_64, 1255, a0)
BODY_17(cblas_zsymm, 1256, a3, a4, a1, a2)
BODY_17(cblas_zsymm64_, 1257, a3, a4, a1, a2)
BODY_17(cblas_zsymm_64, 1258, a3, a4, a1, a2)
BODY_17(cblas_zsyr2k, 1259, a3, a4, a1, a2)
BODY_17(cblas_zsyr2k64_, 1260, a3, a4, a1, a2)
BODY_17(cblas_zsyr2k_64, 1261, a3, a4, a1, a2)
BODY_7(cblas_zsyrk, 1262, a3, a4, a1, a2)
BODY_7(cblas_zsyrk64_, 1263, a3, a4, a1, a2)
BODY_7(cblas_zsyrk_64, 1264, a3, a4, a1, a2)
BODY_4(cblas_ztbmv, 1265, a4, a5, a1, a2, a3)
BODY_4(cblas_ztbmv64_, 1266, a4, a5, a1, a2, a3)
BODY_4(cblas_ztbmv_64, 1267, a4, a5, a1, a2, a3)
BODY_4(cblas_ztbsv, 1268, a4, a5, a1, a2, a3)
BODY_4(cblas_ztbsv64_, 1269, a4, a5, a1, a2, a3)
BODY_4(cblas_ztbsv_64, 1270, a4, a5, a1, a2, a3)
BODY_5(cblas_ztpmv, 1271, a4, a1, a2, a3)
BODY_5(cblas_ztpmv64_, 1272, a4, a1, a2, a3)
BODY_5(cblas_ztpmv_64, 1273, a4, a1, a2, a3)
BODY_5(cblas_ztpsv, 1274, a4, a1, a2, a3)
BODY_5(cblas_ztpsv64_, 1275, a4, a1, a2, a3)
BODY_5(cblas_ztpsv_64, 1276, a4, a1, a2, a3)
BODY_6(cblas_ztrmm, 1277, a5, a6, a1, a2, a3, a4)
BODY_6(cblas_ztrmm64_, 1278, a5, a6, a1, a2, a3, a4)
BODY_6(cblas_ztrmm_64, 1279, a5, a6, a1, a2, a3, a4)
BODY_9(cblas_ztrmv, 1280, a4, a1, a2, a3)
BODY_9(cblas_ztrmv64_, 1281, a4, a1, a2, a3)
BODY_9(cblas_ztrmv_64, 1282, a4, a1, a2, a3)
BODY_6(cblas_ztrsm, 1283, a5, a6, a1, a2, a3, a4)
BODY_6(cblas_ztrsm64_, 1284, a5, a6, a1, a2, a3, a4)
BODY_6(cblas_ztrsm_64, 1285, a5, a6, a1, a2, a3, a4)
BODY_9(cblas_ztrsv, 1286, a4, a1, a2, a3)
BODY_9(cblas_ztrsv64_, 1287, a4, a1, a2, a3)
BODY_9(cblas_ztrsv_64, 1288, a4, a1, a2, a3)
BODY_2(ccopy, 1289, a0)
BODY_2(ccopy_, 1290, a0)
BODY_2(ccopy_64, 1291, a0)
BODY_2(ccopy_64_, 1292, a0)
BODY_3(cgbmv, 1293, a1, a2, a3, a4, a0)
BODY_3(cgbmv_, 1294, a1, a2, a3, a4, a0)
BODY_3(cgbmv_64, 1295, a1, a2, a3, a4, a0)
BODY_3(cgbmv_64_, 1296, a1, a2, a3, a4, a0)
BODY_4(cgbsv, 1297, a0, a1, a2, a3)
BODY_4(cgbsv_, 1298, a0, a1, a2, a3)
BODY_4(cgbsv_64, 1299, a0, a1, a2, a3)
BODY_4(cgbsv_64_, 1300, a0, a1, a2, a3)
BODY_5(cgbtrf, 1301, a0, a1, a2, a3)
BODY_5(cgbtrf_, 1302, a0, a1, a2, a3)
BODY_5(cgbtrf_64, 1303, a0, a1, a2, a3)
BODY_5(cgbtrf_64_, 1304, a0, a1, a2, a3)
BODY_6(cgbtrs, 1305, a1, a2, a3, a4, a0)
BODY_6(cgbtrs_, 1306, a1, a2, a3, a4, a0)
BODY_6(cgbtrs_64, 1307, a1, a2, a3, a4, a0)
BODY_6(cgbtrs_64_, 1308, a1, a2, a3, a4, a0)
BODY_7(cgebrd, 1309, a0, a1, a9)
BODY_7(cgebrd_, 1310, a0, a1, a9)
BODY_7(cgebrd_64, 1311, a0, a1, a9)
BODY_7(cgebrd_64_, 1312, a0, a1, a9)
BODY_8(cgeev, 1313, a2, a0, a1, a11)
BODY_8(cgeev_, 1314, a2, a0, a1, a11)
BODY_8(cgeev_64, 1315, a2, a0, a1, a11)
BODY_8(cgeev_64_, 1316, a2, a0, a1, a11)
BODY_9(cgehrd, 1317, a0, a7)
BODY_9(cgehrd_, 1318, a0, a7)
BODY_9(cgehrd_64, 1319, a0, a7)
BODY_9(cgehrd_64_, 1320, a0, a7)
BODY_5(cgelqf, 1321, a0, a1, a6)
BODY_5(cgelqf_, 1322, a0, a1, a6)
BODY_5(cgelqf_64, 1323, a0, a1, a6)
BODY_5(cgelqf_64_, 1324, a0, a1, a6)
BODY_6(cgels, 1325, a1, a2, a3, a0, a9)
BODY_6(cgels_, 1326, a1, a2, a3, a0, a9)
BODY_6(cgels_64, 1327, a1, a2, a3, a0, a9)
BODY_6(cgels_64_, 1328, a1, a2, a3, a0, a9)
BODY_10(cgelsd, 1329, a0, a1, a2, a11)
BODY_10(cgelsd_, 1330, a0, a1, a2, a11)
BODY_10(cgelsd_64, 1331, a0, a1, a2, a11)
BODY_10(cgelsd_64_, 1332, a0, a1, a2, a11)
BODY_3(cgelss, 1333, a0, a1, a2, a11)
BODY_3(cgelss_, 1334, a0, a1, a2, a11)
BODY_3(cgelss_64, 1335, a0, a1, a2, a11)
BODY_3(cgelss_64_, 1336, a0, a1, a2, a11)
BODY_3(cgelsy, 1337, a0, a1, a2, a11)
BODY_3(cgelsy_, 1338, a0, a1, a2, a11)
BODY_3(cgelsy_64, 1339, a0, a1, a2, a11)
BODY_3(cgelsy_64_, 1340, a0, a1, a2, a11)
BODY_10(cgemm, 1341, a2, a3, a4, a0, a1, a6, a8)
BODY_10(cgemm3m, 1342, a2, a3, a4, a0, a1)
BODY_10(cgemm3m_, 1343, a2, a3, a4, a0, a1)
BODY_10(cgemm3m_64, 1344, a2, a3, a4, a0, a1)
BODY_10(cgemm3m_64_, 1345, a2, a3, a4, a0, a1)
BODY_10(cgemm_, 1346, a2, a3, a4, a0, a1, a6, a8)
BODY_10(cgemm_64, 1347, a2, a3, a4, a0, a1, a6, a8)
BODY_10(cgemm_64_, 1348, a2, a3, a4, a0, a1, a6, a8)
BODY_10(cgemm_batch, 1349, a2, a3, a4, a13, a0, a1, a14)
BODY_10(cgemm_batch_, 1350, a2, a3, a4, a13, a0, a1, a14)
BODY_10(cgemm_batch_64, 1351, a2, a3, a4, a13, a0, a1, a14)
BODY_10(cgemm_batch_64_, 1352, a2, a3, a4, a13, a0, a1, a14)
BODY_11(cgemm_batch_strided, 1353, a2, a3, a4, a16, a0, a1)
BODY_11(cgemm_batch_strided_, 1354, a2, a3, a4, a16, a0, a1)
BODY_11(cgemm_batch_strided_64, 1355, a2, a3, a4, a16, a0, a1)
BODY_11(cgemm_batch_strided_64_, 1356, a2, a3, a4, a16, a0, a1)
BODY_8(cgemmt, 1357, a3, a4, a0, a1, a2)
BODY_8(cgemmt_, 1358, a3, a4, a0, a1, a2)
BODY_8(cgemmt_64, 1359, a3, a4, a0, a1, a2)
BODY_8(cgemmt_64_, 1360, a3, a4, a0, a1, a2)
BODY_6(cgemv, 1361, a1, a2, a0)
BODY_6(cgemv_, 1362, a1, a2, a0)
BODY_6(cgemv_64, 1363, a1, a2, a0)
BODY_6(cgemv_64_, 1364, a1, a2, a0)
BODY_4(cgeqp3, 1365, a0, a1, a7)
BODY_4(cgeqp3_, 1366, a0, a1, a7)
BODY_4(cgeqp3_64, 1367, a0, a1, a7)
BODY_4(cgeqp3_64_, 1368, a0, a1, a7)
BODY_5(cgeqrf, 1369, a0, a1, a6)
BODY_5(cgeqrf_, 1370, a0, a1, a6)
BODY_5(cgeqrf_64, 1371, a0, a1, a6)
BODY_5(cgeqrf_64_, 1372, a0, a1, a6)
BODY_9(cgerc, 1373, a0, a1)
BODY_9(cgerc_, 1374, a0, a1)
BODY_9(cgerc_64, 1375, a0, a1)
BODY_9(cgerc_64_, 1376, a0, a1)
BODY_5(cgerqf, 1377, a0, a1, a6)
BODY_5(cgerqf_, 1378, a0, a1, a6)
BODY_5(cgerqf_64, 1379, a0, a1, a6)
BODY_5(cgerqf_64_, 1380, a0, a1, a6)
BODY_9(cgeru, 1381, a0, a1)
BODY_9(cgeru_, 1382, a0, a1)
BODY_9(cgeru_64, 1383, a0, a1)
BODY_9(cgeru_64_, 1384, a0, a1)
BODY_8(cgesdd, 1385, a1, a2, a0, a11)
BODY_8(cgesdd_, 1386, a1, a2, a0, a11)
BODY_8(cgesdd_64, 1387, a1, a2, a0, a11)
BODY_8(cgesdd_64_, 1388, a1, a2, a0, a11)
BODY_5(cgesv, 1389, a0, a1)
BODY_5(cgesv_, 1390, a0, a1)
BODY_5(cgesv_64, 1391, a0, a1)
BODY_5(cgesv_64_, 1392, a0, a1)
BODY_12(cgesvd, 1393, a2, a3, a0, a1, a12)
BODY_12(cgesvd_, 1394, a2, a3, a0, a1, a12)
BODY_12(cgesvd_64, 1395, a2, a3, a0, a1, a12)
BODY_12(cgesvd_64_, 1396, a2, a3, a0, a1, a12)
BODY_1(cgetrf, 1397, a0, a1)
BODY_1(cgetrf2, 1398, a0, a1)
BODY_1(cgetrf2_, 1399, a0, a1)
BODY_1(cgetrf2_64, 1400, a0, a1)
BODY_1(cgetrf2_64_, 1401, a0, a1)
BODY_1(cgetrf_, 1402, a0, a1)
BODY_1(cgetrf_64, 1403, a0, a1)
BODY_1(cgetrf_64_, 1404, a0, a1)
BODY_0(cgetri, 1405, a0, a5)
BODY_0(cgetri_, 1406, a0, a5)
BODY_0(cgetri_64, 1407, a0, a5)
BODY_0(cgetri_64_, 1408, a0, a5)
BODY_4(cgetrs, 1409, a1, a2, a0)
BODY_4(cgetrs_, 1410, a1, a2, a0)
BODY_4(cgetrs_64, 1411, a1, a2, a0)
BODY_4(cgetrs_64_, 1412, a1, a2, a0)
BODY_5(cgtsv, 1413, a0, a1)
BODY_5(cgtsv_, 1414, a0, a1)
BODY_5(cgtsv_64, 1415, a0, a1)
BODY_5(cgtsv_64_, 1416, a0, a1)
BODY_6(chbmv, 1417, a1, a2, a0)
BODY_6(chbmv_, 1418, a1, a2, a0)
BODY_6(chbmv_64, 1419, a1, a2, a0)
BODY_6(chbmv_64_, 1420, a1, a2, a0)
BODY_6(cheev, 1421, a2, a0, a1, a7)
BODY_6(cheev_, 1422, a2, a0, a1, a7)
BODY_6(cheev_64, 1423, a2, a0, a1, a7)
BODY_6(cheev_64_, 1424, a2, a0, a1, a7)
BODY_10(cheevd, 1425, a2, a0, a1, a7)
BODY_10(cheevd_, 1426, a2, a0, a1, a7)
BODY_10(cheevd_64, 1427, a2, a0, a1, a7)
BODY_10(cheevd_64_, 1428, a2, a0, a1, a7)
BODY_13(cheevr, 1429, a3, a0, a1, a2, a16)
BODY_13(cheevr_, 1430, a3, a0, a1, a2, a16)
BODY_13(cheevr_64, 1431, a3, a0, a1, a2, a16)
BODY_13(cheevr_64_, 1432, a3, a0, a1, a2, a16)
BODY_14(cheevx, 1433, a3, a0, a1, a2, a16)
BODY_14(cheevx_, 1434, a3, a0, a1, a2, a16)
BODY_14(cheevx_64, 1435, a3, a0, a1, a2, a16)
BODY_14(cheevx_64_, 1436, a3, a0, a1, a2, a16)
BODY_10(chegv, 1437, a3, a1, a2, a10)
BODY_10(chegv_, 1438, a3, a1, a2, a10)
BODY_10(chegv_64, 1439, a3, a1, a2, a10)
BODY_10(chegv_64_, 1440, a3, a1, a2, a10)
BODY_15(chegvd, 1441, a3, a1, a2, a10)
BODY_15(chegvd_, 1442, a3, a1, a2, a10)
BODY_15(chegvd_64, 1443, a3, a1, a2, a10)
BODY_15(chegvd_64_, 1444, a3, a1, a2, a10)
BODY_3(chemm, 1445, a2, a3, a0, a1)
BODY_3(chemm_, 1446, a2, a3, a0, a1)
BODY_3(chemm_64, 1447, a2, a3, a0, a1)
BODY_3(chemm_64_, 1448, a2, a3, a0, a1)
BODY_7(chemv, 1449, a1, a0)
BODY_7(chemv_, 1450, a1, a0)
BODY_7(chemv_64, 1451, a1, a0)
BODY_7(chemv_64_, 1452, a1, a0)
BODY_5(cher, 1453, a1, a0)
BODY_4(cher2, 1454, a1, a0)
BODY_4(cher2_, 1455, a1, a0)
BODY_4(cher2_64, 1456, a1, a0)
BODY_4(cher2_64_, 1457, a1, a0)
BODY_3(cher2k, 1458, a2, a3, a0, a1)
BODY_3(cher2k_, 1459, a2, a3, a0, a1)
BODY_3(cher2k_64, 1460, a2, a3, a0, a1)
BODY_3(cher2k_64_, 1461, a2, a3, a0, a1)
BODY_5(cher_, 1462, a1, a0)
BODY_5(cher_64, 1463, a1, a0)
BODY_5(cher_64_, 1464, a1, a0)
BODY_6(cherk, 1465, a2, a3, a0, a1)
BODY_6(cherk_, 1466, a2, a3, a0, a1)
BODY_6(cherk_64, 1467, a2, a3, a0, a1)
BODY_6(cherk_64_, 1468, a2, a3, a0, a1)
BODY_6(chesv, 1469, a1, a2, a0, a9)
BODY_6(chesv_, 1470, a1, a2, a0, a9)
BODY_6(chesv_64, 1471, a1, a2, a0, a9)
BODY_6(chesv_64_, 1472, a1, a2, a0, a9)
BODY_7(chetrd, 1473, a1, a0, a8)
BODY_7(chetrd_, 1474, a1, a0, a8)
BODY_7(chetrd_64, 1475, a1, a0, a8)
BODY_7(chetrd_64_, 1476, a1, a0, a8)
BODY_9(chetrf, 1477, a1, a0, a6)
BODY_9(chetrf_, 1478, a1, a0, a6)
BODY_9(chetrf_64, 1479, a1, a0, a6)
BODY_9(chetrf_64_, 1480, a1, a0, a6)
BODY_4(chetrs, 1481, a1, a2, a0)
BODY_4(chetrs_, 1482, a1, a2, a0)
BODY_4(chetrs_64, 1483, a1, a2, a0)
BODY_4(chetrs_64_, 1484, a1, a2, a0)
BODY_4(chpmv, 1485, a1, a0)
BODY_4(chpmv_, 1486, a1, a0)
BODY_4(chpmv_64, 1487, a1, a0)
BODY_4(chpmv_64_, 1488, a1, a0)
BODY_0(chpr, 1489, a1, a0)
BODY_9(chpr2, 1490, a1, a0)
BODY_9(chpr2_, 1491, a1, a0)
BODY_9(chpr2_64, 1492, a1, a0)
BODY_9(chpr2_64_, 1493, a1, a0)
BODY_0(chpr_, 1494, a1, a0)
BODY_0(chpr_64, 1495, a1, a0)
BODY_0(chpr_64_, 1496, a1, a0)
BODY_9(cposv, 1497, a1, a2, a0)
BODY_9(cposv_, 1498, a1, a2, a0)
BODY_9(cposv_64, 1499, a1, a2, a0)
BODY_9(cposv_64_, 1500, a1, a2, a0)
BODY_1(cpotrf, 1501, a1, a0)
BODY_1(cpotrf2, 1502, a1, a0)
BODY_1(cpotrf2_, 1503, a1, a0)
BODY_1(cpotrf2_64, 1504, a1, a0)
BODY_1(cpotrf2_64_, 1505, a1, a0)
BODY_1(cpotrf_, 1506, a1, a0)
BODY_1(cpotrf_64, 1507, a1, a0)
BODY_1(cpotrf_64_, 1508, a1, a0)
BODY_1(cpotri, 1509, a1, a0)
BODY_1(cpotri_, 1510, a1, a0)
BODY_1(cpotri_64, 1511, a1, a0)
BODY_1(cpotri_64_, 1512, a1, a0)
BODY_9(cpotrs, 1513, a1, a2, a0)
BODY_9(cpotrs_, 1514, a1, a2, a0)
BODY_9(cpotrs_64, 1515, a1, a2, a0)
BODY_9(cpotrs_64_, 1516, a1, a2, a0)
BODY_16(cscal, 1517, a0)
BODY_16(cscal_, 1518, a0)
BODY_16(cscal_64, 1519, a0)
BODY_16(cscal_64_, 1520, a0)
BODY_0(csrot, 1521, a0)
BODY_0(csrot_, 1522, a0)
BODY_0(csrot_64, 1523, a0)
BODY_0(csrot_64_, 1524, a0)
BODY_16(csscal, 1525, a0)
BODY_16(csscal_, 1526, a0)
BODY_16(csscal_64, 1527, a0)
BODY_16(csscal_64_, 1528, a0)
BODY_2(cswap, 1529, a0)
BODY_2(cswap_, 1530, a0)
BODY_2(cswap_64, 1531, a0)
BODY_2(cswap_64_, 1532, a0)
BODY_3(csymm, 1533, a2, a3, a0, a1)
BODY_3(csymm_, 1534, a2, a3, a0, a1)
BODY_3(csymm_64, 1535, a2, a3, a0, a1)
BODY_3(csymm_64_, 1536, a2, a3, a0, a1)
BODY_3(csyr2k, 1537, a2, a3, a0, a1)
BODY_3(csyr2k_, 1538, a2, a3, a0, a1)
BODY_3(csyr2k_64, 1539, a2, a3, a0, a1)
BODY_3(csyr2k_64_, 1540, a2, a3, a0, a1)
BODY_6(csyrk, 1541, a2, a3, a0, a1)
BODY_6(csyrk_, 1542, a2, a3, a0, a1)
BODY_6(csyrk_64, 1543, a2, a3, a0, a1)
BODY_6(csyrk_64_, 1544, a2, a3, a0, a1)
BODY_6(csysv, 1545, a1, a2, a0, a9)
BODY_6(csysv_, 1546, a1, a2, a0, a9)
BODY_6(csysv_64, 1547, a1, a2, a0, a9)
BODY_6(csysv_64_, 1548, a1, a2, a0, a9)
BODY_9(csytrf, 1549, a1, a0, a6)
BODY_9(csytrf_, 1550, a1, a0, a6)
BODY_9(csytrf_64, 1551, a1, a0, a6)
BODY_9(csytrf_64_, 1552, a1, a0, a6)
BODY_4(csytrs, 1553, a1, a2, a0)
BODY_4(csytrs_, 1554, a1, a2, a0)
BODY_4(csytrs_64, 1555, a1, a2, a0)
BODY_4(csytrs_64_, 1556, a1, a2, a0)
BODY_6(ctbmv, 1557, a3, a4, a0, a1, a2)
BODY_6(ctbmv_, 1558, a3, a4, a0, a1, a2)
BODY_6(ctbmv_64, 1559, a3, a4, a0, a1, a2)
BODY_6(ctbmv_64_, 1560, a3, a4, a0, a1, a2)
BODY_6(ctbsv, 1561, a3, a4, a0, a1, a2)
BODY_6(ctbsv_, 1562, a3, a4, a0, a1, a2)
BODY_6(ctbsv_64, 1563, a3, a4, a0, a1, a2)
BODY_6(ctbsv_64_, 1564, a3, a4, a0, a1, a2)
BODY_4(ctpmv, 1565, a3, a0, a1, a2)
BODY_4(ctpmv_, 1566, a3, a0, a1, a2)
BODY_4(ctpmv_64, 1567, a3, a0, a1, a2)
BODY_4(ctpmv_64_, 1568, a3, a0, a1, a2)
BODY_4(ctpsv, 1569, a3, a0, a1, a2)
BODY_4(ctpsv_, 1570, a3, a0, a1, a2)
BODY_4(ctpsv_64, 1571, a3, a0, a1, a2)
BODY_4(ctpsv_64_, 1572, a3, a0, a1, a2)
BODY_10(ctrmm, 1573, a4, a5, a0, a1, a2, a3)
BODY_10(ctrmm_, 1574, a4, a5, a0, a1, a2, a3)
BODY_10(ctrmm_64, 1575, a4, a5, a0, a1, a2, a3)
BODY_10(ctrmm_64_, 1576, a4, a5, a0, a1, a2, a3)
BODY_7(ctrmv, 1577, a3, a0, a1, a2)
BODY_7(ctrmv_, 1578, a3, a0, a1, a2)
BODY_7(ctrmv_64, 1579, a3, a0, a1, a2)
BODY_7(ctrmv_64_, 1580, a3, a0, a1, a2)
BODY_10(ctrsm, 1581, a4, a5, a0, a1, a2, a3)
BODY_10(ctrsm_, 1582, a4, a5, a0, a1, a2, a3)
BODY_10(ctrsm_64, 1583, a4, a5, a0, a1, a2, a3)
BODY_10(ctrsm_64_, 1584, a4, a5, a0, a1, a2, a3)
BODY_7(ctrsv, 1585, a3, a0, a1, a2)
BODY_7(ctrsv_, 1586, a3, a0, a1, a2)
BODY_7(ctrsv_64, 1587, a3, a0, a1, a2)
BODY_7(ctrsv_64_, 1588, a3, a0, a1, a2)
BODY_5(ctrtri, 1589, a2, a0, a1)
BODY_5(ctrtri_, 1590, a2, a0, a1)
BODY_5(ctrtri_64, 1591, a2, a0, a1)
BODY_5(ctrtri_64_, 1592, a2, a0, a1)
BODY_17(ctrtrs, 1593, a3, a4, a0, a1, a2)
BODY_17(ctrtrs_, 1594, a3, a4, a0, a1, a2)
BODY_17(ctrtrs_64, 1595, a3, a4, a0, a1, a2)
BODY_17(ctrtrs_64_, 1596, a3, a4, a0, a1, a2)
BODY_9(cungqr, 1597, a0, a1, a2, a7)
BODY_9(cungqr_, 1598, a0, a1, a2, a7)
BODY_9(cungqr_64, 1599, a0, a1, a2, a7)
BODY_9(cungqr_64_, 1600, a0, a1, a2, a7)
BODY_10(cunmqr, 1601, a2, a3, a4, a0, a1, a11)
BODY_10(cunmqr_, 1602, a2, a3, a4, a0, a1, a11)
BODY_10(cunmqr_64, 1603, a2, a3, a4, a0, a1, a11)
BODY_10(cunmqr_64_, 1604, a2, a3, a4, a0, a1, a11)
BODY_18(dasum, 1605, a0)
BODY_18(dasum_, 1606, a0)
BODY_18(dasum_64, 1607, a0)
BODY_18(dasum_64_, 1608, a0)
BODY_0(daxpby, 1609, a0)
BODY_0(daxpby_, 1610, a0)
BODY_0(daxpby_64, 1611, a0)
BODY_0(daxpby_64_, 1612, a0)
BODY_1(daxpy, 1613, a0)
BODY_1(daxpy_, 1614, a0)
BODY_1(daxpy_64, 1615, a0)
BODY_1(daxpy_64_, 1616, a0)
BODY_2(dcopy, 1617, a0)
BODY_2(dcopy_, 1618, a0)
BODY_2(dcopy_64, 1619, a0)
BODY_2(dcopy_64_, 1620, a0)
BODY_19(ddot, 1621, a0)
BODY_19(ddot_, 1622, a0)
BODY_19(ddot_64, 1623, a0)
BODY_19(ddot_64_, 1624, a0)
BODY_21(dfti_commit_descriptor_external, 1625, a0)
BODY_21(dfti_commit_descriptor_external_, 1626, a0)
BODY_70(dfti_compute_backward_c, 1627, a0)
BODY_70(dfti_compute_backward_c_, 1628, a0)
BODY_24(dfti_compute_backward_cc, 1629, a0)
BODY_24(dfti_compute_backward_cc_, 1630, a0)
BODY_24(dfti_compute_backward_cs, 1631, a0)
BODY_24(dfti_compute_backward_cs_, 1632, a0)
BODY_70(dfti_compute_backward_d, 1633, a0)
BODY_70(dfti_compute_backward_d_, 1634, a0)
BODY_24(dfti_compute_backward_dd, 1635, a0)
BODY_24(dfti_compute_backward_dd_, 1636, a0)
BODY_2(dfti_compute_backward_dddd, 1637, a0)
BODY_2(dfti_compute_backward_dddd_, 1638, a0)
BODY_70(dfti_compute_backward_s, 1639, a0)
BODY_70(dfti_compute_backward_s_, 1640, a0)
BODY_24(dfti_compute_backward_ss, 1641, a0)
BODY_24(dfti_compute_backward_ss_, 1642, a0)
BODY_2(dfti_compute_backward_ssss, 1643, a0)
BODY_2(dfti_compute_backward_ssss_, 1644, a0)
BODY_70(dfti_compute_backward_z, 1645, a0)
BODY_70(dfti_compute_backward_z_, 1646, a0)
BODY_24(dfti_compute_backward_zd, 1647, a0)
BODY_24(dfti_compute_backward_zd_, 1648, a0)
BODY_24(dfti_compute_backward_zz, 1649, a0)
BODY_24(dfti_compute_backward_zz_, 1650, a0)
BODY_70(dfti_compute_forward_c, 1651, a0)
BODY_70(dfti_compute_forward_c_, 1652, a0)
BODY_24(dfti_compute_forward_cc, 1653, a0)
BODY_24(dfti_compute_forward_cc_, 1654, a0)
BODY_70(dfti_compute_forward_d, 1655, a0)
BODY_70(dfti_compute_forward_d_, 1656, a0)
BODY_24(dfti_compute_forward_dd, 1657, a0)
BODY_24(dfti_compute_forward_dd_, 1658, a0)
BODY_2(dfti_compute_forward_dddd, 1659, a0)
BODY_2(dfti_compute_forward_dddd_, 1660, a0)
BODY_24(dfti_compute_forward_dz, 1661, a0)
BODY_24(dfti_compute_forward_dz_, 1662, a0)
BODY_70(dfti_compute_forward_s, 1663, a0)
BODY_70(dfti_compute_forward_s_, 1664, a0)
BODY_24(dfti_compute_forward_sc, 1665, a0)
BODY_24(dfti_compute_forward_sc_, 1666, a0)
BODY_24(dfti_compute_forward_ss, 1667, a0)
BODY_24(dfti_compute_forward_ss_, 1668, a0)
BODY_2(dfti_compute_forward_ssss, 1669, a0)
BODY_2(dfti_compute_forward_ssss_, 1670, a0)
BODY_70(dfti_compute_forward_z, 1671, a0)
BODY_70(dfti_compute_forward_z_, 1672, a0)
BODY_24(dfti_compute_forward_zz, 1673, a0)
BODY_24(dfti_compute_forward_zz_, 1674, a0)
BODY_23(dfti_free_descriptor_external, 1675, a0)
BODY_23(dfti_free_descriptor_external_, 1676, a0)
BODY_3(dgbmv, 1677, a1, a2, a3, a4, a0)
BODY_3(dgbmv_, 1678, a1, a2, a3, a4, a0)
BODY_3(dgbmv_64, 1679, a1, a2, a3, a4, a0)
BODY_3(dgbmv_64_, 1680, a1, a2, a3, a4, a0)
BODY_4(dgbsv, 1681, a0, a1, a2, a3)
BODY_4(dgbsv_, 1682, a0, a1, a2, a3)
BODY_4(dgbsv_64, 1683, a0, a1, a2, a3)
BODY_4(dgbsv_64_, 1684, a0, a1, a2, a3)
BODY_5(dgbtrf, 1685, a0, a1, a2, a3)
BODY_5(dgbtrf_, 1686, a0, a1, a2, a3)
BODY_5(dgbtrf_64, 1687, a0, a1, a2, a3)
BODY_5(dgbtrf_64_, 1688, a0, a1, a2, a3)
BODY_6(dgbtrs, 1689, a1, a2, a3, a4, a0)
BODY_6(dgbtrs_, 1690, a1, a2, a3, a4, a0)
BODY_6(dgbtrs_64, 1691, a1, a2, a3, a4, a0)
BODY_6(dgbtrs_64_, 1692, a1, a2, a3, a4, a0)
BODY_7(dgebrd, 1693, a0, a1, a9)
BODY_7(dgebrd_, 1694, a0, a1, a9)
BODY_7(dgebrd_64, 1695, a0, a1, a9)
BODY_7(dgebrd_64_, 1696, a0, a1, a9)
BODY_8(dgeev, 1697, a2, a0, a1, a12)
BODY_8(dgeev_, 1698, a2, a0, a1, a12)
BODY_8(dgeev_64, 1699, a2, a0, a1, a12)
BODY_8(dgeev_64_, 1700, a2, a0, a1, a12)
BODY_9(dgehrd, 1701, a0, a7)
BODY_9(dgehrd_, 1702, a0, a7)
BODY_9(dgehrd_64, 1703, a0, a7)
BODY_9(dgehrd_64_, 1704, a0, a7)
BODY_5(dgelqf, 1705, a0, a1, a6)
BODY_5(dgelqf_, 1706, a0, a1, a6)
BODY_5(dgelqf_64, 1707, a0, a1, a6)
BODY_5(dgelqf_64_, 1708, a0, a1, a6)
BODY_6(dgels, 1709, a1, a2, a3, a0, a9)
BODY_6(dgels_, 1710, a1, a2, a3, a0, a9)
BODY_6(dgels_64, 1711, a1, a2, a3, a0, a9)
BODY_6(dgels_64_, 1712, a1, a2, a3, a0, a9)
BODY_3(dgelsd, 1713, a0, a1, a2, a11)
BODY_3(dgelsd_, 1714, a0, a1, a2, a11)
BODY_3(dgelsd_64, 1715, a0, a1, a2, a11)
BODY_3(dgelsd_64_, 1716, a0, a1, a2, a11)
BODY_17(dgelss, 1717, a0, a1, a2, a11)
BODY_17(dgelss_, 1718, a0, a1, a2, a11)
BODY_17(dgelss_64, 1719, a0, a1, a2, a11)
BODY_17(dgelss_64_, 1720, a0, a1, a2, a11)
BODY_17(dgelsy, 1721, a0, a1, a2, a11)
BODY_17(dgelsy_, 1722, a0, a1, a2, a11)
BODY_17(dgelsy_64, 1723, a0, a1, a2, a11)
BODY_17(dgelsy_64_, 1724, a0, a1, a2, a11)
BODY_10(dgemm, 1725, a2, a3, a4, a0, a1, a6, a8)
BODY_10(dgemm_, 1726, a2, a3, a4, a0, a1, a6, a8)
BODY_10(dgemm_64, 1727, a2, a3, a4, a0, a1, a6, a8)
BODY_10(dgemm_64_, 1728, a2, a3, a4, a0, a1, a6, a8)
BODY_10(dgemm_batch, 1729, a2, a3, a4, a13, a0, a1, a14)
BODY_10(dgemm_batch_, 1730, a2, a3, a4, a13, a0, a1, a14)
BODY_10(dgemm_batch_64, 1731, a2, a3, a4, a13, a0, a1, a14)
BODY_10(dgemm_batch_64_, 1732, a2, a3, a4, a13, a0, a1, a14)
BODY_11(dgemm_batch_strided, 1733, a2, a3, a4, a16, a0, a1)
BODY_11(dgemm_batch_strided_, 1734, a2, a3, a4, a16, a0, a1)
BODY_11(dgemm_batch_strided_64, 1735, a2, a3, a4, a16, a0, a1)
BODY_11(dgemm_batch_strided_64_, 1736, a2, a3, a4, a16, a0, a1)
BODY_8(dgemmt, 1737, a3, a4, a0, a1, a2)
BODY_8(dgemmt_, 1738, a3, a4, a0, a1, a2)
BODY_8(dgemmt_64, 1739, a3, a4, a0, a1, a2)
BODY_8(dgemmt_64_, 1740, a3, a4, a0, a1, a2)
BODY_6(dgemv, 1741, a1, a2, a0)
BODY_6(dgemv_, 1742, a1, a2, a0)
BODY_6(dgemv_64, 1743, a1, a2, a0)
BODY_6(dgemv_64_, 1744, a1, a2, a0)
BODY_9(dgeqp3, 1745, a0, a1, a7)
BODY_9(dgeqp3_, 1746, a0, a1, a7)
BODY_9(dgeqp3_64, 1747, a0, a1, a7)
BODY_9(dgeqp3_64_, 1748, a0, a1, a7)
BODY_5(dgeqrf, 1749, a0, a1, a6)
BODY_5(dgeqrf_, 1750, a0, a1, a6)
BODY_5(dgeqrf_64, 1751, a0, a1, a6)
BODY_5(dgeqrf_64_, 1752, a0, a1, a6)
BODY_9(dger, 1753, a0, a1)
BODY_9(dger_, 1754, a0, a1)
BODY_9(dger_64, 1755, a0, a1)
BODY_9(dger_64_, 1756, a0, a1)
BODY_5(dgerqf, 1757, a0, a1, a6)
BODY_5(dgerqf_, 1758, a0, a1, a6)
BODY_5(dgerqf_64, 1759, a0, a1, a6)
BODY_5(dgerqf_64_, 1760, a0, a1, a6)
BODY_10(dgesdd, 1761, a1, a2, a0, a11)
BODY_10(dgesdd_, 1762, a1, a2, a0, a11)
BODY_10(dgesdd_64, 1763, a1, a2, a0, a11)
BODY_10(dgesdd_64_, 1764, a1, a2, a0, a11)
BODY_5(dgesv, 1765, a0, a1)
BODY_5(dgesv_, 1766, a0, a1)
BODY_5(dgesv_64, 1767, a0, a1)
BODY_5(dgesv_64_, 1768, a0, a1)
BODY_8(dgesvd, 1769, a2, a3, a0, a1, a12)
BODY_8(dgesvd_, 1770, a2, a3, a0, a1, a12)
BODY_8(dgesvd_64, 1771, a2, a3, a0, a1, a12)
BODY_8(dgesvd_64_, 1772, a2, a3, a0, a1, a12)
BODY_1(dgetrf, 1773, a0, a1)
BODY_1(dgetrf2, 1774, a0, a1)
BODY_1(dgetrf2_, 1775, a0, a1)
BODY_1(dgetrf2_64, 1776, a0, a1)
BODY_1(dgetrf2_64_, 1777, a0, a1)
BODY_1(dgetrf_, 1778, a0, a1)
BODY_1(dgetrf_64, 1779, a0, a1)
BODY_1(dgetrf_64_, 1780, a0, a1)
BODY_0(dgetri, 1781, a0, a5)
BODY_0(dgetri_, 1782, a0, a5)
BODY_0(dgetri_64, 1783, a0, a5)
BODY_0(dgetri_64_, 1784, a0, a5)
BODY_4(dgetrs, 1785, a1, a2, a0)
BODY_4(dgetrs_, 1786, a1, a2, a0)
BODY_4(dgetrs_64, 1787, a1, a2, a0)
BODY_4(dgetrs_64_, 1788, a1, a2, a0)
BODY_5(dgtsv, 1789, a0, a1)
BODY_5(dgtsv_, 1790, a0, a1)
BODY_5(dgtsv_64, 1791, a0, a1)
BODY_5(dgtsv_64_, 1792, a0, a1)
BODY_18(dnrm2, 1793, a0)
BODY_18(dnrm2_, 1794, a0)
BODY_18(dnrm2_64, 1795, a0)
BODY_18(dnrm2_64_, 1796, a0)
BODY_9(dorgqr, 1797, a0, a1, a2, a7)
BODY_9(dorgqr_, 1798, a0, a1, a2, a7)
BODY_9(dorgqr_64, 1799, a0, a1, a2, a7)
BODY_9(dorgqr_64_, 1800, a0, a1, a2, a7)
BODY_10(dormqr, 1801, a2, a3, a4, a0, a1, a11)
BODY_10(dormqr_, 1802, a2, a3, a4, a0, a1, a11)
BODY_10(dormqr_64, 1803, a2, a3, a4, a0, a1, a11)
BODY_10(dormqr_64_, 1804, a2, a3, a4, a0, a1, a11)
BODY_9(dposv, 1805, a1, a2, a0)
BODY_9(dposv_, 1806, a1, a2, a0)
BODY_9(dposv_64, 1807, a1, a2, a0)
BODY_9(dposv_64_, 1808, a1, a2, a0)
BODY_1(dpotrf, 1809, a1, a0)
BODY_1(dpotrf2, 1810, a1, a0)
BODY_1(dpotrf2_, 1811, a1, a0)
BODY_1(dpotrf2_64, 1812, a1, a0)
BODY_1(dpotrf2_64_, 1813, a1, a0)
BODY_1(dpotrf_, 1814, a1, a0)
BODY_1(dpotrf_64, 1815, a1, a0)
BODY_1(dpotrf_64_, 1816, a1, a0)
BODY_1(dpotri, 1817, a1, a0)
BODY_1(dpotri_, 1818, a1, a0)
BODY_1(dpotri_64, 1819, a1, a0)
BODY_1(dpotri_64_, 1820, a1, a0)
BODY_9(dpotrs, 1821, a1, a2, a0)
BODY_9(dpotrs_, 1822, a1, a2, a0)
BODY_9(dpotrs_64, 1823, a1, a2, a0)
BODY_9(dpotrs_64_, 1824, a1, a2, a0)
BODY_0(drot, 1825, a0)
BODY_0(drot_, 1826, a0)
BODY_0(drot_64, 1827, a0)
BODY_0(drot_64_, 1828, a0)
BODY_6(dsbmv, 1829, a1, a2, a0)
BODY_6(dsbmv_, 1830, a1, a2, a0)
BODY_6(dsbmv_64, 1831, a1, a2, a0)
BODY_6(dsbmv_64_, 1832, a1, a2, a0)
BODY_16(dscal, 1833, a0)
BODY_16(dscal_, 1834, a0)
BODY_16(dscal_64, 1835, a0)
BODY_16(dscal_64_, 1836, a0)
BODY_4(dspmv, 1837, a1, a0)
BODY_4(dspmv_, 1838, a1, a0)
BODY_4(dspmv_64, 1839, a1, a0)
BODY_4(dspmv_64_, 1840, a1, a0)
BODY_0(dspr, 1841, a1, a0)
BODY_9(dspr2, 1842, a1, a0)
BODY_9(dspr2_, 1843, a1, a0)
BODY_9(dspr2_64, 1844, a1, a0)
BODY_9(dspr2_64_, 1845, a1, a0)
BODY_0(dspr_, 1846, a1, a0)
BODY_0(dspr_64, 1847, a1, a0)
BODY_0(dspr_64_, 1848, a1, a0)
BODY_9(dstev, 1849, a1, a0)
BODY_9(dstev_, 1850, a1, a0)
BODY_9(dstev_64, 1851, a1, a0)
BODY_9(dstev_64_, 1852, a1, a0)
BODY_6(dstevd, 1853, a1, a0, a7)
BODY_6(dstevd_, 1854, a1, a0, a7)
BODY_6(dstevd_64, 1855, a1, a0, a7)
BODY_6(dstevd_64_, 1856, a1, a0, a7)
BODY_2(dswap, 1857, a0)
BODY_2(dswap_, 1858, a0)
BODY_2(dswap_64, 1859, a0)
BODY_2(dswap_64_, 1860, a0)
BODY_7(dsyev, 1861, a2, a0, a1, a7)
BODY_7(dsyev_, 1862, a2, a0, a1, a7)
BODY_7(dsyev_64, 1863, a2, a0, a1, a7)
BODY_7(dsyev_64_, 1864, a2, a0, a1, a7)
BODY_17(dsyevd, 1865, a2, a0, a1, a7)
BODY_17(dsyevd_, 1866, a2, a0, a1, a7)
BODY_17(dsyevd_64, 1867, a2, a0, a1, a7)
BODY_17(dsyevd_64_, 1868, a2, a0, a1, a7)
BODY_20(dsyevr, 1869, a3, a0, a1, a2, a16)
BODY_20(dsyevr_, 1870, a3, a0, a1, a2, a16)
BODY_20(dsyevr_64, 1871, a3, a0, a1, a2, a16)
BODY_20(dsyevr_64_, 1872, a3, a0, a1, a2, a16)
BODY_20(dsyevx, 1873, a3, a0, a1, a2, a16)
BODY_20(dsyevx_, 1874, a3, a0, a1, a2, a16)
BODY_20(dsyevx_64, 1875, a3, a0, a1, a2, a16)
BODY_20(dsyevx_64_, 1876, a3, a0, a1, a2, a16)
BODY_3(dsygv, 1877, a3, a1, a2, a10)
BODY_3(dsygv_, 1878, a3, a1, a2, a10)
BODY_3(dsygv_64, 1879, a3, a1, a2, a10)
BODY_3(dsygv_64_, 1880, a3, a1, a2, a10)
BODY_8(dsygvd, 1881, a3, a1, a2, a10)
BODY_8(dsygvd_, 1882, a3, a1, a2, a10)
BODY_8(dsygvd_64, 1883, a3, a1, a2, a10)
BODY_8(dsygvd_64_, 1884, a3, a1, a2, a10)
BODY_3(dsymm, 1885, a2, a3, a0, a1)
BODY_3(dsymm_, 1886, a2, a3, a0, a1)
BODY_3(dsymm_64, 1887, a2, a3, a0, a1)
BODY_3(dsymm_64_, 1888, a2, a3, a0, a1)
BODY_7(dsymv, 1889, a1, a0)
BODY_7(dsymv_, 1890, a1, a0)
BODY_7(dsymv_64, 1891, a1, a0)
BODY_7(dsymv_64_, 1892, a1, a0)
BODY_5(dsyr, 1893, a1, a0)
BODY_4(dsyr2, 1894, a1, a0)
BODY_4(dsyr2_, 1895, a1, a0)
BODY_4(dsyr2_64, 1896, a1, a0)
BODY_4(dsyr2_64_, 1897, a1, a0)
BODY_3(dsyr2k, 1898, a2, a3, a0, a1)
BODY_3(dsyr2k_, 1899, a2, a3, a0, a1)
BODY_3(dsyr2k_64, 1900, a2, a3, a0, a1)
BODY_3(dsyr2k_64_, 1901, a2, a3, a0, a1)
BODY_5(dsyr_, 1902, a1, a0)
BODY_5(dsyr_64, 1903, a1, a0)
BODY_5(dsyr_64_, 1904, a1, a0)
BODY_6(dsyrk, 1905, a2, a3, a0, a1)
BODY_6(dsyrk_, 1906, a2, a3, a0, a1)
BODY_6(dsyrk_64, 1907, a2, a3, a0, a1)
BODY_6(dsyrk_64_, 1908, a2, a3, a0, a1)
BODY_6(dsysv, 1909, a1, a2, a0, a9)
BODY_6(dsysv_, 1910, a1, a2, a0, a9)
BODY_6(dsysv_64, 1911, a1, a2, a0, a9)
BODY_6(dsysv_64_, 1912, a1, a2, a0, a9)
BODY_7(dsytrd, 1913, a1, a0, a8)
BODY_7(dsytrd_, 1914, a1, a0, a8)
BODY_7(dsytrd_64, 1915, a1, a0, a8)
BODY_7(dsytrd_64_, 1916, a1, a0, a8)
BODY_9(dsytrf, 1917, a1, a0, a6)
BODY_9(dsytrf_, 1918, a1, a0, a6)
BODY_9(dsytrf_64, 1919, a1, a0, a6)
BODY_9(dsytrf_64_, 1920, a1, a0, a6)
BODY_4(dsytrs, 1921, a1, a2, a0)
BODY_4(dsytrs_, 1922, a1, a2, a0)
BODY_4(dsytrs_64, 1923, a1, a2, a0)
BODY_4(dsytrs_64_, 1924, a1, a2, a0)
BODY_6(dtbmv, 1925, a3, a4, a0, a1, a2)
BODY_6(dtbmv_, 1926, a3, a4, a0, a1, a2)
BODY_6(dtbmv_64, 1927, a3, a4, a0, a1, a2)
BODY_6(dtbmv_64_, 1928, a3, a4, a0, a1, a2)
BODY_6(dtbsv, 1929, a3, a4, a0, a1, a2)
BODY_6(dtbsv_, 1930, a3, a4, a0, a1, a2)
BODY_6(dtbsv_64, 1931, a3, a4, a0, a1, a2)
BODY_6(dtbsv_64_, 1932, a3, a4, a0, a1, a2)
BODY_4(dtpmv, 1933, a3, a0, a1, a2)
BODY_4(dtpmv_, 1934, a3, a0, a1, a2)
BODY_4(dtpmv_64, 1935, a3, a0, a1, a2)
BODY_4(dtpmv_64_, 1936, a3, a0, a1, a2)
BODY_4(dtpsv, 1937, a3, a0, a1, a2)
BODY_4(dtpsv_, 1938, a3, a0, a1, a2)
BODY_4(dtpsv_64, 1939, a3, a0, a1, a2)
BODY_4(dtpsv_64_, 1940, a3, a0, a1, a2)
BODY_10(dtrmm, 1941, a4, a5, a0, a1, a2, a3)
BODY_10(dtrmm_, 1942, a4, a5, a0, a1, a2, a3)
BODY_10(dtrmm_64, 1943, a4, a5, a0, a1, a2, a3)
BODY_10(dtrmm_64_, 1944, a4, a5, a0, a1, a2, a3)
BODY_7(dtrmv, 1945, a3, a0, a1, a2)
BODY_7(dtrmv_, 1946, a3, a0, a1, a2)
BODY_7(dtrmv_64, 1947, a3, a0, a1, a2)
BODY_7(dtrmv_64_, 1948, a3, a0, a1, a2)
BODY_10(dtrsm, 1949, a4, a5, a0, a1, a2, a3)
BODY_10(dtrsm_, 1950, a4, a5, a0, a1, a2, a3)
BODY_10(dtrsm_64, 1951, a4, a5, a0, a1, a2, a3)
BODY_10(dtrsm_64_, 1952, a4, a5, a0, a1, a2, a3)
BODY_7(dtrsv, 1953, a3, a0, a1, a2)
BODY_7(dtrsv_, 1954, a3, a0, a1, a2)
BODY_7(dtrsv_64, 1955, a3, a0, a1, a2)
BODY_7(dtrsv_64_, 1956, a3, a0, a1, a2)
BODY_5(dtrtri, 1957, a2, a0, a1)
BODY_5(dtrtri_, 1958, a2, a0, a1)
BODY_5(dtrtri_64, 1959, a2, a0, a1)
BODY_5(dtrtri_64_, 1960, a2, a0, a1)
BODY_17(dtrtrs, 1961, a3, a4, a0, a1, a2)
BODY_17(dtrtrs_, 1962, a3, a4, a0, a1, a2)
BODY_17(dtrtrs_64, 1963, a3, a4, a0, a1, a2)
BODY_17(dtrtrs_64_, 1964, a3, a4, a0, a1, a2)
BODY_18(dzasum, 1965, a0)
BODY_18(dzasum_, 1966, a0)
BODY_18(dzasum_64, 1967, a0)
BODY_18(dzasum_64_, 1968, a0)
BODY_18(dznrm2, 1969, a0)
BODY_18(dznrm2_, 1970, a0)
BODY_18(dznrm2_64, 1971, a0)
BODY_18(dznrm2_64_, 1972, a0)
BODY_23(fftw_destroy_plan, 1973, a0)
BODY_23(fftw_execute, 1974, a0)
BODY_24(fftw_execute_dft, 1975, a0)
BODY_24(fftw_execute_dft_c2r, 1976, a0)
BODY_24(fftw_execute_dft_r2c, 1977, a0)
BODY_24(fftw_execute_r2r, 1978, a0)
BODY_2(fftw_execute_split_dft, 1979, a0)
BODY_16(fftw_execute_split_dft_c2r, 1980, a0)
BODY_16(fftw_execute_split_dft_r2c, 1981, a0)
BODY_71(fftw_plan_dft, 1982, a0, a1)
BODY_72(fftw_plan_dft_1d, 1983, a0)
BODY_71(fftw_plan_dft_2d, 1984, a0, a1)
BODY_73(fftw_plan_dft_3d, 1985, a0, a1, a2)
BODY_72(fftw_plan_dft_c2r, 1986, a0, a1)
BODY_74(fftw_plan_dft_c2r_1d, 1987, a0)
BODY_72(fftw_plan_dft_c2r_2d, 1988, a0, a1)
BODY_71(fftw_plan_dft_c2r_3d, 1989, a0, a1, a2)
BODY_72(fftw_plan_dft_r2c, 1990, a0, a1)
BODY_74(fftw_plan_dft_r2c_1d, 1991, a0)
BODY_72(fftw_plan_dft_r2c_2d, 1992, a0, a1)
BODY_71(fftw_plan_dft_r2c_3d, 1993, a0, a1, a2)
BODY_75(fftw_plan_guru64_dft, 1994, a0, a1, a2, a3)
BODY_73(fftw_plan_guru64_dft_c2r, 1995, a0, a1, a2, a3)
BODY_73(fftw_plan_guru64_dft_r2c, 1996, a0, a1, a2, a3)
BODY_76(fftw_plan_guru64_split_dft, 1997, a0, a1, a2, a3)
BODY_75(fftw_plan_guru_dft, 1998, a0, a1, a2, a3)
BODY_73(fftw_plan_guru_dft_c2r, 1999, a0, a1, a2, a3)
BODY_73(fftw_plan_guru_dft_r2c, 2000, a0, a1, a2, a3)
BODY_75(fftw_plan_guru_r2r, 2001, a0, a1, a2, a3)
BODY_76(fftw_plan_guru_split_dft, 2002, a0, a1, a2, a3)
BODY_75(fftw_plan_guru_split_dft_c2r, 2003, a0, a1, a2, a3)
BODY_75(fftw_plan_guru_split_dft_r2c, 2004, a0, a1, a2, a3)
BODY_77(fftw_plan_many_dft, 2005, a0, a1, a2)
BODY_78(fftw_plan_many_dft_c2r, 2006, a0, a1, a2)
BODY_78(fftw_plan_many_dft_r2c, 2007, a0, a1, a2)
BODY_77(fftw_plan_many_r2r, 2008, a0, a1, a2)
BODY_71(fftw_plan_r2r, 2009, a0, a1)
BODY_72(fftw_plan_r2r_1d, 2010, a0)
BODY_73(fftw_plan_r2r_2d, 2011, a0, a1)
BODY_76(fftw_plan_r2r_3d, 2012, a0, a1, a2)
BODY_23(fftwf_destroy_plan, 2013, a0)
BODY_23(fftwf_execute, 2014, a0)
BODY_24(fftwf_execute_dft, 2015, a0)
BODY_24(fftwf_execute_dft_c2r, 2016, a0)
BODY_24(fftwf_execute_dft_r2c, 2017, a0)
BODY_24(fftwf_execute_r2r, 2018, a0)
BODY_2(fftwf_execute_split_dft, 2019, a0)
BODY_16(fftwf_execute_split_dft_c2r, 2020, a0)
BODY_16(fftwf_execute_split_dft_r2c, 2021, a0)
BODY_71(fftwf_plan_dft, 2022, a0, a1)
BODY_72(fftwf_plan_dft_1d, 2023, a0)
BODY_71(fftwf_plan_dft_2d, 2024, a0, a1)
BODY_73(fftwf_plan_dft_3d, 2025, a0, a1, a2)
BODY_72(fftwf_plan_dft_c2r, 2026, a0, a1)
BODY_74(fftwf_plan_dft_c2r_1d, 2027, a0)
BODY_72(fftwf_plan_dft_c2r_2d, 2028, a0, a1)
BODY_71(fftwf_plan_dft_c2r_3d, 2029, a0, a1, a2)
BODY_72(fftwf_plan_dft_r2c, 2030, a0, a1)
BODY_74(fftwf_plan_dft_r2c_1d, 2031, a0)
BODY_72(fftwf_plan_dft_r2c_2d, 2032, a0, a1)
BODY_71(fftwf_plan_dft_r2c_3d, 2033, a0, a1, a2)
BODY_75(fftwf_plan_guru64_dft, 2034, a0, a1, a2, a3)
BODY_73(fftwf_plan_guru64_dft_c2r, 2035, a0, a1, a2, a3)
BODY_73(fftwf_plan_guru64_dft_r2c, 2036, a0, a1, a2, a3)
BODY_76(fftwf_plan_guru64_split_dft, 2037, a0, a1, a2, a3)
BODY_75(fftwf_plan_guru_dft, 2038, a0, a1, a2, a3)
BODY_73(fftwf_plan_guru_dft_c2r, 2039, a0, a1, a2, a3)
BODY_73(fftwf_plan_guru_dft_r2c, 2040, a0, a1, a2, a3)
BODY_75(fftwf_plan_guru_r2r, 2041, a0, a1, a2, a3)
BODY_76(fftwf_plan_guru_split_dft, 2042, a0, a1, a2, a3)
BODY_75(fftwf_plan_guru_split_dft_c2r, 2043, a0, a1, a2, a3)
BODY_75(fftwf_plan_guru_split_dft_r2c, 2044, a0, a1, a2, a3)
BODY_77(fftwf_plan_many_dft, 2045, a0, a1, a2)
BODY_78(fftwf_plan_many_dft_c2r, 2046, a0, a1, a2)
BODY_78(fftwf_plan_many_dft_r2c, 2047, a0, a1, a2)
BODY_77(fftwf_plan_many_r2r, 2048, a0, a1, a2)
BODY_71(fftwf_plan_r2r, 2049, a0, a1)
BODY_72(fftwf_plan_r2r_1d, 2050, a0)
BODY_73(fftwf_plan_r2r_2d, 2051, a0, a1)
BODY_76(fftwf_plan_r2r_3d, 2052, a0, a1, a2)
BODY_24(icamax, 2053, a0)
BODY_24(icamax_, 2054, a0)
BODY_24(icamax_64, 2055, a0)
BODY_24(icamax_64_, 2056, a0)
BODY_24(idamax, 2057, a0)
BODY_24(idamax_, 2058, a0)
BODY_24(idamax_64, 2059, a0)
BODY_24(idamax_64_, 2060, a0)
BODY_24(isamax, 2061, a0)
BODY_24(isamax_, 2062, a0)
BODY_24(isamax_64, 2063, a0)
BODY_24(isamax_64_, 2064, a0)
BODY_24(izamax, 2065, a0)
BODY_24(izamax_, 2066, a0)
BODY_24(izamax_64, 2067, a0)
BODY_24(izamax_64_, 2068, a0)
BODY_79(mkl_sparse_c_mm, 2069, 0)
BODY_79(mkl_sparse_c_mm_64, 2070, 0)
BODY_80(mkl_sparse_c_mv, 2071, 0)
BODY_80(mkl_sparse_c_mv_64, 2072, 0)
BODY_81(mkl_sparse_c_trsv, 2073, 0)
BODY_81(mkl_sparse_c_trsv_64, 2074, 0)
BODY_79(mkl_sparse_d_mm, 2075, 0)
BODY_79(mkl_sparse_d_mm_64, 2076, 0)
BODY_80(mkl_sparse_d_mv, 2077, 0)
BODY_80(mkl_sparse_d_mv_64, 2078, 0)
BODY_81(mkl_sparse_d_trsv, 2079, 0)
BODY_81(mkl_sparse_d_trsv_64, 2080, 0)
BODY_82(mkl_sparse_s_mm, 2081, 0)
BODY_82(mkl_sparse_s_mm_64, 2082, 0)
BODY_83(mkl_sparse_s_mv, 2083, 0)
BODY_83(mkl_sparse_s_mv_64, 2084, 0)
BODY_84(mkl_sparse_s_trsv, 2085, 0)
BODY_84(mkl_sparse_s_trsv_64, 2086, 0)
BODY_85(mkl_sparse_z_mm, 2087, 0)
BODY_85(mkl_sparse_z_mm_64, 2088, 0)
BODY_86(mkl_sparse_z_mv, 2089, 0)
BODY_86(mkl_sparse_z_mv_64, 2090, 0)
BODY_87(mkl_sparse_z_trsv, 2091, 0)
BODY_87(mkl_sparse_z_trsv_64, 2092, 0)
BODY_15(pardiso, 2093, 0)
BODY_15(pardiso_, 2094, 0)
BODY_15(pardiso_64, 2095, 0)
BODY_6(pcaxpy_, 2096, a0, a5)
BODY_6(pcdotc_, 2097, a0, a5)
BODY_6(pcdotu_, 2098, a0, a5)
BODY_17(pcgebrd_, 2099, a0, a1, a11, a5)
BODY_7(pcgehrd_, 2100, a0, a9, a6)
BODY_4(pcgelqf_, 2101, a0, a1, a8, a5)
BODY_8(pcgels_, 2102, a1, a2, a3, a0, a13, a7)
BODY_88(pcgemm_, 2103, a2, a3, a4, a0, a1, a9)
BODY_89(pcgemv_, 2104, a1, a2, a0, a7)
BODY_4(pcgeqrf_, 2105, a0, a1, a8, a5)
BODY_12(pcgerc_, 2106, a0, a1, a16)
BODY_12(pcgeru_, 2107, a0, a1, a16)
BODY_6(pcgesv_, 2108, a0, a1, a5)
BODY_20(pcgesvd_, 2109, a2, a3, a0, a1, a18, a7)
BODY_5(pcgetrf_, 2110, a0, a1, a5)
BODY_7(pcgetri_, 2111, a0, a7, a4)
BODY_3(pcgetrs_, 2112, a1, a2, a0, a6)
BODY_11(pcheev_, 2113, a2, a0, a1, a13, a6)
BODY_88(pcheevd_, 2114, a2, a0, a1, a13, a6)
BODY_90(pcheevr_, 2115, a3, a0, a1, a2, a20, a7)
BODY_91(pcheevx_, 2116, a3, a0, a1, a2, a22, a7)
BODY_89(pchemm_, 2117, a2, a3, a0, a1, a8)
BODY_11(pchemv_, 2118, a1, a0, a6)
BODY_89(pcher2k_, 2119, a2, a3, a0, a1, a8)
BODY_8(pcherk_, 2120, a2, a3, a0, a1, a8)
BODY_17(pchetrd_, 2121, a1, a0, a10, a5)
BODY_17(pcposv_, 2122, a1, a2, a0, a6)
BODY_5(pcpotrf_, 2123, a1, a0, a5)
BODY_5(pcpotri_, 2124, a1, a0, a5)
BODY_17(pcpotrs_, 2125, a1, a2, a0, a6)
BODY_0(pcscal_, 2126, a0, a5)
BODY_89(pcsymm_, 2127, a2, a3, a0, a1, a8)
BODY_89(pcsyr2k_, 2128, a2, a3, a0, a1, a8)
BODY_8(pcsyrk_, 2129, a2, a3, a0, a1, a8)
BODY_6(pctranc_, 2130, a0, a1, a6)
BODY_6(pctranu_, 2131, a0, a1, a6)
BODY_11(pctrmm_, 2132, a4, a5, a0, a1, a2, a3, a10)
BODY_8(pctrmv_, 2133, a3, a0, a1, a2, a7)
BODY_11(pctrsm_, 2134, a4, a5, a0, a1, a2, a3, a10)
BODY_8(pctrsv_, 2135, a3, a0, a1, a2, a7)
BODY_4(pctrtri_, 2136, a2, a0, a1, a6)
BODY_12(pctrtrs_, 2137, a3, a4, a0, a1, a2, a8)
BODY_7(pcungqr_, 2138, a0, a1, a2, a9, a6)
BODY_11(pcunmqr_, 2139, a2, a3, a4, a0, a1, a15, a8)
BODY_6(pdaxpy_, 2140, a0, a5)
BODY_6(pddot_, 2141, a0, a5)
BODY_17(pdgebrd_, 2142, a0, a1, a11, a5)
BODY_7(pdgehrd_, 2143, a0, a9, a6)
BODY_4(pdgelqf_, 2144, a0, a1, a8, a5)
BODY_8(pdgels_, 2145, a1, a2, a3, a0, a13, a7)
BODY_88(pdgemm_, 2146, a2, a3, a4, a0, a1, a9)
BODY_89(pdgemv_, 2147, a1, a2, a0, a7)
BODY_4(pdgeqrf_, 2148, a0, a1, a8, a5)
BODY_12(pdger_, 2149, a0, a1, a16)
BODY_6(pdgesv_, 2150, a0, a1, a5)
BODY_92(pdgesvd_, 2151, a2, a3, a0, a1, a18, a7)
BODY_5(pdgetrf_, 2152, a0, a1, a5)
BODY_7(pdgetri_, 2153, a0, a7, a4)
BODY_3(pdgetrs_, 2154, a1, a2, a0, a6)
BODY_0(pdnrm2_, 2155, a0, a5)
BODY_7(pdorgqr_, 2156, a0, a1, a2, a9, a6)
BODY_11(pdormqr_, 2157, a2, a3, a4, a0, a1, a15, a8)
BODY_17(pdposv_, 2158, a1, a2, a0, a6)
BODY_5(pdpotrf_, 2159, a1, a0, a5)
BODY_5(pdpotri_, 2160, a1, a0, a5)
BODY_17(pdpotrs_, 2161, a1, a2, a0, a6)
BODY_0(pdscal_, 2162, a0, a5)
BODY_12(pdsyev_, 2163, a2, a0, a1, a13, a6)
BODY_11(pdsyevd_, 2164, a2, a0, a1, a13, a6)
BODY_93(pdsyevr_, 2165, a3, a0, a1, a2, a20, a7)
BODY_94(pdsyevx_, 2166, a3, a0, a1, a2, a22, a7)
BODY_89(pdsymm_, 2167, a2, a3, a0, a1, a8)
BODY_11(pdsymv_, 2168, a1, a0, a6)
BODY_89(pdsyr2k_, 2169, a2, a3, a0, a1, a8)
BODY_8(pdsyrk_, 2170, a2, a3, a0, a1, a8)
BODY_17(pdsytrd_, 2171, a1, a0, a10, a5)
BODY_6(pdtran_, 2172, a0, a1, a6)
BODY_11(pdtrmm_, 2173, a4, a5, a0, a1, a2, a3, a10)
BODY_8(pdtrmv_, 2174, a3, a0, a1, a2, a7)
BODY_11(pdtrsm_, 2175, a4, a5, a0, a1, a2, a3, a10)
BODY_8(pdtrsv_, 2176, a3, a0, a1, a2, a7)
BODY_4(pdtrtri_, 2177, a2, a0, a1, a6)
BODY_12(pdtrtrs_, 2178, a3, a4, a0, a1, a2, a8)
BODY_0(pdznrm2_, 2179, a0, a5)
BODY_6(psaxpy_, 2180, a0, a5)
BODY_0(pscnrm2_, 2181, a0, a5)
BODY_6(psdot_, 2182, a0, a5)
BODY_17(psgebrd_, 2183, a0, a1, a11, a5)
BODY_7(psgehrd_, 2184, a0, a9, a6)
BODY_4(psgelqf_, 2185, a0, a1, a8, a5)
BODY_8(psgels_, 2186, a1, a2, a3, a0, a13, a7)
BODY_88(psgemm_, 2187, a2, a3, a4, a0, a1, a9)
BODY_89(psgemv_, 2188, a1, a2, a0, a7)
BODY_4(psgeqrf_, 2189, a0, a1, a8, a5)
BODY_12(psger_, 2190, a0, a1, a16)
BODY_6(psgesv_, 2191, a0, a1, a5)
BODY_92(psgesvd_, 2192, a2, a3, a0, a1, a18, a7)
BODY_5(psgetrf_, 2193, a0, a1, a5)
BODY_7(psgetri_, 2194, a0, a7, a4)
BODY_3(psgetrs_, 2195, a1, a2, a0, a6)
BODY_0(psnrm2_, 2196, a0, a5)
BODY_7(psorgqr_, 2197, a0, a1, a2, a9, a6)
BODY_11(psormqr_, 2198, a2, a3, a4, a0, a1, a15, a8)
BODY_17(psposv_, 2199, a1, a2, a0, a6)
BODY_5(pspotrf_, 2200, a1, a0, a5)
BODY_5(pspotri_, 2201, a1, a0, a5)
BODY_17(pspotrs_, 2202, a1, a2, a0, a6)
BODY_0(psscal_, 2203, a0, a5)
BODY_12(pssyev_, 2204, a2, a0, a1, a13, a6)
BODY_11(pssyevd_, 2205, a2, a0, a1, a13, a6)
BODY_93(pssyevr_, 2206, a3, a0, a1, a2, a20, a7)
BODY_94(pssyevx_, 2207, a3, a0, a1, a2, a22, a7)
BODY_89(pssymm_, 2208, a2, a3, a0, a1, a8)
BODY_11(pssymv_, 2209, a1, a0, a6)
BODY_89(pssyr2k_, 2210, a2, a3, a0, a1, a8)
BODY_8(pssyrk_, 2211, a2, a3, a0, a1, a8)
BODY_17(pssytrd_, 2212, a1, a0, a10, a5)
BODY_6(pstran_, 2213, a0, a1, a6)
BODY_11(pstrmm_, 2214, a4, a5, a0, a1, a2, a3, a10)
BODY_8(pstrmv_, 2215, a3, a0, a1, a2, a7)
BODY_11(pstrsm_, 2216, a4, a5, a0, a1, a2, a3, a10)
BODY_8(pstrsv_, 2217, a3, a0, a1, a2, a7)
BODY_4(pstrtri_, 2218, a2, a0, a1, a6)
BODY_12(pstrtrs_, 2219, a3, a4, a0, a1, a2, a8)
BODY_6(pzaxpy_, 2220, a0, a5)
BODY_6(pzdotc_, 2221, a0, a5)
BODY_6(pzdotu_, 2222, a0, a5)
BODY_17(pzgebrd_, 2223, a0, a1, a11, a5)
BODY_7(pzgehrd_, 2224, a0, a9, a6)
BODY_4(pzgelqf_, 2225, a0, a1, a8, a5)
BODY_8(pzgels_, 2226, a1, a2, a3, a0, a13, a7)
BODY_88(pzgemm_, 2227, a2, a3, a4, a0, a1, a9)
BODY_89(pzgemv_, 2228, a1, a2, a0, a7)
BODY_4(pzgeqrf_, 2229, a0, a1, a8, a5)
BODY_12(pzgerc_, 2230, a0, a1, a16)
BODY_12(pzgeru_, 2231, a0, a1, a16)
BODY_6(pzgesv_, 2232, a0, a1, a5)
BODY_20(pzgesvd_, 2233, a2, a3, a0, a1, a18, a7)
BODY_5(pzgetrf_, 2234, a0, a1, a5)
BODY_7(pzgetri_, 2235, a0, a7, a4)
BODY_3(pzgetrs_, 2236, a1, a2, a0, a6)
BODY_11(pzheev_, 2237, a2, a0, a1, a13, a6)
BODY_88(pzheevd_, 2238, a2, a0, a1, a13, a6)
BODY_90(pzheevr_, 2239, a3, a0, a1, a2, a20, a7)
BODY_91(pzheevx_, 2240, a3, a0, a1, a2, a22, a7)
BODY_89(pzhemm_, 2241, a2, a3, a0, a1, a8)
BODY_11(pzhemv_, 2242, a1, a0, a6)
BODY_89(pzher2k_, 2243, a2, a3, a0, a1, a8)
BODY_8(pzherk_, 2244, a2, a3, a0, a1, a8)
BODY_17(pzhetrd_, 2245, a1, a0, a10, a5)
BODY_17(pzposv_, 2246, a1, a2, a0, a6)
BODY_5(pzpotrf_, 2247, a1, a0, a5)
BODY_5(pzpotri_, 2248, a1, a0, a5)
BODY_17(pzpotrs_, 2249, a1, a2, a0, a6)
BODY_0(pzscal_, 2250, a0, a5)
BODY_89(pzsymm_, 2251, a2, a3, a0, a1, a8)
BODY_89(pzsyr2k_, 2252, a2, a3, a0, a1, a8)
BODY_8(pzsyrk_, 2253, a2, a3, a0, a1, a8)
BODY_6(pztranc_, 2254, a0, a1, a6)
BODY_6(pztranu_, 2255, a0, a1, a6)
BODY_11(pztrmm_, 2256, a4, a5, a0, a1, a2, a3, a10)
BODY_8(pztrmv_, 2257, a3, a0, a1, a2, a7)
BODY_11(pztrsm_, 2258, a4, a5, a0, a1, a2, a3, a10)
BODY_8(pztrsv_, 2259, a3, a0, a1, a2, a7)
BODY_4(pztrtri_, 2260, a2, a0, a1, a6)
BODY_12(pztrtrs_, 2261, a3, a4, a0, a1, a2, a8)
BODY_7(pzungqr_, 2262, a0, a1, a2, a9, a6)
BODY_11(pzunmqr_, 2263, a2, a3, a4, a0, a1, a15, a8)
BODY_18(sasum, 2264, a0)
BODY_18(sasum_, 2265, a0)
BODY_18(sasum_64, 2266, a0)
BODY_18(sasum_64_, 2267, a0)
BODY_0(saxpby, 2268, a0)
BODY_0(saxpby_, 2269, a0)
BODY_0(saxpby_64, 2270, a0)
BODY_0(saxpby_64_, 2271, a0)
BODY_1(saxpy, 2272, a0)
BODY_1(saxpy_, 2273, a0)
BODY_1(saxpy_64, 2274, a0)
BODY_1(saxpy_64_, 2275, a0)
BODY_18(scasum, 2276, a0)
BODY_18(scasum_, 2277, a0)
BODY_18(scasum_64, 2278, a0)
BODY_18(scasum_64_, 2279, a0)
BODY_0(scipy_caxpby_, 2280, a0)
BODY_0(scipy_caxpby_64_, 2281, a0)
BODY_1(scipy_caxpy_, 2282, a0)
BODY_1(scipy_caxpy_64_, 2283, a0)
BODY_0(scipy_cblas_caxpby, 2284, a0)
BODY_0(scipy_cblas_caxpby64_, 2285, a0)
BODY_1(scipy_cblas_caxpy, 2286, a0)
BODY_1(scipy_cblas_caxpy64_, 2287, a0)
BODY_2(scipy_cblas_ccopy, 2288, a0)
BODY_2(scipy_cblas_ccopy64_, 2289, a0)
BODY_1(scipy_cblas_cdotc_sub, 2290, a0)
BODY_1(scipy_cblas_cdotc_sub64_, 2291, a0)
BODY_1(scipy_cblas_cdotu_sub, 2292, a0)
BODY_1(scipy_cblas_cdotu_sub64_, 2293, a0)
BODY_3(scipy_cblas_cgbmv, 2294, a2, a3, a4, a5, a1)
BODY_3(scipy_cblas_cgbmv64_, 2295, a2, a3, a4, a5, a1)
BODY_3(scipy_cblas_cgemm, 2296, a3, a4, a5, a1, a2, a7, a9)
BODY_3(scipy_cblas_cgemm3m, 2297, a3, a4, a5, a1, a2)
BODY_3(scipy_cblas_cgemm3m64_, 2298, a3, a4, a5, a1, a2)
BODY_3(scipy_cblas_cgemm64_, 2299, a3, a4, a5, a1, a2, a7, a9)
BODY_3(scipy_cblas_cgemmt, 2300, a4, a5, a1, a2, a3)
BODY_3(scipy_cblas_cgemmt64_, 2301, a4, a5, a1, a2, a3)
BODY_6(scipy_cblas_cgemv, 2302, a2, a3, a1)
BODY_6(scipy_cblas_cgemv64_, 2303, a2, a3, a1)
BODY_4(scipy_cblas_cgerc, 2304, a1, a2)
BODY_4(scipy_cblas_cgerc64_, 2305, a1, a2)
BODY_4(scipy_cblas_cgeru, 2306, a1, a2)
BODY_4(scipy_cblas_cgeru64_, 2307, a1, a2)
BODY_6(scipy_cblas_chbmv, 2308, a2, a3, a1)
BODY_6(scipy_cblas_chbmv64_, 2309, a2, a3, a1)
BODY_17(scipy_cblas_chemm, 2310, a3, a4, a1, a2)
BODY_17(scipy_cblas_chemm64_, 2311, a3, a4, a1, a2)
BODY_7(scipy_cblas_chemv, 2312, a2, a1)
BODY_7(scipy_cblas_chemv64_, 2313, a2, a1)
BODY_36(scipy_cblas_cher, 2314, a2, a1)
BODY_4(scipy_cblas_cher2, 2315, a2, a1)
BODY_4(scipy_cblas_cher264_, 2316, a2, a1)
BODY_37(scipy_cblas_cher2k, 2317, a3, a4, a1, a2)
BODY_37(scipy_cblas_cher2k64_, 2318, a3, a4, a1, a2)
BODY_36(scipy_cblas_cher64_, 2319, a2, a1)
BODY_38(scipy_cblas_cherk, 2320, a3, a4, a1, a2)
BODY_38(scipy_cblas_cherk64_, 2321, a3, a4, a1, a2)
BODY_4(scipy_cblas_chpmv, 2322, a2, a1)
BODY_4(scipy_cblas_chpmv64_, 2323, a2, a1)
BODY_39(scipy_cblas_chpr, 2324, a2, a1)
BODY_9(scipy_cblas_chpr2, 2325, a2, a1)
BODY_9(scipy_cblas_chpr264_, 2326, a2, a1)
BODY_39(scipy_cblas_chpr64_, 2327, a2, a1)
BODY_16(scipy_cblas_cscal, 2328, a0)
BODY_16(scipy_cblas_cscal64_, 2329, a0)
BODY_40(scipy_cblas_csrot, 2330, a0)
BODY_40(scipy_cblas_csrot64_, 2331, a0)
BODY_41(scipy_cblas_csscal, 2332, a0)
BODY_41(scipy_cblas_csscal64_, 2333, a0)
BODY_2(scipy_cblas_cswap, 2334, a0)
BODY_2(scipy_cblas_cswap64_, 2335, a0)
BODY_17(scipy_cblas_csymm, 2336, a3, a4, a1, a2)
BODY_17(scipy_cblas_csymm64_, 2337, a3, a4, a1, a2)
BODY_17(scipy_cblas_csyr2k, 2338, a3, a4, a1, a2)
BODY_17(scipy_cblas_csyr2k64_, 2339, a3, a4, a1, a2)
BODY_7(scipy_cblas_csyrk, 2340, a3, a4, a1, a2)
BODY_7(scipy_cblas_csyrk64_, 2341, a3, a4, a1, a2)
BODY_4(scipy_cblas_ctbmv, 2342, a4, a5, a1, a2, a3)
BODY_4(scipy_cblas_ctbmv64_, 2343, a4, a5, a1, a2, a3)
BODY_4(scipy_cblas_ctbsv, 2344, a4, a5, a1, a2, a3)
BODY_4(scipy_cblas_ctbsv64_, 2345, a4, a5, a1, a2, a3)
BODY_5(scipy_cblas_ctpmv, 2346, a4, a1, a2, a3)
BODY_5(scipy_cblas_ctpmv64_, 2347, a4, a1, a2, a3)
BODY_5(scipy_cblas_ctpsv, 2348, a4, a1, a2, a3)
BODY_5(scipy_cblas_ctpsv64_, 2349, a4, a1, a2, a3)
BODY_6(scipy_cblas_ctrmm, 2350, a5, a6, a1, a2, a3, a4)
BODY_6(scipy_cblas_ctrmm64_, 2351, a5, a6, a1, a2, a3, a4)
BODY_9(scipy_cblas_ctrmv, 2352, a4, a1, a2, a3)
BODY_9(scipy_cblas_ctrmv64_, 2353, a4, a1, a2, a3)
BODY_6(scipy_cblas_ctrsm, 2354, a5, a6, a1, a2, a3, a4)
BODY_6(scipy_cblas_ctrsm64_, 2355, a5, a6, a1, a2, a3, a4)
BODY_9(scipy_cblas_ctrsv, 2356, a4, a1, a2, a3)
BODY_9(scipy_cblas_ctrsv64_, 2357, a4, a1, a2, a3)
BODY_18(scipy_cblas_dasum, 2358, a0)
BODY_18(scipy_cblas_dasum64_, 2359, a0)
BODY_42(scipy_cblas_daxpby, 2360, a0)
BODY_42(scipy_cblas_daxpby64_, 2361, a0)
BODY_43(scipy_cblas_daxpy, 2362, a0)
BODY_43(scipy_cblas_daxpy64_, 2363, a0)
BODY_2(scipy_cblas_dcopy, 2364, a0)
BODY_2(scipy_cblas_dcopy64_, 2365, a0)
BODY_19(scipy_cblas_ddot, 2366, a0)
BODY_19(scipy_cblas_ddot64_, 2367, a0)
BODY_44(scipy_cblas_dgbmv, 2368, a2, a3, a4, a5, a1)
BODY_44(scipy_cblas_dgbmv64_, 2369, a2, a3, a4, a5, a1)
BODY_44(scipy_cblas_dgemm, 2370, a3, a4, a5, a1, a2, a7, a9)
BODY_44(scipy_cblas_dgemm64_, 2371, a3, a4, a5, a1, a2, a7, a9)
BODY_44(scipy_cblas_dgemmt, 2372, a4, a5, a1, a2, a3)
BODY_44(scipy_cblas_dgemmt64_, 2373, a4, a5, a1, a2, a3)
BODY_46(scipy_cblas_dgemv, 2374, a2, a3, a1)
BODY_46(scipy_cblas_dgemv64_, 2375, a2, a3, a1)
BODY_47(scipy_cblas_dger, 2376, a1, a2)
BODY_47(scipy_cblas_dger64_, 2377, a1, a2)
BODY_18(scipy_cblas_dnrm2, 2378, a0)
BODY_18(scipy_cblas_dnrm264_, 2379, a0)
BODY_48(scipy_cblas_drot, 2380, a0)
BODY_48(scipy_cblas_drot64_, 2381, a0)
BODY_46(scipy_cblas_dsbmv, 2382, a2, a3, a1)
BODY_46(scipy_cblas_dsbmv64_, 2383, a2, a3, a1)
BODY_49(scipy_cblas_dscal, 2384, a0)
BODY_49(scipy_cblas_dscal64_, 2385, a0)
BODY_50(scipy_cblas_dspmv, 2386, a2, a1)
BODY_50(scipy_cblas_dspmv64_, 2387, a2, a1)
BODY_51(scipy_cblas_dspr, 2388, a2, a1)
BODY_52(scipy_cblas_dspr2, 2389, a2, a1)
BODY_52(scipy_cblas_dspr264_, 2390, a2, a1)
BODY_51(scipy_cblas_dspr64_, 2391, a2, a1)
BODY_2(scipy_cblas_dswap, 2392, a0)
BODY_2(scipy_cblas_dswap64_, 2393, a0)
BODY_53(scipy_cblas_dsymm, 2394, a3, a4, a1, a2)
BODY_53(scipy_cblas_dsymm64_, 2395, a3, a4, a1, a2)
BODY_54(scipy_cblas_dsymv, 2396, a2, a1)
BODY_54(scipy_cblas_dsymv64_, 2397, a2, a1)
BODY_55(scipy_cblas_dsyr, 2398, a2, a1)
BODY_47(scipy_cblas_dsyr2, 2399, a2, a1)
BODY_47(scipy_cblas_dsyr264_, 2400, a2, a1)
BODY_53(scipy_cblas_dsyr2k, 2401, a3, a4, a1, a2)
BODY_53(scipy_cblas_dsyr2k64_, 2402, a3, a4, a1, a2)
BODY_55(scipy_cblas_dsyr64_, 2403, a2, a1)
BODY_56(scipy_cblas_dsyrk, 2404, a3, a4, a1, a2)
BODY_56(scipy_cblas_dsyrk64_, 2405, a3, a4, a1, a2)
BODY_4(scipy_cblas_dtbmv, 2406, a4, a5, a1, a2, a3)
BODY_4(scipy_cblas_dtbmv64_, 2407, a4, a5, a1, a2, a3)
BODY_4(scipy_cblas_dtbsv, 2408, a4, a5, a1, a2, a3)
BODY_4(scipy_cblas_dtbsv64_, 2409, a4, a5, a1, a2, a3)
BODY_5(scipy_cblas_dtpmv, 2410, a4, a1, a2, a3)
BODY_5(scipy_cblas_dtpmv64_, 2411, a4, a1, a2, a3)
BODY_5(scipy_cblas_dtpsv, 2412, a4, a1, a2, a3)
BODY_5(scipy_cblas_dtpsv64_, 2413, a4, a1, a2, a3)
BODY_57(scipy_cblas_dtrmm, 2414, a5, a6, a1, a2, a3, a4)
BODY_57(scipy_cblas_dtrmm64_, 2415, a5, a6, a1, a2, a3, a4)
BODY_9(scipy_cblas_dtrmv, 2416, a4, a1, a2, a3)
BODY_9(scipy_cblas_dtrmv64_, 2417, a4, a1, a2, a3)
BODY_57(scipy_cblas_dtrsm, 2418, a5, a6, a1, a2, a3, a4)
BODY_57(scipy_cblas_dtrsm64_, 2419, a5, a6, a1, a2, a3, a4)
BODY_9(scipy_cblas_dtrsv, 2420, a4, a1, a2, a3)
BODY_9(scipy_cblas_dtrsv64_, 2421, a4, a1, a2, a3)
BODY_18(scipy_cblas_dzasum, 2422, a0)
BODY_18(scipy_cblas_dzasum64_, 2423, a0)
BODY_18(scipy_cblas_dznrm2, 2424, a0)
BODY_18(scipy_cblas_dznrm264_, 2425, a0)
BODY_24(scipy_cblas_icamax, 2426, a0)
BODY_24(scipy_cblas_icamax64_, 2427, a0)
BODY_24(scipy_cblas_idamax, 2428, a0)
BODY_24(scipy_cblas_idamax64_, 2429, a0)
BODY_24(scipy_cblas_isamax, 2430, a0)
BODY_24(scipy_cblas_isamax64_, 2431, a0)
BODY_24(scipy_cblas_izamax, 2432, a0)
BODY_24(scipy_cblas_izamax64_, 2433, a0)
BODY_18(scipy_cblas_sasum, 2434, a0)
BODY_18(scipy_cblas_sasum64_, 2435, a0)
BODY_58(scipy_cblas_saxpby, 2436, a0)
BODY_58(scipy_cblas_saxpby64_, 2437, a0)
BODY_59(scipy_cblas_saxpy, 2438, a0)
BODY_59(scipy_cblas_saxpy64_, 2439, a0)
BODY_18(scipy_cblas_scasum, 2440, a0)
BODY_18(scipy_cblas_scasum64_, 2441, a0)
BODY_18(scipy_cblas_scnrm2, 2442, a0)
BODY_18(scipy_cblas_scnrm264_, 2443, a0)
BODY_2(scipy_cblas_scopy, 2444, a0)
BODY_2(scipy_cblas_scopy64_, 2445, a0)
BODY_19(scipy_cblas_sdot, 2446, a0)
BODY_19(scipy_cblas_sdot64_, 2447, a0)
BODY_60(scipy_cblas_sgbmv, 2448, a2, a3, a4, a5, a1)
BODY_60(scipy_cblas_sgbmv64_, 2449, a2, a3, a4, a5, a1)
BODY_60(scipy_cblas_sgemm, 2450, a3, a4, a5, a1, a2, a7, a9)
BODY_60(scipy_cblas_sgemm64_, 2451, a3, a4, a5, a1, a2, a7, a9)
BODY_60(scipy_cblas_sgemmt, 2452, a4, a5, a1, a2, a3)
BODY_60(scipy_cblas_sgemmt64_, 2453, a4, a5, a1, a2, a3)
BODY_62(scipy_cblas_sgemv, 2454, a2, a3, a1)
BODY_62(scipy_cblas_sgemv64_, 2455, a2, a3, a1)
BODY_63(scipy_cblas_sger, 2456, a1, a2)
BODY_63(scipy_cblas_sger64_, 2457, a1, a2)
BODY_18(scipy_cblas_snrm2, 2458, a0)
BODY_18(scipy_cblas_snrm264_, 2459, a0)
BODY_40(scipy_cblas_srot, 2460, a0)
BODY_40(scipy_cblas_srot64_, 2461, a0)
BODY_62(scipy_cblas_ssbmv, 2462, a2, a3, a1)
BODY_62(scipy_cblas_ssbmv64_, 2463, a2, a3, a1)
BODY_41(scipy_cblas_sscal, 2464, a0)
BODY_41(scipy_cblas_sscal64_, 2465, a0)
BODY_64(scipy_cblas_sspmv, 2466, a2, a1)
BODY_64(scipy_cblas_sspmv64_, 2467, a2, a1)
BODY_39(scipy_cblas_sspr, 2468, a2, a1)
BODY_65(scipy_cblas_sspr2, 2469, a2, a1)
BODY_65(scipy_cblas_sspr264_, 2470, a2, a1)
BODY_39(scipy_cblas_sspr64_, 2471, a2, a1)
BODY_2(scipy_cblas_sswap, 2472, a0)
BODY_2(scipy_cblas_sswap64_, 2473, a0)
BODY_66(scipy_cblas_ssymm, 2474, a3, a4, a1, a2)
BODY_66(scipy_cblas_ssymm64_, 2475, a3, a4, a1, a2)
BODY_67(scipy_cblas_ssymv, 2476, a2, a1)
BODY_67(scipy_cblas_ssymv64_, 2477, a2, a1)
BODY_36(scipy_cblas_ssyr, 2478, a2, a1)
BODY_63(scipy_cblas_ssyr2, 2479, a2, a1)
BODY_63(scipy_cblas_ssyr264_, 2480, a2, a1)
BODY_66(scipy_cblas_ssyr2k, 2481, a3, a4, a1, a2)
BODY_66(scipy_cblas_ssyr2k64_, 2482, a3, a4, a1, a2)
BODY_36(scipy_cblas_ssyr64_, 2483, a2, a1)
BODY_38(scipy_cblas_ssyrk, 2484, a3, a4, a1, a2)
BODY_38(scipy_cblas_ssyrk64_, 2485, a3, a4, a1, a2)
BODY_4(scipy_cblas_stbmv, 2486, a4, a5, a1, a2, a3)
BODY_4(scipy_cblas_stbmv64_, 2487, a4, a5, a1, a2, a3)
BODY_4(scipy_cblas_stbsv, 2488, a4, a5, a1, a2, a3)
BODY_4(scipy_cblas_stbsv64_, 2489, a4, a5, a1, a2, a3)
BODY_5(scipy_cblas_stpmv, 2490, a4, a1, a2, a3)
BODY_5(scipy_cblas_stpmv64_, 2491, a4, a1, a2, a3)
BODY_5(scipy_cblas_stpsv, 2492, a4, a1, a2, a3)
BODY_5(scipy_cblas_stpsv64_, 2493, a4, a1, a2, a3)
BODY_68(scipy_cblas_strmm, 2494, a5, a6, a1, a2, a3, a4)
BODY_68(scipy_cblas_strmm64_, 2495, a5, a6, a1, a2, a3, a4)
BODY_9(scipy_cblas_strmv, 2496, a4, a1, a2, a3)
BODY_9(scipy_cblas_strmv64_, 2497, a4, a1, a2, a3)
BODY_68(scipy_cblas_strsm, 2498, a5, a6, a1, a2, a3, a4)
BODY_68(scipy_cblas_strsm64_, 2499, a5, a6, a1, a2, a3, a4)
BODY_9(scipy_cblas_strsv, 2500, a4, a1, a2, a3)
BODY_9(scipy_cblas_strsv64_, 2501, a4, a1, a2, a3)
BODY_0(scipy_cblas_zaxpby, 2502, a0)
BODY_0(scipy_cblas_zaxpby64_, 2503, a0)
BODY_1(scipy_cblas_zaxpy, 2504, a0)
BODY_1(scipy_cblas_zaxpy64_, 2505, a0)
BODY_2(scipy_cblas_zcopy, 2506, a0)
BODY_2(scipy_cblas_zcopy64_, 2507, a0)
BODY_1(scipy_cblas_zdotc_sub, 2508, a0)
BODY_1(scipy_cblas_zdotc_sub64_, 2509, a0)
BODY_1(scipy_cblas_zdotu_sub, 2510, a0)
BODY_1(scipy_cblas_zdotu_sub64_, 2511, a0)
BODY_48(scipy_cblas_zdrot, 2512, a0)
BODY_48(scipy_cblas_zdrot64_, 2513, a0)
BODY_49(scipy_cblas_zdscal, 2514, a0)
BODY_49(scipy_cblas_zdscal64_, 2515, a0)
BODY_3(scipy_cblas_zgbmv, 2516, a2, a3, a4, a5, a1)
BODY_3(scipy_cblas_zgbmv64_, 2517, a2, a3, a4, a5, a1)
BODY_3(scipy_cblas_zgemm, 2518, a3, a4, a5, a1, a2, a7, a9)
BODY_3(scipy_cblas_zgemm3m, 2519, a3, a4, a5, a1, a2)
BODY_3(scipy_cblas_zgemm3m64_, 2520, a3, a4, a5, a1, a2)
BODY_3(scipy_cblas_zgemm64_, 2521, a3, a4, a5, a1, a2, a7, a9)
BODY_3(scipy_cblas_zgemmt, 2522, a4, a5, a1, a2, a3)
BODY_3(scipy_cblas_zgemmt64_, 2523, a4, a5, a1, a2, a3)
BODY_6(scipy_cblas_zgemv, 2524, a2, a3, a1)
BODY_6(scipy_cblas_zgemv64_, 2525, a2, a3, a1)
BODY_4(scipy_cblas_zgerc, 2526, a1, a2)
BODY_4(scipy_cblas_zgerc64_, 2527, a1, a2)
BODY_4(scipy_cblas_zgeru, 2528, a1, a2)
BODY_4(scipy_cblas_zgeru64_, 2529, a1, a2)
BODY_6(scipy_cblas_zhbmv, 2530, a2, a3, a1)
BODY_6(scipy_cblas_zhbmv64_, 2531, a2, a3, a1)
BODY_17(scipy_cblas_zhemm, 2532, a3, a4, a1, a2)
BODY_17(scipy_cblas_zhemm64_, 2533, a3, a4, a1, a2)
BODY_7(scipy_cblas_zhemv, 2534, a2, a1)
BODY_7(scipy_cblas_zhemv64_, 2535, a2, a1)
BODY_55(scipy_cblas_zher, 2536, a2, a1)
BODY_4(scipy_cblas_zher2, 2537, a2, a1)
BODY_4(scipy_cblas_zher264_, 2538, a2, a1)
BODY_69(scipy_cblas_zher2k, 2539, a3, a4, a1, a2)
BODY_69(scipy_cblas_zher2k64_, 2540, a3, a4, a1, a2)
BODY_55(scipy_cblas_zher64_, 2541, a2, a1)
BODY_56(scipy_cblas_zherk, 2542, a3, a4, a1, a2)
BODY_56(scipy_cblas_zherk64_, 2543, a3, a4, a1, a2)
BODY_4(scipy_cblas_zhpmv, 2544, a2, a1)
BODY_4(scipy_cblas_zhpmv64_, 2545, a2, a1)
BODY_51(scipy_cblas_zhpr, 2546, a2, a1)
BODY_9(scipy_cblas_zhpr2, 2547, a2, a1)
BODY_9(scipy_cblas_zhpr264_, 2548, a2, a1)
BODY_51(scipy_cblas_zhpr64_, 2549, a2, a1)
BODY_16(scipy_cblas_zscal, 2550, a0)
BODY_16(scipy_cblas_zscal64_, 2551, a0)
BODY_2(scipy_cblas_zswap, 2552, a0)
BODY_2(scipy_cblas_zswap64_, 2553, a0)
BODY_17(scipy_cblas_zsymm, 2554, a3, a4, a1, a2)
BODY_17(scipy_cblas_zsymm64_, 2555, a3, a4, a1, a2)
BODY_17(scipy_cblas_zsyr2k, 2556, a3, a4, a1, a2)
BODY_17(scipy_cblas_zsyr2k64_, 2557, a3, a4, a1, a2)
BODY_7(scipy_cblas_zsyrk, 2558, a3, a4, a1, a2)
BODY_7(scipy_cblas_zsyrk64_, 2559, a3, a4, a1, a2)
BODY_4(scipy_cblas_ztbmv, 2560, a4, a5, a1, a2, a3)
BODY_4(scipy_cblas_ztbmv64_, 2561, a4, a5, a1, a2, a3)
BODY_4(scipy_cblas_ztbsv, 2562, a4, a5, a1, a2, a3)
BODY_4(scipy_cblas_ztbsv64_, 2563, a4, a5, a1, a2, a3)
BODY_5(scipy_cblas_ztpmv, 2564, a4, a1, a2, a3)
BODY_5(scipy_cblas_ztpmv64_, 2565, a4, a1, a2, a3)
BODY_5(scipy_cblas_ztpsv, 2566, a4, a1, a2, a3)
BODY_5(scipy_cblas_ztpsv64_, 2567, a4, a1, a2, a3)
BODY_6(scipy_cblas_ztrmm, 2568, a5, a6, a1, a2, a3, a4)
BODY_6(scipy_cblas_ztrmm64_, 2569, a5, a6, a1, a2, a3, a4)
BODY_9(scipy_cblas_ztrmv, 2570, a4, a1, a2, a3)
BODY_9(scipy_cblas_ztrmv64_, 2571, a4, a1, a2, a3)
BODY_6(scipy_cblas_ztrsm, 2572, a5, a6, a1, a2, a3, a4)
BODY_6(scipy_cblas_ztrsm64_, 2573, a5, a6, a1, a2, a3, a4)
BODY_9(scipy_cblas_ztrsv, 2574, a4, a1, a2, a3)
BODY_9(scipy_cblas_ztrsv64_, 2575, a4, a1, a2, a3)
BODY_2(scipy_ccopy_, 2576, a0)
BODY_2(scipy_ccopy_64_, 2577, a0)
BODY_3(scipy_cgbmv_, 2578, a1, a2, a3, a4, a0)
BODY_3(scipy_cgbmv_64_, 2579, a1, a2, a3, a4, a0)
BODY_4(scipy_cgbsv_, 2580, a0, a1, a2, a3)
BODY_4(scipy_cgbsv_64_, 2581, a0, a1, a2, a3)
BODY_5(scipy_cgbtrf_, 2582, a0, a1, a2, a3)
BODY_5(scipy_cgbtrf_64_, 2583, a0, a1, a2, a3)
BODY_6(scipy_cgbtrs_, 2584, a1, a2, a3, a4, a0)
BODY_6(scipy_cgbtrs_64_, 2585, a1, a2, a3, a4, a0)
BODY_7(scipy_cgebrd_, 2586, a0, a1, a9)
BODY_7(scipy_cgebrd_64_, 2587, a0, a1, a9)
BODY_8(scipy_cgeev_, 2588, a2, a0, a1, a11)
BODY_8(scipy_cgeev_64_, 2589, a2, a0, a1, a11)
BODY_9(scipy_cgehrd_, 2590, a0, a7)
BODY_9(scipy_cgehrd_64_, 2591, a0, a7)
BODY_5(scipy_cgelqf_, 2592, a0, a1, a6)
BODY_5(scipy_cgelqf_64_, 2593, a0, a1, a6)
BODY_6(scipy_cgels_, 2594, a1, a2, a3, a0, a9)
BODY_6(scipy_cgels_64_, 2595, a1, a2, a3, a0, a9)
BODY_10(scipy_cgelsd_, 2596, a0, a1, a2, a11)
BODY_10(scipy_cgelsd_64_, 2597, a0, a1, a2, a11)
BODY_3(scipy_cgelss_, 2598, a0, a1, a2, a11)
BODY_3(scipy_cgelss_64_, 2599, a0, a1, a2, a11)
BODY_3(scipy_cgelsy_, 2600, a0, a1, a2, a11)
BODY_3(scipy_cgelsy_64_, 2601, a0, a1, a2, a11)
BODY_10(scipy_cgemm3m_, 2602, a2, a3, a4, a0, a1)
BODY_10(scipy_cgemm3m_64_, 2603, a2, a3, a4, a0, a1)
BODY_10(scipy_cgemm_, 2604, a2, a3, a4, a0, a1, a6, a8)
BODY_10(scipy_cgemm_64_, 2605, a2, a3, a4, a0, a1, a6, a8)
BODY_8(scipy_cgemmt_, 2606, a3, a4, a0, a1, a2)
BODY_8(scipy_cgemmt_64_, 2607, a3, a4, a0, a1, a2)
BODY_6(scipy_cgemv_, 2608, a1, a2, a0)
BODY_6(scipy_cgemv_64_, 2609, a1, a2, a0)
BODY_4(scipy_cgeqp3_, 2610, a0, a1, a7)
BODY_4(scipy_cgeqp3_64_, 2611, a0, a1, a7)
BODY_5(scipy_cgeqrf_, 2612, a0, a1, a6)
BODY_5(scipy_cgeqrf_64_, 2613, a0, a1, a6)
BODY_9(scipy_cgerc_, 2614, a0, a1)
BODY_9(scipy_cgerc_64_, 2615, a0, a1)
BODY_5(scipy_cgerqf_, 2616, a0, a1, a6)
BODY_5(scipy_cgerqf_64_, 2617, a0, a1, a6)
BODY_9(scipy_cgeru_, 2618, a0, a1)
BODY_9(scipy_cgeru_64_, 2619, a0, a1)
BODY_8(scipy_cgesdd_, 2620, a1, a2, a0, a11)
BODY_8(scipy_cgesdd_64_, 2621, a1, a2, a0, a11)
BODY_5(scipy_cgesv_, 2622, a0, a1)
BODY_5(scipy_cgesv_64_, 2623, a0, a1)
BODY_12(scipy_cgesvd_, 2624, a2, a3, a0, a1, a12)
BODY_12(scipy_cgesvd_64_, 2625, a2, a3, a0, a1, a12)
BODY_1(scipy_cgetrf2_, 2626, a0, a1)
BODY_1(scipy_cgetrf2_64_, 2627, a0, a1)
BODY_1(scipy_cgetrf_, 2628, a0, a1)
BODY_1(scipy_cgetrf_64_, 2629, a0, a1)
BODY_0(scipy_cgetri_, 2630, a0, a5)
BODY_0(scipy_cgetri_64_, 2631, a0, a5)
BODY_4(scipy_cgetrs_, 2632, a1, a2, a0)
BODY_4(scipy_cgetrs_64_, 2633, a1, a2, a0)
BODY_5(scipy_cgtsv_, 2634, a0, a1)
BODY_5(scipy_cgtsv_64_, 2635, a0, a1)
BODY_6(scipy_chbmv_, 2636, a1, a2, a0)
BODY_6(scipy_chbmv_64_, 2637, a1, a2, a0)
BODY_6(scipy_cheev_, 2638, a2, a0, a1, a7)
BODY_6(scipy_cheev_64_, 2639, a2, a0, a1, a7)
BODY_10(scipy_cheevd_, 2640, a2, a0, a1, a7)
BODY_10(scipy_cheevd_64_, 2641, a2, a0, a1, a7)
BODY_13(scipy_cheevr_, 2642, a3, a0, a1, a2, a16)
BODY_13(scipy_cheevr_64_, 2643, a3, a0, a1, a2, a16)
BODY_14(scipy_cheevx_, 2644, a3, a0, a1, a2, a16)
BODY_14(scipy_cheevx_64_, 2645, a3, a0, a1, a2, a16)
BODY_10(scipy_chegv_, 2646, a3, a1, a2, a10)
BODY_10(scipy_chegv_64_, 2647, a3, a1, a2, a10)
BODY_15(scipy_chegvd_, 2648, a3, a1, a2, a10)
BODY_15(scipy_chegvd_64_, 2649, a3, a1, a2, a10)
BODY_3(scipy_chemm_, 2650, a2, a3, a0, a1)
BODY_3(scipy_chemm_64_, 2651, a2, a3, a0, a1)
BODY_7(scipy_chemv_, 2652, a1, a0)
BODY_7(scipy_chemv_64_, 2653, a1, a0)
BODY_4(scipy_cher2_, 2654, a1, a0)
BODY_4(scipy_cher2_64_, 2655, a1, a0)
BODY_3(scipy_cher2k_, 2656, a2, a3, a0, a1)
BODY_3(scipy_cher2k_64_, 2657, a2, a3, a0, a1)
BODY_5(scipy_cher_, 2658, a1, a0)
BODY_5(scipy_cher_64_, 2659, a1, a0)
BODY_6(scipy_cherk_, 2660, a2, a3, a0, a1)
BODY_6(scipy_cherk_64_, 2661, a2, a3, a0, a1)
BODY_6(scipy_chesv_, 2662, a1, a2, a0, a9)
BODY_6(scipy_chesv_64_, 2663, a1, a2, a0, a9)
BODY_7(scipy_chetrd_, 2664, a1, a0, a8)
BODY_7(scipy_chetrd_64_, 2665, a1, a0, a8)
BODY_9(scipy_chetrf_, 2666, a1, a0, a6)
BODY_9(scipy_chetrf_64_, 2667, a1, a0, a6)
BODY_4(scipy_chetrs_, 2668, a1, a2, a0)
BODY_4(scipy_chetrs_64_, 2669, a1, a2, a0)
BODY_4(scipy_chpmv_, 2670, a1, a0)
BODY_4(scipy_chpmv_64_, 2671, a1, a0)
BODY_9(scipy_chpr2_, 2672, a1, a0)
BODY_9(scipy_chpr2_64_, 2673, a1, a0)
BODY_0(scipy_chpr_, 2674, a1, a0)
BODY_0(scipy_chpr_64_, 2675, a1, a0)
BODY_9(scipy_cposv_, 2676, a1, a2, a0)
BODY_9(scipy_cposv_64_, 2677, a1, a2, a0)
BODY_1(scipy_cpotrf2_, 2678, a1, a0)
BODY_1(scipy_cpotrf2_64_, 2679, a1, a0)
BODY_1(scipy_cpotrf_, 2680, a1, a0)
BODY_1(scipy_cpotrf_64_, 2681, a1, a0)
BODY_1(scipy_cpotri_, 2682, a1, a0)
BODY_1(scipy_cpotri_64_, 2683, a1, a0)
BODY_9(scipy_cpotrs_, 2684, a1, a2, a0)
BODY_9(scipy_cpotrs_64_, 2685, a1, a2, a0)
BODY_16(scipy_cscal_, 2686, a0)
BODY_16(scipy_cscal_64_, 2687, a0)
BODY_0(scipy_csrot_, 2688, a0)
BODY_0(scipy_csrot_64_, 2689, a0)
BODY_16(scipy_csscal_, 2690, a0)
BODY_16(scipy_csscal_64_, 2691, a0)
BODY_2(scipy_cswap_, 2692, a0)
BODY_2(scipy_cswap_64_, 2693, a0)
BODY_3(scipy_csymm_, 2694, a2, a3, a0, a1)
BODY_3(scipy_csymm_64_, 2695, a2, a3, a0, a1)
BODY_3(scipy_csyr2k_, 2696, a2, a3, a0, a1)
BODY_3(scipy_csyr2k_64_, 2697, a2, a3, a0, a1)
BODY_6(scipy_csyrk_, 2698, a2, a3, a0, a1)
BODY_6(scipy_csyrk_64_, 2699, a2, a3, a0, a1)
BODY_6(scipy_csysv_, 2700, a1, a2, a0, a9)
BODY_6(scipy_csysv_64_, 2701, a1, a2, a0, a9)
BODY_9(scipy_csytrf_, 2702, a1, a0, a6)
BODY_9(scipy_csytrf_64_, 2703, a1, a0, a6)
BODY_4(scipy_csytrs_, 2704, a1, a2, a0)
BODY_4(scipy_csytrs_64_, 2705, a1, a2, a0)
BODY_6(scipy_ctbmv_, 2706, a3, a4, a0, a1, a2)
BODY_6(scipy_ctbmv_64_, 2707, a3, a4, a0, a1, a2)
BODY_6(scipy_ctbsv_, 2708, a3, a4, a0, a1, a2)
BODY_6(scipy_ctbsv_64_, 2709, a3, a4, a0, a1, a2)
BODY_4(scipy_ctpmv_, 2710, a3, a0, a1, a2)
BODY_4(scipy_ctpmv_64_, 2711, a3, a0, a1, a2)
BODY_4(scipy_ctpsv_, 2712, a3, a0, a1, a2)
BODY_4(scipy_ctpsv_64_, 2713, a3, a0, a1, a2)
BODY_10(scipy_ctrmm_, 2714, a4, a5, a0, a1, a2, a3)
BODY_10(scipy_ctrmm_64_, 2715, a4, a5, a0, a1, a2, a3)
BODY_7(scipy_ctrmv_, 2716, a3, a0, a1, a2)
BODY_7(scipy_ctrmv_64_, 2717, a3, a0, a1, a2)
BODY_10(scipy_ctrsm_, 2718, a4, a5, a0, a1, a2, a3)
BODY_10(scipy_ctrsm_64_, 2719, a4, a5, a0, a1, a2, a3)
BODY_7(scipy_ctrsv_, 2720, a3, a0, a1, a2)
BODY_7(scipy_ctrsv_64_, 2721, a3, a0, a1, a2)
BODY_5(scipy_ctrtri_, 2722, a2, a0, a1)
BODY_5(scipy_ctrtri_64_, 2723, a2, a0, a1)
BODY_17(scipy_ctrtrs_, 2724, a3, a4, a0, a1, a2)
BODY_17(scipy_ctrtrs_64_, 2725, a3, a4, a0, a1, a2)
BODY_9(scipy_cungqr_, 2726, a0, a1, a2, a7)
BODY_9(scipy_cungqr_64_, 2727, a0, a1, a2, a7)
BODY_10(scipy_cunmqr_, 2728, a2, a3, a4, a0, a1, a11)
BODY_10(scipy_cunmqr_64_, 2729, a2, a3, a4, a0, a1, a11)
BODY_18(scipy_dasum_, 2730, a0)
BODY_18(scipy_dasum_64_, 2731, a0)
BODY_0(scipy_daxpby_, 2732, a0)
BODY_0(scipy_daxpby_64_, 2733, a0)
BODY_1(scipy_daxpy_, 2734, a0)
BODY_1(scipy_daxpy_64_, 2735, a0)
BODY_2(scipy_dcopy_, 2736, a0)
BODY_2(scipy_dcopy_64_, 2737, a0)
BODY_19(scipy_ddot_, 2738, a0)
BODY_19(scipy_ddot_64_, 2739, a0)
BODY_3(scipy_dgbmv_, 2740, a1, a2, a3, a4, a0)
BODY_3(scipy_dgbmv_64_, 2741, a1, a2, a3, a4, a0)
BODY_4(scipy_dgbsv_, 2742, a0, a1, a2, a3)
BODY_4(scipy_dgbsv_64_, 2743, a0, a1, a2, a3)
BODY_5(scipy_dgbtrf_, 2744, a0, a1, a2, a3)
BODY_5(scipy_dgbtrf_64_, 2745, a0, a1, a2, a3)
BODY_6(scipy_dgbtrs_, 2746, a1, a2, a3, a4, a0)
BODY_6(scipy_dgbtrs_64_, 2747, a1, a2, a3, a4, a0)
BODY_7(scipy_dgebrd_, 2748, a0, a1, a9)
BODY_7(scipy_dgebrd_64_, 2749, a0, a1, a9)
BODY_8(scipy_dgeev_, 2750, a2, a0, a1, a12)
BODY_8(scipy_dgeev_64_, 2751, a2, a0, a1, a12)
BODY_9(scipy_dgehrd_, 2752, a0, a7)
BODY_9(scipy_dgehrd_64_, 2753, a0, a7)
BODY_5(scipy_dgelqf_, 2754, a0, a1, a6)
BODY_5(scipy_dgelqf_64_, 2755, a0, a1, a6)
BODY_6(scipy_dgels_, 2756, a1, a2, a3, a0, a9)
BODY_6(scipy_dgels_64_, 2757, a1, a2, a3, a0, a9)
BODY_3(scipy_dgelsd_, 2758, a0, a1, a2, a11)
BODY_3(scipy_dgelsd_64_, 2759, a0, a1, a2, a11)
BODY_17(scipy_dgelss_, 2760, a0, a1, a2, a11)
BODY_17(scipy_dgelss_64_, 2761, a0, a1, a2, a11)
BODY_17(scipy_dgelsy_, 2762, a0, a1, a2, a11)
BODY_17(scipy_dgelsy_64_, 2763, a0, a1, a2, a11)
BODY_10(scipy_dgemm_, 2764, a2, a3, a4, a0, a1, a6, a8)
BODY_10(scipy_dgemm_64_, 2765, a2, a3, a4, a0, a1, a6, a8)
BODY_8(scipy_dgemmt_, 2766, a3, a4, a0, a1, a2)
BODY_8(scipy_dgemmt_64_, 2767, a3, a4, a0, a1, a2)
BODY_6(scipy_dgemv_, 2768, a1, a2, a0)
BODY_6(scipy_dgemv_64_, 2769, a1, a2, a0)
BODY_9(scipy_dgeqp3_, 2770, a0, a1, a7)
BODY_9(scipy_dgeqp3_64_, 2771, a0, a1, a7)
BODY_5(scipy_dgeqrf_, 2772, a0, a1, a6)
BODY_5(scipy_dgeqrf_64_, 2773, a0, a1, a6)
BODY_9(scipy_dger_, 2774, a0, a1)
BODY_9(scipy_dger_64_, 2775, a0, a1)
BODY_5(scipy_dgerqf_, 2776, a0, a1, a6)
BODY_5(scipy_dgerqf_64_, 2777, a0, a1, a6)
BODY_10(scipy_dgesdd_, 2778, a1, a2, a0, a11)
BODY_10(scipy_dgesdd_64_, 2779, a1, a2, a0, a11)
BODY_5(scipy_dgesv_, 2780, a0, a1)
BODY_5(scipy_dgesv_64_, 2781, a0, a1)
BODY_8(scipy_dgesvd_, 2782, a2, a3, a0, a1, a12)
BODY_8(scipy_dgesvd_64_, 2783, a2, a3, a0, a1, a12)
BODY_1(scipy_dgetrf2_, 2784, a0, a1)
BODY_1(scipy_dgetrf2_64_, 2785, a0, a1)
BODY_1(scipy_dgetrf_, 2786, a0, a1)
BODY_1(scipy_dgetrf_64_, 2787, a0, a1)
BODY_0(scipy_dgetri_, 2788, a0, a5)
BODY_0(scipy_dgetri_64_, 2789, a0, a5)
BODY_4(scipy_dgetrs_, 2790, a1, a2, a0)
BODY_4(scipy_dgetrs_64_, 2791, a1, a2, a0)
BODY_5(scipy_dgtsv_, 2792, a0, a1)
BODY_5(scipy_dgtsv_64_, 2793, a0, a1)
BODY_18(scipy_dnrm2_, 2794, a0)
BODY_18(scipy_dnrm2_64_, 2795, a0)
BODY_9(scipy_dorgqr_, 2796, a0, a1, a2, a7)
BODY_9(scipy_dorgqr_64_, 2797, a0, a1, a2, a7)
BODY_10(scipy_dormqr_, 2798, a2, a3, a4, a0, a1, a11)
BODY_10(scipy_dormqr_64_, 2799, a2, a3, a4, a0, a1, a11)
BODY_9(scipy_dposv_, 2800, a1, a2, a0)
BODY_9(scipy_dposv_64_, 2801, a1, a2, a0)
BODY_1(scipy_dpotrf2_, 2802, a1, a0)
BODY_1(scipy_dpotrf2_64_, 2803, a1, a0)
BODY_1(scipy_dpotrf_, 2804, a1, a0)
BODY_1(scipy_dpotrf_64_, 2805, a1, a0)
BODY_1(scipy_dpotri_, 2806, a1, a0)
BODY_1(scipy_dpotri_64_, 2807, a1, a0)
BODY_9(scipy_dpotrs_, 2808, a1, a2, a0)
BODY_9(scipy_dpotrs_64_, 2809, a1, a2, a0)
BODY_0(scipy_drot_, 2810, a0)
BODY_0(scipy_drot_64_, 2811, a0)
BODY_6(scipy_dsbmv_, 2812, a1, a2, a0)
BODY_6(scipy_dsbmv_64_, 2813, a1, a2, a0)
BODY_16(scipy_dscal_, 2814, a0)
BODY_16(scipy_dscal_64_, 2815, a0)
BODY_4(scipy_dspmv_, 2816, a1, a0)
BODY_4(scipy_dspmv_64_, 2817, a1, a0)
BODY_9(scipy_dspr2_, 2818, a1, a0)
BODY_9(scipy_dspr2_64_, 2819, a1, a0)
BODY_0(scipy_dspr_, 2820, a1, a0)
BODY_0(scipy_dspr_64_, 2821, a1, a0)
BODY_9(scipy_dstev_, 2822, a1, a0)
BODY_9(scipy_dstev_64_, 2823, a1, a0)
BODY_6(scipy_dstevd_, 2824, a1, a0, a7)
BODY_6(scipy_dstevd_64_, 2825, a1, a0, a7)
BODY_2(scipy_dswap_, 2826, a0)
BODY_2(scipy_dswap_64_, 2827, a0)
BODY_7(scipy_dsyev_, 2828, a2, a0, a1, a7)
BODY_7(scipy_dsyev_64_, 2829, a2, a0, a1, a7)
BODY_17(scipy_dsyevd_, 2830, a2, a0, a1, a7)
BODY_17(scipy_dsyevd_64_, 2831, a2, a0, a1, a7)
BODY_20(scipy_dsyevr_, 2832, a3, a0, a1, a2, a16)
BODY_20(scipy_dsyevr_64_, 2833, a3, a0, a1, a2, a16)
BODY_20(scipy_dsyevx_, 2834, a3, a0, a1, a2, a16)
BODY_20(scipy_dsyevx_64_, 2835, a3, a0, a1, a2, a16)
BODY_3(scipy_dsygv_, 2836, a3, a1, a2, a10)
BODY_3(scipy_dsygv_64_, 2837, a3, a1, a2, a10)
BODY_8(scipy_dsygvd_, 2838, a3, a1, a2, a10)
BODY_8(scipy_dsygvd_64_, 2839, a3, a1, a2, a10)
BODY_3(scipy_dsymm_, 2840, a2, a3, a0, a1)
BODY_3(scipy_dsymm_64_, 2841, a2, a3, a0, a1)
BODY_7(scipy_dsymv_, 2842, a1, a0)
BODY_7(scipy_dsymv_64_, 2843, a1, a0)
BODY_4(scipy_dsyr2_, 2844, a1, a0)
BODY_4(scipy_dsyr2_64_, 2845, a1, a0)
BODY_3(scipy_dsyr2k_, 2846, a2, a3, a0, a1)
BODY_3(scipy_dsyr2k_64_, 2847, a2, a3, a0, a1)
BODY_5(scipy_dsyr_, 2848, a1, a0)
BODY_5(scipy_dsyr_64_, 2849, a1, a0)
BODY_6(scipy_dsyrk_, 2850, a2, a3, a0, a1)
BODY_6(scipy_dsyrk_64_, 2851, a2, a3, a0, a1)
BODY_6(scipy_dsysv_, 2852, a1, a2, a0, a9)
BODY_6(scipy_dsysv_64_, 2853, a1, a2, a0, a9)
BODY_7(scipy_dsytrd_, 2854, a1, a0, a8)
BODY_7(scipy_dsytrd_64_, 2855, a1, a0, a8)
BODY_9(scipy_dsytrf_, 2856, a1, a0, a6)
BODY_9(scipy_dsytrf_64_, 2857, a1, a0, a6)
BODY_4(scipy_dsytrs_, 2858, a1, a2, a0)
BODY_4(scipy_dsytrs_64_, 2859, a1, a2, a0)
BODY_6(scipy_dtbmv_, 2860, a3, a4, a0, a1, a2)
BODY_6(scipy_dtbmv_64_, 2861, a3, a4, a0, a1, a2)
BODY_6(scipy_dtbsv_, 2862, a3, a4, a0, a1, a2)
BODY_6(scipy_dtbsv_64_, 2863, a3, a4, a0, a1, a2)
BODY_4(scipy_dtpmv_, 2864, a3, a0, a1, a2)
BODY_4(scipy_dtpmv_64_, 2865, a3, a0, a1, a2)
BODY_4(scipy_dtpsv_, 2866, a3, a0, a1, a2)
BODY_4(scipy_dtpsv_64_, 2867, a3, a0, a1, a2)
BODY_10(scipy_dtrmm_, 2868, a4, a5, a0, a1, a2, a3)
BODY_10(scipy_dtrmm_64_, 2869, a4, a5, a0, a1, a2, a3)
BODY_7(scipy_dtrmv_, 2870, a3, a0, a1, a2)
BODY_7(scipy_dtrmv_64_, 2871, a3, a0, a1, a2)
BODY_10(scipy_dtrsm_, 2872, a4, a5, a0, a1, a2, a3)
BODY_10(scipy_dtrsm_64_, 2873, a4, a5, a0, a1, a2, a3)
BODY_7(scipy_dtrsv_, 2874, a3, a0, a1, a2)
BODY_7(scipy_dtrsv_64_, 2875, a3, a0, a1, a2)
BODY_5(scipy_dtrtri_, 2876, a2, a0, a1)
BODY_5(scipy_dtrtri_64_, 2877, a2, a0, a1)
BODY_17(scipy_dtrtrs_, 2878, a3, a4, a0, a1, a2)
BODY_17(scipy_dtrtrs_64_, 2879, a3, a4, a0, a1, a2)
BODY_18(scipy_dzasum_, 2880, a0)
BODY_18(scipy_dzasum_64_, 2881, a0)
BODY_18(scipy_dznrm2_, 2882, a0)
BODY_18(scipy_dznrm2_64_, 2883, a0)
BODY_24(scipy_icamax_, 2884, a0)
BODY_24(scipy_icamax_64_, 2885, a0)
BODY_24(scipy_idamax_, 2886, a0)
BODY_24(scipy_idamax_64_, 2887, a0)
BODY_24(scipy_isamax_, 2888, a0)
BODY_24(scipy_isamax_64_, 2889, a0)
BODY_24(scipy_izamax_, 2890, a0)
BODY_24(scipy_izamax_64_, 2891, a0)
BODY_18(scipy_sasum_, 2892, a0)
BODY_18(scipy_sasum_64_, 2893, a0)
BODY_0(scipy_saxpby_, 2894, a0)
BODY_0(scipy_saxpby_64_, 2895, a0)
BODY_1(scipy_saxpy_, 2896, a0)
BODY_1(scipy_saxpy_64_, 2897, a0)
BODY_18(scipy_scasum_, 2898, a0)
BODY_18(scipy_scasum_64_, 2899, a0)
BODY_18(scipy_scnrm2_, 2900, a0)
BODY_18(scipy_scnrm2_64_, 2901, a0)
BODY_2(scipy_scopy_, 2902, a0)
BODY_2(scipy_scopy_64_, 2903, a0)
BODY_19(scipy_sdot_, 2904, a0)
BODY_19(scipy_sdot_64_, 2905, a0)
BODY_3(scipy_sgbmv_, 2906, a1, a2, a3, a4, a0)
BODY_3(scipy_sgbmv_64_, 2907, a1, a2, a3, a4, a0)
BODY_4(scipy_sgbsv_, 2908, a0, a1, a2, a3)
BODY_4(scipy_sgbsv_64_, 2909, a0, a1, a2, a3)
BODY_5(scipy_sgbtrf_, 2910, a0, a1, a2, a3)
BODY_5(scipy_sgbtrf_64_, 2911, a0, a1, a2, a3)
BODY_6(scipy_sgbtrs_, 2912, a1, a2, a3, a4, a0)
BODY_6(scipy_sgbtrs_64_, 2913, a1, a2, a3, a4, a0)
BODY_7(scipy_sgebrd_, 2914, a0, a1, a9)
BODY_7(scipy_sgebrd_64_, 2915, a0, a1, a9)
BODY_8(scipy_sgeev_, 2916, a2, a0, a1, a12)
BODY_8(scipy_sgeev_64_, 2917, a2, a0, a1, a12)
BODY_9(scipy_sgehrd_, 2918, a0, a7)
BODY_9(scipy_sgehrd_64_, 2919, a0, a7)
BODY_5(scipy_sgelqf_, 2920, a0, a1, a6)
BODY_5(scipy_sgelqf_64_, 2921, a0, a1, a6)
BODY_6(scipy_sgels_, 2922, a1, a2, a3, a0, a9)
BODY_6(scipy_sgels_64_, 2923, a1, a2, a3, a0, a9)
BODY_3(scipy_sgelsd_, 2924, a0, a1, a2, a11)
BODY_3(scipy_sgelsd_64_, 2925, a0, a1, a2, a11)
BODY_17(scipy_sgelss_, 2926, a0, a1, a2, a11)
BODY_17(scipy_sgelss_64_, 2927, a0, a1, a2, a11)
BODY_17(scipy_sgelsy_, 2928, a0, a1, a2, a11)
BODY_17(scipy_sgelsy_64_, 2929, a0, a1, a2, a11)
BODY_10(scipy_sgemm_, 2930, a2, a3, a4, a0, a1, a6, a8)
BODY_10(scipy_sgemm_64_, 2931, a2, a3, a4, a0, a1, a6, a8)
BODY_8(scipy_sgemmt_, 2932, a3, a4, a0, a1, a2)
BODY_8(scipy_sgemmt_64_, 2933, a3, a4, a0, a1, a2)
BODY_6(scipy_sgemv_, 2934, a1, a2, a0)
BODY_6(scipy_sgemv_64_, 2935, a1, a2, a0)
BODY_9(scipy_sgeqp3_, 2936, a0, a1, a7)
BODY_9(scipy_sgeqp3_64_, 2937, a0, a1, a7)
BODY_5(scipy_sgeqrf_, 2938, a0, a1, a6)
BODY_5(scipy_sgeqrf_64_, 2939, a0, a1, a6)
BODY_9(scipy_sger_, 2940, a0, a1)
BODY_9(scipy_sger_64_, 2941, a0, a1)
BODY_5(scipy_sgerqf_, 2942, a0, a1, a6)
BODY_5(scipy_sgerqf_64_, 2943, a0, a1, a6)
BODY_10(scipy_sgesdd_, 2944, a1, a2, a0, a11)
BODY_10(scipy_sgesdd_64_, 2945, a1, a2, a0, a11)
BODY_5(scipy_sgesv_, 2946, a0, a1)
BODY_5(scipy_sgesv_64_, 2947, a0, a1)
BODY_8(scipy_sgesvd_, 2948, a2, a3, a0, a1, a12)
BODY_8(scipy_sgesvd_64_, 2949, a2, a3, a0, a1, a12)
BODY_1(scipy_sgetrf2_, 2950, a0, a1)
BODY_1(scipy_sgetrf2_64_, 2951, a0, a1)
BODY_1(scipy_sgetrf_, 2952, a0, a1)
BODY_1(scipy_sgetrf_64_, 2953, a0, a1)
BODY_0(scipy_sgetri_, 2954, a0, a5)
BODY_0(scipy_sgetri_64_, 2955, a0, a5)
BODY_4(scipy_sgetrs_, 2956, a1, a2, a0)
BODY_4(scipy_sgetrs_64_, 2957, a1, a2, a0)
BODY_5(scipy_sgtsv_, 2958, a0, a1)
BODY_5(scipy_sgtsv_64_, 2959, a0, a1)
BODY_18(scipy_snrm2_, 2960, a0)
BODY_18(scipy_snrm2_64_, 2961, a0)
BODY_9(scipy_sorgqr_, 2962, a0, a1, a2, a7)
BODY_9(scipy_sorgqr_64_, 2963, a0, a1, a2, a7)
BODY_10(scipy_sormqr_, 2964, a2, a3, a4, a0, a1, a11)
BODY_10(scipy_sormqr_64_, 2965, a2, a3, a4, a0, a1, a11)
BODY_9(scipy_sposv_, 2966, a1, a2, a0)
BODY_9(scipy_sposv_64_, 2967, a1, a2, a0)
BODY_1(scipy_spotrf2_, 2968, a1, a0)
BODY_1(scipy_spotrf2_64_, 2969, a1, a0)
BODY_1(scipy_spotrf_, 2970, a1, a0)
BODY_1(scipy_spotrf_64_, 2971, a1, a0)
BODY_1(scipy_spotri_, 2972, a1, a0)
BODY_1(scipy_spotri_64_, 2973, a1, a0)
BODY_9(scipy_spotrs_, 2974, a1, a2, a0)
BODY_9(scipy_spotrs_64_, 2975, a1, a2, a0)
BODY_0(scipy_srot_, 2976, a0)
BODY_0(scipy_srot_64_, 2977, a0)
BODY_6(scipy_ssbmv_, 2978, a1, a2, a0)
BODY_6(scipy_ssbmv_64_, 2979, a1, a2, a0)
BODY_16(scipy_sscal_, 2980, a0)
BODY_16(scipy_sscal_64_, 2981, a0)
BODY_4(scipy_sspmv_, 2982, a1, a0)
BODY_4(scipy_sspmv_64_, 2983, a1, a0)
BODY_9(scipy_sspr2_, 2984, a1, a0)
BODY_9(scipy_sspr2_64_, 2985, a1, a0)
BODY_0(scipy_sspr_, 2986, a1, a0)
BODY_0(scipy_sspr_64_, 2987, a1, a0)
BODY_9(scipy_sstev_, 2988, a1, a0)
BODY_9(scipy_sstev_64_, 2989, a1, a0)
BODY_6(scipy_sstevd_, 2990, a1, a0, a7)
BODY_6(scipy_sstevd_64_, 2991, a1, a0, a7)
BODY_2(scipy_sswap_, 2992, a0)
BODY_2(scipy_sswap_64_, 2993, a0)
BODY_7(scipy_ssyev_, 2994, a2, a0, a1, a7)
BODY_7(scipy_ssyev_64_, 2995, a2, a0, a1, a7)
BODY_17(scipy_ssyevd_, 2996, a2, a0, a1, a7)
BODY_17(scipy_ssyevd_64_, 2997, a2, a0, a1, a7)
BODY_20(scipy_ssyevr_, 2998, a3, a0, a1, a2, a16)
BODY_20(scipy_ssyevr_64_, 2999, a3, a0, a1, a2, a16)
BODY_20(scipy_ssyevx_, 3000, a3, a0, a1, a2, a16)
BODY_20(scipy_ssyevx_64_, 3001, a3, a0, a1, a2, a16)
BODY_3(scipy_ssygv_, 3002, a3, a1, a2, a10)
BODY_3(scipy_ssygv_64_, 3003, a3, a1, a2, a10)
BODY_8(scipy_ssygvd_, 3004, a3, a1, a2, a10)
BODY_8(scipy_ssygvd_64_, 3005, a3, a1, a2, a10)
BODY_3(scipy_ssymm_, 3006, a2, a3, a0, a1)
BODY_3(scipy_ssymm_64_, 3007, a2, a3, a0, a1)
BODY_7(scipy_ssymv_, 3008, a1, a0)
BODY_7(scipy_ssymv_64_, 3009, a1, a0)
BODY_4(scipy_ssyr2_, 3010, a1, a0)
BODY_4(scipy_ssyr2_64_, 3011, a1, a0)
BODY_3(scipy_ssyr2k_, 3012, a2, a3, a0, a1)
BODY_3(scipy_ssyr2k_64_, 3013, a2, a3, a0, a1)
BODY_5(scipy_ssyr_, 3014, a1, a0)
BODY_5(scipy_ssyr_64_, 3015, a1, a0)
BODY_6(scipy_ssyrk_, 3016, a2, a3, a0, a1)
BODY_6(scipy_ssyrk_64_, 3017, a2, a3, a0, a1)
BODY_6(scipy_ssysv_, 3018, a1, a2, a0, a9)
BODY_6(scipy_ssysv_64_, 3019, a1, a2, a0, a9)
BODY_7(scipy_ssytrd_, 3020, a1, a0, a8)
BODY_7(scipy_ssytrd_64_, 3021, a1, a0, a8)
BODY_9(scipy_ssytrf_, 3022, a1, a0, a6)
BODY_9(scipy_ssytrf_64_, 3023, a1, a0, a6)
BODY_4(scipy_ssytrs_, 3024, a1, a2, a0)
BODY_4(scipy_ssytrs_64_, 3025, a1, a2, a0)
BODY_6(scipy_stbmv_, 3026, a3, a4, a0, a1, a2)
BODY_6(scipy_stbmv_64_, 3027, a3, a4, a0, a1, a2)
BODY_6(scipy_stbsv_, 3028, a3, a4, a0, a1, a2)
BODY_6(scipy_stbsv_64_, 3029, a3, a4, a0, a1, a2)
BODY_4(scipy_stpmv_, 3030, a3, a0, a1, a2)
BODY_4(scipy_stpmv_64_, 3031, a3, a0, a1, a2)
BODY_4(scipy_stpsv_, 3032, a3, a0, a1, a2)
BODY_4(scipy_stpsv_64_, 3033, a3, a0, a1, a2)
BODY_10(scipy_strmm_, 3034, a4, a5, a0, a1, a2, a3)
BODY_10(scipy_strmm_64_, 3035, a4, a5, a0, a1, a2, a3)
BODY_7(scipy_strmv_, 3036, a3, a0, a1, a2)
BODY_7(scipy_strmv_64_, 3037, a3, a0, a1, a2)
BODY_10(scipy_strsm_, 3038, a4, a5, a0, a1, a2, a3)
BODY_10(scipy_strsm_64_, 3039, a4, a5, a0, a1, a2, a3)
BODY_7(scipy_strsv_, 3040, a3, a0, a1, a2)
BODY_7(scipy_strsv_64_, 3041, a3, a0, a1, a2)
BODY_5(scipy_strtri_, 3042, a2, a0, a1)
BODY_5(scipy_strtri_64_, 3043, a2, a0, a1)
BODY_17(scipy_strtrs_, 3044, a3, a4, a0, a1, a2)
BODY_17(scipy_strtrs_64_, 3045, a3, a4, a0, a1, a2)
BODY_0(scipy_zaxpby_, 3046, a0)
BODY_0(scipy_zaxpby_64_, 3047, a0)
BODY_1(scipy_zaxpy_, 3048, a0)
BODY_1(scipy_zaxpy_64_, 3049, a0)
BODY_2(scipy_zcopy_, 3050, a0)
BODY_2(scipy_zcopy_64_, 3051, a0)
BODY_0(scipy_zdrot_, 3052, a0)
BODY_0(scipy_zdrot_64_, 3053, a0)
BODY_16(scipy_zdscal_, 3054, a0)
BODY_16(scipy_zdscal_64_, 3055, a0)
BODY_3(scipy_zgbmv_, 3056, a1, a2, a3, a4, a0)
BODY_3(scipy_zgbmv_64_, 3057, a1, a2, a3, a4, a0)
BODY_4(scipy_zgbsv_, 3058, a0, a1, a2, a3)
BODY_4(scipy_zgbsv_64_, 3059, a0, a1, a2, a3)
BODY_5(scipy_zgbtrf_, 3060, a0, a1, a2, a3)
BODY_5(scipy_zgbtrf_64_, 3061, a0, a1, a2, a3)
BODY_6(scipy_zgbtrs_, 3062, a1, a2, a3, a4, a0)
BODY_6(scipy_zgbtrs_64_, 3063, a1, a2, a3, a4, a0)
BODY_7(scipy_zgebrd_, 3064, a0, a1, a9)
BODY_7(scipy_zgebrd_64_, 3065, a0, a1, a9)
BODY_8(scipy_zgeev_, 3066, a2, a0, a1, a11)
BODY_8(scipy_zgeev_64_, 3067, a2, a0, a1, a11)
BODY_9(scipy_zgehrd_, 3068, a0, a7)
BODY_9(scipy_zgehrd_64_, 3069, a0, a7)
BODY_5(scipy_zgelqf_, 3070, a0, a1, a6)
BODY_5(scipy_zgelqf_64_, 3071, a0, a1, a6)
BODY_6(scipy_zgels_, 3072, a1, a2, a3, a0, a9)
BODY_6(scipy_zgels_64_, 3073, a1, a2, a3, a0, a9)
BODY_10(scipy_zgelsd_, 3074, a0, a1, a2, a11)
BODY_10(scipy_zgelsd_64_, 3075, a0, a1, a2, a11)
BODY_3(scipy_zgelss_, 3076, a0, a1, a2, a11)
BODY_3(scipy_zgelss_64_, 3077, a0, a1, a2, a11)
BODY_3(scipy_zgelsy_, 3078, a0, a1, a2, a11)
BODY_3(scipy_zgelsy_64_, 3079, a0, a1, a2, a11)
BODY_10(scipy_zgemm3m_, 3080, a2, a3, a4, a0, a1)
BODY_10(scipy_zgemm3m_64_, 3081, a2, a3, a4, a0, a1)
BODY_10(scipy_zgemm_, 3082, a2, a3, a4, a0, a1, a6, a8)
BODY_10(scipy_zgemm_64_, 3083, a2, a3, a4, a0, a1, a6, a8)
BODY_8(scipy_zgemmt_, 3084, a3, a4, a0, a1, a2)
BODY_8(scipy_zgemmt_64_, 3085, a3, a4, a0, a1, a2)
BODY_6(scipy_zgemv_, 3086, a1, a2, a0)
BODY_6(scipy_zgemv_64_, 3087, a1, a2, a0)
BODY_4(scipy_zgeqp3_, 3088, a0, a1, a7)
BODY_4(scipy_zgeqp3_64_, 3089, a0, a1, a7)
BODY_5(scipy_zgeqrf_, 3090, a0, a1, a6)
BODY_5(scipy_zgeqrf_64_, 3091, a0, a1, a6)
BODY_9(scipy_zgerc_, 3092, a0, a1)
BODY_9(scipy_zgerc_64_, 3093, a0, a1)
BODY_5(scipy_zgerqf_, 3094, a0, a1, a6)
BODY_5(scipy_zgerqf_64_, 3095, a0, a1, a6)
BODY_9(scipy_zgeru_, 3096, a0, a1)
BODY_9(scipy_zgeru_64_, 3097, a0, a1)
BODY_8(scipy_zgesdd_, 3098, a1, a2, a0, a11)
BODY_8(scipy_zgesdd_64_, 3099, a1, a2, a0, a11)
BODY_5(scipy_zgesv_, 3100, a0, a1)
BODY_5(scipy_zgesv_64_, 3101, a0, a1)
BODY_12(scipy_zgesvd_, 3102, a2, a3, a0, a1, a12)
BODY_12(scipy_zgesvd_64_, 3103, a2, a3, a0, a1, a12)
BODY_1(scipy_zgetrf2_, 3104, a0, a1)
BODY_1(scipy_zgetrf2_64_, 3105, a0, a1)
BODY_1(scipy_zgetrf_, 3106, a0, a1)
BODY_1(scipy_zgetrf_64_, 3107, a0, a1)
BODY_0(scipy_zgetri_, 3108, a0, a5)
BODY_0(scipy_zgetri_64_, 3109, a0, a5)
BODY_4(scipy_zgetrs_, 3110, a1, a2, a0)
BODY_4(scipy_zgetrs_64_, 3111, a1, a2, a0)
BODY_5(scipy_zgtsv_, 3112, a0, a1)
BODY_5(scipy_zgtsv_64_, 3113, a0, a1)
BODY_6(scipy_zhbmv_, 3114, a1, a2, a0)
BODY_6(scipy_zhbmv_64_, 3115, a1, a2, a0)
BODY_6(scipy_zheev_, 3116, a2, a0, a1, a7)
BODY_6(scipy_zheev_64_, 3117, a2, a0, a1, a7)
BODY_10(scipy_zheevd_, 3118, a2, a0, a1, a7)
BODY_10(scipy_zheevd_64_, 3119, a2, a0, a1, a7)
BODY_13(scipy_zheevr_, 3120, a3, a0, a1, a2, a16)
BODY_13(scipy_zheevr_64_, 3121, a3, a0, a1, a2, a16)
BODY_14(scipy_zheevx_, 3122, a3, a0, a1, a2, a16)
BODY_14(scipy_zheevx_64_, 3123, a3, a0, a1, a2, a16)
BODY_10(scipy_zhegv_, 3124, a3, a1, a2, a10)
BODY_10(scipy_zhegv_64_, 3125, a3, a1, a2, a10)
BODY_15(scipy_zhegvd_, 3126, a3, a1, a2, a10)
BODY_15(scipy_zhegvd_64_, 3127, a3, a1, a2, a10)
BODY_3(scipy_zhemm_, 3128, a2, a3, a0, a1)
BODY_3(scipy_zhemm_64_, 3129, a2, a3, a0, a1)
BODY_7(scipy_zhemv_, 3130, a1, a0)
BODY_7(scipy_zhemv_64_, 3131, a1, a0)
BODY_4(scipy_zher2_, 3132, a1, a0)
BODY_4(scipy_zher2_64_, 3133, a1, a0)
BODY_3(scipy_zher2k_, 3134, a2, a3, a0, a1)
BODY_3(scipy_zher2k_64_, 3135, a2, a3, a0, a1)
BODY_5(scipy_zher_, 3136, a1, a0)
BODY_5(scipy_zher_64_, 3137, a1, a0)
BODY_6(scipy_zherk_, 3138, a2, a3, a0, a1)
BODY_6(scipy_zherk_64_, 3139, a2, a3, a0, a1)
BODY_6(scipy_zhesv_, 3140, a1, a2, a0, a9)
BODY_6(scipy_zhesv_64_, 3141, a1, a2, a0, a9)
BODY_7(scipy_zhetrd_, 3142, a1, a0, a8)
BODY_7(scipy_zhetrd_64_, 3143, a1, a0, a8)
BODY_9(scipy_zhetrf_, 3144, a1, a0, a6)
BODY_9(scipy_zhetrf_64_, 3145, a1, a0, a6)
BODY_4(scipy_zhetrs_, 3146, a1, a2, a0)
BODY_4(scipy_zhetrs_64_, 3147, a1, a2, a0)
BODY_4(scipy_zhpmv_, 3148, a1, a0)
BODY_4(scipy_zhpmv_64_, 3149, a1, a0)
BODY_9(scipy_zhpr2_, 3150, a1, a0)
BODY_9(scipy_zhpr2_64_, 3151, a1, a0)
BODY_0(scipy_zhpr_, 3152, a1, a0)
BODY_0(scipy_zhpr_64_, 3153, a1, a0)
BODY_9(scipy_zposv_, 3154, a1, a2, a0)
BODY_9(scipy_zposv_64_, 3155, a1, a2, a0)
BODY_1(scipy_zpotrf2_, 3156, a1, a0)
BODY_1(scipy_zpotrf2_64_, 3157, a1, a0)
BODY_1(scipy_zpotrf_, 3158, a1, a0)
BODY_1(scipy_zpotrf_64_, 3159, a1, a0)
BODY_1(scipy_zpotri_, 3160, a1, a0)
BODY_1(scipy_zpotri_64_, 3161, a1, a0)
BODY_9(scipy_zpotrs_, 3162, a1, a2, a0)
BODY_9(scipy_zpotrs_64_, 3163, a1, a2, a0)
BODY_16(scipy_zscal_, 3164, a0)
BODY_16(scipy_zscal_64_, 3165, a0)
BODY_2(scipy_zswap_, 3166, a0)
BODY_2(scipy_zswap_64_, 3167, a0)
BODY_3(scipy_zsymm_, 3168, a2, a3, a0, a1)
BODY_3(scipy_zsymm_64_, 3169, a2, a3, a0, a1)
BODY_3(scipy_zsyr2k_, 3170, a2, a3, a0, a1)
BODY_3(scipy_zsyr2k_64_, 3171, a2, a3, a0, a1)
BODY_6(scipy_zsyrk_, 3172, a2, a3, a0, a1)
BODY_6(scipy_zsyrk_64_, 3173, a2, a3, a0, a1)
BODY_6(scipy_zsysv_, 3174, a1, a2, a0, a9)
BODY_6(scipy_zsysv_64_, 3175, a1, a2, a0, a9)
BODY_9(scipy_zsytrf_, 3176, a1, a0, a6)
BODY_9(scipy_zsytrf_64_, 3177, a1, a0, a6)
BODY_4(scipy_zsytrs_, 3178, a1, a2, a0)
BODY_4(scipy_zsytrs_64_, 3179, a1, a2, a0)
BODY_6(scipy_ztbmv_, 3180, a3, a4, a0, a1, a2)
BODY_6(scipy_ztbmv_64_, 3181, a3, a4, a0, a1, a2)
BODY_6(scipy_ztbsv_, 3182, a3, a4, a0, a1, a2)
BODY_6(scipy_ztbsv_64_, 3183, a3, a4, a0, a1, a2)
BODY_4(scipy_ztpmv_, 3184, a3, a0, a1, a2)
BODY_4(scipy_ztpmv_64_, 3185, a3, a0, a1, a2)
BODY_4(scipy_ztpsv_, 3186, a3, a0, a1, a2)
BODY_4(scipy_ztpsv_64_, 3187, a3, a0, a1, a2)
BODY_10(scipy_ztrmm_, 3188, a4, a5, a0, a1, a2, a3)
BODY_10(scipy_ztrmm_64_, 3189, a4, a5, a0, a1, a2, a3)
BODY_7(scipy_ztrmv_, 3190, a3, a0, a1, a2)
BODY_7(scipy_ztrmv_64_, 3191, a3, a0, a1, a2)
BODY_10(scipy_ztrsm_, 3192, a4, a5, a0, a1, a2, a3)
BODY_10(scipy_ztrsm_64_, 3193, a4, a5, a0, a1, a2, a3)
BODY_7(scipy_ztrsv_, 3194, a3, a0, a1, a2)
BODY_7(scipy_ztrsv_64_, 3195, a3, a0, a1, a2)
BODY_5(scipy_ztrtri_, 3196, a2, a0, a1)
BODY_5(scipy_ztrtri_64_, 3197, a2, a0, a1)
BODY_17(scipy_ztrtrs_, 3198, a3, a4, a0, a1, a2)
BODY_17(scipy_ztrtrs_64_, 3199, a3, a4, a0, a1, a2)
BODY_9(scipy_zungqr_, 3200, a0, a1, a2, a7)
BODY_9(scipy_zungqr_64_, 3201, a0, a1, a2, a7)
BODY_10(scipy_zunmqr_, 3202, a2, a3, a4, a0, a1, a11)
BODY_10(scipy_zunmqr_64_, 3203, a2, a3, a4, a0, a1, a11)
BODY_18(scnrm2, 3204, a0)
BODY_18(scnrm2_, 3205, a0)
BODY_18(scnrm2_64, 3206, a0)
BODY_18(scnrm2_64_, 3207, a0)
BODY_2(scopy, 3208, a0)
BODY_2(scopy_, 3209, a0)
BODY_2(scopy_64, 3210, a0)
BODY_2(scopy_64_, 3211, a0)
BODY_19(sdot, 3212, a0)
BODY_19(sdot_, 3213, a0)
BODY_19(sdot_64, 3214, a0)
BODY_19(sdot_64_, 3215, a0)
BODY_3(sgbmv, 3216, a1, a2, a3, a4, a0)
BODY_3(sgbmv_, 3217, a1, a2, a3, a4, a0)
BODY_3(sgbmv_64, 3218, a1, a2, a3, a4, a0)
BODY_3(sgbmv_64_, 3219, a1, a2, a3, a4, a0)
BODY_4(sgbsv, 3220, a0, a1, a2, a3)
BODY_4(sgbsv_, 3221, a0, a1, a2, a3)
BODY_4(sgbsv_64, 3222, a0, a1, a2, a3)
BODY_4(sgbsv_64_, 3223, a0, a1, a2, a3)
BODY_5(sgbtrf, 3224, a0, a1, a2, a3)
BODY_5(sgbtrf_, 3225, a0, a1, a2, a3)
BODY_5(sgbtrf_64, 3226, a0, a1, a2, a3)
BODY_5(sgbtrf_64_, 3227, a0, a1, a2, a3)
BODY_6(sgbtrs, 3228, a1, a2, a3, a4, a0)
BODY_6(sgbtrs_, 3229, a1, a2, a3, a4, a0)
BODY_6(sgbtrs_64, 3230, a1, a2, a3, a4, a0)
BODY_6(sgbtrs_64_, 3231, a1, a2, a3, a4, a0)
BODY_7(sgebrd, 3232, a0, a1, a9)
BODY_7(sgebrd_, 3233, a0, a1, a9)
BODY_7(sgebrd_64, 3234, a0, a1, a9)
BODY_7(sgebrd_64_, 3235, a0, a1, a9)
BODY_8(sgeev, 3236, a2, a0, a1, a12)
BODY_8(sgeev_, 3237, a2, a0, a1, a12)
BODY_8(sgeev_64, 3238, a2, a0, a1, a12)
BODY_8(sgeev_64_, 3239, a2, a0, a1, a12)
BODY_9(sgehrd, 3240, a0, a7)
BODY_9(sgehrd_, 3241, a0, a7)
BODY_9(sgehrd_64, 3242, a0, a7)
BODY_9(sgehrd_64_, 3243, a0, a7)
BODY_5(sgelqf, 3244, a0, a1, a6)
BODY_5(sgelqf_, 3245, a0, a1, a6)
BODY_5(sgelqf_64, 3246, a0, a1, a6)
BODY_5(sgelqf_64_, 3247, a0, a1, a6)
BODY_6(sgels, 3248, a1, a2, a3, a0, a9)
BODY_6(sgels_, 3249, a1, a2, a3, a0, a9)
BODY_6(sgels_64, 3250, a1, a2, a3, a0, a9)
BODY_6(sgels_64_, 3251, a1, a2, a3, a0, a9)
BODY_3(sgelsd, 3252, a0, a1, a2, a11)
BODY_3(sgelsd_, 3253, a0, a1, a2, a11)
BODY_3(sgelsd_64, 3254, a0, a1, a2, a11)
BODY_3(sgelsd_64_, 3255, a0, a1, a2, a11)
BODY_17(sgelss, 3256, a0, a1, a2, a11)
BODY_17(sgelss_, 3257, a0, a1, a2, a11)
BODY_17(sgelss_64, 3258, a0, a1, a2, a11)
BODY_17(sgelss_64_, 3259, a0, a1, a2, a11)
BODY_17(sgelsy, 3260, a0, a1, a2, a11)
BODY_17(sgelsy_, 3261, a0, a1, a2, a11)
BODY_17(sgelsy_64, 3262, a0, a1, a2, a11)
BODY_17(sgelsy_64_, 3263, a0, a1, a2, a11)
BODY_10(sgemm, 3264, a2, a3, a4, a0, a1, a6, a8)
BODY_10(sgemm_, 3265, a2, a3, a4, a0, a1, a6, a8)
BODY_10(sgemm_64, 3266, a2, a3, a4, a0, a1, a6, a8)
BODY_10(sgemm_64_, 3267, a2, a3, a4, a0, a1, a6, a8)
BODY_10(sgemm_batch, 3268, a2, a3, a4, a13, a0, a1, a14)
BODY_10(sgemm_batch_, 3269, a2, a3, a4, a13, a0, a1, a14)
BODY_10(sgemm_batch_64, 3270, a2, a3, a4, a13, a0, a1, a14)
BODY_10(sgemm_batch_64_, 3271, a2, a3, a4, a13, a0, a1, a14)
BODY_11(sgemm_batch_strided, 3272, a2, a3, a4, a16, a0, a1)
BODY_11(sgemm_batch_strided_, 3273, a2, a3, a4, a16, a0, a1)
BODY_11(sgemm_batch_strided_64, 3274, a2, a3, a4, a16, a0, a1)
BODY_11(sgemm_batch_strided_64_, 3275, a2, a3, a4, a16, a0, a1)
BODY_8(sgemmt, 3276, a3, a4, a0, a1, a2)
BODY_8(sgemmt_, 3277, a3, a4, a0, a1, a2)
BODY_8(sgemmt_64, 3278, a3, a4, a0, a1, a2)
BODY_8(sgemmt_64_, 3279, a3, a4, a0, a1, a2)
BODY_6(sgemv, 3280, a1, a2, a0)
BODY_6(sgemv_, 3281, a1, a2, a0)
BODY_6(sgemv_64, 3282, a1, a2, a0)
BODY_6(sgemv_64_, 3283, a1, a2, a0)
BODY_9(sgeqp3, 3284, a0, a1, a7)
BODY_9(sgeqp3_, 3285, a0, a1, a7)
BODY_9(sgeqp3_64, 3286, a0, a1, a7)
BODY_9(sgeqp3_64_, 3287, a0, a1, a7)
BODY_5(sgeqrf, 3288, a0, a1, a6)
BODY_5(sgeqrf_, 3289, a0, a1, a6)
BODY_5(sgeqrf_64, 3290, a0, a1, a6)
BODY_5(sgeqrf_64_, 3291, a0, a1, a6)
BODY_9(sger, 3292, a0, a1)
BODY_9(sger_, 3293, a0, a1)
BODY_9(sger_64, 3294, a0, a1)
BODY_9(sger_64_, 3295, a0, a1)
BODY_5(sgerqf, 3296, a0, a1, a6)
BODY_5(sgerqf_, 3297, a0, a1, a6)
BODY_5(sgerqf_64, 3298, a0, a1, a6)
BODY_5(sgerqf_64_, 3299, a0, a1, a6)
BODY_10(sgesdd, 3300, a1, a2, a0, a11)
BODY_10(sgesdd_, 3301, a1, a2, a0, a11)
BODY_10(sgesdd_64, 3302, a1, a2, a0, a11)
BODY_10(sgesdd_64_, 3303, a1, a2, a0, a11)
BODY_5(sgesv, 3304, a0, a1)
BODY_5(sgesv_, 3305, a0, a1)
BODY_5(sgesv_64, 3306, a0, a1)
BODY_5(sgesv_64_, 3307, a0, a1)
BODY_8(sgesvd, 3308, a2, a3, a0, a1, a12)
BODY_8(sgesvd_, 3309, a2, a3, a0, a1, a12)
BODY_8(sgesvd_64, 3310, a2, a3, a0, a1, a12)
BODY_8(sgesvd_64_, 3311, a2, a3, a0, a1, a12)
BODY_1(sgetrf, 3312, a0, a1)
BODY_1(sgetrf2, 3313, a0, a1)
BODY_1(sgetrf2_, 3314, a0, a1)
BODY_1(sgetrf2_64, 3315, a0, a1)
BODY_1(sgetrf2_64_, 3316, a0, a1)
BODY_1(sgetrf_, 3317, a0, a1)
BODY_1(sgetrf_64, 3318, a0, a1)
BODY_1(sgetrf_64_, 3319, a0, a1)
BODY_0(sgetri, 3320, a0, a5)
BODY_0(sgetri_, 3321, a0, a5)
BODY_0(sgetri_64, 3322, a0, a5)
BODY_0(sgetri_64_, 3323, a0, a5)
BODY_4(sgetrs, 3324, a1, a2, a0)
BODY_4(sgetrs_, 3325, a1, a2, a0)
BODY_4(sgetrs_64, 3326, a1, a2, a0)
BODY_4(sgetrs_64_, 3327, a1, a2, a0)
BODY_5(sgtsv, 3328, a0, a1)
BODY_5(sgtsv_, 3329, a0, a1)
BODY_5(sgtsv_64, 3330, a0, a1)
BODY_5(sgtsv_64_, 3331, a0, a1)
BODY_18(snrm2, 3332, a0)
BODY_18(snrm2_, 3333, a0)
BODY_18(snrm2_64, 3334, a0)
BODY_18(snrm2_64_, 3335, a0)
BODY_9(sorgqr, 3336, a0, a1, a2, a7)
BODY_9(sorgqr_, 3337, a0, a1, a2, a7)
BODY_9(sorgqr_64, 3338, a0, a1, a2, a7)
BODY_9(sorgqr_64_, 3339, a0, a1, a2, a7)
BODY_10(sormqr, 3340, a2, a3, a4, a0, a1, a11)
BODY_10(sormqr_, 3341, a2, a3, a4, a0, a1, a11)
BODY_10(sormqr_64, 3342, a2, a3, a4, a0, a1, a11)
BODY_10(sormqr_64_, 3343, a2, a3, a4, a0, a1, a11)
BODY_9(sposv, 3344, a1, a2, a0)
BODY_9(sposv_, 3345, a1, a2, a0)
BODY_9(sposv_64, 3346, a1, a2, a0)
BODY_9(sposv_64_, 3347, a1, a2, a0)
BODY_1(spotrf, 3348, a1, a0)
BODY_1(spotrf2, 3349, a1, a0)
BODY_1(spotrf2_, 3350, a1, a0)
BODY_1(spotrf2_64, 3351, a1, a0)
BODY_1(spotrf2_64_, 3352, a1, a0)
BODY_1(spotrf_, 3353, a1, a0)
BODY_1(spotrf_64, 3354, a1, a0)
BODY_1(spotrf_64_, 3355, a1, a0)
BODY_1(spotri, 3356, a1, a0)
BODY_1(spotri_, 3357, a1, a0)
BODY_1(spotri_64, 3358, a1, a0)
BODY_1(spotri_64_, 3359, a1, a0)
BODY_9(spotrs, 3360, a1, a2, a0)
BODY_9(spotrs_, 3361, a1, a2, a0)
BODY_9(spotrs_64, 3362, a1, a2, a0)
BODY_9(spotrs_64_, 3363, a1, a2, a0)
BODY_0(srot, 3364, a0)
BODY_0(srot_, 3365, a0)
BODY_0(srot_64, 3366, a0)
BODY_0(srot_64_, 3367, a0)
BODY_6(ssbmv, 3368, a1, a2, a0)
BODY_6(ssbmv_, 3369, a1, a2, a0)
BODY_6(ssbmv_64, 3370, a1, a2, a0)
BODY_6(ssbmv_64_, 3371, a1, a2, a0)
BODY_16(sscal, 3372, a0)
BODY_16(sscal_, 3373, a0)
BODY_16(sscal_64, 3374, a0)
BODY_16(sscal_64_, 3375, a0)
BODY_4(sspmv, 3376, a1, a0)
BODY_4(sspmv_, 3377, a1, a0)
BODY_4(sspmv_64, 3378, a1, a0)
BODY_4(sspmv_64_, 3379, a1, a0)
BODY_0(sspr, 3380, a1, a0)
BODY_9(sspr2, 3381, a1, a0)
BODY_9(sspr2_, 3382, a1, a0)
BODY_9(sspr2_64, 3383, a1, a0)
BODY_9(sspr2_64_, 3384, a1, a0)
BODY_0(sspr_, 3385, a1, a0)
BODY_0(sspr_64, 3386, a1, a0)
BODY_0(sspr_64_, 3387, a1, a0)
BODY_9(sstev, 3388, a1, a0)
BODY_9(sstev_, 3389, a1, a0)
BODY_9(sstev_64, 3390, a1, a0)
BODY_9(sstev_64_, 3391, a1, a0)
BODY_6(sstevd, 3392, a1, a0, a7)
BODY_6(sstevd_, 3393, a1, a0, a7)
BODY_6(sstevd_64, 3394, a1, a0, a7)
BODY_6(sstevd_64_, 3395, a1, a0, a7)
BODY_2(sswap, 3396, a0)
BODY_2(sswap_, 3397, a0)
BODY_2(sswap_64, 3398, a0)
BODY_2(sswap_64_, 3399, a0)
BODY_7(ssyev, 3400, a2, a0, a1, a7)
BODY_7(ssyev_, 3401, a2, a0, a1, a7)
BODY_7(ssyev_64, 3402, a2, a0, a1, a7)
BODY_7(ssyev_64_, 3403, a2, a0, a1, a7)
BODY_17(ssyevd, 3404, a2, a0, a1, a7)
BODY_17(ssyevd_, 3405, a2, a0, a1, a7)
BODY_17(ssyevd_64, 3406, a2, a0, a1, a7)
BODY_17(ssyevd_64_, 3407, a2, a0, a1, a7)
BODY_20(ssyevr, 3408, a3, a0, a1, a2, a16)
BODY_20(ssyevr_, 3409, a3, a0, a1, a2, a16)
BODY_20(ssyevr_64, 3410, a3, a0, a1, a2, a16)
BODY_20(ssyevr_64_, 3411, a3, a0, a1, a2, a16)
BODY_20(ssyevx, 3412, a3, a0, a1, a2, a16)
BODY_20(ssyevx_, 3413, a3, a0, a1, a2, a16)
BODY_20(ssyevx_64, 3414, a3, a0, a1, a2, a16)
BODY_20(ssyevx_64_, 3415, a3, a0, a1, a2, a16)
BODY_3(ssygv, 3416, a3, a1, a2, a10)
BODY_3(ssygv_, 3417, a3, a1, a2, a10)
BODY_3(ssygv_64, 3418, a3, a1, a2, a10)
BODY_3(ssygv_64_, 3419, a3, a1, a2, a10)
BODY_8(ssygvd, 3420, a3, a1, a2, a10)
BODY_8(ssygvd_, 3421, a3, a1, a2, a10)
BODY_8(ssygvd_64, 3422, a3, a1, a2, a10)
BODY_8(ssygvd_64_, 3423, a3, a1, a2, a10)
BODY_3(ssymm, 3424, a2, a3, a0, a1)
BODY_3(ssymm_, 3425, a2, a3, a0, a1)
BODY_3(ssymm_64, 3426, a2, a3, a0, a1)
BODY_3(ssymm_64_, 3427, a2, a3, a0, a1)
BODY_7(ssymv, 3428, a1, a0)
BODY_7(ssymv_, 3429, a1, a0)
BODY_7(ssymv_64, 3430, a1, a0)
BODY_7(ssymv_64_, 3431, a1, a0)
BODY_5(ssyr, 3432, a1, a0)
BODY_4(ssyr2, 3433, a1, a0)
BODY_4(ssyr2_, 3434, a1, a0)
BODY_4(ssyr2_64, 3435, a1, a0)
BODY_4(ssyr2_64_, 3436, a1, a0)
BODY_3(ssyr2k, 3437, a2, a3, a0, a1)
BODY_3(ssyr2k_, 3438, a2, a3, a0, a1)
BODY_3(ssyr2k_64, 3439, a2, a3, a0, a1)
BODY_3(ssyr2k_64_, 3440, a2, a3, a0, a1)
BODY_5(ssyr_, 3441, a1, a0)
BODY_5(ssyr_64, 3442, a1, a0)
BODY_5(ssyr_64_, 3443, a1, a0)
BODY_6(ssyrk, 3444, a2, a3, a0, a1)
BODY_6(ssyrk_, 3445, a2, a3, a0, a1)
BODY_6(ssyrk_64, 3446, a2, a3, a0, a1)
BODY_6(ssyrk_64_, 3447, a2, a3, a0, a1)
BODY_6(ssysv, 3448, a1, a2, a0, a9)
BODY_6(ssysv_, 3449, a1, a2, a0, a9)
BODY_6(ssysv_64, 3450, a1, a2, a0, a9)
BODY_6(ssysv_64_, 3451, a1, a2, a0, a9)
BODY_7(ssytrd, 3452, a1, a0, a8)
BODY_7(ssytrd_, 3453, a1, a0, a8)
BODY_7(ssytrd_64, 3454, a1, a0, a8)
BODY_7(ssytrd_64_, 3455, a1, a0, a8)
BODY_9(ssytrf, 3456, a1, a0, a6)
BODY_9(ssytrf_, 3457, a1, a0, a6)
BODY_9(ssytrf_64, 3458, a1, a0, a6)
BODY_9(ssytrf_64_, 3459, a1, a0, a6)
BODY_4(ssytrs, 3460, a1, a2, a0)
BODY_4(ssytrs_, 3461, a1, a2, a0)
BODY_4(ssytrs_64, 3462, a1, a2, a0)
BODY_4(ssytrs_64_, 3463, a1, a2, a0)
BODY_6(stbmv, 3464, a3, a4, a0, a1, a2)
BODY_6(stbmv_, 3465, a3, a4, a0, a1, a2)
BODY_6(stbmv_64, 3466, a3, a4, a0, a1, a2)
BODY_6(stbmv_64_, 3467, a3, a4, a0, a1, a2)
BODY_6(stbsv, 3468, a3, a4, a0, a1, a2)
BODY_6(stbsv_, 3469, a3, a4, a0, a1, a2)
BODY_6(stbsv_64, 3470, a3, a4, a0, a1, a2)
BODY_6(stbsv_64_, 3471, a3, a4, a0, a1, a2)
BODY_4(stpmv, 3472, a3, a0, a1, a2)
BODY_4(stpmv_, 3473, a3, a0, a1, a2)
BODY_4(stpmv_64, 3474, a3, a0, a1, a2)
BODY_4(stpmv_64_, 3475, a3, a0, a1, a2)
BODY_4(stpsv, 3476, a3, a0, a1, a2)
BODY_4(stpsv_, 3477, a3, a0, a1, a2)
BODY_4(stpsv_64, 3478, a3, a0, a1, a2)
BODY_4(stpsv_64_, 3479, a3, a0, a1, a2)
BODY_10(strmm, 3480, a4, a5, a0, a1, a2, a3)
BODY_10(strmm_, 3481, a4, a5, a0, a1, a2, a3)
BODY_10(strmm_64, 3482, a4, a5, a0, a1, a2, a3)
BODY_10(strmm_64_, 3483, a4, a5, a0, a1, a2, a3)
BODY_7(strmv, 3484, a3, a0, a1, a2)
BODY_7(strmv_, 3485, a3, a0, a1, a2)
BODY_7(strmv_64, 3486, a3, a0, a1, a2)
BODY_7(strmv_64_, 3487, a3, a0, a1, a2)
BODY_10(strsm, 3488, a4, a5, a0, a1, a2, a3)
BODY_10(strsm_, 3489, a4, a5, a0, a1, a2, a3)
BODY_10(strsm_64, 3490, a4, a5, a0, a1, a2, a3)
BODY_10(strsm_64_, 3491, a4, a5, a0, a1, a2, a3)
BODY_7(strsv, 3492, a3, a0, a1, a2)
BODY_7(strsv_, 3493, a3, a0, a1, a2)
BODY_7(strsv_64, 3494, a3, a0, a1, a2)
BODY_7(strsv_64_, 3495, a3, a0, a1, a2)
BODY_5(strtri, 3496, a2, a0, a1)
BODY_5(strtri_, 3497, a2, a0, a1)
BODY_5(strtri_64, 3498, a2, a0, a1)
BODY_5(strtri_64_, 3499, a2, a0, a1)
BODY_17(strtrs, 3500, a3, a4, a0, a1, a2)
BODY_17(strtrs_, 3501, a3, a4, a0, a1, a2)
BODY_17(strtrs_64, 3502, a3, a4, a0, a1, a2)
BODY_17(strtrs_64_, 3503, a3, a4, a0, a1, a2)
BODY_0(zaxpby, 3504, a0)
BODY_0(zaxpby_, 3505, a0)
BODY_0(zaxpby_64, 3506, a0)
BODY_0(zaxpby_64_, 3507, a0)
BODY_1(zaxpy, 3508, a0)
BODY_1(zaxpy_, 3509, a0)
BODY_1(zaxpy_64, 3510, a0)
BODY_1(zaxpy_64_, 3511, a0)
BODY_2(zcopy, 3512, a0)
BODY_2(zcopy_, 3513, a0)
BODY_2(zcopy_64, 3514, a0)
BODY_2(zcopy_64_, 3515, a0)
BODY_0(zdrot, 3516, a0)
BODY_0(zdrot_, 3517, a0)
BODY_0(zdrot_64, 3518, a0)
BODY_0(zdrot_64_, 3519, a0)
BODY_16(zdscal, 3520, a0)
BODY_16(zdscal_, 3521, a0)
BODY_16(zdscal_64, 3522, a0)
BODY_16(zdscal_64_, 3523, a0)
BODY_3(zgbmv, 3524, a1, a2, a3, a4, a0)
BODY_3(zgbmv_, 3525, a1, a2, a3, a4, a0)
BODY_3(zgbmv_64, 3526, a1, a2, a3, a4, a0)
BODY_3(zgbmv_64_, 3527, a1, a2, a3, a4, a0)
BODY_4(zgbsv, 3528, a0, a1, a2, a3)
BODY_4(zgbsv_, 3529, a0, a1, a2, a3)
BODY_4(zgbsv_64, 3530, a0, a1, a2, a3)
BODY_4(zgbsv_64_, 3531, a0, a1, a2, a3)
BODY_5(zgbtrf, 3532, a0, a1, a2, a3)
BODY_5(zgbtrf_, 3533, a0, a1, a2, a3)
BODY_5(zgbtrf_64, 3534, a0, a1, a2, a3)
BODY_5(zgbtrf_64_, 3535, a0, a1, a2, a3)
BODY_6(zgbtrs, 3536, a1, a2, a3, a4, a0)
BODY_6(zgbtrs_, 3537, a1, a2, a3, a4, a0)
BODY_6(zgbtrs_64, 3538, a1, a2, a3, a4, a0)
BODY_6(zgbtrs_64_, 3539, a1, a2, a3, a4, a0)
BODY_7(zgebrd, 3540, a0, a1, a9)
BODY_7(zgebrd_, 3541, a0, a1, a9)
BODY_7(zgebrd_64, 3542, a0, a1, a9)
BODY_7(zgebrd_64_, 3543, a0, a1, a9)
BODY_8(zgeev, 3544, a2, a0, a1, a11)
BODY_8(zgeev_, 3545, a2, a0, a1, a11)
BODY_8(zgeev_64, 3546, a2, a0, a1, a11)
BODY_8(zgeev_64_, 3547, a2, a0, a1, a11)
BODY_9(zgehrd, 3548, a0, a7)
BODY_9(zgehrd_, 3549, a0, a7)
BODY_9(zgehrd_64, 3550, a0, a7)
BODY_9(zgehrd_64_, 3551, a0, a7)
BODY_5(zgelqf, 3552, a0, a1, a6)
BODY_5(zgelqf_, 3553, a0, a1, a6)
BODY_5(zgelqf_64, 3554, a0, a1, a6)
BODY_5(zgelqf_64_, 3555, a0, a1, a6)
BODY_6(zgels, 3556, a1, a2, a3, a0, a9)
BODY_6(zgels_, 3557, a1, a2, a3, a0, a9)
BODY_6(zgels_64, 3558, a1, a2, a3, a0, a9)
BODY_6(zgels_64_, 3559, a1, a2, a3, a0, a9)
BODY_10(zgelsd, 3560, a0, a1, a2, a11)
BODY_10(zgelsd_, 3561, a0, a1, a2, a11)
BODY_10(zgelsd_64, 3562, a0, a1, a2, a11)
BODY_10(zgelsd_64_, 3563, a0, a1, a2, a11)
BODY_3(zgelss, 3564, a0, a1, a2, a11)
BODY_3(zgelss_, 3565, a0, a1, a2, a11)
BODY_3(zgelss_64, 3566, a0, a1, a2, a11)
BODY_3(zgelss_64_, 3567, a0, a1, a2, a11)
BODY_3(zgelsy, 3568, a0, a1, a2, a11)
BODY_3(zgelsy_, 3569, a0, a1, a2, a11)
BODY_3(zgelsy_64, 3570, a0, a1, a2, a11)
BODY_3(zgelsy_64_, 3571, a0, a1, a2, a11)
BODY_10(zgemm, 3572, a2, a3, a4, a0, a1, a6, a8)
BODY_10(zgemm3m, 3573, a2, a3, a4, a0, a1)
BODY_10(zgemm3m_, 3574, a2, a3, a4, a0, a1)
BODY_10(zgemm3m_64, 3575, a2, a3, a4, a0, a1)
BODY_10(zgemm3m_64_, 3576, a2, a3, a4, a0, a1)
BODY_10(zgemm_, 3577, a2, a3, a4, a0, a1, a6, a8)
BODY_10(zgemm_64, 3578, a2, a3, a4, a0, a1, a6, a8)
BODY_10(zgemm_64_, 3579, a2, a3, a4, a0, a1, a6, a8)
BODY_10(zgemm_batch, 3580, a2, a3, a4, a13, a0, a1, a14)
BODY_10(zgemm_batch_, 3581, a2, a3, a4, a13, a0, a1, a14)
BODY_10(zgemm_batch_64, 3582, a2, a3, a4, a13, a0, a1, a14)
BODY_10(zgemm_batch_64_, 3583, a2, a3, a4, a13, a0, a1, a14)
BODY_11(zgemm_batch_strided, 3584, a2, a3, a4, a16, a0, a1)
BODY_11(zgemm_batch_strided_, 3585, a2, a3, a4, a16, a0, a1)
BODY_11(zgemm_batch_strided_64, 3586, a2, a3, a4, a16, a0, a1)
BODY_11(zgemm_batch_strided_64_, 3587, a2, a3, a4, a16, a0, a1)
BODY_8(zgemmt, 3588, a3, a4, a0, a1, a2)
BODY_8(zgemmt_, 3589, a3, a4, a0, a1, a2)
BODY_8(zgemmt_64, 3590, a3, a4, a0, a1, a2)
BODY_8(zgemmt_64_, 3591, a3, a4, a0, a1, a2)
BODY_6(zgemv, 3592, a1, a2, a0)
BODY_6(zgemv_, 3593, a1, a2, a0)
BODY_6(zgemv_64, 3594, a1, a2, a0)
BODY_6(zgemv_64_, 3595, a1, a2, a0)
BODY_4(zgeqp3, 3596, a0, a1, a7)
BODY_4(zgeqp3_, 3597, a0, a1, a7)
BODY_4(zgeqp3_64, 3598, a0, a1, a7)
BODY_4(zgeqp3_64_, 3599, a0, a1, a7)
BODY_5(zgeqrf, 3600, a0, a1, a6)
BODY_5(zgeqrf_, 3601, a0, a1, a6)
BODY_5(zgeqrf_64, 3602, a0, a1, a6)
BODY_5(zgeqrf_64_, 3603, a0, a1, a6)
BODY_9(zgerc, 3604, a0, a1)
BODY_9(zgerc_, 3605, a0, a1)
BODY_9(zgerc_64, 3606, a0, a1)
BODY_9(zgerc_64_, 3607, a0, a1)
BODY_5(zgerqf, 3608, a0, a1, a6)
BODY_5(zgerqf_, 3609, a0, a1, a6)
BODY_5(zgerqf_64, 3610, a0, a1, a6)
BODY_5(zgerqf_64_, 3611, a0, a1, a6)
BODY_9(zgeru, 3612, a0, a1)
BODY_9(zgeru_, 3613, a0, a1)
BODY_9(zgeru_64, 3614, a0, a1)
BODY_9(zgeru_64_, 3615, a0, a1)
BODY_8(zgesdd, 3616, a1, a2, a0, a11)
BODY_8(zgesdd_, 3617, a1, a2, a0, a11)
BODY_8(zgesdd_64, 3618, a1, a2, a0, a11)
BODY_8(zgesdd_64_, 3619, a1, a2, a0, a11)
BODY_5(zgesv, 3620, a0, a1)
BODY_5(zgesv_, 3621, a0, a1)
BODY_5(zgesv_64, 3622, a0, a1)
BODY_5(zgesv_64_, 3623, a0, a1)
BODY_12(zgesvd, 3624, a2, a3, a0, a1, a12)
BODY_12(zgesvd_, 3625, a2, a3, a0, a1, a12)
BODY_12(zgesvd_64, 3626, a2, a3, a0, a1, a12)
BODY_12(zgesvd_64_, 3627, a2, a3, a0, a1, a12)
BODY_1(zgetrf, 3628, a0, a1)
BODY_1(zgetrf2, 3629, a0, a1)
BODY_1(zgetrf2_, 3630, a0, a1)
BODY_1(zgetrf2_64, 3631, a0, a1)
BODY_1(zgetrf2_64_, 3632, a0, a1)
BODY_1(zgetrf_, 3633, a0, a1)
BODY_1(zgetrf_64, 3634, a0, a1)
BODY_1(zgetrf_64_, 3635, a0, a1)
BODY_0(zgetri, 3636, a0, a5)
BODY_0(zgetri_, 3637, a0, a5)
BODY_0(zgetri_64, 3638, a0, a5)
BODY_0(zgetri_64_, 3639, a0, a5)
BODY_4(zgetrs, 3640, a1, a2, a0)
BODY_4(zgetrs_, 3641, a1, a2, a0)
BODY_4(zgetrs_64, 3642, a1, a2, a0)
BODY_4(zgetrs_64_, 3643, a1, a2, a0)
BODY_5(zgtsv, 3644, a0, a1)
BODY_5(zgtsv_, 3645, a0, a1)
BODY_5(zgtsv_64, 3646, a0, a1)
BODY_5(zgtsv_64_, 3647, a0, a1)
BODY_6(zhbmv, 3648, a1, a2, a0)
BODY_6(zhbmv_, 3649, a1, a2, a0)
BODY_6(zhbmv_64, 3650, a1, a2, a0)
BODY_6(zhbmv_64_, 3651, a1, a2, a0)
BODY_6(zheev, 3652, a2, a0, a1, a7)
BODY_6(zheev_, 3653, a2, a0, a1, a7)
BODY_6(zheev_64, 3654, a2, a0, a1, a7)
BODY_6(zheev_64_, 3655, a2, a0, a1, a7)
BODY_10(zheevd, 3656, a2, a0, a1, a7)
BODY_10(zheevd_, 3657, a2, a0, a1, a7)
BODY_10(zheevd_64, 3658, a2, a0, a1, a7)
BODY_10(zheevd_64_, 3659, a2, a0, a1, a7)
BODY_13(zheevr, 3660, a3, a0, a1, a2, a16)
BODY_13(zheevr_, 3661, a3, a0, a1, a2, a16)
BODY_13(zheevr_64, 3662, a3, a0, a1, a2, a16)
BODY_13(zheevr_64_, 3663, a3, a0, a1, a2, a16)
BODY_14(zheevx, 3664, a3, a0, a1, a2, a16)
BODY_14(zheevx_, 3665, a3, a0, a1, a2, a16)
BODY_14(zheevx_64, 3666, a3, a0, a1, a2, a16)
BODY_14(zheevx_64_, 3667, a3, a0, a1, a2, a16)
BODY_10(zhegv, 3668, a3, a1, a2, a10)
BODY_10(zhegv_, 3669, a3, a1, a2, a10)
BODY_10(zhegv_64, 3670, a3, a1, a2, a10)
BODY_10(zhegv_64_, 3671, a3, a1, a2, a10)
BODY_15(zhegvd, 3672, a3, a1, a2, a10)
BODY_15(zhegvd_, 3673, a3, a1, a2, a10)
BODY_15(zhegvd_64, 3674, a3, a1, a2, a10)
BODY_15(zhegvd_64_, 3675, a3, a1, a2, a10)
BODY_3(zhemm, 3676, a2, a3, a0, a1)
BODY_3(zhemm_, 3677, a2, a3, a0, a1)
BODY_3(zhemm_64, 3678, a2, a3, a0, a1)
BODY_3(zhemm_64_, 3679, a2, a3, a0, a1)
BODY_7(zhemv, 3680, a1, a0)
BODY_7(zhemv_, 3681, a1, a0)
BODY_7(zhemv_64, 3682, a1, a0)
BODY_7(zhemv_64_, 3683, a1, a0)
BODY_5(zher, 3684, a1, a0)
BODY_4(zher2, 3685, a1, a0)
BODY_4(zher2_, 3686, a1, a0)
BODY_4(zher2_64, 3687, a1, a0)
BODY_4(zher2_64_, 3688, a1, a0)
BODY_3(zher2k, 3689, a2, a3, a0, a1)
BODY_3(zher2k_, 3690, a2, a3, a0, a1)
BODY_3(zher2k_64, 3691, a2, a3, a0, a1)
BODY_3(zher2k_64_, 3692, a2, a3, a0, a1)
BODY_5(zher_, 3693, a1, a0)
BODY_5(zher_64, 3694, a1, a0)
BODY_5(zher_64_, 3695, a1, a0)
BODY_6(zherk, 3696, a2, a3, a0, a1)
BODY_6(zherk_, 3697, a2, a3, a0, a1)
BODY_6(zherk_64, 3698, a2, a3, a0, a1)
BODY_6(zherk_64_, 3699, a2, a3, a0, a1)
BODY_6(zhesv, 3700, a1, a2, a0, a9)
BODY_6(zhesv_, 3701, a1, a2, a0, a9)
BODY_6(zhesv_64, 3702, a1, a2, a0, a9)
BODY_6(zhesv_64_, 3703, a1, a2, a0, a9)
BODY_7(zhetrd, 3704, a1, a0, a8)
BODY_7(zhetrd_, 3705, a1, a0, a8)
BODY_7(zhetrd_64, 3706, a1, a0, a8)
BODY_7(zhetrd_64_, 3707, a1, a0, a8)
BODY_9(zhetrf, 3708, a1, a0, a6)
BODY_9(zhetrf_, 3709, a1, a0, a6)
BODY_9(zhetrf_64, 3710, a1, a0, a6)
BODY_9(zhetrf_64_, 3711, a1, a0, a6)
BODY_4(zhetrs, 3712, a1, a2, a0)
BODY_4(zhetrs_, 3713, a1, a2, a0)
BODY_4(zhetrs_64, 3714, a1, a2, a0)
BODY_4(zhetrs_64_, 3715, a1, a2, a0)
BODY_4(zhpmv, 3716, a1, a0)
BODY_4(zhpmv_, 3717, a1, a0)
BODY_4(zhpmv_64, 3718, a1, a0)
BODY_4(zhpmv_64_, 3719, a1, a0)
BODY_0(zhpr, 3720, a1, a0)
BODY_9(zhpr2, 3721, a1, a0)
BODY_9(zhpr2_, 3722, a1, a0)
BODY_9(zhpr2_64, 3723, a1, a0)
BODY_9(zhpr2_64_, 3724, a1, a0)
BODY_0(zhpr_, 3725, a1, a0)
BODY_0(zhpr_64, 3726, a1, a0)
BODY_0(zhpr_64_, 3727, a1, a0)
BODY_9(zposv, 3728, a1, a2, a0)
BODY_9(zposv_, 3729, a1, a2, a0)
BODY_9(zposv_64, 3730, a1, a2, a0)
BODY_9(zposv_64_, 3731, a1, a2, a0)
BODY_1(zpotrf, 3732, a1, a0)
BODY_1(zpotrf2, 3733, a1, a0)
BODY_1(zpotrf2_, 3734, a1, a0)
BODY_1(zpotrf2_64, 3735, a1, a0)
BODY_1(zpotrf2_64_, 3736, a1, a0)
BODY_1(zpotrf_, 3737, a1, a0)
BODY_1(zpotrf_64, 3738, a1, a0)
BODY_1(zpotrf_64_, 3739, a1, a0)
BODY_1(zpotri, 3740, a1, a0)
BODY_1(zpotri_, 3741, a1, a0)
BODY_1(zpotri_64, 3742, a1, a0)
BODY_1(zpotri_64_, 3743, a1, a0)
BODY_9(zpotrs, 3744, a1, a2, a0)
BODY_9(zpotrs_, 3745, a1, a2, a0)
BODY_9(zpotrs_64, 3746, a1, a2, a0)
BODY_9(zpotrs_64_, 3747, a1, a2, a0)
BODY_16(zscal, 3748, a0)
BODY_16(zscal_, 3749, a0)
BODY_16(zscal_64, 3750, a0)
BODY_16(zscal_64_, 3751, a0)
BODY_2(zswap, 3752, a0)
BODY_2(zswap_, 3753, a0)
BODY_2(zswap_64, 3754, a0)
BODY_2(zswap_64_, 3755, a0)
BODY_3(zsymm, 3756, a2, a3, a0, a1)
BODY_3(zsymm_, 3757, a2, a3, a0, a1)
BODY_3(zsymm_64, 3758, a2, a3, a0, a1)
BODY_3(zsymm_64_, 3759, a2, a3, a0, a1)
BODY_3(zsyr2k, 3760, a2, a3, a0, a1)
BODY_3(zsyr2k_, 3761, a2, a3, a0, a1)
BODY_3(zsyr2k_64, 3762, a2, a3, a0, a1)
BODY_3(zsyr2k_64_, 3763, a2, a3, a0, a1)
BODY_6(zsyrk, 3764, a2, a3, a0, a1)
BODY_6(zsyrk_, 3765, a2, a3, a0, a1)
BODY_6(zsyrk_64, 3766, a2, a3, a0, a1)
BODY_6(zsyrk_64_, 3767, a2, a3, a0, a1)
BODY_6(zsysv, 3768, a1, a2, a0, a9)
BODY_6(zsysv_, 3769, a1, a2, a0, a9)
BODY_6(zsysv_64, 3770, a1, a2, a0, a9)
BODY_6(zsysv_64_, 3771, a1, a2, a0, a9)
BODY_9(zsytrf, 3772, a1, a0, a6)
BODY_9(zsytrf_, 3773, a1, a0, a6)
BODY_9(zsytrf_64, 3774, a1, a0, a6)
BODY_9(zsytrf_64_, 3775, a1, a0, a6)
BODY_4(zsytrs, 3776, a1, a2, a0)
BODY_4(zsytrs_, 3777, a1, a2, a0)
BODY_4(zsytrs_64, 3778, a1, a2, a0)
BODY_4(zsytrs_64_, 3779, a1, a2, a0)
BODY_6(ztbmv, 3780, a3, a4, a0, a1, a2)
BODY_6(ztbmv_, 3781, a3, a4, a0, a1, a2)
BODY_6(ztbmv_64, 3782, a3, a4, a0, a1, a2)
BODY_6(ztbmv_64_, 3783, a3, a4, a0, a1, a2)
BODY_6(ztbsv, 3784, a3, a4, a0, a1, a2)
BODY_6(ztbsv_, 3785, a3, a4, a0, a1, a2)
BODY_6(ztbsv_64, 3786, a3, a4, a0, a1, a2)
BODY_6(ztbsv_64_, 3787, a3, a4, a0, a1, a2)
BODY_4(ztpmv, 3788, a3, a0, a1, a2)
BODY_4(ztpmv_, 3789, a3, a0, a1, a2)
BODY_4(ztpmv_64, 3790, a3, a0, a1, a2)
BODY_4(ztpmv_64_, 3791, a3, a0, a1, a2)
BODY_4(ztpsv, 3792, a3, a0, a1, a2)
BODY_4(ztpsv_, 3793, a3, a0, a1, a2)
BODY_4(ztpsv_64, 3794, a3, a0, a1, a2)
BODY_4(ztpsv_64_, 3795, a3, a0, a1, a2)
BODY_10(ztrmm, 3796, a4, a5, a0, a1, a2, a3)
BODY_10(ztrmm_, 3797, a4, a5, a0, a1, a2, a3)
BODY_10(ztrmm_64, 3798, a4, a5, a0, a1, a2, a3)
BODY_10(ztrmm_64_, 3799, a4, a5, a0, a1, a2, a3)
BODY_7(ztrmv, 3800, a3, a0, a1, a2)
BODY_7(ztrmv_, 3801, a3, a0, a1, a2)
BODY_7(ztrmv_64, 3802, a3, a0, a1, a2)
BODY_7(ztrmv_64_, 3803, a3, a0, a1, a2)
BODY_10(ztrsm, 3804, a4, a5, a0, a1, a2, a3)
BODY_10(ztrsm_, 3805, a4, a5, a0, a1, a2, a3)
BODY_10(ztrsm_64, 3806, a4, a5, a0, a1, a2, a3)
BODY_10(ztrsm_64_, 3807, a4, a5, a0, a1, a2, a3)
BODY_7(ztrsv, 3808, a3, a0, a1, a2)
BODY_7(ztrsv_, 3809, a3, a0, a1, a2)
BODY_7(ztrsv_64, 3810, a3, a0, a1, a2)
BODY_7(ztrsv_64_, 3811, a3, a0, a1, a2)
BODY_5(ztrtri, 3812, a2, a0, a1)
BODY_5(ztrtri_, 3813, a2, a0, a1)
BODY_5(ztrtri_64, 3814, a2, a0, a1)
BODY_5(ztrtri_64_, 3815, a2, a0, a1)
BODY_17(ztrtrs, 3816, a3, a4, a0, a1, a2)
BODY_17(ztrtrs_, 3817, a3, a4, a0, a1, a2)
BODY_17(ztrtrs_64, 3818, a3, a4, a0, a1, a2)
BODY_17(ztrtrs_64_, 3819, a3, a4, a0, a1, a2)
BODY_9(zungqr, 3820, a0, a1, a2, a7)
BODY_9(zungqr_, 3821, a0, a1, a2, a7)
BODY_9(zungqr_64, 3822, a0, a1, a2, a7)
BODY_9(zungqr_64_, 3823, a0, a1, a2, a7)
BODY_10(zunmqr, 3824, a2, a3, a4, a0, a1, a11)
BODY_10(zunmqr_, 3825, a2, a3, a4, a0, a1, a11)
BODY_10(zunmqr_64, 3826, a2, a3, a4, a0, a1, a11)
BODY_10(zunmqr_64_, 3827, a2, a3, a4, a0, a1, a11)

void math_last(void)
{
}
