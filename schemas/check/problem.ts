import { mensagem, type MessageData, type MessageKey } from '#schemas/messages/index.ts';

/** One thing wrong in a definition: where, as a JSON pointer into the file, and why, in Portuguese. */
export interface Problem {
  readonly pointer: string;
  readonly reason: string;
}

type DefinicaoKey = MessageKey extends infer K ? (K extends `definicao.${infer Rest}` ? Rest : never) : never;

/** Makes a problem; `path` is the way to the place, unescaped. */
export function problem(
  path: readonly (string | number)[],
  key: DefinicaoKey,
  data: MessageData = {},
): Problem {
  return { pointer: pointerOf(path), reason: mensagem(`definicao.${key}`, data) };
}

/** JSON pointer (RFC 6901) of a path. */
export function pointerOf(path: readonly (string | number)[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
