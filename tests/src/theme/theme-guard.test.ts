import { describe, expect, it } from 'vitest';
import { claro } from '#src/theme/claro.ts';
import { contrast } from '#schemas/contrast.ts';
import { contraste } from '#src/theme/contraste.ts';
import { escuro } from '#src/theme/escuro.ts';
import { guardTheme } from '#src/theme/theme-guard.ts';

const institutions = ['#1351b4', '#ffcc00', '#7fc241', '#e52207', '#808080'];
const light = (primaryBase: string) => guardTheme(claro, { primaryBase });

describe('the guard of the server theme', () => {
  it.each(institutions.flatMap((color) => [claro, escuro].map((base) => [color, base] as const)))(
    'keeps %s legible',
    (color, base) => {
      const { tokens } = guardTheme(base, { primaryBase: color, secondaryBase: color });
      expect(contrast(tokens.primaryText, tokens.primaryBase)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tokens.primaryText, tokens.primaryHover)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tokens.ink3, tokens.primary100)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tokens.secondaryText, tokens.secondaryBase)).toBeGreaterThanOrEqual(4.5);
      for (const background of [tokens.canvas, tokens.surface, tokens.primary100])
        expect(contrast(tokens.primaryInk, background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tokens.primaryBorder, tokens.surface)).toBeGreaterThanOrEqual(3);
    },
  );

  it('darkens the colour of links only as far as reading needs', () => {
    expect(light('#1351b4').tokens.primaryInk).toBe('#1351b4');
    expect(light('#ffcc00').tokens.primaryInk).toBe('#856a02');
    expect(light('#7fc241').tokens.primaryInk).toBe('#467a02');
  });

  it('tells what it had to correct', () => {
    expect(light('#1351b4').corrections).toEqual([]);
    expect(light('#ffcc00').corrections).toEqual(['corDosLinks', 'bordaDoBotao']);
    expect(guardTheme(claro, { primaryBase: '#ffcc00', primaryText: '#ffffff' }).corrections).toContain(
      'textoSobrePrimaria',
    );
  });

  it('takes the text of the server when it can be read', () => {
    expect(guardTheme(claro, { primaryBase: '#1351b4', primaryText: '#ffff00' }).tokens.primaryText).toBe(
      '#ffff00',
    );
    expect(guardTheme(claro, { primaryBase: '#ffcc00', primaryText: '#ffffff' }).tokens.primaryText).toBe(
      '#1a2326',
    );
  });

  it('thins a background of the server that hides the small text', () => {
    const { tokens, corrections } = guardTheme(claro, { primaryBase: '#1351b4', primaryBase100: '#7fa8e8' });
    expect(contrast(claro.ink3, tokens.primary100)).toBeGreaterThanOrEqual(4.5);
    expect(corrections).toContain('fundoClaro');
  });

  it('takes only the hue into the dark, and nothing into high contrast', () => {
    expect(guardTheme(escuro, { primaryBase: '#e52207' }).tokens.primaryText).toBe('#06282b');
    expect(guardTheme(contraste, { primaryBase: '#e52207' }).tokens).toEqual(contraste);
  });

  it('never touches tones nor focus, and ignores what is not a colour', () => {
    const { tokens } = guardTheme(claro, { primaryBase: '#e52207', secondaryBase: '#123456' });
    expect(tokens.tones).toEqual(claro.tones);
    expect(tokens.focus).toBe(claro.focus);
    expect(guardTheme(claro, { primaryBase: 'red;}', secondaryBase: '#12' }).tokens).toEqual(claro);
  });
});
