/* Prints the unwinder's row for addresses of object files, so that crates/oracle can compare it with another reader's.
 * Each line of the input is a path, which maps that file, or "@" and an address of it in hexadecimal. For each address:
 *
 *   none | bad | row CFA rule rule … ; rule
 *
 * The CFA is "r<number>+<offset>" or "=<bytes of an expression>". A register's rule is "<number>:" and o<offset>, v<offset>,
 * r<number>, e<bytes>, x<bytes> (value of the expression), s (same) or u (undefined); registers without one are left
 * out. After the semicolon the packed rule, as its fields in decimal. */

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "unwinding/cfi.h"
#include "unwinding/cursor.h"
#include "unwinding/rule.h"

static uint8_t *image; /* the object as it lies in memory */
static uint64_t image_size;
static struct cfi_table table;

static void unmap(void)
{
    if (image != NULL)
        munmap(image, image_size);
    image = NULL;
    table = (struct cfi_table){0};
}

static bool copy_segments(int descriptor, const Elf64_Phdr *headers, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (headers[i].p_type == PT_LOAD && headers[i].p_vaddr + headers[i].p_memsz > image_size)
            image_size = headers[i].p_vaddr + headers[i].p_memsz;
    image = mmap(NULL, image_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (image == MAP_FAILED) {
        image = NULL;
        return false;
    }
    for (unsigned i = 0; i < count; i++)
        if (headers[i].p_type == PT_LOAD &&
            pread(descriptor, image + headers[i].p_vaddr, headers[i].p_filesz, (off_t)headers[i].p_offset) !=
                (ssize_t)headers[i].p_filesz)
            return false;
    return true;
}

static void set_table(const Elf64_Phdr *headers, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (headers[i].p_type == PT_GNU_EH_FRAME)
            table.eh_frame_hdr = (uint64_t)image + headers[i].p_vaddr;
    for (unsigned i = 0; i < count; i++) {
        uint64_t start = (uint64_t)image + headers[i].p_vaddr;

        if (headers[i].p_type == PT_LOAD && table.eh_frame_hdr >= start &&
            table.eh_frame_hdr < start + headers[i].p_filesz) {
            table.readable_low = start;
            table.readable_high = start + headers[i].p_filesz;
        }
    }
}

static void map(const char *path)
{
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    Elf64_Phdr headers[64];
    Elf64_Ehdr head;

    unmap();
    image_size = 0;
    if (pread(descriptor, &head, sizeof head, 0) == sizeof head && head.e_phnum <= 64 &&
        pread(descriptor, headers, head.e_phnum * sizeof headers[0], (off_t)head.e_phoff) > 0 &&
        copy_segments(descriptor, headers, head.e_phnum))
        set_table(headers, head.e_phnum);
    close(descriptor);
}

static void print_expression(char letter, const struct cfi_rule *rule)
{
    struct cursor code = cfi_expression(&table, rule);

    printf("%c", letter);
    while (cursor_rest(&code) > 0)
        printf("%02x", (unsigned)cursor_unsigned(&code, 1));
}

static void print_rule(const struct cfi_rule *rule)
{
    switch ((enum cfi_kind)rule->kind) {
    case CFI_UNSPECIFIED:
        break;
    case CFI_SAME:
        printf("s");
        break;
    case CFI_UNDEFINED:
        printf("u");
        break;
    case CFI_OFFSET:
        printf("o%" PRId64, rule->value);
        break;
    case CFI_VAL_OFFSET:
        printf("v%" PRId64, rule->value);
        break;
    case CFI_REGISTER:
        printf("r%" PRId64, rule->value);
        break;
    case CFI_EXPRESSION:
        print_expression('e', rule);
        break;
    case CFI_VAL_EXPRESSION:
        print_expression('x', rule);
        break;
    }
}

static void print_row(const struct cfi_row *row)
{
    rule_t rule = rule_pack(&table, row);

    printf("row ");
    if (row->cfa.kind == CFI_OFFSET)
        printf("r%u+%" PRId64, row->cfa_register, row->cfa.value);
    else
        print_expression('=', &row->cfa);
    for (unsigned number = 0; number < REGISTERS; number++) {
        if (row->rule[number].kind == CFI_UNSPECIFIED)
            continue;
        printf(" %u:", number);
        print_rule(&row->rule[number]);
    }
    printf(" ; %u %u %" PRIu64 " %" PRId64 " %" PRIu64 " %" PRIu64 " %" PRIu64 " %d\n", rule_kind(rule), rule_register(rule),
           rule_offset(rule), rule_signed_offset(rule), rule_slot(rule, RULE_FP_AT), rule_slot(rule, RULE_BASE_AT),
           rule_slot(rule, RULE_RETURN_AT), (rule & RULE_LOST) != 0);
}

static void answer(uint64_t address)
{
    struct cfi_row row;
    enum cfi_found found = CFI_BAD;

    if (table.eh_frame_hdr != 0)
        found = cfi_row_at(&table, (uint64_t)image + address, &row);
    if (found == CFI_ROW)
        print_row(&row);
    else
        puts(found == CFI_NONE ? "none" : "bad");
}

int main(void)
{
    static char line[8192];

    while (fgets(line, sizeof line, stdin) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '@')
            answer(strtoull(line + 1, NULL, 16));
        else
            map(line);
    }
    return 0;
}
