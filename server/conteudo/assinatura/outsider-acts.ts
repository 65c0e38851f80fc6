import { modelKinds } from '#server/conteudo/especies/index.ts';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { act, concluded, condition, inUse, type ActInput } from '#server/conteudo/atos/index.ts';
import { afterSignature, keepSignature, requireFrozen } from './keep-signature.ts';
import { keepRefusal, tellRefusal } from './recusar-assinatura.ts';

/** Somebody from outside has no permission of a profile: what lets them is that they were named, and in turn. */
const asOutsider = {
  especies: modelKinds,
  fase: concluded,
  estado: inUse,
} as const;

interface Signing extends ActInput {
  /** Of the file that they were shown. */
  readonly visto: Buffer;
}

/** The signature of somebody from outside, with the password and a code of one time: advanced (Lei 14.063/2020, art. 4, II). */
export const assinarDeFora = act<Signing, undefined, string>({
  ...asOutsider,
  nome: 'assinarDeFora',
  exige: [condition.signer, condition.myTurn, condition.noFreePlace, condition.removalNotAsked],
  evento: 'assinado',
  effect: async (ctx, { row }, { visto }) => {
    const { sha256 } = await requireFrozen(ctx, row);
    if (!sha256.equals(visto))
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('externo.motivo.outroArquivo') });
    return keepSignature(ctx, row, {
      assinanteId: row.minhaAssinatura?.id ?? 0,
      nivel: 'AVANCADA',
      sha256,
      porUsuarioId: null,
      imagemId: null,
    });
  },
  follow: (ctx, { row }) => afterSignature(ctx, row),
});

/** The refusal of somebody from outside: it has the same effects as that of anybody. */
export const recusarDeFora = act<ActInput>({
  ...asOutsider,
  nome: 'recusarDeFora',
  exige: [condition.signer, condition.myTurn, condition.removalNotAsked],
  evento: 'assinaturaRecusada',
  comMotivo: true,
  effect: keepRefusal,
  follow: tellRefusal,
});
