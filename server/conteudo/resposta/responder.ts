import { modelKinds } from '#server/conteudo/especies/index.ts';
import { concluded, condition, inUse, type Rule } from '#server/conteudo/atos/index.ts';

/** Who owes a reply writes it: a document tied to this one, of a model of replies. The act itself is making that document. */
export const responder = {
  nome: 'responder',
  especies: modelKinds,
  fase: concluded,
  estado: inUse,
  exige: [
    condition.permission('documentoIncluir'),
    condition.replyOwed,
    condition.inHands,
    condition.removalNotAsked,
  ],
  naLista: condition.always,
} as const satisfies Rule;
