import { modelKinds } from '#server/conteudo/especies/index.ts';
import { concluded, condition, inUse, type Rule } from '#server/conteudo/atos/index.ts';

/** Who signs now: named and in turn, or who may name themselves where nobody was. */
export const signRule = {
  nome: 'assinar',
  especies: modelKinds,
  fase: concluded,
  estado: inUse,
  exige: [
    condition.signerOrUnnamed,
    condition.myTurn,
    condition.noFreePlace,
    condition.signedByPassword,
    condition.permission('assinatura'),
    condition.removalNotAsked,
  ],
} as const satisfies Rule;
