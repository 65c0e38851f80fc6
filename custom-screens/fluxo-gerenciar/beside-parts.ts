import { defined } from '#schemas/defined.ts';
import { isA } from '#schemas/fluxo/moddle-element.ts';
import { diamond } from '#src/conteudo/fluxo/tracos.ts';
import type { Beside, BesideLine, Ends } from './besides.ts';
import { inkOver } from './colours.ts';
import type { Point } from './drawing.ts';
import { cylinder, isBroken, isDouble, placeOfSign, sheet, signOf } from './signs.ts';

/** What is drawn on a screen and on paper alike; who draws it has the colours of what says none. */
export type Part =
  | {
      readonly kind: 'traco';
      readonly d: string;
      readonly transform?: string;
      readonly weight?: number;
      readonly dash?: string;
      /** `fundo`: as what is behind it; `tinta`: as its own line. */
      readonly fill?: 'fundo' | 'tinta' | 'nada';
      readonly stroke?: string;
      readonly paint?: string;
    }
  | {
      readonly kind: 'letras';
      readonly words: string;
      readonly at: Point;
      readonly middle: boolean;
      readonly size: number;
      readonly standing?: true;
      readonly paint?: string;
    };

/** The words in lines that fit into so many points. */
export type Fit = (words: string, room: number, most: number) => string[];

/** A line of words of 12 points, and of the smaller ones. */
const line = 15;
const small = 13;

/** What another does, and what is only looked at, where it is on the drawing. */
export const partsOf = (one: Beside, fit: Fit): Part[] => {
  const { bounds, colour } = one;
  const painted = defined({ stroke: colour?.stroke, paint: colour?.fill });
  const place = `translate(${bounds.x} ${bounds.y})`;
  // what is drawn over a colour is in the ink that is read on it
  const over = colour?.fill === undefined ? {} : { stroke: inkOver(colour.fill) };
  const outline = outlineOf(one).map((part): Part => ({
    ...part,
    ...painted,
    ...(part.over ? over : {}),
    transform: [place, part.transform].filter(Boolean).join(' '),
  }));
  return [...outline, ...lettersOf(one, fit)];
};

type Stroke = Omit<Extract<Part, { kind: 'traco' }>, 'stroke' | 'paint'> & {
  /** It lies over the inside of something. */
  readonly over?: true;
};

const stroke = (d: string, more: Omit<Stroke, 'kind' | 'd'> = {}): Stroke => ({ kind: 'traco', d, ...more });

const outlineOf = ({ look, bounds: { width, height }, standing, element }: Beside): Stroke[] => {
  switch (look) {
    case 'nota':
      return [stroke(`M10 0H0V${height}H10`, { fill: 'nada' })];
    case 'dado':
      return [stroke(sheet(width, height))];
    case 'deposito':
      return [stroke(cylinder(width, height))];
    case 'grupo':
      return [stroke(box(width, height, 8), { dash: '6 4', fill: 'nada' })];
    case 'faixa':
      return [
        stroke(box(width, height, 0), { fill: 'nada' }),
        ...(standing ? [stroke(`M30 0V${height}`, { fill: 'nada' })] : []),
      ];
    case 'decisao':
      return [stroke(diamond(width, height)), ...signPart(element, width, height)];
    case 'evento':
      return [...circles(element, width, height), ...signPart(element, width, height)];
    case 'passo':
      return [
        stroke(box(width, height, 10), {
          weight: isA(element, 'bpmn:CallActivity') ? 3 : 1,
          ...defined({ dash: element?.get('triggeredByEvent') === true ? '2 3' : undefined }),
        }),
      ];
  }
};

