//! `api/records.toml`: the layout of shared memory, for the collector in C and for the reader in Rust.

use std::fmt::Write;

use anyhow::{Context, bail, ensure};
use serde::Deserialize;

use super::{file_counters, rust};
use crate::output::Outputs;

/// The whole table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Records {
    version: u32,
    magic: u64,
    #[serde(rename = "const")]
    constants: Vec<Constant>,
    #[serde(rename = "struct")]
    structs: Vec<Struct>,
    #[serde(rename = "enum")]
    enums: Vec<Enumeration>,
}

/// What the values of a field mean.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Enumeration {
    /// Its name in C.
    name: String,
    doc: String,
    /// What the names of its values begin with, an underscore after it.
    prefix: String,
    /// The type of the field.
    #[serde(rename = "type")]
    kind: String,
    /// Of the first value; the others follow, or, of flags, are twice the one before.
    first: u64,
    #[serde(default)]
    flags: bool,
    values: Vec<Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Value {
    name: String,
    /// What profiles call it.
    word: Option<String>,
    doc: String,
}

impl Enumeration {
    /// Each value's whole name, number and meaning.
    fn rows(&self) -> impl Iterator<Item = (String, u64, &Value)> {
        self.values.iter().enumerate().map(|(at, value)| {
            let number = if self.flags {
                self.first << at
            } else {
                self.first + at as u64
            };
            (format!("{}_{}", self.prefix, value.name), number, value)
        })
    }

