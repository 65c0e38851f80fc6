import type { ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { drawnOf, elementOf, isFlow, type Drawing } from './drawing.ts';

/** What an element is painted with, in what a browser paints. */
export interface Colour {
  readonly fill?: string;
  readonly stroke?: string;
}

/** Colours that are offered: those of other designers, so that a drawing looks the same in them. */
export const palette = {
  azul: { stroke: '#0d4372', fill: '#bbdefb' },
  laranja: { stroke: '#6b3c00', fill: '#ffe0b2' },
  verde: { stroke: '#205022', fill: '#c8e6c9' },
  vermelho: { stroke: '#831311', fill: '#ffcdd2' },
  roxo: { stroke: '#5b176d', fill: '#e1bee7' },
} as const satisfies Readonly<Record<string, Required<Colour>>>;
export type ColourName = keyof typeof palette;
export const colourNames = Object.keys(palette) as ColourName[];

/** The two ways in which files say a colour: both are read, and both written. */
const strokes = ['color:border-color', 'bioc:stroke'] as const;
const fills = ['color:background-color', 'bioc:fill'] as const;

/** A colour of a file goes into what is drawn only where it is one. */
const safe = /^(?:#[\da-f]{3,8}|[a-z]{3,30}|rgba?\([\d\s.,%]{5,40}\))$/i;

const said = (drawn: ModdleElement, names: readonly string[]): string | undefined =>
  names
    .flatMap((name) => {
      const value = drawn.get(name);
      return typeof value === 'string' ? [value.trim()] : [];
    })
    .find((one) => safe.test(one));

/** What the shape or the line of something says of its colours. */
export const colourOfDrawn = (drawn: ModdleElement | undefined): Colour | undefined => {
  if (!drawn) return undefined;
  const [stroke, fill] = [said(drawn, strokes), said(drawn, fills)];
  return stroke === undefined && fill === undefined ? undefined : { stroke, fill };
};

export const colourOf = (drawing: Drawing, element: ModdleElement): Colour | undefined =>
  colourOfDrawn(drawnOf(drawing, element));

/** Which of those that are offered it is. */
export const colourName = (colour: Colour | undefined): ColourName | 'outra' | undefined =>
  colour &&
  (colourNames.find((name) => palette[name].stroke === colour.stroke?.toLowerCase()) ??
    (colour.stroke === undefined
      ? (colourNames.find((name) => palette[name].fill === colour.fill?.toLowerCase()) ?? 'outra')
      : 'outra'));

/** Paints elements, or takes their colour away. */
export const putColour = (drawing: Drawing, ids: readonly string[], name: ColourName | undefined): void => {
  for (const id of ids) {
    const element = elementOf(drawing, id);
    const drawn = element && drawnOf(drawing, element);
    if (!drawn) continue;
    const colour = name && palette[name];
    for (const one of strokes) drawn.set(one, colour?.stroke);
    // a line has no inside
    for (const one of fills) drawn.set(one, isFlow(element) ? undefined : colour?.fill);
  }
};

/** What can be read over a colour: dark ink over most, white over what is dark. */
export const inkOver = (fill: string): string => {
  const digits = /^#([\da-f]{6}|[\da-f]{3})/i.exec(fill)?.[1];
  if (digits === undefined) return '#1d2a2e';
  const whole = digits.length === 3 ? [...digits].map((one) => one + one).join('') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => parseInt(whole.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 120 ? '#1d2a2e' : '#ffffff';
};
