import {promisify} from 'node:util';
import {crc32, deflate} from 'node:zlib';

const compress = promisify(deflate);

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The colour type "indexed": each pixel is the number of a colour in the palette. */
const indexed = 3;

/** Creates a chunk: the length of its data, its name, the data and a checksum. */
function chunk(name: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const result = Buffer.alloc(content.length + 8);
  result.writeUInt32BE(data.length, 0);
  content.copy(result, 4);
  result.writeUInt32BE(crc32(content), content.length + 4);
  return result;
}

/**
 * Encodes an image with at most 16 colours as PNG (https://www.w3.org/TR/png/).
 *
 * The canvas can't write palettes. Its PNG files are four times as large and take five times as long. Packages that
 * reduce the colours of any image, or compress in JavaScript, take as long.
 *
 * @param pixels - Number of the palette's colour for each pixel, row by row.
 * @param width - Width in pixels, an even number.
 * @param palette - Colours, each with red, green and blue from 0 to 255.
 */
export async function encodePng(
  pixels: Uint8Array,
  width: number,
  palette: readonly (readonly [number, number, number])[],
): Promise<Buffer> {
  const height = pixels.length / width;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(4, 8); // Bits for each pixel
  header.writeUInt8(indexed, 9);
  // Each row starts with a zero, because it is not filtered.
  const rowLength = 1 + width / 2;
  const rows = new Uint8Array(rowLength * height);
  for (let row = 0, from = 0; row < height; row++) {
    for (let to = row * rowLength + 1; to < (row + 1) * rowLength; to++, from += 2) {
      rows[to] = ((pixels[from] ?? 0) << 4) | (pixels[from + 1] ?? 0);
    }
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    // Higher levels save up to a quarter of the size, but take at least three times as long.
    chunk('IDAT', await compress(rows, {level: 3})),
    chunk('IEND', new Uint8Array()),
  ]);
}
