import { tipoConteudo } from '#schemas/enums.ts';
import { concluded, condition, inUse, type Rule } from '#server/conteudo/atos/index.ts';

/** What is done to a piece, by who has it, or has what it is in. */
export const ofPecas = {
  especies: [tipoConteudo.peca],
  fase: concluded,
  estado: inUse,
  exige: [condition.whereItTravelsIsOpen, condition.inHands, condition.notTaken, condition.removalNotAsked],
} as const satisfies Omit<Rule, 'nome'>;
