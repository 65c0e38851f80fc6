import type { GrayImage } from '#server/ferramentas/image/gray-png.ts';
import type { Turn } from './capture.ts';

/** The picture turned clockwise. */
export const turned = (image: GrayImage, turn: Turn): GrayImage => {
  const { width, height, data } = image;
  if (turn === 0) return image;
  const sideways = turn !== 180;
  const out = { width: sideways ? height : width, height: sideways ? width : height };
  const result = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = placeOf(x, y, width, height, turn, out.width);
      result[at] = data[y * width + x] ?? 0;
    }
  return { ...out, data: result };
};

const placeOf = (
  x: number,
  y: number,
  width: number,
  height: number,
  turn: Turn,
  outWidth: number,
): number => {
  if (turn === 180) return (height - 1 - y) * outWidth + (width - 1 - x);
  return turn === 90 ? x * outWidth + (height - 1 - y) : (width - 1 - x) * outWidth + y;
};

/** The picture made `by` times smaller, each point the mean of those it stands for. */
export const smaller = ({ width, height, data }: GrayImage, by: number): GrayImage => {
  const out = { width: Math.max(1, Math.floor(width / by)), height: Math.max(1, Math.floor(height / by)) };
  const result = new Uint8Array(out.width * out.height);
  for (let y = 0; y < out.height; y += 1)
    for (let x = 0; x < out.width; x += 1) {
      let sum = 0;
      let count = 0;
      for (let row = y * by; row < Math.min(height, (y + 1) * by); row += 1)
        for (let column = x * by; column < Math.min(width, (x + 1) * by); column += 1) {
          sum += data[row * width + column] ?? 0;
          count += 1;
        }
      result[y * out.width + x] = Math.round(sum / Math.max(1, count));
    }
  return { ...out, data: result };
};
