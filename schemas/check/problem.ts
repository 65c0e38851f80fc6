import { defined } from '#schemas/defined.ts';
import { mensagem, type MessageData, type MessageKey } from '#schemas/messages/index.ts';
import { closest } from './closest.ts';

/** One thing wrong in a definition: where, as a JSON pointer into the file, and why, in Portuguese. */
export interface Problem {
  readonly pointer: string;
  readonly reason: string;
}

/** A name that does not exist, of which the nearest one that does may be offered. */
export interface Unknown {
  readonly of: 'campo' | 'registro' | 'icone';
  readonly name: string;
}

/** A problem before a nearer name is looked for. */
export interface Found extends Problem {
  readonly unknown?: Unknown;
}

type DefinicaoKey = MessageKey extends infer K ? (K extends `definicao.${infer Rest}` ? Rest : never) : never;

const unknowns: Partial<Record<DefinicaoKey, Unknown['of']>> = {
  campoInexistente: 'campo',
  relacaoDesconhecida: 'registro',
  iconeDesconhecido: 'icone',
};

/** Makes a problem; `path` is the way to the place, unescaped. */
export function problem(
  path: readonly (string | number)[],
  key: DefinicaoKey,
  data: MessageData = {},
): Found {
  const of = unknowns[key];
  return {
    pointer: pointerOf(path),
    reason: mensagem(`definicao.${key}`, data),
    ...defined({ unknown: of ? { of, name: String(data[of]) } : undefined }),
  };
}

/** Says which of the names that exist was probably meant. */
export function withNearest({ pointer, reason }: Problem, name: string, among: Iterable<string>): Problem {
  const nearest = closest(name, among);
  return nearest === undefined
    ? { pointer, reason }
    : { pointer, reason: mensagem('definicao.quisDizer', { motivo: reason, nome: nearest }) };
}

/** JSON pointer (RFC 6901) of a path. */
function pointerOf(path: readonly (string | number)[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
