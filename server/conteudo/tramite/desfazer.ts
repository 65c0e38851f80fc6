import { AppError } from '#schemas/app-error.ts';
import type { TramiteMotivo } from '#schemas/generated.ts';
import { loadForAct } from '#server/conteudo/atos/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';

/** Takes back a forwarding that nobody received: rescued by the sender, or cancelled when a reason is given. */
export const desfazer = async (ctx: Ctx, tramiteId: number, { motivo }: TramiteMotivo): Promise<void> => {
  const tramite = await ctx.db
    .selectFrom('tramite')
    .selectAll()
    .where('id', '=', tramiteId)
    .executeTakeFirst();
  if (!tramite || tramite.especie !== 'ENCARGO') throw new AppError('naoEncontrado');
  const { row } = await loadForAct(ctx, tramite.conteudoId, 'resgatar');
  if (row.transitoId !== tramiteId) throw new AppError('tramiteJaRecebido');
  const reason = motivo?.trim();
  const situacao = reason ? 'CANCELADO' : 'RESGATADO';
  await ctx.db
    .updateTable('tramite')
    .set({ situacao, motivo: reason ?? null })
    .where((eb) => eb.or([eb('id', '=', tramiteId), eb('envioId', '=', tramiteId)]))
    .where('situacao', '=', 'NAO_RECEBIDO')
    .execute();
  await ctx.db
    .updateTable('conteudo')
    .set((eb) => ({
      transitoId: null,
      alteradoEm: ctx.agora,
      movimentadoEm: ctx.agora,
      versao: eb('versao', '+', 1),
    }))
    .where('id', '=', row.id)
    .execute();
  await recordEvent(ctx, {
    cadeia: `conteudo:${row.id}`,
    ato: 'resgatado',
    conteudoId: row.id,
    dados: { tramite: tramiteId, situacao, ...(reason ? { motivo: reason } : {}) },
  });
};
