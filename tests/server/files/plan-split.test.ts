import { describe, expect, it } from 'vitest';
import { planSplit, type SplitPlan } from '#server/ferramentas/capture/plan-split.ts';

/** A letter for each page: `.` says something, `_` is blank, `|` separates, a capital bears that label, two bear a foreign code. */
const plan = (pages: string, semBrancas = true): SplitPlan =>
  planSplit(
    [...pages].map((sign, index) => ({
      numero: index + 1,
      emBranco: sign === '_',
      codigos: /[A-Z|x]/.test(sign) ? [{ formato: 'QRCode', texto: sign }] : [],
    })),
    { isSeparator: (texto) => texto === '|', isLabel: (texto) => /^[A-Z]$/.test(texto), semBrancas },
  );
const parts = (pages: string, semBrancas?: boolean): string[] =>
  plan(pages, semBrancas).partes.map(({ paginas, etiqueta }) => `${etiqueta ?? ''}${paginas.join()}`);

describe('a divisão de um maço', () => {
  it.each([
    ['', []],
    ['...', ['1,2,3']],
    ['A.B.', ['A1,2', 'B3,4']],
    ['..A.', ['1,2', 'A3,4']],
    ['A.A.', ['A1,2,3,4']],
    ['.|.|.', ['1', '3', '5']],
    ['|.||.|', ['2', '5']],
    ['A|.A', ['A1', '3', 'A4']],
    ['|A.', ['A2,3']],
    ['._.', ['1,3']],
    ['_|_', []],
    ['.x.', ['1,2,3']],
  ])('%s', (pages, expected) => {
    expect(parts(pages)).toEqual(expected);
  });

  it('deixa as páginas em branco a quem as quer', () => {
    expect(parts('._.', false)).toEqual(['1,2,3']);
  });

  it('diz o que retirou e por quê, e não perde nenhuma página', () => {
    const { partes, retiradas } = plan('A_|._B');
    expect(retiradas).toEqual([
      { numero: 2, motivo: 'emBranco' },
      { numero: 3, motivo: 'separadora' },
      { numero: 5, motivo: 'emBranco' },
    ]);
    const all = [...partes.flatMap(({ paginas }) => paginas), ...retiradas.map(({ numero }) => numero)];
    expect(all.sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
