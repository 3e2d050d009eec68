import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** Pixels of a module. */
const SIDE = 6;

/** A QR code in shades of gray, a byte for each pixel, by a program that does not read them. */
function pixelsOf(text: string): { width: number; at: (x: number, y: number) => number } {
  const { data, size } = encode(text, { border: 4 });
  return { width: size * SIDE, at: (x, y) => (data[Math.floor(y / SIDE)]?.[Math.floor(x / SIDE)] ? 0 : 255) };
}

/** A picture of a QR code as PNG (PNG third edition, section 11.2), in shades of gray. */
export function pngOf(text: string): Buffer {
  const { width, at } = pixelsOf(text);
  const rows = Buffer.alloc(width * (width + 1));
  for (let y = 0; y < width; y++) for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = at(x, y);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(width, 4);
  head[8] = 8;
  const chunks = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
