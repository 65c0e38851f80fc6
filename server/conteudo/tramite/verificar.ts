import type { TramiteSituacao } from '#schemas/shapes/tramite.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { isOutOfReach } from '#server/pessoas/acesso/require-visible.ts';
import { tramitar } from './enviar.ts';
import { guardOf, loadSituation } from '#server/conteudo/atos/index.ts';
import type { Ctx } from '#server/base/http/context.ts';

/** Which of several contents may be forwarded now; of one out of reach nothing is told but that. */
export const verificar = async (ctx: Ctx, ids: readonly number[]): Promise<TramiteSituacao[]> => {
  const itens: TramiteSituacao[] = [];
  for (const id of ids) itens.push(await verifyOne(ctx, id));
  return itens;
};

const verifyOne = async (ctx: Ctx, id: number): Promise<TramiteSituacao> => {
  try {
    const { row, situation } = await loadSituation(ctx, id);
    const { permitida, motivo } = guardOf(tramitar, situation);
    return {
      id,
      tipo: row.tipo,
      permitido: permitida,
      rotulo: row.numero ?? row.assunto,
      motivo: motivo || undefined,
    };
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    return { id, permitido: false, rotulo: String(id), motivo: mensagem('erro.naoEncontrado') };
  }
};
