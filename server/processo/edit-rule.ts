import { tipoConteudo } from '#schemas/enums.ts';
import { condition, draft, inUse, type Rule } from '#server/conteudo/atos/index.ts';

/** Who may change what a process says of itself, until it has its number. */
export const editar = {
  nome: 'editar',
  especies: [tipoConteudo.processo],
  fase: draft,
  estado: inUse,
  exige: [condition.edits, condition.inHands, condition.notTaken],
  naLista: condition.always,
} as const satisfies Rule;
