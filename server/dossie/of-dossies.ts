import { tipoConteudo } from '#schemas/enums.ts';
import { concluded, condition, inUse, type Rule } from '#server/conteudo/atos/index.ts';

/** What is done to a dossier, by who has it. */
export const ofDossies = {
  especies: [tipoConteudo.dossie],
  fase: concluded,
  estado: inUse,
  exige: [condition.edits, condition.inHands, condition.notTaken, condition.removalNotAsked],
} as const satisfies Omit<Rule, 'nome'>;
