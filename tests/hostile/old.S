# A 32-bit program without a C library: writes a line and exits with status 32.
    .globl _start
_start:
    movl $4, %eax
    movl $1, %ebx
    movl $text, %ecx
    movl $12, %edx
    int $0x80
    movl $1, %eax
    movl $32, %ebx
    int $0x80
    .section .rodata
text:
    .ascii "32-bit here\n"
