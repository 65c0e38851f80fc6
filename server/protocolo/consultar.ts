import type { Protocolo } from '#schemas/generated.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { acoesOf, loadSituation } from '#server/conteudo/atos/index.ts';
import { protocoloActs } from './acts.ts';
import { lerCarregado } from './ler.ts';

/** A protocol with all that its page shows. */
export const consultar = async (ctx: Ctx, id: number): Promise<Protocolo> => {
  const loaded = await loadSituation(ctx, id);
  return { ...(await lerCarregado(ctx, loaded)), acoes: acoesOf(protocoloActs, loaded.situation) };
};
