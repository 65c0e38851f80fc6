import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { acoesOf, loadSituation } from '#server/conteudo/atos/index.ts';
import { recebimentoADesfazer } from '#server/conteudo/tramite/index.ts';
import { protocoloActs } from './acts.ts';
import { lerCarregado } from './ler.ts';

/** A protocol with all that its page shows. A copy is compared once; only another file makes it possible again. */
export const consultar = async (ctx: Ctx, id: number): Promise<Protocolo> => {
  const loaded = await loadSituation(ctx, id);
  const protocolo = await lerCarregado(ctx, loaded);
  const acoes = acoesOf(protocoloActs, loaded.situation);
  return {
    ...protocolo,
    ...(await recebimentoADesfazer(ctx, loaded)),
    acoes: protocolo.conferencia ? acoes.filter(({ nome }) => nome !== 'conferir') : acoes,
  };
};
