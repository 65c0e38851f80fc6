import { modelKinds } from '#server/conteudo/especies/index.ts';
import { act, concluded, condition, fase, inUse, type ActInput } from '#server/conteudo/atos/index.ts';
import { tellReply } from '#server/conteudo/resposta/index.ts';
import { openVersion } from './open-version.ts';

/** Takes a concluded document that nobody signed back to draft. */
export const reverterMinuta = act<ActInput>({
  nome: 'reverterMinuta',
  especies: modelKinds,
  fase: concluded,
  estado: inUse,
  exige: [
    condition.flag('reverterMinuta'),
    condition.onItsOwn,
    condition.inHands,
    condition.notTaken,
    condition.unsigned,
    condition.unpublished,
    condition.removalNotAsked,
  ],
  para: { fase: fase.minuta },
  naLista: condition.always,
  evento: 'revertido',
  comMotivo: true,
  effect: (ctx, { row }) => openVersion(ctx, row),
  follow: (ctx, { row }) => tellReply(ctx, row.id),
});
