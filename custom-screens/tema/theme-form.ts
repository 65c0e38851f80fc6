import { isHexColor } from '#schemas/contrast.ts';
import type { Tema, TemaCores } from '#schemas/shapes/tema.ts';
import { illegiblePairs } from '#schemas/theme-legibility.ts';
import { text } from '#src/i18n/text.ts';

/** The colours of a theme, in the order of the form. */
export const colourFields = [
  'primaryBase',
  'primaryText',
  'primaryBase100',
  'primaryBase200',
  'secondaryBase',
  'secondaryText',
  'secondaryBase100',
  'secondaryBase200',
] as const satisfies readonly (keyof TemaCores)[];
export type ColourField = (typeof colourFields)[number];

/** Those that are derived from their colour when nobody chose them. */
export const optionalFields: readonly ColourField[] = [
  'primaryBase100',
  'primaryBase200',
  'secondaryBase100',
  'secondaryBase200',
];

/** The theme as it is typed: an empty colour is one that was not chosen. */
export type ThemeForm = Readonly<Record<ColourField, string>> & { readonly fontSizeDefault: number };

export const formOf = (theme: Partial<Tema>): ThemeForm => ({
  fontSizeDefault: theme.fontSizeDefault ?? 14,
  primaryBase: theme.primaryBase ?? '',
  primaryText: theme.primaryText ?? '',
  primaryBase100: theme.primaryBase100 ?? '',
  primaryBase200: theme.primaryBase200 ?? '',
  secondaryBase: theme.secondaryBase ?? '',
  secondaryText: theme.secondaryText ?? '',
  secondaryBase100: theme.secondaryBase100 ?? '',
  secondaryBase200: theme.secondaryBase200 ?? '',
});

/** What is kept: without the colours that nobody chose. */
export const themeOf = (form: ThemeForm): TemaCores => {
  const chosen = Object.fromEntries(
    colourFields.flatMap((name) => (form[name] === '' ? [] : [[name, form[name]]])),
  );
  return { fontSizeDefault: form.fontSizeDefault, ...chosen } as unknown as TemaCores;
};

const variantsOf = {
  primaryBase: ['primaryBase100', 'primaryBase200'],
  secondaryBase: ['secondaryBase100', 'secondaryBase200'],
} as const;

/** Another colour leaves behind the variants of the former one, unless somebody has just chosen them. */
export const withOwnVariants = (to: ThemeForm, from: ThemeForm, kept: ThemeForm): ThemeForm =>
  Object.fromEntries(
    Object.entries(to).map(([name, value]) => {
      const base = (['primaryBase', 'secondaryBase'] as const).find((each) =>
        (variantsOf[each] as readonly string[]).includes(name),
      );
      const left = base !== undefined && to[base] !== from[base] && value === kept[name as ColourField];
      return [name, left ? '' : value];
    }),
  ) as unknown as ThemeForm;

/** What is wrong with each colour, as the server would say it. */
export const problemsOf = (form: ThemeForm): Readonly<Partial<Record<string, string>>> => ({
  ...Object.fromEntries(
    illegiblePairs(themeOf(form)).map(({ campo, texto, fundo, contraste, sugestao }) => [
      campo,
      sugestao === undefined
        ? text('tema.recusa.variante', { fundo, contraste })
        : text('tema.recusa.texto', { texto, fundo, contraste, sugestao }),
    ]),
  ),
  ...Object.fromEntries(
    colourFields
      .filter((name) => !(form[name] === '' && optionalFields.includes(name)) && !isHexColor(form[name]))
      .map((name) => [name, text('tema.formato')]),
  ),
});