    /// What profiles call the values, by number; empty where they call them nothing.
    fn words(&self) -> Vec<&str> {
        self.values.iter().filter_map(|value| value.word.as_deref()).collect()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Constant {
    name: String,
    value: u64,
    /// Of a number of bins: the inclusive upper limits of all but the last.
    #[serde(default)]
    limits: Vec<u64>,
    doc: String,
}

impl Constant {
    /// `IO_BINS` are limited by `IO_BIN_LIMITS`.
    fn limits_name(&self) -> String {
        format!("{}_LIMITS", self.name.trim_end_matches('S'))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Struct {
    name: String,
    size: usize,
    doc: String,
    fields: Vec<Field>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Field {
    pub name: String,
    #[serde(rename = "type")]
    pub kind: String,
    align: Option<usize>,
    pub doc: String,
    /// Of a column of `file_uses`: what it is.
    pub counter: Option<file_counters::Kind>,
    /// What the profile says of it, where that is not `doc`.
    pub column: Option<String>,
    /// Darshan's counters that say the same.
    #[serde(default)]
    pub darshan: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Scalar {
    Char,
    U8,
    U16,
    U32,
    I32,
    U64,
}

impl Scalar {
    fn size(self) -> usize {
        match self {
            Self::Char | Self::U8 => 1,
            Self::U16 => 2,
            Self::U32 | Self::I32 => 4,
            Self::U64 => 8,
        }
    }

    fn c(self) -> &'static str {
        match self {
            Self::Char => "char",
            Self::U8 => "uint8_t",
            Self::U16 => "uint16_t",
            Self::U32 => "uint32_t",
            Self::I32 => "int32_t",
            Self::U64 => "uint64_t",
        }
    }

    fn rust(self) -> &'static str {
        match self {
            Self::Char | Self::U8 => "u8",
            Self::U16 => "u16",
            Self::U32 => "u32",
            Self::I32 => "i32",
            Self::U64 => "u64",
        }
    }
}

/// A field with its place.
struct Placed<'a> {
    field: &'a Field,
    scalar: Scalar,
    /// Length as written (a number or a constant's name), and in numbers.
    array: Option<(&'a str, usize)>,
    /// Bytes left free before it.
    gap: usize,
    offset: usize,
}

impl Placed<'_> {
    fn size(&self) -> usize {
        self.scalar.size() * self.array.map_or(1, |(_, length)| length)
    }
}

impl Records {
    fn place<'a>(&self, record: &'a Struct) -> anyhow::Result<Vec<Placed<'a>>> {
        let mut placed = Vec::new();
        let mut end: usize = 0;
        for field in &record.fields {
            let (scalar, array) = self
                .field_type(&field.kind)
                .with_context(|| format!("{}.{}", record.name, field.name))?;
            let offset = end.next_multiple_of(field.align.unwrap_or(1).max(scalar.size()));
            ensure!(
                offset == end || field.align.is_some(),
                "{}.{}: put {} bytes of named padding before it",
                record.name,
                field.name,
                offset - end
            );
            let place = Placed {
                field,
                scalar,
                array,
                gap: offset - end,
                offset,
            };
            end = offset + place.size();
            placed.push(place);
        }
        ensure!(
            end <= record.size,
            "{} needs {end} bytes and has {}",
            record.name,
            record.size
        );
        ensure!(
            record.size.is_multiple_of(8),
            "{}: its size is no multiple of 8",
            record.name
        );
        Ok(placed)
    }

    fn field_type<'a>(&self, text: &'a str) -> anyhow::Result<(Scalar, Option<(&'a str, usize)>)> {
        let (name, length) = match text.split_once('[') {
            Some((name, rest)) => (name, Some(rest.strip_suffix(']').context("a type lacks its ]")?)),
            None => (text, None),
        };
        let scalar = match name {
            "char" => Scalar::Char,
            "u8" => Scalar::U8,
            "u16" => Scalar::U16,
            "u32" => Scalar::U32,
            "i32" => Scalar::I32,
            "u64" => Scalar::U64,
            _ => bail!("unknown type \"{text}\""),
        };
        let array = length
            .map(|length| Ok::<_, anyhow::Error>((length, self.number(length)?)))
            .transpose()?;
        Ok((scalar, array))
    }

    /// The fields of a structure.
    pub fn fields(&self, name: &str) -> anyhow::Result<&[Field]> {
        let found = self.structs.iter().find(|record| record.name == name);
        Ok(&found.with_context(|| format!("no structure \"{name}\""))?.fields)
    }

    /// A number, or the constant of that name.
    pub fn number(&self, text: &str) -> anyhow::Result<usize> {
        if let Ok(number) = text.parse() {
            return Ok(number);
        }
        let constant = self.constants.iter().find(|constant| constant.name == text);
        Ok(constant
            .with_context(|| format!("no constant \"{text}\""))?
            .value
            .try_into()?)
    }
}

/// Adds `collector/gen/records.h` and `crates/format/src/gen/records.rs`.
pub fn generate(records: &Records, outputs: &mut Outputs) -> anyhow::Result<()> {
    outputs.add("collector/gen/records.h", c_header(records)?);
    outputs.add_rust("crates/format/src/gen/records.rs", &rust_module(records)?)
}

fn c_name(record: &Struct) -> String {
    if record.name.starts_with("ring_") {
        record.name.clone()
    } else {
        format!("region_{}", record.name)
    }
}

fn c_header(records: &Records) -> anyhow::Result<String> {
    let mut text = String::from(
        "/* The layout of shared memory. Made from api/records.toml by `cargo xtask codegen`; do not edit. */\n\n\
         #ifndef STEELYARD_RECORDS_H\n#define STEELYARD_RECORDS_H\n\n#include <stddef.h>\n#include <stdint.h>\n\n",
    );
    writeln!(text, "#define REGION_MAGIC UINT64_C(0x{:016x})", records.magic)?;
    writeln!(text, "#define REGION_VERSION {}\n", records.version)?;
    for constant in &records.constants {
        writeln!(
            text,
            "/* {} */\n#define {} {}\n",
            constant.doc, constant.name, constant.value
        )?;
        if !constant.limits.is_empty() {
            let limits: Vec<String> = constant
                .limits
                .iter()
                .map(|limit| format!("UINT64_C({limit})"))
                .collect();
            writeln!(
                text,
                "/* The upper limits, inclusive, of all but the last. */\n#define {} \\\n    {{ {} }}\n",
                constant.limits_name(),
                limits.join(", \\\n      ")
            )?;
        }
    }
    for of in &records.enums {
        writeln!(text, "/* {} */\nenum {} {{", of.doc, of.name)?;
        for (name, number, value) in of.rows() {
            writeln!(text, "    {name} = {number}, /* {} */", value.doc)?;
        }
        text += "};\n\n";
    }
    for record in &records.structs {
        let fields = records.place(record)?;
        writeln!(text, "\n/* {} */\nstruct {} {{", record.doc, c_name(record))?;
        let mut end = 0;
        for place in &fields {
            if place.gap > 0 {
                writeln!(text, "    uint8_t gap_{end}[{}];", place.gap)?;
            }
            let length = place
                .array
                .map(|(written, _)| format!("[{written}]"))
                .unwrap_or_default();
            writeln!(text, "    /* {} */", place.field.doc)?;
            writeln!(text, "    {} {}{length};", place.scalar.c(), place.field.name)?;
            end = place.offset + place.size();
        }
        if end < record.size {
            writeln!(text, "    uint8_t gap_{end}[{}];", record.size - end)?;
        }
        text += "};\n\n";
        let name = c_name(record);
        for place in &fields {
            let (field, offset) = (&place.field.name, place.offset);
            writeln!(
                text,
                "_Static_assert(offsetof(struct {name}, {field}) == {offset}, \"{name}.{field}\");"
            )?;
        }
        writeln!(
            text,
            "_Static_assert(sizeof(struct {name}) == {}, \"size of {name}\");",
            record.size
        )?;
    }
    text += "\n#endif\n";
    Ok(text)
}

fn rust_module(records: &Records) -> anyhow::Result<String> {
    let mut text = String::from(
        "//! The layout of shared memory. Made from `api/records.toml` by `cargo xtask codegen`; do not edit.\n\n",
    );
    writeln!(
        text,
        "/// The first eight bytes of a region.\npub const MAGIC: u64 = 0x{:016x};",
        records.magic
    )?;
    writeln!(
        text,
        "/// The layout described here.\npub const VERSION: u32 = {};",
        records.version
    )?;
    for constant in &records.constants {
        writeln!(
            text,
            "/// {}\npub const {}: usize = {};",
            constant.doc, constant.name, constant.value
        )?;
        if !constant.limits.is_empty() {
            ensure!(
                constant.limits.len() as u64 + 1 == constant.value && constant.limits.is_sorted(),
                "{}: limits are of all bins but the last, the smallest first",
                constant.name
            );
            writeln!(
                text,
                "/// The upper limits of [`{}`] in bytes, inclusive, but the last, which has none.\npub const {}: [u64; {}] = {:?};",
                constant.name,
                constant.limits_name(),
                constant.limits.len(),
                constant.limits
            )?;
        }
    }
    for of in &records.enums {
        for (name, number, value) in of.rows() {
            writeln!(
                text,
                "/// {} {}\npub const {name}: {} = {number};",
                of.doc, value.doc, of.kind
            )?;
        }
        let words = of.words();
        if !words.is_empty() {
            ensure!(
                words.len() == of.values.len() && of.first == 0 && !of.flags,
                "{}: words are for all values from 0 on",
                of.name
            );
            writeln!(
                text,
                "/// What profiles call them. {}\npub static {}_WORDS: [&str; {}] = {words:?};",
                of.doc,
                of.name.to_uppercase(),
                words.len()
            )?;
        }
    }
    text += RUST_HELPERS;
    for record in &records.structs {
        let fields = records.place(record)?;
        let name = rust::type_name(&record.name);
        writeln!(
            text,
            "\n/// {}\n#[derive(Clone, Debug, PartialEq, Eq)]\npub struct {name} {{",
            record.doc
        )?;
        for place in &fields {
            let scalar = place.scalar.rust();
            let kind = place
                .array
                .map_or(scalar.to_owned(), |(written, _)| format!("[{scalar}; {written}]"));
            writeln!(text, "/// {}\npub {}: {kind},", place.field.doc, place.field.name)?;
        }
        writeln!(text, "}}\n\nimpl {name} {{")?;
        writeln!(
            text,
            "/// Bytes of the record.\npub const SIZE: usize = {};",
            record.size
        )?;
        for place in &fields {
            let field = &place.field.name;
            writeln!(text, "/// Where `{field}` starts.")?;
            writeln!(
                text,
                "pub const OFFSET_{}: usize = {};",
                field.to_uppercase(),
                place.offset
            )?;
        }
        text += "\n/// Reads the record from the start of `bytes`; `None` if they are too few.\n\
                 pub fn parse(bytes: &[u8]) -> Option<Self> {\nlet bytes = bytes.get(..Self::SIZE)?;\nSome(Self {";
        for place in &fields {
            let (field, scalar) = (&place.field.name, place.scalar.rust());
            let offset = format!("Self::OFFSET_{}", field.to_uppercase());
            let read = if place.array.is_some() { "array" } else { "value" };
            writeln!(text, "{field}: {scalar}_{read}(bytes, {offset})?,")?;
        }
        text += "})\n}\n}\n";
    }
    Ok(text)
}

/// Little-endian readers, one pair a scalar.
const RUST_HELPERS: &str = "
macro_rules! readers {
    ($($scalar:ident: $value:ident, $array:ident;)*) => {$(
        #[allow(dead_code)]
        fn $value(bytes: &[u8], offset: usize) -> Option<$scalar> {
            let raw = bytes.get(offset..)?.first_chunk()?;
            Some($scalar::from_le_bytes(*raw))
        }

        #[allow(dead_code)]
        fn $array<const LENGTH: usize>(bytes: &[u8], offset: usize) -> Option<[$scalar; LENGTH]> {
            let mut values = [0; LENGTH];
            for (index, value) in values.iter_mut().enumerate() {
                *value = $value(bytes, offset + index * size_of::<$scalar>())?;
            }
            Some(values)
        }
    )*};
}

readers! {
    u8: u8_value, u8_array;
    u16: u16_value, u16_array;
    u32: u32_value, u32_array;
    i32: i32_value, i32_array;
    u64: u64_value, u64_array;
}
";

#[cfg(test)]
mod tests {
    use super::{Records, c_header};

