"""What a dynamic linker and a kernel would read in an ELF file of 64 bits, and no more."""

import struct

LOAD, DYNAMIC, NOTE, STACK, RELRO = 1, 2, 4, 0x6474E551, 0x6474E552
NEEDED, STRTAB, SYMTAB, RPATH, TEXTREL, FLAGS, RUNPATH = 1, 5, 6, 15, 22, 30, 29
GNU_HASH, FLAGS_1, VERNEED, VERNEEDNUM = 0x6FFFFEF5, 0x6FFFFFFB, 0x6FFFFFFE, 0x6FFFFFFF
BIND_NOW, NOW = 8, 1
WRITE, EXECUTE = 2, 1
SECTION_SYMTAB = 2


class NotElf(ValueError):
    """The file is something else, or cut."""


class Segment:
    def __init__(self, data, at):
        self.kind, self.flags, self.offset, self.address, _, self.size = struct.unpack_from("<IIQQQQ", data, at)


class File:
    """One file; every figure is read when it is asked for."""

    def __init__(self, data):
        if data[:6] != b"\x7fELF\x02\x01":
            raise NotElf("no ELF file of 64 bits, least significant byte first")
        self.data = data
        try:
            self._read_headers()
        except struct.error as error:
            raise NotElf(f"cut short: {error}") from error

    def _read_headers(self):
        self.kind, self.machine = struct.unpack_from("<HH", self.data, 16)
        table, self._sections = struct.unpack_from("<QQ", self.data, 32)
        size, count, self._section_size, self._section_count = struct.unpack_from("<HHHH", self.data, 54)
        self.segments = [Segment(self.data, table + size * index) for index in range(count)]
        self.dynamic = []
        for segment in self.of_kind(DYNAMIC):
            entries = range(segment.offset, segment.offset + segment.size, 16)
            self.dynamic = [struct.unpack_from("<QQ", self.data, at) for at in entries]

    def of_kind(self, kind):
        return [segment for segment in self.segments if segment.kind == kind]

    def tags(self, tag):
        return [value for key, value in self.dynamic if key == tag]

    def offset(self, address):
        for segment in self.of_kind(LOAD):
            if segment.address <= address < segment.address + segment.size:
                return address - segment.address + segment.offset
        raise NotElf(f"address {address:#x} is in no segment")

    def text(self, offset):
        return self.data[offset : self.data.index(b"\0", offset)].decode()

    def name(self, index):
        """A name of the dynamic linker's table."""
        return self.text(self.offset(self.tags(STRTAB)[0]) + index)

    @property
    def needed(self):
        return [self.name(index) for index in self.tags(NEEDED)]

    @property
    def search_paths(self):
        return [self.name(index) for index in self.tags(RPATH) + self.tags(RUNPATH)]

    @property
    def version_needs(self):
        """Pairs of a library and a version that it must define."""
        found = []
        for table, count in zip(self.tags(VERNEED), self.tags(VERNEEDNUM)):
            at = self.offset(table)
            for _ in range(count):
                _, names, library, first, after = struct.unpack_from("<HHIII", self.data, at)
                name = at + first
                for _ in range(names):
                    _, _, _, version, following = struct.unpack_from("<IHHII", self.data, name)
                    found.append((self.name(library), self.name(version)))
                    name += following
                at += after
        return found

    @property
    def build_id(self):
        for segment in self.of_kind(NOTE):
            at, end = segment.offset, segment.offset + segment.size
            while at + 12 <= end:
                name, size, kind = struct.unpack_from("<III", self.data, at)
                described = at + 12 + (name + 3) // 4 * 4
                if kind == 3 and self.data[at + 12 : at + 16] == b"GNU\0":
                    return self.data[described : described + size].hex()
                at = described + (size + 3) // 4 * 4
        return None

    @property
    def binds_now(self):
        flags = sum(self.tags(FLAGS)) & BIND_NOW or sum(self.tags(FLAGS_1)) & NOW
        return bool(flags)

    @property
    def has_symbol_table(self):
        for index in range(self._section_count):
            (kind,) = struct.unpack_from("<I", self.data, self._sections + self._section_size * index + 4)
            if kind == SECTION_SYMTAB:
                return True
        return False

    @property
    def exports(self):
        """Names that other files are offered. Their number is in the hash table alone: its longest chain ends it."""
        symbols, count = self.offset(self.tags(SYMTAB)[0]), self._symbol_count()
        found = set()
        for index in range(1, count):
            name, _, _, section, _, _ = struct.unpack_from("<IBBHQQ", self.data, symbols + 24 * index)
            if section != 0:
                found.add(self.name(name))
        return found

    def _symbol_count(self):
        at = self.offset(self.tags(GNU_HASH)[0])
        buckets, first, bloom, _ = struct.unpack_from("<IIII", self.data, at)
        start = at + 16 + 8 * bloom
        last = max(struct.unpack_from(f"<{buckets}I", self.data, start))
        if last < first:
            return first
        chain = start + 4 * buckets + 4 * (last - first)
        while struct.unpack_from("<I", self.data, chain)[0] & 1 == 0:
            chain, last = chain + 4, last + 1
        return last + 1
