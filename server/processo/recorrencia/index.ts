import { processoRecorrenciaApi } from '#schemas/api/processo-recorrencia.ts';
import { AppError } from '#schemas/app-error.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { RecorrenciaMarcar } from '#schemas/shapes/processo-recorrencia.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { implement, type Implementation } from '#server/base/http/implement.ts';
import { guardOf, loadOfKind, loadSituation, perform, requireAllowed } from '#server/conteudo/atos/index.ts';
import { abrir, abrirDoDia, abrirRecorrencias } from './abrir.ts';
import { adiar, cancelar, marcar, recorrer, workingDates } from './act.ts';
import { tipoConteudo } from '#schemas/enums.ts';

export { abrirDoDia, abrirRecorrencias };

/** What says the days of a table. */
const tableOf = ({ periodicidade, inicio, ate }: RecorrenciaMarcar) => {
  if (periodicidade === undefined || inicio === undefined || ate === undefined)
    throw new AppError('requisicaoInvalida');
  return { periodicidade, inicio, ate };
};

/** `consultar` answers the process as it is after. */
export const processoRecorrenciaRoutes = (
  consultar: (ctx: Ctx, id: number) => Promise<Processo>,
): readonly Implementation[] =>
  implement(processoRecorrenciaApi, {
    verificar: async (ctx, { params }) => {
      await loadOfKind(ctx, params.id, tipoConteudo.processo);
      return guardOf(recorrer, (await loadSituation(ctx, params.id)).situation);
    },
    gerarTabela: async (ctx, { query: { processoId, ...asked } }) => {
      await loadOfKind(ctx, processoId, tipoConteudo.processo);
      const { row, situation } = await loadSituation(ctx, processoId);
      requireAllowed(recorrer, situation);
      const dates = await workingDates(ctx, row.detentorUnidadeId, asked);
      return { itens: dates.map((data) => ({ data })), total: dates.length, totalExato: true };
    },
    criar: async (ctx, { params: { a, b }, body }) => {
      await loadOfKind(ctx, a, tipoConteudo.processo);
      if (b === 0) await perform(ctx, marcar, a, tableOf(body));
      else {
        requireAllowed(recorrer, (await loadSituation(ctx, a)).situation);
        await abrir(ctx, a, b);
      }
      return consultar(ctx, a);
    },
    cancelar: async (ctx, { body: { processoId, ...changed } }) => {
      await loadOfKind(ctx, processoId, tipoConteudo.processo);
      await perform(ctx, cancelar, processoId, changed);
      return consultar(ctx, processoId);
    },
    adiar: async (ctx, { body: { processoId, ...changed } }) => {
      await loadOfKind(ctx, processoId, tipoConteudo.processo);
      await perform(ctx, adiar, processoId, changed);
      return consultar(ctx, processoId);
    },
  });
