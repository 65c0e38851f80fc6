import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { putOwnTexts } from '#schemas/messages/own-texts.ts';
import { putTranslation, type Translation } from '#schemas/messages/translation.ts';
import { shell } from '#schemas/messages/pt-BR/shell.ts';
import { ui } from '#schemas/messages/pt-BR/ui.ts';

export const locales = ['pt-BR', 'es', 'en'] as const;
export type Locale = (typeof locales)[number];

interface Tree {
  readonly [key: string]: string | Tree;
}

/** A number that the language reads as one or as many, and the catalogue writes as any other: none, and a round million. */
const asOthers = ['zero', 'many'] as const;

/**
 * Portuguese takes none for one ("1 página" of nothing), Portuguese and Spanish have a plural of their own for a round million:
 * what the catalogue does not write apart is written as any other number.
 */
const withOthers = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]): [string, string | Tree][] => {
      if (typeof value !== 'string') return [[key, withOthers(value)]];
      if (!key.endsWith('_other')) return [[key, value]];
      const lacking = asOthers.map((form) => key.replace(/other$/, form)).filter((form) => !(form in tree));
      return [[key, value], ...lacking.map((form): [string, string] => [form, value])];
    }),
  );

/**
 * The texts in use. It begins with those of the way in; `loadTexts` brings the rest with the screens.
 * Portuguese is always complete, what another language lacks is read in Portuguese.
 */
export const i18n: I18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: 'pt-BR',
  fallbackLng: 'pt-BR',
  resources: { 'pt-BR': { translation: withOthers({ shell, ui }) } },
  initImmediate: false,
  nsSeparator: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  react: { useSuspense: false },
  returnEmptyString: false,
});

/** The texts of the other areas, each in a file of its own that comes when a screen asks for it; not those of the server alone, nor what is here already. */
const areas = import.meta.glob<Record<string, Tree>>([
  '../../schemas/messages/pt-BR/*.ts',
  '!../../schemas/messages/pt-BR/{index,inicio,definicao,shell,ui,caixa-feito}.ts',
]);
const fileOf = (area: string): string => `../../schemas/messages/pt-BR/${area}.ts`;

/** Brings the texts of some areas, or of every one that screens use, before they are painted. */
export const loadTexts = async (...names: readonly string[]): Promise<void> => {
  const files = names.length > 0 ? names.map(fileOf) : Object.keys(areas);
  await Promise.all(
    files.map(async (file) => {
      const texts = await areas[file]?.();
      if (texts) addTexts('pt-BR', texts);
    }),
  );
};

const addTexts = (locale: Locale, texts: Tree): void => {
  i18n.addResourceBundle(locale, 'translation', withOthers(texts), true, true);
  // What comes later never covers what the organisation wrote.
  if (locale === 'pt-BR') i18n.addResourceBundle(locale, 'translation', withOthers(own), true, true);
};

/** The organisation's own texts, as a tree. */
let own: Tree = {};

/** Puts the organisation's own texts, by key, in place of those of the product. */
export const putTexts = (texts: Readonly<Record<string, string>>): void => {
  putOwnTexts(new Map(Object.entries(texts)));
  own = Object.entries(texts).reduce<Tree>((tree, [key, text]) => placed(tree, key.split('.'), text), {});
  addTexts('pt-BR', {});
};

const placed = (tree: Tree, [name = '', ...rest]: readonly string[], text: string): Tree => {
  const inside = tree[name];
  return {
    ...tree,
    [name]: rest.length === 0 ? text : placed(typeof inside === 'object' ? inside : {}, rest, text),
  };
};

const translations: Partial<Record<Locale, () => Promise<Translation>>> = {
  es: async () => (await import('#schemas/messages/es/index.ts')).es,
  en: async () => (await import('#schemas/messages/en/index.ts')).en,
};

/** The language asked for last, which may still be coming. */
let asked: Locale = 'pt-BR';
export const askedLocale = (): Locale => asked;

/**
 * Changes the language of the screen; the messages of another language come only when asked for, and one that comes
 * after another was asked for is left.
 * @throws when its messages did not come: the screen stays in the language it had
 */
export const changeLocale = async (locale: Locale): Promise<void> => {
  asked = locale;
  try {
    const texts = await translations[locale]?.();
    if (asked !== locale) return;
    if (texts) addTexts(locale, texts);
    // the validation of a form speaks the same language
    putTranslation(() => texts);
    await i18n.changeLanguage(locale);
    document.documentElement.lang = locale;
  } catch (cause) {
    if (asked !== locale) return;
    asked = spoken();
    throw cause;
  }
};

/** The language that the screen has. */
const spoken = (): Locale => locales.find((locale) => locale === i18n.language) ?? 'pt-BR';
