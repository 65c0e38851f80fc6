import { describe, expect, it } from 'vitest';
import { isPermitted } from '#server/ferramentas/signature/pdf/later-change.ts';
import { laterForgeries } from '#tests/setup/later-forgeries.ts';
import { firstOf } from '#tests/setup/first-signature.ts';
import { pixelsOf, showTheSame } from '#tests/setup/shown-pixels.ts';

/* What is done behind a signature that permits something later, by who wants more than it permits. */

describe('a forgery behind a signature that permits something', () => {
  const forgeries = [...laterForgeries()].map((forgery) => ({ ...forgery, first: firstOf(forgery.file) }));

  it('is of a file that is right before it', () => {
    expect(forgeries.length).toBeGreaterThan(100);
    expect(
      forgeries.filter(({ base }) => firstOf(base)?.changes.length !== 0).map(({ name }) => name),
    ).toEqual([]);
  });

  it('is told, or the file is not read', () => {
    const clean = ({ first }: (typeof forgeries)[number]): boolean =>
      first !== undefined && first.changes.length === 0 && first.marks.length === 0;
    expect(forgeries.filter(clean).map(({ name }) => name)).toEqual([]);
  });

  it('is no more than a field that was filled only where no more than that is seen, as PDFium draws it', async () => {
    const filled = forgeries.filter(({ first }) => first?.changes.every(({ o }) => o === 'preenchido'));
    for (const { name, base, file } of filled)
      expect([name, showTheSame(await pixelsOf(base), await pixelsOf(file), [20, 60, 120, 80])]).toEqual([
        name,
        true,
      ]);
  });

  it('is permitted only where it is a field that was filled, or a note that was put', () => {
    expect(
      forgeries.filter(({ first }) => first?.changes.every(isPermitted)).map(({ name }) => name),
    ).toEqual([
      'onFields: aparencia que e imagem',
      ...['Text', 'FreeText', 'Highlight', 'Square', 'Stamp', 'Ink', 'Popup'].map(
        (kind) => `notes: nota ${kind}`,
      ),
      'ofSignatures: marca com fundo e sem aparencia',
    ]);
  });
});
