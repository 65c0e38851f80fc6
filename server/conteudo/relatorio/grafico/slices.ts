import type { Drawing } from '#schemas/report-drawing.ts';
import { fillOf } from './marks.ts';
import { width, type Piece } from './piece.ts';
import { round, svgText } from './svg-text.ts';

const radius = 100;
const centre = { x: width / 2, y: radius + 24 };

/** Few parts of one whole, each with its value beside it. */
export const slices = ({ rotulos, series: [one] }: Drawing): Piece => {
  const values = rotulos.map((_, at) => one?.valores[at] ?? 0);
  const whole = values.reduce((total, value) => total + value, 0);
  const at = (share: number, far: number): readonly [number, number] => {
    const angle = share * 2 * Math.PI - Math.PI / 2;
    return [round(centre.x + far * Math.cos(angle)), round(centre.y + far * Math.sin(angle))];
  };
  let reached = 0;
  const parts = values.map((value, order) => {
    if (value === 0 || whole === 0) return '';
    const [from, to] = [reached / whole, (reached + value) / whole];
    reached += value;
    const [x, y] = at((from + to) / 2, radius + 14);
    const written = svgText(one?.escreve(value) ?? '', { x, y: y + 4, anchor: 'middle' });
    // an arc that ends where it begins is none
    if (value === whole)
      return `<circle cx="${centre.x}" cy="${centre.y}" r="${radius}" ${fillOf(order)}/>${written}`;
    return `<path d="M${centre.x},${centre.y} L${at(from, radius).join(',')} A${radius},${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to, radius).join(',')} Z" ${fillOf(order)}/>${written}`;
  });
  return { svg: parts.join(''), altura: centre.y + radius + 26 };
};
