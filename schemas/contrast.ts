/** Red, green and blue from 0 to 1. */
export type Rgb = readonly [number, number, number];

const hexColor = /^#[0-9a-f]{6}$/i;

/** Whether a text is a colour that the theme accepts (`#rrggbb`). */
export const isHexColor = (value: string | undefined): value is string =>
  value !== undefined && hexColor.test(value);

/** Reads `#rrggbb`. */
export const parseHex = (hex: string): Rgb => {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
};

/** Writes `#rrggbb`, clipping to the range of the screen. */
export const formatHex = (rgb: Rgb): string =>
  '#' +
  rgb
    .map((v) => Math.round(Math.min(1, Math.max(0, v)) * 255))
    .map((v) => v.toString(16).padStart(2, '0'))
    .join('');

/** One channel of sRGB as light (WCAG 2.2, relative luminance). */
export const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

const luminance = (hex: string): number => {
  const [r, g, b] = parseHex(hex);
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
};

/** Contrast of two colours, from 1 to 21 (WCAG 2.2). */
export const contrast = (a: string, b: string): number => {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
};

/** `share` (0 to 1) of a colour laid over another. */
export const blend = (over: string, under: string, share: number): string => {
  const [a, b] = [parseHex(over), parseHex(under)];
  const mix = (i: 0 | 1 | 2): number => a[i] * share + b[i] * (1 - share);
  return formatHex([mix(0), mix(1), mix(2)]);
};
