import { modelKinds } from '#server/conteudo/especies/index.ts';
import { anyPhase, condition, inUse, type Rule } from '#server/conteudo/atos/index.ts';

/** Who says what a document came from: who made it, or has it in hands. Its text does not change, nor grow old, by it. */
export const mudarVinculo = {
  nome: 'mudarVinculo',
  especies: modelKinds,
  fase: anyPhase,
  estado: inUse,
  exige: [condition.permission('documentoEditar'), condition.authorOrHolder, condition.removalNotAsked],
} as const satisfies Rule;
