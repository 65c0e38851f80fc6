import { defined } from '#schemas/defined.ts';
import { isA, type Bounds, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { diamond, head, linesOf, placeOfHead, weights } from '#src/conteudo/fluxo/tracos.ts';
import { svgElement } from '#src/data/png-of.ts';
import type { text as texts } from '#src/i18n/text.ts';
import { besidesOf } from './besides.ts';
import { colourOf, inkOver, type Colour } from './colours.ts';
import {
  boundsOf,
  elementsOf,
  isExpanded,
  isFlow,
  isNode,
  isSeen,
  waypointsOf,
  type Drawing,
  type Point,
} from './drawing.ts';
import { elementName, flowLabel, kindName, type Said } from './element-name.ts';
import { belowWidth, drawnAll, hasLabel, labelBoxOf, nameBoxOf } from './label-edits.ts';
import { besidesOnPaper } from './picture-parts.ts';
import { isBroken, isDouble, placeOfSign, signOf } from './signs.ts';

type Text = typeof texts;

/** On paper: ink on white, whatever the theme of the screen. */
const ink = '#1d2a2e';
const pale = '#5b686c';
const paper = '#ffffff';
const font = 'Helvetica, Arial, sans-serif';
const margin = 24;
/** Of one of the title, with room to spare. */
const titleLetter = 9.5;

interface Picture {
  readonly svg: SVGElement;
  /** In points of the screen. */
  readonly width: number;
  readonly height: number;
  /** What did not fit where it is written, whole. */
  readonly shortened: readonly string[];
}

/** The whole drawing as an image that brings its own look, with its title. */
export const pictureOf = (drawing: Drawing, title: string, text: Text, said?: Said): Picture => {
  const elements = elementsOf(drawing).filter((one) => isSeen(drawing, one));
  const nodes = elements.filter(isNode).flatMap((element) => {
    const bounds = boundsOf(drawing, element);
    return bounds ? [{ element, bounds, name: nameBoxOf(drawing, element, bounds) }] : [];
  });
  const drawn = drawnAll(drawing);
  const flows = elements.filter(isFlow).map((flow) => ({
    flow,
    points: waypointsOf(drawing, flow),
    box: labelBoxOf(drawing, flow, undefined, drawn),
    colour: colourOf(drawing, flow),
  }));
  const besides = besidesOf(drawing);
  const shortened: string[] = [];
  const fit: Fit = (words, room, most) => {
    const lines = linesOf(words, room, most);
    if (solid(lines.join('')) !== solid(words)) shortened.push(words);
    return lines;
  };
  const corners = [
    ...[...nodes, ...besides.shapes].flatMap(({ bounds: { x, y, width, height } }) => [
      { x, y },
      // what an event is called stands below it
      { x: x + width, y: y + height + 34 },
    ]),
    ...nodes.flatMap(({ element, name: { x, y, width, height } }) =>
      hasLabel(element)
        ? [
            { x, y },
            { x: x + width, y: y + height + 13 },
          ]
        : [],
    ),
    ...[...flows, ...besides.lines].flatMap(({ points }) => points),
    ...flows.flatMap(({ flow, box: { x, y, width, height } }) =>
      flowLabel(flow) === ''
        ? []
        : [
            { x, y },
            { x: x + width, y: y + height },
          ],
    ),
  ];
  const left = Math.min(...corners.map(({ x }) => x)) - margin - 40;
  const top = Math.min(...corners.map(({ y }) => y)) - margin - 34;
  const width = Math.max(
    Math.max(...corners.map(({ x }) => x)) + margin + 40 - left,
    2 * margin + title.length * titleLetter,
  );
  const height = Math.max(...corners.map(({ y }) => y)) + margin - top;
  const inside = [...nodes].sort((a, b) => layerOf(a.element) - layerOf(b.element));
  const svg = svgElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${left} ${top} ${width} ${height}`,
      width,
      height,
      role: 'img',
      'font-family': font,
      'font-size': 12,
    },
    [
      svgElement('title', {}, [title]),
      svgElement('rect', { x: left, y: top, width, height, fill: paper }),
      written(title, { x: left + margin, y: top + margin + 4 }, { size: 16, weight: 600 }),
      ...besidesOnPaper(besides, fit, { ink, pale, paper }),
      ...flows.flatMap((one) => link(one, flowLabel(one.flow, said), fit)),
      ...inside.map(({ element, bounds, name }) =>
        shape(element, bounds, {
          open: isExpanded(drawing, element),
          name,
          text,
          fit,
          colour: colourOf(drawing, element),
        }),
      ),
    ],
  );
  return { svg, width, height, shortened };
};

const layerOf = (element: ModdleElement): number =>
  isA(element, 'bpmn:SubProcess') ? 0 : isA(element, 'bpmn:BoundaryEvent') ? 2 : 1;

interface Written {
  readonly size?: number;
  readonly weight?: number;
  readonly colour?: string;
  readonly middle?: boolean;
}

const written = (
  words: string,
  { x, y }: Point,
  { size = 12, weight = 400, colour = ink, middle = false }: Written = {},
): SVGElement =>
  svgElement(
    'text',
    {
      x,
      y,
      fill: colour,
      'font-size': size,
      'font-weight': weight,
      ...defined({ 'text-anchor': middle ? 'middle' : undefined }),
    },
    [words],
  );

type Fit = typeof linesOf;

const solid = (words: string): string => words.replaceAll(/\s/g, '');

const path = (points: readonly Point[], stroke: string): SVGElement =>
  svgElement('polyline', {
    points: points.map(({ x, y }) => `${x},${y}`).join(' '),
    fill: 'none',
    stroke,
    'stroke-width': weights.line,
  });

/** A link, and where what is written on it goes. */
interface Drawn {
  readonly flow: ModdleElement;
  readonly points: readonly Point[];
  readonly box: Bounds;
  readonly colour: Colour | undefined;
}

const link = ({ points, box, colour }: Drawn, label: string, fit: Fit): SVGElement[] => {
  const transform = placeOfHead(points);
  if (transform === undefined) return [];
  return [
    path(points, colour?.stroke ?? ink),
    svgElement('path', {
      d: head,
      fill: colour?.stroke ?? ink,
      transform,
    }),
    ...fit(label, Math.max(box.width, 150), 4).map((words, index) =>
      written(words, { x: box.x + box.width / 2, y: box.y + 11 + 15 * index }, { size: 11, middle: true }),
    ),
  ];
};

interface Look {
  /** A sub-process whose inside is drawn. */
  readonly open: boolean;
  /** Where what an event or a gateway is called is written. */
  readonly name: Bounds;
  readonly text: Text;
  readonly fit: Fit;
  readonly colour: Colour | undefined;
}

const shape = (
  element: ModdleElement,
  { x, y, width, height }: Bounds,
  { open: sub, name, text, fit, colour }: Look,
): SVGElement => {
  const label = elementName(element, text);
  const moved = { transform: `translate(${x} ${y})` };
  const stroke = colour?.stroke ?? ink;
  const fill = colour?.fill ?? paper;
  // over a colour the words are in the ink that is read on it
  const over = colour?.fill === undefined || sub ? undefined : inkOver(colour.fill);
  if (!isA(element, 'bpmn:Gateway') && !isA(element, 'bpmn:Event')) {
    const named = fit(label, width - 16, sub ? 1 : Math.max(1, Math.floor((height - 24) / 15)));
    return svgElement('g', moved, [
      svgElement('rect', {
        width,
        height,
        rx: 10,
        stroke,
        'stroke-width': 1.5,
        fill: sub ? (colour?.fill ?? 'none') : fill,
        ...defined({ 'stroke-dasharray': sub ? '6 4' : undefined }),
      }),
      ...(sub ? [] : [written(kindName(element, text), { x: 8, y: 18 }, { size: 11, colour: over ?? pale })]),
      ...named.map((words, index) =>
        written(words, { x: 8, y: (sub ? 18 : 35) + 15 * index }, { colour: over ?? ink }),
      ),
      ...(isA(element, 'bpmn:SubProcess') && !sub
        ? [
            svgElement('path', {
              d: 'M0 0H14V14H0ZM7 3V11M3 7H11',
              fill: 'none',
              stroke: ink,
              transform: `translate(${width / 2 - 7} ${height - 15})`,
            }),
          ]
        : []),
    ]);
  }
  const sign = signOf(element);
  const round = (r: number): SVGElement =>
    svgElement('circle', {
      cx: width / 2,
      cy: height / 2,
      r,
      fill,
      stroke,
      'stroke-width': isA(element, 'bpmn:EndEvent') ? weights.end : weights.line,
      ...defined({ 'stroke-dasharray': isBroken(element) ? '4 3' : undefined }),
    });
  return svgElement('g', moved, [
    ...(isA(element, 'bpmn:Gateway')
      ? [svgElement('path', { d: diamond(width, height), fill, stroke, 'stroke-width': weights.line })]
      : [round(width / 2 - 2), ...(isDouble(element) ? [round(width / 2 - 5)] : [])]),
    ...(sign
      ? [
          svgElement('path', {
            d: sign.d,
            fill: sign.filled ? stroke : 'none',
            stroke,
            'stroke-width': weights[sign.weight],
            transform: placeOfSign(element, width, height),
          }),
        ]
      : []),
    ...fit(label, Math.max(name.width, belowWidth), 2).map((words, index) =>
      written(
        words,
        { x: name.x + name.width / 2 - x, y: name.y - y + 11 + 13 * index },
        { size: 11, middle: true },
      ),
    ),
  ]);
};