    fn header(fields: &str) -> anyhow::Result<String> {
        c_header(&toml::from_str::<Records>(&format!(
            "version = 1\nmagic = 1\nenum = []\n[[const]]\nname = \"TWO\"\nvalue = 2\ndoc = \"d\"\n\
             [[struct]]\nname = \"x\"\nsize = 128\ndoc = \"d\"\nfields = [{fields}]"
        ))?)
    }

    #[test]
    fn fields_are_placed_and_gaps_named() {
        let text = header(
            "{ name = \"a\", type = \"u16[TWO]\", doc = \"d\" }, { name = \"b\", type = \"u64\", align = 64, doc = \"d\" }",
        )
        .expect("sound");
        for line in [
            "uint16_t a[TWO];",
            "uint8_t gap_4[60];",
            "region_x, b) == 64",
            "uint8_t gap_72[56];",
        ] {
            assert!(text.contains(line), "{line} is not in {text}");
        }
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        assert!(
            header("{ name = \"a\", type = \"char[129]\", doc = \"d\" }").is_err(),
            "too large"
        );
        assert!(
            header("{ name = \"a\", type = \"u8[ONE]\", doc = \"d\" }").is_err(),
            "no such constant"
        );
        let hole = "{ name = \"a\", type = \"u8\", doc = \"d\" }, { name = \"b\", type = \"u64\", doc = \"d\" }";
        assert!(header(hole).is_err(), "a hole without a name");
    }
}
