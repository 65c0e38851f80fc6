import { modelKinds } from '#server/conteudo/especies/index.ts';
import { act, concluded, condition, fase, inUse, type ActInput } from '#server/conteudo/atos/index.ts';
import { tellReply } from '#server/conteudo/resposta/index.ts';
import { openVersion } from './open-version.ts';

/** Opens the next version of a concluded document, to be changed and concluded: the signatures of the present one are cancelled. */
export const versionar = act<ActInput>({
  nome: 'versionar',
  especies: modelKinds,
  fase: concluded,
  estado: inUse,
  exige: [
    condition.permission('documentoEditar'),
    condition.onItsOwn,
    condition.inHands,
    condition.notTaken,
    condition.unpublished,
    condition.removalNotAsked,
  ],
  para: { fase: fase.minuta },
  evento: 'versaoAberta',
  effect: (ctx, { row }) => openVersion(ctx, row),
  follow: (ctx, { row }) => tellReply(ctx, row.id),
});
