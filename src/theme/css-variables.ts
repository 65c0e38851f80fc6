import { toneNames, type ThemeName, type Tokens } from './tokens.ts';

const schemeOf: Record<ThemeName, 'light' | 'dark'> = { claro: 'light', escuro: 'dark', contraste: 'dark' };

/** The tokens of one appearance as CSS variables, for everything that is not painted by MUI. */
const variablesOf = (t: Tokens): readonly (readonly [name: string, value: string])[] => {
  const pairs: [string, string][] = [
    ['primary-base', t.primaryBase],
    ['primary-100', t.primary100],
    ['primary-200', t.primary200],
    ['primary-text', t.primaryText],
    ['primary-hover', t.primaryHover],
    ['primary-ink', t.primaryInk],
    ['primary-border', t.primaryBorder],
    ['secondary-base', t.secondaryBase],
    ['secondary-100', t.secondary100],
    ['secondary-200', t.secondary200],
    ['secondary-text', t.secondaryText],
    ['canvas', t.canvas],
    ['surface', t.surface],
    ['sunken', t.sunken],
    ['hover', t.hover],
    ['line', t.line],
    ['line-strong', t.lineStrong],
    ['ink', t.ink],
    ['ink-2', t.ink2],
    ['ink-3', t.ink3],
    ['ink-off', t.inkOff],
    ['scrim', t.scrim],
    ['lacre-max', t.lacreMax],
    ['focus', t.focus],
    ['focus-gap', t.focusGap],
    ['mark', t.mark],
    ['e1', t.e1],
    ['e2', t.e2],
    ['e3', t.e3],
  ];
  for (const name of toneNames) {
    const tone = t.tones[name];
    pairs.push(
      [`${name}-soft`, tone.soft],
      [`${name}-line`, tone.line],
      [name, tone.ink],
      [`${name}-solid`, tone.solid],
      [`on-${name}`, tone.onSolid],
    );
  }
  return pairs.map(([name, value]) => [`--${name}`, value]);
};

const declarations = (t: Tokens): string =>
  variablesOf(t)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** The same for one part of a screen, as its style. */
export const inlineVariables = (t: Tokens): Readonly<Record<string, string>> =>
  Object.fromEntries([...variablesOf(t), ['colorScheme', schemeOf[t.name]]]);

/** The style sheet of an appearance: on paper the light tokens always win. */
export const cssVariables = (screen: Tokens, paper: Tokens): string =>
  `:root{${declarations(screen)};color-scheme:${schemeOf[screen.name]}}` +
  `@media print{:root{${declarations(paper)};color-scheme:light}}`;
