use std::fmt::Write as _;

use gimli::{
    BaseAddresses, CfaRule, EhFrame, EhFrameOffset, LittleEndian, Register, RegisterRule, UnwindContext,
    UnwindExpression, UnwindSection as _,
};
use object::{Object as _, ObjectSection as _};

type Slice<'a> = gimli::EndianSlice<'a, LittleEndian>;

/// gimli's view of the `.eh_frame` of one object file.
pub struct Table<'a> {
    section: EhFrame<Slice<'a>>,
    bases: BaseAddresses,
    /// First address and size of every function the table covers, sorted.
    pub functions: Vec<(u64, u64)>,
    /// Where each one's entry is in the section.
    entries: Vec<EhFrameOffset>,
}

/// Registers that the collector follows on x86-64: 0 to 16.
const REGISTERS: u16 = 17;

impl<'a> Table<'a> {
    /// `None` where the file has no table.
    pub fn new(file: &object::File<'a>) -> Option<Self> {
        let address = |name| file.section_by_name(name).map(|section| section.address());
        let section = EhFrame::new(file.section_by_name(".eh_frame")?.data().ok()?, LittleEndian);
        let bases = BaseAddresses::default()
            .set_eh_frame(address(".eh_frame")?)
            .set_eh_frame_hdr(address(".eh_frame_hdr")?)
            .set_text(address(".text").unwrap_or(0))
            .set_got(address(".got").unwrap_or(0));
        let mut functions = Vec::new();
        let mut entries = section.entries(&bases);
        while let Ok(Some(entry)) = entries.next() {
            if let gimli::CieOrFde::Fde(partial) = entry
                && let Ok(fde) = partial.parse(EhFrame::cie_from_offset)
                && fde.len() > 0
            {
                functions.push((fde.initial_address(), fde.len(), fde.offset()));
            }
        }
        functions.sort_unstable();
        let entries = functions.iter().map(|&(_, _, entry)| EhFrameOffset(entry)).collect();
        let functions = functions.iter().map(|&(start, size, _)| (start, size)).collect();
        Some(Self {
            section,
            bases,
            functions,
            entries,
        })
    }

    /// The row at an address, as `rows.c` writes it, without the packed rule. `None`: not covered.
    pub fn row(&self, address: u64) -> Option<String> {
        let number = self
            .functions
            .partition_point(|&(start, _)| start <= address)
            .checked_sub(1)?;
        let fde = self
            .section
            .fde_from_offset(&self.bases, self.entries[number], EhFrame::cie_from_offset)
            .ok()?;
        if !fde.contains(address) {
            return None;
        }
        let mut context = UnwindContext::new();
        let row = match fde.unwind_info_for_address(&self.section, &self.bases, &mut context, address) {
            Ok(row) => row,
            Err(error) => return Some(format!("error {error}")),
        };
        let mut text = String::from("row ");
        match row.cfa() {
            CfaRule::RegisterAndOffset { register, offset } => {
                let _ = write!(text, "r{}+{offset}", register.0);
            }
            CfaRule::Expression(expression) => text.push_str(&self.bytes('=', expression)),
        }
        for number in 0..REGISTERS {
            if let Some(rule) = row.register(Register(number)).and_then(|rule| self.rule(&rule)) {
                let _ = write!(text, " {number}:{rule}");
            }
        }
        Some(text)
    }

    fn rule(&self, rule: &RegisterRule<usize>) -> Option<String> {
        match rule {
            RegisterRule::SameValue => Some("s".into()),
            RegisterRule::Undefined => Some("u".into()),
            RegisterRule::Offset(offset) => Some(format!("o{offset}")),
            RegisterRule::ValOffset(offset) => Some(format!("v{offset}")),
            RegisterRule::Register(register) => Some(format!("r{}", register.0)),
            RegisterRule::Expression(expression) => Some(self.bytes('e', expression)),
            RegisterRule::ValExpression(expression) => Some(self.bytes('x', expression)),
            _ => None,
        }
    }

    fn bytes(&self, letter: char, expression: &UnwindExpression<usize>) -> String {
        let mut text = String::from(letter);
        if let Ok(expression) = expression.get(&self.section) {
            for byte in expression.0.slice() {
                let _ = write!(text, "{byte:02x}");
            }
        }
        text
    }
}

