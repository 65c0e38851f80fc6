import type { Readable } from 'node:stream';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The size of an image stands near its beginning; a JPEG with long metadata still fits in this. */
const mostBytes = 1_048_576;

/** Pixels of a PNG or JPEG, read from its content; undefined when it is neither. */
export const imageSize = async (content: Readable): Promise<ImageSize | undefined> => {
  const parts: Buffer[] = [];
  let read = 0;
  for await (const part of content) {
    parts.push(part as Buffer);
    read += (part as Buffer).length;
    if (read >= mostBytes) break;
  }
  const bytes = Buffer.concat(parts);
  return pngSize(bytes) ?? jpegSize(bytes);
};

/** PNG (ISO 15948): signature, then the IHDR chunk with width and height. */
const pngSize = (bytes: Buffer): ImageSize | undefined => {
  if (
    bytes.length < 24 ||
    bytes.toString('latin1', 1, 4) !== 'PNG' ||
    bytes.toString('latin1', 12, 16) !== 'IHDR'
  )
    return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
};

/** Markers of ITU T.81 that begin a frame; C4, C8 and CC are tables and extensions. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** JPEG (ITU T.81): segments until the first frame header. */
const jpegSize = (bytes: Buffer): ImageSize | undefined => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
};
