import { formatHex, parseHex, toLinear, type Rgb } from '#schemas/contrast.ts';

/** Lightness 0 to 1, chroma 0 to about .37, hue in radians (Ottosson's Oklab, polar form). */
interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const toGamma = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

/** A colour of the screen as lightness, chroma and hue. */
export const toOklch = (hex: string): Oklch => {
  const [r, g, b] = parseHex(hex).map(toLinear) as unknown as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: lightness, c: Math.hypot(a, bb), h: Math.atan2(bb, a) };
};

const toRgb = ({ l, c, h }: Oklch): Rgb => {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toGamma(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    toGamma(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    toGamma(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ];
};

const shown = (rgb: Rgb): boolean => rgb.every((v) => v >= -0.001 && v <= 1.001);

/** The nearest colour of the screen with the same lightness and hue: chroma gives way. */
export const fromOklch = (color: Oklch): string => {
  let { c } = color;
  while (c > 0 && !shown(toRgb({ ...color, c }))) c -= 0.002;
  return formatHex(toRgb({ ...color, c: Math.max(0, c) }));
};
