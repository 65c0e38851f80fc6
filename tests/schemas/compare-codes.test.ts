import { describe, expect, it } from 'vitest';
import { compareCodes } from '#schemas/lote.ts';

const items = [
  { id: 11, rotulo: 'Ofício 148/2026-CCL' },
  { id: 12, rotulo: '5/2026' },
  { id: 13, rotulo: '000009/2026-PROT' },
];

describe('o que se lê ao lado do que um lote leva', () => {
  it.each([
    ['nada', [], [], [11, 12, 13], []],
    ['o número como se escreveu', ['Ofício 148/2026-CCL'], [11], [12, 13], []],
    ['o número com outros sinais e letras', ['oficio 148-2026 ccl'], [11], [12, 13], []],
    ['a sequência e o ano', ['148/2026', '9/26'], [11, 13], [12], []],
    ['a palavra e a sequência', ['ofício 148'], [11], [12, 13], []],
    ['a palavra de outro', ['contrato 148/2026'], [], [11, 12, 13], ['contrato 148/2026']],
    ['as barras da guia', ['00000000000012'], [12], [11, 13], []],
    ['a etiqueta de um protocolo', ['MALOTE:ETIQUETA:P13'], [13], [11, 12], []],
    [
      'a etiqueta de outro',
      ['MALOTE:ETIQUETA:P99', '00000000000099'],
      [],
      [11, 12, 13],
      ['MALOTE:ETIQUETA:P99', '00000000000099'],
    ],
    ['o mesmo duas vezes', ['5/2026', '5/2026', 'x', 'x'], [12], [11, 13], ['x']],
    ['só sinais', ['---'], [], [11, 12, 13], ['---']],
  ])('%s', (_what, codes, achados, faltam, sobram) => {
    expect(compareCodes(codes, items)).toEqual({ achados, faltam, sobram });
  });
});
