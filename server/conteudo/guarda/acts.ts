import { act, anyState, concluded, condition, type ActInput } from '#server/conteudo/atos/index.ts';
import { ownKinds } from '#server/conteudo/especies/index.ts';
import { leavePlaces, putInPlace } from './put-in-place.ts';

interface Putting extends ActInput {
  readonly localId: number;
  readonly espessura?: number | undefined;
  readonly soPapel?: boolean | undefined;
}

/** Puts the paper of what the unit has in a place of its archive, or moves it there from another. */
export const guardar = act<Putting>({
  nome: 'guardar',
  especies: ownKinds,
  fase: concluded,
  estado: anyState,
  exige: [condition.permission('arquivoGuardar'), condition.inHandsOrMyArchive, condition.removalNotAsked],
  semVersao: true,
  evento: 'guardado',
  effect: async (ctx, { row }, { localId, espessura, soPapel }) => {
    await putInPlace(ctx, [row.id], localId, { espessura, soPapel });
    // each thing that is put somewhere leaves its own event
    return { evento: false, resultado: undefined };
  },
});

interface Taking extends ActInput {
  readonly semPapel?: boolean | undefined;
}

/** Takes it out of its place: who took it, and why, is kept. */
export const retirarDoLocal = act<Taking>({
  nome: 'retirarDoLocal',
  especies: ownKinds,
  fase: concluded,
  estado: anyState,
  exige: [condition.permission('arquivoGuardar'), condition.inMyArchive, condition.removalNotAsked],
  semVersao: true,
  comMotivo: true,
  evento: 'retiradoDoLocal',
  effect: async (ctx, { row }, { semPapel }) => {
    const local = await leavePlaces(ctx, [row.id]);
    return {
      colunas: semPapel ? { suporte: 'DIGITAL', espessuraMm: null } : {},
      dados: { local: local.get(row.id) },
      resultado: undefined,
    };
  },
});