/// The fields of a packed rule, as `rows.c` prints them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Packed {
    /// As `enum rule_kind`.
    pub kind: u64,
    /// The CFA's register.
    pub register: u64,
    /// What is added to it.
    pub offset: u64,
    /// The same, read as a signed number.
    pub signed_offset: i64,
    /// Bytes below the CFA at which the frame pointer is saved, 0 if it is not.
    pub fp: u64,
    /// Likewise the base register.
    pub base: u64,
    /// Likewise the return address.
    pub return_address: u64,
    /// Other registers were saved.
    pub lost: bool,
}

impl Packed {
    /// From the text after the semicolon.
    pub fn read(text: &str) -> Option<Self> {
        let mut fields = text.split_whitespace();
        let mut next = || fields.next();
        Some(Self {
            kind: next()?.parse().ok()?,
            register: next()?.parse().ok()?,
            offset: next()?.parse().ok()?,
            signed_offset: next()?.parse().ok()?,
            fp: next()?.parse().ok()?,
            base: next()?.parse().ok()?,
            return_address: next()?.parse().ok()?,
            lost: next()? == "1",
        })
    }
}

fn rule_of<'a>(row: &'a str, register: &str) -> Option<&'a str> {
    row.split(' ')
        .find_map(|field| field.strip_prefix(register)?.strip_prefix(':'))
}

/// Does a short rule say what the row says? Rules of the long kind say nothing and agree with all.
pub fn packed_agrees(row: &str, packed: Packed) -> bool {
    let saved = |register: &str, slot: u64| match rule_of(row, register) {
        None | Some("s" | "u") => slot == 0,
        Some(rule) => slot != 0 && rule == format!("o-{slot}"),
    };
    let others = ["0", "1", "2", "4", "5", "8", "9", "10", "11", "12", "13", "14", "15"]
        .iter()
        .any(|register| !matches!(rule_of(row, register), None | Some("s")));
    match packed.kind {
        1 => {
            row.starts_with(&format!("row r{}+{} ", packed.register, packed.offset))
                && saved("6", packed.fp)
                && saved("3", packed.base)
                && saved("16", packed.return_address)
                && packed.lost == others
        }
        2 => {
            let near = |register: &str, slot: u64| match rule_of(row, register) {
                None | Some("s") => slot == 0,
                Some(rule) => rule == breg('e', packed.register, 8 - slot as i64, ""),
            };
            row.starts_with(&format!(
                "row {} ",
                breg('=', packed.register, packed.signed_offset, "06")
            )) && near("6", packed.fp)
                && near("3", packed.base)
                && saved("16", packed.return_address)
                && packed.lost == others
        }
        3 => rule_of(row, "16") == Some("u"),
        _ => packed.kind == 5,
    }
}

/// `register + offset` as the bytes of an expression.
fn breg(letter: char, register: u64, mut offset: i64, then: &str) -> String {
    let mut text = format!("{letter}{:02x}", 0x70 + register);
    loop {
        let byte = (offset & 0x7f) as u8;
        offset >>= 7;
        let done = (offset == 0 && byte & 0x40 == 0) || (offset == -1 && byte & 0x40 != 0);
        let _ = write!(text, "{:02x}", if done { byte } else { byte | 0x80 });
        if done {
            return text + then;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_rule_must_say_what_the_row_says() {
        let right = Packed::read("1 7 32 32 24 16 8 1").unwrap();
        assert!(packed_agrees("row r7+32 3:o-16 6:o-24 12:o-32 16:o-8", right));
        assert!(!packed_agrees("row r7+40 3:o-16 6:o-24 12:o-32 16:o-8", right));
        assert!(!packed_agrees("row r7+32 3:o-16 6:o-24 16:o-8", right));
        assert!(!packed_agrees("row r7+32 3:o-16 12:o-32 16:o-8", right));
    }

    #[test]
    fn aligned_frames_save_through_their_frame_pointer() {
        let right = Packed::read("2 6 134217720 -8 8 0 8 0").unwrap();
        assert!(packed_agrees("row =767806 6:e7600 16:o-8", right));
        assert!(!packed_agrees("row =767006 6:e7600 16:o-8", right));
    }
}
