import { concluded, condition, inUse, type Rule } from '#server/conteudo/atos/index.ts';
import { signedKinds } from '#server/conteudo/especies/index.ts';

/** Who signs with a certificate now: named for it, in turn, and by themselves: nobody does it in another's place. */
export const certificateRule = {
  nome: 'assinarCertificado',
  especies: signedKinds,
  fase: concluded,
  estado: inUse,
  exige: [
    condition.signer,
    condition.signedByCertificate,
    condition.myTurn,
    condition.noFreePlace,
    condition.inOwnName,
    condition.permission('assinaturaCertificado'),
    condition.flag('usaCertificadoDigital'),
    condition.removalNotAsked,
  ],
} as const satisfies Rule;
