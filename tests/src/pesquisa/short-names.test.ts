import { expect, it } from 'vitest';
import { shortNames } from '#src/relatorio/short-name.ts';

it('two lines of a narrow chart never have one short name', () => {
  const rotulos = [
    'Certidão',
    'Ofício · Protocolo',
    'Comunicação Interna',
    'Ofício · Documento',
    'Nota Técnica · Documento',
  ];
  expect(shortNames(rotulos, true)).toEqual([
    'Certidão',
    'Ofício · Prot…',
    'Comunicação I…',
    'Ofício · Docu…',
    'Nota Técnica',
  ]);
  expect(shortNames(rotulos, false)).toEqual(rotulos);
});
