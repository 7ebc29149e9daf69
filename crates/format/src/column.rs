//! One column as a `.npy` file, version 1.0 of that format: header, then the elements, little-endian.

use crate::Error;
use crate::tables::{Real, Str};
use std::io::{self, Write};

/// An element of a column.
pub trait Element: Copy {
    /// NumPy type string, with the shape of an element where it is not a scalar.
    const DTYPE: &'static str;
    /// Value of a column that an older profile lacks.
    const MISSING: Self;
}

/// Writes the bytes of a column's elements.
pub type Writer<'a> = Box<dyn Fn(&mut dyn Write) -> io::Result<()> + Sync + 'a>;

/// A borrowed column, ready to be written.
pub struct ColumnData<'a> {
    /// NumPy type string.
    pub descr: &'static str,
    /// Rows, then elements a row where there are several.
    pub shape: (usize, Option<usize>),
    /// Bytes of all elements.
    pub size: usize,
    /// Writes the elements, little-endian.
    pub write: Writer<'a>,
}

/// A vector that is a column.
pub trait Column {
    /// A view of it for a writer.
    fn data(&self) -> ColumnData<'_>;
    /// Becomes what the bytes of a `.npy` file hold, and returns its rows; `name` is for the error's sentence.
    fn parse(&mut self, name: &str, bytes: &[u8]) -> Result<usize, Error>;
    /// Becomes so many missing values.
    fn missing(&mut self, rows: usize);
    /// The text references, if it is a text column.
    fn strings(&mut self) -> Option<&mut [Str]> {
        None
    }
}

const MAGIC: &[u8] = b"\x93NUMPY\x01\x00";

/// Elements that are put into bytes at a time: a column is never there twice.
const PIECE: usize = 8192;

/// Writes elements of a fixed size, piece by piece.
fn write_elements<T: Copy, const SIZE: usize>(
    out: &mut dyn Write,
    values: &[T],
    bytes: impl Fn(T) -> [u8; SIZE],
) -> io::Result<()> {
    let mut piece = Vec::with_capacity(PIECE.min(values.len()) * SIZE);
    for values in values.chunks(PIECE) {
        piece.clear();
        for &value in values {
            piece.extend_from_slice(&bytes(value));
        }
        out.write_all(&piece)?;
    }
    Ok(())
}

/// The head of a column's `.npy` file.
pub(crate) fn npy_head(column: &ColumnData<'_>) -> Vec<u8> {
    let shape = match column.shape {
        (rows, None) => format!("({rows},)"),
        (rows, Some(width)) => format!("({rows}, {width})"),
    };
    let mut header = format!(
        "{{'descr': '{}', 'fortran_order': False, 'shape': {shape}, }}",
        column.descr
    );
    let unpadded = MAGIC.len() + 2 + header.len() + 1;
    header.push_str(&" ".repeat(unpadded.next_multiple_of(64) - unpadded));
    header.push('\n');
    let mut out = Vec::from(MAGIC);
    out.extend_from_slice(&(header.len() as u16).to_le_bytes());
    out.extend_from_slice(header.as_bytes());
    out
}

/// The whole `.npy` file of a column.
pub fn npy(column: &ColumnData<'_>) -> Vec<u8> {
    let mut out = npy_head(column);
    // Memory takes whatever is written.
    let _ = (column.write)(&mut out);
    out
}

/// Checks the header against what the column must be; returns rows and the bytes of the elements.
fn body<'a>(
    name: &str,
    bytes: &'a [u8],
    descr: &str,
    width: Option<usize>,
    size: usize,
) -> Result<(usize, &'a [u8]), Error> {
    let damaged = |why: String| Error::Damaged {
        member: name.to_string(),
        why,
    };
    if bytes.len() < 10 || &bytes[..8] != MAGIC {
        return Err(damaged("it is not a .npy file of version 1.0".into()));
    }
    let length = u16::from_le_bytes([bytes[8], bytes[9]]) as usize;
    let header = bytes
        .get(10..10 + length)
        .and_then(|h| std::str::from_utf8(h).ok())
        .ok_or_else(|| damaged("its header is cut".into()))?;
    let field = |key: &str| header.split_once(key).map(|(_, rest)| rest.trim_start());
    let found = field("'descr':")
        .and_then(|r| r.strip_prefix('\''))
        .and_then(|r| r.split_once('\''))
        .map(|(d, _)| d)
        .unwrap_or("");
    if found != descr {
        return Err(damaged(format!("its type is {found:?} where {descr:?} was expected")));
    }
    let shape: Vec<usize> = field("'shape':")
        .and_then(|r| r.strip_prefix('('))
        .and_then(|r| r.split_once(')'))
        .map(|(s, _)| s.split(',').filter_map(|n| n.trim().parse().ok()).collect())
        .unwrap_or_default();
    let rows = match (shape.as_slice(), width) {
        ([rows], None) => *rows,
        ([rows, w], Some(width)) if *w == width => *rows,
        _ => return Err(damaged(format!("its shape is {shape:?}"))),
    };
    let data = &bytes[10 + length..];
    if rows.checked_mul(size) != Some(data.len()) {
        return Err(damaged(format!(
            "it holds {} bytes where {rows} rows of {size} were expected",
            data.len()
        )));
    }
    Ok((rows, data))
}

