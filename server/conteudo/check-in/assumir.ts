import { AppError } from '#schemas/app-error.ts';
import type { CheckIn, CheckInAssumir } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { loadForAct, loadSituation, presentCheckIn } from '#server/conteudo/atos/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import { actingName } from '#server/base/http/acting-name.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';

/** Takes a content of the unit to work on; from another person only when confirmed, and that person is told. */
export const assumir = async (ctx: Ctx, { id, confirmar }: CheckInAssumir): Promise<CheckIn> => {
  const { row, situation } = await loadForAct(ctx, id, 'assumir');
  const { usuarioId } = ctx.sessao;
  if (situation.checkIn === 2) {
    const desde = new Intl.DateTimeFormat('pt-BR', {
      timeStyle: 'short',
      timeZone: ctx.ports.config.timeZone,
    });
    if (!confirmar)
      throw new AppError('emUsoPorOutraPessoa', {
        usuario: row.checkInNome ?? '',
        desde: row.checkInEm ? desde.format(row.checkInEm) : '',
      });
    await notify(ctx.db, ctx.agora, {
      usuarioIds: row.checkInUsuarioId === null ? [] : [row.checkInUsuarioId],
      tipo: 'SISTEMA',
      assunto: mensagem('documento.notificacao.assumido', {
        quem: actingName(ctx.sessao),
        numero: row.numero ?? row.assunto,
      }),
      conteudoId: id,
      rota: `principal/documento/consulta/${id}`,
    });
  }
  await ctx.db
    .updateTable('conteudo')
    .set({ checkInUsuarioId: usuarioId, checkInEm: ctx.agora })
    .where('id', '=', id)
    .execute();
  await recordEvent(ctx, {
    cadeia: `conteudo:${id}`,
    ato: 'assumido',
    conteudoId: id,
    dados: row.checkInNome && situation.checkIn === 2 ? { de: row.checkInNome } : {},
  });
  const { row: after } = await loadSituation(ctx, id);
  return presentCheckIn(after, usuarioId);
};
