import { expect, it } from 'vitest';
import { compareTexts } from '#src/corpo/comparacao/compare-texts.ts';

/** The comparison as one reads it: [-left-], {+entered+}, one line each, with what happened to it. */
const read = (older: string, newer: string): string[] =>
  compareTexts(older, newer).map(
    ({ situacao, partes }) =>
      `${situacao}: ${partes
        .map(({ texto, marca }) =>
          marca === undefined ? texto : marca === 'incluido' ? `{+${texto}+}` : `[-${texto}-]`,
        )
        .join('')}`,
  );

it.each([
  ['nothing where nothing changed', 'Um\nDois', 'Um\nDois', ['igual: Um', 'igual: Dois']],
  ['nothing of two blank texts', '', '', []],
  ['a text that was not there', '', 'Um', ['incluida: {+Um+}']],
  ['a text that is no more', 'Um\nDois', 'Um', ['igual: Um', 'retirada: [-Dois-]']],
  [
    'the words of a line rewritten in its place',
    'O prazo é de dez dias úteis.',
    'O prazo é de quinze dias úteis.',
    ['alterada: O prazo é de [-dez-]{+quinze+} dias úteis.'],
  ],
  [
    'two lines where one has nothing to do with the other',
    'Fica revogado o edital.\nFim',
    'Cabe recurso em cinco dias.\nFim',
    ['retirada: [-Fica revogado o edital.-]', 'incluida: {+Cabe recurso em cinco dias.+}', 'igual: Fim'],
  ],
  [
    'a paragraph that entered amid changed ones, each beside what it was',
    'O objeto é a compra de café.\nA entrega é em Brasília.',
    'O objeto é a compra de chá.\nO pagamento vem em trinta dias.\nA entrega é em Goiânia.',
    [
      'alterada: O objeto é a compra de [-café-]{+chá+}.',
      'incluida: {+O pagamento vem em trinta dias.+}',
      'alterada: A entrega é em [-Brasília-]{+Goiânia+}.',
    ],
  ],
])('tells %s', (_what, older, newer, lines) => {
  expect(read(older, newer)).toEqual(lines);
});

it('keeps every word: the older text is what left and stayed, the newer what stayed and entered', () => {
  const words = ['o', 'prazo', 'vence', 'hoje', '', 'ação', 'nº 7'];
  const line = (seed: number): string =>
    Array.from({ length: 1 + (seed % 5) }, (_, at) => words[(seed * 7 + at * 3) % words.length]).join(' ');
  for (let seed = 0; seed < 200; seed++) {
    const make = (shift: number): string =>
      Array.from({ length: 1 + ((seed + shift) % 6) }, (_, at) => line(seed * (at + 1) + shift)).join('\n');
    const [older, newer] = [make(0), make(seed % 4)];
    const compared = compareTexts(older, newer);
    const without = (marca: string, situacao: string): string[] =>
      compared
        .filter((each) => each.situacao !== situacao)
        .map(({ partes }) => partes.flatMap((parte) => (parte.marca === marca ? [] : parte.texto)).join(''));
    expect(without('incluido', 'incluida')).toEqual(older.split('\n'));
    expect(without('retirado', 'retirada')).toEqual(newer.split('\n'));
  }
});
