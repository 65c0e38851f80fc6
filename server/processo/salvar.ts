import { defined } from '#schemas/defined.ts';
import { AppError } from '#schemas/app-error.ts';
import type { ProcessoSalvar } from '#schemas/shapes/processo.ts';
import { date } from '#schemas/formats/date.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, type Done, type Loaded } from '#server/conteudo/atos/index.ts';
import { camposOf, saveCampos } from '#server/conteudo/campos/index.ts';
import { tellClosed } from '#server/conteudo/assinatura/index.ts';
import { changedFacts, chosenRecordErrors, keepInterested } from '#server/conteudo/dados/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { editar } from './edit-rule.ts';
import { indexProcess } from './index-process.ts';

/** Keeps what a process without number says of itself: only the parts that were sent. */
export const guardar = act<ProcessoSalvar>({
  ...editar,
  evento: 'salvo',
  effect: async (ctx, loaded, input) => {
    await checkReferences(ctx, loaded, input);
    if (input.campos) await saveCampos(ctx, camposOf(loaded.row), input.campos);
    if (input.interessados) await keepInterested(ctx, input.id, input.interessados);
    await saveOwn(ctx, input);
    return saveFacts(ctx, loaded, input);
  },
  follow: async (ctx, { row }, { nivelAcesso, sigilo }) => {
    await indexProcess(ctx, row.id);
    if (nivelAcesso !== undefined || sigilo !== undefined) await tellClosed(ctx, row.id);
  },
});

const checkReferences = async (ctx: Ctx, { row }: Loaded, input: ProcessoSalvar): Promise<void> => {
  const erros = await chosenRecordErrors(ctx, row, input);
  if (input.vencimento && !date.accepts(input.vencimento))
    erros.push({ campo: 'vencimento', mensagem: mensagem('documento.recusa.data') });
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
};

const saveOwn = async ({ db }: Ctx, { id, assuntoClasseId, observacoes }: ProcessoSalvar): Promise<void> => {
  const changed = defined({
    classeId: assuntoClasseId === 0 ? null : assuntoClasseId,
    observacoes: observacoes === undefined ? undefined : observacoes.trim() || null,
  });
  if (Object.keys(changed).length > 0)
    await db.updateTable('processo').set(changed).where('id', '=', id).execute();
};

const saveFacts = async (ctx: Ctx, { row }: Loaded, input: ProcessoSalvar): Promise<Done<void>> => {
  if (input.nivelAcesso === 'SIGILOSO')
    await grantAccess(ctx.db, row.id, ctx.agora, [{ usuarioId: ctx.sessao.usuarioId, motivo: 'sigiloso' }]);
  const { colunas, dados } = changedFacts(row, input);
  return {
    colunas,
    dados,
    evento: Object.keys(dados).length > 0 ? undefined : (false as const),
    resultado: undefined,
  };
};
