/** Ink of every chart on paper. */
export const ink = '#1d4f57';

/** Fills, lines and marks that are told apart without colour, as those of the screen. */
const fills = [
  `<path d="M-2,2 l4,-4 M0,8 l8,-8 M6,10 l4,-4" stroke="${ink}" stroke-width="2.4"/>`,
  `<circle cx="4" cy="4" r="2" fill="${ink}"/>`,
  `<path d="M0,2 h8 M0,6 h8" stroke="${ink}" stroke-width="1.6"/>`,
  `<path d="M0,0 l8,8 M8,0 l-8,8" stroke="${ink}" stroke-width="1.4"/>`,
  `<path d="M2,0 v8" stroke="${ink}" stroke-width="1.6"/>`,
];
const dashes = ['', '8 4', '2 3', '12 3 2 3', '5 2', '1 5'];
const shapes: readonly ((x: number, y: number) => string)[] = [
  (x, y) => `<circle cx="${x}" cy="${y}" r="3.4"/>`,
  (x, y) => `<rect x="${x - 3}" y="${y - 3}" width="6" height="6"/>`,
  (x, y) => `<path d="M${x},${y - 4} l4,7 h-8 z"/>`,
  (x, y) => `<path d="M${x},${y - 4.4} l4.4,4.4 l-4.4,4.4 l-4.4,-4.4 z"/>`,
  (x, y) => `<path d="M${x - 3.4},${y - 1} h2.4 v-2.4 h2 v2.4 h2.4 v2 h-2.4 v2.4 h-2 v-2.4 h-2.4 z"/>`,
  (x, y) => `<path d="M${x},${y - 4.4} l1.4,3 l3,1.4 l-3,1.4 l-1.4,3 l-1.4,-3 l-3,-1.4 l3,-1.4 z"/>`,
];

export const patterns = `<defs>${fills
  .map(
    (fill, at) =>
      `<pattern id="f${at}" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="#ffffff"/>${fill}</pattern>`,
  )
  .join('')}</defs>`;

/** The first is whole: as a pattern, its tiles would be seen. */
export const fillOf = (at: number): string => {
  const order = at % (fills.length + 1);
  return `fill="${order === 0 ? ink : `url(#f${order - 1})`}" stroke="${ink}" stroke-width="0.8"`;
};

export const strokeOf = (at: number): string => {
  const dash = dashes[at % dashes.length] ?? '';
  return `fill="none" stroke="${ink}" stroke-width="1.8"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}`;
};

export const markOf = (at: number, x: number, y: number): string =>
  `<g fill="${ink}">${(shapes[at % shapes.length] ?? shapes[0])?.(x, y) ?? ''}</g>`;
