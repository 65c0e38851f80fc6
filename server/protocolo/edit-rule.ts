import { tipoConteudo } from '#schemas/enums.ts';
import { condition, draft, inUse, type Rule } from '#server/conteudo/atos/index.ts';

/** Who may work on a protocol that was not concluded; no permission is asked, the content has to be within reach and in hands. */
export const editar = {
  nome: 'editar',
  especies: [tipoConteudo.arquivoDigital],
  fase: draft,
  estado: inUse,
  exige: [condition.inHands, condition.notTaken],
  naLista: condition.always,
} as const satisfies Rule;
