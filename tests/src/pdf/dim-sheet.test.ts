import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrast } from '#schemas/contrast.ts';
import { escuro } from '#src/theme/escuro.ts';

const css = readFileSync('src/pdf/Pdf.module.css', 'utf8');
/** What the rule of a selector says of a property. */
const said = (selector: string, property: string): string | undefined =>
  css
    .split('}')
    .find((rule) => rule.split('{')[0]?.trim().endsWith(selector))
    ?.match(new RegExp(`${property}: ([^;]+);`))?.[1];
const dark = ":global([data-theme='escuro']) .viewer";
const white = said(dark, '--paper') ?? '';
const lamp = Number(/brightness\((.+)\)/.exec(said(dark, '--lamp') ?? '')?.[1]);
const painted = (level: number): string =>
  `#${Math.round(level * lamp)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)}`;

it('no escuro a folha que se lê não ofusca, e é a mesma antes e depois de pintada', () => {
  expect(contrast(white, escuro.canvas)).toBeLessThan(contrast('#ffffff', escuro.canvas) * 0.8);
  expect(painted(255)).toBe(white);
  expect([said('.page canvas', 'filter'), said('.thumbnails canvas', 'filter')]).toEqual([
    'var(--lamp)',
    'var(--lamp)',
  ]);
  expect([said('.viewer', '--lamp'), said('.sheet', 'background')]).toEqual(['none', 'var(--paper)']);
});

it('o que se lê nela tem o contraste que teria no branco, ou quase: nunca menos que o de um texto', () => {
  expect(contrast('#000000', white)).toBeGreaterThan(15);
  // a grey that is read on white, of a stamp or of a footnote
  expect(contrast(painted(0x6f), white)).toBeGreaterThanOrEqual(4.5);
});
