import type { SeedIds } from '#server/inicio/seed/seed-target.ts';
import { idOf } from '../id-of.ts';
import { unidadePadrao } from '../load-documentos.ts';
import type { MundoCarregado } from '../load.ts';
import type { Momento, Relogio } from '../relogio.ts';
import type { ContextoAto } from '../target.ts';
import type { VidaTarget } from './vida-target.ts';

/** The world as its life finds it: what it is lived through, when, and by which names. */
export interface Mundo {
  readonly target: VidaTarget;
  readonly relogio: Relogio;
  readonly ids: SeedIds;
  /** Ids of contents by the key of the document. */
  readonly documentos: ReadonlyMap<string, number>;
  /** Somebody at work in their default unit, at a time of the story told by `chave`. */
  readonly quem: (login: string, em: Momento, chave: string) => ContextoAto;
  readonly id: (registro: string, chave: string) => number;
}

export const mundoDe = (
  target: VidaTarget,
  { ids, documentos }: MundoCarregado,
  relogio: Relogio,
): Mundo => ({
  target,
  relogio,
  ids,
  documentos,
  quem: (login, em, chave) => ({
    em: relogio.instante(em),
    usuarioId: idOf(ids, 'usuario', login),
    unidadeId: idOf(ids, 'unidade', unidadePadrao(login)),
    chave,
  }),
  id: (registro, chave) => idOf(ids, registro, chave),
});
