import { describe, expect, test } from 'vitest';
import { alvosOf } from '#schemas/corpo/alvos-of.ts';
import { corpoToText } from '#schemas/corpo/corpo-to-text.ts';
import { tiposDispositivo, type TipoDispositivo } from '#schemas/corpo/dispositivos.ts';
import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import { lettersValue, ordinalInWords, ordinalValue, roman, romanValue } from '#schemas/corpo/numeros.ts';
import { validateCorpo } from '#schemas/corpo/validate-corpo.ts';
import {
  ancorado,
  celula,
  dispositivo,
  doc,
  h,
  lista,
  marcador,
  p,
  referencia,
  tabela,
  texto,
} from './nos.ts';

const numbers = (...content: readonly NoCorpo[]): string[] => corpoToText(doc(...content)).split('\n');
const rotulos = (...content: readonly NoCorpo[]): string[] =>
  alvosOf(doc(...content))
    .filter(({ tipo }) => tipo === 'dispositivo')
    .map(({ rotulo }) => rotulo);
const each = (...tipos: readonly TipoDispositivo[]): NoCorpo[] =>
  tipos.map((tipo, index) => dispositivo(tipo, `t${index + 1}`));

describe('the numbers of norms and contracts', () => {
  test('articles are ordinal until the ninth, whatever stands between them', () => {
    const said = numbers(
      ...each(...Array.from({ length: 9 }, () => 'artigo' as const)),
      h(1, 'CAPÍTULO II'),
      p('Livre'),
      ...each('artigo', 'artigo'),
    );
    expect(said.map((line) => /^Art\. \S+/.exec(line)?.[0])).toEqual([
      ...Array.from({ length: 9 }, (_, index) => `Art. ${index + 1}º`),
      undefined,
      undefined,
      'Art. 10.',
      'Art. 11.',
    ]);
  });

  test('each kind begins again under what holds it, and a lonely paragraph is the only one', () => {
    expect(
      numbers(
        ...each('artigo', 'inciso', 'inciso', 'alinea', 'alinea', 'item', 'paragrafo', 'inciso', 'artigo'),
        ...each('paragrafo', 'paragrafo', 'inciso', 'alinea', 'item', 'item'),
      ).map((line) => line.replace(/ t\d+$/, '')),
    ).toEqual([
      'Art. 1º',
      'I –',
      'II –',
      'a)',
      'b)',
      '1.',
      'Parágrafo único.',
      'I –',
      'Art. 2º',
      '§ 1º',
      '§ 2º',
      'I –',
      'a)',
      '1.',
      '2.',
    ]);
    expect(numbers(...each('artigo', ...Array.from({ length: 10 }, () => 'paragrafo' as const))).at(-1)).toBe(
      '§ 10. t11',
    );
  });

  test('clauses share one count in words and in digits, and number their parts under them', () => {
    expect(
      numbers(
        ...each(
          'clausula',
          'subclausula',
          'subclausula2',
          'subclausula2',
          'subclausula',
          'inciso',
          'clausulaNumeral',
        ),
        ...each('subclausula', 'paragrafo', 'alinea'),
      ).map((line) => line.replace(/ t\d+$/, '')),
    ).toEqual([
      'CLÁUSULA PRIMEIRA –',
      '1.1.',
      '1.1.1.',
      '1.1.2.',
      '1.2.',
      'I –',
      'CLÁUSULA 2ª –',
      '2.1.',
      'Parágrafo único.',
      'a)',
    ]);
  });

  test('a number that is given goes on from there; a quotation and a table count apart; a heading begins again', () => {
    expect(
      numbers(
        dispositivo('artigo', 'a', { inicio: 7 }),
        dispositivo('paragrafo', 'b', { inicio: 1 }),
        { type: 'blockquote', content: each('artigo', 'artigo') },
        tabela([{ ...celula(''), content: each('inciso') }]),
        ...each('artigo', 'inciso'),
        dispositivo('inciso', 'x', { inicio: 1 }),
        h(2, 'Dos prazos'),
        ...each('inciso'),
        { type: 'listItem', content: each('inciso') },
      ).map((line) => line.replace(/ [a-zt]\d*$/, '')),
    ).toEqual([
      'Art. 7º',
      '§ 1º',
      'Art. 1º',
      'Art. 2º',
      'I –',
      'Art. 8º',
      'I –',
      'I –',
      'Dos prazos',
      'I –',
      'II –',
    ]);
  });

  test('a reference says the whole way, and follows', () => {
    const alvo = ancorado('abc123', dispositivo('alinea', 'alvo'));
    const says = (...before: readonly NoCorpo[]): string =>
      numbers(
        ...each('artigo'),
        ...before,
        ...each('artigo', 'paragrafo', 'paragrafo', 'inciso'),
        alvo,
        p([texto('Vide '), referencia('abc123')]),
      ).at(-1) ?? '';
    expect(says()).toBe('Vide art. 2º, § 2º, inciso I, alínea “a”');
    expect(says(...each('artigo'))).toBe('Vide art. 3º, § 2º, inciso I, alínea “a”');
    expect(
      rotulos(...each('artigo', 'paragrafo', 'clausula', 'subclausula', 'clausulaNumeral', 'item')),
    ).toEqual([
      'art. 1º',
      'art. 1º, parágrafo único',
      'cláusula primeira',
      'item 1.1',
      'cláusula 2ª',
      'cláusula 2ª, item 1',
    ]);
  });

  test('a value of many lines stays in one part; what the server keeps is what the editor writes', () => {
    const corpo = doc(dispositivo('inciso', [marcador('lista')]), ...each('inciso'));
    expect(corpoToText(corpo, { lista: 'um\ndois' })).toBe('I – um\ndois\nII – t1');
    for (const tipo of tiposDispositivo)
      expect(validateCorpo(doc(dispositivo(tipo, 'x', { inicio: 3, ancora: 'abc123' })))).toMatchObject({
        ok: true,
      });
    expect(validateCorpo(doc(p('x', { dispositivo: 'livro' }))).ok).toBe(false);
    expect(validateCorpo(doc(dispositivo('artigo', 'x', { inicio: 0 }))).ok).toBe(false);
  });

  test('a list of many levels takes the numbers of its holders', () => {
    const inner: NoCorpo = { ...lista('orderedList', [p('b')]), attrs: { type: '1.1' } };
    const outer: NoCorpo = { ...lista('orderedList', [p('a'), inner]), attrs: { start: 4 } };
    expect(validateCorpo(doc(outer)).ok).toBe(true);
    expect(alvosOf(doc(outer)).map(({ rotulo }) => rotulo)).toEqual(['item 4', 'item 4.1']);
  });

  test('what is written is read back', () => {
    for (let n = 1; n <= 220; n += 1) {
      expect(romanValue(roman(n))).toBe(n);
      if (n < 200) expect(ordinalValue(ordinalInWords(n))).toBe(n);
    }
    expect([romanValue('iiii'), romanValue('a'), ordinalValue('Décimo Segundo'), lettersValue('ab')]).toEqual(
      [undefined, undefined, 12, 28],
    );
  });
});
