import { crc32, deflateSync } from 'node:zlib';

/** A picture in shades of gray: a byte for each point, by lines from the upper left. */
export interface GrayImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** ISO 15948 (PNG): one sample of eight bits, lines without filter. */
export const grayPng = ({ width, height, data }: GrayImage): Buffer => {
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    lines.set(data.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return pngOf(width, height, 'gray', lines);
};

/** A picture of eight bits for each sample, of lines that begin with how they are written. */
export const pngOf = (width: number, height: number, kind: 'gray' | 'colour', lines: Buffer): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = kind === 'gray' ? 0 : 2;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
};
