import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { calendarOfUnit, type BusinessCalendar } from './business-calendar.ts';

interface Open {
  readonly tabela:
    | 'tramite'
    | 'retorno'
    | 'resposta'
    | 'documentoAssinante'
    | 'solicitacao'
    | 'intimacao'
    | 'ciencia'
    | 'fluxoAtividade';
  readonly id: number;
  readonly unidadeId: number;
  readonly prazo: string;
}

/**
 * Moves what is still open and would end, from a day on, on a day without business: a holiday or a downtime became
 * known after the deadline was given. What already ended on a business day stays as it is.
 */
export const shiftOpenDeadlines = async (ctx: Ctx, from: string): Promise<void> => {
  const { rows } = await sql<Open>`
    select 'tramite' as tabela, t.id, t.para_unidade_id as unidade_id, t.prazo from tramite t
    where t.situacao = 'NAO_RECEBIDO' and t.prazo >= ${from}::date
    union all
    select 'retorno', t.id, t.para_unidade_id, t.prazo_retorno from tramite t
    where t.retorno_obrigatorio and t.situacao in ('NAO_RECEBIDO', 'RECEBIDO') and t.retorno_id is null
      and t.prazo_retorno >= ${from}::date
    union all
    select 'resposta', t.id, t.para_unidade_id, t.prazo_resposta from tramite t
    where t.pede_resposta and t.situacao in ('NAO_RECEBIDO', 'RECEBIDO') and t.prazo_resposta >= ${from}::date
    union all
    -- who is from outside is of no unit: the calendar is that of who has the document
    select 'documentoAssinante', s.id, coalesce(s.unidade_id, c.detentor_unidade_id), s.prazo
    from documento_assinante s join conteudo c on c.id = s.documento_id
    where s.situacao = 'PENDENTE' and s.prazo >= ${from}::date
    union all
    select 'solicitacao', s.id, c.detentor_unidade_id, s.prazo from solicitacao s join conteudo c on c.id = s.id
    where s.situacao = 'DEVOLUCAO' and s.prazo >= ${from}::date
    union all
    select 'intimacao', i.id, i.unidade_id, i.prazo from intimacao i
    where i.respondida_em is null and i.prazo >= ${from}::date
    union all
    select 'ciencia', i.id, i.unidade_id, i.tacita_em from intimacao i
    where i.cancelada_em is null and i.respondida_em is null and i.ciencia is distinct from 'LEITURA'
      and i.tacita_em >= ${from}::date
    union all
    select 'fluxoAtividade', a.id, i.iniciador_unidade_id, a.prazo from fluxo_atividade a
    join fluxo_instancia i on i.id = a.instancia_id where a.situacao = 'ABERTA' and a.prazo >= ${from}::date`.execute(
    ctx.db,
  );
  const calendars = new Map<number, BusinessCalendar>();
  for (const { tabela, id, unidadeId, prazo } of rows) {
    const calendar = calendars.get(unidadeId) ?? (await calendarOfUnit(ctx, unidadeId));
    calendars.set(unidadeId, calendar);
    const end = calendar.fromOn(prazo);
    if (end !== prazo) await move(ctx, tabela, id, end);
  }
};

const move = async ({ db }: Ctx, tabela: Open['tabela'], id: number, end: string): Promise<void> => {
  if (tabela === 'fluxoAtividade')
    await sql`update fluxo_atividade set prazo = ${end}::date where id = ${id}`.execute(db);
  else if (tabela === 'retorno')
    await db.updateTable('tramite').set({ prazoRetorno: end }).where('id', '=', id).execute();
  else if (tabela === 'resposta')
    await db.updateTable('tramite').set({ prazoResposta: end }).where('id', '=', id).execute();
  else if (tabela === 'solicitacao') {
    await db.updateTable('solicitacao').set({ prazo: end }).where('id', '=', id).execute();
    await db.updateTable('conteudo').set({ vencimento: end }).where('id', '=', id).execute();
  }
  // what was taken as read on a day that had no business may still be opened: it is taken as read on the next
  else if (tabela === 'ciencia')
    await db
      .updateTable('intimacao')
      .set({
        tacitaEm: end,
        ciencia: null,
        cienciaEm: null,
        cienciaDia: null,
        prazo: null,
        certidaoEm: null,
      })
      .where('id', '=', id)
      .execute();
  else await db.updateTable(tabela).set({ prazo: end }).where('id', '=', id).execute();
};