const circles = (element: Beside['element'], width: number, height: number): Stroke[] => {
  const round = (r: number): string =>
    `M${width / 2 - r} ${height / 2}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  const half = Math.min(width, height) / 2;
  const ends = isA(element, 'bpmn:EndEvent');
  const dash = element && isBroken(element) ? { dash: '4 3' } : {};
  return [
    stroke(round(half - (ends ? 2 : 1)), { ...dash, weight: ends ? 4 : 1 }),
    ...(element && isDouble(element) ? [stroke(round(half - 4), { ...dash, fill: 'nada' })] : []),
  ];
};

const signPart = (element: Beside['element'], width: number, height: number): Stroke[] => {
  const sign = element && signOf(element);
  return sign
    ? [
        stroke(sign.d, {
          transform: placeOfSign(element, width, height),
          weight: sign.weight === 'sign' ? 3 : 1.2,
          fill: sign.filled ? 'tinta' : 'nada',
          over: true,
        }),
      ]
    : [];
};

const box = (width: number, height: number, round: number): string => {
  const r = Math.min(round, width / 2, height / 2);
  return r === 0
    ? `M0 0H${width}V${height}H0Z`
    : `M${r} 0H${width - r}a${r} ${r} 0 0 1 ${r} ${r}V${height - r}a${r} ${r} 0 0 1 ${-r} ${r}H${r}a${r} ${r} 0 0 1 ${-r} ${-r}V${r}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
};

const lettersOf = ({ look, label, bounds, name, standing, colour }: Beside, fit: Fit): Part[] => {
  const { x, y, width, height } = bounds;
  if (label === '') return [];
  if (name) return below(label, name, fit);
  if (look === 'faixa' && standing)
    return fit(label, height - 12, 2).map((words, index, { length }) => ({
      kind: 'letras',
      words,
      middle: true,
      size: 12,
      standing: true,
      at: { x: x + 19 + 14 * index - 7 * (length - 1), y: y + height / 2 },
    }));
  const paint = colour?.fill === undefined ? {} : { paint: inkOver(colour.fill) };
  if (look !== 'passo')
    return fit(label, width - 16, Math.max(1, Math.floor(height / line))).map((words, index) => ({
      kind: 'letras',
      words,
      middle: false,
      size: 12,
      at: { x: x + 8, y: y + 16 + line * index },
      ...paint,
    }));
  const lines = fit(label, width - 10, Math.max(1, Math.floor((height - 6) / line)));
  const first = y + height / 2 + 4 - ((lines.length - 1) * line) / 2;
  return lines.map((words, index) => ({
    kind: 'letras',
    words,
    middle: true,
    size: 12,
    ...paint,
    at: { x: x + width / 2, y: first + line * index },
  }));
};

/** What is called by words beside it. */
const below = (label: string, { x, y, width }: Beside['bounds'], fit: Fit): Part[] =>
  fit(label, Math.max(width + 8, 60), 4).map((words, index) => ({
    kind: 'letras',
    words,
    middle: true,
    size: 11,
    at: { x: x + width / 2, y: y + 11 + small * index },
  }));

/** A line with its ends. */
export const linePartsOf = ({ points, dashed, ends, label, colour }: BesideLine, fit: Fit): Part[] => {
  const painted = colour?.stroke === undefined ? {} : { stroke: colour.stroke };
  const d = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return [
    {
      kind: 'traco',
      d,
      fill: 'nada',
      ...(dashed ? { dash: ends === 'mensagem' ? '8 5' : '3 3' } : {}),
      ...painted,
    },
    ...(ends ? endParts(points, ends) : []).map((part) => ({ ...part, ...painted })),
    ...(label ? below(label.words, label.box, fit) : []),
  ];
};

const endParts = (points: readonly Point[], ends: Ends): Stroke[] => {
  const [first, second] = points;
  const [before, last] = points.slice(-2);
  if (!first || !second || !before || !last) return [];
  const [at, from] = [turned(last, before), turned(first, second)];
  switch (ends) {
    case 'passo':
      return [stroke('M0 0L-9 -4.5V4.5Z', { transform: at, fill: 'tinta' })];
    case 'mensagem':
      return [
        stroke('M0 0L-9 -5V5Z', { transform: at, fill: 'fundo' }),
        stroke('M-7 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0', { transform: from, fill: 'fundo' }),
      ];
    case 'aberta':
      return [stroke('M-8 -4.5L0 0L-8 4.5', { transform: at, fill: 'nada' })];
    case 'duas':
      return [at, from].map((transform) => stroke('M-8 -4.5L0 0L-8 4.5', { transform, fill: 'nada' }));
  }
};

/** Where an end is, turned as its line comes to it. */
const turned = (end: Point, before: Point): string =>
  `translate(${end.x} ${end.y}) rotate(${(Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI})`;
