import { AppError } from '#schemas/app-error.ts';
import type { ImportacaoProtocolo } from '#schemas/shapes/protocolo-importacao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { decide } from '#server/base/http/decide.ts';
import { perform } from '#server/conteudo/atos/index.ts';
import { excluir } from '#server/conteudo/estado/index.ts';
import { apresentarImportacao, requireImport } from './apresentar.ts';
import { holdUntouched, keepUndone, readItems } from './importacao.repository.ts';

/** Removes what an import made and nobody touched since; what somebody worked on stays. */
export const desfazerImportacao = async (ctx: Ctx, id: number): Promise<ImportacaoProtocolo> => {
  const { situacao } = await requireImport(ctx, id);
  if (situacao !== 'CONCLUIDA')
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('protocolo.importacao.andando') });
  const items = (await readItems(ctx, id)).filter(({ desfazivel }) => desfazivel);
  if (items.length === 0)
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('protocolo.importacao.nadaADesfazer') });
  for (const { ordem, protocoloId = 0 } of items) await undoOne(ctx, id, ordem, protocoloId);
  return apresentarImportacao(ctx, id);
};

const undoOne = async (ctx: Ctx, id: number, ordem: number, protocoloId: number): Promise<void> => {
  try {
    await decide(
      ctx,
      async (inner) => {
        // it was untouched when it was read; who was working on it has finished by now
        if (!(await holdUntouched(inner.db, protocoloId))) return;
        await perform(inner, excluir, protocoloId, {});
        await keepUndone(inner.db, id, ordem);
      },
      { part: ordem },
    );
  } catch (error) {
    // somebody took it meanwhile: it stays, and says so on its own page
    if (!(error instanceof AppError) || error.status >= 500) throw error;
  }
};
