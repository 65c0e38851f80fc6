/** Name of an appearance: what `data-theme` says on `html`. */
export type ThemeName = 'claro' | 'escuro' | 'contraste';

/** The seven tones of meaning; `lacre` is kept for secrecy. They never follow the theme of the server. */
export const toneNames = ['azul', 'verde', 'ambar', 'rubro', 'anil', 'pedra', 'lacre'] as const;
export type ToneName = (typeof toneNames)[number];

/** One tone: soft background, its border, its ink; and a solid with the text that goes on it. */
export interface Tone {
  readonly soft: string;
  readonly line: string;
  readonly ink: string;
  readonly solid: string;
  readonly onSolid: string;
}

/** Every colour of one appearance. Sizes and shapes are the same in all and live in `base.css`. */
export interface Tokens {
  readonly name: ThemeName;
  readonly primaryBase: string;
  readonly primary100: string;
  readonly primary200: string;
  readonly primaryText: string;
  readonly primaryHover: string;
  /** The primary as text and icon on surface and canvas, at least 4.5:1. */
  readonly primaryInk: string;
  /** Border of a filled button: visible only when the base is too light for the sheet. */
  readonly primaryBorder: string;
  readonly secondaryBase: string;
  readonly secondary100: string;
  readonly secondary200: string;
  readonly secondaryText: string;
  readonly canvas: string;
  readonly surface: string;
  readonly sunken: string;
  readonly hover: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  readonly inkOff: string;
  readonly scrim: string;
  readonly tones: Readonly<Record<ToneName, Tone>>;
  readonly lacreMax: string;
  readonly focus: string;
  readonly focusGap: string;
  readonly mark: string;
  readonly e1: string;
  readonly e2: string;
  readonly e3: string;
}
