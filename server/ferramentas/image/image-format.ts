/** Kind and size in pixels of a raster image, read from its first bytes. */
interface ImageFormat {
  readonly extension: 'png' | 'jpg' | 'gif' | 'webp';
  readonly width: number;
  readonly height: number;
}

/** Looks at the bytes, never at the name. Undefined when it is no image that can be printed. */
export const imageFormat = (bytes: Uint8Array): ImageFormat | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) && bytes.length >= 24) {
    return { extension: 'png', width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (startsWith(bytes, [0x47, 0x49, 0x46, 0x38]) && bytes.length >= 10) {
    return { extension: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
  }
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return jpegFormat(view);
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP' && bytes.length >= 30)
    return webpFormat(view, bytes);
  return undefined;
};

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The size is in the start-of-frame segment, after a chain of others. */
const jpegFormat = (view: DataView): ImageFormat | undefined => {
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { extension: 'jpg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
};

const webpFormat = (view: DataView, bytes: Uint8Array): ImageFormat | undefined => {
  const uint24 = (at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  switch (ascii(bytes, 12, 16)) {
    case 'VP8X':
      return { extension: 'webp', width: uint24(24) + 1, height: uint24(27) + 1 };
    case 'VP8 ':
      return {
        extension: 'webp',
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { extension: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return undefined;
  }
};
