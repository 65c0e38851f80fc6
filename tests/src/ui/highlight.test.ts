import { describe, expect, it } from 'vitest';
import { markedParts } from '#src/ui/Highlight.tsx';

const marked = (value: string, term: string): string[] =>
  markedParts(value, term)
    .filter((part) => part.marked)
    .map(({ part }) => part);

describe('the marks of a search', () => {
  it('finds words without their accents and case, and keeps those of the text', () => {
    expect(marked('Licitação da FROTA', 'licitacao frota')).toEqual(['Licitação', 'FROTA']);
  });

  it('loses nothing of the text, whatever was searched', () => {
    for (const term of ['', 'a', 'ao', '43/2026', 'é 😀', '.*'])
      expect(
        markedParts('Pregão 😀 43/2026, édito', term)
          .map(({ part }) => part)
          .join(''),
      ).toBe('Pregão 😀 43/2026, édito');
  });

  it('joins what overlaps and ignores single letters', () => {
    expect(marked('contrato', 'contra trato')).toEqual(['contrato']);
    expect(marked('contrato', 'c o')).toEqual([]);
  });
});
