import { blend, contrast, isHexColor } from '#schemas/contrast.ts';
import { fromOklch, toOklch } from './oklch.ts';
import type { Tokens } from './tokens.ts';

/** The colours that the server may send (`GET tema`); whatever is absent or malformed is derived. */
export interface ServerColors {
  readonly primaryBase?: string;
  readonly primaryBase100?: string;
  readonly primaryBase200?: string;
  readonly primaryText?: string;
  readonly secondaryBase?: string;
  readonly secondaryBase100?: string;
  readonly secondaryBase200?: string;
  readonly secondaryText?: string;
}

/** What the guard had to change so that everybody can read; the preview of the theme shows it. */
type Correction = 'textoSobrePrimaria' | 'fundoClaro' | 'corDosLinks' | 'bordaDoBotao';

interface GuardedTheme {
  readonly tokens: Tokens;
  readonly corrections: readonly Correction[];
}

const readable = 4.5;
const visible = 3;

/**
 * Paints an appearance with the colours of the institution and keeps them legible (WCAG AA).
 * High contrast ignores the server; the dark one takes only the hue; tones and focus never change.
 */
export const guardTheme = (base: Tokens, server: ServerColors): GuardedTheme => {
  if (base.name === 'contraste') return { tokens: base, corrections: [] };
  const corrections: Correction[] = [];
  const primary = paintPrimary(base, server, corrections);
  return { tokens: { ...base, ...primary, ...paintSecondary(base, server) }, corrections };
};

const paintPrimary = (base: Tokens, server: ServerColors, corrections: Correction[]): Partial<Tokens> => {
  if (!isHexColor(server.primaryBase) || server.primaryBase.toLowerCase() === institutionDefault.primary)
    return {};
  const dark = base.name === 'escuro';
  const primaryBase = dark ? nightly(server.primaryBase) : server.primaryBase.toLowerCase();
  const primaryText = textOn(primaryBase, dark ? nightText.primary : server.primaryText);
  if (!dark && isHexColor(server.primaryText) && primaryText !== server.primaryText.toLowerCase())
    corrections.push('textoSobrePrimaria');
  const wanted100 = !dark && isHexColor(server.primaryBase100) ? server.primaryBase100 : undefined;
  const primary100 = thinned(wanted100 ?? blend(primaryBase, base.surface, 0.11), base);
  if (wanted100 !== undefined && primary100 !== wanted100) corrections.push('fundoClaro');
  const primary200 =
    !dark && isHexColor(server.primaryBase200)
      ? server.primaryBase200
      : blend(primaryBase, base.surface, 0.28);
  const primaryInk = inkOf(primaryBase, [base.canvas, base.surface, primary100], dark);
  if (primaryInk !== primaryBase) corrections.push('corDosLinks');
  const weak = contrast(primaryBase, base.surface) < visible;
  if (weak) corrections.push('bordaDoBotao');
  return {
    primaryBase,
    primaryText,
    primary100,
    primary200,
    primaryInk,
    primaryHover: hoverOf(primaryBase, primaryText),
    primaryBorder: weak ? primaryInk : primaryBase,
  };
};

const paintSecondary = (base: Tokens, server: ServerColors): Partial<Tokens> => {
  if (
    !isHexColor(server.secondaryBase) ||
    server.secondaryBase.toLowerCase() === institutionDefault.secondary
  )
    return {};
  const dark = base.name === 'escuro';
  const secondaryBase = dark ? nightly(server.secondaryBase) : server.secondaryBase.toLowerCase();
  const given = (color: string | undefined, share: number): string =>
    !dark && isHexColor(color) ? color : blend(secondaryBase, base.surface, share);
  return {
    secondaryBase,
    secondaryText: textOn(secondaryBase, dark ? nightText.secondary : server.secondaryText),
    secondary100: given(server.secondaryBase100, 0.11),
    secondary200: given(server.secondaryBase200, 0.28),
  };
};

/** The two colours that our own tokens were drawn for: with them nothing is derived. */
const institutionDefault = { primary: '#0f5a61', secondary: '#8f5423' } as const;
const nightText = { primary: '#06282b', secondary: '#2a1903' } as const;

/** The hue of a colour at the lightness of the night, muted. */
const nightly = (color: string): string => {
  const { c, h } = toOklch(color);
  return fromOklch({ l: 0.78, c: Math.min(c, 0.1), h });
};

const textOn = (background: string, wanted: string | undefined): string => {
  const candidates = [...(isHexColor(wanted) ? [wanted.toLowerCase()] : []), '#ffffff', '#1a2326', '#000000'];
  return candidates.find((color) => contrast(color, background) >= readable) ?? '#000000';
};

const thinned = (color: string, base: Tokens): string => {
  let result = color;
  for (let share = 0.9; share > 0 && contrast(base.ink3, result) < readable; share -= 0.1)
    result = blend(color, base.surface, share);
  return result;
};

const inkOf = (color: string, backgrounds: readonly string[], dark: boolean): string => {
  const start = toOklch(color);
  let result = color;
  for (let step = 1; step < 100 && backgrounds.some((b) => contrast(result, b) < readable); step += 1)
    result = fromOklch({ ...start, l: start.l + (dark ? 0.01 : -0.01) * step });
  return result;
};

const hoverOf = (color: string, text: string): string => {
  const { l, c, h } = toOklch(color);
  const away = contrast(text, '#ffffff') < visible ? -0.06 : 0.06;
  const hover = fromOklch({ l: Math.min(1, Math.max(0, l + away)), c, h });
  return contrast(text, hover) >= readable ? hover : color;
};
