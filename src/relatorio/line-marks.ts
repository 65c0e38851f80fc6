/** Lines and marks that are told apart without colour. */
const dashes = ['none', '8 4', '2 3', '12 3 2 3', '5 2', '1 5'] as const;
const shapes = ['circle', 'square', 'triangle', 'diamond', 'cross', 'star'] as const;

export const dashOf = (at: number): string => dashes[at % dashes.length] ?? 'none';
export const shapeOf = (at: number): (typeof shapes)[number] => shapes[at % shapes.length] ?? 'circle';
