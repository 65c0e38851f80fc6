import { defined } from '#schemas/defined.ts';
import type { ConhecimentoDado, TramiteConhecimento } from '#schemas/shapes/tramite.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, condition, fase, inUse, perform, type ActInput } from '#server/conteudo/atos/index.ts';
import { sendCopies } from './copias.ts';
import { readKnowledge } from './destination.ts';
import { everyKind } from '#server/conteudo/especies/index.ts';

type Knowledge = TramiteConhecimento & ActInput;

/** Lets others know of a content by copies alone: it stays with who has it. */
export const darConhecimento = act<Knowledge, undefined, readonly number[]>({
  nome: 'darConhecimento',
  especies: everyKind,
  fase: [fase.concluido],
  estado: inUse,
  exige: [
    condition.forwards,
    condition.onItsOwn,
    condition.inHands,
    condition.notTakenOrDispatcher,
    condition.removalNotAsked,
  ],
  evento: 'dadoAConhecer',
  semVersao: true,
  effect: async (ctx, { row }, pedido) => {
    const copias = await readKnowledge(ctx, row, pedido.copias);
    const texto = pedido.texto?.trim();
    return {
      dados: {
        copias: copias.map(({ rotulo }) => rotulo),
        ...defined({ texto: texto || undefined }),
      },
      resultado: await sendCopies(ctx, row, pedido, copias, null),
    };
  },
});

export const darAConhecer = async (ctx: Ctx, pedido: TramiteConhecimento): Promise<ConhecimentoDado> => {
  const { conteudoId } = pedido;
  const tramites = await perform(ctx, darConhecimento, conteudoId, pedido);
  return { conteudoId, tramites: [...tramites], enviadoEm: ctx.agora.toISOString() };
};
