/* AArch64: DWARF register numbers of the ABI.
 *
 *  0 … 28 x0 … x28   29 frame pointer   30 link register   31 stack pointer   34 state of the return address signature
 */

enum {
    REGISTER_BASE = 19, /* x19, the first that a called function keeps */
    REGISTER_FP = 29,
    REGISTER_RA = 30,
    REGISTER_SP = 31,
    REGISTERS = 32,
};

/* What a called function gives back as it was: x19 … x29 and the stack pointer. */
#define REGISTERS_SAVED UINT64_C(0xbff80000)

/* No memory below the stack pointer is safe from signals here. */
#define RED_ZONE 0

/* A leaf function may leave its return address in the link register. */
#define RETURN_ADDRESS_IN_REGISTER 1

/* Pointer authentication keeps a signature in the bits above the 48 of a user-space address. */
static inline uint64_t return_address_clean(uint64_t address)
{
    return address & UINT64_C(0x0000ffffffffffff);
}

/* Does a call instruction (BL, or BLR with its authenticated forms) end just before this address? */
static inline bool follows_call(const uint8_t *code)
{
    uint32_t word =
        (uint32_t)code[-4] | (uint32_t)code[-3] << 8 | (uint32_t)code[-2] << 16 | (uint32_t)code[-1] << 24;

    return (word & 0xfc000000) == 0x94000000 || (word & 0xfefff000) == 0xd63f0000;
}

/* The frame record: at the frame pointer the caller's, above it the return address. */
#define FRAME_RECORD_CFA 16

static inline uint64_t context_register(const ucontext_t *context, unsigned number)
{
    return number == REGISTER_SP ? context->uc_mcontext.sp : context->uc_mcontext.regs[number];
}

static inline uint64_t context_pc(const ucontext_t *context)
{
    return context->uc_mcontext.pc;
}

#define CONTEXT_REGISTERS REGISTERS
