import { modelKinds } from '#server/conteudo/especies/index.ts';
import { condition, draft, inUse, type Rule } from '#server/conteudo/atos/index.ts';

/** Who may work on a draft now; every act on what it says, or on who signs it, stands on it. */
export const editar = {
  nome: 'editar',
  especies: modelKinds,
  fase: draft,
  estado: inUse,
  exige: [condition.permission('documentoEditar'), condition.inHandsOrCollaborating, condition.notTaken],
  naLista: condition.always,
} as const satisfies Rule;
