//! The picture that a board is copied from: a photograph or a scan of the owner's. It is made small once, and stays on
//! his machine.

use super::{Trouble, read_file};
use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, Limits, RgbaImage};
use serde::Serialize;
use std::io::Cursor;
use std::path::Path;
use strum::VariantNames;

/// The largest file of a picture that is read, in bytes.
pub const LARGEST_PICTURE: u64 = 128 << 20;
/// The most pixels that a picture keeps.
pub const MOST_PIXELS: u32 = 4_000_000;
/// The most pixels of a picture that is made small, in millions: it is told by its head, before anything of it is read.
const MOST_MILLIONS: u32 = 120;
/// The fewest pixels on either side from which anything can be read.
const NARROWEST: u32 = 64;
/// How faithfully a picture is kept, of a hundred.
const QUALITY: u8 = 90;

/// Why a file cannot be the picture of a board. The words are in the language files, as `picture-…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum PictureFault {
    /// Not a picture of a kind that is known: JPEG, PNG or WebP.
    NotAPicture,
    /// A picture that is cut off or damaged.
    Broken,
    /// More pixels than can be read.
    TooLarge { most: u32 },
    /// Too few pixels to copy anything from.
    TooSmall { width: u32, height: u32 },
}

/// A picture that is small enough.
#[derive(Clone, PartialEq)]
pub struct Picture {
    /// Its breadth, in pixels.
    pub width: u32,
    pub height: u32,
    /// Four bytes a pixel: red, green, blue, and how opaque it is.
    pub pixels: Vec<u8>,
}

impl std::fmt::Debug for Picture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Picture({}×{})", self.width, self.height)
    }
}

impl Picture {
    /// Reads a picture from a file of somebody's, and makes it small; or says why nothing can be copied from it.
    /// Fails if the file cannot be read.
    pub fn open(path: &Path) -> Result<Result<Self, PictureFault>, Trouble> {
        Ok(Self::read(&read_file(path, LARGEST_PICTURE)?))
    }

    /// Reads a picture, upright as the camera was held, and makes it small.
    /// Fails if it is none that anything can be copied from.
    pub fn read(bytes: &[u8]) -> Result<Self, PictureFault> {
        let mut reader = ImageReader::new(Cursor::new(bytes))
            .with_guessed_format()
            .map_err(|_| PictureFault::NotAPicture)?;
        let Some(format) = reader.format() else { return Err(PictureFault::NotAPicture) };
        let mut limits = Limits::default();
        limits.max_alloc = Some(1 << 30);
        reader.limits(limits.clone());
        let fault = |error: image::ImageError| match error {
            image::ImageError::Limits(_) => PictureFault::TooLarge { most: MOST_MILLIONS },
            image::ImageError::Unsupported(_) => PictureFault::NotAPicture,
            _ => PictureFault::Broken,
        };
        let mut decoder = reader.into_decoder().map_err(fault)?;
        let (width, height) = decoder.dimensions();
        if u64::from(width) * u64::from(height) > u64::from(MOST_MILLIONS) * 1_000_000 {
            return Err(PictureFault::TooLarge { most: MOST_MILLIONS });
        }
        limits.reserve(decoder.total_bytes()).map_err(fault)?;
        if width.min(height) < NARROWEST {
            return Err(PictureFault::TooSmall { width, height });
        }
        // What is cut off behind its head would be grey from there on.
        if format == ImageFormat::Jpeg && !ends(bytes) {
            return Err(PictureFault::Broken);
        }
        // A picture that does not say how it was taken was taken upright.
        let orientation = decoder.orientation().ok();
        let mut image = DynamicImage::from_decoder(decoder).map_err(fault)?;
        image = smaller(image);
        orientation.into_iter().for_each(|orientation| image.apply_orientation(orientation));
        let image = image.into_rgba8();
        let (width, height) = image.dimensions();
        Ok(Self { width, height, pixels: image.into_raw() })
    }

    /// The bytes under which it is kept.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let image = RgbaImage::from_raw(self.width, self.height, self.pixels.clone());
        if let Some(image) = image {
            let image = DynamicImage::ImageRgba8(image).into_rgb8();
            // Memory takes whatever is written; a picture that could not be kept is chosen again.
            let _ = image.write_with_encoder(JpegEncoder::new_with_quality(&mut bytes, QUALITY));
        }
        bytes
    }
}

/// Whether a JPEG file comes to its end: behind its segments, each of which says how long it is, the picture itself ends
/// in a mark of its own.
fn ends(bytes: &[u8]) -> bool {
    let mut at = 2;
    while let Some([0xff, mark, high, low]) = bytes.get(at..at + 4) {
        at += 2 + (usize::from(*high) << 8 | usize::from(*low));
        if *mark == 0xda {
            break;
        }
    }
    bytes.get(at..).is_some_and(|picture| picture.windows(2).any(|pair| pair == [0xff, 0xd9]))
}

/// At most [`MOST_PIXELS`], in the same shape.
fn smaller(image: DynamicImage) -> DynamicImage {
    let (width, height) = (f64::from(image.width()), f64::from(image.height()));
    let scale = (f64::from(MOST_PIXELS) / (width * height)).sqrt();
    if scale >= 1.0 {
        return image;
    }
    let shrunk = |side: f64| ((side * scale) as u32).max(1);
    image.thumbnail_exact(shrunk(width), shrunk(height))
}
