/* x86-64: DWARF register numbers of the System V ABI.
 *
 *  0 rax   1 rdx   2 rcx   3 rbx   4 rsi   5 rdi   6 rbp   7 rsp   8 … 15 r8 … r15   16 return address
 */

enum {
    REGISTER_BASE = 3, /* rbx: the frame of glibc's lazy binding hangs on it */
    REGISTER_FP = 6,
    REGISTER_SP = 7,
    REGISTER_RA = 16,
    REGISTERS = 17,
};

/* What a called function gives back as it was: rbx, rbp, rsp, r12 … r15. */
#define REGISTERS_SAVED UINT64_C(0xf0c8)

/* Bytes below the stack pointer that a function may use and a signal handler leaves alone. */
#define RED_ZONE 128

/* The return address is in memory just below the caller's stack pointer, as the call instruction put it. */
#define RETURN_ADDRESS_IN_REGISTER 0

static inline uint64_t return_address_clean(uint64_t address)
{
    return address;
}

/* Does a call instruction end just before this address? `code` points at it, at least eight bytes before are readable.
 * E8 rel32 is a near call; FF /2 is a call through a register or memory: two to seven bytes, a prefix apart. */
static inline bool follows_call(const uint8_t *code)
{
    if (code[-5] == 0xe8)
        return true;
    for (int length = 2; length <= 7; length++)
        if (code[-length] == 0xff && (code[-length + 1] & 0x38) == 0x10)
            return true;
    return false;
}

/* The frame record that a prologue leaves: at the frame pointer the caller's, above it the return address. */
#define FRAME_RECORD_CFA 16

/* Where ucontext_t keeps each of them; all sixteen are known at a signal. */
static const uint8_t CONTEXT_REGISTER[REGISTER_RA] = {
    REG_RAX, REG_RDX, REG_RCX, REG_RBX, REG_RSI, REG_RDI, REG_RBP, REG_RSP,
    REG_R8,  REG_R9,  REG_R10, REG_R11, REG_R12, REG_R13, REG_R14, REG_R15,
};

static inline uint64_t context_register(const ucontext_t *context, unsigned number)
{
    return (uint64_t)context->uc_mcontext.gregs[CONTEXT_REGISTER[number]];
}

static inline uint64_t context_pc(const ucontext_t *context)
{
    return (uint64_t)context->uc_mcontext.gregs[REG_RIP];
}

#define CONTEXT_REGISTERS REGISTER_RA
