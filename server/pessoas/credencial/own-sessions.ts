import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { SessaoAtiva } from '#schemas/shapes/credencial.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { deviceInWords } from './device-words.ts';

/** A person's sessions in use, the last used first. */
export const listSessions = async (ctx: Ctx, usuarioId: number): Promise<Page<SessaoAtiva>> => {
  const rows = await ctx.db
    .selectFrom('sessao')
    .select(['id', 'agente', 'endereco', 'criadaEm', 'renovadaEm'])
    .where('usuarioId', '=', usuarioId)
    .where('encerradaEm', 'is', null)
    .where('expiraEm', '>', ctx.agora)
    .orderBy('renovadaEm', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  const itens = rows.map(({ id, agente, endereco, criadaEm, renovadaEm }) => ({
    id,
    dispositivo: deviceInWords(agente),
    endereco,
    desde: criadaEm.toISOString(),
    ultimoUso: renovadaEm.toISOString(),
    atual: id === ctx.sessao.id,
  }));
  return { itens, total: itens.length, totalExato: true };
};

/** Ends one session of a person: its next call is refused. */
export const endSession = async (ctx: Ctx, usuarioId: number, id: number): Promise<void> => {
  const { numUpdatedRows } = await ctx.db
    .updateTable('sessao')
    .set({ encerradaEm: ctx.agora })
    .where('id', '=', id)
    .where('usuarioId', '=', usuarioId)
    .where('encerradaEm', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('naoEncontrado');
  await recordEvent(ctx, { cadeia: `sessao:${id}`, ato: 'sessaoEncerrada' });
};
