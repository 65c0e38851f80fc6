import { expect, it } from 'vitest';
import { writtenNumber } from '#schemas/numeracao/written-number.ts';

it.each([
  ['Comunicação Interna nº 303/2026-SESAU', '303/2026', 'comunicacao interna sesau'],
  ['Comunicação Interna n° 303/2026-SESAU', '303/2026', 'comunicacao interna sesau'],
  ['CI n.º 303/2026', '303/2026', 'ci'],
  ['CI n.o 303/2026', '303/2026', 'ci'],
  ['CI no. 303/2026', '303/2026', 'ci'],
  ['CI Nº303/26', '303/2026', 'ci'],
  ['Ofício número 0303/2026', '303/2026', 'oficio'],
  ['Ofício num. 303 / 2026', '303/2026', 'oficio'],
  ['Ofício № 303/2026', '303/2026', 'oficio'],
  ['Ofício nº 148, de 2026', '148/2026', 'oficio'],
  ['parecer 148 de 2026 da PGM', '148/2026', 'parecer pgm'],
  ['ofício 148, de 28/11/2026', '148/2026', 'oficio'],
  ['Portaria nº 8, de 3 de março de 2026', '8/2026', 'portaria'],
  ['Portaria nº 8 de 1º de março de 2026', '8/2026', 'portaria'],
  ['Ofício 222-26/CCL', '222/2026', 'oficio ccl'],
  ['148-2026', '148/2026', ''],
  ['00148/2026', '148/2026', ''],
  ['7/98', '7/1998', ''],
  ['1.234/2026', '1234/2026', ''],
  ['23480.001234/2026-12', '1234/2026', '23480 12'],
  ['12.345678.000123/2026-11', '123/2026', '12 345678 11'],
  ['Parecer n. 148', '148/', 'parecer'],
  ['Parecer 0148-PGM', '148/', 'parecer pgm'],
  // dates, other identifiers and words are no number of a content
  ['10/12/2026', undefined, '10 12 2026'],
  ['0001234-56.2026.8.26.0100', undefined, '0001234 56 2026 8 26 0100'],
  ['licitação nacional', undefined, 'licitacao nacional'],
])('%s is read as %s', (typed, exato, palavras) => {
  const read = writtenNumber(typed);
  expect([read.exato, read.palavras.join(' ')]).toEqual([exato, palavras]);
});

it('keeps what was typed as letters and figures, without what announces a number', () => {
  expect(writtenNumber('Ofício nº 07/2019-CCL').chave).toBe('oficio072019ccl');
  expect(writtenNumber('medicina 7').chave).toBe('medicina7');
});
