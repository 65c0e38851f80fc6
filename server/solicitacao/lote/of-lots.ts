import { tipoConteudo } from '#schemas/enums.ts';
import { concluded, condition, inUse, type Rule } from '#server/conteudo/atos/index.ts';

/** What is done to a lot of requests, by who has it. */
export const ofLots = {
  especies: [tipoConteudo.loteSolicitacaoServico],
  fase: concluded,
  estado: inUse,
  exige: [condition.inHands, condition.notTaken, condition.removalNotAsked],
} as const satisfies Omit<Rule, 'nome'>;
