import { ownText } from './own-texts.ts';
import { ptBR } from './pt-BR/index.ts';
import { translatedText } from './translation.ts';

type Keys<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}` }[keyof T & string];

/** Key of a text of the catalogue: `erro.naoEncontrado`. A key that does not exist does not compile. */
export type MessageKey = Keys<typeof ptBR>;

/** Values that a text names in braces. */
export type MessageData = Readonly<Record<string, string | number>>;

/** The text of a key in the language in use, Portuguese where it has no translation, with its braces filled. */
export function mensagem(key: MessageKey, data: MessageData = {}): string {
  const chosen = translatedText(key) ?? ownText(key);
  if (chosen !== undefined) return format(chosen, data);
  const text = key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], ptBR);
  return format(text as string, data);
}

/** Fills `{name}` with the value of that name; a name without a value stays as it is, so that the lack is seen. */
export function format(text: string, data: MessageData = {}): string {
  return text.replace(/\{([A-Za-z]\w*)\}/g, (whole, name: string) => {
    const value = data[name];
    return value === undefined ? whole : String(value);
  });
}
