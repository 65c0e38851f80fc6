import type { Passo } from './passo.ts';
import type { Momento } from './relogio.ts';

/**
 * The opening of most stories: somebody drafts a document and concludes it, which calls the signers. `assinaturas`
 * are those already made.
 */
export const emitir = (
  quem: string,
  criada: Momento,
  concluida: Momento,
  assinaturas: readonly (readonly [login: string, em: Momento])[] = [],
): [Passo, ...Passo[]] => [
  { em: criada, quem, ato: 'criar' },
  { em: concluida, quem, ato: 'concluir' },
  ...assinaturas.map(([login, em]): Passo => ({ em, quem: login, ato: 'assinar' })),
];
