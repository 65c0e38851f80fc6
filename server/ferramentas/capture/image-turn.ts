import type { Turn } from './capture.ts';

/** How each orientation of Exif (2.3, tag 0x0112) is put upright; mirrored ones are turned as if they were not. */
const turns: Readonly<Record<number, Turn>> = { 3: 180, 4: 180, 5: 90, 6: 90, 7: 270, 8: 270 };

/** How a photograph has to be turned: cameras keep it as the sensor was held. */
export const imageTurn = (jpeg: Uint8Array): Turn => {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  for (let at = 2; at + 4 < view.byteLength && view.getUint8(at) === 0xff;) {
    const size = view.getUint16(at + 2);
    if (view.getUint8(at + 1) === 0xe1 && isExif(view, at + 4)) {
      const end = Math.min(view.byteLength, at + 2 + size);
      return (
        turns[
          orientationOf(new DataView(jpeg.buffer, jpeg.byteOffset + at + 10, Math.max(0, end - at - 10)))
        ] ?? 0
      );
    }
    at += 2 + size;
  }
  return 0;
};

const isExif = (view: DataView, at: number): boolean =>
  at + 6 <= view.byteLength && view.getUint32(at) === 0x45786966 && view.getUint16(at + 4) === 0;

const orientationOf = (tiff: DataView): number => {
  if (tiff.byteLength < 10) return 1;
  const little = tiff.getUint16(0) === 0x4949;
  const first = tiff.getUint32(4, little);
  if (first + 2 > tiff.byteLength) return 1;
  const entries = tiff.getUint16(first, little);
  for (let index = 0; index < entries; index += 1) {
    const at = first + 2 + index * 12;
    if (at + 12 > tiff.byteLength) return 1;
    if (tiff.getUint16(at, little) === 0x0112) return tiff.getUint16(at + 8, little);
  }
  return 1;
};
