//! A data pack as one file to take home: a ZIP archive of its folder.

use miniz_oxide::deflate::compress_to_vec;
use table::Source;

/// Signatures of an entry, of its line in the directory, and of the end.
const ENTRY: u32 = 0x0403_4b50;
const LINE: u32 = 0x0201_4b50;
const END: u32 = 0x0605_4b50;
/// Deflated, with names in UTF-8, as ZIP 2.0 knows it, written on the first day of its calendar.
const FEATURES: [u16; 5] = [20, 1 << 11, 8, 0, 0x21];

/// The files of a source in a folder of this name.
pub fn zipped(folder: &str, source: &Source) -> Vec<u8> {
    let (mut archive, mut directory) = (Vec::new(), Vec::new());
    for (name, text) in &source.files {
        let (name, at) = (format!("{folder}/{name}"), archive.len() as u32);
        let packed = compress_to_vec(text.as_bytes(), 9);
        let mut about = Vec::new();
        for feature in FEATURES {
            about.extend(feature.to_le_bytes());
        }
        for number in [crc32(text.as_bytes()), packed.len() as u32, text.len() as u32] {
            about.extend(number.to_le_bytes());
        }
        about.extend((name.len() as u16).to_le_bytes());
        about.extend(0_u16.to_le_bytes());
        archive.extend(ENTRY.to_le_bytes());
        archive.extend(&about);
        archive.extend(name.as_bytes());
        archive.extend(&packed);
        directory.extend(LINE.to_le_bytes());
        directory.extend(FEATURES[0].to_le_bytes());
        directory.extend(&about);
        // No comment, on the first disk, text or not, no attributes.
        directory.extend([0; 10]);
        directory.extend(at.to_le_bytes());
        directory.extend(name.as_bytes());
    }
    let (files, at) = (source.files.len() as u16, archive.len() as u32);
    archive.extend(&directory);
    archive.extend(END.to_le_bytes());
    archive.extend([0; 4]);
    archive.extend(files.to_le_bytes());
    archive.extend(files.to_le_bytes());
    archive.extend((directory.len() as u32).to_le_bytes());
    archive.extend(at.to_le_bytes());
    archive.extend(0_u16.to_le_bytes());
    archive
}

/// The checksum that ZIP and PNG ask for.
pub(crate) fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| (crc >> 1) ^ (0xedb8_8320 & (crc & 1).wrapping_neg()))
    })
}

#[cfg(test)]
mod tests {
    use miniz_oxide::inflate::decompress_to_vec;

    use super::*;

    #[test]
    fn the_checksum_is_that_of_the_standard() {
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
    }

    #[test]
    fn every_file_is_found_through_the_directory() {
        let source =
            Source::built_in(&[("edition.toml", "name = \"a\"\n"), ("map.toml", &"zone ".repeat(500))]);
        let archive = zipped("my-pack", &source);
        let u16_at = |at: usize| usize::from(u16::from_le_bytes(archive[at..at + 2].try_into().unwrap()));
        let u32_at = |at: usize| u32::from_le_bytes(archive[at..at + 4].try_into().unwrap());
        let end = archive.len() - 22;
        assert_eq!((u32_at(end), u16_at(end + 10)), (END, 2));
        let mut line = u32_at(end + 16) as usize;
        for (name, text) in &source.files {
            assert_eq!((u32_at(line), u32_at(line + 16)), (LINE, crc32(text.as_bytes())));
            let (packed, whole, length) = (u32_at(line + 20), u32_at(line + 24), u16_at(line + 28));
            assert_eq!(&archive[line + 46..line + 46 + length], format!("my-pack/{name}").as_bytes());
            let entry = u32_at(line + 42) as usize;
            assert_eq!((u32_at(entry), u16_at(entry + 26)), (ENTRY, length));
            let from = entry + 30 + length;
            let read = decompress_to_vec(&archive[from..from + packed as usize]).unwrap();
            assert_eq!((read.len() as u32, read.as_slice()), (whole, text.as_bytes()));
            line += 46 + length;
        }
        assert_eq!(line, end);
    }
}
