//! Files that a board is to be copied from: those that are no pictures, and those that are large or lie on their side.

use super::copying_hands::{encoded, photograph, practice};
use crate::common::Folder;
use image::{ImageFormat, RgbaImage};
use underhill::store::{MOST_PIXELS, Picture, PictureFault};

#[test]
fn files_that_are_no_pictures_say_why() {
    let folder = Folder::new("copying-no-pictures");
    let mut desk = folder.desk();
    desk.letters("k");
    let small = |width, height| encoded(RgbaImage::new(width, height), ImageFormat::Png);
    let mut cut = encoded(photograph(&practice(), [800, 500]), ImageFormat::Jpeg);
    cut.truncate(cut.len() / 3);
    let mut broken = encoded(photograph(&practice(), [400, 250]), ImageFormat::Png);
    let middle = broken.len() / 2;
    broken[middle..middle + 40].fill(0xff);
    // A header that promises more than can be.
    let mut boundless = small(64, 64);
    boundless[16..24].copy_from_slice(&[0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff]);
    let mut crc = flate_crc(&boundless[12..29]);
    boundless[29..33].copy_from_slice(&std::mem::take(&mut crc));
    for (name, bytes, wanted) in [
        ("empty.jpg", Vec::new(), "no picture of a kind"),
        ("text.png", b"This is no picture.".to_vec(), "no picture of a kind"),
        ("film.gif", b"GIF89a\x01\x00\x01\x00".to_vec(), "no picture of a kind"),
        ("tiny.png", small(1, 1), "1 by 1 pixels"),
        ("narrow.png", small(3000, 10), "3000 by 10 pixels"),
        ("cut.png", small(200, 200)[..60].to_vec(), "cut off or damaged"),
        ("broken.png", broken, "cut off or damaged"),
        ("boundless.png", boundless, "too large"),
        ("missing-behind-its-head.jpg", cut[..200].to_vec(), "cut off or damaged"),
        ("cut.jpg", cut, "cut off or damaged"),
        ("board.json", b"{\"format\":\"underhill-board/1\"".to_vec(), "This is not JSON"),
    ] {
        let path = folder.file(name);
        std::fs::write(&path, bytes).unwrap();
        desk.drops(&path);
        assert!(desk.sees_within(wanted), "{name}");
        assert!(!folder.file("own-board-1.jpg").exists(), "{name}");
    }
    desk.drops(&folder.file("nowhere.jpg"));
    assert!(desk.sees_within("cannot be read"));
    desk.drops(&folder.0);
    assert!(desk.sees_within("is no file"));
}

/// The checksum of a chunk of a PNG file.
fn flate_crc(chunk: &[u8]) -> [u8; 4] {
    let mut crc = u32::MAX;
    for byte in chunk {
        crc ^= u32::from(*byte);
        for _ in 0..8 {
            crc = if crc & 1 == 1 { (crc >> 1) ^ 0xedb8_8320 } else { crc >> 1 };
        }
    }
    (!crc).to_be_bytes()
}

#[test]
fn pictures_are_made_small_once_and_stand_upright() {
    let photo = encoded(photograph(&practice(), [4000, 2500]), ImageFormat::Jpeg);
    let small = Picture::read(&photo).unwrap();
    assert!(small.width * small.height <= MOST_PIXELS && small.width * small.height > MOST_PIXELS * 9 / 10);
    assert!((f64::from(small.width) / f64::from(small.height) - 1.6).abs() < 0.01);
    let again = Picture::read(&small.write()).unwrap();
    assert_eq!((again.width, again.height), (small.width, small.height));
    // A camera that was held on its side says so: a JPEG with that mark is as high as it was broad.
    let mut turned = encoded(RgbaImage::new(300, 200), ImageFormat::Jpeg);
    let exif = b"\xff\xe1\x00\x22Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0";
    turned.splice(2..2, exif.iter().copied());
    let upright = Picture::read(&turned).unwrap();
    assert_eq!((upright.width, upright.height), (200, 300));
    assert_eq!(Picture::read(b"no picture"), Err(PictureFault::NotAPicture));
}
