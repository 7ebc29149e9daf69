/* Stands in front of libraries of mathematics, if they are loaded.
 * Made from api/math.toml by `cargo xtask codegen`; do not edit. */

#include "math/math_call.h"
#include "libraries.h"

#define FROM __builtin_return_address(0)

#define BODY_0(name, number, ...) \
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

#define BODY_1(name, number, ...) \
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

#define BODY_2(name, number, ...) \
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

#define BODY_3(name, number, ...) \
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

#define BODY_4(name, number, ...) \
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

#define BODY_5(name, number, ...) \
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

#define BODY_6(name, number, ...) \
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

#define BODY_7(name, number, ...) \
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

#define BODY_8(name, number, ...) \
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

#define BODY_9(name, number, ...) \
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

#define BODY_12(name, number, ...) \
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

#define BODY_13(name, number, ...) \
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

#define BODY_14(name, number, ...) \
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

#define BODY_15(name, number, ...) \
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

#define BODY_16(name, number, ...) \
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

#define BODY_17(name, number, ...) \
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

#define BODY_18(name, number, ...) \
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

#define BODY_19(name, number, ...) \
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

#define BODY_20(name, number, ...) \
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

#define BODY_21(name, number, ...) \
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

#define BODY_22(name, number, ...) \
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

#define BODY_23(name, number, ...) \
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

#define BODY_24(name, number, ...) \
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

#define BODY_25(name, number, ...) \
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

#define BODY_26(name, number, ...) \
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

