//! Pictures one after the other as one file: PNG that moves, and shows its first picture where nothing moves it.

use super::Unpainted;
use png::{BitDepth, BlendOp, ColorType, DisposeOp, Encoder};

/// A picture, and how long it is shown, in hundredths of a second.
pub struct Frame {
    /// Its pixels, four numbers each.
    pub rgba: Vec<u8>,
    pub shown: u16,
}

/// These pictures, all of this size, as a file; after the last one it begins anew.
/// Fails if there is none, or one of another size.
pub fn moving([width, height]: [u32; 2], frames: &[Frame]) -> Result<Vec<u8>, Unpainted> {
    let count = u32::try_from(frames.len()).map_err(|_| Unpainted)?;
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height);
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_animated(count, 0).map_err(|_| Unpainted)?;
    let mut writer = encoder.write_header().map_err(|_| Unpainted)?;
    let mut before: Option<&Frame> = None;
    for frame in frames {
        writer.set_frame_delay(frame.shown, 100).map_err(|_| Unpainted)?;
        writer.set_dispose_op(DisposeOp::None).map_err(|_| Unpainted)?;
        // What stays as it was is left out, and seen through the next picture.
        let blend = if before.is_some() { BlendOp::Over } else { BlendOp::Source };
        writer.set_blend_op(blend).map_err(|_| Unpainted)?;
        let changed = match before {
            Some(before) => changed(&before.rgba, &frame.rgba),
            None => frame.rgba.clone(),
        };
        writer.write_image_data(&changed).map_err(|_| Unpainted)?;
        before = Some(frame);
    }
    writer.finish().map_err(|_| Unpainted)?;
    Ok(file)
}

/// The pixels that are others than before; the rest is clear.
fn changed(before: &[u8], now: &[u8]) -> Vec<u8> {
    let pairs = before.chunks_exact(4).zip(now.chunks_exact(4));
    pairs
        .flat_map(|(before, now)| if before == now { [0; 4] } else { [now[0], now[1], now[2], u8::MAX] })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stays_is_left_out_and_every_picture_is_there() {
        let frame = |rgba: &[[u8; 4]], shown| Frame { rgba: rgba.concat(), shown };
        let [red, blue] = [[200, 0, 0, 255], [0, 0, 200, 255]];
        let frames = [frame(&[red, red], 50), frame(&[red, blue], 120)];
        let file = moving([2, 1], &frames).unwrap();
        let mut reader = png::Decoder::new(std::io::Cursor::new(&file)).read_info().unwrap();
        assert_eq!(reader.info().animation_control.map(|it| (it.num_frames, it.num_plays)), Some((2, 0)));
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let mut seen = Vec::new();
        for _ in 0..2 {
            reader.next_frame(&mut pixels).unwrap();
            let delay = reader.info().frame_control.map(|it| (it.delay_num, it.delay_den));
            seen.push((pixels.clone(), delay));
        }
        assert_eq!(seen[0], ([red, red].concat(), Some((50, 100))));
        assert_eq!(seen[1], ([[0; 4], blue].concat(), Some((120, 100))));
        assert!(moving([2, 1], &[]).is_err() && moving([3, 1], &frames).is_err());
    }
}
