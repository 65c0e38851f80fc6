import type { RelacaoProcesso } from '#schemas/generated.ts';

/** Where a process stands on the map: above is what receives this one, below what this one receives or points to. */
export interface MapPlace {
  readonly relacao: RelacaoProcesso;
  readonly x: number;
  readonly y: number;
}

export const nodeSize = { width: 148, height: 56 } as const;
const gap = { x: 16, y: 44 } as const;

/** Places the others in a row above (those it is part of) and rows below, at most `perRow` in each; this one is at the origin. */
export const placesOf = (relacoes: readonly RelacaoProcesso[], perRow = 2): readonly MapPlace[] => {
  const above = relacoes.filter(({ papel }) => papel === 'OUTRO');
  const below = relacoes.filter(({ papel }) => papel !== 'OUTRO');
  return [...inRows(above, perRow, -1), ...inRows(below, perRow, 1)];
};

const inRows = (
  relacoes: readonly RelacaoProcesso[],
  perRow: number,
  direction: 1 | -1,
): readonly MapPlace[] =>
  relacoes.map((relacao, index) => {
    const row = Math.floor(index / perRow);
    const inThisRow = Math.min(perRow, relacoes.length - row * perRow);
    const column = index % perRow;
    return {
      relacao,
      x: (column - (inThisRow - 1) / 2) * (nodeSize.width + gap.x),
      y: direction * (row + 1) * (nodeSize.height + gap.y),
    };
  });
