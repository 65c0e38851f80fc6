import { contrast, isHexColor } from './contrast.ts';
import type { TemaCores } from './shapes/tema.ts';

/** The least contrast of a text with what is behind it (WCAG 2.2 AA). */
const leastContrast = 4.5;

/** The darkest text of the product, which stands on the light variants. */
const ink = '#1a2326';
const lightInk = '#ffffff';

/** A pair of colours of a theme that cannot be read. */
interface Illegible {
  /** The field to change. */
  readonly campo: keyof TemaCores;
  readonly texto: string;
  readonly fundo: string;
  /** As it is written, "3,1". */
  readonly contraste: string;
  /** A text that would be read there, for the fields of text. */
  readonly sugestao?: string;
}

type Colours = Readonly<Partial<Record<keyof TemaCores, string | number>>>;

/** Every pair of a theme that nobody with low vision could read; what is not a colour is refused elsewhere. */
export const illegiblePairs = (theme: Colours): readonly Illegible[] => [
  ...onBase(theme, 'primaryText', 'primaryBase'),
  ...onBase(theme, 'secondaryText', 'secondaryBase'),
  ...(['primaryBase100', 'primaryBase200', 'secondaryBase100', 'secondaryBase200'] as const).flatMap(
    (campo) => below(campo, ink, theme[campo]),
  ),
];

const onBase = (
  theme: Colours,
  text: 'primaryText' | 'secondaryText',
  base: 'primaryBase' | 'secondaryBase',
): readonly Illegible[] =>
  below(text, theme[text], theme[base]).map((pair) => ({
    ...pair,
    sugestao: contrast(lightInk, pair.fundo) >= leastContrast ? lightInk : ink,
  }));

const below = (
  campo: keyof TemaCores,
  texto: string | number | undefined,
  fundo: string | number | undefined,
): readonly Illegible[] => {
  if (!isColour(texto) || !isColour(fundo)) return [];
  const found = contrast(texto, fundo);
  return found >= leastContrast ? [] : [{ campo, texto, fundo, contraste: written(found) }];
};

const isColour = (value: string | number | undefined): value is string =>
  typeof value === 'string' && isHexColor(value);

/** Rounded down, so that what is refused never reads as what would be accepted. */
const written = (value: number): string => (Math.floor(value * 10) / 10).toFixed(1).replace('.', ',');
