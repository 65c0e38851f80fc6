import type { RelacaoProcesso } from '#schemas/shapes/processo-relacoes.ts';

/** Where a process stands on the map, in a column beside this one. */
interface MapPlace {
  readonly relacao: RelacaoProcesso;
  readonly x: number;
  readonly y: number;
}

export const nodeSize = { width: 138, height: 44 } as const;
const gap = { x: 56, y: 12 } as const;

/**
 * Places the others one below the other beside this one, which is at the origin: first those it is part of, then what it receives
 * or points to. No line passes behind a process that it does not lead to.
 */
export const placesOf = (relacoes: readonly RelacaoProcesso[]): readonly MapPlace[] =>
  [
    ...relacoes.filter(({ papel }) => papel === 'OUTRO'),
    ...relacoes.filter(({ papel }) => papel !== 'OUTRO'),
  ].map((relacao, index, { length }) => ({
    relacao,
    x: nodeSize.width + gap.x,
    y: (index - (length - 1) / 2) * (nodeSize.height + gap.y),
  }));

const [least, most] = [120, 360] as const;

/** How high the map is drawn: as many as there are, in their size; beyond that they are drawn smaller. */
export const mapHeight = (count: number): number =>
  Math.min(most, Math.max(least, count * (nodeSize.height + gap.y) + 2 * gap.y));
