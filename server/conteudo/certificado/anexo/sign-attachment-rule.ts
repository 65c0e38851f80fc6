import { condition, anyPhase, inUse, type Rule } from '#server/conteudo/atos/index.ts';
import { everyKind } from '#server/conteudo/especies/index.ts';

/** Who signs a file joined to a content: who has it in hands, whoever writes in it now, with a certificate of their own. */
export const assinarAnexoRule = {
  nome: 'assinarAnexo',
  especies: everyKind,
  fase: anyPhase,
  estado: inUse,
  exige: [
    condition.edits,
    condition.inHandsOrCollaborating,
    condition.inOwnName,
    condition.permission('assinaturaCertificado'),
    condition.flag('usaCertificadoDigital'),
    condition.removalNotAsked,
  ],
} as const satisfies Rule;
