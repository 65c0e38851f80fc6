import { sql } from 'kysely';
import { recordEvents } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { estado } from '#server/conteudo/atos/index.ts';

/** Closes those of some lots in which every request was answered: there is nothing left to do with them together. */
export const closeEnded = async (ctx: Ctx, loteIds: readonly number[]): Promise<void> => {
  if (loteIds.length === 0) return;
  const { db, agora } = ctx;
  await sql`select from conteudo where id = any(${[...loteIds]}::bigint[]) order by id for update`.execute(
    db,
  );
  const { rows } = await sql<{ id: number }>`
    update conteudo l set estado = ${estado.standby}, versao = l.versao + 1, alterado_em = ${agora}, movimentado_em = ${agora},
      check_in_usuario_id = null, check_in_em = null
    where l.id = any(${[...loteIds]}::bigint[]) and l.estado = ${estado.corrente} and l.excluido_em is null
      and exists (select from lote_solicitacoes_item i where i.lote_id = l.id and i.saida_em is null)
      and not exists (select from lote_solicitacoes_item i join solicitacao s on s.id = i.solicitacao_id
        where i.lote_id = l.id and i.saida_em is null and s.encerrada_em is null)
    returning l.id::integer as id`.execute(db);
  await recordEvents(
    ctx,
    rows.map(({ id }) => ({
      cadeia: `conteudo:${id}`,
      ato: 'loteSolicitacoesEncerrado',
      conteudoId: id,
      dados: { de: estado.corrente, para: estado.standby },
    })),
  );
};

/** The same, of the lots that a request is in. */
export const closeLotsOf = async (ctx: Ctx, solicitacaoId: number): Promise<void> => {
  const rows = await ctx.db
    .selectFrom('loteSolicitacoesItem')
    .select('loteId')
    .where('solicitacaoId', '=', solicitacaoId)
    .where('saidaEm', 'is', null)
    .execute();
  await closeEnded(
    ctx,
    rows.map(({ loteId }) => loteId),
  );
};
