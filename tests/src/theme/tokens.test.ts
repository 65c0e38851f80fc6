import { describe, expect, it } from 'vitest';
import { claro } from '#src/theme/claro.ts';
import { contrast } from '#schemas/contrast.ts';
import { contraste } from '#src/theme/contraste.ts';
import { criarTema } from '#src/theme/criar-tema.ts';
import { cssVariables } from '#src/theme/css-variables.ts';
import { escuro } from '#src/theme/escuro.ts';
import { toneNames } from '#src/theme/tokens.ts';

describe.each([claro, escuro, contraste])('the appearance $name', (t) => {
  it('can be read on every background', () => {
    for (const ink of [t.ink, t.ink2, t.ink3])
      for (const background of [t.surface, t.canvas, t.sunken, t.hover])
        expect(contrast(ink, background), `${ink} on ${background}`).toBeGreaterThanOrEqual(4.5);
    for (const name of toneNames) {
      const tone = t.tones[name];
      expect(contrast(tone.ink, tone.soft), name).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tone.onSolid, tone.solid), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('shows borders of controls and the focus', () => {
    for (const background of [t.surface, t.canvas]) {
      expect(contrast(t.lineStrong, background)).toBeGreaterThanOrEqual(3);
      expect(contrast(t.focus, background)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(t.focus, t.primary100)).toBeGreaterThanOrEqual(3);
  });

  it('becomes a theme with the same colours, and prints with the light ones', () => {
    const theme = criarTema(t);
    expect(theme.palette.primary.main).toBe(t.primaryBase);
    expect(theme.palette.text.primary).toBe(t.ink);
    expect(theme.breakpoints.values).toMatchObject({ md: 960, lg: 1264, xl: 1904 });
    const [screen = '', paper = ''] = cssVariables(t, claro).split('@media print');
    expect(screen).toContain(`--ink:${t.ink}`);
    expect(paper).toContain(`--ink:${claro.ink}`);
  });
});
