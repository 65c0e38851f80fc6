import type { ptBR } from '#schemas/messages/pt-BR/index.ts';

type Plural = 'zero' | 'one' | 'many' | 'other';
/** `itens_one` and `itens_other` are asked for as `itens`, with `count`. */
type Name<K extends string> = K extends `${infer Base}_${Plural}` ? Base : K;

type Leaf<T, Path extends string> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${Name<K>}` : Leaf<T[K], `${Path}${K}.`>;
}[keyof T & string];

/** A text of the catalogue; one that is missing does not compile. */
export type MessageKey = Leaf<typeof ptBR, ''>;
export type MessageValues = Readonly<Record<string, string | number | undefined>>;
