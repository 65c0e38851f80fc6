import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { loadSituation } from '#server/conteudo/atos/index.ts';

/** Of another kind, it is not there: the calls of protocols are of protocols. */
export const requireProtocolo = async (ctx: Ctx, id: number): Promise<void> => {
  const { row } = await loadSituation(ctx, id);
  if (row.tipo !== tipoConteudo.arquivoDigital) throw new AppError('naoEncontrado');
};
