import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeCorpo } from '#schemas/corpo/normalize-corpo.ts';
import { normalizeText } from '#schemas/corpo/normalize-text.ts';
import { doc, p, texto } from './nos.ts';

describe('text pasted from elsewhere', () => {
  test.each([
    [
      'the bullets of a word processor',
      '\uf0b7 um \uf0a7 dois \uf0d8 três \uf0fc feito',
      '• um ▪ dois ➢ três ✓ feito',
    ],
    ['other signs of symbol fonts', '\uf041\uf0b7', '••'],
    ['accents written apart', 'ac\u0327a\u0303o e pre\u0301vio', 'ação e prévio'],
    ['soft hyphens and invisible spaces', 'li\u00adci\u200bta\ufeffção\u2060', 'licitação'],
    ['control characters', 'a\u0000b\u0007c\u001fd', 'abcd'],
    ['punctuation of a wrong encoding', '\u0093entre aspas\u0094 \u0096 fim\u0085', '“entre aspas” – fim…'],
    ['line breaks of all kinds', 'a\r\nb\rc\u2028d\u000be', 'a\nb\nc\nd\ne'],
    ['tabs', 'a\tb', 'a b'],
    ['half of a pair', 'a\ud83db', 'ab'],
  ])('%s', (_, pasted, expected) => {
    expect(normalizeText(pasted)).toBe(expected);
  });

  test('the no-break space, ideographs and other private characters stay as they are', () => {
    expect(normalizeText('art.\u00a05º 漢 \ue000')).toBe('art.\u00a05º 漢 \ue000');
  });

  test('normalising twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
      }),
    );
  }, 30_000);

  test('a body loses the texts that become empty and keeps the looks of the others', () => {
    const corpo = doc(p([texto('\u200b'), texto('va\u00adlor\n', 'bold')]));
    expect(normalizeCorpo(corpo)).toEqual(doc(p([texto('valor ', 'bold')])));
  });
});
