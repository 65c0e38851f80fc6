import { defined } from '#schemas/defined.ts';
import { svgElement } from '#src/data/png-of.ts';
import { linePartsOf, partsOf, type Fit, type Part } from './beside-parts.ts';
import type { Besides } from './besides.ts';

interface Inks {
  readonly ink: string;
  readonly pale: string;
  readonly paper: string;
}

/** On paper, what the file draws besides the flow: paler than it, with the colours that it says. */
export const besidesOnPaper = ({ shapes, lines }: Besides, fit: Fit, inks: Inks): SVGElement[] => [
  ...shapes.flatMap((one) => partsOf(one, fit).map((part) => onPaper(part, inks))),
  ...lines.flatMap((one) => linePartsOf(one, fit).map((part) => onPaper(part, inks))),
];

const onPaper = (part: Part, { ink, pale, paper }: Inks): SVGElement => {
  if (part.kind === 'letras')
    return svgElement(
      'text',
      {
        fill: part.paint ?? (part.standing ? ink : pale),
        'font-size': part.size,
        ...defined({ 'text-anchor': part.middle ? 'middle' : undefined }),
        transform: `translate(${part.at.x} ${part.at.y})${part.standing ? ' rotate(-90)' : ''}`,
      },
      [part.words],
    );
  const stroke = part.stroke ?? pale;
  const fills = { fundo: part.paint ?? paper, tinta: stroke, nada: 'none' };
  return svgElement('path', {
    d: part.d,
    stroke,
    fill: fills[part.fill ?? 'fundo'],
    'stroke-width': part.weight ?? 1,
    ...defined({ transform: part.transform, 'stroke-dasharray': part.dash }),
  });
};