#define BODY_27(name, number, ...) \
    EXPORT double name(word a0, word a1, word a2) \
    { \
        struct math_call k; \
        double (*real)(word, word, word) = \
            (double (*)(word, word, word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        double result = real(a0, a1, a2); \
        math_leave(&k); \
        return result; \
    }

#define BODY_28(name, number, ...) \
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

#define BODY_29(name, number, ...) \
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

#define BODY_30(name, number, ...) \
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

#define BODY_31(name, number, ...) \
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

#define BODY_32(name, number, ...) \
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

#define BODY_33(name, number, ...) \
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

#define BODY_34(name, number, ...) \
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

#define BODY_35(name, number, ...) \
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

#define BODY_36(name, number, ...) \
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

#define BODY_37(name, number, ...) \
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

#define BODY_38(name, number, ...) \
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

#define BODY_39(name, number, ...) \
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

#define BODY_40(name, number, ...) \
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

#define BODY_41(name, number, ...) \
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

#define BODY_42(name, number, ...) \
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

#define BODY_43(name, number, ...) \
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

#define BODY_44(name, number, ...) \
    EXPORT word name(word a0, word a1, word a2) \
    { \
        struct math_call k; \
        word (*real)(word, word, word) = \
            (word (*)(word, word, word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0, a1, a2); \
        math_leave(&k); \
        return result; \
    }

#define BODY_45(name, number, ...) \
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

#define BODY_46(name, number, ...) \
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

#define BODY_47(name, number, ...) \
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

#define BODY_48(name, number, ...) \
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

#define BODY_49(name, number, ...) \
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

#define BODY_50(name, number, ...) \
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

#define BODY_51(name, number, ...) \
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

#define BODY_52(name, number, ...) \
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

#define BODY_53(name, number, ...) \
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

#define BODY_54(name, number, ...) \
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

#define BODY_55(name, number, ...) \
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

#define BODY_56(name, number, ...) \
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

#define BODY_57(name, number, ...) \
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

#define BODY_58(name, number, ...) \
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

#define BODY_59(name, number, ...) \
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

#define BODY_60(name, number, ...) \
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

#define BODY_61(name, number, ...) \
    EXPORT word name(word a0) \
    { \
        struct math_call k; \
        word (*real)(word) = \
            (word (*)(word))math_enter(&k, number, (const word[]){__VA_ARGS__}, FROM); \
        word result = real(a0); \
        math_leave(&k); \
        return result; \
    }

#define BODY_62(name, number, ...) \
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

#define BODY_63(name, number, ...) \
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

#define BODY_64(name, number, ...) \
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

#define BODY_65(name, number, ...) \
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

#define BODY_66(name, number, ...) \
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

#define BODY_67(name, number, ...) \
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

#define BODY_68(name, number, ...) \
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

#define BODY_69(name, number, ...) \
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

/* Compiled in this order. */
void math_first(void)
{
}

BODY_0(LAPACKE_cgbsv, 0, a1, a2, a3, a4)
BODY_0(LAPACKE_cgbsv_work, 1, a1, a2, a3, a4)
BODY_1(LAPACKE_cgbtrf, 2, a1, a2, a3, a4)
BODY_1(LAPACKE_cgbtrf_work, 3, a1, a2, a3, a4)
BODY_2(LAPACKE_cgbtrs, 4, a2, a3, a4, a5, a1)
BODY_2(LAPACKE_cgbtrs_work, 5, a2, a3, a4, a5, a1)
BODY_3(LAPACKE_cgebrd, 6, a1, a2)
BODY_2(LAPACKE_cgebrd_work, 7, a1, a2, a10)
BODY_2(LAPACKE_cgeev, 8, a3, a1, a2)
BODY_4(LAPACKE_cgeev_work, 9, a3, a1, a2, a12)
BODY_5(LAPACKE_cgehrd, 10, a1)
BODY_3(LAPACKE_cgehrd_work, 11, a1, a8)
BODY_6(LAPACKE_cgelqf, 12, a1, a2)
BODY_1(LAPACKE_cgelqf_work, 13, a1, a2, a7)
BODY_3(LAPACKE_cgels, 14, a2, a3, a4, a1)
BODY_2(LAPACKE_cgels_work, 15, a2, a3, a4, a1, a10)
BODY_7(LAPACKE_cgelsd, 16, a1, a2, a3)
BODY_8(LAPACKE_cgelsd_work, 17, a1, a2, a3, a12)
BODY_7(LAPACKE_cgelss, 18, a1, a2, a3)
BODY_9(LAPACKE_cgelss_work, 19, a1, a2, a3, a12)
BODY_7(LAPACKE_cgelsy, 20, a1, a2, a3)
BODY_9(LAPACKE_cgelsy_work, 21, a1, a2, a3, a12)
BODY_5(LAPACKE_cgeqp3, 22, a1, a2)
BODY_0(LAPACKE_cgeqp3_work, 23, a1, a2, a8)
BODY_6(LAPACKE_cgeqrf, 24, a1, a2)
BODY_1(LAPACKE_cgeqrf_work, 25, a1, a2, a7)
BODY_6(LAPACKE_cgerqf, 26, a1, a2)
BODY_1(LAPACKE_cgerqf_work, 27, a1, a2, a7)
BODY_2(LAPACKE_cgesdd, 28, a2, a3, a1)
BODY_10(LAPACKE_cgesdd_work, 29, a2, a3, a1, a12)
BODY_1(LAPACKE_cgesv, 30, a1, a2)
BODY_1(LAPACKE_cgesv_work, 31, a1, a2)
BODY_6(LAPACKE_cgetrf, 32, a1, a2)
BODY_6(LAPACKE_cgetrf2, 33, a1, a2)
BODY_6(LAPACKE_cgetrf2_work, 34, a1, a2)
BODY_6(LAPACKE_cgetrf_work, 35, a1, a2)
BODY_11(LAPACKE_cgetri, 36, a1)
BODY_5(LAPACKE_cgetri_work, 37, a1, a6)
BODY_3(LAPACKE_cgetrs, 38, a2, a3, a1)
BODY_3(LAPACKE_cgetrs_work, 39, a2, a3, a1)
BODY_1(LAPACKE_cgtsv, 40, a1, a2)
BODY_1(LAPACKE_cgtsv_work, 41, a1, a2)
BODY_5(LAPACKE_cheev, 42, a3, a1, a2)
BODY_0(LAPACKE_cheev_work, 43, a3, a1, a2, a8)
BODY_5(LAPACKE_cheevd, 44, a3, a1, a2)
BODY_12(LAPACKE_cheevd_work, 45, a3, a1, a2, a8)
BODY_0(LAPACKE_chegv, 46, a4, a2, a3)
BODY_12(LAPACKE_chegv_work, 47, a4, a2, a3, a11)
BODY_0(LAPACKE_chegvd, 48, a4, a2, a3)
BODY_13(LAPACKE_chegvd_work, 49, a4, a2, a3, a11)
BODY_3(LAPACKE_chesv, 50, a2, a3, a1)
BODY_2(LAPACKE_chesv_work, 51, a2, a3, a1, a10)
BODY_1(LAPACKE_chetrd, 52, a2, a1)
BODY_0(LAPACKE_chetrd_work, 53, a2, a1, a9)
BODY_6(LAPACKE_chetrf, 54, a2, a1)
BODY_1(LAPACKE_chetrf_work, 55, a2, a1, a7)
BODY_3(LAPACKE_chetrs, 56, a2, a3, a1)
BODY_3(LAPACKE_chetrs_work, 57, a2, a3, a1)
BODY_1(LAPACKE_cposv, 58, a2, a3, a1)
BODY_1(LAPACKE_cposv_work, 59, a2, a3, a1)
BODY_11(LAPACKE_cpotrf, 60, a2, a1)
BODY_11(LAPACKE_cpotrf2, 61, a2, a1)
BODY_11(LAPACKE_cpotrf2_work, 62, a2, a1)
BODY_11(LAPACKE_cpotrf_work, 63, a2, a1)
BODY_11(LAPACKE_cpotri, 64, a2, a1)
BODY_11(LAPACKE_cpotri_work, 65, a2, a1)
BODY_1(LAPACKE_cpotrs, 66, a2, a3, a1)
BODY_1(LAPACKE_cpotrs_work, 67, a2, a3, a1)
BODY_3(LAPACKE_csysv, 68, a2, a3, a1)
BODY_2(LAPACKE_csysv_work, 69, a2, a3, a1, a10)
BODY_6(LAPACKE_csytrf, 70, a2, a1)
BODY_1(LAPACKE_csytrf_work, 71, a2, a1, a7)
BODY_3(LAPACKE_csytrs, 72, a2, a3, a1)
BODY_3(LAPACKE_csytrs_work, 73, a2, a3, a1)
BODY_6(LAPACKE_ctrtri, 74, a3, a1, a2)
BODY_6(LAPACKE_ctrtri_work, 75, a3, a1, a2)
BODY_0(LAPACKE_ctrtrs, 76, a4, a5, a1, a2, a3)
BODY_0(LAPACKE_ctrtrs_work, 77, a4, a5, a1, a2, a3)
BODY_5(LAPACKE_cungqr, 78, a1, a2, a3)
BODY_3(LAPACKE_cungqr_work, 79, a1, a2, a3, a8)
BODY_2(LAPACKE_cunmqr, 80, a3, a4, a5, a1, a2)
BODY_12(LAPACKE_cunmqr_work, 81, a3, a4, a5, a1, a2, a12)
BODY_0(LAPACKE_dgbsv, 82, a1, a2, a3, a4)
BODY_0(LAPACKE_dgbsv_work, 83, a1, a2, a3, a4)
BODY_1(LAPACKE_dgbtrf, 84, a1, a2, a3, a4)
BODY_1(LAPACKE_dgbtrf_work, 85, a1, a2, a3, a4)
BODY_2(LAPACKE_dgbtrs, 86, a2, a3, a4, a5, a1)
BODY_2(LAPACKE_dgbtrs_work, 87, a2, a3, a4, a5, a1)
BODY_3(LAPACKE_dgebrd, 88, a1, a2)
BODY_2(LAPACKE_dgebrd_work, 89, a1, a2, a10)
BODY_14(LAPACKE_dgeev, 90, a3, a1, a2)
BODY_4(LAPACKE_dgeev_work, 91, a3, a1, a2, a13)
BODY_5(LAPACKE_dgehrd, 92, a1)
BODY_3(LAPACKE_dgehrd_work, 93, a1, a8)
BODY_6(LAPACKE_dgelqf, 94, a1, a2)
BODY_1(LAPACKE_dgelqf_work, 95, a1, a2, a7)
BODY_3(LAPACKE_dgels, 96, a2, a3, a4, a1)
BODY_2(LAPACKE_dgels_work, 97, a2, a3, a4, a1, a10)
BODY_15(LAPACKE_dgelsd, 98, a1, a2, a3)
BODY_16(LAPACKE_dgelsd_work, 99, a1, a2, a3, a12)
BODY_15(LAPACKE_dgelss, 100, a1, a2, a3)
BODY_17(LAPACKE_dgelss_work, 101, a1, a2, a3, a12)
BODY_15(LAPACKE_dgelsy, 102, a1, a2, a3)
BODY_17(LAPACKE_dgelsy_work, 103, a1, a2, a3, a12)
BODY_5(LAPACKE_dgeqp3, 104, a1, a2)
BODY_3(LAPACKE_dgeqp3_work, 105, a1, a2, a8)
BODY_6(LAPACKE_dgeqrf, 106, a1, a2)
BODY_1(LAPACKE_dgeqrf_work, 107, a1, a2, a7)
BODY_6(LAPACKE_dgerqf, 108, a1, a2)
BODY_1(LAPACKE_dgerqf_work, 109, a1, a2, a7)
BODY_2(LAPACKE_dgesdd, 110, a2, a3, a1)
BODY_4(LAPACKE_dgesdd_work, 111, a2, a3, a1, a12)
BODY_1(LAPACKE_dgesv, 112, a1, a2)
BODY_1(LAPACKE_dgesv_work, 113, a1, a2)
BODY_6(LAPACKE_dgetrf, 114, a1, a2)
BODY_6(LAPACKE_dgetrf2, 115, a1, a2)
BODY_6(LAPACKE_dgetrf2_work, 116, a1, a2)
BODY_6(LAPACKE_dgetrf_work, 117, a1, a2)
BODY_11(LAPACKE_dgetri, 118, a1)
BODY_5(LAPACKE_dgetri_work, 119, a1, a6)
BODY_3(LAPACKE_dgetrs, 120, a2, a3, a1)
BODY_3(LAPACKE_dgetrs_work, 121, a2, a3, a1)
BODY_1(LAPACKE_dgtsv, 122, a1, a2)
BODY_1(LAPACKE_dgtsv_work, 123, a1, a2)
BODY_5(LAPACKE_dorgqr, 124, a1, a2, a3)
BODY_3(LAPACKE_dorgqr_work, 125, a1, a2, a3, a8)
BODY_2(LAPACKE_dormqr, 126, a3, a4, a5, a1, a2)
BODY_12(LAPACKE_dormqr_work, 127, a3, a4, a5, a1, a2, a12)
BODY_1(LAPACKE_dposv, 128, a2, a3, a1)
BODY_1(LAPACKE_dposv_work, 129, a2, a3, a1)
BODY_11(LAPACKE_dpotrf, 130, a2, a1)
BODY_11(LAPACKE_dpotrf2, 131, a2, a1)
BODY_11(LAPACKE_dpotrf2_work, 132, a2, a1)
BODY_11(LAPACKE_dpotrf_work, 133, a2, a1)
BODY_11(LAPACKE_dpotri, 134, a2, a1)
BODY_11(LAPACKE_dpotri_work, 135, a2, a1)
BODY_1(LAPACKE_dpotrs, 136, a2, a3, a1)
BODY_1(LAPACKE_dpotrs_work, 137, a2, a3, a1)
BODY_5(LAPACKE_dstev, 138, a2, a1)
BODY_1(LAPACKE_dstev_work, 139, a2, a1)
BODY_5(LAPACKE_dstevd, 140, a2, a1)
BODY_2(LAPACKE_dstevd_work, 141, a2, a1, a8)
BODY_5(LAPACKE_dsyev, 142, a3, a1, a2)
BODY_3(LAPACKE_dsyev_work, 143, a3, a1, a2, a8)
BODY_5(LAPACKE_dsyevd, 144, a3, a1, a2)
BODY_2(LAPACKE_dsyevd_work, 145, a3, a1, a2, a8)
BODY_0(LAPACKE_dsygv, 146, a4, a2, a3)
BODY_14(LAPACKE_dsygv_work, 147, a4, a2, a3, a11)
BODY_0(LAPACKE_dsygvd, 148, a4, a2, a3)
BODY_4(LAPACKE_dsygvd_work, 149, a4, a2, a3, a11)
BODY_3(LAPACKE_dsysv, 150, a2, a3, a1)
BODY_2(LAPACKE_dsysv_work, 151, a2, a3, a1, a10)
BODY_1(LAPACKE_dsytrd, 152, a2, a1)
BODY_0(LAPACKE_dsytrd_work, 153, a2, a1, a9)
BODY_6(LAPACKE_dsytrf, 154, a2, a1)
BODY_1(LAPACKE_dsytrf_work, 155, a2, a1, a7)
BODY_3(LAPACKE_dsytrs, 156, a2, a3, a1)
BODY_3(LAPACKE_dsytrs_work, 157, a2, a3, a1)
BODY_6(LAPACKE_dtrtri, 158, a3, a1, a2)
BODY_6(LAPACKE_dtrtri_work, 159, a3, a1, a2)
BODY_0(LAPACKE_dtrtrs, 160, a4, a5, a1, a2, a3)
BODY_0(LAPACKE_dtrtrs_work, 161, a4, a5, a1, a2, a3)
BODY_0(LAPACKE_sgbsv, 162, a1, a2, a3, a4)
BODY_0(LAPACKE_sgbsv_work, 163, a1, a2, a3, a4)
BODY_1(LAPACKE_sgbtrf, 164, a1, a2, a3, a4)
BODY_1(LAPACKE_sgbtrf_work, 165, a1, a2, a3, a4)
BODY_2(LAPACKE_sgbtrs, 166, a2, a3, a4, a5, a1)
BODY_2(LAPACKE_sgbtrs_work, 167, a2, a3, a4, a5, a1)
BODY_3(LAPACKE_sgebrd, 168, a1, a2)
BODY_2(LAPACKE_sgebrd_work, 169, a1, a2, a10)
BODY_14(LAPACKE_sgeev, 170, a3, a1, a2)
BODY_4(LAPACKE_sgeev_work, 171, a3, a1, a2, a13)
BODY_5(LAPACKE_sgehrd, 172, a1)
BODY_3(LAPACKE_sgehrd_work, 173, a1, a8)
BODY_6(LAPACKE_sgelqf, 174, a1, a2)
BODY_1(LAPACKE_sgelqf_work, 175, a1, a2, a7)
BODY_3(LAPACKE_sgels, 176, a2, a3, a4, a1)
BODY_2(LAPACKE_sgels_work, 177, a2, a3, a4, a1, a10)
BODY_7(LAPACKE_sgelsd, 178, a1, a2, a3)
BODY_9(LAPACKE_sgelsd_work, 179, a1, a2, a3, a12)
BODY_7(LAPACKE_sgelss, 180, a1, a2, a3)
BODY_18(LAPACKE_sgelss_work, 181, a1, a2, a3, a12)
BODY_7(LAPACKE_sgelsy, 182, a1, a2, a3)
BODY_18(LAPACKE_sgelsy_work, 183, a1, a2, a3, a12)
BODY_5(LAPACKE_sgeqp3, 184, a1, a2)
BODY_3(LAPACKE_sgeqp3_work, 185, a1, a2, a8)
BODY_6(LAPACKE_sgeqrf, 186, a1, a2)
BODY_1(LAPACKE_sgeqrf_work, 187, a1, a2, a7)
BODY_6(LAPACKE_sgerqf, 188, a1, a2)
BODY_1(LAPACKE_sgerqf_work, 189, a1, a2, a7)
BODY_2(LAPACKE_sgesdd, 190, a2, a3, a1)
BODY_4(LAPACKE_sgesdd_work, 191, a2, a3, a1, a12)
BODY_1(LAPACKE_sgesv, 192, a1, a2)
BODY_1(LAPACKE_sgesv_work, 193, a1, a2)
BODY_6(LAPACKE_sgetrf, 194, a1, a2)
BODY_6(LAPACKE_sgetrf2, 195, a1, a2)
BODY_6(LAPACKE_sgetrf2_work, 196, a1, a2)
BODY_6(LAPACKE_sgetrf_work, 197, a1, a2)
BODY_11(LAPACKE_sgetri, 198, a1)
BODY_5(LAPACKE_sgetri_work, 199, a1, a6)
BODY_3(LAPACKE_sgetrs, 200, a2, a3, a1)
BODY_3(LAPACKE_sgetrs_work, 201, a2, a3, a1)
BODY_1(LAPACKE_sgtsv, 202, a1, a2)
BODY_1(LAPACKE_sgtsv_work, 203, a1, a2)
BODY_5(LAPACKE_sorgqr, 204, a1, a2, a3)
BODY_3(LAPACKE_sorgqr_work, 205, a1, a2, a3, a8)
BODY_2(LAPACKE_sormqr, 206, a3, a4, a5, a1, a2)
BODY_12(LAPACKE_sormqr_work, 207, a3, a4, a5, a1, a2, a12)
BODY_1(LAPACKE_sposv, 208, a2, a3, a1)
BODY_1(LAPACKE_sposv_work, 209, a2, a3, a1)
BODY_11(LAPACKE_spotrf, 210, a2, a1)
BODY_11(LAPACKE_spotrf2, 211, a2, a1)
BODY_11(LAPACKE_spotrf2_work, 212, a2, a1)
BODY_11(LAPACKE_spotrf_work, 213, a2, a1)
BODY_11(LAPACKE_spotri, 214, a2, a1)
BODY_11(LAPACKE_spotri_work, 215, a2, a1)
BODY_1(LAPACKE_spotrs, 216, a2, a3, a1)
BODY_1(LAPACKE_spotrs_work, 217, a2, a3, a1)
BODY_5(LAPACKE_sstev, 218, a2, a1)
BODY_1(LAPACKE_sstev_work, 219, a2, a1)
BODY_5(LAPACKE_sstevd, 220, a2, a1)
BODY_2(LAPACKE_sstevd_work, 221, a2, a1, a8)
BODY_5(LAPACKE_ssyev, 222, a3, a1, a2)
BODY_3(LAPACKE_ssyev_work, 223, a3, a1, a2, a8)
BODY_5(LAPACKE_ssyevd, 224, a3, a1, a2)
BODY_2(LAPACKE_ssyevd_work, 225, a3, a1, a2, a8)
BODY_0(LAPACKE_ssygv, 226, a4, a2, a3)
BODY_14(LAPACKE_ssygv_work, 227, a4, a2, a3, a11)
BODY_0(LAPACKE_ssygvd, 228, a4, a2, a3)
BODY_4(LAPACKE_ssygvd_work, 229, a4, a2, a3, a11)
BODY_3(LAPACKE_ssysv, 230, a2, a3, a1)
BODY_2(LAPACKE_ssysv_work, 231, a2, a3, a1, a10)
BODY_1(LAPACKE_ssytrd, 232, a2, a1)
BODY_0(LAPACKE_ssytrd_work, 233, a2, a1, a9)
BODY_6(LAPACKE_ssytrf, 234, a2, a1)
BODY_1(LAPACKE_ssytrf_work, 235, a2, a1, a7)
BODY_3(LAPACKE_ssytrs, 236, a2, a3, a1)
BODY_3(LAPACKE_ssytrs_work, 237, a2, a3, a1)
BODY_6(LAPACKE_strtri, 238, a3, a1, a2)
BODY_6(LAPACKE_strtri_work, 239, a3, a1, a2)
BODY_0(LAPACKE_strtrs, 240, a4, a5, a1, a2, a3)
BODY_0(LAPACKE_strtrs_work, 241, a4, a5, a1, a2, a3)
BODY_0(LAPACKE_zgbsv, 242, a1, a2, a3, a4)
BODY_0(LAPACKE_zgbsv_work, 243, a1, a2, a3, a4)
BODY_1(LAPACKE_zgbtrf, 244, a1, a2, a3, a4)
BODY_1(LAPACKE_zgbtrf_work, 245, a1, a2, a3, a4)
BODY_2(LAPACKE_zgbtrs, 246, a2, a3, a4, a5, a1)
BODY_2(LAPACKE_zgbtrs_work, 247, a2, a3, a4, a5, a1)
BODY_3(LAPACKE_zgebrd, 248, a1, a2)
BODY_2(LAPACKE_zgebrd_work, 249, a1, a2, a10)
BODY_2(LAPACKE_zgeev, 250, a3, a1, a2)
BODY_4(LAPACKE_zgeev_work, 251, a3, a1, a2, a12)
BODY_5(LAPACKE_zgehrd, 252, a1)
BODY_3(LAPACKE_zgehrd_work, 253, a1, a8)
BODY_6(LAPACKE_zgelqf, 254, a1, a2)
BODY_1(LAPACKE_zgelqf_work, 255, a1, a2, a7)
BODY_3(LAPACKE_zgels, 256, a2, a3, a4, a1)
BODY_2(LAPACKE_zgels_work, 257, a2, a3, a4, a1, a10)
BODY_15(LAPACKE_zgelsd, 258, a1, a2, a3)
BODY_19(LAPACKE_zgelsd_work, 259, a1, a2, a3, a12)
BODY_15(LAPACKE_zgelss, 260, a1, a2, a3)
BODY_16(LAPACKE_zgelss_work, 261, a1, a2, a3, a12)
BODY_15(LAPACKE_zgelsy, 262, a1, a2, a3)
BODY_16(LAPACKE_zgelsy_work, 263, a1, a2, a3, a12)
BODY_5(LAPACKE_zgeqp3, 264, a1, a2)
BODY_0(LAPACKE_zgeqp3_work, 265, a1, a2, a8)
BODY_6(LAPACKE_zgeqrf, 266, a1, a2)
BODY_1(LAPACKE_zgeqrf_work, 267, a1, a2, a7)
BODY_6(LAPACKE_zgerqf, 268, a1, a2)
BODY_1(LAPACKE_zgerqf_work, 269, a1, a2, a7)
BODY_2(LAPACKE_zgesdd, 270, a2, a3, a1)
BODY_10(LAPACKE_zgesdd_work, 271, a2, a3, a1, a12)
BODY_1(LAPACKE_zgesv, 272, a1, a2)
BODY_1(LAPACKE_zgesv_work, 273, a1, a2)
BODY_6(LAPACKE_zgetrf, 274, a1, a2)
BODY_6(LAPACKE_zgetrf2, 275, a1, a2)
BODY_6(LAPACKE_zgetrf2_work, 276, a1, a2)
BODY_6(LAPACKE_zgetrf_work, 277, a1, a2)
BODY_11(LAPACKE_zgetri, 278, a1)
BODY_5(LAPACKE_zgetri_work, 279, a1, a6)
BODY_3(LAPACKE_zgetrs, 280, a2, a3, a1)
BODY_3(LAPACKE_zgetrs_work, 281, a2, a3, a1)
BODY_1(LAPACKE_zgtsv, 282, a1, a2)
BODY_1(LAPACKE_zgtsv_work, 283, a1, a2)
BODY_5(LAPACKE_zheev, 284, a3, a1, a2)
BODY_0(LAPACKE_zheev_work, 285, a3, a1, a2, a8)
BODY_5(LAPACKE_zheevd, 286, a3, a1, a2)
BODY_12(LAPACKE_zheevd_work, 287, a3, a1, a2, a8)
BODY_0(LAPACKE_zhegv, 288, a4, a2, a3)
BODY_12(LAPACKE_zhegv_work, 289, a4, a2, a3, a11)
BODY_0(LAPACKE_zhegvd, 290, a4, a2, a3)
BODY_13(LAPACKE_zhegvd_work, 291, a4, a2, a3, a11)
BODY_3(LAPACKE_zhesv, 292, a2, a3, a1)
BODY_2(LAPACKE_zhesv_work, 293, a2, a3, a1, a10)
BODY_1(LAPACKE_zhetrd, 294, a2, a1)
BODY_0(LAPACKE_zhetrd_work, 295, a2, a1, a9)
BODY_6(LAPACKE_zhetrf, 296, a2, a1)
BODY_1(LAPACKE_zhetrf_work, 297, a2, a1, a7)
BODY_3(LAPACKE_zhetrs, 298, a2, a3, a1)
BODY_3(LAPACKE_zhetrs_work, 299, a2, a3, a1)
BODY_1(LAPACKE_zposv, 300, a2, a3, a1)
BODY_1(LAPACKE_zposv_work, 301, a2, a3, a1)
BODY_11(LAPACKE_zpotrf, 302, a2, a1)
BODY_11(LAPACKE_zpotrf2, 303, a2, a1)
BODY_11(LAPACKE_zpotrf2_work, 304, a2, a1)
BODY_11(LAPACKE_zpotrf_work, 305, a2, a1)
BODY_11(LAPACKE_zpotri, 306, a2, a1)
BODY_11(LAPACKE_zpotri_work, 307, a2, a1)
BODY_1(LAPACKE_zpotrs, 308, a2, a3, a1)
BODY_1(LAPACKE_zpotrs_work, 309, a2, a3, a1)
BODY_3(LAPACKE_zsysv, 310, a2, a3, a1)
BODY_2(LAPACKE_zsysv_work, 311, a2, a3, a1, a10)
BODY_6(LAPACKE_zsytrf, 312, a2, a1)
BODY_1(LAPACKE_zsytrf_work, 313, a2, a1, a7)
BODY_3(LAPACKE_zsytrs, 314, a2, a3, a1)
BODY_3(LAPACKE_zsytrs_work, 315, a2, a3, a1)
BODY_6(LAPACKE_ztrtri, 316, a3, a1, a2)
BODY_6(LAPACKE_ztrtri_work, 317, a3, a1, a2)
BODY_0(LAPACKE_ztrtrs, 318, a4, a5, a1, a2, a3)
BODY_0(LAPACKE_ztrtrs_work, 319, a4, a5, a1, a2, a3)
BODY_5(LAPACKE_zungqr, 320, a1, a2, a3)
BODY_3(LAPACKE_zungqr_work, 321, a1, a2, a3, a8)
BODY_2(LAPACKE_zunmqr, 322, a3, a4, a5, a1, a2)
BODY_12(LAPACKE_zunmqr_work, 323, a3, a4, a5, a1, a2, a12)
BODY_5(caxpby_, 324, a0)
BODY_5(caxpby_64_, 325, a0)
BODY_6(caxpy_, 326, a0)
BODY_6(caxpy_64_, 327, a0)
BODY_5(cblas_caxpby, 328, a0)
BODY_5(cblas_caxpby64_, 329, a0)
BODY_5(cblas_caxpby_64, 330, a0)
BODY_6(cblas_caxpy, 331, a0)
BODY_6(cblas_caxpy64_, 332, a0)
BODY_6(cblas_caxpy_64, 333, a0)
BODY_11(cblas_ccopy, 334, a0)
BODY_11(cblas_ccopy64_, 335, a0)
BODY_11(cblas_ccopy_64, 336, a0)
BODY_6(cblas_cdotc_sub, 337, a0)
BODY_6(cblas_cdotc_sub64_, 338, a0)
BODY_6(cblas_cdotc_sub_64, 339, a0)
BODY_6(cblas_cdotu_sub, 340, a0)
BODY_6(cblas_cdotu_sub64_, 341, a0)
BODY_6(cblas_cdotu_sub_64, 342, a0)
BODY_4(cblas_cgbmv, 343, a2, a3, a4, a5, a1)
BODY_4(cblas_cgbmv64_, 344, a2, a3, a4, a5, a1)
BODY_4(cblas_cgbmv_64, 345, a2, a3, a4, a5, a1)
BODY_4(cblas_cgemm, 346, a3, a4, a5, a1, a2, a7, a9)
BODY_4(cblas_cgemm3m, 347, a3, a4, a5, a1, a2)
BODY_4(cblas_cgemm3m64_, 348, a3, a4, a5, a1, a2)
BODY_4(cblas_cgemm3m_64, 349, a3, a4, a5, a1, a2)
BODY_4(cblas_cgemm64_, 350, a3, a4, a5, a1, a2, a7, a9)
BODY_4(cblas_cgemm_64, 351, a3, a4, a5, a1, a2, a7, a9)
BODY_4(cblas_cgemmt, 352, a4, a5, a1, a2, a3)
BODY_4(cblas_cgemmt64_, 353, a4, a5, a1, a2, a3)
BODY_4(cblas_cgemmt_64, 354, a4, a5, a1, a2, a3)
BODY_14(cblas_cgemv, 355, a2, a3, a1)
BODY_14(cblas_cgemv64_, 356, a2, a3, a1)
BODY_14(cblas_cgemv_64, 357, a2, a3, a1)
BODY_0(cblas_cgerc, 358, a1, a2)
BODY_0(cblas_cgerc64_, 359, a1, a2)
BODY_0(cblas_cgerc_64, 360, a1, a2)
BODY_0(cblas_cgeru, 361, a1, a2)
BODY_0(cblas_cgeru64_, 362, a1, a2)
BODY_0(cblas_cgeru_64, 363, a1, a2)
BODY_14(cblas_chbmv, 364, a2, a3, a1)
BODY_14(cblas_chbmv64_, 365, a2, a3, a1)
BODY_14(cblas_chbmv_64, 366, a2, a3, a1)
BODY_12(cblas_chemm, 367, a3, a4, a1, a2)
BODY_12(cblas_chemm64_, 368, a3, a4, a1, a2)
BODY_12(cblas_chemm_64, 369, a3, a4, a1, a2)
BODY_2(cblas_chemv, 370, a2, a1)
BODY_2(cblas_chemv64_, 371, a2, a1)
BODY_2(cblas_chemv_64, 372, a2, a1)
BODY_20(cblas_cher, 373, a2, a1)
BODY_0(cblas_cher2, 374, a2, a1)
BODY_0(cblas_cher264_, 375, a2, a1)
BODY_0(cblas_cher2_64, 376, a2, a1)
BODY_21(cblas_cher2k, 377, a3, a4, a1, a2)
BODY_21(cblas_cher2k64_, 378, a3, a4, a1, a2)
BODY_21(cblas_cher2k_64, 379, a3, a4, a1, a2)
BODY_20(cblas_cher64_, 380, a2, a1)
BODY_20(cblas_cher_64, 381, a2, a1)
BODY_22(cblas_cherk, 382, a3, a4, a1, a2)
BODY_22(cblas_cherk64_, 383, a3, a4, a1, a2)
BODY_22(cblas_cherk_64, 384, a3, a4, a1, a2)
BODY_0(cblas_chpmv, 385, a2, a1)
BODY_0(cblas_chpmv64_, 386, a2, a1)
BODY_0(cblas_chpmv_64, 387, a2, a1)
BODY_23(cblas_chpr, 388, a2, a1)
BODY_3(cblas_chpr2, 389, a2, a1)
BODY_3(cblas_chpr264_, 390, a2, a1)
BODY_3(cblas_chpr2_64, 391, a2, a1)
BODY_23(cblas_chpr64_, 392, a2, a1)
BODY_23(cblas_chpr_64, 393, a2, a1)
BODY_24(cblas_cscal, 394, a0)
BODY_24(cblas_cscal64_, 395, a0)
BODY_24(cblas_cscal_64, 396, a0)
BODY_25(cblas_csrot, 397, a0)
BODY_25(cblas_csrot64_, 398, a0)
BODY_25(cblas_csrot_64, 399, a0)
BODY_26(cblas_csscal, 400, a0)
BODY_26(cblas_csscal64_, 401, a0)
BODY_26(cblas_csscal_64, 402, a0)
BODY_11(cblas_cswap, 403, a0)
BODY_11(cblas_cswap64_, 404, a0)
BODY_11(cblas_cswap_64, 405, a0)
BODY_12(cblas_csymm, 406, a3, a4, a1, a2)
BODY_12(cblas_csymm64_, 407, a3, a4, a1, a2)
BODY_12(cblas_csymm_64, 408, a3, a4, a1, a2)
BODY_12(cblas_csyr2k, 409, a3, a4, a1, a2)
BODY_12(cblas_csyr2k64_, 410, a3, a4, a1, a2)
BODY_12(cblas_csyr2k_64, 411, a3, a4, a1, a2)
BODY_2(cblas_csyrk, 412, a3, a4, a1, a2)
BODY_2(cblas_csyrk64_, 413, a3, a4, a1, a2)
BODY_2(cblas_csyrk_64, 414, a3, a4, a1, a2)
BODY_0(cblas_ctbmv, 415, a4, a5, a1, a2, a3)
BODY_0(cblas_ctbmv64_, 416, a4, a5, a1, a2, a3)
BODY_0(cblas_ctbmv_64, 417, a4, a5, a1, a2, a3)
BODY_0(cblas_ctbsv, 418, a4, a5, a1, a2, a3)
BODY_0(cblas_ctbsv64_, 419, a4, a5, a1, a2, a3)
BODY_0(cblas_ctbsv_64, 420, a4, a5, a1, a2, a3)
BODY_1(cblas_ctpmv, 421, a4, a1, a2, a3)
BODY_1(cblas_ctpmv64_, 422, a4, a1, a2, a3)
BODY_1(cblas_ctpmv_64, 423, a4, a1, a2, a3)
BODY_1(cblas_ctpsv, 424, a4, a1, a2, a3)
BODY_1(cblas_ctpsv64_, 425, a4, a1, a2, a3)
BODY_1(cblas_ctpsv_64, 426, a4, a1, a2, a3)
BODY_14(cblas_ctrmm, 427, a5, a6, a1, a2, a3, a4)
BODY_14(cblas_ctrmm64_, 428, a5, a6, a1, a2, a3, a4)
BODY_14(cblas_ctrmm_64, 429, a5, a6, a1, a2, a3, a4)
BODY_3(cblas_ctrmv, 430, a4, a1, a2, a3)
BODY_3(cblas_ctrmv64_, 431, a4, a1, a2, a3)
BODY_3(cblas_ctrmv_64, 432, a4, a1, a2, a3)
BODY_14(cblas_ctrsm, 433, a5, a6, a1, a2, a3, a4)
BODY_14(cblas_ctrsm64_, 434, a5, a6, a1, a2, a3, a4)
BODY_14(cblas_ctrsm_64, 435, a5, a6, a1, a2, a3, a4)
BODY_3(cblas_ctrsv, 436, a4, a1, a2, a3)
BODY_3(cblas_ctrsv64_, 437, a4, a1, a2, a3)
BODY_3(cblas_ctrsv_64, 438, a4, a1, a2, a3)
BODY_27(cblas_dasum, 439, a0)
BODY_27(cblas_dasum64_, 440, a0)
BODY_27(cblas_dasum_64, 441, a0)
BODY_28(cblas_daxpby, 442, a0)
BODY_28(cblas_daxpby64_, 443, a0)
BODY_28(cblas_daxpby_64, 444, a0)
BODY_29(cblas_daxpy, 445, a0)
BODY_29(cblas_daxpy64_, 446, a0)
BODY_29(cblas_daxpy_64, 447, a0)
BODY_11(cblas_dcopy, 448, a0)
BODY_11(cblas_dcopy64_, 449, a0)
BODY_11(cblas_dcopy_64, 450, a0)
BODY_30(cblas_ddot, 451, a0)
BODY_30(cblas_ddot64_, 452, a0)
BODY_30(cblas_ddot_64, 453, a0)
BODY_31(cblas_dgbmv, 454, a2, a3, a4, a5, a1)
BODY_31(cblas_dgbmv64_, 455, a2, a3, a4, a5, a1)
BODY_31(cblas_dgbmv_64, 456, a2, a3, a4, a5, a1)
BODY_31(cblas_dgemm, 457, a3, a4, a5, a1, a2, a7, a9)
BODY_31(cblas_dgemm64_, 458, a3, a4, a5, a1, a2, a7, a9)
BODY_31(cblas_dgemm_64, 459, a3, a4, a5, a1, a2, a7, a9)
BODY_31(cblas_dgemmt, 460, a4, a5, a1, a2, a3)
BODY_31(cblas_dgemmt64_, 461, a4, a5, a1, a2, a3)
BODY_31(cblas_dgemmt_64, 462, a4, a5, a1, a2, a3)
BODY_32(cblas_dgemv, 463, a2, a3, a1)
BODY_32(cblas_dgemv64_, 464, a2, a3, a1)
BODY_32(cblas_dgemv_64, 465, a2, a3, a1)
BODY_33(cblas_dger, 466, a1, a2)
BODY_33(cblas_dger64_, 467, a1, a2)
BODY_33(cblas_dger_64, 468, a1, a2)
BODY_27(cblas_dnrm2, 469, a0)
BODY_27(cblas_dnrm264_, 470, a0)
BODY_27(cblas_dnrm2_64, 471, a0)
BODY_34(cblas_drot, 472, a0)
BODY_34(cblas_drot64_, 473, a0)
BODY_34(cblas_drot_64, 474, a0)
BODY_32(cblas_dsbmv, 475, a2, a3, a1)
BODY_32(cblas_dsbmv64_, 476, a2, a3, a1)
BODY_32(cblas_dsbmv_64, 477, a2, a3, a1)
BODY_35(cblas_dscal, 478, a0)
BODY_35(cblas_dscal64_, 479, a0)
BODY_35(cblas_dscal_64, 480, a0)
BODY_36(cblas_dspmv, 481, a2, a1)
BODY_36(cblas_dspmv64_, 482, a2, a1)
BODY_36(cblas_dspmv_64, 483, a2, a1)
BODY_37(cblas_dspr, 484, a2, a1)
BODY_38(cblas_dspr2, 485, a2, a1)
BODY_38(cblas_dspr264_, 486, a2, a1)
BODY_38(cblas_dspr2_64, 487, a2, a1)
BODY_37(cblas_dspr64_, 488, a2, a1)
BODY_37(cblas_dspr_64, 489, a2, a1)
BODY_11(cblas_dswap, 490, a0)
BODY_11(cblas_dswap64_, 491, a0)
BODY_11(cblas_dswap_64, 492, a0)
BODY_39(cblas_dsymm, 493, a3, a4, a1, a2)
BODY_39(cblas_dsymm64_, 494, a3, a4, a1, a2)
BODY_39(cblas_dsymm_64, 495, a3, a4, a1, a2)
BODY_40(cblas_dsymv, 496, a2, a1)
BODY_40(cblas_dsymv64_, 497, a2, a1)
BODY_40(cblas_dsymv_64, 498, a2, a1)
BODY_41(cblas_dsyr, 499, a2, a1)
BODY_33(cblas_dsyr2, 500, a2, a1)
BODY_33(cblas_dsyr264_, 501, a2, a1)
BODY_33(cblas_dsyr2_64, 502, a2, a1)
BODY_39(cblas_dsyr2k, 503, a3, a4, a1, a2)
BODY_39(cblas_dsyr2k64_, 504, a3, a4, a1, a2)
BODY_39(cblas_dsyr2k_64, 505, a3, a4, a1, a2)
BODY_41(cblas_dsyr64_, 506, a2, a1)
BODY_41(cblas_dsyr_64, 507, a2, a1)
BODY_42(cblas_dsyrk, 508, a3, a4, a1, a2)
BODY_42(cblas_dsyrk64_, 509, a3, a4, a1, a2)
BODY_42(cblas_dsyrk_64, 510, a3, a4, a1, a2)
BODY_0(cblas_dtbmv, 511, a4, a5, a1, a2, a3)
BODY_0(cblas_dtbmv64_, 512, a4, a5, a1, a2, a3)
BODY_0(cblas_dtbmv_64, 513, a4, a5, a1, a2, a3)
BODY_0(cblas_dtbsv, 514, a4, a5, a1, a2, a3)
BODY_0(cblas_dtbsv64_, 515, a4, a5, a1, a2, a3)
BODY_0(cblas_dtbsv_64, 516, a4, a5, a1, a2, a3)
BODY_1(cblas_dtpmv, 517, a4, a1, a2, a3)
BODY_1(cblas_dtpmv64_, 518, a4, a1, a2, a3)
BODY_1(cblas_dtpmv_64, 519, a4, a1, a2, a3)
BODY_1(cblas_dtpsv, 520, a4, a1, a2, a3)
BODY_1(cblas_dtpsv64_, 521, a4, a1, a2, a3)
BODY_1(cblas_dtpsv_64, 522, a4, a1, a2, a3)
BODY_43(cblas_dtrmm, 523, a5, a6, a1, a2, a3, a4)
BODY_43(cblas_dtrmm64_, 524, a5, a6, a1, a2, a3, a4)
BODY_43(cblas_dtrmm_64, 525, a5, a6, a1, a2, a3, a4)
BODY_3(cblas_dtrmv, 526, a4, a1, a2, a3)
BODY_3(cblas_dtrmv64_, 527, a4, a1, a2, a3)
BODY_3(cblas_dtrmv_64, 528, a4, a1, a2, a3)
BODY_43(cblas_dtrsm, 529, a5, a6, a1, a2, a3, a4)
BODY_43(cblas_dtrsm64_, 530, a5, a6, a1, a2, a3, a4)
BODY_43(cblas_dtrsm_64, 531, a5, a6, a1, a2, a3, a4)
BODY_3(cblas_dtrsv, 532, a4, a1, a2, a3)
BODY_3(cblas_dtrsv64_, 533, a4, a1, a2, a3)
BODY_3(cblas_dtrsv_64, 534, a4, a1, a2, a3)
BODY_27(cblas_dzasum, 535, a0)
BODY_27(cblas_dzasum64_, 536, a0)
BODY_27(cblas_dzasum_64, 537, a0)
BODY_27(cblas_dznrm2, 538, a0)
BODY_27(cblas_dznrm264_, 539, a0)
BODY_27(cblas_dznrm2_64, 540, a0)
BODY_44(cblas_icamax, 541, a0)
BODY_44(cblas_icamax64_, 542, a0)
BODY_44(cblas_icamax_64, 543, a0)
BODY_44(cblas_idamax, 544, a0)
BODY_44(cblas_idamax64_, 545, a0)
BODY_44(cblas_idamax_64, 546, a0)
BODY_44(cblas_isamax, 547, a0)
BODY_44(cblas_isamax64_, 548, a0)
BODY_44(cblas_isamax_64, 549, a0)
BODY_44(cblas_izamax, 550, a0)
BODY_44(cblas_izamax64_, 551, a0)
BODY_44(cblas_izamax_64, 552, a0)
BODY_27(cblas_sasum, 553, a0)
BODY_27(cblas_sasum64_, 554, a0)
BODY_27(cblas_sasum_64, 555, a0)
BODY_45(cblas_saxpby, 556, a0)
BODY_45(cblas_saxpby64_, 557, a0)
BODY_45(cblas_saxpby_64, 558, a0)
BODY_46(cblas_saxpy, 559, a0)
BODY_46(cblas_saxpy64_, 560, a0)
BODY_46(cblas_saxpy_64, 561, a0)
BODY_27(cblas_scasum, 562, a0)
BODY_27(cblas_scasum64_, 563, a0)
BODY_27(cblas_scasum_64, 564, a0)
BODY_27(cblas_scnrm2, 565, a0)
BODY_27(cblas_scnrm264_, 566, a0)
BODY_27(cblas_scnrm2_64, 567, a0)
BODY_11(cblas_scopy, 568, a0)
BODY_11(cblas_scopy64_, 569, a0)
BODY_11(cblas_scopy_64, 570, a0)
BODY_30(cblas_sdot, 571, a0)
BODY_30(cblas_sdot64_, 572, a0)
BODY_30(cblas_sdot_64, 573, a0)
BODY_47(cblas_sgbmv, 574, a2, a3, a4, a5, a1)
BODY_47(cblas_sgbmv64_, 575, a2, a3, a4, a5, a1)
BODY_47(cblas_sgbmv_64, 576, a2, a3, a4, a5, a1)
BODY_47(cblas_sgemm, 577, a3, a4, a5, a1, a2, a7, a9)
BODY_47(cblas_sgemm64_, 578, a3, a4, a5, a1, a2, a7, a9)
BODY_47(cblas_sgemm_64, 579, a3, a4, a5, a1, a2, a7, a9)
BODY_47(cblas_sgemmt, 580, a4, a5, a1, a2, a3)
BODY_47(cblas_sgemmt64_, 581, a4, a5, a1, a2, a3)
BODY_47(cblas_sgemmt_64, 582, a4, a5, a1, a2, a3)
BODY_48(cblas_sgemv, 583, a2, a3, a1)
BODY_48(cblas_sgemv64_, 584, a2, a3, a1)
BODY_48(cblas_sgemv_64, 585, a2, a3, a1)
BODY_49(cblas_sger, 586, a1, a2)
BODY_49(cblas_sger64_, 587, a1, a2)
BODY_49(cblas_sger_64, 588, a1, a2)
BODY_27(cblas_snrm2, 589, a0)
BODY_27(cblas_snrm264_, 590, a0)
BODY_27(cblas_snrm2_64, 591, a0)
BODY_25(cblas_srot, 592, a0)
BODY_25(cblas_srot64_, 593, a0)
BODY_25(cblas_srot_64, 594, a0)
BODY_48(cblas_ssbmv, 595, a2, a3, a1)
BODY_48(cblas_ssbmv64_, 596, a2, a3, a1)
BODY_48(cblas_ssbmv_64, 597, a2, a3, a1)
BODY_26(cblas_sscal, 598, a0)
BODY_26(cblas_sscal64_, 599, a0)
BODY_26(cblas_sscal_64, 600, a0)
BODY_50(cblas_sspmv, 601, a2, a1)
BODY_50(cblas_sspmv64_, 602, a2, a1)
BODY_50(cblas_sspmv_64, 603, a2, a1)
BODY_23(cblas_sspr, 604, a2, a1)
BODY_51(cblas_sspr2, 605, a2, a1)
BODY_51(cblas_sspr264_, 606, a2, a1)
BODY_51(cblas_sspr2_64, 607, a2, a1)
BODY_23(cblas_sspr64_, 608, a2, a1)
BODY_23(cblas_sspr_64, 609, a2, a1)
BODY_11(cblas_sswap, 610, a0)
BODY_11(cblas_sswap64_, 611, a0)
BODY_11(cblas_sswap_64, 612, a0)
BODY_52(cblas_ssymm, 613, a3, a4, a1, a2)
BODY_52(cblas_ssymm64_, 614, a3, a4, a1, a2)
BODY_52(cblas_ssymm_64, 615, a3, a4, a1, a2)
BODY_53(cblas_ssymv, 616, a2, a1)
BODY_53(cblas_ssymv64_, 617, a2, a1)
BODY_53(cblas_ssymv_64, 618, a2, a1)
BODY_20(cblas_ssyr, 619, a2, a1)
BODY_49(cblas_ssyr2, 620, a2, a1)
BODY_49(cblas_ssyr264_, 621, a2, a1)
BODY_49(cblas_ssyr2_64, 622, a2, a1)
BODY_52(cblas_ssyr2k, 623, a3, a4, a1, a2)
BODY_52(cblas_ssyr2k64_, 624, a3, a4, a1, a2)
BODY_52(cblas_ssyr2k_64, 625, a3, a4, a1, a2)
BODY_20(cblas_ssyr64_, 626, a2, a1)
BODY_20(cblas_ssyr_64, 627, a2, a1)
BODY_22(cblas_ssyrk, 628, a3, a4, a1, a2)
BODY_22(cblas_ssyrk64_, 629, a3, a4, a1, a2)
BODY_22(cblas_ssyrk_64, 630, a3, a4, a1, a2)
BODY_0(cblas_stbmv, 631, a4, a5, a1, a2, a3)
BODY_0(cblas_stbmv64_, 632, a4, a5, a1, a2, a3)
BODY_0(cblas_stbmv_64, 633, a4, a5, a1, a2, a3)
BODY_0(cblas_stbsv, 634, a4, a5, a1, a2, a3)
BODY_0(cblas_stbsv64_, 635, a4, a5, a1, a2, a3)
BODY_0(cblas_stbsv_64, 636, a4, a5, a1, a2, a3)
BODY_1(cblas_stpmv, 637, a4, a1, a2, a3)
BODY_1(cblas_stpmv64_, 638, a4, a1, a2, a3)
BODY_1(cblas_stpmv_64, 639, a4, a1, a2, a3)
BODY_1(cblas_stpsv, 640, a4, a1, a2, a3)
BODY_1(cblas_stpsv64_, 641, a4, a1, a2, a3)
BODY_1(cblas_stpsv_64, 642, a4, a1, a2, a3)
BODY_54(cblas_strmm, 643, a5, a6, a1, a2, a3, a4)
BODY_54(cblas_strmm64_, 644, a5, a6, a1, a2, a3, a4)
BODY_54(cblas_strmm_64, 645, a5, a6, a1, a2, a3, a4)
BODY_3(cblas_strmv, 646, a4, a1, a2, a3)
BODY_3(cblas_strmv64_, 647, a4, a1, a2, a3)
BODY_3(cblas_strmv_64, 648, a4, a1, a2, a3)
BODY_54(cblas_strsm, 649, a5, a6, a1, a2, a3, a4)
BODY_54(cblas_strsm64_, 650, a5, a6, a1, a2, a3, a4)
BODY_54(cblas_strsm_64, 651, a5, a6, a1, a2, a3, a4)
BODY_3(cblas_strsv, 652, a4, a1, a2, a3)
BODY_3(cblas_strsv64_, 653, a4, a1, a2, a3)
BODY_3(cblas_strsv_64, 654, a4, a1, a2, a3)
BODY_5(cblas_zaxpby, 655, a0)
BODY_5(cblas_zaxpby64_, 656, a0)
BODY_5(cblas_zaxpby_64, 657, a0)
BODY_6(cblas_zaxpy, 658, a0)
BODY_6(cblas_zaxpy64_, 659, a0)
BODY_6(cblas_zaxpy_64, 660, a0)
BODY_11(cblas_zcopy, 661, a0)
BODY_11(cblas_zcopy64_, 662, a0)
BODY_11(cblas_zcopy_64, 663, a0)
BODY_6(cblas_zdotc_sub, 664, a0)
BODY_6(cblas_zdotc_sub64_, 665, a0)
BODY_6(cblas_zdotc_sub_64, 666, a0)
BODY_6(cblas_zdotu_sub, 667, a0)
BODY_6(cblas_zdotu_sub64_, 668, a0)
BODY_6(cblas_zdotu_sub_64, 669, a0)
BODY_34(cblas_zdrot, 670, a0)
BODY_34(cblas_zdrot64_, 671, a0)
BODY_34(cblas_zdrot_64, 672, a0)
BODY_35(cblas_zdscal, 673, a0)
BODY_35(cblas_zdscal64_, 674, a0)
BODY_35(cblas_zdscal_64, 675, a0)
BODY_4(cblas_zgbmv, 676, a2, a3, a4, a5, a1)
BODY_4(cblas_zgbmv64_, 677, a2, a3, a4, a5, a1)
BODY_4(cblas_zgbmv_64, 678, a2, a3, a4, a5, a1)
BODY_4(cblas_zgemm, 679, a3, a4, a5, a1, a2, a7, a9)
BODY_4(cblas_zgemm3m, 680, a3, a4, a5, a1, a2)
BODY_4(cblas_zgemm3m64_, 681, a3, a4, a5, a1, a2)
BODY_4(cblas_zgemm3m_64, 682, a3, a4, a5, a1, a2)
BODY_4(cblas_zgemm64_, 683, a3, a4, a5, a1, a2, a7, a9)
BODY_4(cblas_zgemm_64, 684, a3, a4, a5, a1, a2, a7, a9)
BODY_4(cblas_zgemmt, 685, a4, a5, a1, a2, a3)
BODY_4(cblas_zgemmt64_, 686, a4, a5, a1, a2, a3)
BODY_4(cblas_zgemmt_64, 687, a4, a5, a1, a2, a3)
BODY_14(cblas_zgemv, 688, a2, a3, a1)
BODY_14(cblas_zgemv64_, 689, a2, a3, a1)
BODY_14(cblas_zgemv_64, 690, a2, a3, a1)
BODY_0(cblas_zgerc, 691, a1, a2)
BODY_0(cblas_zgerc64_, 692, a1, a2)
BODY_0(cblas_zgerc_64, 693, a1, a2)
BODY_0(cblas_zgeru, 694, a1, a2)
BODY_0(cblas_zgeru64_, 695, a1, a2)
BODY_0(cblas_zgeru_64, 696, a1, a2)
BODY_14(cblas_zhbmv, 697, a2, a3, a1)
BODY_14(cblas_zhbmv64_, 698, a2, a3, a1)
BODY_14(cblas_zhbmv_64, 699, a2, a3, a1)
BODY_12(cblas_zhemm, 700, a3, a4, a1, a2)
BODY_12(cblas_zhemm64_, 701, a3, a4, a1, a2)
BODY_12(cblas_zhemm_64, 702, a3, a4, a1, a2)
BODY_2(cblas_zhemv, 703, a2, a1)
BODY_2(cblas_zhemv64_, 704, a2, a1)
BODY_2(cblas_zhemv_64, 705, a2, a1)
BODY_41(cblas_zher, 706, a2, a1)
BODY_0(cblas_zher2, 707, a2, a1)
BODY_0(cblas_zher264_, 708, a2, a1)
BODY_0(cblas_zher2_64, 709, a2, a1)
BODY_55(cblas_zher2k, 710, a3, a4, a1, a2)
BODY_55(cblas_zher2k64_, 711, a3, a4, a1, a2)
BODY_55(cblas_zher2k_64, 712, a3, a4, a1, a2)
BODY_41(cblas_zher64_, 713, a2, a1)
BODY_41(cblas_zher_64, 714, a2, a1)
BODY_42(cblas_zherk, 715, a3, a4, a1, a2)
BODY_42(cblas_zherk64_, 716, a3, a4, a1, a2)
BODY_42(cblas_zherk_64, 717, a3, a4, a1, a2)
BODY_0(cblas_zhpmv, 718, a2, a1)
BODY_0(cblas_zhpmv64_, 719, a2, a1)
BODY_0(cblas_zhpmv_64, 720, a2, a1)
BODY_37(cblas_zhpr, 721, a2, a1)
BODY_3(cblas_zhpr2, 722, a2, a1)
BODY_3(cblas_zhpr264_, 723, a2, a1)
BODY_3(cblas_zhpr2_64, 724, a2, a1)
BODY_37(cblas_zhpr64_, 725, a2, a1)
BODY_37(cblas_zhpr_64, 726, a2, a1)
BODY_24(cblas_zscal, 727, a0)
BODY_24(cblas_zscal64_, 728, a0)
BODY_24(cblas_zscal_64, 729, a0)
BODY_11(cblas_zswap, 730, a0)
BODY_11(cblas_zswap64_, 731, a0)
BODY_11(cblas_zswap_64, 732, a0)
BODY_12(cblas_zsymm, 733, a3, a4, a1, a2)
BODY_12(cblas_zsymm64_, 734, a3, a4, a1, a2)
BODY_12(cblas_zsymm_64, 735, a3, a4, a1, a2)
BODY_12(cblas_zsyr2k, 736, a3, a4, a1, a2)
BODY_12(cblas_zsyr2k64_, 737, a3, a4, a1, a2)
BODY_12(cblas_zsyr2k_64, 738, a3, a4, a1, a2)
BODY_2(cblas_zsyrk, 739, a3, a4, a1, a2)
BODY_2(cblas_zsyrk64_, 740, a3, a4, a1, a2)
BODY_2(cblas_zsyrk_64, 741, a3, a4, a1, a2)
BODY_0(cblas_ztbmv, 742, a4, a5, a1, a2, a3)
BODY_0(cblas_ztbmv64_, 743, a4, a5, a1, a2, a3)
BODY_0(cblas_ztbmv_64, 744, a4, a5, a1, a2, a3)
BODY_0(cblas_ztbsv, 745, a4, a5, a1, a2, a3)
BODY_0(cblas_ztbsv64_, 746, a4, a5, a1, a2, a3)
BODY_0(cblas_ztbsv_64, 747, a4, a5, a1, a2, a3)
BODY_1(cblas_ztpmv, 748, a4, a1, a2, a3)
BODY_1(cblas_ztpmv64_, 749, a4, a1, a2, a3)
BODY_1(cblas_ztpmv_64, 750, a4, a1, a2, a3)
BODY_1(cblas_ztpsv, 751, a4, a1, a2, a3)
BODY_1(cblas_ztpsv64_, 752, a4, a1, a2, a3)
BODY_1(cblas_ztpsv_64, 753, a4, a1, a2, a3)
BODY_14(cblas_ztrmm, 754, a5, a6, a1, a2, a3, a4)
BODY_14(cblas_ztrmm64_, 755, a5, a6, a1, a2, a3, a4)
BODY_14(cblas_ztrmm_64, 756, a5, a6, a1, a2, a3, a4)
BODY_3(cblas_ztrmv, 757, a4, a1, a2, a3)
BODY_3(cblas_ztrmv64_, 758, a4, a1, a2, a3)
BODY_3(cblas_ztrmv_64, 759, a4, a1, a2, a3)
BODY_14(cblas_ztrsm, 760, a5, a6, a1, a2, a3, a4)
BODY_14(cblas_ztrsm64_, 761, a5, a6, a1, a2, a3, a4)
BODY_14(cblas_ztrsm_64, 762, a5, a6, a1, a2, a3, a4)
BODY_3(cblas_ztrsv, 763, a4, a1, a2, a3)
BODY_3(cblas_ztrsv64_, 764, a4, a1, a2, a3)
BODY_3(cblas_ztrsv_64, 765, a4, a1, a2, a3)
BODY_11(ccopy_, 766, a0)
BODY_11(ccopy_64_, 767, a0)
BODY_4(cgbmv_, 768, a1, a2, a3, a4, a0)
BODY_4(cgbmv_64_, 769, a1, a2, a3, a4, a0)
BODY_0(cgbsv_, 770, a0, a1, a2, a3)
BODY_0(cgbsv_64_, 771, a0, a1, a2, a3)
BODY_1(cgbtrf_, 772, a0, a1, a2, a3)
BODY_1(cgbtrf_64_, 773, a0, a1, a2, a3)
BODY_14(cgbtrs_, 774, a1, a2, a3, a4, a0)
BODY_14(cgbtrs_64_, 775, a1, a2, a3, a4, a0)
BODY_2(cgebrd_, 776, a0, a1, a9)
BODY_2(cgebrd_64_, 777, a0, a1, a9)
BODY_13(cgeev_, 778, a2, a0, a1, a11)
BODY_13(cgeev_64_, 779, a2, a0, a1, a11)
BODY_3(cgehrd_, 780, a0, a7)
BODY_3(cgehrd_64_, 781, a0, a7)
BODY_1(cgelqf_, 782, a0, a1, a6)
BODY_1(cgelqf_64_, 783, a0, a1, a6)
BODY_14(cgels_, 784, a1, a2, a3, a0, a9)
BODY_14(cgels_64_, 785, a1, a2, a3, a0, a9)
BODY_10(cgelsd_, 786, a0, a1, a2, a11)
BODY_10(cgelsd_64_, 787, a0, a1, a2, a11)
BODY_4(cgelss_, 788, a0, a1, a2, a11)
BODY_4(cgelss_64_, 789, a0, a1, a2, a11)
BODY_4(cgelsy_, 790, a0, a1, a2, a11)
BODY_4(cgelsy_64_, 791, a0, a1, a2, a11)
BODY_10(cgemm3m_, 792, a2, a3, a4, a0, a1)
BODY_10(cgemm3m_64_, 793, a2, a3, a4, a0, a1)
BODY_10(cgemm_, 794, a2, a3, a4, a0, a1, a6, a8)
BODY_10(cgemm_64_, 795, a2, a3, a4, a0, a1, a6, a8)
BODY_13(cgemmt_, 796, a3, a4, a0, a1, a2)
BODY_13(cgemmt_64_, 797, a3, a4, a0, a1, a2)
BODY_14(cgemv_, 798, a1, a2, a0)
BODY_14(cgemv_64_, 799, a1, a2, a0)
BODY_0(cgeqp3_, 800, a0, a1, a7)
BODY_0(cgeqp3_64_, 801, a0, a1, a7)
BODY_1(cgeqrf_, 802, a0, a1, a6)
BODY_1(cgeqrf_64_, 803, a0, a1, a6)
BODY_3(cgerc_, 804, a0, a1)
BODY_3(cgerc_64_, 805, a0, a1)
BODY_1(cgerqf_, 806, a0, a1, a6)
BODY_1(cgerqf_64_, 807, a0, a1, a6)
BODY_3(cgeru_, 808, a0, a1)
BODY_3(cgeru_64_, 809, a0, a1)
BODY_13(cgesdd_, 810, a1, a2, a0, a11)
BODY_13(cgesdd_64_, 811, a1, a2, a0, a11)
BODY_1(cgesv_, 812, a0, a1)
BODY_1(cgesv_64_, 813, a0, a1)
BODY_56(cgesvd_, 814, a2, a3, a0, a1, a12)
BODY_56(cgesvd_64_, 815, a2, a3, a0, a1, a12)
BODY_6(cgetrf2_, 816, a0, a1)
BODY_6(cgetrf2_64_, 817, a0, a1)
BODY_6(cgetrf_, 818, a0, a1)
BODY_6(cgetrf_64_, 819, a0, a1)
BODY_5(cgetri_, 820, a0, a5)
BODY_5(cgetri_64_, 821, a0, a5)
BODY_0(cgetrs_, 822, a1, a2, a0)
BODY_0(cgetrs_64_, 823, a1, a2, a0)
BODY_1(cgtsv_, 824, a0, a1)
BODY_1(cgtsv_64_, 825, a0, a1)
BODY_14(chbmv_, 826, a1, a2, a0)
BODY_14(chbmv_64_, 827, a1, a2, a0)
BODY_14(cheev_, 828, a2, a0, a1, a7)
BODY_14(cheev_64_, 829, a2, a0, a1, a7)
BODY_10(cheevd_, 830, a2, a0, a1, a7)
BODY_10(cheevd_64_, 831, a2, a0, a1, a7)
BODY_57(cheevr_, 832, a3, a0, a1, a2, a16)
BODY_57(cheevr_64_, 833, a3, a0, a1, a2, a16)
BODY_58(cheevx_, 834, a3, a0, a1, a2, a16)
BODY_58(cheevx_64_, 835, a3, a0, a1, a2, a16)
BODY_10(chegv_, 836, a3, a1, a2, a10)
BODY_10(chegv_64_, 837, a3, a1, a2, a10)
BODY_59(chegvd_, 838, a3, a1, a2, a10)
BODY_59(chegvd_64_, 839, a3, a1, a2, a10)
BODY_4(chemm_, 840, a2, a3, a0, a1)
BODY_4(chemm_64_, 841, a2, a3, a0, a1)
BODY_2(chemv_, 842, a1, a0)
BODY_2(chemv_64_, 843, a1, a0)
BODY_0(cher2_, 844, a1, a0)
BODY_0(cher2_64_, 845, a1, a0)
BODY_4(cher2k_, 846, a2, a3, a0, a1)
BODY_4(cher2k_64_, 847, a2, a3, a0, a1)
BODY_1(cher_, 848, a1, a0)
BODY_1(cher_64_, 849, a1, a0)
BODY_14(cherk_, 850, a2, a3, a0, a1)
BODY_14(cherk_64_, 851, a2, a3, a0, a1)
BODY_14(chesv_, 852, a1, a2, a0, a9)
BODY_14(chesv_64_, 853, a1, a2, a0, a9)
BODY_2(chetrd_, 854, a1, a0, a8)
BODY_2(chetrd_64_, 855, a1, a0, a8)
BODY_3(chetrf_, 856, a1, a0, a6)
BODY_3(chetrf_64_, 857, a1, a0, a6)
BODY_0(chetrs_, 858, a1, a2, a0)
BODY_0(chetrs_64_, 859, a1, a2, a0)
BODY_0(chpmv_, 860, a1, a0)
BODY_0(chpmv_64_, 861, a1, a0)
BODY_3(chpr2_, 862, a1, a0)
BODY_3(chpr2_64_, 863, a1, a0)
BODY_5(chpr_, 864, a1, a0)
BODY_5(chpr_64_, 865, a1, a0)
BODY_3(cposv_, 866, a1, a2, a0)
BODY_3(cposv_64_, 867, a1, a2, a0)
BODY_6(cpotrf2_, 868, a1, a0)
BODY_6(cpotrf2_64_, 869, a1, a0)
BODY_6(cpotrf_, 870, a1, a0)
BODY_6(cpotrf_64_, 871, a1, a0)
BODY_6(cpotri_, 872, a1, a0)
BODY_6(cpotri_64_, 873, a1, a0)
BODY_3(cpotrs_, 874, a1, a2, a0)
BODY_3(cpotrs_64_, 875, a1, a2, a0)
BODY_24(cscal_, 876, a0)
BODY_24(cscal_64_, 877, a0)
BODY_5(csrot_, 878, a0)
BODY_5(csrot_64_, 879, a0)
BODY_24(csscal_, 880, a0)
BODY_24(csscal_64_, 881, a0)
BODY_11(cswap_, 882, a0)
BODY_11(cswap_64_, 883, a0)
BODY_4(csymm_, 884, a2, a3, a0, a1)
BODY_4(csymm_64_, 885, a2, a3, a0, a1)
BODY_4(csyr2k_, 886, a2, a3, a0, a1)
BODY_4(csyr2k_64_, 887, a2, a3, a0, a1)
BODY_14(csyrk_, 888, a2, a3, a0, a1)
BODY_14(csyrk_64_, 889, a2, a3, a0, a1)
BODY_14(csysv_, 890, a1, a2, a0, a9)
BODY_14(csysv_64_, 891, a1, a2, a0, a9)
BODY_3(csytrf_, 892, a1, a0, a6)
BODY_3(csytrf_64_, 893, a1, a0, a6)
BODY_0(csytrs_, 894, a1, a2, a0)
BODY_0(csytrs_64_, 895, a1, a2, a0)
BODY_14(ctbmv_, 896, a3, a4, a0, a1, a2)
BODY_14(ctbmv_64_, 897, a3, a4, a0, a1, a2)
BODY_14(ctbsv_, 898, a3, a4, a0, a1, a2)
BODY_14(ctbsv_64_, 899, a3, a4, a0, a1, a2)
BODY_0(ctpmv_, 900, a3, a0, a1, a2)
BODY_0(ctpmv_64_, 901, a3, a0, a1, a2)
BODY_0(ctpsv_, 902, a3, a0, a1, a2)
BODY_0(ctpsv_64_, 903, a3, a0, a1, a2)
BODY_10(ctrmm_, 904, a4, a5, a0, a1, a2, a3)
BODY_10(ctrmm_64_, 905, a4, a5, a0, a1, a2, a3)
BODY_2(ctrmv_, 906, a3, a0, a1, a2)
BODY_2(ctrmv_64_, 907, a3, a0, a1, a2)
BODY_10(ctrsm_, 908, a4, a5, a0, a1, a2, a3)
BODY_10(ctrsm_64_, 909, a4, a5, a0, a1, a2, a3)
BODY_2(ctrsv_, 910, a3, a0, a1, a2)
BODY_2(ctrsv_64_, 911, a3, a0, a1, a2)
BODY_1(ctrtri_, 912, a2, a0, a1)
BODY_1(ctrtri_64_, 913, a2, a0, a1)
BODY_12(ctrtrs_, 914, a3, a4, a0, a1, a2)
BODY_12(ctrtrs_64_, 915, a3, a4, a0, a1, a2)
BODY_3(cungqr_, 916, a0, a1, a2, a7)
BODY_3(cungqr_64_, 917, a0, a1, a2, a7)
BODY_10(cunmqr_, 918, a2, a3, a4, a0, a1, a11)
BODY_10(cunmqr_64_, 919, a2, a3, a4, a0, a1, a11)
BODY_27(dasum_, 920, a0)
BODY_27(dasum_64_, 921, a0)
BODY_5(daxpby_, 922, a0)
BODY_5(daxpby_64_, 923, a0)
BODY_6(daxpy_, 924, a0)
BODY_6(daxpy_64_, 925, a0)
BODY_11(dcopy_, 926, a0)
BODY_11(dcopy_64_, 927, a0)
BODY_30(ddot_, 928, a0)
BODY_30(ddot_64_, 929, a0)
BODY_4(dgbmv_, 930, a1, a2, a3, a4, a0)
BODY_4(dgbmv_64_, 931, a1, a2, a3, a4, a0)
BODY_0(dgbsv_, 932, a0, a1, a2, a3)
BODY_0(dgbsv_64_, 933, a0, a1, a2, a3)
BODY_1(dgbtrf_, 934, a0, a1, a2, a3)
BODY_1(dgbtrf_64_, 935, a0, a1, a2, a3)
BODY_14(dgbtrs_, 936, a1, a2, a3, a4, a0)
BODY_14(dgbtrs_64_, 937, a1, a2, a3, a4, a0)
BODY_2(dgebrd_, 938, a0, a1, a9)
BODY_2(dgebrd_64_, 939, a0, a1, a9)
BODY_13(dgeev_, 940, a2, a0, a1, a12)
BODY_13(dgeev_64_, 941, a2, a0, a1, a12)
BODY_3(dgehrd_, 942, a0, a7)
BODY_3(dgehrd_64_, 943, a0, a7)
BODY_1(dgelqf_, 944, a0, a1, a6)
BODY_1(dgelqf_64_, 945, a0, a1, a6)
BODY_14(dgels_, 946, a1, a2, a3, a0, a9)
BODY_14(dgels_64_, 947, a1, a2, a3, a0, a9)
BODY_4(dgelsd_, 948, a0, a1, a2, a11)
BODY_4(dgelsd_64_, 949, a0, a1, a2, a11)
BODY_12(dgelss_, 950, a0, a1, a2, a11)
BODY_12(dgelss_64_, 951, a0, a1, a2, a11)
BODY_12(dgelsy_, 952, a0, a1, a2, a11)
BODY_12(dgelsy_64_, 953, a0, a1, a2, a11)
BODY_10(dgemm_, 954, a2, a3, a4, a0, a1, a6, a8)
BODY_10(dgemm_64_, 955, a2, a3, a4, a0, a1, a6, a8)
BODY_13(dgemmt_, 956, a3, a4, a0, a1, a2)
BODY_13(dgemmt_64_, 957, a3, a4, a0, a1, a2)
BODY_14(dgemv_, 958, a1, a2, a0)
BODY_14(dgemv_64_, 959, a1, a2, a0)
BODY_3(dgeqp3_, 960, a0, a1, a7)
BODY_3(dgeqp3_64_, 961, a0, a1, a7)
BODY_1(dgeqrf_, 962, a0, a1, a6)
BODY_1(dgeqrf_64_, 963, a0, a1, a6)
BODY_3(dger_, 964, a0, a1)
BODY_3(dger_64_, 965, a0, a1)
BODY_1(dgerqf_, 966, a0, a1, a6)
BODY_1(dgerqf_64_, 967, a0, a1, a6)
BODY_10(dgesdd_, 968, a1, a2, a0, a11)
BODY_10(dgesdd_64_, 969, a1, a2, a0, a11)
BODY_1(dgesv_, 970, a0, a1)
BODY_1(dgesv_64_, 971, a0, a1)
BODY_13(dgesvd_, 972, a2, a3, a0, a1, a12)
BODY_13(dgesvd_64_, 973, a2, a3, a0, a1, a12)
BODY_6(dgetrf2_, 974, a0, a1)
BODY_6(dgetrf2_64_, 975, a0, a1)
BODY_6(dgetrf_, 976, a0, a1)
BODY_6(dgetrf_64_, 977, a0, a1)
BODY_5(dgetri_, 978, a0, a5)
BODY_5(dgetri_64_, 979, a0, a5)
BODY_0(dgetrs_, 980, a1, a2, a0)
BODY_0(dgetrs_64_, 981, a1, a2, a0)
BODY_1(dgtsv_, 982, a0, a1)
BODY_1(dgtsv_64_, 983, a0, a1)
BODY_27(dnrm2_, 984, a0)
BODY_27(dnrm2_64_, 985, a0)
BODY_3(dorgqr_, 986, a0, a1, a2, a7)
BODY_3(dorgqr_64_, 987, a0, a1, a2, a7)
BODY_10(dormqr_, 988, a2, a3, a4, a0, a1, a11)
BODY_10(dormqr_64_, 989, a2, a3, a4, a0, a1, a11)
BODY_3(dposv_, 990, a1, a2, a0)
BODY_3(dposv_64_, 991, a1, a2, a0)
BODY_6(dpotrf2_, 992, a1, a0)
BODY_6(dpotrf2_64_, 993, a1, a0)
BODY_6(dpotrf_, 994, a1, a0)
BODY_6(dpotrf_64_, 995, a1, a0)
BODY_6(dpotri_, 996, a1, a0)
BODY_6(dpotri_64_, 997, a1, a0)
BODY_3(dpotrs_, 998, a1, a2, a0)
BODY_3(dpotrs_64_, 999, a1, a2, a0)
BODY_5(drot_, 1000, a0)
BODY_5(drot_64_, 1001, a0)
BODY_14(dsbmv_, 1002, a1, a2, a0)
BODY_14(dsbmv_64_, 1003, a1, a2, a0)
BODY_24(dscal_, 1004, a0)
BODY_24(dscal_64_, 1005, a0)
BODY_0(dspmv_, 1006, a1, a0)
BODY_0(dspmv_64_, 1007, a1, a0)
BODY_3(dspr2_, 1008, a1, a0)
BODY_3(dspr2_64_, 1009, a1, a0)
BODY_5(dspr_, 1010, a1, a0)
BODY_5(dspr_64_, 1011, a1, a0)
BODY_3(dstev_, 1012, a1, a0)
BODY_3(dstev_64_, 1013, a1, a0)
BODY_14(dstevd_, 1014, a1, a0, a7)
BODY_14(dstevd_64_, 1015, a1, a0, a7)
BODY_11(dswap_, 1016, a0)
BODY_11(dswap_64_, 1017, a0)
BODY_2(dsyev_, 1018, a2, a0, a1, a7)
BODY_2(dsyev_64_, 1019, a2, a0, a1, a7)
BODY_12(dsyevd_, 1020, a2, a0, a1, a7)
BODY_12(dsyevd_64_, 1021, a2, a0, a1, a7)
BODY_60(dsyevr_, 1022, a3, a0, a1, a2, a16)
BODY_60(dsyevr_64_, 1023, a3, a0, a1, a2, a16)
BODY_60(dsyevx_, 1024, a3, a0, a1, a2, a16)
BODY_60(dsyevx_64_, 1025, a3, a0, a1, a2, a16)
BODY_4(dsygv_, 1026, a3, a1, a2, a10)
BODY_4(dsygv_64_, 1027, a3, a1, a2, a10)
BODY_13(dsygvd_, 1028, a3, a1, a2, a10)
BODY_13(dsygvd_64_, 1029, a3, a1, a2, a10)
BODY_4(dsymm_, 1030, a2, a3, a0, a1)
BODY_4(dsymm_64_, 1031, a2, a3, a0, a1)
BODY_2(dsymv_, 1032, a1, a0)
BODY_2(dsymv_64_, 1033, a1, a0)
BODY_0(dsyr2_, 1034, a1, a0)
BODY_0(dsyr2_64_, 1035, a1, a0)
BODY_4(dsyr2k_, 1036, a2, a3, a0, a1)
BODY_4(dsyr2k_64_, 1037, a2, a3, a0, a1)
BODY_1(dsyr_, 1038, a1, a0)
BODY_1(dsyr_64_, 1039, a1, a0)
BODY_14(dsyrk_, 1040, a2, a3, a0, a1)
BODY_14(dsyrk_64_, 1041, a2, a3, a0, a1)
BODY_14(dsysv_, 1042, a1, a2, a0, a9)
BODY_14(dsysv_64_, 1043, a1, a2, a0, a9)
BODY_2(dsytrd_, 1044, a1, a0, a8)
BODY_2(dsytrd_64_, 1045, a1, a0, a8)
BODY_3(dsytrf_, 1046, a1, a0, a6)
BODY_3(dsytrf_64_, 1047, a1, a0, a6)
BODY_0(dsytrs_, 1048, a1, a2, a0)
BODY_0(dsytrs_64_, 1049, a1, a2, a0)
BODY_14(dtbmv_, 1050, a3, a4, a0, a1, a2)
BODY_14(dtbmv_64_, 1051, a3, a4, a0, a1, a2)
BODY_14(dtbsv_, 1052, a3, a4, a0, a1, a2)
BODY_14(dtbsv_64_, 1053, a3, a4, a0, a1, a2)
BODY_0(dtpmv_, 1054, a3, a0, a1, a2)
BODY_0(dtpmv_64_, 1055, a3, a0, a1, a2)
BODY_0(dtpsv_, 1056, a3, a0, a1, a2)
BODY_0(dtpsv_64_, 1057, a3, a0, a1, a2)
BODY_10(dtrmm_, 1058, a4, a5, a0, a1, a2, a3)
BODY_10(dtrmm_64_, 1059, a4, a5, a0, a1, a2, a3)
BODY_2(dtrmv_, 1060, a3, a0, a1, a2)
BODY_2(dtrmv_64_, 1061, a3, a0, a1, a2)
BODY_10(dtrsm_, 1062, a4, a5, a0, a1, a2, a3)
BODY_10(dtrsm_64_, 1063, a4, a5, a0, a1, a2, a3)
BODY_2(dtrsv_, 1064, a3, a0, a1, a2)
BODY_2(dtrsv_64_, 1065, a3, a0, a1, a2)
BODY_1(dtrtri_, 1066, a2, a0, a1)
BODY_1(dtrtri_64_, 1067, a2, a0, a1)
BODY_12(dtrtrs_, 1068, a3, a4, a0, a1, a2)
BODY_12(dtrtrs_64_, 1069, a3, a4, a0, a1, a2)
BODY_27(dzasum_, 1070, a0)
BODY_27(dzasum_64_, 1071, a0)
BODY_27(dznrm2_, 1072, a0)
BODY_27(dznrm2_64_, 1073, a0)
BODY_61(fftw_destroy_plan, 1074, a0)
BODY_61(fftw_execute, 1075, a0)
BODY_44(fftw_execute_dft, 1076, a0)
BODY_44(fftw_execute_dft_c2r, 1077, a0)
BODY_44(fftw_execute_dft_r2c, 1078, a0)
BODY_44(fftw_execute_r2r, 1079, a0)
BODY_11(fftw_execute_split_dft, 1080, a0)
BODY_24(fftw_execute_split_dft_c2r, 1081, a0)
BODY_24(fftw_execute_split_dft_r2c, 1082, a0)
BODY_62(fftw_plan_dft, 1083, a0, a1)
BODY_63(fftw_plan_dft_1d, 1084, a0)
BODY_62(fftw_plan_dft_2d, 1085, a0, a1)
BODY_64(fftw_plan_dft_3d, 1086, a0, a1, a2)
BODY_63(fftw_plan_dft_c2r, 1087, a0, a1)
BODY_65(fftw_plan_dft_c2r_1d, 1088, a0)
BODY_63(fftw_plan_dft_c2r_2d, 1089, a0, a1)
BODY_62(fftw_plan_dft_c2r_3d, 1090, a0, a1, a2)
BODY_63(fftw_plan_dft_r2c, 1091, a0, a1)
BODY_65(fftw_plan_dft_r2c_1d, 1092, a0)
BODY_63(fftw_plan_dft_r2c_2d, 1093, a0, a1)
BODY_62(fftw_plan_dft_r2c_3d, 1094, a0, a1, a2)
BODY_66(fftw_plan_guru64_dft, 1095, a0, a1, a2, a3)
BODY_64(fftw_plan_guru64_dft_c2r, 1096, a0, a1, a2, a3)
BODY_64(fftw_plan_guru64_dft_r2c, 1097, a0, a1, a2, a3)
BODY_67(fftw_plan_guru64_split_dft, 1098, a0, a1, a2, a3)
BODY_66(fftw_plan_guru_dft, 1099, a0, a1, a2, a3)
BODY_64(fftw_plan_guru_dft_c2r, 1100, a0, a1, a2, a3)
BODY_64(fftw_plan_guru_dft_r2c, 1101, a0, a1, a2, a3)
BODY_66(fftw_plan_guru_r2r, 1102, a0, a1, a2, a3)
BODY_67(fftw_plan_guru_split_dft, 1103, a0, a1, a2, a3)
BODY_66(fftw_plan_guru_split_dft_c2r, 1104, a0, a1, a2, a3)
BODY_66(fftw_plan_guru_split_dft_r2c, 1105, a0, a1, a2, a3)
BODY_68(fftw_plan_many_dft, 1106, a0, a1, a2)
BODY_69(fftw_plan_many_dft_c2r, 1107, a0, a1, a2)
BODY_69(fftw_plan_many_dft_r2c, 1108, a0, a1, a2)
BODY_68(fftw_plan_many_r2r, 1109, a0, a1, a2)
BODY_62(fftw_plan_r2r, 1110, a0, a1)
BODY_63(fftw_plan_r2r_1d, 1111, a0)
BODY_64(fftw_plan_r2r_2d, 1112, a0, a1)
BODY_67(fftw_plan_r2r_3d, 1113, a0, a1, a2)
BODY_61(fftwf_destroy_plan, 1114, a0)
BODY_61(fftwf_execute, 1115, a0)
BODY_44(fftwf_execute_dft, 1116, a0)
BODY_44(fftwf_execute_dft_c2r, 1117, a0)
BODY_44(fftwf_execute_dft_r2c, 1118, a0)
BODY_44(fftwf_execute_r2r, 1119, a0)
BODY_11(fftwf_execute_split_dft, 1120, a0)
BODY_24(fftwf_execute_split_dft_c2r, 1121, a0)
BODY_24(fftwf_execute_split_dft_r2c, 1122, a0)
BODY_62(fftwf_plan_dft, 1123, a0, a1)
BODY_63(fftwf_plan_dft_1d, 1124, a0)
BODY_62(fftwf_plan_dft_2d, 1125, a0, a1)
BODY_64(fftwf_plan_dft_3d, 1126, a0, a1, a2)
BODY_63(fftwf_plan_dft_c2r, 1127, a0, a1)
BODY_65(fftwf_plan_dft_c2r_1d, 1128, a0)
BODY_63(fftwf_plan_dft_c2r_2d, 1129, a0, a1)
BODY_62(fftwf_plan_dft_c2r_3d, 1130, a0, a1, a2)
BODY_63(fftwf_plan_dft_r2c, 1131, a0, a1)
BODY_65(fftwf_plan_dft_r2c_1d, 1132, a0)
BODY_63(fftwf_plan_dft_r2c_2d, 1133, a0, a1)
BODY_62(fftwf_plan_dft_r2c_3d, 1134, a0, a1, a2)
BODY_66(fftwf_plan_guru64_dft, 1135, a0, a1, a2, a3)
BODY_64(fftwf_plan_guru64_dft_c2r, 1136, a0, a1, a2, a3)
BODY_64(fftwf_plan_guru64_dft_r2c, 1137, a0, a1, a2, a3)
BODY_67(fftwf_plan_guru64_split_dft, 1138, a0, a1, a2, a3)
BODY_66(fftwf_plan_guru_dft, 1139, a0, a1, a2, a3)
BODY_64(fftwf_plan_guru_dft_c2r, 1140, a0, a1, a2, a3)
BODY_64(fftwf_plan_guru_dft_r2c, 1141, a0, a1, a2, a3)
BODY_66(fftwf_plan_guru_r2r, 1142, a0, a1, a2, a3)
BODY_67(fftwf_plan_guru_split_dft, 1143, a0, a1, a2, a3)
BODY_66(fftwf_plan_guru_split_dft_c2r, 1144, a0, a1, a2, a3)
BODY_66(fftwf_plan_guru_split_dft_r2c, 1145, a0, a1, a2, a3)
BODY_68(fftwf_plan_many_dft, 1146, a0, a1, a2)
BODY_69(fftwf_plan_many_dft_c2r, 1147, a0, a1, a2)
BODY_69(fftwf_plan_many_dft_r2c, 1148, a0, a1, a2)
BODY_68(fftwf_plan_many_r2r, 1149, a0, a1, a2)
BODY_62(fftwf_plan_r2r, 1150, a0, a1)
BODY_63(fftwf_plan_r2r_1d, 1151, a0)
BODY_64(fftwf_plan_r2r_2d, 1152, a0, a1)
BODY_67(fftwf_plan_r2r_3d, 1153, a0, a1, a2)
BODY_44(icamax_, 1154, a0)
BODY_44(icamax_64_, 1155, a0)
BODY_44(idamax_, 1156, a0)
BODY_44(idamax_64_, 1157, a0)
BODY_44(isamax_, 1158, a0)
BODY_44(isamax_64_, 1159, a0)
BODY_44(izamax_, 1160, a0)
BODY_44(izamax_64_, 1161, a0)
BODY_27(sasum_, 1162, a0)
BODY_27(sasum_64_, 1163, a0)
BODY_5(saxpby_, 1164, a0)
BODY_5(saxpby_64_, 1165, a0)
BODY_6(saxpy_, 1166, a0)
BODY_6(saxpy_64_, 1167, a0)
BODY_27(scasum_, 1168, a0)
BODY_27(scasum_64_, 1169, a0)
BODY_5(scipy_caxpby_, 1170, a0)
BODY_5(scipy_caxpby_64_, 1171, a0)
BODY_6(scipy_caxpy_, 1172, a0)
BODY_6(scipy_caxpy_64_, 1173, a0)
BODY_5(scipy_cblas_caxpby, 1174, a0)
BODY_5(scipy_cblas_caxpby64_, 1175, a0)
BODY_6(scipy_cblas_caxpy, 1176, a0)
BODY_6(scipy_cblas_caxpy64_, 1177, a0)
BODY_11(scipy_cblas_ccopy, 1178, a0)
BODY_11(scipy_cblas_ccopy64_, 1179, a0)
BODY_6(scipy_cblas_cdotc_sub, 1180, a0)
BODY_6(scipy_cblas_cdotc_sub64_, 1181, a0)
BODY_6(scipy_cblas_cdotu_sub, 1182, a0)
BODY_6(scipy_cblas_cdotu_sub64_, 1183, a0)
BODY_4(scipy_cblas_cgbmv, 1184, a2, a3, a4, a5, a1)
BODY_4(scipy_cblas_cgbmv64_, 1185, a2, a3, a4, a5, a1)
BODY_4(scipy_cblas_cgemm, 1186, a3, a4, a5, a1, a2, a7, a9)
BODY_4(scipy_cblas_cgemm3m, 1187, a3, a4, a5, a1, a2)
BODY_4(scipy_cblas_cgemm3m64_, 1188, a3, a4, a5, a1, a2)
BODY_4(scipy_cblas_cgemm64_, 1189, a3, a4, a5, a1, a2, a7, a9)
BODY_4(scipy_cblas_cgemmt, 1190, a4, a5, a1, a2, a3)
BODY_4(scipy_cblas_cgemmt64_, 1191, a4, a5, a1, a2, a3)
BODY_14(scipy_cblas_cgemv, 1192, a2, a3, a1)
BODY_14(scipy_cblas_cgemv64_, 1193, a2, a3, a1)
BODY_0(scipy_cblas_cgerc, 1194, a1, a2)
BODY_0(scipy_cblas_cgerc64_, 1195, a1, a2)
BODY_0(scipy_cblas_cgeru, 1196, a1, a2)
BODY_0(scipy_cblas_cgeru64_, 1197, a1, a2)
BODY_14(scipy_cblas_chbmv, 1198, a2, a3, a1)
BODY_14(scipy_cblas_chbmv64_, 1199, a2, a3, a1)
BODY_12(scipy_cblas_chemm, 1200, a3, a4, a1, a2)
BODY_12(scipy_cblas_chemm64_, 1201, a3, a4, a1, a2)
BODY_2(scipy_cblas_chemv, 1202, a2, a1)
BODY_2(scipy_cblas_chemv64_, 1203, a2, a1)
BODY_20(scipy_cblas_cher, 1204, a2, a1)
BODY_0(scipy_cblas_cher2, 1205, a2, a1)
BODY_0(scipy_cblas_cher264_, 1206, a2, a1)
BODY_21(scipy_cblas_cher2k, 1207, a3, a4, a1, a2)
BODY_21(scipy_cblas_cher2k64_, 1208, a3, a4, a1, a2)
BODY_20(scipy_cblas_cher64_, 1209, a2, a1)
BODY_22(scipy_cblas_cherk, 1210, a3, a4, a1, a2)
BODY_22(scipy_cblas_cherk64_, 1211, a3, a4, a1, a2)
BODY_0(scipy_cblas_chpmv, 1212, a2, a1)
BODY_0(scipy_cblas_chpmv64_, 1213, a2, a1)
BODY_23(scipy_cblas_chpr, 1214, a2, a1)
BODY_3(scipy_cblas_chpr2, 1215, a2, a1)
BODY_3(scipy_cblas_chpr264_, 1216, a2, a1)
BODY_23(scipy_cblas_chpr64_, 1217, a2, a1)
BODY_24(scipy_cblas_cscal, 1218, a0)
BODY_24(scipy_cblas_cscal64_, 1219, a0)
BODY_25(scipy_cblas_csrot, 1220, a0)
BODY_25(scipy_cblas_csrot64_, 1221, a0)
BODY_26(scipy_cblas_csscal, 1222, a0)
BODY_26(scipy_cblas_csscal64_, 1223, a0)
BODY_11(scipy_cblas_cswap, 1224, a0)
BODY_11(scipy_cblas_cswap64_, 1225, a0)
BODY_12(scipy_cblas_csymm, 1226, a3, a4, a1, a2)
BODY_12(scipy_cblas_csymm64_, 1227, a3, a4, a1, a2)
BODY_12(scipy_cblas_csyr2k, 1228, a3, a4, a1, a2)
BODY_12(scipy_cblas_csyr2k64_, 1229, a3, a4, a1, a2)
BODY_2(scipy_cblas_csyrk, 1230, a3, a4, a1, a2)
BODY_2(scipy_cblas_csyrk64_, 1231, a3, a4, a1, a2)
BODY_0(scipy_cblas_ctbmv, 1232, a4, a5, a1, a2, a3)
BODY_0(scipy_cblas_ctbmv64_, 1233, a4, a5, a1, a2, a3)
BODY_0(scipy_cblas_ctbsv, 1234, a4, a5, a1, a2, a3)
BODY_0(scipy_cblas_ctbsv64_, 1235, a4, a5, a1, a2, a3)
BODY_1(scipy_cblas_ctpmv, 1236, a4, a1, a2, a3)
BODY_1(scipy_cblas_ctpmv64_, 1237, a4, a1, a2, a3)
BODY_1(scipy_cblas_ctpsv, 1238, a4, a1, a2, a3)
BODY_1(scipy_cblas_ctpsv64_, 1239, a4, a1, a2, a3)
BODY_14(scipy_cblas_ctrmm, 1240, a5, a6, a1, a2, a3, a4)
BODY_14(scipy_cblas_ctrmm64_, 1241, a5, a6, a1, a2, a3, a4)
BODY_3(scipy_cblas_ctrmv, 1242, a4, a1, a2, a3)
BODY_3(scipy_cblas_ctrmv64_, 1243, a4, a1, a2, a3)
BODY_14(scipy_cblas_ctrsm, 1244, a5, a6, a1, a2, a3, a4)
BODY_14(scipy_cblas_ctrsm64_, 1245, a5, a6, a1, a2, a3, a4)
BODY_3(scipy_cblas_ctrsv, 1246, a4, a1, a2, a3)
BODY_3(scipy_cblas_ctrsv64_, 1247, a4, a1, a2, a3)
BODY_27(scipy_cblas_dasum, 1248, a0)
BODY_27(scipy_cblas_dasum64_, 1249, a0)
BODY_28(scipy_cblas_daxpby, 1250, a0)
BODY_28(scipy_cblas_daxpby64_, 1251, a0)
BODY_29(scipy_cblas_daxpy, 1252, a0)
BODY_29(scipy_cblas_daxpy64_, 1253, a0)
BODY_11(scipy_cblas_dcopy, 1254, a0)
BODY_11(scipy_cblas_dcopy64_, 1255, a0)
BODY_30(scipy_cblas_ddot, 1256, a0)
BODY_30(scipy_cblas_ddot64_, 1257, a0)
BODY_31(scipy_cblas_dgbmv, 1258, a2, a3, a4, a5, a1)
BODY_31(scipy_cblas_dgbmv64_, 1259, a2, a3, a4, a5, a1)
BODY_31(scipy_cblas_dgemm, 1260, a3, a4, a5, a1, a2, a7, a9)
BODY_31(scipy_cblas_dgemm64_, 1261, a3, a4, a5, a1, a2, a7, a9)
BODY_31(scipy_cblas_dgemmt, 1262, a4, a5, a1, a2, a3)
BODY_31(scipy_cblas_dgemmt64_, 1263, a4, a5, a1, a2, a3)
BODY_32(scipy_cblas_dgemv, 1264, a2, a3, a1)
BODY_32(scipy_cblas_dgemv64_, 1265, a2, a3, a1)
BODY_33(scipy_cblas_dger, 1266, a1, a2)
BODY_33(scipy_cblas_dger64_, 1267, a1, a2)
BODY_27(scipy_cblas_dnrm2, 1268, a0)
BODY_27(scipy_cblas_dnrm264_, 1269, a0)
BODY_34(scipy_cblas_drot, 1270, a0)
BODY_34(scipy_cblas_drot64_, 1271, a0)
BODY_32(scipy_cblas_dsbmv, 1272, a2, a3, a1)
BODY_32(scipy_cblas_dsbmv64_, 1273, a2, a3, a1)
BODY_35(scipy_cblas_dscal, 1274, a0)
BODY_35(scipy_cblas_dscal64_, 1275, a0)
BODY_36(scipy_cblas_dspmv, 1276, a2, a1)
BODY_36(scipy_cblas_dspmv64_, 1277, a2, a1)
BODY_37(scipy_cblas_dspr, 1278, a2, a1)
BODY_38(scipy_cblas_dspr2, 1279, a2, a1)
BODY_38(scipy_cblas_dspr264_, 1280, a2, a1)
BODY_37(scipy_cblas_dspr64_, 1281, a2, a1)
BODY_11(scipy_cblas_dswap, 1282, a0)
BODY_11(scipy_cblas_dswap64_, 1283, a0)
BODY_39(scipy_cblas_dsymm, 1284, a3, a4, a1, a2)
BODY_39(scipy_cblas_dsymm64_, 1285, a3, a4, a1, a2)
BODY_40(scipy_cblas_dsymv, 1286, a2, a1)
BODY_40(scipy_cblas_dsymv64_, 1287, a2, a1)
BODY_41(scipy_cblas_dsyr, 1288, a2, a1)
BODY_33(scipy_cblas_dsyr2, 1289, a2, a1)
BODY_33(scipy_cblas_dsyr264_, 1290, a2, a1)
BODY_39(scipy_cblas_dsyr2k, 1291, a3, a4, a1, a2)
BODY_39(scipy_cblas_dsyr2k64_, 1292, a3, a4, a1, a2)
BODY_41(scipy_cblas_dsyr64_, 1293, a2, a1)
BODY_42(scipy_cblas_dsyrk, 1294, a3, a4, a1, a2)
BODY_42(scipy_cblas_dsyrk64_, 1295, a3, a4, a1, a2)
BODY_0(scipy_cblas_dtbmv, 1296, a4, a5, a1, a2, a3)
BODY_0(scipy_cblas_dtbmv64_, 1297, a4, a5, a1, a2, a3)
BODY_0(scipy_cblas_dtbsv, 1298, a4, a5, a1, a2, a3)
BODY_0(scipy_cblas_dtbsv64_, 1299, a4, a5, a1, a2, a3)
BODY_1(scipy_cblas_dtpmv, 1300, a4, a1, a2, a3)
BODY_1(scipy_cblas_dtpmv64_, 1301, a4, a1, a2, a3)
BODY_1(scipy_cblas_dtpsv, 1302, a4, a1, a2, a3)
BODY_1(scipy_cblas_dtpsv64_, 1303, a4, a1, a2, a3)
BODY_43(scipy_cblas_dtrmm, 1304, a5, a6, a1, a2, a3, a4)
BODY_43(scipy_cblas_dtrmm64_, 1305, a5, a6, a1, a2, a3, a4)
BODY_3(scipy_cblas_dtrmv, 1306, a4, a1, a2, a3)
BODY_3(scipy_cblas_dtrmv64_, 1307, a4, a1, a2, a3)
BODY_43(scipy_cblas_dtrsm, 1308, a5, a6, a1, a2, a3, a4)
BODY_43(scipy_cblas_dtrsm64_, 1309, a5, a6, a1, a2, a3, a4)
BODY_3(scipy_cblas_dtrsv, 1310, a4, a1, a2, a3)
BODY_3(scipy_cblas_dtrsv64_, 1311, a4, a1, a2, a3)
BODY_27(scipy_cblas_dzasum, 1312, a0)
BODY_27(scipy_cblas_dzasum64_, 1313, a0)
BODY_27(scipy_cblas_dznrm2, 1314, a0)
BODY_27(scipy_cblas_dznrm264_, 1315, a0)
BODY_44(scipy_cblas_icamax, 1316, a0)
BODY_44(scipy_cblas_icamax64_, 1317, a0)
BODY_44(scipy_cblas_idamax, 1318, a0)
BODY_44(scipy_cblas_idamax64_, 1319, a0)
BODY_44(scipy_cblas_isamax, 1320, a0)
BODY_44(scipy_cblas_isamax64_, 1321, a0)
BODY_44(scipy_cblas_izamax, 1322, a0)
BODY_44(scipy_cblas_izamax64_, 1323, a0)
BODY_27(scipy_cblas_sasum, 1324, a0)
BODY_27(scipy_cblas_sasum64_, 1325, a0)
BODY_45(scipy_cblas_saxpby, 1326, a0)
BODY_45(scipy_cblas_saxpby64_, 1327, a0)
BODY_46(scipy_cblas_saxpy, 1328, a0)
BODY_46(scipy_cblas_saxpy64_, 1329, a0)
BODY_27(scipy_cblas_scasum, 1330, a0)
BODY_27(scipy_cblas_scasum64_, 1331, a0)
BODY_27(scipy_cblas_scnrm2, 1332, a0)
BODY_27(scipy_cblas_scnrm264_, 1333, a0)
BODY_11(scipy_cblas_scopy, 1334, a0)
BODY_11(scipy_cblas_scopy64_, 1335, a0)
BODY_30(scipy_cblas_sdot, 1336, a0)
BODY_30(scipy_cblas_sdot64_, 1337, a0)
BODY_47(scipy_cblas_sgbmv, 1338, a2, a3, a4, a5, a1)
BODY_47(scipy_cblas_sgbmv64_, 1339, a2, a3, a4, a5, a1)
BODY_47(scipy_cblas_sgemm, 1340, a3, a4, a5, a1, a2, a7, a9)
BODY_47(scipy_cblas_sgemm64_, 1341, a3, a4, a5, a1, a2, a7, a9)
BODY_47(scipy_cblas_sgemmt, 1342, a4, a5, a1, a2, a3)
BODY_47(scipy_cblas_sgemmt64_, 1343, a4, a5, a1, a2, a3)
BODY_48(scipy_cblas_sgemv, 1344, a2, a3, a1)
BODY_48(scipy_cblas_sgemv64_, 1345, a2, a3, a1)
BODY_49(scipy_cblas_sger, 1346, a1, a2)
BODY_49(scipy_cblas_sger64_, 1347, a1, a2)
BODY_27(scipy_cblas_snrm2, 1348, a0)
BODY_27(scipy_cblas_snrm264_, 1349, a0)
BODY_25(scipy_cblas_srot, 1350, a0)
BODY_25(scipy_cblas_srot64_, 1351, a0)
BODY_48(scipy_cblas_ssbmv, 1352, a2, a3, a1)
BODY_48(scipy_cblas_ssbmv64_, 1353, a2, a3, a1)
BODY_26(scipy_cblas_sscal, 1354, a0)
BODY_26(scipy_cblas_sscal64_, 1355, a0)
BODY_50(scipy_cblas_sspmv, 1356, a2, a1)
BODY_50(scipy_cblas_sspmv64_, 1357, a2, a1)
BODY_23(scipy_cblas_sspr, 1358, a2, a1)
BODY_51(scipy_cblas_sspr2, 1359, a2, a1)
BODY_51(scipy_cblas_sspr264_, 1360, a2, a1)
BODY_23(scipy_cblas_sspr64_, 1361, a2, a1)
BODY_11(scipy_cblas_sswap, 1362, a0)
BODY_11(scipy_cblas_sswap64_, 1363, a0)
BODY_52(scipy_cblas_ssymm, 1364, a3, a4, a1, a2)
BODY_52(scipy_cblas_ssymm64_, 1365, a3, a4, a1, a2)
BODY_53(scipy_cblas_ssymv, 1366, a2, a1)
BODY_53(scipy_cblas_ssymv64_, 1367, a2, a1)
BODY_20(scipy_cblas_ssyr, 1368, a2, a1)
BODY_49(scipy_cblas_ssyr2, 1369, a2, a1)
BODY_49(scipy_cblas_ssyr264_, 1370, a2, a1)
BODY_52(scipy_cblas_ssyr2k, 1371, a3, a4, a1, a2)
BODY_52(scipy_cblas_ssyr2k64_, 1372, a3, a4, a1, a2)
BODY_20(scipy_cblas_ssyr64_, 1373, a2, a1)
BODY_22(scipy_cblas_ssyrk, 1374, a3, a4, a1, a2)
BODY_22(scipy_cblas_ssyrk64_, 1375, a3, a4, a1, a2)
BODY_0(scipy_cblas_stbmv, 1376, a4, a5, a1, a2, a3)
BODY_0(scipy_cblas_stbmv64_, 1377, a4, a5, a1, a2, a3)
BODY_0(scipy_cblas_stbsv, 1378, a4, a5, a1, a2, a3)
BODY_0(scipy_cblas_stbsv64_, 1379, a4, a5, a1, a2, a3)
BODY_1(scipy_cblas_stpmv, 1380, a4, a1, a2, a3)
BODY_1(scipy_cblas_stpmv64_, 1381, a4, a1, a2, a3)
BODY_1(scipy_cblas_stpsv, 1382, a4, a1, a2, a3)
BODY_1(scipy_cblas_stpsv64_, 1383, a4, a1, a2, a3)
BODY_54(scipy_cblas_strmm, 1384, a5, a6, a1, a2, a3, a4)
BODY_54(scipy_cblas_strmm64_, 1385, a5, a6, a1, a2, a3, a4)
BODY_3(scipy_cblas_strmv, 1386, a4, a1, a2, a3)
BODY_3(scipy_cblas_strmv64_, 1387, a4, a1, a2, a3)
BODY_54(scipy_cblas_strsm, 1388, a5, a6, a1, a2, a3, a4)
BODY_54(scipy_cblas_strsm64_, 1389, a5, a6, a1, a2, a3, a4)
BODY_3(scipy_cblas_strsv, 1390, a4, a1, a2, a3)
BODY_3(scipy_cblas_strsv64_, 1391, a4, a1, a2, a3)
BODY_5(scipy_cblas_zaxpby, 1392, a0)
BODY_5(scipy_cblas_zaxpby64_, 1393, a0)
BODY_6(scipy_cblas_zaxpy, 1394, a0)
BODY_6(scipy_cblas_zaxpy64_, 1395, a0)
BODY_11(scipy_cblas_zcopy, 1396, a0)
BODY_11(scipy_cblas_zcopy64_, 1397, a0)
BODY_6(scipy_cblas_zdotc_sub, 1398, a0)
BODY_6(scipy_cblas_zdotc_sub64_, 1399, a0)
BODY_6(scipy_cblas_zdotu_sub, 1400, a0)
BODY_6(scipy_cblas_zdotu_sub64_, 1401, a0)
BODY_34(scipy_cblas_zdrot, 1402, a0)
BODY_34(scipy_cblas_zdrot64_, 1403, a0)
BODY_35(scipy_cblas_zdscal, 1404, a0)
BODY_35(scipy_cblas_zdscal64_, 1405, a0)
BODY_4(scipy_cblas_zgbmv, 1406, a2, a3, a4, a5, a1)
BODY_4(scipy_cblas_zgbmv64_, 1407, a2, a3, a4, a5, a1)
BODY_4(scipy_cblas_zgemm, 1408, a3, a4, a5, a1, a2, a7, a9)
BODY_4(scipy_cblas_zgemm3m, 1409, a3, a4, a5, a1, a2)
BODY_4(scipy_cblas_zgemm3m64_, 1410, a3, a4, a5, a1, a2)
BODY_4(scipy_cblas_zgemm64_, 1411, a3, a4, a5, a1, a2, a7, a9)
BODY_4(scipy_cblas_zgemmt, 1412, a4, a5, a1, a2, a3)
BODY_4(scipy_cblas_zgemmt64_, 1413, a4, a5, a1, a2, a3)
BODY_14(scipy_cblas_zgemv, 1414, a2, a3, a1)
BODY_14(scipy_cblas_zgemv64_, 1415, a2, a3, a1)
BODY_0(scipy_cblas_zgerc, 1416, a1, a2)
BODY_0(scipy_cblas_zgerc64_, 1417, a1, a2)
BODY_0(scipy_cblas_zgeru, 1418, a1, a2)
BODY_0(scipy_cblas_zgeru64_, 1419, a1, a2)
BODY_14(scipy_cblas_zhbmv, 1420, a2, a3, a1)
BODY_14(scipy_cblas_zhbmv64_, 1421, a2, a3, a1)
BODY_12(scipy_cblas_zhemm, 1422, a3, a4, a1, a2)
BODY_12(scipy_cblas_zhemm64_, 1423, a3, a4, a1, a2)
BODY_2(scipy_cblas_zhemv, 1424, a2, a1)
BODY_2(scipy_cblas_zhemv64_, 1425, a2, a1)
BODY_41(scipy_cblas_zher, 1426, a2, a1)
BODY_0(scipy_cblas_zher2, 1427, a2, a1)
BODY_0(scipy_cblas_zher264_, 1428, a2, a1)
BODY_55(scipy_cblas_zher2k, 1429, a3, a4, a1, a2)
BODY_55(scipy_cblas_zher2k64_, 1430, a3, a4, a1, a2)
BODY_41(scipy_cblas_zher64_, 1431, a2, a1)
BODY_42(scipy_cblas_zherk, 1432, a3, a4, a1, a2)
BODY_42(scipy_cblas_zherk64_, 1433, a3, a4, a1, a2)
BODY_0(scipy_cblas_zhpmv, 1434, a2, a1)
BODY_0(scipy_cblas_zhpmv64_, 1435, a2, a1)
BODY_37(scipy_cblas_zhpr, 1436, a2, a1)
BODY_3(scipy_cblas_zhpr2, 1437, a2, a1)
BODY_3(scipy_cblas_zhpr264_, 1438, a2, a1)
BODY_37(scipy_cblas_zhpr64_, 1439, a2, a1)
BODY_24(scipy_cblas_zscal, 1440, a0)
BODY_24(scipy_cblas_zscal64_, 1441, a0)
BODY_11(scipy_cblas_zswap, 1442, a0)
BODY_11(scipy_cblas_zswap64_, 1443, a0)
BODY_12(scipy_cblas_zsymm, 1444, a3, a4, a1, a2)
BODY_12(scipy_cblas_zsymm64_, 1445, a3, a4, a1, a2)
BODY_12(scipy_cblas_zsyr2k, 1446, a3, a4, a1, a2)
BODY_12(scipy_cblas_zsyr2k64_, 1447, a3, a4, a1, a2)
BODY_2(scipy_cblas_zsyrk, 1448, a3, a4, a1, a2)
BODY_2(scipy_cblas_zsyrk64_, 1449, a3, a4, a1, a2)
BODY_0(scipy_cblas_ztbmv, 1450, a4, a5, a1, a2, a3)
BODY_0(scipy_cblas_ztbmv64_, 1451, a4, a5, a1, a2, a3)
BODY_0(scipy_cblas_ztbsv, 1452, a4, a5, a1, a2, a3)
BODY_0(scipy_cblas_ztbsv64_, 1453, a4, a5, a1, a2, a3)
BODY_1(scipy_cblas_ztpmv, 1454, a4, a1, a2, a3)
BODY_1(scipy_cblas_ztpmv64_, 1455, a4, a1, a2, a3)
BODY_1(scipy_cblas_ztpsv, 1456, a4, a1, a2, a3)
BODY_1(scipy_cblas_ztpsv64_, 1457, a4, a1, a2, a3)
BODY_14(scipy_cblas_ztrmm, 1458, a5, a6, a1, a2, a3, a4)
BODY_14(scipy_cblas_ztrmm64_, 1459, a5, a6, a1, a2, a3, a4)
BODY_3(scipy_cblas_ztrmv, 1460, a4, a1, a2, a3)
BODY_3(scipy_cblas_ztrmv64_, 1461, a4, a1, a2, a3)
BODY_14(scipy_cblas_ztrsm, 1462, a5, a6, a1, a2, a3, a4)
BODY_14(scipy_cblas_ztrsm64_, 1463, a5, a6, a1, a2, a3, a4)
BODY_3(scipy_cblas_ztrsv, 1464, a4, a1, a2, a3)
BODY_3(scipy_cblas_ztrsv64_, 1465, a4, a1, a2, a3)
BODY_11(scipy_ccopy_, 1466, a0)
BODY_11(scipy_ccopy_64_, 1467, a0)
BODY_4(scipy_cgbmv_, 1468, a1, a2, a3, a4, a0)
BODY_4(scipy_cgbmv_64_, 1469, a1, a2, a3, a4, a0)
BODY_0(scipy_cgbsv_, 1470, a0, a1, a2, a3)
BODY_0(scipy_cgbsv_64_, 1471, a0, a1, a2, a3)
BODY_1(scipy_cgbtrf_, 1472, a0, a1, a2, a3)
BODY_1(scipy_cgbtrf_64_, 1473, a0, a1, a2, a3)
BODY_14(scipy_cgbtrs_, 1474, a1, a2, a3, a4, a0)
BODY_14(scipy_cgbtrs_64_, 1475, a1, a2, a3, a4, a0)
BODY_2(scipy_cgebrd_, 1476, a0, a1, a9)
BODY_2(scipy_cgebrd_64_, 1477, a0, a1, a9)
BODY_13(scipy_cgeev_, 1478, a2, a0, a1, a11)
BODY_13(scipy_cgeev_64_, 1479, a2, a0, a1, a11)
BODY_3(scipy_cgehrd_, 1480, a0, a7)
BODY_3(scipy_cgehrd_64_, 1481, a0, a7)
BODY_1(scipy_cgelqf_, 1482, a0, a1, a6)
BODY_1(scipy_cgelqf_64_, 1483, a0, a1, a6)
BODY_14(scipy_cgels_, 1484, a1, a2, a3, a0, a9)
BODY_14(scipy_cgels_64_, 1485, a1, a2, a3, a0, a9)
BODY_10(scipy_cgelsd_, 1486, a0, a1, a2, a11)
BODY_10(scipy_cgelsd_64_, 1487, a0, a1, a2, a11)
BODY_4(scipy_cgelss_, 1488, a0, a1, a2, a11)
BODY_4(scipy_cgelss_64_, 1489, a0, a1, a2, a11)
BODY_4(scipy_cgelsy_, 1490, a0, a1, a2, a11)
BODY_4(scipy_cgelsy_64_, 1491, a0, a1, a2, a11)
BODY_10(scipy_cgemm3m_, 1492, a2, a3, a4, a0, a1)
BODY_10(scipy_cgemm3m_64_, 1493, a2, a3, a4, a0, a1)
BODY_10(scipy_cgemm_, 1494, a2, a3, a4, a0, a1, a6, a8)
BODY_10(scipy_cgemm_64_, 1495, a2, a3, a4, a0, a1, a6, a8)
BODY_13(scipy_cgemmt_, 1496, a3, a4, a0, a1, a2)
BODY_13(scipy_cgemmt_64_, 1497, a3, a4, a0, a1, a2)
BODY_14(scipy_cgemv_, 1498, a1, a2, a0)
BODY_14(scipy_cgemv_64_, 1499, a1, a2, a0)
BODY_0(scipy_cgeqp3_, 1500, a0, a1, a7)
BODY_0(scipy_cgeqp3_64_, 1501, a0, a1, a7)
BODY_1(scipy_cgeqrf_, 1502, a0, a1, a6)
BODY_1(scipy_cgeqrf_64_, 1503, a0, a1, a6)
BODY_3(scipy_cgerc_, 1504, a0, a1)
BODY_3(scipy_cgerc_64_, 1505, a0, a1)
BODY_1(scipy_cgerqf_, 1506, a0, a1, a6)
BODY_1(scipy_cgerqf_64_, 1507, a0, a1, a6)
BODY_3(scipy_cgeru_, 1508, a0, a1)
BODY_3(scipy_cgeru_64_, 1509, a0, a1)
BODY_13(scipy_cgesdd_, 1510, a1, a2, a0, a11)
BODY_13(scipy_cgesdd_64_, 1511, a1, a2, a0, a11)
BODY_1(scipy_cgesv_, 1512, a0, a1)
BODY_1(scipy_cgesv_64_, 1513, a0, a1)
BODY_56(scipy_cgesvd_, 1514, a2, a3, a0, a1, a12)
BODY_56(scipy_cgesvd_64_, 1515, a2, a3, a0, a1, a12)
BODY_6(scipy_cgetrf2_, 1516, a0, a1)
BODY_6(scipy_cgetrf2_64_, 1517, a0, a1)
BODY_6(scipy_cgetrf_, 1518, a0, a1)
BODY_6(scipy_cgetrf_64_, 1519, a0, a1)
BODY_5(scipy_cgetri_, 1520, a0, a5)
BODY_5(scipy_cgetri_64_, 1521, a0, a5)
BODY_0(scipy_cgetrs_, 1522, a1, a2, a0)
BODY_0(scipy_cgetrs_64_, 1523, a1, a2, a0)
BODY_1(scipy_cgtsv_, 1524, a0, a1)
BODY_1(scipy_cgtsv_64_, 1525, a0, a1)
BODY_14(scipy_chbmv_, 1526, a1, a2, a0)
BODY_14(scipy_chbmv_64_, 1527, a1, a2, a0)
BODY_14(scipy_cheev_, 1528, a2, a0, a1, a7)
BODY_14(scipy_cheev_64_, 1529, a2, a0, a1, a7)
BODY_10(scipy_cheevd_, 1530, a2, a0, a1, a7)
BODY_10(scipy_cheevd_64_, 1531, a2, a0, a1, a7)
BODY_57(scipy_cheevr_, 1532, a3, a0, a1, a2, a16)
BODY_57(scipy_cheevr_64_, 1533, a3, a0, a1, a2, a16)
BODY_58(scipy_cheevx_, 1534, a3, a0, a1, a2, a16)
BODY_58(scipy_cheevx_64_, 1535, a3, a0, a1, a2, a16)
BODY_10(scipy_chegv_, 1536, a3, a1, a2, a10)
BODY_10(scipy_chegv_64_, 1537, a3, a1, a2, a10)
BODY_59(scipy_chegvd_, 1538, a3, a1, a2, a10)
BODY_59(scipy_chegvd_64_, 1539, a3, a1, a2, a10)
BODY_4(scipy_chemm_, 1540, a2, a3, a0, a1)
BODY_4(scipy_chemm_64_, 1541, a2, a3, a0, a1)
BODY_2(scipy_chemv_, 1542, a1, a0)
BODY_2(scipy_chemv_64_, 1543, a1, a0)
BODY_0(scipy_cher2_, 1544, a1, a0)
BODY_0(scipy_cher2_64_, 1545, a1, a0)
BODY_4(scipy_cher2k_, 1546, a2, a3, a0, a1)
BODY_4(scipy_cher2k_64_, 1547, a2, a3, a0, a1)
BODY_1(scipy_cher_, 1548, a1, a0)
BODY_1(scipy_cher_64_, 1549, a1, a0)
BODY_14(scipy_cherk_, 1550, a2, a3, a0, a1)
BODY_14(scipy_cherk_64_, 1551, a2, a3, a0, a1)
BODY_14(scipy_chesv_, 1552, a1, a2, a0, a9)
BODY_14(scipy_chesv_64_, 1553, a1, a2, a0, a9)
BODY_2(scipy_chetrd_, 1554, a1, a0, a8)
BODY_2(scipy_chetrd_64_, 1555, a1, a0, a8)
BODY_3(scipy_chetrf_, 1556, a1, a0, a6)
BODY_3(scipy_chetrf_64_, 1557, a1, a0, a6)
BODY_0(scipy_chetrs_, 1558, a1, a2, a0)
BODY_0(scipy_chetrs_64_, 1559, a1, a2, a0)
BODY_0(scipy_chpmv_, 1560, a1, a0)
BODY_0(scipy_chpmv_64_, 1561, a1, a0)
BODY_3(scipy_chpr2_, 1562, a1, a0)
BODY_3(scipy_chpr2_64_, 1563, a1, a0)
BODY_5(scipy_chpr_, 1564, a1, a0)
BODY_5(scipy_chpr_64_, 1565, a1, a0)
BODY_3(scipy_cposv_, 1566, a1, a2, a0)
BODY_3(scipy_cposv_64_, 1567, a1, a2, a0)
BODY_6(scipy_cpotrf2_, 1568, a1, a0)
BODY_6(scipy_cpotrf2_64_, 1569, a1, a0)
BODY_6(scipy_cpotrf_, 1570, a1, a0)
BODY_6(scipy_cpotrf_64_, 1571, a1, a0)
BODY_6(scipy_cpotri_, 1572, a1, a0)
BODY_6(scipy_cpotri_64_, 1573, a1, a0)
BODY_3(scipy_cpotrs_, 1574, a1, a2, a0)
BODY_3(scipy_cpotrs_64_, 1575, a1, a2, a0)
BODY_24(scipy_cscal_, 1576, a0)
BODY_24(scipy_cscal_64_, 1577, a0)
BODY_5(scipy_csrot_, 1578, a0)
BODY_5(scipy_csrot_64_, 1579, a0)
BODY_24(scipy_csscal_, 1580, a0)
BODY_24(scipy_csscal_64_, 1581, a0)
BODY_11(scipy_cswap_, 1582, a0)
BODY_11(scipy_cswap_64_, 1583, a0)
BODY_4(scipy_csymm_, 1584, a2, a3, a0, a1)
BODY_4(scipy_csymm_64_, 1585, a2, a3, a0, a1)
BODY_4(scipy_csyr2k_, 1586, a2, a3, a0, a1)
BODY_4(scipy_csyr2k_64_, 1587, a2, a3, a0, a1)
BODY_14(scipy_csyrk_, 1588, a2, a3, a0, a1)
BODY_14(scipy_csyrk_64_, 1589, a2, a3, a0, a1)
BODY_14(scipy_csysv_, 1590, a1, a2, a0, a9)
BODY_14(scipy_csysv_64_, 1591, a1, a2, a0, a9)
BODY_3(scipy_csytrf_, 1592, a1, a0, a6)
BODY_3(scipy_csytrf_64_, 1593, a1, a0, a6)
BODY_0(scipy_csytrs_, 1594, a1, a2, a0)
BODY_0(scipy_csytrs_64_, 1595, a1, a2, a0)
BODY_14(scipy_ctbmv_, 1596, a3, a4, a0, a1, a2)
BODY_14(scipy_ctbmv_64_, 1597, a3, a4, a0, a1, a2)
BODY_14(scipy_ctbsv_, 1598, a3, a4, a0, a1, a2)
BODY_14(scipy_ctbsv_64_, 1599, a3, a4, a0, a1, a2)
BODY_0(scipy_ctpmv_, 1600, a3, a0, a1, a2)
BODY_0(scipy_ctpmv_64_, 1601, a3, a0, a1, a2)
BODY_0(scipy_ctpsv_, 1602, a3, a0, a1, a2)
BODY_0(scipy_ctpsv_64_, 1603, a3, a0, a1, a2)
BODY_10(scipy_ctrmm_, 1604, a4, a5, a0, a1, a2, a3)
BODY_10(scipy_ctrmm_64_, 1605, a4, a5, a0, a1, a2, a3)
BODY_2(scipy_ctrmv_, 1606, a3, a0, a1, a2)
BODY_2(scipy_ctrmv_64_, 1607, a3, a0, a1, a2)
BODY_10(scipy_ctrsm_, 1608, a4, a5, a0, a1, a2, a3)
BODY_10(scipy_ctrsm_64_, 1609, a4, a5, a0, a1, a2, a3)
BODY_2(scipy_ctrsv_, 1610, a3, a0, a1, a2)
BODY_2(scipy_ctrsv_64_, 1611, a3, a0, a1, a2)
BODY_1(scipy_ctrtri_, 1612, a2, a0, a1)
BODY_1(scipy_ctrtri_64_, 1613, a2, a0, a1)
BODY_12(scipy_ctrtrs_, 1614, a3, a4, a0, a1, a2)
BODY_12(scipy_ctrtrs_64_, 1615, a3, a4, a0, a1, a2)
BODY_3(scipy_cungqr_, 1616, a0, a1, a2, a7)
BODY_3(scipy_cungqr_64_, 1617, a0, a1, a2, a7)
BODY_10(scipy_cunmqr_, 1618, a2, a3, a4, a0, a1, a11)
BODY_10(scipy_cunmqr_64_, 1619, a2, a3, a4, a0, a1, a11)
BODY_27(scipy_dasum_, 1620, a0)
BODY_27(scipy_dasum_64_, 1621, a0)
BODY_5(scipy_daxpby_, 1622, a0)
BODY_5(scipy_daxpby_64_, 1623, a0)
BODY_6(scipy_daxpy_, 1624, a0)
BODY_6(scipy_daxpy_64_, 1625, a0)
BODY_11(scipy_dcopy_, 1626, a0)
BODY_11(scipy_dcopy_64_, 1627, a0)
BODY_30(scipy_ddot_, 1628, a0)
BODY_30(scipy_ddot_64_, 1629, a0)
BODY_4(scipy_dgbmv_, 1630, a1, a2, a3, a4, a0)
BODY_4(scipy_dgbmv_64_, 1631, a1, a2, a3, a4, a0)
BODY_0(scipy_dgbsv_, 1632, a0, a1, a2, a3)
BODY_0(scipy_dgbsv_64_, 1633, a0, a1, a2, a3)
BODY_1(scipy_dgbtrf_, 1634, a0, a1, a2, a3)
BODY_1(scipy_dgbtrf_64_, 1635, a0, a1, a2, a3)
BODY_14(scipy_dgbtrs_, 1636, a1, a2, a3, a4, a0)
BODY_14(scipy_dgbtrs_64_, 1637, a1, a2, a3, a4, a0)
BODY_2(scipy_dgebrd_, 1638, a0, a1, a9)
BODY_2(scipy_dgebrd_64_, 1639, a0, a1, a9)
BODY_13(scipy_dgeev_, 1640, a2, a0, a1, a12)
BODY_13(scipy_dgeev_64_, 1641, a2, a0, a1, a12)
BODY_3(scipy_dgehrd_, 1642, a0, a7)
BODY_3(scipy_dgehrd_64_, 1643, a0, a7)
BODY_1(scipy_dgelqf_, 1644, a0, a1, a6)
BODY_1(scipy_dgelqf_64_, 1645, a0, a1, a6)
BODY_14(scipy_dgels_, 1646, a1, a2, a3, a0, a9)
BODY_14(scipy_dgels_64_, 1647, a1, a2, a3, a0, a9)
BODY_4(scipy_dgelsd_, 1648, a0, a1, a2, a11)
BODY_4(scipy_dgelsd_64_, 1649, a0, a1, a2, a11)
BODY_12(scipy_dgelss_, 1650, a0, a1, a2, a11)
BODY_12(scipy_dgelss_64_, 1651, a0, a1, a2, a11)
BODY_12(scipy_dgelsy_, 1652, a0, a1, a2, a11)
BODY_12(scipy_dgelsy_64_, 1653, a0, a1, a2, a11)
BODY_10(scipy_dgemm_, 1654, a2, a3, a4, a0, a1, a6, a8)
BODY_10(scipy_dgemm_64_, 1655, a2, a3, a4, a0, a1, a6, a8)
BODY_13(scipy_dgemmt_, 1656, a3, a4, a0, a1, a2)
BODY_13(scipy_dgemmt_64_, 1657, a3, a4, a0, a1, a2)
BODY_14(scipy_dgemv_, 1658, a1, a2, a0)
BODY_14(scipy_dgemv_64_, 1659, a1, a2, a0)
BODY_3(scipy_dgeqp3_, 1660, a0, a1, a7)
BODY_3(scipy_dgeqp3_64_, 1661, a0, a1, a7)
BODY_1(scipy_dgeqrf_, 1662, a0, a1, a6)
BODY_1(scipy_dgeqrf_64_, 1663, a0, a1, a6)
BODY_3(scipy_dger_, 1664, a0, a1)
BODY_3(scipy_dger_64_, 1665, a0, a1)
BODY_1(scipy_dgerqf_, 1666, a0, a1, a6)
BODY_1(scipy_dgerqf_64_, 1667, a0, a1, a6)
BODY_10(scipy_dgesdd_, 1668, a1, a2, a0, a11)
BODY_10(scipy_dgesdd_64_, 1669, a1, a2, a0, a11)
BODY_1(scipy_dgesv_, 1670, a0, a1)
BODY_1(scipy_dgesv_64_, 1671, a0, a1)
BODY_13(scipy_dgesvd_, 1672, a2, a3, a0, a1, a12)
BODY_13(scipy_dgesvd_64_, 1673, a2, a3, a0, a1, a12)
BODY_6(scipy_dgetrf2_, 1674, a0, a1)
BODY_6(scipy_dgetrf2_64_, 1675, a0, a1)
BODY_6(scipy_dgetrf_, 1676, a0, a1)
BODY_6(scipy_dgetrf_64_, 1677, a0, a1)
BODY_5(scipy_dgetri_, 1678, a0, a5)
BODY_5(scipy_dgetri_64_, 1679, a0, a5)
BODY_0(scipy_dgetrs_, 1680, a1, a2, a0)
BODY_0(scipy_dgetrs_64_, 1681, a1, a2, a0)
BODY_1(scipy_dgtsv_, 1682, a0, a1)
BODY_1(scipy_dgtsv_64_, 1683, a0, a1)
BODY_27(scipy_dnrm2_, 1684, a0)
BODY_27(scipy_dnrm2_64_, 1685, a0)
BODY_3(scipy_dorgqr_, 1686, a0, a1, a2, a7)
BODY_3(scipy_dorgqr_64_, 1687, a0, a1, a2, a7)
BODY_10(scipy_dormqr_, 1688, a2, a3, a4, a0, a1, a11)
BODY_10(scipy_dormqr_64_, 1689, a2, a3, a4, a0, a1, a11)
BODY_3(scipy_dposv_, 1690, a1, a2, a0)
BODY_3(scipy_dposv_64_, 1691, a1, a2, a0)
BODY_6(scipy_dpotrf2_, 1692, a1, a0)
BODY_6(scipy_dpotrf2_64_, 1693, a1, a0)
BODY_6(scipy_dpotrf_, 1694, a1, a0)
BODY_6(scipy_dpotrf_64_, 1695, a1, a0)
BODY_6(scipy_dpotri_, 1696, a1, a0)
BODY_6(scipy_dpotri_64_, 1697, a1, a0)
BODY_3(scipy_dpotrs_, 1698, a1, a2, a0)
BODY_3(scipy_dpotrs_64_, 1699, a1, a2, a0)
BODY_5(scipy_drot_, 1700, a0)
BODY_5(scipy_drot_64_, 1701, a0)
BODY_14(scipy_dsbmv_, 1702, a1, a2, a0)
BODY_14(scipy_dsbmv_64_, 1703, a1, a2, a0)
BODY_24(scipy_dscal_, 1704, a0)
BODY_24(scipy_dscal_64_, 1705, a0)
BODY_0(scipy_dspmv_, 1706, a1, a0)
BODY_0(scipy_dspmv_64_, 1707, a1, a0)
BODY_3(scipy_dspr2_, 1708, a1, a0)
BODY_3(scipy_dspr2_64_, 1709, a1, a0)
BODY_5(scipy_dspr_, 1710, a1, a0)
BODY_5(scipy_dspr_64_, 1711, a1, a0)
BODY_3(scipy_dstev_, 1712, a1, a0)
BODY_3(scipy_dstev_64_, 1713, a1, a0)
BODY_14(scipy_dstevd_, 1714, a1, a0, a7)
BODY_14(scipy_dstevd_64_, 1715, a1, a0, a7)
BODY_11(scipy_dswap_, 1716, a0)
BODY_11(scipy_dswap_64_, 1717, a0)
BODY_2(scipy_dsyev_, 1718, a2, a0, a1, a7)
BODY_2(scipy_dsyev_64_, 1719, a2, a0, a1, a7)
BODY_12(scipy_dsyevd_, 1720, a2, a0, a1, a7)
BODY_12(scipy_dsyevd_64_, 1721, a2, a0, a1, a7)
BODY_60(scipy_dsyevr_, 1722, a3, a0, a1, a2, a16)
BODY_60(scipy_dsyevr_64_, 1723, a3, a0, a1, a2, a16)
BODY_60(scipy_dsyevx_, 1724, a3, a0, a1, a2, a16)
BODY_60(scipy_dsyevx_64_, 1725, a3, a0, a1, a2, a16)
BODY_4(scipy_dsygv_, 1726, a3, a1, a2, a10)
BODY_4(scipy_dsygv_64_, 1727, a3, a1, a2, a10)
BODY_13(scipy_dsygvd_, 1728, a3, a1, a2, a10)
BODY_13(scipy_dsygvd_64_, 1729, a3, a1, a2, a10)
BODY_4(scipy_dsymm_, 1730, a2, a3, a0, a1)
BODY_4(scipy_dsymm_64_, 1731, a2, a3, a0, a1)
BODY_2(scipy_dsymv_, 1732, a1, a0)
BODY_2(scipy_dsymv_64_, 1733, a1, a0)
BODY_0(scipy_dsyr2_, 1734, a1, a0)
BODY_0(scipy_dsyr2_64_, 1735, a1, a0)
BODY_4(scipy_dsyr2k_, 1736, a2, a3, a0, a1)
BODY_4(scipy_dsyr2k_64_, 1737, a2, a3, a0, a1)
BODY_1(scipy_dsyr_, 1738, a1, a0)
BODY_1(scipy_dsyr_64_, 1739, a1, a0)
BODY_14(scipy_dsyrk_, 1740, a2, a3, a0, a1)
BODY_14(scipy_dsyrk_64_, 1741, a2, a3, a0, a1)
BODY_14(scipy_dsysv_, 1742, a1, a2, a0, a9)
BODY_14(scipy_dsysv_64_, 1743, a1, a2, a0, a9)
BODY_2(scipy_dsytrd_, 1744, a1, a0, a8)
BODY_2(scipy_dsytrd_64_, 1745, a1, a0, a8)
BODY_3(scipy_dsytrf_, 1746, a1, a0, a6)
BODY_3(scipy_dsytrf_64_, 1747, a1, a0, a6)
BODY_0(scipy_dsytrs_, 1748, a1, a2, a0)
BODY_0(scipy_dsytrs_64_, 1749, a1, a2, a0)
BODY_14(scipy_dtbmv_, 1750, a3, a4, a0, a1, a2)
BODY_14(scipy_dtbmv_64_, 1751, a3, a4, a0, a1, a2)
BODY_14(scipy_dtbsv_, 1752, a3, a4, a0, a1, a2)
BODY_14(scipy_dtbsv_64_, 1753, a3, a4, a0, a1, a2)
BODY_0(scipy_dtpmv_, 1754, a3, a0, a1, a2)
BODY_0(scipy_dtpmv_64_, 1755, a3, a0, a1, a2)
BODY_0(scipy_dtpsv_, 1756, a3, a0, a1, a2)
BODY_0(scipy_dtpsv_64_, 1757, a3, a0, a1, a2)
BODY_10(scipy_dtrmm_, 1758, a4, a5, a0, a1, a2, a3)
BODY_10(scipy_dtrmm_64_, 1759, a4, a5, a0, a1, a2, a3)
BODY_2(scipy_dtrmv_, 1760, a3, a0, a1, a2)
BODY_2(scipy_dtrmv_64_, 1761, a3, a0, a1, a2)
BODY_10(scipy_dtrsm_, 1762, a4, a5, a0, a1, a2, a3)
BODY_10(scipy_dtrsm_64_, 1763, a4, a5, a0, a1, a2, a3)
BODY_2(scipy_dtrsv_, 1764, a3, a0, a1, a2)
BODY_2(scipy_dtrsv_64_, 1765, a3, a0, a1, a2)
BODY_1(scipy_dtrtri_, 1766, a2, a0, a1)
BODY_1(scipy_dtrtri_64_, 1767, a2, a0, a1)
BODY_12(scipy_dtrtrs_, 1768, a3, a4, a0, a1, a2)
BODY_12(scipy_dtrtrs_64_, 1769, a3, a4, a0, a1, a2)
BODY_27(scipy_dzasum_, 1770, a0)
BODY_27(scipy_dzasum_64_, 1771, a0)
BODY_27(scipy_dznrm2_, 1772, a0)
BODY_27(scipy_dznrm2_64_, 1773, a0)
BODY_44(scipy_icamax_, 1774, a0)
BODY_44(scipy_icamax_64_, 1775, a0)
BODY_44(scipy_idamax_, 1776, a0)
BODY_44(scipy_idamax_64_, 1777, a0)
BODY_44(scipy_isamax_, 1778, a0)
BODY_44(scipy_isamax_64_, 1779, a0)
BODY_44(scipy_izamax_, 1780, a0)
BODY_44(scipy_izamax_64_, 1781, a0)
BODY_27(scipy_sasum_, 1782, a0)
BODY_27(scipy_sasum_64_, 1783, a0)
BODY_5(scipy_saxpby_, 1784, a0)
BODY_5(scipy_saxpby_64_, 1785, a0)
BODY_6(scipy_saxpy_, 1786, a0)
BODY_6(scipy_saxpy_64_, 1787, a0)
BODY_27(scipy_scasum_, 1788, a0)
BODY_27(scipy_scasum_64_, 1789, a0)
BODY_27(scipy_scnrm2_, 1790, a0)
BODY_27(scipy_scnrm2_64_, 1791, a0)
BODY_11(scipy_scopy_, 1792, a0)
BODY_11(scipy_scopy_64_, 1793, a0)
BODY_30(scipy_sdot_, 1794, a0)
BODY_30(scipy_sdot_64_, 1795, a0)
BODY_4(scipy_sgbmv_, 1796, a1, a2, a3, a4, a0)
BODY_4(scipy_sgbmv_64_, 1797, a1, a2, a3, a4, a0)
BODY_0(scipy_sgbsv_, 1798, a0, a1, a2, a3)
BODY_0(scipy_sgbsv_64_, 1799, a0, a1, a2, a3)
BODY_1(scipy_sgbtrf_, 1800, a0, a1, a2, a3)
BODY_1(scipy_sgbtrf_64_, 1801, a0, a1, a2, a3)
BODY_14(scipy_sgbtrs_, 1802, a1, a2, a3, a4, a0)
BODY_14(scipy_sgbtrs_64_, 1803, a1, a2, a3, a4, a0)
BODY_2(scipy_sgebrd_, 1804, a0, a1, a9)
BODY_2(scipy_sgebrd_64_, 1805, a0, a1, a9)
BODY_13(scipy_sgeev_, 1806, a2, a0, a1, a12)
BODY_13(scipy_sgeev_64_, 1807, a2, a0, a1, a12)
BODY_3(scipy_sgehrd_, 1808, a0, a7)
BODY_3(scipy_sgehrd_64_, 1809, a0, a7)
BODY_1(scipy_sgelqf_, 1810, a0, a1, a6)
BODY_1(scipy_sgelqf_64_, 1811, a0, a1, a6)
BODY_14(scipy_sgels_, 1812, a1, a2, a3, a0, a9)
BODY_14(scipy_sgels_64_, 1813, a1, a2, a3, a0, a9)
BODY_4(scipy_sgelsd_, 1814, a0, a1, a2, a11)
BODY_4(scipy_sgelsd_64_, 1815, a0, a1, a2, a11)
BODY_12(scipy_sgelss_, 1816, a0, a1, a2, a11)
BODY_12(scipy_sgelss_64_, 1817, a0, a1, a2, a11)
BODY_12(scipy_sgelsy_, 1818, a0, a1, a2, a11)
BODY_12(scipy_sgelsy_64_, 1819, a0, a1, a2, a11)
BODY_10(scipy_sgemm_, 1820, a2, a3, a4, a0, a1, a6, a8)
BODY_10(scipy_sgemm_64_, 1821, a2, a3, a4, a0, a1, a6, a8)
BODY_13(scipy_sgemmt_, 1822, a3, a4, a0, a1, a2)
BODY_13(scipy_sgemmt_64_, 1823, a3, a4, a0, a1, a2)
BODY_14(scipy_sgemv_, 1824, a1, a2, a0)
BODY_14(scipy_sgemv_64_, 1825, a1, a2, a0)
BODY_3(scipy_sgeqp3_, 1826, a0, a1, a7)
BODY_3(scipy_sgeqp3_64_, 1827, a0, a1, a7)
BODY_1(scipy_sgeqrf_, 1828, a0, a1, a6)
BODY_1(scipy_sgeqrf_64_, 1829, a0, a1, a6)
BODY_3(scipy_sger_, 1830, a0, a1)
BODY_3(scipy_sger_64_, 1831, a0, a1)
BODY_1(scipy_sgerqf_, 1832, a0, a1, a6)
BODY_1(scipy_sgerqf_64_, 1833, a0, a1, a6)
BODY_10(scipy_sgesdd_, 1834, a1, a2, a0, a11)
BODY_10(scipy_sgesdd_64_, 1835, a1, a2, a0, a11)
BODY_1(scipy_sgesv_, 1836, a0, a1)
BODY_1(scipy_sgesv_64_, 1837, a0, a1)
BODY_13(scipy_sgesvd_, 1838, a2, a3, a0, a1, a12)
BODY_13(scipy_sgesvd_64_, 1839, a2, a3, a0, a1, a12)
BODY_6(scipy_sgetrf2_, 1840, a0, a1)
BODY_6(scipy_sgetrf2_64_, 1841, a0, a1)
BODY_6(scipy_sgetrf_, 1842, a0, a1)
BODY_6(scipy_sgetrf_64_, 1843, a0, a1)
BODY_5(scipy_sgetri_, 1844, a0, a5)
BODY_5(scipy_sgetri_64_, 1845, a0, a5)
BODY_0(scipy_sgetrs_, 1846, a1, a2, a0)
BODY_0(scipy_sgetrs_64_, 1847, a1, a2, a0)
BODY_1(scipy_sgtsv_, 1848, a0, a1)
BODY_1(scipy_sgtsv_64_, 1849, a0, a1)
BODY_27(scipy_snrm2_, 1850, a0)
BODY_27(scipy_snrm2_64_, 1851, a0)
BODY_3(scipy_sorgqr_, 1852, a0, a1, a2, a7)
BODY_3(scipy_sorgqr_64_, 1853, a0, a1, a2, a7)
BODY_10(scipy_sormqr_, 1854, a2, a3, a4, a0, a1, a11)
BODY_10(scipy_sormqr_64_, 1855, a2, a3, a4, a0, a1, a11)
BODY_3(scipy_sposv_, 1856, a1, a2, a0)
BODY_3(scipy_sposv_64_, 1857, a1, a2, a0)
BODY_6(scipy_spotrf2_, 1858, a1, a0)
BODY_6(scipy_spotrf2_64_, 1859, a1, a0)
BODY_6(scipy_spotrf_, 1860, a1, a0)
BODY_6(scipy_spotrf_64_, 1861, a1, a0)
BODY_6(scipy_spotri_, 1862, a1, a0)
BODY_6(scipy_spotri_64_, 1863, a1, a0)
BODY_3(scipy_spotrs_, 1864, a1, a2, a0)
BODY_3(scipy_spotrs_64_, 1865, a1, a2, a0)
BODY_5(scipy_srot_, 1866, a0)
BODY_5(scipy_srot_64_, 1867, a0)
BODY_14(scipy_ssbmv_, 1868, a1, a2, a0)
BODY_14(scipy_ssbmv_64_, 1869, a1, a2, a0)
BODY_24(scipy_sscal_, 1870, a0)
BODY_24(scipy_sscal_64_, 1871, a0)
BODY_0(scipy_sspmv_, 1872, a1, a0)
BODY_0(scipy_sspmv_64_, 1873, a1, a0)
BODY_3(scipy_sspr2_, 1874, a1, a0)
BODY_3(scipy_sspr2_64_, 1875, a1, a0)
BODY_5(scipy_sspr_, 1876, a1, a0)
BODY_5(scipy_sspr_64_, 1877, a1, a0)
BODY_3(scipy_sstev_, 1878, a1, a0)
BODY_3(scipy_sstev_64_, 1879, a1, a0)
BODY_14(scipy_sstevd_, 1880, a1, a0, a7)
BODY_14(scipy_sstevd_64_, 1881, a1, a0, a7)
BODY_11(scipy_sswap_, 1882, a0)
BODY_11(scipy_sswap_64_, 1883, a0)
BODY_2(scipy_ssyev_, 1884, a2, a0, a1, a7)
BODY_2(scipy_ssyev_64_, 1885, a2, a0, a1, a7)
BODY_12(scipy_ssyevd_, 1886, a2, a0, a1, a7)
BODY_12(scipy_ssyevd_64_, 1887, a2, a0, a1, a7)
BODY_60(scipy_ssyevr_, 1888, a3, a0, a1, a2, a16)
BODY_60(scipy_ssyevr_64_, 1889, a3, a0, a1, a2, a16)
BODY_60(scipy_ssyevx_, 1890, a3, a0, a1, a2, a16)
BODY_60(scipy_ssyevx_64_, 1891, a3, a0, a1, a2, a16)
BODY_4(scipy_ssygv_, 1892, a3, a1, a2, a10)
BODY_4(scipy_ssygv_64_, 1893, a3, a1, a2, a10)
BODY_13(scipy_ssygvd_, 1894, a3, a1, a2, a10)
BODY_13(scipy_ssygvd_64_, 1895, a3, a1, a2, a10)
BODY_4(scipy_ssymm_, 1896, a2, a3, a0, a1)
BODY_4(scipy_ssymm_64_, 1897, a2, a3, a0, a1)
BODY_2(scipy_ssymv_, 1898, a1, a0)
BODY_2(scipy_ssymv_64_, 1899, a1, a0)
BODY_0(scipy_ssyr2_, 1900, a1, a0)
BODY_0(scipy_ssyr2_64_, 1901, a1, a0)
BODY_4(scipy_ssyr2k_, 1902, a2, a3, a0, a1)
BODY_4(scipy_ssyr2k_64_, 1903, a2, a3, a0, a1)
BODY_1(scipy_ssyr_, 1904, a1, a0)
BODY_1(scipy_ssyr_64_, 1905, a1, a0)
BODY_14(scipy_ssyrk_, 1906, a2, a3, a0, a1)
BODY_14(scipy_ssyrk_64_, 1907, a2, a3, a0, a1)
BODY_14(scipy_ssysv_, 1908, a1, a2, a0, a9)
BODY_14(scipy_ssysv_64_, 1909, a1, a2, a0, a9)
BODY_2(scipy_ssytrd_, 1910, a1, a0, a8)
BODY_2(scipy_ssytrd_64_, 1911, a1, a0, a8)
BODY_3(scipy_ssytrf_, 1912, a1, a0, a6)
BODY_3(scipy_ssytrf_64_, 1913, a1, a0, a6)
BODY_0(scipy_ssytrs_, 1914, a1, a2, a0)
BODY_0(scipy_ssytrs_64_, 1915, a1, a2, a0)
BODY_14(scipy_stbmv_, 1916, a3, a4, a0, a1, a2)
BODY_14(scipy_stbmv_64_, 1917, a3, a4, a0, a1, a2)
BODY_14(scipy_stbsv_, 1918, a3, a4, a0, a1, a2)
BODY_14(scipy_stbsv_64_, 1919, a3, a4, a0, a1, a2)
BODY_0(scipy_stpmv_, 1920, a3, a0, a1, a2)
BODY_0(scipy_stpmv_64_, 1921, a3, a0, a1, a2)
BODY_0(scipy_stpsv_, 1922, a3, a0, a1, a2)
BODY_0(scipy_stpsv_64_, 1923, a3, a0, a1, a2)
BODY_10(scipy_strmm_, 1924, a4, a5, a0, a1, a2, a3)
BODY_10(scipy_strmm_64_, 1925, a4, a5, a0, a1, a2, a3)
BODY_2(scipy_strmv_, 1926, a3, a0, a1, a2)
BODY_2(scipy_strmv_64_, 1927, a3, a0, a1, a2)
BODY_10(scipy_strsm_, 1928, a4, a5, a0, a1, a2, a3)
BODY_10(scipy_strsm_64_, 1929, a4, a5, a0, a1, a2, a3)
BODY_2(scipy_strsv_, 1930, a3, a0, a1, a2)
BODY_2(scipy_strsv_64_, 1931, a3, a0, a1, a2)
BODY_1(scipy_strtri_, 1932, a2, a0, a1)
BODY_1(scipy_strtri_64_, 1933, a2, a0, a1)
BODY_12(scipy_strtrs_, 1934, a3, a4, a0, a1, a2)
BODY_12(scipy_strtrs_64_, 1935, a3, a4, a0, a1, a2)
BODY_5(scipy_zaxpby_, 1936, a0)
BODY_5(scipy_zaxpby_64_, 1937, a0)
BODY_6(scipy_zaxpy_, 1938, a0)
BODY_6(scipy_zaxpy_64_, 1939, a0)
BODY_11(scipy_zcopy_, 1940, a0)
BODY_11(scipy_zcopy_64_, 1941, a0)
BODY_5(scipy_zdrot_, 1942, a0)
BODY_5(scipy_zdrot_64_, 1943, a0)
BODY_24(scipy_zdscal_, 1944, a0)
BODY_24(scipy_zdscal_64_, 1945, a0)
BODY_4(scipy_zgbmv_, 1946, a1, a2, a3, a4, a0)
BODY_4(scipy_zgbmv_64_, 1947, a1, a2, a3, a4, a0)
BODY_0(scipy_zgbsv_, 1948, a0, a1, a2, a3)
BODY_0(scipy_zgbsv_64_, 1949, a0, a1, a2, a3)
BODY_1(scipy_zgbtrf_, 1950, a0, a1, a2, a3)
BODY_1(scipy_zgbtrf_64_, 1951, a0, a1, a2, a3)
BODY_14(scipy_zgbtrs_, 1952, a1, a2, a3, a4, a0)
BODY_14(scipy_zgbtrs_64_, 1953, a1, a2, a3, a4, a0)
BODY_2(scipy_zgebrd_, 1954, a0, a1, a9)
BODY_2(scipy_zgebrd_64_, 1955, a0, a1, a9)
BODY_13(scipy_zgeev_, 1956, a2, a0, a1, a11)
BODY_13(scipy_zgeev_64_, 1957, a2, a0, a1, a11)
BODY_3(scipy_zgehrd_, 1958, a0, a7)
BODY_3(scipy_zgehrd_64_, 1959, a0, a7)
BODY_1(scipy_zgelqf_, 1960, a0, a1, a6)
BODY_1(scipy_zgelqf_64_, 1961, a0, a1, a6)
BODY_14(scipy_zgels_, 1962, a1, a2, a3, a0, a9)
BODY_14(scipy_zgels_64_, 1963, a1, a2, a3, a0, a9)
BODY_10(scipy_zgelsd_, 1964, a0, a1, a2, a11)
BODY_10(scipy_zgelsd_64_, 1965, a0, a1, a2, a11)
BODY_4(scipy_zgelss_, 1966, a0, a1, a2, a11)
BODY_4(scipy_zgelss_64_, 1967, a0, a1, a2, a11)
BODY_4(scipy_zgelsy_, 1968, a0, a1, a2, a11)
BODY_4(scipy_zgelsy_64_, 1969, a0, a1, a2, a11)
BODY_10(scipy_zgemm3m_, 1970, a2, a3, a4, a0, a1)
BODY_10(scipy_zgemm3m_64_, 1971, a2, a3, a4, a0, a1)
BODY_10(scipy_zgemm_, 1972, a2, a3, a4, a0, a1, a6, a8)
BODY_10(scipy_zgemm_64_, 1973, a2, a3, a4, a0, a1, a6, a8)
BODY_13(scipy_zgemmt_, 1974, a3, a4, a0, a1, a2)
BODY_13(scipy_zgemmt_64_, 1975, a3, a4, a0, a1, a2)
BODY_14(scipy_zgemv_, 1976, a1, a2, a0)
BODY_14(scipy_zgemv_64_, 1977, a1, a2, a0)
BODY_0(scipy_zgeqp3_, 1978, a0, a1, a7)
BODY_0(scipy_zgeqp3_64_, 1979, a0, a1, a7)
BODY_1(scipy_zgeqrf_, 1980, a0, a1, a6)
BODY_1(scipy_zgeqrf_64_, 1981, a0, a1, a6)
BODY_3(scipy_zgerc_, 1982, a0, a1)
BODY_3(scipy_zgerc_64_, 1983, a0, a1)
BODY_1(scipy_zgerqf_, 1984, a0, a1, a6)
BODY_1(scipy_zgerqf_64_, 1985, a0, a1, a6)
BODY_3(scipy_zgeru_, 1986, a0, a1)
BODY_3(scipy_zgeru_64_, 1987, a0, a1)
BODY_13(scipy_zgesdd_, 1988, a1, a2, a0, a11)
BODY_13(scipy_zgesdd_64_, 1989, a1, a2, a0, a11)
BODY_1(scipy_zgesv_, 1990, a0, a1)
BODY_1(scipy_zgesv_64_, 1991, a0, a1)
BODY_56(scipy_zgesvd_, 1992, a2, a3, a0, a1, a12)
BODY_56(scipy_zgesvd_64_, 1993, a2, a3, a0, a1, a12)
BODY_6(scipy_zgetrf2_, 1994, a0, a1)
BODY_6(scipy_zgetrf2_64_, 1995, a0, a1)
BODY_6(scipy_zgetrf_, 1996, a0, a1)
BODY_6(scipy_zgetrf_64_, 1997, a0, a1)
BODY_5(scipy_zgetri_, 1998, a0, a5)
BODY_5(scipy_zgetri_64_, 1999, a0, a5)
BODY_0(scipy_zgetrs_, 2000, a1, a2, a0)
BODY_0(scipy_zgetrs_64_, 2001, a1, a2, a0)
BODY_1(scipy_zgtsv_, 2002, a0, a1)
BODY_1(scipy_zgtsv_64_, 2003, a0, a1)
BODY_14(scipy_zhbmv_, 2004, a1, a2, a0)
BODY_14(scipy_zhbmv_64_, 2005, a1, a2, a0)
BODY_14(scipy_zheev_, 2006, a2, a0, a1, a7)
BODY_14(scipy_zheev_64_, 2007, a2, a0, a1, a7)
BODY_10(scipy_zheevd_, 2008, a2, a0, a1, a7)
BODY_10(scipy_zheevd_64_, 2009, a2, a0, a1, a7)
BODY_57(scipy_zheevr_, 2010, a3, a0, a1, a2, a16)
BODY_57(scipy_zheevr_64_, 2011, a3, a0, a1, a2, a16)
BODY_58(scipy_zheevx_, 2012, a3, a0, a1, a2, a16)
BODY_58(scipy_zheevx_64_, 2013, a3, a0, a1, a2, a16)
BODY_10(scipy_zhegv_, 2014, a3, a1, a2, a10)
BODY_10(scipy_zhegv_64_, 2015, a3, a1, a2, a10)
BODY_59(scipy_zhegvd_, 2016, a3, a1, a2, a10)
BODY_59(scipy_zhegvd_64_, 2017, a3, a1, a2, a10)
BODY_4(scipy_zhemm_, 2018, a2, a3, a0, a1)
BODY_4(scipy_zhemm_64_, 2019, a2, a3, a0, a1)
BODY_2(scipy_zhemv_, 2020, a1, a0)
BODY_2(scipy_zhemv_64_, 2021, a1, a0)
BODY_0(scipy_zher2_, 2022, a1, a0)
BODY_0(scipy_zher2_64_, 2023, a1, a0)
BODY_4(scipy_zher2k_, 2024, a2, a3, a0, a1)
BODY_4(scipy_zher2k_64_, 2025, a2, a3, a0, a1)
BODY_1(scipy_zher_, 2026, a1, a0)
BODY_1(scipy_zher_64_, 2027, a1, a0)
BODY_14(scipy_zherk_, 2028, a2, a3, a0, a1)
BODY_14(scipy_zherk_64_, 2029, a2, a3, a0, a1)
BODY_14(scipy_zhesv_, 2030, a1, a2, a0, a9)
BODY_14(scipy_zhesv_64_, 2031, a1, a2, a0, a9)
BODY_2(scipy_zhetrd_, 2032, a1, a0, a8)
BODY_2(scipy_zhetrd_64_, 2033, a1, a0, a8)
BODY_3(scipy_zhetrf_, 2034, a1, a0, a6)
BODY_3(scipy_zhetrf_64_, 2035, a1, a0, a6)
BODY_0(scipy_zhetrs_, 2036, a1, a2, a0)
BODY_0(scipy_zhetrs_64_, 2037, a1, a2, a0)
BODY_0(scipy_zhpmv_, 2038, a1, a0)
BODY_0(scipy_zhpmv_64_, 2039, a1, a0)
BODY_3(scipy_zhpr2_, 2040, a1, a0)
BODY_3(scipy_zhpr2_64_, 2041, a1, a0)
BODY_5(scipy_zhpr_, 2042, a1, a0)
BODY_5(scipy_zhpr_64_, 2043, a1, a0)
BODY_3(scipy_zposv_, 2044, a1, a2, a0)
BODY_3(scipy_zposv_64_, 2045, a1, a2, a0)
BODY_6(scipy_zpotrf2_, 2046, a1, a0)
BODY_6(scipy_zpotrf2_64_, 2047, a1, a0)
BODY_6(scipy_zpotrf_, 2048, a1, a0)
BODY_6(scipy_zpotrf_64_, 2049, a1, a0)
BODY_6(scipy_zpotri_, 2050, a1, a0)
BODY_6(scipy_zpotri_64_, 2051, a1, a0)
BODY_3(scipy_zpotrs_, 2052, a1, a2, a0)
BODY_3(scipy_zpotrs_64_, 2053, a1, a2, a0)
BODY_24(scipy_zscal_, 2054, a0)
BODY_24(scipy_zscal_64_, 2055, a0)
BODY_11(scipy_zswap_, 2056, a0)
BODY_11(scipy_zswap_64_, 2057, a0)
BODY_4(scipy_zsymm_, 2058, a2, a3, a0, a1)
BODY_4(scipy_zsymm_64_, 2059, a2, a3, a0, a1)
BODY_4(scipy_zsyr2k_, 2060, a2, a3, a0, a1)
BODY_4(scipy_zsyr2k_64_, 2061, a2, a3, a0, a1)
BODY_14(scipy_zsyrk_, 2062, a2, a3, a0, a1)
BODY_14(scipy_zsyrk_64_, 2063, a2, a3, a0, a1)
BODY_14(scipy_zsysv_, 2064, a1, a2, a0, a9)
BODY_14(scipy_zsysv_64_, 2065, a1, a2, a0, a9)
BODY_3(scipy_zsytrf_, 2066, a1, a0, a6)
BODY_3(scipy_zsytrf_64_, 2067, a1, a0, a6)
BODY_0(scipy_zsytrs_, 2068, a1, a2, a0)
BODY_0(scipy_zsytrs_64_, 2069, a1, a2, a0)
BODY_14(scipy_ztbmv_, 2070, a3, a4, a0, a1, a2)
BODY_14(scipy_ztbmv_64_, 2071, a3, a4, a0, a1, a2)
BODY_14(scipy_ztbsv_, 2072, a3, a4, a0, a1, a2)
BODY_14(scipy_ztbsv_64_, 2073, a3, a4, a0, a1, a2)
BODY_0(scipy_ztpmv_, 2074, a3, a0, a1, a2)
BODY_0(scipy_ztpmv_64_, 2075, a3, a0, a1, a2)
BODY_0(scipy_ztpsv_, 2076, a3, a0, a1, a2)
BODY_0(scipy_ztpsv_64_, 2077, a3, a0, a1, a2)
BODY_10(scipy_ztrmm_, 2078, a4, a5, a0, a1, a2, a3)
BODY_10(scipy_ztrmm_64_, 2079, a4, a5, a0, a1, a2, a3)
BODY_2(scipy_ztrmv_, 2080, a3, a0, a1, a2)
BODY_2(scipy_ztrmv_64_, 2081, a3, a0, a1, a2)
BODY_10(scipy_ztrsm_, 2082, a4, a5, a0, a1, a2, a3)
BODY_10(scipy_ztrsm_64_, 2083, a4, a5, a0, a1, a2, a3)
BODY_2(scipy_ztrsv_, 2084, a3, a0, a1, a2)
BODY_2(scipy_ztrsv_64_, 2085, a3, a0, a1, a2)
BODY_1(scipy_ztrtri_, 2086, a2, a0, a1)
BODY_1(scipy_ztrtri_64_, 2087, a2, a0, a1)
BODY_12(scipy_ztrtrs_, 2088, a3, a4, a0, a1, a2)
BODY_12(scipy_ztrtrs_64_, 2089, a3, a4, a0, a1, a2)
BODY_3(scipy_zungqr_, 2090, a0, a1, a2, a7)
BODY_3(scipy_zungqr_64_, 2091, a0, a1, a2, a7)
BODY_10(scipy_zunmqr_, 2092, a2, a3, a4, a0, a1, a11)
BODY_10(scipy_zunmqr_64_, 2093, a2, a3, a4, a0, a1, a11)
BODY_27(scnrm2_, 2094, a0)
BODY_27(scnrm2_64_, 2095, a0)
BODY_11(scopy_, 2096, a0)
BODY_11(scopy_64_, 2097, a0)
BODY_30(sdot_, 2098, a0)
BODY_30(sdot_64_, 2099, a0)
BODY_4(sgbmv_, 2100, a1, a2, a3, a4, a0)
BODY_4(sgbmv_64_, 2101, a1, a2, a3, a4, a0)
BODY_0(sgbsv_, 2102, a0, a1, a2, a3)
BODY_0(sgbsv_64_, 2103, a0, a1, a2, a3)
BODY_1(sgbtrf_, 2104, a0, a1, a2, a3)
BODY_1(sgbtrf_64_, 2105, a0, a1, a2, a3)
BODY_14(sgbtrs_, 2106, a1, a2, a3, a4, a0)
BODY_14(sgbtrs_64_, 2107, a1, a2, a3, a4, a0)
BODY_2(sgebrd_, 2108, a0, a1, a9)
BODY_2(sgebrd_64_, 2109, a0, a1, a9)
BODY_13(sgeev_, 2110, a2, a0, a1, a12)
BODY_13(sgeev_64_, 2111, a2, a0, a1, a12)
BODY_3(sgehrd_, 2112, a0, a7)
BODY_3(sgehrd_64_, 2113, a0, a7)
BODY_1(sgelqf_, 2114, a0, a1, a6)
BODY_1(sgelqf_64_, 2115, a0, a1, a6)
BODY_14(sgels_, 2116, a1, a2, a3, a0, a9)
BODY_14(sgels_64_, 2117, a1, a2, a3, a0, a9)
BODY_4(sgelsd_, 2118, a0, a1, a2, a11)
BODY_4(sgelsd_64_, 2119, a0, a1, a2, a11)
BODY_12(sgelss_, 2120, a0, a1, a2, a11)
BODY_12(sgelss_64_, 2121, a0, a1, a2, a11)
BODY_12(sgelsy_, 2122, a0, a1, a2, a11)
BODY_12(sgelsy_64_, 2123, a0, a1, a2, a11)
BODY_10(sgemm_, 2124, a2, a3, a4, a0, a1, a6, a8)
BODY_10(sgemm_64_, 2125, a2, a3, a4, a0, a1, a6, a8)
BODY_13(sgemmt_, 2126, a3, a4, a0, a1, a2)
BODY_13(sgemmt_64_, 2127, a3, a4, a0, a1, a2)
BODY_14(sgemv_, 2128, a1, a2, a0)
BODY_14(sgemv_64_, 2129, a1, a2, a0)
BODY_3(sgeqp3_, 2130, a0, a1, a7)
BODY_3(sgeqp3_64_, 2131, a0, a1, a7)
BODY_1(sgeqrf_, 2132, a0, a1, a6)
BODY_1(sgeqrf_64_, 2133, a0, a1, a6)
BODY_3(sger_, 2134, a0, a1)
BODY_3(sger_64_, 2135, a0, a1)
BODY_1(sgerqf_, 2136, a0, a1, a6)
BODY_1(sgerqf_64_, 2137, a0, a1, a6)
BODY_10(sgesdd_, 2138, a1, a2, a0, a11)
BODY_10(sgesdd_64_, 2139, a1, a2, a0, a11)
BODY_1(sgesv_, 2140, a0, a1)
BODY_1(sgesv_64_, 2141, a0, a1)
BODY_13(sgesvd_, 2142, a2, a3, a0, a1, a12)
BODY_13(sgesvd_64_, 2143, a2, a3, a0, a1, a12)
BODY_6(sgetrf2_, 2144, a0, a1)
BODY_6(sgetrf2_64_, 2145, a0, a1)
BODY_6(sgetrf_, 2146, a0, a1)
BODY_6(sgetrf_64_, 2147, a0, a1)
BODY_5(sgetri_, 2148, a0, a5)
BODY_5(sgetri_64_, 2149, a0, a5)
BODY_0(sgetrs_, 2150, a1, a2, a0)
BODY_0(sgetrs_64_, 2151, a1, a2, a0)
BODY_1(sgtsv_, 2152, a0, a1)
BODY_1(sgtsv_64_, 2153, a0, a1)
BODY_27(snrm2_, 2154, a0)
BODY_27(snrm2_64_, 2155, a0)
BODY_3(sorgqr_, 2156, a0, a1, a2, a7)
BODY_3(sorgqr_64_, 2157, a0, a1, a2, a7)
BODY_10(sormqr_, 2158, a2, a3, a4, a0, a1, a11)
BODY_10(sormqr_64_, 2159, a2, a3, a4, a0, a1, a11)
BODY_3(sposv_, 2160, a1, a2, a0)
BODY_3(sposv_64_, 2161, a1, a2, a0)
BODY_6(spotrf2_, 2162, a1, a0)
BODY_6(spotrf2_64_, 2163, a1, a0)
BODY_6(spotrf_, 2164, a1, a0)
BODY_6(spotrf_64_, 2165, a1, a0)
BODY_6(spotri_, 2166, a1, a0)
BODY_6(spotri_64_, 2167, a1, a0)
BODY_3(spotrs_, 2168, a1, a2, a0)
BODY_3(spotrs_64_, 2169, a1, a2, a0)
BODY_5(srot_, 2170, a0)
BODY_5(srot_64_, 2171, a0)
BODY_14(ssbmv_, 2172, a1, a2, a0)
BODY_14(ssbmv_64_, 2173, a1, a2, a0)
BODY_24(sscal_, 2174, a0)
BODY_24(sscal_64_, 2175, a0)
BODY_0(sspmv_, 2176, a1, a0)
BODY_0(sspmv_64_, 2177, a1, a0)
BODY_3(sspr2_, 2178, a1, a0)
BODY_3(sspr2_64_, 2179, a1, a0)
BODY_5(sspr_, 2180, a1, a0)
BODY_5(sspr_64_, 2181, a1, a0)
BODY_3(sstev_, 2182, a1, a0)
BODY_3(sstev_64_, 2183, a1, a0)
BODY_14(sstevd_, 2184, a1, a0, a7)
BODY_14(sstevd_64_, 2185, a1, a0, a7)
BODY_11(sswap_, 2186, a0)
BODY_11(sswap_64_, 2187, a0)
BODY_2(ssyev_, 2188, a2, a0, a1, a7)
BODY_2(ssyev_64_, 2189, a2, a0, a1, a7)
BODY_12(ssyevd_, 2190, a2, a0, a1, a7)
BODY_12(ssyevd_64_, 2191, a2, a0, a1, a7)
BODY_60(ssyevr_, 2192, a3, a0, a1, a2, a16)
BODY_60(ssyevr_64_, 2193, a3, a0, a1, a2, a16)
BODY_60(ssyevx_, 2194, a3, a0, a1, a2, a16)
BODY_60(ssyevx_64_, 2195, a3, a0, a1, a2, a16)
BODY_4(ssygv_, 2196, a3, a1, a2, a10)
BODY_4(ssygv_64_, 2197, a3, a1, a2, a10)
BODY_13(ssygvd_, 2198, a3, a1, a2, a10)
BODY_13(ssygvd_64_, 2199, a3, a1, a2, a10)
BODY_4(ssymm_, 2200, a2, a3, a0, a1)
BODY_4(ssymm_64_, 2201, a2, a3, a0, a1)
BODY_2(ssymv_, 2202, a1, a0)
BODY_2(ssymv_64_, 2203, a1, a0)
BODY_0(ssyr2_, 2204, a1, a0)
BODY_0(ssyr2_64_, 2205, a1, a0)
BODY_4(ssyr2k_, 2206, a2, a3, a0, a1)
BODY_4(ssyr2k_64_, 2207, a2, a3, a0, a1)
BODY_1(ssyr_, 2208, a1, a0)
BODY_1(ssyr_64_, 2209, a1, a0)
BODY_14(ssyrk_, 2210, a2, a3, a0, a1)
BODY_14(ssyrk_64_, 2211, a2, a3, a0, a1)
BODY_14(ssysv_, 2212, a1, a2, a0, a9)
BODY_14(ssysv_64_, 2213, a1, a2, a0, a9)
BODY_2(ssytrd_, 2214, a1, a0, a8)
BODY_2(ssytrd_64_, 2215, a1, a0, a8)
BODY_3(ssytrf_, 2216, a1, a0, a6)
BODY_3(ssytrf_64_, 2217, a1, a0, a6)
BODY_0(ssytrs_, 2218, a1, a2, a0)
BODY_0(ssytrs_64_, 2219, a1, a2, a0)
BODY_14(stbmv_, 2220, a3, a4, a0, a1, a2)
BODY_14(stbmv_64_, 2221, a3, a4, a0, a1, a2)
BODY_14(stbsv_, 2222, a3, a4, a0, a1, a2)
BODY_14(stbsv_64_, 2223, a3, a4, a0, a1, a2)
BODY_0(stpmv_, 2224, a3, a0, a1, a2)
BODY_0(stpmv_64_, 2225, a3, a0, a1, a2)
BODY_0(stpsv_, 2226, a3, a0, a1, a2)
BODY_0(stpsv_64_, 2227, a3, a0, a1, a2)
BODY_10(strmm_, 2228, a4, a5, a0, a1, a2, a3)
BODY_10(strmm_64_, 2229, a4, a5, a0, a1, a2, a3)
BODY_2(strmv_, 2230, a3, a0, a1, a2)
BODY_2(strmv_64_, 2231, a3, a0, a1, a2)
BODY_10(strsm_, 2232, a4, a5, a0, a1, a2, a3)
BODY_10(strsm_64_, 2233, a4, a5, a0, a1, a2, a3)
BODY_2(strsv_, 2234, a3, a0, a1, a2)
BODY_2(strsv_64_, 2235, a3, a0, a1, a2)
BODY_1(strtri_, 2236, a2, a0, a1)
BODY_1(strtri_64_, 2237, a2, a0, a1)
BODY_12(strtrs_, 2238, a3, a4, a0, a1, a2)
BODY_12(strtrs_64_, 2239, a3, a4, a0, a1, a2)
BODY_5(zaxpby_, 2240, a0)
BODY_5(zaxpby_64_, 2241, a0)
BODY_6(zaxpy_, 2242, a0)
BODY_6(zaxpy_64_, 2243, a0)
BODY_11(zcopy_, 2244, a0)
BODY_11(zcopy_64_, 2245, a0)
BODY_5(zdrot_, 2246, a0)
BODY_5(zdrot_64_, 2247, a0)
BODY_24(zdscal_, 2248, a0)
BODY_24(zdscal_64_, 2249, a0)
BODY_4(zgbmv_, 2250, a1, a2, a3, a4, a0)
BODY_4(zgbmv_64_, 2251, a1, a2, a3, a4, a0)
BODY_0(zgbsv_, 2252, a0, a1, a2, a3)
BODY_0(zgbsv_64_, 2253, a0, a1, a2, a3)
BODY_1(zgbtrf_, 2254, a0, a1, a2, a3)
BODY_1(zgbtrf_64_, 2255, a0, a1, a2, a3)
BODY_14(zgbtrs_, 2256, a1, a2, a3, a4, a0)
BODY_14(zgbtrs_64_, 2257, a1, a2, a3, a4, a0)
BODY_2(zgebrd_, 2258, a0, a1, a9)
BODY_2(zgebrd_64_, 2259, a0, a1, a9)
BODY_13(zgeev_, 2260, a2, a0, a1, a11)
BODY_13(zgeev_64_, 2261, a2, a0, a1, a11)
BODY_3(zgehrd_, 2262, a0, a7)
BODY_3(zgehrd_64_, 2263, a0, a7)
BODY_1(zgelqf_, 2264, a0, a1, a6)
BODY_1(zgelqf_64_, 2265, a0, a1, a6)
BODY_14(zgels_, 2266, a1, a2, a3, a0, a9)
BODY_14(zgels_64_, 2267, a1, a2, a3, a0, a9)
BODY_10(zgelsd_, 2268, a0, a1, a2, a11)
BODY_10(zgelsd_64_, 2269, a0, a1, a2, a11)
BODY_4(zgelss_, 2270, a0, a1, a2, a11)
BODY_4(zgelss_64_, 2271, a0, a1, a2, a11)
BODY_4(zgelsy_, 2272, a0, a1, a2, a11)
BODY_4(zgelsy_64_, 2273, a0, a1, a2, a11)
BODY_10(zgemm3m_, 2274, a2, a3, a4, a0, a1)
BODY_10(zgemm3m_64_, 2275, a2, a3, a4, a0, a1)
BODY_10(zgemm_, 2276, a2, a3, a4, a0, a1, a6, a8)
BODY_10(zgemm_64_, 2277, a2, a3, a4, a0, a1, a6, a8)
BODY_13(zgemmt_, 2278, a3, a4, a0, a1, a2)
BODY_13(zgemmt_64_, 2279, a3, a4, a0, a1, a2)
BODY_14(zgemv_, 2280, a1, a2, a0)
BODY_14(zgemv_64_, 2281, a1, a2, a0)
BODY_0(zgeqp3_, 2282, a0, a1, a7)
BODY_0(zgeqp3_64_, 2283, a0, a1, a7)
BODY_1(zgeqrf_, 2284, a0, a1, a6)
BODY_1(zgeqrf_64_, 2285, a0, a1, a6)
BODY_3(zgerc_, 2286, a0, a1)
BODY_3(zgerc_64_, 2287, a0, a1)
BODY_1(zgerqf_, 2288, a0, a1, a6)
BODY_1(zgerqf_64_, 2289, a0, a1, a6)
BODY_3(zgeru_, 2290, a0, a1)
BODY_3(zgeru_64_, 2291, a0, a1)
BODY_13(zgesdd_, 2292, a1, a2, a0, a11)
BODY_13(zgesdd_64_, 2293, a1, a2, a0, a11)
BODY_1(zgesv_, 2294, a0, a1)
BODY_1(zgesv_64_, 2295, a0, a1)
BODY_56(zgesvd_, 2296, a2, a3, a0, a1, a12)
BODY_56(zgesvd_64_, 2297, a2, a3, a0, a1, a12)
BODY_6(zgetrf2_, 2298, a0, a1)
BODY_6(zgetrf2_64_, 2299, a0, a1)
BODY_6(zgetrf_, 2300, a0, a1)
BODY_6(zgetrf_64_, 2301, a0, a1)
BODY_5(zgetri_, 2302, a0, a5)
BODY_5(zgetri_64_, 2303, a0, a5)
BODY_0(zgetrs_, 2304, a1, a2, a0)
BODY_0(zgetrs_64_, 2305, a1, a2, a0)
BODY_1(zgtsv_, 2306, a0, a1)
BODY_1(zgtsv_64_, 2307, a0, a1)
BODY_14(zhbmv_, 2308, a1, a2, a0)
BODY_14(zhbmv_64_, 2309, a1, a2, a0)
BODY_14(zheev_, 2310, a2, a0, a1, a7)
BODY_14(zheev_64_, 2311, a2, a0, a1, a7)
BODY_10(zheevd_, 2312, a2, a0, a1, a7)
BODY_10(zheevd_64_, 2313, a2, a0, a1, a7)
BODY_57(zheevr_, 2314, a3, a0, a1, a2, a16)
BODY_57(zheevr_64_, 2315, a3, a0, a1, a2, a16)
BODY_58(zheevx_, 2316, a3, a0, a1, a2, a16)
BODY_58(zheevx_64_, 2317, a3, a0, a1, a2, a16)
BODY_10(zhegv_, 2318, a3, a1, a2, a10)
BODY_10(zhegv_64_, 2319, a3, a1, a2, a10)
BODY_59(zhegvd_, 2320, a3, a1, a2, a10)
BODY_59(zhegvd_64_, 2321, a3, a1, a2, a10)
BODY_4(zhemm_, 2322, a2, a3, a0, a1)
BODY_4(zhemm_64_, 2323, a2, a3, a0, a1)
BODY_2(zhemv_, 2324, a1, a0)
BODY_2(zhemv_64_, 2325, a1, a0)
BODY_0(zher2_, 2326, a1, a0)
BODY_0(zher2_64_, 2327, a1, a0)
BODY_4(zher2k_, 2328, a2, a3, a0, a1)
BODY_4(zher2k_64_, 2329, a2, a3, a0, a1)
BODY_1(zher_, 2330, a1, a0)
BODY_1(zher_64_, 2331, a1, a0)
BODY_14(zherk_, 2332, a2, a3, a0, a1)
BODY_14(zherk_64_, 2333, a2, a3, a0, a1)
BODY_14(zhesv_, 2334, a1, a2, a0, a9)
BODY_14(zhesv_64_, 2335, a1, a2, a0, a9)
BODY_2(zhetrd_, 2336, a1, a0, a8)
BODY_2(zhetrd_64_, 2337, a1, a0, a8)
BODY_3(zhetrf_, 2338, a1, a0, a6)
BODY_3(zhetrf_64_, 2339, a1, a0, a6)
BODY_0(zhetrs_, 2340, a1, a2, a0)
BODY_0(zhetrs_64_, 2341, a1, a2, a0)
BODY_0(zhpmv_, 2342, a1, a0)
BODY_0(zhpmv_64_, 2343, a1, a0)
BODY_3(zhpr2_, 2344, a1, a0)
BODY_3(zhpr2_64_, 2345, a1, a0)
BODY_5(zhpr_, 2346, a1, a0)
BODY_5(zhpr_64_, 2347, a1, a0)
BODY_3(zposv_, 2348, a1, a2, a0)
BODY_3(zposv_64_, 2349, a1, a2, a0)
BODY_6(zpotrf2_, 2350, a1, a0)
BODY_6(zpotrf2_64_, 2351, a1, a0)
BODY_6(zpotrf_, 2352, a1, a0)
BODY_6(zpotrf_64_, 2353, a1, a0)
BODY_6(zpotri_, 2354, a1, a0)
BODY_6(zpotri_64_, 2355, a1, a0)
BODY_3(zpotrs_, 2356, a1, a2, a0)
BODY_3(zpotrs_64_, 2357, a1, a2, a0)
BODY_24(zscal_, 2358, a0)
BODY_24(zscal_64_, 2359, a0)
BODY_11(zswap_, 2360, a0)
BODY_11(zswap_64_, 2361, a0)
BODY_4(zsymm_, 2362, a2, a3, a0, a1)
BODY_4(zsymm_64_, 2363, a2, a3, a0, a1)
BODY_4(zsyr2k_, 2364, a2, a3, a0, a1)
BODY_4(zsyr2k_64_, 2365, a2, a3, a0, a1)
BODY_14(zsyrk_, 2366, a2, a3, a0, a1)
BODY_14(zsyrk_64_, 2367, a2, a3, a0, a1)
BODY_14(zsysv_, 2368, a1, a2, a0, a9)
BODY_14(zsysv_64_, 2369, a1, a2, a0, a9)
BODY_3(zsytrf_, 2370, a1, a0, a6)
BODY_3(zsytrf_64_, 2371, a1, a0, a6)
BODY_0(zsytrs_, 2372, a1, a2, a0)
BODY_0(zsytrs_64_, 2373, a1, a2, a0)
BODY_14(ztbmv_, 2374, a3, a4, a0, a1, a2)
BODY_14(ztbmv_64_, 2375, a3, a4, a0, a1, a2)
BODY_14(ztbsv_, 2376, a3, a4, a0, a1, a2)
BODY_14(ztbsv_64_, 2377, a3, a4, a0, a1, a2)
BODY_0(ztpmv_, 2378, a3, a0, a1, a2)
BODY_0(ztpmv_64_, 2379, a3, a0, a1, a2)
BODY_0(ztpsv_, 2380, a3, a0, a1, a2)
BODY_0(ztpsv_64_, 2381, a3, a0, a1, a2)
BODY_10(ztrmm_, 2382, a4, a5, a0, a1, a2, a3)
BODY_10(ztrmm_64_, 2383, a4, a5, a0, a1, a2, a3)
BODY_2(ztrmv_, 2384, a3, a0, a1, a2)
BODY_2(ztrmv_64_, 2385, a3, a0, a1, a2)
BODY_10(ztrsm_, 2386, a4, a5, a0, a1, a2, a3)
BODY_10(ztrsm_64_, 2387, a4, a5, a0, a1, a2, a3)
BODY_2(ztrsv_, 2388, a3, a0, a1, a2)
BODY_2(ztrsv_64_, 2389, a3, a0, a1, a2)
BODY_1(ztrtri_, 2390, a2, a0, a1)
BODY_1(ztrtri_64_, 2391, a2, a0, a1)
BODY_12(ztrtrs_, 2392, a3, a4, a0, a1, a2)
BODY_12(ztrtrs_64_, 2393, a3, a4, a0, a1, a2)
BODY_3(zungqr_, 2394, a0, a1, a2, a7)
BODY_3(zungqr_64_, 2395, a0, a1, a2, a7)
BODY_10(zunmqr_, 2396, a2, a3, a4, a0, a1, a11)
BODY_10(zunmqr_64_, 2397, a2, a3, a4, a0, a1, a11)

void math_last(void)
{
}
