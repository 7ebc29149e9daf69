# Loops of which it is known what their registers say. rcx: data, rax: place in it, r13: step, rsi: iterations left.
    .text
    .globl  stepped
    .type   stepped, @function
stepped:
    movsd   (%rcx,%rax), %xmm0
stepped_add:
    addsd   %xmm0, %xmm1
    add     %r13, %rax
    sub     $1, %rsi
    jne     stepped
    ret
    .size   stepped, . - stepped

# Of records of 80 bytes two numbers; up to rdx.
    .globl  records
    .type   records, @function
records:
    movsd   (%rcx), %xmm0
    addsd   16(%rcx), %xmm0
records_store:
    movsd   %xmm0, 8(%rdi)
    add     $80, %rcx
    cmp     %rdx, %rcx
    jne     records
    ret
    .size   records, . - records