macro_rules! scalar {
    ($($ty:ty, $descr:literal, $missing:expr;)+) => { $(
        impl Element for $ty {
            const DTYPE: &'static str = $descr;
            const MISSING: Self = $missing;
        }
        impl Column for Vec<$ty> {
            fn data(&self) -> ColumnData<'_> {
                ColumnData { descr: $descr, shape: (self.len(), None), size: size_of::<$ty>() * self.len(), write: Box::new(move |out| {
                    write_elements(out, self, <$ty>::to_le_bytes)
                }) }
            }
            fn parse(&mut self, name: &str, bytes: &[u8]) -> Result<usize, Error> {
                const SIZE: usize = size_of::<$ty>();
                let (rows, data) = body(name, bytes, $descr, None, SIZE)?;
                *self = data.as_chunks::<SIZE>().0.iter().map(|chunk| <$ty>::from_le_bytes(*chunk)).collect();
                Ok(rows)
            }
            fn missing(&mut self, rows: usize) {
                *self = vec![<$ty>::MISSING; rows];
            }
        }
    )+ };
}

scalar! {
    u8, "|u1", 0;
    u32, "<u4", 0;
    i32, "<i4", -1;
    u64, "<u8", 0;
    i64, "<i8", -1;
}

impl Element for Str {
    const DTYPE: &'static str = "<u4 string";
    const MISSING: Self = Str(0);
}

impl Column for Vec<Str> {
    fn data(&self) -> ColumnData<'_> {
        ColumnData {
            descr: "<u4",
            shape: (self.len(), None),
            size: 4 * self.len(),
            write: Box::new(move |out| write_elements(out, self, |value: Str| value.0.to_le_bytes())),
        }
    }
    fn parse(&mut self, name: &str, bytes: &[u8]) -> Result<usize, Error> {
        let (rows, data) = body(name, bytes, "<u4", None, 4)?;
        let words = data.as_chunks::<4>().0.iter();
        *self = words.map(|word| Str(u32::from_le_bytes(*word))).collect();
        Ok(rows)
    }
    fn missing(&mut self, rows: usize) {
        *self = vec![Str::MISSING; rows];
    }
    fn strings(&mut self) -> Option<&mut [Str]> {
        Some(self)
    }
}

impl Element for Real {
    const DTYPE: &'static str = "<f8";
    const MISSING: Self = Real::NOTHING;
}

impl Column for Vec<Real> {
    fn data(&self) -> ColumnData<'_> {
        ColumnData {
            descr: "<f8",
            shape: (self.len(), None),
            size: 8 * self.len(),
            write: Box::new(move |out| write_elements(out, self, |value: Real| value.get().to_le_bytes())),
        }
    }
    fn parse(&mut self, name: &str, bytes: &[u8]) -> Result<usize, Error> {
        let (rows, data) = body(name, bytes, "<f8", None, 8)?;
        let words = data.as_chunks::<8>().0.iter();
        *self = words.map(|word| Real::new(f64::from_le_bytes(*word))).collect();
        Ok(rows)
    }
    fn missing(&mut self, rows: usize) {
        *self = vec![Real::MISSING; rows];
    }
}

macro_rules! arrays {
    ($($width:literal, $dtype:literal;)+) => { $(
        impl Element for [u64; $width] {
            const DTYPE: &'static str = $dtype;
            const MISSING: Self = [0; $width];
        }
    )+ };
}

arrays! {
    3, "<u8[3]";
    4, "<u8[4]";
    10, "<u8[10]";
    13, "<u8[13]";
    16, "<u8[16]";
}

impl<const WIDTH: usize> Column for Vec<[u64; WIDTH]> {
    fn data(&self) -> ColumnData<'_> {
        ColumnData {
            descr: "<u8",
            shape: (self.len(), Some(WIDTH)),
            size: 8 * WIDTH * self.len(),
            write: Box::new(move |out| write_elements(out, self.as_flattened(), u64::to_le_bytes)),
        }
    }
    fn parse(&mut self, name: &str, bytes: &[u8]) -> Result<usize, Error> {
        let (rows, data) = body(name, bytes, "<u8", Some(WIDTH), 8 * WIDTH)?;
        let mut words = data.as_chunks::<8>().0.iter().map(|w| u64::from_le_bytes(*w));
        *self = (0..rows)
            .map(|_| std::array::from_fn(|_| words.next().unwrap_or(0)))
            .collect();
        Ok(rows)
    }
    fn missing(&mut self, rows: usize) {
        *self = vec![[0; WIDTH]; rows];
    }
}
