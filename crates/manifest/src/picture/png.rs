//! PNG files: eight bits for red, green and blue each.

use miniz_oxide::deflate::compress_to_vec_zlib;

/// How hard it is tried to make them small: as hard as is quick.
const EFFORT: u8 = 6;

/// A picture whose rows have so many points, as a file.
pub(super) fn written(width: usize, rows: &[u8]) -> Vec<u8> {
    let bytes = width * 3;
    let mut lines = Vec::with_capacity(rows.len() + rows.len() / bytes);
    for row in rows.chunks_exact(bytes) {
        lines.push(0);
        lines.extend(row);
    }
    let mut head = Vec::new();
    head.extend((width as u32).to_be_bytes());
    head.extend(((rows.len() / bytes) as u32).to_be_bytes());
    head.extend([8, 2, 0, 0, 0]);
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    part(&mut file, *b"IHDR", &head);
    part(&mut file, *b"IDAT", &compress_to_vec_zlib(&lines, EFFORT));
    part(&mut file, *b"IEND", &[]);
    file
}

fn part(file: &mut Vec<u8>, name: [u8; 4], data: &[u8]) {
    file.extend((data.len() as u32).to_be_bytes());
    let begin = file.len();
    file.extend(name);
    file.extend(data);
    let sum = crate::zip::crc32(&file[begin..]);
    file.extend(sum.to_be_bytes());
}
