import { describe, expect, it } from 'vitest';
import { fileNameOf, shortened } from '#schemas/file-name.ts';
import { tidyLine, tidyText } from '#schemas/tidy-text.ts';

describe('a text of one line', () => {
  it.each([
    ['Função São João'.normalize('NFD'), 'Função São João'],
    ['\u200b\u200b', ''],
    ['\u2800 \u3164\u00a0', ''],
    ['\ufeff Maria\u200b da\u00ad Silva \u2060', 'Maria da Silva'],
    ['Rei\u202egnp.exe', 'Reignp.exe'],
    ['\u2066texto\u2069', 'texto'],
    ['uma\r\nduas\u2028três\tquatro', 'uma duas três quatro'],
    ['a\u00a0b   c', 'a b c'],
    ['toque\u0007', 'toque'],
    ['\u0093aspas\u0094', '“aspas”'],
    // joiners stay where they change what is seen, and only there
    ['Ma\u200dria', 'Maria'],
    ['Jo\u200cão', 'João'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['क्\u200dष', 'क्\u200dष'],
    ['👩\u200d👧', '👩\u200d👧'],
    ['❤\ufe0f', '❤\ufe0f'],
    ['a\ufe0f', 'a'],
    ['a\u{e0041}', 'a'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(tidyLine(typed)).toBe(kept);
    expect(tidyLine(kept)).toBe(kept);
  });
});

it('a text of several lines keeps them, and its spaces', () => {
  expect(tidyText('um\r\n  dois\u200b\rtrês\u00a0quatro')).toBe('um\n  dois\ntrês\u00a0quatro');
});

describe('the name of a file', () => {
  it.each([
    ['..\\..\\etc/contrato.pdf', 'contrato.pdf'],
    ['%22aspas%22.pdf', '"aspas".pdf'],
    ['100%25 e %0D%0Aquebra.pdf', '100%25 e quebra.pdf'],
    ['Rei\u202egnp.exe', 'Reignp.exe'],
    ['Ac\u0327a\u0303o.pdf', 'Ação.pdf'.normalize('NFC')],
    ['\ud800meia.pdf', 'meia.pdf'],
  ])('%j is kept as %j', (sent, kept) => {
    expect(fileNameOf(sent)).toBe(kept);
  });

  it('is shortened before its extension, between letters', () => {
    expect(fileNameOf(`${'x'.repeat(251)}.pdf`)).toBe(`${'x'.repeat(196)}.pdf`);
    expect(shortened(`${'👩‍👧'.repeat(60)}.pdf`, 200)).toMatch(/^(👩‍👧)+\.pdf$/u);
    expect(shortened(`a.${'b'.repeat(300)}`, 200)).toHaveLength(200);
  });
});
