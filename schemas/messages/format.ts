import { ownText } from './own-texts.ts';
import { translatedText } from './translation.ts';

/** Keys of the texts of areas: `erro.naoEncontrado`. */
export type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];

/** Values that a text names in braces. */
export type MessageData = Readonly<Record<string, string | number>>;

/** Fills `{name}` with the value of that name; a name without a value stays as it is, so that the lack is seen. */
export function format(text: string, data: MessageData = {}): string {
  return text.replace(/\{([A-Za-z]\w*)\}/g, (whole, name: string) => {
    const value = data[name];
    return value === undefined ? whole : String(value);
  });
}

/**
 * The reader of the texts of some areas: the text of a key in the language in use, Portuguese where it has no translation,
 * with its braces filled. What the browser runs too names the few areas that it reads, so that the others do not come along.
 */
export function textsOf<T extends object>(areas: T): (key: KeysOf<T>, data?: MessageData) => string {
  return (key, data = {}) => {
    const chosen = translatedText(key) ?? ownText(key);
    if (chosen !== undefined) return format(chosen, data);
    const text = key
      .split('.')
      .reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], areas);
    return format(text as string, data);
  };
}
